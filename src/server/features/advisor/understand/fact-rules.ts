/** Which of the person's own figures a question asks for. The first rule that fits decides. */
import type { ToolCall } from "../tools/registry.ts";
import { isOfKindAsked } from "./answer-kind.ts";
import type { Asked } from "./asked.ts";
import { compareRule, shareRule } from "./compare-rules.ts";
import { oneDebt, ranking, totals } from "./debt-rules.ts";
import { monthRule, spendingRule } from "./month-rules.ts";
import { averageRate, pace, shareOfDebt } from "./parts-rules.ts";
import { pastBalances } from "./past-balance-rules.ts";
import { pastPayments } from "./past-rules.ts";
import { due, plan } from "./plan-rules.ts";
import { documentRule, overview, profileRule } from "./profile-rules.ts";
import { payRule, rowRule } from "./row-rules.ts";
import type { Rule } from "./rule.ts";

const rules: readonly Rule[] = [
  pastBalances,
  pastPayments,
  payRule,
  rowRule,
  averageRate,
  shareOfDebt,
  pace,
  compareRule,
  shareRule,
  ranking,
  due,
  oneDebt,
  profileRule,
  plan,
  spendingRule,
  monthRule,
  documentRule,
  overview,
  totals,
];

export function factCall(asked: Asked): ToolCall | undefined {
  for (const rule of rules) {
    const call = rule(asked);
    if (call !== undefined && isOfKindAsked(asked, call)) return call;
  }
  return undefined;
}
