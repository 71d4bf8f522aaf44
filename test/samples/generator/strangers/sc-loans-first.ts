import { alsoNamed, document, type Layout } from "../layout.ts";
import { addMonths, loanSizes, makeLoan, makeStudentLoans } from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { digits, leavingOpen } from "./sb-data.ts";
import { at, layoutOf, loanParts, weekday } from "./sc-data.ts";

const $ = money.dollar;
const loan = layoutOf("loan", "loans");
const year = (day: string) => day.slice(0, 4);

/** A car maker's own lender that never says loan: a contract, values above labels, what is overdue apart from the month's amount. */
const harlan = loan("harlan", (seed) => {
  const d = makeLoan(seed * 5 + 401, loanSizes.auto);
  const all = d.instalment + d.pastDue + d.lateFee;
  const tall = (value: string, label: string) =>
    `<div style="flex:1"><div style="font-size:14pt">${value}</div><div style="font-size:7.5pt;color:#555;text-transform:uppercase">${label}</div></div>`;
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}.g{display:flex;gap:14px;border-top:1px solid #bbb;padding:8px 0}h3{font-size:9pt;background:#0b2545;color:#fff;padding:3px 8px;margin:14px 0 6px}`,
    `<div class=row><div style="font-size:18pt;letter-spacing:5px;color:#0b2545">HARLAN</div><div class=r>Harlan Motor Finance<br>Monthly statement &middot; ${date.abbreviatedBare(d.statementDate)}</div></div><div class=row><p>${at(d.person)}</p><p class=r>2023 HARLAN RIDGE AWD<br>VIN ending ${digits(seededRandom(seed), 6)}<br>Contract ${d.number.slice(0, 3)} ${d.number.slice(3, 6)} ${d.number.slice(6)}</p></div>
    <div class=g>${tall($(all), "Please pay in all")}${tall(date.abbreviatedBare(d.dueDate), "On or before")}${tall($(d.principal), `Remaining balance as of ${date.short(d.statementDate)}`)}</div><div class=g>${tall($(d.instalment), "Scheduled amount this month")}${tall($(d.pastDue), "Overdue from earlier months")}${tall($(d.lateFee), "Late charges")}</div>
    <h3>YOUR RETAIL INSTALLMENT CONTRACT</h3><div class=g>${tall($(d.original), "Amount financed")}${tall(`${d.rate}%`, "Annual percentage rate")}${tall(`${d.termMonths}`, "Months agreed")}${tall(String(d.termMonths - d.paymentsMade), "Months to go")}${tall(date.abbreviatedBare(d.maturity), "Contract ends")}</div>
    <h3>LAST AMOUNT RECEIVED</h3>${grid(
      "lrrrr",
      ["Received", "Total", "To balance", "To finance charge", "To late charges"],
      [[date.slash(d.last.day), $(d.last.amount), $(d.last.principal), $(d.last.interest), $(0)]],
    )}<p>To pay off the contract by ${date.slash(addDays(d.statementDate, 10))} send ${$(d.payoff)}; add ${$(d.perDiem)} for every day after. Received ${d.last.day < `${year(d.statementDate)}-01-01` ? "last" : "this"} calendar year: finance charge ${$(d.ytdInterest)}, balance ${$(d.ytdPrincipal)}.</p><p class=small>Lease it next time: $0 due at signing and $329 a month for 36 months on the new Ridge. 1.9% for 60 months for well-qualified buyers. Residual value does not apply to this contract. A payment more than 10 days late is charged 5% of the scheduled amount.</p>
    <div style="border-top:1px dashed;margin-top:18px;padding-top:6px" class=row><div>Harlan Motor Finance<br>P.O. Box 4000, Torrance CA 90509</div><div>${pairs(
      [
        ["Contract", `&hellip;${d.number.slice(-4)}`],
        ["On or before", date.abbreviatedBare(d.dueDate)],
        ["Please pay in all", $(all)],
        ["Extra to balance", "$"],
      ],
    )}</div></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "Harlan Motor Finance",
          accounts: [
            {
              kind: "auto-loan",
              institution: "Harlan Motor Finance",
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
          transactions: [
            { account: 0, date: d.last.day, description: "Received", amount: decimal(d.last.amount) },
          ],
          transactionsOpen: true,
        },
        "HARLAN",
      ),
      loanParts(d),
    ),
  };
});

/** Study debts in blocks, one a group, over two pages; the word loan is not said; interest and what was borrowed in sentences. */
const edgewell = loan("edgewell", (seed) => {
  const d = makeStudentLoans(seed * 7 + 433);
  const random = seededRandom(seed + 7_070);
  const sum = (pick: (group: (typeof d.groups)[number]) => number) =>
    d.groups.reduce((all, group) => all + pick(group), 0);
  const due = sum((g) => g.instalment);
  const head = (page: number) =>
    `<div class=row style="border-bottom:4px solid #4a2c82;padding-bottom:4px"><b style="font-size:15pt;color:#4a2c82">Edgewell Education Servicing</b><div class=r>Account ${d.number.slice(0, 2)}-****-${d.number.slice(-4)}<br>Prepared ${date.slash(d.statementDate)} | ${page}/2</div></div>`;
  const html = document(
    `body{font:9.2pt "Liberation Sans"}${BASE}.blk{border:1px solid #c9bfe0;border-radius:8px;padding:8px 12px;margin:10px 0}.blk b{color:#4a2c82}.blk table td{padding:1.5px 0}`,
    `${head(1)}<div class=row><p>${at(d.person)}</p><div>${pairs([
      ["Amount due", `<b>${$(due)}</b>`],
      ["Due date", date.slash(d.dueDate)],
      ["Past due", $(0)],
      ["Fees outstanding", $(0)],
    ])}</div></div><p>Thank you for your payment of ${$(d.last.amount)} on ${date.long(d.last.day)}.</p><p>Across all groups you owe <b>${$(sum((g) => g.principal + g.accrued))}</b>, of which ${$(sum((g) => g.accrued))} is interest not yet paid. Interest is added up daily and is not compounded unless your plan changes.</p>
    <p class=small>Income-driven plans, deferment and forgiveness: see page 2. A student who borrowed $27,000.00 at 5.50% on a ten-year plan pays $293.02 a month; this is an example only.</p>
    <div style="border-top:1px dashed;margin-top:140px;padding-top:6px" class=row><div>EDGEWELL<br>PO BOX 82561<br>LINCOLN NE 68501-2561</div><div>${pairs(
      [
        ["Account", `&hellip;${d.number.slice(-4)}`],
        ["Amount due", $(due)],
        ["Due date", date.slash(d.dueDate)],
        ["I am paying", "$ ________"],
      ],
    )}</div></div>
    <div style="break-before:page">${head(2)}${d.groups
      .map(
        (group) =>
          `<div class=blk><b>Group ${group.code}</b> &nbsp; ${group.program.replace("Direct Loan", "Direct")} &nbsp; fixed at ${group.rate}%${pairs(
            [
              ["Principal still owed", $(group.principal)],
              ["Interest waiting", $(group.accrued)],
              ["Borrowed", $(group.original)],
              ["This month's share", $(group.instalment)],
            ],
          )}</div>`,
      )
      .join(
        "",
      )}<p class=small>Interest you paid in ${Number(year(d.statementDate)) - 1}: ${$(random.whole(20_000, 180_000))}. Lower your rate by 0.25% with automatic payments. Payments made under forgiveness programs: ${random.whole(4, 90)} of 120. The Office of Federal Student Aid never charges fees. A returned check is charged $5.00.</p></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "Edgewell Education Servicing",
          accounts: d.groups.map((group) => ({
            kind: "student-loan" as const,
            institution: "Edgewell Education Servicing",
            accountLast4: d.number.slice(-4),
            statementDate: d.statementDate,
            paymentDueDate: d.dueDate,
            originalBalance: decimal(group.original),
            currentBalance: decimal(group.principal),
            minimumPayment: decimal(group.instalment),
            apr: group.rate,
          })),
          transactions: [],
          transactionsOpen: true,
        },
        "EDGEWELL",
      ),
      Object.fromEntries(
        d.groups.flatMap((group, index) => [
          [`accounts.${index}.pastDue`, "0.00"],
          [`accounts.${index}.feesCharged`, "0.00"],
          [`accounts.${index}.interestCharged`, decimal(group.accrued)],
        ]),
      ),
    ),
  };
});

/** A young lender's letter in sentences: the rate beside a dearer APR that counts its fee, a bar of progress, what was borrowed last. */
const brightfold = loan("brightfold", (seed) => {
  const d = makeLoan(seed * 3 + 467, loanSizes.personal);
  const fee = Math.round(d.original / 25);
  const costly = (Number(d.rate) + 2.81).toFixed(2);
  const html = document(
    `body{font:10.4pt "DejaVu Sans";line-height:1.5;color:#20302f}${BASE}.hl{background:#fff4d6;padding:12px 16px;border-radius:10px}b{font-weight:bold}`,
    `<div class=row><b style="font-size:17pt;color:#d97706">Brightfold</b><div class=r style="font-size:8.5pt">${date.abbreviatedBare(d.statementDate)}<br>Borrower ID ${d.number}</div></div><p>Hi ${escaped(d.person.name.split(" ")[0] ?? "")},</p><p>here is where you stand. You still have <b>${$(d.principal)}</b> of principal to pay back, down from ${$(d.principalBefore)} a month ago, because ${$(d.last.principal)} of the ${$(d.last.amount)} you paid on ${date.longNoYear(d.last.day)} went to principal and ${$(d.last.interest)} to interest.</p>
    <div class=hl>Your next payment of <b>${$(d.instalment)}</b> is due ${weekday(d.dueDate)}.${d.pastDue > 0 ? ` In addition ${$(d.pastDue)} is past due and a late fee of ${$(d.lateFee)} was added, which makes ${$(d.instalment + d.pastDue + d.lateFee)}.` : " Nothing is past due."}</div>
    <div style="background:#eee;border-radius:6px;height:12px;margin:16px 0"><div style="background:#d97706;height:12px;border-radius:6px;width:${Math.round((100 * d.paymentsMade) / d.termMonths)}%"></div></div><p style="font-size:8.5pt">${d.paymentsMade} of ${d.termMonths} payments made. The last one is on ${date.long(d.maturity)}.</p>
    <p>You borrowed ${$(d.original)} on ${date.long(d.openedOn)}. We kept an origination fee of ${$(fee)} and sent you ${$(d.original - fee)}. Your fixed interest rate is <b>${d.rate}%</b>; with the fee counted in, the APR you saw when you signed was ${costly}%.</p><p>Paying $25.00 more every month would finish sooner. If you want to finish now, ${$(d.payoff)} is what we would need by ${date.longNoYear(addDays(d.statementDate, 12))}.</p><p style="font-size:8pt;color:#777">Members in good standing may add up to $15,000.00 at rates from 8.99% to 29.99% APR. Brightfold Inc., NMLS 1800${seed % 90}. Made by Cairn Lending Bank, Utah.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "Brightfold",
          accounts: [
            {
              kind: "personal-loan",
              institution: "Brightfold",
              accountLast4: d.number.slice(-4),
              statementDate: d.statementDate,
              currentBalance: decimal(d.principal),
              originalBalance: decimal(d.original),
              minimumPayment: decimal(d.instalment),
              paymentDueDate: d.dueDate,
              maturityDate: d.maturity,
              apr: d.rate,
              ...(d.pastDue > 0 ? { pastDue: decimal(d.pastDue) } : {}),
            },
          ],
          transactions: [],
          transactionsOpen: true,
        },
        "Brightfold Inc.",
        "Cairn Lending Bank",
      ),
      {
        ...loanParts(d),
        "accounts.0.kind": "loan",
        // "Nothing is past due."
        ...(d.pastDue > 0 ? {} : { "accounts.0.pastDue": "0.00" }),
      },
    ),
  };
});

/** A home's debt with taxes in it: three columns of boxes, the bill as a sum, money held unapplied, next year's rate. */
const stonebrook = loan("stonebrook", (seed) => {
  const d = makeLoan(seed * 11 + 499, loanSizes.mortgage);
  const random = seededRandom(seed + 8_181);
  const regular = d.instalment + d.escrow;
  const held = d.pastDue > 0 ? random.whole(5_000, 40_000) : 0;
  const all = regular + d.pastDue + d.lateFee;
  const months = Math.min(Number(d.last.day.slice(5, 7)), d.paymentsMade);
  const box = (title: string, body: string) =>
    `<div style="border:1px solid #356;margin-bottom:10px"><div style="background:#356;color:#fff;padding:2px 6px">${title}</div><div style="padding:4px 6px">${body}</div></div>`;
  const earlier = addMonths(d.last.day, -1);
  const html = document(
    `body{font:8.3pt "Liberation Sans"}${BASE}.three{display:grid;grid-template-columns:1fr 1fr 1fr;gap:10px}.three td{padding:1px 0}`,
    `<div class=row><div><b style="font-size:15pt;color:#356">STONEBROOK</b> HOME FINANCE<p>${at(d.person)}</p></div><div class=r style="font-size:10pt">Statement of ${date.long(d.statementDate)}<br>Account no. ${d.number.slice(0, 6)}<b>${d.number.slice(-4)}</b><br>Property: 903 ALDER CT<br><b>Due ${date.long(d.dueDate)}: ${$(all - held)}</b></div></div>
    <div class=three><div>${box(
      "Your mortgage",
      pairs([
        ["Unpaid principal", $(d.principal)],
        ["Started at", $(d.original)],
        ["Interest rate", `${d.rate}%`],
        ["Rate may change", date.abbreviatedBare(addMonths(d.dueDate, 14))],
        ["Maturity", date.slash(d.maturity)],
        ["Escrow balance", $(d.escrowBalance)],
        ["Prepayment penalty", "None"],
      ]),
    )}</div><div>${box(
      "Why you owe this",
      pairs([
        ["Principal", $(d.nextPrincipal)],
        ["Interest", $(d.nextInterest)],
        ["Escrow for tax and insurance", $(d.escrow)],
        ["<b>Regular monthly payment</b>", `<b>${$(regular)}</b>`],
        ["Overdue payments", $(d.pastDue)],
        ["Fees charged since last statement", $(d.lateFee)],
        ["Less funds held unapplied", money.brackets(-held)],
        ["<b>Total amount due</b>", `<b>${$(all - held)}</b>`],
      ]),
    )}</div><div>${box(
      `Paid in ${year(d.last.day)}`,
      pairs([
        ["Principal", $(d.ytdPrincipal)],
        ["Interest", $(d.ytdInterest)],
        ["Escrow", $(d.escrow * months)],
        ["Fees", $(random.whole(0, 1) * 2_500)],
        ["Property tax paid out", $(random.whole(90_000, 700_000))],
        ["Insurance paid out", $(random.whole(60_000, 300_000))],
      ]),
    )}</div></div>
    ${box(
      `Activity since ${date.slash(addDays(d.last.day, -25))}`,
      grid(
        "llrrrrr",
        ["Date", "What happened", "Total", "Principal", "Interest", "Escrow", "Fees"],
        [
          [
            date.slash(d.last.day),
            `Payment for ${date.monthYear(earlier)}`,
            $(d.last.amount),
            $(d.last.principal),
            $(d.last.interest),
            $(d.escrow),
            "",
          ],
        ],
      ),
    )}
    <p>If your payment comes after ${date.slash(addDays(d.dueDate, 15))} we add ${$(Math.round(d.instalment / 20))}. ${d.pastDue > 0 ? `You are one payment behind. Not bringing the mortgage current may lead to foreclosure.` : ""} Partial payments are held in a separate account until they make a whole payment. Equity for less: home-equity lines from 7.99% APR up to $250,000.00. Housing counselors: 1-800-569-4287.</p>
    <div style="border-top:1px dashed;margin-top:14px;padding-top:6px" class=row><div>STONEBROOK HOME FINANCE<br>PO BOX 660264<br>DALLAS TX 75266-0264</div><div>${pairs(
      [
        ["Account no. ending", d.number.slice(-4)],
        ["Total amount due", $(all - held)],
        [`After ${date.slash(addDays(d.dueDate, 15))}`, $(all - held + Math.round(d.instalment / 20))],
        ["Additional principal", "$ ______"],
        ["Additional escrow", "$ ______"],
      ],
    )}</div></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "STONEBROOK HOME FINANCE",
          accounts: [
            {
              kind: "mortgage",
              institution: "STONEBROOK HOME FINANCE",
              accountLast4: d.number.slice(-4),
              statementDate: d.statementDate,
              currentBalance: decimal(d.principal),
              originalBalance: decimal(d.original),
              minimumPayment: decimal(regular),
              paymentDueDate: d.dueDate,
              pastDue: decimal(d.pastDue),
              maturityDate: d.maturity,
              apr: d.rate,
            },
          ],
          transactions: [
            {
              account: 0,
              date: d.last.day,
              description: `Payment for ${date.monthYear(earlier)}`,
              amount: decimal(d.last.amount),
            },
          ],
        },
        "STONEBROOK",
      ),
      loanParts(d),
    ),
  };
});

