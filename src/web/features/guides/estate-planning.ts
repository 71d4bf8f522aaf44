import { type Guide, publishers } from "./guide-text.ts";

export const estatePlanning: Guide = {
  slug: "estate-planning",
  title: "Estate planning",
  summary: "Who decides and who inherits, and what becomes of debts.",
  sections: [
    {
      title: "Why it matters with debt",
      paragraphs: [
        "When somebody dies, their debts are as a rule paid from what they leave, before anybody inherits. If that is not enough, the rest usually goes unpaid. Relatives as a rule do not owe it, except where they co-signed, hold the account jointly, or live in a state with other rules, such as community property.",
        "A collector may talk to the spouse or whoever settles the estate, and may not say that a relative must pay what that relative does not owe.",
      ],
      sources: [
        {
          publisher: "Consumer Financial Protection Bureau",
          title: "Does a person’s debt go away when they die?",
          url: "https://www.consumerfinance.gov/ask-cfpb/does-a-persons-debt-go-away-when-they-die-en-1463/",
        },
        {
          publisher: "Federal Trade Commission",
          title: "Debts and Deceased Relatives",
          url: "https://consumer.ftc.gov/articles/debts-deceased-relatives",
        },
      ],
      check: { on: "2026-11-22", against: "source" },
    },
    {
      title: "Five papers to have",
      paragraphs: ["What is valid, and how it is signed and witnessed, is for your state to say."],
      steps: [
        "A will: who inherits, who settles the estate, and who looks after children. Without one, state law decides.",
        "Beneficiaries on retirement accounts and life insurance. As a rule they outrank the will, so look at them after a marriage, divorce or birth.",
        "A durable power of attorney: who may act for you in money matters if you cannot.",
        "A health care power of attorney, or proxy: who speaks for you with doctors.",
        "A living will: which treatment you want and do not want.",
      ],
      sources: [
        {
          publisher: "National Institute on Aging",
          title: "Getting Your Affairs in Order Checklist: Documents to Prepare for the Future",
          url: "https://www.nia.nih.gov/health/advance-care-planning/getting-your-affairs-order-checklist-documents-prepare-future",
        },
        {
          publisher: "Consumer Financial Protection Bureau",
          title: "What is a power of attorney (POA)?",
          url: "https://www.consumerfinance.gov/ask-cfpb/what-is-a-power-of-attorney-poa-en-1149/",
        },
      ],
      check: null,
    },
    {
      title: "A list for the others",
      paragraphs: [
        "Keep one list of accounts, debts, insurance and where papers are, and tell one person where it lies. The export in this program’s privacy settings is a good beginning. Keep passwords elsewhere, safely.",
      ],
      sources: [
        {
          publisher: "National Institute on Aging",
          title: "Getting Your Affairs in Order Checklist: Documents to Prepare for the Future",
          url: "https://www.nia.nih.gov/health/advance-care-planning/getting-your-affairs-order-checklist-documents-prepare-future",
        },
      ],
      check: null,
    },
    {
      title: "Trusts and taxes",
      paragraphs: [
        "A trust can keep assets out of probate or hold them for children. It costs money to set up, and most families do well without one. Federal estate tax concerns very large estates only; some states tax smaller ones. The present limits are on the IRS page below.",
      ],
      sources: [
        {
          publisher: publishers.irs,
          title: "Estate tax",
          url: "https://www.irs.gov/businesses/small-businesses-self-employed/estate-tax",
        },
      ],
      check: null,
    },
    {
      title: "When to see a lawyer",
      paragraphs: [
        "For children from several relationships, a member with special needs, a business, real estate in several states, or any doubt. Legal aid offices help for little or nothing.",
      ],
      sources: [],
      check: null,
    },
  ],
};
