import { type personPaths, publicPaths } from "#contract/pages.ts";
import { guides } from "#web/features/guides/all-guides.ts";
import { sampleInvitation } from "../fakes/sample-family.ts";
import type { Scenario } from "../fakes/sample-household.ts";

/** A household, the address it opens, and words that are there once the page is whole. */
export type View = readonly [household: Scenario, path: string, words: string];

type PageStates = {
  /** With figures: usual, crowded, short of money. */
  readonly full: readonly View[];
  /** With nothing to show yet, or why the page has no such state. */
  readonly empty: readonly View[] | string;
  /** Addresses that ask the server for something, so that they can wait for it and be refused; or why none does. */
  readonly asks: readonly string[] | string;
};

/** Every signed-in page by its address in the router's notation, in each of its states: a new one does not compile until it is here. */
export const everyPage: Readonly<
  Record<"/" | (typeof personPaths)[number] | (typeof publicPaths)[number] | "*", PageStates>
> = {
  "/": {
    full: [
      ["sample", "/", "Attack order"],
      ["many", "/", "Attack order"],
      ["one", "/", "Attack order"],
      ["never", "/", "never, on minimums alone"],
    ],
    empty: [
      ["empty", "/", "Start with one statement"],
      ["no-debts", "/", "Upload financial documents to generate your Avalanche plan"],
      ["no-cashflow", "/", "One bank statement is missing"],
    ],
    asks: ["/"],
  },
  "/dashboard": {
    full: [
      ["sample", "/dashboard?tab=autopilot", "Anti-Needy Approach"],
      ["short", "/dashboard?tab=autopilot", "Anti-Needy Approach"],
      ["sample", "/dashboard?tab=cashflow", "Where it comes from"],
      ["short", "/dashboard?tab=cashflow", "Each month you are short of"],
      ["sample", "/dashboard?tab=cashflow&category=groceries", "30 transactions"],
      ["many", "/dashboard?tab=cashflow", "40000 transactions"],
      ["sample", "/dashboard?tab=debts", "across 5 debts"],
      ["many", "/dashboard?tab=debts", "across 25 debts"],
      ["promotion", "/dashboard?tab=debts", "of it at"],
      ["sample", "/dashboard?tab=export", "Take it along"],
      ["many", "/dashboard?tab=export", "Take it along"],
    ],
    empty: [
      ["empty", "/dashboard?tab=debts&add=debt", "As on the bill"],
      ["no-debts", "/dashboard?tab=autopilot", "System Health"],
      [
        "no-cashflow",
        "/dashboard?tab=cashflow",
        "Upload financial documents to generate your cashflow analysis",
      ],
      ["no-debts", "/dashboard?tab=debts", "No debts found yet"],
      ["no-debts", "/dashboard?tab=export", "Upload financial documents to generate your Avalanche plan"],
    ],
    asks: [
      "/dashboard?tab=avalanche",
      "/dashboard?tab=autopilot",
      "/dashboard?tab=cashflow",
      "/dashboard?tab=debts",
      "/dashboard?tab=export",
    ],
  },
  "/upload": {
    full: [["sample", "/upload", "Drop everything here"]],
    empty: "it begins empty",
    asks: ["/upload"],
  },
  "/documents": {
    full: [
      ["sample", "/documents", "figure needs your eye"],
      ["sample", "/documents", "Upload August"],
    ],
    empty: [["empty", "/documents", "No documents yet"]],
    asks: ["/documents"],
  },
  "/documents/review": {
    full: [["sample", "/documents/review", "0 of 1 figure checked"]],
    empty: [["empty", "/documents/review", "Nothing left to check"]],
    asks: ["/documents/review"],
  },
  "/documents/:id": {
    full: [["sample", "/documents/doc_0?figure=accounts.0.currentBalance", "Adds up:"]],
    empty: [["sample", "/documents/doc_9", "This document could not be loaded"]],
    asks: ["/documents/doc_0"],
  },
  "/profile": {
    full: [
      ["sample", "/profile", "Your net worth"],
      ["many", "/profile", "Your net worth"],
    ],
    empty: [["empty", "/profile", "Your profile comes from your documents"]],
    asks: ["/profile"],
  },
  "/advisor": {
    full: [["sample", "/advisor", "Suggested questions"]],
    empty: [["empty", "/advisor", "No document has been read yet"]],
    asks: ["/advisor"],
  },
  "/family": {
    full: [
      ["many", "/family", "Three months of rent"],
      ["short", "/family", "No Family plan at the moment"],
    ],
    empty: [
      ["empty", "/family", "Invite someone"],
      ["sample", "/family", "See the Family plan"],
    ],
    asks: ["/family"],
  },
  "/family/join": {
    full: [["sample", `/family/join#${sampleInvitation}`, "Maya Okafor invites you to a household"]],
    empty: [
      ["sample", "/family/join", "This address holds no invitation"],
      ["sample", "/family/join#used", "was used already"],
    ],
    asks: [`/family/join#${sampleInvitation}`],
  },
  "/guides/:slug": {
    full: guides.map(({ slug, title }) => ["sample", `/guides/${slug}`, title]),
    empty: [["sample", "/guides/nothing", "There is nothing at this address"]],
    asks: "its words are part of the page",
  },
  "/settings": {
    full: [
      ["sample", "/settings", "Where you are signed in"],
      ["many", "/settings", "Renews on"],
      ["model", "/settings", "tokens used this month"],
    ],
    empty: "an account is always there",
    asks: ["/settings"],
  },
  "/privacy-settings": {
    full: [
      ["sample", "/privacy-settings", "Our promise"],
      ["model", "/privacy-settings", "A language model for my questions"],
    ],
    empty: [["empty", "/privacy-settings", "Our promise"]],
    asks: ["/privacy-settings"],
  },
  "/what-left": {
    full: [["many", "/what-left", "is asked where unclear figures stand"]],
    empty: [["sample", "/what-left", "No model is switched on"]],
    asks: ["/what-left"],
  },
  "/checkout": {
    full: [["sample", "/checkout", "Test mode: no card is charged"]],
    empty: "a payment is always prepared",
    asks: ["/checkout"],
  },
  "/subscribe": {
    full: [["sample", "/subscribe", "Subscribe Now"]],
    empty: "a subscription is always prepared",
    asks: ["/subscribe"],
  },
  "/payment-success": {
    full: [["sample", "/payment-success?payment_intent=pi_sbx_2", "Payment Successful!"]],
    empty: [["sample", "/payment-success", "No payment to show"]],
    asks: ["/payment-success?payment_intent=pi_sbx_2"],
  },
  "/subscription-success": {
    full: [["many", "/subscription-success", "Welcome to Premium!"]],
    empty: [["sample", "/subscription-success", "Your payment is being confirmed"]],
    asks: ["/subscription-success"],
  },
  "/pricing": {
    full: [["sample", "/pricing", "Your plan"]],
    empty: [["signed-out", "/pricing", "Questions"]],
    asks: "its words and prices are part of the page; the plan one has is a mark on it",
  },
  ...publicPage("/pitch", "Introduction"),
  ...publicPage("/privacy", "Privacy"),
  ...publicPage("/security", "Security"),
  ...publicPage("/terms", "Terms"),
  "*": {
    full: [["sample", "/nowhere", "There is nothing at this address"]],
    empty: [["signed-out", "/", "Get Started Free"]],
    asks: "its words are part of the page",
  },
};

function publicPage<Path extends (typeof publicPaths)[number]>(path: Path, words: string) {
  const states: PageStates = {
    full: [["sample", path, words]],
    empty: "its words are part of the page",
    asks: "its words are part of the page",
  };
  return { [path]: states } as Record<Path, PageStates>; // a computed key widens to string
}
