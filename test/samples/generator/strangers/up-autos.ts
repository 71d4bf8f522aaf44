import type { Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { later, monthOf, numerals, PAGE, paper, perDiem, repaid, row, someDay } from "./up-data.ts";

const $ = money.dollar;

/** A car maker's lender: VIN and contract facts left, what is due right, payoff quote below, loyalty offers. */
const captive = paper(
  "up-auto-captive",
  7,
  `body{font:9pt Arial Narrow,Liberation Sans Narrow,Arial}${BASE} .lg{font:bold 19pt Arial;color:#0a3a7a} .c{background:#0a3a7a;color:#fff;padding:4px 8px;font-weight:bold;text-transform:uppercase} .w{border:1px solid #0a3a7a} .w td{padding:2.5px 8px} .x td,.x th{padding:2px 6px;border-bottom:1px solid #c6cfdd}`,
  (random, person, block) => {
    const stated = someDay(random, random.whole(2, 26));
    const due = addDays(stated, random.whole(18, 22));
    const term = random.pick([48, 60, 72, 75, 84]);
    const paid = random.whole(5, term - 10);
    const rate = random.pick([0.9, 2.9, 4.9, 6.74, 8.29, 11.95]);
    const loan = repaid(random.whole(17_000, 61_000) * 100 + random.whole(0, 99), rate, term, paid);
    const late = random.chance(0.3);
    const past = late ? loan.level : 0;
    const fee = late ? Math.round(loan.level * 0.05) : 0;
    const owed = loan.level + past + fee;
    const paidOn = addDays(stated, -random.whole(6, 12));
    const account = `11${numerals(random, 9)}`;
    const vin = `3${random.pick(["GNAX", "GCPT", "KLAA"])}H${numerals(random, 2)}L${numerals(random, 8)}`;
    const good = addDays(stated, 10);
    const daily = perDiem(loan.balance, rate);
    const since = late ? perDiem(loan.balance, rate, 45) : perDiem(loan.balance, rate, 18);
    const matures = later(due.slice(8) > "28" ? `${due.slice(0, 8)}28` : due, term - paid - (late ? 2 : 1));
    const opened = addDays(later(`${stated.slice(0, 8)}12`, -paid - 1), 0);
    const year = loan.year(monthOf(paidOn));
    const rows = late
      ? [row(addDays(stated, -2), "Late Charge Assessed", -fee)]
      : [row(paidOn, "Payment Received - Web", loan.level)];
    const body = `<table><tr><td class=lg>MERIDIAN MOTORS<br><span style="font-weight:normal;font-size:12pt">FINANCIAL</span></td><td class=r>Questions? meridianmotorsfinancial.example<br>1-800-555-0120 &nbsp; M-F 8am-8pm, Sat 9am-3pm Local Time<br>Para espa&ntilde;ol, llame al 1-800-555-0121</td></tr></table>
<div class=row style="margin-top:12px"><div><div>Meridian Motors Financial<br>PO Box 183593<br>Arlington, TX 76096-3593</div><p style="margin:26px 0">${block}</p></div><div class=w><div class=c>Monthly Billing Statement</div>${pairs(
      [
        ["Statement Date", date.slash(stated)],
        ["Account Number", account],
        ["Payment Due Date", `<b>${date.slash(due)}</b>`],
        ["Current Payment", $(loan.level)],
        ["Past Due Amount", $(past)],
        ["Late Charges Due", $(fee)],
        ["Miscellaneous Fees Due", "$0.00"],
        ["<b>Total Amount Due</b>", `<b>${$(owed)}</b>`],
      ],
    )}</div></div>
<div class=row style="margin-top:10px"><div class=w><div class=c>Account Information</div>${pairs([
      ["Contract Type", "Retail Installment"],
      [
        "Vehicle",
        `${random.whole(2020, 2025)} MERIDIAN ${random.pick(["TRAVERSA", "SIERRO 1500", "EQUINE"])}`,
      ],
      ["VIN", vin],
      ["Contract Date", date.slash(opened)],
      ["Original Term", `${term} months`],
      ["Payments Remaining", String(term - paid)],
      ["Maturity Date", date.slash(matures)],
      ["Annual Percentage Rate", `${rate.toFixed(2)}%`],
    ])}</div><div class=w><div class=c>Balance Information</div>${pairs([
      ["Amount Financed", $(loan.original)],
      ["Principal Balance", $(loan.balance)],
      [`Payoff Amount*<br>good through ${date.slash(good)}`, $(loan.balance + since + fee)],
      ["Per Diem", $(daily)],
      ["YTD Principal Paid", $(year.principal)],
      ["YTD Interest Paid", $(year.interest)],
    ])}</div></div>
<div style="margin-top:10px" class=w><div class=c>Activity Since Last Statement</div>${grid(
      "llrrrr",
      ["Date", "Transaction", "Total", "Principal", "Interest", "Fees"],
      [
        late
          ? [date.slash(addDays(stated, -2)), "Late Charge Assessed", $(fee), "", "", $(fee)]
          : [
              date.slash(paidOn),
              "Payment Received - Web",
              $(loan.level),
              $(loan.last.principal),
              $(loan.last.interest),
              "$0.00",
            ],
      ],
      "class=x",
    )}</div>
<p>${late ? "<b>Our records indicate your account is past due.</b> Past due accounts may be reported to credit reporting agencies. If your payment is in the mail, please accept our thanks. Otherwise call us to talk about arrangements." : "<b>A new Meridian from as low as 1.9% APR.</b> As a valued customer you may have $500 - $1,500 in loyalty cash waiting toward your next vehicle. See your dealer by the end of the month."}</p>
<p class=small>*The payoff amount assumes all payments clear your bank. It is not a final figure for contracts with precomputed interest. Mail payoffs by cashier's check or certified funds to: Payoff Processing, 4000 Embarcadero, Arlington, TX 76014.</p>
<div style="border-top:1px dashed #000;padding-top:6px;margin-top:14px" class=row><div>${person.name}<br><br>MERIDIAN MOTORS FINANCIAL<br>PO BOX 78143<br>PHOENIX AZ 85062-8143</div><div>${pairs(
      [
        ["Account Number", account],
        ["Due Date", date.slash(due)],
        ["Total Amount Due", $(owed)],
        ["Amount Enclosed", "$"],
      ],
    )}<div class=small>Please write your account number on your check. Do not send cash.</div></div></div>
${PAGE}<div class=c>Other important information</div><p class=small><b>Payments.</b> Simple interest accounts accrue interest every day on the unpaid amount. Paying late increases the interest you owe; paying early reduces it. Payments are applied first to interest, then to principal, then to fees, unless your contract or the law says otherwise. <b>Electronic check conversion.</b> When you pay by check you authorize us to use information from it to make a one-time electronic fund transfer. <b>Insurance.</b> Keep comprehensive and collision coverage with a deductible of not more than $1,000. List Meridian Motors Financial Company, Inc. as loss payee. <b>Title.</b> Titles are released within 10 to 30 days of payoff, as your state requires. <b>Disputed amounts.</b> Checks marked "paid in full" must be sent to PO Box 181145, Arlington, TX 76096. <b>Bankruptcy.</b> If you have filed, this is for information only. Meridian Motors Financial Company, Inc., d/b/a Meridian Motors Financial. NMLS 2108.</p>`;
    return {
      body,
      institution: "Meridian Motors Financial",
      also: [
        "Meridian Motors Financial Company, Inc.",
        "Meridian Motors Financial Company, Inc",
        "Meridian Motors Financial Company",
      ],
      accounts: [
        {
          kind: "auto-loan",
          accountLast4: account.slice(-4),
          statementDate: stated,
          currentBalance: decimal(loan.balance),
          originalBalance: decimal(loan.original),
          minimumPayment: decimal(loan.level),
          paymentDueDate: due,
          pastDue: decimal(past),
          maturityDate: matures,
          apr: rate.toFixed(2),
        },
      ],
      rows,
      allowed: {
        "accounts.0.pastDue": [decimal(past + fee)],
        "accounts.0.feesCharged": [decimal(fee), "0.00"],
        ...(late
          ? {}
          : {
              "accounts.0.interestCharged": [decimal(loan.last.interest)],
              "accounts.0.paymentsAndCredits": [decimal(loan.level)],
            }),
      },
    };
  },
);

/** A big card bank's car loans: a friendly letter, figures in the running text, the details in a side column. */
const letter = paper(
  "up-auto-bank",
  8,
  `body{font:10pt Optima,Candara,Carlito,Arial}${BASE} .top{border-bottom:4px solid #d03027;padding-bottom:6px} .brand{font:italic bold 20pt Georgia;color:#013d5b} .side{flex:0 0 2.4in!important;background:#f4f4f4;padding:10px} .side b{display:block;margin-top:8px;font-size:8pt;color:#555} .z td,.z th{padding:3px 4px;border-bottom:1px solid #ddd;font-size:9pt} .f{font-size:7.5pt;color:#333}`,
  (random, person, block) => {
    const stated = someDay(random, random.whole(3, 25));
    const due = addDays(stated, 20);
    const term = random.pick([60, 66, 72]);
    const paid = random.whole(4, term - 12);
    const rate = Number(`${random.whole(5, 17)}.${random.pick(["09", "44", "71", "96"])}`);
    const loan = repaid(random.whole(9_500, 38_000) * 100 + random.whole(0, 99), rate, term, paid);
    const late = random.chance(0.3);
    const past = late ? random.pick([loan.level, 10_000, 4_550]) : 0;
    const daily = perDiem(loan.balance, rate);
    const account = `62${numerals(random, 12)}`;
    const paidOn = addDays(stated, -random.whole(8, 14));
    const extra = !late && random.chance(0.3) ? random.pick([2_500, 5_000, 10_000]) : 0;
    const balance = loan.balance - extra;
    const received = late ? Math.max(0, loan.level - past) : loan.level;
    const rows = [
      ...(received > 0 ? [row(paidOn, "Payment", received)] : []),
      ...(extra > 0 ? [row(addDays(paidOn, 2), "Principal-Only Payment", extra)] : []),
    ];
    const matures = later(due.slice(8) > "28" ? `${due.slice(0, 8)}28` : due, term - paid - (late ? 2 : 1));
    const body = `<div class="row top"><div class=brand>Belltower Auto</div><div class=r>Statement for auto loan ending in ${account.slice(-4)}<br>${date.dotted(stated)}</div></div>
<div class=row style="margin-top:14px"><div><p style="margin:10px 0 26px">${block}</p><div style="font-size:17pt;color:#013d5b">${late ? "Your payment is past due." : "It's almost time to make your payment."}</div><p>${person.name.split(" ")[0]}, your regular monthly payment of <b>${$(loan.level)}</b> is due on <b>${date.long(due)}</b>.${
      late
        ? ` You also have a past due amount of <b>${$(past)}</b>, which makes your total amount due <b>${$(loan.level + past)}</b>. Please pay the past due amount right away.`
        : ` You have no past due amount and no unpaid fees, so your total amount due is <b>${$(loan.level)}</b>.`
    }</p><p>If we don't get your payment within 10 days of the due date, you may be charged a late fee as described in your contract.</p>
<b>Payment activity</b>${
      rows.length === 0
        ? "<p>We didn't receive a payment since your last statement.</p>"
        : grid(
            "llr",
            ["Date", "Description", "Amount"],
            rows.map((entry) => [
              date.dotted(entry.date),
              entry.description,
              $(Math.round(Number(entry.amount) * 100)),
            ]),
            "class=z",
          )
    }<p>Your loan builds simple interest each day. With a daily interest of about ${$(daily)}, paying a few days early can save you money over the life of your loan.</p><p><b>Thinking about a different car?</b> Use the Auto Finder to pre-qualify in minutes with no impact to your credit score. Rates start at 7.29% APR for qualified buyers.</p></div>
<div class=side><div style="font-size:12pt">Loan details</div><b>Account number</b>${account}<b>Statement date</b>${date.slash(stated)}<b>Principal balance</b>${$(balance)}<b>Interest rate</b>${rate.toFixed(2)}%<b>Original loan amount</b>${$(loan.original)}<b>Loan maturity date</b>${date.slash(matures)}<b>Remaining payments</b>${term - paid}<b>AutoPay</b>${random.chance(0.5) ? "Not enrolled" : "Enrolled, checking x2207"}<b>Your payoff</b><span class=f>Your principal balance is not your payoff amount. Sign in for a 10-day payoff quote.</span><b>Collateral</b>${random.whole(2017, 2024)} ${random.pick(["Honda CR-V", "Ford F-150", "Kia Telluride"])}<br><span class=f>VIN ending in ${numerals(random, 6)}</span></div></div>
<div class=f style="margin-top:18px"><b>Ways to pay:</b> online or in the app at belltower.example; by phone 800-555-0146; by check to Belltower Auto Finance, P.O. Box 60511, City of Industry, CA 91716. Standard mail takes 7&ndash;10 days. Western Union Quick Collect, code city BELL, for a fee.</div>
${PAGE}<div class="row top"><div class=brand>Belltower Auto</div><div class=r>Page 2 of 2</div></div><p class=f><b>How we apply your payment.</b> First to accrued interest, then to past due principal, then to the current principal, then to fees, unless you ask for a principal-only payment, which we take only when nothing is due. <b>Overpaying.</b> When you pay more than the amount due the extra reduces your principal; your next payment may then be less, but interest continues.</p><p class=f><b>Negative credit reporting.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p><p class=f><b>Servicemembers.</b> You may be entitled to an interest rate of no more than 4.00%; call 800-555-0150. <b>State notices.</b> New York: file complaints at dfs.ny.gov. Texas: to report problems, contact the Office of Consumer Credit Commissioner, 2601 N. Lamar Blvd., Austin.</p><p class=f>Belltower Auto Finance is a division of Belltower, N.A. &copy;2026 Belltower. All rights reserved. Correspondence: P.O. Box 259407, Plano, TX 75025. Insurance: P.O. Box 390907, Minneapolis, MN 55439; a deductible of $1,000 or less is required.</p>`;
    return {
      body,
      institution: "Belltower Auto",
      also: ["Belltower Auto Finance", "Belltower, N.A.", "Belltower, N.A", "Belltower"],
      accounts: [
        {
          kind: "auto-loan",
          accountLast4: account.slice(-4),
          statementDate: stated,
          currentBalance: decimal(balance),
          originalBalance: decimal(loan.original),
          minimumPayment: decimal(loan.level),
          paymentDueDate: due,
          maturityDate: matures,
          apr: rate.toFixed(2),
          ...(late ? { pastDue: decimal(past) } : {}),
        },
      ],
      rows,
      allowed: {
        ...(late ? {} : { "accounts.0.pastDue": ["0.00"], "accounts.0.feesCharged": ["0.00"] }),
        ...(rows.length === 1 ? { "accounts.0.paymentsAndCredits": [decimal(received)] } : {}),
        ...(rows.length === 2 ? { "accounts.0.paymentsAndCredits": [decimal(received + extra)] } : {}),
      },
    };
  },
);

export const upAutos: readonly Layout[] = [captive, letter];
