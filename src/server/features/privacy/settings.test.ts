import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultPrivacyChoices, type PrivacyChange, privacySettingsSchema } from "#contract/privacy.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";

describeOnEachDatabase("privacy settings", ({ newDatabase }) => {
  let server: FeaturesServer;
  let anna: TestPerson;
  let ben: TestPerson;
  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
    [anna, ben] = [await signInAs(server, "anna"), await signInAs(server, "ben")];
  });
  afterAll(async () => {
    await server.stop();
  });

  const url = "/api/privacy/settings";
  const settingsOf = async ({ headers }: TestPerson) =>
    privacySettingsSchema.parse((await server.app.inject({ url, headers })).json());
  const change = ({ headers }: TestPerson, payload: PrivacyChange) =>
    server.app.inject({ method: "PATCH", url, headers, payload });
  const visit = ({ headers }: TestPerson, page: string) =>
    server.app.inject({ method: "POST", url: "/api/privacy/visits", headers, payload: { page } });
  const userOf = async ({ headers }: TestPerson) =>
    (await server.app.inject({ url: "/api/auth/user", headers })).json();

  test("nothing optional is on before somebody switches it on", async () => {
    expect(await settingsOf(anna)).toMatchObject(defaultPrivacyChoices);
    const { autoDeleteAfterDebtFree, anonymousMode, allowAnalytics } = await settingsOf(anna);
    expect([autoDeleteAfterDebtFree, anonymousMode, allowAnalytics]).toEqual([false, false, false]);
  });

  test("a single change is kept, for its person alone; what cannot be chosen is refused", async () => {
    expect((await change(anna, { dataRetentionDays: 60 })).statusCode).toBe(200);
    expect((await settingsOf(anna)).dataRetentionDays).toBe(60);
    expect((await settingsOf(ben)).dataRetentionDays).toBe(90);
    for (const payload of [
      { shareWithPartners: true },
      { encryptionEnabled: false },
      { dataRetentionDays: 0 },
    ]) {
      const answer = await server.app.inject({ method: "PATCH", url, headers: anna.headers, payload });
      expect(answer.statusCode).toBe(400);
    }
  });

  test("visits are counted only while their person wants it, and the counts go when they do not", async () => {
    await visit(anna, "/dashboard");
    expect((await settingsOf(anna)).visits).toEqual({});
    await change(anna, { allowAnalytics: true });
    await visit(anna, "/dashboard");
    await visit(anna, "/dashboard");
    expect((await visit(anna, "/documents/document_1")).statusCode).toBe(400);
    expect((await settingsOf(anna)).visits).toEqual({ "/dashboard": 2 });
    await change(anna, { allowAnalytics: false });
    expect((await settingsOf(anna)).visits).toEqual({});
  });

  test("in anonymous mode no page is told name or address", async () => {
    expect(await userOf(ben)).toMatchObject({ name: "ben", isAnonymous: false });
    await change(ben, { anonymousMode: true });
    expect(await userOf(ben)).toMatchObject({ name: null, email: null, isAnonymous: true });
    await change(ben, { anonymousMode: false });
    expect(await userOf(ben)).toMatchObject({ name: "ben" });
  });
});
