import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { warningGrid } from "./uk-cards.ts";
import {
  $,
  type CardLine,
  cardFacts,
  date,
  decimal,
  digits,
  GAP,
  holder,
  makeCard,
  rowsOf,
  type Shop,
  sumOf,
  warningFor,
  whole,
} from "./uk-data.ts";

/** A large credit union's card: two boxes on top, sections of rows with a submitter. */
const union: Layout = {
  name: "uk-card-credit-union",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 13,
      shop: ([name, city, state]: Shop) => `${name} ${city} ${state}`,
      paid: "PAYMENT RECEIVED -- THANK YOU",
      late: "LATE FEE",
      interest: "INTEREST CHARGE-PURCHASES",
      size: [60_000, 900_000],
      aprs: [11, 18],
      floor: 2_000,
    });
    const { person, random } = card;
    const by = person.name.split(" ")[0]?.toUpperCase() ?? "";
    const credits = [...card.paid, ...card.back].toSorted((a, b) => a.day.localeCompare(b.day));
    const line = (entry: CardLine) => [
      date.short(entry.day),
      date.short(entry.post),
      digits(random, 17),
      escaped(entry.text),
      by,
      $(Math.abs(entry.amount)),
    ];
    const heads = ["Trans Date", "Post Date", "Reference No.", "Description", "Submitted by", "Amount"];
    const total = (label: string, amount: number) =>
      `<div class=tot><span>${label}</span><span>${$(amount)}</span></div>`;
    const html = document(
      `${BASE}${GAP}body{font:8.3pt "Trebuchet MS",Arial,sans-serif;color:#111}.head{display:flex;justify-content:space-between;border-bottom:4px solid #1d5c3f;padding-bottom:6px}.logo{font:bold 15pt Arial;color:#1d5c3f;letter-spacing:2px}.logo small{display:block;font:8pt Arial;letter-spacing:5px}h4{margin:0;background:#d9e6dd;padding:3px 6px;text-transform:uppercase;font-size:8.5pt}.bx{border:1px solid #1d5c3f}.bx table{margin:3px 6px;width:calc(100% - 12px)}.t th{border-bottom:1px solid #000;font-size:7.5pt}.t td{padding:1px 0;font-size:7.5pt}.tot{display:flex;justify-content:space-between;font-weight:bold;border-top:1px solid #000;padding:2px 0;margin-bottom:8px}.w td,.w th{border:1px solid #888;padding:2px 4px;font-size:7.5pt}.cut{border-top:1px dashed #000;margin-top:10px;padding-top:6px}.n{break-before:page}`,
      `<div class=head><div class=logo>TRIDENT HARBOR<small>FEDERAL CREDIT UNION</small></div><div class=r><b>CREDIT CARD STATEMENT</b><br>Questions? Call toll-free 1-888-555-0162<br>Lost or stolen cards: 24 hours a day</div></div>
<div style="margin:8px 0"><b>${person.name}</b> &nbsp; Account Number: XXXX XXXX XXXX ${card.last4} &nbsp; Statement Closing Date: ${date.short(card.end)}</div>
<div class=row><div class=bx><h4>Summary of Account Activity</h4>${pairs([
        ["Previous Balance", $(card.previous)],
        ["Payments and Credits", `- ${$(card.payments + card.credits)}`],
        ["Purchases", `+ ${$(card.purchases)}`],
        ["Balance Transfers", "+ $0.00"],
        ["Cash Advances", "+ $0.00"],
        ["Fees Charged", `+ ${$(card.fees)}`],
        ["Interest Charged", `+ ${$(card.interest)}`],
        ["<b>New Balance</b>", `<b>= ${$(card.balance)}</b>`],
        ["Past Due Amount", $(card.pastDue)],
        ["Credit Limit", $(card.limit)],
        ["Available Credit", $(card.available)],
        ["Days in Billing Cycle", String(card.days)],
      ])}</div><div><div class=bx><h4>Payment Information</h4>${pairs([
        ["New Balance", $(card.balance)],
        ["Minimum Payment Due", $(card.minimum)],
        ["Payment Due Date", date.short(card.due)],
      ])}</div><p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee up to $20.00.</p><p><b>NOTICE:</b> See reverse side for important information about your rights to dispute errors on your statement.</p></div></div>
${warningGrid(card)}
<div class=bx style="margin-top:8px"><h4>Go Rewards</h4>${pairs([
        ["Previous Points Balance", "4,118"],
        ["Points Earned This Period", String(Math.round(card.purchases / 100))],
      ])}</div>
<div class=cut><div class=row><div>${holder(person)}<p>&#9633; Check here and use reverse side to indicate change of address</p></div><div>${pairs(
        [
          ["Account Number", `XXXX XXXX XXXX ${card.last4}`],
          ["New Balance", $(card.balance)],
          ["Minimum Payment Due", $(card.minimum)],
          ["Payment Due Date", date.short(card.due)],
          ["Amount Enclosed", "$ ____________"],
        ],
      )}<div>TRIDENT HARBOR FEDERAL CREDIT UNION<br>PO BOX 3501, CHESAPEAKE VA 23327-3501</div></div></div></div>
<div class=n><div class=head><div class=logo>TRIDENT HARBOR<small>FEDERAL CREDIT UNION</small></div><div>Page 2 of 2</div></div><h4 style="margin-top:8px">Transactions</h4><b>Payments and Credits</b>${grid("lllllr", heads, credits.map(line), "class=t")}${total("TOTAL PAYMENTS AND CREDITS", card.payments + card.credits)}<b>Purchases, Balance Transfers and Cash Advances</b>${grid("lllllr", heads, card.buys.map(line), "class=t")}${total("TOTAL NEW ACTIVITY", card.purchases)}<b>Fees</b>${grid("lllllr", [], card.feeLines.map(line), "class=t")}${total("TOTAL FEES FOR THIS PERIOD", card.fees)}<b>Interest Charged</b>${grid("lllllr", [], card.interestLines.map(line), "class=t")}${total("TOTAL INTEREST FOR THIS PERIOD", card.interest)}
<h4>${card.end.slice(0, 4)} Totals Year-To-Date</h4>${pairs([
        [`Total fees charged in ${card.end.slice(0, 4)}`, $(card.ytdFees)],
        [`Total interest charged in ${card.end.slice(0, 4)}`, $(card.ytdInterest)],
      ])}
<h4>Interest Charge Calculation</h4><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account. (v) = Variable Rate</p>${grid(
        "lrrr",
        [
          "Type of Balance",
          "Annual Percentage Rate (APR)",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Purchases", `${card.apr}% (v)`, $(card.carried), $(card.interest)],
          ["Cash Advances", `${card.cashApr}% (v)`, "$0.00", "$0.00"],
        ],
        "class=w",
      )}<p class=small><b>What To Do If You Think You Find A Mistake On Your Statement.</b> If you think there is an error on your statement, write to us at the address shown on the front. You must contact us within 60 days after the error appeared on your statement. You must notify us of any potential errors in writing. You may call us, but if you do we are not required to investigate any potential errors and you may have to pay the amount in question. <b>Federally insured by NCUA.</b></p></div>`,
    );
    const { periodStart, periodEnd, ...facts } = cardFacts(card, "Trident Harbor Federal Credit Union");
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "TRIDENT HARBOR FEDERAL CREDIT UNION",
          accounts: [
            {
              ...facts,
              institution: "TRIDENT HARBOR FEDERAL CREDIT UNION",
              aprs: [
                { kind: "purchase", apr: card.apr, balance: decimal(card.carried) },
                { kind: "cash-advance", apr: card.cashApr, balance: "0.00" },
              ],
            },
          ],
          transactions: [credits, card.buys, card.feeLines, card.interestLines].flatMap((lines) =>
            rowsOf(lines, -1),
          ),
          allowed: {
            "accounts.0.periodStart": [periodStart ?? ""],
            "accounts.0.periodEnd": [periodEnd ?? ""],
          },
        },
        "TRIDENT HARBOR",
        "Trident Harbor Federal Credit Union",
      ),
    };
  },
};

