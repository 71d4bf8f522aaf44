import { alsoNamed, document, type Layout, type Truth } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { $, digits, monthsOn, rowsTold } from "./tc-data.ts";
import { fixedPart, shareLine } from "./tc-lines-data.ts";

/** An online lender's line, drawn in full at the start at a fixed rate and repaid like an instalment loan. */
const online: Layout = {
  name: "tc-heloc-online-draw",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 211 + 77);
    const person = makePerson(random);
    const month = `${random.pick(["2025", "2026"])}-${String(random.whole(2, 10)).padStart(2, "0")}`;
    const end = `${month}-20`;
    const start = addDays(monthsOn(end, -1), 1);
    const due = monthsOn(`${month}-05`, 1);
    const late = random.chance(0.4);
    const draw = fixedPart(random, end, late, [25, 250]);
    const extra = !late && random.chance(0.3) ? random.whole(1, 8) * 10_000 : 0;
    const principal = draw.balance - extra;
    const fee = late ? 2_900 : 0;
    const accrued = draw.interestDue;
    const balance = draw.previous + draw.charged + fee - draw.paid - extra;
    const limit = draw.original;
    const number = digits(random, 9);
    const totalDue = draw.payment + draw.pastDue + fee;
    const institution = "Orrin";
    const payments = draw.paid + extra;
    const payDay = `${month}-05`;
    const lines = [
      { day: payDay, text: "Interest charged", amount: -draw.charged },
      ...(late ? [] : [{ day: payDay, text: "Autopay payment", amount: draw.paid }]),
      ...(extra > 0 ? [{ day: `${month}-11`, text: "Extra principal payment", amount: extra }] : []),
      ...(late ? [{ day: `${month}-16`, text: "Late fee", amount: -fee }] : []),
    ];
    const split = (text: string): readonly [number, number] => {
      if (text === "Late fee") return [0, 0];
      if (text === "Interest charged") return [0, draw.charged];
      return text === "Autopay payment" ? [draw.principalPaid, draw.interestPaid] : [extra, 0];
    };
    const base: Truth = {
      documentType: "loans",
      institution,
      accounts: [
        {
          kind: "heloc",
          institution,
          accountLast4: number.slice(-4),
          statementDate: end,
          periodStart: start,
          periodEnd: end,
          currentBalance: decimal(balance),
          previousBalance: decimal(draw.previous),
          originalBalance: decimal(draw.original),
          creditLimit: decimal(limit),
          availableCredit: decimal(limit - principal),
          minimumPayment: decimal(draw.payment),
          paymentDueDate: due,
          pastDue: decimal(draw.pastDue),
          maturityDate: draw.ends,
          apr: draw.rate,
          feesCharged: decimal(fee),
          paymentsAndCredits: decimal(payments),
          interestCharged: decimal(draw.charged),
        },
      ],
      transactions: rowsTold(0, lines),
    };
    const named = alsoNamed(base, "Orrin Lending LLC", "Orrin Lending LLC dba Orrin", "orrin");
    const truth: Truth = {
      ...named,
      allowed: {
        ...named.allowed,
        "accounts.0.currentBalance": [decimal(principal)],
        "accounts.0.purchases": ["0.00"],
      },
    };
    const line = (label: string, value: string) =>
      `<div class=ln><span>${label}</span><span>${value}</span></div>`;
    const html = document(
      `${BASE}body{font:9.5pt Inter,Helvetica,Arial;color:#20222b}.logo{font:800 26pt Helvetica,Arial;letter-spacing:-2px;color:#3b2bd1}.ln{display:flex;justify-content:space-between;border-bottom:1px solid #ececf2;padding:5px 0}.hero{background:#f4f3ff;border-radius:14px;padding:14px 20px;margin:18px 0;display:flex;justify-content:space-between}.hero .k{color:#666;font-size:8.5pt}.hero .v{font-size:19pt;font-weight:bold}h2{font-size:12.5pt;margin:18px 0 4px}.t th{font-size:8pt;color:#666;font-weight:normal;border-bottom:1px solid #20222b}.t td{padding:4px 0}.small{color:#555;line-height:1.45}.warn{background:#fff2ee;border-radius:10px;padding:8px 14px}.pb{break-before:page}`,
      `<div class=row><div class=logo>orrin</div><div class=r><b>Home Equity Line statement</b><br>Account number ${number}<br>Statement date ${date.abbreviatedBare(end)}<br>${date.abbreviatedBare(start)} &ndash; ${date.abbreviatedBare(end)}</div></div>
<div style="margin-top:22px">${person.name}<br>${person.street}<br>${person.town}</div>
<div class=hero><div><div class=k>Total amount due</div><div class=v>${$(totalDue)}</div></div><div><div class=k>Payment due date</div><div class=v>${date.abbreviatedBare(due)}</div></div><div><div class=k>Autopay</div><div class=v>${late ? "Off" : "On"}</div></div></div>
${late ? `<div class=warn><b>Your account is past due.</b> We did not receive your payment of ${$(draw.pastDue)} due ${date.abbreviatedBare(payDay)}. A late fee of ${$(fee)} has been added. If you're having trouble making payments, call us at 888-555-0138 - we may be able to help.</div>` : ""}
<div class=row><div><h2>What you owe this month</h2>${line("Principal", $(draw.payment - accrued))}${line("Interest", $(accrued))}${line("<b>Monthly payment</b>", `<b>${$(draw.payment)}</b>`)}${line("Past due amount", $(draw.pastDue))}${line("Fees due", $(fee))}${line("<b>Total amount due</b>", `<b>${$(totalDue)}</b>`)}</div>
<div><h2>Your line</h2>${line("Credit limit", $(limit))}${line("Available to draw", $(limit - principal))}${line("Initial draw amount", $(draw.original))}${line("Principal balance", $(principal))}${line("Fixed interest rate", `${draw.rate}%`)}${line("Draw period ends", date.abbreviatedBare(monthsOn(draw.started, 48)))}${line("Maturity date", date.abbreviatedBare(draw.ends))}</div></div>
<h2>Balance summary</h2>${line("Previous balance", $(draw.previous))}${line("Payments received", `&minus;${$(payments)}`)}${line("Additional draws", "$0.00")}${line("Interest charged", $(draw.charged))}${line("Fees charged", $(fee))}${line("<b>New balance</b>", `<b>${$(balance)}</b>`)}
<p class=small>Your principal balance is not your payoff amount. Request a payoff quote in your dashboard; it's good for 10 days.</p><div class="r small">1 of 2</div>
<div class=pb><div class=row><div class=logo>orrin</div><div class=r>Account number ${number}</div></div><h2>Activity</h2>${grid(
        "llrrr",
        ["Date", "Description", "Principal", "Interest", "Amount"],
        lines.map((row) => [
          date.abbreviatedBare(row.day),
          row.text,
          $(split(row.text)[0]),
          $(split(row.text)[1]),
          row.amount > 0 ? `&minus;${$(row.amount)}` : $(-row.amount),
        ]),
        "class=t",
      )}<h2>Interest by draw</h2>${grid(
        "lrrrr",
        [
          "Draw",
          "Balance subject to interest",
          "Daily periodic rate",
          "Annual percentage rate",
          "Interest charged",
        ],
        [
          [
            `Initial draw (${date.abbreviatedBare(draw.started)})`,
            $(draw.previous),
            `${(Number(draw.rate) / 365).toFixed(5)}%`,
            `${draw.rate}%`,
            $(draw.charged),
          ],
        ],
        "class=t",
      )}<h2>The fine print</h2><div class=small><p><b>Additional draws.</b> Each additional draw has its own rate, set on the day of the draw from the Prime Rate plus your margin. The minimum additional draw is $500.00, and you can draw up to your available credit during the draw period.</p><p><b>Late payments.</b> If we don't receive your full payment within 10 days of the due date, you may be charged a late fee of up to $29.00.</p><p><b>Credit reporting.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p><p><b>If you think there's an error.</b> Write to Orrin Lending LLC, 15720 Brixham Hill Ave, Charlotte, NC 28277 within 60 days of this statement with your name, account number, the dollar amount and a description.</p><p>Orrin Lending LLC dba Orrin. NMLS 1717000. Equal Housing Opportunity.</p></div><div class="r small">2 of 2</div></div>`,
    );
    return { html, truth };
  },
};

/** A credit union's member statement of the line and the parts of it locked at a fixed rate, each a loan of its own. */
const union: Layout = {
  name: "tc-heloc-credit-union",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 223 + 91);
    const person = makePerson(random);
    const month = `${random.pick(["2025", "2026"])}-${String(random.whole(2, 11)).padStart(2, "0")}`;
    const next = monthsOn(`${month}-01`, 1);
    const end = addDays(next, -1);
    const due = next.slice(0, 8).concat("15");
    const late = random.chance(0.2);
    const line = shareLine(random, end, late);
    const locks = random.chance(0.6) ? [fixedPart(random, end, late, [80, 240])] : [];
    const held = locks.reduce((total, lock) => total + lock.balance, 0);
    const limit = line.limit + Math.ceil(held / 1_000_000) * 1_000_000;
    const member = digits(random, 7);
    const institution = "Kettle Moraine Credit Union";
    const p = money.plain;
    const rowsOf = [
      ...(late
        ? []
        : [
            {
              day: line.payDay,
              text: "PAYMENT BY TRANSFER FROM SHARE 01",
              amount: line.paid,
              left: line.previous - line.principalPaid,
              principal: line.principalPaid,
              interest: line.interest,
            },
          ]),
      ...(line.advance > 0
        ? [
            {
              day: line.advanceDay,
              text: "LOAN ADVANCE HOME BANKING",
              amount: -line.advance,
              left: line.balance,
              principal: 0,
              interest: 0,
            },
          ]
        : []),
    ];
    const lockRows = (lock: (typeof locks)[number]) =>
      lock.paid > 0
        ? [
            {
              day: line.payDay,
              text: "PAYMENT BY TRANSFER FROM SHARE 01",
              amount: lock.paid,
              left: lock.balance,
              principal: lock.principalPaid,
              interest: lock.interestPaid,
            },
          ]
        : [];
    type Shown = (typeof rowsOf)[number];
    const named = alsoNamed(
      {
        documentType: "loans",
        institution,
        accounts: [
          {
            kind: "heloc",
            institution,
            accountLast4: "0070",
            periodStart: line.start,
            periodEnd: end,
            currentBalance: decimal(line.balance),
            previousBalance: decimal(line.previous),
            creditLimit: decimal(limit),
            availableCredit: decimal(limit - held - line.balance),
            minimumPayment: decimal(line.nextMinimum),
            paymentDueDate: due,
            pastDue: decimal(late ? line.minimum : 0),
            apr: line.apr,
            feesCharged: "0.00",
            interestCharged: decimal(line.interest),
          },
          ...locks.map((lock) => ({
            kind: "heloc" as const,
            institution,
            accountLast4: "0071",
            periodStart: line.start,
            periodEnd: end,
            currentBalance: decimal(lock.balance),
            previousBalance: decimal(lock.previous),
            minimumPayment: decimal(lock.payment),
            paymentDueDate: due,
            pastDue: decimal(lock.pastDue),
            maturityDate: lock.ends,
            apr: lock.rate,
            feesCharged: "0.00",
            interestCharged: decimal(lock.interestPaid),
          })),
        ],
        transactions: [
          ...rowsTold(0, rowsOf),
          ...locks.flatMap((lock, index) => rowsTold(index + 1, lockRows(lock))),
        ],
      },
      "KMCU",
      "KETTLE MORAINE CREDIT UNION",
    );
    const truth: Truth = {
      ...named,
      allowed: {
        ...named.allowed,
        "accounts.0.statementDate": [end],
        "accounts.1.statementDate": [end],
        "accounts.0.purchases": [decimal(line.advance)],
        "accounts.0.paymentsAndCredits": [decimal(line.paid), decimal(line.principalPaid)],
        "accounts.1.paymentsAndCredits": locks
          .flatMap((lock) => [lock.paid, lock.principalPaid])
          .map(decimal),
      },
    };
    const table = (from: number, rows: readonly Shown[], to: number) =>
      grid(
        "llrrrr",
        ["Date", "Transaction Description", "Amount", "Principal", "Interest", "Balance"],
        [
          ["", "Previous Balance", "", "", "", p(from)],
          ...rows.map((row) => [
            date.noYear(row.day),
            row.text,
            p(-row.amount),
            row.amount > 0 ? p(-row.principal) : p(-row.amount),
            row.interest > 0 ? p(row.interest) : "",
            p(row.left),
          ]),
          ["", "<b>New Balance</b>", "", "", "", `<b>${p(to)}</b>`],
        ],
        "class=t",
      );
    const charges = (interest: number) =>
      `<div class=row style="margin-top:4px"><div><u>FEES</u>${pairs([["TOTAL FEES FOR THIS PERIOD", "0.00"]])}</div><div><u>INTEREST CHARGED</u>${pairs([["TOTAL INTEREST FOR THIS PERIOD", p(interest)]])}</div></div>`;
    const html = document(
      `${BASE}body{font:8.5pt Arial}.logo{font:bold 15pt "Times New Roman";color:#2d5d2a;border-left:10px solid #d9a400;padding-left:8px}.loan{background:#2d5d2a;color:#fff;font-weight:bold;padding:3px 8px;margin-top:16px;display:flex;justify-content:space-between}.facts{background:#f2f4ea;padding:4px 8px}.t th{border-bottom:1px solid #2d5d2a;font-size:7.5pt}.t td{padding:2px 0}.small{line-height:1.35}.s td,.s th{padding:2px 6px;border:1px solid #bbb}`,
      `<div class=row><div><div class=logo>KETTLE MORAINE<br>CREDIT UNION</div><div class=small>W140 Fond du Lac Ave, Menomonee Falls, WI 53051<br>262-555-0161 &nbsp; Lost card after hours 800-555-0162</div></div><div>${pairs(
        [
          ["<b>STATEMENT OF ACCOUNT</b>", ""],
          ["Member Number", member],
          ["Statement Period", `${date.slash(line.start)} thru ${date.slash(end)}`],
          ["Page", "1 of 1"],
        ],
      )}</div></div><div style="margin:22px 0 10px 20px">${person.name}<br>${person.street}<br>${person.town}</div>
<p class=small><b>Spring is project season!</b> Your home equity line lets you lock up to three portions at a fixed rate with no closing costs. Rates as low as 6.24% APR* on new locks. Annual meeting: third Thursday at 6:00 PM.</p>
<b>LOAN SUMMARY</b>${grid(
        "llrrr",
        ["Loan", "Description", "Balance", "Payment Due", "Due Date"],
        [
          ["0070", "Home Equity Line of Credit", p(line.balance), p(line.nextMinimum), date.slash(due)],
          ...locks.map((lock) => [
            "0071",
            "HELOC Fixed Rate Lock",
            p(lock.balance),
            p(lock.payment),
            date.slash(due),
          ]),
          [
            "",
            "<b>Total Loans</b>",
            `<b>${p(line.balance + held)}</b>`,
            `<b>${p(line.nextMinimum + locks.reduce((total, lock) => total + lock.payment, 0))}</b>`,
            "",
          ],
        ],
        "class=s",
      )}
<div class=loan><span>HOME EQUITY LINE OF CREDIT</span><span>Loan ${member}-0070</span></div><div class=facts><div class=row><div>${pairs(
        [
          ["Annual Percentage Rate (variable)", `${line.apr}%`],
          ["Daily Periodic Rate", `${line.daily}%`],
          ["Credit Limit", p(limit)],
          ["Available Credit", p(limit - held - line.balance)],
        ],
      )}</div><div>${pairs([
        ["Minimum Payment", p(line.nextMinimum)],
        ["Payment Due Date", date.slash(due)],
        ["Past Due Amount", p(late ? line.minimum : 0)],
        ["New Balance", p(line.balance)],
      ])}</div></div></div>${table(line.previous, rowsOf, line.balance)}${charges(line.interest)}
${locks
  .map(
    (lock) =>
      `<div class=loan><span>HELOC FIXED RATE LOCK</span><span>Loan ${member}-0071</span></div><div class=facts><div class=row><div>${pairs(
        [
          ["Annual Percentage Rate (fixed)", `${lock.rate}%`],
          ["Daily Periodic Rate", `${(Number(lock.rate) / 365).toFixed(6)}%`],
          ["Maturity Date", date.slash(lock.ends)],
        ],
      )}</div><div>${pairs([
        ["Payment", p(lock.payment)],
        ["Payment Due Date", date.slash(due)],
        ["Past Due Amount", p(lock.pastDue)],
      ])}</div></div></div>${table(lock.previous, lockRows(lock), lock.balance)}${charges(lock.interestPaid)}`,
  )
  .join("")}
<p class=small style="margin-top:16px"><b>How the interest charge is determined.</b> The interest charge is the unpaid balance on your account for each day since your last payment, multiplied by the daily periodic rate. The balance is that of each day after credits are subtracted and new advances are added. There is no grace period.</p><p class=small><b>What To Do If You Think You Find A Mistake On Your Statement.</b> Write to us at the address above within 60 days after the error appeared on your statement. Give your name and account number, the dollar amount of the suspected error, and what you believe is wrong. ${late ? "<b>YOUR LOAN IS PAST DUE. IF YOUR PAYMENT HAS BEEN MADE, PLEASE DISREGARD THIS NOTICE.</b> " : ""}Federally insured by NCUA. Equal Housing Opportunity.</p>`,
    );
    return { html, truth };
  },
};

export const tcEquity: readonly Layout[] = [online, union];
