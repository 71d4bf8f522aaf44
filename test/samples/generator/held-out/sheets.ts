import type { DocumentType } from "#contract/document-type.ts";
import type { Layout, Truth } from "../layout.ts";
import { date, decimal } from "../print-styles.ts";
import { without } from "./held-out-data.ts";

export const heldOut = (name: string, type: DocumentType, make: Layout["make"]): Layout => ({
  name: `held-out-${name}`,
  type,
  heldOut: true,
  make,
});

/** Sheets of paper of their own, each with what its foot says. Letter, less the half inch around it. */
export const SHEET =
  ".sheet{display:flow-root;position:relative;height:9.9in;break-after:page}.sheet:last-child{break-after:auto}.foot{position:absolute;bottom:0;left:0;right:0}";
export const sheets = (pages: readonly string[], foot: (page: number, pages: number) => string) =>
  pages
    .map(
      (page, index) =>
        `<section class=sheet>${page}<div class=foot>${foot(index + 1, pages.length)}</div></section>`,
    )
    .join("");

/** Rows as they fall on pages: so many on the first, so many on each that follows. */
export function paged<T>(rows: readonly T[], first: number, rest: number): T[][] {
  const pages = [rows.slice(0, first)];
  for (let from = first; from < rows.length; from += rest) pages.push(rows.slice(from, from + rest));
  return pages;
}

/** "September 13 - October 12, 2026"; over New Year both years are printed. */
export const span = (start: string, end: string, long = true) => {
  const style = long ? date.long : date.abbreviated;
  const first = style(start);
  return start.slice(0, 4) === end.slice(0, 4)
    ? `${first.split(",")[0] ?? ""} - ${style(end)}`
    : `${first} - ${style(end)}`;
};

/** Other names under which the page shows its issuer. */
export const named = (
  truth: Truth,
  ...names: readonly string[]
): Readonly<Record<string, readonly string[]>> => ({
  institution: names,
  ...Object.fromEntries(truth.accounts.map((_, index) => [`accounts.${index}.institution`, names])),
  ...Object.fromEntries((truth.income ?? []).map((_, index) => [`income.${index}.payer`, names])),
});

/** Where only the parts of a sum are printed, nobody is asked for it: it may be absent, or it is their exact sum. */
export function onlyParts(
  truth: Truth,
  key: "paymentsAndCredits" | "totalWithdrawals",
  parts: readonly number[],
  printed: readonly number[] = [],
): Truth {
  const [account, ...others] = truth.accounts;
  if (!account || parts.filter((part) => part !== 0).length < 2) return truth;
  const sum = parts.reduce((all, part) => all + part, 0);
  return {
    ...truth,
    accounts: [without(account, key), ...others],
    allowed: { ...truth.allowed, [`accounts.0.${key}`]: [sum, ...printed].map(decimal) },
  };
}

export const cellTable = (rows: ReadonlyArray<readonly string[]>, attributes = "") =>
  `<table ${attributes}>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;

export const lines = (rows: ReadonlyArray<readonly [string, string] | false>, tag = "") =>
  `<table ${tag}>${rows
    .filter((row) => row !== false)
    .map(([label, value]) => `<tr><td>${label}</td><td class=n>${value}</td></tr>`)
    .join("")}</table>`;
