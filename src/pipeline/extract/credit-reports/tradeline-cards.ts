import type { AccountKind } from "#contract/extraction.ts";
import { stack } from "../candidates/find-labels.ts";
import { type Row, type Segment, spanOf } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { isRunningText } from "./running-text.ts";
import { detailOf, isMonthly } from "./tradeline-amounts.ts";
import { isSuperseded } from "./tradeline-sections.ts";
import {
  amountFinding,
  creditorIn,
  headingWords,
  isCreditorName,
  isListHeading,
  kindOf,
  statusOf,
  type Tradeline,
  tidy,
} from "./tradeline-words.ts";

const SECTION =
  /^(?:your)?(?:open)?(?:creditcards|storecards|chargecards|autoloans|carloans|vehicleloans|studentloans|educationloans|mortgages?|mortgageloans|realestate(?:loans)?|homeloans|[a-z]{4,12}loans|loans|linesofcredit|homeequitylines?(?:ofcredit)?|homeequityloans|cards|instal+mentaccounts|revolvingaccounts|creditcardaccounts|homeequity)\d*$/;
/** "Closed accounts (3)": lists accounts of all kinds. */
const STATE_SECTION =
  /^(?:your)?(?<state>open|active|closed|inactive|paid(?:and|or)?closed)(?:credit)?accounts\d*$/;
/** Under "Accounts" the words alone; elsewhere "Open" is said of the account above. */
const STATE_ALONE = /^(?<state>open|closed)\d*$/;
const LISTS_STATES = /^(?:your|all|credit)?accounts$/;
const OTHER_SECTION =
  /^(?:inquir|hard inq|public rec|collections?\b|personal (?:info|details)|employ|address)/i;

