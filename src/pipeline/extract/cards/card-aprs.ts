import { formatMoney } from "#engine/money/parse-money.ts";
import { type Row, type Segment, type Sheet, spanOf } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { inFull } from "../lexicon/word-meanings.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { resolveDate } from "../values/dates.ts";
import type { PrintedValue } from "../values/find-values.ts";
import {
  confirmRates,
  doubtAssumedKinds,
  doubtShortRows,
  isAnother,
  withNamedOffers,
} from "./apr-agreement.ts";
import {
  type AprEntry,
  type AprKind,
  annualRate,
  explainsInterest,
  isInterestOf,
  type PercentValue,
} from "./apr-entry.ts";
import { isThreat, kindOf } from "./apr-kinds.ts";
import { DEFERRED } from "./deferred-interest.ts";
import { isOfLimit, kindsNamed, ratesApart, ratesBehindName, ratesTogether } from "./rates-of-row.ts";
import { isUsualRow, sectionHeading } from "./section-kinds.ts";
import { sidewaysAprs } from "./sideways-aprs.ts";
import { isTold, namesAnother, type PaperTime, withoutTold } from "./told-rates.ts";

/** Rates in offers and explanations are not rates of the account. */
const NOT_A_RATE =
  /yield|apy|cashback|rewards?|earn|%back|minimumpayment|foreign|transactionfee|latefee|delinquen|ofeach|newaccounts?|rang(?:es?|ing)from|ofthe(?:amount|transaction)|whicheverisgreater|upto|taxes|prime|lessthan|exceed|maximum|daily|dpr|margin|utili[sz]ation|points|discount|savings|statementcredit/;

/** "Auto loan rates start at 4.09% APR": news of what else the house lends. */
const OF_OTHER_LOANS =
  /(?:auto|car|home|boat|rv|personal|equity|vehicle)loans?|mortgage|loanrates?|rates?(?:start(?:s|ing)?|from|aslow)|aslowas/;

/** Words of the row before the rate; a wrapped kind ("Balance / Transfers") is completed from the lines right above and below. */
function wordsBefore(row: Row, rate: PercentValue): string {
  return row.segments
    .filter((segment) => segment.x0 < rate.span.x0)
    .map((segment) => (segment === rate.span.segment ? segment.text.slice(0, rate.span.start) : segment.text))
    .join(" ");
}

const RATE_WORDS =
  /annualpercentage(?!yield)|apr|interestrate|interestcharge|typeofbalance|percentagerate|(?:annual|yearly)rates?|financecharge(?:s?by|calculation)|subjectto(?:interest|finance)/;

/** Sentences about rates are no heading of a table. */
const PROSE =
  /maybe|raises?the|goesup|goup|risesto|rises?byup|increase|ifwe|ifyou|willbe|subjectto(?:an|the)|uptothe|latefee|penaltyaprof/;

/** "APR 07", "09APR26": the month. */
const APRIL = /\bAPR\.?\s?(?:0?[1-9]|[12]\d|3[01])\b(?![.%])|\b\d{1,2}[\s-]?APR\b/gi;

/** The heading that makes the next rows a table of rates. */
function isRateHeading(row: Row): boolean {
  const print = row.segments.map((segment) => segment.text).join(" ");
  const text = squash(print.replaceAll(APRIL, " "));
  return text.length < 160 && RATE_WORDS.test(text) && !PROSE.test(text) && !OF_OTHER_LOANS.test(text);
}

/** The balance that interest is charged on, whose name holds "daily". */
const BASE = /(?:average|avg)dailybal(?:ance)?/g;
const BALANCE_HEADING = /subjectto|averagedaily|avgdaily|averagebalance|dailybalance/;
const CHARGE_HEADING = /charge|interest$/;
const HEADING_REACH = 16;

