import type { Guide } from "./guide-text.ts";

export const kidsEducation: Guide = {
  slug: "kids-education",
  title: "Kids’ education",
  summary: "Paying for school and college without going deeper into debt.",
  checkedOn: "2026-11-22",
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
    },
    {
      title: "529 plans",
      paragraphs: [
        "A 529 plan is an account for education that a state sponsors. Contributions are not deductible on the federal return; earnings are free of federal income tax when they pay for qualified education costs. Many states give a deduction or credit of their own. You may use most states’ plans wherever you live, so compare fees.",
        "The part of a withdrawal that is earnings is taxed, and as a rule bears an additional 10 % tax, when it pays for something else. The beneficiary can be changed to another family member. Within limits, up to $35,000 over a lifetime can move from a long-held 529 plan to the beneficiary’s Roth IRA.",
      ],
    },
    {
      title: "Coverdell accounts",
      paragraphs: [
        "A Coverdell education savings account takes up to $2,000 a year for one beneficiary in all, until age 18, and only below certain incomes. It can pay for qualified costs from elementary school on.",
      ],
    },
    {
      title: "Financial aid",
      paragraphs: [
        "The FAFSA is the application for federal grants, work-study and federal loans, and many states and schools use it too. It is free. Fill it in each year, also when you think you earn too much: some aid does not depend on need.",
        "Compare offers by what is left to pay after grants and scholarships, not by the price on the brochure. Grants and scholarships are not paid back; loans are.",
      ],
    },
    {
      title: "When borrowing is needed",
      paragraphs: [
        "Federal student loans have fixed rates, plans that go by income, and ways to pause payments. Private loans often have not. Borrow federal first, and no more than is needed. A parent’s loan, or a co-signature, is the parent’s own debt.",
      ],
    },
  ],
  sources: [
    {
      publisher: "Internal Revenue Service",
      title: "Topic no. 313, Qualified tuition programs (QTPs)",
      url: "https://www.irs.gov/taxtopics/tc313",
    },
    {
      publisher: "Internal Revenue Service",
      title: "Topic no. 310, Coverdell education savings accounts",
      url: "https://www.irs.gov/taxtopics/tc310",
    },
    {
      publisher: "Internal Revenue Service",
      title: "Publication 970, Tax Benefits for Education",
      url: "https://www.irs.gov/publications/p970",
    },
    {
      publisher: "U.S. Securities and Exchange Commission, Investor.gov",
      title: "An Introduction to 529 Plans",
      url: "https://www.investor.gov/introduction-investing/general-resources/news-alerts/alerts-bulletins/investor-bulletins/introduction-529-plans-investor-bulletin",
    },
    {
      publisher: "U.S. Department of Education, Federal Student Aid",
      title: "Filling out the FAFSA form",
      url: "https://studentaid.gov/apply-for-aid/fafsa/filling-out",
    },
    {
      publisher: "U.S. Department of Education, Federal Student Aid",
      title: "Federal versus private loans",
      url: "https://studentaid.gov/understand-aid/types/loans/federal-vs-private",
    },
  ],
};
