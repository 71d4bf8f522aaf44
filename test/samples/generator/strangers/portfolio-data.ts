import type { AccountFacts, AccountKind } from "#contract/extraction.ts";
import type { Truth } from "../layout.ts";
import { makePerson, type Person } from "../person.ts";
import { decimal } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export type Group = "stock" | "fund" | "etf" | "bond";

/** One line of a made-up portfolio, in cents; shares are printed text, and shares times price is the value to the cent. */
export type Lot = {
  readonly name: string;
  readonly symbol: string;
  readonly group: Group;
  readonly shares: string;
  readonly price: string;
  readonly value: number;
  readonly before: number;
  readonly cost: number;
  readonly income: number;
};

/** One account: before + added + employer - taken - fees + gain = value, which lots and cash make up. */
export type Keep = {
  readonly person: Person;
  readonly number: string;
  readonly last4: string;
  readonly start: string;
  readonly end: string;
  readonly lots: readonly Lot[];
  readonly cash: number;
  readonly cashBefore: number;
  readonly invested: number;
  readonly value: number;
  readonly before: number;
  readonly added: number;
  readonly employer: number;
  readonly taken: number;
  readonly fees: number;
  readonly gain: number;
  readonly income: number;
};

type Product = readonly [name: string, symbol: string, group: Group];

const PRODUCTS: readonly Product[] = [
  ["Ridgeline Robotics Inc Class A", "RRBT", "stock"],
  ["Osprey Midstream Partners LP", "OSMP", "stock"],
  ["Caldera Semiconductor Corp", "CLDR", "stock"],
  ["Fennimore Foods Co", "FNF", "stock"],
  ["US Large Cap Core Fund Admiral", "LCCAX", "fund"],
  ["Developed Markets ex-US Index", "DMXIX", "fund"],
  ["Core Plus Bond Fund Institutional", "CPBIX", "fund"],
  ["Mid-Cap Opportunities R6", "MCORX", "fund"],
  ["Lifepath 2050 Class K", "LPFKX", "fund"],
  ["Broad Market ETF", "BMKT", "etf"],
  ["Real Estate Income ETF", "REIE", "etf"],
  ["Short Duration Treasury ETF", "SDTY", "etf"],
];

const QUARTERS = [
  ["2025-10-01", "2025-12-31"],
  ["2026-01-01", "2026-03-31"],
  ["2026-04-01", "2026-06-30"],
  ["2026-07-01", "2026-09-30"],
] as const;

function lotOf(random: Random, [name, symbol, group]: Product, places: number): Lot {
  const whole = group === "stock" || group === "etf";
  const scale = whole ? 1 : 10 ** places;
  const count = random.whole(3 * scale, 900 * scale);
  const price = random.whole(900, 31_000);
  const value = Math.round((count * price) / scale);
  return {
    name,
    symbol,
    group,
    shares: whole ? String(count) : (count / scale).toFixed(places),
    price: decimal(price),
    value,
    before: Math.round(value * (0.88 + random.whole(0, 17) / 100)),
    cost: Math.round(value * (0.62 + random.whole(0, 52) / 100)),
    income: Math.round(value * (random.whole(4, 41) / 1_000)),
  };
}

type Options = {
  readonly groups?: readonly Group[];
  readonly places?: number;
  readonly monthly?: boolean;
  readonly most?: number;
  readonly skip?: number;
};

/** A made-up account over a quarter or its last month. */
export function makeKeep(seed: number, options: Options = {}): Keep {
  const random = seededRandom(seed * 53 + 11);
  const [first, end] = random.pick(QUARTERS);
  const start = options.monthly ? `${end.slice(0, 7)}-01` : first;
  const usable = PRODUCTS.filter((product) =>
    (options.groups ?? ["fund", "stock", "etf"]).includes(product[2]),
  );
  const from = random.whole(0, usable.length - 1) + (options.skip ?? 0);
  const count = Math.min(usable.length, random.whole(2, options.most ?? 5));
  const lots = Array.from({ length: count }, (_, index) => {
    const product = usable[(from + index) % usable.length];
    if (!product) throw new RangeError("No product.");
    return lotOf(random, product, options.places ?? 3);
  });
  const sum = (pick: (lot: Lot) => number) => lots.reduce((total, lot) => total + pick(lot), 0);
  const cash = random.whole(900, 1_400_000);
  const cashBefore = Math.round(cash * (0.3 + random.whole(0, 90) / 100));
  const [value, before] = [cash + sum((lot) => lot.value), cashBefore + sum((lot) => lot.before)];
  const added = random.whole(1, 60) * 5_000;
  const employer = Math.round(added / 2);
  const taken = random.chance(0.35) ? random.whole(2, 90) * 1_000 : 0;
  const fees = random.chance(0.5) ? random.whole(300, 4_800) : 0;
  const digits = String(random.whole(10_000_000, 98_999_999));
  return {
    person: makePerson(random),
    number: digits,
    last4: digits.slice(-4),
    start,
    end,
    lots,
    cash,
    cashBefore,
    invested: value - cash,
    value,
    before,
    added,
    employer,
    taken,
    fees,
    gain: value - before - added - employer + taken + fees,
    income: sum((lot) => lot.income),
  };
}

export const sumOf = (list: readonly number[]) => list.reduce((total, entry) => total + entry, 0);

export type Line = { readonly name: string; readonly symbol?: string; readonly value: number };

type Account = {
  readonly kind: AccountKind;
  readonly keep: Keep;
  readonly lines: readonly Line[];
  readonly value?: number;
  readonly facts?: Partial<AccountFacts>;
};

export const linesOf = (keep: Keep, symbols = true): Line[] =>
  keep.lots.map(({ name, symbol, value }) => ({ name, ...(symbols ? { symbol } : {}), value }));

/** Days, flows and earlier balances are printed in many ways and left open; the value, the number and the lines are asked for. */
export function keepTruth(
  house: string,
  accounts: readonly Account[],
  allowed: Truth["allowed"] = {},
  otherNames: readonly string[] = [],
): Truth {
  const open = accounts.flatMap(({ keep, value = keep.value }, index) => {
    const at = `accounts.${index}`;
    return [
      [`${at}.statementDate`, [keep.end]],
      [`${at}.periodStart`, [keep.start]],
      [`${at}.periodEnd`, [keep.end]],
      [`${at}.beginningBalance`, [decimal(keep.before)]],
      [`${at}.endingBalance`, [decimal(value)]],
      [
        `${at}.totalDeposits`,
        [keep.added, keep.employer, keep.added + keep.employer].map((each) => decimal(each)),
      ],
      [`${at}.totalWithdrawals`, [keep.taken, keep.taken + keep.fees].map((each) => decimal(each))],
      [`${at}.accountLast4`, [keep.last4]],
    ] as const;
  });
  return {
    documentType: "investments",
    institution: house,
    accounts: accounts.map(({ kind, keep, lines, value = keep.value, facts }) => ({
      kind,
      institution: house,
      ...facts,
      totalValue: decimal(value),
      holdings: lines.map((line) => ({ ...line, value: decimal(line.value) })),
    })),
    transactions: [],
    transactionsOpen: true,
    allowed: {
      ...Object.fromEntries(open),
      ...(otherNames.length > 0
        ? {
            institution: otherNames,
            ...Object.fromEntries(accounts.map((_, index) => [`accounts.${index}.institution`, otherNames])),
          }
        : {}),
      ...allowed,
    },
  };
}
