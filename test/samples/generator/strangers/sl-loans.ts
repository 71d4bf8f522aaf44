import { document, type Layout } from "../layout.ts";
import { addMonths, loanSizes, makeLoan, monthlyInterest } from "../loan-data.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { makeSchoolLoans, NEXT_PAGE } from "./sl-data.ts";

const $ = money.dollar;

/** A bank's old system: fixed pitch, capitals, short words, two figures to a line, and a stub on the same sheet. */
const fixedPitch: Layout = {
  name: "sl-auto-fixed-pitch",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed * 13 + 9, loanSizes.auto);
    const due = d.instalment + d.pastDue + d.lateFee;
    const cell = (label: string, value: string) => `${label.padEnd(19, ".")}${value.padStart(13, ".")}`;
    const line = (left: string, right = "") => `${left.padEnd(38)}${right}`;
    const sheet = [
      line("OZARK VALLEY BANK & TRUST", "INSTALLMENT LOAN BILLING"),
      line("CONSUMER LOAN OPERATIONS", `DATE PRINTED ${date.short(d.statementDate)}`),
      line("PO BOX 1140  JOPLIN MO 64802", "PAGE 1 OF 1"),
      "",
      "",
      line(`     ${d.person.name.toUpperCase()}`, `NOTE NBR     ${d.number}`),
      line(`     ${d.person.street.toUpperCase()}`, "TYPE         SIMPLE INT - VEHICLE"),
      line(`     ${d.person.town.toUpperCase()}`, "COLLATERAL   2022 HARRIER TX CREW"),
      "",
      "=".repeat(72),
      line(cell("NOTE DATE", date.short(d.openedOn)), cell("REG PMT AMT", $(d.instalment))),
      line(cell("AMT FINANCED", $(d.original)), cell("PMT DATE", date.short(d.dueDate))),
      line(cell("CONTRACT RATE", `${d.rate}%`), cell("AMT PAST DUE", $(d.pastDue))),
      line(cell("MATURES", date.short(d.maturity)), cell("LATE CHGS OWED", $(d.lateFee))),
      line(cell("CURR PRIN BAL", $(d.principal)), cell("TOTAL NOW DUE", $(due))),
      line(cell("ACCR INT TO DATE", $(d.perDiem * 9)), cell("DAILY INT", $(d.perDiem))),
      line(
        cell("PMTS REMAINING", String(d.termMonths - d.paymentsMade)),
        cell("INT PAID YTD", $(d.ytdInterest)),
      ),
      "=".repeat(72),
      "TRANSACTIONS SINCE LAST BILLING",
      "EFF DATE  DESCRIPTION             AMOUNT   PRINCIPAL    INTEREST   BALANCE",
      `${date.short(d.last.day)}  PAYMENT - DRIVE UP  ${$(d.last.amount).padStart(10)}${$(d.last.principal).padStart(12)}${$(d.last.interest).padStart(12)}${$(d.principal).padStart(12)}`,
      "",
      `IF THE PAYMENT IS MADE MORE THAN 10 DAYS AFTER ${date.short(d.dueDate)} A LATE CHARGE OF`,
      `${$(Math.round(d.instalment / 20))} WILL BE ASSESSED. NSF CHARGE $30.00. CREDIT LIFE NOT ELECTED.`,
      `THE AMOUNT TO PAY THIS NOTE OFF ON ${date.short(addDays(d.statementDate, 12))} IS ${$(d.principal + d.perDiem * 21)}.`,
      "NEW VEHICLE LOANS FROM 6.24% APR. ASK AT ANY BRANCH. MEMBER FDIC.",
      "",
      "- ".repeat(36),
      "PLEASE RETURN THIS PART",
      "",
      line(`NOTE NBR ${d.number}`, cell("TOTAL NOW DUE", $(due))),
      line("OZARK VALLEY BANK & TRUST", cell("PMT DATE", date.short(d.dueDate))),
      line("PO BOX 1140  JOPLIN MO 64802", cell("PRINCIPAL ONLY", "$_________")),
      line("", cell("ENCLOSED", "$_________")),
    ];
    const html = document(
      `body{font:10.5pt "Liberation Mono";padding-top:20px}pre{font:inherit;line-height:1.35;margin:0}`,
      `<pre>${sheet.join("\n").replaceAll("&", "&amp;")}</pre>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "OZARK VALLEY BANK & TRUST",
        accounts: [
          {
            kind: "auto-loan",
            institution: "OZARK VALLEY BANK & TRUST",
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
        allowed: {
          "accounts.0.feesCharged": [decimal(d.lateFee), "0.00"],
          "accounts.0.interestCharged": [decimal(d.last.interest)],
          "accounts.0.paymentsAndCredits": [decimal(d.last.amount)],
        },
      },
    };
  },
};

/** A lending app's monthly mail: the payment in a sentence, the loan as a list, an APR that counts the fee beside the rate. */
const appLender: Layout = {
  name: "sl-personal-app-monthly",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed * 17 + 2, loanSizes.personal);
    const fee = Math.round(d.original * 0.06);
    const withFee = (Number(d.rate) + 3.42).toFixed(2);
    const item = (label: string, value: string, note = "") =>
      `<div class=item><div>${label}<div class=note>${note}</div></div><div class=val>${value}</div></div>`;
    const upcoming = [0, 1, 2].map((step) => {
      const before = step === 0 ? d.principal : d.principal - d.nextPrincipal * step;
      const interest = monthlyInterest(before, d.rate);
      return [
        date.monthDay(addMonths(d.dueDate, step)),
        $(d.instalment),
        $(d.instalment - interest),
        $(interest),
      ];
    });
    const html = document(
      `body{font:10pt "DejaVu Sans";color:#222;padding:0 46px}${BASE}.item{display:flex;justify-content:space-between;padding:9px 0;border-bottom:1px solid #eceaf5}.note{color:#7a7a8c;font-size:7.5pt}.val{font-weight:bold}.card{border:1px solid #d9d4ef;border-radius:10px;padding:6px 18px;margin:14px 0}.pill{background:#5b3cc4;color:#fff;border-radius:20px;padding:3px 12px;font-size:8pt}th{font-size:7.5pt;color:#7a7a8c;font-weight:normal}td{padding:4px 0;font-size:9pt}.legal{font-size:6.5pt;color:#777;line-height:1.5}`,
      `<div style="text-align:center;font:bold 22pt 'DejaVu Sans';color:#5b3cc4;margin:10px 0 20px">quillo</div>
      <p>Hi ${d.person.name
        .split(" ")[0]
        ?.toLowerCase()
        .replace(/^./, (letter) => letter.toUpperCase())},</p>
      <p style="font-size:13pt;line-height:1.5">${d.pastDue > 0 ? `We could not collect your last payment, so <b>${$(d.pastDue)}</b> is overdue and a late fee of ${$(d.lateFee)} was added. ` : ""}Your next payment of <b>${$(d.instalment)}</b> will be withdrawn from your bank account ••6120 on <b>${date.long(d.dueDate)}</b>.</p>
      <p><span class=pill>AutoPay is on</span></p>
      <div class=card>${item("Loan", `#${d.number}`, "Unsecured personal loan")}${item("Remaining principal", $(d.principal), `As of ${date.long(d.statementDate)}`)}${item("You borrowed", $(d.original), `${date.long(d.openedOn)}; you received ${$(d.original - fee)} after a 6% origination fee of ${$(fee)}`)}${item("Interest rate", `${d.rate}%`, `${withFee}% APR, including the origination fee`)}${item("Payments made", `${d.paymentsMade} of ${d.termMonths}`)}${d.pastDue > 0 ? item("Overdue", $(d.pastDue)) : ""}${item("Final payment", date.long(d.maturity))}</div>
      <p><b>You paid us ${$(d.last.amount)} on ${date.long(d.last.day)}.</b> Of that, ${$(d.last.principal)} lowered your principal and ${$(d.last.interest)} was interest. So far this year you have paid ${$(d.ytdInterest)} in interest.</p>
      <p style="margin-bottom:2px"><b>Coming up</b></p>${grid("lrrr", ["Date", "Payment", "To principal", "To interest"], upcoming)}
      <p>Need cash again? You may be pre-approved for up to $12,500.00 at rates from 8.99% APR. Checking does not affect your score. <u>See my offer</u></p>
      <p class=legal>Loans made by Fairmont Shore Bank, Member FDIC, and serviced by Quillo Servicing LLC. This statement was sent to you on ${date.long(d.statementDate)}. Payoff today: ${$(d.payoff)}. Interest grows by ${$(d.perDiem)} a day. Late fee: the greater of $15.00 or 5% of the unpaid amount after 15 days. Unsuccessful payment fee $15.00. A representative example: a $10,000.00 loan at 14.50% over 36 months has an APR of 18.79% and payments of $344.21. Payments you make early do not change the next due date. NMLS ID 2208815, 440 Brannan St, San Francisco CA 94107.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "quillo",
        accounts: [
          {
            kind: "personal-loan",
            institution: "quillo",
            accountLast4: d.number.slice(-4),
            statementDate: d.statementDate,
            currentBalance: decimal(d.principal),
            originalBalance: decimal(d.original),
            minimumPayment: decimal(d.instalment),
            paymentDueDate: d.dueDate,
            ...(d.pastDue > 0 ? { pastDue: decimal(d.pastDue) } : {}),
            maturityDate: d.maturity,
            apr: d.rate,
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          institution: ["Quillo Servicing LLC", "Fairmont Shore Bank"],
          "accounts.0.institution": ["Quillo Servicing LLC", "Fairmont Shore Bank"],
          "accounts.0.feesCharged": [decimal(d.lateFee)],
          "accounts.0.interestCharged": [decimal(d.last.interest)],
          "accounts.0.paymentsAndCredits": [decimal(d.last.amount)],
        },
      },
    };
  },
};

