import type { AccountFacts } from "#contract/extraction.ts";
import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import {
  type CardMonth,
  type Charge,
  cardFacts,
  cardRows,
  leavingOpen,
  only,
  period,
  warned,
} from "../strangers/sb-data.ts";
import { capitals, home, mainstream, month, through } from "./hp-data.ts";
import { onlyParts } from "./sheets.ts";

const $ = money.dollar;
const card = (name: string, make: Layout["make"]) => mainstream("credit-cards", `card-${name}`, make);

const limits = (d: CardMonth): Partial<AccountFacts> => ({
  creditLimit: decimal(d.limit),
  availableCredit: decimal(d.available),
});
const yearOf = (day: string) => day.slice(0, 4);
const plus = (amount: number) => (amount > 0 ? `+${$(amount)}` : $(0));
const minus = (amount: number) => (amount > 0 ? `-${$(amount)}` : $(0));

/** The biggest issuer's order: payment block with its two warnings, summary under the points, activity by section, totals of the year. */
const merrow = card("merrow-trust", (seed) => {
  const d = month(seed, {
    salt: 71,
    previous: [60_000, 900_000],
    purchases: [6, 16],
    pays: "either",
    late: 0.2,
    rate: [18, 28],
  });
  const line = (entry: Charge) => [date.noYear(entry.day), escaped(entry.text), money.plain(entry.amount)];
  const section = (title: string, entries: readonly Charge[]) =>
    entries.length === 0
      ? ""
      : `<tr><td></td><td class=s>${title}</td><td></td></tr>${entries
          .map(
            (entry) =>
              `<tr>${line(entry)
                .map((cell, at) => `<td${at === 2 ? " class=r" : ""}>${cell}</td>`)
                .join("")}</tr>`,
          )
          .join("")}`;
  const paid = only(d.lines, "payment", "credit");
  const bought = only(d.lines, "purchase");
  const cash = only(d.lines, "cash");
  const fees = only(d.lines, "fee");
  const interest = only(d.lines, "interest");
  const html = document(
    `body{font:8.6pt "Liberation Sans"}${BASE}.h{background:#12395b;color:#fff;padding:3px 6px;font-size:10.5pt;margin:10px 0 4px}.big td{font-size:11pt;padding:2px 0}.s{font-weight:bold;padding-top:6px!important}.act td{padding:1px 4px;vertical-align:top}.act td:first-child{width:.9in}.rate td,.rate th{padding:2px 4px;border-bottom:.5px solid #999}.next{break-before:page}`,
    `<div class=row><div><div style="font:bold 17pt 'Liberation Serif';color:#12395b">Merrow Trust</div><p>Manage your account online at:<br>www.merrowtrust.example</p></div><div>Customer Service:<br>1-800-555-0134</div><div>Mobile: Download the<br>Merrow Mobile&reg; app today</div></div>
    <div class=row><div><table class=big><tr><td>New Balance</td><td class=r><b>${$(d.balance)}</b></td></tr><tr><td>Minimum Payment Due</td><td class=r><b>${$(d.minimum)}</b></td></tr><tr><td>Payment Due Date</td><td class=r><b>${date.short(d.due)}</b></td></tr></table>
    <p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $40.00.</p>
    <p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>
    ${grid(
      "lll",
      [
        "If you make no additional charges using this card and each month you pay...",
        "You will pay off the balance shown on this statement in about...",
        "And you will end up paying an estimated total of...",
      ],
      [
        ["Only the minimum payment", `${d.years} years`, $(d.totalCost)],
        [
          $(d.monthly),
          "3 years",
          `${$(d.monthly * 36)}<br>(Savings=${$(Math.max(0, d.totalCost - d.monthly * 36))})`,
        ],
      ],
      "class=rate",
    )}
    <p>If you would like information about credit counseling services, call 1-866-555-0148.</p></div>
    <div><div class=h>MERROW JOURNEY REWARDS</div>${pairs([
      ["Previous points balance", "18,204"],
      ["+ 1 point per $1 earned on all purchases", String(Math.floor(d.purchases / 100))],
      [
        "= Total points available for redemption",
        (18_204 + Math.floor(d.purchases / 100)).toLocaleString("en-US"),
      ],
    ])}
    <div class=h>ACCOUNT SUMMARY</div>${pairs([
      [`Account Number: XXXX XXXX XXXX ${d.last4}`, ""],
      ["Previous Balance", $(d.previous)],
      ["Payment, Credits", minus(d.payments + d.credits)],
      ["Purchases", plus(d.purchases)],
      ["Cash Advances", plus(d.cash)],
      ["Balance Transfers", $(0)],
      ["Fees Charged", plus(d.fees)],
      ["Interest Charged", plus(d.interest)],
      ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
      ["Opening/Closing Date", `${date.short(d.start)} - ${date.short(d.end)}`],
      ["Credit Access Line", money.wholeDollars(d.limit)],
      ["Available Credit", $(d.available)],
      ["Cash Access Line", money.wholeDollars(d.cashLimit)],
      ["Available for Cash", $(Math.min(d.cashLimit, d.available))],
      ["Past Due Amount", $(d.pastDue)],
      ["Balance over the Credit Access Line", $(0)],
    ])}</div></div>
    <div style="border-top:1px dashed #555;margin-top:24px;padding-top:8px" class=row><div>${home(capitals(d.person))}</div><div>${pairs(
      [
        ["Payment Due Date:", date.short(d.due)],
        ["New Balance:", $(d.balance)],
        ["Minimum Payment Due:", $(d.minimum)],
      ],
    )}<p>Account number: XXXX XXXX XXXX ${d.last4}</p><p>$ ________________ Amount Enclosed</p>Make your check payable to Merrow Trust Services</div></div>
    <div class=next><div class=row><div>${d.person.name.toUpperCase()}</div><div class=r>Page 2 of 2 &nbsp; Statement Date: ${date.short(d.end)}</div></div><div class=h>ACCOUNT ACTIVITY</div><table class=act><tr><th>Date of<br>Transaction</th><th>Merchant Name or Transaction Description</th><th class=r>$ Amount</th></tr>${section("PAYMENTS AND OTHER CREDITS", paid)}${section("PURCHASE", bought)}${section("CASH ADVANCES", cash)}${section("FEES CHARGED", fees)}${fees.length > 0 ? `<tr><td></td><td>TOTAL FEES FOR THIS PERIOD</td><td class=r>${$(d.fees)}</td></tr>` : ""}${section("INTEREST CHARGED", interest)}${interest.length > 0 ? `<tr><td></td><td>TOTAL INTEREST FOR THIS PERIOD</td><td class=r>${$(d.interest)}</td></tr>` : ""}</table>
    <table style="width:60%;margin:14px auto;border:1px solid #555"><tr><th colspan=2 style="text-align:center">${yearOf(d.end)} Totals Year-to-Date</th></tr><tr><td>Total fees charged in ${yearOf(d.end)}</td><td class=r>${$(d.feesYear)}</td></tr><tr><td>Total interest charged in ${yearOf(d.end)}</td><td class=r>${$(d.interestYear)}</td></tr></table>
    <div class=h>INTEREST CHARGES</div><p>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</p>${grid(
      "lrrr",
      [
        "Balance<br>Type",
        "Annual<br>Percentage<br>Rate (APR)",
        "Balance<br>Subject To<br>Interest Rate",
        "Interest<br>Charges",
      ],
      [
        ["<b>PURCHASES</b>", "", "", ""],
        ["Purchases", `${d.apr}%(v)(d)`, $(d.base), $(d.interest)],
        ["<b>CASH ADVANCES</b>", "", "", ""],
        ["Cash Advances", `${d.cashApr}%(v)(d)`, $(0), $(0)],
        ["<b>BALANCE TRANSFERS</b>", "", "", ""],
        ["Balance Transfers", `${d.apr}%(v)(d)`, $(0), $(0)],
      ],
      "class=rate",
    )}<p class=r>${d.days} Days in Billing Period</p><p class=small>(v) = Variable Rate (d) = Daily Balance Method (including new transactions) (a) = Average Daily Balance Method. Please see Information About Your Account section for the Calculation of Balance Subject to Interest Rate, Annual Renewal Notice, How to Avoid Interest on Purchases, and other important information, as applicable. Your next AutoPay payment, if enrolled, will be adjusted by credits received before the due date.</p></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Merrow Trust",
          accounts: [
            {
              ...cardFacts(d, "Merrow Trust"),
              ...limits(d),
              ...period(d),
              ...warned(d),
              statementDate: d.end,
              pastDue: decimal(d.pastDue),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
                { kind: "cash-advance", apr: d.cashApr, balance: "0.00" },
                { kind: "balance-transfer", apr: d.apr, balance: "0.00" },
              ],
            },
          ],
          transactions: cardRows([...paid, ...bought, ...cash, ...fees, ...interest]),
        },
        "Merrow Trust Services",
      ),
      { "accounts.0.purchases": decimal(d.purchases + d.cash) },
    ),
  };
});

/** Account number and period in a band, two boxes side by side, a wide table with two dates and two references, promotional columns among the rates. */
const harborline = card("harborline-bank", (seed) => {
  const d = month(seed, {
    salt: 84,
    previous: [30_000, 1_200_000],
    purchases: [5, 14],
    pays: "either",
    late: 0.15,
    rate: [16, 29],
  });
  const rows = (list: readonly Charge[]) =>
    list
      .map(
        (line) =>
          `<tr><td>${date.noYear(line.day)}</td><td>${date.noYear(line.posted)}</td><td>${escaped(line.text)}</td><td>${line.kind === "interest" || line.kind === "fee" ? "" : line.reference.slice(1, 5)}</td><td>${line.kind === "interest" || line.kind === "fee" ? "" : d.last4}</td><td class=r>${money.plain(line.amount)}</td><td></td></tr>`,
      )
      .join("");
  const part = (title: string, list: readonly Charge[], total: string, sum: number) =>
    `<tr><td></td><td></td><td class=b>${title}</td></tr>${rows(list)}<tr><td></td><td></td><td>${total}</td><td></td><td></td><td></td><td class=r><b>${$(sum)}</b></td></tr>`;
  const paid = only(d.lines, "payment", "credit");
  const bought = only(d.lines, "purchase");
  const fees = only(d.lines, "fee");
  const interest = only(d.lines, "interest");
  const html = document(
    `body{font:8.4pt "Liberation Sans"}${BASE}.t{color:#b0173a;font-size:11pt;border-bottom:1.5px solid #b0173a;margin:10px 0 4px}.box{background:#f4f4f4;padding:6px 8px}.act td,.act th{padding:1px 4px;vertical-align:bottom}.b{font-weight:bold;padding-top:6px!important}.rt td,.rt th{border:.5px solid #bbb;padding:2px 4px}`,
    `<div class=row><div><b style="font-size:16pt;color:#17365d">Harborline</b> <span style="color:#b0173a">Customized Cash Rewards Visa Signature</span></div><div class=r>Account# 4400 66XX XXXX ${d.last4}<br>${through(d)}</div></div>
    <p>${home(capitals(d.person))}</p>
    <div class=row><div><div class=t>Payment Information</div><div class=box>${pairs([
      ["New Balance Total", $(d.balance)],
      ["Current Payment Due", $(d.currentDue)],
      ...(d.pastDue > 0 ? ([["Past Due Amount", $(d.pastDue)]] as const) : []),
      ["<b>Total Minimum Payment Due</b>", `<b>${$(d.minimum)}</b>`],
      ["<b>Payment Due Date</b>", `<b>${date.slash(d.due)}</b>`],
    ])}</div><p class=small><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment by the date listed above, you may have to pay a late fee of up to $40.00 and your APRs may be increased up to the Penalty APR of 29.99%.</p><p class=small><b>Total Minimum Payment Warning:</b> If you make only the Total Minimum Payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
      "lll",
      [
        "If you make no additional charges using this card and each month you pay",
        "You will pay off the balance shown on this statement in about",
        "And you will end up paying an estimated total of",
      ],
      [
        ["Only the Total Minimum Payment", `${d.years} years`, $(d.totalCost)],
        [$(d.monthly), "36 months", $(d.monthly * 36)],
      ],
      "class=rt",
    )}</div>
    <div><div class=t>Account Summary</div><div class=box>${pairs([
      ["Previous Balance", $(d.previous)],
      ["Payments and Other Credits", minus(d.payments + d.credits)],
      ["Purchases and Adjustments", $(d.purchases)],
      ["Fees Charged", $(d.fees)],
      ["Interest Charged", $(d.interest)],
      ["<b>New Balance Total</b>", `<b>${$(d.balance)}</b>`],
      ["Total Credit Line", $(d.limit)],
      ["Total Credit Available", $(d.available)],
      ["Cash Credit Line", $(d.cashLimit)],
      ["Portion of Credit Available for Cash", $(Math.min(d.cashLimit, d.available))],
      ["Statement Closing Date", date.slash(d.end)],
      ["Days in Billing Cycle", String(d.days)],
    ])}</div><div class=t>Reward Summary</div>${pairs([
      ["Beginning rewards", "$41.18"],
      ["Earned this month", `$${(Math.floor(d.purchases / 100) / 100).toFixed(2)}`],
      ["Redeemed this month", "$0.00"],
    ])}</div></div>
    <div class=t>Transactions</div><table class=act><tr><th>Transaction<br>Date</th><th>Posting<br>Date</th><th>Description</th><th>Reference<br>Number</th><th>Account<br>Number</th><th class=r>Amount</th><th class=r>Total</th></tr>${part("Payments and Other Credits", paid, "TOTAL PAYMENTS AND OTHER CREDITS FOR THIS PERIOD", -d.payments - d.credits)}${part("Purchases and Adjustments", bought, "TOTAL PURCHASES AND ADJUSTMENTS FOR THIS PERIOD", d.purchases)}${fees.length > 0 ? part("Fees", fees, "TOTAL FEES FOR THIS PERIOD", d.fees) : ""}${part("Interest Charged", interest, "TOTAL INTEREST CHARGED FOR THIS PERIOD", d.interest)}</table>
    <table style="width:55%;margin:10px auto"><tr><td colspan=2 style="text-align:center"><b>${yearOf(d.end)} Totals Year-to-Date</b></td></tr><tr><td>Total fees charged in ${yearOf(d.end)}</td><td class=r>${$(d.feesYear)}</td></tr><tr><td>Total interest charged in ${yearOf(d.end)}</td><td class=r>${$(d.interestYear)}</td></tr></table>
    <div style="break-inside:avoid"><div class=t>Interest Charge Calculation</div><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
      "lrcccrr",
      [
        "",
        "Annual Percentage Rate",
        "Promotional Transaction Type",
        "Promotional Offer ID",
        "Promotional Rate End Date",
        "Balance Subject to Interest Rate",
        "Interest Charges by Transaction Type",
      ],
      [
        ["Purchases", `${d.apr}%V`, "", "", "", $(d.base), $(d.interest)],
        ["Balance Transfers", `${d.apr}%V`, "", "", "", $(0), $(0)],
        ["Direct Deposit and Check Cash Advances", `${d.cashApr}%V`, "", "", "", $(0), $(0)],
      ],
      "class=rt",
    )}<p class=small>APR Type Definitions: Daily Interest Rate Type: V= Variable Rate (rate may vary)</p></div>
    <div style="border-top:1px dashed;margin-top:14px;padding-top:6px;break-inside:avoid" class=row><div>HARBORLINE BANK<br>PO BOX 18830<br>WILMINGTON, DE 19899-8830</div><div>${pairs(
      [
        ["Account Number:", `4400 66XX XXXX ${d.last4}`],
        ["New Balance Total", $(d.balance)],
        ["Total Minimum Payment Due", $(d.minimum)],
        ["Payment Due Date", date.short(d.due)],
      ],
    )}<p>Enter payment amount $ [ &nbsp; &nbsp; &nbsp; &nbsp; ]</p></div></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Harborline Bank",
          accounts: [
            {
              ...cardFacts(d, "Harborline Bank"),
              ...limits(d),
              ...period(d),
              ...warned(d),
              statementDate: d.end,
              ...(d.pastDue > 0 ? { pastDue: decimal(d.pastDue) } : {}),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
                { kind: "balance-transfer", apr: d.apr, balance: "0.00" },
                { kind: "cash-advance", apr: d.cashApr, balance: "0.00" },
              ],
            },
          ],
          transactions: cardRows([...paid, ...bought, ...fees, ...interest]),
        },
        "Harborline",
      ),
      { "accounts.0.aprs.penalty.apr": "29.99" },
    ),
  };
});

/** A processor prints for a credit union: summary left, payment box right, one table by date with trailing minus, coupon at the foot. */
const prairie = card("prairie-rivers-cu", (seed) => {
  const d = month(seed, {
    salt: 93,
    previous: [20_000, 700_000],
    purchases: [4, 12],
    pays: "either",
    late: 0.2,
    rate: [9, 17],
    limitOver: [100_000, 600_000],
  });
  const t = money.trailing;
  const dated = d.lines.filter((line) => line.kind !== "interest" && line.kind !== "fee");
  const fees = only(d.lines, "fee");
  const interest = only(d.lines, "interest");
  const row = (line: Charge) => [
    date.noYear(line.day),
    date.noYear(line.posted),
    line.reference,
    escaped(line.text),
    t(line.amount),
  ];
  const html = document(
    `body{font:8.6pt "Liberation Sans Narrow","Liberation Sans"}${BASE}.h{background:#1f5f3f;color:#fff;font-weight:bold;padding:2px 5px;margin-top:10px}.bx{border:1px solid #1f5f3f;padding:4px}.act td,.act th{padding:1px 5px}.act th{border-bottom:1px solid #000}`,
    `<div class=row><div><b style="font-size:14pt;color:#1f5f3f">PRAIRIE RIVERS</b><br>FEDERAL CREDIT UNION</div><div class=r>${d.person.name.toUpperCase()}<br>Account Number: #### #### #### ${d.last4}<br>Billing Cycle: ${date.slash(d.start)} - ${date.slash(d.end)}</div></div>
    <div class=row><div><div class=h>SUMMARY OF ACCOUNT ACTIVITY</div><div class=bx>${pairs([
      ["Previous Balance", $(d.previous)],
      ["- Payments", $(d.payments)],
      ["- Other Credits", $(d.credits)],
      ["+ Purchases", $(d.purchases)],
      ["+ Cash Advances", $(0)],
      ["+ Fees Charged", $(d.fees)],
      ["+ Interest Charged", $(d.interest)],
      ["<b>= New Balance</b>", `<b>${$(d.balance)}</b>`],
      ["Account Number", `#### #### #### ${d.last4}`],
      ["Credit Limit", $(d.limit)],
      ["Available Credit", $(d.available)],
      ["Statement Closing Date", date.long(d.end)],
      ["Days in Billing Cycle", String(d.days)],
    ])}</div></div><div><div class=h>PAYMENT INFORMATION</div><div class=bx>${pairs([
      ["New Balance:", $(d.balance)],
      ["Minimum Payment Due:", $(d.minimum)],
      ["Payment Due Date:", date.long(d.due)],
    ])}<p><b>MINIMUM PAYMENT WARNING:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
      "lll",
      [
        "If you make no additional charges and each month you pay ...",
        "You will pay off the balance shown on this statement in about ...",
        "And you will end up paying an estimated total of ...",
      ],
      [
        ["Only the minimum payment", `${d.years} Years`, $(d.totalCost)],
        [$(d.monthly), "3 Years", $(d.monthly * 36)],
      ],
    )}<p>If you would like information about credit counseling services, call 866-555-0147.</p></div></div></div>
    <div class=h>IMPORTANT NEWS</div><div class=bx>Home equity lines as low as 6.99% APR! Skip a payment in December for $35.00 - ask us how. PLEASE NOTE: A $25.00 late charge applies when a payment is more than 10 days late.</div>
    <div class=h>TRANSACTIONS</div>${grid("llllr", ["Tran Date", "Post Date", "Reference Number", "Transaction Description", "Amount"], [...dated.map(row), ...(fees.length > 0 ? [["", "", "", "<b>FEES</b>", ""], ...fees.map(row)] : []), ["", "", "", "TOTAL FEES FOR THIS PERIOD", $(d.fees)], ["", "", "", "<b>INTEREST CHARGED</b>", ""], ...interest.map(row), ["", "", "", "TOTAL INTEREST FOR THIS PERIOD", $(d.interest)], ["", "", "", `<b>${yearOf(d.end)} TOTALS YEAR-TO-DATE</b>`, ""], ["", "", "", `TOTAL FEES CHARGED IN ${yearOf(d.end)}`, $(d.feesYear)], ["", "", "", `TOTAL INTEREST CHARGED IN ${yearOf(d.end)}`, $(d.interestYear)]], "class=act")}
    <div class=h>INTEREST CHARGE CALCULATION</div><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account</p>${grid(
      "lrrr",
      [
        "Type of Balance",
        "ANNUAL PERCENTAGE RATE (APR)",
        "Balance Subject to Interest Rate",
        "Interest Charge",
      ],
      [
        ["Purchases", `${d.apr}%`, $(d.base), $(d.interest)],
        ["Cash Advances", `${d.apr}%`, $(0), $(0)],
      ],
      "class=act",
    )}
    <div style="border-top:2px dotted #000;margin-top:18px;padding-top:8px;break-inside:avoid" class=row><div>${home(capitals(d.person))}</div><div>${pairs(
      [
        ["Account Number", `#### #### #### ${d.last4}`],
        ["New Balance", $(d.balance)],
        ["Minimum Payment Due", $(d.minimum)],
        ["Payment Due Date", date.slash(d.due)],
      ],
    )}<br>PRAIRIE RIVERS FCU<br>PO BOX 4521<br>CAROL STREAM IL 60197-4521</div></div>`,
  );
  return {
    html,
    truth: onlyParts(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Prairie Rivers Federal Credit Union",
          accounts: [
            {
              ...cardFacts(d, "Prairie Rivers Federal Credit Union"),
              ...limits(d),
              ...period(d),
              ...warned(d),
              statementDate: d.end,
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
                { kind: "cash-advance", apr: d.apr, balance: "0.00" },
              ],
            },
          ],
          transactions: cardRows([...dated, ...fees, ...interest]),
        },
        "PRAIRIE RIVERS",
        "PRAIRIE RIVERS FCU",
      ),
      "paymentsAndCredits",
      [d.payments, d.credits],
    ),
  };
});

/** A furniture chain's account at a finance bank: a promotion with interest put aside, its end and what it would cost. */
const oakmont = card("oakmont-home-store", (seed) => {
  const whole = month(seed, {
    salt: 102,
    previous: [140_000, 500_000],
    purchases: [1, 3],
    pays: "part",
    late: 0.15,
    credit: 0,
    rate: [29, 31],
    limitOver: [60_000, 400_000],
  });
  const random = seededRandom(seed + 1_020);
  // Interest is charged on what is left without the promotion only.
  const regular = random.whole(20_000, 60_000);
  const interest = Math.round((regular * Number(whole.apr) * whole.days) / 36_500);
  const balance = whole.balance - whole.interest + interest;
  const d: CardMonth = {
    ...whole,
    interest,
    balance,
    available: whole.limit - balance,
    lines: whole.lines.map((line) => (line.kind === "interest" ? { ...line, amount: interest } : line)),
  };
  const promo = balance - d.purchases - d.fees - interest - regular;
  const initial = promo + random.whole(30_000, 90_000);
  const bought = addDays(d.start, -random.whole(90, 250));
  const expires = addDays(bought, 365);
  const deferred = Math.round((promo * Number(d.apr) * 140) / 36_500);
  const lines = d.lines.map((line) =>
    line.kind === "purchase"
      ? { ...line, text: `OAKMONT HOME ${line.reference.slice(0, 4)} FURNITURE & MATTRESS` }
      : line,
  );
  const html = document(
    `body{font:8.7pt "DejaVu Sans Condensed","DejaVu Sans"}${BASE}.h{font-weight:bold;color:#6d4c2f;border-bottom:2px solid #6d4c2f;margin:12px 0 3px;font-size:10pt}.g td,.g th{border:.5px solid #c9b8a6;padding:2px 4px}.act td,.act th{padding:1px 4px}`,
    `<div class=row><div style="font:italic bold 18pt 'Liberation Serif';color:#6d4c2f">Oakmont Home</div><div class=r>${d.person.name}<br>Account Number: xxxx xxxx xxxx ${d.last4}<br>Visit us at oakmonthome.example<br>Customer Service: 1-866-555-0119</div></div>
    <div class=row><div><div class=h>Summary of Account Activity</div>${pairs([
      ["Previous Balance", $(d.previous)],
      ["- Payments", $(d.payments)],
      ["- Other Credits", $(0)],
      ["+ Purchases/Debits", $(d.purchases)],
      ["+ Fees Charged", $(d.fees)],
      ["+ Interest Charges", $(d.interest)],
      ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
      ["Credit Limit", $(d.limit)],
      ["Available Credit", $(d.available)],
      ["Statement Closing Date", date.slash(d.end)],
      ["Days in Billing Cycle", String(d.days)],
    ])}</div><div><div class=h>Payment Information</div>${pairs([
      ["New Balance", $(d.balance)],
      ...(d.pastDue > 0 ? ([["Amount Past Due", $(d.pastDue)]] as const) : []),
      ["Total Minimum Payment Due", $(d.minimum)],
      ["Payment Due Date", date.slash(d.due)],
    ])}<p class=small><b>PAYMENT DUE BY 5 P.M. (ET) ON THE DUE DATE.</b> We may convert your payment into an electronic debit. <b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment by the Payment Due Date listed above, you may have to pay a late fee up to $41.00.</p><p class=small><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
      "lll",
      [
        "If you make no additional charges using this card and each month you pay...",
        "You will pay off the balance shown on this statement in about...",
        "And you will end up paying an estimated total of...",
      ],
      [
        ["Only the minimum payment", `${d.years} years`, $(d.totalCost)],
        [$(d.monthly), "3 years", $(d.monthly * 36)],
      ],
      "class='g small'",
    )}</div></div>
    <div class=h>Promotional Purchase Summary</div>${grid("llrrrl", ["Tran Date", "Description", "Initial Purchase Amount", "Promotional Balance", "Accrued Deferred Interest", "Promotion Expiration Date"], [[date.slash(bought), "NO INTEREST IF PAID IN FULL WITHIN 12 MONTHS", $(initial), $(promo), $(deferred), date.slash(expires)]], "class=g")}
    <p class=small><b>To avoid paying Deferred Interest Charges on the promotional purchase(s), you must pay the entire applicable Promotional Balance by the Promotion Expiration Date.</b></p>
    <div class=h>Transaction Summary</div>${grid("lllr", ["Date", "Reference #", "Description", "Amount"], [...lines.filter((line) => line.kind === "payment" || line.kind === "purchase").map((line) => [date.noYear(line.day), line.reference, escaped(line.text), money.brackets(line.amount)]), ["", "", "<b>FEES</b>", ""], ...only(lines, "fee").map((line) => [date.noYear(line.day), "", escaped(line.text), $(line.amount)]), ["", "", "TOTAL FEES FOR THIS PERIOD", $(d.fees)], ["", "", "<b>INTEREST CHARGED</b>", ""], ...only(lines, "interest").map((line) => [date.noYear(line.day), "", escaped(line.text), $(line.amount)]), ["", "", "TOTAL INTEREST FOR THIS PERIOD", $(d.interest)]], "class=act")}
    <p><b>${yearOf(d.end)} Year-to-Date Fees and Interest</b> &nbsp; Total Fees Charged in ${yearOf(d.end)} ${$(d.feesYear)} &nbsp; Total Interest Charged in ${yearOf(d.end)} ${$(d.interestYear)} &nbsp; Total Interest Paid in ${yearOf(d.end)} ${$(d.interestYear - d.interest)}</p>
    <div class=h>Interest Charge Calculation</div><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. (v) = variable rate</p>${grid(
      "llrrr",
      [
        "Type of Balance",
        "Expiration Date",
        "Annual Percentage Rate",
        "Balance Subject to Interest Rate",
        "Interest Charge",
      ],
      [
        ["Regular Purchases", "NA", `${d.apr}% (v)`, $(regular), $(d.interest)],
        ["Deferred Interest 12 Months", date.slash(expires), `${d.apr}% (v)`, $(promo), $(0)],
      ],
      "class=g",
    )}
    <p class=small>The Oakmont Home Credit Card is issued by Larch Street Bank. Take 10% off your next purchase of $499.00 or more with code FALL10.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Oakmont Home",
          accounts: [
            {
              ...cardFacts(d, "Oakmont Home"),
              ...limits(d),
              ...warned(d),
              statementDate: d.end,
              ...(d.pastDue > 0 ? { pastDue: decimal(d.pastDue) } : {}),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(regular) },
                { kind: "promotional", apr: d.apr, balance: decimal(promo), expires },
              ],
            },
          ],
          transactions: cardRows([
            ...lines.filter((line) => line.kind === "payment" || line.kind === "purchase"),
            ...only(lines, "fee"),
            ...only(lines, "interest"),
          ]),
        },
        "Larch Street Bank",
      ),
      { "accounts.0.periodEnd": d.end },
    ),
  };
});

/** A firm's charge account: due in full, no limit, each employee's spending with a subtotal. */
const corvane = card("corvane-business-charge", (seed) => {
  const d = month(seed, {
    salt: 117,
    previous: [90_000, 1_400_000],
    purchases: [7, 16],
    pays: "all",
    late: 0,
    credit: 0.5,
    cash: 0,
  });
  const bought = only(d.lines, "purchase");
  const [first, second] = [
    bought.filter((_, index) => index % 2 === 0),
    bought.filter((_, index) => index % 2 === 1),
  ];
  const paid = only(d.lines, "payment");
  const credits = only(d.lines, "credit");
  const add = (list: readonly Charge[]) => list.reduce((sum, line) => sum + line.amount, 0);
  const ending = `8-${String(d.random.whole(1, 9))}${d.last4}`;
  const who = (name: string, end: string, list: readonly Charge[]) =>
    `<div class=who><b>${name}</b><br>Account Ending ${end}</div>${grid(
      "llr",
      ["", "", "Amount"],
      list.map((line) => [
        date.short(line.day),
        `${escaped(line.text)}<br><span class=small>MERCHANT CATEGORY ${line.reference.slice(1, 5)}</span>`,
        $(line.amount),
      ]),
      "class=act",
    )}`;
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}.act td{padding:2px 4px;border-bottom:.5px solid #ddd;vertical-align:top}.act td:first-child{width:.8in}.who{margin:8px 0 2px}.h{font-size:13pt;color:#0b4f6c;border-bottom:1px solid #0b4f6c;margin-top:14px}.big{font-size:18pt;color:#0b4f6c}`,
    `<div class=row><div><b style="font-size:13pt;letter-spacing:1px">CORVANE</b> Business Platinum<p>${d.person.name.toUpperCase()}<br>SAMPLE TRADING LLC<br>Closing Date ${date.short(d.end)}<br>Account Ending <b>${ending}</b></p></div><div class=r>p. 1/3<br>Customer Care: 1-800-555-0172<br>Website: corvane.example</div></div>
    <div class=row><div><div>New Balance</div><div class=big>${$(d.balance)}</div><p><b>Payment Due in Full</b></p><div>Please Pay By</div><div class=big style="font-size:14pt">${date.short(d.due)}<sup>&Dagger;</sup></div><p class=small>&Dagger; Payment is due upon receipt. Please refer to page 2 for further information about your account.</p><p class=small><b>Late Payment Fee:</b> if we do not receive payment in full by two Closing Dates, a fee of $39.00 or 2.99% of the past due amount, whichever is greater, may apply.</p></div>
    <div><div class=h style="margin-top:0">Account Summary</div>${pairs([
      ["Previous Balance", $(d.previous)],
      ["Payments/Credits", minus(d.payments + d.credits)],
      ["New Charges", plus(d.purchases)],
      ["Fees", $(0)],
      ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
    ])}<p>Days in Billing Period: ${d.days}</p><div class=h>Membership Points</div>${pairs([["Available and Pending as of " + date.short(addDays(d.end, -30)), "214,806"]])}<p class=small>No preset spending limit does not mean unlimited spending.</p></div></div>
    <div class=h>Payments and Credits</div>${pairs(
      [
        ["Payments", minus(d.payments)],
        ["Credits", minus(d.credits)],
        ["<b>Total Payments and Credits</b>", `<b>${minus(d.payments + d.credits)}</b>`],
      ],
      "style='width:55%'",
    )}
    <b>Detail</b> <span class=small>*Indicates posting date</span>${grid(
      "llr",
      ["Payments", "", "Amount"],
      paid.map((line) => [`${date.short(line.day)}*`, escaped(line.text), $(line.amount)]),
      "class=act",
    )}${
      credits.length > 0
        ? grid(
            "llr",
            ["Credits", "", "Amount"],
            credits.map((line) => [date.short(line.day), escaped(line.text), $(line.amount)]),
            "class=act",
          )
        : ""
    }
    <div class=h>New Charges</div>${grid(
      "lr",
      ["Summary", "Total"],
      [
        [`${d.person.name.toUpperCase()} ${ending}`, $(add(first))],
        ["PAT B EMPLOYEE 8-31016", $(add(second))],
        ["<b>Total New Charges</b>", `<b>${$(d.purchases)}</b>`],
      ],
      "style='width:60%'",
    )}<b>Detail</b>${who(d.person.name.toUpperCase(), ending, first)}${who("PAT B EMPLOYEE", "8-31016", second)}
    <div class=h>Fees</div><p>Total Fees for this Period &nbsp; $0.00</p><p><b>${yearOf(d.end)} Fees Totals Year-to-Date</b> &nbsp; Total Fees in ${yearOf(d.end)} $695.00</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Corvane",
          accounts: [
            {
              kind: "credit-card",
              institution: "Corvane",
              accountLast4: d.last4,
              statementDate: d.end,
              previousBalance: decimal(d.previous),
              currentBalance: decimal(d.balance),
              paymentDueDate: d.due,
              paymentsAndCredits: decimal(d.payments + d.credits),
              purchases: decimal(d.purchases),
              feesCharged: "0.00",
            },
          ],
          transactions: cardRows([...paid, ...credits, ...first, ...second]),
        },
        "CORVANE Business Platinum",
      ),
      {
        "accounts.0.minimumPayment": decimal(d.balance),
        "accounts.0.periodEnd": d.end,
      },
    ),
  };
});

/** An app's statement: the month's balance as a sentence, cash back beside each purchase, no account number, large type. */
const tallowTree = card("tallowtree-app", (seed) => {
  const d = month(seed, {
    salt: 128,
    previous: [15_000, 400_000],
    purchases: [5, 14],
    pays: "either",
    late: 0,
    credit: 0.3,
    rate: [17, 28],
  });
  const bought = only(d.lines, "purchase");
  const paid = only(d.lines, "payment");
  const credits = only(d.lines, "credit");
  const back = (line: Charge) => Math.round(line.amount / 50);
  const html = document(
    `body{font:10pt "Liberation Sans";color:#1d1d1f}${BASE}h1{font-size:22pt;margin:4px 0}h2{font-size:14pt;margin:18px 0 4px}.act td,.act th{padding:5px 4px;border-bottom:1px solid #e5e5e5}.act th{color:#777;font-weight:normal}.card{background:#f5f5f7;border-radius:12px;padding:14px}.k{color:#777}.v{font-size:17pt}`,
    `<div class=row><div><h1>Tallowtree Card</h1><span class=k>Statement</span></div><div class=r>${d.person.name}<br>${date.monthDay(d.start)} &mdash; ${date.abbreviatedBare(d.end)}</div></div>
    <div class=card><div class=row><div><div class=k>Your Balance as of ${date.abbreviatedBare(d.end)}</div><div class=v>${$(d.balance)}</div><div class=k style="margin-top:8px">Minimum Payment Due</div><div>${$(d.minimum)}</div><div class=k style="margin-top:8px">Due By</div><div>${date.abbreviatedBare(d.due)}</div></div><div>${pairs(
      [
        ["Previous Monthly Balance", $(d.previous)],
        ["Payments made", minus(d.payments)],
        ["Returns and refunds", minus(d.credits)],
        ["Spent this period", $(d.purchases)],
        ["Interest charged", $(d.interest)],
        ["Fees", "Never"],
      ],
    )}</div></div></div>
    <p>Pay ${$(d.balance)} by ${date.longNoYear(d.due)} to avoid interest on your purchases. You earned <b>${$(bought.reduce((sum, line) => sum + back(line), 0))}</b> Cash Back this month and have earned $184.22 this year.</p>
    <h2>Payments</h2>${grid(
      "llr",
      ["Date", "Description", "Amount"],
      paid.map((line) => [
        date.slash(line.day),
        "ACH Deposit Internet transfer from account ending in 0199",
        $(line.amount),
      ]),
      "class=act",
    )}<p class=r>Total payments for this period &nbsp; <b>${minus(d.payments)}</b></p>
    <h2>Transactions</h2>${grid(
      "llrrr",
      ["Date", "Description", "Cash Back", "", "Amount"],
      [...bought, ...credits]
        .toSorted((a, b) => a.day.localeCompare(b.day))
        .map((line) => [
          date.slash(line.day),
          escaped(line.text),
          line.kind === "purchase" ? "2%" : "",
          line.kind === "purchase" ? $(back(line)) : "",
          $(line.amount),
        ]),
      "class=act",
    )}<p class=r>Total spent this period &nbsp; <b>${$(d.purchases)}</b></p>
    <h2>Interest Charged</h2><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid("lrrr", ["Type of balance", "APR", "Balance subject to interest rate", "Interest charged"], [["Purchases", `${d.apr}% (v)`, $(d.base), $(d.interest)]], "class=act")}<p>${date.slash(d.end)} &nbsp; Total interest for this month &nbsp; ${$(d.interest)}</p><p class=k>Interest charged in ${yearOf(d.end)}: ${$(d.interestYear)}. Fees charged in ${yearOf(d.end)}: $0.00.</p>
    <h2>Your credit</h2>${pairs(
      [
        ["Total Credit Limit", $(d.limit)],
        ["Available Credit", $(d.available)],
        ["Past Due Amount", "$0.00"],
      ],
      "style='width:60%'",
    )}
    <p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example, if you make no additional charges and pay only the minimum payment, you will pay off this balance in about ${d.years} years and you will end up paying an estimated total of ${$(d.totalCost)}. If you pay ${$(d.monthly)} each month, you will pay it off in 3 years, paying an estimated total of ${$(d.monthly * 36)}.</p><p class=small>Tallowtree Card is issued by Copperline Bank USA, Salt Lake City Branch. Open a Tallowtree Savings account and earn 4.10% APY.</p>`,
  );
  return {
    html,
    truth: onlyParts(
      leavingOpen(
        alsoNamed(
          {
            documentType: "credit-cards",
            institution: "Tallowtree",
            accounts: [
              {
                kind: "credit-card",
                institution: "Tallowtree",
                ...period(d),
                previousBalance: decimal(d.previous),
                currentBalance: decimal(d.balance),
                minimumPayment: decimal(d.minimum),
                paymentDueDate: d.due,
                pastDue: "0.00",
                ...limits(d),
                ...warned(d),
                purchases: decimal(d.purchases),
                paymentsAndCredits: decimal(d.payments + d.credits),
                interestCharged: decimal(d.interest),
                apr: d.apr,
                aprs: [{ kind: "purchase", apr: d.apr, balance: decimal(d.base) }],
              },
            ],
            transactions: [
              ...cardRows(
                paid.map((line) => ({
                  ...line,
                  text: "ACH Deposit Internet transfer from account ending in 0199",
                })),
              ),
              ...cardRows([...bought, ...credits].toSorted((a, b) => a.day.localeCompare(b.day))),
            ],
            // A total, but with a day of its own and no other row for the interest.
            openRows: only(d.lines, "interest").map((line) => ({
              account: 0,
              date: d.end,
              description: "Total interest for this month",
              amount: decimal(-line.amount),
            })),
          },
          "Tallowtree Card",
          "Copperline Bank USA",
        ),
        {
          "accounts.0.statementDate": d.end,
          "accounts.0.feesCharged": "0.00",
        },
      ),
      "paymentsAndCredits",
      [d.payments, d.credits],
    ),
  };
});

