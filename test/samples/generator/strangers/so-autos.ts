import type { Layout } from "../layout.ts";
import { addMonths } from "../loan-data.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { address, facts, makeDebt, paper, rateOf, rowsWhen, type Size, tr, truthOf } from "./so-data.ts";

const $ = money.dollar;

const CAR: Size = {
  borrowed: [88, 560],
  terms: [36, 48, 60, 72, 75, 84],
  rates: [2, 12],
  endings: ["49", "90", "99", "25", "04", "65"],
};

/** A maker's captive: three tiles, a picture band, many numbers of contract and car, autopay from another bank, a lease offer. */
const vantis = paper("auto-captive-tiles", (seed) => {
  const d = makeDebt(seed * 17 + 31, { ...CAR, rates: [0, 7] });
  const auto = seed % 3 !== 0 && d.missed === 0;
  const vin = `1VNTA7E3${d.number.slice(0, 1)}R${d.other.slice(0, 7)}`;
  return {
    style: `body{font:9.2pt "Liberation Sans";color:#2a2a2a}.bar{background:#0a0a0a;color:#fff;padding:12px 16px;letter-spacing:5px;font-size:14pt}.bar span{float:right;font-size:8pt;letter-spacing:0;padding-top:6px}.tiles{display:flex;gap:1px;background:#bbb;margin:14px 0}.tiles div{flex:1;background:#f6f6f6;padding:12px;text-align:center}.tiles b{display:block;font-size:16pt;font-weight:normal;margin-top:4px}.two{columns:2;column-gap:28px}.two table{break-inside:avoid}.two td{padding:3px 0;border-bottom:1px solid #e2e2e2}h2{font-size:11pt;font-weight:normal;margin:12px 0 4px;color:#8a0f2e;break-after:avoid}.ad{border:1px solid #8a0f2e;padding:8px 12px;margin:12px 0;font-size:8.4pt}.s{font-size:6.9pt;color:#555;line-height:1.4}`,
    body: `<div class=bar>VANTIS FINANCIAL<span>Your retail account statement</span></div>
      <div class=row style="margin-top:14px">${address(d, 'style="padding:16px 0 6px 34px"')}<div class=r style="font-size:8.6pt">Statement date ${date.abbreviatedBare(d.statement)}<br>Account ${d.number}<br>${date.abbreviatedBare(addMonths(d.statement, -1))} &ndash; ${date.abbreviatedBare(d.statement)}</div></div>
      <div class=tiles><div>Total amount due<b>${$(d.totalDue)}</b></div><div>Due date<b>${date.abbreviatedBare(d.due)}</b></div><div>Remaining principal<b>${$(d.principal)}</b></div></div>
      <p>${auto ? `<b>AutoPay is on.</b> ${$(d.regular)} will be withdrawn from Keystone Plains Bank, checking x4471, on ${date.longNoYear(d.due)}.` : "<b>AutoPay is off.</b> Enroll at vantisfinancial.example and never miss a due date."}</p>
      <div class=two><h2>Amount due</h2><table>${tr("Monthly payment", $(d.regular))}${rowsWhen(d.missed > 0, tr("Past-due payments", $(d.pastDue)), tr("Unpaid late charges", $(d.fees)))}${tr("Total", $(d.totalDue))}</table><h2>Since last statement</h2><table>${d.missed > 0 ? tr("No payments received", "") : `${tr(`Payment, ${date.monthDay(d.last.day)}`, money.brackets(-d.last.amount))}${tr("&nbsp;&nbsp;to finance charge", $(d.last.interest))}${tr("&nbsp;&nbsp;to principal", $(d.last.principal))}`}</table>
      <h2>Your Vantis</h2><table>${tr("2025 Vantis Corriente XLE", "")}${tr("VIN", vin)}${tr("Contract", `${d.other.slice(0, 4)}-${d.other.slice(4, 8)}`)}${tr("Selling dealer", "Vantis of Overland (40772)")}</table><h2>Your contract</h2><table>${tr("Amount financed", $(d.original))}${tr("APR", `${d.rate}%`)}${tr("Payments made / remaining", `${d.made} / ${d.term - d.made}`)}${tr("Last payment is due", date.abbreviatedBare(d.matures))}</table></div>
      <div class=ad><b>Loyalty has its drive.</b> Lease a new Corriente for $389 a month, 36 months, $3,999 due at signing, or finance at 1.9% APR for 48 months. Residual value $21,640.00. Offer ends ${date.bare(addDays(d.statement, 41))}.</div>
      <p class=s>Vantis Financial is a service mark of Vantis Motor Credit Company, LLC. Finance charge accrues daily on the unpaid principal at 1/365 of your APR; today's daily amount is ${$(d.perDiem)}. A payoff good for ten days is ${$(d.payoff)} and can be had at 1-800-555-0187. We assess a late charge of 5% of the payment after ten days, at most $50.00, and $25.00 for a returned payment. Mail payments to Vantis Financial, PO Box 9001, Carol Stream IL 60132 and disputes to PO Box 51, Torrance CA 90509. If your state requires it: Wisconsin, this is not a notice of right to cure. GAP waiver refunds are paid to the lienholder.</p>`,
    truth: truthOf(
      [d],
      [
        facts(d, "auto-loan", "Vantis Financial", d.missed > 0 ? [] : ["pastDue"], {
          periodStart: addMonths(d.statement, -1),
          periodEnd: d.statement,
        }),
      ],
      { also: ["VANTIS FINANCIAL", "Vantis", "Vantis Motor Credit Company, LLC"] },
    ),
  };
});

