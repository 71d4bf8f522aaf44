import type { DocumentType } from "#contract/document-type.ts";
import { isLineOfBank } from "./credit-line-type.ts";
import { isSentence } from "./layout/sentences.ts";
import type { Segment, Sheet } from "./layout/sheet.ts";
import { type PaperText, printedCues, typeChances } from "./learned/type-chances.ts";
import {
  CARD_WORDS,
  type CueType,
  documentCues,
  foreignPapers,
  LINE_TITLE,
  MIN_TYPE_SCORE,
  NOT_COLLECTED,
} from "./lexicon/document-cues.ts";
import { isGigSummary } from "./lexicon/income-words.ts";
import { squash } from "./lexicon/label-set.ts";
import { inFull } from "./lexicon/word-meanings.ts";
import { isOverpaidNotice } from "./loans/overpaid-notice.ts";

export type PossibleType = { readonly type: DocumentType; readonly chance: number };

export type TypeFinding = {
  readonly type: DocumentType;
  /** The share of the best type among all cues: how sure the type is. */
  readonly certainty: number;
  /** Its words alone leave no doubt, whatever could be read of it. */
  readonly isSure: boolean;
  /** The sum of its cues: what a page alone must reach to begin a document of its own. */
  readonly score: number;
  /** A letter that offers or plans a debt that does not exist; its type says of which kind. */
  readonly isOffer: boolean;
  /** What it can be by its words, likeliest first: where they leave it open, sums may tell. */
  readonly possible: readonly PossibleType[];
  /** What a person would call a paper that is no statement ("a utility bill"), where its words say so. */
  readonly looksLike?: string;
};

const textOf = (segments: readonly Segment[]) =>
  squash(inFull(segments.map((segment) => segment.text).join(" "))).replaceAll(NOT_COLLECTED, "");

/** What stands in large print or near the top of the first page names the paper, other than sentences there. */
function headingsOf(segments: readonly Segment[]): Segment[] {
  const heights = segments.map((segment) => segment.y1 - segment.y0).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return segments.filter(
    (segment) =>
      (segment.y0 < 0.14 && !isSentence(segment.text)) ||
      (segment.y0 < 0.5 && segment.y1 - segment.y0 > usual * 1.25),
  );
}

function scoreTypes(text: PaperText): Map<CueType, number> {
  const scores = new Map<CueType, number>(documentCues.map(([type]) => [type, 0]));
  for (const { type, weight, share } of printedCues(text))
    scores.set(type, (scores.get(type) ?? 0) + weight * share);
  return scores;
}

/** A limit and a minimum speak for a card unless the paper calls itself a line of credit. */
function settleRevolving(scores: Map<CueType, number>, { headings, first }: PaperText): void {
  const isLine = /homeequity|heloc/.test(headings) || (LINE_TITLE.test(headings) && !CARD_WORDS.test(first));
  const owner = isLine ? "loans" : "credit-cards";
  // Without a word of cards a limit or a minimum alone says little: pay-later plans and loans print them as well.
  scores.set(owner, (scores.get(owner) ?? 0) + (scores.get("revolving") ?? 0));
  scores.delete("revolving");
}

type ForeignPaper = { readonly name: string; readonly score: number; readonly isTitle: boolean };

/** Every paper may speak of others in its small print: what only sentences say counts less. */
const ONLY_SAID = 0.5;

