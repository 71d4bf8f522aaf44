/**
 * The connection broke, or none came. Whatever was under way may be done or not: a commit whose answer was lost stays. So what belongs to
 * it outside the database must be left alone; what nobody names is swept later.
 */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super("the database is away", { cause });
    this.name = "DatabaseAway";
  }
}