/** A bank's division in typewriter print: dotted leaders, aging of what is late, cents without dollar signs, an OCR line. */
const copperleaf = paper("auto-bank-division-typewriter", (seed) => {
  const d = makeDebt(seed * 19 + 3, CAR);
  const plain = money.plain;
  const line = (label: string, value: string) =>
    `${label} ${".".repeat(Math.max(2, 58 - label.length - value.length))} ${value}\n`;
  const day = (value: string) => date.short(value);
  return {
    style: `body{font:9.4pt "Liberation Mono"}pre{font:9.4pt/1.3 "Liberation Mono";margin:0}.t{text-align:center}.b{border-top:1px solid;border-bottom:1px solid;padding:4px 0;margin:10px 0}.s{font:7.2pt "Liberation Mono";line-height:1.3}`,
    body: `<div class=t><b>COPPERLEAF AUTO FINANCE</b><br>A DIVISION OF FIRST SENTRY BANK, N.A.<br>P.O. BOX 17440 &nbsp; ST. PAUL, MN 55117-0440</div>
      <div class=row style="margin-top:22px">${address(d)}<pre>ACCOUNT     ${d.number.slice(0, 2)}-${d.number.slice(2, 9)}-${d.number.slice(9)}\nCUSTOMER    ${d.other.slice(0, 8)}\nBRANCH      00417\nBILLED      ${day(d.statement)}\nPAYMENT DUE ${day(d.due)}</pre></div>
      <pre class=b>NEXT PAYMENT IS NUMBER ${d.made + d.missed + 1} OF ${d.term}        RATE ${d.rate} PCT SIMPLE INTEREST</pre>
      <pre>${line("PRINCIPAL BALANCE PRIOR BILL", plain(d.missed > 0 ? d.principal : d.before))}${d.missed > 0 ? "" : line(`PRINCIPAL PORTION OF PAYMENT ${day(d.last.day)}`, money.trailing(-d.last.principal))}${line("PRINCIPAL BALANCE THIS BILL", plain(d.principal))}
${line("REGULAR PAYMENT", plain(d.regular))}${line("PAST DUE 1-30 DAYS", plain(d.missed > 0 ? d.regular : 0))}${line("PAST DUE 31-60 DAYS", plain(d.missed > 1 ? d.regular : 0))}${line("PAST DUE OVER 60 DAYS", plain(0))}${line("TOTAL PAST DUE", plain(d.pastDue))}${line("LATE CHARGES", plain(d.fees))}${line("MISC FEES", plain(0))}${line("AMOUNT NOW DUE", plain(d.totalDue))}
${line(`INTEREST PAID ${d.statement.slice(0, 4)} TO DATE`, plain(d.ytd.interest))}${line(`INTEREST PAID ${Number(d.statement.slice(0, 4)) - 1}`, plain(d.ytd.interest * 2 + 13_117))}${line("FINAL PAYMENT DATE", day(d.matures))}</pre>
      <p class=s>MAIL CHECK TO: COPPERLEAF AUTO FINANCE, BOX 64012, ST. PAUL MN 55164. PAYMENTS LATER THAN 10 DAYS ARE CHARGED ${plain(d.lateCharge)}. A FEE OF 30.00 APPLIES TO RETURNED CHECKS. PRINCIPAL BALANCE IS NOT THE PAYOFF: INTEREST OF ${plain(d.perDiem)} ACCRUES EACH DAY FROM YOUR LAST PAYMENT. ORAL DISPUTES DO NOT PRESERVE YOUR RIGHTS. SKIP-A-PAY IS OFFERED IN DECEMBER FOR A FEE OF 35.00. COLLATERAL: 2022 PICKUP 4DR.</p>
      <pre class=b style="border-style:dashed">RETURN WITH PAYMENT   ${d.number.slice(0, 2)}-${d.number.slice(2, 9)}-${d.number.slice(9)}   DUE ${day(d.due)}   AMT ${plain(d.totalDue)}\n${d.number}0${decimal(d.regular).replace(".", "").padStart(9, "0")}${decimal(d.totalDue).replace(".", "").padStart(9, "0")}3</pre>`,
    truth: truthOf(
      [d],
      [
        facts(d, "auto-loan", "Copperleaf Auto Finance", ["originalBalance"], {
          accountLast4: d.number.slice(-4),
          previousBalance: decimal(d.missed > 0 ? d.principal : d.before),
        }),
      ],
      {
        also: [
          "COPPERLEAF AUTO FINANCE",
          "First Sentry Bank, N.A.",
          "FIRST SENTRY BANK, N.A.",
          "Copperleaf Auto Finance, a division of First Sentry Bank, N.A.",
        ],
        allowed: {
          // The last digit stands behind a hyphen of its own.
          "accounts.0.accountLast4": [`${d.number.slice(-3, -1)}-${d.number.slice(-1)}`],
        },
      },
    ),
  };
});

