import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { $, cardFacts, type Line, rate, sumOf, told, uaCard, wholeDollars } from "./ua-data.ts";

const plus = (amount: number) => `+${$(amount)}`;
const minus = (amount: number) => `-${$(Math.abs(amount))}`;

/** A money-centre bank's cash-back card: billing period on top, sale and post dates, a promotional purchase rate. */
const city: Layout = {
  name: "ua-card-city-twofold",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = uaCard(seed, {
      salt: 3,
      shops: [
        "KROGER #412 CINCINNATI OH",
        "SPEEDWAY 09332 NORWOOD OH",
        "NETFLIX.COM LOS GATOS CA",
        "TARGET 00018242 CINCINNATI OH",
        "LA ROSAS PIZZERIA CINCINNATI OH",
        "CVS/PHARMACY #06154 CINCINNATI OH",
      ],
      rates: [18, 29],
      size: [50_000, 560_000],
      floor: 4_100,
      paid: "ONLINE PAYMENT, THANK YOU",
      late: "LATE FEE - MINIMUM PAYMENT NOT RECEIVED",
      lateFee: 3_000,
      interest: "INTEREST CHARGED TO STANDARD PURCH",
      cashApr: 2_999,
      promo: true,
      refunds: true,
    });
    const { person, end, start, promo } = card;
    const rows = (lines: readonly Line[]) =>
      grid(
        "llr".padStart(4, "l"),
        [],
        lines.map((line) => [
          line.amount < 0 ? "" : date.noYear(line.day),
          date.noYear(line.amount < 0 ? line.day : line.post),
          escaped(line.text),
          line.amount < 0 ? minus(line.amount) : $(line.amount),
        ]),
        "class=t",
      );
    const span = `${date.short(start)}-${date.short(end)}`;
    const html = document(
      `${BASE}body{font:8.5pt Arial}.logo{font:bold 22pt Arial;letter-spacing:-1px;color:#00468c}.blue{color:#00468c;font-size:13pt;margin:10px 0 3px}.hero{background:#e8f1f8;padding:8px;width:62%}.hero td{font-size:11pt;padding:3px 0}.t td{font-size:8pt;padding:1.5px 0}.t td:nth-child(1),.t td:nth-child(2){width:52px}.w td,.w th{font-size:7.5pt;border:1px solid #7aa;padding:3px}.side{border-left:3px solid #00468c;padding-left:10px}p{font-size:7.5pt;margin:5px 0}.pb{break-before:page}.rt td{border-bottom:1px solid #ccd;padding:2px}.cp{border-top:1px dashed #000;margin-top:12px;padding-top:6px}`,
      `<div class=row><div><div class=logo>calder</div><b style="font-size:11pt">Calder Twofold Cash<sup>&reg;</sup> Card</b><p>${person.name}<br>Member Since 2014 &nbsp; Account number ending in: <b>${card.last4}</b><br><b>Billing Period: ${span}</b></p></div><div class=r><p>How to reach us<br><b>www.caldercards.example</b><br>1-855-555-0173 (TTY: 711)<br>BOX 6500 SIOUX FALLS, SD 57117</p></div></div>
      <div class=row><div style="flex:1.7"><div class=hero style="width:auto">${pairs([
        ["<b>Minimum payment due:</b>", `<b>${$(card.minimum)}</b>`],
        [`<b>New balance as of ${date.short(end)}:</b>`, `<b>${$(card.balance)}</b>`],
        ["<b>Payment due date:</b>", `<b>${date.short(card.due)}</b>`],
      ])}</div><p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $41.</p>${
        card.warning
          ? `<p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
              "lll",
              [
                "If you make no additional charges using this card and each month you pay...",
                "You will pay off the balance shown on this statement in about...",
                "And you will end up paying an estimated total of...",
              ],
              [
                [
                  "Only the minimum payment",
                  `${card.warning.years} year(s)`,
                  wholeDollars(card.warning.total),
                ],
                [wholeDollars(card.warning.monthly), "3 year(s)", wholeDollars(card.warning.monthly * 36)],
              ],
              "class=w",
            )}<p>For information about credit counseling services, call 1-877-555-0131.</p>`
          : ""
      }</div><div class=side><div class=blue>Account Summary</div>${pairs([
        ["Previous balance", $(card.previous)],
        ["Payments", minus(sumOf(card.payments))],
        ["Credits", minus(sumOf(card.credits))],
        ["Purchases", plus(sumOf(card.buys))],
        ["Cash advances", plus(0)],
        ["Fees", plus(sumOf(card.fees))],
        ["Interest", plus(card.interest)],
        ["<b>New balance</b>", `<b>${$(card.balance)}</b>`],
      ])}<div class=blue>Credit Limit</div>${pairs([
        ["Credit limit", wholeDollars(card.limit)],
        [`<i>Includes ${wholeDollars(card.cashLimit)} cash advance limit</i>`, ""],
        ["Available credit", $(card.available)],
      ])}<div class=blue>Twofold Rewards</div>${pairs([
        ["Total cash back balance", $(Math.round(sumOf(card.buys) / 50) + 1_844)],
        ["Earned this period", $(Math.round(sumOf(card.buys) / 50))],
      ])}</div></div>
      <div class="cp row"><div><p>Please print address changes on the reverse side.</p><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div>${pairs(
        [
          ["Minimum payment due", $(card.minimum)],
          ["New balance", $(card.balance)],
          ["Payment due date", date.short(card.due)],
          ["Amount enclosed:", "$ ____________"],
          ["Account number ending in", card.last4],
        ],
      )}<p>CALDER CARDS<br>PO BOX 78045<br>PHOENIX AZ 85062-8045</p></div></div>
      <div class=pb></div><div class=row><span>${person.name}</span><span class=r>www.caldercards.example &nbsp; 1-855-555-0173 &nbsp; Page 2 of 3</span></div><div class=blue>Account Summary</div><table class=t><tr><th style="width:52px">Sale<br>Date</th><th style="width:52px">Post<br>Date</th><th>Description</th><th class=r>Amount</th></tr></table>
      <b>Payments, Credits and Adjustments</b>${rows([...card.payments, ...card.credits])}<b>Standard Purchases</b>${rows(card.buys)}
      <div class=blue>Fees charged</div>${card.fees.length > 0 ? rows(card.fees) : ""}${pairs([["<b>Total fees charged in this billing period</b>", `<b>${$(sumOf(card.fees))}</b>`]])}
      <div class=blue>Interest charged</div>${card.interestLines.length > 0 ? rows(card.interestLines) : ""}${pairs([["<b>Total interest charged in this billing period</b>", `<b>${$(card.interest)}</b>`]])}
      <div class=blue>${card.lastYear} totals year-to-date</div>${pairs([
        [`Total fees charged in ${card.lastYear}`, $(card.ytdFees)],
        [`Total interest charged in ${card.lastYear}`, $(card.ytdInterest)],
      ])}
      <div class=pb></div><div class=r>Page 3 of 3</div><div class=blue>Interest charge calculation &nbsp; <span style="font-size:8pt">Days in billing cycle: ${card.days}</span></div><p>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</p>${grid(
        "lrrr",
        [
          "Balance type",
          "Annual percentage rate (APR)",
          "Balance subject to interest rate",
          "Interest charge",
        ],
        [
          ["<b>PURCHASES</b>", "", "", ""],
          [
            "Standard Purch",
            `${rate(card.apr)} (V)`,
            `${$(card.purchaseBase)} (D)`,
            $(card.purchaseInterest),
          ],
          ...(promo
            ? [
                [
                  `Promotional Purch (exp. ${date.slash(promo.expires)})`,
                  "0.00%",
                  `${$(promo.balance)} (D)`,
                  $(0),
                ],
              ]
            : []),
          ["<b>ADVANCES</b>", "", "", ""],
          ["Standard Adv", `${rate(card.cashApr)} (V)`, `${$(0)} (D)`, $(0)],
        ],
        "class=rt",
      )}<p>Your Annual Percentage Rate (APR) is the annual interest rate on your account. APRs followed by (V) may vary. Balances followed by (D) are determined by the daily balance method (including current transactions).</p><div class=blue>Account messages</div><p>Set up AutoPay and never worry about a missed payment. Your card now has no foreign transaction fees at participating merchants.</p><p><b>How we calculate your balance subject to interest rate.</b> We use a daily balance method (including current transactions). <b>Credit Reporting.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p>`,
    );
    const credits = sumOf(card.credits);
    const { paymentsAndCredits, ...facts } = cardFacts(card, "calder", {
      statementDate: end,
      periodStart: start,
      periodEnd: end,
      aprs: [
        { kind: "purchase", apr: decimal(card.apr), balance: decimal(card.purchaseBase) },
        ...(promo
          ? [
              {
                kind: "promotional" as const,
                apr: "0.00",
                balance: decimal(promo.balance),
                expires: promo.expires,
              },
            ]
          : []),
        { kind: "cash-advance", apr: decimal(card.cashApr), balance: "0.00" },
      ],
    });
    const truth = {
      documentType: "credit-cards" as const,
      institution: "calder",
      accounts: [credits === 0 ? { ...facts, paymentsAndCredits } : facts],
      transactions: told([
        ...card.payments,
        ...card.credits,
        ...card.buys,
        ...card.fees,
        ...card.interestLines,
      ]),
      ...(credits !== 0 && {
        allowed: { "accounts.0.paymentsAndCredits": [decimal(-sumOf(card.payments) - credits)] },
      }),
    };
    return { html, truth: alsoNamed(truth, "Calder", "CALDER CARDS", "Calder Cards", "CALDER") };
  },
};

