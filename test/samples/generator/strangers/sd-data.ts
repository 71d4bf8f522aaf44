import type { AccountFacts, AccountKind, Extraction } from "#contract/extraction.ts";
import type { Layout, Truth } from "../layout.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";
import { type Keep, keepTruth, type Line, type Lot, makeKeep } from "./portfolio-data.ts";

export const usd = money.dollar;

export const layoutOf =
  (prefix: string, type: Layout["type"]) =>
  (name: string, make: Layout["make"]): Layout => ({
    name: `sd-${prefix}-${name}`,
    type,
    heldOut: false,
    make,
  });

type Open = Readonly<Record<string, readonly string[]>>;

export const opening = (truth: Truth, allowed: Open): Truth => ({
  ...truth,
  allowed: { ...truth.allowed, ...allowed },
});

const HOLDERS = [
  ["PAT L EXEMPLAR", "310 SYCAMORE BEND", "DAYTON OH 45402"],
  ["Noor B. Dummyname", "88 Pelican Way Apt 5", "Tampa, FL 33602"],
  ["TAYLOR & ROBIN FICTION", "16240 W 83RD TER", "LENEXA KS 66219"],
  ["Gale O. Madeup", "5 Foxglove Court", "Bellingham, WA 98225"],
  ["LUZ M PROBANDO", "1901 S 31ST ST #14", "LAREDO TX 78046"],
] as const;

/** Name, street and town of a made-up holder. */
export const holderOf = (random: Random): readonly [name: string, street: string, town: string] =>
  random.pick(HOLDERS);

type Product = readonly [name: string, symbol: string, group: Lot["group"]];

const PRODUCTS: readonly Product[] = [
  ["Wexford 500 Index Inst Premium", "WXFPX", "fund"],
  ["Larch Intl Small Company I", "LRCIX", "fund"],
  ["Dunmore Total Return Bond Z", "DMTZX", "fund"],
  ["Anvil Equity Income Fund", "ANVEX", "fund"],
  ["Horizonpath 2055 Trust Unit Cl T", "HZPTX", "fund"],
  ["Sage Emerging Mkts Portfolio", "SGEMX", "fund"],
  ["Torrent 1-5 Year Corporate Bond ETF", "TCB", "etf"],
  ["Wexford Growth ETF", "WXG", "etf"],
  ["Polaris World ex USA ETF", "PWX", "etf"],
  ["Torrent Inflation Protected ETF", "TIPX", "etf"],
  ["Brannock Tool & Die Corp", "BTD", "stock"],
  ["Ostara Therapeutics Inc", "OSTA", "stock"],
  ["Kilnwood Rail Holdings", "KWR", "stock"],
  ["Cascade Dairy Brands Cl B", "CDB", "stock"],
];

type Shape = NonNullable<Parameters<typeof makeKeep>[1]> & { readonly salt: number };

/** A portfolio as `makeKeep` makes it, of other products. */
export function nestOf(seed: number, { salt, ...options }: Shape): Keep {
  const keep = makeKeep(seed * 7 + salt, options);
  const used = new Set<string>();
  const lots = keep.lots.map((lot, index): Lot => {
    const fitting = PRODUCTS.filter(([, symbol, group]) => group === lot.group && !used.has(symbol));
    const [name, symbol] = fitting[(seed + index) % Math.max(1, fitting.length)] ?? [lot.name, lot.symbol];
    used.add(symbol);
    return { ...lot, name, symbol };
  });
  return { ...keep, lots };
}

type Nested = {
  readonly kind: AccountKind;
  readonly keep: Keep;
  readonly lines: readonly Line[];
  readonly value?: number;
  readonly facts?: Partial<AccountFacts>;
  /** What the cash, printed apart from the list, is called: whether it is a holding is left open. */
  readonly cash?: readonly string[];
  readonly kinds?: readonly string[];
};

/** Value, number, period and list are asked for as printed; flows are left open. */
export function nestTruth(
  house: string,
  entries: readonly Nested[],
  allowed: Open = {},
  names: readonly string[] = [],
) {
  const base = keepTruth(house, entries, {}, names);
  const more = entries.flatMap(
    ({ cash, kinds, lines, keep }, index): Array<[string, readonly string[]]> => [
      ...(cash
        ? ([
            [`accounts.${index}.holdings.${lines.length}.name`, cash],
            [`accounts.${index}.holdings.${lines.length}.value`, [decimal(keep.cash)]],
          ] as Array<[string, readonly string[]]>)
        : []),
      ...(kinds ? ([[`accounts.${index}.kind`, kinds]] as Array<[string, readonly string[]]>) : []),
      [`accounts.${index}.feesCharged`, [decimal(keep.fees)]],
    ],
  );
  return opening(base, { ...Object.fromEntries(more), ...allowed });
}

export const span = (keep: { readonly start: string; readonly end: string }) => ({
  periodStart: keep.start,
  periodEnd: keep.end,
});

