import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import {
  credited,
  debited,
  leavingOpen,
  type Movement,
  movements,
  pick,
  total,
  withBalance,
} from "./sb-data.ts";
import { at, depositFacts, keptAccount, layoutOf, moved, openTotals } from "./sg-data.ts";

const $ = money.dollar;
const deposit = layoutOf("bank", "bank-statements");

/** A very large bank: a summary of six rows, a section a kind with its total and subtotals, the head repeated on each page. */
const castellan = deposit("castellan", (seed) => {
  const d = keptAccount(seed, { salt: 21_007, what: "checking", checks: [2, 6], buys: [6, 14] });
  const less = (amount: number) => (amount === 0 ? "-0.00" : `-${money.plain(Math.abs(amount))}`);
  const number = `0041 ${d.number.slice(1, 5)} ${d.last4}`;
  const head = (page: number) =>
    `<div class=hd><div>${d.person.name}&nbsp; | &nbsp;Account # ${number}&nbsp; | &nbsp;${date.long(d.start)} to ${date.long(d.end)}</div><div class=r>Page ${page} of 4</div></div>`;
  const section = (title: string, lines: readonly Movement[], sum: string) =>
    lines.length === 0
      ? ""
      : `<h3>${title}</h3>${grid(
          "llr",
          ["Date", "Description", "Amount"],
          lines.map((line) => [
            date.short(line.day),
            escaped(line.text),
            line.amount < 0 ? less(line.amount) : money.plain(line.amount),
          ]),
          "class=t",
        )}<div class=tot><span>${sum}</span><span>${total(lines, "deposit") > 0 ? $(total(lines, "deposit")) : `-$${money.plain(Math.abs(lines.reduce((all, line) => all + line.amount, 0)))}`}</span></div>`;
  const ins = pick(d.lines, "deposit");
  const cards = pick(d.lines, "card", "atm");
  const others = pick(d.lines, "electronic");
  const checks = pick(d.lines, "check");
  const fees = pick(d.lines, "fee");
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}.hd{display:flex;justify-content:space-between;border-bottom:1px solid #012169;font-size:8pt;padding-bottom:4px;margin-bottom:12px}h2{color:#012169;font-size:17pt;margin:0 0 4px}h3{color:#012169;margin:16px 0 3px}.t td,.t th{padding:3px 4px;border-bottom:1px solid #ddd}.tot{display:flex;justify-content:space-between;font-weight:bold;padding:4px}.s td{padding:4px;border-bottom:1px solid #ddd}.s tr:last-child td{font-weight:bold;border-bottom:2px solid #012169}`,
    `<div class=row><div style="font-size:8pt">P.O. Box 15284<br>Wilmington, DE 19850<p style="font-size:9pt;margin-top:30px">${at(d.person)}</p></div><div><b style="font-size:18pt;color:#012169">CASTELLAN</b><p><b>Customer service</b><br>1.800.555.0132<br>castellan.example<br>P.O. Box 25118, Tampa, FL 33622-5118</p></div></div>
    <h2 style="margin-top:20px">Your Everyday Plus Banking</h2><div>for ${date.long(d.start)} to ${date.long(d.end)} <span style="float:right">Account number: <b>${number}</b></span></div>
    <div class=row style="margin-top:14px"><div class=s style="flex:1.6"><h3>Account summary</h3>${pairs([
      [`Beginning balance on ${date.long(d.start)}`, $(d.beginning)],
      ["Deposits and other additions", money.plain(total(ins, "deposit"))],
      ["ATM and debit card subtractions", less(total(cards, "card", "atm"))],
      ["Other subtractions", less(total(others, "electronic"))],
      ["Checks", less(total(checks, "check"))],
      ["Service fees", less(total(fees, "fee"))],
      [`Ending balance on ${date.long(d.end)}`, $(d.ending)],
    ])}</div><div style="background:#f0f4fb;padding:10px"><b>Put your cash back to work</b><p>You have $38.14 in cash back. Earn a $200 online bonus when you spend $1,000 in 90 days with the Castellan Travel credit card. 0% Intro APR for 15 billing cycles, then 19.24% to 29.24%.</p></div></div>
    <div style="break-before:page">${head(2)}<p class=small>IMPORTANT INFORMATION. How to contact us; updating your contact information; reporting and other errors: call within 60 days after we sent the first statement on which the error appeared. If we take more than 10 business days we will credit your account. Direct deposits: if you have arranged for deposits of $100.00 or more at least once every 60 days, call us to learn whether they were made. &copy; 2026 Castellan Corporation. Castellan, N.A. Member FDIC and Equal Housing Lender.</p></div>
    <div style="break-before:page">${head(3)}${section("Deposits and other additions", ins, "Total deposits and other additions")}${section("Withdrawals and other subtractions - ATM and debit card", cards, "Total ATM and debit card subtractions")}${section("Other subtractions", others, "Total other subtractions")}</div>
    <div style="break-before:page">${head(4)}<h3>Checks</h3>${grid(
      "llr",
      ["Date", "Check #", "Amount"],
      checks.map((line) => [date.short(line.day), line.check ?? "", less(line.amount)]),
      "class=t style='width:60%'",
    )}<div class=tot style="width:60%"><span>Total checks</span><span>-$${money.plain(Math.abs(total(checks, "check")))}</span></div>${section("Service fees", fees, "Total service fees")}<p>The monthly fee of $10.00 is waived in any cycle with a direct deposit of $250 or more or a daily balance of at least $1,500.00. Other ways to avoid it are at castellan.example.</p>
    <table class=t style="margin-top:12px"><tr><th></th><th class=r>Total for this period</th><th class=r>Total year-to-date</th></tr><tr><td>Total Overdraft fees</td><td class=r>$0.00</td><td class=r>$10.00</td></tr><tr><td>Total NSF: Returned Item fees</td><td class=r>$0.00</td><td class=r>$0.00</td></tr></table></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: "CASTELLAN",
          accounts: [
            {
              ...depositFacts(d, "checking", "CASTELLAN"),
              totalDeposits: decimal(credited(d.lines)),
            },
          ],
          transactions: movements([...ins, ...cards, ...others, ...checks, ...fees]),
        },
        "Castellan, N.A.",
        "Castellan Corporation",
      ),
      { ...openTotals(d), "accounts.0.feesCharged": decimal(-total(fees, "fee")) },
    ),
  };
});

/** Savings at a bank without branches: the month told in sentences, a yield in large type, few rows, no ruled lines. */
const plumbline = deposit("plumbline-direct", (seed) => {
  const d = keptAccount(seed, { salt: 22_013, what: "savings" });
  const random = seededRandom(seed + 66);
  const earned = total(d.lines, "interest");
  const added = total(d.lines, "deposit");
  const out = debited(d.lines);
  const apy = `${random.pick(["3.65", "3.80", "4.05", "4.20"])}%`;
  const html = document(
    `body{font:10pt "DejaVu Sans Light","DejaVu Sans";color:#26323a;padding:.2in}${BASE}.t td{padding:7px 0}.t th{font-weight:normal;color:#c2410c;padding-bottom:4px;font-size:8.6pt}`,
    `<div class=row><div style="font-size:19pt;color:#c2410c">plumbline direct</div><div class=r style="font-size:8.6pt">Statement ${date.monthYear(d.end)}<br>Prepared for ${d.person.name}</div></div>
    <p style="font-size:8.6pt">${d.person.street}, ${d.person.town}</p>
    <p style="font-size:13pt;line-height:1.5;margin:26px 0">You began ${date.longNoYear(d.start)} with <b>${$(d.beginning)}</b> in Rainy Day Savings (number ending ${d.last4}) and ended ${date.longNoYear(d.end)}, ${d.end.slice(0, 4)} with <b>${$(d.ending)}</b>. You put in ${$(added)}, ${out > 0 ? `took out ${$(out)}` : "took nothing out"} and we paid you ${$(earned)} in interest.</p>
    <div class=band><div><span style="font-size:21pt;color:#c2410c">${apy}</span><br>annual percentage yield earned</div><div><span style="font-size:21pt">${$(earned + random.whole(400, 60_000))}</span><br>interest paid in ${d.end.slice(0, 4)}</div><div><span style="font-size:21pt">${$(random.whole(1_000, 40_000))}</span><br>interest paid in ${Number(d.end.slice(0, 4)) - 1}</div></div>
    <h4 style="font-weight:normal;margin:26px 0 4px">What happened</h4>${grid(
      "lllr",
      ["Day", "", "", "Amount"],
      d.lines.map((line) => [
        date.abbreviatedBare(line.day),
        escaped(line.text),
        "",
        line.amount < 0 ? `&minus;$${money.plain(-line.amount)}` : `$${money.plain(line.amount)}`,
      ]),
      "class=t",
    )}<p style="font-size:8.4pt;margin-top:30px">Ask about a 14-month time deposit at 4.35% APY with as little as $1,000.00, or bring a friend and both of you get $75.00. There is no limit on withdrawals; the first six outgoing wires a year are free, then $20.00 each. Days in this period: ${d.days}. Plumbline Direct is the online branch of Ostrander Trust Bank. Deposits insured to at least $250,000 per depositor, Member FDIC. If something looks wrong tell us within 60 days: 1-877-555-0119.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: "plumbline direct",
          accounts: [{ ...depositFacts(d, "savings", "plumbline direct"), ...moved(d) }],
          transactions: movements(d.lines),
        },
        "Ostrander Trust Bank",
      ),
      {
        "accounts.0.statementDate": d.end,
        "accounts.0.totalDeposits": decimal(added),
      },
    ),
  };
});

/** A union's statement of three shares, one behind the other in one table each; dividends, trailing minus, a tax block. */
const ridgemont = deposit("ridgemont-member", (seed) => {
  const draft = keptAccount(seed, { salt: 23_003, what: "checking", checks: [0, 3], buys: [4, 9] });
  const dates = { start: draft.start, end: draft.end };
  const regular = keptAccount(seed, { salt: 23_101, what: "savings", dates });
  const club = keptAccount(seed, { salt: 23_207, what: "savings", dates });
  const shares = [
    { id: "S01", name: "PRIMARY SHARE", kind: "savings" as const, d: regular },
    { id: "S05", name: "VACATION CLUB", kind: "savings" as const, d: club },
    { id: "S09", name: "EVERYDAY DRAFT", kind: "checking" as const, d: draft },
  ];
  const member = draft.last4;
  const random = seededRandom(seed + 23);
  const t = money.trailing;
  const said = (line: Movement) => {
    if (line.check) return `Draft ${line.check}`;
    return line.kind === "interest" ? "Dividend" : line.text;
  };
  const block = ({ id, name, d }: (typeof shares)[number]) =>
    `<div class=sh>${id} &nbsp; ${name}<span style="float:right">${random.chance(0.5) ? "JOINT: ON FILE" : ""}</span></div>${grid(
      "lllrr",
      ["Post Date", "Eff Date", "Transaction Description", "Amount", "New Balance"],
      [
        [date.noYear(d.start), "", "Balance Forward", "", money.plain(d.beginning)],
        ...withBalance(d).map((line) => [
          date.noYear(line.day),
          date.noYear(line.day),
          escaped(said(line)),
          t(line.amount),
          t(line.balance),
        ]),
        [date.noYear(d.end), "", "Ending Balance", "", money.plain(d.ending)],
      ],
      "class=t",
    )}<div class=small>${pick(d.lines, "interest").length > 0 ? `Annual Percentage Yield Earned 0.${random.whole(10, 75)}% from ${date.slash(d.start)} through ${date.slash(d.end)}, based on an average daily balance of ${money.plain(Math.round((d.beginning + d.ending) / 2))}` : "This share earns no dividends."}</div>`;
  const html = document(
    `body{font:8.5pt "Liberation Sans Narrow"}${BASE}.sh{background:#1b4332;color:#fff;padding:3px 8px;margin-top:14px;font-weight:bold}.t td,.t th{padding:2px 5px}.t th{border-bottom:1px solid #1b4332;font-size:7.8pt}.t tr:nth-child(odd) td{background:#f1f7f4}`,
    `<div class=row><div><b style="font-size:16pt;color:#1b4332">RIDGEMONT<br>POSTAL &amp; TRANSIT</b><br>FEDERAL CREDIT UNION</div><div class=r>Member Number: &nbsp;XXXX${member}<br>From ${date.slash(dates.start)} To ${date.slash(dates.end)}<br>Page 1<p>Call-a-Teller (304) 555-0188<br>Lost card 800-555-0126</p></div></div><p style="margin:22px 0 18px">${at(draft.person)}</p>
    ${grid(
      "llrr",
      ["Share", "Description", "Dividends YTD", "Balance"],
      [
        ...shares.map(({ id, name, d }) => [
          id,
          name,
          money.plain(total(d.lines, "interest") * 3),
          money.plain(d.ending),
        ]),
        [
          "",
          "<b>Total of all shares</b>",
          "",
          `<b>${money.plain(shares.reduce((sum, { d }) => sum + d.ending, 0))}</b>`,
        ],
      ],
      "class=t style='width:70%'",
    )}${shares.map(block).join("")}
    <div style="border:1px solid #1b4332;padding:8px;margin-top:14px"><b>Thinking of a new roof?</b> Our home improvement loan is now 7.240% APR for 84 months, and our Platinum Visa has no balance transfer fee: 3.990% APR for 12 months. Apply by ${date.slash(addDays(dates.end, 40))}.</div><p class=small>Overdrafts: courtesy pay up to 500.00 is not a loan; each item paid costs 29.00. Dividends of 10.00 or more are reported to the IRS. Report errors within 60 days. Federally insured by NCUA up to 250,000.</p>`,
  );
  const name = "RIDGEMONT POSTAL & TRANSIT FEDERAL CREDIT UNION";
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: name,
          accounts: shares.map(({ kind, d }) => ({ ...depositFacts(d, kind, name), accountLast4: member })),
          transactions: shares.flatMap(({ d }, account) =>
            movements(d.lines, account).map((row, index) => {
              const line = d.lines[index];
              return { ...row, description: line ? said(line) : row.description };
            }),
          ),
        },
        "RIDGEMONT POSTAL & TRANSIT",
        "RIDGEMONT",
      ),
      Object.fromEntries(
        shares.flatMap(({ id, d }, index) => [
          ...Object.entries(openTotals(d, index)),
          [`accounts.${index}.accountLast4`, id],
        ]),
      ),
    ),
  };
});

