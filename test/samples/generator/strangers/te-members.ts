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
  closingDay,
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
  titled,
  transfers,
} from "./te-data.ts";

const dash = (day: string) => date.noYear(day).replace("/", "-");

/** A credit union: one summary table over all shares, then a ledger for each, debits with a trailing minus. */
const keel: Layout = {
  name: "te-mariners-keel-shares",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 11);
    const span = period(random, "cycle");
    const moved = transfers(random, span, 2);
    const draft = checking(random, span, { out: moved, rate: 0.05, checks: [0, 2] });
    const share = savings(random, span, { rate: 0.25, inward: moved, opening: [50_000, 900_000] });
    const withCertificate = random.chance(0.5);
    const certificate = savings(random, span, { rate: 4.1, withdraw: 0, opening: [500_000, 2_500_000] });
    const numbers = [
      `70${accountNumber(random, 8)}`,
      `30${accountNumber(random, 8)}`,
      `40${accountNumber(random, 8)}`,
    ] as const;
    const say = (event: Event) => {
      const before = dash(addDays(event.day, -1));
      switch (event.kind) {
        case "payroll":
          return `Deposit - ACH Paid From ${titled(event.name)} Payroll`;
        case "mobile":
          return "Deposit - Mobile Check";
        case "zelle-in":
          return `Zelle CR From ${event.name}`;
        case "refund":
          return `POS Credit Adjustment ${event.ref.slice(0, 4)} Transaction ${before} ${titled(event.name)} ${titled(event.place)}`;
        case "card":
          return `POS Debit - Visa Check Card ${event.ref.slice(0, 4)} Transaction ${before}-${addDays(event.day, -1).slice(2, 4)} ${titled(event.name)} ${titled(event.place)}`;
        case "atm":
          return `ATM Withdrawal ${before}-${addDays(event.day, -1).slice(2, 4)} Mariners Keel Springfield IL`;
        case "bill":
          return `Paid To - ${titled(event.name)} Billpay Chk ${event.ref.slice(0, 4)}`;
        case "cardpay":
          return `Paid To - ${titled(event.name)} Epay`;
        case "zelle-out":
          return `Zelle DB To ${event.name}`;
        case "move-out":
          return "Transfer To Shares";
        case "check":
          return `Check ${event.name}`;
        case "fee":
        case "interest":
        case "move-in":
        default:
          return "Dividend";
      }
    };
    const sayShare = (event: Event) =>
      event.kind === "interest"
        ? "Dividend"
        : event.kind === "move-in"
          ? "Transfer From Checking"
          : "Transfer To Checking";
    const all = [
      ["EveryDay Checking", "checking", draft, numbers[0], say, "Checking"],
      ["Membership Savings", "savings", share, numbers[1], sayShare, "Savings"],
      ...(withCertificate
        ? [["12 Month Certificate", "savings", certificate, numbers[2], sayShare, "Certificates"] as const]
        : []),
    ] as const;
    const total = (pick: (ledger: Ledger) => number) =>
      all.reduce((value, [, , ledger]) => value + pick(ledger), 0);
    const ledgerTable = (ledger: Ledger, words: (event: Event) => string) =>
      grid(
        "llrr",
        ["Date", "Transaction Detail", "Amount($)", "Balance($)"],
        [
          [dash(span.start), "Beginning Balance", "", bare(ledger.opening)],
          ...ledger.events.map((event) => [
            dash(event.day),
            escaped(words(event)),
            money.trailing(event.amount),
            bare(event.balance),
          ]),
          [dash(span.end), "<b>Ending Balance</b>", "", `<b>${bare(ledger.closing)}</b>`],
        ],
        "class=t",
      );
    const section = (
      name: string,
      ledger: Ledger,
      number: string,
      words: (event: Event) => string,
      group: string,
    ) =>
      `<div class=grp>${group}</div><div class=nm>${name} - ${number}</div>${ledgerTable(ledger, words)}${
        group === "Checking"
          ? `<div class=small>Average Daily Balance - Current Cycle: ${$(ledger.average)}</div>`
          : ""
      }<p class=small>Your account earned ${$(ledger.interest)}, with an annual percentage yield earned of ${ledger.apy}%, for the dividend period from ${date.dashed(span.start)} through ${date.dashed(span.end)}${group === "Certificates" ? `. Maturity date 03-14-${Number(span.end.slice(0, 4)) + 1}` : ""}</p>${
        group === "Checking"
          ? `<div class=nm style="font-size:8.5pt">Items Paid</div>${grid(
              "llrllr",
              ["Date", "Item", "Amount($)", "Date", "Item", "Amount($)"],
              sideBySide(only(ledger, "card", "atm", "bill", "check"), 2, (event) => [
                dash(event.day),
                event.kind === "check"
                  ? event.name
                  : event.kind === "bill"
                    ? "ACH"
                    : event.kind === "atm"
                      ? "ATM"
                      : "POS",
                bare(event.amount),
              ]),
              "class='t g'",
            )}`
          : ""
      }`;
    const html = document(
      `${BASE}body{font:9pt Arial}.logo{font:bold 15pt Georgia;color:#0a3161}.grp{background:#0a3161;color:#fff;font-weight:bold;padding:3px 6px;margin-top:14px}.nm{font-weight:bold;margin:6px 0 2px}.t td{padding:1.5px 0;vertical-align:top}.t th{border-bottom:1px solid #0a3161;font-size:8pt}.t td:first-child,.t th:first-child{width:56px}.g td,.g th{padding-right:14px!important;width:auto!important}.s td,.s th{border-bottom:1px solid #ccc;padding:3px 0;font-size:8pt}`,
      `<div class=row><div><div class=logo>⚓ MARINERS KEEL<br><span style="font-size:10pt">Federal Credit Union®</span></div><div class=small>PO Box 3000 • Merrifield VA • 22119-3000</div></div><div><b>Statement of Account</b>${pairs(
        [
          ["Statement Period", `${date.short(span.start)} - ${date.short(span.end)}`],
          ["Access No.", accountNumber(random, 8)],
          ["Page", "1 of 2"],
        ],
      )}</div><div class=small>Questions about this Statement?<br>Toll-free in the U.S. 1-888-555-0163<br>Collect internationally 1-703-555-0136<br>Visit us online at marinerskeel.example<br>Routing Number: 2560-7497-4</div></div>
<div style="margin:26px 0 14px">#BWNLLSV<br>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div>
<div class=small>Say "Yes" to Paperless! View your digital statements via Digital Banking. Earn up to 5.00% APY on a new certificate.</div>
<div class=grp>Summary of your deposit accounts</div>${grid(
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
          ...all.map(([name, , ledger, number]) => [
            `<b>${name}</b><br>${number}`,
            $(ledger.opening),
            $(sum(inward(ledger))),
            `$${bare(sum(outward(ledger)))}`,
            $(ledger.closing),
            $(ledger.interest * 3 + 1),
          ]),
          [
            "<b>Totals</b>",
            $(total((ledger) => ledger.opening)),
            $(total((ledger) => sum(inward(ledger)))),
            `$${bare(total((ledger) => sum(outward(ledger))))}`,
            $(total((ledger) => ledger.closing)),
            $(total((ledger) => ledger.interest * 3 + 1)),
          ],
        ],
        "class=s",
      )}
${all.map(([name, , ledger, number, words, group]) => section(name, ledger, number, words, group)).join("")}
<div class=grp>Disclosure Information</div><p class=small><b>Members are responsible for notifying us of any address change.</b> Savings, checking and MMSA: In case of errors or questions about your electronic transfers telephone us as soon as you can. We must hear from you no later than 60 days after we sent you the first statement on which the error or problem appeared. Payment to your account will post the same day if received by 5:00 pm ET. Federally insured by NCUA. Your savings federally insured to at least $250,000.</p>`,
    );
    const truth = paper(
      "MARINERS KEEL Federal Credit Union",
      all.map(([, kind, ledger, number]) =>
        account(kind, "MARINERS KEEL Federal Credit Union", number, ledger, {
          totalDeposits: decimal(sum(inward(ledger))),
          totalWithdrawals: decimal(-sum(outward(ledger))),
        }),
      ),
      all.flatMap(([, , ledger, , words], index) => rows(index, ledger.events, words)),
      {
        ...closingDay(draft, all.length),
        "accounts.2.kind": ["other"],
        ...(withCertificate
          ? { "accounts.2.maturityDate": [`${Number(span.end.slice(0, 4)) + 1}-03-14`] }
          : {}),
      },
    );
    return {
      html,
      truth: alsoNamed(
        truth,
        "Mariners Keel",
        "MARINERS KEEL",
        "Mariners Keel Federal Credit Union",
        "MARINERS KEEL Federal Credit Union®",
      ),
    };
  },
};

