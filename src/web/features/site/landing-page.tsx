import {
  Archive,
  ArrowRight,
  BellOff,
  CalendarCheck,
  FileCheck2,
  KeyRound,
  Route,
  ScanLine,
  ShieldCheck,
  Sigma,
  SlidersHorizontal,
  Trash2,
  Wallet,
  Wind,
} from "lucide-react";
import { freeDocumentsAMonth, planCatalogue } from "#contract/plan-catalogue.ts";
import type { SamplePlan } from "#contract/sample-household/sample-plan.ts";
import { moneyText } from "../../lib/format-money.ts";
import { Badge } from "../../ui/badge.tsx";
import { tagline } from "../../ui/brand.tsx";
import { Button } from "../../ui/button.tsx";
import { Comparison } from "./comparison.tsx";
import { LandingCard, LandingFeature, Section } from "./landing-parts.tsx";
import { Miniature } from "./miniature.tsx";
import { loginPath } from "./site-frame.tsx";

/** The start page of signed-out visitors. */
export function LandingPage({ sample }: { readonly sample: SamplePlan }) {
  return (
    <>
      <section className="mx-auto grid w-full max-w-[calc(1120px+3rem)] items-center gap-10 px-4 pt-8 pb-14 sm:px-6 sm:pt-16 lg:grid-cols-[1.05fr_1fr] lg:gap-16">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight text-balance sm:text-3xl">{tagline}</h1>
          <p className="mt-5 max-w-md text-lg text-pretty text-dim">
            Debt Freedom reads your statements and tells you the day you will be debt-free, and what to pay
            until then.
          </p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <Button asChild size="lg">
              <a href={loginPath}>
                Get Started Free
                <ArrowRight aria-hidden="true" strokeWidth={1.5} className="size-5" />
              </a>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <a href="#features">Learn More</a>
            </Button>
          </div>
          <p className="mt-4 text-sm text-dim">
            {freeDocumentsAMonth} documents a month are free. No card needed.
          </p>
        </div>
        <Miniature sample={sample} />
      </section>
      <section
        aria-label="How it goes"
        className="below-first-screen mx-auto grid w-full max-w-[calc(1120px+3rem)] gap-4 px-4 sm:px-6 md:grid-cols-3"
      >
        <LandingCard icon={Archive} title="Dump Your Shoebox">
          Card, bank and loan statements, pay stubs, credit reports. PDFs and photos, in any order.
        </LandingCard>
        <LandingCard icon={Route} title="Deploy on Autopilot" badge="Set & Forget">
          One plan in the cheapest order, and the exact payment to set up at each creditor.
        </LandingCard>
        <LandingCard icon={Wind} title="Breathe Easy">
          One date, one amount a month. Every figure that was read shows where on the page it stood.
        </LandingCard>
      </section>
      <TrustStrip />
      <Comparison />
      <Features sample={sample} />
      <section className="below-first-screen mx-auto mt-16 w-full max-w-[calc(1120px+3rem)] px-4 sm:mt-20 sm:px-6">
        <div className="rounded-2xl border border-hairline bg-surface px-5 py-12 text-center sm:px-10">
          <h2 className="text-xl font-semibold tracking-tight text-balance">
            One evening with your papers. Then minutes a month.
          </h2>
          <p className="mx-auto mt-3 max-w-md text-dim">
            Payments run on their own once you have set them up; a new statement keeps the plan true. Free to
            start. {moneyText(planCatalogue.pro.price.monthly).replace(".00", "")} a month for unlimited
            documents, cancel anytime.
          </p>
          <Button asChild size="lg" className="mt-7">
            <a href={loginPath}>
              Activate Your AI Manager
              <ArrowRight aria-hidden="true" strokeWidth={1.5} className="size-5" />
            </a>
          </Button>
        </div>
      </section>
    </>
  );
}

const facts = [
  [ShieldCheck, "256-bit encryption", "Your papers are sealed with a key of your own (AES-256-GCM)."],
  [KeyRound, "No passwords stored", "You sign in with OpenID Connect on OAuth 2.0."],
  [Trash2, "Yours to delete", "A document and all that was read from it go in one step."],
] as const;

function TrustStrip() {
  return (
    <section
      aria-label="Why you can trust it"
      className="below-first-screen mx-auto mt-4 w-full max-w-[calc(1120px+3rem)] px-4 sm:px-6"
    >
      <div className="grid gap-x-8 gap-y-4 rounded-2xl border border-hairline px-4 py-5 sm:px-6 lg:grid-cols-[repeat(3,1fr)_auto] lg:items-center">
        {facts.map(([Icon, title, text]) => (
          <div key={title} className="flex gap-3">
            <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-5 shrink-0 text-accent" />
            <p className="text-sm text-dim">
              <strong className="block font-medium text-text">{title}</strong>
              {text}
            </p>
          </div>
        ))}
        <a
          href="/security"
          className="inline-flex min-h-11 items-center gap-1.5 text-sm font-medium text-accent underline-offset-4 hover:underline"
        >
          How it is protected
          <ArrowRight aria-hidden="true" strokeWidth={1.5} className="size-4" />
        </a>
      </div>
    </section>
  );
}

function Features({ sample }: { readonly sample: SamplePlan }) {
  return (
    <Section id="features" title="What it does for you">
      <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        <LandingFeature icon={ScanLine} title="Reads paper">
          Photos, scans, PDFs and bank downloads become balances, rates and due dates. What it cannot read
          clearly it asks you.
        </LandingFeature>
        <LandingFeature icon={FileCheck2} title="Proves every figure">
          Each one has its place on the page, and sums are checked: where a statement does not add up, we ask
          you instead of guessing.
        </LandingFeature>
        <LandingFeature icon={Wallet} title="Finds your safe extra">
          What is left each month after bills, minimums and your buffer, with how often it would have held. In
          the sample above that is {moneyText(sample.extra).replace(".00", "")}; yours follows from your own
          months.
        </LandingFeature>
        <LandingFeature icon={Sigma} title="Plans to the cent">
          Avalanche, snowball or your own order, with what each one costs. Promotions and deferred interest
          are planned for.
        </LandingFeature>
        <LandingFeature icon={CalendarCheck} title="Gives you the list">
          What to set up at each creditor, on which day. As a calendar, a table or on paper.
        </LandingFeature>
        <LandingFeature icon={BellOff} title="Stays quiet">
          No daily budget, no streaks, no nagging. Come back when a new statement comes.
        </LandingFeature>
      </div>
      <p className="mt-10 flex flex-wrap items-center gap-2 text-sm text-dim">
        <Badge>
          <SlidersHorizontal aria-hidden="true" strokeWidth={1.5} className="size-3.5" />
          Sample
        </Badge>
        Figures marked as a sample are worked out by the product for a made-up household with{" "}
        {sample.debtCount} debts of {moneyText(sample.owed)} together.
      </p>
    </Section>
  );
}
