import { cardRows, cardTruth } from "../card-data.ts";
import { document, type Layout } from "../layout.ts";
import { accountNumber, addMonths } from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { alsoCalled, daysOf, makeMonthlyCard, NEXT_PAGE, SHEET } from "./sn-data.ts";

const $ = money.dollar;

const AISLES = [
  "STORE 0417 WICHITA KS",
  "STORE 0417 WICHITA KS",
  "ONLINE ORDER 88120473",
  "STORE 0552 DERBY KS",
  "APPLIANCE DELIVERY & SETUP",
  "GARDEN CENTER 0417 WICHITA KS",
];

/** A store's card from a bank behind it: a purchase without interest if paid in time, its own table with deferred interest, slip at the foot. */
const store: Layout = {
  name: "sn-card-store-promotional-purchase",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const data = makeMonthlyCard(seed * 29 + 3, AISLES, "PAYMENT - THANK YOU");
    const random = seededRandom(seed + 81_551);
    const person = makePerson(random);
    const bank = "Larkin Consumer Bank";
    const promo = Math.floor(Math.min(data.balance, data.previous) / 5);
    const monthsLeft = random.whole(2, 15);
    const expires = addMonths(data.due, monthsLeft);
    const deferred = Math.round((promo * (18 - monthsLeft) * Number(data.apr)) / 1_200);
    const days = daysOf(data.start, data.end);
    const year = data.end.slice(0, 4);
    const initial = promo + (18 - monthsLeft) * random.whole(20, 60) * 100;
    const html = document(
      `body{font:9.3pt "Liberation Sans"}${BASE}${SHEET}.hd{background:#7b2d13;color:#fff;padding:8px 12px;display:flex;justify-content:space-between}.hd b{font:bold 15pt "Liberation Serif"}.c3{display:flex;gap:12px;margin-top:10px}.c3>div{flex:1}.c3 h4,h4{margin:0 0 3px;font-size:9pt;border-bottom:2px solid #7b2d13;color:#7b2d13}td,th{padding:2px 3px}.t th{font-size:7.3pt;background:#f3e6e0;vertical-align:bottom}.t td{border-bottom:1px solid #e5d5cd}.warn{border:1px solid #7b2d13;padding:6px 8px;font-size:7.6pt;margin-top:10px;line-height:1.35}.warn table td,.warn table th{border:1px solid #bbb;font-size:7.3pt;font-weight:normal}.dash{border-top:1px dashed #333;margin-top:12px;padding-top:8px}.small{font-size:6.9pt;line-height:1.4}`,
      `<div class=sheet><div class=hd><div><b>Birch &amp; Main</b> Home Supply Credit Card</div><div class=r style="font-size:7.6pt">Visit birchmain.larkinbank.example<br>Customer Service 1-866-555-0140</div></div>
      <div style="margin-top:6px">Account Number ending in <b>${data.last4}</b> &nbsp;&nbsp; ${person.name} &nbsp;&nbsp; ${days}-day billing cycle from ${date.slash(data.start)} to ${date.slash(data.end)}</div>
      <div class=c3><div><h4>Summary of Account Activity</h4>${pairs([
        ["Previous Balance", $(data.previous)],
        ["Payments", `- ${$(data.payments)}`],
        ["Other Credits", `- ${$(data.credits)}`],
        ["Purchases/Debits", `+ ${$(data.purchases)}`],
        ["Fees Charged", `+ ${$(data.fees)}`],
        ["Interest Charged", `+ ${$(data.interest)}`],
        ["<b>New Balance</b>", `<b>${$(data.balance)}</b>`],
        ["Credit Limit", $(data.limit)],
        ["Available Credit", $(data.available)],
        ["Statement Closing Date", date.slash(data.end)],
      ])}</div><div><h4>Payment Information</h4>${pairs([
        ["New Balance", $(data.balance)],
        ["Total Minimum Payment Due", `<b>${$(data.minimum)}</b>`],
        ["Overdue Amount", "$0.00"],
        ["Payment Due Date", `<b>${date.slash(data.due)}</b>`],
      ])}<div class=small style="margin-top:6px"><b>PAYMENT DUE BY 5 P.M. (ET) ON THE DUE DATE.</b> We may convert your payment into an electronic debit.<br><br><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment Due by the Payment Due Date listed above, you may have to pay a late fee up to $41.00.</div></div><div><h4>Main Street Rewards</h4>${pairs(
        [
          ["Points balance", String(data.points)],
          ["Points to next $10", String(500 - (data.points % 500))],
          ["Certificates issued", data.points > 9_000 ? "$20.00" : "$0.00"],
        ],
      )}<div class=small style="margin-top:6px">Spend $1,500 in ${year} to reach Gold: you have spent ${$(data.purchases + 41_900)}.</div></div></div>
      <div class=warn><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:<table style="margin:4px 0"><tr><th>If you make no additional charges using this card and each month you pay</th><th>You will pay off the balance shown on this statement in about</th><th>And you will end up paying an estimated total of</th></tr><tr><td>Only the minimum payment</td><td>${data.warning.years} years</td><td>${$(data.warning.total)}</td></tr><tr><td>${$(data.warning.monthly)}</td><td>3 years</td><td>${$(data.warning.monthlyTotal)} (Savings = ${$(data.warning.total - data.warning.monthlyTotal)})</td></tr></table>If you would like information about credit counseling services, call 1-877-555-0188.</div>
      <div class=warn style="background:#fff8e1"><b>Promotional purchase notice.</b> To avoid paying Deferred Interest Charges, the promotional balance must be paid in full by its expiration date of <b>${date.slash(expires)}</b>. If it is not, ${$(deferred)} or more will be added to your account. Minimum payments alone may not pay it off in time.</div>
      <div class="dash foot"><div class=row><div class=small>Detach and mail this portion with your check. Do not include correspondence.<br><br>${person.name}<br>${person.street}<br>${person.town}</div><div>${grid("ccc", ["Total Minimum Payment Due", "Payment Due Date", "New Balance"], [[$(data.minimum), date.slash(data.due), $(data.balance)]], "class=t")}<div class=small style="margin-top:6px">Account Number ending in ${data.last4} &nbsp; Payment Enclosed: $ [ ][ ][ ][ ].[ ][ ]<br>Make payment to: LARKIN CONSUMER BANK / BIRCH &amp; MAIN, PO BOX 71740, PHILADELPHIA PA 19176-1740</div></div></div></div>
      </div>${NEXT_PAGE}<h4>Transaction Detail</h4>${grid(
        "lllr",
        ["Date", "Reference #", "Description", "Amount"],
        [
          ...data.lines
            .filter((line) => line.kind !== "fee" && line.kind !== "interest")
            .map((line, index) => [
              date.noYear(line.day),
              `P92800${91_000 + index * 137 + (seed % 100)}X`,
              escaped(line.text),
              money.dollar(line.amount),
            ]),
          ["", "", "<b>FEES</b>", ""],
          ...data.lines
            .filter((line) => line.kind === "fee")
            .map((line) => [date.noYear(line.day), "", line.text, $(line.amount)]),
          ["", "", "TOTAL FEES FOR THIS PERIOD", $(data.fees)],
          ["", "", "<b>INTEREST CHARGED</b>", ""],
          ...data.lines
            .filter((line) => line.kind === "interest")
            .map((line) => [date.noYear(line.day), "", line.text, $(line.amount)]),
          ["", "", "TOTAL INTEREST FOR THIS PERIOD", $(data.interest)],
        ],
        "class=t",
      )}
      <div style="background:#f3e6e0;text-align:center;margin:10px 0;padding:4px"><b>${year} Year-to-Date Fees and Interest</b><br>Total Fees Charged in ${year} ${$(data.ytdFees)} &nbsp;&nbsp; Total Interest Charged in ${year} ${$(data.ytdInterest)}<br>Total Interest Paid in ${year} ${$(data.ytdInterest)}</div>
      <h4>Interest Charge Calculation</h4><div class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. (v) = Variable Rate</div>${grid(
        "llrrr",
        [
          "Type of Balance",
          "Expiration Date",
          "Annual Percentage Rate",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [["Regular Purchases", "NA", `${data.apr}% (v)`, $(data.interestBase), $(data.interest)]],
        "class=t",
      )}
      <h4 style="margin-top:12px">Promotional Purchase Summary</h4>${grid(
        "lllrrr",
        [
          "Tran Date",
          "Promotion",
          "Expiration Date",
          "Initial Purchase Amount",
          "Accrued Deferred Interest",
          "Promotional Balance",
        ],
        [
          [
            date.slash(addMonths(expires, -18)),
            `Deferred Interest / No Interest If Paid In Full<br><span class=small>APR if not paid: ${data.apr}% (v)</span>`,
            date.slash(expires),
            $(initial),
            $(deferred),
            $(promo),
          ],
        ],
        "class=t",
      )}
      <div class=small style="margin-top:12px"><p><b>Cardholder news.</b> 10% off your first lawn mower purchase through ${date.slash(addDays(data.end, 31))}. Special financing for 24 months on purchases of $2,000 or more, reduced APR 9.99%, 24 fixed payments of $93.00 for each $2,000.</p><p><b>Dispute?</b> Write to Larkin Consumer Bank, PO Box 71783, Philadelphia, PA 19176 within 60 days. Purchases must exceed $50 and be made within 100 miles of your address. The Birch &amp; Main Home Supply Credit Card is issued by Larkin Consumer Bank, Draper, Utah. Birch &amp; Main Stores, Inc. is not the lender. Returned payment fee up to $30.00. Minimum interest charge $2.00.</p></div>`,
    );
    const { account } = cardTruth(data, bank);
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: bank,
        accounts: [
          {
            ...account,
            pastDue: "0.00",
            aprs: [
              { kind: "purchase", apr: data.apr, balance: decimal(data.interestBase) },
              { kind: "promotional", apr: data.apr, balance: decimal(promo), expires },
            ],
          },
        ],
        transactions: cardRows([
          ...data.lines.filter((line) => line.kind !== "fee" && line.kind !== "interest"),
          ...data.lines.filter((line) => line.kind === "fee"),
          ...data.lines.filter((line) => line.kind === "interest"),
        ]),
        allowed: {
          ...alsoCalled([
            "Birch & Main",
            "Birch & Main Home Supply",
            "LARKIN CONSUMER BANK / BIRCH & MAIN",
            "LARKIN CONSUMER BANK",
          ]),
          "accounts.0.aprs.1.interest": ["deferred"],
          "accounts.0.aprs.1.accruedInterest": [decimal(deferred)],
        },
      },
    };
  },
};

