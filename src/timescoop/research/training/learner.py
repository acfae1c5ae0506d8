"""The network while it learns: gradients by JAX, steps by Optax."""

from __future__ import annotations

import itertools
from functools import partial
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
import optax

from timescoop.bots import EVALUATION, Layer

CLIP: Final = 1.0
DECAY: Final = 1e-4
Weights = list[tuple[Any, Any]]  # of each layer: a matrix and what is added


def first_weights(width: int, hidden: tuple[int, ...], seed: int) -> Weights:
    """Weights to begin with: those of the last layer are 0, so that the game's own evaluation stands alone."""
    dice = np.random.default_rng(seed)
    sizes = (width, *hidden, 1)
    layers: Weights = []
    for nth, (inputs, outputs) in enumerate(itertools.pairwise(sizes)):
        scale = 0.0 if nth == len(sizes) - 2 else np.sqrt(2 / max(1, min(inputs, 64)))
        layers.append((dice.normal(0, 1, (inputs, outputs)).astype(np.float32) * np.float32(scale),
                       np.zeros(outputs, np.float32)))  # fmt: skip
    return layers


def corrections(weights: Weights, x: Any) -> Any:
    """What the network adds to the log odds of the game's own evaluation."""
    for matrix, bias in weights[:-1]:
        x = jax.nn.relu(x @ matrix + bias)
    matrix, bias = weights[-1]
    return (x @ matrix + bias)[:, 0]


def loss_of(weights: Weights, x: Any, priors: Any, targets: Any) -> Any:
    """The cross entropy of the chances against their targets, in nats a position."""
    odds = priors + corrections(weights, x)
    return jnp.mean(jnp.logaddexp(0.0, odds) - targets * odds)


def rule_of(rate: float) -> optax.GradientTransformation:
    """How weights change by their slopes: Adam with a small decay."""
    return optax.chain(optax.clip_by_global_norm(CLIP), optax.adamw(rate, weight_decay=DECAY))


@partial(jax.jit, static_argnames="rate")
def one_step(weights: Any, state: Any, x: Any, priors: Any, targets: Any, rate: float) -> Any:
    """Weights and state after a step, and the loss before it."""
    loss, slope = jax.value_and_grad(loss_of)(weights, x, priors, targets)
    change, state = rule_of(rate).update(slope, state, weights)
    return optax.apply_updates(weights, change), state, loss


class Learner:
    """Weights that learn from batches.

    Args:
        weights: To begin with.
        rate: The learning rate of Adam.
    """

    def __init__(self, weights: Weights, rate: float) -> None:
        self.rate = rate
        self.weights: Weights = jax.tree.map(jnp.asarray, weights)
        self.state: Any = rule_of(rate).init(self.weights)

    def learn(self, features: Any, seats: Any, targets: Any) -> float:
        """Take one step by a batch; the loss before it."""
        x = np.asarray(features, np.float32)
        now = (self.weights, self.state, x, priors_of(x, seats), targets)
        self.weights, self.state, loss = one_step(*now, rate=self.rate)
        return float(loss)

    def layers(self) -> list[Layer]:
        """The weights as plain lists, rounded to 16 bits as they are kept."""
        halves = [(np.asarray(a, np.float16), np.asarray(b, np.float16)) for a, b in self.weights]
        return [(a.astype(float).tolist(), b.astype(float).tolist()) for a, b in halves]

    def arrays(self) -> dict[str, Any]:
        """All that goes on from here, by names: weights, and the averages of Adam."""
        leaves = jax.tree.leaves((self.weights, self.state))
        return {f"leaf{nth}": np.asarray(leaf) for nth, leaf in enumerate(leaves)}

    def restore(self, arrays: Any) -> None:
        """Go on from what `arrays` told."""
        there = jax.tree.structure((self.weights, self.state))
        leaves = [jnp.asarray(arrays[f"leaf{nth}"]) for nth in range(there.num_leaves)]
        self.weights, self.state = jax.tree.unflatten(there, leaves)


def priors_of(x: Any, seats: Any) -> Any:
    """The log odds by the game's own evaluation, row by row."""
    counts = np.asarray(seats, np.float32)
    return x[:, EVALUATION] - np.log(np.maximum(counts - 1, 1))
