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
  /** True where it counts as another account already. */
  readonly isJoined?: boolean;
  readonly statements: ReadonlyArray<{
    readonly asOf: string;
    readonly facts: AccountFacts;
    /** True where a person typed it. */
    readonly isTyped?: boolean;
    /** True for a list of transactions with running balances that hold. */
    readonly isList?: boolean;
  }>;
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

/**
 * Where a found account belongs: to a known one, to an earlier one of the same document (the same print once more, or another
 * statement of it), or it is new.
 */
export type AccountMatch =
  | { readonly kind: "known"; readonly id: string }
  | { readonly kind: "same-as"; readonly index: number }
  | { readonly kind: "later-statement-of"; readonly index: number }
  | { readonly kind: "new"; readonly warning?: string };

/**
 * The accounts that what a person types may be: those that a document shows, by what documents show of them. Two typed debts of one
 * institution and nearly one balance are two debts.
 */
export function shownByDocuments(known: readonly KnownAccount[]): readonly KnownAccount[] {
  return known.flatMap((account) => {
    const statements = account.statements.filter(({ isTyped }) => isTyped !== true);
    return statements.length === 0 ? [] : [{ ...account, statements }];
  });
}

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

/** A month's payment changes a loan's balance by less than this share of it. */
const MONTHLY_SHARE = 0.25;

type Agreement = "same-number" | "continuity" | "same-rows" | "typed" | "unnamed" | "none";

/**
 * What a person typed from memory without the number, and now its paper: the same institution and kind, and nearly the balance
 * or the very rate.
 */
function isTypedFromMemory(known: KnownAccount, found: FoundAccount): boolean {
  const isOnlyTyped = known.statements.length > 0 && known.statements.every(({ isTyped }) => isTyped);
  if (!isOnlyTyped || known.last4 !== null || known.institution === null || found.institution === null) {
    return false;
  }
  if (known.kind !== found.facts.kind) return false;
  const owed = Number(balanceOf(found.facts) ?? Number.NaN);
  return known.statements.some(
    ({ facts }) =>
      Math.abs(Number(balanceOf(facts) ?? Number.NaN) - owed) <= owed * MONTHLY_SHARE ||
      isShownAndEqual(facts.apr, found.facts.apr),
  );
}

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
  if (isTypedFromMemory(known, found)) return "typed";
  const bothBare = known.last4 === null && last4 === null;
  return bothBare && known.institution === null && found.institution === null ? "unnamed" : "none";
}

/**
 * Of several accounts with one number (the groups of a student loan), or typed for one institution, the one with the rate and nearly the balance of the found one;
 * undefined when none is near, as for a group that is new.
 */
function mostAlike(candidates: readonly KnownAccount[], found: FoundAccount): KnownAccount | undefined {
  const sameRate = candidates.filter((known) =>
    known.statements.some(({ facts }) => isShownAndEqual(facts.apr, found.facts.apr)),
  );
  const owed = Number(balanceOf(found.facts) ?? Number.NaN);
  const ranked = (sameRate.length > 0 ? sameRate : candidates)
    .map((known) => {
      const balances = known.statements.map(({ facts }) => Number(balanceOf(facts) ?? Number.NaN));
      return { known, gap: Math.min(...balances.map((balance) => Math.abs(balance - owed))) };
    })
    .filter(({ gap }) => gap <= owed * MONTHLY_SHARE)
    .toSorted((left, right) => left.gap - right.gap);
  return ranked[0]?.known;
}

const SPECIFICS: readonly Agreement[] = ["same-number", "continuity", "same-rows", "typed", "unnamed"];

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
    const isOneOfMany = wanted === "same-number" || wanted === "typed";
    const alike = isOneOfMany ? mostAlike(sameKind, found) : undefined;
    if (alike) return alike;
  }
  return undefined;
}

/** Fixed terms of a loan that two groups of one balance can differ in. */
const TERMS = ["apr", "originalBalance", "minimumPayment"] as const;

/** An earlier account of the same document that is this one again: same kind, number, institution, day, balance and terms. */
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
      other.asOf === account.asOf &&
      TERMS.every((field) => other.facts[field] === account.facts[field]) &&
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
    ? "This document shows no account number, so it was kept as an account of its own. If it belongs to an account you already have, join the two on the Debts tab or in your Money Profile."
    : undefined;
}

/**
 * Whether an account that only lists without a number made is the one that this document shows: their running balances begin with the balance
 * with which its statement ends, or the other way round. It tells when the list was read before the statement.
 */
export function isItsList(list: KnownAccount, target: KnownAccount, found: FoundAccount): boolean {
  if (list.id === target.id || list.isJoined === true || target.isJoined === true) return false;
  if (list.last4 !== null || list.kind !== found.facts.kind || target.last4 === null) return false;
  const isOfLists = list.statements.length > 0 && list.statements.every(({ isList }) => isList === true);
  return isOfLists && agreement(list, found) === "continuity";
}

/** Accounts that this document already speaks of, with the days of its statements of them. */
type Spoken = { readonly account: KnownAccount; readonly index?: number; readonly days: Set<string> };

/** An account that this document spoke of before, on another day and under the same number: a file of several statements. */
function earlierStatement(spoken: readonly Spoken[], found: FoundAccount): Spoken | undefined {
  const others = spoken.filter(
    ({ account, days }) =>
      account.kind === found.facts.kind &&
      !days.has(found.asOf) &&
      agreement(account, found) === "same-number",
  );
  const best =
    others.length > 1
      ? mostAlike(
          others.map(({ account }) => account),
          found,
        )
      : others[0]?.account;
  return others.find(({ account }) => account === best);
}

/**
 * Decides for every account of one document which account of the ledger it is. Kind family, currency, institution and last
 * four must agree; two accounts of one document and one day never become one unless the document repeats itself, so sub-accounts
 * that share a member number stay apart. Of another day they are two statements of one account.
 */
export function matchAccounts(
  known: readonly KnownAccount[],
  found: readonly FoundAccount[],
): readonly AccountMatch[] {
  const spoken: Spoken[] = [];
  return found.map((account, index) => {
    const twin = earlierTwin(found, index);
    if (twin !== undefined) return { kind: "same-as", index: twin };
    const earlier = earlierStatement(spoken, account);
    if (earlier) {
      earlier.days.add(account.asOf);
      return earlier.index === undefined
        ? { kind: "known", id: earlier.account.id }
        : { kind: "later-statement-of", index: earlier.index };
    }
    const best = bestKnown(
      known.filter((candidate) => !spoken.some((entry) => entry.account === candidate)),
      account,
    );
    if (best) {
      spoken.push({ account: best, days: new Set([account.asOf]) });
      return { kind: "known", id: best.id };
    }
    spoken.push({ account: asKnown(account), index, days: new Set([account.asOf]) });
    const warning = newAccountWarning(known, account);
    return warning === undefined ? { kind: "new" } : { kind: "new", warning };
  });
}

function asKnown({ facts, institution, currency, asOf }: FoundAccount): KnownAccount {
  const last4 = normalisedLast4(facts.accountLast4);
  return { id: "", kind: facts.kind, institution, last4, currency, statements: [{ asOf, facts }] };
}
