import { describe, expect, test } from "vitest";
import { accountFactsSchema, creditReportFactsSchema, incomeFactsSchema } from "#contract/extraction.ts";
import { allLayouts } from "./all-layouts.ts";
import { makeStub, makeWageYear } from "./income-data.ts";
import { makePortfolio } from "./investment-data.ts";
import { knownLayouts } from "./known-layouts.ts";
import type { Layout, Statement } from "./layout.ts";
import {
  levelPayment,
  loanSizes,
  makeCollection,
  makeCreditLine,
  makeLoan,
  makePayLaterPlan,
  monthlyInterest,
} from "./loan-data.ts";
import { date, grouped } from "./print-styles.ts";

const SEEDS = Array.from({ length: 12 }, (_, index) => index * 17 + 1);
const cents = (value: string | undefined) => Math.round(Number(value ?? "0") * 100);

test("there are layouts of every type, enough of them, many held out, each under its own name", () => {
  const heldOut = allLayouts.filter((layout) => layout.heldOut);
  expect(allLayouts.length).toBeGreaterThanOrEqual(30);
  expect(heldOut.length).toBeGreaterThanOrEqual(12);
  for (const list of [heldOut, knownLayouts])
    expect(new Set(list.map((layout) => layout.type))).toEqual(
      new Set([
        "bank-statements",
        "credit-cards",
        "credit-reports",
        "loans",
        "investments",
        "income",
        "unknown",
      ]),
    );
  expect(new Set(allLayouts.map((layout) => layout.name)).size).toBe(allLayouts.length);
  expect(knownLayouts.some((layout) => layout.heldOut)).toBe(false);
});

/** What a reader sees of a page, and the same without spaces: words may be broken by markup. */
const textOf = (html: string) =>
  html
    .replaceAll(/<style>.*?<\/style>/gs, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&nbsp;", " ")
    .replaceAll(/\s+/g, "")
    .toLowerCase();

/** Sums of printed parts need no print of their own in the known layouts; the held-out ones leave them open. */
const SUMMED = new Set(["paymentsAndCredits", "totalDeposits", "totalWithdrawals", "purchases"]);
/** Said by the whole page, not by one word. */
const UNPRINTED = new Set(["kind", "status", "frequency"]);

function isPrinted(text: string, key: string, value: string): boolean {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value))
    return Object.values(date).some((style) => text.includes(style(value).replaceAll(" ", "").toLowerCase()));
  if (/^-?\d+\.\d\d$/.test(value))
    return (
      text.includes(grouped(cents(value))) ||
      text.includes(value) ||
      text.includes(`${Number(value)}%`) ||
      (value.endsWith(".00") && text.includes(grouped(cents(value)).slice(0, -3)))
    );
  if (key === "accountLast4") return text.replaceAll(/[\s-]/g, "").includes(value);
  return text.includes(value.toLowerCase().replaceAll(/\s+/g, ""));
}

function* leaves(tree: unknown, path: string): Generator<{ path: string; value: string }> {
  if (typeof tree === "string") yield { path, value: tree };
  else if (typeof tree === "object" && tree !== null)
    for (const [key, part] of Object.entries(tree)) yield* leaves(part, path === "" ? key : `${path}.${key}`);
}

function unprintedOf({ html, truth }: Statement, heldOut: boolean): string[] {
  const text = textOf(html);
  const { accounts, income = [], creditReport = {} } = truth;
  return [...leaves({ accounts, income, creditReport }, "")]
    .filter(({ path, value }) => {
      const key = path.split(".").at(-1) ?? "";
      return (heldOut || !SUMMED.has(key)) && !UNPRINTED.has(key) && !isPrinted(text, key, value);
    })
    .map(({ path, value }) => `${path} ${value}`);
}

function sumsOf({ html, truth }: Statement): string[] {
  const wrong: string[] = [];
  for (const [index, account] of truth.accounts.entries()) {
    const moved = truth.transactions
      .filter((row) => row.account === index)
      .reduce((sum, row) => sum + cents(row.amount), 0);
    const revolving = account.kind === "credit-card" || account.kind === "heloc";
    // One page of a longer statement may show neither balance.
    const rolls = revolving && account.previousBalance !== undefined && account.currentBalance !== undefined;
    // Some layouts print the month's interest apart from the dated rows.
    const apart = cents(account.previousBalance) - moved - cents(account.currentBalance);
    if (rolls && apart !== 0 && apart !== -cents(account.interestCharged))
      wrong.push(`${index}: previous balance and transactions do not make the new balance`);
    const holdsMoney = account.kind === "checking" || account.kind === "savings";
    if (holdsMoney && cents(account.beginningBalance) + moved !== cents(account.endingBalance))
      wrong.push(`${index}: first balance and transactions do not make the last one`);
    // Where interest or fees are printed apart, the right totals with them add up.
    const totals = (key: "totalDeposits" | "totalWithdrawals") =>
      [account[key] ?? [], truth.allowed?.[`accounts.${index}.${key}`] ?? []].flat().map(cents);
    const [deposits, withdrawals] = [totals("totalDeposits"), totals("totalWithdrawals")];
    if (
      holdsMoney &&
      deposits.length > 0 &&
      withdrawals.length > 0 &&
      !deposits.some((deposit) => withdrawals.some((withdrawal) => deposit - withdrawal === moved))
    )
      wrong.push(`${index}: deposits and withdrawals do not make the movement`);
    const holdings = (account.holdings ?? []).reduce((sum, holding) => sum + cents(holding.value), 0);
    // Cash may be printed beside the list.
    const rest = cents(account.totalValue) - holdings;
    if (account.holdings && rest !== 0 && (rest < 0 || !html.includes(grouped(rest))))
      wrong.push(`${index}: holdings do not make the total`);
    if (rolls && cents(account.minimumPayment) > Math.max(0, cents(account.currentBalance)))
      wrong.push(`${index}: more due than owed`);
  }
  const report = truth.creditReport;
  const listed = report?.accounts?.length ?? 0;
  // A collection that stands among the accounts is counted by the paper, whether or not it is taken for one of them.
  const open = Object.keys(truth.allowed ?? {}).filter(
    (path) => path === `creditReport.accounts.${listed}.creditor`,
  ).length;
  const counts = [listed, listed + open];
  if (report?.accountsTotal !== undefined && !counts.includes(Number(report.accountsTotal)))
    wrong.push("the report's count is not that of its accounts");
  return wrong;
}

