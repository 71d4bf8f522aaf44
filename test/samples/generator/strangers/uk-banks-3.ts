import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { seededRandom } from "../random.ts";
import {
  $,
  addDays,
  type BankLine,
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

/** An app's spending account: a summary by kind, one table with a type and a settlement date for each row. */
const app: Layout = {
  name: "uk-bank-app-spending",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 73 + 8);
    const person = makePerson(random);
    const { start, end } = someMonth(random);
    const last4 = digits(random, 4);
    const bank = makeBank({
      random,
      start,
      end,
      opening: random.whole(100, 60_000),
      counts: {
        deposit: random.whole(2, 5),
        card: random.whole(10, 22),
        atm: random.whole(0, 2),
        electronic: random.whole(1, 4),
        fee: random.chance(0.4) ? 1 : 0,
      },
      sizes: { deposit: [4_000, 120_000], card: [250, 7_500], electronic: [1_000, 18_000], fee: [250, 250] },
      say: (kind) => {
        if (kind === "deposit")
          return random.pick(["MARLIN FREIGHT, PAYROLL", "Transfer from Quinn M", "Cash App*Cash Out"]);
        if (kind === "card") {
          const [shop, city, state] = pickShop(random);
          return `${shop}, ${city} ${state} US`;
        }
        if (kind === "atm") return "ALLPOINT 1180 FRONT ST, COLUMBUS OH US";
        if (kind === "fee") return "ATM Withdrawal Fee";
        return random.pick(["Transfer to Savings Account", "Transfer to Quinn M", "TOWN GAS CO, BILLPAY"]);
      },
    });
    const minus = (lines: readonly BankLine[]) => (lines.length === 0 ? "$0.00" : `-${$(-sumOf(lines))}`);
    const types: Record<BankLine["kind"], string> = {
      deposit: "Deposit",
      card: "Purchase",
      atm: "ATM Withdrawal",
      fee: "Fee",
      electronic: "Transfer",
      check: "Check",
    };
    const signed = (amount: number) => (amount < 0 ? `-${$(-amount)}` : $(amount));
    const html = document(
      `${BASE}${GAP}body{font:9pt "Circular",Arial,sans-serif;color:#163300}.lg{font:bold 24pt Arial;color:#18a957;letter-spacing:-2px}.s td{padding:3px 0;border-bottom:1px solid #e5ece7}.t th{font-size:7.5pt;color:#555;border-bottom:2px solid #18a957;padding:4px 0}.t td{font-size:7.8pt;border-bottom:1px solid #e5ece7;padding:3px 0}.t td:first-child{white-space:nowrap}h1{font-size:15pt;margin:18px 0 2px}h2{font-size:11.5pt;margin:16px 0 3px}tr{break-inside:avoid}`,
      `<div class=row><div class=lg>pocketo</div><div class="r small">Member Services<br>(844) 555-0136<br>PO Box 417, San Francisco, CA 94104<br><br>Pocketo is a financial technology company, not a bank. Banking services provided by Stonebridge Bank, N.A.; Member FDIC.</div></div>${holder(person)}
<h1>Checking Account Statement</h1>Account number ending in <b>${last4}</b><br>Issued by Stonebridge Bank, N.A., Member FDIC<br>Statement period <b>${date.long(start)} - ${date.long(end)}</b>
<h2>Summary</h2><div style="width:60%">${pairs(
        [
          [`Beginning balance on ${date.long(start)}`, $(bank.opening)],
          ["Deposits", $(sumOf(bank.of("deposit")))],
          ["ATM Withdrawals", minus(bank.of("atm"))],
          ["Purchases", minus(bank.of("card"))],
          ["Adjustments", "$0.00"],
          ["Transfers", minus(bank.of("electronic"))],
          ["Round Up Transfers", "$0.00"],
          ["Fees", minus(bank.of("fee"))],
          ["SpotYou Tips", "$0.00"],
          [`<b>Ending balance on ${date.long(end)}</b>`, `<b>${$(bank.closing)}</b>`],
        ],
        "class=s",
      )}</div><h2>Transactions</h2>${grid(
        "lllrrr",
        ["TRANSACTION DATE", "DESCRIPTION", "TYPE", "AMOUNT", "NET AMOUNT", "SETTLEMENT DATE"],
        bank.lines.map((line) => [
          date.bare(line.day),
          escaped(line.text),
          types[line.kind],
          signed(line.amount),
          signed(line.amount),
          date.bare(line.kind === "card" && line.day < addDays(end, -3) ? addDays(line.day, 1) : line.day),
        ]),
        "class=t",
      )}<h2>Yearly Summary</h2><p>Fees in ${end.slice(0, 4)}: ${$(-sumOf(bank.of("fee")) + 500)}</p><p class=small><b>Error Resolution Procedures</b> In case of errors or questions about your electronic transactions, call 1-844-555-0136, write Pocketo Member Services, PO Box 417, San Francisco, CA 94104, or email support@pocketo.example. We must allow you to report an error until 60 days after the earlier of the date you electronically access your account or the date we sent the FIRST history on which the error appeared. If we decide to do this, we will credit your account within 10 business days.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Pocketo",
          accounts: [
            {
              ...depositFacts("checking", "Pocketo", last4, start, end, bank),
              totalDeposits: decimal(sumOf(bank.of("deposit"))),
            },
          ],
          transactions: rowsOf(bank.lines, 1),
          allowed: {
            ...openDates(end, 1),
            "accounts.0.totalWithdrawals": [decimal(-sumOf(bank.lines.filter((line) => line.amount < 0)))],
            "accounts.0.feesCharged": [decimal(-sumOf(bank.of("fee")))],
            "accounts.0.purchases": [decimal(-sumOf(bank.of("card")))],
          },
        },
        "Stonebridge Bank, N.A.",
        "Stonebridge Bank",
        "pocketo",
      ),
    };
  },
};

export const ukBanks3: readonly Layout[] = [union, app];
