import type { TransactionFacts } from "#contract/extraction.ts";
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
  transfers,
} from "./te-data.ts";

/** Only the closing day is printed, and the day of the previous balance; four lines lead to the new balance. */
const averan: Layout = {
  name: "te-averan-consolidated",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 13);
    const span = period(random, "cycle");
    const before = addDays(span.start, -1);
    const two = random.chance(0.5);
    const moved = two ? transfers(random, span, 2) : [];
    const ledger = checking(random, span, {
      out: moved,
      checks: [0, 5],
      fee: random.chance(0.3) ? 1_200 : 0,
    });
    const saver = savings(random, span, { rate: 0.01, inward: moved, opening: [300_000, 1_800_000] });
    const numbers = [accountNumber(random, 13), accountNumber(random, 13)] as const;
    const say = (event: Event) => {
      const day = date.dashed(addDays(event.day, -1)).slice(0, 5);
      switch (event.kind) {
        case "payroll":
          return `PAYROLL ${event.name} CUSTOMER ID ${event.ref}`;
        case "mobile":
          return "MOBILE DEPOSIT";
        case "zelle-in":
          return `ZELLE PAYMENT FROM ${event.name.toUpperCase()} PAYMENT ID ${event.ref}`;
        case "refund":
          return `DEBIT CARD RETURN ${event.name} ${day} ${event.place} ${event.ref.slice(0, 4)}`;
        case "card":
          return `DEBIT CARD PURCHASE ${event.name} ${day} ${event.place} ${event.ref.slice(0, 4)}`;
        case "atm":
          return `AVERAN ATM CASH WITHDRAWAL MAIN ST ${day} SPRINGFIELD IL ${event.ref.slice(0, 4)}`;
        case "bill":
          return `BILLPAY ${event.name} CUSTOMER ID ${event.ref}`;
        case "cardpay":
          return `ONLINE PMT ${event.name} CUSTOMER ID ${event.ref}`;
        case "zelle-out":
          return `ZELLE PAYMENT TO ${event.name.toUpperCase()} PAYMENT ID ${event.ref}`;
        case "move-out":
          return `AVERAN ONLINE TRANSFER TO *********${numbers[1].slice(-4)} ${day}`;
        case "fee":
          return "MONTHLY MAINTENANCE FEE";
        case "check":
        case "interest":
        case "move-in":
        default:
          return event.name;
      }
    };
    const saySaver = (event: Event) =>
      event.kind === "interest"
        ? "INTEREST PAYMENT"
        : `AVERAN ONLINE TRANSFER ${event.amount > 0 ? "FROM" : "TO"} *********${numbers[0].slice(-4)} ${date.dashed(event.day).slice(0, 5)}`;
    const one = (name: string, number: string, month: Ledger, words: (event: Event) => string) => {
      const checks = only(month, "check");
      const others = outward(month).filter((event) => event.kind !== "check");
      const list = (title: string, events: readonly Event[]) =>
        events.length === 0
          ? ""
          : `<h3>${title}</h3>${grid(
              "llr",
              ["DATE", "DESCRIPTION", "AMOUNT($)"],
              events.map((event) => [date.noYear(event.day), escaped(words(event)), bare(event.amount)]),
              "class=t",
            )}<div class=tot><span>Total ${title.toLowerCase()}</span><span>= $${bare(sum(events))}</span></div>`;
      return `<h2>■ ${name} <span>${number}</span></h2><div class=row><div><h3>Account summary</h3>${pairs(
        [
          [`Your previous balance as of ${date.slash(before)}`, $(month.opening)],
          ["Checks", `- ${bare(sum(checks))}`],
          ["Other withdrawals, debits and service charges", `- ${bare(sum(others))}`],
          ["Deposits, credits and interest", `+ ${bare(sum(inward(month)))}`],
          [`<b>Your new balance as of ${date.slash(span.end)}</b>`, `<b>= ${$(month.closing)}</b>`],
        ],
        "class=s",
      )}</div><div>${
        month.interest > 0
          ? `<h3>Interest summary</h3>${pairs(
              [
                ["Interest paid this statement period", $(month.interest)],
                [`${span.end.slice(0, 4)} interest paid year-to-date`, $(month.interest * 4)],
                ["Interest rate", "0.01%"],
              ],
              "class=s",
            )}`
          : ""
      }</div></div>${
        checks.length > 0
          ? `<h3>Checks</h3>${grid(
              "llrllrllr",
              [
                "DATE",
                "CHECK #",
                "AMOUNT($)",
                "DATE",
                "CHECK #",
                "AMOUNT($)",
                "DATE",
                "CHECK #",
                "AMOUNT($)",
              ],
              sideBySide(checks, 3, (event) => [date.noYear(event.day), event.name, bare(event.amount)]),
              "class='t g'",
            )}<div class=small>* indicates a skip in sequential check numbers above this item</div><div class=tot><span>Total checks</span><span>= $${bare(sum(checks))}</span></div>`
          : ""
      }${list("Other withdrawals, debits and service charges", others)}${list("Deposits, credits and interest", inward(month))}`;
    };
    const html = document(
      `${BASE}body{font:9pt Arial}.logo{font:bold 20pt Arial;color:#2e1a47;letter-spacing:3px}h2{font:bold 11.5pt Arial;color:#2e1a47;margin:18px 0 4px}h2 span{font-weight:normal}h3{font:bold 9.5pt Arial;margin:10px 0 2px}.t td{padding:1.5px 0;vertical-align:top}.t th{font-size:7pt;border-bottom:1px solid #2e1a47}.t td:first-child,.t th:first-child{width:56px}.g td,.g th{padding-right:12px!important;width:auto!important}.s td{padding:2px 0;border-bottom:1px solid #ddd}.tot{display:flex;justify-content:space-between;font-weight:bold;border-top:1px solid #2e1a47;padding-top:2px}.hd{font-size:7.5pt;text-align:right}`,
      `<div class=hd>Page 1 of 2 &nbsp; ${date.short(span.end)}<br>IL &nbsp; ${numbers[0]}</div><div class=logo>AVERAN</div><div class=small>221-01-01-00 40 &nbsp; 0 C 001 27 S &nbsp; 55 002</div><div style="margin:24px 0">${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div>
<div class=row><div><b style="font-size:13pt">Your ${two ? "consolidated" : "account"} statement</b><br>For ${date.slash(span.end)}</div><div><b>Contact us</b><br>averan.example &nbsp; (844) 4AVERAN or (844) 555-0158</div></div>
<p class=small>Reminder: Effective December 1, your wire transfer cut-off will be 5 p.m. ET. Questions? Call us or visit a branch. Averan Bank, Member FDIC.</p>
${
  two
    ? `<h2>Summary of your accounts</h2>${grid(
        "llrr",
        ["ACCOUNT NAME", "ACCOUNT NUMBER", "BALANCE($)", "DETAILS ON"],
        [
          ["AVERAN ONE CHECKING", numbers[0], bare(ledger.closing), "Page 1"],
          ["AVERAN ONE SAVINGS", numbers[1], bare(saver.closing), "Page 2"],
          [
            "<b>Total checking and money market savings accounts</b>",
            "",
            `<b>${$(ledger.closing + saver.closing)}</b>`,
            "",
          ],
        ],
        "class='t g'",
      )}<h2 style="border-top:2px solid #2e1a47;padding-top:8px">Checking and money market savings accounts</h2>`
    : ""
}${one("AVERAN ONE CHECKING", numbers[0], ledger, say)}${two ? one("AVERAN ONE SAVINGS", numbers[1], saver, saySaver) : ""}
<p class=small style="margin-top:16px"><b>Questions, comments or errors?</b> Member FDIC. <b>Electronic fund transfers (For Consumer Accounts Only. Commercial Accounts refer to the Bank Services Agreement.)</b> Services such as Bill Payments and Zelle are subject to the terms and conditions governing those services, which may not provide an error resolution process in all cases.</p>`,
    );
    const withoutPeriod = (kind: "checking" | "savings", number: string, month: Ledger) => {
      const {
        periodStart: _periodStart,
        periodEnd: _periodEnd,
        ...rest
      } = account(kind, "AVERAN", number, month);
      return { ...rest, statementDate: span.end, totalDeposits: decimal(sum(inward(month))) };
    };
    const printed = (month: Ledger) => [
      ...only(month, "check"),
      ...outward(month).filter((event) => event.kind !== "check"),
      ...inward(month),
    ];
    const transactions: TransactionFacts[] = [
      ...rows(0, printed(ledger), say),
      ...(two ? rows(1, printed(saver), saySaver) : []),
    ];
    const accounts = [
      withoutPeriod("checking", numbers[0], ledger),
      ...(two ? [withoutPeriod("savings", numbers[1], saver)] : []),
    ];
    const truth = paper("AVERAN", accounts, transactions, {
      ...checkNames(transactions),
      ...Object.fromEntries(
        accounts.flatMap((_, index) => [
          [`accounts.${index}.periodStart`, [before, span.start]],
          [`accounts.${index}.periodEnd`, [span.end]],
        ]),
      ),
      ...sumsOfKinds(ledger),
      ...(two ? { "accounts.1.apr": ["0.01"], ...sumsOfKinds(saver, 1) } : {}),
      ...(only(ledger, "check").length === 0
        ? { "accounts.0.totalWithdrawals": [decimal(-sum(outward(ledger)))] }
        : {}),
    });
    return { html, truth: alsoNamed(truth, "Averan", "Averan Bank") };
  },
};

