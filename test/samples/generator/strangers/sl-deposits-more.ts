import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { type Month, type Move, monthFacts, moveFacts, ofSort, slMonth, worth } from "./sl-month-data.ts";

const $ = money.dollar;
const plain = money.plain;
const PAGE = '<div style="break-before:page"></div>';

/** The last balance of each day on which something moved. */
const daily = (d: Month) => [...new Map(d.moves.map((move) => [move.day, move.after]))];

const follows = (before: Move | undefined, after: Move) => Number(after.check) === Number(before?.check) + 1;

/** Rows in `count` columns side by side, filled downwards. */
function beside<T>(
  rows: readonly T[],
  count: number,
  cells: (row: T) => string[],
  width: number,
): string[][] {
  const deep = Math.ceil(rows.length / count);
  return Array.from({ length: deep }, (_, line) =>
    Array.from({ length: count }, (__, column) => {
      const row = rows[column * deep + line];
      return row === undefined ? Array.from({ length: width }, () => "") : cells(row);
    }).flat(),
  );
}

/** A big bank's ledger: a count beside every sum, sections by the way money moved, checks three abreast, daily balances. */
const ledger: Layout = {
  name: "sl-bank-ledger-sections",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = slMonth(seed, {
      salt: 21,
      digits: 13,
      always: [
        [
          "pay",
          "HALVORSEN DENTAL GRP DES:PAYROLL ID:00041 INDN:SAMPLE CO ID:9111111103 PPD",
          88_000,
          260_000,
        ],
        [
          "pay",
          "HALVORSEN DENTAL GRP DES:PAYROLL ID:00041 INDN:SAMPLE CO ID:9111111103 PPD",
          88_000,
          260_000,
        ],
        [
          "electronic",
          "CITY OF AKRON DES:UTILITY ID:XXXXX4410 INDN:SAMPLE CO ID:1346000048 WEB",
          4_100,
          19_000,
        ],
        [
          "electronic",
          "CRESCENT CARD SVC DES:EPAY ID:XXXXX0091 INDN:SAMPLE CO ID:3006173082 WEB",
          5_000,
          72_000,
        ],
        ["electronic", "Zelle payment to Dominic for rent Conf# k7t2w0q11", 60_000, 140_000],
        ["fee", "Monthly Maintenance Fee", 1_200, 1_200],
      ],
      often: [
        ["card", "GIANT EAGLE #4097 PURCHASE AKRON OH", 900, 18_000],
        ["card", "MARC'S STORES 63 PURCHASE STOW OH", 700, 9_900],
        ["card", "NETFLIX.COM PURCHASE 866-579-7172 CA", 1_549, 2_299],
        ["card", "TST* BALANCE DUE BREWING PURCHASE KENT OH", 1_200, 8_400],
        ["machine", "BKOFMARL ATM 0714 WITHDRWL W MARKET AKRON OH", 4_000, 40_000],
        ["in", "Counter Credit", 3_000, 95_000],
        ["in", "Zelle payment from NADIA for groceries Conf# p0d88xz4e", 1_500, 9_500],
      ],
      rows: [10, 24],
      checks: [2, 7],
    });
    const groups = [
      ["Credits", ofSort(d, "pay", "in")],
      ["Cash machine and card debits", ofSort(d, "machine", "card")],
      ["Electronic debits", ofSort(d, "electronic")],
      ["Checks paid", ofSort(d, "check").toSorted((a, b) => Number(a.check) - Number(b.check))],
      ["Charges", ofSort(d, "fee")],
    ] as const;
    const [credits, machine, electronic, checks, charges] = groups.map(([, moves]) => moves);
    const head = (page: number) =>
      `<div class="row top" style="border-bottom:3px double #7a1f2b;padding-bottom:4px"><div>${page === 1 ? "<b style=\"font:bold 17pt 'Liberation Serif';color:#7a1f2b\">Marlborough National Bank</b>" : `${d.person.name} | Account # ${grouped(d.number)} | ${date.long(d.start)} to ${date.long(d.end)}`}</div><div class=r>Page ${page} of 4</div></div>`;
    const list = (title: string, moves: readonly Move[] | undefined, sign: string) =>
      `<h3>${title}</h3>${grid("llr", ["Date", "Description", "Amount"], [...(moves ?? []).map((move) => [date.short(move.day), escaped(move.text), plain(move.amount)]), [`<b>Total ${title.toLowerCase()}</b>`, "", `<b>${sign}$${plain(Math.abs(worth(moves ?? [])))}</b>`]], "class=list")}`;
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}h3{color:#7a1f2b;margin:16px 0 2px;font-size:11pt}th{border-bottom:1px solid #333;font-size:8pt}td{padding:2px;border-bottom:1px dotted #bbb}.top>div:first-child{flex:4}td:first-child,th:first-child{white-space:nowrap}.list td:first-child{width:70px}.side{background:#f6efe7;padding:8px;font-size:8pt;line-height:1.45}`,
      `${head(1)}<div class=row style="margin-top:6px"><div>P.O. Box 15284<br>Wilmington, DE 19850<br><br><br><br>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div class=side><b>Customer service information</b><br>888.555.0166 &nbsp; TDD/TTY 800.555.0107<br>En Español 800.555.0188<br>marlborough.example<br>Marlborough National Bank, N.A.<br>P.O. Box 25118, Tampa, FL 33622</div></div>
      <h2 style="margin:34px 0 2px;font-weight:normal">Your Hearth Interest-Free Checking</h2><div>for ${date.long(d.start)} to ${date.long(d.end)} <span style="float:right">Account number: <b>${grouped(d.number)}</b></span></div>
      <h3>Account recap</h3><div class=row><div>${grid(
        "lrr",
        ["", "Items", "Amount"],
        [
          [`Balance forward from ${date.long(addDays(d.start, -1))}`, "", $(d.opening)],
          ...groups.map(([title, moves], index) => [
            title,
            String(moves.length),
            index === 0 ? plain(worth(moves)) : `-${plain(-worth(moves))}`,
          ]),
          [`<b>Closing ledger balance on ${date.long(d.end)}</b>`, "", `<b>${$(d.closing)}</b>`],
        ],
      )}<p class=small>Average ledger balance: $${plain(Math.round((d.opening + d.closing * 2) / 3))}. Days in cycle: ${d.days}. A direct deposit of $250.00 or a minimum daily balance of $1,500.00 avoids the Monthly Maintenance Fee of $12.00.</p></div><div class=side style="flex:.45"><b>Stay ahead of fraud</b><br>We will never ask for a code. In ${d.start.slice(0, 4)} customers lost an average of $1,240.00 to impostors.<br><br><b>Need a hand?</b><br>Balance Assist loans up to $500 for a flat $5 fee. APR 29.76%.</div></div>
      ${PAGE}${head(2)}${list("Credits", credits, "")}${list("Cash machine and card debits", machine, "-")}
      ${PAGE}${head(3)}${list("Electronic debits", electronic, "-")}<h3>Checks paid</h3>${grid(
        "llrllrllr",
        ["Date", "Check #", "Amount", "Date", "Check #", "Amount", "Date", "Check #", "Amount"],
        beside(
          (checks ?? []).map((move, index) => ({
            ...move,
            gap: index > 0 && !follows(checks?.[index - 1], move),
          })),
          3,
          (move) => [date.short(move.day), `${move.check ?? ""}${move.gap ? "*" : ""}`, plain(move.amount)],
          3,
        ),
      )}<div class=row style="padding:2px"><b>Total checks paid</b><b class=r>-$${plain(-worth(checks ?? []))}</b></div><div class=small>* There is a gap in sequential check numbers</div>${list("Charges", charges, "-")}
      ${grid(
        "lrr",
        ["", "Total for this period", "Total year-to-date"],
        [
          ["Total Overdraft fees", "$0.00", "$70.00"],
          ["Total NSF: Returned Item fees", "$0.00", "$0.00"],
        ],
        "style='width:70%;margin-top:10px'",
      )}
      <h3>Daily ledger balances</h3>${grid(
        "lrlrlr",
        ["Date", "Balance ($)", "Date", "Balance ($)", "Date", "Balance ($)"],
        beside(daily(d), 3, ([day, after]) => [date.noYear(day), plain(after)], 2),
      )}
      ${PAGE}${head(4)}<h3>Important information for bank deposit accounts</h3><p class=small style="columns:2;line-height:1.5">Change of address. Please call us at the number on page 1 of this statement. Deposit agreement. When you opened your account you received a deposit agreement and fee schedule. Electronic transfers: in case of errors or questions call or write as soon as you can. We must hear from you no later than 60 days after we sent you the FIRST statement on which the error or problem appeared. We will tell you the results within 10 business days (90 days for point-of-sale transactions). Reporting other problems: you must examine your statement carefully and promptly; if you fail to notify us within 60 days you may not be able to recover. Direct deposits: you may call us to find out whether a deposit scheduled within 60 days was made as planned. Overdraft item fee $10.00, at most 2 a day; none when overdrawn by $1.00 or less. Stop payment $30.00. ©${d.end.slice(0, 4)} Marlborough Corporation. Member FDIC and Equal Housing Lender.</p>
      <h3>How to balance your account</h3>${grid(
        "lr",
        [],
        [
          ["1. Write your closing ledger balance here", "$__________"],
          ["2. Add deposits not shown on this statement", "$__________"],
          ["3. Subtract checks outstanding", "$__________"],
          ["4. This is your true balance", "$__________"],
        ],
      )}`,
    );
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: "Marlborough National Bank",
        accounts: [monthFacts(d, "Marlborough National Bank", "checking")],
        transactions: moveFacts(groups.flatMap(([, moves]) => moves)),
        allowed: {
          "accounts.0.statementDate": [d.end],
          "accounts.0.feesCharged": [decimal(-worth(ofSort(d, "fee")))],
          institution: ["Marlborough National Bank, N.A.", "Marlborough Corporation"],
          "accounts.0.institution": ["Marlborough National Bank, N.A.", "Marlborough Corporation"],
        },
      },
    };
  },
};

