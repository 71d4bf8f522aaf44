import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import {
  accountOf,
  address,
  byNumber,
  type Describe,
  daily,
  GAP,
  incoming,
  type Month,
  makeMonth,
  named,
  of,
  openOf,
  outgoing,
  rowsOf,
  sideBySide,
  sum,
  withBalance,
} from "./sz-data.ts";

const $ = money.dollar;

/** A bank of apps: every line has a category and a signed amount, opening and closing balances are rows of the list. */
const categories: Layout = {
  name: "sz-bank-category-column",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const months = [
      makeMonth(seed + 300, { calendar: true, interest: 0.1 }),
      makeMonth(seed + 300, { calendar: true, interest: 3.41, savings: true }),
    ] as const;
    const [first] = months;
    const titles = ["Everyday 360", "360 Growth Savings"] as const;
    const tell: Describe = ({ kind, name, town, ref, check }) => {
      if (kind === "check") return `Check #${check} Cashed`;
      if (kind === "card") return `Debit Card Purchase - ${name} ${town}`;
      if (kind === "pay") return `Deposit from ${name} PAYROLL`;
      if (kind === "bill") return `Withdrawal from ${name} ${town}`;
      if (kind === "interest") return "Monthly Interest Paid";
      return kind === "in" || kind === "transfer" ? `${name} (${ref.slice(0, 6)})` : `${name} - ${town}`;
    };
    const total = months.reduce((whole, m) => whole + m.ending, 0);
    const earned = (m: Month) => sum(of(m, "interest"));
    const part = (m: Month, index: 0 | 1) =>
      `<h3>${titles[index]} - ${m.number.slice(0, 11)}</h3>${grid(
        "lllrr",
        ["DATE", "DESCRIPTION", "CATEGORY", "AMOUNT", "BALANCE"],
        [
          [date.monthDay(m.start), "Opening Balance", "", "", $(m.beginning)],
          ...withBalance(m).map((move) => [
            date.monthDay(move.day),
            escaped(tell(move)),
            move.amount > 0 ? "Credit" : "Debit",
            money.signed(move.amount),
            $(move.balance),
          ]),
          [date.monthDay(m.end), "Closing Balance", "", "", $(m.ending)],
        ],
        "class=a",
      )}<div class=row style="margin:10px 0"><div>ANNUAL PERCENTAGE YIELD EARNED<br><b>${index === 0 ? "0.10" : "3.41"}%</b></div><div>YTD INTEREST AND BONUSES<br><b>${$(earned(m) * 5 + 17)}</b></div><div>DAYS IN STATEMENT CYCLE<br><b>${m.days}</b></div></div>`;
    const fees = grid(
      "lrr",
      ["Fees Summary", "TOTAL FOR THIS PERIOD", "TOTAL YEAR-TO-DATE"],
      [
        ["Total Overdraft Fees", "$0.00", "$0.00"],
        ["Total Return Item Fees", "$0.00", "$0.00"],
      ],
      "class=a",
    );
    const name = "Halyard 360";
    const html = document(
      `body{font:9pt "DejaVu Sans"}${BASE}${GAP}h3{color:#004977;font-size:12pt;margin:14px 0 4px}.a th{color:#666;font-size:7pt;border-bottom:2px solid #004977}.a td{padding:4px 2px;border-bottom:1px solid #e4e4e4}.a tr>.r{white-space:nowrap}`,
      `<div class=row><div style="font-size:18pt;color:#004977"><b>halyard</b>360&#176;</div><div class=r>STATEMENT PERIOD<br><b>${date.monthDay(first.start)} - ${date.abbreviatedBare(first.end)}</b></div></div><h1 style="font-size:15pt">Here's your ${date.monthYear(first.end)} bank statement.</h1>
      <div class=row><div>${address(first.person)}</div><div>For today's balance or to see how much interest you've earned, sign in to your account at halyard360.example or with our mobile app.</div></div>
      <h3>Account Summary</h3>${grid(
        "lrr",
        ["ACCOUNT NAME", date.monthDay(first.start).toUpperCase(), date.monthDay(first.end).toUpperCase()],
        [
          ...months.map((m, index) => [
            `${titles[index]}...${m.number.slice(7, 11)}`,
            $(m.beginning),
            $(m.ending),
          ]),
          [
            "<b>All Accounts</b>",
            `<b>${$(months[0].beginning + months[1].beginning)}</b>`,
            `<b>${$(total)}</b>`,
          ],
        ],
        "class=a",
      )}<h3>Cashflow Summary</h3>${pairs(
        [
          [`${titles[0]} &nbsp; Money in`, $(sum(incoming(first)))],
          [`${titles[0]} &nbsp; Money out`, $(-sum(outgoing(first)))],
        ],
        "style='width:50%'",
      )}${part(months[0], 0)}${fees}${part(months[1], 1)}${fees}
      <p class=small>Page 1 of 3 &nbsp; halyard360.example &nbsp; 1-800-555-0108 &nbsp; P.O. Box 85123, Richmond, VA 23285<br>Halyard 360 is a trade name of Halyard One, N.A., Member FDIC. The FDIC insures up to $250,000 per depositor. If you think a statement is wrong, tell us within 60 days. 10 business days (20 if your account is new) is what we take to look into it.</p>`,
    );
    const cut = (m: Month) => ({ ...m, number: m.number.slice(0, 11) });
    return {
      html,
      truth: named(
        {
          documentType: "bank-statements",
          institution: name,
          accounts: [
            accountOf(cut(first), name, "checking", {
              totalDeposits: decimal(sum(incoming(first))),
              totalWithdrawals: decimal(-sum(outgoing(first))),
            }),
            accountOf(cut(months[1]), name, "savings"),
          ],
          transactions: months.flatMap((m, index) => rowsOf(m.moves, tell, index)),
          allowed: {
            ...openOf(first, 0, "date", "fees"),
            ...openOf(months[1], 1, "in", "out", "date", "fees"),
          },
        },
        "Halyard One, N.A.",
        "halyard360",
        "Halyard One",
      ),
    };
  },
};

