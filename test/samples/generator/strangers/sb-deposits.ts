import type { AccountFacts } from "#contract/extraction.ts";
import { alsoNamed, document, type Layout, type Statement } from "../layout.ts";
import { BASE, band, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import {
  type AccountMonth,
  accountMonth,
  balancesByDay,
  columns,
  credited,
  debited,
  digits,
  leavingOpen,
  type Movement,
  movements,
  period,
  pick,
  total,
  withBalance,
} from "./sb-data.ts";

const $ = money.dollar;

const deposit = (name: string, make: (seed: number) => Statement): Layout => ({
  name: `sb-bank-${name}`,
  type: "bank-statements",
  heldOut: false,
  make,
});

const holder = (d: AccountMonth) => `${d.person.name}<br>${d.person.street}<br>${d.person.town}`;

/** Balances and the period; sums of money in and out stand only where a layout prints them. */
const held = (
  d: AccountMonth,
  institution: string,
  kind: "checking" | "savings" = "checking",
): AccountFacts => ({
  kind,
  institution,
  accountLast4: d.last4,
  ...period(d),
  beginningBalance: decimal(d.beginning),
  endingBalance: decimal(d.ending),
});

const sums = (d: AccountMonth) => ({
  totalDeposits: decimal(credited(d.lines)),
  totalWithdrawals: decimal(debited(d.lines)),
});

const OUT = ["card", "atm", "electronic", "fee"] as const;

/** A farmers' bank: courier, last and this statement, a balance a row, the checks once more in a list by number. */
const odell = deposit("odell", (seed) => {
  const d = accountMonth(seed, { salt: 11, what: "checking", checks: [4, 9], buys: [2, 6] });
  const checks = pick(d.lines, "check").toSorted((a, b) => (a.check ?? "").localeCompare(b.check ?? ""));
  const star = (line: Movement, index: number) =>
    index > 0 && Number(line.check) !== Number(checks[index - 1]?.check) + 1 ? "*" : "";
  const named = checks.map((line, index) => ({ line, star: star(line, index) }));
  const ins = pick(d.lines, "deposit", "interest");
  const html = document(
    `body{font:9.2pt "Liberation Mono"}${BASE}td,th{padding-top:0;padding-bottom:0}.dots{border-top:1px dashed #000;margin:8px 0}`,
    `<div style="text-align:center"><b style="font-size:13pt">FARMERS &amp; DROVERS BANK OF ODELL</b><br>114 W FRONT ST &nbsp; PO BOX 88 &nbsp; ODELL, NE 68415<br>402-555-0144 &nbsp; MEMBER FDIC</div><br><div class=row><div>${holder(d)}</div><div class=r>PAGE: 1<br>ACCOUNT: XXXXXX${d.last4}<br>LAST STATEMENT: ${date.short(addDays(d.start, -1))}<br>THIS STATEMENT: ${date.short(d.end)}</div></div><div class=dots></div>
    <div style="text-align:center">* * * &nbsp; HOMESTEAD CHECKING &nbsp; ACCOUNT XXXXXX${d.last4} &nbsp; * * *</div>
    ${pairs(
      [
        [`BALANCE FORWARD ${date.short(addDays(d.start, -1))}`, grouped(d.beginning)],
        [`${ins.length} DEPOSITS/CREDITS`, `${grouped(credited(d.lines))}+`],
        [`${d.lines.length - ins.length} CHECKS/DEBITS`, `${grouped(debited(d.lines))}-`],
        ["SERVICE CHARGE (INCLUDED ABOVE)", grouped(-total(d.lines, "fee"))],
        [`ENDING BALANCE ${date.short(d.end)}`, grouped(d.ending)],
        ["AVERAGE COLLECTED BALANCE", grouped(Math.round((d.beginning + d.ending) / 2))],
      ],
      "style='width:75%;margin:auto'",
    )}<div class=dots></div>
    ${grid(
      "llrr",
      ["DATE", "DESCRIPTION", "AMOUNT", "BALANCE"],
      withBalance(d).map((l) => [
        date.noYear(l.day),
        l.check ? `CHECK ${l.check}` : escaped(l.text),
        `${grouped(l.amount)}${l.amount < 0 ? "-" : "+"}`,
        grouped(l.balance),
      ]),
    )}<div class=dots></div><div style="text-align:center">- - - CHECKS IN SERIAL NUMBER ORDER - - -</div><div class=row>${columns(
      named,
      3,
    )
      .map(
        (list) =>
          `<div>${list.map(({ line, star: gap }) => `<div>${date.noYear(line.day)} ${line.check}${gap || "&nbsp;"} ${grouped(line.amount)}</div>`).join("")}</div>`,
      )
      .join("")}</div><div>(*) INDICATES A GAP IN CHECK NUMBER SEQUENCE</div>
    <div class=dots></div>${pairs(
      [
        ["TOTAL OVERDRAFT FEES THIS PERIOD", ".00"],
        ["TOTAL OVERDRAFT FEES YEAR TO DATE", "64.00"],
        ["TOTAL RETURNED ITEM FEES YEAR TO DATE", "32.00"],
      ],
      "style='width:75%;margin:auto'",
    )}<p>PLEASE EXAMINE THIS STATEMENT AT ONCE. IF NO ERROR IS REPORTED IN 10 DAYS THE ACCOUNT WILL BE CONSIDERED CORRECT.</p>`,
  );
  const bank = "FARMERS & DROVERS BANK OF ODELL";
  const { periodStart: _last, periodEnd: _this, ...facts } = held(d, bank);
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "bank-statements",
        institution: bank,
        accounts: [{ ...facts, ...sums(d), statementDate: d.end }],
        transactions: movements(d.lines),
      },
      {
        "accounts.0.periodStart": [d.start, addDays(d.start, -1)],
        "accounts.0.periodEnd": d.end,
        "accounts.0.feesCharged": decimal(-total(d.lines, "fee")),
      },
    ),
  };
});

