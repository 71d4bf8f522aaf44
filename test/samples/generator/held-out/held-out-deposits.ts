import { document } from "../layout.ts";
import { levelPayment, monthlyInterest } from "../loan-data.ts";
import { escaped } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import {
  type DepositEntry,
  type DepositMonth,
  depositFacts,
  depositRows,
  last4,
  makeChecking,
  makePeriod,
  makeSavings,
  moved,
  without,
} from "./held-out-data.ts";
import { heldOut, lines, onlyParts, paged, SHEET, sheets, span } from "./sheets.ts";

const $ = money.dollar;
const plain = money.plain;
const of = (month: DepositMonth, ...kinds: ReadonlyArray<DepositEntry["kind"]>) =>
  month.entries.filter((entry) => kinds.includes(entry.kind));

/** A big bank's checking account over several pages: sums first, then a section a kind, checks in two columns, fees, ledger. */
const sections = heldOut("deposit-sections", "bank-statements", (seed) => {
  const period = makePeriod(seed);
  const d = makeChecking(seed, period, 16);
  const bank = "First Meridian Bank";
  const parts: Array<[string, string, DepositEntry[]]> = [
    ["Deposits and other additions", "Total deposits and other additions", of(d, "in")],
    ["Withdrawals and other subtractions", "Total withdrawals and other subtractions", of(d, "card", "out")],
  ];
  const rowOf = (entry: DepositEntry) =>
    `<tr><td class=d>${date.short(entry.day)}</td><td>${escaped(entry.text)}</td><td class=n>${plain(entry.amount)}</td></tr>`;
  const checks = of(d, "check").toSorted((a, b) => Number(a.check) - Number(b.check));
  const half = Math.ceil(checks.length / 2);
  const checkCells = (entry: DepositEntry | undefined, index: number) => {
    if (!entry) return "<td></td><td></td><td></td>";
    const gap = index > 0 && Number(checks[index - 1]?.check) + 1 !== Number(entry.check);
    return `<td>${date.short(entry.day)}</td><td>${entry.check}${gap ? "*" : ""}</td><td class=n>${plain(entry.amount)}</td>`;
  };
  const checkTable = `<h3>Checks</h3><table><tr><th>Date</th><th>Check #</th><th class=n>Amount</th><th style="padding-left:40px">Date</th><th>Check #</th><th class=n>Amount</th></tr>${Array.from({ length: half }, (_, index) => `<tr>${checkCells(checks[index], index)}${checkCells(checks[half + index], half + index).replace("<td>", '<td style="padding-left:40px">')}</tr>`).join("")}</table><div class=tt><span>Total checks</span><b>-${$(-moved(d, "check"))}</b></div><div>Total # of checks &nbsp; ${checks.length}</div><div class=s>* There is a gap in sequential check numbers</div>`;
  const fees = of(d, "fee");
  const feeTable = `<h3>Service fees</h3><table class=fee><tr><th></th><th class=n>Total for this period</th><th class=n>Total year-to-date</th></tr><tr><td>Total Overdraft fees</td><td class=n>$0.00</td><td class=n>$35.00</td></tr><tr><td>Total NSF: Returned Item fees</td><td class=n>$0.00</td><td class=n>$0.00</td></tr></table>${fees.length > 0 ? `<table><tr><th class=d>Date</th><th>Transaction description</th><th class=n>Amount</th></tr>${fees.map(rowOf).join("")}</table>` : ""}<div class=tt><span>Total service fees</span><b>-${$(-moved(d, "fee"))}</b></div>`;
  const ledger = [
    ...new Map([
      [period.start, d.beginning] as const,
      ...d.entries.map((entry) => [entry.day, entry.balance] as const),
    ]),
  ];
  const column = Math.ceil(ledger.length / 3);
  const daily = `<h3>Daily ledger balances</h3><table><tr>${'<th>Date</th><th class=n style="padding-right:26px">Balance ($)</th>'.repeat(3)}</tr>${Array.from(
    { length: column },
    (_, row) =>
      `<tr>${[0, 1, 2]
        .map((at) => {
          const entry = ledger[at * column + row];
          return entry
            ? `<td>${date.noYear(entry[0])}</td><td class=n style="padding-right:26px">${plain(entry[1])}</td>`
            : "<td></td><td></td>";
        })
        .join("")}</tr>`,
  ).join("")}</table>`;
  const body = parts.flatMap(([title, total, entries], index) => [
    `<tr><td colspan=3><h3>${title}</h3></td></tr><tr><th class=d>Date</th><th>Description</th><th class=n>Amount</th></tr>`,
    ...entries.flatMap((entry, at) =>
      index === 1 && at === 0
        ? [`<tr><td colspan=3 class=sub>Card account # XXXX XXXX XXXX 7716</td></tr>`, rowOf(entry)]
        : [rowOf(entry)],
    ),
    `<tr><td colspan=2><b>${total}</b></td><td class=n><b>${index === 0 ? "" : "-"}${$(Math.abs(moved(d, ...(index === 0 ? (["in"] as const) : (["card", "out"] as const)))))}</b></td></tr>`,
  ]);
  const detail = paged(body, 46, 50).map((part) => `<table>${part.join("")}</table>`);
  const first = `<div style="height:34px"></div><div class=two><div><b style="font-size:15pt;color:#8c1d18">First Meridian Bank</b><div class=s>P.O. Box 15284, Wilmington, DE 19850</div><div style="margin:40px 0">${period.person.name.toUpperCase()}<br>${period.person.street.toUpperCase()}<br>${period.person.town.toUpperCase()}</div></div><div class=side><b>Customer service information</b><br>Customer service: 1.800.555.0132<br>En Español: 1.800.555.0188<br>firstmeridian.example<br>First Meridian Bank, N.A.<br>P.O. Box 25118<br>Tampa, FL 33622-5118</div></div>
  <h1>Your Everyday Plus Banking</h1><div>for <b>${span(period.start, period.end)}</b> &nbsp;&nbsp;&nbsp;&nbsp; Account number: <b>${d.number.slice(0, 4)} ${d.number.slice(4, 8)} ${d.number.slice(8)}</b></div><h2>Account summary</h2><div class=two><div>${lines(
    [
      [`Beginning balance on ${date.long(period.start)}`, $(d.beginning)],
      ["Deposits and other additions", plain(moved(d, "in"))],
      ["Withdrawals and other subtractions", plain(moved(d, "card", "out"))],
      ["Checks", plain(moved(d, "check"))],
      ["Service fees", moved(d, "fee") === 0 ? "-0.00" : plain(moved(d, "fee"))],
      [`<b>Ending balance on ${date.long(period.end)}</b>`, `<b>${$(d.ending)}</b>`],
    ],
    "class=sum",
  )}</div><div class=ad><b>Get a $300 bonus offer</b><p>Open a new Everyday Savings account and deposit $10,000.00 within 60 days. See firstmeridian.example/bonus. Annual Percentage Yield up to 0.04%.</p></div></div>`;
  const notice = `<h2>IMPORTANT INFORMATION: BANK DEPOSIT ACCOUNTS</h2><div class=legal><p><b>How to Contact Us</b> - You may call us at the telephone number listed on the front of this statement.</p><p><b>Updating your contact information</b> - We encourage you to keep your contact information up-to-date.</p><p><b>Deposit agreement</b> - When you opened your account, you received a deposit agreement and fee schedule. A monthly fee of $12.00 is waived with a minimum daily balance of $1,500.00.</p><p><b>Electronic transfers: In case of errors or questions</b> - Tell us the dollar amount of the suspected error. We will investigate within 10 business days (20 if your account is new) and credit amounts above $50.</p><p><b>Direct deposits</b> - If you have arranged to have direct deposits made at least once every 60 days, you may call us to find out if the deposit was made.</p></div>`;
  const tail = `${checkTable}${feeTable}${daily}`;
  const html = document(
    `${SHEET}body{font:8.5pt "Liberation Sans"}table{width:100%}.n{text-align:right}th{text-align:left;border-bottom:1px solid #999}th.n{text-align:right}.two{display:flex;gap:30px}.two>div{flex:1}.s{font-size:7pt}.side{border-left:2px solid #8c1d18;padding-left:10px;font-size:8pt}h1{font-size:15pt;color:#8c1d18;margin:0}h2{font-size:11pt;color:#8c1d18;margin:16px 0 4px}h3{font-size:10.5pt;color:#8c1d18;margin:10px 0 2px}.sum td{border-bottom:1px dotted #888;padding:3px 0}.ad{background:#f3f3f3;padding:9px}.d{width:70px}.sub{font-size:7.5pt;padding:3px 0}.tt{display:flex;justify-content:space-between;border-top:1px solid #000;margin-top:2px}.fee{border:1px solid #888;margin:5px 0}.fee td,.fee th{padding:2px 5px}.legal{columns:2;font-size:7pt}.foot{font-size:7pt;text-align:right}`,
    sheets(
      [
        first,
        notice,
        ...detail.map(
          (part) =>
            `<div class=s>${period.person.name.toUpperCase()} &nbsp;|&nbsp; Account # ${d.number.slice(0, 4)} ${d.number.slice(4, 8)} ${d.number.slice(8)} &nbsp;|&nbsp; ${span(period.start, period.end)}</div>${part}`,
        ),
        tail,
      ],
      (page, pages) =>
        `${page === 1 ? "PULL: E CYCLE: 41 SPEC: 0 DELIVERY: P TYPE: IMAGE: A BC: IL1 &nbsp;&nbsp; " : ""}Page ${page} of ${pages}`,
    ),
  );
  return {
    html,
    truth: onlyParts(
      {
        documentType: "bank-statements",
        institution: bank,
        accounts: [depositFacts(d, period, bank, "checking")],
        transactions: depositRows([...of(d, "in"), ...of(d, "card", "out"), ...checks, ...fees]),
        allowed: {
          institution: ["First Meridian Bank, N.A."],
          "accounts.0.institution": ["First Meridian Bank, N.A."],
          "accounts.0.statementDate": [period.end],
        },
      },
      "totalWithdrawals",
      [-moved(d, "card", "out"), -moved(d, "check"), -moved(d, "fee")],
      // Printed as a total, without checks and fees.
      [-moved(d, "card", "out")],
    ),
  };
});

