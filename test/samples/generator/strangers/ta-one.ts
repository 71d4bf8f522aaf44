import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { type Row, taCard } from "./ta-data.ts";
import { address, floored, PAGES, page } from "./ta-pages.ts";
import { $, apart, dollars, LONGER, of, taTruth, told, warningRows } from "./ta-truth.ts";

const calendar = (day: string) => {
  const first = `${day.slice(0, 7)}-01`;
  const lead = new Date(`${first}T00:00:00Z`).getUTCDay();
  const cells = Array.from({ length: 35 }, (_, index) => addDays(first, index - lead));
  const weeks = [0, 1, 2, 3, 4].map((week) =>
    cells
      .slice(week * 7, week * 7 + 7)
      .map((cell) => `<td class="${cell === day ? "hit" : ""}">${Number(cell.slice(8))}</td>`)
      .join(""),
  );
  return `<div class=cal><b>${date.monthYear(day)}</b><table><tr>${Array.from("SMTWTFS")
    .map((letter) => `<th>${letter}</th>`)
    .join("")}</tr>${weeks.map((week) => `<tr>${week}</tr>`).join("")}</table></div>`;
};

const signed = (amount: number, sign: string) => (amount === 0 ? "$0.00" : `${sign}$${grouped(amount)}`);

/** A big money-centre bank: a calendar with the due date, a summary at the left, the coupon at the foot. */
const tremaine: Layout = {
  name: "ta-tremaine-liberty",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = taCard(seed, {
      salt: 11,
      shop: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: seed % 2 === 0 ? "Payment Thank You-Mobile" : "AUTOMATIC PAYMENT - THANK YOU",
      refund: "",
      late: "LATE FEE",
      interest: "PURCHASE INTEREST CHARGE",
      mayBePastDue: true,
      mayBeCredit: true,
      rates: [18, 28],
      cashApr: "29.99",
      size: [90_000, 640_000],
      floor: 4_000,
      count: [5, 11],
      labels: { purchase: "Purchases", cash: "Cash Advances", transfer: "Balance Transfers" },
    });
    const [purchase, transfer, advance] = card.rates;
    const rates = [purchase, advance, transfer].filter((rate) => rate !== undefined);
    const lines = (rows: readonly Row[]) =>
      rows.map((row) => [date.noYear(row.trans), escaped(row.text), money.plain(row.amount)]);
    const head = `<tr class=hd><td>Date of<br>Transaction</td><td>Merchant Name or Transaction Description</td><td class=r>$ Amount</td></tr>`;
    const part = (name: string, rows: readonly Row[], foot = "") =>
      rows.length === 0
        ? ""
        : `<tr><td colspan=3><b>${name}</b></td></tr>${lines(rows)
            .map(
              ([day, text, amount]) => `<tr><td>${day}</td><td>${text}</td><td class=r>${amount}</td></tr>`,
            )
            .join("")}${foot}`;
    const sum = (name: string, amount: number) =>
      `<tr><td></td><td><b>${name}</b></td><td class=r><b>${$(amount)}</b></td></tr>`;
    const back = of(card, "payment", "credit");
    const bought = of(card, "purchase");
    const fees = of(card, "fee");
    const charged = of(card, "interest");
    const points = Math.round((card.purchases * 1.5) / 100);
    const foot = (number: number) =>
      `<span>${escaped(card.person.name)}</span><span>Page ${number} of 3</span><span>Statement Date: ${date.short(card.end)}</span>`;
    const due = `<div class=due><div>New Balance<br><b>${money.dollar(card.balance)}</b></div><div>Minimum Payment Due<br><b>${$(card.minimum)}</b></div><div>Payment Due Date<br><b>${date.short(card.due)}</b></div></div>`;
    const one = `<div class=row><div><span class=logo>TREMAINE</span> <i>liberty unlimited</i></div><div class="small r">Manage your account online at:<br>www.tremaine.example/cardhelp<br>Customer Service: 1-800-555-0136<br>Mobile: Download the Tremaine Mobile® app today</div></div>
<div class=row style="margin-top:14px"><div>${calendar(card.due)}</div><div>${due}</div></div>
<p class=small><b>Late Payment Warning:</b> If we do not receive your minimum payment by the due date, you may have to pay a late fee of up to $40.00.</p>
${card.warning === undefined ? "" : `<p class=small><b>Minimum Payment Warning:</b> ${LONGER}</p>${grid("lrr", ["If you make no additional charges using this card and each month you pay...", "You will pay off the balance shown on this statement in about...", "And you will end up paying an estimated total of..."], warningRows(card, dollars, "Only the minimum payment"), "class=warn")}<p class=small>If you would like information about credit counseling services, call 1-866-555-0164.</p>`}
<div class=row><div><div class=bar>ACCOUNT SUMMARY</div><p>Account Number: <b>${card.number.join(" ")}</b></p>${pairs(
      [
        ["Previous Balance", $(card.previous)],
        ["Payment, Credits", signed(card.payments + card.credits, "-")],
        ["Purchases", signed(card.purchases, "+")],
        ["Cash Advances", "$0.00"],
        ["Balance Transfers", "$0.00"],
        ["Fees Charged", signed(card.fees, "+")],
        ["Interest Charged", signed(card.interest, "+")],
        ["<b>New Balance</b>", `<b>${money.dollar(card.balance)}</b>`],
        ["Opening/Closing Date", `${date.short(card.start)} - ${date.short(card.end)}`],
        ["Credit Access Line", dollars(card.limit)],
        ["Available Credit", dollars(card.available)],
        ["Cash Access Line", dollars(card.cashLimit)],
        ["Available for Cash", dollars(card.cashAvailable)],
        ["Past Due Amount", $(card.pastDue)],
        ["Balance over the Credit Access Line", "$0.00"],
      ],
    )}</div><div><div class=bar>YOUR ACCOUNT MESSAGES</div><p class=small>${card.pastDue > 0 ? `Your account is past due. Please send the minimum payment of ${$(card.minimum)} now.` : "You can set up alerts, see your free credit score and lock your card at any time on our website."}</p><div class=bar>TREMAINE REWARDS SUMMARY</div>${pairs(
      [
        ["Previous points balance", grouped(card.limit).slice(0, -3)],
        ["+ 1.5% (1.5 Pts)/$1 earned on all purchases", String(points)],
        [
          "<b>Total points available for redemption</b>",
          grouped((Number(grouped(card.limit).slice(0, -3).replaceAll(",", "")) + points) * 100).slice(0, -3),
        ],
      ],
    )}</div></div>
<div class=cpn><div class=row><div><span class=logo>TREMAINE</span><p class=small>Make your check payable to Cardmember Service.<br>New address or e-mail? Print on back.</p>${address(card)}</div><div>${pairs(
      [
        ["Payment Due Date:", `<b>${date.short(card.due)}</b>`],
        ["New Balance:", `<b>${money.dollar(card.balance)}</b>`],
        ["Minimum Payment Due:", `<b>${$(card.minimum)}</b>`],
        ["Account number:", card.number.join(" ")],
      ],
    )}<p>$ ______________ . ____ Amount Enclosed</p><p>CARDMEMBER SERVICE<br>PO BOX 55018<br>CAROL STREAM IL 60197-5018</p></div></div></div>`;
    const two = `<div class=small><b>To contact us regarding your account:</b> Call 1-800-555-0136. We accept operator relay calls. Send inquiries to P.O. Box 15298, Wilmington, DE 19850. Mail payments to P.O. Box 55018, Carol Stream, IL 60197-5018.
<p><b>Information About Your Account</b></p><p><b>Making Your Payments:</b> The amount of your payment should be at least your minimum payment due, payable in U.S. dollars and drawn on a bank in the United States. If we receive your properly prepared payment by 5 p.m. local time at our Payments address we will credit it as of that day.</p><p><b>Credit Reporting:</b> We may report information about your account to credit bureaus. Late payments, missed payments or other defaults on your account may be reflected in your credit report. If you think we have reported inaccurate information, write to us at P.O. Box 15369, Wilmington, DE 19850.</p><p><b>What To Do If You Think You Find A Mistake On Your Statement:</b> Write to us within 60 days after the error appeared on your statement. In your letter, give us your name and account number, the dollar amount of the suspected error, and describe what you believe is wrong. While we investigate, you do not have to pay the amount in question.</p><p><b>Your Rights If You Are Dissatisfied With Your Credit Card Purchases:</b> The purchase price must have been more than $50, and made in your home state or within 100 miles of your current mailing address.</p><p><b>Balance Subject to Interest Rate / Interest Accrual:</b> We calculate a daily balance for each type of transaction, multiply it by the daily periodic rate, and add the result. There is a transaction fee for each balance transfer or cash advance of 5% or $10.00, whichever is greater. Annual membership fee: $0.</p></div>`;
    const zero = (amount: number) => (amount === 0 ? "- 0 -" : $(amount));
    const three = `<div class=bar>ACCOUNT ACTIVITY</div><table class=act>${head}${part("PAYMENTS AND OTHER CREDITS", back)}${part("PURCHASE", bought)}${part("FEES CHARGED", fees, sum("TOTAL FEES FOR THIS PERIOD", card.fees))}${part("INTEREST CHARGED", charged, sum("TOTAL INTEREST FOR THIS PERIOD", card.interest))}</table>
<div class=ytd><b>${card.year} Totals Year-to-Date</b>${pairs([
      [`Total fees charged in ${card.year}`, $(card.feesToDate)],
      [`Total interest charged in ${card.year}`, $(card.interestToDate)],
    ])}<span class=small>Year-to-date totals do not reflect any fee or interest refunds you may have received.</span></div>
<div class=bar>INTEREST CHARGES</div><p class=small>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</p>
<table class=ic><tr><th>Balance Type</th><th class=r>Annual<br>Percentage<br>Rate (APR)</th><th class=r>Balance<br>Subject To<br>Interest Rate</th><th class=r>Interest<br>Charges</th></tr>${rates.map((rate) => `<tr><td colspan=4><b>${rate.label.toUpperCase()}</b></td></tr><tr><td style="padding-left:14px">${rate.label}</td><td class=r>${rate.apr}%(v)(d)</td><td class=r>${zero(rate.balance)}</td><td class=r>${zero(rate.interest)}</td></tr>`).join("")}</table>
<p class="small r">${card.days} Days in Billing Period</p><p class=small>(v) = Variable Rate<br>(d) = Daily Balance Method (including new transactions)<br>Please see Information About Your Account section for the Calculation of Balance Subject to Interest Rate, Annual Renewal Notice, How to Avoid Interest on Purchases, and other important information, as applicable.</p>`;
    const html = document(
      `${BASE}${PAGES}body{font:8.5pt Arial,sans-serif}.logo{font:bold 17pt Arial;color:#114a8c;letter-spacing:1px}.bar{background:#dfe6ee;font-weight:bold;padding:2px 5px;margin:8px 0 3px}.cal{border:1px solid #999;padding:4px;width:2.3in}.cal td,.cal th{text-align:center;padding:1px}.hit{background:#114a8c;color:#fff}.due>div{padding:4px 0;border-bottom:1px solid #bbb}.warn{font-size:7.5pt;border:1px solid #888}.warn td,.warn th{border:1px solid #888;padding:2px 4px;font-weight:normal}.cpn{position:absolute;bottom:14px;left:0;right:0;border-top:1px dashed #555;padding-top:6px}.hd td{border-bottom:1px solid #000}.ytd{border:1px solid #555;width:4in;margin:12px auto;padding:4px;text-align:center}.ic{border-bottom:1px solid #999}`,
      page(one) + page(two, foot(2)) + page(three, foot(3)),
    );
    return {
      html,
      truth: taTruth(card, {
        institution: "TREMAINE",
        named: ["Tremaine"],
        rows: told([...back, ...bought, ...fees, ...charged]),
        change: {
          availableCredit: floored(card.available),
          aprs: rates.map(({ kind, apr, balance }) => ({
            kind,
            apr,
            ...(balance === 0 ? {} : { balance: decimal(balance) }),
          })),
        },
        allowed: Object.fromEntries(
          rates.flatMap((rate, index) =>
            rate.balance === 0 ? [[`accounts.0.aprs.${index}.balance`, ["0.00"]] as const] : [],
          ),
        ),
      }),
    };
  },
};