/** The amount under the heading that names the balance on which interest is charged, wherever its column stands. */
function balanceByHeading(
  sheet: Sheet,
  row: Row,
  rate: PercentValue,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
): PrintedValue | undefined {
  const money = row.segments
    .flatMap((segment) => values.get(segment) ?? [])
    .filter((value) => value.kind === "money" && !value.money.bare);
  if (money.length < 2) return undefined;
  const above = sheet.rows
    .slice(Math.max(0, row.index - HEADING_REACH), row.index)
    .filter((other) => other.page === row.page)
    .flatMap((other) => other.segments)
    .filter((segment) => (values.get(segment) ?? []).length === 0 && segment.text.length < 40);
  const over = ({ span }: PrintedValue) =>
    squash(
      inFull(
        above
          .filter((segment) => segment.x0 < span.x1 && span.x0 < segment.x1)
          .map(({ text }) => text)
          .join(" "),
      ),
    );
  const explained = money.filter((value) => money.some((other) => isInterestOf(other, value, rate)));
  if (explained.length === 1) return explained[0];
  const named = money.filter((value) => BALANCE_HEADING.test(over(value)));
  if (named.length === 1) return named[0];
  // Of two amounts, one on each side of the rate, the one under "charge" is the interest.
  const [first, second, other] = money;
  const isBetween =
    first && second && !other && first.span.x1 <= rate.span.x0 && second.span.x0 >= rate.span.x1;
  return isBetween && CHARGE_HEADING.test(over(second)) && !CHARGE_HEADING.test(over(first))
    ? first
    : undefined;
}

const END_HEADING = /\bexpir(?:es|ation)\b/i;

/** Whether a day behind the rate stands under "Expires with statement": rows of the same rate for good have none there. */
function endsByHeading(
  sheet: Sheet,
  row: Row,
  rate: PercentValue,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
): boolean {
  const day = row.segments
    .flatMap((segment) => values.get(segment) ?? [])
    .find(({ kind, span }) => kind === "date" && span.x0 > rate.span.x1 - 0.001);
  if (!day) return false;
  const isHeading = (cell: Segment) =>
    cell.x0 < day.span.x1 && day.span.x0 < cell.x1 && (values.get(cell) ?? []).length === 0;
  const heading = sheet.rows
    .slice(Math.max(0, row.index - HEADING_REACH), row.index)
    .filter((other) => other.page === row.page)
    .flatMap(({ segments }) => segments.filter(isHeading))
    .at(-1);
  return heading !== undefined && heading.text.length < LINE_OF_PROSE && END_HEADING.test(heading.text);
}

/** A kind of balance called an offer, perhaps with its rate or its last day: "Transfer offer 1.99", "Offer 4 - Exp 05/13/27". Elsewhere than in the table of rates it advertises. */
const OFFER = /offers?(?:rate)?[\d.]*$|offer[a-z]?\d*(?:bt)?(?:exp|ends?|ending|through|thru|until|valid)/;
/** A name whose first words stand in the line above: "& Other Charges". */
const GOES_ON = /^\s*(?:&|and\b)/i;
const HALF_NAME = /^bal(?:ance)?$/;
/** Under the row of another kind a line about an end is a note about the offers above it. */
const MAY_END: ReadonlySet<AprKind> = new Set(["promotional", "balance-transfer", "purchase"]);
const LINE_OF_PROSE = 70;
const BARE_RATE = /^(?:your)?(?:apr|annualpercentagerate(?:apr)?|interestrate|rate)$/;
const SAYS_BALANCE = /\bbalance\b[^.;$%]{0,35}$/i;

