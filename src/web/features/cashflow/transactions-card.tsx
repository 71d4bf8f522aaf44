import { Plus } from "lucide-react";
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { Transaction, TransactionList } from "#contract/transactions.ts";
import { classNames } from "../../lib/class-names.ts";
import { dateText, plural } from "../../lib/format-date.ts";
import { moneyText, sumCents } from "../../lib/format-money.ts";
import { Announcement } from "../../ui/announcement.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { ChoiceField, TextField } from "../../ui/form-field.tsx";
import { Money } from "../../ui/money.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { VirtualList } from "../../ui/virtual-list.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import { CategoryBars } from "./category-bars.tsx";
import { categoryLabel } from "./category-labels.ts";
import { TransactionDialog } from "./transaction-dialog.tsx";
import { categorySums, filterTransactions } from "./transaction-filter.ts";
import { useTransactions } from "./transactions-api.ts";
import { TypedTransactionDialog } from "./typed-transaction-dialog.tsx";

const ROW_HEIGHT = 60;
const PLACE = "transactions";

const LINES = [
  ["", "Everything"],
  ["income", "Income"],
  ["essential", "Essentials"],
  ["discretionary", "Discretionary"],
  ["not-counted", "Not counted"],
] as const;

/** Income and expenses by category, and the transactions behind them: found, filed, left out, typed in. */
export function TransactionsCard() {
  const { list, error, refetch, isLoadingAll, loadAll } = useTransactions();
  if (!list && error) {
    return <ErrorState title="Your transactions could not be loaded" error={error} onRetry={refetch} />;
  }
  if (!list) return <Skeleton className="h-96 rounded-2xl" />;
  return <Transactions list={list} isLoadingAll={isLoadingAll} onLoadAll={loadAll} />;
}

type TransactionsProps = {
  readonly list: TransactionList;
  readonly isLoadingAll: boolean;
  readonly onLoadAll: () => void;
};

/** The filters live in the address, so that a list can be kept and shared. */
function useFilter() {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const filter = {
    text: search.get("find") ?? "",
    category: search.get("category") ?? "",
    accountId: search.get("account") ?? "",
    line: search.get("line") ?? "",
  };
  return { filter, set };
}

