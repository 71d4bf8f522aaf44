import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, grouped } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { D, digits, named, PAGE, usd } from "./hq-data.ts";
import { type Entry, hqEntries, hqPeriod, rowsTold } from "./hq-deposits-data.ts";

const dash = (day: string) => `${Number(day.slice(5, 7))}-${Number(day.slice(8))}`;
const dashYear = (day: string) => `${dash(day)}-${day.slice(2, 4)}`;

/** A lakeside regional: additions and subtractions under headings, days as 1-31. */
const lakeside: Layout = {
  name: "hq-bank-lakeside-checking",
  type: "bank-statements",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed * 83 + 5);
    const person = makePerson(random);
    const period = hqPeriod(random);
    const number = `3596${digits(random, 8)}`;
    const fee = random.chance(0.5) ? random.pick([500, 700, 1_800]) : 0;
    const book = hqEntries(
      random,
      period,
      random.whole(180_000, 640_000),
      {
        deposit: random.whole(2, 4),
        check: random.whole(1, 4),
        card: random.whole(2, 5),
        electronic: random.whole(2, 4),
      },
      0,
      fee > 0 ? ["MAINTENANCE FEE", fee] : undefined,
    );
    const added = book.total("deposit");
    const taken = -book.total("check", "card", "electronic");
    const checks = book.of("check");
    const out = book.of("card", "electronic");
    const minus = book.of("check", "card", "electronic");
    const text = (entry: Entry) => (entry.kind === "check" ? `CHECK ${entry.number}` : entry.text);
    const money = (cents: number) => (cents < 100 ? `.${String(cents).padStart(2, "0")}` : grouped(cents));
    const before = addDays(period.start, -1);
    const html = document(
      `${BASE}body{font:9pt Arial}.red{color:#c00}h2{font-size:11pt;margin:16px 0 2px;border-top:3px solid #333;padding-top:4px}h4{margin:8px 0 2px;font-size:9.5pt}.t td{padding-top:1px;font-size:8.5pt}.t th{font-size:7.8pt;font-weight:normal;font-style:italic}.s{font-size:7.5pt;margin:5px 0}`,
      `<div class=row><div><span style="font:bold 17pt Arial" class=red>&#9672; QuayBank</span><br><span class=s>P.O. Box 93885<br>Cleveland, OH 44101-5885</span></div><div class=r><b>Personal Banking Statement</b><br>${date.long(period.end)}<br>page 1 of 2<br><br>${number}</div></div>
      <div style="margin:24px 0">T 1 &nbsp; ${digits(random, 3)} 00000 R EM T1<br>${escaped(person.name)}<br>${person.street}<br>${person.town}</div>
      <div class=r><b>Questions or comments?</b><br>Call 1-800-555-0139</div>
      <p class=s><b>Stay on top of your money.</b> Enroll in alerts in online banking or the mobile app, and we will let you know when a deposit arrives or your balance is low.</p>
      <h2>Quay Smart Checking&reg; &nbsp; ${number}</h2>${escaped(person.name)}<div style="width:62%;margin-left:34%">${pairs(
        [
          [`Beginning balance ${dashYear(before)}`, `$${grouped(book.opening)}`],
          [`${book.of("deposit").length} Additions`, `+${money(added)}`],
          [`${minus.length} Subtractions`, `-${money(taken)}`],
          fee > 0 && ["Net fees and charges", `-${money(fee)}`],
          [`<b>Ending balance ${dashYear(period.end)}</b>`, `<b>$${grouped(book.closing)}</b>`],
        ],
      )}</div>
      <h3>Additions</h3>${grid("lllr", ["Deposits &nbsp; Date", "Serial #", "Source", ""], [...book.of("deposit").map((entry) => [dash(entry.day), "", escaped(entry.text), `$${grouped(entry.amount)}`]), ["", "", "<b>Total additions</b>", `<b>$${grouped(added)}</b>`]], "class=t")}
      ${PAGE}<div class=row><div><b>Personal Banking Statement</b></div><div class=r>${date.long(period.end)}<br>page 2 of 2<br>${number}</div></div>
      <h3>Subtractions</h3>${checks.length > 0 ? `<h4>Paper Checks &nbsp; <span class=s>* check missing from sequence</span></h4>${grid("llr", ["Check", "Date", "Amount"], [...checks.map((entry, index) => [`${index > 1 ? "*" : ""}${entry.number}`, dash(entry.day), `$${grouped(-entry.amount)}`]), ["", "<b>Paper Checks Paid</b>", `<b>$${grouped(-book.total("check"))}</b>`]], "class=t style='width:55%'")}` : ""}
      <h4>Withdrawals</h4>${grid("lllr", ["Date", "Serial #", "Location", ""], [...out.map((entry) => [dash(entry.day), "", escaped(entry.text), `$${grouped(-entry.amount)}`]), ["", "", "<b>Total subtractions</b>", `<b>$${grouped(taken)}</b>`]], "class=t")}
      ${fee > 0 ? `<h3>Fees and charges</h3>${grid("llrrr", ["Date", "", "Quantity", "Unit Charge", ""], [...book.of("fee").map((entry) => [dash(entry.day), entry.text, "1", grouped(fee), `-$${grouped(fee)}`]), ["", "<b>Fees and charges assessed this period</b>", "", "", `<b>-$${grouped(fee)}</b>`]], "class=t")}` : ""}
      <p class=s>${grid(
        "lrr",
        ["", "Total for this period", "Total year-to-date"],
        [
          ["Total Overdraft Fees", "$.00", "$.00"],
          ["Total Returned Item Fees", "$.00", "$.00"],
        ],
        "style='border:1px solid #000;width:70%'",
      )}</p>
      <p class=s><b>CUSTOMER ACCOUNT DISCLOSURES.</b> In case of errors or questions about your electronic transfers, call us at the number on the front of this statement or write us as soon as you can, if you think your statement or receipt is wrong. We must hear from you no later than 60 days after we sent you the FIRST statement on which the problem or error appeared.</p>
      <p class=s><b>BALANCING YOUR ACCOUNT.</b> Please examine your statement and paid check information upon receipt. Erasures, alterations or irregularities should be reported promptly. &nbsp; Member FDIC</p>`,
    );
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: "QuayBank",
        accounts: [
          {
            kind: "checking",
            institution: "QuayBank",
            accountLast4: number.slice(-4),
            statementDate: period.end,
            beginningBalance: D(book.opening),
            endingBalance: D(book.closing),
            totalDeposits: D(added),
            ...(fee > 0 ? {} : { totalWithdrawals: D(taken) }),
          },
        ],
        transactions: [
          ...rowsTold(book.of("deposit")),
          ...checks.map((entry) => ({
            account: 0,
            date: entry.day,
            description: text(entry).replace("CHECK ", ""),
            amount: D(entry.amount),
          })),
          ...rowsTold(out),
          ...rowsTold(book.of("fee")),
        ],
        allowed: {
          "accounts.0.periodStart": [period.start, before],
          "accounts.0.periodEnd": [period.end],
          ...(fee > 0
            ? {
                "accounts.0.totalWithdrawals": [D(taken), D(taken + fee)],
                "accounts.0.feesCharged": [D(fee)],
              }
            : {}),
          ...Object.fromEntries(
            checks.map((entry, index) => [
              `transactions.${book.of("deposit").length + index}.description`,
              [
                text(entry),
                `Check ${entry.number}`,
                `*${entry.number}`,
                "Paper Checks",
                `Check *${entry.number}`,
              ],
            ]),
          ),
        },
      },
    };
  },
};

