import { defineLabels } from "./label-set.ts";

/** Wordings of auto, student, personal, mortgage, pay-later and collection papers, with the look-alikes printed near them. */
export const loanLabels = defineLabels([
  [
    "accountNumber",
    "account",
    1,
    `
    loan id | plan id | plan number | loan no | loan # | loan account no | borrower id | order id | order number | guarantor number |
    guarantor account number | original account number | guarantor account | agreement number | contract number | loan account |
    account id | client account number | original account | your loan number | mortgage loan number | loan acct | member id | note number | note no
  `,
  ],
  [
    "statementDate",
    "date",
    1,
    "statement period ending | letter date | notice date | date of notice | date of this letter | billing statement date | date issued | bill date",
  ],
  [
    "currentBalance",
    "money",
    1,
    `
    outstanding principal balance | principal balance | unpaid principal balance | current principal balance | outstanding principal |
    remaining principal balance | unpaid principal | remaining principal | current principal | principal balance as of | principal owed |
    outstanding principal balance as of | principal balance outstanding | unpaid principal balance as of | ending principal balance |
    principal amount outstanding | current unpaid principal balance | principal remaining | outstanding principal as of |
    total principal balance | current principal as of | principal balance owed | loan principal balance | unpaid principal balance upb |
    remaining principal balance as of | new principal balance | principal balance after payment | your principal balance |
    current outstanding principal | current outstanding principal balance | interest bearing principal balance | closing principal balance
  `,
  ],
  [
    "currentBalance",
    "money",
    0.8,
    `
    current balance | outstanding balance | loan balance | remaining balance | new balance | current loan balance | balance owed |
    total amount of the debt now | total amount of debt now | amount of the debt | current balance due | amount owed | total balance due |
    remaining plan balance | plan balance | balance remaining | remaining loan balance | account balance | current amount owed |
    total amount of the debt | balance due | outstanding loan balance | current account balance | total amount owed | you owe |
    amount you owe | unpaid balance | amount remaining | remaining amount | left to pay | still to pay | total debt | debt amount |
    total outstanding | outstanding amount | current balance as of | total owed | balance as of | total amount of the debt today |
    total balance owed | remaining to pay | you still owe | remaining owed | balance to pay | amount outstanding |
    current outstanding balance | statement balance | new statement balance | loan balance as of | outstanding balance as of |
    ending balance | closing balance | payment plan balance | amount owing | balance owing
  `,
  ],
  [
    "currentBalance",
    "money",
    0.6,
    "balance | principal outstanding | total outstanding balance | total loan balance | you still owe | still owed | left to pay | total balance | total remaining | remaining | left | owing | total owing",
  ],
  [
    "originalBalance",
    "money",
    1,
    `
    original loan amount | original principal balance | original principal | original balance | original amount | amount financed |
    original amount financed | original loan balance | original disbursed amount | amount borrowed | original principal amount |
    purchase amount | original purchase amount | purchase price | order total | order amount | original plan balance | disbursed amount |
    total amount financed | original amount borrowed | original mortgage amount | original note amount | amount disbursed | loan originated amount |
    total disbursed | initial loan amount | original plan amount | total purchase | purchase total | plan amount | initial balance |
    original loan principal | amount paid out | amount you borrowed | you borrowed | amount lent | amount advanced | amount of loan | original amount of loan | starting balance | original financed amount | amount first disbursed | first disbursed |
    amount of note | amount of the note | amount of your note | amount of the original note | face amount of note | face amount of the note |
    note amount | original note balance | principal amount of note | principal amount of the note
  `,
  ],
  ["originalBalance", "money", 0.85, "loan amount | total financed | original loan | disbursed"],
  ["originalBalance", "money", 0.6, "total amount | purchase | order value"],
  [
    "minimumPayment",
    "money",
    1,
    `
    regular monthly payment | regular payment | monthly payment | monthly payment amount | regular payment amount | scheduled payment |
    scheduled monthly payment | regular monthly payment amount | current payment | current payment due | monthly instalment |
    monthly installment | installment amount | regular amount due | current month payment | current month's payment | monthly loan payment |
    regular payment due | minimum payment | minimum payment due | scheduled payment amount | current monthly payment |
    current monthly payment due | monthly payment due | current installment | monthly installment due | installment due |
    instalment amount | instalment due | next payment amount | next instalment | next installment | total monthly payment |
    total monthly payment amount | regular monthly payment due | current payment amount | your monthly payment | regular installment |
    monthly installment amount | minimum amount due | minimum due | current installment due | contractual payment |
    contractual monthly payment | current month payment due | this month's payment | payment this month | payment due this month | current payment amount due |
    payment per month | monthly plan payment | plan payment | regular monthly instalment | current regular payment | regular loan payment |
    biweekly payment | payment due this period | scheduled amount due | new monthly payment amount |
    each payment | payment this period | total regular payment | total regular monthly payment | minimum monthly payment
  `,
  ],
  // What is left of the instalment after an extra payment: the regular one is meant where both are printed.
  [
    "minimumPayment",
    "money",
    0.85,
    "current amount due | current due | current month amount due | current month due",
  ],
  ["minimumPayment", "money", 0.85, "each month | every month | amount each month | you pay each month"],
  [
    "minimumPayment",
    "money",
    0.7,
    "payment amount | instalment | installment | next payment | your payment | upcoming payment | payment | autopay amount | auto pay amount | automatic payment amount",
  ],
  [
    "totalDue",
    "money",
    1,
    `
    total amount due | total due | amount due | payment due | payment amount due | plan amount due | payment plan amount due | total payment due | total amount now due | pay this amount |
    amount now due | total payment | total now due | total amount due by | amount due by | please pay | amount due on | total payment amount due |
    total minimum payment due | amount due this month | total due now | please remit | remit | amount to remit | remit this amount | please send | payment due by | total amount to pay | due now | amount due now
  `,
  ],
  [
    "pastDue",
    "money",
    1,
    `
    past due amount | amount past due | past due | overdue payment | overdue amount | total past due | past due payments |
    past due payment | overdue payments | amount overdue | past due balance | total past due amount | overdue | unpaid past payments |
    past due installments | delinquent amount | past due payment amount | previous amount past due | payments past due | past due amounts |
    past due installment | unpaid past due amount | total amount past due | arrears | amount in arrears | payments in arrears | total arrears
  `,
  ],
  [
    "feesDue",
    "money",
    1,
    `
    late charges | unpaid late charges | total fees charged | fees charged | unpaid fees | late fees | unpaid late fees | late charges due |
    fees and charges | other fees | total fees | fees due | outstanding fees | late charge due | late charge balance | fees and other charges |
    outstanding late charges | unpaid late charge | late fees due | total fees due | late charges assessed | fees | unpaid fees and charges |
    fees/charges | other charges | late charges owed | total late charges | fees outstanding | miscellaneous fees | assessed late charges |
    unpaid late fee | total fees and charges | total fees & charges | fees charged this period | past due late charges | outstanding late fees | other fees due | accrued late charges | fees assessed
  `,
  ],
  [
    "partPrincipal",
    "money",
    1,
    "principal | principal portion | principal amount | to principal | principal due",
  ],
  [
    "partInterest",
    "money",
    1,
    "interest | interest portion | interest amount | to interest | interest due | finance charge | finance charges | accrued interest due",
  ],
  [
    "partBoth",
    "money",
    1,
    `
    principal and interest | principal & interest payment | principal and interest payment | p&i | p & i payment | p&i payment |
    principal/interest | payment (principal and/or interest, escrow) | principal & interest amount | principal and interest due | monthly principal and interest
  `,
  ],
  [
    "partEscrow",
    "money",
    1,
    `
    escrow | escrow (taxes and insurance) | escrow (for taxes and insurance) | escrow payment | escrow amount | escrow/impound |
    escrow portion | to escrow | tax and insurance escrow | escrow taxes insurance | taxes and insurance | escrow deposit | impound |
    escrow taxes and or insurance | escrow for taxes and or insurance | escrow due | monthly escrow payment | monthly escrow |
    property taxes and insurance | escrow impounds | taxes and homeowners insurance
  `,
  ],
  [
    "partOther",
    "money",
    1,
    "optional insurance | optional products | optional product(s) | mortgage insurance | pmi | private mortgage insurance | buydown | shortage | escrow shortage | optional product | credit insurance | credit life | replacement reserve",
  ],
  [
    "creditLimit",
    "money",
    1,
    "credit limit | credit line | line of credit limit | line amount | total credit line | approved limit | credit line amount",
  ],
  [
    "availableCredit",
    "money",
    1,
    "available credit | credit available | available line | available to borrow | available funds | amount available | available balance | available to draw | available line of credit",
  ],
  [
    "paymentDueDate",
    "date",
    1,
    `
    payment due date | due date | next payment due date | payment due | next payment due | due on | next due date | payment is due | pay by |
    due by | payment due by | payment due on | next payment date | next instalment due | next installment due | next instalment | next installment |
    current payment due date | current amount due date | amount due by | date due | installment due date | total amount due by | payment date | total payment due by |
    upcoming payment | contractual due date | next scheduled payment | autopay date | your payment is due | is due on | next payment is due |
    amount due on | total due on | total amount due on | total payment due on | minimum payment due on |
    next payment on | next payment | is scheduled for | payment is scheduled for | will be withdrawn on | next autopay date | your next payment is due | payment amount due on | current due date
  `,
  ],
  ["paymentDueDate", "date", 0.75, "amount due | total amount due | total due"],
  ["paymentDueDate", "date", 0.7, "due"],
  [
    "maturityDate",
    "date",
    1,
    `
    maturity date | loan maturity date | final payment date | loan end date | contract maturity date | final payment | matures on |
    estimated payoff date | expected payoff date | loan matures | maturity | last scheduled payment | final payment due |
    scheduled payoff date | final installment | final instalment | date of maturity | note maturity date | contract end date |
    loan term end date | end of term | last payment due | matures | plan end date | scheduled maturity date | final due date |
    scheduled maturity | final installment date | last instalment | last installment
  `,
  ],
  ["maturityDate", "date", 0.8, "payoff date | end date"],
  [
    "currentBalance",
    "money",
    0.8,
    "amount claimed | sum claimed | balance claimed | debt claimed | amount of claim | amount of the claim | amount demanded | total claimed",
  ],
  [
    "interestRate",
    "percent",
    1,
    `
    interest rate | current interest rate | note rate | annual interest rate | contract rate | loan interest rate | fixed interest rate |
    interest rate (fixed) | current rate | interest rate until | simple interest rate | rate of interest | contract interest rate |
    variable interest rate | interest rate as of | effective interest rate | current interest rate until |
    interest rate until october | interest rate until the next change date | interest rate until next change date |
    interest rate until the next change | interest rate until next change | interest rate until next adjustment date |
    rate until next change | rate until the next change | rate until next adjustment | interest rate until next adjustment | interest rate until the next adjustment date | mortgage interest rate | loan rate | yearly interest rate | current annual interest rate | statutory interest rate
  `,
  ],
  ["interestRate", "percent", 0.75, "rate | interest | fixed rate | variable rate"],
  [
    "apr",
    "percent",
    1,
    "annual percentage rate | annual percentage rate (apr) | apr | current apr | your apr | annual percentage rate apr fixed | contract apr | fixed apr | variable apr",
  ],
  [
    "other",
    "money",
    1,
    `
    down payment | total down payment | cash down | trade-in allowance | average daily balance | average balance | amount enclosed | payoff amount | payoff quote | payoff | payoff balance | 10-day payoff | 10 day payoff amount | estimated payoff |
    estimated payoff amount | total payoff | amount to pay off | late charge | late fee | escrow balance | escrow account balance |
    year to date | paid year to date | principal paid year to date | interest paid year to date | paid last month | last payment |
    last payment amount | additional principal | suspense balance | unapplied funds | payment received | previous balance | accrued interest |
    unpaid interest | total paid | interest paid this year | daily interest | per diem | daily interest amount | if received after |
    amount due if paid after | overpayment | outstanding interest | paid since last statement | total paid to date | principal paid |
    interest paid | escrow paid | fees paid | taxes paid | paid so far | additional escrow | late payment amount | unapplied balance |
    partial payment | partial payment (unapplied) | amount due if received after | amount with late charge | deferred balance |
    deferred principal | deferred principal balance | payments made this year | interest paid ytd | principal paid ytd | outstanding accrued interest |
    unpaid accrued interest | capitalized interest | late charge amount | late fee amount | settlement offer | settlement amount | settle for |
    settle today for | you save | discount | amount paid | payments received | last payment received | payment posted | credits | insurance paid |
    interest accrued | interest since last statement | returned payment fee | regular payment after | recoverable corporate advances |
    corporate advance | negative escrow | prior balance | payment amount received | charges | total charges | total interest paid |
    interest paid to date | principal paid to date | refund | lump sum | total of payments | finance charge total | homeowners insurance |
    county taxes | interest you would pay | amount paid to date | paid to date | charge off amount | charge off balance | monthly income |
    due if received after | late payment fee | if paid after | cash out | you could borrow | credit score | hardest hit funds | subsidy |
    prepayment | extra payment | curtailment | last payment applied | previous principal balance | beginning principal balance | beginning balance |
    previous payment | total outstanding interest | minimum late charge | interest saved | total interest | interest this period |
    you owed | you owed on | amount you owed | loan total | total of loans | share total | deposit total
  `,
  ],
  [
    "other",
    "date",
    1,
    `
    late charge after | if payment is received after | last payment date | origination date | loan date | opened | if received after |
    late fee after | late after | payment received | last payment | date of last payment | first payment date | disbursement date |
    disbursed on | date opened | loan start date | contract date | good through | payoff good through | next rate change | rate change date |
    charge off date | charged off | date of service | purchase date | order date | purchased on | effective until | dispute by | respond by |
    by paying after | after | date of default | next statement date | interest paid through | paid through | between that date | itemization date |
    date of first delinquency | delinquency date | draw period end date | draw period ends | end of draw period
  `,
  ],
  [
    "other",
    "percent",
    1,
    `
    penalty rate | default rate | autopay discount | rate reduction | auto pay discount | index | margin | apr (includes origination fee) |
    apr including origination fee | apr including fees | apr at origination | origination fee | late fee | promotional rate | discount |
    daily rate | daily periodic rate | loan to value | ltv | prime rate | lifetime cap | maximum rate | cap | new rate | savings | offer |
    apr with fees | disclosed apr | auto debit reduction | as low as | rates as low as | rates from | apr as low as | settlement
  `,
  ],
]);

