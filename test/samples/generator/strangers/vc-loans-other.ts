import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { daily, digits, inMonths, instalment, monthStart, NEXT, remaining, start } from "./un-data.ts";

const $ = money.dollar;

/** A carmaker's finance arm: simple interest, the vehicle, a maturity and the payments that remain. */
const auto: Layout = {
  name: "vc-loan-auto-captive",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 341);
    const due = addDays(monthStart(random), random.whole(3, 26));
    const stated = addDays(due, -19);
    const rate = random.pick([1.9, 4.75, 6.49, 9.25]);
    const term = random.pick([48, 60, 72]);
    const made = random.whole(3, term - 10);
    const financed = random.whole(160, 520) * 10_000;
    const level = instalment(financed, rate, term);
    const before = remaining(financed, rate, term, made);
    const days = random.whole(27, 33);
    const interest = daily(before, rate, days);
    const late = random.chance(0.25);
    const balance = late ? before : before - (level - interest);
    const past = late ? level : 0;
    const fee = late ? Math.min(2_500, Math.round(level * 0.05)) : 0;
    const paidOn = addDays(stated, -8);
    const account = `70 ${digits(random, 4)} ${digits(random, 5)}`;
    const bare = account.replaceAll(" ", "");
    const matures = inMonths(due, term - made - 1);
    const html = document(
      `body{font:8.5pt Arial}${BASE} .logo{font-size:17pt;font-weight:bold;color:#c00a24} h3{background:#555;color:#fff;font-size:9pt;padding:2px 6px;margin:12px 0 4px} td{padding:2px 0} .t td,.t th{font-size:8pt;padding:2px 3px} .cut{border-top:1px dashed #000;margin-top:20px;padding-top:8px}`,
      `<div class=row><div><div class=logo>&#11041; Kasumi Financial Services</div></div><div class=r><b>Monthly Billing Statement</b><br>kasumifinancial.example<br>1-800-555-0114</div></div>
<div class=row style="margin-top:14px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Account Number", account],
          ["Statement Date", date.slash(stated)],
          ["Payment Due Date", date.slash(due)],
          ["<b>Total Amount Due</b>", `<b>${$(level + past + fee)}</b>`],
        ],
      )}</div></div>
<div class=row><div><h3>Account Summary</h3>${pairs([
        [
          "Vehicle",
          random.pick(["2023 KASUMI RAVINE XLE", "2024 KASUMI TERRA SR5", "2022 KASUMI CORVIN LE"]),
        ],
        ["VIN", `JKMRF1R${random.whole(1, 9)}XNH${digits(random, 6)}`],
        ["Amount Financed", $(financed)],
        ["Annual Percentage Rate", `${rate.toFixed(2)}%`],
        ["Original Term (months)", String(term)],
        ["Payments Remaining", String(term - made - (late ? 0 : 1))],
        ["Maturity Date", date.slash(matures)],
        ["Principal Balance*", $(balance)],
      ])}<div class=small>*This is not a payoff amount. Simple interest accrues at ${$(daily(balance, rate, 1))} per day.</div></div><div><h3>Amount Due</h3>${pairs(
        [
          ["Regular Monthly Payment", $(level)],
          ["Past Due Payments", $(past)],
          ["Late Charges", $(fee)],
          ["Other Charges", "$0.00"],
          ["<b>Total Amount Due</b>", `<b>${$(level + past + fee)}</b>`],
        ],
      )}<div class=small>A late charge of 5% of the payment or $25.00, whichever is less, may be assessed if payment is not received by ${date.slash(addDays(due, 10))}.</div></div></div>
<h3>Transactions Since Last Statement</h3>${grid(
        "llrrrr",
        ["Date", "Description", "Principal", "Interest", "Late/Other Charges", "Total"],
        late
          ? [[date.slash(addDays(stated, -4)), "LATE CHARGE ASSESSED", "", "", $(fee), $(fee)]]
          : [[date.slash(paidOn), "PAYMENT - AUTOPAY", $(level - interest), $(interest), "$0.00", $(level)]],
        "class=t",
      )}<p>${late ? "<b>Your account is past due.</b> If you have already mailed your payment, please disregard this notice." : "Lease or finance your next Kasumi: loyal customers may qualify for a $500.00 rebate through your dealer."}</p>
<div class=cut><div class=row><div>KASUMI FINANCIAL SERVICES<br>PO BOX 5855<br>CAROL STREAM IL 60197-5855</div><div>${pairs(
        [
          ["Account Number", account],
          ["Payment Due Date", date.slash(due)],
          ["Total Amount Due", $(level + past + fee)],
          ["Additional Principal", "$"],
          ["Total Enclosed", "$"],
        ],
      )}</div></div></div>${NEXT}<p class=small>Kasumi Financial Services is a service mark used by Kasumi Motor Credit Corporation. Retail installment accounts may be owned by Kasumi Motor Credit Corporation or its securitization affiliates. Payoff: call for a 10-day payoff quote. Credit reporting disputes: P.O. Box 9786, Cedar Rapids, IA 52409. We may charge $20.00 for a dishonored payment. Insurance: you must keep collision and comprehensive coverage with a deductible of not more than $1,000.00.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Kasumi Financial Services",
          accounts: [
            {
              kind: "auto-loan",
              institution: "Kasumi Financial Services",
              accountLast4: bare.slice(-4),
              statementDate: stated,
              currentBalance: decimal(balance),
              originalBalance: decimal(financed),
              minimumPayment: decimal(level),
              paymentDueDate: due,
              pastDue: decimal(past),
              maturityDate: matures,
              apr: rate.toFixed(2),
            },
          ],
          transactions: late
            ? [
                {
                  account: 0,
                  date: addDays(stated, -4),
                  description: "LATE CHARGE ASSESSED",
                  amount: decimal(-fee),
                },
              ]
            : [{ account: 0, date: paidOn, description: "PAYMENT - AUTOPAY", amount: decimal(level) }],
          allowed: {
            "accounts.0.feesCharged": [decimal(fee), "0.00"],
            ...(!late && {
              "accounts.0.interestCharged": [decimal(interest)],
              "accounts.0.paymentsAndCredits": [decimal(level)],
            }),
          },
        },
        "Kasumi Motor Credit Corporation",
        "Kasumi Financial",
      ),
    };
  },
};

/** A consumer finance office: sentences, an APR with the fee beside the rate at which interest runs, optional insurance. */
const personal: Layout = {
  name: "vc-loan-personal-branch",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 342);
    const due = addDays(monthStart(random), random.whole(2, 25));
    const stated = addDays(due, -20);
    const rate = random.pick([17.99, 22.5, 26.49]);
    const amount = random.whole(25, 150) * 10_000;
    const term = random.pick([36, 48, 60]);
    const level = instalment(amount, rate, term);
    const made = random.whole(2, 24);
    const before = remaining(amount, rate, term, made);
    const interest = daily(before, rate, 30);
    const balance = before - (level - interest);
    const insurance = random.chance(0.5) ? random.whole(900, 3_900) : 0;
    const late = random.chance(0.25);
    const past = late ? level + insurance : 0;
    const fee = late ? 1_500 : 0;
    const owed = level + insurance + past + fee;
    const account = digits(random, 16);
    const paidOn = addDays(stated, -11);
    const html = document(
      `body{font:9pt Arial}${BASE} .logo{font-size:22pt;font-weight:bold;color:#13294b} .big{font-size:15pt;font-weight:bold} h3{margin:14px 0 4px;font-size:11pt;color:#c8102e} .s td{border-bottom:1px solid #ddd;padding:3px 0} .cut{border-top:2px dashed #888;margin-top:20px;padding-top:8px}`,
      `<div class=row><div class=logo>TownMain Financial.</div><div class=r>Account number ending in <b>${account.slice(-4)}</b><br>Statement date: ${date.long(stated)}</div></div>
<p style="margin-top:24px">${person.name}<br>${person.street}<br>${person.town}</p>
<div class=row><div><h3>Your payment</h3><div class=big>${$(owed)}</div>Total amount due by <b>${date.long(due)}</b></div><div><h3>Your branch</h3>TownMain Financial Group, LLC<br>2210 E STATE ST STE 104<br>(217) 555-0135<br>Mon-Fri 9:00 a.m. - 5:30 p.m.</div></div>
<h3>Payment summary</h3>${pairs(
        [
          ["Monthly loan payment", $(level)],
          insurance > 0 && ["Optional products (Disability / Unemployment insurance)", $(insurance)],
          ["Past due amount", $(past)],
          ["Late charges", $(fee)],
          ["<b>Total amount due</b>", `<b>${$(owed)}</b>`],
        ],
        "class=s",
      )}
<h3>Loan details</h3>${pairs(
        [
          ["Original loan amount", $(amount)],
          ["Principal balance", $(balance)],
          ["Interest rate", `${rate.toFixed(2)}%`],
          ["Annual Percentage Rate (includes origination fee)", `${(rate + 2.37).toFixed(2)}%`],
          ["Scheduled payments", `${made + 1} of ${term} made`],
        ],
        "class=s",
      )}
<h3>Recent activity</h3>${grid(
        "llr",
        ["Date", "Description", "Amount"],
        [
          [date.slash(paidOn), "Payment received - thank you", $(level)],
          ["", "&nbsp; Applied to principal", $(level - interest)],
          ["", "&nbsp; Applied to interest", $(interest)],
        ],
        "class=s",
      )}
<p>${late ? `You have a past due amount of ${$(past)}. Please call your branch; we may be able to help.` : "You may be prequalified for more cash! Renew your loan for up to $10,000.00 - call or stop by your branch. All loans subject to our normal credit policies."}</p>
<div class=cut><div class=row><div>TOWNMAIN<br>PO BOX 740594<br>CINCINNATI, OH 45274-0594</div><div>${pairs([
        ["Account ending in", account.slice(-4)],
        ["Due date", date.slash(due)],
        ["Total amount due", $(owed)],
        ["Amount enclosed", "$"],
      ])}</div></div></div><p class=small>Principal balance does not include accrued interest and is not a payoff. Calls may be monitored. This is an attempt to collect a debt only if your account is past due. NMLS #1339418.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "TownMain Financial",
          accounts: [
            {
              kind: "personal-loan",
              institution: "TownMain Financial",
              accountLast4: account.slice(-4),
              statementDate: stated,
              currentBalance: decimal(balance),
              originalBalance: decimal(amount),
              minimumPayment: decimal(level),
              paymentDueDate: due,
              pastDue: decimal(past),
              apr: rate.toFixed(2),
            },
          ],
          transactions: [
            { account: 0, date: paidOn, description: "Payment received - thank you", amount: decimal(level) },
          ],
          allowed: {
            "accounts.0.feesCharged": [decimal(fee)],
            "accounts.0.interestCharged": [decimal(interest)],
            "accounts.0.paymentsAndCredits": [decimal(level)],
            ...(insurance > 0 && { "accounts.0.minimumPayment": [decimal(level + insurance)] }),
          },
        },
        "TownMain Financial.",
        "TownMain Financial Group, LLC",
        "TownMain",
      ),
    };
  },
};

/** A buyer of debts: the letter of validation with its sum in a column, and offers that are no figures of the account. */
const collector: Layout = {
  name: "vc-loan-collector-offers",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 343);
    const stated = addDays("2026-01-12", random.whole(0, 280));
    const then = random.whole(41_000, 480_000);
    const interest = random.chance(0.4) ? random.whole(1_000, 30_000) : 0;
    const fees = random.chance(0.3) ? random.whole(1_000, 6_000) : 0;
    const paid = random.chance(0.4) ? random.whole(2_000, 20_000) : 0;
    const now = then + interest + fees - paid;
    const account = digits(random, 9);
    const old = digits(random, 4);
    const creditor = random.pick(["Synergy Bank", "Comet Capital Bank", "Citadel National Bank"]);
    const charged = addDays(stated, -random.whole(200, 600));
    const by = addDays(stated, 40);
    const html = document(
      `body{font:9.5pt 'Times New Roman',Tinos,serif}${BASE} .logo{font:bold 17pt Arial;color:#16356b} .bx{border:1px solid #000;padding:8px;margin-top:8px} td{padding:2px 0}`,
      `<div class=row><div><div class=logo>MIDSHIRE CREDIT MANAGEMENT</div>Midshire Credit Management, Inc.<br>P.O. Box 2121<br>Warren, MI 48090<br>800-555-0149 from 8 am to 8 pm EST, Monday to Friday<br>www.midshire.example</div><div><b>To:</b> ${person.name}<br>${person.street}<br>${person.town}<br><br><b>Midshire Account Number:</b> ${account}<br>${date.slash(stated)}</div></div>
<p><b>Midshire Credit Management, Inc. is a debt collector.</b> We are trying to collect a debt that you owe to Midshire Funding LLC. We will use any information you give us to help collect the debt.</p>
<div class=row><div><h3>Our information shows:</h3><p>You had a ${creditor} credit card account with account number ending in ${old}. The current creditor is Midshire Funding LLC, which bought the account on ${date.long(addDays(charged, 60))}.</p>${pairs(
        [
          [`As of ${date.long(charged)}, you owed:`, $(then)],
          ["Between then and today:", ""],
          ["You were charged this amount in interest:", `+ ${$(interest)}`],
          ["You were charged this amount in fees:", `+ ${$(fees)}`],
          ["You paid or were credited this amount toward the debt:", `- ${$(paid)}`],
          ["<b>Total amount of the debt now:</b>", `<b>${$(now)}</b>`],
        ],
      )}</div><div><h3>How can you dispute the debt?</h3><p><b>Call or write to us by ${date.long(by)}, to dispute all or part of the debt.</b> If you do not, we will assume that our information is correct.</p><p><b>If you write to us by ${date.long(by)},</b> we must stop collection on any amount you dispute until we send you information that shows you owe the debt.</p><h3>What else can you do?</h3><p><b>Write to ask for the name and address of the original creditor, if different from the current creditor.</b> If you write by ${date.long(by)}, we must stop collection until we send you that information.</p><p>Learn more about your rights under federal law: www.cfpb.gov/debt-collection.</p></div></div>
<div class=bx><b>We have options to fit your budget (offers expire ${date.slash(by)}):</b>${grid(
        "llr",
        [],
        [
          ["Option 1", "40% off: one payment of", $(Math.floor(now * 0.6))],
          ["Option 2", "20% off: 6 monthly payments of", $(Math.floor((now * 0.8) / 6))],
          ["Option 3", "Monthly payments as low as", "$50.00"],
        ],
      )}<span class=small>We are not obligated to renew these offers.</span></div>
<hr><div class=row><div><b>Mail this form to:</b><br>Midshire Credit Management, Inc.<br>P.O. Box 2121, Warren, MI 48090</div><div><b>How do you want to respond?</b><br>&#9633; I want to dispute the debt because I think: This is not my debt. / The amount is wrong. / Other<br>&#9633; I enclosed this amount: $ ______ Make your check payable to <i>Midshire Credit Management</i>. Include the account number ${account}.</div></div>${NEXT}<p class=small>Calls to and/or from this company may be monitored or recorded. We are required by law to give you the following information about this debt: the legal time limit (statute of limitations) for suing you to collect it may expire. New York City Department of Consumer and Worker Protection License Numbers 1140603. Colorado: 80 Garden Center, Suite 3, Broomfield, CO 80020. Basic information: Original Creditor ${creditor}; Charge-off Date ${date.slash(charged)}; Current Creditor Midshire Funding LLC; Current Servicer Midshire Credit Management, Inc.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Midshire Credit Management",
          accounts: [
            {
              kind: "other",
              institution: "Midshire Credit Management",
              accountLast4: account.slice(-4),
              statementDate: stated,
              currentBalance: decimal(now),
            },
          ],
          transactions: [],
          allowed: {
            "accounts.0.kind": ["loan", "personal-loan"],
            "accounts.0.originalBalance": [decimal(then)],
            "accounts.0.previousBalance": [decimal(then)],
            "accounts.0.interestCharged": [decimal(interest)],
            "accounts.0.feesCharged": [decimal(fees)],
            "accounts.0.paymentsAndCredits": [decimal(paid)],
          },
        },
        "Midshire Credit Management, Inc.",
        "Midshire Funding LLC",
        "Midshire Funding",
      ),
    };
  },
};

export const vcLoansOther: readonly Layout[] = [auto, personal, collector];
