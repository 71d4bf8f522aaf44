import { alsoNamed, document, type Layout } from "../layout.ts";
import {
  addMonths,
  levelPayment,
  loanSizes,
  makeCollection,
  makeCreditLine,
  makeLoan,
  monthlyInterest,
} from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { digits, last4Of, leavingOpen } from "./sb-data.ts";
import {
  askedFor,
  at,
  firstName,
  layoutOf,
  loanFacts,
  openParts,
  paidInstalments,
  paymentRows,
} from "./sg-data.ts";

const $ = money.dollar;
const loan = layoutOf("loan", "loans");

/** A large bank's home mortgage bill: values under labels in a band, past payments in two columns, activity with the county's taxes. */
const bellamar = loan("bellamar-mortgage", (seed) => {
  const d = makeLoan(seed * 7 + 211, loanSizes.mortgage);
  const random = seededRandom(seed + 4_004);
  const regular = d.instalment + d.escrow;
  const months = Math.min(Number(d.last.day.slice(5, 7)), d.paymentsMade);
  const lateCharge = Math.round(d.instalment / 20);
  const taxes = random.whole(90_000, 390_000);
  const day = date.slash;
  const rows = paidInstalments(d, 1);
  const html = document(
    `body{font:8.8pt "Liberation Sans"}${BASE}.red{background:#b31b1b;color:#ffe9b8;padding:8px 12px;font-size:13pt}.bnd{display:flex;border:1px solid #b31b1b}.bnd>div{flex:1;padding:6px 10px;border-right:1px solid #b31b1b}.bnd .v{font-size:13pt;font-weight:bold}.cols{display:grid;grid-template-columns:1fr 1fr;gap:18px}h3{border-bottom:2px solid #b31b1b;margin:14px 0 4px;font-size:10.5pt}td,th{padding:2px 4px}.late{border:2px solid #000;padding:8px;margin-top:12px}`,
    `<div class=red>BELLAMAR &nbsp; Home Mortgage</div><div class=row style="margin:12px 0"><div><p style="margin-top:34px">${at(d.person)}</p></div><div class=r>Statement date &nbsp; <b>${day(d.statementDate)}</b><br>Loan number &nbsp; <b>0${d.number.slice(0, 3)}***${d.number.slice(-4)}</b><br>Property address: 3107 Sable Creek Ct<br><br>Online: bellamar.example/mortgage<br>Phone: 1-800-555-0190, M-F 7-9 CT<br>Telecommunications Relay Services: 711</div></div>
    <div class=bnd><div>Payment due date<div class=v>${day(d.dueDate)}</div></div><div>Amount due<div class=v>${$(askedFor(d))}</div></div><div style="border:0">If received after ${day(addDays(d.dueDate, 15))}<div class=v>${$(askedFor(d) + lateCharge)}</div></div></div>
    <div class=cols><div><h3>Account information</h3>${pairs([
      ["Original principal balance", $(d.original)],
      ["Unpaid principal balance<sup>1</sup>", $(d.principal)],
      ["Interest rate", `${d.rate}%`],
      ["Maturity date", date.monthYear(d.maturity)],
      ["Escrow balance", $(d.escrowBalance)],
      ["Unapplied funds", "$0.00"],
      ["Prepayment penalty", "None"],
    ])}</div><div><h3>Explanation of amount due</h3>${pairs([
      ["Principal", $(d.nextPrincipal)],
      ["Interest", $(d.nextInterest)],
      ["Escrow (taxes/insurance)", $(d.escrow)],
      ["<b>Regular monthly payment</b>", `<b>${$(regular)}</b>`],
      ["Unpaid late charges and fees", $(d.lateFee)],
      ["Overdue payments", $(d.pastDue)],
      ["<b>Amount due</b>", `<b>${$(askedFor(d))}</b>`],
    ])}</div></div>
    <h3>Past payments breakdown</h3>${grid(
      "lrr",
      ["", "Since your last statement", "Year-to-date"],
      [
        ["Principal", $(d.last.principal), $(d.ytdPrincipal)],
        ["Interest", $(d.last.interest), $(d.ytdInterest)],
        ["Escrow", $(d.escrow), $(d.escrow * months)],
        ["Late charges and fees", "$0.00", "$0.00"],
        ["Unapplied funds", "$0.00", "$0.00"],
        ["Total", $(d.last.amount), $(d.ytdPrincipal + d.ytdInterest + d.escrow * months)],
      ],
    )}
    <h3>Activity since your last statement</h3>${grid(
      "llrrrr",
      ["Date", "Description", "Total", "Principal", "Interest", "Escrow"],
      [
        ...(d.lateFee > 0
          ? [[day(addDays(d.statementDate, -2)), "Late charge assessed", $(d.lateFee), "", "", ""]]
          : []),
        [
          day(d.last.day),
          "Payment received",
          $(d.last.amount),
          $(d.last.principal),
          $(d.last.interest),
          $(d.escrow),
        ],
        [day(addDays(d.last.day, -1)), "County tax disbursement", `-${$(taxes)}`, "", "", `-${$(taxes)}`],
      ],
    )}
    ${d.pastDue > 0 ? `<div class=late><b>You are late on your mortgage payments.</b> Failure to bring your loan current may result in fees and foreclosure, the loss of your home. Recent account history: payment due ${day(addMonths(d.dueDate, -1))}: unpaid balance of ${$(d.pastDue)}. Current payment due ${day(d.dueDate)}: ${$(regular)}. <b>Total: ${$(askedFor(d))}</b> you must pay to bring your loan current. If you are experiencing financial difficulty, see the back for housing counselors.</div>` : ""}
    <p class=small><sup>1</sup>This is not the amount needed to pay off your loan; for that call us. Not included: interest of ${$(d.perDiem)} a day. Rates are low: a cash-out refinance of $250,000 at 5.875% (6.041% APR) for 30 years means 360 payments of $1,478.84. Your home equity could be $118,000; a Bellamar line starts at prime minus 0.50%.</p>
    <div style="border-top:1px dashed #000;margin-top:10px;padding-top:6px" class=row><div>BELLAMAR HOME MORTGAGE<br>PO BOX 14411<br>DES MOINES IA 50306-3411</div><div>${pairs(
      [
        ["Loan number", `0${d.number.slice(0, 3)}***${d.number.slice(-4)}`],
        ["Payment due date", day(d.dueDate)],
        ["Amount due", $(askedFor(d))],
        ["Additional principal", "$ |_|_|_|_|.|_|_|"],
        ["Additional escrow", "$ |_|_|_|_|.|_|_|"],
      ],
    )}</div></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "BELLAMAR",
          accounts: [
            {
              ...loanFacts(d, "mortgage", "BELLAMAR"),
              originalBalance: decimal(d.original),
              pastDue: decimal(d.pastDue),
            },
          ],
          transactions: paymentRows(rows, "Payment received"),
          transactionsOpen: true,
        },
        "BELLAMAR Home Mortgage",
      ),
      {
        ...openParts(d),
        "accounts.0.feesCharged": ["0.00", decimal(d.lateFee)],
        "accounts.0.maturityDate": [d.maturity, `${d.maturity.slice(0, 7)}-01`],
      },
    ),
  };
});

/** A servicer without a bank: coloured shares of the payment, the figures in the middle of sentences and tiles, activity behind; the rate adjusts. */
const portwell = loan("portwell-servicing", (seed) => {
  const d = makeLoan(seed * 37 + 9, loanSizes.mortgage);
  const regular = d.instalment + d.escrow;
  const rows = paidInstalments(d, 3);
  const day = date.bare;
  const months = Math.min(Number(d.last.day.slice(5, 7)), d.paymentsMade);
  const bar = (part: number, colour: string) =>
    `<div style="width:${((100 * part) / regular).toFixed(1)}%;background:${colour};height:16px"></div>`;
  const from = addDays(rows.at(-1)?.day ?? d.statementDate, -2);
  const html = document(
    `body{font:9.4pt "DejaVu Sans Condensed","DejaVu Sans";color:#23303d}${BASE}.side{float:right;width:2.5in;background:#0f766e;color:#fff;padding:16px;border-radius:0 0 0 30px}.k{font-size:8.4pt;color:#5f7183}.tl{display:grid;grid-template-columns:repeat(4,1fr);gap:12px;margin:10px 0}.tl b{display:block;font-size:12pt}.t td,.t th{padding:4px;border-bottom:1px solid #dbe3ea;font-size:8.6pt}h3{color:#0f766e;margin:16px 0 6px}`,
    `<div class=side><div style="font-size:8.6pt">Total payment due</div><div style="font-size:21pt;font-weight:bold">${$(askedFor(d))}</div><div>by ${day(d.dueDate)}</div><hr><div style="font-size:8.4pt">Late after ${day(addDays(d.dueDate, 15))}: add ${$(Math.round(d.instalment / 25))}.</div></div>
    <b style="font-size:16pt;color:#0f766e">portwell</b> home loans<p>${at(d.person)}</p><p class=k>Statement ${day(d.statementDate)} &nbsp; Ref. ${d.number.slice(0, 4)}-${d.number.slice(4, 6)}-${d.number.slice(-4)}<br>For 61 Juniper Crest Ln</p>
    <h3 style="clear:both;padding-top:10px">The numbers behind your home</h3><div class=tl><div><span class=k>Principal you still owe</span><b>${$(d.principal)}</b></div><div><span class=k>Deferred principal</span><b>$0.00</b></div><div><span class=k>Rate until ${date.monthYear(addDays(d.dueDate, 400))}</span><b>${d.rate}%</b></div><div><span class=k>In escrow</span><b>${$(d.escrowBalance)}</b></div></div>
    <h3>What makes up this month</h3><div style="display:flex">${bar(d.nextPrincipal, "#0f766e")}${bar(d.nextInterest, "#f59e0b")}${bar(d.escrow, "#94a3b8")}</div>
    <table class=t style="width:70%;margin-top:6px"><tr><td style="color:#0f766e">Principal</td><td class=r>${$(d.nextPrincipal)}</td></tr><tr><td style="color:#b45309">Interest</td><td class=r>${$(d.nextInterest)}</td></tr><tr><td>Escrow for taxes and insurance</td><td class=r>${$(d.escrow)}</td></tr><tr><td><b>Monthly payment</b></td><td class=r><b>${$(regular)}</b></td></tr>${d.pastDue > 0 ? `<tr><td>Missed payment</td><td class=r>${$(d.pastDue)}</td></tr><tr><td>Late charge</td><td class=r>${$(d.lateFee)}</td></tr>` : ""}<tr><td><b>Total payment due</b></td><td class=r><b>${$(askedFor(d))}</b></td></tr></table>
    <h3>How past payments were used</h3>${grid(
      "lrrrrr",
      ["", "Principal", "Interest", "Escrow", "Fees", "Partial (suspense)"],
      [
        ["Last month", $(d.last.principal), $(d.last.interest), $(d.escrow), "$0.00", "$0.00"],
        [
          `${d.statementDate.slice(0, 4)} so far`,
          $(d.ytdPrincipal),
          $(d.ytdInterest),
          $(d.escrow * months),
          "$0.00",
          "$0.00",
        ],
      ],
      "class=t",
    )}
    <p>Moving up or fixing up? Lock 5.750% (5.902% APR) on a new 30-year loan today and skip the $1,195.00 application fee. Your neighbors paid $412,500.00 on average last quarter.</p>
    <div style="break-before:page"><div class=k>portwell home loans &nbsp; Ref. ${d.number.slice(0, 4)}-${d.number.slice(4, 6)}-${d.number.slice(-4)} &nbsp; page 2</div><h3>Transaction activity ${day(from)} - ${day(d.statementDate)}</h3>${grid(
      "llrrrr",
      ["Date", "Transaction", "Principal", "Interest", "Escrow", "Total"],
      rows.map((row) => [
        day(row.day),
        "Payment",
        $(row.principal),
        $(row.interest),
        $(d.escrow),
        $(row.amount),
      ]),
      "class=t",
    )}<h3>Your rate can change</h3><p>Yours is an adjustable-rate note. Next change: ${day(addDays(d.dueDate, 400))}, by no more than 2.000 points; it never exceeds ${(Number(d.rate) + 5).toFixed(3)}%. At the cap the principal and interest part would be ${$(Math.round(d.instalment * 1.4))}. First payment was due ${day(d.openedOn)} on ${$(d.original)} borrowed.</p><p class=small>Send disputes and information requests to PO Box 619063, Dallas TX 75261. HUD counselors: 800-569-4287. Pay by phone with a person: $10.00; online: free. Portwell Home Loans LLC, NMLS 3344. This is an attempt to collect a debt; if you are in bankruptcy it is for information only.</p></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "portwell home loans",
          accounts: [
            {
              ...loanFacts(d, "mortgage", "portwell home loans"),
              originalBalance: decimal(d.original),
              ...(d.pastDue > 0 ? { pastDue: decimal(d.pastDue) } : {}),
            },
          ],
          transactions: paymentRows(rows, "Payment"),
        },
        "Portwell Home Loans LLC",
        "portwell",
      ),
      {
        ...openParts(d),
        "accounts.0.feesCharged": ["0.00", decimal(d.lateFee)],
        "accounts.0.periodStart": from,
        "accounts.0.periodEnd": d.statementDate,
      },
    ),
  };
});

/** A line against a house: draw period, daily rate, a fixed-rate corner as decoy; the word for the product is the bank's own. */
const marisol = loan("marisol-equity", (seed) => {
  const d = makeCreditLine(seed * 3 + 907);
  const daily = (Number(d.rate) / 365).toFixed(5);
  const day = date.short;
  const lines = [
    ...(d.advances > 0
      ? [{ day: d.advanceDay, text: "Advance - Equity Check 104", amount: -d.advances }]
      : []),
    { day: d.paymentDay, text: "Payment, thank you", amount: d.payments },
    ...(d.fees > 0 ? [{ day: addDays(d.end, -1), text: "Annual fee", amount: -d.fees }] : []),
    { day: d.end, text: "Interest charge", amount: -d.interest },
  ];
  const drawEnds = addMonths(d.maturity, -60);
  const html = document(
    `body{font:9pt "Liberation Serif"}${BASE}.s td{padding:3px 6px;border-bottom:1px solid #c9b48a}.t th{background:#5b4636;color:#fff;padding:3px 6px}.t td{padding:3px 6px;border-bottom:1px solid #e5dac3}.box{background:#f8f3e7;padding:10px}`,
    `<div style="text-align:center;border-bottom:4px double #5b4636;padding-bottom:6px"><span style="font-size:20pt;letter-spacing:6px;color:#5b4636">MARISOL BANK</span><br>Home Access Line<sup>SM</sup> Statement</div>
    <div class=row style="margin-top:10px"><div><p>${at(d.person)}</p></div><div class=box>${pairs([
      ["Account", `XX-XXXX-${d.number.slice(-4)}`],
      ["Billing cycle", `${day(d.start)} - ${day(d.end)} (30 days)`],
      ["New balance", $(d.balance)],
      ["Minimum amount due", $(d.minimum)],
      ["Due on or before", day(d.dueDate)],
    ])}</div></div>
    <div class=row style="margin-top:12px"><div class=s><b>Summary of the line</b>${pairs([
      ["Previous balance", $(d.previous)],
      ["Payments and other credits", `-${$(d.payments)}`],
      ["Advances", $(d.advances)],
      ["Fees", $(d.fees)],
      ["Interest charge", $(d.interest)],
      ["New balance", $(d.balance)],
    ])}</div><div class=s><b>Credit available</b>${pairs([
      ["Line amount", money.wholeDollars(d.limit)],
      ["Available for advances", $(d.available)],
      ["Draw period ends", day(drawEnds)],
      ["Balance must be repaid by", day(d.maturity)],
      ["Past due amount", "$0.00"],
    ])}</div></div>
    <p><b>Transactions</b></p>${grid(
      "llr",
      ["Date", "What", "Amount"],
      lines.map((line) => [
        day(line.day),
        line.text,
        line.amount > 0 ? `${$(line.amount)} CR` : $(-line.amount),
      ]),
      "class=t",
    )}
    <p><b>Interest charge calculation</b></p>${grid(
      "lrrrr",
      [
        "Balance type",
        "Daily periodic rate",
        "ANNUAL PERCENTAGE RATE",
        "Balance subject to rate",
        "Interest",
      ],
      [
        ["Variable-rate advances", `${daily}%`, `${d.rate}% (v)`, $(d.previous), $(d.interest)],
        ["Fixed-rate option", "0.00000%", "-", "$0.00", "$0.00"],
      ],
      "class=t",
    )}<p class=small>(v) Your rate is the Wall Street Journal prime rate plus a margin and includes a discount of 0.25% for automatic payments; it may not exceed 18.00%.</p>
    ${grid(
      "lr",
      [],
      [
        [`Total fees charged in ${d.end.slice(0, 4)}`, $(d.fees + 5_000)],
        [`Total interest charged in ${d.end.slice(0, 4)}`, $(d.interest * 4)],
      ],
      "style='width:55%'",
    )}
    <div class=box style="margin-top:10px"><b>Lock it in.</b> Turn $10,000 or more of your balance into a fixed-rate part: 7.49% APR for 60 months, payment of about $200.33. Ask before ${date.long(addDays(d.end, 30))}. During the draw period your minimum is interest plus 1/240 of the balance; afterwards it rises.</div><p class=small>Late charge: 5% of the payment, at least $15.00. Over-line fee: $25.00. If your home's value drops significantly we may suspend advances. Billing rights: write within 60 days to Marisol Bank, PO Box 88, Santa Barbara CA 93102. Member FDIC. Equal Housing Lender.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "loans",
        institution: "MARISOL BANK",
        accounts: [
          {
            kind: "heloc",
            institution: "MARISOL BANK",
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
            apr: d.rate,
            paymentsAndCredits: decimal(d.payments),
            feesCharged: decimal(d.fees),
            interestCharged: decimal(d.interest),
          },
        ],
        transactions: lines.map((line) => ({
          account: 0,
          date: line.day,
          description: line.text,
          amount: decimal(line.amount),
        })),
      },
      {
        "accounts.0.statementDate": d.end,
        "accounts.0.purchases": decimal(d.advances),
        "accounts.0.maturityDate": [d.maturity, drawEnds],
      },
    ),
  };
});

/** A savings bank writes one letter about both debts on a house; each figure stands in a sentence. */
const tessaly = loan("tessaly-letter", (seed) => {
  const d = makeLoan(seed * 43 + 12, loanSizes.mortgage);
  const line = makeCreditLine(seed * 3 + 1_213);
  const lineLast4 = line.number.slice(-4);
  const regular = d.instalment + d.escrow;
  const due = date.long(d.dueDate);
  const html = document(
    `body{font:11pt "Liberation Serif";padding:.35in .5in;line-height:1.45}${BASE}`,
    `<div style="text-align:right;font-size:15pt">Tessaly Savings Bank</div><div style="text-align:right;font-size:9pt">Home Lending Office &middot; 12 Wharf Street &middot; Portsmouth, NH 03801</div><p>${date.long(d.statementDate)}</p><p>${at(d.person)}</p><p>Dear ${firstName(d.person)}:</p>
    <p>Here is your monthly account of what you owe us on 29 Heron Pond Road. No action is needed if you pay automatically.</p>
    <p><b>Your first mortgage, account ending ${d.number.slice(-4)}.</b> We lent you ${$(d.original)} on ${date.long(d.openedOn)} at a fixed rate of ${d.rate}% a year. After your payment of ${$(d.last.amount)}, which reached us on ${date.long(d.last.day)}, the unpaid principal stands at ${$(d.principal)}. The next instalment is ${$(regular)} and is due on ${due}; of this, ${$(d.nextPrincipal)} is principal, ${$(d.nextInterest)} interest and ${$(d.escrow)} goes to your tax and insurance reserve, which now holds ${$(d.escrowBalance)}.</p>
    <p><b>Your home equity line, account ending ${lineLast4}.</b> You may borrow up to ${money.wholeDollars(line.limit)}. Today you owe ${$(line.balance)} and have ${$(line.available)} left to draw. We ask for at least ${$(line.minimum)} by ${due}. The rate this month is ${line.rate}% (annual percentage rate, variable) and ${$(line.interest)} of interest was added since our last letter.</p>
    <p>Taken together the two come to ${$(d.principal + line.balance)}, and the payments to ${$(regular + line.minimum)}. A year ago you owed ${$(d.principal + line.balance + 912_344)}.</p>
    <p>If you would like to pay either in full, please ask us for a figure, for interest runs daily. We would also be glad to tell you about our 11-month certificate at 4.40% and, for customers with both accounts, a car loan at 5.99% APR.</p><p>With kind regards,</p><p style="font-style:italic">M. Hollis, Loan Servicing<br>(603) 555-0177</p><p style="font-size:8pt">A payment more than fifteen days late bears a charge of 4%. Tessaly Savings Bank, Member FDIC, Equal Housing Lender.</p>`,
  );
  const name = "Tessaly Savings Bank";
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "loans",
        institution: name,
        accounts: [
          { ...loanFacts(d, "mortgage", name), originalBalance: decimal(d.original) },
          {
            kind: "heloc",
            institution: name,
            accountLast4: lineLast4,
            statementDate: d.statementDate,
            currentBalance: decimal(line.balance),
            creditLimit: decimal(line.limit),
            availableCredit: decimal(line.available),
            minimumPayment: decimal(line.minimum),
            paymentDueDate: d.dueDate,
            apr: line.rate,
            interestCharged: decimal(line.interest),
          },
        ],
        transactions: paymentRows([d.last], "payment"),
        transactionsOpen: true,
      },
      openParts(d),
    ),
  };
});

const STORES = [
  "Hollow Oak Bedding",
  "Driftline Surf Co.",
  "Peak & Pine Outfitters",
  "Copperpot Kitchens",
  "Juno Eyewear",
];

type Plan = {
  readonly store: string;
  readonly last4: string;
  readonly bought: string;
  readonly price: number;
  readonly rate: string;
  readonly count: number;
  readonly paid: number;
  readonly next: string;
  readonly amount: number;
  readonly left: number;
};

/** Plans open on one day: two in four parts without interest, one by the month with interest. */
function openPlans(seed: number) {
  const random = seededRandom(seed * 47 + 6_006);
  const asOf = addDays("2026-01-15", random.whole(0, 290));
  const four = (index: number): Plan => {
    const price = random.whole(4_000, 42_000);
    const amount = Math.ceil(price / 4);
    const paid = random.whole(1, 2);
    const bought = addDays(asOf, -(paid * 14 - random.whole(3, 11)));
    return {
      store: STORES[(seed + index) % STORES.length] ?? "",
      last4: last4Of(random),
      bought,
      price,
      rate: "0",
      count: 4,
      paid,
      next: addDays(bought, paid * 14),
      amount,
      left: price - amount * paid,
    };
  };
  const monthly = (index: number): Plan => {
    const price = random.whole(48_000, 240_000);
    const count = random.pick([6, 12, 18]);
    const rate = random.pick(["14.99", "19.99", "9.99"]);
    const amount = levelPayment(price, rate, count);
    const paid = random.whole(1, count - 3);
    let left = price;
    for (let made = 0; made < paid; made++) left += monthlyInterest(left, rate) - amount;
    const next = addDays(asOf, random.whole(4, 25));
    return {
      store: STORES[(seed + index) % STORES.length] ?? "",
      last4: last4Of(random),
      bought: addMonths(next, -paid - 1),
      price,
      rate,
      count,
      paid,
      next,
      amount,
      left,
    };
  };
  return { random, asOf, person: makePerson(random), plans: [four(0), monthly(1), four(2)] };
}

/** Pay over time: an overview with a card a plan, a total over them, what may still be spent, an offer of a virtual card. */
const parcelo = loan("parcelo-plans", (seed) => {
  const d = openPlans(seed);
  const all = d.plans.reduce((sum, plan) => sum + plan.left, 0);
  const card = (plan: Plan) =>
    `<div class=pl><div class=row><div><b style="font-size:11pt">${escaped(plan.store)}</b><div class=g>Bought ${date.abbreviatedBare(plan.bought)} for ${$(plan.price)} &middot; order plan #${plan.last4}</div></div><div class=r><b style="font-size:13pt">${$(plan.left)}</b><div class=g>left</div></div></div><div class=dots>${Array.from({ length: plan.count }, (_, index) => `<span class="${index < plan.paid ? "on" : "off"}"></span>`).join("")}</div><div class=row><div>Next: <b>${$(plan.amount)}</b> on <b>${date.abbreviatedBare(plan.next)}</b></div><div class=r>${plan.paid} of ${plan.count} paid &middot; ${plan.rate === "0" ? "0% APR" : `${plan.rate}% APR`}</div></div></div>`;
  const html = document(
    `body{font:9.4pt "DejaVu Sans";color:#1e1b2e}${BASE}.pl{border:1px solid #e3ddff;border-radius:14px;padding:12px 16px;margin-bottom:12px;break-inside:avoid}.g{color:#777;font-size:8.2pt}.dots{display:flex;gap:5px;margin:8px 0}.dots span{flex:1;height:6px;border-radius:3px}.on{background:#5b21b6}.off{background:#e3ddff}`,
    `<div class=row style="align-items:center"><b style="font-size:19pt;color:#5b21b6">parcelo</b><div class="r g">My plans &middot; ${date.abbreviatedBare(d.asOf)}<br>${d.person.name}</div></div>
    <div style="background:#5b21b6;color:#fff;border-radius:14px;padding:14px 18px;margin:12px 0"><div class=row><div>Left across 3 plans<div style="font-size:20pt;font-weight:bold">${$(all)}</div></div><div class=r>You can still spend<div style="font-size:20pt;font-weight:bold">${$(d.random.whole(10, 90) * 1_000)}</div></div></div></div>
    ${d.plans.map(card).join("")}
    <b>Done and dusted</b><p class=g>Juno Eyewear, $118.00, 4 of 4 paid &middot; Copperpot Kitchens, $64.50, 4 of 4 paid</p><div class=pl style="background:#f5f2ff"><b>Split anything, anywhere</b><p style="margin:4px 0">Get a one-time number for up to $350.00 and pay 25% today. Plans of 3 to 24 months have rates of 0% to 35.99% APR; for example $800.00 at 15.00% APR is 12 payments of $72.21.</p></div><p class=small>Missed a date? The first one is on us, then up to $7.00, never more than 25% of the order. parcelo plans by month are made by Cardiff First Bank, Member FDIC. Paying late may limit what you can spend. Returns: you still owe until the store tells us. Help: parcelo.example/help.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "parcelo",
          accounts: d.plans.map((plan) => ({
            kind: "loan" as const,
            institution: "parcelo",
            accountLast4: plan.last4,
            currentBalance: decimal(plan.left),
            originalBalance: decimal(plan.price),
            minimumPayment: decimal(plan.amount),
            paymentDueDate: plan.next,
            apr: plan.rate,
          })),
          transactions: [],
          transactionsOpen: true,
        },
        "Cardiff First Bank",
      ),
      Object.fromEntries(
        d.plans.flatMap((plan, index) => [
          [`accounts.${index}.kind`, ["personal-loan", "other"]],
          [`accounts.${index}.statementDate`, d.asOf],
          [`accounts.${index}.purchases`, decimal(plan.price)],
          [`accounts.${index}.institution`, [plan.store, "Cardiff First Bank"]],
        ]),
      ),
    ),
  };
});

type Collection = ReturnType<typeof makeCollection>;

/** What a collector's letter prints besides the debt. */
const openDebt = (d: Collection): Readonly<Record<string, readonly string[]>> => ({
  "accounts.0.kind": ["other"],
  "accounts.0.accountLast4": [d.number.slice(-4), d.originalLast4],
  "accounts.0.statementDate": [d.letterDate],
  "accounts.0.previousBalance": [decimal(d.owedThen)],
  "accounts.0.originalBalance": [decimal(d.owedThen)],
  "accounts.0.interestCharged": [decimal(d.interest)],
  "accounts.0.feesCharged": [decimal(d.fees)],
  "accounts.0.paymentsAndCredits": [decimal(d.paid)],
  "accounts.0.pastDue": [decimal(d.owedNow)],
  "accounts.0.minimumPayment": [decimal(d.owedNow)],
});

/** The form of the regulation on validating debts: itemised on the left, how to dispute on the right, boxes to tick at the foot. */
const brackenridge = loan("brackenridge-validation", (seed) => {
  const d = makeCollection(seed * 5 + 1_777);
  const on = date.long(d.itemisedFrom);
  const html = document(
    `body{font:9.2pt "Liberation Sans"}${BASE}.cols{display:grid;grid-template-columns:1fr 1fr;gap:24px}.it td{padding:4px 3px;border-bottom:1px solid #aaa;vertical-align:bottom}.foot{border-top:1px dashed #000;margin-top:16px;padding-top:10px}`,
    `<div class=row><div><b>Brackenridge Recovery Group, Inc.</b><br>2200 Stemmons Loop, Suite 410<br>Lewisville, TX 75067<br>(800) 555-0163 from 8am to 8pm Central, Monday to Friday<br>www.brackenridge-recovery.example</div><div>To: ${at(d.person)}<br><br>Reference: ${d.number.slice(0, 5)}-${d.number.slice(-4)}<br>${date.long(d.letterDate)}</div></div>
    <div class=cols style="margin-top:18px"><div><p><b>Brackenridge Recovery Group, Inc. is a debt collector.</b> We are writing to collect a debt owed to ${escaped(d.creditor)}. Information you give us will be used for that.</p><p><b>What our records show</b></p><p>Your account was with ${escaped(d.creditor)}; its number ends in <b>${d.originalLast4}</b>.</p><div class=it>${pairs(
      [
        [`You owed on ${on}`, $(d.owedThen)],
        ["Interest added from that day until now", `+ ${$(d.interest)}`],
        ["Fees added from that day until now", `+ ${$(d.fees)}`],
        ["Your payments and credits from that day until now", `&minus; ${$(d.paid)}`],
        ["<b>Amount of the debt today</b>", `<b>${$(d.owedNow)}</b>`],
      ],
    )}</div></div><div><p><b>You may dispute the debt</b></p><p>Write or call by <b>${date.long(d.disputeBy)}</b> and we must stop collecting the part you dispute until we have sent you proof. Otherwise we will take our information to be right.</p><p>Ask by the same day for the name of the original creditor, if it is another.</p><p><b>More you can do</b></p><p>Pay us, or ask what payment plans there are. Some callers settle in 6 parts of $50.00. Learn your rights at www.cfpb.gov/debt-collection.</p><p>P&oacute;ngase en contacto con nosotros para una copia de este formulario en espa&ntilde;ol.</p></div></div>
    <div class=foot><div class=row><div><b>Send this form to:</b><br>Brackenridge Recovery Group, Inc.<br>PO Box 9911, Lewisville, TX 75067<br><br>${at(d.person)}</div><div><b>Tick what applies:</b><br>&#9744; I dispute the debt because I think:<br>&nbsp;&nbsp; &#9744; This is not my debt. &nbsp; &#9744; The amount is wrong. &nbsp; &#9744; Other<br>&#9744; Send me the original creditor's name and address.<br>&#9744; I enclose this amount: $ ________<br><span class=small>Make the check payable to Brackenridge Recovery Group, Inc., with reference ${d.number.slice(0, 5)}-${d.number.slice(-4)}.</span></div></div></div>`,
  );
  const name = "Brackenridge Recovery Group, Inc.";
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: name,
          accounts: [
            {
              kind: "loan",
              institution: name,
              accountLast4: d.originalLast4,
              currentBalance: decimal(d.owedNow),
            },
          ],
          transactions: [],
          transactionsOpen: true,
        },
        "Brackenridge Recovery Group",
        d.creditor,
      ),
      openDebt(d),
    ),
  };
});

