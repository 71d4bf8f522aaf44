import { bankLookalike, table } from "./lookalike.ts";

/** An overview of all accounts as a table, registers that open and close with a balance row, trailing minus, days with a dash. */
const shareRegisters = bankLookalike(
  "deposit-share-registers",
  `<div class="two"><div><h1>Anchor Fleet Federal Credit Union</h1><div class="small">P.O. Box 3000 • Merrifield, VA • 22119-3000</div><p>LENA FORSBERG<br>12 HULL ST<br>NORFOLK VA 23503</p></div><div><b>Statement of Account</b><br>Statement Period<br>08/19/26 - 09/18/26<br>Access No. 10447716<br>Page 1 of 2</div></div>
<h2>Summary of your deposit accounts</h2>${table(
    [
      [
        "",
        "Previous<br>Balance",
        "Deposits/<br>Credits",
        "Withdrawals/<br>Debits",
        "Ending<br>Balance",
        "YTD<br>Dividends",
      ],
      ["EveryDay Checking<br>7048816620", "$1,410.09", "$1,500.00", "$1,283.75", "$1,626.34", "$0.31"],
      ["Membership Savings<br>3021174408", "$4,000.00", "$201.02", "$0.00", "$4,201.02", "$8.77"],
      [
        "<b>Totals</b>",
        "<b>$5,410.09</b>",
        "<b>$1,701.02</b>",
        "<b>$1,283.75</b>",
        "<b>$5,827.36</b>",
        "<b>$9.08</b>",
      ],
    ],
    "width:100%",
  )}
<h2>Checking</h2><b>EveryDay Checking - 7048816620</b>${table(
    [
      ["Date", "Transaction Detail", "Amount($)", "Balance($)"],
      ["08-19", "Beginning Balance", "", "1,410.09"],
      ["08-20", "POS Debit- Debit Card 4120 08-19-26 Wawa 8612 Norfolk VA", "23.75-", "1,386.34"],
      ["09-01", "Deposit - ACH Paid From Dfas-Cleveland Act Mil", "1,500.00", "2,886.34"],
      ["09-03", "Paid To - Harbor Apts Rent", "1,060.00-", "1,826.34"],
      ["09-10", "Transfer To Shares", "200.00-", "1,626.34"],
      ["09-18", "Ending Balance", "", "1,626.34"],
    ],
    "width:100%",
  )}<div class="small">Average Daily Balance - Current Cycle: $1,744.91</div>
<h2>Savings</h2><b>Membership Savings - 3021174408</b>${table(
    [
      ["Date", "Transaction Detail", "Amount($)", "Balance($)"],
      ["08-19", "Beginning Balance", "", "4,000.00"],
      ["09-10", "Transfer From Checking", "200.00", "4,200.00"],
      ["08-31", "Dividend", "1.02", "4,201.02"],
      ["09-18", "Ending Balance", "", "4,201.02"],
    ],
    "width:100%",
  )}<p class="small">2025 Year to Date Federal Income Tax Withheld $0.00</p>`,
  [
    {
      kind: "checking",
      institution: "Anchor Fleet Federal Credit Union",
      accountLast4: "6620",
      periodStart: "2026-08-19",
      periodEnd: "2026-09-18",
      beginningBalance: "1410.09",
      endingBalance: "1626.34",
      totalDeposits: "1500.00",
      totalWithdrawals: "1283.75",
    },
    {
      kind: "savings",
      institution: "Anchor Fleet Federal Credit Union",
      accountLast4: "4408",
      periodStart: "2026-08-19",
      periodEnd: "2026-09-18",
      beginningBalance: "4000.00",
      endingBalance: "4201.02",
      totalDeposits: "201.02",
      totalWithdrawals: "0.00",
    },
  ],
  [
    ["2026-08-20", "POS Debit- Debit Card 4120 08-19-26 Wawa 8612 Norfolk VA", "-23.75"],
    ["2026-09-01", "Deposit - ACH Paid From Dfas-Cleveland Act Mil", "1500.00"],
    ["2026-09-03", "Paid To - Harbor Apts Rent", "-1060.00"],
    ["2026-09-10", "Transfer To Shares", "-200.00"],
    ["2026-09-10", "Transfer From Checking", "200.00", 1],
    ["2026-08-31", "Dividend", "1.02", 1],
  ],
);

