import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import { $, addMonths, cents, digits, foot, levelPayment, NEXT, openFor, rateOf, start } from "./ue-data.ts";

/** A student loan servicer: totals and coupon on page one, each loan group in a column of its own on page two. */
const student: Layout = {
  name: "ue-student-servicer",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 3);
    const number = `${random.pick(["D", "E", "J"])}${digits(random, 9)}`;
    const due = `2026-${String(random.whole(2, 12)).padStart(2, "0")}-${random.pick(["07", "15", "22", "26"])}`;
    const statementDate = addDays(due, -21);
    const late = random.chance(0.25);
    const groups = Array.from({ length: random.whole(2, 3) }, (_, index) => {
      const original = random.whole(9, 110) * 50_00;
      const rate = random.pick([2750, 3730, 4530, 4990, 5500, 6540, 7050]);
      const principal = Math.round((original * random.whole(55, 98)) / 100) + random.whole(11, 97);
      const accrued = Math.round((principal * rate * random.whole(4, 24)) / 100_000 / 365.25);
      return {
        letter: `A${"ABC"[index] ?? "D"}`,
        kind: random.pick([
          "Direct Loan - Subsidized",
          "Direct Loan - Unsubsidized",
          "Stafford - Subsidized",
        ]),
        original,
        rate,
        principal,
        accrued,
        daily: (principal * rate) / 100_000 / 365.25 / 100,
        monthly: levelPayment(original, rate, 120),
        first: `${random.whole(2016, 2022)}-0${random.pick([8, 9])}-${random.whole(10, 28)}`,
        paidPrincipal: original - principal,
        paidInterest: Math.round((original * random.whole(40, 250)) / 1000),
        term: random.whole(40, 112),
      };
    });
    const sum = (pick: (group: (typeof groups)[number]) => number) =>
      groups.reduce((total, group) => total + pick(group), 0);
    const regular = sum((group) => group.monthly);
    const balance = sum((group) => group.principal + group.accrued);
    const pastDue = late ? regular : 0;
    const last = addMonths(due, late ? -2 : -1);
    const line = (label: string, of: (group: (typeof groups)[number]) => string) => [
      label,
      ...groups.map(of),
    ];
    const html = document(
      `${BASE}body{font:9.5pt Calibri,Carlito,Arial;color:#1d2a33}.logo{font:bold 25pt Calibri,Carlito,Arial;color:#00788a}.hd{color:#00788a;font-size:14pt;font-weight:bold}.sub{font-size:9pt;color:#555}.side{background:#e6f2f4;padding:10px;flex:0 0 2.3in!important;font-size:8.5pt}.det td{padding:4px 2px;border-bottom:1px dotted #8ab}.det tr:last-child td{font-weight:bold;font-size:11pt;border-bottom:2px solid #00788a}.snap td,.snap th{padding:4px 6px;border:1px solid #9bb}.snap tr:nth-child(even){background:#f2f8f9}.cut{border-top:1px dashed #666;margin-top:16px;padding-top:8px}`,
      `<div class=row><div><span class=logo>Dalnet</span></div><div class=r><span class=small><b>Questions About Your Statement?</b><br>Phone: 888.555.0122 &nbsp; Email: Help@Dalnet.example<br>Online: Dalnet.example<br>P.O. Box 82561, Lincoln, NE 68501-2561</span></div></div>
      <div class=row style="margin-top:14px"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div></div>
      <div class=row style="margin-top:16px"><div><div class=hd>Your Student Loan Account Details</div><div class=sub>For This Month's Billing Cycle</div>
      ${pairs(
        [
          ["Account", number],
          ["Statement Date", date.bare(statementDate)],
          [
            "Current Balance<br><span class=small>Total loan amount (principal and interest) at the time this statement was generated.</span>",
            $(balance),
          ],
          [`Last Payment (Effective ${date.bare(last)})`, $(regular)],
          ["Regular Monthly Payment Amount", $(regular)],
          ["Amount Already Paid for This Month", "- $0.00"],
          ["Past Due Amount (if applicable)", `+ ${$(pastDue)}`],
          ["Current Amount Due", $(regular + pastDue)],
        ],
        "class=det",
      )}</div>
      <div class=side><b>Log In to Your Dalnet.example Account</b><p>With your online account you have 24/7 access to:</p>&bull; View your account summary<br>&bull; Make a payment<br>&bull; Explore options to lower or postpone your payments<br>&bull; Change your auto debit information<p><b>${late ? "Your Account is Past Due" : "Save 0.25% With Auto Debit"}</b></p>${late ? "Please pay your past due amount right away. If you can't, call us; there may be options available to you." : "You may be eligible for a 0.25% interest rate reduction while you're enrolled in auto debit."}<p><b>Special Payment Instructions</b></p>You have the option to direct your payments to individual loans or loan groups. See the back of this statement for details.</div></div>
      <div class=cut><div class=row><div><b class=hd>Dalnet</b><br>${escaped(person.name)}<br>Account: ${number}<br><br>Make checks payable to:<br>DALNET<br>P.O. BOX 2970<br>OMAHA, NE 68103-2970</div><div>${pairs(
        [
          ["Payment Due Date", date.bare(due)],
          ["Current Amount Due", $(regular + pastDue)],
          ["Total Enclosed", "$ ________.____"],
        ],
      )}<p class=small>Please write your account number on your check. Do not send cash. Pay online to have your payment credited sooner.</p></div></div></div>
      ${foot(`Statement date ${date.bare(statementDate)}`, "Page 1 of 2")}${NEXT}
      <div class=hd>Account Snapshot</div>${grid(`l${"r".repeat(groups.length)}`, ["Group", ...groups.map((group) => group.letter)], [line("Loan Type", (group) => group.kind), line("Original Principal Amount", (group) => $(group.original)), line("First Disbursement Date", (group) => date.bare(group.first)), line("Lender Name", () => "U.S. Department of Education"), line("Interest Rate", (group) => `${rateOf(group.rate)}% Fixed`), line("Daily Interest*", (group) => `$${group.daily.toFixed(4)}`), line(`Accrued Interest on ${date.bare(statementDate)}`, (group) => $(group.accrued)), line("Regular Monthly Payment Amount", (group) => $(group.monthly)), line("Past Due Amount", (group) => $(late ? group.monthly : 0)), line("Outstanding Principal Balance", (group) => $(group.principal)), line(`Estimated Payoff* Through ${date.bare(due)}`, (group) => $(group.principal + group.accrued + Math.round(group.daily * 2100))), line("Repayment Plan", () => "Level"), line("Loan Term (payments remaining)", (group) => String(group.term))], "class=snap")}
      <p class=small>*Daily interest is calculated on the outstanding principal balance: principal x interest rate &divide; 365.25. Estimated payoff assumes no payment is received before the date shown.</p>
      <div class=hd>Payment Summary</div>${grid(`l${"r".repeat(groups.length)}`, ["Group", ...groups.map((group) => group.letter)], [line(`Principal Paid Through ${date.bare(statementDate)}`, (group) => $(group.paidPrincipal)), line(`Interest Paid Through ${date.bare(statementDate)}`, (group) => $(group.paidInterest)), line(`Amount Paid Through ${date.bare(statementDate)}`, (group) => $(group.paidPrincipal + group.paidInterest))], "class=snap")}
      <p class=small>How payments are applied: first to any fees, then to accrued interest, then to principal. If you pay more than your current amount due, your next due date may be advanced. We may report information about your account to consumer reporting agencies. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p>${foot("", "Page 2 of 2")}`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "Dalnet",
        accounts: groups.map((group) => ({
          kind: "student-loan" as const,
          institution: "Dalnet",
          accountLast4: number.slice(-4),
          statementDate,
          currentBalance: cents(group.principal),
          originalBalance: cents(group.original),
          minimumPayment: cents(group.monthly),
          paymentDueDate: due,
          pastDue: cents(late ? group.monthly : 0),
          apr: rateOf(group.rate),
        })),
        transactions: [],
        openRows: [{ account: 0, date: last, description: "Last Payment", amount: cents(regular) }],
        allowed: Object.assign(
          { institution: ["U.S. Department of Education"] },
          ...groups.map((group, index) =>
            openFor(index, {
              institution: ["U.S. Department of Education"],
              interestCharged: [cents(group.accrued)],
              paymentsAndCredits: [cents(regular), cents(group.paidPrincipal + group.paidInterest)],
            }),
          ),
        ),
      },
    };
  },
};

