import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
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

/** An app's bank: the summary sorts the movements by kind, and every row has its type and two days. */
const neobank: Layout = {
  name: "ui-bank-neobank-typed",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person, month } = uiDesk(seed, 3);
    const number = digits(random, 12);
    const opening = random.whole(60_000, 240_000);
    const typed: ReadonlyArray<readonly [type: string, lines: readonly Line[]]> = [
      [
        "Direct Debit",
        draw(random, month, random.whole(0, 2), [
          ["GEICO, PAYMENT", -16_000, -7_000],
          ["CAPITAL ONE, MOBILE PMT", -9_000, -2_500],
        ]),
      ],
      [
        "Deposit",
        draw(random, month, random.whole(2, 4), [
          ["LUMEN FOODS LLC, PAYROLL", 60_000, 130_000],
          ["DoorDash, Inc., DoorDash", 4_000, 22_000],
        ]),
      ],
      [
        "Purchase",
        draw(random, month, random.whole(9, 20), [
          ["DOLLAR GENERAL #####", -3_200, -300],
          ["MCDONALD'S F###7", -1_900, -400],
          ["Cash App*Dana", -6_000, -1_000],
          ["WAL-MART #1##2", -9_000, -700],
          ["7-ELEVEN 3####", -2_500, -200],
          ["UBER *TRIP", -3_100, -700],
        ]),
      ],
      ["ATM Withdrawal", draw(random, month, random.whole(0, 2), [["ALLPOINT CVS 0###", -10_000, -2_000]])],
      ["Fee", random.chance(0.4) ? draw(random, month, 1, [["Out-of-Network ATM Fee", -250, -250]]) : []],
    ];
    const kindOf = new Map(typed.flatMap(([type, lines]) => lines.map((line) => [line, type] as const)));
    const lines = byDay(typed.flatMap(([, list]) => list)).toReversed();
    const total = (type: string) =>
      sum((typed.find(([name]) => name === type)?.[1] ?? []).map((l) => l.amount));
    const closing = opening + net(lines);
    const name = "Zuno";
    const signed = (amount: number) => (amount < 0 ? `-$${money.plain(-amount)}` : `$${money.plain(amount)}`);
    return {
      html: document(
        `body{font:9.5pt Helvetica,Arial;color:#222}${BASE}.logo{font:bold 26pt Arial;color:#0a9d6e;letter-spacing:-1px}h1{font:bold 15pt Arial;margin:18px 0 8px}h2{font:bold 12pt Arial;margin:18px 0 4px}.s td{padding:5px 0;border-bottom:1px solid #e2e2e2}.t th{font:bold 7.5pt Arial;color:#666;border-bottom:2px solid #0a9d6e;padding:4px 2px}.t td{font-size:8.5pt;padding:5px 2px;border-bottom:1px solid #eee}.t tr{break-inside:avoid}`,
        `<div class=row><div class=logo>zuno</div><div class="r small">Member Services<br>(844) 555-0143<br>P.O. Box 417, San Francisco, CA 94104</div></div>
<h1>Checking Account Statement</h1>
<div class=row><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div>${pairs([
          ["Account number", number],
          ["Statement period", `${date.long(month.start)} - ${date.long(month.end)}`],
        ])}</div></div>
<p class=small>Issued by The Larkfield Bank, N.A. or Trebor Bank, N.A.; Members FDIC</p>
<h2>Summary</h2>${pairs(
          [
            [`Beginning balance on ${date.long(month.start)}`, signed(opening)],
            ["Deposits", signed(total("Deposit"))],
            ["ATM Withdrawals", signed(total("ATM Withdrawal"))],
            ["Purchases", signed(total("Purchase"))],
            ["Adjustments", "$0.00"],
            ["Transfers", signed(total("Direct Debit"))],
            ["Round Up Transfers", "$0.00"],
            ["Fees", signed(total("Fee"))],
            ["SpotMe Tips", "$0.00"],
            [`<b>Ending balance on ${date.long(month.end)}</b>`, `<b>${signed(closing)}</b>`],
          ],
          'class=s style="width:75%"',
        )}
<h2>Transactions</h2>${grid(
          "lllrrr",
          ["TRANSACTION DATE", "DESCRIPTION", "TYPE", "AMOUNT", "NET AMOUNT", "SETTLEMENT DATE"],
          lines.map((line) => [
            date.bare(line.day),
            escaped(line.text),
            kindOf.get(line) ?? "",
            signed(line.amount),
            signed(line.amount),
            date.bare(addDays(line.day, kindOf.get(line) === "Purchase" ? 1 : 0)),
          ]),
          "class=t",
        )}
<h2>Error Resolution Procedures</h2><p class=small>In case of errors or questions about your electronic transactions, call (844) 555-0143, write to Zuno Member Services, P.O. Box 417, San Francisco, CA 94104, or email support@zuno.example as soon as you can if you think an error has occurred in your Account. We must allow you to report an error until 60 days after the earlier of the date you electronically access your account, or the date we sent the FIRST written history on which the error appeared. You will need to tell us: your name and account number; why you believe there is an error, and the dollar amount involved; and approximately when the error took place. If we decide that we need more time, we will credit your Account within 10 business days for the amount you think is in error.</p>`,
      ),
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: name,
          accounts: [
            {
              kind: "checking",
              institution: name,
              accountLast4: last4(number),
              periodStart: month.start,
              periodEnd: month.end,
              beginningBalance: decimal(opening),
              endingBalance: decimal(closing),
              totalDeposits: decimal(total("Deposit")),
            },
          ],
          transactions: told(0, lines),
          allowed: {
            "accounts.0.feesCharged": [decimal(Math.abs(total("Fee")))],
            // Only the kinds of money out are printed; their sum is open.
            "accounts.0.totalWithdrawals": [decimal(outflow(lines))],
          },
        },
        "zuno",
      ),
    };
  },
};

