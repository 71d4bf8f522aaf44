import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, decimal } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export type Shop = readonly [name: string, city: string, state: string, category: string];
/** `amount` in cents, as it changes the balance: a purchase is above zero, a payment below. */
export type Row = {
  readonly day: string;
  readonly post: string;
  readonly text: string;
  readonly amount: number;
  readonly ref: string;
  readonly shop?: Shop;
};
type Scene = "revolver" | "transactor" | "late" | "credit";

const SHOPS: readonly Shop[] = [
  ["ALDEN MARKET #114", "MADISON", "WI", "Supermarkets"],
  ["PIER 9 SEAFOOD GRILL", "NORFOLK", "VA", "Restaurants"],
  ["SUNRAY FUEL 00412", "TULSA", "OK", "Gasoline"],
  ["BRINDLE & CO BOOKS", "PORTLAND", "OR", "Merchandise"],
  ["CITY OF ALBANY PARKING", "ALBANY", "NY", "Government Services"],
  ["NORTHSTAR WIRELESS", "800-555-0144", "TX", "Services"],
  ["GREENLEAF PHARMACY 220", "FRESNO", "CA", "Drug Stores"],
  ["TILLY'S TACO HOUSE", "AUSTIN", "TX", "Restaurants"],
  ["KESTREL AIR 0172210034", "DENVER", "CO", "Travel/ Entertainment"],
  ["HOMEWARD HARDWARE 31", "BOISE", "ID", "Home Improvement"],
  ["STREAMLY.COM", "LOS GATOS", "CA", "Services"],
  ["MAPLE ST VETERINARY", "SPRINGFIELD", "IL", "Medical Services"],
  ["RED BARN FEED AND SEED", "AMES", "IA", "Merchandise"],
  ["LOFT & LINEN 0087", "COLUMBUS", "OH", "Department Stores"],
];

type Plan = {
  readonly salt: number;
  readonly shops?: readonly Shop[];
  readonly describe: (shop: Shop, random: Random) => string;
  readonly returned: (shop: Shop, random: Random) => string;
  readonly paid: readonly string[];
  /** In whole dollars. */
  readonly limit: readonly [from: number, to: number];
  readonly rate: readonly [from: number, to: number];
  readonly floor: number;
  readonly grace?: number;
  readonly count?: readonly [from: number, to: number];
  /** In cents. */
  readonly size?: readonly [from: number, to: number];
  readonly late?: readonly [text: string, amount: number];
  /** Fees of every month. */
  readonly fees?: ReadonlyArray<readonly [text: string, amount: number]>;
  readonly scenes?: readonly Scene[];
  /** The share of the old balance that bears no interest. */
  readonly promo?: number;
  readonly monthEnd?: boolean;
  readonly cash?: readonly [text: string, apr: string];
};

export const sum = (rows: readonly Row[]) => rows.reduce((total, row) => total + row.amount, 0);
const two = (value: number) => String(value).padStart(2, "0");
const ALPHABET = "0123456789ABCDEFGHJKLMNPRSTVWXYZ";
const reference = (random: Random, length: number) =>
  Array.from({ length }, () => ALPHABET[random.whole(0, 31)]).join("");

type Warning = {
  readonly months: number;
  readonly years?: number;
  readonly total: number;
  readonly monthly?: number;
};

/** What paying only the minimum leads to, in whole dollars. */
export function warningOf(balance: number, apr: number, floor: number): Warning | undefined {
  if (balance <= 0) return undefined;
  let left = balance;
  let paid = 0;
  let months = 0;
  while (left > 0 && months < 700) {
    const interest = (left * apr) / 1200;
    const due = Math.min(left + interest, Math.max(floor, left * 0.01 + interest));
    left = Math.round(left + interest - due);
    paid += due;
    months += 1;
  }
  const rate = apr / 1200;
  const monthly = Math.ceil((balance * rate) / (1 - (1 + rate) ** -36) / 100);
  return {
    months,
    ...(months >= 24 ? { years: Math.round(months / 12) } : {}),
    total: Math.round(paid / 100),
    ...(months >= 40 && Math.round(paid / 100) > monthly * 36 ? { monthly } : {}),
  };
}

type Card = ReturnType<typeof makeCard>;

