import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, NEXT, start } from "./un-data.ts";
import { type CardRow, cardFacts, cardMonth, cardTruthRows, paper, warningFacts } from "./ve-data.ts";

const $ = money.dollar;

/** A coast-to-coast bank: period as a range, three sums top right, transactions with reference numbers. */
const columbia = paper("card-columbia", "credit-cards", (seed) => {
  const { random, person } = start(seed, 701);
  const apr = random.pick(["18.24", "21.49", "24.74", "27.24"]);
  const m = cardMonth(random, apr, "PAYMENT - THANK YOU");
  const account = `5466 ${m.number.slice(0, 4)} ${m.number.slice(4, 8)} ${m.number.slice(8)}`;
  const line = (row: CardRow, sign: number) => [
    date.noYear(row.day),
    date.noYear(addDays(row.day, 1)),
    escaped(row.text),
    digits(random, 4),
    m.number.slice(-4),
    money.plain(row.amount * sign),
    "",
  ];
  const sum = (text: string, amount: number) => ["", "", `<b>${text}</b>`, "", "", "", `<b>${$(amount)}</b>`];
  const head = (text: string) => ["", "", `<b>${text}</b>`, "", "", "", ""];
  const charged = (text: string, amount: number) => [
    date.noYear(m.end),
    date.noYear(m.end),
    text,
    "",
    "",
    money.plain(amount),
    "",
  ];
  const interestText = "INTEREST CHARGED ON PURCHASES";
  const rows = [
    head("Payments and Other Credits"),
    ...[...m.paid, ...m.back].map((row) => line(row, -1)),
    sum("TOTAL PAYMENTS AND OTHER CREDITS FOR THIS PERIOD", -(m.payment + m.credits)),
    head("Purchases and Adjustments"),
    ...m.bought.map((row) => line(row, 1)),
    sum("TOTAL PURCHASES AND ADJUSTMENTS FOR THIS PERIOD", m.purchases),
    ...(m.fees > 0
      ? [head("Fees"), ...m.late.map((row) => line(row, 1)), sum("TOTAL FEES FOR THIS PERIOD", m.fees)]
      : []),
    head("Interest Charged"),
    charged(interestText, m.interest),
    charged("INTEREST CHARGED ON BAL TRANSFERS", 0),
    charged("INTEREST CHARGED ON DIR DEP&amp;CHK CASHADV", 0),
    charged("INTEREST CHARGED ON BANK CASH ADVANCES", 0),
    sum("TOTAL INTEREST CHARGED FOR THIS PERIOD", m.interest),
  ];
  const coupon = pairs([
    ["Account Number:", account],
    ["New Balance Total", $(m.balance)],
    ["Minimum Payment Due", $(m.minimum)],
    ["Payment Due Date", date.short(m.due)],
    ["Enter payment amount", "$ ______________"],
  ]);
  const html = document(
    `body{font:8.5pt Helvetica,Arial,sans-serif}${BASE} .logo{font:bold 17pt Georgia,serif;color:#012169} h3{color:#012169;border-bottom:1px solid #012169;margin:12px 0 4px} .t td,.t th{padding:1px 5px;font-size:7.5pt;vertical-align:bottom} .w td,.w th{border:1px solid #555;padding:3px 6px}`,
    `<div class=row><div><div class=logo>BANK OF COLUMBIA</div><p>${person.name}<br>Account Number: ${account}<br><b>${date.longNoYear(m.first)} - ${date.long(m.end)}</b></p></div><div class=small><b>Customer Service Information:</b><br>www.bankofcolumbia.example<br>1.800.421.2110<br><br>Mailing Address:<br>Bank of Columbia<br>P.O. Box 982234<br>El Paso, TX 79998-2234<br><br>Mail payments to:<br>Bank of Columbia, P.O. Box 15019, Wilmington, DE 19886-5019</div></div>
<h3>Payment Information</h3><div class=row><div>${pairs([
      ["New Balance Total", `<b>${$(m.balance)}</b>`],
      m.pastDue > 0 && ["Current Payment Due", $(m.current)],
      m.pastDue > 0 && ["Past Due Amount", $(m.pastDue)],
      ["Total Minimum Payment Due", `<b>${$(m.minimum)}</b>`],
      ["Payment Due Date", `<b>${date.bare(m.due)}</b>`],
    ])}<p><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment by the date listed above, you may have to pay a late fee of up to $40.00 and your APRs may be increased up to the Penalty APR of 29.99%.</p><p><b>Total Minimum Payment Warning:</b> If you make only the Total Minimum Payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
      "lll",
      [
        "If you make no additional charges using this card and each month you pay",
        "You will pay off the balance shown on this statement in about",
        "And you will end up paying an estimated total of",
      ],
      [
        ["Only the Total Minimum Payment", `${m.years} years`, $(m.slowCost)],
        [$(m.monthly), "36 months", `${$(m.quickCost)} (Savings = ${$(m.saved)})`],
      ],
      "class=w",
    )}<p class=small>If you would like information about credit counseling services, call 1.866.300.5238.</p></div>
<div><h3 style="margin-top:0">Account Summary</h3>${pairs([
      ["Previous Balance", $(m.previous)],
      ["Payments and Other Credits", `-${$(m.payment + m.credits)}`],
      ["Purchases and Adjustments", $(m.purchases)],
      ["Fees Charged", $(m.fees)],
      ["Interest Charged", $(m.interest)],
      ["<b>New Balance Total</b>", `<b>${$(m.balance)}</b>`],
      ["&nbsp;", ""],
      ["Total Credit Line", money.dollar(m.limit)],
      ["Total Credit Available", $(m.available)],
      ["Cash Credit Line", $(Math.round(m.limit / 20) * 6)],
      ["Portion of Credit Available for Cash", $(Math.min(m.available, Math.round(m.limit / 20) * 6))],
      ["Statement Closing Date", date.bare(m.end)],
      ["Days in Billing Cycle", String(m.days)],
    ])}</div></div>
<hr style="margin-top:30px"><div class=row><div>BANK OF COLUMBIA<br>P.O. BOX 15019<br>WILMINGTON, DE 19886-5019<p style="margin-top:22px">${person.name}<br>${person.street}<br>${person.town}</p><span class=small>[ ] Check here for a change of mailing address or phone number(s).</span></div><div>${coupon}<span class=small>Make check payable to Bank of Columbia. For online payment go to our website.</span></div></div>
${NEXT}<div class=small><b>IMPORTANT INFORMATION ABOUT THIS ACCOUNT</b><p>COMPUTING THE BALANCE SUBJECT TO INTEREST RATE - Average Balance Method (including new Purchases) and Average Daily Balance Method (including new transactions): We calculate separate Balances Subject to an Interest Rate for Purchases and for each Introductory or Promotional Offer balance consisting of Purchases.</p><p>HOW TO AVOID PAYING INTEREST ON PURCHASES - Your due date is at least 25 days after the close of each billing cycle. We will not charge you any interest on Purchases if you pay your entire balance by the due date each month.</p><p>TOTAL INTEREST CHARGE COMPUTATION - Interest Charges accrue and are compounded on a daily basis. PAYMENTS received by mail by 5 p.m. are credited as of that day. A returned payment fee of up to $29.00 may be assessed.</p><p>&copy;2026 Bank of Columbia Corporation. Bank of Columbia, National Association, Member FDIC.</p></div>
<h3>Transactions</h3>${grid("lllllrr", ["Transaction<br>Date", "Posting<br>Date", "Description", "Reference<br>Number", "Account<br>Number", "Amount", "Total"], rows, "class=t")}
<table class=t style="margin-top:8px;width:50%"><tr><th colspan=2>${m.end.slice(0, 4)} Totals Year-to-Date</th></tr><tr><td>Total fees charged in ${m.end.slice(0, 4)}</td><td class=r>${$(m.ytdFees)}</td></tr><tr><td>Total interest charged in ${m.end.slice(0, 4)}</td><td class=r>${$(m.ytdInterest)}</td></tr></table>
<h3>Interest Charge Calculation</h3><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
      "lrrr",
      [
        "",
        "Annual<br>Percentage Rate",
        "Balance Subject<br>to Interest Rate",
        "Interest Charges by<br>Transaction Type",
      ],
      [
        ["Purchases", `${m.apr}% V`, $(m.base), $(m.interest)],
        ["Balance Transfers", `${m.apr}% V`, "$0.00", "$0.00"],
        ["Direct Deposit and Check Cash Advances", "29.24% V", "$0.00", "$0.00"],
        ["Bank Cash Advances", "29.24% V", "$0.00", "$0.00"],
      ],
      "class=t",
    )}<p class=small>APR Type Definitions: V = Variable Rate (rate may vary)</p><div class=small style="text-align:right">Page 2 of 2</div>`,
  );
  const zero = ["BAL TRANSFERS", "DIR DEP&CHK CASHADV", "BANK CASH ADVANCES"];
  const interestRow: CardRow = { day: m.end, text: interestText, amount: m.interest, kind: "interest" };
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "credit-cards",
        institution: "Bank of Columbia",
        accounts: [
          {
            ...cardFacts(m, "Bank of Columbia"),
            periodStart: m.first,
            periodEnd: m.end,
            ...(m.pastDue > 0 ? { pastDue: decimal(m.pastDue) } : {}),
            paymentsAndCredits: decimal(m.payment + m.credits),
            purchases: decimal(m.purchases),
            aprs: [
              { kind: "purchase", apr: m.apr, balance: decimal(m.base) },
              { kind: "balance-transfer", apr: m.apr, balance: "0.00" },
              { kind: "cash-advance", apr: "29.24", balance: "0.00" },
            ],
            minimumPaymentWarning: warningFacts(m),
          },
        ],
        transactions: cardTruthRows([
          ...m.paid,
          ...m.back,
          ...m.bought,
          ...m.late,
          ...(m.interest > 0 ? [interestRow] : []),
        ]),
        openRows: [...(m.interest > 0 ? [] : ["PURCHASES"]), ...zero].map((text) => ({
          account: 0,
          date: m.end,
          description: `INTEREST CHARGED ON ${text}`,
          amount: "0.00",
        })),
        allowed: {
          "accounts.0.aprs.3.kind": ["cash-advance"],
          "accounts.0.aprs.3.apr": ["29.24"],
          "accounts.0.aprs.3.balance": ["0.00"],
        },
      },
      "BANK OF COLUMBIA",
      "Bank of Columbia Corporation",
      "Bank of Columbia, National Association",
      "Bank of Columbia, N.A.",
    ),
  };
});

