import type { TransactionFacts } from "#contract/extraction.ts";
import { addDays, decimal } from "../print-styles.ts";
import { digits, start, total } from "./un-data.ts";

/** What the papers of this set share: a month of a card and a month of money in and out, all in cents. */
export type Charge = {
  readonly day: string;
  readonly post: string;
  readonly text: string;
  readonly amount: number;
  readonly kind: "payment" | "credit" | "purchase" | "cash" | "fee" | "interest";
  readonly ref: string;
};

const SHOPS = [
  "HY-VEE 1532 OMAHA NE",
  "CASEYS #2201 ANKENY IA",
  "WWW.CHEWY.COM 800-672-4399 FL",
  "MENARDS 3081 FREMONT NE",
  "PANERA BREAD #601884 TOPEKA KS",
  "SCOOTERS COFFEE 114 LINCOLN NE",
  "FLEET FARM 6102 MASON CITY IA",
  "TST* THE GREY PLUME DES MOINES IA",
  "PAYPAL *ETSY INC 402-935-7733 NY",
  "OREILLY 4471 SIOUX FALLS SD",
  "USPS PO 1926380042 MINOT ND",
  "SXM*SIRIUSXM.COM/ACCT 888-635-5144 NY",
  "KWIK TRIP #918 LA CROSSE WI",
  "DOLLAR GENERAL #18822 YORK NE",
  "HULU 877-8244858 HULU.COM/BILL CA",
  "PP*BRASS TAP BREWPUB DULUTH MN",
];

export type CardSize = {
  readonly low: number;
  readonly high: number;
  readonly rates: readonly number[];
  readonly lateFee: number;
  readonly floor: number;
  readonly lateShare: number;
  readonly cashShare: number;
  readonly payment: string;
  /** A fee of every month, such as a servicing fee. */
  readonly monthly?: { readonly text: string; readonly amount: number };
};

const part = (lines: readonly Charge[], kind: Charge["kind"]) =>
  Math.abs(total(lines.filter((line) => line.kind === kind).map((line) => line.amount)));

/** A card's month. One in `lateShare` sent nothing last month; one in four paid all and owes no interest. */
export function cardMonth(seed: number, salt: number, size: CardSize) {
  const { random, person } = start(seed, salt);
  const end = addDays("2026-01-09", random.whole(0, 290));
  const days = random.whole(29, 31);
  const begin = addDays(end, 1 - days);
  const previous = random.whole(size.low, size.high);
  const rate = random.pick(size.rates);
  const late = random.chance(size.lateShare);
  const all = !late && random.chance(0.25);
  const lines: Charge[] = [];
  const add = (kind: Charge["kind"], text: string, amount: number, offset: number) =>
    lines.push({
      day: addDays(begin, offset),
      post: addDays(begin, Math.min(days - 1, offset + (kind === "purchase" ? 1 : 0))),
      text,
      amount,
      kind,
      ref: digits(random, 8),
    });
  const payment = random.whole(Math.ceil(previous / 20), Math.ceil(previous / 2));
  const paid = late ? 0 : all ? previous : payment;
  if (paid > 0) add("payment", size.payment, -paid, random.whole(4, 20));
  for (let count = random.whole(3, 12); count > 0; count--)
    add(
      "purchase",
      random.pick(SHOPS),
      random.whole(310, Math.max(3_000, Math.round(size.high / 30))),
      random.whole(0, days - 2),
    );
  if (random.chance(0.3)) {
    const back = lines.find((line) => line.kind === "purchase");
    if (back) add("credit", back.text, -Math.ceil(back.amount / 2), days - 2);
  }
  if (random.chance(size.cashShare))
    add("cash", "CASH ADVANCE 004471 FNB ATM", random.whole(2, 12) * 1_000, random.whole(3, 20));
  if (late) add("fee", "LATE FEE", size.lateFee, random.whole(22, days - 2));
  if (size.monthly) add("fee", size.monthly.text, size.monthly.amount, days - 1);
  const base = all ? 0 : previous - Math.round(paid / 2) + Math.round(part(lines, "purchase") / 2);
  const interest = Math.round((base * rate * days) / 36_500);
  if (interest > 0) add("interest", "INTEREST CHARGE ON PURCHASES", interest, days - 1);
  const sorted = lines.toSorted((a, b) => a.day.localeCompare(b.day));
  const [payments, credits, purchases, cash, fees] = [
    part(lines, "payment"),
    part(lines, "credit"),
    part(lines, "purchase"),
    part(lines, "cash"),
    part(lines, "fee"),
  ];
  const balance = previous + total(lines.map((line) => line.amount));
  const pastDue = late ? Math.max(size.floor, Math.round(previous / 100)) : 0;
  const minimum = Math.min(
    balance,
    Math.max(size.floor, Math.round(balance / 100) + interest + fees) + pastDue,
  );
  const limit = Math.ceil((Math.max(previous, balance) * 1.3) / 10_000) * 10_000;
  const monthly = Math.round(balance / 36 + (balance * rate) / 2_100);
  return {
    random,
    person,
    number: digits(random, 16),
    begin,
    end,
    days,
    due: addDays(end, 25),
    previous,
    rate: rate.toFixed(2),
    late,
    base,
    interest,
    lines: sorted,
    payments,
    credits,
    purchases,
    cash,
    fees,
    balance,
    pastDue,
    minimum,
    limit,
    available: limit - balance,
    years: random.whole(5, 19),
    cost: Math.round(balance * 1.9),
    monthly,
    monthlyTotal: monthly * 36,
    of: (...kinds: readonly Charge["kind"][]) => sorted.filter((line) => kinds.includes(line.kind)),
  };
}

export const starred = (number: string, mask = "XXXX XXXX XXXX ") => `${mask}${number.slice(-4)}`;

export const chargeRows = (lines: readonly Charge[], account = 0): TransactionFacts[] =>
  lines.map((line) => ({ account, date: line.day, description: line.text, amount: decimal(-line.amount) }));
