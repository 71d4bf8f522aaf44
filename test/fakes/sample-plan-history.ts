/** How the plan of a made-up household went. */
import type { PlanHistory } from "#contract/plan-history.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import type { Household } from "./sample-household.ts";

/** Five months that ended on what is owed now; of one of them the statements do not tell. */
function owedBefore(debts: Household["debts"]): PlanHistory["owed"] {
  const now = debts.reduce((sum, { currentBalance }) => sum + (parseMoney(currentBalance ?? "") ?? 0), 0);
  return [
    { month: "2026-05", above: 1.13 },
    { month: "2026-06", above: 1.1 },
    { month: "2026-08", above: 1.07 },
    { month: "2026-09", above: 1.05 },
    { month: "2026-10", above: 1.01 },
  ].map(({ month, above }) => ({ month, amount: formatMoney(cents(Math.round(now * above))) }));
}

export function planHistoryOf({ debts, cashflow }: Household): PlanHistory {
  const [one, two] = debts;
  if (!one || !two || cashflow === null)
    return { revisions: [], blocked: null, debts: [], owed: [], payments: [], marks: [], gaps: [] };
  const plan = { monthlyPayment: "2612.25", totalInterest: "1203.11" };
  const named = ({ id, creditor, accountLast4 }: typeof one) => ({ debtId: id, creditor, accountLast4 });
  const beside = (debt: typeof one) => ({
    ...named(debt),
    month: "2026-12",
    statementBalance: debt.currentBalance ?? "0.00",
    statementDate: debt.statementDate,
    since: "2026-08-20",
  });
  /** The newest balance, and the one before from which it fell by so much. */
  const stated = (
    { currentBalance }: typeof one,
    fell: string,
  ): PlanHistory["payments"][number]["balances"] => {
    const now = parseMoney(currentBalance ?? "") ?? cents(0);
    const before = cents(now + (parseMoney(fell) ?? 0));
    return [
      { amount: formatMoney(before), documentId: "doc_0" },
      { amount: formatMoney(now), documentId: "doc_0" },
    ];
  };
  return {
    blocked: null,
    owed: owedBefore(debts),
    marks: [
      {
        debtId: one.id,
        creditor: one.creditor,
        month: "2026-10",
        amount: "195.00",
        marked: "paid",
        state: "paid",
        knownBy: "person",
        sentence: null,
      },
    ],
    gaps: [
      `${two.creditor}: nothing tells what was paid in September 2026. Upload the statements after, or mark it.`,
    ],
    revisions: [
      { ...plan, madeOn: "2026-08-20", debtFreeDate: "2027-12-07", daysSooner: null, sentence: null },
      {
        ...plan,
        madeOn: "2026-09-18",
        debtFreeDate: "2027-11-07",
        daysSooner: 30,
        sentence: "30 days sooner, because you can send $120.00 more a month.",
      },
      {
        ...plan,
        madeOn: "2026-10-19",
        debtFreeDate: "2027-11-18",
        daysSooner: -11,
        sentence: `11 days later, because ${one.creditor} owes $212.40 more than planned.`,
      },
      {
        ...plan,
        madeOn: "2026-11-18",
        debtFreeDate: "2027-10-07",
        daysSooner: 42,
        sentence: `42 days sooner, because ${two.creditor} owes $310.00 less than planned.`,
      },
    ],
    debts: [
      { ...beside(one), expected: "6269.75", actual: "6482.15", ahead: "-212.40" },
      { ...beside(two), expected: "3430.44", actual: "3120.44", ahead: "310.00" },
    ],
    payments: [
      {
        ...named(two),
        from: "2026-10-12",
        to: "2026-11-12",
        asked: "94.00",
        paid: "1953.25",
        interest: "80.11",
        fees: "0.00",
        purchases: null,
        other: "0.00",
        principal: "1873.14",
        basis: "printed",
        balances: stated(two, "1873.14"),
      },
      {
        ...named(one),
        from: "2026-10-12",
        to: "2026-11-12",
        asked: "195.00",
        paid: "195.00",
        interest: "131.02",
        fees: "0.00",
        purchases: "112.08",
        other: "0.00",
        principal: "-48.10",
        basis: "printed",
        balances: stated(one, "-48.10"),
      },
      {
        ...named(one),
        from: "2026-07-12",
        to: "2026-10-12",
        asked: null,
        paid: null,
        interest: null,
        fees: null,
        purchases: null,
        other: null,
        principal: "310.00",
        basis: "unknown",
        balances: stated(one, "310.00"),
      },
    ],
  };
}
