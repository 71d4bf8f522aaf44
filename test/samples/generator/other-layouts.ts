import { depositLayouts } from "./deposit-layouts.ts";
import { incomeLayouts } from "./income-layouts.ts";
import { bound, document, type Layout, type Truth } from "./layout.ts";
import { levelPayment, loanSizes, makeLoan } from "./loan-data.ts";
import { BASE, grid, pairs } from "./markup.ts";
import { date, money } from "./print-styles.ts";
import { seededRandom } from "./random.ts";

const $ = money.dollar;

/** Figures on the page, none of them a fact about an account that exists. */
export const emptyTruth = (documentType: Truth["documentType"], institution?: string): Truth => ({
  documentType,
  accounts: [],
  transactions: [],
  allowed: {
    ...(institution ? { institution: [institution] } : {}),
    // A loan that does not exist yet may also be called a document of another kind.
    ...(documentType === "loans" ? { documentType: ["unknown"] } : {}),
  },
});

/** A pre-approved offer: a rate, a payment and an amount of a loan that does not exist. */
const offer: Layout = {
  name: "loan-offer",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed, loanSizes.personal);
    const html = document(
      `body{font:11pt "Liberation Sans"}${BASE}`,
      `<div style="font-size:19pt">Larkspur Lending</div><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p><h2>You are pre-approved for a personal loan of up to ${$(d.original)}</h2><p>Respond by ${date.long(d.dueDate)} with your offer code ${d.number.slice(0, 6)}.</p>${pairs(
        [
          ["Loan amount up to", $(d.original)],
          ["Estimated APR", `${d.rate}%`],
          ["Estimated monthly payment", $(d.instalment)],
          ["Term", `${d.termMonths} months`],
        ],
      )}<p class=small>You can choose to stop receiving prescreened offers of credit. This offer is not guaranteed if you do not meet our criteria.</p>`,
    );
    return { html, truth: emptyTruth("loans", "Larkspur Lending") };
  },
};

/** The federal estimate form before a mortgage closes. */
const estimate: Layout = {
  name: "loan-estimate",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed, loanSizes.mortgage);
    const payment = levelPayment(d.original, d.rate, d.termMonths);
    const html = document(
      `body{font:9.5pt "Liberation Sans"}${BASE}.bar{background:#222;color:#fff;padding:3px}`,
      `<div style="font-size:18pt"><b>Loan Estimate</b></div><div class=row><div>${pairs([
        ["DATE ISSUED", date.bare(d.statementDate)],
        ["APPLICANTS", d.person.name],
        ["PROPERTY", d.person.town],
        ["SALE PRICE", $(Math.round(d.original * 1.2))],
      ])}</div><div>${pairs([
        ["LOAN TERM", `${d.termMonths / 12} years`],
        ["PURPOSE", "Purchase"],
        ["PRODUCT", "Fixed Rate"],
        ["LOAN ID #", d.number],
      ])}</div></div><p>Save this Loan Estimate to compare with your Closing Disclosure.</p>
      <div class=bar>Loan Terms</div>${pairs([
        ["Loan Amount", $(d.original)],
        ["Interest Rate", `${d.rate}%`],
        ["Monthly Principal &amp; Interest", $(payment)],
        ["Prepayment Penalty", "NO"],
        ["Balloon Payment", "NO"],
      ])}<div class=bar>Projected Payments</div>${pairs([
        ["Principal &amp; Interest", $(payment)],
        ["Estimated Escrow", `+ ${$(d.escrow)}`],
        ["<b>Estimated Total Monthly Payment</b>", `<b>${$(payment + d.escrow)}</b>`],
      ])}<div class=bar>Costs at Closing</div>${pairs([
        ["Estimated Closing Costs", $(821_300)],
        ["Estimated Cash to Close", $(1_612_400)],
      ])}`,
    );
    return { html, truth: emptyTruth("loans") };
  },
};

