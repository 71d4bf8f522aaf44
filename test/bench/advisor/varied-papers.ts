/**
 * The sample household's papers as those of another household: other amounts, creditors and gaps. Each paper ties out again afterwards,
 * and what the bank statements paid to a debt that this household does not have went to something else; a household whose papers
 * contradict each other is trusted so little that its plan is the minimums.
 */
import type { AccountFacts, Extraction, TransactionFacts } from "#contract/extraction.ts";
import type { SampleDocument } from "#contract/sample-household/draft.ts";
import { SAMPLE_DEBTS } from "#contract/sample-household/figures.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";

export type Variation = {
  readonly factor: number;
  /** Creditors of the sample household, under the names they have here. */
  readonly names: Readonly<Record<string, string>>;
  readonly keeps: (document: SampleDocument) => boolean;
  readonly change?: (facts: AccountFacts) => AccountFacts;
  /** Fields in question instead of known, of the newest statements. */
  readonly doubts?: (document: SampleDocument) => readonly string[];
};

const MONEY_FIELDS = [
  "currentBalance",
  "previousBalance",
  "originalBalance",
  "creditLimit",
  "availableCredit",
  "minimumPayment",
  "paymentsAndCredits",
  "purchases",
  "feesCharged",
  "interestCharged",
  "beginningBalance",
  "endingBalance",
  "totalDeposits",
  "totalWithdrawals",
  "totalValue",
] as const;

/** Where the money goes that the sample household pays to a debt which is not here. */
const INSTEAD: Readonly<Record<string, Pick<TransactionFacts, "description" | "category">>> = {
  "Maple Store Card": { description: "NORTHSIDE CLOTHING OUTLET", category: "shopping" },
  "Summit Rewards Mastercard": { description: "HARBOR FAMILY DENTAL", category: "medical" },
  "Beacon Student Loans": { description: "BRIGHT STEPS CHILDCARE", category: "childcare" },
  "Cedar Lending": { description: "RIVERBEND MUSIC SCHOOL", category: "education" },
};

const amountOf = (text: string | undefined): Cents => parseMoney(text ?? "") ?? cents(0);
const scaled = (text: string, factor: number): string =>
  formatMoney(cents(Math.round(amountOf(text) * factor)));

function variedFacts(facts: AccountFacts, { factor, names, change }: Variation): AccountFacts {
  const own: Record<string, unknown> = { ...facts };
  for (const field of MONEY_FIELDS) {
    const value = facts[field];
    if (value !== undefined) own[field] = scaled(value, factor);
  }
  if (facts.aprs)
    own["aprs"] = facts.aprs.map((apr) =>
      apr.balance === undefined ? apr : { ...apr, balance: scaled(apr.balance, factor) },
    );
  delete own["minimumPaymentWarning"];
  const named = {
    ...own,
    kind: facts.kind,
    ...(facts.institution === undefined
      ? {}
      : { institution: names[facts.institution] ?? facts.institution }),
  } as AccountFacts; // the same fields
  return change ? change(named) : named;
}

/** A row with this household's amount; a payment to a creditor under the name that it has here. */
function variedRow(
  row: TransactionFacts,
  { factor, names }: Variation,
  creditors: ReadonlySet<string>,
): TransactionFacts {
  const amount = scaled(row.amount, factor);
  const debt = SAMPLE_DEBTS.find(({ paidAs }) => paidAs === row.description);
  if (debt === undefined) return { ...row, amount };
  if (!creditors.has(debt.creditor)) return { ...row, ...INSTEAD[debt.creditor], amount };
  const name = names[debt.creditor] ?? debt.creditor;
  const kind = debt.kind === "credit-card" ? "CARD" : "LOAN";
  return { ...row, amount, description: `${name.toUpperCase()} ${kind} PAYMENT` };
}

