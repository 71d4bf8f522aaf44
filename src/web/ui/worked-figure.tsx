import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Source } from "#contract/debts.ts";
import type { Cents } from "#engine/money/cents.ts";
import { classNames } from "../lib/class-names.ts";
import { figureAddress } from "../lib/figure-address.ts";
import { Money } from "./money.tsx";
import { Popover } from "./popover.tsx";

/** One line of a computation: what goes in or is taken off, and where that stands. */
export type Term = {
  readonly label: string;
  /** Money of the contract or in cents; anything else as it is to be read. */
  readonly amount: string | Cents | { readonly text: string };
  readonly sign?: "+" | "−";
  /** Where a document shows it, or that a person typed it. */
  readonly source?: Source | undefined;
  /** The page on which it is worked out itself. */
  readonly to?: string;
};

/** How a figure was computed: in words, as a sum, and where to look further. */
export type Working = {
  readonly sentence?: ReactNode;
  readonly terms?: readonly Term[];
  /** What the terms come to: the figure itself. */
  readonly result?: Pick<Term, "label" | "amount">;
  readonly links?: ReadonlyArray<{ readonly to: string; readonly label: string }>;
};

type WorkedFigureProps = {
  /** The name of the figure, for example "Monthly autopay". */
  readonly name: string;
  /** Asked for when the panel opens: a page of figures computes no arithmetic that nobody looks at. */
  readonly how: () => Working;
  /** The figure itself; it is what opens the panel. */
  readonly children: ReactNode;
  readonly className?: string;
};

/** A computed figure that opens its arithmetic. What a document prints has a SourceBadge or a PrintedFigure instead. */
export function WorkedFigure({ name, how, children, className }: WorkedFigureProps) {
  return (
    <Popover
      label={`How ${name} is worked out`}
      trigger={
        <button type="button" className={classNames(opensOnTap, className)}>
          {children}
          <span className="sr-only">, how {name} is worked out</span>
        </button>
      }
    >
      <WorkingPanel name={name} how={how} />
    </Popover>
  );
}

/** Of a figure that is itself what opens its source: the dotted line says that a tap tells more. */
export const opensOnTap =
  "inline cursor-pointer rounded-md text-left base:underline decoration-field decoration-dotted decoration-1 underline-offset-4 hover:bg-raised hover:decoration-current";

function WorkingPanel({ name, how }: Pick<WorkedFigureProps, "name" | "how">) {
  const { sentence, terms = [], result, links = [] } = how();
  return (
    <>
      <p className="font-medium">{name}</p>
      {sentence === undefined ? null : <p className="mt-1.5 text-dim">{sentence}</p>}
      {terms.length === 0 && result === undefined ? null : (
        <dl className="mt-3 flex flex-col gap-1">
          {terms.map((term) => (
            <TermRow key={`${term.sign} ${term.label}`} term={term} />
          ))}
          {result === undefined ? null : (
            <div className="flex items-baseline justify-between gap-4 font-semibold not-first:border-t not-first:border-field not-first:pt-1.5">
              <dt>{result.label}</dt>
              <dd>
                <Amount amount={result.amount} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {links.length === 0 ? null : (
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
          {links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-6 items-center font-medium text-accent underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}

function TermRow({ term: { label, amount, sign, source, to } }: { readonly term: Term }) {
  const address = source?.path === undefined ? to : figureAddress(source.documentId, source.path);
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 text-dim [overflow-wrap:anywhere]">
        {address === undefined ? (
          label
        ) : (
          <Link to={address} className="underline decoration-field underline-offset-4 hover:text-text">
            {label}
          </Link>
        )}
        {source?.typedAt === undefined ? null : ", typed by you"}
      </dt>
      <dd className="shrink-0">
        {sign === undefined ? null : `${sign} `}
        <Amount amount={amount} />
      </dd>
    </div>
  );
}

function Amount({ amount }: Pick<Term, "amount">) {
  return typeof amount === "object" ? (
    <span className="figures">{amount.text}</span>
  ) : (
    <Money amount={amount} />
  );
}
