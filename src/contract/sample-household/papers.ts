/** The sample household's pay stubs and credit reports. */
import { dayInMonth, type PlainMonth } from "#engine/calendar/months.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import {
  type DebtHistory,
  finish,
  LAST_DAY,
  printedDate,
  printedMoney,
  printMoney,
  type SampleDocument,
} from "./draft.ts";
import { CREDIT_ACCOUNTS, CREDIT_REPORTS, EMPLOYER, PAYCHECK } from "./figures.ts";
import { SAMPLE_MONTHS } from "./months.ts";
import { createPrinter } from "./printed-page.ts";

/** The pay stubs of the last two months. */
export function payStubs(months: readonly PlainMonth[]): SampleDocument[] {
  return months.slice(-2).flatMap((month) =>
    PAYCHECK.days.map((day): SampleDocument => {
      const printer = createPrinter();
      const payDate = dayInMonth(month, day);
      const sum = (amount: number): Cents =>
        cents(amount * (2 * Number(month.slice(5, 7)) - (day === PAYCHECK.days[0] ? 1 : 0)));
      printer.title({ text: EMPLOYER, path: "income.0.payer" });
      printer.heading("Earnings statement");
      printer.pair("Pay date", printedDate(payDate), "income.0.payDate");
      printer.pair("Paid", "Twice a month", "income.0.frequency");
      const money = (field: string, label: string, amount: Cents): string =>
        printMoney(printer, `income.0.${field}`, label, amount);
      const income = {
        kind: "paystub" as const,
        payer: EMPLOYER,
        payDate,
        frequency: "semimonthly" as const,
        grossPay: money("grossPay", "Gross pay", cents(PAYCHECK.gross)),
        netPay: money("netPay", "Net pay", cents(PAYCHECK.net)),
        ytdGross: money("ytdGross", "Gross pay this year", sum(PAYCHECK.gross)),
        ytdNet: money("ytdNet", "Net pay this year", sum(PAYCHECK.net)),
      };
      return finish({
        fileName: `meridian-health-pay-${payDate}.pdf`,
        issuedOn: payDate,
        documentType: "income",
        summary: `A pay stub of ${EMPLOYER}: ${printedMoney(cents(PAYCHECK.net))} paid out.`,
        printer,
        content: { institution: EMPLOYER, income: [income] },
      });
    }),
  );
}

/** Reports of half a year apart. */
export function creditReports(
  months: readonly PlainMonth[],
  debts: readonly DebtHistory[],
): SampleDocument[] {
  return CREDIT_REPORTS.map(({ monthsAgo, score, inquiries }): SampleDocument => {
    const at = SAMPLE_MONTHS - 1 - monthsAgo;
    const reportDate = dayInMonth(months[at]!, LAST_DAY); // both lie in the twelve months
    const lines = debts.map(({ debt, figures }) => ({ debt, balance: figures[at]?.balance ?? cents(0) }));
    const cards = lines.filter(({ debt }) => debt.limit !== undefined);
    const used = cards.reduce((sum, { balance }) => sum + balance, 0);
    const limits = cards.reduce((sum, { debt }) => sum + (debt.limit ?? 0), 0);
    const utilization = String(Math.round((100 * used) / limits));
    const printer = createPrinter();
    const path = "creditReport";
    printer.title({ text: "Plainview Credit Bureau", path: `${path}.bureau` });
    printer.heading("Credit report");
    printer.pair("Report date", printedDate(reportDate), `${path}.reportDate`);
    printer.pair("Credit score", String(score), `${path}.score`);
    printer.pair("Accounts", String(CREDIT_ACCOUNTS.total), `${path}.accountsTotal`);
    printer.pair("Open accounts", String(CREDIT_ACCOUNTS.open), `${path}.accountsOpen`);
    printer.pair("Closed accounts", String(CREDIT_ACCOUNTS.closed), `${path}.accountsClosed`);
    printer.pair("Inquiries in the last two years", String(inquiries), `${path}.inquiries`);
    printer.pair("Collections", "0", `${path}.collections`);
    printer.pair("Revolving credit in use", `${utilization}%`, `${path}.utilization`);
    printer.heading("Open accounts");
    const accounts = lines.map(({ debt, balance }, index) => {
      const place = `${path}.accounts.${index}`;
      printer.pair(debt.creditor, printedMoney(balance), `${place}.balance`);
      return {
        creditor: debt.creditor,
        kind: debt.kind,
        balance: formatMoney(balance),
        monthlyPayment: formatMoney(cents(debt.minimum)),
        status: "open" as const,
      };
    });
    return finish({
      fileName: `plainview-credit-report-${reportDate}.pdf`,
      issuedOn: reportDate,
      documentType: "credit-reports",
      summary: `A credit report of Plainview Credit Bureau: score ${score}.`,
      printer,
      content: {
        creditReport: {
          bureau: "Plainview Credit Bureau",
          score: String(score),
          reportDate,
          accountsTotal: String(CREDIT_ACCOUNTS.total),
          accountsOpen: String(CREDIT_ACCOUNTS.open),
          accountsClosed: String(CREDIT_ACCOUNTS.closed),
          inquiries: String(inquiries),
          collections: "0",
          utilization,
          accounts,
        },
      },
    });
  });
}
