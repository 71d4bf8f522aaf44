import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { $, digits, rowsTold, tcLine } from "./tc-data.ts";
import { fixedPart, lineAccount, lineOpen, lineRows } from "./tc-lines-data.ts";

const RIGHTS =
  "If you think there is an error on your statement, write to us at the address shown for inquiries within 60 days after the error appeared. Tell us your name and account number, the dollar amount of the suspected error, and describe what you believe is wrong and why. While we investigate you do not have to pay the amount in question, but you are obligated to pay the parts of your bill that are not in question.";

/** A coast-to-coast bank's line: summary left, payment box right, interest worked out in a table, two pages. */
const national: Layout = {
  name: "tc-heloc-national",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const line = tcLine(seed, {
      salt: 1,
      late: 0.25,
      advances: ["Check 1042", "Online Transfer to Checking", "Branch Advance", "Check 1043"],
      paidText: "Payment - Thank You",
      feeText: "Annual Fee",
      interestText: "Interest Charge",
      annualFee: 7_500,
      principalShare: 0,
    });
    const number = digits(line.random, 14);
    const { person } = line;
    const institution = "Bank of the Columbia";
    const truth = alsoNamed(
      {
        documentType: "loans",
        institution,
        accounts: [lineAccount(line, institution, number)],
        transactions: lineRows(line),
        allowed: lineOpen(line),
      },
      "Bank of the Columbia, N.A.",
    );
    const html = document(
      `${BASE}body{font:9pt Arial;color:#1a1a1a}.logo{font:bold 17pt Arial;color:#012169}.logo span{color:#c8102e}h2{font-size:11pt;color:#012169;border-bottom:2px solid #c8102e;margin:16px 0 4px}td{padding:2.5px 0}.t th{font-size:7.5pt;border-bottom:1px solid #888;vertical-align:bottom}.t td{font-size:8pt;border-bottom:1px solid #e2e2e2}.pay{background:#f3f5fa;border:1px solid #012169;padding:8px 12px}.tot td{font-weight:bold;border-top:1px solid #000}.small{line-height:1.35}.cut{border-top:1px dashed #777;margin-top:18px;padding-top:8px}.pb{break-before:page}`,
      `<div class=row><div><div class=logo>BANK OF THE COLUMBIA<span>&#9650;</span></div><b>Home Equity Line of Credit Statement</b></div><div class=r>Account number: ${number}<br>Statement date: ${date.slash(line.end)}<br>Billing period: ${date.slash(line.start)} - ${date.slash(line.end)}</div></div>
<div class=row style="margin-top:24px"><div style="padding-left:16px">${person.name}<br>${person.street}<br>${person.town}</div><div class=small><b>Customer service information</b><br>Customer Service: 1.800.555.0150<br>bankofthecolumbia.example<br>Property address: ${person.street}, ${person.town}</div></div>
<div class=row><div><h2>Account summary</h2>${pairs([
        ["Previous balance", $(line.previous)],
        ["Payments and other credits", `-${$(line.paid)}`],
        ["Advances and other debits", $(line.advances)],
        ["Fees charged", $(line.fee)],
        ["Interest charged", $(line.interest)],
      ])}<table class=tot><tr><td>New balance</td><td class=r>${$(line.balance)}</td></tr></table>${pairs([
        ["Credit limit", $(line.limit)],
        ["Available credit", $(line.available)],
        ["Days in billing cycle", String(line.days)],
      ])}</div><div><h2>Payment information</h2><div class=pay>${pairs([
        ["Current payment due", $(line.currentDue)],
        ["Past due amount", $(line.pastDue)],
        ["Fees and charges", $(line.fee)],
        ["<b>Total minimum payment due</b>", `<b>${$(line.totalDue)}</b>`],
        ["<b>Payment due date</b>", `<b>${date.slash(line.due)}</b>`],
      ])}</div><p class=small>${line.late ? "<b>Your account is past due.</b> Please send the total minimum payment due right away. A late fee of $25.00 was charged to your account. " : ""}Your payment is automatically interest only during the draw period. Draw period ends ${date.slash(`20${Number(line.opened.slice(2, 4)) + 10}${line.opened.slice(4)}`)}.</p></div></div>
<h2>Account activity</h2>${grid(
        "lllr",
        ["Posting<br>date", "Transaction<br>date", "Description", "Amount"],
        line.allLines.map((row) => [
          date.slash(row.day),
          date.slash(row.day),
          escaped(row.text),
          row.amount > 0 ? `-${$(row.amount)}` : $(-row.amount),
        ]),
        "class=t",
      )}<h2>Interest charge calculation</h2>${grid(
        "lrrrrr",
        [
          "Type of<br>balance",
          "Average daily<br>balance",
          "Daily periodic<br>rate",
          "Days",
          "ANNUAL PERCENTAGE<br>RATE",
          "Interest<br>charge",
        ],
        [
          [
            "Variable rate",
            $(line.average),
            `${line.dailyRate}%`,
            String(line.days),
            `<b>${line.apr}% (V)</b>`,
            $(line.interest),
          ],
        ],
        "class=t",
      )}<p class=small>(V) = variable rate. Your annual percentage rate (APR) is the index plus a margin. Index: WSJ Prime Rate ${(line.prime / 100).toFixed(2)}%. Margin: ${(line.margin / 100).toFixed(2)}%.</p>
<div class="row cut"><div class=small>Detach and mail with check payable to:<br><b>Bank of the Columbia</b><br>PO Box 15222<br>Wilmington, DE 19886-5222<br><br>${person.name}<br>Account number: ${number}</div><div>${pairs(
        [
          ["Payment due date", date.slash(line.due)],
          ["New balance", $(line.balance)],
          ["Total minimum payment due", $(line.totalDue)],
          ["Additional principal", "$"],
          ["Total enclosed", "$"],
        ],
      )}</div></div><div class="r small">Page 1 of 2</div>
<div class=pb><div class=row><div class=logo>BANK OF THE COLUMBIA<span>&#9650;</span></div><div class=r>${number}<br>Page 2 of 2</div></div><h2>Year-to-date interest summary</h2>${pairs([[`Total interest charged in ${line.end.slice(0, 4)}`, $(line.ytdInterest)]])}<h2>Important information about your account</h2><div class=small><p><b>Fixed-Rate Loan Option.</b> You may convert $5,000 or more of your variable-rate balance to a fixed rate. Call us to hear today's rates. There is no fee to convert.</p><p><b>How we calculate your interest charge.</b> We figure the interest charge by applying the daily periodic rate to the average daily balance of your account, and multiplying by the number of days in the billing cycle. To get the average daily balance we take the beginning principal balance each day, add any new advances and subtract any payments or credits applied to principal. Unpaid interest and fees are not included.</p><p><b>Paying your balance.</b> You may pay all of your balance at any time. The new balance is not a payoff amount; interest accrues daily until your payment is received.</p><p><b>Billing rights summary.</b> ${RIGHTS}</p><p><b>Credit reporting.</b> We may report information about your account to credit bureaus. Late payments, missed payments or other defaults on your account may be reflected in your credit report.</p><p>Bank of the Columbia, N.A. Member FDIC. Equal Housing Lender.</p></div></div>`,
    );
    return { html, truth };
  },
};

