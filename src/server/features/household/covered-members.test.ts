import { afterAll, beforeAll, expect, test } from "vitest";
import { billingSummarySchema } from "#contract/billing.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import {
  callAs,
  householdOf,
  invite,
  join,
  joinHouseholdOf,
  overviewOf,
  ownAccounts,
  share,
} from "#test/fakes/households.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, extractionOf } from "#test/samples/extractions.ts";

describeOnEachDatabase("the owner's Family plan", ({ newDatabase }) => {
  let server: FeaturesServer;
  let count = 0;
  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), {
      readFile: readScripted,
      billing: "sandbox with limits",
    });
  });
  afterAll(() => server.stop());

  const newPerson = () => {
    count += 1;
    return signInAs(server, `member ${count}`, server.clock.now());
  };
  async function buy(person: TestPerson, plan: "pro" | "family") {
    const order = { plan, interval: "monthly" };
    const { clientSecret } = (await callAs(server, person, "POST", "/api/create-subscription", order)).json<{
      clientSecret: string;
    }>();
    await callAs(server, person, "POST", "/api/billing/sandbox/confirm", {
      clientSecret,
      testCard: "pm_card_visa",
    });
    await server.provider?.sandbox?.flush();
  }
  async function refund(person: TestPerson) {
    expect((await callAs(server, person, "POST", "/api/billing/refund")).statusCode).toBe(200);
    await server.provider?.sandbox?.flush();
  }
  const planOf = async (person: TestPerson) => {
    const { tier, reason, usage } = billingSummarySchema.parse(
      (await callAs(server, person, "GET", "/api/billing")).json(),
    );
    return { tier, reason, limit: usage.limit };
  };
  const upload = async (person: TestPerson, last4: string) => {
    const extraction = extractionOf({ accounts: [card({ accountLast4: last4 })] });
    const answer = await uploadAs(server.app, person, { content: scriptedFile({ extraction }) });
    return answer.statusCode;
  };

  test.each(["free", "pro"] as const)("is what inviting needs: %s is refused", async (plan) => {
    const person = await newPerson();
    if (plan === "pro") await buy(person, "pro");
    expect((await householdOf(server, person)).mayInvite).toBe(false);
    const answer = await callAs(server, person, "POST", "/api/household/invitations", {});
    expect([answer.statusCode, answer.json()]).toMatchObject([
      402,
      { code: "FAMILY_PLAN_NEEDED", upgradeUrl: "/pricing" },
    ]);
    expect((await householdOf(server, person)).household).toBeNull();
  });

  test("covers every member while it holds, and nobody afterwards; what is shared stays readable", async () => {
    const [owner, member] = [await newPerson(), await newPerson()];
    await buy(owner, "family");
    await joinHouseholdOf(server, owner, member);
    expect(await planOf(member)).toEqual({ tier: "family", reason: "household", limit: null });
    for (const last4 of ["1001", "1002", "1003", "1004", "1005", "1006"]) {
      expect(await upload(member, last4)).toBe(200);
    }
    const [first] = await ownAccounts(server, member);
    await share(server, member, first?.id ?? "");
    const open = await invite(server, owner);
    await refund(owner);
    expect(await planOf(member)).toEqual({ tier: "free", reason: "free", limit: 5 });
    expect(await upload(member, "1007")).toBe(402);
    expect((await householdOf(server, member)).household).toMatchObject({ isCovered: false });
    expect((await overviewOf(server, owner)).accounts).toHaveLength(1);
    expect((await callAs(server, owner, "POST", "/api/household/invitations", {})).statusCode).toBe(402);
    const late = await join(server, await newPerson(), open);
    expect([late.statusCode, late.json()]).toMatchObject([402, { code: "FAMILY_PLAN_NEEDED" }]);
  });

  test("covers nobody who left, and no member by another member's plan", async () => {
    const [owner, member, other] = [await newPerson(), await newPerson(), await newPerson()];
    await buy(owner, "family");
    await joinHouseholdOf(server, owner, member);
    await joinHouseholdOf(server, owner, other);
    await callAs(server, member, "POST", "/api/household/leave");
    expect((await planOf(member)).tier).toBe("free");
    await buy(member, "family");
    await refund(owner);
    expect((await planOf(other)).tier).toBe("free");
  });

  test("one's own plan stays one's own, and its subscription is named to nobody else", async () => {
    const [owner, member] = [await newPerson(), await newPerson()];
    await buy(owner, "family");
    await joinHouseholdOf(server, owner, member);
    const user = await callAs(server, member, "GET", "/api/auth/user");
    expect(user.json()).toMatchObject({ stripeSubscriptionId: null });
    expect((await callAs(server, member, "GET", "/api/billing/invoices")).json()).toEqual([]);
    expect(
      (await callAs(server, member, "POST", "/api/billing/cancel", { keptUntil: null })).statusCode,
    ).toBe(409);
    expect((await planOf(owner)).reason).toBe("paid");
  });

  test("twenty uploads at once by a covered member are all counted, and none waits for another", async () => {
    const [owner, member] = [await newPerson(), await newPerson()];
    await buy(owner, "family");
    await joinHouseholdOf(server, owner, member);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => upload(member, String(2000 + index))),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    const summary = (await callAs(server, member, "GET", "/api/billing")).json<{
      usage: { documents: number };
    }>();
    expect(summary.usage.documents).toBe(20);
  });
});
