import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
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
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Null before the first use. */
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("access_tokens_person").on(table.personId)],
);
