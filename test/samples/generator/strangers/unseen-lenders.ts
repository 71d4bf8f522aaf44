import { alsoNamed, document, type Layout, type Statement } from "../layout.ts";
import { addMonths, type LoanData, loanSizes, makeLoan, makeStudentLoans } from "../loan-data.ts";
import { BASE, grid, pairs } from "../markup.ts";
import type { Person } from "../person.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { leavingOpen } from "./sb-data.ts";

const $ = money.dollar;

const loan = (name: string, make: (seed: number) => Statement): Layout => ({
  name: `unseen-loan-${name}`,
  type: "loans",
  heldOut: false,
  make,
});

const at = ({ name, street, town }: Person) => `${name}<br>${street}<br>${town}`;

/** What the parts of the last and next payment may be taken for. */
const partsOf = (d: LoanData) => ({
  "accounts.0.previousBalance": decimal(d.principalBefore),
  "accounts.0.paymentsAndCredits": decimal(d.last.amount),
  "accounts.0.interestCharged": [decimal(d.last.interest), decimal(d.nextInterest)],
  "accounts.0.feesCharged": decimal(d.lateFee),
  "accounts.0.periodStart": addDays(d.statementDate, -30),
  "accounts.0.periodEnd": d.statementDate,
});

/** A credit union's car loan as its computer prints it: short words, figures without signs, a register with what is left. */
const bramble = loan("bramble", (seed) => {
  const d = makeLoan(seed * 13 + 5, loanSizes.auto);
  const day = date.short(d.last.day);
  const html = document(
    `body{font:9pt "Liberation Mono"}${BASE}td,th{padding-top:0;padding-bottom:0}.l{border-top:1px solid #000;margin:8px 0}`,
    `<div>BRAMBLEWOOD COMMUNITY CREDIT UNION</div><div>2210 S LOOP 289 LUBBOCK TX 79423</div><br><div class=row><div>${at(d.person)}</div><div>${pairs(
      [
        ["MEMBER LOAN STATEMENT", ""],
        ["LOAN", `XXXXXX${d.number.slice(-4)}`],
        ["STMT DATE", date.short(d.statementDate)],
        ["PMT DUE", date.short(d.dueDate)],
        ["PMT AMT", grouped(d.instalment)],
        ["PAST DUE AMT", grouped(d.pastDue)],
        ["TOTAL DUE", grouped(d.instalment + d.pastDue + d.lateFee)],
      ],
    )}</div></div><div class=l></div><div>USED VEHICLE 72 MO &nbsp; FIXED</div>${pairs(
      [
        ["LOAN OPENED", date.short(d.openedOn)],
        ["ORIG LOAN AMT", grouped(d.original)],
        ["CURRENT BAL", grouped(d.principal)],
        ["ANNUAL PERCENTAGE RATE", d.rate],
        ["DAILY RATE", (Number(d.rate) / 365).toFixed(6)],
        ["MATURITY", date.short(d.maturity)],
        ["YTD INTEREST PAID", grouped(d.ytdInterest)],
      ],
      "style='width:60%'",
    )}<div class=l></div>${grid(
      "llrrrr",
      ["DATE", "DESCRIPTION", "AMOUNT", "INTEREST", "PRINCIPAL", "BALANCE"],
      [
        ["", "BALANCE FORWARD", "", "", "", grouped(d.principalBefore)],
        [
          day,
          "PAYMENT BY TRANSFER",
          grouped(d.last.amount),
          grouped(d.last.interest),
          grouped(d.last.principal),
          grouped(d.principal),
        ],
      ],
    )}<div class=l></div><p>PAYMENTS RECEIVED AFTER 5:00 PM POST THE NEXT DAY. A LATE CHARGE OF 25.00 IS ASSESSED AFTER 10 DAYS. PAYOFF QUOTE ${grouped(d.payoff)} GOOD THRU ${date.short(addDays(d.statementDate, 18))}.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "loans",
        institution: "BRAMBLEWOOD COMMUNITY CREDIT UNION",
        accounts: [
          {
            kind: "auto-loan",
            institution: "BRAMBLEWOOD COMMUNITY CREDIT UNION",
            accountLast4: d.number.slice(-4),
            statementDate: d.statementDate,
            paymentDueDate: d.dueDate,
            minimumPayment: decimal(d.instalment),
            pastDue: decimal(d.pastDue),
            currentBalance: decimal(d.principal),
            originalBalance: decimal(d.original),
            apr: d.rate,
            maturityDate: d.maturity,
          },
        ],
        transactions: [
          {
            account: 0,
            date: d.last.day,
            description: "PAYMENT BY TRANSFER",
            amount: decimal(d.last.amount),
          },
        ],
      },
      partsOf(d),
    ),
  };
});

/** Student loans as lines of two rows: the name with its figures, what else is said in small print below. */
const larkspur = loan("larkspur", (seed) => {
  const d = makeStudentLoans(seed * 5 + 71);
  const all = (pick: (group: (typeof d.groups)[number]) => number) =>
    d.groups.reduce((sum, group) => sum + pick(group), 0);
  const html = document(
    `body{font:9.4pt "DejaVu Sans Condensed","DejaVu Sans";color:#222}${BASE}h1{font-size:16pt;color:#5b21b6;margin:0}.b{background:#f5f3ff;padding:10px 14px;margin:12px 0}.m td,.m th{padding:4px 6px}.m tr.s td{font-size:7.4pt;color:#555;padding-top:0;border-bottom:1px solid #ddd6fe}`,
    `<div class=row><div><h1>Larkspur Education Servicing</h1>${at(d.person)}</div><div class=r>Prepared ${date.long(d.statementDate)}<br>Borrower account ending ${d.number.slice(-4)}</div></div>
    <div class=b><table><tr><td>To stay on track, pay</td><td class=r><b style="font-size:15pt">${$(all((g) => g.instalment))}</b></td></tr><tr><td>no later than</td><td class=r><b>${date.long(d.dueDate)}</b></td></tr><tr><td>Nothing is overdue</td><td class=r>$0.00</td></tr></table></div>
    <table class=m><tr><th>Your loans</th><th class=r>Borrowed</th><th class=r>Owed now</th><th class=r>Rate</th><th class=r>Each month</th></tr>${d.groups
      .map(
        (g, index) =>
          `<tr><td>${index + 1}. ${g.program}</td><td class=r>${$(g.original)}</td><td class=r>${$(g.principal)}</td><td class=r>${g.rate}%</td><td class=r>${$(g.instalment)}</td></tr><tr class=s><td colspan=5>Level repayment; interest not yet paid ${$(g.accrued)}, not part of what is owed above</td></tr>`,
      )
      .join(
        "",
      )}<tr><td><b>Together</b></td><td class=r><b>${$(all((g) => g.original))}</b></td><td class=r><b>${$(all((g) => g.principal))}</b></td><td></td><td class=r><b>${$(all((g) => g.instalment))}</b></td></tr></table>
    <p>Your payment of ${$(d.last.amount)} arrived on ${date.long(d.last.day)}. Thank you. Paying ${$(2_500)} more each month would end your loans about two years sooner. Autopay lowers each rate by 0.25%.</p><p style="font-size:7.5pt">Larkspur Education Servicing, PO Box 7020, Lincoln NE 68501. We report to credit bureaus. If you work for a public employer, ask about forgiveness.</p>`,
  );
  const name = "Larkspur Education Servicing";
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "loans",
        institution: name,
        accounts: d.groups.map((g) => ({
          kind: "student-loan" as const,
          institution: name,
          accountLast4: d.number.slice(-4),
          statementDate: d.statementDate,
          paymentDueDate: d.dueDate,
          originalBalance: decimal(g.original),
          currentBalance: decimal(g.principal),
          minimumPayment: decimal(g.instalment),
          apr: g.rate,
        })),
        transactions: [],
        transactionsOpen: true,
      },
      Object.fromEntries(
        d.groups.flatMap((g, index) => [
          [`accounts.${index}.pastDue`, "0.00"],
          [`accounts.${index}.interestCharged`, decimal(g.accrued)],
        ]),
      ),
    ),
  };
});

