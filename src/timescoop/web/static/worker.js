// The service worker: what needs no seat opens without a line, turn alerts arrive, and no page of a seat is ever kept.
"use strict";

const KEPT = "timescoop pages";
const MOST = 120; // pages and files
const OFFLINE = "/offline";
const PUBLIC = /^\/(?:rules|learn|cards|guides|static|pictures|offline)(?:\/|$)|^\/games\/[^/]+\/look\.css$|^\/preferences\.css$/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(OFFLINE)).then(() => self.skipWaiting()));
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

async function keep(request, answer) {
  const kept = await caches.open(KEPT);
  await kept.put(request, answer);
  const all = await kept.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST))) if (!old.url.endsWith(OFFLINE)) await kept.delete(old);
}

// A page out of the cache says so: its body has a class that shows a line at its top.
async function marked(answer) {
  if (!(answer.headers.get("content-type") ?? "").startsWith("text/html")) return answer;
  const text = (await answer.text()).replace("<body", '<body data-offline="yes"');
  return new Response(text, { status: 200, headers: answer.headers });
}

async function answered(request) {
  const address = new URL(request.url), open = PUBLIC.test(address.pathname);
  try {
    const answer = await fetch(request);
    if (answer.ok && open && answer.type === "basic" && !answer.redirected) await keep(request, answer.clone());
    return answer;
  } catch (error) {
    const found = open && (await caches.match(request, { ignoreVary: true }));
    if (found) return marked(found);
    if (request.mode === "navigate") return (await caches.match(OFFLINE)) ?? Response.error();
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  if ((request.headers.get("accept") ?? "").includes("text/event-stream")) return;
  event.respondWith(answered(request));
});

// ---- alerts

self.addEventListener("push", (event) => {
  let told = {};
  try { told = event.data.json(); } catch { /* an empty message: it is still somebody's turn */ }
  const path = /^\/matches\/[\w-]+$/.test(told.path ?? "") ? told.path : "/";
  event.waitUntil(self.registration.showNotification(told.title ?? "Timescoop", {
    body: told.body ?? "", tag: path, icon: "/static/icon-192.png", data: { path },
  }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/";
  event.waitUntil(self.clients.matchAll({ type: "window" }).then((pages) => {
    const open = pages.find((page) => new URL(page.url).pathname === path);
    return open ? open.focus() : self.clients.openWindow(path);
  }));
});
