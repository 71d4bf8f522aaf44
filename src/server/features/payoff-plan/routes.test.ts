import { afterAll, beforeAll, expect, test } from "vitest";
import { payoffPlanSchema } from "#contract/payoff-plan.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, extractionOf } from "#test/samples/extractions.ts";

describeOnEachDatabase("POST /api/payoff-plan", ({ newDatabase }) => {
  let server: FeaturesServer;
  let anna: TestPerson;

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
    anna = await signInAs(server, "anna");
    const accounts = [
      card({}),
      card({ institution: "Northwind", accountLast4: "9001", currentBalance: "500.00", apr: "12.5" }),
      card({ institution: "Harbor", accountLast4: "3333", currentBalance: "0.00" }),
    ];
    await uploadAs(server.app, anna, { content: scriptedFile({ extraction: extractionOf({ accounts }) }) });
  });
  afterAll(async () => {
    await server.stop();
  });

  const ask = (payload: object, person = anna) =>
    server.app.inject({ method: "POST", url: "/api/payoff-plan", headers: person.headers, payload });

  test("answers the avalanche unless another strategy is asked for", async () => {
    const plan = payoffPlanSchema.parse((await ask({ monthlyBudget: 300 })).json());
    expect(plan.strategy).toBe("avalanche");
    expect(plan.debts.map(({ creditor }) => creditor)).toEqual(["Example Bank", "Northwind"]);
    expect(plan.leftOut).toMatchObject([
      { creditor: "Harbor", reason: expect.stringContaining("Nothing is owed") },
    ]);
    const snowball = payoffPlanSchema.parse(
      (await ask({ strategy: "snowball", monthlyBudget: "300" })).json(),
    );
    expect(snowball.debts.map(({ creditor }) => creditor)).toEqual(["Northwind", "Example Bank"]);
  });

  test.each([
    [
      "an unknown strategy",
      { strategy: "tsunami", monthlyBudget: "300" },
      400,
      "UNKNOWN_STRATEGY",
      { path: "strategy" },
    ],
    ["a missing budget", { strategy: "avalanche" }, 400, "BAD_REQUEST", { path: "monthlyBudget" }],
    ["a budget in words", { monthlyBudget: "lots" }, 400, "BAD_REQUEST", { path: "monthlyBudget" }],
    ["a negative budget", { monthlyBudget: -1 }, 400, "BAD_REQUEST", { path: "monthlyBudget" }],
    [
      "a budget below the minimums",
      { monthlyBudget: "113.99" },
      422,
      "BUDGET_BELOW_MINIMUMS",
      { path: "monthlyBudget" },
    ],
    [
      "a debt that is not there",
      { strategy: "custom", monthlyBudget: "300", order: ["account_x"] },
      400,
      "BAD_REQUEST",
      { path: "order" },
    ],
    ["a field nobody knows", { monthlyBudget: "300", debts: [] }, 400, "BAD_REQUEST", {}],
    [
      "a strategy that is no text",
      { strategy: 7, monthlyBudget: "300" },
      400,
      "BAD_REQUEST",
      { path: "strategy" },
    ],
  ])("refuses %s with a code and a sentence", async (_, payload, status, code, more) => {
    const answer = await ask(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/\.$/), ...more });
  });

  test("says what is missing to a person without debts", async () => {
    const ben = await signInAs(server, "ben");
    const answer = await ask({ monthlyBudget: "300" }, ben);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: "NO_DEBTS" }]);
  });
});
