import type { AccountFacts } from "#contract/extraction.ts";
import { alsoNamed, document, type Layout } from "../layout.ts";
import { type LoanData, loanSizes, makeLoan, makeStudentLoans } from "../loan-data.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { digits, leavingOpen } from "./sb-data.ts";
import { paidInstalments, paymentRows } from "./sg-data.ts";
import { at, given, layoutOf, year } from "./sh-data.ts";

const $ = money.dollar;
const loan = layoutOf("loan", "loans");

const asked = (d: LoanData) => d.instalment + d.escrow + d.pastDue + d.lateFee;

const facts = (d: LoanData, kind: AccountFacts["kind"], institution: string): AccountFacts => ({
  kind,
  institution,
  accountLast4: d.number.slice(-4),
  statementDate: d.statementDate,
  paymentDueDate: d.dueDate,
  currentBalance: decimal(d.principal),
  minimumPayment: decimal(d.instalment + d.escrow),
  apr: d.rate,
});

const parts = (d: LoanData) => ({
  "accounts.0.previousBalance": decimal(d.principalBefore),
  "accounts.0.paymentsAndCredits": decimal(d.last.amount),
  "accounts.0.interestCharged": [decimal(d.last.interest), decimal(d.nextInterest)],
  "accounts.0.feesCharged": decimal(d.lateFee),
});

