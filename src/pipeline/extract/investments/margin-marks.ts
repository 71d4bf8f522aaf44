import type { Reading } from "../reading.ts";
import type { HoldingDraft } from "../result/draft.ts";

/** "All positions held in cash account unless indicated otherwise": an "M" before a name then says that it is held on margin. */
const NAMES_ACCOUNTS = /\bpositions? held in (?:a )?(?:cash|margin) accounts?\b/i;
const ON_MARGIN = /^M\s(?=[A-Z]{3})/;

/**
 * Recognised names without the mark of a margin account, which a note anywhere in the paper explains. An "M" that nothing explains begins
 * names as well: "M INTERNATIONAL EQUITY FUND".
 */
export function withoutMarginMarks(paper: Reading, drafts: readonly HoldingDraft[]): readonly HoldingDraft[] {
  if (!paper.sheet.segments.some(({ text }) => NAMES_ACCOUNTS.test(text))) return drafts;
  return drafts.map((draft) =>
    draft.value.evidence.confidence === 1 ? draft : { ...draft, name: draft.name.replace(ON_MARGIN, "") },
  );
}
