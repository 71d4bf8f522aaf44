import type { AccountFacts } from "#contract/extraction.ts";
import { document, type Layout, type Truth } from "./layout.ts";
import { type LoanData, loanTruth, makeLoan } from "./lender-data.ts";
import { addDays, date, decimal, money } from "./print-styles.ts";

const truthOf = (institution: string, ...accounts: readonly AccountFacts[]): Truth => ({
  documentType: "loans",
  institution,
  accounts,
  transactions: [],
  transactionsOpen: true,
});
const layout = (name: string, make: Layout["make"]): Layout => ({
  name,
  type: "loans",
  heldOut: false,
  make,
});

const STYLE = `body{font:9.5pt "Liberation Sans"}table{width:100%}td,th{padding:2px 4px;text-align:left;vertical-align:top}.r{text-align:right}.h{display:flex;justify-content:space-between}.b{font-size:18pt;font-weight:bold;color:#136}.s{font-size:7.5pt}.c{display:flex;gap:28px}.c>div{flex:1}h4{margin:12px 0 3px}.x{border:1px solid #999;padding:8px}`;
const row = (label: string, value: string) => `<tr><td>${label}</td><td class=r>${value}</td></tr>`;
const rows = (...pairs: readonly (readonly [string, string])[]) =>
  `<table>${pairs.map(([label, value]) => row(label, value)).join("")}</table>`;
const cells = (tag: "td" | "th", values: readonly string[]) =>
  `<tr>${values.map((value, index) => `<${tag}${index > 0 ? " class=r" : ""}>${value}</${tag}>`).join("")}</tr>`;
const sum = (list: readonly LoanData[], pick: (data: LoanData) => number) =>
  list.reduce((total, data) => total + pick(data), 0);
const GROUPS = ["AA", "AB", "AC", "AD"];

function makeGroups(seed: number): LoanData[] {
  const count = 2 + (seed % 3);
  const first = makeLoan(seed, [60, 190], [3, 6], 120);
  return Array.from({ length: count }, (_, index) => ({
    ...makeLoan(seed * 7 + index, [30, 120], [3, 6], 120),
    last4: first.last4,
    statement: first.statement,
    due: first.due,
    pastDue: 0,
    fees: 0,
  }));
}

/** Loan groups as rows, a total line below, the sum of all instalments above. */
const studentRows = layout("loan-student-rows", (seed) => {
  const groups = makeGroups(seed);
  const [d] = groups as [LoanData];
  const name = "Prairie Student Loan Servicing";
  const html = document(
    STYLE,
    `<div class=h><div class=b>Prairie</div><div>Prairie Student Loan Servicing<br>P.O. Box 82561, Lincoln, NE 68501</div></div>
    <div class=c><div class=x>${rows(["Account Number", `E${d.last4.slice(0, 2)}0${d.last4}`], ["Statement Date", date.slash(d.statement)], ["Due Date", date.slash(d.due)], ["Current Amount Due", money.dollar(sum(groups, (g) => g.instalment))], ["Past Due Amount", "$0.00"], ["<b>Total Amount Due</b>", `<b>${money.dollar(sum(groups, (g) => g.instalment))}</b>`])}</div><div><p>You can save 0.25% when you enrol in auto debit. Student loan repayment plan: Standard.</p></div></div>
    <h4>Loan Group Information</h4><table border=1>${cells("th", ["Group", "Original<br>Principal", "Interest<br>Rate", "Unpaid<br>Interest", "Fees", "Current<br>Principal Balance", "Regular Monthly<br>Payment Amount"])}${groups.map((g, i) => cells("td", [GROUPS[i] ?? "", money.dollar(g.original), `${g.rate}%`, money.dollar(g.unpaidInterest), "$0.00", money.dollar(g.principal), money.dollar(g.instalment)])).join("")}${cells("td", ["Total", money.dollar(sum(groups, (g) => g.original)), "", money.dollar(sum(groups, (g) => g.unpaidInterest)), "$0.00", money.dollar(sum(groups, (g) => g.principal)), money.dollar(sum(groups, (g) => g.instalment))])}</table>
    <h4>Payments since your last statement</h4><table>${cells("th", ["Group", "Date", "Principal", "Interest", "Fees", "Total"])}${groups.map((g, i) => cells("td", [GROUPS[i] ?? "", date.slash(d.statement), money.dollar(g.principalPart), money.dollar(g.interestPart), "$0.00", money.dollar(g.instalment)])).join("")}</table><p class=s>A late fee of up to 6% of the payment may be charged.</p>`,
  );
  return {
    html,
    truth: truthOf(
      name,
      ...groups.map((g) =>
        loanTruth(
          g,
          "student-loan",
          name,
          "accountLast4",
          "statementDate",
          "currentBalance",
          "originalBalance",
          "minimumPayment",
          "paymentDueDate",
          "apr",
        ),
      ),
    ),
  };
});

