import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Debt, debtListSchema } from "#contract/debts.ts";
import type { Document } from "#contract/documents.ts";
import type { Evidence, Extraction, TransactionFacts } from "#contract/extraction.ts";
import {
  type DocumentFigures,
  documentFiguresSchema,
  type OpenFigureQuestion,
  openFigureQuestionListSchema,
} from "#contract/figures.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, checking, extractionOf } from "#test/samples/extractions.ts";

const place = (text: string): Evidence => ({ page: 1, box: [0.5, 0.2, 0.6, 0.22], text, confidence: 0.7 });

const unclear = (path: string, ...values: string[]) => ({
  path,
  reason: "The print is hard to read here.",
  candidates: values.map((value) => ({ value, evidence: place(`$${value}`) })),
});

/** A card whose minimum payment is in question. */
function blurred(changes: Partial<Parameters<typeof card>[0]> = {}): Extraction {
  const { minimumPayment: _unread, ...facts } = card(changes);
  return extractionOf({
    accounts: [facts],
    questions: [unclear("accounts.0.minimumPayment", "57.00", "67.00")],
  });
}

const bank = (transactions: TransactionFacts[], changes: Partial<Extraction> = {}) =>
  extractionOf({ documentType: "bank-statements", accounts: [checking({})], transactions, ...changes });

const coffee: TransactionFacts = { account: 0, date: "2026-10-05", description: "COFFEE", amount: "-4.50" };
const rent: TransactionFacts = { account: 0, date: "2026-10-01", description: "RENT", amount: "-900.00" };