/** An app bank: type, amount and net amount in columns of their own, two dates apart, the bank behind it in small print. */
const appBank = bankLookalike(
  "deposit-app-bank",
  `<div style="font-size:20pt;letter-spacing:1px">juniper</div><h2>Checking Account Statement</h2><div class="two"><div>Member Name<br>SAM ORTIZ</div><div>Account Number<br>204417736605</div><div>Statement period<br>October 2026 (October 1, 2026 - October 31, 2026)</div></div><p class="small">Issued by Lakeside National Bank, Member FDIC</p>
<h2>Summary</h2>${table(
    [
      ["Beginning balance on October 1, 2026", "$212.08"],
      ["Deposits", "$1,640.00"],
      ["ATM Withdrawals", "-$60.00"],
      ["Purchases", "-$318.45"],
      ["Adjustments", "$0.00"],
      ["Transfers", "-$900.00"],
      ["Round Up Transfers", "-$1.55"],
      ["Fees", "-$2.50"],
      ["Ending balance on October 31, 2026", "$569.58"],
    ],
    "width:100%",
  )}
<h2>Transactions</h2>${table(
    [
      ["TRANSACTION DATE", "DESCRIPTION", "TYPE", "AMOUNT", "NET AMOUNT", "SETTLEMENT DATE"],
      ["10/2/2026", "DOORSTEP INC, PAYROLL", "Direct Deposit", "$1,640.00", "$1,640.00", "10/2/2026"],
      ["10/3/2026", "ALLPOINT 7-ELEVEN 21 MAIN", "ATM Withdrawal", "-$60.00", "-$60.00", "10/3/2026"],
      ["10/3/2026", "ATM Fee", "Fee", "-$2.50", "-$2.50", "10/3/2026"],
      ["10/11/2026", "TRADER JOES 112", "Purchase", "-$118.45", "-$118.45", "10/13/2026"],
      ["10/11/2026", "Round Up", "Round Up Transfer", "-$1.55", "-$1.55", "10/13/2026"],
      ["10/19/2026", "NELNET STUDENT LN", "Purchase", "-$200.00", "-$200.00", "10/19/2026"],
      ["10/28/2026", "Transfer to Savings", "Transfer", "-$900.00", "-$900.00", "10/28/2026"],
    ],
    "width:100%",
  ).replaceAll('class="v"', 'style="text-align:left"')}`,
  [
    {
      kind: "checking",
      institution: "Lakeside National Bank",
      accountLast4: "6605",
      periodStart: "2026-10-01",
      periodEnd: "2026-10-31",
      beginningBalance: "212.08",
      endingBalance: "569.58",
      totalDeposits: "1640.00",
      totalWithdrawals: "1282.50",
    },
  ],
  [
    ["2026-10-02", "DOORSTEP INC, PAYROLL", "1640.00"],
    ["2026-10-03", "ALLPOINT 7-ELEVEN 21 MAIN", "-60.00"],
    ["2026-10-03", "ATM Fee", "-2.50"],
    ["2026-10-11", "TRADER JOES 112", "-118.45"],
    ["2026-10-11", "Round Up", "-1.55"],
    ["2026-10-19", "NELNET STUDENT LN", "-200.00"],
    ["2026-10-28", "Transfer to Savings", "-900.00"],
  ],
);

