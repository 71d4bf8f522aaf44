import type { Segment } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";

/** What the rows under a heading are: money in, money out, both, or no transactions at all. */
export type Section = "in" | "out" | "mixed" | "skip";

const SKIP =
  /^(?:your)?(?:daily(?:ending|ledger|closing|account)?balances?|ending(?:daily)?balances?|balance(?:by|summary|history)|dailybalance(?:summary|detail|information)|balanceactivity|interestchargecalculation|interestrate|aprs?(?!il)|annualpercentagerates?|rewards?|points|cashback|(?:20\d\d)?totals?yeartodate|20\d\d(?:total|year|sofar)|thisyearsofar|sofar(?:in20\d\d|thisyear)|yeartodate|overdraft(?:and|fee|protection)|upcoming|scheduled|ontheirway|onitsway|notyetposted|stillprocessing|pending|future|paymentinformation|paymentschedule|accountsummary|summaryof|importantinformation|importantmessages?|minimumpaymentwarning|feesummary|yearly|promotional|specialpromotion|deferredinterest|planpayments|autopay(?:schedule|notice)|noticeof|latepayment|creditscore|fico)/;
const IN =
  /^(?:your|total|less|account|other|new|all)?(?:payments?(?:$|s?(?:and|or)?(?:other)?(?:credits?|adjustments?|refunds?|returns?))|payments?received|paymentsthankyou|paymentscredits|paymentscreditsand|paymentandcredits|paymentothercredits|credits?(?:$|and|adjustments|this|returns)|othercredits|returns(?:$|and)|refunds|deposits?(?:$|and|,|additions|credits?|othercredits|made|interest|transfers)|electronic(?:deposits|credits|depositsand)|customerdeposits|otherdeposits|directdeposits?|mobiledeposits?|additions|otheradditions|transfersin|moneyin|interest(?:paid|earned|credited)|dividends?(?:paid|earned)|achcredits|achdeposits|atmdeposits|branchdeposits|incoming|money(?:you(?:sent|paid)|we(?:gave|sent))|whatyoupaid|(?:what)?we(?:gave|credited|returned)|givenback)/;
const OUT =
  /^(?:your|total|new|other|standard|account|all)?(?:purchases?|charges?(?:$|and)|withdrawals?|checks?(?:$|paid|cleared|and|numbers?|(?:in|by)(?:check)?(?:number|numeric(?:al)?|serial|date)?(?:$|order|sequence)|sequence|written|posted)|atm|electronic(?:withdrawals|payments|debits|transfers)|debitcard|cardpurchases|cardwithdrawals|cardtransactions|debits?(?:$|and)|subtractions?|fees?(?:$|charged|and|assessed|forthis)|servicefees|servicecharges?|interest(?:$|charged?s?|charges)|financecharges?|cashadvances?|balancetransfers?|transfersout|moneyout|billpay|billpayments?|achwithdrawals|achdebits|outgoing|miscellaneousdebits|merchantcharges|automaticpayments|onlinepayments|pos(?:purchases|transactions)|what(?:you(?:bought|spent|charged)|wecharged)|you(?:bought|spent)|moneyyou(?:spent|borrowed|took))/;
const MIXED =
  /^(?:your|account|all|every|each|monthly|detailed?|daily|checking|savings|card|new|recent|posted|currentperiod|payment|loan|mortgage)*(?:transactions?(?:$|details?|history|activity|thismonth|list|description|for|s|since|bydate|summary|(?:latest|newest|oldest|mostrecent)first)|activity(?:$|detail|details|history|summary|since|for|this|by)|accountactivity|(?:account|payment)history|transactiondetail|postedactivity|statementdetails|detailsoftransactions|ledger|register|what(?:happened|wasposted|weposted)(?:$|on|in|to))/;

/** Wordings inside longer headings of an account ("Online and Electronic Banking Deductions"); one side alone decides. */
const INSIDE_IN = /deposit|additions?|credits?(?:$|and|posted)|moneyin|incoming/;
const INSIDE_OUT =
  /withdrawal|deduction|subtraction|purchase|debits?(?:$|and)|paidout|moneyout|outgoing|checkspaid|checkspresented|feesand|feescharged/;

/** What a line still allows is no list of credits. */
const LIMIT = /availablecredit|creditavailable|creditlimit|creditline|creditscore|creditreport/;

const MAX_HEADING_LETTERS = 70;
/** A sentence is no heading. */
const PROSE = /\b(?:you|your|we|our|is|are|was|were|if|may|will|this|that|please|call)\b|[.:;]\s+[a-z]/i;

/** "- - - - CHECKS - - - -": a line of signs drawn up to a heading is no cell of it. */
export const isWorded = ({ text }: Segment): boolean => /[A-Za-z\d]/.test(text);

/** "DEPOSITS   A N D   INTEREST": one title, its words set wide apart. */
export const isSpaced = (cells: readonly Segment[]) =>
  cells.every(({ x0, y0, y1 }, index) => {
    const before = cells[index - 1];
    return before === undefined || x0 - before.x1 < 1.6 * (y1 - y0);
  });

const RULED = /^[-–—=.\s]+|[-–—=.\s]{3,}$/g;

/** The words of a heading: bold print that ordinary print follows on the same line ends with the bold. */
export function headingText(segment: Segment | undefined): string {
  if (!segment) return "";
  const plain = segment.words.findIndex((word) => word.word.bold !== true);
  const end = plain > 0 ? segment.starts[plain] : undefined;
  return segment.text
    .slice(0, end ?? segment.text.length)
    .replaceAll(RULED, "")
    .trim();
}

/** Reads a heading; undefined for text that is none. A trailing total, "(continued)" and account numbers are ignored. */
export function readHeading(text: string): Section | undefined {
  // Some files mark their parts in the text layer.
  const mark = /^\*(?<edge>start|end)\*(?<name>.*)$/i.exec(text)?.groups;
  if (mark)
    return mark["edge"]?.toLowerCase() === "end" ? undefined : (readHeading(mark["name"] ?? "") ?? "skip");
  const letters = squash(text.replaceAll(/[$(].*$/g, "").replace(/continued.*$/i, ""));
  if (letters.length < 3 || letters.length > MAX_HEADING_LETTERS) return undefined;
  const bare = letters.replace(/^\d{4}(?=\d{4}total)/, "");
  if (LIMIT.test(bare)) return undefined;
  if (SKIP.test(bare)) return "skip";
  // "Payments, deposits and withdrawals" is both.
  if (
    /(?:deposit|addition|credit|payment)s?(?:and|or)?(?:other)?(?:withdrawal|subtraction|debit|purchase|charge)/.test(
      bare,
    )
  )
    return "mixed";
  if (
    /(?:withdrawal|subtraction|debit|purchase)s?(?:and|or)?(?:other)?(?:deposit|addition|credit|payment)/.test(
      bare,
    )
  )
    return "mixed";
  if (IN.test(bare)) return "in";
  if (OUT.test(bare)) return "out";
  if (MIXED.test(bare)) return "mixed";
  const [into, out] = [INSIDE_IN.test(bare), INSIDE_OUT.test(bare)];
  return into === out || /\d/.test(bare) || PROSE.test(text) ? undefined : into ? "in" : "out";
}
