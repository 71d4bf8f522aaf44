import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import {
  type AccountMonth,
  columns,
  credited,
  debited,
  digits,
  leavingOpen,
  movements,
  total,
  withBalance,
} from "./sb-data.ts";
import { at, heldAccount, layoutOf } from "./sc-data.ts";

const $ = money.dollar;
const deposit = layoutOf("bank", "bank-statements");
const year = (day: string) => day.slice(0, 4);

const sums = (d: AccountMonth) => ({
  beginningBalance: decimal(d.beginning),
  endingBalance: decimal(d.ending),
  totalDeposits: decimal(credited(d.lines)),
  totalWithdrawals: decimal(debited(d.lines)),
});
const days = (d: AccountMonth) => ({ periodStart: d.start, periodEnd: d.end });

/** A credit union's shares: suffixes under one member number, drafts below zero for a while, dividends, a rate that is earned. */
const copperfield = deposit("copperfield", (seed) => {
  const draft = heldAccount(seed, { salt: 14_003, what: "checking", buys: [4, 9], checks: [1, 3] });
  const dates = { start: draft.start, end: draft.end };
  const base = heldAccount(seed, { salt: 14_009, what: "savings", dates });
  const lowest = Math.min(draft.beginning, ...withBalance(draft).map((line) => line.balance));
  const under: AccountMonth = {
    ...draft,
    beginning: draft.beginning - lowest - 4_417,
    ending: draft.ending - lowest - 4_417,
  };
  const shares = [
    { title: "SHARE DRAFT S0010", kind: "checking" as const, d: under, suffix: "0010" },
    { title: "REGULAR SHARES S0001", kind: "savings" as const, d: base, suffix: "0001" },
  ];
  const member = `${digits(base.random, 3)}${base.last4}`;
  const part = ({ title, d, kind }: (typeof shares)[number]) =>
    `<div class=bar>${title}</div>${grid(
      "lllrr",
      ["EFF", "POST", "TRANSACTION", "AMOUNT", "NEW BALANCE"],
      [
        ["", "", "PREVIOUS BALANCE", "", money.trailing(d.beginning)],
        ...withBalance(d).map((line) => [
          date.noYear(line.day),
          date.noYear(line.day),
          line.check ? `DRAFT ${line.check}` : escaped(line.text.replace("INTEREST PAID", "DIVIDEND")),
          money.trailing(line.amount),
          money.trailing(line.balance),
        ]),
        ["", "", "<b>NEW BALANCE</b>", "", `<b>${money.trailing(d.ending)}</b>`],
      ],
      "class=l",
    )}<p class=s>DEPOSITS AND DIVIDENDS ${grouped(credited(d.lines))} &nbsp;&nbsp; WITHDRAWALS AND FEES ${grouped(debited(d.lines))}${kind === "savings" ? ` &nbsp;&nbsp; DIVIDEND YTD ${grouped(total(d.lines, "interest") + d.random.whole(100, 9_000))} &nbsp;&nbsp; APY EARNED 0.${d.random.whole(10, 95)}%` : " &nbsp;&nbsp; COURTESY PAY FEES YTD 56.00"}</p>`;
  const html = document(
    `body{font:8.8pt "Liberation Mono"}${BASE}.bar{background:#5b2333;color:#fff;padding:3px 6px;margin-top:14px}.l td,.l th{padding:1px 4px}.s{margin:4px 0;font-size:8pt}`,
    `<div class=row><div style="font:bold 15pt 'Liberation Sans';color:#5b2333">Copperfield Teachers CU</div><div class=r>MEMBER NO ****${member.slice(-4)}<br>${date.short(draft.start)} THRU ${date.short(draft.end)}</div></div><p>${at(draft.person)}</p><p style="font:9pt 'Liberation Sans'">Your board proposes a special dividend this winter. Credit Builder loans from $500 to $2,000 at 11.90% APR. Courtesy Pay: $28.00 each item.</p>${shares.map(part).join("")}
    <p class=s>TOTAL OF ALL SHARES ${money.trailing(under.ending + base.ending)}</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Copperfield Teachers CU",
          accounts: shares.map(({ kind, d }) => ({
            kind,
            institution: "Copperfield Teachers CU",
            accountLast4: member.slice(-4),
            ...days(d),
            ...sums(d),
          })),
          transactions: shares.flatMap(({ d }, account) => movements(d.lines, account)),
        },
        "Copperfield",
      ),
      Object.fromEntries(
        shares.flatMap(({ suffix }, index) => [
          // The member's number and the share's suffix are both the account's.
          [`accounts.${index}.accountLast4`, suffix],
          [`accounts.${index}.statementDate`, draft.end],
        ]),
      ),
    ),
  };
});

/** A quarter of an online savings account: rates earned by tier, interest by month, three numbers a line, few lines. */
const saltmarsh = deposit("saltmarsh", (seed) => {
  const first = heldAccount(seed, { salt: 14_021, what: "savings" });
  const start = addDays(first.end, -90);
  const d = heldAccount(seed, { salt: 14_021, what: "savings", dates: { start, end: first.end } });
  const html = document(
    `body{font:10pt "Liberation Sans";color:#243b53}${BASE}.c{background:#f0f7f4;padding:14px 18px;margin:12px 0}.l td,.l th{padding:5px 3px;border-bottom:1px solid #d9e6df}`,
    `<div class=row><div style="font-size:17pt;color:#2c7a5b">saltmarsh</div><div class=r>High Yield Savings (${d.last4})<br>Opened ${date.dotted(addDays(start, -400))}</div></div><p>${at(d.person)}</p><p>Quarterly statement: ${date.dotted(d.start)} through ${date.dotted(d.end)}</p>
    <div class="c row">${pairs([
      ["Where you began", $(d.beginning)],
      ["What you put in", $(credited(d.lines) - total(d.lines, "interest"))],
      ["What we paid you", $(total(d.lines, "interest"))],
    ])}${pairs([
      ["What you took out", $(debited(d.lines))],
      ["Where you are now", `<b>${$(d.ending)}</b>`],
      ["Available now", $(Math.max(0, d.ending - 100))],
    ])}</div>
    ${grid(
      "llrr",
      ["Date", "Description", "Amount (USD)", "Balance (USD)"],
      withBalance(d).map((line) => [
        date.dotted(line.day),
        escaped(line.text),
        line.amount < 0 ? `&minus;${grouped(line.amount)}` : `+${grouped(line.amount)}`,
        grouped(line.balance),
      ]),
      "class=l",
    )}
    <p style="font-size:8.5pt">Annual percentage yield earned: 4.${d.random.whole(10, 60)}%. Interest paid in ${year(d.end)}: ${$(total(d.lines, "interest") + d.random.whole(2_000, 40_000))}; in ${Number(year(d.end)) - 1}: ${$(d.random.whole(5_000, 90_000))}. Tiers: under $5,000.00 0.50% APY; $5,000.00 and more 4.30% APY. Six withdrawals a month are free; each more $10.00. Saltmarsh Direct is a division of Old Colony Savings Institution, Member FDIC.</p>`,
  );
  const interest = total(d.lines, "interest");
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: "saltmarsh",
          accounts: [
            {
              kind: "savings",
              institution: "saltmarsh",
              accountLast4: d.last4,
              ...days(d),
              ...sums(d),
            },
          ],
          transactions: movements(d.lines),
        },
        "Saltmarsh Direct",
        "Old Colony Savings Institution",
      ),
      {
        "accounts.0.statementDate": d.end,
        // Interest has a line of its own beside what was put in.
        "accounts.0.totalDeposits": decimal(credited(d.lines) - interest),
      },
    ),
  };
});