const grouped = (number: string) => `${number.slice(0, 4)} ${number.slice(4, 8)} ${number.slice(8)}`;

const weekday = (day: string) =>
  ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"][
    new Date(`${day}T00:00:00Z`).getUTCDay()
  ] ?? "";

/** A spending account in an app: the newest day first, a heading a day, merchants in one line, cash back and roundups beside. */
const pocket: Layout = {
  name: "sl-bank-pocket-days",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = slMonth(seed, {
      salt: 33,
      digits: 12,
      calendar: true,
      always: [
        ["pay", "Paycheck from Rivet Staffing (2 days early)", 61_000, 170_000],
        ["pay", "Paycheck from Rivet Staffing (2 days early)", 61_000, 170_000],
        ["out", "Sent to @marisol_q", 1_000, 22_000],
        ["interest", "Cash back redeemed", 125, 2_900],
      ],
      often: [
        ["card", "Wingstop", 900, 4_200],
        ["card", "Lyft", 700, 3_900],
        ["card", "H Mart", 1_100, 13_500],
        ["card", "Cricket Wireless", 3_500, 6_000],
        ["card", "Klarna* installment 3 of 4", 1_400, 6_600],
        ["machine", "Cash withdrawal at 7-Eleven", 2_000, 20_000],
        ["fee", "Out-of-network ATM fee", 250, 350],
        ["out", "Roundup to Stash Jar", 5, 99],
        ["in", "Received from @theo.v", 500, 9_000],
      ],
      rows: [12, 26],
    });
    const newest = d.moves.toReversed();
    const days = [...new Set(newest.map((move) => move.day))];
    const signed = (amount: number) => (amount < 0 ? `-$${plain(-amount)}` : `+$${plain(amount)}`);
    const spent = worth(ofSort(d, "card"));
    const html = document(
      `body{font:9.5pt "DejaVu Sans Condensed","DejaVu Sans";color:#14201d}${BASE}.line{display:flex;justify-content:space-between;padding:4px 0 4px 14px;break-inside:avoid}.d{font-weight:bold;font-size:8.5pt;background:#eefaf4;padding:4px 6px;margin-top:8px;break-after:avoid}.g{color:#0a8a5b}.box{border:1.5px solid #14201d;border-radius:12px;padding:12px 16px}.small{color:#5c6a66;line-height:1.5}`,
      `<div class=row style="align-items:center"><div><span style="background:#0a8a5b;color:#fff;border-radius:50%;padding:6px 11px;font-weight:bold">P</span> <b style="font-size:15pt">Pocketwise</b></div><div class=r>Spend Account activity report<br><b>${date.abbreviatedBare(d.start)} – ${date.abbreviatedBare(d.end)}</b></div></div>
      <div class=row style="margin:24px 0"><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div class=r>Routing 073972181<br>Account ending in ${d.number.slice(-4)}<br>Visa® debit ending in ${d.random.whole(1_000, 9_899)}</div></div>
      <div class=box><div class=line style="padding-left:0"><span>On ${date.monthDay(d.start)} you had</span><b>${$(d.opening)}</b></div><div class=line style="padding-left:0"><span>Money added</span><b class=g>+${$(d.in)}</b></div><div class=line style="padding-left:0"><span>Money spent, sent and withdrawn</span><b>-${$(d.out)}</b></div><div class=line style="padding-left:0;border-top:1px solid #14201d;font-size:12pt"><span>On ${date.monthDay(d.end)} you had</span><b>${$(d.closing)}</b></div></div>
      <div class=row style="margin-top:12px"><div class=small>Card spending ${$(-spent)}<br>Top category: Food ${$(Math.round(-spent * 0.44))}</div><div class=small>CoverMe limit $140.00<br>CoverMe used this month $0.00</div><div class=small>Stash Jar balance $${plain(d.random.whole(300, 88_000))}<br>(held separately, see its own report)</div></div>
      <h3 style="margin:20px 0 0">Activity, newest first</h3>
      ${days
        .map(
          (day) =>
            `<div class=d>${weekday(day)}, ${date.longNoYear(day)}</div>${newest
              .filter((move) => move.day === day)
              .map(
                (move) =>
                  `<div class=line><span>${escaped(move.text)}</span><span${move.amount > 0 ? " class=g" : ""}>${signed(move.amount)}</span></div>`,
              )
              .join("")}`,
        )
        .join("")}
      <h3>Fees</h3><div class=line><span>ATM fees this month</span><span>${$(-worth(ofSort(d, "fee")))}</span></div><div class=line><span>Fees in ${d.end.slice(0, 4)}</span><span>${$(-worth(ofSort(d, "fee")) + 900)}</span></div>
      <p class=small>Pocketwise is a financial technology company, not a bank. Banking services and debit card provided by The Larkin Bank, Member FDIC. Early pay depends on when your employer sends it. Cash deposits at retailers may cost up to $4.95. You have 60 days from the day this report was made available to tell us about an error: help@pocketwise.example or (844) 555-0121, PO Box 417, San Francisco, CA 94104.</p>`,
    );
    const names = ["The Larkin Bank"];
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: "Pocketwise",
        accounts: [monthFacts(d, "Pocketwise", "checking")],
        transactions: moveFacts(newest),
        allowed: {
          "accounts.0.statementDate": [d.end],
          "accounts.0.feesCharged": [decimal(-worth(ofSort(d, "fee")))],
          institution: names,
          "accounts.0.institution": names,
        },
      },
    };
  },
};

export const slDepositsMore: readonly Layout[] = [ledger, pocket];
