import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { date, grouped } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { D, digits, named, PAGE, usd } from "./hq-data.ts";
import { type Entry, hqEntries, hqPeriod, rowsTold } from "./hq-deposits-data.ts";

/** A midwestern bank: credits and debits with parts, amounts before descriptions, a table of balances at the end. */
const midwest: Layout = {
  name: "hq-bank-midwest-perks",
  type: "bank-statements",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed * 59 + 21);
    const person = makePerson(random);
    const period = hqPeriod(random);
    const last4 = digits(random, 4);
    const interest = random.chance(0.5) ? random.whole(4, 90) : 0;
    const fee = random.chance(0.35) ? 2_000 : 0;
    const book = hqEntries(
      random,
      period,
      random.whole(190_000, 700_000),
      {
        deposit: random.whole(2, 4),
        check: random.whole(0, 3),
        card: random.whole(3, 5),
        electronic: random.whole(2, 5),
      },
      interest,
      fee > 0 ? ["MONTHLY SERVICE CHARGE", fee] : undefined,
    );
    const { entries } = book;
    const credits = [...book.of("deposit"), ...book.of("interest")];
    const checks = book.of("check");
    const debits = book.of("card", "electronic", "fee");
    const text = (entry: Entry) => entry.text;
    const amount = (entry: Entry) => grouped(Math.abs(entry.amount));
    const days = [...new Map(entries.map((entry) => [entry.day, entry.after])).entries()].map(
      ([day, after]) => [date.noYear(day), grouped(after)] as const,
    );
    const third = Math.ceil((days.length + 1) / 3);
    const all = [[date.noYear(period.start), grouped(book.opening)] as const, ...days];
    const average = Math.round((book.opening + book.closing) / 2);
    const title = (name: string) => `<div class=bar><b>${name}</b><span>Account:-------${last4}</span></div>`;
    const html = document(
      `${BASE}body{font:8.6pt Arial}.bar{display:flex;justify-content:space-between;border-top:2px solid #1f6f3b;border-bottom:1px solid #1f6f3b;margin:14px 0 3px;padding:2px 0;color:#1f6f3b}.in td:first-child{padding-left:18px}.t td{font-size:8pt;padding-top:1px}.t th{font-size:7.6pt;color:#555}.s{font-size:7.2pt;line-height:1.3}`,
      `<div class=row><div><span style="font:bold 18pt Arial;color:#1f6f3b">&#11042; Wexcombe</span><br><span class=s>THE WEXCOMBE NATIONAL BANK<br>PO BOX 1558 EA1W37<br>COLUMBUS OH 43216-1558</span></div><div class=r><b>Have a Question or Concern?</b><br>Stop by your nearest Wexcombe office or<br>contact us at: 1-800-555-0172<br>Account:-------${last4}</div></div>
      <div style="margin:20px 0">${escaped(person.name)}<br>${person.street}<br>${person.town}</div>
      <div class=bar><b style="font-size:12pt">Wexcombe Perks Checking</b><span>Account:-------${last4}</span></div>
      <div class=row><div>${pairs([
        ["Statement Activity From:", ""],
        [`${date.short(period.start)} to ${date.short(period.end)}`, ""],
        ["Days in Statement Period", String(period.days)],
        ["Average Ledger Balance*", grouped(average)],
        ["Average Collected Balance*", grouped(average - random.whole(0, 9_000))],
      ])}<p class=s>* The above balances correspond to the service charge cycle for this account.</p></div><div class=in>${pairs(
        [
          ["<b>Beginning Balance</b>", `<b>${usd(book.opening)}</b>`],
          ["<b>Credits (+)</b>", `<b>${grouped(book.money.in)}</b>`],
          ["&nbsp;&nbsp;Electronic and Other Deposits", grouped(book.total("deposit"))],
          interest > 0 && ["&nbsp;&nbsp;Interest Earned", grouped(interest)],
          ["<b>Debits (-)</b>", `<b>${grouped(book.money.out)}</b>`],
          checks.length > 0 && ["&nbsp;&nbsp;Regular Checks Paid", grouped(-book.total("check"))],
          [
            "&nbsp;&nbsp;Electronic Withdrawals and Card Purchases",
            grouped(-book.total("card", "electronic")),
          ],
          fee > 0 && ["&nbsp;&nbsp;Total Service Charges", grouped(fee)],
          ["<b>Ending Balance</b>", `<b>${usd(book.closing)}</b>`],
        ],
      )}</div></div>
      <p class=s>Your checking account has 24-Hour Grace&reg;: an overdrawn account can be brought positive by midnight Central Time the next business day.</p>
      ${title("Deposits and Other Credits (+)")}${grid(
        "lrl",
        ["Date", "Amount", "Description"],
        credits.map((entry) => [date.noYear(entry.day), amount(entry), escaped(entry.text)]),
        "class=t",
      )}
      ${
        checks.length > 0
          ? `${title("Checks (-)")}${grid(
              "lrl",
              ["Date", "Amount", "Check #"],
              checks.map((entry, index) => [
                date.noYear(entry.day),
                amount(entry),
                `${entry.number}${index === 2 ? "*" : ""}`,
              ]),
              "class=t style='width:50%'",
            )}<p class=s>(*) Indicates the prior sequentially numbered check(s) may have 1) been voided by you 2) not yet been presented 3) appeared on a previous statement.</p>`
          : ""
      }
      ${PAGE}${title("Other Debits (-)")}${grid(
        "lrl",
        ["Date", "Amount", "Description"],
        debits.map((entry) => [date.noYear(entry.day), amount(entry), escaped(entry.text)]),
        "class=t",
      )}
      ${title("Service Charge Summary")}${pairs(
        [
          ["Previous Month Service Charges (-)", "$0.00"],
          ["Total Service Charges (-)", usd(fee)],
        ],
        "style='width:60%'",
      )}
      ${title("Balance Activity")}${grid(
        "lrlrlr",
        ["Date", "Balance", "Date", "Balance", "Date", "Balance"],
        Array.from({ length: third }, (_, index) =>
          [0, 1, 2].flatMap((column) => all[column * third + index] ?? ["", ""]),
        ),
        "class=t",
      )}
      <p class=s style="margin-top:16px"><b>In the Event of Errors or Questions Concerning Electronic Fund Transfers</b> (electronic deposits, withdrawals, transfers, payments, or purchases), please call either 1-614-555-0110 or call toll free 1-800-555-0172, or write to The Wexcombe National Bank Research - EA4W61, P.O. Box 1558, Columbus, Ohio 43216 as soon as you can. Member FDIC. &nbsp; Statement Period from ${date.short(period.start)} to ${date.short(period.end)} &nbsp; Page 2 of 2</p>`,
    );
    const offset = credits.length;
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: "Wexcombe",
        accounts: [
          {
            kind: "checking",
            institution: "Wexcombe",
            accountLast4: last4,
            periodStart: period.start,
            periodEnd: period.end,
            beginningBalance: D(book.opening),
            endingBalance: D(book.closing),
            totalDeposits: D(book.money.in),
            totalWithdrawals: D(book.money.out),
          },
        ],
        transactions: [
          ...rowsTold(credits, 0, text),
          ...checks.map((entry) => ({
            account: 0,
            date: entry.day,
            description: String(entry.number),
            amount: D(entry.amount),
          })),
          ...rowsTold(debits, 0, text),
        ],
        allowed: {
          ...named("THE WEXCOMBE NATIONAL BANK", "The Wexcombe National Bank", "Wexcombe National Bank"),
          "accounts.0.statementDate": [period.end],
          "accounts.0.feesCharged": [D(fee)],
          ...Object.fromEntries(
            checks.map((entry, index) => [
              `transactions.${offset + index}.description`,
              [
                `Check ${entry.number}`,
                `Check # ${entry.number}`,
                `CHECK ${entry.number}`,
                `${entry.number}*`,
                `Check ${entry.number}*`,
                `Check # ${entry.number}*`,
                "Checks",
              ],
            ]),
          ),
        },
      },
    };
  },
};