function entryFrom(
  sheet: Sheet,
  row: Row,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  text: string,
  rate: PercentValue,
  inTable: boolean,
  dayFirst: boolean,
): AprEntry | undefined {
  const named = kindOf(text) ?? (inTable && OFFER.test(text) ? "promotional" : undefined);
  // In the table of rates a kind of balance of another name is ordinary spending where its rate explains its interest.
  const usual = named ?? (inTable ? "purchase" : undefined);
  // A rate for purchases that ends on a day of its own is a promotion's, whatever its row is called.
  const kind =
    usual === "purchase" && inTable && endsByHeading(sheet, row, rate, values) ? "promotional" : usual;
  const { segment: cell, start, end } = rate.span;
  if (!kind || isThreat(kind, cell.text.slice(0, start), cell.text.slice(end))) return undefined;
  // A sentence may go on about other amounts.
  const isSaid = rate.span.segment.text.length > LINE_OF_PROSE;
  const after = row.segments
    .flatMap((segment) => values.get(segment) ?? [])
    .filter((value) => value.span.x0 > rate.span.x1 - 0.001)
    .filter(({ span }) => !isSaid || SAYS_BALANCE.test(span.segment.text.slice(0, span.start)));
  const money = after.filter((value) => value.kind === "money" && !isOfLimit(value));
  const date =
    row.segments
      .flatMap((segment) => values.get(segment) ?? [])
      .find((value) => value.kind === "date" && value.date.year !== undefined) ??
    (inTable && MAY_END.has(kind) ? endBelow(sheet, row, values) : undefined);
  const expires = date?.kind === "date" ? resolveDate(date.date, { dayFirst }) : undefined;
  const headed = inTable ? balanceByHeading(sheet, row, rate, values) : undefined;
  const [balance, charged] = headed
    ? [headed, money.at(-1) === headed ? undefined : money.at(-1)]
    : inTable
      ? money.length > 0
        ? money
        : moneyBefore(row, values, rate)
      : money.filter(({ span }) => SAYS_BALANCE.test(span.segment.text.slice(0, span.start)));
  const entry: AprEntry = {
    kind,
    apr: makeFinding(rate.percent.percent, rate.span, inTable ? 1 : 0.8),
    ...(balance?.kind === "money"
      ? { balance: makeFinding(formatMoney(balance.money.amount), balance.span, 0.9) }
      : {}),
    ...(charged?.kind === "money" ? { interest: charged.money.amount } : {}),
    // A promotion that was charged interest is none that only puts it aside.
    ...(kind === "promotional" &&
    DEFERRED.test(text) &&
    !(charged?.kind === "money" && charged.money.amount > 0)
      ? { deferred: wordsOfDeferral(row) }
      : {}),
    ...(expires && date && kind !== "purchase" ? { expires: makeFinding(expires, date.span, 0.8) } : {}),
  };
  if (named) return entry;
  if (explainsInterest(entry)) return { ...entry, isAssumed: true };
  // The interest may be printed elsewhere: among the charges, or in the summary.
  const isExplained =
    entry.interest === undefined &&
    balance !== undefined &&
    [...values.values()].flat().some((charge) => isInterestOf(charge, balance, rate));
  return isExplained ? { ...entry, isAssumed: true } : undefined;
}

/** The cell of a row that says that interest is deferred, else its first one. */
function wordsOfDeferral({ segments }: Row): Finding | undefined {
  const cell = segments.find(({ text }) => DEFERRED.test(squash(text))) ?? segments[0];
  return cell && makeFinding("deferred", spanOf(cell, 0, cell.text.length), 0.9);
}

/** A rate printed last: of the amounts before it the balance is the one that explains the interest, or all are the same. */
function moneyBefore(
  row: Row,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  rate: PercentValue,
): PrintedValue[] {
  const money = row.segments
    .flatMap((segment) => values.get(segment) ?? [])
    .filter((value) => value.kind === "money" && !value.money.bare && value.span.x1 <= rate.span.x0);
  const charged = money.at(-1);
  if (charged?.kind !== "money" || money.length < 2) return [];
  const fits = money.slice(0, -1).filter((value) => {
    const isNothing = value.kind === "money" && value.money.amount === 0 && charged.money.amount === 0;
    return isNothing || isInterestOf(charged, value, rate);
  });
  const [best] = fits;
  return best ? [best, charged] : [];
}

/**
 * The rates of a card: rows that name a kind of balance and print a rate. Rows under a rate heading outrank lines elsewhere, and a
 * rate repeated for one kind is returned once.
 */