/** What else the paper could be; its own words count, twice where they name it and half where only sentences speak of it. */
function foreignPaper({ headings, first, firstLines, undated }: PaperText): ForeignPaper | undefined {
  const labels = squash(inFull(firstLines.filter((line) => !isSentence(line)).join(" ")));
  const found = foreignPapers.flatMap(([name, weight, pattern]) => {
    const text = name === ASSOCIATION ? undated : first;
    // Nearly every paper names none or one of them.
    if (!pattern.test(text)) return [];
    const prints = new Set(text.match(new RegExp(pattern.source, "g"))).size;
    const isTitle = pattern.test(headings);
    const place = isTitle ? 2 : pattern.test(labels) ? 1 : ONLY_SAID;
    return [{ name, isTitle, score: weight * place * (prints > 1 ? 1.25 : 1) }];
  });
  const isCollected = COLLECTOR.test(first);
  const isOfLoan = LENT.test(first) || SPLIT.test(first);
  const isOfAccount = OF_ACCOUNT.test(first);
  const isAssociations = !SERVICED.test(first) && !EMPLOYS.test(first);
  const best = found
    .filter(({ name }) => !(isCollected && BILLS.has(name)) && !(isOfLoan && BESIDE_LOANS.has(name)))
    .filter(({ name }) => name !== ASSOCIATION || isAssociations)
    .filter(({ name }) => name !== CALCULATION || !isOfAccount)
    .toSorted((a, b) => b.score - a.score)[0];
  return best;
}

/** Who collects a bill says for what it was: the letter is about a debt all the same. */
const COLLECTOR = /(?:from|is)adebtcollector|attempttocollect|tryingtocollectadebt/;
/**
 * Who names the rest of what was lent, and what that costs, bills an instalment, whatever else the paper speaks of: captives of makers of
 * machines call it an invoice, others ask for an insurance of the vehicle, hold its title, or pay the taxes of the house.
 */
const LENT =
  /^(?=.*(?:principal|contract|loan|note)balance)(?=.*(?:interestrate|annualpercentagerate|rate\d|financecharge))/;
/** An instalment with its parts, where no rate is told. */
const SPLIT = /^(?=.*principal(?:payment|due)?\d)(?=.*escrow[a-z]{0,30}\d)/;
/** Statements of mortgages that tell nothing else speak of the dues of the house all the same. */
const SERVICED = /^(?=.*(?:mortgage|loan)statement)(?=.*loan(?:number|no\d))/;
/** An association has people who work for it. */
const EMPLOYS =
  /(?:is|are|was|were|been|currently|presently)employed|employmentverification|verificationof(?:employment|income)|grosspay|netpay|payperiod/;
/** Bills of the houses' owners, which mortgages pay as well. */
const ASSOCIATION = "a bill of an owners' association";
const INVOICE = "an invoice or a receipt";
const CALCULATION = "a calculation";
/** Pages of banks printed from the browser have "Payoff Calculator" in their menu; no calculation has an account's number. */
const OF_ACCOUNT = /(?:account|acct|loan)(?:number|no\d|ending|id\d|[a-z]?\d{3})|endingin\d|[x•*]{3,}\d{4}/;
const BESIDE_LOANS = new Set([
  INVOICE,
  "an insurance paper",
  "a rent paper",
  ASSOCIATION,
  "a tax bill of a county",
  "a notice about a vehicle",
]);
const BILLS = new Set([
  "a bill for treatment",
  "a utility bill",
  "a phone or internet bill",
  "a rent paper",
  ASSOCIATION,
  INVOICE,
]);

/**
 * A real statement may advertise; an offer lacks a previous balance, movements, payments made and an account of its own. A collector's
 * discount is offered on a debt that exists.
 */
const EXISTS =
  /previous(?:statement)?balance|(?:principal|balance|amount)(?:remaining|outstanding)|(?:remaining|unpaid)(?:principal|balance)|beginningbalance|transactions|grosspay|principalbalance|outstandingprincipal|unpaidprincipal|paymentduedate|pastdue|stillow(?:e|ed|ing)(?![a-z])|paymentsmade\d|yourlastpayment|wereceived(?:yourpayment|\d)|originalcreditor|originalaccount|debtcollector|collectadebt/;

const DAY_FIRST_IN_ROW =
  /^(?:\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|\d{4}-\d\d-\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s\d{1,2})(?=\s|,|$)/i;