const TOWN = [
  "MEIJER STORE #214 KALAMAZOO MI",
  "CONSUMERS ENERGY 800-477-5050 MI",
  "SPEEDWAY 08824 PORTAGE MI",
  "BELLS ECCENTRIC CAFE KALAMAZOO MI",
  "MENARDS KALAMAZOO EAST MI",
  "AMAZON.COM*RT4HU8812 SEATTLE WA",
  "NETFLIX COM LOS GATOS CA",
  "CULVERS OF PORTAGE MI",
  "DR LATE & ASSOC DENTAL 269-555-0133 MI",
];

/** A credit union's Visa as its processor prints it: one face of typed columns, reference numbers, credits marked CR, the due amounts in a box. */
const visa: Layout = {
  name: "sn-card-union-typed",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const data = makeMonthlyCard(seed * 31 + 8, TOWN, "PAYMENT RECEIVED - THANK YOU");
    const random = seededRandom(seed + 17_713);
    const person = makePerson(random);
    const house = "Great Rivers Federal Credit Union";
    const year = data.end.slice(0, 4);
    const cashApr = (Number(data.apr) + 2).toFixed(2);
    const CR = (amount: number) => `${money.plain(Math.abs(amount))}${amount < 0 ? "CR" : "&nbsp;&nbsp;"}`;
    const html = document(
      `body{font:8.3pt "Liberation Mono"}${BASE}td,th{padding:1px 4px}.bx{border:1px solid #000;padding:5px 8px}.ln{border-top:1px solid #000;margin:9px 0 3px;padding-top:3px;font-weight:bold}.w td,.w th{border:1px solid #000;font-weight:normal;font-size:7.4pt}.small{font-size:7.2pt;line-height:1.35}.cut{border-top:1px dashed #000;margin:12px 0 8px}`,
      `<div class=row><div><b style="font:bold 13pt 'Liberation Sans'">GREAT RIVERS FCU</b><br>PO BOX 2620<br>KALAMAZOO MI 49003-2620</div><div class=r>VISA PLATINUM<br>ACCOUNT XXXX XXXX XXXX ${data.last4}<br>STATEMENT CLOSING DATE ${date.short(data.end)}<br>PAGE 1</div></div>
      <div class=row style="margin:18px 0 10px"><div>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div class=bx>${pairs(
        [
          ["NEW BALANCE", $(data.balance)],
          ["MINIMUM PAYMENT", $(data.minimum)],
          ["PAST DUE AMOUNT", $(0)],
          ["PAYMENT DUE DATE", date.short(data.due)],
        ],
      )}</div></div>
      <div class=row><div><div class=ln>ACCOUNT SUMMARY</div>${pairs([
        ["PREVIOUS BALANCE", CR(data.previous)],
        ["- PAYMENTS", CR(data.payments)],
        ["- OTHER CREDITS", CR(data.credits)],
        ["+ PURCHASES", CR(data.purchases)],
        ["+ CASH ADVANCES", CR(0)],
        ["+ FEES CHARGED", CR(data.fees)],
        ["+ INTEREST CHARGED", CR(data.interest)],
        ["= NEW BALANCE", CR(data.balance)],
      ])}</div><div><div class=ln>YOUR LINE</div>${pairs([
        ["CREDIT LIMIT", $(data.limit).replace(".00", "")],
        ["AVAILABLE CREDIT", $(data.available)],
        ["CASH LIMIT", $(data.cashLimit).replace(".00", "")],
        ["DISPUTED AMOUNT", $(0)],
        ["DAYS IN BILLING CYCLE", String(daysOf(data.start, data.end))],
        ["BILLING CYCLE", `${date.short(data.start)}-${date.short(data.end)}`],
      ])}</div></div>
      <div class=ln>TRANSACTIONS</div>${grid(
        "llllr",
        ["TRANS", "POST", "REFERENCE NUMBER", "DESCRIPTION", "AMOUNT"],
        data.lines.map((line) => [
          date.noYear(line.day),
          date.noYear(line.posted),
          line.kind === "interest" || line.kind === "fee" ? "" : `2443${accountNumber(random, 13)}`,
          escaped(line.text),
          CR(line.amount),
        ]),
      )}
      <div class=row><div><div class=ln>${year} TOTALS YEAR-TO-DATE</div>${pairs([
        [`TOTAL FEES CHARGED IN ${year}`, $(data.ytdFees)],
        [`TOTAL INTEREST CHARGED IN ${year}`, $(data.ytdInterest)],
      ])}</div><div class=small><div class=ln>MESSAGES</div>SKIP-A-PAY IS BACK. FOR $30.00 YOU MAY SKIP YOUR ${date.monthDay(addMonths(data.due, 1)).toUpperCase()} PAYMENT. VACATION LOANS FROM 8.99% APR UP TO $5,000. YOUR SHARES SECURE THIS CARD.</div></div>
      <div class=ln>INTEREST CHARGE CALCULATION</div>${grid(
        "lrrrr",
        ["TYPE OF BALANCE", "APR", "DAILY RATE", "BALANCE SUBJECT TO RATE", "INTEREST"],
        [
          [
            "PURCHASES",
            `${data.apr}%`,
            `${(Number(data.apr) / 365).toFixed(5)}%`,
            $(data.interestBase),
            $(data.interest),
          ],
          ["CASH ADVANCES", `${cashApr}%`, `${(Number(cashApr) / 365).toFixed(5)}%`, $(0), $(0)],
          ["BALANCE TRANSFERS", `${data.apr}%`, `${(Number(data.apr) / 365).toFixed(5)}%`, $(0), $(0)],
        ],
      )}
      <div class=small style="margin-top:8px">LATE PAYMENT WARNING: IF WE DO NOT RECEIVE YOUR MINIMUM PAYMENT BY THE DATE LISTED ABOVE, YOU MAY HAVE TO PAY A LATE FEE OF UP TO $25.00.<br>MINIMUM PAYMENT WARNING: IF YOU MAKE ONLY THE MINIMUM PAYMENT EACH PERIOD, YOU WILL PAY MORE IN INTEREST AND IT WILL TAKE YOU LONGER TO PAY OFF YOUR BALANCE. FOR EXAMPLE:</div><table class=w style="margin:3px 0"><tr><th>IF YOU MAKE NO ADDITIONAL CHARGES AND EACH MONTH YOU PAY...</th><th>YOU WILL PAY OFF THE BALANCE IN ABOUT...</th><th>AND YOU WILL END UP PAYING AN ESTIMATED TOTAL OF...</th></tr><tr><td>ONLY THE MINIMUM PAYMENT</td><td>${data.warning.years} YEARS</td><td>${$(data.warning.total)}</td></tr><tr><td>${$(data.warning.monthly)}</td><td>3 YEARS</td><td>${$(data.warning.monthlyTotal)} (SAVINGS ${$(data.warning.total - data.warning.monthlyTotal)})</td></tr></table><div class=small>CREDIT COUNSELING: 1-866-555-0157.</div>
      <div class=cut></div><div class=row><div>GREAT RIVERS FEDERAL CREDIT UNION<br>PO BOX 37603<br>PHILADELPHIA PA 19101-0603<br><br>[ ] NEW ADDRESS OR E-MAIL ON BACK</div><div class=bx>${pairs(
        [
          ["ACCOUNT", `XXXX XXXX XXXX ${data.last4}`],
          ["NEW BALANCE", $(data.balance)],
          ["MINIMUM PAYMENT", $(data.minimum)],
          ["PAYMENT DUE DATE", date.short(data.due)],
          ["AMOUNT ENCLOSED", "$___________"],
        ],
      )}</div></div><div style="margin-top:6px">4417&nbsp;${decimal(data.minimum).replace(".", "").padStart(7, "0")}&nbsp;${decimal(data.balance).replace(".", "").padStart(9, "0")}&nbsp;${data.last4}&nbsp;0</div>
      ${NEXT_PAGE}<div class=small style="font-family:'Liberation Sans';columns:2;column-gap:20px"><p><b>NOTICE: SEE REVERSE SIDE FOR IMPORTANT INFORMATION.</b> The statement is from Great Rivers Federal Credit Union, federally insured by NCUA.</p><p><b>GRACE PERIOD.</b> You have 25 days to pay the new balance of purchases without interest. Cash advances accrue from the day taken; fee 2% ($5 to $25).</p><p><b>AVERAGE DAILY BALANCE</b> (including new purchases): add the balance of each day and divide by the days in the cycle.</p><p><b>BILLING RIGHTS.</b> Write us at PO Box 2621, Kalamazoo, MI 49003 within 60 days. You need not pay what is in question. Lost or stolen card: 1-800-555-0116; your liability will not pass $50.00.</p><p><b>CONVERSION.</b> Foreign transactions carry 1.00% of the amount in dollars.</p><p><b>PAYMENTS</b> by 5 p.m. ET at the address shown are credited the same day. Members may pay from shares by phone, at a branch, or with an automatic transfer of the minimum, the full balance, or a fixed amount such as $100.00.</p></div>`,
    );
    const { account } = cardTruth(data, house);
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: house,
        accounts: [
          {
            ...account,
            pastDue: "0.00",
            aprs: [
              { kind: "purchase", apr: data.apr, balance: decimal(data.interestBase) },
              { kind: "cash-advance", apr: cashApr, balance: "0.00" },
              { kind: "balance-transfer", apr: data.apr, balance: "0.00" },
            ],
          },
        ],
        transactions: cardRows(data.lines),
        allowed: {
          ...alsoCalled(["GREAT RIVERS FCU", "GREAT RIVERS FEDERAL CREDIT UNION"]),
        },
      },
    };
  },
};

export const snCardsSecond: readonly Layout[] = [store, visa];
