import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { daily, digits, inMonths, instalment, monthStart, NEXT, remaining, start } from "./un-data.ts";

const $ = money.dollar;

/** A car maker's finance arm: the vehicle named, due now over past due, the payoff in a sentence, a coupon. */
const auto: Layout = {
  name: "va-loan-auto-captive",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 423);
    const first = monthStart(random);
    const stated = addDays(first, random.whole(1, 9));
    const due = addDays(first, random.whole(20, 27));
    const rate = random.pick([1.9, 3.49, 4.99, 6.44, 8.75]);
    const term = random.pick([60, 72, 75]);
    const financed = random.whole(180, 520) * 10_000;
    const made = random.whole(4, 44);
    const level = instalment(financed, rate, term);
    const balance = remaining(financed, rate, term, made);
    const before = remaining(financed, rate, term, made - 1);
    const principal = before - balance;
    const interest = level - principal;
    const late = random.chance(0.3);
    const pastDue = late ? level : 0;
    const charge = late ? Math.min(Math.round(level * 0.05), 2_500) : 0;
    const paidOn = addDays(inMonths(due, -1), -2);
    const account = digits(random, 10);
    const matures = inMonths(due, term - made - (late ? 2 : 1));
    const perDiem = daily(balance, rate, 1);
    const good = addDays(stated, 10);
    const quote = balance + perDiem * 25 + charge;
    const vehicle = random.pick(["2023 KORVA RIDGE XLE", "2024 KORVA SOLARA HYBRID", "2022 KORVA TREK SR5"]);
    const html = document(
      `body{font:9pt "Helvetica Neue",Arial}${BASE} .logo{font:900 18pt Arial;color:#eb0a1e} h3{font-size:10pt;background:#e7e7e7;padding:3px 6px;margin:10px 0 4px} td{padding:2px 4px} .big td{font-size:11pt;border-bottom:1px solid #999}`,
      `<div class=row><div><div class=logo>KORVA</div><div>FINANCIAL SERVICES</div><p>P.O. BOX 8026<br>CEDAR RAPIDS, IA 52408-8026</p><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div><b>RETAIL ACCOUNT STATEMENT</b>${pairs(
        [
          ["Account Number", account],
          ["Statement Date", date.abbreviated(stated)],
          ["Payment Due Date", date.abbreviated(due)],
          ["<b>Total Amount Due</b>", `<b>${$(level + pastDue + charge)}</b>`],
        ],
        "class=big",
      )}</div></div><div class=row><div><h3>Current Billing</h3>${pairs([
        ["Regular Monthly Payment", $(level)],
        ["Past Due Payments", $(pastDue)],
        ["Late Charges", $(charge)],
        ["Returned Check / Misc. Fees", "$0.00"],
        ["<b>Total Amount Due</b>", `<b>${$(level + pastDue + charge)}</b>`],
      ])}${late ? "<p><b>YOUR ACCOUNT IS PAST DUE.</b> Please remit the total amount due today. If payment has been sent, please disregard.</p>" : "<p>Thank you for your business.</p>"}</div><div><h3>Account Information</h3>${pairs(
        [
          ["Vehicle", vehicle],
          ["VIN (last 8)", `RS${digits(random, 6)}`],
          ["Contract Date", date.abbreviated(inMonths(due, -made - 1))],
          ["Annual Percentage Rate", `${rate.toFixed(2)}%`],
          ["Original Amount Financed", $(financed)],
          ["Remaining Principal Balance", $(balance)],
          ["Number of Payments Remaining", String(term - made)],
          ["Maturity Date", date.abbreviated(matures)],
        ],
      )}</div></div><h3>Activity Since Last Statement</h3>${grid(
        "llrrrr",
        ["Date", "Description", "Amount", "Principal", "Finance Charge", "Late/Other"],
        [
          ...(late
            ? []
            : [[date.short(paidOn), "PAYMENT RECEIVED", $(level), $(principal), $(interest), "$0.00"]]),
          ...(late
            ? [[date.short(addDays(stated, -1)), "LATE CHARGE ASSESSED", $(-charge), "", "", $(-charge)]]
            : []),
        ],
      )}<h3>Payoff</h3><p>Your payoff amount is ${$(quote)} if received by ${date.long(good)}. This quote includes a per diem of ${$(perDiem)} and is subject to change. Payoffs by personal check may delay release of title by up to 10 days. Send overnight payoffs to 5005 North River Blvd NE, Cedar Rapids, IA 52411.</p><h3>Messages</h3><p>Did you know? You can sign up for Recurring Pay at korvafinancial.example and never miss a due date. Your vehicle may qualify for a Korva Platinum Vehicle Service Agreement - ask your dealer.</p>
<div style="border-top:1px dashed #222;margin-top:18px;padding-top:8px" class=row><div>${person.name}<br>Account Number ${account}<p>KORVA FINANCIAL SERVICES<br>PO BOX 5855<br>CAROL STREAM IL 60197-5855</p></div><div>${pairs(
        [
          ["Payment Due Date", date.abbreviated(due)],
          ["Total Amount Due", $(level + pastDue + charge)],
          ["Additional to Principal", "$ ________"],
          ["Amount Enclosed", "$ ________"],
        ],
      )}</div></div>${NEXT}<h3>Important Notices</h3><p style="font-size:7.5pt">Simple interest contracts: finance charges accrue daily on the unpaid balance. If you pay late, more of your payment goes to finance charges; your final payment may be larger. We may report information about your account to credit bureaus. Late payments, missed payments or other defaults may be reflected in your credit report. <b>Insurance:</b> You must keep comprehensive and collision coverage with a deductible of no more than $1,000. <b>Electronic check conversion:</b> when you provide a check, you authorize us to make a one-time electronic fund transfer. <b>Bankruptcy:</b> if you are a debtor in bankruptcy, this is not an attempt to collect a debt. Korva Financial Services is a service mark used by Korva Motor Credit Corporation. Korva Motor Credit Corporation is the authorized attorney-in-fact and servicer for Korva Lease Trust.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Korva Financial Services",
          accounts: [
            {
              kind: "auto-loan",
              institution: "Korva Financial Services",
              accountLast4: account.slice(-4),
              statementDate: stated,
              currentBalance: decimal(balance),
              originalBalance: decimal(financed),
              minimumPayment: decimal(level),
              paymentDueDate: due,
              pastDue: decimal(pastDue),
              maturityDate: matures,
              apr: rate.toFixed(2),
            },
          ],
          transactions: [
            ...(late
              ? []
              : [{ account: 0, date: paidOn, description: "PAYMENT RECEIVED", amount: decimal(level) }]),
            ...(late
              ? [
                  {
                    account: 0,
                    date: addDays(stated, -1),
                    description: "LATE CHARGE ASSESSED",
                    amount: decimal(-charge),
                  },
                ]
              : []),
          ],
          allowed: {
            "accounts.0.pastDue": [decimal(pastDue + charge)],
            "accounts.0.feesCharged": [decimal(charge), "0.00"],
            "accounts.0.interestCharged": [decimal(interest)],
            "accounts.0.paymentsAndCredits": [decimal(late ? 0 : level)],
          },
        },
        "KORVA",
        "KORVA FINANCIAL SERVICES",
        "Korva Motor Credit Corporation",
        "Korva Financial",
      ),
    };
  },
};

/** A branch lender's personal loan: a due box by parts, what the last payment did, a payoff that is no balance. */
const personal: Layout = {
  name: "va-loan-personal-branch",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 424);
    const first = monthStart(random);
    const stated = addDays(first, 3);
    const due = addDays(first, random.whole(22, 27));
    const rate = random.pick([19.99, 24.49, 28.99, 35.99]);
    const term = random.pick([36, 48, 60]);
    const amount = random.whole(20, 180) * 10_000;
    const made = random.whole(3, 26);
    const level = instalment(amount, rate, term);
    const balance = remaining(amount, rate, term, made);
    const principal = remaining(amount, rate, term, made - 1) - balance;
    const interest = level - principal;
    const late = random.chance(0.35);
    const pastDue = late ? level : 0;
    const fee = late ? 3_000 : 0;
    const insurance = random.chance(0.4) ? random.whole(800, 3_900) : 0;
    const regular = level + insurance;
    const number = digits(random, 8);
    const paidOn = addDays(inMonths(due, late ? -2 : -1), 0);
    const accrued = daily(balance, rate, 17);
    const html = document(
      `body{font:9.5pt "Open Sans",Arial}${BASE} .logo{font:bold 21pt Arial;color:#1a3e72} .logo b{color:#d4002a} .c{border:1px solid #1a3e72;border-radius:8px;padding:8px;margin-bottom:8px} h4{margin:0 0 4px;color:#1a3e72}td{padding:2px 0}`,
      `<div class=row><div><div class=logo>Hearth<b>First</b></div><div>HearthFirst Financial<br>Branch: 1127 Lincoln Hwy Ste 4, Decatur IL 62526<br>Phone: 217-555-0166</div><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div class=c><h4>Your loan statement</h4>${pairs(
        [
          ["Statement date", date.bare(stated)],
          ["Loan account number", `****${number.slice(-4)}`],
          ["Due date", `<b>${date.bare(due)}</b>`],
          ["Amount due", `<b>${$(regular + pastDue + fee)}</b>`],
        ],
      )}</div></div><div class=row><div class=c><h4>What you owe this month</h4>${pairs([
        ["Scheduled monthly payment", $(regular)],
        insurance > 0 && ["&nbsp;&nbsp;includes optional credit insurance", $(insurance)],
        ["Past due amount", $(pastDue)],
        ["Late charges", $(fee)],
        ["<b>Total amount due</b>", `<b>${$(regular + pastDue + fee)}</b>`],
      ])}${late ? `<p>Your account is past due. To avoid more late charges pay ${$(regular + pastDue + fee)} now. Need help? Call your branch. We have options.</p>` : "<p>You are on track. Nice work!</p>"}</div><div class=c><h4>Your loan at a glance</h4>${pairs(
        [
          ["Original amount of loan", $(amount)],
          ["Loan date", date.bare(inMonths(due, -made - 1))],
          ["Interest rate", `${rate.toFixed(2)}%`],
          ["Principal balance", $(balance)],
          ["Accrued interest through " + date.bare(stated), $(accrued)],
          ["Estimated payoff as of " + date.bare(stated), $(balance + accrued + fee)],
          ["Final payment date", date.bare(inMonths(due, term - made - 1))],
        ],
      )}</div></div><div class=c><h4>Your last payment</h4><p>We received ${$(regular)} on ${date.bare(paidOn)}. Here is how it was applied:</p>${grid("rrrrr", ["Principal", "Interest", "Insurance", "Late charges", "Total"], [[$(principal), $(interest), $(insurance), "$0.00", $(regular)]])}</div><p>You may qualify for a cash-out renewal! Existing customers can often borrow more. Stop by your branch or visit hearthfirst.example. Subject to credit approval.</p>
<p style="font-size:7pt">Loans made by HearthFirst Financial Group, LLC or its affiliates. NMLS# 1339418. The payoff shown is an estimate; interest accrues daily. Payments made after 5 p.m. ET are credited the next business day. If you pay by mail send the coupon to HearthFirst, PO Box 740594, Cincinnati, OH 45274-0594, and write your account number on your check. This is an attempt to collect a debt and any information obtained will be used for that purpose. We may report information about your account to credit bureaus. Residents of New York: HearthFirst does not lend in your state.</p><div style="border-top:2px dashed #888;padding-top:6px" class=row><div>${person.name}<br>Check here for change of address &#9744;</div><div>${pairs(
        [
          ["Loan account number", `****${number.slice(-4)}`],
          ["Due date", date.bare(due)],
          ["Total amount due", $(regular + pastDue + fee)],
          ["Amount enclosed", "$"],
        ],
      )}</div></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "HearthFirst Financial",
          accounts: [
            {
              kind: "personal-loan",
              institution: "HearthFirst Financial",
              accountLast4: number.slice(-4),
              statementDate: stated,
              currentBalance: decimal(balance),
              originalBalance: decimal(amount),
              minimumPayment: decimal(regular),
              paymentDueDate: due,
              pastDue: decimal(pastDue),
              maturityDate: inMonths(due, term - made - 1),
              apr: rate.toFixed(2),
            },
          ],
          transactions: [],
          openRows: ["payment", "Payment", "We received", "last payment"].map((description) => ({
            account: 0,
            date: paidOn,
            description,
            amount: decimal(regular),
          })),
          allowed: {
            "accounts.0.pastDue": [decimal(pastDue + fee)],
            "accounts.0.feesCharged": [decimal(fee), "0.00"],
            "accounts.0.interestCharged": [decimal(interest), decimal(accrued)],
            "accounts.0.paymentsAndCredits": [decimal(regular)],
          },
        },
        "HearthFirst",
        "HearthFirst Financial Group, LLC",
      ),
    };
  },
};

export const vaLoansCar: readonly Layout[] = [auto, personal];