/** A large credit union: a table of all accounts first, then each with trailing minus signs; the loan's own paper is another. */
const access: Layout = {
  name: "sz-union-access-number",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const draft = makeMonth(seed + 400, { interest: 0.01 });
    const share = makeMonth(seed + 400, { interest: 0.25, savings: true });
    const titles = ["Free EveryDay Checking", "Membership Savings"] as const;
    const list = [draft, share] as const;
    const tell: Describe = ({ kind, name, town, on, check }) => {
      if (kind === "check") return `Check ${check}`;
      if (kind === "card") return `POS Debit- 9917 ${date.noYear(on).replace("/", "-")}-26 ${name} ${town}`;
      if (kind === "atm") return `ATM Withdrawal ${date.noYear(on).replace("/", "-")}-26 ${town}`;
      if (kind === "pay") return `Deposit - ACH Paid From ${name} Payroll`;
      if (kind === "bill") return `Paid To - ${name} ${town} Chk`;
      return kind === "interest" ? "Dividend" : name;
    };
    const dash = (day: string) => date.noYear(day).replace("/", "-");
    const dividends = (m: Month) => sum(of(m, "interest"));
    const table = (m: Month, index: 0 | 1) => {
      const mean = Math.round(daily(m).reduce((whole, d) => whole + d.balance, 0) / daily(m).length);
      return `<h3>${titles[index]} - ${m.number.slice(0, 10)}</h3>${index === 0 ? "<i>(Continued from previous page)</i>" : ""}${grid(
        "llrr",
        ["Date", "Transaction Detail", "Amount($)", "Balance($)"],
        [
          [dash(m.start), "Beginning Balance", "", money.plain(m.beginning)],
          ...withBalance(m).map((move) => [
            dash(move.day),
            escaped(tell(move)),
            money.trailing(move.amount),
            money.plain(move.balance),
          ]),
          [dash(m.end), "<b>Ending Balance</b>", "", `<b>${money.plain(m.ending)}</b>`],
        ],
        "class=t",
      )}<p>Average Daily Balance - Current Cycle: ${$(mean)}<br>Your account earned ${$(dividends(m))}, with an annual percentage yield earned of ${index === 0 ? "0.01" : "0.25"}%, for the dividend period from ${date.dashed(m.start)} through ${date.dashed(m.end)}</p>`;
    };
    const checks = byNumber(draft);
    const name = "Anchorline Federal Credit Union";
    const html = document(
      `body{font:8.5pt "Liberation Sans"}${BASE}${GAP}h3{background:#004b87;color:#fff;padding:4px;font-size:9pt;margin:14px 0 2px}.t th{border-bottom:1px solid #004b87}.t td{padding:2.5px 3px}`,
      `<div class=row><div style="flex:2"><b style="font-size:16pt;color:#004b87">ANCHORLINE</b><br><span style="letter-spacing:3px">FEDERAL CREDIT UNION</span><br>PO Box 3100, Merrifield VA 22119-3100</div><div><h2 style="margin:0">Statement of Account</h2>Statement Period<br><b>${date.short(draft.start)} - ${date.short(draft.end)}</b><br>Access No. ${draft.number.slice(1, 8)}</div></div>
      <p style="margin:24px 40px">#BWNLLSV<br>${address(draft.person)}</p><div style="border:1px solid #888;padding:6px"><b>Say "Yes" to Paperless!</b> View your digital statements in Mobile or Online Banking. Refinance your auto loan from another lender and get $200. Rates as low as 4.09% APR for up to 36 months, for loans of $15,000 or more.</div>
      <h3>Summary of your deposit accounts</h3>${grid(
        "lrrrrr",
        [
          "",
          "Previous<br>Balance",
          "Deposits/<br>Credits",
          "Withdrawals/<br>Debits",
          "Ending<br>Balance",
          "YTD<br>Dividends",
        ],
        [
          ...list.map((m, index) => [
            `${titles[index]}<br>${m.number.slice(0, 10)}`,
            $(m.beginning),
            $(sum(incoming(m))),
            $(-sum(outgoing(m))),
            $(m.ending),
            $(dividends(m) * 4 + 3),
          ]),
          [
            "<b>Totals</b>",
            ...[
              draft.beginning + share.beginning,
              sum(incoming(draft)) + sum(incoming(share)),
              -sum(outgoing(draft)) - sum(outgoing(share)),
              draft.ending + share.ending,
              (dividends(draft) + dividends(share)) * 4 + 6,
            ].map((amount) => `<b>${$(amount)}</b>`),
          ],
        ],
        "class=t",
      )}<h3>Checking</h3>${table(draft, 0)}<b>Items Paid</b>${grid(
        "llrllr",
        ["Date", "Item", "Amount($)", "Date", "Item", "Amount($)"],
        sideBySide(checks, 2, (c) => [dash(c.day), `Check ${c.check}`, money.plain(-c.amount)]),
        "class=t style='width:60%'",
      )}<h3>Savings</h3>${table(share, 1)}
      <p class=small><b>Disclosure Information</b> Savings joint owner(s): NONE. If your account was charged an Optional Overdraft Protection Service fee of $20.00, it is listed above. Rates: checking line of credit 14.90% APR (.04082% daily). Federally insured by NCUA.</p>`,
    );
    return {
      html,
      truth: named(
        {
          documentType: "bank-statements",
          institution: name,
          accounts: list.map((m, index) =>
            accountOf({ ...m, number: m.number.slice(0, 10) }, name, index === 0 ? "checking" : "savings", {
              totalDeposits: decimal(sum(incoming(m))),
              totalWithdrawals: decimal(-sum(outgoing(m))),
            }),
          ),
          transactions: list.flatMap((m, index) => rowsOf(m.moves, tell, index)),
          allowed: { ...openOf(draft, 0, "date"), ...openOf(share, 1, "date") },
        },
        "ANCHORLINE",
      ),
    };
  },
};

