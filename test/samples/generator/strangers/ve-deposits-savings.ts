import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { daily, digits, inMonths, monthEnd, monthStart, start, total } from "./un-data.ts";
import { added, type BankRow, bankTruthRows, byDay, monthOfRows, paper, running } from "./ve-data.ts";

const $ = money.dollar;

/** A credit union: shares by suffix one below the other, each with its own balance column and dividends to date. */
const shares = paper("bank-credit-union-suffixes", "bank-statements", (seed) => {
  const { random, person } = start(seed, 713);
  const m = monthOfRows(random, 6);
  const member = digits(random, 7);
  const rate = (days: number, balance: number, percent: number) => daily(balance, percent, days);
  const savings = random.whole(40_000, 900_000);
  const extra = random.chance(0.7);
  const club = random.whole(10_000, 120_000);
  const moved = random.whole(25, 150) * 100;
  const days = Number(m.end.slice(8));
  const parts = [
    {
      id: "S 0000",
      title: "REGULAR SHARE",
      kind: "savings" as const,
      beginning: savings,
      rows: [
        { day: addDays(m.first, 15), text: "Transfer From Share S 0070", amount: moved },
        { day: m.end, text: "Dividend 0.100%", amount: Math.max(1, rate(days, savings, 0.1)) },
      ],
    },
    ...(extra
      ? [
          {
            id: "S 0010",
            title: "HOLIDAY CLUB",
            kind: "savings" as const,
            beginning: club,
            rows: [
              { day: addDays(m.first, 4), text: "Deposit Automatic Transfer", amount: 5_000 },
              { day: m.end, text: "Dividend 0.250%", amount: Math.max(1, rate(days, club, 0.25)) },
            ],
          },
        ]
      : []),
    {
      id: "S 0070",
      title: "FREE SHARE DRAFT CHECKING",
      kind: "checking" as const,
      beginning: random.whole(200_000, 500_000),
      rows: byDay([
        ...m.ins,
        ...m.outs,
        { day: addDays(m.first, 15), text: "Transfer To Share S 0000", amount: -moved },
        {
          day: addDays(m.first, 21),
          text: `Draft ${random.whole(301, 899)}`,
          amount: -random.whole(2_000, 20_000),
        },
      ]),
    },
  ].map((part) => {
    const balances = running(part.beginning, part.rows);
    return {
      ...part,
      balances,
      ending: balances.at(-1) ?? part.beginning,
      ins: added(part.rows.filter((row) => row.amount > 0)),
      outs: -added(part.rows.filter((row) => row.amount < 0)),
    };
  });
  const html = document(
    `body{font:8.5pt Courier New,Liberation Mono,monospace}${BASE} .logo{font:bold 18pt Tahoma,Arial;color:#006272} .h{border-top:2px solid #006272;margin-top:12px;padding-top:3px;font-weight:bold} td,th{padding:1px 4px}`,
    `<div class=row><div><div class=logo>Prairie Rivers<br>Federal Credit Union</div>2900 S Meridian, Wichita KS 67217<br>(316) 555-0148 &nbsp; prairierivers.example</div><div>${pairs(
      [
        ["Member Number", `XXX${member.slice(-4)}`],
        ["Statement Period", `${date.short(m.first)} thru ${date.short(m.end)}`],
        ["Page", "1 of 1"],
      ],
    )}</div></div><p>${person.name}<br>${person.street}<br>${person.town}</p>
<p>** ANNUAL MEETING: Join us on the 18th at the Century II ballroom. Door prizes! Auto loans as low as 5.24% APR* for qualified members. **</p>
${parts
  .map(
    (part) =>
      `<div class=h>${part.id} &nbsp; ${part.title}</div>${grid(
        "llrr",
        ["Date", "Transaction Description", "Amount", "Balance"],
        [
          [date.short(m.first), "Beginning Balance", "", money.plain(part.beginning)],
          ...part.rows.map((row, index) => [
            date.short(row.day),
            row.text,
            money.trailing(row.amount),
            money.plain(part.balances[index] ?? 0),
          ]),
          [date.short(m.end), "Ending Balance", "", money.plain(part.ending)],
        ],
      )}<div>Total Deposits and Credits: ${money.plain(part.ins)} &nbsp;&nbsp; Total Withdrawals and Debits: ${money.plain(part.outs)}</div>${part.kind === "savings" ? `<div>Annual Percentage Yield Earned ${part.id === "S 0000" ? "0.10" : "0.25"}% for the period. Dividends Paid Year To Date ${$((part.rows.at(-1)?.amount ?? 0) * Number(m.end.slice(5, 7)))}</div>` : ""}`,
  )
  .join("")}
<div class=h>YEAR TO DATE SUMMARY</div><div>Total Dividends Year to Date are reportable on Form 1099-INT for Member SSN ending on file. Total Overdraft Fees: This Period 0.00 Year to Date 0.00</div>
<p>Your savings federally insured to at least $250,000 and backed by the full faith and credit of the United States Government. NCUA. Direct inquiries about preauthorized electronic deposits to (316) 555-0148. Total deposits in all shares: ${$(total(parts.map((part) => part.ending)))}</p>`,
  );
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "bank-statements",
        institution: "Prairie Rivers Federal Credit Union",
        accounts: parts.map((part) => ({
          kind: part.kind,
          institution: "Prairie Rivers Federal Credit Union",
          accountLast4: part.id.slice(-4),
          periodStart: m.first,
          periodEnd: m.end,
          beginningBalance: decimal(part.beginning),
          endingBalance: decimal(part.ending),
          totalDeposits: decimal(part.ins),
          totalWithdrawals: decimal(part.outs),
        })),
        transactions: parts.flatMap((part, index) => bankTruthRows(part.rows, index)),
        allowed: Object.fromEntries(
          parts.flatMap((part, index) => [
            [`accounts.${index}.accountLast4`, [member.slice(-4)]],
            ...(part.kind === "savings"
              ? [[`accounts.${index}.apr`, [part.id === "S 0000" ? "0.100" : "0.250"]]]
              : []),
          ]),
        ),
      },
      "Prairie Rivers FCU",
    ),
  };
});

