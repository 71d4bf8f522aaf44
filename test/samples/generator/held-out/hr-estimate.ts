import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, grouped } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { $, digits, total } from "./hr-data.ts";

type Cost = readonly [name: string, cents: number];

const whole = (cents: number) => `${cents < 0 ? "-" : ""}$${grouped(cents).slice(0, -3)}`;

/** The standard form for a mortgage application, three pages. */
const estimate: Layout = {
  name: "hr-unknown-loan-estimate",
  type: "unknown",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed + 9_703);
    const person = makePerson(random);
    const issued = random.pick(["2026-10-08", "2026-11-03", "2026-09-22"]);
    const price = random.whole(180, 560) * 100_000;
    const loan = Math.round((price * random.pick([0.8, 0.9, 0.95])) / 100_000) * 100_000;
    const rate = random.pick([6.125, 6.375, 6.5, 6.875, 5.99]);
    const monthly = rate / 1_200;
    const instalment = Math.round((loan * monthly) / (1 - (1 + monthly) ** -360));
    const insured = loan / price > 0.8;
    const mi = insured ? Math.round((loan * 0.0062) / 1_200) * 100 : 0;
    const escrow = Math.round((price * random.pick([0.0124, 0.0171])) / 1_200) * 100;
    const points = random.chance(0.5) ? Math.round(loan * 0.0025) : 0;
    const lender: Cost[] = [
      [`${points > 0 ? "0.25" : "0"}% of Loan Amount (Points)`, Math.round(points / 100) * 100],
      ["Application Fee", 30_000],
      ["Underwriting Fee", 109_700],
    ];
    const fixed: Cost[] = [
      ["Appraisal Fee", random.whole(45, 70) * 1_000],
      ["Credit Report Fee", 7_500],
      ["Flood Determination Fee", 2_000],
      ["Flood Monitoring Fee", 3_200],
      ["Tax Monitoring Fee", 7_500],
      ["Tax Status Research Fee", 11_000],
    ];
    const shopped: Cost[] = [
      ["Pest Inspection Fee", 13_500],
      ["Survey Fee", 6_500],
      ["Title - Insurance Binder", 70_000],
      ["Title - Lender's Title Policy", 53_500],
      ["Title - Settlement Agent Fee", 50_200],
      ["Title - Title Search", 126_100],
    ];
    const taxes: Cost[] = [
      ["Recording Fees and Other Taxes", random.whole(80, 190) * 100],
      ["Transfer Taxes", Math.round(price / 200_000) * 100],
    ];
    const daily = Math.round((loan * rate) / 36_500);
    const insurance = Math.round(price / 250_000) * 100;
    const prepaid: Cost[] = [
      ["Homeowner's Insurance Premium (6 months)", insurance * 6],
      ["Mortgage Insurance Premium (0 months)", 0],
      [`Prepaid Interest (${$(daily)} per day for 15 days @ ${rate}%)`, Math.round((daily * 15) / 100) * 100],
    ];
    const held: Cost[] = [
      [`Homeowner's Insurance &nbsp; ${$(insurance)} per month for 2 mo.`, insurance * 2],
      [`Property Taxes &nbsp; ${$(escrow - insurance)} per month for 2 mo.`, (escrow - insurance) * 2],
    ];
    const owner: Cost[] = [["Title - Owner's Title Policy (optional)", 101_700]];
    const sum = (list: readonly Cost[]) => total(list.map((cost) => cost[1]));
    const d = sum(lender) + sum(fixed) + sum(shopped);
    const i = sum(taxes) + sum(prepaid) + sum(held) + sum(owner);
    const closing = d + i;
    const deposit = 1_000_000;
    const down = price - loan;
    const cash = closing + down - deposit;
    let balance = loan;
    let principal = 0;
    for (let month = 0; month < 60; month++) {
      const part = instalment - Math.round(balance * monthly);
      principal += part;
      balance -= part;
    }
    const five = Math.round((instalment * 60 + mi * 60 + d) / 100) * 100;
    const box = (title: string, list: readonly Cost[]) =>
      `<div class=c><b>${title}</b><b>${whole(sum(list))}</b></div>${list.map(([name, cents]) => `<div class=l><span>${name}</span><span>${cents === 0 ? "" : whole(cents)}</span></div>`).join("")}`;
    const id = digits(random, 9);
    const foot = (page: number) =>
      `<div class=foot><span>LOAN ESTIMATE</span><span>PAGE ${page} OF 3 &bull; LOAN ID # ${id}</span></div>`;
    const total30 = instalment + mi + escrow;
    const html = document(
      `${BASE}body{font:8.6pt Helvetica,Arial}.page{break-after:page}h1{font-size:20pt;margin:6px 0;border-bottom:4px solid #000}h2{font-size:11pt;background:#000;color:#fff;display:inline-block;padding:2px 10px;margin:12px 0 3px}.g td,.g th{border:1px solid #999;padding:5px}.i td{padding:1px 0;vertical-align:top}.c{display:flex;justify-content:space-between;background:#ddd;padding:2px 4px;margin-top:7px}.l{display:flex;justify-content:space-between;padding:1px 4px;border-bottom:1px solid #eee}.foot{display:flex;justify-content:space-between;border-top:1px solid #000;margin-top:16px;font-size:7pt;padding-top:3px}.k{font-weight:bold}`,
      `<div class=page><div style="text-align:right;font-size:8pt">Save this Loan Estimate to compare with your Closing Disclosure.</div><b>COPPERFIELD HOME LENDING</b><br><span class=small>4321 Random Boulevard &bull; Somecity, ST 12340</span><h1>Loan Estimate</h1>
      <div class=row><div>${grid(
        "ll",
        [],
        [
          ["<b>DATE ISSUED</b>", date.bare(issued)],
          ["<b>APPLICANTS</b>", `${escaped(person.name)}<br>${person.street}<br>${person.town}`],
          ["<b>PROPERTY</b>", "456 Somewhere Avenue<br>Anytown, ST 12345"],
          ["<b>SALE PRICE</b>", whole(price)],
        ],
        "class=i",
      )}</div><div>${grid(
        "ll",
        [],
        [
          ["<b>LOAN TERM</b>", "30 years"],
          ["<b>PURPOSE</b>", "Purchase"],
          ["<b>PRODUCT</b>", "Fixed Rate"],
          ["<b>LOAN TYPE</b>", "[x] Conventional &nbsp; [ ] FHA &nbsp; [ ] VA &nbsp; [ ] ______"],
          ["<b>LOAN ID #</b>", id],
          [
            "<b>RATE LOCK</b>",
            `[ ] NO &nbsp; [x] YES, until ${date.bare(addDays(issued, 60))} at 5:00 p.m. EDT<br><span class=small>Before closing, your interest rate, points, and lender credits can change unless you lock the interest rate. All other estimated closing costs expire on ${date.bare(addDays(issued, 14))} at 5:00 p.m. EDT</span>`,
          ],
        ],
        "class=i",
      )}</div></div>
      <h2>Loan Terms</h2>${grid(
        "lll",
        ["", "", "Can this amount increase after closing?"],
        [
          ["<b>Loan Amount</b>", `<b>${whole(loan)}</b>`, "NO"],
          ["<b>Interest Rate</b>", `<b>${rate}%</b>`, "NO"],
          [
            "<b>Monthly Principal &amp; Interest</b><br><span class=small>See Projected Payments below for your Estimated Total Monthly Payment</span>",
            `<b>${$(instalment)}</b>`,
            "NO",
          ],
          ["", "", "<b>Does the loan have these features?</b>"],
          ["<b>Prepayment Penalty</b>", "", "NO"],
          ["<b>Balloon Payment</b>", "", "NO"],
        ],
        "class=g",
      )}
      <h2>Projected Payments</h2>${grid(
        "lcc",
        insured
          ? ["Payment Calculation", "Years 1-8", "Years 9-30"]
          : ["Payment Calculation", "Years 1-30", ""],
        [
          ["Principal &amp; Interest", $(instalment), insured ? $(instalment) : ""],
          [
            "Mortgage Insurance",
            `+ &nbsp; ${insured ? whole(mi).slice(1) : "0"}`,
            insured ? "+ &nbsp; &mdash;" : "",
          ],
          [
            "Estimated Escrow<br><span class=small>Amount can increase over time</span>",
            `+ &nbsp; ${whole(escrow).slice(1)}`,
            insured ? `+ &nbsp; ${whole(escrow).slice(1)}` : "",
          ],
          [
            "<b>Estimated Total Monthly Payment</b>",
            `<b>${whole(Math.round(total30 / 100) * 100)}</b>`,
            insured ? `<b>${whole(Math.round((total30 - mi) / 100) * 100)}</b>` : "",
          ],
          [
            "<b>Estimated Taxes, Insurance &amp; Assessments</b><br><span class=small>Amount can increase over time</span>",
            `<b>${whole(escrow)}</b> a month`,
            "This estimate includes [x] Property Taxes [x] Homeowner's Insurance [ ] Other: &nbsp; In escrow? YES",
          ],
        ],
        "class=g",
      )}
      <h2>Costs at Closing</h2>${grid(
        "lll",
        [],
        [
          [
            "<b>Estimated Closing Costs</b>",
            `<b>${whole(closing)}</b>`,
            `Includes ${whole(d)} in Loan Costs + ${whole(i)} in Other Costs - $0 in Lender Credits. See page 2 for details.`,
          ],
          [
            "<b>Estimated Cash to Close</b>",
            `<b>${whole(cash)}</b>`,
            "Includes Closing Costs. See Calculating Cash to Close on page 2 for details.",
          ],
        ],
        "class=g",
      )}<p class=small>Visit www.consumerfinance.gov/mortgage-estimate for general information and tools.</p>${foot(1)}</div>
      <div class=page><h1 style="font-size:14pt">Closing Cost Details</h1><div class=row><div><h2>Loan Costs</h2>${box("A. Origination Charges", lender)}${box("B. Services You Cannot Shop For", fixed)}${box("C. Services You Can Shop For", shopped)}<div class=c><b>D. TOTAL LOAN COSTS (A + B + C)</b><b>${whole(d)}</b></div></div><div><h2>Other Costs</h2>${box("E. Taxes and Other Government Fees", taxes)}${box("F. Prepaids", prepaid)}${box("G. Initial Escrow Payment at Closing", held)}${box("H. Other", owner)}<div class=c><b>I. TOTAL OTHER COSTS (E + F + G + H)</b><b>${whole(i)}</b></div><div class=c><b>J. TOTAL CLOSING COSTS</b><b>${whole(closing)}</b></div><div class=l><span>D + I</span><span>${whole(closing)}</span></div><div class=l><span>Lender Credits</span><span></span></div>
      <h2>Calculating Cash to Close</h2>${(
        [
          ["Total Closing Costs (J)", closing],
          ["Closing Costs Financed (Paid from your Loan Amount)", 0],
          ["Down Payment/Funds from Borrower", down],
          ["Deposit", -deposit],
          ["Funds for Borrower", 0],
          ["Seller Credits", 0],
          ["Adjustments and Other Credits", 0],
        ] as const
      )
        .map(([name, cents]) => `<div class=l><span>${name}</span><span>${whole(cents)}</span></div>`)
        .join(
          "",
        )}<div class=c><b>Estimated Cash to Close</b><b>${whole(cash)}</b></div></div></div>${foot(2)}</div>
      <h1 style="font-size:14pt">Additional Information About This Loan</h1><div class=row><div>${grid(
        "ll",
        [],
        [
          ["<b>LENDER</b>", "Copperfield Home Lending"],
          ["<b>NMLS/__ LICENSE ID</b>", digits(random, 6)],
          ["<b>LOAN OFFICER</b>", "Joe Standish"],
          ["<b>NMLS/__ LICENSE ID</b>", digits(random, 6)],
          ["<b>EMAIL</b>", "jstandish@copperfield.example"],
          ["<b>PHONE</b>", "555-014-7890"],
        ],
        "class=i",
      )}</div><div>${grid(
        "ll",
        [],
        [
          ["<b>MORTGAGE BROKER</b>", ""],
          ["<b>NMLS/__ LICENSE ID</b>", ""],
          ["<b>LOAN OFFICER</b>", ""],
        ],
        "class=i",
      )}</div></div>
      <h2>Comparisons</h2> Use these measures to compare this loan with other loans.${grid(
        "lll",
        [],
        [
          [
            "<b>In 5 Years</b>",
            `<b>${whole(five)}</b><br><b>${whole(Math.round(principal / 100) * 100)}</b>`,
            "Total you will have paid in principal, interest, mortgage insurance, and loan costs.<br>Principal you will have paid off.",
          ],
          [
            "<b>Annual Percentage Rate (APR)</b>",
            `<b>${(rate + 0.294).toFixed(3)}%</b>`,
            "Your costs over the loan term expressed as a rate. This is not your interest rate.",
          ],
          [
            "<b>Total Interest Percentage (TIP)</b>",
            `<b>${(((instalment * 360 - loan) / loan) * 100).toFixed(2)}%</b>`,
            "The total amount of interest that you will pay over the loan term as a percentage of your loan amount.",
          ],
        ],
        "class=g",
      )}
      <h2>Other Considerations</h2>${grid(
        "ll",
        [],
        [
          [
            "<b>Appraisal</b>",
            "We may order an appraisal to determine the property's value and charge you for this appraisal. We will promptly give you a copy of any appraisal, even if your loan does not close. You can pay for an additional appraisal for your own use at your own cost.",
          ],
          [
            "<b>Assumption</b>",
            "If you sell or transfer this property to another person, we [ ] will allow, under certain conditions, this person to assume this loan on the original terms. [x] will not allow assumption of this loan on the original terms.",
          ],
          [
            "<b>Homeowner's Insurance</b>",
            "This loan requires homeowner's insurance on the property, which you may obtain from a company of your choice that we find acceptable.",
          ],
          [
            "<b>Late Payment</b>",
            "If your payment is more than 15 days late, we will charge a late fee of 5% of the monthly principal and interest payment.",
          ],
          [
            "<b>Refinance</b>",
            "Refinancing this loan will depend on your future financial situation, the property value, and market conditions. You may not be able to refinance this loan.",
          ],
          [
            "<b>Servicing</b>",
            "We intend [ ] to service your loan. If so, you will make your payments to us. [x] to transfer servicing of your loan.",
          ],
        ],
        "class=i",
      )}<h2>Confirm Receipt</h2><p>By signing, you are only confirming that you have received this form. You do not have to accept this loan because you have signed or received this form.</p><p>_______________________________ &nbsp; Applicant Signature &nbsp;&nbsp; Date _________ &nbsp;&nbsp; _______________________________ &nbsp; Co-Applicant Signature &nbsp;&nbsp; Date _________</p>${foot(3)}`,
    );
    return {
      html,
      truth: {
        documentType: "unknown",
        accounts: [],
        transactions: [],
        allowed: {
          documentType: ["loans"],
          institution: ["COPPERFIELD HOME LENDING", "Copperfield Home Lending"],
        },
      },
    };
  },
};

export const hrEstimate: readonly Layout[] = [estimate];
