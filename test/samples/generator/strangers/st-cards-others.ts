import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { date, decimal, money } from "../print-styles.ts";
import { makeMonth, paper, type Recipe } from "./st-data.ts";

const $ = money.dollar;

const CITY: Recipe = {
  shops: [
    "WAWA 8114 DOVER DE",
    "TST* OLD MILL DELI LANCASTER PA",
    "SHEETZ 0322 YORK PA",
    "LYFT *2 RIDES 855-865-9553 CA",
  ],
  paid: "MOBILE PAYMENT - THANK YOU",
  previous: [6e4, 28e4],
  price: [310, 14e3],
  count: [4, 9],
  apr: [21, 30],
  endings: ["24", "49", "99"],
  interestText: "Interest Charge on Purchases",
  limitStep: 5e4,
  floor: 2500,
};

/** An app's e-mailed paper: what is owed in one large sentence, days as headings, the law in small print. */
const app: Layout = {
  name: "st-card-app-mailed",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const month = makeMonth(seed * 41 + 3, { ...CITY, full: 0.2 });
    const person = makePerson(month.random);
    const html = document(
      `body{font:10pt "Liberation Sans";color:#1b1b3a}${BASE}.hero{background:#f1edff;border-radius:14px;padding:18px;margin:14px 0}.big{font-size:26pt;font-weight:bold}.line{display:flex;justify-content:space-between;padding:3px 0;border-bottom:1px solid #eee}.day{color:#777;font-size:8pt;margin-top:6px}p{font-size:8pt;line-height:1.4}`,
      `<div class=row><b style="font-size:18pt;color:#5b3df5">pebble</b><div class=r>Hi ${person.name.split(" ")[0]},<br>here's your ${date.monthYear(month.end)} statement</div></div>
      <div class=hero>Statement balance<div class=big>${$(month.balance)}</div>Pay at least <b>${$(month.minimum)}</b> by <b>${date.monthDay(month.due)}</b>, ${month.due.slice(0, 4)} to stay on track.</div>
      <div class=line><span>Pebble Card</span><span>&bull;&bull;&bull;&bull; ${month.last4}</span></div><div class=line><span>Closed on</span><span>${date.abbreviatedBare(month.end)}</span></div><div class=line><span>Last statement</span><span>${$(month.previous)}</span></div><div class=line><span>You paid</span><span>&minus;${$(month.payments)}</span></div><div class=line><span>Refunds</span><span>&minus;${$(month.credits)}</span></div><div class=line><span>You spent</span><span>${$(month.purchases)}</span></div><div class=line><span>Fees</span><span>${$(month.fees)}</span></div><div class=line><span>Interest</span><span>${$(month.interest)}</span></div><div class=line><span>Credit limit</span><span>${$(month.limit)}</span></div><div class=line><span>Left to spend</span><span>${$(month.available)}</span></div>
      <h3>Everything that happened, ${date.monthDay(month.start)} &ndash; ${date.abbreviatedBare(month.end)}</h3>${month.lines.map((line) => `<div class=day>${date.longNoYear(line.day)}</div><div class=line><span>${escaped(line.text)}</span><span>${line.amount < 0 ? "+" : ""}${$(Math.abs(line.amount))}</span></div>`).join("")}
      <p>Your purchase APR is ${month.apr}% (variable). It was applied to an average daily balance of ${$(month.base)} over ${month.days} days. ${month.end.slice(0, 4)} so far: fees ${$(month.ytdFees)}, interest ${$(month.ytdInterest)}.</p>
      <p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay off this balance in about ${month.warning.years} years and pay an estimated total of ${$(month.warning.total)}. With ${$(month.warning.monthly)} a month it takes 3 years and ${$(month.warning.monthlyTotal)}. <b>Late Payment Warning:</b> you may have to pay a late fee of up to $30.00.</p><p>The Pebble Card is issued by Tidewater Trust Bank, Member FDIC, pursuant to a license. Pebble Labs, Inc. is a financial technology company, not a bank.</p>`,
    );
    return paper({
      html,
      month,
      rows: month.lines,
      names: ["pebble", "Tidewater Trust Bank", "Pebble Labs, Inc.", "Pebble Card"],
      more: {
        aprs: [
          {
            kind: "purchase",
            apr: month.apr,
            balance: decimal(month.base),
          },
        ],
      },
    });
  },
};

