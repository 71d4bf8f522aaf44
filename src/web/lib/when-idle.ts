/** After this the page's own files and answers are there on most networks; what is fetched ahead must not compete with them. */
const WAIT_MS = 3000;

/**
 * Fetches a file of the app some time after the page, so that it is there when it is needed, also where the server no longer is. One
 * that does not arrive is reported where it is used. Returns what calls it off.
 */
export function fetchWhenIdle(load: () => Promise<unknown>): () => void {
  const timer = setTimeout(() => {
    load().catch(() => undefined);
  }, WAIT_MS);
  return () => clearTimeout(timer);
}
