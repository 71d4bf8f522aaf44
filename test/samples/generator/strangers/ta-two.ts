import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, grouped, money } from "../print-styles.ts";
import { type Row, taCard } from "./ta-data.ts";
import { address, HEADS, PAGES, page } from "./ta-pages.ts";
import { $, apart, dollars, LONGER, of, taTruth, told, warningRows } from "./ta-truth.ts";

/** A national bank: two plain columns, the rows with reference and account number, zero interest rows with a date. */
const cascadia: Layout = {
  name: "ta-bank-of-cascadia",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = taCard(seed, {
      salt: 21,
      shop: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: "PAYMENT - THANK YOU",
      refund: "",
      late: "LATE FEE FOR PAYMENT DUE",
      annual: "ANNUAL FEE",
      interest: "INTEREST CHARGED ON PURCHASES",
      promo: true,
      mayBePastDue: true,
      mayBeCredit: true,
      rates: [16, 27],
      cashApr: "28.49",
      size: [70_000, 480_000],
      floor: 3_500,
      count: [4, 11],
      labels: {
        purchase: "Purchases",
        cash: "Bank Cash Advances",
        transfer: "Balance Transfers",
        promo: "Balance Transfers",
      },
    });
    const [purchase] = card.rates;
    const promo = card.rates.find((rate) => rate.kind === "promotional");
    const transfer = card.rates.find((rate) => rate.kind === "balance-transfer");
    const advance = card.rates.at(-1);
    const rates = [purchase, transfer, promo, advance].filter((rate) => rate !== undefined);
    const back = of(card, "payment", "credit");
    const bought = of(card, "purchase");
    const fees = of(card, "fee");
    const zeroRow = (text: string): Row => ({
      kind: "interest",
      trans: card.end,
      post: card.end,
      text,
      amount: 0,
      ref: "",
      category: "",
    });
    const charged = [
      ...(card.interest > 0 ? of(card, "interest") : [zeroRow("INTEREST CHARGED ON PURCHASES")]),
      ...[
        "INTEREST CHARGED ON BALANCE TRANSFERS",
        "INTEREST CHARGED ON DIR DEP&CHK CASHADV",
        "INTEREST CHARGED ON BANK CASH ADVANCES",
      ].map(zeroRow),
    ];
    const zeros = charged.filter((row) => row.amount === 0);
    const total = back.reduce((sum, row) => sum + row.amount, 0);
    const lines = (name: string, rows: readonly Row[], foot: string, sum: number) =>
      rows.length === 0
        ? ""
        : `<tr><td colspan=7><b>${name}</b></td></tr>${rows.map((row) => `<tr><td>${date.noYear(row.trans)}</td><td>${date.noYear(row.post)}</td><td>${escaped(row.text)}</td><td>${row.ref.slice(0, 4)}</td><td>${row.ref === "" ? "" : card.last4}</td><td class=r>${money.plain(row.amount)}</td><td></td></tr>`).join("")}<tr><td></td><td></td><td colspan=4>TOTAL ${foot} FOR THIS PERIOD</td><td class=r><b>${money.dollar(sum)}</b></td></tr>`;
    const span = `${date.longNoYear(card.start)} - ${date.long(card.end)}`;
    const top = (number: number) =>
      `<div class="small hd">${escaped(card.person.name)} &nbsp;|&nbsp; Account # ${card.number.join(" ")} &nbsp;|&nbsp; ${span}<span style="float:right">Page ${number} of 4</span></div>`;
    const late = card.pastDue > 0;
    const one = `<div class=row><div><div class=logo>BANK OF CASCADIA</div><b>Customized Cash Rewards</b><br>Visa Signature<sup>®</sup><p style="margin-top:30px">${address(card)}</p></div><div class=small><b>Customer Service Information:</b><br>www.bankofcascadia.example<br>1.800.555.0110<br>TTY: 1.800.555.0178<p>Mail billing inquiries to:<br>Bank of Cascadia<br>P.O. Box 982234<br>El Paso TX 79998-2234</p><p>Mail payment to:<br>Bank of Cascadia<br>P.O. Box 15019<br>Wilmington DE 19886-5019</p></div></div>
<p><b>Account# ${card.number.join(" ")}</b><br>${span}</p><div class=row><div><h3 class=b>Account Summary</h3>${pairs(
      [
        ["Previous Balance", $(card.previous)],
        ["Payments and Other Credits", money.dollar(total)],
        ["Purchases and Adjustments", $(card.purchases)],
        ["Fees Charged", $(card.fees)],
        ["Interest Charged", $(card.interest)],
      ],
    )}<div class=rule></div>${pairs([["<b>New Balance Total</b>", `<b>${money.dollar(card.balance)}</b>`]])}${card.balance < 0 ? "Credit balance, please do not pay" : ""}<br>${pairs(
      [
        ["Total Credit Line", $(card.limit)],
        ["Total Credit Available", $(card.available)],
        ["Cash Credit Line", $(card.cashLimit)],
        ["Portion of Credit Available<br>for Cash", $(card.cashAvailable)],
        ["Statement Closing Date", date.slash(card.end)],
        ["Days in Billing Cycle", String(card.days)],
      ],
    )}</div><div><h3 class=b>Payment Information</h3>${pairs([
      ["New Balance Total", money.dollar(card.balance)],
      ["Current Payment Due", $(card.minimum - card.pastDue)],
      late && ["Past Due Amount", $(card.pastDue)],
    ])}<div class=rule></div>${pairs([
      ["<b>Total Minimum Payment Due</b>", `<b>${$(card.minimum)}</b>`],
      ["<b>Payment Due Date</b>", `<b>${date.slash(card.due)}</b>`],
    ])}<p class=small><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment by the date listed above, you may have to pay a late fee of up to $40.00 and your APRs may be increased up to the Penalty APR of 29.99%.</p>${
      card.warning === undefined
        ? ""
        : `<p class=small><b>Total Minimum Payment Warning:</b> If you make only the Total Minimum Payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
            "lcc",
            HEADS,
            warningRows(card, $, "Only the Total Minimum Payment").map((row) =>
              row.map((cell) => cell.replace("3 years", "36 months").replace("Savings=", "Savings = ")),
            ),
            "class=warn",
          )}`
    }<p class=small>If you would like information about credit counseling services, call 866.555.0138.</p></div></div>
<div class=cpn><p class=small>${String(Math.max(0, card.balance)).padStart(12, "0")}${String(card.minimum).padStart(9, "0")}000000000${card.number.join("")}</p><div class=row><div>BANK OF CASCADIA<br>P.O. BOX 15019<br>WILMINGTON DE 19886-5019<p style="margin-top:16px">${address(card)}</p></div><div>${pairs(
      [
        ["Account Number:", card.number.join(" ")],
        ["New Balance Total", money.dollar(card.balance)],
        ["Total Minimum Payment Due", $(card.minimum)],
        ["Payment Due Date", date.slash(card.due)],
        ["Enter payment amount", "$ ______________"],
      ],
    )}<p class=small>☐ For change of address/phone number, see reverse side.<br>Make your payment online at www.bankofcascadia.example or mail this coupon along with your check payable to: Bank of Cascadia</p></div></div></div>`;
    const two = `${top(2)}<div class=small style="columns:2"><b>IMPORTANT INFORMATION ABOUT THIS ACCOUNT</b><p>PAYING INTEREST - We will not charge interest on Purchases on the next statement if you pay the New Balance Total in full by the Payment Due Date, and you had paid in full by the previous Payment Due Date. We will begin charging interest on Balance Transfers and Cash Advances on the transaction date.</p><p>TOTAL INTEREST CHARGE COMPUTATION - Interest Charges accrue and are compounded on a daily basis. To determine the Interest Charges we multiply each Balance Subject to Interest Rate by its applicable Daily Periodic Rate and that result is multiplied by the number of days in the billing cycle.</p><p>HOW WE ALLOCATE YOUR PAYMENTS - Payments are allocated to posted balances. If your account has balances with different APRs, we will allocate the amount of your payment equal to the Total Minimum Payment Due to the lowest APR balances first.</p><p>CALCULATION OF BALANCES SUBJECT TO INTEREST RATE - Average Daily Balance Method (including new Purchases).</p><p>CREDIT REPORTING - If you believe we have furnished inaccurate information to a credit reporting agency, write to us at: P.O. Box 25118, Tampa FL 33622.</p><p>YOUR BILLING RIGHTS - WHAT TO DO IF YOU THINK YOU FIND A MISTAKE ON YOUR STATEMENT: write to us within 60 days after the error appeared. You may stop the automatic deduction of a disputed amount by calling at least 3 business days before the payment is scheduled.</p><p>MISCELLANEOUS - For a returned payment we may charge a fee of up to $30.00. Copy fee $5.00.</p></div>`;
    const earned = Math.round(card.purchases / 100);
    const three = `${top(3)}<h3 class=b>Transactions</h3><table class=tx><tr><th>Transaction<br>Date</th><th>Posting<br>Date</th><th>Description</th><th>Reference<br>Number</th><th>Account<br>Number</th><th class=r>Amount</th><th class=r>Total</th></tr>${lines("Payments and Other Credits", back, "PAYMENTS AND OTHER CREDITS", total)}${lines("Purchases and Adjustments", bought, "PURCHASES AND ADJUSTMENTS", card.purchases)}${lines("Fees", fees, "FEES", card.fees)}${lines("Interest Charged", charged, "INTEREST", card.interest)}</table>
<table class=ytd><tr><td colspan=2><b>${card.year} Totals Year-to-Date</b></td></tr><tr><td>Total fees charged in ${card.year}</td><td class=r>${$(card.feesToDate)}</td></tr><tr><td>Total interest charged in ${card.year}</td><td class=r>${$(card.interestToDate)}</td></tr></table>`;
    const four = `${top(4)}<h3 class=b>Interest Charge Calculation</h3><p>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</p>${grid(
      "lrccrrr",
      [
        "",
        "Annual<br>Percentage<br>Rate",
        "Promotional<br>Transaction<br>Type",
        "Promotional<br>Offer ID",
        "Promotional<br>Rate End<br>Date",
        "Balance<br>Subject to<br>Interest<br>Rate",
        "Interest<br>Charges by<br>Transaction<br>Type",
      ],
      rates.map((rate) => [
        rate.label,
        `${rate.apr}%${rate.expires === undefined ? "V" : ""}`,
        rate.expires === undefined ? "" : "Promotional",
        rate.expires === undefined ? "" : "BTS0419A1",
        rate.expires === undefined ? "" : date.slash(rate.expires),
        $(rate.balance),
        $(rate.interest),
      ]),
      "class=ic",
    )}<p class=small><b>APR Type Definitions</b> Daily Interest Rate Type: V= Variable Rate (rate may vary)</p><h3 class=b>Important Messages</h3><p>Sign in to see the FICO<sup>®</sup> Score that is used by us, at no cost.</p>
<h3 class=b>Your Reward Summary</h3>${pairs([
      ["BASE CASH", `$${decimal(earned)}`],
      ["CATEGORY BONUS CASH", `$${decimal(Math.round(earned * 0.6))}`],
      ["TOTAL CASH REWARDS AVAILABLE", `$${decimal(earned + Math.round(earned * 0.6) + 1_250)}`],
    ])}`;
    return {
      html: document(
        `${BASE}${PAGES}body{font:9pt "Liberation Sans",Arial}.small{font-size:7pt}.logo{font:bold 16pt "Liberation Serif",serif;color:#a01020;letter-spacing:.5px}.b{border-bottom:2px solid #0b2a63;color:#0b2a63}.rule{border-top:1px solid #000}.warn{border:1px solid #999;font-size:7pt}.warn td,.warn th{border:1px solid #999;padding:2px 4px;font-weight:normal}.cpn{position:absolute;bottom:0;left:0;right:0;border-top:1px solid #000}.hd{margin-bottom:14px}.tx{font-size:8pt}.tx th{border-bottom:1px solid #000}.ytd{width:3.6in;margin:14px auto;border:1px solid #000}.ytd td{padding:3px 8px;text-align:center}.ic th{border-bottom:1px solid #000;vertical-align:bottom}`,
        page(one) + page(two) + page(three) + page(four),
      ),
      truth: taTruth(card, {
        institution: "Bank of Cascadia",
        named: ["BANK OF CASCADIA"],
        rows: told([...back, ...bought, ...fees, ...charged.filter((row) => row.amount !== 0)]),
        rates,
        omit: late ? [] : ["pastDue"],
        openRows: told(zeros).map((row) => ({ ...row, amount: "0.00" })),
        allowed: Object.fromEntries(
          rates.flatMap((rate, index) =>
            rate.expires === undefined
              ? []
              : [[`accounts.0.aprs.${index}.kind`, ["balance-transfer"]] as const],
          ),
        ),
      }),
    };
  },
};

