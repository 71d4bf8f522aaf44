const STORAGE_KEY = "single-key-shortcuts";
const OFF = "off";

/** Shortcuts of a single key are on unless the person switched them off: whoever speaks into the computer may type one by accident. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== OFF;
  } catch {
    return true;
  }
}

/** Remembered on this device; where storage is blocked they stay on. */
export function setSingleKeysOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, OFF);
  } catch {
    // Nothing to remember it in.
  }
}

/** Whether keys go into something that takes letters, or a dialog or menu has the keyboard. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest(
      'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]',
    ) !== null
  );
}
