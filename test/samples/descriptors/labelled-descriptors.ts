/** The labelled set: every line of the lists, printed twice the way US banks do. The same rows on every run. */
import { readFileSync } from "node:fs";
import { type Category, isCategory } from "#engine/spending/category.ts";

export type LabelledDescriptor = {
  readonly description: string;
  /** Signed dollars times 100, from the holder's point of view. */
  readonly cents: number;
  readonly account: "deposit" | "card";
  readonly category: Category;
  /** What the split goes by. */
  readonly merchant: string;
  readonly isHeldAside: boolean;
};

const LISTS = ["spending.txt", "essentials.txt", "money.txt"] as const;
const PRINTS_EACH = 2;
const HELD_ASIDE_OF = 3;

/** FNV-1a over the characters: fixed for ever, so the split is too. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

type Chance = (below: number) => number;

function seeded(seed: number): Chance {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const PLACES = [
  "COLUMBUS OH, AUSTIN TX, MADISON WI, TUCSON AZ, RALEIGH NC, BOISE ID, DENVER CO, PORTLAND OR, TAMPA FL, OMAHA NE",
  "SAN JOSE CA, SPRINGFIELD MO, LEXINGTON KY, READING PA, ALBANY NY, EL PASO TX, SALT LAKE CIT UT, BATON ROUGE LA",
  "FORT WAYNE IN, GRAND RAPIDS MI, ANN ARBOR MI, BELLINGHAM WA, CHARLESTON SC, SAVANNAH GA, BROOKLYN NY, OAK PARK IL",
  "MESQUITE NV, LITTLE ROCK AR, MILLBRAE CA, WAUKESHA WI, PFLUGERVILLE TX, EDISON NJ, TEMPE AZ, OVERLAND PARK KS",
]
  .flatMap((line) => line.split(", "))
  .map((place) => ({ city: place.slice(0, -3), state: place.slice(-2) }));

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const PEOPLE = ["JANE DOE", "RIVERA SAMUEL", "OKAFOR N", "LEE MIN JI", "T KOWALSKI"] as const;

const times = (count: number, one: () => string): string => Array.from({ length: count }, one).join("");

class Printer {
  readonly chance: Chance;
  readonly #place: (typeof PLACES)[number];

  constructor(seed: number) {
    this.chance = seeded(seed);
    this.#place = PLACES[this.chance(PLACES.length)] ?? { city: "AUSTIN", state: "TX" };
  }

  digits = (count: number): string => times(count, () => String(this.chance(10)));
  mixed = (count: number): string =>
    times(count, () => (this.chance(2) === 0 ? this.digits(1) : (LETTERS[this.chance(24)] ?? "X")));
  day = (): string =>
    `${String(1 + this.chance(12)).padStart(2, "0")}/${String(1 + this.chance(28)).padStart(2, "0")}`;
  compactDay = (): string => this.day().replace("/", "");
  pick = <T>(of: readonly T[]): T => of[this.chance(of.length)] as T; // lists here are never empty

  fill(pattern: string): string {
    return pattern.replaceAll(/\{([ncx])(\d+)\}/g, (_, kind: string, count: string) => {
      if (kind === "n") return this.digits(Number(count));
      if (kind === "x") return this.mixed(Number(count));
      if (count === "1") return LETTERS[this.chance(24)] ?? "K";
      return count === "2" ? this.#place.state : this.#place.city;
    });
  }

  place(): string {
    const { city, state } = this.#place;
    return this.pick([
      `${city} ${state}`,
      `${city} ${state}`,
      `${city.slice(0, 13)}  ${state}`,
      `${city}${state}`,
      "",
    ]);
  }

  contact(): string {
    const phone = this.pick([
      `${this.digits(3)}-${this.digits(3)}-${this.digits(4)}`,
      `8${this.digits(9)}`,
      `(8${this.digits(2)}) ${this.digits(3)}-${this.digits(4)}`,
      "",
    ]);
    return `${phone} ${this.#place.state}`.trim();
  }

  /** Bought with a debit card. */
  debit(core: string, where: string): string {
    const at = `${core} ${where}`.trim();
    const last4 = this.digits(4);
    return this.pick([
      () => `${at} ${this.day()}`,
      () => `CHECKCARD ${this.compactDay()} ${at} ${this.digits(23)}`,
      () => `PURCHASE AUTHORIZED ON ${this.day()} ${at} S${this.digits(15)} CARD ${last4}`,
      () => `DEBIT PURCHASE -VISA ${at}`,
      () => `POS PURCHASE ${at}`,
      () => `POS DEBIT ${this.digits(4)} ${at}`,
      () => `${last4} DEBIT CARD PURCHASE XXXXX${this.digits(4)} ${at}`,
      () => `VISA DDA PUR AP ${this.digits(6)} ${at}`,
      () => `DBT CRD ${this.digits(4)} ${this.day()} ${at}`,
      () => `CARD PURCHASE ${at} ${this.digits(5)} ${last4}`,
      () => `POS WITHDRAWAL ${at}US`,
      () => `DEBIT CARD PURCHASE ${this.day()} ${this.day()} ${at} CARD# ${last4}`,
      () => `RECURRING PAYMENT AUTHORIZED ON ${this.day()} ${at} CARD ${last4}`,
    ])();
  }

  credit(core: string, where: string): string {
    const at = `${core} ${where}`.trim();
    return this.pick([
      () => at,
      () => at,
      () => `${this.day()} ${at}`,
      () => `${at} ${this.mixed(17)}`,
      () => `${core.padEnd(22)} ${where}`.trim(),
    ])();
  }

  clearing(core: string, isIn: boolean): string {
    const person = this.pick(PEOPLE);
    const way = isIn ? "CREDIT" : "DEBIT";
    return this.pick([
      () => core,
      () => `${core} PPD ID: ${this.digits(10)}`,
      () => `${core} ${this.compactDay()}26 ${this.digits(10)} ${person}`,
      () => `ACH ${way} ${core}`,
      () => `ELECTRONIC ${isIn ? "DEPOSIT" : "WITHDRAWAL"} ${core} ${person}`,
      () => `${core} ID:XXXXX${this.digits(5)} INDN:${person} CO ID:XXXXX${this.digits(5)} PPD`,
      () =>
        `ORIG CO NAME:${core} ORIG ID:${this.digits(10)} DESC DATE:${this.compactDay()}26 SEC:PPD TRACE#:${this.digits(15)} IND NAME:${person} TRN: ${this.digits(10)}TC`,
      () => `PREAUTHORIZED ${way} ${core} ${this.digits(6)}`,
    ])();
  }
}