/** A New York bank: a band of totals with counts, one table with the daily balance. */
const empire: Layout = {
  name: "hq-bank-empire-mychoice",
  type: "bank-statements",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed * 61 + 9);
    const person = makePerson(random);
    const period = hqPeriod(random);
    const number = `98${digits(random, 8)}`;
    const interest = random.chance(0.7) ? random.whole(3, 61) : 0;
    const book = hqEntries(
      random,
      period,
      random.whole(240_000, 980_000),
      {
        deposit: random.whole(2, 4),
        check: random.whole(0, 4),
        card: random.whole(3, 6),
        electronic: random.whole(2, 5),
      },
      interest,
      random.chance(0.4) ? ["SERVICE CHARGE FOR ACCOUNT", 1_495] : undefined,
    );
    const text = (entry: Entry) => (entry.kind === "check" ? `CHECK NUMBER ${entry.number}` : entry.text);
    const checks = book.of("check");
    const others = book.of("card", "electronic", "fee");
    const other = -book.total("card", "electronic", "fee");
    const entries = book.entries;
    const rows = entries.map((entry, index) => [
      date.slash(entry.day),
      escaped(text(entry)),
      entry.amount > 0 ? (index < 2 ? usd(entry.amount) : grouped(entry.amount)) : "",
      entry.amount < 0 ? (index < 2 ? usd(-entry.amount) : grouped(-entry.amount)) : "",
      entries[index + 1]?.day === entry.day ? "" : grouped(entry.after),
    ]);
    const cell = (head: string, count: string, amount: string) =>
      `<td class=c><div class=h>${head}</div>${count === "" ? "" : `<div class=row2><span>NO.<br>${count}</span><span>AMOUNT<br>${amount}</span></div>`}${count === "" ? `<br>${amount}` : ""}</td>`;
    const html = document(
      `${BASE}body{font:8.2pt Arial}.h{font-weight:bold;font-size:7pt}.c{border:1px solid #006b54;padding:4px;text-align:center;vertical-align:top}.row2{display:flex;justify-content:space-around;font-size:7.4pt}h3{background:#006b54;color:#fff;font-size:9pt;padding:3px 6px;margin:12px 0 0;text-align:center}.t td,.t th{border:1px solid #9cc4b8;padding:2px 5px;font-size:7.7pt}.t th{font-size:6.9pt;text-align:center}.s{font-size:7pt}`,
      `<div class=row><div style="font:bold 20pt Georgia;color:#006b54">W&amp;L Bank</div><div><table class=t>${["ACCOUNT TYPE|W&amp;L MYCHOICE PREMIUM CHECKING", `ACCOUNT NUMBER|${number}`, `STATEMENT PERIOD|${date.slash(period.start)} - ${date.slash(period.end)}`, "PAGE|1 OF 2"].map((line) => `<tr><td><b>${line.replace("|", "</b></td><td>")}</td></tr>`).join("")}</table></div></div>
      <div class=row style="margin:20px 0"><div>00 0 06789M NM 017<br><br>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div>FOR INQUIRIES CALL: ELMWOOD BRANCH<br>(716) 555-0148</div></div>
      <h3>ACCOUNT SUMMARY</h3><table><tr>${cell("BEGINNING BALANCE", "", usd(book.opening))}${cell("DEPOSITS &amp; OTHER CREDITS", String(book.of("deposit").length), grouped(book.total("deposit")))}${cell("CHECKS PAID", String(checks.length), grouped(-book.total("check")))}${cell("OTHER DEBITS", String(others.length), grouped(other))}${cell("CURRENT INTEREST PAID", "", usd(interest))}${cell("ENDING BALANCE", "", usd(book.closing))}</tr></table>
      <h3>ACCOUNT ACTIVITY</h3>${grid("llrrr", ["POSTING DATE", "TRANSACTION DESCRIPTION", "DEPOSITS &amp; OTHER CREDITS (+)", "WITHDRAWALS &amp; OTHER DEBITS (-)", "DAILY BALANCE"], [[date.slash(period.start), "BEGINNING BALANCE", "", "", usd(book.opening)], ...rows, ["", "NUMBER OF DEPOSITS/CHECKS PAID", String(book.of("deposit").length), String(checks.length), ""]], "class=t")}
      ${
        checks.length > 0
          ? `<h3>CHECKS PAID SUMMARY</h3>${grid(
              "llr",
              ["CHECK NO.", "DATE", "AMOUNT"],
              checks.map((entry, index) => [
                `${entry.number}${index === 2 ? "*" : ""}`,
                date.short(entry.day),
                grouped(-entry.amount),
              ]),
              "class=t",
            )}${pairs([
              [`NUMBER OF CHECKS PAID`, String(checks.length)],
              ["AMOUNT OF CHECKS PAID", usd(-book.total("check"))],
            ])}<p class=s>* - GAP IN CHECK SEQUENCE</p>`
          : ""
      }<p>ANNUAL PERCENTAGE YIELD EARNED = ${interest > 0 ? "0.01" : "0.00"} %</p>
      ${PAGE}<h3>OVERDRAFT AND RETURNED ITEM FEES</h3>${grid(
        "lrr",
        ["", "TOTAL FOR THIS PERIOD", "TOTAL YEAR-TO-DATE"],
        [
          ["TOTAL OVERDRAFT FEES", "$0.00", "$0.00"],
          ["TOTAL RETURNED ITEM FEES", "$0.00", "$0.00"],
        ],
        "class=t",
      )}
      <p class=s><b>HOW TO BALANCE YOUR W&amp;L BANK ACCOUNT.</b> Check off each item in your register that appears on this statement. List outstanding checks and withdrawals. Enter the ending balance shown on this statement, add deposits not shown, subtract outstanding checks.</p><p class=s><b>IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC TRANSFERS</b> telephone or write us at W&amp;L Bank, P.O. Box 767, Buffalo, NY 14240-0767 as soon as you can. We will investigate your complaint and will correct any error promptly. Member FDIC.</p>`,
    );
    const paidIn = book.total("deposit");
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: "W&L Bank",
        accounts: [
          {
            kind: "checking",
            institution: "W&L Bank",
            accountLast4: number.slice(-4),
            periodStart: period.start,
            periodEnd: period.end,
            beginningBalance: D(book.opening),
            endingBalance: D(book.closing),
            ...(interest > 0 ? {} : { totalDeposits: D(paidIn) }),
            ...(checks.length > 0 ? {} : { totalWithdrawals: D(other) }),
          },
        ],
        transactions: rowsTold(entries, 0, text),
        allowed: {
          ...named("W&L", "W&L Bank"),
          "accounts.0.statementDate": [period.end],
          ...(interest > 0 ? { "accounts.0.totalDeposits": [D(paidIn), D(paidIn + interest)] } : {}),
          ...(checks.length > 0 ? { "accounts.0.totalWithdrawals": [D(book.money.out)] } : {}),
        },
      },
    };
  },
};

