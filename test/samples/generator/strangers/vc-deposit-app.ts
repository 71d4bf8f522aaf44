import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, monthEnd, monthStart, start } from "./un-data.ts";
import { facts, onePart, type Row, row, spent, sum } from "./vc-data.ts";

const $ = money.dollar;

/** A bank in an app, its money held by another bank: type and net amount to each row, settled on a later day. */
export const vcDepositApp: Layout = {
  name: "vc-bank-app-spotting",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 313);
    const first = monthStart(random);
    const last = monthEnd(first);
    const account = digits(random, 12);
    const pay = [
      row(
        random,
        addDays(first, 6),
        "LAKESIDE DINERS DIR DEP",
        random.whole(45_000, 130_000),
        addDays(first, 6),
      ),
      row(
        random,
        addDays(first, 20),
        "LAKESIDE DINERS DIR DEP",
        random.whole(45_000, 130_000),
        addDays(first, 20),
      ),
    ];
    const buys = spent(
      random,
      first,
      28,
      random.whole(6, 16),
      ["7-ELEVEN 34118", "McDonald's F2201", "Lyft *Ride", "Apple.com/bill", "Dollar General #11024"],
      [150, 7_800],
    );
    const cash = random.chance(0.5)
      ? [
          row(
            random,
            addDays(first, 11),
            "MoneyPass ATM 0231 Main",
            -random.whole(2, 12) * 1_000,
            addDays(first, 12),
          ),
        ]
      : [];
    const fees =
      cash.length > 0 && random.chance(0.5)
        ? [row(random, addDays(first, 11), "Out-of-network ATM fee", -250)]
        : [];
    const all = [...pay, ...buys, ...cash, ...fees].toSorted((a, b) => b.day.localeCompare(a.day));
    const beginning = random.whole(0, 40_000) + Math.max(0, -sum(all));
    const type = (entry: Row) => {
      if (pay.includes(entry)) return "Deposit";
      if (cash.includes(entry)) return "ATM Withdrawal";
      return fees.includes(entry) ? "Fee" : "Purchase";
    };
    const year = last.slice(0, 4);
    const html = document(
      `body{font:9pt 'DejaVu Sans',Arial}${BASE} .logo{font-size:22pt;font-weight:bold;color:#1ec677} h2{font-size:12pt;margin:16px 0 6px} .t th{font-size:7pt;color:#666;border-bottom:1px solid #1ec677} .t td{padding:4px;font-size:8pt;border-bottom:1px solid #eee} .s td{padding:3px;border-bottom:1px solid #eee}`,
      `<div class=logo>tingle</div><div class=row style="margin-top:14px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div><b>Member Services</b><br>(844) 555-0163<br>support@tingle.example<br><span class=small>PO Box 417, San Francisco, CA 94104-0417</span></div></div>
<h2>Checking Account Statement</h2>${pairs(
        [
          ["Account number", account],
          ["Statement period", `${date.long(first)} - ${date.long(last)}`],
        ],
        "class=s style='width:60%'",
      )}<p class=small>Issued by Prairie Trust Bank, N.A., Member FDIC</p>
<h2>Summary</h2>${pairs(
        [
          [`Beginning balance on ${date.long(first)}`, $(beginning)],
          ["Deposits", $(sum(pay))],
          ["ATM Withdrawals", $(sum(cash))],
          ["Purchases", $(sum(buys))],
          ["Adjustments", "$0.00"],
          ["Round Up Transfers", "$0.00"],
          ["Fees", $(sum(fees))],
          ["SpotYou&trade; Tips", "$0.00"],
          [`<b>Ending balance on ${date.long(last)}</b>`, `<b>${$(beginning + sum(all))}</b>`],
        ],
        "class=s",
      )}
<h2>Fees summary</h2>${grid(
        "lrr",
        ["", "TOTAL FOR THIS PERIOD", `TOTAL YEAR-TO-DATE ${year}`],
        [
          ["Total overdraft fees", "$0.00", "$0.00"],
          ["Total returned item fees", "$0.00", "$0.00"],
        ],
        "class=t",
      )}
<h2>Transactions</h2>${grid(
        "lllrrl",
        ["TRANSACTION DATE", "DESCRIPTION", "TYPE", "AMOUNT", "NET AMOUNT", "SETTLEMENT DATE"],
        all.map((entry) => [
          date.bare(entry.day),
          escaped(entry.text),
          type(entry),
          $(entry.amount),
          $(entry.amount),
          date.bare(entry.posted),
        ]),
        "class=t",
      )}
<h2>Error Resolution Procedures</h2><p class=small>In case of errors or questions about your electronic transactions, call 1-844-555-0163, write to Tingle Member Services, P.O. Box 417, San Francisco, CA 94104, or email support@tingle.example as soon as you can, if you think an error has occurred in your Checking Account. We must allow you to report an error until sixty (60) days after the earlier of the date you electronically access your account. Tingle is a financial technology company and is not a bank. Banking services provided by Prairie Trust Bank, N.A.; Member FDIC. The Tingle Visa&reg; Debit Card is issued by Prairie Trust Bank, N.A. pursuant to a license from Visa U.S.A. Inc.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Tingle",
          accounts: [
            {
              kind: "checking",
              institution: "Tingle",
              accountLast4: account.slice(-4),
              periodStart: first,
              periodEnd: last,
              beginningBalance: decimal(beginning),
              endingBalance: decimal(beginning + sum(all)),
              totalDeposits: decimal(sum(pay)),
              ...onePart("totalWithdrawals", -sum(buys), -sum(cash), -sum(fees)),
            },
          ],
          transactions: facts(all),
          allowed: {
            "accounts.0.statementDate": [last],
            "accounts.0.feesCharged": [decimal(-sum(fees)), "0.00"],
            "accounts.0.totalWithdrawals": [decimal(-sum([...buys, ...cash, ...fees]))],
          },
        },
        "Prairie Trust Bank, N.A.",
        "Prairie Trust Bank",
      ),
    };
  },
};