/** A telephone bank's account saved as a file: newest first, under the days, plus and minus set apart; rounding up beside it. */
const sprig = deposit("sprig-spend", (seed) => {
  const d = keptAccount(seed, { salt: 24_019, what: "checking", buys: [7, 14] });
  const lines = withBalance(d).toReversed();
  const days = [...new Set(lines.map((line) => line.day))];
  const sign = (amount: number) =>
    amount < 0 ? `&minus; $${money.plain(-amount)}` : `+ $${money.plain(amount)}`;
  const rounded = 100 * (seed % 40) + 37;
  const html = document(
    `body{font:9.4pt "DejaVu Sans";color:#0d1b12}${BASE}.d{color:#6c7a70;font-size:8pt;margin-top:9px;border-top:1px solid #e4ece6;padding-top:5px}.x{display:flex;justify-content:space-between;padding:3px 0}.in{color:#15803d}.sum{display:flex;justify-content:space-between;padding:6px 0;border-bottom:1px solid #e4ece6}`,
    `<div style="text-align:center"><b style="font-size:18pt;color:#15803d">sprig</b><div>Spend &middot;&middot;${d.last4} &nbsp;|&nbsp; ${date.monthDay(d.start)} to ${date.abbreviatedBare(d.end)}</div><div style="color:#6c7a70;font-size:8pt">${d.person.name} &middot; ${d.person.street} &middot; ${d.person.town}</div></div>
    <div style="background:#f0fdf4;border-radius:16px;padding:14px 20px;margin:16px 0"><div class=sum><span>You had</span><span>${$(d.beginning)}</span></div><div class=sum><span>Money in</span><span>${sign(credited(d.lines))}</span></div><div class=sum><span>Money out</span><span>${sign(-debited(d.lines))}</span></div><div class=sum style="border:0;font-weight:bold"><span>You have</span><span>${$(d.ending)}</span></div></div>
    ${days
      .map(
        (day) =>
          `<div class=d>${date.abbreviatedBare(day)}</div>${lines
            .filter((line) => line.day === day)
            .map(
              (line) =>
                `<div class=x><span>${escaped(line.text)}</span><span${line.amount > 0 ? " class=in" : ""}>${sign(line.amount)}</span></div>`,
            )
            .join("")}`,
      )
      .join("")}
    <div style="border:1px dashed #15803d;border-radius:12px;padding:10px;margin-top:16px;font-size:8.4pt">Round-ups would have put ${$(rounded)} aside. Turn them on to earn 3.10% APY in Stash. You have used $0.00 of your $120.00 cushion, and you could be paid up to 2 days early.</div><p class=small>sprig is a financial technology company, not a bank. Banking services by Tallgrass Prairie Bank, Member FDIC. Out-of-network ATM fee $2.50. Questions: help@sprig.example. Tell us about an error within 60 days of the day this was first available.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: "sprig",
          accounts: [{ ...depositFacts(d, "checking", "sprig"), ...moved(d) }],
          transactions: movements(lines),
        },
        "Tallgrass Prairie Bank",
      ),
      { "accounts.0.statementDate": d.end },
    ),
  };
});

export const sgFirstDeposits: readonly Layout[] = [castellan, plumbline, ridgemont, sprig];
