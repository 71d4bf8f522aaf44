import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type * as schema from "./schema.ts";

/** A transaction (or the pool) with the project's tables. */
export type Sql = Pick<
  NodePgDatabase<typeof schema>,
  "select" | "selectDistinct" | "insert" | "update" | "delete" | "execute"
>;

/** What is known of somebody before it is known who they are. */
export type KnownBefore = { readonly tokenHash?: Buffer; readonly identityHash?: Buffer };

/** What features see of the database. Nothing else speaks SQL but a feature's repository.ts. */
export type Database = {
  /**
   * Runs `work` in one transaction that sees only this person's rows. Row-level security enforces it.
   * @throws AppError SIGNED_OUT, with nothing kept, where it wrote and the person (or household) is not there at its end: an account
   * may be erased after the request was let in. So do the two that follow.
   */
  forPerson<T>(personId: string, work: (sql: Sql) => Promise<T>): Promise<T>;
  /**
   * Like `forPerson`, for what is written down of figures and enters none of them: the revision stays, so that what was computed
   * still holds.
   */
  recordForPerson<T>(personId: string, work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Like `forPerson`, for rows on which no figure stands: what was computed of the person before still holds after it. */
  besideFigures<T>(personId: string, work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Like `forPerson`, for reading alone: every query sees the rows as they were at one moment. */
  atOneMoment<T>(personId: string, work: (sql: Sql) => Promise<T>): Promise<T>;
  /** Everybody's id, for work that then goes through them one by one. */
  listPeople(): Promise<readonly string[]>;
  /** Every household's id: they own rows as people do. */
  listHouseholds(): Promise<readonly string[]>;
  /** Changes with every transaction of `forPerson` that wrote anything, in that transaction; "" before the first. */
  revisionOf(personId: string): Promise<string>;
  /**
   * Runs `work` in one transaction that sees only the session with this token hash, the person with this identity hash, or
   * (with neither) no person's row at all: for what happens before a person is known.
   */
  beforePerson<T>(known: KnownBefore, work: (sql: Sql) => Promise<T>): Promise<T>;
  /**
   * Like `beforePerson` with one query, in a single message: for what is asked with every request. `query` is SQL without parameters;
   * rows are as the driver reads them.
   */
  askBeforePerson(known: KnownBefore, query: string): Promise<readonly unknown[]>;
};
