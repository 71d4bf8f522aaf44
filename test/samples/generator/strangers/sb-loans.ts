import type { DocumentType } from "#contract/document-type.ts";
import type { TransactionFacts } from "#contract/extraction.ts";
import { alsoNamed, document, type Layout, type Statement } from "../layout.ts";
import {
  addMonths,
  type LoanData,
  loanSizes,
  makeCollection,
  makeCreditLine,
  makeLoan,
  makeStudentLoans,
  monthlyInterest,
} from "../loan-data.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { digits, last4Of, leavingOpen } from "./sb-data.ts";

const $ = money.dollar;

const loan = (name: string, make: (seed: number) => Statement, type: DocumentType = "loans"): Layout => ({
  name: `sb-${type === "loans" ? "loan" : "other"}-${name}`,
  type,
  heldOut: false,
  make,
});

const at = ({ name, street, town }: Person) => `${name}<br>${street}<br>${town}`;

/** The last payments, oldest first, each with what was owed after it. */
function history(d: LoanData, count: number) {
  const entries: Array<{ day: string; amount: number; principal: number; interest: number; left: number }> =
    [];
  let left = d.original;
  for (let index = 0; index < d.paymentsMade; index++) {
    const interest = monthlyInterest(left, d.rate);
    const principal = d.instalment - interest;
    left -= principal;
    const day = addMonths(d.last.day, index - d.paymentsMade + 1);
    entries.push({ day, amount: d.instalment, principal, interest, left });
  }
  return entries.slice(-count);
}

const paidIn = (
  rows: ReadonlyArray<{ readonly day: string; readonly amount: number }>,
  description: string,
): TransactionFacts[] =>
  rows.map((row) => ({ account: 0, date: row.day, description, amount: decimal(row.amount) }));

/** What the parts of an instalment loan's last and next payment may be taken for. */
const partsOf = (d: LoanData) => ({
  "accounts.0.previousBalance": decimal(d.principalBefore),
  "accounts.0.paymentsAndCredits": decimal(d.last.amount),
  "accounts.0.interestCharged": [decimal(d.last.interest), decimal(d.nextInterest)],
  "accounts.0.feesCharged": decimal(d.lateFee),
});

