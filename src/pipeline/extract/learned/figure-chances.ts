import type { DocumentType } from "#contract/document-type.ts";
import { FIGURE_FIELDS, type FigureField, figureOf } from "../figure-prints/figure-fields.ts";
import type { FigurePrint } from "../figure-prints/print-signs.ts";
import type { PrintedValue } from "../values/find-values.ts";
import learned from "./figure-words.json" with { type: "json" };

/** A net with one hidden layer. Weights of the signs are bytes in base64, of each sign those of all units; `scale` makes numbers of them. */
export type FigureNet = {
  readonly weights: string;
  readonly scale: number;
  /** For each hidden unit. */
  readonly bias: readonly number[];
  /** For each field the weights of all units. */
  readonly out: readonly (readonly number[])[];
  /** For each field how likely it is that the paper does not print it. */
  readonly none: readonly number[];
};

export type FigureModel = { readonly signs: readonly string[]; readonly nets: readonly FigureNet[] };

/** What a paper's prints say of one figure: its likeliest value with the clearest of its prints. */
export type FigureChance = {
  readonly field: FigureField;
  readonly figure: string;
  readonly chance: number;
  readonly print: PrintedValue;
  /** What is said around the print. */
  readonly signs: readonly string[];
};

/** What a hidden unit gives back of a negative sum. */
export const LEAK = 0.05;

/** The nets side by side: of each sign the weights of all units of all nets, so that one pass over a print's signs serves them all. */
type Ready = {
  readonly places: ReadonlyMap<string, number>;
  readonly weights: Float32Array;
  readonly bias: Float64Array;
};
const ready = new WeakMap<FigureModel, Ready>();

function layOut(model: FigureModel): Ready {
  const known = ready.get(model);
  if (known) return known;
  const bias = Float64Array.from(model.nets.flatMap((net) => net.bias));
  const weights = new Float32Array(model.signs.length * bias.length);
  let from = 0;
  for (const net of model.nets) {
    const size = net.bias.length;
    for (const [at, byte] of new Int8Array(Buffer.from(net.weights, "base64")).entries())
      weights[Math.floor(at / size) * bias.length + from + (at % size)] = byte * net.scale;
    from += size;
  }
  const places = new Map(model.signs.map((sign, at) => [sign, at * bias.length] as const));
  const made = { places, weights, bias };
  ready.set(model, made);
  return made;
}

/** Signs of words that the training met too seldom: one beside a figure may be what makes it another one. */
export const STRANGE = [
  "strange:own",
  "strange:left",
  "strange:behind",
  "strange:above",
  "strange:2",
] as const;
const WORD = /^(?:own|left|behind|above):[a-z]+$/;
const PLACE_END = ":";

/** Where the signs that are known stand among the weights, those of strange words with them. */
export function placesOf(signs: readonly string[], places: ReadonlyMap<string, number>): number[] {
  const found: number[] = [];
  const strange = new Set<string>();
  let words = 0;
  for (const sign of signs) {
    const place = places.get(sign);
    if (place !== undefined) found.push(place);
    else {
      // Most signs are pairs of words, which are no word: this runs for every sign of every print.
      if (sign.includes("_") || !WORD.test(sign)) continue;
      strange.add(`strange:${sign.slice(0, sign.indexOf(PLACE_END))}`);
      words += 1;
    }
  }
  if (words > 1) strange.add("strange:2");
  for (const sign of strange) {
    const place = places.get(sign);
    if (place !== undefined) found.push(place);
  }
  return found;
}

const NO_UNITS = new Float64Array();

/** The hidden layers' answer to one print. */
function unitsOf({ places, weights, bias }: Ready, signs: readonly string[]): Float64Array {
  const sums = bias.slice();
  for (const place of placesOf(signs, places)) {
    for (let unit = 0; unit < sums.length; unit++)
      sums[unit] = (sums[unit] ?? 0) + (weights[place + unit] ?? 0);
  }
  for (let unit = 0; unit < sums.length; unit++) {
    const sum = sums[unit] ?? 0;
    if (sum < 0) sums[unit] = LEAK * sum;
  }
  return sums;
}

/** What the units of one net, which begin at this place, say of a field. */
function scoreOf(units: Float64Array, from: number, out: readonly number[]): number {
  let score = 0;
  for (let unit = 0; unit < out.length; unit++) score += (units[from + unit] ?? 0) * (out[unit] ?? 0);
  return score;
}

/**
 * The likeliest value of each figure of a paper of this type: a softmax over all prints of its kind and "not printed", averaged over the
 * nets; prints of one value count together.
 */
export function figureChances(
  prints: readonly FigurePrint[],
  fields: readonly FigureField[],
  model: FigureModel,
  dayFirst: boolean,
): FigureChance[] {
  const laidOut = layOut(model);
  const { nets } = model;
  const kinds = new Set(fields.map(({ kind }) => kind));
  const hidden = prints.map(({ value, signs }) =>
    kinds.has(value.kind) ? unitsOf(laidOut, signs) : NO_UNITS,
  );
  return fields.flatMap((field, at) => {
    const figures = prints.flatMap((print, place) => {
      const figure = figureOf(print.value, field, dayFirst);
      return figure === undefined ? [] : [{ figure, print, units: hidden[place] ?? NO_UNITS }];
    });
    const chances = new Map<string, number>();
    const best = new Map<string, { readonly print: FigurePrint; readonly score: number }>();
    for (const [index, net] of nets.entries()) {
      const from = index * net.bias.length;
      const none = net.none[at] ?? 0;
      const out = net.out[at] ?? [];
      const scores = figures.map(({ units }) => scoreOf(units, from, out));
      const highest = Math.max(none, ...scores);
      const powers = scores.map((score) => Math.exp(score - highest));
      const total = powers.reduce((sum, power) => sum + power, Math.exp(none - highest));
      for (const [place, { figure, print }] of figures.entries()) {
        const score = scores[place] ?? 0;
        chances.set(figure, (chances.get(figure) ?? 0) + (powers[place] ?? 0) / total / nets.length);
        if (score > (best.get(figure)?.score ?? Number.NEGATIVE_INFINITY)) best.set(figure, { print, score });
      }
    }
    const [top] = [...chances].toSorted((a, b) => b[1] - a[1]);
    const print = top && best.get(top[0])?.print;
    if (!top || !print) return [];
    return [{ field, figure: top[0], chance: top[1], print: print.value, signs: print.signs }];
  });
}

const MODELS = learned as Partial<Record<DocumentType, FigureModel>>;

/** The likeliest figures of a paper that is about one account of this type. */
export function figuresOf(
  prints: readonly FigurePrint[],
  type: DocumentType,
  dayFirst: boolean,
): FigureChance[] {
  const [fields, model] = [FIGURE_FIELDS[type], MODELS[type]];
  return fields && model ? figureChances(prints, fields, model, dayFirst) : [];
}
