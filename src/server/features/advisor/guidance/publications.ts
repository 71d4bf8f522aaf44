/** Who is named in more than one place: institutions whose word or help people can trust. */
import type { Publication } from "#contract/advisor.ts";

export const CFPB: Publication = {
  name: "Consumer Financial Protection Bureau: Ask CFPB",
  url: "https://www.consumerfinance.gov/ask-cfpb/",
};
export const CFPB_SCORES: Publication = {
  name: "Consumer Financial Protection Bureau: credit reports and scores",
  url: "https://www.consumerfinance.gov/consumer-tools/credit-reports-and-scores/",
};
export const CFPB_COLLECTION: Publication = {
  name: "Consumer Financial Protection Bureau: debt collection",
  url: "https://www.consumerfinance.gov/consumer-tools/debt-collection/",
};
export const CFPB_CARDS: Publication = {
  name: "Consumer Financial Protection Bureau: credit cards",
  url: "https://www.consumerfinance.gov/consumer-tools/credit-cards/",
};
export const FTC_DEBT: Publication = {
  name: "Federal Trade Commission: credit, loans and debt",
  url: "https://consumer.ftc.gov/credit-loans-debt",
};
export const STUDENT_AID: Publication = { name: "Federal Student Aid", url: "https://studentaid.gov/" };
export const LEGAL_AID: Publication = {
  name: "Legal Services Corporation: find legal aid",
  url: "https://www.lsc.gov/",
};
export const HELP_211: Publication = {
  name: "211: help with rent, bills and food near you",
  url: "https://www.211.org/",
};
export const FTC_REPORT: Publication = {
  name: "Report fraud to the Federal Trade Commission",
  url: "https://reportfraud.ftc.gov/",
};
export const IDENTITY: Publication = { name: "IdentityTheft.gov", url: "https://www.identitytheft.gov/" };
export const CFPB_COMPLAINT: Publication = {
  name: "Consumer Financial Protection Bureau: submit a complaint",
  url: "https://www.consumerfinance.gov/complaint/",
};
export const INVESTOR: Publication = {
  name: "Investor.gov of the Securities and Exchange Commission",
  url: "https://www.investor.gov/",
};
