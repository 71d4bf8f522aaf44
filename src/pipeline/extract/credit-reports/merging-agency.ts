import { type Segment, spanOf } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";

const MERGED =
  /\b(?:merged?|tri-?\s?merged?|in-?file|3-?bureau|three-?bureau)\b.*\breport\b|\bcredit report\b.*\bmerged?\b/i;
/** "REPOSITORIES XP/TU/EF": the bureaus in two letters each. */
const IN_LETTERS = /\b(?:XP|EX|TU|EF|EQ)(?:[/,]\s?(?:XP|EX|TU|EF|EQ)){1,2}\b/;
const BUREAUS = [/experian/i, /equifax/i, /trans\s?union/i];
/** The head of the first page, where the one who made the report prints its name. */
const HEAD = 0.13;

const FIRM =
  /^(?<name>[A-Z][\w&.'’-]*(?:\s+(?:[A-Z][\w.'’-]*|&|of|and)){0,5}(?:,?\s+(?:LLC|L\.L\.C\.|Inc\b\.?|INC\b\.?|Corp\b\.?|CORP\b\.?|L\.?P\b\.?|Company))?)$/;
const LEGAL_FORM = /(?:LLC|L\.L\.C\.|inc\.?|corp\.?|L\.?P\.?|company)$/i;
const TRADE =
  /\b(?:credit|verification|mortgage)\s+(?:data|services|bureau|solutions|information|reporting)\b/i;
const NO_FIRM =
  /^(?:an?|the)\s|\breport\b|\bscore|\bapplicant|\bborrower|\baccounts?\b|\bsummary\b|\bhistory\b|\bconfidential\b|\bprivate\b|\bpage\b|\bcopy\b/i;
/** What stands right of or below such words is whom the report was made for. */
const OF_ANOTHER =
  /\b(?:prepared|ordered|requested)\s+(?:for|by)\b|\bprpd for\b|\b(?:send|bill)\s+to\b|\bclient\b|\blender\b|\bcompany\b/i;
const PREPARED_BY = /^(?:prepared|provided|reported|furnished)\s+by\b[\s:]*/i;

function isOfAnother(cell: Segment, { sheet }: Reading): boolean {
  const row = sheet.rows[cell.row]?.segments ?? [];
  const left = row[row.indexOf(cell) - 1];
  const above = (sheet.rows[cell.row - 1]?.segments ?? []).find(
    ({ page, x0, x1 }) => page === cell.page && x0 < cell.x1 && x1 > cell.x0,
  );
  return [left, above].some(
    (near) => near !== undefined && OF_ANOTHER.test(near.text) && !PREPARED_BY.test(near.text.trim()),
  );
}

/** "Prepared by" tells who made the report, also where the letterhead over it is the lender's. */
function isPreparedBy(cell: Segment, { sheet }: Reading): boolean {
  const row = sheet.rows[cell.row]?.segments ?? [];
  const left = row[row.indexOf(cell) - 1];
  return [cell, left].some((near) => near !== undefined && PREPARED_BY.test(near.text.trim()));
}

/** The consumer's own report: a bureau sells it, and its head names the consumer. */
const isOfConsumer = (title: string): boolean =>
  /\byour\b/i.test(title) || BUREAUS.some((bureau) => bureau.test(title));

/**
 * Who made a report that merges the files of several bureaus: the firm at the head of the paper. The bureaus are only named in it.
 */
export function mergingAgency(reading: Reading): Finding | undefined {
  const { segments, rows } = reading.sheet;
  const first = rows[0]?.page;
  const text = segments.map((cell) => cell.text).join(" ");
  if (BUREAUS.filter((bureau) => bureau.test(text)).length < 2 && !IN_LETTERS.test(text)) return undefined;
  const head = segments.filter(({ page, y0 }) => page === first && y0 < HEAD);
  const titles = head.filter((cell) => MERGED.test(cell.text));
  if (titles.length === 0 || titles.some((cell) => isOfConsumer(cell.text))) return undefined;
  const [prepared, others] = [true, false].map((is) =>
    head.filter((cell) => isPreparedBy(cell, reading) === is),
  );
  for (const cell of [...(prepared ?? []), ...(others ?? [])]) {
    const match = FIRM.exec(cell.text.trim().replace(PREPARED_BY, ""));
    const name = match?.groups?.["name"];
    if (name === undefined || NO_FIRM.test(name) || BUREAUS.some((bureau) => bureau.test(name))) continue;
    if (!LEGAL_FORM.test(name) && !TRADE.test(name)) continue;
    // "CREDIT SERVICES, INC." below a logo is everybody's.
    if (isOfAnother(cell, reading) || /^(?:credit|mortgage|verification)\b/i.test(name)) continue;
    const start = cell.text.indexOf(name);
    return { ...makeFinding(name, spanOf(cell, start, start + name.length), 0.85), witnessed: true };
  }
  return besideTitle(reading, head);
}

const BRAND = /^[A-Z][A-Za-z&.'’ -]{2,40}$/;

/** Lenders order merged files; what is only called a report of three bureaus is often a consumer's, with the name at its left. */
const LENDERS = /merge|\bin-?file\b/i;
/** Whom a report is about. */
const ABOUT = /\b(?:applicant|borrower|consumer|subject|name)\b/i;

/** "XACTUS | CREDIT REPORT - MERGED": words without the form of a firm, at the left of the title in the first line of the paper. */
function besideTitle({ sheet }: Reading, head: readonly Segment[]): Finding | undefined {
  const [first] = sheet.rows;
  const [name, title, other] = first?.segments ?? [];
  if (!name || !title || other || !head.includes(title) || !MERGED.test(title.text)) return undefined;
  if (!LENDERS.test(title.text)) return undefined;
  const text = name.text.replaceAll(/[®™℠]/g, "").trim();
  if (!BRAND.test(text) || NO_FIRM.test(text) || OF_ANOTHER.test(text)) return undefined;
  if (BUREAUS.some((bureau) => bureau.test(text))) return undefined;
  const isPerson = sheet.rows.some(({ segments }) => {
    const words = segments.map((cell) => cell.text).join(" ");
    return ABOUT.test(words) && words.toLowerCase().includes(text.toLowerCase());
  });
  if (isPerson) return undefined;
  return { ...makeFinding(text, spanOf(name, 0, name.text.trimEnd().length), 0.75), witnessed: true };
}
