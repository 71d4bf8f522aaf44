import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import {
  $,
  account,
  accountNumber,
  bare,
  begin,
  checking,
  checkNames,
  closingDay,
  daily,
  type Event,
  inward,
  type Ledger,
  only,
  outward,
  paper,
  period,
  rows,
  savings,
  sideBySide,
  sum,
  sumsOfKinds,
  titled,
  transfers,
} from "./te-data.ts";

/** Three linked accounts, each with a four-cell balance summary and a list whose amount stands before the words. */
const pennridge: Layout = {
  name: "te-pennridge-virtual-wallet",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 6);
    const span = period(random, "cycle");
    const moved = transfers(random, span, 2);
    const fee = random.chance(0.25) ? 700 : 0;
    const spend = checking(random, span, { out: moved, fee, checks: [0, 3] });
    const reserve = savings(random, span, { rate: 0.01, withdraw: 0.5, opening: [15_000, 160_000] });
    const growth = savings(random, span, { rate: 1.5, inward: moved, opening: [200_000, 1_900_000] });
    const ends = [accountNumber(random, 4), accountNumber(random, 4), accountNumber(random, 4)] as const;
    const no = (end: string) => `XX-XXXX-${end}`;
    const say = (event: Event) => {
      switch (event.kind) {
        case "payroll":
          return `Direct Deposit - Payroll ${event.name} XXXXX${event.ref.slice(0, 6)}`;
        case "mobile":
          return `Mobile Deposit Reference No. 0${event.ref.slice(0, 8)}`;
        case "zelle-in":
          return `Zel From ${event.name}`;
        case "refund":
          return `${event.ref.slice(0, 4)} Debit Card Credit ${titled(event.name)} ${titled(event.place)}`;
        case "card":
          return `${event.ref.slice(0, 4)} Debit Card Purchase ${titled(event.name)} ${titled(event.place)}`;
        case "atm":
          return `ATM Withdrawal 1200 N Main St Springfield IL`;
        case "bill":
          return `Web Pmt- Bill Pay ${event.name} ${event.ref.slice(0, 7)}`;
        case "cardpay":
          return `Direct Payment - Online Pmt ${event.name} ${event.ref}`;
        case "zelle-out":
          return `Zel To ${event.name}`;
        case "move-out":
          return `Online Transfer To 00000XXXXXX${ends[2]}`;
        case "fee":
          return "Monthly Service Charge";
        case "check":
        case "interest":
        case "move-in":
        default:
          return event.name;
      }
    };
    const sayReserve = (event: Event) =>
      event.kind === "interest" ? "Interest Payment" : `Online Transfer To 00000XXXXXX${ends[0]}`;
    const sayGrowth = (event: Event) =>
      event.kind === "interest"
        ? "Interest Payment"
        : event.kind === "move-in"
          ? `Online Transfer From 00000XXXXXX${ends[0]}`
          : `Online Transfer To 00000XXXXXX${ends[0]}`;
    const balanceSummary = (one: Ledger, charges: number) =>
      `<div class=lab>Balance Summary</div>${grid(
        "rrrr",
        [
          "Beginning<br>balance",
          "Deposits and<br>other additions",
          "Checks and other<br>deductions",
          "Ending<br>balance",
        ],
        [
          [
            bare(one.opening),
            money.plain(sum(inward(one))).replace("0.00", "0.00"),
            bare(sum(outward(one))),
            bare(one.closing),
          ],
        ],
        "class=b",
      )}<div style="width:50%;margin-left:auto">${grid("rr", ["Average monthly<br>balance", "Charges<br>and fees"], [[bare(one.average), bare(charges)]], "class=b")}</div>`;
    const interest = (one: Ledger) =>
      `<div class=lab>Interest Summary</div><div class=small>As of ${date.noYear(span.end)}, a total of ${$(one.interest * 3 + 1)} in interest was paid this year.</div>${grid("rrrr", ["Annual Percentage<br>Yield Earned (APYE)", "Number of days<br>in interest period", "Average collected<br>balance for APYE", "Interest Paid<br>this period"], [[`${one.apy}%`, String(one.days), bare(one.average), bare(one.interest)]], "class=b")}`;
    const list = (name: string, events: readonly Event[], words: (event: Event) => string, note: string) =>
      events.length === 0
        ? ""
        : `<div class=lab>${name}<span class=note>${note}</span></div>${grid(
            "lrl",
            ["Date", "Amount", "Description"],
            events.map((event) => [date.noYear(event.day), bare(event.amount), escaped(words(event))]),
            "class=t",
          )}`;
    const added = inward(spend);
    const checks = only(spend, "check");
    const debit = only(spend, "card", "atm");
    const online = only(spend, "bill", "cardpay", "zelle-out", "move-out");
    const other = only(spend, "fee");
    const noteOf = (events: readonly Event[], what: string) =>
      `There ${events.length === 1 ? "was 1" : `were ${events.length}`} ${what}${events.length === 1 ? "" : "s"} totaling ${$(Math.abs(sum(events)))}.`;
    const days = (one: Ledger) =>
      `<div class=lab>Daily Balance Detail</div>${grid(
        "lrlrlr",
        ["Date", "Balance", "Date", "Balance", "Date", "Balance"],
        sideBySide(
          [
            ...(daily(one).some(([day]) => day === span.start) ? [] : ([[span.start, one.opening]] as const)),
            ...daily(one),
          ],
          3,
          ([day, balance]) => [date.noYear(day), bare(balance)],
        ),
        "class='t g'",
      )}`;
    const head = (page: number, name: string) =>
      `<div class=hd><b>Virtual Wallet Statement</b><span>For the period ${date.slash(span.start)} to ${date.slash(span.end)}<br>${escaped(person.name.toUpperCase())}<br>Primary account number: ${no(ends[0])}<br>Page ${page} of 3</span></div>${name}`;
    const small = (name: string, end: string, one: Ledger, words: (event: Event) => string) =>
      `<h2>${name} Account Summary</h2><div class=row><div>Account number: ${no(end)}</div><div>${escaped(person.name)}</div></div>${balanceSummary(one, 0)}${interest(one)}<h3>Activity Detail</h3>${list("Deposits and Other Additions", inward(one), words, noteOf(inward(one), "Deposit"))}${list("Online and Electronic Banking Deductions", outward(one), words, noteOf(outward(one), "Deduction"))}${days(one)}`;
    const html = document(
      `${BASE}body{font:8.5pt Arial}.logo{font:bold 22pt Arial;color:#333}.hd{display:flex;justify-content:space-between;border-bottom:3px solid #ef6a00;padding-bottom:6px}.hd b{font-size:14pt}.hd span{text-align:right;font-size:8pt}h2{font:bold 12pt Arial;color:#fff;background:#414e58;padding:3px 6px;margin:16px 0 6px}h3{font:bold 11pt Arial;border-bottom:1px solid #ef6a00;margin:12px 0 2px}.lab{font-weight:bold;background:#eee;padding:2px 4px;margin-top:8px}.note{float:right;font-weight:normal;font-size:7.5pt}.b th{font-weight:normal;font-size:7.5pt;vertical-align:bottom}.b td{font-weight:bold;border-top:1px solid #999}.t{width:100%}.t td{padding:1.5px 4px;vertical-align:top}.t td:nth-child(1){width:60px}.t td:nth-child(2){width:90px}.g td,.g th{width:auto!important;padding-right:16px}.pg{break-before:page}`,
      `<div class=row><div class=logo>▲ PENNRIDGE</div></div>${head(1, "")}<div class=row style="margin-top:14px"><div><br>${escaped(person.name.toUpperCase())}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div class=small><b>Number of enclosures: 0</b><br>For 24-hour banking sign on to Pennridge Online Banking on pennridge.example<br>FREE Online Bill Pay<br>☎ For customer service call 1-888-555-0127<br>Monday - Friday: 7 AM - 10 PM ET<br>Para servicio en español, 1-866-555-0183<br>✉ Write to: Customer Service, PO Box 609, Pittsburgh, PA 15230-9738</div></div>
<h2>Virtual Wallet Spend Account Summary</h2><div class=row><div>Account number: ${no(ends[0])}<br>Overdraft Protection has not been established for this account.</div><div>${escaped(person.name)}</div></div>${balanceSummary(spend, fee)}<div class=lab>Transaction Summary</div>${grid("rrr", ["Checks paid/written", "Debit Card POS<br>signed transactions", "Debit Card/Bankcard<br>POS PIN transactions"], [[String(checks.length), String(only(spend, "card").length), "0"]], "class=b")}${grid("rrr", ["Total ATM<br>transactions", "Pennridge Bank<br>ATM transactions", "Other Bank<br>ATM transactions"], [[String(only(spend, "atm").length), String(only(spend, "atm").length), "0"]], "class=b")}
<p class=small>IMPORTANT INFORMATION ABOUT YOUR ACCOUNT: Effective with statements dated after January 1, a $3.00 fee may apply for each paper copy requested. All other terms of your Account Agreement remain unchanged. Please keep this notice with your records.</p>
<div class=pg>${head(2, "")}<h3>Activity Detail</h3>${list("Deposits and Other Additions", added, say, noteOf(added, "Deposit"))}${
        checks.length > 0
          ? `<div class=lab>Checks and Substitute Checks<span class=note>${noteOf(checks, "check")}</span></div>${grid(
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
              sideBySide(checks, 2, (event) => [
                date.noYear(event.day),
                event.name,
                bare(event.amount),
                `0${event.ref.slice(0, 8)}`,
              ]),
              "class='t g'",
            )}`
          : ""
      }${list("Banking/Debit Card Withdrawals and Purchases", debit, say, noteOf(debit, "withdrawal"))}${list("Online and Electronic Banking Deductions", online, say, noteOf(online, "deduction"))}${list("Other Deductions", other, say, noteOf(other, "deduction"))}${days(spend)}</div>
<div class=pg>${head(3, "")}${small("Virtual Wallet Reserve", ends[1], reserve, sayReserve)}${small("Virtual Wallet Growth", ends[2], growth, sayGrowth)}<p class=small>Member FDIC. Pennridge Bank, National Association. Equal Housing Lender.</p></div>`,
    );
    const sums = (one: Ledger) => ({
      totalDeposits: decimal(sum(inward(one))),
      totalWithdrawals: decimal(-sum(outward(one))),
    });
    const transactions = [
      ...rows(0, [...added, ...checks, ...debit, ...online, ...other], say),
      ...rows(1, [...inward(reserve), ...outward(reserve)], sayReserve),
      ...rows(2, [...inward(growth), ...outward(growth)], sayGrowth),
    ];
    const truth = paper(
      "PENNRIDGE",
      [
        account("checking", "PENNRIDGE", ends[0], spend, sums(spend)),
        account("savings", "PENNRIDGE", ends[1], reserve, sums(reserve)),
        account("savings", "PENNRIDGE", ends[2], growth, sums(growth)),
      ],
      transactions,
      {
        ...closingDay(spend, 3),
        ...checkNames(transactions),
        "accounts.0.feesCharged": [decimal(fee)],
        "accounts.1.feesCharged": ["0.00"],
        "accounts.2.feesCharged": ["0.00"],
        "accounts.1.kind": ["checking"],
      },
    );
    return {
      html,
      truth: alsoNamed(truth, "Pennridge", "Pennridge Bank", "Pennridge Bank, National Association"),
    };
  },
};

