import { describe, expect, test } from "vitest";
import { cashflowAnalysisSchema } from "#contract/cashflow.ts";
import type { Debt } from "#contract/debts.ts";
import type { AccountFacts } from "#contract/extraction.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { type CashflowAccount, cashflowAnalysis } from "./analysis.ts";
import type { FlowTransaction } from "./monthly-flow.ts";

const lastDayOf = (month: string): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

function account(
  id: string,
  kind: "checking" | "savings",
  periods: ReadonlyArray<readonly [first: string, last: string]>,
  balance = "5000.00",
): CashflowAccount {
  const facts = periods.map(
    ([periodStart, periodEnd]): AccountFacts => ({ kind, periodStart, periodEnd, endingBalance: balance }),
  );
  return {
    id,
    kind,
    name: `${id} bank`,
    last4: null,
    currency: "USD",
    figure: (field) =>
      field === "endingBalance"
        ? {
            kind: "known",
            figure: { value: balance, documentId: id, fileName: "a.pdf", evidence: undefined },
          }
        : { kind: "not-shown" },
    statements: facts.map((one) => ({
      documentId: `${id} ${one.periodStart?.slice(0, 7)}`,
      facts: one,
    })),
  };
}

const wholeMonths = (months: readonly string[]): Array<[string, string]> =>
  months.map((month) => [`${month}-01`, lastDayOf(month)]);

const row = (
  accountId: string,
  postedOn: string,
  amount: number,
  category: string,
  description = category.toUpperCase(),
  changes: Partial<FlowTransaction> = {},
): FlowTransaction => ({
  accountId,
  documentId: `${accountId} ${postedOn.slice(0, 7)}`,
  postedOn,
  amount: cents(amount),
  description,
  category,
  ...changes,
});

/** $4,000 of pay and $2,000 of rent and food each month. */
const usual = (months: readonly string[], accountId = "checking"): FlowTransaction[] =>
  months.flatMap((month) => [
    row(accountId, `${month}-01`, 200_000, "income", "MERIDIAN HEALTH PAYROLL"),
    row(accountId, `${month}-03`, -150_000, "rent"),
    row(accountId, `${month}-09`, -50_000, "groceries"),
    row(accountId, `${month}-15`, 200_000, "income", "MERIDIAN HEALTH PAYROLL"),
  ]);