/** A credit union's Visa line on its own paper: the word for the plastic is nowhere, rates stand in a sentence. */
const larkmoor = card("larkmoor-visa", (seed) => {
  const d = month(seed, {
    salt: 139,
    previous: [25_000, 600_000],
    purchases: [3, 9],
    pays: "either",
    late: 0.2,
    credit: 0.2,
    rate: [10, 18],
  });
  const said = (line: Charge) => (line.kind === "interest" ? "INTEREST CHARGE PURCHASES" : line.text);
  const html = document(
    `body{font:9.2pt "Liberation Mono"}${BASE}hr{border:0;border-top:1px solid #000}.act td,.act th{padding:0 6px}`,
    `<div class=row><div>LARKMOOR NATIONAL BANK<br>P.O. BOX 2210<br>SIOUX FALLS SD 57101</div><div>VISA CLASSIC ACCOUNT<br>NUMBER ENDING ${d.last4}<br>STATEMENT DATE ${date.short(d.end)}</div></div><p>${home(capitals(d.person))}</p><hr>
    ${grid("rrrrr", ["CREDIT LINE", "AVAILABLE", "NEW BALANCE", "AMOUNT NOW DUE", "DUE DATE"], [[money.wholeDollars(d.limit), $(d.available), $(d.balance), $(d.minimum), date.short(d.due)]])}<hr>
    ${grid(
      "lllr",
      ["TRANS", "POST", "DESCRIPTION", "AMOUNT"],
      d.lines.map((line) => [
        date.noYear(line.day),
        date.noYear(line.posted),
        escaped(said(line)),
        line.amount < 0 ? `${money.plain(-line.amount)} CR` : money.plain(line.amount),
      ]),
      "class=act",
    )}<hr>
    ${grid("rrrrrrr", ["PREVIOUS", "PAYMENTS", "CREDITS", "PURCHASES", "FEES", "INTEREST", "NEW BALANCE"], [[d.previous, d.payments, d.credits, d.purchases, d.fees, d.interest, d.balance].map(money.plain)])}<hr>
    <p>THE ANNUAL PERCENTAGE RATE FOR PURCHASES IS ${d.apr}% (DAILY RATE ${(Number(d.apr) / 365).toFixed(5)}%), APPLIED TO A BALANCE OF ${$(d.base)}. THE ANNUAL PERCENTAGE RATE FOR CASH ADVANCES IS ${d.cashApr}%.</p>
    <p>YOU HAVE BEEN CHARGED ${$(d.interestYear)} OF INTEREST AND ${$(d.feesYear)} OF FEES SINCE JANUARY 1. BILLING PERIOD ${date.short(d.start)} TO ${date.short(d.end)}, ${d.days} DAYS.</p>
    <p>MINIMUM PAYMENT WARNING: PAYING ONLY THE MINIMUM YOU WILL REPAY THIS BALANCE IN ABOUT ${d.years} YEARS AND PAY ABOUT ${$(d.totalCost)}. PAYING ${$(d.monthly)} A MONTH YOU WILL REPAY IT IN 3 YEARS AND PAY ${$(d.monthly * 36)}.</p>
    <p>A LATE FEE OF $25.00 APPLIES 10 DAYS AFTER THE DUE DATE.</p><hr><div class=row><div>DETACH AND RETURN WITH PAYMENT</div><div>${pairs(
      [
        ["NUMBER ENDING", d.last4],
        ["NEW BALANCE", $(d.balance)],
        ["AMOUNT NOW DUE", $(d.minimum)],
        ["DUE DATE", date.short(d.due)],
        ["AMOUNT PAID", "$"],
      ],
    )}</div></div>`,
  );
  return {
    html,
    truth: onlyParts(
      {
        documentType: "credit-cards",
        institution: "Larkmoor National Bank",
        accounts: [
          {
            ...cardFacts(d, "Larkmoor National Bank"),
            ...limits(d),
            ...period(d),
            ...warned(d),
            statementDate: d.end,
            apr: d.apr,
            aprs: [
              { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
              { kind: "cash-advance", apr: d.cashApr },
            ],
          },
        ],
        transactions: cardRows(d.lines.map((line) => ({ ...line, text: said(line) }))),
      },
      "paymentsAndCredits",
      [d.payments, d.credits],
    ),
  };
});

export const hpCards: readonly Layout[] = [
  merrow,
  harborline,
  prairie,
  oakmont,
  corvane,
  tallowTree,
  larkmoor,
];
