import { afterAll, beforeAll, expect, test } from "vitest";
import { profileSchema } from "#contract/profile.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, checking, extractionOf } from "#test/samples/extractions.ts";

describeOnEachDatabase("GET /api/profile", ({ newDatabase }) => {
  let server: FeaturesServer;
  let anna: TestPerson;
  let ben: TestPerson;

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
    anna = await signInAs(server, "anna");
    ben = await signInAs(server, "ben");
    const report = {
      ...extractionOf({ accounts: [] }),
      documentType: "credit-reports" as const,
      creditReport: { bureau: "Experian", score: "728", reportDate: "2026-10-01", inquiries: "2" },
    };
    for (const extraction of [extractionOf({ accounts: [card({}), checking({})] }), report]) {
      await uploadAs(server.app, anna, { content: scriptedFile({ extraction }) });
    }
  });
  afterAll(async () => {
    await server.stop();
  });

  const profileOf = async ({ headers }: TestPerson) => {
    const answer = await server.app.inject({ url: "/api/profile", headers });
    return profileSchema.parse(answer.json());
  };

  test("is computed from the statements and the newest credit report", async () => {
    const profile = await profileOf(anna);
    const [debt] = profile.liabilities;
    const [asset] = profile.assets;
    expect(Number(profile.netWorth)).toBeCloseTo(Number(asset?.value) - Number(debt?.balance), 2);
    expect(debt?.source?.text).toBeTruthy();
    expect(profile.credit).toMatchObject({ score: 728, band: "Good", inquiries: 2, bureau: "Experian" });
    expect(profile.history.length).toBeGreaterThan(0);
  });

  test("shows nobody else's money, and nothing to nobody", async () => {
    expect(await profileOf(ben)).toMatchObject({ netWorth: null, liabilities: [], assets: [], credit: null });
    expect((await server.app.inject({ url: "/api/profile" })).statusCode).toBe(401);
  });
});
