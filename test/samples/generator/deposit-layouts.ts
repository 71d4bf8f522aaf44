import { type DepositData, type DepositLine, depositTruth, makeDeposit, sumOf } from "./deposit-data.ts";
import { alsoNamed, document, type Layout, type Truth } from "./layout.ts";
import { date, money } from "./print-styles.ts";

export function depositStatement(
  institution: string,
  ...parts: readonly ReturnType<typeof depositTruth>[]
): Truth {
  return {
    documentType: "bank-statements",
    institution,
    accounts: parts.map((part) => part.account),
    transactions: parts.flatMap((part) => part.transactions),
  };
}

/** The lines of some kinds, in date order. */
export const linesOf = (d: DepositData, ...kinds: DepositLine["kind"][]) =>
  d.lines.filter((line) => kinds.includes(line.kind));
const escape = (text: string) => text.replaceAll("&", "&amp;");

const runningBalanceS = (label: string, value: number) =>
  `<tr><td>${label}</td><td class=r>${money.plain(value)}</td></tr>`;

/** Summary by kind, one table with signed amounts and a running balance. */
const runningBalance: Layout = {
  name: "deposit-running-balance",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = makeDeposit(seed);
    let balance = d.beginning;
    const rows = d.lines.map((line) => {
      balance += line.amount;
      return `<tr><td>${date.noYear(line.day)}</td><td>${line.check ? `Check # ${line.check}` : escape(line.text)}</td><td class=r>${money.plain(line.amount)}</td><td class=r>${money.plain(balance)}</td></tr>`;
    });
    const html = document(
      `body{font:9.5pt "Liberation Sans"}.r{text-align:right}table{width:100%}td{padding:1px 0}`,
      `<div style="font-size:18pt;font-weight:bold">NORTHGATE</div><div>Northgate Bank, N.A.<br>PO Box 182051<br>Columbus, OH 43218-2051</div><div style="text-align:right">${date.long(d.start)} through ${date.long(d.end)}<br>Account Number: <b>${d.number}</b></div>
      <h3>CHECKING SUMMARY</h3><div>Northgate Total Checking</div><table style="width:55%"><tr><td></td><td class=r>AMOUNT</td></tr><tr><td>Beginning Balance</td><td class=r>${money.dollar(d.beginning)}</td></tr>${runningBalanceS("Deposits and Additions", sumOf(d.lines, "deposit"))}${runningBalanceS("Checks Paid", sumOf(d.lines, "check"))}${runningBalanceS("ATM &amp; Debit Card Withdrawals", sumOf(d.lines, "card"))}${runningBalanceS("Electronic Withdrawals", sumOf(d.lines, "electronic"))}${sumOf(d.lines, "fee") ? runningBalanceS("Fees", sumOf(d.lines, "fee")) : ""}<tr><td><b>Ending Balance</b></td><td class=r><b>${money.dollar(d.ending)}</b></td></tr></table>
      <h3>TRANSACTION DETAIL</h3><table><tr><td>DATE</td><td>DESCRIPTION</td><td class=r>AMOUNT</td><td class=r>BALANCE</td></tr><tr><td></td><td>Beginning Balance</td><td></td><td class=r>${money.dollar(d.beginning)}</td></tr>${rows.join("")}<tr><td></td><td>Ending Balance</td><td></td><td class=r>${money.dollar(d.ending)}</td></tr></table><p style="font-size:7pt">A monthly service fee of $12.00 applies unless you keep a minimum daily balance of $1,500.00 or more.</p>`,
    );
    return { html, truth: depositStatement("Northgate Bank, N.A.", depositTruth(d, "Northgate Bank, N.A.")) };
  },
};

const sectionsS = (label: string, value: string) => `<tr><td>${label}</td><td class=r>${value}</td></tr>`;

const sectionsRow = (line: DepositLine) =>
  `<tr><td style="width:80px">${date.short(line.day)}</td><td>${escape(line.text)}</td><td class=r>${money.plain(line.amount)}</td></tr>`;

const sectionsBlock = (title: string, lines: readonly DepositLine[], foot: string) =>
  lines.length
    ? `<h3>${title}</h3><table><tr><td>Date</td><td>Description</td><td class=r>Amount</td></tr>${lines.map(sectionsRow).join("")}<tr><td colspan=2><b>${foot}</b></td><td class=r><b>${money.dollar(lines.reduce((sum, line) => sum + line.amount, 0))}</b></td></tr></table>`
    : "";

