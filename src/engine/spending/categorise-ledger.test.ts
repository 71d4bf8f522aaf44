import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../calendar/months.ts";
import { type PlainDate, parsePlainDate } from "../calendar/plain-date.ts";
import type { AccountRole } from "./categorise.ts";
import { categoriseLedger, createLedgerCategoriser, type LedgerLine } from "./categorise-ledger.ts";
import { type Category, categories, categoryKind } from "./category.ts";
import type { Correction } from "./corrections.ts";
import { DAYS_BETWEEN_LEGS, findOwnTransfers, type Leg } from "./own-transfers.ts";
import { findRefunds } from "./refunds.ts";

const day = (text: string): PlainDate => {
  const parsed = parsePlainDate(text);
  if (!parsed) throw new Error(`${text} is no day`);
  return parsed;
};
const ROLES: Readonly<Record<string, AccountRole>> = {
  checking: "deposit",
  savings: "deposit",
  card: "card",
  loan: "other",
};
const line = (accountId: string, on: string, amount: number, description: string): LedgerLine => ({
  accountId,
  account: ROLES[accountId] ?? "deposit",
  on: day(on),
  amount,
  description,
});
const found = (lines: readonly LedgerLine[], corrections: readonly Correction[] = []): Category[] =>
  categoriseLedger(lines, corrections).map(({ category }) => category);

