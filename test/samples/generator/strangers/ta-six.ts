import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { date, decimal, grouped } from "../print-styles.ts";
import { type Row, taCard } from "./ta-data.ts";
import { address, HEADS, PAGES, page } from "./ta-pages.ts";
import { $, apart, byPost, dollars, LONGER, of, taTruth, told, warningRows } from "./ta-truth.ts";

const leader = (label: string, value: string) => {
  const dots = ".".repeat(Math.max(3, 30 - label.replaceAll(/<[^>]*>/g, "").length));
  return `<div class=ld><span>${label} ${dots}</span><span>${value}</span></div>`;
};

/** A New England bank: a summary with dotted leaders in a tinted side bar, current and past due parts of the minimum. */
const freeholders: Layout = {
  name: "ta-freeholders-world",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = taCard(seed, {
      salt: 43,
      shop: ([name, city, state]) => `${name} ${city} ${state} USA`,
      paid: "PAYMENT - THANK YOU",
      refund: "",
      late: "LATE PAYMENT FEE",
      annual: "ANNUAL FEE",
      interest: "INTEREST CHARGE ON PURCHASES",
      cashText: "CASH ADV FREEHOLDERS ATM NASHUA NH USA",
      cashFee: "CASH ADVANCE TRANSACTION FEE",
      cashInterest: "INTEREST CHARGE ON CASH ADVANCES",
      mayBePastDue: true,
      rates: [18, 28],
      cashApr: "29.74",
      size: [60_000, 420_000],
      floor: 3_000,
      count: [4, 10],
      labels: { purchase: "Purchases", transfer: "Balance Transfers", cash: "Cash Advances" },
    });
    const rows = byPost([...of(card, "payment", "credit"), ...of(card, "purchase", "cash")]);
    const fees = of(card, "fee");
    const interest = of(card, "interest");
    const lines = (list: readonly Row[]) =>
      list.map((at) => [
        date.noYear(at.trans),
        date.noYear(at.post),
        at.ref,
        escaped(at.text),
        at.amount < 0 ? `${grouped(at.amount)} CR` : grouped(at.amount),
      ]);
    const one = `<div class=row><div class=logo>Freeholders Bank<sup>™</sup></div><div class=r>Cash Back Plus<sup>®</sup> World Mastercard<sup>®</sup><br>Account number: #### #### #### ${card.last4}<br>Billing cycle: ${date.short(card.start)} through ${date.short(card.end)}<br>Page 1 of 2</div></div>
<div class=cols><div class=side><h4>Account Summary</h4>${[
      leader("Previous Balance", $(card.previous)),
      leader("Payments", `-${$(card.payments)}`),
      leader("Other Credits", `-${$(card.credits)}`),
      leader("Purchases", `+${$(card.purchases)}`),
      leader("Balance Transfers", "+$0.00"),
      leader("Cash Advances", `+${$(card.cash)}`),
      leader("Fees Charged", `+${$(card.fees)}`),
      leader("Interest Charged", `+${$(card.interest)}`),
      leader("<b>New Balance</b>", `<b>${$(card.balance)}</b>`),
    ].join("")}<h4>Credit Summary</h4>${[
      leader("Credit Limit", $(card.limit)),
      leader("Available Credit", $(card.available)),
      leader("Cash Limit", $(card.cashLimit)),
      leader("Available Cash", $(card.cashAvailable)),
      leader("Statement Date", date.short(card.end)),
      leader("Days in Billing Cycle", String(card.days)),
    ].join(
      "",
    )}<h4>Cash Back</h4>${leader("Earned this cycle", `$${decimal(Math.round(card.purchases * 0.018))}`)}<h4>Contact Us</h4><p>Customer Service 1-888-555-0147<br>freeholdersbank.example<br>P.O. Box 42010, Providence, RI 02940</p></div>
<div class=main><h4>Payment Information</h4>${[
      leader("Current Payment Due", $(card.minimum - card.pastDue)),
      leader("Past Due Amount", $(card.pastDue)),
      leader("<b>Minimum Payment Due</b>", `<b>${$(card.minimum)}</b>`),
      leader("<b>Payment Due Date</b>", `<b>${date.short(card.due)}</b>`),
      leader("New Balance", $(card.balance)),
    ].join(
      "",
    )}<p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $40.00.</p>${card.warning === undefined ? "" : `<p><b>Minimum Payment Warning:</b> ${LONGER}</p>${grid("lll", HEADS, warningRows(card, dollars, "Only the minimum payment"), "class=warn")}`}<p>If you would like information about credit counseling services, call 1-800-555-0199.</p><h4>Messages</h4><p>${card.pastDue > 0 ? "We have not received the payment that was due on your account. If it has already been mailed, please disregard this notice and accept our thanks." : "Thank you for being a valued cardholder. Enroll in AutoPay and never miss a due date. Get 0.00% intro APR on balance transfers made by mail; a fee of 3% applies."}</p></div></div>
<div class=cpn><div class=row><div><div class=logo>Freeholders Bank</div><p>${address(card)}</p></div><div>${[
      leader("Account number", `#### #### #### ${card.last4}`),
      leader("New Balance", $(card.balance)),
      leader("Past Due Amount", $(card.pastDue)),
      leader("Minimum Payment Due", $(card.minimum)),
      leader("Payment Due Date", date.short(card.due)),
      leader("Amount Enclosed", "$ ________"),
    ].join(
      "",
    )}<p>Make checks payable to Freeholders Bank, P.O. Box 18204, Bridgeport, CT 06601-3204</p></div></div></div>`;
    const two = `<div class=row><div class=logo>Freeholders Bank</div><div class=r>Account number: #### #### #### ${card.last4}<br>Page 2 of 2</div></div><h4>Account Activity</h4>${grid("llllr", ["Trans Date", "Post Date", "Reference", "Transaction Description", "Amount ($)"], lines(rows), "class=tx")}<h4>Fees Charged</h4>${grid("llllr", [], [...lines(fees), ["", "", "", "Total Fees for this Period", grouped(card.fees)]], "class=tx")}<h4>Interest Charged</h4>${grid("llllr", [], [...lines(interest), ["", "", "", "Total Interest for this Period", grouped(card.interest)]], "class=tx")}
