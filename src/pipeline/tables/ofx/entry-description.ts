import { type Element, find } from "../markup.ts";

/** Names that only say how something was paid; the memo says to whom. */
const GENERIC =
  /^(?:pos|debit|credit|check|payment|withdrawal|deposit|purchase|transfer|ach|card|checkcard|misc|other|unknown|n\/a)(?: (?:debit|credit|card|purchase|payment|withdrawal))?$/i;

/**
 * What a row calls itself: the name (the extended one where it continues it), or the memo where it continues a name that the format cut at 32 characters, where the name
 * says nothing, or where there is none.
 */
export function entryDescription(row: Element): string {
  const short = wordsOf(find(row, "NAME") ?? find(row, "PAYEE", "NAME"));
  const whole = wordsOf(find(row, "EXTDNAME"));
  const name = whole.toLowerCase().startsWith(short.toLowerCase()) ? whole : short;
  const memo = wordsOf(find(row, "MEMO"));
  const check = find(row, "CHECKNUM")?.text;
  if (name === "" && memo === "")
    return check === undefined ? (find(row, "TRNTYPE")?.text ?? "") : `CHECK ${check}`;
  if (name === "" || (memo.length > name.length && memo.toLowerCase().startsWith(name.toLowerCase())))
    return memo;
  if (GENERIC.test(name) && memo !== "" && memo.toLowerCase() !== name.toLowerCase())
    return `${name} ${memo}`;
  return name;
}

/** The text of an element on one line. */
const wordsOf = (element: Element | undefined): string =>
  (element?.text ?? "").replaceAll(/\s+/g, (gap) => (/[\n\t]/.test(gap) ? " " : gap));