/** A northern bank's card: labels in columns, standard and promotional rows of the rates, sale and post dates. */
const northstar = paper("card-unity", "credit-cards", (seed) => {
  const { random, person } = start(seed, 702);
  const apr = random.pick(["17.99", "19.74", "23.99", "28.74"]);
  const m = cardMonth(random, apr, "PAYMENT THANK YOU", 4000);
  const ends = m.number.slice(-4);
  const year = m.end.slice(0, 4);
  const line = (row: CardRow) => [
    date.noYear(row.kind === "interest" ? row.day : addDays(row.day, 1)),
    date.noYear(row.day),
    digits(random, 4),
    escaped(row.text),
    row.kind === "payment" || row.kind === "credit" ? `${$(row.amount)}CR` : $(row.amount),
    "______",
  ];
  const table = (rows: readonly CardRow[]) =>
    grid(
      "llllrl",
      ["Post Date", "Trans Date", "Ref #", "Transaction Description", "Amount", "Notation"],
      rows.map((row) => line(row)),
      "class=t",
    );
  const section = (title: string, rows: readonly CardRow[], name: string, amount: string) =>
    rows.length === 0
      ? ""
      : `<div class=s>${title}</div>${table(rows)}<div class=r><b>${name}</b> &nbsp; ${amount}</div>`;
  const interestRow: CardRow[] =
    m.interest > 0
      ? [{ day: m.end, text: "INTEREST CHARGE ON PURCHASES", amount: m.interest, kind: "interest" }]
      : [];
  const html = document(
    `body{font:9pt Arial}${BASE} .logo{font:bold 20pt Arial;color:#0c2074}.logo b{color:#cf2a36} .box{border:2px solid #0c2074;border-radius:6px;padding:6px 10px} .s{background:#e3e6f1;font-weight:bold;padding:2px 6px;margin-top:8px} .t td,.t th{padding:1px 6px;font-size:8pt} .w td,.w th{border-bottom:1px solid #999;padding:3px 6px;font-size:8pt}`,
    `<div class=row><div class=logo>unity<b>bank</b></div><div style="text-align:right"><b>Cash+&reg; Visa Signature&reg; Card</b><br>${person.name}<br>${date.noYear(m.first)}/${m.first.slice(0, 4)} - ${date.noYear(m.end)}/${year}<br>Account: #### #### #### ${ends}</div></div>
<div class=small style="text-align:right">Open Date: ${date.slash(m.first)} &nbsp; Closing Date: ${date.slash(m.end)}<br>Cardmember Service 1-866-552-8855 BUS 30 UB-2</div>
<div class=row style="margin-top:12px"><div class=box>${pairs([
      ["<b>New Balance</b>", `<b>${$(m.balance)}</b>`],
      ["Minimum Payment Due", $(m.minimum)],
      ["Payment Due Date", date.slash(m.due)],
    ])}<p class=small><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay up to a $41.00 Late Fee.</p></div>
<div><b>Reward Points</b>${pairs([
      ["Earned This Statement", money.plain(m.purchases).slice(0, -3)],
      ["Reward Center Balance", String(random.whole(1200, 48_000))],
      [`as of ${date.slash(addDays(m.end, -1))}`, ""],
    ])}<span class=small>For details, see your rewards summary.</span></div></div>
<div class=row><div><div class=s>Activity Summary</div>${pairs([
      ["Previous Balance", `+ ${$(m.previous)}`],
      ["Payments", `- ${$(m.payment)}${m.payment > 0 ? "CR" : ""}`],
      ["Other Credits", `- ${$(m.credits)}${m.credits > 0 ? "CR" : ""}`],
      ["Purchases", `+ ${$(m.purchases)}`],
      ["Balance Transfers", "$0.00"],
      ["Advances", "$0.00"],
      ["Other Debits", "$0.00"],
      ["Fees Charged", m.fees > 0 ? `+ ${$(m.fees)}` : "$0.00"],
      ["Interest Charged", m.interest > 0 ? `+ ${$(m.interest)}` : "$0.00"],
      ["<b>New Balance</b>", `<b>= ${$(m.balance)}</b>`],
      ["Past Due", $(m.pastDue)],
      ["Minimum Payment Due", $(m.minimum)],
      ["Credit Line", $(m.limit)],
      ["Available Credit", $(m.available)],
      ["Days in Billing Period", String(m.days)],
    ])}</div><div><div class=s>Minimum Payment Warning</div><p>If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
      "lll",
      [
        "If you make no additional charges using this card and each month you pay...",
        "You will pay off the balance shown on this statement in about...",
        "And you will end up paying an estimated total of...",
      ],
      [
        ["Only the minimum payment", `${m.years} years`, money.wholeDollars(m.slowCost)],
        [money.wholeDollars(m.monthly), "3 years", money.wholeDollars(m.quickCost)],
      ],
      "class=w",
    )}<p class=small>If you would like a location for credit counseling services, call 866-951-1391.</p></div></div>
<div class=s>Payment Options:</div><div class=row><div>Mail payment coupon with a check</div><div>Pay online at unitybank.example</div><div>Pay by phone 1-866-552-8855</div></div>
<hr style="border-top:1px dashed #000"><div class=row><div class=small>Please detach and send coupon with check payable to: Unity Bank<br>24-Hour Cardmember Service: 1-866-552-8855<p style="font-size:9pt">${person.name}<br>${person.street}<br>${person.town}</p></div><div>${pairs(
      [
        ["Account Number", `#### #### #### ${ends}`],
        ["Payment Due Date", date.bare(m.due)],
        ["New Balance", $(m.balance)],
        ["Minimum Payment Due", $(m.minimum)],
        ["Amount Enclosed", "$ ________"],
      ],
    )}Unity Bank<br>P.O. Box 790408<br>St. Louis, MO 63179-0408</div></div>