/** One block of labels and values for each loan, two pages possible. */
const studentBlocks = layout("loan-student-blocks", (seed) => {
  const groups = makeGroups(seed);
  const [d] = groups as [LoanData];
  const name = "Gateway Federal Loan Services";
  const types = [
    "Direct Loan - Subsidized",
    "Direct Loan - Unsubsidized",
    "Direct Consolidation Unsubsidized",
    "Direct PLUS Graduate",
  ];
  const html = document(
    STYLE,
    `<div class=b>Gateway Federal Loan Services</div><p>on behalf of the U.S. Department of Education</p><div class=h><div>Statement Date: ${date.long(d.statement)}<br>Account Number: XX-XXXX-${d.last4}</div><div class=x>${rows(["Payment Due Date", date.slash(d.due)], ["Total Payment Due", money.dollar(sum(groups, (g) => g.instalment))], ["Total Outstanding Balance", money.dollar(sum(groups, (g) => g.principal + g.unpaidInterest))])}</div></div><h3>Loan Details</h3>
    ${groups.map((g, i) => `<h4>Loan ${i + 1}: ${types[i]}</h4><div class=c><div>${rows(["Original Loan Amount", money.dollar(g.original)], ["Outstanding Principal", money.dollar(g.principal)], ["Outstanding Interest", money.dollar(g.unpaidInterest)], ["Total Loan Balance", money.dollar(g.principal + g.unpaidInterest)])}</div><div>${rows(["Interest Rate", `${g.rate}% Fixed`], ["Monthly Payment", money.dollar(g.instalment)], ["Repayment Plan", "Standard"], ["Disbursement Date", date.slash(g.opened)])}</div></div>`).join("")}
    <p class=s>If you pay less than the total payment due, we apply it to each loan in proportion. Deferment and forbearance are possible.</p>`,
  );
  return {
    html,
    truth: truthOf(
      name,
      ...groups.map((g) =>
        loanTruth(
          g,
          "student-loan",
          name,
          "accountLast4",
          "statementDate",
          "currentBalance",
          "originalBalance",
          "minimumPayment",
          "paymentDueDate",
          "apr",
        ),
      ),
    ),
  };
});

/** Loans as columns, the total in the last one. */
const studentColumns = layout("loan-student-columns", (seed) => {
  const groups = makeGroups(seed).slice(0, 3);
  const [d] = groups as [LoanData];
  const name = "Summit Education Loans";
  const line = (label: string, pick: (g: LoanData) => string, total: string) =>
    cells("td", [label, ...groups.map((g) => pick(g)), total]);
  const html = document(
    STYLE,
    `<div class=h><div class=b>SUMMIT EDUCATION LOANS</div><div>Private student loan billing statement</div></div>
    <div class=h><div>Account #: *****${d.last4}</div><div>Billing date: ${date.abbreviated(d.statement)}</div><div>Payment due: <b>${date.abbreviated(d.due)}</b></div></div>
    <h4>Your loans</h4><table>${cells("th", ["", ...groups.map((_, i) => `Loan ${i + 1}`), "Total"])}${line("Current principal", (g) => money.dollar(g.principal), money.dollar(sum(groups, (g) => g.principal)))}${line("Unpaid interest", (g) => money.dollar(g.unpaidInterest), money.dollar(sum(groups, (g) => g.unpaidInterest)))}${line("Current balance", (g) => money.dollar(g.principal + g.unpaidInterest), money.dollar(sum(groups, (g) => g.principal + g.unpaidInterest)))}${line("Interest rate", (g) => `${g.rate}%`, "")}${line("Regular monthly payment", (g) => money.dollar(g.instalment), money.dollar(sum(groups, (g) => g.instalment)))}</table>
    <p>Amount due by ${date.abbreviated(d.due)}: <b>${money.dollar(sum(groups, (g) => g.instalment))}</b></p>`,
  );
  return {
    html,
    truth: truthOf(
      name,
      ...groups.map((g) =>
        loanTruth(
          g,
          "student-loan",
          name,
          "accountLast4",
          "statementDate",
          "currentBalance",
          "minimumPayment",
          "paymentDueDate",
          "apr",
        ),
      ),
    ),
  };
});

