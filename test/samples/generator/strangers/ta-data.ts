/** Random but consistent card accounts for these layouts. Amounts are cents; a charge is positive, as cards print it. */
import { makePerson, type Person } from "../person.ts";
import { addDays } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

type AprKind = "purchase" | "balance-transfer" | "cash-advance" | "promotional";
export type RowKind = "payment" | "credit" | "purchase" | "cash" | "fee" | "interest";
export type Row = {
  readonly kind: RowKind;
  readonly trans: string;
  readonly post: string;
  readonly text: string;
  readonly amount: number;
  readonly ref: string;
  readonly category: string;
};
export type Rate = {
  readonly kind: AprKind;
  readonly label: string;
  readonly apr: string;
  readonly balance: number;
  readonly interest: number;
  readonly expires?: string;
};
export type Shop = readonly [name: string, city: string, state: string, category: string];

export type Spec = {
  readonly salt: number;
  readonly shop: (shop: Shop, random: Random) => string;
  readonly paid: string;
  readonly refund?: string;
  readonly late: string;
  readonly annual?: string;
  readonly interest: string;
  readonly cashText?: string;
  readonly cashFee?: string;
  readonly cashInterest?: string;
  readonly promo?: boolean;
  readonly mayBePastDue?: boolean;
  readonly mayBeCredit?: boolean;
  readonly rates: readonly [number, number];
  readonly cashApr: string;
  readonly size: readonly [number, number];
  readonly floor: number;
  readonly count: readonly [number, number];
  /** The labels of the rates that the paper lists. */
  readonly labels: {
    readonly purchase: string;
    readonly transfer?: string;
    readonly cash: string;
    readonly promo?: string;
  };
  readonly lead?: number;
};

const SHOPS: readonly Shop[] = [
  ["FRESH FIELDS MKT #221", "CEDAR RAPIDS", "IA", "Merchandise"],
  ["SHORELINE GROCERY 0418", "DULUTH", "MN", "Groceries"],
  ["PEARL ST COFFEE", "BOULDER", "CO", "Dining"],
  ["QUIKSTOP FUEL 7715", "AMARILLO", "TX", "Gas"],
  ["HARLAN'S HARDWARE", "TOLEDO", "OH", "Home"],
  ["METRO TRANSIT KIOSK", "PORTLAND", "OR", "Travel"],
  ["BLUE HERON BOOKS", "ASHEVILLE", "NC", "Merchandise"],
  ["STREAMBOX.COM", "800-555-0142", "CA", "Entertainment"],
  ["PRAIRIE PHARMACY 36", "WICHITA", "KS", "Health"],
  ["TACO LOMA 9", "TUCSON", "AZ", "Dining"],
  ["NORTHWIND OUTFITTERS", "BOZEMAN", "MT", "Merchandise"],
  ["CITY WATER & SEWER", "MADISON", "WI", "Services"],
  ["LUCKY DRAGON RESTAURA", "SACRAMENTO", "CA", "Dining"],
  ["PAWS & CLAWS VET CTR", "MACON", "GA", "Services"],
  ["RIDGEVIEW INN 24", "GATLINBURG", "TN", "Travel"],
  ["TELENORTH WIRELESS", "866-555-0177", "NJ", "Services"],
];

const whole = (value: number) => Math.round(value);

export type Card = ReturnType<typeof taCard>;

