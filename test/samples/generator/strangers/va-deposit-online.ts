import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, monthEnd, monthStart, NEXT, start } from "./un-data.ts";
import { type Entry, entryRows, sumEntries } from "./va-data.ts";

const $ = money.dollar;

/** An online savings account: the newest line first, interest apart from deposits, rate and yield side by side. */
const online: Layout = {
  name: "va-bank-online-savings",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 413);
    const begun = monthStart(random);
    const end = monthEnd(begun);
    const number = digits(random, 12);
    const first = random.whole(100_000, 6_000_000);
    const rate = random.pick(["3.59", "3.83", "4.11"]);
    const interest = Math.round((first * Number(rate) * Number(end.slice(8))) / 36_500);
    const moves: Entry[] = [
      ...(random.chance(0.7)
        ? [
            {
              day: addDays(begun, 4),
              text: "ACH Deposit Internet transfer from account ending in 6620",
              amount: random.whole(1, 40) * 5_000,
            },
          ]
        : []),
      ...(random.chance(0.4)
        ? [
            {
              day: addDays(begun, 12),
              text: "ACH Withdrawal Internet transfer to account ending in 6620",
              amount: -random.whole(1, 18) * 5_000,
            },
          ]
        : []),
      ...(random.chance(0.5)
        ? [
            {
              day: addDays(begun, 18),
              text: "ACH Deposit Internet transfer from account ending in 6620",
              amount: 25_000,
            },
          ]
        : []),
    ];
    const added = sumEntries(moves.filter((row) => row.amount > 0));
    const taken = -sumEntries(moves.filter((row) => row.amount < 0));
    const paid: Entry = { day: end, text: "Interest Paid", amount: interest };
    const all = [...moves, paid];
    const last = first + sumEntries(all);
    let running = first;
    const lines = [
      [date.slash(begun), "Beginning Balance", "", "", $(first)],
      ...all.map((row) => {
        running += row.amount;
        return [
          date.slash(row.day),
          row.text,
          row.amount > 0 ? $(row.amount) : "",
          row.amount < 0 ? $(-row.amount) : "",
          $(running),
        ];
      }),
      [date.slash(end), "Ending Balance", "", "", $(last)],
    ].toReversed();
    const html = document(
      `body{font:9pt "Goldman Sans","Helvetica Neue",Arial;color:#333}${BASE} .logo{font:28pt Georgia,serif;letter-spacing:6px} h2{font-weight:normal;font-size:15pt;margin:18px 0 6px} .c{background:#f5f1ea;padding:12px;margin:8px 0} .t td,.t th{border-bottom:1px solid #ddd;padding:6px 4px;font-weight:normal}.t th{color:#777;font-size:7.5pt}`,
      `<div class=row><div><div class=logo>OSWIN</div><div class=small>by Granby Stearns Bank USA</div></div><div class=r><b>Online Savings Account</b><br>Statement Period<br>${date.slash(begun)} to ${date.slash(end)}</div></div>
<div class=row style="margin-top:30px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=r>Account Number<br><b>xxxxxxxx${number.slice(-4)}</b></div></div>
<h2>Account Summary</h2><div class=c>${pairs([
        ["Beginning Balance", $(first)],
        ["Deposits and Other Credits", `+${$(added)}`],
        ["Interest Paid", `+${$(interest)}`],
        ["Withdrawals and Other Debits", `-${$(taken)}`],
        ["<b>Ending Balance</b>", `<b>${$(last)}</b>`],
      ])}</div><div class=row><div class=c>Annual Percentage Yield (APY)<br><b>${(Number(rate) * 1.0186).toFixed(2)}%</b></div><div class=c>Interest Rate<br><b>${rate}%</b></div><div class=c>Annual Percentage Yield Earned<br><b>${(Number(rate) * 1.0184).toFixed(2)}%</b></div><div class=c>Interest Paid Year-to-Date<br><b>${$(interest * Number(begun.slice(5, 7)) + 211)}</b></div></div>
<h2>Account Activity</h2>${grid("llrrr", ["Date", "Description", "Credits", "Debits", "Balance"], lines, "class=t")}<p class=small>Refer a friend and you could both get a bonus rate of 1.00% for three months. Terms apply.</p>${NEXT}<h2>Important Information</h2><p class=small><b>Contact us:</b> 1-855-730-7283, 24 hours a day, 7 days a week. Mail: Oswin, P.O. Box 70379, Philadelphia, PA 19176-0379. <b>Errors or questions about electronic transfers:</b> call or write us as soon as you can if you think your statement is wrong or if you need more information about a transfer listed. We must hear from you no later than 60 days after we sent the first statement on which the problem appeared. <b>Rates:</b> Your interest rate is variable and may change at any time without notice. Oswin is a brand of Granby Stearns Bank USA. All deposit products are provided by Granby Stearns Bank USA, Salt Lake City Branch. Member FDIC.</p><div class=r>Page 2 of 2</div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Oswin",
          accounts: [
            {
              kind: "savings",
              institution: "Oswin",
              accountLast4: number.slice(-4),
              periodStart: begun,
              periodEnd: end,
              beginningBalance: decimal(first),
              endingBalance: decimal(last),
              totalDeposits: decimal(added),
              totalWithdrawals: decimal(taken),
            },
          ],
          transactions: entryRows(all.toReversed()),
          allowed: {
            "accounts.0.totalDeposits": [decimal(added + interest)],
            "accounts.0.statementDate": [end],
            "accounts.0.apr": [rate],
          },
        },
        "OSWIN",
        "Granby Stearns Bank USA",
        "Oswin by Granby Stearns Bank USA",
      ),
    };
  },
};

export const vaDepositOnline: readonly Layout[] = [online];
