import { document, type Layout, type Statement } from "../layout.ts";
import { loanSizes, makeCreditLine, makeLoan } from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import {
  type AccountMonth,
  accountMonth,
  credited,
  debited,
  leavingOpen,
  movements,
  period,
  withBalance,
} from "./sb-data.ts";

const $ = money.dollar;

/** A credit union: shares and a loan under headings with a suffix of four digits, each with rows of its own. */
const sagebrush: Layout = {
  name: "unseen-bank-sagebrush",
  type: "bank-statements",
  heldOut: false,
  make: (seed): Statement => {
    const share = accountMonth(seed, { salt: 171, what: "savings" });
    const dates = { start: share.start, end: share.end };
    const draft = accountMonth(seed, { salt: 172, what: "checking", buys: [3, 7], dates });
    const d = makeLoan(seed * 7 + 15, loanSizes.auto);
    const paidOn = addDays(share.start, 12);
    const due = addDays(share.end, 14);
    const suffix = (index: number) => `00${index}0`;
    const register = (month: AccountMonth) =>
      grid(
        "llrr",
        ["POST DATE", "DESCRIPTION", "AMOUNT", "BALANCE"],
        [
          [date.noYear(month.start), "BEGINNING BALANCE", "", grouped(month.beginning)],
          ...withBalance(month).map((l) => [
            date.noYear(l.day),
            escaped(l.text),
            `${l.amount < 0 ? "-" : ""}${grouped(l.amount)}`,
            grouped(l.balance),
          ]),
          [date.noYear(month.end), "ENDING BALANCE", "", grouped(month.ending)],
        ],
      );
    const html = document(
      `body{font:8.6pt "Liberation Mono"}${BASE}td,th{padding-top:0;padding-bottom:0}h3{font-size:9.5pt;margin:14px 0 2px;border-bottom:1px solid #000}`,
      `<div style="font:bold 15pt 'Liberation Sans'">Sagebrush Employees Credit Union</div><div>400 Range Rd, Elko NV 89801</div><br><div class=row><div>${share.person.name}<br>${share.person.street}<br>${share.person.town}</div><div class=r>MEMBER NUMBER XXXXX${share.last4}<br>STATEMENT PERIOD ${date.slash(share.start)} - ${date.slash(share.end)}</div></div>
      <h3>SHARE ${suffix(0)} REGULAR SAVINGS</h3>${register(share)}<h3>SHARE ${suffix(1)} FREE CHECKING</h3>${register(draft)}
      <h3>LOAN ${suffix(2)} NEW AUTO</h3>${pairs(
        [
          ["ANNUAL PERCENTAGE RATE", `${d.rate}%`],
          ["PAYMENT DUE DATE", date.slash(due)],
          ["PAYMENT AMOUNT", grouped(d.instalment)],
          ["PAST DUE", "0.00"],
        ],
        "style='width:50%'",
      )}${grid(
        "llrrrr",
        ["POST DATE", "DESCRIPTION", "AMOUNT", "INTEREST", "PRINCIPAL", "BALANCE"],
        [
          [date.noYear(share.start), "BEGINNING BALANCE", "", "", "", grouped(d.principalBefore)],
          [
            date.noYear(paidOn),
            "LOAN PAYMENT TRANSFER",
            grouped(d.instalment),
            grouped(d.last.interest),
            grouped(d.last.principal),
            grouped(d.principal),
          ],
          [date.noYear(share.end), "ENDING BALANCE", "", "", "", grouped(d.principal)],
        ],
      )}<p>YOUR SAVINGS ARE FEDERALLY INSURED TO AT LEAST $250,000 BY NCUA.</p>`,
    );
    const institution = "Sagebrush Employees Credit Union";
    const held = (month: AccountMonth, kind: "checking" | "savings", index: number) => ({
      kind,
      institution,
      accountLast4: suffix(index),
      ...period(month),
      beginningBalance: decimal(month.beginning),
      endingBalance: decimal(month.ending),
    });
    const open = [0, 1, 2].flatMap((index) => [
      [`accounts.${index}.accountLast4`, share.last4],
      [`accounts.${index}.statementDate`, share.end],
    ]);
    return {
      html,
      truth: leavingOpen(
        {
          documentType: "bank-statements",
          institution,
          accounts: [
            held(share, "savings", 0),
            held(draft, "checking", 1),
            {
              kind: "auto-loan",
              institution,
              accountLast4: suffix(2),
              ...period(share),
              paymentDueDate: due,
              minimumPayment: decimal(d.instalment),
              pastDue: "0.00",
              currentBalance: decimal(d.principal),
              apr: d.rate,
            },
          ],
          transactions: [
            ...movements(share.lines),
            ...movements(draft.lines, 1),
            {
              account: 2,
              date: paidOn,
              description: "LOAN PAYMENT TRANSFER",
              amount: decimal(d.instalment),
            },
          ],
          transactionsOpen: true,
        },
        {
          ...Object.fromEntries(open),
          "accounts.2.previousBalance": decimal(d.principalBefore),
          "accounts.2.paymentsAndCredits": decimal(d.instalment),
          "accounts.2.interestCharged": decimal(d.last.interest),
        },
      ),
    };
  },
};

