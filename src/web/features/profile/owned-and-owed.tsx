import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Asset } from "#contract/debts.ts";
import type { Profile } from "#contract/profile.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Money } from "../../ui/money.tsx";
import { SourceBadge } from "../../ui/source-badge.tsx";
import { WorkedFigure, type Working } from "../../ui/worked-figure.tsx";
import { assetsWorking, liabilitiesWorking } from "./workings.ts";

const KINDS: Readonly<Record<string, string>> = {
  checking: "Checking",
  savings: "Savings",
  brokerage: "Brokerage",
  "401k": "401(k)",
  ira: "IRA",
};

/** The asset in the form: one that is there, or a new one. */
export type Edited = Asset | "new";
export type OnEdit = (edited: Edited) => void;

type AssetsProps = { readonly profile: Profile; readonly onEdit: OnEdit };

/** Accounts and other things that are owned, each with its source. */
export function Assets({ profile, onEdit }: AssetsProps) {
  const { assets, totalAssets } = profile;
  return (
    <Card>
      <Heading title="Assets" total={totalAssets} how={() => assetsWorking(profile)} />
      {assets.length === 0 ? (
        <p className="mt-3 text-sm text-dim">
          Statements of bank, investment and retirement accounts appear here, and what you add yourself.
        </p>
      ) : (
        <ul className="mt-3 divide-y divide-hairline">
          {assets.map((asset) => (
            <Entry
              key={asset.id}
              name={asset.name}
              last4={asset.accountLast4}
              detail={KINDS[asset.kind] ?? "Account"}
              asOf={asset.asOf}
              amount={
                <>
                  <AssetValue asset={asset} />
                  <Button variant="quiet" size="sm" onClick={() => onEdit(asset)}>
                    Edit<span className="sr-only">: {asset.name}</span>
                  </Button>
                </>
              }
            />
          ))}
        </ul>
      )}
      <Button variant="secondary" size="sm" className="mt-4" onClick={() => onEdit("new")}>
        <Plus aria-hidden="true" strokeWidth={1.5} className="size-4" />
        Add an account or asset
      </Button>
    </Card>
  );
}

function AssetValue({ asset }: { readonly asset: Asset }) {
  return (
    <>
      <Money amount={asset.value} className="font-medium" />
      <SourceBadge figure="Value" source={asset.sources["value"]} asOf={asset.asOf} />
    </>
  );
}

const DEBT_TYPES = { "credit-card": "Credit card", loan: "Loan", mortgage: "Mortgage" } as const;

/** Debts, each with its source. */
export function Liabilities({ profile }: { readonly profile: Profile }) {
  const { liabilities, totalLiabilities } = profile;
  return (
    <Card>
      <Heading title="Liabilities" total={totalLiabilities} how={() => liabilitiesWorking(profile)} />
      {liabilities.length === 0 ? (
        <p className="mt-3 text-sm text-dim">Statements of cards and loans appear here.</p>
      ) : (
        <ul className="mt-3 divide-y divide-hairline">
          {liabilities.map((debt) => (
            <Entry
              key={debt.debtId}
              name={debt.creditor}
              last4={debt.accountLast4}
              detail={DEBT_TYPES[debt.debtType]}
              asOf={debt.asOf}
              amount={
                debt.balance === null ? (
                  <span className="text-dim">unclear</span>
                ) : (
                  <>
                    <Money amount={debt.balance} className="font-medium" />
                    <SourceBadge figure="Balance" source={debt.source ?? undefined} asOf={debt.asOf} />
                  </>
                )
              }
            />
          ))}
        </ul>
      )}
      <Button asChild variant="secondary" size="sm" className="mt-4">
        <Link to="/dashboard?tab=debts&add=debt">
          <Plus aria-hidden="true" strokeWidth={1.5} className="size-4" />
          Add a debt
        </Link>
      </Button>
    </Card>
  );
}

type HeadingProps = { readonly title: string; readonly total: string; readonly how: () => Working };

function Heading({ title, total, how }: HeadingProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <CardTitle>{title}</CardTitle>
      <WorkedFigure name={title} how={how}>
        <Money amount={total} className="font-semibold" />
      </WorkedFigure>
    </div>
  );
}

type EntryProps = {
  readonly name: string;
  readonly last4: string | null;
  readonly detail: string;
  readonly asOf: string | null;
  readonly amount: ReactNode;
};

function Entry({ name, last4, detail, asOf, amount }: EntryProps) {
  return (
    <li data-worked className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">
          {name}
          {last4 ? (
            <>
              {" "}
              <span className="figures font-normal whitespace-nowrap text-dim">···{last4}</span>
            </>
          ) : null}
        </p>
        <p className="text-sm text-dim">
          {detail}
          {asOf ? (
            <>
              <span className="max-sm:hidden"> · </span>
              <DateText date={asOf} format="short" className="whitespace-nowrap max-sm:block" />
            </>
          ) : null}
        </p>
      </div>
      <p className="flex shrink-0 items-center gap-1">{amount}</p>
    </li>
  );
}
