/** The SQL of what people want to be told of. Every query names its person besides row-level security. */
import { eq } from "drizzle-orm";
import type { Sql } from "../../platform/database/port.ts";
import { notificationPreferences, people } from "../../platform/database/schema.ts";

/** Undefined until the person has decided anything. */
export async function loadPreferences(sql: Sql, personId: string): Promise<Buffer | undefined> {
  const rows = await sql
    .select({ contentSealed: notificationPreferences.contentSealed })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.personId, personId));
  return rows[0]?.contentSealed;
}

export async function savePreferences(sql: Sql, personId: string, contentSealed: Buffer): Promise<void> {
  await sql
    .insert(notificationPreferences)
    .values({ personId, contentSealed })
    .onConflictDoUpdate({ target: notificationPreferences.personId, set: { contentSealed } });
}

/** Whether there is (still) such a person. */
export async function isKnown(sql: Sql, personId: string): Promise<boolean> {
  const rows = await sql.select({ id: people.id }).from(people).where(eq(people.id, personId));
  return rows.length > 0;
}
