import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";
import { digits, dollars } from "./hv-data.ts";

const $ = money.dollar;
const CREDITORS = [
  "Cardinal Ridge Bank (USA), N.A.",
  "Synthia Bank",
  "Brixton Bank Delaware",
  "Tarrymore National Bank",
];
const KINDS = ["other", "loan", "credit-card", "personal-loan"] as const;

function debt(random: Random) {
  const owedBefore = dollars(random, 300, 7_800) + random.whole(1, 99);
  const paid = random.chance(0.3) ? dollars(random, 25, 120) : 0;
  const interest = random.chance(0.2) ? Math.round(owedBefore * 0.031) : 0;
  return {
    owedBefore,
    paid,
    interest,
    now: owedBefore - paid + interest,
    number: digits(random, 16),
    reference: digits(random, 9),
    creditor: random.pick(CREDITORS),
    day: addDays("2025-03-03", random.whole(0, 560)),
  };
}

/** The regulator's model notice of an agency: the sum step by step, rights left, a tear-off below. */
const validation: Layout = {
  name: "hv-collection-validation",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed * 67 + 6);
    const person = makePerson(random);
    const { owedBefore, paid, interest, now, number, reference, creditor, day } = debt(random);
    const charged = addDays(day, -random.whole(190, 700));
    const until = addDays(day, 38);
    const html = document(
      `${BASE}body{font:9.5pt Arial}.two{display:flex;gap:26px}.two>div{flex:1}h3{font-size:10.5pt;margin:10px 0 4px}td{padding:2px 0}.sumline td{border-top:1px solid #000;font-weight:bold}.cut{border-top:2px dashed #000;margin-top:16px;padding-top:10px}.o{margin:3px 0}ul{padding-left:16px;margin:4px 0}li{margin-bottom:5px}`,
      `<div class=two><div><b>Northolt Recovery Associates, LLC</b><br>P.O. Box 12914<br>Norfolk, VA 23541<br>(800) 555-0163 from 8am to 11pm EST, Monday to Friday<br>www.northoltrecovery.example</div><div><b>To:</b> ${person.name}<br>${person.street}<br>${person.town}<br><br><b>Reference:</b> ${reference}<br><b>Date:</b> ${date.long(day)}</div></div>
<p><b>Northolt Recovery Associates, LLC is a debt collector.</b> We are trying to collect a debt that you owe to Northolt Recovery Associates, LLC. We will use any information you give us to help collect the debt.</p>
<div class=two><div><h3>Our information shows:</h3>You had an account from ${escaped(creditor)} with account number XXXXXXXXXXXX${number.slice(-4)}.
<table style="margin-top:8px"><tr><td>As of ${date.long(charged)}, you owed:</td><td class=r>${$(owedBefore)}</td></tr><tr><td colspan=2>Between ${date.long(charged)} and today:</td></tr><tr><td>You were charged this amount in interest:</td><td class=r>+ ${$(interest)}</td></tr><tr><td>You were charged this amount in fees:</td><td class=r>+ ${$(0)}</td></tr><tr><td>You paid or were credited this amount toward the debt:</td><td class=r>- ${$(paid)}</td></tr><tr class=sumline><td>Total amount of the debt now:</td><td class=r>${$(now)}</td></tr></table></div>
<div><h3>How can you dispute the debt?</h3><ul><li><b>Call or write to us by ${date.long(until)}, to dispute all or part of the debt.</b> If you do not, we will assume that our information is correct.</li><li><b>If you write to us by ${date.long(until)},</b> we must stop collection on any amount you dispute until we send you information that shows you owe the debt. You may use the form below or write to us without the form.</li></ul>
<h3>What else can you do?</h3><ul><li><b>Write to ask for the name and address of the original creditor, if different from the current creditor.</b> If you write by ${date.long(until)}, we must stop collection until we send you that information.</li><li><b>Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law.</b> For instance, you have the right to stop or limit how we contact you.</li><li>Contact us about your payment options.</li></ul></div></div>
<p class=small>Notice: See reverse side for important information. Calls to or from this company may be monitored or recorded. We may report information about your account to the consumer reporting agencies.</p>
<div class=cut><div class=two><div><b>Mail this form to:</b><br>Northolt Recovery Associates, LLC<br>P.O. Box 12914<br>Norfolk, VA 23541<br><br>${person.name}<br>${person.street}<br>${person.town}<br>Reference: ${reference}</div><div><h3>How do you want to respond?</h3><i>Check all that apply:</i><div class=o>&#9744; I want to dispute the debt because I think:</div><div class=o>&nbsp;&nbsp; &#9744; This is not my debt.</div><div class=o>&nbsp;&nbsp; &#9744; The amount is wrong.</div><div class=o>&nbsp;&nbsp; &#9744; Other (please describe on reverse or attach additional information).</div><div class=o>&#9744; I want you to send me the name and address of the original creditor.</div><div class=o>&#9744; I enclosed this amount: $ ________</div></div></div></div>`,
    );
    const names = ["Northolt Recovery Associates", creditor];
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "Northolt Recovery Associates, LLC",
        accounts: [
          {
            kind: "other",
            institution: "Northolt Recovery Associates, LLC",
            accountLast4: number.slice(-4),
            statementDate: day,
            currentBalance: decimal(now),
          },
        ],
        transactions: [],
        allowed: {
          institution: names,
          "accounts.0.institution": names,
          "accounts.0.kind": KINDS,
          "accounts.0.accountLast4": [reference.slice(-4)],
          "accounts.0.previousBalance": [decimal(owedBefore)],
          "accounts.0.originalBalance": [decimal(owedBefore)],
          "accounts.0.interestCharged": [decimal(interest)],
          "accounts.0.feesCharged": ["0.00"],
          "accounts.0.paymentsAndCredits": [decimal(paid)],
        },
      },
    };
  },
};