const CARE = [
  "Emergency visit",
  "Imaging, left knee",
  "Laboratory",
  "Anesthesia",
  "Outpatient surgery",
  "Physical therapy x6",
];

/** A clinic's payment plan: visits with what insurance left, one plan over all of them, no interest, paid by the month. */
const cedarValley = loan("cedar-valley", (seed) => {
  const random = seededRandom(seed * 41 + 521);
  const person = makePerson(random);
  const statement = addDays("2026-01-06", random.whole(0, 300));
  const due = addDays(statement, random.whole(12, 24));
  const visits = Array.from({ length: random.whole(2, 4) }, (_, index) => {
    const billed = random.whole(60_000, 900_000);
    const left = Math.round(billed / random.whole(3, 8));
    return {
      day: addDays(statement, -random.whole(120, 400)),
      what: CARE[(index + seed) % CARE.length] ?? "Visit",
      billed,
      insured: billed - left,
      left,
    };
  });
  const agreed = visits.reduce((sum, visit) => sum + visit.left, 0);
  const count = random.pick([12, 18, 24]);
  const monthly = Math.ceil(agreed / count);
  const made = random.whole(1, count - 3);
  const remaining = agreed - monthly * made;
  const plan = `PP${digits(random, 4)}${random.whole(1_000, 9_899)}`;
  const paidOn = addDays(statement, -random.whole(4, 17));
  const html = document(
    `body{font:9.6pt "Liberation Sans"}${BASE}.t td,.t th{padding:3px 5px;border-bottom:1px solid #cde}.pay{background:#e5f2ee;padding:12px 16px;border-radius:6px}`,
    `<div class=row><div><b style="font-size:16pt;color:#11684f">Cedar Valley Health</b><br>Patient Financial Services</div><div class=r>Guarantor ${escaped(person.name)}<br>${person.street}<br>${person.town}<br>${date.slash(statement)}</div></div>
    <h3 style="color:#11684f">Your payment plan ${plan}</h3><div class="pay row"><div>${pairs([
      ["Plan amount when it began", $(agreed)],
      ["Paid on the plan so far", $(monthly * made)],
      ["<b>Balance left on the plan</b>", `<b>${$(remaining)}</b>`],
    ])}</div><div>${pairs([
      ["<b>Due this month</b>", `<b>${$(monthly)}</b>`],
      ["Please pay by", date.slash(due)],
      ["Past due", $(0)],
      ["Interest", "0% - none is charged"],
      ["Payments left", String(Math.ceil(remaining / monthly))],
    ])}</div></div><p>We received ${$(monthly)} on ${date.slash(paidOn)}. Thank you.</p>
    <h3 style="color:#11684f">Visits on the plan</h3>${grid("llrrr", ["Date of service", "Care", "Charges", "Insurance paid and adjusted", "Your share"], [...visits.map((visit) => [date.slash(visit.day), visit.what, grouped(visit.billed), `-${grouped(visit.insured)}`, grouped(visit.left)]), ["", "<b>All visits</b>", grouped(visits.reduce((sum, visit) => sum + visit.billed, 0)), `-${grouped(visits.reduce((sum, visit) => sum + visit.insured, 0))}`, `<b>${grouped(agreed)}</b>`]], "class=t")}
    <p class=small>Two missed payments end the plan and the balance left is due at once. Pay the balance left before ${date.slash(addDays(due, 30))} and take 10% off. Deductible met in ${year(statement)}: $${random.whole(500, 3_000)}.00 of $3,500.00. Financial assistance is open to households earning under 300% of the federal poverty level.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "Cedar Valley Health",
          accounts: [
            {
              kind: "loan",
              institution: "Cedar Valley Health",
              accountLast4: plan.slice(-4),
              statementDate: statement,
              currentBalance: decimal(remaining),
              originalBalance: decimal(agreed),
              minimumPayment: decimal(monthly),
              paymentDueDate: due,
              pastDue: "0.00",
            },
          ],
          transactions: [],
          transactionsOpen: true,
        },
        "Cedar Valley Health Patient Financial Services",
      ),
      {
        "accounts.0.kind": ["other", "personal-loan"],
        "accounts.0.apr": "0.00",
        "accounts.0.interestCharged": "0.00",
        "accounts.0.paymentsAndCredits": [decimal(monthly * made), decimal(monthly)],
      },
    ),
  };
});

export const scFirstLoans: readonly Layout[] = [harlan, edgewell, brightfold, stonebrook, cedarValley];