/** A statement of account: two columns of totals by kind, sections with subtotals, a page to balance the book. */
const dunmoor: Layout = {
  name: "te-dunmoor-convenience",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 7);
    const span = period(random, "cycle");
    const fee = random.chance(0.35) ? 1_500 : 0;
    const ledger = checking(random, span, { fee, checks: [0, 6], rate: random.chance(0.4) ? 0.02 : 0 });
    const number = accountNumber(random, 10);
    const dashed = `${number.slice(0, 3)}-${number.slice(3)}`;
    const card = `4085404027${accountNumber(random, 6)}`;
    const say = (event: Event) => {
      const stamp = date.noYear(event.day).replace("/", "");
      switch (event.kind) {
        case "payroll":
          return `ACH DEPOSIT, ${event.name} PAYROLL ****${event.ref.slice(0, 9)}`;
        case "mobile":
          return "MOBILE DEPOSIT";
        case "zelle-in":
          return `DM ZELLE RECEIVED, ${event.ref.slice(0, 8)}0ZELLE ${event.name.toUpperCase()}`;
        case "refund":
          return `DEBIT CARD CREDIT, *****${card.slice(-8)}, AUT ${stamp}${event.day.slice(2, 4)} VISA DDA REF ${event.name} ${event.place}`;
        case "card":
          return `DBCRD PUR AP, *****${card.slice(-8)}, AUT ${stamp}${event.day.slice(2, 4)} VISA DDA PUR AP ${event.name} ${event.place}`;
        case "atm":
          return `DM ATM DEBIT, *****${card.slice(-8)}, AUT ${stamp}${event.day.slice(2, 4)} DDA WITHDRAW 1200 N MAIN ST SPRINGFIELD * IL`;
        case "bill":
          return `ELECTRONIC PMT-WEB, ${event.name} BILLPAY ${event.ref}`;
        case "cardpay":
          return `eTransfer Debit, Online Xfer Transfer to CC ${event.ref.slice(0, 6)}******${event.ref.slice(6)}`;
        case "zelle-out":
          return `DM ZELLE SENT, ${event.ref.slice(0, 8)}0ZELLE ${event.name.toUpperCase()}`;
        case "fee":
          return "MAINTENANCE FEE";
        case "interest":
          return "INTEREST CREDIT";
        case "check":
        case "move-in":
        case "move-out":
        default:
          return event.name;
      }
    };
    const sections: ReadonlyArray<readonly [string, readonly Event[]]> = [
      ["Deposits", only(ledger, "mobile")],
      ["Electronic Deposits", only(ledger, "payroll", "zelle-in", "refund")],
      ["Other Credits", only(ledger, "interest")],
      ["Checks Paid", only(ledger, "check")],
      ["Electronic Payments", only(ledger, "card", "atm", "bill", "cardpay", "zelle-out")],
      ["Service Charges", only(ledger, "fee")],
    ];
    const printed = sections.filter(([, events]) => events.length > 0);
    const month = (day: string) => `${date.monthDay(day).replace(/ (\d)$/, " 0$1")} ${day.slice(0, 4)}`;
    const head = (page: number) =>
      `<div class=hd><span>${escaped(person.name.toUpperCase())}</span>${pairs(
        [
          ["Page:", `${page} of 3`],
          ["Statement Period:", `${month(span.start)}-${month(span.end)}`],
          ["Cust Ref #:", `${number}-713-T-###`],
          ["Primary Account #:", dashed],
        ],
        "style='width:280px'",
      )}</div>`;
    const activity = printed.map(([name, events]) =>
      name === "Checks Paid"
        ? `<h3>${name} <span class=n>No. Checks: ${events.length} &nbsp; *Indicates break in serial sequence or check processed electronically and listed under Electronic Payments</span></h3>${grid(
            "llrllr",
            ["DATE", "SERIAL NO.", "AMOUNT", "DATE", "SERIAL NO.", "AMOUNT"],
            sideBySide(events, 2, (event) => [date.noYear(event.day), event.name, bare(event.amount)]),
            "class='t g'",
          )}<div class=sub><span>Subtotal:</span><span>${bare(sum(events))}</span></div>`
        : `<h3>${name}</h3>${grid(
            "llr",
            ["POSTING DATE", "DESCRIPTION", "AMOUNT"],
            events.map((event) => [date.noYear(event.day), escaped(say(event)), bare(event.amount)]),
            "class=t",
          )}<div class=sub><span>Subtotal:</span><span>${bare(sum(events))}</span></div>`,
    );
    const html = document(
      `${BASE}body{font:8.5pt Arial}.logo{background:#1a5336;color:#fff;font:bold 24pt Georgia;padding:4px 12px;display:inline-block}.hd{display:flex;justify-content:space-between;margin:8px 0 14px}.bar{background:#d8e8dd;border-top:2px solid #1a5336;font-weight:bold;padding:4px;margin-top:12px;display:flex;justify-content:space-between}h2{font:bold 10pt Arial;border-bottom:1px solid #1a5336;margin:12px 0 4px}h3{font:bold 9pt Arial;margin:10px 0 2px}.n{font:7pt Arial}.t td{padding:1.5px 0;vertical-align:top}.t th{font-size:7pt;border-bottom:1px solid #888}.t td:first-child,.t th:first-child{width:90px}.g td,.g th{padding-right:16px!important;width:auto!important}.sub{display:flex;justify-content:flex-end;gap:60px;font-weight:bold}.pg{break-before:page}.od{border:1px solid #888}.od td,.od th{border:1px solid #888;padding:3px}`,
      `<div class=row><div><div class=logo>Dunmoor</div><br><b>Dunmoor Bank</b><br><i>America's Friendliest Bank®</i></div><div class=r><b>STATEMENT OF ACCOUNT</b></div></div><div style="height:20px"></div><div class=hd><div>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div>${pairs(
        [
          ["Page:", "1 of 3"],
          ["Statement Period:", `${month(span.start)}-${month(span.end)}`],
          ["Cust Ref #:", `${number}-713-T-###`],
          ["Primary Account #:", dashed],
        ],
        "style='width:280px'",
      )}</div>
