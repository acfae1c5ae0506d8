"""pgx, games in JAX: a thousand tables are played at once, each begun anew when it ends. They never change."""

import random
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset

from timing import Found, peak_kb, speed

AT_ONCE, STEPS = 1024, 50


def measured(game: str, seconds: float) -> Found:
    """The figures of one of its games; what compiling it takes is left out."""
    env = pgx.make(game)
    step = jax.vmap(auto_reset(env.step, env.init))

    def once(tables: Any, key: Any) -> tuple[Any, Any]:
        choosing, dealing = jax.random.split(key)
        legal = jnp.log(tables.legal_action_mask.astype(jnp.float32))
        tables = step(tables, jax.random.categorical(choosing, legal, axis=-1), jax.random.split(dealing, AT_ONCE))
        return tables, tables.terminated.sum()

    many = jax.jit(lambda tables, key: jax.lax.scan(once, tables, jax.random.split(key, STEPS)))
    laid = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), AT_ONCE))]

    def play(_rng: random.Random, seed: int) -> tuple[int, int]:
        laid[0], ended = jax.block_until_ready(many(laid[0], jax.random.PRNGKey(seed)))
        return AT_ONCE * STEPS, int(ended.sum())

    rate, length = speed(play, seconds)
    return {"decisions/s": rate, "decisions a game": length, "decision": 1e6 / rate, "memory": peak_kb() / 1000}
