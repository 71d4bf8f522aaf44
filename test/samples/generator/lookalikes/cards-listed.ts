import { cardLookalike, table } from "./lookalike.ts";

/** Seven columns of transactions, a total at the right edge, over New Year, rates as the row's first figures. */
const manyColumns = cardLookalike(
  "card-many-columns",
  `<div class="two"><div><h1>HARBOR MUTUAL BANK</h1><b>Cash Rewards Visa Signature®</b><br>Account# 4400 66XX XXXX 9135<br>December 6, 2025 - January 5, 2026</div><div>Customer Service: 1.800.555.0160<br>www.harbormutual.com<br>P.O. Box 15019, Wilmington, DE 19850-5019</div></div>
<div class="two"><div><h2>Account Summary</h2>${table([
    ["Previous Balance", "$3,310.44"],
    ["Payments and Other Credits", "-$1,250.00"],
    ["Purchases and Adjustments", "$928.16"],
    ["Fees Charged", "$29.00"],
    ["Interest Charged", "$61.93"],
    ["<b>New Balance Total</b>", "<b>$3,079.53</b>"],
  ])}${table([
    ["Total Credit Line", "$7,500.00"],
    ["Total Credit Available", "$4,420.47"],
    ["Cash Credit Line", "$2,200.00"],
    ["Portion of Credit Available for Cash", "$2,200.00"],
    ["Statement Closing Date", "01/05/2026"],
    ["Days in Billing Cycle", "31"],
  ])}</div><div style="width:320px"><h2>Payment Information</h2>${table([
    ["New Balance Total", "$3,079.53"],
    ["Total Minimum Payment Due", "$121.00"],
    ["Payment Due Date", "02/02/2026"],
  ])}<p class="small">Late Payment Warning: If we do not receive your Total Minimum Payment by the date listed above, you may have to pay a late fee of up to $40.00 and your APRs may be increased up to the Penalty APR of 29.99%.</p><p class="small">Total Minimum Payment Warning: If you make only the Total Minimum Payment each period, you will pay more in interest and it will take you longer to pay off your balance.</p>
<table class="small"><tr><td>If you make no additional charges using this card and each month you pay</td><td>You will pay off the balance shown on this statement in about</td><td>And you will end up paying an estimated total of</td></tr><tr><td>Only the Total Minimum Payment</td><td>13 years</td><td>$6,481.22</td></tr><tr><td>$121.75</td><td>36 months</td><td>$4,383.00 (Savings = $2,098.22)</td></tr></table></div></div>
<h2>Transactions</h2>${table(
    [
      [
        "Transaction<br>Date",
        "Posting<br>Date",
        "Description",
        "Reference<br>Number",
        "Account<br>Number",
        "Amount",
        "Total",
      ],
      ["", "", "<b>Payments and Other Credits</b>"],
      ["12/27", "12/28", "PAYMENT - THANK YOU", "4471", "9135", "-1,250.00", ""],
      ["", "", "TOTAL PAYMENTS AND OTHER CREDITS FOR THIS PERIOD", "", "", "", "-$1,250.00"],
      ["", "", "<b>Purchases and Adjustments</b>"],
      ["12/04", "12/06", "PUBLIX #1442 TAMPA FL", "0911", "9135", "88.16", ""],
      ["12/23", "12/24", "BEST BUY 00005363 TAMPA FL", "7702", "9135", "640.00", ""],
      ["01/02", "01/03", "CHEWY.COM 8006724399 FL", "3309", "9135", "200.00", ""],
      ["", "", "TOTAL PURCHASES AND ADJUSTMENTS FOR THIS PERIOD", "", "", "", "$928.16"],
      ["", "", "<b>Fees</b>"],
      ["12/28", "12/28", "LATE FEE FOR PAYMENT DUE 12/27", "1180", "9135", "29.00", ""],
      ["", "", "TOTAL FEES FOR THIS PERIOD", "", "", "", "$29.00"],
      ["", "", "<b>Interest Charged</b>"],
      ["01/05", "01/05", "INTEREST CHARGED ON PURCHASES", "", "", "61.93", ""],
      ["01/05", "01/05", "INTEREST CHARGED ON BANK CASH ADVANCES", "", "", "0.00", ""],
      ["", "", "TOTAL INTEREST CHARGED FOR THIS PERIOD", "", "", "", "$61.93"],
      ["", "", "<b>2026 Totals Year-to-Date</b>"],
      ["", "", "Total fees charged in 2026", "", "", "", "$29.00"],
      ["", "", "Total interest charged in 2026", "", "", "", "$61.93"],
    ],
    "width:100%;font-size:8pt",
  )}
<h2>Interest Charge Calculation</h2>${table(
    [
      [
        "",
        "Annual<br>Percentage<br>Rate",
        "Promotional<br>Transaction<br>Type",
        "Promotional<br>Rate End<br>Date",
        "Balance<br>Subject to<br>Interest<br>Rate",
        "Interest<br>Charges by<br>Transaction<br>Type",
      ],
      ["Purchases", "23.24%V", "", "", "$3,137.54", "$61.93"],
      ["Balance Transfers", "23.24%V", "", "", "$0.00", "$0.00"],
      ["Bank Cash Advances", "29.49%V", "", "", "$0.00", "$0.00"],
    ],
    "width:100%;font-size:8pt",
  )}`,
  {
    institution: "Harbor Mutual Bank",
    accountLast4: "9135",
    statementDate: "2026-01-05",
    periodStart: "2025-12-06",
    periodEnd: "2026-01-05",
    currentBalance: "3079.53",
    previousBalance: "3310.44",
    creditLimit: "7500.00",
    availableCredit: "4420.47",
    minimumPayment: "121.00",
    paymentDueDate: "2026-02-02",
    apr: "23.24",
    aprs: [
      { kind: "purchase", apr: "23.24", balance: "3137.54" },
      { kind: "balance-transfer", apr: "23.24", balance: "0.00" },
      { kind: "cash-advance", apr: "29.49", balance: "0.00" },
    ],
    paymentsAndCredits: "1250.00",
    purchases: "928.16",
    feesCharged: "29.00",
    interestCharged: "61.93",
    minimumPaymentWarning: { years: "13", totalCost: "6481.22", monthlyPaymentFor36Months: "121.75" },
  },
  [
    ["2025-12-27", "PAYMENT - THANK YOU", "1250.00"],
    ["2025-12-04", "PUBLIX #1442 TAMPA FL", "-88.16"],
    ["2025-12-23", "BEST BUY 00005363 TAMPA FL", "-640.00"],
    ["2026-01-02", "CHEWY.COM 8006724399 FL", "-200.00"],
    ["2025-12-28", "LATE FEE FOR PAYMENT DUE 12/27", "-29.00"],
    ["2026-01-05", "INTEREST CHARGED ON PURCHASES", "-61.93"],
  ],
);