/** A private lender for students: every loan in a box of its own, with its own number, rate and state; the sum stands on page one. */
const schoolBoxes: Layout = {
  name: "sl-student-loan-boxes",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeSchoolLoans(seed);
    const sum = (pick: (loan: (typeof d.loans)[number]) => number) =>
      d.loans.reduce((total, loan) => total + pick(loan), 0);
    const due = sum((loan) => loan.instalment);
    const box = (loan: (typeof d.loans)[number], index: number) =>
      `<div class=loan><div class=bar><b>Loan ${index + 1} of ${d.loans.length}</b><span>Loan ID ${loan.number}</span></div><div class=row><div>${pairs(
        [
          [
            "Product",
            `Signature ${loan.deferred ? "Graduate" : "Undergraduate"} ${loan.year}-${loan.year + 1}`,
          ],
          ["Status", loan.deferred ? "Deferred - in school" : "In repayment"],
          ["Disbursed", $(loan.original)],
          ["Current principal", $(loan.principal)],
          ["Unpaid interest", $(loan.accrued)],
        ],
      )}</div><div>${pairs([
        [loan.variable ? "Rate (variable, may change monthly)" : "Rate (fixed)", `${loan.rate}%`],
        ["Monthly payment", $(loan.instalment)],
        loan.deferred
          ? ["First payment expected", date.monthYear(addMonths(d.statement, 14))]
          : ["Payment due", date.bare(d.due)],
        ["Scheduled payoff date", date.bare(loan.ends)],
      ])}</div></div></div>`;
    const html = document(
      `body{font:9pt "Liberation Sans Narrow","Liberation Sans"}${BASE}.loan{border:1px solid #1a5276;border-radius:4px;margin:10px 0;break-inside:avoid}.loan .row{padding:5px 9px}.bar{background:#d6e6f0;display:flex;justify-content:space-between;padding:4px 9px}td{padding:2px 0}h2{font-size:13pt;color:#1a5276;margin:16px 0 6px}.top{border-bottom:3px double #1a5276;padding-bottom:8px}`,
      `<div class="row top"><div style="font:bold 19pt 'Liberation Serif';color:#1a5276">Alder &amp; Oak <span style="font-weight:normal">Student Lending</span></div><div class=r>Statement of Student Loans<br>Issued ${date.bare(d.statement)}<br>Customer ${d.customer}</div></div>
      <div class=row style="margin:26px 0"><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div style="border:2px solid #1a5276;padding:10px;text-align:center">Amount to pay this month<br><span style="font:bold 20pt 'Liberation Sans'">${$(due)}</span><br>by <b>${date.bare(d.due)}</b></div></div>
      <h2>Portfolio total</h2>${grid(
        "rrrr",
        ["Disbursed", "Current principal", "Unpaid interest", "Principal and interest"],
        [
          [
            $(sum((loan) => loan.original)),
            $(sum((loan) => loan.principal)),
            $(sum((loan) => loan.accrued)),
            $(sum((loan) => loan.principal + loan.accrued)),
          ],
        ],
      )}<p>Your cosigner receives a copy. Your last payment, ${$(due)} on ${date.bare(d.paidOn)}, was spread over the loans in repayment. If a loan is deferred, its unpaid interest is added to its principal when deferment ends. You may pay interest at any time.</p>
      <h2>Loan by loan</h2>${d.loans.map(box).join("")}
      ${NEXT_PAGE}<h2>What else you should know</h2><p>Variable rates are the 30-day average SOFR (4.31%) plus a margin between 1.25% and 9.75%; they cannot exceed 17.95%. A 0.25% discount for automatic debit is included above while you are enrolled. If a payment is 15 days late we charge 5% of it, at most $25.00. A check that is returned costs $20.00.</p><p>Pay ${$(due + 5_000)} instead of ${$(due)} each month and you would finish sooner; tell us which loan the extra ${$(5_000)} should go to. Otherwise it is spread in proportion to the payments.</p><p>Interest you paid in ${Number(d.statement.slice(0, 4)) - 1}: ${$(sum((loan) => monthlyInterest(loan.original, loan.rate)) * 11)}. Your form 1098-E shows this figure.</p><p>Refinance up to $250,000.00 from 5.24% APR (fixed, with automatic debit). Student loans held by the Department of Education have benefits that private loans lack.</p><p class=small>Alder &amp; Oak Lending Company, PO Box 9500, Wilkes-Barre PA 18773. Send disputes to PO Box 9532. Borrowers in distress: call (800) 555-0172 about reduced payments, forbearance of up to 12 months, or a disability discharge.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "Alder & Oak Student Lending",
        accounts: d.loans.map((loan) => ({
          kind: "student-loan" as const,
          institution: "Alder & Oak Student Lending",
          accountLast4: loan.number.slice(-4),
          statementDate: d.statement,
          currentBalance: decimal(loan.principal),
          originalBalance: decimal(loan.original),
          minimumPayment: decimal(loan.instalment),
          ...(loan.deferred ? {} : { paymentDueDate: d.due }),
          maturityDate: loan.ends,
          apr: loan.rate,
        })),
        transactions: [],
        transactionsOpen: true,
        allowed: Object.fromEntries([
          ["institution", ["Alder & Oak", "Alder & Oak Lending Company"]],
          ...d.loans.flatMap((loan, index) => [
            [`accounts.${index}.institution`, ["Alder & Oak", "Alder & Oak Lending Company"]],
            ...(loan.deferred ? [[`accounts.${index}.paymentDueDate`, [d.due]]] : []),
          ]),
        ]),
      },
    };
  },
};

export const slLoans: readonly Layout[] = [fixedPitch, appLender, schoolBoxes];
