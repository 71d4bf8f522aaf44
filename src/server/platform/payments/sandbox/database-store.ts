import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  lte,
  notInArray,
  or,
  sql as query,
  type SQL,
} from "drizzle-orm";
import { z } from "zod";
import { sandboxRecords, sandboxState } from "../../database/payment-tables.ts";
import type { Database, Sql } from "../../database/port.ts";
import { idsIn } from "./named-ids.ts";
import { ANSWERS_KEPT_SECONDS, emptyRecords, type SandboxRecords, sandboxRecordsSchema } from "./records.ts";
import type { AskedRecords, SandboxStore } from "./sandbox.ts";

type Row = typeof sandboxRecords.$inferSelect;
type Kept = Omit<Row, "position">;
const nameOf = ({ kind, id }: Kept) => `${kind} ${id}`;

/** The row in which older versions kept all records; it is left as it is, for those that still run or are gone back to. */
const OLD_ROW = 1;
const COUNTERS_ROW = 2;
const countersSchema = z.object({ sequence: z.number().int(), position: z.number().int() });
const kinds = [
  "customers",
  "cards",
  "products",
  "prices",
  "payments",
  "setups",
  "charges",
  "refunds",
  "disputes",
  "invoices",
  "invoiceItems",
  "subscriptions",
  "schedules",
  "answers",
] as const;

/** Whoever holds the counters is alone with the records. `old`: what an older version kept, the first time. */
async function lockCounters(sql: Sql) {
  const load = () => sql.select().from(sandboxState).where(eq(sandboxState.id, COUNTERS_ROW)).for("update");
  const read = async () => (await load()).map(({ content }) => countersSchema.parse(content))[0];
  const found = await read();
  if (found !== undefined) return { counters: found };
  const none = { sequence: 0, position: 0 };
  const [made] = await sql
    .insert(sandboxState)
    .values({ id: COUNTERS_ROW, content: none })
    .onConflictDoNothing()
    .returning();
  if (made === undefined) return { counters: (await read()) ?? none };
  const [old] = await sql.select().from(sandboxState).where(eq(sandboxState.id, OLD_ROW));
  return { counters: none, ...(old && { old: sandboxRecordsSchema.parse(old.content) }) };
}

const rowsWhere = (sql: Sql, condition: SQL | undefined): Promise<Row[]> =>
  sql.select().from(sandboxRecords).where(condition).orderBy(asc(sandboxRecords.position));

/** The rows with these ids and all that is of the same customers. Two questions, so that each is answered from an index. */
async function rowsAbout(sql: Sql, isOne: SQL | undefined, others: readonly (SQL | undefined)[] = []) {
  const { id, owner } = sandboxRecords;
  const found = await sql
    .select({ id, of: query<string>`coalesce(${owner}, ${id})` })
    .from(sandboxRecords)
    .where(isOne);
  const ids = found.map((row) => row.id);
  const owners = found.map(({ of }) => of);
  return rowsWhere(sql, or(inArray(id, ids), inArray(owner, owners), ...others));
}

/** The rows that were asked for, then those that they name, such as the card of a subscription, and so on. */
async function loadRows(sql: Sql, { ids, key, dueBy, withEvents }: AskedRecords): Promise<Row[]> {
  const { kind, id, dueAt } = sandboxRecords;
  const others = [
    inArray(kind, ["products", "prices"]),
    key === undefined ? undefined : and(eq(kind, "answers"), eq(id, key)),
    withEvents === true ? eq(kind, "events") : undefined,
  ];
  if (ids === "all") return rowsWhere(sql, or(notInArray(kind, ["answers", "events"]), ...others));
  const isDue = dueBy === undefined ? undefined : lte(dueAt, dueBy);
  const rows = await rowsAbout(sql, or(inArray(id, [...ids]), isDue), others);
  const known = new Set(rows.map((row) => row.id));
  for (let newest = rows; newest.length > 0; ) {
    const named = newest
      .filter((row) => row.kind !== "answers" && row.kind !== "events")
      .flatMap(({ content }) => idsIn(JSON.stringify(content)))
      .filter((one) => !known.has(one));
    if (named.length === 0) break;
    const about = await rowsAbout(sql, inArray(id, named));
    newest = about.filter((row) => !known.has(row.id));
    rows.push(...newest);
    for (const one of [...named, ...newest.map((row) => row.id)]) known.add(one);
  }
  return rows.toSorted((one, other) => one.position - other.position);
}

