import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import { $, digits, money2, start, sum } from "./uj-data.ts";

const KINDS = ["personal-loan", "other"];
const SHOPS = [
  "Fern & Loom",
  "Trailhead Outfitters",
  "Casa Nido Home",
  "Velo Supply Co.",
  "Juno Beauty",
  "Peak Audio",
];

/** The same day of the month, `count` months on. */
const addMonths = (day: string, count: number) => {
  const month = Number(day.slice(5, 7)) - 1 + count;
  const year = Number(day.slice(0, 4)) + Math.floor(month / 12);
  return `${year}-${String((((month % 12) + 12) % 12) + 1).padStart(2, "0")}-${day.slice(8)}`;
};

/** A pay-later account's print-out: two purchases, each a card with its own plan. */
const orders: Layout = {
  name: "uj-later-two-orders",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = start(seed, 21);
    const shops = [...SHOPS];
    const plans = [1, 2].map((paidCount) => {
      const shop = random.pick(shops);
      shops.splice(shops.indexOf(shop), 1);
      const part = random.whole(1_150, 12_900);
      const bought = addDays(day, -14 * (paidCount - 1) - random.whole(2, 11));
      const dates = [0, 14, 28, 42].map((days) => addDays(bought, days));
      return {
        shop: shop.replace("&", "&amp;"),
        number: `${digits(random, 4)}-${digits(random, 4)}`,
        part,
        bought,
        dates,
        paidCount,
        total: part * 4,
        left: part * (4 - paidCount),
      };
    });
    const paid = plans
      .flatMap((plan, account) =>
        plan.dates.slice(0, plan.paidCount).map((when) => ({ when, account, plan, amount: plan.part })),
      )
      .toSorted((one, two) => two.when.localeCompare(one.when));
    const card = digits(random, 4);
    const text = (entry: (typeof paid)[number]) => `${entry.plan.shop} payment`;
    const spend = random.whole(3, 12) * 5_000;
    const owed = sum(plans.map((plan) => plan.left));
    const html = document(
      `${BASE}body{font:9.4pt "Helvetica Neue",Arial,sans-serif;color:#1c1c28}.logo{font:900 22pt Arial;letter-spacing:-1px}.pill{background:#ffd1e8;border-radius:14px;padding:12px 18px;margin:10px 0}.big{font-size:22pt;font-weight:bold}.o{border:1px solid #ddd;border-radius:12px;padding:12px 16px;margin:10px 0;break-inside:avoid}.m{color:#667;font-size:8.2pt}.d td{padding:3px 0;border-bottom:1px solid #eee}.t th{color:#667;font-size:8pt;font-weight:normal;border-bottom:1px solid #999}.t td{padding:4px 0;border-bottom:1px solid #eee}h2{font-size:13pt;margin:14px 0 4px}`,
      `<div class=row><div class=logo>quilla</div><div class=r>Account summary<br><span class=m>${date.long(day)}</span></div></div>
      <p>${person.name}<br><span class=m>${person.street}, ${person.town}</span></p>
      <div class="pill row"><div><div class=m>Total to pay</div><div class=big>${$(owed)}</div></div><div><div class=m>Available to spend*</div><div class=big>${$(spend)}</div></div></div>
      <h2>Active purchases (${plans.length})</h2>
      ${plans
        .map(
          (plan) =>
            `<div class=o><div class=row><div><b style="font-size:12pt">${plan.shop}</b><br><span class=m>Order ${plan.number} &middot; Purchased ${date.abbreviatedBare(plan.bought)}</span></div><div class=r><span class=m>Pay in 4</span><br><b>${4 - plan.paidCount} of 4 payments left</b></div></div>
        ${pairs(
          [
            ["Order total", $(plan.total)],
            ["Paid so far", $(plan.part * plan.paidCount)],
            ["Remaining balance", $(plan.left)],
            ["Next payment", $(plan.part)],
            ["Due", date.abbreviatedBare(plan.dates[plan.paidCount] ?? day)],
            ["Final payment", date.abbreviatedBare(plan.dates[3] ?? day)],
            ["Interest", "0%"],
          ],
          "class=d",
        )}</div>`,
        )
        .join("")}
      <h2>Payments made</h2>
      ${grid(
        "lllr",
        ["Date", "Purchase", "Method", "Amount"],
        paid.map((entry) => [
          date.abbreviatedBare(entry.when),
          text(entry),
          `Visa &bull;&bull;&bull;&bull; ${card}`,
          $(entry.amount),
        ]),
        "class=t",
      )}
      <p class=m style="margin-top:14px">*An estimate, not a guarantee: every purchase is reviewed separately. Missed payments may be subject to a late fee of up to $7.00, capped at 25% of the order. You can snooze a due date once per purchase in the app. Pay in 4 loans are made by quilla Inc., NMLS #1353190. For California residents, loans are made or arranged pursuant to a California Financing Law license.</p>
      <p class=m>quilla Inc., 800 N. High Street, Suite 400, Columbus, OH 43215 &middot; Need help? Chat with us in the app 24/7.</p>`,
    );
    const base = alsoNamed(
      {
        documentType: "loans",
        institution: "quilla",
        accounts: plans.map((plan) => ({
          kind: "loan" as const,
          institution: "quilla",
          accountLast4: plan.number.slice(-4),
          statementDate: day,
          currentBalance: money2(plan.left),
          originalBalance: money2(plan.total),
          minimumPayment: money2(plan.part),
          paymentDueDate: plan.dates[plan.paidCount] ?? day,
          maturityDate: plan.dates[3] ?? day,
        })),
        transactions: paid.map((entry) => ({
          account: entry.account,
          date: entry.when,
          description: text(entry).replace("&amp;", "&"),
          amount: money2(entry.amount),
        })),
      },
      "quilla Inc.",
      "Quilla",
    );
    return {
      html,
      truth: {
        ...base,
        allowed: {
          ...base.allowed,
          ...Object.fromEntries(
            plans.flatMap(
              (plan, index): Array<[string, string[]]> => [
                [`accounts.${index}.kind`, KINDS],
                [`accounts.${index}.apr`, ["0", "0.00"]],
                [`accounts.${index}.availableCredit`, [money2(spend)]],
                [`accounts.${index}.paymentsAndCredits`, [money2(plan.part * plan.paidCount)]],
              ],
            ),
          ),
        },
      },
    };
  },
};

