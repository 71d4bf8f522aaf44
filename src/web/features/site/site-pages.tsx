import type { ReactNode } from "react";
import { planCatalogue } from "#contract/plan-catalogue.ts";
import type { SamplePlan } from "#contract/sample-household/sample-plan.ts";
import { legalTextsUpdatedOn } from "#contract/site.ts";
import { moneyText } from "../../lib/format-money.ts";
import { DateText } from "../../ui/date-text.tsx";
import { LandingPage } from "./landing-page.tsx";
import { DataFlow } from "./legal/data-flow.tsx";
import { LegalPage, type ShownFacts } from "./legal/legal-page.tsx";
import { privacyText } from "./legal/privacy.ts";
import { securityText } from "./legal/security.ts";
import { termsText } from "./legal/terms.ts";
import { PitchDeck } from "./pitch/pitch-page.tsx";
import { PricingPage } from "./pricing-page.tsx";
import { StaticNotFound } from "./static-not-found.tsx";

type Given = { readonly sample: SamplePlan; readonly facts: ShownFacts };

export type SitePage = {
  /** The address; the static file has the same name ("/" is landing.html). */
  readonly path: string;
  readonly file: string;
  readonly title: string;
  readonly description: string;
  readonly isIndexed: boolean;
  readonly body: (given: Given) => ReactNode;
};

const updatedOn = <DateText date={legalTextsUpdatedOn} format="long" />;

/** Every page that is there without signing in. */
export const sitePages: readonly SitePage[] = [
  {
    path: "/",
    file: "landing",
    title: "Debt Freedom: set it once, let it work",
    description: "Drop in your statements; see the day you are debt-free and what to pay until then.",
    isIndexed: true,
    body: ({ sample }) => <LandingPage sample={sample} />,
  },
  {
    path: "/pricing",
    file: "pricing",
    title: "Pricing · Debt Freedom",
    description: `Free to start. Pro for ${moneyText(planCatalogue.pro.price.monthly)} a month, Family for ${moneyText(planCatalogue.family.price.monthly)}. Cancel anytime.`,
    isIndexed: true,
    body: () => <PricingPage />,
  },
  {
    path: "/pitch",
    file: "pitch",
    title: "Pitch Deck · Debt Freedom",
    description: "Eleven slides about Debt Freedom: the problem, the product, the plan.",
    isIndexed: true,
    body: ({ sample }) => <PitchDeck sample={sample} />,
  },
  {
    path: "/privacy",
    file: "privacy",
    title: "Privacy · Debt Freedom",
    description: privacyText.inShort,
    isIndexed: true,
    body: ({ facts }) => <LegalPage text={privacyText} facts={facts} updatedOn={updatedOn} />,
  },
  {
    path: "/terms",
    file: "terms",
    title: "Terms · Debt Freedom",
    description: termsText.inShort,
    isIndexed: true,
    body: ({ facts }) => <LegalPage text={termsText} facts={facts} updatedOn={updatedOn} />,
  },
  {
    path: "/security",
    file: "security",
    title: "Security · Debt Freedom",
    description: securityText.inShort,
    isIndexed: true,
    body: ({ facts }) => (
      <LegalPage text={securityText} facts={facts} updatedOn={updatedOn}>
        <DataFlow />
      </LegalPage>
    ),
  },
  {
    path: "/404",
    file: "not-found",
    title: "Page Not Found · Debt Freedom",
    description: "There is nothing at this address.",
    isIndexed: false,
    body: () => <StaticNotFound />,
  },
];
