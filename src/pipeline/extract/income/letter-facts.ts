import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { MoneyValue } from "../candidates/amount-cells.ts";
import { type Segment, spanOf } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { undatedPaper } from "../paper-day.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { findAgency } from "./agency.ts";
import { headOver, isPrior, isUnder, stepsFrom } from "./column-heads.ts";
import { BENEFIT_RULES, OTHER_RULES, type Rule } from "./letter-rules.ts";
import { type IncomeReading, readPayStub } from "./pay-stub-facts.ts";
import { findPayer } from "./payer.ts";
import { isOfAnotherPayment, saidPayDate } from "./said-pay-date.ts";

/** The words before an amount, in reading order: its own line, and the line before it when its own says little. */
function wordsBefore(value: MoneyValue, reading: Reading): string {
  const { segment } = value.span;
  const row = reading.sheet.rows[segment.row];
  const line = (row?.segments ?? [])
    .filter((other) => other !== segment && other.x1 <= segment.x0 && /[A-Za-z]{2,}/.test(other.text))
    .map((other) => other.text);
  const own = [...line, segment.text.slice(0, value.span.start)].join(" ");
  if (!/[A-Za-z]{2,}/.test(own)) {
    const head = headOver(segment, reading);
    if (head !== "") return head;
  }
  const above = reading.sheet.rows[segment.row - 1];
  const isNear = above && row && above.page === row.page && row.y0 - above.y1 < 1.6 * (row.y1 - row.y0);
  return isNear ? `${lineAbove(above.segments, segment)} ${own}` : own;
}

function lineAbove(segments: readonly Segment[], below: Segment): string {
  return segments
    .filter(
      (segment) =>
        Math.min(segment.x1, below.x1) - Math.max(segment.x0, below.x0) > 0 || segments.length === 1,
    )
    .map((segment) => segment.text)
    .join(" ");
}

type Announced = {
  readonly rule: Rule;
  /** The amount that the words announce; in a table of days the one that is paid now stands below it. */
  readonly at: MoneyValue;
  readonly value: MoneyValue;
  /** Told of earlier months: "the regular monthly payment was $1,360.00". */
  readonly isPast: boolean;
};

const PAST = /(?:was|were|hadbeen|usedtobe)$/;

const OF_A_YEAR = /^\s*(?:(?:a|per|each)\s(?:year|annum)\b|annually|yearly)/i;

/** "Retroactive benefits", alone over the amounts of months gone by. */
const BACK_PAY =
  /^(?:retroactive|past[\s-]due|back)\s(?:(?:monthly|benefits?|pay|payments?|amounts?|award)\s?)+$/i;
/** Lines that a title stands over, counted with itself. */
const MAX_TITLED = 5;

/** Under the title of what is paid once for earlier months no amount is what comes each month. */
function isBackPay({ span: { segment } }: MoneyValue, { sheet, values }: Reading): boolean {
  const title = sheet.rows
    .slice(Math.max(0, segment.row - MAX_TITLED), segment.row)
    .findLast(
      ({ page, segments }) =>
        page === segment.page &&
        !segments.some((cell) => values.get(cell)?.some((value) => value.kind === "money")),
    );
  const [only, ...others] = title?.segments ?? [];
  return only !== undefined && others.length === 0 && BACK_PAY.test(only.text.trim());
}

/** "We will increase your benefit from $967.00 to $994.00": the first of them is paid no more. */
const isLeft = ({ span: { segment, start, end } }: MoneyValue) =>
  /\bfrom\s*$/i.test(segment.text.slice(0, start)) && /^\s*to\s*\$/i.test(segment.text.slice(end));

/** What a line says of its amount: the words at its left. */
const lineOf = ({ span }: MoneyValue, { sheet }: Reading): string => {
  const first = sheet.rows[span.segment.row]?.segments[0];
  return (first === span.segment ? first.text.slice(0, span.start) : (first?.text ?? "")).trim();
};
/** "Current monthly gross allowance" over "New monthly gross allowance" is what was paid until now. */
const [CURRENT_ROW, NEW_ROW] = [/^(?:current|present|old|previous|prior)\s/i, /^new\s/i];

/** The words behind "New" of the lines that give a new amount: of anything else the current one is still paid. */
const renewed = (reading: Reading): ReadonlySet<string> =>
  new Set(
    reading.allValues.flatMap((value) => {
      const line = value.kind === "money" && !value.money.bare ? lineOf(value, reading) : "";
      return NEW_ROW.test(line) ? [squash(line.replace(NEW_ROW, ""))] : [];
    }),
  );

