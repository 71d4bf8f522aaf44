import { alsoNamed, document, type Layout } from "../layout.ts";
import { escaped, grid } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { byDay, digits, rng, rowOf, total } from "./hw-data.ts";
import {
  type Entry,
  facts,
  type Kept,
  keep,
  MONTH_ENDS,
  running,
  STYLE,
  spread,
} from "./hw-deposits-data.ts";

const $ = money.dollar;
const plain = money.plain;

const largeBank: Layout = {
  name: "hw-bank-calloway-coast",
  type: "bank-statements",
  heldOut: true,
  make: (seed) => {
    const random = rng(seed, 11);
    const person = makePerson(random);
    const end = random.pick(MONTH_ENDS);
    const days = random.whole(29, 32);
    const start = addDays(end, 1 - days);
    const card = digits(random, 4);
    const charged = random.chance(0.35);
    const pay = random.whole(110_000, 260_000);
    const harvest = (day: string) =>
      `Valley Harvest Payroll ${day.slice(2).replaceAll("-", "")} Xxxxx1042 Sample,J`;
    const auth = (day: string, shop: string) =>
      `Purchase authorized on ${date.noYear(addDays(day, -1))} ${shop} S${digits(random, 15)} Card ${card}`;
    const buys = spread(random, start, days, random.whole(7, 14), ["x"], 11_000).map((line) => ({
      ...line,
      text: auth(
        line.day,
        random.pick([
          "Safeway #1711 Fresno CA",
          "Chevron 0093412 Clovis CA",
          "Starbucks Store 05821 Fresno CA",
          "Costco Whse #0023 Fresno CA",
          "Dutch Bros Ca1402 Clovis CA",
          "Apple.Com/Bill 866-712-7753 CA",
        ]),
      ),
    }));
    const checks = random.chance(0.6)
      ? [
          {
            day: addDays(start, 9),
            text: "Check",
            amount: -random.whole(12_000, 90_000),
            check: String(random.whole(201, 480)),
          },
        ]
      : [];
    const lines = byDay<Entry>([
      { day: addDays(start, 2), text: harvest(addDays(start, 2)), amount: pay },
      { day: addDays(start, 16), text: harvest(addDays(start, 16)), amount: pay },
      {
        day: addDays(start, 5),
        text: `Zelle to Ortiz Maria on ${date.noYear(addDays(start, 4))} Ref #Rp0Y6Wkq2B`,
        amount: -random.whole(4_000, 30_000),
      },
      { day: addDays(start, 11), text: "PG&E Web Online 8841203377", amount: -random.whole(6_000, 21_000) },
      ...checks,
      ...buys,
      ...(charged ? [{ day: end, text: "Monthly Service Fee", amount: -1_000 }] : []),
    ]);
    const account = keep(digits(random, 10), random.whole(150_000, 590_000), lines);
    const rows = running(account);
    const minimum = Math.min(account.begin, ...rows.map((row) => row.balance));
    const savings = random.chance(0.4)
      ? keep(digits(random, 10), random.whole(30_000, 900_000), [
          {
            day: addDays(start, 8),
            text: "Save As You Go Transfer Credit From XXXXXX0412",
            amount: random.whole(1, 9) * 2_500,
          },
          { day: end, text: "Interest Payment", amount: random.whole(2, 45) },
        ])
      : undefined;
    const kinds = [account, ...(savings ? [savings] : [])];
    const history = (kept: Kept, heads: readonly string[]) => {
      const list = running(kept);
      return `<h2>Transaction history</h2>${grid(
        "lllrrr",
        [
          "Date",
          heads[0] ?? "",
          "Description",
          "Deposits/<br>Additions",
          "Withdrawals/<br>Subtractions",
          "Ending daily<br>balance",
        ],
        [
          ...list.map((row, index) => [
            date.bareNoYear(row.day),
            row.check ?? "",
            escaped(row.text),
            row.amount > 0 ? plain(row.amount) : "",
            row.amount < 0 ? plain(-row.amount) : "",
            list[index + 1]?.day === row.day ? "" : plain(row.balance),
          ]),
          [`<b>Ending balance on ${date.bareNoYear(end)}</b>`, "", "", "", "", `<b>${plain(kept.end)}</b>`],
          ["<b>Totals</b>", "", "", `<b>${$(kept.ins)}</b>`, `<b>${$(kept.outs)}</b>`, ""],
        ],
        "class=g",
      )}<p class=n>The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted. If you had insufficient available funds when a transaction posted, fees may have been assessed.</p>`;
    };
    const summary = (kept: Kept, extra: string) =>
      `<div class=f><div><h2>Statement period activity summary</h2><table class=s><tr><td>Beginning balance on ${date.bareNoYear(start)}</td><td class=r>${$(kept.begin)}</td></tr><tr><td>Deposits/Additions</td><td class=r>${plain(kept.ins)}</td></tr><tr><td>Withdrawals/Subtractions</td><td class=r>- ${plain(kept.outs)}</td></tr><tr class=t><td>Ending balance on ${date.bareNoYear(end)}</td><td class=r>${$(kept.end)}</td></tr></table></div><div><br>Account number: <b>${kept.number}</b> ${kept === account ? "(primary account)" : ""}<br><b>${person.name}</b><br><i>California account terms and conditions apply</i><br>For Direct Deposit use<br>Routing Number (RTN): 121042882${extra}</div></div>`;
    const head = (page: number) =>
      `<div class=hd><span>${date.long(end)} <b>■</b> Page ${page} of 3</span></div>`;
    const total1 = total(kinds.map((kept) => kept.end));
    const body = `<div class=top><h1>Calloway Everyday Checking</h1><div class=lg>CALLOWAY<br>COAST</div></div>${head(1)}
<div class=f><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=q><b>Questions?</b><br>Available by phone 24 hours a day, 7 days a week:<br>We accept all relay calls, including 711<br><b>1-800-555-0169</b> (1-800-TO-CALLO)<br>Online: calloway.com<br>Write: Calloway Coast Bank, N.A. (114)<br>P.O. Box 6995<br>Portland, OR 97228-6995</div></div>
<div class=f><div><h2>You and Calloway Coast</h2><p>Thank you for being a loyal Calloway Coast customer. We value your trust in our company and look forward to continuing to serve you with your financial needs.</p></div><div><h2>Account options</h2><p class=n>A check mark in the box indicates you have these convenient services with your account(s). Go to calloway.com or call the number above if you have questions.</p><table><tr><td>Online Banking ☑</td><td>Direct Deposit ☑</td></tr><tr><td>Online Bill Pay ☐</td><td>Auto Transfer/Payment ☐</td></tr><tr><td>Online Statements ☑</td><td>Overdraft Protection ☐</td></tr></table></div></div>
${
  savings
    ? `<h2>Account summary</h2>${grid(
        "llrr",
        ["Account", "Account number", "Ending balance last statement", "Ending balance this statement"],
        [
          ["Calloway Everyday Checking", account.number, plain(account.begin), plain(account.end)],
          ["Calloway Way Savings", savings.number, plain(savings.begin), plain(savings.end)],
          ["", "<b>Total deposit accounts</b>", $(account.begin + savings.begin), $(total1)],
        ],
        "class=g",
      )}`
    : ""
}
${summary(account, "")}<p><b>Overdraft Protection</b><br>This account is not currently covered by Overdraft Protection. If you would like more information regarding Overdraft Protection and eligibility requirements please call the number listed on your statement or visit your Calloway Coast branch.</p><div class=brk></div>${head(2)}${history(account, ["Check<br>Number"])}
<h2>Monthly service fee summary</h2><p class=n>For a complete list of fees and detailed account information, see the disclosures applicable to your account or talk to a banker.</p><table><tr><td><b>Fee period ${date.slash(start)} - ${date.slash(end)}</b></td><td class=r>Standard monthly service fee $10.00</td><td class=r>You paid ${charged ? "$10.00" : "$0.00"}</td></tr></table><table class=g><tr><th>How to avoid the monthly service fee</th><th class=r>Minimum required</th><th class=r>This fee period</th></tr><tr><td>Have <b>ONE</b> of the following each fee period</td><td></td><td></td></tr><tr><td>• Minimum daily balance</td><td class=r>$500.00</td><td class=r>${$(minimum)}</td></tr><tr><td>• Total amount of qualifying electronic deposits</td><td class=r>$500.00</td><td class=r>${$(pay * 2)}</td></tr></table>
${savings ? `<div class=brk></div>${head(3)}<h1>Calloway Way Savings</h1>${summary(savings, "")}<h2>Interest summary</h2><table style="width:50%"><tr><td>Interest paid this statement</td><td class=r>${$(savings.lines[1]?.amount ?? 0)}</td></tr><tr><td>Annual percentage yield earned</td><td class=r>0.01%</td></tr><tr><td>Interest paid this year</td><td class=r>${$((savings.lines[1]?.amount ?? 0) * 3)}</td></tr></table>${history(savings, [""])}` : `<div class=brk></div>${head(3)}`}
<h2>Important Information You Should Know</h2><p class=n>■ To dispute or report inaccuracies in information we have furnished to a Consumer Reporting Agency about your accounts: Calloway Coast Bank, N.A. may furnish information about deposit accounts to Early Warning Services. You have the right to dispute the accuracy of information that we have furnished.<br>■ In case of errors or questions about your electronic transfers, telephone us at the number printed on the front of this statement or write us as soon as you can.</p><p><b>Account Balance Calculation Worksheet.</b> 1. Use the following worksheet to calculate your overall account balance. 2. Go through your register and mark each check, withdrawal, ATM transaction, payment, deposit or other credit listed on your statement.</p><p class=r>Member FDIC ©2026 Calloway Coast Bank, N.A. All rights reserved.</p>`;
    const style = `${STYLE}body{font:8.5pt Verdana,Arial,sans-serif}h1{font:17pt Georgia,serif;margin:6px 0}h2{font:12pt Georgia,serif;margin:12px 0 3px;border-top:1px solid #999;padding-top:4px}.top{display:flex;justify-content:space-between}.lg{background:#b3242a;color:#fff;font:bold 11pt Arial;padding:7px}.hd{margin:2px 0 12px}.g th{border-bottom:1px solid #000;vertical-align:bottom;font-size:7.5pt}.g td{border-bottom:1px solid #ddd}.t td{border-top:1px solid #000;font-weight:bold}.brk{break-before:page}`;
    const named = "Calloway Coast Bank, N.A.";
    return {
      html: document(style, body),
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: named,
          accounts: kinds.map((kept, index) => ({
            ...facts(kept, index === 0 ? "checking" : "savings", named, start, end),
            totalDeposits: decimal(kept.ins),
            totalWithdrawals: decimal(kept.outs),
          })),
          transactions: kinds.flatMap((kept, index) => kept.lines.map((line) => rowOf(line, index))),
          allowed: {
            "accounts.0.feesCharged": [charged ? "10.00" : "0.00"],
            ...Object.fromEntries(kinds.map((_, index) => [`accounts.${index}.statementDate`, [end]])),
          },
        },
        "Calloway Coast",
        "CALLOWAY COAST",
        "Calloway Coast Bank",
        "Calloway",
      ),
    };
  },
};

