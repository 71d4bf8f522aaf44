import { type Element, findDeep } from "../markup.ts";

export const STATEMENTS: ReadonlySet<string> = new Set([
  "STMTRS",
  "CCSTMTRS",
  "INVSTMTRS",
  "LOANSTMTRS",
  "AMRTSTMTRS",
]);
/** The answers to one request each, of which a download with several accounts has several. */
const ANSWERS: ReadonlySet<string> = new Set([
  "STMTTRNRS",
  "CCSTMTTRNRS",
  "INVSTMTTRNRS",
  "LOANSTMTTRNRS",
  "AMRTSTMTTRNRS",
]);
export const POSITIONS: ReadonlySet<string> = new Set(["POSSTOCK", "POSMF", "POSDEBT", "POSOPT", "POSOTHER"]);

/** How deep each name of the format stands that holds others and never itself; a row of a bank stands within one of a broker. */
export const OFX_LEVELS: ReadonlyMap<string, number> = new Map(
  [
    ["OFX"],
    [
      "SIGNONMSGSRSV1",
      "SIGNUPMSGSRSV1",
      "BANKMSGSRSV1",
      "CREDITCARDMSGSRSV1",
      "LOANMSGSRSV1",
      "INVSTMTMSGSRSV1",
      "SECLISTMSGSRSV1",
    ],
    [...ANSWERS],
    [...STATEMENTS],
    [
      "BANKTRANLIST",
      "BANKTRANLISTP",
      "INVTRANLIST",
      "LOANTRANLIST",
      "INVPOSLIST",
      "INVBAL",
      "INV401K",
      "INV401KBAL",
      "LEDGERBAL",
      "AVAILBAL",
    ],
    [...POSITIONS, "INVBANKTRAN"],
    ["STMTTRN", "STMTTRNP", "LOANSTMTTRN"],
  ].flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);

/** Accounts that the bank answered for with an error and without a statement. */
export function failedAnswers(root: Element): number {
  return findDeep(root, ANSWERS).filter(
    (answer) =>
      findDeep(answer, STATEMENTS).length === 0 &&
      findDeep(answer, new Set(["SEVERITY"])).some(({ text }) => text.toUpperCase() === "ERROR"),
  ).length;
}
