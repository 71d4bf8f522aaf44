import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import {
  addDays,
  date,
  daysBetween,
  decimal,
  digits,
  instalment,
  interestOn,
  later,
  monthStart,
  start,
  sum,
  usd,
} from "./uh-data.ts";

const SHOPS = ["Lumen & Oak", "Sneakerhaus", "Wayfield Home", "Petalry", "Northloft Outdoors", "Glossy Bar"];
const KIND = ["personal-loan", "other"];

/** One order in four parts: an order page with the plan as a list of dates. */
const oneOrder: Layout = {
  name: "uh-later-one-order",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 11);
    const bought = `${monthStart(random)}-${random.whole(10, 28)}`;
    const paid = random.whole(1, 3);
    const today = addDays(bought, (paid - 1) * 14 + random.whole(1, 11));
    const total = random.whole(3_600, 48_000);
    const quarter = Math.floor(total / 4);
    const parts = [0, 1, 2, 3].map((index) => ({
      day: addDays(bought, index * 14),
      amount: index === 0 ? total - quarter * 3 : quarter,
    }));
    const left = sum(parts.slice(paid).map((part) => part.amount));
    const next = parts[paid] ?? { day: today, amount: 0 };
    const order = digits(random, 8);
    const shop = random.pick(SHOPS);
    const card = digits(random, 4);
    const tax = Math.round(total * 0.07);
    return {
      html: document(
        `body{font:10pt Arial;color:#212121}${BASE}.wrap{width:70%;margin:0 auto}.logo{font:bold 20pt Arial;color:#8333d4;text-align:center}.card{border:1px solid #e0e0e0;border-radius:12px;padding:14px;margin:12px 0}.card td{padding:4px 0}.big{font-size:20pt;font-weight:bold}.step{display:flex;gap:12px;align-items:center;padding:7px 0;border-bottom:1px solid #eee}.dot{width:14px;height:14px;border-radius:50%;border:2px solid #8333d4}.on{background:#8333d4}`,
        `<div class=wrap><div class=logo>sizzel</div><div style="text-align:center;font-size:8.5pt">Order details as of ${date.abbreviatedBare(today)}</div>
<div class=card><div style="font-size:8.5pt;color:#666">${escaped(shop)}</div><div class=big>${usd(left)}</div><div>remaining on this order</div>${pairs(
          [
            ["Order ID", order],
            ["Order date", date.abbreviatedBare(bought)],
            ["Order status", "Active"],
          ],
        )}</div>
<div class=card><b>Next payment</b>${pairs([
          ["Amount", usd(next.amount)],
          ["Due", date.abbreviatedBare(next.day)],
          ["Payment method", `Visa &bull;&bull;&bull;&bull; ${card}`],
        ])}</div>
<div class=card><b>Payment schedule</b>${parts.map((part, index) => `<div class=step><span class="dot ${index < paid ? "on" : ""}"></span><span style="flex:1">Payment ${index + 1} of 4<br><span style="font-size:8pt;color:#666">${date.abbreviatedBare(part.day)}</span></span><span style="font-size:8.5pt">${index < paid ? "Paid" : "Scheduled"}</span><b>${usd(part.amount)}</b></div>`).join("")}</div>
<div class=card><b>Order summary</b>${pairs([
          ["Subtotal", usd(total - tax)],
          ["Tax &amp; shipping", usd(tax)],
          ["Order total", usd(total)],
          ["Paid to date", usd(total - left)],
          ["Finance charge", usd(0)],
          ["APR", "0.00%"],
        ])}</div>
<p style="font-size:8pt;color:#666">Hi ${person.name.split(" ")[0]}, your four interest-free payments are spread over six weeks. You can reschedule each payment once for free; a second reschedule costs up to $5.00. If a payment fails we may charge a failed payment fee of up to $10.00, and your account is paused until you pay. Sizzel Inc. originates loans subject to credit approval; Sizzel does not report on-time pay-in-4 orders to the credit bureaus unless you join Sizzel Up.</p><p style="font-size:8pt;color:#666">Sizzel Inc., 700 Nicollet Mall, Suite 640, Minneapolis, MN 55402 &middot; (888) 555-0190</p></div>`,
      ),
      truth: {
        documentType: "loans",
        institution: "sizzel",
        accounts: [
          {
            kind: "loan",
            institution: "sizzel",
            statementDate: today,
            currentBalance: decimal(left),
            originalBalance: decimal(total),
            minimumPayment: decimal(next.amount),
            paymentDueDate: next.day,
            apr: "0.00",
          },
        ],
        transactions: [],
        openRows: parts.slice(0, paid).map((part, index) => ({
          account: 0,
          date: part.day,
          description: `Payment ${index + 1} of 4`,
          amount: decimal(part.amount),
        })),
        allowed: {
          institution: ["Sizzel", "Sizzel Inc."],
          "accounts.0.institution": ["Sizzel", "Sizzel Inc."],
          "accounts.0.kind": KIND,
          "accounts.0.accountLast4": [order.slice(-4)],
          "accounts.0.apr": ["0"],
          "accounts.0.maturityDate": [parts[3]?.day ?? ""],
          "accounts.0.paymentsAndCredits": [decimal(total - left)],
          "accounts.0.interestCharged": ["0.00"],
        },
      },
    };
  },
};

