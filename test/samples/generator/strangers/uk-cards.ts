import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import {
  $,
  type Card,
  type CardLine,
  cardFacts,
  date,
  decimal,
  digits,
  GAP,
  holder,
  makeCard,
  money,
  rowsOf,
  type Shop,
  whole,
} from "./uk-data.ts";

const LATE =
  "<b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $40.00 and your APRs will be subject to increase to a maximum Penalty APR of 29.99%.";
const MINIMUM =
  "<b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:";
const HEADS = [
  "If you make no additional charges using this card and each month you pay...",
  "You will pay off the balance shown on this statement in about...",
  "And you will end up paying an estimated total of...",
];
export const warningGrid = (
  card: Card,
  heads: readonly string[] = HEADS,
  only = "Only the minimum payment",
) =>
  card.warning
    ? `<p>${MINIMUM}</p>${grid(
        "lcc",
        heads,
        [
          [only, `${card.warning.years} years`, whole(card.warning.total)],
          [
            whole(card.warning.per),
            "3 years",
            `${whole(card.warning.total36)}<br>(Savings=${whole(card.warning.saves)})`,
          ],
        ],
        "class=w",
      )}<p>If you would like information about credit counseling services, call 1-866-797-2885.</p>`
    : "";

const signed = (amount: number, sign: string) => (amount === 0 ? $(0) : `${sign}${$(amount)}`);

