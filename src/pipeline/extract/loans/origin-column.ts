import { formatMoney } from "#engine/money/parse-money.ts";
import { findTables } from "../layout/tables.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";

const AT_FIRST =
  /^(?:at(?:the)?(?:origination|opening|signing|start|inception|funding|closing)|originally|whenopened)$/;
const SUM = /^(?:loan)?(?:principal|balance|amount)(?:balance|amount)?$/;

/** "Principal" under "At origination": what was lent, where a table sets then and now side by side. */
export function principalAtOrigin(reading: Reading): Finding | undefined {
  for (const { columns, rows } of findTables(reading)) {
    const column = columns.findIndex(({ heading }) => AT_FIRST.test(squash(heading)));
    const value = rows.find(({ name }) => SUM.test(squash(name)))?.values.get(column);
    if (value?.kind === "money" && !value.money.bare)
      return makeFinding(formatMoney(value.money.amount), value.span, 0.9);
  }
  return undefined;
}