/** A small bank's core system: capitals, counts beside totals, checks in columns with their numbers. */
const community: Layout = {
  name: "ui-bank-community-checks",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person, month } = uiDesk(seed, 4);
    const number = digits(random, 7);
    const opening = random.whole(250_000, 900_000);
    const start = addDays(month.start, random.whole(0, 2));
    const credits = byDay([
      ...draw(random, month, random.whole(1, 2), [["DEPOSIT", 10_000, 90_000]]),
      ...draw(random, month, 2, [["PAYROLL BUTLER CO SCHOOLS", 110_000, 190_000]]),
    ]).map((line) => ({ ...line, day: addDays(line.day, 2) }));
    const debits = byDay(
      draw(random, month, random.whole(4, 9), [
        ["ELEC PYMT EVERGY KS MET #######", -21_000, -8_000],
        ["DBT CRD 0#12 DILLONS #00## EL DORADO KS", -11_000, -1_500],
        ["DBT CRD 17## CASEYS GEN STORE #1## AUGUSTA KS", -5_500, -900],
        ["INSUR PREM FARM BUREAU PROP", -15_000, -6_000],
        ["DBT CRD 0##1 ORSCHELN FARM & HOME", -8_000, -1_200],
      ]),
    ).map((line) => ({ ...line, day: addDays(line.day, 2) }));
    const serviceFee = random.chance(0.35) ? 500 : 0;
    const first = random.whole(2_100, 8_800);
    const skip = random.whole(2, 4);
    const checks = byDay(draw(random, month, random.whole(4, 8), [["", -32_000, -1_500]])).map(
      (line, index) => ({
        ...line,
        day: addDays(line.day, 2),
        number: first + index + (index >= skip ? 1 : 0),
        gap: index === skip,
      }),
    );
    const end = month.end;
    const interest = interestFor(opening, 10, 30);
    const rest: Line[] = serviceFee > 0 ? [{ day: end, text: "SERVICE CHARGE", amount: -serviceFee }] : [];
    const earned: Line[] = [{ day: end, text: "INTEREST PAID", amount: interest }];
    const all = [...credits, ...debits, ...checks, ...rest, ...earned];
    const closing = opening + net(all);
    const bare = (amount: number) =>
      amount < 100 ? money.plain(amount).replace(/^0/, "") : money.plain(amount);
    const name = "The Farmers State Bank of Ottley";
    const days = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;
    const half = Math.ceil(checks.length / 2);
    const ends = (() => {
      const dated = byDay([{ day: start, text: "", amount: 0 }, ...all]);
      const rows = running(opening, dated);
      return rows.filter((row, index) => rows[index + 1]?.day !== row.day);
    })();
    const third = Math.ceil(ends.length / 3);
    return {
      html: document(
        `body{font:9.5pt Courier New,monospace}${BASE}.logo{font:bold 15pt Times New Roman;border-bottom:3px double #060;color:#060;padding-bottom:4px}.bar{text-align:center;border-top:1px solid #000;border-bottom:1px solid #000;margin:10px 0 6px;font-weight:bold}td{padding:0;white-space:nowrap}th{border-bottom:1px dashed #000}.fine{font:7pt Arial;margin-top:14px}`,
        `<div class=logo>The Farmers State Bank <i style="font-size:11pt">of Ottley</i></div><div class=row><div class=small>PO BOX 218 &middot; OTTLEY KS 67042 &middot; 316-555-0127<br>Your Hometown Bank Since 1906</div><div class=r>Date ${date.bareShort(end)}&nbsp;&nbsp;&nbsp;&nbsp;Page&nbsp;&nbsp;1 of 2<br>Account Number&nbsp;&nbsp;${number}</div></div>
<p style="margin:34px 0 20px 30px">${escaped(person.name.toUpperCase())}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</p>
<p style="text-align:center;font-size:8.5pt">Our lobby will be closed the last Monday of the month. Ask us about Mobile Deposit!<br>Beginning next month the fee for a stop payment order will be $30.00.</p>
<div class=bar>CHECKING ACCOUNTS</div>
<div class=row><div>${pairs([
          ["NOW ACCOUNT", ""],
          ["Account Number", number],
          ["Previous Balance", bare(opening)],
          [`&nbsp;&nbsp;${credits.length + 1} Deposits/Credits`, bare(inflow([...credits, ...earned]))],
          [
            `&nbsp;&nbsp;${debits.length + checks.length + rest.length} Checks/Debits`,
            bare(outflow([...debits, ...checks, ...rest])),
          ],
          ["Ending Balance", bare(closing)],
        ])}</div><div>${pairs([
          ["Number of Enclosures", String(checks.length)],
          ["Statement Dates", `${date.bareShort(start)} thru ${date.bareShort(end)}`],
          ["Days in the statement period", String(days)],
          ["Average Ledger", bare(opening + random.whole(1_000, 90_000))],
          ["Average Collected", bare(opening + random.whole(100, 900))],
          ["Service Charge", bare(serviceFee)],
          ["Interest Paid", bare(interest)],
          ["Annual Percentage Yield Earned", "0.10%"],
          [`${end.slice(0, 4)} Interest Paid`, bare(interest * Number(end.slice(5, 7)))],
        ])}</div></div>
<div class=bar>DEPOSITS AND CREDITS</div>${grid(
          "llr",
          ["Date", "Description", "Amount"],
          [...credits, ...earned].map((line) => [
            date.bareNoYear(line.day),
            escaped(line.text),
            bare(line.amount),
          ]),
          'style="width:75%"',
        )}
<div class=bar>DEBITS AND OTHER WITHDRAWALS</div>${grid(
          "llr",
          ["Date", "Description", "Amount"],
          [...debits, ...rest].map((line) => [
            date.bareNoYear(line.day),
            escaped(line.text),
            `${bare(-line.amount)}-${line.text === "SERVICE CHARGE" ? "SC" : "&nbsp;&nbsp;"}`,
          ]),
          'style="width:75%"',
        )}
<div class=bar>CHECKS IN SERIAL NUMBER ORDER</div>${grid(
          "lrrllrr",
          ["Date", "Check No", "Amount", "&nbsp;", "Date", "Check No", "Amount"],
          Array.from({ length: half }, (_, row) => {
            const cells = (check: (typeof checks)[number] | undefined) =>
              check
                ? [
                    date.bareNoYear(check.day),
                    `${check.number}${check.gap ? "*" : "&nbsp;"}`,
                    bare(-check.amount),
                  ]
                : ["", "", ""];
            return [...cells(checks[row * 2]), "", ...cells(checks[row * 2 + 1])];
          }),
          'style="width:85%"',
        )}<p>* Denotes missing check numbers</p>
<div class=bar>DAILY BALANCE INFORMATION</div>${grid(
          "lrlrlr",
          ["Date", "Balance", "Date", "Balance", "Date", "Balance"],
          Array.from({ length: third }, (_, row) =>
            [0, 1, 2].flatMap((column) => {
              const at = ends[row + column * third];
              return at ? [date.bareNoYear(at.day), bare(at.balance)] : ["", ""];
            }),
          ),
        )}
<div class=fine><b>THIS FORM IS PROVIDED TO HELP YOU BALANCE YOUR STATEMENT.</b> CHECKS OUTSTANDING - NOT CHARGED TO ACCOUNT. Balance shown on this statement $________ ADD deposits not credited in this statement (if any) $________ TOTAL $________ SUBTRACT checks outstanding $________ BALANCE $________ Should agree with your checkbook balance after deducting service charge (if any) shown on this statement. <b>IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC TRANSFERS</b> telephone us or write us at the address on the front of this statement as soon as you can. We must hear from you no later than 60 days after we sent you the FIRST statement on which the error or problem appeared. Member FDIC</div>`,
      ),
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: name,
          accounts: [
            {
              kind: "checking",
              institution: name,
              accountLast4: last4(number),
              periodStart: start,
              periodEnd: end,
              beginningBalance: decimal(opening),
              endingBalance: decimal(closing),
              totalDeposits: decimal(inflow([...credits, ...earned])),
              totalWithdrawals: decimal(outflow([...debits, ...checks, ...rest])),
            },
          ],
          transactions: [
            ...told(0, [...credits, ...earned, ...debits, ...rest]),
            ...checks.map((check) => ({
              account: 0,
              date: check.day,
              description: String(check.number),
              amount: decimal(check.amount),
            })),
          ],
          allowed: {
            "accounts.0.statementDate": [end],
            "accounts.0.feesCharged": [decimal(serviceFee)],
          },
        },
        "The Farmers State Bank",
        "Farmers State Bank of Ottley",
      ),
    };
  },
};

export const uiBankOthers: readonly Layout[] = [neobank, community];
