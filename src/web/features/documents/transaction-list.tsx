import type { Check } from "#contract/extraction.ts";
import { dateText } from "../../lib/format-date.ts";
import type { TransactionFigures } from "./figure-groups.ts";
import { FigureRow } from "./figure-row.tsx";

type TransactionListProps = {
  readonly documentId: string;
  readonly rows: readonly TransactionFigures[];
  readonly checks: readonly Check[];
  readonly selected: string | null;
  readonly onSelect: (path: string) => void;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
};

/** The transactions of a document; the chosen one also shows its date and description, to be checked and changed. */
export function TransactionList({
  documentId,
  rows,
  checks,
  selected,
  onSelect,
  isOpen,
  onToggle,
}: TransactionListProps) {
  if (rows.length === 0) return null;
  return (
    <details
      open={isOpen}
      onToggle={(event) => onToggle(event.currentTarget.open)}
      className="rounded-2xl border border-hairline bg-surface px-1 py-1"
    >
      <summary className="flex min-h-11 items-center px-3 font-semibold">
        {rows.length === 1 ? "1 transaction" : `${rows.length} transactions`}
      </summary>
      {isOpen ? (
        <ul className="pb-1">
          {rows.map((row) => (
            <TransactionRow
              key={row.index}
              documentId={documentId}
              row={row}
              checks={checks}
              selected={selected}
              onSelect={onSelect}
            />
          ))}
        </ul>
      ) : null}
    </details>
  );
}

type TransactionRowProps = Pick<TransactionListProps, "documentId" | "checks" | "selected" | "onSelect"> & {
  readonly row: TransactionFigures;
};

function TransactionRow({ documentId, row, checks, selected, onSelect }: TransactionRowProps) {
  const { index, date, description, amount } = row;
  const isSelected = selected?.startsWith(`transactions.${index}.`) ?? false;
  const words = [date?.value && dateText(date.value, "day-month"), description?.value]
    .filter(Boolean)
    .join(" · ");
  const shared = { documentId, checks, onSelect };
  return (
    <>
      {amount ? (
        <FigureRow {...shared} figure={amount} label={words} isSelected={selected === amount.path} />
      ) : null}
      {isSelected
        ? [date, description].map((figure) =>
            figure ? (
              <FigureRow
                key={figure.path}
                {...shared}
                figure={figure}
                isSelected={selected === figure.path}
              />
            ) : null,
          )
        : null}
    </>
  );
}