/** A mortgage with a tinted column at the right that holds the bill, and a letter's sentences at the left. */
const tolliver = loan("tolliver", (seed) => {
  const d = makeLoan(seed * 17 + 29, loanSizes.mortgage);
  const regular = d.instalment + d.escrow;
  const dots = (label: string, value: string) =>
    `<div class=d><span>${label}</span><i></i><span>${value}</span></div>`;
  const html = document(
    `body{font:9.6pt "Liberation Serif"}${BASE}.g{display:grid;grid-template-columns:1fr 250px;gap:20px}.t{background:#ecfdf5;padding:12px}.d{display:flex;align-items:flex-end;margin:3px 0}.d i{flex:1;border-bottom:1px dotted #888;margin:0 4px 3px}h4{margin:10px 0 4px;color:#065f46}`,
    `<div style="font-size:17pt;color:#065f46">Tolliver &amp; Sons Home Lending</div><div class=small>Servicing department, 400 Main Street, Suite 900, Little Rock, Arkansas 72201</div><div class=g style="margin-top:14px"><div>${at(d.person)}<p>Re: loan ${d.number.slice(0, 2)}-****${d.number.slice(-4)}, 31 Orchard Terrace</p><p>Dear ${d.person.name},</p><p>This is your mortgage bill of ${date.long(d.statementDate)}. At the end of that day the unpaid principal of your loan was as shown on the right. We last heard from you on ${date.long(d.last.day)}, when ${$(d.last.amount)} reached us.</p><p>Your escrow account holds ${$(d.escrowBalance)}; the next review is in spring. A bill paid after ${date.longNoYear(addDays(d.dueDate, 15))} costs ${$(Math.round(d.instalment / 25))} extra.</p><h4>How your last payment was used</h4>${pairs(
      [
        ["To principal", $(d.last.principal)],
        ["To interest", $(d.last.interest)],
        ["To escrow", $(d.escrow)],
        ["In all", $(d.last.amount)],
      ],
      "style='width:70%'",
    )}<p>Paid in ${d.statementDate.slice(0, 4)}: principal ${$(d.ytdPrincipal)}, interest ${$(d.ytdInterest)}.</p></div><div class=t><h4>Your loan</h4>${dots("Unpaid principal", $(d.principal))}${dots("Borrowed", $(d.original))}${dots("Interest", `${d.rate}% fixed`)}${dots("Paid off by", date.long(d.maturity))}<h4>This month's bill</h4>${dots("Principal and interest", $(d.instalment))}${dots("Escrow", $(d.escrow))}${dots("Regular payment", $(regular))}${dots("Unpaid from earlier months", $(d.pastDue))}${dots("Late charges", $(d.lateFee))}${dots("<b>Please pay</b>", `<b>${$(regular + d.pastDue + d.lateFee)}</b>`)}${dots("<b>By</b>", `<b>${date.long(d.dueDate)}</b>`)}</div></div>
    <p class=small>To pay off the loan you would need ${$(d.payoff)} until ${date.long(addDays(d.statementDate, 18))}. Tolliver &amp; Sons Home Lending, NMLS 2210443. Equal Housing Lender.</p>`,
  );
  const name = "Tolliver & Sons Home Lending";
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "loans",
        institution: name,
        accounts: [
          {
            kind: "mortgage",
            institution: name,
            accountLast4: d.number.slice(-4),
            statementDate: d.statementDate,
            paymentDueDate: d.dueDate,
            minimumPayment: decimal(regular),
            pastDue: decimal(d.pastDue),
            currentBalance: decimal(d.principal),
            originalBalance: decimal(d.original),
            apr: d.rate,
            maturityDate: d.maturity,
          },
        ],
        transactions: [],
        transactionsOpen: true,
      },
      partsOf(d),
    ),
  };
});

