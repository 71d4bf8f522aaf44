import type { Check, Extraction, Question } from "#contract/extraction.ts";
import { summarise } from "../extract/result/summary.ts";
import type { UnsureField } from "./open-fields.ts";
import type { PointedValue } from "./point-words.ts";

type Figures = Readonly<Record<string, string>>;
/** Names are no figures: they are compared like everything else that must not change. */
const NAMES = new Set(["kind", "institution", "payer", "frequency"]);

type Facts = Readonly<Record<string, unknown>>;

const isFigure = (key: string, value: unknown): value is string =>
  typeof value === "string" && !NAMES.has(key);

function listFigures(base: string, parts: readonly Facts[]): (readonly [path: string, value: string])[] {
  return parts.flatMap((part, index) =>
    Object.entries(part).flatMap(([key, value]) =>
      isFigure(key, value) ? [[`${base}.${index}.${key}`, value] as const] : [],
    ),
  );
}

/** Every plain figure of accounts and income by its contract path. */
function figuresOf({ accounts, income }: Extraction): Figures {
  return Object.fromEntries([...listFigures("accounts", accounts), ...listFigures("income", income)]);
}

const besideFigures = (part: Facts) => Object.entries(part).filter(([key, value]) => !isFigure(key, value));

/** Everything but the plain figures. */
function frameOf({ accounts, income, transactions, documentType, creditReport, institution }: Extraction) {
  return JSON.stringify([
    documentType,
    institution,
    accounts.map(besideFigures),
    income.map(besideFigures),
    transactions,
    creditReport,
  ]);
}

/** Checks of several accounts share a name: they count in order. */
function numbered(checks: readonly Check[]): Map<string, Check> {
  const counts = new Map<string, number>();
  return new Map(
    checks.map((check) => {
      const count = (counts.get(check.name) ?? 0) + 1;
      counts.set(check.name, count);
      return [`${check.name} ${count}`, check];
    }),
  );
}

/** Sums that hold now and did not before; undefined when one that held is gone, or any does not hold now. */
function newSums(before: readonly Check[], after: readonly Check[]): Check[] | undefined {
  const [was, is] = [numbered(before), numbered(after)];
  if (after.some((check) => !check.passed)) return undefined;
  if ([...was].some(([name, check]) => check.passed && !is.has(name))) return undefined;
  return [...is].filter(([name]) => was.get(name)?.passed !== true).map(([, check]) => check);
}

/**
 * The figures that each sum speaks of, by the side on which they stand: a sum cannot tell two figures of one side apart, so it proves
 * one that was pointed at only when labels name all others of its side. An equal amount elsewhere on the page is proved by none.
 */
const SIDES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "card-balance-roll-forward": [
    ["previousBalance", "purchases", "feesCharged", "interestCharged"],
    ["currentBalance", "paymentsAndCredits"],
  ],
  "card-available-credit": [["creditLimit"], ["currentBalance", "availableCredit"]],
  "deposit-balance": [
    ["beginningBalance", "totalDeposits"],
    ["endingBalance", "totalWithdrawals"],
  ],
  "loan-payment-parts": [["minimumPayment"]],
  "loan-total-due": [["minimumPayment", "pastDue"]],
  "portfolio-roll-forward": [["totalValue"]],
  "holdings-total": [["totalValue"]],
};

/** A sum that holds only nearly is written with this remark: it proves nothing. */
const NEARLY = "(whole dollars)";

/** The amounts that a sum's arithmetic names, without their signs, and the totals of what it adds and of what it takes off. */
function termsOf({ detail }: Check): {
  readonly amounts: readonly string[];
  readonly totals: readonly number[];
} {
  const total = (sign: string) =>
    [...detail.matchAll(new RegExp(String.raw`[${sign}] (\d+\.\d\d)`, "g"))].reduce(
      (sum, [, amount]) => sum + toCents(amount ?? ""),
      0,
    );
  return { amounts: detail.match(/\d+\.\d\d/g) ?? [], totals: [total("+"), total("-")] };
}

const toCents = (amount: string) => Math.round(Math.abs(Number(amount)) * 100);

/**
 * The new figures of one account that a new sum proves. Chance makes small sums hold: so it must use every figure that is known, and a
 * figure that was pointed at must be something and no other term's equal, or it could be swapped with that one, or be anything.
 */
function provedBy(
  check: Check,
  base: string,
  figures: { readonly known: Figures; readonly gained: Figures; readonly pointed: ReadonlySet<string> },
): string[] {
  const { known, gained, pointed } = figures;
  const sides = (SIDES[check.name] ?? []).map((side) => side.map((field) => `${base}.${field}`));
  const { amounts, totals } = termsOf(check);
  const timesNamed = (value: string) => amounts.filter((amount) => toCents(amount) === toCents(value)).length;
  const isUsed = (value: string) => timesNamed(value) > 0 || totals.includes(toCents(value));
  const isTold = (path: string, value: string) =>
    !pointed.has(path) || (toCents(value) > 0 && timesNamed(value) === 1);
  const isSound = sides.flat().every((path) => {
    const [old, fresh] = [known[path], gained[path]];
    if (old !== undefined) return toCents(old) === 0 || isUsed(old);
    return fresh === undefined || timesNamed(fresh) === 0 || isTold(path, fresh);
  });
  if (!isSound || check.detail.includes(NEARLY)) return [];
  return sides.flatMap((side) => {
    const fresh = side.filter((path) => gained[path] !== undefined);
    return fresh.filter((path) => pointed.has(path)).length <= 1
      ? fresh.filter((path) => timesNamed(gained[path] ?? "") > 0)
      : [];
  });
}

