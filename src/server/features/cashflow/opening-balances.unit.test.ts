import { describe, expect, test } from "vitest";
import type { AccountKind } from "#contract/extraction.ts";
import type { SourcedFigure } from "#contract/figure-source.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { rowsByAccount } from "./account-rows.ts";
import { type CashflowAccount, cashflowAnalysis } from "./analysis.ts";
import type { FlowTransaction } from "./monthly-flow.ts";
import { openingBalances } from "./opening-balances.ts";

const dayOf = (text: string) => {
  const day = parsePlainDate(text);
  if (day === undefined) throw new Error(`no day: ${text}`);
  return day;
};

/** An account with one statement until `end` that prints `balance`. */
function deposit(
  id: string,
  balance: string | undefined,
  end: string,
  { kind = "savings", start = "2025-11-01" }: { kind?: AccountKind; start?: string } = {},
): CashflowAccount {
  const evidence: SourcedFigure["evidence"] = {
    text: balance ?? "",
    page: 1,
    box: [0, 0, 1, 1],
    confidence: 1,
  };
  return {
    id,
    kind,
    name: id,
    last4: null,
    currency: "USD",
    figure: (field) =>
      balance === undefined || field !== "endingBalance"
        ? { kind: "not-shown" }
        : { kind: "known", figure: { value: balance, documentId: id, fileName: "a.pdf", evidence } },
    statements: [{ documentId: id, facts: { kind, periodStart: start, periodEnd: end } }],
  };
}

const row = (
  accountId: string,
  postedOn: string,
  amount: number,
  changes: Partial<FlowTransaction> = {},
): FlowTransaction => ({
  accountId,
  documentId: accountId,
  postedOn,
  amount: cents(amount),
  description: amount > 0 ? "TRANSFER IN" : "TRANSFER OUT",
  category: "transfer",
  ...changes,
});

/** The balances at the end of 31 October 2026, in cents, and the accounts that are too old to count. */
function balancesOf(
  deposits: readonly CashflowAccount[],
  rows: readonly FlowTransaction[],
  lastDays: Readonly<Record<string, string>> = {},
) {
  const byRow = rowsByAccount(rows);
  const byAccount = new Map(deposits.map(({ id }) => [id, byRow.get(id) ?? []]));
  const days = new Map(
    deposits.map(({ id, statements }) => [
      id,
      dayOf(lastDays[id] ?? statements[0]?.facts.periodEnd ?? "2026-10-31"),
    ]),
  );
  const { held, old } = openingBalances(deposits, rows, byAccount, days, dayOf("2026-10-31"));
  return {
    balances: held.map(({ account, balance }) => [account.id, balance]),
    isPrinted: held.map(({ source }) => source !== null),
    old: old.map(({ account, day }) => [account.id, day]),
  };
}

const checking = (balance: string, end = "2026-10-31"): CashflowAccount =>
  deposit("checking", balance, end, { kind: "checking" });

describe("a balance that is printed for a later day", () => {
  test("is taken back to the last day that all show", () => {
    const rows = [row("savings", "2026-11-05", 120_000), row("savings", "2026-11-21", 500)];
    expect(balancesOf([checking("1500.00"), deposit("savings", "1300.00", "2026-11-20")], rows)).toEqual({
      balances: [
        ["checking", 150_000],
        ["savings", 10_000],
      ],
      isPrinted: [true, false],
      old: [],
    });
  });

  test("counts a transfer on its way once: sent before the day, arrived after it", () => {
    const rows = [
      row("checking", "2026-10-31", -120_000, { arrivedIn: "savings" }),
      row("savings", "2026-11-02", 120_000),
    ];
    const { balances } = balancesOf([checking("1500.00"), deposit("savings", "1300.00", "2026-11-20")], rows);
    expect(balances).toEqual([
      ["checking", 150_000],
      ["savings", 130_000],
    ]);
  });

  test("counts a transfer once that was booked where it arrived before it was where it left", () => {
    const rows = [
      row("checking", "2026-10-31", 30_000),
      row("savings", "2026-11-02", -30_000, { arrivedIn: "checking" }),
    ];
    const { balances } = balancesOf([checking("1500.00"), deposit("savings", "1000.00", "2026-11-20")], rows);
    expect(balances).toEqual([
      ["checking", 150_000],
      ["savings", 100_000],
    ]);
  });

  test("is not moved by rows that the person typed", () => {
    const rows = [row("savings", "2026-11-05", -5000, { documentId: "entry_1" })];
    const { balances, isPrinted } = balancesOf(
      [checking("1500.00"), deposit("savings", "1300.00", "2026-11-20")],
      rows,
    );
    expect(balances[1]).toEqual(["savings", 130_000]);
    expect(isPrinted).toEqual([true, true]);
  });
});

