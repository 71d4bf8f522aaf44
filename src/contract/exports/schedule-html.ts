/** The plan as a page to print or keep: self-contained, no script, no address of anything else. */
import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import type { AutopayCreditor } from "../autopay.ts";
import { durationText } from "../durations.ts";
import type { PayoffPlan } from "../payoff-plan.ts";
import { dayText, dollarText, monthText, ordinal } from "../plan-sentences.ts";
import { inOrderOfMonths } from "./schedule-order.ts";
import { SCHEDULE_STYLE } from "./schedule-style.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text for an element or a quoted attribute; control characters and marks that turn the reading direction become a space. */
export function htmlText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028-\u202E\u2066-\u2069]+/gu, " ")
    .replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}

const money = (amount: string): string => htmlText(dollarText(parseMoney(amount) ?? cents(0)));
const cell = (content: string, isNumber = false): string =>
  `<td${isNumber ? ' class="n"' : ""}>${content}</td>`;

/** With what is charged until the plan begins. */
function interestInAll({ totalInterest, untilStart: { interest } }: PayoffPlan): string {
  return formatMoney(cents((parseMoney(totalInterest) ?? 0) + (parseMoney(interest) ?? 0)));
}

function summary(plan: PayoffPlan): string {
  const saved =
    plan.baseline.outcome === "never"
      ? "On minimums alone these debts are never paid off."
      : plan.interestSaved === null || plan.interestSaved.startsWith("-")
        ? ""
        : `${dollarText(parseMoney(plan.interestSaved) ?? cents(0))} less interest than on minimums alone.`;
  const facts: readonly (readonly [string, string])[] = [
    ["Debt-free", htmlText(dayText(plan.debtFreeDate))],
    ["Payments from", htmlText(monthText(plan.startMonth))],
    ["For", htmlText(durationText(plan.totalMonths))],
    ["Each month", money(plan.monthlyPayment)],
    ["Interest in all", money(interestInAll(plan))],
  ];
  const list = facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`).join("");
  const why = plan.departure === null ? "" : `<p>${htmlText(plan.departure.sentence)}</p>`;
  return `<dl class="facts">${list}</dl>${saved === "" ? "" : `<p>${htmlText(saved)}</p>`}${why}`;
}

function setUpRow({ creditor, dayOfMonth, dueDay, steps }: AutopayCreditor): string {
  const day = dayOfMonth === null ? "first business day" : ordinal(dayOfMonth);
  const due = dueDay === null ? "not known" : ordinal(dueDay);
  const list = steps.map(({ sentence }) => `<li>${htmlText(sentence)}</li>`).join("");
  return `<tr>${cell(htmlText(creditor))}${cell(day)}${cell(due)}${cell(`<ul>${list}</ul>`)}</tr>`;
}

function paymentsTable(plan: PayoffPlan): string {
  const rows = plan.autopay.creditors.map(setUpRow).join("");
  return `<div class="wide"><table class="setup"><thead><tr><th scope="col">Creditor</th><th scope="col">Pay on</th><th scope="col">Due on</th><th scope="col">Amount</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

function guide(plan: PayoffPlan): string {
  const steps = plan.setupGuide.map(({ title, text, items }) => {
    const list = items
      .map((item) => `<li><b>${htmlText(item.creditor)}:</b> ${htmlText(item.text)}</li>`)
      .join("");
    return `<li><h3>${htmlText(title)}</h3><p>${htmlText(text)}</p>${list === "" ? "" : `<ul>${list}</ul>`}</li>`;
  });
  return `<ol class="guide">${steps.join("")}</ol>`;
}

function schedule(plan: PayoffPlan): string {
  const months = [...Map.groupBy(inOrderOfMonths(plan.schedule), ({ date }) => date).values()];
  const bodies = months.map((rows) => {
    const lines = rows.map((row, index) => {
      const month =
        index === 0 ? `<th scope="rowgroup" rowspan="${rows.length}">${monthText(row.date)}</th>` : "";
      const interest = cents((parseMoney(row.interest) ?? 0) + (parseMoney(row.fee) ?? 0));
      const figures = [row.payment, row.principal].map((amount) => cell(money(amount), true)).join("");
      return `<tr>${month}${cell(htmlText(row.debtName))}${figures}${cell(dollarText(interest), true)}${cell(money(row.remainingBalance), true)}</tr>`;
    });
    return `<tbody>${lines.join("")}</tbody>`;
  });
  const heads = ["Payment amount", "Principal", "Interest", "Remaining balance"];
  const numbers = heads.map((head) => `<th scope="col" class="n">${head}</th>`).join("");
  return `<div class="wide"><table class="schedule"><thead><tr><th scope="col">Month</th><th scope="col">Creditor</th>${numbers}</tr></thead>${bodies.join("")}</table></div>`;
}

function untilStart({ untilStart: { payments, sentence } }: PayoffPlan): string {
  if (payments.length === 0) return "";
  const items = payments.map(
    ({ creditor, amount, interest, payOn, dueDate }) =>
      `<li><b>${htmlText(creditor)}:</b> ${money(amount)}, ${money(interest)} of it interest, by hand on ${htmlText(dayText(payOn))}, due on ${htmlText(dayText(dueDate))}</li>`,
  );
  return `<h2>Due until then</h2><p>${htmlText(sentence)}</p><ul>${items.join("")}</ul>`;
}

function outside(plan: PayoffPlan): string {
  if (plan.leftOut.length === 0) return "";
  const items = plan.leftOut.map(({ creditor, reason, minimumPayment }) => {
    const minimum = minimumPayment === null ? "" : ` Pay at least ${money(minimumPayment)} each month.`;
    return `<li><b>${htmlText(creditor)}:</b> ${htmlText(reason)}${minimum}</li>`;
  });
  return `<h2>Not in this plan</h2><ul>${items.join("")}</ul>`;
}

/**
 * The whole document, in UTF-8. Every text of a person or a document is escaped, and a policy in the page forbids anything to load
 * or run all the same. `exportedOn` is a day, YYYY-MM-DD. Interest holds the account's monthly fee, as in the CSV.
 */
export function scheduleHtml(plan: PayoffPlan, exportedOn: string): string {
  const name =
    plan.strategy === "avalanche" ? "Avalanche" : plan.strategy === "snowball" ? "Snowball" : "Your order";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Debt payoff schedule, ${htmlText(exportedOn)}</title>
<style>${SCHEDULE_STYLE}</style>
</head>
<body>
<header><h1>Debt payoff schedule</h1><p>${name} · made on ${htmlText(dayText(exportedOn))}</p></header>
<main>
${summary(plan)}
${untilStart(plan)}
<h2>Payments to set up</h2>
${paymentsTable(plan)}
<h2>How to set them up</h2>
${guide(plan)}
${outside(plan)}
<h2>Month by month</h2>
${schedule(plan)}
</main>
<footer><p>Made from your statements as they were on ${htmlText(dayText(exportedOn))}; new purchases, fees or rate changes change it. For information only: ask an accountant or tax advisor about your situation.</p></footer>
</body>
</html>
`;
}