/** Year-to-date and offer wordings that name a year or a number of days. Squashed text. */
export const loanDecoys: readonly RegExp[] = [
  // "Past due fee" is what being late costs.
  /(?:past|over)due(?:payment)?(?:fee|charge)s?/g,
  // What a plan in parts costs at its beginning.
  /instal+ment(?:plan)?fees?/g,
  /(?:principal|interest|escrow|taxes|insurance|fees|payments?)(?:paid|made|charged)?(?:in)?(?:20\d\d|yeartodate|ytd|thisyear|lastyear)/g,
  /(?:20\d\d|yeartodate|ytd)(?:principal|interest|escrow|fees)(?:paid)?|yeartodate|ytd/g,
  /(?:fees|interest|charges|payments)(?:paid|charged|billed|added)?since(?:the)?(?:\d{1,2}(?:st)?)?(?:of)?(?:jan(?:uary)?|start|beginning|(?:loan|plan)(?:began|started))/g,
  // "Your rate will never exceed 18.000%"
  /(?:your|the)?(?:annualpercentage|interest)?rate(?:will|may|can|shall)?(?:never|not)(?:exceed|rise|go|fall|be(?:more|less|higher|lower|greater)than)/g,
  // What was owed on an earlier day.
  /youowed(?:on|asof|then|before)|(?:sum|amount|balance)(?:owed|was)?on(?:chargeoff|default)/g,
  // What a payment took off: "came off what you owe", "went to principal balance".
  /(?:cameoff|comesoff|takenoff|tookoff|wenttowards?|towards?|lowered|lowers|reduced|reduces|appliedto|paiddown)(?:the|your)?(?:principal|balance|loan|debt|whatyouowe|amountowed|amountyouowe)(?:balance)?/g,
  // What was paid out of the escrow account: "Taxes disbursed" is not what was lent.
  /(?:tax(?:es)?|insurance|premiums?|escrow(?:funds?)?)(?:amounts?)?disburse(?:d|ments?)/g,
  // To pay everything at once is a choice, not a due date.
  /(?:pay(?:ing)?(?:it|this|theloan|thecontract|theplan|yourloan|everything)?(?:all)?(?:off)?infull|payoff)(?:by|on|before|until)/g,
  // The first row of a register says what was owed before it.
  /balance(?:brought)?forward/g,
  /\d{1,2}days?payoff(?:amount|quote)?/g,
  /(?:upto|alatefeeof|alatechargeof|latefeeofupto|latechargeof|latefeeof)/g,
  /(?:newloan|borrow|refinance)(?:ofupto|upto|from|at)/g,
  /settle(?:your(?:account|debt))?(?:today)?for/g,
];

