import type { Bucket, Debt, DebtType, Source } from "#contract/debts.ts";
import type { AccountFacts, AccountKind } from "#contract/extraction.ts";
import { figureSource, type SourcedFigure } from "#contract/figure-source.ts";
import { checkPayoffIn36Months } from "#contract/warning-check.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { formatRate, parseRate } from "#engine/money/rate.ts";
import { findMinimumRule } from "#engine/regulation/minimum-rule.ts";

/** What the debts feature needs of the ledger: a figure is known with its document, in question, or not shown. */
export type DebtFigure =
  | {
      readonly kind: "known";
      readonly figure: SourcedFigure & { readonly value: string };
    }
  | {
      readonly kind: "in-question";
      readonly question: {
        readonly documentId: string;
        readonly path?: string;
        readonly field: string;
        readonly reason: string;
        readonly candidates: readonly string[];
      };
    }
  | { readonly kind: "not-shown" };

const FIGURES = [
  "currentBalance",
  "originalBalance",
  "apr",
  "minimumPayment",
  "paymentDueDate",
  "creditLimit",
  "statementDate",
] as const;
type DebtField = (typeof FIGURES)[number];

export type DebtAccount = {
  readonly id: string;
  readonly kind: AccountKind;
  readonly name: string;
  readonly last4: string | null;
  readonly currency: string;
  readonly figure: (field: DebtField) => DebtFigure;
  /** What each document says about the account. */
  readonly statements: ReadonlyArray<{
    readonly documentId: string;
    readonly facts: Pick<
      AccountFacts,
      | "aprs"
      | "currentBalance"
      | "minimumPayment"
      | "interestCharged"
      | "feesCharged"
      | "minimumPaymentWarning"
    >;
  }>;
  /** The accounts that a person said are this one. */
  readonly joined?: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly last4: string | null;
  }>;
};

const DEBT_TYPES: Partial<Record<AccountKind, DebtType>> = {
  "credit-card": "credit-card",
  "auto-loan": "loan",
  "student-loan": "loan",
  "personal-loan": "loan",
  heloc: "loan",
  loan: "loan",
  mortgage: "mortgage",
};

/** The kind of debt an account is; undefined for accounts that hold money instead of owing it. */
export function debtType(kind: AccountKind): DebtType | undefined {
  return DEBT_TYPES[kind];
}

const NEEDED = [
  ["currentBalance", "balance"],
  ["apr", "APR"],
  ["minimumPayment", "minimum payment"],
] as const satisfies ReadonlyArray<readonly [DebtField, string]>;

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** One sentence why the debt is not in the plan, or null. `currency` is the one the plan counts in. */
function notPlannable(account: DebtAccount, balance: Cents | undefined, currency: string): string | null {
  if (balance !== undefined && balance <= 0) return "Nothing is owed here, so the plan does not need it.";
  if (account.currency !== currency) {
    return `This debt is in ${account.currency}; the plan counts in ${currency} and converts nothing.`;
  }
  const states = NEEDED.map(([field, word]) => ({ word, state: account.figure(field).kind }));
  const doubted = states.filter(({ state }) => state === "in-question").map(({ word }) => word);
  const missing = states.filter(({ state }) => state === "not-shown").map(({ word }) => word);
  if (doubted.length > 0) {
    return `The ${listed(doubted)} could not be read for certain. Answer what the document asks, or upload a clearer one, and this debt joins the plan.`;
  }
  if (missing.length > 0) {
    return `No document shows the ${listed(missing)}. Upload a statement that does, or type it in with Edit, and this debt joins the plan.`;
  }
  const minimum = account.figure("minimumPayment");
  return minimum.kind === "known" && Number(minimum.figure.value) === 0
    ? "The statement asks for no payment now, so a plan from it would be a guess. Upload the next statement."
    : null;
}

function sourcesOf(account: DebtAccount): Record<string, Source> {
  return Object.fromEntries(
    FIGURES.flatMap((field) => {
      const state = account.figure(field);
      const source = state.kind === "known" ? figureSource(state.figure) : undefined;
      return source === undefined ? [] : [[field, source]];
    }),
  );
}

/**
 * The parts of the balance with a rate of their own, from the statement that shows the balance. A promotion without its last day
 * counts at the account's APR: rather too dear than free for ever. Nothing where the parts are more than the whole: then they are
 * averages of the period, not what is owed.
 */
