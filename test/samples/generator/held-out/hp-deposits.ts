import type { AccountFacts } from "#contract/extraction.ts";
import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import {
  type AccountMonth,
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
} from "../strangers/sb-data.ts";
import { account, capitals, home, mainstream, through } from "./hp-data.ts";
import { onlyParts } from "./sheets.ts";

const $ = money.dollar;
const bank = (name: string, make: Layout["make"]) => mainstream("bank-statements", `bank-${name}`, make);

const facts = (d: AccountMonth, kind: "checking" | "savings", institution: string): AccountFacts => ({
  kind,
  institution,
  accountLast4: d.last4,
  periodStart: d.start,
  periodEnd: d.end,
  beginningBalance: decimal(d.beginning),
  endingBalance: decimal(d.ending),
  totalDeposits: decimal(credited(d.lines)),
  totalWithdrawals: decimal(debited(d.lines)),
});
const textOf = (line: Movement) => (line.check ? `Check ${line.check}` : escaped(line.text));

/** A combined statement: overview of three accounts with a total, then each with a history of two amount columns and a balance at the end of a day. */
const westbrook = bank("westbrook-combined", (seed) => {
  const checking = account(seed, { salt: 211, what: "checking", checks: [0, 3], interest: false });
  const dates = { start: checking.start, end: checking.end };
  const savings = account(seed, { salt: 212, what: "savings", dates });
  const market = account(seed, { salt: 213, what: "money-market", dates });
  const accounts = [
    { d: checking, title: "Everyday Checking", kind: "checking" as const },
    { d: savings, title: "Goal Builder Savings", kind: "savings" as const },
    { d: market, title: "Platinum Money Market", kind: "savings" as const },
  ];
  const before = accounts.reduce((sum, entry) => sum + entry.d.beginning, 0);
  const after = accounts.reduce((sum, entry) => sum + entry.d.ending, 0);
  const history = (d: AccountMonth) => {
    const list = withBalance(d);
    return `<table class=tx><tr><th>Date</th><th>Check<br>Number</th><th>Description</th><th class=r>Deposits/<br>Additions</th><th class=r>Withdrawals/<br>Subtractions</th><th class=r>Ending daily<br>balance</th></tr>${list
      .map(
        (line, at) =>
          `<tr><td>${date.bareNoYear(line.day)}</td><td>${line.check ?? ""}</td><td>${line.check ? "Check" : escaped(line.text)}</td><td class=r>${line.amount > 0 ? money.plain(line.amount) : ""}</td><td class=r>${line.amount < 0 ? money.plain(-line.amount) : ""}</td><td class=r>${list[at + 1]?.day === line.day ? "" : money.plain(line.balance)}</td></tr>`,
      )
      .join(
        "",
      )}<tr><td colspan=3>Ending balance on ${date.bareNoYear(d.end)}</td><td></td><td></td><td class=r>${money.plain(d.ending)}</td></tr><tr><td colspan=3><b>Totals</b></td><td class=r><b>${$(credited(d.lines))}</b></td><td class=r><b>${$(debited(d.lines))}</b></td><td></td></tr></table>`;
  };
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}h2{font-size:13pt;border-bottom:2px solid #7a1f1f;margin:18px 0 6px}.tx td,.tx th{padding:2px 5px;border-bottom:.5px solid #ccc}.tx{margin-top:6px}.small{color:#444}`,
    `<div class=row><div><b style="font-size:15pt">Westbrook Combined Statement of Accounts</b><br>${date.long(checking.end)} &nbsp;&#9632;&nbsp; Page 1 of 3</div><div class=r style="font:bold 15pt 'Liberation Serif';color:#7a1f1f">WESTBROOK BANK</div></div><p>${home(capitals(checking.person))}</p><p><b>Questions?</b> Available by phone 24 hours a day, 7 days a week: 1-800-555-0163. Write: Westbrook Bank, N.A., P.O. Box 7719, Portland, OR 97298-7719</p>
    <h2>Summary of accounts</h2><b>Checking/Prepaid and Savings</b>${grid("lrrrr", ["Account", "Page", "Account number", "Ending balance<br>last statement", "Ending balance<br>this statement"], [...accounts.map(({ d, title }, at) => [title, String(at + 1), `xxxxxx${d.last4}`, money.plain(d.beginning), money.plain(d.ending)]), ["<b>Total deposit accounts</b>", "", "", `<b>${$(before)}</b>`, `<b>${$(after)}</b>`]], "class=tx")}<p class=small>Other Westbrook benefits: a personal line up to $15,000.00 from 9.49% APR. Ask a banker.</p>
    ${accounts
      .map(
        ({ d, title, kind }, at) =>
          `<div${at > 0 ? " style='break-before:page'" : ""}><h2>${title}</h2><div class=row><div><b>Statement period activity summary</b>${pairs(
            [
              [`Beginning balance on ${date.bareNoYear(d.start)}`, $(d.beginning)],
              ["Deposits/Additions", money.plain(credited(d.lines))],
              ["Withdrawals/Subtractions", `- ${money.plain(debited(d.lines))}`],
              [`<b>Ending balance on ${date.bareNoYear(d.end)}</b>`, `<b>${$(d.ending)}</b>`],
            ],
          )}</div><div>Account number: <b>xxxxxx${d.last4}</b><br>${checking.person.name.toUpperCase()}<br>Statement period: ${through(d)}<br>For Direct Deposit use Routing Number (RTN): 121009993</div></div>${
            kind === "savings"
              ? `<p><b>Interest summary</b></p>${pairs(
                  [
                    ["Interest paid this statement", $(total(d.lines, "interest"))],
                    ["Annual percentage yield earned", "0.25%"],
                    ["Interest paid this year", $(total(d.lines, "interest") * 4)],
                  ],
                  "style='width:50%'",
                )}`
              : ""
          }<p><b>Transaction history</b></p>${history(d)}<p class=small>The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted.${kind === "checking" ? " Monthly service fee summary: the fee for this account is $10.00; you can avoid it with a minimum daily balance of $500.00 or qualifying electronic deposits of $500.00." : ""}</p></div>`,
      )
      .join("")}`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Westbrook Bank",
          accounts: accounts.map(({ d, kind }) => facts(d, kind, "Westbrook Bank")),
          transactions: accounts.flatMap(({ d }, at) => movements(d.lines, at)),
        },
        "Westbrook Bank, N.A.",
        "Westbrook",
      ),
      Object.fromEntries([0, 1, 2].map((at) => [`accounts.${at}.statementDate`, checking.end])),
    ),
  };
});