/** A global bank's cash-back card: side bar with the summary, whole-dollar limits, transactions in groups. */
const corvi: Layout = {
  name: "ta-corvi-twice-cash",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = taCard(seed, {
      salt: 12,
      shop: ([name, city, state]) => `${name.padEnd(22, " ").slice(0, 22).trim()} ${city} ${state}`,
      paid: seed % 2 === 0 ? "PAYMENT THANK YOU" : "AUTOPAY 999990000015480RAUTOPAY AUTO-PMT",
      refund: "",
      late: "LATE FEE - PAYMENT PAST DUE",
      interest: "INTEREST CHARGED TO STANDARD PURCH",
      promo: true,
      mayBePastDue: true,
      rates: [17, 27],
      cashApr: "29.99",
      size: [80_000, 520_000],
      floor: 4_100,
      count: [5, 12],
      labels: { purchase: "Standard Purch", cash: "Standard Adv", promo: "Offer 3 Promotional Bal Xfer" },
    });
    const payments = of(card, "payment");
    const credits = of(card, "credit");
    const bought = of(card, "purchase");
    const fees = of(card, "fee");
    const charged = of(card, "interest");
    const plus = (amount: number) => `+$${grouped(amount)}`;
    const minus = (amount: number) => `-$${grouped(amount)}`;
    const line = (row: Row, first: boolean) => [
      first ? date.noYear(row.trans) : "",
      date.noYear(row.post),
      escaped(row.text),
      money.dollar(row.amount),
    ];
    const head = `<div class=row><div><b>${escaped(card.person.name)}</b></div><div class=r>www.corvicards.example<br>Customer Service 1-800-555-0121</div></div>`;
    const back = Math.round(card.purchases / 100);
    const one = `<div class=row><div><span class=logo>corvi</span><br><b>TWICE CASH<sup>SM</sup> CARD</b><p><b>${escaped(card.person.name)}</b><br>Member Since 2014<br>Account number ending in: <b>${card.last4}</b><br>Billing Period: <b>${date.short(card.start)}-${date.short(card.end)}</b></p></div><div class="small r"><b>How to reach us</b><br>www.corvicards.example<br>1-800-555-0121 TTY: 711<br>PO BOX 6077 SIOUX FALLS, SD 57117</div></div>
<div class=two><div class=main><div class=key>${pairs([
      ["Minimum payment due:", `<b>${$(card.minimum)}</b>`],
      [`New balance as of ${date.short(card.end)}:`, `<b>${$(card.balance)}</b>`],
      ["Payment due date:", `<b>${date.short(card.due)}</b>`],
    ])}</div>${card.pastDue > 0 ? `<p><b>Your account is past due.</b> Please pay at least the minimum payment due, which includes a past due amount of ${$(card.pastDue)}.</p>` : ""}
<p><b>Make a payment now!</b> www.payonline.corvicards.example</p>
<p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $41 and your APRs may be increased up to the variable Penalty APR of 29.99%.</p>
${card.warning === undefined ? "" : `<p><b>Minimum Payment Warning:</b> ${LONGER}</p>${grid("lll", ["If you make no additional charges using this card and each month you pay...", "You will pay off the balance shown on the statement in about...", "And you will end up paying an estimated total of..."], warningRows(card, dollars, "Only the minimum payment", "year(s)"), "class=warn")}`}
<p>For information about credit counseling services, call 1-877-555-0187.</p></div>
<div class=side><h3>Account Summary</h3>${pairs([
      ["Previous balance", $(card.previous)],
      ["Payments", minus(card.payments)],
      ["Credits", minus(card.credits)],
      ["Purchases", plus(card.purchases)],
      ["Cash advances", plus(0)],
      ["Fees", plus(card.fees)],
      ["Interest", plus(card.interest)],
      ["<b>New balance</b>", `<b>${$(card.balance)}</b>`],
    ])}<h3>Credit Limit</h3>${pairs([["Credit limit", dollars(card.limit)]])}<i>Includes ${dollars(card.cashLimit)} cash advance limit</i>${pairs([["Available credit", dollars(card.available)]])}<i>Includes ${dollars(card.cashAvailable)} available for cash advances</i><h3>Cash Rewards Summary</h3>${pairs([["Total Cash Rewards Available", `$${decimal(back * 3)}`]])}<span class=small>» See page 3 for more information about your rewards</span></div></div>
<div class=cpn><div class=row><div class=small><b>Pay online</b> www.corvicards.example<br><b>Pay by phone</b> 1-800-555-0121<br><b>Pay by mail</b> Use this coupon<br>• Enclose a valid check or money order payable to CORVI CARDS. No cash or foreign currency.<br>• Write the last four digits of your account number on your check.</div><div>${pairs(
      [
        ["Minimum payment due", $(card.minimum)],
        ["New balance", $(card.balance)],
        ["Payment due date", date.short(card.due)],
        ["Amount enclosed:", "$ ____________"],
      ],
    )}Account number ending in ${card.last4}</div></div><div class=row style="margin-top:12px"><div>${address(card)}</div><div>CORVI CARDS<br>PO Box 78045<br>Phoenix, AZ 85062-8045</div></div></div>`;
    const three = `${head}<h3>Account Summary</h3><div class=two><div class=main>${grid("lllr", ["Trans.<br>date", "Post<br>date", "Description", "Amount"], [], "class=tx")}
<h4>Payments, Credits and Adjustments</h4>${grid("lllr", [], [...payments.map((row) => line(row, false)), ...credits.map((row) => line(row, true))], "class=tx")}
<h4>Standard Purchases</h4>${grid(
      "lllr",
      [],
      bought.map((row) => line(row, true)),
      "class=tx",
    )}
<h4>Fees Charged</h4>${grid("lllr", [], [...fees.map((row) => line(row, true)), ["", "", "<b>Total fees charged in this billing period</b>", $(card.fees)]], "class=tx")}
<h4>Interest Charged</h4>${grid("lllr", [], [...charged.map((row) => line(row, true)), ["", "", "<b>Total interest charged in this billing period</b>", $(card.interest)]], "class=tx")}
<div class=box><b>${card.year} totals year-to-date</b>${pairs([
      [`Total fees charged in ${card.year}`, $(card.feesToDate)],
      [`Total interest charged in ${card.year}`, $(card.interestToDate)],
    ])}</div><h4>Interest charge calculation <span style="font-weight:normal">Days in billing cycle: ${card.days}</span></h4><p>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</p>
${grid(
  "llll",
  [
    "Balance type",
    "Annual percentage<br>rate (APR)",
    "Balance subject<br>to interest rate",
    "Interest charge",
  ],
  card.rates.flatMap((rate) => [
    ...(rate.kind === "purchase"
      ? [["<b>PURCHASES</b>", "", "", ""]]
      : rate.kind === "cash-advance"
        ? [["<b>ADVANCES</b>", "", "", ""]]
        : []),
    [
      rate.label + (rate.expires === undefined ? "" : `<br>until ${date.short(rate.expires)}`),
      `${rate.apr}%${rate.expires === undefined ? " (V)" : ""}`,
      `${$(rate.balance)} (D)`,
      $(rate.interest),
    ],
  ]),
)}<p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. APRs followed by (V) may vary. Balances followed by (D) are determined by the daily balance method (including current transactions).</p></div>
<div class=side><h3>Cash Rewards Summary</h3>${pairs([
      ["Earned this period from purchases", `$${decimal(back)}`],
      ["Earned this period from payments", `$${decimal(back)}`],
      ["Total earned this period", `$${decimal(back * 2)}`],
      ["Total Cash Rewards Available", `$${decimal(back * 3)}`],
    ])}<p class=small>To redeem your cash rewards go to corvicards.example/twicecash. Rewards do not expire as long as your account is open and current.</p></div></div>`;
    const legal = `${head}<div class=small style="columns:2"><p><b>About Interest Charges</b></p><p><b>How to Avoid Paying Interest on Purchases.</b> Your payment due date is at least 23 days after the close of each billing period. We will not charge you any interest on purchases if you pay your New Balance by the due date each month. This is called a grace period on purchases.</p><p><b>How We Calculate Your Balance Subject to Interest Rate.</b> For each balance, the daily balance is the balance at the end of the day, plus new transactions and the interest on the previous day's balance, less payments and credits. If you are charged interest, the charge will be no less than $0.50.</p><p><b>Your Rights</b></p><p>What To Do If You Think You Find A Mistake On Your Statement: write to us at the address for billing inquiries within 60 days after the error appeared.</p><p><b>Credit Reporting Disputes.</b> We may report information about your account to credit bureaus. If you think we reported inaccurate information, write to P.O. Box 6497, Sioux Falls, SD 57117.</p><p><b>Payment Amount.</b> You may pay all or part of your account balance at any time. However, you must pay, by the payment due date, at least the minimum payment due. Crediting: payments received by 5 p.m. local time are credited that day.</p></div>`;
    const html = document(
      `${BASE}${PAGES}body{font:8.5pt Verdana,sans-serif}.small{font-size:6.5pt}.logo{font:italic bold 24pt Verdana;color:#003b70}.two{display:flex;gap:18px}.main{flex:1}.side{width:2.4in;background:#eef3f8;padding:6px 8px}.key{border-top:3px solid #003b70;border-bottom:1px solid #003b70;padding:4px 0;font-size:10pt}.warn{font-size:7pt}.warn td,.warn th{border:1px solid #aaa;padding:3px;font-weight:normal}.cpn{position:absolute;bottom:0;left:0;right:0;border-top:1px dashed #000;padding-top:8px}.tx td,.tx th{font-size:7.5pt}.tx td:nth-child(1),.tx td:nth-child(2){width:44px}.tx td:last-child{width:80px}.box{border:1px solid #999;padding:4px;margin-top:8px}`,
      page(one, "") +
        page(legal, "<span></span><span>Page 2 of 3</span>") +
        page(three, "<span></span><span>Page 3 of 3</span>"),
    );
    const shown = [
      ...payments.map((row) => ({ ...row, trans: row.post })),
      ...credits,
      ...bought,
      ...fees,
      ...charged,
    ];
    const paid = apart(card);
    return {
      html,
      truth: taTruth(card, {
        institution: "corvi",
        named: ["Corvi", "CORVI", "CORVI CARDS"],
        rows: told(shown),
        omit: [
          ...(paid ? (["paymentsAndCredits"] as const) : []),
          ...(card.pastDue === 0 ? (["pastDue"] as const) : []),
        ],
        change: { availableCredit: floored(card.available) },
        allowed: {
          ...(paid ? { "accounts.0.paymentsAndCredits": [decimal(card.payments + card.credits)] } : {}),
          ...Object.fromEntries(
            card.rates.flatMap((rate, index) =>
              rate.expires === undefined
                ? []
                : [[`accounts.0.aprs.${index}.kind`, ["balance-transfer"]] as const],
            ),
          ),
        },
      }),
    };
  },
};

export const TA_ONE: readonly Layout[] = [tremaine, corvi];
