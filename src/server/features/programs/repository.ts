/** The SQL of what programs asked. Every query names its person besides row-level security. */
import { and, desc, eq, lt, or, sql as query } from "drizzle-orm";
import { programQuestions } from "../../platform/database/access-token-tables.ts";
import type { Sql } from "../../platform/database/port.ts";

export type QuestionRow = typeof programQuestions.$inferSelect;

/** Keeps so many of the person's newest, this one counted. */
export async function insertQuestion(sql: Sql, row: QuestionRow, kept: number): Promise<void> {
  await sql.insert(programQuestions).values(row);
  const { personId, askedAt, id } = programQuestions;
  await sql.execute(query`delete from ${programQuestions} where ${personId} = ${row.personId} and (${askedAt}, ${id}) in (
    select ${askedAt}, ${id} from ${programQuestions} where ${personId} = ${row.personId}
    order by ${askedAt} desc, ${id} desc offset ${kept})`);
}

export async function findQuestion(sql: Sql, personId: string, id: string): Promise<QuestionRow | undefined> {
  const [row] = await sql
    .select()
    .from(programQuestions)
    .where(and(eq(programQuestions.personId, personId), eq(programQuestions.id, id)));
  return row;
}

/** Newest first, those asked before `before` or, of the same instant, with a smaller id. */
export async function loadQuestions(
  sql: Sql,
  personId: string,
  limit: number,
  before: Pick<QuestionRow, "askedAt" | "id"> | undefined,
): Promise<QuestionRow[]> {
  const { askedAt, id } = programQuestions;
  const earlier =
    before && or(lt(askedAt, before.askedAt), and(eq(askedAt, before.askedAt), lt(id, before.id)));
  return sql
    .select()
    .from(programQuestions)
    .where(and(eq(programQuestions.personId, personId), earlier))
    .orderBy(desc(askedAt), desc(id))
    .limit(limit);
}