/** A broker's bank: two accounts, each with a summary in columns, debits and credits apart, running balance. */
const investor: Layout = {
  name: "hq-bank-investor-checking",
  type: "bank-statements",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed * 43 + 17);
    const person = makePerson(random);
    const period = hqPeriod(random);
    const rebate = random.chance(0.5) ? random.whole(3, 15) * 50 : 0;
    const accounts = [
      {
        name: "High Yield Investor Checking&reg;",
        kind: "checking" as const,
        wanted: {
          deposit: random.whole(1, 3),
          check: random.whole(0, 2),
          card: random.whole(2, 5),
          electronic: random.whole(2, 4),
        },
        opening: random.whole(300_000, 900_000),
        paid: random.whole(8, 190),
        yield: "0.45",
      },
      ...(random.chance(0.55)
        ? [
            {
              name: "High Yield Investor Savings&reg;",
              kind: "savings" as const,
              wanted: { deposit: random.whole(0, 2) },
              opening: random.whole(500_000, 4_000_000),
              paid: random.whole(200, 1_600),
              yield: "0.48",
            },
          ]
        : []),
    ].map((account) => ({
      ...account,
      number: `4400-${digits(random, 4)}-${digits(random, 4)}`,
      book: hqEntries(random, period, account.opening, account.wanted, account.paid),
    }));
    const text = (entry: Entry) =>
      entry.kind === "interest"
        ? "Interest Paid"
        : entry.kind === "check"
          ? `Check Paid #${entry.number}`
          : entry.kind === "card"
            ? `Visa Purchase ${entry.text}`
            : entry.text;
    const block = (account: (typeof accounts)[number]) => {
      const { book } = account;
      return `<h2>${account.name} <span>Account Number: ${account.number}</span></h2><div class=row><div><h3>Account Summary</h3>${pairs(
        [
          ["Beginning Balance", usd(book.opening)],
          ["Deposits and Credits", usd(book.money.in)],
          ["Withdrawals and Debits", `(${usd(book.money.out)})`],
          ["<b>Ending Balance</b>", `<b>${usd(book.closing)}</b>`],
        ],
      )}</div><div><h3>Interest Summary</h3>${pairs([
        ["Interest Paid this Period", usd(account.paid)],
        ["Interest Paid Year-to-Date", usd(account.paid * Number(period.end.slice(5, 7)) + 3)],
        ["Annual Percentage Yield Earned", `${account.yield}%`],
        ["Days in Period", String(period.days)],
      ])}</div></div><h3>Account Activity</h3>${grid(
        "llrrr",
        ["Date Posted", "Description", "Debits", "Credits", "Balance"],
        [
          [date.noYear(period.start), "Beginning Balance", "", "", usd(book.opening)],
          ...book.entries.map((entry) => [
            date.noYear(entry.day),
            escaped(text(entry)),
            entry.amount < 0 ? usd(-entry.amount) : "",
            entry.amount > 0 ? usd(entry.amount) : "",
            usd(entry.after),
          ]),
          [date.noYear(period.end), "Ending Balance", "", "", usd(book.closing)],
        ],
        "class=t",
      )}`;
    };
    const html = document(
      `${BASE}body{font:8.6pt "Trebuchet MS",Arial}h2{font-size:11pt;color:#0b6fa4;border-bottom:1px solid #0b6fa4;margin:16px 0 4px}h2 span{float:right;font-size:8.6pt;color:#000;font-weight:normal}h3{font-size:9pt;margin:8px 0 2px}.t td,.t th{font-size:7.8pt;padding-top:2px;border-bottom:1px solid #e2e2e2}.s{font-size:7pt;line-height:1.3}`,
      `<div class=row><div style="font:italic bold 15pt Georgia;color:#0b6fa4;border:2px solid #0b6fa4;padding:6px 10px;flex:0 0 150px">ashcombe<br>BANK</div><div class=r><b>Statement Period</b><br>${date.long(period.start)} to ${date.long(period.end)}<br><b>Questions?</b> 888-555-0115</div></div><div style="margin:18px 0">${escaped(person.name)}<br>${person.street}<br>${person.town}</div>
      ${block(accounts[0] as (typeof accounts)[number])}${rebate > 0 ? `<p><b>ATM Fee Rebates Year-to-Date:</b> ${usd(rebate)}</p>` : ""}
      ${accounts
        .slice(1)
        .map((account) => PAGE + block(account))
        .join("")}
      <p class=s style="margin-top:14px"><b>Important Information.</b> Ashcombe Bank, SSB, Member FDIC. Deposit products are offered by Ashcombe Bank; brokerage products are offered by its affiliate and are not FDIC insured. Please examine this statement right away. In case of errors or questions about your electronic transfers, telephone us or write us at P.O. Box 982605, El Paso, TX 79998. An overdraft line of credit, if you have one, is shown separately.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: "Ashcombe Bank",
        accounts: accounts.map(({ kind, number, book }) => ({
          kind,
          institution: "Ashcombe Bank",
          accountLast4: number.slice(-4),
          periodStart: period.start,
          periodEnd: period.end,
          beginningBalance: D(book.opening),
          endingBalance: D(book.closing),
          totalDeposits: D(book.money.in),
          totalWithdrawals: D(book.money.out),
        })),
        transactions: accounts.flatMap((account, index) => rowsTold(account.book.entries, index, text)),
        allowed: {
          institution: ["ashcombe BANK", "Ashcombe Bank, SSB", "ashcombe"],
          ...Object.fromEntries(
            accounts.flatMap((_, index) => [
              [`accounts.${index}.institution`, ["ashcombe BANK", "Ashcombe Bank, SSB", "ashcombe"]],
              [`accounts.${index}.statementDate`, [period.end]],
            ]),
          ),
        },
      },
    };
  },
};

export const hqDepositsOne: readonly Layout[] = [lakeside, empire, investor];
