import type { DocumentType } from "#contract/document-type.ts";
import { isOfAnother } from "../account-last4.ts";
import type { Candidate } from "../candidates/pair-values.ts";
import { isOfAnotherTime } from "../cards/told-rates.ts";
import { isOfContract } from "../investments/portfolio-number.ts";
import type { FigureChance } from "../learned/figure-chances.ts";
import { isDayOfOther } from "../period.ts";
import type { PrintedValue } from "../values/find-values.ts";

/** Rates and their balances are found by their rows: what the rules list is not exchanged, and a balance of nothing adds nothing. */
export const OF_RATES = /^aprs\./;
const PRESENT = /^(?:currentBalance|endingBalance|totalValue)$/;
/** What moved a loan in a month is printed of other months and other parts as well. */
const OF_MONTH = /^(?:previousBalance|feesCharged|interestCharged|paymentsAndCredits)$/;
const MANY_PRINTS = /^prints[34]$/;
const EARLIER =
  /^(?:own|left|above|below):(?:last|previous|prior|beginning|begin|start|opening|opened|former)$/;

/** From here on the learned judgement itself tells other months, conditions and offers apart: it was trained beside lines that speak of them. */
const SURE = 0.98;
/** Words of another month, another account, a condition or an offer. */
const OF_ANOTHER = new Set(
  `last previous prior former if late default penalty offer offers refinance other another year years after afterwards before until close
  bring household prime margin utilization utilisation cap rewards reward reference confirmation debit temporary upgrade user could
  ask optional planned example estimated starting remaining plan plans next`.split(/\s+/),
);
/** What is next, left, or called a plan is the loan's own. */
const OF_LOANS = new Set(["remaining", "plan", "plans", "next"]);
/** What tells an earlier balance. */
const OF_EARLIER = new Set(["last", "previous", "prior", "before", "starting"]);
const FIRST = /^(?:previousBalance|beginningBalance|periodStart)$/;
const OF_NUMBERS = /^(?:account|acct|loan|card|line|contract|note|member|ending|ends|number|no)$/;
/** The number of an employer's plan is that of everybody in it. */
const OF_MANY = new Set(["plan", "group", "sponsor", "employer"]);
const OF_ONE = /^(?:account|acct|participant|member|contract|certificate|policy|ending|ends)$/;

/** The words that announce a print: those before and behind it and left of it, else those over and under it. */
function announcing(signs: readonly string[]): string[] {
  const words = (where: RegExp) => signs.flatMap((sign) => where.exec(sign)?.groups?.["word"] ?? []);
  const beside = words(/^(?:own|left|behind):(?<word>[a-z]+)$/);
  return beside.length > 0 ? beside : words(/^(?:above|over|below):(?<word>[a-z]+)$/);
}

const BESIDE = /^(?:own|left|behind|below):/;
/** How plainly a label owns a print that the rules do not give away. */
const PLAIN_CLAIM = 0.6;
/** A cell of more words is a sentence. */
const LONGEST_LABEL = 9;

/**
 * A decoy's print, and one that the rules know by this figure's own label and left out on purpose, are not taken. Arrears count only where
 * the rules see their sum, of instalments in a list the rules know the next. Where the judgement is less than sure, neither is what a sentence
 * tells (an example, a threat, another month), an earlier balance for the present one, nor what words of another month, account or offer announce.
 */
export function isWithheld(
  { field, figure, print, signs, chance }: FigureChance,
  claims: readonly Candidate[],
  type: DocumentType,
): boolean {
  const { path, kind } = field;
  // No misleading lines stood beside the rates of other kinds: an offer's look like the account's.
  const isOpen = chance < SURE || (kind === "percent" && OF_RATES.test(path));
  // A sentence of a loan tells what is due in all, or pays it off.
  const isOfSums = type === "loans" && path === "currentBalance";
  const isTold =
    (isOpen || isOfSums) &&
    print.span.segment.words.length > LONGEST_LABEL &&
    (kind === "money" || kind === "percent");
  const isArrears = path === "pastDue" && Number(figure) !== 0;
  const isNothing = OF_RATES.test(path) && kind === "money" && Number(figure) === 0;
  const isListed =
    type === "loans" && path === "minimumPayment" && signs.some((sign) => MANY_PRINTS.test(sign));
  const isOfAnotherDay = kind === "percent" && isOfAnotherTime(print.span.segment.text);
  const isOfMonth = isOpen && type === "loans" && OF_MONTH.test(path);
  const words = announcing(signs);
  const isItsOwn = (word: string) =>
    (type === "loans" && OF_LOANS.has(word)) || (FIRST.test(path) && OF_EARLIER.has(word));
  const isOther = isOpen && words.some((word) => OF_ANOTHER.has(word) && !isItsOwn(word));
  const isEarlier = isOpen && PRESENT.test(path) && signs.some((sign) => EARLIER.test(sign));
  const isNoNumber =
    kind === "account" &&
    (isOfAnother(print, type === "credit-cards") || !words.some((word) => OF_NUMBERS.test(word)));
  const isOfMany =
    type === "investments" &&
    kind === "account" &&
    ((words.some((word) => OF_MANY.has(word)) && !words.some((word) => OF_ONE.test(word))) ||
      isOfContract(print.span.segment.text));
  // The sum of a stub's column without a word beside it: only what it leads to says which sum it is.
  const isNameless = type === "income" && kind === "money" && !signs.some((sign) => BESIDE.test(sign));
  return (
    isNameless ||
    isTold ||
    isOfAnotherDay ||
    isArrears ||
    isNothing ||
    isListed ||
    isOfMonth ||
    isEarlier ||
    isOther ||
    isNoNumber ||
    isOfMonths(print, path) ||
    (path === "statementDate" && isDayOfOther(print.span.segment.text)) ||
    isOfMany ||
    isClaimed(print, claims, "other") ||
    isClaimed(print, claims, path.split(".").at(-1) ?? path)
  );
}

/** "15 months": how long the minimum alone takes is printed, but no number of years. */
const isOfMonths = ({ span }: PrintedValue, path: string): boolean =>
  path === "minimumPaymentWarning.years" && /^\s*\(?mo(?:nth|s?\b)/i.test(span.segment.text.slice(span.end));

const isClaimed = (print: PrintedValue, claims: readonly Candidate[], field: string): boolean =>
  claims.some((claim) => claim.value === print && claim.score >= PLAIN_CLAIM && claim.field === field);
