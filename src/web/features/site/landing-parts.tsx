import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../ui/badge.tsx";
import { loginPath } from "./site-frame.tsx";

type SectionProps = { readonly id?: string; readonly title: string; readonly children: ReactNode };

export function Section({ id, title, children }: SectionProps) {
  return (
    <section
      id={id}
      className="below-first-screen mx-auto w-full max-w-[calc(1120px+3rem)] scroll-mt-6 px-4 pt-16 sm:px-6 sm:pt-20"
    >
      <h2 className="mb-8 text-xl font-semibold tracking-tight text-balance">{title}</h2>
      {children}
    </section>
  );
}

type CardProps = {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly badge?: string;
  readonly children: ReactNode;
};

/** Each of the three cards leads to the sign-in. */
export function LandingCard({ icon: Icon, title, badge, children }: CardProps) {
  return (
    <a
      href={loginPath}
      className="block rounded-2xl border border-hairline bg-surface p-6 transition-colors hover:border-accent"
    >
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-6 text-accent" />
      <span className="mt-4 flex flex-wrap items-center gap-2">
        <h2 className="font-semibold">{title}</h2>
        {badge ? <Badge tone="accent">{badge}</Badge> : null}
      </span>
      <span className="mt-1.5 block text-sm text-dim">{children}</span>
    </a>
  );
}

export function LandingFeature({ icon: Icon, title, children }: Omit<CardProps, "badge">) {
  return (
    <div>
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-6 text-accent" />
      <h3 className="mt-3 font-semibold">{title}</h3>
      <p className="mt-1 text-sm text-pretty text-dim">{children}</p>
    </div>
  );
}
