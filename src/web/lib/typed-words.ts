/** Fields that a person wrote into and that may still be on the page. */
const written = new Set<HTMLInputElement | HTMLTextAreaElement>();

/** What is chosen with one press is chosen again with one; a file is kept elsewhere. */
const CHOSEN = new Set(["checkbox", "radio", "range", "file", "button", "submit", "hidden"]);

function note({ target }: Event): void {
  const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  if (isField && !CHOSEN.has(target.type)) written.add(target);
}

/** From now on it is known what is typed. @returns ends it. */
export function watchTypedWords(): () => void {
  document.addEventListener("input", note, true);
  return () => document.removeEventListener("input", note, true);
}

/** Whether something that a person typed on this page would be lost with it. */
export function holdsTypedWords(): boolean {
  for (const field of written) if (!field.isConnected) written.delete(field);
  return [...written].some(({ value }) => value.trim() !== "");
}