/** An online bank's savings: figures in tiles, a yield that is no rate owed, two amount columns and a running balance. */
const savingsPeriod = (seed: number) => makePeriod(seed + 30, true);
export const savingsHolder = (seed: number) => savingsPeriod(seed).person;
const onlineSavings = heldOut("deposit-online-savings", "bank-statements", (seed) => {
  const period = savingsPeriod(seed);
  const d = makeSavings(seed + 30, period, 5);
  const interest = moved(d, "interest");
  const row = (entry: DepositEntry) =>
    `<tr><td>${date.slash(entry.day)}</td><td>${entry.text}</td><td class=n>${entry.amount > 0 ? $(entry.amount) : "-"}</td><td class=n>${entry.amount < 0 ? `−${$(-entry.amount)}` : "-"}</td><td class=n>${$(entry.balance)}</td></tr>`;
  const html = document(
    `body{font:9.5pt "DejaVu Sans Condensed","DejaVu Sans"}table{width:100%}.n{text-align:right}.tile{display:grid;grid-template-columns:repeat(3,1fr);gap:10px;margin:16px 0}.tile>div{background:#efeaf7;border-radius:10px;padding:10px}.tile span{font-size:8pt;color:#4b3a73;display:block}.tile b{font-size:13pt;font-weight:normal}th{background:#4b3a73;color:#fff;text-align:left;padding:4px 5px;font-weight:normal}th.n{text-align:right}.t td{padding:5px;border-bottom:1px solid #ddd}.s{font-size:7.5pt;color:#555}`,
    `<div style="display:flex;justify-content:space-between"><div style="font-size:23pt;color:#4b3a73">plume<span style="font-size:11pt"> bank</span></div><div class=n>Combined Customer Statement<br>Statement Date<br><b>${date.slash(period.end)}</b></div></div><div style="display:flex;justify-content:space-between;margin-top:18px"><div>${period.person.name}<br>${period.person.street}<br>${period.person.town}</div><div class=n>Customer Care available 24/7<br>877-555-0144<br>plumebank.example</div></div>
    <h2 style="font-weight:normal;color:#4b3a73;margin:24px 0 0">High Yield Savings Account</h2><div>Account Number: ******${last4(d.number)} &nbsp;&nbsp; Ownership: Individual &nbsp;&nbsp; Statement period ${date.slash(period.start)} - ${date.slash(period.end)}</div>
    <div class=tile><div><span>Beginning Balance, as of ${date.slash(period.start)}</span><b>${$(d.beginning)}</b></div><div><span>Ending Balance, as of ${date.slash(period.end)}</span><b>${$(d.ending)}</b></div><div><span>Average Daily Balance</span><b>${$(Math.round((d.beginning + d.ending) / 2))}</b></div><div><span>Interest Paid this Period</span><b>${$(interest)}</b></div><div><span>Interest Paid YTD</span><b>${$(interest * 7 + 1_204)}</b></div><div><span>Annual Percentage Yield Earned</span><b>4.20%</b></div></div>
    <h3 style="font-weight:normal;color:#4b3a73">Activity</h3><table class=t><tr><th>Date</th><th>Description</th><th class=n>Credits</th><th class=n>Debits</th><th class=n>Balance</th></tr><tr><td>${date.slash(period.start)}</td><td>Beginning Balance</td><td></td><td></td><td class=n>${$(d.beginning)}</td></tr>${d.entries.map(row).join("")}<tr><td>${date.slash(period.end)}</td><td><b>Ending Balance</b></td><td></td><td></td><td class=n><b>${$(d.ending)}</b></td></tr></table><p class=s>Days in statement period: ${period.days}. Overdraft items paid: 0. Overdraft fees this period: $0.00. Refer a friend and you both get $100.00 after their first $1,000.00 deposit. plume bank, Member FDIC. Deposits are insured up to $250,000 per depositor.</p>`,
  );
  const sums = {
    "accounts.0.totalDeposits": [decimal(moved(d, "in", "interest")), decimal(moved(d, "in"))],
    ...(of(d, "out").length > 0 ? { "accounts.0.totalWithdrawals": [decimal(-moved(d, "out"))] } : {}),
  };
  const {
    totalDeposits: _,
    totalWithdrawals: __,
    ...account
  } = depositFacts(d, period, "plume bank", "savings");
  return {
    html,
    truth: {
      documentType: "bank-statements",
      institution: "plume bank",
      accounts: [{ ...account, statementDate: period.end }],
      transactions: depositRows(d.entries),
      allowed: { institution: ["plume"], "accounts.0.institution": ["plume"], ...sums },
    },
  };
});

