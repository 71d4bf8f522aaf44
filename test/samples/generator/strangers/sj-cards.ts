import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import {
  type CardMonth,
  type Charge,
  cardFacts,
  cardRows,
  leavingOpen,
  only,
  period,
  warned,
} from "./sb-data.ts";
import { at } from "./sg-data.ts";
import { accrued, billed, inCapitals, layoutOf, relined } from "./sj-data.ts";

const $ = money.dollar;
const card = layoutOf("card", "credit-cards");

const year = (day: string) => day.slice(0, 4);

/** The month's other spellings of what the contract leaves open. */
const openDays = (d: CardMonth) => ({
  "accounts.0.statementDate": d.end,
  "accounts.0.periodStart": d.start,
  "accounts.0.periodEnd": d.end,
});

/** A processor's print for a small bank: the slip comes first, everything below it is in the smallest type there is. */
const quenby = card("quenby", (seed) => {
  const d = billed(
    seed,
    { salt: 71_001, previous: [60_000, 720_000], purchases: [7, 16], pays: "either", cash: 0.4, late: 0.2 },
    {
      payment: "PAYMENT - THANK YOU            OMAHA NE",
      credit: "BOMGAARS 018 NORFOLK NE    CREDIT VOUCHER",
      fee: "LATE PAYMENT FEE",
      interest: "*INTEREST CHARGE* PURCHASES",
      cash: "OTC ADVANCE KEYA PAHA BR 04",
    },
  );
  const row = (line: Charge) => [
    date.noYear(line.day),
    date.noYear(line.posted),
    line.reference,
    escaped(line.text),
    line.amount < 0 ? `${grouped(line.amount)}-` : grouped(line.amount),
  ];
  const groups: ReadonlyArray<readonly [string, readonly Charge[]]> = [
    ["PAYMENTS AND OTHER CREDITS", only(d.lines, "payment", "credit")],
    ["PURCHASES AND OTHER DEBITS", only(d.lines, "purchase", "cash")],
    ["FEES", only(d.lines, "fee")],
    ["INTEREST CHARGED", only(d.lines, "interest")],
  ];
  const html = document(
    `body{font:6.6pt "Liberation Sans Narrow"}${BASE}td,th{padding:.6px 3px}.slip{border:.6px solid #333}.slip td,.slip th{border:.5px solid #777;text-align:center}.slip th{background:#dcdcdc;font-size:5.8pt}.cut{border-top:1px dashed #000;margin:9px 0 6px;text-align:center;font-size:5.6pt}.bar{background:#3b3b3b;color:#fff;font-weight:bold;padding:1px 4px;margin:7px 0 2px}.tiny{font-size:5.4pt;line-height:1.15}`,
    `<div class=row><div>QUENBY STATE BANK<br>CARDMEMBER SERVICES<br>PO BOX 2711<br>OMAHA NE 68103-2711</div><div style="flex:1.6">${grid(
      "ccccc",
      ["Account Number", "Closing Date", "New Balance", "Minimum Payment Due", "Payment Due Date"],
      [[`#### #### #### ${d.last4}`, date.short(d.end), $(d.balance), $(d.minimum), date.short(d.due)]],
      "class=slip",
    )}<table class=slip style="margin-top:3px"><tr><th>Amount Enclosed</th><td style="width:60%">$</td></tr></table></div></div>
    <div class=row style="margin-top:12px"><div>${at(d.person)}</div><div>MAKE CHECK PAYABLE TO:<br>CARDMEMBER SERVICES<br>PO BOX 790777<br>ST LOUIS MO 63179-0777</div></div>
    <div style="font:7pt 'Liberation Mono';margin-top:6px">4417${d.last4}000${decimal(d.balance).replace(".", "")}0${decimal(d.minimum).replace(".", "")}00000000</div>
    <div class=cut>PLEASE DETACH AND RETURN TOP PORTION WITH PAYMENT &nbsp;&#9650;&nbsp; RETAIN THIS PORTION FOR YOUR RECORDS</div>
    <div class=row><div><div class=bar>ACCOUNT SUMMARY</div>${pairs([
      ["Previous Balance", $(d.previous)],
      ["&minus; Payments", $(d.payments)],
      ["&minus; Other Credits", $(d.credits)],
      ["+ Purchases", $(d.purchases)],
      ["+ Cash Advances", $(d.cash)],
      ["+ Fees Charged", $(d.fees)],
      ["+ Interest Charged", $(d.interest)],
      ["<b>= New Balance</b>", `<b>${$(d.balance)}</b>`],
    ])}</div><div><div class=bar>CREDIT INFORMATION</div>${pairs([
      ["Total Credit Line", money.wholeDollars(d.limit)],
      ["Credit Line Available", money.wholeDollars(Math.floor(d.available / 100) * 100)],
      ["Cash Advance Line", money.wholeDollars(d.cashLimit)],
      ["Days in Billing Cycle", String(d.days)],
      ["Statement Closing Date", date.short(d.end)],
    ])}</div><div><div class=bar>PAYMENT INFORMATION</div>${pairs([
      ["New Balance", $(d.balance)],
      ["Current Minimum Due", $(d.currentDue)],
      ["Past Due Amount", $(d.pastDue)],
      ["Minimum Payment Due", $(d.minimum)],
      ["Payment Due Date", date.short(d.due)],
    ])}</div></div>
    <p class=tiny><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay up to a $41.00 late fee and your APRs may be increased up to the Penalty APR of 31.99%.</p>
    <div class=tiny><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</div>${grid(
      "lll",
      [
        "If you make no additional charges and each month you pay...",
        "You will pay off the balance shown on this statement in about...",
        "And you will end up paying an estimated total of...",
      ],
      [
        ["Only the minimum payment", `${d.years} years`, money.wholeDollars(d.totalCost)],
        [
          money.wholeDollars(d.monthly),
          "3 years",
          `${money.wholeDollars(d.monthly * 36)} (Savings = ${money.wholeDollars(Math.max(100, d.totalCost - d.monthly * 36))})`,
        ],
      ],
      "class=tiny",
    )}<div class=tiny>If you would like information about credit counseling services, call 1-866-555-0187.</div>
    <div class=bar>TRANSACTIONS</div>${grid(
      "llllr",
      ["Tran Date", "Post Date", "Reference Number", "Description", "Amount"],
      groups.flatMap(([title, lines]) =>
        lines.length === 0
          ? []
          : [
              ["", "", "", `<b>${title}</b>`, ""],
              ...lines.map(row),
              ...(title === "FEES" ? [["", "", "", "TOTAL FEES FOR THIS PERIOD", grouped(d.fees)]] : []),
              ...(title === "INTEREST CHARGED"
                ? [["", "", "", "TOTAL INTEREST FOR THIS PERIOD", grouped(d.interest)]]
                : []),
            ],
      ),
    )}
    <div style="text-align:center;margin:4px 0"><b>${year(d.end)} TOTALS YEAR-TO-DATE</b> &nbsp; Total Fees Charged in ${year(d.end)} $${grouped(d.feesYear)} &nbsp; Total Interest Charged in ${year(d.end)} $${grouped(d.interestYear)}</div>
    <div class=bar>INTEREST CHARGE CALCULATION</div><div class=tiny>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</div>${grid(
      "lrrrr",
      [
        "Type of Balance",
        "Annual Percentage Rate",
        "Balance Subject to Interest Rate",
        "Days Used",
        "Interest Charge",
      ],
      [
        ["PURCHASES", `${d.apr}% (v)`, $(d.base), String(d.days), $(d.interest)],
        ["CASH ADVANCES", `${d.cashApr}% (v)`, $(0), String(d.days), $(0)],
        ["BALANCE TRANSFERS", `${d.apr}% (v)`, $(0), String(d.days), $(0)],
      ],
    )}<div class=tiny>(v) = Variable rate. &nbsp; QUENBY REWARDS: Points brought forward ${grouped(d.previous).slice(0, -3)} &nbsp; Earned this period ${Math.floor(d.purchases / 100)} &nbsp; Expiring on 12/31: 0</div>
    <p class=tiny>NOTICE: SEE REVERSE SIDE FOR IMPORTANT INFORMATION. Call 1-800-555-0134 to report lost or stolen plastic. QUENBY HOME EQUITY LINES NOW FROM 6.99% APR*. *Rate as of ${date.short(d.end)} on lines of $25,000 or more. Late payments of $0-$100: $19.00; above: $30.00. Returned checks: $30.00.</p>
    <div class=tiny style="break-before:page;columns:3;column-gap:10px"><b>WHAT TO DO IF YOU THINK YOU FIND A MISTAKE ON YOUR STATEMENT.</b> Write to us at Cardmember Services, PO Box 2711, Omaha NE 68103. In your letter, give us your name and account number, the dollar amount of the suspected error, and a description of the problem. You must contact us within 60 days after the error appeared. While we investigate, we cannot try to collect the amount in question, or report you as delinquent on it. We can apply any unpaid amount against your credit limit. <p><b>YOUR RIGHTS IF YOU ARE DISSATISFIED WITH YOUR PURCHASES.</b> The purchase must have been made in your home state or within 100 miles of your mailing address, and the purchase price must have been more than $50.00. You must not yet have fully paid for the purchase.</p><p><b>HOW WE FIGURE INTEREST.</b> We use the average daily balance method (including new purchases). There is a minimum interest charge of $1.00 in any month in which interest is owed. You will not pay interest on purchases if you pay your entire balance by the due date, at least 25 days after the close of each cycle.</p><p><b>PAYMENTS.</b> Payments received by 5:00 PM at the address on the coupon are credited that day. A payment marked "paid in full" must go to PO Box 2712. The cash advance fee is 5% of each advance, at least $10.00. Transfers: 3%, at least $5.00.</p><p><b>CREDIT REPORTING.</b> We may report information about your account to credit bureaus. Lost or stolen: your liability for unauthorized use will not exceed $50.00.</p></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "credit-cards",
        institution: "QUENBY STATE BANK",
        accounts: [
          {
            ...cardFacts(d, "QUENBY STATE BANK"),
            ...warned(d),
            statementDate: d.end,
            creditLimit: decimal(d.limit),
            availableCredit: decimal(Math.floor(d.available / 100) * 100),
            pastDue: decimal(d.pastDue),
            apr: d.apr,
            aprs: [
              { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
              { kind: "cash-advance", apr: d.cashApr, balance: "0.00" },
              { kind: "balance-transfer", apr: d.apr, balance: "0.00" },
            ],
          },
        ],
        transactions: cardRows(d.lines),
      },
      {
        "accounts.0.periodStart": d.start,
        "accounts.0.periodEnd": d.end,
        "accounts.0.aprs.penalty.apr": "31.99",
      },
    ),
  };
});

