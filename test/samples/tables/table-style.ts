import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import { decimal, line, type MadeAccount, type MadeRow, makeAccount, type TableTruth } from "./table-data.ts";

export type MadeTable = { readonly bytes: Buffer; readonly truth: TableTruth; readonly account: MadeAccount };

/** One bank's or program's way of writing an export. */
export type TableStyle = {
  readonly name: string;
  /** No rule was written or changed after a look at it. */
  readonly heldOut?: boolean;
  readonly make: (seed: number) => MadeTable;
};

export type TextStyle = {
  readonly name: string;
  readonly kind: "card" | "deposit";
  readonly heldOut?: boolean;
  /** Lines above the rows, the names of the columns last. */
  readonly heading?: (account: MadeAccount) => readonly string[];
  readonly cells: (row: MadeRow, account: MadeAccount) => readonly string[];
  readonly footer?: (account: MadeAccount) => readonly string[];
  readonly newestFirst?: boolean;
  readonly delimiter?: string;
  readonly quoteAll?: boolean;
  readonly encoding?: "utf8" | "bom" | "utf16" | "cp1252";
  readonly ending?: "\n" | "\r\n" | "\r";
  /** The file ends in the middle of its last line. */
  readonly noFinalNewline?: boolean;
  /** The day that the file shows for a row: the transaction's unless the bank only writes the posting day. */
  readonly day?: (row: MadeRow) => string;
  readonly description?: (row: MadeRow) => string;
  /** What the file states beside its rows; the kind is known. */
  readonly facts?: (account: MadeAccount) => Partial<AccountFacts>;
};

export const newest = (account: MadeAccount): string => decimal(account.rows.at(-1)?.balance ?? 0);

export function truthOf(
  account: MadeAccount,
  style: Pick<TextStyle, "kind" | "newestFirst" | "day" | "description" | "facts">,
): TableTruth {
  const rows = style.newestFirst ? account.rows.toReversed() : account.rows;
  return {
    documentType: style.kind === "card" ? "credit-cards" : "bank-statements",
    accounts: [{ kind: style.kind === "card" ? "credit-card" : "checking", ...style.facts?.(account) }],
    transactions: rows.map(
      (row): TransactionFacts => ({
        account: 0,
        date: style.day?.(row) ?? row.date,
        description: style.description?.(row) ?? row.description,
        amount: decimal(row.cents),
      }),
    ),
  };
}

export function encode(text: string, encoding: TextStyle["encoding"]): Buffer {
  if (encoding === "utf16") return Buffer.from(`\ufeff${text}`, "utf16le");
  if (encoding === "cp1252") return Buffer.from(text, "latin1");
  return Buffer.from(encoding === "bom" ? `\ufeff${text}` : text, "utf8");
}

/** A style that is a text table. */
export function textStyle(style: TextStyle): TableStyle {
  return {
    name: style.name,
    ...(style.heldOut ? { heldOut: true } : {}),
    make: (seed) => {
      const account = makeAccount(style.kind, seed);
      const rows = style.newestFirst ? account.rows.toReversed() : account.rows;
      const lines = [
        ...(style.heading?.(account) ?? []),
        ...rows.map((row) => line(style.cells(row, account), style.delimiter, style.quoteAll)),
        ...(style.footer?.(account) ?? []),
      ];
      const ending = style.ending ?? "\n";
      const text = lines.join(ending) + (style.noFinalNewline ? "" : ending);
      return { account, bytes: encode(text, style.encoding), truth: truthOf(account, style) };
    },
  };
}