/** A credit union's members' statement: shares, a checking account and a car loan under one another, balances in each row. */
const sharesAndLoan = heldOut("deposit-shares-and-loan", "bank-statements", (seed) => {
  const period = makePeriod(seed + 60, true);
  const random = seededRandom(seed + 61);
  const share = makeSavings(seed + 60, period, 3);
  const checking = makeChecking(seed + 60, period, 5);
  const draft = {
    ...checking,
    entries: checking.entries.map((entry) =>
      entry.check === "" ? entry : { ...entry, text: `Draft ${entry.check}`, check: "" },
    ),
  };
  const name = "Lakeshore Community Credit Union";
  const rate = `${random.whole(4, 9)}.${random.pick(["49", "740", "240"])}`;
  const original = random.whole(12_000, 36_000) * 100;
  const instalment = levelPayment(original, rate, 60);
  const before = Math.round(original * (random.whole(30, 85) / 100));
  const interest = monthlyInterest(before, rate);
  const principal = instalment - interest;
  const after = before - principal;
  const paidOn = addDays(period.start, random.whole(4, 22));
  const dueDate = addDays(period.end, random.whole(8, 20));
  const loanNumber = `${random.whole(40_000, 98_999)}${random.whole(10_000, 98_999)}`;
  const head = (title: string, number: string) =>
    `<div class=acct><span>${title}</span><span>Account XXXXXX${last4(number)}</span></div>`;
  const register = (month: DepositMonth) =>
    `<table class=r><tr><th>Posting Date</th><th>Effective</th><th>Transaction Description</th><th class=n>Amount</th><th class=n>New Balance</th></tr><tr><td>${date.bareNoYear(period.start)}</td><td></td><td>Previous Balance</td><td></td><td class=n>${plain(month.beginning)}</td></tr>${month.entries
      .map(
        (entry) =>
          `<tr><td>${date.bareNoYear(entry.day)}</td><td>${date.bareNoYear(entry.day)}</td><td>${escaped(entry.text)}</td><td class=n>${money.trailing(entry.amount)}</td><td class=n>${plain(entry.balance)}</td></tr>`,
      )
      .join(
        "",
      )}<tr><td>${date.bareNoYear(period.end)}</td><td></td><td>Ending Balance</td><td></td><td class=n>${plain(month.ending)}</td></tr></table>`;
  const html = document(
    `body{font:8pt "Liberation Sans"}table{width:100%}.n{text-align:right}.acct{display:flex;justify-content:space-between;background:#0a5a64;color:#fff;padding:3px 7px;font-weight:bold;font-size:9pt;margin-top:12px}.r th{text-align:left;font-size:7pt;border-bottom:1px solid #0a5a64}.r th.n{text-align:right}.r td{padding:1px 3px}.mini{font-size:7pt;display:flex;gap:18px;padding:3px 0}.r tr:nth-child(even) td{background:#f1f6f6}`,
    `<div style="display:flex;justify-content:space-between"><div><div style="font-size:14pt;color:#0a5a64">Lakeshore Community<br>Credit Union</div>2200 Shoreline Blvd, Muskegon MI 49441</div><div class=n>MEMBER STATEMENT<br>Member Number: XXXX${random.whole(1_000, 9_899)}<br>Statement Period<br><b>${date.bare(period.start)} thru ${date.bare(period.end)}</b><br>Page 1</div></div><p>${period.person.name}<br>${period.person.street}<br>${period.person.town}</p>
    <table class=r style="width:70%"><tr><th>Your accounts at a glance</th><th class=n>Balance</th></tr><tr><td>Regular Shares</td><td class=n>$${plain(share.ending)}</td></tr><tr><td>Free Checking</td><td class=n>$${plain(draft.ending)}</td></tr><tr><td>Vehicle Loan</td><td class=n>$${plain(after)}</td></tr><tr><td>Total shares</td><td class=n>$${plain(share.ending + draft.ending)}</td></tr></table>
    ${head("REGULAR SHARES", share.number)}${register(share)}<div class=mini><span>Dividends paid this year: $${plain(moved(share, "interest") * 5)}</span><span>Annual percentage yield earned 0.35%</span><span>Total deposits: $${plain(moved(share, "in", "interest"))}</span><span>Total withdrawals: $${plain(-moved(share, "out"))}</span></div>
    ${head("FREE CHECKING", draft.number)}${register(draft)}<div class=mini><span>Total deposits: $${plain(moved(draft, "in"))}</span><span>Total withdrawals: $${plain(-moved(draft, "card", "out", "check", "fee"))}</span><span>Overdraft fees this year: $28.00</span></div>
    <div style="break-inside:avoid">${head("VEHICLE LOAN - NEW AUTO 60", loanNumber)}<div class=mini><span>Annual Percentage Rate ${rate}%</span><span>Daily periodic rate ${(Number(rate) / 365).toFixed(6)}%</span><span>Payment amount $${plain(instalment)}</span><span>Next payment due ${date.bare(dueDate)}</span><span>Past due $0.00</span></div><table class=r><tr><th>Posting Date</th><th>Description</th><th class=n>Payment</th><th class=n>Interest</th><th class=n>Fees</th><th class=n>Principal</th><th class=n>New Balance</th></tr><tr><td>${date.bareNoYear(period.start)}</td><td>Previous Balance</td><td></td><td></td><td></td><td></td><td class=n>${plain(before)}</td></tr><tr><td>${date.bareNoYear(paidOn)}</td><td>Payment from share 01</td><td class=n>${plain(instalment)}</td><td class=n>${plain(interest)}</td><td class=n>0.00</td><td class=n>${plain(principal)}</td><td class=n>${plain(after)}</td></tr><tr><td>${date.bareNoYear(period.end)}</td><td>Ending Balance</td><td></td><td></td><td></td><td></td><td class=n>${plain(after)}</td></tr></table><div class=mini><span>Total interest charged this period $${plain(interest)}</span><span>Total interest charged in ${period.end.slice(0, 4)} $${plain(interest * 5 + 211)}</span><span>Total fees charged this period $0.00</span></div></div><p style="font-size:7pt">Auto loan rates from 4.99% APR for 36 months. Skip a payment in December for a $35.00 fee. Federally insured by NCUA up to $250,000.</p>`,
  );
  return {
    html,
    truth: {
      documentType: "bank-statements",
      institution: name,
      accounts: [
        depositFacts(share, period, name, "savings"),
        depositFacts(draft, period, name, "checking"),
        {
          kind: "auto-loan",
          institution: name,
          accountLast4: last4(loanNumber),
          periodStart: period.start,
          periodEnd: period.end,
          previousBalance: decimal(before),
          currentBalance: decimal(after),
          apr: rate,
          minimumPayment: decimal(instalment),
          paymentDueDate: dueDate,
          pastDue: "0.00",
          interestCharged: decimal(interest),
          feesCharged: "0.00",
        },
      ],
      transactions: [
        ...depositRows(share.entries, 0),
        ...depositRows(draft.entries, 1),
        { account: 2, date: paidOn, description: "Payment from share 01", amount: decimal(instalment) },
      ],
      allowed: {
        "accounts.0.statementDate": [period.end],
        "accounts.1.statementDate": [period.end],
        "accounts.2.statementDate": [period.end],
        "accounts.2.paymentsAndCredits": [decimal(instalment)],
      },
    },
  };
});

