import { afterAll, beforeAll, expect, test } from "vitest";
import { cashflowAnalysisSchema } from "#contract/cashflow.ts";
import { assetListSchema } from "#contract/debts.ts";
import { uploadResponseSchema } from "#contract/documents.ts";
import { createReaderPool, type ReaderPool } from "#pipeline/isolation/reader-pool.ts";
import { readerEntry } from "#server/platform/reader-entry.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { ofxBank } from "#test/samples/downloads/bank-downloads.ts";

const file = (...lines: string[]): Buffer<ArrayBuffer> => Buffer.from(`${lines.join("\n")}\n`);

const october = [
  "10/30/2026,CORNER RESTAURANT,-50.00,2350.00",
  "10/20/2026,GROCERY OUTLET 123,-400.00,2400.00",
  "10/03/2026,RENT PAYMENT,-1200.00,2800.00",
  "10/01/2026,PAYROLL DIRECT DEPOSIT ACME,3000.00,4000.00",
];
const heading = "Date,Description,Amount,Running Bal.";

describeOnEachDatabase("from a bank's download to the cash flow, with the real reader", ({ newDatabase }) => {
  let readers: ReaderPool;
  let server: FeaturesServer;

  beforeAll(async () => {
    readers = createReaderPool({ size: 1, entry: readerEntry() });
    server = await startFeaturesServer(await newDatabase(), {
      readFile: (input, progress) => readers.read(input, progress),
    });
  });
  afterAll(async () => {
    await server.stop();
    await readers.close();
  });

  const upload = async (person: TestPerson, content: Buffer<ArrayBuffer>, fileName = "activity.csv") => {
    server.clock.advance(1000);
    const answer = await uploadAs(server.app, person, { content, fileName });
    return uploadResponseSchema.parse(answer.json()).document;
  };
  const analysis = async (person: TestPerson) =>
    cashflowAnalysisSchema.parse(
      (await server.app.inject({ url: "/api/cashflow/analysis", headers: person.headers })).json(),
    );
  const assets = async (person: TestPerson) =>
    assetListSchema.parse((await server.app.inject({ url: "/api/assets", headers: person.headers })).json());
  const rowCount = async (person: TestPerson) =>
    (await server.pool.query("select 1 from transactions where person_id = $1", [person.id])).rowCount;

  test("a CSV becomes transactions and a waterfall that adds up", async () => {
    const person = await signInAs(server, "csv");
    const document = await upload(person, file(heading, ...october));
    expect(document).toMatchObject({
      status: "completed",
      documentType: "bank-statements",
      transactionCount: 4,
    });
    expect(await rowCount(person)).toBe(4);
    expect(await analysis(person)).toMatchObject({
      monthlyIncome: "3000.00",
      essentialExpenses: "1600.00",
      discretionarySpending: "50.00",
      currentSavings: "2350.00",
    });
  });

  test("the same month again, in another export with other words, counts once", async () => {
    const person = await signInAs(server, "two exports");
    await upload(person, file(heading, ...october));
    await upload(
      person,
      file(
        "Account: Example Checking ...4821",
        "Posted Date,Payee,Debit,Credit",
        "2026-10-01,Acme payroll direct dep,,3000.00",
        "2026-10-03,Rent payment maple,1200.00,",
        "2026-10-20,Grocery outlet,400.00,",
        "2026-10-30,Corner restaurant #3,50.00,",
      ),
    );
    expect(await rowCount(person)).toBe(4);
    expect(await assets(person)).toMatchObject([{ accountLast4: "4821", value: "2350.00" }]);
    expect(await analysis(person)).toMatchObject({ monthlyIncome: "3000.00" });
  });

  test("two accounts without a number stay two when their rows differ", async () => {
    const person = await signInAs(server, "two banks");
    await upload(person, file(heading, ...october));
    await upload(
      person,
      file(
        heading,
        "10/05/2026,ATM WITHDRAWAL,-20.00,80.00",
        "10/06/2026,ATM WITHDRAWAL,-10.00,70.00",
        "10/09/2026,PAYROLL,500.00,570.00",
        "10/28/2026,ATM,-5.00,565.00",
      ),
    );
    expect((await assets(person)).map(({ value }) => value)).toEqual(["2350.00", "565.00"]);
  });

  test("an older download does not take the place of a newer balance", async () => {
    const person = await signInAs(server, "older");
    const account = "Account: Checking ...4821";
    await upload(person, file(account, heading, ...october));
    await upload(
      person,
      file(
        account,
        heading,
        "09/02/2026,ATM WITHDRAWAL,-20.00,980.00",
        "09/06/2026,ATM WITHDRAWAL,-10.00,970.00",
      ),
    );
    expect(await assets(person)).toMatchObject([{ value: "2350.00" }]);
  });

  test("an OFX download names its account and balance", async () => {
    const person = await signInAs(server, "ofx");
    const document = await upload(person, Buffer.from(ofxBank), "download.qfx");
    expect(document).toMatchObject({ status: "completed", institution: "Example Bank", transactionCount: 5 });
    expect(await assets(person)).toMatchObject([{ accountLast4: "4821", value: "2120.40" }]);
  });

  test("a table without transactions is refused in a sentence", async () => {
    const person = await signInAs(server, "phone list");
    const answer = await uploadAs(server.app, person, {
      content: file("Name,Phone", "A,555-0100", "B,555-0101"),
      fileName: "list.csv",
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: "UNREADABLE_FILE",
      message: expect.stringContaining("column of dates"),
    });
  });

  test("without any balance asks what stands in the account, and takes the answer", async () => {
    const person = await signInAs(server, "without balance");
    const lines = ["06", "07", "08", "09", "10"].flatMap((month) => [
      `${month}/01/2026,PAYROLL DIRECT DEPOSIT ACME,3000.00`,
      `${month}/03/2026,RENT PAYMENT,-1200.00`,
      `${month}/20/2026,GROCERY OUTLET 123,-400.00`,
      `${month}/28/2026,CORNER RESTAURANT,-50.00`,
    ]);
    await upload(person, file("Date,Description,Amount", ...lines));
    const asked = await analysis(person);
    expect(asked).toMatchObject({ decidedBy: "unknown-savings", safeMonthlyExtra: "0.00", savings: [] });
    const [unknown] = asked.unknownBalances;
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/entries",
      headers: person.headers,
      payload: {
        content: { kind: "figures", accountId: unknown?.accountId, figures: { value: "4000.00" } },
      },
    });
    expect(answer.statusCode).toBe(201);
    const known = await analysis(person);
    expect(known).toMatchObject({
      decidedBy: "short-history",
      currentSavings: "4000.00",
      unknownBalances: [],
      safeMonthlyExtra: "720.00",
      evidence: { doubts: [expect.stringContaining("it cannot be proved that no line is missing")] },
    });
    expect(known.confidenceScore).toBeGreaterThanOrEqual(30);
  });
});
