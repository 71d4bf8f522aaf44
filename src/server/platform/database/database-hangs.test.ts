import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { sql as query } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { createDatabase } from "./create-database.ts";
import { DatabaseAway } from "./database-away.ts";
import { openPool } from "./open-pool.ts";

/** Stands before a database and, as a stopped process or a cut network does, can keep connections open and say nothing on them. */
async function startHanging(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get("host");
  const port = url.port === "" ? 5432 : Number(url.port);
  const sockets = new Set<Socket>();
  let isMute = false;
  const server = createServer((near) => {
    const far = folder?.startsWith("/")
      ? connect(`${folder}/.s.PGSQL.${url.searchParams.get("port") ?? port}`)
      : connect(port, url.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (chunk) => isMute || to.write(chunk));
      from.on("error", () => undefined);
      from.on("close", () => to.destroy());
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const through = new URL(url);
  through.searchParams.delete("host");
  through.searchParams.delete("port");
  through.host = `127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server's
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: through.href, setMute: (mute: boolean) => (isMute = mute) };
}

describeOnEachDatabase("a database that takes statements and answers none", ({ newDatabase }) => {
  test("is taken for away after a while, and used again once it answers", async () => {
    const hanging = await startHanging((await newDatabase()).url);
    const pool = openPool(hanging.url, { max: 1, onIdleError: () => undefined, answerWithinMs: 500 });
    onTestFinished(() => pool.end());
    const database = createDatabase(pool);
    const ask = () => database.forPerson("anna", (sql) => sql.execute<{ n: number }>(query`select 1 as n`));
    expect((await ask()).rows).toEqual([{ n: 1 }]);
    hanging.setMute(true);
    await expect(ask()).rejects.toThrow(DatabaseAway);
    // Not given to the next one.
    expect(pool.totalCount).toBe(0);
    hanging.setMute(false);
    expect((await ask()).rows).toEqual([{ n: 1 }]);
  });

  test("in the middle of a transaction: that transaction ends", async () => {
    const hanging = await startHanging((await newDatabase()).url);
    const pool = openPool(hanging.url, { max: 1, onIdleError: () => undefined, answerWithinMs: 500 });
    onTestFinished(() => pool.end());
    const asked = createDatabase(pool).forPerson("anna", async (sql) => {
      hanging.setMute(true);
      await sql.execute(query`select 1`);
    });
    await expect(asked).rejects.toThrow(DatabaseAway);
    expect(pool.totalCount).toBe(0);
  });
});