/** A wallet of accounts: sentences tell how many lines there were and what they came to; the reserve comes on a page of its own. */
const sentences: Layout = {
  name: "sz-bank-there-were-sentences",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const m = makeMonth(seed + 500, { fee: seed % 2 === 0 ? 700 : 0 });
    const reserve = makeMonth(seed + 500, { savings: true, interest: 0.05 });
    const dashed = (month: Month) =>
      `${month.number.slice(0, 2)}-${month.number.slice(2, 6)}-${month.number.slice(6, 10)}`;
    const tell: Describe = ({ kind, name, town, on, ref, check }) => {
      if (kind === "check") return `Check ${check}`;
      if (kind === "card") return `6618 Debit Card Purchase ${name} ${town}`;
      if (kind === "atm") return `ATM Withdrawal ${ref.slice(0, 4)} ${town} ${date.noYear(on)}`;
      if (kind === "pay") return `Direct Deposit - Payroll ${name} XXXXXXXXXXX${ref.slice(0, 4)}`;
      if (kind === "bill") return `Direct Payment - ${town} ${name} ${ref.slice(0, 8)}`;
      if (kind === "interest") return "Interest Payment";
      return kind === "fee" ? "Monthly Service Charge" : name;
    };
    const groups = [
      { title: "Deposits and Other Additions", one: "Deposits and Other Additions", moves: incoming(m) },
      { title: "Checks and Substitute Checks", one: "checks", moves: byNumber(m) },
      {
        title: "Banking/Debit Card Withdrawals and Purchases",
        one: "Banking Machine/Debit Card deductions",
        moves: of(m, "card", "atm"),
      },
      {
        title: "Online and Electronic Banking Deductions",
        one: "Online or Electronic Banking Deductions",
        moves: of(m, "bill", "transfer"),
      },
      { title: "Other Deductions", one: "Other Deductions", moves: of(m, "fee") },
    ].filter((group) => group.moves.length > 0);
    const short = (list: readonly { day: string; amount: number }[]) =>
      list.map((move) => [date.noYear(move.day), money.plain(Math.abs(move.amount))]);
    const detail = ({ title, one, moves }: (typeof groups)[number]) =>
      `<div class=g><div><b>${title}</b>${
        one === "checks"
          ? grid(
              "llrlllrl",
              [
                "Date<br>posted",
                "Check<br>number",
                "Amount",
                "Reference<br>number",
                "Date<br>posted",
                "Check<br>number",
                "Amount",
                "Reference<br>number",
              ],
              sideBySide(moves, 2, (c) => [
                date.noYear(c.day),
                c.check ?? "",
                money.plain(-c.amount),
                c.ref.slice(1),
              ]),
            )
          : grid(
              "lrl",
              ["Date", "Amount", "Description"],
              moves.map((move, index) => [...(short(moves)[index] ?? []), escaped(tell(move))]),
            )
      }</div><div class=s>There ${moves.length === 1 ? "was" : "were"} ${moves.length} ${moves.length === 1 ? one.replace(/s$/, "").replace("Deposits and", "Deposit or") : one} totaling ${$(Math.abs(sum(moves)))}.</div></div>`;
    const summary = (month: Month) =>
      `<b>Balance Summary</b>${grid("rrrr", ["Beginning<br>balance", "Deposits and<br>other additions", "Checks and other<br>deductions", "Ending<br>balance"], [[month.beginning, sum(incoming(month)), -sum(outgoing(month)), month.ending].map(money.plain)])}${grid("rr", ["Average monthly<br>balance", "Charges<br>and fees"], [[money.plain(Math.round((month.beginning + month.ending) / 2)), money.plain(-sum(of(month, "fee")))]], "style='width:50%;margin-left:50%'")}`;
    const head = (page: number, month: Month, title: string) =>
      `<div class=row><div style="font-size:17pt"><b>${title}</b></div><div class=r>For the period ${date.slash(month.start)} to ${date.slash(month.end)}<br>${month.person.name.toUpperCase()}<br>Primary account number: ${dashed(m)}<br>Page ${page} of 2</div></div>`;
    const name = "Three Rivers National Bank";
    const html = document(
      `body{font:8.5pt "Liberation Sans"}${BASE}${GAP}.g{display:flex;gap:12px;border-top:1px solid #ef6a00;margin-top:10px;padding-top:3px}.g>div:first-child{flex:4}.s{flex:1;font-size:7.5pt}th{font-weight:normal;font-size:7pt;color:#444;vertical-align:bottom}td{padding:1.5px 2px;white-space:nowrap}h3{color:#ef6a00;margin:12px 0 2px}`,
      `${head(1, m, "Pocket Wallet Statement")}<div>3R Bank</div><div class=row style="margin:12px 0"><div>${address(m.person)}</div><div class=small>For 24-hour banking sign on to 3rbank.example<br>Customer service: 1-888-555-0172<br>Write to: Customer Service, PO Box 609, Pittsburgh PA 15230-9738<br>TDD terminal: 1-800-555-0180</div></div>
      <h3>Pocket Wallet Spend <span style="font-size:8pt">Interest Checking Account Summary</span></h3>Account number: ${dashed(m)}<br>Overdraft Protection Provided By: XX-XXXX-${reserve.number.slice(6, 10)}<div class=row><div style="flex:2">${summary(m)}</div><div style="border:1px solid #aaa;padding:4px"><b>Overdraft and Returned Item Fees</b>${grid(
        "lrr",
        ["", "Total for this Period", "Total Year to Date"],
        [
          ["Total Overdraft Fees", ".00", seed % 3 === 0 ? "36.00" : ".00"],
          ["Total Returned Item Fees (NSF)", ".00", ".00"],
        ],
      )}</div></div>
      <b>Transaction Summary</b>${grid("rrr", ["Checks paid/written", "Check Card POS<br>signed transactions", "Total ATM<br>transactions"], [[String(of(m, "check").length), String(of(m, "card").length), String(of(m, "atm").length)]], "style='width:60%'")}
      <h3>Activity Detail</h3>${groups.map(detail).join("")}<h3>Daily Balance Detail</h3>${grid(
        "lrlrlrlr",
        ["Date", "Balance", "Date", "Balance", "Date", "Balance", "Date", "Balance"],
        sideBySide(daily(m), 4, (d) => [date.noYear(d.day), money.plain(d.balance)]),
      )}
      <div style="break-before:page"></div>${head(2, reserve, "Pocket Wallet Statement")}<h3>Pocket Wallet Growth <span style="font-size:8pt">Savings Account Summary</span></h3>Account number: ${dashed(reserve)}<br>${summary(reserve)}<b>Interest Summary</b>${grid("rrrr", ["Annual Percentage<br>Yield Earned (APYE)", "Number of days<br>in interest period", "Average collected<br>balance for APYE", "Interest Paid<br>this period"], [["0.05%", String(reserve.days), money.plain(reserve.beginning), money.plain(sum(of(reserve, "interest")))]])}<p>As of ${date.noYear(reserve.end)}, a total of ${$(sum(of(reserve, "interest")) * 3 + 40)} in interest was paid this year.</p><h3>Activity Detail</h3>${detail({ title: "Deposits and Other Additions", one: "Deposits and Other Additions", moves: incoming(reserve) })}${outgoing(reserve).length > 0 ? detail({ title: "Other Deductions", one: "Other Deductions", moves: outgoing(reserve) }) : ""}<p class=small>Member FDIC &nbsp; Equal Housing Lender &nbsp; © 2026 ${name}</p>`,
    );
    const truthOf = (month: Month, kind: "checking" | "savings") =>
      accountOf({ ...month, number: month.number.slice(0, 10) }, name, kind, {
        totalDeposits: decimal(sum(incoming(month))),
        totalWithdrawals: decimal(-sum(outgoing(month))),
      });
    return {
      html,
      truth: named(
        {
          documentType: "bank-statements",
          institution: name,
          accounts: [truthOf(m, "checking"), truthOf(reserve, "savings")],
          transactions: [
            ...rowsOf(
              groups.flatMap((group) => group.moves),
              tell,
            ),
            ...rowsOf([...incoming(reserve), ...outgoing(reserve)], tell, 1),
          ],
          allowed: { ...openOf(m, 0, "date", "fees"), ...openOf(reserve, 1, "date", "fees") },
        },
        "3R Bank",
      ),
    };
  },
};

export const szBanksSecond: readonly Layout[] = [categories, access, sentences];