/** A credit union's member statement with two car loans, a section each; what stands in the heading is the member's number. */
const union = paper("auto-credit-union-two-loans", (seed) => {
  const [first, second] = [
    makeDebt(seed * 23 + 9, { ...CAR, rates: [3, 9] }),
    {
      ...makeDebt(seed * 29 + 14, { ...CAR, borrowed: [40, 210], rates: [3, 9] }),
      missed: 0,
      pastDue: 0,
      fees: 0,
    },
  ];
  const end = first.statement;
  const start = addDays(addMonths(end, -1), 1);
  const debts = [first, { ...second, statement: end, due: addDays(end, 9), person: first.person }];
  const section = (d: (typeof debts)[number], name: string) => {
    const paid = addDays(start, 6 + (d.made % 9));
    return `<div class=ln><b>LOAN ${d.number}</b> &nbsp; ${name} &nbsp; <i>${d.rate}% APR, daily periodic rate ${(Number(d.rate) / 365).toFixed(5)}%</i></div><table class=tx><tr><th>Post</th><th>Transaction</th><th class=r>Amount</th><th class=r>Fees</th><th class=r>Interest</th><th class=r>Principal</th><th class=r>Balance</th></tr>
      ${tr(`${date.noYear(start)}</td><td>Previous balance`, "", "", "", "", money.plain(d.missed > 0 ? d.principal : d.before))}${rowsWhen(d.missed === 0, tr(`${date.noYear(paid)}</td><td>Payment by transfer from Share 00`, money.plain(-d.regular), "0.00", money.plain(d.last.interest), money.plain(d.last.principal), money.plain(d.principal)))}${tr(`${date.noYear(end)}</td><td>New balance`, "", "", "", "", money.plain(d.principal))}</table>
      <div class=nx>Payment of <b>${$(d.regular)}</b> due <b>${date.slash(d.due)}</b> &nbsp;|&nbsp; Past due ${$(d.pastDue)} &nbsp;|&nbsp; Original loan ${$(d.original)} &nbsp;|&nbsp; Year-to-date interest ${$(d.ytd.interest)}, fees $0.00</div>`;
  };
  return {
    style: `body{font:9pt "Liberation Serif"}.h{display:flex;justify-content:space-between;align-items:flex-end;border-bottom:6px solid #284b8c;padding-bottom:4px}.h b{font:bold 19pt "Liberation Sans";color:#284b8c}.h b em{color:#6fa32b;font-style:normal}.ln{background:#dfe8f5;padding:3px 6px;margin-top:16px}.tx th{font-size:7.8pt;border-bottom:1px solid}.tx td{padding:2px 0}.nx{background:#f6f9ee;border:1px solid #c9d9ae;padding:4px 8px;margin-top:4px}.s{font-size:7.6pt;margin-top:20px;columns:2}.row>table{flex:1.2}`,
    body: `<div class=h><b>Prairie<em>Sky</em></b><span>a credit union</span><span>Statement of Loan Accounts</span></div>
      <div class=row style="margin-top:16px">${address(first, 'style="padding-left:20px"')}<table>${tr("Member number", first.other.slice(0, 6))}${tr("Statement period", `${date.slash(start)} through ${date.slash(end)}`)}${tr("Page", "1 of 1")}${tr("Total of all loans", $(first.principal + second.principal))}</table></div>
      <div style="text-align:center;margin:12px 0;font-style:italic">Spring auto sale: refinance your other lender's loan from 4.74% APR and keep $200.00!</div>
      ${section(debts[0] ?? first, `New Auto ${first.term}`)}${section(debts[1] ?? first, `Used Auto ${second.term} &ndash; joint owner on file`)}
      <div class=s>The finance charge is found by multiplying the daily balance by the daily periodic rate for each day. Balances shown are not payoffs. Late fee: 20% of the interest due, minimum $5.00, maximum $25.00, after 15 days. Send inquiries to Prairie Sky CU, 2200 Wheat St, Salina KS 67401. PrairieSky is Prairie Sky Credit Union, a state-chartered credit union. Federally insured by NCUA. Borrowers over 90 days late may lose share dividends; the share minimum is $5.00.</div>`,
    truth: truthOf(
      debts,
      debts.map((d) =>
        facts(d, "auto-loan", "Prairie Sky Credit Union", ["maturityDate", "statementDate"], {
          periodStart: start,
          periodEnd: end,
          previousBalance: decimal(d.missed > 0 ? d.principal : d.before),
        }),
      ),
      {
        also: ["PrairieSky", "Prairie Sky", "Prairie Sky CU", "PrairieSky a credit union"],
        allowed: {
          "accounts.0.statementDate": [end],
          "accounts.1.statementDate": [end],
        },
      },
    ),
  };
});