/** A bank of all states: summary with signs, a section a kind of movement each with its total, checks in a list, notices between. */
const northmark = deposit("northmark", (seed) => {
  const d = accountMonth(seed, { salt: 22, what: "checking", checks: [2, 7], buys: [12, 34] });
  const part = (...kinds: Movement["kind"][]) => pick(d.lines, ...kinds);
  const [ins, outs, checks, fees] = [
    part("deposit", "interest"),
    part("card", "atm", "electronic"),
    part("check"),
    part("fee"),
  ];
  const sumOf = (list: readonly Movement[]) => list.reduce((all, l) => all + l.amount, 0);
  const section = (title: string, list: readonly Movement[], foot: string) =>
    list.length === 0
      ? ""
      : `<h2>${title}</h2>${grid(
          "llr",
          ["Date", "Description", "Amount"],
          list.map((l) => [date.short(l.day), escaped(l.text), money.plain(l.amount)]),
          "class=s",
        )}<div class=foot><span>${foot}</span><span>${money.dollar(sumOf(list))}</span></div>`;
  const head = (page: number) =>
    `<div class=row style="font-size:7.5pt;border-bottom:.5px solid #999"><div>${d.person.name} &nbsp;|&nbsp; Account # XXXX XXXX ${d.last4} &nbsp;|&nbsp; ${date.long(d.start)} to ${date.long(d.end)}</div><div class=r>Page ${page} of 4</div></div>`;
  const html = document(
    `body{font:8.8pt "Liberation Sans"}${BASE}h2{font:bold 12.5pt "Liberation Sans";color:#c8102e;margin:16px 0 4px}.s td{border-bottom:.3px solid #ddd;padding-top:2px}.s td:first-child{width:70px}.foot{display:flex;justify-content:space-between;font-weight:bold;border-top:1px solid #c8102e;padding-top:3px}.sumr td{padding:3px 0;border-bottom:.3px dotted #666}`,
    `<div class=row><div class=small>P.O. Box 15284<br>Wilmington, DE 19850<p style="font-size:9.5pt">${holder(d)}</p></div><div><div style="font:bold 17pt 'Liberation Sans';color:#c8102e">NORTHMARK ▰▰</div><p class=small><b>Customer service information</b><br>1.888.555.0132 &nbsp; northmark.example<br>Northmark, N.A. P.O. Box 25118 Tampa, FL 33622-5118</p></div></div>
    <div style="font-size:14pt;margin-top:22px">Your Northmark Advantage Plus Banking</div><div>for ${date.long(d.start)} to ${date.long(d.end)}<span style="float:right">Account number: XXXX XXXX ${d.last4}</span></div>
    <h2>Account summary</h2><div class=row><div class=sumr>${pairs([
      [`Beginning balance on ${date.long(d.start)}`, $(d.beginning)],
      ["Deposits and other additions", grouped(credited(d.lines))],
      ["Withdrawals and other subtractions", money.plain(sumOf(outs))],
      ["Checks", money.plain(sumOf(checks))],
      ["Service fees", sumOf(fees) === 0 ? "-0.00" : money.plain(sumOf(fees))],
      [`<b>Ending balance on ${date.long(d.end)}</b>`, `<b>${$(d.ending)}</b>`],
    ])}</div><div class=small># of deposits/credits: ${ins.length}<br># of withdrawals/debits: ${d.lines.length - ins.length}<br># of items-previous cycle¹: ${d.random.whole(0, 9)}<br># of days in cycle: ${d.days}<br>Average ledger balance: ${$(Math.round((d.beginning * 2 + d.ending) / 3))}<p>¹Includes checks paid, deposited items and other debits</p></div></div>
    <div style="border:1px solid #ccc;padding:10px;margin-top:18px"><b>Scammers pretend to be us.</b> We will never ask you to send $500 to yourself. You could earn up to $300 with a new Northmark card; see northmark.example/offers by ${date.long(addDays(d.end, 44))}.</div><div class=small style="margin-top:150px">PULL: E CYCLE: ${d.random.whole(1, 60)} SPEC: E DELIVERY: P TYPE: IMAGE: A BC: FL</div>
    <div style="break-before:page"></div>${head(2)}<div class=small style="columns:2;margin-top:12px"><p><b>How to Contact Us</b> You may call us at the number listed on the front.</p><p><b>Updating your contact information</b> We encourage you to keep it up-to-date.</p><p><b>Deposit agreement</b> When you opened your account, you received a deposit agreement and fee schedule.</p><p><b>Electronic transfers: In case of errors or questions</b> We must hear from you no later than 60 days after we sent you the FIRST statement on which the error appeared. If this takes more than 10 business days (20 for a new account) we will provisionally credit your account.</p><p><b>Direct deposits</b> If you have arranged direct deposits at least once every 60 days, you may call us to find out if the deposit was made.</p></div>
    <div style="break-before:page"></div>${head(3)}${section("Deposits and other additions", ins, "Total deposits and other additions")}${section("Withdrawals and other subtractions", outs, "Total withdrawals and other subtractions")}
    ${
      checks.length === 0
        ? ""
        : `<h2>Checks</h2>${grid(
            "llr",
            ["Date", "Check #", "Amount"],
            checks.map((l) => [date.short(l.day), l.check ?? "", money.plain(l.amount)]),
            "class=s style='width:55%'",
          )}<div class=foot style="width:55%"><span>Total checks</span><span>${$(sumOf(checks))}</span></div><div class=foot style="width:55%;font-weight:normal"><span>Total # of checks</span><span>${checks.length}</span></div>`
    }
    ${section("Service fees", fees, "Total service fees")}<p class=small>Note your Ending Balance already reflects the subtraction of Service Fees.</p>
    <div class=small>To help avoid the monthly maintenance fee of $12.00, keep a minimum daily balance of $1,500 or have one direct deposit of $250 or more.</div>`,
  );
  const bank = "NORTHMARK";
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: bank,
          accounts: [{ ...held(d, bank), ...sums(d) }],
          transactions: movements([...ins, ...outs, ...checks, ...fees]),
        },
        "Northmark, N.A.",
      ),
      { "accounts.0.statementDate": d.end, "accounts.0.feesCharged": decimal(-sumOf(fees)) },
    ),
  };
});

/** A credit union: two shares and a vehicle loan below one summary; withdrawals in brackets. */
const cedar = deposit("cedar", (seed) => {
  const share = accountMonth(seed, { salt: 33, what: "savings" });
  const draft = accountMonth(seed, {
    salt: 34,
    what: "checking",
    buys: [4, 9],
    dates: { start: share.start, end: share.end },
  });
  const loan = {
    last4: String(share.random.whole(1_000, 9_899)),
    before: share.random.whole(420_000, 2_600_000),
    payment: share.random.whole(230, 610) * 100,
    apr: `${share.random.whole(4, 11)}.${share.random.pick(["24", "49", "74", "99"])}`,
  };
  const interest = Math.round((loan.before * Number(loan.apr)) / 1_200);
  const left = loan.before - (loan.payment - interest);
  const due = addDays(share.end, share.random.whole(6, 24));
  const block = (title: string, d: AccountMonth) =>
    `<div class=t>${title} &nbsp; <span>Account ending in ${d.last4}</span></div>${grid(
      "llrrr",
      ["Eff. Date", "Transaction", "Deposit", "Withdrawal", "New Balance"],
      [
        [date.dots(d.start), "<i>Previous Balance</i>", "", "", grouped(d.beginning)],
        ...withBalance(d).map((l) => [
          date.dots(l.day),
          escaped(l.text),
          l.amount > 0 ? grouped(l.amount) : "",
          l.amount < 0 ? `(${grouped(l.amount)})` : "",
          grouped(l.balance),
        ]),
        [date.dots(d.end), "<i>New Balance</i>", "", "", grouped(d.ending)],
      ],
      "class=q",
    )}`;
  const html = document(
    `body{font:8.6pt "DejaVu Serif Condensed","DejaVu Serif"}${BASE}.t{background:#2f5d50;color:#fff;padding:3px 8px;margin-top:14px;font-weight:bold}.t span{font-weight:normal}.q th{font-size:7.5pt;border-bottom:1px solid #2f5d50}.q td:first-child{width:66px}`,
    `<div class=row><div style="font-size:17pt;color:#2f5d50">Cedar Hollow<br><span style="font-size:11pt">Federal Credit Union</span></div><div class=r>Statement of Accounts<br>Member number ending ${share.last4.slice(1)}<br>Statement period<br><b>${date.dots(share.start)} &ndash; ${date.dots(share.end)}</b></div></div><p>${holder(share)}</p>
    <table style="width:80%;border:1px solid #2f5d50"><tr><th>Your accounts</th><th class=r>Last period</th><th class=r>This period</th></tr><tr><td>Primary Share</td><td class=r>${grouped(share.beginning)}</td><td class=r>${grouped(share.ending)}</td></tr><tr><td>Share Draft Checking</td><td class=r>${grouped(draft.beginning)}</td><td class=r>${grouped(draft.ending)}</td></tr><tr><td><b>Total shares</b></td><td class=r>${grouped(share.beginning + draft.beginning)}</td><td class=r>${grouped(share.ending + draft.ending)}</td></tr><tr><td>Auto Loan</td><td class=r>${grouped(loan.before)}</td><td class=r>${grouped(left)}</td></tr></table>
    ${block("Primary Share", share)}<p class=small>Dividends paid year to date ${grouped(total(share.lines, "interest") + 1_873)}. Annual percentage yield earned 0.40%.</p>${block("Share Draft Checking", draft)}
    <div style="break-inside:avoid"><div class=t>Auto Loan &nbsp; <span>Loan ending in ${loan.last4}</span></div><div class=row><div>${pairs(
      [
        ["Previous loan balance", grouped(loan.before)],
        ["Payment received this period", grouped(loan.payment)],
        ["Applied to principal", grouped(loan.payment - interest)],
        ["Applied to interest", grouped(interest)],
        ["New loan balance", grouped(left)],
      ],
    )}</div><div>${pairs([
      ["Annual Percentage Rate", `${loan.apr}%`],
      ["Daily periodic rate", `${(Number(loan.apr) / 365).toFixed(6)}%`],
      ["Next payment due", date.dots(due)],
      ["Regular payment", grouped(loan.payment)],
      ["Interest paid year to date", grouped(interest * 5 + 311)],
    ])}</div></div></div><p class=small>The balance used to compute interest is the unpaid balance each day after payments are subtracted. Federally insured to at least $250,000 by NCUA.</p>`,
  );
  const union = "Cedar Hollow Federal Credit Union";
  const order = [share, draft];
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "bank-statements",
        institution: union,
        accounts: [
          held(share, union, "savings"),
          held(draft, union),
          {
            kind: "auto-loan",
            institution: union,
            accountLast4: loan.last4,
            currentBalance: decimal(left),
            minimumPayment: decimal(loan.payment),
            paymentDueDate: due,
            apr: loan.apr,
          },
        ],
        transactions: [...movements(share.lines, 0), ...movements(draft.lines, 1)],
      },
      {
        "accounts.0.totalDeposits": decimal(credited(share.lines)),
        "accounts.0.totalWithdrawals": decimal(debited(share.lines)),
        "accounts.1.totalDeposits": decimal(credited(draft.lines)),
        "accounts.1.totalWithdrawals": decimal(debited(draft.lines)),
        ...Object.fromEntries(order.map((d, index) => [`accounts.${index}.statementDate`, d.end])),
        "accounts.2.statementDate": share.end,
        "accounts.2.periodStart": share.start,
        "accounts.2.periodEnd": share.end,
        "accounts.2.previousBalance": decimal(loan.before),
        "accounts.2.paymentsAndCredits": decimal(loan.payment),
        "accounts.2.interestCharged": decimal(interest),
      },
    ),
  };
});