/** A midwestern bank's line with fixed-rate options: each part has its own balance, rate and payment. */
const options: Layout = {
  name: "tc-heloc-fixed-options",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const line = tcLine(seed, {
      salt: 2,
      late: 0.2,
      advances: [
        "CONVENIENCE CHECK #211",
        "ADVANCE TO CHECKING",
        "ACCESS CARD LUMBER DEPOT",
        "CONVENIENCE CHECK #212",
      ],
      paidText: "AUTOMATIC PAYMENT",
      feeText: "ANNUAL FEE",
      interestText: "INTEREST CHARGE",
      annualFee: 9_000,
      principalShare: 1,
    });
    const { random, person } = line;
    const parts = Array.from({ length: random.whole(0, 2) }, () =>
      fixedPart(random, line.end, line.late, [10, 28]),
    );
    const number = digits(random, 12);
    const institution = "First Wabash Bank";
    const held = parts.reduce((total, part) => total + part.billed, 0);
    const limit = line.limit + Math.ceil(held / 1_000_000) * 1_000_000;
    const available = limit - held - (line.limit - line.available);
    const sums = {
      payment: line.currentDue + parts.reduce((total, part) => total + part.payment, 0),
      pastDue: line.pastDue + parts.reduce((total, part) => total + part.pastDue, 0),
    };
    const totalDue = sums.payment + sums.pastDue + line.fee;
    const paidDay = line.lines.find((row) => row.amount > 0)?.day ?? line.start;
    const rowsOf = (part: (typeof parts)[number]) =>
      part.paid > 0 ? [{ day: paidDay, text: "AUTOMATIC PAYMENT", amount: part.paid }] : [];
    const common = {
      statementDate: [line.end],
      periodStart: [line.start],
      periodEnd: [line.end],
      paymentDueDate: [line.due],
      accountLast4: [number.slice(-4)],
    };
    const open = parts.flatMap((_, index) =>
      Object.entries({
        ...common,
      }).map(([key, values]): [string, string[]] => [`accounts.${index + 1}.${key}`, values]),
    );
    const base = alsoNamed(
      {
        documentType: "loans",
        institution,
        accounts: [
          {
            ...lineAccount(line, institution, number),
            creditLimit: decimal(limit),
            availableCredit: decimal(available),
          },
          ...parts.map((part) => ({
            kind: "heloc" as const,
            institution,
            currentBalance: decimal(part.billed),
            previousBalance: decimal(part.previous),
            originalBalance: decimal(part.original),
            minimumPayment: decimal(part.payment),
            pastDue: decimal(part.pastDue),
            maturityDate: part.ends,
            apr: part.rate,
            paymentsAndCredits: decimal(part.paid),
            interestCharged: decimal(part.charged),
          })),
        ],
        transactions: [
          ...lineRows(line),
          ...parts.flatMap((part, index) => rowsTold(index + 1, rowsOf(part))),
        ],
      },
      "First Wabash Bank National Association",
      "First Wabash",
    );
    const truth = {
      ...base,
      allowed: {
        ...base.allowed,
        ...(parts.length === 0 ? lineOpen(line) : { "accounts.0.purchases": [decimal(line.advances)] }),
        ...Object.fromEntries(open),
      },
    };
    const minus = (amount: number) => `${$(amount)}${amount > 0 ? "-" : ""}`;
    const html = document(
      `${BASE}body{font:8.5pt "Liberation Sans",Arial}.logo{font:bold 20pt Georgia;color:#0a2f6b}.logo b{color:#c41230}.hd{background:#0a2f6b;color:#fff;font-weight:bold;padding:3px 8px;margin-top:12px}.in{border:1px solid #0a2f6b;border-top:0;padding:4px 8px}td{padding:1.8px 0}.t th{font-size:7.5pt;border-bottom:1px solid #0a2f6b}.small{line-height:1.3}.sub{font-weight:bold;margin:6px 0 2px;color:#0a2f6b}.cut{border-top:1px dashed #333;margin-top:16px;padding-top:8px}.part{break-inside:avoid}`,
      `<div class=row><div><div class=logo>First <b>Wabash</b></div><div class=small>P.O. Box 1800, Evansville, IN 47702-1800</div></div><div><b>HOME EQUITY LINE OF CREDIT STATEMENT</b>${pairs(
        [
          ["Account Number", number],
          ["Statement Date", date.abbreviatedBare(line.end)],
          [
            "Statement Period",
            `${date.abbreviatedBare(line.start)} through ${date.abbreviatedBare(line.end)}`,
          ],
          [
            "End of Draw Date",
            date.abbreviatedBare(`20${Number(line.opened.slice(2, 4)) + 10}${line.opened.slice(4)}`),
          ],
        ],
      )}</div></div>
<div class=row style="margin-top:14px"><div style="padding-left:18px">${person.name}<br>${person.street}<br>${person.town}</div><div class=small>24-Hour Banker: 800-555-0172 &nbsp; TDD 800-555-0173<br>Property: ${person.street}, ${person.town}</div></div>
<div class=row><div><div class=hd>Payment Summary</div><div class=in>${pairs([
        ["Variable Rate Balance Payment", $(line.currentDue)],
        parts.length > 0 && ["Fixed Rate Option Payment(s)", $(sums.payment - line.currentDue)],
        ["Past Due Amount", $(sums.pastDue)],
        ["Fees", $(line.fee)],
        ["<b>Total Payment Due</b>", `<b>${$(totalDue)}</b>`],
        ["<b>Payment Due Date</b>", `<b>${date.abbreviatedBare(line.due)}</b>`],
      ])}</div></div><div><div class=hd>Line Summary</div><div class=in>${pairs([
        ["Credit Limit", $(limit)],
        ["Variable Rate Balance", $(line.balance)],
        parts.length > 0 && ["Fixed Rate Option Balance(s)", $(held)],
        ["<b>Total Balance</b>", `<b>${$(line.balance + held)}</b>`],
        ["Available Credit", $(available)],
      ])}</div></div></div>
<div class=part><div class=hd>Variable Rate Balance</div><div class=in><div class=row><div>${pairs([
        ["Previous Balance", $(line.previous)],
        ["Payments and Credits", minus(line.paid)],
        ["Advances", $(line.advances)],
        ["Fees", $(line.fee)],
        ["<b>INTEREST CHARGED</b>", `<b>${$(line.interest)}</b>`],
        ["<b>New Balance</b>", `<b>${$(line.balance)}</b>`],
      ])}</div><div>${pairs([
        ["Average Daily Balance", $(line.average)],
        ["Days in Billing Cycle", String(line.days)],
        ["Daily Periodic Rate", `${line.dailyRate}%`],
        ["<b>ANNUAL PERCENTAGE RATE</b>", `<b>${line.apr}%</b>`],
        ["Minimum Payment", $(line.currentDue)],
        ["Past Due", $(line.pastDue)],
      ])}</div></div><div class=sub>Transactions</div>${grid(
        "llr",
        ["Date", "Description", "Amount"],
        line.allLines.map((row) => [
          date.abbreviatedBare(row.day),
          escaped(row.text),
          row.amount > 0 ? minus(row.amount) : $(-row.amount),
        ]),
        "class=t",
      )}</div></div>
${parts
  .map(
    (part, index) =>
      `<div class=part><div class=hd>Fixed Rate Option ${index + 1}</div><div class=in><div class=row><div>${pairs(
        [
          ["Original Amount", $(part.original)],
          ["Previous Balance", $(part.previous)],
          ["Payments", minus(part.paid)],
          ["Interest Charged", $(part.charged)],
          ["<b>Current Balance</b>", `<b>${$(part.billed)}</b>`],
        ],
      )}</div><div>${pairs([
        ["<b>ANNUAL PERCENTAGE RATE</b>", `<b>${part.rate}%</b>`],
        ["Monthly Payment", $(part.payment)],
        ["Past Due", $(part.pastDue)],
        ["Maturity Date", date.abbreviatedBare(part.ends)],
      ])}</div></div>${rowsOf(part).length > 0 ? `<div class=sub>Transactions</div>` : ""}${
        rowsOf(part).length > 0
          ? grid(
              "llrrr",
              ["Date", "Description", "Principal", "Interest", "Amount"],
              rowsOf(part).map((row) => [
                date.abbreviatedBare(row.day),
                row.text,
                minus(part.principalPaid),
                minus(part.interestPaid),
                minus(row.amount),
              ]),
              "class=t",
            )
          : "<div class=small>No transactions this period.</div>"
      }</div></div>`,
  )
  .join("")}
<p class=small>Interest charged year to date on the variable rate balance: ${$(line.ytdInterest)}. You may lock up to three Fixed Rate Options at a time. <b>Billing rights:</b> ${RIGHTS}</p>
<div class="row cut part"><div class=small>${person.name}<br>Account Number ${number}<br><br>First Wabash<br>P.O. Box 790179<br>St. Louis, MO 63179-0179</div><div>${pairs(
        [
          ["Payment Due Date", date.abbreviatedBare(line.due)],
          ["Total Payment Due", money.dollar(totalDue)],
          ["Additional Principal - Variable", "$"],
          ["Amount Enclosed", "$"],
        ],
      )}</div></div><div class="r small">Member FDIC. Equal Housing Lender. First Wabash Bank National Association</div>`,
    );
    return { html, truth };
  },
};

export const tcHelocs: readonly Layout[] = [national, options];