/** Labels over figures in pairs, sections headed by a person's name, a space between the minus and the amount. */
const namedSections = cardLookalike(
  "card-named-sections",
  `<div class="two"><div><h1>Alder One</h1>Venture Card | Visa Signature ending in 2480<br>Sep 14, 2026 - Oct 13, 2026 | 30 days in Billing Cycle</div><div>Page 1 of 3<br>alderone.com</div></div>
<div class="two"><div style="border:1px solid;padding:8px;width:300px"><b>Payment Information</b>
<div style="margin-top:8px">Payment Due Date</div><div style="font-size:14pt"><b>Nov 07, 2026</b></div><div class="small">For online and phone payments, the deadline is 8pm ET.</div>
<div class="two"><div>New Balance<br><b style="font-size:13pt">$1,226.90</b></div><div>Minimum Payment Due<br><b style="font-size:13pt">$38.00</b></div></div>
<p class="small"><b>LATE PAYMENT WARNING:</b> If we do not receive your minimum payment by your due date, you may have to pay a late fee of up to $40.00.</p>
<table class="small"><tr><td>If you make no additional charges using this card and each month you pay...</td><td>You will pay off the balance shown on this statement in about...</td><td>And you will end up paying an estimated total of...</td></tr><tr><td>Minimum Payment</td><td>8 Years</td><td>$2,401</td></tr><tr><td>$49</td><td>3 Years</td><td>$1,755</td></tr><tr><td colspan="2">Estimated savings if balance is paid off in about 3 years: $646</td></tr></table></div>
<div><b>Account Summary</b>${table([
    ["Previous Balance", "$1,450.11"],
    ["Payments", "- $700.00"],
    ["Other Credits", "$0.00"],
    ["Transactions", "+ $447.26"],
    ["Cash Advances", "+ $0.00"],
    ["Fees Charged", "+ $0.00"],
    ["Interest Charged", "+ $29.53"],
    ["New Balance", "= $1,226.90"],
    ["&nbsp;", ""],
    ["Credit Limit", "$5,750.00"],
    ["Available Credit (as of Oct 13, 2026)", "$4,523.10"],
    ["Cash Advance Credit Limit", "$1,150.00"],
    ["Available Credit for Cash Advances", "$1,150.00"],
  ])}<b>Rewards</b>${table([
    ["Rewards Balance", "$31.07"],
    ["Previous Balance", "$22.13"],
    ["Earned This Period", "$8.94"],
  ])}</div></div>
<div class="page"><h2>Transactions</h2><div>Visit alderone.com to see detailed transactions.</div>
<p><b>DANA OYELARAN #2480: Payments, Credits and Adjustments</b></p>${table(
    [
      ["Trans Date", "Post Date", "Description", "Amount"],
      ["Oct 2", "Oct 2", "ALDER ONE MOBILE PYMT AUTHDATE 02-Oct", "- $700.00"],
    ],
    "width:100%",
  )}<p><b>DANA OYELARAN #2480: Transactions</b></p>${table(
    [
      ["Trans Date", "Post Date", "Description", "Amount"],
      ["Sep 13", "Sep 14", "SQ *NIGHT OWL ESPRESSO AUSTIN TX", "$7.26"],
      ["Sep 20", "Sep 21", "H-E-B #455 SAN MARCOS TX", "$140.00"],
      ["Oct 5", "Oct 6", "HOTEL SAINT CECILIA AUSTIN TX", "$300.00"],
      ["<b>DANA OYELARAN #2480: Total Transactions</b>", "", "", "<b>$447.26</b>"],
      ["<b>Total Transactions for This Period</b>", "", "", "<b>$447.26</b>"],
    ],
    "width:100%",
  )}<h2>Fees</h2>${table(
    [
      ["Trans Date", "Post Date", "Description", "Amount"],
      ["Total Fees for This Period", "", "", "$0.00"],
    ],
    "width:100%",
  )}<h2>Interest Charged</h2>${table(
    [
      ["Interest Charge on Purchases", "$29.53"],
      ["Interest Charge on Cash Advances", "$0.00"],
      ["Interest Charge on Other Balances", "$0.00"],
      ["Total Interest for This Period", "$29.53"],
    ],
    "width:100%",
  )}<h2>Totals Year-to-Date</h2>${table(
    [
      ["Total Fees charged", "$0.00"],
      ["Total Interest charged", "$212.80"],
    ],
    "width:60%",
  )}<h2>Interest Charge Calculation</h2><div class="small">Your Annual Percentage Rate (APR) is the annual interest rate on your account.</div>${table(
    [
      [
        "Type of<br>Balance",
        "Annual Percentage<br>Rate (APR)",
        "Balance Subject<br>to Interest Rate",
        "Interest Charge",
      ],
      ["Purchases", "28.99% D", "$1,239.40", "$29.53"],
      ["Cash Advances", "28.99% D", "$0.00", "$0.00"],
    ],
    "width:100%",
  )}</div>`,
  {
    institution: "Alder One",
    accountLast4: "2480",
    statementDate: "2026-10-13",
    periodStart: "2026-09-14",
    periodEnd: "2026-10-13",
    currentBalance: "1226.90",
    previousBalance: "1450.11",
    creditLimit: "5750.00",
    availableCredit: "4523.10",
    minimumPayment: "38.00",
    paymentDueDate: "2026-11-07",
    apr: "28.99",
    aprs: [
      { kind: "purchase", apr: "28.99", balance: "1239.40" },
      { kind: "cash-advance", apr: "28.99", balance: "0.00" },
    ],
    paymentsAndCredits: "700.00",
    purchases: "447.26",
    feesCharged: "0.00",
    interestCharged: "29.53",
    minimumPaymentWarning: { years: "8", totalCost: "2401.00", monthlyPaymentFor36Months: "49.00" },
  },
  [
    ["2026-10-02", "ALDER ONE MOBILE PYMT AUTHDATE 02-Oct", "700.00"],
    ["2026-09-13", "SQ *NIGHT OWL ESPRESSO AUSTIN TX", "-7.26"],
    ["2026-09-20", "H-E-B #455 SAN MARCOS TX", "-140.00"],
    ["2026-10-05", "HOTEL SAINT CECILIA AUSTIN TX", "-300.00"],
  ],
);