/** An online bank: savings only, the yield in large figures, this month and this year side by side. */
const tern = deposit("tern", (seed) => {
  const d = accountMonth(seed, { salt: 44, what: "savings" });
  const paid = total(d.lines, "interest");
  const apy = `3.${d.random.whole(10, 99)}`;
  const ytd = paid + d.random.whole(900, 41_000);
  const html = document(
    `@page{margin:.8in}body{font:9.5pt "DejaVu Sans Light","DejaVu Sans"}${BASE}h1{font-weight:300;font-size:22pt;color:#0a6c74;margin:0}.yy{display:flex;gap:26px;margin:18px 0}.yy div{border-left:3px solid #0a6c74;padding-left:8px}.yy b{display:block;font-size:15pt;font-weight:300}.li{display:flex;border-bottom:1px solid #e2eeee;padding:5px 0;break-inside:avoid}.li span:nth-child(1){width:110px;color:#567}.li span:nth-child(2){flex:1}`,
    `<h1>tern bank</h1><div style="text-align:right">Monthly statement &nbsp; ${date.monthYear(d.end)}</div><p>${holder(d)}</p><p><b>High Yield Savings ···${d.last4}</b><br>${date.dotted(d.start)} to ${date.dotted(d.end)}</p>
    <div class=yy><div>Balance on ${date.dotted(d.end)}<b>${$(d.ending)}</b></div><div>Interest this period<b>${$(paid)}</b></div><div>Annual percentage yield<b>${apy}%</b></div></div>
    <table style="width:75%"><tr><th></th><th class=r>This period</th><th class=r>Year to date</th></tr><tr><td>Interest earned</td><td class=r>${$(paid)}</td><td class=r>${$(ytd)}</td></tr><tr><td>Interest withheld</td><td class=r>$0.00</td><td class=r>$0.00</td></tr><tr><td>APY earned</td><td class=r>${apy}%</td><td class=r></td></tr></table>
    <p>Opening balance <b>${$(d.beginning)}</b> &nbsp;→&nbsp; Money in <b>${$(credited(d.lines))}</b> &nbsp;→&nbsp; Money out <b>${$(debited(d.lines))}</b> &nbsp;→&nbsp; Closing balance <b>${$(d.ending)}</b></p>
    <h3 style="font-weight:300;color:#0a6c74">What happened</h3>${d.lines
      .map(
        (l) =>
          `<div class=li><span>${date.dotted(l.day)}</span><span>${escaped(l.text)}</span><span>${l.amount < 0 ? `&minus;${$(-l.amount)}` : `+${$(l.amount)}`}</span></div>`,
      )
      .join(
        "",
      )}<p class=small>You made ${pick(d.lines, "electronic").length} of 6 permitted withdrawals. Rates change; the rate on ${date.dotted(addDays(d.end, 1))} is 3.05% (APY 3.10%). Refer a friend and earn $50. Tern Bank, Member FDIC, PO Box 951, Horsham PA 19044.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "bank-statements",
        institution: "tern bank",
        accounts: [{ ...held(d, "tern bank", "savings"), ...sums(d) }],
        transactions: movements(d.lines),
      },
      { "accounts.0.statementDate": d.end },
    ),
  };
});

/** A money-market account with checks: tiers of rates, a debit and a credit column, the balance above the period. */
const stonegate = deposit("stonegate", (seed) => {
  const d = accountMonth(seed, { salt: 55, what: "money-market", checks: [1, 4] });
  const paid = total(d.lines, "interest");
  const html = document(
    `body{font:9pt "Liberation Serif"}${BASE}.frame{border:3px double #3a3a3a;padding:14px}.frame h2{font-variant:small-caps;text-align:center;margin:0}.g td,.g th{border:.5px solid #777;padding:2px 5px}`,
    `<div class=frame><h2>Stonegate Trust Company</h2><div style="text-align:center">Premier Money Market Account</div></div><div class=row style="margin-top:12px"><div>${holder(d)}</div><div>${pairs(
      [
        ["Account", `xxxxxx${d.last4}`],
        ["Current balance", `<b>${$(d.ending)}</b>`],
        ["Statement dates", `${date.bareShort(d.start)} thru ${date.bareShort(d.end)}`],
        ["Days in this statement period", String(d.days)],
        ["Average ledger balance", $(Math.round((d.beginning + d.ending * 3) / 4))],
        ["Interest earned", $(paid)],
        ["Annual percentage yield earned", "2.27%"],
        [`${d.end.slice(0, 4)} interest paid`, $(paid + d.random.whole(5_000, 90_000))],
      ],
    )}</div></div>
    <p><b>Activity</b></p>${grid(
      "llrrr",
      ["Date", "Description", "Debits (&minus;)", "Credits (+)", "Balance"],
      [
        ["", "Previous balance", "", "", $(d.beginning)],
        ...withBalance(d).map((l) => [
          date.bareNoYear(l.day),
          l.check ? `Check ${l.check}` : escaped(l.text),
          l.amount < 0 ? grouped(l.amount) : "",
          l.amount > 0 ? grouped(l.amount) : "",
          grouped(l.balance),
        ]),
        ["", "<b>Totals</b>", grouped(debited(d.lines)), grouped(credited(d.lines)), ""],
      ],
      "class=g",
    )}
    <p><b>Rates in effect</b></p>${grid(
      "lrr",
      ["Balance tier", "Interest rate", "APY"],
      [
        ["$0.01 &ndash; $9,999.99", "0.25%", "0.25%"],
        ["$10,000.00 &ndash; $49,999.99", "2.25%", "2.27%"],
        ["$50,000.00 and over", "3.00%", "3.04%"],
      ],
      "class=g style='width:60%'",
    )}<p>An excess activity fee of $10.00 applies to each withdrawal over six. A maintenance fee of $15.00 is charged if the balance falls below $2,500.00. Balance your checkbook: ending balance ______ plus deposits not shown ______ less checks outstanding ______.</p>`,
  );
  const bank = "Stonegate Trust Company";
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "bank-statements",
        institution: bank,
        accounts: [{ ...held(d, bank, "savings"), ...sums(d) }],
        transactions: movements(d.lines),
      },
      { "accounts.0.statementDate": d.end },
    ),
  };
});

