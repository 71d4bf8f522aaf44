import { Check, Minus } from "lucide-react";
import { type BillingInterval, planCatalogue } from "#contract/plan-catalogue.ts";
import { moneyText } from "../../lib/format-money.ts";
import { Section } from "./landing-parts.tsx";

const rows: ReadonlyArray<readonly [what: string, ours: string, theirs: string]> = [
  ["Price", "", "A subscription, as a rule"],
  ["Start", "Photos and files of your papers", "Bank logins, or typing"],
  ["What it asks of you", "New statements, minutes a month", "A look every few days"],
  ["Debts", "The cheapest order, to the cent", "A category among others"],
  ["Where a figure comes from", "Its place on the page", "Whatever the connection delivered"],
];

const price = (interval: BillingInterval) => moneyText(planCatalogue.pro.price[interval]).replace(".00", "");

/** Against budgeting apps as a kind: no rival is named, and nothing is said that a visitor cannot check. */
export function Comparison() {
  const own = `Free to start, then ${price("monthly")} a month or ${price("yearly")} a year`;
  return (
    <Section title="A budgeting app watches. This gets you out.">
      <table className="w-full border-collapse text-left text-sm max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-hairline text-dim">
            <th scope="col" className="py-3 pr-4 font-medium">
              <span className="sr-only">What is compared</span>
            </th>
            <th scope="col" className="py-3 pr-4 font-semibold text-accent">
              Debt Freedom
            </th>
            <th scope="col" className="py-3 font-medium">
              Typical budgeting app
            </th>
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map(([what, ours, theirs]) => (
            <tr key={what} className="border-b border-hairline max-sm:grid max-sm:gap-1.5 max-sm:py-4">
              <th scope="row" className="py-3.5 pr-4 font-medium max-sm:py-0">
                {what}
              </th>
              <td className="py-3.5 pr-4 max-sm:py-0">
                <Cell icon={<Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />}>
                  <span className="sr-only sm:hidden">Debt Freedom: </span>
                  {ours || own}
                </Cell>
              </td>
              <td className="py-3.5 text-dim max-sm:py-0">
                <Cell icon={<Minus aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}>
                  <span className="sm:sr-only">Budgeting app: </span>
                  {theirs}
                </Cell>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Cell({ icon, children }: { readonly icon: React.ReactNode; readonly children: React.ReactNode }) {
  return (
    <span className="flex gap-2">
      {icon}
      <span>{children}</span>
    </span>
  );
}
