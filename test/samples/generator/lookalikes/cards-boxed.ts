import { cardLookalike, table } from "./lookalike.ts";

/** The layout of the regulation's own sample of a periodic statement (Regulation Z, appendix G, sample G-18(F)), figures as printed there. */
const regulationSample = cardLookalike(
  "card-regulation-sample",
  `<h1>XXX Bank Credit Card Account Statement</h1><div>Account Number XXXX XXXX XXXX 4021<br>February 21, 2012 to March 22, 2012</div>
<div class="two"><div><h2>Summary of Account Activity</h2>${table([
    ["Previous Balance", "$535.07"],
    ["Payments", "-$450.00"],
    ["Other Credits", "-$13.45"],
    ["Purchases", "+$529.57"],
    ["Balance Transfers", "+$785.00"],
    ["Cash Advances", "+$318.00"],
    ["Past Due Amount", "+$0.00"],
    ["Fees Charged", "+$69.45"],
    ["Interest Charged", "+$10.89"],
    ["New Balance", "$1,784.53"],
    ["&nbsp;", ""],
    ["Credit limit", "$2,000.00"],
    ["Available credit", "$215.47"],
    ["Statement closing date", "3/22/2012"],
    ["Days in billing cycle", "30"],
  ])}<h2>QUESTIONS?</h2><div>Call Customer Service 1-XXX-XXX-XXXX<br>Please send billing inquiries and correspondence to:<br>PO Box XXXX, Anytown, Anystate XXXXX</div></div>
<div style="width:340px"><h2>Payment Information</h2>${table([
    ["New Balance", "$1,784.53"],
    ["Minimum Payment Due", "$53.00"],
    ["Payment Due Date", "4/20/12"],
  ])}<p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a $35 late fee and your APRs may be increased up to the Penalty APR of 28.99%.</p>
<p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>
<table border="1" style="width:340px"><tr><td>If you make no additional charges using this card and each month you pay...</td><td>You will pay off the balance shown on this statement in about...</td><td>And you will end up paying an estimated total of...</td></tr><tr><td>Only the minimum payment</td><td>10 years</td><td>$3,284</td></tr><tr><td>$62</td><td>3 years</td><td>$2,232<br>(Savings=$1,052)</td></tr></table>
<p>If you would like information about credit counseling services, call 1-800-xxx-xxxx.</p></div></div>
<p><b>Please send your payment to:</b> PO Box XXXX, Anytown, Anystate XXXXX</p>
<div class="page"><h2>Transactions</h2>${table(
    [
      ["Reference Number", "Trans Date", "Post Date", "Description of Transaction or Credit", "Amount"],
      ["<b>Payments and Other Credits</b>"],
      ["854338203FS8OO0Z5", "2/25", "2/25", "Pymt Thank You", "$450.00-"],
      ["045148714518979874", "3/4", "3/5", "Store #2", "$13.45-"],
      ["<b>Purchases</b>"],
      ["5884186PS0388W6YM", "2/22", "2/23", "Store #1", "$133.74"],
      ["854338203FS8OO0Z5", "2/25", "2/25", "Store #2", "$247.36"],
      ["564891561545KOSHD", "3/1", "3/2", "Store #3", "$148.47"],
      ["<b>Balance Transfers and Cash Advances</b>"],
      ["1542202074TWWZV48", "2/26", "2/27", "Balance Transfer", "$785.00"],
      ["4545754784KOHUIOS", "2/27", "3/1", "Cash Advance", "$318.00"],
      ["<b>Fees</b>"],
      ["9525156489SFD4545Q", "2/23", "2/23", "Late Fee", "$35.00"],
      ["84151564SADS8745H", "2/27", "2/27", "Balance Transfer Fee", "$23.55"],
      ["256489156189451516L", "2/28", "2/28", "Cash Advance Fee", "$10.90"],
      ["", "", "", "TOTAL FEES FOR THIS PERIOD", "$69.45"],
      ["<b>Interest Charged</b>"],
      ["", "3/22", "3/22", "Interest Charge on Purchases", "$6.31"],
      ["", "3/22", "3/22", "Interest Charge on Cash Advances", "$4.58"],
      ["", "", "", "TOTAL INTEREST FOR THIS PERIOD", "$10.89"],
    ],
    "width:100%",
  )}
<table border="1" style="margin:8px auto"><tr><td colspan="2">2012 Totals Year-to-Date</td></tr><tr><td>Total fees charged in 2012</td><td>$90.14</td></tr><tr><td>Total interest charged in 2012</td><td>$18.27</td></tr></table>
<h2>Interest Charge Calculation</h2><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>
<table border="1"><tr><td>Type of Balance</td><td>Annual Percentage Rate (APR)</td><td>Balance Subject to Interest Rate</td><td>Interest Charge</td></tr><tr><td>Purchases</td><td>14.99% (v)</td><td>$512.14</td><td>$6.31</td></tr><tr><td>Cash Advances</td><td>21.99% (v)</td><td>$253.50</td><td>$4.58</td></tr><tr><td>Balance Transfers</td><td>0.00%</td><td>$637.50</td><td>$0.00</td></tr></table><p>(v) = Variable Rate</p></div>`,
  {
    institution: "XXX Bank",
    accountLast4: "4021",
    statementDate: "2012-03-22",
    periodStart: "2012-02-21",
    periodEnd: "2012-03-22",
    currentBalance: "1784.53",
    previousBalance: "535.07",
    creditLimit: "2000.00",
    availableCredit: "215.47",
    minimumPayment: "53.00",
    paymentDueDate: "2012-04-20",
    pastDue: "0.00",
    apr: "14.99",
    aprs: [
      { kind: "purchase", apr: "14.99", balance: "512.14" },
      { kind: "cash-advance", apr: "21.99", balance: "253.50" },
      { kind: "balance-transfer", apr: "0.00", balance: "637.50" },
    ],
    paymentsAndCredits: "463.45",
    purchases: "529.57",
    feesCharged: "69.45",
    interestCharged: "10.89",
    minimumPaymentWarning: { years: "10", totalCost: "3284.00", monthlyPaymentFor36Months: "62.00" },
  },
  [
    ["2012-02-25", "Pymt Thank You", "450.00"],
    ["2012-03-04", "Store #2", "13.45"],
    ["2012-02-22", "Store #1", "-133.74"],
    ["2012-02-25", "Store #2", "-247.36"],
    ["2012-03-01", "Store #3", "-148.47"],
    ["2012-02-26", "Balance Transfer", "-785.00"],
    ["2012-02-27", "Cash Advance", "-318.00"],
    ["2012-02-23", "Late Fee", "-35.00"],
    ["2012-02-27", "Balance Transfer Fee", "-23.55"],
    ["2012-02-28", "Cash Advance Fee", "-10.90"],
    ["2012-03-22", "Interest Charge on Purchases", "-6.31"],
    ["2012-03-22", "Interest Charge on Cash Advances", "-4.58"],
  ],
);

