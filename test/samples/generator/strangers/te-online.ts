import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal } from "../print-styles.ts";
import {
  $,
  account,
  accountNumber,
  bare,
  begin,
  checking,
  closingDay,
  type Event,
  inward,
  type Ledger,
  outward,
  paper,
  period,
  rows,
  savings,
  sum,
  titled,
  transfers,
} from "./te-data.ts";

/** An online bank's savings: a summary box per account and an activity table with credits, debits and a balance. */
const quill: Layout = {
  name: "te-quill-online-savings",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 8);
    const span = period(random, "cycle");
    const several = random.chance(0.5);
    const moves = (most: number) => transfers(random, span, most);
    const saver = savings(random, span, {
      rate: 3.54,
      inward: moves(3),
      withdraw: 0.6,
      opening: [250_000, 5_600_000],
    });
    const market = savings(random, span, {
      rate: 3.3,
      inward: moves(1),
      withdraw: 0.3,
      opening: [100_000, 2_000_000],
    });
    const all = several
      ? ([
          ["Online Savings Account", saver, accountNumber(random, 10), "3.60%"],
          ["Money Market Account", market, accountNumber(random, 10), "3.35%"],
        ] as const)
      : ([["Online Savings Account", saver, accountNumber(random, 10), "3.60%"]] as const);
    const say = (event: Event) =>
      event.kind === "interest"
        ? "Interest Paid"
        : event.kind === "move-in"
          ? `eCheck Deposit ACH transfer from Corvane Checking ****${event.ref.slice(0, 4)}`
          : `Internet Transfer To Corvane Checking ****${event.ref.slice(0, 4)}`;
    const one = (name: string, ledger: Ledger, number: string, rate: string) =>
      `<div class=acct><h2>${name}</h2><div class=row><div>${pairs([
        ["Account Number", number],
        ["Account Ownership", "Individual"],
        ["Account Nickname", "Rainy day"],
      ])}</div><div>${pairs([
        ["Annual Percentage Yield Earned", `${ledger.apy}%`],
        ["Annual Percentage Yield as of statement date", rate],
        ["Days in Statement Period", String(ledger.days)],
        ["Average Daily Balance", $(ledger.average)],
        ["Interest Paid Year-to-Date", $(ledger.interest * 4 + 8)],
      ])}</div></div>${grid(
        "lllrrr",
        ["Date", "Description", "", "Credits", "Debits", "Balance"],
        [
          [date.slash(span.start), "Beginning Balance", "", "", "", $(ledger.opening)],
          ...ledger.events.map((event) => [
            date.slash(event.day),
            escaped(say(event)),
            "",
            event.amount > 0 ? $(event.amount) : "",
            event.amount < 0 ? `-$${bare(event.amount)}` : "",
            $(event.balance),
          ]),
          [date.slash(span.end), "Ending Balance", "", "", "", $(ledger.closing)],
        ],
        "class=t",
      )}${pairs(
        [
          ["Total Credits", $(sum(inward(ledger)))],
          ["Total Debits", $(sum(outward(ledger)))],
        ],
        "class=tot",
      )}</div>`;
    const total = all.reduce((value, [, ledger]) => value + ledger.closing, 0);
    const before = all.reduce((value, [, ledger]) => value + ledger.opening, 0);
    const html = document(
      `${BASE}body{font:9pt Verdana,Arial;color:#222}.logo{font:bold 28pt Arial;color:#5a0b4d}.sum{border:1px solid #5a0b4d;border-radius:6px;padding:10px;margin:18px 0}h2{font:bold 11pt Arial;color:#5a0b4d;margin:0 0 6px}.acct{margin:20px 0;border-top:3px solid #5a0b4d;padding-top:8px}.t td{padding:4px 0;border-bottom:1px solid #ddd;font-size:8pt}.t th{background:#f1e9f0;font-size:8pt;padding:4px 0}.tot{width:40%!important;margin-left:auto;font-weight:bold}`,
      `<div class=row><div class=logo>quill.</div><div class=r><b>Combined Customer Statement</b><br>Statement Date &nbsp; ${date.slash(span.end)}<br>Page 1 of 1</div></div>
<div class=row style="margin-top:18px"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=small>Quill Bank, PO Box 951, Horsham, PA 19044<br>quillbank.example &nbsp; 1-877-555-0147<br>Customer care, 24 hours a day / 7 days a week</div></div>
<div class=sum><h2>Account Summary</h2>${grid(
        "llrr",
        [
          "Account Name",
          "Account Number",
          `Beginning Balance<br>as of ${date.slash(span.start)}`,
          `Ending Balance<br>as of ${date.slash(span.end)}`,
        ],
        [
          ...all.map(([name, ledger, number]) => [
            name,
            `xxxxxx${number.slice(-4)}`,
            $(ledger.opening),
            $(ledger.closing),
          ]),
          ["<b>Total</b>", "", `<b>${$(before)}</b>`, `<b>${$(total)}</b>`],
        ],
      )}</div><div class=small><b>Heads up:</b> Savings and money market accounts are limited to 10 withdrawals per statement cycle. We refund any excess transaction fee.</div>
${all.map(([name, ledger, number, rate]) => one(name, ledger, number, rate)).join("")}
<p class=small><b>In Case of Errors or Questions About Your Electronic Transfers</b>, telephone us at 1-877-555-0147 or write us at Quill Bank, P.O. Box 951, Horsham, PA 19044 as soon as you can, if you think your statement or receipt is wrong or if you need more information about a transfer listed on the statement or receipt. We will investigate your complaint and will correct any error promptly. If we take more than 10 business days to do this, we will credit your account for the amount you think is in error. Quill Bank, Member FDIC</p>`,
    );
    const truth = paper(
      "Quill Bank",
      all.map(([, ledger, number]) =>
        account("savings", "Quill Bank", number, ledger, {
          statementDate: span.end,
          totalDeposits: decimal(sum(inward(ledger))),
          totalWithdrawals: decimal(-sum(outward(ledger))),
        }),
      ),
      all.flatMap(([, ledger], index) => rows(index, ledger.events, say)),
      { "accounts.1.kind": ["other"] },
    );
    return { html, truth: alsoNamed(truth, "quill.", "quill", "Quill") };
  },
};

