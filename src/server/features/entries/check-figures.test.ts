import { afterAll, beforeAll, expect, test } from "vitest";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted } from "#test/fakes/scripted-reader.ts";
import { signInAs } from "#test/fakes/sign-in.ts";
import { chase, typingClient } from "#test/fakes/typing-client.ts";

describeOnEachDatabase("typed figures that cannot be true, or hardly", ({ newDatabase }) => {
  let server: FeaturesServer;
  let people = 0;

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
  });
  afterAll(async () => {
    await server.stop();
  });

  const somebody = () => signInAs(server, `person ${++people}`);
  const { send, add, debtsOf, refusal } = typingClient(() => server);

  test("a typed debt can be paid down below its minimum, which itself cannot be raised above what is owed", async () => {
    const person = await somebody();
    const { entry } = await add(person, chase);
    const change = (content: object, version: number) =>
      send(person, "PUT", `/api/entries/${entry.id}`, { version, content });
    expect((await change({ ...chase, currentBalance: "20.00" }, entry.version)).statusCode).toBe(200);
    const raised = { ...chase, currentBalance: "20.00", minimumPayment: "90.00" };
    expect(refusal(await change(raised, entry.version + 1))).toEqual([
      400,
      "BAD_REQUEST",
      expect.stringContaining("The minimum payment is more than what is owed"),
      "content.minimumPayment",
    ]);
    // Taking back a lower minimum types nothing anew.
    const lowered = { ...chase, currentBalance: "20.00", minimumPayment: "15.00" };
    expect((await change(lowered, entry.version + 1)).statusCode).toBe(200);
    const undo = { version: entry.version + 2, content: { ...chase, currentBalance: "20.00" }, sure: true };
    expect((await send(person, "PUT", `/api/entries/${entry.id}`, undo)).statusCode).toBe(200);
  });

  test("a loan's minimum above its balance is asked about, typed or changed, and taken once somebody is sure", async () => {
    const person = await somebody();
    const loan = {
      ...chase,
      debtKind: "student-loan",
      currentBalance: "150.00",
      minimumPayment: "200.00",
    } as const;
    const asked = [409, "CONFLICT", expect.stringContaining("more than the whole balance"), undefined];
    expect(refusal(await send(person, "POST", "/api/entries", { content: loan }))).toEqual(asked);
    const { entry } = await add(person, loan, true);
    const content = {
      kind: "figures",
      accountId: entry.accountId ?? "",
      figures: { minimumPayment: "210.00" },
    };
    expect(refusal(await send(person, "POST", "/api/entries", { content }))).toEqual(asked);
    expect((await send(person, "POST", "/api/entries", { content, sure: true })).statusCode).toBe(201);
    expect((await debtsOf(person))[0]?.minimumPayment).toBe("210.00");
  });

  test("a minimum above what a known debt owes is refused, and an unusual rate is taken once somebody is sure", async () => {
    const person = await somebody();
    const { entry } = await add(person, chase);
    const accountId = entry.accountId ?? "";
    const word = (figures: object, sure = false) =>
      send(person, "POST", "/api/entries", { content: { kind: "figures", accountId, figures }, sure });
    expect(refusal(await word({ minimumPayment: "9999" }))).toEqual([
      400,
      "BAD_REQUEST",
      expect.stringContaining("more than what is owed: $2,347.92"),
      "content.figures.minimumPayment",
    ]);
    const rate = [409, "CONFLICT", expect.stringContaining("Is that right?"), undefined];
    expect(refusal(await word({ apr: "111" }))).toEqual(rate);
    const odd = { ...chase, creditor: "Chase", apr: "0.2499" };
    expect(refusal(await send(person, "POST", "/api/entries", { content: odd }))[2]).toContain(
      "or is it 24.99 %?",
    );
    expect((await debtsOf(person))[0]).toMatchObject({ apr: "25", minimumPayment: "60.00" });
    expect((await word({ apr: "111" }, true)).statusCode).toBe(201);
    expect((await debtsOf(person))[0]?.apr).toBe("111");
    const { entry: kept } = await add(person, { ...odd, apr: "0.9" }, true);
    const later = { ...odd, apr: "0.9", currentBalance: "2200.00" };
    const change = { version: kept.version, content: later };
    expect((await send(person, "PUT", `/api/entries/${kept.id}`, change)).statusCode).toBe(200);
  });
});
