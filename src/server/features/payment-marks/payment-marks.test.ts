import { afterAll, beforeAll, expect, test } from "vitest";
import { debtListSchema } from "#contract/debts.ts";
import { noPlanChoices, planChoicesSchema } from "#contract/plan-choices.ts";
import { planHistorySchema } from "#contract/plan-history.ts";
import { systemStatusSchema } from "#contract/system-status.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, extractionOf } from "#test/samples/extractions.ts";

describeOnEachDatabase("marks of payments and choices about the plan", ({ newDatabase }) => {
  let server: FeaturesServer;
  let anna: TestPerson;
  let ben: TestPerson;
  let debtId: string;
  const month = new Date().toISOString().slice(0, 7);

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
    anna = await signInAs(server, "anna");
    ben = await signInAs(server, "ben");
    await uploadAs(server.app, anna, {
      content: scriptedFile({
        extraction: extractionOf({ accounts: [card({ paymentDueDate: `${month}-07` })] }),
      }),
    });
    const debts = await server.app.inject({ url: "/api/debts", headers: anna.headers });
    debtId = debtListSchema.parse(debts.json())[0]?.id ?? "";
  });
  afterAll(async () => {
    await server.stop();
  });

  const call = (
    person: TestPerson,
    method: "PUT" | "DELETE" | "PATCH" | "GET",
    url: string,
    payload?: object,
  ) =>
    server.app.inject({
      method,
      url,
      headers: person.headers,
      ...(payload === undefined ? {} : { payload }),
    });
  const monthOf = async (person: TestPerson) =>
    systemStatusSchema.parse((await call(person, "GET", "/api/system-status")).json()).month;
  const marksOf = async (person: TestPerson) =>
    planHistorySchema.parse((await call(person, "GET", "/api/plan-history")).json()).marks;

  test("a mark counts in this month and in the history, and can be taken back", async () => {
    const address = `/api/payments/${debtId}/${month}`;
    expect((await monthOf(anna))?.payments).toMatchObject([{ debtId, state: "open" }]);
    expect((await call(anna, "PUT", address, { status: "paid", amount: "70.00" })).statusCode).toBe(204);
    expect(await monthOf(anna)).toMatchObject({ paid: 1, payments: [{ state: "paid", knownBy: "person" }] });
    expect(await marksOf(anna)).toMatchObject([{ debtId, month, marked: "paid", amount: "70.00" }]);
    expect((await call(anna, "PUT", address, { status: "unpaid", amount: "70.00" })).statusCode).toBe(204);
    expect(await monthOf(anna)).toMatchObject({ paid: 0, payments: [{ state: "unpaid" }] });
    expect((await call(anna, "DELETE", address)).statusCode).toBe(204);
    expect(await marksOf(anna)).toEqual([]);
  });

  test("nobody marks another person's payment, or one of no month", async () => {
    const body = { status: "paid", amount: "1.00" };
    expect((await call(ben, "PUT", `/api/payments/${debtId}/${month}`, body)).statusCode).toBe(404);
    expect((await call(anna, "PUT", `/api/payments/${debtId}/2026-13`, body)).statusCode).toBe(400);
    expect(await marksOf(ben)).toEqual([]);
  });

  test("choices are kept one by one, and are nobody else's", async () => {
    const choices = async (person: TestPerson) =>
      planChoicesSchema.parse((await call(person, "GET", "/api/plan-choices")).json());
    expect(await choices(anna)).toEqual(noPlanChoices);
    await call(anna, "PATCH", "/api/plan-choices", { monthlyAmount: "450.00" });
    const changed = await call(anna, "PATCH", "/api/plan-choices", { leaveOut: [debtId] });
    expect(changed.json()).toEqual({ ...noPlanChoices, monthlyAmount: "450.00", leaveOut: [debtId] });
    expect(await choices(ben)).toEqual(noPlanChoices);
    const plan = await call(anna, "GET", "/api/plan-history");
    expect(planHistorySchema.parse(plan.json()).revisions.at(-1)?.monthlyPayment).toBe("450.00");
    await call(anna, "PATCH", "/api/plan-choices", { monthlyAmount: null, leaveOut: [] });
    expect(await choices(anna)).toEqual(noPlanChoices);
    expect((await call(anna, "PATCH", "/api/plan-choices", { monthlyAmount: "a lot" })).statusCode).toBe(400);
    expect((await server.app.inject({ url: "/api/plan-choices" })).statusCode).toBe(401);
  });
});