/** A charge card: one part due in full, one paid over time, and the total of both. */
const charge: Layout = {
  name: "uk-card-charge-pay-over-time",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 14,
      shop: ([name, city, state]: Shop) => `${name} ${city} ${state}`,
      paid: "MOBILE PAYMENT - THANK YOU",
      late: "LATE PAYMENT FEE",
      interest: "Interest Charge on Pay Over Time Purchases",
      size: [120_000, 900_000],
      aprs: [20, 29],
      floor: 4_000,
    });
    const { person, random, mode } = card;
    const inFull = card.buys.filter((_, index) => mode !== "credit" && index % 4 === 1);
    const overTime = card.buys.filter((line) => !inFull.includes(line));
    const before =
      mode === "late"
        ? 0
        : Math.min(card.payments, Math.round(card.previous * (mode === "carry" ? 0.12 : 0.4)));
    const fullNew = sumOf(inFull);
    const timePrevious = card.previous - before;
    const timePaid = card.payments - before + card.credits;
    const timeNew = card.balance - fullNew;
    const timeMinimum =
      timeNew <= 0
        ? 0
        : Math.min(
            timeNew,
            Math.max(4_000, Math.round(timeNew * 0.01) + card.interest + card.fees) + card.pastDue,
          );
    const minimum = card.balance <= 0 ? 0 : fullNew + timeMinimum;
    const warning = timeNew > 200_000 ? warningFor(timeNew, Number(card.apr), 4_000) : undefined;
    const limit = Math.ceil((Math.max(timeNew, timePrevious) * 2) / 100_000) * 100_000;
    const left = limit - Math.max(0, timeNew);
    const ending = `${random.whole(1, 9)}-${random.whole(1, 9)}${card.last4}`;
    const minus = (amount: number) => (amount === 0 ? "-$0.00" : `-${$(amount)}`);
    const summary = (title: string, rows: ReadonlyArray<readonly [string, string]>) =>
      `<div class=part><b>${title}</b>${pairs(rows)}</div>`;
    const row = (line: CardLine, star = "") =>
      `<tr><td>${date.short(line.day)}${star}</td><td>${escaped(line.text)}</td><td class=r>${$(line.amount)}${overTime.includes(line) ? " &#9830;" : ""}</td></tr>`;
    const top = (page: number) =>
      `<div class=head><div class=lg>CALLOWAY<br>CHARTERED</div><div><b>Calloway Gold Card</b><br>${person.name}<br>Closing Date ${date.short(card.end)}</div><div class=r>Account Ending ${ending}<br><br>p. ${page}/3</div></div>`;
    const html = document(
      `${BASE}${GAP}body{font:8.5pt "Helvetica Neue",Helvetica,Arial,sans-serif}.head{display:flex;gap:16px;border-bottom:1px solid #777;padding-bottom:6px;margin-bottom:8px}.head>div{flex:1}.head>.lg{flex:0 0 92px;background:#00548f;color:#fff;font:bold 10.5pt Arial;padding:12px 6px;text-align:center}.main{display:flex;gap:20px}.main>.a{flex:0 0 58%}.main>.b{flex:1;border-left:1px solid #bbb;padding-left:12px}.big{display:flex;justify-content:space-between;border-bottom:1px solid #ccc;padding:5px 0;font-size:11pt}.big b{font-size:13pt}.part{margin:7px 0;border-top:1px solid #00548f}.part table td{padding:1px 0}h2{font-size:12pt;color:#00548f;margin:14px 0 4px;border-bottom:1px solid #00548f}.w td,.w th{border-bottom:1px solid #aaa;padding:3px;font-size:7.5pt}.n{break-before:page}.cut{border-top:1px dashed #000;margin-top:10px;padding-top:6px}`,
      `${top(1)}<div class=main><div class=a><div class=big><span>New Balance</span><b>${$(card.balance)}</b></div><div class=big><span>Minimum Payment Due${card.pastDue > 0 ? "<br><span style='font-size:7.5pt'>Includes the past due amount of " + $(card.pastDue) + "</span>" : ""}</span><b>${$(minimum)}</b></div><div class=big><span>Payment Due Date</span><b>${date.short(card.due)}</b></div><p><b>Late Payment Warning:</b> If we do not receive your Minimum Payment Due by the Payment Due Date of ${date.short(card.due)}, you may have to pay a late fee of up to $40.00 and your Pay Over Time APR may be increased to the Penalty APR of 29.99%.</p>${
        warning
          ? `<p><b>Minimum Payment Warning:</b> If you have a Pay Over Time balance and make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your Pay Over Time balance. For example:</p>${grid(
              "lll",
              [
                "If you make no additional charges and each month you pay...",
                "You will pay off the Pay Over Time balance shown on this statement in about...",
                "And you will pay an estimated total of...",
              ],
              [
                ["Only the<br>Minimum Payment Due", `${warning.years} years`, whole(warning.total)],
                [
                  whole(warning.per),
                  "3 years",
                  `${whole(warning.total36)}<br>(Savings = ${whole(warning.saves)})`,
                ],
              ],
              "class=w",
            )}<p>If you would like information about credit counseling services, call 1-888-733-4139.</p>`
          : ""
      }<p>See page 2 for important information about your account.</p><p><b>Membership Rewards&reg; Points</b> Available and Pending as of ${date.short(card.end)}: <b>${random.whole(11_000, 92_000).toLocaleString("en-US")}</b></p></div><div class=b><b style="font-size:11pt">Account Summary</b>${summary(
        "Pay In Full Portion",
        [
          ["Previous Balance", $(before)],
          ["Payments/Credits", minus(before)],
          ["New Charges", `+${$(fullNew)}`],
          ["Fees", "+$0.00"],
          ["New Balance", `= ${$(fullNew)}`],
        ],
      )}${summary("Pay Over Time Portion", [
        ["Previous Balance", $(timePrevious)],
        ["Payments/Credits", minus(timePaid)],
        ["New Charges", `+${$(sumOf(overTime))}`],
        ["Fees", `+${$(card.fees)}`],
        ["Interest Charged", `+${$(card.interest)}`],
        ["New Balance", `= ${$(timeNew)}`],
        ["Minimum Due", $(timeMinimum)],
      ])}${summary("Account Total", [
        ["Previous Balance", $(card.previous)],
        ["Payments/Credits", minus(card.payments + card.credits)],
        ["New Charges", `+${$(card.purchases)}`],
        ["Fees", `+${$(card.fees)}`],
        ["Interest Charged", `+${$(card.interest)}`],
        ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
        ["<b>Minimum Payment Due</b>", `<b>${$(minimum)}</b>`],
      ])}<div class=part>${pairs([
        ["Pay Over Time Limit", $(limit)],
        ["Available Pay Over Time Limit", $(left)],
        ["Days in Billing Period", String(card.days)],
      ])}</div><p><b>Customer Care:</b> 1-800-555-0128<br>www.callowaychartered.com</p></div></div>
<div class=cut><div class=row><div><b>Payment Coupon</b><br>Do not staple or use paper clips<br><br>${holder(person)}</div><div>${pairs(
        [
          ["Account Ending", ending],
          ["Payment Due Date", date.short(card.due)],
          ["New Balance", $(card.balance)],
          ["Minimum Payment Due", $(minimum)],
        ],
      )}<p>$ ______ . ___ Amount Enclosed</p></div></div></div>
<div class=n>${top(2)}<h2>Payments and Credits</h2><b>Summary</b>${pairs([
        ["Payments", minus(card.payments)],
        ["Credits", card.credits === 0 ? "$0.00" : minus(card.credits)],
        ["<b>Total Payments and Credits</b>", `<b>${minus(card.payments + card.credits)}</b>`],
      ])}<p><b>Detail</b> &nbsp; *Indicates posting date</p><table>${card.paid.length > 0 ? `<tr><th>Payments</th><th></th><th class=r>Amount</th></tr>${card.paid.map((line) => row(line, "*")).join("")}` : ""}${card.back.length > 0 ? `<tr><th>Credits</th><th></th><th class=r>Amount</th></tr>${card.back.map((line) => row(line)).join("")}` : ""}</table><h2>New Charges</h2>${pairs([["Total New Charges", $(card.purchases)]])}<p><b>Detail</b> &nbsp; &#9830; - denotes Pay Over Time activity</p><p><b>${person.name}</b><br>Card Ending ${ending}</p><table><tr><th>Date</th><th>Description</th><th class=r>Amount</th></tr>${card.buys.map((line) => row(line)).join("")}</table></div>
<div class=n>${top(3)}<h2>Fees</h2><table><tr><th></th><th></th><th class=r>Amount</th></tr>${card.feeLines.map((line) => row(line)).join("")}<tr><td colspan=2><b>Total Fees for this Period</b></td><td class=r><b>${$(card.fees)}</b></td></tr></table><h2>Interest Charged</h2><table><tr><th></th><th></th><th class=r>Amount</th></tr>${card.interestLines.map((line) => row(line)).join("")}<tr><td colspan=2><b>Total Interest Charged for this Period</b></td><td class=r><b>${$(card.interest)}</b></td></tr></table>
<h2>${card.end.slice(0, 4)} Fees and Interest Totals Year-to-Date</h2>${pairs([
        [`Total Fees in ${card.end.slice(0, 4)}`, $(card.ytdFees)],
        [`Total Interest in ${card.end.slice(0, 4)}`, $(card.ytdInterest)],
      ])}<h2>Interest Charge Calculation</h2><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account. Variable APRs will not exceed 29.99%.</p>${grid(
        "lrrr",
        ["", "Annual Percentage Rate", "Balance Subject to Interest Rate", "Interest Charge"],
        [
          ["Pay Over Time option", `${card.apr}% (v)`, $(card.carried), $(card.interest)],
          ["Total", "", "", $(card.interest)],
        ],
        "class=w",
      )}<p>(v) Variable Rate</p><p class=small><b>Credit Reporting:</b> We may report information about your Account to credit bureaus. Late payments, missed payments, or other defaults on your Account may be reflected in your credit report. <b>Billing Dispute Procedures:</b> Write to us at Calloway Chartered, PO Box 981535, El Paso TX 79998-1535 within 60 days after the error appeared on your statement.</p></div>`,
    );
    const facts = cardFacts(card, "Calloway Chartered");
    const { creditLimit: _limit, availableCredit: _left, pastDue, periodStart, periodEnd, ...rest } = facts;
    const { minimumPaymentWarning: _warning, ...plain } = rest;
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "CALLOWAY CHARTERED",
          accounts: [
            {
              ...plain,
              institution: "CALLOWAY CHARTERED",
              minimumPayment: decimal(minimum),
              ...(card.pastDue > 0 && { pastDue }),
              aprs: [{ kind: "purchase", apr: card.apr, balance: decimal(card.carried) }],
              ...(warning && {
                minimumPaymentWarning: {
                  years: String(warning.years),
                  totalCost: decimal(warning.total),
                  monthlyPaymentFor36Months: decimal(warning.per),
                },
              }),
            },
          ],
          transactions: [card.paid, card.back, card.buys, card.feeLines, card.interestLines].flatMap(
            (lines) => rowsOf(lines, -1),
          ),
          allowed: {
            "accounts.0.creditLimit": [decimal(limit)],
            "accounts.0.availableCredit": [decimal(left)],
            "accounts.0.periodStart": [periodStart ?? ""],
            "accounts.0.periodEnd": [periodEnd ?? ""],
          },
        },
        "Calloway",
        "Calloway Chartered",
      ),
    };
  },
};

export const ukCards2: readonly Layout[] = [union, charge];