/** An application: an income, a wish and a debt that the applicant states, nothing that exists at this lender. */
const application: Layout = {
  name: "loan-application",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed, loanSizes.auto);
    const html = document(
      `body{font:10pt "Liberation Sans"}${BASE}td{border-bottom:1px solid #aaa;padding:4px}`,
      `<div style="font-size:16pt">Pinecrest Auto Finance</div><h2>Loan Application</h2><h4>About you</h4>${pairs(
        [
          ["Full legal name", d.person.name],
          ["Home address", `${d.person.street}, ${d.person.town}`],
          ["Annual income before taxes", $(6_240_000)],
          ["Monthly housing payment", $(135_000)],
        ],
      )}<h4>About the loan you want</h4>${pairs([
        ["Requested loan amount", $(d.original)],
        ["Requested term", `${d.termMonths} months`],
        ["Estimated rate", `${d.rate}%`],
        ["Estimated monthly payment", $(d.instalment)],
      ])}<p class=small>This is an application for credit. It is not an approval. I certify that the above is true. Signature ____________ Date ${date.slash(d.statementDate)}</p>`,
    );
    return { html, truth: emptyTruth("loans", "Pinecrest Auto Finance") };
  },
};

/** A shop's receipt: totals and the last four digits of a card. */
const receipt: Layout = {
  name: "unknown-receipt",
  type: "unknown",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed);
    const items = ["OAT MILK", "PAPER TOWELS", "BANANAS", "CHICKEN THIGHS", "RICE 5LB"].map((name) => ({
      name,
      price: random.whole(129, 2_199),
    }));
    const sum = items.reduce((total, item) => total + item.price, 0);
    const tax = Math.round(sum * 0.0725);
    const html = document(
      `body{font:10pt "Liberation Mono";width:3.4in}${BASE}`,
      `<div style="text-align:center">CORNER MARKET<br>118 W 4TH ST<br>${date.short("2026-05-09")} 14:22 REG 04</div>${grid(
        "lr",
        [],
        items.map((item) => [item.name, money.plain(item.price)]),
      )}<hr>${pairs([
        ["SUBTOTAL", money.plain(sum)],
        ["TAX", money.plain(tax)],
        ["TOTAL", $(sum + tax)],
        [`VISA ************${random.whole(1_000, 9_899)}`, $(sum + tax)],
        ["CHANGE DUE", $(0)],
      ])}<p style="text-align:center">THANK YOU</p>`,
    );
    return { html, truth: emptyTruth("unknown", "CORNER MARKET") };
  },
};

/** A letter that speaks about money in passing. */
const letter: Layout = {
  name: "unknown-letter",
  type: "unknown",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed);
    const rent = random.whole(90_000, 240_000);
    const html = document(
      `body{font:12pt "Liberation Serif"}`,
      `<p>${date.long("2026-04-02")}</p><p>Dear Jordan,</p><p>Thank you for renewing your membership of the Riverside Garden Club. Our spring sale brought in ${$(rent)}, and after the cost of seeds (${$(Math.round(rent / 7))}) we put the rest into the new greenhouse.</p><p>The next meeting is on ${date.long("2026-04-18")} at seven. Please bring gloves.</p><p>Warmly,<br>Pat</p>`,
    );
    return { html, truth: emptyTruth("unknown") };
  },
};

/** A checking statement and a pay stub in one file. */
const twoDocuments: Layout = {
  name: "two-checking-and-stub",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const [deposit, stub] = [depositLayouts[0], incomeLayouts[0]];
    if (!deposit || !stub) throw new RangeError("Both layouts exist.");
    const [first, second] = [deposit.make(seed), stub.make(seed)];
    return {
      html: bound(first, second),
      truth: {
        ...first.truth,
        ...(second.truth.income ? { income: second.truth.income } : {}),
        allowed: { ...first.truth.allowed, ...second.truth.allowed },
      },
    };
  },
};

export const otherLayouts: readonly Layout[] = [offer, estimate, application, receipt, letter, twoDocuments];
