import { afterAll, beforeAll, expect, test } from "vitest";
import { assetListSchema } from "#contract/debts.ts";
import { type EntryContent, savedEntrySchema } from "#contract/entries.ts";
import { profileSchema } from "#contract/profile.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted } from "#test/fakes/scripted-reader.ts";
import { signInAs } from "#test/fakes/sign-in.ts";
import { chase, pay, typingClient } from "#test/fakes/typing-client.ts";
import { card, checking, extractionOf } from "#test/samples/extractions.ts";

describeOnEachDatabase("what a person types", ({ newDatabase }) => {
  let server: FeaturesServer;
  let people = 0;

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
  });
  afterAll(async () => {
    await server.stop();
  });

  const somebody = () => signInAs(server, `person ${++people}`);
  const { send, add, debtsOf, entriesOf, upload, refusal } = typingClient(() => server);

  test("a typed debt is a debt like any other, marked as typed with its day, and can be planned", async () => {
    const person = await somebody();
    await add(person, { ...chase, accountLast4: "4821", creditLimit: "5000" });
    const [debt] = await debtsOf(person);
    expect(debt).toMatchObject({
      creditor: "Example Bank",
      accountLast4: "4821",
      debtType: "credit-card",
      currentBalance: "2300.00",
      apr: "25",
      minimumPayment: "60.00",
      paymentDueDate: "2026-12-07",
      creditLimit: "5000",
      statementDate: "2026-11-20",
      notPlannable: null,
    });
    expect(debt?.sources["apr"]).toMatchObject({
      fileName: "Typed by you",
      text: "25",
      typedAt: server.clock.now().toISOString(),
    });
    const plan = await send(person, "POST", "/api/payoff-plan", {
      strategy: "avalanche",
      monthlyBudget: "260.00",
    });
    expect(plan.statusCode).toBe(200);
    const profile = profileSchema.parse((await send(person, "GET", "/api/profile")).json());
    expect(profile.netWorth).toBe("-2300.00");
  });

  test("its statement, uploaded later, updates the figures and doubles nothing", async () => {
    for (const accountLast4 of ["4821", null]) {
      const person = await somebody();
      await add(person, { ...chase, accountLast4 });
      server.clock.advance(1000);
      await upload(person, extractionOf({ accounts: [card({})] }));
      const debts = await debtsOf(person);
      expect(debts).toHaveLength(1);
      expect(debts[0]).toMatchObject({
        accountLast4: "4821",
        currentBalance: "2345.67",
        apr: "24.99",
        minimumPayment: "57.00",
      });
      expect(debts[0]?.sources["currentBalance"]).toMatchObject({ fileName: "october.pdf" });
    }
  });

  test("typed without its number and nothing like the statement, it stays a debt of its own", async () => {
    const person = await somebody();
    await add(person, { ...chase, currentBalance: "9000.00" });
    await upload(person, extractionOf({ accounts: [card({})] }));
    expect(await debtsOf(person)).toHaveLength(2);
  });

  test("an account that a statement shows is not added a second time, and the person is told", async () => {
    const person = await somebody();
    await upload(person, extractionOf({ accounts: [card({})] }));
    const { notice } = await add(person, { ...chase, accountLast4: "4821" });
    expect(notice).toMatch(/not added a second time/);
    expect(await debtsOf(person)).toHaveLength(1);
  });

  test("taken for a document's by mistake it can be taken apart, and be recognised again", async () => {
    const person = await somebody();
    await upload(person, extractionOf({ accounts: [card({})] }));
    const { entry } = await add(person, { ...chase, accountLast4: "4821" });
    const [shown] = await debtsOf(person);
    const apart = (version: number, isApart: boolean) =>
      send(person, "PUT", `/api/entries/${entry.id}/apart`, { version, apart: isApart });
    const taken = savedEntrySchema.parse((await apart(1, true)).json());
    const owed = new Map((await debtsOf(person)).map(({ id, currentBalance }) => [id, currentBalance]));
    expect(owed).toEqual(
      new Map([
        [shown?.id, "2345.67"],
        [taken.entry.accountId, "2300.00"],
      ]),
    );
    // Changed, it stays apart; and nothing is left to take apart.
    const changed = await send(person, "PUT", `/api/entries/${entry.id}`, {
      version: 2,
      content: { ...chase, accountLast4: "4821", currentBalance: "2200.00" },
    });
    expect(savedEntrySchema.parse(changed.json()).entry.accountId).toBe(taken.entry.accountId);
    expect((await apart(3, true)).statusCode).toBe(409);
    expect((await apart(2, false)).statusCode).toBe(409);
    expect((await apart(3, false)).statusCode).toBe(200);
    expect((await debtsOf(person)).map(({ id }) => id)).toEqual([shown?.id]);
    expect(
      (await send(await somebody(), "PUT", `/api/entries/${entry.id}/apart`, { version: 4, apart: true }))
        .statusCode,
    ).toBe(404);
  });

  test.each([
    [
      ["Nelnet", "student-loan", "3500.00", "4.5"],
      ["Nelnet", "student-loan", "3500.00", "6.8"],
      ["Nelnet", "student-loan", "3650.00", "5.05"],
    ],
    [
      ["Capital One Quicksilver", "credit-card", "900.00", "24.99"],
      ["Capital One Quicksilver", "credit-card", "937.00", "24.99"],
    ],
    [
      ["Riverside Visa 1", "credit-card", "1200.00", "19.9"],
      ["Riverside Visa 2", "credit-card", "1200.00", "19.9"],
    ],
  ] as const)("each debt typed is a debt of its own, however alike: %#", async (...typed) => {
    const person = await somebody();
    for (const [creditor, debtKind, currentBalance, apr] of typed) {
      const { notice } = await add(person, { ...chase, creditor, debtKind, currentBalance, apr });
      expect(notice).toBeNull();
    }
    const owed = (await debtsOf(person)).map(({ currentBalance, apr }) => `${currentBalance} at ${apr}`);
    expect(new Set(owed)).toEqual(new Set(typed.map(([, , balance, apr]) => `${balance} at ${apr}`)));
    expect(owed).toHaveLength(typed.length);
  });

  test("of two typed debts of one creditor its statement meets the one with its rate", async () => {
    const person = await somebody();
    await add(person, { ...chase, currentBalance: "2300.00", apr: "19.5" });
    await add(person, { ...chase, currentBalance: "2200.00", apr: "24.99" });
    server.clock.advance(1000);
    await upload(person, extractionOf({ accounts: [card({})] }));
    const owed = (await debtsOf(person)).map(({ currentBalance, apr }) => `${currentBalance} at ${apr}`);
    expect(owed).toHaveLength(2);
    expect(new Set(owed)).toEqual(new Set(["2300.00 at 19.5", "2345.67 at 24.99"]));
  });

  test("a person's word on figures outranks older statements, a newer one updates it, undone the statement counts", async () => {
    const person = await somebody();
    await upload(person, extractionOf({ accounts: [card({})] }));
    const [before] = await debtsOf(person);
    const figures = { currentBalance: "1800.00", apr: "19.99" };
    const content: EntryContent = { kind: "figures", accountId: before?.id ?? "", figures };
    const { entry } = await add(person, content);
    expect((await debtsOf(person))[0]).toMatchObject({
      currentBalance: "1800.00",
      apr: "19.99",
      minimumPayment: "57.00",
    });
    // A later statement has a new balance and repeats the APR that was found wrong.
    await upload(
      person,
      extractionOf({ accounts: [card({ statementDate: "2026-12-12", currentBalance: "1700.00" })] }),
    );
    expect((await debtsOf(person))[0]).toMatchObject({ currentBalance: "1700.00", apr: "19.99" });
    const gone = await send(person, "DELETE", `/api/entries/${entry.id}?version=${entry.version}`);
    expect(gone.statusCode).toBe(204);
    expect((await debtsOf(person))[0]).toMatchObject({ currentBalance: "1700.00", apr: "24.99" });
  });

  test("a second word on the same day completes the first", async () => {
    const person = await somebody();
    await upload(person, extractionOf({ accounts: [card({})] }));
    const accountId = (await debtsOf(person))[0]?.id ?? "";
    await add(person, { kind: "figures", accountId, figures: { apr: "19.99" } });
    const { entry } = await add(person, { kind: "figures", accountId, figures: { minimumPayment: "80.00" } });
    expect(entry).toMatchObject({
      version: 2,
      content: { figures: { apr: "19.99", minimumPayment: "80.00" } },
    });
    expect((await debtsOf(person))[0]).toMatchObject({ apr: "19.99", minimumPayment: "80.00" });
  });

  test("an account's kind can be corrected, and its balance is found under the other name", async () => {
    const person = await somebody();
    await upload(
      person,
      extractionOf({ documentType: "bank-statements", accounts: [checking({ endingBalance: "1250.00" })] }),
    );
    const assets = assetListSchema.parse((await send(person, "GET", "/api/assets")).json());
    const figures = { accountKind: "personal-loan", apr: "11", minimumPayment: "50.00" } as const;
    await add(person, { kind: "figures", accountId: assets[0]?.id ?? "", figures });
    expect(assetListSchema.parse((await send(person, "GET", "/api/assets")).json())).toEqual([]);
    expect(await debtsOf(person)).toMatchObject([
      { debtType: "loan", currentBalance: "1250.00", apr: "11", notPlannable: null },
    ]);
  });

  test("changing it renames its account; an outdated change and another kind are refused", async () => {
    const person = await somebody();
    const { entry } = await add(person, chase);
    const [before] = await debtsOf(person);
    const url = `/api/entries/${entry.id}`;
    const changed = { ...chase, creditor: "Another Bank", currentBalance: "2100.00" };
    const answer = await send(person, "PUT", url, { version: 1, content: changed });
    expect(savedEntrySchema.parse(answer.json()).entry.version).toBe(2);
    expect(await debtsOf(person)).toMatchObject([
      { id: before?.id, creditor: "Another Bank", currentBalance: "2100.00" },
    ]);
    expect(refusal(await send(person, "PUT", url, { version: 1, content: chase }))).toMatchObject([
      409,
      "CONFLICT",
      expect.stringContaining("another window"),
      undefined,
    ]);
    expect(refusal(await send(person, "PUT", url, { version: 2, content: pay }))[0]).toBe(400);
    expect(refusal(await send(person, "DELETE", `${url}?version=1`))[0]).toBe(409);
  });

  test("deleted it is out of everything, brought back it is the same debt again", async () => {
    const person = await somebody();
    const { entry } = await add(person, chase);
    const [before] = await debtsOf(person);
    await send(person, "DELETE", `/api/entries/${entry.id}?version=1`);
    expect([await debtsOf(person), await entriesOf(person)]).toEqual([[], []]);
    const restored = await send(person, "POST", `/api/entries/${entry.id}/restore`);
    expect(savedEntrySchema.parse(restored.json()).entry).toMatchObject({ id: entry.id, version: 3 });
    expect(await debtsOf(person)).toEqual([before]);
    expect((await send(person, "POST", `/api/entries/${entry.id}/restore`)).statusCode).toBe(404);
  });

  test("what belongs to somebody else is not there", async () => {
    const [anna, ben] = [await somebody(), await somebody()];
    const { entry } = await add(anna, chase);
    const url = `/api/entries/${entry.id}`;
    const accountId = (await debtsOf(anna))[0]?.id ?? "";
    const answers = [
      await send(ben, "PUT", url, { version: 1, content: chase }),
      await send(ben, "DELETE", `${url}?version=1`),
      await send(ben, "POST", `${url}/restore`),
      await send(ben, "POST", "/api/entries", {
        content: { kind: "figures", accountId, figures: { apr: "1" } },
      }),
      await send(ben, "POST", "/api/entries", {
        content: {
          kind: "transaction",
          accountId,
          date: "2026-11-03",
          description: "Mine",
          amount: "-5.00",
          category: null,
        },
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(await entriesOf(ben)).toEqual([]);
    expect((await debtsOf(anna))[0]?.apr).toBe("25");
  });

  test.each([
    [{ ...chase, currentBalance: "-5" }, "The balance must be an amount"],
    [{ ...chase, currentBalance: "12,5" }, "The balance must be an amount"],
    [{ ...chase, apr: "900" }, "The APR must be a percentage"],
    [{ ...chase, minimumPayment: "9999" }, "The minimum payment is more than what is owed: $2,347.92"],
    [{ ...chase, dueDay: 32 }, "The due day must be a day from 1 to 31"],
    [{ ...chase, creditor: "  " }, "The creditor's name needs 1 to 80 characters"],
    [{ ...chase, accountLast4: "123456" }, "type only the last 2 to 4 digits"],
    [{ ...pay, amount: "0" }, "The pay must be an amount above zero"],
    [{ kind: "figures", accountId: "account_1", figures: {} }, "Nothing was changed"],
  ])("a bad input is refused with one plain sentence: %o", async (content, sentence) => {
    const person = await somebody();
    const [status, code, message] = refusal(await send(person, "POST", "/api/entries", { content }));
    expect([status, code, message]).toEqual([400, "BAD_REQUEST", expect.stringContaining(sentence)]);
    expect(await entriesOf(person)).toEqual([]);
  });

  test("a typed asset is worth what was typed", async () => {
    const person = await somebody();
    const house: EntryContent = {
      kind: "asset",
      name: "House",
      assetKind: "other",
      value: "250000",
      accountLast4: null,
    };
    await add(person, house);
    const assets = assetListSchema.parse((await send(person, "GET", "/api/assets")).json());
    expect(assets).toMatchObject([{ name: "House", kind: "other", value: "250000" }]);
    expect(assets[0]?.sources["value"]?.typedAt).toBe(server.clock.now().toISOString());
  });
});
