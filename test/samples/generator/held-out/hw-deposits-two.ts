import { alsoNamed, document, type Layout } from "../layout.ts";
import { escaped, grid } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { byDay, digits, rng, rowOf, total } from "./hw-data.ts";
import { type Entry, facts, keep, MONTH_ENDS, running, STYLE, spread } from "./hw-deposits-data.ts";

const $ = money.dollar;
const plain = money.plain;

export const hwRegional: Layout = {
  name: "hw-bank-dunmore-trust",
  type: "bank-statements",
  heldOut: true,
  make: (seed) => {
    const random = rng(seed, 13);
    const person = makePerson(random);
    const end = random.pick(MONTH_ENDS);
    const days = random.whole(28, 31);
    const start = addDays(end, 1 - days);
    const named = "Dunmore Bank";
    const deposits = byDay<Entry>([
      {
        day: addDays(start, 3),
        text: "Delta Freight Payroll Sample Jordan 0411",
        amount: random.whole(80_000, 190_000),
      },
      {
        day: addDays(start, 17),
        text: "Delta Freight Payroll Sample Jordan 0411",
        amount: random.whole(80_000, 190_000),
      },
      ...(random.chance(0.5)
        ? [{ day: addDays(start, 10), text: "Mobile Deposit", amount: random.whole(2_000, 48_000) }]
        : []),
    ]);
    const taken = byDay<Entry>(
      spread(
        random,
        start,
        days,
        random.whole(5, 11),
        [
          "Card Purchase Publix #1142 5411 Birmingham AL 35209 4471",
          "Recurring Card Trans Spotify USA 5815 New York NY 10011 4471",
          "PIN Purchase Wal-Mart Super Ce 5411 Hoover AL 4471",
          "Alabama Power Bill Pmt Sample Jordan",
          "Card Purchase Racetrac 2391 5542 Homewood AL 35209 4471",
        ],
        12_500,
      ),
    );
    const fees = random.chance(0.5)
      ? [
          { day: addDays(start, 21), text: "Paid Overdraft Item Fee", amount: -3_600 },
          { day: end, text: "Monthly Fee", amount: -800 },
        ].slice(random.whole(0, 1))
      : [];
    const first = random.whole(1040, 1890);
    const checks = Array.from({ length: random.whole(0, 4) }, (_, index) => ({
      day: addDays(start, 5 + index * 4),
      text: String(first + index + (index > 1 ? 2 : 0)),
      amount: -random.whole(3_000, 52_000),
    }));
    const order = [...deposits, ...taken, ...fees, ...checks];
    const account = keep(digits(random, 10), random.whole(150_000, 700_000), order);
    const sums = {
      taken: -total(taken.map((line) => line.amount)),
      fees: -total(fees.map((line) => line.amount)),
      checks: -total(checks.map((line) => line.amount)),
    };
    const daily = running({ ...account, lines: byDay(order) }).filter(
      (row, index, list) => list[index + 1]?.day !== row.day,
    );
    const average = Math.round(total(daily.map((row) => row.balance)) / daily.length);
    const section = (title: string, lines: readonly Entry[], sum: number, label: string) =>
      lines.length === 0
        ? ""
        : `<h2>${title}</h2><table class=g>${lines.map((line) => `<tr><td style="width:60px">${date.noYear(line.day)}</td><td>${escaped(line.text)}</td><td class=r>${plain(Math.abs(line.amount))}</td></tr>`).join("")}<tr><td></td><td class=r>${label}</td><td class=r><b>${$(sum)}</b></td></tr></table>`;
    const half = Math.ceil(daily.length / 3);
    const thirds = Array.from({ length: half }, (_, index) =>
      [0, 1, 2].flatMap((column) => {
        const row = daily[index + column * half];
        return row ? [date.noYear(row.day), plain(row.balance)] : ["", ""];
      }),
    );
    const pairsOf = checks.reduce<string[][]>((list, check, index) => {
      const cells = [date.noYear(check.day), `${check.text}${index === 2 ? " *" : ""}`, plain(-check.amount)];
      const last = list.at(-1);
      if (index % 2 === 1 && last) last.splice(3, 3, ...cells);
      else list.push([...cells, "", "", ""]);
      return list;
    }, []);
    const line = (label: string, amount: string) => `<tr><td>${label}</td><td class=r>${amount}</td></tr>`;
    const body = `<div class=f><div><div class=lg>DUNMORE</div>Dunmore Bank<br>Five Points South Office<br>2000 20th Street South<br>Birmingham, AL 35205</div><div class=r><b>ACCOUNT #</b><br>${account.number}<br><br><table class=m><tr><td>Cycle</td><td class=r>092</td></tr><tr><td>Enclosures</td><td class=r>${checks.length}</td></tr><tr><td>Page</td><td class=r>1 of 2</td></tr></table></div></div>
<p style="margin:26px 0 26px 20px">${person.name}<br>${person.street}<br>${person.town}</p>
<h1>DUNMORE EVERYDAY CHECKING</h1><p class=c>${date.long(start)} through ${date.long(end)}</p><h2>SUMMARY</h2><div class=f><table>${line("Beginning Balance", $(account.begin))}${line("Deposits &amp; Credits", `${$(account.ins)} +`)}${line("Withdrawals", `${$(sums.taken)} -`)}${line("Fees", `${$(sums.fees)} -`)}${line("Automatic Transfers", "$0.00 +")}${line("Checks", `${$(sums.checks)} -`)}<tr><td><b>Ending Balance</b></td><td class=r><b>${$(account.end)}</b></td></tr></table><table>${line("Minimum Balance", `$${plain(Math.min(account.begin, ...daily.map((row) => row.balance))).slice(0, -3)}`)}${line("Average Balance", `$${plain(average).slice(0, -3)}`)}${line("Days in Statement Period", String(days))}</table></div>
${section("DEPOSITS &amp; CREDITS", deposits, account.ins, "Total Deposits &amp; Credits")}${section("WITHDRAWALS", taken, sums.taken, "Total Withdrawals")}${section("FEES", fees, sums.fees, "Total Fees")}
${fees.length > 0 ? `<table class=box><tr><td></td><td class=r>Total For This Statement Period</td><td class=r>Total Calendar Year-to-Date</td></tr><tr><td>Total Overdraft Fees (may include waived fees)</td><td class=r>${plain(fees[0]?.amount === -3_600 ? 3_600 : 0)}</td><td class=r>${plain(fees[0]?.amount === -3_600 ? 3_600 : 0)}</td></tr><tr><td>Total Returned Item Fees (may include waived fees)</td><td class=r>0.00</td><td class=r>0.00</td></tr></table>` : ""}
${checks.length > 0 ? `<h2>CHECKS</h2>${grid("llrllr", ["Date", "Check No.", "Amount", "Date", "Check No.", "Amount"], pairsOf, "class=g")}<p class=r>Total Checks <b>${$(sums.checks)}</b></p><p class=n>* Break In Check Number Sequence.</p>` : ""}
<h2>DAILY BALANCE SUMMARY</h2>${grid("lrlrlr", ["Date", "Balance", "Date", "Balance", "Date", "Balance"], thirds, "class=g")}
<p class=c><b>You may request account disclosures containing terms, fees, and rate information (if applicable) for your account by contacting any Dunmore office.</b></p><p class=n>For all your banking needs, please call 1-800-DUNMORE (386-6673) or visit us on the Internet at www.dunmore.com. (TTY/TDD 1-800-374-5791). Thank You For Banking With Dunmore! Member FDIC</p>`;
    const style = `${STYLE}body{font:9pt "Courier New",monospace}.lg{font:bold 20pt Arial;color:#3c8a2e;letter-spacing:5px}h1{font-size:12pt;text-align:center;margin:2px}h2{font-size:10pt;text-align:center;border-top:1px solid #000;border-bottom:1px solid #000;margin:10px 0 3px}.c{text-align:center}.m{width:160px;margin-left:auto}.box td{border:1px solid #000}.n{font-size:7.5pt}tr{break-inside:avoid}.g td+td,.g th+th{padding-left:14px}`;
    return {
      html: document(style, body),
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: named,
          accounts: [
            {
              ...facts(account, "checking", named, start, end),
              totalDeposits: decimal(account.ins),
              ...(sums.fees === 0 && sums.checks === 0 && { totalWithdrawals: decimal(account.outs) }),
            },
          ],
          transactions: order.map((entry) => rowOf(entry)),
          allowed: {
            "accounts.0.feesCharged": [decimal(sums.fees)],
            "accounts.0.statementDate": [end],
            ...(sums.fees + sums.checks > 0 && {
              "accounts.0.totalWithdrawals": [decimal(account.outs), decimal(sums.taken)],
            }),
          },
        },
        "DUNMORE",
        "Dunmore",
      ),
    };
  },
};
