import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped } from "../print-styles.ts";
import {
  closing,
  daysBetween,
  digits,
  fact,
  inward,
  type Line,
  ledger,
  outward,
  shiftMonth,
  start,
  usd,
  wholeMonth,
} from "./uf-data.ts";

/** After Capital One 360. */
const corvane: Layout = {
  name: "uf-bank-corvane-online",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 23);
    const { from, to } = wholeMonth(random);
    const days = daysBetween(from, to) + 1;
    const two = random.chance(0.5);
    const names = two ? ["360 Performance Savings", "Rainy Day 360 Savings"] : ["360 Performance Savings"];
    const list = names.map((name, index) => {
      const opening = index === 0 ? random.whole(400_000, 3_200_000) : random.whole(20_000, 150_000);
      const drawn = ledger(
        random,
        { from, to },
        {
          opening,
          rows: random.whole(1, 6),
          ins: [
            ["Deposit from Fifth Third XXXXXXXX4471", 10_000, 90_000],
            ["Recurring deposit from Checking XXX8820", 5_000, 50_000],
          ],
          outs: [
            ["Withdrawal to Fifth Third XXXXXXXX4471", 10_000, 80_000],
            ["Withdrawal to 360 Checking XXXXXXX8820", 5_000, 60_000],
          ],
          shareIn: 0.65,
        },
      );
      const interest = Math.round((opening * 0.0345 * days) / 365);
      const end = drawn.closing + interest;
      return {
        name,
        number: `36${digits(random, 9)}`,
        opening,
        interest,
        end,
        lines: [...drawn.lines, { day: to, text: "Monthly Interest Paid", amount: interest, balance: end }],
        year: interest * Number(to.slice(5, 7)),
      };
    });
    const total = (pick: (entry: (typeof list)[number]) => number) =>
      list.reduce((amount, entry) => amount + pick(entry), 0);
    const row = (day: string, text: string, category: string, amount: string, balance: number) =>
      `<tr><td>${date.monthDay(day)}</td><td>${escaped(text)}</td><td>${category}</td><td class=r>${amount}</td><td class=r>${usd(balance)}</td></tr>`;
    const html = document(
      `${BASE}body{font:9pt "Helvetica Neue",Arial;color:#222}.logo{font:italic bold 22pt Georgia;color:#004977}.logo i{color:#d03027}h2{font-size:15pt;font-weight:300;color:#004977;margin:20px 0 6px}.t th{font-size:7pt;color:#555;border-bottom:2px solid #004977;padding:4px 0}.t td{border-bottom:1px solid #ddd;padding:5px 0}.stats{display:flex;margin:10px 0}.stats div{flex:1;text-align:center;border-right:1px solid #ccc;font-size:7pt;color:#555}.stats b{display:block;font-size:12pt;color:#222}.f{font-size:7pt;color:#444;border-top:1px solid #aaa;margin-top:24px;padding-top:6px}`,
      `<div class=row><div class=logo>corvane<i>&#8767;</i></div><div class=r>${person.name}<br>${person.street}<br>${person.town}</div></div>
<h2>Here's your ${date.monthYear(to)} bank statement.</h2><p>corvane.com | 1-800-555-0160 | P.O. Box 85123, Richmond, VA 23285</p>
<h2>Account Summary</h2><table class=t><tr><th>ACCOUNT NAME</th><th class=r>${date.monthDay(from).toUpperCase()}</th><th class=r>${date.monthDay(to).toUpperCase()}</th></tr>${list.map((entry) => `<tr><td>${entry.name}...${entry.number.slice(-4)}</td><td class=r>${usd(entry.opening)}</td><td class=r>${usd(entry.end)}</td></tr>`).join("")}<tr><td><b>All Accounts</b></td><td class=r><b>${usd(total((entry) => entry.opening))}</b></td><td class=r><b>${usd(total((entry) => entry.end))}</b></td></tr></table>
<h2>Cashflow Summary</h2><table class=t style="width:60%"><tr><td>Interest earned this period</td><td class=r>${usd(total((entry) => entry.interest))}</td></tr><tr><td>Total ending balance</td><td class=r>${usd(total((entry) => entry.end))}</td></tr></table>
<p class=f>Did you know? With automatic savings plans you decide how much and how often to save. Set one up at corvane.com.</p><p>Page 1 of ${list.length + 1}</p>
${list
  .map(
    (
      entry,
      index,
    ) => `<div style="break-before:page"><div class=row><div class=logo style="font-size:13pt">corvane</div><div class="r small">STATEMENT PERIOD<br><b>${date.monthDay(from)} - ${date.abbreviatedBare(to)}</b><br>Page ${index + 2} of ${list.length + 1}</div></div><h2>${entry.name} - ${entry.number}</h2><table class=t><tr><th>DATE</th><th>DESCRIPTION</th><th>CATEGORY</th><th class=r>AMOUNT</th><th class=r>BALANCE</th></tr>${row(from, "Opening Balance", "", "", entry.opening)}${entry.lines.map((line) => row(line.day, line.text, line.amount > 0 ? "Credit" : "Debit", `${line.amount > 0 ? "+" : "-"} ${usd(line.amount)}`, line.balance)).join("")}${row(to, "Closing Balance", "", "", entry.end)}</table>
<div class=stats><div><b>3.50%</b>ANNUAL PERCENTAGE YIELD (APY) EARNED</div><div><b>${usd(entry.year)}</b>YTD INTEREST AND BONUSES</div><div style="border:0"><b>${days}</b>DAYS IN STATEMENT CYCLE</div></div>
${index === list.length - 1 ? "<div class=f><b>What to do if there's an error.</b> In case of errors or questions about your electronic transfers, call or write us as soon as you can. We must hear from you no later than 60 days after we sent the FIRST statement on which the problem or error appeared. Banking products and services are offered by Corvane, N.A., Member FDIC. &copy;2026 Corvane.</div>" : ""}</div>`,
  )
  .join("")}`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Corvane",
          accounts: list.map((entry) => ({
            kind: "savings" as const,
            institution: "Corvane",
            accountLast4: entry.number.slice(-4),
            periodStart: from,
            periodEnd: to,
            beginningBalance: decimal(entry.opening),
            endingBalance: decimal(entry.end),
          })),
          transactions: list.flatMap((entry, index) => entry.lines.map((line) => fact(line, index))),
          allowed: Object.fromEntries(list.map((_, index) => [`accounts.${index}.statementDate`, [to]])),
        },
        "corvane",
        "Corvane, N.A.",
      ),
    };
  },
};