/** A name that goes on in the line below its first words. */
const NAME_REST = /^[A-Z][A-Z0-9&/'. -]*$/;

type Card = { readonly name: Segment; readonly amount: PrintedValue; readonly row: number };

/** "Opened December 2015" holds no amount. */
const isYear = ({ span: { segment, start, text } }: PrintedValue): boolean =>
  /^(?:19|20)\d\d$/.test(text) && /[a-z]{3,}\.?\s*$/i.test(segment.text.slice(0, start));

const moneyOf = (reading: Reading, segment: Segment) =>
  (reading.values.get(segment) ?? []).filter((value) => value.kind === "money" && !isYear(value));

const detailOfValue = ({ span: { segment, start, end } }: PrintedValue) => detailOf(segment.text, start, end);

/** Names with their balances on one row, alone or side by side; nothing where the row holds anything else. */
function cardsOf(row: Row, reading: Reading): Card[] {
  const cards: Card[] = [];
  let name: Segment | undefined;
  for (const segment of row.segments) {
    const [amount, ...more] = moneyOf(reading, segment);
    if (more.length > 0) return [];
    if (!amount) {
      if (name) return [];
      name = segment;
      continue;
    }
    // Name and balance may stand in one cell.
    const owner = name ?? segment;
    if (detailOfValue(amount) !== undefined) return [];
    const alone = segment.text.trim() === amount.span.text;
    if ((owner === segment) === alone || !isCreditorName(owner.text)) return [];
    if (owner === segment && !/[A-Za-z]{2}/.test(segment.text.slice(0, amount.span.start))) return [];
    cards.push({ name: owner, amount, row: row.index });
    name = undefined;
  }
  return name ? [] : cards;
}

/** "Credit cards (2)  $25,438": the name of a list with the sum of its balances. */
function headsWithSum({ segments }: Row, reading: Reading): boolean {
  const [heading, sum, more] = segments;
  if (!heading || !sum || more || !/\(\d{1,2}\)$/.test(heading.text.trim())) return false;
  return moneyOf(reading, heading).length === 0 && moneyOf(reading, sum)[0]?.span.text === sum.text.trim();
}

/** "Accounts" right over "Open": each list of them is headed by its state alone. */
function followedByState({ index }: Row, { sheet }: Reading): boolean {
  const [next, more] = sheet.rows[index + 1]?.segments ?? [];
  return next !== undefined && !more && STATE_ALONE.test(squash(headingWords(next.text)));
}

/** The cells under a card: in its column, down to the next row of cards or heading; sentences there are advice and offers. */
function cellsUnder(card: Card, ends: ReadonlySet<number>, reading: Reading): Segment[] {
  const found: Segment[] = [];
  for (const row of reading.sheet.rows.slice(card.row + 1, card.row + 9)) {
    if (ends.has(row.index) || row.page !== card.name.page) break;
    found.push(
      ...row.segments.filter(
        (cell) =>
          cell.x0 >= card.name.x0 - 0.01 && cell.x0 < card.amount.span.x1 && !isRunningText(cell.text),
      ),
    );
  }
  return found;
}

function creditorOf(card: Card, under: readonly Segment[], reading: Reading): Finding | undefined {
  const [next] = under;
  const continues =
    next !== undefined &&
    NAME_REST.test(next.text.trim()) &&
    NAME_REST.test(card.name.text.trim()) &&
    statusOf([next.text]) === undefined;
  if (!continues) return creditorIn(card.name, reading.values.get(card.name) ?? []);
  const both = stack(card.name, next);
  return makeFinding(both.text, spanOf(both, 0, both.text.length), 0.9);
}

function detailsOf(card: Card, under: readonly Segment[], reading: Reading): Map<string, Finding> {
  const figures = new Map<string, Finding>();
  const balance = amountFinding(card.amount);
  if (balance) figures.set("balance", balance);
  for (const cell of under) {
    for (const value of moneyOf(reading, cell)) {
      const field = isMonthly(cell.text.slice(value.span.end)) ? "monthlyPayment" : detailOfValue(value);
      const finding = amountFinding(value);
      if (field && finding && !figures.has(field)) figures.set(field, finding);
    }
  }
  return figures;
}

/** The cards of a score app: names with balances under the names of kinds, small print below, one or two side by side. */
export function fromCards(reading: Reading): Tradeline[] {
  const cards: (Card & { readonly kind?: AccountKind; readonly state?: Tradeline["status"] })[] = [];
  const ends = new Set<number>();
  let kind: AccountKind | undefined;
  let over: Segment | undefined;
  let state: Tradeline["status"];
  let isListing = false;
  let listsStates = false;
  for (const row of reading.sheet.rows) {
    const [cell, ...others] = row.segments;
    if (!cell) continue;
    const hasMoney = row.segments.some((segment) => moneyOf(reading, segment).length > 0);
    const words = headingWords(cell.text);
    const isHeading =
      others.length === 0 ? !hasMoney || isListHeading(cell.text) : headsWithSum(row, reading);
    const heading = squash(words);
    // "Closed accounts 1" counts.
    const ofState = STATE_SECTION.exec(heading) ?? (listsStates ? STATE_ALONE.exec(heading) : null);
    const named = isHeading && !/\s\d+$/.test(words) ? ofState : null;
    if (isHeading && LISTS_STATES.test(heading)) listsStates = followedByState(row, reading);
    if (named) {
      state = /open|^active/.test(named.groups?.["state"] ?? "") ? "open" : "closed";
      kind = undefined;
      isListing = true;
      ends.add(row.index);
    } else if (isHeading && (SECTION.test(heading) || OTHER_SECTION.test(cell.text))) {
      isListing = SECTION.test(heading);
      over = cell;
      kind = isListing ? kindOf([words.replace(/s$/i, "")]) : undefined;
      ends.add(row.index);
    } else if (isListing && hasMoney) {
      const own = cardsOf(row, reading).filter((card) => card.name.y1 - card.name.y0 > 0);
      const isOver = over && !isSuperseded(over, cell, reading.sheet);
      for (const card of own)
        cards.push({ ...card, ...(kind && isOver ? { kind } : {}), ...(state ? { state } : {}) });
      if (own.length > 0) ends.add(row.index);
    }
  }
  // Where the closed ones have a list of their own, the others are open.
  const isDivided = cards.some((card) => card.state === "closed");
  return cards.flatMap((card) => {
    const under = cellsUnder(card, ends, reading);
    const creditor = creditorOf(card, under, reading);
    if (!creditor) return [];
    const texts = under.map((segment) => segment.text);
    // "Other loans" leaves the kind to the words of the account and its name.
    const found =
      card.kind === "loan"
        ? kindOf([...texts, creditor.value, "loan"])
        : (card.kind ?? kindOf([...texts, creditor.value]));
    const status = statusOf(texts) ?? card.state ?? (isDivided ? "open" : undefined);
    return [
      {
        creditor,
        ...(found ? { kind: found } : {}),
        ...(status ? { status } : {}),
        figures: tidy(found, detailsOf(card, under, reading)),
      },
    ];
  });
}
