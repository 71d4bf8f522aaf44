// Two things only: a page to show without a connection, and files that another app shares into this one. No answer of the server is
// ever kept, and no page of a person: where there is no connection, nobody's figures lie on the device.
const CACHE = "offline-1";
const OFFLINE_PAGE = "/offline.html";
const OFFLINE_FILES = [OFFLINE_PAGE, "/offline.css", "/favicon.svg", "/theme-early.js"];
const SHARE_ADDRESS = "/upload";

// The same names as in lib/shared-files.ts, which takes out what is put in here.
const INBOX = "shared-files";
const STORE = "files";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(OFFLINE_FILES.map((path) => new Request(path, { cache: "reload" }))))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === "POST" && request.mode === "navigate" && pathname === SHARE_ADDRESS) {
    event.respondWith(takeShared(request));
  } else if (request.method === "GET" && request.mode === "navigate" && !pathname.startsWith("/api/")) {
    event.respondWith(fetch(request).catch(() => ownFile(OFFLINE_PAGE)));
  } else if (request.method === "GET" && OFFLINE_FILES.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => ownFile(pathname)));
  }
});

async function ownFile(path) {
  return (await caches.match(path)) ?? Response.error();
}

/** The files wait in the browser until the upload page takes them out: signing in may come first. */
async function takeShared(request) {
  try {
    const form = await request.formData();
    await keep(form.getAll("files").filter((entry) => entry instanceof File && entry.size > 0));
    return Response.redirect(`${SHARE_ADDRESS}?shared=files`, 303);
  } catch {
    return Response.redirect(`${SHARE_ADDRESS}?shared=failed`, 303);
  }
}

function keep(files) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(INBOX, 1);
    opening.addEventListener("upgradeneeded", () =>
      opening.result.createObjectStore(STORE, { autoIncrement: true }),
    );
    opening.addEventListener("error", () => reject(opening.error));
    opening.addEventListener("success", () => {
      const database = opening.result;
      const writing = database.transaction(STORE, "readwrite");
      for (const file of files) writing.objectStore(STORE).add({ file, sharedAt: Date.now() });
      writing.addEventListener("complete", () => {
        database.close();
        resolve();
      });
      writing.addEventListener("abort", () => {
        database.close();
        reject(writing.error);
      });
    });
  });
}
