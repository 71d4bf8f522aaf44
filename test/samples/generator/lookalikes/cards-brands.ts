import { cardLookalike, table } from "./lookalike.ts";

/** A store card: the shop's name is large, the bank's small; deferred interest, signs before labels, promotional balances. */
const storeCard = cardLookalike(
  "card-store",
  `<div class="two"><div><div style="font-size:22pt;font-weight:bold">Timberline Home</div>CREDIT CARD<br>MARCUS WEBB<br>Account Number: XXXX XXXX XXXX 3356</div><div>Customer Service: timberlinehome.com/credit or 1-866-555-0133<br>PO Box 71727, Philadelphia, PA 19176-1727</div></div>
<div class="two"><div><h2>Summary of Account Activity</h2>${table([
    ["Previous Balance", "$1,644.90"],
    ["- Payments", "$120.00"],
    ["- Other Credits", "$0.00"],
    ["+ Purchases/Debits", "$212.77"],
    ["+ Fees Charged", "$0.00"],
    ["+ Interest Charged", "$18.25"],
    ["<b>New Balance</b>", "<b>$1,755.92</b>"],
    ["Credit Limit", "$3,000"],
    ["Available Credit", "$1,244"],
    ["Statement Closing Date", "09/24/2026"],
    ["Days in Billing Cycle", "30"],
  ])}</div><div><h2>Payment Information</h2>${table([
    ["New Balance", "$1,755.92"],
    ["Total Minimum Payment Due", "$64.00"],
    ["Payment Due Date", "10/17/2026"],
  ])}<p class="small" style="width:280px">Late Payment Warning: If we do not receive your Total Minimum Payment Due by the Payment Due Date listed above, you may have to pay a late fee up to $41.00. Deferred Interest Charge: you must pay your promotional balance in full by 02/18/2027 to avoid paying $96.41 deferred interest.</p></div></div>
<h2>Promotional Purchase Summary</h2><table border="1"><tr><td>Tran Date</td><td>Initial Purchase Amount</td><td>Promotional Balance</td><td>Deferred Interest Charge</td><td>Promotion Expiration Date</td></tr><tr><td>08/18/2025</td><td>$1,200.00</td><td>$861.30</td><td>$96.41</td><td>02/18/2027</td></tr></table>
<h2>Transaction Detail</h2>${table(
    [
      ["Date", "Reference #", "Description", "Amount"],
      ["Payments"],
      ["09/10", "P9244004SEHM2N0QK", "AUTOMATIC PAYMENT - THANK YOU", "-$120.00"],
      ["Purchases and Other Debits"],
      ["09/03", "P9244004KEHM0TB41", "TIMBERLINE HOME 0442 DAYTON OH<br>LUMBER, HARDWARE", "$180.00"],
      ["09/19", "P9244004TEHM7PP03", "TIMBERLINE.COM<br>PAINT", "$32.77"],
      ["Total Fees Charged This Period", "", "", "$0.00"],
      ["Total Interest Charged This Period", "", "", "$18.25"],
    ],
    "width:100%",
  )}<h2>Year-to-Date Fees and Interest</h2>${table([
    ["Total Fees Charged in 2026", "$0.00"],
    ["Total Interest Charged in 2026", "$133.09"],
    ["Total Interest Paid in 2026", "$114.84"],
  ])}<h2>Interest Charge Calculation</h2><p class="small">Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${table(
    [
      [
        "Type of Balance",
        "Expiration Date",
        "Annual Percentage Rate",
        "Balance Subject to Interest Rate",
        "Interest Charge",
      ],
      ["Regular Purchases", "N/A", "29.99% (v)", "$740.41", "$18.25"],
      ["Deferred Interest", "02/18/2027", "29.99% (v)", "$861.30", "$0.00"],
    ],
    "width:100%",
  )}<p class="small">Account issued by Fernhill Bank. Make payments to: FERNHILL BANK/TIMBERLINE, PO BOX 71728, PHILADELPHIA PA 19176. New Balance $1,755.92 Total Minimum Payment Due $64.00 Payment Due Date 10/17/2026</p>`,
  {
    institution: "Fernhill Bank",
    accountLast4: "3356",
    statementDate: "2026-09-24",
    currentBalance: "1755.92",
    previousBalance: "1644.90",
    creditLimit: "3000.00",
    availableCredit: "1244.00",
    minimumPayment: "64.00",
    paymentDueDate: "2026-10-17",
    apr: "29.99",
    aprs: [
      { kind: "purchase", apr: "29.99", balance: "740.41" },
      { kind: "promotional", apr: "29.99", balance: "861.30", expires: "2027-02-18" },
    ],
    paymentsAndCredits: "120.00",
    purchases: "212.77",
    feesCharged: "0.00",
    interestCharged: "18.25",
  },
  [
    ["2026-09-10", "AUTOMATIC PAYMENT - THANK YOU", "120.00"],
    ["2026-09-03", "TIMBERLINE HOME 0442 DAYTON OH LUMBER, HARDWARE", "-180.00"],
    ["2026-09-19", "TIMBERLINE.COM PAINT", "-32.77"],
  ],
);