/**
 * What pointed words may change: `after` is the document read again with them as further candidates for the paths `pointed`. Taken
 * only when every figure that was a fact stays exactly as it was, every sum holds, and at least one of them is new. New figures outside
 * that sum are dropped again. Undefined when the pointing proves nothing.
 */
export function acceptProof(
  before: Extraction,
  after: Extraction,
  pointed: ReadonlySet<string>,
): Extraction | undefined {
  if (frameOf(before) !== frameOf(after)) return undefined;
  const sums = newSums(before.checks, after.checks);
  if (!sums || sums.length === 0) return undefined;
  const [was, is] = [figuresOf(before), figuresOf(after)];
  if (Object.entries(was).some(([path, value]) => is[path] !== value)) return undefined;
  const gained = Object.fromEntries(Object.entries(is).filter(([path]) => was[path] === undefined));
  const bases = new Set(Object.keys(gained).map((path) => path.slice(0, path.lastIndexOf("."))));
  // A sum does not say of which account it speaks.
  if (bases.size > sums.length) return undefined;
  const proved = new Set(
    [...bases].flatMap((base) => sums.flatMap((sum) => provedBy(sum, base, { known: was, gained, pointed }))),
  );
  if (proved.size === 0) return undefined;
  const dropped = Object.keys(gained).filter((path) => !proved.has(path));
  const result = withoutFigures(after, dropped);
  return { ...result, questions: before.questions.filter(({ path }) => !proved.has(path)) };
}

function withoutFigures(extraction: Extraction, paths: readonly string[]): Extraction {
  const gone = new Set(paths);
  const kept = <Part extends object>(base: string, parts: readonly Part[]): Part[] =>
    parts.map(
      (part, index) =>
        // A figure that is left out is absent, as every figure may be.
        Object.fromEntries(
          Object.entries(part).filter(([key]) => !gone.has(`${base}.${index}.${key}`)),
        ) as Part,
    );
  return {
    ...extraction,
    accounts: kept("accounts", extraction.accounts),
    income: kept("income", extraction.income),
    evidence: Object.fromEntries(Object.entries(extraction.evidence).filter(([path]) => !gone.has(path))),
  };
}

const UNPROVED = "The model that helps reading took this print for it, and no sum on the page confirms that.";

/**
 * Pointed figures that nothing proves become questions, or better ones: they are facts only once a person says so. A figure inside a
 * sentence is not even that: sentences are where a document talks to its reader, or to a model.
 */
export function askAboutPointed(
  extraction: Extraction,
  pointed: readonly PointedValue[],
  fields: readonly UnsureField[],
): Extraction {
  const known = figuresOf(extraction);
  let questions: Question[] = extraction.questions;
  for (const { field, value, evidence, isProse } of pointed) {
    if (isProse || known[field.path] !== undefined || !isPlausible(field.path, value, known)) continue;
    const open = questions.find((question) => question.path === field.path);
    const candidate = { value, evidence };
    if (open) {
      const same = open.candidates.find((option) => option.value === value);
      const others = open.candidates.filter((option) => option !== same);
      const candidates = same ? [same, ...others] : [...others, candidate];
      questions = questions.map((question) => (question === open ? { ...open, candidates } : question));
    } else if (fields.some(({ path, onlyForSums }) => path === field.path && !onlyForSums)) {
      questions = [...questions, { path: field.path, reason: UNPROVED, candidates: [candidate] }];
    }
  }
  return { ...extraction, questions };
}

/** What no statement prints is no question either: a minimum above the balance, a payment due before the statement. */
function isPlausible(path: string, value: string, known: Figures): boolean {
  const base = path.slice(0, path.lastIndexOf("."));
  const field = path.slice(base.length + 1);
  const balance = known[`${base}.currentBalance`];
  if (field === "minimumPayment")
    return Number(value) >= 0 && (balance === undefined || Number(value) <= Math.max(0, Number(balance)));
  if (field === "paymentDueDate") return value > (known[`${base}.statementDate`] ?? "");
  if (field === "apr") return Number(value) < 100;
  return true;
}

/** The sentence about the document, as it is after the figures changed. */
export function withSummary(extraction: Extraction): Extraction {
  const { documentType, institution, accounts, transactions, questions, income, creditReport } = extraction;
  const summary = summarise(
    documentType,
    institution,
    accounts,
    transactions.length,
    questions.length,
    income,
    creditReport,
  );
  return { ...extraction, summary };
}
