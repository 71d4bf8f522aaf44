import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AccountFacts } from "#contract/extraction.ts";
import { goalListSchema } from "#contract/household.ts";
import { familyMembers } from "#contract/plan-catalogue.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { rowsThatName } from "#test/fakes/everything-kept.ts";
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
import { card, checking, extractionOf } from "#test/samples/extractions.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

describeOnEachDatabase("a household", ({ newDatabase }) => {
  let server: FeaturesServer;
  const mails: { readonly to: string; readonly text: string; readonly html: string }[] = [];
  let count = 0;

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), {
      readFile: readScripted,
      mailer: async (mail) => {
        if (isMailAway) throw new Error("the mail server does not answer");
        mails.push(mail);
      },
    });
  });
  afterAll(() => server.stop());

  let isMailAway = false;
  const newPerson = (name: string): Promise<TestPerson> => {
    count += 1;
    return signInAs(server, `${name} ${count}`, server.clock.now());
  };

  async function upload(person: TestPerson, facts: AccountFacts): Promise<string> {
    const before = new Set((await debtsAndAssets(person)).map(({ id }) => id));
    const extraction = extractionOf({ accounts: [facts] });
    const { statusCode } = await uploadAs(server.app, person, { content: scriptedFile({ extraction }) });
    expect(statusCode).toBe(200);
    const added = (await debtsAndAssets(person)).find(({ id }) => !before.has(id));
    return added?.id ?? "none was added";
  }
  async function debtsAndAssets(person: TestPerson): Promise<{ id: string }[]> {
    const lists = await Promise.all(
      ["/api/debts", "/api/assets"].map((url) => callAs(server, person, "GET", url)),
    );
    return lists.flatMap((list) => list.json<{ id: string }[]>());
  }

  const memberNamed = async (person: TestPerson, name: string) => {
    const { household } = await householdOf(server, person);
    return household?.members.find((member) => member.name.startsWith(name));
  };
  const accountsSeen = async (person: TestPerson) =>
    (await overviewOf(server, person)).accounts.map(({ id }) => id).toSorted();

  test("is founded with the first invitation, and joined by who has the link, once", async () => {
    const [ava, ben, eve] = [await newPerson("Ava"), await newPerson("Ben"), await newPerson("Eve")];
    expect(await householdOf(server, ava)).toEqual({ mayInvite: true, household: null });
    const token = await invite(server, ava);
    const look = await callAs(server, ben, "POST", "/api/household/invitations/look", { token });
    expect(look.json()).toMatchObject({ invitedBy: expect.stringMatching(/^Ava/), members: 1 });
    expect((await join(server, ben, token)).statusCode).toBe(200);
    const { household } = await householdOf(server, ben);
    expect(household?.members.map(({ name, isYou, isOwner }) => [name.slice(0, 3), isYou, isOwner])).toEqual([
      ["Ava", false, true],
      ["Ben", true, false],
    ]);
    const again = await join(server, eve, token);
    expect([again.statusCode, again.json()]).toMatchObject([404, { code: "INVITATION_OVER" }]);
    expect((await householdOf(server, eve)).household).toBeNull();
  });

  test("of two who take one link at the same moment, one joins", async () => {
    const ava = await newPerson("Ava");
    const others = [await newPerson("Ben"), await newPerson("Eve")];
    const token = await invite(server, ava);
    const answers = await Promise.all(others.map((person) => join(server, person, token)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await householdOf(server, ava)).household?.members).toHaveLength(2);
  });

  test.each<[string, (token: string, owner: TestPerson) => Promise<string>]>([
    ["older than a week", async (token) => (server.clock.advance(7 * DAY_MS), token)],
    [
      "withdrawn",
      async (token, owner) => {
        const id = (await householdOf(server, owner)).household?.invitations[0]?.id;
        await callAs(server, owner, "DELETE", `/api/household/invitations/${id}`);
        return token;
      },
    ],
    ["changed by one letter", async (token) => `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`],
    ["of a household that is not there", async (token) => `${"0".repeat(32)}${token.slice(32)}`],
    ["no link of ours", async () => "nothing"],
  ])("an invitation that is %s lets nobody in, and says nothing else", async (_, spoil) => {
    const ava = await newPerson("Ava");
    const token = await spoil(await invite(server, ava), ava);
    // Afterwards: sessions end with time as well.
    const ben = await newPerson("Ben");
    for (const url of ["/api/household/join", "/api/household/invitations/look"]) {
      const answer = await callAs(server, ben, "POST", url, { token });
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: "INVITATION_OVER" }]);
    }
  });

  test("an invitation by e-mail names who invites and no figure, and its secret is stored nowhere", async () => {
    const ava = await newPerson("Ava");
    const made = await callAs(server, ava, "POST", "/api/household/invitations", {
      email: "ben@example.test",
    });
    expect(made.json()).toMatchObject({ mail: "sent" });
    const mail = mails.at(-1);
    const secret = /#[0-9a-f]{32}\.([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(secret).not.toBe("");
    expect(mail).toMatchObject({ to: "ben@example.test", text: expect.stringContaining("Ava") });
    expect(mail?.text).not.toContain("$");
    expect(await rowsThatName(server.pool, secret)).toEqual({});
    expect(await rowsThatName(server.pool, "ben@example.test")).toEqual({});
  });

  test("an invitation whose mail could not be handed in is tried again, and its link is kept no longer than that", async () => {
    const ava = await newPerson("Ava");
    const to = "later@example.test";
    const mailed = () => mails.filter((mail) => mail.to === to);
    isMailAway = true;
    const made = await callAs(server, ava, "POST", "/api/household/invitations", { email: to });
    expect(made.json()).toMatchObject({ mail: "later", url: expect.stringContaining("/family/join#") });
    await server.keepHouse(ava.id);
    isMailAway = false;
    // Not yet: the mail server gets a while to come back.
    await server.keepHouse(ava.id);
    expect(mailed()).toEqual([]);
    server.clock.advance(HOUR_MS);
    await Promise.all([server.keepHouse(ava.id), server.keepHouse(ava.id)]);
    server.clock.advance(DAY_MS);
    await server.keepHouse(ava.id);
    expect(mailed()).toHaveLength(1);
    expect(mailed()[0]?.text).toContain(made.json<{ url: string }>().url);
    const token = made.json<{ url: string }>().url.split("#")[1] ?? "";
    // Afterwards: sessions end with time as well.
    expect((await join(server, await newPerson("Ben"), token)).statusCode).toBe(200);
  });

  test("an invitation that is withdrawn, or never gets through, is not mailed any more", async () => {
    const ava = await newPerson("Ava");
    const invited = async (email: string) =>
      (await callAs(server, ava, "POST", "/api/household/invitations", { email })).json<{ id: string }>().id;
    const before = mails.length;
    isMailAway = true;
    const withdrawn = await invited("withdrawn@example.test");
    await invited("never@example.test");
    await callAs(server, ava, "DELETE", `/api/household/invitations/${withdrawn}`);
    for (let hours = 0; hours < 30; hours += 5) {
      server.clock.advance(5 * HOUR_MS);
      await server.keepHouse(ava.id);
    }
    isMailAway = false;
    server.clock.advance(DAY_MS);
    await server.keepHouse(ava.id);
    expect(mails).toHaveLength(before);
    const { rows } = await server.pool.query(
      "select mail_tries from household_invitations where mail_again_at is null and mail_tries = 6",
    );
    expect(rows.length).toBeGreaterThan(0);
  });

  test("shows an account only after its owner shares it, and no more from the moment it is unshared", async () => {
    const [ava, ben] = [await newPerson("Ava"), await newPerson("Ben")];
    const [cardId, bankId] = [await upload(ava, card({})), await upload(ava, checking({}))];
    await joinHouseholdOf(server, ava, ben);
    expect(await accountsSeen(ben)).toEqual([]);
    await share(server, ava, cardId);
    const overview = await overviewOf(server, ben);
    expect(overview).toMatchObject({ netWorth: "-2345.67", totalDebts: "2345.67", totalAssets: "0.00" });
    expect(overview.accounts).toMatchObject([
      { id: cardId, amount: "2345.67", asOf: "2026-10-12", documentId: null, side: "debt" },
    ]);
    expect((await overviewOf(server, ava)).accounts[0]?.documentId).toMatch(/^document_/);
    await share(server, ava, bankId);
    expect(await overviewOf(server, ben)).toMatchObject({ netWorth: "-1095.67", totalAssets: "1250.00" });
    await share(server, ava, cardId, false);
    expect(await accountsSeen(ben)).toEqual([bankId]);
    expect((await overviewOf(server, ben)).totalDebts).toBe("0.00");
  });

  test("never shows documents, transactions or names of files of another member", async () => {
    const [ava, ben] = [await newPerson("Ava"), await newPerson("Ben")];
    await joinHouseholdOf(server, ava, ben);
    const accountId = await upload(ava, card({}));
    await share(server, ava, accountId);
    const body = JSON.stringify([await overviewOf(server, ben), await householdOf(server, ben)]);
    expect(body).not.toMatch(/document_[0-9a-f]|person_[0-9a-f]|statement\.pdf/);
    expect((await callAs(server, ben, "GET", "/api/debts")).json()).toEqual([]);
  });

  test("counts an account once that two members hold together, by the newer statement", async () => {
    const [ava, ben] = [await newPerson("Ava"), await newPerson("Ben")];
    await joinHouseholdOf(server, ava, ben);
    const older = await upload(ava, card({ institution: "Example Bank", currentBalance: "900.00" }));
    const newer = await upload(
      ben,
      card({ institution: "EXAMPLE BANK", currentBalance: "800.00", statementDate: "2026-11-12" }),
    );
    await share(server, ava, older);
    await share(server, ben, newer);
    const overview = await overviewOf(server, ava);
    expect(overview.totalDebts).toBe("800.00");
    expect(overview.accounts).toHaveLength(1);
    expect(overview.accounts[0]?.memberIds).toHaveLength(2);
  });

  test("plans what is shared with the minimums and what the members say they add", async () => {
    const [ava, ben] = [await newPerson("Ava"), await newPerson("Ben")];
    await joinHouseholdOf(server, ava, ben);
    const first = card({ accountLast4: "1111", currentBalance: "1000.00", minimumPayment: "40.00" });
    await share(server, ava, await upload(ava, first));
    await share(server, ben, await upload(ben, { ...first, accountLast4: "2222", apr: "9.99" }));
    const contribute = (person: TestPerson, monthlyExtra: string | null) =>
      callAs(server, person, "PUT", "/api/household/contribution", { monthlyExtra });
    const alone = (await overviewOf(server, ava)).plan;
    expect(alone).toMatchObject({ minimums: "80.00", extra: "0.00", monthlyPayment: "80.00" });
    await contribute(ava, "100.00");
    await contribute(ben, "20.00");
    const together = (await overviewOf(server, ben)).plan;
    expect(together).toMatchObject({ minimums: "80.00", extra: "120.00", monthlyPayment: "200.00" });
    expect(together?.totalMonths).toBeLessThan(alone?.totalMonths ?? 0);
    await contribute(ava, null);
    expect((await overviewOf(server, ben)).plan?.extra).toBe("20.00");
  });

  test("holds five people at most, open invitations with them, whoever comes at once", async () => {
    const ava = await newPerson("Ava");
    const tokens = await Promise.all([1, 2, 3, 4].map(() => invite(server, ava)));
    const refused = await callAs(server, ava, "POST", "/api/household/invitations", {});
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: "FAMILY_FULL", limit: familyMembers, used: familyMembers },
    ]);
    const people = await Promise.all(tokens.map((_, index) => newPerson(`P${index}`)));
    await Promise.all(people.map((person, index) => join(server, person, tokens[index] ?? "")));
    expect((await householdOf(server, ava)).household?.members).toHaveLength(familyMembers);
  });

  test("a person is in one household at a time, also when two are joined at once", async () => {
    const [ava, dan, ben] = [await newPerson("Ava"), await newPerson("Dan"), await newPerson("Ben")];
    const tokens = [await invite(server, ava), await invite(server, dan)];
    const answers = await Promise.all(tokens.map((token) => join(server, ben, token)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const sizes = await Promise.all(
      [ava, dan].map(async (owner) => (await householdOf(server, owner)).household?.members.length ?? 0),
    );
    expect(sizes.toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  test("leaving takes nothing along and leaves nothing behind", async () => {
    const [ava, ben] = [await newPerson("Ava"), await newPerson("Ben")];
    await joinHouseholdOf(server, ava, ben);
    const [hers, his] = [
      await upload(ava, card({})),
      await upload(ben, card({ accountLast4: "9999", institution: "Other Bank" })),
    ];
    await share(server, ava, hers);
    await share(server, ben, his);
    expect(await accountsSeen(ava)).toEqual([hers, his].toSorted());
    expect((await callAs(server, ben, "POST", "/api/household/leave")).statusCode).toBe(200);
    expect(await accountsSeen(ava)).toEqual([hers]);
    expect((await callAs(server, ben, "GET", "/api/household/overview")).statusCode).toBe(404);
    expect((await debtsAndAssets(ben)).map(({ id }) => id)).toEqual([his]);
    await joinHouseholdOf(server, ava, ben);
    expect((await ownAccounts(server, ben)).map(({ isShared }) => isShared)).toEqual([false]);
    expect(await accountsSeen(ava)).toEqual([hers]);
  });

  test("only the owner invites, removes and hands over, and leaves after that", async () => {
    const [ava, ben, eve] = [await newPerson("Ava"), await newPerson("Ben"), await newPerson("Eve")];
    await joinHouseholdOf(server, ava, ben);
    await joinHouseholdOf(server, ava, eve);
    const benId = (await memberNamed(ava, "Ben"))?.id ?? "";
    const eveId = (await memberNamed(ava, "Eve"))?.id ?? "";
    const refusals = await Promise.all([
      callAs(server, ben, "POST", "/api/household/invitations", {}),
      callAs(server, ben, "DELETE", `/api/household/members/${eveId}`),
      callAs(server, ben, "PUT", "/api/household/owner", { memberId: benId }),
    ]);
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect((await callAs(server, ava, "POST", "/api/household/leave")).statusCode).toBe(409);
    expect((await callAs(server, ava, "DELETE", `/api/household/members/${eveId}`)).statusCode).toBe(204);
    expect((await householdOf(server, eve)).household).toBeNull();
    await callAs(server, ava, "PUT", "/api/household/owner", { memberId: benId });
    expect((await callAs(server, ava, "POST", "/api/household/leave")).statusCode).toBe(200);
    expect((await householdOf(server, ben)).household).toMatchObject({
      isOwner: true,
      members: [{ isYou: true }],
    });
    const kinds = (await householdOf(server, ben)).household?.events.map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(["founded", "invited", "joined", "removed", "handed-over", "left"]),
    );
  });

  test("who erases their account leaves first; the household goes to who was there longest, or with the last one", async () => {
    const [ava, ben] = [await newPerson("Ava"), await newPerson("Ben")];
    await joinHouseholdOf(server, ava, ben);
    await share(server, ava, await upload(ava, card({})));
    const erase = (person: TestPerson) => callAs(server, person, "DELETE", "/api/account");
    expect((await erase(ava)).statusCode).toBe(200);
    expect(await rowsThatName(server.pool, ava.id)).toEqual({});
    expect((await householdOf(server, ben)).household).toMatchObject({
      isOwner: true,
      members: [{ isYou: true }],
    });
    expect(await accountsSeen(ben)).toEqual([]);
    const households = await server.database.listHouseholds();
    expect((await erase(ben)).statusCode).toBe(200);
    const left = await server.database.listHouseholds();
    const [gone] = households.filter((id) => !left.includes(id));
    expect(await rowsThatName(server.pool, gone ?? "none is gone")).toEqual({});
  });

  test("shows no name of somebody who is to be named nowhere", async () => {
    const [ava, ben] = [await newPerson("Ava"), await newPerson("Ben")];
    await joinHouseholdOf(server, ava, ben);
    await callAs(server, ben, "PATCH", "/api/privacy/settings", { anonymousMode: true });
    const names = (await householdOf(server, ava)).household?.members.map(({ name }) => name);
    expect(names).toEqual([expect.stringMatching(/^Ava/), expect.stringMatching(/^A member \(\d\)$/)]);
  });

  test("goals are the household's, and their progress is that of the shared accounts", async () => {
    const [ava, ben] = [await newPerson("Ava"), await newPerson("Ben")];
    await joinHouseholdOf(server, ava, ben);
    const bankId = await upload(ava, checking({ endingBalance: "2500.00" }));
    await share(server, ava, bankId);
    const goal = {
      title: "Rainy days",
      kind: "save",
      target: "10000.00",
      by: "2027-12",
      accountIds: [bankId],
    };
    const made = await callAs(server, ben, "POST", "/api/household/goals", goal);
    expect([made.statusCode, goalListSchema.parse(made.json())]).toMatchObject([
      201,
      [{ title: "Rainy days", now: "2500.00", percent: 25, unknown: null }],
    ]);
    const id = goalListSchema.parse(made.json())[0]?.id;
    await share(server, ava, bankId, false);
    const hidden = await callAs(server, ben, "GET", "/api/household/goals");
    expect(hidden.json()).toMatchObject([{ now: null, percent: null, unknown: expect.any(String) }]);
    expect((await callAs(server, ben, "PUT", `/api/household/goals/${id}`, goal)).statusCode).toBe(404);
    expect((await callAs(server, ava, "DELETE", `/api/household/goals/${id}`)).statusCode).toBe(204);
  });

  describe("without a household", () => {
    test.each([
      ["GET", "/api/household/overview"],
      ["GET", "/api/household/accounts"],
      ["GET", "/api/household/goals"],
      ["POST", "/api/household/leave"],
    ] as const)("%s %s is not there", async (method, url) => {
      expect((await callAs(server, await newPerson("Solo"), method, url)).statusCode).toBe(404);
    });
  });
});
