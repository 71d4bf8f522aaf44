import type { Layout } from "../layout.ts";
import { strangerReports } from "./credit-reports.ts";
import { fourthIncomeLayouts } from "./fourth-income.ts";
import { fourthReportLayouts } from "./fourth-reports.ts";
import { laterIncomeLayouts } from "./later-income.ts";
import { laterReportLayouts } from "./later-reports.ts";
import { strangerStubs } from "./pay-stubs.ts";
import { moreStrangerStubs } from "./pay-stubs-more.ts";
import { strangerPortfolios } from "./portfolios.ts";
import { fifthPortfolios } from "./portfolios-fifth.ts";
import { fourthPortfolios } from "./portfolios-fourth.ts";
import { laterPortfolios } from "./portfolios-later.ts";
import { thirdPortfolios } from "./portfolios-third.ts";
import { thirdIncomeLayouts } from "./third-income.ts";
import { thirdReportLayouts } from "./third-reports.ts";
import { strangerYearForms } from "./year-forms.ts";

/** Written before the rules were read again, each as unlike the others as real issuers' prints are. */
export const strangerIncomeLayouts: readonly Layout[] = [
  ...strangerStubs,
  ...moreStrangerStubs,
  ...strangerYearForms,
  ...strangerReports,
  ...laterIncomeLayouts,
  ...laterReportLayouts,
  ...thirdIncomeLayouts,
  ...thirdReportLayouts,
  ...fourthIncomeLayouts,
  ...fourthReportLayouts,
  ...strangerPortfolios,
  ...laterPortfolios,
  ...thirdPortfolios,
  ...fourthPortfolios,
  ...fifthPortfolios,
];