/** A shop's financing in tiles with the words below, above and beside their figures, and the schedule to come. */
const homeroot = loan("homeroot", (seed) => {
  const d = makeLoan(seed * 19 + 2, loanSizes.personal);
  const tile = (big: string, small: string) =>
    `<div class=t><div class=n>${big}</div><div>${small}</div></div>`;
  const coming = [0, 1, 2].map((step) => addMonths(d.dueDate, step));
  const html = document(
    `@page{margin:.6in}body{font:9.5pt "Liberation Sans";color:#1c1917}${BASE}.tt{display:flex;gap:14px;margin:14px 0}.t{flex:1;border:1px solid #e7e5e4;border-radius:10px;padding:10px;font-size:8pt}.n{font-size:16pt;font-weight:bold}.k{color:#78716c;font-size:8pt}.e{border-bottom:1px solid #e7e5e4;padding:5px 0;display:flex;justify-content:space-between}`,
    `<div class=row><div style="font:bold 18pt 'Liberation Sans';color:#b45309">homeroot finance</div><div class=r>${date.abbreviatedBare(d.statementDate)}<br>Financing ••••${d.number.slice(-4)}</div></div><div>${d.person.name}, here is where your financing stands</div>
    <div class=tt>${tile($(d.principal), "left to pay back, without interest to come")}${tile($(d.instalment), `next payment, ${date.abbreviatedBare(d.dueDate)}`)}${tile(`${d.paymentsMade} of ${d.termMonths}`, "payments made")}</div>
    ${[
      ["Amount financed", $(d.original)],
      ["Purchase date", date.abbreviatedBare(d.openedOn)],
      ["Fixed rate (APR)", `${d.rate}%`],
      ["Ends", date.abbreviatedBare(d.maturity)],
      ["Past due", $(d.pastDue)],
      ["Autopay", "On, from checking ••0071"],
    ]
      .map(([label, value]) => `<div class=e><span class=k>${label}</span><span>${value}</span></div>`)
      .join("")}<h4>Coming up</h4>${grid(
      "lrl",
      ["Due", "Amount", ""],
      coming.map((day, index) => [
        date.abbreviatedBare(day),
        $(d.instalment),
        index === 0 ? "Scheduled" : "",
      ]),
      "style='width:60%'",
    )}<h4>Latest</h4>${grid(
      "lrr",
      ["Paid on", "Amount", "of it interest"],
      [[date.abbreviatedBare(d.last.day), $(d.last.amount), $(d.last.interest)]],
      "style='width:60%'",
    )}<p class=small>To close your financing today you would pay ${$(d.payoff)}. You may be eligible for up to $5,000 more at a partner store. homeroot finance is a service of Homeroot, Inc.; loans are made by Ridgeway State Bank.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "homeroot finance",
          accounts: [
            {
              kind: "loan",
              institution: "homeroot finance",
              accountLast4: d.number.slice(-4),
              statementDate: d.statementDate,
              paymentDueDate: d.dueDate,
              minimumPayment: decimal(d.instalment),
              pastDue: decimal(d.pastDue),
              currentBalance: decimal(d.principal),
              originalBalance: decimal(d.original),
              apr: d.rate,
              maturityDate: d.maturity,
            },
          ],
          transactions: [],
          transactionsOpen: true,
        },
        "homeroot",
        "Homeroot, Inc.",
        "Ridgeway State Bank",
      ),
      { ...partsOf(d), "accounts.0.feesCharged": undefined, "accounts.0.kind": "personal-loan" },
    ),
  };
});

export const unseenLenders: readonly Layout[] = [bramble, larkspur, tolliver, homeroot];