/** Several accounts of one online customer; opening and closing balance are rows of each list. */
const capstan: Layout = {
  name: "te-capstan-360",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 9);
    const span = period(random, "month");
    const moved = transfers(random, span, 2);
    const spending = checking(random, span, { out: moved, rate: 0.1, atm: random.chance(0.5) });
    const third = random.chance(0.5);
    const performance = savings(random, span, { rate: 3.4, inward: moved, opening: [100_000, 2_400_000] });
    const kids = savings(random, span, { rate: 2.5, withdraw: 0, opening: [20_000, 120_000] });
    const numbers = [
      `360${accountNumber(random, 8)}`,
      `360${accountNumber(random, 8)}`,
      `360${accountNumber(random, 8)}`,
    ] as const;
    const say = (event: Event) => {
      switch (event.kind) {
        case "payroll":
          return `Deposit from ${event.name} PAYROLL`;
        case "mobile":
          return "Check Deposit (Mobile)";
        case "zelle-in":
          return `Zelle money received from ${event.name}`;
        case "refund":
          return `Debit Card Purchase Return - ${event.name} ${event.place}`;
        case "card":
          return `Debit Card Purchase - ${event.name} ${event.place}`;
        case "atm":
          return "ATM Withdrawal - ALLPOINT 1200 N MAIN ST SPRINGFIELD ILUS";
        case "bill":
          return `Withdrawal from ${event.name} BILLPAY`;
        case "cardpay":
          return `Withdrawal from ${event.name} ONLINE PMT`;
        case "zelle-out":
          return `Zelle money sent to ${event.name}`;
        case "move-out":
          return `Withdrawal to 360 Performance Savings XXXXXXX${numbers[1].slice(-4)}`;
        case "interest":
          return "Monthly Interest Paid";
        case "check":
        case "fee":
        case "move-in":
        default:
          return `Check #${event.name} Cashed`;
      }
    };
    const saySaver = (event: Event) =>
      event.kind === "interest"
        ? "Monthly Interest Paid"
        : event.kind === "move-in"
          ? `Deposit from 360 Checking XXXXXXX${numbers[0].slice(-4)}`
          : `Withdrawal to 360 Checking XXXXXXX${numbers[0].slice(-4)}`;
    const all = [
      ["360 Checking", "checking", spending, numbers[0], say],
      ["360 Performance Savings", "savings", performance, numbers[1], saySaver],
      ...(third ? [["Kids Savings Account", "savings", kids, numbers[2], saySaver] as const] : []),
    ] as const;
    const total = (pick: (ledger: Ledger) => number) =>
      all.reduce((value, [, , ledger]) => value + pick(ledger), 0);
    const part = (name: string, ledger: Ledger, number: string, words: (event: Event) => string) =>
      `<div class=part><h2>${name} <span>- ${number}</span></h2>${grid(
        "lllrr",
        ["DATE", "DESCRIPTION", "CATEGORY", "AMOUNT", "BALANCE"],
        [
          [date.monthDay(span.start), "Opening Balance", "", "", $(ledger.opening)],
          ...ledger.events.map((event) => [
            date.monthDay(event.day),
            escaped(words(event)),
            event.amount > 0 ? "Credit" : "Debit",
            `${event.amount > 0 ? "+" : "-"} $${bare(event.amount)}`,
            $(event.balance),
          ]),
          [date.monthDay(span.end), "Closing Balance", "", "", $(ledger.closing)],
        ],
        "class=t",
      )}${grid(
        "rrr",
        [
          "ANNUAL PERCENTAGE<br>YIELD (APY) EARNED",
          "YTD INTEREST AND<br>BONUSES",
          "DAYS IN<br>STATEMENT CYCLE",
        ],
        [[`${ledger.apy}%`, $(ledger.interest * 5 + 4), String(ledger.days)]],
        "class=y",
      )}<div class=r style="font-size:8pt;margin-top:4px">Total Fees: $0.00</div></div>`;
    const html = document(
      `${BASE}body{font:9pt Helvetica,Arial;color:#222}.logo{font:italic bold 20pt Arial;color:#004879}.logo b{color:#c8102e}.hello{font:20pt Arial;color:#004879;margin:26px 0 4px}h2{font:bold 12pt Arial;margin:20px 0 6px}h2 span{font-weight:normal;color:#555}.t td{padding:4px 0;border-bottom:1px solid #e4e4e4;font-size:8.5pt;vertical-align:top}.t th{border-bottom:2px solid #004879;font-size:7.5pt;color:#555}.y{margin-top:8px;background:#f3f6f9}.y th{font-size:7pt;color:#555}.y td{font-weight:bold}.t td:first-child{white-space:nowrap}`,
      `<div class=row><div class=logo>Capstan<b>Way</b></div><div class=r style="font-size:8pt">capstanway.example<br>1-888-555-0156<br>P.O. Box 85123, Richmond, VA 23285<br>Page 1 of 3</div></div>
<div class=hello>Here's your ${date.monthYear(span.start)} bank statement.</div><div><b>STATEMENT PERIOD</b> &nbsp; ${date.monthDay(span.start)} - ${date.abbreviatedBare(span.end)}</div><p>Thanks for saving with CapstanWay 360®</p><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div>
<h2>Account Summary</h2>${grid(
        "lrr",
        ["ACCOUNT NAME", date.monthDay(span.start).toUpperCase(), date.monthDay(span.end).toUpperCase()],
        [
          ...all.map(([name, , ledger, number]) => [
            `${name} ...${number.slice(-4)}`,
            $(ledger.opening),
            $(ledger.closing),
          ]),
          [
            "<b>All Accounts</b>",
            `<b>${$(total((ledger) => ledger.opening))}</b>`,
            `<b>${$(total((ledger) => ledger.closing))}</b>`,
          ],
        ],
        "class=t",
      )}<h2>Cashflow Summary</h2>${pairs(
        [
          [`${date.monthDay(span.start)} Balance`, $(total((ledger) => ledger.opening))],
          ["Interest Earned This Period", `+ ${$(total((ledger) => ledger.interest))}`],
          [
            "Deposits and Withdrawals, net",
            $(total((ledger) => ledger.closing - ledger.opening - ledger.interest)),
          ],
          [`${date.monthDay(span.end)} Balance`, $(total((ledger) => ledger.closing))],
        ],
        "class=t style='width:55%'",
      )}
${all.map(([name, , ledger, number, words]) => part(name, ledger, number, words)).join("")}
<div class=small style="margin-top:20px"><b>Interest rates</b> on deposit accounts are variable and may change at any time. Capstan Way, N.A. is the bank that holds these deposits. Member FDIC. <b>What to do if you think there's an error:</b> call us or write to us within 60 days of the first statement on which the problem appeared.</div>`,
    );
    const truth = paper(
      "CapstanWay",
      all.map(([, kind, ledger, number]) => account(kind, "CapstanWay", number, ledger)),
      all.flatMap(([, , ledger, , words], index) => rows(index, ledger.events, words)),
      {
        ...closingDay(spending, all.length),
        ...Object.fromEntries(all.map((_, index) => [`accounts.${index}.feesCharged`, ["0.00"]])),
      },
    );
    return { html, truth: alsoNamed(truth, "Capstan Way", "Capstan Way, N.A.", "CAPSTANWAY") };
  },
};