/** An app's account at a partner bank: a short summary by kind, newest first, a type and a settlement day beside each row. */
const pennant = bank("pennant-app", (seed) => {
  const d = account(seed, { salt: 224, what: "checking", buys: [6, 14], interest: false });
  const kinds: Readonly<Record<Movement["kind"], string>> = {
    deposit: "Direct Deposit",
    card: "Purchase",
    atm: "ATM Withdrawal",
    electronic: "Direct Debit",
    check: "Transfer",
    fee: "Fee",
    interest: "Deposit",
  };
  const order = d.lines.toReversed();
  const html = document(
    `body{font:9.4pt "DejaVu Sans";color:#222}${BASE}.tx td,.tx th{padding:5px 4px;border-bottom:1px solid #e3e3e3}.tx th{font-size:7.5pt;letter-spacing:.5px;color:#666}h3{color:#0a7d5a;margin:20px 0 4px}`,
    `<div class=row><div style="font:bold 20pt 'DejaVu Sans';color:#0a7d5a">pennant</div><div class=r>Member Services<br>(844) 555-0128<br>support@pennant.example</div></div><p class=small>Banking services provided by Fallow Creek Bank, N.A.; Member FDIC</p><p>${home(d.person)}</p>
    <h3>Spending Account Statement</h3>${pairs(
      [
        ["Account number", `••••••••${d.last4}`],
        ["Statement period", `${date.long(d.start)} - ${date.long(d.end)}`],
      ],
      "style='width:60%'",
    )}
    <h3>Summary</h3>${pairs(
      [
        [`Beginning balance on ${date.long(d.start)}`, $(d.beginning)],
        ["Deposits", $(credited(d.lines))],
        ["ATM Withdrawals", $(total(d.lines, "atm"))],
        ["Purchases", $(total(d.lines, "card"))],
        ["Direct Debits", $(total(d.lines, "electronic"))],
        ["SpotUp limit", "$120.00"],
        ["Fees", $(total(d.lines, "fee"))],
        [`<b>Ending balance on ${date.long(d.end)}</b>`, `<b>${$(d.ending)}</b>`],
      ],
      "style='width:75%'",
    )}
    <h3>Transactions</h3>${grid(
      "lllrrl",
      ["TRANSACTION DATE", "DESCRIPTION", "TYPE", "AMOUNT", "NET AMOUNT", "SETTLEMENT DATE"],
      order.map((line) => [
        date.bare(line.day),
        textOf(line),
        kinds[line.kind],
        $(line.amount),
        $(line.amount),
        date.bare(line.day),
      ]),
      "class=tx",
    )}
    <h3>Yearly Summary</h3><p>Total fees charged in ${d.end.slice(0, 4)}: ${$(3_250)}. Yearly interest: $0.00.</p><p class=small>Error resolution procedures: in case of errors or questions about your electronic transactions, write to P.O. Box 417, San Francisco, CA 94104. If you tell us within 2 business days you can lose no more than $50.00; otherwise as much as $500.00.</p>`,
  );
  return {
    html,
    truth: onlyParts(
      leavingOpen(
        alsoNamed(
          {
            documentType: "bank-statements",
            institution: "pennant",
            accounts: [facts(d, "checking", "pennant")],
            transactions: movements(order),
          },
          "Fallow Creek Bank, N.A.",
          "Fallow Creek Bank",
        ),
        {
          "accounts.0.feesCharged": decimal(-total(d.lines, "fee")),
          "accounts.0.purchases": decimal(-total(d.lines, "card")),
        },
      ),
      "totalWithdrawals",
      (["atm", "card", "electronic", "fee"] as const).map((kind) => -total(d.lines, kind)),
    ),
  };
});

