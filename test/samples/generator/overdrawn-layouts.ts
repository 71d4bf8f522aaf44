import { depositTruth, makeOverdrawn, sumOf } from "./deposit-data.ts";
import { depositStatement } from "./deposit-layouts.ts";
import { document, type Layout } from "./layout.ts";
import { BASE, escaped, grid, pairs } from "./markup.ts";
import { date, money } from "./print-styles.ts";

/** An overdrawn month: balances below zero in brackets, debit and credit columns, a table of overdraft fees as a decoy. */
const overdrawn: Layout = {
  name: "deposit-overdrawn",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = makeOverdrawn(seed);
    let balance = d.beginning;
    const rows = d.lines.map((line) => {
      balance += line.amount;
      return [
        date.short(line.day),
        line.check ? `Check ${line.check}` : escaped(line.text),
        line.amount < 0 ? money.plain(-line.amount) : "",
        line.amount > 0 ? money.plain(line.amount) : "",
        money.brackets(balance),
      ];
    });
    const [into, out] = [sumOf(d.lines, "deposit"), -sumOf(d.lines, "card", "electronic", "check", "fee")];
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}td{padding:1px 3px}`,
      `<div class=row><div style="font-size:16pt">Tidewater National Bank</div><div class=r>Statement of Account<br>Account # ******${d.number.slice(-4)}<br>From ${date.short(d.start)} through ${date.short(d.end)}</div></div><p>${d.name}</p><h3>FREE CHECKING</h3>${pairs(
        [
          ["Previous Statement Balance", money.brackets(d.beginning)],
          ["Total Credits", money.plain(into)],
          ["Total Debits", money.plain(out)],
          ["<b>Current Statement Balance</b>", `<b>${money.brackets(d.ending)}</b>`],
        ],
        "style='width:55%'",
      )}
      <h4>Account Activity</h4>${grid("llrrr", ["Date", "Description", "Debits", "Credits", "Balance"], rows)}
      <h4>Overdraft and Returned Item Fees</h4>${grid(
        "lrr",
        ["", "Total for this period", "Total year-to-date"],
        [
          ["Total Overdraft Fees", "$34.00", "$102.00"],
          ["Total Returned Item Fees", "$0.00", "$34.00"],
        ],
      )}`,
    );
    return {
      html,
      truth: depositStatement("Tidewater National Bank", depositTruth(d, "Tidewater National Bank")),
    };
  },
};

export const overdrawnLayouts: readonly Layout[] = [overdrawn];
