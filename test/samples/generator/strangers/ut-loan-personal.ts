import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { daily, digits, level, NEXT, remaining, start } from "./ut-data.ts";

const $ = money.dollar;

/** A card issuer's personal loan: no coupon table, fixed rate, last payment in words, payoff until a day. */
const personal: Layout = {
  name: "ut-loan-personal-fixed",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 24);
    const stated = addDays("2026-01-18", random.whole(0, 280));
    const due = addDays(stated, 25);
    const rate = random.pick([7.99, 11.99, 15.49, 19.99, 24.99]);
    const months = random.pick([36, 48, 60, 72, 84]);
    const original = random.whole(30, 350) * 10_000;
    const instalment = level(original, rate, months);
    const paid = random.whole(2, months - 8);
    const before = remaining(original, rate, months, paid);
    const days = random.whole(29, 31);
    const interest = daily(before, rate, days);
    const missed = random.chance(0.2);
    const fee = missed ? 3_900 : 0;
    const after = missed ? before : before - (instalment - interest);
    const paidOn = addDays(stated, -random.whole(3, 9));
    const number = digits(random, 16);
    const from = addDays(stated, 1 - days);
    const past = missed ? instalment : 0;
    const year = stated.slice(0, 4);
    const ytd = random.whole(1, 4) * instalment + (missed ? 0 : instalment);
    const html = document(
      `body{font:9.5pt Arial;color:#333}${BASE} .logo{font-size:22pt;letter-spacing:1px}.logo b{color:#f47216}.h{font-size:12pt;color:#f47216;margin:16px 0 4px;border-bottom:1px solid #ccc}.big{font-size:16pt}.g{background:#f5f5f5;padding:10px}`,
      `<div class=row><div class=logo>UNC<b>&#9679;</b>VER</div><div class=r>Personal Loan Statement<br>Loan number ending in ${number.slice(-4)}<br>Billing period: ${date.abbreviatedBare(from)} - ${date.abbreviatedBare(stated)}</div></div><p>${person.name}<br>${person.street}<br>${person.town}</p>
<div class="row g"><div>Total payment due<div class=big>${$(instalment + past + fee)}</div></div><div>Due date<div class=big>${date.long(due)}</div></div><div>Remaining principal<div class=big>${$(after)}</div></div></div>
<p class=small>Late Payment Warning: if we do not receive your payment by the due date, you may have to pay a late fee of up to $39.00.</p><div class=row><div><div class=h>Payment breakdown</div>${pairs(
        [
          ["Monthly payment", $(instalment)],
          ["Past due amount", $(past)],
          ["Late fees", $(fee)],
          ["Total payment due", $(instalment + past + fee)],
        ],
      )}</div><div><div class=h>Your loan at a glance</div>${pairs([
        ["Original loan amount", $(original)],
        ["Annual Percentage Rate (fixed)", `${rate.toFixed(2)}%`],
        ["Repayment term", `${months} months`],
        ["Payments remaining", String(months - paid - (missed ? 0 : 1))],
        [`Payoff amount good through ${date.slash(due)}`, $(after + daily(after, rate, 25) + fee)],
      ])}</div></div>
<div class=h>Activity this period</div>${grid("llr", ["Date", "Description", "Amount"], missed ? [[date.slash(stated), "Late fee", $(fee)]] : [[date.slash(paidOn), "Payment received, thank you", `-${$(instalment)}`]])}${missed ? "<p>We did not receive your last payment. Call us before the next due date: we would like to help.</p>" : `<p>Of your last payment, ${$(instalment - interest)} went to principal and ${$(interest)} to interest.</p>`}
<div class=h>${year} totals</div>${pairs([
        [`Total payments received in ${year}`, $(ytd)],
        [`Total fees charged in ${year}`, $(fee)],
      ])}<p>Did you know? You can pay your loan off early at any time without a prepayment penalty. Set up automatic payments at uncover.example.</p>${NEXT}<div class=h>Information about your loan</div><p class=small>Interest on your loan accrues daily on the outstanding principal at the fixed rate above, over a year of 365 days. Payments are applied first to accrued interest, then to fees, then to principal. Mail payments to: UNCOVER PERSONAL LOANS, PO BOX 6105, CAROL STREAM IL 60197-6105. We may report information about your account to credit bureaus. If you think there is an error on your statement write to Uncover Personal Loans, PO Box 30954, Salt Lake City, UT 84130. A returned payment may cost up to $39.00. Personal loans are made by Uncover Bank, Member FDIC.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Uncover",
          accounts: [
            {
              kind: "personal-loan",
              institution: "Uncover",
              accountLast4: number.slice(-4),
              statementDate: stated,
              periodStart: from,
              periodEnd: stated,
              currentBalance: decimal(after),
              originalBalance: decimal(original),
              minimumPayment: decimal(instalment),
              paymentDueDate: due,
              pastDue: decimal(past),
              apr: rate.toFixed(2),
            },
          ],
          transactions: [
            missed
              ? { account: 0, date: stated, description: "Late fee", amount: decimal(-fee) }
              : {
                  account: 0,
                  date: paidOn,
                  description: "Payment received, thank you",
                  amount: decimal(instalment),
                },
          ],
          allowed: {
            "accounts.0.feesCharged": [decimal(fee)],
            "accounts.0.interestCharged": [decimal(interest)],
            "accounts.0.paymentsAndCredits": [decimal(missed ? 0 : instalment)],
          },
        },
        "Uncover Personal Loans",
        "UNCOVER PERSONAL LOANS",
        "Uncover Bank",
        "UNCOVER",
      ),
    };
  },
};

export const utLoanPersonal: readonly Layout[] = [personal];
