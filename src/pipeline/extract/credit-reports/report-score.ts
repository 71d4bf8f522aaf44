import type { Candidate } from "../candidates/pair-values.ts";
import { type Segment, type Span, spanOf } from "../layout/sheet.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { OTHER_SCORE, scoreOfModel } from "./score-model.ts";
import { withoutScales } from "./score-scale.ts";

/** The candidates of a field, the surest first. */
export const byScore = (candidates: readonly Candidate[], field: string) =>
  candidates.filter((candidate) => candidate.field === field).toSorted((a, b) => b.score - a.score);

const isScore = (text: string) => /^\d{3}$/.test(text) && Number(text) >= 300 && Number(text) <= 850;
/** "Scores range from 300 to 850", "300-850". */
const isRange = (segment: Segment) => /\b300\b.*\b850\b|\branges?\b/i.test(segment.text);
/** "FICO (range 300-850): 721": the number after the range in brackets is the score. */
const isBehindRange = ({ segment, start }: Span) => /\)\s*[:=]?\s*$/.test(segment.text.slice(0, start));

const RATING =
  /^\s*(?:exceptional|excellent|very good|good|fair|poor|very poor|needs work|prime|near prime|subprime)\b/i;

/** "712  Good": a score with its name in words. */
function ratedScore(values: ReadonlyMap<Segment, readonly PrintedValue[]>): Finding | undefined {
  const segments = [...values.keys()];
  for (const [index, segment] of segments.entries()) {
    const match = /^(?<score>\d{3})\b(?<rest>.*)$/.exec(segment.text.trim());
    const score = match?.groups?.["score"] ?? "";
    // What stands on a scale is no longer among the values.
    const isValue = (values.get(segment) ?? []).some(
      (value) => value.kind === "number" && value.number === score,
    );
    if (!isScore(score) || !isValue) continue;
    const rest = match?.groups?.["rest"] ?? "";
    if (RATING.test(rest) || (rest.trim() === "" && RATING.test(segments[index + 1]?.text ?? "")))
      return makeFinding(
        score,
        spanOf(segment, segment.text.indexOf(score), segment.text.indexOf(score) + 3),
        0.85,
      );
  }
  return undefined;
}

const SAID = /\bscore\b[^.;]*\b(?:is|was|stands at|came to|of)\s*:?\s*$/i;
/** "Last month your score was 640", "scores from 300". */
const NOT_NOW = new RegExp(
  String.raw`\b(?:${OTHER_SCORE}|last|before|ago|from|up to|between|could|would|raise|reach|often|typically|usually|many|most)\b`,
  "i",
);

/** "A score of 700 or above is good", "scores below 620": a bound between scores is nobody's score. */
const BOUND_AFTER =
  /^\s*(?:\+|(?:or|and)\s+(?:above|higher|more|better|over|up|greater|below|less|lower|under)\b)/i;
const BOUND_BEFORE =
  /\b(?:above|below|over|under|(?:less|lower|more|higher|greater|better)\s+than|at least)\s*$/i;
const isBound = ({ segment, start, end }: Span): boolean =>
  BOUND_AFTER.test(segment.text.slice(end)) || BOUND_BEFORE.test(segment.text.slice(0, start));

/** "Your FICO Score 8, based on Experian data, was 645": the first that a sentence names. */
function saidScore(values: ReadonlyMap<Segment, readonly PrintedValue[]>): Finding | undefined {
  for (const [segment, own] of values)
    for (const value of own) {
      if (value.kind !== "number" || !isScore(value.number) || isBound(value.span)) continue;
      const before = segment.text.slice(0, value.span.start);
      const sentence = before.slice(before.search(/[^.]*$/));
      if (SAID.test(sentence) && !NOT_NOW.test(sentence)) return makeFinding(value.number, value.span, 0.85);
    }
  return undefined;
}

/** What a score may become is none: "pay this off and your score might become 700". */
const MAY_BE = /\b(?:might|could|would|may|can|become|goal|simulat\w*)\b/i;
/** "Score 712 is an example only", "For example: FICO score 720" */
const EXAMPLE = /\bis (?:only )?an? (?:example|illustration|sample)\b|^\s*(?:for\s+)?example\s*[:,]/i;
const isImagined = ({ segment, start }: Span) =>
  EXAMPLE.test(segment.text) || MAY_BE.test(segment.text.slice(0, start).replace(/^.*[.;!?]\s/, ""));

const OTHER_PERSON = String.raw`national|spous(?:e|al)|husband|wife|(?:co|joint)[-\s]?(?:borrower|applicant|owner)`;
const OTHER_WORDS = new RegExp(String.raw`^(?:${OTHER_SCORE}|${OTHER_PERSON}|approval|last|before)$`, "i");
/** "Average FICO score in your state", "Spouse Credit Score", "Score goal": another score than the reader's own one. */
const OF_OTHERS = new RegExp(
  String.raw`\b(?:${OTHER_SCORE}|last month'?s?|(?:${OTHER_PERSON})(?:['’]?s)?)\s+(?:\w+\s+){0,2}$|\b(?:want|needs?|requir(?:e[sd]?|ements?)|minimum)\b[^.;]*$`,
  "i",
);
const THEN_OF_OTHERS =
  /^\s*(?:\w+\s+)?(?:average|goal|target|last month|(?:in|of) (?:your|the) (?:state|us|u\.s\.|nation|country|area)\b|nationwide|nationally)/i;