export function findCardAprs(
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  time: PaperTime,
): AprEntry[] {
  const sideways = sidewaysAprs(sheet, values, kindOf);
  if (sideways.length > 0) return sideways;
  const entries: (AprEntry & { readonly inTable: boolean; readonly told: boolean })[] = [];
  let headingRow = -100;
  for (const row of sheet.rows) {
    if (isRateHeading(row)) headingRow = row.index;
    const percents = ratesBehindName(
      row,
      row.segments
        .flatMap((segment) => values.get(segment) ?? [])
        .filter((value): value is PercentValue => value.kind === "percent"),
    );
    const rate = annualRate(percents);
    if (!rate) continue;
    const line = squash(wordsBefore(row, rate));
    const inTable = row.index - headingRow <= 14;
    const whole = squash(row.segments.map((segment) => segment.text).join(" "));
    if (NOT_A_RATE.test(whole.replaceAll(BASE, "")) || line.length > 70) continue;
    if (PROSE.test(whole) || OF_OTHER_LOANS.test(whole) || namesAnother(row, values, time)) continue;
    if (!inTable && !/apr|annualpercentagerate|interestrate|purchaserate|(?:annual|yearly)rate/.test(whole))
      continue;
    const place = { inTable, told: isTold(row, values) };
    const apart = ratesApart(row, percents, values, kindOf) ?? ratesTogether(rate, kindOf);
    if (apart) {
      for (const { kind, value } of apart)
        entries.push({ kind, apr: makeFinding(value.percent.percent, value.span, 0.9), ...place });
      continue;
    }
    const own = wordsBefore(row, rate);
    const joint = kindsNamed(GOES_ON.test(own) ? `${textAbove(sheet, row, rate)} ${own}` : own, kindOf);
    if (inTable && joint.length > 1) {
      // The balance of all of them is returned once, with the first.
      for (const [at, kind] of joint.entries()) {
        const entry = entryFrom(sheet, row, values, squash(kind), rate, inTable, time.dayFirst);
        if (entry) entries.push(at === 0 ? { ...entry, ...place } : { kind, apr: entry.apr, ...place });
      }
      continue;
    }
    let text = line;
    // "APR" alone names every kind: the heading over its line, where it is one, says which.
    const isBare = BARE_RATE.test(text) && kindOf(squash(textAbove(sheet, row, rate))) !== undefined;
    if ((!kindOf(text) || isBare) && inTable && !goesOn(rate))
      text = squash(`${textAbove(sheet, row, rate)} ${wordsBefore(row, rate)}`);
    if (inTable && isUsualRow(own)) text = squash(sectionHeading(sheet, row, values)) || text;
    // "Balance" in the line of the rate, "Transfers" alone below it. Below other names a heading of the next kind may stand alone.
    const wrapped = inTable && HALF_NAME.test(line) ? squash(`${own} ${textBelow(sheet, row, values)}`) : "";
    if (kindOf(wrapped)) text = wrapped;
    if (!kindOf(text) && inTable && line === "") text = squash(textAround(sheet, row, rate, values));
    const entry = entryFrom(sheet, row, values, text, rate, inTable, time.dayFirst);
    if (entry) entries.push({ ...entry, ...place });
  }
  const printed = withoutTold(entries);
  const listed = printed.filter(({ inTable }) => inTable);
  const tables = listed.some(({ kind }) => kind === "purchase") ? listed : printed;
  const kept: AprEntry[] = [];
  for (const { inTable: _, told: __, ...entry } of tables) {
    const twin = kept.findIndex(
      (other) => other.kind === entry.kind && other.apr.value === entry.apr.value && !isAnother(other, entry),
    );
    const known = kept[twin];
    if (!known) kept.push(entry);
    else {
      known.apr.witnessed = true;
      // A rate named in a line and again in the table: what either prints about it belongs together.
      kept[twin] = {
        ...(known.balance ? known : { ...known, ...entry }),
        apr: { ...known.apr, witnessed: true },
        ...((known.expires ?? entry.expires) ? { expires: known.expires ?? entry.expires } : {}),
      };
    }
  }
  confirmRates(kept, tables);
  doubtShortRows(kept);
  doubtAssumedKinds(kept);
  return withNamedOffers(kept);
}

