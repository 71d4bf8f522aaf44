import type { Random } from "../random.ts";
import { addDays, digits, later } from "./uh-data.ts";

export type Trade = {
  readonly creditor: string;
  readonly kind: "credit-card" | "auto-loan" | "student-loan" | "mortgage" | "personal-loan";
  readonly open: boolean;
  readonly number: string;
  readonly balance: number;
  readonly limit: number;
  readonly high: number;
  readonly payment: number;
  readonly term: number;
  readonly opened: string;
  readonly reported: string;
};

const CARDS = [
  "CAPSTONE ONE",
  "JPMCB CARD",
  "SYNCB/HOMEGOODS",
  "DISCOVERY BANK",
  "CITI BANK NA",
  "BRTLY/AMAZ",
  "NAVY FCU",
];
const LOANS = [
  ["auto-loan", ["TAVARO MOTOR CREDIT", "ALLY FINCL", "COUNTY TEACHERS FCU"], [12_000, 42_000], [60, 72]],
  ["student-loan", ["DEPT OF ED/LARKFIELD", "ADA MERROW BANK"], [4_000, 38_000], [120, 120]],
  [
    "mortgage",
    ["ROCKWELL MTG LLC", "WF HOME MORTGAGE", "PENNYWISE LOAN SVC"],
    [140_000, 420_000],
    [360, 360],
  ],
  ["personal-loan", ["QUILLO LENDING", "BEST OAK FINANCIAL"], [3_000, 25_000], [36, 60]],
] as const;

/** Whole dollars, as bureaus report them. */
export function makeTrades(random: Random, today: string): readonly Trade[] {
  const offset = random.whole(0, 6);
  const base = () => ({
    number: digits(random, random.whole(12, 15)),
    opened: later(`${today.slice(0, 7)}-${random.whole(10, 28)}`, -random.whole(14, 130)),
    reported: addDays(today, -random.whole(3, 27)),
  });
  const cards = Array.from({ length: random.whole(2, 5) }, (_, index) => {
    const open = index === 0 || random.chance(0.8);
    const limit = random.whole(5, 180) * 100;
    const balance = open && random.chance(0.85) ? random.whole(20, Math.round(limit * 0.8)) : 0;
    return {
      ...base(),
      creditor: CARDS[(index + offset) % CARDS.length] ?? "",
      kind: "credit-card" as const,
      open,
      balance,
      limit,
      high: Math.max(balance, random.whole(Math.round(limit * 0.3), limit)),
      payment: balance === 0 ? 0 : Math.min(balance, Math.max(25, Math.round(balance * 0.025))),
      term: 0,
    };
  });
  const loans = LOANS.filter((_, index) => index === 0 || random.chance(0.6)).map(
    ([kind, names, [low, top], terms]) => {
      const high = random.whole(low, top);
      const open = kind === "mortgage" || random.chance(0.75);
      const term = random.pick(terms);
      const share = random.whole(20, 95);
      return {
        ...base(),
        creditor: random.pick(names),
        kind,
        open,
        high,
        limit: 0,
        term,
        opened: later(
          `${today.slice(0, 7)}-${random.whole(10, 28)}`,
          open ? -Math.round((term * (100 - share)) / 100) - 2 : -term - random.whole(4, 20),
        ),
        balance: open ? Math.round((high * share) / 100) : 0,
        payment: Math.round((high / term) * 1.22),
      };
    },
  );
  return [...cards, ...loans];
}

/** The same figure in whole dollars on paper and with cents in the truth. */
export const whole = (dollars: number) => `$${String(dollars).replaceAll(/\B(?=(\d{3})+$)/g, ",")}`;
export const cents = (dollars: number) => `${dollars}.00`;