/** A very large bank's rewards card: summary and rewards side by side, plans in a table of their own. */
const plan: Layout = {
  name: "uk-card-rewards-plan",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 11,
      shop: ([name, city, state]: Shop) => `${name} ${city} ${state}`,
      paid: "Payment Thank You-Mobile",
      late: "LATE FEE",
      interest: "PURCHASE INTEREST CHARGE",
      size: [90_000, 620_000],
      aprs: [19, 28],
      floor: 4_000,
    });
    const { random, person } = card;
    const hasPlan = card.mode === "carry";
    const planLeft = hasPlan ? Math.round(card.previous * 0.2) : 0;
    const planFee = 0;
    const cash = Math.round(card.limit * 0.05);
    const points = Math.round(card.purchases / 100);
    const before = random.whole(800, 31_000);
    const amount = (line: CardLine) => money.plain(line.amount);
    const section = (name: string, lines: readonly CardLine[]) =>
      lines.length === 0
        ? ""
        : `<tr><td colspan=3 class=sec>${name}</td></tr>${lines.map((line) => `<tr><td>${date.noYear(line.day)}</td><td>${escaped(line.text)}</td><td class=r>${amount(line)}</td></tr>`).join("")}`;
    const top = card.paid.concat(card.back).toSorted((a, b) => a.day.localeCompare(b.day));
    const html = document(
      `${BASE}${GAP}body{font:8.5pt Arial,sans-serif;color:#222}.logo{font:bold 20pt Georgia;color:#12456b}.bar{background:#12456b;color:#fff;padding:3px 8px;font-weight:bold;font-size:10.5pt;margin-top:12px}.due{display:flex;background:#e8eef3;padding:8px;gap:20px}.due b{font-size:14pt;display:block}.sum td{border-bottom:1px solid #ccc;padding:2px 0}.w td,.w th{border:1px solid #999;padding:3px;font-size:7.5pt}.sec{font-weight:bold;padding-top:7px}.cut{border-top:1px dashed #333;margin-top:16px;padding-top:8px}.next{break-before:page}`,
      `<div class=row><div class=logo>Halvorsen<br><span style="font:9pt Arial">freeway unlimited&reg;</span></div><div style="text-align:right">Manage your account online at:<br><b>www.halvorsen.com/cardhelp</b><br>Customer Service: 1-800-555-0135<br>Mobile: Download the Halvorsen Mobile&reg; app today</div></div>
<div class=due><div>New Balance<b>${$(card.balance)}</b></div><div>Minimum Payment Due<b>${$(card.minimum)}</b></div><div>Payment Due Date<b>${date.short(card.due)}</b></div></div>
<p>${LATE}</p>${warningGrid(card)}
<div class=row><div><div class=bar>ACCOUNT SUMMARY</div><p>Account Number: XXXX XXXX XXXX ${card.last4}</p>${pairs(
        [
          ["Previous Balance", $(card.previous)],
          ["Payment, Credits", signed(card.payments + card.credits, "-")],
          ["Purchases", signed(card.purchases, "+")],
          ["Cash Advances", "$0.00"],
          ["Balance Transfers", "$0.00"],
          ["Fees Charged", signed(card.fees, "+")],
          ["Interest Charged", signed(card.interest, "+")],
          ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
          ["Opening/Closing Date", `${date.short(card.start)} - ${date.short(card.end)}`],
          ["Credit Access Line", whole(card.limit)],
          ["Available Credit", whole(Math.floor(card.available / 100) * 100)],
          ["Cash Access Line", whole(cash)],
          ["Available for Cash", whole(cash)],
          ["Past Due Amount", $(card.pastDue)],
          ["Balance over the Credit Access Line", "$0.00"],
        ],
        "class=sum",
      )}</div><div><div class=bar>HALVORSEN ULTIMATE POINTS&reg;</div>${pairs(
        [
          ["Previous points balance", before.toLocaleString("en-US")],
          ["+ Points earned on purchases this period", points.toLocaleString("en-US")],
          [
            "<b>= Total points available for redemption</b>",
            `<b>${(before + points).toLocaleString("en-US")}</b>`,
          ],
        ],
        "class=sum",
      )}<p class=small>You'll earn unlimited 1.5% cash back on every purchase. Redeem for travel, gift cards or cash at halvorsen.com/points. 1,000 points = $10 in cash back.</p><div class=bar>YOUR ACCOUNT MESSAGES</div><p>${card.pastDue > 0 ? `Your account is past due. Please send your minimum payment of ${$(card.minimum)}, which includes a past due amount of ${$(card.pastDue)}.` : "Your next AutoPay payment is not scheduled. Enroll at halvorsen.com/autopay."}</p></div></div>
<div class=cut><div class=row><div class=small>Make your payment at halvorsen.com/paycard or mail this coupon to:<br>CARD SERVICES<br>PO BOX 6294<br>CAROL STREAM IL 60197-6294<br><br>${holder(person)}</div><div>${pairs(
        [
          ["Payment Due Date:", date.short(card.due)],
          ["New Balance:", $(card.balance)],
          ["Minimum Payment Due:", $(card.minimum)],
          ["Account number:", `XXXX XXXX XXXX ${card.last4}`],
        ],
      )}<p>$ _______________ Amount Enclosed</p></div></div></div>
<div class=next><div class=row><div class=logo>Halvorsen</div><div class=r>Page 2 of 2<br>Statement Date: ${date.short(card.end)}</div></div><div class=bar>ACCOUNT ACTIVITY</div><table><tr><th>Date of<br>Transaction</th><th>Merchant Name or Transaction Description</th><th class=r>$ Amount</th></tr>${section("PAYMENTS AND OTHER CREDITS", top)}${section("PURCHASE", card.buys)}${section("FEES CHARGED", card.feeLines)}${card.fees > 0 ? `<tr><td></td><td><b>TOTAL FEES FOR THIS PERIOD</b></td><td class=r>${$(card.fees)}</td></tr>` : ""}${section("INTEREST CHARGED", card.interestLines)}${card.interest > 0 ? `<tr><td></td><td><b>TOTAL INTEREST FOR THIS PERIOD</b></td><td class=r>${$(card.interest)}</td></tr>` : ""}</table>
<p style="text-align:center"><b>${card.end.slice(0, 4)} Totals Year-to-Date</b></p>${pairs([
        [`Total fees charged in ${card.end.slice(0, 4)}`, $(card.ytdFees)],
        [`Total interest charged in ${card.end.slice(0, 4)}`, $(card.ytdInterest)],
      ])}<p class=small>Year-to-date totals do not reflect any fee or interest refunds you may have received.</p>
${
  hasPlan
    ? `<div class=bar>HALVORSEN PAY IT PLAN&reg;</div><p>Your plan balance is included in the New Balance and the plan payment due is included in your Minimum Payment Due.</p>${grid(
        "lrrrrr",
        [
          "Plan name",
          "Original Plan Amount",
          "Remaining Plan Balance",
          "Monthly Plan Fee",
          "Plan Payment Due",
          "Payments Remaining",
        ],
        [
          [
            "Purchase plan 1",
            $(planLeft * 2),
            $(planLeft),
            $(planFee),
            $(Math.round(planLeft / 6) + planFee),
            "6 of 12",
          ],
        ],
        "class=w",
      )}`
    : ""
}
<div class=bar>INTEREST CHARGES</div><p>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</p>${grid(
        "lrrr",
        [
          "Balance Type",
          "Annual Percentage Rate (APR)",
          "Balance Subject To Interest Rate",
          "Interest Charges",
        ],
        [
          ["<b>PURCHASES</b>", "", "", ""],
          ["&nbsp; Purchases", `${card.apr}%(v)(d)`, $(card.carried), $(card.interest)],
          ["<b>CASH ADVANCES</b>", "", "", ""],
          ["&nbsp; Cash Advances", `${card.cashApr}%(v)(d)`, "- 0 -", "- 0 -"],
          ["<b>BALANCE TRANSFERS</b>", "", "", ""],
          ["&nbsp; Balance Transfer", `${card.apr}%(v)(d)`, "- 0 -", "- 0 -"],
        ],
      )}<p class=small>${card.days} Days in Billing Period. (v) = Variable Rate (d) = Daily Balance Method (including new transactions) (a) = Average Daily Balance Method (including new transactions). Please see Information About Your Account section for the Calculation of Balance Subject to Interest Rate, Annual Renewal Notice, How to Avoid Interest on Purchases, and other important information, as applicable.</p></div>`,
    );
    const facts = cardFacts(card, "Halvorsen");
    const available = decimal(Math.floor(card.available / 100) * 100);
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: "Halvorsen",
        accounts: [
          {
            ...facts,
            availableCredit: available,
            aprs: [
              { kind: "purchase", apr: card.apr, balance: decimal(card.carried) },
              { kind: "cash-advance", apr: card.cashApr },
              { kind: "balance-transfer", apr: card.apr },
            ],
          },
        ],
        transactions: [
          ...rowsOf(top, -1),
          ...rowsOf(card.buys, -1),
          ...rowsOf(card.feeLines, -1),
          ...rowsOf(card.interestLines, -1),
        ],
        allowed: {
          "accounts.0.aprs.1.balance": ["0.00"],
          "accounts.0.aprs.2.balance": ["0.00"],
        },
      },
    };
  },
};

