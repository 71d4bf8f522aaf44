import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date } from "../print-styles.ts";
import {
  cardFacts,
  D,
  hqCard,
  LATE,
  type Line,
  named,
  openPeriod,
  PAGE,
  paidApart,
  paidOpen,
  told,
  usd,
  WARNING,
  warned,
  whole,
} from "./hq-data.ts";

/** An Ohio regional: two boxes on top, one list of rows, the coupon at the foot of page one. */
const regional: Layout = {
  name: "hq-card-ohio-regional",
  type: "credit-cards",
  heldOut: true,
  make: (seed) => {
    const card = hqCard(seed, {
      salt: 11,
      size: [90_000, 640_000],
      floor: 2_500,
      rate: [17, 28],
      cashApr: "28.99",
      shop: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: "PAYMENT - THANK YOU",
      interestText: "INTEREST CHARGE ON PURCHASES",
      lateText: "LATE FEE",
    });
    const { person, warning } = card;
    const rows = [...card.payments, ...card.credits, ...card.purchases, ...card.cash];
    const row = (line: Line) => {
      const paid = line.kind === "payment" || line.kind === "credit";
      return [
        date.noYear(line.day),
        date.noYear(line.post),
        paid ? "" : line.reference,
        escaped(line.text),
        `${usd(line.amount)}${paid ? "-" : ""}`,
      ];
    };
    const warn = warning
      ? `<p class=w>${WARNING}</p>${grid(
          "lll",
          [
            "If you make no additional charges using this card and each month you pay...",
            "You will pay off the balance shown on this statement in about...",
            "And you will end up paying an estimated total of...",
          ],
          [
            ["Only the minimum payment", `${warning.years} years`, whole(warning.total)],
            [
              whole(warning.pay36),
              "3 years",
              `${whole(warning.total36)}<br>(Savings = ${whole(warning.savings)})`,
            ],
          ],
          "class=b",
        )}<p class=w>If you would like information about credit counseling services, call 1-877-555-0143.</p>`
      : "";
    const html = document(
      `${BASE}body{font:8.6pt Arial}h2{font-size:9pt;background:#4a7d2f;color:#fff;margin:8px 0 3px;padding:3px 6px}.box{border:1px solid #4a7d2f;padding:4px 8px}.w{font-size:7.4pt;margin:4px 0}.b td,.b th{border:1px solid #999;padding:2px 5px;font-size:7.2pt;font-weight:normal}.t td,.t th{font-size:7.8pt;padding-top:2px}.logo{font:bold 19pt Georgia;color:#4a7d2f}.cut{border-top:1px dashed #000;margin-top:14px;padding-top:8px}`,
      `<div class=row><div class=logo>Harrowgate</div><div class=r>Account Number: XXXX XXXX XXXX ${card.last4}<br>${escaped(person.name)}<br>Page 1 of 2</div></div>
      <div class=row><div><h2>SUMMARY OF ACCOUNT ACTIVITY</h2><div class=box>${pairs([
        ["Previous Balance", usd(card.previous)],
        ["Payments and Credits", `-${usd(card.payment + card.credit)}`],
        ["Purchases", `+${usd(card.bought)}`],
        ["Balance Transfers", "+$0.00"],
        ["Cash Advances", `+${usd(card.advanced)}`],
        ["Fees Charged", `+${usd(card.fee)}`],
        ["Interest Charged", `+${usd(card.interest)}`],
        ["<b>New Balance</b>", `<b>${usd(card.balance)}</b>`],
      ])}<hr>${pairs([
        ["Credit Limit", usd(card.limit)],
        ["Available Credit", usd(card.available)],
        ["Cash Advance Limit", usd(Math.round(card.limit / 5))],
        ["Statement Closing Date", date.slash(card.close)],
        ["Days in Billing Cycle", String(card.days)],
      ])}</div></div>
      <div><h2>PAYMENT INFORMATION</h2><div class=box>${pairs([
        ["New Balance", usd(card.balance)],
        ["Past Due Amount", usd(card.pastDue)],
        ["Minimum Payment Due", `<b>${usd(card.minimum)}</b>`],
        ["Payment Due Date", `<b>${date.slash(card.due)}</b>`],
      ])}<p class=w>${LATE("the date listed above", "$40.00")}</p>${warn}</div></div></div>
      <h2>HEARTH&reg; REWARDS</h2>${pairs(
        [
          ["Points earned this period", String(Math.round(card.bought / 100))],
          ["Selected 3X category this quarter", "Grocery Stores"],
        ],
        "style='width:55%'",
      )}
      <p class=w>QUESTIONS? Call Harrowgate Credit Card Services 1-800-555-0161, 24 hours a day. Send billing inquiries to: Harrowgate National Bank, P.O. Box 182519, Columbus, OH 43218.</p>
      <div class=cut><div class=row><div>HARROWGATE NATIONAL BANK<br>PO BOX 182387<br>COLUMBUS OH 43218-2387<br><br>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Account Number", `XXXX XXXX XXXX ${card.last4}`],
          ["New Balance", usd(card.balance)],
          ["Minimum Payment Due", usd(card.minimum)],
          ["Payment Due Date", date.slash(card.due)],
          ["Amount Enclosed", "$ ____________"],
        ],
      )}<p class=w>Make check payable to Harrowgate National Bank. Check box if your address has changed.</p></div></div></div>
      ${PAGE}<div class=row><div class=logo>Harrowgate</div><div class=r>Account Number: XXXX XXXX XXXX ${card.last4}<br>Page 2 of 2</div></div>
      <h2>TRANSACTIONS</h2>${grid("llllr", ["Trans Date", "Post Date", "Reference Number", "Transaction Description", "Amount"], rows.map(row), "class=t")}
      <p style="text-align:center;margin:8px 0 2px"><b>Fees</b></p>${grid("llllr", [], card.fees.map(row), "class=t")}${pairs([["TOTAL FEES FOR THIS PERIOD", usd(card.fee)]])}
      <p style="text-align:center;margin:8px 0 2px"><b>Interest Charged</b></p>${grid("llllr", [], card.charges.map(row), "class=t")}${pairs([["TOTAL INTEREST FOR THIS PERIOD", usd(card.interest)]])}
      <div style="width:50%;margin:10px auto;border:1px solid #999;padding:4px"><b>${card.close.slice(0, 4)} Totals Year-to-Date</b>${pairs(
        [
          [`Total fees charged in ${card.close.slice(0, 4)}`, usd(card.yearFees)],
          [`Total interest charged in ${card.close.slice(0, 4)}`, usd(card.yearInterest)],
        ],
      )}</div>
      <h2>INTEREST CHARGE CALCULATION</h2><p class=w>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
        "lrrr",
        [
          "Type of Balance",
          "Annual Percentage Rate (APR)",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Purchases", `${card.purchaseApr}% (v)`, usd(card.adb), usd(card.purchaseInterest)],
          ["Balance Transfers", `${card.purchaseApr}% (v)`, "$0.00", "$0.00"],
          ["Cash Advances", `${card.cashApr}% (v)`, usd(card.cashAdb), usd(card.cashInterest)],
        ],
        "class=b",
      )}<p class=w>(v) = Variable Rate. How we calculate your balance: Average Daily Balance (including new purchases). Paying interest: your due date is at least 25 days after the close of each billing cycle. We will not charge you any interest on purchases if you pay your entire balance by the due date each month.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: "Harrowgate",
        accounts: [
          {
            ...cardFacts(card, "Harrowgate"),
            paymentsAndCredits: D(card.payment + card.credit),
            pastDue: D(card.pastDue),
            aprs: [
              { kind: "purchase", apr: card.purchaseApr, balance: D(card.adb) },
              { kind: "balance-transfer", apr: card.purchaseApr, balance: "0.00" },
              { kind: "cash-advance", apr: card.cashApr, balance: D(card.cashAdb) },
            ],
            ...warned(card),
          },
        ],
        transactions: told([...rows, ...card.fees, ...card.charges]),
        allowed: {
          ...named("Harrowgate National Bank", "HARROWGATE NATIONAL BANK"),
          ...openPeriod(card),
        },
      },
    };
  },
};

/** A plains bank: a band of four figures, charges and credits in columns of their own. */
const plains: Layout = {
  name: "hq-card-plains-bank",
  type: "credit-cards",
  heldOut: true,
  make: (seed) => {
    const card = hqCard(seed, {
      salt: 23,
      size: [70_000, 900_000],
      floor: 3_500,
      rate: [16, 29],
      cashApr: "29.24",
      shop: ([name, city, state]) => `${name.padEnd(20)} ${city} ${state}`.replaceAll(/ +/g, " "),
      paid: "ONLINE PAYMENT - THANK YOU",
      interestText: "INTEREST CHARGE ON PURCHASES",
      lateText: "LATE PAYMENT FEE",
      promoShare: 0.4,
      wholeMinimum: true,
    });
    const { person, warning, promo } = card;
    const rows = [...card.payments, ...card.credits, ...card.purchases, ...card.cash];
    const row = (line: Line) => {
      const paid = line.kind === "payment" || line.kind === "credit";
      const figure = usd(line.amount);
      return [
        date.bareNoYear(line.day),
        date.bareNoYear(line.post),
        line.reference.slice(0, 8),
        escaped(line.text),
        paid ? figure : "",
        paid ? "" : figure,
      ];
    };
    const year = card.close.slice(0, 4);
    const html = document(
      `${BASE}body{font:8.4pt Verdana,sans-serif}.top{display:flex;border:2px solid #7a1f3d;margin:10px 0}.top>div{flex:1;padding:6px;text-align:center;border-right:1px solid #7a1f3d}.top b{display:block;font-size:12pt;margin-top:3px}h3{color:#7a1f3d;font-size:10pt;border-bottom:2px solid #7a1f3d;margin:10px 0 3px}.s{font-size:6.8pt;line-height:1.25;margin:4px 0}.t{font-size:7.3pt}.t th{border-bottom:1px solid #000}.t td{padding-top:2px}.g td,.g th{font-size:7pt;border-bottom:1px solid #ccc;padding:2px 4px}`,
      `<div class=row><div style="font:bold 22pt Georgia;color:#7a1f3d">fpbl<span style="font-size:9pt"> First Prairie Bank of Lincoln</span></div><div class=r><b>Evergreen&reg; Rewards Visa&reg;</b><br>Account Number Ending in: ${card.last4}<br>Billing Cycle: ${date.slash(card.start)} - ${date.slash(card.close)}</div></div>
      <div class=top><div>New Balance<b>${usd(card.balance)}</b></div><div>Past Due Amount<b>${usd(card.pastDue)}</b></div><div>Minimum Payment Due<b>${usd(card.minimum)}</b></div><div style="border:0">Payment Due Date<b>${date.slash(card.due)}</b></div></div>
      <div class=row><div><h3>Account Summary</h3>${pairs([
        ["Previous Balance", usd(card.previous)],
        ["Payments", `- ${usd(card.payment)}`],
        ["Credits", `- ${usd(card.credit)}`],
        ["Purchases", `+ ${usd(card.bought)}`],
        ["Cash Advances", `+ ${usd(card.advanced)}`],
        ["Balance Transfers", "+ $0.00"],
        ["Fees Charged", `+ ${usd(card.fee)}`],
        ["Interest Charged", `+ ${usd(card.interest)}`],
        ["<b>New Balance</b>", `<b>${usd(card.balance)}</b>`],
      ])}<h3>Credit Summary</h3>${pairs([
        ["Total Credit Limit", usd(card.limit)],
        ["Total Available Credit", usd(card.available)],
        ["Cash Limit", usd(Math.round(card.limit / 4))],
        ["Cash Available", usd(Math.min(Math.round(card.limit / 4), card.available))],
      ])}</div><div><h3>Payment Information</h3><p class=s>${LATE(date.slash(card.due), "$41")}</p>${
        warning
          ? `<p class=s>${WARNING}</p>${grid(
              "lll",
              [
                "If you make no additional charges using this card and each month you pay...",
                "You will pay off the balance shown on the statement in about...",
                "And you will end up paying an estimated total of...",
              ],
              [
                ["Only the minimum payment", `${warning.years} years`, whole(warning.total)],
                [
                  whole(warning.pay36),
                  "36 months",
                  `${whole(warning.total36)} (Savings of ${whole(warning.savings)})`,
                ],
              ],
              "class=g",
            )}`
          : ""
      }<p class=s>If you would like information about credit counseling services, call 1-800-555-0177 or visit www.usdoj.gov/ust.</p><h3>Cash Rewards</h3>${pairs(
        [
          ["Previous rewards balance", usd(2_450)],
          ["Earned this cycle", usd(Math.round(card.bought * 0.02))],
          ["Rewards available", usd(2_450 + Math.round(card.bought * 0.02))],
        ],
      )}</div></div>
      <h3>Transactions</h3>${grid("llllrr", ["Trans Date", "Post Date", "Reference #", "Description", "Credits", "Charges"], rows.map(row), "class=t")}
      <p class=s style="margin-top:14px">Please detach and return bottom portion with your payment. Mail payments to First Prairie Bank of Lincoln, P.O. Box 2557, Lincoln NE 68501-2557. See reverse side for important information.</p>
      ${PAGE}<div class=r>Account Number Ending in: ${card.last4} &nbsp; Page 2 of 2</div><h3>Fees</h3>${grid("llllrr", ["Trans Date", "Post Date", "Reference #", "Description", "", "Charges"], card.fees.map(row), "class=t")}${pairs([["<b>TOTAL FEES FOR THIS PERIOD</b>", `<b>${usd(card.fee)}</b>`]])}
      <h3>Interest Charged</h3>${pairs([
        ["Interest Charge on Purchases", usd(card.purchaseInterest)],
        ["Interest Charge on Cash Advances", usd(card.cashInterest)],
        ["<b>TOTAL INTEREST FOR THIS PERIOD</b>", `<b>${usd(card.interest)}</b>`],
      ])}
      <h3>${year} Totals Year-to-Date</h3>${pairs([
        [`Total fees charged in ${year}`, usd(card.yearFees)],
        [`Total interest charged in ${year}`, usd(card.yearInterest)],
      ])}
      <h3>Interest Charge Calculation</h3><p class=s>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account. (v) Indicates variable rate.</p>${grid(
        "lrrrr",
        [
          "Charge Summary",
          "Annual Percentage Rate (APR)",
          "Balance Subject to Interest Rate",
          "Days Used",
          "Interest Charge",
        ],
        [
          [
            "Purchases",
            `${card.purchaseApr}% (v)`,
            usd(card.adb),
            String(card.days),
            usd(card.purchaseInterest),
          ],
          [
            "Cash Advances",
            `${card.cashApr}% (v)`,
            usd(card.cashAdb),
            String(card.days),
            usd(card.cashInterest),
          ],
          ...(promo
            ? [
                [
                  `Promotional Balance Transfer<br>expires ${date.slash(promo.expires)}`,
                  "0.00%",
                  usd(promo.balance),
                  String(card.days),
                  "$0.00",
                ],
              ]
            : []),
        ],
        "class=g",
      )}<p class=s><b>What To Do If You Think You Find A Mistake On Your Statement:</b> If you think there is an error on your statement, write to us at First Prairie Bank of Lincoln, P.O. Box 3331, Lincoln NE 68103. You must contact us within 60 days after the error appeared on your statement.</p>
      <div style="border-top:1px dashed #000;margin-top:24px;padding-top:8px" class=row><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Account Number Ending in", card.last4],
          ["Payment Due Date", date.slash(card.due)],
          ["New Balance", usd(card.balance)],
          ["Minimum Payment Due", usd(card.minimum)],
          ["Amount of Payment Enclosed", "$ ________"],
        ],
      )}</div></div>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: "First Prairie Bank of Lincoln",
        accounts: [
          {
            ...cardFacts(card, "First Prairie Bank of Lincoln"),
            periodStart: card.start,
            periodEnd: card.close,
            pastDue: D(card.pastDue),
            ...paidApart(card),
            aprs: [
              { kind: "purchase" as const, apr: card.purchaseApr, balance: D(card.adb) },
              { kind: "cash-advance" as const, apr: card.cashApr, balance: D(card.cashAdb) },
              ...(promo
                ? [
                    {
                      kind: "promotional" as const,
                      apr: "0.00",
                      balance: D(promo.balance),
                      expires: promo.expires,
                    },
                  ]
                : []),
            ],
            ...warned(card),
          },
        ].map(({ statementDate: _statementDate, ...account }) => account),
        transactions: told([...rows, ...card.fees]),
        allowed: {
          ...named("fpbl", "First Prairie Bank"),
          ...paidOpen(card),
          "accounts.0.statementDate": [card.close],
          ...(promo ? { "accounts.0.aprs.2.kind": ["balance-transfer"] } : {}),
        },
      },
    };
  },
};

export const hqCardsOne: readonly Layout[] = [regional, plains];