export function makeCard(seed: number, plan: Plan) {
  const random = seededRandom(seed * 131 + plan.salt * 977);
  const person: Person = makePerson(random);
  const scene = random.pick<Scene>(
    plan.scenes ?? ["revolver", "transactor", "revolver", "late", "revolver", "credit"],
  );
  const month = random.whole(0, 17);
  const year = 2025 + Math.floor(month / 12);
  const closing = random.whole(4, 27);
  const first = (index: number) => `${2025 + Math.floor(index / 12)}-${two((index % 12) + 1)}-01`;
  const end = plan.monthEnd
    ? addDays(first(month + 1), -1)
    : `${year}-${two((month % 12) + 1)}-${two(closing)}`;
  const start = plan.monthEnd
    ? first(month)
    : addDays(
        month === 0
          ? `2024-12-${two(closing)}`
          : `${2025 + Math.floor((month - 1) / 12)}-${two(((month - 1) % 12) + 1)}-${two(closing)}`,
        1,
      );
  const days = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;
  const due = plan.monthEnd ? addDays(first(month + 2), -1) : addDays(end, plan.grace ?? 25);
  const limitFrom = random.whole(plan.limit[0] / 100, plan.limit[1] / 100) * 10_000;
  const apr = `${random.whole(...plan.rate)}.${random.pick(["24", "49", "74", "99", "15"])}`;

  const purchases: Row[] = [];
  const shops = plan.shops ?? SHOPS;
  const count = scene === "credit" ? 2 : random.whole(...(plan.count ?? [7, 13]));
  const offsets = Array.from({ length: count }, () => random.whole(0, days - 4)).toSorted((a, b) => a - b);
  const size = plan.size ?? [480, 18_900];
  for (const offset of offsets) {
    const shop = random.pick(shops);
    const day = addDays(start, offset);
    purchases.push({
      day,
      post: addDays(day, random.whole(1, 2)),
      text: plan.describe(shop, random),
      amount: random.whole(size[0], random.chance(0.3) ? size[1] : Math.round((size[0] + size[1]) / 3)),
      ref: reference(random, 17),
      shop,
    });
  }
  const spent = sum(purchases);
  const shares = { revolver: [25, 65], transactor: [4, 18], late: [20, 55], credit: [3, 9] }[scene];
  const previous =
    Math.round((limitFrom * random.whole(shares[0] ?? 5, shares[1] ?? 10)) / 100) + random.whole(1, 99);
  const oldMinimum = Math.min(previous, Math.max(plan.floor, Math.ceil(previous / 4000) * 100));
  const paidDay = addDays(start, random.whole(12, days - 6));
  const payRow = (amount: number): Row => ({
    day: paidDay,
    post: paidDay,
    text: random.pick(plan.paid),
    amount: -amount,
    ref: reference(random, 17),
  });
  const payments: Row[] = [];
  if (scene === "revolver") {
    const most = Math.max(oldMinimum, Math.round(previous * 0.2));
    payments.push(
      payRow(
        random.chance(0.5)
          ? oldMinimum
          : Math.min(previous, Math.ceil(random.whole(oldMinimum, most) / 500) * 500),
      ),
    );
  } else if (scene !== "late") payments.push(payRow(previous));
  const credits: Row[] = [];
  if (scene === "credit" || random.chance(0.25)) {
    const shop = random.pick(shops);
    const day = addDays(start, random.whole(3, days - 8));
    credits.push({
      day,
      post: addDays(day, 1),
      text: plan.returned(shop, random),
      amount: -(scene === "credit" ? spent + random.whole(900, 9_000) : random.whole(600, 4_500)),
      ref: reference(random, 17),
      shop,
    });
  }
  const feeDay = addDays(end, -random.whole(0, 3));
  const feeRow = ([text, amount]: readonly [string, number]): Row => ({
    day: feeDay,
    post: feeDay,
    text,
    amount,
    ref: reference(random, 17),
  });
  const fees: Row[] = [
    ...(plan.fees ?? []).map(feeRow),
    ...(scene === "late" ? [feeRow(plan.late ?? ["LATE FEE", 4_000])] : []),
  ];
  const carries = scene === "revolver" || scene === "late";
  const promo =
    carries && plan.promo !== undefined && random.chance(0.7) ? Math.round(previous * plan.promo) : 0;
  const carried = carries
    ? Math.round(previous - promo + sum(payments) * 0.5 + spent * 0.42) + random.whole(1, 60)
    : 0;
  const cashRows: Row[] = [];
  if (plan.cash !== undefined && scene === "revolver" && random.chance(0.6)) {
    const day = addDays(start, random.whole(2, days - 5));
    const text = plan.cash[0];
    cashRows.push({
      day,
      post: addDays(day, 1),
      text,
      amount: random.whole(2, 15) * 2_000,
      ref: reference(random, 17),
    });
  }
  const cash = sum(cashRows);
  const cashCarried = Math.round(cash * 0.6);
  const cashInterest = Math.round((cashCarried * Number(plan.cash?.[1] ?? "0") * days) / 36_500);
  const purchaseInterest = Math.round((carried * Number(apr) * days) / 36_500);
  const interest = purchaseInterest + cashInterest;
  const paid = -sum(payments);
  const credited = -sum(credits);
  const fee = sum(fees);
  const balance = previous - paid - credited + spent + cash + fee + interest;
  const limit = Math.max(limitFrom, Math.ceil((balance * 1.08) / 10_000) * 10_000);
  const available = limit - Math.max(balance, 0);
  const pastDue = scene === "late" ? oldMinimum : 0;
  const regular = Math.ceil((balance * 0.01 + interest + (scene === "late" ? fee : 0)) / 100) * 100;
  const minimum = balance <= 0 ? 0 : Math.min(balance, Math.max(plan.floor, regular) + pastDue);
  const months = Number(end.slice(5, 7)) - 1;
  return {
    random,
    person,
    scene,
    start,
    end,
    due,
    days,
    year: end.slice(0, 4),
    last4: String(random.whole(1000, 9999)),
    apr,
    purchases,
    payments,
    credits,
    fees,
    previous,
    paid,
    credited,
    spent,
    fee,
    interest,
    carried,
    promo,
    cashRows,
    cash,
    cashCarried,
    cashInterest,
    purchaseInterest,
    balance,
    limit,
    available,
    pastDue,
    minimum,
    warning: warningOf(balance, Number(apr), plan.floor),
    yearFees: fee + (months > 0 && (plan.fees?.length ?? 0) > 0 ? months * fee : 0),
    yearInterest: interest + (carries ? months * random.whole(700, 2_600) : 0),
    nextClose: addDays(end, 30),
  };
}