/** A retail card of a store-card bank: deferred interest purchases with their own table and rows of rates. */
const hardware: Layout = {
  name: "ua-card-store-deferred",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = uaCard(seed, {
      salt: 4,
      shops: [
        "STORE 0428 MOORESVILLE NC",
        "STORE 1763 CONCORD NC",
        "TIMBERLANE.COM 866-555-0166 NC",
        "STORE 0595 HUNTERSVILLE NC",
      ],
      rates: [28, 32],
      size: [20_000, 260_000],
      floor: 3_000,
      paid: "ONLINE PYMT-THANK YOU ATLANTA GA",
      late: "LATE FEE",
      lateFee: 3_000,
      interest: "INTEREST CHARGE ON PURCHASES",
      cashApr: 3_199,
      promo: true,
    });
    const { person, end, start, promo } = card;
    const ref = () =>
      `P${card.random.whole(100_000_000, 999_999_999)}${card.random.pick(["00XK", "01BM", "00ZT"])}`;
    const deferred = promo ? Math.round((promo.balance * card.apr * 5) / 120_000) : 0;
    const rows = (lines: readonly Line[], blank = false) =>
      lines.map((line) => [
        date.noYear(line.day),
        date.noYear(line.post),
        blank ? "" : ref(),
        escaped(line.text),
        line.amount < 0 ? `-${$(-line.amount)}` : $(line.amount),
      ]);
    const blanked = (text: string, amount: number) => ["", "", "", `<b>${text}</b>`, `<b>${$(amount)}</b>`];
    const dues = pairs([
      ["New Balance", $(card.balance)],
      ["Total Minimum Payment Due", $(card.minimum)],
      ["Overdue Amount Included in Minimum", $(card.pastDue)],
      ["Payment Due Date", date.slash(card.due)],
    ]);
    const html = document(
      `${BASE}body{font:8.5pt Verdana,Arial}.logo{background:#1b3f2e;color:#fff;font:bold 18pt Georgia;padding:6px 14px;display:inline-block}.h{background:#dfe8e2;font-weight:bold;padding:3px 6px;margin:9px 0 3px}table td{padding:1.5px 0}.x td,.x th{font-size:7.5pt;border-bottom:1px solid #ccc;vertical-align:top}p{font-size:7.2pt;margin:5px 0}.w td,.w th{border:1px solid #888;font-size:7.2pt;padding:2px 4px}.cp{border-top:1px dashed #000;margin-top:10px;padding-top:6px}.pb{break-before:page}`,
      `<div class=row><div><span class=logo>Timberlane</span></div><div class=r><b>Timberlane Advantage Card / SYNTRUST BANK</b><br>${person.name}<br>Account Number: XXXX XXXX XXX${card.last4.slice(0, 1)} ${card.last4.slice(1)}<br>Visit us at timberlane.syntrust.example<br>Customer Service: 1-800-555-0166</div></div>
      <div class=row><div><div class=h>Summary of Account Activity</div>${pairs([
        ["Previous Balance", $(card.previous)],
        ["- Payments", $(-sumOf(card.payments))],
        ["- Other Credits", $(-sumOf(card.credits))],
        ["+ Purchases/Debits", $(sumOf(card.buys))],
        ["+ Fees Charged", $(sumOf(card.fees))],
        ["+ Interest Charged", $(card.interest)],
        ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
        ["Credit Limit", wholeDollars(card.limit)],
        ["Available Credit", $(card.available)],
        ["Statement Closing Date", date.slash(end)],
        ["Days in Billing Cycle", String(card.days)],
      ])}</div><div><div class=h>Payment Information</div>${dues}<p><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment Due by the Payment Due Date listed above, you may have to pay a Late Fee up to $41.00.</p>${
        card.warning
          ? `<p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
              "lll",
              [
                "If you make no additional charges using this card and each month you pay",
                "You will pay off the balance shown on this statement in about",
                "And you will end up paying an estimated total of",
              ],
              [
                ["Only the minimum payment", `${card.warning.years} years`, wholeDollars(card.warning.total)],
                [wholeDollars(card.warning.monthly), "3 years", wholeDollars(card.warning.monthly * 36)],
              ],
              "class=w",
            )}`
          : ""
      }</div></div>
      <p><b>PAYMENT DUE BY 5 P.M. (ET) ON THE DUE DATE.</b> We may convert your payment into an electronic debit. See reverse for details, Billing Rights and other important information.</p>
      ${
        promo
          ? `<div class=h>Promotional Purchase Summary</div>${grid(
              "lllrrl",
              [
                "Tran Date",
                "Description",
                "Initial Purchase Amount",
                "Deferred Interest Charge",
                "Promotional Balance",
                "Expiration Date",
              ],
              [
                [
                  date.slash(promo.began),
                  "NO INTEREST IF PAID IN FULL WITHIN 12 MONTHS",
                  $(promo.balance + 12_500),
                  $(deferred),
                  $(promo.balance),
                  date.slash(promo.expires),
                ],
              ],
              "class=x",
            )}<p><b>Deferred Interest Notice:</b> To avoid paying Deferred Interest Charges on a promotional purchase, you must pay the entire Promotional Balance by its Expiration Date.</p>`
          : ""
      }
      <div class="cp row"><div><p>Payment enclosed $ ______________<br>Please use blue or black ink.</p><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div>${dues}<p>Make Payment To: TIMBERLANE/SYNTRUST BANK<br>PO BOX 669807<br>DALLAS, TX 75266-0759</p></div></div>
      <div class=pb></div><div class=row><span>Timberlane Advantage Card / SYNTRUST BANK</span><span class=r>Page 2 of 2</span></div><div class=h>Transaction Detail</div>${grid(
        "llllr",
        ["Tran Date", "Post Date", "Reference Number", "Description", "Amount"],
        [
          ...rows([...card.payments, ...card.credits, ...card.buys]),
          blanked("FEES", 0).map((text, index) => (index === 3 ? text : "")),
          ...rows(card.fees, true),
          blanked("TOTAL FEES FOR THIS PERIOD", sumOf(card.fees)),
          blanked("INTEREST CHARGED", 0).map((text, index) => (index === 3 ? text : "")),
          ...rows(card.interestLines, true),
          blanked("TOTAL INTEREST FOR THIS PERIOD", card.interest),
        ],
        "class=x",
      )}
      <div class=h>${card.lastYear} Year-to-Date Fees and Interest</div>${pairs([
        [`Total Fees Charged in ${card.lastYear}`, $(card.ytdFees)],
        [`Total Interest Charged in ${card.lastYear}`, $(card.ytdInterest)],
      ])}
      <div class=h>Interest Charge Calculation</div><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account. Interest is computed on the average daily balance from ${date.slash(start)}.</p>${grid(
        "llrrr",
        [
          "Type of Balance",
          "Expiration Date",
          "Annual Percentage Rate",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Regular Purchases", "N/A", rate(card.apr), $(card.purchaseBase), $(card.purchaseInterest)],
          ...(promo
            ? [
                [
                  "No Interest If Paid In Full",
                  date.slash(promo.expires),
                  rate(card.apr),
                  $(promo.balance),
                  $(0),
                ],
              ]
            : []),
        ],
        "class=x",
      )}<div class=h>Cardholder News and Information</div><p>Get 5% off every day on eligible purchases charged to your account. Your Account is issued by Syntrust Bank. Offers subject to credit approval; expires ${date.slash(addDays(end, 41))}.</p>`,
    );
    const credits = sumOf(card.credits);
    const { paymentsAndCredits, ...facts } = cardFacts(card, "SYNTRUST BANK", {
      statementDate: end,
      pastDue: decimal(card.pastDue),
      aprs: [
        { kind: "purchase", apr: decimal(card.apr), balance: decimal(card.purchaseBase) },
        ...(promo
          ? [
              {
                kind: "promotional" as const,
                apr: decimal(card.apr),
                balance: decimal(promo.balance),
                expires: promo.expires,
              },
            ]
          : []),
      ],
    });
    const truth = {
      documentType: "credit-cards" as const,
      institution: "SYNTRUST BANK",
      accounts: [credits === 0 ? { ...facts, paymentsAndCredits } : facts],
      transactions: told([
        ...card.payments,
        ...card.credits,
        ...card.buys,
        ...card.fees,
        ...card.interestLines,
      ]),
      allowed: {
        "accounts.0.periodStart": [start],
        "accounts.0.periodEnd": [end],
        ...(credits !== 0 && { "accounts.0.paymentsAndCredits": [decimal(-sumOf(card.payments) - credits)] }),
      },
    };
    return {
      html,
      truth: alsoNamed(
        truth,
        "Syntrust Bank",
        "Timberlane",
        "Timberlane/Syntrust Bank",
        "TIMBERLANE/SYNTRUST BANK",
        "Timberlane Advantage Card / SYNTRUST BANK",
      ),
    };
  },
};

export const uaCardsSecond: readonly Layout[] = [city, hardware];