/** A share union: the line is a "loan suffix" of a member, dividends and shares stand beside it, words of 1995. */
const varrick = card("varrick", (seed) => {
  const d = billed(
    seed,
    {
      salt: 71_002,
      previous: [40_000, 480_000],
      purchases: [4, 11],
      pays: "either",
      credit: 0.3,
      rate: [9, 17],
    },
    {
      payment: "PMT - SHARE DRAFT TRANSFER S75",
      credit: "MERCHANDISE RETURN SCHEELS SIOUX CITY IA",
      interest: "FINANCE CHARGE",
    },
  );
  const member = String(d.random.whole(10_400, 98_700));
  const share = d.random.whole(50_000, 900_000);
  const dividend = Math.round(share * 0.0008);
  const html = document(
    `body{font:9pt "Liberation Mono"}${BASE}h2{font:bold 13pt "Liberation Serif";color:#14532d;margin:0}.box{border:1.5px solid #14532d;padding:5px 8px;margin:8px 0}.t{background:#14532d;color:#fff;padding:2px 6px;margin-top:10px;font-weight:bold}td,th{padding:1px 4px}`,
    `<div class=row><div><h2>Varrick Mills Federal Credit Union</h2><div style="font:8pt 'Liberation Serif'">Owned by the people it serves since 1938<br>30 Canal Street, P.O. Box 88, Varrick Mills</div></div><div>MEMBER NUMBER ${member}<br>PLATINUM SUFFIX 44<br>ACCT ENDING ${d.last4}<br>CYCLE ${date.short(d.start)} THRU ${date.short(d.end)}</div></div>
    <p>${at(d.person)}</p>
    <div class=box>${pairs([
      ["PREVIOUS BALANCE", grouped(d.previous)],
      ["LESS PAYMENTS &amp; CREDITS", grouped(d.payments + d.credits)],
      ["PLUS NEW PURCHASES", grouped(d.purchases)],
      ["PLUS FEES", grouped(d.fees)],
      ["PLUS FINANCE CHARGE (INTEREST)", grouped(d.interest)],
      ["NEW BALANCE", `$${grouped(d.balance)}`],
      ["CREDIT LIMIT", grouped(d.limit)],
      ["AVAILABLE TO YOU", grouped(d.available)],
    ])}</div>
    <div class=box><b>PAYMENT REQUIRED $${grouped(d.minimum)} &nbsp; DUE BY ${date.short(d.due)}</b><br>Have it taken from your shares: call the member line and ask for "auto transfer".</div>
    <div class=t>ACTIVITY ON YOUR PLATINUM ACCOUNT</div>${grid(
      "lllr",
      ["EFF DATE", "POSTED", "TRANSACTION", "AMOUNT"],
      d.lines.map((line) => [
        date.noYear(line.day),
        date.noYear(line.posted),
        escaped(line.text.toUpperCase()),
        line.amount < 0 ? `-${grouped(line.amount)}` : grouped(line.amount),
      ]),
    )}
    <div class=t>HOW WE FIGURED THE FINANCE CHARGE</div>${grid(
      "lrrr",
      ["BALANCE TYPE", "PERIODIC RATE", "ANNUAL PERCENTAGE RATE", "AVERAGE DAILY BALANCE"],
      [
        ["PURCHASES", `${(Number(d.apr) / 365).toFixed(5)}%`, `${d.apr}%`, grouped(d.base)],
        ["CASH", `${(Number(d.apr) / 365).toFixed(5)}%`, `${d.apr}%`, "0.00"],
      ],
    )}
    <p>INTEREST PAID ${year(d.end)} TO DATE ${grouped(d.interestYear)} &nbsp; FEES ${year(d.end)} TO DATE ${grouped(d.feesYear)}</p>
    <div class=t>FOR YOUR INFORMATION</div><p>YOUR REGULAR SHARES ON ${date.short(d.end)}: ${grouped(share)}. DIVIDEND DECLARED FOR THE QUARTER: ${grouped(dividend)} (0.32% APY). PAR VALUE OF ONE SHARE: $5.00. SHARES MAY BE HELD AS SECURITY FOR THIS ACCOUNT.</p>
    <div style="font-size:7pt">IF YOU PAY ONLY WHAT IS REQUIRED IT WILL TAKE ABOUT ${d.years} YEARS TO REPAY THE NEW BALANCE AND COST ABOUT $${grouped(d.totalCost).slice(0, -3)} IN ALL. PAYING $${grouped(d.monthly).slice(0, -3)} A MONTH REPAYS IT IN 36 MONTHS ($${grouped(d.monthly * 36).slice(0, -3)}). PAYMENTS RECEIVED 10 DAYS AFTER THE DUE DATE ARE CHARGED $20.00. THIS CREDIT UNION IS FEDERALLY INSURED BY THE NCUA TO $250,000. NEW AND USED AUTO LOANS FROM 5.49% APR FOR 60 MONTHS.</div>`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "credit-cards",
        institution: "Varrick Mills Federal Credit Union",
        accounts: [
          {
            ...cardFacts(d, "Varrick Mills Federal Credit Union"),
            ...period(d),
            ...warned(d),
            creditLimit: decimal(d.limit),
            availableCredit: decimal(d.available),
            apr: d.apr,
            aprs: [
              { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
              { kind: "cash-advance", apr: d.apr, balance: "0.00" },
            ],
          },
        ],
        transactions: cardRows(d.lines),
      },
      { "accounts.0.statementDate": d.end },
    ),
  };
});