/** A table of amounts and the days from which they are paid announces the first of them; the last whose day has come is paid. */
function inForce(value: MoneyValue, reading: Reading): MoneyValue | undefined {
  const steps = stepsFrom(value, reading);
  if (steps.length < 2) return value;
  const written = undatedPaper(reading, [], false)?.value;
  // Without a day of the paper only the order tells: a list that goes back in time begins with what is paid.
  const isFalling = steps.every(({ day }, at) => at === 0 || day < (steps[at - 1]?.day ?? ""));
  if (written === undefined && isFalling) return value;
  const begun = steps.filter(({ day }) => written !== undefined && day <= written);
  return begun.toSorted((a, b) => b.day.localeCompare(a.day))[0]?.value;
}

/** "You will receive $6,210.00 around March 9 … After that you will receive $1,552.00": the first of them is paid once. */
const AFTER_THAT = /\bafter that,? you will (?:receive|get)\b/i;
const RECEIVED_ONCE = /(?<!afterthat)youwill(?:receive|get)$/;

function announce(reading: Reading, rules: readonly Rule[]): Announced[] {
  const news = renewed(reading);
  const goesOn = reading.sheet.segments.some(({ text }) => AFTER_THAT.test(text));
  return reading.allValues.flatMap((value) => {
    if (value.kind !== "money" || value.money.bare || value.money.amount <= 0) return [];
    if (isPrior(value, reading) || isLeft(value) || isBackPay(value, reading)) return [];
    const words = squash(wordsBefore(value, reading)).slice(-110);
    if (goesOn && RECEIVED_ONCE.test(words)) return [];
    const found = rules.find((entry) => entry.pattern.test(words));
    const isOther =
      found?.frequency === "monthly" && OF_A_YEAR.test(value.span.segment.text.slice(value.span.end));
    if (!found || found.field === "none" || isOther) return [];
    const line = lineOf(value, reading);
    const isReplaced = CURRENT_ROW.test(line) && news.has(squash(line.replace(CURRENT_ROW, "")));
    const isOfBefore = PAST.test(words) || isReplaced;
    const paid = inForce(value, reading);
    return paid ? [{ rule: found, at: value, value: paid, isPast: isOfBefore }] : [];
  });
}

/** The best-announced amount of a field; another that is announced as well is put to the person. */
function choose(
  announced: readonly Announced[],
  field: Rule["field"],
): (Finding & { rule: Rule }) | undefined {
  const own = announced.filter((entry) => entry.rule.field === field);
  const present = own.filter(({ isPast }) => !isPast);
  const findings = (present.length > 0 ? present : own).map(({ rule: found, value }) => ({
    ...makeFinding(formatMoney(cents(value.money.amount)), value.span, found.score),
    rule: found,
  }));
  const [first, ...others] = findings;
  if (!first) return undefined;
  for (const other of others) {
    if (other.value === first.value) first.witnessed = true;
    else if (other.rule === first.rule) first.rivals.push(other);
  }
  return first;
}

/** "Weekly benefit amount" is a rate where the payment is of two weeks: what was paid is left of another gross, if one is as large. */
function grossOf(announced: readonly Announced[], net: Finding | undefined): ReturnType<typeof choose> {
  const first = choose(announced, "grossPay");
  if (!first || !net || Number(first.value) >= Number(net.value)) return first;
  const least = Number(net.value) * 100;
  return (
    choose(
      announced.filter(({ value }) => value.money.amount >= least),
      "grossPay",
    ) ?? first
  );
}

const RHYTHM: Readonly<Record<string, RegExp>> = {
  weekly: /week/i,
  biweekly: /bi-?\s?week|every two weeks/i,
  monthly: /month/i,
  annual: /annual|year/i,
};

/** The printed word that says how often it comes, on the amount's own line or the one before it. */
function frequencyOf(
  finding: Finding & { rule: Rule },
  announced: readonly Announced[],
  reading: Reading,
): Finding | undefined {
  const { frequency } = finding.rule;
  const pattern = frequency ? RHYTHM[frequency] : undefined;
  const value = announced.find((entry) => entry.rule === finding.rule)?.at;
  if (!frequency || !pattern || !value) return undefined;
  for (const step of [0, -1, 1, -2, -3]) {
    for (const segment of reading.sheet.rows[value.span.segment.row + step]?.segments ?? []) {
      // Further up stands what heads the amount's own column.
      if (step < -1 && !isUnder(value.span, segment)) continue;
      const match = pattern.exec(segment.text);
      if (match)
        return makeFinding(frequency, spanOf(segment, match.index, match.index + match[0].length), 0.9);
    }
  }
  return undefined;
}

