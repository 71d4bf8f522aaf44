import { alsoNamed, document, type Layout } from "../layout.ts";
import {
  levelPayment,
  loanSizes,
  makeCollection,
  makeCreditLine,
  makeLoan,
  monthlyInterest,
} from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { digits, leavingOpen } from "./sb-data.ts";
import { at, layoutOf, loanParts, weekday } from "./sc-data.ts";

const $ = money.dollar;
const loan = layoutOf("loan", "loans");
const year = (day: string) => day.slice(0, 4);

/** A home-equity line that prints three past rates, a limit in whole dollars and what is still to draw, values under labels. */
const ridgeline = loan("ridgeline", (seed) => {
  const d = makeCreditLine(seed * 5 + 603);
  const random = seededRandom(seed + 6_060);
  const entries = [
    ...(d.advances > 0 ? [{ day: d.advanceDay, text: "Advance by check 0114", amount: d.advances }] : []),
    { day: d.paymentDay, text: "Payment, thank you", amount: -d.payments },
    ...(d.fees > 0 ? [{ day: addDays(d.end, -2), text: "Annual line fee", amount: d.fees }] : []),
    { day: d.end, text: "Interest for the period", amount: d.interest },
  ].toSorted((a, b) => a.day.localeCompare(b.day));
  const cell = (label: string, value: string) =>
    `<td style="border:1px solid #7c8f6b;padding:5px 8px;vertical-align:top"><span style="font-size:7.5pt">${label}</span><br><b style="font-size:11pt">${value}</b></td>`;
  const html = document(
    `body{font:9pt "Liberation Serif"}${BASE}h3{font-size:11pt;color:#4a5d3a;margin:14px 0 4px}.l td,.l th{padding:2px 6px;border-bottom:.5px solid #aaa}`,
    `<div class=row><div><b style="font-size:17pt;color:#4a5d3a">Ridgeline Savings</b><br>HomeFlex equity line</div><div class=r>Billing period ${date.bare(d.start)} to ${date.bare(d.end)}<br>Line no. ${d.number.slice(0, 4)} ${d.number.slice(4, 8)} ${d.number.slice(-4)}</div></div><p>${at(d.person)}<br><i>Secured by: 12 Tamarind Way</i></p>
    <table><tr>${cell("New balance", $(d.balance))}${cell("Minimum payment", $(d.minimum))}${cell("Payment due", date.bare(d.dueDate))}${cell("Past due", $(0))}</tr><tr>${cell("Credit line", money.wholeDollars(d.limit))}${cell("Left to draw", $(d.available))}${cell("Previous balance", $(d.previous))}${cell("Draw period ends", date.bare(addDays(d.end, random.whole(300, 1_900))))}</tr></table>
    <h3>Since last statement</h3>${grid(
      "llr",
      ["Date", "Entry", "Amount"],
      entries.map((entry) => [date.bareNoYear(entry.day), entry.text, money.signed(entry.amount)]),
      "class=l",
    )}
    ${pairs(
      [
        ["Advances", $(d.advances)],
        ["Payments", $(d.payments)],
        ["Fees", $(d.fees)],
        ["Interest", $(d.interest)],
      ],
      "style='width:40%;margin-top:8px'",
    )}
    <h3>Rate</h3>${grid("lrr", ["Days", "Daily rate", "Annual percentage rate"], [[`${date.bare(d.start)} to ${date.bare(d.end)}`, `${(Number(d.rate) / 365).toFixed(5)}%`, `${d.rate}%`]], "class=l")}<p style="font-size:8pt">Your rate is the Prime Rate plus a margin of 0.49%. The highest it may be is 18.00%, the lowest 3.99%. A year ago it was ${(Number(d.rate) + 0.5).toFixed(2)}%. Interest paid in ${year(d.end)}: ${$(d.interest + random.whole(20_000, 400_000))}. Fixed-rate lock: convert $5,000.00 or more at 8.49% for 10 years. Late charge: 5% of the minimum payment. If the minimum does not repay the balance by maturity on ${date.long(d.maturity)}, one larger payment is due then.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "Ridgeline Savings",
          accounts: [
            {
              kind: "heloc",
              institution: "Ridgeline Savings",
              accountLast4: d.number.slice(-4),
              periodStart: d.start,
              periodEnd: d.end,
              previousBalance: decimal(d.previous),
              currentBalance: decimal(d.balance),
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              minimumPayment: decimal(d.minimum),
              paymentDueDate: d.dueDate,
              pastDue: "0.00",
              maturityDate: d.maturity,
              apr: d.rate,
              paymentsAndCredits: decimal(d.payments),
              feesCharged: decimal(d.fees),
              interestCharged: decimal(d.interest),
            },
          ],
          transactions: entries.map((entry) => ({
            account: 0,
            date: entry.day,
            description: entry.text,
            amount: decimal(-entry.amount),
          })),
        },
        "Ridgeline",
      ),
      { "accounts.0.statementDate": d.end, "accounts.0.purchases": decimal(d.advances) },
    ),
  };
});

const SELLERS = ["Norrland Outdoor", "Bright & Daughters Optics", "Fjord Furniture", "Velvet Paw Pets"];

/** An app's page of purchases paid later: four parts without interest beside twelve months at a rate, ticks for what is done. */
const splitly = loan("splitwell", (seed) => {
  const random = seededRandom(seed * 43 + 631);
  const person = makePerson(random);
  const today = addDays("2026-01-09", random.whole(0, 300));
  const price = random.whole(8_000, 60_000);
  const part = Math.ceil(price / 4);
  const done = random.whole(1, 3);
  const amounts = [part, part, part, price - 3 * part];
  const quarters = amounts.map((amount, index) => ({
    amount,
    day: addDays(today, (index - done) * 14 + 6),
    paid: index < done,
  }));
  const left = amounts.slice(done).reduce((sum, amount) => sum + amount, 0);
  const rate = `${random.whole(9, 29)}.99`;
  const bought = random.whole(40_000, 260_000);
  const monthly = levelPayment(bought, rate, 12);
  const months = random.whole(2, 8);
  let owed = bought;
  for (let month = 0; month < months; month++) owed -= monthly - monthlyInterest(owed, rate);
  const next = addDays(today, random.whole(3, 24));
  const [small = "", large = ""] = [SELLERS[seed % 4], SELLERS[(seed + 1) % 4]];
  const ids = [
    `SW${digits(random, 3)}${random.whole(1_000, 9_899)}`,
    `SW${digits(random, 3)}${random.whole(1_000, 9_899)}`,
  ];
  const due = quarters[done] ?? quarters[3];
  if (!due) throw new RangeError("A part is left to pay.");
  const html = document(
    `body{font:10pt "DejaVu Sans";color:#222}${BASE}.p{border:1.5px solid #111;border-radius:16px;padding:14px 18px;margin:12px 0}.q{display:flex;gap:10px;margin-top:8px}.q div{flex:1;border-top:4px solid #ddd;padding-top:4px;font-size:8pt}.q .y{border-color:#1db954}`,
    `<div class=row><b style="font-size:18pt">splitwell</b><div class=r style="font-size:8pt">${escaped(person.name)}<br>Downloaded ${date.abbreviatedBare(today)}</div></div><p>You have 2 purchases to finish. In all ${$(left + owed)} is left.</p>
    <div class=p><b>${escaped(small)}</b> <span style="font-size:8pt">order ${ids[0]}</span><div class=row><div>Pay in 4, interest-free</div><div class=r>${$(left)} left of ${$(price)}</div></div><div class=q>${quarters.map((quarter) => `<div${quarter.paid ? " class=y" : ""}>${$(quarter.amount)}<br>${quarter.paid ? "&#10003; paid" : "due"} ${date.monthDay(quarter.day)}</div>`).join("")}</div><p style="margin:8px 0 0">Next: <b>${$(due.amount)}</b> on ${date.abbreviatedBare(due.day)} from debit 9914</p></div>
    <div class=p><b>${escaped(large)}</b> <span style="font-size:8pt">order ${ids[1]}</span><div class=row><div>12 monthly payments at ${rate}% APR</div><div class=r>${$(owed)} left of ${$(bought)}</div></div><p style="margin:8px 0 0">${months} of 12 paid. Next: <b>${$(monthly)}</b> on ${date.abbreviatedBare(next)}. Interest over the whole year: ${$(monthly * 12 - bought)}.</p></div>
    <p style="font-size:8pt">Your purchase power is about $1,200.00. Late parts cost up to $7.00 each. Splitwell Virtual at any checkout: 0% to 35.99% APR. Payments are serviced by Splitwell Services LLC; monthly plans are made by Tallgrass Bank, N.A.</p>`,
  );
  const account = (index: number) => `accounts.${index}`;
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "splitwell",
          accounts: [
            {
              kind: "loan",
              institution: "splitwell",
              accountLast4: ids[0]?.slice(-4) ?? "",
              originalBalance: decimal(price),
              currentBalance: decimal(left),
              minimumPayment: decimal(due.amount),
              paymentDueDate: due.day,
            },
            {
              kind: "loan",
              institution: "splitwell",
              accountLast4: ids[1]?.slice(-4) ?? "",
              originalBalance: decimal(bought),
              currentBalance: decimal(owed),
              minimumPayment: decimal(monthly),
              paymentDueDate: next,
              apr: rate,
            },
          ],
          transactions: [],
          transactionsOpen: true,
        },
        "Splitwell Services LLC",
        small,
        large,
        "Tallgrass Bank, N.A.",
      ),
      {
        ...Object.fromEntries(
          [0, 1].flatMap((index) => [
            [`${account(index)}.kind`, ["personal-loan", "other"]],
            [`${account(index)}.statementDate`, today],
          ]),
        ),
        "accounts.0.apr": "0.00",
        "accounts.0.maturityDate": quarters[3]?.day,
        "accounts.0.paymentsAndCredits": decimal(price - left),
      },
    ),
  };
});

