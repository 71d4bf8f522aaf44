import type { Layout } from "../layout.ts";
import { addMonths } from "../loan-data.ts";
import { band } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { address, facts, makeDebt, paper, rowsWhen, type Size, tr, truthOf } from "./so-data.ts";

const $ = money.dollar;

const LEISURE: Size = {
  borrowed: [240, 1_480],
  terms: [120, 144, 180, 240],
  rates: [5, 10],
  endings: ["24", "49", "74", "99", "50"],
};

/** Recreational vehicles: a program's brand, its bank in small print; a half-page bill and a slip with a pay-by grid below it. */
const rv = paper("rv-program-half-page", (seed) => {
  const d = makeDebt(seed * 37 + 21, LEISURE);
  const convenience = d.random.whole(2, 9) * 100 + 95;
  return {
    style: `body{font:9.6pt "DejaVu Serif Condensed";color:#2b2b1f}.top{background:#e9e2d0;padding:12px;border-bottom:5px solid #b4552d}.top b{font-size:17pt}.top small{display:block;font-size:8pt;letter-spacing:2px}.k{font-size:7.4pt;color:#6a5f45;text-transform:uppercase}.v{font-size:12pt}.band{border-bottom:1px solid #b4552d;padding-bottom:6px}.gr td{border:1px solid #cbbf9f;padding:3px 8px;font-size:8.8pt}.late{background:#b4552d;color:#fff;padding:5px 10px}.slip{border:2px dashed #6a5f45;padding:10px 14px;margin-top:16px}.s{font-size:7.2pt;line-height:1.45;margin-top:12px}`,
    body: `<div class="top row"><div><b>Wide Open Road</b><small>RV LENDING</small></div><div class=r style="font-size:8.4pt">Questions? 800-555-0126<br>wideopenroad.example/pay</div></div>
      <div class=row style="margin:14px 0">${address(d)}<div class=r>Bill prepared ${date.dayFirst(d.statement)}<br>Loan ID WOR-${d.number}<br>Borrower ref. ${d.other.slice(0, 9)}</div></div>
      ${rowsWhen(d.missed > 0, `<div class=late>Your loan is ${d.missed === 1 ? "one payment" : "two payments"} behind. ${$(d.pastDue)} was due before this bill.</div>`)}
      ${band([
        ["This month", $(d.regular)],
        ["From before", $(d.pastDue)],
        ["Late fees", $(d.fees)],
        ["Pay this much", $(d.totalDue)],
        ["By", date.dayFirst(d.due)],
      ])}
      <div class=row><table class=gr>${tr("What is left of your loan", $(d.principal))}${tr("What it was", $(d.original))}${tr("Simple annual rate", `${d.rate}%`)}${tr("Paid off in", date.monthYear(d.matures))}</table><table class=gr>${tr("Last payment", `${$(d.last.amount)} on ${date.dayFirst(d.last.day)}`)}${tr("of that, interest", $(d.last.interest))}${tr(`Interest in ${d.statement.slice(0, 4)}`, $(d.ytd.interest))}${tr("Unit", "2021 fifth wheel, 34 ft")}</table></div>
      <p class=s>A recreational vehicle with a berth, a galley and a head may count as a second home: ask your tax adviser whether the interest of ${$(d.ytd.interest)} can be deducted. Late fee: 5% of the payment or ${$(d.lateCharge)} after 10 days. Extended warranty: $74.00 a month through Beacon Shield. Storage, tags and full-timer cover are yours to keep up; force-placed cover costs up to $1,900.00 a year. Loans are made and serviced by Tolliver Savings Bank, Member FDIC, through its Wide Open Road program.</p>
      <div class=slip><div class=row><div>Make checks out to<br><b>TOLLIVER SAVINGS BANK</b><br>Wide Open Road Payments<br>Dept 3318, Denver CO 80291</div><table>${tr("Loan ID", `WOR-${d.number}`)}${tr("Pay by mail", $(d.totalDue))}${tr("Pay by phone (with fee)", $(d.totalDue + convenience))}${tr("By", date.dayFirst(d.due))}${tr("After 10 days", $(d.totalDue + d.lateCharge))}</table></div></div>`,
    truth: truthOf([d], [facts(d, "loan", "Wide Open Road RV Lending", ["maturityDate"])], {
      also: [
        "Wide Open Road",
        "Tolliver Savings Bank",
        "TOLLIVER SAVINGS BANK",
        "Tolliver Savings Bank, Member FDIC",
      ],
      kinds: ["auto-loan", "other"],
      noRows: true,
      allowed: {
        "accounts.0.maturityDate": [d.matures, `${d.matures.slice(0, 7)}-01`],
        "accounts.0.feesCharged": [
          decimal(d.fees),
          decimal(d.missed > 0 ? d.lateCharge : 0),
          decimal(convenience),
        ],
      },
    }),
  };
});