/** A business-like account: figures in a ruled box with labels above, the register in two blocks by kind with totals. */
const ironbridge: Layout = {
  name: "unseen-bank-ironbridge",
  type: "bank-statements",
  heldOut: false,
  make: (seed): Statement => {
    const d = accountMonth(seed, { salt: 181, what: "checking", buys: [4, 10], checks: [1, 4] });
    const [ins, outs] = [d.lines.filter((l) => l.amount > 0), d.lines.filter((l) => l.amount < 0)];
    const list = (title: string, lines: AccountMonth["lines"], foot: number) =>
      `<h4>${title}</h4>${grid(
        "llr",
        [],
        [
          ...lines.map((l) => [
            date.bareShort(l.day),
            l.check ? `Check ${l.check}` : escaped(l.text),
            grouped(l.amount),
          ]),
          ["", "<b>Sum</b>", `<b>${grouped(foot)}</b>`],
        ],
        "class=g",
      )}`;
    const html = document(
      `body{font:9pt "DejaVu Sans Condensed","DejaVu Sans"}${BASE}.bx{border:1.5px solid #444;display:grid;grid-template-columns:repeat(4,1fr);margin:12px 0}.bx>div{padding:6px;border-right:.5px solid #999}.bx i{display:block;font-style:normal;font-size:7pt;color:#555}.g td{padding:2px 4px}.g td:first-child{width:80px}h4{margin:12px 0 2px;background:#eee;padding:2px 4px}`,
      `<div class=row><div><b style="font-size:15pt">Ironbridge National Bank</b><br>PO Box 77, Pueblo, CO 81002</div><div class=r>Account statement<br>Period ending ${date.long(d.end)} (${d.days} days)<br>Account no. xx-xxx${d.last4}</div></div><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p>
      <div class=bx><div><i>Balance last statement</i>${$(d.beginning)}</div><div><i>${ins.length} credits</i>${$(credited(d.lines))}</div><div><i>${outs.length} debits</i>${$(debited(d.lines))}</div><div><i>Balance this statement</i><b>${$(d.ending)}</b></div></div>
      ${list("Credits to your account", ins, credited(d.lines))}${list("Debits to your account", outs, debited(d.lines))}<p class=small>Minimum balance to avoid a fee: $750.00. Fees for overdrafts this year: $0.00. Errors must be reported within 30 days.</p>`,
    );
    const institution = "Ironbridge National Bank";
    return {
      html,
      truth: leavingOpen(
        {
          documentType: "bank-statements",
          institution,
          accounts: [
            {
              kind: "checking",
              institution,
              accountLast4: d.last4,
              beginningBalance: decimal(d.beginning),
              endingBalance: decimal(d.ending),
              totalDeposits: decimal(credited(d.lines)),
              totalWithdrawals: decimal(debited(d.lines)),
            },
          ],
          transactions: movements([...ins, ...outs]),
        },
        {
          "accounts.0.periodEnd": d.end,
          "accounts.0.periodStart": [d.start],
          "accounts.0.statementDate": d.end,
          "accounts.0.feesCharged": "0.00",
        },
      ),
    };
  },
};