describe("a balance that is printed for an earlier day", () => {
  const roof = row("checking", "2026-10-06", 600_000);
  const savings = deposit("savings", "8000.00", "2026-09-30");

  test("loses the transfers that came from it since", () => {
    expect(balancesOf([checking("600.00"), savings], [roof])).toEqual({
      balances: [
        ["checking", 60_000],
        ["savings", 200_000],
      ],
      isPrinted: [true, false],
      old: [],
    });
  });

  test.each([
    ["before its last day", row("checking", "2026-09-30", 600_000)],
    ["after the day", row("checking", "2026-11-02", 600_000)],
    ["of pay", row("checking", "2026-10-06", 600_000, { category: "income" })],
    ["from a person", row("checking", "2026-10-06", 600_000, { category: "p2p" })],
    ["that the person typed", row("checking", "2026-10-06", 600_000, { documentId: "entry_1" })],
  ])("keeps its amount where the money in is %s", (_, arrived) => {
    expect(balancesOf([checking("600.00"), savings], [arrived]).balances[1]).toEqual(["savings", 800_000]);
  });

  test("keeps its amount where another account shows that it sent the money", () => {
    const sent = row("second", "2026-10-05", -600_000, { arrivedIn: "checking" });
    const second = deposit("second", "100.00", "2026-10-31", { kind: "checking" });
    expect(balancesOf([checking("600.00"), savings, second], [sent, roof]).balances).toEqual([
      ["checking", 60_000],
      ["savings", 800_000],
      ["second", 10_000],
    ]);
  });

  test("of several the larger loses first, and none falls below zero", () => {
    const small = deposit("small", "500.00", "2026-09-30");
    const drawn = [roof, row("checking", "2026-10-20", 300_000)];
    expect(balancesOf([checking("600.00"), small, savings], drawn).balances).toEqual([
      ["checking", 60_000],
      ["small", 0],
      ["savings", 0],
    ]);
    expect(balancesOf([checking("600.00"), small, savings], [roof]).balances).toEqual([
      ["checking", 60_000],
      ["small", 50_000],
      ["savings", 200_000],
    ]);
  });

  test("goes on with its own rows as far as they are shown", () => {
    const rows = [row("savings", "2026-10-10", -600_000, { arrivedIn: "checking" }), roof];
    const { balances } = balancesOf([checking("600.00"), savings], rows, { savings: "2026-10-31" });
    expect(balances[1]).toEqual(["savings", 200_000]);
  });

  test("is left out when it is known only until more than 45 days before", () => {
    const [kept, old] = [deposit("kept", "8000.00", "2026-09-16"), deposit("old", "8000.00", "2026-09-15")];
    expect(balancesOf([checking("600.00"), kept, old], [])).toEqual({
      balances: [
        ["checking", 60_000],
        ["kept", 800_000],
      ],
      isPrinted: [true, true],
      old: [["old", "2026-09-15"]],
    });
  });

  test("without any known balance is not called old", () => {
    expect(balancesOf([checking("600.00"), deposit("savings", undefined, "2025-02-28")], []).old).toEqual([]);
  });
});

test("old savings change neither what is saved nor the extra, and are named", () => {
  const months = Array.from({ length: 12 }, (_, index) =>
    index < 2 ? `2025-${index + 11}` : `2026-${String(index - 1).padStart(2, "0")}`,
  );
  const transactions = months.flatMap((month) => [
    row("checking", `${month}-01`, 400_000, { category: "income", description: "PAYROLL" }),
    row("checking", `${month}-03`, -322_000, { category: "rent", description: "RENT" }),
    row("checking", `${month}-20`, -70_000, { category: "dining", description: "DINER" }),
  ]);
  const extraWith = (savings: readonly CashflowAccount[]) => {
    const accounts = [checking("600.00"), ...savings];
    const analysis = cashflowAnalysis({ accounts, transactions, debts: [] });
    if (analysis === null) throw new Error("there is a bank statement");
    const { safeMonthlyExtra, currentSavings, confidenceScore, warnings } = analysis;
    return { safeMonthlyExtra, currentSavings, confidenceScore, warnings: warnings.join(" ") };
  };
  const alone = extraWith([]);
  const old = extraWith([deposit("Ally", "8000.00", "2025-02-28", { start: "2025-02-01" })]);
  expect({ ...old, warnings: alone.warnings }).toEqual(alone);
  expect(alone.currentSavings).toBe("600.00");
  expect(old.warnings).toContain("The balance of Ally is known only until 28 February 2025");
});
