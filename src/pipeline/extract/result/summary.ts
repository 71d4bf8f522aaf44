import type { DocumentType } from "#contract/document-type.ts";
import type { AccountFacts, Extraction, IncomeFacts } from "#contract/extraction.ts";

const NAMES: Readonly<Record<DocumentType, string>> = {
  "bank-statements": "bank statement",
  "credit-cards": "credit-card statement",
  "credit-reports": "credit report",
  loans: "loan statement",
  investments: "investment statement",
  income: "proof of income",
  unknown: "document of a kind we do not read",
};

export function nameOfType(type: DocumentType): string {
  return NAMES[type];
}

function dollars(amount: string): string {
  const [whole = "0", decimals = "00"] = amount.replace("-", "").split(".");
  return `${amount.startsWith("-") ? "-" : ""}$${whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ",")}.${decimals}`;
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** "2026-01-26" as people write it: "26 Jan 2026". */
function spoken(date: string): string {
  const [year, month, day] = date.split("-").map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

function describeAccount(account: AccountFacts): string {
  const balance = account.currentBalance ?? account.endingBalance ?? account.totalValue;
  const parts = [
    account.accountLast4 ? `account ending ${account.accountLast4}` : account.kind.replaceAll("-", " "),
    balance ? `balance ${dollars(balance)}` : undefined,
    account.apr ? `${account.apr} % APR` : undefined,
    account.paymentDueDate ? `due ${spoken(account.paymentDueDate)}` : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(", ");
}

/** "score 728, 6 accounts". */
function describeReport(report: Extraction["creditReport"]): string | undefined {
  const listed = report?.accounts?.length;
  const parts = [
    report?.score ? `score ${report.score}` : undefined,
    listed ? `${listed} account${listed === 1 ? "" : "s"} listed` : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(", ") : undefined;
}

function describeIncome(income: IncomeFacts, sender: string): string {
  const amounts: ReadonlyArray<readonly [string, string | undefined]> = [
    ["net pay", income.kind === "benefits" ? undefined : income.netPay],
    ["paid out", income.kind === "benefits" ? income.netPay : undefined],
    ["before deductions", income.netPay ? undefined : income.grossPay],
    ["wages", income.wages],
    ["compensation", income.nonemployeeCompensation],
    ["tax withheld", income.wages || income.nonemployeeCompensation ? undefined : income.federalTaxWithheld],
  ];
  const parts = [
    ...amounts.flatMap(([words, amount]) => (amount ? [`${words} ${dollars(amount)}`] : [])),
    income.frequency,
    income.payDate ? `of ${spoken(income.payDate)}` : undefined,
    income.taxYear,
    // Papers of several employers in one file: the sentence begins with the first one's name.
    sender !== "" && income.payer && income.payer !== sender ? `from ${income.payer}` : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(", ");
}

/** One sentence for the person who uploaded the document. */
export function summarise(
  type: DocumentType,
  institution: string | undefined,
  accounts: readonly AccountFacts[],
  transactions: number,
  questions: number,
  income: readonly IncomeFacts[] = [],
  report?: Extraction["creditReport"],
): string {
  if (type === "unknown")
    return "This does not look like a financial statement that we can read, so nothing was taken from it.";
  const from = institution ? ` from ${institution}` : "";
  const what = [
    ...accounts.map((account) => describeAccount(account)),
    ...income.map((payment) => describeIncome(payment, institution ?? "")),
    describeReport(report),
  ]
    .filter((part) => part !== undefined && part !== "")
    .join("; ");
  const rows = transactions > 0 ? `, ${transactions} transaction${transactions === 1 ? "" : "s"}` : "";
  const open = questions > 0 ? `, ${questions} figure${questions === 1 ? "" : "s"} unclear` : "";
  const article = /^[aeiou]/.test(NAMES[type]) ? "An" : "A";
  return `${article} ${NAMES[type]}${from}${what ? `: ${what}` : ""}${rows}${open}.`;
}