/** A column of money back stands between the words and the amount of every row; the month is named in the title. */
const dailyCash = cardLookalike(
  "card-daily-cash",
  `<div style="font-size:20pt">Pomelo Card</div><div>Customer<br>Ines Duarte, ines@example.com</div><div style="text-align:right">Statement<br>Sep 1 — Sep 30, 2026</div>
<div class="two" style="margin:18px 0"><div>Your September Balance as of Sep 30, 2026<br><span style="font-size:20pt">$1,318.42</span></div><div>Minimum Payment Due<br><span style="font-size:20pt">$42.00</span></div><div>Payment Due By<br><span style="font-size:20pt">Oct 31, 2026</span></div></div>
<div class="two"><div>${table([
    ["Previous Monthly Balance", "$904.10"],
    ["Previous Total Balance", "$904.10"],
  ])}</div><div>${table([
    ["Payments", "−$300.00"],
    ["Credits", "−$15.00"],
    ["Charges", "+$711.02"],
    ["Interest", "+$18.30"],
    ["Total Balance", "$1,318.42"],
  ])}</div></div><div>Daily Cash earned this month $12.55</div>
${table([
  ["Credit Limit", "$6,000.00"],
  ["Available Credit", "$4,681.58"],
])}
<div class="page"><h2>Payments</h2><div>Payments made by Ines Duarte</div>${table(
    [
      ["Date", "Description", "Amount"],
      ["09/14/2026", "ACH Deposit Internet transfer from account ending in 7720", "−$300.00"],
      ["Total payments for this period", "", "−$300.00"],
    ],
    "width:100%",
  )}<h2>Transactions</h2><div>Transactions by Ines Duarte</div>${table(
    [
      ["Date", "Description", "Daily Cash", "", "Amount"],
      ["09/02/2026", "TARGET 0112 100 MAIN ST OAKLAND 94607 CA USA", "2%", "$0.84", "$42.02"],
      ["09/09/2026", "POMELO.COM/BILL ONE POMELO PARK CUPERTINO 95014 CA USA", "3%", "$0.09", "$2.99"],
      ["09/15/2026", "UNIQLO USA UNION SQ 94108 CA USA (RETURN)", "−2%", "−$0.30", "−$15.00"],
      ["09/22/2026", "LYFT RIDE SAN FRANCISCO CA 94107", "2%", "$13.32", "$666.01"],
      ["Total Daily Cash this month", "", "", "", "$12.55"],
      ["Total charges, credits and returns", "", "", "", "$696.02"],
    ],
    "width:100%",
  )}<h2>Interest Charged</h2>${table([
    ["Date", "Description", "Amount"],
    ["09/30/2026", "Interest Charge", "$18.30"],
    ["Total interest for this month", "", "$18.30"],
  ])}<h2>Interest Charge Calculation</h2>${table(
    [
      [
        "Type of Balance",
        "Annual Percentage Rate (APR)",
        "Balance Subject to Interest Rate",
        "Interest Charge",
      ],
      ["Purchases", "26.24% (v)", "$848.60", "$18.30"],
    ],
    "width:100%",
  )}<h2>2026 Year-to-Date</h2>${table([
    ["Total fees charged in 2026", "$0.00"],
    ["Total interest charged in 2026", "$96.11"],
  ])}<p class="small">Pomelo Card is issued by Stonegate Bank USA, Salt Lake City Branch.</p></div>`,
  {
    institution: "Stonegate Bank USA",
    statementDate: "2026-09-30",
    periodStart: "2026-09-01",
    periodEnd: "2026-09-30",
    currentBalance: "1318.42",
    previousBalance: "904.10",
    creditLimit: "6000.00",
    availableCredit: "4681.58",
    minimumPayment: "42.00",
    paymentDueDate: "2026-10-31",
    apr: "26.24",
    aprs: [{ kind: "purchase", apr: "26.24", balance: "848.60" }],
    paymentsAndCredits: "315.00",
    purchases: "711.02",
    interestCharged: "18.30",
  },
  [
    ["2026-09-14", "ACH Deposit Internet transfer from account ending in 7720", "300.00"],
    ["2026-09-02", "TARGET 0112 100 MAIN ST OAKLAND 94607 CA USA", "-42.02"],
    ["2026-09-09", "POMELO.COM/BILL ONE POMELO PARK CUPERTINO 95014 CA USA", "-2.99"],
    ["2026-09-15", "UNIQLO USA UNION SQ 94108 CA USA (RETURN)", "15.00"],
    ["2026-09-22", "LYFT RIDE SAN FRANCISCO CA 94107", "-666.01"],
    ["2026-09-30", "Interest Charge", "-18.30"],
  ],
);