/** Several orders on one monthly sheet: what is owing on each, then the payments of the month. */
const orders: Layout = {
  name: "uh-later-several-orders",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 12);
    const end = `${monthStart(random)}-28`;
    const begin = addDays(later(end, -1), 1);
    const offset = random.whole(0, 5);
    const list = Array.from({ length: random.whole(2, 4) }, (_, index) => {
      const total = random.whole(3_200, 36_000);
      const quarter = Math.floor(total / 4);
      const bought = addDays(end, -random.whole(2, 40));
      const parts = [0, 1, 2, 3].map((part) => ({
        day: addDays(bought, part * 14),
        amount: part === 0 ? total - quarter * 3 : quarter,
      }));
      const dueParts = parts.filter((part) => part.day <= end);
      const late = index === 0 && dueParts.length > 1 && random.chance(0.5);
      const done = dueParts.slice(0, late ? -1 : undefined);
      const missed = late ? (dueParts.at(-1)?.amount ?? 0) : 0;
      return {
        shop: SHOPS[(index + offset) % SHOPS.length] ?? "",
        order: digits(random, 10),
        bought,
        total,
        done,
        missed,
        next: parts.find((part) => part.day > end) ?? { day: end, amount: 0 },
        owing: total - sum(done.map((part) => part.amount)),
      };
    });
    const owing = sum(list.map((each) => each.owing));
    const limit = random.pick([80_000, 120_000, 150_000]) + Math.ceil(owing / 10_000) * 10_000;
    const rows = list
      .flatMap((each, account) =>
        each.done
          .filter((part) => part.day >= begin)
          .map((part) => ({ ...part, account, order: each.order, shop: each.shop })),
      )
      .toSorted((one, other) =>
        one.day < other.day ? -1 : one.day > other.day ? 1 : one.account - other.account,
      );
    return {
      html: document(
        `body{font:9pt "Helvetica Neue",Arial}${BASE}.logo{display:inline-block;background:#b2fce4;font:bold 17pt Arial;padding:6px 14px;border-radius:18px}.sum{background:#f4fffb;border:1px solid #b2fce4;display:flex;padding:10px;margin:12px 0}.sum>div{flex:1}.sum .v{font-size:14pt;font-weight:bold}.t th{background:#000;color:#fff;padding:5px 6px;font-size:8pt}.t td{padding:6px;border-bottom:1px solid #ccc}h2{font-size:11.5pt;margin:16px 0 6px}`,
        `<div class=row><div><span class=logo>lateron</span></div><div style="text-align:right"><b>Account statement</b><br>${date.dayFirst(begin)} to ${date.dayFirst(end)}<br>${person.name}<br>${person.town}</div></div>
<div class=sum><div>Total owing<div class=v>${usd(owing)}</div></div><div>Active orders<div class=v>${list.length}</div></div><div>Spend limit<div class=v>${usd(limit)}</div></div><div>Available to spend<div class=v>${usd(limit - owing)}</div></div></div>
<h2>Your orders</h2>${grid(
          "lllrrrrl",
          [
            "Store",
            "Order no.",
            "Purchased",
            "Order total",
            "Owing",
            "Overdue",
            "Next installment",
            "Due date",
          ],
          list.map((each) => [
            escaped(each.shop),
            each.order,
            date.abbreviatedBare(each.bought),
            usd(each.total),
            usd(each.owing),
            usd(each.missed),
            usd(each.next.amount),
            date.abbreviatedBare(each.next.day),
          ]),
          "class=t",
        )}
<h2>Payments this period</h2>${
          rows.length === 0
            ? "<p>No payments this period.</p>"
            : grid(
                "lllr",
                ["Date", "Order no.", "Description", "Amount"],
                rows.map((row) => [
                  date.abbreviatedBare(row.day),
                  row.order,
                  `Payment to ${escaped(row.shop)}`,
                  usd(row.amount),
                ]),
                "class=t",
              )
        }
<p style="font-size:8pt">Always interest-free when you pay on time. Late fees may apply: up to $8.00 for each late installment, never more than 25% of the order value. Installments are taken from the card on file every two weeks; you can pay early any time in the app. ${list.some((each) => each.missed > 0) ? "<b>You have an overdue installment. Your account is paused until it is paid.</b>" : "You're all caught up. Keep it up and your spend limit may grow."}</p><p style="font-size:8pt">LaterOn US, Inc., 760 Market Street, San Francisco, CA 94102. Loans to California residents made or arranged under a California Finance Lenders Law license. Page 1 of 1</p>`,
      ),
      truth: {
        documentType: "loans",
        institution: "lateron",
        accounts: list.map((each) => ({
          kind: "loan" as const,
          institution: "lateron",
          statementDate: end,
          periodStart: begin,
          periodEnd: end,
          currentBalance: decimal(each.owing),
          originalBalance: decimal(each.total),
          pastDue: decimal(each.missed),
          minimumPayment: decimal(each.next.amount),
          paymentDueDate: each.next.day,
        })),
        transactions: rows.map((row) => ({
          account: row.account,
          date: row.day,
          description: `Payment to ${row.shop}`,
          amount: decimal(row.amount),
        })),
        allowed: Object.fromEntries([
          ["institution", ["LaterOn", "LaterOn US, Inc."]],
          ...list.flatMap((each, index) => [
            [`accounts.${index}.institution`, ["LaterOn", "LaterOn US, Inc.", each.shop]],
            [`accounts.${index}.kind`, KIND],
            [`accounts.${index}.accountLast4`, [each.order.slice(-4)]],
            [`accounts.${index}.creditLimit`, [decimal(limit)]],
            [`accounts.${index}.availableCredit`, [decimal(limit - owing)]],
          ]),
        ]),
      },
    };
  },
};