/** Summary left, last payment and payoff as decoys. */
const auto = layout("loan-auto-summary", (seed) => {
  const d = makeLoan(seed, [180, 520], [3, 14], 72);
  const name = "Crestline Auto Finance";
  const html = document(
    STYLE,
    `<div class=h><div class=b>Crestline Auto Finance</div><div>Auto Loan Statement<br>Statement Date: ${date.slash(d.statement)}</div></div><div class=c><div class=x><h4>ACCOUNT SUMMARY</h4>${rows(["Account Number", `611-9021-${d.last4}`], ["Vehicle", "2022 HONDA CR-V EX"], ["Principal Balance", money.dollar(d.principal)], ["Annual Percentage Rate", `${d.rate}%`], ["Daily Interest", money.dollar(Math.round(d.interestPart / 30))], ["Original Amount Financed", money.dollar(d.original)], ["Contract Maturity Date", date.slash(d.matures)])}</div><div class=x><h4>PAYMENT INFORMATION</h4>${rows(["Payment Due Date", date.slash(d.due)], ["Regular Payment Amount", money.dollar(d.instalment)], ["Past Due Amount", money.dollar(d.pastDue)], ["Late Charges", money.dollar(d.fees)], ["<b>Total Amount Due</b>", `<b>${money.dollar(d.instalment + d.pastDue + d.fees)}</b>`])}</div></div>
    <h4>LAST PAYMENT RECEIVED</h4>${rows(["Date", date.slash(d.opened)], ["Payment Amount", money.dollar(d.instalment)], ["Principal Paid", money.dollar(d.principalPart)], ["Interest Paid", money.dollar(d.instalment - d.principalPart)])}<p class=s>10-day payoff amount good through ${date.slash(d.lateAfter)}: ${money.dollar(d.payoff)}. A late charge of ${money.dollar(d.lateFee)} applies after ${date.slash(d.lateAfter)}.</p>`,
  );
  return {
    html,
    truth: truthOf(
      name,
      loanTruth(
        d,
        "auto-loan",
        name,
        "accountLast4",
        "statementDate",
        "currentBalance",
        "originalBalance",
        "minimumPayment",
        "paymentDueDate",
        "pastDue",
        "maturityDate",
        "apr",
      ),
    ),
  };
});

/** Boxes with the value under its label, a payment coupon. */
const autoBoxes = layout("loan-auto-boxes", (seed) => {
  const d = makeLoan(seed, [150, 480], [2, 11], 60);
  const name = "Meridian Motor Credit";
  const box = (label: string, value: string) =>
    `<td class=x>${label}<br><b style="font-size:12pt">${value}</b></td>`;
  const html = document(
    STYLE,
    `<div class=b>Meridian Motor Credit</div><p>Retail Installment Contract &nbsp; Account ending in ${d.last4} &nbsp; Statement date ${date.long(d.statement)}</p><table><tr>${box("Amount due", money.dollar(d.instalment))}${box("Due date", date.long(d.due))}${box("Remaining principal", money.dollar(d.principal))}</tr><tr>${box("APR", `${d.rate}%`)}${box("Maturity date", date.long(d.matures))}${box("Payoff amount as of today", money.dollar(d.payoff))}</tr></table>
    <p>Your vehicle: 2023 Corolla LE, VIN ending 40112. Payments made this year: ${money.dollar(d.paidYearToDate)}.</p><hr><div class=h><div>Please detach and return with your payment</div><div>${rows(["Account number", `••••${d.last4}`], ["Payment due", date.slash(d.due)], ["Amount due", money.dollar(d.instalment)], ["Amount enclosed", "$ ______"])}</div></div>`,
  );
  return {
    html,
    truth: truthOf(
      name,
      loanTruth(
        d,
        "auto-loan",
        name,
        "accountLast4",
        "statementDate",
        "currentBalance",
        "minimumPayment",
        "paymentDueDate",
        "maturityDate",
        "apr",
      ),
    ),
  };
});

