import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { digits, NEXT, start } from "./un-data.ts";
import { type CardMonth, type CardRow, cardMonth, cardRows, warningBox, warningFacts } from "./va-data.ts";

const $ = money.dollar;

const SHOPS = [
  "WEGMANS #093 ROCHESTER NY",
  "SUNOCO 0369127700 ERIE PA",
  "APPLE.COM/BILL 866-712-7753 CA",
  "TST* THE ROOST CHARLOTTE NC",
  "DOORDASH*PANDA EXPRESS SAN FRANCISCO CA",
  "MARRIOTT 337E7 ST LOUIS MO",
  "PUBLIX #1288 ORLANDO FL",
  "BEST BUY 00004481 PLANO TX",
  "EXXONMOBIL 48201177 HOUSTON TX",
  "SQ *BLUE DOOR COFFEE SALEM OR",
];

const line = (row: CardRow) => [date.noYear(row.day), date.noYear(row.posted), row.text, $(row.amount)];

const citiRates = (card: CardMonth, apr: string, flex: number) =>
  grid(
    "lrrr",
    ["Balance type", "Annual percentage rate (APR)", "Balance subject to interest rate", "Interest charge"],
    [
      ["<b>PURCHASES</b>", "", "", ""],
      ["Standard Purch", `${apr}% (V)`, `${$(card.base)} (D)`, $(card.interest)],
      ["<b>ADVANCES</b>", "", "", ""],
      ["Standard Adv", "29.99% (V)", "$0.00 (D)", "$0.00"],
      ["<b>BALANCE TRANSFERS</b>", "", "", ""],
      ["Offer 12", "0.00%", `${$(flex)} (D)`, "$0.00"],
    ],
    "class=t",
  );

