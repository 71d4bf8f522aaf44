import { sql as query } from "drizzle-orm";
import type { Vaults } from "../crypto/vaults.ts";
import type { CountRequest } from "../http/request-limits.ts";
import type { Database } from "./port.ts";

/** So many windows that are over go with each count: the table stays as small as what is limited at the moment. */
const SWEPT = 20;

/**
 * Requests counted in the database, for all servers on it together and by its clock. Only what is limited is counted, so that reading a
 * page costs nothing. Keys name an address or a person, and are kept as codes under a key of the installation: whoever has the tables
 * alone cannot try all addresses of the internet until a hash fits. A window's row goes soon after it is over.
 */
export function createRequestCounts(
  database: Pick<Database, "beforePerson">,
  { serverMac }: Pick<Vaults, "serverMac">,
): CountRequest {
  return (key, windowMs) => {
    const keyHash = serverMac("request counts", key);
    const length = query`make_interval(secs => ${windowMs / 1000}::float8)`;
    return database.beforePerson({}, async (sql) => {
      const { rows } = await sql.execute<{ count: number; left: number }>(query`
        insert into request_counts as known (key_hash, ends_at, count) values (${keyHash}, now() + ${length}, 1)
        on conflict (key_hash) do update set
          count = case when known.ends_at <= now() then 1 else known.count + 1 end,
          ends_at = case when known.ends_at <= now() then excluded.ends_at else known.ends_at end
        returning count, (extract(epoch from ends_at - now()) * 1000)::int as left`);
      // Last: who holds rows of others here waits for nobody any more, or two could wait for each other.
      await sql.execute(query`delete from request_counts where key_hash in (
        select key_hash from request_counts where ends_at < now() limit ${SWEPT} for update skip locked)`);
      const { count, left } = rows[0] ?? { count: 1, left: windowMs };
      return { count, leftMs: Math.max(0, left) };
    });
  };
}
