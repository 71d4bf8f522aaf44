import { document, type Layout, type Statement } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import {
  type AccountMonth,
  accountMonth,
  credited,
  debited,
  leavingOpen,
  movements,
  period,
  total,
  withBalance,
} from "./sb-data.ts";

const $ = money.dollar;

const deposit = (name: string, make: (seed: number) => Statement): Layout => ({
  name: `unseen-bank-${name}`,
  type: "bank-statements",
  heldOut: false,
  make,
});

const balances = (d: AccountMonth) => ({
  accountLast4: d.last4,
  ...period(d),
  beginningBalance: decimal(d.beginning),
  endingBalance: decimal(d.ending),
});

/** A savings bank whose balances are rows of the register, brought and carried forward; withdrawals end in DR, deposits in CR. */
const wharf = deposit("wharf", (seed) => {
  const d = accountMonth(seed, { salt: 131, what: "checking", buys: [4, 11], checks: [1, 4] });
  const mark = (amount: number) => `${grouped(amount)} ${amount < 0 ? "DR" : "CR"}`;
  const html = document(
    `body{font:9pt "Liberation Serif"}${BASE}.h{border-bottom:2px solid #1e3a8a;padding-bottom:6px}.g td{padding:2px 4px;border-bottom:.3px solid #bbb}.x{display:flex;gap:30px;margin:10px 0}.x b{display:block}`,
    `<div class=h><b style="font-size:15pt;color:#1e3a8a">Old Wharf Co-operative Bank</b><br><span class=small>18 Custom House Square, New Bedford, Massachusetts 02740 &nbsp; 508-555-0161 &nbsp; Member FDIC, Member SIF</span></div><div class=row style="margin-top:10px"><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div class=r>Statement of your Mariner Checking<br>No. ending in ${d.last4}<br>${date.long(d.start)} through ${date.long(d.end)}</div></div>
    ${grid(
      "llrr",
      ["Day", "Particulars", "Amount", "Balance"],
      [
        [
          date.monthDay(addDays(d.start, -1)),
          "<b>Balance brought forward</b>",
          "",
          `<b>${$(d.beginning)}</b>`,
        ],
        ...withBalance(d).map((l) => [
          date.monthDay(l.day),
          l.check ? `Check ${l.check}` : escaped(l.text),
          mark(l.amount),
          $(l.balance),
        ]),
        [date.monthDay(d.end), "<b>Balance carried forward</b>", "", `<b>${$(d.ending)}</b>`],
      ],
      "class=g",
    )}<div class=x><div>Paid in<b>${$(credited(d.lines))}</b></div><div>Paid out<b>${$(debited(d.lines))}</b></div><div>Charges included<b>${$(-total(d.lines, "fee"))}</b></div></div><p class=small>Reserve line available $1,000.00 at 17.90% APR. If something looks wrong, write to us within 60 days.</p>`,
  );
  const bank = "Old Wharf Co-operative Bank";
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "bank-statements",
        institution: bank,
        accounts: [
          {
            kind: "checking",
            institution: bank,
            ...balances(d),
            totalDeposits: decimal(credited(d.lines)),
            totalWithdrawals: decimal(debited(d.lines)),
          },
        ],
        transactions: movements(d.lines),
      },
      {
        "accounts.0.statementDate": d.end,
        "accounts.0.feesCharged": decimal(-total(d.lines, "fee")),
        "accounts.0.periodStart": [d.start, addDays(d.start, -1)],
      },
    ),
  };
});

/** Two accounts of one person as cards with figures over captions; the movements below each, money out in brackets. */
const pebble = deposit("pebble", (seed) => {
  const spend = accountMonth(seed, { salt: 151, what: "checking", buys: [3, 8] });
  const save = accountMonth(seed, {
    salt: 152,
    what: "savings",
    dates: { start: spend.start, end: spend.end },
  });
  const figure = (value: string, caption: string) =>
    `<div><div class=n>${value}</div><div class=c>${caption}</div></div>`;
  const part = (title: string, d: AccountMonth) =>
    `<h3>${title} &nbsp; <span>account ••••${d.last4}</span></h3><div class=ff>${figure($(d.beginning), `balance on ${date.abbreviatedBare(addDays(d.start, -1))}`)}${figure($(credited(d.lines)), "money in")}${figure($(debited(d.lines)), "money out")}${figure($(d.ending), `balance on ${date.abbreviatedBare(d.end)}`)}</div>${grid(
      "llr",
      ["Date", "Details", "Amount"],
      d.lines.map((l) => [
        date.abbreviatedBare(l.day),
        escaped(l.text),
        l.amount < 0 ? `(${$(-l.amount)})` : $(l.amount),
      ]),
      "class=g",
    )}`;
  const html = document(
    `@page{margin:.6in}body{font:9pt "DejaVu Sans";color:#0f172a}${BASE}.ff{display:flex;gap:18px;margin:8px 0 14px}.ff>div{flex:1}.n{font-size:13pt}.c{font-size:7pt;color:#475569}h3{border-top:3px solid #0ea5e9;padding-top:8px;margin:18px 0 0;font-size:11pt}h3 span{font-weight:normal;font-size:8.5pt}.g td{padding:3px 4px}.g td:first-child{width:110px}`,
    `<div class=row><div style="font:bold 19pt 'DejaVu Sans';color:#0ea5e9">pebble bank</div><div class=r>Your month<br><b>${date.abbreviatedBare(spend.start)} – ${date.abbreviatedBare(spend.end)}</b></div></div><p>${spend.person.name}<br>${spend.person.street}<br>${spend.person.town}</p>${part("Spending account", spend)}${part("Savings account", save)}<p class=small>Savings earned ${$(total(save.lines, "interest"))} this month. Invite a friend and you both get $25. pebble bank is a brand of Lowland Bank, N.A., Member FDIC.</p>`,
  );
  const bank = "pebble bank";
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "bank-statements",
        institution: bank,
        accounts: [spend, save].map((d, index) => ({
          kind: index === 0 ? ("checking" as const) : ("savings" as const),
          institution: bank,
          ...balances(d),
          totalDeposits: decimal(credited(d.lines)),
          totalWithdrawals: decimal(debited(d.lines)),
        })),
        transactions: [...movements(spend.lines), ...movements(save.lines, 1)],
      },
      {
        institution: ["Lowland Bank, N.A."],
        "accounts.0.institution": ["Lowland Bank, N.A."],
        "accounts.1.institution": ["Lowland Bank, N.A."],
        "accounts.0.statementDate": spend.end,
        "accounts.1.statementDate": spend.end,
      },
    ),
  };
});

export const unseenDeposits: readonly Layout[] = [wharf, pebble];
