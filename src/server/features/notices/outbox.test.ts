import { afterAll, beforeAll, expect, test } from "vitest";
import { outboxSchema } from "#contract/notifications.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, extractionOf } from "#test/samples/extractions.ts";

describeOnEachDatabase("the outbox", ({ newDatabase }) => {
  let silent: FeaturesServer;
  let sending: FeaturesServer;
  const sent: string[] = [];
  beforeAll(async () => {
    const database = await newDatabase();
    silent = await startFeaturesServer(database, { readFile: readScripted });
    sending = await startFeaturesServer(await newDatabase(), {
      readFile: readScripted,
      mailer: async ({ subject }) => {
        sent.push(subject);
      },
    });
  });
  afterAll(async () => {
    await silent.stop();
    await sending.stop();
  });

  const outboxOf = async (server: FeaturesServer, { headers }: TestPerson) =>
    outboxSchema.parse((await server.app.inject({ url: "/api/notices/outbox", headers })).json());
  const pastDue = (server: FeaturesServer, person: TestPerson) =>
    uploadAs(server.app, person, {
      content: scriptedFile({ extraction: extractionOf({ accounts: [card({ pastDue: "57.00" })] }) }),
    });

  test("holds what would have gone out where no mail server is, for its own person alone", async () => {
    const [ann, ben] = [await signInAs(silent, "ann"), await signInAs(silent, "ben")];
    expect(await outboxOf(silent, ann)).toEqual({ isSending: false, mails: [] });
    await pastDue(silent, ann);
    await silent.keepHouse(ann.id);
    const { mails } = await outboxOf(silent, ann);
    expect(mails.map(({ subject }) => subject)).toContain("A payment is past due");
    expect(mails.find(({ subject }) => subject === "A payment is past due")?.text).toContain(
      "Pay it first, by hand, today.",
    );
    expect(await outboxOf(silent, ben)).toEqual({ isSending: false, mails: [] });
  });

  test("is empty where mails are sent", async () => {
    const cleo = await signInAs(sending, "cleo");
    await pastDue(sending, cleo);
    await sending.keepHouse(cleo.id);
    expect(sent).toContain("A payment is past due");
    expect(await outboxOf(sending, cleo)).toEqual({ isSending: true, mails: [] });
  });
});
