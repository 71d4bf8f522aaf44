import { bound, document } from "../layout.ts";
import { loanSizes, makeLoan } from "../loan-data.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { emptyTruth } from "../other-layouts.ts";
import { makePerson } from "../person.ts";
import { addDays, date, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { address, coupon, opened, rightsNotice } from "./furniture.ts";
import { openedCards } from "./opened-cards.ts";
import { openedIncome } from "./opened-income.ts";
import { openedLoans } from "./opened-loans.ts";

const $ = money.dollar;

/** The paper signed when a mortgage closes: every figure is of a loan, none is a balance of today. */
const closing = opened("loan-closing-disclosure", "loans", (seed) => {
  const d = makeLoan(seed, loanSizes.mortgage);
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}.bar{background:#000;color:#fff;padding:2px 6px;margin-top:8px;width:40%}`,
    `<div style="font-size:16pt"><b>Closing Disclosure</b></div><p class=small>This form is a statement of final loan terms and closing costs. Compare this document with your Loan Estimate.</p><div class=row><div><b>Closing Information</b>${pairs(
      [
        ["Date Issued", date.bare(d.statementDate)],
        ["Closing Date", date.bare(addDays(d.statementDate, 4))],
        ["Disbursement Date", date.bare(addDays(d.statementDate, 4))],
        ["Sale Price", $(Math.round(d.original * 1.25))],
      ],
    )}</div><div><b>Transaction Information</b>${pairs([
      ["Borrower", d.person.name],
      ["Lender", "Ficus Bank"],
    ])}</div><div><b>Loan Information</b>${pairs([
      ["Loan Term", `${d.termMonths / 12} years`],
      ["Purpose", "Purchase"],
      ["Product", "Fixed Rate"],
      ["Loan ID #", d.number],
    ])}</div></div>
    <div class=bar>Loan Terms</div>${grid(
      "lll",
      ["", "", "Can this amount increase after closing?"],
      [
        ["Loan Amount", $(d.original), "NO"],
        ["Interest Rate", `${d.rate}%`, "NO"],
        ["Monthly Principal &amp; Interest", $(d.instalment), "NO"],
      ],
    )}<div class=bar>Projected Payments</div>${pairs([
      ["Principal &amp; Interest", $(d.instalment)],
      ["Mortgage Insurance", "+ 82.35"],
      ["Estimated Escrow", `+ ${$(d.escrow)}`],
      ["Estimated Total Monthly Payment", $(d.instalment + 8_235 + d.escrow)],
    ])}<div class=bar>Costs at Closing</div>${pairs([
      ["Closing Costs", $(971_210)],
      ["Cash to Close", $(1_414_726)],
    ])}`,
  );
  return { html, truth: emptyTruth("loans", "Ficus Bank") };
});

/** An application for a card and loan, filled in by hand: income, rent and debts that the applicant states. */
const application = opened("loan-application", "loans", (seed) => {
  const d = makeLoan(seed, loanSizes.auto);
  const html = document(
    `body{font:9.5pt "Liberation Serif"}${BASE}td{border:1px solid #000;padding:4px}`,
    `<h2 style="text-align:center">CREDIT APPLICATION</h2><p>Tidewater Motors on behalf of one or more lenders. Check one: [x] Individual credit [ ] Joint credit</p>${grid(
      "llll",
      [],
      [
        ["Applicant name", d.person.name, "Date", date.bare(d.statementDate)],
        ["Present address", `${d.person.street}, ${d.person.town}`, "Years there", "4"],
        ["Monthly rent/mortgage", $(142_500), "Landlord", "Oakwood Apartments"],
        ["Employer", "Columbia Cargo", "Gross monthly income", $(518_300)],
        ["Amount requested", $(d.original), "Term requested", `${d.termMonths} months`],
        ["Down payment", $(250_000), "Estimated rate", `${d.rate}%`],
        ["Existing auto loan with", "Pinecrest Auto", "Balance (stated)", $(d.principal)],
      ],
    )}<p class=small>By signing you authorise us to obtain a consumer report. Applicant's signature: ______________________ Not valid after 30 days.</p>`,
  );
  return { html, truth: emptyTruth("loans") };
});

