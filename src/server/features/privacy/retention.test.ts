import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noticeListSchema } from "#contract/notifications.ts";
import type { PrivacyChange } from "#contract/privacy.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, extractionOf } from "#test/samples/extractions.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

describeOnEachDatabase("how long things are kept", ({ newDatabase }) => {
  let server: FeaturesServer;
  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
  });
  afterAll(async () => {
    await server.stop();
  });

  const decide = ({ headers }: TestPerson, payload: PrivacyChange) =>
    server.app.inject({ method: "PATCH", url: "/api/privacy/settings", headers, payload });
  const summaryOf = async ({ headers }: TestPerson) =>
    (await server.app.inject({ url: "/api/privacy/summary", headers })).json();
  const debtsOf = async ({ headers }: TestPerson) =>
    (await server.app.inject({ url: "/api/debts", headers })).json();
  const noticesOf = async ({ headers }: TestPerson) =>
    noticeListSchema
      .parse((await server.app.inject({ url: "/api/notices", headers })).json())
      .filter(({ kind }) => kind === "erasure");
  const uploadCard = (person: TestPerson, changes: Parameters<typeof card>[0] = {}) =>
    uploadAs(server.app, person, {
      content: scriptedFile({ extraction: extractionOf({ accounts: [card(changes)] }) }),
    });
  const filesNow = () =>
    readdirSync(server.folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

  test("an original goes after 30 days, and what was read from it stays", async () => {
    const anna = await signInAs(server, "anna");
    await uploadCard(anna);
    server.clock.advance(29 * DAY_MS);
    await server.keepHouse(anna.id);
    const later = await signInAs(server, "anna");
    expect(await summaryOf(later)).toMatchObject({ documentsCount: 1, originalsCount: 1, debtsCount: 1 });
    server.clock.advance(DAY_MS);
    await server.keepHouse(anna.id);
    const again = await signInAs(server, "anna");
    expect(await summaryOf(again)).toMatchObject({ documentsCount: 1, originalsCount: 0, sizeBytes: 0 });
    expect(await debtsOf(again)).toHaveLength(1);
    expect(filesNow()).toEqual([]);
  });

  test("who chose so keeps no original beyond its reading", async () => {
    const ben = await signInAs(server, "ben");
    await decide(ben, { keepOriginals: "until-read" });
    await uploadCard(ben);
    await expect.poll(() => summaryOf(ben)).toMatchObject({ documentsCount: 1, originalsCount: 0 });
    await expect.poll(filesNow).toEqual([]);
    expect(await debtsOf(ben)).toHaveLength(1);
  });

  test("a file that no row names is swept, once it is older than any upload", async () => {
    const carl = await signInAs(server, "carl");
    await uploadCard(carl);
    const { storageKey } = await server.files.save(carl.id, Readable.from([Buffer.from("left")]), 100);
    const path = join(filesNow().find(({ name }) => name === storageKey)?.parentPath ?? "", storageKey);
    const now = server.clock.now();
    utimesSync(path, now, new Date(now.getTime() - DAY_MS / 2));
    await server.keepHouse(carl.id);
    expect(filesNow()).toHaveLength(2);
    utimesSync(path, now, new Date(now.getTime() - 2 * DAY_MS));
    await server.keepHouse(carl.id);
    expect(filesNow()).toHaveLength(1);
  });

  test("two years: the debt-free are told twice and erased on the 90th day, everybody else keeps everything", async () => {
    let free = await signInAs(server, "free");
    let owing = await signInAs(server, "owing");
    let unasked = await signInAs(server, "unasked");
    await decide(free, { autoDeleteAfterDebtFree: true });
    await decide(owing, { autoDeleteAfterDebtFree: true });
    await uploadCard(free, { currentBalance: "0.00", minimumPayment: "0.00" });
    await uploadCard(owing);
    await uploadCard(unasked, { currentBalance: "0.00", minimumPayment: "0.00" });
    const told: [number, number][] = [];
    let erasedOn: number | undefined;
    for (let day = 0; day < 730; day += 1) {
      // Every day is played by the rules' own test; here the days around each step, and one in a while.
      if ([0, 1, 59, 60, 61, 82, 83, 84, 89, 90, 91].includes(day) || day % 182 === 181) {
        for (const person of [free, owing, unasked]) await server.keepHouse(person.id);
        free = await signInAs(server, "free");
        const count = (await noticesOf(free)).length;
        const last = told.at(-1)?.[1] ?? 0;
        if (count !== last) told.push([day, count]);
        if (erasedOn === undefined && (await debtsOf(free)).length === 0) erasedOn = day;
      }
      server.clock.advance(DAY_MS);
    }
    expect(told).toEqual([
      [60, 1],
      [83, 2],
      [90, 0],
    ]);
    expect(erasedOn).toBe(90);
    owing = await signInAs(server, "owing");
    unasked = await signInAs(server, "unasked");
    expect([await debtsOf(owing), await debtsOf(unasked)].map((debts) => debts.length)).toEqual([1, 1]);
  });
});