/** Abroad: day before month, pounds, a day printed once for all its rows, money out before money in. */
const dayOnce = bankLookalike(
  "deposit-day-once",
  `<div class="two"><div><h1>Thornbury Bank plc</h1>MISS A K OYELOWO<br>Your Current Account statement</div><div>Sort code 20-45-11<br>Account number 73310462<br>28 December 2025 - 27 January 2026</div></div>
<h2>At a glance</h2>${table([
    ["Start balance", "£410.22"],
    ["Money in", "£1,915.00"],
    ["Money out", "£1,404.90"],
    ["End balance", "£920.32"],
  ])}
<h2>Your transactions</h2>${table(
    [
      ["Date", "Description", "Money out", "Money in", "Balance"],
      ["28 Dec", "Start balance", "", "", "410.22"],
      ["29 Dec", "Card Payment to Tesco Stores 2281 On 27 Dec", "36.40", "", ""],
      ["", "Card Payment to TfL Travel Charge On 28 Dec", "8.50", "", "365.32"],
      ["31 Dec", "Received From Borough Council Salary", "", "1,900.00", "2,265.32"],
      ["2 Jan", "Standing Order to M Shah Ref: Rent", "1,200.00", "", ""],
      ["", "Direct Debit to Octopus Energy", "110.00", "", "955.32"],
      ["19 Jan", "Cash Machine Withdrawal at Notemachine", "50.00", "", ""],
      ["", "Refund From Asos.Com", "", "15.00", "920.32"],
      ["27 Jan", "End balance", "", "", "920.32"],
    ],
    "width:100%",
  )}`,
  [
    {
      kind: "checking",
      institution: "Thornbury Bank plc",
      accountLast4: "0462",
      periodStart: "2025-12-28",
      periodEnd: "2026-01-27",
      beginningBalance: "410.22",
      endingBalance: "920.32",
      totalDeposits: "1915.00",
      totalWithdrawals: "1404.90",
    },
  ],
  [
    ["2025-12-29", "Card Payment to Tesco Stores 2281 On 27 Dec", "-36.40"],
    ["2025-12-29", "Card Payment to TfL Travel Charge On 28 Dec", "-8.50"],
    ["2025-12-31", "Received From Borough Council Salary", "1900.00"],
    ["2026-01-02", "Standing Order to M Shah Ref: Rent", "-1200.00"],
    ["2026-01-02", "Direct Debit to Octopus Energy", "-110.00"],
    ["2026-01-19", "Cash Machine Withdrawal at Notemachine", "-50.00"],
    ["2026-01-19", "Refund From Asos.Com", "15.00"],
  ],
);

/** Savings with yields as decoys, credits and debits as two columns that print zeros, a balance that is overdrawn and back. */
const zeroCells = bankLookalike(
  "deposit-zero-cells",
  `<div class="two"><div><h1>Linden Online</h1>Statement Date: 10/15/2026<br>JAMES PARK</div><div>Need help? lindenonline.com<br>1-877-555-0109<br>PO Box 951, Horsham PA 19044</div></div>
<h2>Combined Customer Statement</h2>${table(
    [
      ["Account Name", "Account Number", "Beginning Balance", "Ending Balance"],
      ["Online Savings Account", "•••• 5506", "$6,020.15", "$6,234.81"],
    ],
    "width:100%",
  )}
<h2>Online Savings Account</h2><div class="two"><div>Account Number<br>•••• 5506</div><div>Annual Percentage Yield Earned<br>4.20%</div><div>Interest Paid YTD<br>$177.60</div><div>Average Daily Balance<br>$6,090.02</div></div>
${table([
  ["Days In Statement Period", "30"],
  ["Statement Period", "09/16/2026 - 10/15/2026"],
  ["Beginning Balance", "$6,020.15"],
  ["Ending Balance", "$6,234.81"],
])}
<h2>Activity</h2>${table(
    [
      ["Date", "Description", "Credits", "Debits", "Balance"],
      ["09/16/2026", "Beginning Balance", "", "", "$6,020.15"],
      [
        "09/21/2026",
        "Requested transfer to CORE CHECKING account XXXXXX1176",
        "$0.00",
        "-$6,050.00",
        "-$29.85",
      ],
      [
        "09/22/2026",
        "ACH Deposit EDGEWATER SYSTEMS~ Future Amount: 744.00 ~ Tran: DDIR",
        "$6,244.00",
        "-$0.00",
        "$6,214.15",
      ],
      ["10/15/2026", "Interest Paid", "$20.66", "-$0.00", "$6,234.81"],
      ["10/15/2026", "Ending Balance", "", "", "$6,234.81"],
    ],
    "width:100%",
  )}<p class="small">Linden Online Bank, Member FDIC. Annual Percentage Rate for overdraft advances 17.99%.</p>`,
  [
    {
      kind: "savings",
      institution: "Linden Online",
      accountLast4: "5506",
      statementDate: "2026-10-15",
      periodStart: "2026-09-16",
      periodEnd: "2026-10-15",
      beginningBalance: "6020.15",
      endingBalance: "6234.81",
    },
  ],
  [
    ["2026-09-21", "Requested transfer to CORE CHECKING account XXXXXX1176", "-6050.00"],
    ["2026-09-22", "ACH Deposit EDGEWATER SYSTEMS~ Future Amount: 744.00 ~ Tran: DDIR", "6244.00"],
    ["2026-10-15", "Interest Paid", "20.66"],
  ],
);

export const registerDeposits = [shareRegisters, appBank, dayOnce, zeroCells];
