import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

export function Lead({ children }: { readonly children: ReactNode }) {
  return (
    <p className="text-lg font-semibold tracking-tight text-balance text-accent sm:text-xl">{children}</p>
  );
}

export function Bullets({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="grid gap-4">
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[auto_1fr] gap-3">
          <span aria-hidden="true" className="mt-2.5 size-2 rounded-full bg-accent" />
          {item}
        </li>
      ))}
    </ul>
  );
}

type FiguresProps = { readonly entries: ReadonlyArray<readonly [figure: string, words: string]> };

export function Figures({ entries }: FiguresProps) {
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {entries.map(([figure, words]) => (
        <div key={words} className="flex flex-col-reverse justify-end rounded-xl bg-raised p-4">
          <dt className="text-sm text-dim">{words}</dt>
          <dd className="figures text-xl font-semibold tracking-tight">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Stands on every slide whose figures nobody has measured. */
export function Projection() {
  return (
    <p className="inline-flex items-center gap-2 self-start rounded-full bg-attention-soft px-3 py-1 text-sm text-attention">
      <TriangleAlert aria-hidden="true" strokeWidth={1.5} className="size-4" />
      Projection: assumed, not measured
    </p>
  );
}
