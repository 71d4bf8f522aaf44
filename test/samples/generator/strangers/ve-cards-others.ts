import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, NEXT, start } from "./un-data.ts";
import { type CardRow, cardFacts, cardMonth, cardTruthRows, paper, warningFacts } from "./ve-data.ts";

const $ = money.dollar;

/** A credit union's card from a processor's plain print: capitals, codes, plan levels instead of balance types. */
const union = paper("card-credit-union-plans", "credit-cards", (seed) => {
  const { random, person } = start(seed, 704);
  const apr = random.pick(["9.90", "11.75", "13.50", "17.90"]);
  const m = cardMonth(random, apr, "PAYMENT RECEIVED -- THANK YOU", 2500, 2500);
  const ends = m.number.slice(-4);
  const periodic = (Number(apr) / 12).toFixed(4);
  const line = (row: CardRow) => [
    date.noYear(row.day),
    date.noYear(row.kind === "interest" ? row.day : addDays(row.day, 1)),
    row.kind === "interest" ? "" : `2${digits(random, 8)}XJ${digits(random, 3)}`,
    escaped(row.text),
    row.kind === "payment" || row.kind === "credit" ? money.trailing(-row.amount) : money.plain(row.amount),
  ];
  const all = [...m.paid, ...m.back, ...m.bought, ...m.late].toSorted((a, b) => a.day.localeCompare(b.day));
  const plan = (name: string, base: number, rate: string, fee: number, ending: number) => [
    name,
    "G",
    $(base),
    `${(Number(rate) / 12).toFixed(4)}% (M)`,
    `${rate}%`,
    $(fee),
    $(ending),
  ];
  const html = document(
    `body{font:8.5pt Arial Narrow,Liberation Sans Narrow,Arial}${BASE} .logo{font:italic bold 16pt Times} .g{background:#ddd;font-weight:bold;text-align:center;padding:2px} .o{border:1px solid #000;padding:3px 6px;margin-bottom:6px} .t td,.t th{padding:1px 4px;font-size:8pt}`,
    `<div class=row><div class=logo>Timberline Community Credit Union</div><div style="text-align:right">VISA PLATINUM<br><b>Account Number: ************${ends}</b></div></div>
<div class=row style="margin-top:8px"><div class=o><div class=g>SUMMARY OF ACCOUNT ACTIVITY</div>${pairs([
      ["Previous Balance", $(m.previous)],
      ["Payments", money.trailing(-m.payment)],
      ["Other Credits", money.trailing(-m.credits)],
      ["Other Debits", "0.00"],
      ["Purchases", money.plain(m.purchases)],
      ["Cash Advances", "0.00"],
      ["Balance Transfers", "0.00"],
      ["Past Due Amount", money.plain(m.pastDue)],
      ["Fees Charged", money.plain(m.fees)],
      ["Interest Charged", money.plain(m.interest)],
      ["<b>New Balance</b>", `<b>${$(m.balance)}</b>`],
      ["Credit Limit", $(m.limit).slice(0, -3)],
      ["Available Credit", $(m.available)],
      ["Statement Closing Date", date.short(m.end)],
      ["Days in Billing Cycle", String(m.days)],
    ])}</div><div class=o><div class=g>PAYMENT INFORMATION</div>${pairs([
      ["New Balance", $(m.balance)],
      ["Minimum Payment Due", $(m.minimum)],
      ["Payment Due Date", date.short(m.due)],
    ])}<p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a $25.00 late fee.</p><p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p><table class=t border=1><tr><td>If you make no additional charges using this card and each month you pay...<td>You will pay off the balance shown on this statement in about...<td>And you will end up paying an estimated total of...</tr><tr><td>Only the minimum payment<td>${m.years} years<td>${$(m.slowCost)}</tr><tr><td>${$(m.monthly)}<td>3 years<td>${$(m.quickCost)} (Savings = ${$(m.saved)})</tr></table><p>If you would like information about credit counseling services, call 1-866-255-3230.</p></div></div>
<div class=o>QUESTIONS? Call Toll Free 1-800-862-1124 &nbsp; LOST OR STOLEN 1-800-991-4961 &nbsp; Write: TIMBERLINE COMMUNITY CU, PO BOX 31112, TAMPA FL 33631-3112</div>
${m.pastDue > 0 ? "<div class=o>YOUR ACCOUNT IS PAST DUE. PLEASE REMIT THE MINIMUM PAYMENT DUE TODAY. IF YOU HAVE PAID, THANK YOU.</div>" : ""}
<div class=g>TRANSACTIONS</div>${grid(
      "llllr",
      ["Trans Date", "Post Date", "Reference Number", "Transaction Description", "Amount"],
      [
        ...all.filter((row) => row.kind !== "fee").map((row) => line(row)),
        ["", "", "", "<b>FEES</b>", ""],
        ...m.late.map((row) => line(row)),
        ["", "", "", "TOTAL FEES FOR THIS PERIOD", money.plain(m.fees)],
        ["", "", "", "<b>INTEREST CHARGED</b>", ""],
        [date.noYear(m.end), date.noYear(m.end), "", "INTEREST CHARGE ON PURCHASES", money.plain(m.interest)],
        [date.noYear(m.end), date.noYear(m.end), "", "INTEREST CHARGE ON CASH ADVANCES", "0.00"],
        ["", "", "", "TOTAL INTEREST FOR THIS PERIOD", money.plain(m.interest)],
        ["", "", "", `<b>${m.end.slice(0, 4)} TOTALS YEAR-TO-DATE</b>`, ""],
        ["", "", "", `TOTAL FEES CHARGED IN ${m.end.slice(0, 4)}`, $(m.ytdFees)],
        ["", "", "", `TOTAL INTEREST CHARGED IN ${m.end.slice(0, 4)}`, $(m.ytdInterest)],
      ],
      "class=t",
    )}
<div class=g>INTEREST CHARGE CALCULATION</div><p>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account. Periodic rate on purchases this cycle ${periodic}%.</p>${grid(
      "lcrrrrr",
      [
        "Plan Description",
        "ICM (2)",
        "Average Daily Balance",
        "Periodic Rate (1)",
        "Annual Percentage Rate",
        "Cash/BT Fees",
        "Ending Balance",
      ],
      [plan("PPLN01 001 PURCHASE", m.base, apr, 0, m.balance), plan("CPLN01 001 CASH", 0, "17.99", 0, 0)],
      "class=t",
    )}<p class=small>(1) M = Monthly, D = Daily. (2) See back of page 1 for the Interest Charge Method. ***END OF STATEMENT***</p>
<hr style="border-top:1px dashed"><div class=row><div>Timberline Community CU<br>PO BOX 4512<br>BEND OR 97701-4512<p>${person.name}<br>${person.street}<br>${person.town}</p></div><div>${pairs(
      [
        ["Account Number", `************${ends}`],
        ["Closing Date", date.short(m.end)],
        ["New Balance", $(m.balance)],
        ["Total Minimum Payment Due", $(m.minimum)],
        ["Payment Due Date", date.short(m.due)],
        ["AMOUNT OF PAYMENT ENCLOSED", "$"],
      ],
    )}MAKE CHECK PAYABLE TO: VISA, PO BOX 37035, BOONE IA 50037-0035</div></div>`,
  );
  const charge: CardRow = {
    day: m.end,
    text: "INTEREST CHARGE ON PURCHASES",
    amount: m.interest,
    kind: "interest",
  };
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "credit-cards",
        institution: "Timberline Community Credit Union",
        accounts: [
          {
            ...cardFacts(m, "Timberline Community Credit Union"),
            pastDue: decimal(m.pastDue),
            paymentsAndCredits: decimal(m.payment + m.credits),
            purchases: decimal(m.purchases),
            aprs: [
              { kind: "purchase", apr, balance: decimal(m.base) },
              { kind: "cash-advance", apr: "17.99", balance: "0.00" },
            ],
            minimumPaymentWarning: warningFacts(m),
          },
        ],
        transactions: cardTruthRows([
          ...all.filter((row) => row.kind !== "fee"),
          ...m.late,
          ...(m.interest > 0 ? [charge] : []),
        ]),
        openRows: [
          "INTEREST CHARGE ON CASH ADVANCES",
          ...(m.interest > 0 ? [] : ["INTEREST CHARGE ON PURCHASES"]),
        ].map((text) => ({ account: 0, date: m.end, description: text, amount: "0.00" })),
        allowed: {
          "accounts.0.paymentsAndCredits": [decimal(m.payment)],
          "accounts.0.aprs.0.balance": [decimal(m.balance)],
        },
      },
      "Timberline Community CU",
    ),
  };
});