/** A small bank's core system: counted credits and debits, checks in three columns, daily balances, amounts with a minus behind. */
const millpond = bank("millpond-community", (seed) => {
  const d = account(seed, { salt: 237, what: "checking", checks: [3, 9], interest: true });
  const ins = pick(d.lines, "deposit", "interest");
  const outs = pick(d.lines, "card", "atm", "electronic", "fee");
  const checks = pick(d.lines, "check").toSorted((a, b) => Number(a.check) - Number(b.check));
  const fees = -total(d.lines, "fee");
  const three = columns(checks, 3);
  const html = document(
    `body{font:9.2pt "Liberation Mono"}${BASE}.tx td,.tx th{padding:0 6px}.bar{border-top:1px solid #000;border-bottom:1px solid #000;text-align:center;margin:12px 0 4px;padding:2px}`,
    `<div class=row><div><b style="font:bold 13pt 'Liberation Serif'">Millpond State Bank</b><br>101 South Main<br>Decorah, Iowa 52101<br>563-555-0100</div><div class=r>Date ${date.bareShort(d.end)} &nbsp; Page 1<br>Primary Account ${"X".repeat(6)}${d.last4}<br>Enclosures ${checks.length}</div></div><p>${home(capitals(d.person))}</p>
    <div class=bar>CHECKING ACCOUNTS</div><p>FREE INTEREST CHECKING</p><div class=row><div>${pairs([
      ["Account Number", `XXXXXX${d.last4}`],
      ["Previous Balance", money.plain(d.beginning)],
      [`${ins.length - 1} Deposits/Credits`, money.plain(total(ins, "deposit"))],
      [
        `${outs.length + checks.length - pick(outs, "fee").length} Checks/Debits`,
        money.plain(debited(d.lines) - fees),
      ],
      ["Service Charge", money.plain(fees)],
      ["Interest Paid", money.plain(total(ins, "interest"))],
      ["Current Balance", money.plain(d.ending)],
    ])}</div><div>${pairs([
      ["Statement Dates", `${date.bareShort(d.start)} thru ${date.bareShort(d.end)}`],
      ["Days in the Statement Period", String(d.days)],
      ["Average Ledger", money.plain(Math.round((d.beginning + d.ending) / 2))],
      ["Average Collected", money.plain(Math.round((d.beginning + d.ending) / 2))],
      ["Interest Earned", money.plain(total(ins, "interest"))],
      ["Annual Percentage Yield Earned", "0.10%"],
      [`${d.end.slice(0, 4)} Interest Paid`, money.plain(total(ins, "interest") * 5)],
    ])}</div></div>
    <div class=bar>Deposits and Additions</div>${grid(
      "llr",
      ["Date", "Description", "Amount"],
      ins.map((line) => [date.bareNoYear(line.day), escaped(line.text), money.plain(line.amount)]),
      "class=tx",
    )}
    <div class=bar>Checks and Withdrawals</div>${grid(
      "llr",
      ["Date", "Description", "Amount"],
      outs.map((line) => [date.bareNoYear(line.day), escaped(line.text), `${money.plain(-line.amount)}-`]),
      "class=tx",
    )}
    <div class=bar>Checks in Number Order</div><div class=row>${three
      .map(
        (list) =>
          `<div>${
            list.length > 0
              ? grid(
                  "llr",
                  ["Date", "Check No", "Amount"],
                  list.map((line) => [
                    date.bareNoYear(line.day),
                    line.check ?? "",
                    money.plain(-line.amount),
                  ]),
                  "class=tx",
                )
              : ""
          }</div>`,
      )
      .join("")}</div><p>*Denotes missing check numbers</p>
    <div class=bar>Daily Balance Information</div><div class=row>${columns(balancesByDay(d), 3)
      .map(
        (list) =>
          `<div>${
            list.length > 0
              ? grid(
                  "lr",
                  ["Date", "Balance"],
                  list.map(([day, balance]) => [date.bareNoYear(day), money.plain(balance)]),
                  "class=tx",
                )
              : ""
          }</div>`,
      )
      .join("")}</div>
    <table style="border:1px solid #000;width:80%;margin:14px auto" class=tx><tr><td></td><td class=r>Total for this period</td><td class=r>Total year-to-date</td></tr><tr><td>Total Overdraft Fees</td><td class=r>$.00</td><td class=r>$56.00</td></tr><tr><td>Total Returned Item Fees</td><td class=r>$.00</td><td class=r>$28.00</td></tr></table>`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "bank-statements",
        institution: "Millpond State Bank",
        accounts: [
          {
            ...facts(d, "checking", "Millpond State Bank"),
            totalDeposits: decimal(total(ins, "deposit")),
            totalWithdrawals: decimal(debited(d.lines) - fees),
          },
        ],
        transactions: movements([...ins, ...outs, ...checks]),
      },
      {
        "accounts.0.statementDate": d.end,
        "accounts.0.feesCharged": decimal(fees),
        // Interest and the charge are printed apart.
        "accounts.0.totalDeposits": decimal(credited(d.lines)),
        "accounts.0.totalWithdrawals": decimal(debited(d.lines)),
      },
    ),
  };
});

