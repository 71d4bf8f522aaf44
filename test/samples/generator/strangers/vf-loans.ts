import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { daily, digits, inMonths, instalment, monthStart, NEXT, remaining, start, total } from "./un-data.ts";

const $ = money.dollar;

/** A maker's finance company: vehicle line, last payment split, the next due split, extended protection marketing. */
const auto: Layout = {
  name: "vf-loan-auto-finance",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 131);
    const stated = addDays(monthStart(random), random.whole(2, 24));
    const due = addDays(stated, 20);
    const rate = random.pick([0.9, 3.49, 5.99, 7.24, 9.85]);
    const original = random.whole(1_800_000, 5_200_000);
    const term = random.pick([60, 72, 75]);
    const made = random.whole(4, 40);
    const before = remaining(original, rate, term, made);
    const level = instalment(original, rate, term);
    const paidOn = addDays(stated, -11);
    const interest = daily(before, rate, 30);
    const after = before - (level - interest);
    const late = random.chance(0.25);
    const past = late ? level : 0;
    const fee = late ? 2_500 : 0;
    const account = `${digits(random, 2)} ${digits(random, 4)} ${digits(random, 5)}`;
    const matures = inMonths(
      `${due.slice(0, 8)}${due.slice(8) > "28" ? "28" : due.slice(8)}`,
      term - made - 1,
    );
    const html = document(
      `body{font:9pt Arial,Liberation Sans}${BASE} .row>table{flex:1;width:50%} .logo{font:bold 16pt Arial,Liberation Sans;border-bottom:4px solid #c00} .g{background:#eee;padding:6px;margin:6px 0} h4{margin:8px 0 3px;color:#c00}`,
      `<div class=row><div class=logo>KOBAYASHI <span style="font-weight:normal">Financial Services</span></div><div class=r>Retail Monthly Billing Statement<br>${date.slash(stated)}</div></div><div class=row><p>${person.name}<br>${person.street}<br>${person.town}</p><div class=g>${pairs(
        [
          ["Account number", account],
          ["Vehicle", `${random.whole(2021, 2025)} ${random.pick(["KODIA SE", "AVANTE XLE", "TERRAN 4WD"])}`],
          ["VIN (last 8)", `R${digits(random, 7)}`],
          ["Total amount due", `<b>${$(level + past + fee)}</b>`],
          ["Payment due date", `<b>${date.slash(due)}</b>`],
        ],
      )}</div></div><h4>Amount due details</h4>${pairs([
        ["Current payment due", $(level)],
        ["Past due payments", $(past)],
        ["Late charges", $(fee)],
        ["Other charges", "$0.00"],
        ["<b>Total amount due</b>", `<b>${$(level + past + fee)}</b>`],
      ])}${late ? "<p><b>Your account is past due.</b> If you have already sent your payment, please disregard. Call us at 1-800-555-0110 to discuss options.</p>" : ""}<h4>Account details</h4>${pairs(
        [
          ["Amount financed", $(original)],
          ["Annual percentage rate", `${rate.toFixed(2)}%`],
          ["Principal balance*", $(after)],
          ["Contract maturity date", date.slash(matures)],
          ["Payments remaining", String(term - made - 1)],
        ],
      )}<h4>Activity since your last statement</h4>${grid(
        "llrrrr",
        ["Date", "Description", "Principal", "Finance charge", "Late/other", "Total"],
        [
          [
            date.slash(paidOn),
            "Payment received - online",
            $(level - interest),
            $(interest),
            "$0.00",
            $(level),
          ],
        ],
      )}<p class=small>*Principal balance is not a payoff amount. Your 10-day payoff is available at kobayashifinancial.example or 1-800-555-0110. Finance charges accrue daily on the unpaid balance.</p><div class=g><b>Drive on with confidence.</b> Extend your coverage with a Kobayashi Vehicle Service Agreement from as low as $49 a month. Ask your dealer.</div>${NEXT}<p class=small>IMPORTANT: Please see your contract for late charges, grace days and returned payment fees. Kobayashi Financial Services is a service mark of Kobayashi Motor Credit Corporation. Correspondence: P.O. Box 22171, Tempe, AZ 85285-2171. If you are in bankruptcy this statement is for information only. We may report information about your account to credit bureaus.</p><div class=row style="border-top:1px dashed"><div>KOBAYASHI FINANCIAL SERVICES<br>P.O. BOX 5855<br>CAROL STREAM, IL 60197-5855</div>${pairs(
        [
          ["Account number", account],
          ["Due date", date.slash(due)],
          ["Total amount due", $(level + past + fee)],
          ["Amount enclosed", "$"],
        ],
      )}</div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Kobayashi Financial Services",
          accounts: [
            {
              kind: "auto-loan",
              institution: "Kobayashi Financial Services",
              accountLast4: account.slice(-4),
              statementDate: stated,
              currentBalance: decimal(after),
              originalBalance: decimal(original),
              minimumPayment: decimal(level),
              paymentDueDate: due,
              pastDue: decimal(past),
              maturityDate: matures,
              apr: rate.toFixed(2),
            },
          ],
          transactions: [
            { account: 0, date: paidOn, description: "Payment received - online", amount: decimal(level) },
          ],
          allowed: {
            "accounts.0.feesCharged": [decimal(fee), "0.00"],
            "accounts.0.interestCharged": [decimal(interest)],
            "accounts.0.paymentsAndCredits": [decimal(level)],
          },
        },
        "Kobayashi Motor Credit Corporation",
        "KOBAYASHI FINANCIAL SERVICES",
      ),
    };
  },
};

/** A federal servicer: one bill over several groups, each with its rate, principal, unpaid interest and due part. */
const student: Layout = {
  name: "vf-loan-student-groups",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 132);
    const stated = addDays(monthStart(random), random.whole(0, 8));
    const due = addDays(stated, 22);
    const account = digits(random, 10);
    const kinds = [
      ["Direct Sub Stafford", ["3.730", "4.990", "5.500"]],
      ["Direct Unsub Stafford", ["4.530", "5.280", "6.530"]],
      ["Direct Unsub Stafford - Grad", ["6.080", "7.050", "8.080"]],
      ["Direct Consolidation Unsub", ["5.125", "6.250"]],
    ] as const;
    const groups = kinds.slice(0, random.whole(2, 4)).map(([text, rates], index) => {
      const principal = random.whole(180_000, 1_600_000);
      const rate = random.pick(rates);
      const unpaid = daily(principal, Number(rate), random.whole(4, 60));
      return {
        id: `1-0${index + 1}`,
        text,
        rate,
        principal,
        unpaid,
        original: principal + random.whole(0, 5) * 20_000,
        payment: instalment(principal, Number(rate), 120),
      };
    });
    const monthly = total(groups.map((group) => group.payment));
    const late = random.chance(0.25);
    const past = late ? monthly : 0;
    const html = document(
      `body{font:9pt "Source Sans Pro",Carlito,Arial}${BASE} .row>table{flex:1;width:50%} .logo{font:bold 19pt Carlito,Arial;color:#25408f} h3{background:#25408f;color:#fff;padding:3px 6px;font-size:10pt;margin:10px 0 4px} .t td,.t th{border:1px solid #b9c2da;padding:3px 5px;font-size:8pt}`,
      `<div class=row><div><div class=logo>lodestar<small>ED</small></div>Official Servicer of <b>Federal Student Aid</b><br>An Office of the U.S. Department of Education<br><br>LodestarEd, PO Box 300001<br>Greenville, TX 75403-3001</div><div>${pairs(
        [
          ["Account Number", account],
          ["Statement Date", date.slash(stated)],
          ["Current Amount Due", $(monthly)],
          ["Past Due Amount", $(past)],
          ["Unpaid Fees", "$0.00"],
          ["<b>Total Due</b>", `<b>${$(monthly + past)}</b>`],
          ["<b>Due Date</b>", `<b>${date.slash(due)}</b>`],
        ],
        "style='border:2px solid #25408f'",
      )}</div></div><p>${person.name}<br>${person.street}<br>${person.town}</p><p>${late ? "Your account is past due. Options may be available to bring it current, such as income-driven repayment, deferment or forbearance." : "You're on track. Enroll in Auto Pay and receive a 0.25% interest rate reduction while you are enrolled."} The SAVE Plan is no longer available; visit StudentAid.gov/idr to explore other plans.</p><h3>Your Loan Summary</h3>${grid(
        "lllrrrr",
        [
          "Loan Group",
          "Loan Type",
          "Interest Rate",
          "Original Principal",
          "Unpaid Principal",
          "Unpaid Interest",
          "Regular Monthly Payment",
        ],
        [
          ...groups.map((group) => [
            group.id,
            group.text,
            `${group.rate}%`,
            $(group.original),
            $(group.principal),
            $(group.unpaid),
            $(group.payment),
          ]),
          [
            "Total",
            "",
            "",
            $(total(groups.map((g) => g.original))),
            $(total(groups.map((g) => g.principal))),
            $(total(groups.map((g) => g.unpaid))),
            $(monthly),
          ],
        ],
        "class=t",
      )}<p>Repayment Plan: Level (Standard) &nbsp; Account Status: ${late ? "Repayment - Delinquent" : "Repayment"}<br>Your payments are applied first to fees, then to interest, then to principal. If you pay more than the Total Due, the extra is applied to the loan group with the highest rate unless you direct otherwise.</p><h3>Payments Received Since Last Statement</h3>${late ? "<p>No payments were received since your last statement.</p>" : grid("lrrr", ["Date", "Amount", "To Principal", "To Interest"], [[date.slash(addDays(stated, -9)), $(monthly), $(monthly - total(groups.map((g) => daily(g.principal, Number(g.rate), 30)))), $(total(groups.map((g) => daily(g.principal, Number(g.rate), 30))))]], "class=t")}${NEXT}<h3>Important Information</h3><p class=small>Para español, llame 1-800-555-0133. Credit Reporting: loans 90 days or more past due are reported as delinquent. You have the right to prepay without penalty. Ombudsman: 1-877-557-2575. If you are on active duty, you may qualify for an interest rate of 6%. This is an attempt to collect a debt. LodestarEd is a trade name of Lodestar Federal Services LLC.</p><div class=row style="border-top:1px dashed"><div>Make check payable to:<br>U.S. DEPARTMENT OF EDUCATION<br>PO BOX 4450<br>PORTLAND OR 97208-4450</div>${pairs(
        [
          ["Account Number", account],
          ["Total Due", $(monthly + past)],
          ["Due Date", date.slash(due)],
          ["Amount Enclosed", "$"],
        ],
      )}</div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "LodestarEd",
          accounts: groups.map((group) => ({
            kind: "student-loan" as const,
            institution: "LodestarEd",
            accountLast4: account.slice(-4),
            statementDate: stated,
            currentBalance: decimal(group.principal),
            originalBalance: decimal(group.original),
            minimumPayment: decimal(group.payment),
            paymentDueDate: due,
            apr: group.rate,
          })),
          transactions: [],
          ...(late
            ? {}
            : {
                openRows: [
                  { account: 0, date: addDays(stated, -9), description: "Payment", amount: decimal(monthly) },
                ],
              }),
          allowed: Object.fromEntries(
            groups.flatMap((group, index) => [
              [`accounts.${index}.accountLast4`, [group.id]],
              [`accounts.${index}.pastDue`, [decimal(past)]],
              [`accounts.${index}.interestCharged`, [decimal(group.unpaid)]],
              [`accounts.${index}.feesCharged`, ["0.00"]],
              [`accounts.${index}.paymentsAndCredits`, [decimal(monthly)]],
            ]),
          ),
        },
        "lodestarED",
        "lodestar ED",
        "Lodestar Federal Services LLC",
        "U.S. Department of Education",
      ),
    };
  },
};

export const vfLoans: readonly Layout[] = [auto, student];
