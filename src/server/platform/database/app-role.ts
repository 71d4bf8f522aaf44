import type pg from "pg";

/** Nobody can connect as this role; transactions of a too powerful role step down to it. */
export const appRole = "debt_freedom_app";

/** Another process created the same role in the meantime: as good as ours. */
const alreadyThere = new Set(["42710", "23505"]);

function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  return error instanceof Error && "code" in error && typeof error.code === "string" && codes.has(error.code);
}

/** True when row-level security does not bind the connected role: a superuser, or one with BYPASSRLS. */
export async function needsAppRole(connection: Pick<pg.Pool, "query">): Promise<boolean> {
  const { rows } = await connection.query<{ powerful: boolean }>(
    "select rolsuper or rolbypassrls as powerful from pg_roles where rolname = current_user",
  );
  return rows[0]?.powerful ?? false;
}

/** Creates the role when missing, and lets it use the tables of `schema` that exist and those to come. */
export async function grantToAppRole(connection: Pick<pg.Pool, "query">, schema: "public" | "boss") {
  if (!(await needsAppRole(connection))) {
    return;
  }
  const existing = await connection.query("select 1 from pg_roles where rolname = $1", [appRole]);
  if (existing.rowCount === 0) {
    await connection.query(`create role ${appRole} nologin`).catch((error: unknown) => {
      if (!hasCode(error, alreadyThere)) {
        throw error;
      }
    });
  }
  const { rows } = await connection.query<{ super: boolean; member: boolean }>(
    `select rolsuper as super, pg_has_role(current_user, '${appRole}', 'member') as member
       from pg_roles where rolname = current_user`,
  );
  if (rows[0]?.member !== true) {
    await connection.query(`grant ${appRole} to current_user`);
  }
  await connection.query(`grant usage on schema ${schema} to ${appRole}`);
  const rights = "select, insert, update, delete";
  await connection.query(`grant ${rights} on all tables in schema ${schema} to ${appRole}`);
  await connection.query(
    `alter default privileges in schema ${schema} grant ${rights} on tables to ${appRole}`,
  );
}
