import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import {
  accountOf,
  address,
  byNumber,
  type Describe,
  daily,
  GAP,
  incoming,
  type Move,
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

const plain = money.plain;

/** A community bank's core system: one grey page in capitals, counts before sums, an account that goes below zero and pays for it. */
const core: Layout = {
  name: "sz-bank-core-capitals",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const short = makeMonth(seed + 700, { calendar: true, short: true });
    const below = withBalance(short).find((move) => move.balance < 0 && move.amount < 0);
    const charge: Move[] = below
      ? [{ ...below, kind: "fee", amount: -2_950, name: "OVERDRAFT PAID ITEM CHARGE", check: "" }]
      : [];
    const moves = short.moves.flatMap((move) => (move.ref === below?.ref ? [move, ...charge] : [move]));
    const m = { ...short, moves, ending: short.ending + sum(charge) };
    const tell: Describe = ({ kind, name, town, on, ref, check }) => {
      if (kind === "check") return `CHECK ${check}`;
      if (kind === "card")
        return `DBT CRD ${date.noYear(on).replace("/", "")} ${ref.slice(0, 8)} ${name} ${town}`.toUpperCase();
      if (kind === "atm") return `ATM W/D ${date.noYear(on).replace("/", "")} ${ref.slice(0, 8)} ${town}`;
      if (kind === "pay") return `${name}/PAYROLL PPD`;
      if (kind === "bill") return `${name}/${town} WEB`;
      return name.toUpperCase();
    };
    const [ins, outs] = [incoming(m), outgoing(m)];
    const [checks, debits] = [byNumber(m), outs.filter((move) => move.kind !== "check")];
    const fees = sum(of(m, "fee"));
    const list = (rows: readonly Move[]) =>
      grid(
        "lrl",
        ["DATE", "AMOUNT", "DESCRIPTION"],
        rows.map((move) => [date.noYear(move.day), money.trailing(move.amount), escaped(tell(move))]),
      );
    const name = "The Farmers & Drovers State Bank of Millbrook";
    const masked = `XXXXXXXX${m.number.slice(-4)}`;
    const html = document(
      `body{font:8pt "Liberation Mono"}${BASE}${GAP}th{font-weight:normal;text-decoration:underline}td,th{padding:1px 4px;white-space:nowrap}.b{text-align:center;border-top:1px dashed #000;border-bottom:1px dashed #000;margin:12px 0 4px}`,
      `<div class=row><div style="flex:2"><b style="font:bold 13pt 'Liberation Serif'">THE FARMERS &amp; DROVERS STATE BANK</b><br>OF MILLBROOK &nbsp; - &nbsp; SINCE 1904<br>P.O. BOX 88, MILLBROOK, IL 60536 &nbsp; (630) 555-0114</div><div>DATE ${date.short(m.end)} &nbsp; PAGE 1<br>ACCOUNT ${masked}</div></div>
      <div style="margin:26px 50px">${address(m.person).toUpperCase()}</div>* REMINDER: WE WILL NEVER CALL AND ASK FOR YOUR PIN. THE LOBBY WILL BE CLOSED MONDAY ${date.capitalLong(addDays(m.end, 9))}. *
      <div class=b>CHECKING ACCOUNTS</div><div class=row><div>${pairs([
        ["COUNTRY FREE CHECKING", ""],
        ["ACCOUNT NUMBER", masked],
        ["PREVIOUS BALANCE", money.trailing(m.beginning)],
        [`${ins.length} DEPOSITS/CREDITS`, plain(sum(ins))],
        [`${outs.length} CHECKS/DEBITS`, plain(-sum(outs))],
        ["SERVICE CHARGE", ".00"],
        ["INTEREST PAID", ".00"],
        ["CURRENT BALANCE", money.trailing(m.ending)],
      ])}</div><div>${pairs([
        ["NUMBER OF ENCLOSURES", "0"],
        ["STATEMENT DATES", `${date.bareShort(m.start)} THRU ${date.bareShort(m.end)}`],
        ["DAYS IN THE STATEMENT PERIOD", String(m.days)],
        ["AVERAGE LEDGER", money.trailing(Math.round((m.beginning + m.ending) / 2))],
        ["AVERAGE COLLECTED", money.trailing(Math.round((m.beginning + m.ending) / 2) - 411)],
      ])}</div></div>
      <div style="border:1px solid #000;margin:10px 40px">${grid(
        "lrr",
        ["", "TOTAL FOR THIS PERIOD", "TOTAL YEAR-TO-DATE"],
        [
          ["TOTAL OVERDRAFT FEES", plain(-fees), plain(-fees + 2_950 * (seed % 3))],
          ["TOTAL RETURNED ITEM FEES", ".00", ".00"],
        ],
      )}</div>
      <div class=b>DEPOSITS AND ADDITIONS</div>${list(ins)}<div class=b>CHECKS AND WITHDRAWALS</div>${list(debits)}<div class=b>CHECKS IN NUMBER ORDER</div>${grid(
        "llrllrllr",
        ["DATE", "CHECK NO", "AMOUNT", "DATE", "CHECK NO", "AMOUNT", "DATE", "CHECK NO", "AMOUNT"],
        sideBySide(checks, 3, (c) => [date.noYear(c.day), c.check ?? "", plain(-c.amount)]),
      )}<div>* DENOTES MISSING CHECK NUMBERS</div>
      <div class=b>DAILY BALANCE INFORMATION</div>${grid(
        "lrlrlr",
        ["DATE", "BALANCE", "DATE", "BALANCE", "DATE", "BALANCE"],
        sideBySide(
          [{ day: m.start, balance: m.beginning }, ...daily(m).filter((d) => d.day !== m.start)],
          3,
          (d) => [date.noYear(d.day), money.trailing(d.balance)],
        ),
      )}<div class=b>END OF STATEMENT</div>`,
    );
    return {
      html,
      truth: named(
        {
          documentType: "bank-statements",
          institution: name,
          accounts: [
            accountOf(m, name, "checking", {
              totalDeposits: decimal(sum(ins)),
              totalWithdrawals: decimal(-sum(outs)),
            }),
          ],
          transactions: rowsOf([...ins, ...debits, ...checks], tell),
          allowed: openOf(m, 0, "date", "fees"),
        },
        "The Farmers & Drovers State Bank",
        "Farmers & Drovers State Bank",
      ),
    };
  },
};

