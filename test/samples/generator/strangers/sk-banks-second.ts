import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, money } from "../print-styles.ts";
import { FINE, makeSkDeposit, type SkEntry, skEntries, totalOf } from "./sk-data.ts";
import { depositAccount, NEXT_PAGE } from "./sk-parts.ts";

const $ = money.dollar;

/** A coach's bank: additions and subtractions in columns, what is left only at a day's end, checks among them by number. */
const dayEnds: Layout = {
  name: "sk-bank-day-end-balance",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = makeSkDeposit(seed + 3_000);
    const endsDay = (entry: SkEntry, index: number) => d.entries[index + 1]?.day !== entry.day;
    const html = document(
      `body{font:9pt "Liberation Serif"}${BASE}h3{font-family:"Liberation Sans";border-bottom:1.5px solid #8b1a1a;margin:14px 0 3px}th{font:7.5pt "Liberation Sans";vertical-align:bottom;border-bottom:1px solid #000}td{padding:2px 3px;border-bottom:1px dotted #bbb;vertical-align:top}`,
      `<div class=row><div style="flex:2"><div style="font-size:18pt">Waystage® Everyday Checking</div>Account number: <b>${d.number}</b> &nbsp;■&nbsp; ${date.long(d.start)} - ${date.long(d.end)} &nbsp;■&nbsp; Page 1 of 3</div><div class=r style="background:#8b1a1a;color:#ffd54a;padding:12px;font:bold 15pt 'Liberation Serif';text-align:center;flex:0 0 110px">WAYSTAGE<br>BANK</div></div>
      <div class=row style="margin-top:26px"><div>${d.person.name.toUpperCase()}<br>${d.person.street.toUpperCase()}<br>${d.person.town.toUpperCase()}</div><div><b>Questions?</b><br><i>Available by phone 24 hours a day, 7 days a week:</i><br>1-800-555-0109<br><i>Write:</i> Waystage Bank, N.A. (287)<br>P.O. Box 6995<br>Portland, OR 97228-6995</div></div>
      <div class=row><div><h3>You and Waystage Bank</h3>Thank you for being a loyal customer. We value your trust in our company and look forward to continuing to serve you.</div><div><h3>Account options</h3><span class=small>A check mark in the box indicates you have these convenient services with your account(s).</span>${pairs(
        [
          ["Online Banking", "☑"],
          ["Direct Deposit", "☑"],
          ["Overdraft Protection", "☐"],
          ["Debit Card Overdraft Service", "☐"],
        ],
      )}</div></div>
      <div class=row><div><h3>Statement period activity summary</h3>${pairs([
        [`Beginning balance on ${date.bareNoYear(d.start)}`, $(d.beginning)],
        ["Deposits/Additions", money.plain(d.in)],
        ["Withdrawals/Subtractions", `- ${money.plain(d.out)}`],
        [`<b>Ending balance on ${date.bareNoYear(d.end)}</b>`, `<b>${$(d.ending)}</b>`],
      ])}</div><div><br>Account number: <b>${d.number}</b><br><b>${d.person.name.toUpperCase()}</b><br><i>Oregon account terms and conditions apply</i><br>For Direct Deposit use Routing Number (RTN): 123006800</div></div>
      <h3>Overdraft Protection</h3><p>This account is not currently covered by Overdraft Protection. An overdraft fee of $35 applies to each item we pay into overdraft.</p>${NEXT_PAGE}
      <div>${date.long(d.start)} - ${date.long(d.end)} &nbsp;■&nbsp; Page 2 of 3</div><h3>Transaction history</h3>${grid(
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
          ...d.entries.map((entry, index) => [
            date.bareNoYear(entry.day),
            entry.check ?? "",
            escaped(entry.text),
            entry.amount > 0 ? money.plain(entry.amount) : "",
            entry.amount < 0 ? money.plain(-entry.amount) : "",
            endsDay(entry, index) ? money.plain(entry.balance) : "",
          ]),
          [
            `<b>Ending balance on ${date.bareNoYear(d.end)}</b>`,
            "",
            "",
            "",
            "",
            `<b>${money.plain(d.ending)}</b>`,
          ],
          ["<b>Totals</b>", "", "", `<b>${$(d.in)}</b>`, `<b>${$(d.out)}</b>`, ""],
        ],
      )}<p class=small><i>The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted.</i></p>
      ${NEXT_PAGE}<div>${date.long(d.start)} - ${date.long(d.end)} &nbsp;■&nbsp; Page 3 of 3</div><h3>Monthly service fee summary</h3>${grid(
        "lrr",
        [
          `Fee period ${date.slash(d.start)} - ${date.slash(d.end)}`,
          "Standard monthly service fee $10.00",
          `You paid ${$(-totalOf(d.entries, "fee"))}`,
        ],
        [
          ["How to avoid the monthly service fee", "Minimum required", "This fee period"],
          ["· Minimum daily balance", "$500.00", $(Math.min(...d.entries.map((entry) => entry.balance)))],
          ["· Total amount of qualifying electronic deposits", "$500.00", $(totalOf(d.entries, "deposit"))],
        ],
      )}<h3>Account transaction fees summary</h3>${grid(
        "lrrrrr",
        [
          "Service charge description",
          "Units used",
          "Units included",
          "Excess units",
          "Service charge per excess unit ($)",
          "Total service charge ($)",
        ],
        [
          ["Cash Deposited ($)", "0", "5,000", "0", "0.0030", "0.00"],
          ["<b>Total service charges</b>", "", "", "", "", "<b>$0.00</b>"],
        ],
      )}<h3>Worksheet to balance your account</h3><p>Go through your register and mark each check, withdrawal, deposit or other credit listed on this statement. Example: an ending balance of $1,000.00 and outstanding deposits of $250.00 make $1,250.00.</p>${pairs(
        [
          ["<b>A.</b> Enter the ending balance on this statement", "$ ______________"],
          [
            "<b>B.</b> List outstanding deposits and other credits to your account that do not appear on this statement",
            "+ $ ______________",
          ],
          ["<b>C.</b> Add A and B to calculate the subtotal", "= $ ______________"],
          ["<b>D.</b> List outstanding checks, withdrawals, and other debits", "- $ ______________"],
          [
            "<b>E.</b> Subtract D from C: this amount should be the same as the current balance in your register",
            "= $ ______________",
          ],
        ],
      )}<p class=small>${FINE.deposit}</p>`,
    );
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: "Waystage Bank",
        accounts: [depositAccount(d, "Waystage Bank", "checking")],
        transactions: skEntries(d.entries),
        allowed: {
          institution: ["Waystage Bank, N.A.", "Waystage"],
          "accounts.0.institution": ["Waystage Bank, N.A.", "Waystage"],
          "accounts.0.statementDate": [d.end],
        },
      },
    };
  },
};

