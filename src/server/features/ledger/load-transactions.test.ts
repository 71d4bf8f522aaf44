import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { describeOnEachDatabase, type TestDatabase } from "#test/database-fixture.ts";
import { createTestClock, createTestVaults } from "#test/fakes/account-app.ts";
import { addPeople } from "#test/fakes/add-people.ts";
import { checking, extractionOf } from "#test/samples/extractions.ts";
import { createKeptResults } from "../../platform/database/kept-results.ts";
import { newId } from "../../platform/ids.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import { mergeDocument, unmergeDocument } from "./merge-document.ts";
import { saveJoin } from "./repository.ts";
import { parseRowId } from "./row-id.ts";
import { placeTypedTransaction } from "./typed-statements.ts";
import { deleteRow, findRow, saveWord } from "./word-repository.ts";

const DAY = 86_400_000;
const dayOf = (day: number): string => new Date(Date.UTC(2026, 8, 1) + day * DAY).toISOString().slice(0, 10);

const row = fc.record({
  day: fc.nat(20),
  cents: fc.integer({ min: 1, max: 4 }),
  shop: fc.constantFrom("KROGER", "SHELL OIL", "NETFLIX.COM"),
});
const change = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("merge" as const),
      account: fc.nat(1),
      rows: fc.array(row, { maxLength: 5 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("unmerge" as const), pick: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("leave-out" as const), pick: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("delete-row" as const), pick: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("type" as const), row }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("join-or-part" as const), pick: fc.nat(9) }) },
);

/** Everything that an account shows. */
function shownAccount({ figure, ...account }: Awaited<ReturnType<Ledger["loadAccounts"]>>[number]) {
  return { ...account, ending: figure("endingBalance"), current: figure("currentBalance") };
}

