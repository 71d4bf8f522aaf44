import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { seededRandom } from "../random.ts";
import {
  $,
  addDays,
  date,
  decimal,
  depositFacts,
  digits,
  GAP,
  holder,
  makeBank,
  money,
  openDates,
  pickShop,
  rowsOf,
  shopText,
  someMonth,
  sumOf,
} from "./uk-data.ts";

/** A credit union's one statement for shares, checking and an auto loan, each a ledger with a running balance. */
const union: Layout = {
  name: "uk-bank-credit-union",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 61 + 5);
    const person = makePerson(random);
    const { start, end } = someMonth(random);
    const [share, draft, loan] = [digits(random, 4), digits(random, 4), digits(random, 4)];
    const shares = makeBank({
      random,
      start,
      end,
      opening: random.whole(2_500, 900_000),
      counts: { deposit: random.whole(0, 2), electronic: random.whole(0, 1) },
      sizes: { deposit: [2_500, 30_000], electronic: [2_000, 20_000] },
      say: (kind) =>
        kind === "deposit" ? "Deposit Home Banking Transfer" : `Withdrawal Transfer To Checking *${draft}`,
    });
    const dividend = Math.max(1, Math.round(shares.opening * 0.0001));
    const shareEnd = shares.closing + dividend;
    const shareRows = [
      ...shares.lines,
      {
        day: end,
        text: "Deposit Dividend Annual Percentage Yield Earned 0.10%",
        amount: dividend,
        running: shareEnd,
      },
    ];
    const bank = makeBank({
      random,
      start,
      end,
      opening: random.whole(40_000, 300_000),
      counts: {
        deposit: random.whole(2, 3),
        check: random.whole(0, 2),
        card: random.whole(5, 12),
        atm: random.whole(0, 1),
        electronic: random.whole(1, 3),
      },
      say: (kind, day) => {
        if (kind === "deposit")
          return random.pick([
            "Deposit ACH MARLIN FREIGHT TYPE: PAYROLL CO: MARLIN FREIGHT",
            "Deposit Mobile Check",
          ]);
        if (kind === "check") return "Draft";
        if (kind === "card")
          return `Withdrawal Debit Card ${shopText(pickShop(random))} Date ${date.short(day)} %% Card 15 #3318`;
        if (kind === "atm") return "Withdrawal ATM CO-OP NETWORK 88 STATE ST";
        return random.pick([
          "Withdrawal ACH CITY UTILITIES TYPE: UTIL PMT",
          "Withdrawal ACH SPRINT FIBER TYPE: WEB PMT",
        ]);
      },
    });
    const draftText = (line: (typeof bank.lines)[number]) =>
      line.kind === "check" ? `Draft ${line.check}` : line.text;
    const rate = random.whole(449, 899);
    const before = random.whole(400_000, 2_600_000);
    const days = random.whole(28, 31);
    const interest = Math.round((before * rate * days) / 3_650_000);
    const payment = Math.ceil((before / 44 + interest) / 100) * 100 + 37;
    const principal = payment - interest;
    const after = before - principal;
    const payDay = addDays(start, random.whole(3, 18));
    const due = addDays(end, random.whole(10, 20));
    const ins = (lines: ReadonlyArray<{ amount: number }>) => sumOf(lines.filter((line) => line.amount > 0));
    const outs = (lines: ReadonlyArray<{ amount: number }>) =>
      -sumOf(lines.filter((line) => line.amount < 0));
    const ledger = (
      opening: number,
      closing: number,
      rows: ReadonlyArray<readonly [string, string, number, number]>,
    ) =>
      grid(
        "llrr",
        ["Date", "Transaction Description", "Amount", "Balance"],
        [
          [date.monthDay(start), "<b>Beginning Balance</b>", "", money.plain(opening)],
          ...rows.map(([day, text, amount, running]) => [
            date.monthDay(day),
            escaped(text),
            money.plain(amount),
            money.plain(running),
          ]),
          [date.monthDay(end), "<b>Ending Balance</b>", "", `<b>${money.plain(closing)}</b>`],
        ],
        "class=t",
      );
    const totals = (lines: ReadonlyArray<{ amount: number }>) =>
      pairs(
        [
          [`Total Deposits and Credits`, money.plain(ins(lines))],
          [`Total Withdrawals and Debits`, money.plain(outs(lines))],
        ],
        "class=tot",
      );
    const html = document(
      `${BASE}${GAP}body{font:8.3pt "Courier New",monospace}.lg{font:bold 17pt Arial;color:#0a6b74}.lg i{color:#e0a100}h3{font:bold 10pt Arial;border:1px solid #0a6b74;background:#e6f3f4;padding:4px 7px;margin:13px 0 3px}.t th{font:bold 8pt Arial;border-bottom:1px solid #0a6b74}.t td{padding:1px 0;vertical-align:top}.t td:first-child,.t td.r{white-space:nowrap}.tot{width:55%;margin-left:45%;border-top:1px solid #000}.info{font:8.5pt Arial;float:right;border:1px solid #0a6b74;padding:6px 10px;width:250px}p{font:7.5pt Arial}`,
      `<div class=info>${pairs([
        ["Member Number", `XXXXX${digits(random, 2)}`],
        ["Statement Period", `${date.short(start)} - ${date.short(end)}`],
        ["Page", "1 of 2"],
      ])}</div><div class=lg>Prairie<i>Sky</i> Credit Union</div><p>1400 Commerce Park Way &nbsp; Lincoln, NE 68508 &nbsp; (402) 555-0171 &nbsp; prairiesky.coop</p><br><div>${holder(person)}</div><br style="clear:both">
<p style="border:1px dashed #0a6b74;padding:6px"><b>Vote for your Board!</b> The annual meeting of the membership is held at the Commerce Park branch. New and used auto rates as low as 4.99% APR. Ask us how to skip a payment this holiday season.</p>
<h3>ACCOUNT SUMMARY</h3>${grid(
        "llr",
        ["Account", "Number", "Ending Balance"],
        [
          ["PRIMARY SHARE SAVINGS", `XXXXXX${share}`, money.plain(shareEnd)],
          ["FREEDOM CHECKING", `XXXXXX${draft}`, money.plain(bank.closing)],
          ["USED AUTO LOAN", `XXXXXX${loan}`, money.plain(after)],
          ["TOTAL SAVINGS", "", money.plain(shareEnd + bank.closing)],
        ],
        "class=t",
      )}
<h3>PRIMARY SHARE SAVINGS &nbsp; XXXXXX${share}</h3>${ledger(
        shares.opening,
        shareEnd,
        shareRows.map((line) => [line.day, line.text, line.amount, line.running]),
      )}${totals(shareRows)}<p>Dividends Paid Year to Date: ${money.plain(dividend * Number(end.slice(5, 7)))}</p>
<h3>FREEDOM CHECKING &nbsp; XXXXXX${draft}</h3>${ledger(
        bank.opening,
        bank.closing,
        bank.lines.map((line) => [line.day, draftText(line), line.amount, line.running]),
      )}${totals(bank.lines)}${grid(
        "lrr",
        ["", "Total For This Period", "Total Year-to-Date"],
        [
          ["Total Overdraft Fees", "$0.00", "$0.00"],
          ["Total Returned Item Fees", "$0.00", "$0.00"],
        ],
        "class=t",
      )}
<div style="break-before:page"></div><h3>USED AUTO LOAN &nbsp; XXXXXX${loan}</h3>${grid(
        "llrrrr",
        ["Date", "Transaction Description", "Payment", "Interest", "Principal", "Balance"],
        [
          [date.monthDay(start), "<b>Previous Balance</b>", "", "", "", money.plain(before)],
          [
            date.monthDay(payDay),
            "Payment Automatic Transfer",
            money.plain(payment),
            money.plain(interest),
            money.plain(principal),
            money.plain(after),
          ],
          [date.monthDay(end), "<b>New Balance</b>", "", "", "", `<b>${money.plain(after)}</b>`],
        ],
        "class=t",
      )}<br>${pairs(
        [
          ["Annual Percentage Rate", `${(rate / 100).toFixed(3)}%`],
          ["Daily Periodic Rate", `${(rate / 36_500).toFixed(6)}%`],
          ["Payment Amount", $(payment)],
          ["Payment Due Date", date.short(due)],
          ["Amount Past Due", "$0.00"],
          ["Interest Charged This Period", $(interest)],
          ["Fees Charged This Period", "$0.00"],
          ["Total Interest Charged Year-to-Date", $(interest * Number(end.slice(5, 7)))],
        ],
        'style="width:60%"',
      )}<p>The interest charge is computed by applying the daily periodic rate to the unpaid balance for the number of days it remains unpaid. You may pay off your loan at any time without penalty. BILLING RIGHTS SUMMARY: If you think your statement is wrong, or if you need more information about a transaction, write us on a separate sheet at the address shown. We must hear from you no later than 60 days after we sent you the first statement on which the error appeared. Federally insured by NCUA. Equal Housing Opportunity.</p>`,
    );
    const name = "PrairieSky Credit Union";
    const facts = (
      kind: "savings" | "checking",
      last4: string,
      opening: number,
      closing: number,
      lines: ReadonlyArray<{ amount: number }>,
    ) => ({
      ...depositFacts(kind, name, last4, start, end, { opening, closing }),
      totalDeposits: decimal(ins(lines)),
      totalWithdrawals: decimal(outs(lines)),
    });
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: name,
          accounts: [
            facts("savings", share, shares.opening, shareEnd, shareRows),
            facts("checking", draft, bank.opening, bank.closing, bank.lines),
            {
              kind: "auto-loan",
              institution: name,
              accountLast4: loan,
              periodStart: start,
              periodEnd: end,
              currentBalance: decimal(after),
              previousBalance: decimal(before),
              apr: (rate / 100).toFixed(3),
              minimumPayment: decimal(payment),
              paymentDueDate: due,
              pastDue: "0.00",
              interestCharged: decimal(interest),
              feesCharged: "0.00",
            },
          ],
          transactions: [
            ...rowsOf(shareRows, 1, 0),
            ...rowsOf(
              bank.lines.map((line) => ({ ...line, text: draftText(line) })),
              1,
              1,
            ),
            { account: 2, date: payDay, description: "Payment Automatic Transfer", amount: decimal(payment) },
          ],
          allowed: {
            ...openDates(end, 3),
            "accounts.1.feesCharged": ["0.00"],
            "accounts.2.paymentsAndCredits": [decimal(payment), decimal(principal)],
          },
        },
        "PrairieSky",
        "Prairie Sky Credit Union",
      ),
    };
  },
};

export const ukBanks3: readonly Layout[] = [union];