/** Student loans turned on their side: a column a group, a column of totals, the bill above and the slip below. */
const fernhill = loan("fernhill", (seed) => {
  const d = makeStudentLoans(seed * 3 + 19);
  const random = seededRandom(seed + 4_242);
  const groups = d.groups.map((group) => ({ ...group, paid: group.original - group.principal }));
  const all = (pick: (group: (typeof groups)[number]) => number) =>
    groups.reduce((sum, group) => sum + pick(group), 0);
  const line = (label: string, pick: (group: (typeof groups)[number]) => string, whole: string) =>
    `<tr><td>${label}</td>${groups.map((group) => `<td class=r>${pick(group)}</td>`).join("")}<td class="r tot">${whole}</td></tr>`;
  const html = document(
    `body{font:8.7pt "Liberation Sans"}${BASE}.m td,.m th{border-bottom:.5px solid #b8c7b0;padding:3px 4px}.tot{background:#eef4ea;font-weight:bold}.due{border:2px solid #4d7c0f;border-radius:6px;padding:8px 12px}h3{color:#4d7c0f;margin:14px 0 4px}`,
    `<div class=row><div><span style="font-size:18pt;color:#4d7c0f">fernhill</span> student loan servicing<p>${at(d.person)}</p></div><div class=due><div>Pay by <b>${date.long(d.dueDate)}</b></div><div style="font-size:20pt">${$(all((g) => g.instalment))}</div>${pairs(
      [
        ["Account number", `********${d.number.slice(-4)}`],
        ["Statement date", date.slash(d.statementDate)],
        ["Regular monthly amount", $(all((g) => g.instalment))],
        ["Past due amount", $(0)],
        ["Unpaid late fees", $(0)],
        ["Total amount due", $(all((g) => g.instalment))],
      ],
    )}</div></div>
    <h3>Your loans at a glance</h3><table class=m><tr><th></th>${groups.map((_, index) => `<th class=r>Group ${index + 1}-0${index + 1}</th>`).join("")}<th class="r tot">All groups</th></tr>
    ${line("Loan program", (g) => g.program.replace("Direct Loan - ", "DL "), "")}
    ${line("Interest rate", (g) => `${g.rate}%`, "")}
    ${line("Original amount", (g) => $(g.original), $(all((g) => g.original)))}
    ${line("Unpaid principal", (g) => $(g.principal), $(all((g) => g.principal)))}
    ${line("Unpaid interest", (g) => $(g.accrued), $(all((g) => g.accrued)))}
    ${line("Outstanding balance", (g) => $(g.principal + g.accrued), $(all((g) => g.principal + g.accrued)))}
    ${line("Monthly payment", (g) => $(g.instalment), $(all((g) => g.instalment)))}
    ${line("Repayment plan", () => "Level", "")}</table>
    <h3>How we applied your last payment</h3>${grid(
      "lrr",
      ["Received", "Amount", "Of this to fees"],
      [[date.slash(d.last.day), $(d.last.amount), $(0)]],
      "style='width:60%'",
    )}
    <h3>Since you began repaying</h3><p>You have paid ${$(all((g) => g.paid) + random.whole(9_000, 300_000))} in all, of which ${$(all((g) => g.paid))} went to principal. Interest paid in ${d.statementDate.slice(0, 4)} so far: ${$(random.whole(9_000, 120_000))}.</p><p class=small>A late fee of up to 6% of the overdue payment may be charged after 30 days. Signing up for auto pay lowers your rate by 0.25%. If you cannot pay, income-driven plans start at $0.00 a month. Call 1-800-555-0108.</p>
    <div style="border-top:1px dashed;margin-top:20px;padding-top:6px" class=row><div>FERNHILL<br>PO BOX 9000<br>WILKES BARRE PA 18773-9000</div><div>${pairs(
      [
        ["Account number", `********${d.number.slice(-4)}`],
        ["Total amount due", $(all((g) => g.instalment))],
        ["Pay by", date.slash(d.dueDate)],
        ["Amount you are sending", "$ _ _ _ _ . _ _"],
      ],
    )}</div></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "fernhill",
          accounts: groups.map((g) => ({
            kind: "student-loan" as const,
            institution: "fernhill",
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
        "fernhill student loan servicing",
      ),
      Object.fromEntries(
        groups.flatMap((g, index) => [
          [`accounts.${index}.pastDue`, "0.00"],
          [`accounts.${index}.feesCharged`, "0.00"],
          [`accounts.${index}.interestCharged`, decimal(g.accrued)],
          // The group's own number is printed as well.
          [`accounts.${index}.accountLast4`, `${index + 1}-0${index + 1}`],
        ]),
      ),
    ),
  };
});

/** A mortgage bill in the regulator's order: explanation of the amount, past payments in two columns, activity, notice of arrears. */
const keystone = loan("keystone", (seed) => {
  const d = makeLoan(seed * 7 + 3, loanSizes.mortgage);
  const random = seededRandom(seed + 31);
  const regular = d.instalment + d.escrow;
  const fees = d.lateFee;
  const all = regular + d.pastDue + fees;
  const months = Math.min(Number(d.last.day.slice(5, 7)), d.paymentsMade);
  const paid = (part: number, year: number) => [$(part), $(year)];
  const html = document(
    `body{font:8.6pt "Liberation Sans"}${BASE}.bx{border:1px solid #000;margin-bottom:10px}.bx>b{display:block;background:#ddd;padding:2px 6px;border-bottom:1px solid #000}.bx>div,.bx>table,.bx>p{padding:2px 6px;margin:4px 0}.bx td,.bx th{padding:1px 6px}.two{display:grid;grid-template-columns:1fr 1fr;gap:12px}`,
    `<div class=row><div><b style="font-size:15pt">Keystone Home Servicing</b><br>Customer Service: 1-800-555-0155<br>www.keystonehome.example<p>${at(d.person)}</p></div><div><b style="font-size:13pt">Mortgage Statement</b><br>Statement Date: ${date.slash(d.statementDate)}${pairs(
      [
        ["Account Number", `xxxxxx${d.number.slice(-4)}`],
        ["Payment Due Date", date.slash(d.dueDate)],
        ["<b>Amount Due</b>", `<b>${$(all)}</b>`],
      ],
    )}<i>If payment is received after ${date.slash(addDays(d.dueDate, 15))}, ${$(Math.round(d.instalment / 20))} late fee will be charged.</i></div></div>
    <div class=two><div><div class=bx><b>Account Information</b>${pairs([
      ["Property Address", "88 Quarry Ridge Rd"],
      ["Outstanding Principal", $(d.principal)],
      [`Interest Rate (Until ${date.monthYear(addDays(d.dueDate, 700))})`, `${d.rate}%`],
      ["Prepayment Penalty", "No"],
      ["Maturity Date", date.monthYear(d.maturity)],
      ["Escrow Balance", $(d.escrowBalance)],
    ])}</div><div class=bx><b>Past Payments Breakdown</b>${grid(
      "lrr",
      ["", "Paid Last Month", "Paid Year to Date"],
      [
        ["Principal", ...paid(d.last.principal, d.ytdPrincipal)],
        ["Interest", ...paid(d.last.interest, d.ytdInterest)],
        ["Escrow (Taxes and Insurance)", ...paid(d.escrow, d.escrow * months)],
        ["Fees", ...paid(0, fees)],
        ["Partial Payment (Unapplied)*", ...paid(0, 0)],
        ["<b>Total</b>", ...paid(d.last.amount, d.ytdPrincipal + d.ytdInterest + d.escrow * months + fees)],
      ],
    )}</div></div><div><div class=bx><b>Explanation of Amount Due</b>${pairs([
      ["Principal", $(d.nextPrincipal)],
      ["Interest", $(d.nextInterest)],
      ["Escrow (for Taxes and Insurance)", $(d.escrow)],
      ["<b>Regular Monthly Payment</b>", `<b>${$(regular)}</b>`],
      ["Total Fees and Charges", $(fees)],
      ["Overdue Payment", $(d.pastDue)],
      ["<b>Total Amount Due</b>", `<b>${$(all)}</b>`],
    ])}</div>${
      d.pastDue > 0
        ? `<div class=bx><b>**Delinquency Notice**</b><div>You are late on your mortgage payments. As of ${date.longNoYear(d.statementDate)}, you are ${random.whole(31, 44)} days delinquent.<br>Recent account history<br>&bull; Payment due ${date.bareNoYear(addMonths(d.dueDate, -1))}: Unpaid balance of ${$(d.pastDue)}<br>&bull; Current payment due ${date.bareNoYear(d.dueDate)}: ${$(regular)}<br>&bull; <b>Total: ${$(all)} due.</b> You must pay this amount to bring your loan current.</div></div>`
        : ""
    }</div></div>
    <div class=bx><b>Transaction Activity (${date.bareNoYear(addDays(d.statementDate, -30))} to ${date.bareNoYear(d.statementDate)})</b>${grid(
      "llrr",
      ["Date", "Description", "Charges", "Payments"],
      [
        [date.bareShort(d.last.day), "Payment Received - Thank you", "", $(d.last.amount)],
        ...(fees > 0 ? [[date.bareShort(addDays(d.statementDate, -2)), "Late Fee", $(fees), ""]] : []),
        [date.bareShort(addDays(d.statementDate, -1)), "County tax paid from escrow", $(d.escrow * 3), ""],
      ],
    )}</div><div class=bx><b>Important Messages</b><p>*Partial Payments: Any partial payments that you make are not applied to your mortgage, but instead are held in a separate suspense account. If you pay the balance of a partial payment, the funds will then be applied. A payoff of ${$(d.payoff)} is good through ${date.slash(addDays(d.statementDate, 18))}; interest per day ${$(d.perDiem)}. Housing counselors: call 800-569-4287.</p></div>
    <div style="border-top:1px dashed;padding-top:6px" class=row><div>Keystone Home Servicing<br>P.O. Box 11111<br>Los Angeles, CA 90010</div><div>${pairs(
      [
        [`Due By ${date.slash(d.dueDate)}:`, $(all)],
        [`After ${date.slash(addDays(d.dueDate, 15))}:`, $(all + Math.round(d.instalment / 20))],
        ["Additional Principal", "$"],
        ["Additional Escrow", "$"],
        ["Total Amount Enclosed", "$"],
      ],
    )}</div></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "loans",
        institution: "Keystone Home Servicing",
        accounts: [
          {
            kind: "mortgage",
            institution: "Keystone Home Servicing",
            accountLast4: d.number.slice(-4),
            statementDate: d.statementDate,
            paymentDueDate: d.dueDate,
            currentBalance: decimal(d.principal),
            minimumPayment: decimal(regular),
            pastDue: decimal(d.pastDue),
            apr: d.rate,
          },
        ],
        transactions: [],
        transactionsOpen: true,
      },
      {
        "accounts.0.paymentsAndCredits": decimal(d.last.amount),
        "accounts.0.interestCharged": [decimal(d.last.interest), decimal(d.nextInterest)],
        "accounts.0.feesCharged": [decimal(fees), "0.00"],
        // Only the month is printed.
        "accounts.0.maturityDate": [d.maturity, `${d.maturity.slice(0, 8)}01`],
        "accounts.0.periodStart": addDays(d.statementDate, -30),
        "accounts.0.periodEnd": d.statementDate,
      },
    ),
  };
});

/** A home-equity line with a draw: a summary of the line, charges with signs in front, a variable rate as index and margin. */
const bayberry = loan("bayberry", (seed) => {
  const d = makeCreditLine(seed * 5 + 8);
  const rows = [
    ...(d.advances > 0 ? [{ day: d.advanceDay, text: "ADVANCE - CHECK 0112", amount: -d.advances }] : []),
    { day: d.paymentDay, text: "PAYMENT RECEIVED", amount: d.payments },
    ...(d.fees > 0 ? [{ day: addDays(d.end, -1), text: "LATE CHARGE", amount: -d.fees }] : []),
    { day: d.end, text: "FINANCE CHARGE", amount: -d.interest },
  ].toSorted((a, b) => a.day.localeCompare(b.day));
  const base = Math.round((d.interest * 36_500) / (30 * Number(d.rate)));
  const html = document(
    `body{font:9pt "DejaVu Serif"}${BASE}h1{font-size:15pt;margin:0;color:#6b2d5c}.k{font-size:7.5pt;color:#555}.cells{display:grid;grid-template-columns:repeat(4,1fr);gap:1px;background:#6b2d5c;border:1px solid #6b2d5c}.cells>div{background:#fff;padding:5px}h4{margin:14px 0 2px;border-bottom:1px solid #6b2d5c;color:#6b2d5c}`,
    `<h1>Bayberry National Bank</h1>Home Equity Line of Credit Statement<div class=row style="margin-top:8px"><div>${at(d.person)}</div><div class=r>Account ****${d.number.slice(-4)}<br>Billing cycle: ${date.dashed(d.start)} through ${date.dashed(d.end)}<br>Statement closing date ${date.dashed(d.end)}</div></div>
    <div class=cells style="margin-top:12px">${(
      [
        ["Minimum Payment Due", $(d.minimum)],
        ["Payment Due Date", date.dashed(d.dueDate)],
        ["Past Due Amount", $(0)],
        ["Current Balance", $(d.balance)],
        ["Credit Line", $(d.limit)],
        ["Available Credit", $(d.available)],
        ["Draw Period Ends", date.dashed(addMonths(d.maturity, -60))],
        ["Maturity Date", date.dashed(d.maturity)],
      ] as const
    )
      .map(([label, value]) => `<div><div class=k>${label}</div>${value}</div>`)
      .join("")}</div>
    <h4>Activity summary</h4>${pairs(
      [
        ["Previous Balance", $(d.previous)],
        ["&minus; Payments and Credits", $(d.payments)],
        ["+ Advances", $(d.advances)],
        ["+ Fees", $(d.fees)],
        ["+ FINANCE CHARGE", $(d.interest)],
        ["= Current Balance", $(d.balance)],
      ],
      "style='width:55%'",
    )}
    <h4>Transaction detail</h4>${grid(
      "llrr",
      ["Date", "Description", "Advances/Charges", "Payments"],
      rows.map((row) => [
        date.dashed(row.day),
        row.text,
        row.amount < 0 ? grouped(row.amount) : "",
        row.amount > 0 ? grouped(row.amount) : "",
      ]),
    )}
    <h4>Finance charge computation</h4>${grid(
      "rrrrr",
      ["Average daily balance", "Days", "Daily periodic rate", "ANNUAL PERCENTAGE RATE", "Finance charge"],
      [[$(base), "30", `${(Number(d.rate) / 365).toFixed(5)}%`, `${d.rate}%`, $(d.interest)]],
    )}<p class=small>The rate is variable: Index (Prime) plus a margin of 0.49%; it can never be above 18.00%. Finance charges paid year-to-date: ${$(d.interest * 6 + 1_212)}. Of your minimum payment ${$(d.interest)} is interest. Annual fee of $50.00 waived. Send disputes to PO Box 5570, Cleveland OH 44101.</p>`,
  );
  return {
    html,
    truth: {
      documentType: "loans",
      institution: "Bayberry National Bank",
      accounts: [
        {
          kind: "heloc",
          institution: "Bayberry National Bank",
          accountLast4: d.number.slice(-4),
          statementDate: d.end,
          periodStart: d.start,
          periodEnd: d.end,
          currentBalance: decimal(d.balance),
          previousBalance: decimal(d.previous),
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
      transactions: rows.map((row) => ({
        account: 0,
        date: row.day,
        description: row.text,
        amount: decimal(row.amount),
      })),
      allowed: { "accounts.0.purchases": [decimal(d.advances)] },
    },
  };
});

/** A lease: rent for a car. Nothing is owed but the rent, so it is neither a debt nor anything else that is read. */
const velos = loan(
  "velos-lease",
  (seed) => {
    const random = seededRandom(seed * 17 + 5);
    const person = makePerson(random);
    const billed = addDays("2025-12-09", random.whole(0, 330));
    const base = random.whole(24_900, 79_900);
    const tax = Math.round(base * 0.0725);
    const left = random.whole(3, 33);
    const html = document(
      `body{font:9pt "Liberation Sans Narrow","Liberation Sans"}${BASE}.h{background:#111;color:#fff;padding:8px 12px;font-size:16pt;letter-spacing:3px}`,
      `<div class=h>VELOS LEASING</div><h2>Monthly Lease Invoice</h2><div class=row><div>${at(person)}</div><div>${pairs(
        [
          ["Lease number", `${digits(random, 3)}-${digits(random, 7)}`],
          ["Invoice date", date.slash(billed)],
          ["Lease payment due", date.slash(addDays(billed, 21))],
          ["Vehicle", "2025 VELOS S4 TOURING"],
        ],
      )}</div></div><h3>This month's rent</h3>${pairs(
        [
          ["Base monthly lease payment", $(base)],
          ["Monthly use tax", $(tax)],
          ["Total monthly payment", $(base + tax)],
          ["Unpaid prior payments", $(0)],
          ["Total now due", $(base + tax)],
        ],
        "style='width:60%'",
      )}<h3>Your lease</h3>${pairs(
        [
          ["Lease begins", date.slash(addMonths(billed, left - 36))],
          ["Lease ends", date.slash(addMonths(billed, left))],
          ["Payments remaining", String(left)],
          ["Miles allowed per year", "12,000"],
          ["Charge for each excess mile", "$0.25"],
          ["Option to purchase at lease end (residual value)", $(base * 52)],
          ["Disposition fee at return", "$395.00"],
        ],
        "style='width:60%'",
      )}<p>You do not own this vehicle. This is a lease agreement; at its end you return the vehicle or buy it at the price above. Rent received after 10 days costs a late charge of 5%.</p><div style="border-top:1px dashed;margin-top:30px">Send with your payment: Velos Leasing, PO Box 660, Torrance CA 90501 &nbsp; Total now due ${$(base + tax)}</div>`,
    );
    return {
      html,
      truth: {
        documentType: "unknown",
        accounts: [],
        transactions: [],
        transactionsOpen: true,
        allowed: { institution: ["VELOS LEASING", "Velos Leasing"] },
      },
    };
  },
  "unknown",
);

/** A vehicle loan: captions below their figures, two payments in the month's table, a payoff quote beside the balance. */
const sumner = loan("sumner", (seed) => {
  const d = makeLoan(seed * 9 + 14, loanSizes.auto);
  const rows = history(d, 2);
  const cell = (value: string, caption: string) =>
    `<div><div class=n>${value}</div><div class=c>${caption}</div></div>`;
  const due = d.instalment + d.pastDue + d.lateFee;
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}.n{font-size:13pt}.c{font-size:7.5pt;color:#555;border-top:1px solid #b45309}.cap{display:grid;grid-template-columns:repeat(3,1fr);gap:12px 22px;margin:10px 0}.hd{border-left:10px solid #b45309;padding-left:10px}`,
    `<div class=hd><span style="font-size:17pt">Sumner Motor Credit</span><br>Retail instalment contract statement &nbsp; ${date.capitalLong(d.statementDate)}</div><div class=row style="margin-top:12px"><div>${at(d.person)}</div><div class=r>Questions? 1-877-555-0142, Mon&ndash;Fri 8&ndash;8<br>Overnight payments: 1011 Warrenville Rd, Lisle IL 60532</div></div>
    <div class=cap>${cell(`•••••${d.number.slice(-4)}`, "CONTRACT NUMBER")}${cell(date.capitalLong(d.dueDate), "PAYMENT DUE DATE")}${cell($(due), "TOTAL AMOUNT DUE")}${cell($(d.instalment), "SCHEDULED PAYMENT")}${cell($(d.pastDue), "PAST DUE")}${cell($(d.lateFee), "LATE AND OTHER CHARGES")}${cell($(d.principal), "REMAINING PRINCIPAL")}${cell(`${d.rate}%`, "ANNUAL PERCENTAGE RATE")}${cell(date.capitalLong(d.maturity), "FINAL PAYMENT DATE")}${cell($(d.original), "AMOUNT FINANCED")}${cell($(d.payoff), `PAYOFF GOOD UNTIL ${date.slash(addDays(d.statementDate, 18))}`)}${cell(String(d.termMonths - d.paymentsMade), "PAYMENTS LEFT")}</div>
    <h3>Payment record</h3>${grid(
      "llrrrr",
      ["Posted", "Description", "Paid", "Principal", "Finance charge", "Principal left"],
      rows.map((row) => [
        date.slash(row.day),
        "CUSTOMER PAYMENT ACH",
        grouped(row.amount),
        grouped(row.principal),
        grouped(row.interest),
        grouped(row.left),
      ]),
    )}<p class=small>Finance charges paid this calendar year: ${$(d.ytdInterest)}. Vehicle: 2022 PALISADE XR, odometer at sale 18,204. Interest accrues daily at about ${$(d.perDiem)}; paying late raises the interest in your final payment. Skip-a-pay offers may extend the final date. We report to credit bureaus.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "loans",
        institution: "Sumner Motor Credit",
        accounts: [
          {
            kind: "auto-loan",
            institution: "Sumner Motor Credit",
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
        transactions: paidIn(rows, "CUSTOMER PAYMENT ACH"),
      },
      partsOf(d),
    ),
  };
});

/** An app's loan: sentences, the interest rate beside an APR that counts the fee of origination, the last three payments. */
const lumen = loan("lumen", (seed) => {
  const d = makeLoan(seed * 11 + 6, loanSizes.personal);
  const rows = history(d, 3).toReversed();
  const fee = Math.round(d.original * 0.05);
  const dear = (Number(d.rate) + 3.41).toFixed(2);
  const html = document(
    `@page{margin:.75in}body{font:10pt "DejaVu Sans";color:#1e1b4b}${BASE}.p{background:linear-gradient(90deg,#818cf8 40%,#e0e7ff 40%);height:8px;border-radius:4px}.g{display:flex;justify-content:space-between;border-bottom:1px solid #e0e7ff;padding:4px 0}.s{font-size:7.5pt;color:#555}`,
    `<div style="font-size:20pt">lumen</div><p>Hello ${d.person.name},</p><p>here is your loan statement of <b>${date.abbreviatedBare(d.statementDate)}</b> for loan number ending in <b>${d.number.slice(-4)}</b>.</p><p style="font-size:13pt">Your next payment of <b>${$(d.instalment)}</b> is due on <b>${date.abbreviatedBare(d.dueDate)}</b>.</p>${d.pastDue > 0 ? `<p style="color:#b91c1c">${$(d.pastDue)} is past due. Please pay it as soon as you can.</p>` : ""}<div class=p></div><p class=s>${d.paymentsMade} of ${d.termMonths} payments made</p>
    ${(
      [
        ["Principal balance", $(d.principal)],
        ["Loan amount", $(d.original)],
        ["Interest rate", `${d.rate}%`],
        ["APR", `${dear}%`],
        ["Origination fee (taken from your proceeds)", $(fee)],
        ["Monthly payment", $(d.instalment)],
        ["First payment", date.abbreviatedBare(addMonths(d.openedOn, 1))],
        ["Last payment", date.abbreviatedBare(d.maturity)],
        [`Interest paid in ${d.last.day.slice(0, 4)}`, $(d.ytdInterest)],
      ] as const
    )
      .map(([label, value]) => `<div class=g><span>${label}</span><span>${value}</span></div>`)
      .join("")}
    <h4>Your latest payments</h4>${grid(
      "lrrr",
      ["Date", "Payment", "Principal", "Interest"],
      rows.map((row) => [date.abbreviatedBare(row.day), $(row.amount), $(row.principal), $(row.interest)]),
    )}<p class=s>The APR includes the origination fee. Late fee: the greater of $15.00 or 5% of the payment after 15 days. Paying off today would take ${$(d.payoff)}. Loans made by Glacier Peak Bank, Member FDIC; serviced by Lumen Technologies, Inc., NMLS 1770044. You are pre-approved for another $7,500 at 11.99% APR until ${date.abbreviatedBare(addDays(d.statementDate, 30))}.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "lumen",
          accounts: [
            {
              kind: "personal-loan",
              institution: "lumen",
              accountLast4: d.number.slice(-4),
              statementDate: d.statementDate,
              paymentDueDate: d.dueDate,
              minimumPayment: decimal(d.instalment),
              ...(d.pastDue > 0 ? { pastDue: decimal(d.pastDue) } : {}),
              currentBalance: decimal(d.principal),
              originalBalance: decimal(d.original),
              apr: d.rate,
              maturityDate: d.maturity,
            },
          ],
          transactions: [],
          // The rows have no words of their own.
          transactionsOpen: true,
        },
        "Glacier Peak Bank",
        "Lumen Technologies, Inc.",
        "Lumen Technologies",
      ),
      // No word says what the loan was for.
      { ...partsOf(d), "accounts.0.feesCharged": undefined, "accounts.0.kind": "loan" },
    ),
  };
});

/** Four equal parts: an order with its parts ticked off, no account number but the order's. */
const quarterly = loan("quarterly", (seed) => {
  const random = seededRandom(seed * 23 + 41);
  const person = makePerson(random);
  const bought = addDays("2026-01-03", random.whole(0, 290));
  const price = random.whole(38, 1_400) * 100 + random.whole(0, 99);
  const part = Math.floor(price / 4);
  const paid = random.whole(1, 3);
  const parts = Array.from({ length: 4 }, (_, index) => ({
    day: addDays(bought, index * 14),
    amount: index === 0 ? price - part * 3 : part,
    paid: index < paid,
  }));
  const left = parts.filter((entry) => !entry.paid).reduce((sum, entry) => sum + entry.amount, 0);
  const next = parts[paid] ?? { day: bought, amount: part };
  const order = `Q4-${digits(random, 4)}-${last4Of(random)}`;
  const shop = random.pick(["Wrenfield Outdoors", "Lark & Loom", "Castor Cycles"]);
  const html = document(
    `@page{size:5.5in 8.5in;margin:.4in}body{font:9.5pt "DejaVu Sans Condensed","DejaVu Sans"}${BASE}.b{background:#ffe8f0;border-radius:14px;padding:14px;margin:10px 0}.o{display:flex;align-items:center;gap:10px;padding:5px 0}.o i{width:16px;height:16px;border-radius:8px;border:1.5px solid #c2255c;display:inline-block;font-size:8pt;text-align:center;font-style:normal}.o span:last-child{margin-left:auto}`,
    `<div style="font-size:18pt;color:#c2255c">quarterly</div><div>Plan summary for ${person.name}</div><div class=b><div>Remaining balance</div><div style="font-size:22pt">${$(left)}</div><div>Next: <b>${$(next.amount)}</b> on <b>${date.abbreviatedBare(next.day)}</b>, from Visa debit ••77${random.whole(10, 99)}</div></div><div>Order ${order}</div><div>${shop.replace("&", "&amp;")}</div><div>Purchased ${date.abbreviatedBare(bought)}</div>
    <h4>Your 4 payments</h4>${parts
      .map(
        (entry, index) =>
          `<div class=o><i>${entry.paid ? "✓" : index + 1}</i><span>${date.abbreviatedBare(entry.day)}</span><span>${entry.paid ? "Paid" : "Scheduled"}</span><span>${$(entry.amount)}</span></div>`,
      )
      .join(
        "",
      )}<div class=o style="border-top:1px solid #c2255c"><span><b>Purchase total</b></span><span><b>${$(price)}</b></span></div>${pairs(
      [
        ["Interest", "$0.00"],
        ["APR", "0.00%"],
        ["Late fees so far", "$0.00"],
      ],
    )}<p style="font-size:7pt">If a payment fails we may charge up to $7.00. Installment loans through quarterly are made by Teton First Bank. Spend up to $600 more with your plan limit. ${date.abbreviatedBare(addDays(bought, paid * 14 - 5))}</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "quarterly",
          accounts: [
            {
              kind: "loan",
              institution: "quarterly",
              accountLast4: order.slice(-4),
              currentBalance: decimal(left),
              originalBalance: decimal(price),
              minimumPayment: decimal(next.amount),
              paymentDueDate: next.day,
              apr: "0.00",
            },
          ],
          transactions: [],
          transactionsOpen: true,
        },
        "Teton First Bank",
      ),
      {
        "accounts.0.kind": ["personal-loan", "other"],
        "accounts.0.apr": "0",
        "accounts.0.purchases": decimal(price),
        "accounts.0.paymentsAndCredits": decimal(price - left),
        "accounts.0.interestCharged": "0.00",
        "accounts.0.feesCharged": "0.00",
        "accounts.0.maturityDate": parts[3]?.day,
        "accounts.0.statementDate": addDays(bought, paid * 14 - 5),
      },
    ),
  };
});

/** The validation notice of Regulation F: the debt's history as a sum, the consumer's rights, the slip to dispute. */
const osprey = loan("osprey", (seed) => {
  const d = makeCollection(seed * 3 + 77);
  const html = document(
    `body{font:9.2pt "Liberation Sans"}${BASE}.tb td{border:1px solid #000;padding:3px 6px}h3{margin:12px 0 3px}li{margin:3px 0}`,
    `<div class=row><div><b>Osprey Recovery Services, LLC</b><br>412 Commerce Way, Suite 200<br>Amherst, NY 14228<br>(716) 555-0148 from 8am to 8pm EST, Monday to Saturday<br>www.ospreyrecovery.example</div><div>To: ${at(d.person)}<br><br>Reference: ${d.number.slice(0, 3)}-${d.number.slice(3, 6)}<br>${date.long(d.letterDate)}</div></div>
    <h3>Osprey Recovery Services, LLC is a debt collector. We are trying to collect a debt that you owe to ${d.creditor.replace("&", "&amp;")}.</h3><p>We will use any information you give us to help collect the debt.</p>
    <div class=row><div><h3>Our information shows:</h3><p>You had an account from ${d.creditor.replace("&", "&amp;")} with account number ending in ${d.originalLast4}.</p><table class=tb><tr><td>As of ${date.long(d.itemisedFrom)}, you owed:</td><td class=r>${$(d.owedThen)}</td></tr><tr><td>Between ${date.long(d.itemisedFrom)} and today:</td><td></td></tr><tr><td>You were charged this amount in interest:</td><td class=r>+ ${$(d.interest)}</td></tr><tr><td>You were charged this amount in fees:</td><td class=r>+ ${$(d.fees)}</td></tr><tr><td>You paid or were credited this amount toward the debt:</td><td class=r>&minus; ${$(d.paid)}</td></tr><tr><td><b>Total amount of the debt now:</b></td><td class=r><b>${$(d.owedNow)}</b></td></tr></table></div>
    <div><h3>How can you dispute the debt?</h3><ul><li><b>Call or write to us by ${date.long(d.disputeBy)}, to dispute all or part of the debt.</b> If you do not, we will assume that our information is correct.</li><li><b>If you write to us by ${date.long(d.disputeBy)},</b> we must stop collection on any amount you dispute until we send you information that shows you owe the debt.</li></ul><h3>What else can you do?</h3><ul><li>Write to ask for the name and address of the original creditor, if different from the current creditor.</li><li>Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law.</li><li>Contact us about your payment options.</li></ul></div></div>
    <div style="border-top:1px dashed;margin-top:18px;padding-top:8px"><b>How do you want to respond?</b> Check all that apply:<p>☐ I want to dispute the debt because I think: ☐ This is not my debt. ☐ The amount is wrong. ☐ Other</p><p>☐ I want you to send me the name and address of the original creditor.</p><p>☐ I enclosed this amount: $ ________ &nbsp; Make your check payable to <i>Osprey Recovery Services, LLC</i>. Include the reference number ${d.number.slice(0, 3)}-${d.number.slice(3, 6)}.</p></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "Osprey Recovery Services, LLC",
          accounts: [
            {
              kind: "loan",
              institution: "Osprey Recovery Services, LLC",
              accountLast4: d.originalLast4,
              currentBalance: decimal(d.owedNow),
            },
          ],
          transactions: [],
        },
        "Osprey Recovery Services",
        d.creditor,
      ),
      {
        "accounts.0.kind": "other",
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

const CLINICS = ["Mercy Ridge Hospital", "Valley Imaging Associates", "Northside Anesthesia Group"];

/** A letter for a hospital's bills: several patient accounts with a balance each, a total, an offer that is no balance. */
const whitlow = loan("whitlow", (seed) => {
  const random = seededRandom(seed * 37 + 9);
  const person = makePerson(random);
  const letter = addDays("2026-01-12", random.whole(0, 300));
  const bills = CLINICS.slice(0, random.whole(1, 3)).map((clinic) => ({
    clinic,
    number: `MR${digits(random, 4)}${last4Of(random)}`,
    served: addDays(letter, -random.whole(150, 600)),
    balance: random.whole(8_000, 310_000),
  }));
  const all = bills.reduce((sum, bill) => sum + bill.balance, 0);
  const offer = Math.round(all * 0.65);
  const html = document(
    `body{font:10.5pt "Liberation Serif";line-height:1.35}${BASE}.ft td,.ft th{border-bottom:1px solid #000;padding:2px 6px}`,
    `<div style="text-align:center"><b>WHITLOW &amp; DASH MEDICAL COLLECTIONS</b><br>PO Box 3100, Naperville, Illinois 60566</div><p class=r>${date.long(letter)}</p><p>${at(person)}</p><p>Re: ${bills.length === 1 ? "your account" : "your accounts"} placed with our office; file W${digits(random, 6)}</p><p>Dear ${person.name}:</p><p>The following has been placed with this agency for collection. This is an attempt to collect a debt and any information obtained will be used for that purpose.</p>${grid(
      "lllr",
      ["Creditor", "Patient account", "Date of service", "Balance due"],
      [
        ...bills.map((bill) => [bill.clinic, bill.number, date.slash(bill.served), $(bill.balance)]),
        ...(bills.length > 1 ? [["<b>Total balance due</b>", "", "", `<b>${$(all)}</b>`]] : []),
      ],
      "class=ft",
    )}<p>For a limited time we are able to accept <b>${$(offer)}</b> to settle in full if it reaches us by ${date.long(addDays(letter, 30))}; you would save ${$(all - offer)}. You may instead pay in 6 monthly payments of ${$(Math.ceil(all / 6))}. Checks returned by your bank cost $25.00.</p><p>If you have insurance or believe you qualify for financial assistance, call 1-630-555-0170. Medical debt under $500 is not reported to credit bureaus.</p><p>Sincerely,<br><br>R. Dash, Accounts Representative</p>`,
  );
  const agency = "WHITLOW & DASH MEDICAL COLLECTIONS";
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: agency,
          accounts: bills.map((bill) => ({
            kind: "loan" as const,
            institution: agency,
            accountLast4: bill.number.slice(-4),
            currentBalance: decimal(bill.balance),
          })),
          transactions: [],
        },
        ...CLINICS,
      ),
      Object.fromEntries(
        bills.flatMap((bill, index) => [
          [`accounts.${index}.kind`, "other"],
          [`accounts.${index}.statementDate`, letter],
          [`accounts.${index}.originalBalance`, decimal(bill.balance)],
          [`accounts.${index}.pastDue`, decimal(bill.balance)],
          [`accounts.${index}.minimumPayment`, decimal(bill.balance)],
        ]),
      ),
    ),
  };
});

export const sbLoans: readonly Layout[] = [
  fernhill,
  keystone,
  bayberry,
  velos,
  sumner,
  lumen,
  quarterly,
  osprey,
  whitlow,
];