/** After PNC Virtual Wallet: amount before the description, spend and growth on one paper. */
const klw: Layout = {
  name: "uf-bank-klw-combined",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 24);
    const to = closing(random, 5, 27);
    const from = addDays(shiftMonth(to, -1), 1);
    const days = daysBetween(from, to) + 1;
    const opening = random.whole(90_000, 420_000);
    const spend = ledger(
      random,
      { from, to },
      {
        opening,
        rows: random.whole(12, 20),
        ins: [
          ["Direct Deposit - Payroll Allegheny Foods Inc XXXXXXXXXXX4082", 88_000, 176_000],
          ["Mobile Deposit Reference No. 526801142", 4_000, 42_000],
        ],
        outs: [
          ["4190 Debit Card Purchase Giant-Eagle #0038 Pittsburgh", 1_400, 13_000],
          ["POS Purchase Sheetz 0217 Altoona PA", 900, 6_800],
          ["4190 Recurring Debit Card Hulu 877-8244858 CA", 799, 1_899],
          ["Web Pmt Single - Online Pmt Duquesne Light XXXXX7714", 5_200, 18_000],
          ["ATM Withdrawal 1200 E Carson St Pittsburgh PA", 4_000, 16_000],
        ],
        shareIn: 0.2,
      },
    );
    const before = random.whole(150_000, 1_500_000);
    const interest = Math.max(2, Math.round((before * 0.012 * days) / 365));
    const moved = random.chance(0.6) ? random.whole(2, 30) * 1_000 : 0;
    const growth: Line[] = [
      ...(moved > 0
        ? [{ day: addDays(from, 9), text: "Online Transfer From XXXXXXXXXX9013", amount: moved }]
        : []),
      { day: to, text: "Interest Payment", amount: interest },
    ];
    const after = before + moved + interest;
    const [first, second] = [digits(random, 10), digits(random, 10)];
    const groups = (number: string) => `${number.slice(0, 2)}-${number.slice(2, 6)}-${number.slice(6)}`;
    const ins = spend.lines.filter((line) => line.amount > 0);
    const cards = spend.lines.filter((line) => line.amount < 0 && !/^(Web|ATM)/.test(line.text));
    const electronic = spend.lines.filter((line) => line.amount < 0 && /^(Web|ATM)/.test(line.text));
    const summary = (a: number, b: number, c: number, d: number) =>
      `<h4>Balance Summary</h4><table class=b><tr><th>Beginning<br>balance</th><th>Deposits and<br>other additions</th><th>Checks and other<br>deductions</th><th>Ending<br>balance</th></tr><tr><td>${grouped(a)}</td><td>${grouped(b)}</td><td>${c === 0 ? ".00" : grouped(c)}</td><td>${grouped(d)}</td></tr></table>`;
    const part = (title: string, lines: readonly Line[]) =>
      lines.length === 0
        ? ""
        : `<div class=row style="margin-top:10px"><h4 style="margin:0">${title}</h4><div class="small r">There ${lines.length === 1 ? `was 1 ${title.replace("Deposits and", "Deposit or").replace(/s( |$)/g, "$1")}` : `were ${lines.length} ${title}`} totaling ${usd(lines.reduce((total, line) => total + line.amount, 0))}.</div></div><table class=a><tr><th style="width:.7in">Date</th><th class=r style="width:1in">Amount</th><th>Description</th></tr>${lines.map((line) => `<tr><td>${date.noYear(line.day)}</td><td class=r>${grouped(line.amount)}</td><td style="padding-left:20px">${escaped(line.text)}</td></tr>`).join("")}</table>`;
    const daily = new Map<string, number>([[from, opening]]);
    for (const line of spend.lines) daily.set(line.day, line.balance);
    const balances = [...daily].map(([day, balance]) => [date.noYear(day), grouped(balance)]);
    const rows = Array.from({ length: Math.ceil(balances.length / 4) }, (_, line) =>
      Array.from({ length: 4 }, (__, column) => balances[line * 4 + column] ?? ["", ""]).flat(),
    );
    const top = (page: number, kind: string, number: string) =>
      `<div class=row><div><h1>Virtual Wallet ${kind} Statement</h1>KLW Bank</div><div class=mark><span>&#9650;</span>KLW BANK</div></div><div class=row style="margin-top:8px"><div>For the period <b>${date.slash(from)}</b> to <b>${date.slash(to)}</b><br>${person.name}</div><div>Primary account number: ${groups(first)}<br>Page ${page} of 3${page === 1 ? "<br>Number of enclosures: 0" : `<br>Account number: ${groups(number)}${page === 2 ? " - continued" : ""}`}</div></div>`;
    const html = document(
      `${BASE}body{font:8.5pt "Liberation Sans",Arial}h1{font-size:14pt;margin:0}.mark{font:bold 15pt Arial;color:#414042;text-align:right}.mark span{color:#f58025}h3{font-size:12pt;margin:16px 0 4px;border-bottom:3px solid #f58025}h4{font-size:9.5pt;margin:12px 0 3px}.b th{text-align:right;font-weight:normal;font-size:8pt;border-bottom:1px solid #555}.b td{text-align:right}.a th{border-bottom:1px solid #555;font-weight:normal}.a td{padding-top:2px}.a td+td,.a th+th{padding-left:16px}.b{margin-bottom:8px}.next{break-before:page}`,
      `${top(1, "Spend", first)}<div style="margin:26px 0 20px 30px">${person.name}<br>${person.street}<br>${person.town}</div><p class=small>For 24-hour banking, and transaction or interest rate information, sign on to KLW Bank Online Banking at klwbank.com. For customer service call 1-888-555-0173, Monday - Friday: 7 AM - 10 PM ET. Moving? Please contact us at 1-888-555-0173. Write to: Customer Service, PO Box 609, Pittsburgh PA 15230-9738.</p>
<h3>Virtual Wallet Summary</h3>${grid(
        "llr",
        ["", "Account number", "Ending balance"],
        [
          ["Spend", groups(first), grouped(spend.closing)],
          ["Growth", groups(second), grouped(after)],
          ["<b>Total</b>", "", `<b>${grouped(spend.closing + after)}</b>`],
        ],
        "class=a",
      )}
<h3>Spend Account Summary</h3><div class=row><div>Account number: ${groups(first)}<br>Overdraft Protection has not been established for this account.</div><div>${person.name}</div></div>${summary(opening, inward(spend.lines), outward(spend.lines), spend.closing)}
<table class=b><tr><th>Average monthly<br>balance</th><th>Charges<br>and fees</th></tr><tr><td>${grouped(Math.round((opening + spend.closing) / 2))}</td><td>.00</td></tr></table>
<h4>Overdraft and Returned Item Fee Summary</h4>${grid(
        "lrr",
        ["", "Total for this Period", "Total Year to Date"],
        [
          ["Total Overdraft Fees", ".00", "36.00"],
          ["Total Returned Item Fees", ".00", ".00"],
        ],
        "class=a",
      )}
<div class=next>${top(2, "Spend", first)}<h3>Activity Detail</h3>${part("Deposits and Other Additions", ins)}${part("Banking/Debit Card Withdrawals and Purchases", cards)}${part("Online and Electronic Banking Deductions", electronic)}<h4>Daily Balance Detail</h4>${grid("lrlrlrlr", ["Date", "Balance", "Date", "Balance", "Date", "Balance", "Date", "Balance"], rows, "class=a")}</div>
<div class=next>${top(3, "Growth", second)}<h3>Growth Account Summary</h3>${summary(before, moved + interest, 0, after)}<h4>Interest Summary</h4><p class=small>As of ${date.noYear(to)}, a total of ${usd(interest * Number(to.slice(5, 7)))} in interest was paid this year.</p>${grid("rrrr", ["Annual Percentage Yield Earned (APYE)", "Number of days in interest period", "Average collected balance for APYE", "Interest Paid this period"], [["1.20%", String(days), grouped(before), grouped(interest)]], "class=b")}<h3>Activity Detail</h3>${part("Deposits and Other Additions", growth)}
<p class=small style="margin-top:20px"><b>Reviewing Your Statement</b> Please review this statement carefully and reconcile it with your records. Call the telephone number on the upper right side of the first page of this statement if you have any questions. Member FDIC. &copy; KLW Bank, National Association.</p></div>`,
    );
    const name = "KLW Bank";
    const shown = { institution: name, periodStart: from, periodEnd: to };
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: name,
          accounts: [
            {
              kind: "checking",
              ...shown,
              accountLast4: first.slice(-4),
              beginningBalance: decimal(opening),
              endingBalance: decimal(spend.closing),
              totalDeposits: decimal(inward(spend.lines)),
              totalWithdrawals: decimal(outward(spend.lines)),
            },
            {
              kind: "savings",
              ...shown,
              accountLast4: second.slice(-4),
              beginningBalance: decimal(before),
              endingBalance: decimal(after),
              totalDeposits: decimal(moved + interest),
              totalWithdrawals: "0.00",
            },
          ],
          transactions: [
            ...[...ins, ...cards, ...electronic].map((line) => fact(line, 0)),
            ...growth.map((line) => fact(line, 1)),
          ],
          allowed: {
            "accounts.0.statementDate": [to],
            "accounts.1.statementDate": [to],
            "accounts.0.feesCharged": ["0.00"],
          },
        },
        "KLW BANK",
        "KLW",
        "KLW Bank, National Association",
      ),
    };
  },
};

