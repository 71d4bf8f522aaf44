import { boolean, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytea, instant } from "./columns.ts";

/** What lets a program in with a person's rows; see features/access-tokens. The token itself is nowhere. */
export const accessTokens = pgTable(
  "access_tokens",
  {
    /** SHA-256 of the token. */
    tokenHash: bytea("token_hash").primaryKey(),
    personId: text("person_id").notNull(),
    id: text("id").notNull(),
    /** What the person calls it. */
    nameSealed: bytea("name_sealed").notNull(),
    canWrite: boolean("can_write").notNull(),
    /** Opens the tools of the assistant alone; then `canWrite` is false. */
    asks: boolean("asks").notNull().default(false),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Null before the first use. */
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("access_tokens_person").on(table.personId)],
);

/** What programs asked the assistant's tools with a token, the newest of each person; see features/programs. */
export const programQuestions = pgTable(
  "program_questions",
  {
    personId: text("person_id").notNull(),
    id: text("id").notNull(),
    askedAt: instant("asked_at").notNull(),
    /** JSON {token, client, tool, args, answer}. */
    contentSealed: bytea("content_sealed").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    index("program_questions_newest").on(table.personId, table.askedAt, table.id),
  ],
);
