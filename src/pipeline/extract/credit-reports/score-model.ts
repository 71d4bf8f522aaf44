import type { Segment } from "../layout/sheet.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";

/** The models whose scores lenders and bureaus print, under the bureaus' own names for them as well. */
const MODEL =
  /\bvantage\s?score\b|\bfico\b|\bbeacon\b|\bempirica\b|\bfair,?\s?isaac\b|\b(?:trans\s?union|tu)\s+classic\b|\b(?:experian|equifax|trans\s?union)\s+(?:risk\s+)?(?:credit\s+)?score\b|\bcredit score\b.*\b(?:experian|equifax|trans\s?union)\b/i;
/** What calls a score somebody else's, or one that somebody asks for. */
export const OTHER_SCORE =
  "average|median|typical|previous|prior|goal|target|starting|want|needs?|requir(?:e[sd]?|ements?)|minimum";
/** What was, may be or is most others' is not the score of the reader; the number of a reason is none. */
const OF_OTHERS = new RegExp(
  String.raw`\b(?:${OTHER_SCORE}|last|before|ago|national|up to|between|could|would|might|may|raise|reach|example|sample|range|lowest|highest|change|factors?|reasons?|accounts?)\b`,
  "i",
);
/** "FICO CLASSIC (04): 777", "BEACON 712". */
const AT_END = /(?:[:=]|\b(?:beacon|empirica|score))\s*\d{3}$/i;
const DAY = /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/;
/** Cells between the model and its score: whose it is, or when. */
const BETWEEN = 2;

type Values = ReadonlyMap<Segment, readonly PrintedValue[]>;

/**
 * The number beside the name of a score's model, however much stands between them: "FICO CLASSIC 04 TRANSUNION   DOE, MORGAN   742",
 * "VantageScore 3.0 Credit Score based on Equifax data   714". Several different ones are those of several bureaus.
 */
export function scoreOfModel(values: Values, isScore: (text: string) => boolean): Finding | undefined {
  const rows = Map.groupBy([...values.keys()], ({ row }) => row);
  const found = [...rows.values()].flatMap((cells) =>
    cells.flatMap((_, at) => scoreBehind(cells.slice(at), values, isScore) ?? []),
  );
  return found.every(({ value }) => value === found[0]?.value) ? found[0] : undefined;
}

function scoreBehind(
  [model, ...others]: readonly Segment[],
  values: Values,
  isScore: (text: string) => boolean,
): Finding | undefined {
  if (!model || !MODEL.test(model.text) || OF_OTHERS.test(model.text)) return undefined;
  const scoreIn = (cell: Segment | undefined, isIt: (value: PrintedValue) => boolean) =>
    (cell ? (values.get(cell) ?? []) : []).find(
      (value) => value.kind === "number" && isScore(value.number) && isIt(value),
    );
  const own = AT_END.test(model.text.trim())
    ? scoreIn(model, ({ span }) => span.end === model.text.trimEnd().length)
    : undefined;
  const at = others.findIndex(({ text }) => /\d/.test(text) && !DAY.test(text.trim()));
  const next = at >= 0 && at <= BETWEEN ? others[at] : undefined;
  const value =
    own ??
    (others.slice(0, Math.max(at, 0)).some(({ text }) => OF_OTHERS.test(text))
      ? undefined
      : scoreIn(next, ({ span }) => span.text === next?.text.trim()));
  return value?.kind === "number" ? makeFinding(value.number, value.span, 0.85) : undefined;
}
