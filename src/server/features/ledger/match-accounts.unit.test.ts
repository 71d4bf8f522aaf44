import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AccountFacts } from "#contract/extraction.ts";
import { card, checking } from "#test/samples/extractions.ts";
import { type FoundAccount, type KnownAccount, matchAccounts, normalisedLast4 } from "./match-accounts.ts";

function found(facts: AccountFacts, changes: Partial<FoundAccount> = {}): FoundAccount {
  return {
    facts,
    institution: facts.institution ?? null,
    currency: "USD",
    asOf: facts.statementDate ?? "2026-10-31",
    ...changes,
  };
}

function known(id: string, facts: AccountFacts, changes: Partial<KnownAccount> = {}): KnownAccount {
  return {
    id,
    kind: facts.kind,
    institution: facts.institution ?? null,
    last4: normalisedLast4(facts.accountLast4),
    currency: "USD",
    statements: [{ asOf: facts.statementDate ?? "2026-10-31", facts }],
    ...changes,
  };
}

const without = (facts: AccountFacts, ...fields: readonly (keyof AccountFacts)[]): AccountFacts => ({
  ...Object.fromEntries(Object.entries(facts).filter(([field]) => !fields.some((name) => name === field))),
  kind: facts.kind,
});

describe("an account of a document is the known one", () => {
  test("when institution and last four agree, however the name is printed", () => {
    const next = card({ institution: "EXAMPLE BANK, N.A.", accountLast4: "xxxx-4821" });
    expect(matchAccounts([known("a", card({}))], [found(next)])).toEqual([{ kind: "known", id: "a" }]);
  });

  test("when only one document names the institution", () => {
    const next = without(card({}), "institution");
    expect(matchAccounts([known("a", card({}))], [found(next)])).toEqual([{ kind: "known", id: "a" }]);
  });

  test("when one paper says loan and the next auto loan", () => {
    const before = card({ kind: "loan" });
    expect(matchAccounts([known("a", before)], [found(card({ kind: "auto-loan" }))])).toEqual([
      { kind: "known", id: "a" },
    ]);
  });

  test("when no number is shown but the balance carries over", () => {
    const next = without(
      card({ statementDate: "2026-11-12", previousBalance: "2345.67", currentBalance: "2400.00" }),
      "accountLast4",
    );
    expect(matchAccounts([known("a", card({}))], [found(next)])).toEqual([{ kind: "known", id: "a" }]);
  });

  test("when no number is shown and an older statement closes where the known one opens", () => {
    const later = card({ previousBalance: "2100.00" });
    const earlier = without(card({ statementDate: "2026-09-12", currentBalance: "2100.00" }), "accountLast4");
    expect(matchAccounts([known("a", later)], [found(earlier)])).toEqual([{ kind: "known", id: "a" }]);
  });

  test("when an export names neither bank nor number and only one such account exists", () => {
    const bare: AccountFacts = { kind: "checking" };
    expect(matchAccounts([known("a", bare)], [found(bare)])).toEqual([{ kind: "known", id: "a" }]);
  });
});

describe("an account of a document is new", () => {
  test.each([
    ["same last four at another institution", card({ institution: "Northwind" })],
    ["another last four at the same institution", card({ accountLast4: "9001" })],
    ["same last four of another family", checking({ institution: "Example Bank", accountLast4: "4821" })],
  ])("%s", (_, facts) => {
    expect(matchAccounts([known("a", card({}))], [found(facts)])).toEqual([{ kind: "new" }]);
  });

  test("in another currency", () => {
    expect(matchAccounts([known("a", card({}))], [found(card({}), { currency: "EUR" })])).toEqual([
      { kind: "new" },
    ]);
  });

  test("with a warning, when no number is shown and no balance carries over", () => {
    const next = without(card({ statementDate: "2026-11-12", currentBalance: "80.00" }), "accountLast4");
    const [match] = matchAccounts([known("a", card({}))], [found(next)]);
    expect(match?.kind).toBe("new");
    expect(match?.kind === "new" && match.warning).toContain("no account number");
  });

  test("when a balance of zero is all that carries over", () => {
    const before = card({ currentBalance: "0.00" });
    const next = without(card({ previousBalance: "0.00", currentBalance: "12.00" }), "accountLast4");
    expect(matchAccounts([known("a", before)], [found(next, { asOf: "2026-11-12" })])[0]?.kind).toBe("new");
  });

  test("when its number fits two known accounts equally", () => {
    const twins = [
      known("a", card({ institution: "Northwind" })),
      known("b", card({ institution: "Example Bank" })),
    ];
    const next = without(card({ statementDate: "2026-12-12", currentBalance: "1.00" }), "institution");
    expect(matchAccounts(twins, [found(next)])[0]?.kind).toBe("new");
  });
});