describe.each(allLayouts.map((layout): [string, Layout] => [layout.name, layout]))("%s", (_, layout) => {
  const statements = SEEDS.map((seed) => layout.make(seed));

  test("is the same for the same seed and another for another", () => {
    expect(layout.make(SEEDS[0] ?? 1)).toEqual(statements[0]);
    expect(new Set(statements.map((statement) => statement.html)).size).toBe(SEEDS.length);
  });

  test("has a truth in the contract's shape, of its type", () => {
    for (const { truth } of statements) {
      expect(truth.documentType).toBe(layout.type);
      for (const account of truth.accounts)
        expect(accountFactsSchema.strict().parse(account)).toEqual(account);
      for (const entry of truth.income ?? []) expect(incomeFactsSchema.strict().parse(entry)).toEqual(entry);
      const report = truth.creditReport ?? {};
      expect(creditReportFactsSchema.strict().parse(report)).toEqual(report);
    }
  });

  test("prints every figure of its truth", () => {
    expect(statements.flatMap((statement) => unprintedOf(statement, layout.heldOut))).toEqual([]);
  });

  test("adds up", () => {
    expect(statements.flatMap((statement) => sumsOf(statement))).toEqual([]);
  });
});

describe("made-up data", () => {
  const sum = (lines: ReadonlyArray<{ current: number; ytd: number }>, pick: "current" | "ytd") =>
    lines.reduce((total, line) => total + line[pick], 0);

  test.each(SEEDS)(
    "a pay stub's earnings, taxes and deductions make gross and net in both columns (%d)",
    (seed) => {
      const stub = makeStub(seed, ["weekly", "biweekly", "semimonthly", "monthly"]);
      for (const pick of ["current", "ytd"] as const) {
        expect(sum(stub.earnings, pick)).toBe(stub.gross[pick]);
        expect(stub.gross[pick] - sum(stub.taxes, pick) - sum(stub.deductions, pick)).toBe(stub.net[pick]);
      }
      expect(stub.gross.ytd).toBeGreaterThanOrEqual(stub.gross.current);
      expect(stub.net.current).toBeGreaterThan(0);
      expect(stub.payDate > stub.end && stub.end > stub.start).toBe(true);
    },
  );

  test.each(SEEDS)("a year's wages are what the retirement plan left of them (%d)", (seed) => {
    const year = makeWageYear(seed);
    expect(year.wages + year.deferred).toBe(year.socialWages);
  });

  test.each(SEEDS)(
    "a loan's payment splits into interest and principal and repays it in its term (%d)",
    (seed) => {
      for (const size of Object.values(loanSizes)) {
        const loan = makeLoan(seed, size);
        expect(loan.last.interest).toBe(monthlyInterest(loan.principalBefore, loan.rate));
        expect(loan.last.principal + loan.last.interest + loan.escrow).toBe(loan.last.amount);
        expect(loan.principalBefore - loan.last.principal).toBe(loan.principal);
        expect(loan.nextPrincipal + loan.nextInterest).toBe(loan.instalment);
        const rest = levelPayment(loan.principal, loan.rate, loan.termMonths - loan.paymentsMade);
        expect(Math.abs(rest - loan.instalment)).toBeLessThanOrEqual(25);
        expect(loan.dueDate > loan.statementDate && loan.maturity > loan.dueDate).toBe(true);
      }
    },
  );

  test.each(SEEDS)("a credit line, a plan, a collection and a portfolio add up (%d)", (seed) => {
    const line = makeCreditLine(seed);
    expect(line.previous - line.payments + line.advances + line.interest + line.fees).toBe(line.balance);
    expect(line.limit - line.balance).toBe(line.available);
    const plan = makePayLaterPlan(seed);
    expect(plan.schedule.reduce((total, entry) => total + entry.amount, 0)).toBe(plan.price);
    const unpaid = plan.schedule.filter((entry) => !entry.paid);
    expect(unpaid.reduce((total, entry) => total + entry.amount, 0)).toBe(plan.remaining);
    const debt = makeCollection(seed);
    expect(debt.owedThen + debt.interest + debt.fees - debt.paid).toBe(debt.owedNow);
    const portfolio = makePortfolio(seed);
    const { beginning, added, employerAdded, taken, change, total } = portfolio;
    expect(beginning + added + employerAdded - taken + change).toBe(total);
  });
});
