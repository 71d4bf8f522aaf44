import { type Guide, publishers, sharedSources } from "./guide-text.ts";

export const taxGuidance: Guide = {
  slug: "tax",
  title: "Taxes",
  summary: "How taxes and debts touch, and where help is free.",
  sections: [
    {
      title: "Interest you may deduct, and interest you may not",
      paragraphs: [
        "Interest on credit cards and most other personal debt is not deductible. Mortgage interest can be, within limits, for who itemizes. Student loan interest can be up to $2,500 a year without itemizing, less or nothing above certain incomes.",
        "For the tax years 2025 to 2028 interest on a loan for a new car can be deducted too, up to $10,000 a year and without itemizing. The car must be new, for personal use, and finally assembled in the United States; the loan must be from after 2024 and secured by the car, and the return names the car’s identification number. Used and leased cars do not count. It shrinks above an income of $100,000, or $200,000 on a joint return.",
        "A deduction gives back only a part of the interest, as large as your tax rate. Most families take the standard deduction, so a “deductible” mortgage often saves no tax at all.",
      ],
      sources: [
        {
          publisher: publishers.irs,
          title: "Topic no. 505, Interest expense",
          url: "https://www.irs.gov/taxtopics/tc505",
        },
        {
          publisher: publishers.irs,
          title: "Topic no. 456, Student loan interest deduction",
          url: "https://www.irs.gov/taxtopics/tc456",
        },
        sharedSources.lawOf2025,
      ],
      check: { on: "2026-11-22", against: "descriptions" },
    },
    {
      title: "Forgiven debt can be income",
      paragraphs: [
        "When a lender cancels $600 or more it usually sends Form 1099-C, and the amount counts as income unless an exception holds. Debt discharged in bankruptcy is an exception; so is debt cancelled while you owed more than you owned, to that extent. Ask about this before you settle a debt for less.",
        "Student loans forgiven from 2021 to 2025 were left out of federal income. That ended: what is forgiven since 1 January 2026 at the end of a plan that goes by income can be taxed. Public Service Loan Forgiveness is still not taxed, and there are other exceptions, so ask before you count on it.",
      ],
      sources: [
        {
          publisher: publishers.irs,
          title: "Topic no. 431, Canceled debt: is it taxable or not?",
          url: "https://www.irs.gov/taxtopics/tc431",
        },
      ],
      check: { on: "2026-11-22", against: "descriptions" },
    },
    {
      title: "A large refund is your own money, late",
      paragraphs: [
        "A refund means that too much was withheld. With expensive debt, having it month by month saves interest. The IRS has a withholding estimator; you change withholding with a new Form W-4 at work. Leave enough to owe nothing in April.",
      ],
      sources: [
        {
          publisher: publishers.irs,
          title: "Tax withholding estimator",
          url: "https://www.irs.gov/individuals/tax-withholding-estimator",
        },
      ],
      check: null,
    },
    {
      title: "Credits that families miss",
      paragraphs: [
        "Amounts and income limits change from year to year; the IRS pages have the present ones.",
      ],
      steps: [
        "The earned income tax credit, for people who work and earn little to middling amounts.",
        "The child tax credit, and the credit for other dependents.",
        "The child and dependent care credit, for care that lets you work.",
        "The American opportunity and lifetime learning credits, for college costs.",
      ],
      sources: [
        {
          publisher: publishers.irs,
          title: "Credits and deductions for individuals",
          url: "https://www.irs.gov/credits-and-deductions-for-individuals",
        },
      ],
      check: null,
    },
    {
      title: "The saver’s credit, and the match that follows it",
      paragraphs: [
        "Who puts money into a retirement account and earns below certain amounts can take the saver’s credit. From the tax year 2027 a saver’s match takes its place: half of up to $2,000 that a person saves in a year, paid by the Treasury into the retirement account, also for who owes no tax. It too shrinks with income.",
      ],
      sources: [
        {
          publisher: publishers.irs,
          title: "Retirement savings contributions credit (saver’s credit)",
          url: "https://www.irs.gov/retirement-plans/plan-participant-employee/retirement-savings-contributions-savers-credit",
        },
      ],
      check: { on: "2026-11-22", against: "descriptions" },
    },
    {
      title: "If you owe the IRS",
      paragraphs: [
        "File on time also when you cannot pay: the penalty for filing late is usually ten times the one for paying late. Payment plans can be asked for online. Be careful with anybody who promises to settle tax debt for pennies.",
      ],
      sources: [
        {
          publisher: publishers.irs,
          title: "Failure to file penalty",
          url: "https://www.irs.gov/payments/failure-to-file-penalty",
        },
      ],
      check: { on: "2026-11-22", against: "descriptions" },
    },
    {
      title: "Free help",
      paragraphs: [
        "Volunteers certified by the IRS prepare simple returns for people who earn below a yearly limit, and for older people. IRS Free File gives software for nothing below an income limit. Low Income Taxpayer Clinics help in disputes with the IRS.",
      ],
      sources: [
        {
          publisher: publishers.irs,
          title: "Free tax return preparation for qualifying taxpayers",
          url: "https://www.irs.gov/individuals/free-tax-return-preparation-for-qualifying-taxpayers",
        },
      ],
      check: null,
    },
  ],
};
