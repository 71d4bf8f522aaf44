import { cardTruth } from "../card-data.ts";
import { document, type Layout } from "../layout.ts";
import { BASE, escaped } from "../markup.ts";
import { addDays, date, money } from "../print-styles.ts";
import { namedAs, rate, smCard } from "./sm-data.ts";

const $ = money.dollar;

/** A newcomer's secured card, printed out of its app: tiles and sentences, days as headings, the deposit that backs the line. */
const secured: Layout = {
  name: "sm-card-secured-tiles",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const whole = smCard(seed, 95);
    const lines = whole.lines
      .filter((line) => line.kind !== "cash")
      .map((line) => ({ ...line, text: line.kind === "interest" ? "Interest on purchases" : line.text }))
      .toSorted((a, b) => b.posted.localeCompare(a.posted));
    const balance = whole.balance - whole.cash;
    const minimum = Math.min(balance, whole.minimum);
    const d = { ...whole, lines, balance, minimum, available: whole.limit - balance, cash: 0 };
    const days = [...new Set(lines.map((line) => line.posted))];
    const order = days.flatMap((day) => lines.filter((line) => line.posted === day));
    const truth = cardTruth({ ...d, lines: order.map((line) => ({ ...line, day: line.posted })) }, "Tendril");
    const tile = (label: string, value: string, note: string) =>
      `<div class=tile><div class=n>${label}</div><div class=b>${value}</div><div class=n>${note}</div></div>`;
    const fact = (label: string, value: string) =>
      `<div class=f><span>${label}</span><span>${value}</span></div>`;
    const html = document(
      `body{font:10pt "DejaVu Sans";color:#16302b;max-width:6.4in;margin:0 auto}${BASE}.logo{font-size:22pt;color:#1f8a70;letter-spacing:-1px}.tiles{display:flex;gap:10px;margin:16px 0}.tile{flex:1;background:#e8f5f1;border-radius:12px;padding:12px}.n{font-size:8pt;color:#4c6b64}.b{font-size:16pt;margin:5px 0}.f{display:flex;justify-content:space-between;border-bottom:1px solid #dcebe6;padding:6px 2px;font-size:9pt}h2{font-size:13pt;margin:20px 0 4px}.day{font-size:8pt;color:#4c6b64;margin:10px 0 2px;text-transform:uppercase}.legal{font-size:7.5pt;line-height:1.5;color:#4c6b64;margin-top:16px}`,
      `<div class=row><div class=logo>tendril</div><div class=r style="font-size:8.5pt">Builder Card &bull;&bull;&bull;&bull; ${d.last4}<br>${date.monthDay(d.start)} – ${date.abbreviatedBare(d.end)}<br>${d.name}</div></div>
      <div class=tiles>${tile("What you owe", $(balance), `on ${date.abbreviatedBare(d.end)}`)}${tile("Smallest payment", $(minimum), `due ${date.abbreviatedBare(d.due)}`)}${tile("Left to spend", $(d.available), `of your ${$(d.limit)} line`)}</div>
      <p>Hi ${d.name.split(" ")[0]}, pay ${$(balance)} by ${date.longNoYear(d.due)} and you will pay no interest on what you buy next. Autopay is ${seed % 2 === 0 ? "on: we will take the smallest payment on" : "off. Switch it on and we would take it on"} ${date.longNoYear(addDays(d.due, -2))}.</p>
      <h2>How we got here</h2>${fact("You started with", $(d.previous))}${fact("You paid us", `– ${$(d.payments)}`)}${fact("Refunds", `– ${$(d.credits)}`)}${fact("You spent", $(d.purchases))}${fact("Our fees", $(d.fees))}${fact("Interest", $(d.interest))}${fact("<b>What you owe</b>", `<b>${$(balance)}</b>`)}
      <h2>Your security deposit</h2>${fact("Deposit we hold", $(d.limit))}${fact("Earning (APY)", "0.75%")}${fact("Deposit interest paid this month", $(Math.round(d.limit / 1_600)))}${fact("Reviewed for return on", date.abbreviatedBare(addDays(d.end, 96)))}
      <div style="break-before:page"></div><h2>Every transaction, latest first</h2>${days
        .map(
          (day) =>
            `<div class=day>${date.long(day)}</div>${lines
              .filter((line) => line.posted === day)
              .map((line) =>
                fact(escaped(line.text), line.amount < 0 ? `+${$(-line.amount)}` : $(line.amount)),
              )
              .join("")}`,
        )
        .join("")}
      <h2>Your rate</h2><p>Purchases: <b>${d.apr}% APR</b>. We charged it on ${$(d.interestBase)}, your average balance over ${d.days} days, which came to ${$(d.interest)}. There are no cash advances on this card and no penalty rate.</p>
      <h2>The slow way and the faster way</h2><p>Make only the smallest payment each month and it takes about ${d.warning.years} years and ${$(d.warning.total)} in all. Pay ${$(d.warning.monthly)} a month and it takes 3 years and ${$(d.warning.monthlyTotal)}, which is ${$(d.warning.total - d.warning.monthlyTotal)} less.</p>
      <h2>${d.end.slice(0, 4)} so far</h2>${fact("Fees", $(d.ytdFees))}${fact("Interest", $(d.ytdInterest))}
      <div class=legal>Pay late and we may charge up to $15.00. Payments by bank transfer until 8 p.m. ET on ${date.long(d.due)} are on time. Your credit line equals your security deposit; a deposit can be between $200.00 and $25,000.00. We report to all three bureaus on the 3rd of each month. If you find a mistake, write within 60 days to Tendril Card Services, 88 Spear St, San Francisco CA 94105. The Tendril Builder Card is issued by Pemmican Valley Bank, Member FDIC, under a licence from Mastercard. Tendril is a financial technology company, not a bank.</div>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: "Tendril",
        accounts: [{ ...truth.account, aprs: [rate("purchase", d.apr, d.interestBase)] }],
        transactions: truth.transactions,
        allowed: {
          ...namedAs(["Pemmican Valley Bank", "Tendril Card Services", "Tendril Builder Card"]),
          "accounts.0.statementDate": [d.end],
        },
      },
    };
  },
};

export const smCardsSecured: readonly Layout[] = [secured];
