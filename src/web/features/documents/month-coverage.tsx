import { useQuery } from "@tanstack/react-query";
import { CalendarCheck, Check, CircleDashed, Copy, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import {
  type AccountCoverage,
  type CoverageMonth,
  coverageSchema,
  type MonthState,
} from "#contract/coverage.ts";
import { arithmeticText } from "../../lib/arithmetic-text.ts";
import { classNames } from "../../lib/class-names.ts";
import { dateText } from "../../lib/format-date.ts";
import { readQuery } from "../../lib/query-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { kindLabels } from "./document-labels.ts";

const coverageQuery = readQuery(queryKeys.coverage, coverageSchema);

const STATES: Readonly<
  Record<MonthState, { readonly label: string; readonly icon: typeof Check | null; readonly cell: string }>
> = {
  covered: { label: "Covered", icon: Check, cell: "bg-accent-soft text-accent border-accent/40" },
  partial: { label: "Partly there", icon: CircleDashed, cell: "text-accent border-accent/40" },
  duplicate: { label: "There twice", icon: Copy, cell: "bg-raised text-text border-field" },
  "does-not-add-up": {
    label: "Does not add up",
    icon: TriangleAlert,
    cell: "bg-attention-soft text-attention border-attention/60",
  },
  missing: { label: "Missing", icon: null, cell: "border-dashed border-field" },
};
const ORDER = Object.keys(STATES) as MonthState[]; // the record has every state and nothing else
const INITIALS = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"];
/** How many missing months are named before the rest is only counted. */
const NAMED = 3;

/** Which months of each account are there: nothing is filled in where no document is. */
export function MonthCoverage() {
  const { data: accounts, error, refetch } = useQuery(coverageQuery);
  if (!accounts && error) {
    return <ErrorState title="The months could not be loaded" error={error} onRetry={refetch} />;
  }
  if (!accounts) {
    return (
      <Waiting label="Loading the months">
        <Skeleton className="mb-8 h-32 rounded-2xl" />
      </Waiting>
    );
  }
  if (accounts.length === 0) return null;
  const used = ORDER.filter((state) => accounts.some(({ months }) => months.some((m) => m.state === state)));
  return (
    <section aria-labelledby="coverage" className="mb-8 flex flex-col gap-3">
      <h2 id="coverage" className="text-lg font-semibold">
        Months that are here
      </h2>
      <ul aria-label="What the marks mean" className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-dim">
        {used.map((state) => (
          <li key={state} className="flex items-center gap-1.5">
            <Mark state={state} className="size-4" />
            {STATES[state].label}
          </li>
        ))}
      </ul>
      <ul className="grid gap-3 lg:grid-cols-2">
        {accounts.map((account) => (
          <AccountMonths key={account.accountId} account={account} />
        ))}
      </ul>
    </section>
  );
}

function Mark({ state, className }: { readonly state: MonthState; readonly className: string }) {
  const { icon: Icon, cell } = STATES[state];
  return (
    <span
      aria-hidden="true"
      className={classNames("grid place-items-center rounded-[5px] border", cell, className)}
    >
      {Icon ? <Icon strokeWidth={2} className="size-2.5" /> : null}
    </span>
  );
}

const accountName = ({ kind, name, last4 }: AccountCoverage): string =>
  [name, kindLabels[kind], last4 && `···${last4}`].filter(Boolean).join(" ");

function AccountMonths({ account }: { readonly account: AccountCoverage }) {
  const { months } = account;
  const name = accountName(account);
  const missing = months.filter(({ state }) => state === "missing").toReversed();
  const problems = months.filter(({ state }) => state === "does-not-add-up").toReversed();
  const newest = missing[0];
  return (
    <li className="flex min-w-0 flex-col rounded-2xl border border-hairline bg-surface p-4">
      <h3 className="text-sm font-medium [overflow-wrap:anywhere]">{name}</h3>
      <Strip months={months} />
      <p className="mt-3 flex items-start gap-2 text-sm text-dim">
        {newest ? (
          missingText(missing)
        ) : (
          <>
            <CalendarCheck
              aria-hidden="true"
              strokeWidth={1.5}
              className="mt-0.5 size-4 shrink-0 text-accent"
            />
            No month is missing.
          </>
        )}
      </p>
      {problems[0] ? (
        <p className="mt-1 text-sm text-attention [overflow-wrap:anywhere]">
          {dateText(problems[0].month, "long-month-year")}: {arithmeticText(problems[0].detail ?? "")}
        </p>
      ) : null}
      {newest ? (
        <Button asChild variant="secondary" size="sm" className="mt-3 self-start">
          <Link to="/upload">
            Upload {monthName(newest.month)}&rsquo;s statement
            <span className="sr-only"> of {name}</span>
          </Link>
        </Button>
      ) : null}
      <MonthTable months={months} name={name} />
    </li>
  );
}

const monthName = (month: string): string => dateText(month, "long-month-year").split(" ")[0] ?? month;

function missingText(missing: readonly CoverageMonth[]): string {
  const names = missing.slice(0, NAMED).map(({ month }) => dateText(month, "long-month-year"));
  const more = missing.length - names.length;
  const all = more > 0 ? [...names, `${more} more`] : names;
  const list = all.length > 1 ? `${all.slice(0, -1).join(", ")} and ${all.at(-1)}` : all[0];
  return `${list} ${missing.length === 1 ? "is" : "are"} missing.`;
}

/** A row of twelve for each year. The table below says the same in words. */
function Strip({ months }: { readonly months: readonly CoverageMonth[] }) {
  const byMonth = new Map(months.map((month) => [month.month, month]));
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))];
  const column = "grid grid-cols-[2rem_repeat(12,minmax(0,1fr))] items-center gap-0.5 sm:gap-1";
  return (
    <div aria-hidden="true" className="mt-3 flex flex-col gap-1">
      <div className={column}>
        <span />
        {INITIALS.map((initial, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the index is the month
          <span key={index} className="text-center text-xs text-dim">
            {initial}
          </span>
        ))}
      </div>
      {years.map((year) => (
        <div key={year} className={column}>
          <span className="figures text-xs text-dim">{year}</span>
          {INITIALS.map((_, index) => {
            const month = `${year}-${String(index + 1).padStart(2, "0")}`;
            const known = byMonth.get(month);
            return known ? (
              <span key={month} title={`${dateText(month, "long-month-year")}: ${STATES[known.state].label}`}>
                <Mark state={known.state} className="h-5 w-full" />
              </span>
            ) : (
              <span key={month} />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function MonthTable({ months, name }: { readonly months: readonly CoverageMonth[]; readonly name: string }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="min-h-6 text-dim">
        As a table<span className="sr-only"> of {name}</span>
      </summary>
      <table className="mt-2 w-full text-left">
        <caption className="sr-only">Months of {name}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Month</th>
            <th scope="col">State and documents</th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, state, detail, documents }) => (
            <tr key={month} className="border-t border-hairline align-top">
              <th scope="row" className="py-1.5 pr-3 font-normal whitespace-nowrap">
                {dateText(month, "month-year")}
              </th>
              <td className="py-1.5 [overflow-wrap:anywhere]">
                {STATES[state].label}
                {detail === null ? null : <span className="block text-dim">{arithmeticText(detail)}</span>}
                {documents.map(({ documentId, fileName }) => (
                  <Link
                    key={documentId}
                    to={`/documents/${documentId}`}
                    className="block min-h-6 text-accent underline underline-offset-4"
                  >
                    {fileName}
                  </Link>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
