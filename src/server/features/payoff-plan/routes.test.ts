import { afterAll, beforeAll, expect, test } from "vitest";
import { cashflowAnalysisSchema } from "#contract/cashflow.ts";
import { payoffPlanSchema } from "#contract/payoff-plan.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, checking, extractionOf } from "#test/samples/extractions.ts";

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
    ["a missing budget without a bank statement", { strategy: "avalanche" }, 409, "NO_CASHFLOW", {}],
    ["a budget in words", { monthlyBudget: "lots" }, 400, "BAD_REQUEST", { path: "monthlyBudget" }],
    ["a negative budget", { monthlyBudget: -1 }, 400, "BAD_REQUEST", { path: "monthlyBudget" }],
    [
      "a budget below the minimums",
      { monthlyBudget: "113.99" },
      422,
      "BUDGET_BELOW_MINIMUMS",
      {
        path: "monthlyBudget",
        shortfall: { month: 1, date: "2026-12", required: "114.00", available: "113.99" },
      },
    ],
    [
      "a later month below the minimums",
      { monthlyBudget: "300", laterBudgets: [{ from: "2027-01", monthlyBudget: "100" }] },
      422,
      "BUDGET_BELOW_MINIMUMS",
      { shortfall: { month: 2, date: "2027-01", required: "114.00", available: "100.00" } },
    ],
    [
      "the custom strategy without an order",
      { strategy: "custom", monthlyBudget: "300" },
      400,
      "BAD_REQUEST",
      { path: "order" },
    ],
    [
      "a month that is none",
      { monthlyBudget: "300", laterBudgets: [{ from: "2027-13", monthlyBudget: "1" }] },
      400,
      "BAD_REQUEST",
      { path: "laterBudgets.0.from" },
    ],
    ["an unknown pay pattern", { monthlyBudget: "300", paydays: { kind: "yearly" } }, 400, "BAD_REQUEST", {}],
    [
      "an unknown debt to leave out",
      { monthlyBudget: "300", leaveOut: ["account_x"] },
      400,
      "BAD_REQUEST",
      { path: "leaveOut" },
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

  test("answers the amounts to set up, their days and what every other way costs", async () => {
    const answer = await ask({
      monthlyBudget: "300.00",
      extraFromApr: "15",
      paydays: { kind: "biweekly", on: "2026-11-13" },
    });
    const plan = payoffPlanSchema.parse(answer.json());
    expect(plan.debts.map(({ attack }) => attack)).toEqual(["included", "below-apr"]);
    expect(plan.autopay.creditors.map(({ payments }) => payments[0]?.amount)).toEqual(["243.00", "57.00"]);
    expect(plan.autopay.paydays.next[0]).toBe("2026-11-27");
    expect(plan.comparison.map(({ kind }) => kind)).toContain("minimum");
    expect(plan.setupGuide).toHaveLength(5);
  });

  test("takes the safe extra of the bank statements where no budget is named", async () => {
    const cleo = await signInAs(server, "cleo");
    const month = (from: string, until: string, begin: string, end: string) =>
      checking({ periodStart: from, periodEnd: until, beginningBalance: begin, endingBalance: end });
    const deposits: readonly (readonly [string, string])[] = [
      ["2026-10-15", "1500.00"],
      ["2026-10-30", "1500.00"],
    ];
    await uploadAs(server.app, cleo, {
      content: scriptedFile({
        extraction: extractionOf({
          documentType: "bank-statements",
          accounts: [month("2026-10-01", "2026-10-31", "1000.00", "4000.00")],
          transactions: deposits.map(([date, amount]) => ({
            account: 0,
            date,
            description: "ACME PAYROLL",
            amount,
            category: "income",
          })),
        }),
      }),
    });
    await uploadAs(server.app, cleo, {
      content: scriptedFile({ extraction: extractionOf({ accounts: [card({})] }) }),
    });
    const plan = payoffPlanSchema.parse((await ask({}, cleo)).json());
    const url = "/api/cashflow/analysis";
    const analysis = cashflowAnalysisSchema.parse(
      (await server.app.inject({ method: "GET", url, headers: cleo.headers })).json(),
    );
    expect(Number(plan.monthlyPayment)).toBeCloseTo(Number(analysis.safeMonthlyExtra) + 57, 2);
  });

  test("says what is missing to a person without debts", async () => {
    const ben = await signInAs(server, "ben");
    const answer = await ask({ monthlyBudget: "300" }, ben);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: "NO_DEBTS" }]);
  });
});
