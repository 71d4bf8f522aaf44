import { planCatalogue } from "#contract/plan-catalogue.ts";
import { describeProofs, type ProofTable } from "#test/proof-table.ts";
import { prerenderSite } from "../../prerender.tsx";
import { termsText } from "./legal/terms.ts";

const billing = "src/server/features/billing/billing.test.ts";
const planRoutes = "src/server/features/payoff-plan/routes.test.ts";
const sample = "src/server/features/sample-household/sample-household.test.ts";
const facts = "src/pipeline/extract/extract-facts.test.ts";
const examples = "src/engine/payoff/worked-examples.test.ts";
const exports = "src/contract/exports/exports.test.ts";
const ownPlan = "src/web/pages/plan-choices.test.tsx";
const promises = "src/web/features/site/legal/promises.test.ts";
const everything = "src/server/features/privacy/everything.test.ts";
const corrections = "src/server/features/documents/corrections.test.ts";
const family = "src/server/features/household/household.test.ts";
const guides = "src/web/features/guides/guides.test.ts";
const plans = "src/web/features/site/pricing-page.test.tsx";
const aModel = "src/server/features/model/second-opinion.test.ts";
const journey = "test/e2e/journey.test.ts";

const terms: ProofTable = {
  "You get reading, arithmetic": [
    [journey, "there is a safe extra, a debt-free date and an attack order by APR"],
    [everything, "is in the export"],
  ],
  "Debt Freedom reads documents": { because: "it says what it is, and is not" },
  "It never moves money": { because: "there is nothing that could" },
  "Upload only papers": { because: "it asks for something" },
  "Compare what was read": [[facts, "points at its print"]],
  "Do not try to reach": { because: "it asks for something" },
  "Free Start": [
    [promises, "limits and notice"],
    [billing, "of twenty uploads at once a free person has exactly five read"],
  ],
  "Pro:": [[promises, "prices and what a year saves"]],
  "Family, for up to": [
    [promises, "prices and what a year saves"],
    [plans, "a plan is offered exactly where its main features are there"],
  ],
  "What the pricing page marks": { because: "it says what is not promised" },
  "Subscriptions are paid in advance": [
    [billing, "a plan is had when its first payment arrived"],
    [billing, "cancelled, a plan stays until the end of what is paid"],
  ],
  "New prices are announced": { because: "it says what the operator does" },
  "Within 30 days": [[billing, "within the guarantee all of it comes back and the plan ends"]],
  "You can cancel at any time": [
    [billing, "cancelled, a plan stays until the end of what is paid"],
    [billing, "the count starts again with the month"],
  ],
  "Deleting your account": [[everything, "deleting the account leaves no row"]],
  "Figures are read by software": [[facts, "gives questions, a failed check and a warning, not facts"]],
  "A change of these terms": { because: "it says what the operator does" },
  "{{contact}}": [[promises, "the marks stand where"]],
};
describeProofs(
  "the terms",
  [
    termsText.inShort,
    ...termsText.parts.flatMap(({ paragraphs = [], points = [] }) => [...paragraphs, ...points]),
  ],
  terms,
);

const features: ProofTable = {
  "5 documents a month": [[billing, "of twenty uploads at once a free person has exactly five read"]],
  "AI analysis by the built-in engine": [[facts, "is exact"]],
  "The AI model, where one is connected": [
    [aModel, "words that make the statement's sum hold become facts with their place"],
  ],
  "The whole dashboard": [
    [journey, "there is a safe extra, a debt-free date and an attack order by APR"],
    ["src/web/routes.test.tsx", "the dashboard opens on the debt-free date"],
  ],
  "Every strategy": [
    [planRoutes, "answers the avalanche unless another strategy is asked for"],
    [ownPlan, "an own order begins with the one on the page"],
  ],
  "Simple calculator": [[ownPlan, "what the slider shows can be kept as the plan"]],
  "Autopay templates": [["src/web/pages/export-tab.test.tsx", "the instructions of a creditor show"]],
  "Export and reporting": [
    [exports, "has exactly the six columns and one row for each payment"],
    ["src/web/pages/export-tab.test.tsx", "every file can be taken along"],
  ],
  "The built-in advisor": [
    [
      "src/server/features/advisor/routes.test.ts",
      "an answer holds the person's own figure with the place where it was read",
    ],
  ],
  "Everything in Free Start": [[plans, "no plan lists twice what a smaller one holds already"]],
  "Unlimited documents": [[billing, "a plan is had when its first payment arrived"]],
  "Priority support": { because: "it says what the operator does" },
  "Everything in Pro": [[plans, "no plan lists twice what a smaller one holds already"]],
  "Up to 5 family": [[family, "holds five people at most"]],
  "Family dashboard": [
    [family, "shows an account only after its owner shares it"],
    ["test/e2e/household.test.ts", "what one shares the other sees"],
  ],
  "Shared goals": [[family, "goals are the household's"]],
  "Guides to education, estate planning and taxes": [[guides, "the guide %s has a page"]],
  "Kids education guide (on every plan)": [[guides, "the guide %s has a page"]],
  "Estate planning guide (on every plan)": [[guides, "the guide %s has a page"]],
  "Tax guidance (on every plan)": [[guides, "the guide %s has a page"]],
  "VIP support": { because: "it says what the operator does" },
};
/** What is marked as not ready yet promises nothing; whoever builds it names its proof here. */
describeProofs(
  "the plans",
  Object.values(planCatalogue).flatMap((plan) =>
    plan.features.filter(({ included }) => included).map(({ text }) => text),
  ),
  features,
);