/** A regional bank: "last statement, this statement", a running balance, then small pictures of the checks. */
const checkImages = heldOut("deposit-check-images", "bank-statements", (seed) => {
  const period = makePeriod(seed + 90);
  const d = makeChecking(seed + 90, period, 10);
  const checks = of(d, "check");
  const lowest = Math.min(d.beginning, ...d.entries.map((entry) => entry.balance));
  const row = (entry: DepositEntry) =>
    `<tr><td>${date.capital(entry.day)}</td><td>${escaped(entry.check === "" ? entry.text : `CHECK # ${entry.check}`)}</td><td class=n>${entry.amount < 0 ? plain(-entry.amount) : ""}</td><td class=n>${entry.amount > 0 ? plain(entry.amount) : ""}</td><td class=n>${plain(entry.balance)}</td></tr>`;
  const picture = (entry: DepositEntry) =>
    `<div class=pic><div style="display:flex;justify-content:space-between"><span>${period.person.name}</span><span>${entry.check}</span></div><div style="text-align:right">DATE ${date.bare(addDays(entry.day, -3))}</div><div>PAY TO ____________________ <span class=bx>$ ${plain(-entry.amount)}</span></div><div style="margin-top:10px;font-family:'Liberation Mono';font-size:6pt">|: 0710014${entry.check.slice(1)} |: ${d.number} || ${entry.check}</div></div><div class=cap>Check ${entry.check} &nbsp; ${date.bare(entry.day)} &nbsp; $${plain(-entry.amount)}</div>`;
  const parts = paged(d.entries.map(row), 24, 44);
  const head = `<tr><th style="width:60px">DATE</th><th>DESCRIPTION</th><th class=n>DEBITS</th><th class=n>CREDITS</th><th class=n>BALANCE</th></tr>`;
  const top = `<div class=fl><div><div style="font:bold 17pt 'Liberation Serif'">Walnut Hills Bank &amp; Trust</div><div class=s>4th and Vine &nbsp; Cincinnati, Ohio 45202 &nbsp; Member FDIC</div></div><div class=n>`;
  const title = `${top}Account Number<br><b>XXXXXX${last4(d.number)}</b></div></div>`;
  const html = document(
    `${SHEET}body{font:8.5pt "Liberation Serif"}table{width:100%}.n{text-align:right}.fl{display:flex;justify-content:space-between;border-bottom:3px double #000;padding-bottom:6px}.s{font-size:7.5pt}.g{display:grid;grid-template-columns:1fr 1fr;gap:8px 26px;margin:14px 0}th{text-align:left;border-top:1px solid #000;border-bottom:1px solid #000;font-size:7.5pt}th.n{text-align:right}td{padding:1px 3px}h4{text-align:center;letter-spacing:3px;margin:14px 0 5px;font-size:10pt}.imgs{columns:2;column-gap:30px}.pic{border:1px solid #777;background:#fafaf2;padding:6px;height:92px;font-size:7pt;break-inside:avoid;margin-top:8px}.bx{border:1px solid #333;padding:1px 5px}.cap{text-align:center;font-size:7.5pt;break-before:avoid}.foot{font-size:7.5pt;text-align:center}`,
    sheets(
      [
        `${title}<div class=g><div>${period.person.name}<br>${period.person.street}<br>${period.person.town}</div><div>${lines(
          [
            ["Last statement:", date.long(addDays(period.start, -1))],
            ["This statement:", date.long(period.end)],
            ["Total days in statement period:", String(period.days)],
            ["Enclosures:", String(checks.length)],
          ],
        )}</div></div><h4>HERITAGE CHECKING</h4><div class=g><div>${lines([
          ["Beginning balance", `$${plain(d.beginning)}`],
          [`${of(d, "in").length} Deposits/credits`, plain(moved(d, "in"))],
          [`${checks.length} Checks`, plain(-moved(d, "check"))],
          [`${of(d, "card", "out").length} Other withdrawals`, plain(-moved(d, "card", "out"))],
          ["Service charges", plain(-moved(d, "fee"))],
          ["<b>Ending balance</b>", `<b>$${plain(d.ending)}</b>`],
        ])}</div><div>${lines([
          ["Low balance", `$${plain(lowest)}`],
          ["Average balance", `$${plain(Math.round((d.beginning + d.ending) / 2))}`],
          ["Interest paid year to date", "$0.00"],
          ["Fees waived this period", "$3.00"],
        ])}</div></div><h4>ACTIVITY IN DATE ORDER</h4><table>${head}<tr><td>${date.capital(addDays(period.start, -1))}</td><td>BALANCE LAST STATEMENT</td><td></td><td></td><td class=n>${plain(d.beginning)}</td></tr>${(parts[0] ?? []).join("")}</table>`,
        ...parts
          .slice(1)
          .map(
            (part) =>
              `${title}<h4>ACTIVITY IN DATE ORDER, CONTINUED</h4><table>${head}${part.join("")}</table>`,
          ),
        `${title}<h4>IMAGES OF CHECKS PAID</h4><div class=imgs>${checks.map((entry) => `<div style="break-inside:avoid">${picture(entry)}</div>`).join("")}</div>`,
      ],
      (page, pages) => `Page ${page} of ${pages}`,
    ),
  );
  const {
    periodStart: _,
    periodEnd: __,
    ...account
  } = depositFacts(d, period, "Walnut Hills Bank & Trust", "checking");
  return {
    html,
    truth: onlyParts(
      {
        documentType: "bank-statements",
        institution: "Walnut Hills Bank & Trust",
        accounts: [{ ...account, statementDate: period.end }],
        transactions: depositRows(d.entries),
        allowed: {
          "accounts.0.periodStart": [addDays(period.start, -1)],
          "accounts.0.periodEnd": [period.end],
        },
      },
      "totalWithdrawals",
      [-moved(d, "check"), -moved(d, "card", "out"), -moved(d, "fee")],
    ),
  };
});