/** The logo is a picture: the issuer is named only in its web address, its remittance address and its legal name. Signs stand in a column of their own. */
const signColumn = cardLookalike(
  "card-sign-column",
  `<div class="two"><div>HOLLIS GRANT<br>Account Number Ending in 7731<br>Statement Billing Period 12/09/2025 to 01/08/2026<br>Page 1 of 2</div><div>24-Hour Customer Service: 1-800-555-0142<br>www.kestrelbank.com<br>Send Inquiries To: PO Box 10347, Des Moines IA 50306</div></div>
<h2>Balance Summary</h2><div class="two"><div>${table([
    ["", "Previous Balance", "$2,418.07"],
    ["-", "Payments", "$600.00"],
    ["-", "Other Credits", "$24.50"],
    ["+", "Cash Advances", "$0.00"],
    ["+", "Purchases, Balance Transfers &amp; Other Charges", "$711.82"],
    ["+", "Fees Charged", "$0.00"],
    ["+", "Interest Charged", "$48.66"],
    ["=", "New Balance", "$2,554.05"],
    ["", "Total Credit Limit", "$6,500"],
    ["", "Total Available Credit", "$3,945"],
  ])}</div><div><b>Payment Information</b>${table([
    ["New Balance", "$2,554.05"],
    ["Current Payment Due (Minimum Payment)", "$75.00"],
    ["Current Payment Due Date", "02/02/2026"],
  ])}<p>Late Payment Warning: If we do not receive your Minimum Payment by 02/02/2026, you may have to pay a late fee up to $40.</p></div></div>
<p class="small">Detach and mail with check payable to Kestrel Bank. Amount Enclosed $ ______  New Balance $2,554.05  Minimum Payment $75.00  Payment Due Date 02/02/2026<br>KESTREL BANK CARD SERVICES, PO BOX 77053, MINNEAPOLIS MN 55480</p>
<h2>Transaction Summary</h2>${table(
    [
      ["Card Ending in", "Trans Date", "Post Date", "Reference Number", "Description", "Credits", "Charges"],
      ["7731", "12/15", "12/15", "7446539GK00XWPS6Z", "BRANCH PAYMENT THANK YOU", "600.00", ""],
      ["7731", "12/29", "12/30", "5543286GL5V8XGJYR", "REI #41 SEATTLE WA", "24.50", ""],
      ["7731", "12/12", "12/13", "2469216G61RQ2T8PX", "HARRIS TEETER 0310 RALEIGH NC", "", "182.40"],
      ["7731", "12/30", "12/31", "2423168GS2DZ9M0TV", "DELTA AIR 0062345 ATLANTA GA", "", "421.92"],
      ["7731", "01/03", "01/04", "5530876H001T6B4QW", "DUKES AUTO CARE DURHAM NC", "", "107.50"],
      ["Fees Charged"],
      ["TOTAL FEES CHARGED FOR THIS PERIOD", "", "", "", "", "", "$0.00"],
      ["Interest Charged"],
      ["", "01/08", "01/08", "", "INTEREST CHARGE ON PURCHASES", "", "48.66"],
      ["TOTAL INTEREST CHARGED FOR THIS PERIOD", "", "", "", "", "", "$48.66"],
    ],
    "width:100%",
  )}
<h2>2026 Totals Year-to-Date</h2>${table([
    ["TOTAL FEES CHARGED IN 2026", "$0.00"],
    ["TOTAL INTEREST CHARGED IN 2026", "$48.66"],
  ])}
<h2>Interest Charge Calculation</h2><p class="small">Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>
<table><tr><td>Type of Balance</td><td>Annual Interest Rate</td><td>Balance Subject to Interest Rate</td><td>Days in Billing Cycle</td><td>Interest Charge</td></tr><tr><td>PURCHASES</td><td>24.240% variable</td><td>$2,363.41</td><td>31</td><td>$48.66</td></tr><tr><td>CASH ADVANCES</td><td>29.990% variable</td><td>$0.00</td><td>31</td><td>$0.00</td></tr></table>
<p class="small">Kestrel Bank, N.A. Member FDIC.</p>`,
  {
    institution: "Kestrel Bank",
    accountLast4: "7731",
    statementDate: "2026-01-08",
    periodStart: "2025-12-09",
    periodEnd: "2026-01-08",
    currentBalance: "2554.05",
    previousBalance: "2418.07",
    creditLimit: "6500.00",
    availableCredit: "3945.00",
    minimumPayment: "75.00",
    paymentDueDate: "2026-02-02",
    apr: "24.24",
    aprs: [
      { kind: "purchase", apr: "24.24", balance: "2363.41" },
      { kind: "cash-advance", apr: "29.99", balance: "0.00" },
    ],
    paymentsAndCredits: "624.50",
    purchases: "711.82",
    feesCharged: "0.00",
    interestCharged: "48.66",
  },
  [
    ["2025-12-15", "BRANCH PAYMENT THANK YOU", "600.00"],
    ["2025-12-29", "REI #41 SEATTLE WA", "24.50"],
    ["2025-12-12", "HARRIS TEETER 0310 RALEIGH NC", "-182.40"],
    ["2025-12-30", "DELTA AIR 0062345 ATLANTA GA", "-421.92"],
    ["2026-01-03", "DUKES AUTO CARE DURHAM NC", "-107.50"],
    ["2026-01-08", "INTEREST CHARGE ON PURCHASES", "-48.66"],
  ],
);