/** A home-equity line as a page of short paragraphs beside a summary that rolls from month to month. */
const cobalt: Layout = {
  name: "unseen-loan-cobalt",
  type: "loans",
  heldOut: false,
  make: (seed): Statement => {
    const d = makeCreditLine(seed * 3 + 44);
    const rows = [
      { day: d.advanceDay, text: "Drawn by check", amount: d.advances },
      { day: d.paymentDay, text: "Your payment", amount: -d.payments },
      { day: d.end, text: "Annual fee", amount: d.fees },
    ].filter(({ amount }) => amount !== 0);
    const html = document(
      `body{font:9.3pt "Liberation Sans"}${BASE}.s td{border-bottom:.4px solid #94a3b8;padding:3px}h4{color:#1d4ed8;margin:12px 0 3px}`,
      `<div class=row><div><b style="font-size:16pt;color:#1d4ed8">Cobalt Savings &amp; Trust</b></div><div class=r>Home Equity Line of Credit<br>Account ending ${d.number.slice(-4)}<br>${date.slash(d.start)} to ${date.slash(d.end)}</div></div><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p>
      <div class=row><div class=s><h4>How your line moved</h4>${pairs([
        ["Owed at the start", $(d.previous)],
        ["+ Drawn", $(d.advances)],
        ["+ Finance charge", $(d.interest)],
        ["+ Fees", $(d.fees)],
        ["&minus; You paid", $(d.payments)],
        ["<b>Owed at the end</b>", `<b>${$(d.balance)}</b>`],
      ])}</div><div class=s><h4>Your line</h4>${pairs([
        ["Credit limit", $(d.limit)],
        ["Still available", $(d.available)],
        ["Rate today (variable)", `${d.rate}%`],
        ["Smallest payment this month", $(d.minimum)],
        ["Due", date.slash(d.dueDate)],
      ])}</div></div><h4>Day by day</h4>${grid(
        "llr",
        ["Date", "What", "Amount"],
        rows.map((row) => [date.slash(row.day), row.text, money.plain(row.amount)]),
        "class=s",
      )}<p class=small>The rate is the prime rate plus a margin of 1.25%; it can rise to at most 18.00%. A late fee of $25.00 applies after 10 days.</p>`,
    );
    const institution = "Cobalt Savings & Trust";
    return {
      html,
      truth: leavingOpen(
        {
          documentType: "loans",
          institution,
          accounts: [
            {
              kind: "heloc",
              institution,
              accountLast4: d.number.slice(-4),
              ...period(d),
              previousBalance: decimal(d.previous),
              paymentsAndCredits: decimal(d.payments),
              feesCharged: decimal(d.fees),
              interestCharged: decimal(d.interest),
              currentBalance: decimal(d.balance),
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              minimumPayment: decimal(d.minimum),
              paymentDueDate: d.dueDate,
              apr: d.rate,
            },
          ],
          transactions: rows.map((row) => ({
            account: 0,
            date: row.day,
            description: row.text,
            amount: decimal(-row.amount),
          })),
          transactionsOpen: true,
        },
        { "accounts.0.purchases": decimal(d.advances), "accounts.0.statementDate": d.end },
      ),
    };
  },
};

export const unseenUnions: readonly Layout[] = [sagebrush, ironbridge, cobalt];
