/** A consumer's credit file, made up: every report prints it in its own way. Amounts are cents, always whole dollars. */
import { makePerson, type Person } from "../person.ts";
import { addDays, grouped } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export type Trade = {
  readonly creditor: string;
  readonly short?: string;
  readonly place: readonly [street: string, town: string, phone: string];
  readonly digits: string;
  readonly kind: "credit-card" | "auto-loan" | "student-loan" | "personal-loan" | "mortgage" | "heloc";
  readonly store: boolean;
  readonly portfolio: "Revolving" | "Installment" | "Mortgage";
  readonly owner: "Individual" | "Joint" | "Authorized User";
  readonly opened: string;
  readonly closed?: string;
  readonly reported: string;
  readonly balance: number;
  readonly limit?: number;
  readonly original?: number;
  readonly high: number;
  readonly monthly: number;
  readonly pastDue: number;
  readonly months?: number;
  readonly lastPaid: string;
  readonly paid: number;
  /** Months back from the report in which it was thirty days late. */
  readonly late: readonly number[];
};

export type Collection = {
  readonly agency: string;
  readonly client: string;
  readonly place: readonly [street: string, town: string, phone: string];
  readonly digits: string;
  readonly amount: number;
  readonly opened: string;
  readonly reported: string;
};

export type Inquiry = { readonly name: string; readonly day: string; readonly business: string };

export type CreditFile = {
  readonly person: Person;
  readonly random: Random;
  readonly day: string;
  readonly number: string;
  readonly born: string;
  readonly trades: readonly Trade[];
  readonly collection: Collection | undefined;
  readonly hard: readonly Inquiry[];
  readonly soft: readonly Inquiry[];
  readonly score: number;
  readonly employer: string;
  readonly former: readonly [street: string, town: string];
  readonly open: number;
  readonly closed: number;
  readonly used: number;
};

const CARDS: ReadonlyArray<readonly [name: string, store: boolean, short?: string]> = [
  ["SYNCB/HOMEPRO", true],
  ["JPMCB CARD", false, "JPMCB"],
  ["CAPITOL TRUST BK USA N", false],
  ["CBNA/OUTFITTERS", true],
  ["TDRC/MERCADO", true],
  ["COMENITYBK/LUNARIA", true],
  ["NORDVIK FSB", false],
  ["AMERIVEST BANK FSB", false],
  ["DISCOVA FIN SVCS LLC", false],
  ["FST PRAIRIE NB", false],
  ["CREDIT 1ST BK N A", false],
  ["BK OF THE PLAINS", false],
];
const AUTO = ["ALLEGRO FINCL", "TYOMA MTR CR", "CAP 1ST AUTO FIN", "HARBORLINE AUTO FIN", "STELLAR FCU"];
const STUDENT = ["DEPT OF ED/NELN", "DEPTEDMOHELA", "AIDVANT/DEPT OF ED", "NAVIANT PC TRUST"];
const PERSONAL = ["UPLINE/FINWYSE", "LENDCLB BNK", "ONEMAYNE", "SOFIA BANK N.A.", "PROSPR FDG LLC"];
const MORTGAGE = ["ROCKWELL MTGE", "PENNYMARC LN SVCS", "FREEDMWAY MTG", "LAKEVUE/LOANCARE"];
const HELOC = ["PNC RVR BANK", "FIFTH ST BANK NA", "TRUISTA BANK"];
const PLACES: ReadonlyArray<readonly [string, string, string]> = [
  ["PO BOX 965036", "ORLANDO, FL 32896", "(866) 555-0142"],
  ["PO BOX 15369", "WILMINGTON, DE 19850", "(800) 555-0119"],
  ["PO BOX 31293", "SALT LAKE CITY, UT 84131", "(800) 555-0177"],
  ["121 S 13TH ST", "LINCOLN, NE 68508", "(888) 555-0133"],
  ["5800 S CORPORATE PL", "SIOUX FALLS, SD 57108", "(800) 555-0164"],
  ["PO BOX 30281", "COLUMBUS, OH 43218", "(855) 555-0108"],
  ["200 RENAISSANCE CTR", "DETROIT, MI 48243", "(888) 555-0190"],
];
const AGENCIES = ["MIDLANE CREDIT MGMT", "PORTFOLIO RECVRY ASC", "LVRN FUNDING LLC", "JEFFRSN CAPITAL SYST"];
const CLIENTS = ["METRO VALLEY HOSPITAL", "CRESCENT WIRELESS", "BRIGHTWAVE CABLE", "SUNBELT EMERGENCY PHYS"];
const ASKERS: ReadonlyArray<readonly [string, string]> = [
  ["JPMCB CARD SERVICES", "Bank Credit Cards"],
  ["CREDCO/HARBORLINE MTG", "Mortgage Reporter"],
  ["ALLEGRO FINCL", "Auto Financing"],
  ["SYNCB/RVLT", "National Bank"],
  ["UPLINE NETWORK INC", "Personal Loan Companies"],
  ["VRZN WIRELESS MIDW", "Telecommunications"],
];
const LOOKERS: ReadonlyArray<readonly [string, string]> = [
  ["GEICA INSURANCE", "Insurance"],
  ["CAPITOL TRUST BK USA N", "Account review"],
  ["CREDIT TANSY INC", "Consumer disclosure"],
  ["TENANT DATA SVC", "Tenant screening"],
];