/** The words of a paper, as its type is told by them. */
export function paperText({ rows, segments }: Sheet): PaperText {
  const firstPage = rows[0]?.page;
  const own = segments.filter((segment) => segment.page === firstPage);
  const other = segments.filter((segment) => segment.page !== firstPage);
  const isDated = ({ row }: Segment) => DAY_FIRST_IN_ROW.test(rows[row]?.segments[0]?.text.trim() ?? "");
  return {
    undated: textOf(own.filter((segment) => !isDated(segment))),
    firstLines: own.map((segment) => segment.text),
    laterLines: other.map((segment) => segment.text),
    headings: textOf(headingsOf(own)),
    first: textOf(own),
    later: textOf(other),
  };
}

/** What no statement of a card leaves out altogether. */
const OF_CREDIT =
  /card|apr(?!il)|annualpercentage|interest|credit(?!s)|financecharge|purchase|visa|membership/;

/** A bill of a utility, too, has a new balance and a minimum due: without a word of credit it is no card's. */
const withCredit = (found: TypeFinding, { first, later }: PaperText): TypeFinding =>
  found.type === "credit-cards" && !found.isOffer && !OF_CREDIT.test(first + later)
    ? { ...found, type: "unknown", certainty: 0, isSure: false, score: 0, possible: [] }
    : found;

/** A bank's line of credit is a loan: it has a limit, a minimum and a new balance as cards have. */
const asLine = (found: TypeFinding, text: PaperText): TypeFinding =>
  found.type === "credit-cards" && !found.isOffer && isLineOfBank(text)
    ? { ...found, type: "loans", isSure: true }
    : found;

/**
 * Decides what kind of paper this is from its words. The first page counts double: later pages are full of legal text. A paper whose own
 * words name something else (a utility bill, a tax form about interest) is "unknown" however much it speaks of balances.
 */
export function findDocumentType(sheet: Sheet): TypeFinding {
  const text = paperText(sheet);
  const isNotice = isOverpaidNotice(sheet);
  const found = asLine(withCredit(typeOf(text, isNotice), text), text);
  // A cover or a coupon alone on the first page says nothing of a kind: the other pages do.
  const saysNothing = found.type === "unknown" && !found.looksLike && text.later !== "";
  if (!saysNothing) return found;
  const firstLines = [...text.firstLines, ...text.laterLines];
  const [first, undated] = [text.first + text.later, text.undated + text.later];
  const whole = { ...text, firstLines, laterLines: [], first, undated, later: "" };
  return typeOf(whole, isNotice);
}

/**
 * What chances of the learned words mean, by layouts left out of the training (test/bench/train-type-words.ts): from the first on none
 * was mistaken, from the second on one in twenty, from the third on one in six.
 */
const SURE_CHANCE = 0.9;
const GOOD_CHANCE = 0.7;
const LIKELY = 0.5;
/** Below it a type is not worth trying. */
const POSSIBLE = 0.1;
/** Words in passing that only a paper of another kind has a reason to print do not outweigh this. */
const BEYOND_DOUBT = 0.93;
/** Written cues that a paper with few words must print, to be a statement against the likelihood of its words. */
const MANY_CUES = 5;
/** At least two written cues of a kind: learned words alone must not force a letter into one. */
const FEWEST_CUES = 1.5;

type Scored = readonly [CueType, number];

const NAMES_CARD = /chargecard|creditcard|mastercard|visa(?!debit)/;
const NAMES_DEPOSITS = /checking|savings|debit|deposits?account|shares?account/;

/** Cards, too, open and close with a balance: a paper whose title names one, and whose words as a whole are a card's, is no bank statement. */
function isTitledCard(most: Scored | undefined, learned: string, { headings, first }: PaperText): boolean {
  const isNamed = NAMES_CARD.test(headings) && !NAMES_DEPOSITS.test(first);
  return most?.[0] === "bank-statements" && learned === "credit-cards" && isNamed;
}

/** Cues of cards alone that no letter about a card's debt prints together. */
const CARD_CUES = 8;