/** A bank of sections: deposits, card, other, checks in two columns side by side, fees; each with its total, fees of the year. */
const sections: Layout = {
  name: "sk-bank-sections",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = makeSkDeposit(seed + 4_000);
    const of = (...kinds: SkEntry["kind"][]) => d.entries.filter((entry) => kinds.includes(entry.kind));
    const checks = of("check");
    const half = Math.ceil(checks.length / 2);
    const cell = (entry: SkEntry | undefined) =>
      entry ? [date.short(entry.day), entry.check ?? "", money.plain(entry.amount)] : ["", "", ""];
    const order = [...of("deposit"), ...of("card", "atm"), ...of("electronic"), ...checks, ...of("fee")];
    const table = (title: string, rows: readonly SkEntry[], total: string) =>
      `<h3>${title}</h3>${grid("llr", ["Date", "Description", "Amount"], [...rows.map((entry) => [date.short(entry.day), escaped(entry.text), money.plain(entry.amount)]), [`<b>${total}</b>`, "", `<b>${money.dollar(rows.reduce((sum, entry) => sum + entry.amount, 0))}</b>`]], "class=s")}`;
    const line = `${d.person.name.toUpperCase()} &nbsp;|&nbsp; Account # ${d.number.slice(0, 4)} ${d.number.slice(4, 8)} ${d.number.slice(8)} &nbsp;|&nbsp; ${date.long(d.start)} to ${date.long(d.end)}`;
    const html = document(
      `body{font:9pt "Liberation Sans";color:#333}${BASE}h3{color:#0a3a8c;font-weight:normal;font-size:13pt;margin:14px 0 2px}th{border-bottom:1.5px solid #0a3a8c;font-size:8pt}td{padding:3px 2px;border-bottom:1px solid #ddd}.s td:first-child{width:76px;max-width:76px;white-space:nowrap}.top{border-bottom:1px solid #999;padding-bottom:4px}`,
      `<div class=row><div style="font-size:9pt">P.O. Box 15284<br>Wilmington, DE 19850</div><div class=r style="font:bold 19pt 'Liberation Serif';color:#0a3a8c">FEDERAL HILL</div></div><p style="margin-top:26px">${d.person.name.toUpperCase()}<br>${d.person.street.toUpperCase()}<br>${d.person.town.toUpperCase()}</p>
      <div style="font-size:18pt;color:#0a3a8c">Your Plus Banking</div><div>for ${date.long(d.start)} to ${date.long(d.end)}</div><div style="float:right;width:38%;border:1px solid #ccc;padding:8px">Customer service information<br>1.800.555.0178<br>federalhill.example<br>Federal Hill Bank<br>P.O. Box 25118, Tampa, FL 33622-5118</div><p>Account number: <b>${d.number.slice(0, 4)} ${d.number.slice(4, 8)} ${d.number.slice(8)}</b></p>
      <h3>Account summary</h3>${pairs(
        [
          [`Beginning balance on ${date.long(d.start)}`, $(d.beginning)],
          ["Deposits and other additions", money.plain(d.in)],
          ["ATM and debit card subtractions", money.plain(totalOf(d.entries, "card", "atm"))],
          ["Other subtractions", money.plain(totalOf(d.entries, "electronic"))],
          ["Checks", money.plain(totalOf(d.entries, "check"))],
          ["Service fees", `-${money.plain(-totalOf(d.entries, "fee"))}`],
          [`<b>Ending balance on ${date.long(d.end)}</b>`, `<b>${$(d.ending)}</b>`],
        ],
        "style='width:58%'",
      )}<p style="background:#e8eef8;padding:8px;clear:both">BE AWARE: scammers spoof our number. We never ask for a code. Earn a $200.00 bonus when a friend opens an account before ${date.long(d.end)}.</p>${NEXT_PAGE}
      <div class=top>${line}</div>${table("Deposits and other additions", of("deposit"), "Total deposits and other additions")}<h3 style="margin-bottom:0">Withdrawals and other subtractions</h3>${table("<span style='font-size:10pt'>ATM and debit card subtractions</span>", of("card", "atm"), "Total ATM and debit card subtractions")}${table("<span style='font-size:10pt'>Other subtractions</span>", of("electronic"), "Total other subtractions")}
      <h3>Checks</h3>${grid(
        "llrllr",
        ["Date", "Check #", "Amount", "Date", "Check #", "Amount"],
        Array.from({ length: half }, (_, index) => [...cell(checks[index]), ...cell(checks[half + index])]),
      )}<div class=row><div><b>Total checks</b></div><div class=r><b>${$(totalOf(d.entries, "check"))}</b></div></div><div class=row><div>Total # of checks</div><div class=r>${checks.length}</div></div>
      ${of("fee").length > 0 ? table("Service fees", of("fee"), "Total service fees") : ""}${grid(
        "lrr",
        ["", "Total for this period", "Total year-to-date"],
        [
          ["Total Overdraft fees", "$0.00", "$35.00"],
          ["Total NSF: Returned Item fees", "$0.00", "$0.00"],
        ],
        "style='width:60%;margin-top:10px'",
      )}
      <p class=small>Note: service fees are not shown in year-to-date overdraft totals. ${FINE.deposit}</p>`,
    );
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: "FEDERAL HILL",
        accounts: [depositAccount(d, "FEDERAL HILL", "checking")],
        transactions: skEntries(order),
        allowed: {
          institution: ["Federal Hill Bank"],
          "accounts.0.institution": ["Federal Hill Bank"],
          "accounts.0.statementDate": [d.end],
        },
      },
    };
  },
};

