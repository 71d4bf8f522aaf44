import type { DocumentType } from "#contract/document-type.ts";
import type { AccountFacts, Extraction, TransactionFacts } from "#contract/extraction.ts";

export type Truth = {
  readonly documentType: DocumentType;
  readonly institution?: string;
  readonly accounts: readonly AccountFacts[];
  readonly transactions: readonly TransactionFacts[];
  readonly income?: Extraction["income"];
  readonly creditReport?: Extraction["creditReport"];
  /**
   * For a path that the truth has: other right spellings. For one that it has not: the document prints the figure and the
   * contract neither asks for nor forbids it, so absent is fine, and so is any of these values; another value is wrong.
   */
  readonly allowed?: Readonly<Record<string, readonly string[]>>;
  /** Rows that the contract leaves open, such as trades: they are not compared. */
  readonly transactionsOpen?: boolean;
  /** Single rows that the contract leaves open: absent is fine, and so are these. */
  readonly openRows?: readonly TransactionFacts[];
};

export type Statement = { readonly html: string; readonly truth: Truth };

/** A made-up issuer's print. Held-out layouts are never consulted while rules are written; they only measure. */
export type Layout = {
  readonly name: string;
  readonly type: DocumentType;
  readonly heldOut: boolean;
  readonly make: (seed: number) => Statement;
};

export function document(style: string, body: string): string {
  return `<!doctype html><html><head><meta charset="utf-8"><style>@page{size:letter;margin:0.5in}*{box-sizing:border-box}body{margin:0}table{border-collapse:collapse}${style}</style></head><body>${body}</body></html>`;
}

const between = (html: string, from: string, to: string) =>
  html.slice(html.indexOf(from) + from.length, html.lastIndexOf(to));

/** Several documents in one file, each on pages of its own and under its own style. */
export function bound(...statements: readonly Statement[]): string {
  const parts = statements.map((statement, index) => ({
    style: `.part${index}{${between(statement.html, "border-collapse:collapse}", "</style>").replaceAll("body{", "&{")}}`,
    body: `<div class=part${index}${index > 0 ? ' style="break-before:page"' : ""}>${between(statement.html, "<body>", "</body>")}</div>`,
  }));
  return document(parts.map((part) => part.style).join(""), parts.map((part) => part.body).join(""));
}

/** The issuer is printed in a second way that names it as well. */
export const alsoNamed = (truth: Truth, ...names: readonly string[]): Truth => ({
  ...truth,
  allowed: {
    ...truth.allowed,
    institution: names,
    ...Object.fromEntries(truth.accounts.map((_, index) => [`accounts.${index}.institution`, names])),
    ...Object.fromEntries((truth.income ?? []).map((_, index) => [`income.${index}.payer`, names])),
  },
});
