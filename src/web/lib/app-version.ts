/** Asking takes no longer than this: whoever waits for the answer is shown something. */
const ANSWER_MS = 5000;

const listeners = new Set<() => void>();
/** The script that this page began with. */
let firstScript: string | undefined;
let isOutdated = false;
let asking: Promise<void> | undefined;

/** Whether the server is known to have a newer release than the one this page was opened with. */
export function isAppOutdated(): boolean {
  return isOutdated;
}

export function subscribeToAppVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Asks the server whether it still has the script that this page began with: its name holds a hash of everything it leads to, so
 * another release has another one. No answer, or any but "not there", tells nothing. Once outdated a page stays it until it is loaded
 * again, which is left to the person: what they are typing would be lost.
 */
export function checkAppVersion(): Promise<void> {
  if (firstScript === undefined || isOutdated) return Promise.resolve();
  asking ??= ask(firstScript).finally(() => {
    asking = undefined;
  });
  return asking;
}

async function ask(script: string): Promise<void> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const answer = await fetch(script, { method: "HEAD", cache: "no-store", signal }).catch(() => undefined);
  if (answer?.status !== 404) return;
  isOutdated = true;
  for (const listener of listeners) listener();
}

/** From now on the version can be asked about, and is where a file of the app does not arrive: the server may no longer have it. */
export function watchAppVersion(): void {
  firstScript = document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]')?.src;
  window.addEventListener("vite:preloadError", () => void checkAppVersion());
}