/** A boat loan whose paper has no letterhead: the lender stands in the remit-to block and the web address; a quarter of activity. */
const boat = paper("boat-quarter-activity-no-letterhead", (seed) => {
  const d = makeDebt(seed * 41 + 4, { ...LEISURE, borrowed: [300, 2_600] });
  const count = Math.min(3, d.made);
  let balance = d.principal;
  // Backwards from today's principal, a row for each of the last payments.
  const rows = Array.from({ length: count }, (_, index) => {
    const before = Math.round((balance + d.instalment) / (1 + Number(d.rate) / 1_200));
    const interest = d.instalment - (before - balance);
    const row = {
      day: addDays(addMonths(d.last.for, -index), 2),
      interest,
      principal: before - balance,
      after: balance,
    };
    balance = before;
    return row;
  }).toReversed();
  const start = addDays(rows[0]?.day ?? d.opened, -3);
  return {
    style: `body{font:9pt "Liberation Sans"}h1{font:normal 14pt "Liberation Serif";text-align:right;border-bottom:1px solid #003b5c;color:#003b5c;margin:0 0 12px}.l td{padding:2.5px 0;font-size:8.8pt}.a{margin:12px 0}.a th{border-top:2px solid #003b5c;border-bottom:1px solid #003b5c;font-size:8pt;padding:3px 4px}.a td{padding:3px 4px}.a tr:nth-child(odd) td{background:#eef4f8}.pay{float:right;width:3in;background:#003b5c;color:#fff;padding:12px 16px;margin-left:18px}.pay b{font-size:16pt}.s{font-size:7.4pt;line-height:1.4;clear:both}.rem{margin-top:26px;display:flex;gap:1.2in}`,
    body: `<h1>Preferred Ship Mortgage &mdash; Statement of Account</h1>
      <div class=row><div>${address(d)}<p>Vessel: SECOND WIND<br>Official No. 1${d.other.slice(0, 6)}<br>Hull ID XYL${d.other.slice(6, 11)}F425</p></div><table class=l style="flex:1">${tr("Note number", d.number)}${tr("Statement closing date", date.abbreviated(d.statement))}${tr("Principal at start of period", $(balance))}${tr("Principal now outstanding", $(d.principal))}${tr("Note rate (per annum)", `${d.rate}%`)}${tr("Original principal", $(d.original))}${tr("Note date", date.abbreviated(d.opened))}${tr("Note matures", date.abbreviated(d.matures))}</table></div>
      <table class=a><tr><th>Effective</th><th>Type</th><th class=r>Received</th><th class=r>Interest</th><th class=r>Principal</th><th class=r>Late fee</th><th class=r>Principal after</th></tr>${rows.map((row) => tr(`${date.abbreviated(row.day)}</td><td>Regular payment`, $(d.instalment), $(row.interest), $(row.principal), "&ndash;", $(row.after))).join("")}${rowsWhen(d.missed > 0, tr(`${date.abbreviated(addDays(d.statement, -1))}</td><td>Late charge`, "&ndash;", "&ndash;", "&ndash;", $(d.fees), $(d.principal)))}</table>
      <div class=pay>Installment due ${date.abbreviated(d.due)}<br><b>${$(d.regular)}</b>${rowsWhen(d.missed > 0, `<br><br>plus overdue installments of ${$(d.pastDue)} and late charges of ${$(d.fees)}, in all<br><b>${$(d.totalDue)}</b>`)}</div>
      <p class=s style="clear:none">Activity is shown from ${date.abbreviated(start)}. Interest is reckoned on a 365-day year; one day's interest is ${$(d.perDiem)}. The amount to release our lien as of the closing date is ${$(d.payoff)}, recording fee of $18.00 included. Hull cover of at least ${money.wholeDollars(Math.round(d.original / 100_000) * 100_000)} with an agreed value and a deductible of no more than 2% must name us as mortgagee. A survey is required each 5 years. Navigation outside the United States or the Bahamas needs consent; the fee is $150.00. Late after 15 days: ${$(d.lateCharge)}.</p>
      <div class=rem><div>Mail your check to:<br><b>Saltmark Marine Credit</b><br>Lockbox 2290<br>Annapolis, MD 21404</div><div>Or pay at<br>www.saltmarkmarine.example<br>Wire: Chesapeake &amp; Ohio National Bank,<br>ABA 055000000, ref. ${d.number}</div></div>`,
    truth: truthOf(
      [d],
      [
        facts(d, "loan", "Saltmark Marine Credit", d.missed > 0 ? [] : ["pastDue"], {
          previousBalance: decimal(balance),
        }),
      ],
      {
        also: ["Saltmark Marine", "Saltmark"],
        kinds: ["other", "auto-loan"],
        allowed: {
          "accounts.0.periodStart": [start],
          "accounts.0.periodEnd": [d.statement],
          "accounts.0.interestCharged": [
            decimal(d.last.interest),
            decimal(rows.at(-1)?.interest ?? 0),
            decimal(rows.reduce((sum, row) => sum + row.interest, 0)),
          ],
          "accounts.0.paymentsAndCredits": [decimal(d.instalment), decimal(d.instalment * count)],
        },
      },
    ),
  };
});