/** A national bank's card: three boxes on the left, the summary on the right, rates by kind on page two. */
const national: Layout = {
  name: "va-card-national-bank",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 401);
    const apr = random.pick(["20.24", "22.49", "27.74", "29.24"]);
    const card = cardMonth(random, SHOPS, Number(apr), 3_000, "ONLINE PAYMENT, THANK YOU");
    const points = random.whole(900, 40_000);
    const html = document(
      `body{font:8.5pt "Helvetica Neue",Arial}${BASE} .logo{font-size:24pt;color:#002d72;letter-spacing:-1px}.logo i{color:#d22;font-style:normal} h2{font-size:13pt;font-weight:300;color:#002d72;margin:10px 0 4px} .due{background:#eaf3fb;padding:8px}.due td{font-size:10pt;padding:3px 0}.t td,.t th{border-bottom:1px solid #d5d5d5;padding:2px 4px}.w td,.w th{border:1px solid #999;padding:3px;font-size:7.5pt;font-weight:normal}`,
      `<div class=row><div><div class=logo>norr<i>i</i>s</div><b>Norris&reg; Double Dividend Card</b></div><div class=r>www.norriscards.example<br>Customer Service 1-800-950-5114, TTY 711<br>BOX 6500, SIOUX FALLS, SD 57117</div></div>
<p><b>${person.name}</b><br>Member Since 2014&nbsp;&nbsp; Account number ending in: ${card.last4}<br>Billing Period: ${date.short(card.start)}-${date.short(card.end)}</p>
<div class=row><div><div class=due>${pairs([
        [`<b>Minimum payment due:</b>`, `<b>${$(card.minimum)}</b>`],
        [`<b>New balance as of ${date.short(card.end)}:</b>`, `<b>${$(card.balance)}</b>`],
        [`<b>Payment due date:</b>`, `<b>${date.short(card.due)}</b>`],
      ])}</div>${card.pastDue > 0 ? `<p><b>Your account is past due.</b> The minimum payment due includes a past due amount of ${$(card.pastDue)}. Please pay at least the minimum payment due by the payment due date.</p>` : ""}<p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $41 and your APRs may be increased up to the variable Penalty APR of 29.99%.</p>${warningBox(card, "1-877-337-8187")}<p class=small>Please note that if we received your pay by phone or online payment between 5 p.m. ET and midnight ET on the last day of your billing period, your payment will not be reflected until your next statement.</p></div>
<div><h2>Account Summary</h2>${pairs([
        ["Previous balance", $(card.previous)],
        ["Payments", `-${$(card.paid)}`],
        ["Credits", `-${$(card.credited)}`],
        ["Purchases", `+${$(card.bought)}`],
        ["Cash advances", "+$0.00"],
        ["Fees", `+${$(card.feeSum)}`],
        ["Interest", `+${$(card.interest)}`],
        ["<b>New balance</b>", `<b>${$(card.balance)}</b>`],
      ])}<h2>Credit Limit</h2>${pairs([
        ["Credit limit", $(card.limit)],
        ["Includes $2,000 cash advance limit", ""],
        ["Available credit", $(card.available)],
        ["Available for cash advances", "$2,000"],
      ])}<h2>Norris DividendPoints&reg;</h2>${pairs([["Total available point balance", points.toLocaleString("en-US")]])}<p class=small>See page 3 for more information about your rewards.</p></div></div>
<div style="border-top:1px dashed #777;margin-top:16px;padding-top:8px" class=row><div>Pay your bill from virtually anywhere with the Norris Mobile&reg; App and Norris Online.<p>${person.name}<br>${person.street}<br>${person.town}</p></div><div>${pairs(
        [
          ["Minimum payment due", $(card.minimum)],
          ["New balance", $(card.balance)],
          ["Payment due date", date.short(card.due)],
          ["Amount enclosed:", "$ ____________"],
        ],
      )}<div class=small>Account number ending in ${card.last4}. Please make check payable to Norris Cards.<br>NORRIS CARDS, PO Box 70166, PHILADELPHIA PA 19176-0166</div></div></div>${NEXT}
<div class=row><div>${person.name}</div><div class=r>www.norriscards.example &nbsp; Page 2 of 3</div></div><h2>Account Summary</h2>${grid(
        "llrr",
        ["Trans. date", "Post date", "Description", "Amount"],
        [
          ["<b>Payments, Credits and Adjustments</b>", "", "", ""],
          ...[...card.payments, ...card.credits].map(line),
          ["<b>Standard Purchases</b>", "", "", ""],
          ...card.purchases.map(line),
        ].map(([a = "", b = "", c = "", d = ""]) => [a, b, `<div style="text-align:left">${c}</div>`, d]),
        "class=t",
      )}<h2>Fees charged</h2>${grid(
        "lllr",
        [],
        [
          ...card.fees.map((row) => [date.noYear(row.day), date.noYear(row.posted), row.text, $(row.amount)]),
          ["Total fees charged in this billing period", "", "", $(card.feeSum)],
        ],
        "class=t",
      )}<h2>Interest charged</h2>${grid(
        "lllr",
        [],
        [
          ...(card.interest > 0
            ? [[date.noYear(card.end), "", "INTEREST CHARGED TO STANDARD PURCH", $(card.interest)]]
            : []),
          ["Total interest charged in this billing period", "", "", $(card.interest)],
        ],
        "class=t",
      )}<h2>${card.end.slice(0, 4)} totals year-to-date</h2>${pairs([
        [`Total fees charged in ${card.end.slice(0, 4)}`, $(card.ytdFees)],
        [`Total interest charged in ${card.end.slice(0, 4)}`, $(card.ytdInterest)],
      ])}<h2>Interest charge calculation</h2><div>Days in billing cycle: ${card.days}</div>${citiRates(card, apr, 0)}<p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. APRs followed by (V) may vary. Balances followed by (D) are determined by the daily balance method (including current transactions).</p>${NEXT}
<div class=r>Page 3 of 3</div><h2>Information About Your Account</h2><p class=small><b>How to Avoid Paying Interest on Purchases.</b> Your due date is at least 23 days after the close of each billing cycle. We will not charge you any interest on purchases if you pay your New Balance by the due date each month. This is called a grace period on purchases. If you do not pay the New Balance in full by the due date, you will not get a grace period on purchases until you pay the New Balance in full for two billing cycles in a row.<br><b>How We Calculate Your Balance Subject to Interest Rate.</b> We calculate a daily balance for each type of transaction: we take the beginning balance, add new transactions, fees and interest, and subtract payments and credits. <b>Credit Reporting Disputes.</b> If you think we reported incorrect information to a credit bureau, write to us at Norris, PO Box 6241, Sioux Falls, SD 57117. <b>What to do if you find a mistake on your statement.</b> You must contact us within 60 days after the error appeared on your statement. &copy;2026 Norris Bank, N.A. Member FDIC. Norris and Arc design are registered marks of Norrisgroup Inc.</p><p>DividendPoints earned this period: 2x on dining, 1x on everything else. To redeem, visit www.norriscards.example/rewards.</p>`,
    );
    const interestRow = {
      account: 0,
      date: card.end,
      description: "INTEREST CHARGED TO STANDARD PURCH",
      amount: decimal(-card.interest),
    };
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Norris",
          accounts: [
            {
              kind: "credit-card",
              institution: "Norris",
              accountLast4: card.last4,
              statementDate: card.end,
              periodStart: card.start,
              periodEnd: card.end,
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
                { kind: "cash-advance", apr: "29.99", balance: "0.00" },
                { kind: "balance-transfer", apr: "0.00", balance: "0.00" },
              ],
              purchases: decimal(card.bought),
              feesCharged: decimal(card.feeSum),
              interestCharged: decimal(card.interest),
              ...warningFacts(card),
            },
          ],
          transactions: [
            ...cardRows([...card.payments, ...card.credits, ...card.purchases, ...card.fees]),
            ...(card.interest > 0 ? [interestRow] : []),
          ],
          allowed: {
            "accounts.0.paymentsAndCredits": [
              decimal(card.paid + card.credited),
              decimal(card.paid),
              decimal(card.credited),
            ],
            "accounts.0.aprs.2.kind": ["promotional"],
            "accounts.0.aprs.3.kind": ["penalty"],
            "accounts.0.aprs.3.apr": ["29.99"],
          },
        },
        "norris",
        "Norris Bank, N.A.",
        "Norris Bank",
        "Norris Cards",
        "NORRIS CARDS",
        "Norrisgroup Inc.",
      ),
    };
  },
};