/** Interest rate beside an APR that counts the origination fee. */
const personal = layout("loan-personal-two-rates", (seed) => {
  const d = makeLoan(seed, [50, 400], [7, 21], 60);
  const name = "Brightway Lending";
  const html = document(
    STYLE,
    `<div class=h><div class=b>brightway</div><div>Brightway Lending</div></div><h3>Personal Loan Statement</h3><p>Loan ID ${d.last4.slice(0, 1)}77${d.last4} · Statement period ending ${date.abbreviated(d.statement)}</p><div class=c><div>${rows(["Monthly payment", money.dollar(d.instalment)], ["Due on", date.abbreviated(d.due)], ["Remaining principal balance", money.dollar(d.principal)])}</div><div>${rows(["Loan amount", money.dollar(d.original)], ["Interest rate", `${d.rate}%`], ["APR (includes origination fee)", `${d.aprWithFee}%`], ["Final payment date", date.abbreviated(d.matures)])}</div></div><h4>How your next payment is applied</h4>${rows(["Principal", money.dollar(d.principalPart)], ["Interest", money.dollar(d.interestPart)], ["Total", money.dollar(d.instalment)])}<p class=s>Payoff quote as of ${date.abbreviated(d.statement)}: ${money.dollar(d.payoff)}. Unpaid late fees: $0.00. You are eligible for a new loan of up to $20,000 at 9.99% APR!</p>`,
  );
  return {
    html,
    truth: truthOf(
      name,
      loanTruth(
        d,
        "personal-loan",
        name,
        "accountLast4",
        "statementDate",
        "currentBalance",
        "originalBalance",
        "minimumPayment",
        "paymentDueDate",
        "maturityDate",
        "apr",
      ),
    ),
  };
});

/** The amount due is explained in parts; overdue payment, fees and escrow are among them. */
const mortgage = layout("loan-mortgage-overdue", (seed) => {
  const d = makeLoan(seed, [1_500, 5_400], [3, 7], 360);
  const name = "Cedar Ridge Mortgage";
  const regular = d.instalment + d.escrowPart;
  const overdue = d.pastDue === 0 ? 0 : regular;
  const html = document(
    STYLE,
    `<div class=h><div class=b>Cedar Ridge Mortgage</div><div><b>Mortgage Statement</b><br>Statement Date: ${date.slash(d.statement)}</div></div><div class=h><div>Customer Service: 1-800-555-0177<br>www.cedarridge.example</div><div class=x>${rows(["Account Number", `00${d.last4.slice(1)}${d.last4}`], ["Payment Due Date", date.slash(d.due)], ["<b>Amount Due</b>", `<b>${money.dollar(regular + overdue + d.fees)}</b>`])}<i class=s>If payment is received after ${date.slash(d.lateAfter)}, ${money.dollar(d.lateFee)} late fee will be charged.</i></div></div>
    <div class=c><div><h4>Account Information</h4>${rows(["Outstanding Principal", money.dollar(d.principal)], ["Interest Rate (Until October 2031)", `${d.rate}%`], ["Prepayment Penalty", "No"], ["Maturity Date", date.slash(d.matures)], ["Escrow Balance", money.dollar(d.escrowPart * 4)])}</div><div><h4>Explanation of Amount Due</h4>${rows(["Principal", money.dollar(d.principalPart)], ["Interest", money.dollar(d.interestPart)], ["Escrow (for Taxes and Insurance)", money.dollar(d.escrowPart)], ["<b>Regular Monthly Payment</b>", `<b>${money.dollar(regular)}</b>`], ["Total Fees Charged", money.dollar(d.fees)], ["Overdue Payment", money.dollar(overdue)], ["<b>Total Amount Due</b>", `<b>${money.dollar(regular + overdue + d.fees)}</b>`])}</div></div>
    <h4>Transaction Activity</h4><table>${cells("th", ["Date", "Description", "Charges", "Payments"])}${cells("td", [date.noYear(d.opened), "Late Fee (charged because full payment not received by 1/15)", money.dollar(d.fees), ""])}</table><h4>Past Payments Breakdown</h4><table>${cells("th", ["", "Paid Last Month", "Paid Year to Date"])}${cells("td", ["Principal", money.dollar(d.principalPart - 100), money.dollar(d.principalPart * 3)])}${cells("td", ["Interest", money.dollar(d.interestPart + 100), money.dollar(d.interestPart * 3)])}${cells("td", ["Escrow (Taxes &amp; Insurance)", money.dollar(d.escrowPart), money.dollar(d.escrowPart * 3)])}${cells("td", ["Fees", "$0.00", money.dollar(d.fees)])}${cells("td", ["Partial Payment (Unapplied)", "$0.00", "$0.00"])}${cells("td", ["Total", money.dollar(regular), money.dollar(regular * 3 + d.fees)])}</table>`,
  );
  const account = loanTruth(
    d,
    "mortgage",
    name,
    "accountLast4",
    "statementDate",
    "currentBalance",
    "paymentDueDate",
    "maturityDate",
    "apr",
  );
  return {
    html,
    truth: truthOf(name, {
      ...account,
      minimumPayment: decimal(regular),
      pastDue: decimal(overdue),
      feesCharged: decimal(d.fees),
    }),
  };
});

