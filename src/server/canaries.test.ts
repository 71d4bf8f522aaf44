import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { accessTokenMadeSchema } from "#contract/access-tokens.ts";
import { type DatabaseFixture, describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { buyFamily, callAs, invite } from "#test/fakes/households.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, checking, extractionOf } from "#test/samples/extractions.ts";

/** Each stands nowhere else; found anywhere but in an answer to the person, something leaked. */
const canaries = {
  cardNumber: "4929123456781234",
  socialSecurity: "078-05-1120",
  password: "canary-password-5b1e",
  name: "Canaria Birdwell",
  email: "canaria.birdwell@canary.example",
  question: "canary-question-why-is-my-rate",
  fileName: "canary-file-of-my-bank",
  institution: "Canary Cove Credit Union",
  merchant: "CANARY SEED SHOP 77",
  entryName: "canary-grandmothers-ring",
  query: "canary-query-9f3c",
  header: "canary-bearer-aa17",
  tokenName: "canary-token-of-my-script",
} as const;
const texts = Object.values(canaries);

type JsonSchema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
};

/** What the schema asks for, with a canary in the place of every text. */
function withCanaries(schema: JsonSchema, text: string): unknown {
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice !== undefined) return withCanaries(choice, text);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.type === "object") {
    const filled = Object.entries(schema.properties ?? {}).map(([name, one]) => [
      name,
      withCanaries(one, text),
    ]);
    return { ...Object.fromEntries(filled), [text]: text };
  }
  if (schema.type === "array") return [withCanaries(schema.items ?? {}, text)];
  if (schema.type === "boolean") return true;
  if (schema.type === "number" || schema.type === "integer") return 1;
  return text;
}

const shapeOf = (schema: unknown): JsonSchema =>
  schema instanceof z.ZodType
    ? (z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema)
    : {};

function leakTests({ newDatabase }: DatabaseFixture): void {
  let server: FeaturesServer;
  let person: TestPerson;
  let token: string;
  const logged: string[] = [];

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), {
      readFile: readScripted,
      billing: "sandbox with limits",
      onLog: (line) => logged.push(line),
    });
    person = await signInAs(server, canaries.email, server.clock.now());
    await useEverything();
  });
  afterAll(() => server.stop());

  /** What a person does, with canaries in every place where they type or hand over something. */
  async function useEverything(): Promise<void> {
    const { institution, merchant, fileName } = canaries;
    const transactions = [{ account: 0, date: "2026-10-03", description: merchant, amount: "-23.45" }];
    for (const account of [card({ institution }), checking({ institution })]) {
      const content = scriptedFile({ extraction: extractionOf({ accounts: [account], transactions }) });
      await uploadAs(server.app, person, { content, fileName: `${fileName}.pdf` });
    }
    const { password } = canaries;
    const locked = scriptedFile({ extraction: extractionOf({}), password });
    await uploadAs(server.app, person, { content: locked, fileName: `${fileName}.pdf` });
    const documents = (await callAs(server, person, "GET", "/api/documents")).json<
      { id: string; status: string }[]
    >();
    const lockedId = documents.find(({ status }) => status === "needs-password")?.id;
    const unlocked = await callAs(server, person, "POST", `/api/documents/${lockedId}/password`, {
      password,
    });
    expect(unlocked.statusCode).toBeLessThan(300);
    const { question, entryName: name } = canaries;
    await callAs(server, person, "POST", "/api/chat", { message: `${question} ${canaries.socialSecurity}` });
    const content = { kind: "asset", name, assetKind: "other", value: "5.00", accountLast4: null };
    const entered = await callAs(server, person, "POST", "/api/entries", { content });
    expect(entered.statusCode).toBeLessThan(300);
    const wanted = { name: canaries.tokenName, days: 30, scope: "write" };
    const made = await callAs(server, person, "POST", "/api/access-tokens", wanted);
    token = accessTokenMadeSchema.parse(made.json()).token;
    await buyFamily(server, person);
    await invite(server, person, canaries.email);
    for (const { method, url, body } of server.routes) {
      if (["HEAD", "OPTIONS"].includes(method) || /events|stream|logout|delete|account$|user\/data/.test(url))
        continue;
      const payload = method === "GET" ? {} : { payload: Object(withCanaries(shapeOf(body), canaries.name)) };
      // A program's call, with its token and with one that is none: cookies count for nothing beside them.
      for (const bearer of [token, canaries.header]) {
        await server.app.inject({
          method: method as "GET",
          url: url.replaceAll(/:\w+|\*/g, "document_1"),
          headers: { authorization: `Bearer ${bearer}`, host: "localhost:3000" },
          ...payload,
        });
      }
      for (const text of [canaries.cardNumber, canaries.password]) {
        await server.app.inject({
          method: method as "GET",
          url: `${url.replaceAll(/:\w+|\*/g, "document_1")}?q=${canaries.query}&code=${canaries.query}`,
          headers: {
            ...person.headers,
            cookie: `${person.headers.cookie}; other=${canaries.header}`,
            host: "localhost:3000",
            authorization: `Basic ${canaries.header}`,
            "user-agent": "a browser",
          },
          ...(method === "GET" ? {} : { payload: { ...Object(withCanaries(shapeOf(body), text)) } }),
        });
      }
      await server.app.inject({
        method: method as "GET",
        url: url.replaceAll(/:\w+|\*/g, "document_1"),
        headers: { ...person.headers, "content-type": "application/json" },
        ...(method === "GET"
          ? {}
          : { payload: `{"password": "${canaries.password}" ${canaries.cardNumber}` }),
      });
    }
  }

  const found = (where: string) => texts.filter((text) => where.includes(text));

  test("nothing a person hands over or proves themselves with reaches the log, at its most talkative", () => {
    expect(logged.length).toBeGreaterThan(300);
    expect(token).toMatch(/^df_/);
    const session = person.headers.cookie.split("=")[1] ?? "no session";
    const leaking = logged.filter(
      (line) => found(line).length > 0 || line.includes(session) || line.includes(token),
    );
    expect(leaking).toEqual([]);
  });

  test("nothing of it lies readable in any table, those of the queue too", async () => {
    const { rows: tables } = await server.pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(30);
    const leaking: string[] = [];
    for (const { name } of tables) {
      const { rows } = await server.pool.query<{ row: string }>(`select t::text as row from ${name} t`);
      for (const { row } of rows) {
        // The database prints bytes in hexadecimal; text in them would be readable all the same.
        const bytes = row.replaceAll(/\\x((?:[0-9a-f]{2})+)/g, (_, hex: string) =>
          Buffer.from(hex, "hex").toString("latin1"),
        );
        if (bytes.includes(token)) leaking.push(`${name}: the token`);
        leaking.push(...found(bytes).map((text) => `${name}: ${text}`));
      }
    }
    expect([...new Set(leaking)]).toEqual([]);
  });

  test("nothing of it lies readable in a file", () => {
    const names = readdirSync(server.folder, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    expect(names.length).toBeGreaterThan(2);
    const leaking = names.flatMap((file) =>
      found(readFileSync(join(file.parentPath, file.name)).toString("latin1")).map(
        (text) => `${file.name}: ${text}`,
      ),
    );
    expect(leaking).toEqual([]);
  });
}

describeOnEachDatabase("canaries", leakTests);
