import type { Extraction, Question } from "#contract/extraction.ts";
import { accountFigureNames, figureName } from "#contract/figures.ts";

/** Names that are no figures: they sort entries or are decided by the reader alone. */
const NO_FIGURES = new Set(["kind", "category", "account", "status"]);
/** The parts of an extraction that hold what the document says. */
const PARTS = ["institution", "accounts", "transactions", "income", "creditReport"] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function leavesBelow(value: unknown, path: string): (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    NO_FIGURES.has(name) ? [] : leavesBelow(part, `${path}.${name}`),
  );
}

/** The entry of a list that a path is in: "transactions.12" of "transactions.12.amount". */
export const entryOf = (path: string): string => path.slice(0, path.lastIndexOf("."));

/** Every figure of an extraction as path and value, in the order of the contract. */
export function figuresOf(extraction: Extraction): readonly (readonly [path: string, value: string])[] {
  return PARTS.flatMap((part) => leavesBelow(extraction[part], part));
}

/** The value at a path, when it is a figure. */
export function figureAt(extraction: Extraction, path: string): string | undefined {
  let place: unknown = extraction;
  for (const name of path.split(".")) {
    if (!isRecord(place) || !Object.hasOwn(place, name)) return undefined;
    place = place[name];
  }
  return typeof place === "string" ? place : undefined;
}

const ACCOUNT_FIGURES: ReadonlySet<string> = new Set(accountFigureNames);

/**
 * Whether a person may say what the figure at this path is: it was read, it is in question, or it is a plain figure of an account
 * of the document, or the frequency of its pay, that was not read at all.
 */
export function isCorrectable(extraction: Extraction, path: string): boolean {
  if (figuresOf(extraction).some(([known]) => known === path)) return true;
  const isAsked = ({ path: asked, row = {} }: Question): boolean =>
    asked === path || (entryOf(asked) === entryOf(path) && typeof row[figureName(path)] === "string");
  if (!NO_FIGURES.has(figureName(path)) && extraction.questions.some(isAsked)) return true;
  const income = /^income\.(\d{1,3})\.frequency$/.exec(path)?.[1];
  if (income !== undefined) return Number(income) < extraction.income.length;
  const match = /^accounts\.(\d{1,3})\.([a-zA-Z0-9]+)$/.exec(path);
  const [, index, name] = match ?? [];
  return (
    index !== undefined &&
    name !== undefined &&
    Number(index) < extraction.accounts.length &&
    ACCOUNT_FIGURES.has(name)
  );
}