/** Motorcycles and side-by-sides of a maker: two rates in a table, the first of which still runs; a long band of account numbers. */
const powersports = paper("powersports-captive-step-rate", (seed) => {
  const d = makeDebt(seed * 43 + 17, {
    borrowed: [52, 310],
    terms: [60, 72, 84],
    rates: [3, 6],
    endings: ["99", "49"],
  });
  const steps = d.made + d.missed + d.random.whole(2, 6);
  const later = `${Number(d.rate.split(".")[0]) + 6}.99`;
  const laterPayment = Math.round(d.instalment * 1.083);
  const other = d.random.whole(0, 1) * 499;
  const now = d.totalDue + other;
  return {
    style: `body{font:9.2pt "Liberation Sans Narrow";color:#111}.h{display:flex;align-items:center;gap:16px;border-left:14px solid #e2571e;padding-left:12px}.h b{font:italic bold 22pt "Liberation Sans Narrow"}.h span{font-size:8pt;line-height:1.3;margin-left:auto;text-align:right}.n{display:flex;background:#222;color:#fff;margin:14px 0;font-size:8pt}.n div{flex:1;padding:5px 8px;border-right:1px solid #666}.n b{display:block;font-size:10pt}.w{display:grid;grid-template-columns:2.6in 1fr;gap:20px}.w h6{margin:0 0 4px;font-size:10pt;border-bottom:3px solid #e2571e}.st th,.st td{border:1px solid #bbb;padding:3px 6px;font-size:8.4pt}.tot{font-size:12pt;font-weight:bold}.s{font-size:7.4pt;line-height:1.4;margin-top:14px;column-count:2}`,
    body: `<div class=h><b>TALUS POWERSPORTS FINANCE</b><span>Talus Capital Services Inc.<br>1-833-555-0171<br>Tax ID 47-0${d.other.slice(3, 9)}</span></div>
      <div style="margin:18px 0 0 26px">${address(d)}</div>
      <div class=n><div>CONTRACT NO.<b>${d.number}</b></div><div>BILL NO.<b>${d.other.slice(0, 8)}</b></div><div>DEALER NO.<b>06${d.other.slice(8, 11)}</b></div><div>BILL DATE<b>${date.stampDashed(d.statement)}</b></div><div>DUE DATE<b>${date.stampDashed(d.due)}</b></div></div>
      <div class=w><div><h6>YOU OWE</h6><table>${tr(`Payment ${d.made + d.missed + 1} of ${d.term}`, $(d.regular))}${tr(`Arrears${d.missed > 0 ? ` (${d.missed})` : ""}`, $(d.pastDue))}${tr("Late charges", $(d.fees))}${tr("Title/lien admin fee", $(other))}</table><table class=tot>${tr("PAY", $(now))}</table></div>
      <div><h6>RATE SCHEDULE</h6><table class=st><tr><th>Payments</th><th class=r>APR</th><th class=r>Monthly payment</th><th>Status</th></tr><tr><td>1 &ndash; ${steps}</td><td class=r>${d.rate}%</td><td class=r>${$(d.regular)}</td><td><b>in effect</b></td></tr><tr><td>${steps + 1} &ndash; ${d.term}</td><td class=r>${later}%</td><td class=r>${$(laterPayment)}</td><td>not yet</td></tr></table><table style="margin-top:8px">${tr("Unpaid principal", $(d.principal))}${tr("Principal at signing", $(d.original))}${tr("Final payment", date.stampDashed(d.matures))}${tr(`Received ${date.stampDashed(d.last.day)}`, $(d.last.amount))}</table></div></div>
      <div class=s>Unit: Talus RockJack 900 EPS, serial TLS9${d.other.slice(1, 7)}. Your promotional APR ends early if you are 60 days late; then ${later}% applies to the unpaid principal. Late charge ${$(d.lateCharge)} after 10 days. Returned payments $20.00. Vehicle service contract and tire cover ($1,295.00) were financed with your unit. Talus Rewards: $250.00 toward parts. New riders: 0% APR for 36 months on select models, $27.78 per $1,000. Talus Powersports Finance is a trade name; contracts are assigned to Talus Capital Services Inc., Bentonville AR 72712. Payments: PO Box 77404, Ewing NJ 08628. If paid through your bank's bill pay allow 5 days.</div>`,
    truth: truthOf([d], [facts(d, "loan", "Talus Powersports Finance")], {
      also: ["TALUS POWERSPORTS FINANCE", "Talus Capital Services Inc.", "Talus"],
      kinds: ["auto-loan", "other"],
      noRows: true,
      allowed: {
        "accounts.0.feesCharged": [
          decimal(d.fees),
          decimal(d.missed > 0 ? d.lateCharge : 0),
          decimal(other),
          decimal(d.fees + other),
        ],
      },
    }),
  };
});

export const soVehicles: readonly Layout[] = [rv, boat, powersports];
