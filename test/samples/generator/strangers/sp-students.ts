import { document } from "../layout.ts";
import { accountNumber } from "../loan-data.ts";
import { BASE, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { layoutOf, makeSchoolLoans, openIn, paper, sum } from "./sp-data.ts";

const $ = money.dollar;

/** A federal servicer that sets its loan groups side by side, one a column, with a total column behind. */
const federal = layoutOf("sp-student-federal-groups-in-columns", (seed) => {
  const d = makeSchoolLoans(seed, [2, 3], ["2.75", "3.73", "4.99", "5.50", "6.53", "7.54"]);
  const person = makePerson(d.random);
  const number = accountNumber(d.random, 10);
  const issuer = "Oakmere Student Aid Services";
  const regular = sum(d.loans, (loan) => loan.instalment);
  const behind = sum(d.loans, (loan) => loan.pastDue);
  const types = ["DIRECT SUBSIDIZED", "DIRECT UNSUBSIDIZED", "DIRECT GRAD PLUS"];
  const line = (label: string, cells: readonly string[], total: string) =>
    `<tr><td>${label}</td>${cells.map((cell) => `<td class=r>${cell}</td>`).join("")}<td class="r t">${total}</td></tr>`;
  const amounts = (label: string, of: (loan: (typeof d.loans)[number]) => number) =>
    line(
      label,
      d.loans.map((loan) => $(of(loan))),
      $(sum(d.loans, of)),
    );
  const html = document(
    `body{font:9.2pt "Liberation Sans";color:#1e2a33}${BASE}.logo{font-size:21pt;color:#1f6f4a;letter-spacing:-1px}.logo small{display:block;font-size:8.5pt;letter-spacing:1px}.bar{background:#1f6f4a;color:#fff;padding:4px 8px;font-weight:bold;margin:12px 0 6px}.g td{border-bottom:1px solid #cfdad4;padding:3px 5px}.t{background:#eef4f0}.key td{padding:2px 0}.key tr:last-child td{font-size:12pt;font-weight:bold}.cut{border-top:1px dashed;margin-top:22px;padding-top:8px}.small{color:#455}`,
    `<div class=row><div class=logo>Oakmere<small>Student Aid Services</small></div><div class="r small">Oakmere Servicing Corp. on behalf of the U.S. Department of Education<br>P.O. Box 9640 &middot; Sheboygan, WI 53082-9640<br>800-555-0166 &middot; oakmere.studentaid.example</div></div>
    <div class=row style="margin-top:16px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
      [
        ["Account Number", number],
        ["Statement Date", date.slash(d.statementDate)],
        ["Current Amount Due", $(regular)],
        ["Past Due Amount", $(behind)],
        ["Due Date", date.slash(d.dueDate)],
        ["Total Amount Due", $(regular + behind)],
      ],
      "class=key",
    )}</div></div>
    <p>${d.late ? `<b>Your account is past due.</b> We have not received ${$(behind)}. If you cannot pay, an income-driven plan may lower your payment to as little as $0.00.` : `Your monthly payment of ${$(regular)} is scheduled to be debited from your bank account at Prairie Union Bank on ${date.long(d.dueDate)}.`}</p>
    <div class=bar>YOUR LOAN GROUPS</div><table class=g><tr><th></th>${d.loans.map((_, index) => `<th class=r>Group A${"ABC"[index]}</th>`).join("")}<th class="r t">All groups</th></tr>
    ${line(
      "Loan program",
      d.loans.map((_, index) => types[index] ?? ""),
      "",
    )}${line(
      "First disbursed",
      d.loans.map((loan) => date.slash(loan.disbursed)),
      "",
    )}${line(
      "Award ID",
      d.loans.map((loan) => `${loan.number.slice(0, 9)}S26G0${loan.number.slice(8)}`),
      "",
    )}${line(
      "Fixed interest rate",
      d.loans.map((loan) => `${loan.rate}%`),
      "",
    )}${amounts("Original loan amount", (loan) => loan.original)}${amounts("Principal balance", (loan) => loan.principal)}${amounts("Outstanding interest", (loan) => loan.accrued)}${amounts("Outstanding balance", (loan) => loan.principal + loan.accrued)}${amounts("Last payment to interest", (loan) => loan.interestPaid)}${amounts("Last payment to principal", (loan) => loan.principalPaid)}${amounts("Past due", (loan) => loan.pastDue)}${amounts("Monthly payment", (loan) => loan.instalment)}</table>
    <div class=small style="margin-top:10px"><p>Last payment of ${$(regular)} was effective ${date.slash(d.paidOn)}. Interest is calculated daily: principal x rate / 365.25. On $10,000.00 at 5.50% one day of interest is $1.51. Qualifying PSLF payments: ${d.random.whole(3, 96)} of 120.</p><p>Payments above the amount due are applied to the group with the highest rate and may advance your due date. A 0.25% reduction applies during auto debit. We never charge late fees on loans owned by the Department.</p></div>
    <div class="cut row"><div class=small>Make payable to:<br><b>U.S. DEPARTMENT OF EDUCATION</b><br>PO BOX 2837, PORTLAND OR 97208-2837</div><div>${pairs(
      [
        ["Account", number],
        [`Pay by ${date.slash(d.dueDate)}`, $(regular + behind)],
        ["Amount enclosed", "$ _ _ _ _ . _ _"],
      ],
    )}</div></div>`,
  );
  return {
    html,
    truth: paper(
      d.loans.map((loan) => ({
        kind: "student-loan",
        institution: issuer,
        accountLast4: number.slice(-4),
        statementDate: d.statementDate,
        currentBalance: decimal(loan.principal),
        originalBalance: decimal(loan.original),
        minimumPayment: decimal(loan.instalment),
        paymentDueDate: d.dueDate,
        pastDue: decimal(loan.pastDue),
        apr: loan.rate,
      })),
      ["Oakmere", "Oakmere Servicing Corp.", "U.S. Department of Education", "U.S. DEPARTMENT OF EDUCATION"],
      openIn(d.loans, {
        interestCharged: (loan) => [decimal(loan.accrued), decimal(loan.interestPaid)],
        paymentsAndCredits: (loan) => [decimal(loan.instalment)],
        accountLast4: (loan) => [loan.number.slice(-4)],
      }),
    ),
  };
});

/** A bank's student loan brand: one block a loan with a number of its own, a variable rate, a total that falls due on one day. */
const privateBank = layoutOf("sp-student-division-of-bank", (seed) => {
  const d = makeSchoolLoans(seed + 7, [1, 3], ["4.375", "6.125", "9.99", "11.75", "13.62"]);
  const person = makePerson(d.random);
  const issuer = "Juniper Student Loans";
  const customer = accountNumber(d.random, 9);
  const regular = sum(d.loans, (loan) => loan.instalment);
  const behind = sum(d.loans, (loan) => loan.pastDue);
  const fees = sum(d.loans, (loan) => loan.fees);
  const html = document(
    `body{font:10pt "Liberation Serif";color:#222}${BASE}.brand{font:bold 20pt "DejaVu Sans";color:#7b2d5b}.brand i{font:normal 8pt "DejaVu Sans";color:#555;display:block}.due{background:#7b2d5b;color:#fff;padding:10px 14px;border-radius:10px}.due b{font-size:15pt}.loan{border-left:5px solid #7b2d5b;padding:2px 0 2px 10px;margin:12px 0;break-inside:avoid}.loan h4{margin:0 0 3px}.loan td{padding:1px 0}.small{font:7.2pt/1.4 "DejaVu Sans"}`,
    `<div class=row><div class=brand>Juniper Student Loans<i>a division of Halvard Bank, N.A.</i></div><div class="small r">Statement for customer ${customer.slice(0, 3)}-${customer.slice(3)}<br>${date.long(d.statementDate)}<br>Page 1 of 1</div></div>
    <div class=row style="margin:14px 0"><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=due>Please pay <b>${$(regular + behind + fees)}</b><br>by ${date.long(d.dueDate)}<br><span class=small>Includes ${$(behind)} past due and ${$(fees)} in late fees.</span></div></div>
    <p>We received ${$(regular)} on ${date.longNoYear(d.paidOn)}. Thank you. ${d.late ? "At least one loan below is past due; your cosigner has been sent a copy of this statement." : "All your loans are in good standing."}</p>
    ${d.loans
      .map(
        (loan, index) =>
          `<div class=loan><h4>Loan ${index + 1} of ${d.loans.length} &mdash; ${index === 0 ? "Undergraduate" : "Graduate"} Private Loan, account ending ${loan.number.slice(-4)}</h4><div class=row>${pairs(
            [
              ["Amount disbursed", $(loan.original)],
              ["Principal", $(loan.principal)],
              ["Unpaid interest", $(loan.accrued)],
              ["Balance with interest", $(loan.principal + loan.accrued)],
            ],
          )}${pairs([
            ["Interest rate", `${loan.rate}% (variable)`],
            ["This month's payment", $(loan.instalment)],
            ["Past due", $(loan.pastDue)],
            ["Late fees", $(loan.fees)],
          ])}</div><div class=small>Index 30-day Average SOFR ${(4 + index / 10).toFixed(2)}% plus a margin. Rate cap 18.00%. First disbursed ${date.slash(loan.disbursed)}.</div></div>`,
      )
      .join("")}
    <div class=small><p><b>Late payments.</b> A late fee of up to 6% of the payment, or $25 where less, applies ten days after the due date. <b>Returned payments</b> cost $20. <b>Cosigner release</b> may be requested after 12 consecutive on-time payments of principal and interest.</p><p><b>Graduation reward.</b> Earn 1.00% of each new loan as a cash reward with a GPA of 3.0 or better; up to $500. Refinance from 5.24% fixed APR. <b>Death or disability:</b> call 1-800-555-0188.</p><p>Juniper is a registered mark of Halvard Bank, N.A., Member FDIC, Equal Housing Lender. Mail: Halvard Bank Payment Center, PO Box 30948, Salt Lake City, UT 84130.</p></div>`,
  );
  return {
    html,
    truth: paper(
      d.loans.map((loan) => ({
        kind: "student-loan",
        institution: issuer,
        accountLast4: loan.number.slice(-4),
        statementDate: d.statementDate,
        currentBalance: decimal(loan.principal),
        originalBalance: decimal(loan.original),
        minimumPayment: decimal(loan.instalment),
        paymentDueDate: d.dueDate,
        pastDue: decimal(loan.pastDue),
        apr: loan.rate,
      })),
      [
        "Halvard Bank, N.A.",
        "Halvard Bank",
        "Juniper",
        "Juniper Student Loans, a division of Halvard Bank, N.A.",
      ],
      openIn(d.loans, {
        interestCharged: (loan) => [decimal(loan.accrued)],
        feesCharged: (loan) => [decimal(loan.fees)],
        paymentsAndCredits: () => [decimal(regular)],
      }),
    ),
  };
});

/** A state authority's print of fixed columns, doing business under another name; loans are sequence numbers under one account. */
const authority = layoutOf("sp-student-authority-fixed-columns", (seed) => {
  const d = makeSchoolLoans(seed + 13, [2, 5], ["3.400", "4.875", "6.800", "7.900", "8.250"]);
  const person = makePerson(d.random);
  const number = `${accountNumber(d.random, 2)} ${accountNumber(d.random, 4)} ${accountNumber(d.random, 4)}`;
  const issuer = "AidPoint Loan Services";
  const regular = sum(d.loans, (loan) => loan.instalment);
  const behind = sum(d.loans, (loan) => loan.pastDue);
  const fees = sum(d.loans, (loan) => loan.fees);
  const columns = [5, 10, 9, 12, 12, 10, 10, 10, 9];
  const row = (...cells: readonly string[]) =>
    cells
      .map((cell, index) =>
        index < 2 ? cell.padEnd(columns[index] ?? 0) : cell.padStart(columns[index] ?? 0),
      )
      .join("");
  const line = (label: string, value: string) => `${label.padEnd(34, ".")} ${value.padStart(14)}`;
  const body = [
    "AIDPOINT LOAN SERVICES                                           BILLING NOTICE",
    `P O BOX 2461  HARRISBURG PA 17105-2461                      DATE  ${date.dashed(d.statementDate)}`,
    "1-800-555-0121  WWW.AIDPOINT.EXAMPLE",
    "",
    `   ${person.name.toUpperCase()}`,
    `   ${person.street.toUpperCase()}`,
    `   ${person.town.toUpperCase()}`,
    "",
    line("ACCOUNT NUMBER", number),
    line("PAYMENT DUE DATE", date.dashed(d.dueDate)),
    line("CURRENT PAYMENT DUE", grouped(regular)),
    line("PLUS PAST DUE PAYMENTS", grouped(behind)),
    line("PLUS UNPAID LATE FEES", grouped(fees)),
    line("TOTAL NOW DUE", `$${grouped(regular + behind + fees)}`),
    "",
    row("LOAN", "PROGRAM", "RATE", "ORIG AMT", "PRINCIPAL", "INTEREST", "PAST DUE", "PAYMENT", "LATE FEE"),
    "-".repeat(87),
    ...d.loans.map((loan, index) =>
      row(
        `000${index + 1}`,
        ["STFFRD", "UNSTFD", "PLUSGR", "CNSLDN", "ALTPVT"][index] ?? "",
        loan.rate,
        grouped(loan.original),
        grouped(loan.principal),
        grouped(loan.accrued),
        grouped(loan.pastDue),
        grouped(loan.instalment),
        grouped(loan.fees),
      ),
    ),
    "-".repeat(87),
    row(
      "TOTAL",
      "",
      "",
      grouped(sum(d.loans, (loan) => loan.original)),
      grouped(sum(d.loans, (loan) => loan.principal)),
      grouped(sum(d.loans, (loan) => loan.accrued)),
      grouped(behind),
      grouped(regular),
      grouped(fees),
    ),
    "",
    `LAST PAYMENT ${date.dashed(d.paidOn)}  ${grouped(regular)}  PRIN ${grouped(sum(d.loans, (loan) => loan.principalPaid))}  INT ${grouped(sum(d.loans, (loan) => loan.interestPaid))}`,
    `INTEREST PAID ${Number(d.statementDate.slice(0, 4)) - 1} PER IRS FORM 1098-E   ${grouped(sum(d.loans, (loan) => loan.interestPaid) * 11)}`,
    "",
    d.late
      ? "YOUR LOANS ARE DELINQUENT. LATE FEES OF 6 PERCENT OF EACH PAST DUE PAYMENT WERE ASSESSED."
      : `TO AVOID A LATE FEE WE MUST RECEIVE YOUR PAYMENT BY ${date.dashed(addDays(d.dueDate, 15))}.`,
    "PAYMENTS SATISFY LATE FEES, THEN INTEREST, THEN PRINCIPAL. REPAYMENT SCHEDULE: LEVEL, 120 MONTHS.",
    "THE MINIMUM ANNUAL PAYMENT UNDER 20 USC 1077 IS $600.00. RETURNED CHECK FEE $5.00.",
    "",
    "AIDPOINT LOAN SERVICES IS A BUSINESS NAME OF THE BLUE RIDGE HIGHER EDUCATION ASSISTANCE AUTHORITY",
    "(BRHEAA), SERVICER FOR THE HOLDER OF YOUR LOANS: NORTHSTAR EDUCATION TRUST 2012-1, FORMERLY",
    "KEYBOROUGH BANK.",
    "",
    `-  -  -  -  -  -  DETACH AND RETURN WITH PAYMENT TO  AIDPOINT  PO BOX 65093 BALTIMORE MD  -  -  -`,
    `${number}      DUE ${date.dashed(d.dueDate)}     $${grouped(regular + behind + fees)}      ENCLOSED $________.____`,
  ].join("\n");
  const html = document(
    `body{font:8.6pt/1.35 "Liberation Mono"}pre{font:inherit;margin:18px 0 0;white-space:pre}`,
    `<pre>${body}</pre>`,
  );
  return {
    html,
    truth: paper(
      d.loans.map((loan) => ({
        kind: "student-loan",
        institution: issuer,
        accountLast4: number.slice(-4),
        statementDate: d.statementDate,
        currentBalance: decimal(loan.principal),
        originalBalance: decimal(loan.original),
        minimumPayment: decimal(loan.instalment),
        paymentDueDate: d.dueDate,
        pastDue: decimal(loan.pastDue),
        apr: loan.rate.replace(/0$/, ""),
      })),
      [
        "AIDPOINT LOAN SERVICES",
        "AidPoint",
        "AIDPOINT",
        "BRHEAA",
        "BLUE RIDGE HIGHER EDUCATION ASSISTANCE AUTHORITY",
      ],
      openIn(d.loans, {
        apr: (loan) => [loan.rate],
        interestCharged: (loan) => [decimal(loan.accrued)],
        feesCharged: (loan) => [decimal(loan.fees)],
        accountLast4: (loan) => [`000${d.loans.indexOf(loan) + 1}`],
      }),
    ),
  };
});

export const spStudents = [federal, privateBank, authority];