/** A national bank's home equity line: payment box at the right, activity with posting dates, rates by days. */
const line: Layout = {
  name: "ue-heloc-national",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 4);
    const number = `6895 ${digits(random, 4)} ${digits(random, 4)} ${digits(random, 2)}`;
    const end = `2026-${String(random.whole(2, 12)).padStart(2, "0")}-${random.whole(10, 26)}`;
    const from = addDays(addMonths(end, -1), 1);
    const due = addDays(end, 25);
    const days = Math.round((Date.parse(end) - Date.parse(from)) / 86_400_000) + 1;
    const limit = random.pick([5_000_000, 7_500_000, 10_000_000, 15_000_000]);
    const rate = random.pick([7490, 7990, 8250, 8740, 9140]);
    const previous = Math.round((limit * random.whole(12, 60)) / 100) + random.whole(101, 98_765);
    const payment = Math.round((previous * rate) / 100_000 / 12) + random.pick([0, 0, 10_000, 50_000]);
    const advance = random.chance(0.5) ? random.whole(5, 60) * 5_000 : 0;
    const annual = random.chance(0.2) ? 7_500 : 0;
    const paidOn = addDays(from, random.whole(9, 14));
    const advanceOn = addDays(from, random.whole(16, 20));
    const feeOn = addDays(from, 24);
    const spread = (Date.parse(end) - Date.parse(paidOn)) / 86_400_000 + 1;
    const average = Math.round(previous - (payment * spread) / days + (advance * 10) / days);
    const interest = Math.round((average * rate * days) / 100_000 / 365);
    const balance = previous - payment + advance + annual + interest;
    const rows = [
      {
        day: paidOn,
        text: random.pick(["PAYMENT - ONLINE BANKING TRANSFER", "PAYMENT RECEIVED - THANK YOU"]),
        amount: payment,
      },
      ...(advance ? [{ day: advanceOn, text: "ADVANCE - TRANSFER TO CHECKING", amount: -advance }] : []),
      ...(annual ? [{ day: feeOn, text: "ANNUAL FEE", amount: -annual }] : []),
    ];
    const minimum = interest + annual;
    const html = document(
      `${BASE}body{font:9pt Arial}.logo{font:bold 15pt Georgia;color:#012169;letter-spacing:1px}.t{color:#012169;font-weight:bold;font-size:11pt;border-bottom:1px solid #012169;margin:13px 0 3px}.pay{border:2px solid #012169;padding:8px}.pay td{padding:2px 0}.a th{background:#e4e7ee;font-size:8pt;padding:3px 5px}.a td{padding:3px 5px}.two>div{flex:1}`,
      `<div class=row><div><span class=logo>PELICAN STATE</span><br><span style="font-size:9pt">Home Equity Line of Credit</span></div><div class=r>Statement Date: <b>${date.long(end)}</b><br>Account Number: <b>${number}</b><br><span class=small>Page 1 of 3</span></div></div>
      <div class=row style="margin-top:16px"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}<p class=small>Property Address:<br>${person.street}, ${person.town}</p><p class=small>Customer Service: 1.800.555.0109<br>Monday - Friday 8 a.m. - 9 p.m. ET<br>pelicanstate.example</p></div>
      <div class=pay><b>Payment Information</b>${pairs([
        ["Payment Due Date", date.long(due)],
        ["Current Payment Due", $(minimum)],
        ["Past Due Amount", "$0.00"],
        ["Unpaid Late Charges", "$0.00"],
        ["<b>Total Minimum Payment Due</b>", `<b>${$(minimum)}</b>`],
      ])}<p class=small><b>Late Payment Warning:</b> If we do not receive your minimum payment within 15 days of the date listed above, you may have to pay a late charge of 4.00% of the payment due.</p></div></div>
      <div class="row two"><div><div class=t>Account Summary</div>${pairs([
        ["Previous Balance", $(previous)],
        ["Payments and Credits", `-${$(payment)}`],
        ["Advances", `+${$(advance)}`],
        ["Fees Charged", `+${$(annual)}`],
        ["Interest Charged", `+${$(interest)}`],
        ["<b>New Balance</b>", `<b>${$(balance)}</b>`],
      ])}</div>
      <div><div class=t>Credit Line Information</div>${pairs([
        ["Credit Limit", $(limit)],
        ["Available Credit", $(limit - balance)],
        ["Statement Closing Date", date.long(end)],
        ["Days in Billing Cycle", String(days)],
        ["Draw Period End Date", date.long(addMonths(end, 50))],
      ])}</div></div>
      <div class=t>Account Activity ${date.slash(from)} - ${date.slash(end)}</div>${grid(
        "lllr",
        ["Transaction<br>Date", "Posting<br>Date", "Description", "Amount"],
        rows.map((row) => [
          date.noYear(row.day),
          date.noYear(row.day),
          row.text,
          row.amount > 0 ? `-${$(row.amount)}` : $(-row.amount),
        ]),
        "class=a",
      )}
      <div class=row style="margin-top:8px"><div></div><div>${pairs([
        ["Total Fees for This Period", $(annual)],
        ["Total Interest for This Period", $(interest)],
      ])}</div></div>
      <p class=small>The balance on this statement is not a payoff amount. If you wish to pay off and close your line, call the number above for a payoff quote and instructions.</p>
      <div style="border-top:1px dashed #555;margin-top:12px;padding-top:8px" class=row><div><span class=logo style="font-size:11pt">PELICAN STATE</span><br><br>${escaped(person.name)}<br>${person.street}<br>${person.town}<br><br><span class=small>PELICAN STATE BANK, N.A.<br>P.O. BOX 15222<br>WILMINGTON DE 19886-5222</span></div><div>${pairs(
        [
          ["Account Number", number],
          ["Payment Due Date", date.slash(due)],
          ["Total Minimum Payment Due", $(minimum)],
          ["Additional Principal", "$ _________"],
          ["Total Enclosed", "$ _________"],
        ],
      )}</div></div>
      ${NEXT}<div class=r><span class=small>Page 2 of 3</span></div><div class=t>Interest Charge Calculation</div><p>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account. (v) = Variable Rate</p>${grid(
        "lrrrrr",
        [
          "Type of Balance",
          "Annual<br>Percentage Rate",
          "Daily Periodic<br>Rate",
          "Days",
          "Balance Subject<br>to Interest Rate",
          "Interest<br>Charge",
        ],
        [
          [
            "Variable Rate Balance",
            `${rateOf(rate)}% (v)`,
            `${(rate / 1000 / 365).toFixed(6)}%`,
            String(days),
            $(average),
            $(interest),
          ],
          ["Fixed-Rate Loan Option", "0.00%", "0.000000%", "0", "$0.00", "$0.00"],
        ],
        "class=a",
      )}
      <div class=t>${end.slice(0, 4)} Totals Year-to-Date</div>${pairs([
        [`Total fees charged in ${end.slice(0, 4)}`, $(annual)],
        [
          `Total interest charged in ${end.slice(0, 4)}`,
          $(interest + Math.round(interest * (Number(end.slice(5, 7)) - 1) * 0.97)),
        ],
      ])}
      <div class=t>Important Messages</div><p>You may be able to lock in a fixed rate on all or part of your variable-rate balance with a Fixed-Rate Loan Option. The minimum amount is $5,000.</p>
      ${NEXT}<div class=r><span class=small>Page 3 of 3</span></div><div class=t>How We Calculate Interest</div><p class=small>We figure the interest charge on your account by applying the daily periodic rate to the daily balance of your account for each day in the billing cycle. To get the daily balance we take the beginning balance of your account each day, add any new advances and fees, and subtract any payments or credits. This gives us the daily balance.</p><div class=t>Billing Rights Summary</div><p class=small>What to do if you think you find a mistake on your statement: write to us at Pelican State Bank, N.A., P.O. Box 15019, Wilmington, DE 19886. You must contact us within 60 days after the error appeared on your statement. While we investigate whether or not there has been an error, we cannot try to collect the amount in question, or report you as delinquent on that amount.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Pelican State Bank, N.A.",
          accounts: [
            {
              kind: "heloc",
              institution: "Pelican State Bank, N.A.",
              accountLast4: number.replaceAll(" ", "").slice(-4),
              statementDate: end,
              periodStart: from,
              periodEnd: end,
              currentBalance: cents(balance),
              previousBalance: cents(previous),
              creditLimit: cents(limit),
              availableCredit: cents(limit - balance),
              minimumPayment: cents(minimum),
              paymentDueDate: due,
              pastDue: "0.00",
              apr: rateOf(rate),
              paymentsAndCredits: cents(payment),
              feesCharged: cents(annual),
              interestCharged: cents(interest),
            },
          ],
          transactions: rows.map((row) => ({
            account: 0,
            date: row.day,
            description: row.text,
            amount: cents(row.amount),
          })),
          allowed: {
            ...openFor(0, { purchases: [cents(advance)] }),
            "accounts.0.aprs.0.kind": ["purchase", "cash-advance"],
            "accounts.0.aprs.0.apr": [rateOf(rate)],
            "accounts.0.aprs.0.balance": [cents(average)],
          },
        },
        "PELICAN STATE",
        "Pelican State",
        "Pelican State Bank",
      ),
    };
  },
};

export const ueStudentLine: readonly Layout[] = [student, line];
