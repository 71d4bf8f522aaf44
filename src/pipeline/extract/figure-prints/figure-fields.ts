import type { DocumentType } from "#contract/document-type.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { resolveDate } from "../values/dates.ts";
import type { PrintedValue, ValueKind } from "../values/find-values.ts";

/** A figure of an account that a print may be: its path below `accounts.N.`, where a rate is named by its kind ("aprs.cash-advance.apr"). */
export type FigureField = { readonly path: string; readonly kind: ValueKind };

const of = (kind: ValueKind, ...paths: readonly string[]): FigureField[] =>
  paths.map((path) => ({ path, kind }));

const DAYS = of("date", "statementDate", "periodStart", "periodEnd");
const NUMBER = of("account", "accountLast4");

/** What is learned of each type. Sums that papers print in parts ("payments" and "credits") are left to the rules. */
export const FIGURE_FIELDS: Partial<Record<DocumentType, readonly FigureField[]>> = {
  "credit-cards": [
    ...of("money", "currentBalance", "previousBalance", "creditLimit", "availableCredit", "minimumPayment"),
    ...of("money", "pastDue", "purchases", "feesCharged", "interestCharged"),
    ...of("money", "minimumPaymentWarning.totalCost", "minimumPaymentWarning.monthlyPaymentFor36Months"),
    ...of("money", "aprs.purchase.balance", "aprs.cash-advance.balance", "aprs.balance-transfer.balance"),
    ...of("percent", "apr", "aprs.cash-advance.apr", "aprs.balance-transfer.apr"),
    ...of("date", "paymentDueDate"),
    ...of("number", "minimumPaymentWarning.years"),
    ...DAYS,
    ...NUMBER,
  ],
  loans: [
    ...of("money", "currentBalance", "originalBalance", "creditLimit", "availableCredit", "minimumPayment"),
    ...of("money", "pastDue", "previousBalance", "feesCharged", "interestCharged", "paymentsAndCredits"),
    ...of("percent", "apr"),
    ...of("date", "paymentDueDate", "maturityDate"),
    ...DAYS,
    ...NUMBER,
  ],
  "bank-statements": [
    ...of("money", "beginningBalance", "endingBalance", "totalDeposits", "totalWithdrawals"),
    ...DAYS,
    ...NUMBER,
  ],
  investments: [...of("money", "totalValue"), ...DAYS, ...NUMBER],
  income: [
    ...of("money", "grossPay", "netPay", "ytdGross", "ytdNet", "wages", "federalTaxWithheld"),
    ...of("money", "nonemployeeCompensation"),
    ...of("date", "payDate", "periodStart", "periodEnd"),
  ],
};

/** Amounts that papers print without cents or a currency sign. */
const MAY_BE_BARE = /^(?:creditLimit|availableCredit|originalBalance)$/;
/** Balances keep the sign of their print; what was charged or is due has none. */
const SIGNED = /balance$/i;
/** The rate of a day: no yearly one is so small and so exact. */
const PERIODIC = /^0\.[0-2]\d{3,}$/;
const PHONE = /^\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$|^1?-?8\d\d-/;

/** What the contract returns for a print taken for this figure; undefined where it can be none. */
export function figureOf(
  value: PrintedValue,
  { path, kind }: FigureField,
  dayFirst: boolean,
): string | undefined {
  if (value.kind !== kind) return undefined;
  if (value.kind === "money") {
    if (value.money.bare && !MAY_BE_BARE.test(path)) return undefined;
    const text = formatMoney(value.money.amount);
    return SIGNED.test(path) ? text : text.replace("-", "");
  }
  if (value.kind === "percent")
    return PERIODIC.test(value.percent.percent) ? undefined : value.percent.percent;
  if (value.kind === "date")
    return value.date.year === undefined ? undefined : resolveDate(value.date, { dayFirst });
  if (value.kind === "account") return PHONE.test(value.span.text) ? undefined : value.account.last4;
  return value.number;
}

/** Whether two spellings are one figure: of amounts the sign is not compared, since papers print it in many ways. */
export const isSameFigure = ({ kind }: FigureField, a: string, b: string): boolean =>
  kind === "money" || kind === "percent" ? Math.abs(Number(a)) === Math.abs(Number(b)) : a === b;
