/** What a person was told; the rules of schema.ts hold. */
import { integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { bytea, instant } from "./columns.ts";

/** What a person was told, once each. */
export const notices = pgTable(
  "notices",
  {
    personId: text("person_id").notNull(),
    id: text("id").notNull(),
    /** HMAC of what it is about: nobody is told the same twice. */
    subjectMac: bytea("subject_mac").notNull(),
    madeAt: instant("made_at").notNull(),
    /** From then on it is shown no more, but still keeps its like from being told again. */
    expiresAt: instant("expires_at").notNull(),
    readAt: instant("read_at"),
    /** When it went out as e-mail; also where there was nobody to send it to. */
    mailedAt: instant("mailed_at"),
    /** How often sending was tried, and from when on it may be tried again. */
    mailTries: integer("mail_tries").notNull().default(0),
    mailAgainAt: instant("mail_again_at"),
    /** JSON {kind, title, sentences, path}. */
    contentSealed: bytea("content_sealed").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    uniqueIndex("notices_subject").on(table.personId, table.subjectMac),
  ],
);
