import type { HoldingDraft } from "../result/draft.ts";

/** How a security is held or what kind it is: a word that may stand behind every name of a list. */
const HELD_AS = /^(?:margin|cash|long|taxable|vested|equity|stock|shares)$/i;
/** These end names as well, so that one of the names must be whole without them. */
const ENDS_NAMES = /^(?:equity|stock|shares|cash)$/i;
const WHOLE = /\b(?:inc|corp|corporation|co|company|ltd|plc|etf|trust|fund|index|adr|class [a-z])\.?$/i;
const LEAST_LINES = 3;
const LEAST_MARKED = 2;

/** "(M)" behind a name: bought on margin. */
const ON_MARGIN = /\s\(M\)$/;

const endOf = (name: string): string => name.slice(name.lastIndexOf(" ") + 1);
const withoutEnd = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf(" ")));

/**
 * Names without a word that stands behind each of them alike and says how all are held ("Margin") or of what kind they are ("Equity"). Where
 * the word before it is the same too ("Admiral Shares"), both are a class of shares. A mark of margin behind two of them is no part of either.
 */
export function withoutCommonEnd(lines: readonly HoldingDraft[]): readonly HoldingDraft[] {
  const marked = lines.filter(({ name }) => ON_MARGIN.test(name));
  const drafts =
    marked.length < LEAST_MARKED
      ? lines
      : lines.map((line) => ({ ...line, name: line.name.replace(ON_MARGIN, "") }));
  const named = drafts.filter(({ symbol }) => symbol !== undefined);
  const ends = new Set(named.map(({ name }) => endOf(name)));
  const [end = ""] = ends;
  if (named.length < LEAST_LINES || ends.size !== 1 || !HELD_AS.test(end)) return drafts;
  const rest = named.map(({ name }) => withoutEnd(name));
  if (rest.some((name) => name === "") || new Set(rest.map(endOf)).size === 1) return drafts;
  if (ENDS_NAMES.test(end) && !rest.some((name) => WHOLE.test(name))) return drafts;
  return drafts.map((draft) => (named.includes(draft) ? { ...draft, name: withoutEnd(draft.name) } : draft));
}
