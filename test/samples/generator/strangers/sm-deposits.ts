import { type DepositData, depositTruth, sumOf } from "../deposit-data.ts";
import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, money } from "../print-styles.ts";
import { columnsOf, dailyBalances, running } from "../stranger-data.ts";
import { namedAs, PAGE, smDeposit } from "./sm-data.ts";

const $ = money.dollar;

const out = (d: DepositData) => -sumOf(d.lines, "card", "electronic", "check", "fee");

/** One mailing for two accounts of a regional bank: a summary of both, then a ledger with a balance for each; a loan advertised beside. */
const two: Layout = {
  name: "sm-bank-two-ledgers",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const checking = smDeposit(seed, 61);
    const savings = smDeposit(seed, 61, "savings");
    const bank = "Larkmoor Bank & Trust";
    const paid = sumOf(
      savings.lines.filter((line) => line.text === "INTEREST PAID"),
      "deposit",
    );
    const ledger = (d: DepositData) =>
      grid(
        "llrrr",
        ["Date", "Activity", "Money in", "Money out", "Balance"],
        [
          [date.monthDay(d.start), "<i>Opening balance</i>", "", "", money.plain(d.beginning)],
          ...running(d).map((line) => [
            date.monthDay(line.day),
            line.check ? `Check ${line.check}` : escaped(line.text),
            line.amount > 0 ? money.plain(line.amount) : "",
            line.amount < 0 ? money.plain(-line.amount) : "",
            money.plain(line.balance),
          ]),
          [
            date.monthDay(d.end),
            "<i>Closing balance</i>",
            `<i>${money.plain(sumOf(d.lines, "deposit"))}</i>`,
            `<i>${money.plain(out(d))}</i>`,
            `<b>${money.plain(d.ending)}</b>`,
          ],
        ],
      );
    const html = document(
      `body{font:9pt "Liberation Sans";color:#222}${BASE}.hd{display:flex;justify-content:space-between;border-top:10px solid #6a040f;padding-top:10px}.nm{font:bold 17pt "Liberation Serif";color:#6a040f}.main{display:flex;gap:18px;margin-top:20px}.main>div:first-child{flex:2.4}.main>div:last-child{flex:1;background:#f6f1ee;padding:10px;font-size:8pt;line-height:1.45}h3{color:#6a040f;font-size:11pt;margin:18px 0 4px;border-bottom:1px solid #6a040f}td,th{padding:2.6px 4px}th{font-size:8pt}tr:nth-child(even) td{background:#faf7f5}`,
      `<div class=hd><div><span class=nm>Larkmoor Bank &amp; Trust</span><br>Member FDIC &middot; since 1904</div><div class=r>Statement period<br><b>${date.abbreviatedBare(checking.start)} to ${date.abbreviatedBare(checking.end)}</b><br>Page 1 of 3</div></div>
      <div class=main><div><p>${checking.name}<br>61 FERRY ROAD<br>BATH ME 04530</p><h3>Your accounts at a glance</h3>${grid(
        "llrr",
        ["Account", "Number", "Opening balance", "Closing balance"],
        [
          ["Ferry Checking", `xxxxxx${checking.number.slice(-4)}`, $(checking.beginning), $(checking.ending)],
          ["Rainy Day Savings", `xxxxxx${savings.number.slice(-4)}`, $(savings.beginning), $(savings.ending)],
          [
            "<b>Together</b>",
            "",
            `<b>${$(checking.beginning + savings.beginning)}</b>`,
            `<b>${$(checking.ending + savings.ending)}</b>`,
          ],
        ],
      )}<p>Overdraft transfers between these accounts: on. Standard overdraft fee $32.00; your fees for overdrafts this year: $0.00, last year: $64.00.</p></div><div><b>Summer home improvements?</b><br>Home equity lines from 7.24% APR for the first 6 months. Borrow $10,000 to $250,000. Ask at any branch or call 207-555-0166.<br><br><b>Fraud watch</b><br>We never ask for a code by text. Report within 60 days of ${date.abbreviatedBare(checking.end)}.</div></div>
      ${PAGE}<h3>Ferry Checking &nbsp; xxxxxx${checking.number.slice(-4)}</h3>${ledger(checking)}
      <p>A $12.00 maintenance fee is charged unless the daily balance stays above $1,500.00 or $500.00 of payroll arrives each month.</p>
      ${PAGE}<h3>Rainy Day Savings &nbsp; xxxxxx${savings.number.slice(-4)}</h3>${ledger(savings)}
      ${pairs([
        ["Interest paid this period", $(paid)],
        ["Interest paid in the year so far", $(paid + 1_184)],
        ["Annual percentage yield earned", "0.35%"],
        ["Average balance on which it was earned", $(savings.beginning - 1_240)],
      ])}
      <h3>To balance your checkbook</h3>${grid(
        "lr",
        [],
        [
          [`1. Closing balance of this statement`, $(checking.ending)],
          ["2. Add deposits not shown here", "$ ____________"],
          ["3. Subtract checks and withdrawals not shown here", "$ ____________"],
          ["4. This should agree with your checkbook", "$ ____________"],
        ],
      )}<p style="font-size:7.5pt">In case of errors or questions about your electronic transfers write to Larkmoor Bank &amp; Trust, Deposit Services, 200 Front Street, Bath ME 04530 or telephone 207-555-0160 as soon as you can. We will credit amounts above $50.00 after 10 business days (20 for new accounts) while we look.</p>`,
    );
    const first = depositTruth(checking, bank);
    const second = depositTruth(savings, bank, savings.lines, 1);
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: bank,
        accounts: [first.account, second.account],
        transactions: [...first.transactions, ...second.transactions],
        allowed: {
          "accounts.0.statementDate": [checking.end],
          "accounts.1.statementDate": [checking.end],
        },
      },
    };
  },
};

