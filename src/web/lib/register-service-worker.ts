/** Installs the worker of public/service-worker.js, after the page itself has loaded; without one everything but offline and sharing works. */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  window.addEventListener("load", () => {
    // `none`: the browser asks for the worker itself each time, never for a kept copy. A refusal (private window) changes nothing.
    navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" }).catch(() => undefined);
  });
}