/** Limits that include others, rewards tables, headings inside the rate table, rows without a section of their own. */
const nestedLimits = cardLookalike(
  "card-nested-limits",
  `<div class="two"><div><div style="font-size:16pt">Sable<sup>®</sup> Double Points<sup>®</sup> Card</div>TESSA RANDALL<br>Member Since 2014 Account number ending in: 6604<br>Billing Period: 08/22/26-09/21/26</div><div>www.sablecards.com<br>Customer Service 1-855-555-0111, TTY: 711<br>SABLE BANK, PO Box 6500, Sioux Falls SD 57117</div></div>
<div style="background:#eef;padding:6px;width:330px">${table([
    ["Minimum payment due:", "$43.17"],
    ["New balance as of 09/21/26:", "$1,984.20"],
    ["Payment due date:", "10/18/26"],
  ])}</div><p class="small">Late payment warning: If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $41.</p>
<div class="two"><div><h2>Account Summary</h2>${table([
    ["Previous balance", "$1,702.18"],
    ["Payments", "-$500.00"],
    ["Credits", "-$18.99"],
    ["Purchases", "+$778.84"],
    ["Cash advances", "+$0.00"],
    ["Fees", "+$0.00"],
    ["Interest", "+$22.17"],
    ["<b>New balance</b>", "<b>$1,984.20</b>"],
  ])}<h2>Credit Limit</h2>${table([
    ["Credit limit", "$9,200"],
    ["&nbsp;&nbsp;<i>Includes $1,800 cash advance limit</i>", ""],
    ["Available credit", "$7,215"],
    ["&nbsp;&nbsp;<i>Includes $1,800 available for cash advances</i>", ""],
  ])}</div><div><h2>Points Summary</h2>${table([
    ["Previous Balance", "8,114"],
    ["Earned this period", "+1,557"],
    ["Total Available Points", "9,671"],
    ["Cash value", "$96.71"],
  ])}<table style="width:300px" border="1"><tr><td>If you make no additional charges and each month you pay...</td><td>You will pay off the balance shown on this statement in about...</td><td>And you will end up paying an estimated total of...</td></tr><tr><td>Only the minimum payment</td><td>9 year(s)</td><td>$3,640</td></tr><tr><td>$72</td><td>3 year(s)</td><td>$2,592<br>(Savings = $1,048)</td></tr></table></div></div>
<div class="page"><h2>Account Summary</h2>${table(
    [
      ["Trans. date", "Post date", "Description", "Amount"],
      ["<b>Payments, Credits and Adjustments</b>"],
      ["", "08/30", "ONLINE PAYMENT, THANK YOU", "-$500.00"],
      ["09/02", "09/03", "TARGET 00012344 RICHMOND VA", "-$18.99"],
      ["<b>Standard Purchases</b>"],
      ["08/21", "08/22", "WAWA 612 RICHMOND VA", "$41.15"],
      ["08/25", "08/27", "BOX LUNCH CO 804-5550188 VA", "$637.69"],
      ["09/14", "09/15", "AMAZON.COM*2K41B AMZN.COM/BILL WA", "$100.00"],
      ["<b>Fees charged</b>"],
      ["", "", "TOTAL FEES FOR THIS PERIOD", "$0.00"],
      ["<b>Interest charged</b>"],
      ["", "09/21", "INTEREST CHARGED TO STANDARD PURCH", "$22.17"],
      ["", "", "TOTAL INTEREST FOR THIS PERIOD", "$22.17"],
    ],
    "width:100%",
  )}<div style="border:1px solid;width:300px;padding:4px">2026 totals year-to-date${table([
    ["Total fees charged in 2026", "$41.00"],
    ["Total interest charged in 2026", "$187.05"],
  ])}</div>
<h2>Interest charge calculation</h2><div>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</div>${table(
    [
      ["Balance type", "Annual percentage rate (APR)", "Balance subject to interest rate", "Interest charge"],
      ["PURCHASES"],
      ["Standard Purch", "17.74% (V)", "$1,471.33 (D)", "$22.17"],
      ["ADVANCES"],
      ["Standard Adv", "29.99% (V)", "$0.00 (D)", "$0.00"],
      ["BALANCE TRANSFERS"],
      ["Offer 4 expires 03/01/27", "0.00%", "$0.00 (D)", "$0.00"],
    ],
    "width:100%",
  )}</div>`,
  {
    institution: "Sable Bank",
    accountLast4: "6604",
    statementDate: "2026-09-21",
    periodStart: "2026-08-22",
    periodEnd: "2026-09-21",
    currentBalance: "1984.20",
    previousBalance: "1702.18",
    creditLimit: "9200.00",
    availableCredit: "7215.00",
    minimumPayment: "43.17",
    paymentDueDate: "2026-10-18",
    apr: "17.74",
    aprs: [
      { kind: "purchase", apr: "17.74", balance: "1471.33" },
      { kind: "cash-advance", apr: "29.99", balance: "0.00" },
      { kind: "promotional", apr: "0.00", balance: "0.00", expires: "2027-03-01" },
    ],
    paymentsAndCredits: "518.99",
    purchases: "778.84",
    feesCharged: "0.00",
    interestCharged: "22.17",
    minimumPaymentWarning: { years: "9", totalCost: "3640.00", monthlyPaymentFor36Months: "72.00" },
  },
  [
    ["2026-08-30", "ONLINE PAYMENT, THANK YOU", "500.00"],
    ["2026-09-02", "TARGET 00012344 RICHMOND VA", "18.99"],
    ["2026-08-21", "WAWA 612 RICHMOND VA", "-41.15"],
    ["2026-08-25", "BOX LUNCH CO 804-5550188 VA", "-637.69"],
    ["2026-09-14", "AMAZON.COM*2K41B AMZN.COM/BILL WA", "-100.00"],
    ["2026-09-21", "INTEREST CHARGED TO STANDARD PURCH", "-22.17"],
  ],
);

export const boxedCards = [regulationSample, signColumn, nestedLimits];
