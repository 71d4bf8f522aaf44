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
  makeMonth,
  named,
  of,
  openOf,
  outgoing,
  rowsOf,
  sideBySide,
  sum,
  wide,
  withBalance,
} from "./sz-data.ts";

const $ = money.dollar;

/** A nationwide bank: additions and subtractions in sections of their own, each with a total, fees in a ruled box. */
const sections: Layout = {
  name: "sz-bank-additions-subtractions",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const m = makeMonth(seed, { fee: seed % 3 === 0 ? 1_200 : 0, ...(seed % 2 === 0 && { interest: 0.01 }) });
    const number = `${m.number.slice(0, 4)} ${m.number.slice(4, 8)} ${m.number.slice(8)}`;
    const tell: Describe = (move) => {
      const { kind, name, town, ref, check } = move;
      if (kind === "check") return `Check ${check}`;
      if (kind === "card")
        return `CHECKCARD ${date.noYear(move.on).replace("/", "")} ${name} ${town} 2469216${ref}`;
      if (kind === "atm")
        return `BKOFCORDOVA ATM ${date.noYear(move.on)} #00000${ref.slice(0, 4)} WITHDRWL MAIN STREET`;
      if (kind === "pay")
        return `${name} DES:PAYROLL ID:${ref} INDN:${m.person.name.toUpperCase()} CO ID:1${ref.slice(1)} PPD`;
      if (kind === "bill")
        return `${name} DES:${town} ID:XXXXX${ref.slice(5)} INDN:${m.person.name.toUpperCase()} WEB`;
      if (kind === "fee") return "Monthly Maintenance Fee";
      return kind === "interest"
        ? "Interest Earned"
        : `${name}${kind === "transfer" ? ` Conf# ${ref.slice(0, 7)}` : ""}`;
    };
    const [ins, cards, others] = [incoming(m), of(m, "card", "atm"), of(m, "bill", "transfer")];
    const [checks, fees] = [byNumber(m), of(m, "fee")];
    const part = (title: string, moves: typeof ins, total: string) =>
      moves.length === 0
        ? ""
        : `<h3>${title}</h3>${grid(
            "llr",
            ["Date", "Description", "Amount"],
            [
              ...moves.map((move) => [date.short(move.day), escaped(tell(move)), money.plain(move.amount)]),
              [wide(`Total ${total}`), "", `<b>${$(sum(moves))}</b>`],
            ],
          )}`;
    const name = "Bank of Cordova, N.A.";
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}${GAP}h2,h3{color:#0b2a6b;font-weight:normal;margin:12px 0 2px;border-bottom:1px solid #999}h3{font-size:11pt}td{padding:3px 2px;border-bottom:1px dotted #bbb;vertical-align:top}th{font-size:8pt}tr>:first-child{white-space:nowrap}.box td,.box th{border:1px solid #555;padding:5px}`,
      `<div class=row><div class=small>P.O. Box 15284<br>Wilmington, DE 19850<br><br>${address(m.person)}</div><div style="font:bold 15pt 'Liberation Serif'">BANK OF CORDOVA</div><div class=small><b>Customer service information</b><br>Customer service: 1.800.555.0132<br>bankofcordova.example<br>${name}<br>P.O. Box 25118<br>Tampa, FL 33622-5118</div></div>
      <h2 style="font-size:17pt;border:0">Your Advantage Plus Banking</h2><div class=row><div>for ${date.long(m.start)} to ${date.long(m.end)}</div><div class=r>Account number: ${number}</div></div><b>${m.person.name.toUpperCase()}</b>
      <div class=row><div><h3>Account summary</h3>${pairs([
        [`Beginning balance on ${date.long(m.start)}`, $(m.beginning)],
        ["Deposits and other additions", money.plain(sum(ins))],
        ["ATM and debit card subtractions", money.plain(sum(cards))],
        ["Other subtractions", money.plain(sum(others))],
        ["Checks", money.plain(sum(checks))],
        ["Service fees", `-${money.plain(-sum(fees))}`],
        [`<b>Ending balance on ${date.long(m.end)}</b>`, `<b>${$(m.ending)}</b>`],
      ])}<p class=small>${seed % 2 === 0 ? `Annual Percentage Yield Earned this statement period: 0.01%. Interest Paid Year To Date: ${$(sum(of(m, "interest")) + 31)}.` : ""}</p></div><div class=small style="background:#eef;padding:8px"><b>Get up to $300 for opening a new credit card</b><p>To qualify, make at least $1,000 in purchases in the first 90 days of account opening. Call 1.888.555.0177 by ${date.long(addDays(m.end, 60))}.</p></div></div>
      ${part("Deposits and other additions", ins, "deposits and other additions")}<h2>Withdrawals and other subtractions</h2>${part("ATM and debit card subtractions", cards, "ATM and debit card subtractions")}${part("Other subtractions", others, "other subtractions")}
      <h3>Checks</h3>${grid("llrllr", ["Date", "Check #", "Amount", "Date", "Check #", "Amount"], [...sideBySide(checks, 2, (c) => [date.short(c.day), c.check ?? "", money.plain(c.amount)]), [wide("Total checks"), "", "", "", "", `<b>${$(sum(checks))}</b>`], [wide("Total # of checks"), "", "", "", "", `<b>${checks.length}</b>`]])}
      ${part("Service fees", fees, "service fees")}<table class=box style="width:70%;margin-top:8px"><tr><th></th><th>Total for this period</th><th>Total year-to-date</th></tr><tr><td>Total Overdraft fees</td><td class=r>$0.00</td><td class=r>$${seed % 4 === 0 ? "10" : "0"}.00</td></tr><tr><td>Total NSF: Returned Item fees</td><td class=r>$0.00</td><td class=r>$0.00</td></tr></table><p class=small>We may charge $10.00 for each item that overdraws your account by more than $1.00. The Monthly Maintenance Fee of $12.00 is waived if you have one qualifying direct deposit of $250 or more, or a minimum daily balance of $1,500.</p>
      <h3>Daily ledger balances</h3>${grid(
        "lrlrlr",
        ["Date", "Balance ($)", "Date", "Balance($)", "Date", "Balance ($)"],
        sideBySide(
          [{ day: m.start, balance: m.beginning }, ...daily(m).filter((d) => d.day !== m.start)],
          3,
          (d) => [date.noYear(d.day), money.plain(d.balance)],
        ),
      )}`,
    );
    return {
      html,
      truth: named(
        {
          documentType: "bank-statements",
          institution: name,
          accounts: [accountOf(m, name, "checking", { totalDeposits: decimal(sum(ins)) })],
          transactions: rowsOf([...ins, ...cards, ...others, ...checks, ...fees], tell),
          allowed: openOf(m, 0, "out", "date", "fees"),
        },
        "Bank of Cordova",
      ),
    };
  },
};