type Report = NonNullable<Extraction["creditReport"]>;
type ReportLine = NonNullable<Report["accounts"]>[number];

/** One account in a file, in cents; the words for its state are each layout's own. */
export type Filed = {
  readonly creditor: string;
  readonly kind: AccountKind;
  readonly number: string;
  readonly opened: string;
  readonly reported: string;
  readonly closedOn?: string;
  readonly balance: number;
  readonly limit: number;
  readonly original: number;
  readonly highest: number;
  readonly monthly: number;
  readonly pastDue: number;
  readonly months: number;
  readonly state: "current" | "paid" | "late" | "charged-off";
  readonly owner: "individual" | "joint" | "authorised";
  readonly revolving: boolean;
  readonly open: boolean;
};

type Collected = {
  readonly agency: string;
  readonly first: string;
  readonly placed: number;
  readonly balance: number;
  readonly opened: string;
  readonly number: string;
};

export type CreditFile = {
  readonly random: Random;
  readonly holder: readonly [name: string, street: string, town: string];
  readonly day: string;
  readonly score: number;
  readonly number: string;
  readonly lines: readonly Filed[];
  readonly collected: readonly Collected[];
  readonly hard: ReadonlyArray<{ readonly name: string; readonly day: string; readonly what: string }>;
  readonly soft: ReadonlyArray<{ readonly name: string; readonly day: string }>;
  readonly utilization: number;
  readonly owed: number;
};

const CREDITORS: ReadonlyArray<readonly [string, AccountKind]> = [
  ["BEACON TRUST CARD SVCS", "credit-card"],
  ["NELLWOOD / US DEPT OF ED", "student-loan"],
  ["SYNC/THREADNEEDLE HOME", "credit-card"],
  ["CANYON CREDIT UNION", "auto-loan"],
  ["FIRST PLOVER BANK", "credit-card"],
  ["ARCADIA LOAN SERVICING LLC", "mortgage"],
  ["QUICKSTEP PERSONAL FINANCE", "personal-loan"],
  ["CB/MARROWBY OUTFITTERS", "credit-card"],
  ["TRUEWHEEL FINANCIAL", "auto-loan"],
  ["PLUMLINE CREDIT CARD", "credit-card"],
];
const ASKERS = [
  ["TRUEWHEEL FINANCIAL", "Auto financing"],
  ["PLUMLINE CREDIT CARD", "Bank card"],
  ["SUNFIELD HOME LENDING", "Mortgage reporter"],
  ["KEYTURN TENANT CHECK", "Rental"],
] as const;
const LOOKERS = [
  "ORCHID INSURANCE GROUP",
  "FIRST PLOVER BANK",
  "BRIGHTMOBILE PCS",
  "DEPT OF HEALTH & HUMAN SVC",
] as const;
const AGENCIES = [
  ["HALBERD RECEIVABLES MGMT", "RIVERTON EMERGENCY PHYS"],
  ["PORTLINE RECOVERY", "BRIGHTMOBILE PCS"],
] as const;

function filed(
  random: Random,
  creditor: string,
  kind: AccountKind,
  day: string,
  state: Filed["state"],
): Filed {
  const revolving = kind === "credit-card";
  const limit = revolving ? random.whole(3, 190) * 10_000 : 0;
  const size = { mortgage: 3_900, "student-loan": 420, "auto-loan": 380 }[kind as string] ?? 190;
  const original = revolving ? 0 : random.whole(20, size) * 10_000;
  const roof = revolving ? limit : original;
  const balance =
    state === "paid" ? 0 : random.whole(3, 92) * Math.round(roof / 100) + random.whole(0, 99) * 100;
  const dollars = Math.min(roof, Math.round(balance / 100) * 100);
  const opened = addDays(day, -random.whole(500, 4_400));
  const monthly = Math.max(2_500, Math.round(roof / (revolving ? 4_500 : 6_100)) * 100);
  const open = state === "current" || state === "late";
  return {
    creditor,
    kind,
    number: String(random.whole(100_000, 989_999)),
    opened,
    reported: addDays(day, -random.whole(3, 28)),
    ...(open ? {} : { closedOn: addDays(day, -random.whole(60, 480)) }),
    balance: dollars,
    limit,
    original,
    highest: revolving ? Math.min(limit, dollars + random.whole(1, 40) * 1_300) : original,
    monthly: open ? monthly : 0,
    pastDue: state === "late" ? monthly : state === "charged-off" ? dollars : 0,
    months: random.whole(9, 99),
    state,
    owner: random.pick(["individual", "individual", "individual", "joint", "authorised"]),
    revolving,
    open,
  };
}

