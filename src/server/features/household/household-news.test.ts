import { once } from "node:events";
import { get as httpGet, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dataExportSchema } from "#contract/data-export.ts";
import { serverEventSchema } from "#contract/documents.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import {
  callAs,
  householdOf,
  invite,
  join,
  joinHouseholdOf,
  ownAccounts,
  share,
} from "#test/fakes/households.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, extractionOf } from "#test/samples/extractions.ts";

describeOnEachDatabase("what members of a household hear of each other", ({ newDatabase }) => {
  let server: FeaturesServer;
  let address: string;
  let count = 0;
  const streams: IncomingMessage[] = [];

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
    address = await server.app.listen({ host: "127.0.0.1", port: 0 });
  });
  afterAll(async () => {
    for (const stream of streams) stream.destroy();
    await server.stop();
  });

  const newPerson = (name: string): Promise<TestPerson> => {
    count += 1;
    return signInAs(server, `${name} ${count}`);
  };
  const upload = (person: TestPerson, last4: string) =>
    uploadAs(server.app, person, {
      content: scriptedFile({ extraction: extractionOf({ accounts: [card({ accountLast4: last4 })] }) }),
    });

  /** What a person's open window is told from now on: each call resolves with the next kind of news. */
  async function listen(person: TestPerson): Promise<() => Promise<string>> {
    const request = httpGet(`${address}/api/events`, { headers: { ...person.headers } });
    const [stream] = (await once(request, "response")) as [IncomingMessage]; // what this event carries
    streams.push(stream);
    const lines = stream.setEncoding("utf8")[Symbol.asyncIterator]();
    let rest = "";
    const next = async (): Promise<string> => {
      for (;;) {
        const [, found] = /^data: (.*)$/m.exec(rest) ?? [];
        if (found !== undefined && rest.includes(`${found}\n\n`)) {
          rest = rest.slice(rest.indexOf(`${found}\n\n`) + found.length + 2);
          return serverEventSchema.parse(JSON.parse(found)).type;
        }
        const { value, done } = await lines.next();
        if (done === true) throw new Error("the stream ended");
        rest += String(value);
      }
    };
    return next;
  }

  test("whatever one does, the others' open windows are told that something changed, and strangers nothing", async () => {
    const [ava, ben, eve] = [await newPerson("Ava"), await newPerson("Ben"), await newPerson("Eve")];
    await upload(ava, "1111");
    const [hearAva, hearBen, hearEve] = [await listen(ava), await listen(ben), await listen(eve)];
    await joinHouseholdOf(server, ava, ben);
    expect([await hearAva(), await hearAva(), await hearBen()]).toEqual([
      "household-changed",
      "household-changed",
      "household-changed",
    ]);
    const [account] = await ownAccounts(server, ava);
    const id = account?.id ?? "";
    await share(server, ava, id);
    expect(await hearBen()).toBe("household-changed");
    const goal = { title: "No more cards", kind: "pay-off", target: null, by: null, accountIds: [id] };
    expect((await callAs(server, ben, "POST", "/api/household/goals", goal)).statusCode).toBe(201);
    expect([await hearAva(), await hearAva()]).toEqual(["household-changed", "household-changed"]);
    const member = (await householdOf(server, ava)).household?.members.find(({ isYou }) => !isYou);
    await callAs(server, ava, "DELETE", `/api/household/members/${member?.id}`);
    // Also who is out now: their window must not go on showing what is no longer theirs to see.
    expect([await hearBen(), await hearBen()]).toEqual(["household-changed", "household-changed"]);
    await upload(eve, "2222");
    expect(await hearEve()).not.toBe("household-changed");
  });

  test("what is refused is told to nobody", async () => {
    const [ava, ben] = [await newPerson("Ava"), await newPerson("Ben")];
    await joinHouseholdOf(server, ava, ben);
    const hearBen = await listen(ben);
    expect((await callAs(server, ben, "POST", "/api/household/invitations", {})).statusCode).toBe(403);
    expect((await join(server, ben, await invite(server, ava))).statusCode).toBe(409);
    expect(await hearBen()).toBe("household-changed");
    await upload(ben, "3333");
    expect(await hearBen()).not.toBe("household-changed");
  });

  test("a member's export holds the household's goals and history, and neither names nor accounts of the others", async () => {
    const [ava, ben] = [await newPerson("Ava"), await newPerson("Ben")];
    await upload(ava, "4444");
    await joinHouseholdOf(server, ava, ben);
    const [account] = await ownAccounts(server, ava);
    await share(server, ava, account?.id ?? "");
    const accountIds = [account?.id];
    const goal = { title: "No more cards", kind: "pay-off", target: null, by: "2027-06", accountIds };
    await callAs(server, ava, "POST", "/api/household/goals", goal);
    const exportOf = async (person: TestPerson) => {
      const answer = await callAs(server, person, "POST", "/api/privacy/export-data");
      return { text: answer.body, household: dataExportSchema.parse(answer.json()).household };
    };
    const { text, household } = await exportOf(ben);
    expect(household).toMatchObject({
      isOwner: false,
      members: 2,
      goals: [{ title: "No more cards", kind: "pay-off", target: null, by: "2027-06" }],
    });
    const history = household?.history.map(({ kind, by }) => `${kind} by ${by}`) ?? [];
    // All of it happened at the same instant of the test's clock, so in no order.
    expect(history.toSorted()).toEqual([
      "founded by a member",
      "invited by a member",
      "joined by you",
      "shared by a member",
    ]);
    expect(text).not.toContain("Ava");
    expect(text).not.toContain(account?.id ?? "no account");
    const own = (await exportOf(ava)).household?.history ?? [];
    expect(own.filter(({ by }) => by === "you")).toHaveLength(3);
    expect((await exportOf(await newPerson("Eve"))).household).toBeNull();
  });
});
