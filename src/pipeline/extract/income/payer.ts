import { type Segment, type Span, spanOf } from "../layout/sheet.ts";
import { PAYROLL_PROCESSORS } from "../lexicon/income-labels.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";

const LABEL =
  /^(?:employer(?:'s|’s)?(?: name)?|company(?: name)?|name of employer|employer \/ payer|business name|client(?: name)?|organization|agency)\s*:?\s*/i;
const PERSON_LABEL =
  /\bemployee(?:'s|’s)?(?: name)?\b|\bname\b|pay to the order|to the order of|\bpayee\b|deposited to the account|\brecipient\b|worker/i;
const COMPANY =
  /\b(?:inc|llc|l\.l\.c|corp|corporation|company|co|ltd|limited|lp|llp|pllc|plc|pc|university|college|school|schools|district|hospital|clinic|city of|county|state of|department|group|services|systems|solutions|partners|associates|holdings|enterprises|industries|foundation|church|institute|technologies|manufacturing|logistics|living|restaurant|center|centre|stores?|markets?|bank|agency|authority|board|administration|health|healthcare|studio|labs?|foods?|motors?|construction|consulting|staffing|transport|trucking|farms?|hotels?|books)\b\.?/i;
const STREET =
  /^(?:\d{1,6}[A-Za-z]?\s+\w|p\.?\s?o\.?\s?box|suite\b|one\s+\w+\s+(?:street|plaza|way|drive|center|place))|\b(?:street|avenue|ave|st|road|rd|blvd|boulevard|lane|ln|drive|dr|parkway|pkwy|highway|hwy|way)\.?\s*(?:,|$|#|ste|suite)/i;
const CITY = /,?\s[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?\b/;
const TITLE =
  /earnings?|statement|pay\s?(?:stub|slip|check|roll|ment|day|date|period)|advice|payslip|voucher|personal|information|deposit|summary|check\b|number|co\.? file|dept|date|period|confidential|void|non-?negotiable|page|hours|gross|net pay|employee|ssn|social|status|amount|currency|www\.|http|phone|fax|signature|copy/i;
/** A first and a last name, perhaps with an initial between them. */
const PERSON =
  /^(?:mr|mrs|ms|dr)?\.?\s*[A-Z][a-zA-Z'’-]+,?(?:\s+[A-Z]\.?)?\s+[A-Z][a-zA-Z'’-]+(?:\s+(?:jr|sr|ii|iii)\.?)?$/;

const textOf = (segment: Segment | undefined) => segment?.text.trim() ?? "";

/** The cell right below another one, in the same column. */
export function cellBelow(
  reading: Reading,
  cell: Span | Segment,
  row: number,
  reach = 2,
): Segment | undefined {
  const height = cell.y1 - cell.y0;
  for (const next of reading.sheet.rows.slice(row + 1, row + 8)) {
    if (next.page !== reading.sheet.rows[row]?.page || next.y0 - cell.y1 > reach * height) return undefined;
    const found = next.segments.find(
      (segment) =>
        Math.min(segment.x1, cell.x1) - Math.max(segment.x0, cell.x0) > 0 &&
        segment.y0 > cell.y0 + 0.5 * height,
    );
    if (found) return found;
  }
  return undefined;
}

function isName(text: string): boolean {
  return (
    /[A-Za-z]{2,}/.test(text) &&
    text.length <= 60 &&
    !TITLE.test(text) &&
    !STREET.test(text) &&
    !CITY.test(text) &&
    !PAYROLL_PROCESSORS.test(text) &&
    !/\d{3,}|:\s*$|[$%*|]/.test(text)
  );
}

function clean(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replace(/[\s,;:]+$/, "")
    .trim();
}

/** "Employer: Example LLC", or the name under or beside such a label. */
function labelledPayer(reading: Reading): Finding | undefined {
  for (const segment of reading.sheet.segments) {
    const match = LABEL.exec(segment.text);
    if (!match || match[0].length < 4) continue;
    const rest = segment.text.slice(match[0].length);
    if (rest !== "" && !/:\s*$/.test(match[0])) continue;
    if (rest !== "" && isName(rest))
      return makeFinding(clean(rest), spanOf(segment, match[0].length, segment.text.length), 0.95);
    if (rest !== "") continue;
    const row = reading.sheet.rows[segment.row]?.segments ?? [];
    const right = row[row.indexOf(segment) + 1];
    const below = cellBelow(reading, segment, segment.row);
    const isHeading = right !== undefined && below !== undefined && !segment.text.trim().endsWith(":");
    for (const option of isHeading ? [below, right] : [right, below]) {
      if (option && isName(textOf(option)) && !PERSON_LABEL.test(option.text))
        return makeFinding(clean(option.text), spanOf(option, 0, option.text.length), 0.9);
    }
  }
  return undefined;
}

/** Names that stand beside or under "Employee", "Pay to the order of" and the like. */
function personNames(reading: Reading): Set<string> {
  const names = new Set<string>();
  for (const segment of reading.sheet.segments) {
    const label = PERSON_LABEL.exec(segment.text);
    if (!label || LABEL.test(segment.text)) continue;
    names.add(squash(segment.text.slice(label.index + label[0].length)));
    const row = reading.sheet.rows[segment.row]?.segments ?? [];
    names.add(squash(textOf(row[row.indexOf(segment) + 1])));
    names.add(squash(textOf(cellBelow(reading, segment, segment.row))));
  }
  names.delete("");
  return names;
}

/**
 * The employer: named by a label, or the line over an address that reads like a firm. The firm that only prints the stub and the
 * person paid are never it.
 */
export function findPayer(reading: Reading): Finding | undefined {
  const labelled = labelledPayer(reading);
  if (labelled) return labelled;
  const people = personNames(reading);
  const first = reading.sheet.rows[0]?.page;
  const heights = reading.sheet.segments.map((segment) => segment.y1 - segment.y0).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0.012;
  const scores = new Map<string, { segment: Segment; score: number }>();
  for (const segment of reading.sheet.segments) {
    const text = textOf(segment);
    if (!isName(text) || people.has(squash(text))) continue;
    const isFirm = COMPANY.test(text);
    const below = textOf(cellBelow(reading, segment, segment.row));
    const hasAddress = STREET.test(below) || CITY.test(below);
    const top = segment.page === first ? Math.max(0, 1 - segment.y0 * 2) : 0;
    if (!isFirm && !hasAddress && !(segment.page === first && segment.y0 < 0.12)) continue;
    if ((reading.values.get(segment) ?? []).some((value) => value.kind === "money")) continue;
    const onPayRow = reading.sheet.rows[segment.row]?.segments.some((other) =>
      (reading.values.get(other) ?? []).some((value) => value.kind === "money"),
    );
    const size = Math.min(1, Math.max(0, (segment.y1 - segment.y0) / usual - 1));
    const score =
      0.5 * top +
      (isFirm ? 0.6 : 0) +
      (hasAddress ? 0.5 : 0) +
      0.4 * size -
      (!isFirm && PERSON.test(text) ? 0.45 : 0) -
      (onPayRow ? 0.6 : 0);
    const known = scores.get(squash(text));
    if (!known) scores.set(squash(text), { segment, score });
    else known.score = Math.max(known.score, score) + 0.15;
  }
  const [found] = [...scores.values()].toSorted((a, b) => b.score - a.score);
  if (!found || found.score < 0.5) return undefined;
  return makeFinding(
    clean(found.segment.text),
    spanOf(found.segment, 0, found.segment.text.length),
    Math.min(1, found.score),
  );
}
