import type { Asset, Source } from "#contract/debts.ts";
import type { AccountKind } from "#contract/extraction.ts";
import { figureSource, type SourcedFigure } from "#contract/figure-source.ts";

const VALUE_FIELDS = ["endingBalance", "totalValue", "currentBalance"] as const;
type ValueField = (typeof VALUE_FIELDS)[number];

/** What the assets feature needs of the ledger. */
export type AssetAccount = {
  readonly id: string;
  readonly kind: AccountKind;
  readonly name: string;
  readonly last4: string | null;
  readonly currency: string;
  readonly figure: (field: ValueField) =>
    | {
        readonly kind: "known";
        readonly figure: SourcedFigure & { readonly value: string; readonly asOf: string };
      }
    | { readonly kind: "in-question" | "not-shown" };
};

const ASSET_KINDS: ReadonlySet<AccountKind> = new Set([
  "checking",
  "savings",
  "brokerage",
  "401k",
  "ira",
  "other",
]);

/**
 * An account that holds money, worth the newest balance or value a statement shows; undefined for debts and for accounts
 * whose value no document shows for certain.
 */
export function assetView(account: AssetAccount): Asset | undefined {
  if (!ASSET_KINDS.has(account.kind)) return undefined;
  const states = VALUE_FIELDS.map((field) => account.figure(field));
  const known = states.flatMap((state) => (state.kind === "known" ? [state.figure] : []));
  const newest = known.toSorted((left, right) => right.asOf.localeCompare(left.asOf))[0];
  if (!newest) return undefined;
  const { value, asOf } = newest;
  const source = figureSource(newest);
  const sources: Record<string, Source> = source ? { value: source } : {};
  return {
    id: account.id,
    name: account.name,
    accountLast4: account.last4,
    kind: account.kind,
    value,
    asOf,
    sources,
  };
}