const titled = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/(^|[\s*/#-])([a-z])/g, (_, gap: string, letter: string) => gap + letter.toUpperCase());

const COLUMN = 25;
/** Percent of rows. */
const REFUNDS = 4;
const LOST_SPACES = 3;
const TITLE_CASE = 15;

type Heading = {
  readonly category: Category;
  readonly least: number;
  readonly most: number;
  readonly sign: string;
  readonly way: string;
};

function headingOf(line: string): Heading {
  const [category = "", amounts = "", way = ""] = line
    .slice(1)
    .split("|")
    .map((part) => part.trim());
  const match = /^([+±]?)(\d+)-(\d+)$/.exec(amounts);
  if (!match || !isCategory(category)) throw new Error(`Not a heading: ${line}`);
  return { category, sign: match[1] ?? "", least: Number(match[2]), most: Number(match[3]), way };
}

function printed(
  core: string,
  heading: Heading,
  printer: Printer,
): Omit<LabelledDescriptor, "category" | "merchant" | "isHeldAside"> {
  const { chance } = printer;
  const way = heading.way === "bill" ? printer.pick(["web", "ach"]) : heading.way;
  const isBought = way === "shop" || way === "fuel" || way === "web";
  const account = way === "card" || (isBought && chance(2) === 0) ? "card" : "deposit";
  const filled = printer.fill(core);
  const cut = isBought && chance(4) === 0 ? filled.slice(0, COLUMN).trimEnd() : filled;
  let description: string;
  if (isBought) {
    const where = way === "web" && chance(3) > 0 ? printer.contact() : printer.place();
    description = account === "card" ? printer.credit(cut, where) : printer.debit(cut, where);
  } else if (way === "ach" || way === "in") {
    description = printer.clearing(filled, way === "in");
  } else {
    description = chance(4) === 0 ? `${filled} ${printer.day()}` : filled;
  }
  if (chance(100) < LOST_SPACES) description = description.replaceAll(" ", "");
  else if (chance(100) < TITLE_CASE) description = titled(description);
  const amount = heading.least * 100 + chance((heading.most - heading.least) * 100) + 1;
  const isIn =
    heading.sign === "+" || (heading.sign === "±" && chance(2) === 0) || (isBought && chance(100) < REFUNDS);
  return { description, account, cents: isIn ? amount : -amount };
}

/** All rows, in the order of the lists. */
export function labelledDescriptors(): readonly LabelledDescriptor[] {
  const rows: LabelledDescriptor[] = [];
  for (const list of LISTS) {
    let heading: Heading | undefined;
    for (const line of readFileSync(new URL(list, import.meta.url), "utf8").split("\n")) {
      if (line.trim() === "") continue;
      if (line.startsWith("# ")) {
        heading = headingOf(line);
        continue;
      }
      if (!heading) throw new Error(`${list} starts without a heading`);
      const [, core = "", tag] = /^(.*?)(?:\s+@([a-z-]+))?$/.exec(line) ?? [];
      const merchant = tag ?? core.replaceAll(/\{\w\d+\}|[^A-Za-z]/g, "").toLowerCase();
      const isHeldAside = hashOf(merchant) % HELD_ASIDE_OF === 0;
      for (let print = 0; print < PRINTS_EACH; print++) {
        const printer = new Printer(hashOf(`${heading.category} ${line} ${print}`));
        rows.push({ ...printed(core, heading, printer), category: heading.category, merchant, isHeldAside });
      }
    }
  }
  return rows;
}