describeOnEachDatabase("accounts and transactions that were opened before", ({ newDatabase }) => {
  let made: TestDatabase;
  const vaults = createTestVaults();
  let people = 0;

  beforeAll(async () => {
    made = await newDatabase();
  });

  /** What a process of its own sees: its results are kept apart from every other's. */
  function newProcess(): Ledger {
    const kept = createKeptResults(made.database, createTestClock(new Date("2026-11-20T10:00:00Z")));
    const ledger = createLedger({ database: made.database, vaults, renew: kept.renew });
    return {
      ...ledger,
      loadEveryTransaction: (personId) =>
        kept.keep(personId, "rows", () => ledger.loadEveryTransaction(personId)),
    };
  }

  const withScope = <T>(personId: string, work: (scope: Parameters<typeof mergeDocument>[0]) => Promise<T>) =>
    made.database.forPerson(personId, async (sql) =>
      work({ sql, vault: await vaults.openVault(sql, personId), personId }),
    );

  test("are the same as if all were opened anew, in every process, whatever was changed", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 14 }), async (changes) => {
        const personId = `person_${people++}`;
        await addPeople(made.pool, [personId]);
        const [always, seldom] = [newProcess(), newProcess()];
        const documents = new Map<string, ReturnType<typeof extractionOf>>();
        const pickDocument = (pick: number) => [...documents.keys()][pick % documents.size];
        let isJoined = false;
        for (const [step, one] of changes.entries()) {
          const rows = await newProcess().loadEveryTransaction(personId);
          const { kind } = one;
          if (kind === "merge") {
            const extraction = extractionOf({
              documentType: "bank-statements",
              accounts: [checking({ accountLast4: `100${one.account}` })],
              transactions: one.rows.map(({ day, cents, shop }) => ({
                account: 0,
                date: dayOf(day),
                description: shop,
                amount: `-0.0${cents}`,
              })),
            });
            const id = newId("document");
            documents.set(id, extraction);
            await made.database.forPerson(personId, (sql) => sql.execute(insertDocument(personId, id)));
            await withScope(personId, (scope) =>
              mergeDocument(scope, { id, fileName: "a.pdf", uploadedAt: new Date(step), extraction }),
            );
          } else if (kind === "unmerge") {
            const id = pickDocument(one.pick);
            if (id === undefined) continue;
            documents.delete(id);
            await withScope(personId, (scope) =>
              unmergeDocument(scope, id, async (other) => documents.get(other)),
            );
          } else if (kind === "type") {
            const account = rows[0]?.accountId;
            if (account === undefined) continue;
            const typed = { date: dayOf(one.row.day), description: "typed", amount: "-9.99", category: null };
            await withScope(personId, (scope) =>
              placeTypedTransaction(
                scope,
                { ...typed, entryId: newId("entry"), at: new Date(0), accountId: account },
                true,
              ),
            );
          } else if (kind === "join-or-part") {
            const { rows: all } = await made.pool.query<{ id: string; joined_into: string | null }>(
              "select id, joined_into from accounts where person_id = $1 order by id",
              [personId],
            );
            const [from, into] = [all[one.pick % all.length], all[(one.pick + 1) % all.length]];
            if (from === undefined || into === undefined || from === into) continue;
            isJoined = true;
            await made.database.forPerson(personId, (sql) =>
              saveJoin(sql, personId, from.id, from.joined_into === null ? into.id : null),
            );
          } else {
            const picked = rows[one.pick % Math.max(1, rows.length)];
            const place = picked && parseRowId(picked.accountId, picked.rowId);
            if (!place) continue;
            await made.database.forPerson(personId, async (sql) => {
              const found = await findRow(sql, personId, place);
              if (!found) throw new Error("a listed row is there");
              const { accountId, matchMac, twin } = found;
              if (kind === "delete-row") return deleteRow(sql, personId, found);
              const word = { personId, accountId, matchMac, twin, category: null, kept: false };
              return saveWord(sql, { ...word, leftOut: true, once: null, saidAt: new Date(step) });
            });
          }
          const fresh = createLedger({ database: made.database, vaults });
          const anew = await fresh.loadEveryTransaction(personId);
          const accounts = (await fresh.loadAccounts(personId)).map(shownAccount);
          const asked = step % 3 === 0 ? seldom : always;
          for (const process of [always, asked]) {
            expect(await process.loadEveryTransaction(personId)).toEqual(anew);
            expect((await process.loadAccounts(personId)).map(shownAccount)).toEqual(accounts);
          }
          const { rows: stored } = await made.pool.query<{ n: number }>(
            "select count(*)::int as n from transactions where person_id = $1",
            [personId],
          );
          // Of accounts that were joined, what both show counts once.
          expect(isJoined ? stored[0]?.n : anew.length).toBe(stored[0]?.n);
        }
      }),
      { seed: 20_261_121, numRuns: 12 },
    );
  });

  test("are opened also where they lie by themselves, as they did before there were batches", async () => {
    const personId = `person_${people++}`;
    await addPeople(made.pool, [personId]);
    const id = newId("document");
    const extraction = extractionOf({
      documentType: "bank-statements",
      accounts: [checking({})],
      transactions: [{ account: 0, date: "2026-10-02", description: "KROGER", amount: "-5.00" }],
    });
    await withScope(personId, async (scope) => {
      await scope.sql.execute(insertDocument(personId, id));
      await mergeDocument(scope, { id, fileName: "a.pdf", uploadedAt: new Date(0), extraction });
    });
    const ledger = newProcess();
    const [batched] = await ledger.loadEveryTransaction(personId);
    const { rows } = await made.pool.query<{ account_id: string; match_mac: Buffer }>(
      "select account_id, match_mac from transactions where person_id = $1",
      [personId],
    );
    const [only] = rows;
    if (!only) throw new Error("one row was merged");
    const place = { table: "transactions", rowId: `${only.account_id}/${only.match_mac.toString("hex")}/0` };
    await withScope(personId, async ({ sql, vault }) => {
      const sealed = vault.seal({ ...place, column: "description" }, "KROGER").toString("hex");
      await sql.execute(
        `update transactions set batch_id = null, batch_index = null, description_sealed = '\\x${sealed}'`,
      );
      await sql.execute("delete from transaction_batches");
    });
    expect(batched).toMatchObject({ description: "KROGER", amount: -500 });
    expect(await ledger.loadEveryTransaction(personId)).toEqual([batched]);
  });

  test("leave nothing sealed behind once their document is gone", async () => {
    const personId = `person_${people++}`;
    await addPeople(made.pool, [personId]);
    const id = newId("document");
    const extraction = extractionOf({
      documentType: "bank-statements",
      accounts: [checking({})],
      transactions: [{ account: 0, date: "2026-10-02", description: "KROGER", amount: "-5.00" }],
    });
    const countBatches = async () =>
      (await made.pool.query("select 1 from transaction_batches where person_id = $1", [personId])).rowCount;
    await withScope(personId, async (scope) => {
      await scope.sql.execute(insertDocument(personId, id));
      await mergeDocument(scope, { id, fileName: "a.pdf", uploadedAt: new Date(0), extraction });
    });
    expect(await countBatches()).toBe(1);
    await withScope(personId, (scope) => unmergeDocument(scope, id, async () => undefined));
    expect(await countBatches()).toBe(0);
  });
});

/** A document's row, as far as the ledger needs it. */
function insertDocument(personId: string, id: string): string {
  return `insert into documents (person_id, id, file_name_sealed, size_bytes, content_mac, requested_type, type_chosen, status, stage, progress, uploaded_at)
    values ('${personId}', '${id}', '', 1, '', 'bank-statements', false, 'completed', 'checked', 100, now())`;
}
