import { type Guide, publishers, sharedSources } from "./guide-text.ts";

const qualifiedPrograms = {
  publisher: publishers.irs,
  title: "Topic no. 313, Qualified tuition programs (QTPs)",
  url: "https://www.irs.gov/taxtopics/tc313",
} as const;

export const kidsEducation: Guide = {
  slug: "kids-education",
  title: "Kids’ education",
  summary: "Paying for school and college without going deeper into debt.",
  sections: [
    {
      title: "First things first",
      paragraphs: [
        "Expensive card debt usually costs more each year than savings can be counted on to earn. Paying it off first often leaves a family with more for school later. A match on retirement contributions is worth taking meanwhile, because students can borrow for college and nobody lends for retirement.",
      ],
      steps: [
        "Keep a small emergency fund, so that a repair does not become card debt.",
        "Pay every minimum, and put what is left to the dearest debt.",
        "Save for school with what is left after that, even if it is little.",
      ],
      sources: [],
      check: null,
    },
    {
      title: "529 plans",
      paragraphs: [
        "A 529 plan is an account for education that a state sponsors. Contributions are not deductible on the federal return; earnings are free of federal income tax when they pay for qualified education costs. Many states give a deduction or credit of their own. You may use most states’ plans wherever you live, so compare fees.",
        "The part of a withdrawal that is earnings is taxed, and as a rule bears an additional 10 % tax, when it pays for something else. The beneficiary can be changed to another family member. Up to $35,000 over a lifetime can move to the beneficiary’s Roth IRA, from a plan that is at least 15 years old and within each year’s limit.",
        "Two changes: from 2026 up to $20,000 a year may pay for elementary and secondary school, and since July 2025 training for many trade licences and certificates counts as well. A state may see it otherwise on its own return.",
      ],
      sources: [
        qualifiedPrograms,
        sharedSources.lawOf2025,
        {
          publisher: "U.S. Securities and Exchange Commission, Investor.gov",
          title: "An Introduction to 529 Plans",
          url: "https://www.investor.gov/introduction-investing/general-resources/news-alerts/alerts-bulletins/investor-bulletins/introduction-529-plans-investor-bulletin",
        },
      ],
      check: { on: "2026-11-22", against: "descriptions" },
    },
    {
      title: "Accounts for newborns",
      paragraphs: [
        "For a child born from 2025 to 2028 who is a US citizen with a Social Security number, the Treasury puts $1,000 once into a “Trump account”, when a parent asks for it with IRS Form 4547. Nobody has to add anything, so it costs a family in debt nothing to ask.",
        "Family may add up to $5,000 a year for any child under 18, not deductible. As a rule nothing can be taken out before the child is 18, and much as in a traditional IRA afterwards. Debt at card rates comes first.",
      ],
      sources: [
        {
          publisher: "U.S. Department of the Treasury",
          title: "Trump Accounts",
          url: "https://trumpaccounts.gov/",
        },
        sharedSources.lawOf2025,
      ],
      check: { on: "2026-11-22", against: "descriptions" },
    },
    {
      title: "Coverdell accounts",
      paragraphs: [
        "A Coverdell education savings account takes up to $2,000 a year for one beneficiary in all, until age 18, and only below certain incomes. It can pay for qualified costs from elementary school on.",
      ],
      sources: [
        {
          publisher: publishers.irs,
          title: "Topic no. 310, Coverdell education savings accounts",
          url: "https://www.irs.gov/taxtopics/tc310",
        },
        {
          publisher: publishers.irs,
          title: "Publication 970, Tax Benefits for Education",
          url: "https://www.irs.gov/publications/p970",
        },
      ],
      check: { on: "2026-11-22", against: "descriptions" },
    },
    {
      title: "Financial aid",
      paragraphs: [
        "The FAFSA is the application for federal grants, work-study and federal loans, and many states and schools use it too. It is free. Fill it in each year, also when you think you earn too much: some aid does not depend on need.",
        "Compare offers by what is left to pay after grants and scholarships, not by the price on the brochure. Grants and scholarships are not paid back; loans are.",
      ],
      sources: [
        {
          publisher: publishers.studentAid,
          title: "Filling out the FAFSA form",
          url: "https://studentaid.gov/apply-for-aid/fafsa/filling-out",
        },
      ],
      check: null,
    },
    {
      title: "When a student borrows",
      paragraphs: [
        "A student’s federal loans have fixed rates, a plan that goes by income, and ways to pause payments. Private loans often have not. Borrow federal first, and no more than is needed.",
        "Loans made since 1 July 2026 are repaid on one of two plans: a standard plan of 10 to 25 years, by how much was borrowed, or the Repayment Assistance Plan, which goes by income. A new loan can take older ones out of the plans they are on, so ask the servicer before you borrow more.",
      ],
      sources: [
        sharedSources.studentLoanChanges,
        {
          publisher: publishers.studentAid,
          title: "Federal versus private loans",
          url: "https://studentaid.gov/understand-aid/types/loans/federal-vs-private",
        },
      ],
      check: { on: "2026-11-22", against: "descriptions" },
    },
    {
      title: "When a parent borrows",
      paragraphs: [
        "A parent’s loan, or a co-signature, is the parent’s own debt. A Parent PLUS loan made since 1 July 2026 is repaid on the standard plan alone: none of its payments go by income.",
        "Such loans are limited to $20,000 a year and $65,000 in all for each child, for both parents together. Who had a Parent PLUS loan for the child’s program before that day may borrow by the older limits for up to three more school years, or until the program ends if that is sooner.",
      ],
      sources: [
        sharedSources.studentLoanChanges,
        {
          publisher: publishers.studentAid,
          title: "Direct PLUS Loans for parents",
          url: "https://studentaid.gov/understand-aid/types/loans/plus/parent",
        },
      ],
      check: { on: "2026-11-22", against: "descriptions" },
    },
  ],
};
