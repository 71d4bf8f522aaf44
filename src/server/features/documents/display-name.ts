const MAX_CHARACTERS = 120;
const FALLBACK = "Unnamed file";

/** Control, format (also bidirectional overrides), unassigned and lone-surrogate characters, and the mark of broken UTF-8. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Co}\uFFFD]+/gu;

/**
 * A file's name as it is shown: without the folders some browsers and every attacker send, without characters that cannot be
 * seen, and of bounded length with its ending kept. Browsers send a quotation mark and line ends as %22, %0D and %0A and every
 * other character, the percent sign too, as it is. Never used to find a file on the disk.
 */
export function displayName(sent: string | undefined): string {
  const decoded = (sent ?? "").replaceAll(/%(22|0D|0A)/giu, (code) => decodeURIComponent(code));
  const last = decoded.split(/[/\\]/u).findLast((part) => part.trim() !== "") ?? "";
  const visible = last.normalize("NFC").replaceAll(INVISIBLE, " ").replaceAll(/\s+/gu, " ").trim();
  if (visible === "" || /^\.+$/u.test(visible)) return FALLBACK;
  const characters = Array.from(visible);
  if (characters.length <= MAX_CHARACTERS) return visible;
  const ending = /\.[\p{L}\p{N}]{1,8}$/u.exec(visible)?.[0] ?? "";
  return `${characters.slice(0, MAX_CHARACTERS - ending.length - 1).join("")}…${ending}`;
}
