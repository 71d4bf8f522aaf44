import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped } from "../print-styles.ts";
import { bare, cardFigures, fact, type Line, shiftMonth, ufCard, usd } from "./uf-data.ts";

const signed = (cents: number) => (cents < 0 ? `-${usd(cents)}` : usd(cents));

/** After a home-improvement store's card of Synchrony Bank. */
const timbercraft: Layout = {
  name: "uf-card-timbercraft",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const promo = 45_000 + ((seed * 7919) % 97) * 1_313;
    const card = ufCard(seed, {
      salt: 13,
      rates: [31, 32],
      size: [40_000, 260_000],
      floor: 3_000,
      shop: ([, city, state]) => `TIMBERCRAFT #0${city.length}7 ${city} ${state}`,
      paid: "PAYMENT - THANK YOU",
      late: "LATE FEE",
      refund: "RETURN - TIMBERCRAFT.COM",
      most: 7,
      promo,
    });
    const last4 = card.number.slice(-4);
    const bought = shiftMonth(card.to, -card.random.whole(3, 8));
    const expires = shiftMonth(bought, 12);
    const initial = promo + card.random.whole(60, 240) * 100;
    const deferred = Math.round((initial * Number(card.apr) * 5) / 1200);
    const year = card.to.slice(0, 4);
    const net = card.fees - card.refund;
    const interestLines: Line[] =
      card.interest > 0
        ? [{ day: card.to, text: "INTEREST CHARGE ON PURCHASES", amount: -card.interest }]
        : [];
    const lines = (title: string, rows: readonly Line[], total?: readonly [string, number]) =>
      `<tr><td colspan=4 class=s>${title}</td></tr>${rows
        .map(
          (line, index) =>
            `<tr><td>${date.noYear(line.day)}</td><td>${line.text.startsWith("INTEREST") || line.text === "LATE FEE" ? "" : `P934200${index}FT0${line.day.slice(8)}X8`}</td><td>${escaped(line.text)}</td><td class=r>${line.amount > 0 ? `($${grouped(line.amount)})` : usd(line.amount)}</td></tr>`,
        )
        .join(
          "",
        )}${total ? `<tr><td colspan=2></td><td>${total[0]}</td><td class=r>${usd(total[1])}</td></tr>` : ""}`;
    const warning = card.warned
      ? `<p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest, and it will take you longer to pay off your balance. For example:</p>${grid(
          "lll",
          [
            "If you make no additional charges using this card and each month you pay...",
            "You will pay off the balance shown on this statement in about ...",
            "And you will end up paying an estimated total of ...",
          ],
          [
            ["Only the minimum payment", `${card.out.years} years`, `$${grouped(card.out.total)}`],
            ...(card.both
              ? [
                  [
                    `$${grouped(card.out.pay36)}`,
                    "3 years",
                    `$${grouped(card.out.total36)}<br>(Savings = $${grouped(card.out.saved)})`,
                  ],
                ]
              : []),
          ],
          "class=w",
        )}<p>If you would like information about credit counseling services, call 1-877-555-0109.</p>`
      : "";
    const html = document(
      `${BASE}body{font:8.5pt Arial}.logo{background:#33691e;color:#fff;font:bold 16pt Arial;padding:8px 12px}h3{margin:10px 0 4px;background:#dcedc8;padding:3px 6px;font-size:9.5pt}.w td,.w th{border:1px solid #999;padding:3px;font-size:7.5pt;font-weight:normal}p{margin:5px 0}.s{font-weight:bold;padding-top:6px}.box{border:1px solid #33691e;padding:6px}.next{break-before:page}.sheet{min-height:9.7in;display:flex;flex-direction:column}.sheet>.cut{margin-top:auto}`,
      `<div class=sheet><div class=row><div class=logo>Timbercraft Home<br><span style="font-size:8pt">CREDIT CARD</span></div><div class=small><b>Visit us at</b> timbercraft.tessellatebank.com<br><b>Customer Service:</b> 1-800-555-0190<br>${card.person.name}<br>Account Number ending in <b>${last4}</b></div></div>
<div class=row><div><h3>Summary of Account Activity</h3>${pairs([
        ["Previous Balance", usd(card.previous)],
        ["+ New Purchases", usd(card.purchases)],
        ["- Payments", usd(card.payment)],
        ["+/- Credits, Fees &amp; Adjustments (net)", signed(net)],
        ["+ Interest Charge (net)", usd(card.interest)],
        ["<b>New Balance</b>", `<b>${signed(card.balance)}</b>`],
        ["Credit Limit", `$${bare(card.limit)}`],
        ["Available Credit", `$${bare(Math.floor(card.available / 100) * 100)}`],
        ["Statement Closing Date", date.slash(card.to)],
        ["Days in Billing Cycle", String(card.days)],
      ])}</div><div><h3>Payment Information</h3>${pairs([
        ["New Balance", signed(card.balance)],
        ["Amount Past Due", usd(card.pastDue)],
        ["<b>Total Minimum Payment Due</b>", `<b>${usd(card.minimum)}</b>`],
        ["<b>Payment Due Date</b>", `<b>${date.slash(card.due)}</b>`],
      ])}<p class=small>PAYMENT DUE BY 5 P.M. (ET) ON THE DUE DATE. We may convert your payment into an electronic debit. See reverse for details.</p><div class=box><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment Due by the Payment Due Date listed above, you may have to pay a late fee up to $41.00.</div>${warning}</div></div>
<h3>Promotional Expiration Notice</h3><p>You have a promotional purchase expiring on ${date.slash(expires)}. To avoid paying deferred interest charges, pay the promotional balance of ${usd(promo)} by the expiration date.</p>
<h3>Promotional Purchase Summary</h3>${grid(
        "lrlrrl",
        [
          "Tran Date",
          "Initial Purchase Amount",
          "Description",
          "Promotional Balance",
          "Accrued Deferred Interest Charge",
          "Promotional Expiration Date",
        ],
        [
          [
            date.slash(bought),
            usd(initial),
            "NO INTEREST IF PAID IN FULL WITHIN 12 MONTHS",
            usd(promo),
            usd(deferred),
            date.slash(expires),
          ],
        ],
        "class=w",
      )}
<p class=small>Deferred Interest: interest is accruing on this balance from the purchase date and will be added to your account if the promotional balance is not paid in full by the expiration date.</p>
<div class=cut style="border-top:1px dashed;padding-top:8px">${grid(
        "llll",
        ["Account Number", "Total Minimum Payment Due", "Payment Due Date", "New Balance"],
        [[`**** **** **** ${last4}`, usd(card.minimum), date.slash(card.due), signed(card.balance)]],
        "class=w",
      )}<p>Payment Enclosed: $ ________ &nbsp; <span class=small>Make payment to: TESSELLATE BANK, PO BOX 71757, PHILADELPHIA, PA 19176</span></p><p>${card.person.name}<br>${card.person.street}<br>${card.person.town}</p></div></div>
<div class=next><div class=row><b>Timbercraft Home</b><div class="small r">${card.person.name} | Account ending ${last4} | Page 2 of 2</div></div><h3>Transaction Summary</h3><table><tr><th>Date</th><th>Reference #</th><th>Description</th><th class=r>Amount</th></tr>${card.credits.length > 0 ? lines("Payments &amp; Credits", card.credits) : ""}${lines("Purchases and Other Debits", card.bought)}${lines("FEES", card.feeLines, ["TOTAL FEES FOR THIS PERIOD", card.fees])}${lines("INTEREST CHARGED", interestLines, ["TOTAL INTEREST FOR THIS PERIOD", card.interest])}</table>
<div class=box style="margin-top:10px"><b>${year} Year-to-Date Fees and Interest</b>${pairs([
        [`Total Fees Charged in ${year}`, usd(card.yearFees)],
        [`Total Interest Charged in ${year}`, usd(card.yearInterest)],
        [`Total Interest Paid in ${year}`, usd(card.yearInterest - card.interest)],
      ])}</div>
<h3>Interest Charge Calculation</h3><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
        "llrrr",
        [
          "Type of Balance",
          "Expiration Date",
          "Annual Percentage Rate (APR)",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Regular Purchases", "N/A", `${card.apr}%`, usd(card.average), usd(card.interest)],
          [
            "No Interest if Paid in Full Within 12 Months",
            date.slash(expires),
            `${card.apr}%`,
            usd(promo),
            "$0.00",
          ],
        ],
        "class=w",
      )}<p class=small><b>Credit Reporting:</b> If you believe that we reported information about you to a credit bureau that is inaccurate, write to Tessellate Bank, P.O. Box 71715, Philadelphia, PA 19176. <b>What To Do If You Think You Find A Mistake On Your Statement:</b> write to us within 60 days after the error appeared; give your name and account number, the dollar amount of the suspected error and a description of the problem. Your account is owned and serviced by Tessellate Bank.</p></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Tessellate Bank",
          accounts: [
            {
              kind: "credit-card",
              institution: "Tessellate Bank",
              accountLast4: last4,
              statementDate: card.to,
              ...cardFigures(card),
              ...(card.refund === 0 ? { paymentsAndCredits: decimal(card.payment) } : {}),
              creditLimit: decimal(card.limit),
              availableCredit: decimal(Math.floor(card.available / 100) * 100),
              pastDue: decimal(card.pastDue),
              apr: card.apr,
              aprs: [
                { kind: "purchase", apr: card.apr, balance: decimal(card.average) },
                { kind: "promotional", apr: card.apr, balance: decimal(promo), expires },
              ],
            },
          ],
          transactions: [...card.credits, ...card.bought, ...card.feeLines, ...interestLines].map((line) =>
            fact(line),
          ),
          allowed: {
            "accounts.0.periodStart": [card.from],
            // A closing day alone dates the statement; it may be taken for the end of the month as well.
            "accounts.0.periodEnd": [card.to],
            ...(card.refund === 0
              ? {}
              : {
                  "accounts.0.paymentsAndCredits": [
                    decimal(card.payment),
                    decimal(card.payment + card.refund),
                  ],
                }),
          },
        },
        "Timbercraft",
        "Timbercraft Home",
        "TESSELLATE BANK",
      ),
    };
  },
};

/** After Navy Federal Credit Union. */
const fleetwater: Layout = {
  name: "uf-card-fleetwater",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const promo = seed % 3 === 1 ? 60_000 + ((seed * 6_271) % 89) * 1_117 : 0;
    const card = ufCard(seed, {
      promo,
      salt: 14,
      rates: [11, 17],
      size: [60_000, 700_000],
      floor: 2_000,
      shop: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: "NFO PAYMENT RECEIVED",
      late: "LATE FEE",
      refund: "CREDIT VOUCHER WALGREENS #9921 TAMPA FL",
      most: 12,
    });
    const last4 = card.number.slice(-4);
    const expires = shiftMonth(card.due, 5);
    const year = card.to.slice(0, 4);
    const shown = (line: Line) => (line.amount > 0 ? `${usd(line.amount)}-` : usd(line.amount));
    const signedHere = (cents: number) => (cents < 0 ? `${usd(cents)}-` : usd(cents));
    const rows = (lines: readonly Line[]) =>
      lines.map((line, index) => [
        date.short(line.day),
        date.short(line.day >= addDays(card.to, -1) ? line.day : addDays(line.day, 1)),
        String(74_120_000 + index * 90_417 + Number(line.day.slice(8)) * 113),
        escaped(line.text),
        index % 3 === 2 ? "4417" : "",
        shown(line),
      ]);
    const HEAD = ["TRANS DATE", "POST DATE", "REFERENCE NO.", "DESCRIPTION", "SUBMITTED BY", "AMOUNT"];
    const interestLines: Line[] =
      card.interest > 0
        ? [{ day: card.to, text: "INTEREST CHARGE ON PURCHASES", amount: -card.interest }]
        : [];
    const html = document(
      `${BASE}body{font:8pt Arial;color:#112}.logo{font:bold 14pt "Times New Roman";color:#003468;letter-spacing:1px}h3{margin:10px 0 0;background:#003468;color:#fff;font-size:8.5pt;padding:4px 6px}.b{border:1px solid #003468;padding:4px 6px}.b table td{border-bottom:1px solid #dde}.g th{background:#e3e9f0;font-size:7pt;padding:3px 4px}.g td{padding:2px 4px}p{margin:5px 0}.tot{text-align:right;font-weight:bold;border-top:1px solid #003468;padding:3px}.next{break-before:page}.sheet{min-height:9.7in;display:flex;flex-direction:column}.sheet>.cut{margin-top:auto}`,
      `<div class=sheet><div class=row><div class=logo>FLEETWATER<br>Federal Credit Union&reg;</div><div class="r small">PAGE 1 OF 2<br>CUSTOMER SERVICE: 1-888-555-0126<br>fleetwater.org</div></div>
<h3>STATEMENT SUMMARY</h3><div class=b>${grid(
        "llll",
        ["ACCOUNT NUMBER", "NEW BALANCE", "MINIMUM PAYMENT DUE", "PAYMENT DUE DATE"],
        [
          [
            `XXXX XXXX XXXX ${last4}`,
            `<b>${signedHere(card.balance)}</b>`,
            `<b>${usd(card.minimum)}</b>`,
            `<b>${date.short(card.due)}</b>`,
          ],
        ],
      )}</div>
<div class=row><div style="flex:1.1"><h3>SUMMARY OF ACCOUNT ACTIVITY</h3><div class=b>${pairs([
        ["Previous Balance", usd(card.previous)],
        ["Payments and Credits", `${usd(card.payment + card.refund)}-`],
        ["Balance Transfers", "$0.00"],
        ["Cash Advances", "$0.00"],
        ["Purchases", usd(card.purchases)],
        ["Fees Charged", usd(card.fees)],
        ["Interest Charged", usd(card.interest)],
        ["<b>New Balance</b>", `<b>${signedHere(card.balance)}</b>`],
        ["Past Due Amount", usd(card.pastDue)],
        ["Overlimit Amount", "$0.00"],
        ["Credit Limit", usd(card.limit)],
        ["Available Credit", usd(card.available)],
        ["Statement Closing Date", date.short(card.to)],
        ["Days in Billing Cycle", String(card.days)],
      ])}</div></div><div><h3>PAYMENT INFORMATION</h3><div class=b><p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $20.00.</p>${
        card.warned
          ? `<p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest, and it will take you longer to pay off your balance. For example:</p>${grid(
              "lll",
              [
                "If you make no additional charges using this card and each month you pay:",
                "You will pay off the balance shown on this statement in about:",
                "And you will end up paying an estimated total of:",
              ],
              [
                ["Only the minimum payment", `${card.out.years} year(s)`, usd(card.out.total)],
                ...(card.both
                  ? [
                      [
                        usd(card.out.pay36),
                        "3 years",
                        `${usd(card.out.total36)}<br>Savings = ${usd(card.out.saved)}`,
                      ],
                    ]
                  : []),
              ],
              "class=g",
            )}`
          : ""
      }<p>For information about credit counseling services, call 1-877-555-0177.</p></div><h3>REWARDS</h3><div class=b>Beginning Rewards Balance 1,874 &nbsp; Earned This Period ${Math.floor(card.purchases / 100)} &nbsp; Redeemed 0</div></div></div>
<p>Military members and their dependents: the cost of consumer credit may not exceed an annual percentage rate of 36 percent.</p>
<div style="border-top:1px dashed #003468;padding-top:10px" class="row cut"><div>${card.person.name}<br>${card.person.street}<br>${card.person.town}<br><br>FLEETWATER FEDERAL CREDIT UNION<br>PO BOX 3500<br>MERRIFIELD VA 22119-3500</div><div>${pairs(
        [
          ["ACCOUNT NUMBER", `XXXX XXXX XXXX ${last4}`],
          ["NEW BALANCE", signedHere(card.balance)],
          ["MINIMUM PAYMENT DUE", usd(card.minimum)],
          ["PAYMENT DUE DATE", date.short(card.due)],
          ["AMOUNT ENCLOSED", "$"],
        ],
      )}</div></div></div>
<div class=next><div class=row><div class=logo>FLEETWATER</div><div class="r small">PAGE 2 OF 2<br>${card.person.name} &nbsp; STATEMENT PERIOD ${date.short(card.from)} - ${date.short(card.to)}</div></div>
${card.credits.length > 0 ? `<h3>PAYMENTS AND CREDITS</h3>${grid("lllllr", HEAD, rows(card.credits), "class=g")}<div class=tot>TOTAL PAYMENTS AND CREDITS ${usd(card.payment + card.refund)}-</div>` : ""}
<h3>TRANSACTIONS</h3>${grid("lllllr", HEAD, rows(card.bought), "class=g")}<div class=tot>TOTAL NEW ACTIVITY ${usd(card.purchases)}</div>
<h3>FEES</h3>${grid("lllllr", HEAD, rows(card.feeLines), "class=g")}<div class=tot>TOTAL FEES FOR THIS PERIOD ${usd(card.fees)}</div>
<h3>INTEREST CHARGED</h3>${grid("lllllr", HEAD, rows(interestLines), "class=g")}<div class=tot>TOTAL INTEREST FOR THIS PERIOD ${usd(card.interest)}</div>
<div class=row><div class=b style="margin-top:8px"><b>${year} TOTALS YEAR-TO-DATE</b>${pairs([
        [`TOTAL FEES CHARGED IN ${year}`, usd(card.yearFees)],
        [`TOTAL INTEREST CHARGED IN ${year}`, usd(card.yearInterest)],
      ])}</div><div></div></div>
<h3>INTEREST CHARGE CALCULATION</h3><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
        "lrrrr",
        [
          "TYPE OF BALANCE",
          "ANNUAL PERCENTAGE RATE (APR)",
          "BALANCE SUBJECT TO INTEREST RATE",
          "DAYS IN BILLING CYCLE",
          "INTEREST CHARGE",
        ],
        [
          ["PURCHASES", `${card.apr}% (V)`, usd(card.average), String(card.days), usd(card.interest)],
          ...(promo > 0
            ? [
                [
                  `PROMOTIONAL RATE EXPIRES ${date.short(expires)}`,
                  "0.00%",
                  usd(promo),
                  String(card.days),
                  "$0.00",
                ],
              ]
            : []),
          ["CASH ADVANCES", "18.00%", "$0.00", String(card.days), "$0.00"],
        ],
        "class=g",
      )}<p class=small>(V) = VARIABLE RATE. If you have a variable rate account the periodic rate and APR may vary.</p></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Fleetwater Federal Credit Union",
          accounts: [
            {
              kind: "credit-card",
              institution: "Fleetwater Federal Credit Union",
              accountLast4: last4,
              statementDate: card.to,
              periodStart: card.from,
              periodEnd: card.to,
              ...cardFigures(card),
              paymentsAndCredits: decimal(card.payment + card.refund),
              creditLimit: decimal(card.limit),
              availableCredit: decimal(card.available),
              pastDue: decimal(card.pastDue),
              apr: card.apr,
              aprs: [
                { kind: "purchase", apr: card.apr, balance: decimal(card.average) },
                ...(promo > 0
                  ? [{ kind: "promotional" as const, apr: "0.00", balance: decimal(promo), expires }]
                  : []),
                { kind: "cash-advance", apr: "18.00", balance: "0.00" },
              ],
            },
          ],
          transactions: [...card.credits, ...card.bought, ...card.feeLines, ...interestLines].map((line) =>
            fact(line),
          ),
        },
        "FLEETWATER",
        "FLEETWATER Federal Credit Union",
        "FLEETWATER FEDERAL CREDIT UNION",
      ),
    };
  },
};

export const ufCardsTwo: readonly Layout[] = [timbercraft, fleetwater];