function readLetter(
  reading: Reading,
  kind: "benefits" | "other",
  rules: readonly Rule[],
  payer: Finding | undefined,
): IncomeReading {
  const announced = announce(reading, rules);
  const net = choose(announced, "netPay");
  const gross = grossOf(announced, net);
  const findings = new Map<string, Finding>();
  if (payer) findings.set("payer", payer);
  const main = gross ?? net;
  const frequency = main && frequencyOf(main, announced, reading);
  if (frequency) findings.set("frequency", frequency);
  if (gross) findings.set("grossPay", gross);
  if (net) findings.set("netPay", net);
  if (gross && net && Number(net.value) > Number(gross.value))
    for (const finding of [gross, net])
      finding.doubt = "The net amount is more than the amount before deductions.";
  return { income: { kind, findings }, checks: [] };
}

/** "Advice of monthly allowance": how often it comes is said of the payment itself. */
function monthlyTitle({ sheet }: Reading): Finding | undefined {
  for (const segment of sheet.segments) {
    const match = /\bmonthly(?=\s+(?:allowance|benefit|pension|annuity|payment|retirement|advice))/i.exec(
      segment.text,
    );
    if (match)
      return makeFinding("monthly", spanOf(segment, match.index, match.index + match[0].length), 0.85);
  }
  return undefined;
}

/** Figures and days of a payment advice of a pension, which is a pay stub in all but its words. */
const ADVICE_FIELDS = ["payDate", "grossPay", "netPay", "ytdGross", "ytdNet"];

/** The month that an advice pays for, where it prints the whole of it. */
function periodOf({ income: { findings } }: IncomeReading): ReadonlyMap<string, Finding> {
  const period = ["periodStart", "periodEnd", "frequency"].flatMap((field) => {
    const finding = findings.get(field);
    return finding ? [[field, finding] as const] : [];
  });
  return new Map(period.length === 3 && findings.get("frequency")?.value === "monthly" ? period : []);
}

/** Reads a letter of Social Security, the VA, unemployment insurance or a pension, or the advice of one payment. */
export function readBenefitLetter(reading: Reading): IncomeReading {
  const letter = readLetter(reading, "benefits", BENEFIT_RULES, findAgency(reading));
  const advice = readPayStub(reading);
  const payDate = saidPayDate(reading);
  if (payDate) letter.income.findings.set("payDate", payDate);
  // Sentences are read by their words; a table only where its sum proves what its figures are.
  if (!advice.checks.some((check) => check.name === "gross-to-net" && check.passed)) return letter;
  for (const field of ADVICE_FIELDS) {
    const finding = advice.income.findings.get(field);
    if (field === "payDate" && (payDate || (finding && isOfAnotherPayment(finding, reading)))) continue;
    if (finding) letter.income.findings.set(field, finding);
  }
  for (const [field, finding] of periodOf(advice))
    if (!letter.income.findings.has(field)) letter.income.findings.set(field, finding);
  const rhythm = letter.income.findings.get("frequency") ?? monthlyTitle(reading);
  if (rhythm) letter.income.findings.set("frequency", rhythm);
  return { ...letter, checks: advice.checks };
}

const OF_THE_YEAR =
  /^(?:year[\s-]to[\s-]date|ytd)\s(?:gross\s)?(?:earnings|pay|wages|income|gross|compensation)(?:\s?\(?\s?(?:as of|through|thru)\s[^:]{4,20})?\)?\s*:?\s*$/i;

/** What was earned in the year so far, where all such lines print one amount. */
function earnedThisYear(reading: Reading): Finding | undefined {
  const found = reading.allValues.flatMap((value) => {
    if (value.kind !== "money" || value.money.bare || value.money.amount <= 0) return [];
    return OF_THE_YEAR.test(lineOf(value, reading))
      ? [makeFinding(formatMoney(cents(value.money.amount)), value.span, 0.9)]
      : [];
  });
  const [first, ...others] = found;
  return first && others.every(({ value }) => value === first.value) ? first : undefined;
}

/** Reads a letter in which somebody confirms what a person earns. */
export function readIncomeLetter(reading: Reading): IncomeReading {
  const letter = readLetter(reading, "other", OTHER_RULES, findPayer(reading));
  const year = earnedThisYear(reading);
  if (year) letter.income.findings.set("ytdGross", year);
  return letter;
}