/** A file whose counts, sums and utilisation are those of its accounts; all balances are whole dollars. */
export function creditFile(seed: number, salt: number): CreditFile {
  const random = seededRandom(seed * 37 + salt);
  const day = addDays("2026-01-06", random.whole(0, 300));
  const first = random.whole(0, CREDITORS.length - 1);
  const states: readonly Filed["state"][] = [
    "current",
    "paid",
    "current",
    "late",
    "current",
    "charged-off",
    "current",
  ];
  const lines = Array.from({ length: random.whole(4, 7) }, (_, index) => {
    const [creditor, kind] = CREDITORS[(first + index * 3) % CREDITORS.length] ?? [
      "FIRST PLOVER BANK",
      "credit-card",
    ];
    return filed(random, creditor, kind, day, states[(index + (seed % 2)) % states.length] ?? "current");
  });
  const cards = lines.filter((line) => line.revolving && line.open);
  const sum = (pick: (line: Filed) => number) => cards.reduce((all, line) => all + pick(line), 0);
  const limits = sum((line) => line.limit);
  return {
    random,
    holder: holderOf(random),
    day,
    score: random.whole(548, 829),
    number: `${random.whole(1_000, 9_899)}-${random.whole(10_000, 98_999)}`,
    lines,
    collected: AGENCIES.slice(0, random.whole(0, 2)).map(([agency, owner]) => {
      const placed = random.whole(90, 2_900) * 100;
      return {
        agency,
        first: owner,
        placed,
        balance: random.chance(0.3) ? 0 : placed,
        opened: addDays(day, -random.whole(100, 900)),
        number: String(random.whole(10_000, 98_999)),
      };
    }),
    hard: ASKERS.slice(0, random.whole(0, 4)).map(([name, what], index) => ({
      name,
      what,
      day: addDays(day, -30 - index * 61),
    })),
    soft: LOOKERS.map((name, index) => ({ name, day: addDays(day, -4 - index * 23) })),
    utilization: limits === 0 ? 0 : Math.round((sum((line) => line.balance) / limits) * 100),
    owed: lines.reduce((all, line) => all + line.balance, 0),
  };
}

type Shown = {
  readonly monthly?: boolean;
  readonly status?: boolean;
  readonly original?: boolean;
  readonly limit?: boolean;
};

/** What a layout prints of an account: everything but what is said to be absent. */
export const filedFacts = (line: Filed, shown: Shown = {}): ReportLine => ({
  creditor: line.creditor,
  kind: line.kind,
  balance: decimal(line.balance),
  ...(shown.limit !== false && line.limit > 0 ? { creditLimit: decimal(line.limit) } : {}),
  ...(shown.original !== false && line.original > 0 ? { originalBalance: decimal(line.original) } : {}),
  ...(shown.monthly === true && line.monthly > 0 ? { monthlyPayment: decimal(line.monthly) } : {}),
  ...(shown.status === false ? {} : { status: line.open ? ("open" as const) : ("closed" as const) }),
});

/**
 * Counts that the page shows by listing only are left open, and so are collections in the list (the contract counts them), a
 * zero instalment and what a charged-off account is called when the page does not say closed.
 */
export function fileTruth(institution: string, d: CreditFile, report: Report, allowed: Open = {}): Truth {
  const count = (list: readonly unknown[]) => [String(list.length)];
  const collections = d.collected.flatMap((_, index): Array<[string, readonly string[]]> => {
    const at = `creditReport.accounts.${(report.accounts ?? []).length + index}`;
    return [
      [`${at}.creditor`, d.collected.flatMap((debt) => [debt.agency, debt.first])],
      [`${at}.kind`, ["other", "loan"]],
      [`${at}.balance`, d.collected.map((debt) => decimal(debt.balance))],
      [`${at}.originalBalance`, d.collected.map((debt) => decimal(debt.placed))],
      [`${at}.status`, ["open", "closed"]],
    ];
  });
  const states = (line: Filed | undefined, status: string | undefined) => {
    if (line?.state === "charged-off") return ["open", "closed"];
    return status === undefined ? [line?.open === true ? "open" : "closed"] : [];
  };
  const perLine = (report.accounts ?? []).flatMap((entry, index): Array<[string, readonly string[]]> => {
    const line = d.lines.find((each) => each.creditor === entry.creditor);
    const at = `creditReport.accounts.${index}`;
    return [
      [`${at}.monthlyPayment`, line && line.monthly === 0 ? ["0.00"] : []],
      [`${at}.status`, states(line, entry.status)],
    ];
  });
  return {
    documentType: "credit-reports",
    institution,
    accounts: [],
    transactions: [],
    creditReport: report,
    allowed: {
      "creditReport.inquiries": count(d.hard),
      "creditReport.collections": count(d.collected),
      "creditReport.accountsTotal": count(d.lines),
      "creditReport.accountsOpen": count(d.lines.filter((line) => line.open)),
      "creditReport.accountsClosed": count(d.lines.filter((line) => !line.open)),
      ...Object.fromEntries([...collections, ...perLine]),
      ...allowed,
    },
  };
}

export const whole = (amount: number) => money.wholeDollars(amount);

export const monthYear = (day: string) => date.dayFirst(day).split(" ").slice(1).join(" ");