/** A column of categories, the section's name inside the heading row of its columns, cash-back table as a decoy. */
const categoryColumn = cardLookalike(
  "card-category-column",
  `<div class="two"><div><h1 style="letter-spacing:6px">MERIDIAN</h1>it® Card Ending In 8842<br>OPEN TO CLOSE DATE: 08/19/2026 - 09/18/2026</div><div><b>CASHBACK BONUS®</b>${table(
    [
      ["Previous Balance", "$14.02"],
      ["Earned This Period", "+$9.11"],
      ["Redeemed This Period", "-$0.00"],
      ["Cashback Bonus Balance", "$23.13"],
    ],
  )}</div></div>
<div class="two"><div><h2>ACCOUNT SUMMARY</h2>${table([
    ["Previous Balance", "$886.40"],
    ["Payments and Credits", "-$250.00"],
    ["Purchases", "+$410.35"],
    ["Balance Transfers", "+$0.00"],
    ["Cash Advances", "+$0.00"],
    ["Fees Charged", "+$0.00"],
    ["Interest Charged", "+$15.62"],
    ["New Balance", "$1,062.37"],
  ])}<div class="small">See Interest Charge Calculation section following the Transactions section for detailed APR information.</div>${table(
    [
      ["Credit Line", "$4,500"],
      ["Credit Line Available", "$3,437"],
      ["Cash Advance Credit Line", "$700"],
      ["Cash Advance Credit Line Available", "$700"],
    ],
  )}</div><div><h2>PAYMENT INFORMATION</h2>${table([
    ["New Balance", "$1,062.37"],
    ["Minimum Payment Due", "$35.00"],
    ["Payment Due Date", "October 13, 2026"],
  ])}<p class="small" style="width:300px">Minimum Payment Warning: If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example: If you make no additional charges and pay only the minimum payment you will pay off the balance in about 4 years and pay an estimated total of $1,511. If you pay $40 you will pay it off in about 3 years, $1,430 (Savings=$81).</p></div></div>
<h2>TRANSACTIONS</h2>${table(
    [
      ["DATE", "PAYMENTS AND CREDITS", "", "AMOUNT"],
      ["09/01", "INTERNET PAYMENT - THANK YOU", "", "-$250.00"],
      ["&nbsp;"],
      ["DATE", "PURCHASES", "MERCHANT CATEGORY", "AMOUNT"],
      ["08/20", "KROGER #442 CINCINNATI OH", "Supermarkets", "$210.35"],
      ["09/02", "UNITED DAIRY FARMERS 32 CINCINNATI OH", "Gasoline", "$50.00"],
      ["09/09", "HULU 877-8244858 CA", "Services", "$150.00"],
      ["&nbsp;"],
      ["Fees and Interest Charged"],
      ["TOTAL FEES FOR THIS PERIOD", "", "", "$0.00"],
      ["09/18", "INTEREST CHARGE ON PURCHASES", "", "$15.62"],
      ["TOTAL INTEREST FOR THIS PERIOD", "", "", "$15.62"],
    ],
    "width:100%",
  ).replaceAll('class="v">', 'style="text-align:left">')}
<h2>Interest Charge Calculation</h2>${table(
    [
      [
        "TYPE OF BALANCE",
        "APR",
        "PROMO APR EXPIRATION DATE",
        "BALANCE SUBJECT TO INTEREST RATE",
        "INTEREST CHARGE",
      ],
      ["Purchases", "20.49%V", "N/A", "$897.60", "$15.62"],
      ["Cash Advances", "29.99%V", "N/A", "$0.00", "$0.00"],
    ],
    "width:100%",
  )}<p class="small">Make checks payable to Meridian. Send payments to: Meridian, PO Box 6103, Carol Stream IL 60197-6103. Meridian Bank, member FDIC.</p>`,
  {
    institution: "Meridian",
    accountLast4: "8842",
    statementDate: "2026-09-18",
    periodStart: "2026-08-19",
    periodEnd: "2026-09-18",
    currentBalance: "1062.37",
    previousBalance: "886.40",
    creditLimit: "4500.00",
    availableCredit: "3437.00",
    minimumPayment: "35.00",
    paymentDueDate: "2026-10-13",
    apr: "20.49",
    aprs: [
      { kind: "purchase", apr: "20.49", balance: "897.60" },
      { kind: "cash-advance", apr: "29.99", balance: "0.00" },
    ],
    paymentsAndCredits: "250.00",
    purchases: "410.35",
    feesCharged: "0.00",
    interestCharged: "15.62",
    minimumPaymentWarning: { years: "4", totalCost: "1511.00", monthlyPaymentFor36Months: "40.00" },
  },
  [
    ["2026-09-01", "INTERNET PAYMENT - THANK YOU", "250.00"],
    ["2026-08-20", "KROGER #442 CINCINNATI OH", "-210.35"],
    ["2026-09-02", "UNITED DAIRY FARMERS 32 CINCINNATI OH", "-50.00"],
    ["2026-09-09", "HULU 877-8244858 CA", "-150.00"],
    ["2026-09-18", "INTEREST CHARGE ON PURCHASES", "-15.62"],
  ],
);

export const listedCards = [manyColumns, namedSections, categoryColumn];
