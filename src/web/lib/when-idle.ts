const LATEST_MS = 5000;

/**
 * Fetches a file of the app once the page stands and the browser has nothing else to do, so that it is there when it is needed, also
 * where the server no longer is. One that does not arrive is reported where it is used.
 */
export function fetchWhenIdle(load: () => Promise<unknown>): void {
  const run = () => {
    load().catch(() => undefined);
  };
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: LATEST_MS });
  else setTimeout(run, LATEST_MS);
}
