import type { AccountKind, Check } from "#contract/extraction.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { findLast4 } from "../account-last4.ts";
import type { AccountReading } from "../account-reading.ts";
import { type MoneyChoice, moneyChoices, moneyFinding } from "../candidates/choose.ts";
import { compileLexicon, findLabels } from "../candidates/find-labels.ts";
import { type Candidate, pairValues } from "../candidates/pair-values.ts";
import { spanOf } from "../layout/sheet.ts";
import { commonLabels } from "../lexicon/common-labels.ts";
import { portfolioLabels } from "../lexicon/investment-labels.ts";
import { findStatementDates, type StatementDates } from "../period.ts";
import type { Reading } from "../reading.ts";
import { type Finding, type HoldingDraft, makeFinding } from "../result/draft.ts";
import { resolveDate } from "../values/dates.ts";
import { endingValues, type Holdings, readHoldings } from "./holdings.ts";
import { holdingsBySum } from "./holdings-by-sum.ts";
import { splitPortfolios } from "./split-portfolios.ts";

const LEXICON = compileLexicon([...portfolioLabels, ...commonLabels], []);

/** The first line that names a kind decides; brands and fund names hold none of these words. */
const KINDS: ReadonlyArray<readonly [AccountKind, RegExp]> = [
  ["ira", /\bI\.?R\.?A\.?\b|individual retirement a/i],
  [
    "401k",
    /401\s?\(?\s?k|403\s?\(?\s?b\)?|457\s?\(?b|401\s?\(?a\)|thrift savings plan|profit[\s-]sharing plan|retirement (?:savings )?plan|employees?(?:'s?)? savings plan|pension plan/i,
  ],
  ["other", /health savings|\bHSA\b|529|college savings|annuity contract/i],
  [
    "brokerage",
    /brokerage account|individual(?: brokerage| investment|\s*-?\s*tod)|joint (?:tenant|brokerage|account|wros)|taxable account|investment account|cash account|margin account/i,
  ],
];

function kindOf(reading: Reading): AccountKind {
  for (const segment of reading.sheet.segments) {
    if (segment.text.length > 110) continue;
    const found = KINDS.find(([, pattern]) => pattern.test(segment.text));
    if (found) return found[0];
  }
  return "brokerage";
}

const NUMBER_LABEL =
  /(?:account|acct|participant|plan|policy)\s*(?:number|no\.?|num|#|id)?\s*[:#]?\s*(?<number>[A-Z]{0,3}\d[\dA-Z]*(?:[-\s]\d[\dA-Z]*){0,3})(?!\S)/i;

/** Brokerages mix letters and groups into account numbers: "Z41-204821". */
function lettersLast4(reading: Reading): Finding | undefined {
  for (const segment of reading.sheet.segments) {
    const match = NUMBER_LABEL.exec(segment.text);
    const number = match?.groups?.["number"]?.replaceAll(/[^A-Z\d]/gi, "") ?? "";
    if (!match || number.length < 6 || !/\d{3}/.test(number)) continue;
    const start = match.index + match[0].length - (match.groups?.["number"]?.length ?? 0);
    const finding = makeFinding(number.slice(-4), spanOf(segment, start, match.index + match[0].length), 0.8);
    return { ...finding, evidence: { ...finding.evidence, text: `•••${number.slice(-4)}` } };
  }
  return undefined;
}

const totalOf = (lines: readonly HoldingDraft[]): Cents =>
  cents(lines.reduce((sum, line) => sum + (parseMoney(line.value.value) ?? 0), 0));

/** Lines without those that only head a group: their value is the sum of the lines right below them. */
function withoutGroups(lines: readonly HoldingDraft[]): HoldingDraft[] {
  const amounts = lines.map((line) => parseMoney(line.value.value) ?? 0);
  return lines.filter((_, index) => {
    let sum = 0;
    for (const amount of amounts.slice(index + 1)) {
      sum += amount;
      if (sum === amounts[index]) return false;
    }
    return true;
  });
}

const proven = (set: readonly HoldingDraft[]) => set.filter((line) => line.isProven).length;

/** More tables than this would let chance find a sum. */
const MAX_TABLES = 6;

/**
 * An overview by kind of asset lists the same money again: of all sets of tables those count that add up to a printed value of the
 * account, the ones with most proven lines, then most lines. All lines where no set does.
 */
function tablesThatAddUp(
  lines: readonly HoldingDraft[],
  endings: readonly MoneyChoice[],
): readonly HoldingDraft[] {
  const tables = [...Map.groupBy(lines, (line) => line.table).values()];
  if (tables.length < 2 || tables.length > MAX_TABLES) return lines;
  const [best] = Array.from({ length: 2 ** tables.length - 1 }, (_, mask) =>
    tables.filter((__, index) => ((mask + 1) >> index) & 1).flat(),
  )
    .filter((set) => set.length > 1 && endings.some((choice) => choice.amount === totalOf(set)))
    .toSorted((a, b) => proven(b) - proven(a) || b.length - a.length);
  return best ?? lines;
}

/** More movements than this would let chance find a sum. */
const MAX_MOVEMENTS = 8;

type RollForward = { readonly ending: MoneyChoice; readonly check: Check };

/** Beginning value + contributions - withdrawals - fees + change in value = ending value, over printed figures. */
function rollForward(
  candidates: readonly Candidate[],
  endings: readonly MoneyChoice[],
): RollForward | undefined {
  const movements = candidates
    .flatMap(({ field, value }) => {
      if (value.kind !== "money" || value.money.bare || value.money.amount === 0) return [];
      const { amount } = value.money;
      if (field === "change") return [{ amount: Number(amount), row: value.span.segment.row }];
      return field === "decrease" ? [{ amount: -Math.abs(amount), row: value.span.segment.row }] : [];
    })
    .toSorted((a, b) => a.row - b.row)
    .map(({ amount }) => amount)
    .slice(0, MAX_MOVEMENTS);
  for (const ending of endings.slice(0, 4)) {
    for (const beginning of moneyChoices(candidates, "beginningValue").slice(0, 3)) {
      const difference = ending.amount - beginning.amount;
      for (let mask = 2 ** movements.length - 1; mask > 0; mask--) {
        const used = movements.filter((_, index) => (mask >> index) & 1);
        if (used.length < 2 || used.reduce((sum, amount) => sum + amount, 0) !== difference) continue;
        const terms = used.map(
          (amount) => `${amount < 0 ? "-" : "+"} ${formatMoney(cents(Math.abs(amount)))}`,
        );
        const detail = `${formatMoney(beginning.amount)} ${terms.join(" ")} = ${formatMoney(ending.amount)}`;
        return { ending, check: { name: "portfolio-roll-forward", passed: true, detail } };
      }
    }
  }
  return undefined;
}

const RIVAL_SHARE = 0.9;
const UNBALANCED = "The holdings do not add up to the value of the account.";

type Value = {
  readonly total?: Finding;
  readonly lines: readonly HoldingDraft[];
  readonly checks: readonly Check[];
};

/** The account's value: what the holdings add up to, what the movements lead to, else what is announced best. */
function settleValue(reading: Reading, candidates: readonly Candidate[], holdings: Holdings): Value {
  const endings = moneyChoices(candidates, "totalValue");
  const isTotal = (amount: Cents) =>
    endings.some((choice) => choice.amount === amount) ||
    holdings.totals.some((cell) => cell.value.money.amount === amount);
  const alone = withoutGroups(holdings.lines);
  const whole = isTotal(totalOf(holdings.lines)) || !isTotal(totalOf(alone)) ? holdings.lines : alone;
  const chosen = isTotal(totalOf(whole)) ? whole : tablesThatAddUp(whole, endings);
  const bySum = isTotal(totalOf(chosen))
    ? []
    : holdingsBySum(
        reading,
        endings.map((choice) => choice.amount),
      );
  const lines = bySum.length > 0 ? bySum : chosen;
  const sum = totalOf(lines);
  const check = (total: Cents, passed: boolean): Check => ({
    name: "holdings-total",
    passed,
    detail: `${lines.map((line) => line.value.value).join(" + ")} ${passed ? "=" : "is not"} ${formatMoney(total)}`,
  });
  const roll = rollForward(candidates, endings);
  const checks = roll ? [roll.check] : [];
  const matching = lines.length > 0 ? endings.find((choice) => choice.amount === sum) : undefined;
  const printed = holdings.totals.find((cell) => lines.length > 1 && cell.value.money.amount === sum);
  // "Total securities" is not the account's value where a plainer label announces a larger one, as with cash beside them.
  const plain = (roll?.ending ? [roll.ending] : endings).find(
    (choice) => choice.candidate.label.label.weight === 1 && choice.amount > sum,
  );
  const isPart = plain !== undefined && (matching?.candidate.label.label.weight ?? 0) < 1;
  if ((matching || printed) && isPart) {
    const total = moneyFinding(plain);
    total.witnessed =
      roll !== undefined || (endings.find((choice) => choice.amount === plain.amount)?.prints ?? 1) > 1;
    for (const line of lines) line.value.witnessed = true;
    return { total, lines, checks: [check(sum, true), ...checks] };
  }
  if (matching || printed) {
    const total = matching
      ? moneyFinding(matching)
      : makeFinding(formatMoney(sum), (printed as NonNullable<typeof printed>).value.span, 0.9);
    total.witnessed = lines.length > 1 || (matching?.prints ?? 1) > 1;
    for (const line of lines) line.value.witnessed = true;
    const others = roll && roll.ending.amount === sum ? checks : [];
    return { total, lines, checks: [check(sum, true), ...others] };
  }
  const best = roll?.ending ?? endings[0];
  if (!best) return { lines, checks };
  const total = moneyFinding(best);
  total.witnessed = roll !== undefined || endings.some((choice) => choice === best && choice.prints > 1);
  if (!roll) {
    for (const other of endings.slice(1))
      if (
        !total.witnessed &&
        other.candidate.score >= best.candidate.score * RIVAL_SHARE &&
        other.candidate.score >= 0.8
      )
        total.rivals.push(moneyFinding(other));
  }
  if (lines.length === 0) return { total, lines, checks };
  // A page may list only a part of what the account holds; then each line has to prove itself.
  if (sum < best.amount && lines.every((line) => line.isProven)) {
    for (const line of lines) line.value.witnessed = true;
    return { total, lines, checks };
  }
  for (const line of lines) line.value.doubt = UNBALANCED;
  // Lines may be missing from a list; more of them than the account is worth contradicts it.
  if (!total.witnessed && sum > best.amount) total.doubt = UNBALANCED;
  return { total, lines, checks: [...checks, check(best.amount, false)] };
}

/** Print so weak that a misread day could still leave whole months. */
const WEAK_PRINT = 0.8;

/** A period from the first day of a month to the last day of one confirms both ends: a misread digit nearly always breaks that. */
function confirmWholeMonths({ start, end }: StatementDates): void {
  if (!start || !end || Math.min(start.evidence.confidence, end.evidence.confidence) < WEAK_PRINT) return;
  const endsMonth = new Date(Date.parse(end.value) + 86_400_000).getUTCDate() === 1;
  const months = Math.round((Date.parse(end.value) - Date.parse(start.value)) / 2_629_800_000);
  if (start.value.endsWith("-01") && endsMonth && [1, 3, 6, 12].includes(months))
    for (const finding of [start, end]) finding.witnessed = true;
}

/** "As of September 30, 2026" near the top of a portfolio without a period is the day of its statement. */
function valuationDay(
  { sheet, values }: Reading,
  dates: StatementDates,
): Pick<StatementDates, "statementDate"> {
  const firstPage = sheet.rows[0]?.page;
  for (const segment of sheet.segments) {
    if (segment.page !== firstPage || segment.y0 > 0.35) continue;
    const as = /(?:\bas of|^statement of|^statement for|\bvalues? (?:on|as of))\s*:?\s*/i.exec(segment.text);
    const after = (values.get(segment) ?? []).find(
      (value) => value.kind === "date" && as && Math.abs(value.span.start - as.index - as[0].length) <= 1,
    );
    const day = after?.kind === "date" ? resolveDate(after.date, { dayFirst: dates.dayFirst }) : undefined;
    if (day && after) return { statementDate: makeFinding(day, after.span, 0.85) };
  }
  return {};
}

function readPortfolio(reading: Reading, whole?: StatementDates): AccountReading {
  const { sheet, values, allValues } = reading;
  const candidates = pairValues(sheet, values, findLabels(sheet, values, LEXICON));
  const own = findStatementDates(sheet, allValues, candidates);
  const found: StatementDates = own.start && own.end ? own : (whole ?? own);
  const dates = found.end || found.statementDate ? found : { ...found, ...valuationDay(reading, found) };
  confirmWholeMonths(dates);
  const { total, lines, checks } = settleValue(
    reading,
    endingValues(reading, dates, candidates),
    readHoldings(reading, dates),
  );
  const findings = new Map<string, Finding>();
  const put = (field: string, finding: Finding | undefined) => {
    if (finding) findings.set(field, finding);
  };
  put("accountLast4", findLast4(allValues, candidates) ?? lettersLast4(reading));
  put("periodStart", dates.start);
  put("periodEnd", dates.end);
  put("statementDate", dates.statementDate);
  put("totalValue", total);
  return { account: { kind: kindOf(reading), findings, holdings: lines }, checks, dates, reading };
}

/** Reads every account of a brokerage, IRA or employer-plan statement: its value on the last day and what it holds. */
export function readInvestments(reading: Reading): AccountReading[] {
  const parts = splitPortfolios(reading);
  if (parts.length === 1) return [readPortfolio(reading)];
  const whole = readPortfolio(reading).dates;
  return parts.map((part) => readPortfolio(part, whole));
}
