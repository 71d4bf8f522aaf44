import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { $, addMonths, endOfMonth, some, start, sum } from "./uo-data.ts";
import { KINDS } from "./uo-debts.ts";

const SHOPS = [
  "Juniper Row",
  "TREADLAB",
  "Pet Parade",
  "Sola Eyewear",
  "Northpeak Outdoor",
  "The Linen Edit",
];

/** A pay-in-4 account page printed from the browser: every order a card with its four payments. */
const payInFour: Layout = {
  name: "uo-pay-in-4-account",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, last } = start(seed, 10);
    const today = addDays(last, -random.whole(4, 18));
    const count = random.whole(1, 3);
    const orders = some(random, SHOPS, count).map((shop, index) => {
      const each = random.whole(9, 88) * 100 + random.pick([0, 25, 50, 75, 99]);
      const done = random.whole(1, 3);
      const started = addDays(today, -14 * (done - 1) - random.whole(1, 12));
      return {
        shop,
        each,
        done,
        started,
        number: `${random.whole(30_000, 79_999)}${random.whole(10_000 + index, 98_999)}`,
        days: [0, 14, 28, 42].map((offset) => addDays(started, offset)),
      };
    });
    const left = (order: (typeof orders)[number]) => order.each * (4 - order.done);
    const spend = random.whole(4, 24) * 2_500;
    const next = [...orders].toSorted((a, b) =>
      (a.days[a.done] ?? "") < (b.days[b.done] ?? "") ? -1 : 1,
    )[0];
    const nextDay = next?.days[next.done] ?? "";
    return {
      html: document(
        `${BASE}body{font:10pt "Inter",Arial,sans-serif;color:#111}.nav{display:flex;gap:22px;align-items:center;border-bottom:1px solid #ddd;padding-bottom:8px}.lg{font-size:18pt;font-weight:800;letter-spacing:-1px}.sum{display:flex;gap:12px;margin:14px 0}.sum>div{flex:1;background:#d9f5e8;border-radius:12px;padding:12px}.sum b{font-size:16pt;display:block}.o{border:1px solid #ccc;border-radius:12px;padding:12px;margin:10px 0;break-inside:avoid}.o td,.o th{padding:4px;border-bottom:1px solid #eee}.g{color:#666}`,
        `<div class=nav><span class=lg>quartly</span><span>Shop</span><span><b>Orders</b></span><span>Payment methods</span><span>Help</span><span style="margin-left:auto">${person.name}</span></div>
<p class=g>${date.abbreviatedBare(today)}</p><div class=sum><div>Total owing<b>${$(sum(orders.map(left)))}</b></div><div>Next payment<b>${$(next?.each ?? 0)}</b>${date.abbreviatedBare(nextDay)}</div><div>Available to spend<b>${$(spend)}</b></div></div>
<h3>Active orders (${count})</h3>
${orders
  .map(
    (order) =>
      `<div class=o><div class=row><div><b>${order.shop}</b><br><span class=g>Order no. ${order.number}</span></div><div class=r>Order total <b>${$(order.each * 4)}</b><br><span class=g>Placed ${date.abbreviatedBare(order.started)}</span></div></div>${grid(
        "lllr",
        ["", "Date", "", "Amount"],
        order.days.map((day, at) => [
          `Payment ${at + 1} of 4`,
          date.abbreviatedBare(day),
          at < order.done ? "&#10003; Paid" : at === order.done ? "Upcoming" : "Scheduled",
          $(order.each),
        ]),
      )}<div class=row style="margin-top:6px"><div>Next payment due ${date.abbreviatedBare(order.days[order.done] ?? "")}: <b>${$(order.each)}</b></div><div class=r>Remaining balance <b>${$(left(order))}</b></div></div></div>`,
  )
  .join("")}
<p class=g>Autopay is on. Payments are taken from Visa debit &bull;&bull; 4402 on each due date. You can move one due date per order up to 7 days.</p>
<p class=small>Pay in 4 is offered by Quartly US Services, Inc. and is interest-free when you pay on time. If a payment is not made within 10 days of its due date a late fee of up to $8.00 may be charged; late fees never exceed 25% of the order value. Loans to California residents are made pursuant to a California Finance Lenders Law license. Quartly may report your repayment history to consumer reporting agencies. &copy; ${today.slice(0, 4)} Quartly. Privacy Policy | Installment Agreement | Accessibility</p>`,
      ),
      truth: {
        documentType: "loans",
        institution: "quartly",
        accounts: orders.map((order) => ({
          kind: "loan" as const,
          institution: "quartly",
          accountLast4: order.number.slice(-4),
          originalBalance: decimal(order.each * 4),
          currentBalance: decimal(left(order)),
          minimumPayment: decimal(order.each),
          paymentDueDate: order.days[order.done] ?? "",
        })),
        transactions: [],
        openRows: orders.flatMap((order, account) =>
          order.days.slice(0, order.done).map((day, at) => ({
            account,
            date: day,
            description: `Payment ${at + 1} of 4`,
            amount: decimal(order.each),
          })),
        ),
        allowed: {
          institution: ["Quartly", "Quartly US Services, Inc."],
          ...Object.fromEntries(
            orders.flatMap((order, index) => [
              [`accounts.${index}.institution`, ["Quartly", "Quartly US Services, Inc."]],
              [`accounts.${index}.kind`, KINDS],
              [`accounts.${index}.statementDate`, [today]],
              [`accounts.${index}.maturityDate`, [order.days[3] ?? ""]],
              [`accounts.${index}.availableCredit`, [decimal(spend)]],
            ]),
          ),
        },
      },
    };
  },
};

