import type { MoneyChoice } from "../candidates/choose.ts";
import type { StatementDates } from "../period.ts";
import type { Reading } from "../reading.ts";
import { datedRegister } from "../transactions/dated-register.ts";
import type { PrintedValue } from "../values/find-values.ts";
import type { BalanceEquation } from "./balance-equation.ts";

const choice = (value: Extract<PrintedValue, { kind: "money" }>): MoneyChoice => ({
  amount: value.money.amount,
  candidate: {
    field: "",
    value,
    label: {
      label: { field: "", kind: "money", weight: 1, phrase: "" },
      span: value.span,
      coverage: 1,
      stacked: false,
    },
    score: 0.85,
  },
});

/**
 * An account told by its list alone, as a passbook tells it: the balance brought forward and the one after the last entry, where every entry
 * between explains its own. Nothing where a statement prints totals: those say more.
 */
export function registerEquation(reading: Reading, dates: StatementDates): BalanceEquation | undefined {
  const until = dates.statementDate?.value ?? dates.end?.value ?? dates.lastDay;
  const register = datedRegister(reading, dates, until);
  if (!register?.previous) return undefined;
  return {
    beginning: choice(register.previous),
    ending: choice(register.balance),
    moneyIn: [],
    moneyOut: [],
    check: { name: "deposit-balance", passed: true, detail: register.detail },
  };
}