function Transactions({ list, isLoadingAll, onLoadAll }: TransactionsProps) {
  const { filter, set } = useFilter();
  const asked = useDeferredValue(filter);
  const { text, category, accountId, line } = asked;
  const [openId, setOpenId] = useState<string | null>(null);
  const [isTyping, setIsTyping] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const sums = useMemo(() => categorySums(list.transactions), [list]);
  const rows = useMemo(
    () => filterTransactions(list.transactions, { text, category, accountId, line }),
    [list, text, category, accountId, line],
  );
  const total = useMemo(() => sumCents(rows.map(({ amount }) => amount)), [rows]);
  const used = useMemo(
    () =>
      [...new Set(list.transactions.map((row) => row.category))].toSorted((a, b) =>
        categoryLabel(a) < categoryLabel(b) ? -1 : 1,
      ),
    [list],
  );
  const { hash } = useLocation();
  // Who comes by a link to the transactions lands on them.
  useEffect(() => {
    if (hash === `#${PLACE}`) heading.current?.scrollIntoView();
  }, [hash]);
  const opened = list.transactions.find((row) => keyOf(row) === openId);
  const oldest = list.transactions.at(-1);
  return (
    <Card aria-label="Income and spending by category">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle>By category</CardTitle>
        <Button variant="secondary" size="sm" onClick={() => setIsTyping(true)}>
          <Plus aria-hidden="true" strokeWidth={1.5} className="size-4" />
          Add a transaction
        </Button>
      </div>
      {oldest === undefined ? (
        <p className="mt-2 text-sm text-dim">
          No transactions yet. Bank and card statements bring them, and you can type single ones.
        </p>
      ) : (
        <>
          <p className="mt-2 mb-4 text-sm text-dim">
            Everything since {dateText(oldest.date)}. Tap a bar for its transactions.
          </p>
          <CategoryBars
            sums={sums}
            chosen={filter.category}
            onChoose={(chosen) => {
              set("category", chosen);
              if (chosen !== "") heading.current?.scrollIntoView({ block: "start" });
            }}
          />
          <h3 id={PLACE} ref={heading} className="mt-8 mb-3 scroll-mt-20 font-semibold">
            Transactions
          </h3>
          <div className="mb-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
            <TextField
              className="col-span-2 lg:col-span-1"
              label="Search"
              value={filter.text}
              onChange={(value) => set("find", value)}
            />
            <ChoiceField
              label="Category"
              value={filter.category}
              onChange={(value) => set("category", value)}
              options={[["", "All categories"], ...used.map((each) => [each, categoryLabel(each)] as const)]}
            />
            <ChoiceField
              label="Account"
              value={filter.accountId}
              onChange={(value) => set("account", value)}
              options={[
                ["", "All accounts"],
                ...list.accounts.map(
                  ({ id, name, accountLast4 }) => [id, accountName(name, accountLast4)] as const,
                ),
              ]}
            />
            <ChoiceField
              className="max-lg:col-span-2"
              label="Counted as"
              value={lineOf(filter.line)}
              onChange={(value) => set("line", value)}
              options={LINES}
            />
          </div>
          <Announcement text={`${plural(rows.length, "transaction")}, together ${moneyText(total)}`} />
          <p className="mb-2 text-sm text-dim">
            {plural(rows.length, "transaction")}, together{" "}
            <WorkedFigure
              name="Together"
              how={() => ({
                sentence: "The sum of the transactions in the list. Tap one for its document.",
                result: { label: plural(rows.length, "transaction"), amount: total },
              })}
            >
              <Money amount={total} className="text-text" />
            </WorkedFigure>
          </p>
          {rows.length === 0 ? (
            <p className="rounded-xl border border-hairline p-4 text-sm text-dim">
              Nothing fits. Change the search or a filter.
            </p>
          ) : (
            <VirtualList
              key={`${text} ${category} ${accountId} ${line}`}
              label="Transactions"
              items={rows}
              keyOf={keyOf}
              rowHeight={ROW_HEIGHT}
            >
              {(row) => <Row row={row} onOpen={setOpenId} />}
            </VirtualList>
          )}
          {list.older === 0 ? null : (
            <Button variant="quiet" size="sm" className="mt-2" disabled={isLoadingAll} onClick={onLoadAll}>
              {isLoadingAll ? "Loading" : `Show ${plural(list.older, "older transaction")} too`}
            </Button>
          )}
        </>
      )}
      {opened ? <TransactionDialog row={opened} list={list} onClose={() => setOpenId(null)} /> : null}
      <TypedTransactionDialog open={isTyping} list={list} onClose={() => setIsTyping(false)} />
    </Card>
  );
}

const keyOf = ({ accountId, id }: Transaction): string => `${accountId} ${id}`;
const lineOf = (asked: string): (typeof LINES)[number][0] =>
  LINES.find(([line]) => line === asked)?.[0] ?? "";

const accountName = (name: string, last4: string | null): string => (last4 ? `${name} ···${last4}` : name);

/** Cut without a frame that could scroll, which the browser would have to make for each of them. */
const ONE_LINE = "overflow-x-clip text-ellipsis whitespace-nowrap";

type RowProps = { readonly row: Transaction; readonly onOpen: (key: string) => void };

/** Few boxes and texts, drawn once: while the list scrolls, only rows that come into view cost anything. */
const Row = memo(function TransactionRow({ row, onOpen }: RowProps) {
  const isCounted = row.line === "income" || row.line === "essential" || row.line === "discretionary";
  return (
    <button
      type="button"
      onClick={() => onOpen(keyOf(row))}
      className={classNames(
        "grid h-full w-full grid-cols-[minmax(0,1fr)_auto] content-center gap-x-3 px-3 text-left text-sm -outline-offset-2 hover:bg-raised",
        isCounted ? null : "text-dim",
      )}
    >
      <span className={classNames(ONE_LINE, row.isLeftOut ? "line-through" : null)}>{row.description}</span>
      <span className={classNames(ONE_LINE, "row-start-2 text-xs text-dim")}>
        {`${dateText(row.date)} · ${categoryLabel(row.category)}${isCounted ? "" : " · not counted"}`}
      </span>
      <Money amount={row.amount} className="col-start-2 row-span-2 row-start-1 self-center" />
    </button>
  );
});