/** A community bank's card under a processor: coupon at the head, the issuer in small print. */
const processor: Layout = {
  name: "st-card-bank-processor",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const month = makeMonth(seed * 43 + 8, {
      ...CITY,
      apr: [16, 24],
      pastDue: 0.3,
      fees: [["LATE FEE", 3e3, 0.25]],
      cash: ["CASH ADVANCE ATM 0091 YORK PA", 0.4],
      cashApr: "28.99",
    });
    const person = makePerson(month.random);
    const html = document(
      `body{font:9pt "Liberation Serif"}${BASE}td,th{padding:1.5px 4px}h4{margin:10px 0 2px;border-bottom:2px solid #7a1f1f;color:#7a1f1f}.cut{border-bottom:1px dashed #000;padding-bottom:8px}`,
      `<div class="row cut"><div><b style="font-size:14pt">FALLBROOK BANK &amp; TRUST</b><br>Bankcard Center<br>PO Box 30131, Tampa FL 33630<br><br>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Account Number", `4021 XXXX XXXX ${month.last4}`],
          ["New Balance", $(month.balance)],
          ["Amount Past Due", $(month.past)],
          ["Total Minimum Payment Due", $(month.minimum)],
          ["Payment Due Date", date.slash(month.due)],
          ["Amount Enclosed", "$"],
        ],
      )}</div></div>
      <div class=row><div><h4>ACCOUNT SUMMARY</h4>${pairs([
        ["Previous Statement Balance", money.plain(month.previous)],
        ["Payments", `- ${money.plain(month.payments)}`],
        ["Credits", `- ${money.plain(month.credits)}`],
        ["Purchases", `+ ${money.plain(month.purchases)}`],
        ["Cash Advances", `+ ${money.plain(month.cash)}`],
        ["Fees", `+ ${money.plain(month.fees)}`],
        ["Interest Charges", `+ ${money.plain(month.interest)}`],
        ["NEW BALANCE", $(month.balance)],
      ])}</div><div><h4>CREDIT INFORMATION</h4>${pairs([
        ["Billing Cycle Closing Date", date.slash(month.end)],
        ["Opening Date", date.slash(month.start)],
        ["Total Credit Line", $(month.limit)],
        ["Unused Credit", $(month.available)],
        ["Current Payment Due", $(month.current)],
        ["Past Due", $(month.past)],
      ])}</div></div>
      <h4>ACTIVITY</h4>${grid(
        "lllr",
        ["Trans", "Post", "Description", "Amount"],
        month.lines.map((line) => [
          date.noYear(line.day),
          date.noYear(line.posted),
          escaped(line.text),
          `${money.plain(Math.abs(line.amount))}${line.amount < 0 ? " CR" : ""}`,
        ]),
      )}
      <h4>INTEREST CHARGES</h4>${grid(
        "lrrr",
        ["Type", "APR", "Average Daily Balance", "Interest"],
        [
          ["Purchases", `${month.apr}%`, $(month.base), $(month.ownInterest)],
          ["Cash Advances", `${month.cashApr}%`, $(month.cashBase), $(month.cashInterest)],
        ],
      )}<div>Fees charged in ${month.end.slice(0, 4)}: ${$(month.ytdFees)}. Interest charged in ${month.end.slice(0, 4)}: ${$(month.ytdInterest)}.</div>
      <p class=small><b>Minimum Payment Warning:</b> Paying only the minimum payment, you will pay off the balance in about ${month.warning.years} years for an estimated total of ${$(month.warning.total)}; paying ${$(month.warning.monthly)} a month, 3 years and ${$(month.warning.monthlyTotal)}. A late fee of up to $41.00 may apply. The creditor and issuer of this card is Harrow National Association, pursuant to a license.</p>`,
    );
    return paper({
      html,
      month,
      rows: month.lines,
      names: ["FALLBROOK BANK & TRUST", "Harrow National Association", "Bankcard Center"],
      more: {
        pastDue: decimal(month.past),
        aprs: [
          {
            kind: "purchase",
            apr: month.apr,
            balance: decimal(month.base),
          },
          {
            kind: "cash-advance",
            apr: month.cashApr,
            balance: decimal(month.cashBase),
          },
        ],
      },
    });
  },
};

/** A company's card with several holders: totals for each holder, one balance of the company. */
const business: Layout = {
  name: "st-card-business-holders",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const month = makeMonth(seed * 47 + 6, { ...CITY, holders: 3, count: [7, 13], apr: [17, 25], full: 0 });
    const holders = ["D ORTEGA", "P WHITLOCK", "S NAKAMURA"];
    const company = [...month.of("payment", "credit"), ...month.of("interest")];
    const shares = holders.map((_, index) => month.of("purchase").filter((line) => line.holder === index));
    const table = (lines: typeof month.lines) =>
      grid(
        "lllr",
        [],
        lines.map((line) => [
          date.noYear(line.posted),
          date.noYear(line.day),
          escaped(line.text),
          money.brackets(line.amount),
        ]),
      );
    const html = document(
      `body{font:8.8pt "Liberation Sans"}${BASE}td{padding:1.5px 4px}.h{background:#222;color:#fff;padding:2px 6px;margin-top:8px}`,
      `<div class=row><div><b style="font-size:15pt">IRONGATE</b> Business Banking<br>a division of Caldera State Bank</div><div class=r>BUSINESS ADVANTAGE VISA<br>Control Account ending ${month.last4}<br>Statement Date ${date.stampDashed(month.end)}</div></div><p>QUILL &amp; ANVIL SUPPLY LLC<br>88 Foundry Row</p>
      ${grid("rrrrrrr", ["Opening Balance", "Payments/Credits", "Purchases", "Fees", "Interest", "Closing Balance", "Minimum Due"], [[$(month.previous), `-${$(month.payments + month.credits)}`, $(month.purchases), $(month.fees), $(month.interest), $(month.balance), $(month.minimum)]])}
      <p>Payment must reach us by ${date.stampDashed(month.due)}. Company credit limit ${$(month.limit)}; available ${$(month.available)}. Purchases APR ${month.apr}% on an average daily balance of ${$(month.base)}.</p>
      <div class=h>COMPANY ACTIVITY</div>${table(company)}${holders.map((holder, index) => `<div class=h>${holder} &nbsp; individual limit $2,500 &nbsp; total ${$((shares[index] ?? []).reduce((all, line) => all + line.amount, 0))}</div>${table(shares[index] ?? [])}`).join("")}
      <p class=small>Columns: posted, transacted, description, amount; amounts in brackets are credits. Remit to Irongate, PO Box 4410, Boise, ID 83707.</p>`,
    );
    return paper({
      html,
      month,
      rows: [...company, ...shares.flat()],
      names: ["IRONGATE Business Banking", "IRONGATE", "Caldera State Bank", "Irongate"],
      without: ["periodStart", "periodEnd", "minimumPaymentWarning"],
      more: {
        aprs: [
          {
            kind: "purchase",
            apr: month.apr,
            balance: decimal(month.base),
          },
        ],
      },
      allowed: { "accounts.0.periodEnd": [month.end] },
    });
  },
};

export const stCardsOthers: readonly Layout[] = [app, processor, business];