/** A town's bank: counts before the totals, checks by number, daily balances, and a page of check pictures. */
const ostrander: Layout = {
  name: "te-ostrander-check-images",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 14);
    const span = period(random, "cycle");
    const fee = random.chance(0.3) ? 500 : 0;
    const ledger = checking(random, span, { checks: [2, 7], cards: [3, 8], fee });
    const number = accountNumber(random, 7);
    const say = (event: Event) => {
      switch (event.kind) {
        case "payroll":
          return `PAYROLL/${event.name}`;
        case "mobile":
          return "DDA Regular Deposit";
        case "zelle-in":
          return `ZELLE/${event.name.toUpperCase()}`;
        case "refund":
          return `RTN ${event.name} ${event.place} C#${event.ref.slice(0, 4)}`;
        case "card":
          return `POS DEB ${event.ref.slice(0, 4)} ${date.short(event.day)} ${event.ref.slice(2)} ${event.name} ${event.place}`;
        case "atm":
          return `ATM W/D ${event.ref.slice(0, 4)} ${date.short(event.day)} ${event.ref.slice(2)} 1200 N MAIN ST`;
        case "bill":
          return `BILL PMT/${event.name}`;
        case "cardpay":
          return `ONLINE PMT/${event.name}`;
        case "zelle-out":
          return `ZELLE/${event.name.toUpperCase()}`;
        case "fee":
          return "Maintenance Fee";
        case "check":
        case "interest":
        case "move-in":
        case "move-out":
        default:
          return event.name;
      }
    };
    const added = inward(ledger);
    const checks = only(ledger, "check");
    const debits = only(ledger, "card", "atm", "bill", "cardpay", "zelle-out");
    const fees = only(ledger, "fee");
    const byNumber = [...checks].toSorted((a, b) => Number(a.name) - Number(b.name));
    const gap = (event: Event, index: number) =>
      index > 0 && Number(byNumber[index - 1]?.name) + 1 !== Number(event.name)
        ? `${event.name}*`
        : event.name;
    const marks = new Map(byNumber.map((event, index) => [event, gap(event, index)]));
    const list = (events: readonly Event[]) =>
      grid(
        "llr",
        ["Date", "Description", "Amount"],
        events.map((event) => [
          date.bareNoYear(event.day),
          escaped(say(event)),
          money.trailing(event.amount),
        ]),
        "class=t",
      );
    const picture = (event: Event) =>
      `<div class=chk><div class=row><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=r>${event.name}<br><br>Date ${date.bare(addDays(event.day, -2))}</div></div><div class=line>PAY TO THE<br>ORDER OF <i>Cash</i><span style="float:right;border:1px solid #555;padding:0 6px">$ ${bare(event.amount)}</span></div><div class=row><div><b>OSTRANDER VALLEY STATE BANK</b><br>MEMO ________</div><div class=r>__________________</div></div><div class=micr>⑆071905817⑆ ${number}⑈ ${event.name}</div></div><div class=cap>Check ${event.name} &nbsp; Date: ${date.bareNoYear(event.day)} &nbsp; Amount: $${bare(event.amount)}</div>`;
    const header = (page: number) =>
      `<div class=row><div class=logo>Ostrander Valley<br><span>STATE BANK</span></div><div>${pairs([
        ["Date", date.bareShort(span.end)],
        ["Page", String(page)],
        ["Primary Account", number],
        ["Enclosures", String(checks.length)],
      ])}</div></div>`;
    const html = document(
      `${BASE}body{font:9.5pt "Courier New",monospace}.logo{font:bold 17pt Georgia}.logo span{font-size:9pt;letter-spacing:6px}.t td{padding:0;vertical-align:top}.t th{font-weight:normal;text-decoration:underline}.t td:first-child,.t th:first-child{width:64px}.g td,.g th{padding-right:16px!important;width:auto!important}.ttl{text-align:center;border-top:1px dashed #000;border-bottom:1px dashed #000;margin:12px 0 4px;padding:2px}.pg{break-before:page}.pics{display:grid;grid-template-columns:1fr 1fr;gap:14px}.chk{border:1px solid #333;background:#eef3ea;padding:6px;font:7pt Arial;height:128px;margin-top:8px}.line{border-bottom:1px solid #555;margin:6px 0}.micr{font:8pt "Courier New"}.cap{font:8pt Arial}`,
      `${header(1)}<div style="margin:22px 0">${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div style="font:8pt Arial">Ostrander Valley State Bank, 14 Depot Square, Ostrander, OH 43061 &nbsp; Telephone 740-555-0125. Our lobby will be closed Monday, October 12. Rates on certificates as high as 4.15% APY.</div>
<div class=ttl>CHECKING ACCOUNTS</div><div class=row><div>${pairs([
        ["VALLEY FREE CHECKING", ""],
        ["Account Number", number],
        ["Previous Balance", bare(ledger.opening)],
        [`&nbsp;&nbsp;${added.length} Deposits/Credits`, bare(sum(added))],
        [`&nbsp;&nbsp;${debits.length + checks.length} Checks/Debits`, bare(sum(debits) + sum(checks))],
        ["Maintenance Fee", fee ? bare(fee) : ".00"],
        ["Interest Paid", ".00"],
        ["Current Balance", bare(ledger.closing)],
      ])}</div><div>${pairs([
        ["Number of Enclosures", String(checks.length)],
        ["Statement Dates", `${date.bareShort(span.start)} thru ${date.bareShort(span.end)}`],
        ["Days in the statement period", String(ledger.days)],
        ["Average Ledger", bare(ledger.average)],
        ["Average Collected", bare(ledger.average - 1_204)],
      ])}</div></div>
<div class=ttl>Deposits and Additions</div>${list(added)}<div class=ttl>Checks and Withdrawals</div>${list([...debits, ...fees])}
<div class=ttl>Checks in Serial Number Order</div>${grid(
        "llrllr",
        ["Date", "Check No", "Amount", "Date", "Check No", "Amount"],
        sideBySide(byNumber, 2, (event) => [
          date.bareNoYear(event.day),
          marks.get(event) ?? event.name,
          bare(event.amount),
        ]),
        "class='t g'",
      )}<div style="font-size:8pt">* Denotes missing check numbers</div>
<div class=ttl>Daily Balance Information</div>${grid(
        "lrlrlr",
        ["Date", "Balance", "Date", "Balance", "Date", "Balance"],
        sideBySide(daily(ledger), 3, ([day, balance]) => [date.bareNoYear(day), bare(balance)]),
        "class='t g'",
      )}
<div class=ttl>Overdraft and Returned Item Fees</div>${grid(
        "lrr",
        ["", "Total For This Period", "Total Year-to-Date"],
        [
          ["Total Overdraft Fees", "$.00", random.chance(0.3) ? "$32.00" : "$.00"],
          ["Total Returned Item Fees", "$.00", "$.00"],
        ],
      )}<div style="font:8pt Arial">END OF STATEMENT</div>
<div class=pg>${header(2)}<div class=pics>${byNumber.map((event) => `<div>${picture(event)}</div>`).join("")}</div></div>`,
    );
    const transactions = [
      ...rows(0, [...added, ...debits, ...fees], say),
      ...rows(0, byNumber, (event) => marks.get(event) ?? event.name),
    ];
    const whole = fee === 0 ? { totalWithdrawals: decimal(-sum(outward(ledger))) } : {};
    const name = "Ostrander Valley STATE BANK";
    const starred = Object.fromEntries(
      transactions.flatMap((row, index) =>
        /^\d+\*?$/.test(row.description)
          ? [
              [
                `transactions.${index}.description`,
                [
                  row.description.replace("*", ""),
                  `Check ${row.description.replace("*", "")}`,
                  `Check ${row.description}`,
                ],
              ],
            ]
          : [],
      ),
    );
    const truth = paper(
      name,
      [account("checking", name, number, ledger, { totalDeposits: decimal(sum(added)), ...whole })],
      transactions,
      {
        "accounts.0.statementDate": [span.end],
        "accounts.0.feesCharged": [decimal(fee)],
        "accounts.0.currentBalance": [decimal(ledger.closing)],
        ...starred,
      },
    );
    return { html, truth: alsoNamed(truth, "Ostrander Valley State Bank", "OSTRANDER VALLEY STATE BANK") };
  },
};

export const teTown: readonly Layout[] = [averan, ostrander];
