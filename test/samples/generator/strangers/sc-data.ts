import type { DocumentType } from "#contract/document-type.ts";
import type { Layout, Statement } from "../layout.ts";
import type { LoanData } from "../loan-data.ts";
import type { Person } from "../person.ts";
import { date, decimal } from "../print-styles.ts";
import { type AccountMonth, type AccountShape, accountMonth, type CardMonth, cardMonth } from "./sb-data.ts";

/** Layouts of the third set are named `sc-card-…`, `sc-bank-…` and `sc-loan-…`. */
export const layoutOf =
  (group: "card" | "bank" | "loan", type: DocumentType) =>
  (name: string, make: (seed: number) => Statement): Layout => ({
    name: `sc-${group}-${name}`,
    type,
    heldOut: false,
    make,
  });

const SHOPS = [
  "HY-VEE 1449 CEDAR FALLS IA",
  "CHEVRON 0093117 CARSON CITY NV",
  "GOOGLE *YOUTUBEPREM 650-253-0000 CA",
  "LITTLE FREE BOOKSHOP ASHEVILLE NC",
  "BALANCE DUE BAKEHOUSE PORTLAND ME",
  "TST* NINE LANTERNS RICHMOND VA",
  "LOWES #00907* GREENVILLE SC",
  "APR COFFEE ROASTERS 12 TUCSON AZ",
  "MEIJER STORE #183 LANSING MI",
  "ENTERPRISE RENT-A-CAR 855-266-9289 MO",
  "TOTAL WINE AND MORE 714 RALEIGH NC",
  "CVS/PHARMACY #10172 SALEM OR",
  "THE NEW YORK TIMES 800-698-4637 NY",
  "SALLY'S MINIMUM WASTE SHOP OAKLAND CA",
  "ALASKA AIR 0272119981 SEATTLE WA",
  "TRACTOR SUPPLY #1908 PARIS TX",
  "CITY OF MESA UTILITIES 480-644-2221 AZ",
];

type Wording = {
  readonly payment?: string;
  readonly credit?: string;
  readonly fee?: string;
  readonly interest?: string;
  readonly cash?: string;
  readonly shops?: readonly string[];
};

/** A month of a card under an issuer's own wording; whole dollars where the law's estimates are rounded. */
export function issuedCard(
  seed: number,
  shape: Parameters<typeof cardMonth>[1],
  said: Wording = {},
): CardMonth {
  const d = cardMonth(seed, shape);
  const shops = said.shops ?? SHOPS;
  const words = (kind: string, text: string, index: number) => {
    if (kind === "purchase") return shops[(index * 5 + seed) % shops.length] ?? text;
    if (kind === "fee") return text.startsWith("LATE") ? (said.fee ?? text) : text;
    if (kind === "payment") return said.payment ?? text;
    if (kind === "credit") return said.credit ?? text;
    if (kind === "interest") return said.interest ?? text;
    return said.cash ?? text;
  };
  return {
    ...d,
    totalCost: Math.round(d.totalCost / 100) * 100,
    monthly: Math.round(d.monthly / 100) * 100,
    lines: d.lines.map((line, index) => ({ ...line, text: words(line.kind, line.text, index) })),
  };
}

const BUYS = [
  "HY-VEE 1449 CEDAR FALLS IA",
  "LUCKY'S CHECK CASHING & DELI FLINT MI",
  "QT 4471 WICHITA KS",
  "SPROUTS FARMERS MAR GILBERT AZ",
  "OVERDRAFT BREWING CO DULUTH MN",
  "APPLE.COM/BILL 866-712-7753 CA",
  "JOANN STORES #2210 BEND OR",
  "METRO TRANSIT FARE MINNEAPOLIS MN",
];
const BILLS = [
  "CON EDISON INTELL CK",
  "SALLIE SERVICING STDNT PMT",
  "DISCOVERY BENEFITS PREM",
  "AMERENUE UTIL 4410",
  "VENMO CASHOUT",
  "HOA DUES AUTOPAY",
];

export function heldAccount(seed: number, shape: AccountShape): AccountMonth {
  const d = accountMonth(seed, shape);
  return {
    ...d,
    lines: d.lines.map((line, index) => {
      if (line.kind === "card") return { ...line, text: BUYS[(index + seed) % BUYS.length] ?? line.text };
      if (line.kind === "electronic" && shape.what === "checking")
        return { ...line, text: BILLS[(index + seed) % BILLS.length] ?? line.text };
      return line;
    }),
  };
}

export const at = ({ name, street, town }: Person) => `${name}<br>${street}<br>${town}`;

export const masked = (last4: string) => `XXXX XXXX XXXX ${last4}`;

/** `Saturday, November 7, 2026`. */
export const weekday = (day: string) =>
  `${new Date(day).toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" })}, ${date.long(day)}`;

/** What parts of the last and next payment of an instalment loan may be taken for. */
export const loanParts = (d: LoanData, ...left: readonly string[]) =>
  Object.fromEntries(
    Object.entries({
      previousBalance: [decimal(d.principalBefore)],
      paymentsAndCredits: [decimal(d.last.amount)],
      interestCharged: [decimal(d.last.interest), decimal(d.nextInterest)],
      feesCharged: [decimal(d.lateFee)],
    })
      .filter(([field]) => !left.includes(field))
      .map(([field, values]) => [`accounts.0.${field}`, values]),
  );
