import { decimal } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export type Line = {
  readonly creditor: string;
  readonly kind: "credit-card" | "auto-loan" | "student-loan" | "mortgage" | "personal-loan";
  readonly number: string;
  readonly opened: string;
  readonly open: boolean;
  /** Whole dollars in cents. */
  readonly balance: number;
  readonly limit: number;
  readonly original: number;
  readonly high: number;
  readonly payment: number;
  readonly months: number;
};

const CARDS = ["FARROW NATIONAL BK", "CAPSTONE ONE", "SYNDEL/GREENMART", "PENFIELD FCU", "DISCOVERY PT BANK"];
const LOANS = [
  ["MERIDIAN AUTO FINANCE", "auto-loan", 2_600_000, 72],
  ["DEPT OF ED/NAVILAND", "student-loan", 1_450_000, 120],
  ["ROCKWELL MORTGAGE LLC", "mortgage", 24_500_000, 360],
  ["UPLIFT LENDING", "personal-loan", 900_000, 48],
] as const;

const dollars = (random: Random, from: number, to: number) => random.whole(from, to) * 100;

export function lines(seed: number, salt: number): { random: Random; lines: Line[] } {
  const random = seededRandom(seed * 7 + salt);
  const first = random.whole(0, 4);
  const cards = Array.from({ length: random.whole(2, 4) }, (_, index): Line => {
    const open = index === 0 || random.chance(0.75);
    const limit = random.whole(3, 24) * 50_000;
    const balance = open && random.chance(0.8) ? dollars(random, 30, Math.floor(limit / 220)) : 0;
    return {
      creditor: CARDS[(first + index) % CARDS.length] ?? "",
      kind: "credit-card",
      number: String(random.whole(400_000, 549_999)),
      opened: `20${random.whole(10, 23)}-${String(random.whole(1, 12)).padStart(2, "0")}-${String(random.whole(1, 28)).padStart(2, "0")}`,
      open,
      balance,
      limit,
      original: 0,
      high: Math.max(balance, Math.min(limit, dollars(random, 200, 2_400))),
      payment: balance === 0 ? 0 : Math.max(2_500, Math.floor(balance / 10_000) * 200),
      months: 0,
    };
  });
  const from = random.whole(0, 3);
  const loans = Array.from({ length: random.whole(2, 3) }, (_, index): Line => {
    const [creditor, kind, size, months] = LOANS[(from + index) % LOANS.length] ?? LOANS[0];
    const open = index === 0 || random.chance(0.6);
    const original = Math.round((size * random.whole(70, 130)) / 10_000) * 100;
    return {
      creditor,
      kind,
      number: String(random.whole(100_000, 999_999)),
      opened: `20${random.whole(19, 23)}-${String(random.whole(1, 12)).padStart(2, "0")}-${String(random.whole(1, 28)).padStart(2, "0")}`,
      open,
      balance: open ? Math.round((original * random.whole(25, 92)) / 10_000) * 100 : 0,
      limit: 0,
      original,
      high: original,
      payment: open ? Math.round((original / months) * 0.0128) * 100 : 0,
      months,
    };
  });
  return { random, lines: [...cards, ...loans] };
}

/** What a report tells of a line; each paper says what of it is printed. */
export const told = (
  line: Line,
  printed: { balance: boolean; limit: boolean; original: boolean; payment: boolean },
) => ({
  creditor: line.creditor,
  kind: line.kind,
  ...(printed.balance ? { balance: decimal(line.balance) } : {}),
  ...(printed.limit && line.limit > 0 ? { creditLimit: decimal(line.limit) } : {}),
  ...(printed.original && line.original > 0 ? { originalBalance: decimal(line.original) } : {}),
  ...(printed.payment ? { monthlyPayment: decimal(line.payment) } : {}),
  status: line.open ? ("open" as const) : ("closed" as const),
});
