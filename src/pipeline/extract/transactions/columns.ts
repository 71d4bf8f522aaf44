import type { Row, Segment } from "../layout/sheet.ts";
import { spanOf } from "../layout/sheet.ts";
import { onceFor } from "../once-for.ts";

/** "side" columns stand beside the description or the amount and belong to neither: a merchant's category, money back, points. */
export type ColumnRole =
  | "date"
  | "description"
  | "amount"
  | "in"
  | "out"
  | "balance"
  | "reference"
  | "check"
  | "side";
export type Column = { readonly role: ColumnRole; readonly x0: number; readonly x1: number };

const ROLES: ReadonlyArray<readonly [ColumnRole, RegExp]> = [
  ["balance", /\b(?:running|ending|daily|account|available|ledger)?\s?balance\b/gi],
  [
    "reference",
    /\b(?:reference|ref\.?|account|serial)\s?(?:number|no\.?|#|id)|\bref(?:erence)?\s?#|\breference\b/gi,
  ],
  ["check", /\bcheck\s?(?:number|no\.?|#|num)|\bnumber\b/gi],
  [
    "side",
    /\b(?:merchant\s?)?category\b|\b(?:transaction\s)?type\b(?!\s*(?:and|of|\/))|\b(?:daily\s)?cash(?:\s?back)?\b(?!\s?(?:advance|withdraw))|\brewards?\b|\bpoints\b|\bnet\s?amount\b|\bforeign\s?(?:spend|amount|currency)\b|\bgallons?\b|\bquantity\b|\bqty\b|\bunit\s?price\b|\boff\s\/\s\w+|\buser\b/gi,
  ],
  [
    "out",
    /\b(?:withdrawals?|withdrawn|debits?|subtractions?|subtracted|deductions?|charges?|money\s?out|paid\s?out|checks?|payments?\s?out|purchases?|spent)\b/gi,
  ],
  [
    "in",
    // "Payment method" and "Received by" are words about a payment.
    /\b(?:deposits?|deposited|credits?|additions?|added|money\s?in|paid\s?in|payments?(?!\s(?:method|type|source|from|via|id)\b)|receipts(?!\s?(?:#|no\b|num|id\b))|received(?!\s(?:by|from|via)\b))\b/gi,
  ],
  ["amount", /\b(?:total\s)?amount\b|\btotal\b|\b(?:US|U\.S\.)\s?dollars?\b|\bUSD\b|\bin\s?dollars\b/gi],
  [
    "date",
    /\b(?:(?:trans(?:action)?|post(?:ing|ed)?|sale|effective|process(?:ed|ing)?|settlement|value)\.?\s?)?date\b|\bposted\b|\bbooked\b|^(?:trans|post|eff|day|when)$/gi,
  ],
  [
    "description",
    /\b(?:merchant\s?(?:name)?|transaction|activity)?\s?(?:description|details?)\b|\bmerchant(?:\s?name)?\b|\btransactions?\b|\bactivity\b|\bcounterparty\b|\bparticulars\b|\bpayee\b|^(?:what(?:\s(?:it\swas|happened))?|where|entry|item|entries|to\sor\sfrom)$/gi,
  ],
];

/** Where receipts have a column of their own, payments are what went out. */
const RECEIPTS = /\breceipts\b(?!\s?(?:#|no\b|num|id\b))/i;
const PAYMENTS = /^payments?$/i;

function columnsIn(segment: Segment, besideReceipts = false): Column[] {
  const taken: [number, number][] = [];
  const columns: Column[] = [];
  for (const [role, pattern] of ROLES) {
    for (const match of segment.text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (taken.some(([from, to]) => start < to && from < end)) continue;
      taken.push([start, end]);
      const span = spanOf(segment, start, end);
      const isOut = besideReceipts && PAYMENTS.test(match[0]);
      columns.push({ role: isOut ? "out" : role, x0: span.x0, x1: span.x1 });
    }
  }
  return columns;
}

/** A cell that says of nothing but money what its column holds: "Amount", no "Finance charge". */
const isMoneyCell = (cell: Segment) =>
  columnsIn(cell).some(
    ({ role, x0, x1 }) =>
      ["amount", "in", "out", "balance"].includes(role) && x1 - x0 > 0.8 * (cell.x1 - cell.x0),
  );

/** A heading of a column is a word or three. */
const SHORT_HEADING = 22;
/** "Activity Since Last Statement" heads descriptions, however long it is. */
const SINCE_LAST =
  /^(?:(?:account|loan|your)\s)?(?:activity|transactions?)\s(?:since|this|during)\s(?:your\s|the\s)?(?:last|previous|prior|billing|statement|period|month)[a-z\s]{0,16}$/i;

/** The column headings of a row, or none when it is not a heading row: two roles at least, and little other text. */
export const readColumns = onceFor((row: Row): readonly Column[] => {
  const text = row.segments.map((segment) => segment.text).join(" ");
  if (/\d{3,}|\$\s?\d/.test(text) || text.length > 130) return [];
  const columns = row.segments.flatMap((segment) => columnsIn(segment, RECEIPTS.test(text)));
  const roles = new Set(columns.map((column) => column.role));
  const covered = columns.reduce((sum, column) => sum + (column.x1 - column.x0), 0);
  const printed = row.segments.reduce((sum, segment) => sum + (segment.x1 - segment.x0), 0);
  const isMoneyHeading = ["amount", "in", "out", "balance"].some((role) => roles.has(role as ColumnRole));
  // "Purchases, Balance Transfers & Other Charges" is the heading of a section, not of columns.
  // "Posted transactions" in one cell names the rows below, not a column of days.
  const isTable = row.segments.length > 1 || (roles.has("date") && isMoneyHeading);
  const isHeadings =
    row.segments.length >= 3 &&
    (roles.has("date") || roles.has("description")) &&
    row.segments.every(({ text: cell }) => cell.length < SHORT_HEADING || SINCE_LAST.test(cell.trim())) &&
    row.segments.some((cell) => isMoneyCell(cell));
  if (isTable && roles.size >= 2 && (covered > printed * 0.45 || isHeadings)) return withDescription(columns);
  // The upper or lower line of a heading in two lines ("Deposits/" over "Additions").
  return isMoneyHeading && covered > printed * 0.6 && row.segments.length <= 4 ? columns : [];
});

/** Columns that may stand before descriptions. */
const BEFORE_WORDS: ReadonlySet<ColumnRole> = new Set(["date", "reference", "check"]);

/**
 * The heading of money in or out that stands where descriptions do, before the amounts: "DATE PURCHASES AMOUNT". What follows a column of
 * types or amounts is a part of an amount ("Amount", "Principal", "Late charge").
 */
export function besideWords(columns: readonly Column[]): Column[] {
  const amount = columns.find(({ role }) => role === "amount");
  const [first] = columns.filter(({ role }) => !BEFORE_WORDS.has(role)).toSorted((a, b) => a.x0 - b.x0);
  if (!amount || !first) return [];
  const isSided = ({ role, x0 }: Column) => (role === "in" || role === "out") && x0 < amount.x0;
  return isSided(first) ? columns.filter((column) => isSided(column)) : [];
}

/** In a table without a heading for descriptions, what stands beside the amounts are the descriptions. */
function withDescription(columns: readonly Column[]): Column[] {
  const roles = columns.map(({ role }) => role);
  const isTitled = roles.includes("amount") && besideWords(columns).length > 0;
  if (roles.includes("description") || isTitled) return [...columns];
  return columns.filter(({ role }) => role !== "side");
}

/** The lines of one heading: "Amount" over "Subtracted" is one column, and the second word says which. */
export function joinColumns(above: readonly Column[], below: readonly Column[]): Column[] {
  const isOver = (a: Column, b: Column) => a.x0 < b.x1 && b.x0 < a.x1;
  const isVague = (column: Column, others: readonly Column[]) =>
    column.role === "amount" && others.some((other) => other.role !== "amount" && isOver(column, other));
  return [
    ...above.filter((column) => !isVague(column, below)),
    ...below.filter((column) => !isVague(column, above)),
  ];
}

/** Columns that hold money. */
const MONEY_ROLES: ReadonlySet<ColumnRole> = new Set(["amount", "in", "out", "balance", "side"]);

export type PlacedColumn = { readonly role: ColumnRole; readonly distance: number; readonly column: Column };

/** The money column an amount stands in: the heading whose right edge or middle is nearest, within the width of a column. */
export function columnAt(
  columns: readonly Column[],
  x0: number,
  x1: number,
  reach: number,
): PlacedColumn | undefined {
  let best: PlacedColumn | undefined;
  for (const column of columns) {
    if (!MONEY_ROLES.has(column.role)) continue;
    const distance = Math.min(
      Math.abs(column.x1 - x1),
      Math.abs((column.x0 + column.x1) / 2 - (x0 + x1) / 2),
      Math.abs(column.x0 - x0),
    );
    if (distance < (best?.distance ?? reach)) best = { role: column.role, distance, column };
  }
  return best;
}

/** Whether a cell or a word belongs to a side column: it starts or ends where its heading does, nearer than to any other heading. */
export function standsBeside(
  columns: readonly Column[],
  place: { readonly x0: number; readonly x1: number; readonly y0: number; readonly y1: number },
): boolean {
  const height = place.y1 - place.y0;
  const offset = (column: Column) => Math.min(Math.abs(column.x0 - place.x0), Math.abs(column.x1 - place.x1));
  const nearest = columns.toSorted((a, b) => offset(a) - offset(b))[0];
  return nearest?.role === "side" && offset(nearest) < height;
}

/**
 * The text of a cell from one place in it to another without the words of a side column, which a long description may run up to: they
 * begin exactly below its heading.
 */
export function textOfColumns(
  columns: readonly Column[],
  segment: Segment,
  from: number,
  to: number,
): string {
  const text = segment.text.slice(from, to);
  const beside = columns.filter((column) => column.role === "side" || column.role === "reference");
  if (beside.length === 0) return text.trim();
  const begins = segment.words.findIndex((word, index) => {
    const at = segment.starts[index] ?? 0;
    const height = word.y1 - word.y0;
    return (
      at >= from &&
      at < to &&
      beside.some(({ role, x0 }) =>
        role === "side"
          ? Math.abs(x0 - word.x0) < 0.3 * height
          : index > 0 && (segment.starts[index + 1] ?? to) >= to && /^\d{8,}$/.test(word.word.text),
      )
    );
  });
  return begins < 0 ? text.trim() : segment.text.slice(from, segment.starts[begins]).trim();
}