describe("accounts of one document", () => {
  const share = checking({ accountLast4: "1177", kind: "savings", endingBalance: "5000.00" });

  test("stay two when they share a member number", () => {
    expect(matchAccounts([], [found(checking({})), found(share)]).map((match) => match.kind)).toEqual([
      "new",
      "new",
    ]);
  });

  test("find their own kind again next month, in any order", () => {
    const before = [known("checking", checking({})), known("savings", share)];
    expect(matchAccounts(before, [found(share), found(checking({}))])).toEqual([
      { kind: "known", id: "savings" },
      { kind: "known", id: "checking" },
    ]);
  });

  test("do not take each other's place when the known one comes second", () => {
    expect(matchAccounts([known("checking", checking({}))], [found(share), found(checking({}))])).toEqual([
      { kind: "new" },
      { kind: "known", id: "checking" },
    ]);
  });

  test("misread as another kind are still recognised by the balance that carries over", () => {
    const misread = checking({ kind: "savings", beginningBalance: "1250.00", endingBalance: "900.00" });
    expect(matchAccounts([known("checking", checking({}))], [found(misread)])).toEqual([
      { kind: "known", id: "checking" },
    ]);
  });

  test("never share one known account, whatever they show", () => {
    const facts = fc.record({
      kind: fc.constantFrom("credit-card", "checking", "savings", "loan", "auto-loan" as const),
      institution: fc.constantFrom("Example Bank", "EXAMPLE", "Northwind"),
      accountLast4: fc.constantFrom("1111", "2222"),
      currentBalance: fc.constantFrom("10.00", "20.00"),
    });
    fc.assert(
      fc.property(fc.array(facts, { maxLength: 4 }), fc.array(facts, { maxLength: 4 }), (before, after) => {
        const ledger = before.map((shown, index) => known(`account ${index}`, shown));
        const ids = matchAccounts(
          ledger,
          after.map((shown) => found(shown)),
        ).flatMap((match) => (match.kind === "known" ? match.id : []));
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  test("with a number of their own are found again exactly, in any order", () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 1000, max: 9999 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(numbers, fc.integer(), (last4s, turn) => {
        const all = last4s.map((last4) => card({ accountLast4: String(last4) }));
        const ledger = all.map((shown) => known(shown.accountLast4 ?? "", shown));
        const start = Math.abs(turn) % all.length;
        const turned = [...all.slice(start), ...all.slice(0, start)];
        expect(
          matchAccounts(
            ledger,
            turned.map((shown) => found(shown)),
          ),
        ).toEqual(turned.map(({ accountLast4 }) => ({ kind: "known", id: accountLast4 })));
      }),
    );
  });

  test("are one when the document repeats the same account", () => {
    expect(matchAccounts([], [found(card({})), found(card({}))])).toEqual([
      { kind: "new" },
      { kind: "same-as", index: 0 },
    ]);
  });
});

test.each([
  ["4821", "4821"],
  ["****-**12 34", "1234"],
  ["x9", "X9"],
  ["", null],
  [undefined, null],
])("the last four of %s is %s", (printed, expected) => {
  expect(normalisedLast4(printed)).toBe(expected);
});

describe("loan groups under one account number", () => {
  const group = (apr: string, currentBalance: string, changes: Partial<AccountFacts> = {}): AccountFacts => ({
    kind: "student-loan",
    institution: "Prairie Student Loans",
    accountLast4: "3127",
    statementDate: "2026-10-02",
    apr,
    currentBalance,
    ...changes,
  });
  const ledger = [known("a", group("4.53", "5901.22")), known("b", group("5.05", "8410.07"))];

  test("each finds its own account next month, by rate and balance, in any order", () => {
    const next = { statementDate: "2026-11-02" };
    const document = [found(group("5.05", "8342.10", next)), found(group("4.53", "5855.60", next))];
    expect(matchAccounts(ledger, document)).toEqual([
      { kind: "known", id: "b" },
      { kind: "known", id: "a" },
    ]);
  });

  test("a group that is new is a new account", () => {
    const next = { statementDate: "2026-11-02" };
    const document = ["5855.60", "8342.10", "2500.00"].map((balance, index) =>
      found(group(["4.53", "5.05", "6.80"][index] ?? "", balance, next)),
    );
    expect(matchAccounts(ledger, document).map(({ kind }) => kind)).toEqual(["known", "known", "new"]);
  });

  test("groups of one day are never one account", () => {
    const document = [found(group("4.53", "5901.22")), found(group("5.05", "8410.07"))];
    expect(matchAccounts([], document).map(({ kind }) => kind)).toEqual(["new", "new"]);
  });
});

describe("a file of several statements", () => {
  const october = card({});
  const november = card({ statementDate: "2026-11-12", currentBalance: "2400.00" });

  test("two months of one account are one account", () => {
    expect(matchAccounts([], [found(october), found(november)])).toEqual([
      { kind: "new" },
      { kind: "later-statement-of", index: 0 },
    ]);
    expect(matchAccounts([known("a", october)], [found(october), found(november)])).toEqual([
      { kind: "known", id: "a" },
      { kind: "known", id: "a" },
    ]);
  });
});
