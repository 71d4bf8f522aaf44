import { document, type Layout } from "../layout.ts";
import { addMonths } from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { inYears, makeSlCard, NEXT_PAGE, slAccount, slRows, slWarning, takesLonger } from "./sl-data.ts";

const $ = money.dollar;

const DEPARTMENTS = [
  "STORE 0417 MATTRESS",
  "STORE 0417 WINDOW TREATMENT",
  "WEB ORDER 88120945 RUGS",
  "STORE 0302 LAMPS AND SHADES",
  "DELIVERY AND SETUP STORE 0417",
  "WEB ORDER 90177340 PATIO",
];

/** A furniture shop's card: purchases under deferred interest, what has built up on each and the day on which it falls due. */
const deferred: Layout = {
  name: "sl-card-store-deferred",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const made = makeSlCard(seed, {
      salt: 303,
      shops: DEPARTMENTS,
      owed: [140_000, 690_000],
      rows: [1, 4],
      price: [3_900, 42_000],
      pays: [4, 12],
      apr: [29, 33],
      bearing: 20,
      fees: [{ text: "LATE FEE", amount: 3_000, chance: 0.2 }],
      room: [50_000, 500_000],
      limitStep: 10_000,
    });
    const random = seededRandom(seed + 30_303);
    const rows = [
      ...made.rows.map((row) => {
        if (row.kind === "payment") return { ...row, text: "PAYMENT RECEIVED THANK YOU" };
        return row.kind === "credit" ? { ...row, text: `RETURN ${row.text}` } : row;
      }),
      ...(made.interest > 0
        ? [
            {
              day: made.end,
              posted: made.end,
              text: "INTEREST CHARGE ON REGULAR PURCHASES",
              amount: made.interest,
              kind: "interest" as const,
              reference: "",
            },
          ]
        : []),
    ];
    const d = { ...made, rows };
    const shares = random.chance(0.5) ? [0.48, 0.21] : [0.62];
    const offers = shares.map((share, index) => {
      const months = index === 0 ? 12 : 24;
      const used = random.whole(2, months - 2);
      const left = Math.floor(d.balance * share);
      return {
        name: `${months} MONTHS DEFERRED INTEREST`,
        began: addMonths(d.end, -used),
        ends: addMonths(d.end, months - used),
        first: Math.round(left * 1.3),
        left,
        built: Math.round((left * Number(d.apr) * used) / 1_150),
      };
    });
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}.blk{background:#3f2b56;color:#fff;font-weight:bold;padding:3px 7px;margin-top:12px}td{padding:3px 5px}th{padding:3px 5px;font-size:7.5pt;background:#ece7f2}.warn{border:2px dashed #b3261e;padding:7px;margin-top:10px}.cut{border-top:1px dashed #000;margin-top:16px;padding-top:8px}`,
      `<div class=row><div style="font:bold 23pt 'Liberation Serif';color:#3f2b56">Hargrove &amp; Finch<div style="font:9pt 'Liberation Sans'">HOME CREDIT CARD · issued by Meridian Retail Bank</div></div><div>${pairs(
        [
          ["Account", `6018 59** **** ${d.last4}`],
          ["Statement closing date", date.slash(d.end)],
          ["Next closing date", date.slash(addDays(d.end, 30))],
        ],
      )}</div></div>
      <div class=row><div><div class=blk>ACCOUNT ACTIVITY</div>${pairs([
        [`Balance on ${date.slash(addDays(d.start, -1))}`, $(d.previous)],
        ["- Payments", $(d.payments)],
        ["- Returns and other credits", $(d.credits)],
        ["+ Merchandise and services", $(d.purchases)],
        ["+ Fees", $(d.fees)],
        ["+ Interest", $(d.interest)],
        ["<b>New total balance</b>", `<b>${$(d.balance)}</b>`],
        [
          "<i>Includes promotional balances of</i>",
          `<i>${$(offers.reduce((sum, offer) => sum + offer.left, 0))}</i>`,
        ],
      ])}</div><div><div class=blk>PAYMENT DUE</div>${pairs([
        ["<b>Total minimum payment</b>", `<b>${$(d.minimum)}</b>`],
        ["<b>Payment must arrive by 5 p.m. ET on</b>", `<b>${date.slash(d.due)}</b>`],
        ["Past due, included above", "$0.00"],
      ])}<div class=blk>CREDIT</div>${pairs([
        ["Account credit limit", $(d.limit)],
        ["Remaining credit", $(d.available)],
      ])}</div></div>
      ${offers
        .filter((offer) => offer.ends <= addDays(d.end, 100))
        .map(
          (offer) =>
            `<div class=warn><b>PROMOTION EXPIRING: pay ${$(offer.left)} by ${date.slash(offer.ends)}</b> to avoid paying accrued deferred interest, ${$(offer.built)} as of this statement. Minimum payments will NOT pay off the promotional balance in time.</div>`,
        )
        .join("")}
      <div class=blk>PROMOTIONAL PURCHASES</div>${grid(
        "lccrrr",
        [
          "Promotion",
          "Began",
          "Ends",
          "Original purchase",
          "Promotional balance",
          "Accrued deferred interest",
        ],
        offers.map((offer) => [
          offer.name,
          date.slash(offer.began),
          date.slash(offer.ends),
          $(offer.first),
          $(offer.left),
          $(offer.built),
        ]),
      )}
      <div class=blk>TRANSACTIONS</div>${grid(
        "llr",
        ["DATE", "DESCRIPTION", "AMOUNT"],
        rows.map((row) => [
          date.noYear(row.day),
          escaped(row.text),
          row.amount < 0 ? `(${$(-row.amount)})` : $(row.amount),
        ]),
      )}
      <div class=cut><div class=row><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div>Hargrove &amp; Finch Card Services<br>PO Box 960073, Orlando FL 32896</div><div>${pairs(
        [
          ["New total balance", $(d.balance)],
          ["Total minimum payment", $(d.minimum)],
          ["Amount of check", "$________"],
        ],
      )}</div></div></div>
      ${NEXT_PAGE}<div class=blk>INTEREST CHARGE CALCULATION, ${d.days} DAYS IN BILLING PERIOD ${date.slash(d.start)} - ${date.slash(d.end)}</div>${grid(
        "lcrrr",
        ["Type of balance", "Promotion ends", "APR", "Balance subject to interest", "Interest charged"],
        [
          ["Regular purchases", "", `${d.apr}%`, $(d.interestBase), $(d.interest)],
          ...offers.map((offer) => [
            `Deferred interest (${offer.name.slice(0, 2)} months)`,
            date.slash(offer.ends),
            `${d.apr}%`,
            $(offer.left),
            "$0.00",
          ]),
        ],
      )}<div class=row><div><div class=blk>TOTALS FOR ${d.end.slice(0, 4)}</div>${pairs([
        [`Total fees charged in ${d.end.slice(0, 4)}`, $(d.ytdFees)],
        [`Total interest charged in ${d.end.slice(0, 4)}`, $(d.ytdInterest)],
      ])}</div><div><div class=blk>MINIMUM PAYMENT WARNING</div><p style="margin:4px 0">If you make no additional charges and pay only the minimum, you will pay off the new balance in about <b>${inYears(d)}</b> and end up paying an estimated total of <b>${money.wholeDollars(d.totalCost)}</b>.${takesLonger(d) ? ` If you pay <b>${money.wholeDollars(d.monthly)}</b> each month: 3 years and ${money.wholeDollars(d.monthly * 36)}.` : ""}</p></div></div>
      <p class=small>Deferred interest: interest is charged to your account from the purchase date if the promotional balance is not paid in full by the end of the promotion or if you are late. Late Payment Warning: a fee up to $41.00 may be due if your minimum is late. Minimum interest charge $2.00. Fixed-payment promotions are offered on purchases of $2,500.00 or more at 9.99% APR for 48 months. Earn a $25.00 reward for each 1,250 points; you have ${d.points.toLocaleString("en-US")} points. Pay by phone with an agent: $10.00 expedite fee. Payments above the minimum go to the balance with the highest APR, except in the last two billing periods of a promotion, when they go to it. Meridian Retail Bank is not affiliated with Meridian Savings. Questions: 1-800-555-0163.</p>`,
    );
    const names = ["Meridian Retail Bank", "Hargrove & Finch Home Credit Card"];
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: "Hargrove & Finch",
        accounts: [
          {
            ...slAccount(d, "Hargrove & Finch"),
            statementDate: d.end,
            pastDue: "0.00",
            minimumPaymentWarning: slWarning(d),
            aprs: [
              { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
              ...offers.map((offer) => ({
                kind: "promotional" as const,
                apr: d.apr,
                balance: decimal(offer.left),
                expires: offer.ends,
              })),
            ],
          },
        ],
        transactions: slRows(rows),
        allowed: { institution: names, "accounts.0.institution": names },
      },
    };
  },
};