/** A store card of a finance bank: deferred interest on promotional purchases. */
const store: Layout = {
  name: "uk-card-store-deferred",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 12,
      shop: (_shop: Shop, random) =>
        `${random.pick(["STORE 0417 DULUTH GA", "STORE 1182 MARIETTA GA", "TIMBERLOFT.COM 0001", "STORE 0933 MACON GA"])} ${random.pick(["LUMBER", "PAINT", "GARDEN", "APPLIANCES", "HARDWARE"])}`,
      paid: "PAYMENT - THANK YOU",
      late: "LATE FEE",
      interest: "INTEREST CHARGE ON PURCHASES",
      size: [70_000, 380_000],
      aprs: [29, 33],
      floor: 3_000,
    });
    const { random, person } = card;
    const hasPromo = card.mode === "carry" || card.mode === "late";
    const promo = hasPromo ? Math.round(card.previous * 0.3) : 0;
    const expires = date.slash(
      `${Number(card.end.slice(0, 4)) + 1}-${random.pick(["02", "05", "08", "11"])}-14`,
    );
    const bought = date.slash(`${Number(card.end.slice(0, 4)) - 1}-12-06`);
    const iso = `${expires.slice(6)}-${expires.slice(0, 2)}-14`;
    // The promotional balance bears no billed interest; what is billed comes from the regular balance alone.
    const regular = card.carried;
    const facts = cardFacts(card, "Timberloft");
    const lines = [...card.paid, ...card.back, ...card.buys].toSorted((a, b) => a.day.localeCompare(b.day));
    const rows = lines.map((line) => [
      date.noYear(line.day),
      digits(random, 10),
      escaped(line.text),
      line.amount < 0 ? `-${$(-line.amount)}` : $(line.amount),
    ]);
    const sumRow = (label: string, amount: number): [string, string, string, string] => [
      "",
      "",
      `<b>${label}</b>`,
      `<b>${$(amount)}</b>`,
    ];
    const html = document(
      `${BASE}${GAP}body{font:8pt Helvetica,Arial,sans-serif}h1{font-size:21pt;color:#7a2b16;margin:0;letter-spacing:-1px}.box{border:1.5px solid #7a2b16;border-radius:6px;padding:6px 9px}.box h3{margin:0 0 4px;color:#7a2b16;font-size:10pt}.box td{padding:1.5px 0}h3.b{background:#7a2b16;color:#fff;padding:3px 6px;margin:10px 0 3px;font-size:9.5pt}.w td,.w th,.p td,.p th{border:1px solid #aaa;padding:2px 4px;font-size:7pt}.cut{border-top:1px dotted #000;margin-top:12px;padding-top:6px}.n{break-before:page}`,
      `<div class=row><div><h1>Timberloft<span style="font-size:9pt"> Home Advantage Card</span></h1></div><div class=r>Visit us at timberloft.credit<br>Customer Service: 1-800-555-0119</div></div><p><b>${person.name}</b><br>Account Number ending in: ${card.last4}</p>
<div class=row><div class=box><h3>Summary of Account Activity</h3>${pairs([
        ["Previous Balance", $(card.previous)],
        ["- Payments", $(card.payments)],
        ["- Other Credits", $(card.credits)],
        ["+ Purchases/Debits", $(card.purchases)],
        ["+ Fees Charged", $(card.fees)],
        ["+ Interest Charged", $(card.interest)],
        ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
        ["Credit Limit", whole(card.limit)],
        ["Available Credit", whole(Math.floor(card.available / 100) * 100)],
        ["Statement Closing Date", date.slash(card.end)],
        ["Days in Billing Cycle", String(card.days)],
      ])}</div><div class=box><h3>Payment Information</h3>${pairs([
        ["New Balance", $(card.balance)],
        ["Total Minimum Payment Due", $(card.minimum)],
        card.pastDue > 0 && ["Amount Past Due (included above)", $(card.pastDue)],
        ["Payment Due Date", date.slash(card.due)],
      ])}<p><b>PAYMENT DUE BY 5 P.M. (ET) ON THE DUE DATE.</b> We may convert your payment into an electronic debit. See reverse for details, Billing Rights and other important information.</p><p><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment Due by the Payment Due Date listed above, you may have to pay a late fee up to $41.00.</p></div></div>
${warningGrid(
  card,
  [
    "If you make no additional charges using this card and each month you pay",
    "You will pay off the balance shown on this statement in about",
    "And you will end up paying an estimated total of",
  ],
  "Only the Minimum Payment",
)}
${hasPromo ? `<h3 class=b>Promotional Purchase Summary</h3>${grid("llrrrl", ["Tran Date", "Description", "Initial Purchase Amount", "Promo Balance", "Deferred Interest Charge", "Promo Expiration Date"], [[bought, "18 MONTHS NO INTEREST IF PAID IN FULL", $(Math.round(promo * 1.6)), $(promo), $(Math.round(promo * 0.21)), expires]], "class=p")}<p class=small><b>To avoid paying Deferred Interest Charges on a Promotional Purchase, you must pay the entire applicable Promotional Balance by the Promotional Expiration Date.</b> If you do not, the Deferred Interest Charges will be added to your account. You must make at least your Total Minimum Payment Due each month.</p>` : ""}
<div class=cut><b>Detach and mail this portion with your check. Do not include any correspondence with your check.</b><div class=row><div>${holder(person)}</div><div>${pairs(
        [
          ["Account Number", `&#8226;&#8226;&#8226;&#8226; ${card.last4}`],
          ["Total Minimum Payment Due", $(card.minimum)],
          ["New Balance", $(card.balance)],
          ["Payment Due Date", date.slash(card.due)],
        ],
      )}<p>Payment Enclosed: $ ________ . ____</p>Make Payment to: TIMBERLOFT/CORVANE BANK<br>PO BOX 530914 ATLANTA, GA 30353-0914</div></div></div>