/** Over New Year without years on the lines: checks in three columns, trailing minus signs, a daily balance list, both dates coded. */
const talbot = deposit("talbot", (seed) => {
  const dates = { start: `2025-12-${12 + (seed % 7)}`, end: `2026-01-${12 + (seed % 7)}` };
  const d = heldAccount(seed, {
    salt: 14_033,
    what: "checking",
    buys: [4, 8],
    checks: [4, 9],
    dates,
    interest: true,
  });
  const checks = d.lines.filter((line) => line.check);
  const ins = d.lines.filter((line) => line.amount > 0);
  const outs = d.lines.filter((line) => line.amount < 0 && !line.check);
  const three = columns(checks, 3);
  const height = three[0]?.length ?? 0;
  const daily = [...new Map(withBalance(d).map((line) => [line.day, line.balance]))];
  const rows = (lines: readonly (typeof d.lines)[number][]) =>
    lines.map((line) => [date.noYear(line.day), escaped(line.text), money.trailing(line.amount)]);
  const html = document(
    `body{font:9.2pt "Liberation Mono"}${BASE}h4{text-align:center;border-top:1px solid #000;border-bottom:1px solid #000;margin:14px 0 4px;font-weight:normal;letter-spacing:3px}td,th{padding:0 4px}`,
    `<div class=row><div>TALBOT &amp; SONS SAVINGS<br>INSTITUTION<br>EASTON MARYLAND</div><div>PAGE 1<br>ACCOUNT ${digits(d.random, 6)}${d.last4}<br>DATE ${date.stamp(d.end)}<br>PRIOR ${date.stamp(addDays(d.start, -1))}</div></div><p style="margin:16px 60px">${at(d.person)}</p>
    <h4>TIDEWATER CHECKING</h4>${pairs([
      ["BALANCE BROUGHT FORWARD", grouped(d.beginning)],
      [`DEPOSITS AND INTEREST (${ins.length})`, grouped(credited(d.lines))],
      [`CHECKS AND OTHER CHARGES (${checks.length + outs.length})`, `${grouped(debited(d.lines))}-`],
      ["BALANCE CARRIED FORWARD", grouped(d.ending)],
      ["MINIMUM BALANCE TO AVOID FEE", "750.00"],
    ])}
    <h4>DEPOSITS AND INTEREST</h4>${grid("llr", [], rows(ins))}
    <h4>OTHER CHARGES</h4>${grid("llr", [], rows(outs))}
    <h4>CHECKS</h4>${grid(
      "llrllrllr",
      ["NO", "DATE", "AMOUNT", "NO", "DATE", "AMOUNT", "NO", "DATE", "AMOUNT"],
      Array.from({ length: height }, (_, index) =>
        three.flatMap((column) => {
          const line = column[index];
          return line ? [line.check ?? "", date.noYear(line.day), grouped(line.amount)] : ["", "", ""];
        }),
      ),
    )}
    <h4>DAILY BALANCES</h4>${grid(
      "lrlrlr",
      [],
      columns(daily, Math.ceil(daily.length / 3)).map((line) =>
        line.flatMap(([day, balance]) => [date.noYear(day), grouped(balance)]),
      ),
    )}
    <p>INTEREST PAID LAST YEAR ${grouped(d.random.whole(100, 2_000))}</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: "TALBOT & SONS SAVINGS INSTITUTION",
          accounts: [
            {
              kind: "checking",
              institution: "TALBOT & SONS SAVINGS INSTITUTION",
              accountLast4: d.last4,
              statementDate: d.end,
              ...sums(d),
            },
          ],
          transactions: movements([...ins, ...outs, ...checks]),
        },
        "TALBOT & SONS SAVINGS",
        "TALBOT & SONS",
      ),
      {
        "accounts.0.periodStart": [d.start, addDays(d.start, -1)],
        "accounts.0.periodEnd": d.end,
      },
    ),
  };
});

/** A shop's two accounts that end in the same four digits: operating and tax, one table of figures side by side, amounts marked USD. */
const fathom = deposit("fathom", (seed) => {
  const operating = heldAccount(seed, { salt: 14_051, what: "checking", buys: [5, 10] });
  const dates = { start: operating.start, end: operating.end };
  const reserve: AccountMonth = {
    ...heldAccount(seed, { salt: 14_071, what: "savings", dates }),
    last4: operating.last4,
  };
  const both = [
    { name: "Operating", kind: "checking" as const, d: operating, lead: "61" },
    { name: "Tax set-aside", kind: "savings" as const, d: reserve, lead: "78" },
  ];
  const row = (label: string, pick: (d: AccountMonth) => number) => [
    label,
    ...both.map(({ d }) => `USD ${money.plain(pick(d))}`),
  ];
  const html = document(
    `body{font:9.2pt "Liberation Sans"}${BASE}.m td,.m th{padding:4px 8px;border-bottom:1px solid #234}.m th{background:#dfe7ef}.l td,.l th{padding:3px 4px;border-bottom:.5px solid #ccd}h3{margin:18px 0 4px;color:#234}`,
    `<div class=row><div style="font-size:18pt;color:#234">Fathom <span style="font-weight:200">for business</span></div><div class=r>HOLLOW REED POTTERY LLC<br>${escaped(operating.person.name)}<br>${operating.person.street}<br>${operating.person.town}</div></div>
    <p>${date.abbreviatedBare(operating.start)} &rarr; ${date.abbreviatedBare(operating.end)}</p>
    ${grid("lrr", ["", ...both.map(({ name, d, lead }) => `${name}<br><span style="font-weight:normal">${lead}&bull;&bull;&bull;&bull;${d.last4}</span>`)], [row("Opening", (d) => d.beginning), row("Credits", (d) => credited(d.lines)), row("Debits", (d) => -debited(d.lines)), row("Closing", (d) => d.ending)], "class=m")}
    ${both
      .map(
        ({ name, d, kind }) =>
          `<h3>${name} (${kind})</h3>${grid(
            "llrr",
            ["Booked", "Counterparty", "Credit", "Debit"],
            d.lines.map((line) => [
              date.abbreviatedBare(line.day),
              escaped(line.text),
              line.amount > 0 ? grouped(line.amount) : "&mdash;",
              line.amount < 0 ? grouped(line.amount) : "&mdash;",
            ]),
            "class=l",
          )}`,
      )
      .join("")}
    <p style="font-size:8pt">Invoices waiting: ${operating.random.whole(1, 9)} for USD ${grouped(operating.random.whole(90_000, 900_000))}. You are pre-qualified for a Fathom advance of USD 25,000.00, repaid at 12% of sales. Fathom is not a bank. Funds are held at Evergreen Point Bank and Carrow Trust, Members FDIC.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Fathom",
          accounts: both.map(({ kind, d }) => ({
            kind,
            institution: "Fathom",
            accountLast4: d.last4,
            ...days(d),
            ...sums(d),
          })),
          transactions: both.flatMap(({ d }, account) => movements(d.lines, account)),
        },
        "Fathom for business",
        "Evergreen Point Bank",
        "Carrow Trust",
      ),
      Object.fromEntries(both.map((_, index) => [`accounts.${index}.statementDate`, operating.end])),
    ),
  };
});

export const scSecondDeposits: readonly Layout[] = [copperfield, saltmarsh, talbot, fathom];
