import type { ReactNode } from "react";
import { freeDocumentsAMonth, planCatalogue } from "#contract/plan-catalogue.ts";
import type { SamplePlan } from "#contract/sample-household/sample-plan.ts";
import { moneyText } from "../../../lib/format-money.ts";
import { BrandMark, productName, tagline } from "../../../ui/brand.tsx";
import { SampleCurve } from "../sample-curve.tsx";
import {
  capitalAfterSeed,
  churnPctAMonth,
  lifetimeValue,
  mostForACustomer,
  projectedYears,
  seed,
  yearlyRevenue,
} from "./projections.ts";
import { Bullets, Figures, Lead, Projection } from "./slide-parts.tsx";

export type Slide = { readonly title: string; readonly body: (sample: SamplePlan) => ReactNode };

const dollars = (amount: Parameters<typeof moneyText>[0]) => moneyText(amount).replace(".00", "");
const monthly = (tier: "pro" | "family") => dollars(planCatalogue[tier].price.monthly);
const yearly = (tier: "pro" | "family") => dollars(planCatalogue[tier].price.yearly);

/** In the order in which they are told. Facts are the product's own; everything else is marked as a projection. */
export const slides: readonly Slide[] = [
  {
    title: "Introduction",
    body: (sample) => (
      <div className="grid items-center gap-8 lg:grid-cols-[1fr_1.1fr] lg:gap-12">
        <div className="grid gap-5">
          <span className="flex items-center gap-3 text-lg font-semibold tracking-tight">
            <BrandMark />
            {productName}
          </span>
          <p className="text-2xl font-semibold tracking-tight text-balance text-accent sm:text-3xl">
            {tagline}
          </p>
          <p>
            It reads the statements people already have, works out what can safely go to debt each month, and
            hands them one plan and one list of payments. Then it stays quiet.
          </p>
        </div>
        <figure>
          <SampleCurve sample={sample} />
          <figcaption className="mt-2 text-sm text-dim">
            A made-up household with {sample.debtCount} debts of {dollars(sample.owed)}: out of debt in{" "}
            {sample.months} months instead of {sample.minimumsMonths} on minimums.
          </figcaption>
        </figure>
      </div>
    ),
  },
  {
    title: "The Problem",
    body: () => (
      <Bullets
        items={[
          "The facts of a debt stand on paper: balance, rates, minimum, due date, promotions and their ends.",
          "Budgeting apps ask for bank logins and daily attention. People who are worried have neither to give.",
          "Payoff calculators ask to type it all in, and know nothing about the month in which the car breaks.",
          "So people pay minimums, and minimums are made to last.",
        ]}
      />
    ),
  },
  {
    title: "Our Solution",
    body: (sample) => (
      <>
        <Lead>From paper to plan, closed in one loop.</Lead>
        <Figures
          entries={[
            [`${sample.months} months`, `instead of ${sample.minimumsMonths} on minimums`],
            [dollars(sample.interestSaved), "interest saved"],
            [dollars(sample.extra), "a month above the minimums"],
          ]}
        />
        <p>
          Computed by the product for a made-up household with {sample.debtCount} debts of{" "}
          {dollars(sample.owed)}. Each figure that was read shows where on the page it stood.
        </p>
      </>
    ),
  },
  {
    title: "Market Opportunity",
    body: () => (
      <Bullets
        items={[
          "Every US household with a card balance gets a statement a month that says what it owes and at what rate.",
          "The law already makes issuers print how long minimums take. That box is a warning, not a plan.",
          "Budgeting apps live on subscriptions, for tracking what was spent. Here people pay for getting out.",
          "We give no market size here: we have measured none.",
        ]}
      />
    ),
  },
  {
    title: "Business Model",
    body: () => (
      <>
        <Figures
          entries={[
            ["Free", `${freeDocumentsAMonth} documents a month`],
            [`${monthly("pro")} a month`, `Pro, or ${yearly("pro")} a year`],
            [
              `${monthly("family")} a month`,
              `Family, or ${yearly("family")} a year${planCatalogue.family.isOffered ? "" : ": still being built, not for sale yet"}`,
            ],
          ]}
        />
        <Bullets
          items={[
            "Subscriptions only: no advertising, no sale of data, no commission from lenders.",
            "Reading and planning run on our own engine: a document costs seconds of a processor, not an AI bill.",
          ]}
        />
      </>
    ),
  },
  {
    title: "Go-to-Market",
    body: () => (
      <Bullets
        items={[
          "Nonprofit credit counsellors: a client leaves the first meeting with a plan.",
          "Employers: pay day is the day a plan is kept or broken.",
          "Search: people ask how long a card takes to pay off. Planned: a public calculator that answers with their own figures.",
          "Self-hosting: whoever trusts nobody runs it at home, and tells others.",
        ]}
      />
    ),
  },
  {
    title: "Competitive Analysis",
    body: () => (
      <Bullets
        items={[
          "Budgeting apps: made to sort what was spent, not to plan by rates, promotions and minimums.",
          "Payoff calculators: right arithmetic on figures that the person has to find and type.",
          "Debt settlement: fees from people in need, and a broken credit history.",
          "Debt Freedom: reads the paper, proves the figures, knows the month, plans to the cent.",
        ]}
      />
    ),
  },
  {
    title: "Traction & Milestones",
    body: () => (
      <>
        <Lead>The product works; paying customers come next.</Lead>
        <Bullets
          items={[
            "Done: reading of statements, loans, pay stubs, portfolios and credit reports, with proof for each figure.",
            "Done: payoff engine checked against published examples and the rules that govern card statements.",
            "Done: runs on one laptop, or on PostgreSQL for many.",
            "Next: the first hundred households, measured by months shortened.",
          ]}
        />
      </>
    ),
  },
  {
    title: "Financial Projections",
    body: () => (
      <>
        <Projection />
        <table className="w-full text-left text-base">
          <thead className="text-sm text-dim">
            <tr>
              <th scope="col" className="py-2 font-medium">
                Year
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                Subscribers (assumed)
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                Yearly revenue at Pro
              </th>
            </tr>
          </thead>
          <tbody className="figures">
            {projectedYears.map(({ year, subscribers }) => (
              <tr key={year} className="border-t border-hairline">
                <td className="py-2">{year}</td>
                <td className="py-2 text-right">{subscribers.toLocaleString("en-US")}</td>
                <td className="py-2 text-right">{dollars(yearlyRevenue(subscribers))}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-base text-dim">
          Revenue is subscribers × {yearly("pro")}. At an assumed churn of {churnPctAMonth} % a month a
          monthly subscriber brings {dollars(lifetimeValue)} in all. What it costs to win one is not measured
          yet; this plan allows a third of that at most, {dollars(mostForACustomer)}.
        </p>
      </>
    ),
  },
  {
    title: "The Ask",
    body: () => (
      <>
        <Projection />
        <Figures
          entries={[
            [dollars(seed.amount), "seed round"],
            [dollars(seed.preMoney), "before the money"],
            [`${seed.equityPct} %`, "of the company"],
          ]}
        />
        <p>
          Planned for, in this order: reading the layouts nobody has seen yet, the household, and finding the
          first hundred families. How it is split is not decided.
        </p>
        <p className="text-base text-dim">
          {seed.equityPct} % is the ask, and open to negotiation: {dollars(seed.amount)} on top of{" "}
          {dollars(seed.preMoney)} alone would be {capitalAfterSeed.sharePct} % of{" "}
          {dollars(capitalAfterSeed.postMoney)}.
        </p>
      </>
    ),
  },
  {
    title: "Exit Strategy",
    body: () => (
      <>
        <Bullets
          items={[
            "Built to live on subscriptions; nobody has to buy it.",
            "Natural owners, if one day there are any: credit unions, payroll houses, nonprofit counselling networks.",
            "Whoever it is: people's data stays theirs, exportable and erasable, by the terms.",
          ]}
        />
        <Lead>Debt-free people do not come back. That is the point.</Lead>
      </>
    ),
  },
];