/** A bank of two family names: the roll-forward with signs before the labels, credits and charges in two columns. */
const pelham: Layout = {
  name: "ta-pelham-rusk-active",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = taCard(seed, {
      salt: 22,
      shop: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: seed % 3 === 0 ? "AUTOMATIC PAYMENT - THANK YOU" : "ONLINE PAYMENT THANK YOU",
      refund: "",
      late: "LATE FEE",
      interest: "INTEREST CHARGE ON PURCHASES",
      cashText: "CASH ADVANCE ATM 04418 TULSA OK",
      cashFee: "CASH ADVANCE FEE",
      mayBePastDue: true,
      mayBeCredit: true,
      rates: [19, 29],
      cashApr: "29.99",
      size: [60_000, 450_000],
      floor: 2_500,
      count: [4, 10],
      labels: { purchase: "PURCHASES", cash: "CASH ADVANCES" },
    });
    const row = (at: Row) => [
      at.kind === "payment" || at.kind === "fee" ? "" : card.last4,
      date.noYear(at.trans),
      date.noYear(at.post),
      `${at.ref}7X2QK`,
      escaped(at.text),
      at.amount < 0 ? grouped(at.amount) : "",
      at.amount < 0 ? "" : grouped(at.amount),
    ];
    const part = (name: string, foot: string, rows: readonly Row[], sum: number) =>
      rows.length === 0
        ? ""
        : `<tr class=sh><td colspan=7><b>${name}</b></td></tr>${rows
            .map(
              (at) =>
                `<tr>${row(at)
                  .map((cell, index) => `<td${index > 4 ? " class=r" : ""}>${cell}</td>`)
                  .join("")}</tr>`,
            )
            .join(
              "",
            )}<tr><td colspan=5><b>${foot}</b></td><td class=r><b>${sum < 0 ? $(sum) : ""}</b></td><td class=r><b>${sum < 0 ? "" : $(sum)}</b></td></tr>`;
    const payments = of(card, "payment");
    const credits = of(card, "credit");
    const cash = of(card, "cash");
    const bought = of(card, "purchase");
    const fees = of(card, "fee");
    const interest = of(card, "interest");
    const plain = (name: string, amount: number) =>
      `<tr><td colspan=4></td><td>${name}</td><td></td><td class=r>${grouped(amount)}</td></tr>`;
    const [purchaseInterest, cashInterest] = [interest[0]?.amount ?? 0, interest[1]?.amount ?? 0];
    const head = (number: number) =>
      `<div class=row><div><span class=logo>PELHAM<br>RUSK</span></div><div style="flex:3"><div class=title>PELHAM RUSK ACTIVE REWARDS VISA<sup>®</sup> CARD</div>${pairs(
        [
          ["Account Number", `Ending in ${card.last4}`],
          ["Statement Billing Period", `${date.slash(card.start)} to ${date.slash(card.end)}`],
          ["Page", `${number} of 3`],
        ],
      )}</div></div>`;
    const one = `${head(1)}<div class=row style="margin-top:8px"><div><h4 class=h>Balance Summary</h4>${pairs(
      [
        ["Previous Balance", $(card.previous)],
        ["- Payments", $(card.payments)],
        ["- Other Credits", $(card.credits)],
        ["+ Cash Advances", $(card.cash)],
        ["+ Purchases, Balance Transfers &<br>&nbsp; Other Charges", $(card.purchases)],
        ["+ Fees Charged", $(card.fees)],
        ["+ Interest Charged", $(card.interest)],
        ["<b>= New Balance</b>", `<b>${money.credit(card.balance)}</b>`],
      ],
    )}${pairs(
      [
        ["Total Credit Limit", dollars(card.limit)],
        ["Total Available Credit", dollars(card.available)],
        ["Cash Advance Limit", dollars(card.cashLimit)],
        ["Available Credit for Cash Advances", dollars(card.cashAvailable)],
      ],
      'style="margin-top:8px;border-top:1px solid #000"',
    )}</div><div><h4 class=h>Payment Information</h4>${pairs([
      ["New Balance", money.credit(card.balance)],
      card.pastDue > 0 && ["Past Due Amount (included in Minimum Payment)", $(card.pastDue)],
      ["Minimum Payment", $(card.minimum)],
      ["Payment Due Date", date.slash(card.due)],
    ])}<p class=small><b>Late Payment Warning:</b> If we do not receive your Minimum Payment by ${date.slash(card.due)}, you may have to pay a late fee up to $40.</p><h4 class=h>Questions?</h4><p class=small>24-Hour Customer Service: 1-800-555-0129<br>TTY for Hearing/Speech Impaired: 1-800-555-0171<br>Outside the US Call Collect: 1-925-555-0100<br>pelhamrusk.example</p><p class=small>Send Payments To:<br>PO BOX 77033<br>MINNEAPOLIS MN 55480-7733</p><p class=small>Send General Inquiries To:<br>PO BOX 10347<br>DES MOINES IA 50306-0347</p></div></div>
${
  card.warning === undefined
    ? ""
    : `<p><b>Minimum Payment Warning:</b> ${LONGER}</p>${grid(
        "lll",
        HEADS,
        warningRows(card, dollars, "Only the minimum payment"),
        "class=warn",
      )}`
}<p>If you would like information about credit counseling services, refer to www.usdoj.gov/ust/eo/bapcpa/ccde/cc_approved.htm or call 1-877-555-0108.</p>
<h4 class=h>Important Information</h4><p>Your next scheduled payment may be different from the Minimum Payment shown if you make another payment or receive a credit before the due date.</p><h4 class=h>Pelham Rusk Rewards<sup>®</sup></h4>${pairs(
      [
        ["Rewards Balance as of:", date.slash(card.end)],
        ["Cash rewards earned this period", `$${decimal(Math.round(card.purchases / 50))}`],
      ],
    )}
<div class=cpn><div class="small r">Continued →</div><p class=small>${"- ".repeat(80)}<br>NOTICE: SEE REVERSE SIDE FOR IMPORTANT INFORMATION ABOUT YOUR ACCOUNT &nbsp; 5596 &nbsp; YKG &nbsp; 1 &nbsp; 7 &nbsp; 15 &nbsp; PAGE 1 of 3</p><div class=row><div>${pairs(
      [
        ["Account Number", `Ending in ${card.last4}`],
        ["New Balance", money.credit(card.balance)],
        ["Minimum Payment", $(card.minimum)],
        ["Payment Due Date", date.slash(card.due)],
      ],
    )}<p>Amount Enclosed $ _____________</p></div><div>PELHAM RUSK CARD SERVICES<br>PO BOX 77033<br>MINNEAPOLIS MN 55480-7733<p>${address(card)}</p></div></div></div>`;
    const two = `${head(2)}<h4 class=h>Transactions</h4><table class=tx><tr><th>Card Ending in</th><th>Trans Date</th><th>Post Date</th><th>Reference Number</th><th>Description</th><th class=r>Credits</th><th class=r>Charges</th></tr>${part("Payments", "TOTAL PAYMENTS FOR THIS PERIOD", payments, -card.payments)}${part("Other Credits", "TOTAL OTHER CREDITS FOR THIS PERIOD", credits, -card.credits)}${part("Cash Advances", "TOTAL CASH ADVANCES FOR THIS PERIOD", cash, card.cash)}${part("Purchases, Balance Transfers & Other Charges", "TOTAL PURCHASES, BALANCE TRANSFERS & OTHER CHARGES FOR THIS PERIOD", bought, card.purchases)}<tr class=sh><td colspan=7><b>Fees Charged</b></td></tr>${fees
      .map(
        (at) =>
          `<tr>${row(at)
            .map((cell, index) => `<td${index > 4 ? " class=r" : ""}>${cell}</td>`)
            .join("")}</tr>`,
      )
      .join(
        "",
      )}<tr><td colspan=5><b>TOTAL FEES CHARGED FOR THIS PERIOD</b></td><td></td><td class=r><b>${$(card.fees)}</b></td></tr><tr class=sh><td colspan=7><b>Interest Charged</b></td></tr>${plain("INTEREST CHARGE ON PURCHASES", purchaseInterest)}${plain("INTEREST CHARGE ON CASH ADVANCES", cashInterest)}<tr><td colspan=5><b>TOTAL INTEREST CHARGED FOR THIS PERIOD</b></td><td></td><td class=r><b>${$(card.interest)}</b></td></tr></table>
<h4 class=h>${card.year} Totals Year-to-Date</h4>${pairs([
      [`TOTAL FEES CHARGED IN ${card.year}`, $(card.feesToDate)],
      [`TOTAL INTEREST CHARGED IN ${card.year}`, $(card.interestToDate)],
    ])}<h4 class=h>Interest Charge Calculation</h4><p>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</p>${grid(
      "lrrrr",
      [
        "Type of Balance",
        "Annual Interest Rate",
        "Balance Subject to Interest Rate",
        "Days in Billing Cycle",
        "Interest Charge",
      ],
      card.rates.map((rate) => [
        rate.label,
        `${rate.apr}% v`,
        $(rate.balance),
        String(card.days),
        $(rate.interest),
      ]),
      "class=tx",
    )}<p class=small>v = Variable Rate. If the letter "v" follows the Annual Interest Rate, your rate varies with the U.S. Prime Rate.</p>`;
    const three = `${head(3)}<div class=small><p><b>Information About Your Account.</b></p><p><b>Lost or Stolen Cards:</b> Call Customer Service immediately.</p><p><b>Balance Calculation Method:</b> We use the daily balance method (including new purchases). Interest starts on the date of the transaction; for purchases you have at least 25 days. Minimum interest charge $1.00.</p><p><b>Credit Reporting:</b> You have the right to dispute the accuracy of information that we have reported: PO BOX 14517, Des Moines, IA 50306.</p><p><b>Billing Rights Summary.</b> What To Do If You Think You Find A Mistake On Your Statement: write to us within 60 days. While we investigate whether or not there has been an error, we cannot try to collect the amount in question or report you as delinquent on that amount.</p><p><b>Crediting of Payments:</b> Payments received by 5:00 p.m. at the address on the coupon are credited as of that day. Pelham Rusk Bank, N.A. Member FDIC.</p></div>`;
    const paid = apart(card);
    return {
      html: document(
        `${BASE}${PAGES}body{font:8.5pt "Liberation Sans",Arial}.small{font-size:7pt}.logo{display:inline-block;background:#27365e;color:#f7d774;font:bold 13pt "Liberation Serif",serif;padding:8px 14px}.title{font:bold 12pt Arial;border-bottom:3px solid #27365e}.h{background:#27365e;color:#fff;padding:2px 6px}.warn td,.warn th{border:1px solid #777;padding:2px 4px;font-size:7.5pt;font-weight:normal}.cpn{position:absolute;bottom:0;left:0;right:0}.tx{font-size:7.5pt}.tx th{border-bottom:1px solid #000}.sh td{padding-top:6px}`,
        page(one) + page(two) + page(three),
      ),
      truth: taTruth(card, {
        institution: "PELHAM RUSK",
        named: ["Pelham Rusk", "Pelham Rusk Bank, N.A.", "Pelham Rusk Bank"],
        rows: told([...payments, ...credits, ...cash, ...bought, ...fees]),
        omit: [
          "statementDate",
          ...(paid ? (["paymentsAndCredits"] as const) : []),
          ...(card.pastDue === 0 ? (["pastDue"] as const) : []),
        ],
        change: { availableCredit: `${decimal(card.available).slice(0, -3)}.00` },
        allowed: {
          "accounts.0.statementDate": [card.end],
          ...(paid ? { "accounts.0.paymentsAndCredits": [decimal(card.payments + card.credits)] } : {}),
        },
      }),
    };
  },
};

export const TA_TWO: readonly Layout[] = [cascadia, pelham];
