/** What is supposed of one debt alone, of several things at once, or of an amount for all debts: read whole, or left to the other rules. */
import { formatMoney } from "#engine/money/parse-money.ts";
import type { ToolCall } from "../tools/registry.ts";
import { aloneDebtCall } from "./alone-rules.ts";
import type { Asked } from "./asked.ts";
import { changesCall } from "./changes-said.ts";
import { limitCall } from "./limit-rules.ts";
import { progressCall } from "./progress-rules.ts";

const FOR_ALL =
  /\b(?:total|in all|altogether|all together|together|combined|all told|for (?:all )?(?:of )?(?:my|the|our) (?:debts?|payments)|for debts?)\b/;
const CAN_PAY =
  /\b(?:i|we) (?:can|could|would|will|may|might)?(?: (?:only|just|really|maybe|probably|comfortably))* ?(?:do|pay|paid|manage|afford|swing|spare|put|send|have|set aside|commit)\b|\bbudget (?:of|is)\b/;
const OTHERWISE =
  /\b(?:more|extra|less|additional|another|once|income|earn|make|rent|bills?|saved|savings|owe|owed|interest|did|was|were|bring|spend|spent)\b/;

/** "I can do 3500 a month total": one amount for all debts. */
function budgetCall(asked: Asked): ToolCall | undefined {
  const { amounts, debts, percents, months, future, has } = asked;
  const [amount] = amounts;
  if (amount === undefined || amounts.length > 1 || amount <= 0 || debts.length + percents.length > 0)
    return undefined;
  if (months.length > 0 || future !== undefined || asked.names.length > 0) return undefined;
  return has(FOR_ALL) && has(CAN_PAY) && has(/\b(?:a|per|each|every) month\b|\bmonthly\b/) && !has(OTHERWISE)
    ? { tool: "what_if_budget", args: { amount: formatMoney(amount) } }
    : undefined;
}

export const supposedCall = (asked: Asked): ToolCall | undefined =>
  limitCall(asked) ?? progressCall(asked) ?? aloneDebtCall(asked) ?? budgetCall(asked) ?? changesCall(asked);
