import type { DocumentType } from "#contract/document-type.ts";
import type { Segment, Sheet } from "./layout/sheet.ts";
import { typeChances } from "./learned/type-chances.ts";
import { inFull } from "./lexicon/card-words.ts";
import {
  CARD_WORDS,
  type CueType,
  documentCues,
  foreignPapers,
  LINE_TITLE,
  MIN_TYPE_SCORE,
} from "./lexicon/document-cues.ts";
import { squash } from "./lexicon/label-set.ts";

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
  /** What a person would call a paper that is no statement ("a utility bill"), where its words say so. */
  readonly looksLike?: string;
};

const textOf = (segments: readonly Segment[]) =>
  squash(inFull(segments.map((segment) => segment.text).join(" ")));

/** What stands in large print or near the top of the first page names the paper. */
function headingsOf(segments: readonly Segment[]): Segment[] {
  const heights = segments.map((segment) => segment.y1 - segment.y0).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return segments.filter(
    (segment) => segment.y0 < 0.14 || (segment.y0 < 0.5 && segment.y1 - segment.y0 > usual * 1.25),
  );
}

type Texts = {
  readonly headings: string;
  readonly first: string;
  readonly later: string;
  /** The likeliest type by learned words alone. */
  readonly learned: { readonly type: DocumentType; readonly chance: number };
};

/** Cues of this weight are titles of papers. */
const NAMES_A_PAPER = 3;

function scoreTypes({ headings, first, later }: Texts): Map<CueType, number> {
  const scores = new Map<CueType, number>();
  for (const [type, weight, pattern] of documentCues) {
    // What names a paper says most in its heading.
    const inHeading = weight >= NAMES_A_PAPER && pattern.test(headings) ? 1.4 : 0;
    const share = Math.max(inHeading, pattern.test(first) ? 1 : pattern.test(later) ? 0.5 : 0);
    scores.set(type, (scores.get(type) ?? 0) + weight * share);
  }
  return scores;
}

/** A limit and a minimum speak for a card unless the paper calls itself a line of credit. */
function settleRevolving(scores: Map<CueType, number>, { headings, first }: Texts): void {
  const isLine = /homeequity|heloc/.test(headings) || (LINE_TITLE.test(headings) && !CARD_WORDS.test(first));
  const owner = isLine ? "loans" : "credit-cards";
  // Without a word of cards a limit or a minimum alone says little: pay-later plans and loans print them as well.
  scores.set(owner, (scores.get(owner) ?? 0) + (scores.get("revolving") ?? 0));
  scores.delete("revolving");
}

/** What else the paper could be; its own words count, and twice where they name it. */
function foreignPaper({ headings, first }: Texts): { name: string; score: number } | undefined {
  const found = foreignPapers.map(([name, weight, pattern]) => {
    const prints = new Set(first.match(new RegExp(pattern.source, "g")) ?? []).size;
    const score = weight * (pattern.test(headings) ? 2 : 1) * (prints > 1 ? 1.25 : 1);
    return { name, score: prints > 0 ? score : 0 };
  });
  const best = found.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score > 0 ? best : undefined;
}

/** A real statement may advertise; an offer lacks a previous balance, movements and an account of its own. */
const EXISTS =
  /previous(?:statement)?balance|beginningbalance|transactions|grosspay|principalbalance|outstandingprincipal|unpaidprincipal|paymentduedate|pastdue/;

/**
 * Decides what kind of paper this is from its words. The first page counts double: later pages are full of legal text. A paper whose own
 * words name something else (a utility bill, a tax form about interest) is "unknown" however much it speaks of balances.
 */
export function findDocumentType(sheet: Sheet): TypeFinding {
  const firstPage = sheet.rows[0]?.page;
  const own = sheet.segments.filter((segment) => segment.page === firstPage);
  const other = sheet.segments.filter((segment) => segment.page !== firstPage);
  const texts: Texts = {
    headings: textOf(headingsOf(own)),
    first: textOf(own),
    later: textOf(other),
    learned: likeliest(own, other),
  };
  const found = typeOf(texts);
  // A cover or a coupon alone on the first page says nothing of a kind: the other pages do.
  const saysNothing = found.type === "unknown" && !found.looksLike && texts.later !== "";
  return saysNothing ? typeOf({ ...texts, first: texts.first + texts.later, later: "" }) : found;
}

function likeliest(first: readonly Segment[], later: readonly Segment[]): Texts["learned"] {
  const chances = typeChances(
    first.map((segment) => segment.text),
    later.map((segment) => segment.text),
  );
  let best: Texts["learned"] = { type: "unknown", chance: 0 };
  for (const [type, chance] of chances) if (chance > best.chance) best = { type, chance };
  return best;
}

/**
 * From this chance on, learned words outweigh the rules: of the layouts left out of the training none was mistaken then
 * (test/bench/train-type-words.ts).
 */
const SURE_CHANCE = 0.9;

function typeOf(texts: Texts): TypeFinding {
  const scores = scoreTypes(texts);
  const offer = scores.get("offer") ?? 0;
  scores.delete("offer");
  settleRevolving(scores, texts);
  const [best, second] = [...scores].toSorted((a, b) => b[1] - a[1]);
  const score = best?.[1] ?? 0;
  const { learned } = texts;
  // Reports tell how to opt out of offers; only loans and cards are offered.
  const canBeOffered =
    learned.chance < SURE_CHANCE || learned.type === "loans" || learned.type === "credit-cards";
  const isOffer = offer >= 5 && canBeOffered && !EXISTS.test(texts.first + texts.later);
  if (isOffer)
    return { type: offeredType(best, texts.first), certainty: 0, isSure: false, score: offer, isOffer };
  const foreign = foreignPaper(texts);
  const isForeign = foreign !== undefined && foreign.score > score;
  if (!isForeign && learned.chance >= SURE_CHANCE && learned.type !== best?.[0])
    return {
      type: learned.type,
      certainty: learned.chance,
      isSure: true,
      score: Math.max(score, MIN_TYPE_SCORE),
      isOffer,
    };
  if (!best || score < MIN_TYPE_SCORE || isForeign)
    return {
      type: "unknown",
      certainty: 0,
      isSure: false,
      score: 0,
      isOffer,
      ...(foreign ? { looksLike: foreign.name } : {}),
    };
  const certainty = score / (score + (second?.[1] ?? 0));
  const isSure = learned.chance >= SURE_CHANCE && learned.type === best[0];
  return { type: best[0] as DocumentType, certainty, isSure, score, isOffer };
}

/** An offer of a card is about cards, any other about loans. */
function offeredType(best: readonly [CueType, number] | undefined, text: string): DocumentType {
  if (best && best[1] >= MIN_TYPE_SCORE && (best[0] === "loans" || best[0] === "credit-cards"))
    return best[0];
  if (/creditcard|cardoffer|cardmember/.test(text)) return "credit-cards";
  return /loan|mortgage|financ|credit/.test(text) ? "loans" : "unknown";
}
