import type { AccountKind } from "#contract/extraction.ts";
import {
  type CategoryCorrection,
  type CategoryCorrectionRequest,
  type CategoryCorrections,
  type Recurring,
  recurringChangeSchema,
} from "#contract/spending.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { type AccountRole, categorise } from "#engine/spending/categorise.ts";
import type { CategorisedLine } from "#engine/spending/categorise-ledger.ts";
import type { Category } from "#engine/spending/category.ts";
import type { Correction } from "#engine/spending/corrections.ts";
import { findRecurringItems, type RecurringItem } from "#engine/spending/recurring-items.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database } from "../../platform/database/port.ts";
import { AppError } from "../../platform/errors.ts";
import {
  type CorrectionRow,
  deleteCorrection,
  deleteRecurringWord,
  loadCorrections,
  loadRecurringWords,
  type RecurringWordRow,
  saveCorrection,
  saveRecurringWord,
} from "./repository.ts";
import {
  createSpendingMemory,
  type Moved,
  type Sorted,
  type SpendingMemory,
  type SpendingTransaction,
} from "./sorted-transactions.ts";

/** A transaction with its category, and why it has it. */
export type Explained<T> = Omit<T, "category"> & {
  readonly category: Category;
  readonly merchant: string;
  readonly reason: string;
  readonly saidFor: "merchant" | "row" | null;
};

type Content = {
  /** The merchant's keys on accounts of each role. */
  readonly merchantKeys: readonly string[];
  readonly merchant: string;
  readonly direction: "in" | "out";
  readonly category: Category;
};

const ROLES: readonly AccountRole[] = ["deposit", "card", "other"];

function roleOf(kind: AccountKind | undefined): AccountRole {
  if (kind === "checking" || kind === "savings") return "deposit";
  return kind === "credit-card" ? "card" : "other";
}

/** Money in and money out of one merchant are two things. */
const itemMac = (
  vault: PersonVault,
  { merchantKey, kind }: Pick<RecurringItem, "merchantKey" | "kind">,
): Buffer => vault.mac("recurring-item", JSON.stringify([kind === "pay" ? "in" : "out", merchantKey]));

const idOf = (merchantMac: Buffer): string => merchantMac.toString("hex");
const place = (merchantMac: Buffer) => ({
  table: "category_corrections",
  rowId: idOf(merchantMac),
  column: "content",
});

// The vault proves that it is what was sealed below: no second validation.
const openContent = (vault: PersonVault, row: CorrectionRow): Content =>
  JSON.parse(vault.open(place(row.merchantMac), row.contentSealed).toString()) as Content;

function correctionView(row: CorrectionRow, { merchant, direction, category }: Content): CategoryCorrection {
  return { id: idOf(row.merchantMac), merchant, direction, category, madeAt: row.madeAt.toISOString() };
}

/** The account in which the money of a line arrived, by the line's place; undefined where no own account shows it. */
function arrivals(transactions: readonly SpendingTransaction[], found: readonly CategorisedLine[]) {
  return (index: number): string | undefined => {
    const partner = found[index]?.partner;
    const other = partner === undefined ? undefined : transactions[partner];
    const own = other === undefined ? undefined : transactions[index];
    return other === undefined || own === undefined || own.amount >= 0 || other.accountId === own.accountId
      ? undefined
      : other.accountId;
  };
}

/** Whether something that was cancelled was charged after the day on which the person said so. */
const cameAgain = (word: Pick<RecurringWordRow, "said" | "saidOn">, lastOn: string): boolean =>
  word.said === "cancelled" && lastOn > word.saidOn;

function recurringView(
  item: RecurringItem,
  id: string,
  word: Pick<RecurringWordRow, "said" | "saidOn"> | undefined,
): Recurring["items"][number] {
  const { kind, name, category, rhythm, next, isFixed, payments, missed, lastOn, priceRise } = item;
  const said = recurringChangeSchema.shape.said.safeParse(word?.said ?? null).data ?? null;
  return {
    id,
    said,
    cameAgain: word !== undefined && cameAgain(word, lastOn),
    kind,
    name,
    category,
    every: rhythm?.every ?? null,
    nextDate: next?.on ?? null,
    nextAmount: next === undefined ? null : formatMoney(next.amount),
    least: formatMoney(item.least),
    most: formatMoney(item.most),
    isFixed,
    payments,
    missed,
    lastDate: lastOn,
    priceRise: priceRise
      ? { from: formatMoney(priceRise.from), to: formatMoney(priceRise.to), since: priceRise.since }
      : null,
  };
}

