import { document, type Layout } from "../layout.ts";
import { emptyTruth } from "../other-layouts.ts";
import { makePerson } from "../person.ts";
import { addDays, date, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";

const $ = money.dollar;

const sa = (name: string, make: Layout["make"]): Layout => ({
  name: `sa-${name}`,
  type: "unknown",
  heldOut: false,
  make,
});

const EMPLOYERS = ["Ostrander Foods, Inc.", "Delphine Health System", "Columbia Cargo LLC"];

/** A health plan's account of a claim: billed, allowed, paid and what may be owed to others; no debt of any kind and no bill. */
const explanation = sa("unknown-explanation-of-benefits", (seed) => {
  const random = seededRandom(seed * 43 + 7);
  const person = makePerson(random);
  const day = addDays("2026-01-20", random.whole(0, 280));
  const visits = ["Office visit, established", "Lab: metabolic panel", "X-ray, wrist"].slice(
    0,
    random.whole(2, 3),
  );
  const rows = visits.map((name, index) => {
    const billed = random.whole(60, 480) * 100 + 37;
    const discount = Math.round(billed * 0.42);
    const plan = Math.round((billed - discount) * 0.8);
    return { name, day: addDays(day, -30 - index), billed, discount, plan, yours: billed - discount - plan };
  });
  const sum = (pick: (row: (typeof rows)[number]) => number) =>
    $(rows.reduce((all, row) => all + pick(row), 0));
  const html = document(
    `@page{size:11in 8.5in;margin:0.5in}body{font:8.8pt "Liberation Sans";color:#1c2b39}table{width:100%}td,th{padding:4px 6px;text-align:right;border-bottom:1px solid #c5d0da}td:nth-child(-n+2),th:nth-child(-n+2){text-align:left}th{background:#1c5d99;color:#fff;font-size:7.4pt;vertical-align:bottom}`,
    `<div style="display:flex;justify-content:space-between"><b style="font-size:15pt;color:#1c5d99">Bluestem Health Plan</b><b style="font-size:14pt">THIS IS NOT A BILL</b></div><div style="display:flex;justify-content:space-between;margin:14px 0"><div>${person.name}<br>${person.street}<br>${person.town}</div><div style="text-align:right">Explanation of Benefits<br>Statement date: ${date.slash(day)}<br>Member ID: W44${random.whole(100_000, 999_999)} &nbsp; Group: 0077120<br>Claim 26${random.whole(1_000_000, 9_999_999)}</div></div><p>Your payment summary: amount billed ${sum((row) => row.billed)}; plan discounts saved you ${sum((row) => row.discount)}; your plan paid ${sum((row) => row.plan)}; <b>amount you may owe ${sum((row) => row.yours)}</b>.</p><table><tr><th>Date of service</th><th>Service</th><th>Amount<br>billed</th><th>Plan<br>discount</th><th>Allowed<br>amount</th><th>Plan<br>paid</th><th>Copay</th><th>Coinsurance</th><th>Your<br>share</th></tr>${rows.map((row) => `<tr><td>${date.slash(row.day)}</td><td>${row.name}</td><td>${$(row.billed)}</td><td>${$(row.discount)}</td><td>${$(row.billed - row.discount)}</td><td>${$(row.plan)}</td><td>$0.00</td><td>${$(row.yours)}</td><td>${$(row.yours)}</td></tr>`).join("")}<tr><td><b>Total</b></td><td></td><td>${sum((row) => row.billed)}</td><td>${sum((row) => row.discount)}</td><td>${sum((row) => row.billed - row.discount)}</td><td>${sum((row) => row.plan)}</td><td>$0.00</td><td>${sum((row) => row.yours)}</td><td><b>${sum((row) => row.yours)}</b></td></tr></table><p><b>Year to date, in network.</b> Deductible: ${$(random.whole(200, 1_400) * 100)} of $1,500.00 met. Out-of-pocket maximum: ${$(random.whole(1_500, 4_900) * 100)} of $6,000.00 met.</p><p style="font-size:7.4pt">Wait for your provider's bill before paying. You may appeal within 180 days. Interest is not charged by the plan.</p>`,
  );
  return { html, truth: emptyTruth("unknown", "Bluestem Health Plan") };
});

/** The confirmation of benefits chosen for next year: a salary, costs a pay period, a retirement share; nothing was paid with it. */
const enrolment = sa("unknown-benefit-elections", (seed) => {
  const random = seededRandom(seed * 47 + 3);
  const person = makePerson(random);
  const day = addDays("2026-10-20", random.whole(0, 24));
  const employer = random.pick(EMPLOYERS);
  const plans = [
    [
      "Medical",
      "Bluestem PPO 1500, employee + spouse",
      random.whole(7_000, 26_000),
      random.whole(21_000, 48_000),
    ],
    ["Dental", "Dental Basic, employee only", random.whole(500, 2_600), 1_150],
    ["Vision", "Waived", 0, 0],
    ["Life insurance", "2 x annual salary", random.whole(200, 1_900), 325],
    ["Health care FSA", "$1,300.00 for the year", 5_000, 0],
  ] as const;
  const yours = plans.reduce((sum, plan) => sum + plan[2], 0);
  const theirs = plans.reduce((sum, plan) => sum + plan[3], 0);
  const html = document(
    `@page{margin:0.8in}body{font:9.2pt "DejaVu Sans","Liberation Sans";color:#222}table{width:100%}td,th{padding:5px 6px;border-bottom:1px solid #ccc;text-align:right;font-size:8.4pt}td:nth-child(-n+2),th:nth-child(-n+2){text-align:left}th{font-size:7.4pt;color:#666}.tot td{font-weight:bold;background:#f3f3f3}`,
    `<div style="display:flex;justify-content:space-between"><b style="font-size:14pt">${employer} Benefits Center</b><span style="text-align:right">Confirmation of Elections<br>Printed ${date.slash(day)}</span></div><p>${person.name}<br>${person.street}<br>${person.town}</p><p>Plan year 01/01/2027 – 12/31/2027 &nbsp;·&nbsp; Confirmation number ${random.whole(1_000_000, 9_999_999)} &nbsp;·&nbsp; Annual benefit salary ${$(random.whole(41, 118) * 100_000)}</p><table><tr><th>Benefit</th><th>Your election</th><th>Your cost per<br>pay period</th><th>Company cost per<br>pay period</th></tr>${plans.map(([benefit, choice, mine, firm]) => `<tr><td>${benefit}</td><td>${choice}</td><td>${$(mine)}</td><td>${$(firm)}</td></tr>`).join("")}<tr class=tot><td>Total</td><td></td><td>${$(yours)}</td><td>${$(theirs)}</td></tr></table><p>Before-tax 401(k) election: 6% of pay. Beneficiary: on file. Dependents covered: 1.</p><p>Your total cost for the year will be ${$(yours * 26)}, taken in 26 equal deductions that begin with the first pay of January. Changes can be made until ${date.long(addDays(day, 10))}.</p><p style="font-size:7.4pt">This confirmation is not a guarantee of coverage. Evidence of insurability is required above $500,000. Questions: 1-800-555-0177.</p>`,
  );
  const truth = emptyTruth("unknown", employer);
  return { html, truth: { ...truth, allowed: { institution: [employer, `${employer} Benefits Center`] } } };
});

export const saOthers: readonly Layout[] = [explanation, enrolment];