<div class=ytd><b>${card.year} Year-to-Date Totals</b>${leader(`Total fees charged in ${card.year}`, $(card.feesToDate))}${leader(`Total interest charged in ${card.year}`, $(card.interestToDate))}</div><h4>Interest Charge Calculation</h4><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
      "lrrr",
      ["Type of Balance", "Annual Percentage Rate", "Balance Subject to Interest Rate", "Interest Charge"],
      card.rates.map((rate) => [rate.label, `${rate.apr}% (v)`, $(rate.balance), $(rate.interest)]),
      "class=tx",
    )}<p>(v) = variable rate</p><div class=lg><p><b>Calculation of Balance Subject to Interest Rate.</b> Average daily balance (including new purchases): we add the daily balances of the cycle and divide by the number of days. The minimum interest charge is $1.50.</p><p><b>Your Billing Rights.</b> Notify us in writing of any error within 60 days of the statement on which it first appeared. You need not pay any amount in question while we investigate.</p><p><b>Payments.</b> Payments received by 5:00 p.m. Eastern are credited that day. A returned payment costs up to $40.00. <b>Credit reporting.</b> We may report information about your account to credit bureaus.</p><p>Credit card account issued by Freeholders Bank, N.A.</p></div>`;
    const paid = apart(card);
    return {
      html: document(
        `${BASE}${PAGES}body{font:8.5pt "DejaVu Serif",Georgia;font-size:8pt}.logo{font:bold 17pt "DejaVu Serif";color:#007a53}.cols{display:flex;gap:16px;margin-top:10px}.side{width:2.9in;background:#e9f4ef;padding:2px 10px 8px}.main{flex:1}h4{color:#007a53}.ld{display:flex;align-items:baseline;padding:1px 0}.ld{justify-content:space-between}.warn td,.warn th{border:1px solid #9bb;padding:2px;font-size:6.8pt;font-weight:normal}.cpn{position:absolute;bottom:0;left:0;right:0;border-top:1px dashed #000;padding-top:6px}.tx{font-size:7.5pt}.tx th{border-bottom:2px solid #007a53}.ytd{width:3.8in;margin:10px auto;border:1px solid #007a53;padding:4px 8px}.lg{font-size:6.8pt;columns:2;margin-top:8px}`,
        page(one) + page(two),
      ),
      truth: taTruth(card, {
        institution: "Freeholders Bank",
        named: ["Freeholders Bank, N.A.", "Freeholders Bank™"],
        rows: told([...rows, ...fees, ...interest]),
        omit: paid ? ["paymentsAndCredits"] : [],
        allowed: paid ? { "accounts.0.paymentsAndCredits": [decimal(card.payments + card.credits)] } : {},
      }),
    };
  },
};

export const TA_SIX: readonly Layout[] = [freeholders];
