import { useQuery } from "@tanstack/react-query";
import { dateText } from "../../lib/format-date.ts";
import { moneyText } from "../../lib/format-money.ts";
import { Badge } from "../../ui/badge.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { invoicesQuery } from "./api.ts";

const STATUS = {
  paid: { label: "Paid", tone: "accent" },
  open: { label: "Open", tone: "attention" },
  void: { label: "Void", tone: "plain" },
  refunded: { label: "Given back", tone: "plain" },
} as const;

/** What was charged; nothing where nothing ever was. */
export function InvoiceList() {
  const { data, error, refetch } = useQuery({ ...invoicesQuery, refetchOnMount: "always" });
  if (!data && error)
    return <ErrorState title="Your invoices could not be loaded" error={error} onRetry={refetch} />;
  if (!data || data.length === 0) return null;
  return (
    <div className="mt-6 border-t border-hairline pt-4">
      <h3 className="text-sm font-medium">Invoices</h3>
      <ul className="mt-1 divide-y divide-hairline">
        {data.map(({ id, number, createdAt, amount, status, description, url }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-sm">
            <div className="min-w-0">
              <p className="[overflow-wrap:anywhere]">{description}</p>
              <p className="text-dim">
                {dateText(createdAt.slice(0, 10))}
                {number === null ? null : url === null ? ` · ${number}` : null}
                {url === null ? null : (
                  <>
                    {" · "}
                    <a href={url} className="underline underline-offset-4" target="_blank" rel="noreferrer">
                      {number ?? "Open"}
                    </a>
                  </>
                )}
              </p>
            </div>
            <span className="flex items-center gap-3">
              <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>
              <span className="figures font-medium">{moneyText(amount)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
