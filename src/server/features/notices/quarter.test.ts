import { afterAll, beforeAll, expect, test } from "vitest";
import type { AccountFacts } from "#contract/extraction.ts";
import { type Notice, noticeListSchema } from "#contract/notifications.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, checking, extractionOf } from "#test/samples/extractions.ts";
import type { Mail } from "../../platform/mail/mailer.ts";

const HOUR_MS = 60 * 60 * 1000;
const ZONE = "America/Los_Angeles";
const BEGIN = new Date("2027-03-01T11:00:00Z");
const END = new Date("2027-06-01T11:00:00Z");
/** Two looks a day, at 3 and 15 o'clock; an hour later from 14 March on, when clocks are put forward. */
const STEP_MS = 12 * HOUR_MS;

const local = (at: Date): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: ZONE, dateStyle: "short", timeStyle: "short" }).format(at);
const dayOf = (at: Date): string => local(at).slice(0, 10);

/** Told 45 days before it ends. */
const aprs: AccountFacts["aprs"] = [
  { kind: "purchase", apr: "24.99" },
  {
    kind: "promotional",
    apr: "26.99",
    balance: "200.00",
    expires: "2027-05-25",
    interest: "deferred",
    accruedInterest: "31.20",
  },
];
const cardFile = (changes: Partial<AccountFacts>) =>
  extractionOf({ accounts: [card({ currentBalance: "1000.00", aprs, ...changes })] });

/** Half months of a checking account: pay on the 1st, rent on the 10th, and what else there was. */
function checkingFile(
  [periodStart, periodEnd]: readonly [string, string],
  [beginningBalance, endingBalance]: readonly [string, string],
  rows: readonly (readonly [date: string, description: string, amount: string, category: string])[],
) {
  const account = checking({ periodStart, periodEnd, beginningBalance, endingBalance });
  return extractionOf({
    documentType: "bank-statements",
    accounts: [account],
    transactions: rows.map(([date, description, amount, category]) => ({
      account: 0,
      date,
      description,
      amount,
      category,
    })),
  });
}
const month = (name: string) =>
  [
    [`${name}-01`, "ACME PAYROLL", "3000.00", "salary"],
    [`${name}-10`, "LANDLORD LLC RENT", "-1200.00", "rent"],
  ] as const;

/** What comes into the house, by the day. */
const papers: Readonly<Record<string, ReturnType<typeof cardFile>[]>> = {
  "2027-03-01": [
    cardFile({
      statementDate: "2027-02-27",
      paymentDueDate: "2027-03-28",
    }),
    checkingFile(
      ["2026-12-01", "2027-02-28"],
      ["1000.00", "6400.00"],
      ["2026-12", "2027-01", "2027-02"].flatMap(month),
    ),
  ],
  // It shows no payment in March.
  "2027-04-02": [
    cardFile({
      statementDate: "2027-03-31",
      paymentDueDate: "2027-04-28",
      previousBalance: "1000.00",
      paymentsAndCredits: "0.00",
      interestCharged: "20.00",
      currentBalance: "1020.00",
    }),
    checkingFile(["2027-03-01", "2027-03-31"], ["6400.00", "8200.00"], month("2027-03")),
  ],
  // It shows that April's was paid.
  "2027-05-02": [
    cardFile({
      statementDate: "2027-04-30",
      paymentDueDate: "2027-05-28",
      previousBalance: "1020.00",
      paymentsAndCredits: "77.00",
      interestCharged: "20.00",
      currentBalance: "963.00",
    }),
    checkingFile(["2027-04-01", "2027-04-30"], ["8200.00", "10000.00"], month("2027-04")),
  ],
  // Nearly all of it went for a roof.
  "2027-05-16": [
    checkingFile(
      ["2027-05-01", "2027-05-15"],
      ["10000.00", "40.00"],
      [...month("2027-05"), ["2027-05-12", "ACME ROOFING", "-11760.00", "home"]],
    ),
  ],
};

/** The first day on which each is shown, the last, and what it says. */
const expected = [
  ["2027-03-01", "2027-04-15", "Your March 2027: debt-free on 28 April 2027"],
  ["2027-03-31", "2027-04-01", "Example Bank: was the $57.00 due on 28 March 2027 paid?"],
  ["2027-04-01", "2027-05-16", "Your April 2027: debt-free on 28 May 2027"],
  ["2027-04-02", "2027-04-30", "Example Bank: $57.00 was due on 28 March 2027 and is not paid"],
  ["2027-04-10", "2027-05-25", "Example Bank: pay $200.00 by 25 May 2027, or all its interest is charged"],
  ["2027-05-01", "2027-05-01", "Example Bank: was the $57.00 due on 28 April 2027 paid?"],
  ["2027-05-01", "2027-05-31", "Your May 2027: debt-free on 28 June 2027"],
  ["2027-05-16", "2027-05-27", "Example Bank: checking may not hold the $57.00 of 28 May 2027"],
  ["2027-05-16", "2027-05-31", "Checking may be $17.00 short by 28 May 2027, before payday"],
  ["2027-05-31", "2027-05-31", "Example Bank: was the $57.00 due on 28 May 2027 paid?"],
] as const;

describeOnEachDatabase("a quarter", ({ newDatabase }) => {
  let server: FeaturesServer;
  const mails: { readonly at: Date; readonly mail: Mail }[] = [];

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), {
      readFile: readScripted,
      mailer: async (mail) => {
        mails.push({ at: server.clock.now(), mail });
      },
    });
    server.clock.advance(BEGIN.getTime() - server.clock.now().getTime());
  });
  afterAll(async () => {
    await server.stop();
  });

  test("gives exactly the expected notices, each once, by e-mail in the daytime, and ends them by itself", async () => {
    const signIn = () => signInAs(server, "quinn");
    const quinn = await signIn();
    const payload = { timeZone: ZONE };
    await server.app.inject({
      method: "PATCH",
      url: "/api/alert-preferences",
      headers: quinn.headers,
      payload,
    });
    const seen = new Map<string, { notice: Notice; from: string; to: string }>();
    for (let last = ""; server.clock.now() < END; server.clock.advance(STEP_MS)) {
      const today = dayOf(server.clock.now());
      const isNew = today !== last;
      last = today;
      for (const extraction of isNew ? (papers[today] ?? []) : [])
        await uploadAs(server.app, await signIn(), { content: scriptedFile({ extraction }) });
      // In the daytime two processes at the same time: a mail that both would send is sent by one.
      await Promise.all([server.keepHouse(quinn.id), isNew ? undefined : server.keepHouse(quinn.id)]);
      if (!isNew) continue;
      const { headers } = await signIn();
      const list = noticeListSchema.parse((await server.app.inject({ url: "/api/notices", headers })).json());
      for (const notice of list)
        seen.set(notice.id, { notice, from: seen.get(notice.id)?.from ?? today, to: today });
    }
    const told = [...seen.values()].map(({ notice, from, to }) => [from, to, notice.title]);
    expect(told).toEqual(expected);
    // Two processes send at the same time: which of two mails of one hour goes first is left to them.
    const mailed = mails.map(({ at, mail }) => `${dayOf(at)} ${mail.text.split("\n")[0]}`);
    expect(mailed.toSorted()).toEqual(expected.map(([from, , title]) => `${from} ${title}`).toSorted());
    expect(new Set(mails.map(({ at }) => local(at).slice(11)))).toEqual(new Set(["15:00", "16:00"]));
    expect(new Set(mails.map(({ mail }) => mail.id)).size).toBe(expected.length);
  }, 900_000);
});
