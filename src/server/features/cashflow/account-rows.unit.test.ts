import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rowsByAccount } from "./account-rows.ts";

type Row = { readonly accountId: string; readonly place: number };

const rowsOf = (accounts: readonly number[]): readonly Row[] =>
  accounts.map((account, place) => ({ accountId: `account_${account}`, place }));

test("each account has its rows, whatever came or went since the last time", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(6), { maxLength: 40 }),
      fc.array(fc.record({ gone: fc.nat(39), account: fc.nat(6), at: fc.nat(39), isTurned: fc.boolean() }), {
        maxLength: 12,
      }),
      (accounts, changes) => {
        let rows = rowsOf(accounts);
        rowsByAccount(rows);
        for (const { gone, account, at, isTurned } of changes) {
          const left = rows.filter(({ place }) => place !== gone);
          rows = left.toSpliced(at, 0, { accountId: `account_${account}`, place: at + 100 });
          rows = isTurned ? [...rows.slice(0, 1), ...rows.slice(1).toReversed()] : rows;
          expect(rowsByAccount(rows)).toEqual(Map.groupBy(rows, ({ accountId }) => accountId));
        }
      },
    ),
  );
});

test("a row more of one account leaves the lists of the others as they are", () => {
  const rows = rowsOf([0, 1, 0, 1, 2]);
  const before = rowsByAccount(rows);
  const after = rowsByAccount([...rows, { accountId: "account_1", place: 9 }]);
  expect(after.get("account_0")).toBe(before.get("account_0"));
  expect(after.get("account_2")).toBe(before.get("account_2"));
  expect(after.get("account_1")).toHaveLength(3);
});

test("the same list is grouped once", () => {
  const rows = rowsOf([0, 1]);
  expect(rowsByAccount(rows)).toBe(rowsByAccount(rows));
});
