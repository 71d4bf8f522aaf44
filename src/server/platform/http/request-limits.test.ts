import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { errorBodySchema } from "#contract/errors.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { createTestVaults } from "#test/fakes/account-app.ts";
import { buildApp } from "../../app.ts";
import { createVaults } from "../crypto/vaults.ts";
import { createRequestCounts } from "../database/request-counts.ts";
import { limitRequests } from "./request-limits.ts";

const MOST = 4;

describeOnEachDatabase("limits of requests", ({ newDatabase }) => {
  test("are counted together by two servers on one database, each limit for itself", async () => {
    const { database, pool } = await newDatabase();
    const newServer = () =>
      buildApp({
        publicUrl: "http://localhost:3000",
        webRoot: "/nowhere",
        logger: false,
        trustProxy: false,
        readiness: {},
        originExempt: [],
        site: { facts: { contact: null, model: null }, isSignedIn: async () => false },
        countRequest: createRequestCounts(database, createTestVaults()),
        features: ["one", "other"].map((name) => async (app) => {
          await limitRequests(app, { name, most: MOST, perMs: 3_600_000, by: "address" });
          app.get(`/api/${name}`, async () => ({ name }));
        }),
      });
    const servers = [await newServer(), await newServer()];
    const ask = async (index: number, url = "/api/one") => servers[index % 2]?.inject(url);
    const answers = await Promise.all(Array.from({ length: 2 * MOST }, (_, index) => ask(index)));
    const statuses = answers.map((answer) => answer?.statusCode ?? 0).toSorted((a, b) => a - b);
    expect(statuses).toEqual([
      ...Array.from({ length: MOST }, () => 200),
      ...Array.from({ length: MOST }, () => 429),
    ]);
    const refused = answers.find((answer) => answer?.statusCode === 429);
    expect(errorBodySchema.parse(refused?.json()).code).toBe("TOO_MANY_REQUESTS");
    expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(3000);
    expect((await ask(0, "/api/other"))?.statusCode).toBe(200);
    // A window that is over is begun anew, and the rows of others that are over are swept.
    await pool.query("update request_counts set ends_at = now() - interval '1 second'");
    expect((await ask(1))?.statusCode).toBe(200);
    const { rows } = await pool.query<{ n: number }>("select count(*)::int as n from request_counts");
    expect(rows).toEqual([{ n: 1 }]);
    await Promise.all(servers.map((server) => server.close()));
  });

  test("are counted at once however many windows are over: nobody waits for another who sweeps", async () => {
    const { database, pool } = await newDatabase();
    const count = createRequestCounts(database, createTestVaults());
    const keys = Array.from({ length: 40 }, (_, index) => `sign-in 203.0.113.${index}`);
    const countAll = () => Promise.all(keys.map((key) => count(key, 60_000)));
    await countAll();
    for (let round = 0; round < 10; round += 1) {
      await pool.query(
        "update request_counts set ends_at = now() - random() * interval '1 hour' - interval '1 second'",
      );
      const counted = await countAll();
      expect(new Set(counted.map(({ count: n }) => n))).toEqual(new Set([1]));
    }
  });

  test("keep no address that could be found by trying all there are", async () => {
    const { database, pool } = await newDatabase();
    await createRequestCounts(database, createTestVaults())("sign-in 203.0.113.7", 60_000);
    const { rows } = await pool.query<{ key: Buffer }>("select key_hash as key from request_counts");
    const guesses = ["sign-in 203.0.113.7", "203.0.113.7"].map((text) =>
      createHash("sha256").update(text).digest("hex"),
    );
    expect(rows).toHaveLength(1);
    expect(guesses).not.toContain(rows[0]?.key.toString("hex"));
    // Under another installation's key the same address is another code.
    const other = createVaults({ id: "other-key", bytes: Buffer.alloc(32, 8) });
    const counted = await createRequestCounts(database, other)("sign-in 203.0.113.7", 60_000);
    expect(counted.count).toBe(1);
  });
});