/** A bank of the coast: subtotals under every kind of activity, and the balancing form that everybody throws away. */
const convenience: Layout = {
  name: "sz-bank-subtotals-balancing-form",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const m = makeMonth(seed + 800, { fee: seed % 2 === 0 ? 1_500 : 0 });
    const tell: Describe = ({ kind, name, town, on, ref, check }) => {
      if (kind === "check") return `Check ${check}`;
      if (kind === "card")
        return `DBCRD PUR, *****30448117${ref.slice(0, 3)}, AUT ${date.noYear(on).replace("/", "")}26 VISA DDA PUR ${name} ${town}`.toUpperCase();
      if (kind === "atm")
        return `CW ATM DEBIT, *****30448117${ref.slice(0, 3)}, AUT ${date.noYear(on).replace("/", "")}26 DDA WITHDRAW ${town}`;
      if (kind === "pay") return `ACH DEPOSIT, ${name} DIR DEP ****${ref.slice(0, 9)}`;
      if (kind === "bill") return `ELECTRONIC PMT-WEB, ${name} ${town} ****${ref.slice(0, 6)}`;
      return kind === "fee" ? "MAINTENANCE FEE" : name.toUpperCase();
    };
    const parts: ReadonlyArray<readonly [string, readonly Move[]]> = [
      ["Deposits", of(m, "in")],
      ["Electronic Deposits", of(m, "pay")],
      ["Checks Paid", byNumber(m)],
      ["Electronic Payments", of(m, "card", "bill", "transfer")],
      ["Other Withdrawals", of(m, "atm")],
      ["Service Charges", of(m, "fee")],
    ];
    const used = parts.filter(([, moves]) => moves.length > 0);
    const table = ([title, moves]: (typeof parts)[number]) => {
      const body =
        title === "Checks Paid"
          ? `<div class=small>No. Checks: ${moves.length} &nbsp; *Indicates break in serial sequence or check processed electronically and listed under Electronic Payments</div>${grid(
              "llrllr",
              ["DATE", "SERIAL NO.", "AMOUNT", "DATE", "SERIAL NO.", "AMOUNT"],
              sideBySide(moves, 2, (c) => [date.noYear(c.day), c.check ?? "", plain(-c.amount)]),
            )}`
          : grid(
              "llr",
              ["POSTING DATE", "DESCRIPTION", "AMOUNT"],
              moves.map((move) => [date.noYear(move.day), escaped(tell(move)), plain(Math.abs(move.amount))]),
            );
      return `<h4>${title}</h4>${body}<div class=r>Subtotal: &nbsp; <b>${plain(Math.abs(sum(moves)))}</b></div>`;
    };
    const name = "Chesapeake Weston Bank";
    const line = (text: string) =>
      `<tr><td>${text}</td><td style="border-bottom:1px solid #000;width:80px"></td></tr>`;
    const html = document(
      `body{font:8.5pt "Liberation Sans"}${BASE}${GAP}h4{margin:10px 0 0;color:#1a7a3c}h3{background:#1a7a3c;color:#fff;padding:3px 6px;margin:14px 0 4px;font-size:9.5pt}th{font-size:7pt;border-bottom:1px solid #1a7a3c}td{padding:2px}td:first-child{white-space:nowrap}`,
      `<div class=row><div><span style="background:#1a7a3c;color:#fff;font:bold 20pt 'Liberation Sans';padding:4px 10px">CW</span> <b>Bank</b><br><span class=small>America's Friendliest Bank®</span></div><div><b>STATEMENT OF ACCOUNT</b></div></div>
      <div class=row style="margin:18px 0"><div>${address(m.person).toUpperCase()}</div><div>${pairs([
        ["Page:", "1 of 2"],
        ["Statement Period:", `${date.abbreviatedBare(m.start)}-${date.abbreviatedBare(m.end)}`],
        ["Cust Ref #:", `${m.number.slice(0, 10)}-630-T-***`],
        ["Primary Account #:", `${m.number.slice(0, 3)}-${m.number.slice(3, 10)}`],
      ])}</div></div><h3>CW Convenience Checking</h3><div class=row><div>${m.person.name.toUpperCase()}</div><div class=r>Account # ${m.number.slice(0, 3)}-${m.number.slice(3, 10)}</div></div>
      <b>ACCOUNT SUMMARY</b><div class=row><div>${pairs([
        ["Beginning Balance", plain(m.beginning)],
        ...used.map(([title, moves]): [string, string] => [title, plain(Math.abs(sum(moves)))]),
        ["Ending Balance", plain(m.ending)],
      ])}</div><div>${pairs([
        ["Average Collected Balance", plain(Math.round((m.beginning * 2 + m.ending) / 3))],
        ["Interest Earned This Period", "0.00"],
        ["Interest Paid Year-to-Date", "0.00"],
        ["Annual Percentage Yield Earned", "0.00%"],
        ["Days in Period", String(m.days)],
      ])}</div></div>${grid(
        "lrr",
        ["", "Total for this cycle", "Total Year to Date"],
        [
          ["Grace Period OD/NSF Refund", "$0.00", "$0.00"],
          ["Total Overdraft Fees (OD)", "$0.00", `$${(seed % 3) * 35}.00`],
          ["Total Returned Item Fees (NSF)", "$0.00", "$0.00"],
        ],
        "style='margin-top:8px'",
      )}
      <h3>DAILY ACCOUNT ACTIVITY</h3>${used.map(table).join("")}<h3>DAILY BALANCE SUMMARY</h3>${grid(
        "lrlr",
        ["DATE", "BALANCE", "DATE", "BALANCE"],
        sideBySide([{ day: addDays(m.start, -1), balance: m.beginning }, ...daily(m)], 2, (d) => [
          date.noYear(d.day),
          plain(d.balance),
        ]),
      )}<p class=small>Call 1-800-555-0151 for 24-hour Bank-by-Phone services or connect to cwbank.example<br>Bank Deposits FDIC Insured | ${name}, N.A. | Equal Housing Lender</p>
      <div style="break-before:page"></div><h3>How to Balance your Account</h3><div class=row><div style="flex:2"><p>Begin by adjusting your account register as follows:</p><ul><li>Subtract any services charges shown on this statement.</li><li>Subtract any automatic payments, transfers or other electronic withdrawals not previously recorded.</li><li>Add any interest earned if you have an interest-bearing account.</li></ul><table>${["1. Your ending balance shown on this statement is: &nbsp; <b>" + plain(m.ending) + "</b>", "2. List below the amount of deposits or credit transfers which do not appear on this statement. Total Deposits +", "3. Subtotal by adding lines 1 and 2.", "4. List below the total amount of withdrawals that do not appear on this statement. Total Withdrawals -", "5. Subtract Line 4 from 3. This adjusted balance should equal your account balance."].map(line).join("")}</table></div><div class=small><b>FOR CONSUMER ACCOUNTS ONLY - IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC FUNDS TRANSFERS:</b><p>Telephone us or write to: ${name}, N.A., Deposit Operations Dept, P.O. Box 1377, Lewiston, Maine 04243-1377. We must hear from you no later than sixty (60) calendar days after we sent you the first statement upon which the error first appeared. If we take more than ten (10) business days we will credit your account.</p><b>INTEREST NOTICE</b><p>Total interest credited by the Bank to you this year will be reported to the Internal Revenue Service and State tax authorities.</p><b>FINANCE CHARGES</b><p>Although the Bank only uses the Daily Balance method to calculate the finance charge on your Moneyline/Overdraft Protection account, the minimum payment is the greater of $25.00 or 5% of the balance.</p></div></div>`,
    );
    return {
      html,
      truth: named(
        {
          documentType: "bank-statements",
          institution: `${name}, N.A.`,
          accounts: [accountOf({ ...m, number: m.number.slice(0, 10) }, `${name}, N.A.`, "checking")],
          transactions: rowsOf(
            used.flatMap(([, moves]) => moves),
            tell,
          ),
          allowed: openOf(m, 0, "in", "out", "date", "fees"),
        },
        name,
        "CW Bank",
      ),
    };
  },
};

export const szBanksThird: readonly Layout[] = [core, convenience];