/** A debt buyer's letter of offers: a box of the account's facts, three ways to pay, a slip. */
const offers: Layout = {
  name: "hv-collection-offers",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed * 71 + 7);
    const person = makePerson(random);
    const { now, number, reference, creditor, day } = debt(random);
    const until = addDays(day, 30);
    const off = random.pick([30, 40, 50]);
    const once = Math.round((now * (100 - off)) / 100);
    const six = Math.round((now * (100 - off + 20)) / 600);
    const monthly = Math.max(2500, Math.round(now / 3600) * 100);
    const lastPaid = addDays(day, -random.whole(400, 1100));
    const box = (title: string, big: string, text: string) =>
      `<div class=opt><b>${title}</b><div class=bg>${big}</div><div class=small>${text}</div></div>`;
    const html = document(
      `${BASE}body{font:9pt Arial;color:#222}.logo{font:bold 19pt Arial;color:#d5451b}.logo span{font-size:9pt;color:#333;display:block;letter-spacing:2px}.facts{border:1.5px solid #d5451b;padding:6px}.facts td{padding:2px 3px}.opts{display:flex;gap:10px;margin:12px 0}.opt{flex:1;border:1px solid #888;padding:8px;text-align:center}.bg{font-size:15pt;font-weight:bold;color:#d5451b;margin:4px}.cut{border-top:1px dashed #000;margin-top:22px;padding-top:8px}`,
      `<div class=row><div><div class=logo>MERRIVALE<span>CREDIT MANAGEMENT</span></div><br>P.O. Box 51319<br>Los Angeles, CA 90051-5619<br><br>${date.dashed(day)}<br><br>${person.name}<br>${person.street}<br>${person.town}</div><div class=facts><b>Account Details</b>${pairs(
        [
          ["Original Creditor", escaped(creditor)],
          ["Original Account Number", `************${number.slice(-4)}`],
          ["Merrivale Account Number", reference],
          ["Current Owner", "Merrivale Funding LLC"],
          ["Date of Last Payment", date.dashed(lastPaid)],
          ["<b>Current Balance</b>", `<b>${$(now)}</b>`],
        ],
      )}</div></div>
<p><b>RE: ${escaped(creditor)}</b></p><p>Dear ${person.name},</p><p>Congratulations! You have been <b>pre-approved</b> for a discount program designed to save you money. Act now to maximize your savings and put this debt behind you by calling 800-555-0128.</p>
<div class=opts>${box(`Option 1: ${off}% OFF`, $(once), `One payment. Payment due date: ${date.dashed(until)}. You save ${$(now - once)}.`)}${box(`Option 2: ${off - 20}% OFF`, `6 payments of ${$(six)}`, `First payment due: ${date.dashed(until)}.`)}${box("Option 3: Monthly Payments As Low As", `${$(monthly)} per month`, "Call today to discuss your options and get more details.")}</div>
<p>If you accept one of these offers and complete the payments, we will consider the account settled and no further balance will be owed. These options expire ${date.dashed(until)}. We are not obligated to renew any offers provided.</p>
<p class=small>The law limits how long you can be sued on a debt and how long a debt can appear on your credit report. Merrivale Credit Management, Inc. is a debt collector. This is an attempt to collect a debt. Any information obtained will be used for that purpose. Please understand this is a communication from a debt collector. A negative credit report may be submitted to a credit reporting agency if you fail to fulfill the terms of your credit obligations.</p>
<div class=cut><div class=row><div>${pairs([
        ["Merrivale Account Number", reference],
        ["Current Balance", $(now)],
        ["Amount Enclosed", "$ __________"],
      ])}</div><div class=r>Mail payments to:<br>Merrivale Credit Management, Inc.<br>P.O. Box 51319<br>Los Angeles, CA 90051-5619</div></div></div>`,
    );
    const names = [
      "Merrivale Credit Management, Inc.",
      "Merrivale Credit Management, Inc",
      "Merrivale",
      "Merrivale Funding LLC",
      creditor,
    ];
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "Merrivale Credit Management",
        accounts: [
          {
            kind: "other",
            institution: "Merrivale Credit Management",
            accountLast4: number.slice(-4),
            statementDate: day,
            currentBalance: decimal(now),
          },
        ],
        transactions: [],
        allowed: {
          institution: names,
          "accounts.0.institution": names,
          "accounts.0.kind": KINDS,
          "accounts.0.accountLast4": [reference.slice(-4)],
        },
      },
    };
  },
};

