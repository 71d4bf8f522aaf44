import type { TransactionFacts } from "#contract/extraction.ts";
import { type DepositLine, depositTruth, makeDeposit, sumOf } from "../deposit-data.ts";
import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { daily, digits, monthEnd, monthStart, NEXT, start } from "./un-data.ts";

const $ = money.dollar;

/** A bank of the South: a summary of signed lines, checks three across, a daily balance in three columns. */
const regional: Layout = {
  name: "vd-bank-southern-regional",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { person } = start(seed, 311);
    const data = makeDeposit(seed * 41 + 3);
    const of = (...kinds: ReadonlyArray<DepositLine["kind"]>) =>
      data.lines.filter((line) => kinds.includes(line.kind));
    const [deposits, out, fees] = [of("deposit"), of("card", "electronic"), of("fee")];
    const checks = of("check").toSorted((a, b) => (a.check ?? "").localeCompare(b.check ?? ""));
    const sum = {
      in: sumOf(data.lines, "deposit"),
      out: -sumOf(data.lines, "card", "electronic"),
      fees: -sumOf(data.lines, "fee"),
      checks: -sumOf(data.lines, "check"),
    };
    const rows = (lines: readonly DepositLine[], name: string, amount: number) =>
      grid(
        "llr",
        [],
        [
          ...lines.map((line) => [
            date.noYear(line.day),
            escaped(line.text),
            money.plain(Math.abs(line.amount)),
          ]),
          ["", `<b>${name}</b>`, `<b>${$(amount)}</b>`],
        ],
        "class=t",
      );
    const ends = new Map<string, number>();
    let balance = data.beginning;
    for (const line of data.lines) {
      balance += line.amount;
      ends.set(line.day, balance);
    }
    const three = (cells: readonly string[][]) =>
      Array.from({ length: Math.ceil(cells.length / 3) }, (_, row) =>
        [0, 1, 2].flatMap((column) => cells[row * 3 + column] ?? Array.from(cells[0] ?? [], () => "")),
      );
    const order = [...deposits, ...out, ...fees, ...checks];
    const base = depositTruth(data, "Magnolia Regent Bank", order);
    const { totalDeposits: _, totalWithdrawals: __, ...account } = base.account;
    const html = document(
      `body{font:8.5pt Arial}${BASE} .logo{font:bold 18pt Arial;color:#4c8c2b} h4{text-align:center;background:#dfe9d8;margin:10px 0 2px;padding:3px;letter-spacing:1px} .t td{padding:1px 6px} .t td:first-child{width:60px} .sum td{padding:1px 6px}`,
      `<div class=row><div><div class=logo>&#9650; MAGNOLIA REGENT BANK</div><div class=small>Magnolia Regent Bank<br>Hoover Riverchase Branch<br>1851 Montgomery Highway<br>Hoover, AL 35244</div></div><div style="text-align:right" class=small>Page 1 of 2</div></div>
<div class=row style="margin-top:20px"><div>${data.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["ACCOUNT #", data.number.slice(-10)],
          ["Cycle", "07"],
          ["Enclosures", "0"],
          ["Page", "1 of 2"],
        ],
      )}</div></div>
<div style="text-align:center;margin-top:14px;font-weight:bold">EVERLEAF eACCESS CHECKING<br>${date.long(data.start)} through ${date.long(data.end)}</div>
<h4>SUMMARY</h4><div class=row><div>${pairs(
        [
          ["Beginning Balance", $(data.beginning)],
          ["Deposits &amp; Credits", `${$(sum.in)} +`],
          ["Withdrawals", `${$(sum.out)} -`],
          ["Fees", `${$(sum.fees)} -`],
          ["Automatic Transfers", "$0.00 +"],
          ["Checks", `${$(sum.checks)} -`],
          ["<b>Ending Balance</b>", `<b>${$(data.ending)}</b>`],
        ],
        "class=sum",
      )}</div><div>${pairs(
        [
          ["Minimum Balance", $(Math.min(data.beginning, ...ends.values()))],
          ["Average Balance", $(Math.round((data.beginning + data.ending) / 2))],
        ],
        "class=sum",
      )}</div></div>
<h4>DEPOSITS &amp; CREDITS</h4>${rows(deposits, "Total Deposits &amp; Credits", sum.in)}
<h4>WITHDRAWALS</h4>${rows(out, "Total Withdrawals", sum.out)}
<h4>FEES</h4>${rows(fees, "Total Fees", sum.fees)}${NEXT}
<div class=row><div class=logo>&#9650; MAGNOLIA REGENT BANK</div><div style="text-align:right">ACCOUNT # ${data.number.slice(-10)}<br>Page 2 of 2</div></div>
<h4>CHECKS</h4>${grid(
        "llrllrllr",
        ["Date", "Check No.", "Amount", "Date", "Check No.", "Amount", "Date", "Check No.", "Amount"],
        three(checks.map((line) => [date.noYear(line.day), line.check ?? "", money.plain(-line.amount)])),
      )}<div style="text-align:right"><b>Total Checks &nbsp; ${$(sum.checks)}</b></div><div class=small>* Break In Check Number Sequence.</div>
<h4>DAILY BALANCE SUMMARY</h4>${grid(
        "lrlrlr",
        ["Date", "Balance", "Date", "Balance", "Date", "Balance"],
        three([...ends].map(([day, left]) => [date.noYear(day), money.plain(left)])),
      )}
<h4>FEE SUMMARY</h4>${grid(
        "lrr",
        ["", "Total For This Period", "Total Calendar Year-to-Date"],
        [
          ["Total Overdraft Fees (may include waived fees)", "0.00", "0.00"],
          ["Total Returned Item Fees (may include waived fees)", "0.00", "0.00"],
        ],
      )}
<p style="text-align:center">You may request account disclosures containing terms, fees, and rate information (if applicable) for your account by contacting any Magnolia Regent office.</p><p style="text-align:center"><b>For all your banking needs, please call 1-800-555-0134 (1-800-555-MAGN) or visit us on the Internet at www.magnoliaregent.example.<br>Thank You For Banking With Magnolia Regent!</b></p>
<div class=small style="columns:2"><b>Easy Steps to Balance Your Account.</b> 1. Write here the amount shown on statement for ENDING BALANCE. 2. Enter any deposits which have not been credited on this statement. 3. Total lines 1 and 2. 4. Enter total from outstanding checks. 5. Subtract line 4 from line 3. This should be your checkbook balance.<p><b>In Case of Errors or Questions About Your Electronic Transfers:</b> Telephone us toll-free or write us at Magnolia Regent Bank, Card Services, P.O. Box 413, Birmingham, Alabama 35201. We must hear from you no later than 60 days after we sent you the FIRST statement on which the error appeared.</p><p>2026 Member FDIC &nbsp; Equal Housing Lender</p></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Magnolia Regent Bank",
          accounts: [{ ...account, totalDeposits: decimal(sum.in) }],
          transactions: base.transactions,
          allowed: {
            "accounts.0.totalWithdrawals": [
              decimal(sum.out),
              decimal(sum.out + sum.fees),
              decimal(sum.out + sum.checks),
              decimal(sum.out + sum.fees + sum.checks),
            ],
            "accounts.0.feesCharged": [decimal(sum.fees)],
            "accounts.0.statementDate": [data.end],
          },
        },
        "MAGNOLIA REGENT BANK",
        "Magnolia Regent",
      ),
    };
  },
};

/** An online bank: every row has a credit and a debit, the empty one printed as $0.00 or -$0.00; one or two accounts. */
const savings: Layout = {
  name: "vd-bank-online-savings",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 312);
    const first = addDays(monthStart(random), 0);
    const last = monthEnd(first);
    const days = Number(last.slice(8));
    const names = ["Savings Account", "Rainy Day Savings"].slice(0, random.whole(1, 2));
    const accounts = names.map((name) => {
      const beginning = random.chance(0.15) ? 0 : random.whole(20_000, 3_400_000);
      const rate = random.pick([3.2, 3.4, 3.6]);
      const lines: { day: string; text: string; amount: number }[] = [];
      for (let count = random.whole(1, 3); count > 0; count--)
        lines.push({
          day: addDays(first, random.whole(1, days - 4)),
          text: random.pick([
            "Requested transfer from PIEDMONT BANK, account ending 5512",
            "eCheck Deposit",
            "ACH Deposit BRIGHTWELL CLINIC",
          ]),
          amount: random.whole(20, 900) * 100,
        });
      if (random.chance(0.4) && beginning > 100_000)
        lines.push({
          day: addDays(first, random.whole(4, days - 3)),
          text: "Requested transfer to PIEDMONT BANK, account ending 5512",
          amount: -random.whole(10, 90) * 1000,
        });
      lines.sort((a, b) => a.day.localeCompare(b.day));
      const moved = lines.reduce((all, line) => all + line.amount, 0);
      const interest = daily(beginning + Math.round(moved / 2), rate, days);
      lines.push({ day: last, text: "Interest Paid", amount: interest });
      return {
        name,
        number: `2${digits(random, 9)}`,
        beginning,
        rate,
        lines,
        interest,
        ending: beginning + moved + interest,
      };
    });
    const transactions: TransactionFacts[] = [];
    const blocks = accounts.map((account, index) => {
      let balance = account.beginning;
      const rows = account.lines.map((line) => {
        balance += line.amount;
        transactions.push({
          account: index,
          date: line.day,
          description: line.text,
          amount: decimal(line.amount),
        });
        return [
          date.slash(line.day),
          line.text,
          line.amount > 0 ? $(line.amount) : "$0.00",
          line.amount < 0 ? `-${$(-line.amount)}` : "-$0.00",
          $(balance),
        ];
      });
      return `<h3>${account.name}</h3><div class=row><div>${pairs([
        ["Account Number", account.number],
        ["Beginning Balance as of " + date.slash(first), $(account.beginning)],
        ["Ending Balance as of " + date.slash(last), $(account.ending)],
        ["Days in Statement Period", String(days)],
      ])}</div><div>${pairs([
        ["Annual Percentage Yield Earned", `${(account.rate + 0.05).toFixed(2)}%`],
        ["Interest Paid This Period", $(account.interest)],
        ["Interest Paid Year-to-Date", $(account.interest * Number(first.slice(5, 7)) + 33)],
        ["Average Daily Balance", $(Math.round((account.beginning + account.ending) / 2))],
      ])}</div></div><h5>Activity</h5>${grid(
        "llrrr",
        ["Date", "Description", "Credits", "Debits", "Balance"],
        [
          [date.slash(first), "Beginning Balance", "", "", $(account.beginning)],
          ...rows,
          [date.slash(last), "Ending Balance", "", "", $(account.ending)],
        ],
        "class=t",
      )}`;
    });
    const html = document(
      `body{font:9pt Arial;color:#222}${BASE} .logo{font:bold 30pt Arial;color:#650360;letter-spacing:-2px} h3{color:#650360;border-bottom:3px solid #650360;margin:16px 0 6px} h5{margin:8px 0 2px;font-size:9pt} .t td,.t th{padding:4px 6px;border-bottom:1px solid #ddd;font-size:8.5pt} .s td,.s th{padding:4px 6px;border:1px solid #ccc}`,
      `<div class=row><div><div class=logo>ardent</div><div class=small>Ardent Bank, P.O. Box 951, Horsham, PA 19044<br>Customer Care 24/7: 1-877-555-0147 &nbsp; ardent.example</div><p style="margin-top:24px">${person.name}<br>${person.street}<br>${person.town}</p></div><div style="text-align:right"><b style="font-size:12pt">COMBINED CUSTOMER STATEMENT</b>${pairs(
        [
          ["Statement Date", date.slash(last)],
          ["Page", "1 of 2"],
        ],
      )}</div></div>
<p>Welcome to your statement. See how your money grew this month, and go to ardent.example/buckets to set a goal for it.</p>
<h3>Summary for: ${person.name}</h3>${grid(
        "llrr",
        ["Account Name", "Account Number", "Beginning Balance", "Ending Balance"],
        [
          ...accounts.map((account) => [
            account.name,
            account.number,
            $(account.beginning),
            $(account.ending),
          ]),
          [
            "<b>Total Balance</b>",
            "",
            `<b>${$(accounts.reduce((all, account) => all + account.beginning, 0))}</b>`,
            `<b>${$(accounts.reduce((all, account) => all + account.ending, 0))}</b>`,
          ],
        ],
        "class=s",
      )}${blocks.join("")}${NEXT}<div class=small><p><b>IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC TRANSFERS,</b> telephone us at 1-877-555-0147 or write us at Ardent Bank, Customer Care, P.O. Box 951, Horsham, PA 19044 as soon as you can. (1) Tell us your name and account number. (2) Describe the error or the transfer you are unsure about. (3) Tell us the dollar amount of the suspected error.</p><p>We will investigate your complaint and will correct any error promptly. If we take more than 10 business days to do this, we will credit your account for the amount you think is in error.</p><p><b>Savings transfers:</b> You may make up to 10 withdrawals per statement cycle. We may charge nothing for more, but reserve the right to close the account.</p><p>Ardent Bank, Member FDIC. &copy;2009-2026 Ardent Financial Inc. Page 2 of 2</p></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Ardent Bank",
          accounts: accounts.map((account) => ({
            kind: "savings",
            institution: "Ardent Bank",
            accountLast4: account.number.slice(-4),
            statementDate: last,
            periodStart: first,
            periodEnd: last,
            beginningBalance: decimal(account.beginning),
            endingBalance: decimal(account.ending),
          })),
          transactions,
        },
        "ardent",
        "Ardent",
        "Ardent Financial Inc.",
      ),
    };
  },
};

export const vdBanks: readonly Layout[] = [regional, savings];
