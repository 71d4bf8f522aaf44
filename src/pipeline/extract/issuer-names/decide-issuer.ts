import { spanOf } from "../layout/sheet.ts";
import { type IssuerChance, issuerChances } from "../learned/issuer-chances.ts";
import type { Reading } from "../reading.ts";
import { evidenceOfCells, type Finding, makeFinding } from "../result/draft.ts";
import { nameKey, nameOf } from "./name-prints.ts";
import { bestPrint } from "./name-signs.ts";

/** Above this the learned judgement was right about 66 of 73 papers of eight authors it had not learned from, the rules about 60. */
const SURE = 0.95;
/** Where no rule finds a name, what is likelier than all others together is taken. */
const LIKELY = 0.6;

/**
 * Who sent the paper: the name that the rules found, unless everything printed of another name speaks for that one.
 * @param byRules what `findInstitution` says
 */
export function decideIssuer(byRules: Finding | undefined, reading: Reading): Finding | undefined {
  const chances = issuerChances(reading);
  const [best] = chances;
  if (!best || best.chance < (byRules ? SURE : LIKELY)) return byRules;
  if (byRules && isKept(nameKey(byRules.value), chances)) return byRules;
  const print = bestPrint(best.candidate, reading);
  const span = spanOf(print.segment, print.start, print.end);
  const found = makeFinding(nameOf(print), span, best.chance);
  return print.lines ? { ...found, evidence: evidenceOfCells(print.lines) } : found;
}

/** The rules join what the other way does not (three lines of a logo): a name of which it knows a part only. */
function isKept(byRules: string, chances: readonly IssuerChance[]): boolean {
  const best = chances[0]?.candidate.key ?? "";
  const isUnknown = chances.every(({ candidate }) => candidate.key !== byRules);
  return byRules === best || (isUnknown && byRules.includes(best));
}
