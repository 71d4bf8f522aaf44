import { showToast } from "./toast-store.ts";

/** Puts a text on the clipboard and says so, or asks the person to do it where the browser does not allow it. */
export function copyText(text: string, copied: string): void {
  const isCopied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
  isCopied.then(
    () => showToast({ title: copied }),
    () => showToast({ title: "Please copy it by hand", description: "This browser does not allow it." }),
  );
}