/** A hotel's card of a Delaware bank: the hotel's mark on top, points a row, each interest kind a dated line. */
const hotel: Layout = {
  name: "va-card-hotel-rewards",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 402);
    const apr = random.pick(["19.99", "21.49", "28.24", "29.99"]);
    const card = cardMonth(random, SHOPS, Number(apr), 3_900, "Payment Received WELLS BANK");
    const begin = random.whole(2_000, 90_000);
    const earned = Math.floor(card.bought / 100);
    const account = digits(random, 4);
    const activity = (rows: readonly CardRow[]) =>
      rows.map((row) => [
        date.monthDay(row.day),
        date.monthDay(row.posted),
        row.text,
        row.amount > 0 ? String(Math.floor(row.amount / 100)) : "N/A",
        $(row.amount),
      ]);
    const html = document(
      `body{font:8.5pt "Expert Sans",Verdana,"DejaVu Sans",Arial;color:#222}${BASE} .top{background:#0b3b63;color:#fff;padding:10px 14px;font-size:17pt;font-family:Georgia,serif} .k{color:#0b6ea8} .v{font-size:12pt;font-weight:bold} .s{color:#0b6ea8;font-size:12pt;margin:12px 0 4px;border-bottom:2px solid #0b6ea8} td{padding:1.5px 0}.w td,.w th{border:1px solid #bbb;padding:3px;font-weight:normal;font-size:7.5pt}`,
      `<div class=row style="align-items:flex-end"><div class=top>Larkspur Inns &amp; Suites<br><span style="font-size:9pt">Larkspur Rewards Traveler&#8480; Card Visa Signature&reg;</span></div><div class=r>Primary Account Ending in ${account}<br>Statement Billing Period: ${date.short(card.start)} - ${date.short(card.end)}</div></div>
<div class=band><div><div class=k>Statement Balance</div><div class=v>${$(card.balance)}</div></div><div><div class=k>Minimum Payment Due</div><div class=v>${$(card.minimum)}</div></div><div><div class=k>Payment Due Date</div><div class=v>${date.short(card.due)}</div></div><div><div class=k>Past Due Amount</div><div class=v>${$(card.pastDue)}</div></div></div>
<div class=row><div><div class=s>Payment Information</div>${card.pastDue > 0 ? "<p><b>Your payment is past due.</b> If you have already sent it, thank you.</p>" : ""}<p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay up to a $41.00 Late Fee.</p>${warningBox(card, "1-800-570-1403")}</div>
<div><div class=s>Account Summary</div>${pairs([
        [`Previous Balance as of ${date.short(card.start)}`, $(card.previous)],
        ["Payments", `- ${$(card.paid)}`],
        ["Other Credits", `- ${$(card.credited)}`],
        ["Purchases", `+ ${$(card.bought)}`],
        ["Balance Transfers", "+ $0.00"],
        ["Cash Advances", "+ $0.00"],
        ["Fees Charged", `+ ${$(card.feeSum)}`],
        ["Interest Charged", `+ ${$(card.interest)}`],
        [`<b>Statement Balance as of ${date.short(card.end)}</b>`, `<b>= ${$(card.balance)}</b>`],
      ])}<div class=s>Total Credit Line</div>${pairs([
        ["Total Credit Line", $(card.limit)],
        ["Cash Credit Line", $(card.limit / 10)],
        [`Available Credit Line as of ${date.short(card.end)}`, $(card.available)],
        ["Available for Cash Advance", $(Math.min(card.available, card.limit / 10))],
      ])}</div></div>
<div class=s>Larkspur Rewards Points Summary</div>${grid(
        "rrrr",
        [
          "Points earned on hotel stays",
          "Points earned on purchases",
          "Bonus points",
          "Total points sent to Larkspur Rewards",
        ],
        [["0", String(earned), String(begin % 500), String(earned + (begin % 500))]],
      )}<p>Log in to your Larkspur Rewards account to see your point balance. Points transfer within 6-8 weeks.</p>
<div style="border-top:1px dashed #444;margin-top:10px;padding-top:6px" class=row><div class=small>Make checks payable to: Card Services<br>P.O. Box 60517, City of Industry, CA 91716-0517<p>${person.name}<br>${person.street}<br>${person.town}</p></div><div>${pairs(
        [
          ["Minimum Payment Due:", $(card.minimum)],
          ["Payment Due Date:", date.short(card.due)],
          ["Statement Balance:", $(card.balance)],
          ["Account Ending in:", account],
        ],
      )}Amount Enclosed: $ _________</div></div>${NEXT}
<div class=s>Activity for ${person.name} - card ending in ${account}</div><b>Payments and Other Credits</b>${grid("lllrr", ["Transaction Date", "Posting Date", "Description", "Points", "Amount"], activity([...card.payments, ...card.credits]))}${card.payments.length + card.credits.length > 0 ? "" : "<div>No payments or credits this period.</div>"}<p><b>Purchase Activity</b></p>${grid("lllrr", ["Transaction Date", "Posting Date", "Description", "Points", "Amount"], [...activity(card.purchases), ["", "", "<b>Total purchase activity for this period</b>", "", `<b>${$(card.bought)}</b>`]])}<p><b>Fees Charged</b></p>${grid(
        "lllr",
        ["Transaction Date", "Posting Date", "Description", "Amount"],
        [
          ...card.fees.map((row) => [
            date.monthDay(row.day),
            date.monthDay(row.posted),
            row.text,
            $(row.amount),
          ]),
          ["", "", "<b>Total fees for this period</b>", `<b>${$(card.feeSum)}</b>`],
        ],
      )}<p><b>Interest Charged</b></p>${grid(
        "lr",
        [],
        [
          ["Interest Charge on Purchases", $(card.interest)],
          ["Interest Charge on Cash Advances", "$0.00"],
          ["<b>Total interest for this period</b>", `<b>${$(card.interest)}</b>`],
        ],
      )}<p><b>${card.end.slice(0, 4)} Year-to-Date Totals</b></p>${pairs([
        [`Total fees charged in ${card.end.slice(0, 4)}`, $(card.ytdFees)],
        [`Total interest charged in ${card.end.slice(0, 4)}`, $(card.ytdInterest)],
      ])}<div class=s>Interest Charge Calculation</div><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account. ${card.days} days in billing period.</p>${grid(
        "lrrrr",
        [
          "Type of Balance",
          "Average Daily Balance Subject to Interest Rate",
          "Days in Billing Period",
          "Annual Percentage Rate (APR)",
          "Interest Charge",
        ],
        [
          ["Purchases (Post-Introductory)", $(card.base), String(card.days), `${apr}%(v)`, $(card.interest)],
          ["Balance Transfers", "$0.00", String(card.days), `${apr}%(v)`, "$0.00"],
          ["Cash Advances", "$0.00", String(card.days), "31.24%(v)", "$0.00"],
        ],
      )}<div class=small>(v) = Variable Rate</div><div class=s>Important Information</div><p class=small>Any disputed amounts must be sent to Barlow Bank Delaware, P.O. Box 8802, Wilmington, DE 19899-8802. Payments received by 5 p.m. local time at the address on the coupon are credited that day. Returned payments may be charged $41.00. The Larkspur Rewards Traveler Card is issued by Barlow Bank Delaware (Barlow) pursuant to a license by Visa U.S.A. Inc. &copy;2026 Barlow Bank Delaware, PO Box 8801, Wilmington, DE 19801, Member FDIC.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Barlow Bank Delaware",
          accounts: [
            {
              kind: "credit-card",
              institution: "Barlow Bank Delaware",
              accountLast4: account,
              statementDate: card.end,
              periodStart: card.start,
              periodEnd: card.end,
              currentBalance: decimal(card.balance),
              previousBalance: decimal(card.previous),
              creditLimit: decimal(card.limit),
              availableCredit: decimal(card.available),
              minimumPayment: decimal(card.minimum),
              paymentDueDate: card.due,
              pastDue: decimal(card.pastDue),
              apr,
              aprs: [
                { kind: "purchase", apr, balance: decimal(card.base) },
                { kind: "balance-transfer", apr, balance: "0.00" },
                { kind: "cash-advance", apr: "31.24", balance: "0.00" },
              ],
              purchases: decimal(card.bought),
              feesCharged: decimal(card.feeSum),
              interestCharged: decimal(card.interest),
              ...warningFacts(card),
            },
          ],
          transactions: cardRows([...card.payments, ...card.credits, ...card.purchases, ...card.fees]),
          openRows: [
            {
              account: 0,
              date: card.end,
              description: "Interest Charge on Purchases",
              amount: decimal(-card.interest),
            },
          ],
          allowed: {
            "accounts.0.paymentsAndCredits": [
              decimal(card.paid + card.credited),
              decimal(card.paid),
              decimal(card.credited),
            ],
          },
        },
        "Barlow",
        "Larkspur Inns & Suites",
        "Larkspur Inns",
        "Larkspur Rewards",
        "Larkspur Rewards Traveler",
        "Card Services",
      ),
    };
  },
};

export const vaCardsBank: readonly Layout[] = [national, hotel];