/** A monthly plan with interest: loan terms left, next payment right, history and what is still to come. */
const monthly: Layout = {
  name: "uj-later-monthly-plan",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = start(seed, 22);
    const shop = random.pick(SHOPS).replace("&", "&amp;");
    const amount = random.whole(30_000, 260_000);
    const rate = random.pick([1_000, 1_500, 1_999, 2_499, 2_999]);
    const months = random.pick([12, 18, 24]);
    const monthRate = rate / 120_000;
    const payment = Math.round((amount * monthRate) / (1 - (1 + monthRate) ** -months));
    const dayOfMonth = String(random.whole(1, 28)).padStart(2, "0");
    const done = random.whole(2, 5);
    const rows: Array<{ when: string; interest: number; principal: number; amount: number; left: number }> =
      [];
    let left = amount;
    const due = (index: number) => addMonths(`${addDays(day, 20).slice(0, 7)}-${dayOfMonth}`, index - done);
    for (let index = 0; index < months; index++) {
      const interest = Math.round(left * monthRate);
      const principal = index === months - 1 ? left : payment - interest;
      left -= principal;
      rows.push({ when: due(index), interest, principal, amount: principal + interest, left });
    }
    const paid = rows.slice(0, done);
    const late = random.chance(0.25);
    const missed = rows[done];
    const next = rows[late ? done + 1 : done];
    const last = rows[months - 1];
    const before = paid[done - 1];
    if (!missed || !next || !last || !before) throw new RangeError("No payments are left.");
    const today = late ? addDays(missed.when, random.whole(5, 12)) : addDays(next.when, -random.whole(8, 20));
    const overdue = late ? missed.amount : 0;
    const id = `${random.pick(["KX", "PL", "RT"])}${digits(random, 2)}-${digits(random, 4)}`;
    const card = digits(random, 4);
    const opened = addMonths(rows[0]?.when ?? day, -1);
    const finance = sum(rows.map((row) => row.interest));
    const how = `Payment - Debit card ending in ${card}`;
    const html = document(
      `${BASE}body{font:9.2pt Calibri,Carlito,Arial,sans-serif;color:#101820}.logo{font:bold 20pt "Trebuchet MS",Arial;color:#4a3aff}h2{font-size:12pt;border-bottom:2px solid #4a3aff;padding-bottom:2px;margin:14px 0 6px}.d td{padding:3px 0}.d tr td:first-child{color:#555}.due{background:#f1f0ff;padding:12px 16px;border-left:6px solid #4a3aff}.due .n{font-size:22pt;font-weight:bold}.t th{border-bottom:1px solid #101820;padding:3px}.t td{padding:3px;border-bottom:1px solid #e4e4ee}.tila td,.tila th{border:1px solid #101820;padding:5px;width:25%;vertical-align:top;font-size:8pt}`,
      `<div class=row><div class=logo>tandemo</div><div class=r><b>Loan statement</b><br>Statement date: ${date.abbreviatedBare(today)}<br>Loan ID: ${id}</div></div>
      <p>${person.name}<br>${person.street}<br>${person.town}</p>
      <div class=row><div><h2>Your ${shop} purchase</h2>${pairs(
        [
          ["Loan amount", $(amount)],
          ["APR", `${money2(rate)}%`],
          ["Term", `${months} months`],
          ["Monthly payment", $(payment)],
          ["Loan start date", date.abbreviatedBare(opened)],
          ["Final payment due", date.abbreviatedBare(last.when)],
          ["Principal balance", $(before.left)],
          ["Past due amount", $(overdue)],
        ],
        "class=d",
      )}</div>
      <div><h2>Next payment</h2><div class=due><div class=n>${$(payment)}</div>due ${date.abbreviatedBare(next.when)}<br><span class=small>${late ? `AutoPay is off. You have a past due amount of ${$(overdue)}. Please pay it as soon as you can.` : `AutoPay is on. We'll charge your debit card ending in ${card}.`}</span></div><p class=small>You can pay early or pay off your loan at any time with no prepayment penalty. Payoff amount may differ from your principal balance because interest accrues daily. tandemo never charges late fees.</p></div></div>
      <h2>Payment history</h2>
      ${grid(
        "llrrr",
        ["Date", "Description", "Principal", "Interest", "Amount"],
        paid.map((row) => [
          date.abbreviatedBare(row.when),
          how,
          $(row.principal),
          $(row.interest),
          $(row.amount),
        ]),
        "class=t",
      )}
      <h2>Upcoming payments</h2>
      ${grid(
        "lllr",
        ["Due date", "Payment", "Status", "Amount"],
        rows
          .slice(done, done + 4)
          .map((row, index) => [
            date.abbreviatedBare(row.when),
            `${done + index + 1} of ${months}`,
            late && index === 0 ? "Past due" : "Scheduled",
            $(row.amount),
          ]),
        "class=t",
      )}
      <h2>Truth in Lending disclosure</h2>
      <table class=tila><tr><td><b>ANNUAL PERCENTAGE RATE</b><br>The cost of your credit as a yearly rate.<br><b>${money2(rate)}%</b></td><td><b>FINANCE CHARGE</b><br>The dollar amount the credit will cost you.<br><b>${$(finance)}</b></td><td><b>AMOUNT FINANCED</b><br>The amount of credit provided to you or on your behalf.<br><b>${$(amount)}</b></td><td><b>TOTAL OF PAYMENTS</b><br>The amount you will have paid after you have made all payments as scheduled.<br><b>${$(amount + finance)}</b></td></tr></table>
      <p class=small>Loans through tandemo are made by Halvorsen Bank, Member FDIC, and serviced by Tandemo Loan Services, LLC (NMLS ID 1479506). We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults may be reflected in your credit report. Questions? Visit tandemo.example/help or write to 633 Folsom Street, San Francisco, CA 94107.</p>`,
    );
    const base = alsoNamed(
      {
        documentType: "loans",
        institution: "tandemo",
        accounts: [
          {
            kind: "personal-loan",
            institution: "tandemo",
            accountLast4: id.slice(-4),
            statementDate: today,
            currentBalance: money2(before.left),
            originalBalance: money2(amount),
            minimumPayment: money2(payment),
            paymentDueDate: next.when,
            maturityDate: last.when,
            pastDue: money2(overdue),
            apr: money2(rate),
          },
        ],
        transactions: paid.map((row) => ({
          account: 0,
          date: row.when,
          description: how,
          amount: money2(row.amount),
        })),
      },
      "Tandemo Loan Services, LLC",
      "Halvorsen Bank",
      "Tandemo",
    );
    return { html, truth: { ...base, allowed: { ...base.allowed, "accounts.0.kind": ["loan", "other"] } } };
  },
};

/** A receipt by e-mail, printed: the order, four payments of which today's is paid. */
const receipt: Layout = {
  name: "uj-later-pay4-receipt",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = start(seed, 23);
    const shop = random.pick(SHOPS).replace("&", "&amp;");
    const part = random.whole(950, 24_000);
    const odd = random.whole(0, 3);
    const total = part * 4 + odd;
    const first = part + odd;
    const left = part * 3;
    const dates = [0, 14, 28, 42].map((days) => addDays(day, days));
    const number = digits(random, 10);
    const card = digits(random, 4);
    const words = ["First payment", "Second payment", "Third payment", "Final payment"];
    const tax = Math.round(total * 0.07);
    const shipping = random.chance(0.5) ? 0 : 599;
    const items = total - tax - shipping;
    const html = document(
      `${BASE}body{font:10pt Arial,sans-serif;color:#2c2e2f}.wrap{width:5.6in;margin:0 auto}.mail{font-size:8.5pt;border-bottom:1px solid #999;padding-bottom:6px;margin-bottom:14px}.logo{font:italic bold 20pt Arial;color:#003b8e}.t td{padding:7px 0;border-bottom:1px solid #e0e0e0}.g{color:#0a7a3b}.d td{padding:3px 0}.s{font-size:7.6pt;color:#555}h2{font-size:12.5pt;margin:16px 0 4px}.btn{background:#003b8e;color:#fff;border-radius:18px;padding:8px 24px;display:inline-block;font-weight:bold}`,
      `<div class=mail><b>From:</b> Paysley &lt;service@paysley.example&gt;<br><b>To:</b> ${person.name}<br><b>Date:</b> ${date.abbreviatedBare(day)}, ${random.whole(1, 11)}:${random.whole(10, 59)} PM<br><b>Subject:</b> Receipt for your ${shop} purchase</div>
      <div class=wrap><div class=logo>Paysley</div>
      <h1 style="font-size:17pt">You paid with Pay in 4 at ${shop}</h1>
      <p>Hi ${person.name.split(" ")[0]}, here's your receipt and your payment plan. You've made your down payment of ${$(first)}. We'll collect the rest automatically every 2 weeks.</p>
      <h2>Your plan</h2>
      <table class=t>${dates.map((when, index) => `<tr><td><b>${words[index]}</b><br>${index === 0 ? `<span class=g>Paid today</span>` : date.abbreviatedBare(when)}</td><td class=r><b>${$(index === 0 ? first : part)}</b></td></tr>`).join("")}</table>
      ${pairs(
        [
          ["Purchase amount", $(total)],
          ["Paid", $(first)],
          ["Remaining balance", $(left)],
          ["Next payment due", date.abbreviatedBare(dates[1] ?? day)],
          ["APR", "0.00%"],
          ["Finance charge", "$0.00"],
          ["Plan ID", number],
          ["Payment method", `Debit card x-${card}`],
        ],
        "class=d",
      )}
      <p><span class=btn>Manage my plan</span></p>
      <h2>Order details</h2>
      ${pairs(
        [
          ["Items", $(items)],
          ["Shipping", $(shipping)],
          ["Tax", $(tax)],
          ["Order total", $(total)],
        ],
        "class=d",
      )}
      <p class=s>Ship to: ${person.name}, ${person.street}, ${person.town}</p>
      <p class=s>Late fees: none. Loans to California residents are made or arranged pursuant to a California Financing Law License. Paysley, Inc. is a Georgia Installment Lender Licensee, NMLS #910457. Paysley Pay in 4 is available for purchases of $30.00 to $1,500.00. Offer availability depends on the merchant and may not be available for certain recurring subscription services.</p>
      <p class=s>Please don't reply to this email. To get in touch with us, click Help &amp; Contact. Copyright &copy; 2026 Paysley, Inc. All rights reserved. 2211 North First Street, San Jose, CA 95131.</p></div>`,
    );
    const base = alsoNamed(
      {
        documentType: "loans",
        institution: "Paysley",
        accounts: [
          {
            kind: "loan",
            institution: "Paysley",
            accountLast4: number.slice(-4),
            currentBalance: money2(left),
            originalBalance: money2(total),
            minimumPayment: money2(part),
            paymentDueDate: dates[1] ?? day,
            apr: "0.00",
          },
        ],
        transactions: [],
        openRows: [
          { account: 0, date: day, description: "First payment", amount: money2(first) },
          { account: 0, date: day, description: "First payment Paid today", amount: money2(first) },
        ],
      },
      "Paysley, Inc.",
    );
    return {
      html,
      truth: {
        ...base,
        allowed: {
          ...base.allowed,
          "accounts.0.kind": KINDS,
          "accounts.0.statementDate": [day],
          "accounts.0.maturityDate": [dates[3] ?? day],
          "accounts.0.interestCharged": ["0.00"],
          "accounts.0.feesCharged": ["0.00"],
          "accounts.0.paymentsAndCredits": [money2(first)],
        },
      },
    };
  },
};

export const laterLayouts: readonly Layout[] = [orders, monthly, receipt];
