import { makePerson, type Person } from "../person.ts";
import { addDays, decimal, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export const $ = money.dollar;

/** Whole dollars, as credit files print them. */
export const $0 = (amount: number) => money.wholeDollars(amount);

export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => String(random.whole(0, 9))).join("");

export const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

export type Start = { readonly random: Random; readonly person: Person; readonly day: string };

/** A generator, a holder and the day of the paper. */
export function start(seed: number, salt: number): Start {
  const random = seededRandom(seed * 389 + salt * 7919 + 3);
  const person = makePerson(random);
  return { random, person, day: addDays("2026-02-03", random.whole(0, 260)) };
}

export const money2 = decimal;

type TradeKind = "credit-card" | "auto-loan" | "student-loan" | "mortgage" | "personal-loan";

export type Trade = {
  readonly creditor: string;
  readonly kind: TradeKind;
  readonly open: boolean;
  readonly number: string;
  readonly opened: string;
  readonly reported: string;
  /** Whole dollars in cents. */
  readonly balance: number;
  /** A card's limit or a loan's original amount. */
  readonly size: number;
  readonly high: number;
  readonly payment: number;
  readonly months: number;
};

const CREDITORS: Readonly<Record<TradeKind, readonly string[]>> = {
  "credit-card": [
    "CORDOVA BK/CARDS",
    "NORTHFIELD ONE NA",
    "SYNCRA/HOMEGOODE",
    "BRIGHTLINE CARD",
    "FBT BANKCARD",
    "TRIVANA BANK USA",
    "COMENDIA/ROSELLE",
  ],
  "auto-loan": ["HARTWELL AUTO FIN", "MOTOVIA FINANCIAL", "LAKESHORE FCU"],
  "student-loan": ["EDUVANCE/DEPT OF ED", "PELLNET LOAN SVC"],
  mortgage: ["GREYSTONE HOME LNS", "OLD MILL MTG CORP"],
  "personal-loan": ["LENDWELL INC", "PROSPERA FUNDING"],
};

const dollars = (random: Random, from: number, to: number) => random.whole(from, to) * 100;

function trade(random: Random, kind: TradeKind, creditor: string, open: boolean, day: string): Trade {
  const reported = addDays(day, -random.whole(4, 26));
  const number = digits(random, 12);
  if (kind === "credit-card") {
    const opened = addDays(day, -random.whole(200, 2_400));
    const size = random.whole(8, 240) * 10_000;
    const balance = open && random.chance(0.85) ? dollars(random, 40, size / 200) : 0;
    return {
      creditor,
      kind,
      open,
      number,
      opened,
      reported,
      balance,
      size,
      high: Math.max(balance, dollars(random, 60, size / 110)),
      payment: balance > 0 ? Math.max(2_500, Math.round(balance / 4_000) * 100) : 0,
      months: 0,
    };
  }
  const months = kind === "mortgage" ? 360 : random.pick(kind === "student-loan" ? [120, 180] : [36, 60, 72]);
  const opened = addDays(day, -random.whole(150, Math.min(2_400, months * 27)));
  const size = dollars(
    random,
    kind === "mortgage" ? 140_000 : 4_000,
    kind === "mortgage" ? 420_000 : kind === "auto-loan" ? 42_000 : 28_000,
  );
  const payment = Math.round((size * (kind === "mortgage" ? 2.1 : 1.18)) / months / 100) * 100;
  const balance = open ? Math.round((size * random.whole(20, 88)) / 10_000) * 100 : 0;
  return {
    creditor,
    kind,
    open,
    number,
    opened,
    reported,
    balance,
    size,
    high: size,
    payment: open ? payment : 0,
    months,
  };
}

/** The trade lines of one file: cards first, then loans; the closed ones are last of each. */
export function makeTrades(random: Random, day: string): readonly Trade[] {
  const used = new Set<string>();
  const name = (kind: TradeKind) => {
    const free = CREDITORS[kind].filter((one) => !used.has(one));
    const chosen = random.pick(free);
    used.add(chosen);
    return chosen;
  };
  const cards = random.whole(2, 4);
  const list: Trade[] = [];
  for (let index = 0; index < cards; index++)
    list.push(trade(random, "credit-card", name("credit-card"), true, day));
  if (random.chance(0.7)) list.push(trade(random, "credit-card", name("credit-card"), false, day));
  list.push(trade(random, "auto-loan", name("auto-loan"), true, day));
  if (random.chance(0.6)) list.push(trade(random, "student-loan", name("student-loan"), true, day));
  if (random.chance(0.5)) list.push(trade(random, "mortgage", name("mortgage"), true, day));
  if (random.chance(0.6)) list.push(trade(random, "personal-loan", name("personal-loan"), false, day));
  return list;
}

export const revolving = (list: readonly Trade[]) => list.filter((one) => one.kind === "credit-card");
export const openOf = (list: readonly Trade[]) => list.filter((one) => one.open);

/** Balances of open cards as a share of their limits, in whole percent. */
export function usage(list: readonly Trade[]) {
  const cards = openOf(revolving(list));
  const used = sum(cards.map((one) => one.balance));
  const limit = sum(cards.map((one) => one.size));
  return { used, limit, percent: Math.round((used * 100) / limit) };
}

/** What the paper prints of one line. */
export const told = (one: Trade, print: { payment: boolean } = { payment: true }) => ({
  creditor: one.creditor,
  kind: one.kind,
  balance: decimal(one.balance),
  ...(one.kind === "credit-card"
    ? { creditLimit: decimal(one.size) }
    : { originalBalance: decimal(one.size) }),
  ...(print.payment ? { monthlyPayment: decimal(one.payment) } : {}),
  status: one.open ? ("open" as const) : ("closed" as const),
});