/** After a small bank whose papers come from a Jack Henry core. */
const drovers: Layout = {
  name: "uf-bank-farmers-drovers",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 25);
    const to = closing(random, 12, 28);
    const from = addDays(shiftMonth(to, -1), 1);
    const days = daysBetween(from, to) + 1;
    const account = digits(random, 7);
    const opening = random.whole(120_000, 620_000);
    const drawn = ledger(
      random,
      { from, to },
      {
        opening,
        rows: random.whole(14, 26),
        ins: [
          ["DDA Regular Deposit", 20_000, 140_000],
          ["ELLIS CO USD 489 PAYROLL PPD", 90_000, 190_000],
        ],
        outs: [
          ["CHECK", 2_500, 60_000],
          ["CHECK", 1_500, 20_000],
          ["MIDWEST ENERGY BILL PMT WEB", 6_000, 22_000],
          ["POS DEB 1422 DILLONS #88 HAYS KS", 1_200, 14_000],
          ["DBT CRD 0711 CASEYS #3320 RUSSELL KS", 900, 6_000],
        ],
      },
    );
    let number = random.whole(2100, 8800);
    const lines = drawn.lines.map((line) => {
      if (line.text !== "CHECK") return line;
      number += random.chance(0.2) ? 2 : 1;
      return { ...line, text: String(number) };
    });
    const isCheck = (line: Line) => /^\d{4}$/.test(line.text);
    const ins = lines.filter((line) => line.amount > 0);
    const debits = lines.filter((line) => line.amount < 0 && !isCheck(line));
    const checks = lines.filter(isCheck);
    const across = (cells: ReadonlyArray<readonly string[]>, empty: readonly string[]) =>
      Array.from({ length: Math.ceil(cells.length / 3) }, (_, row) =>
        Array.from({ length: 3 }, (__, column) => cells[row * 3 + column] ?? empty).flat(),
      );
    const checkCells = checks.map((line, index) => [
      date.bareNoYear(line.day),
      `${line.text}${index > 0 && Number(line.text) - Number(checks[index - 1]?.text) > 1 ? "*" : ""}`,
      grouped(line.amount),
    ]);
    const daily = new Map<string, number>([[from, opening]]);
    for (const line of lines) daily.set(line.day, line.balance);
    const dailyCells = [...daily].map(([day, balance]) => [date.bareNoYear(day), grouped(balance)]);
    const stars = (title: string) => `<div class=s>${title}</div>`;
    const html = document(
      `${BASE}body{font:8.5pt "Courier New",monospace}.top{text-align:center;font:bold 14pt "Times New Roman"}.top small{font:8pt "Times New Roman"}.s{text-align:center;font-weight:bold;border-top:1px solid #000;border-bottom:1px solid #000;margin:12px 0 4px;padding:2px}p{margin:4px 0}.c td,.c th{font-size:8pt}.c td+td,.c th+th{padding-left:22px}`,
      `<div class=top>The Farmers &amp; Drovers State Bank<br><small>114 N. Main Street &nbsp; P.O. Box 88 &nbsp; Ellis, Kansas 67637 &nbsp; (785) 555-0143 &nbsp; Member FDIC &nbsp; Equal Housing Lender</small></div>
<div class=row style="margin:24px 0 14px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=r>Date ${date.bareShort(to)} &nbsp;&nbsp; Page 1<br>Primary Account ${account}<br>Enclosures ${checks.length}</div></div>
<p style="text-align:center">Our lobby will be closed for the holiday. Ask us about our 15-month CD special!</p>${stars("CHECKING ACCOUNTS")}
<div class=row><div>${pairs([
        ["FREE CHECKING", ""],
        ["Account Number", account],
        ["Previous Balance", grouped(opening)],
        [`${ins.length} Deposits/Credits`, grouped(inward(lines))],
        [`${checks.length + debits.length} Checks/Debits`, grouped(outward(lines))],
        ["Service Charge", ".00"],
        ["Interest Paid", ".00"],
        ["Ending Balance", grouped(drawn.closing)],
      ])}</div><div>${pairs([
        ["Number of Enclosures", String(checks.length)],
        ["Statement Dates", `${date.bareShort(from)} thru ${date.bareShort(to)}`],
        ["Days in the statement period", String(days)],
        ["Average Ledger", grouped(Math.round((opening + drawn.closing) / 2))],
        ["Average Collected", grouped(Math.round((opening + drawn.closing) / 2) - 1_155)],
      ])}</div></div>
${stars("DEPOSITS AND ADDITIONS")}${grid(
  "llr",
  ["Date", "Description", "Amount"],
  ins.map((line) => [date.bareNoYear(line.day), escaped(line.text), grouped(line.amount)]),
)}
${stars("CHECKS AND WITHDRAWALS")}${grid(
  "llr",
  ["Date", "Description", "Amount"],
  debits.map((line) => [date.bareNoYear(line.day), escaped(line.text), `${grouped(line.amount)}-`]),
)}
${checks.length > 0 ? `${stars("CHECKS IN NUMBER ORDER")}${grid("lrrlrrlrr", ["Date", "Check No", "Amount", "Date", "Check No", "Amount", "Date", "Check No", "Amount"], across(checkCells, ["", "", ""]), "class=c")}<p>* Denotes missing check numbers</p>` : ""}
${stars("DAILY BALANCE INFORMATION")}${grid("lrlrlr", ["Date", "Balance", "Date", "Balance", "Date", "Balance"], across(dailyCells, ["", ""]), "class=c")}
${stars("OVERDRAFT / RETURNED ITEM FEES")}${grid(
  "lrr",
  ["", "Total For This Period", "Total Year-to-Date"],
  [
    ["Total Overdraft Fees", "$.00", "$.00"],
    ["Total Returned Item Fees", "$.00", "$28.00"],
  ],
)}
<p style="font:7pt 'Times New Roman';break-before:page">THIS FORM IS PROVIDED TO HELP YOU BALANCE YOUR CHECKBOOK WITH YOUR STATEMENT. LIST CHECKS OUTSTANDING NOT CHARGED TO YOUR ACCOUNT: No. ______ $ ______. ENDING BALANCE SHOWN ON THIS STATEMENT $ ______. ADD DEPOSITS NOT SHOWN $ ______. IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC TRANSFERS telephone us at (785) 555-0143 as soon as you can. We must hear from you no later than 60 days after we sent you the FIRST statement on which the error or problem appeared. We will determine whether an error occurred within 10 business days after we hear from you.</p>`,
    );
    const printed = [...ins, ...debits, ...checks];
    return {
      html,
      truth: {
        ...alsoNamed(
          {
            documentType: "bank-statements",
            institution: "The Farmers & Drovers State Bank",
            accounts: [
              {
                kind: "checking",
                institution: "The Farmers & Drovers State Bank",
                accountLast4: account.slice(-4),
                statementDate: to,
                periodStart: from,
                periodEnd: to,
                beginningBalance: decimal(opening),
                endingBalance: decimal(drawn.closing),
                totalDeposits: decimal(inward(lines)),
                totalWithdrawals: decimal(outward(lines)),
              },
            ],
            transactions: printed.map((line) => fact(line)),
            allowed: {
              "accounts.0.feesCharged": ["0.00"],
              ...Object.fromEntries(
                printed.flatMap((line, index) =>
                  isCheck(line)
                    ? [[`transactions.${index}.description`, [`Check ${line.text}`, `CHECK ${line.text}`]]]
                    : [],
                ),
              ),
            },
          },
          "Farmers & Drovers State Bank",
        ),
      },
    };
  },
};

export const ufBanksTwo: readonly Layout[] = [corvane, klw, drovers];
