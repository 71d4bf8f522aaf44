import { formatMoney } from "#engine/money/parse-money.ts";
import { paragraphsOf } from "../layout/paragraphs.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";

/** "Your minimum payment includes a past due amount of $51.04", over as many lines as it takes. */
const INCLUDES =
  /\b(?:minimum|payment|amount)\s(?:payment\s|amount\s)?(?:due\s)?includes\s(?:a|an|the|your|any)?\s?past[\s-]due\s(?:amount|balance)\sof\s*$/i;

/** What a sentence says is past due, where no label does: as a share of the minimum payment. */
export function toldPastDue({ sheet, values }: Reading): Finding | undefined {
  for (const paragraph of paragraphsOf(sheet, values))
    for (const { value, start } of paragraph.values)
      if (value.kind === "money" && !value.money.bare && INCLUDES.test(paragraph.text.slice(0, start)))
        return makeFinding(formatMoney(value.money.amount), value.span, 0.9);
  return undefined;
}
