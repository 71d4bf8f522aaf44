import type { Extraction } from "#contract/extraction.ts";
import { makePerson } from "../person.ts";
import { addDays, decimal, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export const $ = money.dollar;
export const whole = money.wholeDollars;
export const PAGE = "font-family:Arial,Helvetica,sans-serif;font-size:9pt;line-height:1.3;color:#111";

/** A paper's own generator, holder and day. */
export function umStart(seed: number, salt: number) {
  const random = seededRandom(seed * 131 + salt * 17);
  const person = makePerson(random);
  const day = addDays("2025-07-03", random.whole(0, 300));
  return { random, person, day };
}

export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, (_, index) => random.whole(index === 0 ? 1 : 0, 9)).join("");

type ReportAccount = NonNullable<NonNullable<Extraction["creditReport"]>["accounts"]>[number];

/** Amounts are cents, always whole dollars as credit files print them. */
export type Trade = {
  readonly creditor: string;
  readonly kind: "credit-card" | "auto-loan" | "student-loan" | "mortgage" | "personal-loan";
  readonly revolving: boolean;
  readonly number: string;
  readonly opened: string;
  readonly reported: string;
  readonly paid: string;
  readonly balance: number;
  readonly high: number;
  readonly limit: number;
  readonly payment: number;
  readonly months: number;
  readonly open: boolean;
  readonly closed: string;
  readonly place: string;
};

const CARDS = [
  ["PINEGROVE BANK USA NA", "PO BOX 30281, SALT LAKE CITY, UT 84130"],
  ["SYNCORA/HARDWARE WORLD", "PO BOX 71757, PHILADELPHIA, PA 19176"],
  ["COVENTRY CARD SERVICES", "PO BOX 15316, WILMINGTON, DE 19850"],
  ["AMBER STATES BK", "PO BOX 981537, EL PASO, TX 79998"],
  ["COMENZA CAPITAL/LOFTE", "PO BOX 182120, COLUMBUS, OH 43218"],
] as const;
const LOANS = [
  ["auto-loan", "TAMURA MOTOR CREDIT CO", "PO BOX 9786, CEDAR RAPIDS, IA 52409", 72, 24_000, 41_000],
  ["student-loan", "DEPT OF ED/NELWICK", "121 S 13TH ST, LINCOLN, NE 68508", 120, 6_000, 28_000],
  ["mortgage", "LAKEMONT HOME MTG", "PO BOX 619098, DALLAS, TX 75261", 360, 180_000, 410_000],
  ["personal-loan", "UPRISE LENDING", "2 CIRCLE STAR WAY, SAN CARLOS, CA 94070", 60, 5_000, 22_000],
] as const;

export function trades(random: Random, day: string): readonly Trade[] {
  const cards = random.whole(2, 4);
  const first = random.whole(0, CARDS.length - 1);
  const reported = (back: number) => addDays(day, -back);
  const revolving = Array.from({ length: cards }, (_, index): Trade => {
    const [creditor, place] = CARDS[(first + index) % CARDS.length] ?? CARDS[0];
    const open = index < 2 || random.chance(0.4);
    const limit = random.whole(3, 28) * 50_000;
    const balance = open && random.chance(0.8) ? random.whole(40, Math.floor(limit / 200)) * 100 : 0;
    const payment = balance > 0 ? Math.min(balance, Math.max(2_500, Math.round(balance / 5_000) * 100)) : 0;
    const back = random.whole(6, 28);
    return {
      creditor,
      kind: "credit-card",
      revolving: true,
      number: digits(random, 12),
      opened: addDays(day, -random.whole(900, 4_000)),
      reported: reported(open ? back : back + 410),
      paid: reported(open ? back + 9 : back + 450),
      balance,
      high: Math.round((limit * random.whole(35, 96)) / 10_000) * 100,
      limit,
      payment,
      months: 0,
      open,
      closed: open ? "" : reported(back + 420),
      place,
    };
  });
  const start = random.whole(0, 1);
  const instalments = LOANS.slice(start, start + random.whole(2, 3)).map(
    ([kind, creditor, place, months, low, top], index): Trade => {
      const open = index === 0 || random.chance(0.65);
      const high = random.whole(low, top) * 100;
      const age = Math.min(months - 8, random.whole(9, 52));
      const payment = Math.round((high * (kind === "mortgage" ? 2.2 : 1.22)) / months / 100) * 100;
      const back = random.whole(5, 26);
      return {
        creditor,
        kind,
        revolving: false,
        number: digits(random, 10),
        opened: addDays(day, -age * 30 - (open ? 0 : 700)),
        reported: reported(open ? back : back + 300),
        paid: reported(open ? back + 3 : back + 310),
        balance: open ? Math.round((high * (months - age)) / months / 100) * 100 : 0,
        high,
        limit: 0,
        payment: open ? payment : 0,
        months,
        open,
        closed: open ? "" : reported(back + 305),
        place,
      };
    },
  );
  return [...revolving, ...instalments];
}

/** What a report's account says; `shown` names the figures that this paper prints. */
export const tradeFacts = (
  trade: Trade,
  shown: { readonly payment: boolean; readonly original?: boolean },
): ReportAccount => ({
  creditor: trade.creditor,
  kind: trade.kind,
  balance: decimal(trade.balance),
  ...(trade.revolving ? { creditLimit: decimal(trade.limit) } : {}),
  ...(!trade.revolving && shown.original === true ? { originalBalance: decimal(trade.high) } : {}),
  ...(shown.payment ? { monthlyPayment: decimal(trade.payment) } : {}),
  status: trade.open ? "open" : "closed",
});

/** The high balance of an instalment loan, where the paper does not call it the original amount. */
export const highsAllowed = (list: readonly Trade[]): Record<string, readonly string[]> =>
  Object.fromEntries(
    list.flatMap((trade, index) =>
      trade.revolving ? [] : [[`creditReport.accounts.${index}.originalBalance`, [decimal(trade.high)]]],
    ),
  );

export const sum = (list: readonly number[]) => list.reduce((total, item) => total + item, 0);

export const INQUIRIES = [
  ["FARRADAY AUTO GROUP", "4100 W LOOP S, HOUSTON, TX 77027"],
  ["PINEGROVE BANK USA NA", "PO BOX 30281, SALT LAKE CITY, UT 84130"],
  ["CELLNOVA WIRELESS", "1 PINE PLZ, KANSAS CITY, MO 64105"],
] as const;