<div class=n><h3 class=b>Transaction Detail</h3>${grid("lllr", ["Date", "Reference #", "Description", "Amount"], rows)}<table style="margin-top:8px"><tr><th colspan=4>FEES</th></tr></table>${grid("lllr", [], [...card.feeLines.map((line) => [date.noYear(line.day), "", line.text, $(line.amount)]), sumRow("TOTAL FEES FOR THIS PERIOD", card.fees)])}<table style="margin-top:8px"><tr><th colspan=4>INTEREST CHARGED</th></tr></table>${grid("lllr", [], [...card.interestLines.map((line) => [date.noYear(line.day), "", line.text, $(line.amount)]), sumRow("TOTAL INTEREST FOR THIS PERIOD", card.interest)])}
<h3 class=b>${card.end.slice(0, 4)} Year-to-Date Fees and Interest</h3>${pairs([
        [`Total Fees Charged in ${card.end.slice(0, 4)}`, $(card.ytdFees)],
        [`Total Interest Charged in ${card.end.slice(0, 4)}`, $(card.ytdInterest)],
      ])}
<h3 class=b>Interest Charge Calculation</h3><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
        "llrrr",
        [
          "Type of Balance",
          "Expiration Date",
          "Annual Percentage Rate",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Regular Purchases", "N/A", `${card.apr}%`, $(regular), $(card.interest)],
          ...(hasPromo
            ? [["Deferred Int/No Int If Pd In Full", expires, `${card.apr}%`, $(promo), "$0.00"]]
            : []),
        ],
        "class=p",
      )}<h3 class=b>Cardholder News and Information</h3><p>Get 5% off every day or 6 months special financing on purchases of $299 or more. Subject to credit approval. Account is owned by Corvane Bank. You may be charged interest from the purchase date if the promotional purchase is not paid in full.</p><p class=small>We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be shown in your credit report.</p></div>`,
    );
    const { periodStart: _start, periodEnd: _end, pastDue, paymentsAndCredits, ...rest } = facts;
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Timberloft",
          accounts: [
            {
              ...rest,
              accountLast4: card.last4,
              ...(card.pastDue > 0 && { pastDue }),
              ...(card.credits === 0 && { paymentsAndCredits }),
              availableCredit: decimal(Math.floor(card.available / 100) * 100),
              aprs: [
                { kind: "purchase", apr: card.apr, balance: decimal(regular) },
                ...(hasPromo
                  ? [{ kind: "promotional" as const, apr: card.apr, balance: decimal(promo), expires: iso }]
                  : []),
              ],
            },
          ],
          transactions: [
            ...rowsOf(lines, -1),
            ...rowsOf(card.feeLines, -1),
            ...rowsOf(card.interestLines, -1),
          ],
          allowed: {
            "accounts.0.periodEnd": [card.end],
            "accounts.0.periodStart": [card.start],
            ...(card.credits > 0 && {
              "accounts.0.paymentsAndCredits": [
                decimal(card.payments + card.credits),
                decimal(card.payments),
              ],
            }),
          },
        },
        "Corvane Bank",
        "TIMBERLOFT/CORVANE BANK",
      ),
    };
  },
};

export const ukCards: readonly Layout[] = [plan, store];