/** Deposits and withdrawals in columns, the balance only on a day's last line; the checks are listed once more below. */
const history: Layout = {
  name: "sz-bank-transaction-history",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const m = makeMonth(seed + 40, { fee: seed % 4 === 0 ? 1_000 : 0 });
    const [ins, outs, checks] = [sum(incoming(m)), sum(outgoing(m)), byNumber(m)];
    const lowest = Math.min(m.beginning, ...daily(m).map((d) => d.balance));
    const paid = -sum(of(m, "fee"));
    const tell: Describe = ({ kind, name, town, on, ref, check }) => {
      if (kind === "check") return `Check ${check}`;
      if (kind === "card")
        return `Purchase authorized on ${date.noYear(on)} ${name} ${town} S38${ref} Card 4471`;
      if (kind === "atm")
        return `ATM Withdrawal authorized on ${date.noYear(on)} ${town} 000${ref.slice(4)} ATM ID 0421Q Card 4471`;
      if (kind === "pay") return `${name} Payroll PPD ID: ${ref} ${m.person.name}`;
      if (kind === "bill")
        return `${name} ${town} ${date.noYear(on).replace("/", "")}26 ${ref.slice(0, 8)} ${m.person.name}`;
      if (kind === "transfer" || kind === "in")
        return `${name} on ${date.noYear(on)} Ref # ${ref.slice(0, 9)}`;
      return name;
    };
    const name = "Stagecreek Bank, N.A.";
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}${GAP}h3{font-size:12pt;margin:14px 0 2px;border-top:3px solid #b31e30}.h td{border-top:1px solid #ccc;padding:3px;vertical-align:top}.h th{vertical-align:bottom;font-size:8pt;font-weight:normal;font-style:italic}.k{color:#555}`,
      `<div class=row><div><h1 style="font-size:18pt;margin:0">Stagecreek Everyday Checking</h1>${date.long(m.end)} &nbsp;■&nbsp; Page 1 of 3</div><div style="text-align:right"><span style="background:#b31e30;color:#fc0;font:bold 12pt 'Liberation Serif';padding:10px;display:inline-block;line-height:1.1">STAGECREEK<br>BANK</span></div></div>
      <div class=row style="margin:16px 0"><div>${address(m.person)}</div><div><b>Questions?</b><br>Available by phone 24 hours a day, 7 days a week:<br>1-800-555-0169 (1-800-555-0110)<br>Online: stagecreek.example<br>Write: ${name} (825)<br>P.O. Box 6995<br>Portland, OR 97228-6995</div></div>
      <div class=row><div><h3>Statement period activity summary</h3>${pairs([
        [`Beginning balance on ${date.bareNoYear(m.start)}`, $(m.beginning)],
        ["Deposits/Additions", money.plain(ins)],
        ["Withdrawals/Subtractions", `- ${money.plain(-outs)}`],
        [`<b>Ending balance on ${date.bareNoYear(m.end)}</b>`, `<b>${$(m.ending)}</b>`],
      ])}</div><div style="padding-top:18px">Account number: <b>${m.number.slice(0, 10)}</b><br><b>${m.person.name.toUpperCase()}</b><br><i>Oregon account terms and conditions apply</i><br>For Direct Deposit use<br>Routing Number (RTN): 123006800</div></div>
      <b>Overdraft Protection</b><br>This account is not currently covered by Overdraft Protection. If you would like more information regarding Overdraft Protection and eligibility requirements please call the number listed on your statement.
      <h3>Transaction history</h3>${grid(
        "lllrrr",
        [
          "Date",
          "Check<br>Number",
          "Description",
          "Deposits/<br>Additions",
          "Withdrawals/<br>Subtractions",
          "Ending daily<br>balance",
        ],
        [
          ...withBalance(m).map((move) => [
            date.bareNoYear(move.day),
            move.check ?? "",
            move.check ? "Check" : escaped(tell(move)),
            move.amount > 0 ? money.plain(move.amount) : "",
            move.amount < 0 ? money.plain(-move.amount) : "",
            move.lastOfDay ? money.plain(move.balance) : "",
          ]),
          [
            "",
            "",
            `<b>Ending balance on ${date.bareNoYear(m.end)}</b>`,
            "",
            "",
            `<b>${money.plain(m.ending)}</b>`,
          ],
          [wide("Totals"), "", "", `<b>${$(ins)}</b>`, `<b>${$(-outs)}</b>`, ""],
        ],
        "class=h",
      )}<p class=small><i>The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted.</i></p>
      <h3>Summary of checks written <span class=small>(checks listed are also displayed in the preceding Transaction history)</span></h3>${grid(
        "llrllrllr",
        ["Number", "Date", "Amount", "Number", "Date", "Amount", "Number", "Date", "Amount"],
        sideBySide(checks, 3, (c) => [c.check ?? "", date.bareNoYear(c.day), money.plain(-c.amount)]),
        "class=h",
      )}<p class=small>* Gap in check sequence.</p>
      <h3>Monthly service fee summary</h3>For a complete list of fees and detailed account information, see the disclosures applicable to your account.${grid(
        "lrr",
        [
          `Fee period ${date.slash(m.start)} - ${date.slash(m.end)}`,
          "Standard monthly service fee $10.00",
          `You paid ${$(paid)}`,
        ],
        [
          ["<b>How to avoid the monthly service fee</b> (complete 1)", "Minimum required", "This fee period"],
          ["· Minimum daily balance", "$500.00", $(lowest)],
          ["· Total amount of qualifying electronic deposits", "$500.00", $(sum(of(m, "pay")))],
          ["· Age of primary account owner", "17 - 24", "&#9744;"],
        ],
        "class=h",
      )}<h3>Account transaction fees summary</h3>${grid(
        "lrrrrr",
        [
          "Service charge description",
          "Units used",
          "Units included",
          "Excess units",
          "Service charge per excess units ($)",
          "Total service charge ($)",
        ],
        [
          ["Cash Deposited ($)", "0", "5,000", "0", "0.0030", "0.00"],
          ["Transactions", String(m.moves.length), "100", "0", "0.50", "0.00"],
          ["<b>Total service charges</b>", "", "", "", "", "<b>$0.00</b>"],
        ],
        "class=h",
      )}<p class=small>©2026 ${name} All rights reserved. Member FDIC. NMLSR ID 399899</p>`,
    );
    return {
      html,
      truth: named(
        {
          documentType: "bank-statements",
          institution: name,
          accounts: [
            accountOf({ ...m, number: m.number.slice(0, 10) }, name, "checking", {
              statementDate: m.end,
              totalDeposits: decimal(ins),
              totalWithdrawals: decimal(-outs),
            }),
          ],
          transactions: rowsOf(m.moves, tell),
          allowed: openOf(m, 0, "fees"),
        },
        "Stagecreek Bank",
        "STAGECREEK BANK",
        "Stagecreek",
      ),
    };
  },
};

