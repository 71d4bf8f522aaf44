import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { makeMonth, paper } from "./st-data.ts";

const $ = money.dollar;

const TOWN_SHOPS = [
  "CASEYS GEN STORE 2217 KEARNEY NE",
  "HY-VEE GAS 5441 LINCOLN NE",
  "RUNZA RESTAURANT #61 YORK NE",
  "MENARDS KEARNEY NE KEARNEY NE",
  "BOMGAARS 47 HASTINGS NE",
  "PAYMENT SOLUTIONS GYM OMAHA NE",
  "DOLLAR GENERAL #11984 MINDEN NE",
  "WM SUPERCENTER #776 GRAND ISLAND NE",
];

/** A credit union's own line printer: activity first, one equation of the month under it, everything in capitals. */
const linePrinter: Layout = {
  name: "st-card-union-line-printer",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const month = makeMonth(seed * 29 + 5, {
      shops: TOWN_SHOPS,
      paid: "PAYMENT RECEIVED - THANK YOU",
      previous: [9e4, 64e4],
      price: [420, 21e3],
      count: [3, 9],
      apr: [9, 17],
      endings: ["90", "25", "75"],
      interestText: "*INTEREST CHARGE ON PURCHASES*",
      limitStep: 5e4,
      floor: 2e3,
      cash: ["CASH ADV 0071 TELLER KEARNEY NE", 0.25],
      fees: [["LATE PAYMENT FEE", 2500, 0.25]],
      full: 0.1,
    });
    const person = makePerson(month.random);
    const plain = money.plain;
    const wide = (text: string, size: number) => text.padEnd(size);
    const far = (text: string, size: number) => text.padStart(size);
    const cells = [
      ["PREVIOUS", "BALANCE", plain(month.previous)],
      ["PAYMENTS", "", plain(month.payments)],
      ["OTHER", "CREDITS", plain(month.credits)],
      ["", "PURCHASES", plain(month.purchases)],
      ["CASH", "ADVANCES", plain(month.cash)],
      ["FEES", "CHARGED", plain(month.fees)],
      ["INTEREST", "CHARGED", plain(month.interest)],
      ["NEW", "BALANCE", plain(month.balance)],
    ] as const;
    const across = (part: 0 | 1 | 2) => cells.map((cell) => far(cell[part], 11)).join("");
    const rows = month.lines.map(
      (line) =>
        `${date.noYear(line.day)}  ${date.noYear(line.posted)}  ${line.ref.slice(0, 12)}  ${wide(escaped(line.text), 44)}${far(money.trailing(line.amount), 12)}`,
    );
    const head = `${wide("ACCOUNT NUMBER", 24)}${wide("CLOSING DATE", 16)}${wide("CREDIT LINE", 16)}${wide("CREDIT AVAILABLE", 20)}DAYS IN CYCLE`;
    const html = document(
      `body{font:8.1pt "Liberation Mono"}pre{font:inherit;margin:0;line-height:1.25}.cut{border-top:1px dashed #000;margin-top:14px;padding-top:8px}`,
      `<pre>PLATTE BEND FEDERAL CREDIT UNION                                    VISA CLASSIC
P O BOX 1190  KEARNEY NE 68848-1190                    LOST OR STOLEN 1-800-555-0144
                                                       CARD INQUIRIES 308-555-0120

${head}
${wide(`XXXX XXXX XXXX ${month.last4}`, 24)}${wide(date.short(month.end), 16)}${wide(plain(month.limit), 16)}${wide(plain(month.available), 20)}${month.days}

${person.name.toUpperCase()}
${person.street.toUpperCase()}
${person.town.toUpperCase()}

TRANS  POST   REFERENCE     DESCRIPTION OF TRANSACTION                        AMOUNT
----------------------------------------------------------------------------------------
${rows.join("\n")}
----------------------------------------------------------------------------------------
   PAYMENTS, CREDITS AND ADJUSTMENTS ARE MARKED WITH A MINUS SIGN


${across(0)}
${across(1)}
${across(2)}


                     DAILY        ANNUAL          BALANCE SUBJECT     INTEREST
                     PERIODIC     PERCENTAGE      TO INTEREST RATE    CHARGE
                     RATE         RATE (APR)
PURCHASES            ${month.dailyRate}%     ${month.apr}%          ${far(plain(month.base), 13)}  ${far(plain(month.ownInterest), 12)}
CASH ADVANCES        ${month.dailyRate}%     ${month.apr}%          ${far(plain(month.cashBase), 13)}  ${far(plain(month.cashInterest), 12)}

TOTAL FEES CHARGED IN ${month.end.slice(0, 4)}      ${far(plain(month.ytdFees), 10)}
TOTAL INTEREST CHARGED IN ${month.end.slice(0, 4)}  ${far(plain(month.ytdInterest), 10)}

MINIMUM PAYMENT WARNING: IF YOU MAKE ONLY THE MINIMUM PAYMENT EACH PERIOD YOU WILL PAY
MORE IN INTEREST AND IT WILL TAKE YOU LONGER TO PAY OFF YOUR BALANCE.  WITH NO MORE
CHARGES AND ONLY THE MINIMUM PAYMENT YOU WILL PAY OFF THIS BALANCE IN ABOUT ${month.warning.years} YEARS
AND PAY AN ESTIMATED TOTAL OF $${plain(month.warning.total)}.  IF YOU PAY $${plain(month.warning.monthly)} A MONTH YOU
WILL PAY IT OFF IN 3 YEARS, A TOTAL OF $${plain(month.warning.monthlyTotal)}.
FOR CREDIT COUNSELING CALL 1-800-555-0177.
LATE PAYMENT WARNING: A PAYMENT 10 OR MORE DAYS LATE MAY COST A LATE FEE OF UP TO $25.00.

SHARES INSURED BY NCUA TO $250,000.  VISIT OUR NEW BRANCH AT 2ND AVE AND 39TH ST.
</pre><pre class=cut>PLATTE BEND FCU          ACCOUNT ENDING ${month.last4}        NEW BALANCE          ${far(plain(month.balance), 12)}
                                                  MINIMUM PAYMENT DUE  ${far(plain(month.minimum), 12)}
${wide(person.name.toUpperCase(), 50)}PAYMENT DUE DATE         ${date.short(month.due)}
${wide(person.street.toUpperCase(), 50)}AMOUNT PAID          $___________
${person.town.toUpperCase()}
MAKE CHECK PAYABLE TO PLATTE BEND FCU.  AUTOMATIC PAYERS: DRAWN ON SHARE 0009 ON THE DUE DATE.
</pre>`,
    );
    return paper({
      html,
      month,
      rows: month.lines,
      names: ["PLATTE BEND FEDERAL CREDIT UNION", "PLATTE BEND FCU"],
      without: ["periodStart", "periodEnd"],
      more: {
        aprs: [
          {
            kind: "purchase",
            apr: month.apr,
            balance: decimal(month.base),
          },
          {
            kind: "cash-advance",
            apr: month.apr,
            balance: decimal(month.cashBase),
          },
        ],
      },
      allowed: { "accounts.0.periodEnd": [month.end] },
    });
  },
};