/** A charge card with an odd number, marks after dates and amounts, a watermark, print up the margin, day-month-year dates in words. */
const chargeCard = cardLookalike(
  "card-charge",
  `<div style="position:absolute;left:120px;top:420px;font-size:90pt;color:#eee;transform:rotate(-35deg)">SAMPLE</div><div style="position:absolute;left:-20px;top:560px;font-size:6pt;transform:rotate(-90deg);transform-origin:left">04417 BEX 9 26318 D 000021 1,234.56 12/31/26</div>
<div class="two"><div><b style="font-size:15pt">Gold Crest Card</b><br>Prepared For<br>ROBIN TALLEY<br>Account Ending 4-51002</div><div>Closing Date 18 Sep 2026<br>Next Closing Date 18 Oct 2026<br>goldcrest.com</div></div>
<div class="two"><div>New Balance<div style="font-size:16pt">$2,640.55</div></div><div>Minimum Payment Due<div style="font-size:16pt">$92.40</div></div></div>
<div>Payment Due Date</div><div style="font-size:16pt">13 Oct 2026<sup>‡</sup></div>
<p class="small"><b>Late Payment Warning:</b> If we do not receive your Minimum Payment Due by the Payment Due Date of 13 Oct 2026, you may have to pay a late fee of up to $40.00 and your Pay Over Time APR may be increased to the Penalty APR of 29.99%.</p>
<table border="1" class="small" style="width:420px"><tr><td>If you make no additional charges and each month you pay...</td><td>You will pay off the balance shown on this statement in about...</td><td>And you will pay an estimated total of...</td></tr><tr><td>Only the<br>Minimum Payment Due</td><td>14 years</td><td>$5,608</td></tr><tr><td>$103</td><td>3 years</td><td>$3,708<br>(Savings = $1,900)</td></tr></table>
<div style="float:right;width:240px"><b>Account Summary</b>${table([
    ["Previous Balance", "$1,988.30"],
    ["Payments/Credits", "-$1,000.00"],
    ["New Charges", "+$1,611.05"],
    ["Fees", "+$0.00"],
    ["Interest Charged", "+$41.20"],
    ["<b>New Balance</b>", "<b>$2,640.55</b>"],
    ["<b>Minimum Due</b>", "<b>$92.40</b>"],
    ["Credit Limit", "$8,000.00"],
    ["Available Credit", "$5,359.45"],
    ["Cash Advance Limit", "$400.00"],
    ["Available Cash", "$400.00"],
  ])}Days in Billing Period: 31</div>
<h2>Payments and Credits</h2><b>Summary</b>${table([
    ["Payments", "-$1,000.00"],
    ["Credits", "$0.00"],
    ["Total Payments and Credits", "-$1,000.00"],
  ])}<div>Detail &nbsp; *Indicates posting date</div>${table([
    ["Payments", "Amount"],
    ["09/05/26* &nbsp; MOBILE PAYMENT - THANK YOU", "-$1,000.00"],
  ])}
<h2>New Charges</h2><b>Summary</b>${table([["Total New Charges", "$1,611.05"]])}<div>Detail</div><div>ROBIN TALLEY<br>Card Ending 4-51002</div>${table(
    [
      ["08/21/26", "JETBLUE AIRWAYS LONG ISLAND CITY NY", "$811.05 ⧫"],
      ["08/30/26", "COSTCO WHSE #0143 BROOKLYN NY", "$300.00"],
      ["09/11/26", "SP DEVICES MONTREAL QC", "$500.00 ⧫"],
    ],
    "width:70%",
  )}<h2>Interest Charged</h2>${table([
    ["", "Amount"],
    ["09/18/26 &nbsp; Interest Charge on Pay Over Time Purchases", "$41.20"],
    ["Total Interest Charged for this Period", "$41.20"],
  ])}<h2>Interest Charge Calculation</h2>${table(
    [
      ["", "Annual Percentage Rate", "Balance Subject to Interest Rate", "Interest Charge"],
      ["Purchases", "24.49% (v)", "$1,980.77", "$41.20"],
      ["Cash Advances", "29.49% (v)", "$0.00", "$0.00"],
      ["Total", "", "", "$41.20"],
    ],
    "width:100%",
  )}<p class="small">Gold Crest National Bank. Make check payable to Gold Crest.</p>`,
  {
    institution: "Gold Crest",
    accountLast4: "1002",
    statementDate: "2026-09-18",
    currentBalance: "2640.55",
    previousBalance: "1988.30",
    creditLimit: "8000.00",
    availableCredit: "5359.45",
    minimumPayment: "92.40",
    paymentDueDate: "2026-10-13",
    apr: "24.49",
    aprs: [
      { kind: "purchase", apr: "24.49", balance: "1980.77" },
      { kind: "cash-advance", apr: "29.49", balance: "0.00" },
    ],
    paymentsAndCredits: "1000.00",
    purchases: "1611.05",
    feesCharged: "0.00",
    interestCharged: "41.20",
    minimumPaymentWarning: { years: "14", totalCost: "5608.00", monthlyPaymentFor36Months: "103.00" },
  },
  [
    ["2026-09-05", "MOBILE PAYMENT - THANK YOU", "1000.00"],
    ["2026-08-21", "JETBLUE AIRWAYS LONG ISLAND CITY NY", "-811.05"],
    ["2026-08-30", "COSTCO WHSE #0143 BROOKLYN NY", "-300.00"],
    ["2026-09-11", "SP DEVICES MONTREAL QC", "-500.00"],
    ["2026-09-18", "Interest Charge on Pay Over Time Purchases", "-41.20"],
  ],
);

export const brandCards = [storeCard, dailyCash, chargeCard];