/** An online bank's savings account: few rows, yield and interest to date in a row of boxes. */
const online = paper("bank-online-savings", "bank-statements", (seed) => {
  const { random, person } = start(seed, 714);
  const first = monthStart(random);
  const end = monthEnd(first);
  const beginning = random.whole(200_000, 4_800_000);
  const rate = random.pick([3.44, 3.68, 4.11]);
  const apy = random.pick([3.5, 3.75, 4.2]).toFixed(2);
  const rows: BankRow[] = [];
  if (random.chance(0.7))
    rows.push({
      day: addDays(first, 3),
      text: "ACH Deposit Internet transfer from External Account ending 3308",
      amount: random.whole(50, 900) * 100,
    });
  if (random.chance(0.4))
    rows.push({
      day: addDays(first, 18),
      text: "ACH Withdrawal Internet transfer to External Account ending 3308",
      amount: -random.whole(50, 900) * 100,
    });
  const interest = daily(beginning, rate, Number(end.slice(8)));
  rows.push({ day: end, text: "Interest Paid", amount: interest });
  const balances = running(beginning, rows);
  const ending = balances.at(-1) ?? beginning;
  const ins = added(rows.filter((row) => row.amount > 0)) - interest;
  const outs = -added(rows.filter((row) => row.amount < 0));
  const number = digits(random, 10);
  const html = document(
    `body{font:10pt Georgia,serif}${BASE} .logo{font:28pt Georgia;letter-spacing:-1px} .h{font-size:14pt;margin:18px 0 6px} td,th{padding:5px 4px;border-bottom:1px solid #ccc} .band .k{color:#666;font-size:8pt}`,
    `<div class=row><div class=logo>Aurelius</div><div style="text-align:right">by Silverhold Marks<br><span class=small>P.O. Box 70321, Philadelphia, PA 19176-0321</span></div></div>
<div class=row><div><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div style="text-align:right">STATEMENT PERIOD<br>${date.slash(first)} to ${date.slash(end)}</div></div>
<div class=h>ONLINE SAVINGS ACCOUNT</div><div class=row><div>${pairs([
      ["Account Number", number],
      ["Primary Account Owner", person.name],
      ["Annual Percentage Yield (APY) as of statement end", `${apy}%`],
      ["Annual Percentage Yield Earned This Period", `${apy}%`],
      ["Interest Rate", `${rate.toFixed(2)}%`],
    ])}</div><div>${pairs([
      [`Beginning Balance as of ${date.slash(first)}`, $(beginning)],
      ["Deposits and Other Credits", `+ ${$(ins)}`],
      ["Withdrawals and Other Debits", `- ${$(outs)}`],
      ["Interest Paid This Period", `+ ${$(interest)}`],
      [`<b>Ending Balance as of ${date.slash(end)}</b>`, `<b>${$(ending)}</b>`],
      ["Interest Paid Year-to-Date", $(interest * Number(end.slice(5, 7)))],
    ])}</div></div>
<div class=h>ACCOUNT ACTIVITY</div>${grid(
      "llrrr",
      ["Date", "Description", "Credits", "Debits", "Balance"],
      [
        [date.slash(first), "Beginning Balance", "", "", $(beginning)],
        ...rows.map((row, index) => [
          date.slash(row.day),
          row.text,
          row.amount > 0 ? $(row.amount) : "",
          row.amount < 0 ? $(-row.amount) : "",
          $(balances[index] ?? 0),
        ]),
        [date.slash(end), "Ending Balance", "", "", $(ending)],
      ],
    )}<p>Refer a friend! You could both get a 1.00% rate boost for 3 months when they open an account by ${date.long(inMonths(first, 3))}.</p>
<p class=small>In Case of Errors or Questions About Your Electronic Transfers, call 1-855-730-7283 or write to Aurelius by Silverhold Marks. We must hear from you no later than 60 days after we sent the FIRST statement on which the problem or error appeared. Aurelius is a brand of Silverhold Marks Bank USA. Member FDIC. Deposits are insured up to at least $250,000 per depositor.</p>`,
  );
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "bank-statements",
        institution: "Aurelius",
        accounts: [
          {
            kind: "savings",
            institution: "Aurelius",
            accountLast4: number.slice(-4),
            periodStart: first,
            periodEnd: end,
            beginningBalance: decimal(beginning),
            endingBalance: decimal(ending),
            totalDeposits: decimal(ins),
            totalWithdrawals: decimal(outs),
          },
        ],
        transactions: bankTruthRows(rows),
        allowed: {
          "accounts.0.totalDeposits": [decimal(ins + interest)],
          "accounts.0.apr": [rate.toFixed(2)],
        },
      },
      "Aurelius by Silverhold Marks",
      "Silverhold Marks",
      "Silverhold Marks Bank USA",
    ),
  };
});

export const veDepositsSavings: readonly Layout[] = [shares, online];
