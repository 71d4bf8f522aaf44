/** The tables of households; the rules of schema.ts hold. In those with a household's rows `person_id` is the household's own id. */
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytea, instant } from "./columns.ts";

export const households = pgTable("households", {
  /** The household's own id: it owns rows as a person does. */
  personId: text("person_id").primaryKey(),
  /** The person who invites and pays. */
  ownerId: text("owner_id").notNull(),
  createdAt: instant("created_at").notNull(),
});

/** Who belongs to a household, as the household has it; counts only together with the member's own `memberships` row. */
export const householdMembers = pgTable(
  "household_members",
  {
    personId: text("person_id").notNull(),
    /** What other members know this one by. */
    id: text("id").notNull(),
    memberId: text("member_id").notNull(),
    joinedAt: instant("joined_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.id] })],
);

export const householdInvitations = pgTable(
  "household_invitations",
  {
    personId: text("person_id").notNull(),
    id: text("id").notNull(),
    /** SHA-256 of the secret in the link. */
    tokenHash: bytea("token_hash").notNull(),
    madeAt: instant("made_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** JSON {email, token}: where it is sent, null for a link that is passed on; the link's secret only until it was mailed. */
    contentSealed: bytea("content_sealed").notNull(),
    /** Null where no mail is due any more. */
    mailAgainAt: instant("mail_again_at"),
    mailTries: integer("mail_tries").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.personId, table.id] })],
);

/** What the members want to reach together. */
export const householdGoals = pgTable(
  "household_goals",
  {
    personId: text("person_id").notNull(),
    id: text("id").notNull(),
    madeAt: instant("made_at").notNull(),
    /** JSON; see features/household/goals.ts. */
    contentSealed: bytea("content_sealed").notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.id] })],
);

/** What happened in the household, for its members to read. */
export const householdEvents = pgTable(
  "household_events",
  {
    personId: text("person_id").notNull(),
    id: text("id").notNull(),
    at: instant("at").notNull(),
    /** JSON {kind, by, about}: ids of members, never names. */
    contentSealed: bytea("content_sealed").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.id] }),
    index("household_events_at").on(table.personId, table.at),
  ],
);

/** A person's own word that they belong to a household: at most one. */
export const memberships = pgTable("memberships", {
  personId: text("person_id").primaryKey(),
  householdId: text("household_id").notNull(),
  joinedAt: instant("joined_at").notNull(),
  /** JSON {monthlyExtra}: what the member adds to the minimums each month, dollars or null. */
  contentSealed: bytea("content_sealed").notNull(),
});

/** An account that its owner lets the household see. */
export const accountShares = pgTable(
  "account_shares",
  {
    personId: text("person_id").notNull(),
    accountId: text("account_id").notNull(),
    sharedAt: instant("shared_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.accountId] })],
);
