import { type FigureFormat, figureFormat, figureName, isFigureValue } from "#contract/figures.ts";
import { dateText } from "../../lib/format-date.ts";
import { moneyText } from "../../lib/format-money.ts";
import { rateText } from "../../lib/format-rate.ts";

const NAMES: Readonly<Record<string, string>> = {
  institution: "Institution",
  accountLast4: "Account ending",
  statementDate: "Statement date",
  periodStart: "Period from",
  periodEnd: "Period to",
  currentBalance: "Balance",
  previousBalance: "Previous balance",
  originalBalance: "Original balance",
  creditLimit: "Credit limit",
  availableCredit: "Available credit",
  minimumPayment: "Minimum payment",
  paymentDueDate: "Due date",
  pastDue: "Past due",
  maturityDate: "Last payment date",
  apr: "APR",
  paymentsAndCredits: "Payments and credits",
  purchases: "Purchases",
  feesCharged: "Fees charged",
  interestCharged: "Interest charged",
  years: "Years on minimums alone",
  totalCost: "Cost on minimums alone",
  monthlyPaymentFor36Months: "Payment to be done in 36 months",
  beginningBalance: "Beginning balance",
  endingBalance: "Ending balance",
  totalDeposits: "Deposits",
  totalWithdrawals: "Withdrawals",
  totalValue: "Total value",
  value: "Value",
  symbol: "Symbol",
  name: "Name",
  balance: "Balance",
  expires: "Ends on",
  accruedInterest: "Interest put aside so far",
  amount: "Amount",
  date: "Date",
  description: "Description",
  payer: "Payer",
  payDate: "Pay date",
  grossPay: "Gross pay",
  netPay: "Net pay",
  ytdGross: "Gross pay this year",
  ytdNet: "Net pay this year",
  taxYear: "Tax year",
  wages: "Wages",
  federalTaxWithheld: "Federal tax withheld",
  nonemployeeCompensation: "Nonemployee compensation",
  bureau: "Bureau",
  score: "Score",
  reportDate: "Report date",
  accountsTotal: "Accounts",
  accountsOpen: "Open accounts",
  accountsClosed: "Closed accounts",
  inquiries: "Inquiries",
  collections: "Collections",
  utilization: "Utilization",
  creditor: "Creditor",
  frequency: "How often pay comes",
  monthlyPayment: "Monthly payment",
};

const RATE_KINDS: Readonly<Record<string, string>> = {
  purchase: "Purchases",
  "balance-transfer": "Balance transfers",
  "cash-advance": "Cash advances",
  promotional: "Promotion",
  penalty: "Penalty",
};

/** What a figure is called on the screen, by its path; of an entry of a list with the entry: "Purchases: APR". */
export function figureLabel(path: string, entry: string | null = null): string {
  const name = figureName(path);
  const label = NAMES[name] ?? name;
  return entry === null ? label : `${RATE_KINDS[entry] ?? entry}: ${label}`;
}

/** A value as it is written everywhere: "$1,234.50", "24.99 %", "7 Nov 2026". */
export function figureText(path: string, value: string): string {
  switch (figureFormat(path)) {
    case "money":
      return moneyText(value);
    case "rate":
      return rateText(value);
    case "date":
      return dateText(value);
    case "last4":
      return `···${value}`;
    case "choice":
      return FREQUENCIES[value] ?? value;
    case "count":
    case "text":
      return value;
    default:
      return value;
  }
}

/** How often pay comes, as a person says it. */
export const FREQUENCIES: Readonly<Record<string, string>> = {
  weekly: "Every week",
  biweekly: "Every two weeks",
  semimonthly: "Twice a month",
  monthly: "Every month",
  annual: "Once a year",
};

const EXAMPLES: Readonly<Record<FigureFormat, string>> = {
  money: "Type an amount such as 1,234.56.",
  rate: "Type a rate such as 24.99.",
  date: "Choose a day.",
  last4: "Type the last four characters of the account number.",
  count: "Type a whole number.",
  choice: "Choose one of the list.",
  text: "Type a few words.",
};

export type TypedFigure =
  | { readonly kind: "value"; readonly value: string }
  | { readonly kind: "unclear"; readonly sentence: string };

/** Signs, spaces and grouping as people type them; a date comes from the browser's own field. */
function plain(format: FigureFormat, typed: string): string {
  const text = typed.trim().replaceAll("−", "-");
  if (format === "money") {
    const digits = text.replaceAll(/[$\s,]/g, "");
    return /^\(.+\)$/.test(digits) ? `-${digits.slice(1, -1)}` : digits;
  }
  if (format === "rate") return text.replaceAll(/[%\s]/g, "");
  if (format === "last4") return text.replaceAll(/[^A-Za-z0-9]/g, "").slice(-4);
  return text;
}

/** What a person typed as a value of the contract, or a sentence with an example. Nothing is guessed or rounded. */
export function readTyped(path: string, typed: string): TypedFigure {
  const format = figureFormat(path);
  const value = plain(format, typed);
  // "1,23" is a decimal comma or a slip: either way it is not for us to decide.
  const isGrouped =
    format !== "money" || !typed.includes(",") || /^\D*\d{1,3}(,\d{3})+(\.\d{1,2})?\D*$/.test(typed);
  return isGrouped && isFigureValue(path, value)
    ? { kind: "value", value }
    : { kind: "unclear", sentence: EXAMPLES[format] };
}

/** A value as it is typed: what the field shows before it is changed. */
export function typedText(path: string, value: string): string {
  return figureFormat(path) === "money" ? moneyText(value).replace("−", "-").replace("$", "") : value;
}
