import { Archive, ArrowRight, Route, Wind } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../ui/badge.tsx";
import { BrandMark, productName, tagline } from "../../ui/brand.tsx";
import { Button } from "../../ui/button.tsx";
import { usePageTitle } from "../../ui/page-heading.tsx";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import { Miniature } from "./miniature.tsx";

const LOGIN = "/api/login";

export function LandingPage() {
  usePageTitle(productName);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex h-16 w-full max-w-[calc(1120px+3rem)] items-center justify-between gap-3 px-4 sm:px-6">
        <span className="flex items-center gap-2.5 font-semibold tracking-tight">
          <BrandMark />
          {productName}
        </span>
        <span className="flex items-center gap-1">
          <ThemeSwitch />
          <Button asChild variant="secondary" size="sm">
            <a href={LOGIN}>Sign In</a>
          </Button>
        </span>
      </header>
      <main className="flex-1">
        <section className="mx-auto grid w-full max-w-[calc(1120px+3rem)] items-center gap-10 px-4 py-10 sm:px-6 sm:py-16 lg:grid-cols-2 lg:gap-16">
          <div>
            <h1 className="text-2xl font-semibold tracking-tight text-balance sm:text-3xl">{tagline}</h1>
            <p className="mt-5 max-w-md text-lg text-dim">
              Drop in your statements. See the day you are debt-free, and what to pay until then.
            </p>
            <div className="mt-8 flex flex-col gap-3 sm:flex-row">
              <Button asChild size="lg">
                <a href={LOGIN}>
                  Get Started Free
                  <ArrowRight aria-hidden="true" strokeWidth={1.5} className="size-5" />
                </a>
              </Button>
              <Button asChild size="lg" variant="secondary">
                <a href="#features">Learn More</a>
              </Button>
            </div>
          </div>
          <Miniature />
        </section>
        <section
          id="features"
          aria-label="What it does"
          className="mx-auto grid w-full max-w-[calc(1120px+3rem)] gap-4 px-4 pb-16 sm:px-6 md:grid-cols-3"
        >
          <FeatureCard icon={<Archive strokeWidth={1.5} className="size-6" />} title="Dump Your Shoebox">
            Card, bank and loan statements. PDFs and photos. In any order.
          </FeatureCard>
          <FeatureCard
            icon={<Route strokeWidth={1.5} className="size-6" />}
            title="Deploy on Autopilot"
            badge="Set & Forget"
          >
            One plan, highest interest first, and the exact payment to set up at each creditor.
          </FeatureCard>
          <FeatureCard icon={<Wind strokeWidth={1.5} className="size-6" />} title="Breathe Easy">
            One date, one amount a month. On Debts, each figure names its document and page.
          </FeatureCard>
        </section>
      </main>
      <footer className="border-t border-hairline px-4 py-6 text-center text-xs text-dim">
        For information only, not financial advice. Consult an accountant or tax advisor.
      </footer>
    </div>
  );
}

type FeatureCardProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly badge?: string;
  readonly children: ReactNode;
};

function FeatureCard({ icon, title, badge, children }: FeatureCardProps) {
  return (
    <a
      href={LOGIN}
      className="group block rounded-2xl border border-hairline bg-surface p-6 transition-colors hover:border-accent"
    >
      <span className="flex items-center justify-between text-accent" aria-hidden="true">
        {icon}
      </span>
      <span className="mt-4 flex flex-wrap items-center gap-2">
        <h2 className="font-semibold">{title}</h2>
        {badge ? <Badge tone="accent">{badge}</Badge> : null}
      </span>
      <span className="mt-1.5 block text-sm text-dim">{children}</span>
    </a>
  );
}