const SHOPS = [
  "Wayfarer Home",
  "PeloCycle",
  "Bright & Birch",
  "Lumen Audio",
  "Kestrel Outfitters",
  "Solemate",
];

/** A monthly pay-later loan: facts of the loan, then the schedule with what is paid. */
const monthlyPlan: Layout = {
  name: "hv-paylater-monthly",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed * 73 + 8);
    const person = makePerson(random);
    const shop = random.pick(SHOPS);
    const count = random.pick([6, 12]);
    const price = dollars(random, 240, 1_900) + 99;
    const percent = random.pick([0, 0, 1500, 2099, 2999]);
    const finance = Math.round((price * percent * (count + 1)) / 240_000);
    const each = Math.round((price + finance) / count);
    const amounts = Array.from({ length: count }, (_, index) =>
      index === count - 1 ? price + finance - each * (count - 1) : each,
    );
    const done = random.whole(1, count - 2);
    const bought = addDays("2025-02-09", random.whole(0, 300));
    const dueOn = (index: number) => {
      const month = Number(bought.slice(5, 7)) - 1 + index + 1;
      return new Date(Date.UTC(Number(bought.slice(0, 4)), month, Math.min(28, Number(bought.slice(8)))))
        .toISOString()
        .slice(0, 10);
    };
    const today = addDays(dueOn(done - 1), random.whole(2, 20));
    const paid = amounts.slice(0, done).reduce((total, amount) => total + amount, 0);
    const left = price + finance - paid;
    const id = `${random.pick(["K", "Q", "Z"])}${digits(random, 3)}-${digits(random, 4)}`;
    const html = document(
      `${BASE}body{font:9.5pt Helvetica,Arial;color:#1a1a2e}.logo{font-size:22pt;font-weight:bold;color:#4a4af4}h1{font-size:16pt;font-weight:normal;margin:14px 0 2px}.sm{font-size:8pt;color:#666}.cards{display:flex;gap:12px;margin:12px 0}.cards>div{flex:1;border:1px solid #ddd;border-radius:10px;padding:10px}.v{font-size:15pt}h2{font-size:11pt;margin:16px 0 4px}td,th{padding:4px 0;border-bottom:1px solid #eee}`,
      `<div class=row><div class=logo>afirmo</div><div class=r>Statement as of ${date.abbreviatedBare(today)}<br><span class=sm>${person.name}<br>${person.street}, ${person.town}</span></div></div><h1>${escaped(shop)}</h1><div class=sm>Loan ID ${id} &nbsp;&bull;&nbsp; Purchased ${date.abbreviatedBare(bought)}</div>
<div class=cards><div><div class=sm>Remaining balance</div><div class=v>${$(left)}</div></div><div><div class=sm>Next payment</div><div class=v>${$(amounts[done] ?? 0)}</div><div class=sm>Due ${date.abbreviatedBare(dueOn(done))}</div></div><div><div class=sm>Paid so far</div><div class=v>${$(paid)}</div><div class=sm>${done} of ${count} payments</div></div></div>
<h2>Loan details</h2>${pairs([
        ["Amount financed", $(price)],
        ["APR", `${percent === 0 ? "0" : decimal(percent)}%`],
        ["Finance charge", $(finance)],
        ["Total of payments", $(price + finance)],
        ["Term", `${count} months`],
        ["Late fees", "$0.00"],
      ])}
<h2>Payment schedule</h2>${grid(
        "lllr",
        ["Payment", "Due date", "Status", "Amount"],
        amounts.map((amount, index) => [
          `${index + 1} of ${count}`,
          date.abbreviatedBare(dueOn(index)),
          index < done ? "Paid" : index === done ? "Upcoming" : "Scheduled",
          $(amount),
        ]),
      )}
<p class=sm>We never charge late fees or prepayment penalties. Interest is simple interest and does not compound. Missed payments may affect your ability to use Afirmo again and may be reported to credit bureaus. Loans are made by Lakeview Cross Bank, Member FDIC, and serviced by Afirmo Loan Services, LLC, 650 Market Street, San Francisco, CA 94108.</p>`,
    );
    const names = [
      "Afirmo",
      "Afirmo Loan Services, LLC",
      "Afirmo Loan Services",
      "Lakeview Cross Bank",
      shop,
    ];
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "afirmo",
        accounts: [
          {
            kind: "loan",
            institution: "afirmo",
            accountLast4: id.slice(-4),
            statementDate: today,
            currentBalance: decimal(left),
            originalBalance: decimal(price),
            minimumPayment: decimal(amounts[done] ?? 0),
            paymentDueDate: dueOn(done),
            apr: decimal(percent),
          },
        ],
        transactions: [],
        openRows: amounts.slice(0, done).map((amount, index) => ({
          account: 0,
          date: dueOn(index),
          description: `${index + 1} of ${count}`,
          amount: decimal(amount),
        })),
        allowed: {
          institution: names,
          "accounts.0.institution": names,
          "accounts.0.kind": ["other", "personal-loan"],
          "accounts.0.originalBalance": [decimal(price + finance)],
          "accounts.0.maturityDate": [dueOn(count - 1)],
          "accounts.0.paymentsAndCredits": [decimal(paid)],
          "accounts.0.feesCharged": ["0.00"],
          "accounts.0.interestCharged": [decimal(finance)],
          "accounts.0.apr": ["0", decimal(percent)],
        },
      },
    };
  },
};

