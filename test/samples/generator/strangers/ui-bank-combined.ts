import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import {
  byDay,
  digits,
  draw,
  inflow,
  interestFor,
  type Line,
  last4,
  net,
  outflow,
  running,
  sum,
  told,
  uiDesk,
} from "./ui-data.ts";

const payroll = (lines: readonly Line[]) => inflow(lines.filter((entry) => entry.text.includes("Payroll")));

const grouped = (amount: number) => money.plain(amount);

/** A large bank's combined statement: an overview, then each account with its own summary and ledger. */
const combined: Layout = {
  name: "ui-bank-combined-three",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person, month } = uiDesk(seed, 2);
    const name = "Stratton Vale Bank";
    const numbers = [digits(random, 10), digits(random, 10), digits(random, 10)];
    const shift = random.whole(10, 60) * 1000;
    const fee = random.chance(0.3) ? 1_000 : 0;
    const openings = [
      random.whole(400_000, 800_000),
      random.whole(60_000, 250_000),
      random.whole(300_000, 3_000_000),
    ];
    const interest = interestFor(openings[2] ?? 0, 15, month.days);
    const ledgers = [
      byDay([
        ...draw(random, month, 2, [
          ["Kestrel Freight Payroll ###### Dir Dep", 150_000, 290_000],
          ["Mobile Deposit : Ref Number :9##########", 4_000, 40_000],
        ]),
        ...draw(random, month, random.whole(9, 18), [
          ["Purchase authorized on debit card Trader Joe's #1## Albany NY Card 44##", -12_000, -900],
          ["Purchase authorized on debit card Shell Service Station Card 44##", -6_500, -1_800],
          ["Recurring Payment Spotify USA New York NY Card 44##", -1_199, -999],
          ["Verizon Wireless Payments ###### ##########", -16_000, -5_000],
          ["Zelle to Dana on Ref #Rp0##### Rent Share", -40_000, -5_000],
          ["ATM Withdrawal authorized Main St Albany NY", -20_000, -4_000],
          ["Check", -30_000, -4_000],
        ]),
        {
          day: `${month.start.slice(0, 8)}18`,
          text: `Online Transfer to Way2 Save Ref #Ib0${digits(random, 5)}`,
          amount: -shift,
        },
        ...(fee > 0 ? [{ day: month.end, text: "Monthly Service Fee", amount: -fee }] : []),
      ]),
      byDay(
        draw(random, month, random.whole(3, 6), [
          ["Purchase authorized on debit card Hannaford Card 71##", -9_000, -1_200],
          ["Purchase authorized on debit card Cvs/Pharmacy Card 71##", -3_800, -600],
          ["Mobile Deposit : Ref Number :8##########", 5_000, 50_000],
        ]),
      ),
      [
        {
          day: `${month.start.slice(0, 8)}18`,
          text: "Online Transfer From Everyday Checking",
          amount: shift,
        },
        { day: month.end, text: "Interest Payment", amount: interest },
      ],
    ];
    const titles = ["Everyday Checking", "Clear Access Banking", "Way2 Save Savings"];
    const accounts = titles.map((title, index) => {
      const lines = ledgers[index] ?? [];
      const opening = openings[index] ?? 0;
      return {
        title,
        number: numbers[index] ?? "",
        opening,
        lines,
        closing: opening + net(lines),
        deposits: inflow(lines),
        withdrawals: outflow(lines),
      };
    });
    const checkOf = (text: string, index: number) => (text === "Check" ? String(2041 + index) : "");
    const asset = sum(accounts.map((account) => account.closing));
    const section = (account: (typeof accounts)[number], index: number) => {
      const rows = running(account.opening, account.lines);
      const endAt = (position: number) =>
        account.lines[position + 1]?.day === account.lines[position]?.day
          ? ""
          : money.plain(rows[position]?.balance ?? 0);
      return `<h2${index > 0 ? " class=brk" : ""}>${account.title}</h2><div class=row><div><h3>Statement period activity summary</h3>${grid(
        "lr",
        [],
        [
          [`Beginning balance on ${date.bareNoYear(month.start)}`, money.dollar(account.opening)],
          ["Deposits/Additions", grouped(account.deposits)],
          [
            "Withdrawals/Subtractions",
            account.withdrawals > 0 ? `- ${grouped(account.withdrawals)}` : "- 0.00",
          ],
          [
            `<b>Ending balance on ${date.bareNoYear(month.end)}</b>`,
            `<b>${money.dollar(account.closing)}</b>`,
          ],
        ],
        "class=a",
      )}</div><div><p>Account number: <b>${account.number}</b><br>${escaped(person.name.toUpperCase())}<br><i>New York account terms and conditions apply</i></p><p class=small>For Direct Deposit use Routing Number (RTN): 021055514</p></div></div>${
        index === 2
          ? `<h3>Interest summary</h3>${grid(
              "lr",
              [],
              [
                ["Interest paid this statement", money.dollar(interest)],
                ["Average collected balance", money.dollar(account.opening + Math.round(shift / 3))],
                ["Annual percentage yield earned", "0.15%"],
                ["Interest earned this statement period", money.dollar(interest)],
                ["Interest paid this year", money.dollar(interest * Number(month.end.slice(5, 7)))],
              ],
              'class=a style="width:48%"',
            )}`
          : ""
      }<h3>Transaction history</h3>${grid(
        "lllrrr",
        [
          "Date",
          "Check<br>Number",
          "Description",
          "Deposits/<br>Additions",
          "Withdrawals/<br>Subtractions",
          "Ending daily<br>balance",
        ],
        [
          ...account.lines.map((line, position) => [
            date.bareNoYear(line.day),
            checkOf(line.text, position),
            escaped(line.text),
            line.amount > 0 ? grouped(line.amount) : "",
            line.amount < 0 ? grouped(-line.amount) : "",
            endAt(position),
          ]),
          [
            `<b>Ending balance on ${date.bareNoYear(month.end)}</b>`,
            "",
            "",
            "",
            "",
            `<b>${grouped(account.closing)}</b>`,
          ],
          [
            "<b>Totals</b>",
            "",
            "",
            `<b>$${grouped(account.deposits)}</b>`,
            `<b>$${grouped(account.withdrawals)}</b>`,
            "",
          ],
        ],
        "class=h",
      )}<p class=small>The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted. If you had insufficient available funds when a transaction posted, fees may have been assessed.</p>${
        index === 0
          ? `<h3>Monthly service fee summary</h3><p class=small>For a complete list of fees and detailed account information, see the disclosures applicable to your account or talk to a banker.</p>${grid(
              "lll",
              [
                `Fee period ${date.slash(month.start)} - ${date.slash(month.end)}`,
                "Standard monthly service fee $10.00",
                `You paid $${grouped(fee)}`,
              ],
              [
                ["How to avoid the monthly service fee", "Minimum required", "This fee period"],
                [
                  "&bull; Minimum daily balance",
                  "$500.00",
                  money.dollar(Math.min(...rows.map((row) => row.balance), account.opening)),
                ],
                [
                  "&bull; Total amount of qualifying direct deposits",
                  "$500.00",
                  money.dollar(payroll(account.lines)),
                ],
              ],
              "class=f",
            )}`
          : ""
      }`;
    };
    return {
      html: document(
        `body{font:9pt Verdana,Arial}${BASE}h1{font:bold 15pt Verdana;margin:0}h2{font:bold 14pt Verdana;margin:16px 0 6px;border-bottom:2px solid #000}.brk{margin-top:26px}h3{font:bold 9.5pt Verdana;margin:10px 0 3px}.h th{border-bottom:2px solid #000;font:italic 7.5pt Verdana;vertical-align:bottom}.h td{border-bottom:1px solid #ccc;padding:2px 4px;font-size:8pt;white-space:nowrap}.h td:nth-child(3){white-space:normal}.a td{border-bottom:1px solid #ccc;padding:2px}.o td,.o th{padding:3px 6px;border-bottom:1px solid #aaa}.f td,.f th{font-size:7.5pt;padding:2px 4px;border-bottom:1px solid #ccc}`,
        `<div class=row><div><h1>${name} Combined Statement of Accounts</h1><p class=small>${date.long(month.end)} &nbsp;&#9632;&nbsp; Page 1 of 4</p></div><div class=r><b style="font:bold 16pt Georgia;color:#703">STRATTON&nbsp;VALE</b></div></div>
<div class=row><div style="padding:24px 20px">${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div><h3>Questions?</h3><p class=small><i>Available by phone 24 hours a day, 7 days a week:</i><br><b>1-800-555-0169</b> (TTY: 1-800-555-0170)<br><i>Online:</i> strattonvale.example<br><i>Write:</i> ${name}, N.A. (306), P.O. Box 6995, Albany, NY 12212</p></div></div>
<div class=row><div><h3>You and ${name}</h3><p class=small>Thank you for being a loyal customer. We value your trust in our company and look forward to continuing to serve you with your financial needs.</p></div><div class=small style="border:1px solid #000;padding:6px"><b>Account options</b><br>A check mark in the box indicates you have these convenient services with your account(s).<br>Online Banking &#9745; &nbsp; Direct Deposit &#9745;<br>Overdraft Protection &#9744; &nbsp; Mobile Banking &#9745;</div></div>
<h2>Summary of accounts</h2><h3>Checking and Savings</h3>${grid(
          "llrrr",
          [
            "Account",
            "Page",
            "Account number",
            "Ending balance<br>last statement",
            "Ending balance<br>this statement",
          ],
          [
            ...accounts.map((account, index) => [
              account.title,
              String(index + 1),
              account.number,
              grouped(account.opening),
              grouped(account.closing),
            ]),
            [
              "<b>Total deposit accounts</b>",
              "",
              "",
              `<b>$${grouped(sum(openings))}</b>`,
              `<b>$${grouped(asset)}</b>`,
            ],
          ],
          "class=o",
        )}${accounts.map(section).join("")}
<h3>Important Account Information</h3><p class=small>Effective on or after the next statement, we may at our discretion decline a withdrawal. You must notify us of any error within 30 days after we made your statement available. To dispute or report inaccuracies in information we have furnished to a Consumer Reporting Agency about your accounts, write to Overdraft Collections and Recovery, P.O. Box 5058. &copy;2010 ${name}, N.A. All rights reserved. Member FDIC.</p>`,
      ),
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: name,
          accounts: accounts.map((account, index) => ({
            kind: index === 2 ? "savings" : "checking",
            institution: name,
            accountLast4: last4(account.number),
            periodStart: month.start,
            periodEnd: month.end,
            beginningBalance: decimal(account.opening),
            endingBalance: decimal(account.closing),
            totalDeposits: decimal(account.deposits),
            totalWithdrawals: decimal(account.withdrawals),
          })),
          transactions: accounts.flatMap((account, index) => told(index, account.lines)),
          allowed: {
            "accounts.0.feesCharged": [decimal(fee)],
            ...Object.fromEntries([0, 1, 2].map((index) => [`accounts.${index}.statementDate`, [month.end]])),
          },
        },
        `${name}, N.A.`,
        "STRATTON VALE",
      ),
    };
  },
};

export const uiCombined: readonly Layout[] = [combined];
