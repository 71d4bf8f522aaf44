import { type CardData, type CardLine, makeCard } from "../card-data.ts";
import { type DepositData, type DepositLine, makeDeposit } from "../deposit-data.ts";
import type { Truth } from "../layout.ts";
import { decimal } from "../print-styles.ts";
import { seededRandom } from "../random.ts";

/** A page of its own from here on. */
export const PAGE = '<div style="break-before:page"></div>';

const SHOPS = [
  "MENARDS 3182 EAU CLAIRE WI",
  "HY-VEE FUEL 5512 AMES IA",
  "TST*THE COPPER OWL 0217 BEND OR",
  "DOLLAR GENERAL #09114 HAZARD KY",
  "PARKMOBILE 770-818-9036 GA",
  "SQ *LITTLE MINIMUM DONUTS WACO TX",
  "CHEWY.COM 800-672-4399 FL",
  "USPS PO 3912040917 GARY IN",
  "TRACTOR SUPPLY 1244 ENID OK",
  "PAST TIMES ANTIQUES 12-14 ELM ST",
  "WINN-DIXIE #0631 HOUMA LA",
  "INSTACART*SUBTOTAL 44 SF CA",
  "APR FOOLS COMEDY CLUB RENO NV",
  "CITY OF MESA WATER 480-644-2221",
  "H-E-B #0423 LAREDO TX",
  "BUDGET RENT A CAR 03/14 TULSA",
];

/** A month on a card of which a part of the old balance stands under a promotion and bears no interest this month. */
export type SmCard = CardData & { readonly promo: number; readonly days: number };

const sum = (lines: readonly CardLine[], kind: CardLine["kind"]) =>
  lines.filter((line) => line.kind === kind).reduce((total, line) => total + Math.abs(line.amount), 0);

/** `promoPart` of the previous balance (a fraction of one) is the promotion's; above 0 the month is never paid in full. */
export function smCard(seed: number, salt: number, promoPart = 0): SmCard {
  const base = makeCard(seed * 23 + salt);
  const random = seededRandom(seed * 29 + salt + 1);
  const small = promoPart > 0 && base.payments * 4 > base.previous;
  const payments = small ? Math.round(base.previous * 0.09) : base.payments;
  const promo = Math.round(base.previous * promoPart);
  const days = Math.round((Date.parse(base.end) - Date.parse(base.start)) / 86_400_000) + 1;
  const interestBase =
    payments === base.previous ? 0 : Math.max(0, base.previous - promo - Math.floor(payments / 2));
  const interest = Math.round((interestBase * Number(base.apr) * days) / 36_500);
  const lines = base.lines
    .filter((line) => line.kind !== "interest")
    .map((line, index): CardLine => {
      if (line.kind === "payment") return { ...line, amount: -payments };
      if (line.kind === "purchase")
        return { ...line, text: SHOPS[(seed * 7 + index * 5 + salt) % SHOPS.length] ?? "" };
      if (line.kind === "credit") return { ...line, text: "MENARDS 3182 RETURN EAU CLAIRE WI" };
      return line;
    });
  if (interest > 0)
    lines.push({
      day: base.end,
      posted: base.end,
      text: "INTEREST CHARGE ON PURCHASES",
      amount: interest,
      kind: "interest",
    });
  const credits = sum(lines, "credit");
  const balance =
    base.previous - payments - credits + sum(lines, "purchase") + base.cash + base.fees + interest;
  const limit =
    Math.ceil((Math.max(base.previous, balance) + random.whole(60_000, 500_000)) / 50_000) * 50_000;
  const monthly = Math.floor(balance / 36) + Math.floor((balance * Number(base.apr)) / 2_400);
  return {
    ...base,
    promo,
    days,
    payments,
    interestBase,
    interest,
    lines,
    balance,
    limit,
    available: limit - balance,
    cashLimit: Math.floor(limit / 4),
    minimum: Math.min(balance, Math.max(3_000, Math.floor(balance / 100) + interest + base.fees)),
    ytdInterest: interest + 28_719,
    ytdFees: base.fees + 3_900,
    warning: {
      years: base.warning.years,
      total: balance * 2 + 18_400,
      monthly,
      monthlyTotal: monthly * 36,
    },
  };
}

const POINTS = [
  "CASEY'S #3318 PELLA IA",
  "FLEET FARM 0904 ORONO MN",
  "BALANCE POINT YOGA 1 OF 4",
  "QT 0417 OUTSIDE BROKEN ARROW OK",
  "FAREWAY STORES 118 KEOKUK IA",
];
const DRAFTS = [
  "XCEL ENERGY WEB ID 4412207",
  "ALLY FINANCIAL AUTO PMT 0219",
  "VENMO PAYMENT 1035527791",
  "MID-AMERICAN WATER BILLPAY",
  "AMERIPRISE MORTGAGE PYMT 2204",
];

/** A deposit month as `makeDeposit` makes it, elsewhere. */
export function smDeposit(seed: number, salt: number, kind: DepositData["kind"] = "checking"): DepositData {
  const month = makeDeposit(seed * 19 + salt, kind);
  const text = (line: DepositLine, index: number) => {
    if (line.kind === "card") return POINTS[(seed + index) % POINTS.length] ?? "";
    if (line.kind === "electronic" && kind === "checking")
      return DRAFTS[(seed + index) % DRAFTS.length] ?? "";
    return line.text;
  };
  return { ...month, lines: month.lines.map((line, index) => ({ ...line, text: text(line, index) })) };
}

/** Other names under which the printed issuer is right, on the document and on each of its accounts. */
export const namedAs = (names: readonly string[], accounts = 1): NonNullable<Truth["allowed"]> =>
  Object.fromEntries([
    ["institution", names],
    ...Array.from({ length: accounts }, (_, index) => [`accounts.${index}.institution`, names] as const),
  ]);

/** What a card's rates table prints for one kind of balance. */
export const rate = (
  kind: "purchase" | "balance-transfer" | "cash-advance",
  apr: string,
  balance: number,
) => ({
  kind,
  apr,
  balance: decimal(balance),
});