/** A bank's car bill in a national look: grey label boxes over figures, a slip at the foot; it speaks of a contract only. */
const callowhill = loan("callowhill-contract", (seed) => {
  const d = makeLoan(seed * 17 + 31_201, loanSizes.auto);
  const random = seededRandom(seed + 31_202);
  const rows = paidInstalments(d, 2);
  const box = (label: string, value: string) =>
    `<div style="flex:1"><div class=lab>${label}</div><div class=val>${value}</div></div>`;
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}.lab{background:#d7dde4;padding:3px 8px;font-size:8pt;font-weight:bold}.val{border:1px solid #d7dde4;padding:7px 8px;font-size:12pt;text-align:right}.l td,.l th{padding:3px 5px;border-bottom:1px solid #d7dde4}h3{font-size:10pt;margin:14px 0 4px;color:#24476b}.slip{border-top:1px dashed;margin-top:22px;padding-top:10px}`,
    `<div class=row><div><b style="font-size:17pt;color:#24476b">Callowhill</b> <span style="font-size:12pt">Motor Credit</span><br>PO Box 71400, Columbus OH 43271</div><div class=r>Billing date ${date.slash(d.statementDate)}<br>Account no. XXXXXX${d.number.slice(-4)}<br>callowhillmotor.example &nbsp; 1-800-555-0158</div></div><p style="margin:20px 0">${at(d.person)}</p>
    <div class=row style="gap:8px">${box("Amount due", $(asked(d)))}${box("Date due", date.slash(d.dueDate))}${box("Remaining principal", $(d.principal))}</div>
    <h3>How your amount due adds up</h3>${pairs([
      [`Regular payment for ${date.slash(d.dueDate)}`, $(d.instalment)],
      ["Unpaid from earlier months", $(d.pastDue)],
      ["Late and other charges", $(d.lateFee)],
      ["<b>Amount due</b>", `<b>${$(asked(d))}</b>`],
    ])}
    <div class=row><div><h3>Contract facts</h3>${pairs([
      ["Contract date", date.slash(d.openedOn)],
      ["Amount financed", $(d.original)],
      ["Contract rate (simple interest)", `${d.rate}%`],
      ["Scheduled last payment", date.slash(d.maturity)],
      ["Payments left", String(d.termMonths - d.paymentsMade)],
    ])}</div><div><h3>Your vehicle</h3>${pairs([
      ["Year and make", `2022 ${random.pick(["Arrowood Trek", "Belisar GT", "Corvo 300"])}`],
      ["VIN", `4CM${digits(random, 4)}KX${digits(random, 8)}`],
      ["Estimated trade-in value", $(random.whole(4_000, 31_000) * 100)],
      ["Interest per day", $(d.perDiem)],
    ])}</div></div>
    <h3>Since your last bill</h3>${grid(
      "llrrrr",
      ["Posted", "Activity", "Amount", "To principal", "To interest", "To charges"],
      rows.map((row) => [
        date.slash(row.day),
        "Payment - thank you",
        $(row.amount),
        $(row.principal),
        $(row.interest),
        "$0.00",
      ]),
      "class=l",
    )}<p>Interest paid this year: ${$(d.ytdInterest)}. Interest paid in ${Number(year(d.statementDate)) - 1}: ${$(d.ytdInterest + 48_215)}. To pay off the contract by ${date.slash(addDays(d.statementDate, 18))} send ${$(d.payoff)}; call for a good-through amount.</p>
    <p class=small>A late charge of 5% of the unpaid part, or $25.00, applies after 10 days. Trade early? You may qualify for 4.99% APR for 60 months on a new Belisar. GAP cover from $15.00 a month.</p>
    <div class="slip row"><div>Make checks payable to Callowhill Motor Credit.<br>Do not send cash. Extra money goes to principal unless you tell us otherwise.</div><div>${pairs(
      [
        ["Account no.", `XXXXXX${d.number.slice(-4)}`],
        ["Amount due", $(asked(d))],
        ["Date due", date.slash(d.dueDate)],
        ["Extra principal", "$____________"],
      ],
    )}</div></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "Callowhill Motor Credit",
          accounts: [
            {
              ...facts(d, "auto-loan", "Callowhill Motor Credit"),
              originalBalance: decimal(d.original),
              maturityDate: d.maturity,
              pastDue: decimal(d.pastDue),
            },
          ],
          transactions: paymentRows(rows, "Payment - thank you"),
          transactionsOpen: true,
        },
        "Callowhill",
      ),
      parts(d),
    ),
  };
});

/** A servicer's groups side by side: one column a group, figures in rows, a total column; interest unpaid stands apart. */
const lumenade = loan("lumenade-groups", (seed) => {
  const d = makeStudentLoans(seed * 7 + 31_219);
  const sum = (pick: (g: (typeof d.groups)[number]) => number) =>
    d.groups.reduce((all, g) => all + pick(g), 0);
  const due = sum((g) => g.instalment);
  const across = (label: string, pick: (g: (typeof d.groups)[number]) => string, total: string) => [
    label,
    ...d.groups.map((g) => pick(g)),
    total,
  ];
  const html = document(
    `body{font:8.8pt "Liberation Sans";color:#24303b}${BASE}.top{background:#0e5a47;color:#fff;padding:10px 14px}.l td,.l th{padding:4px 6px;border:1px solid #c4d3cd}.l th{background:#e4f0eb}.key td{padding:4px 6px;font-size:10.5pt}h3{color:#0e5a47;margin:16px 0 4px}`,
    `<div class="top row"><b style="font-size:15pt">Lumenade Education Services</b><div class=r>on behalf of the U.S. Department of Education</div></div><div class=row style="margin-top:12px"><div>${at(d.person)}<p class=small>Questions? 888-555-0190, Monday to Friday 8 am to 9 pm</p></div><div>${pairs(
      [
        ["Account", `X-XXXX-${d.number.slice(-4)}`],
        ["Bill prepared", date.abbreviatedBare(d.statementDate)],
        ["Pay by", `<b>${date.abbreviatedBare(d.dueDate)}</b>`],
        ["Current amount due", `<b>${$(due)}</b>`],
        ["Past due", "$0.00"],
        ["Total to send", `<b>${$(due)}</b>`],
      ],
      "class=key",
    )}</div></div>
    <h3>Your groups</h3>${grid(
      `l${"r".repeat(d.groups.length + 1)}`,
      ["", ...d.groups.map((g) => `Group A${g.code}`), "All groups"],
      [
        across("Program", (g) => g.program, ""),
        across("Interest rate", (g) => `${g.rate}%`, ""),
        across("Amount disbursed", (g) => $(g.original), $(sum((g) => g.original))),
        across("Unpaid principal", (g) => $(g.principal), $(sum((g) => g.principal))),
        across("Unpaid interest", (g) => $(g.accrued), $(sum((g) => g.accrued))),
        across(
          "Balance with interest",
          (g) => $(g.principal + g.accrued),
          $(sum((g) => g.principal + g.accrued)),
        ),
        across("Monthly amount", (g) => $(g.instalment), $(due)),
        across("Repayment plan", () => "Standard", ""),
        across("Status", () => "Repayment", ""),
      ],
      "class=l",
    )}
    <h3>Last payment</h3><p>We received ${$(d.last.amount)} on ${date.abbreviatedBare(d.last.day)}. It was shared among your groups by the amount due on each.</p>
    <h3>Choices</h3><p>Income-driven plans can bring your bill to as little as $0.00. Auto debit takes 0.25% off each rate. An extra $50.00 a month on $20,000.00 at 5.50% saves about $1,930.00. If your payment is 30 days late, a late charge of up to 6% may be due; we tell the credit bureaus after 90 days. You paid ${$(due * 3 + 11_908)} of interest in ${Number(year(d.statementDate)) - 1}; see Form 1098-E online.</p>
    <div style="border-top:1px dashed;margin-top:24px;padding-top:8px" class=row><div>LUMENADE EDUCATION SERVICES<br>PO BOX 4020<br>LINCOLN NE 68504-4020</div><div>${pairs(
      [
        ["Account", `X-XXXX-${d.number.slice(-4)}`],
        ["Pay by", date.abbreviatedBare(d.dueDate)],
        ["Total to send", $(due)],
        ["Amount enclosed", "$"],
      ],
    )}</div></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "Lumenade Education Services",
          accounts: d.groups.map((g) => ({
            kind: "student-loan" as const,
            institution: "Lumenade Education Services",
            accountLast4: d.number.slice(-4),
            statementDate: d.statementDate,
            paymentDueDate: d.dueDate,
            originalBalance: decimal(g.original),
            currentBalance: decimal(g.principal),
            minimumPayment: decimal(g.instalment),
            apr: g.rate,
          })),
          transactions: paymentRows([d.last], "Payment"),
          transactionsOpen: true,
        },
        "U.S. Department of Education",
        "Lumenade",
      ),
      Object.fromEntries(
        d.groups.flatMap((g, index) => [
          [`accounts.${index}.interestCharged`, decimal(g.accrued)],
          [`accounts.${index}.pastDue`, "0.00"],
        ]),
      ),
    ),
  };
});

/** A home servicer's monthly paper after the rule book, in other words: three boxes, two columns of payments received, a late notice. */
const stonecroft = loan("stonecroft-home", (seed) => {
  const d = makeLoan(seed * 19 + 31_237, loanSizes.mortgage);
  const random = seededRandom(seed + 31_238);
  const regular = d.instalment + d.escrow;
  const months = Math.max(1, Number(d.last.day.slice(5, 7)));
  const html = document(
    `body{font:8.8pt "Liberation Sans"}${BASE}.b{border:1.5px solid #3c4f2e;margin-bottom:10px}.b h4{background:#3c4f2e;color:#fff;margin:0;padding:4px 8px}.b>div,.b>table{padding:4px 8px}.b td{padding:2.5px 8px}.two{display:grid;grid-template-columns:1fr 1fr;gap:0 14px;align-items:start}.warn{border:2px solid #b91c1c;padding:6px 10px;margin-bottom:10px}.l th{padding:2px 8px}`,
    `<div class=row><div><b style="font:18pt 'Liberation Serif'">Stonecroft Home Servicing</b><br>Customer care 1-833-555-0107 &nbsp; NMLS #448210</div><table style="width:auto;border:1.5px solid #3c4f2e"><tr><td style="padding:3px 10px">Statement date</td><td class=r style="padding:3px 10px">${date.slash(d.statementDate)}</td></tr><tr><td style="padding:3px 10px">Account number</td><td class=r style="padding:3px 10px">${"•".repeat(6)}${d.number.slice(-4)}</td></tr><tr><td style="padding:3px 10px">Next due date</td><td class=r style="padding:3px 10px">${date.slash(d.dueDate)}</td></tr><tr><td style="padding:3px 10px"><b>Amount due</b></td><td class=r style="padding:3px 10px"><b>${$(asked(d))}</b></td></tr></table></div>
    <p class=r style="font-size:7.6pt">If received after ${date.slash(addDays(d.dueDate, 15))}, a ${$(Math.round(d.instalment / 20))} late fee will be charged.</p><p>${at(d.person)}</p><p>Property: ${random.whole(12, 990)} Briar Patch Rd, ${d.person.town}</p>
    ${d.pastDue > 0 ? `<div class=warn><b>You are late on your payments.</b> One payment of ${$(d.pastDue)} has not been received. Failure to bring your account current may result in fees and foreclosure, the loss of your home. As of ${date.slash(d.statementDate)} you must pay ${$(asked(d))} to bring it current. For housing counselors call 1-800-569-4287.</div>` : ""}
    <div class=two><div class=b><h4>About your account</h4>${pairs([
      ["Interest-bearing principal", $(d.principal)],
      ["Deferred principal", "$0.00"],
      ["Escrow account balance", $(d.escrowBalance)],
      ["Interest rate (fixed until the end)", `${d.rate}%`],
      ["Prepayment penalty", "No"],
      ["Final payment scheduled", date.monthYear(d.maturity)],
    ])}</div><div class=b><h4>What makes up the amount due</h4>${pairs([
      ["Principal", $(d.nextPrincipal)],
      ["Interest", $(d.nextInterest)],
      ["Escrow (for taxes and insurance)", $(d.escrow)],
      ["<b>Regular monthly payment</b>", `<b>${$(regular)}</b>`],
      ["Fees and charges since last statement", $(d.lateFee)],
      ["Overdue payment", $(d.pastDue)],
      ["<b>Amount due</b>", `<b>${$(asked(d))}</b>`],
    ])}</div></div>
    <div class=b><h4>Payments received: how we used them</h4>${grid(
      "lrr",
      ["", "Since last statement", `In ${year(d.last.day)} so far`],
      [
        ["Principal", $(d.last.principal), $(d.ytdPrincipal)],
        ["Interest", $(d.last.interest), $(d.ytdInterest)],
        ["Escrow", $(d.escrow), $(d.escrow * months)],
        ["Fees", "$0.00", "$0.00"],
        ["Unapplied funds*", "$0.00", "$0.00"],
        ["<b>Total</b>", $(d.last.amount), $(d.ytdPrincipal + d.ytdInterest + d.escrow * months)],
      ],
      "class=l",
    )}</div>
    <div class=b><h4>Activity ${date.slash(addDays(d.statementDate, -30))} to ${date.slash(d.statementDate)}</h4>${grid(
      "llrr",
      ["Date", "Description", "Charges", "Payments"],
      [
        [date.slash(d.last.day), "Payment received - thank you", "", $(d.last.amount)],
        ...(d.lateFee > 0 ? [[date.slash(addDays(d.statementDate, -2)), "Late fee", $(d.lateFee), ""]] : []),
        [date.slash(addDays(d.statementDate, -1)), "County tax paid from escrow", "", ""],
      ],
      "class=l",
    )}</div><p class=small>*Partial payments are held in a separate account until a full payment can be made. Your escrow analysis runs each year in June. Recasting costs $250.00. Rates on home equity lines start at 7.74% APR (variable, max. 18%). Homeowner's cover from $1,180.00 a year through Stonecroft Insurance.</p>
    <div style="border-top:1px dashed;padding-top:8px" class=row><div>Stonecroft Home Servicing<br>PO Box 5200, Coppell TX 75019</div><div>${pairs(
      [
        ["Account number", `${"•".repeat(6)}${d.number.slice(-4)}`],
        [`Amount due ${date.slash(d.dueDate)}`, $(asked(d))],
        ["Extra principal", "$"],
        ["Extra escrow", "$"],
      ],
    )}</div></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "loans",
        institution: "Stonecroft Home Servicing",
        accounts: [
          {
            ...facts(d, "mortgage", "Stonecroft Home Servicing"),
            pastDue: decimal(d.pastDue),
          },
        ],
        transactions: paymentRows([d.last], "Payment received - thank you"),
        transactionsOpen: true,
      },
      {
        ...parts(d),
        "accounts.0.periodStart": addDays(d.statementDate, -30),
        "accounts.0.periodEnd": d.statementDate,
        "accounts.0.maturityDate": [d.maturity, `${d.maturity.slice(0, 7)}-01`],
      },
    ),
  };
});

/** An online lender's letter-like page: the rate and a larger APR with the origination fee, what was received, no table of parts. */
const brightfork = loan("brightfork-online", (seed) => {
  const d = makeLoan(seed * 23 + 31_253, loanSizes.personal);
  const apr = (Number(d.rate) + 2.61).toFixed(2);
  const fee = Math.round(d.original * 0.06);
  const tile = (label: string, value: string) =>
    `<div style="flex:1;border-left:3px solid #f97316;padding-left:10px"><span style="color:#6b6b6b;font-size:8.6pt">${label}</span><br><b style="font-size:13pt">${value}</b></div>`;
  const html = document(
    `@page{margin:.8in}body{font:10pt "Liberation Sans";color:#222;line-height:1.4}${BASE}h3{margin:22px 0 6px}.f td{padding:4px 0;border-bottom:1px solid #eee}`,
    `<div class=row><b style="font-size:18pt;color:#f97316">Brightfork</b><div class=r>Monthly summary<br>${date.long(d.statementDate)}</div></div><p>${at(d.person)}</p><p>Hello ${given(d.person)},</p><p>${d.pastDue > 0 ? `We missed you last month: ${$(d.pastDue)} is overdue and a ${$(d.lateFee)} late fee was added. To get back on track, please pay ${$(asked(d))} by ${date.long(d.dueDate)}. Your usual monthly payment remains ${$(d.instalment)}.` : `Your monthly payment of ${$(d.instalment)} is due ${date.long(d.dueDate)}. You're on track, thank you.`}</p>
    <div style="display:flex;gap:14px;margin:16px 0">${tile("Principal still owed", $(d.principal))}${tile("Monthly payment", $(d.instalment))}${tile("Next due", date.abbreviatedBare(d.dueDate))}</div>
    <h3>The details</h3>${pairs(
      [
        ["Brightfork ID", `BF-•••${d.number.slice(-4)}`],
        ["You borrowed", $(d.original)],
        ["Origination fee taken from it", $(fee)],
        ["You received", $(d.original - fee)],
        ["Interest rate", `${d.rate}% fixed`],
        ["APR, with the origination fee", `${apr}%`],
        ["Term", `${d.termMonths} months`],
        ["Started", date.long(d.openedOn)],
        ["Ends", date.long(d.maturity)],
        ["Payments made", `${d.paymentsMade} of ${d.termMonths}`],
      ],
      "class=f",
    )}
    <h3>Your last payment</h3><p>On ${date.long(d.last.day)} we received ${$(d.last.amount)}: ${$(d.last.principal)} went to principal and ${$(d.last.interest)} to interest. Before it you owed ${$(d.principalBefore)} of principal. In ${year(d.last.day)} you have paid ${$(d.ytdInterest)} in interest so far.</p>
    <h3>Pay it off sooner</h3><p>There's no penalty. If you want to be done by ${date.long(addDays(d.statementDate, 18))}, the payoff is ${$(d.payoff)}. Interest adds about ${$(d.perDiem)} a day.</p>
    <p style="color:#777;font-size:8.2pt;margin-top:24px">Pre-approved for more? You could qualify for up to $15,000.00 at 11.49% to 29.99% APR. Credit originated by Fairmont Lakes Bank, Member FDIC; serviced by Brightfork Inc. A payment 15 days late costs the greater of $15.00 or 5%.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "Brightfork",
          accounts: [
            {
              ...facts(d, "personal-loan", "Brightfork"),
              originalBalance: decimal(d.original),
              maturityDate: d.maturity,
              ...(d.pastDue > 0 ? { pastDue: decimal(d.pastDue) } : {}),
            },
          ],
          transactions: paymentRows([d.last], "Payment"),
          transactionsOpen: true,
        },
        "Brightfork Inc.",
        "Fairmont Lakes Bank",
      ),
      {
        ...parts(d),
        "accounts.0.feesCharged": d.lateFee > 0 ? decimal(d.lateFee) : [],
        "accounts.0.pastDue": d.pastDue > 0 ? [] : "0.00",
        "accounts.0.kind": "loan",
      },
    ),
  };
});

export const shLoans: readonly Layout[] = [callowhill, lumenade, stonecroft, brightfork];
