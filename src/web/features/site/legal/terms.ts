import {
  familyMembers,
  freeDocumentsAMonth,
  guaranteeDays,
  planCatalogue,
  priceNoticeDays,
} from "#contract/plan-catalogue.ts";
import { moneyText } from "../../../lib/format-money.ts";
import { contactMark, type LegalText } from "./legal-text.ts";

const { pro, family } = planCatalogue;
const price = (plan: typeof pro) =>
  `${moneyText(plan.price.monthly)} a month or ${moneyText(plan.price.yearly)} a year`;

export const termsText: LegalText = {
  title: "Terms",
  inShort:
    "You get reading, arithmetic and a plan, for information. You decide and pay. You can leave at any time, and take your data with you.",
  parts: [
    {
      heading: "What this is",
      paragraphs: [
        "Debt Freedom reads documents that you upload and computes what they say about your debts and your months. It informs; it is not financial, tax or legal advice. Please consult an accountant or tax advisor before you act on it.",
        "It never moves money. Payments are set up by you, with your own bank and creditors.",
      ],
    },
    {
      heading: "What you agree to",
      points: [
        "Upload only papers that are yours, or whose owner has allowed it.",
        "Compare what was read with the paper where it matters: every figure shows its place on the page while the original is kept.",
        "Do not try to reach other people's data, or to overload the service.",
      ],
    },
    {
      heading: "Prices",
      points: [
        `Free Start: ${freeDocumentsAMonth} documents a calendar month (UTC).`,
        `Pro: ${price(pro)}.`,
        `Family, for up to ${familyMembers} people: ${price(family)}${family.isOffered ? "" : "; not for sale before it is built"}.`,
        "What the pricing page marks as not ready yet is not part of what you pay for.",
        "Subscriptions are paid in advance, month by month or year by year, and renew until you cancel.",
        `New prices are announced ${priceNoticeDays} days before they hold for people who already pay.`,
      ],
    },
    {
      heading: "Money back",
      paragraphs: [
        `Within ${guaranteeDays} days of your first payment you get all of it back, without giving a reason. The subscription ends with it.`,
      ],
    },
    {
      heading: "Leaving",
      paragraphs: [
        "You can cancel at any time; the plan stays until the end of what is paid. Afterwards you see and export everything, and upload within the free limit.",
        "Deleting your account erases everything in it at once.",
      ],
    },
    {
      heading: "What we answer for",
      paragraphs: [
        "Figures are read by software and can be wrong. Those that do not add up, or cannot be read clearly, are asked and not assumed. We answer for intent and gross negligence, and for what the law does not let anybody exclude.",
      ],
    },
    {
      heading: "Changes",
      paragraphs: [
        "A change of these terms is announced here with its day, and holds for what comes after it.",
      ],
    },
    { heading: "Legal questions", paragraphs: [contactMark] },
  ],
};
