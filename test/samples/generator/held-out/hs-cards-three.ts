import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { cardFacts, hsCard, pct, rowsOf, sum } from "./hs-data.ts";

const { dollar: $ } = money;
const WARNING =
  "If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:";

export const cascadiaCard: Layout = {
  name: "hs-card-bank-of-visa",
  type: "credit-cards",
  heldOut: true,
  make: (seed) => {
    const card = hsCard(seed, {
      salt: 59,
      paid: "PAYMENT - THANK YOU",
      late: "LATE FEE FOR PAYMENT DUE",
      minimum: 2_500,
      promo: "rate",
    });
    const { person } = card;
    const last = card.number.slice(-4);
    const interestLine = {
      day: card.close,
      text: "INTEREST CHARGED ON PURCHASES",
      amount: -card.purchaseInterest,
    };
    const transferLine = {
      day: card.close,
      text: "INTEREST CHARGED ON BALANCE TRANSFERS",
      amount: -card.promoInterest,
    };
    const cells = (
      lines: ReadonlyArray<{ day: string; post?: string; text: string; amount: number }>,
      bank = true,
    ) =>
      lines.map((line) => [
        date.noYear(line.day),
        date.noYear(line.post ?? line.day),
        escaped(line.text),
        bank ? String(1000 + (Math.abs(line.amount) % 8999)) : "",
        bank ? last : "",
        line.amount > 0 ? `-${money.plain(line.amount)}` : money.plain(-line.amount),
        "",
      ]);
    const heading = (name: string) => ["", "", `<b>${name}</b>`, "", "", "", ""];
    const subtotal = (name: string, value: number) => [
      "",
      "",
      `<b>${name}</b>`,
      "",
      "",
      "",
      `<b>${$(value)}</b>`,
    ];
    const promo = card.promoRate !== undefined;
    const furniture = `<div class=fu><span>${escaped(person.name.toUpperCase())} &nbsp;!&nbsp; Account # ${card.number.slice(0, 4)} ${card.number.slice(4, 8)} ${card.number.slice(8, 12)} ${last} &nbsp;!&nbsp; ${date.longNoYear(card.open)} - ${date.long(card.close)}</span></div>`;
    const html = document(
      `${BASE}body{font:9pt Arial}.fu{border-bottom:1px solid #c00;font-size:8pt;padding-bottom:3px;margin-bottom:10px}.two{display:flex;gap:26px}.two>div{flex:1}.h{font-weight:bold;font-size:11pt;border-bottom:2px solid #0a2a66;margin:12px 0 4px;color:#0a2a66}.t td,.t th{font-size:8pt;padding:1px 3px}.pg{break-before:page}.s tr{border-bottom:1px solid #ddd}.w td,.w th{border:1px solid #999;font-size:8pt;padding:3px}`,
      `<div class=two><div><b style="font-size:15pt">BANK OF CASCADIA</b><br>Customer Information: www.bankofcascadia.com<br><span class=small>Mail Billing Inquiries to: P.O. Box 982234, El Paso, TX 79998-2234</span></div><div class=r>${escaped(person.name.toUpperCase())}<br>Account Number: ${card.number.slice(0, 4)} ${card.number.slice(4, 8)} ${card.number.slice(8, 12)} ${last}<br><b>${date.longNoYear(card.open)} - ${date.long(card.close)}</b></div></div>
<div class=two><div><div class=h>Payment Information</div>${pairs(
        [
          ["New Balance Total", $(card.balance)],
          ["Current Payment Due", $(card.minimum - card.pastDue)],
          card.pastDue > 0 && ["Past Due Amount", $(card.pastDue)],
          ["<b>Total Minimum Payment Due</b>", `<b>${$(card.minimum)}</b>`],
          ["<b>Payment Due Date</b>", `<b>${date.short(card.due)}</b>`],
        ],
        "class=s",
      )}<p class=small><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment by the date listed above, you may have to pay a late fee of up to $40.00 and your APRs may be increased up to the Penalty APR of 29.99%.</p>${
        card.warned
          ? `<p class=small><b>Total Minimum Payment Warning:</b> ${WARNING.replace("minimum payment", "Total Minimum Payment")}</p>${grid(
              "lll",
              [
                "If you make no additional charges using this card and each month you pay",
                "You will pay off the balance shown on this statement in about",
                "And you will end up paying an estimated total of",
              ],
              [
                ["Only the Total Minimum Payment", `${card.slow.years} years`, $(card.slow.total)],
                [$(card.fastMonthly), "36 months", $(card.fastTotal)],
              ],
              "class=w",
            )}<p class=small>If you would like information about credit counseling services, call 1-866-555-0138.</p>`
          : ""
      }</div><div><div class=h>Account Summary</div>${pairs(
        [
          ["Previous Balance", $(card.previous)],
          ["Payments and Other Credits", $(-sum(card.payments))],
          ["Purchases and Adjustments", $(-sum(card.purchases))],
          ["Fees Charged", $(card.feesCharged)],
          ["Interest Charged", $(card.interest)],
          ["<b>New Balance Total</b>", `<b>${$(card.balance)}</b>`],
        ],
        "class=s",
      )}<br>${pairs(
        [
          ["Total Credit Line", $(card.limit)],
          ["Total Credit Available", $(card.available)],
          ["Cash Credit Line", $(card.cashLimit)],
          ["Portion of Credit Available for Cash", $(Math.min(card.cashLimit, card.available))],
          ["Statement Closing Date", date.short(card.close)],
          ["Days in Billing Cycle", String(card.days)],
        ],
        "class=s",
      )}</div></div><div style="border-top:1px dashed #444;margin-top:26px;padding-top:10px" class=two><div>BANK OF CASCADIA<br>P.O. BOX 15019<br>WILMINGTON, DE 19886-5019<br><br>${escaped(person.name.toUpperCase())}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          [
            "Account Number:",
            `${card.number.slice(0, 4)} ${card.number.slice(4, 8)} ${card.number.slice(8, 12)} ${last}`,
          ],
          ["New Balance Total", $(card.balance)],
          ["Total Minimum Payment Due", $(card.minimum)],
          ["Payment Due Date", date.short(card.due)],
          ["Enter payment amount", "$ ________"],
        ],
      )}<p class=small>Check here for a change of mailing address or phone numbers. Mail this coupon along with your check payable to: Bank of Cascadia</p></div></div>
<div class=pg></div>${furniture}<div class=h>Transactions</div>${grid(
        "lllllrr",
        [
          "Transaction<br>Date",
          "Posting<br>Date",
          "Description",
          "Reference<br>Number",
          "Account<br>Number",
          "Amount",
          "Total",
        ],
        [
          ...(card.payments.length > 0
            ? [
                heading("Payments and Other Credits"),
                ...cells(card.payments),
                subtotal("TOTAL PAYMENTS AND OTHER CREDITS FOR THIS PERIOD", -sum(card.payments)),
              ]
            : []),
          ...(card.purchases.length > 0
            ? [
                heading("Purchases and Adjustments"),
                ...cells(card.purchases),
                subtotal("TOTAL PURCHASES AND ADJUSTMENTS FOR THIS PERIOD", -sum(card.purchases)),
              ]
            : []),
          ...(card.fees.length > 0
            ? [heading("Fees"), ...cells(card.fees), subtotal("TOTAL FEES FOR THIS PERIOD", card.feesCharged)]
            : []),
          heading("Interest Charged"),
          ...cells([interestLine, transferLine], false),
          subtotal("TOTAL INTEREST FOR THIS PERIOD", card.interest),
        ],
        "class=t",
      )}<div style="border:1px solid #999;width:3.4in;margin:12px auto;padding:4px"><b>${card.close.slice(0, 4)} Totals Year-to-Date</b>${pairs(
        [
          [`Total fees charged in ${card.close.slice(0, 4)}`, $(card.yearFees)],
          [`Total interest charged in ${card.close.slice(0, 4)}`, $(card.yearInterest)],
        ],
      )}</div>
<div class=h>Interest Charge Calculation</div><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
        "lrlrrr",
        [
          "",
          "Annual<br>Percentage<br>Rate",
          "Promotional<br>Offer ID",
          "Promotional<br>Rate End<br>Date",
          "Balance<br>Subject to<br>Interest Rate",
          "Interest<br>Charges by<br>Transaction<br>Type",
        ],
        [
          ["Purchases", `${pct(card.rate)}%V`, "", "", $(card.purchaseBalance), $(card.purchaseInterest)],
          ["Balance Transfers", `${pct(card.rate)}%V`, "", "", "$0.00", "$0.00"],
          ...(promo
            ? [
                [
                  "Promotional Balance Transfers",
                  `${pct(card.promoRate ?? 0)}%`,
                  "PCBT-2RK7",
                  date.short(card.promoEnds),
                  $(card.promoBalance),
                  $(card.promoInterest),
                ],
              ]
            : []),
          ["Direct Deposit and Check Cash Advances", `${pct(card.cashRate)}%V`, "", "", "$0.00", "$0.00"],
        ],
        "class=t",
      )}<p class=small>APR Type Definitions: Daily Interest Rate Type: V= Variable Rate (rate may vary)</p><div class=h>Important Messages</div><p class=small>Please see reverse side for important information about grace period, how balances are calculated and your billing rights. Your FICO&reg; Score is available in Online Banking.</p>`,
    );
    const truth = {
      documentType: "credit-cards" as const,
      institution: "Bank of Cascadia",
      accounts: [
        {
          ...cardFacts(card),
          institution: "Bank of Cascadia",
          statementDate: card.close,
          periodStart: card.open,
          periodEnd: card.close,
          creditLimit: decimal(card.limit),
          availableCredit: decimal(card.available),
          ...(card.pastDue > 0 && { pastDue: decimal(card.pastDue) }),
          paymentsAndCredits: decimal(sum(card.payments)),
          purchases: decimal(-sum(card.purchases)),
          aprs: [
            { kind: "purchase" as const, apr: pct(card.rate), balance: decimal(card.purchaseBalance) },
            { kind: "balance-transfer" as const, apr: pct(card.rate), balance: "0.00" },
            ...(promo
              ? [
                  {
                    kind: "promotional" as const,
                    apr: pct(card.promoRate ?? 0),
                    balance: decimal(card.promoBalance),
                    expires: card.promoEnds,
                  },
                ]
              : []),
            { kind: "cash-advance" as const, apr: pct(card.cashRate), balance: "0.00" },
          ],
        },
      ],
      transactions: rowsOf([...card.payments, ...card.purchases, ...card.fees, interestLine, transferLine]),
    };
    return { html, truth: alsoNamed(truth, "BANK OF CASCADIA") };
  },
};
