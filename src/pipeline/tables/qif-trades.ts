/** What an investment record of a QIF file does to the cash of its account; "none" moves shares alone, undefined is an action without a known way. */
export type CashEffect = "in" | "out" | "none" | undefined;

const OUT = /^(?:buy|cvrshrt|miscexp|margint|xout|withdrwx?)$/;
const IN = /^(?:sell|shtsell|div|int(?:inc)?|cg(?:long|short|mid)|rtrncap|miscinc|xin|contribx?)$/;
/** An "X" at the end: the money came from another account or went to one, so that none stays here. Reinvested income is spent at once. */
const NONE =
  /^(?:reinv\w+|shrsin|shrsout|stksplit|(?:buy|sell|div|int(?:inc)?|cg(?:long|short|mid)|rtrncap|miscinc|miscexp|margint|cvrshrt|shtsell)x|grant|vest|exercisx?|expire|reminder)$/;

/**
 * Which way the money of an investment record went: its amount is written without a sign, and only its action (line "N") says it.
 * Never throws.
 */
export function cashEffect(action: string): CashEffect {
  const word = action.trim().toLowerCase();
  if (NONE.test(word)) return "none";
  if (OUT.test(word)) return "out";
  return IN.test(word) ? "in" : undefined;
}
