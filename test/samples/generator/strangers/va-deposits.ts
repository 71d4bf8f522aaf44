import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { digits, monthEnd, monthStart, NEXT, start, total } from "./un-data.ts";
import { type Entry, entryRows, sumEntries } from "./va-data.ts";

const $ = money.dollar;

const PURCHASES = [
  "Giant Eagle #0411 Pittsburgh PA",
  "Getgo #3187 Wexford PA",
  "Sheetz 0443 Altoona PA",
  "Dunkin #341221 Cranberry PA",
  "Amazon.Com Amzn.Com/Bill WA",
  "Wm Supercenter #2281 Butler PA",
];
const BILLS = [
  "Duquesne Light Web Pmt",
  "Peoples Gas Ach Pmt",
  "Rocket Mortgage Ach Loan",
  "Zel To Taylor Placeholder",
  "Hp Xfinity Cable Svcs",
];

/** A regional bank's checking: amounts before descriptions, checks side by side, fees summed in a box, daily balances. */
const regional: Layout = {
  name: "va-bank-regional-checking",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 411);
    const begun = addDays("2026-01-12", random.whole(0, 280));
    const days = random.whole(28, 31);
    const end = addDays(begun, days);
    const entry = (text: string, amount: number, offset: number): Entry => ({
      day: addDays(begun, offset),
      text,
      amount,
    });
    const byDay = (rows: readonly Entry[]) => rows.toSorted((a, b) => a.day.localeCompare(b.day));
    const pay = random.whole(120_000, 290_000);
    const deposits = byDay([
      entry("Direct Deposit - Payroll Allegheny Tool Co", pay, 3),
      entry("Direct Deposit - Payroll Allegheny Tool Co", pay, 17),
      ...(random.chance(0.5)
        ? [entry("Mobile Deposit Reference No. 051844210", random.whole(2_000, 80_000), 9)]
        : []),
    ]);
    let check = random.whole(1_002, 1_900);
    const checks = Array.from({ length: random.whole(0, 4) }, (_, index) => {
      check += random.whole(1, 3);
      return {
        ...entry(`Check ${check}`, -random.whole(2_000, 40_000), 2 + index * 6),
        check: String(check),
      };
    });
    const cards = byDay(
      Array.from({ length: random.whole(3, 10) }, () =>
        entry(
          `4821 Debit Card Purchase ${random.pick(PURCHASES)}`,
          -random.whole(380, 13_000),
          random.whole(1, days - 1),
        ),
      ),
    );
    const online = byDay(
      Array.from({ length: random.whole(2, 5) }, () =>
        entry(random.pick(BILLS), -random.whole(2_500, 90_000), random.whole(1, days - 1)),
      ),
    );
    const fees = random.chance(0.4) ? [entry("Monthly Service Charge", -700, days)] : [];
    const all = [...deposits, ...checks, ...cards, ...online, ...fees];
    const begin = random.whole(390_000, 900_000);
    const closing = begin + sumEntries(all);
    const number = digits(random, 10);
    const section = (title: string, rows: readonly Entry[]) =>
      rows.length > 0
        ? `<p class=s>${title}</p>${grid(
            "lrl",
            ["Date", "Amount", "Description"],
            rows.map((row) => [date.noYear(row.day), grouped(Math.abs(row.amount)), row.text]),
            "class=t",
          )}`
        : "";
    let running = begin;
    const daily = [...new Set(all.map((row) => row.day))].toSorted().map((day) => {
      running += sumEntries(all.filter((row) => row.day === day));
      return [date.noYear(day), money.plain(running)];
    });
    const dailyRows = Array.from({ length: Math.ceil(daily.length / 3) }, (_, index) =>
      [0, 1, 2].flatMap((column) => daily[index * 3 + column] ?? ["", ""]),
    );
    const html = document(
      `body{font:9pt Arial,"Liberation Sans"}${BASE} .logo{font-weight:900;font-size:20pt;color:#f58025} .logo span{color:#414042} .s{font-weight:bold;background:#e6e7e8;padding:2px 4px;margin:10px 0 2px} .t td{padding:1.5px 4px}.t td:nth-child(1),.t td:nth-child(2){width:70px}`,
      `<div class=row><div><div class=logo>&#9650; <span>TRIVERS BANK</span></div><b>Flex Wallet Checking Pro&reg; Statement</b><br>Trivers Bank, National Association</div><div class=r>For the period &nbsp;<b>${date.slash(begun)} to ${date.slash(end)}</b><br>Primary account number: <b>XX-XXXX-${number.slice(-4)}</b><br>Page 1 of 3<br>Number of enclosures: 0<p class=small>For 24-hour banking visit triversbank.example or call 1-888-762-2265<br>Para servicio en espa&ntilde;ol, 1-866-465-4762<br>Write to: Customer Service, PO Box 609, Pittsburgh PA 15230-9738</p></div></div>
<p>${person.name}<br>${person.street}<br>${person.town}</p><p class=s>IMPORTANT INFORMATION ABOUT YOUR ACCOUNT</p><p class=small>Effective on the first day of next month, the fee for a stop payment will change. Amendment to the Account Agreement for Personal Checking: please read this and keep it with your records. You may sign up for email and push alerts at no charge.</p>
<p class=s>Flex Wallet Checking Pro Summary &nbsp; Account number: XX-XXXX-${number.slice(-4)}</p><div>Overdraft Protection has not been established for this account. Please contact us if you would like to set up this service.</div><p><b>Balance Summary</b></p>${grid("rrrr", ["Beginning balance", "Deposits and other additions", "Checks and other deductions", "Ending balance"], [[grouped(begin), grouped(sumEntries(deposits)), grouped(-sumEntries([...checks, ...cards, ...online, ...fees])), money.plain(closing)]])}${grid("rr", ["Average monthly balance", "Charges and fees"], [[grouped(Math.round((begin + Math.abs(closing)) / 2)), grouped(-sumEntries(fees))]])}<p><b>Transaction Summary</b></p>${grid("rrr", ["Checks paid/written", "Check Card POS signed transactions", "Check Card/Bankcard POS PIN transactions"], [[String(checks.length), String(cards.length), "0"]])}<p><b>Overdraft and Returned Item Fee Summary</b></p>${grid(
        "lrr",
        ["", "Total for this Period", "Total Year to Date"],
        [
          ["Total Overdraft Fees", ".00", random.pick([".00", "36.00"])],
          ["Total NSF/Returned Item Fees", ".00", ".00"],
        ],
      )}${NEXT}<div class=row><div><b>Flex Wallet Checking Pro Statement</b></div><div class=r>For the period ${date.slash(begun)} to ${date.slash(end)}<br>${person.name}<br>Primary account number: XX-XXXX-${number.slice(-4)}<br>Page 2 of 3</div></div><p style="font-size:11pt"><b>Activity Detail</b></p>${section("Deposits and Other Additions", deposits)}${
        checks.length > 0
          ? `<p class=s>Checks and Substitute Checks</p>${grid(
              "llrl",
              ["Check number", "Date paid", "Amount", "Reference number"],
              checks.map((row) => [
                row.check,
                date.noYear(row.day),
                grouped(-row.amount),
                `0${digits(random, 8)}`,
              ]),
            )}`
          : ""
      }${section("Banking/Debit Card Withdrawals and Purchases", cards)}${section("Online and Electronic Banking Deductions", online)}${section("Other Deductions", fees)}<p class=s>Daily Balance Detail</p>${grid("lrlrlr", ["Date", "Balance", "Date", "Balance", "Date", "Balance"], [[date.noYear(begun), grouped(begin), "", "", "", ""], ...dailyRows])}${NEXT}<div class=r>Page 3 of 3</div><p class=s>Review Your Statement</p><p class=small>Please review this statement carefully and reconcile it with your records. Call the telephone number on the upper right side of the first page if you have any questions, your name or address is incorrect, you have a business account and your tax number is missing, or you have any questions regarding interest paid. <b>Balancing your account.</b> Update your account register: compare the activity detail section with your register; check off all items; add any deposits not shown; subtract outstanding checks. <b>Electronic funds transfers.</b> In case of errors or questions about your electronic transfers, telephone us or write as soon as you can. We must hear from you no later than 60 days after we sent the FIRST statement on which the error or problem appeared. Member FDIC. Equal Housing Lender.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Trivers Bank",
          accounts: [
            {
              kind: "checking",
              institution: "Trivers Bank",
              accountLast4: number.slice(-4),
              periodStart: begun,
              periodEnd: end,
              beginningBalance: decimal(begin),
              endingBalance: decimal(closing),
              totalDeposits: decimal(sumEntries(deposits)),
              totalWithdrawals: decimal(-sumEntries([...checks, ...cards, ...online, ...fees])),
            },
          ],
          transactions: entryRows(all),
          allowed: {
            "accounts.0.statementDate": [end],
            "accounts.0.feesCharged": [decimal(-sumEntries(fees))],
          },
        },
        "TRIVERS BANK",
        "Trivers Bank, National Association",
      ),
    };
  },
};

const ledger = (first: number, rows: readonly Entry[], from: string, until: string) => {
  let running = first;
  const lines = rows.map((row) => {
    running += row.amount;
    return [
      date.noYear(row.day),
      date.noYear(row.day),
      row.text,
      money.trailing(row.amount),
      money.trailing(running),
    ];
  });
  return grid(
    "lllrr",
    ["Post", "Eff", "Transaction Description", "Amount", "New Balance"],
    [
      [date.noYear(from), "", "Balance Forward", "", grouped(first)],
      ...lines,
      [date.noYear(until), "", "Ending Balance", "", money.trailing(running)],
    ],
    "class=t",
  );
};

/** A credit union's shares, one after another: suffixes, running balances, minus behind, dividends in each share. */
const shares: Layout = {
  name: "va-bank-union-shares",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 412);
    const begun = monthStart(random);
    const end = monthEnd(begun);
    const member = digits(random, 7);
    const at = (offset: number) => addDays(begun, offset);
    const make = (
      kind: "savings" | "checking",
      suffix: string,
      title: string,
      rows: readonly Entry[],
      first: number,
      rate: string,
    ) => ({
      kind,
      suffix,
      title,
      first,
      rate,
      rows: rows.toSorted((a, b) => a.day.localeCompare(b.day)),
      last: first + sumEntries(rows),
    });
    const moved = random.whole(20, 300) * 100;
    const paid = random.whole(90_000, 240_000);
    const market = random.chance(0.6);
    const parts = [
      make(
        "savings",
        "S0001",
        "PRIMARY SHARE",
        [
          { day: at(4), text: `Deposit Transfer From Share S0010`, amount: moved },
          {
            day: end,
            text: "Deposit Dividend 0.100% Annual Percentage Yield Earned",
            amount: random.whole(1, 60),
          },
        ],
        random.whole(2_500, 480_000),
        "0.10%",
      ),
      make(
        "checking",
        "S0010",
        "EVERYDAY CHECKING",
        [
          { day: at(3), text: "Deposit ACH CITY OF SPOKANE TYPE: PAYROLL", amount: paid },
          { day: at(4), text: "Withdrawal Transfer To Share S0001", amount: -moved },
          { day: at(17), text: "Deposit ACH CITY OF SPOKANE TYPE: PAYROLL", amount: paid },
          ...Array.from({ length: random.whole(3, 9) }, () => ({
            day: at(random.whole(5, 26)),
            text: random.pick([
              "Withdrawal POS #004411 ROSAUERS SPOKANE WA",
              "Withdrawal Debit Card MAVERIK #512 POST FALLS ID",
              "Withdrawal ACH AVISTA UTILITIES TYPE: BILL PMT",
              "Withdrawal Debit Card YOKES FRESH MARKET",
              "Draft 000218",
            ]),
            amount: -random.whole(900, 14_000),
          })),
        ],
        random.whole(60_000, 300_000),
        "0.00%",
      ),
      ...(market
        ? [
            make(
              "savings",
              "S0020",
              "MONEY MARKET PLUS",
              [
                {
                  day: end,
                  text: "Deposit Dividend 2.020% Annual Percentage Yield Earned",
                  amount: random.whole(400, 4_900),
                },
              ],
              random.whole(500_000, 2_600_000),
              "2.00%",
            ),
          ]
        : []),
    ];
    const credits = (rows: readonly Entry[]) => sumEntries(rows.filter((row) => row.amount > 0));
    const debits = (rows: readonly Entry[]) => -sumEntries(rows.filter((row) => row.amount < 0));
    const html = document(
      `body{font:8.5pt Verdana,"DejaVu Sans"}${BASE} .logo{font-size:17pt;font-weight:bold;color:#1d7044} .s{background:#1d7044;color:#fff;padding:3px 6px;font-weight:bold;margin-top:12px} .t td{padding:1px 4px;font-size:7.5pt}.t tr:nth-child(odd){background:#f2f7f4}`,
      `<div class=row><div><div class=logo>Palouse Country Credit Union</div><div class=small>P.O. Box 5117, Spokane, WA 99205 &bull; 800.555.0138 &bull; palousecu.example</div></div><div>${pairs(
        [
          ["Member Number", `XXX${member.slice(-4)}`],
          ["Statement Period", `${date.slash(begun)} thru ${date.slash(end)}`],
          ["Page", "1 of 2"],
        ],
      )}</div></div><p>${person.name}<br>${person.street}<br>${person.town}</p><p class=small>Annual Meeting: join us at the fairgrounds! Skip-A-Pay is back: skip your December loan payment for $35. Rates as low as 5.49% APR on new autos.</p>
<div class=s>SUMMARY OF ACCOUNTS</div>${grid("llrr", ["Suffix", "Deposit Accounts", "Beginning Balance", "Ending Balance"], [...parts.map((part) => [part.suffix, part.title, $(part.first), $(part.last)]), ["", "<b>Total Deposits</b>", "", `<b>${$(total(parts.map((part) => part.last)))}</b>`]])}
${parts
  .map(
    (part) =>
      `<div class=s>${part.suffix} ${part.title}</div>${ledger(part.first, part.rows, begun, end)}${part.kind === "savings" ? `<div class=small>Dividend rate as of ${date.slash(end)}: ${part.rate}. Dividends paid year to date: ${$((part.rows.at(-1)?.amount ?? 0) * Number(begun.slice(5, 7)))}</div>` : ""}${grid(
        "lr",
        [],
        [
          [
            `Total Deposits and Credits (${part.rows.filter((row) => row.amount > 0).length})`,
            $(credits(part.rows)),
          ],
          [
            `Total Withdrawals and Debits (${part.rows.filter((row) => row.amount < 0).length})`,
            $(debits(part.rows)),
          ],
        ],
      )}`,
  )
  .join("")}
<div class=s>TOTAL OVERDRAFT AND RETURNED ITEM FEES</div>${grid(
        "lrr",
        ["", "Total For This Period", "Total Year-to-Date"],
        [
          ["Total Overdraft Fees", "$0.00", "$0.00"],
          ["Total Returned Item Fees", "$0.00", "$0.00"],
        ],
      )}${NEXT}<p class=small>IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC TRANSFERS: telephone us at 800.555.0138 or write us at the address on page 1 as soon as you can, if you think your statement or receipt is wrong. Tell us your name and account number, describe the error, and tell us the dollar amount of the suspected error. If we take more than 10 business days to do this, we will credit your account. Your savings federally insured to at least $250,000 and backed by the full faith and credit of the United States Government: National Credit Union Administration, a U.S. Government Agency. Withdrawals shown with a minus sign behind the amount.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Palouse Country Credit Union",
          accounts: parts.map((part) => ({
            kind: part.kind,
            institution: "Palouse Country Credit Union",
            accountLast4: part.suffix.slice(-4),
            periodStart: begun,
            periodEnd: end,
            beginningBalance: decimal(part.first),
            endingBalance: decimal(part.last),
            totalDeposits: decimal(credits(part.rows)),
            totalWithdrawals: decimal(debits(part.rows)),
          })),
          transactions: parts.flatMap((part, index) => entryRows(part.rows, index)),
          allowed: Object.fromEntries(
            parts.flatMap((part, index) => [
              [`accounts.${index}.accountLast4`, [member.slice(-4), part.suffix]],
              [`accounts.${index}.statementDate`, [end]],
              ...(part.kind === "savings" ? [[`accounts.${index}.apr`, [part.rate.slice(0, -1)]]] : []),
            ]),
          ),
        },
        "Palouse Country",
      ),
    };
  },
};

export const vaDeposits: readonly Layout[] = [regional, shares];
