import { afterAll, beforeAll, expect, test } from "vitest";
import { currentUserSchema } from "#contract/account.ts";
import { cashflowAnalysisSchema } from "#contract/cashflow.ts";
import { documentListSchema } from "#contract/documents.ts";
import { opportunityListSchema } from "#contract/opportunities.ts";
import { payoffPlanSchema } from "#contract/payoff-plan.ts";
import { profileSchema } from "#contract/profile.ts";
import { computeSamplePlan } from "#contract/sample-household/sample-plan.ts";
import { sampleDocuments } from "#contract/sample-household/statements.ts";
import { recurringSchema } from "#contract/spending.ts";
import { systemStatusSchema } from "#contract/system-status.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { addPeople } from "#test/fakes/add-people.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { extractionOf } from "#test/samples/extractions.ts";
import { addReadDocuments } from "../documents/add-read-documents.ts";
import { createLedger } from "../ledger/ledger.ts";
import { mergeDocument } from "../ledger/merge-document.ts";

describeOnEachDatabase("the sample household", ({ newDatabase }) => {
  let server: FeaturesServer;
  let anna: TestPerson;

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
    anna = await signInAs(server, "anna");
    await uploadAs(server.app, anna, { content: scriptedFile({ extraction: extractionOf({}) }) });
  });
  afterAll(async () => {
    await server.stop();
  });

  const get = async (url: string, { headers } = anna) => (await server.app.inject({ url, headers })).json();
  const change = (method: "PUT" | "DELETE", { headers } = anna) =>
    server.app.inject({ method, url: "/api/sample-household", headers });
  const userOf = async (person = anna) => currentUserSchema.parse(await get("/api/auth/user", person));
  const rowsOf = async (personId: string): Promise<number> => {
    const { rows } = await server.pool.query<{ n: number }>(
      `select (select count(*) from documents where person_id = $1) + (select count(*) from transactions where person_id = $1)
         + (select count(*) from person_keys where person_id = $1) + (select count(*) from kept_plans where person_id = $1) as n`,
      [personId],
    );
    return Number(rows[0]?.n);
  };

  test("made and removed many times at once, nothing fails and it is there or it is not", async () => {
    const ben = await signInAs(server, "ben");
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => change(index % 2 === 0 ? "PUT" : "DELETE", ben)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 204));
    expect((await change("PUT", ben)).statusCode).toBe(204);
    expect((await userOf(ben)).exploresSample).toBe(true);
  });

  test("shows the specification's figures, and what the person has is there again after removing it", async () => {
    const own = await get("/api/profile");
    expect((await change("PUT")).statusCode).toBe(204);
    const sample = await userOf();
    expect(sample).toMatchObject({ exploresSample: true, name: "anna" });
    const profile = profileSchema.parse(await get("/api/profile"));
    expect(profile).toMatchObject({
      totalAssets: "564300.00",
      totalLiabilities: "72700.00",
      netWorth: "491600.00",
      cashFlow: { income: "6500.00", spending: "5195.00", left: "1305.00" },
      credit: { score: 728, band: "Good" },
      warnings: [],
    });
    expect(profile.debtToIncome).toMatchObject({ label: "Healthy" });
    expect(profile.history.every(({ netWorth }) => netWorth !== null)).toBe(true);
    const analysis = cashflowAnalysisSchema.parse(await get("/api/cashflow/analysis"));
    expect(analysis).toMatchObject({ historyMonths: 12, warnings: [] });
    const status = systemStatusSchema.parse(await get("/api/system-status"));
    expect(status.autopilot).toBe("ready");
    const chances = opportunityListSchema.parse(await get("/api/opportunities"));
    expect(new Set(chances.map(({ kind }) => kind))).toEqual(
      new Set([
        "send-once",
        "balance-transfer",
        "consolidation",
        "lower-rate",
        "promotion-ends",
        "spend-less",
        "cancel",
        "utilization",
      ]),
    );
    expect((await change("DELETE")).statusCode).toBe(204);
    expect(await userOf()).toMatchObject({ id: anna.id, exploresSample: false });
    expect(await rowsOf(sample.id)).toBe(0);
    expect(await get("/api/profile")).toEqual(own);
  });

  test("a subscription that the person cancelled is neither advised nor an opportunity any more", async () => {
    expect((await change("PUT")).statusCode).toBe(204);
    const { items } = recurringSchema.parse(await get("/api/cashflow/recurring"));
    const subscriptions = items.filter(({ kind }) => kind === "subscription");
    expect(subscriptions.every(({ category }) => category === "subscriptions")).toBe(true);
    const streambox = subscriptions.find(({ name }) => /streambox/i.test(name));
    const about = async () =>
      JSON.stringify([
        await get("/api/opportunities"),
        (await get("/api/cashflow/analysis")).recommendations,
      ]);
    expect(await about()).toMatch(/streambox/i);
    const url = `/api/cashflow/recurring/${streambox?.id}`;
    const { headers } = anna;
    const said = await server.app.inject({ method: "PUT", url, headers, payload: { said: "cancelled" } });
    expect(said.statusCode).toBe(204);
    expect(await about()).not.toMatch(/streambox/i);
    expect((await change("DELETE")).statusCode).toBe(204);
  });

  test("a file uploaded while it is shown is not kept, in words that say why", async () => {
    await change("PUT");
    const refused = await uploadAs(server.app, anna, {
      content: scriptedFile({ extraction: extractionOf({}) }),
    });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toContain("sample data");
    await change("DELETE");
  });

  test("what is typed while it is shown is not kept either, and not among one's own", async () => {
    const typed = { kind: "asset", name: "House", assetKind: "other", value: "250000", accountLast4: null };
    await change("PUT");
    const type = () =>
      server.app.inject({
        method: "POST",
        url: "/api/entries",
        headers: anna.headers,
        payload: { content: typed },
      });
    const refused = await type();
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      "You are looking at sample data, so this entry was not kept. Leave the sample and type it again.",
    ]);
    await change("DELETE");
    expect((await type()).statusCode).toBe(201);
  });

  test("a page that still shows the own figures is refused, and so is one that still shows the sample", async () => {
    const asOwn = { "x-person": anna.id };
    await change("PUT");
    const { id } = await userOf();
    const status = async (believed: Record<string, string>) =>
      (await server.app.inject({ url: "/api/debts", headers: { ...anna.headers, ...believed } })).statusCode;
    expect([await status(asOwn), await status({ "x-person": id })]).toEqual([409, 200]);
    await change("DELETE");
    expect([await status(asOwn), await status({ "x-person": id })]).toEqual([200, 409]);
  });

  test("another session of the same person goes on with their own figures, and the account stays theirs", async () => {
    const phone = await signInAs(server, "anna");
    const debts = await get("/api/debts", phone);
    await change("PUT");
    expect(await get("/api/debts", phone)).toEqual(debts);
    const sessions = await get("/api/sessions");
    expect(sessions.length).toBeGreaterThan(1);
    await change("DELETE");
  });

  test("loading it twice makes it anew, not double", async () => {
    await change("PUT");
    const first = await get("/api/documents");
    await change("PUT");
    expect(await get("/api/documents")).toHaveLength(first.length);
    const { totalLiabilities } = profileSchema.parse(await get("/api/profile"));
    expect(totalLiabilities).toBe("72700.00");
    await change("DELETE");
  });

  test("each original is a PDF that is printed when it is asked for", async () => {
    await change("PUT");
    const [newest] = documentListSchema.parse(await get("/api/documents"));
    const original = await server.app.inject({
      url: `/api/documents/${newest?.id}/original`,
      headers: anna.headers,
    });
    expect(original.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(original.rawPayload).toHaveLength(newest?.sizeBytes ?? 0);
    const figures = await get(`/api/documents/${newest?.id}/figures`);
    expect(figures).toMatchObject({ hasPictures: true, questions: [], skipped: [] });
    await change("DELETE");
  });

  test("what fills an empty ledger at once is what merging one after the other would leave", async () => {
    await change("PUT");
    const { id } = await userOf();
    const merged = "sample_one-after-the-other";
    await addPeople(server.pool, ["one-after-the-other"]);
    await server.database.forPerson(merged, async (sql) => {
      const vault = await server.vaults.openVault(sql, merged);
      const uploads = sampleDocuments(parsePlainDate("2026-11-20")!).map(
        ({ fileName, issuedOn, extraction }) => ({
          fileName,
          extraction,
          sizeBytes: 1,
          storageKey: fileName,
          uploadedAt: new Date(`${issuedOn}T12:00:00Z`),
        }),
      );
      await addReadDocuments({ sql, vault, personId: merged }, uploads, async (scope, documents) => {
        for (const document of documents) await mergeDocument(scope, document);
      });
    });
    const ledger = createLedger(server);
    const shape = async (personId: string) => ({
      accounts: (await ledger.loadAccounts(personId))
        .map(({ kind, name, last4, asOf, statements }) =>
          [kind, name, last4, asOf, statements.length].join(" "),
        )
        .toSorted(),
      rows: (await ledger.loadTransactions(personId))
        .map(({ postedOn, amount, description, category }) =>
          [postedOn, amount, description, category].join(" "),
        )
        .toSorted(),
    });
    expect(await shape(id)).toEqual(await shape(merged));
    await change("DELETE");
  });

  test("every statement a second time, as another file, changes no figure of any page", async () => {
    await change("PUT");
    const { id } = await userOf();
    const figures = async () => {
      const text = async (url: string) =>
        JSON.stringify(await get(url), (key, value: unknown) =>
          ["documentId", "fileName", "id", "debtId", "sources", "source"].includes(key) ? undefined : value,
        );
      return Promise.all(["/api/cashflow/analysis", "/api/profile", "/api/debts", "/api/assets"].map(text));
    };
    const before = await figures();
    await server.database.forPerson(id, async (sql) => {
      const vault = await server.vaults.openVault(sql, id);
      const uploads = sampleDocuments(parsePlainDate("2026-11-20")!)
        .filter(({ fileName }) => fileName.includes("2026-1"))
        .map(({ fileName, extraction }) => ({
          extraction,
          fileName: `copy of ${fileName}`,
          sizeBytes: 1,
          storageKey: `copy of ${fileName}`,
          uploadedAt: new Date("2026-11-20T09:00:00Z"),
        }));
      expect(uploads.length).toBeGreaterThan(5);
      await addReadDocuments({ sql, vault, personId: id }, uploads, async (scope, documents) => {
        for (const document of documents) await mergeDocument(scope, document);
      });
    });
    expect(await get("/api/documents")).toHaveLength(102 + 11);
    expect(await figures()).toEqual(before);
    await change("DELETE");
  });

  test("the public pages show its plan as the dashboard does on the first day of a month", async () => {
    server.clock.advance(Date.parse("2026-12-01T10:00:00Z") - server.clock.now().getTime());
    anna = await signInAs(server, "anna");
    await change("PUT");
    const shown = computeSamplePlan();
    const { safeMonthlyExtra } = cashflowAnalysisSchema.parse(await get("/api/cashflow/analysis"));
    expect(safeMonthlyExtra).toBe(formatMoney(shown.extra));
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/payoff-plan",
      headers: anna.headers,
      payload: {},
    });
    const plan = payoffPlanSchema.parse(answer.json());
    expect(plan.debts).toHaveLength(shown.debtCount);
    expect(plan).toMatchObject({
      monthlyPayment: formatMoney(shown.monthlyPayment),
      totalMonths: shown.months,
      totalInterest: formatMoney(shown.totalInterest),
      interestSaved: formatMoney(shown.interestSaved),
      baseline: { outcome: "paid", months: shown.minimumsMonths },
      balances: { plan: shown.plan.map(formatMoney), minimums: shown.minimums.map(formatMoney) },
    });
    await change("DELETE");
  });
});