/** Sections for money in and out, short years, a list of checks, daily balances as a decoy. */
const sections: Layout = {
  name: "deposit-sections",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = makeDeposit(seed);
    let balance = d.beginning;
    const daily = new Map(
      d.lines.map((line) => {
        balance += line.amount;
        return [line.day, balance] as const;
      }),
    );
    const checks = linesOf(d, "check");
    const html = document(
      `body{font:9pt "Liberation Serif"}.r{text-align:right}table{width:100%}h3{color:#933;margin:10px 0 2px}`,
      `<div style="font-size:17pt">Crestview Bank</div><div style="text-align:right">Account number: ${d.number.slice(0, 4)} ${d.number.slice(4, 8)} ${d.number.slice(8)}</div><h2>Your Advantage Plus Banking checking account</h2><p>for ${date.long(d.start)} to ${date.long(d.end)}</p><p>${d.name}</p>
      <h3>Account summary</h3><table style="width:60%">${sectionsS(`Beginning balance on ${date.long(d.start)}`, money.dollar(d.beginning))}${sectionsS("Deposits and other additions", money.plain(sumOf(d.lines, "deposit")))}${sectionsS("ATM and debit card subtractions", money.plain(sumOf(d.lines, "card")))}${sectionsS("Other subtractions", money.plain(sumOf(d.lines, "electronic")))}${sectionsS("Checks", money.plain(sumOf(d.lines, "check")))}${sectionsS("Service fees", money.plain(sumOf(d.lines, "fee")))}${sectionsS(`<b>Ending balance on ${date.long(d.end)}</b>`, `<b>${money.dollar(d.ending)}</b>`)}</table>
      ${sectionsBlock("Deposits and other additions", linesOf(d, "deposit"), "Total deposits and other additions")}${sectionsBlock("ATM and debit card subtractions", linesOf(d, "card"), "Total ATM and debit card subtractions")}${sectionsBlock("Other subtractions", linesOf(d, "electronic"), "Total other subtractions")}
      <h3>Checks</h3><table><tr><td>Date</td><td>Check #</td><td class=r>Amount</td></tr>${checks.map((line) => `<tr><td>${date.short(line.day)}</td><td>${line.check}</td><td class=r>${money.plain(line.amount)}</td></tr>`).join("")}<tr><td><b>Total checks</b></td><td></td><td class=r><b>${money.dollar(sumOf(d.lines, "check"))}</b></td></tr></table>${sectionsBlock("Service fees", linesOf(d, "fee"), "Total service fees")}
      <h3>Daily ledger balances</h3><table><tr><td>Date</td><td class=r>Balance ($)</td></tr>${[...daily].map(([day, value]) => `<tr><td>${date.noYear(day)}</td><td class=r>${money.plain(value)}</td></tr>`).join("")}</table>`,
    );
    const order = [
      ...linesOf(d, "deposit"),
      ...linesOf(d, "card"),
      ...linesOf(d, "electronic"),
      ...checks,
      ...linesOf(d, "fee"),
    ];
    return { html, truth: depositStatement("Crestview Bank", depositTruth(d, "Crestview Bank", order)) };
  },
};

const twoColumnsS = (label: string, value: string) => `<tr><td>${label}</td><td class=r>${value}</td></tr>`;