function bucketsOf(account: DebtAccount, owed: Cents | undefined): Bucket[] {
  const balance = account.figure("currentBalance");
  if (balance.kind !== "known" || owed === undefined) return [];
  const statement = account.statements.find(({ documentId }) => documentId === balance.figure.documentId);
  const buckets = (statement?.facts.aprs ?? []).flatMap((rate): Bucket[] => {
    const { kind, apr, balance: part, expires, interest, accruedInterest } = rate;
    if (kind === "purchase" || kind === "penalty" || part === undefined || (parseMoney(part) ?? 0) <= 0)
      return [];
    if (kind === "promotional" && expires === undefined) return [];
    const aside =
      interest === "deferred"
        ? { deferred: true, ...(accruedInterest === undefined ? {} : { accruedInterest }) }
        : {};
    return [{ kind, apr, balance: part, expires: expires ?? null, ...aside }];
  });
  const parts = buckets.reduce((sum, bucket) => sum + (parseMoney(bucket.balance) ?? 0), 0);
  return parts > owed ? [] : buckets;
}

/** The rule that the card's own statements fit, as the contract says it. */
function minimumRuleOf(account: DebtAccount): Pick<Debt, "minimumRule"> {
  if (account.kind !== "credit-card") return {};
  const statements = account.statements.flatMap(({ facts }) => {
    const { currentBalance, minimumPayment, interestCharged, feesCharged } = facts;
    const [balance, minimum] = [exact(currentBalance), exact(minimumPayment)];
    if (balance === undefined || minimum === undefined) return [];
    return [{ balance, minimum, interest: exact(interestCharged), fees: exact(feesCharged) }];
  });
  const rule = findMinimumRule(statements);
  if (rule === undefined) return {};
  return {
    minimumRule: {
      percent: formatRate(rule.percent),
      plusInterest: rule.plusInterest === true,
      floor: formatMoney(rule.floor ?? cents(0)),
    },
  };
}

const exact = (text: string | undefined): Cents | undefined =>
  text === undefined ? undefined : parseMoney(text);

/** The printed 36 months beside the regulation's; not for a card with a promotion, whose share depends on the statement's day. */
function warningCheckOf(account: DebtAccount, buckets: readonly Bucket[]): Pick<Debt, "warningCheck"> {
  const state = account.figure("currentBalance");
  const apr = valueOf(account.figure("apr"));
  if (state.kind !== "known" || apr === null || buckets.some(({ expires }) => expires !== null)) return {};
  const statement = account.statements.find(({ documentId }) => documentId === state.figure.documentId);
  const printed = exact(statement?.facts.minimumPaymentWarning?.monthlyPaymentFor36Months);
  const [owed, own] = [parseMoney(state.figure.value), parseRate(apr)];
  if (printed === undefined || owed === undefined || own === undefined) return {};
  const parts = buckets.flatMap((bucket) => {
    const [balance, rate] = [parseMoney(bucket.balance), parseRate(bucket.apr)];
    return balance === undefined || rate === undefined ? [] : [{ balance, apr: rate }];
  });
  const rest = cents(owed - parts.reduce((sum, { balance }) => sum + balance, 0));
  const check = checkPayoffIn36Months(printed, [{ balance: rest, apr: own }, ...parts]);
  return check === undefined ? {} : { warningCheck: check };
}

const valueOf = (state: DebtFigure): string | null => (state.kind === "known" ? state.figure.value : null);

/**
 * An account of the ledger as a debt; undefined when it is none. A balance in question is null, never a candidate: figures in
 * question count nowhere until a person answers.
 */
export function debtView(account: DebtAccount, currency: string): Debt | undefined {
  const type = debtType(account.kind);
  if (type === undefined) return undefined;
  const balance = valueOf(account.figure("currentBalance"));
  const owed = balance === null ? undefined : parseMoney(balance);
  const questions = FIGURES.map((field) => account.figure(field)).flatMap((state) =>
    state.kind === "in-question" ? [state.question] : [],
  );
  const buckets = bucketsOf(account, owed);
  return {
    id: account.id,
    creditor: account.name,
    accountLast4: account.last4,
    debtType: type,
    currentBalance: balance,
    originalBalance: valueOf(account.figure("originalBalance")),
    apr: valueOf(account.figure("apr")),
    minimumPayment: valueOf(account.figure("minimumPayment")),
    buckets,
    ...minimumRuleOf(account),
    ...warningCheckOf(account, buckets),
    paymentDueDate: valueOf(account.figure("paymentDueDate")),
    creditLimit: valueOf(account.figure("creditLimit")),
    statementDate: valueOf(account.figure("statementDate")),
    notPlannable: notPlannable(account, owed, currency),
    openQuestions: questions.map((question) => ({ ...question, candidates: [...question.candidates] })),
    sources: sourcesOf(account),
    ...(account.joined === undefined || account.joined.length === 0 ? {} : { joined: [...account.joined] }),
  };
}

/** The one currency a plan counts in: dollars when any debt is in dollars, else the currency of the first debt. */
export function planCurrency(accounts: readonly DebtAccount[]): string {
  const currencies = accounts.filter(({ kind }) => debtType(kind)).map(({ currency }) => currency);
  return currencies.includes("USD") ? "USD" : (currencies[0] ?? "USD");
}
