import type { AccountFacts, AccountKind } from "#contract/extraction.ts";
import { type AccountFamily, accountFamily } from "./account-family.ts";
import { isSameInstitution } from "./institution.ts";

/** An account of the ledger, as far as recognising it in another document needs. */
export type KnownAccount = {
  readonly id: string;
  readonly kind: AccountKind;
  readonly institution: string | null;
  readonly last4: string | null;
  readonly currency: string;
  readonly statements: ReadonlyArray<{ readonly asOf: string; readonly facts: AccountFacts }>;
};

/** An account as one document shows it. */
export type FoundAccount = {
  readonly facts: AccountFacts;
  readonly institution: string | null;
  readonly currency: string;
  readonly asOf: string;
  /** What its rows say about accounts of the ledger, by their id; absent where they prove nothing. */
  readonly rows?: ReadonlyMap<string, "same" | "different">;
};

/** Where a found account belongs: to a known one, to an earlier one of the same document, or it is new. */
export type AccountMatch =
  | { readonly kind: "known"; readonly id: string }
  | { readonly kind: "same-as"; readonly index: number }
  | { readonly kind: "new"; readonly warning?: string };

/** The last four characters of a printed account number, without masks and separators; null when none is shown. */
export function normalisedLast4(printed: string | undefined): string | null {
  const plain = (printed ?? "").toUpperCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
  return plain === "" ? null : plain.slice(-4);
}

const balanceOf = (facts: AccountFacts): string | undefined =>
  facts.currentBalance ?? facts.endingBalance ?? facts.totalValue;
const openingOf = (facts: AccountFacts): string | undefined =>
  facts.previousBalance ?? facts.beginningBalance;

const isShownAndEqual = (left: string | undefined, right: string | undefined): boolean =>
  left !== undefined && left === right;

/**
 * Whether two statements without a common account number belong to one account: one opens with the balance with which the
 * other closed (zero proves nothing), both show the same day and balance, or a loan's fixed terms agree.
 */
function isContinuous(known: KnownAccount, found: FoundAccount): boolean {
  return known.statements.some(({ asOf, facts }) => {
    const [before, after] = [balanceOf(facts), balanceOf(found.facts)];
    const carriesOver =
      (isShownAndEqual(before, openingOf(found.facts)) && Number(before) !== 0) ||
      (isShownAndEqual(after, openingOf(facts)) && Number(after) !== 0);
    const isSameStatement = asOf === found.asOf && isShownAndEqual(before, after);
    const isSameLoan =
      isShownAndEqual(facts.originalBalance, found.facts.originalBalance) &&
      isShownAndEqual(facts.apr, found.facts.apr);
    return carriesOver || isSameStatement || isSameLoan;
  });
}

/**
 * Checking and savings of one member number, or two kinds of loan, are two accounts even if all digits agree; a paper that only
 * says "loan" can speak of any of them.
 */
function canBeOneKind(left: AccountKind, right: AccountKind): boolean {
  return left === right || left === "loan" || right === "loan";
}

type Agreement = "same-number" | "continuity" | "same-rows" | "unnamed" | "none";

function agreement(known: KnownAccount, found: FoundAccount): Agreement {
  if (accountFamily(known.kind) !== accountFamily(found.facts.kind)) return "none";
  if (known.currency !== found.currency) return "none";
  const last4 = normalisedLast4(found.facts.accountLast4);
  const bothNamed = known.institution !== null && found.institution !== null;
  if (bothNamed && !isSameInstitution(known.institution, found.institution)) return "none";
  if (known.last4 !== null && last4 !== null && known.last4 !== last4) return "none";
  if (!canBeOneKind(known.kind, found.facts.kind)) return isContinuous(known, found) ? "continuity" : "none";
  if (known.last4 !== null && last4 !== null) return "same-number";
  if (isContinuous(known, found)) return "continuity";
  // A download without a number: the transactions say whose it is.
  if (found.rows?.get(known.id) === "same") return "same-rows";
  if (found.rows?.get(known.id) === "different") return "none";
  const bothBare = known.last4 === null && last4 === null;
  return bothBare && known.institution === null && found.institution === null ? "unnamed" : "none";
}

const SPECIFICS: readonly Agreement[] = ["same-number", "continuity", "same-rows", "unnamed"];

/** The known account that this one is, if there is exactly one best. Same kind and same-day statements break ties. */
function bestKnown(candidates: readonly KnownAccount[], found: FoundAccount): KnownAccount | undefined {
  for (const wanted of SPECIFICS) {
    const agreeing = candidates.filter((known) => agreement(known, found) === wanted);
    const sameKind = agreeing.filter((known) => known.kind === found.facts.kind);
    const named = agreeing.filter((known) => (known.institution === null) === (found.institution === null));
    const sameKindAndNamed = sameKind.filter((known) => named.includes(known));
    for (const group of [agreeing, named, sameKind, sameKindAndNamed]) {
      if (group.length === 1) return group[0];
    }
    const continuous = agreeing.filter((known) => isContinuous(known, found));
    if (continuous.length === 1) return continuous[0];
  }
  return undefined;
}

/** An earlier account of the same document that is this one again: same kind, number, institution and balance. */
function earlierTwin(found: readonly FoundAccount[], index: number): number | undefined {
  const account = found[index];
  const last4 = normalisedLast4(account?.facts.accountLast4);
  const twin = found.findIndex(
    (other, otherIndex) =>
      otherIndex < index &&
      last4 !== null &&
      normalisedLast4(other.facts.accountLast4) === last4 &&
      other.facts.kind === account?.facts.kind &&
      other.institution === account.institution &&
      isShownAndEqual(balanceOf(other.facts), balanceOf(account.facts)),
  );
  return twin === -1 ? undefined : twin;
}

function newAccountWarning(known: readonly KnownAccount[], found: FoundAccount): string | undefined {
  const family: AccountFamily = accountFamily(found.facts.kind);
  const isUnnumbered = normalisedLast4(found.facts.accountLast4) === null;
  const hasRelatives = known.some(
    (account) =>
      accountFamily(account.kind) === family &&
      (account.institution === null ||
        found.institution === null ||
        isSameInstitution(account.institution, found.institution)),
  );
  return isUnnumbered && hasRelatives
    ? "This document shows no account number, so it was kept as an account of its own. If it belongs to an account you already have, delete what was read here and upload a page that shows the number."
    : undefined;
}

/**
 * Decides for every account of one document which account of the ledger it is. Kind family, currency, institution and last
 * four must agree; two accounts of one document never become one unless the document repeats itself, so sub-accounts that
 * share a member number stay apart.
 */
export function matchAccounts(
  known: readonly KnownAccount[],
  found: readonly FoundAccount[],
): readonly AccountMatch[] {
  const taken = new Set<string>();
  return found.map((account, index) => {
    const twin = earlierTwin(found, index);
    if (twin !== undefined) return { kind: "same-as", index: twin };
    const best = bestKnown(
      known.filter(({ id }) => !taken.has(id)),
      account,
    );
    if (best) {
      taken.add(best.id);
      return { kind: "known", id: best.id };
    }
    const warning = newAccountWarning(known, account);
    return warning === undefined ? { kind: "new" } : { kind: "new", warning };
  });
}
