import type { AccountFacts, AccountKind, RunningSpan } from "#contract/extraction.ts";
import {
  type FigureField,
  type FigureState,
  newestFigure,
  newestFirst,
  type Statement,
} from "./newest-figures.ts";
import type { AccountRow } from "./repository.ts";
import type { AccountName } from "./sealed-rows.ts";
import type { TypedOrigin } from "./statement.ts";

/** An account as all documents together show it. */
export type LedgerAccount = {
  readonly id: string;
  readonly kind: AccountKind;
  /** The institution as first printed; a plain word for the kind where no document names one. */
  readonly name: string;
  readonly last4: string | null;
  readonly currency: string;
  /** The day of the newest statement. */
  readonly asOf: string;
  readonly figure: (field: FigureField) => FigureState;
  /** What each document says about it, newest first. */
  readonly statements: ReadonlyArray<{
    readonly documentId: string;
    readonly fileName: string;
    readonly accountIndex: number;
    readonly asOf: string;
    readonly facts: AccountFacts;
    readonly evidence: Statement["evidence"];
    readonly corrections?: Statement["corrections"];
    readonly typed?: TypedOrigin;
    readonly span?: RunningSpan;
  }>;
  /** The accounts that a person said are this one. */
  readonly joined: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly last4: string | null;
  }>;
};

const NAMES: Readonly<Record<AccountKind, string>> = {
  "credit-card": "Credit card",
  checking: "Checking account",
  savings: "Savings account",
  "auto-loan": "Auto loan",
  "student-loan": "Student loan",
  "personal-loan": "Personal loan",
  mortgage: "Mortgage",
  heloc: "Home equity line",
  loan: "Loan",
  brokerage: "Brokerage account",
  "401k": "401(k)",
  ira: "IRA",
  other: "Account",
};

/**
 * What the person said it is; else the newest document's kind, unless it is the vague one of a family that an older one names
 * exactly.
 */
function presentKind(ordered: readonly Statement[], fallback: AccountKind): AccountKind {
  const said = ordered.find(({ corrections }) => corrections?.["kind"] !== undefined);
  if (said) return said.facts.kind;
  const kinds = ordered.filter(({ typed }) => typed?.as !== "word").map(({ facts }) => facts.kind);
  return kinds.find((kind) => kind !== "loan" && kind !== "other") ?? kinds[0] ?? fallback;
}

const BALANCES: readonly FigureField[] = ["currentBalance", "endingBalance", "totalValue"];

/** A paper read as another kind of account names its balance otherwise. */
function figureReader(statements: readonly Statement[]) {
  const isKindSaid = statements.some(({ corrections }) => corrections?.["kind"] !== undefined);
  const known = new Map<FigureField, FigureState>();
  const read = (field: FigureField): FigureState => {
    const state = newestFigure(statements, field);
    if (!isKindSaid || state.kind !== "not-shown" || !BALANCES.includes(field)) return state;
    const others = BALANCES.map((other) => newestFigure(statements, other));
    return others.find(({ kind }) => kind === "known") ?? state;
  };
  return (field: FigureField): FigureState => {
    const state = known.get(field) ?? read(field);
    known.set(field, state);
    return state;
  };
}

/** `statements` with estimates settled, in any order; `joined` are the accounts that the person said are this one. */
export function accountView(
  row: Pick<AccountRow, "id" | "kind" | "currency">,
  name: AccountName,
  statements: readonly Statement[],
  joined: ReadonlyArray<AccountName & { readonly id: string }>,
): LedgerAccount {
  const ordered = newestFirst(statements);
  const kind = presentKind(ordered, row.kind as AccountKind); // only the merge writes it
  return {
    id: row.id,
    kind,
    name: name.institution ?? NAMES[kind],
    last4: name.last4 ?? joined.map(({ last4 }) => last4).find((last4) => last4) ?? null,
    currency: row.currency,
    asOf: ordered[0]?.asOf ?? "",
    figure: figureReader(ordered),
    statements: ordered,
    joined: joined.map(({ id, institution, last4 }) => ({ id, name: institution ?? NAMES[kind], last4 })),
  };
}
