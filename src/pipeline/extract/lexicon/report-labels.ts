import type { AccountKind } from "#contract/extraction.ts";
import { defineLabels, squash } from "./label-set.ts";

/** Wordings of a credit report's overview. Counts and scores are plain numbers. */
export const reportLabels = defineLabels([
  [
    "score",
    "number",
    1,
    `
    fico score | fico score 8 | fico score 9 | fico score 10 | fico score 2 | fico score 3 | fico score 4 | fico score 5 | vantagescore | vantagescore 3.0 | vantagescore 4.0 | credit score |
    your credit score | your score | your fico score | your fico score 8 | score | current score | your vantagescore | your vantagescore 3.0 |
    fico bankcard score 8 | fico auto score 8 | experian credit score | transunion credit score | equifax credit score | fico 8 | my score |
    vantagescore 3.0 credit score | your credit score is | your vantagescore 3.0 credit score | your fico score 8 is | your fico score is
  `,
  ],
  [
    "reportDate",
    "date",
    1,
    `
    report date | date of report | report created | date created | report generated | report as of | date generated | date issued | as of |
    your report as of | file created | last updated | updated | report created on | generated on | created on | date of your report |
    date pulled | report pulled | as of date | credit report date | date requested | report run date | issued on | report issued | data as of |
    updated on | report generated on | date of issue | file date | date of disclosure | report printed | date | issue date | score date | date completed | report completed | completed on | date ordered | date prepared | report prepared | date of file
  `,
  ],
  [
    "accountsTotal",
    "number",
    1,
    `
    total accounts | total number of accounts | number of accounts | total tradelines | accounts total | all accounts | accounts in total |
    total credit accounts | total trade lines | total accounts on file | tradelines | total trades | trades | number of trades | trade lines | accounts on file | accounts reported | accounts in your report | account count | total open and closed accounts
  `,
  ],
  ["accountsTotal", "number", 0.6, "accounts"],
  [
    "accountsOpen",
    "number",
    1,
    `
    open accounts | accounts open | total open accounts | currently open | number of open accounts | open | active accounts | open tradelines |
    open credit accounts | accounts currently open | open trades | trades open | open trade lines | open/active accounts | total open
  `,
  ],
  [
    "accountsClosed",
    "number",
    1,
    "closed accounts | accounts closed | closed trades | trades closed | closed trade lines | total closed accounts | number of closed accounts | closed | closed tradelines | paid/closed accounts | accounts paid or closed | total closed | closed/paid accounts | closed/paid tradelines | closed/paid trade lines | closed/paid trades | closed or paid accounts | paid or closed accounts | paid/closed tradelines | paid/closed trade lines | paid/closed trades | closed and paid accounts | paid and closed accounts | inactive accounts | closed or transferred accounts",
  ],
  [
    "inquiries",
    "number",
    1,
    `
    hard inquiries | inquiries | credit inquiries | total inquiries | recent inquiries | number of inquiries | hard credit inquiries |
    inquiries last 24 months | inquiries in the last 2 years | inquiries last 2 years | hard searches | new credit inquiries |
    inquiries (last 24 months) | inquiries in the last 24 months | hard enquiries | hard inquiries last 2 years | total hard inquiries | hard inquiry | inq | inqs | inquiry count | hard pulls
  `,
  ],
  [
    "collections",
    "number",
    1,
    `
    collections | collection accounts | accounts in collections | total collections | number of collections | accounts in collection |
    collection items | collections accounts | accounts sent to collections | open collections | items in collections | in collections |
    collection account | collection | accounts with collection agencies | collection agency accounts
  `,
  ],
  [
    "utilization",
    "percent",
    1,
    `
    credit utilization | credit usage | utilization | overall credit usage | revolving utilization | credit card use | total credit utilization |
    debt to credit ratio | debt to credit | credit utilization ratio | credit card utilization | overall utilization | utilization rate | credit utilisation |
    revolving credit utilization | debt-to-credit ratio | total utilization | credit used | card use | card usage | credit card usage | total credit usage | overall credit utilization |
    utilization ratio | percent used | of credit used | balance-to-limit ratio
  `,
  ],
  [
    "other",
    "number",
    1,
    `
    soft inquiries | public records | late payments | negative accounts | derogatory marks | potentially negative | bankruptcies | judgments |
    average age | age of credit | oldest account | missed payments | accounts in good standing | delinquent accounts | points |
    account review inquiries | promotional inquiries | accounts ever late | accounts with balances | revolving accounts | installment accounts |
    mortgage accounts | real estate accounts | authorized user accounts | recently opened | new accounts | negative items | days past due |
    accounts past due | scores range from | score range | page | potentially negative closed | never late | length of credit history
  `,
  ],
  [
    "other",
    "percent",
    1,
    "payment history | on-time payments | on time payments | interest rate | apr | available | payments on time | paid on time",
  ],
  [
    "other",
    "date",
    1,
    "date of birth | date opened | opened | last reported | date closed | inquired on | since | prepared on | next update | next score update | birth date | reported since | date reported | requested on",
  ],
]);

