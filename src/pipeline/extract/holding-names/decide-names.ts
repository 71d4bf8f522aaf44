import { isKindOfAsset } from "../investments/holding-words.ts";
import { isSymbol, SAYS_WHAT } from "../investments/name-print.ts";
import { isNeverName } from "../investments/never-names.ts";
import { seenNames } from "../investments/seen-names.ts";
import type { Segment } from "../layout/sheet.ts";
import { type HoldingModel, holdingChances } from "../learned/holding-chances.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { evidenceOfCells, type HoldingDraft } from "../result/draft.ts";
import { type PlacedHolding, placeHoldings } from "./holding-blocks.ts";
import { type Block, type NameCandidate, nameCandidates } from "./name-candidates.ts";

/** Above this the judgement is believed against the rules (decision 029 says what was measured). */
const SURE = 0.9;

type Choice = { readonly holding: PlacedHolding; readonly best: NameCandidate; readonly chance: number };

/** The likeliest name of each holding. */
function choicesOf(holdings: readonly PlacedHolding[], model?: HoldingModel): Choice[] {
  return holdings.flatMap((holding) => {
    const { draft, block, list } = holding;
    const candidates = nameCandidates(list.reading, block, draft.symbol);
    const chances =
      candidates.length > 1 ? holdingChances(candidates, block, list, draft.symbol, model) : [1];
    const chance = Math.max(...chances);
    const best = candidates[chances.indexOf(chance)];
    return best ? [{ holding, best, chance }] : [];
  });
}

/** A name that the rules took from elsewhere, such as the title over a little statement of its own, is none of the block's. */
function isFromBlock({ draft, block }: PlacedHolding): boolean {
  const key = squash(draft.name);
  return block.cells.some((cell) => {
    const text = squash(cell.text);
    return text.length > 2 && (key.includes(text) || text.includes(key));
  });
}

/** "Invesco QQQ Trust": a symbol among the words of a name is one of them, though names rarely hold their symbols. */
const isAmidName = ({ name, symbol }: HoldingDraft): boolean =>
  symbol !== undefined && !name.includes(":") && name.split(" ").slice(1, -1).includes(symbol);

/** A line of text that says all of a holding, its value too, says its name. */
function isInOneCell({ print, value: { evidence } }: HoldingDraft): boolean {
  const [x0, y0, x1, y1] = evidence.box;
  const [left, top, right, bottom] = print.box;
  return print.page === evidence.page && left < x0 && right >= x1 && top <= y0 && bottom >= y1;
}

const NUMBER = /^\d+\s/;
const RATE_OR_DAY = /\d\s?%|\d\/\d/;

/**
 * Whether a number heads a name is for the rules to say ("60 Forty Fund", "59 Harlow Trust"). Of what they took only words of the same
 * line are left out, and no rate or day, which ends the name of a bond: where lines broke they know better.
 */
function isLessLikely({ holding: { draft }, best: { key, name, pieces } }: Choice): boolean {
  if (pieces.some(({ segment }) => isNeverName(segment.text)) && !isNeverName(draft.name)) return true;
  if (isInOneCell(draft) || NUMBER.test(name) !== NUMBER.test(draft.name)) return true;
  if (isAmidName(draft) || pieces.some(({ segment }) => SAYS_WHAT.test(segment.text.trim()))) return true;
  if (/^T\.? ROWE\b/i.test(draft.name) && /^ROWE\b/i.test(name)) return true;
  // The money in which a list is counted heads it: "USD".
  if (/^(?:USD|EUR|GBP|CAD|CHF|JPY|AUD)\s/.test(name) && name.endsWith(draft.name)) return true;
  // "Stocks" over a fund or "Cash" beside it says of what kind it is.
  if (isKindOfAsset(name) && !isKindOfAsset(draft.name)) return true;
  const byRules = squash(draft.name);
  // The symbol behind the words is no other name for it.
  if (draft.symbol !== undefined && key === squash(draft.symbol)) return true;
  // Where the rules end a name within its cell, another column begins there.
  if (pieces.length === 1 && key.startsWith(byRules)) return true;
  if (!byRules.includes(key)) return false;
  const lines = squash(pieces.map(({ segment }) => segment.text).join(" "));
  return !lines.includes(byRules) || RATE_OR_DAY.test(draft.name.replace(name, ""));
}

/** "M" before a name says how it is held; of "T ROWE PRICE" the letter is a part. */
const MARKED = /^(?<mark>[A-Z]) (?<rest>(?!ROWE\b)\S.*)$/i;

