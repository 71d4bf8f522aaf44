const SUM =
  /^(?:(?:beginning|ending|opening|closing|previous|new|starting|start|end)\s?(?:account\s?)?balance|balance\s?(?:forward|brought|carried)|sub-?total|totals?(?:\s*$|[:$\d]|\s(?:of|for|on|and|all|this|your|fees?|interest|charges?|payments?|credits?|debits?|purchases?|deposits?|withdrawals?|new|amount|balance|due|transactions?|number|finance|checks?)\b)|statement\s?balance)/i;

/** A shop prints the state where it stands: "NEW BALANCE 0882 OUTLET LEE MA" was bought at, "New balance" is a sum. */
const SHOP_IN_STATE =
  /\s[A-Z]{2,}\s(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|PR|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;

/** What a list says of a rate is no movement, even where it prints a charge. */
const RATE = /\d\s?%\s?(?:APR|APY)\b/i;
/** "Dividend 0.10% APY" beside its amount is one; what was earned so far in a year is none. */
const EARNED =
  /^(?!.*\b(?:year|ytd|since|to\sdate)\b)(?:deposit\s)?(?:dividends?|interest\s(?:paid|earned|credit(?:ed)?|payment|deposit))\b(?!\srate)/i;

/**
 * "May 4, 2024; you received $32,496.08 after ...": a sentence goes on behind its day. "06/22/2026: Rewards Balance $291.39; Previous
 * Balance $302.67": what is told of a day.
 */
const GOES_ON = /^[;:,]\s?[a-z]|^:\s[^$]*\$\s?\d/;

/** "NOVEMBER 02, 2026. SKIP-A-PAY IS $30.00 PER LOAN.": words and a verb, since dots may also lead from a day to a description. */
const NEXT_SENTENCE =
  /^\.\s[A-Z]\S*\s[^.]*?\b(?:is|are|was|were|be|may|will|can|must|should|has|have|had|does|if|please)\b/i;

/** Whether the words of a row with a day and an amount name a sum, a balance or a rate, or are those of a sentence, instead of a movement. */
export function isNoTransaction(description: string): boolean {
  return (
    (SUM.test(description) && !SHOP_IN_STATE.test(description)) ||
    (RATE.test(description) && !EARNED.test(description)) ||
    GOES_ON.test(description) ||
    NEXT_SENTENCE.test(description)
  );
}
