import { ChevronDown } from "lucide-react";
import { Link } from "react-router";
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { isTyped } from "#contract/entries.ts";
import { classNames } from "../../lib/class-names.ts";
import { DateText } from "../../ui/date-text.tsx";
import { Money } from "../../ui/money.tsx";
import { categoryLabel } from "./category-labels.ts";
import type { MonthColumn } from "./months-mean.ts";
import { MonthsTable } from "./months-table.tsx";
import { barSentence, type WaterfallBar, waterfallBars, waterfallScale } from "./waterfall.ts";

const MONTH_COLUMNS: Readonly<Partial<Record<WaterfallBar["key"], MonthColumn>>> = {
  income: "income",
  essential: "essentials",
  discretionary: "discretionary",
  extra: "left",
  shortfall: "left",
};

/** Where what a bar is made of is listed. */
const BEHIND: Readonly<Record<WaterfallBar["key"], { readonly to: string; readonly label: string }>> = {
  income: { to: "/?tab=cashflow&line=income#transactions", label: "All of it" },
  essential: { to: "/?tab=cashflow&line=essential#transactions", label: "All of them" },
  minimums: { to: "/?tab=debts", label: "Each minimum" },
  discretionary: { to: "/?tab=cashflow&line=discretionary#transactions", label: "All of it" },
  buffer: { to: "/profile", label: "Each account" },
  extra: { to: "/?tab=avalanche", label: "What it does" },
  shortfall: { to: "/?tab=debts", label: "Each minimum" },
};

const COLOURS: Readonly<Record<WaterfallBar["key"], string>> = {
  income: "bg-series",
  essential: "bg-field",
  minimums: "bg-field",
  discretionary: "bg-field",
  buffer: "bg-field",
  extra: "bg-accent",
  shortfall: "bg-risk",
};

/** Income falling to the safe extra, bar by bar; a bar opens what it is made of. The amounts beside the bars are the chart's table. */
export function WaterfallChart({ analysis }: { readonly analysis: CashflowAnalysis }) {
  const bars = waterfallBars(analysis);
  const { low, high } = waterfallScale(bars);
  const place = (amount: number) => ((amount - low) / (high - low)) * 100;
  return (
    <ul aria-label="From income to safe extra" className="@container flex flex-col gap-1">
      {bars.map((bar) => (
        <li key={bar.key}>
          <Row
            bar={bar}
            left={place(Math.min(bar.from, bar.to))}
            right={place(Math.max(bar.from, bar.to))}
            zero={place(0)}
            analysis={analysis}
          />
        </li>
      ))}
    </ul>
  );
}

type Transaction = CashflowAnalysis["transactions"]["income"][number];
type RowProps = {
  readonly bar: WaterfallBar;
  readonly left: number;
  readonly right: number;
  /** Where nothing is left; at the edge unless money is missing. */
  readonly zero: number;
  readonly analysis: CashflowAnalysis;
};

function Row({ bar, left, right, zero, analysis }: RowProps) {
  const isResult = bar.key === "extra" || bar.key === "shortfall";
  const isSubtraction = !isResult && bar.key !== "income";
  const line = (
    <span
      className={classNames(
        "grid w-full grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1.5 py-2 @lg:grid-cols-[11rem_1fr_7.5rem_1.25rem]",
        isResult && "border-t border-hairline pt-4",
      )}
    >
      <span className={classNames("text-sm", isResult ? "font-semibold" : "text-dim")}>{bar.label}</span>
      <span className="text-right @lg:order-3">
        <span className={classNames("figures text-sm", isResult && "font-semibold")}>
          {isSubtraction ? "− " : null}
          <Money amount={bar.amount} />
        </span>
      </span>
      <span className="relative col-span-2 block h-4 @lg:order-2 @lg:col-span-1 @lg:h-6">
        {zero > 0 ? (
          <span className="absolute -inset-y-2 w-px bg-field" style={{ left: `${zero}%` }} />
        ) : null}
        <span
          className={classNames(
            "absolute inset-y-0 min-w-0.5 rounded-sm forced-colors:bg-[Highlight] transition-[left,width] duration-250 ease-out",
            COLOURS[bar.key],
          )}
          style={{ left: `${left}%`, width: `${right - left}%` }}
        />
      </span>
      <span className="hidden @lg:order-4 @lg:block">
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-5 text-dim transition-transform group-open:rotate-180"
        />
      </span>
    </span>
  );
  return (
    <details className="group">
      <summary className="block list-none rounded-lg hover:bg-raised [&::-webkit-details-marker]:hidden sm:-mx-2 sm:px-2">
        {line}
      </summary>
      <Arithmetic barKey={bar.key} analysis={analysis} />
    </details>
  );
}

/** What a bar is made of: how it was computed, the months behind it, and their transactions. */
function Arithmetic({ barKey, analysis }: { barKey: WaterfallBar["key"]; analysis: CashflowAnalysis }) {
  const transactions = transactionsOf(analysis, barKey);
  const column = MONTH_COLUMNS[barKey];
  const behind = BEHIND[barKey];
  return (
    <div data-worked className="mt-1 mb-4 text-sm">
      <p className="text-dim">
        {barSentence(barKey, analysis)}{" "}
        <Link to={behind.to} className="text-accent underline underline-offset-4">
          {behind.label}
        </Link>
      </p>
      {column === undefined || analysis.months.length === 0 ? null : (
        <MonthsTable analysis={analysis} column={column} />
      )}
      {transactions.length > 0 ? <TransactionList transactions={transactions} /> : null}
    </div>
  );
}

function TransactionList({ transactions }: { readonly transactions: readonly Transaction[] }) {
  return (
    <table className="mt-3 w-full">
      <thead className="sr-only">
        <tr>
          <th>Date</th>
          <th>Description</th>
          <th>Amount</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline">
        {transactions.map((transaction, index) => (
          <tr key={`${transaction.documentId} ${index}`} data-worked>
            <td className="py-2 pr-3 align-top text-dim">
              <DateText date={transaction.date} format="day-month" />
            </td>
            <td className="py-2 pr-3 [overflow-wrap:anywhere]">
              <SourceLink transaction={transaction} />
              <span className="block text-xs text-dim">{categoryLabel(transaction.category)}</span>
            </td>
            <td className="py-2 text-right align-top sm:pr-8">
              <Money amount={transaction.amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What was paid, and the document that shows it; what a person typed is in their profile. */
function SourceLink({ transaction: { description, documentId } }: { readonly transaction: Transaction }) {
  return (
    <Link
      to={isTyped(documentId) ? "/profile" : `/documents/${encodeURIComponent(documentId)}`}
      className="underline decoration-field decoration-dotted decoration-1 underline-offset-4 hover:decoration-current"
    >
      {description}
    </Link>
  );
}

function transactionsOf(
  { transactions }: CashflowAnalysis,
  key: WaterfallBar["key"],
): readonly Transaction[] {
  if (key === "income" || key === "essential" || key === "discretionary") return transactions[key];
  return [];
}