/** A furniture chain's installment contracts: one statement, a block for each contract, a coupon for all of them. */
const furniture: Layout = {
  name: "uo-furniture-installment",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, first, last4 } = start(seed, 11);
    const day = addDays(endOfMonth(first), -10);
    const due = addDays(day, 20);
    const numbers = [last4, String(random.whole(1100, 9800))].slice(0, random.chance(0.35) ? 2 : 1);
    const contracts = numbers.map((tail) => {
      const term = random.pick([24, 32, 36]);
      const apr = random.pick([1_899, 2_499, 2_899, 2_999]);
      const financed = random.whole(90_000, 480_000);
      const rate = apr / 120_000;
      const payment = Math.round((financed * rate) / (1 - (1 + rate) ** -term));
      const month = random.whole(3, term - 8);
      const before = Math.round(
        financed * (1 + rate) ** month - (payment * ((1 + rate) ** month - 1)) / rate,
      );
      const missed = random.chance(0.25);
      const days = random.whole(29, 31);
      const interest = missed ? 0 : Math.round((before * apr * days) / 3_650_000);
      const principal = missed ? 0 : payment - interest;
      return {
        number: `5${random.whole(1000, 8999)}${tail}`,
        tail,
        apr: `${Math.floor(apr / 100)}.${apr % 100}`,
        financed,
        payment,
        before,
        missed,
        interest,
        principal,
        balance: before - principal,
        late: missed ? 1_500 : 0,
        paidDay: addDays(day, -random.whole(9, 17)),
        matures: addMonths(due, term - month - 1),
      };
    });
    const owed = (c: (typeof contracts)[number]) => c.payment + (c.missed ? c.payment + c.late : 0);
    const all = sum(contracts.map(owed));
    return {
      html: document(
        `${BASE}body{font:9.5pt Arial,sans-serif}.lg{font:900 21pt "Arial Black",Arial;color:#b5121b}.stm{background:#222;color:#fff;padding:4px 8px;font-weight:bold}.k2{border:1px solid #222}.k2 td{padding:3px 8px;border-bottom:1px solid #ddd}.t td,.t th{padding:3px;border-bottom:1px solid #bbb;font-size:8.5pt}.c{margin-top:12px;break-inside:avoid}.cut{border-top:2px dashed #222;margin-top:14px;padding-top:6px}`,
        `<div class=row><div class=lg>DELLROY'S</div><div class=r><b>Home<i>Pay</i> Installment Statement</b><br>Customer Service 1-877-555-0119<br>Monday - Saturday 8 AM - 8 PM CT</div></div>
<div class=row style="margin:10px 0"><div>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
          [
            ["Statement Date", date.slash(day)],
            ["Payment Due Date", date.slash(due)],
            ["Total Amount Due", `<b>${$(all)}</b>`],
          ],
          "class=k2",
        )}</div></div>
${contracts
  .map(
    (c) =>
      `<div class=c><div class=stm>CONTRACT NO. ${c.number}</div><div class=row><div>${pairs([
        ["Amount Financed", $(c.financed)],
        ["Annual Percentage Rate", `${c.apr}%`],
        ["Final Payment Date", date.slash(c.matures)],
        ["Previous Principal Balance", $(c.before)],
        ["<b>Principal Balance</b>", `<b>${$(c.balance)}</b>`],
      ])}</div><div>${pairs([
        ["Regular Monthly Payment", $(c.payment)],
        ["Past Due Amount", $(c.missed ? c.payment : 0)],
        ["Late Charges", $(c.late)],
        ["<b>Amount Due This Contract</b>", `<b>${$(owed(c))}</b>`],
        ["Payment Due Date", date.slash(due)],
      ])}</div></div>${grid(
        "llrrr",
        ["Date", "Activity Since Last Statement", "Amount", "Principal", "Interest"],
        c.missed
          ? [[date.slash(addDays(day, -4)), "LATE CHARGE ASSESSED", $(c.late), "", ""]]
          : [[date.slash(c.paidDay), "PAYMENT - THANK YOU", $(c.payment), $(c.principal), $(c.interest)]],
        "class=t",
      )}</div>`,
  )
  .join("")}
<p><b>How interest is figured.</b> Interest accrues daily on the unpaid principal balance of each contract at the contract rate. Paying early reduces, and paying late increases, the interest you pay. The principal balance is not a payoff amount; call for a payoff quote good for 10 days.</p>
<p><b>Late charges.</b> If a payment is not received in full within 10 days after it is due, a late charge may be assessed as permitted by your contract and state law. <b>Credit reporting.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p>
<p style="border:1px solid #b5121b;padding:6px;text-align:center"><b>Ready for a new mattress?</b> As a valued HomePay customer you may be pre-qualified for up to <b>$2,500.00</b> more. No down payment on approved credit. See store for details.</p>
<div class=cut><div class=row><div class=small>Make checks payable to Dellroy's HomePay. Write your contract number on your check. Pay online, in any store, or mail to:<br><b>Dellroy's HomePay, P.O. Box 815867, Dallas, TX 75234</b></div><div>${pairs(
          [
            ...contracts.map((c) => [`Contract ${c.number}`, $(owed(c))] as const),
            ["Payment Due Date", date.slash(due)],
            ["Total Amount Due", $(all)],
            ["Amount Enclosed", "$ __________"],
          ],
          "class=k2",
        )}</div></div></div>`,
      ),
      truth: {
        documentType: "loans",
        institution: "Dellroy's",
        accounts: contracts.map((c) => ({
          kind: "loan" as const,
          institution: "Dellroy's",
          accountLast4: c.tail,
          statementDate: day,
          currentBalance: decimal(c.balance),
          previousBalance: decimal(c.before),
          originalBalance: decimal(c.financed),
          minimumPayment: decimal(c.payment),
          paymentDueDate: due,
          pastDue: decimal(c.missed ? c.payment : 0),
          maturityDate: c.matures,
          apr: c.apr,
        })),
        transactions: contracts.map((c, account) =>
          c.missed
            ? {
                account,
                date: addDays(day, -4),
                description: "LATE CHARGE ASSESSED",
                amount: decimal(-c.late),
              }
            : { account, date: c.paidDay, description: "PAYMENT - THANK YOU", amount: decimal(c.payment) },
        ),
        allowed: {
          institution: ["DELLROY'S", "Dellroy's HomePay"],
          ...Object.fromEntries(
            contracts.flatMap((c, index) => [
              [`accounts.${index}.institution`, ["DELLROY'S", "Dellroy's HomePay"]],
              [`accounts.${index}.kind`, KINDS],
              [`accounts.${index}.feesCharged`, [decimal(c.late)]],
              ...(c.missed
                ? []
                : [
                    [`accounts.${index}.interestCharged`, [decimal(c.interest)]],
                    [`accounts.${index}.paymentsAndCredits`, [decimal(c.payment)]],
                  ]),
            ]),
          ),
        },
      },
    };
  },
};

export const uoInstalments = [payInFour, furniture];
