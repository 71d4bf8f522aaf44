import type { Pool } from "pg";

/** People without anything of theirs, for tests below the sign-in: what is written for somebody who is not there is refused. */
export async function addPeople(pool: Pool, ids: readonly string[]): Promise<void> {
  await pool.query(
    `insert into people (id, identity_hash, profile_sealed, created_at)
      select id, convert_to(id, 'UTF8'), ''::bytea, now() from unnest($1::text[]) as id`,
    [ids],
  );
}
