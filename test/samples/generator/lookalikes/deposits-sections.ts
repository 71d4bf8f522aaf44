import { bankLookalike, table } from "./lookalike.ts";

/** Sections with a count of items, checks two across, a table of daily balances three across. */
const countedSections = bankLookalike(
  "deposit-counted-sections",
  `<div class="two"><div><h1>Bluestem Bank</h1>P.O. Box 1800<br>Saint Paul, Minnesota 55101-0800<p>OMAR HADDAD<br>77 LOW ST<br>DULUTH MN 55802</p></div><div style="text-align:right"><b>Uni-Statement</b><br>Account Number: 1 047 5512 8836<br>Statement Period:<br>Dec 16, 2025<br>through<br>Jan 14, 2026<br>Page 1 of 2</div></div>
<h2>BLUESTEM SMARTLY CHECKING <span style="float:right">Member FDIC</span></h2><div>Bluestem Bank National Association <span style="float:right">Account Number 1-047-5512-8836</span></div>
<h2>Account Summary</h2>${table([
    ["", "# Items", "", ""],
    ["Beginning Balance on Dec 16", "", "$", "1,920.44"],
    ["Customer Deposits", "1", "", "250.00"],
    ["Other Deposits", "2", "", "3,410.66"],
    ["Card Withdrawals", "3", "", "188.92-"],
    ["Other Withdrawals", "2", "", "1,460.00-"],
    ["Checks Paid", "3", "", "575.25-"],
    ["<b>Ending Balance on Jan 14, 2026</b>", "", "<b>$</b>", "<b>3,356.93</b>"],
  ])}
<h2>Customer Deposits</h2>${table(
    [
      ["Number", "Date", "Ref Number", "", "Amount"],
      ["", "Dec 22", "8954410023", "", "250.00"],
      ["", "", "Total Customer Deposits", "$", "250.00"],
    ],
    "width:80%",
  )}<h2>Other Deposits</h2>${table(
    [
      ["Date", "Description of Transaction", "Ref Number", "", "Amount"],
      [
        "Dec 31",
        "Electronic Deposit<br>&nbsp;REF=253640041772N00",
        "From LAKEHEAD PAYROLL<br>DIR DEP 9111111101",
        "$",
        "1,705.33",
      ],
      [
        "Jan 14",
        "Electronic Deposit<br>&nbsp;REF=260130101774N00",
        "From LAKEHEAD PAYROLL<br>DIR DEP 9111111101",
        "",
        "1,705.33",
      ],
      ["", "Total Other Deposits", "", "$", "3,410.66"],
    ],
    "width:100%",
  ).replaceAll('class="v">From', 'style="text-align:left">From')}
<h2>Card Withdrawals</h2><div>Card Number: xxxx-xxxx-xxxx-9041</div>${table(
    [
      ["Date", "Description of Transaction", "Ref Number", "", "Amount"],
      ["Dec 18", "Debit Purchase - VISA HOLIDAY STATIONS DULUTH MN", "7230113521", "$", "38.92-"],
      ["Dec 30", "Debit Purchase - VISA SUPER ONE FOODS DULUTH MN", "0043114410", "", "110.00-"],
      ["Jan 5", "ATM Withdrawal 302 SUPERIOR ST DULUTH MN", "Serial No. 00412", "", "40.00-"],
      ["", "Card 9041 Withdrawals Subtotal", "", "$", "188.92-"],
      ["", "Total Card Withdrawals", "", "$", "188.92-"],
    ],
    "width:100%",
  )}
<h2>Other Withdrawals</h2>${table(
    [
      ["Date", "Description of Transaction", "Ref Number", "", "Amount"],
      ["Dec 19", "Electronic Withdrawal To MINNESOTA POWER", "", "$", "160.00-"],
      ["Jan 2", "Electronic Withdrawal To LAKEVIEW RENTALS", "", "", "1,300.00-"],
      ["", "Total Other Withdrawals", "", "$", "1,460.00-"],
    ],
    "width:100%",
  )}
<h2>Checks Presented Conventionally</h2>${table(
    [
      [
        "Check",
        "Date",
        "Ref Number",
        "Amount",
        "&nbsp;&nbsp;&nbsp;&nbsp;",
        "Check",
        "Date",
        "Ref Number",
        "Amount",
      ],
      ["1188", "Dec 23", "8057711002", "75.25", "", "1190*", "Jan 8", "9051174410", "400.00"],
      ["1189", "Dec 29", "8353214418", "100.00", "", "", "", "", ""],
      ["* Gap in check sequence", "", "", "", "", "Conventional Checks Paid (3)", "", "$", "575.25-"],
    ],
    "width:100%",
  )}
<h2>Balance Summary</h2>${table(
    [
      ["Date", "Ending Balance", "&nbsp;", "Date", "Ending Balance", "&nbsp;", "Date", "Ending Balance"],
      ["Dec 18", "1,881.52", "", "Dec 29", "1,796.27", "", "Jan 5", "2,051.60"],
      ["Dec 22", "1,971.52", "", "Dec 31", "3,391.60", "", "Jan 14", "3,356.93"],
    ],
    "width:100%",
  )}<p class="small">Balances only appear for days reflecting change. Average balance $2,340.11</p>`,
  [
    {
      kind: "checking",
      institution: "Bluestem Bank",
      accountLast4: "8836",
      periodStart: "2025-12-16",
      periodEnd: "2026-01-14",
      beginningBalance: "1920.44",
      endingBalance: "3356.93",
      totalDeposits: "3660.66",
      totalWithdrawals: "2224.17",
    },
  ],
  [
    ["2025-12-22", "Customer Deposits", "250.00"],
    [
      "2025-12-31",
      "Electronic Deposit From LAKEHEAD PAYROLL REF=253640041772N00 DIR DEP 9111111101",
      "1705.33",
    ],
    [
      "2026-01-14",
      "Electronic Deposit From LAKEHEAD PAYROLL REF=260130101774N00 DIR DEP 9111111101",
      "1705.33",
    ],
    ["2025-12-18", "Debit Purchase - VISA HOLIDAY STATIONS DULUTH MN", "-38.92"],
    ["2025-12-30", "Debit Purchase - VISA SUPER ONE FOODS DULUTH MN", "-110.00"],
    ["2026-01-05", "ATM Withdrawal 302 SUPERIOR ST DULUTH MN Serial No. 00412", "-40.00"],
    ["2025-12-19", "Electronic Withdrawal To MINNESOTA POWER", "-160.00"],
    ["2026-01-02", "Electronic Withdrawal To LAKEVIEW RENTALS", "-1300.00"],
    ["2025-12-23", "Check 1188", "-75.25"],
    ["2025-12-29", "Check 1189", "-100.00"],
    ["2026-01-08", "Check 1190", "-400.00"],
  ],
);

