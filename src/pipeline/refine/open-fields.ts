import type { DocumentType } from "#contract/document-type.ts";
import type { Extraction } from "#contract/extraction.ts";
import type { OpenField } from "../ports/refiner.ts";

type Wanted = {
  readonly field: string;
  readonly kind: OpenField["kind"];
  readonly meaning: string;
  /** Asked about only because sums need it: unless one proves it, an answer is dropped instead of asked about. */
  readonly onlyForSums?: true;
};

const money = (field: string, meaning: string): Wanted => ({ field, kind: "money", meaning });
const term = (field: string, meaning: string): Wanted => ({
  field,
  kind: "money",
  meaning,
  onlyForSums: true,
});

const MINIMUM_AND_DUE: readonly Wanted[] = [
  money("minimumPayment", "the payment due this period: a card's minimum, a loan's regular instalment"),
  { field: "paymentDueDate", kind: "date", meaning: "the day by which that payment is due" },
];

const CARD: readonly Wanted[] = [
  money("currentBalance", "the new balance at the end of this statement"),
  ...MINIMUM_AND_DUE,
  { field: "apr", kind: "percent", meaning: "the annual percentage rate for purchases" },
  term("previousBalance", "the balance at the end of the statement before"),
  term("paymentsAndCredits", "payments and credits of this period together"),
  term("purchases", "purchases of this period together"),
  term("feesCharged", "fees of this period together"),
  term("interestCharged", "interest of this period together"),
  term("creditLimit", "the credit limit"),
  term("availableCredit", "the credit still available"),
];

const LOAN: readonly Wanted[] = [
  money("currentBalance", "the principal still owed"),
  ...MINIMUM_AND_DUE,
  { field: "apr", kind: "percent", meaning: "the annual interest rate at which interest accrues" },
];

const DEPOSIT: readonly Wanted[] = [
  money("endingBalance", "the balance at the end of the period"),
  term("beginningBalance", "the balance at the beginning of the period"),
  term("totalDeposits", "all money in during the period"),
  term("totalWithdrawals", "all money out during the period"),
];

const PORTFOLIO: readonly Wanted[] = [money("totalValue", "the value of the whole account")];

const PAY: readonly Wanted[] = [
  money("grossPay", "gross pay of this period, not of the year to date"),
  money("netPay", "net pay of this period, not of the year to date"),
  { field: "payDate", kind: "date", meaning: "the day of the payment" },
];

const WANTED: Partial<Record<DocumentType, readonly Wanted[]>> = {
  "credit-cards": CARD,
  loans: LOAN,
  "bank-statements": DEPOSIT,
  investments: PORTFOLIO,
};

export type UnsureField = OpenField & { readonly onlyForSums: boolean };

type Part = { readonly path: string; readonly wanted: readonly Wanted[]; readonly facts: object };

function partsOf({ documentType, accounts, income }: Extraction): Part[] {
  const stubs = income.map((facts, index) => ({
    path: `income.${index}`,
    wanted: facts.kind === "paystub" ? PAY : [],
    facts,
  }));
  const wanted = WANTED[documentType] ?? [];
  return [...accounts.map((facts, index) => ({ path: `accounts.${index}`, wanted, facts })), ...stubs];
}

/**
 * The figures of an extraction that a second opinion could settle: those in question, and those that a document of its type should
 * show but that were not found. Terms of a sum count only while some other figure of their account is open, or their sum fails.
 */
export function openFields(extraction: Extraction): UnsureField[] {
  const asked = new Set(extraction.questions.map((question) => question.path));
  const sumFails = extraction.checks.some((check) => !check.passed);
  return partsOf(extraction).flatMap(({ path, wanted, facts }) => {
    const open = wanted.filter(({ field }) => asked.has(`${path}.${field}`) || !(field in facts));
    const isOpen =
      sumFails || open.some(({ field, onlyForSums }) => !onlyForSums || asked.has(`${path}.${field}`));
    return isOpen
      ? open.map(({ field, kind, meaning, onlyForSums }) => ({
          path: `${path}.${field}`,
          kind,
          meaning,
          onlyForSums: onlyForSums === true && !asked.has(`${path}.${field}`),
        }))
      : [];
  });
}