<div class=bar><span>Dunmoor Convenience Checking</span></div><div class=hd style="margin:4px 0"><span>${escaped(person.name.toUpperCase())}</span><span>Account # ${dashed}</span></div>
<h2>ACCOUNT SUMMARY</h2><div class=row><div>${pairs([
        ["Beginning Balance", bare(ledger.opening)],
        ...printed
          .slice(
            0,
            printed.findIndex(([, events]) => sum(events) < 0),
          )
          .map(([name, events]) => [name, bare(sum(events))] as const),
        ["&nbsp;", ""],
        ...printed
          .slice(printed.findIndex(([, events]) => sum(events) < 0))
          .map(([name, events]) => [name, bare(sum(events))] as const),
        ["Ending Balance", bare(ledger.closing)],
      ])}</div><div>${pairs([
        ["Average Collected Balance", bare(ledger.average)],
        ["Interest Earned This Period", bare(ledger.interest)],
        ["Interest Paid Year-to-Date", bare(ledger.interest * 7)],
        ["Annual Percentage Yield Earned", ledger.interest ? `${ledger.apy}%` : "0.00%"],
        ["Days in Period", String(ledger.days)],
      ])}</div></div>
${grid(
  "lrr",
  ["", "Total for this cycle", "Total Year to Date"],
  [
    ["Grace Period OD/NSF Refund", "$0.00", "$0.00"],
    ["Total Overdraft Fees", "$0.00", random.chance(0.4) ? "$35.00" : "$0.00"],
    ["Total Returned Item Fees (NSF)", "$0.00", "$0.00"],
  ],
  "class=od style='margin-top:10px'",
)}
<h2>DAILY ACCOUNT ACTIVITY</h2>${activity.slice(0, 2).join("")}<p class=small>Call 1-800-555-0193 for 24-hour Bank-by-Phone services or connect to www.dunmoor.example<br>Bank Deposits FDIC Insured | Dunmoor Bank, N.A. | Equal Housing Lender</p>
<div class=pg>${head(2)}<b>How to Balance your Account</b><div class=row><div><p>Begin by adjusting your account register as follows:</p><ul><li>Subtract any services charges shown on this statement.</li><li>Subtract any automatic payments, transfers or other electronic withdrawals not previously recorded.</li><li>Add any interest earned if you have an interest-bearing account.</li></ul></div><div>${pairs(
        [
          ["❶ Ending Balance", bare(ledger.closing)],
          ["❷ Total Deposits &nbsp; +", "__________"],
          ["❸ Sub Total", "__________"],
          ["❹ Total Withdrawals &nbsp; -", "__________"],
          ["❺ Adjusted Balance", "__________"],
        ],
      )}</div></div>${grid(
        "lrrlrr",
        ["DEPOSITS NOT ON STATEMENT", "DOLLARS", "CENTS", "WITHDRAWALS NOT ON STATEMENT", "DOLLARS", "CENTS"],
        [
          ["&nbsp;", "", "", "", "", ""],
          ["&nbsp;", "", "", "", "", ""],
          ["Total Deposits", "", "❷", "Total Withdrawals", "", "❹"],
        ],
        "class=od",
      )}<p class=small><b>FOR CONSUMER ACCOUNTS ONLY — IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC FUNDS TRANSFERS:</b> If you need information about an electronic fund transfer or if you believe there is an error on your bank statement or receipt relating to an electronic fund transfer, telephone the bank immediately at the phone number listed on the front of your statement. <b>INTEREST NOTICE</b> Total interest credited by the Bank to you this year will be reported by the Bank to the Internal Revenue Service and State tax authorities.</p></div>
<div class=pg>${head(3)}<h2>DAILY ACCOUNT ACTIVITY</h2>${activity.slice(2).join("")}<h2>DAILY BALANCE SUMMARY</h2>${grid(
        "lrlr",
        ["DATE", "BALANCE", "DATE", "BALANCE"],
        sideBySide(
          [[addDays(span.start, -1), ledger.opening] as const, ...daily(ledger)],
          2,
          ([day, balance]) => [date.noYear(day), bare(balance)],
        ),
        "class='t g'",
      )}</div>`,
    );
    const transactions = rows(
      0,
      printed.flatMap(([, events]) => events),
      say,
    );
    const truth = paper("Dunmoor Bank", [account("checking", "Dunmoor Bank", number, ledger)], transactions, {
      ...closingDay(ledger, 1),
      ...checkNames(transactions),
      ...(fee ? { "accounts.0.feesCharged": [decimal(fee)] } : {}),
      ...sumsOfKinds(ledger),
    });
    return { html, truth: alsoNamed(truth, "Dunmoor", "Dunmoor Bank, N.A.") };
  },
};

export const teWallets: readonly Layout[] = [pennridge, dunmoor];