/** A super-regional bank: counts of items beside sums, trailing minus signs, reference numbers, balances of the days that changed. */
const references: Layout = {
  name: "sz-bank-reference-numbers",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const m = makeMonth(seed + 90, { fee: 695 });
    const tell: Describe = ({ kind, name, town, on, ref, check }) => {
      if (kind === "check") return `Check ${check}`;
      if (kind === "card")
        return `Debit Purchase - VISA On ${date.noYear(on).replace("/", "")}26 ${name} ${town} REF # 2443106${ref}`;
      if (kind === "atm") return `ATM Withdrawal TB ${town} Serial No. ${ref.slice(0, 12)}PPSTB14`;
      if (kind === "pay") return `Electronic Deposit From ${name} REF=26${ref}N00 PAYROLL ${ref.slice(2)}`;
      if (kind === "bill") return `Electronic Withdrawal To ${name} REF=26${ref}N00 ${town}`;
      return name;
    };
    const groups = [
      { title: "Customer Deposits", moves: of(m, "in") },
      { title: "Other Deposits", moves: of(m, "pay") },
      { title: "Card Withdrawals", moves: of(m, "card", "atm") },
      { title: "Other Withdrawals", moves: of(m, "bill", "transfer", "fee") },
      { title: "Checks Paid", moves: byNumber(m) },
    ].filter((group) => group.moves.length > 0);
    const name = "Tamarack Trust Bank";
    const signed = (amount: number) =>
      `<span style="float:left">${amount < 0 ? "" : "$"}</span>${money.trailing(amount)}`;
    const table = ({ title, moves }: (typeof groups)[number]) =>
      title === "Checks Paid"
        ? `<h4>Checks Presented Conventionally</h4>${grid(
            "lllrlllr",
            ["Check", "Date", "Ref Number", "Amount", "Check", "Date", "Ref Number", "Amount"],
            sideBySide(moves, 2, (c) => [c.check ?? "", date.monthDay(c.day), c.ref, money.plain(-c.amount)]),
          )}<div class=row><div>* Gap in check sequence</div><div class=r><b>Conventional Checks Paid (${moves.length}) &nbsp; $ ${money.trailing(sum(moves))}</b></div></div>`
        : `<h4>${title}</h4>${title === "Card Withdrawals" ? "Card Number: xxxx-xxxx-xxxx-7730" : ""}${grid(
            "lllr",
            ["Date", "Description of Transaction", "Ref Number", "Amount"],
            moves.map((move, index) => [
              date.monthDay(move.day),
              escaped(tell(move)),
              move.kind === "card" ? move.ref : "",
              (index === 0 ? "$ " : "") + money.trailing(move.amount),
            ]),
          )}${title === "Card Withdrawals" ? `<div class=r>Card 7730 Withdrawals Subtotal &nbsp; $ ${money.trailing(sum(moves))}</div>` : ""}<div class=r><b>Total ${title} &nbsp; $ ${money.trailing(sum(moves))}</b></div>`;
    const html = document(
      `body{font:8.5pt "Liberation Sans"}${BASE}${GAP}h4{background:#1d3f77;color:#fff;padding:3px 6px;margin:12px 0 2px}h4+table th{border-bottom:1px solid #000}td{padding:2px 4px;vertical-align:top}td:first-child,.r{white-space:nowrap}`,
      `<div class=row><div style="font:italic bold 20pt 'Liberation Serif';color:#1d3f77">tamarack</div><div><b>Statement Center</b><br>P.O. Box 1800<br>Saint Paul, Minnesota 55101-0800</div><div class=r>Account Number:<br><b>1 ${m.number.slice(0, 3)} ${m.number.slice(3, 7)} ${m.number.slice(7, 11)}</b><br>Statement Period:<br>${date.abbreviatedBare(m.start)}<br>through<br>${date.abbreviatedBare(m.end)}<br>Page 1 of 2</div></div><p style="margin:20px 60px">000${m.number.slice(0, 6)} 01 SP 000638${m.number.slice(6)} S P Y<br>${address(m.person)}</p>
      <div class=row><div style="border:1px solid #000;padding:6px"><b>To Contact Tamarack</b><br>24-Hour Banking: 800-555-0127<br>Internet: tamarack.example</div><div style="flex:2"><b>NEWS FOR YOU</b> Effective ${date.long(addDays(m.end, 31))} the Monthly Maintenance Fee of the Smart Start Checking account will increase from $6.95 to $8.95.</div></div>
      <h4>SMART START CHECKING &nbsp; <span style="font-weight:normal">Member FDIC</span></h4><div class=row><div>${name}, a division of Northwoods National Association</div><div class=r>Account Number 1-${m.number.slice(0, 3)}-${m.number.slice(3, 7)}-${m.number.slice(7, 11)}</div></div><b>Account Summary</b><div class=row><div style="flex:2">${grid(
        "lcr",
        ["", "# Items", ""],
        [
          [`Beginning Balance on ${date.monthDay(m.start)}`, "", `$ ${money.plain(m.beginning)}`],
          ...groups.map(({ title, moves }) => [title, String(moves.length), signed(sum(moves))]),
          [
            `<b>Ending Balance on &nbsp; ${date.abbreviatedBare(m.end)}</b>`,
            "",
            `<b>$ ${money.trailing(m.ending)}</b>`,
          ],
        ],
      )}</div><div>Number of Days in Statement Period: ${m.days}</div></div>${groups.map(table).join("")}
      <h4>Balance Summary</h4>${grid(
        "lrlrlr",
        ["Date", "Ending Balance", "Date", "Ending Balance", "Date", "Ending Balance"],
        sideBySide(daily(m), 3, (d) => [date.monthDay(d.day), money.trailing(d.balance)]),
      )}<p>Balances only appear for days reflecting change.</p>`,
    );
    const account = { ...m, number: m.number.slice(0, 11) };
    return {
      html,
      truth: named(
        {
          documentType: "bank-statements",
          institution: name,
          accounts: [accountOf(account, name, "checking")],
          transactions: rowsOf(
            groups.flatMap((group) => group.moves),
            tell,
          ),
          allowed: openOf(m, 0, "in", "out", "date", "fees"),
        },
        "tamarack",
        "Northwoods National Association",
        `${name}, a division of Northwoods National Association`,
      ),
    };
  },
};

export const szBanksFirst: readonly Layout[] = [sections, history, references];
