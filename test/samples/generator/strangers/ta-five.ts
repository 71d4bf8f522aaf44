import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped } from "../print-styles.ts";
import { type Row, taCard } from "./ta-data.ts";
import { address, HEADS, PAGES, page } from "./ta-pages.ts";
import { $, apart, byPost, dollars, LONGER, of, taTruth, told, warningRows } from "./ta-truth.ts";

/** A Midwestern bank of initials: rows by posting date with a reference, balances by type beside those that bear interest. */
const rvBank: Layout = {
  name: "ta-rv-bank-cash-plus",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = taCard(seed, {
      salt: 23,
      shop: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: seed % 2 === 0 ? "PAYMENT THANK YOU" : "INTERNET PAYMENT THANK YOU",
      refund: "",
      late: "LATE PAYMENT FEE",
      annual: "ANNUAL MEMBERSHIP FEE",
      interest: "INTEREST CHARGE ON PURCHASES",
      cashText: "ATM CASH ADVANCE FARGO ND",
      cashFee: "CASH ADVANCE FEE",
      cashInterest: "INTEREST CHARGE ON ADVANCES",
      promo: true,
      mayBePastDue: true,
      mayBeCredit: true,
      rates: [18, 28],
      cashApr: "30.24",
      size: [50_000, 380_000],
      floor: 4_000,
      count: [4, 11],
      labels: {
        purchase: "**PURCHASES",
        cash: "**ADVANCES",
        transfer: "**BALANCE TRANSFER",
        promo: "**BALANCE TRANSFER",
      },
    });
    const cr = (amount: number) => `$${grouped(amount)}${amount < 0 ? "CR" : ""}`;
    const part = (name: string, rows: readonly Row[], foot = "") =>
      rows.length === 0 && foot === ""
        ? ""
        : `<div class=ph>${name}</div>${grid(
            "lllLrl".toLowerCase(),
            ["Post<br>Date", "Trans<br>Date", "Ref #", "Transaction Description", "Amount", "Notation"],
            rows.map((at) => [
              date.noYear(at.post),
              at.kind === "interest" ? "" : date.noYear(at.trans),
              at.ref.slice(-4),
              escaped(at.text),
              cr(at.amount),
              "______",
            ]),
            "class=tx",
          )}${foot}`;
    const back = byPost(of(card, "payment", "credit"));
    const debits = byPost(of(card, "purchase", "cash"));
    const fees = byPost(of(card, "fee"));
    const interest = of(card, "interest");
    const sum = (name: string, amount: number) =>
      `<div class="r tot"><b>${name}</b> &nbsp;&nbsp;&nbsp; <b>${cr(amount)}</b></div>`;
    const rates = card.rates.toSorted(
      (a, b) =>
        ["promotional", "balance-transfer", "purchase", "cash-advance"].indexOf(a.kind) -
        ["promotional", "balance-transfer", "purchase", "cash-advance"].indexOf(b.kind),
    );
    const sign = (amount: number, before: string, after = "") =>
      amount === 0 ? "$0.00" : `${before} $${grouped(amount)}${after}`;
    const owed = Math.max(0, card.balance);
    const promoOwed = card.rates.find((rate) => rate.kind === "promotional")?.balance ?? 0;
    const owedFor = (kind: string) =>
      kind === "promotional"
        ? promoOwed
        : kind === "purchase"
          ? Math.max(0, owed - promoOwed - card.cash)
          : kind === "cash-advance"
            ? card.cash
            : 0;
    const head = (number: number) =>
      `<div class=row><div><span class=logo>rvbank<span style="color:#c8102e">.</span></span></div><div class=r><b>${date.monthYear(card.end)} Statement</b> ${date.slash(card.start)} - ${date.slash(card.end)}<br>Page ${number} of 3<br><b>R.V. Bank Cash Plus Visa Signature<sup>®</sup> Card</b><br>${escaped(card.person.name)}</div></div>`;
    const one = `${head(1)}<div class=row style="margin:14px 0"><div class=box><div class=top3><div>New Balance<br><b>${cr(card.balance)}</b></div><div>Minimum Payment Due<br><b>${$(card.minimum)}</b></div><div>Payment Due Date<br><b>${date.slash(card.due)}</b></div></div><p class=small>Late Payment Warning: If we do not receive your minimum payment by the date listed above, you may have to pay up to a $41.00 Late Fee.</p></div><div class=small><b>Cardmember Service</b><br>1-866-555-0190<br>BNK 24 R&amp;V &nbsp; 7 &nbsp; 41</div></div>
<div class=row><div><div class=ph>Activity Summary</div>${pairs([
      ["Previous Balance", sign(card.previous, "+")],
      ["Payments", sign(card.payments, "-", "CR")],
      ["Other Credits", sign(card.credits, "-", "CR")],
      ["Purchases", sign(card.purchases, "+")],
      ["Balance Transfers", "$0.00"],
      ["Advances", sign(card.cash, "+")],
      ["Other Debits", "$0.00"],
      ["Fees Charged", sign(card.fees, "+")],
      ["Interest Charged", sign(card.interest, "+")],
      ["<b>New Balance</b>", `<b>= ${cr(card.balance)}</b>`],
      ["Past Due", $(card.pastDue)],
      ["<b>Minimum Payment Due</b>", `<b>${$(card.minimum)}</b>`],
      ["Credit Line", $(card.limit)],
      ["Available Credit", $(card.available)],
      ["Days in Billing Period", String(card.days)],
    ])}</div><div>${
      card.warning === undefined
        ? ""
        : `<div class=ph>Minimum Payment Warning</div><p class=small>${LONGER}</p>${grid(
            "lll",
            HEADS,
            warningRows(card, dollars, "Only the minimum payment"),
            "class=warn",
          )}`
    }<p class=small>If you would like information about credit counseling services, call 866-555-0116.</p><div class=ph>Cash Plus<sup>®</sup> Rewards</div>${pairs(
      [
        ["Rewards Center Activity as of", date.slash(card.end)],
        ["Rewards Earned This Statement", `$${decimal(Math.round(card.purchases / 100))}`],
      ],
    )}</div></div>
<div class=cpn><div class=small>Payment Options: &nbsp; ☎ Pay by phone 1-866-555-0190 &nbsp;&nbsp; ✉ Mail payment coupon with a check &nbsp;&nbsp; Pay online at rvbank.example</div><div class="small r" style="border-top:1px dashed #000">Please detach and send coupon with check payable to: R.V. Bank</div><div class=row><div><span class=logo>rvbank.</span><p>24-Hour Cardmember Service: 1-866-555-0190</p>${address(card)}</div><div>${pairs(
      [
        ["Account Number", card.number.join(" ")],
        ["Payment Due Date", date.slash(card.due)],
        ["New Balance", cr(card.balance)],
        ["Minimum Payment Due", $(card.minimum)],
        ["Amount Enclosed", "$ ____________"],
      ],
    )}<p>R.V. Bank<br>P.O. Box 790408<br>St. Louis, MO 63179-0408</p></div></div></div>`;
    const two = `${head(2)}<div class=ph style="font-size:11pt">Important Messages</div><p>Paying Interest: You have a 24 to 30 day interest-free period for Purchases provided you have paid your previous balance in full by the Payment Due Date shown on your monthly Account statement.</p><p>Skip the mailbox. Switch to e-statements and securely access your statements online.</p><h3>Transactions</h3>${part("Payments and Other Credits", back, back.length === 0 ? "" : sum("TOTAL THIS PERIOD", -card.payments - card.credits))}${part("Purchases and Other Debits", debits, sum("TOTAL THIS PERIOD", card.purchases + card.cash))}${part("Fees", fees, sum("TOTAL FEES FOR THIS PERIOD", card.fees))}${part("Interest Charged", interest, sum("TOTAL INTEREST FOR THIS PERIOD", card.interest))}`;
    const three = `${head(3)}<table class=ytd><tr><th colspan=2>${card.year} Totals Year-to-Date</th></tr><tr><td>Total Fees Charged in ${card.year}</td><td class=r>${$(card.feesToDate)}</td></tr><tr><td>Total Interest Charged in ${card.year}</td><td class=r>${$(card.interestToDate)}</td></tr></table><div class=ph>Interest Charge Calculation</div><p class=small>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.<br>**APR for current and future transactions.</p>${grid(
      "lrrcrrr",
      [
        "Balance Type",
        "Balance<br>By Type",
        "Balance<br>Subject to<br>Interest Rate",
        "Variable",
        "Interest<br>Charge",
        "Annual<br>Percentage<br>Rate",
        "Expires<br>with<br>Statement",
      ],
      rates.map((rate) => [
        rate.label,
        $(owedFor(rate.kind)),
        $(rate.balance),
        rate.expires === undefined ? "YES" : "NO",
        $(rate.interest),
        `${rate.apr}%`,
        rate.expires === undefined ? "" : date.slash(rate.expires),
      ]),
      "class=tx",
    )}<h3>Contact Us</h3><div class=row><div>☎ Phone<br>Voice: 1-866-555-0190<br>TDD: 1-888-555-0150</div><div>? Questions<br>Cardmember Service<br>P.O. Box 6353<br>Fargo, ND 58125-6353</div><div>✉ Mail payment coupon with a check<br>R.V. Bank<br>P.O. Box 790408<br>St. Louis, MO 63179-0408</div></div><p class=small style="margin-top:20px"><b>What To Do If You Think You Find A Mistake On Your Statement.</b> If you think there is an error on your statement, please call us or write within 60 days after the error appeared. <b>Credit Reporting.</b> We may report information on your Account to credit bureaus. Late payments may be reflected in your credit report. R.V. Bank National Association is the creditor and issuer of this card.</p>`;
    const paid = apart(card);
    return {
      html: document(
        `${BASE}${PAGES}body{font:8.5pt "DejaVu Sans",Verdana;font-size:8pt}.small{font-size:6.5pt}.logo{font:bold 20pt "DejaVu Sans";color:#0c2074}.ph{border-bottom:2px solid #0c2074;font-weight:bold;margin-top:8px}.box{border:1px solid #0c2074;border-radius:6px;padding:6px;flex:2!important}.top3{display:flex;gap:12px}.warn td,.warn th{border:1px solid #999;padding:2px;font-size:6.5pt;font-weight:normal}.cpn{position:absolute;bottom:0;left:0;right:0}.tx{font-size:7.5pt}.tot{padding-right:68px}.ytd{width:3.8in;margin:12px auto;border:1px solid #000}.ytd td,.ytd th{padding:2px 8px}`,
        page(one) + page(two) + page(three),
      ),
      truth: taTruth(card, {
        institution: "R.V. Bank",
        named: ["rvbank", "rvbank.", "RVBANK", "R.V. Bank National Association"],
        rows: told([...back, ...debits, ...fees, ...interest]),
        rates,
        omit: ["statementDate", ...(paid ? (["paymentsAndCredits"] as const) : [])],
        allowed: {
          "accounts.0.statementDate": [card.end],
          ...Object.fromEntries(
            rates.flatMap((rate, index) =>
              owedFor(rate.kind) === rate.balance
                ? []
                : [[`accounts.0.aprs.${index}.balance`, [decimal(owedFor(rate.kind))]] as const],
            ),
          ),
          ...(paid ? { "accounts.0.paymentsAndCredits": [decimal(card.payments + card.credits)] } : {}),
          ...Object.fromEntries(
            rates.flatMap((rate, index) =>
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

/** A British bank's American co-brand: figures in a strip, points on every row, balances "as of" a day. */
const thackeray: Layout = {
  name: "ta-thackeray-boreal-air",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = taCard(seed, {
      salt: 33,
      shop: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: seed % 2 === 0 ? "Payment Received" : "Payment Received AUTOPAY",
      refund: "",
      late: "Late Payment Fee",
      annual: "ANNUAL FEE",
      interest: "INTEREST CHARGED",
      promo: true,
      mayBePastDue: true,
      mayBeCredit: true,
      rates: [20, 29],
      cashApr: "29.99",
      size: [80_000, 560_000],
      floor: 2_900,
      count: [5, 12],
      labels: {
        purchase: "Purchases",
        cash: "Cash Advances",
        promo: "Promotional Balance Transfers",
        transfer: "Balance Transfers",
      },
    });
    const payments = of(card, "payment", "credit");
    const bought = of(card, "purchase");
    const fees = of(card, "fee");
    const minus = (amount: number) => (amount < 0 ? `-$${grouped(amount)}` : $(amount));
    const lines = (rows: readonly Row[]) =>
      rows.map((at) => [
        date.monthDay(at.trans),
        date.monthDay(at.post),
        escaped(at.text),
        at.kind === "purchase" ? String(Math.round(at.amount / 100)) : "N/A",
        minus(at.amount),
      ]);
    const miles = bought.reduce((sum, at) => sum + Math.round(at.amount / 100), 0);
    const head = (number: number) =>
      `<div class=row><div><span class=air>BorealAir</span> Plus World Elite Mastercard<sup>®</sup></div><div class=r><span class=eagle>THACKERAY</span></div></div><div class=strip><div>Primary Account Number Ending in: <b>${card.last4}</b></div><div>Statement Billing Period: <b>${date.short(card.start)} - ${date.short(card.end)}</b></div><div class=r>Page ${number} of 3</div></div>`;
    const before = addDays(card.start, -1);
    const one = `${head(1)}<div class=row><div style="flex:1.5"><div class=fig><div><small>Statement Balance:</small>${minus(card.balance)}</div><div><small>Minimum Payment Due:</small>${$(card.minimum)}</div><div><small>Payment Due Date:</small>${date.short(card.due)}</div></div><p><b>Late Payment Warning:</b> If we do not receive your Minimum Payment by ${date.short(card.due)} you may have to pay a late fee of up to $41.00.</p>${
      card.warning === undefined
        ? ""
        : `<p><b>Minimum Payment Warning:</b> ${LONGER}</p>${grid(
            "lll",
            HEADS.map((text) => text.slice(0, -3)),
            warningRows(card, dollars, "Only the minimum payment"),
            "class=warn",
          )}`
    }<p>For information regarding credit counseling services, call 1-800-555-0155.</p>${card.pastDue > 0 ? `<p class=al><b>IMPORTANT NOTICE:</b> Your account is currently past due. The minimum payment due includes a past due amount of ${$(card.pastDue)}.</p>` : ""}</div><div class=sb><h4>Account Summary</h4>${pairs(
      [
        [`Previous Balance as of ${date.short(before)}`, minus(card.previous)],
        ["Payments", minus(-card.payments)],
        ["Other Credits", minus(-card.credits)],
        ["Purchases", `+ ${$(card.purchases)}`],
        ["Balance Transfers", `+ ${$(0)}`],
        ["Cash Advances", `+ ${$(0)}`],
        ["Fees Charged", `+ ${$(card.fees)}`],
        ["Interest Charged", `+ ${$(card.interest)}`],
        [`<b>Statement Balance as of ${date.short(card.end)}</b>`, `<b>${minus(card.balance)}</b>`],
      ],
    )}<h4>Credit Line Details</h4>${pairs([
      ["Total Credit Line", $(card.limit)],
      ["Cash Credit Line", $(card.cashLimit)],
      [`Available Credit as of ${date.short(card.end)}`, $(card.available)],
      ["Available Cash", $(card.cashAvailable)],
    ])}<h4>BorealAir Miles</h4>${pairs([
      ["Miles on purchases this period", String(miles)],
      ["Bonus miles", "0"],
      ["Miles sent to your loyalty account", String(miles)],
    ])}</div></div>
<div class=cpn><p class=c>Please detach bottom portion and submit with payment using enclosed envelope.</p><div class=row><div><span class=eagle>THACKERAY</span><br>Card Services<br>P.O. Box 13337<br>Philadelphia, PA 19101-3337<p>${address(card)}</p></div><div>${pairs(
      [
        ["Primary Account Ending in:", card.last4],
        ["Minimum Payment Due:", $(card.minimum)],
        ["Statement Balance:", minus(card.balance)],
        ["Payment Due Date:", date.short(card.due)],
        ["Amount Enclosed:", "$ __________"],
      ],
    )}<p>Make checks payable to Card Services. Write your account number on your check.</p></div></div></div>`;
    const two = `${head(2)}<p><b>Manage your account online:</b> ThackerayUS.example &nbsp; <b>Customer Service:</b> 1-866-555-0192</p><h4 class=hh>Activity for BorealAir Plus World Elite Mastercard - card ending in ${card.last4}</h4>
<table class=tx><tr><th>Transaction Date</th><th>Posting Date</th><th>Description</th><th class=r>Miles</th><th class=r>Amount</th></tr><tr><td colspan=5><b>Payments</b></td></tr>${
      payments.length === 0
        ? "<tr><td colspan=5>No Payment Activity</td></tr>"
        : lines(payments)
            .map(
              (row) =>
                `<tr>${row.map((cell, index) => `<td${index > 2 ? " class=r" : ""}>${cell}</td>`).join("")}</tr>`,
            )
            .join("")
    }<tr><td colspan=4><b>Total Payment Activity</b></td><td class=r><b>${minus(-card.payments - card.credits)}</b></td></tr><tr><td colspan=5><b>Purchase Activity for ${escaped(card.person.name)} card ending in ${card.last4}</b></td></tr>${lines(
      bought,
    )
      .map(
        (row) =>
          `<tr>${row.map((cell, index) => `<td${index > 2 ? " class=r" : ""}>${cell}</td>`).join("")}</tr>`,
      )
      .join(
        "",
      )}<tr><td colspan=4><b>Total Purchase Activity</b></td><td class=r><b>${$(card.purchases)}</b></td></tr></table>
<h4 class=hh>Fees and Interest</h4><table class=tx><tr><th>Transaction Date</th><th>Posting Date</th><th>Description</th><th></th><th class=r>Amount</th></tr>${
      fees.length === 0
        ? "<tr><td colspan=5>No fees charged for this period</td></tr>"
        : lines(fees)
            .map(
              (row) =>
                `<tr>${row.map((cell, index) => `<td${index > 2 ? " class=r" : ""}>${cell}</td>`).join("")}</tr>`,
            )
            .join("")
    }<tr><td colspan=4><b>Total fees for this period</b></td><td class=r><b>${$(card.fees)}</b></td></tr><tr><td colspan=4>Interest charge on purchases</td><td class=r>${$(card.interest)}</td></tr><tr><td colspan=4>Interest charge on cash advances</td><td class=r>$0.00</td></tr><tr><td colspan=4><b>Total interest for this period</b></td><td class=r><b>${$(card.interest)}</b></td></tr></table>
<h4 class=hh>Year-to-Date Summary of Fees and Interest Charged*</h4>${pairs(
      [
        [`Total Fees charged in ${card.year}`, $(card.feesToDate)],
        [`Total Interest charged in ${card.year}`, $(card.interestToDate)],
      ],
      "style='width:50%'",
    )}<p class=small>*This Year-to-Date Summary reflects the Fees and Interest charged on billing statements with closing dates in ${card.year}.</p>
<h4 class=hh>Interest Charge Calculation</h4><p>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</p>${grid(
      "lrcrr",
      [
        "Type of Balance",
        "APR",
        "Promotional APR<br>End Date",
        "Balance Subject to<br>Interest Rate",
        "Interest<br>Charge",
      ],
      card.rates.map((rate) => [
        rate.label,
        `${rate.apr}%${rate.expires === undefined ? "(v)" : ""}`,
        rate.expires === undefined ? "-" : date.short(rate.expires),
        $(rate.balance),
        $(rate.interest),
      ]),
      "class=tx",
    )}<p class=small>(v) = Variable Rate</p>`;
    const three = `${head(3)}<div class=small style="columns:2"><p><b>How Do I Avoid Paying Interest on Purchases?</b> If you pay your Statement Balance in full by the Payment Due Date each month, you will not be charged interest on new purchases.</p><p><b>How Is the Balance Subject to Interest Rate Determined?</b> We use the daily balance method (including new transactions). Minimum interest charge: $0.50.</p><p><b>Making Payments.</b> Payments must reach us by 5 p.m. ET at the address on the coupon. You authorise us to use your check for a one-time electronic transfer.</p><p><b>Credit Reporting.</b> We may report information about your account to credit bureaus. If you believe it is inaccurate write to Card Services, P.O. Box 8803, Wilmington, DE 19899-8803.</p><p><b>What To Do If You Think You Find A Mistake On Your Statement.</b> Write to us within 60 days. In your letter give us your name and account number, the dollar amount of the suspected error and a description of the problem.</p><p><b>Annual fee notice.</b> Your annual fee of $99.00 is billed on your anniversary. You may close your account to avoid it within 30 days of the statement that shows it.</p><p>The BorealAir Plus card is issued by Thackeray Bank Delaware pursuant to a license by Mastercard International.</p></div>`;
    return {
      html: document(
        `${BASE}${PAGES}body{font:8.5pt "DejaVu Sans Condensed","DejaVu Sans",Arial;font-size:8pt}.small{font-size:6.5pt}.air{font:italic bold 15pt Arial;color:#00406e}.eagle{font:bold 13pt Arial;color:#00aeef;letter-spacing:2px}.strip{display:flex;gap:14px;background:#00406e;color:#fff;padding:4px 8px;margin:6px 0 10px}.strip>div{flex:1}.fig{display:flex;gap:8px;border-bottom:2px solid #00aeef;padding-bottom:6px;font-size:12pt}.fig>div{flex:1}.fig small{display:block;font-size:7pt;color:#444}.sb{background:#f1f6fa;padding:2px 8px}.warn td,.warn th{border:1px solid #bbb;padding:2px 3px;font-size:6.5pt;font-weight:normal}.cpn{position:absolute;bottom:0;left:0;right:0;border-top:1px dashed #000}.c{text-align:center;font-size:6.5pt}.hh{border-bottom:2px solid #00aeef}.tx{font-size:7.5pt}.tx th{border-bottom:1px solid #999}.al{border:1px solid #000;padding:4px}`,
        page(one) + page(two) + page(three),
      ),
      truth: taTruth(card, {
        institution: "THACKERAY",
        named: ["Thackeray", "Thackeray Bank Delaware"],
        rows: told([...payments, ...bought, ...fees]),
        omit: card.pastDue === 0 ? ["pastDue"] : [],
        allowed: Object.fromEntries(
          card.rates.flatMap((rate, index) =>
            rate.expires === undefined
              ? []
              : [[`accounts.0.aprs.${index}.kind`, ["balance-transfer"]] as const],
          ),
        ),
      }),
    };
  },
};

export const TA_FIVE: readonly Layout[] = [rvBank, thackeray];