const monthsFrom = (year: number, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${year}-${String(first + index).padStart(2, "0")}`);

const quarter = monthsFrom(2026, 8, 10);
const tenMonths = monthsFrom(2026, 1, 10);

/** The account with beginning balances from which its rows lead to the ending ones. */
function addingUp(one: CashflowAccount, rows: readonly FlowTransaction[]): CashflowAccount {
  const statements = one.statements.map(({ documentId, facts }) => {
    const { periodStart = "", periodEnd = "", endingBalance } = facts;
    const moved = rows
      .filter(
        ({ accountId, postedOn }) => accountId === one.id && postedOn >= periodStart && postedOn <= periodEnd,
      )
      .reduce((sum, { amount }) => sum + amount, 0);
    const beginningBalance = (Number(endingBalance) - moved / 100).toFixed(2);
    return { documentId, facts: { ...facts, beginningBalance } };
  });
  return { ...one, statements };
}

function analyse(
  accounts: readonly CashflowAccount[],
  transactions: readonly FlowTransaction[],
  debts: readonly Debt[] = [],
) {
  const rows = transactions.toSorted((a, b) => a.postedOn.localeCompare(b.postedOn));
  const analysis = cashflowAnalysis({
    accounts: accounts.map((one) => addingUp(one, rows)),
    transactions: rows,
    debts,
  });
  if (analysis === null) throw new Error("there is a bank statement");
  expect(cashflowAnalysisSchema.parse(analysis)).toEqual(analysis);
  return analysis;
}

const extraOf = (analysis: { readonly safeMonthlyExtra: string }): number =>
  Number(analysis.safeMonthlyExtra);
const checking = account("checking", "checking", wholeMonths(quarter));
const alone = analyse([checking], usual(quarter));

describe("a loan that is paid off", () => {
  const nelnet: Debt = {
    id: "nelnet",
    creditor: "Nelnet",
    accountLast4: null,
    debtType: "loan",
    currentBalance: "0.00",
    originalBalance: null,
    apr: null,
    minimumPayment: "0.00",
    paymentDueDate: null,
    creditLimit: null,
    statementDate: null,
    notPlannable: null,
    buckets: [],
    openQuestions: [],
    sources: {},
  };
  const paidIn = (months: readonly string[], debts: readonly Debt[] = [nelnet]) =>
    analyse(
      [account("checking", "checking", wholeMonths(tenMonths))],
      [
        ...usual(tenMonths),
        ...months.map((month) =>
          row("checking", `${month}-10`, -30_000, "student-loan", "NELNET STUDENT LOAN PMT"),
        ),
      ],
      debts,
    );
  const without = paidIn([]);

  test("its payments are no bill any more once they have ended, and that is said", () => {
    const paid = paidIn(tenMonths.slice(0, 6));
    expect(paid.essentialExpenses).toBe(without.essentialExpenses);
    expect(paid.warnings.join(" ")).not.toContain("Nelnet");
    expect(paid.recommendations).toContain(
      "Nelnet is paid off: what went there each month is free, and does not count as a bill any more.",
    );
  });

  test.each<[string, readonly string[], readonly Debt[]]>([
    ["payments that go on", tenMonths, [nelnet]],
    ["a debt that is not known", tenMonths.slice(0, 6), []],
    [
      "a card, whose payments stand for purchases",
      tenMonths.slice(0, 6),
      [{ ...nelnet, debtType: "credit-card" }],
    ],
  ])("%s count as bills", (_, months, debts) => {
    const paid = paidIn(months, debts);
    expect(Number(paid.essentialExpenses)).toBeGreaterThan(Number(without.essentialExpenses));
    expect(paid.recommendations.join(" ")).not.toContain("paid off");
  });
});

describe("savings beside checking", () => {
  test("a few lines that reach further are no months without income, and the pay has not stopped", () => {
    const savings = {
      ...account("savings", "savings", [], "9000.00"),
      statements: [
        { documentId: "savings_0", facts: { kind: "savings" as const, endingBalance: "9000.00" } },
      ],
    };
    const year = [...monthsFrom(2025, 11, 12), ...tenMonths];
    const rows = [
      ...usual(year),
      row("savings", "2026-10-20", 5000, "transfer"),
      row("savings", "2026-10-31", 120, "interest-earned"),
      row("savings", "2026-11-20", 5000, "transfer"),
    ];
    const analysis = analyse([account("checking", "checking", wholeMonths(year)), savings], rows);
    expect(analysis).toMatchObject({ historyMonths: 12, periodEnd: "2026-10-31", shortfall: "0.00" });
    expect(analysis.months.map(({ income }) => Number(income) >= 4000)).toEqual(year.map(() => true));
    expect(analysis.evidence.stoppedPay).toEqual([]);
    expect(analysis.savings).toHaveLength(2);
  });

  test("older ones neither add months nor shrink the income", () => {
    const savings = account("savings", "savings", wholeMonths(tenMonths), "5000.00");
    const analysis = analyse([checking, savings], usual(quarter));
    expect(analysis).toMatchObject({
      historyMonths: 3,
      monthlyIncome: "4000.00",
      currentSavings: "10000.00",
    });
    expect(analysis.evidence.missing).toEqual([]);
  });

  test("a single one of February invents no month", () => {
    const savings = account("savings", "savings", wholeMonths(["2026-02"]));
    const rows = [...usual(quarter), row("savings", "2026-02-27", 130, "interest-earned")];
    expect(analyse([checking, savings], rows).months).toEqual(alone.months);
  });

  test("a month that checking lacks is missing, though savings show it", () => {
    const months = monthsFrom(2026, 6, 10);
    const shown = months.filter((month) => month !== "2026-08");
    const analysis = analyse(
      [
        account("checking", "checking", wholeMonths(shown)),
        account("savings", "savings", wholeMonths(months)),
      ],
      usual(shown),
    );
    expect(analysis.months.map(({ first }) => first.slice(0, 7))).toEqual(shown);
    expect(analysis.monthlyIncome).toBe("4000.00");
    expect(analysis.evidence.missing).toEqual([{ first: "2026-08-01", last: "2026-08-31", account: null }]);
    expect(analysis.warnings.join(" ")).toContain("1 August 2026 to 31 August 2026");
  });
});

describe("a second account with spending", () => {
  const spending = (months: readonly string[]) =>
    months.map((month) => row("second", `${month}-12`, -75_000, "dining", "GREEN TABLE"));
  const rows = [...usual(quarter), ...spending(quarter)];
  const second = (months: readonly string[]) => account("second", "checking", wholeMonths(months));
  const seen = (months: readonly string[]) =>
    rows.filter(({ accountId, postedOn }) => accountId !== "second" || months.includes(postedOn.slice(0, 7)));

  test("that shows only the newest month makes that the only month: its spending is not spread over months it does not show", () => {
    const october = quarter.slice(-1);
    const analysis = analyse([checking, second(october)], seen(october));
    expect(analysis).toMatchObject({ historyMonths: 1, discretionarySpending: "750.00" });
    expect(analysis.evidence.missing).toEqual([
      { first: "2026-08-01", last: "2026-09-30", account: "second bank" },
    ]);
    expect(analysis.warnings.join(" ")).toContain("1 August 2026 to 30 September 2026 (second bank)");
  });

  test("that lacks the month in the middle takes it from all, and is named", () => {
    const shown = ["2026-08", "2026-10"];
    const analysis = analyse([checking, second(shown)], seen(shown));
    expect(analysis).toMatchObject({
      historyMonths: 2,
      monthlyIncome: "4000.00",
      discretionarySpending: "750.00",
    });
    expect(analysis.evidence.missing).toEqual([
      { first: "2026-09-01", last: "2026-09-30", account: "second bank" },
    ]);
  });

  test("that ends a month before brings no month without its spending", () => {
    const shown = quarter.slice(0, 2);
    const analysis = analyse([checking, second(shown)], seen(shown));
    expect(analysis).toMatchObject({ periodEnd: "2026-09-30", discretionarySpending: "750.00" });
    expect(analysis.evidence.stoppedPay).toEqual([]);
  });

  test("that was closed long before is left out by name: what went there is spent, the pay of the other stays whole", () => {
    const closed = account("second", "checking", wholeMonths(tenMonths.slice(0, 4)), "300.00");
    const main = account("checking", "checking", wholeMonths(tenMonths));
    const sent = tenMonths.map((month) =>
      row("checking", `${month}-10`, -80_000, "transfer", "TRANSFER TO SECOND", { arrivedIn: "second" }),
    );
    const analysis = analyse(
      [main, closed],
      [...usual(tenMonths), ...sent, ...spending(tenMonths.slice(0, 4))],
    );
    expect(analysis).toMatchObject({
      historyMonths: 10,
      monthlyIncome: "4000.00",
      discretionarySpending: "800.00",
      currentSavings: "5000.00",
    });
    expect(analysis.warnings.join(" ")).toContain("second bank");
  });

  test("with pay that would take away more than half of the months is left out by name", () => {
    const rowsOf = (months: readonly string[]) =>
      months.flatMap((month) => [
        row("second", `${month}-05`, 250_000, "income", "GREENFIELD SCHOOLS PAYROLL"),
        row("second", `${month}-14`, -120_000, "groceries"),
      ]);
    const main = account("checking", "checking", wholeMonths(tenMonths));
    const together = (months: readonly string[]) =>
      analyse(
        [main, account("second", "checking", wholeMonths(months))],
        [...usual(tenMonths), ...rowsOf(months)],
      );
    const few = together(tenMonths.slice(-4));
    expect(few).toMatchObject({ historyMonths: 10, monthlyIncome: "4000.00", confidenceScore: 79 });
    expect(few.evidence.doubts).toEqual(["The statements of second bank show other days than the rest."]);
    expect(together(tenMonths.slice(-5))).toMatchObject({ historyMonths: 5, monthlyIncome: "6500.00" });
  });

  test("that shows less than a month is left out by name", () => {
    const opened = account("second", "checking", [["2026-10-20", "2026-10-31"]], "300.00");
    const analysis = analyse(
      [checking, opened],
      [...usual(quarter), row("second", "2026-10-22", -20_000, "dining")],
    );
    expect(analysis).toMatchObject({ historyMonths: 3, monthlyIncome: "4000.00", currentSavings: "5000.00" });
    expect(analysis.warnings.join(" ")).toContain("second bank");
    expect(analysis.confidenceScore).toBeLessThan(80);
  });

  test("never raises the extra above what a month leaves by statements that it lacks, except named and unsure", () => {
    const subsets = Array.from({ length: 2 ** quarter.length - 1 }, (_, bits) =>
      quarter.filter((_month, index) => ((bits + 1) >> index) & 1),
    );
    const wrong = subsets.filter((shown) => {
      const analysis = analyse([checking, second(shown)], seen(shown));
      const isNamed = analysis.warnings.some((warning) => warning.includes("second bank"));
      return extraOf(analysis) > 1250 && !(isNamed && analysis.confidenceScore < 80);
    });
    expect(wrong).toEqual([]);
  });
});

test("after a change of banks the months are those of the new account", () => {
  const [before, since] = [monthsFrom(2026, 1, 5), monthsFrom(2026, 6, 10)];
  const analysis = analyse(
    [account("old", "checking", wholeMonths(before)), account("checking", "checking", wholeMonths(since))],
    [...usual(before, "old"), ...usual(since)],
  );
  expect(analysis).toMatchObject({ historyMonths: 5, monthlyIncome: "4000.00", shortfall: "0.00" });
});

test("pay has stopped when its own account shows it, not when the days of another end", () => {
  const second = account("second", "checking", [["2026-05-01", "2026-11-20"]]);
  const months = monthsFrom(2026, 5, 10);
  const main = account("checking", "checking", wholeMonths(months));
  const side = monthsFrom(2026, 5, 9).map((month) =>
    row("second", `${month}-05`, 60_000, "income", "SIDE WORK LLC"),
  );
  const analysis = analyse([main, second], [...usual(months), ...side]);
  expect(analysis).toMatchObject({ historyMonths: 6, periodEnd: "2026-10-31" });
  expect(analysis.evidence.stoppedPay.join(" ")).toMatch(/side work/i);
  expect(analysis.evidence.stoppedPay).toHaveLength(1);
});

describe("how old the statements are", () => {
  const at = (today: string) => {
    const analysis = cashflowAnalysis({
      accounts: [addingUp(checking, usual(quarter))],
      transactions: usual(quarter),
      debts: [],
      today: today as PlainDate,
    });
    if (analysis === null) throw new Error("there is a bank statement");
    return { ...analysis, isWarned: analysis.warnings.join(" ").includes("until 31 October 2026") };
  };

  test("to 45 days nothing is said of it", () => {
    expect(at("2026-12-15")).toMatchObject({ confidenceScore: 92, isWarned: false });
  });

  test("beyond 45 days they warn and are not called safe, beyond 92 nothing is trusted", () => {
    expect(at("2026-12-16")).toMatchObject({ confidenceScore: 79, isWarned: true });
    expect(at("2027-01-31")).toMatchObject({ confidenceScore: 79, isWarned: true });
    expect(at("2027-02-01")).toMatchObject({ confidenceScore: 0, isWarned: true });
  });
});

describe("a list of savings without printed days", () => {
  const savings = (last: string) => ({
    ...account("savings", "savings", []),
    statements: [{ documentId: "savings", facts: { kind: "savings" as const } }],
    rows: ["2026-05-05", "2026-06-05", last].map((day) =>
      row("savings", day, -10_000, "taxes", "IRS USATAXPYMT"),
    ),
  });
  const months = wholeMonths(["2026-05", "2026-06", "2026-07", "2026-08"]);
  const checkingRows = ["05", "06", "07", "08"].flatMap((month) => [
    row("checking", `2026-${month}-01`, 300_000, "income", "ACME PAYROLL"),
    row("checking", `2026-${month}-27`, -50_000, "groceries"),
  ]);
  const withLast = (last: string) => {
    const { rows, ...quiet } = savings(last);
    const accounts = [account("checking", "checking", months), quiet];
    return cashflowAnalysis({ accounts, transactions: [...checkingRows, ...rows], debts: [] });
  };

  test("shows days without a line for as long as it was silent before", () => {
    expect(withLast("2026-08-05")).toMatchObject({ periodEnd: "2026-08-31", evidence: { missing: [] } });
  });

  test("no longer than that", () => {
    expect(withLast("2026-07-05")).toMatchObject({ evidence: { missing: [{ first: "2026-08-06" }] } });
  });
});
