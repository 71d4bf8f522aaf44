import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import {
  $,
  addMonths,
  cents,
  digits,
  foot,
  levelPayment,
  monthOf,
  openFor,
  rateOf,
  start,
} from "./ue-data.ts";

const KINDS = ["personal-loan", "loan", "other"];

/** A monthly pay-later lender's loan summary: shop and figures above, disclosure boxes, the schedule and what was paid. */
const monthly: Layout = {
  name: "ue-paylater-monthly",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 11);
    const shop = random.pick([
      "Nordal Cycles",
      "Brightwell Mattress",
      "Kestrel Audio",
      "Tamsin Travel",
      "Home & Hearth Supply",
    ]);
    const amount = random.whole(18_000, 240_000);
    const rate = random.pick([0, 0, 10_000, 14_990, 19_990, 26_990, 30_000, 35_990]);
    const months = random.pick([6, 12, 18]);
    const payment = levelPayment(amount, rate, months);
    const opened = `2026-${String(random.whole(1, 4)).padStart(2, "0")}-${String(random.whole(3, 27)).padStart(2, "0")}`;
    const first = addMonths(opened, 1);
    const paidCount = random.whole(1, 4);
    let left = amount;
    const plan = Array.from({ length: months }, (_, index) => {
      const interest = monthOf(left, rate);
      const principal = index === months - 1 ? left : Math.min(left, payment - interest);
      left -= principal;
      return { due: addMonths(first, index), interest, principal, left, paid: index < paidCount };
    });
    const total = plan.reduce((sum, row) => sum + row.interest + row.principal, 0);
    const paid = plan.filter((row) => row.paid);
    const balance = paid.at(-1)?.left ?? amount;
    const next = plan[paidCount];
    const due = next?.due ?? first;
    const asOf = addDays(due, -random.whole(6, 14));
    const autopay = random.chance(0.5);
    const id = `${random.pick(["KXQP", "TRDW", "MZLB"])}-${digits(random, 4)}`;
    const loan = plan.slice(paidCount);
    const html = document(
      `${BASE}body{font:9.5pt "Helvetica Neue",Helvetica,Arial;color:#1a1a2e}.logo{font:bold 22pt Helvetica,Arial;color:#0f6b57}.card{border:1px solid #ccd;border-radius:8px;padding:12px 14px;margin-top:12px}.big{font-size:20pt;font-weight:bold}.g{color:#667}.til td{border:2px solid #000;padding:6px;vertical-align:top;width:25%;font-size:8pt}.til b{font-size:12pt}.t th{color:#667;font-weight:normal;font-size:8.5pt;border-bottom:1px solid #ccd;padding:3px 4px}.t td{padding:3px 4px;border-bottom:1px solid #eef}`,
      `<div class=row><div class=logo>trellis</div><div class=r><span class=g>Loan summary as of ${date.abbreviatedBare(asOf)}</span><br>Loan ID ${id}</div></div>
      <p>${escaped(person.name)}<br>${person.street}<br>${person.town}</p>
      <div class=card><div class=row><div><span class=g>Your purchase at</span><br><b style="font-size:14pt">${escaped(shop)}</b><br><span class=g>${date.long(opened)}</span></div><div><span class=g>Remaining principal</span><br><span class=big>${$(balance)}</span></div><div><span class=g>Next payment</span><br><span class=big>${$(next ? next.interest + next.principal : payment)}</span><br>due ${date.long(due)}</div></div><p>${autopay ? "AutoPay is on. We'll charge your debit card on your due date." : "AutoPay is off. Turn it on in the app so you never miss a payment."}</p></div>
      <div class=card><b>Loan details</b>${pairs([
        ["Loan amount", $(amount)],
        ["APR", `${rateOf(rate)}%`],
        ["Term", `${months} months`],
        ["Monthly payment", $(payment)],
        ["Payments made", `${paidCount} of ${months}`],
        ["Paid to date", $(paid.reduce((sum, row) => sum + row.interest + row.principal, 0))],
        ["Final payment date", date.long(plan.at(-1)?.due ?? first)],
        ["Lender", "Cross Ridge Bank, Member FDIC"],
      ])}</div>
      <p style="margin-bottom:3px"><b>Truth in Lending disclosure</b> <span class=g>(at the time of your purchase)</span></p><table class=til><tr><td>ANNUAL PERCENTAGE RATE<br>The cost of your credit as a yearly rate.<br><b>${rateOf(rate)}%</b></td><td>FINANCE CHARGE<br>The dollar amount the credit will cost you.<br><b>${$(total - amount)}</b></td><td>AMOUNT FINANCED<br>The amount of credit provided to you or on your behalf.<br><b>${$(amount)}</b></td><td>TOTAL OF PAYMENTS<br>The amount you will have paid after you have made all payments as scheduled.<br><b>${$(total)}</b></td></tr></table>
      <div class=card><b>Payment history</b>${grid(
        "llrrr",
        ["Date", "Description", "Principal", "Interest", "Amount"],
        paid.map((row) => [
          date.abbreviatedBare(row.due),
          "Payment - debit card",
          $(row.principal),
          $(row.interest),
          $(row.principal + row.interest),
        ]),
        "class=t",
      )}</div>
      <div class=card><b>Upcoming payments</b>${grid(
        "lr",
        ["Due date", "Amount"],
        loan.slice(0, 4).map((row) => [date.abbreviatedBare(row.due), $(row.principal + row.interest)]),
        "class=t",
      )}${loan.length > 4 ? `<span class=g>and ${loan.length - 4} more</span>` : ""}</div>
      <p class=small>No late fees, ever. If you don't pay on time we may report it to the credit bureaus, and you may not be able to use Trellis again. Rates from 0&ndash;36% APR. Payment options through Trellis are subject to an eligibility check and are provided by these lending partners: trellis.example/lenders. Trellis Loan Services, LLC, 650 California St, San Francisco, CA 94108. NMLS 1883087.</p>${foot("Questions? help@trellis.example", "1 of 1")}`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "trellis",
        accounts: [
          {
            kind: "loan",
            institution: "trellis",
            accountLast4: id.slice(-4),
            statementDate: asOf,
            currentBalance: cents(balance),
            originalBalance: cents(amount),
            minimumPayment: cents(payment),
            paymentDueDate: due,
            maturityDate: plan.at(-1)?.due ?? first,
            apr: rateOf(rate),
          },
        ],
        transactions: paid.map((row) => ({
          account: 0,
          date: row.due,
          description: "Payment - debit card",
          amount: cents(row.principal + row.interest),
        })),
        allowed: {
          institution: ["Trellis", "Trellis Loan Services, LLC", "Cross Ridge Bank"],
          ...openFor(0, {
            institution: ["Trellis", "Trellis Loan Services, LLC", "Cross Ridge Bank"],
            kind: KINDS,
            interestCharged: [cents(total - amount)],
            paymentsAndCredits: [cents(paid.reduce((sum, row) => sum + row.interest + row.principal, 0))],
          }),
        },
      },
    };
  },
};

