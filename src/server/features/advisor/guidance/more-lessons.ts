/** What is true for everybody about living with debts, with who says so. Nothing here is about the person. */

import type { Publication } from "#contract/advisor.ts";
import type { Lesson } from "./education.ts";
import {
  CFPB,
  CFPB_CARDS,
  CFPB_COLLECTION,
  CFPB_SCORES,
  FTC_DEBT,
  LEGAL_AID,
  STUDENT_AID,
} from "./publications.ts";

const CFPB_CARS: Publication = {
  name: "Consumer Financial Protection Bureau: auto loans",
  url: "https://www.consumerfinance.gov/consumer-tools/auto-loans/",
};
const COURTS: Publication = {
  name: "United States Courts: bankruptcy basics",
  url: "https://www.uscourts.gov/court-programs/bankruptcy/bankruptcy-basics",
};
const IRS_RETIREMENT: Publication = {
  name: "Internal Revenue Service: retirement plans",
  url: "https://www.irs.gov/retirement-plans",
};
const FDIC: Publication = {
  name: "Federal Deposit Insurance Corporation: deposit insurance",
  url: "https://www.fdic.gov/resources/deposit-insurance/",
};

export const moreLessons = [
  {
    topic: "card-interest-how",
    text: "Most cards work out interest by the day: the balance of each day times the APR divided by 365, added up over the billing period. So it changes with the balance, with the number of days and with the day on which you pay; a payment made earlier in the month lowers it a little.",
    publications: [CFPB_CARDS],
  },
  {
    topic: "paying-twice",
    text: "Paying a card more than once a month does no harm. It lowers the balance of more days, so a little less interest is charged, and before the closing date it lowers the utilization that bureaus see. What must be right is that the minimum is covered by the due date.",
    publications: [CFPB_CARDS],
  },
  {
    topic: "lower-rate-call",
    text: "You may call the number on your card and ask; a no costs nothing. You could say: “I have been your customer for years and I want to pay this card off with you. My rate makes that slow. What lower rate can you give me, or do you have a hardship programme?” Have the balance, the rate and any other offer in front of you. If the answer is no, thank them, call again in some weeks, and write down who said what.",
    publications: [CFPB_CARDS],
  },
  {
    topic: "old-debts",
    text: "An unpaid debt leaves the credit report about seven years after the first missed payment, but it is still owed. How long you can be sued for it is another limit, set by your state, often three to six years. In many states a payment or a written promise starts that time again, so before you pay or say anything on an old debt, ask the collector in writing to prove it and ask legal aid.",
    publications: [CFPB_COLLECTION, LEGAL_AID],
  },
  {
    topic: "settle-in-writing",
    text: "Yes, in writing first: what you pay, by when, and that it settles the whole debt. Pay only then, never through access to your account, and keep the letter. On a report a settled debt looks better than an unpaid one and worse than one paid in full, and what was forgiven can count as income for taxes.",
    publications: [CFPB_COLLECTION, FTC_DEBT],
  },
  {
    topic: "jail",
    text: "No. Nobody goes to jail in the US for not paying a card or a loan, and a collector who threatens it breaks the law. What you must not do is ignore a court: an order to appear has to be followed. Taxes, fines and child support follow other rules.",
    publications: [CFPB_COLLECTION, LEGAL_AID],
  },
  {
    topic: "bankruptcy",
    text: "Bankruptcy is a way through a court. Chapter 7 clears most unsecured debts within months for people with little income; in Chapter 13 a part is paid over three to five years and house and car can be kept. Student loans, taxes and support mostly stay. It is on the report for up to ten years, and files are public, though employers are as a rule not told. A first talk with a bankruptcy lawyer is often free.",
    publications: [COURTS, LEGAL_AID],
  },
  {
    topic: "relatives-debt",
    text: "I am sorry. As a rule the debts of somebody who died are paid from what they left, and relatives owe only what they signed for together; for married people some states go further. You need not pay or promise anything on the telephone: ask for it in writing, and ask legal aid before you pay from your own money.",
    publications: [CFPB_COLLECTION, LEGAL_AID],
  },
  {
    topic: "divorce-debts",
    text: "As a rule each owes what stands in their own name, whoever used it, and both owe what both signed; in community-property states debts made during the marriage can belong to both. A divorce paper that gives a debt to one of you does not bind the creditor. Closing joint cards and taking off authorized users early helps; please ask a lawyer, legal aid can be free.",
    publications: [CFPB, LEGAL_AID],
  },
  {
    topic: "forgiveness",
    text: "Federal student loans can be forgiven: for full-time work for a government or a nonprofit after 120 qualifying monthly payments (Public Service Loan Forgiveness), and under plans that follow your income after many more years. Private loans have no such programme. Applying is free at studentaid.gov; whoever asks for a fee is not needed.",
    publications: [STUDENT_AID],
  },
  {
    topic: "federal-or-private",
    text: "A statement does not always say it. Sign in at studentaid.gov: every federal student loan of yours stands there with its servicer, and what does not stand there is private. Federal ones have plans that follow your income and pauses; private ones mostly do not.",
    publications: [STUDENT_AID],
  },
  {
    topic: "retirement-or-debt",
    text: "I do not advise on investments. In general an employer's match is kept, because it is money on top, and beyond it paying off a debt saves its APR for certain, which few investments promise. What is right for you, a licensed adviser can say.",
    publications: [IRS_RETIREMENT, CFPB],
  },
  {
    topic: "401k-money",
    text: "Money taken out of a 401(k) before age 59½ is usually taxed as income with 10 % on top, and it is gone for retirement; it is also mostly safe from creditors where it is. A loan from the plan has no tax, but is due soon when you leave the job. Most people look at everything else first; your plan's administrator and a tax advisor can say what it costs you.",
    publications: [IRS_RETIREMENT, CFPB],
  },
  {
    topic: "medical-bills",
    text: "Ask for an itemized bill and check it against your insurance before you pay. Then ask for financial assistance: nonprofit hospitals must have a programme for it. Most give a payment plan without interest, which is better than a card. Paid medical collections and those below $500 do not stand on the reports of the three bureaus.",
    publications: [CFPB],
  },
  {
    topic: "repossession",
    text: "In many states a lender may take a car soon after a missed payment, without a court, as long as there is no breach of the peace. Call the lender before the day: many move a payment to the end of the loan or change the date. After a repossession you can still owe the difference and fees, so speak with legal aid early.",
    publications: [CFPB_CARS, LEGAL_AID],
  },
  {
    topic: "car-underwater",
    text: "When more is owed on a car than it is worth, selling it or trading it in leaves a rest to be paid, and a dealer puts it into the new loan, which makes that dearer. The cheapest ways are mostly to keep the car and pay the loan down, to refinance at a lower rate, or to sell it privately and pay the rest at once.",
    publications: [CFPB_CARS],
  },
  {
    topic: "score-drop",
    text: "A score moves for many reasons that are nobody's fault: a higher balance on the day the card reported, a loan that is paid off and closed, an application, an older mark, an error. Small falls often come back within a month or two. Read the reports, free every week, and dispute what is wrong.",
    publications: [CFPB_SCORES],
  },
  {
    topic: "score-needed",
    text: "There is no single number. For a mortgage many lenders ask for about 620, FHA loans begin at about 580 or below with a larger down payment, and the best rates begin at about 740 to 760. Car lenders and landlords set their own. Income and debt-to-income count as well.",
    publications: [CFPB_SCORES],
  },
  {
    topic: "save-or-pay",
    text: "Usually both, in this order: a small cushion first, so that a repair does not go onto a card; every minimum; then the debt with the highest APR; and after the dear debts a cushion of three to six months. Money in savings that earns less than a card charges costs the difference.",
    publications: [
      {
        name: "Consumer Financial Protection Bureau: an essential guide to building an emergency fund",
        url: "https://www.consumerfinance.gov/an-essential-guide-to-building-an-emergency-fund/",
      },
    ],
  },
  {
    topic: "windfall",
    text: "Money that comes once does most where the APR is highest. Many people first fill a small cushion and pay what is past due, then send the rest to that debt in one payment, and keep a little for themselves.",
    publications: [CFPB],
  },
  {
    topic: "spouse-report",
    text: "A credit report shows the accounts of one person: your own, joint ones, and cards on which you are an authorized user. What somebody else holds alone is not on yours, and you may read only your own report. I see nothing but what is uploaded here.",
    publications: [CFPB_SCORES],
  },
  {
    topic: "cash-at-home",
    text: "Money in a bank is insured by the FDIC, in a credit union by the NCUA, up to $250,000 per person, bank and kind of account, and nobody has lost an insured cent in a bank failure. Cash at home can burn or be stolen and is not insured.",
    publications: [FDIC],
  },
  {
    topic: "people-get-out",
    text: "Yes, people with debts like these get out, mostly slowly and without a trick: the same amount every month, nothing new on the cards, help early when a month goes wrong. You are looking at it, which is the part that most put off.",
    publications: [CFPB],
  },
  {
    topic: "raise-limit",
    text: "A higher limit with the same balance lowers your utilization, which can help a score. Ask first whether the request is a hard inquiry, and leave it if a higher limit would be used.",
    publications: [CFPB_CARDS],
  },
  {
    topic: "new-card",
    text: "A new card or loan means a hard inquiry and a younger file, a few points for some months, and one more bill. A store's discount is soon eaten by a rate that is often near 30 %. While debts are being paid off it is mostly better to leave it; a transfer at a low rate is the exception, if it can be paid before that ends.",
    publications: [CFPB_CARDS],
  },
  {
    topic: "rent-to-own",
    text: "Rent-to-own, pawn and title loans cost often several times the price or several hundred percent a year, and the thing, or the car, is gone when a payment is missed. Buying used, saving up for some weeks, or a small loan of a credit union is nearly always cheaper.",
    publications: [FTC_DEBT, CFPB],
  },
  {
    topic: "autopay",
    text: "Autopay keeps a payment from being late, which counts most for a score. Set it at least to the minimum, a few days before the due date and after payday, and check that the account holds enough, because a returned payment costs a fee.",
    publications: [CFPB_CARDS],
  },
  {
    topic: "stop-payment",
    text: "A payment that you set up at the creditor is changed or cancelled there, mostly until a day before; one that your bank sends, at the bank. An automatic withdrawal can be stopped by telling the bank at least three business days before it is due. An extra payment may always be stopped; keep the minimum, or call the creditor first.",
    publications: [CFPB],
  },
] as const satisfies readonly Lesson[];