const COAST_SHOPS = [
  "DUTCH BROS OR0114 COOS BAY OR",
  "SAFEWAY #1647 NORTH BEND OR",
  "FRED-MEYER #0187 COOS BAY OR",
  "PACIFIC POWER 888-221-7070 OR",
  "TST* 7 DEVILS BREWING COOS BAY OR",
  "BI-MART 639 COOS BAY OR",
  "ODFW LICENSE 503-947-6100 OR",
  "CHEWY.COM 800-672-4399 FL",
  "CREDITS GAMES ARCADE LLC EUGENE OR",
];

/** A credit union behind a card centre: charges and credits in columns of their own, boxes at the head, figures of the year. */
const cardCentre: Layout = {
  name: "st-card-union-card-center",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const month = makeMonth(seed * 31 + 9, {
      shops: COAST_SHOPS,
      paid: "XFER FROM SHARE S1 - THANK YOU",
      previous: [6e4, 48e4],
      price: [375, 18e3],
      count: [4, 10],
      apr: [11, 18],
      endings: ["00", "50", "99"],
      interestText: "INTEREST CHARGE PURCHASE",
      limitStep: 1e5,
      floor: 2500,
      fees: [["FOREIGN TRANSACTION FEE", 187, 0.3]],
      full: 0.15,
    });
    const { random } = month;
    const person = makePerson(random);
    const promo = random.whole(20_000, 90_000);
    const name = "Sandbar Community Credit Union";
    const order = [...month.of("payment", "credit"), ...month.of("purchase"), ...month.of("fee", "interest")];
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}.lg{font:bold 20pt "Liberation Serif";color:#00607a;line-height:.8}.lg span{font:9pt "Liberation Sans";letter-spacing:2px}.box{border:1.5px solid #00607a;margin-bottom:8px}.box h4{background:#00607a;color:#fff;margin:0;padding:2px 6px;font-size:9pt}.box table{font-size:8.6pt}.box td,.box th{padding:1.5px 6px}.foot{border-top:1px dashed #555;margin-top:8px;padding-top:6px;font-size:8.2pt}.t th{border-bottom:1px solid #00607a;font-size:7.8pt}`,
      `<div class=row><div class=lg>Sandbar<br><span>COMMUNITY CREDIT UNION</span></div><div class=r style="font-size:8pt">World Mastercard&reg; Statement<br>Account: XXXX-XXXX-XXXX-${month.last4}<br>${date.bare(month.start)} to ${date.bare(month.end)}<br>Page 1 of 1</div></div><br>
      <div class=row><div class=box><h4>Summary of Account Activity</h4>${pairs([
        ["Balance Last Statement", $(month.previous)],
        ["&minus; Payments", $(month.payments)],
        ["&minus; Other Credits", $(month.credits)],
        ["+ Purchases/Debits", $(month.purchases)],
        ["+ Cash Advances", $(0)],
        ["+ Fees Charged", $(month.fees)],
        ["+ Interest Charged", $(month.interest)],
        ["<b>Balance This Statement</b>", `<b>${$(month.balance)}</b>`],
      ])}</div><div><div class=box><h4>Payment Information</h4>${pairs([
        ["Minimum Payment Due", `<b>${$(month.minimum)}</b>`],
        ["Payment Due Date", `<b>${date.bare(month.due)}</b>`],
        ["Past Due Amount", "$0.00"],
        ["Disputed Amount", "$0.00"],
      ])}</div><div class=box><h4>Your Credit</h4>${pairs([
        ["Revolving Credit Limit", $(month.limit)],
        ["Available Credit", $(month.available)],
        ["Statement Closing Date", date.bare(month.end)],
        ["Days in Billing Cycle", String(month.days)],
      ])}</div></div></div>
      <div class=small style="font-size:7.6pt"><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $27.00. <b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</div>${grid(
        "lll",
        [
          "If you make no additional charges and each month you pay&hellip;",
          "You will pay off this balance in about&hellip;",
          "And pay an estimated total of&hellip;",
        ],
        [
          ["Only the minimum payment", `${month.warning.years} years`, $(month.warning.total)],
          [$(month.warning.monthly), "3 years", $(month.warning.monthlyTotal)],
        ],
        'style="font-size:7.6pt;margin:4px 0 8px"',
      )}
      <div class=box><h4>Transactions</h4>${grid(
        "llllrr",
        ["Post", "Tran", "Reference Number", "Description", "Credits", "Charges"],
        order.map((line) => [
          date.bareNoYear(line.posted),
          date.bareNoYear(line.day),
          line.ref.slice(0, 17),
          escaped(line.text),
          line.amount < 0 ? money.plain(-line.amount) : "",
          line.amount < 0 ? "" : money.plain(line.amount),
        ]),
        "class=t",
      )}</div>
      <div class=row><div class=box style="flex:2.4"><h4>Interest Charge Calculation</h4>${grid(
        "lrrrr",
        ["Type of Balance", "APR", "Daily Rate", "Balance Subject to Interest", "Interest Charge"],
        [
          ["Purchases", `${month.apr}%`, `${month.dailyRate}%`, $(month.base), $(month.interest)],
          ["Cash Advances", `${month.apr}%`, `${month.dailyRate}%`, "$0.00", "$0.00"],
          ["Balance Transfers", `${month.apr}%`, `${month.dailyRate}%`, "$0.00", "$0.00"],
        ],
        "class=t",
      )}</div><div class=box><h4>${month.end.slice(0, 4)} Totals Year-to-Date</h4>${pairs([
        ["Total fees charged", $(month.ytdFees)],
        ["Total interest charged", $(month.ytdInterest)],
      ])}</div></div>
      <div class=small>ScoreCard Bonus: beginning ${random.whole(1_000, 9_000)} + earned ${Math.round(month.purchases / 100)}. Skip-a-pay is offered to members in good standing for a $35.00 fee each December. Summer auto loans from 5.24% APR; home equity lines to $250,000. Federally insured by NCUA. Your refinance offer of $${money.plain(promo)} is no commitment to lend.</div>
      <div class=foot><div class=row><div>Remit to:<br>CARD SERVICE CENTER<br>PO BOX 569120, DALLAS TX 75356-9120<br><br>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Account ending", month.last4],
          ["Payment Due Date", date.bare(month.due)],
          ["Minimum Payment Due", $(month.minimum)],
          ["Balance This Statement", $(month.balance)],
          ["Enclosed", "$ ________"],
        ],
      )}</div></div></div>`,
    );
    return paper({
      html,
      month,
      rows: order,
      names: [name, "Sandbar", "CARD SERVICE CENTER"],
      more: {
        pastDue: "0.00",
        aprs: [
          {
            kind: "purchase",
            apr: month.apr,
            balance: decimal(month.base),
          },
          {
            kind: "cash-advance",
            apr: month.apr,
            balance: "0.00",
          },
          {
            kind: "balance-transfer",
            apr: month.apr,
            balance: "0.00",
          },
        ],
      },
    });
  },
};