/** A lender to people with poor credit: two weeks between payments, amounts told in sentences of two languages, a fee ledger. */
const drive = paper("auto-acceptance-biweekly-notice", (seed) => {
  const month = makeDebt(seed * 31 + 8, {
    borrowed: [72, 240],
    terms: [36, 48, 60],
    rates: [15, 27],
    endings: ["99", "95", "50", "00"],
  });
  const regular = Math.round(month.instalment / 2);
  const fee = 1_500;
  const repeated = month.missed > 0 ? 2_500 : 0;
  const d = { ...month, regular, pastDue: regular * month.missed, fees: month.missed * fee + repeated };
  const now = d.pastDue + d.fees + regular;
  return {
    style: `body{font:10pt "DejaVu Sans Condensed"}.y{background:#ffd400;padding:10px 14px;display:flex;justify-content:space-between}.y b{font-size:18pt}.m{border:3px solid #111;padding:10px 14px;margin:14px 0;font-size:11.5pt;line-height:1.5}.es{font-style:italic;font-size:9pt;color:#333}.led td,.led th{border:1px solid #999;padding:2px 6px;font-size:8.6pt}.s{font-size:7.4pt;margin-top:12px;line-height:1.4}`,
    body: `<div class=y><b>Easy Mile</b><span class=r>Easy Mile Acceptance Corp.<br>Text or call 1-866-555-0118</span></div>
      <div class=row style="margin-top:14px">${address(d)}<div class=r>${date.bareShort(d.statement)}<br>Acct # ${d.number}<br>Stock # EM${d.other.slice(0, 5)} &nbsp; GPS unit ${d.other.slice(5, 11)}</div></div>
      <div class=m>${d.missed > 0 ? `You are behind by <b>${$(d.pastDue)}</b>, and ${$(d.fees)} in fees are unpaid.` : "You are all caught up &mdash; nice job!"} Your every-two-weeks payment of <b>${$(regular)}</b> comes due <b>${date.bareShort(d.due)}</b>. To be fully current that day, pay <b>${$(now)}</b>.<div class=es>Su pago de ${$(regular)} vence el ${date.bareShort(d.due)}. Total para estar al d&iacute;a: ${$(now)}.</div></div>
      <p>You financed ${$(d.original)} at an annual percentage rate of ${d.rate}%. After the payment of ${date.bareShort(d.last.day)} you still owe ${$(d.principal)} in principal. Interest builds by about ${$(d.perDiem)} each day.</p>
      <table class=led><tr><th>Fee</th><th class=r>When</th><th class=r>Charged</th><th class=r>Paid</th><th class=r>Open</th></tr>${tr("Phone payment", date.bareShort(addDays(d.statement, -40)), "$3.95", "$3.95", "$0.00")}${rowsWhen(d.missed > 0, tr("Late payment", `${d.missed} &times; ${$(fee)}`, $(fee * d.missed), "$0.00", $(fee * d.missed)), tr("Returned debit", date.bareShort(addDays(d.statement, -9)), $(repeated), "$0.00", $(repeated)))}${tr("<b>Total open</b>", "", "", "", `<b>${$(d.fees)}</b>`)}</table>
      <p>Next after that: ${date.bareShort(addDays(d.due, 14))} and ${date.bareShort(addDays(d.due, 28))}, ${$(regular)} each. The contract runs until ${date.bareShort(d.matures)}.</p>
      <p class=s>If your payments stay behind for 30 days we may start to recover the vehicle. Recovery fees usually are $425.00 plus $35.00 a day of storage. Ask about our $50.00 referral reward and the $500.00 trade-up bonus. Mail money orders to Easy Mile Acceptance Corp., 880 Turnpike Cir, Marietta, GA 30060. Pay with cash at more than 20,000 stores; limit $999.00. This is an attempt to collect a debt.</p>`,
    truth: truthOf(
      [d],
      [
        facts(d, "auto-loan", "Easy Mile Acceptance Corp.", d.missed > 0 ? [] : ["pastDue"], {
          minimumPayment: decimal(regular),
          apr: rateOf(d.rate),
        }),
      ],
      {
        also: ["Easy Mile", "Easy Mile Acceptance Corp"],
        allowed: {
          "accounts.0.feesCharged": ["3.95", decimal(d.fees), decimal(d.missed * fee), decimal(repeated)],
          "accounts.0.interestCharged": [],
          ...(d.missed > 0 ? {} : { "accounts.0.pastDue": ["0.00"] }),
        },
      },
    ),
  };
});

export const soAutos: readonly Layout[] = [vantis, copperleaf, union, drive];