/** A regional bank: deposits, withdrawals without balances, checks two abreast, balances a day three abreast. */
const harrow = deposit("harrow", (seed) => {
  const d = accountMonth(seed, {
    salt: 66,
    what: "checking",
    checks: [5, 13],
    buys: [5, 14],
    interest: true,
  });
  const [ins, outs, checks] = [
    pick(d.lines, "deposit", "interest"),
    pick(d.lines, ...OUT),
    pick(d.lines, "check").toSorted((a, b) => (a.check ?? "").localeCompare(b.check ?? "")),
  ];
  const sumOf = (list: readonly Movement[]) => Math.abs(list.reduce((all, l) => all + l.amount, 0));
  const beside = (lists: ReadonlyArray<readonly string[][]>, head: readonly string[], letters: string) =>
    `<div class=row>${lists.map((list) => `<div>${grid(letters, head, list, "class=n")}</div>`).join("")}</div>`;
  const list = (title: string, of: readonly Movement[]) =>
    `<div class=b>${title}</div>${grid(
      "lrl",
      ["Date", "Amount", "Description"],
      of.map((l) => [date.noYear(l.day), grouped(l.amount), escaped(l.text)]),
      "class=n",
    )}`;
  const html = document(
    `@page{margin:.45in .6in}body{font:8pt "Liberation Sans"}${BASE}.b{font-weight:bold;font-size:9.5pt;border-top:3px solid #f7a800;border-bottom:.5px solid #333;margin-top:14px}.n td:first-child{width:52px}.n td:nth-child(2){width:80px}.n th{font-weight:normal;font-style:italic;color:#444}`,
    `<div class=row><div style="font:bold 15pt 'Liberation Sans'">HARROW<span style="color:#f7a800">&amp;</span>FINCH BANK</div><div class=r>Everyday Checking Statement<br>For the period ${date.slash(d.start)} to ${date.slash(d.end)}<br>Primary account number: XX-XXXX-${d.last4}<br>Page 1 of 2</div></div><div class=row style="margin-top:10px"><div>${holder(d)}</div><div class=small>For 24-hour banking sign on at harrowfinch.example<br>Number of enclosures: 0<br>Write to: Customer Service, PO Box 609, Pittsburgh, PA 15230-9738</div></div>
    <div class=b>Balance Summary</div><table><tr><th class=r>Beginning<br>balance</th><th class=r>Deposits and<br>other additions</th><th class=r>Checks and other<br>deductions</th><th class=r>Ending<br>balance</th></tr><tr><td class=r>${grouped(d.beginning)}</td><td class=r>${grouped(credited(d.lines))}</td><td class=r>${grouped(debited(d.lines))}</td><td class=r>${grouped(d.ending)}</td></tr><tr><th></th><th></th><th class=r>Average monthly<br>balance</th><th class=r>Charges<br>and fees</th></tr><tr><td></td><td></td><td class=r>${grouped(Math.round((d.beginning + d.ending) / 2) + 4_411)}</td><td class=r>${grouped(-total(d.lines, "fee"))}</td></tr></table>
    <div class=b>Transaction Summary</div><table><tr><td>Checks paid/written ${checks.length}</td><td>Check card purchases ${pick(outs, "card").length}</td><td>ATM transactions ${pick(outs, "atm").length}</td></tr></table>
    <div class=b>Interest Summary</div><p>As of ${date.noYear(d.end)}, a total of $${grouped(total(d.lines, "interest") + 233)} in interest was paid this year. Annual percentage yield earned 0.01%. Number of days in interest period ${d.days}. Average collected balance ${grouped(Math.round((d.beginning + d.ending) / 2))}.</p>
    ${list("Deposits and Other Additions", ins)}<div class=r>There were ${ins.length} deposits and other additions totaling $${grouped(credited(d.lines))}.</div>
    <div class=b>Checks and Substitute Checks</div>${beside(
      columns(checks, 2).map((half) =>
        half.map((l) => [l.check ?? "", grouped(l.amount), date.noYear(l.day), digits(d.random, 9)]),
      ),
      ["Check<br>number", "Amount", "Date<br>paid", "Reference<br>number"],
      "lrll",
    )}<div class=r>There were ${checks.length} checks listed totaling $${grouped(sumOf(checks))}.</div>
    <div style="break-before:page"></div><div class=r>Everyday Checking Statement &nbsp; XX-XXXX-${d.last4} &nbsp; Page 2 of 2</div>${list("Other Deductions", outs)}<div class=r>There were ${outs.length} other deductions totaling $${grouped(sumOf(outs))}.</div>
    <div class=b>Daily Balance Detail</div>${beside(
      columns(balancesByDay(d), 3).map((third) =>
        third.map(([day, balance]) => [date.noYear(day), grouped(balance)]),
      ),
      ["Date", "Balance"],
      "lr",
    )}<p class=small>Overdraft and returned item fees: total for this cycle .00, total year to date 36.00. Member FDIC.</p>`,
  );
  const bank = "HARROW&FINCH BANK";
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: bank,
          accounts: [{ ...held(d, bank), ...sums(d) }],
          transactions: movements([...ins, ...checks, ...outs]),
        },
        "HARROW & FINCH BANK",
        "Harrow&Finch Bank",
      ),
      { "accounts.0.statementDate": d.end, "accounts.0.feesCharged": decimal(-total(d.lines, "fee")) },
    ),
  };
});

