/** The tables of the advisor; the rules of schema.ts hold. */
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytea, instant } from "./columns.ts";

/** What a person and the advisor said to each other. */
export const chatMessages = pgTable(
  "chat_messages",
  {
    personId: text("person_id").notNull(),
    id: text("id").notNull(),
    conversationId: text("conversation_id").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Of the two messages of one moment the question is 0, the answer 1. */
    place: integer("place").notNull(),
    /** JSON {role, content, …}, see the advisor's service. */
    contentSealed: bytea("content_sealed").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    index("chat_messages_newest").on(table.personId, table.createdAt),
  ],
);

/** How many tokens a person's questions took of the model in a calendar month (UTC). */
export const modelUse = pgTable(
  "model_use",
  {
    personId: text("person_id").notNull(),
    /** YYYY-MM. */
    month: text("month").notNull(),
    tokens: integer("tokens").notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.month] })],
);