/** An app's checking and savings: a date, a kind, words and an amount; interest rate and overdraft notes. */
const sprig: Layout = {
  name: "te-sprig-app-checking-savings",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 10);
    const span = period(random, "month");
    const moved = transfers(random, span, 3);
    const spending = checking(random, span, {
      out: moved,
      rate: 0.5,
      cards: [8, 15],
      opening: [20_000, 260_000],
    });
    const vault = savings(random, span, { rate: 3.8, inward: moved, opening: [50_000, 1_500_000] });
    const numbers = [accountNumber(random, 12), accountNumber(random, 12)] as const;
    const kinds: Record<Event["kind"], string> = {
      payroll: "Direct Deposit",
      mobile: "Deposit",
      "zelle-in": "Zelle",
      refund: "Debit Card",
      "move-in": "Deposit",
      card: "Debit Card",
      atm: "ATM",
      bill: "Withdrawal",
      cardpay: "Withdrawal",
      "zelle-out": "Zelle",
      "move-out": "Withdrawal",
      check: "Check",
      fee: "Fee",
      interest: "Interest earned",
    };
    const say = (event: Event) => {
      switch (event.kind) {
        case "payroll":
          return `${titled(event.name)} - PAYROLL`;
        case "mobile":
          return "Mobile check deposit";
        case "zelle-in":
          return `Zelle Payment from ${event.name}`;
        case "zelle-out":
          return `Zelle Payment to ${event.name}`;
        case "atm":
          return "ATM CASH WITHDRAWAL ALLPOINT SPRINGFIELD IL";
        case "move-out":
          return `To Savings - ${numbers[1].slice(-4)}`;
        case "interest":
          return "Interest earned";
        case "check":
          return `Check ${event.name}`;
        case "bill":
        case "card":
        case "cardpay":
        case "fee":
        case "move-in":
        case "refund":
        default:
          return event.place ? `${event.name} ${event.place}` : event.name;
      }
    };
    const sayVault = (event: Event) =>
      event.kind === "move-in"
        ? `From Checking - ${numbers[0].slice(-4)}`
        : event.kind === "move-out"
          ? `To Checking - ${numbers[0].slice(-4)}`
          : "Interest earned";
    const rate = (index: number) => (index === 0 ? "0.50%" : "3.80%");
    const part = (index: 0 | 1, name: string, ledger: Ledger, words: (event: Event) => string) =>
      `<section><h1>${name} Account - ${numbers[index].slice(-4)}</h1><div class=cards><div><div class=k>Account number</div><div class=v>${numbers[index]}</div></div><div><div class=k>Beginning balance</div><div class=v>${$(ledger.opening)}</div></div><div><div class=k>Current balance</div><div class=v>${$(ledger.closing)}</div></div><div><div class=k>Monthly interest paid</div><div class=v>${$(ledger.interest)}</div></div></div><div class=cards><div><div class=k>Current interest rate</div><div class=v>${rate(index)}</div></div><div><div class=k>APY earned</div><div class=v>${ledger.apy}%</div></div><div><div class=k>Year-to-date interest paid</div><div class=v>${$(ledger.interest * 6 + 9)}</div></div><div></div></div><h3>Transaction Details</h3>${grid(
        "lllrr",
        ["DATE", "TYPE", "DESCRIPTION", "AMOUNT", "BALANCE"],
        ledger.events.map((event) => [
          date.abbreviatedBare(event.day),
          kinds[event.kind],
          escaped(words(event)),
          $(event.amount),
          $(event.balance),
        ]),
        "class=t",
      )}</section>`;
    const html = document(
      `${BASE}body{font:9pt Arial;color:#201747}.logo{font:bold 26pt Arial;color:#00a2c7}.cards{display:flex;gap:12px;margin:8px 0}.cards>div{flex:1}.k{font-size:7.5pt;color:#666}.v{font:bold 11pt Arial}h1{font:bold 14pt Arial;margin:20px 0 6px}h3{font:bold 10pt Arial;margin:14px 0 4px}.t td{padding:5px 0;border-bottom:1px solid #e6e6ef;font-size:8.5pt}.t th{font-size:7pt;color:#666}section{break-after:page}section:last-of-type{break-after:auto}`,
      `<div class=row><div class=logo>Sprig</div><div class=r style="font-size:8pt"><b>Sprig Bank, N.A.</b> Member FDIC<br>2750 East Cottonwood Parkway #300<br>Cottonwood Heights, UT 84121<br>(855) 555-0144</div></div><h1>Checking &amp; Savings Monthly Statement</h1><div class=row><div>Statement Period: ${date.abbreviatedBare(span.start)} - ${date.abbreviatedBare(span.end)}<br><br>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Primary Account Holder", escaped(person.name)],
          ["Member since", "Apr 2021"],
          ["Checking balance", $(spending.closing)],
          ["Savings balance", $(vault.closing)],
        ],
      )}</div></div>
${part(0, "Checking", spending, say)}${part(1, "Savings", vault, sayVault)}
<h3>Vaults</h3><p class=small>Vaults are part of your Sprig Savings account; their balances are included in the current balance above.</p>${grid(
        "lr",
        ["Vault", "Balance"],
        [
          ["Savings balance without vaults", $(vault.closing - Math.floor(vault.closing / 4))],
          ["Emergency fund", $(Math.floor(vault.closing / 4))],
        ],
        "class=t style='width:55%'",
      )}
<p class=small>We do not charge any account fees. Overdraft coverage up to $50 is available to members with $1,000 or more in total monthly direct deposits. In case of errors or questions about your electronic transfers, call us at (855) 555-0144 as soon as you can.</p>`,
    );
    const truth = paper(
      "Sprig",
      [account("checking", "Sprig", numbers[0], spending), account("savings", "Sprig", numbers[1], vault)],
      [...rows(0, spending.events, say), ...rows(1, vault.events, sayVault)],
      {
        ...closingDay(spending, 2),
        "accounts.0.apr": ["0.50"],
        "accounts.1.apr": ["3.80"],
        "accounts.0.currentBalance": [decimal(spending.closing)],
        "accounts.1.currentBalance": [decimal(vault.closing)],
      },
    );
    return { html, truth: alsoNamed(truth, "Sprig Bank, N.A.", "Sprig Bank") };
  },
};

export const teOnline: readonly Layout[] = [quill, capstan, sprig];