/** Money in on the left, money out on the right, both in small type under one band of sums. */
const twinriver = deposit("twinriver", (seed) => {
  const d = accountMonth(seed, { salt: 77, what: "checking", buys: [6, 15], checks: [1, 3] });
  const [ins, outs] = [pick(d.lines, "deposit", "interest"), pick(d.lines, ...OUT, "check")];
  const register = (title: string, list: readonly Movement[], foot: string, sum: number) =>
    `<div class=reg><div class=rh>${title}</div>${list
      .map(
        (l) =>
          `<div class=ln><span>${date.monthDay(l.day)}</span><span>${l.check ? `Check ${l.check}` : escaped(l.text)}</span><span>${grouped(l.amount)}</span></div>`,
      )
      .join(
        "",
      )}<div class="ln sum"><span></span><span>${foot}</span><span>${grouped(sum)}</span></div></div>`;
  const html = document(
    `body{font:8pt "DejaVu Sans Condensed","DejaVu Sans"}${BASE}.reg{width:49%}.two{display:flex;justify-content:space-between;align-items:flex-start}.rh{background:#013a63;color:#fff;padding:3px 6px}.ln{display:flex;border-bottom:.3px solid #bcd;padding:1.5px 2px}.ln span:nth-child(1){width:44px}.ln span:nth-child(2){flex:1}.sum{font-weight:bold}.band{background:#e7f0f7;padding:8px}.k{font-size:7pt}.v{font-size:12pt}`,
    `<div style="display:flex;align-items:center;gap:10px"><div style="width:34px;height:34px;border-radius:17px;background:linear-gradient(#013a63,#61a5c2)"></div><div style="font-size:16pt">Twin River Savings Bank</div></div><div class=row style="margin-top:10px"><div>${holder(d)}</div><div class=r>Account statement &nbsp; No. ****${d.last4}<br>${date.abbreviatedBare(d.start)} – ${date.abbreviatedBare(d.end)}<br>Prepared ${date.abbreviatedBare(addDays(d.end, 2))}</div></div>
    ${band([
      ["Opening balance", $(d.beginning)],
      ["Money in", $(credited(d.lines))],
      ["Money out", $(debited(d.lines))],
      ["Closing balance", $(d.ending)],
    ])}<div class=two>${register("Money in", ins, "Total in", credited(d.lines))}${register("Money out", outs, "Total out", debited(d.lines))}</div>
    <p class=small>Free Checking. Lowest balance this period was on ${date.monthDay(d.end)}. Overdraft line: none. Direct inquiries about electronic transfers to 1-800-555-0119 within 60 days. Member FDIC.</p>`,
  );
  const bank = "Twin River Savings Bank";
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "bank-statements",
        institution: bank,
        accounts: [{ ...held(d, bank), ...sums(d) }],
        transactions: movements([...ins, ...outs]),
      },
      { "accounts.0.statementDate": [addDays(d.end, 2), d.end] },
    ),
  };
});