/** Two accounts in one statement: a summary of both on top, for each how many movements of which kind, then its register. */
const consolidated = heldOut("deposit-consolidated", "bank-statements", (seed) => {
  const period = makePeriod(seed + 120);
  const checking = makeChecking(seed + 120, period, 7);
  const savings = makeSavings(seed + 121, period, 3);
  const bank = "TRELLIS BANK";
  const signed = (amount: number) => (amount < 0 ? `-${$(-amount)}` : $(amount));
  const list = (month: DepositMonth, ...kinds: ReadonlyArray<DepositEntry["kind"]>) =>
    of(month, ...kinds).length;
  const summary = (title: string, rows: ReadonlyArray<readonly [string, number, string]>) =>
    `<div class=st>${title}</div><table class=sm><tr><th></th><th class=n>INSTANCES</th><th class=n>AMOUNT</th></tr>${rows.map(([label, count, amount]) => `<tr><td>${label}</td><td class=n>${count > 0 ? count : ""}</td><td class=n>${amount}</td></tr>`).join("")}</table>`;
  const register = (month: DepositMonth) =>
    `<table class=tx><tr><th>DATE</th><th>DESCRIPTION</th><th class=n>AMOUNT</th><th class=n>BALANCE</th></tr><tr><td></td><td><b>Beginning Balance</b></td><td></td><td class=n><b>${$(month.beginning)}</b></td></tr>${month.entries
      .map(
        (entry) =>
          `<tr><td>${date.noYear(entry.day)}</td><td>${escaped(entry.check === "" ? entry.text : `Check # ${entry.check}`)}</td><td class=n>${plain(entry.amount)}</td><td class=n>${plain(entry.balance)}</td></tr>`,
      )
      .join(
        "",
      )}<tr><td></td><td><b>Ending Balance</b></td><td></td><td class=n><b>${$(month.ending)}</b></td></tr></table>`;
  const html = document(
    `body{font:8.5pt "Liberation Sans"}table{width:100%}.n{text-align:right}.st{font-weight:bold;font-size:11pt;border:1px solid #000;padding:3px 7px;display:inline-block;margin:12px 0 4px}.sm{width:75%}.sm th{font-size:7pt}.tx th{font-size:7pt;text-align:left;border-bottom:2px solid #000}.tx th.n{text-align:right}.tx td{border-bottom:1px solid #e2e2e2;padding:2px 3px}.tx td:first-child{width:52px}.blk{background:#111;color:#fff;padding:4px 8px;display:flex;justify-content:space-between;margin-top:16px}`,
    `<div style="display:flex;justify-content:space-between"><div><div style="font-size:18pt;font-weight:bold">TRELLIS <span style="font-weight:normal">BANK</span></div><div style="font-size:7pt">Trellis Bank, N.A. &nbsp; P O Box 182051 &nbsp; Columbus, OH 43218-2051</div></div><div class=n>${span(period.start, period.end).replace(" - ", " through ")}<br>Primary Account: <b>00000${checking.number}</b></div></div><div style="display:flex;justify-content:space-between;margin:18px 0"><div>${period.person.name}<br>${period.person.street}<br>${period.person.town}</div><div style="border:1px solid #999;padding:6px;font-size:7.5pt"><b>CUSTOMER SERVICE INFORMATION</b><br>Web site: trellis.example<br>Service Center: 1-800-555-0193<br>International Calls: 1-713-555-0179</div></div>
    <div class=st>CONSOLIDATED BALANCE SUMMARY</div><table class=tx><tr><th>ASSETS</th><th></th><th class=n>BEGINNING BALANCE<br>THIS PERIOD</th><th class=n>ENDING BALANCE<br>THIS PERIOD</th></tr><tr><td style="width:auto"><b>Checking &amp; Savings</b></td><td>ACCOUNT</td><td></td><td></td></tr><tr><td style="width:auto">Trellis Total Checking</td><td>00000${checking.number}</td><td class=n>${$(checking.beginning)}</td><td class=n>${$(checking.ending)}</td></tr><tr><td style="width:auto">Trellis Savings</td><td>00000${savings.number}</td><td class=n>${plain(savings.beginning)}</td><td class=n>${plain(savings.ending)}</td></tr><tr><td style="width:auto"><b>Total</b></td><td></td><td class=n><b>${$(checking.beginning + savings.beginning)}</b></td><td class=n><b>${$(checking.ending + savings.ending)}</b></td></tr></table>
    <div class=blk><span>TRELLIS TOTAL CHECKING</span><span>Account Number: 00000${checking.number}</span></div>${summary(
      "CHECKING SUMMARY",
      [
        ["Beginning Balance", 0, $(checking.beginning)],
        ["Deposits and Additions", list(checking, "in"), plain(moved(checking, "in"))],
        ["Checks Paid", list(checking, "check"), plain(moved(checking, "check"))],
        ["ATM &amp; Debit Card Withdrawals", list(checking, "card"), plain(moved(checking, "card"))],
        ["Electronic Withdrawals", list(checking, "out"), plain(moved(checking, "out"))],
        ...(list(checking, "fee") > 0
          ? [["Fees", list(checking, "fee"), plain(moved(checking, "fee"))] as const]
          : []),
        ["<b>Ending Balance</b>", checking.entries.length, `<b>${$(checking.ending)}</b>`],
      ],
    )}<p style="font-size:7.5pt">Your monthly service fee of $10.00 is waived with direct deposits of $500.00 or more, or a beginning-of-day balance of $1,500.00. Your total direct deposits this period were ${signed(moved(checking, "in"))}.</p><div class=st>TRANSACTION DETAIL</div>${register(checking)}
    <div style="break-inside:avoid"><div class=blk><span>TRELLIS SAVINGS</span><span>Account Number: 00000${savings.number}</span></div>${summary(
      "SAVINGS SUMMARY",
      [
        ["Beginning Balance", 0, $(savings.beginning)],
        ["Deposits and Additions", list(savings, "in", "interest"), plain(moved(savings, "in", "interest"))],
        ...(list(savings, "out") > 0
          ? [["Electronic Withdrawals", list(savings, "out"), plain(moved(savings, "out"))] as const]
          : []),
        ["<b>Ending Balance</b>", savings.entries.length, `<b>${$(savings.ending)}</b>`],
        ["Annual Percentage Yield Earned This Period", 0, "0.02%"],
        ["Interest Paid This Period", 0, $(moved(savings, "interest"))],
        ["Interest Paid Year-to-Date", 0, $(moved(savings, "interest") * 6 + 40)],
      ],
    )}<div class=st>TRANSACTION DETAIL</div>${register(savings)}</div>
    <p style="font-size:6.5pt">IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC FUNDS TRANSFERS: call or write us at the number or address on the front of this statement. We must hear from you no later than 60 days after we sent you the FIRST statement on which the error appeared. If we take more than 10 business days we will credit your account for the amount you think is in error above $50.00.</p>`,
  );
  const savingsFacts = depositFacts(savings, period, bank, "savings");
  return {
    html,
    truth: onlyParts(
      {
        documentType: "bank-statements",
        institution: bank,
        accounts: [
          depositFacts(checking, period, bank, "checking"),
          // A kind of movement that did not happen has no line.
          list(savings, "out") === 0 ? without(savingsFacts, "totalWithdrawals") : savingsFacts,
        ],
        transactions: [...depositRows(checking.entries, 0), ...depositRows(savings.entries, 1)],
        allowed: {
          institution: ["Trellis Bank, N.A."],
          "accounts.0.institution": ["Trellis Bank, N.A."],
          "accounts.1.institution": ["Trellis Bank, N.A."],
          "accounts.0.statementDate": [period.end],
          "accounts.1.statementDate": [period.end],
        },
      },
      "totalWithdrawals",
      (["check", "card", "out", "fee"] as const).map((kind) => -moved(checking, kind)),
    ),
  };
});

export const heldOutDeposits = [sections, onlineSavings, sharesAndLoan, checkImages, consolidated];