/** A furniture house's account kept by a bank: two balances, each under a rate of its own, both bearing interest. */
const thistle = card("thistle", (seed) => {
  const first = billed(
    seed,
    {
      salt: 71_003,
      previous: [120_000, 620_000],
      purchases: [2, 5],
      pays: "part",
      late: 0.2,
      rate: [27, 33],
    },
    { payment: "PAYMENT RECEIVED - MAIL", fee: "LATE FEE", credit: "THISTLE & LOOM RETURN STORE 0021" },
  );
  const rate = first.random.pick(["9.99", "11.99", "7.99"]);
  const major = Math.round(first.base * (first.random.whole(30, 65) / 100));
  const regular = first.base - major;
  const [onRegular, onMajor] = [accrued(regular, first.apr, first.days), accrued(major, rate, first.days)];
  const goods = [
    "THISTLE & LOOM #0021 ROCKFORD IL",
    "THISTLEANDLOOM.COM ORDER 88120",
    "T&L DELIVERY AND SETUP",
  ];
  const lines = first.lines
    .filter((line) => line.kind !== "interest")
    .map((line, index) =>
      line.kind === "purchase" ? { ...line, text: goods[(index + seed) % goods.length] ?? line.text } : line,
    );
  const charge = (text: string, amount: number): Charge => ({
    day: first.end,
    posted: first.end,
    text,
    amount,
    reference: "",
    kind: "interest",
  });
  const d = relined(first, [
    ...lines,
    charge("INTEREST CHARGE ON REGULAR PURCHASES", onRegular),
    charge("INTEREST CHARGE ON HOMEMAKER PURCHASES", onMajor),
  ]);
  const html = document(
    `body{font:8.6pt "DejaVu Serif"}${BASE}.top{background:#efe7dd;padding:12px 14px;border-bottom:4px double #7c4a2d}.lft{width:33%;background:#faf6f1;padding:8px 10px;vertical-align:top}.rgt{padding:0 0 0 14px;vertical-align:top}h4{margin:10px 0 3px;color:#7c4a2d;font-variant:small-caps;font-size:11pt}.big{font-size:15pt}.g td,.g th{border-bottom:.5px solid #d8c6b6;padding:2px 3px;font-size:7.8pt}`,
    `<div class=top><span style="font-size:20pt;letter-spacing:2px">Thistle &amp; Loom</span> <i>House Account</i><div style="float:right;text-align:right">Account ending in ${d.last4}<br>Prepared ${date.long(d.end)}</div></div>
    <table><tr><td class=lft>You owe in all<div class=big>${$(d.balance)}</div><br>Smallest payment we can accept<div class=big>${$(d.minimum)}</div><br>Please pay by<div class=big>${date.long(d.due)}</div><br>${d.pastDue > 0 ? `The payment above includes ${$(d.pastDue)} that was due last month.<br><br>` : ""}Spending limit ${money.wholeDollars(d.limit)}<br>Left to spend ${$(d.available)}<br><br><span class=small>Questions? 1-888-555-0162<br>Mail payments to Pallister Bank, PO Box 650, Sioux Falls, SD 57117. Pay before 5 p.m. Central time.</span></td>
    <td class=rgt><p>${at(d.person)}</p><h4>From last month to this</h4>${pairs([
      [`What you owed on ${date.long(addDays(d.start, -1))}`, $(d.previous)],
      ["Payments", `-${$(d.payments)}`],
      ["Returns and other credits", `-${$(d.credits)}`],
      ["New purchases", $(d.purchases)],
      ["Fees", $(d.fees)],
      ["Interest", $(d.interest)],
      ["<b>What you owe now</b>", `<b>${$(d.balance)}</b>`],
    ])}<h4>Activity</h4>${grid(
      "llr",
      ["Date", "What", "Amount"],
      d.lines.map((line) => [date.short(line.day), escaped(line.text), money.dollar(line.amount)]),
      "class=g",
    )}<h4>Your two balances</h4>${grid(
      "lrrr",
      ["", "Annual rate (APR)", "Average daily balance", "Interest this month"],
      [
        ["Regular Purchases", `${d.apr}% (variable)`, $(regular), $(onRegular)],
        ["Homemaker Plan, until paid off", `${rate}% (fixed)`, $(major), $(onMajor)],
      ],
      "class=g",
    )}<p class=small>${d.days} days in this billing period, which began ${date.long(d.start)}. Interest charged in ${year(d.end)} so far ${$(d.interestYear)}; fees charged in ${year(d.end)} so far ${$(d.feesYear)}.</p>
    <h4>If you pay only the smallest payment</h4><p>It will take about ${d.years} years to clear what you owe, and you will have paid about ${money.wholeDollars(d.totalCost)}. At ${money.wholeDollars(d.monthly)} each month it takes 3 years and costs about ${money.wholeDollars(d.monthly * 36)}. For credit counseling call 1-877-555-0120.</p></td></tr></table>
    <p class=small>Spring refresh: spend $1,500 or more and take 24 months at 0% with equal payments, through the end of next month. Late payment: up to $40.00. This account is issued by Pallister Bank.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Thistle & Loom",
          accounts: [
            {
              ...cardFacts(d, "Thistle & Loom"),
              ...warned(d),
              statementDate: d.end,
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              ...(d.pastDue > 0 ? { pastDue: decimal(d.pastDue) } : {}),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(regular) },
                { kind: "promotional", apr: rate, balance: decimal(major) },
              ],
            },
          ],
          transactions: cardRows(d.lines),
        },
        "Pallister Bank",
        "Thistle & Loom House Account",
      ),
      { "accounts.0.periodStart": d.start, "accounts.0.periodEnd": d.end },
    ),
  };
});

/** What an app writes when one asks it for a PDF: one narrow column, days as headings, no slip, purchases unsigned. */
const wayfolk = card("wayfolk", (seed) => {
  const d = billed(
    seed,
    { salt: 71_004, previous: [30_000, 540_000], purchases: [8, 18], pays: "either", credit: 0.5 },
    { payment: "Payment from checking ··0417", credit: "Refund SCHEELS SIOUX CITY IA", interest: "Interest" },
  );
  const days = [...new Set(d.lines.map((line) => line.day))].toReversed();
  const miles = Math.round(d.purchases / 50);
  const tile = (label: string, value: string) => `<div class=tile><div class=l>${label}</div>${value}</div>`;
  const html = document(
    `body{font:10pt "DejaVu Sans";color:#0f172a;width:5.6in;margin:0 auto}${BASE}h1{font-size:17pt;margin:16px 0 2px}.l{color:#64748b;font-size:8pt}.tiles{display:flex;flex-wrap:wrap;gap:8px;margin:10px 0}.tile{background:#eef2ff;border-radius:10px;padding:8px 12px;width:48%;font-size:13pt}.d{color:#64748b;font-size:8.5pt;margin:9px 0 1px;border-bottom:1px solid #e2e8f0}.ln{display:flex;justify-content:space-between;padding:2px 0}h2{font-size:12pt;margin:18px 0 4px}.f{color:#64748b;font-size:7.2pt}`,
    `<div class=f>wayfolk &nbsp;|&nbsp; exported ${date.abbreviatedBare(addDays(d.end, 2))}, 9:41 AM</div><h1>${date.monthDay(d.start)} – ${date.abbreviatedBare(d.end)}</h1><div class=l>Wayfolk Voyager ··${d.last4} &nbsp; ${d.person.name}</div>
    <div class=tiles>${tile("Statement balance", $(d.balance))}${tile("Pay at least", $(d.minimum))}${tile("Pay by", date.abbreviatedBare(d.due))}${tile("Miles you earned", String(miles))}</div>
    <h2>How we got here</h2><div class=ln><span>Last statement</span><span>${$(d.previous)}</span></div><div class=ln><span>You paid or got back</span><span>−${$(d.payments + d.credits)}</span></div><div class=ln><span>You spent</span><span>${$(d.purchases)}</span></div><div class=ln><span>Fees</span><span>${$(d.fees)}</span></div><div class=ln><span>Interest</span><span>${$(d.interest)}</span></div><div class=ln><b>This statement</b><b>${$(d.balance)}</b></div>
    <div class=f>Your line is ${money.wholeDollars(d.limit)}. When this statement closed, ${$(d.available)} of it was free to use.</div>
    <h2>Everything that happened</h2>${days
      .map(
        (day) =>
          `<div class=d>${date.long(day)}</div>${d.lines
            .filter((line) => line.day === day)
            .map(
              (line) =>
                `<div class=ln><span>${escaped(line.text)}</span><span>${line.amount < 0 ? `+${$(-line.amount)}` : $(line.amount)}</span></div>`,
            )
            .join("")}`,
      )
      .join("")}
    <h2>Interest</h2><div class=ln><span>Purchases, ${d.apr}% APR, on ${$(d.base)}</span><span>${$(d.interest)}</span></div><div class=ln><span>Cash, ${d.cashApr}% APR, on $0.00</span><span>$0.00</span></div><div class=f>Both rates move with the Prime Rate. ${d.days} days. So far in ${year(d.end)} we charged you ${$(d.interestYear)} of interest and ${$(d.feesYear)} of fees.</div>
    <h2>If you only pay the least</h2><div class=f style="font-size:9pt">You'd be done in about ${d.years} years, having paid ${money.wholeDollars(d.totalCost)}. Pay ${money.wholeDollars(d.monthly)} a month instead and you'd be done in 3 years, having paid ${money.wholeDollars(d.monthly * 36)}.</div>
    <h2>Worth knowing</h2><div class=f>Miss the date and we may charge up to $38. Refer a friend and you each get 10,000 miles, worth $100 in travel. Your miles: ${miles + 18_420}. Wayfolk is a product of Wayfolk, Inc.; credit is extended by Tollgate Bank, N.A. Need counseling? 1-800-555-0109. Wayfolk Savings pays 4.10% APY.</div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Wayfolk",
          accounts: [
            {
              ...cardFacts(d, "Wayfolk"),
              ...period(d),
              ...warned(d),
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
                { kind: "cash-advance", apr: d.cashApr, balance: "0.00" },
              ],
            },
          ],
          transactions: cardRows(d.lines),
        },
        "Tollgate Bank, N.A.",
        "Wayfolk, Inc.",
        "Tollgate Bank",
        "Wayfolk Voyager",
      ),
      { "accounts.0.statementDate": d.end },
    ),
  };
});

const ABROAD = [
  ["EUR", "BAR CENTRAL LISBOA PRT", 0.9231],
  ["GBP", "TFL TRAVEL CH LONDON GBR", 0.7862],
  ["CAD", "METRO 0412 MONTREAL CAN", 1.3714],
  ["MXN", "OXXO CENTRO MERIDA MEX", 18.0412],
] as const;

/** Purchases in other currencies, each with its rate and a fee row after it; last month's minimum was missed. */
const lorrimer = card("lorrimer", (seed) => {
  const first = billed(
    seed,
    { salt: 71_005, previous: [90_000, 800_000], purchases: [6, 11], pays: "part", late: 1 },
    {
      payment: "PAYMENT - ACH",
      fee: "LATE PAYMENT FEE - PAYMENT DUE LAST CYCLE NOT RECEIVED",
      interest: "PERIODIC INTEREST - PURCHASES",
      credit: "CREDIT SCHEELS SIOUX CITY IA",
    },
  );
  const spent = only(first.lines, "purchase");
  const foreign = new Map(
    spent.flatMap((line, index) => {
      const country = ABROAD[(index + seed) % ABROAD.length];
      return index % 2 === 0 && country ? [[line, country] as const] : [];
    }),
  );
  const notes = new Map<Charge, string>();
  const lines = first.lines.flatMap((line): Charge[] => {
    const country = foreign.get(line);
    if (!country) return [line];
    const [code, text, rate] = country;
    const bought = { ...line, text };
    notes.set(
      bought,
      `${code} ${grouped(Math.round(line.amount * rate))} X ${(1 / rate).toFixed(6)} (EXCHG RATE)`,
    );
    const fee = Math.max(1, Math.round(line.amount * 0.03));
    return [bought, { ...line, text: "FOREIGN TRANSACTION FEE", amount: fee, kind: "fee" }];
  });
  const d = relined(first, lines);
  const rows = d.lines.toSorted((a, b) => a.day.localeCompare(b.day));
  const html = document(
    `body{font:8pt "Liberation Sans";color:#1c1917}${BASE}.hd{border-bottom:3px solid #7f1d1d;padding-bottom:4px}.al{border:2px solid #b91c1c;color:#b91c1c;padding:6px 10px;margin:8px 0;font-weight:bold}h3{background:#e7e5e4;padding:3px 6px;margin:10px 0 3px;font-size:9pt}.n td{padding:1px 4px}.sub{color:#57534e;font-size:7pt;padding-left:16px}.bx{border:1px solid #a8a29e;padding:6px}.tear{border-top:1px dashed #57534e;margin-top:14px;padding-top:8px}`,
    `<div class="row hd"><div><b style="font:bold 15pt 'Liberation Serif'">Lorrimer Bank &amp; Trust</b><br>World Elite Account Statement</div><div class=r>Page 1 of 2<br>Account number ending ${d.last4}<br>Billing cycle ${date.slash(d.start)} to ${date.slash(d.end)}</div></div>
    <div class=al>YOUR ACCOUNT IS PAST DUE. Please pay the past due amount of ${$(d.pastDue)} at once.</div>
    <div class=row><div>${at(d.person)}</div><div class=bx>${pairs([
      ["Statement balance", $(d.balance)],
      ["Payment for this cycle", $(d.currentDue)],
      ["Past due amount", $(d.pastDue)],
      ["<b>Total minimum payment due</b>", `<b>${$(d.minimum)}</b>`],
      ["Payment due date", date.slash(d.due)],
    ])}</div></div>
    <h3>Balance summary</h3><div class=row><div>${pairs([
      ["Balance on last statement", $(d.previous)],
      ["Payments and credits", `(${$(d.payments + d.credits)})`],
      ["Purchases", $(d.purchases)],
      ["Cash advances", $(0)],
      ["Fees charged", $(d.fees)],
      ["Interest charged", $(d.interest)],
      ["Statement balance", $(d.balance)],
    ])}</div><div>${pairs([
      ["Credit limit", $(d.limit)],
      ["Available credit", $(d.available)],
      ["Cash advance limit", $(d.cashLimit)],
      ["Days in cycle", String(d.days)],
      ["Statement date", date.slash(d.end)],
    ])}</div></div>
    <h3>Transactions</h3><table class=n><tr><th>Trans</th><th>Post</th><th>Description</th><th class=r>Amount (USD)</th></tr>${rows
      .map(
        (line) =>
          `<tr><td>${date.noYear(line.day)}</td><td>${date.noYear(line.posted)}</td><td>${escaped(line.text)}${notes.has(line) ? `<div class=sub>${notes.get(line)}</div>` : ""}</td><td class=r>${money.brackets(line.amount)}</td></tr>`,
      )
      .join("")}</table>
    <p class=small>Foreign transaction fee: 3% of each transaction in U.S. dollars. The exchange rate is the network's of the processing day.</p>
    <div style="break-before:page" class="row hd"><div><b>Lorrimer Bank &amp; Trust</b></div><div class=r>Page 2 of 2<br>Account number ending ${d.last4}</div></div>
    <h3>Interest charges</h3>${grid(
      "lrrr",
      ["Kind", "APR", "Balance subject to interest rate", "Interest"],
      [
        ["Purchases", `${d.apr}% V`, $(d.base), $(d.interest)],
        ["Balance transfers", `${d.apr}% V`, $(0), $(0)],
        ["Cash advances", `${d.cashApr}% V`, $(0), $(0)],
      ],
    )}<p>Year to date (${year(d.end)}): fees ${$(d.feesYear)}, interest ${$(d.interestYear)}.</p>
    <h3>Important</h3><p>If we do not receive two payments in a row your purchase APR may go up to a penalty APR of 29.99%. Late fee: up to $40.</p><p>Minimum payment warning. Paying only the minimum each month, with nothing new charged, you will pay off the statement balance in about <b>${d.years} years</b> at an estimated total of <b>${money.wholeDollars(d.totalCost)}</b>; paying <b>${money.wholeDollars(d.monthly)}</b> a month, in <b>3 years</b> at ${money.wholeDollars(d.monthly * 36)}.</p><p class=small>Billing rights summary. If you think there is an error, write to us within 60 days at Lorrimer Bank &amp; Trust, PO Box 3300, Wilmington, DE 19804. You may stop payment of up to $50.00. Travel notice: tell us before going abroad. Lorrimer Private Mortgage: ask for rates on jumbo amounts above $806,500.</p>
    <div class="tear row"><div>${at(d.person)}</div><div>${pairs([
      ["Account number ending", d.last4],
      ["Statement balance", $(d.balance)],
      ["Total minimum payment due", $(d.minimum)],
      ["Payment due date", date.slash(d.due)],
      ["Amount enclosed", "$ ____________"],
    ])}</div></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "credit-cards",
        institution: "Lorrimer Bank & Trust",
        accounts: [
          {
            ...cardFacts(d, "Lorrimer Bank & Trust"),
            ...period(d),
            ...warned(d),
            statementDate: d.end,
            creditLimit: decimal(d.limit),
            availableCredit: decimal(d.available),
            pastDue: decimal(d.pastDue),
            apr: d.apr,
            aprs: [
              { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
              { kind: "balance-transfer", apr: d.apr, balance: "0.00" },
              { kind: "cash-advance", apr: d.cashApr, balance: "0.00" },
            ],
          },
        ],
        transactions: cardRows(rows),
      },
      { "accounts.0.aprs.penalty.apr": "29.99" },
    ),
  };
});

/** Purchases turned into plans with a fee each month: what is due holds the plans' instalments, a lower sum avoids interest. */
const saltmarsh = card("saltmarsh", (seed) => {
  const first = billed(
    seed,
    { salt: 71_006, previous: [180_000, 640_000], purchases: [5, 12], pays: "part", rate: [18, 26] },
    {
      payment: "Online payment, thank you",
      interest: "Interest charge on purchases",
      credit: "Return SCHEELS SIOUX CITY IA",
    },
  );
  const plans = (["RURAL KING 41 MATTOON IL", "IN *HERITAGE PLUMBING 515-5550142 IA"] as const).map(
    (shop, index) => {
      const left = Math.round(first.base * (index === 0 ? 0.34 : 0.17));
      const [done, months] = index === 0 ? [2, 12] : [3, 6];
      const monthly = Math.ceil(left / (months - done));
      const fee = Math.max(150, Math.round(left * 0.0072));
      return {
        shop,
        left,
        done,
        months,
        monthly,
        fee,
        whole: left + monthly * done,
        since: addDays(first.start, -40 - index * 31),
      };
    },
  );
  const planned = plans.reduce((all, plan) => all + plan.left, 0);
  const base = first.base - planned;
  const interest = accrued(base, first.apr, first.days);
  const fees = plans.map(
    (plan, index): Charge => ({
      day: first.end,
      posted: first.end,
      text: `Split It plan fee, plan ${index + 1}`,
      amount: plan.fee,
      reference: "",
      kind: "fee",
    }),
  );
  const lines = first.lines.map((line) => (line.kind === "interest" ? { ...line, amount: interest } : line));
  const made = relined(first, [...lines, ...fees], { base });
  const instalments = plans.reduce((all, plan) => all + plan.monthly + plan.fee, 0);
  const minimum = Math.min(made.balance, made.currentDue + instalments);
  const d = { ...made, minimum };
  const avoid = d.balance - planned + plans.reduce((all, plan) => all + plan.monthly, 0);
  const html = document(
    `body{font:9pt "Liberation Sans";color:#134e4a}${BASE}.hero{background:#134e4a;color:#fff;padding:14px 16px;display:flex;gap:26px}.hero div div{font-size:8pt;opacity:.85}.hero b{font-size:15pt}h3{color:#0f766e;border-bottom:2px solid #99f6e4;margin:14px 0 4px}.p td,.p th{padding:2px 4px;border-bottom:.5px dotted #5eead4;font-size:8pt}`,
    `<div class=hero><div><div>Saltmarsh Financial</div><b>Flex</b></div><div><div>New balance</div><b>${$(d.balance)}</b></div><div><div>Minimum amount due</div><b>${$(d.minimum)}</b></div><div><div>Due</div><b>${date.abbreviatedBare(d.due)}</b></div></div>
    <div class=row style="margin-top:10px"><div>${at(d.person)}</div><div>${pairs([
      ["Account", `•••• ${d.last4}`],
      ["Statement period", `${date.abbreviatedBare(d.start)} to ${date.abbreviatedBare(d.end)}`],
      ["Pay this to avoid interest on purchases", $(avoid)],
    ])}</div></div>
    <h3>Your minimum amount due is made of</h3>${pairs([
      ["Minimum on your revolving balance", $(d.minimum - Math.min(instalments, d.minimum))],
      ["Split It instalments and plan fees due", $(Math.min(instalments, d.minimum))],
      ["Past due", $(0)],
    ])}
    <h3>Split It plans</h3>${grid(
      "llrrrrr",
      ["Plan", "Started", "Original amount", "Months left", "Monthly plan fee", "Instalment", "Left to pay"],
      plans.map((plan) => [
        escaped(plan.shop),
        date.bareShort(plan.since),
        $(plan.whole),
        `${plan.months - plan.done} of ${plan.months}`,
        $(plan.fee),
        $(plan.monthly),
        $(plan.left),
      ]),
      "class=p",
    )}<p class=small>All plans together: ${$(planned)}. Your revolving balance, without plans, is ${$(d.balance - planned)}.</p>
    <h3>Summary of your account</h3><div class=row><div>${pairs([
      ["Previous balance", $(d.previous)],
      ["Payments and credits", `- ${$(d.payments + d.credits)}`],
      ["Purchases", `+ ${$(d.purchases)}`],
      ["Fees", `+ ${$(d.fees)}`],
      ["Interest", `+ ${$(d.interest)}`],
      ["New balance", $(d.balance)],
    ])}</div><div>${pairs([
      ["Credit line", money.wholeDollars(d.limit)],
      ["Credit you can still use", $(d.available)],
      ["Interest charged in the year so far", $(d.interestYear)],
      ["Fees charged in the year so far", $(d.feesYear)],
    ])}</div></div>
    <h3>Activity</h3>${grid(
      "lllr",
      ["Date", "Posted", "Description", "Amount"],
      d.lines.map((line) => [
        date.monthDay(line.day),
        date.monthDay(line.posted),
        escaped(line.text),
        line.amount < 0 ? `-$${grouped(line.amount)}` : `$${grouped(line.amount)}`,
      ]),
      "class=p",
    )}
    <h3>Rates</h3>${grid(
      "lrrr",
      ["", "Annual percentage rate", "Balance it applied to", "Interest"],
      [
        ["Purchases", `${d.apr}%`, $(base), $(d.interest)],
        ["Cash advances", `${d.cashApr}%`, $(0), $(0)],
      ],
      "class=p",
    )}<p class=small>Only the minimum: about ${d.years} years, about ${money.wholeDollars(d.totalCost)} in all. ${money.wholeDollars(d.monthly)} a month: 36 months, about ${money.wholeDollars(d.monthly * 36)} in all. A late payment may cost up to $35. You have 3,240 Tide points, worth $32.40. Ready for a car? Saltmarsh auto loans start at 6.24% APR.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "credit-cards",
        institution: "Saltmarsh Financial",
        accounts: [
          {
            ...cardFacts(d, "Saltmarsh Financial"),
            ...period(d),
            ...warned(d),
            creditLimit: decimal(d.limit),
            availableCredit: decimal(d.available),
            pastDue: "0.00",
            apr: d.apr,
            aprs: [
              { kind: "purchase", apr: d.apr, balance: decimal(base) },
              { kind: "cash-advance", apr: d.cashApr, balance: "0.00" },
            ],
          },
        ],
        transactions: cardRows(d.lines),
      },
      { "accounts.0.statementDate": d.end },
    ),
  };
});

/** A payment that bounced: it stands among the credits and again among the debits, and the line is overdrawn. */
const dunmere = card("dunmere", (seed) => {
  const first = billed(
    seed,
    { salt: 71_007, previous: [260_000, 590_000], purchases: [3, 7], pays: "part", late: 1, credit: 0 },
    { payment: "PAYMENT RECD BY PHONE", fee: "LATE CHARGE", interest: "INTEREST CHGD" },
  );
  const interest = accrued(first.previous, first.apr, first.days);
  const paid = only(first.lines, "payment")[0];
  const bounced = (text: string, amount: number, kind: Charge["kind"]): Charge => {
    const day = addDays(paid?.day ?? first.start, 3);
    return { day, posted: day, text, amount, reference: "80000001RTN", kind };
  };
  const lines = [
    ...first.lines.map((line) => (line.kind === "interest" ? { ...line, amount: interest } : line)),
    bounced("PAYMENT RETURNED UNPAID - NSF", first.payments, "transfer"),
    bounced("RETURNED PAYMENT CHARGE", 2_900, "fee"),
  ];
  const made = relined(first, lines, { base: first.previous });
  const limit = Math.floor((made.balance * 0.955) / 10_000) * 10_000;
  const over = made.balance - limit;
  const pastDue = 4_100 + (seed % 9) * 350;
  const d = { ...made, limit, available: 0, pastDue, minimum: made.currentDue + pastDue + over };
  const html = document(
    `body{font:9.2pt "Liberation Serif"}${BASE}.r2{border:1px solid #1e3a8a}.r2 td{padding:2px 6px;border-bottom:.5px solid #bfdbfe}h3{font-size:10pt;margin:12px 0 3px;text-transform:uppercase;letter-spacing:1px;color:#1e3a8a}.w{border-left:5px solid #c2410c;background:#fff7ed;padding:6px 10px;margin:10px 0}`,
    `<table><tr><td style="width:50%;vertical-align:top"><b style="font-size:16pt;color:#1e3a8a">Dunmere Savings Bank</b><br>Bankcard Center, Box 14, Dunmere Falls, ME 04240<p style="margin-top:26px">${at(d.person)}</p></td><td style="vertical-align:top">${pairs(
      [
        ["Account", `xxxx-xxxx-xxxx-${d.last4}`],
        ["Closing date", date.dashed(d.end)],
        ["Your balance on the closing date", $(d.balance)],
        ["Credit line", $(d.limit)],
        ["Credit available", $(0)],
        ["Amount over credit line", $(over)],
        ["Amount past due", $(d.pastDue)],
        ["Regular monthly payment", $(d.currentDue)],
        ["<b>Minimum you must pay</b>", `<b>${$(d.minimum)}</b>`],
        ["<b>We must have it by</b>", `<b>${date.dashed(d.due)}</b>`],
      ],
      "class=r2",
    )}</td></tr></table>
    <div class=w>Your payment of ${$(d.payments)} was returned by your bank. Your account is over its credit line and past due. Charging is suspended until the account is current. To talk about what you can pay, call 1-800-555-0171 before ${date.longNoYear(d.due)}.</div>
    <h3>The month in figures</h3><div class=row><div>${pairs([
      ["Balance from last statement", $(d.previous)],
      ["Payments", `${$(d.payments)}-`],
      ["Credits", $(d.credits)],
      ["Payments returned", $(d.payments)],
    ])}</div><div>${pairs([
      ["Purchases", $(d.purchases)],
      ["Fees", $(d.fees)],
      ["Interest", $(d.interest)],
      ["Balance on the closing date", $(d.balance)],
    ])}</div></div>
    <h3>Entries</h3>${grid(
      "lllr",
      ["Trans.", "Posted", "Entry", "Charge or credit(-)"],
      d.lines.map((line) => [
        date.noYear(line.day),
        date.noYear(line.posted),
        escaped(inCapitals(line.text)),
        money.trailing(line.amount),
      ]),
    )}
    <h3>Interest rate on each kind of balance</h3>${grid(
      "lrrr",
      ["Kind of balance", "Yearly rate (APR)", "Daily balance", "Interest"],
      [
        ["Purchases", `${d.apr}%`, $(d.previous), $(d.interest)],
        ["Cash", `${d.cashApr}%`, "$0.00", "$0.00"],
      ],
    )}<p>${year(d.end)} fees to date ${$(d.feesYear)} &nbsp; ${year(d.end)} interest to date ${$(d.interestYear)} &nbsp; ${Number(year(d.end)) - 1} interest ${$(d.interestYear + 21_318)}</p>
    <p class=small><b>Warning about minimum payments.</b> With nothing more charged and only the minimum paid each month, it takes about ${d.years} years to pay the balance on the closing date, for a total of about ${money.wholeDollars(d.totalCost)}. To pay it in 3 years, pay ${money.wholeDollars(d.monthly)} each month (total ${money.wholeDollars(d.monthly * 36)}). <b>Late payment.</b> A payment that comes late costs up to $39.00 and may raise your rate to 30.99%. Dunmere Christmas Club: save $25.00 a week and have $1,250.00 by November.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "credit-cards",
        institution: "Dunmere Savings Bank",
        accounts: [
          {
            ...cardFacts(d, "Dunmere Savings Bank"),
            ...warned(d),
            statementDate: d.end,
            creditLimit: decimal(d.limit),
            availableCredit: "0.00",
            pastDue: decimal(d.pastDue),
            apr: d.apr,
            aprs: [
              { kind: "purchase", apr: d.apr, balance: decimal(d.previous) },
              { kind: "cash-advance", apr: d.cashApr, balance: "0.00" },
            ],
          },
        ],
        transactions: cardRows(d.lines),
      },
      {
        ...openDays(d),
        "accounts.0.paymentsAndCredits": ["0.00"],
        "accounts.0.purchases": decimal(d.purchases + d.payments),
        "accounts.0.aprs.penalty.apr": "30.99",
      },
    ),
  };
});

/** Cards of small banks, unions, stores and apps, written without a look at the rules. */
export const sjCards: readonly Layout[] = [quenby, varrick, thistle, wayfolk, lorrimer, saltmarsh, dunmere];