const CORNER_SHOPS = [
  "DOLLAR GENERAL #17733 LAUREL MS",
  "MURPHY6642ATWALMART HATTIESBURG MS",
  "LITTLE CAESARS 0141-0007 PETAL MS",
  "METRO BY T-MOBILE 888-863-8768 WA",
  "CASH APP*DEE H OAKLAND CA",
  "POPEYES 10866 ELLISVILLE MS",
];

/** A small card for people who rebuild their credit: monthly upkeep, an amount missed, at times over the limit; few words and a long legal page. */
const builder: Layout = {
  name: "sl-card-rebuild-over-limit",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const made = makeSlCard(seed, {
      salt: 404,
      shops: CORNER_SHOPS,
      owed: [21_000, 78_000],
      rows: [2, 7],
      price: [310, 4_600],
      pays: [5, 14],
      apr: [33, 35],
      bearing: 100,
      fees: [
        { text: "MONTHLY SERVICING FEE", amount: 1_250, chance: 1 },
        { text: "LATE PAYMENT FEE", amount: 4_000, chance: 0.5 },
      ],
      room: [-14_000, 9_000],
      limitStep: 5_000,
    });
    const missed = made.fees > 1_250 ? Math.min(3_000, Math.floor(made.balance / 5)) : 0;
    const over = Math.max(0, made.balance - made.limit);
    const minimum = Math.min(made.balance, made.minimum + missed + over);
    const rows = [
      ...made.rows.map((row) => {
        if (row.kind === "payment") return { ...row, text: "PAYMENT - DEBIT CARD BY PHONE" };
        return row.kind === "credit" ? { ...row, text: `CREDIT ${row.text}` } : row;
      }),
      {
        day: made.end,
        posted: made.end,
        text: "INTEREST CHARGED PURCHASES",
        amount: made.interest,
        kind: "interest" as const,
        reference: "",
      },
    ];
    const d = { ...made, minimum, rows };
    const html = document(
      `body{font:9pt "Liberation Sans Narrow","Liberation Sans"}${BASE}.cols{display:flex;gap:0;border:1px solid #000}.cols>div{flex:1;border-right:1px solid #000;text-align:center}.cols>div:last-child{border:0}.cols .h{background:#000;color:#fff;padding:3px;font-size:7.5pt}.cols .b{padding:6px 2px;font-weight:bold;font-size:10pt}td{padding:2px 4px}th{border-bottom:1px solid #000;padding:2px 4px}.two{columns:2;column-gap:20px;font-size:7pt;text-align:justify}`,
      `<div class=row><div style="font:bold italic 18pt 'Liberation Sans'">KESTREL<sup style="font-size:8pt">®</sup> Rise Mastercard</div><div class="r small">Bank of Talladega Springs, issuer<br>Send inquiries to: Kestrel Card, PO Box 5147, Sioux Falls SD 57117<br>Automated line 1-888-555-0190</div></div>
      <p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p>
      <div class=cols>${[
        ["Acct ending", d.last4],
        ["Bill date", date.dashed(d.end)],
        ["New bal", $(d.balance)],
        ["Past due", $(missed)],
        ["Over-limit amt", $(over)],
        ["Min pmt", $(d.minimum)],
        ["Pmt due", date.dashed(d.due)],
      ]
        .map(([label, value]) => `<div><div class=h>${label}</div><div class=b>${value}</div></div>`)
        .join("")}</div>
      ${missed > 0 ? `<p style="font-weight:bold">Your account is past due. Please pay at least ${$(d.minimum)} now, of which ${$(missed)} should have been paid last month. If you already sent it, thank you.</p>` : ""}
      <div class=row style="margin-top:14px"><div>${pairs([
        ["Prev bal", $(d.previous)],
        ["Less payments &amp; credits", $(d.payments + d.credits)],
        ["Plus purchases &amp; debits", $(d.purchases)],
        ["Plus cash", "$0.00"],
        ["Plus fees", $(d.fees)],
        ["Plus interest", $(d.interest)],
        ["<b>New bal</b>", `<b>${$(d.balance)}</b>`],
      ])}</div><div>${pairs([
        ["Credit line", $(d.limit)],
        ["Avail credit", $(d.available)],
        ["Cash line", "$0.00"],
        ["First day of cycle", date.dashed(d.start)],
        ["Last day of cycle", date.dashed(d.end)],
        ["Days", String(d.days)],
      ])}</div></div>
      <p><b>LATE PMT WARNING:</b> Pay late and you may owe up to $41.00. <b>MIN PMT WARNING:</b> Paying only the min pmt costs more interest and takes longer.</p>${grid(
        "ccc",
        ["If you make no more charges and pay:", "Paid off in about:", "You pay about:"],
        [["Only the min pmt", `${d.years} ${d.years === "1" ? "yr" : "yrs"}`, $(d.totalCost)]],
        "style='width:75%;border:1px solid #000'",
      )}
      <p style="margin-bottom:2px"><b>ACTIVITY</b></p>${grid(
        "lllr",
        ["Trans", "Posted", "Description", "Amt"],
        rows.map((row) => [
          date.noYear(row.day),
          date.noYear(row.posted),
          escaped(row.text),
          row.amount < 0 ? `${money.plain(-row.amount)} CR` : money.plain(row.amount),
        ]),
      )}<div class=row style="margin-top:8px"><div>FEES CHARGED THIS PERIOD <b>${$(d.fees)}</b><br>INTEREST CHARGED THIS PERIOD <b>${$(d.interest)}</b></div><div>FEES CHARGED THIS YEAR ${$(d.ytdFees + 12_500)}<br>INTEREST CHARGED THIS YEAR ${$(d.ytdInterest)}</div></div>
      <p style="margin:10px 0 2px"><b>RATES</b></p>${grid(
        "lrrr",
        ["Bal type", "APR", "Bal subj to int rate", "Int"],
        [
          ["Purch", `${d.apr}%`, $(d.interestBase), $(d.interest)],
          ["Cash", `${d.apr}%`, "$0.00", "$0.00"],
        ],
      )}
      ${NEXT_PAGE}<div class=two><p><b>Fees on this account.</b> Annual fee $125.00 the first year, then $49.00. Monthly servicing fee $0.00 the first year, then $150.00 a year billed at $12.50 a month. Additional card $30.00, once. Cash fee the greater of $5.00 or 5%. Late payment up to $41.00. Returned payment up to $41.00. Foreign use 3%.</p><p><b>How to keep from paying interest.</b> Your due date is at least 25 days after the close of each cycle. We charge no interest on purchases if you pay the whole new bal by the due date each month.</p><p><b>Protection Plus.</b> For $0.89 per $100.00 of the bal each month your min pmt may be cancelled for up to 12 months if you lose your job. You are not enrolled. On a bal of ${$(d.balance)} the cost would be ${$(Math.round((d.balance * 89) / 10_000))}.</p><p><b>Credit line raises.</b> After 6 months on time you may qualify for a line of ${$(d.limit + 20_000)}. Up to $1,000.00 in all.</p><p><b>Billing rights.</b> If you think there is an error, write within 60 days after it appeared. Give the dollar amount. We may not try to collect it while we look, nor report you as delinquent. If you are unhappy with goods bought within 100 miles of your home for more than $50.00, you may have the right not to pay.</p><p><b>Reports.</b> We may report your account to credit bureaus. Late or missed payments may appear there.</p></div>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: "KESTREL",
        accounts: [
          {
            ...slAccount(d, "KESTREL"),
            statementDate: d.end,
            pastDue: decimal(missed),
            minimumPaymentWarning: { years: d.years, totalCost: decimal(d.totalCost) },
            aprs: [
              { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
              { kind: "cash-advance", apr: d.apr, balance: "0.00" },
            ],
          },
        ],
        transactions: slRows(rows),
        allowed: {
          institution: ["Kestrel Card", "Bank of Talladega Springs"],
          "accounts.0.institution": ["Kestrel Card", "Bank of Talladega Springs"],
        },
      },
    };
  },
};

export const slCardsSecond: readonly Layout[] = [deferred, builder];
