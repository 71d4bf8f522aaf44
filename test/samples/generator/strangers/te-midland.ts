import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
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
  only,
  paper,
  period,
  rows,
  sideBySide,
  sum,
  sumsOfKinds,
} from "./te-data.ts";

/** Deposits and withdrawals by kind with reference numbers; balances three to a line. */
const prBank: Layout = {
  name: "te-pr-bank-smart",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 5);
    const span = period(random, "cycle");
    const ledger = checking(random, span, {
      checks: [0, 5],
      rate: random.chance(0.5) ? 0.03 : 0,
      fee: random.chance(0.3) ? 1_200 : 0,
    });
    const raw = accountNumber(random, 12);
    const number = `${raw.slice(0, 1)} ${raw.slice(1, 4)} ${raw.slice(4, 8)} ${raw.slice(8)}`;
    const card = accountNumber(random, 4);
    const say = (event: Event) => {
      switch (event.kind) {
        case "payroll":
          return `Electronic Deposit From ${event.name} REF=${event.ref}${event.ref.slice(0, 4)}Y00 PAYROLL ${event.ref}`;
        case "mobile":
          return "Mobile Check Deposit";
        case "zelle-in":
          return `Zelle Instant PMT From ${event.name.toUpperCase()}`;
        case "refund":
          return `Debit Purchase Ret ${event.name} ${event.place}`;
        case "card":
          return `Debit Purchase - VISA On ${date.noYear(addDays(event.day, -1)).replace("/", "")}${addDays(event.day, -1).slice(2, 4)} ${event.place} ${event.name}`;
        case "atm":
          return `ATM Withdrawal P.R. BANK SPRINGFIEL IL Serial No. 00${event.ref.slice(0, 10)}`;
        case "bill":
          return `Electronic Withdrawal To ${event.name} REF=${event.ref} BILLPAY`;
        case "cardpay":
          return `Web Authorized Pmt ${event.name}`;
        case "zelle-out":
          return `Zelle Instant PMT To ${event.name.toUpperCase()}`;
        case "fee":
          return "Monthly Maintenance Fee";
        case "interest":
          return "Interest Paid";
        case "check":
        case "move-in":
        case "move-out":
        default:
          return event.name;
      }
    };
    const custom = only(ledger, "mobile");
    const others = only(ledger, "payroll", "zelle-in", "interest");
    const refunds = only(ledger, "refund");
    const cards = only(ledger, "card");
    const atm = only(ledger, "atm");
    const debits = only(ledger, "bill", "cardpay", "zelle-out", "fee");
    const checks = only(ledger, "check");
    const minus = (events: readonly Event[]) => `${bare(sum(events))} -`;
    const list = (name: string, total: string, events: readonly Event[], isCard = false) =>
      events.length === 0
        ? ""
        : `<h2>${name}</h2>${isCard ? `Card Number: xxxx-xxxx-xxxx-${card}` : ""}${grid(
            "lllr",
            ["Date", "Description of Transaction", "Ref Number", "Amount"],
            events.map((event, index) => [
              date.monthDay(event.day),
              escaped(say(event)),
              isCard || event.kind === "mobile" ? event.ref : "",
              `${index === 0 ? "$ " : ""}${bare(event.amount)}${event.amount < 0 ? "-" : ""}`,
            ]),
            "class=t",
          )}${isCard ? `<div class=tot><span>Card ${card} ${total.includes("Card") ? "Withdrawals" : ""} Subtotal</span><span>$ ${bare(sum(events))}${sum(events) < 0 ? "-" : ""}</span></div>` : ""}<div class=tot><span>Total ${total}</span><span>$ ${bare(sum(events))}${sum(events) < 0 ? "-" : ""}</span></div>`;
    const short = (day: string) => date.abbreviatedBare(day);
    const summary: ReadonlyArray<readonly [string, readonly Event[]]> = [
      ["Customer Deposits", custom],
      ["Card Deposits", refunds],
      ["Other Deposits", others],
      ["Card Withdrawals", cards],
      ["ATM Withdrawals", atm],
      ["Other Withdrawals", debits],
      ["Checks Paid", checks],
    ];
    const balances = daily(ledger);
    const html = document(
      `${BASE}body{font:9pt Arial}.logo{font:bold 20pt Arial;color:#d3103b}.stm{border:1px solid #0b2a7a;width:210px;font-size:8.5pt;margin-left:auto}.stm div{padding:3px 8px}.stm .k{background:#0b2a7a;color:#fff;font-weight:bold}h1{font:bold 13pt Arial;color:#0b2a7a;border-bottom:2px solid #0b2a7a;display:flex;justify-content:space-between;margin:22px 0 4px}h2{font:bold 10.5pt Arial;margin:14px 0 2px}.t td{padding:1.5px 0;vertical-align:top}.t th{font-size:8pt;border-bottom:1px solid #000}.t td:first-child{width:56px}.tot{display:flex;justify-content:flex-end;gap:40px;font-weight:bold;margin:3px 0}.sm td{padding:2px 0}.g td,.g th{padding:2px 14px 2px 0!important;width:auto!important}`,
      `<div class=row><div><div class=logo>P.R. Bank<span style="color:#0b2a7a">.</span></div><div class=small>P.O. Box 1800<br>Saint Paul, Minnesota 55101-0800<br>3821 &nbsp; IMG &nbsp; 4 &nbsp; S &nbsp; Y &nbsp; ST01</div><br><br>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div><div class=stm><div class=k>Uni-Statement</div><div>Account Number:<br><b>${number}</b></div><div class=k>Statement Period:</div><div class=r>${short(span.start)}<br>through<br>${short(span.end)}</div><div class=r>Page 1 of 2</div></div><div class=r style="margin-top:14px"><b>☎ To Contact P.R. Bank</b><br>24-Hour Banking: 800-555-0172<br>P.R. Bank accepts Relay Calls<br>Internet: prbank.example</div></div></div>
<h1><span>NEWS FOR YOU</span></h1><p>Effective November 10, 2025, the fee for an official check will be $10.00. If you have questions, we're here to help 24 hours a day at 800-555-0172.</p>
<h1><span>SMARTLY® CHECKING</span><span style="font-size:9pt">Member FDIC</span></h1><div class=small>P.R. Bank National Association</div><div class=r>Account Number ${number.replaceAll(" ", "-")}</div><b>Account Summary</b><div class=row><div>${grid(
        "lrr",
        ["", "# Items", ""],
        [
          [`Beginning Balance on ${date.monthDay(span.start)}`, "", `$ ${bare(ledger.opening)}`],
          ...summary
            .filter(([, events]) => events.length > 0)
            .map(([name, events]) => [
              name,
              String(events.length),
              sum(events) < 0 ? minus(events) : bare(sum(events)),
            ]),
          [`<b>Ending Balance on ${short(span.end)}</b>`, "", `<b>$ ${bare(ledger.closing)}</b>`],
        ],
        "class=sm",
      )}</div><div>${
        ledger.interest
          ? pairs([
              ["Annual Percentage Yield Earned", `${ledger.apy}%`],
              ["Interest Earned this Period", $(ledger.interest)],
              [`Interest Paid this Year`, $(ledger.interest * 6 + 2)],
              ["Number of Days in Statement Period", String(ledger.days)],
            ])
          : pairs([["Number of Days in Statement Period", String(ledger.days)]])
      }</div></div>
${list("Customer Deposits", "Customer Deposits", custom)}${list("Card Deposits", "Card Deposits", refunds, true)}${list("Other Deposits", "Other Deposits", others)}${list("Card Withdrawals", "Card Withdrawals", cards, true)}${list("ATM Withdrawals", "ATM Withdrawals", atm)}${list("Other Withdrawals", "Other Withdrawals", debits)}${
  checks.length > 0
    ? `<h2>Checks Presented Conventionally</h2>${grid(
        "lllrlllr",
        ["Check", "Date", "Ref Number", "Amount", "Check", "Date", "Ref Number", "Amount"],
        sideBySide(checks, 2, (event) => [
          event.name,
          date.monthDay(event.day),
          event.ref,
          bare(event.amount),
        ]),
        "class='t g'",
      )}<div class=tot><span>Conventional Checks Paid (${checks.length})</span><span>$ ${bare(sum(checks))}-</span></div><div class=small>* Gap in check sequence</div>`
    : ""
}<h2>Balance Summary</h2>${grid(
        "lrlrlr",
        ["Date", "Ending Balance", "Date", "Ending Balance", "Date", "Ending Balance"],
        sideBySide(balances, 3, ([day, balance]) => [date.monthDay(day), bare(balance)]),
        "class='t g'",
      )}<div class=small>Balances only appear for days reflecting change.</div>`,
    );
    const transactions = rows(
      0,
      [...custom, ...refunds, ...others, ...cards, ...atm, ...debits, ...checks],
      say,
    );
    const truth = paper("P.R. Bank", [account("checking", "P.R. Bank", number, ledger)], transactions, {
      ...closingDay(ledger, 1),
      ...checkNames(transactions),
      ...sumsOfKinds(ledger),
    });
    return { html, truth: alsoNamed(truth, "P.R. Bank National Association", "P.R. Bank.", "P.R. BANK") };
  },
};

export const teMidland: readonly Layout[] = [prBank];
