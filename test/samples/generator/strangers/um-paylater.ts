import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { $, digits, sum, umStart } from "./um-data.ts";

const MERCHANTS = ["Pedalon Fitness", "Sleepwell Mattress Co.", "Best Bay Electronics", "Wayhome Furniture"];

/** A pay-over-time lender's monthly statement: one block a purchase, interest fixed at the start. */
const instalments: Layout = {
  name: "um-paylater-loans",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = umStart(seed, 8);
    const month = day.slice(0, 7);
    const start = `${month}-01`;
    const end = addDays(`${addDays(start, 32).slice(0, 7)}-01`, -1);
    const first = random.whole(0, 3);
    const loans = Array.from({ length: random.whole(1, 3) }, (_, index) => {
      const apr = random.pick(["15.00", "19.99", "24.99", "29.99", "0.00"]);
      const term = random.pick([6, 12, 18]);
      const amount = random.whole(24_000, 219_000);
      const rate = Number(apr) / 1_200;
      const instalment =
        rate === 0 ? Math.ceil(amount / term) : Math.ceil((amount * rate) / (1 - (1 + rate) ** -term));
      const done = random.whole(1, 4);
      let left = amount;
      let interest = 0;
      for (let count = 0; count < done; count++) {
        interest = Math.round(left * rate);
        left -= instalment - interest;
      }
      const dueDay = String(random.whole(4, 27)).padStart(2, "0");
      const paid = `${month}-${dueDay}`;
      const next = `${addDays(start, 32).slice(0, 7)}-${dueDay}`;
      const last = `${addDays(`${month}-15`, Math.round((term - done) * 30.44)).slice(0, 7)}-${dueDay}`;
      const opened = `${addDays(`${month}-15`, -Math.round(done * 30.44)).slice(0, 7)}-${dueDay}`;
      const id = `${random.pick(["QK", "RT", "ZM"])}${random.whole(10, 99)}-${random.whole(1_000, 9_999)}`;
      const merchant = MERCHANTS[(first + index) % MERCHANTS.length] ?? "";
      return { apr, term, amount, instalment, done, left, interest, paid, next, last, opened, id, merchant };
    });
    const block = (loan: (typeof loans)[number]) =>
      `<div class=loan><div class=row><div><b style="font-size:12pt">${loan.merchant}</b><br><span class=g>Loan ID ${loan.id}</span></div><div class=r><span class=g>Next payment</span><br><b style="font-size:12pt">${$(loan.instalment)}</b><br>due ${date.abbreviatedBare(loan.next)}</div></div><div class=row>${pairs(
        [
          ["Purchase date", date.abbreviatedBare(loan.opened)],
          ["Original loan amount", $(loan.amount)],
          ["APR", `${loan.apr}%`],
          ["Loan term", `${loan.term} months`],
        ],
      )}${pairs([
        ["Monthly payment", $(loan.instalment)],
        ["Payments made", `${loan.done} of ${loan.term}`],
        ["Past due amount", $(0)],
        ["Final payment date", date.abbreviatedBare(loan.last)],
      ])}</div>${pairs([["<b>Remaining principal balance</b>", `<b>${$(loan.left)}</b>`]], "class=big")}<div class=g style="margin-top:6px">Activity this period</div>${grid(
        "llrrr",
        ["Date", "Description", "Principal", "Interest", "Amount"],
        [
          [
            date.abbreviatedBare(loan.paid),
            "AutoPay payment",
            $(loan.instalment - loan.interest),
            $(loan.interest),
            $(loan.instalment),
          ],
        ],
        "class=t",
      )}</div>`;
    return {
      html: document(
        `${BASE}body{font-family:"Helvetica Neue",Helvetica,Arial,sans-serif;font-size:9pt;color:#101820}.g{color:#6b7280;font-size:8pt}.loan{border:1px solid #d5d8e0;border-radius:8px;padding:12px;margin:12px 0;break-inside:avoid}.big td{background:#f1f2fb;padding:5px}.t th{font-weight:normal;color:#6b7280;font-size:8pt;border-bottom:1px solid #d5d8e0}.logo{font-size:22pt;font-weight:bold;color:#4a3aff}`,
        `<div class=row><div class=logo>kindrel</div><div class=r><b>Monthly statement</b><br>Statement period ${date.abbreviatedBare(start)} &ndash; ${date.abbreviatedBare(end)}<br>Statement date ${date.abbreviatedBare(end)}</div></div>
<p>${person.name}<br>${person.street}<br>${person.town}</p><div class=row><div>${pairs([
          ["Active loans", String(loans.length)],
          ["Total remaining principal", $(sum(loans.map((loan) => loan.left)))],
          ["Total due next month", $(sum(loans.map((loan) => loan.instalment)))],
        ])}</div><div class=g>AutoPay is on. We'll use your debit card ending in ${random.whole(1_000, 9_999)} on each due date. Paying early? There are no prepayment penalties, and you'll only pay the interest you've accrued.</div></div>
${loans.map(block).join("")}
<p class=g>No late fees, ever. If you don't pay on time, it may affect your credit and your ability to borrow with Kindrel in the future. Kindrel reports some loans to credit bureaus. Interest is simple and does not compound; the amount of each payment is first applied to accrued interest and then to principal.</p><p class=g>Loans through Kindrel are made by Cross Harbor Bank, a New Jersey State Chartered Commercial Bank, Member FDIC, and serviced by Kindrel Loan Services, LLC, NMLS ID 1479506. 650 California Street, FL 12, San Francisco, CA 94108. Questions? help.kindrel.example or (855) 555-0126.</p><div class="g r">Page 1 of 1</div>`,
      ),
      truth: {
        documentType: "loans",
        institution: "Kindrel",
        accounts: loans.map((loan) => ({
          kind: "personal-loan" as const,
          institution: "Kindrel",
          accountLast4: loan.id.slice(-4),
          statementDate: end,
          periodStart: start,
          periodEnd: end,
          currentBalance: decimal(loan.left),
          originalBalance: decimal(loan.amount),
          minimumPayment: decimal(loan.instalment),
          paymentDueDate: loan.next,
          pastDue: "0.00",
          maturityDate: loan.last,
          apr: loan.apr,
        })),
        transactions: loans.map((loan, account) => ({
          account,
          date: loan.paid,
          description: "AutoPay payment",
          amount: decimal(loan.instalment),
        })),
        allowed: {
          institution: ["kindrel", "Kindrel Loan Services, LLC", "Cross Harbor Bank"],
          ...Object.fromEntries(
            loans.flatMap((loan, index) => [
              [
                `accounts.${index}.institution`,
                ["kindrel", "Kindrel Loan Services, LLC", "Cross Harbor Bank"],
              ],
              [`accounts.${index}.kind`, ["loan", "other"]],
              [`accounts.${index}.interestCharged`, [decimal(loan.interest)]],
              [`accounts.${index}.paymentsAndCredits`, [decimal(loan.instalment)]],
            ]),
          ),
        },
      },
    };
  },
};

