import type { Check } from "#contract/extraction.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { findLast4, last4Beside, valuesOutsideRegisters } from "../account-last4.ts";
import type { AccountReading } from "../account-reading.ts";
import { type MoneyChoice, moneyChoices, moneyFinding } from "../candidates/choose.ts";
import { compileLexicon, findLabels } from "../candidates/find-labels.ts";
import { type Candidate, pairValues } from "../candidates/pair-values.ts";
import { decideNames } from "../holding-names/decide-names.ts";
import { commonLabels } from "../lexicon/common-labels.ts";
import { portfolioLabels } from "../lexicon/investment-labels.ts";
import { labelsOfValue } from "../lexicon/portfolio-words.ts";
import { onceFor } from "../once-for.ts";
import { findStatementDates, type StatementDates } from "../period.ts";
import { cellsWhere, type Reading } from "../reading.ts";
import { evidenceOf, type Finding, type HoldingDraft, makeFinding } from "../result/draft.ts";
import { accruedBeside, chooseHoldings, runOf, sumElsewhere, totalOf, withCash } from "./choose-holdings.ts";
import { withoutCommonEnd } from "./common-ends.ts";
import { headlineOver } from "./headline-value.ts";
import { PART, PARTLY, WHOLE } from "./holding-words.ts";
import { endingValues, type Holdings, readHoldings } from "./holdings.ts";
import { withoutMarginMarks } from "./margin-marks.ts";
import { areApart, areOneAccount } from "./one-account.ts";
import { endedPeriod, valuationDay } from "./portfolio-days.ts";
import { kindOf } from "./portfolio-kind.ts";
import { isOfPlan, lettersLast4, ofAccount } from "./portfolio-number.ts";
import { withoutRemarks } from "./remarks.ts";
import { rollForward } from "./roll-forward.ts";
import { hasTold, splitPlans, splitPortfolios } from "./split-portfolios.ts";
import { ofOneCompany } from "./stock-plan.ts";
import { withInvested } from "./with-invested.ts";

const LEXICON = compileLexicon([...portfolioLabels, ...commonLabels], [], labelsOfValue);

const RIVAL_SHARE = 0.9;
const UNPROVEN = "The value of the account was not found, so nothing confirms this line.";
const UNBALANCED = "The holdings do not add up to the value of the account.";

type Value = {
  readonly total?: Finding;
  readonly lines: readonly HoldingDraft[];
  readonly checks: readonly Check[];
};

/** Words that mean the whole account and nothing less: "Total long", "Total securities" or "Total" under a table may leave out the cash. */
function isPlainly({ candidate: { label } }: MoneyChoice): boolean {
  return !PARTLY.test(label.span.text) && (label.label.weight === 1 || label.coverage > 0.9);
}

/** Less than this share of a value that the paper prints twice in plain words is the balance of a part: of the cash, of one fund. */
const PART_SHARE = 0.25;

type Ending = ReturnType<typeof moneyChoices>[number];

function withoutParts(endings: readonly Ending[]): readonly Ending[] {
  const plain = endings.filter(
    ({ prints, candidate }) => prints > 1 && candidate.label.label.weight === 1 && candidate.score > 0.8,
  );
  const whole = Math.max(0, ...plain.map(({ amount }) => amount));
  return endings.filter(({ amount }) => amount >= PART_SHARE * whole);
}

const ON_CREDIT = /\bmargin\b|debit balance|\bshort\b/i;

/** An account is worth no less than what shares times price prove of one holding, unless some of it is bought on credit. */
function withoutLess(endings: readonly Ending[], { lines }: Holdings, { sheet }: Reading): readonly Ending[] {
  const least = Math.max(0, ...lines.filter(({ isProven }) => isProven).map((line) => totalOf([line])));
  const isOnCredit = endings.some(({ amount }) => amount < least)
    ? sheet.segments.some(({ text }) => ON_CREDIT.test(text)) || lines.some((line) => totalOf([line]) < 0)
    : true;
  return isOnCredit ? endings : endings.filter(({ amount }) => amount >= least);
}

