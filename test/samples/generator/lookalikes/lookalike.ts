import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import { document, type Statement } from "../layout.ts";

/** A made-up statement that arranges its figures as a kind of real issuer does; the name says what is hard about it. */
export type Lookalike = Statement & { readonly name: string };

type Row = readonly [date: string, description: string, amount: string, account?: number];

const transactions = (rows: readonly Row[]): TransactionFacts[] =>
  rows.map(([date, description, amount, account = 0]) => ({
    account,
    date,
    description,
    amount,
    category: "other",
  }));

const FIGURE =
  /^(?:<b>)?[\s=+\-−$£(]*(?:&nbsp;)?\d[\d,]*(?:\.\d+)?-?(?:<\/b>)?$|\d\.\d\d[-)]?(?: \(D\)| ⧫)?(?:<\/b>)?$/;

/** Figures and the headings of their columns stand at the right edge of a cell. */
export function table(rows: readonly (readonly string[])[], style = ""): string {
  const isFigures = (index: number) => rows.some((row) => index > 0 && FIGURE.test(row[index] ?? ""));
  const cell = (text: string, index: number) => `<td${isFigures(index) ? ' class="v"' : ""}>${text}</td>`;
  const body = rows.map((row) => `<tr>${row.map((text, index) => cell(text, index)).join("")}</tr>`).join("");
  return `<table style="${style}">${body}</table>`;
}

const STYLE =
  "body{font:9.5pt Arial,sans-serif}td{padding:1.5px 8px 1.5px 0;vertical-align:top}td.v{text-align:right}h1{font-size:18pt;margin:0 0 4px}h2{font-size:11pt;margin:12px 0 3px}.two{display:flex;gap:40px}.small{font-size:6.5pt}.l td.v{text-align:left}.page{break-before:page}";

export function cardLookalike(
  name: string,
  body: string,
  account: Partial<AccountFacts>,
  rows: readonly Row[],
  style = "",
): Lookalike {
  return {
    name,
    html: document(STYLE + style, body),
    truth: {
      documentType: "credit-cards",
      ...(account.institution ? { institution: account.institution } : {}),
      accounts: [{ kind: "credit-card", ...account }],
      transactions: transactions(rows),
    },
  };
}

export function bankLookalike(
  name: string,
  body: string,
  accounts: readonly AccountFacts[],
  rows: readonly Row[],
  style = "",
): Lookalike {
  return {
    name,
    html: document(STYLE + style, body),
    truth: {
      documentType: "bank-statements",
      ...(accounts[0]?.institution ? { institution: accounts[0].institution } : {}),
      accounts,
      transactions: transactions(rows),
    },
  };
}
