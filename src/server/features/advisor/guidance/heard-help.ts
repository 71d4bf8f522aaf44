/** Help for what a message is about where no written form hears it: for whom a figure would be the wrong answer. */

import type { Publication } from "#contract/advisor.ts";
import { type Answer, help } from "../tools/say.ts";
import { LIFELINE, NFCC } from "./dangers.ts";
import { CFPB_COMPLAINT, FTC_DEBT, FTC_REPORT, HELP_211, IDENTITY, LEGAL_AID } from "./publications.ts";

const JOBS: Publication = {
  name: "US Department of Labor: unemployment insurance",
  url: "https://www.dol.gov/general/topic/unemployment-insurance",
};

export type HeardHelp = { readonly name: string; readonly answer: () => Answer };

export const heardHelp = {
  "job-loss": {
    name: "hardship",
    answer: () =>
      help(
        "I am sorry. First: claim unemployment with your state now, also when you were told it was agreed; the state decides. Stop extra payments, keep housing, food, power, insurance and the car you need, then the minimums. Call each creditor before a payment is missed and ask for a hardship plan. 211 finds help with rent and bills near you, and a nonprofit credit counsellor (NFCC, 1-800-388-2227) goes through it with you for little or nothing.",
        [JOBS, HELP_211, NFCC],
      ),
  },
  "cannot-pay": {
    name: "hardship",
    answer: () =>
      help(
        "When it does not suffice for all, this order protects you: housing, food, power and water, insurance, the car you need for work, then the minimums, secured loans first. Call each creditor before the day and ask for a hardship plan or another date; many lower the rate or pause a payment. 211 finds help with rent and bills near you, and a nonprofit credit counsellor (NFCC, 1-800-388-2227) does the calls with you for little or nothing.",
        [HELP_211, NFCC],
      ),
  },
  "gave-details": {
    name: "scam",
    answer: () =>
      help(
        "Act now, it still helps. Call your bank on the number printed on your card and say what you gave away: they can stop payments and change the number of the account or card. Change the password of your bank and e-mail. Freeze your credit at the three bureaus, free. Watch the account, and report it at IdentityTheft.gov, which makes a plan for you. It happens to careful people.",
        [IDENTITY, FTC_REPORT],
      ),
  },
  "phishing-us": {
    name: "scam",
    answer: () =>
      help(
        "That is not us. Debt Freedom never asks for a card number, a password or a code by e-mail, text or telephone. Do not answer and do not tap a link; delete it. If you gave something away already, call your bank now on the number printed on your card.",
        [FTC_REPORT, IDENTITY],
      ),
  },
  "scam-offer": {
    name: "scam",
    answer: () =>
      help(
        "Be careful: an offer that must be taken at once, money asked for before any help, or a promise to make a true debt vanish is how scams work. Do not pay, sign, tap a link or give access to your account. Look the company up with your state's attorney general, and call your creditor yourself on the number of your statement. Help with federal student loans is free at studentaid.gov, and a nonprofit credit counsellor (NFCC, 1-800-388-2227) costs little or nothing.",
        [FTC_DEBT, FTC_REPORT, NFCC],
      ),
  },
  "credit-repair": {
    name: "scam",
    answer: () =>
      help(
        "Better not. Nobody can take true entries off a report, and a company for credit repair may not take money before it has done its work. What it does you can do free: read your reports at annualcreditreport.com, dispute what is wrong with the bureau, and pay on time. A nonprofit credit counsellor (NFCC, 1-800-388-2227) helps for little or nothing.",
        [FTC_DEBT, NFCC],
      ),
  },
  "collector-rights": {
    name: "legal",
    answer: () =>
      help(
        "You have rights here. A collector may not threaten or insult you, call before 8 in the morning or after 9 at night, call you at work once you say it is not allowed, or tell others about your debt. Write down each call. Tell them in writing to stop or to write only; within 30 days of the first letter ask for proof of the debt. Complain to the Consumer Financial Protection Bureau and your state's attorney general; where somebody threatens to come to you or your children, call the police. Legal aid can be free.",
        [CFPB_COMPLAINT, LEGAL_AID],
      ),
  },
  "which-number": {
    name: "help",
    answer: () =>
      help(
        "Nonprofit credit counselling: NFCC, 1-800-388-2227. Somebody to talk to, day and night: call or text 988. Help with rent, food and bills near you: 211. In danger: 911. Your creditor's number is printed on the statement and on the back of the card.",
        [NFCC, LIFELINE, HELP_211],
      ),
  },
} as const satisfies Readonly<Record<string, HeardHelp>>;
