import type { DocumentType } from "#contract/document-type.ts";
import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";

export type Truth = {
  readonly documentType: DocumentType;
  readonly institution?: string;
  readonly accounts: readonly AccountFacts[];
  readonly transactions: readonly TransactionFacts[];
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