function varied(
  document: SampleDocument,
  variation: Variation,
  creditors: ReadonlySet<string>,
): SampleDocument {
  const { extraction } = document;
  const doubts = variation.doubts?.(document) ?? [];
  const { institution } = extraction;
  const changed: Extraction = {
    ...extraction,
    ...(institution === undefined ? {} : { institution: variation.names[institution] ?? institution }),
    accounts: extraction.accounts.map((facts) => variedFacts(facts, variation)),
    transactions: extraction.transactions.map((row) => variedRow(row, variation, creditors)),
    questions: doubts.map((path) => ({ path, reason: "The photo is blurred.", candidates: [] })),
  };
  return { ...document, extraction: changed };
}

const sumOf = (amounts: readonly Cents[]): Cents => cents(amounts.reduce((sum, amount) => sum + amount, 0));

/** The statement as it ends with `end`: its sums are those of its rows, and it begins where that leads to. */
function tiedOut(facts: AccountFacts, rows: readonly Cents[], end: Cents | undefined): AccountFacts {
  if (facts.endingBalance !== undefined && facts.beginningBalance !== undefined) {
    const ending = end ?? amountOf(facts.endingBalance);
    return {
      ...facts,
      endingBalance: formatMoney(ending),
      beginningBalance: formatMoney(cents(ending - sumOf(rows))),
      totalDeposits: formatMoney(sumOf(rows.filter((amount) => amount > 0))),
      totalWithdrawals: formatMoney(cents(0 - sumOf(rows.filter((amount) => amount < 0)))),
    };
  }
  if (facts.currentBalance === undefined || facts.previousBalance === undefined) return facts;
  const balance = end ?? amountOf(facts.currentBalance);
  const paid = sumOf(rows.filter((amount) => amount > 0));
  const interest = amountOf(facts.interestCharged);
  const isCard = facts.kind === "credit-card";
  const purchases = isCard ? cents(0 - sumOf(rows.filter((amount) => amount < 0)) - interest) : cents(0);
  const others = sumOf(
    (facts.aprs ?? []).filter(({ kind }) => kind !== "purchase").map((apr) => amountOf(apr.balance)),
  );
  return {
    ...facts,
    currentBalance: formatMoney(balance),
    previousBalance: formatMoney(cents(balance + paid - purchases - interest)),
    paymentsAndCredits: formatMoney(paid),
    ...(isCard ? { purchases: formatMoney(purchases) } : {}),
    ...(facts.aprs === undefined
      ? {}
      : {
          aprs: facts.aprs.map((apr) =>
            apr.kind === "purchase" && apr.balance !== undefined
              ? { ...apr, balance: formatMoney(cents(balance - others)) }
              : apr,
          ),
        }),
  };
}

/** Every statement leads to the next one of its account: rounding each amount alone would leave cents between them. */
function inStep(documents: readonly SampleDocument[]): SampleDocument[] {
  const ends = new Map<string, Cents>();
  const newestFirst = documents.toReversed().map((document): SampleDocument => {
    const { extraction } = document;
    const accounts = extraction.accounts.map((facts, place) => {
      const key = `${facts.kind} ${facts.accountLast4 ?? ""}`;
      const rows = extraction.transactions.flatMap(({ account, amount }) =>
        account === place ? amountOf(amount) : [],
      );
      const tied = tiedOut(facts, rows, ends.get(key));
      const begins = tied.beginningBalance ?? tied.previousBalance;
      if (begins !== undefined) ends.set(key, amountOf(begins));
      return tied;
    });
    return { ...document, extraction: { ...extraction, accounts } };
  });
  return newestFirst.toReversed();
}

/** The papers that the household has, oldest first as they are given. */
export function variedPapers(documents: readonly SampleDocument[], variation: Variation): SampleDocument[] {
  const kept = documents.filter(variation.keeps);
  const creditors = new Set(kept.flatMap(({ extraction }) => extraction.institution ?? []));
  return inStep(kept.map((document) => varied(document, variation, creditors)));
}