/** Another servicer: dotted lines, "current payment due", unpaid late charges, loan terms apart. */
const mortgageLines = layout("loan-mortgage-lines", (seed) => {
  const d = makeLoan(seed, [1_200, 6_100], [2, 7], 360);
  const name = "Liberty Home Loans";
  const regular = d.instalment + d.escrowPart;
  const dots = (label: string, value: string) =>
    `<div class=h><span>${label} ${".".repeat(30)}</span><span>${value}</span></div>`;
  const html = document(
    STYLE,
    `<div class=b>LIBERTY HOME LOANS</div><div>Monthly mortgage statement</div><div>${date.long(d.statement)}</div><div>Loan number: 3388${d.last4}</div><div>Property address: 14 Elm Street, Dayton OH</div><h4>Payment summary</h4><div style="width:60%">${dots("Current payment due", money.dollar(regular))}${dots("Past due payments", money.dollar(d.pastDue === 0 ? 0 : regular))}${dots("Unpaid late charges", money.dollar(d.fees))}${dots("Total payment due", money.dollar(regular + (d.pastDue === 0 ? 0 : regular) + d.fees))}${dots("Due date", date.long(d.due))}</div><h4>Loan terms and balances</h4><div style="width:60%">${dots("Unpaid principal balance*", money.dollar(d.principal))}${dots("Original principal balance", money.dollar(d.original))}${dots("Interest rate", `${d.rate}%`)}${dots("Loan maturity date", date.monthDay(d.matures).replace(/ .*/, "") && date.slash(d.matures))}${dots("Escrow balance", money.dollar(d.escrowPart * 5))}</div><h4>Current payment breakdown</h4><div style="width:60%">${dots("Principal", money.dollar(d.principalPart))}${dots("Interest", money.dollar(d.interestPart))}${dots("Escrow/Impound", money.dollar(d.escrowPart))}</div><p class=s>*This is your principal balance only, not the amount required to pay your loan in full. Year-to-date: interest paid ${money.dollar(d.interestPart * 4)}, taxes paid ${money.dollar(d.escrowPart * 3)}.</p>`,
  );
  const account = loanTruth(
    d,
    "mortgage",
    name,
    "accountLast4",
    "statementDate",
    "currentBalance",
    "originalBalance",
    "paymentDueDate",
    "maturityDate",
    "apr",
  );
  return {
    html,
    truth: truthOf(name, {
      ...account,
      minimumPayment: decimal(regular),
      pastDue: decimal(d.pastDue === 0 ? 0 : regular),
    }),
  };
});

type Line = {
  readonly limit: number;
  readonly previous: number;
  readonly paid: number;
  readonly drawn: number;
  readonly interest: number;
  readonly balance: number;
  readonly minimum: number;
};

function makeLine(d: LoanData): Line {
  const previous = d.principal;
  const [paid, drawn] = [d.instalment, d.escrowPart];
  const interest = Math.round((previous * Number(d.rate)) / 1_200);
  const balance = previous - paid + drawn + interest;
  return {
    previous,
    paid,
    drawn,
    interest,
    balance,
    limit: Math.ceil((balance + 300_000) / 100_000) * 100_000,
    minimum: interest + Math.round(balance / 200),
  };
}