/** A service members' credit union: a summary of all shares, then each share with its own rows and dividends. */
const anchor: Layout = {
  name: "hq-bank-anchor-credit-union",
  type: "bank-statements",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed * 47 + 3);
    const person = makePerson(random);
    const period = hqPeriod(random);
    const member = digits(random, 7);
    const shares = [
      {
        name: "REGULAR SAVINGS",
        kind: "savings" as const,
        wanted: { deposit: random.whole(0, 1) },
        opening: random.whole(500, 190_000),
        dividend: random.whole(1, 40),
      },
      {
        name: "ACCESS CHECKING",
        kind: "checking" as const,
        wanted: {
          deposit: random.whole(1, 3),
          check: random.whole(0, 2),
          card: random.whole(2, 5),
          electronic: random.whole(1, 4),
        },
        opening: random.whole(260_000, 700_000),
        dividend: random.whole(10, 150),
      },
      ...(random.chance(0.6)
        ? [
            {
              name: "PREMIUM ONLINE SAVINGS",
              kind: "savings" as const,
              wanted: { deposit: random.whole(0, 2) },
              opening: random.whole(400_000, 3_500_000),
              dividend: random.whole(900, 9_000),
            },
          ]
        : []),
    ].map((share) => ({
      ...share,
      number: digits(random, 10),
      book: hqEntries(random, period, share.opening, share.wanted, share.dividend),
    }));
    const text = (entry: Entry) =>
      entry.kind === "interest"
        ? "DIVIDEND PAID"
        : entry.kind === "check"
          ? `CHECK ${entry.number}`
          : entry.text;
    const block = (share: (typeof shares)[number], index: number) => {
      const { book } = share;
      return `<div class=sh><b>${share.name}</b><span>Account Number: XXXXXX${share.number.slice(-4)}</span></div>${grid(
        "lllrr",
        ["Post Date", "Effective Date", "Transaction Description", "Amount", "Balance"],
        [
          [date.short(period.start), "", "BEGINNING BALANCE", "", grouped(book.opening)],
          ...book.entries.map((entry) => [
            date.short(entry.day),
            date.short(entry.day),
            escaped(text(entry)),
            entry.amount < 0 ? `${grouped(-entry.amount)}-` : grouped(entry.amount),
            grouped(entry.after),
          ]),
          [date.short(period.end), "", "ENDING BALANCE", "", grouped(book.closing)],
        ],
        "class=t",
      )}<div style="width:58%;margin:4px 0 0 42%">${pairs([
        ["Total Deposits and Credits", usd(book.money.in)],
        ["Total Withdrawals and Debits", usd(book.money.out)],
        ["Dividends Paid This Period", usd(share.dividend)],
        ["Dividends Paid Year to Date", usd(share.dividend * Number(period.end.slice(5, 7)))],
        ["Annual Percentage Yield Earned", `${["0.05", "0.15", "3.00"][index]}%`],
      ])}</div>`;
    };
    const html = document(
      `${BASE}body{font:8.4pt Tahoma,Arial}.sh{background:#12305b;color:#fff;display:flex;justify-content:space-between;padding:3px 8px;margin:14px 0 2px}.t td,.t th{font-size:7.6pt;padding-top:1px}.t th{border-bottom:1px solid #12305b}.s{font-size:7pt}.t tr:nth-child(odd) td{background:#f1f4f9}`,
      `<div class=row><div style="font:bold 16pt Georgia;color:#12305b">&#9875; HALYARD<div style="font-size:8pt;letter-spacing:2px">FEDERAL CREDIT UNION</div></div><div>${pairs(
        [
          ["Statement of Accounts", ""],
          ["Statement Period", `${date.short(period.start)} - ${date.short(period.end)}`],
          ["Member Number", `XXX${member.slice(-4)}`],
          ["Page", shares.length > 2 ? "1 of 2" : "1 of 1"],
        ],
      )}</div></div>
      <div class=row style="margin:16px 0"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=s style="border:1px solid #12305b;padding:6px"><b>MESSAGE CENTER</b><br>Refinance your auto with rates as low as 4.49% APR for new vehicles. Rates are subject to change. Ask how you can receive a $300 bonus.</div></div>
      <div class=sh><b>SUMMARY OF ACCOUNTS</b><span>As of ${date.short(period.end)}</span></div>${grid("llrr", ["Share Type", "Account Number", "Beginning Balance", "Ending Balance"], [...shares.map((share) => [share.name, `XXXXXX${share.number.slice(-4)}`, usd(share.book.opening), usd(share.book.closing)]), ["<b>TOTAL SHARES</b>", "", `<b>${usd(shares.reduce((sum, share) => sum + share.book.opening, 0))}</b>`, `<b>${usd(shares.reduce((sum, share) => sum + share.book.closing, 0))}</b>`]], "class=t")}
      ${shares.slice(0, 2).map(block).join("")}${shares.length > 2 ? PAGE : ""}${shares
        .slice(2)
        .map((share) => block(share, 2))
        .join("")}
      <p class=s style="margin-top:16px">Your savings federally insured to at least $250,000 and backed by the full faith and credit of the United States Government. NCUA. Average daily balance method including current transactions is used to calculate dividends. Report lost or stolen cards to 1-800-555-0121 at once.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: "HALYARD FEDERAL CREDIT UNION",
        accounts: shares.map(({ kind, number, book }) => ({
          kind,
          institution: "HALYARD FEDERAL CREDIT UNION",
          accountLast4: number.slice(-4),
          periodStart: period.start,
          periodEnd: period.end,
          beginningBalance: D(book.opening),
          endingBalance: D(book.closing),
          totalDeposits: D(book.money.in),
          totalWithdrawals: D(book.money.out),
        })),
        transactions: shares.flatMap((share, index) => rowsTold(share.book.entries, index, text)),
        allowed: {
          institution: ["HALYARD", "Halyard Federal Credit Union"],
          ...Object.fromEntries(
            shares.flatMap((_, index) => [
              [`accounts.${index}.institution`, ["HALYARD", "Halyard Federal Credit Union"]],
              [`accounts.${index}.statementDate`, [period.end]],
            ]),
          ),
        },
      },
    };
  },
};

export const hqDepositsTwo: readonly Layout[] = [midwest, anchor];