export type SpendingService<T extends SpendingTransaction> = {
  /** Every transaction of the person, by day, under the category that all of them and the person's word give it. */
  loadTransactions(personId: string): Promise<ReadonlyArray<Sorted<T>>>;
  /** With the reason for each category, and with what the person left out. */
  explainTransactions(personId: string): Promise<ReadonlyArray<Moved<Explained<T>>>>;
  /** The days from `today` on, of what came again until the newest transaction. */
  listRecurring(personId: string, today: PlainDate): Promise<Recurring>;
  /** Says that it does not come again, or was cancelled; null takes it back. @throws AppError NOT_FOUND */
  sayOfRecurring(
    personId: string,
    id: string,
    said: Recurring["items"][number]["said"],
    today: PlainDate,
  ): Promise<void>;
  /** Newest first. */
  listCorrections(personId: string): Promise<CategoryCorrections>;
  correct(personId: string, request: CategoryCorrectionRequest): Promise<CategoryCorrection>;
  /** @throws AppError NOT_FOUND when there is no such correction. */
  takeBack(personId: string, id: string): Promise<void>;
};

export function createSpendingService<T extends SpendingTransaction>(deps: {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly clock: Clock;
  readonly loadAccounts: (
    personId: string,
  ) => Promise<ReadonlyArray<{ readonly id: string; readonly kind: AccountKind }>>;
  /** With what the person left out; one that is the same as before may be the same object. */
  readonly loadTransactions: (personId: string) => Promise<readonly T[]>;
  /** Makes something of a person with what `make` made the last time, if that is still kept. */
  readonly renew?: <M>(
    personId: string,
    name: string,
    make: (last: M | undefined) => Promise<M>,
  ) => Promise<M>;
}): SpendingService<T> {
  const { database, vaults, clock, renew = (_, _name, make) => make(undefined) } = deps;

  const openCorrections = (personId: string) =>
    database.forPerson(personId, async (sql) => {
      const rows = await loadCorrections(sql, personId);
      if (rows.length === 0) return [];
      const vault = await vaults.openVault(sql, personId);
      return rows.map((row) => ({ row, content: openContent(vault, row) }));
    });

  /** Keys of the merchants that take no more, as the person said; one that was charged after it was cancelled does. */
  async function endedMerchants(
    personId: string,
    transactions: readonly SpendingTransaction[],
    found: readonly CategorisedLine[],
  ): Promise<ReadonlySet<string>> {
    return database.forPerson(personId, async (sql) => {
      const words = await loadRecurringWords(sql, personId);
      if (words.length === 0) return new Set();
      const newest = new Map<string, string>();
      for (const [index, { amount, postedOn }] of transactions.entries()) {
        const key = found[index]?.merchantKey;
        if (key === undefined || amount >= 0) continue;
        if (postedOn > (newest.get(key) ?? "")) newest.set(key, postedOn);
      }
      const vault = await vaults.openVault(sql, personId);
      const said = new Map(words.map((word) => [idOf(word.itemMac), word]));
      const ended = [...newest].filter(([merchantKey, lastOn]) => {
        const word = said.get(idOf(itemMac(vault, { merchantKey, kind: "bill" })));
        return word !== undefined && !cameAgain(word, lastOn);
      });
      return new Set(ended.map(([merchantKey]) => merchantKey));
    });
  }

  async function categorised(personId: string) {
    const [accounts, every, corrections] = await Promise.all([
      deps.loadAccounts(personId),
      deps.loadTransactions(personId),
      openCorrections(personId),
    ]);
    const roles = new Map(accounts.map(({ id, kind }) => [id, roleOf(kind)]));
    const said = corrections.flatMap(({ content: { merchantKeys, direction, category } }): Correction[] =>
      merchantKeys.map((merchantKey) => ({ merchantKey, direction, category })),
    );
    const memory = await renew<SpendingMemory<T>>(
      personId,
      "spending",
      async (last) => last ?? createSpendingMemory(),
    );
    return { ...memory.categorise(every, roles, said), roles, memory };
  }

  return {
    async loadTransactions(personId) {
      const { transactions, found, memory } = await categorised(personId);
      const ended = await endedMerchants(personId, transactions, found);
      const isEnded = (index: number): boolean =>
        (transactions[index]?.amount ?? 0) < 0 && ended.has(found[index]?.merchantKey ?? "");
      return memory.sort(transactions, {
        found,
        arrivedIn: arrivals(transactions, found),
        isEnded: ended.size === 0 ? undefined : isEnded,
      });
    },
    async explainTransactions(personId) {
      const { transactions, found, leftOut, roles } = await categorised(personId);
      const arrived = arrivals(transactions, found);
      return [
        ...transactions.flatMap((transaction, index): Array<Moved<Explained<T>>> => {
          const line = found[index];
          if (!line) return [];
          const { category, merchantName: merchant, reason, isCorrected } = line;
          const saidFor = transaction.saidCategory !== null ? "row" : isCorrected ? "merchant" : null;
          const arrivedIn = arrived(index);
          const moved = arrivedIn === undefined ? {} : { arrivedIn };
          return [{ ...transaction, ...moved, category, merchant, reason, saidFor }];
        }),
        ...leftOut.map((transaction): Explained<T> => {
          const { accountId, description, amount } = transaction;
          const read = categorise({ description, amount, account: roles.get(accountId) ?? "other" });
          const { category, merchantName: merchant } = read;
          return { ...transaction, category, merchant, reason: "you left it out", saidFor: "row" };
        }),
      ];
    },
    async listRecurring(personId, today) {
      const { transactions: stored, lines, found } = await categorised(personId);
      const seenUntil = lines.reduce<PlainDate | undefined>(
        (newest, { on }) => (newest === undefined || on > newest ? on : newest),
        undefined,
      );
      if (seenUntil === undefined) return { seenUntil: null, items: [] };
      const transactions = lines.map(({ on, account }, index) => {
        const { merchantKey, merchantName, category } = found[index]!;
        return { on, amount: stored[index]!.amount, account, merchantKey, merchantName, category };
      });
      const items = findRecurringItems(transactions, today, seenUntil);
      return database.forPerson(personId, async (sql) => {
        const vault = await vaults.openVault(sql, personId);
        const words = new Map(
          (await loadRecurringWords(sql, personId)).map((word) => [idOf(word.itemMac), word]),
        );
        return {
          seenUntil,
          items: items.map((item) => {
            const id = idOf(itemMac(vault, item));
            return recurringView(item, id, words.get(id));
          }),
        };
      });
    },
    async sayOfRecurring(personId, id, said, today) {
      const { items } = await this.listRecurring(personId, today);
      if (!items.some((item) => item.id === id)) {
        throw new AppError("NOT_FOUND", {
          status: 404,
          userMessage: "This does not come again any more. Nothing was changed.",
        });
      }
      const mac = Buffer.from(id, "hex");
      await database.forPerson(personId, (sql) =>
        said === null
          ? deleteRecurringWord(sql, personId, mac)
          : saveRecurringWord(sql, { personId, itemMac: mac, said, saidOn: today }),
      );
    },
    async listCorrections(personId) {
      const opened = await openCorrections(personId);
      return { corrections: opened.toReversed().map(({ row, content }) => correctionView(row, content)) };
    },
    async correct(personId, { description, direction, category }) {
      const readings = ROLES.map((account) =>
        categorise({ description, amount: direction === "in" ? 1 : -1, account }),
      );
      const merchantKeys = [...new Set(readings.map(({ merchantKey }) => merchantKey))].toSorted((a, b) =>
        a < b ? -1 : 1,
      );
      const content: Content = {
        merchantKeys,
        merchant: readings[0]?.merchantName ?? description,
        direction,
        category,
      };
      return database.forPerson(personId, async (sql) => {
        const vault = await vaults.openVault(sql, personId);
        const merchantMac = vault.mac("category-correction", JSON.stringify([direction, ...merchantKeys]));
        const contentSealed = vault.seal(place(merchantMac), JSON.stringify(content));
        const row: CorrectionRow = { personId, merchantMac, madeAt: clock.now(), contentSealed };
        await saveCorrection(sql, row);
        return correctionView(row, content);
      });
    },
    async takeBack(personId, id) {
      const isGone = await database.forPerson(personId, (sql) =>
        deleteCorrection(sql, personId, Buffer.from(id, "hex")),
      );
      if (!isGone) {
        throw new AppError("NOT_FOUND", {
          status: 404,
          userMessage: "There is no such correction any more. Nothing was changed.",
        });
      }
    },
  };
}