const lineTruth = (d: LoanData, line: Line): Partial<AccountFacts> => ({
  currentBalance: decimal(line.balance),
  creditLimit: decimal(line.limit),
  availableCredit: decimal(line.limit - line.balance),
  minimumPayment: decimal(line.minimum),
  pastDue: decimal(0),
  paymentDueDate: d.due,
});

/** The movements of a line, signed from the holder's side. */
const lineRows = (d: LoanData, line: Line) => [
  { date: addDays(d.statement, -20), description: "PAYMENT - THANK YOU", amount: line.paid },
  { date: addDays(d.statement, -12), description: "ADVANCE BY CHECK", amount: -line.drawn },
  { date: d.statement, description: "INTEREST CHARGE", amount: -line.interest },
];

/** A home-equity line: limit, available credit, roll-forward, a fixed-rate option as decoy. */
const heloc = layout("loan-heloc", (seed) => {
  const d = makeLoan(seed, [300, 900], [7, 10], 240);
  const line = makeLine(d);
  const name = "Commonwealth Bank of Ohio";
  const html = document(
    STYLE,
    `<div class=h><div class=b>Commonwealth Bank of Ohio</div><div>Home Equity Line of Credit<br>Statement date ${date.slash(d.statement)}</div></div><div>Account number: 6820 1100 ${d.last4}</div><div class=c><div class=x><h4>Account summary</h4>${rows(["Credit limit", money.dollar(line.limit)], ["Available credit", money.dollar(line.limit - line.balance)], ["Previous balance", money.dollar(line.previous)], ["Payments", `-${money.dollar(line.paid)}`], ["Advances", `+${money.dollar(line.drawn)}`], ["Fees charged", "$0.00"], ["Interest charged", `+${money.dollar(line.interest)}`], ["<b>New balance</b>", `<b>${money.dollar(line.balance)}</b>`])}</div><div class=x><h4>Payment information</h4>${rows(["Minimum payment due", money.dollar(line.minimum)], ["Payment due date", date.slash(d.due)], ["Past due amount", "$0.00"], ["Draw period end date", date.slash(d.matures)])}</div></div><h4>Transactions</h4><table>${cells("th", ["Date", "Description", "Amount"])}${lineRows(
      d,
      line,
    )
      .map((entry) => cells("td", [date.slash(entry.date), entry.description, money.dollar(-entry.amount)]))
      .join(
        "",
      )}</table><h4>Interest charge calculation</h4><table>${cells("th", ["Type of balance", "Annual Percentage Rate (APR)", "Balance subject to interest rate", "Interest charge"])}${cells("td", ["Variable rate line", `${d.rate}%`, money.dollar(line.previous), money.dollar(line.interest)])}</table><p class=s>Total interest charged in ${d.statement.slice(0, 4)}: ${money.dollar(line.interest * 5)}. You can lock a fixed rate of 8.990% on part of your balance.</p>`,
  );
  const base = loanTruth(d, "heloc", name, "accountLast4", "statementDate", "apr");
  return {
    html,
    truth: {
      ...truthOf(name, {
        ...base,
        ...lineTruth(d, line),
        previousBalance: decimal(line.previous),
        paymentsAndCredits: decimal(line.paid),
        feesCharged: "0.00",
        interestCharged: decimal(line.interest),
      }),
      transactionsOpen: false,
      transactions: lineRows(d, line).map((entry) => ({
        account: 0,
        date: entry.date,
        description: entry.description,
        amount: decimal(entry.amount),
      })),
    },
  };
});