const EMPLOYERS = ["TRI COUNTY SCHOOL DIST", "HOLLISTER FOODS INC", "UNITED PARCELS", "SELF EMPLOYED"];
const FORMER = [
  ["903 W ALDER ST", "BOISE, ID 83702"] as const,
  ["218 KINGSLEY CT UNIT 4", "DAYTON, OH 45402"] as const,
];

function scheduled(original: number, months: number, rate: number): number {
  const step = rate / 1200;
  return Math.round((original * step) / (1 - (1 + step) ** -months) / 100) * 100;
}

export function creditFile(seed: number, salt: number): CreditFile {
  const random = seededRandom(seed * 97 + salt * 13 + 5);
  const { whole, pick, chance } = random;
  const day = `${pick(["2025", "2026"])}-${pick(["02", "04", "07", "09"])}-${String(whole(8, 27)).padStart(2, "0")}`;
  const taken = new Set<string>();
  const fresh = <T>(list: readonly T[], name: (item: T) => string): T => {
    const item = pick(list);
    if (taken.has(name(item))) {
      const other = list.find((one) => !taken.has(name(one)));
      if (other !== undefined) {
        taken.add(name(other));
        return other;
      }
    }
    taken.add(name(item));
    return item;
  };
  const digits = (first: string) =>
    `${first}${String(whole(10_000, 99_999))}${String(whole(10_000, 99_999))}${String(whole(10_000, 99_999))}`;
  const ago = (from: number, to: number) => addDays(day, -whole(from, to));
  const base = () => ({
    place: pick(PLACES),
    reported: ago(4, 30),
    lastPaid: ago(32, 55),
    pastDue: 0,
    late: [],
  });

  const card = (owner: Trade["owner"], shut: boolean): Trade => {
    const [creditor, store, short] = fresh(CARDS, ([name]) => name);
    const limit = pick(store ? [500, 800, 1200, 2500, 4000] : [1500, 3000, 5000, 7500, 12_000, 20_000]) * 100;
    const balance = shut || chance(0.25) ? 0 : whole(3, Math.floor((limit / 100) * 0.85)) * 100;
    const monthly = balance === 0 ? 0 : Math.min(balance, Math.max(2900, Math.round(balance / 4000) * 100));
    const high = Math.max(balance, whole(limit / 400, limit / 110) * 100);
    const closed = shut ? ago(200, 900) : undefined;
    return {
      ...base(),
      creditor,
      ...(short === undefined ? {} : { short }),
      digits: digits("5"),
      kind: "credit-card",
      store,
      portfolio: "Revolving",
      owner,
      opened: ago(1000, 5000),
      ...(closed === undefined
        ? {}
        : { closed, reported: addDays(closed, 9), lastPaid: addDays(closed, -20) }),
      balance,
      limit,
      high,
      monthly,
      paid: balance === 0 && shut ? 0 : Math.max(monthly, whole(30, 240) * 100),
      late: !shut && chance(0.3) ? [whole(5, 18)] : [],
    };
  };
  const loan = (
    kind: Trade["kind"],
    names: readonly string[],
    amount: number,
    months: number,
    shut: boolean,
    portfolio: Trade["portfolio"] = "Installment",
  ): Trade => {
    const original = amount * 100;
    const run = whole(8, Math.min(months - 6, 100));
    const rate = kind === "student-loan" ? 5.5 : 7;
    const monthly = scheduled(original, months, rate);
    let left = original;
    for (let month = 0; month < run; month++) left += left * (rate / 1200) - monthly;
    const balance = shut ? 0 : Math.round(left / 100) * 100;
    const closed = shut ? ago(150, 700) : undefined;
    const reported = closed === undefined ? {} : { closed, reported: addDays(closed, 6), lastPaid: closed };
    const late = !shut && kind === "auto-loan" && chance(0.3);
    return {
      ...base(),
      creditor: fresh(names, (name) => name),
      digits: digits("9"),
      kind,
      store: false,
      portfolio,
      owner: kind === "mortgage" || (kind === "auto-loan" && chance(0.4)) ? "Joint" : "Individual",
      opened: closed === undefined ? addDays(day, -run * 30 - 12) : addDays(closed, -run * 30),
      balance,
      original,
      high: original,
      monthly,
      months,
      ...reported,
      paid: closed === undefined ? monthly : 0,
      pastDue: late ? monthly : 0,
      late: late ? [0] : [],
    };
  };
  const line = (): Trade => {
    const { short: _, ...shaped } = card("Individual", false);
    const limit = pick([25_000, 40_000, 60_000]) * 100;
    const balance = whole(1000, limit / 250) * 100;
    const monthly = Math.round(balance / 15_000) * 100;
    return {
      ...shaped,
      creditor: fresh(HELOC, (name) => name),
      kind: "heloc",
      store: false,
      limit,
      balance,
      high: balance + whole(0, 40) * 10_000,
      monthly,
      paid: monthly,
      owner: "Joint",
      late: [],
    };
  };

  const homeowner = chance(0.5);
  const trades: Trade[] = [
    card("Individual", false),
    card("Individual", false),
    ...(chance(0.6) ? [card("Individual", false)] : []),
    card("Authorized User", false),
    card("Individual", true),
    ...(homeowner && chance(0.6) ? [line()] : []),
    ...(homeowner ? [loan("mortgage", MORTGAGE, whole(140, 420) * 1000, 360, false, "Mortgage")] : []),
    loan("auto-loan", AUTO, whole(12, 41) * 1000 + whole(1, 999), pick([60, 72]), false),
    loan("student-loan", STUDENT, whole(35, 190) * 100, 120, false),
    ...(chance(0.6) ? [loan("student-loan", STUDENT, whole(20, 90) * 100, 120, false)] : []),
    ...(chance(0.5) ? [loan("personal-loan", PERSONAL, whole(3, 15) * 1000, 36, false)] : []),
    loan("auto-loan", AUTO, whole(9, 24) * 1000 + whole(1, 999), 60, true),
  ];
  const reported = ago(5, 40);
  const amount = whole(90, 1900) * 100;
  const collection: Collection | undefined = chance(0.55)
    ? {
        agency: pick(AGENCIES),
        client: pick(CLIENTS),
        place: pick(PLACES),
        digits: digits("3"),
        amount,
        opened: ago(300, 900),
        reported,
      }
    : undefined;
  const asked = (list: ReadonlyArray<readonly [string, string]>, count: number, reach: number): Inquiry[] =>
    list.slice(0, count).map(([name, business], index) => ({
      name,
      business,
      day: addDays(day, -20 - index * reach - whole(0, 40)),
    }));
  const revolving = trades.filter((trade) => trade.kind === "credit-card" && trade.closed === undefined);
  const total = (of: (trade: Trade) => number) => revolving.reduce((sum, trade) => sum + of(trade), 0);
  return {
    person: makePerson(random),
    random,
    day,
    number: `${whole(1000, 9999)}-${whole(1000, 9999)}-${whole(10, 99)}`,
    born: String(whole(1961, 1999)),
    trades,
    collection,
    hard: asked(ASKERS, whole(1, 5), 110),
    soft: asked(LOOKERS, whole(2, 4), 45),
    score: whole(598, 792),
    employer: pick(EMPLOYERS),
    former: pick(FORMER),
    open: trades.filter((trade) => trade.closed === undefined).length,
    closed: trades.filter((trade) => trade.closed !== undefined).length,
    used: Math.round((total((trade) => trade.balance) / total((trade) => trade.limit ?? 0)) * 100),
  };
}

/** Whole dollars as bureaus print them. */
export const usd = (amount: number) => `$${grouped(amount).slice(0, -3)}`;
/** The first digits of the account number, the rest struck out. */
export const masked = (trade: { readonly digits: string }, mark: string, shown = 6) =>
  trade.digits.slice(0, shown) + mark.repeat(trade.digits.length - shown);

const MONTH_MS = 30.44 * 86_400_000;
/** Whole months between two days. */
export const monthsBetween = (from: string, to: string) =>
  Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / MONTH_MS));

/** The month `back` months before a day, as YYYY-MM-01. */
export function monthBack(day: string, back: number): string {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - back;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}-01`;
}

/** How the account was paid in a month: `good`, `30`, or nothing where it was not (yet, any more) reported. */
export function paidIn(trade: Trade, day: string, month: string, good: string, none = ""): string {
  if (month < `${trade.opened.slice(0, 7)}-01` || month > (trade.closed ?? trade.reported)) return none;
  return trade.late.some((back) => monthBack(day, back + 1) === month) ? "30" : good;
}