/** A power company's bill: a previous balance, payments received, a due date, an account number, and no debt of any kind here. */
const utilityBill = opened("unknown-utility-bill", "unknown", (seed) => {
  const random = seededRandom(seed);
  const person = makePerson(random);
  const day = addDays("2026-01-09", random.whole(0, 280));
  const [before, used] = [random.whole(4_000, 24_000), random.whole(4_000, 24_000)];
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}.box{border:1px solid #f90;padding:8px}`,
    `<div class=row><div style="font-size:17pt;color:#f60">Wabash Valley Power</div><div class=box>${pairs([
      ["Account Number", String(random.whole(100_000_000, 989_999_999))],
      ["Bill Date", date.slash(day)],
      ["Due Date", date.slash(addDays(day, 21))],
      ["<b>Amount Due</b>", `<b>${$(used)}</b>`],
    ])}</div></div><p>Service address<br>${address(person)}</p><h4>Account summary</h4>${pairs([
      ["Previous balance", $(before)],
      ["Payments received - thank you", `-${$(before)}`],
      ["Balance forward", $(0)],
      ["Current electric charges", $(used)],
      ["<b>Total amount due</b>", `<b>${$(used)}</b>`],
    ])}<h4>Meter reading</h4>${grid("llrrr", ["Meter", "Service period", "Previous", "Current", "kWh used"], [["77410", `${date.slash(addDays(day, -32))} - ${date.slash(addDays(day, -2))}`, "44102", "45009", "907"]])}<p class=small>A late payment charge of 1.5% applies after the due date.</p>${coupon(
      "Wabash Valley Power",
      [
        ["Due Date", date.slash(addDays(day, 21))],
        ["Amount Due", $(used)],
      ],
    )}`,
  );
  return { html, truth: emptyTruth("unknown", "Wabash Valley Power") };
});

/** A health plan's explanation of benefits, which says itself that it is no bill. */
const benefitsExplained = opened("unknown-explanation-of-benefits", "unknown", (seed) => {
  const random = seededRandom(seed);
  const person = makePerson(random);
  const day = addDays("2026-01-09", random.whole(0, 280));
  const billed = random.whole(12_000, 190_000);
  const allowedAmount = Math.round(billed * 0.54);
  const paid = Math.round(allowedAmount * 0.8);
  const html = document(
    `body{font:9pt "DejaVu Sans"}${BASE}`,
    `<div class=row><div style="font-size:16pt;color:#249">Blue Heron Health Plan</div><div class=r><b>Explanation of Benefits</b><br>THIS IS NOT A BILL<br>${date.slash(day)}</div></div><p>${address(person)}</p><p>Member ID BHH${random.whole(100_000, 989_999)} &nbsp; Group 4410 &nbsp; Claim ${random.whole(10_000_000, 98_999_999)}</p>${grid("llrrrr", ["Date of service", "Provider", "Amount billed", "Plan discount", "Plan paid", "You may owe"], [[date.slash(addDays(day, -24)), "MERCY VALLEY HOSPITAL", $(billed), $(billed - allowedAmount), $(paid), $(allowedAmount - paid)]])}<h4>Your plan year</h4>${pairs(
      [
        ["Deductible met", "$750.00 of $1,500.00"],
        ["Out-of-pocket maximum", "$1,210.44 of $6,000.00"],
      ],
    )}${rightsNotice}`,
  );
  return { html, truth: emptyTruth("unknown", "Blue Heron Health Plan") };
});

/** A card statement, then a car loan, in one file. */
const cardAndLoan = opened("two-card-and-loan", "credit-cards", (seed) => {
  const [card, loan] = [openedCards[1]?.make(seed), openedLoans[1]?.make(seed)];
  if (!card || !loan) throw new RangeError("Both layouts exist.");
  return {
    html: bound(card, loan),
    truth: {
      ...card.truth,
      accounts: [...card.truth.accounts, ...loan.truth.accounts],
      transactions: [
        ...card.truth.transactions,
        ...loan.truth.transactions.map((row) => ({ ...row, account: 1 })),
      ],
      allowed: {
        ...card.truth.allowed,
        ...Object.fromEntries(
          Object.entries(loan.truth.allowed ?? {}).map(([path, values]) => [
            path.replace("accounts.0", "accounts.1"),
            values,
          ]),
        ),
      },
    },
  };
});

/** A year's wages, then a pay stub of another employer. */
const wagesAndStub = opened("two-w2-and-stub", "income", (seed) => {
  const [wages, stub] = [openedIncome[2]?.make(seed), openedIncome[1]?.make(seed)];
  if (!wages || !stub) throw new RangeError("Both layouts exist.");
  return {
    html: bound(wages, stub),
    truth: {
      ...wages.truth,
      income: [...(wages.truth.income ?? []), ...(stub.truth.income ?? [])],
      allowed: Object.fromEntries(
        Object.entries(stub.truth.allowed ?? {}).map(([path, values]) => [
          path.replace("income.0", "income.1"),
          values,
        ]),
      ),
    },
  };
});

export const openedOthers = [closing, application, utilityBill, benefitsExplained, cardAndLoan, wagesAndStub];
