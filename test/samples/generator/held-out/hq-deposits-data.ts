import { addDays } from "../print-styles.ts";
import type { Random } from "../random.ts";
import { D } from "./hq-data.ts";

type Kind = "deposit" | "check" | "card" | "electronic" | "fee" | "interest";
export type Entry = {
  readonly day: string;
  readonly text: string;
  /** What the holder gets is positive. */
  readonly amount: number;
  readonly kind: Kind;
  readonly number?: string;
  readonly after: number;
};
const IN = [
  "DIRECT DEPOSIT, ACME PAYROLL",
  "MOBILE CHECK DEPOSIT",
  "INTERNET TRANSFER FR SAV XX4471",
  "ZELLE FROM PAT DOE",
];
const ELECTRONIC = [
  "NATIONAL GRID UTIL PYMT",
  "VERIZON WIRELESS PAYMENTS",
  "DISCOVER E-PAYMENT 4471",
  "ROCKET MTG LOAN PMT",
  "STATE FARM RO 27 CPC-CLIENT",
  "VENMO PAYMENT 10334",
];
const CARD = [
  "TOPS MARKETS #227 LOCKPORT NY",
  "SUNOCO 0363 TOLEDO OH",
  "MEIJER STORE 186 LIMA OH",
  "CHIPOTLE 1142 AKRON OH",
  "USPS PO 35102 KENT OH",
  "GIANT EAGLE 4036 MEDINA OH",
];

export function hqPeriod(random: Random) {
  const year = random.pick([2025, 2026]);
  const month = random.whole(1, 8);
  const start = `${year}-${String(month).padStart(2, "0")}-01`;
  const end = addDays(`${year}-${String(month + 1).padStart(2, "0")}-01`, -1);
  return { start, end, days: Number(end.slice(8)) };
}

export type Wanted = Partial<Record<Kind, number>>;

/** A month of a deposit account: entries in order of days, each with the balance after it. */
export function hqEntries(
  random: Random,
  period: { readonly start: string; readonly days: number },
  opening: number,
  wanted: Wanted,
  interest = 0,
  fee?: readonly [string, number],
) {
  const day = () => addDays(period.start, random.whole(1, period.days - 3));
  const make = (kind: Kind, text: string, amount: number, number?: string) => ({
    kind,
    text,
    amount,
    day: day(),
    ...(number ? { number } : {}),
  });
  const times = (count: number | undefined) => Array.from({ length: count ?? 0 }, (_, index) => index);
  const check = random.whole(1_001, 2_400);
  const raw = [
    ...times(wanted.deposit).map((index) =>
      make("deposit", IN[index % IN.length] ?? "DEPOSIT", random.whole(42_000, 260_000)),
    ),
    ...times(wanted.check).map((index) =>
      make("check", "CHECK", -random.whole(3_500, 42_000), String(index)),
    ),
    ...times(wanted.card).map((index) =>
      make("card", CARD[index % CARD.length] ?? "CARD", -random.whole(480, 12_400)),
    ),
    ...times(wanted.electronic).map((index) =>
      make("electronic", ELECTRONIC[index % ELECTRONIC.length] ?? "ACH", -random.whole(2_900, 31_000)),
    ),
  ].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  // Cheques are cashed in the order of their numbers; the third one skips two.
  let cashed = 0;
  const numbered = raw.map((entry) => {
    if (entry.kind !== "check") return entry;
    const number = String(check + cashed + (cashed > 1 ? 2 : 0));
    cashed++;
    return { ...entry, number };
  });
  const last = addDays(period.start, period.days - 1);
  const all = [
    ...numbered,
    ...(fee ? [{ kind: "fee" as const, text: fee[0], amount: -fee[1], day: last }] : []),
    ...(interest > 0
      ? [{ kind: "interest" as const, text: "INTEREST PAYMENT", amount: interest, day: last }]
      : []),
  ];
  let balance = opening;
  const entries: Entry[] = all.map((entry) => {
    balance += entry.amount;
    return { ...entry, after: balance };
  });
  const of = (...kinds: readonly Kind[]) => entries.filter((entry) => kinds.includes(entry.kind));
  const total = (...kinds: readonly Kind[]) => of(...kinds).reduce((sum, entry) => sum + entry.amount, 0);
  return {
    entries,
    of,
    total,
    opening,
    closing: balance,
    money: {
      in: total("deposit", "interest"),
      out: -total("check", "card", "electronic", "fee"),
    },
  };
}

export const rowsTold = (entries: readonly Entry[], account = 0, text = (entry: Entry) => entry.text) =>
  entries.map((entry) => ({
    account,
    date: entry.day,
    description: text(entry),
    amount: D(entry.amount),
  }));
