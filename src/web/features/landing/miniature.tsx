import { ArrowDown } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Money } from "../../ui/money.tsx";
import { Rate } from "../../ui/rate.tsx";

/** From a statement to figures to a falling balance, with made-up data and the components of the app itself. */
export function Miniature() {
  return (
    <figure className="min-w-0 rounded-2xl border border-hairline bg-surface p-4 sm:p-6">
      <figcaption className="mb-4 flex justify-end">
        <Badge>Sample</Badge>
      </figcaption>
      <div className="grid gap-2">
        <Statement />
        <ArrowDown aria-hidden="true" strokeWidth={1.5} className="mx-auto size-5 text-dim" />
        <dl className="grid grid-cols-3 gap-2 rounded-xl bg-raised p-4 text-sm">
          <div>
            <dt className="text-xs text-dim">Balance</dt>
            <dd className="font-medium">
              <Money amount="2345.67" />
            </dd>
          </div>
          <div>
            <dt className="text-xs text-dim">APR</dt>
            <dd className="font-medium">
              <Rate percent="24.99" />
            </dd>
          </div>
          <div>
            <dt className="text-xs text-dim">Due</dt>
            <dd className="font-medium">
              <DateText date="2026-11-07" format="day-month" />
            </dd>
          </div>
        </dl>
        <ArrowDown aria-hidden="true" strokeWidth={1.5} className="mx-auto size-5 text-dim" />
        <Curve />
      </div>
    </figure>
  );
}

function Statement() {
  return (
    <div aria-hidden="true" className="rounded-xl border border-hairline bg-background p-4">
      <div className="flex items-center justify-between text-xs text-dim">
        <span className="font-medium">Statement of account</span>
        <span>page 1 of 3</span>
      </div>
      <div className="mt-3 grid gap-2">
        <Line text="New Balance" figure="$2,345.67" />
        <Line text="Minimum Payment Due" figure="$70.00" />
        <Line text="Purchase APR" figure="24.99%" />
      </div>
    </div>
  );
}

function Line({ text, figure }: { readonly text: string; readonly figure: string }) {
  return (
    <span className="flex items-center justify-between text-xs text-dim">
      {text}
      <span className="figures rounded-sm bg-accent-soft px-1.5 py-0.5 text-accent outline outline-accent/40">
        {figure}
      </span>
    </span>
  );
}

function Curve() {
  return (
    <div className="rounded-xl bg-raised p-4">
      <p className="text-xs text-dim">Debt-free on</p>
      <p className="text-xl font-semibold tracking-tight">14 March 2028</p>
      <svg viewBox="0 0 320 84" aria-hidden="true" className="mt-2 w-full">
        <path d="M2 8C120 16 230 30 318 44V82H190C110 66 50 34 2 8Z" className="fill-accent-soft" />
        <path
          d="M2 8C120 16 230 30 318 44"
          fill="none"
          strokeWidth="2"
          strokeDasharray="6 5"
          className="stroke-series"
        />
        <path
          d="M2 8C50 34 110 66 190 82"
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          className="stroke-accent"
        />
        <circle cx="190" cy="79" r="4" className="fill-accent" />
      </svg>
    </div>
  );
}
