import type { Guide } from "./guide-text.ts";

export const taxGuidance: Guide = {
  slug: "tax",
  title: "Taxes",
  summary: "How taxes and debts touch, and where help is free.",
  checkedOn: "2026-11-22",
  sections: [
    {
      title: "Interest you may deduct, and interest you may not",
      paragraphs: [
        "Interest on credit cards and other personal debt is not deductible. Mortgage interest can be, within limits, for who itemizes. Student loan interest can be up to $2,500 a year without itemizing, less or nothing above certain incomes. Most families take the standard deduction, so a “deductible” loan often saves no tax at all.",
      ],
    },
    {
      title: "Forgiven debt can be income",
      paragraphs: [
        "When a lender cancels $600 or more it usually sends Form 1099-C, and the amount counts as income unless an exception holds. Debt discharged in bankruptcy is an exception; so is debt cancelled while you owed more than you owned, to that extent. Ask about this before you settle a debt for less.",
      ],
    },
    {
      title: "A large refund is your own money, late",
      paragraphs: [
        "A refund means that too much was withheld. With expensive debt, having it month by month saves interest. The IRS has a withholding estimator; you change withholding with a new Form W-4 at work. Leave enough to owe nothing in April.",
      ],
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
        "The saver’s credit, for contributions to retirement accounts below certain incomes.",
        "The American opportunity and lifetime learning credits, for college costs.",
      ],
    },
    {
      title: "If you owe the IRS",
      paragraphs: [
        "File on time also when you cannot pay: the penalty for filing late is much higher than the one for paying late. Payment plans can be asked for online. Be careful with anybody who promises to settle tax debt for pennies.",
      ],
    },
    {
      title: "Free help",
      paragraphs: [
        "Volunteers certified by the IRS prepare simple returns for people who earn below a yearly limit, and for older people. IRS Free File gives software for nothing below an income limit. Low Income Taxpayer Clinics help in disputes with the IRS.",
      ],
    },
  ],
  sources: [
    {
      publisher: "Internal Revenue Service",
      title: "Topic no. 505, Interest expense",
      url: "https://www.irs.gov/taxtopics/tc505",
    },
    {
      publisher: "Internal Revenue Service",
      title: "Topic no. 456, Student loan interest deduction",
      url: "https://www.irs.gov/taxtopics/tc456",
    },
    {
      publisher: "Internal Revenue Service",
      title: "Topic no. 431, Canceled debt: is it taxable or not?",
      url: "https://www.irs.gov/taxtopics/tc431",
    },
    {
      publisher: "Internal Revenue Service",
      title: "Tax withholding estimator",
      url: "https://www.irs.gov/individuals/tax-withholding-estimator",
    },
    {
      publisher: "Internal Revenue Service",
      title: "Credits and deductions for individuals",
      url: "https://www.irs.gov/credits-and-deductions-for-individuals",
    },
    {
      publisher: "Internal Revenue Service",
      title: "Failure to file penalty",
      url: "https://www.irs.gov/payments/failure-to-file-penalty",
    },
    {
      publisher: "Internal Revenue Service",
      title: "Free tax return preparation for qualifying taxpayers",
      url: "https://www.irs.gov/individuals/free-tax-return-preparation-for-qualifying-taxpayers",
    },
  ],
};
