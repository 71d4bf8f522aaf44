import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import {
  type AccountMonth,
  type AccountShape,
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
import { at, depositFacts, keptAccount, layoutOf, moved, openTotals } from "./sg-data.ts";

const $ = money.dollar;
const deposit = layoutOf("bank", "bank-statements");

/** A firm's account: counts beside the sums, cheques in three columns with a star after a gap, the ledger balance of each day. */
const kettering = deposit("kettering-commerce", (seed) => {
  const d = keptAccount(seed, { salt: 31_011, what: "checking", checks: [7, 15], buys: [2, 6] });
  const m = money.plain;
  const ins = pick(d.lines, "deposit");
  const electronic = pick(d.lines, "card", "atm", "electronic", "fee");
  const checks = pick(d.lines, "check").toSorted((a, b) => Number(a.check) - Number(b.check));
  const starred = checks.map((line, index) => {
    const before = checks[index - 1]?.check;
    return { ...line, gap: before !== undefined && Number(line.check) - Number(before) > 1 };
  });
  const cols = columns(starred, 3);
  const height = Math.max(0, ...cols.map((column) => column.length));
  const checkRows = Array.from({ length: height }, (_, row) =>
    cols.flatMap((column) => {
      const line = column[row];
      return line
        ? [`${line.check ?? ""}${line.gap ? "*" : ""}`, date.noYear(line.day), m(-line.amount)]
        : ["", "", ""];
    }),
  );
  const days = columns(balancesByDay(d), 3);
  const dayHeight = Math.max(0, ...days.map((column) => column.length));
  const dayRows = Array.from({ length: dayHeight }, (_, row) =>
    days.flatMap((column) => {
      const entry = column[row];
      return entry ? [date.noYear(entry[0]), m(entry[1])] : ["", ""];
    }),
  );
  const firm = `${(d.person.name.split(" ").at(-1) ?? "").toUpperCase()} PLUMBING & DRAIN LLC`;
  const average = Math.round(
    balancesByDay(d).reduce((sum, [, balance]) => sum + balance, 0) / Math.max(1, balancesByDay(d).length),
  );
  const html = document(
    `body{font:8.8pt "Liberation Sans"}${BASE}.h{background:#e5e7eb;border-left:6px solid #1f2937;padding:3px 8px;font-weight:bold;margin:14px 0 4px}td,th{padding:2px 5px}.c td{font-family:"Liberation Mono";font-size:8.2pt}.sum td,.sum th{border-bottom:1px solid #d1d5db}`,
    `<div class=row><div><b style="font-size:15pt">KETTERING COMMERCE</b><br>a division of Wolcott Bancshares, N.A.</div><div class=r>Page 1<br>Account: &nbsp;*****${d.last4}<br>Statement Begin: ${date.slash(d.start)}<br>Statement End: ${date.slash(d.end)}<br>Enclosures: ${checks.length}</div></div>
    <p style="margin:20px 0">${escaped(firm)}<br>DBA OPERATING ACCOUNT<br>${d.person.street}<br>${d.person.town}</p><div class=h>SMALL FIRM ANALYSIS CHECKING</div>
    <div class=sum>${grid(
      "lrr",
      ["", "Number", "Amount"],
      [
        ["Opening ledger balance", "", m(d.beginning)],
        ["Credits", String(ins.length), m(credited(d.lines))],
        ["Checks paid", String(checks.length), m(-total(checks, "check"))],
        [
          "Other debits",
          String(electronic.length),
          m(-electronic.reduce((sum, line) => sum + line.amount, 0)),
        ],
        ["Closing ledger balance", "", m(d.ending)],
        ["Average collected balance", "", m(Math.round(average * 0.97))],
      ],
      "style='width:65%'",
    )}</div>
    <div class=h>CREDITS</div>${grid(
      "llr",
      ["Date", "Description", "Amount"],
      ins.map((line) => [date.noYear(line.day), escaped(line.text), m(line.amount)]),
    )}<div class=h>OTHER DEBITS</div>${grid(
      "llr",
      ["Date", "Description", "Amount"],
      electronic.map((line) => [date.noYear(line.day), escaped(line.text), m(-line.amount)]),
    )}<div class=h>CHECKS PAID</div><div class=c>${grid("llrllrllr", ["Number", "Date", "Amount", "Number", "Date", "Amount", "Number", "Date", "Amount"], checkRows)}</div><div class=small>* A number before this one is missing.</div>
    <div class=h>LEDGER BALANCE BY DAY</div><div class=c>${grid("lrlrlr", ["Date", "Balance", "Date", "Balance", "Date", "Balance"], dayRows)}</div>
    <p class=small>Earnings credit 0.35% offsets activity charges of $0.18 an item above 150. A revolving line of $50,000.00 could smooth your cash flow: prime + 1.75%, subject to approval. Merchant services from 2.29% + $0.09. Business deposits are not covered by the consumer error rules; report unauthorized items within 24 hours. Wolcott Bancshares, N.A., Member FDIC.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: "KETTERING COMMERCE",
          accounts: [
            {
              ...depositFacts(d, "checking", "KETTERING COMMERCE"),
              totalDeposits: decimal(credited(d.lines)),
            },
          ],
          transactions: movements([...ins, ...electronic, ...checks]),
        },
        "Wolcott Bancshares, N.A.",
      ),
      {
        ...openTotals(d),
        "accounts.0.feesCharged": decimal(-total(d.lines, "fee")),
      },
    ),
  };
});

/** A small savings institution prints its little book on a sheet: codes, two amount columns, a balance after each line, no summary at all. */
const millrace = deposit("millrace-passbook", (seed) => {
  const d = keptAccount(seed, { salt: 32_029, what: "savings" });
  const lines = withBalance(d);
  const m = money.plain;
  const code = { deposit: "DEP", interest: "INT", electronic: "WDL" } as const;
  const codeOf = (line: Movement) =>
    line.kind === "interest" || line.kind === "electronic" ? code[line.kind] : code.deposit;
  const html = document(
    `body{font:10pt "Liberation Mono";padding:.4in .6in}${BASE}td,th{padding:1px 4px;white-space:pre}.bk{border:1px solid #333;padding:16px 20px;background:repeating-linear-gradient(#fff,#fff 15px,#f3f6f2 15px,#f3f6f2 30px)}`,
    `<div style="text-align:center;font:bold 14pt 'DejaVu Serif'">Millrace Institution for Savings</div><div style="text-align:center;font-size:8.5pt">Incorporated 1868 &middot; 2 Canal Street, Claremont NH 03743</div><p style="margin:18px 0 8px">${d.person.name}<span style="float:right">Book No. 07-${d.number.slice(0, 3)}${d.last4}</span></p><div class=bk>${grid(
      "lllrrr",
      ["DATE", "CODE", "MEMO", "WITHDRAWN", "DEPOSITED", "BALANCE"],
      [
        [date.stamp(d.start), "FWD", "BROUGHT FORWARD", "", "", m(d.beginning)],
        ...lines.map((line) => [
          date.stamp(line.day),
          codeOf(line),
          escaped(line.text.slice(0, 22)),
          line.amount < 0 ? m(-line.amount) : "",
          line.amount > 0 ? m(line.amount) : "",
          m(line.balance),
        ]),
      ],
    )}<p style="margin:14px 0 0">PRINTED ${date.stamp(d.end)} TELLER 014 &nbsp; NO OTHER ENTRIES</p></div><p style="font:8.5pt 'DejaVu Serif'">Bring this page to any window. Statement of interest for the year is sent in January; last year you earned $${m(total(d.lines, "interest") * 11 + (seed % 900) * 7)}. A ten-month club pays 2.75%. No withdrawal below the minimum balance of $10.00; a book inactive for three years costs $5.00 a quarter. All deposits insured in full by FDIC and the state's Share Insurance Fund.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Millrace Institution for Savings",
          accounts: [
            {
              kind: "savings",
              institution: "Millrace Institution for Savings",
              accountLast4: d.last4,
              beginningBalance: decimal(d.beginning),
              endingBalance: decimal(d.ending),
            },
          ],
          transactions: movements(d.lines).map((row) => ({
            ...row,
            description: row.description.slice(0, 22),
          })),
        },
        "Millrace",
      ),
      {
        ...openTotals(d),
        "accounts.0.periodStart": [d.start, d.lines[0]?.day ?? d.start],
        "accounts.0.periodEnd": [d.end, d.lines.at(-1)?.day ?? d.end],
      },
    ),
  };
});

/** One paper for a spending and a saving account of a good customer: a table over both with last month beside, details account by account. */
const oldham = deposit("oldham-relationship", (seed) => {
  const first = keptAccount(seed, { salt: 33_047, what: "checking", checks: [1, 4], buys: [5, 11] });
  const second = keptAccount(seed, {
    salt: 33_149,
    what: "savings",
    dates: { start: first.start, end: first.end },
  });
  const random = seededRandom(seed + 33);
  const both = [
    { name: "Signature Checking", kind: "checking" as const, d: first },
    { name: "Signature Market Savings", kind: "savings" as const, d: second },
  ];
  const paid = (amount: number) => (amount < 0 ? `(${money.plain(-amount)})` : money.plain(amount));
  const head = (page: number) =>
    `<div class=row style="font-size:7.8pt;color:#555;border-bottom:1px solid #7c5c1e;margin-bottom:10px"><div>OLDHAM &amp; PRYOR</div><div style="text-align:center">${date.abbreviatedBare(first.start)} - ${date.abbreviatedBare(first.end)}</div><div class=r>${page} / 3</div></div>`;
  const detail = ({ name, d }: (typeof both)[number], page: number) =>
    `<div style="break-before:page">${head(page)}<h2>${name} &nbsp;<span style="font-size:10pt">...${d.last4}</span></h2><div class=row><div>${pairs(
      [
        [`Balance on ${date.monthDay(d.start)}`, $(d.beginning)],
        ["Total additions", $(credited(d.lines))],
        ["Total subtractions", `($${money.plain(debited(d.lines))})`],
        [`Balance on ${date.monthDay(d.end)}`, $(d.ending)],
      ],
    )}</div><div>${pairs([
      [
        "Annual percentage yield earned",
        `${name.includes("Checking") ? random.pick(["0.01", "0.05"]) : random.pick(["2.85", "3.15"])}%`,
      ],
      ["Interest paid this year", $(total(d.lines, "interest") * 5 + 12)],
      ["Days in cycle", String(d.days)],
    ])}</div></div>${grid(
      "llrr",
      ["Date", "Detail", "Amount", "Balance"],
      withBalance(d).map((line) => [
        date.monthDay(line.day),
        escaped(line.check ? `Check ${line.check}` : line.text),
        paid(line.amount),
        money.plain(line.balance),
      ]),
      "class=t style='margin-top:10px'",
    )}</div>`;
  const sumNow = first.ending + second.ending;
  const html = document(
    `body{font:9.2pt "DejaVu Serif Condensed","DejaVu Serif"}${BASE}h2{font-weight:normal;color:#7c5c1e;font-size:14pt;margin:6px 0}.t td,.t th{padding:3px 4px;border-bottom:1px solid #e6dfcf;font-size:8.6pt}.gl td,.gl th{padding:5px;border-bottom:1px solid #7c5c1e}`,
    `${head(1)}<div class=row><div><span style="font-size:17pt;letter-spacing:2px;color:#7c5c1e">OLDHAM &amp; PRYOR</span><br>Bank &middot; Trust &middot; Advice<p style="margin-top:30px">${at(first.person)}</p></div><div style="background:#faf6ec;padding:10px">Your banker<br><b>Lucia Brandt</b>, (312) 555-0136<p class=small>As a Signature client you pay no monthly fee while your combined average is at least $25,000.00. Below that it is $30.00.</p></div></div>
    <h2 style="margin-top:24px">Your relationship at a glance</h2>${grid(
      "llrr",
      ["Account", "Number", `Balance ${date.monthDay(first.start)}`, `Balance ${date.monthDay(first.end)}`],
      [
        ...both.map(({ name, d }) => [name, `...${d.last4}`, $(d.beginning), $(d.ending)]),
        [
          "<b>Total deposits with us</b>",
          "",
          `<b>${$(first.beginning + second.beginning)}</b>`,
          `<b>${$(sumNow)}</b>`,
        ],
      ],
      "class=gl",
    )}<p>Combined average for the fee test: ${$(Math.round((first.beginning + second.beginning + sumNow) / 2))}. Your Signature points: 18,442 (worth $184.42).</p><div class=row style="margin-top:12px"><div style="background:#faf6ec;padding:10px"><b>Jumbo home loans</b><br>From 6.125% (6.241% APR) with 20% down. Clients with $100,000.00 or more here save another 0.25%.</div><div style="background:#faf6ec;padding:10px"><b>Managed portfolios</b><br>Start with $50,000.00. Not FDIC insured &middot; No bank guarantee &middot; May lose value.</div></div>
    ${both.map((entry, index) => detail(entry, index + 2)).join("")}<p class=small style="margin-top:20px">In case of errors or questions about your electronic transfers telephone us at 1-800-555-0122 or write to PO Box 1010, Chicago IL 60690 no later than 60 days after this statement. To balance your checkbook: write here the ending balance $________, add deposits not shown $________, subtract checks outstanding $________.</p>`,
  );
  const name = "OLDHAM & PRYOR";
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: name,
          accounts: both.map(({ kind, d }) => ({ ...depositFacts(d, kind, name), ...moved(d) })),
          transactions: both.flatMap(({ d }, account) => movements(d.lines, account)),
        },
        "OLDHAM & PRYOR Bank",
      ),
      Object.fromEntries(both.map((_, account) => [`accounts.${account}.statementDate`, first.end])),
    ),
  };
});