describe("two legs of one move", () => {
  it.each([
    [
      "to savings, in other words on each side",
      line("checking", "2026-03-02", -50_000, "ONLINE TRANSFER TO SAV ...1234"),
      line("savings", "2026-03-03", 50_000, "DEPOSIT"),
      "transfer",
    ],
    [
      "to a card",
      line("checking", "2026-03-02", -30_000, "SOME BANK ONLINE PMT"),
      line("card", "2026-03-05", 30_000, "PAYMENT THANK YOU"),
      "card-payment",
    ],
    [
      "through a payment service",
      line("checking", "2026-03-02", -8000, "VENMO CASHOUT"),
      line("savings", "2026-03-02", 8000, "VENMO CASHOUT"),
      "transfer",
    ],
  ])("%s are one transfer", (_, out, into, category) => {
    expect(found([out, into])).toEqual([category, category]);
    expect(categoriseLedger([out, into]).map(({ partner }) => partner)).toEqual([1, 0]);
  });

  it.each([
    [
      "the amounts differ by a cent",
      line("checking", "2026-03-02", -50_000, "ONLINE TRANSFER TO SAV"),
      line("savings", "2026-03-03", 50_001, "DEPOSIT"),
    ],
    [
      "five days lie between",
      line("checking", "2026-03-02", -50_000, "ONLINE TRANSFER TO SAV"),
      line("savings", "2026-03-07", 50_000, "DEPOSIT"),
    ],
    [
      "it is one account",
      line("checking", "2026-03-02", -50_000, "ONLINE TRANSFER TO SAV"),
      line("checking", "2026-03-03", 50_000, "DEPOSIT"),
    ],
    [
      "nothing speaks of a move",
      line("checking", "2026-03-02", -50_000, "CHECK 1043"),
      line("savings", "2026-03-03", 50_000, "MOBILE CHECK DEPOSIT"),
    ],
    [
      "one is pay",
      line("checking", "2026-03-02", -50_000, "ONLINE TRANSFER TO SAV"),
      line("savings", "2026-03-03", 50_000, "ACME PAYROLL"),
    ],
    [
      "one is a purchase",
      line("card", "2026-03-02", -50_000, "KROGER #442"),
      line("savings", "2026-03-03", 50_000, "ONLINE TRANSFER FROM CHK"),
    ],
  ])("are none where %s", (_, out, into) => {
    expect(categoriseLedger([out, into]).some(({ partner }) => partner !== undefined)).toBe(false);
  });

  const anyLeg: fc.Arbitrary<Leg> = fc
    .tuple(
      fc.constantFrom("checking", "savings", "card", "loan"),
      fc.integer({ min: 0, max: 30 }),
      fc.constantFrom(-300, -200, 200, 300),
      fc.constantFrom(...categories),
    )
    .map(([accountId, days, amount, category]) => ({
      accountId,
      account: ROLES[accountId] ?? "deposit",
      on: addDays(day("2026-03-01"), days),
      amount,
      category,
    }));

  it("each leg has one partner at most, of opposite sign on another account, near in time, never pay or a purchase", () => {
    fc.assert(
      fc.property(fc.array(anyLeg, { maxLength: 40 }), (legs) => {
        const pairs = findOwnTransfers(legs);
        const used = pairs.flatMap(({ out, in: into }) => [out, into]);
        expect(new Set(used).size).toBe(used.length);
        for (const { out, in: into } of pairs) {
          const [left, arrived] = [legs[out]!, legs[into]!];
          expect(left.amount + arrived.amount).toBe(0);
          expect(left.accountId).not.toBe(arrived.accountId);
          expect(
            addDays(left.on, DAYS_BETWEEN_LEGS) >= arrived.on &&
              addDays(arrived.on, DAYS_BETWEEN_LEGS) >= left.on,
          ).toBe(true);
          for (const { category } of [left, arrived]) {
            expect(["income", "benefits", "groceries", "rent", "fees", "interest"]).not.toContain(category);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe("money back", () => {
  it("takes the category of the purchase, also where its own words say less", () => {
    const lines = [
      line("card", "2026-03-02", -6400, "SQ *ALDER PHARMACY"),
      line("card", "2026-03-09", 6400, "SQ *ALDER PHARMACY"),
    ];
    expect(categoriseLedger(lines)[1]).toMatchObject({
      category: "medical",
      partner: 0,
      reason: "it is money back for a purchase there",
    });
  });

  it("belongs to an equal purchase first, else to the newest that is large enough, and is given back once", () => {
    const bought = (on: string, amount: number) => ({
      accountId: "card",
      on: day(on),
      amount,
      merchantKey: "m",
      category: "shopping" as const,
    });
    expect(
      findRefunds([bought("2026-03-01", -500), bought("2026-03-02", -900), bought("2026-03-03", 500)]),
    ).toEqual([{ refund: 2, purchase: 0 }]);
    expect(
      findRefunds([
        bought("2026-03-01", -700),
        bought("2026-03-02", -900),
        bought("2026-03-03", 500),
        bought("2026-03-04", 500),
      ]),
    ).toEqual([
      { refund: 2, purchase: 1 },
      { refund: 3, purchase: 0 },
    ]);
    expect(findRefunds([bought("2026-03-05", -900), bought("2026-03-03", 500)])).toEqual([]);
    expect(findRefunds([bought("2025-03-05", -900), bought("2026-03-03", 500)])).toEqual([]);
  });
});

describe("money into a bank account under the name of a shop", () => {
  it.each(["FANDUEL WITHDRAWAL", "PAWN AMERICA"])("%s makes nothing cheaper without a purchase", (words) => {
    expect(found([line("checking", "2026-03-22", 30_000, words)])).toEqual(["deposit"]);
  });

  it("is money back where there is one, on a card, or as the person says", () => {
    const bought = line("checking", "2026-03-02", -30_000, "BEST BUY 0033");
    const back = line("checking", "2026-03-22", 30_000, "BEST BUY 0033");
    expect(found([bought, back])).toEqual(["shopping", "shopping"]);
    expect(found([{ ...back, accountId: "card", account: "card" }])).toEqual(["shopping"]);
    expect(found([{ ...back, said: "home" }])).toEqual(["home"]);
  });
});

describe("a rhythm as evidence", () => {
  it("a payer that takes money as well lends it", () => {
    const lent = ["2026-03-06", "2026-03-20", "2026-04-03"].map((on) =>
      line("checking", on, 20_000, "ZYLOFLEX"),
    );
    expect(found(lent)).toEqual(["income", "income", "income"]);
    expect(found([...lent, line("checking", "2026-04-17", -20_000, "ZYLOFLEX")]).slice(0, 3)).toEqual([
      "deposit",
      "deposit",
      "deposit",
    ]);
  });

  const fridays = Array.from({ length: 6 }, (_, index) => addDays(day("2026-01-09"), 14 * index));

  it("an unknown payer that pays every two weeks is pay; one deposit is not", () => {
    const pays = fridays.map((on) => line("checking", on, 120_000, "OAK HOLLOW LLC 998811"));
    expect(new Set(found(pays))).toEqual(new Set(["income"]));
    expect(found(pays.slice(0, 1))).toEqual(["deposit"]);
  });

  it("counter deposits are never pay, however regular", () => {
    expect(new Set(found(fridays.map((on) => line("checking", on, 20_000, "ATM CASH DEPOSIT"))))).toEqual(
      new Set(["deposit"]),
    );
  });

  it("a small equal amount each month at an unknown merchant is a subscription", () => {
    const rows = ["2026-01-11", "2026-02-11", "2026-03-11"].map((on) =>
      line("card", on, -899, "ZQX HOLDINGS"),
    );
    expect(new Set(found(rows))).toEqual(new Set(["subscriptions"]));
  });
});

describe("the person's word", () => {
  const dinner = line("card", "2026-03-02", -4200, "SQ *HALCYON ON 5TH Portland OR");
  const correction: Correction = { merchantKey: "halcyon on 5th", direction: "out", category: "dining" };

  it("holds for the merchant, and for its money back", () => {
    const back = line("card", "2026-03-08", 900, "SQ *HALCYON ON 5TH Portland OR");
    expect(found([dinner, back], [correction])).toEqual(["dining", "dining"]);
  });

  it("holds for a name that goes on", () => {
    const longer = line("card", "2026-03-02", -4200, "HALCYON ON 5TH CATERING CO");
    expect(categoriseLedger([longer], [correction])[0]).toMatchObject({
      category: "dining",
      isCorrected: true,
      reason: "you said so for a merchant of the same name",
    });
  });

  it("does not hold for another name that only begins alike", () => {
    expect(
      found(
        [line("card", "2026-03-02", -4200, "SHELL OIL 1122")],
        [{ merchantKey: "shelly", direction: "out", category: "pets" }],
      ),
    ).toEqual(["fuel"]);
  });

  it("of income holds for money in alone", () => {
    const said: Correction = { merchantKey: "zelle from dana reyes", direction: "in", category: "income" };
    expect(
      found(
        [
          line("checking", "2026-03-02", 90_000, "ZELLE FROM DANA REYES"),
          line("checking", "2026-03-03", -90_000, "ZELLE FROM DANA REYES"),
        ],
        [said],
      ),
    ).toEqual(["income", "p2p"]);
  });

  const someLines = fc.array(
    fc
      .tuple(
        fc.constantFrom("checking", "savings", "card"),
        fc.integer({ min: 0, max: 90 }),
        fc.constantFrom(-5000, 5000, -899),
        fc.constantFrom(
          "KROGER #442",
          "ONLINE TRANSFER TO SAV",
          "ZQX HOLDINGS",
          "PAYMENT THANK YOU",
          "ACME PAYROLL",
        ),
      )
      .map(([accountId, days, amount, description]) =>
        line(accountId, addDays(day("2026-01-01"), days), amount, description),
      ),
    { maxLength: 30 },
  );

  it("always wins, and the later of two holds", () => {
    fc.assert(
      fc.property(
        someLines,
        fc.nat(),
        fc.constantFrom(...categories),
        fc.constantFrom(...categories),
        (lines, which, first, last) => {
          const target = categoriseLedger(lines)[which % Math.max(1, lines.length)];
          if (!target) return;
          const of = (category: Category): Correction[] =>
            (["in", "out"] as const).map((direction) => ({
              merchantKey: target.merchantKey,
              direction,
              category,
            }));
          const after = categoriseLedger(lines, [...of(first), ...of(last)]);
          for (const { merchantKey, category, isCorrected, kind } of after) {
            if (merchantKey !== target.merchantKey) continue;
            expect([category, isCorrected, kind]).toEqual([last, true, categoryKind(last)]);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it("taken back leaves what was before", () => {
    fc.assert(
      fc.property(someLines, (lines) => {
        const before = categoriseLedger(lines);
        categoriseLedger(lines, [correction]);
        expect(categoriseLedger(lines, [])).toEqual(before);
      }),
      { numRuns: 50 },
    );
  });
});

describe("what a file says of itself", () => {
  it("counts where the words say nothing, and not where they do", () => {
    const unknown = { ...line("card", "2026-03-02", -4200, "ZQX HOLDINGS"), filed: "hobbies" };
    const known = { ...line("card", "2026-03-02", -4200, "KROGER #442"), filed: "hobbies" };
    expect(found([unknown, known])).toEqual(["hobbies", "groceries"]);
  });
});

describe("a categoriser that remembers", () => {
  const words = [
    "KROGER #12",
    "KROGER #47",
    "ZELLE FROM ANN",
    "XYZZY 77",
    "ONLINE TRANSFER TO SAV ...1234",
    "DEPOSIT",
    "NETFLIX.COM",
  ];
  const anyLine = fc
    .record({
      account: fc.constantFrom("checking", "savings", "card"),
      after: fc.nat(120),
      amount: fc.constantFrom(-1599, -50_000, 50_000, 1599, -200, 120_000),
      words: fc.constantFrom(...words),
    })
    .map(({ account, after, amount, words: text }) => ({
      ...line(account, "2026-01-05", amount, text),
      on: addDays(day("2026-01-05"), after),
    }));
  const anyCorrections = fc.array(
    fc.record({
      merchantKey: fc.constantFrom("kroger", "xyzzy", "netflix"),
      direction: fc.constant("out" as const),
      category: fc.constantFrom<Category>("pets", "rent"),
    }),
    { maxLength: 2 },
  );
  const steps = fc.array(
    fc.record({
      statement: fc.nat(5),
      isThere: fc.boolean(),
      corrections: fc.option(anyCorrections, { nil: undefined }),
    }),
    { minLength: 3, maxLength: 12 },
  );

  it("answers after every step what one from nothing answers, in whatever order statements come and go", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(anyLine, { maxLength: 12 }), { minLength: 6, maxLength: 6 }),
        steps,
        (statements, all) => {
          const remembering = createLedgerCategoriser();
          const there = new Set<number>();
          let corrections: readonly Correction[] = [];
          for (const step of all) {
            if (step.isThere) there.add(step.statement);
            else there.delete(step.statement);
            corrections = step.corrections ?? corrections;
            // By day, as the ledger has them: the lines of a statement lie between those of others.
            const lines = [...there]
              .toSorted((a, b) => a - b)
              .flatMap((index) => statements[index] ?? [])
              .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
            expect(remembering(lines, corrections)).toEqual(categoriseLedger(lines, corrections));
          }
        },
      ),
      { seed: 20_261_121, numRuns: 150 },
    );
  });
});