/** A personal line of credit of a credit union. */
const creditLine = layout("loan-credit-line", (seed) => {
  const d = makeLoan(seed, [20, 90], [9, 17], 60);
  const line = makeLine({ ...d, escrowPart: 15_000 });
  const name = "Three Rivers Credit Union";
  const html = document(
    STYLE,
    `<div class=b>Three Rivers Credit Union</div><h3>PERSONAL LINE OF CREDIT STATEMENT</h3><table><tr><td>Account ending in ${d.last4}</td><td>Closing date ${date.short(d.statement)}</td><td>Due date ${date.short(d.due)}</td></tr></table><table><tr><td>Credit line<br><b>${money.dollar(line.limit)}</b></td><td>Credit available<br><b>${money.dollar(line.limit - line.balance)}</b></td><td>New balance<br><b>${money.dollar(line.balance)}</b></td><td>Minimum payment<br><b>${money.dollar(line.minimum)}</b></td><td>Amount past due<br><b>$0.00</b></td><td>APR<br><b>${d.rate}%</b></td></tr></table><h4>Activity</h4><p>Loan advance ${date.noYear(d.statement)} $150.00</p><p class=s>A returned payment fee is $25.00.</p>`,
  );
  const base = loanTruth(d, "loan", name, "accountLast4", "statementDate", "apr");
  return { html, truth: truthOf(name, { ...base, ...lineTruth(d, line) }) };
});

/** Pay-later plans as cards, each its own account. */
const planCards = layout("loan-pay-later-cards", (seed) => {
  const name = "Payflow";
  const shops = ["Peloton", "Wayfair", "Delta Vacations", "Best Audio"].slice(0, 2 + (seed % 3));
  const plans = shops.map((shop, i) => ({ shop, d: makeLoan(seed * 11 + i, [4, 24], [10, 29], 12) }));
  const statement = plans[0]?.d.statement ?? "";
  const html = document(
    STYLE,
    `<div class=b>Payflow</div><h3>Your pay-later plans</h3><p>Statement date: ${date.long(statement)}</p><p>Total owed across all plans: ${money.dollar(plans.reduce((t, { d }) => t + d.principal, 0))}</p>${plans.map(({ shop, d }, i) => `<div class=x style="margin:8px 0"><b>Plan ${i + 1}: ${shop}</b><br>Loan ID: ending in ${d.last4}<div class=c><div>${rows(["Purchase amount", money.dollar(d.original)], ["Remaining balance", money.dollar(d.principal)], ["APR", `${d.rate}%`])}</div><div>${rows(["Monthly payment", money.dollar(d.instalment)], ["Next payment due", date.long(d.due)], ["Final payment", date.long(d.matures)])}</div></div></div>`).join("")}`,
  );
  return {
    html,
    truth: truthOf(
      name,
      ...plans.map(({ d }) => ({
        ...loanTruth(
          d,
          "loan",
          name,
          "accountLast4",
          "currentBalance",
          "originalBalance",
          "minimumPayment",
          "paymentDueDate",
          "maturityDate",
          "apr",
        ),
        statementDate: statement,
      })),
    ),
  };
});

/** Pay in four as a list of purchases without interest. */
const planList = layout("loan-pay-in-four-list", (seed) => {
  const name = "Quarterly Pay";
  const plans = ["H&amp;M Online", "Sephora", "Nike.com"].map((shop, i) => ({
    shop,
    d: makeLoan(seed * 13 + i, [1, 4], [1, 2], 4),
  }));
  const statement = plans[0]?.d.statement ?? "";
  const quarter = (d: LoanData) => Math.floor(d.original / 4);
  const html = document(
    STYLE,
    `<div class=b>Quarterly Pay</div><h3>Pay in 4 - monthly overview</h3><p>Statement date ${date.slash(statement)}</p><table border=1>${cells("th", ["Store", "Order total", "Paid so far", "Remaining balance", "Next payment", "Due date"])}${plans.map(({ shop, d }) => cells("td", [shop, money.dollar(d.original), money.dollar(quarter(d) * 2), money.dollar(d.original - quarter(d) * 2), money.dollar(quarter(d)), date.slash(d.due)])).join("")}${cells("td", ["Total", money.dollar(plans.reduce((t, { d }) => t + d.original, 0)), money.dollar(plans.reduce((t, { d }) => t + quarter(d) * 2, 0)), money.dollar(plans.reduce((t, { d }) => t + d.original - quarter(d) * 2, 0)), money.dollar(plans.reduce((t, { d }) => t + quarter(d), 0)), ""])}</table><p>Pay in 4 has no interest. A late fee of up to $7.00 may apply to each missed instalment.</p>`,
  );
  return {
    html,
    truth: truthOf(
      name,
      ...plans.map(
        ({ d }): AccountFacts => ({
          kind: "loan",
          institution: name,
          statementDate: statement,
          originalBalance: decimal(d.original),
          currentBalance: decimal(d.original - quarter(d) * 2),
          minimumPayment: decimal(quarter(d)),
          paymentDueDate: d.due,
        }),
      ),
    ),
  };
});

