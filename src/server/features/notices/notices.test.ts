import { afterAll, beforeAll, expect, test } from "vitest";
import { type AlertPreferences, type Notice, noticeListSchema } from "#contract/notifications.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, checking, extractionOf } from "#test/samples/extractions.ts";
import type { Mail } from "../../platform/mail/mailer.ts";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

describeOnEachDatabase("notices", ({ newDatabase }) => {
  let server: FeaturesServer;
  const sent: Mail[] = [];
  /** Addresses whose mail server is away. */
  const away = new Set<string>();
  let tries = 0;
  const logged: string[] = [];

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), {
      readFile: readScripted,
      onLog: (line) => logged.push(line),
      mailer: async (mail) => {
        tries += 1;
        if (away.has(mail.to)) throw new Error("the mail server does not answer");
        sent.push(mail);
      },
    });
  });
  afterAll(async () => {
    await server.stop();
  });

  const listOf = async (name: string): Promise<Notice[]> => {
    const { headers } = await signInAs(server, name);
    return noticeListSchema.parse((await server.app.inject({ url: "/api/notices", headers })).json());
  };
  const kindsOf = async (name: string) => (await listOf(name)).map(({ kind }) => kind);
  const decide = ({ headers }: TestPerson, payload: Partial<AlertPreferences>) =>
    server.app.inject({ method: "PATCH", url: "/api/alert-preferences", headers, payload });
  const pastDueCard = (person: TestPerson, pastDue = "57.00") =>
    uploadAs(server.app, person, {
      content: scriptedFile({ extraction: extractionOf({ accounts: [card({ pastDue })] }) }),
    });
  const mailsTo = (name: string) => sent.filter(({ to }) => to === `${name}@example.test`);

  test("what is past due is told once, mailed once, and says what to do", async () => {
    const anna = await signInAs(server, "anna");
    await pastDueCard(anna);
    await server.keepHouse(anna.id);
    await server.keepHouse(anna.id);
    const told = (await listOf("anna")).filter(({ kind }) => kind === "past-due");
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ title: "Example Bank: $57.00 past due", path: "/dashboard?tab=debts" });
    const [mail, ...others] = mailsTo("anna").filter(({ subject }) => subject === "A payment is past due");
    expect(others).toEqual([]);
    expect(mail?.text).toContain("Pay it first, by hand, today.");
    expect(mail?.html).toContain("Example Bank: $57.00 past due");
    // A locked screen shows the subject.
    expect(
      mailsTo("anna")
        .map(({ subject }) => subject)
        .join(),
    ).not.toMatch(/\$|Bank/);
  });

  test("what was read is shown no more, and is not told again", async () => {
    const { id, headers } = await signInAs(server, "anna");
    for (const notice of await listOf("anna")) {
      const url = `/api/notices/${notice.id}/read`;
      expect((await server.app.inject({ method: "POST", url, headers })).statusCode).toBe(204);
    }
    await server.keepHouse(id);
    expect(await listOf("anna")).toEqual([]);
  });

  test("what is not so any more is over by itself", async () => {
    const ben = await signInAs(server, "ben");
    const uploaded = await pastDueCard(ben);
    await server.keepHouse(ben.id);
    expect(await kindsOf("ben")).toContain("past-due");
    const url = `/api/documents/${uploaded.json().document.id}`;
    expect((await server.app.inject({ method: "DELETE", url, headers: ben.headers })).statusCode).toBe(204);
    await server.keepHouse(ben.id);
    expect(await listOf("ben")).toEqual([]);
  });

  test("a kind that is switched off is not told, and mail that is switched off is not sent", async () => {
    const carl = await signInAs(server, "carl");
    await decide(carl, { onlyEmergencies: false, onlyMissedPayments: false });
    await pastDueCard(carl);
    await server.keepHouse(carl.id);
    expect(await kindsOf("carl")).not.toContain("past-due");
    await decide(carl, { onlyEmergencies: true, email: false });
    await server.keepHouse(carl.id);
    expect(await kindsOf("carl")).toContain("past-due");
    expect(mailsTo("carl")).toEqual([]);
  });

  test("e-mails wait for the daytime where the person is; the page does not", async () => {
    const dora = await signInAs(server, "dora");
    // 10:00 in UTC is 23:00 in Auckland.
    await decide(dora, { timeZone: "Pacific/Auckland" });
    await pastDueCard(dora);
    await server.keepHouse(dora.id);
    expect(await kindsOf("dora")).toContain("past-due");
    expect(mailsTo("dora")).toEqual([]);
    server.clock.advance(10 * HOUR_MS);
    await server.keepHouse(dora.id);
    await server.keepHouse(dora.id);
    expect(mailsTo("dora").filter(({ subject }) => subject.includes("past due"))).toHaveLength(1);
    server.clock.advance(14 * HOUR_MS);
  });

  test("one click in a mail ends mails, without signing in; a forged link ends nobody's", async () => {
    const eva = await signInAs(server, "eva");
    await pastDueCard(eva);
    await server.keepHouse(eva.id);
    const link = new URL(mailsTo("eva")[0]?.unsubscribeUrl ?? "").pathname;
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const payload = "List-Unsubscribe=One-Click";
    const preferences = async () =>
      (await server.app.inject({ url: "/api/alert-preferences", headers: eva.headers })).json();
    const forged = await server.app.inject({
      method: "POST",
      url: `${link.slice(0, -2)}xx`,
      headers,
      payload,
    });
    expect(forged.statusCode).toBe(404);
    expect((await server.app.inject({ url: link })).body).toContain("No more e-mails?");
    expect(await preferences()).toMatchObject({ email: true });
    const clicked = await server.app.inject({ method: "POST", url: link, headers, payload });
    expect(clicked.statusCode).toBe(200);
    expect(await preferences()).toMatchObject({ email: false });
    // Mistyped, as mail programs break links.
    for (const url of [`${link}/`, `${link}/more`, `${link}.`, link.replace("unsubscribe", "unsubscribed")])
      await server.app.inject({ url });
    const token = link.split("/").at(-1) ?? "";
    const secret = token.slice(token.lastIndexOf(".") + 1, -2);
    expect(secret.length).toBeGreaterThan(20);
    expect(logged.filter((line) => line.includes("/api/unsubscribe/:token")).length).toBeGreaterThan(2);
    expect(logged.filter((line) => line.includes(secret))).toEqual([]);
  });

  test("a mail can be looked at without a mail server", async () => {
    const fay = await signInAs(server, "fay");
    await pastDueCard(fay);
    await server.keepHouse(fay.id);
    const [notice] = await listOf("fay");
    const { headers } = await signInAs(server, "fay");
    const answer = await server.app.inject({ url: `/api/notices/${notice?.id}/mail?form=html`, headers });
    expect(answer.body).toContain("prefers-color-scheme: dark");
    expect(answer.headers["content-disposition"]).toContain("attachment");
  });

  test("nobody sees or reads another's notices", async () => {
    const [notice] = await listOf("fay");
    const gus = await signInAs(server, "gus");
    expect(await listOf("gus")).toEqual([]);
    const url = `/api/notices/${notice?.id}/read`;
    const answer = await server.app.inject({ method: "POST", url, headers: gus.headers });
    expect(answer.statusCode).toBe(404);
  });

  test("a payment that the account will not hold, and too little until payday, are told in time and over by themselves", async () => {
    const ivy = await signInAs(server, "ivy");
    const row = (date: string, description: string, amount: string, category: string) => ({
      account: 0,
      date,
      description,
      amount,
      category,
    });
    const months = ["09", "10", "11"].flatMap((month) => [
      row(`2026-${month}-01`, "ACME PAYROLL", "3000.00", "salary"),
      row(`2026-${month}-10`, "LANDLORD LLC RENT", "-2500.00", "rent"),
    ]);
    await uploadAs(server.app, ivy, {
      content: scriptedFile({
        extraction: extractionOf({
          documentType: "bank-statements",
          accounts: [
            checking({
              periodStart: "2026-08-16",
              periodEnd: "2026-11-15",
              beginningBalance: "-1460.00",
              endingBalance: "40.00",
            }),
          ],
          transactions: months,
        }),
      }),
    });
    await uploadAs(server.app, ivy, {
      content: scriptedFile({
        extraction: extractionOf({
          accounts: [card({ statementDate: "2026-11-12", paymentDueDate: "2026-11-28" })],
        }),
      }),
    });
    const emergencies = async () =>
      (await kindsOf("ivy")).filter((kind) => kind === "minimum-short" || kind === "low-balance");
    for (let hour = 0; hour < 48; hour += 12) {
      await server.keepHouse(ivy.id);
      server.clock.advance(12 * HOUR_MS);
    }
    expect(await emergencies()).toEqual(["minimum-short", "low-balance"]);
    const subjects = () => mailsTo("ivy").map(({ subject }) => subject);
    expect(subjects().filter((subject) => subject === "A payment may not be covered")).toHaveLength(1);
    expect(subjects().filter((subject) => subject === "Your account may run low before payday")).toHaveLength(
      1,
    );
    expect(subjects().join()).not.toMatch(/\$|Bank/);
    server.clock.advance(10 * DAY_MS);
    await server.keepHouse(ivy.id);
    expect(await emergencies()).toEqual([]);
  });

  test("a mail that could not be sent is tried again, ever more rarely, and sent once", async () => {
    const jim = await signInAs(server, "jim");
    away.add("jim@example.test");
    await pastDueCard(jim);
    // In the app it is there at once, whatever becomes of the mail.
    await expect(server.keepHouse(jim.id)).rejects.toThrow("does not answer");
    expect(await kindsOf("jim")).toContain("past-due");
    tries = 0;
    await server.keepHouse(jim.id);
    expect(tries).toBe(0);
    for (let minutes = 0; minutes < 6 * 60; minutes += 15) {
      server.clock.advance(HOUR_MS / 4);
      await server.keepHouse(jim.id).catch(() => undefined);
    }
    const noticesToSend = (await listOf("jim")).length;
    // After a quarter of an hour, one hour, two and four: the last is still to come.
    expect(tries).toBe(3 * noticesToSend);
    away.clear();
    server.clock.advance(2 * HOUR_MS);
    await server.keepHouse(jim.id);
    await server.keepHouse(jim.id);
    expect(mailsTo("jim")).toHaveLength(noticesToSend);
    expect(new Set(mailsTo("jim").map(({ id }) => id)).size).toBe(noticesToSend);
    server.clock.advance(16 * HOUR_MS);
  });

  test("in a quarter nothing about the same is told twice", async () => {
    const hal = await signInAs(server, "hal");
    await pastDueCard(hal);
    for (let day = 0; day < 92; day += 4) {
      await server.keepHouse(hal.id);
      server.clock.advance(4 * DAY_MS);
    }
    const texts = mailsTo("hal").map(({ text }) => text.split("\n")[0]);
    expect(texts.length).toBeGreaterThan(0);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