const unionBank: Layout = {
  name: "hw-bank-pinefalls-union",
  type: "bank-statements",
  heldOut: true,
  make: (seed) => {
    const random = rng(seed, 12);
    const person = makePerson(random);
    const month = random.pick(["2026-01", "2026-03", "2026-06", "2026-08", "2026-10"]);
    const start = `${month}-01`;
    const end = addDays(`${addDays(start, 45).slice(0, 7)}-01`, -1);
    const named = "Pine Falls Credit Union";
    const savings = keep(digits(random, 10), random.whole(20_000, 1_400_000), [
      {
        day: addDays(start, 4),
        text: "Deposit Transfer From Share 0090",
        amount: random.whole(20, 300) * 100,
      },
      ...(random.chance(0.5)
        ? [{ day: addDays(start, 18), text: "Withdrawal Home Banking", amount: -random.whole(10, 150) * 100 }]
        : []),
      { day: end, text: "Deposit Dividend 0.500%", amount: random.whole(10, 590) },
    ]);
    const checking = keep(
      digits(random, 10),
      random.whole(90_000, 420_000),
      byDay<Entry>([
        {
          day: addDays(start, 1),
          text: "Deposit ACH OAKLINE MEDICAL TYPE: PAYROLL CO: OAKLINE MEDICAL",
          amount: random.whole(90_000, 210_000),
        },
        {
          day: addDays(start, 15),
          text: "Deposit ACH OAKLINE MEDICAL TYPE: PAYROLL CO: OAKLINE MEDICAL",
          amount: random.whole(90_000, 210_000),
        },
        {
          day: addDays(start, 6),
          text: "Withdrawal ACH PUGET SOUND ENER TYPE: BILLPAY",
          amount: -random.whole(5_000, 19_000),
        },
        {
          day: addDays(start, 12),
          text: `Draft ${random.whole(1001, 1990)}`,
          amount: -random.whole(7_000, 95_000),
        },
        ...(random.chance(0.3)
          ? [{ day: addDays(start, 20), text: "Withdrawal Fee Courtesy Pay", amount: -2_500 }]
          : []),
        ...spread(
          random,
          start,
          27,
          random.whole(5, 12),
          [
            "Withdrawal POS FRED MEYER 0417 EVERETT WA",
            "Withdrawal Debit Card QFC #5823 SEATTLE WA",
            "Withdrawal POS COSTCO GAS #0747 EVERETT WA",
            "Withdrawal ATM 4TH & PIKE SEATTLE WA",
            "Withdrawal Debit Card HULU 877-8244858 CA",
          ],
          9_900,
        ),
      ]),
    );
    const market = random.chance(0.4)
      ? keep(digits(random, 10), random.whole(300_000, 2_500_000), [
          { day: end, text: "Deposit Dividend 1.240%", amount: random.whole(300, 2_600) },
        ])
      : undefined;
    const accounts = [
      { kept: savings, kind: "savings" as const, name: "Member Share Savings" },
      { kept: checking, kind: "checking" as const, name: "Free Checking" },
      ...(market ? [{ kept: market, kind: "savings" as const, name: "Money Market" }] : []),
    ];
    const dividend = (kept: Kept) =>
      total(kept.lines.filter((line) => line.text.includes("Dividend")).map((line) => line.amount));
    const body = `<div class=f><div><div class=lg>▲ Pine Falls<br><span>credit union</span></div></div><div class=bx><table><tr><td>Member Number</td><td class=r>${digits(random, 7)}</td></tr><tr><td>Statement Period</td><td class=r>${date.slash(start)} - ${date.slash(end)}</td></tr><tr><td>Page</td><td class=r>1 of 2</td></tr></table></div></div>
<p style="margin:34px 0">${person.name}<br>${person.street}<br>${person.town}</p>
<h2>Summary of Your Accounts</h2>${grid(
      "llrrrrr",
      [
        "Account",
        "Number",
        "Beginning Balance",
        "Total Deposits",
        "Total Withdrawals",
        "Dividends YTD",
        "Ending Balance",
      ],
      accounts.map(({ kept, name }) => [
        name,
        kept.number,
        $(kept.begin),
        $(kept.ins),
        $(kept.outs),
        $(dividend(kept) * Number(month.slice(5))),
        $(kept.end),
      ]),
      "class=g",
    )}<p class=tt>Total Deposit Balances: ${$(total(accounts.map(({ kept }) => kept.end)))}</p>
<div class=ad><b>Rates as low as 5.49% APR* on new auto loans.</b> Apply at pinefallscu.org. *Annual Percentage Rate. Example: a 60-month loan is $19.10 per $1,000 borrowed.</div>
${accounts
  .map(({ kept, name }) => {
    const list = running(kept);
    return `<h2>${name} <small>- ${kept.number}</small></h2>${grid("llrr", ["Date", "Description", "Amount", "Balance"], [[date.slash(start), "<b>Beginning Balance</b>", "", plain(kept.begin)], ...list.map((row) => [date.slash(row.day), escaped(row.text), plain(row.amount), plain(row.balance)]), [date.slash(end), "<b>Ending Balance</b>", "", plain(kept.end)]], "class=g")}${dividend(kept) > 0 ? `<p class=n>Annual Percentage Yield Earned ${kept === market ? "1.25" : "0.50"}% from ${date.slash(start)} through ${date.slash(end)}.</p>` : ""}`;
  })
  .join("")}
<table class=g style="width:60%;margin:14px auto"><tr><th></th><th class=r>Total for this period</th><th class=r>Total year-to-date</th></tr>${[["Total Overdraft Fees", total(checking.lines.filter((line) => line.text.includes("Courtesy")).map((line) => -line.amount))] as const, ["Total Returned Item Fees", 0] as const].map(([label, amount]) => `<tr><td>${label}</td><td class=r>${$(amount)}</td><td class=r>${$(amount)}</td></tr>`).join("")}</table>
<p class=n>In case of errors or questions about your electronic transfers, telephone us at 800-555-0127 or write us at PO Box 97050, Everett WA 98206 as soon as you can, if you think your statement or receipt is wrong. We must hear from you no later than 60 days after we sent the FIRST statement on which the error appeared. Your savings federally insured to at least $250,000 by NCUA. Page 2 of 2</p>`;
    const style = `${STYLE}body{font:9pt "Trebuchet MS",Arial,sans-serif}.lg{font:bold 18pt Arial;color:#1e6b3a}.lg span{font-size:11pt;font-weight:normal}.bx{border:1px solid #1e6b3a;padding:6px;border-radius:6px}h2{font-size:11pt;color:#1e6b3a;margin:12px 0 2px}.g tr:nth-child(odd) td{background:#f0f5f1}.g th{background:#1e6b3a;color:#fff;font-size:8pt}.tt{text-align:right;font-weight:bold}.ad{border:1px solid #bbb;padding:8px;background:#fffbe8}tr{break-inside:avoid}`;
    const fee = total(
      checking.lines.filter((line) => line.text.includes("Courtesy")).map((line) => -line.amount),
    );
    return {
      html: document(style, body),
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: named,
          accounts: accounts.map(({ kept, kind }) => ({
            ...facts(kept, kind, named, start, end),
            totalDeposits: decimal(kept.ins),
            totalWithdrawals: decimal(kept.outs),
          })),
          transactions: accounts.flatMap(({ kept }, index) => kept.lines.map((line) => rowOf(line, index))),
          allowed: {
            "accounts.1.feesCharged": [decimal(fee)],
            ...(market && { "accounts.2.kind": ["other"] }),
            ...Object.fromEntries(accounts.map((_, index) => [`accounts.${index}.statementDate`, [end]])),
          },
        },
        "Pine Falls",
      ),
    };
  },
};

export const hwDeposits: readonly Layout[] = [largeBank, unionBank];