function recordsOf(rows: readonly Row[], sequence: number): SandboxRecords {
  const content: Record<string, unknown> & { events: unknown[] } = { ...emptyRecords(), sequence };
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  for (const kind of kinds)
    content[kind] = Object.fromEntries((byKind.get(kind) ?? []).map((row) => [row.id, row.content]));
  content.events = (byKind.get("events") ?? []).map((row) => row.content);
  return sandboxRecordsSchema.parse(content);
}

/** The records as rows. */
function keptOf(records: SandboxRecords): Kept[] {
  const ownerOf = (record: object): string | null => {
    const { customer = null, payment = null }: { customer?: unknown; payment?: unknown } = record;
    if (typeof customer === "string") return customer;
    return typeof payment === "string" ? (records.payments[payment]?.customer ?? payment) : null;
  };
  const rows = kinds.flatMap((kind) =>
    Object.entries<object>(records[kind]).map(([id, content]) => ({
      kind,
      id,
      owner: kind === "customers" ? id : ownerOf(content),
      dueAt:
        kind === "customers"
          ? (records.customers[id]?.due ?? null)
          : kind === "answers"
            ? (records.answers[id]?.at ?? 0) + ANSWERS_KEPT_SECONDS
            : null,
      content,
    })),
  );
  const events = records.events.map((content) => ({
    kind: "events",
    id: content.id,
    owner: null,
    dueAt: null,
    content,
  }));
  return [...rows, ...events];
}

/** The value that was to be inserted. */
const given = (column: { readonly name: string }) => query.raw(`excluded.${column.name}`);

async function write(sql: Sql, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const { owner, dueAt, content } = getTableColumns(sandboxRecords);
  await sql
    .insert(sandboxRecords)
    .values([...rows])
    .onConflictDoUpdate({
      target: [sandboxRecords.kind, sandboxRecords.id],
      set: { owner: given(owner), dueAt: given(dueAt), content: given(content) },
    });
}

/** The sandbox's records in the database: they outlive the process, and any number of processes take turns. */
export function createDatabaseStore(database: Pick<Database, "beforePerson">): SandboxStore {
  return {
    transact: (asked, work) =>
      database.beforePerson({}, async (sql) => {
        const { counters, old } = await lockCounters(sql);
        const rows = await loadRows(sql, asked);
        const records = old ?? recordsOf(rows, counters.sequence);
        const before = new Map(old ? [] : keptOf(records).map((row) => [nameOf(row), JSON.stringify(row)]));
        const result = work(records);
        const after = keptOf(records);
        let { position } = counters;
        const changed = after
          .filter((row) => before.get(nameOf(row)) !== JSON.stringify(row))
          .map((row) => ({ ...row, position: before.has(nameOf(row)) ? 0 : (position += 1) }));
        await write(sql, changed);
        const left = new Set(after.map(nameOf));
        const gone = rows.filter((row) => !left.has(nameOf(row)));
        for (const [kind, those] of Map.groupBy(gone, (row) => row.kind)) {
          const ids = those.map(({ id }) => id);
          await sql
            .delete(sandboxRecords)
            .where(and(eq(sandboxRecords.kind, kind), inArray(sandboxRecords.id, ids)));
        }
        if (records.sequence !== counters.sequence || position !== counters.position) {
          const next = { sequence: records.sequence, position };
          await sql.update(sandboxState).set({ content: next }).where(eq(sandboxState.id, COUNTERS_ROW));
        }
        return result;
      }),
  };
}
