import type { DocumentType } from "#contract/document-type.ts";
import type { Layout, Statement } from "../layout.ts";
import type { Person } from "../person.ts";
import { addDays } from "../print-styles.ts";
import { type CardMonth, only } from "./sb-data.ts";
import { issuedCard } from "./sc-data.ts";

/** Layouts of this set are named `sh-card-…`, `sh-loan-…`, `sh-bank-…`, `sh-invest-…`, `sh-report-…` and `sh-income-…`. */
export const layoutOf =
  (group: "card" | "loan" | "bank" | "invest" | "report" | "income", type: DocumentType) =>
  (name: string, make: (seed: number) => Statement): Layout => ({
    name: `sh-${group}-${name}`,
    type,
    heldOut: false,
    make,
  });

export const at = ({ name, street, town }: Person) => `${name}<br>${street}<br>${town}`;

export const given = ({ name }: Person) => {
  const first = name.split(" ")[0] ?? name;
  return `${first.slice(0, 1)}${first.slice(1).toLowerCase()}`;
};

export const year = (day: string) => day.slice(0, 4);

export const SHOPS = [
  "SAFEWAY #1467 SALINAS CA",
  "QUIKTRIP 0722 BROKEN ARROW OK",
  "AMAZON MKTPL*ZT41K83H0 Amzn.com/bill WA",
  "FIRST CREDIT COFFEE CO FARGO ND",
  "UNITED 0162438817743 UNITED.COM TX",
  "HARRIS TEETER 0214 CARY NC",
  "LA FITNESS ANNUAL DUES 949-255-7200 CA",
  "PAYLESS LIQUORS 14 GREENWOOD IN",
  "PRIME VIDEO *BX7T01 888-802-3080 WA",
  "SAMSCLUB #6331 ROGERS AR",
  "TST* TOTAL BALANCE CAFE SEDONA AZ",
  "VZWRLSS*APOCC VISB 800-922-0204 FL",
  "WM SUPERCENTER #1204 PARIS TN",
  "GEICO *AUTO 800-841-3000 DC",
  "OLD NAVY US 5521 DUBLIN OH",
  "SQ *NOVEMBER 9 BAKERY SALEM MA",
  "PETSMART # 0713 LINCOLN NE",
  "COSTCO GAS #0431 TIGARD OR",
];

/** The month again with part of the carried balance under an offer, which makes no interest. */
export function withOffer(d: CardMonth, share: number): CardMonth & { readonly offered: number } {
  const offered = Math.round(d.base * share);
  const base = d.base - offered;
  const interest = Math.round((base * Number(d.apr) * d.days) / 36_500);
  const saved = d.interest - interest;
  const balance = d.balance - saved;
  const currentDue = Math.min(
    balance - d.pastDue,
    Math.max(3_500, Math.floor(balance / 10_000) * 100 + interest + d.fees),
  );
  return {
    ...d,
    offered,
    base,
    interest,
    balance,
    available: d.limit - balance,
    currentDue,
    minimum: currentDue + d.pastDue,
    interestYear: d.interestYear - saved,
    lines: d.lines.map((line) => (line.kind === "interest" ? { ...line, amount: interest } : line)),
  };
}

/** A month of a card whose shops are those of this set. */
export const billed = (
  seed: number,
  shape: Parameters<typeof issuedCard>[1],
  said: Parameters<typeof issuedCard>[2] = {},
): CardMonth => issuedCard(seed, shape, { shops: SHOPS, ...said });

/** Payments and credits first, then what was bought, as most issuers group their rows. */
export const groupsOf = (d: CardMonth) => ({
  credits: only(d.lines, "payment", "credit"),
  bought: only(d.lines, "purchase", "cash"),
  fees: only(d.lines, "fee"),
  interest: only(d.lines, "interest"),
});

export const later = (day: string, months: number) => {
  const [y = 0, m = 1] = day.split("-").map(Number);
  const all = y * 12 + m - 1 + months;
  return addDays(`${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, "0")}-01`, 13);
};