const isOfOthers = ({ span: { segment, start, end } }: Candidate["label"]): boolean =>
  OF_OTHERS.test(segment.text.slice(0, start)) || THEN_OF_OTHERS.test(segment.text.slice(end));

/** The labelled score, else the one printed largest: a gauge shows it far from its name. */
export function findScore(
  printed: ReadonlyMap<Segment, readonly PrintedValue[]>,
  candidates: readonly Candidate[],
): Finding | undefined {
  const values = withoutScales(printed, isScore);
  const isOnScale = ({ span }: PrintedValue) =>
    !(values.get(span.segment) ?? []).some((value) => value.span.start === span.start);
  const said = saidScore(values);
  if (said) return said;
  const found: Finding[] = [];
  for (const { value, label, score } of byScore(candidates, "score")) {
    // "Credit score: 721 (range 300-850)" prints both.
    const isNamed =
      label.span.segment === value.span.segment && value.span.start - label.span.end <= 3 && score > 0.5;
    if (value.kind !== "number" || !isScore(value.number) || isImagined(value.span) || isBound(value.span))
      continue;
    if (isOnScale(value) || isOfOthers(label)) continue;
    const isOwn = (isNamed && !/^(?:300|850)$/.test(value.number)) || isBehindRange(value.span);
    if (isRange(value.span.segment) && !isOwn) continue;
    const finding = makeFinding(value.number, value.span, score);
    const known = found.find((other) => other.value === finding.value);
    if (known) known.witnessed = true;
    else found.push(finding);
  }
  const [best, ...others] = found;
  if (best) {
    best.rivals.push(...others.filter((other) => other.score > 0.8 && other.score > best.score * 0.9));
    return best;
  }
  for (const [segment, own] of values) {
    const behind = own.find(
      (value) => value.kind === "number" && isScore(value.number) && isBehindRange(value.span),
    );
    if (behind?.kind === "number" && isRange(segment)) return makeFinding(behind.number, behind.span, 0.85);
  }
  const beside = scoreOfModel(values, isScore) ?? besideScale(values);
  if (beside) return beside;
  const rated = ratedScore(values);
  if (rated) return rated;
  return largestScore(values);
}

/** "Credit Score (range 280 - 850)   825": a score in the cell right of the scale that it is on, under no other words than these. */
const NAMED_WITH_SCALE =
  /^(?:(?:(?:your|my|current|latest)\s)?(?:(?:fico|experian|equifax|trans\s?union|(?<brand>[a-z]{3,20}))®?\s)?(?:credit\s)?score|vantage\s?score)\s?[®™]?(?:\s\d{1,2}(?:\.0)?)?\s?\((?:(?:(?:score|scale|the)\s)?(?:range|scale)?s?:?\s?(?:(?:of|from|is)\s)?)\d{3}\s?(?:[-–—]|to)\s?\d{3}\)\s?:?$/i;

/** A bureau of another name than the known ones heads its own report: its logo is the first of the paper, or stands beside the title. */
const LOGO_CELLS = 2;
const isOfBureau = (brand: string, cells: readonly Segment[]): boolean =>
  !OTHER_WORDS.test(brand) &&
  cells
    .slice(0, LOGO_CELLS)
    .some(({ text }) => text.replaceAll(/[®℠™]/g, "").trim().toLowerCase() === brand.toLowerCase());

function besideScale(values: ReadonlyMap<Segment, readonly PrintedValue[]>): Finding | undefined {
  for (const segment of values.keys()) {
    const named = NAMED_WITH_SCALE.exec(segment.text.trim());
    const brand = named?.groups?.["brand"];
    if (!named || (brand !== undefined && !isOfBureau(brand, [...values.keys()]))) continue;
    const [next] = [...values.keys()]
      .filter(({ page, row, x0 }) => page === segment.page && row === segment.row && x0 > segment.x1)
      .toSorted((a, b) => a.x0 - b.x0);
    const [value] = next ? (values.get(next) ?? []) : [];
    if (value?.kind === "number" && isScore(value.number) && value.span.text === next?.text.trim())
      return makeFinding(value.number, value.span, 0.85);
  }
  return undefined;
}

/** The number in the largest print that can be a score, if it is much larger than the rest. */
function largestScore(values: ReadonlyMap<Segment, readonly PrintedValue[]>): Finding | undefined {
  const heights = [...values.keys()].map((segment) => segment.y1 - segment.y0).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 1;
  const [best] = [...values.values()]
    .flat()
    .filter((value) => value.kind === "number" && isScore(value.number) && value.span.start === 0)
    .toSorted((a, b) => b.span.y1 - b.span.y0 - (a.span.y1 - a.span.y0));
  return best?.kind === "number" && best.span.y1 - best.span.y0 > 1.5 * usual
    ? makeFinding(best.number, best.span, 0.7)
    : undefined;
}