export const dollars = (whole: number) => `$${String(whole).replaceAll(/\B(?=(\d{3})+$)/g, ",")}`;

export const timeOf = (warning: Warning, year = "years", month = "months") =>
  warning.years === undefined ? `${warning.months} ${month}` : `${warning.years} ${year}`;

export const warningTruth = (warning: Warning | undefined) =>
  warning === undefined
    ? {}
    : {
        minimumPaymentWarning: {
          ...(warning.years === undefined ? {} : { years: String(warning.years) }),
          totalCost: decimal(warning.total * 100),
          ...(warning.monthly === undefined
            ? {}
            : { monthlyPaymentFor36Months: decimal(warning.monthly * 100) }),
        },
      };

/** Months instead of years are printed: years may be worked out or left away. */
export const warningAllowed = (warning: Warning | undefined): Record<string, readonly string[]> =>
  warning !== undefined && warning.years === undefined
    ? {
        "accounts.0.minimumPaymentWarning.years": [1, 2].map((digits) =>
          String(Number((warning.months / 12).toFixed(digits))),
        ),
      }
    : {};

/** The figures that every one of these cards prints. */
export const core = (card: Card, institution: string, warns = true): AccountFacts => ({
  kind: "credit-card",
  institution,
  accountLast4: card.last4,
  currentBalance: decimal(card.balance),
  previousBalance: decimal(card.previous),
  minimumPayment: decimal(card.minimum),
  paymentDueDate: card.due,
  apr: card.apr,
  purchases: decimal(card.spent),
  feesCharged: decimal(card.fee),
  interestCharged: decimal(card.interest),
  ...(warns ? warningTruth(card.warning) : {}),
});

/** Payments and other credits are two lines: their sum is only printed when one of them is nothing. */
export const splitCredits = (card: Card) =>
  card.credited === 0 || card.paid === 0
    ? { facts: { paymentsAndCredits: decimal(card.paid + card.credited) }, allowed: {} }
    : { facts: {}, allowed: { "accounts.0.paymentsAndCredits": [decimal(card.paid + card.credited)] } };

export const told = (rows: readonly Row[]): TransactionFacts[] =>
  rows.map((row) => ({ account: 0, date: row.day, description: row.text, amount: decimal(-row.amount) }));

/** A second date column: the day of posting would be right as well. */
export const postAllowed = (rows: readonly Row[]): Record<string, readonly string[]> =>
  Object.fromEntries(
    rows.flatMap((row, index) => (row.post === row.day ? [] : [[`transactions.${index}.date`, [row.post]]])),
  );

export const byDay = (rows: readonly Row[]) => rows.toSorted((a, b) => a.post.localeCompare(b.post));

/** A rate that only the small print names: a reader may list it or leave it. */
export const openApr = (index: number, kind: string, apr: string): Record<string, readonly string[]> => ({
  [`accounts.0.aprs.${index}.kind`]: [kind],
  [`accounts.0.aprs.${index}.apr`]: [apr],
});
