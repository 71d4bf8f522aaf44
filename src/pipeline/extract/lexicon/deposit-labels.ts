import { defineLabels } from "./label-set.ts";

/** Checking and savings wordings. Statements sum money in and out either once or by kind; the kinds are summed here too. */
export const depositLabels = defineLabels([
  [
    "beginningBalance",
    "money",
    1,
    `
    beginning balance | your previous balance as of | opening balance | starting balance | previous balance | balance forward |
    balance last statement | previous statement balance | balance brought forward | beginning
    balance on | beginning balance as of | opening balance on | last statement balance | prior
    balance | prior statement balance | previous balance as of | starting balance on | your
    beginning balance | balance at beginning of period | opening ledger balance | balance from last
    statement | beginning account balance | beginning statement balance | your previous balance | your opening balance | start balance | brought forward | last statement | balance on the first day | previous month's balance | your previous balance as of | your balance on | your balance was | balance from previous statement | balance at start | start of period balance | beginning ledger balance | beg. balance | beg balance
  `,
  ],
  [
    "endingBalance",
    "money",
    1,
    `
    ending balance | your new balance as of | closing balance | new balance | balance this statement | ending balance on |
    ending balance as of | new statement balance | closing balance on | your ending balance |
    balance at end of period | closing ledger balance | new balance as of | statement ending balance
    | ending statement balance | final balance | statement closing balance | current statement
    balance | ending account balance | your new balance | your closing balance | end balance | balance carried forward | carried forward | this statement | your new balance as of | your ending balance on | balance at end | balance on the last day | today's balance | end of period balance | ending ledger balance
  `,
  ],
  [
    "endingBalance",
    "money",
    0.75,
    `
    current balance | statement balance | balance as of | account balance | balance on
  `,
  ],
  [
    "totalDeposits",
    "money",
    1,
    `
    deposits and additions | deposits/additions | deposits and other additions | deposits and other
    credits | deposits & other credits | deposits and credits | deposits/credits | total deposits |
    total credits | total additions | total deposits and additions | total deposits and other
    credits | money in | deposits/other credits | total deposits and credits | additions | total
    deposits/credits | total deposits and other additions | total money in | deposits, credits and
    interest | total deposits/additions | credits | plus deposits and credits | deposits and
    interest | credit(s) this period | paid in | total paid in | money paid in | money added | deposits, transfers and other credits | credits this period
  `,
  ],
  [
    "deposits",
    "money",
    1,
    `
    deposits | customer deposits | direct deposits | electronic deposits | other deposits | mobile
    deposits | atm deposits | branch deposits | deposits made | automatic deposits | ach deposits |
    deposit
  `,
  ],
  [
    "otherCredits",
    "money",
    1,
    `
    other credits | electronic credits | transfers in | other additions | ach credits | total
    transfers in | miscellaneous credits
  `,
  ],
  [
    "interestPaid",
    "money",
    1,
    `
    interest paid | interest paid this period | interest earned | interest credited | interest |
    dividends paid | dividends | interest earned this period | interest paid this statement
  `,
  ],
  [
    "totalWithdrawals",
    "money",
    1,
    `
    withdrawals/subtractions | total withdrawals | total debits | total subtractions | withdrawals
    and other subtractions | withdrawals and debits | total withdrawals and debits |
    withdrawals/debits | withdrawals and other debits | money out | checks and other debits | checks
    and other withdrawals | total checks and debits | total withdrawals and other subtractions |
    checks and debits | checks & other debits | subtractions | checks/debits | total money out |
    total withdrawals/subtractions | total checks and other debits | withdrawals, checks and fees |
    checks and withdrawals | debits | total withdrawals and other debits | withdrawals, debits and
    fees | less checks and debits | paid out | total paid out | money paid out | money spent | debit(s) this period | withdrawals and fees | debits this period |
    checks and other deductions | deductions | total deductions | withdrawals and other deductions | checks and other
    subtractions
  `,
  ],
  [
    "withdrawals",
    "money",
    1,
    `
    withdrawals | other withdrawals | electronic withdrawals | atm withdrawals | atm & debit card
    withdrawals | atm and debit card withdrawals | atm and debit card subtractions | card
    withdrawals | other debits | electronic debits | other subtractions | transfers out | total
    transfers out | ach debits | electronic payments | debit card purchases | card purchases |
    atm/debit card withdrawals | ach withdrawals | purchases | bill payments | electronic transfers
    | electronic payments and withdrawals | miscellaneous debits | withdrawal | atm/pos withdrawals
    | debit card transactions | pos purchases | atm/debit withdrawals | payments | payments and
    withdrawals
  `,
  ],
  [
    "checks",
    "money",
    1,
    `
    checks | checks paid | total checks | checks cleared | check | total checks paid
  `,
  ],
  [
    "serviceFees",
    "money",
    1,
    `
    fees | service fees | service fee | service charges | service charge | monthly service fee | fees and charges
    | fees and service charges | monthly maintenance fee | total fees | total service fees | bank
    fees | account fees | fees charged | other fees | maintenance fees
  `,
  ],
  [
    "other",
    "money",
    1,
    `
    average balance | average daily balance | average ledger balance | average collected balance |
    average available balance | minimum balance | minimum daily balance | low balance | lowest
    balance | lowest daily balance | available balance | daily balance | ending daily balance |
    daily ending balance | daily ledger balance | balance subject to interest | interest paid year
    to date | interest paid year-to-date | interest earned year to date | interest paid ytd | year-
    to-date interest | interest year to date | interest paid this year | interest paid in | ytd
    interest | dividends paid year to date | dividends year to date | total overdraft fees | total
    returned item fees | overdraft fees | total for this period | total year-to-date | total year to
    date | overdraft limit | total balance | combined balance | average monthly balance | overdraft
    protection | outstanding deposits | outstanding checks | subtotal | minimum balance required |
    collected balance | average statement balance | total assets | total deposit accounts | amount
    enclosed | ytd dividends | minimum opening deposit | total overdraft fees for this period |
    total interest earned this year | account total | net change | waived fee | enclosed balance |
    federal withholding | interest earned ytd | total returned item fees year-to-date | transaction
    limit | linked balance | combined average monthly balance | relationship balance
  `,
  ],
]);

export const depositDecoys: readonly RegExp[] = [
  /(?:interest|dividends?)(?:paid|earned|credited)?(?:in|for)?(?:20\d\d|yeartodate|ytd|thisyear|lastyear)/g,
  /(?:numberof|no\.?of)(?:deposits|withdrawals|checks|debits|credits|transactions)/g,
  /average[a-z]{0,20}balance/g,
];