/** A phone maker's card: no number at all, calendar months, daily cash beside each purchase, no fees. */
const phone = paper("card-phone-maker", "credit-cards", (seed) => {
  const { random, person } = start(seed, 705);
  const apr = random.pick(["17.49", "20.24", "25.99", "28.24"]);
  const m = cardMonth(random, apr, "ACH Deposit Internet transfer from account ending in 4471", 2500, 0);
  const month = date.monthYear(m.end).split(" ")[0] ?? "";
  const cash = m.bought.map((row) => Math.round(row.amount / 100));
  const allCash = cash.reduce((sum, amount) => sum + amount, 0);
  const { accountLast4: _none, feesCharged: _fees, ...facts } = cardFacts(m, "Pear Card");
  const html = document(
    `body{font:9.5pt Helvetica Neue,Helvetica,Arial}${BASE} h1{font-size:24pt;margin:0} h2{font-size:16pt;margin:18px 0 4px;border-bottom:1px solid #aaa} .big{font-size:22pt} .k{color:#666} td,th{padding:4px 2px;border-bottom:1px solid #eee;font-weight:normal} .n td{border:0;padding:1px}`,
    `<div class=row><div style="font-size:15pt">Pear Card</div><div style="text-align:right">Pear Card Customer<br>${person.name}, ${person.name.split(" ")[0]?.toLowerCase()}@mail.example</div></div>
<h1 style="margin-top:20px">Statement</h1><p class=k>${date.monthDay(m.first)}, ${m.first.slice(0, 4)} &mdash; ${date.abbreviatedBare(m.end)}</p>
<div class=row><div><div class=k>Your ${month} Balance<br>as of ${date.abbreviatedBare(m.end)}</div><div class=big>${$(m.balance)}</div></div><div><div class=k>Minimum Payment Due</div><div class=big>${$(m.minimum)}</div></div><div><div class=k>Payment Due By</div><div class=big>${date.abbreviatedBare(m.due)}</div></div></div>
<div class=row><div>${pairs([
      ["Previous Monthly Balance", $(m.previous)],
      ["Payments", `-${$(m.payment)}`],
      ["Credits and Returns", `-${$(m.credits)}`],
      ["Purchases", $(m.purchases)],
      ["Interest Charged", $(m.interest)],
      ["<b>Total Balance</b>", `<b>${$(m.balance)}</b>`],
    ])}</div><div>${pairs([
      m.pastDue > 0 && ["Past Due Amount (included in minimum)", $(m.pastDue)],
      ["Credit Limit", $(m.limit)],
      ["Available Credit", $(m.available)],
      ["Daily Cash earned this month", $(allCash)],
    ])}</div></div>
<p class=small style="font-size:8.5pt"><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example, if you make no additional charges using this card and each month you pay only the minimum payment, you will pay off the balance shown on this statement in about ${m.years} years, and you will end up paying an estimated total of ${$(m.slowCost)}. If you make no additional charges using this card and each month you pay ${$(m.monthly)}, you will pay off the balance shown on this statement in about 3 years, and you will end up paying an estimated total of ${$(m.quickCost)} (Savings=${$(m.saved)}).</p><p class=small style="font-size:8.5pt">If you would like information about credit counseling services, call 877-255-5923. Late Payment Warning: if we do not receive your minimum payment by ${date.abbreviatedBare(m.due)}, additional interest may accrue on your balance. There are no late fees.</p><p class=small>Pear Card is issued by Holt Silverman Bank USA, Salt Lake City Branch. Member FDIC. Page 1 /2</p>
${NEXT}<h2>Payments</h2>${m.paid.length > 0 ? grid("llr", ["Date", "Description", "Amount"], [...m.paid.map((row) => [date.slash(row.day), row.text, `-${$(row.amount)}`]), ["", "<b>Total payments for this period</b>", `-${$(m.payment)}`]]) : "<p>No payments this month.</p>"}
<h2>Transactions by ${person.name}</h2>${grid(
      "llcrr",
      ["Date", "Description", "", "Daily Cash", "Amount"],
      [
        ...m.back.map((row) => [
          date.slash(row.day),
          `${escaped(row.text)} (RETURN)`,
          "1%",
          `-${$(Math.round(row.amount / 100))}`,
          `-${$(row.amount)}`,
        ]),
        ...m.bought.map((row, index) => [
          date.slash(row.day),
          escaped(row.text),
          "1%",
          $(cash[index] ?? 0),
          $(row.amount),
        ]),
        ["", "<b>Total charges, credits and returns</b>", "", "", `<b>${$(m.purchases - m.credits)}</b>`],
      ],
    )}<h2>Interest Charged</h2>${pairs([
      [`Total interest for this month`, $(m.interest)],
      [`${m.end.slice(0, 4)} Total Interest Charged year-to-date`, $(m.ytdInterest)],
    ])}<p>Interest Charge Calculation. Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
      "lrrrr",
      ["Type of balance", "APR (v)", "Balance subject to interest", "Days", "Interest charged"],
      [["Purchases", `${apr}%`, $(m.base), String(m.days), $(m.interest)]],
    )}<p class=small>(v) = variable rate. <b>Legal.</b> What to do if you think you find a mistake on your statement: write to us at Lockbox 6112, P.O. Box 7247, Philadelphia, PA 19170-6112, or contact us through Messages. Paying interest: your due date is the last day of the month. We will not charge you interest on purchases if you pay your entire balance by the due date. Daily Cash is credited to Savings or to your Pear Cash card.</p>`,
  );
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "credit-cards",
        institution: "Pear Card",
        accounts: [
          {
            ...facts,
            periodStart: m.first,
            periodEnd: m.end,
            ...(m.pastDue > 0 ? { pastDue: decimal(m.pastDue) } : {}),
            paymentsAndCredits: decimal(m.payment + m.credits),
            purchases: decimal(m.purchases),
            aprs: [{ kind: "purchase", apr, balance: decimal(m.base) }],
            minimumPaymentWarning: warningFacts(m),
          },
        ],
        transactions: [
          ...cardTruthRows(m.paid),
          ...cardTruthRows(m.back.map((row) => ({ ...row, text: `${row.text} (RETURN)` }))),
          ...cardTruthRows(m.bought),
        ],
        allowed: { "accounts.0.paymentsAndCredits": [decimal(m.payment)] },
      },
      "Pear",
      "Holt Silverman Bank USA",
      "Holt Silverman Bank",
    ),
  };
});

export const veCardsOthers: readonly Layout[] = [union, phone];
