import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { daily, digits, inMonths, instalment, monthStart, NEXT, remaining, start, total } from "./un-data.ts";

const $ = money.dollar;

/** A federal student servicer: groups with principal, unpaid interest, rate and share of the bill; a total over them. */
const student: Layout = {
  name: "vb-loan-student-tennfirst",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 421);
    const due = addDays(monthStart(random), random.pick([6, 13, 21, 27]));
    const stated = addDays(due, -21);
    const number = digits(random, 10);
    const late = random.chance(0.3);
    const rates = ["3.730", "4.450", "4.990", "5.050", "5.500", "6.530"];
    const types = ["Direct Sub Stafford", "Direct Unsub Stafford", "Direct Grad PLUS", "Direct Cons Unsub"];
    const groups = Array.from({ length: random.whole(2, 4) }, (_, index) => {
      const rate = rates[(index + random.whole(0, 2)) % rates.length] ?? "4.990";
      const original = random.whole(35, 205) * 10_000;
      const level = instalment(original, Number(rate), 120);
      const principal = remaining(original, Number(rate), 120, random.whole(6, 60));
      const unpaid = daily(principal, Number(rate), random.whole(5, 29));
      return {
        id: String.fromCharCode(65 + index),
        type: types[index] ?? "Direct Unsub Stafford",
        rate,
        original,
        level,
        principal,
        unpaid,
        past: late ? level : 0,
      };
    });
    const sum = (key: "original" | "level" | "principal" | "unpaid" | "past") =>
      total(groups.map((group) => group[key]));
    const paidOn = addDays(stated, -8);
    const paidInterest = Math.round(sum("level") * 0.4);
    const html = document(
      `body{font:9pt "Open Sans",Arial}${BASE} .logo{font:bold 20pt Arial;color:#1d5c96} .h{color:#1d5c96;font-weight:bold;font-size:11pt;border-bottom:1px solid #1d5c96;margin-top:12px} td,th{padding:2px 5px;font-size:8pt} .g td,.g th{border-bottom:1px solid #cdd9e5} .box{background:#e8f0f8;padding:8px} .cut{border-top:1px dashed #000;margin-top:16px;padding-top:8px}`,
      `<div class=row><div><div class=logo>TennFirst</div><div class=small>Education Servicing &nbsp;|&nbsp; A Servicer to <b>Federal Student Aid</b></div><p>P.O. Box 36008<br>Knoxville, TN 37930-6008</p></div><div class=box><b>Your Billing Statement</b>${pairs(
        [
          ["Statement Date", date.slash(stated)],
          ["Account Number", number],
          ["Current Amount Due", $(sum("level"))],
          ["Past Due Amount", $(sum("past"))],
          ["Fees", "$0.00"],
          ["<b>Total Amount Due</b>", `<b>${$(sum("level") + sum("past"))}</b>`],
          ["<b>Due Date</b>", `<b>${date.slash(due)}</b>`],
        ],
      )}</div></div><p>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</p><p>Hello ${person.name.split(" ")[0]}, this is your monthly bill. ${late ? "Your account is past due. If you cannot afford your payment, an income-driven plan, deferment or forbearance may help." : "You can save 0.25% on your interest rate by enrolling in Auto Pay."}</p>
<div class=h>Loan Group Details</div>${grid(
        "lllrrrrr",
        [
          "Group",
          "Loan Type",
          "Interest Rate",
          "Original Principal",
          "Principal Balance",
          "Unpaid Interest",
          "Past Due",
          "Current Payment",
        ],
        [
          ...groups.map((group) => [
            group.id,
            group.type,
            `${group.rate}% F`,
            $(group.original),
            $(group.principal),
            $(group.unpaid),
            $(group.past),
            $(group.level),
          ]),
          [
            "<b>Total</b>",
            "",
            "",
            $(sum("original")),
            $(sum("principal")),
            $(sum("unpaid")),
            $(sum("past")),
            $(sum("level")),
          ],
        ],
        "class=g",
      )}<div class=small>F = fixed rate. Repayment plan: Standard. Group = loans with the same program and rate, billed together.</div>
<div class=h>Payments Since Last Statement</div>${late ? "<p>We did not receive a payment since your last statement.</p>" : grid("lrrrr", ["Effective Date", "Applied to Principal", "Applied to Interest", "Applied to Fees", "Total Payment"], [[date.slash(paidOn), $(sum("level") - paidInterest), $(paidInterest), "$0.00", $(sum("level"))]], "class=g")}
<p class=small>The balances above are not a payoff amount. Interest accrues daily: (Principal x Rate / 365.25) x days. If you pay more than the Total Amount Due, we advance your due date unless you tell us otherwise; extra is allocated to the group with the highest rate.</p>
<div class=cut><div class=row><div>U.S. Department of Education<br>TennFirst Education Servicing<br>P.O. Box 36014, Knoxville, TN 37930-6014</div><div>${pairs(
        [
          ["Account Number", number],
          ["Total Amount Due", $(sum("level") + sum("past"))],
          ["Due Date", date.slash(due)],
          ["Amount Enclosed", "$ ________"],
        ],
      )}</div></div></div>${NEXT}<div class=h>Important Information</div><p class=small><b>Late fees:</b> TennFirst does not charge late fees on loans owned by the U.S. Department of Education. <b>Credit reporting:</b> we report to all nationwide consumer reporting agencies; a loan 90 days or more past due is reported delinquent. <b>Servicemembers:</b> you may qualify for a rate of 6.00% or 0.00%. <b>Public Service Loan Forgiveness:</b> after 120 qualifying payments. <b>Ombudsman:</b> call 877-557-2575. <b>Returned checks:</b> no fee. TennFirst Education Servicing, LLC is an affiliate of TennFirst Financial Holdings.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "TennFirst Education Servicing",
          accounts: groups.map((group) => ({
            kind: "student-loan",
            institution: "TennFirst Education Servicing",
            accountLast4: number.slice(-4),
            statementDate: stated,
            currentBalance: decimal(group.principal),
            originalBalance: decimal(group.original),
            minimumPayment: decimal(group.level),
            paymentDueDate: due,
            pastDue: decimal(group.past),
            apr: group.rate,
          })),
          transactions: [],
          openRows: late
            ? []
            : groups.map((_, account) => ({
                account,
                date: paidOn,
                description: "Payment",
                amount: decimal(sum("level")),
              })),
          allowed: Object.fromEntries(
            groups.flatMap((group, index) => [
              [`accounts.${index}.feesCharged`, ["0.00"]],
              [`accounts.${index}.interestCharged`, [decimal(group.unpaid), decimal(paidInterest)]],
              [`accounts.${index}.paymentsAndCredits`, [late ? "0.00" : decimal(sum("level"))]],
            ]),
          ),
        },
        "TennFirst",
        "TennFirst Education Servicing, LLC",
      ),
    };
  },
};

/** An online lender's monthly bill: sentences and a timeline, APR with the fee beside the rate of interest. */
const personal: Layout = {
  name: "vb-loan-personal-uplyft",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 422);
    const due = addDays(monthStart(random), random.whole(2, 26));
    const stated = addDays(due, -14);
    const term = random.pick([36, 60]);
    const made = random.whole(2, term - 12);
    const rate = random.pick([9.87, 13.42, 18.06, 22.71, 26.35]);
    const original = random.whole(30, 350) * 10_000;
    const level = instalment(original, rate, term);
    const before = remaining(original, rate, term, made);
    const interest = Math.round((before * rate) / 1200);
    const after = before - (level - interest);
    const nextInterest = Math.round((after * rate) / 1200);
    const apr = (rate + 2.61).toFixed(2);
    const id = `L${digits(random, 7)}`;
    const paidOn = inMonths(due, -1);
    const first = person.name.split(" ")[0] ?? "";
    const opened = inMonths(due, -made - 2);
    const html = document(
      `body{font:10pt "Gill Sans",Calibri,Arial;color:#26323d}${BASE} .logo{font:bold 20pt Arial;color:#00a6a0} h2{font-size:12pt;color:#00a6a0;margin:18px 0 4px} .card{border:1px solid #cfd8dc;border-radius:6px;padding:12px} td,th{padding:4px 2px} .b td{border-bottom:1px solid #eceff1}`,
      `<div class=row><div class=logo>uplyft</div><div style="text-align:right">Monthly statement<br>${date.long(stated)}</div></div><p>${person.name}<br>${person.street}<br>${person.town}</p><p>Hi ${first},</p><p>Your next payment of <b>${$(level)}</b> for personal loan <b>${id}</b> is due on <b>${date.long(due)}</b>. ${random.chance(0.6) ? "AutoPay is on; we will withdraw this amount from your bank account ending in 5512 on the due date." : "AutoPay is off. Please schedule your payment from your dashboard or mail a check."}</p>
<div class=row><div class=card><h2 style="margin-top:0">Amount due</h2>${pairs(
        [
          ["Monthly payment", $(level)],
          ["&nbsp;&nbsp;Principal", $(level - nextInterest)],
          ["&nbsp;&nbsp;Interest", $(nextInterest)],
          ["Past due amount", $(0)],
          ["Late and other fees", $(0)],
          ["<b>Total due</b>", `<b>${$(level)}</b>`],
        ],
        "class=b",
      )}</div><div class=card><h2 style="margin-top:0">Your loan</h2>${pairs(
        [
          ["Original loan amount", $(original)],
          ["Remaining principal", $(after)],
          ["Interest rate", `${rate.toFixed(2)}%`],
          ["APR", `${apr}%`],
          ["Term", `${term} months`],
          ["Origination date", date.bare(opened)],
          ["Final payment date", date.bare(inMonths(opened, term))],
        ],
        "class=b",
      )}</div></div>
<h2>Recent activity</h2>${grid("llrrr", ["Date", "Type", "To principal", "To interest", "Amount"], [[date.bare(paidOn), "Payment received", $(level - interest), $(interest), $(level)]], "class=b")}
<h2>Paid so far</h2><p>You have paid ${$(original - after)} of principal and made ${made + 1} of ${term} payments. Keep going!</p>
<p class=small>The APR includes the origination fee of ${$(Math.round(original * 0.05))} that was taken out of your proceeds. The remaining principal is not your payoff amount; find your payoff amount on your dashboard. A late fee of the greater of 5% of the unpaid amount or $15.00 applies to payments more than 15 days late.</p>
<div style="border-top:1px dashed #90a4ae;margin-top:20px;padding-top:8px"><b>Paying by check?</b> Include loan ${id} in the memo line.<br>Uplyft Network, Inc.<br>PO Box 103367, Pasadena, CA 91189-3367</div>${NEXT}<p class=small>Your loan was originated by Crosskeys Bank, a New Jersey-chartered commercial bank, Member FDIC, and is serviced by Uplyft Network, Inc. (NMLS 1548935). We may report information about your account to credit bureaus. If you have filed bankruptcy this is not an attempt to collect. Military: covered borrowers may not be charged more than 36% MAPR. To dispute an error write to P.O. Box 1503, San Carlos, CA 94070. Complaints about a licensed lender may go to your state's regulator.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Uplyft",
          accounts: [
            {
              kind: "personal-loan",
              institution: "Uplyft",
              accountLast4: id.slice(-4),
              statementDate: stated,
              currentBalance: decimal(after),
              originalBalance: decimal(original),
              minimumPayment: decimal(level),
              paymentDueDate: due,
              pastDue: "0.00",
              maturityDate: inMonths(opened, term),
              apr: rate.toFixed(2),
            },
          ],
          transactions: [
            { account: 0, date: paidOn, description: "Payment received", amount: decimal(level) },
          ],
          allowed: {
            "accounts.0.feesCharged": ["0.00"],
            "accounts.0.interestCharged": [decimal(interest), decimal(nextInterest)],
            "accounts.0.paymentsAndCredits": [decimal(level)],
          },
        },
        "uplyft",
        "Uplyft Network, Inc.",
        "Uplyft Network",
      ),
    };
  },
};

/** Pay-later: an overview of open purchases in four parts, each an account of its own, and one paid off. */
const payLater: Layout = {
  name: "vb-loan-paylater-quartr",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 423);
    const asOf = addDays("2026-02-01", random.whole(0, 260));
    const shops = ["Hollis & Pine", "Sneaker Vault", "Lumen Optical", "Gable Home", "Trailmark Outfitters"];
    const from = random.whole(0, 4);
    const plans = Array.from({ length: random.whole(2, 4) }, (_, index) => {
      const part = random.whole(900, 16_000);
      const paid = random.whole(1, 3);
      const next = addDays(asOf, random.whole(1, 13));
      return {
        shop: shops[(from + index) % shops.length] ?? "",
        id: digits(random, 8),
        part,
        paid,
        price: part * 4,
        left: part * (4 - paid),
        next,
        bought: addDays(next, -14 * paid),
      };
    });
    const done = digits(random, 8);
    const due = total(plans.map((plan) => plan.left));
    const html = document(
      `body{font:9.5pt Inter,Arial;color:#1a0826}${BASE} .logo{font:900 22pt Arial;color:#1a0826} .logo span{background:#aa8fff;border-radius:4px;padding:0 6px} .order{border:1px solid #d8d0ea;border-radius:10px;padding:10px 14px;margin:10px 0;break-inside:avoid} td,th{padding:2px 3px;font-size:8.5pt} .sum{background:#f5f1ff;padding:12px;border-radius:10px}`,
      `<div class=row><div class=logo>qu<span>artr</span></div><div style="text-align:right">Account overview<br>as of ${date.abbreviatedBare(asOf)}</div></div><p>${person.name} &middot; ${person.town}</p><div class=sum><div class=row><div>Total you owe<br><b style="font-size:17pt">${$(due)}</b></div><div>Active orders<br><b style="font-size:17pt">${plans.length}</b></div><div>Estimated spending power<br><b style="font-size:17pt">${money.wholeDollars(random.whole(3, 15) * 10_000)}</b></div></div></div><h3>Active orders</h3>${plans
        .map(
          (plan) =>
            `<div class=order><div class=row><div><b>${plan.shop.replace("&", "&amp;")}</b><br>Order no. ${plan.id}</div><div style="text-align:right">Purchased ${date.abbreviatedBare(plan.bought)}</div></div>${pairs(
              [
                ["Order total", $(plan.price)],
                ["Paid so far", `${$(plan.price - plan.left)} (${plan.paid} of 4)`],
                ["Remaining balance", $(plan.left)],
                [`Next payment &ndash; ${date.abbreviatedBare(plan.next)}`, $(plan.part)],
                ["APR", "0.00%"],
              ],
            )}</div>`,
        )
        .join(
          "",
        )}<h3>Completed orders</h3><p>Order no. ${done} &middot; Birch Street Books &middot; paid in full, nothing left to pay.</p><p class=small>Pay-in-4 loans are made by Quartr Co US Inc. or by BrightWay Bank. Each instalment is a quarter of the order total, charged every two weeks to your saved card. A convenience fee may be included in the first payment; late fees of up to $7.00 may apply, depending on your state. Moving a payment date is free once per order. California loans are made under CFL license 60DBO-110414.</p><p class=small>Need help? Go to help.quartr.example or write to 228 Park Ave S, New York, NY 10003. Quartr does not report pay-in-4 orders to credit bureaus at this time.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Quartr",
          accounts: plans.map((plan) => ({
            kind: "loan",
            institution: "Quartr",
            accountLast4: plan.id.slice(-4),
            statementDate: asOf,
            currentBalance: decimal(plan.left),
            originalBalance: decimal(plan.price),
            minimumPayment: decimal(plan.part),
            paymentDueDate: plan.next,
            apr: "0.00",
          })),
          transactions: [],
          allowed: Object.fromEntries(
            plans.flatMap((plan, index) => [
              [`accounts.${index}.kind`, ["personal-loan", "other"]],
              [`accounts.${index}.paymentsAndCredits`, [decimal(plan.price - plan.left)]],
            ]),
          ),
        },
        "quartr",
        "Quartr Co US Inc.",
      ),
    };
  },
};

/** A debt buyer's validation letter after the Bureau's model form, with an offer to settle that is no figure of the debt. */
const collection: Layout = {
  name: "vb-loan-collection-harrow",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 424);
    const letter = addDays("2026-01-12", random.whole(0, 280));
    const charged = addDays(letter, -random.whole(150, 800));
    const owedThen = random.whole(38_000, 690_000);
    const interest = random.chance(0.5) ? random.whole(1_000, 30_000) : 0;
    const fees = random.chance(0.3) ? random.whole(500, 6_000) : 0;
    const paid = random.chance(0.4) ? random.whole(2_000, 20_000) : 0;
    const now = owedThen + interest + fees - paid;
    const number = digits(random, 9);
    const creditor = random.pick(["Synergia Bank", "Tremont Bank (USA), N.A.", "Westfall National Bank"]);
    const last4 = digits(random, 4);
    const settle = Math.round(now * 0.6);
    const html = document(
      `body{font:10pt "Times New Roman",serif}${BASE} .logo{font:bold 15pt Georgia} td{padding:2px 4px} .cut{border-top:2px dashed #000;margin-top:14px;padding-top:8px;font-size:9pt} .two{display:flex;gap:28px} .two>div{flex:1} h3{font-size:11pt;margin:8px 0 2px}`,
      `<div class=two><div><div class=logo>Harrow Receivables Management</div>P.O. Box 2121, Warren, MI 48090<br>(844) 236-1959 from 8am to 7pm EST, Monday to Friday<br>www.harrow-rm.example</div><div><b>To:</b> ${person.name}<br>${person.street}<br>${person.town}<br><br><b>Reference:</b> ${number}<br>${date.long(letter)}</div></div>
<p><b>Harrow Receivables Management is a debt collector.</b> We are trying to collect a debt that you owe to Harrow Funding LLC. We will use any information you give us to help collect the debt.</p>
<div class=two><div><h3>Our information shows:</h3><p>You had a ${creditor} credit card with account number ending in ${last4}. The account was sold to Harrow Funding LLC on ${date.long(addDays(charged, 45))}.</p>${pairs(
        [
          [`As of ${date.long(charged)}, you owed:`, $(owedThen)],
          [`Between ${date.long(charged)} and today:`, ""],
          ["You were charged this amount in interest:", `+ &nbsp; ${$(interest)}`],
          ["You were charged this amount in fees:", `+ &nbsp; ${$(fees)}`],
          ["You paid or were credited this amount toward the debt:", `- &nbsp; ${$(paid)}`],
          ["<b>Total amount of the debt now:</b>", `<b>${$(now)}</b>`],
        ],
      )}</div><div><h3>How can you dispute the debt?</h3><p><b>Call or write to us by ${date.long(addDays(letter, 40))}, to dispute all or part of the debt.</b> If you do not, we will assume that our information is correct.</p><p><b>If you write to us by ${date.long(addDays(letter, 40))}</b>, we must stop collection on any amount you dispute until we send you information that shows you owe the debt. You may use the form below or write to us without the form. We accept disputes electronically at www.harrow-rm.example/dispute.</p><h3>What else can you do?</h3><p><b>Write to ask for the name and address of the original creditor, if different from the current creditor.</b> If you write by ${date.long(addDays(letter, 40))}, we must stop collection until we send you that information.</p><p><b>Learn more about your rights under federal law.</b> For instance, you have the right to stop or limit how we contact you. Go to www.cfpb.gov/debt-collection.</p></div></div>
<p><b>Resolve it your way:</b> pay ${$(settle)} in one payment and save ${$(now - settle)}, or pay the balance in 12 monthly payments of ${$(Math.ceil(now / 12))}. These offers are open until ${date.long(addDays(letter, 45))}; we are not obligated to renew them.</p>
<p class=small>The law limits how long you can be sued on a debt and how long a debt can appear on your credit report. New York City Department of Consumer and Worker Protection license 2085329. Notice: SEE REVERSE SIDE FOR IMPORTANT INFORMATION. P&oacute;ngase en contacto con nosotros para solicitar una copia de este formulario en espa&ntilde;ol.</p>
<div class=cut><div class=two><div><b>Mail this form to:</b><br>Harrow Receivables Management<br>P.O. Box 2121, Warren, MI 48090<p>${person.name}<br>Reference: ${number}</p></div><div><b>How do you want to respond?</b><br>&#9633; I want to dispute the debt because I think: &#9633; This is not my debt. &#9633; The amount is wrong. &#9633; Other<br>&#9633; I want you to send me the name and address of the original creditor.<br>&#9633; I enclosed this amount: $ ________ Make your check payable to <i>Harrow Receivables Management</i>.</div></div></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Harrow Receivables Management",
          accounts: [
            {
              kind: "other",
              institution: "Harrow Receivables Management",
              accountLast4: number.slice(-4),
              statementDate: letter,
              currentBalance: decimal(now),
            },
          ],
          transactions: [],
          allowed: {
            "accounts.0.kind": ["loan", "credit-card", "personal-loan"],
            "accounts.0.accountLast4": [last4],
            "accounts.0.previousBalance": [decimal(owedThen)],
            "accounts.0.originalBalance": [decimal(owedThen)],
            "accounts.0.interestCharged": [decimal(interest)],
            "accounts.0.feesCharged": [decimal(fees)],
            "accounts.0.paymentsAndCredits": [decimal(paid)],
            "accounts.0.pastDue": [decimal(now)],
          },
        },
        "Harrow Funding LLC",
        "Harrow Funding",
        creditor,
      ),
    };
  },
};

export const vbLoansOther: readonly Layout[] = [student, personal, payLater, collection];