/** Checking and savings in one statement; two amount columns and a balance that is printed once a day. */
const twoColumns: Layout = {
  name: "deposit-two-columns",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const parts = [makeDeposit(seed), makeDeposit(seed, "savings")];
    const titles = { checking: "Everyday Checking", savings: "Way2Save Savings" };
    const body = parts.map((d) => {
      let balance = d.beginning;
      const rows = d.lines.map((line, index) => {
        balance += line.amount;
        const last = d.lines[index + 1]?.day !== line.day;
        return `<tr><td>${date.bareNoYear(line.day)}</td><td>${line.check ?? ""}</td><td>${line.check ? "Check" : escape(line.text)}</td><td class=r>${line.amount > 0 ? money.plain(line.amount) : ""}</td><td class=r>${line.amount < 0 ? money.plain(-line.amount) : ""}</td><td class=r>${last ? money.plain(balance) : ""}</td></tr>`;
      });
      return `<h2>${titles[d.kind]}</h2><div style="display:flex;justify-content:space-between"><div style="width:48%"><b>Statement period activity summary</b><table>${twoColumnsS(`Beginning balance on ${date.bareNoYear(d.start)}`, money.dollar(d.beginning))}${twoColumnsS("Deposits/Additions", money.plain(sumOf(d.lines, "deposit")))}${twoColumnsS("Withdrawals/Subtractions", `- ${money.plain(-sumOf(d.lines, "card", "electronic", "check", "fee"))}`)}${twoColumnsS(`<b>Ending balance on ${date.bareNoYear(d.end)}</b>`, `<b>${money.dollar(d.ending)}</b>`)}</table></div><div>Account number: <b>${d.number}</b><br>${d.name}<br>For Direct Deposit use<br>Routing Number (RTN): 121000248</div></div>
      <h4>Transaction history</h4><table class=t><tr><td>Date</td><td>Check<br>Number</td><td>Description</td><td class=r>Deposits/<br>Additions</td><td class=r>Withdrawals/<br>Subtractions</td><td class=r>Ending daily<br>balance</td></tr>${rows.join("")}<tr><td colspan=5><b>Ending balance on ${date.bareNoYear(d.end)}</b></td><td class=r><b>${money.plain(d.ending)}</b></td></tr><tr><td colspan=3><b>Totals</b></td><td class=r>${money.dollar(sumOf(d.lines, "deposit"))}</td><td class=r>${money.dollar(-sumOf(d.lines, "card", "electronic", "check", "fee"))}</td><td></td></tr></table><p style="font-size:7.5pt">The Ending Daily Balance does not reflect any pending withdrawals or holds. Average ledger balance this period ${money.dollar(d.beginning + 1_234)}</p>`;
    });
    const first = parts[0];
    if (!first) throw new RangeError("A statement has an account.");
    const html = document(
      `body{font:9pt "Liberation Sans Narrow","Liberation Sans"}.r{text-align:right}table{width:100%}.t td{padding:1px 3px}`,
      `<div style="font-size:16pt">Prairie Wagon Bank</div><div style="text-align:right">${date.long(first.end)} - Page 1 of 2</div><p>Statement period: ${date.long(first.start)} - ${date.long(first.end)}</p><h3>Overview of your accounts</h3><table><tr><td>Account</td><td>Account number</td><td class=r>Ending balance</td></tr>${parts.map((d) => `<tr><td>${titles[d.kind]}</td><td>xxxxxx${d.number.slice(-4)}</td><td class=r>${money.dollar(d.ending)}</td></tr>`).join("")}<tr><td>Total deposit accounts</td><td></td><td class=r>${money.dollar(parts.reduce((sum, d) => sum + d.ending, 0))}</td></tr></table>${body.join("")}`,
    );
    return {
      html,
      truth: depositStatement(
        "Prairie Wagon Bank",
        ...parts.map((d, index) => depositTruth(d, "Prairie Wagon Bank", d.lines, index)),
      ),
    };
  },
};

const trailingMinusRow = (line: DepositLine) =>
  `<tr><td style="width:60px">${date.monthDay(line.day)}</td><td>${escape(line.text)}</td><td class=r>${line.amount > 0 ? "$ " : ""}${money.trailing(line.amount)}</td></tr>`;

const trailingMinusCell = (line: DepositLine | undefined) =>
  line
    ? `<td>${line.check}</td><td>${date.monthDay(line.day)}</td><td class=r>${money.plain(-line.amount)}</td>`
    : "<td></td><td></td><td></td>";

const trailingMinusS = (label: string, count: string, value: string) =>
  `<tr><td>${label}</td><td>${count}</td><td class=r>${value}</td></tr>`;

const trailingMinusBlock = (title: string, lines: readonly DepositLine[]) =>
  lines.length
    ? `<p><b>${title}</b></p><table><tr><td>Date</td><td>Description of Transaction</td><td class=r>Amount</td></tr>${lines.map(trailingMinusRow).join("")}<tr><td colspan=2 class=r><b>Total ${title}</b></td><td class=r>$ ${money.trailing(lines.reduce((sum, line) => sum + line.amount, 0))}</td></tr></table>`
    : "";

