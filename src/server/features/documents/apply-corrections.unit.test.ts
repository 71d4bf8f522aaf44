import { describe, expect, test } from "vitest";
import type { Evidence, Extraction } from "#contract/extraction.ts";
import { card, checking, extractionOf } from "#test/samples/extractions.ts";
import { applyCorrections, type StoredCorrection } from "./apply-corrections.ts";
import { figuresView } from "./figures-view.ts";
import { anchorOf, placeFigure } from "./place-figure.ts";

const place = (text: string): Evidence => ({ page: 1, box: [0.5, 0.2, 0.6, 0.22], text, confidence: 0.7 });

const said = (
  read: Extraction,
  path: string,
  value: string | null,
  was: string | null = null,
): StoredCorrection => ({
  id: `correction_${path}`,
  path,
  anchor: anchorOf(read, path),
  value,
  was,
  madeAt: new Date("2026-11-21T08:00:00Z"),
  undoneAt: null,
});

const rates = extractionOf({
  accounts: [
    card({
      aprs: [
        { kind: "purchase", apr: "24.99", balance: "2000.00" },
        { kind: "cash-advance", apr: "29.99" },
      ],
    }),
  ],
});

describe("a person's word in place of what was read", () => {
  test("changes that figure and nothing else, and the reading itself not at all", () => {
    const before = structuredClone(rates);
    const { extraction } = applyCorrections(rates, [said(rates, "accounts.0.aprs.1.apr", "28.99")]);
    expect(extraction.accounts[0]?.aprs).toEqual([
      { kind: "purchase", apr: "24.99", balance: "2000.00" },
      { kind: "cash-advance", apr: "28.99" },
    ]);
    expect({ ...extraction, accounts: [] }).toEqual({ ...rates, accounts: [] });
    expect(rates).toEqual(before);
  });

  test("that a rate is not there removes the entry; the others keep their figures", () => {
    const { extraction } = applyCorrections(rates, [
      said(rates, "accounts.0.aprs.0.apr", null),
      said(rates, "accounts.0.aprs.1.apr", "28.99"),
    ]);
    expect(extraction.accounts[0]?.aprs).toEqual([{ kind: "cash-advance", apr: "28.99" }]);
  });

  test("ends the warning of a sum that it mends, and no other", () => {
    const detail = "1000.00 - 200.00 + 60.00 is not 850.00";
    const read: Extraction = {
      ...extractionOf({ accounts: [card({ purchases: "60.00" })] }),
      checks: [{ name: "card-balance-roll-forward", passed: false, detail }],
      warnings: ["The second page is blurred.", `Something does not add up: ${detail}.`],
    };
    const warningsWith = (value: string) =>
      applyCorrections(read, [said(read, "accounts.0.purchases", value, "60.00")]).extraction.warnings;
    expect(warningsWith("50.00")).toEqual(["The second page is blurred."]);
    expect(warningsWith("70.00")).toEqual([
      "The second page is blurred.",
      "Something does not add up: 1000.00 - 200.00 + 70.00 is not 850.00.",
    ]);
  });

  test("on a question takes the place of the candidate that was chosen", () => {
    const { apr: _unread, ...facts } = card({});
    const read = extractionOf({
      accounts: [facts],
      questions: [
        {
          path: "accounts.0.apr",
          reason: "Blurred.",
          candidates: [
            { value: "24.99", evidence: place("24.99%") },
            { value: "29.99", evidence: place("29.99%") },
          ],
        },
      ],
    });
    const { extraction } = applyCorrections(read, [said(read, "accounts.0.apr", "29.99")]);
    expect(extraction.evidence["accounts.0.apr"]?.text).toBe("29.99%");
    expect(extraction.questions).toEqual([]);
    expect(extraction.accounts[0]?.apr).toBe("29.99");
  });

  test("of two rows in question the one that was answered joins the list, whichever it is", () => {
    const row = (description: string) => ({ account: 0, date: "2026-10-05", description });
    const asked = (index: number, description: string) => ({
      path: `transactions.${index}.amount`,
      reason: "Blurred.",
      candidates: [{ value: "-1.00", evidence: place("1.00") }],
      row: row(description),
    });
    const read = extractionOf({
      accounts: [checking({})],
      transactions: [{ ...row("RENT"), amount: "-900.00" }],
      questions: [asked(1, "COFFEE"), asked(2, "BREAD")],
    });
    const corrected = applyCorrections(read, [said(read, "transactions.2.amount", "-3.10")]);
    expect(corrected.extraction.transactions).toEqual([
      { ...row("RENT"), amount: "-900.00" },
      { ...row("BREAD"), amount: "-3.10" },
    ]);
    expect(corrected.extraction.questions.map(({ path }) => path)).toEqual(["transactions.1.amount"]);
    const shown = figuresView(read, corrected).filter(({ path }) => path.startsWith("transactions.2."));
    expect(shown.map(({ path, value }) => [path, value])).toEqual([
      ["transactions.2.date", "2026-10-05"],
      ["transactions.2.description", "BREAD"],
      ["transactions.2.amount", "-3.10"],
    ]);
  });

  test("on another part of a row that waits is kept until the row is answered, in either order", () => {
    const row = { account: 0, date: "2026-10-05", description: "COFFEE" };
    const read = extractionOf({
      accounts: [checking({})],
      questions: [
        {
          path: "transactions.0.amount",
          reason: "Blurred.",
          candidates: [{ value: "-1.00", evidence: place("1.00") }],
          row,
        },
      ],
    });
    const day = said(read, "transactions.0.date", "2026-10-06");
    expect(applyCorrections(read, [day]).extraction.transactions).toEqual([]);
    const amount = said(read, "transactions.0.amount", "-1.10");
    for (const both of [
      [day, amount],
      [amount, day],
    ]) {
      expect(applyCorrections(read, both).extraction.transactions).toEqual([
        { ...row, date: "2026-10-06", amount: "-1.10" },
      ]);
    }
  });

  test("on the institution at the head of the paper renames the accounts under it", () => {
    const read = extractionOf({ accounts: [card({}), card({ institution: "Other Bank" })] });
    const { extraction } = applyCorrections(read, [said(read, "institution", "Exemplary Bank")]);
    expect(extraction.accounts.map(({ institution }) => institution)).toEqual([
      "Exemplary Bank",
      "Other Bank",
    ]);
  });

  test("that counts no more changes nothing", () => {
    const ended = { ...said(rates, "accounts.0.apr", "1"), undoneAt: new Date() };
    expect(applyCorrections(rates, [ended]).extraction).toBe(rates);
  });
});