/** A purchase paid by the month with interest: the loan's terms, payments made and those to come. */
const monthly: Layout = {
  name: "uh-later-monthly-loan",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 13);
    const made = `${monthStart(random)}-${random.whole(10, 28)}`;
    const term = random.pick([6, 12, 18, 24]);
    const rate = random.chance(0.2) ? 0 : random.whole(1_000, 3_199);
    const asked = random.whole(25_000, 240_000);
    const price = rate === 0 ? Math.round(asked / term) * term : asked;
    const down = rate > 0 && random.chance(0.4) ? Math.round(price * 0.1) : 0;
    const amount = price - down;
    const each = instalment(amount, rate, term);
    const paid = random.whole(1, Math.min(5, term - 2));
    const rows: { day: string; interest: number; left: number }[] = [];
    let left = amount;
    for (let month = 1; month <= paid; month++) {
      const day = later(made, month);
      const interest = interestOn(left, rate, daysBetween(later(made, month - 1), day));
      left -= each - interest;
      rows.push({ day, interest, left });
    }
    const today = addDays(later(made, paid), random.whole(2, 12));
    const next = later(made, paid + 1);
    const id = `${random.pick(["KXQT", "PLMW", "ZRVB"])}-${digits(random, 4)}`;
    const shop = random.pick(SHOPS);
    return {
      html: document(
        `body{font:9.5pt Arial;color:#101820}${BASE}.logo{font:bold 19pt Arial;letter-spacing:-1px}.bar{height:8px;background:#e3e3ee;border-radius:4px;margin:6px 0}.bar i{display:block;height:8px;border-radius:4px;background:#4a4af4}.l td{padding:5px 0;border-bottom:1px solid #ececf2}.t td,.t th{padding:5px 4px;border-bottom:1px solid #ececf2}.t th{font-size:8pt;color:#60608a}h2{font-size:12pt;margin:18px 0 4px}.tila td{border:1px solid #101820;padding:6px;font-size:8pt;width:25%;vertical-align:top}.tila b{font-size:11pt}`,
        `<div class=row><div class=logo>avowly</div><div style="text-align:right;font-size:8.5pt">Loan summary<br>As of ${date.long(today)}</div></div><p>${person.name}<br>${person.street}<br>${person.town}</p>
<div style="font-size:14pt;font-weight:bold">${escaped(shop)}</div><div>Loan ID ${id} &nbsp;|&nbsp; Purchased ${date.bare(made)}</div><div class=bar><i style="width:${Math.round(((amount - left) / amount) * 100)}%"></i></div><div class=row><div>${usd(amount - left)} of principal paid</div><div style="text-align:right">${usd(left)} left</div></div>
<h2>Next payment</h2>${pairs(
          [
            ["Monthly payment", usd(each)],
            ["Due date", date.bare(next)],
            ["Past due", usd(0)],
            ["AutoPay", "On"],
          ],
          "class=l",
        )}
<h2>Loan details</h2>${pairs(
          [
            ["Purchase price", usd(price)],
            ["Down payment", usd(down)],
            ["Loan amount", usd(amount)],
            ["Remaining principal", usd(left)],
            ["APR", `${decimal(rate)}%`],
            ["Term", `${term} months`],
            ["Final payment date", date.bare(later(made, term))],
            ["Lender", "Crosswater River Bank"],
          ],
          "class=l",
        )}
<h2>Truth in Lending disclosure at purchase</h2><table class=tila><tr><td>ANNUAL PERCENTAGE RATE<br>The cost of your credit as a yearly rate.<br><b>${decimal(rate)}%</b></td><td>FINANCE CHARGE<br>The dollar amount the credit will cost you.<br><b>${usd(each * term - amount)}</b></td><td>AMOUNT FINANCED<br>The amount of credit provided to you or on your behalf.<br><b>${usd(amount)}</b></td><td>TOTAL OF PAYMENTS<br>The amount you will have paid after you have made all payments as scheduled.<br><b>${usd(each * term)}</b></td></tr></table>
<h2>Payment history</h2>${grid(
          "llrrrr",
          ["Date", "Description", "Amount", "Principal", "Interest", "Remaining principal"],
          rows.map((row) => [
            date.bare(row.day),
            "AutoPay payment",
            usd(each),
            usd(each - row.interest),
            usd(row.interest),
            usd(row.left),
          ]),
          "class=t",
        )}
<p style="font-size:7.5pt;color:#60608a">Avowly does not charge late fees, but a late or missed payment may affect your credit and your ability to use Avowly again. Interest is simple interest that accrues daily on the remaining principal. You can pay early at any time without penalty; your payoff amount includes interest accrued to the day you pay. Loans are serviced by Avowly Loan Services, LLC, NMLS ID 1479506, 650 California St, San Francisco, CA 94108. avowly.example/help</p>`,
      ),
      truth: {
        documentType: "loans",
        institution: "avowly",
        accounts: [
          {
            kind: "loan",
            institution: "avowly",
            accountLast4: id.slice(-4),
            statementDate: today,
            currentBalance: decimal(left),
            originalBalance: decimal(amount),
            minimumPayment: decimal(each),
            paymentDueDate: next,
            pastDue: "0.00",
            maturityDate: later(made, term),
            apr: decimal(rate),
          },
        ],
        transactions: rows.map((row) => ({
          account: 0,
          date: row.day,
          description: "AutoPay payment",
          amount: decimal(each),
        })),
        allowed: {
          institution: ["Avowly", "Avowly Loan Services, LLC", "Crosswater River Bank"],
          "accounts.0.institution": ["Avowly", "Avowly Loan Services, LLC", "Crosswater River Bank"],
          "accounts.0.kind": KIND,
        },
      },
    };
  },
};

export const uhLater: readonly Layout[] = [oneOrder, orders, monthly];