const SHOPS = ["Stride & Sole", "GlowLab Beauty", "Urban Thread", "Petal & Pine"];
const ORDINAL = ["1st", "2nd", "3rd", "4th"];

/** A pay-in-four service's orders page, printed: a schedule of four fortnights an order. */
const four: Layout = {
  name: "um-paylater-four",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = umStart(seed, 9);
    const start = random.whole(0, 3);
    const orders = Array.from({ length: random.whole(1, 2) }, (_, index) => {
      const part = random.whole(1_100, 8_900);
      const total = part * 4;
      const opened = addDays(day, -random.pick([3, 17, 19, 31, 36]) - index);
      const schedule = ORDINAL.map((name, turn) => ({ name, day: addDays(opened, 14 * turn), amount: part }));
      const paid = schedule.filter((item) => item.day <= day);
      const next = schedule.find((item) => item.day > day) ?? { day: opened };
      return {
        shop: SHOPS[(start + index) % SHOPS.length] ?? "",
        number: `100${digits(random, 9)}`,
        part,
        total,
        opened,
        schedule,
        paid,
        next: next.day,
        left: total - part * paid.length,
      };
    });
    const card = random.whole(1_000, 9_999);
    const row = (order: (typeof orders)[number], item: (typeof orders)[number]["schedule"][number]) => ({
      account: orders.indexOf(order),
      date: item.day,
      description: `${item.name} payment`,
      amount: decimal(item.amount),
    });
    const html = (order: (typeof orders)[number]) =>
      `<div class=o><div class=bar><b>${order.shop.replace("&", "&amp;")}</b><span>Order #${order.number}</span></div><div class=row style="padding:8px"><div>${pairs(
        [
          ["Order date", date.abbreviated(order.opened)],
          ["Order total", $(order.total)],
          ["Paid to date", $(order.part * order.paid.length)],
          ["Late fees", $(0)],
          ["<b>Remaining balance</b>", `<b>${$(order.left)}</b>`],
        ],
      )}<p class=nx>Next payment <b>${$(order.part)}</b><br>Due ${date.abbreviated(order.next)}</p></div><div><b>Payment schedule</b>${grid(
        "llrl",
        ["Due date", "", "Amount", "Status"],
        order.schedule.map((item) => [
          date.abbreviated(item.day),
          `${item.name} payment`,
          $(item.amount),
          item.day <= day ? `Paid` : "Scheduled",
        ]),
        "class=t",
      )}</div></div></div>`;
    return {
      html: document(
        `${BASE}body{font-family:Verdana,Arial,sans-serif;font-size:8.5pt;color:#111}.o{border:1px solid #000;margin:12px 0;break-inside:avoid}.bar{background:#b8f2d8;padding:6px 8px;display:flex;justify-content:space-between;font-size:10pt}.nx{border-left:4px solid #18b37c;padding-left:8px;margin:10px 0 0}.t th{border-bottom:1px solid #000;font-size:7.5pt}.t td{padding-top:3px;padding-bottom:3px;border-bottom:1px solid #ddd}.small{color:#444}`,
        `<div class=row><div style="font-size:19pt"><b>QuartaPay</b></div><div class=r>Account summary as of ${date.abbreviated(day)}<br>${person.name}</div></div><h2 style="font-size:13pt">Your orders</h2>
<div class=row style="background:#f3f3f3;padding:8px"><div>Total owing<br><b style="font-size:13pt">${$(sum(orders.map((order) => order.left)))}</b></div><div>Active orders<br><b style="font-size:13pt">${orders.length}</b></div><div>Estimated spend available<br><b style="font-size:13pt">${$(random.whole(3, 15) * 10_000)}</b></div></div>
${orders.map(html).join("")}
<p>Payments will be taken automatically from Visa ending ${card}. You can pay early or change your card any time in the app.</p><div style="border:1px dashed #000;padding:8px"><b>Earn while you spend</b><br>Use your QuartaPay Card in store and earn up to $10.00 back. Offer ends soon.</div>
<p class=small>Pay in 4 interest-free instalments, due every two weeks. Late fees may apply: $8.00 per missed instalment, capped at 25% of the order value. You must be 18 or over and the resident of a U.S. state. Loans to California residents made or arranged pursuant to a California Finance Lenders Law license. QuartaPay US Services, LLC, NMLS 1914939. 222 Kearny Street, Suite 600, San Francisco, CA 94108. Estimated payment amounts exclude taxes and shipping charges, which are added at checkout.</p>`,
      ),
      truth: {
        documentType: "loans",
        institution: "QuartaPay",
        accounts: orders.map((order) => ({
          kind: "personal-loan" as const,
          institution: "QuartaPay",
          accountLast4: order.number.slice(-4),
          statementDate: day,
          currentBalance: decimal(order.left),
          originalBalance: decimal(order.total),
          minimumPayment: decimal(order.part),
          paymentDueDate: order.next,
        })),
        transactions: orders.flatMap((order) => order.paid.map((item) => row(order, item))),
        openRows: orders.flatMap((order) =>
          order.schedule.filter((item) => item.day > day).map((item) => row(order, item)),
        ),
        allowed: {
          institution: ["QuartaPay US Services, LLC"],
          ...Object.fromEntries(
            orders.flatMap((order, index) => [
              [`accounts.${index}.institution`, ["QuartaPay US Services, LLC", order.shop]],
              [`accounts.${index}.kind`, ["loan", "other"]],
              [`accounts.${index}.feesCharged`, ["0.00"]],
              [`accounts.${index}.paymentsAndCredits`, [decimal(order.part * order.paid.length)]],
              [`accounts.${index}.maturityDate`, [order.schedule[3]?.day ?? ""]],
            ]),
          ),
        },
      },
    };
  },
};

export const umPaylater: readonly Layout[] = [instalments, four];