/** A small-town bank on an old line printer: capital letters, minus behind, credits, checks three abreast, debits, then the days' balances. */
const town: Layout = {
  name: "sm-bank-small-town-printer",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = smDeposit(seed, 208);
    const bank = "PEOPLES STATE BANK OF WENDOVER";
    const of = (...kinds: readonly string[]) => d.lines.filter((line) => kinds.includes(line.kind));
    const checks = of("check").toSorted((a, b) => Number(a.check) - Number(b.check));
    const debits = of("card", "electronic", "fee");
    const order = [...of("deposit"), ...checks, ...debits];
    const days = dailyBalances(d);
    const columns = (cells: readonly (readonly string[])[], count: number) => {
      const split = columnsOf(cells, count);
      return (split[0] ?? []).map((_, row) =>
        split.flatMap((column) => column[row] ?? (cells[0] ?? []).map(() => "")),
      );
    };
    const { account } = depositTruth(d, bank);
    const html = document(
      `body{font:9pt "Liberation Mono"}${BASE}.c{text-align:center}.rule{border-top:1px dashed #000;margin:10px 0}th{font-weight:normal;text-decoration:underline;padding:1px 3px}td{padding:1px 3px}h4{font:bold 9pt "Liberation Mono";margin:14px 0 2px}.half{width:62%}`,
      `<div class=c><b style="font-size:12pt">PEOPLES STATE BANK OF WENDOVER</b><br>P.O. DRAWER 17 &nbsp; 114 MAIN &nbsp; WENDOVER NE 68990<br>402-555-0118</div>
      <div class=row style="margin-top:18px"><div>${d.name}<br>OR SURVIVOR<br>RURAL ROUTE 1<br>WENDOVER NE 68990</div><div class=r>ACCOUNT NO. ${d.number}<br>THIS STATEMENT ${date.dashed(d.end)}<br>LAST STATEMENT ${date.dashed(addDays(d.start, -1))}<br>ENCLOSURES ${checks.length}<br>PAGE 1</div></div>
      <div class=rule></div><div class=c>* * * NOW ACCOUNT * * *</div>
      <div class=half>${pairs([
        [`BALANCE LAST STATEMENT`, money.plain(d.beginning)],
        [`${of("deposit").length} DEPOSITS AND OTHER CREDITS`, money.plain(sumOf(d.lines, "deposit"))],
        [`${checks.length + debits.length} CHECKS AND OTHER DEBITS`, money.trailing(-out(d))],
        ["SERVICE CHARGE INCLUDED ABOVE", money.plain(-sumOf(d.lines, "fee"))],
        [`BALANCE THIS STATEMENT`, money.plain(d.ending)],
      ])}</div>
      <div class=rule></div><h4>DEPOSITS AND OTHER CREDITS</h4>${grid(
        "lrl",
        ["DATE", "AMOUNT", "DESCRIPTION"],
        of("deposit").map((line) => [date.noYear(line.day), money.plain(line.amount), escaped(line.text)]),
        "style='width:80%'",
      )}
      <h4>CHECKS IN NUMBER ORDER</h4>${grid(
        "lrrlrrlrr",
        Array.from({ length: 3 }, () => ["DATE", "CHECK", "AMOUNT"]).flat(),
        columns(
          checks.map((line) => [date.noYear(line.day), line.check ?? "", money.plain(-line.amount)]),
          3,
        ),
      )}
      <h4>OTHER DEBITS</h4>${grid(
        "lrl",
        ["DATE", "AMOUNT", "DESCRIPTION"],
        debits.map((line) => [date.noYear(line.day), money.trailing(line.amount), escaped(line.text)]),
        "style='width:80%'",
      )}
      <h4>BALANCE BY DATE</h4>${grid(
        "lrlrlr",
        [],
        columns(
          [
            [date.noYear(addDays(d.start, -1)), money.plain(d.beginning)],
            ...days.map(({ day, balance }) => [date.noYear(day), money.plain(balance)]),
          ],
          3,
        ),
      )}
      <div class=rule></div><div class=half>${pairs([
        ["OVERDRAFT FEES THIS PERIOD", "0.00"],
        ["OVERDRAFT FEES YEAR TO DATE", "27.00"],
        ["RETURNED ITEM FEES YEAR TO DATE", "0.00"],
      ])}</div>
      <p>WE ARE CLOSED ON THE 4TH. HARVEST OPERATING LOANS: SEE DWIGHT OR CALL. CD SPECIAL 13 MONTHS 4.05 PCT APY MINIMUM 1,000.00. PLEASE EXAMINE AT ONCE. IF NO ERROR IS REPORTED IN 30 DAYS THE ACCOUNT WILL BE CONSIDERED CORRECT.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: bank,
        accounts: [
          {
            ...Object.fromEntries(
              Object.entries(account).filter(([key]) => key !== "periodStart" && key !== "periodEnd"),
            ),
            kind: "checking",
            statementDate: d.end,
          },
        ],
        transactions: depositTruth(d, bank, order).transactions,
        allowed: {
          // "This statement" and "last statement" bound the period without calling it one.
          "accounts.0.periodStart": [addDays(d.start, -1), d.start],
          "accounts.0.periodEnd": [d.end],
          "accounts.0.feesCharged": ["0.00", money.plain(-sumOf(d.lines, "fee"))],
          ...namedAs(["Peoples State Bank"]),
        },
      },
    };
  },
};

export const smDeposits: readonly Layout[] = [two, town];
