import { document, type Layout } from "../layout.ts";
import { accountNumber, makeStudentLoans } from "../loan-data.ts";
import { BASE, band, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { alsoCalled, makeMonth, makePeriod, rowsOf, some, spread, total } from "./sn-data.ts";
import { $, depositFacts, makeInstalment, monthTotals, openOf, P } from "./sv-data.ts";

/** A brand without branches: the savings account first, its personal loan as a tile beside it. */
const online: Layout = {
  name: "sv-online-savings-beside-loan",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 903_301);
    const person = makePerson(random);
    const house = "lumenly";
    const period = makePeriod(random, true);
    const [number, loanNumber] = [accountNumber(random, 12), `PL-${accountNumber(random, 8)}`];
    const loan = makeInstalment(random, period.end, {
      from: 4_000,
      to: 35_000,
      rates: ["8.99", "11.49", "13.74", "17.99", "22.49"],
      terms: [36, 48, 60, 72],
    });
    const month = makeMonth(
      period,
      [
        ...spread(
          random,
          period,
          "deposit",
          ["Transfer from CHASE ••0931", "Round-ups", "Direct deposit · Orbis Freight"],
          random.whole(2, 4),
          [1_000, 120_000],
        ),
        ...spread(
          random,
          period,
          "electronic",
          ["Transfer to CHASE ••0931"],
          random.whole(0, 2),
          [5_000, 60_000],
        ),
        { day: loan.paidOn, text: "Loan AutoPay", amount: -loan.payment, kind: "electronic" },
        { day: period.end, text: "Interest earned", amount: random.whole(500, 9_900), kind: "interest" },
      ],
      random.whole(90_000, 2_400_000),
    );
    const interest = month.rows.at(-1)?.amount ?? 0;
    const html = document(
      `body{font:9.5pt "Liberation Sans";color:#1d2433}${BASE}.logo{font:bold 22pt "Liberation Sans";color:#5b3df5;letter-spacing:-1px}.tile{border:1px solid #d9d4f7;border-radius:12px;padding:12px 16px}.tile h3{margin:0 0 4px;font-size:11pt}.big{font-size:19pt;font-weight:bold}.g{color:#6b7280;font-size:8pt}td{padding:4px 2px;border-bottom:1px solid #eee}`,
      `<div class=row><div class=logo>lumenly</div><div class="r g">Statement for ${date.longNoYear(period.start)} &ndash; ${date.long(period.end)}<br>Member since 2021 &middot; page 1/1</div></div>
      <p>${person.name}<br><span class=g>${person.street}, ${person.town}</span></p>
      <div class=row style="margin:14px 0"><div class=tile><h3>High-Yield Savings</h3><span class=g>&bull;&bull;&bull;&bull; ${number.slice(-4)}</span><div class=big>${$(month.ending)}</div><span class=g>You started the month with ${$(month.beginning)}</span><br><b style="color:#0a8f5b">+${$(interest)} interest</b> <span class=g>&middot; 4.10% APY &middot; ${$(interest * Number(period.end.slice(5, 7)))} this year</span></div>
      <div class=tile><h3>Personal Loan</h3><span class=g>${loanNumber}</span><div class=big>${$(loan.principal)}</div><span class=g>left of ${$(loan.original)} you borrowed</span><br><b>${$(loan.payment)}</b> <span class=g>AutoPay on ${date.monthDay(loan.due)} from Savings</span></div></div>
      <h3>Savings activity</h3><table>${month.rows.map((row) => `<tr><td class=g style="width:70px">${date.monthDay(row.day)}</td><td>${row.text}</td><td class=r>${row.amount < 0 ? "&minus;" : "+"}${$(Math.abs(row.amount))}</td><td class="r g">${$(row.balance)}</td></tr>`).join("")}</table>
      <h3>Your loan this month</h3><p>On ${date.monthDay(loan.paidOn)} you paid ${$(loan.payment)}: ${$(loan.toPrincipal)} went to principal and ${$(loan.interest)} to interest. You've ${loan.left} payments to go; the last one is on ${date.abbreviatedBare(loan.maturity)}. Your interest rate is ${loan.rate}% (${(Number(loan.rate) + 1.61).toFixed(2)}% APR incl. origination fee). Want to finish early? Paying ${$(Math.round(loan.principal * 1.004))} by ${date.monthDay(loan.due)} closes the loan; there's no prepayment fee.</p>
      <p class=g>Invite a friend: you each get $75. Rates change; APY as of ${date.bareShort(period.end)}. A payment more than 10 days late costs $15. Lumenly, Inc. is a financial technology company, not a bank. Deposits and loans are held by Ridgeback Savings Bank, Member FDIC, up to $250,000; program banks extend cover to $2,000,000. Questions about errors: write to Ridgeback Savings Bank, 9 Quarry Rd, Barre VT 05641 within 60 days. NMLS 1900482.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: house,
        accounts: [
          depositFacts("savings", house, number, month, false),
          {
            kind: "personal-loan",
            institution: house,
            accountLast4: loanNumber.slice(-4),
            currentBalance: decimal(loan.principal),
            originalBalance: decimal(loan.original),
            minimumPayment: decimal(loan.payment),
            paymentDueDate: loan.due,
            maturityDate: loan.maturity,
            apr: loan.rate,
          },
        ],
        transactions: rowsOf(month.rows),
        openRows: [{ account: 1, date: loan.paidOn, description: "Payment", amount: decimal(loan.payment) }],
        allowed: {
          ...alsoCalled(["Lumenly", "Lumenly, Inc.", "Ridgeback Savings Bank"], 2),
          ...openOf(0, { ...monthTotals(month) }),
          ...openOf(1, {
            statementDate: [period.end],
            periodStart: [period.start],
            periodEnd: [period.end],
            interestCharged: [decimal(loan.interest)],
            paymentsAndCredits: [decimal(loan.payment)],
          }),
        },
      },
    };
  },
};

/** A servicer's bill for loans that different owners hold: a block to each, one amount due over all. */
const owners: Layout = {
  name: "sv-servicer-loans-of-several-owners",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 904_409);
    const person = makePerson(random);
    const house = "CADDIS";
    const billed = addDays("2026-01-05", random.whole(0, 300));
    const account = accountNumber(random, 10);
    const due = addDays(billed, 21);
    const loans = some(
      random,
      [
        "Pentland University Loan Fund",
        "OakTree Education Trust 2017-B",
        "Third Coast Bank, SSB",
        "Montclair Higher Education Authority",
      ],
      random.whole(2, 4),
    ).map((owner, index) => ({
      owner,
      code: `0${index + 1}`,
      late: random.chance(0.3),
      ...makeInstalment(random, billed, {
        from: 3_000,
        to: 24_000,
        rates: ["5.25", "6.875", "7.50", "9.125", "10.99"],
        terms: [120, 144, 180],
      }),
    }));
    const late = total(loans, (loan) => (loan.late ? loan.payment : 0));
    const now = total(loans, (loan) => loan.payment);
    const lateFees = loans.filter((loan) => loan.late).length * 500;
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}.bl{border-left:5px solid #00707a;padding:5px 10px;margin:9px 0;background:#f2f8f8}td{padding:1.5px 4px}.k{font-size:7.4pt;color:#00707a}.v{font-size:10.5pt}.due{background:#00707a;color:#fff;padding:8px 12px}`,
      `<div class=row><div><b style="font-size:16pt;letter-spacing:5px;color:#00707a">CADDIS</b><br><span class=small>LOAN SERVICING</span></div><div class=r>Billing statement<br>${date.long(billed)}<br>Borrower ID ${account}</div></div>
      <div class=row style="margin:16px 0"><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=due>${pairs(
        [
          ["Current amount due", $(now)],
          ["Past due", $(late)],
          ["Late fees", $(lateFees)],
          [`<b>Pay by ${date.slash(due)}</b>`, `<b>${$(now + late + lateFees)}</b>`],
        ],
      )}</div></div>
      <p>We service these loans for the owners named below. A payment without instructions is split over all loans by amount due; anything above it goes to the loan with the highest rate.</p>
      ${loans
        .map(
          (loan) =>
            `<div class=bl><div class=row><div><b>Loan ${loan.code}</b> &nbsp; Owned by ${loan.owner}</div><div class=r>First disbursed ${date.slash(loan.opened)}</div></div>${band(
              [
                ["Original amount", $(loan.original)],
                ["Principal balance", $(loan.principal)],
                ["Interest rate", `${loan.rate}% fixed`],
                ["Unpaid interest", $(Math.round(loan.interest / 2))],
                ["Payment this month", $(loan.payment)],
                ["Past due", $(loan.late ? loan.payment : 0)],
              ],
            )}<span class=small>Last payment ${date.noYear(loan.paidOn)}: ${$(loan.payment)} (principal ${$(loan.toPrincipal)}, interest ${$(loan.interest)}). Paid toward interest this year: ${$(loan.ytdInterest)}. Expected payoff date ${date.slash(loan.maturity)}.</span></div>`,
        )
        .join("")}
      ${pairs([["<b>All loans: principal</b>", `<b>${$(total(loans, (loan) => loan.principal))}</b>`]])}
      <p class=small>A late fee of $5.00 a loan may be charged when a payment is 15 days late, where the owner's note allows it. Montclair and Pentland loans offer 0.25% off with autopay. Complaints: Office of the Borrower Advocate, PO Box 77008, Lincoln NE 68501. Caddis Loan Servicing is a trade name of Harlan &amp; Pruitt Education Services, LLC (NMLS 770113). This bill is not an attempt to collect a debt discharged in bankruptcy.</p>
      <div class=row style="border-top:1px dashed #777;margin-top:12px;padding-top:8px"><div>Remit to: Caddis Loan Servicing<br>P.O. Box 2461, Harrisburg PA 17105</div><div>${pairs(
        [
          ["Borrower ID", account],
          ["Due", date.slash(due)],
          ["Total due", $(now + late + lateFees)],
          ["Enclosed", "$ ______ . __"],
        ],
      )}</div></div>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: house,
        accounts: loans.map((loan) => ({
          kind: "student-loan" as const,
          institution: house,
          accountLast4: account.slice(-4),
          statementDate: billed,
          currentBalance: decimal(loan.principal),
          originalBalance: decimal(loan.original),
          minimumPayment: decimal(loan.payment),
          paymentDueDate: due,
          pastDue: decimal(loan.late ? loan.payment : 0),
          maturityDate: loan.maturity,
          apr: loan.rate,
        })),
        transactions: [],
        transactionsOpen: true,
        allowed: {
          ...Object.assign(
            {},
            ...loans.map((loan, index) =>
              openOf(index, {
                kind: ["loan", "student-loan"],
                accountLast4: [loan.code],
                interestCharged: [decimal(loan.interest), decimal(Math.round(loan.interest / 2))],
                institution: [
                  "CADDIS LOAN SERVICING",
                  "Caddis Loan Servicing",
                  "Harlan & Pruitt Education Services, LLC",
                  loan.owner,
                ],
              }),
            ),
          ),
          institution: [
            "CADDIS LOAN SERVICING",
            "Caddis Loan Servicing",
            "Harlan & Pruitt Education Services, LLC",
          ],
        },
      },
    };
  },
};

/** A federal servicer's bill: groups under letters across the page, one of them paused. */
const groups: Layout = {
  name: "sv-student-groups-one-paused",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 905_501);
    const student = makeStudentLoans(seed + 51);
    const { person, statementDate, dueDate } = student;
    const house = "EdHarbor";
    const list = student.groups.map((group, index) => ({
      ...group,
      code: ["AA", "AB", "BA", "BB"][index] ?? "CA",
      paused: index === 1,
      due: index === 1 ? 0 : group.instalment,
    }));
    const now = total(list, (group) => group.due);
    const paid = random.chance(0.7) ? now : 0;
    const cells = (label: string, pick: (group: (typeof list)[number]) => string, sum = "") => [
      label,
      ...list.map(pick),
      sum,
    ];
    const html = document(
      `body{font:9.4pt "Liberation Sans"}${BASE}.bar{background:#14325c;color:#fff;padding:6px 10px;margin-top:14px}.gr td,.gr th{border:1px solid #9fb0c9;padding:4px 6px;font-size:8.6pt}.gr td:first-child{background:#eef2f8}.tick{border:2px solid #14325c;padding:8px 12px}`,
      `<div class=row><div><b style="font-size:17pt;color:#14325c">Ed<span style="color:#d1801c">Harbor</span></b><br><span class=small>a servicer to Federal Student Aid, U.S. Department of Education</span></div><div class=r>Account number ${student.number.slice(0, 2)}&ndash;${student.number.slice(2, 6)}&ndash;${student.number.slice(6)}<br>Statement date: ${date.bare(statementDate)}</div></div>
      <div class=row style="margin-top:18px"><div>${person.name.toUpperCase()}<br>${person.street}<br>${person.town}</div><div class=tick>${pairs(
        [
          ["<b>Monthly payment</b>", `<b>${$(now)}</b>`],
          ["Past due amount", "$0.00"],
          ["Due date", date.bare(dueDate)],
          ["Auto Debit", random.chance(0.5) ? "Enrolled (USAA FSB ...4410)" : "Not enrolled"],
        ],
      )}</div></div>
      <div class=bar>Loan details by group</div>${grid(
        `l${"r".repeat(list.length + 1)}`,
        ["Group", ...list.map((group) => group.code), "Total"],
        [
          cells("Loan program", (group) => group.program),
          cells("Status", (group) => (group.paused ? "In-school deferment" : "Repayment")),
          cells("Plan", (group) => (group.paused ? "&mdash;" : "Standard")),
          cells("Interest rate", (group) => `${group.rate}0%`),
          cells("Amount borrowed", (group) => P(group.original), P(total(list, (group) => group.original))),
          cells("Principal", (group) => P(group.principal), P(total(list, (group) => group.principal))),
          cells("Unpaid interest", (group) => P(group.accrued), P(total(list, (group) => group.accrued))),
          cells(
            "Outstanding balance",
            (group) => P(group.principal + group.accrued),
            P(total(list, (group) => group.principal + group.accrued)),
          ),
          cells("Amount due", (group) => P(group.due), P(now)),
        ],
        "class=gr",
      )}
      <div class=bar>Since your last statement</div>${
        paid > 0
          ? `<p>We received ${$(paid)} on ${date.bare(student.last.day)}. Thank you.</p>`
          : "<p>We have not received a payment since your last statement.</p>"
      }<p>Interest on Direct Subsidized Loans is paid by the government during deferment. For all other loans interest keeps accruing; the daily amount is ${$(Math.round(total(list, (group) => (group.principal * Number(group.rate)) / 36_500)))}. If your payment is late by 90 days or more we must report it.</p>
      <p><b>Could you pay less?</b> Under an income-driven plan your payment could be as low as $0.00. The last SAVE figures sent on your request are no longer valid. Ask about your options at StudentAid.gov/idr.</p>
      <p class=small>EdHarbor is the trade name of Corwith Financial Group, Inc., formerly Corwith Higher Education Loan Authority. Send payments to U.S. Department of Education, P.O. Box 790336, St. Louis MO 63179-0336. Pay ahead: anything over ${$(now)} advances your due date unless you tell us otherwise.</p>`,
    );
    const named = ["EDHARBOR", "Corwith Financial Group, Inc.", "U.S. Department of Education"];
    return {
      html,
      truth: {
        documentType: "loans",
        institution: house,
        accounts: list.map((group) => ({
          kind: "student-loan" as const,
          institution: house,
          accountLast4: student.number.slice(-4),
          statementDate,
          currentBalance: decimal(group.principal),
          originalBalance: decimal(group.original),
          minimumPayment: decimal(group.due),
          ...(group.paused ? {} : { paymentDueDate: dueDate }),
          apr: group.rate,
        })),
        transactions: [],
        openRows:
          paid > 0
            ? [{ account: 0, date: student.last.day, description: "Payment received", amount: decimal(paid) }]
            : [],
        allowed: {
          ...alsoCalled(named, list.length),
          ...Object.assign(
            {},
            ...list.map((group, index) =>
              openOf(index, {
                accountLast4: [group.code],
                pastDue: ["0.00"],
                ...(group.paused ? { paymentDueDate: [dueDate] } : {}),
              }),
            ),
          ),
        },
      },
    };
  },
};

export const svLoans: readonly Layout[] = [online, owners, groups];