/** Debit and credit columns that print a 0 where nothing moved; words in small capitals; a service member's bank. */
const fieldguard: Layout = {
  name: "te-fsab-classic-checking",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 12);
    const span = period(random, "cycle");
    const ledger = checking(random, span, { rate: 0.01, checks: [0, 2], cards: [6, 12] });
    const number = `0${accountNumber(random, 9)}`;
    const say = (event: Event) => {
      switch (event.kind) {
        case "payroll":
          return `ACH CREDIT ${event.name} PAYROLL ***********${event.ref.slice(0, 4)}`;
        case "mobile":
          return "DEPOSIT@MOBILE";
        case "zelle-in":
          return `CREDIT-FSAB INSTANT PMT ${event.name.toUpperCase()}`;
        case "refund":
          return `DEBIT CARD CREDIT ${event.name} ${event.place}`;
        case "card":
          return `DEBIT CARD PURCHASE ${event.name} ${event.place}`;
        case "atm":
          return "ATM WITHDRAWAL 1200 N MAIN ST SPRINGFIELD IL";
        case "bill":
          return `ACH DEBIT ${event.name} BILLPAY ***********${event.ref.slice(0, 4)}`;
        case "cardpay":
          return `ACH DEBIT ${event.name} PAYMENT`;
        case "zelle-out":
          return `ZELLE DEBIT ${event.name.toUpperCase()}`;
        case "check":
          return `CHECK # ${event.name}`;
        case "fee":
        case "interest":
        case "move-in":
        case "move-out":
        default:
          return "INTEREST PAID";
      }
    };
    const html = document(
      `${BASE}body{font:9pt Arial;color:#12395b}.logo{font:bold 26pt Arial;letter-spacing:1px}.blk{background:#12395b;color:#fff;padding:5px 8px;font-weight:bold;margin-top:16px}.t td{padding:4px 0;border-bottom:1px solid #d5dce3;font-size:8.5pt;vertical-align:top}.t th{padding:5px 0;border-bottom:2px solid #12395b}.x td:first-child{width:60px}.x td:nth-child(2){width:52%}`,
      `<div class=row><div class=logo>FSAB<span style="font-size:9pt"> ®</span></div><div class=r><b>FSAB CLASSIC CHECKING</b><br>Account Number: ${number}<br>Statement Period: ${date.slash(span.start)} to ${date.slash(span.end)}<br>Page 1 of 2</div></div>
<div class=row style="margin-top:24px"><div>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div class=small>FSAB FEDERAL SAVINGS BANK<br>10750 McDermott Freeway<br>San Antonio, TX 78288-9876<br>Phone: 210-555-0186 or 800-555-0114<br>Mobile: #FSAB</div></div>
<div class=blk>Account Summary</div>${pairs(
        [
          ["Beginning Balance", $(ledger.opening)],
          [`Deposits and Credits (${inward(ledger).length})`, `+${$(sum(inward(ledger)))}`],
          [`Withdrawals and Debits (${outward(ledger).length})`, `-$${bare(sum(outward(ledger)))}`],
          ["<b>Ending Balance</b>", `<b>${$(ledger.closing)}</b>`],
        ],
        "class=t style='width:60%'",
      )}${grid("rrrr", ["Average Daily Balance", "Interest Paid This Period", "Interest Paid YTD", "APY Earned"], [[$(ledger.average), $(ledger.interest), $(ledger.interest * 8), `${ledger.apy}%`]], "class=t")}
<p class=small>Account Messages: FSAB will never ask you for your password, PIN or one-time codes. Avoid the $29.00 insufficient funds fee with alerts. Contact us within 60 days of this statement if you think there is an error.</p>
<div class=blk>Transactions</div>${grid(
        "llrrr",
        ["Date", "Description", "Debits", "Credits", "Balance"],
        [
          [date.noYear(span.start), "Beginning Balance", "", "", $(ledger.opening)],
          ...ledger.events.map((event) => [
            date.noYear(event.day),
            escaped(say(event)),
            event.amount < 0 ? `$${bare(event.amount)}` : "0",
            event.amount > 0 ? $(event.amount) : "0",
            $(event.balance),
          ]),
          [date.noYear(span.end), "Ending Balance", "", "", $(ledger.closing)],
        ],
        "class='t x'",
      )}
<div class=blk>Overdraft and Returned Item Fees</div>${grid(
        "lrr",
        ["", "Total for This Period", "Total Year-to-Date"],
        [
          ["Total Overdraft Fees", "$0.00", "$0.00"],
          ["Total Returned Item Fees", "$0.00", "$0.00"],
        ],
        "class=t",
      )}<p class=small>Bank products provided by FSAB Federal Savings Bank, Member FDIC.</p>`,
    );
    const truth = paper(
      "FSAB",
      [
        account("checking", "FSAB", number, ledger, {
          totalDeposits: decimal(sum(inward(ledger))),
          totalWithdrawals: decimal(-sum(outward(ledger))),
        }),
      ],
      rows(0, ledger.events, say),
      { ...closingDay(ledger, 1), "accounts.0.feesCharged": ["0.00"] },
    );
    return { html, truth: alsoNamed(truth, "FSAB Federal Savings Bank", "FSAB FEDERAL SAVINGS BANK") };
  },
};

export const teMembers: readonly Layout[] = [keel, fieldguard];