const opinion: ProofTable[string] = {
  because: "it is an opinion on how things are, not a claim of the product",
};
const plan: ProofTable[string] = { because: "it says what is planned or assumed, and is marked as such" };
const household: ProofTable[string] = [[sample, "the public pages show its plan as the dashboard does"]];
const prices: ProofTable[string] = [[promises, "prices and what a year saves"]];
const deck: ProofTable = {
  "Set it once.": opinion,
  "It reads the statements": [
    [journey, "there is a safe extra, a debt-free date and an attack order by APR"],
  ],
  "A made-up household with": household,
  "The plan Minimums only": household,
  "The facts of a debt": opinion,
  "Budgeting apps ask": opinion,
  "Payoff calculators ask": opinion,
  "So people pay minimums": opinion,
  "From paper to plan": opinion,
  "instead of": household,
  "28 months": household,
  "interest saved": household,
  "$15,352.11": household,
  "a month above": household,
  "$1,305": household,
  "Computed by the product": household,
  "Every US household": {
    because: "Regulation Z, 12 CFR 1026.5(b)(2) and 1026.7(b), demands these statements",
  },
  "The law already makes": {
    because: "Regulation Z, 12 CFR 1026.7(b)(12), demands the minimum payment warning",
  },
  "Budgeting apps live": opinion,
  "We give no market size": plan,
  "5 documents a month": prices,
  Free: prices,
  "Pro, or": prices,
  "$19 a month": prices,
  "Family, or": [[plans, "a plan is offered exactly where its main features are there"]],
  "$39 a month": prices,
  "Subscriptions only": { because: "it says what the operator does" },
  "Reading and planning run": [[aModel, "nothing is sent, and the log says so"]],
  "Nonprofit credit": plan,
  "Employers:": plan,
  "Search:": plan,
  "Self-hosting:": [["src/server/config.unit.test.ts", "needs no variable at all"]],
  "Budgeting apps: made": opinion,
  "Payoff calculators: right": opinion,
  "Debt settlement:": opinion,
  "Debt Freedom: reads": [
    [facts, "points at its print"],
    [examples, "is rounded half up to a cent"],
  ],
  "The product works": [[journey, "there is a safe extra, a debt-free date and an attack order by APR"]],
  "Done: reading": [[facts, "points at its print"]],
  "Done: payoff engine": [
    [examples, "rolls what the target does not need on to the next debt in the same month"],
    ["src/engine/regulation/regulation.test.ts", "the sample program of Appendix M2"],
  ],
  "Done: runs on one laptop": [[corrections, "answered is a fact with its place"]],
  "Next: the first": plan,
  "Projection: assumed": plan,
  "Revenue is subscribers": plan,
  "seed round": plan,
  "$750,000": plan,
  "before the money": plan,
  "$5,000,000": plan,
  "of the company": plan,
  "15 %": plan,
  "Planned for, in this order": plan,
  "Built to live": plan,
  "Natural owners": plan,
  "Whoever it is": [
    [everything, "is in the export"],
    [everything, "deleting the account leaves no row"],
  ],
  "Debt-free people do not": opinion,
};
const slides = prerenderSite().find(({ file }) => file === "pitch")?.body ?? "";
describeProofs(
  "the slides",
  [...slides.matchAll(/<article[\s\S]*?<\/article>/g)].flatMap(([article]) =>
    [...article.matchAll(/<(li|p|figcaption|dt|dd)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , text = ""]) =>
      text
        .replaceAll(/<[^>]*>/g, " ")
        .replaceAll(/\s+/g, " ")
        .trim(),
    ),
  ),
  deck,
);