/** A firm's account: a table of kinds with counts, one section a kind with a total line, daily balances at the end. */
const ironwood = bank("ironwood-business", (seed) => {
  const d = account(seed, { salt: 248, what: "checking", checks: [3, 8], buys: [3, 8], interest: false });
  const parts = [
    { title: "Deposits and Additions", lines: pick(d.lines, "deposit") },
    { title: "Checks Paid", lines: pick(d.lines, "check") },
    { title: "ATM & Debit Card Withdrawals", lines: pick(d.lines, "card", "atm") },
    { title: "Electronic Withdrawals", lines: pick(d.lines, "electronic") },
    { title: "Fees", lines: pick(d.lines, "fee") },
  ].filter((part) => part.lines.length > 0);
  const add = (list: readonly Movement[]) => list.reduce((sum, line) => sum + line.amount, 0);
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}.h{font-weight:bold;font-size:10.5pt;border-top:1px solid #000;border-bottom:1px solid #000;background:#eee;padding:2px 6px;margin:14px 0 2px;text-transform:uppercase}.tx td,.tx th{padding:2px 6px}.tot td{border-top:1px solid #000;font-weight:bold}`,
    `<div class=row><div><b style="font-size:15pt">IRONWOOD COMMERCE BANK</b><br>P O Box 190417, Columbus, OH 43219-0417</div><div class=r>${through(d, "through")}<br>Account Number: <b>${"0".repeat(5)}${d.number.slice(0, -4).replaceAll(/\d/g, "X")}${d.last4}</b></div></div><div class=row><p>BRIGHT ANVIL FABRICATION LLC<br>${d.person.street.toUpperCase()}<br>${d.person.town.toUpperCase()}</p><p><b>CUSTOMER SERVICE INFORMATION</b><br>Web site: ironwoodcommerce.example<br>Service Center: 1-877-555-0142</p></div>
    <p><b>We are raising the wire fee.</b> From January 1 an outgoing domestic wire costs $35.00 and the Business Complete fee rises to $20.00 unless you keep $2,500.00.</p>
    <div class=h>Checking Summary &nbsp; <span style="text-transform:none;font-weight:normal">Ironwood Business Complete Checking</span></div>${grid("lrr", ["", "INSTANCES", "AMOUNT"], [["Beginning Balance", "", $(d.beginning)], ...parts.map((part) => [part.title, String(part.lines.length), money.plain(add(part.lines))]), ["<b>Ending Balance</b>", `<b>${d.lines.length}</b>`, `<b>${$(d.ending)}</b>`]], "class=tx style='width:70%'")}
    ${parts
      .map(
        (part) =>
          `<div class=h>${part.title}</div>${
            part.title === "Checks Paid"
              ? grid(
                  "llr",
                  ["CHECK NO.", "DATE PAID", "AMOUNT"],
                  part.lines.map((line, at) => [
                    `${line.check} ${at > 0 && Number(part.lines[at - 1]?.check) + 1 !== Number(line.check) ? "* " : ""}^`,
                    date.noYear(line.day),
                    $(-line.amount),
                  ]),
                  "class=tx style='width:60%'",
                )
              : grid(
                  "llr",
                  ["DATE", "DESCRIPTION", "AMOUNT"],
                  part.lines.map((line, at) => [
                    date.noYear(line.day),
                    escaped(line.text),
                    at === 0 ? $(Math.abs(line.amount)) : money.plain(Math.abs(line.amount)),
                  ]),
                  "class=tx",
                )
          }<table class=tx><tr class=tot><td>Total ${part.title}</td><td class=r>${$(Math.abs(add(part.lines)))}</td></tr></table>`,
      )
      .join("")}
    <div class=h>Daily Ending Balance</div><div class=row>${columns(balancesByDay(d), 2)
      .map(
        (list) =>
          `<div>${
            list.length > 0
              ? grid(
                  "lr",
                  ["DATE", "AMOUNT"],
                  list.map(([day, balance]) => [date.noYear(day), $(balance)]),
                  "class=tx",
                )
              : ""
          }</div>`,
      )
      .join(
        "",
      )}</div><p class=small>IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC FUNDS TRANSFERS: Call or write us immediately. For business accounts see your deposit account agreement. Member FDIC.</p>`,
  );
  return {
    html,
    truth: onlyParts(
      leavingOpen(
        {
          documentType: "bank-statements",
          institution: "Ironwood Commerce Bank",
          accounts: [facts(d, "checking", "Ironwood Commerce Bank")],
          transactions: movements(parts.flatMap((part) => part.lines)),
        },
        {
          "accounts.0.feesCharged":
            pick(d.lines, "fee").length > 0 ? decimal(-total(d.lines, "fee")) : undefined,
        },
      ),
      "totalWithdrawals",
      parts.filter((part) => part.title !== "Deposits and Additions").map((part) => -add(part.lines)),
    ),
  };
});

export const hpDeposits: readonly Layout[] = [westbrook, pennant, millpond, ironwood];
