import { describe, expect, test } from "vitest";
import { singleExpenseSentence, singleExpensesSchema } from "#contract/single-expenses.ts";
import { addMonthsToDate } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { checkingAccount } from "#test/fakes/checking-account.ts";
import { type CashflowAccount, cashflowAnalysis } from "./analysis.ts";
import { type NamedTransaction, singleExpenses } from "./single-expenses.ts";

const JANUARY = parsePlainDate("2026-01-01") as PlainDate; // a day that exists
const checking: CashflowAccount = checkingAccount(
  { balance: "9000.00", documentId: "doc", fileName: "a.pdf" },
  [{ documentId: "doc", facts: { kind: "checking", periodStart: "2026-01-01", periodEnd: "2026-12-31" } }],
);

const row = (
  postedOn: string,
  amount: number,
  description: string,
  category: string,
  changes: Partial<NamedTransaction> = {},
): NamedTransaction => ({
  rowId: `${postedOn} ${amount}`,
  accountId: "checking",
  documentId: "doc",
  postedOn,
  amount: cents(amount),
  description,
  category,
  ...changes,
});

const usual = Array.from({ length: 12 }, (_, month) => {
  const on = (day: number) => addMonthsToDate(JANUARY, month).slice(0, 8) + String(day).padStart(2, "0");
  return [
    row(on(1), 300_000, "ACME PAYROLL", "income"),
    row(on(3), -120_000, "OAK RENT", "rent"),
    row(on(9), -40_000, "KROGER", "groceries"),
  ];
}).flat();
const repair = row("2026-08-14", -234_000, "PRECISION AUTO 0442", "transport");

const inputOf = (transactions: readonly NamedTransaction[]) => ({
  accounts: [checking],
  debts: [],
  transactions,
});
const find = (...more: readonly NamedTransaction[]) => {
  const found = singleExpenses(inputOf([...usual, ...more]));
  return singleExpensesSchema.parse(found);
};

describe("a single expense of a year", () => {
  test("is offered with the twelfth by which it raises a month's spending, and the extra without it", () => {
    const [offered, ...others] = find(repair);
    expect(others).toEqual([]);
    expect(offered).toMatchObject({
      id: repair.rowId,
      amount: "-2340.00",
      isOnce: false,
      change: {
        lessSpending: "195.00",
        months: 12,
        now: { safeMonthlyExtra: "1205.00" },
        without: { safeMonthlyExtra: "1400.00" },
      },
    });
    expect(offered && singleExpenseSentence(offered)).toBe(
      "The $2,340.00 at Precision Auto on 14 August 2026 counts as if it came every year: $195.00 of a month's spending. Without it the monthly extra would be $1,400.00 instead of $1,205.00.",
    );
  });

  test("that does not come again counts in no usual month, and is listed among what was said", () => {
    const said = { ...repair, isOnce: true };
    expect(find(said)).toEqual([expect.objectContaining({ id: repair.rowId, isOnce: true, change: null })]);
    const analysis = cashflowAnalysis(inputOf([...usual, said]));
    expect(analysis).toMatchObject({ essentialExpenses: "1600.00", safeMonthlyExtra: "1400.00" });
    expect(analysis?.transactions.essential.map(({ description }) => description)).not.toContain(
      repair.description,
    );
    expect(analysis?.currentSavings).toBe("9000.00");
  });

  test("takes along what came back of it", () => {
    const back = row("2026-09-02", 34_000, "PRECISION AUTO 0442", "transport");
    expect(find(repair, back)[0]).toMatchObject({
      refunded: "340.00",
      change: { lessSpending: "166.67", without: { safeMonthlyExtra: "1400.00" } },
    });
    const said = cashflowAnalysis(inputOf([...usual, { ...repair, isOnce: true }, back]));
    expect(said).toMatchObject({ essentialExpenses: "1600.00", safeMonthlyExtra: "1400.00" });
    expect(said?.transactions.essential.filter(({ category }) => category === "transport")).toMatchObject([
      { amount: "-340.00" },
      { amount: "340.00" },
    ]);
  });

  test("is not asked about where the price is a contract's, or where it came twice", () => {
    expect(find(row("2026-08-14", -234_000, "STATE FARM", "insurance"))).toEqual([]);
    expect(find(repair, { ...repair, rowId: "other", postedOn: "2026-02-14" })).toEqual([]);
  });

  test("says what each month would lack without it", () => {
    const large = row("2026-08-14", -1_900_000, "MERCY HOSPITAL", "medical");
    const [offered] = find(large);
    expect(offered && singleExpenseSentence(offered)).toContain(
      "Without it no month would lack the $183.34 it lacks now, and $1,400.00 would be left.",
    );
  });
});