/** A firm's letter without a table: the debt, what it was, what would settle it and what instalments would be, all in running text. */
const ostley = loan("ostley-demand", (seed) => {
  const d = makeCollection(seed * 5 + 2_911);
  const random = seededRandom(seed + 9_009);
  const settle = Math.round((d.owedNow * random.pick([50, 60, 70])) / 100);
  const by = addDays(d.letterDate, 30);
  const judged = random.whole(20_000, 90_000);
  const html = document(
    `body{font:11pt "Liberation Serif";padding:.3in .45in;line-height:1.4}${BASE}`,
    `<div style="text-align:center;letter-spacing:2px"><span style="font-size:15pt">OSTLEY, MARR &amp; FINCH</span><br><span style="font-size:8.5pt">480 COURTHOUSE SQUARE, FLOOR 6, DAYTON, OHIO 45402 &nbsp; (937) 555-0106</span></div><p style="margin-top:26px">${date.capitalLong(d.letterDate)}</p><p>${at(d.person)}</p>
    <table style="width:auto;margin-left:.6in"><tr><td>Re:</td><td>${escaped(d.creditor)}</td></tr><tr><td></td><td>Account: ************${d.originalLast4}</td></tr><tr><td></td><td>Our file: OM-${d.number}</td></tr></table>
    <p>Dear Sir or Madam:</p><p>We wrote to you about the above on ${date.long(addDays(d.letterDate, -41))} and have had no answer. ${escaped(d.creditor)} has placed the matter with this office. On ${date.long(d.itemisedFrom)} the sum of ${$(d.owedThen)} was outstanding. Interest of ${$(d.interest)} and costs of ${$(d.fees)} have since been added, and ${$(d.paid)} has been credited, so that you owe ${$(d.owedNow)} as of the date of this letter.</p>
    <p>Our client would rather settle. If ${$(settle)} reaches us by ${date.long(by)} the rest will be forgiven; or you may pay ${$(Math.ceil(settle / 3))} on that day and the same amount on the two months' first days that follow. We are not obliged to renew this offer. Forgiven amounts of $600.00 or more may be reported to the Internal Revenue Service.</p>
    <p>If the matter goes to court we will ask for the whole amount, for filing fees that are at present $${(judged / 100).toFixed(2)}, and for interest at 8.00% a year from judgment. Should you be unable to pay, telephone Mrs. Adeyemi at extension 214 between 8:30 and 5:00.</p><p>This communication is from a debt collector. It is an attempt to collect a debt and any information obtained will be used for that purpose.</p><p>Very truly yours,</p><p><i>T. Marr</i><br>OSTLEY, MARR &amp; FINCH, L.L.P.</p><p style="font-size:8pt">OM-${d.number} / ${digits(random, 5)}</p>`,
  );
  const name = "OSTLEY, MARR & FINCH";
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: name,
          accounts: [
            {
              kind: "loan",
              institution: name,
              accountLast4: d.originalLast4,
              currentBalance: decimal(d.owedNow),
            },
          ],
          transactions: [],
          transactionsOpen: true,
        },
        "OSTLEY, MARR & FINCH, L.L.P.",
        d.creditor,
      ),
      openDebt(d),
    ),
  };
});

export const sgSecondLoans: readonly Layout[] = [
  bellamar,
  portwell,
  marisol,
  tessaly,
  parcelo,
  brackenridge,
  ostley,
];