/** Month names, trailing minus, checks side by side. */
const trailingMinus: Layout = {
  name: "deposit-trailing-minus",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = makeDeposit(seed);
    const checks = linesOf(d, "check");
    const half = Math.ceil(checks.length / 2);
    const html = document(
      `body{font:9pt "TeX Gyre Termes","Liberation Serif"}.r{text-align:right}table{width:100%}`,
      `<table><tr><td style="font-size:18pt">cedar bank</td><td class=r>Uni-Statement<br>Account Number: 1 ${d.number.slice(0, 3)} ${d.number.slice(3, 8)} ${d.number.slice(8)}<br>Statement Period: ${date.abbreviated(d.start)} through ${date.abbreviated(d.end)}</td></tr></table><h3>SILVER CHECKING</h3><p>Cedar Bank National Association, Member FDIC</p><p><b>Account Summary</b></p><table style="width:60%"><tr><td></td><td># Items</td><td></td></tr>${trailingMinusS(`Beginning Balance on ${date.monthDay(d.start)}`, "", money.dollar(d.beginning))}${trailingMinusS("Customer Deposits", String(linesOf(d, "deposit").length), money.trailing(sumOf(d.lines, "deposit")))}${trailingMinusS("Card Withdrawals", String(linesOf(d, "card").length), money.trailing(sumOf(d.lines, "card")))}${trailingMinusS("Other Withdrawals", String(linesOf(d, "electronic", "fee").length), money.trailing(sumOf(d.lines, "electronic", "fee")))}${trailingMinusS("Checks Paid", String(checks.length), money.trailing(sumOf(d.lines, "check")))}${trailingMinusS(`Ending Balance on ${date.abbreviated(d.end)}`, "", `<b>${money.dollar(d.ending)}</b>`)}</table>
      ${trailingMinusBlock("Customer Deposits", linesOf(d, "deposit"))}${trailingMinusBlock("Card Withdrawals", linesOf(d, "card"))}${trailingMinusBlock("Other Withdrawals", linesOf(d, "electronic", "fee"))}<p><b>Checks Presented Conventionally</b></p><table><tr><td>Check</td><td>Date</td><td class=r>Amount</td><td>Check</td><td>Date</td><td class=r>Amount</td></tr>${checks
        .slice(0, half)
        .map((line, index) => `<tr>${trailingMinusCell(line)}${trailingMinusCell(checks[half + index])}</tr>`)
        .join(
          "",
        )}</table><p><b>Balance Summary</b></p><table><tr><td>Date</td><td class=r>Ending Balance</td></tr><tr><td>${date.monthDay(d.end)}</td><td class=r>${money.plain(d.ending)}</td></tr></table>`,
    );
    const printed = checks
      .slice(0, half)
      .flatMap((line, index) => [line, checks[half + index]])
      .filter((line) => line !== undefined);
    return {
      html,
      truth: alsoNamed(
        depositStatement(
          "cedar bank",
          depositTruth(d, "cedar bank", [
            ...linesOf(d, "deposit"),
            ...linesOf(d, "card"),
            ...linesOf(d, "electronic", "fee"),
            ...printed,
          ]),
        ),
        "Cedar Bank National Association",
      ),
    };
  },
};

/** A credit union: share savings and share draft, posted and effective dates, signed amounts, a running balance. */
const creditUnion: Layout = {
  name: "deposit-credit-union",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const parts = [makeDeposit(seed, "savings"), makeDeposit(seed)];
    const titles = { checking: "SHARE DRAFT CHECKING", savings: "PRIMARY SHARE SAVINGS" };
    const body = parts.map((d) => {
      let balance = d.beginning;
      const rows = d.lines.map((line) => {
        balance += line.amount;
        return `<tr><td>${date.slash(line.day)}</td><td>${line.check ? `Check ${line.check}` : escape(line.text)}</td><td class=r>${line.amount > 0 ? "+" : ""}${money.plain(line.amount)}</td><td class=r>${money.plain(balance)}</td></tr>`;
      });
      return `<div class=h>${titles[d.kind]} - Account ****${d.number.slice(-4)}</div><table><tr><td>Date</td><td>Transaction Description</td><td class=r>Amount</td><td class=r>Balance</td></tr><tr><td>${date.slash(d.start)}</td><td>Previous Balance</td><td></td><td class=r>${money.plain(d.beginning)}</td></tr>${rows.join("")}<tr><td>${date.slash(d.end)}</td><td><b>Ending Balance</b></td><td></td><td class=r><b>${money.plain(d.ending)}</b></td></tr></table><table style="width:50%"><tr><td>Total Deposits</td><td class=r>${money.plain(sumOf(d.lines, "deposit"))}</td></tr><tr><td>Total Withdrawals</td><td class=r>${money.plain(-sumOf(d.lines, "card", "electronic", "check", "fee"))}</td></tr><tr><td>Dividends paid year to date</td><td class=r>31.17</td></tr></table>`;
    });
    const first = parts[0];
    if (!first) throw new RangeError("A statement has an account.");
    const html = document(
      `body{font:9pt "DejaVu Sans Mono","Liberation Mono"}.r{text-align:right}table{width:100%}.h{background:#ddd;margin-top:14px;padding:3px;font-weight:bold}`,
      `<div style="font-size:14pt">Lakeshore Community Credit Union</div><div>Member Number: xxxx17</div><div>Statement Period ${date.slash(first.start)} to ${date.slash(first.end)}</div><p>${first.name}</p>${body.join("")}`,
    );
    return {
      html,
      truth: depositStatement(
        "Lakeshore Community Credit Union",
        ...parts.map((d, index) => depositTruth(d, "Lakeshore Community Credit Union", d.lines, index)),
      ),
    };
  },
};

export const depositLayouts: readonly Layout[] = [
  runningBalance,
  sections,
  twoColumns,
  trailingMinus,
  creditUnion,
];
