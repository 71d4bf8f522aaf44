import { array, assert, constantFrom, integer, property, record, uniqueArray } from "fast-check";
import { describe, expect, test } from "vitest";
import type { AccountKind } from "#contract/extraction.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { assetView } from "../assets/asset-view.ts";
import { debtView } from "../debts/debt-view.ts";
import { accountView, type LedgerAccount } from "../ledger/account-view.ts";
import { profileView } from "../profile/profile-view.ts";
import { extraOf, familyOverview, type MemberShare, mergeHeldTogether } from "./family-view.ts";

const today = parsePlainDate("2026-11-20") ?? expect.unreachable();

type Drawn = {
  readonly kind: AccountKind;
  readonly amount: number;
  readonly last4: string;
  readonly asOf: string;
};

function ledgerAccount(
  id: string,
  { kind, amount, last4, asOf }: Drawn,
  institution = "Example Bank",
): LedgerAccount {
  const text = formatMoney(cents(amount));
  const facts =
    kind === "checking"
      ? { kind, endingBalance: text }
      : { kind, currentBalance: text, apr: "19.99", minimumPayment: "25.00" };
  const documentId = `document_of_${id}`;
  return accountView(
    { id, kind, currency: "USD" },
    { institution, last4 },
    [
      {
        facts,
        digital: true,
        evidence: {},
        questions: [],
        fileName: "statement.pdf",
        documentId,
        accountIndex: 0,
        asOf,
        uploadedAt: new Date(`${asOf}T08:00:00Z`),
      },
    ],
    [],
  );
}

function overviewOf(shares: readonly MemberShare<LedgerAccount>[]) {
  const held = mergeHeldTogether(shares);
  const accounts = held.map(({ account }) => account);
  const debts = accounts.flatMap((account) => debtView(account, "USD") ?? []);
  const assets = accounts.flatMap((account) => assetView(account) ?? []);
  const profile = profileView({ accounts, debts, assets, analysis: null, credit: null, today });
  return familyOverview({ held, currency: "USD", debts, assets, profile, plan: "none", extra: "0.00" });
}

const drawn = record({
  kind: constantFrom<AccountKind>("credit-card", "auto-loan", "checking"),
  amount: integer({ min: 0, max: 5_000_000 }),
  last4: integer({ min: 0, max: 12 }).map((number) => String(1000 + number)),
  asOf: constantFrom("2026-09-30", "2026-10-31", "2026-11-15"),
});
const household = array(
  uniqueArray(drawn, { selector: ({ kind, last4 }) => `${kind} ${last4}`, maxLength: 6 }),
  {
    minLength: 1,
    maxLength: 5,
  },
).map((members) =>
  members.map(
    (accounts, member): MemberShare<LedgerAccount> => ({
      memberId: `member_${member}`,
      isYou: member === 0,
      accounts: accounts.map((one, index) => ledgerAccount(`account_${member}_${index}`, one)),
    }),
  ),
);

const amountOf = (text: string | null) => BigInt((text ?? "0").replace(".", ""));

describe("what is shared together", () => {
  test("is the sum of each distinct account once, whoever shares it and in whatever order", () => {
    assert(
      property(household, (shares) => {
        const newest = new Map<string, LedgerAccount>();
        for (const account of shares.flatMap(({ accounts }) => accounts)) {
          const key = `${account.kind} ${account.last4}`;
          const known = newest.get(key);
          if (known === undefined || account.asOf > known.asOf) newest.set(key, account);
        }
        const sumOf = (isDebt: boolean) =>
          [...newest.values()]
            .filter(({ kind }) => (kind !== "checking") === isDebt)
            .map(({ statements }) => statements[0]?.facts)
            .reduce(
              (sum, facts) => sum + amountOf(facts?.currentBalance ?? facts?.endingBalance ?? null),
              0n,
            );
        const overview = overviewOf(shares);
        expect(amountOf(overview.totalDebts)).toBe(sumOf(true));
        expect(amountOf(overview.totalAssets)).toBe(sumOf(false));
        expect(amountOf(overview.netWorth)).toBe(sumOf(false) - sumOf(true));
        expect(overview.accounts).toHaveLength(newest.size);
      }),
      { seed: 20_261_122, numRuns: 300 },
    );
  });

  test("says whose each account is, and of nobody else's names the document", () => {
    assert(
      property(household, (shares) => {
        const yours = new Set(shares[0]?.accounts.map(({ id }) => id));
        for (const { id, memberIds, documentId } of overviewOf(shares).accounts) {
          expect(memberIds.length).toBeGreaterThan(0);
          expect(documentId === null || yours.has(id)).toBe(true);
        }
      }),
      { seed: 20_261_122, numRuns: 100 },
    );
  });

  test("is the same with one member less by exactly what only that member shares", () => {
    assert(
      property(household, (shares) => {
        const rest = shares.slice(0, -1);
        const others = new Set(
          rest.flatMap(({ accounts }) => accounts.map(({ kind, last4 }) => `${kind} ${last4}`)),
        );
        const isOnlyTheirs = ({ kind, last4 }: LedgerAccount) => !others.has(`${kind} ${last4}`);
        const only = (shares.at(-1)?.accounts ?? []).filter(isOnlyTheirs);
        const before = overviewOf(shares).accounts.length;
        expect(overviewOf(rest).accounts).toHaveLength(before - only.length);
      }),
      { seed: 20_261_122, numRuns: 100 },
    );
  });
});

describe("accounts of two members", () => {
  const one: Drawn = { kind: "credit-card", amount: 10_000, last4: "4821", asOf: "2026-10-12" };
  const shareOf = (memberId: string, account: LedgerAccount): MemberShare<LedgerAccount> => ({
    memberId,
    isYou: false,
    accounts: [account],
  });

  test("with the same digits under two names are two, and said to be maybe one", () => {
    const overview = overviewOf([
      shareOf("a", ledgerAccount("x", one, "Chase")),
      shareOf("b", ledgerAccount("y", one, "JPMorgan")),
    ]);
    expect(overview.accounts).toHaveLength(2);
    expect(overview.warnings).toEqual([expect.stringContaining("may be one account")]);
  });

  test("without digits are never taken for one", () => {
    const blank = (id: string) => ({ ...ledgerAccount(id, one), last4: null });
    expect(mergeHeldTogether([shareOf("a", blank("x")), shareOf("b", blank("y"))])).toHaveLength(2);
  });

  test("in two currencies are two; the other currency is in no sum, and said", () => {
    const euro = { ...ledgerAccount("y", { ...one, amount: 999_999 }), currency: "EUR" };
    const held = mergeHeldTogether([shareOf("a", ledgerAccount("x", one)), shareOf("b", euro)]);
    const inDollars = held.map(({ account }) => account).filter(({ currency }) => currency === "USD");
    const debts = inDollars.flatMap((account) => debtView(account, "USD") ?? []);
    const profile = profileView({
      accounts: inDollars,
      debts,
      assets: [],
      analysis: null,
      credit: null,
      today,
    });
    const overview = familyOverview({
      held,
      currency: "USD",
      debts,
      assets: [],
      profile,
      plan: "-",
      extra: "0.00",
    });
    expect(overview).toMatchObject({ totalDebts: "100.00", accounts: [{ id: "x" }] });
    expect(overview.warnings[0]).toContain("EUR");
  });
});

test("what members add is summed in cents, and nobody's silence counts", () => {
  expect(extraOf(["0.10", "0.20", null])).toBe("0.30");
  expect(extraOf([])).toBe("0.00");
});