/** "Save 10% on your next purchase": a sentence about another thing than the line above it. */
const goesOn = ({ span }: PercentValue): boolean =>
  /^\W*[A-Za-z]+\s+[A-Za-z]+\s+[A-Za-z]{2,}/.test(span.segment.text.slice(span.end));

/** The line right above a rate whose own line names no kind, when it stands over the row's first cell and prints no rate itself. */
function textAbove(sheet: Sheet, row: Row, rate: PercentValue): string {
  const above = sheet.rows[row.index - 1];
  if (!above || above.page !== row.page || row.y0 - above.y1 > (row.y1 - row.y0) * 1.2) return "";
  if (above.segments.some((segment) => segment.text.includes("%"))) return "";
  return above.segments
    .filter((segment) => segment.x0 < rate.span.x0)
    .map((segment) => segment.text)
    .join(" ");
}

/** Lines of one cell stand so close, in heights of a line. */
const NEXT_LINE = 1.2;

const isClose = (upper: Row, lower: Row) =>
  upper.page === lower.page && lower.y0 - upper.y1 <= (lower.y1 - lower.y0) * NEXT_LINE;

/** The only cell of a line, where it stands left of a rate and prints no figure but perhaps a day. */
function loneCell(
  row: Row | undefined,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
): Segment | undefined {
  const [cell, another] = row?.segments ?? [];
  if (!cell || another) return undefined;
  const isFigure = (values.get(cell) ?? []).some(({ kind }) => kind === "money" || kind === "percent");
  return isFigure ? undefined : cell;
}

/** "Balance" over and "Transfers" under the line of the rate: a name of two lines whose figures are set halfway between them. */
function textAround(
  sheet: Sheet,
  row: Row,
  rate: PercentValue,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
): string {
  const [above, below] = [sheet.rows[row.index - 1], sheet.rows[row.index + 1]];
  const [upper, lower] = [loneCell(above, values), loneCell(below, values)];
  if (!above || !below || !upper || !lower || !isClose(above, row) || !isClose(row, below)) return "";
  const isName = Math.abs(upper.x0 - lower.x0) < 0.01 && Math.max(upper.x1, lower.x1) < rate.span.x0;
  return isName ? `${upper.text} ${lower.text}` : "";
}

/** The rest of a name of two lines, alone under its beginning in the line of the rate. */
function textBelow(sheet: Sheet, row: Row, values: ReadonlyMap<Segment, readonly PrintedValue[]>): string {
  const below = sheet.rows[row.index + 1];
  const [name] = row.segments;
  const cell = loneCell(below, values);
  const isRest =
    below &&
    name &&
    cell &&
    isClose(row, below) &&
    Math.abs(cell.x0 - name.x0) < 0.01 &&
    cell.text.length < 25;
  return isRest ? cell.text : "";
}

/** How far the second line of a name may be set in, in widths of the page. */
const INDENT = 0.04;
const UNTIL = /\b(?:until|through|thru|exp|expires?|expiring|ends?|ending)\b/i;

/** "until 06/07/25" in the second line of the cell that names an offer. */
function endBelow(
  sheet: Sheet,
  row: Row,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
): PrintedValue | undefined {
  const [above, below] = [sheet.rows[row.index - 1], sheet.rows[row.index + 1]];
  const cell = loneCell(below, values);
  if (!below || !cell || !isClose(row, below)) return undefined;
  // "PROMOTIONAL RATE EXPIRES" over and "04/22/27" under the line of the rate.
  const upper = above && isClose(above, row) ? loneCell(above, values) : undefined;
  const isUnder = (name: Segment | undefined) =>
    name && cell.x0 >= name.x0 - 0.01 && cell.x0 <= Math.min(name.x1, name.x0 + INDENT);
  const name = [row.segments[0], upper].find((one) => isUnder(one));
  if (!name) return undefined;
  const [day, another] = (values.get(cell) ?? []).filter(
    (value) => value.kind === "date" && value.date.year !== undefined,
  );
  const words = name === upper ? `${name.text} ${cell.text}` : cell.text;
  return day && !another && UNTIL.test(words) ? day : undefined;
}
