/** Codes by which lenders' reports say how an account stands, in capitals at the end of the column: "REV-1 CURR", "INST-1 PAID". */
const OPEN = /(?:^|[\s/-])(?:OPN|AGREED|AS AGR?D|CURR? ACCT?)$/;
const CLOSED = /(?:^|[\s/-])(?:CLSD?|CLO|TRANSFER|TRNSFR|REFINANCED)(?: BY [A-Z]+)?$/;
/** "PAID" of an account that owes nothing is over; elsewhere it may say how the last payment was made. */
const PAID = /(?:^|[\s/-])(?:PAID|PD)(?:[\s/-](?:SAT[A-Z]*|ACCT?|OFF))?$/;

/** The state that a code of a lender's report says, where plain words say none. */
export function codedStatus(
  texts: readonly string[],
  balance: string | undefined,
): "open" | "closed" | undefined {
  for (const text of texts.map((printed) => printed.trim())) {
    if (CLOSED.test(text) || (PAID.test(text) && Number(balance ?? "1") === 0)) return "closed";
    if (OPEN.test(text)) return "open";
  }
  return undefined;
}