/** Labels over figures in one row, the amount printed before the description, figures without a currency sign. */
const amountFirst = bankLookalike(
  "deposit-amount-first",
  `<div><b style="font-size:14pt">Virtual Pocket Spend Statement</b><br>Corvus Bank</div><div style="float:right">Primary account number: 44-6081-7325<br>Page 1 of 2<br>Number of enclosures: 0</div><div>For the period 09/17/2026 to 10/16/2026<br><br>PRIYA RAMAN<br>9 GATE LN<br>ERIE PA 16501</div>
<p class="small" style="float:right;width:200px">For 24-hour banking visit corvus.com. For customer service call 1-888-555-0177. Write to: Customer Service, PO Box 609, Pittsburgh PA 15230-9738</p>
<div style="clear:both"></div><h2>Virtual Pocket Spend Account Summary</h2><div>Account number: 44-6081-7325<br>Overdraft Protection has not been established for this account.</div>
<b>Balance Summary</b>${table(
    [
      [
        "Beginning<br>balance",
        "Deposits and<br>other additions",
        "Checks and other<br>deductions",
        "Ending<br>balance",
      ],
      ["812.40", "2,105.77", "1,744.18", "1,173.99"],
      ["", "", "Average monthly<br>balance", "Charges<br>and fees"],
      ["", "", "903.22", "3.00"],
    ],
    "width:100%",
  )}
<h2>Activity Detail</h2><b>Deposits and Other Additions</b> <span class="small">There were 2 Deposits and Other Additions totaling $2,105.77.</span>${table(
    [
      ["Date", "Amount", "Description"],
      ["09/25", "2,100.00", "Direct Deposit - Payroll Great Lakes Hosp"],
      ["10/02", "5.77", "Visa Credit Etsy.Com Brooklyn"],
    ],
    "",
  )
    .replaceAll('class="v">D', 'style="text-align:left">D')
    .replaceAll('class="v">V', 'style="text-align:left">V')}
<b>Banking/Debit Card Withdrawals and Purchases</b> <span class="small">There were 2 totaling $241.18.</span>${table(
    [
      ["Date", "Amount", "Description"],
      ["09/21", "41.18", "7309 Debit Card Purchase Wegmans #73 Erie PA"],
      ["10/05", "200.00", "ATM Withdrawal 1901 State St Erie PA"],
    ],
  ).replaceAll(/class="v">(?=7309|ATM|Desc)/g, 'style="text-align:left">')}
<b>Online and Electronic Banking Deductions</b>${table([
    ["Date", "Amount", "Description"],
    ["10/01", "1,500.00", "Web Pmt Single - Payment Bayfront Apts"],
  ]).replaceAll(/class="v">(?=Web|Desc)/g, 'style="text-align:left">')}
<b>Other Deductions</b>${table([
    ["Date", "Amount", "Description"],
    ["10/05", "3.00", "Other Bank ATM Transaction Fee"],
  ]).replaceAll(/class="v">(?=Other|Desc)/g, 'style="text-align:left">')}
<h2>Daily Balance Detail</h2>${table([
    ["Date", "Balance", "&nbsp;&nbsp;", "Date", "Balance", "&nbsp;&nbsp;", "Date", "Balance"],
    ["09/17", "812.40", "", "09/25", "2,871.22", "", "10/02", "1,376.99"],
    ["09/21", "771.22", "", "10/01", "1,371.22", "", "10/05", "1,173.99"],
  ])}`,
  [
    {
      kind: "checking",
      institution: "Corvus Bank",
      accountLast4: "7325",
      periodStart: "2026-09-17",
      periodEnd: "2026-10-16",
      beginningBalance: "812.40",
      endingBalance: "1173.99",
      totalDeposits: "2105.77",
      totalWithdrawals: "1744.18",
    },
  ],
  [
    ["2026-09-25", "Direct Deposit - Payroll Great Lakes Hosp", "2100.00"],
    ["2026-10-02", "Visa Credit Etsy.Com Brooklyn", "5.77"],
    ["2026-09-21", "7309 Debit Card Purchase Wegmans #73 Erie PA", "-41.18"],
    ["2026-10-05", "ATM Withdrawal 1901 State St Erie PA", "-200.00"],
    ["2026-10-01", "Web Pmt Single - Payment Bayfront Apts", "-1500.00"],
    ["2026-10-05", "Other Bank ATM Transaction Fee", "-3.00"],
  ],
);

