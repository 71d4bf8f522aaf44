import { defineLabels } from "./label-set.ts";
import { UNUSUAL } from "./word-meanings.ts";

const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);
/** "Your May balance": the balance of the month that the bill is for. */
const balanceOfMonth = MONTHS.flatMap((month) =>
  [month, month.slice(0, 3)].flatMap((name) => [
    `${name} balance`,
    `your ${name} balance`,
    `your ${name} balance as of`,
    `${name} balance as of`,
  ]),
).join(" | ");

/** Credit-card wordings, with the look-alikes that issuers print near them. */
export const cardLabels = defineLabels([
  [
    "currentBalance",
    "money",
    1,
    `
    new balance | new balance total | total new balance | statement balance | new statement balance
    | current statement balance | your new balance | new account balance | statement closing balance
    | new balance as of | your statement balance | new balance on this statement | balance on this
    statement | new balance = | total balance as of | balance owed | balance you owe | you owe | what you owe | total you owe | current statement balance as of
  `,
  ],
  [
    "currentBalance",
    "money",
    0.85,
    `
    current balance | closing balance | ending balance | total balance | account balance |
    outstanding balance | total amount owed | total balance owing | balance as of | total account
    balance
  `,
  ],
  [
    "currentBalance",
    "money",
    0.6,
    `
    balance | balance due | total amount due | pay in full | pay in full amount | amount owed
  `,
  ],
  [
    "previousBalance",
    "money",
    1,
    `
    previous balance | previous statement balance | prior balance | prior statement balance | last
    statement balance | balance from last statement | balance on last statement | last month's
    balance | previous month's balance | balance last statement | previous month balance | your
    previous balance | previous account balance | previous total balance | last month balance |
    beginning principal balance | previous principal balance | previous balance as of | last statement | from last statement | last statement's balance | balance
    as of last statement | previous statement balance as of
  `,
  ],
  [
    "previousBalance",
    "money",
    0.85,
    `
    opening balance | beginning balance | starting balance | balance forward | balance brought
    forward | brought forward | beginning balance on | beginning balance as of | opening balance on |
    opening balance as of | statement balance from
  `,
  ],
  ["availableCredit", "money", 0.6, "available"],
  // Of a gift, a plan or a budget as well: limit and balance have to lead to it.
  ["availableCredit", "money", UNUSUAL, "remaining"],
  ["minimumPayment", "money", 0.6, "minimum"],
  ["statementDate", "date", 0.6, "credit card statement | card statement"],
  ["previousBalance", "money", 0.6, "you owed"],
  ["credits", "money", 0.8, "we credited | we refunded | we gave back"],
  ["purchases", "money", 0.8, "you bought | you bought things for | you purchased | you charged"],
  ["currentBalance", "money", 0.6, "full balance"],
  ["paymentDueDate", "date", 0.8, "amount due by"],
  ["paymentDueDate", "date", 0.7, "due"],
  ["currentBalance", "money", 1, balanceOfMonth],
  ["previousBalance", "money", 0.6, "balance on | owed on | previous monthly balance"],
  [
    "paymentsAndCredits",
    "money",
    1,
    `
    payments and credits | payments/credits | payment, credits | payments, credits | payments and
    other credits | total payments and credits | payments & other credits | payments, credits and
    adjustments | payments, other credits | less payments and credits | payments and credits
    received | payments/other credits | payment and credits | payments and adjustments | total
    payments and other credits | payments credits and adjustments | payments & credits this period |
    credits and payments | payments, returns and credits | your payments and credits | total
    payments, credits and adjustments | payments and refunds
  `,
  ],
  [
    "payments",
    "money",
    1,
    `
    payments | payments received | payment received | total payments | your payments | payments made
    | payment | less payments | payments this period | payments thank you | payments since last
    statement | payments you made | you paid | what you paid | total payments received | amount paid | payments/returns | payments and returns
  `,
  ],
  [
    "credits",
    "money",
    1,
    `
    other credits | credits | credits and adjustments | returns and other credits | returns and
    credits | refunds and credits | credits and returns | credit adjustments | refunds you received | money back | less credits | credits and refunds | merchandise credits |
    other credits and adjustments | total credits | returns | refunds | total other credits
  `,
  ],
  [
    "purchases",
    "money",
    1,
    `
    purchases | purchases and adjustments | new purchases | purchases/debits | purchases & debits |
    purchases and other debits | new purchases and debits | purchases and other charges | total
    purchases | new charges | new transactions | purchases this period | purchases/charges | your
    purchases | purchases and charges | total new charges | standard purchases | purchases made |
    total purchases for this period | purchases and debits | new purchases this period |
    purchases/new charges | new purchases and charges | purchases, balance transfers & other charges | purchases, balance
    transfers and other charges | purchases & other charges | purchases/other charges | purchases, balance
    transfers and other | purchases, balance transfers | you spent | what you spent | new spending | plus purchases | purchases you made | purchases and advances | purchases and cash advances | purchases, advances and other charges | total purchases and adjustments for this
    period
  `,
  ],
  [
    "purchases",
    "money",
    0.7,
    `
    total charges, credits and returns | charges, credits and returns | transactions | charges | new activity | total transactions | total transactions for this period
    | total charges
  `,
  ],
  [
    "cashAdvances",
    "money",
    1,
    `
    cash advances | cash advance | total cash advances | cash advances and checks | new cash
    advances | cash & cash equivalents | advances | new advances | draws | loan advances | advances and
    other debits | cash you took out | cash withdrawals | cash withdrawn | plus cash advances | total advances | line advances | advances and debits | principal advances | amount advanced | principal advanced | amount drawn | amount disbursed
  `,
  ],
  [
    "balanceTransfers",
    "money",
    1,
    `
    balance transfers | balance transfer | new balance transfers | total balance transfers | balance
    transfers and checks
  `,
  ],
  [
    "feesCharged",
    "money",
    1,
    `
    fees charged | fees | total fees charged | total fees for this period | total fees charged this
    period | fees this period | total fees | new fees | fee charges | fees and charges | fees
    charged this period | other fees | fees assessed | total fees for this statement period | fees
    added | total fees this period | late and other fees | late fees | plus fees | fees you paid
  `,
  ],
  [
    "interestCharged",
    "money",
    1,
    `
    interest charged | interest | interest charges | total interest charged | total interest for
    this period | total interest charged this period | finance charges | finance charge | interest
    this period | total interest | periodic interest | total finance charges | interest charge |
    interest assessed | interest charged this period | total interest charges | new interest |
    interest added | total interest charge | total finance charge | total interest this period |
    total interest charged for this period
  `,
  ],
  [
    "interestOnPurchases",
    "money",
    1,
    `
    interest charge on purchases | interest charged on purchases | interest on purchases | purchase interest | purchases interest |
    interest charges on purchases | interest charged purchases | interest purchases | interest charged (purchases) |
    purchase interest charge | purchase interest charged | purchases interest charge
  `,
  ],
  [
    "interestOnCash",
    "money",
    1,
    `
    interest charge on cash advances | interest charged on cash advances | interest on cash advances | cash advance interest |
    interest charges on cash advances | interest charged cash advances | interest charged cash | interest cash advances |
    interest charged (cash advances) | interest charged (cash) | cash advance interest charge | cash advance interest charged |
    interest on cash | cash interest
  `,
  ],
  [
    "interestOnTransfers",
    "money",
    1,
    `
    interest charge on balance transfers | interest charged on balance transfers | interest on balance transfers |
    balance transfer interest | interest charges on balance transfers | interest charged balance transfers | interest balance transfers |
    interest charged (balance transfers) | balance transfer interest charge | interest charge on other balances |
    interest charged on other balances
  `,
  ],
  [
    "otherDebits",
    "money",
    1,
    `
    other debits | charges & interest | purchases, cash advances, credits, charges & interest | debit adjustments | adjustments | other charges | debits | other adjustments |
    miscellaneous debits | payments returned | returned payments | payments returned unpaid | payments reversed | reversed payments
  `,
  ],
  [
    "creditLimit",
    "money",
    1,
    `
    credit limit | credit line | total credit limit | total credit line | revolving credit limit |
    your credit limit | revolving credit line | account credit limit | credit access line | total
    credit access line | credit access line (including cash) | total revolving credit limit |
    spending limit | line of credit | your credit line | revolve credit limit | purchase credit
    limit | line amount | amount of your line | line limit | approved line | overall credit limit | total limit | your limit | company credit limit | approved credit limit | card limit
  `,
  ],
  [
    "availableCredit",
    "money",
    1,
    `
    available credit | credit available | available credit limit | available credit line | credit
    line available | total available credit | remaining credit | credit limit available | available
    credit as of | total credit available | your available credit | revolving credit available |
    revolving available credit | available revolving credit | unused credit | credit available for
    purchases | available to spend | left to spend | amount left to spend | credit left | remaining limit | available spending limit | available for advances | available to draw | left to draw | available line of credit
  `,
  ],
  [
    "minimumPayment",
    "money",
    1,
    `
    minimum payment due | minimum payment | minimum amount due | total minimum payment due | minimum
    due | min payment due | min. payment due | min payment | min. payment | min pmt due | minimum
    monthly payment | your minimum payment | current minimum payment due | minimum payment amount |
    required minimum payment | total minimum payment | total minimum due | minimum payment required
    | current minimum due | minimum monthly payment due | current minimum payment | total minimum
    amount due | your minimum payment due | your minimum payment is | minimum amount | minimum
    payment due on | minimum payment due by | minimum to pay | minimum you owe | pay at least | the least you can pay | at least
  `,
  ],
  [
    "minimumPayment",
    "money",
    0.6,
    `
    amount due | payment due | current payment due | current amount due | total due | total payment due
  `,
  ],
  [
    "paymentDueDate",
    "date",
    1,
    `
    payment due date | due date | payment due | pay by | minimum payment due date | payment due by |
    payment must be received by | please pay by | payment due on | your payment is due | is due on |
    due by | due on | pay on or before | date due | next payment due date | payment is due | minimum
    payment due on | minimum payment due by | your payment due date | is due by | next payment due |
    autopay date | pay minimum by | pay no later than | please pay on or before | no later than | payment needed by
  `,
  ],
  [
    "purchaseApr",
    "percent",
    1,
    `
    purchase apr | purchases apr | apr for purchases | annual percentage rate for purchases | purchase annual percentage rate |
    purchase rate | apr | annual percentage rate | annual percentage rate (apr) | your apr | current apr | standard apr |
    annual percentage rate (apr) for purchases
  `,
  ],
  [
    "pastDue",
    "money",
    1,
    `
    past due amount | amount past due | past due | overdue amount | amount overdue | total past due
    | past due balance | includes past due amount of | past-due amount
  `,
  ],
  [
    "other",
    "money",
    1,
    `
    cash advance credit limit | cash credit limit | cash credit line | cash access line | cash
    advance limit | cash limit | cash advance line | cash advance credit line | cash advance credit
    | cash credit available | portion available for cash | available for cash | available for cash
    advances | available cash | credit line for cash | cash advances available | available cash
    limit | available cash credit | available credit for cash | available credit for cash advances |
    credit limit for cash | cash advance available | cash line | available credit line for cash |
    credit line available for cash | limit for cash advances | cash advance limit available | credit
    available for cash | available cash advance | available portion of credit for cash advances |
    credit limit available for cash advances | cash advance available credit | credit access line
    for cash | portion of credit available for cash advances | revolving credit available for cash |
    available for cash access | overlimit amount | over limit amount | amount over credit limit |
    credit limit exceeded by | minimum payment warning | late payment warning | only the minimum
    payment | minimum interest charge | late fee | late fee of up to | a late fee | late payment fee
    | returned payment fee | annual fee | annual membership fee | amount enclosed | payment amount |
    payment amount enclosed | amount you are paying | rewards balance | rewards | cash back | cash
    back balance | cashback bonus | cashback bonus balance | reward points | points | total rewards
    | rewards earned | cash rewards | total points | rewards available | redeemed | previous rewards
    balance | previous points balance | new rewards balance | new points balance | new cash back
    balance | previous cash back balance | new cashback bonus balance | previous cashback bonus
    balance | opening rewards balance | closing rewards balance | opening cashback bonus balance |
    total year to date | year to date | 2026 totals year-to-date | total fees charged year to date |
    total interest charged year to date | year-to-date totals | fees year to date | interest year to
    date | balance subject to interest rate | average daily balance | balance subject to interest |
    disputed amount | amount in dispute | deferred interest | interest saving balance | interest
    savings balance | savings | estimated savings | last payment | last payment amount | autopay
    amount | scheduled payment | fees charged in | interest charged in | balance transfer fee | cash
    advance fee | foreign transaction fee | daily periodic rate | total fees charged in | total
    interest charged in | minimum charge | promotional balance | promotional purchases | payment plan amount | plan balance |
    monthly plan payment | available points | new balance on plan | gift card | statement credit |
    cash advance balance | purchase balance | trailing interest | balance
    transfer balance | non-interest saving balance
  `,
  ],
  [
    "other",
    "date",
    1,
    `
    promotion expires | promo expiration | expires | offer expires | late payment warning
  `,
  ],
]);

