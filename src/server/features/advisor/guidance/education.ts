/** What is true for everybody, with who says so. Nothing here is about the person. */

import type { Publication } from "#contract/advisor.ts";
import { moreLessons } from "./more-lessons.ts";
import { CFPB, CFPB_CARDS, CFPB_COLLECTION, CFPB_SCORES, FTC_DEBT, STUDENT_AID } from "./publications.ts";

const REPORTS: Publication = { name: "Free credit reports", url: "https://www.annualcreditreport.com/" };

export type Lesson = {
  readonly topic: string;
  readonly text: string;
  readonly publications: readonly Publication[];
};

export const lessons = [
  {
    topic: "utilisation",
    text: "Credit utilization is the share of your card limits that is used. The usual advice is to keep it below 30 %, on each card and in all, and lower is better. It has no memory: a lower balance shows in the score within a month or two.",
    publications: [CFPB_SCORES],
  },
  {
    topic: "closing-cards",
    text: "Closing a card takes its limit away, so the same balances use a larger share of what is left, and that can lower a score; in time the average age of your accounts falls too. An old card without a fee is usually better kept open. A card with a yearly fee that you do not use, or that tempts you, can be worth closing all the same, best once its balance is zero.",
    publications: [CFPB_CARDS, CFPB_SCORES],
  },
  {
    topic: "collections",
    text: "A collector must send you the debt's details; you have 30 days from then to dispute it in writing and ask for proof before you pay anything. Keep every letter, never give access to your account by telephone, and get an agreement in writing before you pay. A collection can stay on a report for seven years from the first missed payment; one that is wrong can be disputed with the bureau. A payment can restart the time in which a very old debt may be sued for, so ask a lawyer or counsellor first.",
    publications: [CFPB_COLLECTION],
  },
  {
    topic: "score-factors",
    text: "A credit score is made of how reliably you pay (the largest part), how much of your limits you use, how long you have had credit, what kinds you have, and how often you applied lately. Income and savings are not part of it.",
    publications: [CFPB_SCORES],
  },
  {
    topic: "inquiries",
    text: "A hard inquiry comes from an application for credit; it usually costs a few points and counts for about a year. Looking at your own report, or an offer made without application, is a soft inquiry and costs nothing. Several inquiries for one car loan or mortgage within two weeks count as one.",
    publications: [CFPB_SCORES],
  },
  {
    topic: "apr",
    text: "APR is what a debt costs in a year, as a percentage of what is owed. A card charges about a twelfth of it each month on the balance that is carried over, so a debt with a higher APR grows faster than another of the same size.",
    publications: [CFPB_CARDS],
  },
  {
    topic: "grace-period",
    text: "Most cards charge no interest on purchases when the whole statement balance is paid by the due date; that time is the grace period. Carrying any balance over usually ends it, and then purchases bear interest from the day they are made.",
    publications: [CFPB_CARDS],
  },
  {
    topic: "minimum-payment",
    text: "The minimum payment is the least that keeps an account in good standing. On a card it is often one to three percent of the balance with the interest on top, so it falls as the balance falls and the debt lasts for years. The statement prints how long it would take.",
    publications: [CFPB_CARDS],
  },
  {
    topic: "deferred-interest",
    text: "With deferred interest no interest is charged during a promotion, but it is counted up meanwhile. If anything of the balance is left when the promotion ends, all of it is charged at once. Paying it off before that day avoids it; that differs from a true 0 % rate, where nothing is counted up.",
    publications: [CFPB_CARDS],
  },
  {
    topic: "avalanche-snowball",
    text: "The avalanche pays the debt with the highest APR first and costs the least interest. The snowball pays the smallest balance first, so the first debt is gone sooner, and usually costs more. Both pay every minimum and move what a closed debt frees to the next one.",
    publications: [CFPB],
  },
  {
    topic: "balance-transfer",
    text: "A balance transfer moves debt to a card with a low rate for some months, for a fee that is often three to five percent. It helps when what is moved can be paid off before the rate ends, and when nothing is bought with the new card. A late payment can end the low rate.",
    publications: [CFPB_CARDS],
  },
  {
    topic: "consolidation",
    text: "Consolidation puts several debts into one loan. It saves money only if its rate, fees counted, is below what the debts charge now and it does not last much longer. Beware of securing card debt with your home, and of companies that ask for money first.",
    publications: [CFPB, FTC_DEBT],
  },
  {
    topic: "settlement",
    text: "In debt settlement a company offers creditors less than is owed, usually after you stopped paying. Fees are high, the missed payments hurt your credit, creditors may sue meanwhile, and forgiven debt can be taxed. A nonprofit credit counsellor can often lower rates without that; a company may not take fees before it has settled a debt.",
    publications: [FTC_DEBT, CFPB],
  },
  {
    topic: "debt-to-income",
    text: "Debt-to-income is what your monthly debt payments are in percent of your monthly income. Below 36 % is commonly held to be healthy. Lenders use income before tax and count housing as well.",
    publications: [CFPB],
  },
  {
    topic: "emergency-fund",
    text: "An emergency fund keeps a repair or a lost pay check from becoming new card debt. Even a few hundred dollars help; three to six months of essential expenses is the usual goal. Many people keep a small fund first, pay off expensive debt next, and fill the fund up afterwards.",
    publications: [
      {
        name: "Consumer Financial Protection Bureau: an essential guide to building an emergency fund",
        url: "https://www.consumerfinance.gov/an-essential-guide-to-building-an-emergency-fund/",
      },
    ],
  },
  {
    topic: "credit-counseling",
    text: "A credit counselor looks at your income, debts and spending with you and helps you make a plan; nonprofit agencies do that for little or nothing. Some offer a debt management plan: you pay them once a month, and they pay your creditors at rates they agreed. Ask what it costs, whether it is in writing, and whether your state licenses them; be careful with anybody who wants money first or tells you to stop paying.",
    publications: [CFPB, FTC_DEBT],
  },
  {
    topic: "payday-loans",
    text: "A payday loan is due in full within weeks and costs often several hundred percent a year, so many people must borrow again. A credit union's small loan, a payment plan with the creditor or an advance from the employer is nearly always cheaper.",
    publications: [CFPB],
  },
  {
    topic: "student-loans",
    text: "Federal student loans have payment plans that follow your income, and pauses for hardship; private ones mostly do not. Changing a federal loan into a private one gives those rights up for good. Help with federal loans is free from the servicer; nobody needs to be paid for it.",
    publications: [STUDENT_AID],
  },
  {
    topic: "credit-reports",
    text: "You can read your report of each of the three bureaus free every week. Reading it does not lower a score. An error can be disputed with the bureau, which must look into it, as a rule within 30 days.",
    publications: [REPORTS, CFPB_SCORES],
  },
  {
    topic: "credit-freeze",
    text: "A credit freeze keeps anybody, you included, from opening new credit in your name. It is free at each of the three bureaus, does not touch your score, and can be lifted for a day or for good.",
    publications: [FTC_DEBT],
  },
  {
    topic: "late-payments",
    text: "A payment is reported as late once it is 30 days past due; before that it usually costs a fee and, on a card, perhaps a higher rate. A late mark stays on a report for seven years but counts less each year. Call the creditor as soon as you know you cannot pay: many waive a first fee.",
    publications: [CFPB_CARDS, CFPB_SCORES],
  },
  {
    topic: "compound-interest",
    text: "Interest that is not paid is added to what is owed, and then bears interest itself. On a card that happens every day or month, so paying early and more than the minimum saves more than it seems.",
    publications: [CFPB],
  },
  {
    topic: "secured-debt",
    text: "A secured debt has something behind it that the lender may take when it is not paid: the car, the house, a deposit. An unsecured one, such as most cards, personal and student loans, has only your promise, so it usually costs more, and the lender can report you, send you to collections or sue. That is why secured debts come first when money is short.",
    publications: [CFPB],
  },
  {
    topic: "fixed-variable",
    text: "A fixed rate stays as it was agreed; a variable one follows an index, often the prime rate, plus a margin, and most cards have one. When the index rises, the rate and the minimum rise with it. A fixed rate is easier to plan with; a variable one can begin lower.",
    publications: [CFPB],
  },
  {
    topic: "amortization",
    text: "The principal is what you borrowed and still owe; interest is what the lender charges for it. A loan with equal payments pays mostly interest at first and mostly principal at the end; that is called amortization. What you pay above the payment goes to the principal if the lender is told so, and saves its interest from then on.",
    publications: [CFPB],
  },
  {
    topic: "cosigning",
    text: "Who cosigns owes the whole debt like the borrower: a late payment marks both reports, and the lender may ask the cosigner first. Some lenders release a cosigner after a year or more of payments on time, or the borrower refinances alone. An authorized user of a card may spend but does not owe.",
    publications: [CFPB],
  },
  {
    topic: "authorized-user",
    text: "An authorized user may pay with somebody's card but does not owe its balance. The card usually shows on the user's report too, so a well-paid old card can help and a full one can hurt. The owner of the card can take the user off at any time.",
    publications: [CFPB_CARDS],
  },
  {
    topic: "statement-balance",
    text: "The statement balance is what was owed on the day the statement was made; the current balance adds what came since. Paying the whole statement balance by the due date costs no interest on purchases. The closing date ends the period, the due date is at least 21 days after it, and what is owed on the closing date is usually what the bureaus see.",
    publications: [CFPB_CARDS],
  },
  {
    topic: "refinancing",
    text: "Refinancing replaces a loan with a new one, best at a lower rate. It pays off when what the rate saves is more than the fees and the new loan does not run much longer. A lower payment over more years can cost more in the end. Ask whether the old loan has a penalty for paying early.",
    publications: [CFPB],
  },
  {
    topic: "home-equity",
    text: "Home equity is what your home is worth less what is owed on it. A home-equity loan or line borrows against it at a lower rate than a card, but the house stands behind it: what could not cost you the house before now can.",
    publications: [CFPB],
  },
  {
    topic: "cash-advance",
    text: "A cash advance is cash taken from a credit card. It costs a fee, often about five percent, and usually a higher rate than purchases, with interest from the first day: there is no grace period.",
    publications: [CFPB_CARDS],
  },
  {
    topic: "buy-now-pay-later",
    text: "Buy now, pay later splits a purchase into a few payments, often four and without interest. Several at once are easily lost sight of, a missed one costs a fee, and returns can be slow to be refunded.",
    publications: [CFPB],
  },
  {
    topic: "overdraft",
    text: "An overdraft is a payment that your bank makes although the account does not hold enough; it may take a fee each time. For card purchases and cash machines it needs your consent, which you can take back. A link to savings or an alert on a low balance is cheaper.",
    publications: [CFPB],
  },
  {
    topic: "escrow",
    text: "Escrow is a part of a mortgage payment that the servicer keeps to pay property tax and insurance for you. When those rise, the payment rises with them, also at a fixed rate. The servicer sends an account of it once a year.",
    publications: [CFPB],
  },
  {
    topic: "forbearance",
    text: "Deferment and forbearance pause or lower payments for a time, and a hardship plan of a card company lowers the rate or the minimum. Interest often goes on meanwhile and may be added to what is owed, so ask what it does to the balance and to your report before you agree.",
    publications: [CFPB, STUDENT_AID],
  },
  {
    topic: "prepayment-penalty",
    text: "A prepayment penalty is a fee for paying a loan off earlier than agreed. Federal student loans have none and most cards, personal and car loans neither; some mortgages and older loans do, in their first years. It stands in the loan's papers.",
    publications: [CFPB],
  },
  {
    topic: "penalty-apr",
    text: "A penalty APR is a higher rate that a card may charge after a payment is 60 days late. Six payments on time in a row bring the old rate back for what was owed before; the issuer tells you of a higher rate 45 days ahead.",
    publications: [CFPB_CARDS],
  },
  {
    topic: "introductory-rate",
    text: "An introductory or promotional rate is a low rate, often 0 %, for a set number of months. When it ends, what is left is charged at the ordinary rate from then on. With deferred interest, unlike a true 0 %, everything since the purchase is charged as well.",
    publications: [CFPB_CARDS],
  },
  {
    topic: "apy",
    text: "APY is what savings earn in a year with the interest on interest counted; APR is what a debt costs in a year, without it. Paying off a debt with a high APR saves more than nearly any savings account earns.",
    publications: [CFPB],
  },
  {
    topic: "liquid-assets",
    text: "Net worth is everything you own less everything you owe. Cash and savings can be used at once; a house, a car or retirement money only slowly or at a cost, so two people of the same net worth can stand very differently.",
    publications: [CFPB],
  },
  {
    topic: "charge-off",
    text: "A charge-off means that the lender wrote a debt off in its own books, usually after about six months without payment. You still owe it, it is often sold to a collector, and it stays on the report for seven years from the first missed payment.",
    publications: [CFPB_COLLECTION],
  },
  {
    topic: "fixed-expenses",
    text: "Fixed costs come in about the same amount each month, such as rent and insurance; variable ones change, such as groceries and gas. Essential costs are those you cannot do without; discretionary ones you can choose, so they are what a tight month can give up.",
    publications: [CFPB],
  },
  ...moreLessons,
] as const satisfies readonly Lesson[];

export type LessonTopic = (typeof lessons)[number]["topic"];
export const lessonOf = (topic: LessonTopic): Lesson =>
  lessons.find((lesson) => lesson.topic === topic) ?? lessons[0];