export function taCard(seed: number, spec: Spec) {
  const random = seededRandom(seed * 613 + spec.salt * 7919 + 5);
  const person: Person = makePerson(random);
  const last4 = String(random.whole(1003, 9897));
  const number = [random.whole(4100, 4999), random.whole(1000, 9999), random.whole(1000, 9999), last4].map(
    String,
  );
  const days = random.whole(29, 32);
  const end = addDays("2023-02-04", random.whole(0, 1000));
  const start = addDays(end, 1 - days);
  const due = addDays(end, random.whole(25, 28));
  const fate = random.whole(1, 20);
  const mode =
    fate <= 2 && spec.mayBePastDue === true
      ? "late"
      : fate === 3 && spec.mayBeCredit === true
        ? "credit"
        : fate <= 9
          ? "whole"
          : "revolving";
  const ref = () => `${random.whole(10_000, 99_999)}${random.whole(100_000, 999_999)}`;
  const day = (from: number, to: number) => {
    const trans = addDays(start, random.whole(from, to));
    const later = addDays(trans, random.whole(0, 2));
    return { trans, post: later > end ? end : later };
  };
  const last = days - 1;

  const wholeDebt = random.whole(spec.size[0], spec.size[1]);
  const previous = mode === "credit" ? random.whole(4_000, 20_000) : wholeDebt;
  const apr = `${random.whole(spec.rates[0], spec.rates[1])}.${random.pick(["24", "49", "74", "99"])}`;
  const hasPromo = spec.promo === true && mode !== "credit" && random.chance(0.55);
  const promoBalance = hasPromo ? whole(previous * (random.whole(25, 45) / 100)) : 0;

  const rows: Row[] = [];
  if (mode !== "late") {
    const paid =
      mode === "whole"
        ? previous
        : mode === "credit"
          ? previous + random.whole(30_000, 60_000)
          : random.pick([10_000, 15_000, 20_000, 25_000, whole(previous * 0.11)]);
    rows.push({ kind: "payment", ...day(12, 22), text: spec.paid, amount: -paid, ref: ref(), category: "" });
  }
  const list = [...SHOPS];
  const shop = () =>
    list.splice(random.whole(0, list.length - 1), 1)[0] ??
    (["CORNER STORE", "SALEM", "OR", "Other"] as const);
  const count = random.whole(spec.count[0], spec.count[1]);
  const purchases: Row[] = [];
  for (let index = 0; index < count; index++) {
    const at = shop();
    const amount = random.chance(0.15) ? random.whole(14_000, 48_000) : random.whole(399, 11_000);
    const size = mode === "credit" ? random.whole(300, 1_900) : amount;
    purchases.push({
      kind: "purchase",
      ...day(0, last),
      text: spec.shop(at, random),
      amount: size,
      ref: ref(),
      category: at[3],
    });
  }
  const back = purchases[0];
  if (spec.refund !== undefined && back !== undefined && random.chance(0.4)) {
    const at = day(14, last);
    rows.push({
      ...back,
      kind: "credit",
      ...at,
      text: spec.refund === "" ? back.text : `${back.text} ${spec.refund}`,
      amount: -random.whole(150, Math.max(200, back.amount)),
      ref: ref(),
    });
  }
  const cash =
    spec.cashText !== undefined && mode === "revolving" && random.chance(0.3)
      ? random.pick([10_000, 20_000, 30_000])
      : 0;
  if (cash > 0 && spec.cashText !== undefined) {
    const at = day(4, 20);
    rows.push({ kind: "cash", ...at, text: spec.cashText, amount: cash, ref: ref(), category: "" });
    if (spec.cashFee !== undefined) {
      rows.push({
        kind: "fee",
        ...at,
        text: spec.cashFee,
        amount: Math.max(1_000, whole(cash * 0.05)),
        ref: ref(),
        category: "",
      });
    }
  }
  if (mode === "late")
    rows.push({
      kind: "fee",
      ...day(last - 5, last - 2),
      text: spec.late,
      amount: random.pick([2_900, 3_000, 4_000]),
      ref: ref(),
      category: "",
    });
  else if (spec.annual !== undefined && random.chance(0.25)) {
    const at = addDays(start, random.whole(1, 5));
    rows.push({
      kind: "fee",
      trans: at,
      post: at,
      text: spec.annual,
      amount: random.pick([9_500, 6_900, 8_900]),
      ref: ref(),
      category: "",
    });
  }
  rows.push(...purchases);

  const total = (kind: RowKind) =>
    rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.amount, 0);
  const payments = -total("payment");
  const credits = -total("credit");
  const revolving = mode === "revolving" || mode === "late";
  const adb = revolving
    ? Math.max(0, previous - promoBalance - whole(payments * 0.4) + whole(total("purchase") * 0.45))
    : 0;
  const at = (rate: string, balance: number) => whole((balance * Number(rate) * days) / 36_500);
  const purchaseInterest = at(apr, adb);
  const cashBalance = cash > 0 ? whole(cash * (random.whole(40, 70) / 100)) : 0;
  const cashInterest = at(spec.cashApr, cashBalance);
  if (purchaseInterest > 0)
    rows.push({
      kind: "interest",
      trans: end,
      post: end,
      text: spec.interest,
      amount: purchaseInterest,
      ref: "",
      category: "",
    });
  if (cashInterest > 0) {
    rows.push({
      kind: "interest",
      trans: end,
      post: end,
      text: spec.cashInterest ?? "INTEREST CHARGE ON CASH ADVANCES",
      amount: cashInterest,
      ref: "",
      category: "",
    });
  }
  const fees = total("fee");
  const interest = total("interest");
  const balance = previous - payments - credits + total("purchase") + cash + fees + interest;
  const limit = Math.max(
    50_000,
    Math.ceil((Math.max(balance, previous) * random.pick([1.2, 1.6, 2.5])) / 50_000) * 50_000,
  );
  const available = Math.min(limit, limit - balance);
  const cashLimit = whole((limit * random.pick([10, 20, 30])) / 10_000) * 100;
  const cashAvailable = Math.min(available, cashLimit - cash);
  const pastDue = mode === "late" ? Math.max(spec.floor, Math.ceil((previous * 0.011) / 100) * 100) : 0;
  const current =
    balance <= 0
      ? 0
      : Math.min(balance, Math.max(spec.floor, Math.ceil((balance * 0.01 + interest + fees) / 100) * 100));
  const minimum = Math.min(Math.max(0, balance), current + pastDue);

  const rates: Rate[] = [
    { kind: "purchase", label: spec.labels.purchase, apr, balance: adb, interest: purchaseInterest },
  ];
  if (spec.labels.transfer !== undefined)
    rates.push({ kind: "balance-transfer", label: spec.labels.transfer, apr, balance: 0, interest: 0 });
  if (hasPromo && spec.labels.promo !== undefined) {
    rates.push({
      kind: "promotional",
      label: spec.labels.promo,
      apr: "0.00",
      balance: promoBalance,
      interest: 0,
      expires: addDays(end, random.whole(120, 420)),
    });
  }
  rates.push({
    kind: "cash-advance",
    label: spec.labels.cash,
    apr: spec.cashApr,
    balance: cashBalance,
    interest: cashInterest,
  });

  const perMonth = Number(apr) / 1_200;
  let left = balance;
  let spent = 0;
  let months = 0;
  while (left > 0 && months < 600) {
    const owed = left * perMonth;
    const pay = Math.min(left + owed, Math.max(spec.floor, left * 0.01 + owed));
    spent += pay;
    left += owed - pay;
    months += 1;
  }
  const level = Math.ceil((balance * perMonth) / (1 - (1 + perMonth) ** -36) / 100) * 100;
  const costs = whole(spent / 100) * 100;
  const saved = costs - level * 36;
  const warning =
    balance > 0 && months >= 30
      ? {
          years: Math.max(3, whole(months / 12)),
          costs,
          level: saved > 5_000 && level > minimum ? { monthly: level, total: level * 36, saved } : undefined,
        }
      : undefined;
  const year = end.slice(0, 4);
  return {
    person,
    last4,
    number,
    days,
    start,
    end,
    due,
    mode,
    rows,
    previous,
    payments,
    credits,
    purchases: total("purchase"),
    cash,
    fees,
    interest,
    balance,
    limit,
    available,
    cashLimit,
    cashAvailable,
    pastDue,
    current,
    minimum,
    rates,
    apr,
    warning,
    year,
    feesToDate: fees + (random.chance(0.4) ? random.pick([2_900, 3_000, 1_000]) : 0),
    interestToDate: interest + (random.chance(0.6) ? random.whole(900, 28_000) : 0),
    random,
  };
}