/** Year-to-date and prior-year wordings, which no list of phrases can hold because they name the year. Squashed text. */
export const cardDecoys: readonly RegExp[] = [
  // "Past due fee" is what being late costs.
  /(?:past|over)due(?:payment)?(?:fee|charge)s?/g,
  /total(?:fees|interest)charged(?:in|for|yeartodate)?(?:19|20)\d\d/g,
  /(?:fees|interest)charged(?:in|for)?(?:19|20)\d\d/g,
  /(?:total)?(?:fees|interest|interestcharges|financecharges)(?:paid|charged|billed)?(?:sofar)?(?:in|for)?(?:20\d\d|yeartodate|ytd|thisyear|lastyear|sofar)/g,
  // "All purchases since 1 January" is a year's sum.
  /(?:purchases|payments|fees|interest|charges|spen[dt]|cashadvances)(?:paid|charged|billed|added)?since(?:the)?(?:\d{1,2}(?:st)?)?(?:of)?(?:jan(?:uary)?|start|beginning)/g,
  /amountdueinfull/g,
  /securitydeposit/g,
  // "Late charge 5% of payment, 10.00 minimum"
  /late(?:charges?|fees?)(?:is|of)?\d*of(?:the|your)?(?:minimum)?payment/g,
  /(?:20\d\d|yeartodate|ytd)(?:total)?(?:fees|interest)(?:charged)?/g,
  /minimumpaymentwarning/g,
  /(?:makeonly|only|than|beyond|justpay|paying)the(?:totalor)?minimum(?:amount|payment)?(?:due)?/g,
  /(?:upto|alatefeeof|latefeeofupto)/g,
];
