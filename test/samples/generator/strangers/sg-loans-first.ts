import { alsoNamed, document, type Layout } from "../layout.ts";
import { loanSizes, makeLoan, makeStudentLoans } from "../loan-data.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { digits, leavingOpen } from "./sb-data.ts";
import {
  askedFor,
  at,
  firstName,
  layoutOf,
  loanFacts,
  makeBalloon,
  openParts,
  paidInstalments,
  paymentRows,
} from "./sg-data.ts";

const $ = money.dollar;
const loan = layoutOf("loan", "loans");

/** A bank's car bill that looks like its telephone screens: figures above their labels, a bar of progress; never says what it is. */
const harrowgate = loan("harrowgate-auto", (seed) => {
  const d = makeLoan(seed * 11 + 5, loanSizes.auto);
  const rows = paidInstalments(d, 3);
  const share = Math.round((100 * (d.original - d.principal)) / d.original);
  const tile = (value: string, label: string) =>
    `<div class=tile><div class=big>${value}</div><div class=lab>${label}</div></div>`;
  const legal = `Interest accrues every day on what you still owe, so paying early lowers it and paying late raises it. Today that is ${$(d.perDiem)} a day. Thinking about paying it all off? We'd need ${$(d.payoff)} if we get it by ${date.monthDay(addDays(d.statementDate, 18))}. A payment more than 10 days late costs the greater of $25.00 or 5% of the part that is late. We may report information about your account to credit bureaus.`;
  const html = document(
    `body{font:9.6pt "Liberation Sans";color:#1c2b39}${BASE}.top{background:#0b3c49;color:#fff;padding:14px 20px;border-radius:14px}.tiles{display:grid;grid-template-columns:repeat(3,1fr);gap:10px;margin:12px 0}.tile{border:1px solid #d5dee2;border-radius:12px;padding:10px 12px}.big{font-size:15pt;font-weight:bold}.lab{color:#5b6b75;font-size:8.4pt}.bar{height:10px;border-radius:5px;background:#e2ebee}.bar>div{height:10px;border-radius:5px;background:#16a085}.t td,.t th{padding:6px 4px;border-bottom:1px solid #e6ecef;font-size:9pt}.t th{color:#5b6b75;font-weight:normal}.ad{background:#fff6e0;border-radius:12px;padding:10px 14px}`,
    `<div class=row style="align-items:center"><b style="font-size:14pt;color:#0b3c49">Harrowgate Bank</b><div class=r style="color:#5b6b75">Auto &bull;&bull;&bull;&bull;${d.number.slice(-4)}<br>Prepared ${date.abbreviatedBare(d.statementDate)}</div></div><p>${at(d.person)}</p>
    <div class=top><div style="font-size:12pt">Hi ${firstName(d.person)}, here's what's coming up.</div><div class=row style="align-items:flex-end;margin-top:10px"><div><div style="font-size:27pt;font-weight:bold">${$(askedFor(d))}</div><div>to pay by ${date.abbreviatedBare(d.dueDate)}</div></div><div class=r style="font-size:9pt">${d.pastDue > 0 ? `That's your ${$(d.instalment)} monthly payment,<br>${$(d.pastDue)} we're still missing from before<br>and a ${$(d.lateFee)} late charge.` : `That's your ${$(d.instalment)} monthly payment.<br>You're all caught up.`}</div></div></div>
    <div class=tiles>${tile($(d.principal), "left to pay on your car*")}${tile(`${d.rate}%`, "yearly rate, fixed")}${tile(`${d.termMonths - d.paymentsMade} of ${d.termMonths}`, "monthly payments to go")}</div>
    <div class=bar><div style="width:${share}%"></div></div><div class=row style="font-size:8.4pt;color:#5b6b75"><div>${share}% of ${$(d.original)} paid back since ${date.abbreviatedBare(d.openedOn)}</div><div class=r>Last one: ${date.abbreviatedBare(d.maturity)}</div></div><p class=small>*Not counting interest since your last payment.</p>
    <h3>Where your money went</h3>${grid(
      "lrrrr",
      ["Date", "You paid", "Came off what you owe", "Interest", "Left after"],
      rows.map((row) => [
        date.abbreviatedBare(row.day),
        $(row.amount),
        $(row.principal),
        $(row.interest),
        $(row.left),
      ]),
      "class=t",
    )}
    <div class=row style="margin-top:8px;font-size:9pt"><div>So far in ${d.statementDate.slice(0, 4)} you've paid ${$(d.ytdInterest)} in interest.</div></div>
    <div class=ad style="margin-top:14px"><b>Your next car could cost less.</b> Rates from 4.89% APR for up to 72 months when you shop in our app. Or park $10,000.00 in Harrowgate Growth and earn 4.15% APY.</div><p class=small>${legal}</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "loans",
        institution: "Harrowgate Bank",
        accounts: [
          {
            ...loanFacts(d, "auto-loan", "Harrowgate Bank"),
            originalBalance: decimal(d.original),
            ...(d.pastDue > 0 ? { pastDue: decimal(d.pastDue) } : {}),
          },
        ],
        transactions: paymentRows(rows, "You paid"),
        transactionsOpen: true,
      },
      {
        ...openParts(d),
        "accounts.0.maturityDate": d.maturity,
        "accounts.0.pastDue": d.pastDue > 0 ? [] : "0.00",
      },
    ),
  };
});

/** A car maker's finance arm: capitals, no currency signs, the vehicle in a left rail, loyalty offers, a slip to cut off. */
const toruno = loan("toruno-motor", (seed) => {
  const d = makeLoan(seed * 13 + 29, loanSizes.auto);
  const random = seededRandom(seed + 5_150);
  const m = money.plain;
  const vin = `5TR${digits(random, 2)}XJ4${digits(random, 9)}`;
  const day = date.stampDashed;
  const html = document(
    `body{font:8.4pt "Liberation Sans Narrow"}${BASE}.rail{width:31%;float:left;background:#f1f1f1;padding:10px;min-height:5.4in}.main{margin-left:34%}.h{background:#8b0000;color:#fff;padding:3px 8px;font-weight:bold;letter-spacing:1px;margin-top:10px}.main td,.main th{padding:3px 8px;border-bottom:1px dotted #999}.rail td{padding:2px 0}.slip{clear:both;border-top:2px dashed #555;padding-top:8px;margin-top:14px}.due td{font-weight:bold;font-size:10pt}`,
    `<div class=row style="border-bottom:3px solid #8b0000;padding-bottom:6px;margin-bottom:10px"><div><b style="font-size:17pt;letter-spacing:3px">TORUNO</b> <span style="font-size:11pt;letter-spacing:2px">MOTOR FINANCE</span></div><div class=r>RETAIL CONTRACT BILLING STATEMENT<br>PAGE 1 OF 2</div></div>
    <div class=rail>${at(d.person)}<p><b>YOUR VEHICLE</b></p>${pairs([
      ["MODEL YEAR", "2023"],
      ["MODEL", "TORUNO ALTURA SE"],
      ["VIN", vin],
      ["MILES AT SALE", "14"],
    ])}<p><b>CONTRACT</b></p>${pairs([
      ["ACCOUNT", `${d.number.slice(0, 2)}-XXXX-${d.number.slice(-4)}`],
      ["SIGNED", day(d.openedOn)],
      ["AMOUNT FINANCED", m(d.original)],
      ["TERM (MONTHS)", String(d.termMonths)],
      ["SIMPLE INTEREST RATE", `${d.rate}%`],
      ["MATURES", day(d.maturity)],
    ])}<p><b>OWNER LOYALTY</b><br>Get 1,500.00 toward a new Altura or 2.90% APR for 60 months through ${day(addDays(d.dueDate, 20))}. See your dealer.</p><p><b>QUESTIONS?</b><br>800-555-0171<br>MON-FRI 7AM-7PM CT</p></div>
    <div class=main><div class=h style="margin-top:0">STATEMENT DATE ${day(d.statementDate)}</div>${pairs([
      ["PRINCIPAL BALANCE", m(d.principal)],
      ["DAILY INTEREST AMOUNT", m(d.perDiem)],
      ["REMAINING NUMBER OF PAYMENTS", String(d.termMonths - d.paymentsMade)],
      ["LAST PAYMENT RECEIVED", day(d.last.day)],
    ])}<div class=h>HOW THE LAST PAYMENT WAS APPLIED</div>${grid(
      "lrrrr",
      ["DATE", "TOTAL", "PRINCIPAL", "INTEREST", "LATE CHARGES"],
      [[day(d.last.day), m(d.last.amount), m(d.last.principal), m(d.last.interest), m(0)]],
    )}<div class=h>NOW DUE</div>${pairs([
      ["CURRENT PAYMENT", m(d.instalment)],
      ["PAST DUE PAYMENTS", m(d.pastDue)],
      ["LATE CHARGES", m(d.lateFee)],
      ["OTHER CHARGES", m(0)],
    ])}<div class=due>${pairs([
      ["TOTAL NOW DUE", m(askedFor(d))],
      ["DUE DATE", day(d.dueDate)],
    ])}</div><p>THIS STATEMENT IS NOT A PAYOFF QUOTE. TO PAY THE CONTRACT IN FULL BY ${day(addDays(d.statementDate, 18))} SEND ${m(d.payoff)}. A LATE CHARGE OF 25.00 APPLIES TO PAYMENTS RECEIVED 10 OR MORE DAYS AFTER THE DUE DATE. INTEREST PAID THIS CALENDAR YEAR: ${m(d.ytdInterest)}.</p></div>
    <div class=slip><div class=row><div>TORUNO MOTOR FINANCE<br>PO BOX 65021<br>DALLAS TX 75265-0021</div><div>${pairs(
      [
        ["ACCOUNT", `${d.number.slice(0, 2)}-XXXX-${d.number.slice(-4)}`],
        ["DUE DATE", day(d.dueDate)],
        ["TOTAL NOW DUE", m(askedFor(d))],
        ["ADDITIONAL PRINCIPAL", "__________"],
        ["AMOUNT ENCLOSED", "__________"],
      ],
    )}</div></div><div style="font:9pt 'Liberation Mono';margin-top:8px">${d.number.slice(0, 2)}00000${d.number.slice(-4)} ${digits(random, 9)} 00000${decimal(askedFor(d)).replace(".", "")} 7</div></div>
    <div style="break-before:page"><div class=row style="border-bottom:3px solid #8b0000"><b>TORUNO MOTOR FINANCE</b><div class=r>PAGE 2 OF 2</div></div><p>WAYS TO PAY: ONLINE (FREE), BY TELEPHONE (FEE OF 3.95 MAY APPLY), BY MAIL OR AT ANY MONEYGRAM AGENT (RECEIVE CODE 4112, FEE 9.99 OR LESS). RETURNED ITEMS: 30.00.</p><p>TITLE AND TAXES: KEEP YOUR VEHICLE INSURED FOR ITS FULL VALUE WITH A DEDUCTIBLE OF NO MORE THAN 1,000.00 AND NAME US AS LOSS PAYEE. GAP AND SERVICE AGREEMENTS CANCELLED BEFORE MATURITY MAY GIVE A REFUND THAT IS APPLIED TO THE PRINCIPAL BALANCE.</p><p>SERVICEMEMBERS: INTEREST ABOVE 6.00% MAY BE FORGIVEN. CALL 800-555-0172.</p></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "TORUNO MOTOR FINANCE",
          accounts: [
            {
              ...loanFacts(d, "auto-loan", "TORUNO MOTOR FINANCE"),
              originalBalance: decimal(d.original),
              maturityDate: d.maturity,
              pastDue: decimal(d.pastDue),
            },
          ],
          transactions: paymentRows([d.last], "LAST PAYMENT RECEIVED"),
          transactionsOpen: true,
        },
        "TORUNO",
      ),
      { ...openParts(d), "accounts.0.feesCharged": ["0.00", decimal(d.lateFee)] },
    ),
  };
});

/** Talks of miles, wear and turning the car in as a lease does; it is a financing with a large last payment. */
const cadence = loan("cadence-balloon", (seed) => {
  const d = makeBalloon(seed * 17 + 8);
  const long = date.long;
  const html = document(
    `body{font:9pt "DejaVu Sans Condensed","DejaVu Sans";color:#222}${BASE}h2{font-weight:normal;font-size:19pt;margin:0}h4{margin:16px 0 4px;color:#6a3d9a;border-bottom:1px solid #6a3d9a}.l td{padding:3px 2px}.l tr td:first-child{color:#555}.box{border:1px solid #6a3d9a;padding:12px;width:3in;float:right;margin:0 0 10px 14px}`,
    `<div class=row style="align-items:flex-end"><h2>cadence <span style="color:#6a3d9a">drive</span></h2><div class=r>FlexOwn<sup>&reg;</sup> plan &middot; Statement of ${long(d.statementDate)}</div></div>
    <div class=box><div>Your next monthly payment</div><div style="font-size:20pt;color:#6a3d9a">${$(d.instalment)}</div><div>on or before ${long(d.dueDate)}</div><hr><div class=small>Set up AutoDrive by text: reply YES to 55501.</div></div>
    <p>${at(d.person)}</p><p>Plan number ending in <b>${d.number.slice(-4)}</b><br>2024 Meridia Coast Touring</p>
    <h4 style="clear:both">Where your plan stands</h4><div class=l>${pairs([
      ["Amount financed when you drove off", $(d.original)],
      ["Amount financed that remains (principal)", $(d.principal)],
      ["Your fixed rate per year", `${d.rate}%`],
      ["Monthly payments made / in plan", `${d.paymentsMade} / ${d.termMonths}`],
      ["Optional final payment (guaranteed future value)", $(d.finalAmount)],
      ["Decision date", long(d.maturity)],
    ])}</div>
    <h4>What your last payment did</h4><p>On ${long(d.last.day)} we received ${$(d.last.amount)}. Of that, ${$(d.last.interest)} paid the month's interest and ${$(d.last.principal)} lowered your principal.</p>
    <h4>Miles and wear</h4><div class=l>${pairs([
      ["Miles a year in your plan", d.miles.toLocaleString("en-US")],
      ["Charge a mile above that, only if you turn the car in", "$0.25"],
      ["Turn-in fee, only if you turn the car in", "$395.00"],
      ["Estimated market value today (not an offer)", $(Math.round(d.finalAmount * 1.31))],
    ])}</div>
    <h4>Three ways to finish</h4><p>By the decision date you can pay the optional final payment and keep the car, refinance it for up to 48 months, or turn the car in and owe nothing but excess miles and wear. FlexOwn is not a lease: the title is in your name from the first day. Lease specials on the all-new Coast EV from $329.00 a month with $3,999.00 due at signing are offered by participating dealers to well-qualified lessees.</p>
    <p class=small>If a payment is 15 days late a charge of $29.00 is added. If you wish to end the plan this month, the amount to send until ${date.bare(addDays(d.statementDate, 14))} is ${$(d.payoff)}. Cadence Drive Financial Services, PO Box 2205, Irving TX 75061. NMLS 998811.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "cadence drive",
          accounts: [{ ...loanFacts(d, "auto-loan", "cadence drive"), originalBalance: decimal(d.original) }],
          transactions: paymentRows([d.last], "we received"),
          transactionsOpen: true,
        },
        "Cadence Drive Financial Services",
      ),
      { ...openParts(d), "accounts.0.kind": "loan", "accounts.0.maturityDate": d.maturity },
    ),
  };
});

/** A servicer of the government's student loans: one bill on the first page, a block of figures for each group behind it. */
const northfield = loan("northfield-federal", (seed) => {
  const d = makeStudentLoans(seed * 5 + 61);
  const random = seededRandom(seed + 808);
  const all = (pick: (group: (typeof d.groups)[number]) => number) =>
    d.groups.reduce((sum, group) => sum + pick(group), 0);
  const due = all((g) => g.instalment);
  const code = (index: number) =>
    `Group ${String.fromCodePoint(65 + index)}${String.fromCodePoint(65 + index)}`;
  const split = d.groups.map((g) => {
    const interest = Math.min(g.instalment, g.accrued);
    return { interest, principal: g.instalment - interest };
  });
  const last4 = d.number.slice(-4);
  const day = date.slash;
  const count = random.whole(14, 110);
  const head = (page: number) =>
    `<div class=row style="background:#e8f1fa;padding:6px 10px"><div><b style="color:#0a4d8c;font-size:12pt">Northfield Ed Services</b><br><span class=small>a servicer to Federal Student Aid</span></div><div class=r>Account Number: E${d.number.slice(0, 1)}XXXX${last4}<br>Page ${page} of 3</div></div>`;
  const block = (g: (typeof d.groups)[number], index: number) =>
    `<div class=blk><div class=bh>${code(index)} &nbsp;&nbsp; ${g.program}</div><div class=row><div>${pairs([
      ["Interest Rate (Fixed)", `${g.rate}%`],
      ["Original Loan Balance", $(g.original)],
      ["Regular Monthly Payment Amount", $(g.instalment)],
      ["Past Due Amount", "$0.00"],
    ])}</div><div>${pairs([
      ["Unpaid Principal", $(g.principal)],
      ["Unpaid Interest", $(g.accrued)],
      ["Unpaid Fees", "$0.00"],
      ["Current Balance", $(g.principal + g.accrued)],
    ])}</div></div><div class=small>Repayment plan: Standard, Extended &nbsp; Loan status: Repayment &nbsp; First disbursed: ${date.bare(addDays(d.statementDate, -2_300 + index * 360))}</div></div>`;
  const html = document(
    `body{font:8.8pt "Liberation Sans"}${BASE}.blk{border:1px solid #9dbbd8;margin:8px 0;padding:6px 8px;break-inside:avoid}.bh{font-weight:bold;color:#0a4d8c;margin-bottom:4px}.blk td{padding:1.5px 2px}.bill{border:2px solid #0a4d8c;padding:8px;width:3.3in}.bill td{padding:2px}.t td,.t th{border:1px solid #9dbbd8;padding:3px 6px}.t th{background:#e8f1fa}`,
    `${head(1)}<div class=row style="margin-top:12px"><div><p>${at(d.person)}</p><p>Statement Date: ${day(d.statementDate)}</p></div><div class=bill><b>Your Bill</b>${pairs(
      [
        ["Due Date", day(d.dueDate)],
        ["Current Amount Due", $(due)],
        ["Past Due Amount", "$0.00"],
        ["Fees Due", "$0.00"],
        ["<b>Total Amount Due</b>", `<b>${$(due)}</b>`],
      ],
    )}<span class=small>Enrolled in Auto Debit? Do not mail a payment.</span></div></div>
    <h3>Since Your Last Statement</h3>${grid(
      "llrrrr",
      ["Date", "Description", "Principal", "Interest", "Fees", "Amount"],
      [
        [
          day(d.last.day),
          "Payment - Thank You",
          $(split.reduce((sum, part) => sum + part.principal, 0)),
          $(split.reduce((sum, part) => sum + part.interest, 0)),
          "$0.00",
          $(d.last.amount),
        ],
      ],
      "class=t",
    )}
    <h3>Balance Summary</h3>${grid(
      "lrrr",
      ["", "Unpaid Principal", "Unpaid Interest", "Total"],
      [
        [
          "All groups",
          $(all((g) => g.principal)),
          $(all((g) => g.accrued)),
          $(all((g) => g.principal + g.accrued)),
        ],
      ],
      "class=t",
    )}
    <p>Public Service Loan Forgiveness: you have ${count} of 120 qualifying payments. An income-driven plan could lower your bill to as little as $0.00 a month; visit the Loan Simulator to see what you would pay.</p><p>Your interest rate is reduced by 0.25% while you use Auto Debit. Beware of companies that offer to erase your loans for a fee of $799.00 or more: our help is free.</p>
    <div style="border-top:1px dashed #000;margin-top:24px;padding-top:8px" class=row><div>Northfield Ed Services<br>PO Box 740283<br>Atlanta GA 30374-0283</div><div>${pairs(
      [
        ["Account Number", `E${d.number.slice(0, 1)}XXXX${last4}`],
        ["Total Amount Due", $(due)],
        ["Due Date", day(d.dueDate)],
        ["Amount Enclosed", "$________"],
      ],
    )}</div></div>
    <div style="break-before:page">${head(2)}<h3>Your Loan Groups</h3><p>Loans with the same type and interest rate are billed as a group.</p>${d.groups.map(block).join("")}</div>
    <div style="break-before:page">${head(3)}<h3>How Your ${day(d.last.day)} Payment Was Applied</h3>${grid(
      "lrrr",
      ["Group", "To Principal", "To Interest", "Total"],
      d.groups.map((g, index) => [
        code(index),
        $(split[index]?.principal ?? 0),
        $(split[index]?.interest ?? 0),
        $(g.instalment),
      ]),
      "class=t",
    )}<h3>Good to know</h3><p>Payments satisfy fees first, then interest, then principal. A partial payment may leave you past due. Deferment and forbearance pause your payments, but interest may be capitalized: on $10,000.00 at 6.80%, six months add $340.00 to your balance. We report to the consumer reporting agencies each month.</p></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "loans",
        institution: "Northfield Ed Services",
        accounts: d.groups.map((g) => ({
          kind: "student-loan" as const,
          institution: "Northfield Ed Services",
          accountLast4: last4,
          statementDate: d.statementDate,
          paymentDueDate: d.dueDate,
          originalBalance: decimal(g.original),
          currentBalance: decimal(g.principal),
          minimumPayment: decimal(g.instalment),
          pastDue: "0.00",
          apr: g.rate,
        })),
        transactions: paymentRows([d.last], "Payment - Thank You"),
        transactionsOpen: true,
      },
      Object.fromEntries(
        d.groups.flatMap((g, index) => [
          [`accounts.${index}.feesCharged`, "0.00"],
          [`accounts.${index}.interestCharged`, [decimal(g.accrued), decimal(split[index]?.interest ?? 0)]],
          [`accounts.${index}.paymentsAndCredits`, decimal(g.instalment)],
        ]),
      ),
    ),
  };
});

/** A private lender to students: figures stand under a heading row of circles, the rate moves, a parent signed as well. */
const wrenhall = loan("wrenhall-private", (seed) => {
  const d = makeLoan(seed * 19 + 41, { from: 6_000, to: 42_000, terms: [120, 180], rateFrom: 5, rateTo: 13 });
  const random = seededRandom(seed + 2_718);
  const accrued = random.whole(300, 9_000);
  const past = d.pastDue + d.lateFee;
  const day = date.bare;
  const html = document(
    `body{font:9.2pt "Liberation Serif"}${BASE}h1{font-size:20pt;margin:0;color:#14532d;font-weight:normal}.c{display:flex;justify-content:space-around;margin:18px 0}.c>div{width:1.75in;height:1.75in;border-radius:50%;border:3px solid #14532d;text-align:center;padding-top:.52in}.c b{display:block;font-size:14pt}.two{display:grid;grid-template-columns:1fr 1fr;gap:22px}.two td{padding:3px 0;border-bottom:1px solid #ccc}h3{font-weight:normal;color:#14532d;margin:10px 0 4px}`,
    `<div class=row><div><h1>Wrenhall</h1>education finance, est. 1974</div><div class=r>Billing date ${day(d.statementDate)}<br>Borrower: ${d.person.name}<br>Cosigner: ON FILE<br>Account ..${d.number.slice(-4)}</div></div><p>${at(d.person)}</p>
    <div class=c><div><b>${$(askedFor(d))}</b>due ${day(d.dueDate)}</div><div><b>${$(d.principal)}</b>principal you owe</div><div><b>${d.rate}%</b>current rate<br>(variable)</div></div>
    <div class=two><div><h3>What is due</h3>${pairs([
      ["Monthly payment", $(d.instalment)],
      ["Past due", $(d.pastDue)],
      ["Late fees", $(d.lateFee)],
      ["Due in all", $(askedFor(d))],
    ])}<h3>Since the last bill</h3>${pairs([
      ["Payment posted", day(d.last.day)],
      ["Received", $(d.last.amount)],
      ["to interest", $(d.last.interest)],
      ["to principal", $(d.last.principal)],
    ])}</div><div><h3>Smart Path Undergraduate</h3>${pairs([
      ["School", "Ohio Valley State"],
      ["First paid out", day(d.openedOn)],
      ["Amount paid out", $(d.original)],
      ["Principal", $(d.principal)],
      ["Interest since last payment", $(accrued)],
      ["Balance with interest", $(d.principal + accrued)],
      ["Index (30-day average SOFR) + margin", `4.31% + ${(Number(d.rate) - 4.31).toFixed(2)}%`],
      ["Rate cannot go above", "25.00%"],
      ["Years to go, about", String(Math.max(1, Math.round((d.termMonths - d.paymentsMade) / 12)))],
    ])}</div></div>
    <p>${past > 0 ? `Please send ${$(past)} now; we have told your cosigner that it is late.` : "Thank you for paying on time. After 12 payments on time in a row you may ask us to release your cosigner."} Paying an extra $25.00 a month on a balance of $10,000.00 could save $1,411.00 over ten years. If you use the fixed $25.00 in-school option for a further degree, interest is added to the principal when school ends.</p>
    <p>Going on to graduate school? Fixed rates from 4.49% APR to 14.99% APR and variable rates from 5.62% APR to 15.21% APR with the 0.25 percentage point automatic debit reward. Example: a $10,000.00 advance with no fees at 9.00% APR means 120 payments of $126.68, in all $15,201.09.</p><p class=small>A payment made 16 or more days late costs 5% of it, at most $25.00. Returned payments cost $20.00. Wrenhall Education Finance, a division of Wrenhall Bank, Member FDIC. To pay in full by ${day(addDays(d.statementDate, 10))} send ${$(d.payoff)}.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "Wrenhall",
          accounts: [
            {
              ...loanFacts(d, "student-loan", "Wrenhall"),
              originalBalance: decimal(d.original),
              pastDue: decimal(d.pastDue),
            },
          ],
          transactions: paymentRows([d.last], "Payment posted"),
          transactionsOpen: true,
        },
        "Wrenhall Education Finance",
        "Wrenhall Bank",
      ),
      {
        ...openParts(d),
        "accounts.0.kind": "loan",
        "accounts.0.interestCharged": [decimal(d.last.interest), decimal(accrued)],
      },
    ),
  };
});

/** A file saved from a lender's app: lower case, the rate beside the dearer APR of the offer, payments newest first. */
const ferrow = loan("ferrow-app", (seed) => {
  const d = makeLoan(seed * 23 + 3, loanSizes.personal);
  const rows = paidInstalments(d, 6);
  const fee = Math.round(d.original * 0.05);
  const withFee = (Number(d.rate) + 2.67).toFixed(2);
  const line = (label: string, value: string) =>
    `<div class=ln><span>${label}</span><span>${value}</span></div>`;
  const html = document(
    `body{font:9.6pt "DejaVu Sans";color:#111}${BASE}.card{border:1px solid #ddd;border-radius:16px;padding:14px 18px;margin-bottom:12px}.ln{display:flex;justify-content:space-between;padding:5px 0;border-bottom:1px solid #f0f0f0}.p{display:flex;padding:6px 0;border-bottom:1px solid #f0f0f0;font-size:8.8pt}.p>span{flex:1}.g{color:#888}.pill{background:#e7f9ee;color:#0a7d3b;border-radius:9px;padding:1px 8px;font-size:7.6pt}`,
    `<div class=row><b style="font-size:17pt;letter-spacing:-1px">ferrow</b><span class="r g">exported ${date.abbreviatedBare(d.statementDate)}, 8:14 PM</span></div><p class=g>${d.person.name.toLowerCase()} &middot; plan ending ${d.number.slice(-4)}</p>
    <div class=card><div class=g>autopay on ${date.abbreviatedBare(d.dueDate)}</div><div style="font-size:24pt;font-weight:bold">${$(askedFor(d))}</div>${d.pastDue > 0 ? `<div style="color:#b00020">includes ${$(d.pastDue)} overdue and a ${$(d.lateFee)} late fee</div>` : `<div class=pill style="display:inline-block">on track</div>`}</div>
    <div class=card>${line("principal remaining", $(d.principal))}${line("monthly amount", $(d.instalment))}${line("interest rate", `${d.rate}%`)}${line("apr incl. origination fee", `${withFee}%`)}${line("you borrowed", $(d.original))}${line("origination fee (taken from what you got)", $(fee))}${line("landed in your bank", `${$(d.original - fee)} on ${date.abbreviatedBare(d.openedOn)}`)}${line("final payment", date.abbreviatedBare(d.maturity))}</div>
    <b>activity</b>${rows
      .map(
        (row) =>
          `<div class=p><span>${date.abbreviatedBare(row.day)}</span><span>autopay <span class=pill>completed</span></span><span class=g>${$(row.principal)} principal<br>${$(row.interest)} interest</span><span class=r>${$(row.amount)}</span></div>`,
      )
      .join("")}
    <p class=g>want to be done sooner? paying an extra $50.00 a month could end your plan months early. paying everything today takes ${$(d.payoff)}.</p><div class=card style="background:#111;color:#fff"><b>you're pre-approved for up to $18,500.00 more</b><br>rates from 8.49% for members with six payments on time. checking won't touch your score (currently 704).</div><p class=small>made by Lakepoint Commercial Bank, member FDIC, NMLS 1200455, and serviced by ferrow inc. late after 15 days: $15.00 or 5%, whichever is greater. not a bill for tax purposes.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "ferrow",
          accounts: [
            {
              ...loanFacts(d, "personal-loan", "ferrow"),
              originalBalance: decimal(d.original),
              maturityDate: d.maturity,
              ...(d.pastDue > 0 ? { pastDue: decimal(d.pastDue) } : {}),
            },
          ],
          transactions: paymentRows(rows, "autopay completed"),
        },
        "ferrow inc.",
        "Lakepoint Commercial Bank",
      ),
      {
        ...openParts(d),
        "accounts.0.kind": "loan",
        "accounts.0.feesCharged": [decimal(d.lateFee), decimal(fee)],
      },
    ),
  };
});

/** A union's member statement of one signature loan: typed in columns, trailing minus, the late charge apart from the interest. */
const cloverdale = loan("cloverdale-signature", (seed) => {
  const d = makeLoan(seed * 29 + 77, loanSizes.personal);
  const rows = paidInstalments(d, 2).toReversed();
  const member = d.number.slice(-4);
  const first = rows[0];
  const opening = first ? first.left + first.principal : d.principal;
  const [from, to] = [addDays(first?.day ?? d.statementDate, -4), d.statementDate];
  const m = money.plain;
  const daily = (Number(d.rate) / 365).toFixed(6);
  const html = document(
    `body{font:8.6pt "Liberation Mono"}${BASE}td,th{padding:1px 3px}.b{border-top:1px solid #000;border-bottom:1px solid #000;padding:2px 0;margin:10px 0 4px;font-weight:bold}`,
    `<div class=row><div><b style="font:bold 15pt 'Liberation Serif'">Cloverdale Schools<br>Credit Union</b><br>901 LINCOLN WAY, CLOVERDALE IN 46120<br>(765) 555-0140</div><div class=r>MEMBER NUMBER &nbsp; ******${member}<br>STATEMENT PERIOD ${date.short(from)} - ${date.short(to)}<br>PAGE &nbsp; 1</div></div><p style="margin:26px 0 20px 30px">${at(d.person)}</p>
    <div class=b>SUFFIX 41 &nbsp; SIGNATURE &nbsp; FIXED RATE</div>
    ${grid(
      "llrrrrr",
      ["DATE", "TRANSACTION", "AMOUNT", "LATE CHG", "INTEREST", "PRINCIPAL", "BALANCE"],
      [
        [date.short(from), "PREVIOUS BALANCE", "", "", "", "", m(opening)],
        ...rows.map((row) => [
          date.short(row.day),
          "PAYMENT - PAYROLL",
          `${m(row.amount)}-`,
          m(0),
          m(row.interest),
          `${m(row.principal)}-`,
          m(row.left),
        ]),
        [date.short(to), "NEW BALANCE", "", "", "", "", m(d.principal)],
      ],
    )}
    <p>ANNUAL PERCENTAGE RATE ${d.rate}% &nbsp; DAILY PERIODIC RATE .${daily.replace("0.", "").padStart(6, "0")}%<br>PAYMENT OF ${m(d.instalment)} IS DUE ${date.short(d.dueDate)}<br>${d.pastDue > 0 ? `AMOUNT PAST DUE ${m(d.pastDue)} &nbsp; LATE CHARGE OWED ${m(d.lateFee)}<br>` : ""}SCHEDULED LAST PAYMENT ${date.short(d.maturity)}<br>ORIGINAL AMOUNT ${m(d.original)} ON ${date.short(d.openedOn)}</p>
    <div class=b>TOTALS</div>${grid(
      "lrr",
      ["", "THIS PERIOD", "YEAR TO DATE"],
      [
        ["INTEREST CHARGED", m(rows.reduce((sum, row) => sum + row.interest, 0)), m(d.ytdInterest)],
        ["FEES CHARGED", m(0), m(d.lateFee)],
      ],
      "style='width:60%'",
    )}
    <div class=b>NEWS FOR MEMBERS</div><p>HOLIDAY SKIP-A-PAY IS BACK. SKIP DECEMBER FOR 35.00 (INTEREST STILL ACCRUES). NEW AND USED AUTOS AS LOW AS 5.490% APR. SHARE CERTIFICATE SPECIAL 4.250% APY, 11 MONTHS, 500.00 MINIMUM. ANNUAL MEETING MARCH 14, 6:30 PM.</p><p>SUMMARY OF YOUR BILLING RIGHTS: IF YOU THINK YOUR STATEMENT IS WRONG WRITE TO US WITHIN 60 DAYS. YOU NEED NOT PAY ANY AMOUNT IN QUESTION WHILE WE INVESTIGATE. ACCOUNTS FEDERALLY INSURED TO 250,000.00 BY NCUA.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "Cloverdale Schools Credit Union",
          accounts: [
            {
              kind: "personal-loan",
              institution: "Cloverdale Schools Credit Union",
              accountLast4: member,
              periodStart: from,
              periodEnd: to,
              previousBalance: decimal(opening),
              currentBalance: decimal(d.principal),
              originalBalance: decimal(d.original),
              minimumPayment: decimal(d.instalment),
              paymentDueDate: d.dueDate,
              apr: d.rate,
              interestCharged: decimal(rows.reduce((sum, row) => sum + row.interest, 0)),
              feesCharged: "0.00",
              maturityDate: d.maturity,
              ...(d.pastDue > 0 ? { pastDue: decimal(d.pastDue) } : {}),
            },
          ],
          transactions: paymentRows(rows, "PAYMENT - PAYROLL"),
        },
        "Cloverdale Schools",
      ),
      {
        "accounts.0.statementDate": to,
        "accounts.0.kind": "loan",
        "accounts.0.accountLast4": "41",
        "accounts.0.paymentsAndCredits": decimal(rows.reduce((sum, row) => sum + row.amount, 0)),
        "accounts.0.feesCharged": decimal(d.lateFee),
      },
    ),
  };
});

export const sgFirstLoans: readonly Layout[] = [
  harrowgate,
  toruno,
  cadence,
  northfield,
  wrenhall,
  ferrow,
  cloverdale,
];