/** Wordings of one account in a credit report. */
export const tradelineLabels = defineLabels([
  [
    "balance",
    "money",
    1,
    "balance | current balance | balance amount | account balance | outstanding balance | recent balance | amount owed | balance owed | reported balance | unpaid balance | bal | amount | balance as of",
  ],
  [
    "creditLimit",
    "money",
    1,
    "credit limit | limit | lim | credit line | total credit limit | credit limit amount | account limit",
  ],
  [
    "originalBalance",
    "money",
    1,
    "original balance | original amount | orig | orig amount | orig amt | original loan amount | loan amount | original principal | amount borrowed | original loan balance | loan original amount | original debt amount | high credit | original credit amount | opening balance",
  ],
  [
    "limitOrOriginal",
    "money",
    1,
    "credit limit/original amount | limit/original amount | high credit/limit | credit limit or original amount | limit/high credit | loan amount/credit limit",
  ],
  [
    "monthlyPayment",
    "money",
    1,
    "monthly payment | scheduled payment | payment amount | scheduled payment amount | min payment | minimum payment | monthly pmt | pmt | payment | est monthly payment | estimated monthly payment | monthly payment amount | monthly minimum payment | minimum payment due | per month | monthly | current payment | payment due | monthly obligation | payment per month | regular payment | installment | installment amount | amount of payment | monthly amount | est payment",
  ],
  [
    "other",
    "money",
    1,
    "high balance | highest balance | past due amount | past due | amount past due | last payment | actual payment amount | actual payment | payment received | payments received | last payment received | received | paid last month | charge off amount | balloon payment | recent payment | highest reported balance | last payment amount | amount paid | total past due | balloon payment amount | high credit balance | charge-off amount | available credit",
  ],
  [
    "other",
    "date",
    1,
    "date opened | opened | last reported | date closed | closed | last payment date | date of last payment | date reported | status updated | date updated | opened on | balance updated | reported | last updated | account opened | date of last activity | date of first delinquency | last payment made",
  ],
]);

/** Words that a bureau's form prints before words: who lent, of which kind, whether open. */
const formWords: ReadonlyArray<readonly [phrase: string, field: string]> = (
  [
    [
      "creditor",
      "account name | creditor | creditor name | company | company name | lender | lender name | furnisher | subscriber | subscriber name | name of creditor | reported by | institution | account with",
    ],
    [
      "kind",
      "account type | type | loan type | kind | type of account | type of loan | loan/account type | account type detail | account type - detail | credit type | portfolio type | type of credit | account category | category | kind of account | product | loan type code | debt type",
    ],
    [
      "status",
      "status | account status | current status | open/closed | condition | account condition | loan status | state | pay status | payment status | current pay status | current rating | standing | account standing | how it is paid",
    ],
    ["closedOn", "date closed | closed | closed on | closed date | account closed"],
    [
      "other",
      "account number | account # | account no | acct # | responsibility | terms | terms frequency | term duration | owner | ownership | date opened | opened | date updated | last reported | date reported | balance updated | status updated | date of last payment | remarks | comments | bureau code | no of months | payment responsibility | ecoa | high balance | available credit | activity designator | months reviewed | contact info | phone | address",
    ],
  ] as const
).flatMap(([field, phrases]) => phrases.split("|").map((phrase) => [squash(phrase), field] as const));

/** What a cell of an account announces, by its squashed words; "other" keeps what stands beside it to itself. */
export const formFields: ReadonlyMap<string, string> = new Map([
  ...tradelineLabels.map(({ phrase, field }) => [phrase, field] as const),
  ...formWords,
]);

/** Kinds as bureaus name them; the first that fits. Squashed text. */
export const tradelineKinds: ReadonlyArray<readonly [AccountKind, RegExp]> = [
  ["heloc", /homeequity|heloc|^equityline|^heq$/],
  [
    "mortgage",
    /mortgage|realest|homeloan|homelend|housing|conventional|mtg|^mort$|^conv$|^cnv$|^fha|^valoan|^usdarural/,
  ],
  ["student-loan", /student|education|deptofed|stuloan|^educ?$|^stu$|stafford|perkins|parentplus|^ffelp?$/],
  [
    "auto-loan",
    /auto(?!mat|pay|debit|deduct|draft|save|renew|correct)|vehicle|carloan|carlease|carnote|truckloan|motor(?!ola)|^aut$/,
  ],
  [
    "personal-loan",
    /personalloan|personalln|^personal$|personal(?:instal|secured|unsec|note|ins$)|(?:secured|instal?lment(?:loan)?|inst)personal|unsecured(?!credit|card)|signatureloan|^signature$|debtconsolidation|peertopeer|^uns(?:ec|c|e)?$/,
  ],
  [
    "credit-card",
    /creditcard|chargecard|chargeaccount|revolving|flexiblespending|storecard|storecredit|departmentstore|storeaccount|bankcard|retail(?!instal|contract|sales)|visa(?!l)|mastercard|americanexpress|securedcard|card$|^card(?!inal|iff|iac|io)|^rev$|^revolv$|^cc$|^crc$|^chg$/,
  ],
  ["loan", /lineofcredit|instal?lment|loan|note(?![ds])|paylater|^inst?$/],
];

/** What a column of a table of accounts holds; the first that fits. Squashed headings. */
export const tradelineColumns: ReadonlyArray<readonly [field: string, pattern: RegExp]> = [
  [
    "skip",
    /highbalance|highestbalance|pastdue|lastpayment|recentpayment|actualpayment|amountpaid|paymenthistory|paymentdate|chargeoff|balloon|available|opened|reported|closed$|utili|^date/,
  ],
  [
    "limitOrOriginal",
    /limit(?:or)?(?:orig|high|loan)|(?:orig(?:inal)?(?:amount|amt)?|hi(?:gh)?cr(?:ed(?:it)?)?|loanamount)(?:or)?(?:credit)?limit/,
  ],
  ["creditLimit", /limit|creditline/],
  [
    "originalBalance",
    /original|loanamount|hi(?:gh)?credit|borrowed|amountfinanced|openingbal|startingbal|initial|^orig/,
  ],
  ["monthlyPayment", /payment|monthly|pmt|permonth|instal+ment(?:s|due|amount)?$/],
  ["terms", /^terms/],
  ["balance", /balance|owed|owe$|owing|outstanding|unpaid|^amount$|^bal$/],
];