/** A law firm's letter for a debt buyer: itemised in a sentence, a settlement and a suit's costs that are not the debt. */
const vantor = loan("vantor", (seed) => {
  const d = makeCollection(seed * 5 + 653);
  const offer = Math.round(d.owedNow * 0.6);
  const html = document(
    `body{font:10.6pt "Liberation Serif";line-height:1.4}${BASE}`,
    `<div style="text-align:center"><b style="font-size:15pt">VANTOR &amp; LOWE, P.C.</b><br>Attorneys at Law<br>1440 Broadway, Suite 900, Kansas City, Missouri 64108</div><p>${date.long(d.letterDate)}</p><p>${at(d.person)}</p><table style="width:auto"><tr><td>Our client:</td><td>Pemberton Receivables II LLC</td></tr><tr><td>First owed to:</td><td>${escaped(d.creditor)}</td></tr><tr><td>Account:</td><td>ending in ${d.originalLast4}</td></tr><tr><td>Our file:</td><td>${d.number}</td></tr><tr><td>Amount claimed:</td><td><b>${$(d.owedNow)}</b></td></tr></table>
    <p>Dear ${escaped(d.person.name)}:</p><p>This office has been retained by the client named above, which now owns the account. On ${date.long(d.itemisedFrom)} the sum of ${$(d.owedThen)} was owed. Since that day ${$(d.interest)} of interest and ${$(d.fees)} of costs have been added, and ${$(d.paid)} has been paid, so that ${$(d.owedNow)} is owed as of the date of this letter.</p>
    <p>No attorney has yet reviewed the particular circumstances of your account. You may dispute all or part of what is claimed until ${date.long(d.disputeBy)}; if you write by then, we will send you proof of it.</p><p>Our client would accept ${$(offer)} in one payment, or twelve payments of ${$(Math.ceil((d.owedNow * 0.8) / 12))}, in full settlement, if the first reaches us within 45 days. Should a suit be filed, court costs of $178.00 and a judgment rate of 9.00% a year could be added.</p><p>Payments may be made at vantorlowe.example or by telephone at 816-555-0133. We are debt collectors. This is an attempt to collect a debt, and any information obtained will be used for that purpose.</p><p>Very truly yours,<br><br>VANTOR &amp; LOWE, P.C.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "VANTOR & LOWE, P.C.",
          accounts: [
            {
              kind: "loan",
              institution: "VANTOR & LOWE, P.C.",
              accountLast4: d.originalLast4,
              currentBalance: decimal(d.owedNow),
            },
          ],
          transactions: [],
        },
        "VANTOR & LOWE",
        "Pemberton Receivables II LLC",
        d.creditor,
      ),
      {
        "accounts.0.kind": "other",
        "accounts.0.accountLast4": d.number.slice(-4),
        "accounts.0.statementDate": d.letterDate,
        "accounts.0.previousBalance": decimal(d.owedThen),
        "accounts.0.originalBalance": decimal(d.owedThen),
        "accounts.0.interestCharged": decimal(d.interest),
        "accounts.0.feesCharged": decimal(d.fees),
        "accounts.0.paymentsAndCredits": decimal(d.paid),
        "accounts.0.pastDue": decimal(d.owedNow),
        "accounts.0.minimumPayment": decimal(d.owedNow),
      },
    ),
  };
});

/** A notice that another firm takes over: two numbers, two addresses, a last and a first day, the terms carried over unchanged. */
const transferred = loan("greywater", (seed) => {
  const d = makeLoan(seed * 13 + 677, loanSizes.mortgage);
  const random = seededRandom(seed + 6_767);
  const day = addDays(d.statementDate, 12);
  const old = `0${digits(random, 5)}${random.whole(1_000, 9_899)}`;
  const regular = d.instalment + d.escrow;
  const side = (title: string, lines: readonly string[]) =>
    `<td style="border:1px solid #888;padding:8px;width:50%;vertical-align:top"><b>${title}</b><br>${lines.join("<br>")}</td>`;
  const html = document(
    `body{font:10pt "Liberation Sans";line-height:1.35}${BASE}.k td{border-bottom:.5px solid #999;padding:3px 0}`,
    `<div class=row><b style="font-size:16pt;color:#37474f">GREYWATER SERVICING</b><div class=r>${date.long(d.statementDate)}</div></div><p>${at(d.person)}</p><p style="text-align:center"><b>NOTICE OF TRANSFER AND WELCOME</b></p><p>Beginning ${date.long(day)} the right to collect your payments passes from Holloway Home Lending to us. Nothing else about your mortgage changes.</p>
    <table><tr>${side("Until then", ["Holloway Home Lending", "PO Box 1200, Dayton OH 45401", `Number with them: ${old}`, `Last day they accept payments: ${date.slash(addDays(day, -1))}`])}${side("From then on", ["Greywater Servicing", "PO Box 77001, Phoenix AZ 85062", `Number with us: ${d.number}`, `First day we accept payments: ${date.slash(day)}`])}</tr></table>
    <p>What was handed over to us, as of ${date.slash(d.statementDate)}:</p>${pairs(
      [
        ["Principal balance", $(d.principal)],
        ["Original amount", $(d.original)],
        ["Interest rate, fixed", `${d.rate}%`],
        ["Principal and interest each month", $(d.instalment)],
        ["Escrow each month", $(d.escrow)],
        ["Payment each month", $(regular)],
        ["Next payment", date.slash(d.dueDate)],
        ["Escrow account balance", $(d.escrowBalance)],
        ["Unpaid late charges", $(d.lateFee)],
        ["Last payment falls on", date.slash(d.maturity)],
      ],
      "class=k",
    )}<p>For 60 days after the transfer a payment sent on time to the old address may not be treated as late. Automatic payments do not move over: please set them up anew. A transfer does not affect any term other than those that concern servicing.</p><p style="font-size:8pt">Ask about our refinance: 30 years from 5.875% (6.041% APR), closing costs from $2,400.00. Optional home warranty: $49.99 a month.</p><p style="font-size:8pt">Cut here &mdash; temporary coupon. Number ${d.number}. Due ${date.slash(d.dueDate)}. Amount ${$(regular)}.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "GREYWATER SERVICING",
          accounts: [
            {
              kind: "mortgage",
              institution: "GREYWATER SERVICING",
              accountLast4: d.number.slice(-4),
              statementDate: d.statementDate,
              currentBalance: decimal(d.principal),
              originalBalance: decimal(d.original),
              minimumPayment: decimal(regular),
              paymentDueDate: d.dueDate,
              maturityDate: d.maturity,
              apr: d.rate,
            },
          ],
          transactions: [],
        },
        "Holloway Home Lending",
      ),
      {
        "accounts.0.accountLast4": old.slice(-4),
        "accounts.0.feesCharged": decimal(d.lateFee),
      },
    ),
  };
});

/** A credit union's reserve behind a checking account: advances on its own, a level percentage as payment, no word loan. */
const ember = loan("ember-reserve", (seed) => {
  const d = makeCreditLine(seed * 7 + 701);
  const random = seededRandom(seed + 7_171);
  const scale = 20;
  const [limit, previous, advances, payments] = [
    Math.ceil(d.limit / scale / 50_000) * 50_000,
    Math.floor(d.previous / scale),
    Math.floor(d.advances / scale),
    Math.floor(d.payments / scale) + 1_000,
  ];
  const rate = `${random.whole(11, 17)}.${random.pick(["90", "25", "74"])}`;
  const interest = Math.round((previous * Number(rate) * 30) / 36_500);
  const balance = previous + advances + interest - payments;
  const due = Math.max(2_500, Math.round(balance / 40));
  const last4 = d.number.slice(-4);
  const entries = [
    ...(advances > 0
      ? [{ day: d.advanceDay, text: "ADVANCE TO SHARE DRAFT, OVERDRAWN", amount: advances }]
      : []),
    { day: d.paymentDay, text: "PAYMENT FROM PAYROLL", amount: -payments },
    { day: d.end, text: "INTEREST", amount: interest },
  ].toSorted((a, b) => a.day.localeCompare(b.day));
  const html = document(
    `body{font:9.4pt "Liberation Sans"}${BASE}.e{border-collapse:separate;border-spacing:0 3px}.e td{background:#fff3ee;padding:4px 8px}.l td,.l th{padding:3px 6px;border-bottom:1px solid #f0c9b8}`,
    `<div class=row><div><b style="font-size:16pt;color:#c8451b">Ember Valley CU</b><br>Checking Reserve Line</div><div class=r>Member &hellip;${last4}<br>${date.abbreviated(d.start)} through ${date.abbreviated(d.end)}</div></div><p>${at(d.person)}</p>
    <table class=e>${[
      ["What you owe on your reserve", $(balance), "What you owed before", $(previous)],
      ["Amount due", $(due), "Advances to you", $(advances)],
      ["Due on", date.abbreviated(d.dueDate), "Paid by you", $(payments)],
      ["Approved for", money.wholeDollars(limit), "Interest", $(interest)],
      ["Not yet used", $(limit - balance), "Fees", $(0)],
    ]
      .map(
        (cells) =>
          `<tr>${cells.map((cell, index) => `<td${index % 2 ? " class=r" : ""}>${cell}</td>`).join("")}</tr>`,
      )
      .join("")}</table>
    ${grid(
      "llrr",
      ["Date", "", "Added", "Taken off"],
      entries.map((entry) => [
        date.noYear(entry.day),
        entry.text,
        entry.amount > 0 ? grouped(entry.amount) : "",
        entry.amount < 0 ? grouped(entry.amount) : "",
      ]),
      "class=l",
    )}
    <p>Interest runs at a nominal annual rate of ${rate}% (daily ${(Number(rate) / 365).toFixed(5)}%) from the day of each advance. The amount due is taken from your Share Draft on ${weekday(d.dueDate)}.</p><p style="font-size:8pt">Interest this year ${$(interest + random.whole(1_000, 30_000))}; last year ${$(random.whole(1_000, 40_000))}. Ember Visa Signature: 1.5% back and 0.00% on balance transfers for 12 months. Share certificates 4.10% APY. An advance fee of $0.00 applies to members with direct deposit, $5.00 to others.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "Ember Valley CU",
          accounts: [
            {
              kind: "loan",
              institution: "Ember Valley CU",
              accountLast4: last4,
              periodStart: d.start,
              periodEnd: d.end,
              previousBalance: decimal(previous),
              currentBalance: decimal(balance),
              creditLimit: decimal(limit),
              availableCredit: decimal(limit - balance),
              minimumPayment: decimal(due),
              paymentDueDate: d.dueDate,
              apr: rate,
              paymentsAndCredits: decimal(payments),
              feesCharged: "0.00",
              interestCharged: decimal(interest),
            },
          ],
          transactions: entries.map((entry) => ({
            account: 0,
            date: entry.day,
            description: entry.text,
            amount: decimal(-entry.amount),
          })),
        },
        "Ember Valley",
      ),
      {
        "accounts.0.kind": ["personal-loan", "other"],
        "accounts.0.statementDate": d.end,
        "accounts.0.purchases": decimal(advances),
      },
    ),
  };
});

/** A used-car lender's bill on half a page: rows of figures with dots between, days by name, overdue and its fees first. */
const granger = loan("granger", (seed) => {
  const d = makeLoan(seed * 17 + 727, { ...loanSizes.auto, to: 22_000, rateFrom: 12, rateTo: 24 });
  const random = seededRandom(seed + 7_272);
  const all = d.instalment + d.pastDue + d.lateFee;
  const dotted = (label: string, value: string) =>
    `<div style="display:flex"><span>${label}</span><span style="flex:1;border-bottom:1px dotted #000;margin:0 4px 3px"></span><span>${value}</span></div>`;
  const html = document(
    `body{font:10pt "Liberation Serif"}${BASE}.w{width:70%}`,
    `<b style="font-size:16pt">GRANGER AUTO CREDIT</b> <i>We finance second chances</i><p>${at(d.person)}</p><p>Bill printed ${weekday(d.statementDate)}<br>Note ${d.number.slice(0, 2)}-${d.number.slice(2)} &nbsp; 2017 Chevrolet Malibu &nbsp; ${random.whole(60, 140)},${digits(random, 3)} miles when sold</p>
    <div class=w>${dotted("Overdue", $(d.pastDue))}${dotted("Late fees not paid", $(d.lateFee))}${dotted("This month's installment", $(d.instalment))}${dotted("<b>Bring or send</b>", `<b>${$(all)}</b>`)}${dotted("No later than", date.long(d.dueDate))}</div>
    <p></p><div class=w>${dotted("Principal unpaid after your last payment", $(d.principal))}${dotted("Principal at the start", $(d.original))}${dotted("Simple interest, per year", `${d.rate}%`)}${dotted("Interest each day", $(d.perDiem))}${dotted("Cash needed to own it today", $(d.payoff))}${dotted("Final installment", date.long(d.maturity))}</div>
    <p>Your last payment: ${$(d.last.amount)} on ${date.long(d.last.day)}; ${$(d.last.interest)} went to interest and ${$(d.last.principal)} to principal.</p><p style="font-size:8.5pt">Pay at any branch, by money order, or with cash at participating stores ($1.99). A returned check is $30.00. Your vehicle may be fitted with a payment reminder device. Collateral protection at $87.00 a month is added when insurance lapses. Bring a friend who buys and take $100.00 off your last installment.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "GRANGER AUTO CREDIT",
          accounts: [
            {
              kind: "auto-loan",
              institution: "GRANGER AUTO CREDIT",
              accountLast4: d.number.slice(-4),
              statementDate: d.statementDate,
              currentBalance: decimal(d.principal),
              originalBalance: decimal(d.original),
              minimumPayment: decimal(d.instalment),
              paymentDueDate: d.dueDate,
              pastDue: decimal(d.pastDue),
              maturityDate: d.maturity,
              apr: d.rate,
            },
          ],
          transactions: [],
          transactionsOpen: true,
        },
        "GRANGER",
      ),
      loanParts(d),
    ),
  };
});

export const scSecondLoans: readonly Layout[] = [ridgeline, splitly, vantor, transferred, ember, granger];