/** Pay in four: each order a plan of its own with its four days; what is overdue is marked. */
const payInFour: Layout = {
  name: "hv-paylater-four",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed * 79 + 9);
    const person = makePerson(random);
    const today = addDays("2025-05-06", random.whole(0, 480));
    const shops = [...SHOPS];
    const orders = Array.from({ length: random.whole(1, 3) }, () => {
      const shop = shops.splice(random.whole(0, shops.length - 1), 1)[0] ?? "Solemate";
      const total = dollars(random, 48, 620) + random.whole(0, 99);
      const quarter = Math.floor(total / 4);
      const done = random.whole(1, 3);
      const first = addDays(today, -14 * (done - 1) - random.whole(1, 11));
      const parts = [0, 1, 2, 3].map((index) => ({
        amount: index === 0 ? total - quarter * 3 : quarter,
        day: addDays(first, 14 * index),
      }));
      const paid = parts.slice(0, done).reduce((sum, part) => sum + part.amount, 0);
      return { shop, total, done, parts, left: total - paid, number: digits(random, 9), day: first };
    });
    const owed = orders.reduce((sum, order) => sum + order.left, 0);
    const html = document(
      `${BASE}body{font:9pt Arial;color:#111}.logo{background:#b2fce4;display:inline-block;padding:6px 14px;border-radius:18px;font-weight:bold;font-size:15pt}.tot{background:#111;color:#fff;padding:10px 14px;margin:14px 0;display:flex;justify-content:space-between;font-size:12pt}.ord{border:1px solid #ccc;padding:8px;margin-bottom:10px}.ord td,.ord th{padding:3px 4px;border-bottom:1px solid #eee}.small{color:#555}`,
      `<div class=row><div><span class=logo>lateroo</span></div><div class=r>Account summary<br>${date.dayFirst(today)}</div></div><p>${person.name}<br>${person.street}<br>${person.town}</p><div class=tot><span>Total owing across ${orders.length} ${orders.length === 1 ? "order" : "orders"}</span><span>${$(owed)}</span></div>
${orders
  .map((order) => {
    const next = order.parts[order.done];
    return `<div class=ord><div class=row><div><b>${escaped(order.shop)}</b><br>Order #${order.number} &nbsp; Ordered ${date.dayFirst(order.day)}</div><div class=r>Order total ${$(order.total)}<br><b>Left to pay ${$(order.left)}</b></div></div><p>Next payment <b>${$(next?.amount ?? 0)}</b> due <b>${date.dayFirst(next?.day ?? today)}</b></p>${grid(
      "lllr",
      ["Instalment", "Due", "Status", "Amount"],
      order.parts.map((part, index) => [
        `Payment ${index + 1} of 4`,
        date.dayFirst(part.day),
        index < order.done ? "Paid" : "Due",
        $(part.amount),
      ]),
    )}</div>`;
  })
  .join(
    "",
  )}<p class=small>Pay in 4 instalments, interest-free. Late fees may apply: if a payment is not made within 10 days of its due date, a late fee of up to $8 may be charged, capped at 25% of the order value. You must be 18 or over and a resident of the U.S. Loans to California residents made or arranged pursuant to a California Finance Lenders Law license. Lateroo US, Inc., 760 Market Street, Floor 2, San Francisco, CA 94102.</p>`,
    );
    const names = (shop?: string) => [
      "Lateroo",
      "Lateroo US, Inc.",
      "Lateroo US, Inc",
      ...(shop === undefined ? [] : [shop]),
    ];
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "lateroo",
        accounts: orders.map((order) => ({
          kind: "loan" as const,
          institution: "lateroo",
          accountLast4: order.number.slice(-4),
          statementDate: today,
          currentBalance: decimal(order.left),
          originalBalance: decimal(order.total),
          minimumPayment: decimal(order.parts[order.done]?.amount ?? 0),
          paymentDueDate: order.parts[order.done]?.day ?? today,
        })),
        transactions: [],
        openRows: orders.flatMap((order, account) =>
          order.parts.slice(0, order.done).map((part, index) => ({
            account,
            date: part.day,
            description: `Payment ${index + 1} of 4`,
            amount: decimal(part.amount),
          })),
        ),
        allowed: {
          institution: names(),
          ...Object.fromEntries(
            orders.flatMap((order, index): [string, string[]][] => [
              [`accounts.${index}.institution`, names(order.shop)],
              [`accounts.${index}.kind`, ["other", "personal-loan"]],
              [`accounts.${index}.maturityDate`, [order.parts[3]?.day ?? today]],
              [`accounts.${index}.apr`, ["0", "0.00"]],
            ]),
          ),
        },
      },
    };
  },
};

export const hvCollections: readonly Layout[] = [validation, offers];
export const hvPayLater: readonly Layout[] = [monthlyPlan, payInFour];