describe("a figure found again in another reading", () => {
  const twoCards = extractionOf({ accounts: [card({}), card({ accountLast4: "9900" })] });

  test("is found by its account's kind and number, not by its position", () => {
    const path = "accounts.1.apr";
    const again = extractionOf({ accounts: [checking({}), card({ accountLast4: "9900" }), card({})] });
    expect(placeFigure(again, path, anchorOf(twoCards, path))).toBe("accounts.1.apr");
    expect(placeFigure(again, "accounts.0.apr", anchorOf(twoCards, "accounts.0.apr"))).toBe("accounts.2.apr");
  });

  test("is not guessed when its account is gone; a lone account is that account", () => {
    const path = "accounts.1.apr";
    const anchor = anchorOf(twoCards, path);
    const others = extractionOf({ accounts: [card({}), card({ accountLast4: "7777" })] });
    expect(placeFigure(others, path, anchor)).toBeUndefined();
    const lone = extractionOf({ accounts: [card({ accountLast4: "9908" })] });
    expect(placeFigure(lone, path, anchor)).toBe("accounts.0.apr");
  });

  test("of the second of two equal rows is the second of them again", () => {
    const coffee = { account: 0, date: "2026-10-05", description: "COFFEE", amount: "-4.50" };
    const rent = { account: 0, date: "2026-10-01", description: "RENT", amount: "-900.00" };
    const read = extractionOf({ accounts: [checking({})], transactions: [coffee, coffee] });
    const again = extractionOf({ accounts: [checking({})], transactions: [rent, coffee, coffee] });
    const path = "transactions.1.amount";
    expect(placeFigure(again, path, anchorOf(read, path))).toBe("transactions.2.amount");
    const fewer = extractionOf({ accounts: [checking({})], transactions: [rent, coffee] });
    expect(placeFigure(fewer, path, anchorOf(read, path))).toBeUndefined();
  });
});
