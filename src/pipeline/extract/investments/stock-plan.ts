import type { Evidence } from "#contract/extraction.ts";
import type { AccountReading } from "../account-reading.ts";
import { type Segment, type Span, spanOf, unionBox } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { evidenceOf, type Finding, type HoldingDraft } from "../result/draft.ts";
import { isSymbol, SAID_SYMBOL } from "./name-print.ts";

/** Who keeps the register of one company's shares says so; such an account holds these shares and nothing else. */
const ONE_COMPANY =
  /\bemployee stock (?:purchase|ownership|investment)\b|\bESPP\b|\bbook[\s-]?entry\b|\bDRS\b|\bdirect registration\b|\bdividend reinvestment (?:plan|program)\b|\bdirect stock purchase\b|\bstock transfer\b|\btransfer agent\b/i;

/** Money that waits beside the shares: whether it belongs to the value is not said. */
const MONEY_BESIDE = /\b(?:residual|uninvested|carried forward|cash balance|available cash)\b/i;

const isOfOneCompany = ({ sheet }: Reading): boolean =>
  sheet.segments.some(({ text }) => ONE_COMPANY.test(text));

const hasMoneyBeside = ({ sheet, values }: Reading): boolean =>
  sheet.rows.some(
    ({ segments }) =>
      segments.some(({ text }) => MONEY_BESIDE.test(text)) &&
      segments
        .flatMap((segment) => values.get(segment) ?? [])
        .some((value) => value.kind === "money" && !value.money.bare && value.money.amount !== 0),
  );

type Told = { readonly symbol: string; readonly span: Span };

const LABEL_ALONE = /^(?:(?:stock|ticker|company)\s)?(?:symbol|ticker)\s?:?$/i;

/** A symbol behind its label in one cell, or in the cell beside it. */
function toldIn({ sheet }: Reading, segment: Segment): Told[] {
  const match = SAID_SYMBOL.exec(segment.text);
  const symbol = match?.groups?.["symbol"];
  if (match && symbol !== undefined && isSymbol(symbol))
    return [{ symbol, span: spanOf(segment, match.index, match.index + match[0].length) }];
  const row = sheet.rows[segment.row]?.segments ?? [];
  const beside = row[row.indexOf(segment) + 1];
  if (!beside || !LABEL_ALONE.test(segment.text.trim()) || !isSymbol(beside.text)) return [];
  return [{ symbol: beside.text.trim(), span: spanOf(beside, 0, beside.text.length) }];
}

function together(one: Evidence, other: Evidence): Evidence {
  return {
    page: one.page,
    box: unionBox([one.box, other.box]),
    text: `${one.text} ${other.text}`,
    confidence: Math.min(one.confidence, other.confidence),
  };
}

/** The one symbol that the paper tells of its company: "Symbol: GLY". */
function withToldSymbol(reading: Reading, line: HoldingDraft): HoldingDraft {
  const told = reading.sheet.segments.flatMap((segment) => toldIn(reading, segment));
  const [first] = told.filter(({ span }) => span.segment.page === line.print.page);
  if (!first || line.symbol !== undefined || told.some(({ symbol }) => symbol !== first.symbol)) return line;
  return { ...line, symbol: first.symbol, print: together(line.print, evidenceOf(first.span)) };
}

/** The one line that shares times price prove; what nothing confirms beside it is a row of the history. */
function onlyProven(holdings: readonly HoldingDraft[]): HoldingDraft | undefined {
  const [only, ...others] = holdings.length > 1 ? holdings.filter(({ isProven }) => isProven) : holdings;
  const areDoubtful = holdings.every((line) => line === only || line.value.doubt !== undefined);
  return others.length === 0 && areDoubtful ? only : undefined;
}

/**
 * A transfer agent's statement of one company's shares: what they are worth is the account's value, though only the column of the one row
 * says it, where shares times price prove it and no money waits beside them.
 */
export function ofOneCompany(reading: Reading, entry: AccountReading): AccountReading {
  const { holdings = [], findings } = entry.account;
  const line = onlyProven(holdings);
  if (!line || !isOfOneCompany(reading)) return entry;
  const named = { ...entry, account: { ...entry.account, holdings: [withToldSymbol(reading, line)] } };
  if (findings.has("totalValue") || line.isProven !== true || hasMoneyBeside(reading)) return named;
  const total: Finding = { ...line.value, witnessed: true, rivals: [] };
  return { ...named, account: { ...named.account, findings: new Map([...findings, ["totalValue", total]]) } };
}