/** The account's value: what the holdings add up to, what the movements lead to, else what is announced best. */
function settleValue(reading: Reading, candidates: readonly Candidate[], holdings: Holdings): Value {
  const endings = withoutLess(withoutParts(moneyChoices(candidates, "totalValue")), holdings, reading);
  const lines = chooseHoldings(
    reading,
    holdings,
    endings.map((choice) => choice.amount),
  );
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
  // "Total mutual funds" is one of several groups where the paper prints a larger value of the account twice.
  const isGroup = !matching && printed !== undefined && PART.test(printed.words);
  const larger = isGroup
    ? endings.find(
        ({ amount, prints, candidate }) =>
          amount > sum && prints > 1 && WHOLE.test(candidate.label.span.text),
      )
    : undefined;
  const whole = (matching?.candidate.label.label.weight ?? 0) < 1 ? (plain ?? larger) : undefined;
  if ((matching || printed) && whole) {
    const total = moneyFinding(whole);
    total.witnessed =
      roll !== undefined || (endings.find((choice) => choice.amount === whole.amount)?.prints ?? 1) > 1;
    for (const line of lines) line.value.witnessed = true;
    return { total, lines, checks: [check(sum, true), ...checks] };
  }
  const cashBeside = matching && isPlainly(matching) ? undefined : withCash(reading, sum);
  if (lines.length > 0 && cashBeside) {
    const total = makeFinding(formatMoney(cents(cashBeside.money.amount)), cashBeside.span, 0.9);
    total.witnessed = true;
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
  const beside = accruedBeside(
    reading,
    sum,
    endings.map((choice) => choice.amount),
  );
  const withAccrued = beside && endings.find((choice) => choice.amount === beside.ending);
  if (beside && withAccrued && lines.length > 1) {
    const total = moneyFinding(withAccrued);
    total.witnessed = true;
    for (const line of lines) line.value.witnessed = true;
    const terms = [...lines.map((line) => line.value.value), formatMoney(beside.accrued)].join(" + ");
    const detail = `${terms} accrued interest = ${formatMoney(beside.ending)}`;
    return { total, lines, checks: [{ name: "holdings-total", passed: true, detail }, ...checks] };
  }
  const elsewhere = sumElsewhere(reading, lines, sum);
  if (elsewhere && !(roll && roll.ending.amount !== sum)) {
    const total = makeFinding(formatMoney(sum), elsewhere.span, 0.9);
    total.witnessed = true;
    for (const line of lines) line.value.witnessed = true;
    return { total, lines, checks: [check(sum, true)] };
  }
  const headline = headlineOver(reading, lines, endings);
  if (headline) {
    const total = makeFinding(formatMoney(headline.value.money.amount), headline.value.span, 0.9);
    total.witnessed = true;
    for (const line of lines) line.value.witnessed = true;
    const terms = [...lines.map((line) => line.value.value), formatMoney(headline.rest)].join(" + ");
    return {
      total,
      lines,
      checks: [{ name: "holdings-total", passed: true, detail: `${terms} = ${total.value}` }],
    };
  }
  const best = roll?.ending ?? endings[0];
  const invested = lines.length === 0 && best ? withInvested(reading, best.amount) : undefined;
  if (invested) {
    const total = makeFinding(formatMoney(invested.money.amount), invested.span, 0.9);
    total.witnessed = true;
    return { total, lines, checks };
  }
  if (!best) {
    for (const line of lines) if (!line.isProven) line.value.doubt = UNPROVEN;
    return { lines, checks };
  }
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

const isProved = ({ checks }: Value): boolean =>
  checks.some(({ name, passed }) => name === "holdings-total" && passed);

/**
 * Rows that a day begins are movements, unless only with them the lines add up to what the account is worth: some houses print when each
 * position was bought, or valued, before its name.
 */
function settledLines(reading: Reading, dates: StatementDates, endings: readonly Candidate[]): Value {
  const held = settleValue(reading, endings, readHoldings(reading, dates));
  if (isProved(held)) return held;
  const all = settleValue(reading, endings, readHoldings(reading, dates, true));
  return isProved(all) ? all : held;
}

/** The whole paper is read again where its parts are tried. */
const claimsOf = onceFor(({ sheet, values }: Reading): readonly Candidate[] =>
  pairValues(sheet, values, withoutRemarks(findLabels(sheet, values, LEXICON))),
);

function readPortfolio(
  reading: Reading,
  whole?: { readonly dates: StatementDates; readonly reading: Reading; readonly paper: Reading },
): AccountReading {
  const { sheet, allValues } = reading;
  const candidates = claimsOf(reading);
  const own = findStatementDates(sheet, allValues, candidates);
  const found: StatementDates = own.start && own.end ? own : (whole?.dates ?? own);
  const ended = found.end ? found : { ...found, ...endedPeriod(reading, found) };
  const dates = ended.end || ended.statementDate ? ended : { ...ended, ...valuationDay(reading, ended) };
  confirmWholeMonths(dates);
  const endings = endingValues(reading, dates, candidates);
  const { total, lines, checks } = settledLines(reading, dates, endings);
  const findings = new Map<string, Finding>();
  const put = (field: string, finding: Finding | undefined) => {
    if (finding) findings.set(field, finding);
  };
  const numbers = valuesOutsideRegisters(reading);
  put(
    "accountLast4",
    findLast4(numbers, ofAccount(reading, candidates)) ??
      last4Beside(reading, isOfPlan) ??
      lettersLast4(reading),
  );
  put("periodStart", dates.start);
  put("periodEnd", dates.end);
  put("statementDate", dates.statementDate);
  put("totalValue", total);
  return {
    account: {
      kind: kindOf(reading, whole, findings.get("accountLast4")?.value),
      findings,
      holdings: lines,
    },
    checks,
    dates,
    reading,
    claims: candidates,
  };
}

/** The holdings of all accounts may be listed together, after what each is worth: those in a row that add up to it are its own. */
function withRun(all: readonly HoldingDraft[], entry: AccountReading): AccountReading {
  const { findings, holdings = [] } = entry.account;
  const total = findings.get("totalValue");
  const amount = parseMoney(total?.value ?? "");
  if (!total || amount === undefined || (holdings.length > 0 && totalOf(holdings) === amount)) return entry;
  const own = runOf(all, new Set([amount]));
  if (own.length === 0) return entry;
  total.witnessed = true;
  delete total.doubt;
  for (const line of own) {
    line.value.witnessed = true;
    delete line.value.doubt;
  }
  const detail = `${own.map((line) => line.value.value).join(" + ")} = ${total.value}`;
  const others = entry.checks.filter((check) => check.name !== "holdings-total");
  return {
    ...entry,
    account: { ...entry.account, holdings: own },
    checks: [...others, { name: "holdings-total", passed: true, detail }],
  };
}

/** What an account is worth may be printed in the overview or its title alone: the amount to which its own lines add up. */
function fromOverview(whole: Reading, entry: AccountReading): AccountReading {
  const { findings, holdings = [] } = entry.account;
  if (!findings.has("accountLast4")) {
    const number = entry.reading.allValues.find(
      ({ kind, span }) => kind === "account" && !isOfPlan(span.segment.text.slice(0, span.start)),
    );
    if (number?.kind === "account")
      findings.set("accountLast4", makeFinding(number.account.last4, number.span, 0.7));
  }
  if (findings.has("totalValue") || holdings.length === 0) return entry;
  const sum = totalOf(holdings);
  const lines = new Set(holdings.map(({ value }) => value.evidence.box.join(" ")));
  const printed = whole.allValues.find(
    (value) =>
      value.kind === "money" &&
      value.money.amount === sum &&
      !(entry.reading.allValues.includes(value) && holdings.length === 1) &&
      !lines.has(evidenceOf(value.span).box.join(" ")),
  );
  if (!printed) return entry;
  const total = makeFinding(formatMoney(sum), printed.span, 0.9);
  total.witnessed = true;
  for (const line of holdings) {
    line.value.witnessed = true;
    delete line.value.doubt;
  }
  findings.set("totalValue", total);
  return entry;
}

/**
 * Words in capitals that head the names of two lines of an account may be symbols; where those of another account begin with the same word
 * they are brands: "EIRA Traditional".
 */
function withBrands(all: readonly HoldingDraft[], entry: AccountReading): AccountReading {
  const { holdings = [] } = entry.account;
  const headed = new Map(
    holdings.flatMap((line) => {
      const whole = `${line.symbol} ${line.name}`;
      return line.symbol && all.some(({ name }) => name === whole) ? [[line, whole] as const] : [];
    }),
  );
  const isBrand = [...headed].some(([{ symbol }, whole]) =>
    all.some(({ name }) => name !== whole && name.startsWith(`${symbol} `)),
  );
  if (!isBrand) return entry;
  const named = holdings.map((line) => {
    const name = headed.get(line);
    if (name === undefined) return line;
    const { symbol: _, ...plain } = line;
    return { ...plain, name };
  });
  return { ...entry, account: { ...entry.account, holdings: named } };
}

const valueOf = ({ account }: AccountReading): number =>
  parseMoney(account.findings.get("totalValue")?.value ?? "") ?? 0;

/** Whether the parts are what a paper adds up: each proves its own holdings, and together they are worth what the whole is. */
function areProven(parts: readonly AccountReading[], whole: AccountReading): boolean {
  return (
    parts.length > 1 &&
    parts.every(({ checks }) => checks.some(({ name, passed }) => passed && name === "holdings-total")) &&
    parts.reduce((sum, part) => sum + valueOf(part), 0) === valueOf(whole)
  );
}

/** What rules alone find of every account of a brokerage, IRA or employer-plan statement. */
export function readByRules(reading: Reading): AccountReading[] {
  const told = hasTold(reading) ? readParts(reading, splitPortfolios(reading, true)) : [];
  if (areApart(told)) return told;
  const parts = splitPortfolios(reading);
  const apart = readParts(reading, parts);
  if (apart.length > 0 && !areOneAccount(apart)) return apart;
  const whole = readPortfolio(reading);
  // Names of plans alone head the parts of a paper where these prove it.
  const plans = readParts(reading, splitPlans(reading));
  return areProven(plans, whole) ? plans : [whole];
}

function readParts(reading: Reading, parts: readonly Reading[]): AccountReading[] {
  if (parts.length < 2) return [];
  const { dates } = readPortfolio(reading);
  const all = readHoldings(reading, dates, true).lines;
  // What kind another account is of says nothing of this one: only what heads them all does.
  const own = new Set(parts.flatMap((part) => part.sheet.segments));
  const common = cellsWhere(reading, (segment) => !own.has(segment));
  return parts.map((part) =>
    fromOverview(
      reading,
      withBrands(all, withRun(all, readPortfolio(part, { dates, reading: common, paper: reading }))),
    ),
  );
}

/** Reads every account of a brokerage, IRA or employer-plan statement: its value on the last day and what it holds. */
export function readInvestments(reading: Reading): AccountReading[] {
  return readByRules(reading).map((entry) => {
    const { holdings } = entry.account;
    if (!holdings || holdings.length === 0) return entry;
    const named = withoutCommonEnd(withoutMarginMarks(reading, decideNames(entry.reading, holdings)));
    return ofOneCompany(entry.reading, { ...entry, account: { ...entry.account, holdings: named } });
  });
}
