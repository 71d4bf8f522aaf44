import { expect, test } from "vitest";
import { assetSchema } from "#contract/debts.ts";
import { type AssetAccount, assetView } from "./asset-view.ts";

function account(
  figures: Readonly<Record<string, { value: string; asOf: string }>>,
  changes: Partial<AssetAccount> = {},
): AssetAccount {
  return {
    id: "account_1",
    kind: "checking",
    name: "Harbor Bank",
    last4: "1177",
    currency: "USD",
    figure: (field) => {
      const shown = figures[field];
      if (!shown) return { kind: "not-shown" };
      const evidence = {
        page: 1,
        box: [0, 0, 1, 1] as [number, number, number, number],
        text: "x",
        confidence: 1,
      };
      return { kind: "known", figure: { ...shown, documentId: "document_1", fileName: "a.pdf", evidence } };
    },
    ...changes,
  };
}

test("a deposit account is worth its ending balance, with the day and the place it was read", () => {
  const asset = assetView(account({ endingBalance: { value: "1250.00", asOf: "2026-10-31" } }));
  expect(assetSchema.parse(asset)).toEqual(asset);
  expect(asset).toMatchObject({
    kind: "checking",
    value: "1250.00",
    asOf: "2026-10-31",
    accountLast4: "1177",
  });
  expect(asset?.sources["value"]?.documentId).toBe("document_1");
});

test("a brokerage account is worth its total value", () => {
  const brokerage = account({ totalValue: { value: "86210.44", asOf: "2026-09-30" } }, { kind: "brokerage" });
  expect(assetView(brokerage)?.value).toBe("86210.44");
});

test("the newest of several figures counts", () => {
  const asset = assetView(
    account({
      endingBalance: { value: "1250.00", asOf: "2026-09-30" },
      currentBalance: { value: "900.00", asOf: "2026-10-31" },
    }),
  );
  expect(asset?.value).toBe("900.00");
});

test("an account without a sure value is no asset yet, and a debt is never one", () => {
  expect(assetView(account({}))).toBeUndefined();
  const card = account({ currentBalance: { value: "10.00", asOf: "2026-10-31" } }, { kind: "credit-card" });
  expect(assetView(card)).toBeUndefined();
});