${NEXT}<div class=s>Important Messages</div>${m.pastDue > 0 ? `<p>Your account is past due ${$(m.pastDue)}. If you have already mailed your payment, please disregard this notice and accept our thanks. Your past due amount is included in your Minimum Payment Due.</p>` : "<p>Paying Interest: You have a 24 to 30 day interest-free period for Purchases provided you have paid your previous balance in full by the Payment Due Date shown on your monthly Account statement. In order to avoid additional INTEREST CHARGES on Purchases, you must pay your new balance in full by the Payment Due Date shown on the front of your monthly Account statement.</p>"}<h3>Transactions</h3>${section("Payments and Other Credits", [...m.paid, ...m.back], "TOTAL THIS PERIOD", `${$(m.payment + m.credits)}CR`)}${section("Purchases and Other Debits", m.bought, "TOTAL THIS PERIOD", $(m.purchases))}${section("Fees", m.late, "TOTAL FEES THIS PERIOD", $(m.fees))}${section("Interest Charged", interestRow, "TOTAL INTEREST THIS PERIOD", $(m.interest))}
<table style="width:60%;margin:10px auto;border:1px solid #000"><tr><th colspan=2 style="text-align:center">${year} Totals Year-to-Date</th></tr><tr><td>Total Fees Charged in ${year}</td><td class=r>${$(m.ytdFees)}</td></tr><tr><td>Total Interest Charged in ${year}</td><td class=r>${$(m.ytdInterest)}</td></tr></table>
<div class=s>Interest Charge Calculation</div><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. **APR for current and future transactions.</p>${grid(
      "lrrlrrl",
      [
        "Balance Type",
        "Balance By Type",
        "Balance Subject to Interest Rate",
        "Variable",
        "Interest Charge",
        "Annual Percentage Rate",
        "Expires with Statement",
      ],
      [
        ["**BALANCE TRANSFER", "$0.00", "$0.00", "YES", "$0.00", `${m.apr}%`, ""],
        ["**PURCHASES", $(m.balance), $(m.base), "YES", $(m.interest), `${m.apr}%`, ""],
        ["**ADVANCES", "$0.00", "$0.00", "YES", "$0.00", "30.99%", ""],
      ],
      "class=t",
    )}<p class=small>Contact Us: Voice 1-866-552-8855, TDD 1-888-352-6455, Fax 1-866-568-7729. Questions: Cardmember Service, P.O. Box 6353, Fargo, ND 58125-6353. The creditor and issuer of this card is Unity Bank National Association, pursuant to a license from Visa U.S.A. Inc.</p><div class=small>End of Statement</div>`,
  );
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "credit-cards",
        institution: "Unity Bank",
        accounts: [
          {
            ...cardFacts(m, "Unity Bank"),
            periodStart: m.first,
            periodEnd: m.end,
            pastDue: decimal(m.pastDue),
            paymentsAndCredits: decimal(m.payment + m.credits),
            purchases: decimal(m.purchases),
            aprs: [
              { kind: "balance-transfer", apr: m.apr, balance: "0.00" },
              { kind: "purchase", apr: m.apr, balance: decimal(m.base) },
              { kind: "cash-advance", apr: "30.99", balance: "0.00" },
            ],
            minimumPaymentWarning: warningFacts(m),
          },
        ],
        transactions: cardTruthRows([...m.paid, ...m.back, ...m.bought, ...m.late, ...interestRow]),
        allowed: {
          "accounts.0.paymentsAndCredits": [decimal(m.payment)],
          "accounts.0.aprs.1.balance": [decimal(m.balance)],
        },
      },
      "unitybank",
      "Unity Bank National Association",
      "Cardmember Service",
    ),
  };
});

export const veCardsBanks: readonly Layout[] = [columbia, northstar];
