import { type Element, find } from "../markup.ts";

/** Names that only say how something was paid; the memo says to whom. */
const GENERIC =
  /^(?:pos|debit|credit|check|payment|withdrawal|deposit|purchase|transfer|ach|card|checkcard|misc|other|unknown|n\/a)(?: (?:debit|credit|card|purchase|payment|withdrawal))?$/i;

/**
 * What a row calls itself: the name, or the memo where it continues a name that the format cut at 32 characters, where the name
 * says nothing, or where there is none.
 */
export function entryDescription(row: Element): string {
  const name = (find(row, "NAME") ?? find(row, "PAYEE", "NAME"))?.text ?? "";
  const memo = find(row, "MEMO")?.text ?? "";
  const check = find(row, "CHECKNUM")?.text;
  if (name === "" && memo === "")
    return check === undefined ? (find(row, "TRNTYPE")?.text ?? "") : `CHECK ${check}`;
  if (name === "" || (memo.length > name.length && memo.toLowerCase().startsWith(name.toLowerCase())))
    return memo;
  if (GENERIC.test(name) && memo !== "" && memo.toLowerCase() !== name.toLowerCase())
    return `${name} ${memo}`;
  return name;
}