/** A collector's validation notice: the original creditor, the itemised amount, nothing due at a day. */
const collection = layout("loan-collection-letter", (seed) => {
  const d = makeLoan(seed, [8, 60], [1, 2], 12);
  const html = document(
    STYLE,
    `<div class=b>Riverton Credit Management</div><p>${date.long(d.statement)}</p><p>Reference: 88${d.last4}${d.last4}</p><p><b>Riverton Credit Management is a debt collector.</b> We are trying to collect a debt that you owe to Fairmont Bank, N.A. We will use any information you give us to help collect the debt.</p><div class=c><div class=x style="white-space:nowrap"><b>Our information shows:</b><p>You had a credit card account from Fairmont Bank, N.A. with account number ending in ${d.last4}.</p>${rows(["Original creditor", "<span style='white-space:nowrap'>Fairmont Bank, N.A.</span>"], [`As of ${date.long(d.opened)}, you owed:`, money.dollar(d.principal - d.unpaidInterest)], ["Between that date and today:", ""], ["You were charged this amount in interest:", `+ ${money.dollar(d.unpaidInterest)}`], ["You were charged this amount in fees:", "+ $0.00"], ["You paid or were credited this amount toward the debt:", "- $0.00"], ["<b>Total amount of the debt now:</b>", `<b>${money.dollar(d.principal)}</b>`])}</div><div><b>How can you dispute the debt?</b><p>Call or write to us by ${date.long(d.due)}, to dispute all or part of the debt. If you do not, we will assume that our information is correct.</p></div></div><p>Settle today for ${money.dollar(Math.round(d.principal * 0.6))} and save ${money.dollar(d.principal - Math.round(d.principal * 0.6))}!</p>`,
  );
  return {
    html,
    truth: {
      ...truthOf("Fairmont Bank, N.A.", {
        kind: "loan",
        institution: "Fairmont Bank, N.A.",
        accountLast4: d.last4,
        statementDate: d.statement,
        currentBalance: decimal(d.principal),
      }),
      // The letter prints its itemisation, as those of other authors do.
      allowed: {
        "accounts.0.previousBalance": [decimal(d.principal - d.unpaidInterest)],
        "accounts.0.interestCharged": [decimal(d.unpaidInterest)],
        "accounts.0.feesCharged": ["0.00"],
        "accounts.0.paymentsAndCredits": ["0.00"],
      },
    },
  };
});

/** A hospital's payment plan without interest. */
const medical = layout("loan-medical-plan", (seed) => {
  const d = makeLoan(seed, [9, 80], [1, 2], 24);
  const name = "Lakeside Regional Medical Center";
  const html = document(
    STYLE,
    `<div class=b>Lakeside Regional Medical Center</div><h3>Payment Plan Statement</h3><div class=c><div>${rows(["Guarantor account number", `7004${d.last4}`], ["Statement date", date.slash(d.statement)], ["Payment plan", "24 monthly installments, 0% interest"])}</div><div class=x>${rows(["Original plan balance", money.dollar(d.original)], ["Remaining plan balance", money.dollar(d.principal)], ["Monthly installment due", money.dollar(Math.round(d.original / 24))], ["Due date", date.slash(d.due)])}</div></div><h4>Visits on this plan</h4><table>${cells("th", ["Date of service", "Description", "Charges", "Insurance paid", "Your part"])}${cells("td", [date.slash(d.opened), "Emergency room visit", money.dollar(d.original * 4), money.dollar(-d.original * 3), money.dollar(d.original)])}</table>`,
  );
  return {
    html,
    truth: truthOf(name, {
      ...loanTruth(
        d,
        "loan",
        name,
        "accountLast4",
        "statementDate",
        "currentBalance",
        "originalBalance",
        "paymentDueDate",
      ),
      minimumPayment: decimal(Math.round(d.original / 24)),
    }),
  };
});

export const lenderLayouts: readonly Layout[] = [
  studentRows,
  studentBlocks,
  studentColumns,
  auto,
  autoBoxes,
  personal,
  mortgage,
  mortgageLines,
  heloc,
  creditLine,
  planCards,
  planList,
  collection,
  medical,
];