/** What a column of a table of loans or plans holds; the first that fits. Squashed headings. */
export const loanColumns: ReadonlyArray<readonly [field: string, pattern: RegExp]> = [
  ["previousBalance", /^(?:previous|prior|beginning|opening|starting)(?:principal)?balance$/],
  [
    "interestCharged",
    /^interest(?:(?:charged?|charges|accrued)?(?:(?:in|during)?this(?:billing)?(?:period|month|cycle|statement))|charged?|charges)$/,
  ],
  [
    "feesCharged",
    /^(?:late)?(?:fees?|charges)(?:assessed|charged|(?:assessed|charged)?(?:(?:in|during)?this(?:billing)?(?:period|month|cycle|statement)))$/,
  ],
  [
    "paymentsAndCredits",
    /^(?:total)?(?:amounts?|payments?)?(?:paid|received|made|applied)(?:since(?:your|the)?last(?:statement|bill)|(?:during|in)?this(?:billing|statement)?(?:period|month|cycle))$/,
  ],
  // "Principal paid through 8/16/2025" is what came off it; "to be paid" and "unpaid" are still owed.
  ["skip", /(?<!un|be)paid|toprincipal|tointerest/],
  // When it will be paid off at the latest; a mere "payoff date" is how long a quote is good.
  ["maturityDate", /^(?:expected|estimated|projected|scheduled|anticipated)payoffdate$/],
  [
    "skip",
    /last|previous|prior|yeartodate|ytd|paidtodate|paidsofar|amountpaid|insurance|payoff|fees?$|latecharge|unpaidinterest|outstandinginterest|accruedinterest|reduction|discount|received|applied|^(?:principal|interest)paid$/,
  ],
  ["maturityDate", /maturity|payoffdate|finalpayment|enddate|lastdue|^(?:scheduled|loan|term)?ends?$/],
  ["paymentDueDate", /duedate|nextpaymentdate|datedue|nextdue|^due(?:on|by)?$|paymentdate/],
  [
    "originalBalance",
    /original|^orig(?:prin|loan|bal|amount|amt)|initial|startingbalance|startingprincipal|funded|ordertotal|orderamount|purchase(?:amount|price|total)|amountfinanced|loanamount|disbursed|borrowed|planamount|^total(?:amount|purchase)$/,
  ],
  ["pastDue", /pastdue|overdue|delinquent/],
  ["apr", /rate$|^rate|interestrate|apr|annualpercentagerate/],
  ["currentBalance", /principal/],
  [
    "otherBalance",
    /balance|amountowed|owed|^(?:amount|total|still|now)?owing(?:now)?$|remaining|outstanding|lefttopay|stilltopay|youowe/,
  ],
  [
    "minimumPayment",
    /payment|pmt$|instal+ment|amountdue|currentdue|^due$|minimum|nextpay|^(?:each|per|a)month$|^monthly$/,
  ],
];
