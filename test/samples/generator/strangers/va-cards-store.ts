import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { digits, NEXT, start } from "./un-data.ts";
import { cardMonth, cardRows, warningBox, warningFacts } from "./va-data.ts";

const $ = money.dollar;

/** A clothing shop's card: trade style on top, the bank only in the small print, the due box shaded, one list. */
const store: Layout = {
  name: "va-card-store-apparel",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 403);
    const apr = random.pick(["34.99", "35.99", "33.24"]);
    const card = cardMonth(
      random,
      [
        "STORE #0417 COLUMBUS OH",
        "ONLINE PURCHASE ASHBURY.COM",
        "ASHBURY OUTLET #2231",
        "STORE #1180 NASHVILLE TN",
      ],
      Number(apr),
      4_100,
      "PAYMENT - THANK YOU",
    );
    const rewards = random.whole(200, 4_800);
    const rows = [...card.payments, ...card.credits, ...card.purchases, ...card.fees].toSorted((a, b) =>
      a.day.localeCompare(b.day),
    );
    const html = document(
      `body{font:8.5pt Arial,"Liberation Sans"}${BASE} .logo{font:italic 30pt "Bodoni MT",Georgia,serif} .bar{background:#111;color:#fff;padding:3px 6px;font-weight:bold;margin-top:8px} .box{border:2px solid #111;padding:6px} td{padding:1.5px 2px}.w td,.w th{border:1px solid #555;font-weight:normal;padding:3px;font-size:7pt} .a td{border-bottom:1px dotted #aaa}`,
      `<div class=row><div><div class=logo>ashbury lane</div>Ashbury Lane Style Rewards Credit Card</div><div class=r>Visit us on the web: <b>c.ashburycard.example</b><br>Customer Care: 1-866-886-1006 (TDD/TTY: 1-800-695-1788)</div></div>
<div class=row style="margin-top:10px"><div><div class=bar>Summary of account activity</div>${pairs([
        ["Account number", `************${card.last4}`],
        ["Previous balance", $(card.previous)],
        ["Payments", `-${$(card.paid)}`],
        ["Other credits", `-${$(card.credited)}`],
        ["Purchases", `+${$(card.bought)}`],
        ["Fees charged", `+${$(card.feeSum)}`],
        ["Interest charged", `+${$(card.interest)}`],
        ["<b>New balance</b>", `<b>${$(card.balance)}</b>`],
        ["Past due amount", $(card.pastDue)],
        ["Credit limit", $(card.limit)],
        ["Available credit", $(card.available)],
        ["Statement closing date", date.slash(card.end)],
        ["Days in billing cycle", String(card.days)],
      ])}</div><div><div class=bar>Payment information</div><div class=box>${pairs([
        ["<b>New balance</b>", `<b>${$(card.balance)}</b>`],
        ["<b>Minimum payment due</b>", `<b>${$(card.minimum)}</b>`],
        ["<b>Payment due date</b>", `<b>${date.slash(card.due)}</b>`],
      ])}<p><b>Late payment warning:</b> If we do not receive your minimum payment by ${date.slash(card.due)}, you may have to pay up to a $41.00 late fee.</p>${warningBox(card, "1-800-284-1706")}</div></div></div>
<div class=bar>Details of your transactions</div>${grid(
        "llr",
        ["TRANS DATE", "TRANSACTION DESCRIPTION/LOCATION", "AMOUNT"],
        rows.map((row) => [date.slash(row.day), row.text, $(row.amount)]),
        "class=a",
      )}<p><b>Fees</b></p>${pairs([["TOTAL FEES FOR THIS PERIOD", $(card.feeSum)]])}<p><b>Interest charged</b></p>${pairs(
        [
          ["Interest charge on purchases", $(card.interest)],
          ["TOTAL INTEREST FOR THIS PERIOD", $(card.interest)],
        ],
      )}<p style="text-align:center"><b>${card.end.slice(0, 4)} totals year to date</b></p>${pairs([
        [`Total fees charged in ${card.end.slice(0, 4)}`, $(card.ytdFees)],
        [`Total interest charged in ${card.end.slice(0, 4)}`, $(card.ytdInterest)],
      ])}<div class=bar>Interest charge calculation</div><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
        "lrrr",
        [
          "TYPE OF BALANCE",
          "ANNUAL PERCENTAGE RATE (APR)",
          "BALANCE SUBJECT TO INTEREST RATE",
          "INTEREST CHARGE",
        ],
        [["Purchases", `${apr}% (v)`, $(card.base), $(card.interest)]],
      )}<div class=small>(v) = Variable rate</div>${NEXT}
<div class=bar>Style Rewards</div>${pairs([
        ["Previous points balance", rewards.toLocaleString("en-US")],
        ["Points earned this period", Math.floor(card.bought / 20).toLocaleString("en-US")],
      ])}<p>Earn 5 points for every $1 you spend at Ashbury Lane. 2,000 points = a $20 Reward. Valid one time only.</p><p class=small><b>Keep this portion for your records.</b> Notice: see below for important information. Please tear at perforation.<br><b>How to avoid paying interest on purchases:</b> Your due date is at least 25 days after the close of each billing period. <b>Minimum interest charge:</b> if you are charged interest, the charge will be no less than $2.00. <b>Billing rights summary:</b> write to us at Colvard Capital Bank, PO Box 182620, Columbus, OH 43218-2620. <b>Bankruptcy notice:</b> If you file for bankruptcy, send notice to Bankruptcy Department, PO Box 182125, Columbus, Ohio 43218-2125. Your Ashbury Lane account is issued by Colvard Capital Bank. Payments received after 6:00 PM Eastern time will be credited the next day.</p>
<div style="border-top:1px dashed #000;padding-top:8px;margin-top:60px" class=row><div><i style="font:italic 16pt Georgia,serif">ashbury lane</i><p>${person.name}<br>${person.street}<br>${person.town}</p><p>COLVARD CAPITAL BANK<br>PO BOX 659728<br>SAN ANTONIO TX 78265-9728</p></div><div class=box>${pairs(
        [
          ["Account number", `************${card.last4}`],
          ["New balance", $(card.balance)],
          ["Minimum payment", $(card.minimum)],
          ["Payment due by", date.slash(card.due)],
          ["Amount enclosed", "$ ______.____"],
        ],
      )}</div></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Ashbury Lane",
          accounts: [
            {
              kind: "credit-card",
              institution: "Ashbury Lane",
              accountLast4: card.last4,
              statementDate: card.end,
              currentBalance: decimal(card.balance),
              previousBalance: decimal(card.previous),
              creditLimit: decimal(card.limit),
              availableCredit: decimal(card.available),
              minimumPayment: decimal(card.minimum),
              paymentDueDate: card.due,
              pastDue: decimal(card.pastDue),
              apr,
              aprs: [{ kind: "purchase", apr, balance: decimal(card.base) }],
              purchases: decimal(card.bought),
              feesCharged: decimal(card.feeSum),
              interestCharged: decimal(card.interest),
              ...warningFacts(card),
            },
          ],
          transactions: cardRows(rows),
          openRows: [
            {
              account: 0,
              date: card.end,
              description: "Interest charge on purchases",
              amount: decimal(-card.interest),
            },
          ],
          allowed: {
            "accounts.0.paymentsAndCredits": [
              decimal(card.paid + card.credited),
              decimal(card.paid),
              decimal(card.credited),
            ],
            "accounts.0.periodEnd": [card.end],
            "accounts.0.periodStart": [card.start],
          },
        },
        "ashbury lane",
        "Colvard Capital Bank",
        "COLVARD CAPITAL BANK",
        "Ashbury Lane Style Rewards",
      ),
    };
  },
};

const UNION_SHOPS = [
  "NEX MINI MART 040 NORFOLK VA",
  "HARRIS TEETER #0337 CHESAPEAKE VA",
  "WAWA 8604 VIRGINIA BEACH VA",
  "USPS PO 5156200123 SUFFOLK VA",
  "HULU 877-8244858 CA",
  "LOWES #01552* HAMPTON VA",
];

/** A credit union's card: all in capitals, a transferred balance at a low rate, one table of rates with an end. */
const union: Layout = {
  name: "va-card-credit-union",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 404);
    const apr = random.pick(["11.74", "13.99", "16.24", "18.00"]);
    const offered = random.chance(0.5);
    const card = cardMonth(
      random,
      UNION_SHOPS,
      Number(apr),
      2_000,
      "PMT-THANK YOU ONLINE",
      offered ? 2 / 3 : 1,
    );
    const moved = offered ? Math.round(card.base / 2) : 0;
    const ends = addDays(card.end, 260);
    const reference = () => digits(random, 10);
    const rows = [...card.purchases, ...card.payments, ...card.credits, ...card.fees];
    const rates = [
      ["PURCHASES", `${apr}%V`, $(card.base), String(card.days), $(card.interest)],
      ...(offered ? [["PROMO BALANCE TRANSFERS*", "0.00%", $(moved), String(card.days), "$0.00"]] : []),
      ["CASH ADVANCES", "18.00%", "$0.00", String(card.days), "$0.00"],
    ];
    const list = (entries: typeof rows) =>
      entries.map((row) => [
        date.short(row.day),
        date.short(row.posted),
        reference(),
        row.text,
        money.trailing(row.amount),
      ]);
    const html = document(
      `body{font:8.5pt "Courier Prime","Liberation Mono",monospace}${BASE} h1{font:bold 15pt Georgia;color:#00346a;margin:0} .h{border-top:2px solid #000;border-bottom:1px solid #000;font-weight:bold;margin-top:8px;padding:2px 0} td,th{padding:1px 2px;font-size:8pt}.w td,.w th{border:1px solid #000;font-weight:normal;font-size:7pt}`,
      `<div class=row><div><h1>Tidewater Mariners Federal Credit Union</h1>PO BOX 3500 NORFOLK VA 23514-3500<p>${person.name}<br>${person.street}<br>${person.town}</p></div><div>${pairs(
        [
          ["ACCOUNT NUMBER", `4119 XXXX XXXX ${card.last4}`],
          ["STATEMENT CLOSING DATE", date.short(card.end)],
          ["DAYS IN BILLING CYCLE", String(card.days)],
          ["CREDIT LINE", money.wholeDollars(card.limit)],
          ["CREDIT AVAILABLE", $(card.available)],
          ["CASH ADVANCE LINE", "$500"],
        ],
      )}</div></div><div class=row><div><div class=h>SUMMARY OF ACCOUNT ACTIVITY</div>${pairs([
        ["PREVIOUS BALANCE", $(card.previous)],
        ["PAYMENTS", `- ${$(card.paid)}`],
        ["OTHER CREDITS", `- ${$(card.credited)}`],
        ["PURCHASES", `+ ${$(card.bought)}`],
        ["BALANCE TRANSFERS", "+ $0.00"],
        ["CASH ADVANCES", "+ $0.00"],
        ["FEES CHARGED", `+ ${$(card.feeSum)}`],
        ["INTEREST CHARGED", `+ ${$(card.interest)}`],
        ["NEW BALANCE", $(card.balance)],
      ])}</div><div><div class=h>PAYMENT INFORMATION</div>${pairs([
        ["NEW BALANCE", $(card.balance)],
        ["MINIMUM PAYMENT DUE", $(card.minimum)],
        card.pastDue > 0 && ["(INCLUDES PAST DUE AMOUNT OF)", $(card.pastDue)],
        ["PAYMENT DUE DATE", date.short(card.due)],
      ])}<p class=small>LATE PAYMENT WARNING: IF WE DO NOT RECEIVE YOUR MINIMUM PAYMENT BY THE DATE LISTED ABOVE, YOU MAY HAVE TO PAY A LATE FEE OF UP TO $20.00.</p></div></div>${warningBox(card, "1-888-842-6328")}
<div class=h>TRANSACTIONS</div>${grid(
        "llllr",
        ["TRANS DATE", "POST DATE", "REFERENCE NO.", "DESCRIPTION", "AMOUNT"],
        list([...card.purchases, ...card.payments, ...card.credits]),
      )}<div class=h>FEES</div>${grid("llllr", [], [...list(card.fees), ["", "", "", "TOTAL FEES FOR THIS PERIOD", grouped(card.feeSum)]])}<div class=h>INTEREST CHARGED</div>${grid(
        "llllr",
        [],
        [
          ...(card.interest > 0
            ? [
                [
                  date.short(card.end),
                  date.short(card.end),
                  "",
                  "INTEREST CHARGE ON PURCHASES",
                  grouped(card.interest),
                ],
              ]
            : []),
          ["", "", "", "TOTAL INTEREST FOR THIS PERIOD", grouped(card.interest)],
        ],
      )}<div class=h>${card.end.slice(0, 4)} TOTALS YEAR-TO-DATE</div>${pairs([
        [`TOTAL FEES CHARGED IN ${card.end.slice(0, 4)}`, $(card.ytdFees)],
        [`TOTAL INTEREST CHARGED IN ${card.end.slice(0, 4)}`, $(card.ytdInterest)],
      ])}<div class=h>INTEREST CHARGE CALCULATION</div><p class=small>YOUR ANNUAL PERCENTAGE RATE (APR) IS THE ANNUAL INTEREST RATE ON YOUR ACCOUNT.</p>${grid("lrrrr", ["TYPE OF BALANCE", "ANNUAL PERCENTAGE RATE (APR)", "BALANCE SUBJECT TO INTEREST RATE", "DAYS USED", "INTEREST CHARGE"], rates)}<p class=small>V = VARIABLE RATE. ${offered ? `*PROMOTIONAL RATE EXPIRES ${date.slash(ends)}; ANY REMAINING BALANCE WILL THEN ACCRUE INTEREST AT YOUR PURCHASE APR.` : ""}</p>${NEXT}
<p><b>BILLING RIGHTS SUMMARY</b></p><p class=small>IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR STATEMENT: WRITE TO TIDEWATER MARINERS FCU, CARD DISPUTES, PO BOX 3503, NORFOLK VA 23514. WE MUST HEAR FROM YOU NO LATER THAN 60 DAYS AFTER WE SENT YOU THE FIRST STATEMENT ON WHICH THE ERROR APPEARED. GRACE PERIOD: YOU HAVE AT LEAST 25 DAYS TO PAY YOUR NEW BALANCE. WE USE A METHOD CALLED AVERAGE DAILY BALANCE (INCLUDING NEW PURCHASES). PAYMENTS MAILED TO PO BOX 3501, NORFOLK VA 23514-3501 MUST BE RECEIVED BY 5 PM. FEDERALLY INSURED BY NCUA.</p><p class=small>MEMBERS WHO REFER A FRIEND MAY EARN $50. AUTO LOANS AS LOW AS 4.54% APR.</p><div class=h>PLEASE DETACH AND RETURN WITH YOUR PAYMENT</div>${pairs(
        [
          ["ACCOUNT NUMBER", `4119 XXXX XXXX ${card.last4}`],
          ["PAYMENT DUE DATE", date.short(card.due)],
          ["MINIMUM PAYMENT DUE", $(card.minimum)],
          ["NEW BALANCE", $(card.balance)],
        ],
      )}`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Tidewater Mariners Federal Credit Union",
          accounts: [
            {
              kind: "credit-card",
              institution: "Tidewater Mariners Federal Credit Union",
              accountLast4: card.last4,
              statementDate: card.end,
              currentBalance: decimal(card.balance),
              previousBalance: decimal(card.previous),
              creditLimit: decimal(card.limit),
              availableCredit: decimal(card.available),
              minimumPayment: decimal(card.minimum),
              paymentDueDate: card.due,
              ...(card.pastDue > 0 ? { pastDue: decimal(card.pastDue) } : {}),
              apr,
              aprs: [
                { kind: "purchase", apr, balance: decimal(card.base) },
                ...(offered
                  ? [{ kind: "promotional" as const, apr: "0.00", balance: decimal(moved), expires: ends }]
                  : []),
                { kind: "cash-advance", apr: "18.00", balance: "0.00" },
              ],
              purchases: decimal(card.bought),
              feesCharged: decimal(card.feeSum),
              interestCharged: decimal(card.interest),
              ...warningFacts(card),
            },
          ],
          transactions: [
            ...cardRows(rows),
            ...(card.interest > 0
              ? [
                  {
                    account: 0,
                    date: card.end,
                    description: "INTEREST CHARGE ON PURCHASES",
                    amount: decimal(-card.interest),
                  },
                ]
              : []),
          ],
          allowed: {
            "accounts.0.paymentsAndCredits": [
              decimal(card.paid + card.credited),
              decimal(card.paid),
              decimal(card.credited),
            ],
            "accounts.0.periodEnd": [card.end],
            "accounts.0.periodStart": [card.start],
            ...(offered ? { "accounts.0.aprs.1.kind": ["balance-transfer"] } : {}),
          },
        },
        "TIDEWATER MARINERS FCU",
        "Tidewater Mariners FCU",
        "Tidewater Mariners",
      ),
    };
  },
};

export const vaCardsStore: readonly Layout[] = [store, union];