/** A month that ends below zero: what found no money was paid and cost a fee each; nearly all of the money that came in is gone. */
function endedBelowZero(seed: number, shape: AccountShape, fee: number): AccountMonth {
  const kept = keptAccount(seed, shape);
  const random = seededRandom(seed * 7 + 5);
  const sumOf = (lines: readonly Movement[]) => lines.reduce((sum, line) => sum + line.amount, 0);
  const late = addDays(kept.end, -2);
  const rent: Movement = {
    day: late,
    text: "ACH DEBIT RENTPAYMENT LLC",
    amount: -(Math.max(0, sumOf(kept.lines)) + random.whole(41_000, 160_000)),
    kind: "electronic",
  };
  const fees = Array.from(
    { length: random.whole(1, 3) },
    (): Movement => ({
      day: late,
      text: "OVERDRAFT ITEM CHARGE",
      amount: -fee,
      kind: "fee",
    }),
  );
  const lines = [...kept.lines, rent, ...fees].toSorted((a, b) => a.day.localeCompare(b.day));
  const ending = -random.whole(1_800, 38_000);
  return { ...kept, lines, ending, beginning: ending - sumOf(lines) };
}

/** A bank in the south tells of an account below zero: minus before the sign, the fees of the month and the year, what to pay in to be level. */
const sandlapper = deposit("sandlapper-overdrawn", (seed) => {
  const d = endedBelowZero(seed, { salt: 34_061, what: "checking", checks: [0, 4], buys: [4, 9] }, 3_200);
  const overdraft = -total(
    d.lines.filter((line) => line.text === "OVERDRAFT ITEM CHARGE"),
    "fee",
  );
  const rows = withBalance(d);
  const m = (amount: number) => (amount < 0 ? `-$${money.plain(-amount)}` : `$${money.plain(amount)}`);
  const html = document(
    `body{font:9pt "Liberation Sans";color:#14213d}${BASE}.left{width:2.1in;float:left;border-right:2px solid #fca311;padding-right:12px}.right{margin-left:2.35in}.left .v{font-size:13pt;font-weight:bold;margin-bottom:8px}.warn{background:#fde8e8;border-left:5px solid #b91c1c;padding:8px 12px;margin:10px 0}.t td,.t th{padding:3px 4px;border-bottom:1px solid #e5e5e5;font-size:8.4pt}.neg{color:#b91c1c}`,
    `<div class=row style="border-bottom:2px solid #fca311;padding-bottom:6px"><div><b style="font-size:16pt">sandlapper</b> state bank</div><div class=r>Free Choice Account x${d.last4}<br>${date.abbreviatedBare(d.start)} through ${date.abbreviatedBare(d.end)}</div></div><div style="padding-top:10px"><div class=left><p>${at(d.person)}</p><div>Where you began</div><div class=v>${m(d.beginning)}</div><div>Came in</div><div class=v>${m(credited(d.lines))}</div><div>Went out, with fees</div><div class=v>${m(-debited(d.lines))}</div><div>Where you are</div><div class="v neg">${m(d.ending)}</div><p class=small>This month last year: $611.08</p></div>
    <div class=right><div class=warn><b>Your account is overdrawn.</b> Please bring in at least ${m(-d.ending)} by ${date.longNoYear(addDays(d.end, 10))}. After 45 days an account below zero is closed and may be reported.</div>${grid(
      "llrr",
      ["Date", "Activity", "Amount", "Balance"],
      rows.map((line) => [
        date.noYear(line.day),
        escaped(line.check ? `Check ${line.check}` : line.text),
        m(line.amount),
        line.balance < 0 ? `<span class=neg>${m(line.balance)}</span>` : m(line.balance),
      ]),
      "class=t",
    )}<table class=t style="margin-top:14px"><tr><th>Overdraft and returned item charges</th><th class=r>This period</th><th class=r>This year</th></tr><tr><td>Overdraft charges</td><td class=r>${$(overdraft)}</td><td class=r>${$(overdraft + 9_600)}</td></tr><tr><td>Returned item charges</td><td class=r>$0.00</td><td class=r>$32.00</td></tr></table></div></div>
    <p class=small style="clear:both;padding-top:14px">Pad your balance: link savings and we move what is missing for $5.00 a day, or ask for Ready Reserve, a line of $500.00 to $2,500.00 at 18.00% APR. We charge no more than three overdraft fees of $32.00 a day, and none when you are below zero by $5.00 or less. Open a Platinum Visa this month: 0% for 12 months. Sandlapper State Bank, Orangeburg SC, Member FDIC. Report errors within 60 days: 803-555-0191.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: "sandlapper state bank",
          accounts: [{ ...depositFacts(d, "checking", "sandlapper state bank"), ...moved(d) }],
          transactions: movements(d.lines),
        },
        "sandlapper",
      ),
      {
        "accounts.0.statementDate": d.end,
        "accounts.0.feesCharged": [decimal(overdraft), decimal(-total(d.lines, "fee"))],
      },
    ),
  };
});

export const sgSecondDeposits: readonly Layout[] = [kettering, millrace, oldham, sandlapper];
