/** What people ask about Debt Freedom itself. Each sentence is a promise that the software keeps. */
import type { Answer } from "../tools/say.ts";
import { unclear } from "../tools/say.ts";

const OFFERS = ["How much do I owe in all?", "When will I be debt-free?", "What payment is next?"];

const about = (sentence: string, offers: readonly string[] = OFFERS): Answer => ({
  ...unclear(sentence, { offers }),
  kind: "general",
});

export const appHelp = {
  "add-documents": () =>
    about(
      "Open Upload Documents and choose the files, or take photos of the pages; PDFs, photos, scans, CSV and Excel files and bank downloads are read. A PDF from an e-mail is saved on your phone first and chosen there. A newer statement of an account updates it, and nothing is counted twice.",
      ["Which documents did you read?", "How much do I owe in all?"],
    ),
  "add-by-hand": () =>
    about(
      "A debt that no paper shows can be typed: on the Debts tab choose Add a debt and give its balance, rate and payment. The plan counts it from then on. Where a paper exists, a photo of it is quicker, because every figure keeps its place on the page.",
      ["Which debts do I have?", "When will I be debt-free?"],
    ),
  "correct-figure": () =>
    about(
      "You can put it right yourself: on the Debts tab for a debt, or on the page of the document where the figure was read. What you say outranks every paper and stays. I count what the newest statement shows, so a payment made after it appears with the next statement.",
      ["Which documents did you read?", "Which debts do I have?"],
    ),
  "delete-data": () =>
    about(
      "On the Documents page you delete one upload with every figure that came from it. In Privacy Settings you delete all your data, or your account with it, at once; export first if you want to keep the plan.",
    ),
  "cancel-plan": () =>
    about(
      "You can stop at any time in the Settings. A plan that you paid for stays until the end of what is paid, and what was read stays yours to see, export or delete afterwards.",
    ),
  "share-with-partner": () =>
    about(
      "Each of you signs in with an account of your own. On the Family page of a Family plan you invite the other, and each chooses which accounts to share; documents, single transactions and conversations are never shared.",
    ),
  "who-sees": () =>
    about(
      "Only who is signed in as you. A household sees the accounts that you share with it, never your conversations, documents or single transactions. On a device or sign-in that others use too they can read along; the bin above the conversation deletes it. Whoever runs this installation holds its keys.",
    ),
  "bank-password": () =>
    about(
      "No. I never ask for the login of your bank and hold none, so I cannot get into an account or see what you did not upload. Of account numbers only the last four characters are kept.",
      ["Which documents did you read?", "How much do I owe in all?"],
    ),
  "data-safety": () =>
    about(
      "Your files and figures are encrypted under a key of your own, and nobody else's pages can reach them. What you delete is deleted at once, with its key. The Security page says how it is done, and Privacy Settings show what is kept.",
    ),
  "sells-data": () =>
    about(
      "No. Your data is not sold, not shared with partners and not used for advertising. Where plans can be bought, they are what pays for this.",
    ),
  "tells-bureaus": () =>
    about(
      "No. Nothing is told to your bank, your lenders or the credit bureaus, and using this does not touch your score: I only read what you upload.",
      ["What is my credit score?", "What is my credit utilization?"],
    ),
  "pays-bills": () =>
    about(
      "No, I never move money. The Export tab lists each payment with its day and amount, and View Instructions says how to set it up at each creditor. You set it up once, and your bank sends it.",
      ["What payment is next?", "What is due in the next 30 days?"],
    ),
  "person-or-computer": () =>
    about(
      "I am a program, not a person. I read your own documents, and every figure I say opens where it comes from. For a person to talk to about debts, a nonprofit credit counsellor (NFCC, 1-800-388-2227) costs little or nothing.",
    ),
  "plan-assumes": () =>
    about(
      "The plan takes today's balances, rates and payments, sends the same safe amount each month, and assumes that rates stay as they are and that nothing new is put on the cards. Life will differ, so it is no promise; with each new statement it is worked out again.",
      ["When will I be debt-free?", "What is my safe monthly extra?"],
    ),
  "how-you-know": () =>
    about(
      "From your own papers. Tap a figure and it opens the place on the page where it is printed, or the sum it comes from. What could not be read for certain is asked, not guessed; what no paper shows I say I do not know.",
      ["Which documents did you read?", "How much do I owe in all?"],
    ),
  price: () =>
    about(
      "Reading a few documents each month is free, and the plan with it. What a paid plan adds and costs, where one is offered, stands on the Pricing page.",
    ),
} as const satisfies Readonly<Record<string, () => Answer>>;
