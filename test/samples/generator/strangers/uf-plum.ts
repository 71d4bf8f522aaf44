import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped } from "../markup.ts";
import { addDays, date, decimal, grouped } from "../print-styles.ts";
import {
  cardFigures,
  digits,
  fact,
  type Line,
  shiftMonth,
  start,
  ufCard,
  usd,
  wholeMonth,
} from "./uf-data.ts";

const signed = (cents: number) => (cents < 0 ? `-${usd(cents)}` : usd(cents));
const minus = (cents: number) => (cents === 0 ? "$0.00" : `-${usd(cents)}`);

/** After Apple Card of Goldman Sachs Bank USA: calendar months, no fees, cash back at every row. */
export const plum: Layout = {
  name: "uf-card-plum",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const bank = digits(start(seed, 151).random, 4);
    const card = ufCard(seed, {
      salt: 15,
      rates: [17, 27],
      size: [30_000, 420_000],
      floor: 2_500,
      shop: ([name, city, state]) => `${name} ${city} ${state} USA`,
      paid: `ACH Deposit Internet transfer from account ending in ${bank}`,
      late: "",
      refund: "TARGET 00021345 DENVER CO USA (RETURN)",
      end: wholeMonth,
      noFee: true,
    });
    const due = addDays(shiftMonth(card.from, 2), -1);
    const month = date.monthYear(card.to).split(" ")[0] ?? "";
    const before = addDays(card.from, -1);
    const payments = card.credits.filter((line) => line.text.startsWith("ACH"));
    const returns = card.credits.filter((line) => !line.text.startsWith("ACH"));
    const cash = (line: Line) => Math.round(Math.abs(line.amount) * 0.02);
    const earned = card.bought.reduce((total, line) => total + cash(line), 0);
    const year = card.to.slice(0, 4);
    const row = (line: Line) =>
      `<tr><td>${date.slash(line.day)}</td><td>${escaped(line.text)}</td><td class=r>2%</td><td class=r>${line.amount > 0 ? "-" : ""}${usd(cash(line))}</td><td class=r>${line.amount > 0 ? "-" : ""}${usd(line.amount)}</td></tr>`;
    const top = (page: number) =>
      `<div class=row style="align-items:baseline"><div class=logo>&#9679; Card</div><div class="r h">Statement<br><span class=g>Plum Card Customer</span></div></div><div class=row><div>${card.person.name}</div><div class="r g">Page ${page} /4</div></div><hr>`;
    const fine = (text: string) => `<p class=f>${text}</p>`;
    const pay = (label: string, value: string, note = "") =>
      `<div class=line><div><b>${label}</b><div class=g>${note}</div></div><div>${value}</div></div>`;
    const html = document(
      `${BASE}body{font:9pt "Helvetica Neue",Helvetica,Arial;color:#1d1d1f}.logo{font-size:20pt}.h{font-size:13pt}.g{color:#6e6e73;font-size:8pt;font-weight:normal}.big{font-size:17pt;font-weight:600}hr{border:0;border-top:1px solid #d2d2d7;margin:8px 0}.line{display:flex;justify-content:space-between;border-bottom:1px solid #e5e5ea;padding:6px 0}h2{font-size:14pt;margin:14px 0 4px}td,th{padding:4px 0;border-bottom:1px solid #e5e5ea;font-weight:normal}th{color:#6e6e73;font-size:8pt}.f{font-size:7pt;color:#6e6e73;margin:5px 0}.next{break-before:page}`,
      `${top(1)}<div class=row><div><div>Your ${month} Balance<br><span class=g>as of ${date.abbreviatedBare(card.to)}</span></div><div class=big>${signed(card.balance)}</div></div><div><div>Minimum Payment Due<br><span class=g>&nbsp;</span></div><div class=big>${usd(card.minimum)}</div></div><div><div>Payment Due By<br><span class=g>&nbsp;</span></div><div class=big>${date.abbreviatedBare(due)}</div></div></div><hr>
${fine(`If you have a balance, we charge interest on it until you pay it off. Pay your ${month} Balance by ${date.abbreviatedBare(due)} to avoid being charged interest on purchases. <b>Late Payment Warning:</b> If we do not receive your Minimum Payment by the due date, additional interest will accrue on your balance. Plum Card does not charge late fees.`)}
<div class=row><div><h2>Balance</h2>${pay("Previous Monthly Balance", usd(card.previous), `as of ${date.abbreviatedBare(before)}`)}${pay("Payments and Credits", minus(card.payment + card.refund))}${pay("Purchases", usd(card.purchases))}${pay("Interest Charged", usd(card.interest))}${pay("Total Balance", signed(card.balance), `as of ${date.abbreviatedBare(card.to)}`)}</div>
<div><h2>Account</h2>${pay("Credit Limit", usd(card.limit))}${pay("Available Credit", usd(card.available))}${pay("Daily Cash", usd(earned), `Total earned in ${date.monthYear(card.to)}`)}${pay("Days in Billing Cycle", String(card.days))}</div></div>
${
  card.warned
    ? `<p class=f style="margin-top:12px"><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p><table><tr><th>If you make no additional charges using this card and each month you pay…</th><th>You will pay off the balance shown on this statement in about…</th><th>And you will end up paying an estimated total of…</th></tr><tr><td>Only the Minimum Payment Due</td><td>${card.out.years} years</td><td>${usd(card.out.total)}</td></tr>${card.both ? `<tr><td>${usd(card.out.pay36)}</td><td>3 years</td><td>${usd(card.out.total36)} (Savings = ${usd(card.out.saved)})</td></tr>` : ""}</table>${fine("If you would like information about credit counseling services, call 877-555-0188.")}`
    : ""
}
${fine("Plum Card is issued by Garland Stacks Bank USA, Salt Lake City Branch.")}
<div class=next>${top(2)}<h2>Payments</h2><table><tr><th>Date</th><th>Description</th><th class=r>Amount</th></tr>${payments.map((line) => `<tr><td>${date.slash(line.day)}</td><td>${line.text}</td><td class=r>-${usd(line.amount)}</td></tr>`).join("")}<tr><td colspan=2><b>Total payments for this period</b></td><td class=r><b>${minus(card.payment)}</b></td></tr></table>
<h2>Transactions</h2><table><tr><th>Date</th><th>Description</th><th class=r colspan=2>Daily Cash</th><th class=r>Amount</th></tr>${card.bought.map(row).join("")}${returns.map(row).join("")}<tr><td colspan=2>Total Daily Cash this month</td><td></td><td></td><td class=r>$${grouped(earned)}</td></tr><tr><td colspan=2><b>Total charges, credits and returns</b></td><td></td><td></td><td class=r><b>${signed(card.purchases - card.refund)}</b></td></tr></table></div>
<div class=next>${top(3)}<h2>Interest Charged</h2>${fine("Your Annual Percentage Rate (APR) is the annual interest rate on your Account.")}<table><tr><th>Description</th><th class=r>APR</th><th class=r>Balance Subject to Interest Rate</th><th class=r>Interest Charge</th></tr><tr><td>Purchases</td><td class=r>${card.apr}% (v)</td><td class=r>${usd(card.average)}</td><td class=r>${usd(card.interest)}</td></tr><tr><td><b>Total interest for this month</b></td><td></td><td></td><td class=r>${usd(card.interest)}</td></tr></table>${fine("(v) = Variable Rate.")}
<h2>${year} Totals Year-to-Date</h2><table><tr><td>Total interest charged in ${year}</td><td class=r>${usd(card.yearInterest)}</td></tr></table></div>
<div class=next>${top(4)}<h2>Legal</h2>${fine("<b>How we calculate interest.</b> We calculate interest each day by multiplying your daily balance by the daily rate (your APR divided by 365), and add up the daily interest for the billing period.")}${fine("<b>Your Billing Rights.</b> What To Do If You Find A Mistake On Your Statement: contact us within 60 days after the error appeared on your statement. You may write to Lockbox 6112, P.O. Box 7247, Philadelphia, PA 19170-6112.")}${fine("<b>Credit reporting.</b> We may report information about your Account to credit bureaus. Late payments, missed payments, or other defaults on your Account may be reflected in your credit report.")}</div>`,
    );
    const { feesCharged: _none, ...figures } = cardFigures(card);
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Garland Stacks Bank USA",
          accounts: [
            {
              kind: "credit-card",
              institution: "Garland Stacks Bank USA",
              statementDate: card.to,
              ...figures,
              paymentDueDate: due,
              paymentsAndCredits: decimal(card.payment + card.refund),
              creditLimit: decimal(card.limit),
              availableCredit: decimal(card.available),
              apr: card.apr,
              aprs: [{ kind: "purchase", apr: card.apr, balance: decimal(card.average) }],
            },
          ],
          transactions: [...payments, ...card.bought, ...returns].map((line) => fact(line)),
          // Only the day of the balance is printed: it dates the statement, and ends its month without a word.
          allowed: { "accounts.0.periodStart": [card.from], "accounts.0.periodEnd": [card.to] },
        },
        "Plum",
        "Plum Card",
        "Garland Stacks Bank USA, Salt Lake City Branch",
      ),
    };
  },
};