describeOnEachDatabase("figures that a person answers and corrects", ({ newDatabase }) => {
  let server: FeaturesServer;
  let copies = 0;

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
  });
  afterAll(async () => {
    await server.stop();
  });

  const upload = async (person: TestPerson, extraction: Extraction): Promise<Document> => {
    server.clock.advance(1000);
    const content = scriptedFile({ extraction }, copies++);
    const answer = await uploadAs(server.app, person, { content });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ document: Document }>().document;
  };
  const call = (person: TestPerson, method: "GET" | "PUT" | "DELETE" | "POST", url: string, body?: object) =>
    server.app.inject({
      method,
      url,
      headers: person.headers,
      ...(body === undefined ? {} : { payload: body }),
    });
  const figures = async (person: TestPerson, id: string): Promise<DocumentFigures> =>
    documentFiguresSchema.parse((await call(person, "GET", `/api/documents/${id}/figures`)).json());
  const correct = async (
    person: TestPerson,
    id: string,
    path: string,
    value: string | null,
  ): Promise<DocumentFigures> => {
    server.clock.advance(1000);
    const answer = await call(person, "PUT", `/api/documents/${id}/figures/${path}`, { value });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.anything()]);
    return documentFiguresSchema.parse(answer.json());
  };
  const undo = (person: TestPerson, id: string, path: string) =>
    call(person, "DELETE", `/api/documents/${id}/figures/${path}`);
  const debts = async (person: TestPerson): Promise<Debt[]> =>
    debtListSchema.parse((await call(person, "GET", "/api/debts")).json());
  const questions = async (person: TestPerson): Promise<OpenFigureQuestion[]> =>
    openFigureQuestionListSchema.parse((await call(person, "GET", "/api/questions")).json());
  const rows = async (person: TestPerson): Promise<string[]> => {
    const { rows: found } = await server.pool.query<{ row: string }>(
      "select posted_on || ' ' || amount_cents as row from transactions where person_id = $1 order by 1",
      [person.id],
    );
    return found.map(({ row }) => row);
  };
  const valueOf = (view: DocumentFigures, path: string) =>
    view.figures.find((figure) => figure.path === path)?.value;

  describe("a question", () => {
    test("is listed with its document, its account and its readings", async () => {
      const person = await signInAs(server, "asked");
      const { id } = await upload(person, blurred());
      expect(await questions(person)).toMatchObject([
        {
          documentId: id,
          path: "accounts.0.minimumPayment",
          about: "Example Bank ···4821",
          hasPictures: true,
          candidates: [{ value: "57.00" }, { value: "67.00" }],
        },
      ]);
    });

    test("answered is a fact with its place, the debt joins the plan, and nothing is asked any more", async () => {
      const person = await signInAs(server, "answered");
      const { id } = await upload(person, blurred());
      expect(await debts(person)).toMatchObject([
        {
          minimumPayment: null,
          notPlannable: expect.stringContaining("minimum payment"),
          openQuestions: [{ documentId: id, path: "accounts.0.minimumPayment" }],
        },
      ]);
      const view = await correct(person, id, "accounts.0.minimumPayment", "67.00");
      expect(view.questions).toEqual([]);
      expect(view.document.questionCount).toBe(0);
      expect(view.figures.find(({ path }) => path === "accounts.0.minimumPayment")).toMatchObject({
        value: "67.00",
        evidence: { text: "$67.00" },
        correction: { value: "67.00", was: null },
      });
      expect(await debts(person)).toMatchObject([
        {
          minimumPayment: "67.00",
          notPlannable: null,
          openQuestions: [],
          sources: {
            minimumPayment: { documentId: id, text: "$67.00", correctedAt: expect.any(String) },
          },
        },
      ]);
      expect(await questions(person)).toEqual([]);
    });

    test("answered with another value takes that value, at the place the question points to", async () => {
      const person = await signInAs(server, "typed");
      const { id } = await upload(person, blurred());
      await correct(person, id, "accounts.0.minimumPayment", "61.5");
      expect(await debts(person)).toMatchObject([
        { minimumPayment: "61.5", notPlannable: null, sources: { minimumPayment: { text: "$57.00" } } },
      ]);
    });

    test("answered with 'not on this document' leaves the figure unknown and asks no more", async () => {
      const person = await signInAs(server, "not there");
      const { id } = await upload(person, blurred());
      await correct(person, id, "accounts.0.minimumPayment", null);
      const [debt] = await debts(person);
      expect(debt).toMatchObject({ minimumPayment: null, openQuestions: [] });
      expect(debt?.notPlannable).toContain("No document shows the minimum payment");
      expect(await questions(person)).toEqual([]);
    });

    test("is open again when its answer is taken back, and the debt is the same one all the while", async () => {
      const person = await signInAs(server, "taken back");
      const { id } = await upload(person, blurred());
      const [before] = await debts(person);
      await correct(person, id, "accounts.0.minimumPayment", "57.00");
      expect((await undo(person, id, "accounts.0.minimumPayment")).statusCode).toBe(200);
      expect(await debts(person)).toEqual([before]);
      expect(await questions(person)).toHaveLength(1);
      expect((await undo(person, id, "accounts.0.minimumPayment")).statusCode).toBe(404);
    });

    test("about a transaction adds the row once it is answered", async () => {
      const person = await signInAs(server, "row asked");
      const extraction = bank([rent], {
        questions: [
          {
            ...unclear("transactions.1.amount", "-4.50"),
            row: { account: 0, date: "2026-10-05", description: "COFFEE" },
          },
        ],
      });
      const { id } = await upload(person, extraction);
      expect(await rows(person)).toEqual(["2026-10-01 -90000"]);
      const view = await correct(person, id, "transactions.1.amount", "-4.60");
      expect(valueOf(view, "transactions.1.description")).toBe("COFFEE");
      expect(await rows(person)).toEqual(["2026-10-01 -90000", "2026-10-05 -460"]);
      await undo(person, id, "transactions.1.amount");
      expect(await rows(person)).toEqual(["2026-10-01 -90000"]);
    });
  });

  describe("a correction", () => {
    test("outranks the document, and says what was read and when it was changed", async () => {
      const person = await signInAs(server, "corrected");
      const { id } = await upload(person, extractionOf({}));
      const view = await correct(person, id, "accounts.0.currentBalance", "2435.67");
      expect(view.corrections).toEqual([
        {
          path: "accounts.0.currentBalance",
          value: "2435.67",
          was: "2345.67",
          at: expect.stringMatching(/^2026-11-20T/),
          undoneAt: null,
        },
      ]);
      expect(view.document.findings).toMatchObject([{ balance: "2435.67" }]);
      expect(await debts(person)).toMatchObject([{ currentBalance: "2435.67" }]);
    });

    test("outranks another document of the same day, and a newer statement's balance outranks it", async () => {
      const person = await signInAs(server, "same day");
      const { id } = await upload(person, extractionOf({}));
      await correct(person, id, "accounts.0.currentBalance", "2435.67");
      await upload(person, extractionOf({ accounts: [card({ currentBalance: "2345.67" })] }));
      expect(await debts(person)).toMatchObject([{ currentBalance: "2435.67" }]);
      await upload(
        person,
        extractionOf({ accounts: [card({ statementDate: "2026-11-12", currentBalance: "2200.00" })] }),
      );
      expect(await debts(person)).toMatchObject([{ currentBalance: "2200.00" }]);
    });

    test("of an APR stays when the next statement is misread just the same, and yields to a third rate", async () => {
      const person = await signInAs(server, "same misreading");
      const { id } = await upload(person, extractionOf({ accounts: [card({ apr: "29.99" })] }));
      await correct(person, id, "accounts.0.apr", "24.99");
      await upload(person, extractionOf({ accounts: [card({ statementDate: "2026-11-12", apr: "29.99" })] }));
      expect(await debts(person)).toMatchObject([{ apr: "24.99" }]);
      await upload(person, extractionOf({ accounts: [card({ statementDate: "2026-12-12", apr: "23.49" })] }));
      expect(await debts(person)).toMatchObject([{ apr: "23.49" }]);
    });

    test("of institution and number leaves the account its id, and what was said about it; taken back as well", async () => {
      const person = await signInAs(server, "renamed");
      const { id } = await upload(person, extractionOf({}));
      const [before] = await debts(person);
      const choices = { leaveOut: [before?.id] };
      await server.app.inject({
        method: "PATCH",
        url: "/api/plan-choices",
        headers: person.headers,
        payload: choices,
      });
      await correct(person, id, "institution", "Harbor Bank");
      await correct(person, id, "accounts.0.accountLast4", "1234");
      expect(await debts(person)).toMatchObject([
        { id: before?.id, creditor: "Harbor Bank", accountLast4: "1234" },
      ]);
      const kept = await server.app.inject({ url: "/api/plan-choices", headers: person.headers });
      expect(kept.json()).toMatchObject(choices);
      // The next statement is recognised by the right name.
      await upload(
        person,
        extractionOf({
          institution: "Harbor Bank",
          accounts: [
            card({
              institution: "Harbor Bank",
              accountLast4: "1234",
              statementDate: "2026-11-12",
              currentBalance: "2200.00",
            }),
          ],
        }),
      );
      expect(await debts(person)).toMatchObject([{ id: before?.id, currentBalance: "2200.00" }]);
    });

    test("of a balance is put into the sum that the document prints", async () => {
      const person = await signInAs(server, "sum");
      const read = extractionOf({ accounts: [card({ currentBalance: "850.00" })] });
      const detail = "1000.00 - 200.00 + 50.00 = 850.00";
      const { id } = await upload(person, {
        ...read,
        checks: [{ name: "card-balance-roll-forward", passed: true, detail }],
      });
      const { checks } = await correct(person, id, "accounts.0.currentBalance", "860.00");
      expect(checks).toEqual([
        {
          name: "card-balance-roll-forward",
          passed: false,
          detail: "1000.00 - 200.00 + 50.00 is not 860.00",
        },
      ]);
      await undo(person, id, "accounts.0.currentBalance");
      expect((await figures(person, id)).checks).toMatchObject([{ passed: true, detail }]);
    });

    test("made twice counts once; the first stays in the history", async () => {
      const person = await signInAs(server, "twice");
      const { id } = await upload(person, extractionOf({}));
      await correct(person, id, "accounts.0.apr", "20");
      const view = await correct(person, id, "accounts.0.apr", "21");
      expect(view.corrections.map(({ value, undoneAt }) => [value, undoneAt === null])).toEqual([
        ["21", true],
        ["20", false],
      ]);
      expect(await debts(person)).toMatchObject([{ apr: "21" }]);
    });

    test("survives a new reading of the same document, even when its accounts come in another order", async () => {
      const first = card({});
      const second = card({ accountLast4: "9900", currentBalance: "10.00" });
      const read: { extraction: Extraction } = { extraction: extractionOf({ accounts: [first, second] }) };
      const own = await startFeaturesServer(await newDatabase(), {
        readFile: async (input, progress) => {
          await readScripted(input, progress);
          return read.extraction;
        },
      });
      const owner = await signInAs(own, "read again");
      const content = scriptedFile({ extraction: read.extraction });
      const { document } = (await uploadAs(own.app, owner, { content })).json<{ document: Document }>();
      const url = `/api/documents/${document.id}`;
      const change = { method: "PUT", headers: owner.headers, payload: { value: "11.00" } } as const;
      await own.app.inject({ ...change, url: `${url}/figures/accounts.1.currentBalance` });
      const ask = async () =>
        debtListSchema.parse((await own.app.inject({ url: "/api/debts", headers: owner.headers })).json());
      const before = await ask();
      read.extraction = extractionOf({ accounts: [second, first] });
      const again = await own.app.inject({ method: "POST", url: `${url}/retry`, headers: owner.headers });
      expect(again.statusCode).toBe(200);
      const after = await ask();
      expect(
        after.map(({ accountLast4, currentBalance }) => `${accountLast4} ${currentBalance}`).toSorted(),
      ).toEqual(["4821 2345.67", "9900 11.00"]);
      expect(after.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
      // An account that the new reading does not have any more: the correction waits, and the person is told.
      read.extraction = extractionOf({ accounts: [first, card({ accountLast4: "1234" })] });
      await own.app.inject({ method: "POST", url: `${url}/retry`, headers: owner.headers });
      const answer = await own.app.inject({ url, headers: owner.headers });
      expect(answer.json<Document>().warnings.join(" ")).toContain("11.00");
      await own.stop();
    });

    test("of the account number moves the statement to the account it belongs to, and back", async () => {
      const person = await signInAs(server, "wrong number");
      await upload(person, extractionOf({ accounts: [card({ accountLast4: "4827" })] }));
      const { id } = await upload(
        person,
        extractionOf({ accounts: [card({ statementDate: "2026-11-12", currentBalance: "9.00" })] }),
      );
      expect(await debts(person)).toHaveLength(2);
      await correct(person, id, "accounts.0.accountLast4", "4827");
      expect(await debts(person)).toMatchObject([{ accountLast4: "4827", currentBalance: "9.00" }]);
      await undo(person, id, "accounts.0.accountLast4");
      expect(await debts(person)).toHaveLength(2);
    });

    test("of a figure that was not read at all fills it in", async () => {
      const person = await signInAs(server, "filled in");
      const { apr: _unread, ...facts } = card({});
      const { id } = await upload(person, extractionOf({ accounts: [facts] }));
      await correct(person, id, "accounts.0.apr", "22.49");
      expect(await debts(person)).toMatchObject([{ apr: "22.49", notPlannable: null }]);
    });

    test("of a transaction changes that row only; a row that another document shows too stays from there", async () => {
      const person = await signInAs(server, "row corrected");
      const { id } = await upload(person, bank([coffee, rent]));
      await upload(person, bank([coffee]));
      await correct(person, id, "transactions.0.amount", "-4.80");
      expect(await rows(person)).toEqual(["2026-10-01 -90000", "2026-10-05 -450", "2026-10-05 -480"]);
      await correct(person, id, "transactions.0.amount", null);
      expect(await rows(person)).toEqual(["2026-10-01 -90000", "2026-10-05 -450"]);
    });

    test.each([
      ["accounts.0.apr", "25 %"],
      ["accounts.0.currentBalance", "1,234.00"],
      ["accounts.0.paymentDueDate", "2026-02-30"],
      ["accounts.0.accountLast4", "4111111111111111"],
      ["accounts.7.apr", "1"],
      ["accounts.0.kind", "loan"],
      ["accounts.0.__proto__", "1"],
      ["summary", "x"],
    ])("of %s to %s is refused and changes nothing", async (path, value) => {
      const person = await signInAs(server, `refused ${path}`);
      const { id } = await upload(person, extractionOf({}));
      const answer = await call(person, "PUT", `/api/documents/${id}/figures/${path}`, { value });
      expect([answer.statusCode, answer.json().code]).toEqual([400, "BAD_REQUEST"]);
      expect((await figures(person, id)).corrections).toEqual([]);
    });

    test("is kept sealed", async () => {
      const person = await signInAs(server, "sealed");
      const { id } = await upload(person, extractionOf({}));
      await correct(person, id, "accounts.0.currentBalance", "98765.43");
      const { rows: found } = await server.pool.query<{ content: Buffer }>(
        "select content_sealed as content from corrections where person_id = $1",
        [person.id],
      );
      expect(found).toHaveLength(1);
      expect(found[0]?.content.toString("latin1")).not.toContain("98765");
    });
  });

  describe("undoing an upload whole", () => {
    test("takes what was corrected on it along; corrections on other documents stay", async () => {
      const person = await signInAs(server, "undone");
      const first = await upload(person, extractionOf({}));
      await correct(person, first.id, "accounts.0.currentBalance", "2435.67");
      const second = await upload(
        person,
        extractionOf({ accounts: [card({ statementDate: "2026-11-12", currentBalance: "2200.00" })] }),
      );
      await correct(person, second.id, "accounts.0.currentBalance", "2100.00");
      expect((await call(person, "DELETE", `/api/documents/${second.id}`)).statusCode).toBe(204);
      expect(await debts(person)).toMatchObject([{ currentBalance: "2435.67" }]);
      const left = await server.pool.query("select document_id from corrections where person_id = $1", [
        person.id,
      ]);
      expect(left.rows).toEqual([{ document_id: first.id }]);
    });

    test("keeps the corrected rows of a document that shares an account with it", async () => {
      const person = await signInAs(server, "undone rows");
      const first = await upload(person, bank([coffee, rent]));
      const second = await upload(person, bank([coffee, rent]));
      await correct(person, second.id, "transactions.1.amount", "-950.00");
      await call(person, "DELETE", `/api/documents/${first.id}`);
      expect(await rows(person)).toEqual(["2026-10-01 -95000", "2026-10-05 -450"]);
    });
  });

  test("the document lists what it added, and each row it did not add with the reason", async () => {
    const person = await signInAs(server, "skipped");
    const first = await upload(person, bank([coffee, coffee]));
    const second = await upload(person, bank([coffee, rent]));
    expect(await figures(person, second.id)).toMatchObject({
      addedTransactions: 1,
      skipped: [
        {
          path: "transactions.0",
          amount: "-4.50",
          documentId: first.id,
          reason: "statement.pdf already brought this very row.",
        },
      ],
    });
    expect(await figures(person, first.id)).toMatchObject({ addedTransactions: 2, skipped: [] });
  });

  test("an older statement says which newer one sets the present figures", async () => {
    const person = await signInAs(server, "history");
    const newer = await upload(person, extractionOf({ accounts: [card({ statementDate: "2026-11-12" })] }));
    const older = await upload(person, extractionOf({}));
    expect((await figures(person, older.id)).accounts).toMatchObject([
      { newer: { documentId: newer.id, asOf: "2026-11-12" } },
    ]);
    expect((await figures(person, newer.id)).accounts).toMatchObject([{ newer: null }]);
  });

  test("what belongs to another person is not found, and their questions are not listed", async () => {
    const owner = await signInAs(server, "owner");
    const other = await signInAs(server, "other");
    const { id } = await upload(owner, blurred());
    const path = `/api/documents/${id}/figures/accounts.0.minimumPayment`;
    const answers = await Promise.all([
      call(other, "GET", `/api/documents/${id}/figures`),
      call(other, "PUT", path, { value: "1.00" }),
      call(other, "DELETE", path),
      call(other, "GET", `/api/documents/${id}/pages/1`),
      call(other, "POST", `/api/documents/${id}/pages/1`, { width: 400, password: "x" }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(await questions(other)).toEqual([]);
    expect((await figures(owner, id)).corrections).toEqual([]);
    const nobody = await server.app.inject({ url: "/api/questions" });
    expect(nobody.statusCode).toBe(401);
  });
});