/** Four payments a fortnight apart: one card of the page for each open order, statuses beside the days. */
const fourths: Layout = {
  name: "ue-paylater-four-payments",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 12);
    const asOf = `2026-${String(random.whole(2, 11)).padStart(2, "0")}-${String(random.whole(5, 27)).padStart(2, "0")}`;
    const shops = ["Lune & Lark", "Sole Republic", "Verdant Beauty", "Gearhead Outdoor", "Paperbark Kids"];
    const orders = Array.from({ length: random.whole(1, 2) }, (_, index) => {
      const total = random.whole(3_500, 48_000);
      const share = Math.floor(total / 4);
      const parts = [total - share * 3, share, share, share];
      const paid = random.whole(1, 3);
      const late = random.chance(0.25);
      // An overdue instalment fell due some days before this page; otherwise the next one is still to come.
      const next = late ? addDays(asOf, -random.whole(2, 8)) : addDays(asOf, random.whole(2, 11));
      const bought = addDays(next, -14 * paid);
      const fee = late ? Math.min(800, Math.round(total * 0.25)) : 0;
      return {
        shop: shops[(seed + index * 2) % shops.length] ?? "Lune & Lark",
        id: `${100 + index}${digits(random, 7)}`,
        total,
        late,
        fee,
        bought,
        next,
        due: parts[paid] ?? share,
        left: parts.slice(paid).reduce((sum, part) => sum + part, 0),
        rows: parts.map((part, at) => ({
          part,
          day: addDays(bought, 14 * at),
          paid: at < paid,
          now: at === paid,
        })),
      };
    });
    const owed = orders.reduce((sum, order) => sum + order.left + order.fee, 0);
    const limit = Math.ceil((owed + random.whole(10_000, 90_000)) / 5_000) * 5_000;
    const status = (order: (typeof orders)[number], row: (typeof orders)[number]["rows"][number]) => {
      if (row.paid) return "Paid";
      if (row.now) return order.late ? "<b style='color:#b3261e'>Overdue</b>" : "Due next";
      return "Scheduled";
    };
    const html = document(
      `${BASE}body{font:10pt Verdana,"DejaVu Sans",sans-serif;color:#111}.head{background:#c9f3e4;padding:14px 18px;margin-bottom:14px}.logo{font:bold 21pt Verdana,"DejaVu Sans"}.o{border:2px solid #111;padding:12px 16px;margin-bottom:14px}.o h3{margin:0 0 2px}.s td,.s th{padding:4px 2px;border-top:1px solid #ddd;font-size:9pt}.g{color:#555;font-size:8.5pt}.small{font-size:7pt}`,
      `<div class=head><div class=row><div><span class=logo>kwarto</span><br>Order statement</div><div class=r><span class=g>Prepared ${date.dayFirst(asOf)}</span><br>${escaped(person.name)}<br><span class=g>${person.street}<br>${person.town}</span></div></div></div>
      <div class=row style="margin-bottom:14px"><div><span class=g>Total owing</span><br><b style="font-size:17pt">${$(owed)}</b></div><div><span class=g>Open orders</span><br><b style="font-size:17pt">${orders.length}</b></div><div><span class=g>Available to spend</span><br><b style="font-size:17pt">${$(limit - owed)}</b></div></div>
      ${orders
        .map(
          (
            order,
          ) => `<div class=o><div class=row><div><h3>${escaped(order.shop)}</h3><span class=g>Order #${order.id} &middot; placed ${date.dayFirst(order.bought)}</span></div><div>${pairs([["Order total", $(order.total)], order.fee > 0 && ["Late fee", $(order.fee)], ["Remaining balance", $(order.left)]])}</div></div>
      <p style="margin:8px 0">${order.late ? `Your payment of <b>${$(order.due)}</b> was due on <b>${date.dayFirst(order.next)}</b>. Past due: <b>${$(order.due)}</b>` : `Next payment <b>${$(order.due)}</b> due <b>${date.dayFirst(order.next)}</b>`}</p>
      ${grid(
        "lllr",
        ["Payment", "Due", "Status", "Amount"],
        order.rows.map((row, index) => [
          `${index + 1} of 4`,
          date.dayFirst(row.day),
          status(order, row),
          $(row.part),
        ]),
        "class=s",
      )}</div>`,
        )
        .join("")}
      <p class=small>Four interest-free payments, two weeks apart. Automatic payments are taken from your card ending ${digits(random, 4)}. Late fees may apply and are capped at 25% of the order value, up to $8.00 for each missed payment. Returns: if a store refunds you, we take the refund off your last payment first. Loans to California residents made or arranged pursuant to a California Finance Lenders Law license. Kwarto US Services, LLC, 222 Kearny Street, San Francisco, CA 94108.</p>${foot("kwarto.example/help", "Page 1 / 1")}`,
    );
    const names = ["Kwarto", "Kwarto US Services, LLC"];
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "kwarto",
        accounts: orders.map((order) => ({
          kind: "loan" as const,
          institution: "kwarto",
          accountLast4: order.id.slice(-4),
          statementDate: asOf,
          currentBalance: cents(order.left),
          originalBalance: cents(order.total),
          minimumPayment: cents(order.due),
          paymentDueDate: order.next,
          ...(order.late ? { pastDue: cents(order.due), feesCharged: cents(order.fee) } : {}),
        })),
        transactions: [],
        openRows: orders.flatMap((order, account) =>
          order.rows
            .filter((row) => row.paid)
            .map((row, index) => ({
              account,
              date: row.day,
              description: `${index + 1} of 4`,
              amount: cents(row.part),
            })),
        ),
        allowed: {
          institution: names,
          ...Object.assign(
            {},
            ...orders.map((order, index) =>
              openFor(index, {
                institution: [...names, order.shop],
                kind: KINDS,
                availableCredit: [cents(limit - owed)],
                maturityDate: [order.rows[3]?.day ?? order.next],
                // The plan that is overdue: whether it has a regular instalment still due is a matter of words.
                ...(order.late ? { paymentDueDate: [addDays(order.next, 14)] } : {}),
              }),
            ),
          ),
        },
      },
    };
  },
};

export const ueLater: readonly Layout[] = [monthly, fourths];