/** The card as a loan of a member statement: one ledger with a running balance, the terms told in sentences. */
const memberLoan: Layout = {
  name: "st-card-union-member-ledger",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const month = makeMonth(seed * 37 + 2, {
      shops: COAST_SHOPS,
      paid: "Payment - Transfer From Share 01",
      previous: [7e4, 51e4],
      price: [500, 16e3],
      count: [3, 8],
      apr: [8, 15],
      endings: ["00", "40", "90"],
      interestText: "INTEREST CHARGE",
      limitStep: 5e4,
      floor: 2500,
      returned: 0.2,
      full: 0,
    });
    const person = makePerson(month.random);
    const order = month.of("payment", "credit", "purchase");
    let owed = month.previous;
    const ledger = order.map((line) => {
      owed += line.amount;
      return [
        date.capital(line.day),
        escaped(line.text),
        money.plain(line.amount),
        line.amount < 0 ? "" : "&nbsp;",
        money.plain(owed),
      ];
    });
    const member = String(month.random.whole(200_000, 980_000));
    const html = document(
      `body{font:9.2pt "DejaVu Sans","Liberation Sans"}${BASE}.b{background:#ddd;font-weight:bold;padding:3px 6px;margin-top:10px}.t{font-size:8.6pt}.t td,.t th{padding:1.5px 4px}.t tr:nth-child(even){background:#f4f4f4}p{margin:6px 0;line-height:1.4}`,
      `<div class=row><div><b style="font-size:14pt">MEMBER STATEMENT OF ACCOUNT</b><br>Lumberworkers &amp; Allied C.U.<br><span class=small>2200 Mill Street &middot; Eureka, CA 95501 &middot; lacu.example</span></div><div class=r>Member No. ***${member.slice(-3)}<br>Statement Period<br>${date.capitalYear(month.start)} thru ${date.capitalYear(month.end)}</div></div>
      <p style="margin:16px 0">${person.name}<br>${person.street}<br>${person.town}</p>
      <div class=b>LOAN 80 &mdash; VISA PLATINUM SHARE-SECURED LINE &nbsp; Card ending in ${month.last4}</div>
      ${grid(
        "llrrr",
        ["Eff Date", "Transaction Description", "Amount", "Late Chg", "Principal Balance"],
        [
          [date.capital(month.start), "PREVIOUS BALANCE", "", "", money.plain(month.previous)],
          ...ledger,
          ...(month.interest > 0
            ? [
                [
                  date.capital(month.end),
                  "INTEREST CHARGE",
                  money.plain(month.interest),
                  "",
                  money.plain(month.balance),
                ],
              ]
            : []),
          [
            `<b>${date.capital(month.end)}</b>`,
            "<b>NEW BALANCE</b>",
            "",
            "",
            `<b>${money.plain(month.balance)}</b>`,
          ],
        ],
        "class=t",
      )}
      <p>Your credit line on this loan is <b>${$(month.limit)}</b>, of which ${$(month.available)} is available. A minimum payment of <b>${$(month.minimum)}</b> is due on or before <b>${date.long(month.due)}</b>. The ANNUAL PERCENTAGE RATE on purchases, cash advances and balance transfers is <b>${month.apr}%</b> (daily periodic rate ${month.dailyRate}%), applied to a balance subject to interest of ${$(month.base)} for ${month.days} days.</p>
      ${grid(
        "lrr",
        ["", "This Period", `Year-to-Date ${month.end.slice(0, 4)}`],
        [
          ["TOTAL FEES", money.plain(month.fees), money.plain(month.ytdFees)],
          ["TOTAL INTEREST", money.plain(month.interest), money.plain(month.ytdInterest)],
        ],
        'class=t style="width:60%"',
      )}
      <p class=small style="font-size:8pt"><b>Minimum Payment Warning.</b> If you make only the minimum payment each period, you will pay more in interest. With no additional charges and only the minimum payment, you will pay off this balance in about <b>${month.warning.years} years</b>, an estimated total of <b>${$(month.warning.total)}</b>; paying ${$(month.warning.monthly)} each month, about 3 years and ${$(month.warning.monthlyTotal)}. Credit counseling: 1-888-555-0112.</p>
      <p class=small style="font-size:8pt">If your minimum payment is more than 10 days late you may be charged $15.00. Your shares of $${money.plain(month.limit)} are pledged to this loan. Annual meeting: ${date.long(addDays(month.end, 40))}, 6:00 p.m. Dividends for the quarter were paid at 0.15% APY. In case of errors write to the address above within 60 days.</p>
      <p class=small style="font-size:8pt">* * * DO NOT PAY: ${$(month.minimum)} will be transferred from Share 01 on ${date.bare(addDays(month.due, -1))}. * * *</p>`,
    );
    const rows = [...order, ...month.of("interest")];
    return paper({
      html,
      month,
      rows,
      names: ["Lumberworkers & Allied C.U."],
      without: ["statementDate", "paymentsAndCredits", "purchases"],
      more: {
        aprs: [
          {
            kind: "purchase",
            apr: month.apr,
            balance: decimal(month.base),
          },
          {
            kind: "cash-advance",
            apr: month.apr,
          },
          {
            kind: "balance-transfer",
            apr: month.apr,
          },
        ],
      },
      allowed: {
        "accounts.0.statementDate": [month.end],
        "accounts.0.aprs.1.balance": [decimal(month.base)],
        "accounts.0.aprs.2.balance": [decimal(month.base)],
      },
    });
  },
};

export const stCardsUnions: readonly Layout[] = [linePrinter, cardCentre, memberLoan];