/** The letter that a new name leaves out at the head of the old one. */
function markLeftOut(before: string, after: string): string | undefined {
  const { mark, rest = "" } = MARKED.exec(before)?.groups ?? {};
  return mark !== undefined && squash(after).startsWith(squash(rest.split(" ")[0] ?? "")) ? mark : undefined;
}

/** Where several lines of a list lost their mark, the same letter is one on the others. */
function withoutMark(draft: HoldingDraft, marks: readonly string[]): HoldingDraft {
  const { mark, rest } = MARKED.exec(draft.name)?.groups ?? {};
  const isMark = rest !== undefined && marks.filter((letter) => letter === mark).length > 1;
  return isMark ? { ...draft, name: rest } : draft;
}

/** What was learned of digital print was not tried on recognised print. */
const isRecognised = ({ block }: PlacedHolding): boolean =>
  block.cells.some(({ words }) => words.some(({ word }) => word.confidence < 1));

/** The print that a name would take is that of another holding, which has the better claim to it. */
const isTaken = ({ best, chance, holding }: Choice, choices: readonly Choice[]): boolean =>
  choices.some(
    (other) =>
      other.holding !== holding &&
      other.chance > chance &&
      other.best.pieces.some(({ segment }) => best.pieces.some((piece) => piece.segment === segment)),
  );

const IN_BRACKETS = /^\((?<symbol>[A-Z]{3,5}(?:[./][A-Z])?)\)$/;

/** "(LKZZX)", alone on the line right below the last line of a name. */
function symbolUnder(
  cells: readonly Segment[],
  rows: Block["rows"],
): { readonly symbol: string; readonly cells: readonly Segment[] } | undefined {
  const last = cells.reduce<Segment | undefined>(
    (low, cell) => (low && low.y0 > cell.y0 ? low : cell),
    undefined,
  );
  if (!last) return undefined;
  const height = last.y1 - last.y0;
  const cell = rows
    .flatMap(({ segments }) => segments)
    .find(
      (other) =>
        other.row === last.row + 1 &&
        Math.abs(other.x0 - last.x0) < height &&
        other.y0 - last.y1 < height &&
        IN_BRACKETS.test(other.text.trim()),
    );
  const symbol = IN_BRACKETS.exec(cell?.text.trim() ?? "")?.groups?.["symbol"];
  return cell && symbol && isSymbol(symbol) ? { symbol, cells: [cell] } : undefined;
}

function renamed({ holding: { draft, block }, best }: Choice): HoldingDraft {
  const cells = best.pieces.map(({ segment }) => segment);
  const { symbol } = draft;
  if (symbol === undefined) {
    const told = symbolUnder(cells, block.rows);
    const named = { ...draft, name: best.name, print: evidenceOfCells([...cells, ...(told?.cells ?? [])]) };
    return told ? { ...named, symbol: told.symbol } : named;
  }
  const beside = block.rows
    .flatMap(({ segments }) => segments)
    .find(({ text }) => text.split(/[^A-Za-z0-9./]+/).includes(symbol));
  if (!beside) return draft;
  const all = cells.includes(beside) ? cells : [...cells, beside];
  return { ...draft, name: best.name, print: evidenceOfCells(all) };
}

/**
 * What the holdings of an account are called: the names that the rules found, unless the print around a value speaks plainly for another.
 * Values and symbols stay.
 */
export function decideNames(
  reading: Reading,
  drafts: readonly HoldingDraft[],
  model?: HoldingModel,
): readonly HoldingDraft[] {
  const placed = placeHoldings(reading, drafts);
  if (placed.some((holding) => isRecognised(holding))) return seenNames(reading, drafts);
  const choices = choicesOf(placed, model);
  const changed = new Map(
    choices.flatMap((choice) => {
      const { holding, best, chance } = choice;
      const isOther = best.key !== squash(holding.draft.name);
      return isOther &&
        chance > SURE &&
        isFromBlock(holding) &&
        !isLessLikely(choice) &&
        !isTaken(choice, choices)
        ? [[holding.draft, renamed(choice)] as const]
        : [];
    }),
  );
  if (changed.size === 0) return drafts;
  const marks = [...changed].flatMap(([draft, { name }]) => markLeftOut(draft.name, name) ?? []);
  return drafts.map((draft) => changed.get(draft) ?? withoutMark(draft, marks));
}
