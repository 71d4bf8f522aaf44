import { document, type Layout } from "../layout.ts";
import { accountNumber } from "../loan-data.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";

const $ = money.dollar;

/** A power company's bill: previous balance, payment, new charges and a due date as on a card, but no account of money or debt. */
const power: Layout = {
  name: "sk-unknown-power-bill",
  type: "unknown",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 13 + 1);
    const person = makePerson(random);
    const number = accountNumber(random, 10);
    const end = addDays("2025-01-11", random.whole(0, 640));
    const start = addDays(end, -30);
    const before = random.whole(6_000, 24_000);
    const kwh = random.whole(380, 1_900);
    const energy = Math.round(kwh * 10.42);
    const delivery = Math.round(kwh * 4.118) + 1_500;
    const tax = Math.round((energy + delivery) * 0.0625);
    const now = energy + delivery + tax;
    const due = addDays(end, 21);
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}.b{background:#fdf3d7;padding:10px;border-radius:6px}h3{color:#9a6700;border-bottom:2px solid #e0a800;margin:14px 0 4px}td{padding:3px 2px}.bar{display:inline-block;width:26px;background:#e0a800;margin-right:8px}`,
      `<div class=row><div style="font:bold 19pt 'Liberation Sans';color:#9a6700">Prairie Light &amp; Power</div><div class=r>Electric service bill<br>Statement date: ${date.abbreviatedBare(end)}<br>Account number: <b>${number}</b></div></div>
      <div class=row style="margin:14px 0"><div>${person.name}<br>Service address: ${person.street}<br>${person.town}</div><div class=b>Total amount due<div style="font-size:19pt"><b>${$(now)}</b></div>Due by ${date.abbreviatedBare(due)}<br><span class=small>After ${date.abbreviatedBare(addDays(due, 2))} a late charge of 1.5% is added: ${$(Math.round(now * 1.015))}</span></div></div>
      <div class=row><div><h3>Billing summary</h3>${pairs([
        ["Previous balance", $(before)],
        [`Payment received ${date.abbreviatedBare(addDays(end, -12))} — thank you`, `-${$(before)}`],
        ["Balance forward", "$0.00"],
        ["Current charges", $(now)],
        ["<b>Total amount due</b>", `<b>${$(now)}</b>`],
      ])}</div><div><h3>Your usage</h3>${[40, 52, 61, 47, 38, 55].map((height) => `<span class=bar style="height:${height}px"></span>`).join("")}<br>${pairs(
        [
          ["This month", `${kwh.toLocaleString("en-US")} kWh`],
          ["Same month last year", `${Math.round(kwh * 1.07).toLocaleString("en-US")} kWh`],
          ["Average daily temperature", "61°F"],
        ],
      )}</div></div>
      <h3>Meter reading</h3>${grid("llrrr", ["Meter", "Service period", "Previous", "Current", "kWh"], [[`EL${number.slice(0, 6)}`, `${date.slash(start)} - ${date.slash(end)} (30 days)`, "41,882", (41_882 + kwh).toLocaleString("en-US"), kwh.toLocaleString("en-US")]])}
      <h3>Details of current charges</h3>${pairs([
        ["Customer charge", "$15.00"],
        [`Delivery service ${kwh} kWh x $0.04118`, $(delivery - 1_500)],
        [`Energy charge ${kwh} kWh x $0.1042`, $(energy)],
        ["Taxes and municipal fees 6.25%", $(tax)],
        ["<b>Total current charges</b>", `<b>${$(now)}</b>`],
      ])}<p class=small>Enroll in Budget Billing: your levelized amount would be ${$(Math.round(now * 0.94))} a month. Deposit on file $150.00 earns 2.15% interest a year. If you have a payment arrangement, pay your instalment with your current charges.</p>
      <div style="border-top:1px dashed #000;margin-top:50px;padding-top:8px" class=row><div>Prairie Light &amp; Power<br>PO Box 88059, Chicago, IL 60680-1059</div><div>${pairs(
        [
          ["Account number", number],
          ["Due date", date.abbreviatedBare(due)],
          ["Total amount due", $(now)],
          ["Amount enclosed", "$_________"],
        ],
      )}</div></div>`,
    );
    return {
      html,
      truth: {
        documentType: "unknown",
        accounts: [],
        transactions: [],
        allowed: { institution: ["Prairie Light & Power"] },
      },
    };
  },
};

export const skBill: readonly Layout[] = [power];
