import { defineLabels } from "./label-set.ts";

/** Labels that every kind of statement prints. */
export const commonLabels = defineLabels([
  [
    "accountNumber",
    "account",
    1,
    `
    account number | account no | account # | acct number | acct no | acct # | account | account
    number ending in | card number | account ending in | account ending | card ending in | loan
    number | member number | primary account number | account id | account number ending | your
    account number | loan account number | contract number | participant account | participant number | book no | book number | passbook number | passbook no
  `,
  ],
  [
    "statementDate",
    "date",
    1,
    `
    statement date | statement closing date | closing date | statement closing | billing date |
    statement end date | date of statement | statement issued | bill date | statement date/closing
    date | closing date of statement | statement created | statement created on | statement generated | statement printed | statement prepared | statement as of | billing cycle closing
    date | cycle closing date | period ending | statement ending | statement end | billing cycle end
    date | billing cycle ending | date statement prepared | this statement | this statement date | billing cycle closes | cycle ends
  `,
  ],
  [
    "periodStart",
    "date",
    1,
    `
    opening date | open date | beginning date | period start | period beginning | start date | billing cycle
    start | statement begin date | from date | last statement date | last statement | statement
    begins | statement beginning | statement starting | statement starts | cycle beginning | cycle begins | period starting
  `,
  ],
  [
    "periodStart",
    "date",
    0.9,
    "beginning balance on | opening balance on | starting balance on | beginning balance as of | previous balance as of | your previous balance as of | your beginning balance on",
  ],
  [
    "periodEnd",
    "date",
    0.9,
    "ending balance on | closing balance on | ending balance as of | new balance as of | closing balance as of | your new balance as of | your ending balance on",
  ],
  [
    "period",
    "date",
    1,
    `
    statement period | billing period | billing cycle | statement cycle | opening/closing date |
    opening and closing dates | period | period covered | for the period | statement dates | cycle
    dates | service period | activity period | this period | statement for | reporting period |
    account activity | opening/closing dates
  `,
  ],
  [
    "other",
    "date",
    1,
    `
    date opened | member since | next statement date | next closing date | next statement closing date | next
    billing date | next bill date | next statement closes | last payment date | date
    received | effective date | expiration date | next payment date
  `,
  ],
  [
    "other",
    "number",
    1,
    `
    days in billing cycle | days in billing period | number of days | page | days in statement
    period | days in period | days in cycle | statement number | number of deposits | number of
    checks
  `,
  ],
  [
    "other",
    "account",
    1,
    `
    routing number | routing | phone | call | customer service | fax | zip | reference number |
    confirmation | invoice | member id | customer number | aba | tdd | tty
  `,
  ],
]);