/** A lender that must say that it collects a debt says so on its statements of cards as well. */
const isStatementOfCard = (most: Scored | undefined, learned: string, { headings }: PaperText): boolean =>
  most?.[0] === "credit-cards" && most[1] >= CARD_CUES && learned === "loans" && NAMES_CARD.test(headings);

function typeOf(text: PaperText, isNotice: boolean): TypeFinding {
  const scores = scoreTypes(text);
  const offer = scores.get("offer") ?? 0;
  scores.delete("offer");
  settleRevolving(scores, text);
  const [most, second] = [...scores].toSorted((a, b) => b[1] - a[1]);
  const chances = [...typeChances(text)].toSorted((a, b) => b[1] - a[1]);
  const [likeliest = "unknown", share = 0] = chances[0] ?? [];
  const isOwn = isStatementOfCard(most, likeliest, text);
  const [learned, chance] = isOwn ? (["credit-cards", GOOD_CHANCE] as const) : [likeliest, share];
  const isCard = isTitledCard(most, learned, text);
  const best: Scored | undefined = most && isCard ? ["credit-cards", most[1]] : most;
  const score = best?.[1] ?? 0;
  // Reports tell how to opt out of offers; only loans and cards are offered.
  const canBeOffered = chance < GOOD_CHANCE || learned === "loans" || learned === "credit-cards";
  const isOffer = offer >= 5 && canBeOffered && !EXISTS.test(text.first + text.later);
  const open = { certainty: 0, isSure: false, possible: [] };
  if (isOffer) return { ...open, type: offeredType(best, text.first), score: offer, isOffer };
  const foreign = foreignPaper(text);
  const isForeign =
    foreign !== undefined && foreign.score > score && (foreign.isTitle || chance < BEYOND_DOUBT);
  if (isForeign) return { ...open, type: "unknown", score: 0, isOffer, looksLike: foreign.name };
  // It has a balance and payouts, as accounts have: its parts say what it is.
  if (isGigSummary(text.firstLines))
    return { ...open, type: "income", certainty: GOOD_CHANCE, isSure: true, score: MIN_TYPE_SCORE, isOffer };
  if (isNotice) return { ...open, type: "loans", certainty: GOOD_CHANCE, score: MIN_TYPE_SCORE, isOffer };
  const possible = chances
    .map(([type, part]) => ({ type, chance: part }))
    .filter((one) => one.chance >= POSSIBLE)
    .filter(({ type }) => !(isCard && type === "bank-statements") && !(isOwn && type === "loans"));
  const own = scores.get(learned) ?? 0;
  if (learned === "unknown" && (chance >= GOOD_CHANCE || (chance >= LIKELY && score < MANY_CUES)))
    return { ...open, type: "unknown", score: 0, possible: chance >= GOOD_CHANCE ? [] : possible, isOffer };
  if (chance >= SURE_CHANCE || (chance >= LIKELY && own >= FEWEST_CUES))
    return {
      type: learned,
      certainty: chance,
      isSure: chance >= SURE_CHANCE,
      score: chance >= SURE_CHANCE ? Math.max(score, MIN_TYPE_SCORE) : Math.max(own, MIN_TYPE_SCORE),
      possible,
      isOffer,
    };
  if (!best || score < MIN_TYPE_SCORE) return { ...open, type: "unknown", score: 0, possible, isOffer };
  const certainty = score / (score + (second?.[1] ?? 0));
  return { type: best[0] as DocumentType, certainty, isSure: false, score, possible, isOffer };
}

/** An offer of a card is about cards, any other about loans. */
function offeredType(best: readonly [CueType, number] | undefined, text: string): DocumentType {
  if (best && best[1] >= MIN_TYPE_SCORE && (best[0] === "loans" || best[0] === "credit-cards"))
    return best[0];
  if (/creditcard|cardoffer|cardmember/.test(text)) return "credit-cards";
  return /loan|mortgage|financ|credit/.test(text) ? "loans" : "unknown";
}
