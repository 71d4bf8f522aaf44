import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, grouped, money } from "../print-styles.ts";
import { type Row, taCard } from "./ta-data.ts";
import { address, HEADS, PAGES, page } from "./ta-pages.ts";
import { $, apart, byPost, dollars, LONGER, of, taTruth, told, warningRows } from "./ta-truth.ts";

/** An Eastern bank of three letters: the model form's two boxes, amounts with a trailing minus, one list of rows. */
const ksb: Layout = {
  name: "ta-ksb-cash-rewards",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = taCard(seed, {
      salt: 31,
      shop: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: seed % 2 === 0 ? "PAYMENT - THANK YOU" : "AUTOPAY PYMT - THANK YOU",
      refund: "",
      late: "LATE PAYMENT FEE",
      interest: "Interest Charge on Purchases",
      cashText: "CASH ADVANCE - KSB 0417 ERIE PA",
      cashFee: "CASH ADVANCE FEE",
      cashInterest: "Interest Charge on Cash Advances",
      promo: true,
      mayBePastDue: true,
      rates: [17, 27],
      cashApr: "29.49",
      size: [60_000, 420_000],
      floor: 4_000,
      count: [5, 11],
      labels: { purchase: "Purchases", cash: "Cash Advances", promo: "Promotional Balance Transfers" },
    });
    const back = of(card, "payment", "credit");
    const activity = byPost(of(card, "purchase", "cash"));
    const fees = of(card, "fee");
    const interest = of(card, "interest");
    const show = (amount: number) => `$${money.trailing(amount)}`;
    const lines = (rows: readonly Row[]) =>
      rows.map((at) => [
        date.noYear(at.trans),
        date.noYear(at.post),
        at.ref === "" ? "" : `2469${at.ref}8${at.ref.slice(3, 9)}`,
        escaped(at.text),
        show(at.amount),
      ]);
    const group = (name: string) => ["", "", "", `<b>${name}</b>`, ""];
    const total = (name: string, amount: number) => ["", "", "", `<b>${name}</b>`, `<b>${$(amount)}</b>`];
    const head = (number: number) =>
      `<div class=row><div class=logo>KSB<span>BANK</span></div><div class=r><b>KSB Cash Rewards<sup>®</sup> Visa<sup>®</sup> Account Statement</b><br>Account number: XXXX XXXX XXXX ${card.last4}<br>${date.long(card.start)} to ${date.long(card.end)}<br>Page ${number} of 3</div></div>`;
    const points = Math.round(card.purchases / 80);
    const one = `${head(1)}<div class=row style="margin-top:10px"><div class=bx><h3>Summary of Account Activity</h3>${pairs(
      [
        ["Previous Balance", $(card.previous)],
        ["Payments", show(-card.payments)],
        ["Other Credits", show(-card.credits)],
        ["Purchases", `+ ${$(card.purchases)}`],
        ["Balance Transfers", `+ ${$(0)}`],
        ["Cash Advances", `+ ${$(card.cash)}`],
        ["Fees Charged", `+ ${$(card.fees)}`],
        ["Interest Charged", `+ ${$(card.interest)}`],
        ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
      ],
    )}<hr>${pairs([
      ["Past Due Amount", $(card.pastDue)],
      ["Credit Limit", $(card.limit)],
      ["Available Credit", $(card.available)],
      ["Cash Advance Limit", $(card.cashLimit)],
      ["Available Cash", $(card.cashAvailable)],
      ["Statement Closing Date", date.slash(card.end)],
      ["Days in Billing Cycle", String(card.days)],
    ])}</div><div class=bx><h3>Payment Information</h3>${pairs([
      ["New Balance", $(card.balance)],
      ["Minimum Payment Due", $(card.minimum)],
      ["Payment Due Date", date.slash(card.due)],
    ])}<p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $40.</p>${card.warning === undefined ? "" : `<p><b>Minimum Payment Warning:</b> ${LONGER}</p>${grid("lll", HEADS, warningRows(card, dollars, "Only the minimum payment"), "class=warn")}`}<p>If you would like information about credit counseling services, call 1-866-555-0133.</p></div></div>
<div class=row style="margin-top:10px"><div class=bx><h3>Cash Rewards Summary</h3>${pairs([
      ["Beginning Balance", "$14.20"],
      ["Earned This Period", `$${decimal(points)}`],
      ["Redeemed", "$0.00"],
      ["Ending Balance", `$${decimal(points + 1_420)}`],
    ])}</div><div class=bx><h3>How to reach us</h3><p>Customer service: 1-800-555-0153<br>Inquiries: KSB Bank, P.O. Box 3429, Pittsburgh, PA 15230<br>ksb.example &nbsp; Lost or stolen card? Call 24 hours a day.</p></div></div>
<div class=cpn><div class=row><div><div class=logo>KSB<span>BANK</span></div><p>${address(card)}</p></div><div>${pairs(
      [
        ["Account Number", `XXXX XXXX XXXX ${card.last4}`],
        ["New Balance", $(card.balance)],
        ["Minimum Payment Due", $(card.minimum)],
        ["Payment Due Date", date.slash(card.due)],
        ["Amount Enclosed", "$ [&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;]"],
      ],
    )}<p>Make check payable to: KSB BANK, P.O. BOX 71335, PHILADELPHIA PA 19176-1335</p></div></div></div>`;
    const two = `${head(2)}<h3>Transactions</h3>${grid(
      "llllr",
      ["Transaction Date", "Posting Date", "Reference Number", "Description", "Amount"],
      [
        ...(back.length > 0 ? [group("Payments and Other Credits"), ...lines(back)] : []),
        group("Purchases and Other Activity"),
        ...lines(activity),
        group("Fees"),
        ...lines(fees),
        total("TOTAL FEES FOR THIS PERIOD", card.fees),
        group("Interest Charged"),
        ...lines(interest),
        total("TOTAL INTEREST FOR THIS PERIOD", card.interest),
        group(`${card.year} Totals Year-to-Date`),
        total(`Total fees charged in ${card.year}`, card.feesToDate),
        total(`Total interest charged in ${card.year}`, card.interestToDate),
      ],
      "class=tx",
    )}<h3>Interest Charge Calculation</h3><p>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</p>${grid(
      "lrrr",
      [
        "Type of Balance",
        "Annual Percentage Rate (APR)",
        "Balance Subject to Interest Rate",
        "Interest Charge",
      ],
      card.rates.map((rate) => [
        rate.label + (rate.expires === undefined ? "" : ` (expires ${date.slash(rate.expires)})`),
        `${rate.apr}%${rate.expires === undefined ? " (v)" : ""}`,
        $(rate.balance),
        $(rate.interest),
      ]),
      "class=tx",
    )}<p>(v) = Variable Rate</p>`;
    const three = `${head(3)}<h3>Important Information About Your Account</h3><p><b>Payments.</b> Payments received in the proper form by 5:00 p.m. Eastern Time will be credited the same day. Do not send cash.</p><p><b>Average Daily Balance (including new purchases).</b> We take the beginning balance of your account each day, add any new transactions and fees, and subtract any payments or credits. Then we add up all the daily balances and divide by the number of days in the billing cycle.</p><p><b>Grace period.</b> You have at least 25 days after the close of each billing cycle to pay your New Balance and avoid interest on purchases.</p><p><b>Notice of negative information.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p><p><b>Your billing rights.</b> In case of errors, write to us within 60 days at the address for inquiries. You remain obligated to pay the parts of your bill that are not in question. The special rule for purchases over $50 applies within 100 miles of your address.</p><p>KSB Bank, National Association. Member FDIC.</p>`;
    const paid = apart(card);
    return {
      html: document(
        `${BASE}${PAGES}body{font:8pt "Liberation Sans Narrow",Arial}.logo{font:bold 22pt Arial;color:#f58025}.logo span{color:#333;margin-left:4px}.bx{border:1px solid #888;padding:0 8px 6px}.bx h3{background:#444;color:#fff;margin:0 -8px 5px;padding:3px 8px;font-size:9pt}.warn td,.warn th{border:1px solid #aaa;padding:2px;font-size:7pt}.cpn{position:absolute;bottom:0;left:0;right:0;border-top:1px dashed #333;padding-top:6px}.tx{font-size:7.5pt}.tx th{border-bottom:1px solid #333}hr{margin:3px 0}`,
        page(one) + page(two) + page(three),
      ),
      truth: taTruth(card, {
        institution: "KSB Bank",
        named: ["KSB BANK", "KSBBANK", "KSB", "KSB Bank, National Association"],
        rows: told([...back, ...activity, ...fees, ...interest]),
        omit: paid ? ["paymentsAndCredits"] : [],
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

/** A bank with a green square: three boxes with figures under their labels, long dates, rewards at the right. */
const qd: Layout = {
  name: "ta-qd-bank-double-up",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = taCard(seed, {
      salt: 32,
      shop: ([name, city, state]) => `${name}, ${city}, ${state}`,
      paid: "PAYMENT RECEIVED -- THANK YOU",
      refund: "",
      late: "LATE CHARGE ASSESSMENT",
      annual: "ANNUAL FEE",
      interest: "INTEREST CHARGE-PURCHASES",
      mayBePastDue: true,
      mayBeCredit: true,
      rates: [19, 29],
      cashApr: "30.24",
      size: [40_000, 360_000],
      floor: 3_500,
      count: [4, 10],
      labels: { purchase: "PURCHASES", transfer: "BALANCE TRANSFERS", cash: "CASH ADVANCES" },
    });
    const rows = byPost([...of(card, "payment", "credit"), ...of(card, "purchase")]);
    const fees = of(card, "fee");
    const interest = of(card, "interest");
    const lines = (list: readonly Row[]) =>
      list.map((at) => [
        date.monthDay(at.trans),
        date.monthDay(at.post),
        at.ref,
        escaped(at.text),
        at.amount < 0 ? `-$${grouped(at.amount)}` : $(at.amount),
      ]);
    const points = Math.round(card.purchases / 50);
    const top = (number: number) =>
      `<div class=top><div class=sq>QD</div><div style="flex:1"><b>QD Double Up<sup>SM</sup> Credit Card</b><br>Account ending in ${card.last4}</div><div class=r>Statement Period<br><b>${date.abbreviatedBare(card.start)} – ${date.abbreviatedBare(card.end)}</b><br>Page ${number} of 2</div></div>`;
    const one = `${top(1)}<div class=three><div><span>New Balance</span><b>${money.dollar(card.balance)}</b></div><div><span>Minimum Payment Due</span><b>${$(card.minimum)}</b></div><div><span>Payment Due Date</span><b>${date.abbreviatedBare(card.due)}</b></div></div>
${card.pastDue > 0 ? `<p class=alert>Your account is past due by ${$(card.pastDue)}. This amount is included in your Minimum Payment Due. Please call 1-888-555-0149 if you have questions.</p>` : ""}
<div class=row><div><h3>Account Summary</h3>${pairs(
      [
        ["Previous Balance", money.dollar(card.previous)],
        ["Payments & Credits", money.dollar(-card.payments - card.credits)],
        ["Purchases", $(card.purchases)],
        ["Balance Transfers", $(0)],
        ["Cash Advances", $(0)],
        ["Fees Charged", $(card.fees)],
        ["Interest Charged", $(card.interest)],
        ["<b>New Balance</b>", `<b>${money.dollar(card.balance)}</b>`],
      ],
      "class=ru",
    )}</div><div><h3>Credit Line Summary</h3>${pairs(
      [
        ["Total Credit Line", dollars(card.limit)],
        ["Available Credit", $(card.available)],
        ["Cash Advance Line", dollars(card.cashLimit)],
        ["Available for Cash Advance", $(card.cashAvailable)],
        ["Billing Cycle Closing Date", date.abbreviatedBare(card.end)],
        ["Days in Billing Cycle", String(card.days)],
      ],
      "class=ru",
    )}<h3>QD Rewards</h3>${pairs(
      [
        ["Opening points", "2,410"],
        ["Points earned", grouped(points * 100).slice(0, -3)],
        ["Points redeemed", "0"],
        ["Closing points", grouped((points + 2_410) * 100).slice(0, -3)],
      ],
      "class=ru",
    )}</div></div>
<h3>Payment Notices</h3><p><b>Late Payment Warning:</b> If we do not receive your Minimum Payment Due by ${date.abbreviatedBare(card.due)}, you may have to pay a late fee of up to $40.00 and your APR may be increased up to the Penalty APR of 31.49%.</p>${card.warning === undefined ? "" : `<p><b>Minimum Payment Warning:</b> ${LONGER}</p>${grid("lcr", HEADS, warningRows(card, $, "Only the Minimum Payment Due"), "class=warn")}`}<p>For information about credit counseling services, call 1-877-555-0188.</p>
<div class=cpn><div class=row><div><b>QD Bank, N.A.</b><br>P.O. Box 100290<br>Columbia, SC 29202-3290<p>${address(card)}</p></div><div><p>☐ Address change? Mark here and note it on the back.</p>${pairs(
      [
        ["Account Ending In", card.last4],
        ["Payment Due Date", date.abbreviatedBare(card.due)],
        ["Minimum Payment Due", $(card.minimum)],
        ["New Balance", money.dollar(card.balance)],
        ["Amount Enclosed", "$ ________.____"],
      ],
      "class=ru",
    )}</div></div></div>`;
    const two = `${top(2)}<h3>Transaction Details</h3>${grid("llllr", ["Activity Date", "Post Date", "Reference Number", "Description", "Amount"], lines(rows), "class=ru")}<h4>Fees</h4>${grid("llllr", [], [...lines(fees), ["", "", "", "<b>Total Fees For This Period</b>", `<b>${$(card.fees)}</b>`]], "class=ru")}<h4>Interest Charged</h4>${grid("llllr", [], [...lines(interest), ["", "", "", "<b>Total Interest For This Period</b>", `<b>${$(card.interest)}</b>`]], "class=ru")}
<div class=row><div><h3>${card.year} Totals Year-to-Date</h3>${pairs(
      [
        [`Total Fees Charged in ${card.year}`, $(card.feesToDate)],
        [`Total Interest Charged in ${card.year}`, $(card.interestToDate)],
      ],
      "class=ru",
    )}</div><div></div></div><h3>Interest Charge Calculation</h3><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
      "lrrr",
      ["Type of Balance", "APR", "Balance Subject To Interest Rate", "Interest Charge"],
      card.rates.map((rate) => [rate.label, `${rate.apr}%(V)`, $(rate.balance), $(rate.interest)]),
      "class=ru",
    )}<p>(V) = Variable Rate. Your rates are tied to the Prime Rate published in The Wall Street Journal, which was 8.50% on the last business day of the month.</p><div class=leg><p><b>Billing Rights Summary:</b> If you think your bill is wrong, write to us on a separate sheet at QD Bank, N.A., P.O. Box 84037, Columbus, GA 31908 as soon as possible, no later than 60 days after we sent you the first bill on which the error appeared.</p><p><b>Computing interest:</b> we use the average daily balance (including current transactions). If you are charged interest, the charge will be no less than $1.00. <b>Credit bureau disputes:</b> tell us if we reported inaccurate information about you.</p></div>`;
    return {
      html: document(
        `${BASE}${PAGES}body{font:8.5pt "Liberation Sans",Arial}.top{display:flex;gap:12px;align-items:center;margin-bottom:10px}.sq{background:#1a8a3b;color:#fff;font:bold 22pt Arial;width:46px;height:46px;text-align:center;line-height:46px}.three{display:flex;background:#e7f3ea;margin-bottom:8px}.three>div{flex:1;padding:8px 12px;border-left:3px solid #1a8a3b}.three span{display:block}.three b{font-size:13pt}h3{color:#1a8a3b;font-size:10pt}.ru td{border-bottom:1px solid #ddd}.ru th{background:#e7f3ea}.warn td,.warn th{padding:2px 6px;border-bottom:1px solid #bbb}.alert{border:1px solid #b00;padding:4px}.cpn{position:absolute;bottom:0;left:0;right:0;border-top:1px dashed #1a8a3b;padding-top:8px}.leg{font-size:7pt;margin-top:14px}`,
        page(one) + page(two),
      ),
      truth: taTruth(card, {
        institution: "QD Bank, N.A.",
        named: ["QD Bank", "QD"],
        rows: told([...rows, ...fees, ...interest]),
        omit: card.pastDue === 0 ? ["pastDue"] : [],
      }),
    };
  },
};

export const TA_THREE: readonly Layout[] = [ksb, qd];