/** An app's account: newest first, the amount before the merchant, no balance a row, saved change as a decoy. */
const hopscotch = deposit("hopscotch", (seed) => {
  const d = accountMonth(seed, { salt: 88, what: "checking", buys: [8, 24] });
  const rows = d.lines.toReversed();
  const type = (l: Movement) =>
    ({
      deposit: "Deposit",
      interest: "Interest",
      card: "Purchase",
      atm: "ATM",
      electronic: "Transfer",
      check: "Check",
      fee: "Fee",
    })[l.kind];
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}.bar{height:10px;background:linear-gradient(90deg,#12b886,#4263eb);border-radius:5px}.z td{padding:4px 0;border-bottom:1px solid #eee}.z td:first-child{width:110px}.z th{color:#868e96;font-weight:normal;text-align:left}`,
    `<div class=bar></div><div class=row style="margin-top:10px"><div style="font:bold 18pt 'Liberation Sans';color:#4263eb">hopscotch</div><div class=r>Member: ${d.person.name}<br>Spending Account ${digits(d.random, 2)}••••${d.last4}<br>Issued by Ozark Prairie Bank, N.A.; Member FDIC</div></div>
    <h2>Spending Account Statement</h2><p>${date.long(d.start)} (00:00) to ${date.long(d.end)} (23:59)</p>${pairs(
      [
        [`Beginning balance on ${date.long(d.start)}`, $(d.beginning)],
        ["Deposits", $(total(d.lines, "deposit"))],
        ["Purchases", $(total(d.lines, "card"))],
        ["ATM withdrawals", $(total(d.lines, "atm"))],
        ["Transfers", $(total(d.lines, "electronic"))],
        ["Fees", $(total(d.lines, "fee"))],
        ["SpotUs™ advances", "$0.00"],
        [`Ending balance on ${date.long(d.end)}`, `<b>${$(d.ending)}</b>`],
      ],
      "style='width:65%'",
    )}
    <h2>Transactions</h2>${grid(
      "llll",
      ["Transaction date", "Amount", "Type", "Description"],
      rows.map((l) => [date.bare(l.day), money.dollar(l.amount), type(l), escaped(l.text)]),
      "class=z",
    )}<p>Round-ups moved to your Savings Account this month: $${d.random.whole(2, 39)}.${digits(d.random, 2)} (already in Transfers). You were paid 2 days early.</p><p class=small>Error resolution: tell us within 60 days at 1-844-555-0163. hopscotch is a financial technology company and not a bank. Settlement dates may differ. Fees this year: $${grouped(-total(d.lines, "fee") + 500)}.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: "hopscotch",
          accounts: [{ ...held(d, "hopscotch"), ...sums(d) }],
          transactions: movements(rows),
        },
        "Ozark Prairie Bank, N.A.",
        "Ozark Prairie Bank",
      ),
      { "accounts.0.statementDate": d.end, "accounts.0.feesCharged": decimal(-total(d.lines, "fee")) },
    ),
  };
});

export const sbDeposits: readonly Layout[] = [
  odell,
  northmark,
  cedar,
  tern,
  stonegate,
  harrow,
  twinriver,
  hopscotch,
];
