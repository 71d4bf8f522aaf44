import type { AccountFacts } from "#contract/extraction.ts";
import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { shareLoan } from "../stranger-data.ts";
import {
  type AccountMonth,
  accountMonth,
  balancesByDay,
  columns,
  credited,
  debited,
  leavingOpen,
  type Movement,
  movements,
  pick,
  total,
  withBalance,
} from "./sb-data.ts";
import { at, layoutOf, year } from "./sh-data.ts";

const $ = money.dollar;
const bank = layoutOf("bank", "bank-statements");

const BUYS = [
  "CHECKCARD 0714 ALBERTSONS 0441 PLANO TX",
  "PURCHASE AUTHORIZED ON 03/02 ARCO #42881",
  "POS PURCHASE BIG LOTS #1884 TROY AL",
  "RECURRING DEBIT CRD PLANET FIT 8554321",
  "CULVERS OF DUBUQUE DUBUQUE IA",
  "DEPOSIT BOTTLE RETURN CTR SALEM OR",
  "BALANCE BODYWORKS LLC KENT WA",
];
const BILLS = [
  "ENTERGY TEXAS DES:BILLPAY ID:88104",
  "NATIONWIDE INS PMT WEB",
  "ZELLE PAYMENT TO JESS CONF# K7H2",
  "FIRSTMARK STDNT LN AUTO PAY",
  "CARDMEMBER SERV WEB PYMT",
  "TOWN WATER DEPT ACH",
];

function month(seed: number, shape: Parameters<typeof accountMonth>[1]): AccountMonth {
  const d = accountMonth(seed, shape);
  const said = (line: Movement, index: number) => {
    if (line.kind === "card") return BUYS[(index * 2 + seed) % BUYS.length] ?? line.text;
    if (line.kind === "electronic" && shape.what === "checking")
      return BILLS[(index + seed) % BILLS.length] ?? line.text;
    return line.text;
  };
  return { ...d, lines: d.lines.map((line, index) => ({ ...line, text: said(line, index) })) };
}

const facts = (d: AccountMonth, kind: "checking" | "savings", institution: string): AccountFacts => ({
  kind,
  institution,
  accountLast4: d.last4,
  periodStart: d.start,
  periodEnd: d.end,
  beginningBalance: decimal(d.beginning),
  endingBalance: decimal(d.ending),
});

const totals = (d: AccountMonth) => ({
  totalDeposits: decimal(credited(d.lines)),
  totalWithdrawals: decimal(debited(d.lines)),
});

const openOf = (d: AccountMonth, index: number) => ({
  [`accounts.${index}.statementDate`]: d.end,
  [`accounts.${index}.totalDeposits`]: [decimal(credited(d.lines)), decimal(total(d.lines, "deposit"))],
  [`accounts.${index}.totalWithdrawals`]: [
    decimal(debited(d.lines)),
    decimal(debited(d.lines) + total(d.lines, "fee")),
  ],
});