/** A summary two across, sections with subtotals, the bank named in a slogan, its address and the return part. */
const twoAcross = bankLookalike(
  "deposit-two-across",
  `<div style="display:flex"><div style="width:60%"><div style="font-size:15pt;color:#060"><b>NB Bank</b></div><div class="small">America's Most Neighborly Bank®</div><p>CHRISTINE MOYER<br>PO BOX 12<br>CAMDEN ME 04843</p></div><div><b>STATEMENT OF ACCOUNT</b>${table(
    [
      ["Page:", "1 of 2"],
      ["Statement Period:", "Aug 19 2026-Sep 18 2026"],
      ["Cust Ref #:", "4351187720-720-T-***"],
      ["Primary Account #:", "435-1187720"],
    ],
  )}</div></div>
<h2>NB Convenience Checking</h2><div>CHRISTINE MOYER <span style="float:right">Account # 435-1187720</span></div>
<h2>ACCOUNT SUMMARY</h2>${table(
    [
      ["Beginning Balance", "604.18", "&nbsp;&nbsp;&nbsp;&nbsp;", "Average Collected Balance", "711.05"],
      ["Electronic Deposits", "1,840.22", "", "Interest Earned This Period", "0.00"],
      ["", "", "", "Interest Paid Year-to-Date", "0.00"],
      ["Checks Paid", "95.00", "", "Annual Percentage Yield Earned", "0.00%"],
      ["Electronic Payments", "1,202.74", "", "Days in Period", "31"],
      ["Service Charges", "15.00"],
      ["Ending Balance", "1,131.66"],
    ],
    "",
  )}
${table([
  ["", "Total for this cycle", "Total Year to Date"],
  ["Grace Period OD/NSF Refund", "$0.00", "$35.00"],
  ["Total Overdraft Fees", "$0.00", "$70.00"],
])}
<h2>DAILY ACCOUNT ACTIVITY</h2><b>Electronic Deposits</b>${table(
    [
      ["POSTING DATE", "DESCRIPTION", "AMOUNT"],
      ["08/28", "ACH DEPOSIT, PENOBSCOT SCHOOLS PAYROLL ****11720", "920.11"],
      ["09/11", "ACH DEPOSIT, PENOBSCOT SCHOOLS PAYROLL ****11720", "920.11"],
      ["", "Subtotal:", "1,840.22"],
    ],
    "width:100%",
  )}<b>Checks Paid</b> <span class="small">No. Checks: 1 *Indicates break in serial sequence or check processed electronically and listed under Electronic Payments</span>${table(
    [
      ["DATE", "SERIAL NO.", "AMOUNT"],
      ["09/03", "2207", "95.00"],
      ["", "Subtotal:", "95.00"],
    ],
    "width:60%",
  )}<b>Electronic Payments</b>${table(
    [
      ["POSTING DATE", "DESCRIPTION", "AMOUNT"],
      [
        "08/20",
        "DEBIT CARD PURCHASE, *****30017729, AUT 081926 VISA DDA PUR<br>HANNAFORD 8255 CAMDEN * ME",
        "62.74",
      ],
      ["09/01", "ELECTRONIC PMT-WEB, SEACOAST MTG PAYMENT", "1,140.00"],
      ["", "Subtotal:", "1,202.74"],
    ],
    "width:100%",
  )}<b>Service Charges</b>${table(
    [
      ["POSTING DATE", "DESCRIPTION", "AMOUNT"],
      ["09/18", "MAINTENANCE FEE", "15.00"],
      ["", "Subtotal:", "15.00"],
    ],
    "width:100%",
  )}<h2>DAILY BALANCE SUMMARY</h2>${table(
    [
      ["DATE", "BALANCE", "&nbsp;", "DATE", "BALANCE"],
      ["08/18", "604.18", "", "09/03", "226.55"],
      ["08/20", "541.44", "", "09/11", "1,146.66"],
      ["08/28", "1,461.55", "", "09/18", "1,131.66"],
      ["09/01", "321.55"],
    ],
    "width:80%",
  )}<p class="small">Call 1-800-555-0188 for 24-hour Bank-by-Phone services or connect to www.nbbank.com. Bank Deposits FDIC Insured | NB Bank, N.A. | Equal Housing Lender</p>`,
  [
    {
      kind: "checking",
      institution: "NB Bank",
      accountLast4: "7720",
      periodStart: "2026-08-19",
      periodEnd: "2026-09-18",
      beginningBalance: "604.18",
      endingBalance: "1131.66",
      totalDeposits: "1840.22",
      totalWithdrawals: "1312.74",
    },
  ],
  [
    ["2026-08-28", "ACH DEPOSIT, PENOBSCOT SCHOOLS PAYROLL ****11720", "920.11"],
    ["2026-09-11", "ACH DEPOSIT, PENOBSCOT SCHOOLS PAYROLL ****11720", "920.11"],
    ["2026-09-03", "Check 2207", "-95.00"],
    [
      "2026-08-20",
      "DEBIT CARD PURCHASE, *****30017729, AUT 081926 VISA DDA PUR HANNAFORD 8255 CAMDEN * ME",
      "-62.74",
    ],
    ["2026-09-01", "ELECTRONIC PMT-WEB, SEACOAST MTG PAYMENT", "-1140.00"],
    ["2026-09-18", "MAINTENANCE FEE", "-15.00"],
  ],
);

export const sectionDeposits = [countedSections, amountFirst, twoAcross];