/** An app's account: newest first, signs before the dollar, cents rounded up to a pot. */
const app: Layout = {
  name: "sk-bank-app-newest-first",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = makeSkDeposit(seed + 5_000);
    const rows = d.entries
      .map((entry) => (entry.check ? { ...entry, text: "Bill pay check" } : entry))
      .toReversed();
    const html = document(
      `body{font:9.5pt "Liberation Sans";color:#1c1c28}${BASE}.chip{border-radius:14px;background:#e3f7ec;padding:10px 16px}.k{color:#667;font-size:8pt}.v{font-size:16pt}td{padding:5px 2px;border-bottom:1px solid #eee}th{color:#667;font-weight:normal;font-size:8pt}`,
      `<div class=row><div style="font:bold 21pt 'DejaVu Sans';color:#0b8f4d">plumly</div><div class=r><b>Checking Account Statement</b><br>${date.monthYear(d.end)}</div></div><div class=row style="margin:12px 0"><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div class=r>Account number ${d.number}<br>Routing number 031101279<br>Statement period ${date.abbreviatedBare(d.start)} – ${date.abbreviatedBare(d.end)}</div></div>
      <div class=band><div class=chip><div class=k>Beginning balance on ${date.monthDay(d.start)}</div><div class=v>${$(d.beginning)}</div></div><div class=chip><div class=k>Ending balance on ${date.monthDay(d.end)}</div><div class=v>${$(d.ending)}</div></div><div class=chip><div class=k>Average daily balance</div><div class=v>${$(Math.round((d.beginning + d.ending) / 2) + 1_731)}</div></div></div>
      <div class=band><div><div class=k>Total money in</div><b>+${$(d.in)}</b></div><div><div class=k>Total money out</div><b>-${$(d.out)}</b></div><div><div class=k>Overdraft cushion limit</div><b>$100.00</b></div><div><div class=k>Saved with round-ups this year</div><b>$118.42</b></div></div>
      <h3>Transactions</h3>${grid(
        "lllrr",
        ["DATE", "DETAILS", "TYPE", "AMOUNT", "BALANCE"],
        rows.map((entry) => [
          date.abbreviatedBare(entry.day),
          escaped(entry.text),
          {
            deposit: "Direct deposit",
            interest: "Interest",
            card: "Purchase",
            electronic: "Transfer",
            atm: "ATM",
            check: "Bill pay",
            fee: "Fee",
          }[entry.kind],
          entry.amount < 0 ? `-${$(-entry.amount)}` : `+${$(entry.amount)}`,
          $(entry.balance),
        ]),
      )}<div style="margin-top:18px" class=chip><b>Fees summary</b>${pairs([
        ["Monthly fees, this period", $(-totalOf(d.entries, "fee"))],
        ["Out-of-network ATM fees, this period", "$0.00"],
        ["Fees, year to date", $(-totalOf(d.entries, "fee") + 500)],
      ])}</div>
      <p class=k>Plumly is a financial technology company and not a bank. Banking services provided by Old Quarry Bank, N.A.; Member FDIC. ${FINE.deposit}</p>`,
    );
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: "plumly",
        accounts: [depositAccount(d, "plumly", "checking")],
        transactions: skEntries(rows).map((row, index) => ({ ...row, description: rows[index]?.text ?? "" })),
        allowed: {
          institution: ["Old Quarry Bank, N.A.", "Old Quarry Bank"],
          "accounts.0.institution": ["Old Quarry Bank, N.A.", "Old Quarry Bank"],
          "accounts.0.statementDate": [d.end],
        },
      },
    };
  },
};

export const skBanksSecond: readonly Layout[] = [dayEnds, sections, app];