/** A national bank's combined paper: an overview of two accounts, each by kind of movement, cheques in columns, an overdraft fee box. */
const meriwether = bank("meriwether-combined", (seed) => {
  const d = month(seed, { salt: 31_301, what: "checking", checks: [2, 6], buys: [5, 11] });
  const s = month(seed, { salt: 31_303, what: "savings", dates: { start: d.start, end: d.end } });
  const random = seededRandom(seed + 31_304);
  const checks = pick(d.lines, "check");
  const groups: ReadonlyArray<readonly [string, readonly Movement[]]> = [
    ["Deposits and other additions", pick(d.lines, "deposit")],
    ["ATM and debit card subtractions", pick(d.lines, "card", "atm")],
    ["Other subtractions", pick(d.lines, "electronic")],
    ["Service fees", pick(d.lines, "fee")],
  ];
  const rows = (lines: readonly Movement[]) =>
    grid(
      "llr",
      ["Date", "Description", "Amount"],
      lines.map((line) => [date.short(line.day), escaped(line.text), money.plain(line.amount)]),
      "class=l",
    );
  const savingsOut = pick(s.lines, "electronic", "check", "fee");
  const savingsIn = pick(s.lines, "deposit", "interest");
  const top = (page: number) =>
    `<div class=row style="border-bottom:3px solid #9f1239;padding-bottom:4px"><b style="font-size:13pt;color:#9f1239">Meriwether National Bank</b><div class=r>${d.person.name} &nbsp;|&nbsp; ${date.long(d.start)} to ${date.long(d.end)} &nbsp;|&nbsp; Page ${page} of 4</div></div>`;
  const html = document(
    `body{font:8.6pt "Liberation Sans"}${BASE}.next{break-before:page}h3{color:#9f1239;margin:14px 0 4px}.l td,.l th{padding:2.5px 4px;border-bottom:1px solid #ddd}.k td{padding:3px 4px}.fee td,.fee th{border:1px solid #555;padding:4px}`,
    `${top(1)}<div class=row style="margin:18px 0"><div>${at(d.person)}</div><div><b>Customer service</b><br>1-800-555-0176<br>meriwether.example<br>PO Box 25118, Tampa FL 33622</div></div><h2 style="font-size:14pt">Your combined statement</h2><p>for ${date.long(d.start)} to ${date.long(d.end)}</p>
    ${grid(
      "llrr",
      ["Your deposit accounts", "Account/plan number", "Ending balance", "Details on"],
      [
        ["Meriwether Core Checking", `xxxx xxxx ${d.last4}`, $(d.ending), "Page 2"],
        ["Meriwether Goal Savings", `xxxx xxxx ${s.last4}`, $(s.ending), "Page 4"],
        ["<b>Total balance</b>", "", `<b>${$(d.ending + s.ending)}</b>`, ""],
      ],
      "class=l",
    )}<p style="background:#fff1f2;padding:10px">A reminder about your Preferred Honors status: keep a three-month combined average of $20,000.00 to earn up to a 5% savings rate bonus. Refinance your home from 6.375% (6.512% APR). Ask about our Travel credit card: 25,000 points after you spend $1,000.00.</p><p class=small>Report errors within 60 days. Overdraft Item fees are $10.00 each. Deposits at Meriwether are insured to $250,000.</p>
    <div class=next>${top(2)}<h3>Core Checking &nbsp; account number ending ${d.last4}</h3><b>Account summary</b>${pairs(
      [
        [`Beginning balance on ${date.long(d.start)}`, $(d.beginning)],
        ["Deposits and other additions", $(total(d.lines, "deposit"))],
        ["ATM and debit card subtractions", money.dollar(total(d.lines, "card", "atm"))],
        ["Other subtractions", money.dollar(total(d.lines, "electronic"))],
        ["Checks", money.dollar(total(d.lines, "check"))],
        ["Service fees", money.dollar(total(d.lines, "fee"))],
        [`<b>Ending balance on ${date.long(d.end)}</b>`, `<b>${$(d.ending)}</b>`],
      ],
      "class=k",
    )}${groups
      .slice(0, 2)
      .map(
        ([title, lines]) =>
          `<h3>${title}</h3>${rows(lines)}<p class=r><b>Total ${/^[A-Z]{2}/.test(title) ? title : title.toLowerCase()} &nbsp; ${$(lines.reduce((sum, line) => sum + line.amount, 0))}</b></p>`,
      )
      .join("")}</div>
    <div class=next>${top(3)}${groups
      .slice(2)
      .map(
        ([title, lines]) =>
          `<h3>${title}</h3>${lines.length > 0 ? rows(lines) : "<p>None this period.</p>"}<p class=r><b>Total ${/^[A-Z]{2}/.test(title) ? title : title.toLowerCase()} &nbsp; ${$(lines.reduce((sum, line) => sum + line.amount, 0))}</b></p>`,
      )
      .join("")}<h3>Checks</h3><div class=row>${columns(checks, 2)
      .map(
        (list) =>
          `<div>${grid(
            "llr",
            ["Date", "Check #", "Amount"],
            list.map((line) => [date.short(line.day), line.check ?? "", money.plain(line.amount)]),
            "class=l",
          )}</div>`,
      )
      .join(
        "",
      )}</div><p class=r><b>Total checks &nbsp; ${$(total(d.lines, "check"))}</b><br>Total # of checks &nbsp; ${checks.length}</p>${grid(
      "lrr",
      ["", "Total for this period", "Total year-to-date"],
      [
        ["Total overdraft fees", "$0.00", `$${random.whole(1, 4)}0.00`],
        ["Total NSF: returned item fees", "$0.00", "$0.00"],
      ],
      "class=fee",
    )}<h3>Daily ledger balances</h3><div class=row>${columns(balancesByDay(d), 3)
      .map(
        (list) =>
          `<div>${grid(
            "lr",
            ["Date", "Balance ($)"],
            list.map(([day, balance]) => [date.noYear(day), money.plain(balance)]),
          )}</div>`,
      )
      .join("")}</div></div>
    <div class=next>${top(4)}<h3>Goal Savings &nbsp; account number ending ${s.last4}</h3><b>Account summary</b>${pairs(
      [
        [`Beginning balance on ${date.long(s.start)}`, $(s.beginning)],
        ["Deposits and other additions", $(credited(s.lines))],
        ["Withdrawals and other subtractions", $(-debited(s.lines))],
        [`<b>Ending balance on ${date.long(s.end)}</b>`, `<b>${$(s.ending)}</b>`],
      ],
      "class=k",
    )}<p>Annual Percentage Yield Earned this statement period: 0.04%. Interest paid year-to-date: $${money.plain(total(s.lines, "interest") + random.whole(100, 9_000))}.</p><h3>Deposits and other additions</h3>${rows(savingsIn)}<h3>Withdrawals and other subtractions</h3>${savingsOut.length > 0 ? rows(savingsOut) : "<p>None this period.</p>"}</div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Meriwether National Bank",
          accounts: [
            { ...facts(d, "checking", "Meriwether National Bank"), ...totals(d) },
            { ...facts(s, "savings", "Meriwether National Bank"), ...totals(s) },
          ],
          transactions: [
            ...movements([...groups.flatMap(([, lines]) => lines), ...checks]),
            ...movements([...savingsIn, ...savingsOut], 1),
          ],
        },
        "Meriwether",
      ),
      { ...openOf(d, 0), ...openOf(s, 1) },
    ),
  };
});

/** A credit union: shares with suffixes and a running balance, a car loan on the same paper, dividends, capital labels. */
const cobalt = bank("cobalt-shores", (seed) => {
  const d = month(seed, { salt: 31_321, what: "checking", checks: [0, 2], buys: [4, 9] });
  const dates = { start: d.start, end: d.end };
  const s = month(seed, { salt: 31_323, what: "savings", dates });
  const car = shareLoan(seed + 31_325, d.start, d.end);
  const random = seededRandom(seed + 31_326);
  const block = (suffix: string, title: string, m: AccountMonth) =>
    `<div class=t><b>SUFFIX ${suffix} &nbsp; ${title}</b><span style="float:right">ACCT ...${m.last4}</span></div>${grid(
      "llrr",
      ["DATE", "TRANSACTION", "AMOUNT", "BALANCE"],
      [
        [date.bareShort(m.start), "STARTING BALANCE", "", money.plain(m.beginning)],
        ...withBalance(m).map((line) => [
          date.bareShort(line.day),
          line.check
            ? `SHARE DRAFT ${line.check}`
            : escaped(line.kind === "interest" ? "DIVIDEND CREDITED" : line.text),
          money.trailing(line.amount),
          money.plain(line.balance),
        ]),
        [date.bareShort(m.end), "CLOSING BALANCE", "", money.plain(m.ending)],
      ],
      "class=l",
    )}<p class=small>DEPOSITS ${money.plain(credited(m.lines))} &nbsp;&nbsp; WITHDRAWALS ${money.plain(debited(m.lines))} &nbsp;&nbsp; DIVIDENDS ${year(m.end)} ${money.plain(total(m.lines, "interest") + random.whole(10, 4_000))}</p>`;
  const html = document(
    `body{font:8.4pt "Liberation Sans"}${BASE}.t{background:#e0ecf8;border-left:6px solid #1d4ed8;padding:4px 8px;margin-top:14px}.l td,.l th{padding:2px 5px}.l th{border-bottom:1px solid #1d4ed8;color:#1d4ed8;font-size:7.6pt}`,
    `<div class=row><div><b style="font-size:16pt;color:#1d4ed8">Cobalt Shores</b><br>CREDIT UNION</div><div class=r>MEMBER STATEMENT<br>${date.bareShort(d.start)} &ndash; ${date.bareShort(d.end)}<br>MEMBER NO. *****${random.whole(100, 989)}<br>PAGE 1</div></div><p style="margin:18px 0">${at(d.person)}</p>
    <p style="border:1px solid #1d4ed8;padding:6px">ANNUAL MEETING MARCH 12. VISA BALANCE TRANSFERS AT 3.99% FOR 12 MONTHS. 15-MONTH CERTIFICATE 4.25% APY, $500.00 MINIMUM.</p>
    ${block("00", "MEMBERSHIP SAVINGS", s)}${block("70", "SHORELINE CHECKING", d)}
    <div class=t><b>SUFFIX 91 &nbsp; NEW/USED VEHICLE LOAN</b><span style="float:right">ACCT ...${car.number}</span></div>${grid(
      "llrrrr",
      ["DATE", "TRANSACTION", "AMOUNT", "INTEREST", "PRINCIPAL", "BALANCE"],
      [
        [date.bareShort(d.start), "STARTING BALANCE", "", "", "", money.plain(car.previous)],
        [
          date.bareShort(car.paidOn),
          "PAYMENT",
          money.trailing(-car.payment),
          money.plain(car.interest),
          money.trailing(-car.principal),
          money.plain(car.balance),
        ],
      ],
      "class=l",
    )}<p>ANNUAL PERCENTAGE RATE ${car.apr}% &nbsp; DAILY RATE .0${Math.round(Number(car.apr) * 274)}% &nbsp; PAYMENT DUE ${date.bareShort(car.due)} &nbsp; PAYMENT AMOUNT ${money.plain(car.payment)} &nbsp; LATE FEE AFTER 10 DAYS 25.00 &nbsp; INTEREST PAID ${year(d.end)} ${money.plain(car.interest * 4 + 711)}</p><p class=small>IF YOU THINK YOUR STATEMENT IS WRONG WRITE TO PO BOX 611, ERIE MI 48133 WITHIN 60 DAYS. FEDERALLY INSURED BY NCUA TO $250,000.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Cobalt Shores CREDIT UNION",
          accounts: [
            { ...facts(s, "savings", "Cobalt Shores CREDIT UNION"), ...totals(s) },
            { ...facts(d, "checking", "Cobalt Shores CREDIT UNION"), ...totals(d) },
            {
              kind: "auto-loan",
              institution: "Cobalt Shores CREDIT UNION",
              accountLast4: car.number,
              currentBalance: decimal(car.balance),
              previousBalance: decimal(car.previous),
              minimumPayment: decimal(car.payment),
              paymentDueDate: car.due,
              apr: car.apr,
            },
          ],
          transactions: [
            ...movements(s.lines),
            ...movements(d.lines, 1),
            { account: 2, date: car.paidOn, description: "PAYMENT", amount: decimal(car.payment) },
          ],
        },
        "Cobalt Shores",
      ),
      {
        ...openOf(s, 0),
        ...openOf(d, 1),
        "accounts.2.interestCharged": decimal(car.interest),
        "accounts.2.paymentsAndCredits": decimal(car.payment),
        "accounts.2.statementDate": d.end,
        "accounts.2.periodStart": d.start,
        "accounts.2.periodEnd": d.end,
        "accounts.2.kind": "loan",
      },
    ),
  };
});

/** A neobank's spending account: newest first, months as words, amounts with plus and minus, a round-up vault as a decoy. */
const ternly = bank("ternly-neobank", (seed) => {
  const d = month(seed, { salt: 31_341, what: "checking", buys: [7, 14], interest: false });
  const random = seededRandom(seed + 31_342);
  const newest = d.lines.toReversed();
  const html = document(
    `@page{margin:.7in}body{font:9.6pt "Liberation Sans";color:#0f2b2b}${BASE}.pill{background:#ccfbf1;border-radius:20px;padding:12px 18px}.l td{padding:5px 3px;border-bottom:1px solid #e3efee}.g{color:#5b7a78;font-size:8.4pt}`,
    `<div class=row><b style="font-size:20pt;color:#0d9488">ternly</b><div class=r>Spending account statement<br><b>${date.monthDay(d.start)} &ndash; ${date.abbreviatedBare(d.end)}</b></div></div><p>${d.person.name}<br><span class=g>${d.person.street}, ${d.person.town}</span></p><p class=g>Account ••••••${d.last4} &nbsp; Routing 0519-0000-7</p>
    <div class="pill row"><div><span class=g>You started with</span><br><b>${$(d.beginning)}</b></div><div><span class=g>Money in</span><br><b>+${$(credited(d.lines))}</b></div><div><span class=g>Money out</span><br><b>&minus;${$(debited(d.lines))}</b></div><div><span class=g>You ended with</span><br><b>${$(d.ending)}</b></div></div>
    <h3>Activity, newest first</h3><table class=l>${newest
      .map(
        (line) =>
          `<tr><td style="width:70px">${date.monthDay(line.day)}</td><td>${escaped(line.text)}<div class=g>${line.amount > 0 ? "Transfer or deposit" : "Completed"}</div></td><td class=r>${line.amount > 0 ? "+" : "&minus;"}$${money.plain(Math.abs(line.amount))}</td></tr>`,
      )
      .join("")}</table>
    <p class=g>Round-ups moved to your Vault so far: $${money.plain(random.whole(500, 44_000))} (kept apart from this account, 2.50% APY). SpotMe-style cover up to $200.00 with direct deposit. Boosts saved you $${money.plain(random.whole(100, 2_000))} this month. Invite friends: $50.00 each. Ternly is not a bank; banking services by Lindgren Community Bank, N.A., Member FDIC. Out-of-network ATM withdrawals cost $2.50.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: "ternly",
          accounts: [{ ...facts(d, "checking", "ternly"), ...totals(d) }],
          transactions: movements(newest),
        },
        "Lindgren Community Bank, N.A.",
        "Lindgren Community Bank",
      ),
      { "accounts.0.statementDate": d.end },
    ),
  };
});

/** An online saver by a broker's bank: credits and debits in columns of their own, a rate tier table, yields of several kinds. */
const harborline = bank("harborline-saver", (seed) => {
  const d = month(seed, { salt: 31_361, what: "savings" });
  const random = seededRandom(seed + 31_362);
  const earned = total(d.lines, "interest");
  const html = document(
    `body{font:9pt "Liberation Serif"}${BASE}.l td,.l th{padding:4px 6px;border-bottom:1px solid #bcc6d6}.l th{background:#1e3a5f;color:#fff;font-weight:normal}.side{background:#f3f5f9;padding:10px}`,
    `<div style="text-align:center"><span style="font-size:19pt;letter-spacing:5px;color:#1e3a5f">HARBORLINE DIRECT</span><br>A division of Harborline Commerce Bank</div><div class=row style="margin-top:18px"><div>${at(d.person)}</div><div class=side>${pairs(
      [
        ["Statement ending", date.capitalYear(d.end)],
        ["Statement beginning", date.capitalYear(d.start)],
        ["Performance Reserve", `No. ••••${d.last4}`],
      ],
    )}</div></div>
    <div class=row style="margin-top:16px"><div>${pairs([
      ["Opening balance", $(d.beginning)],
      ["Total credits, interest included", $(credited(d.lines))],
      ["Total debits", $(debited(d.lines))],
      ["<b>Closing balance</b>", `<b>${$(d.ending)}</b>`],
    ])}</div><div>${pairs([
      ["Interest earned this period", $(earned)],
      [`Interest paid in ${year(d.end)}`, $(earned + random.whole(900, 90_000))],
      [`Interest paid in ${Number(year(d.end)) - 1}`, $(random.whole(900, 120_000))],
      ["Annual percentage yield earned", "3.92%"],
      ["Average collected balance", $(Math.round((d.beginning + d.ending) / 2))],
    ])}</div></div>
    <h4>Transactions</h4>${grid(
      "llrrr",
      ["Date", "Description", "Credit", "Debit", "Balance"],
      withBalance(d).map((line) => [
        date.capitalYear(line.day),
        escaped(line.text),
        line.amount > 0 ? money.plain(line.amount) : "",
        line.amount < 0 ? money.plain(-line.amount) : "",
        money.plain(line.balance),
      ]),
      "class=l",
    )}
    <h4>Rates in force on ${date.capitalYear(addDays(d.end, -1))}</h4>${grid(
      "lrr",
      ["Balance", "Interest rate", "APY"],
      [
        ["Under $10,000.00", "3.44%", "3.50%"],
        ["$10,000.00 to $99,999.99", "3.83%", "3.90%"],
        ["$100,000.00 and up", "4.02%", "4.10%"],
      ],
      "class=l",
    )}<p style="font-size:8pt">You may make six convenient withdrawals a cycle; each further one costs $10.00. Move $50,000.00 of new money by ${date.capitalYear(addDays(d.end, 30))} and we add a bonus of $300.00. Harborline mortgages: 15 years fixed from 5.490% (5.687% APR).</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: "HARBORLINE DIRECT",
          accounts: [{ ...facts(d, "savings", "HARBORLINE DIRECT"), ...totals(d) }],
          transactions: movements(d.lines),
        },
        "Harborline Commerce Bank",
      ),
      { "accounts.0.statementDate": d.end },
    ),
  };
});

export const shBanks: readonly Layout[] = [meriwether, cobalt, ternly, harborline];
