import { expect, test } from "vitest";
import { cents } from "#engine/money/cents.ts";
import { checkingAccount } from "#test/fakes/checking-account.ts";
import type { CashflowAccount } from "./analysis.ts";
import type { FlowTransaction } from "./monthly-flow.ts";
import { outlookAccounts } from "./outlook-accounts.ts";

const span = {
  first: "2026-10-02",
  last: "2026-11-20",
  beginning: "900.00",
  afterFirstDay: "800.00",
  beforeLastDay: "600.00",
  ending: "500.00",
};
const account = (statement: Partial<CashflowAccount["statements"][number]> = {}): CashflowAccount =>
  checkingAccount({ balance: "500.00", documentId: "list", fileName: "a.csv" }, [
    { documentId: "list", facts: { kind: "checking", endingBalance: "500.00" }, ...statement },
  ]);
const row = (postedOn: string, amount: number, changes: Partial<FlowTransaction> = {}): FlowTransaction => ({
  accountId: "checking",
  documentId: "list",
  postedOn,
  amount: cents(amount),
  description: "MIDTOWN DENTAL",
  category: "medical",
  ...changes,
});

test("a list whose running balances hold tells of its days, one without them does not", () => {
  const rows = [row("2026-10-02", -10_000), row("2026-11-20", -10_000)];
  expect(outlookAccounts([account({ span })], rows, [], [])).toMatchObject([
    { balance: 50_000, runs: [{ first: "2026-10-02", last: "2026-11-20" }] },
  ]);
  expect(outlookAccounts([account()], rows, [], [])).toBeUndefined();
});

test("a payment said to come once is no usual spending", () => {
  const flowsOf = (isOnce: boolean) =>
    outlookAccounts([account({ span })], [row("2026-10-09", -90_000, { isOnce })], [], [])?.[0]?.flows;
  expect(flowsOf(false)).toMatchObject([{ amount: -90_000 }]);
  expect(flowsOf(true)).toMatchObject([{ amount: 0 }]);
});
