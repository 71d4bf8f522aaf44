import type { AccountFacts } from "#contract/extraction.ts";
import { document, type Layout } from "../layout.ts";
import { accountNumber } from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import {
  alsoCalled,
  checks,
  daysOf,
  incoming,
  type Month,
  type Movement,
  makeMonth,
  makePeriod,
  outgoing,
  rowsOf,
  spread,
} from "./sn-data.ts";
import { $, depositFacts, makeInstalment, makeRevolving, monthTotals, openOf, P } from "./sv-data.ts";

/** A union's line-printer statement: two shares, a vehicle loan and a card under suffixes of one member number. */
const union: Layout = {
  name: "sv-union-shares-loan-visa",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 901_117);
    const person = makePerson(random);
    const house = "TWIN FORKS F.C.U.";
    const member = String(random.whole(31_200, 98_700));
    const period = makePeriod(random, true);
    const visa = accountNumber(random, 4);
    const save = random.whole(10, 120) * 500;
    const saveDay = addDays(period.start, random.whole(4, 12));
    const vehicle = makeInstalment(random, period.end, {
      from: 9_500,
      to: 41_000,
      rates: ["4.99", "5.74", "6.24", "7.49"],
      terms: [48, 60, 72, 84],
    });
    const rate = random.pick(["10.90", "12.99", "15.25", "17.90"]);
    const payCard = random.whole(25, 180) * 100;
    const share = makeMonth(
      period,
      [
        { day: saveDay, text: "TRANSFER FROM SHARE 75", amount: save, kind: "deposit" },
        { day: period.end, text: "DIVIDEND", amount: random.whole(4, 310), kind: "interest" },
      ],
      random.whole(500, 610_000),
    );
    const draft = makeMonth(
      period,
      [
        ...spread(random, period, "deposit", ["ACH WASATCH SCHOOL DIST PAYROLL"], 2, [92_000, 188_000]),
        ...spread(
          random,
          period,
          "card",
          [
            "DEBIT CARD MACEYS 1180 PROVO UT",
            "DEBIT CARD MAVERIK #417 HEBER UT",
            "DEBIT CARD HULU 877-8244858 CA",
            "ATM W/D 0093 S MAIN PROVO UT",
          ],
          random.whole(4, 9),
          [800, 21_000],
        ),
        ...checks(random, period, random.whole(1, 4)).map((line) => ({ ...line, text: "DRAFT" })),
        { day: saveDay, text: "TRANSFER TO SHARE 00", amount: -save, kind: "electronic" },
        { day: vehicle.paidOn, text: "TRANSFER TO LOAN 51", amount: -vehicle.payment, kind: "electronic" },
      ],
      random.whole(4_000, 140_000),
    );
    const card = makeRevolving(
      random,
      period.end,
      rate,
      [
        ...spread(
          random,
          period,
          "card",
          ["COSTCO WHSE #0113 OREM UT", "DELTA AIR 0062391 ATLANTA GA", "THE HOME DEPOT 4402"],
          random.whole(2, 5),
          [1_800, 34_000],
        ),
        {
          day: addDays(period.start, random.whole(8, 20)),
          text: "PAYMENT - THANK YOU",
          amount: payCard,
          kind: "deposit",
        },
      ],
      { previous: [42_000, 520_000], interestText: "**FINANCE CHARGE**" },
    );
    const line = (left: string, amount: string, balance: string, day = "") =>
      `<tr><td>${day}</td><td>${left}</td><td class=r>${amount}</td><td class=r>${balance}</td></tr>`;
    const shareRows = (title: string, month: Month) =>
      `<p class=t>${title}</p><table class=m>${line("BALANCE FORWARD", "", P(month.beginning), date.noYear(month.start))}${month.rows.map((row) => line(row.check ? `CHECK ${row.check}` : escaped(row.text), P(row.amount), P(row.balance), date.noYear(row.day))).join("")}${line("ENDING BALANCE", "", P(month.ending), date.noYear(month.end))}</table>`;
    let owed = card.previous;
    const html = document(
      `body{font:8.4pt "Liberation Mono"}${BASE}.t{margin:12px 0 1px;border-top:1px dashed #000;padding-top:4px;font-weight:bold}.m td:first-child{width:60px}.m td:nth-child(n+3){width:100px}.lo td{text-align:right}.lo th{text-align:right;font-weight:normal;text-decoration:underline}`,
      `<div class=row><div>TWIN FORKS F.C.U.<br>284 N UNIVERSITY AVE<br>PROVO UT 84601<br>801-555-0113</div><div class=r>STATEMENT OF ACCOUNT<br>MEMBER NO. ${member}<br>FROM ${date.dashed(period.start)} TO ${date.dashed(period.end)}<br>PAGE 1 OF 1</div></div>
      <p style="margin:22px 0 8px 40px">${person.name}<br>${person.street}<br>${person.town}</p><p style="border:1px solid #000;padding:4px">SKIP-A-PAY IS BACK! SKIP ONE LOAN PAYMENT FOR $35.00. NEW AUTO RATES AS LOW AS 4.49% APR* 60 MO. CERTIFICATES TO 4.30% APY, $1,000.00 MINIMUM.</p>
      ${shareRows("SHARE 00 &nbsp; PRIMARY SAVINGS &nbsp; PAR VALUE 5.00", share)}<div>ANNUAL PERCENTAGE YIELD EARNED 0.10% &nbsp; DIVIDENDS YTD ${P((share.rows.at(-1)?.amount ?? 0) * Number(period.end.slice(5, 7)))}</div>
      ${shareRows("SHARE 75 &nbsp; SHARE DRAFT CHECKING", draft)}<div>${draft.rows.filter((row) => row.amount > 0).length} DEPOSITS ${P(incoming(draft))} &nbsp; ${draft.rows.filter((row) => row.amount < 0).length} WITHDRAWALS ${P(outgoing(draft))}</div>
      <p class=t>LOAN 51 &nbsp; USED AUTO &nbsp; CLOSED END</p><div>ANNUAL PERCENTAGE RATE ${vehicle.rate}0% &nbsp; DAILY PERIODIC RATE .0${String(Math.round(Number(vehicle.rate) * 2_740)).padStart(5, "0")}%</div><table class=lo><tr><th>DATE</th><th>PAYMENT</th><th>INTEREST</th><th>LATE CHG</th><th>PRINCIPAL</th><th>LOAN BALANCE</th></tr><tr><td>${date.noYear(period.start)}</td><td>BAL FWD</td><td></td><td></td><td></td><td>${P(vehicle.before)}</td></tr><tr><td>${date.noYear(vehicle.paidOn)}</td><td>${P(vehicle.payment)}</td><td>${P(vehicle.interest)}</td><td>.00</td><td>${P(vehicle.toPrincipal)}</td><td>${P(vehicle.principal)}</td></tr></table><div>NEXT PAYMENT OF ${P(vehicle.payment)} IS DUE ${date.dashed(vehicle.due)} &nbsp; INTEREST PAID YTD ${P(vehicle.ytdInterest)}</div>
      <p class=t>LOAN 90 &nbsp; VISA CLASSIC &nbsp; CARD ENDING ${visa}</p><div>ANNUAL PERCENTAGE RATE ${rate}0% PURCHASES AND CASH ADVANCES &nbsp; CREDIT LIMIT ${P(card.limit)} &nbsp; AVAILABLE ${P(card.limit - card.balance)}</div><table class=m>${line("PREVIOUS BALANCE", "", P(card.previous), date.noYear(period.start))}${card.rows
        .map((row) => {
          owed -= row.amount;
          return line(row.text, P(-row.amount), P(owed), date.noYear(row.day));
        })
        .join(
          "",
        )}${line("NEW BALANCE", "", P(card.balance), date.noYear(period.end))}</table><div>MINIMUM PAYMENT ${P(card.minimum)} DUE ${date.dashed(card.due)} &nbsp; PAST DUE .00 &nbsp; FINANCE CHARGES YTD ${P(card.interest * Number(period.end.slice(5, 7)))}</div>
      <p style="font-size:7pt">IF YOU THINK YOUR STATEMENT IS WRONG WRITE US WITHIN 60 DAYS. LATE CHARGE 5% OF PAYMENT, 10.00 MINIMUM. YOUR SAVINGS FEDERALLY INSURED TO AT LEAST $250,000 BY NCUA. TWIN FORKS FEDERAL CREDIT UNION, FORMERLY GENEVA STEELWORKERS CREDIT UNION. WWW.TWINFORKSFCU.ORG</p>`,
    );
    const last = member.slice(-4);
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: house,
        accounts: [
          depositFacts("savings", house, member, share, false),
          depositFacts("checking", house, member, draft),
          {
            kind: "auto-loan",
            institution: house,
            accountLast4: last,
            currentBalance: decimal(vehicle.principal),
            minimumPayment: decimal(vehicle.payment),
            paymentDueDate: vehicle.due,
            apr: vehicle.rate,
          },
          {
            kind: "credit-card",
            institution: house,
            accountLast4: visa,
            currentBalance: decimal(card.balance),
            previousBalance: decimal(card.previous),
            creditLimit: decimal(card.limit),
            availableCredit: decimal(card.limit - card.balance),
            minimumPayment: decimal(card.minimum),
            paymentDueDate: card.due,
            pastDue: "0.00",
            apr: rate,
            aprs: [
              { kind: "purchase", apr: rate },
              { kind: "cash-advance", apr: rate },
            ],
            interestCharged: decimal(card.interest),
          },
        ],
        transactions: [...rowsOf(share.rows, 0), ...rowsOf(draft.rows, 1), ...rowsOf(card.rows, 3)],
        openRows: [
          { account: 2, date: vehicle.paidOn, description: "PAYMENT", amount: decimal(vehicle.payment) },
        ],
        allowed: {
          ...alsoCalled(["TWIN FORKS FEDERAL CREDIT UNION", "TWIN FORKS FCU", "TWIN FORKS"], 4),
          ...openOf(0, { ...monthTotals(share), accountLast4: ["00"] }),
          ...openOf(1, { statementDate: [period.end], accountLast4: ["75"] }),
          ...openOf(2, {
            accountLast4: ["51"],
            statementDate: [period.end],
            periodStart: [period.start],
            periodEnd: [period.end],
            previousBalance: [decimal(vehicle.before)],
            interestCharged: [decimal(vehicle.interest)],
            paymentsAndCredits: [decimal(vehicle.payment)],
            feesCharged: ["0.00"],
          }),
          ...openOf(3, {
            statementDate: [period.end],
            periodStart: [period.start],
            periodEnd: [period.end],
            purchases: [decimal(card.spent)],
            paymentsAndCredits: [decimal(card.paid)],
          }),
        },
      },
    };
  },
};

/** A town bank's combined statement: an index of accounts, a checking month by kinds, a quiet savings account, a home equity line with a coupon. */
const combined: Layout = {
  name: "sv-bank-combined-equity-line",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 902_203);
    const person = makePerson(random);
    const house = "Bank of the Wabash Valley";
    const period = makePeriod(random, false);
    const [number = "", savings = "", line = ""] = [10, 10, 12].map((size) => accountNumber(random, size));
    const dear = random.pick(["7.750", "8.250", "8.500", "9.125"]);
    const apr = dear.replace(/0$/, "");
    const payment = random.whole(160, 480) * 100;
    const payDay = addDays(period.start, random.whole(6, 18));
    const month = makeMonth(
      period,
      [
        ...spread(
          random,
          period,
          "deposit",
          ["Regular Deposit", "PAYROLL VIGO FOUNDRY WORKS ID 4471"],
          random.whole(2, 4),
          [30_000, 240_000],
        ),
        ...spread(
          random,
          period,
          "card",
          [
            "DBT CRD BAESLERS MKT TERRE HAUTE IN C#2207",
            "DBT CRD CASEYS 3318 BRAZIL IN C#2207",
            "DBT CRD AMZN MKTP WA C#2207",
          ],
          random.whole(3, 7),
          [700, 16_000],
        ),
        ...spread(
          random,
          period,
          "electronic",
          ["DUKE ENERGY IN BILLPAY", "FRONTIER COMM WEB PMT"],
          2,
          [5_500, 28_000],
        ),
        ...checks(random, period, random.whole(2, 6)),
        { day: payDay, text: `AUTO PMT TO LOAN ${line.slice(-4)}`, amount: -payment, kind: "electronic" },
      ],
      random.whole(30_000, 400_000),
    );
    const saved = random.whole(200_000, 3_100_000);
    const nest = makeMonth(
      period,
      [
        {
          day: period.end,
          text: "INTEREST PAYMENT",
          amount: Math.round((saved * 0.85) / 1_200),
          kind: "interest",
        },
      ],
      saved,
    );
    const advance = random.chance(0.6)
      ? spread(random, period, "check", ["EQUITY CHECK ADVANCE"], 1, [50_000, 700_000])
      : [];
    const equity = makeRevolving(
      random,
      period.end,
      apr,
      [...advance, { day: payDay, text: "AUTOMATIC PAYMENT", amount: payment, kind: "deposit" }],
      { previous: [700_000, 5_600_000], interestText: "INTEREST CHARGE" },
    );
    const list = (rows: readonly Movement[]) =>
      `<table>${rows.map((row) => `<tr><td style="width:58px">${date.bareNoYear(row.day)}</td><td>${escaped(row.text)}</td><td class=r>${P(Math.abs(row.amount))}</td></tr>`).join("")}</table>`;
    const paidChecks = month.rows.filter((row) => row.check);
    const ins = month.rows.filter((row) => row.amount > 0);
    const outs = month.rows.filter((row) => row.amount < 0 && !row.check);
    const ytd = Number(period.end.slice(5, 7));
    const html = document(
      `body{font:9pt "Liberation Serif"}${BASE}.h{font-weight:bold;border-bottom:1.5px solid #000;margin:11px 0 3px}.b{background:#ddd;padding:3px 6px;font-weight:bold;margin-top:14px}td{padding:1px 4px}.cp{border-top:1px dashed #000;margin-top:14px;padding-top:6px}`,
      `<div class=row><div><i style="font-size:11pt">Bank of the</i><br><b style="font-size:19pt;letter-spacing:1px">Wabash Valley</b><br><span class=small>PO Box 540 &bull; Terre Haute, Indiana 47808-0540 &bull; www.bwvonline.example</span></div><div class=r><b>COMBINED STATEMENT</b><br>Primary Account ${number}<br>${date.long(period.end)}<br>Page 1<br>${daysOf(period.start, period.end)} days</div></div>
      <p style="margin:18px 0 14px">${person.name}<br>${person.street}<br>${person.town}</p>
      <div class=h>YOUR ACCOUNTS AT A GLANCE</div>${grid(
        "llr",
        ["Account", "Number", "Balance"],
        [
          ["Heritage Checking", number, $(month.ending)],
          ["Statement Savings", savings, $(nest.ending)],
          ["<b>Total deposit balances</b>", "", `<b>${$(month.ending + nest.ending)}</b>`],
          ["HomeFlex Equity Line", line, $(equity.balance)],
        ],
      )}
      <div class=b>Heritage Checking &nbsp; ${number}</div><div class=row><div>${pairs([
        [`Balance ${date.short(addDays(period.start, -1))}`, P(month.beginning)],
        [`${ins.length} Credits`, P(incoming(month))],
        [`${outs.length + paidChecks.length} Debits`, P(outgoing(month))],
        ["Service charge", ".00"],
        [`<b>Balance ${date.short(period.end)}</b>`, `<b>${P(month.ending)}</b>`],
      ])}</div><div>${pairs([
        ["Average ledger balance", P(Math.round((month.beginning + month.ending) / 2))],
        ["Enclosed images", String(paidChecks.length)],
        ["Overdraft fees year to date", random.pick([".00", "32.00", "64.00"])],
      ])}</div></div>
      <div class=h>Deposits and other credits</div>${list(ins)}<div class=h>Other debits</div>${list(outs)}<div class=h>Checks in serial number order</div>${grid(
        "llrllr",
        ["No.", "Date", "Amount", "No.", "Date", "Amount"],
        Array.from({ length: Math.ceil(paidChecks.length / 2) }, (_, row) =>
          paidChecks
            .slice(row * 2, row * 2 + 2)
            .flatMap((check) => [check.check ?? "", date.bareNoYear(check.day), P(-check.amount)]),
        ),
      )}
      <div class=b>Statement Savings &nbsp; ${savings}</div><div class=row><div>${pairs([
        ["Beginning balance", P(nest.beginning)],
        [`Interest payment ${date.bareNoYear(period.end)}`, P(incoming(nest))],
        ["Ending balance", P(nest.ending)],
      ])}</div><div>${pairs([
        ["Annual percentage yield earned", "0.85%"],
        ["Interest paid year to date", P(incoming(nest) * ytd)],
      ])}</div></div>
      <div style="break-inside:avoid"><div class=b>HomeFlex Equity Line &nbsp; ${line}</div><div class=row><div>${pairs(
        [
          ["Previous balance", P(equity.previous)],
          ["Advances", P(equity.spent)],
          ["Payments", P(equity.paid)],
          ["INTEREST CHARGE", P(equity.interest)],
          ["Late charge", ".00"],
          ["<b>New balance</b>", `<b>${P(equity.balance)}</b>`],
        ],
      )}</div><div>${pairs([
        ["Line of credit", P(equity.limit)],
        ["Available credit", P(equity.limit - equity.balance)],
        ["ANNUAL PERCENTAGE RATE (variable)", `${dear}%`],
        ["Daily periodic rate", `${(Number(dear) / 365).toFixed(5)}%`],
        ["Draw period ends", date.slash(addDays(period.end, 2_100))],
      ])}</div></div>${grid(
        "lllr",
        ["Date", "Post", "Activity", "Amount"],
        equity.rows.map((row) => [
          date.bareNoYear(row.day),
          date.bareNoYear(row.day),
          row.text,
          `${P(Math.abs(row.amount))}${row.amount > 0 ? "-" : ""}`,
        ]),
      )}<p class=small>The index is the Wall Street Journal Prime, 7.50% on ${date.short(addDays(period.start, -1))}; your rate will never exceed 18.000% nor fall below 4.000%. Interest charged year to date ${P(equity.interest * ytd)}; fees charged year to date 50.00. Past due payments carry a late charge of 5% or $25.00, whichever is greater. Wabash Valley Bank and Trust Company, Member FDIC, Equal Housing Lender.</p></div>
      <div class="cp row" style="break-inside:avoid"><div>Make check payable to<br>BWV Loan Operations<br>Terre Haute IN 47808</div><div>${pairs(
        [
          ["Equity line", `****${line.slice(-4)}`],
          ["Minimum payment", $(equity.minimum)],
          ["Due date", date.short(equity.due)],
          ["Amount enclosed", "$ ________"],
        ],
      )}<span class=small>Do not pay: automatic payment from ${number.slice(-4)} is set up.</span></div></div>`,
    );
    // The heading prints one date, and the first balance the day before the period.
    const dated = ({ periodStart: _start, periodEnd: _end, ...rest }: AccountFacts): AccountFacts => ({
      ...rest,
      statementDate: period.end,
    });
    const checksTruth = rowsOf([...ins, ...outs, ...paidChecks], 0);
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: house,
        accounts: [
          depositFacts("checking", house, number, month),
          depositFacts("savings", house, savings, nest, false),
          {
            kind: "heloc" as const,
            institution: house,
            accountLast4: line.slice(-4),
            currentBalance: decimal(equity.balance),
            previousBalance: decimal(equity.previous),
            creditLimit: decimal(equity.limit),
            availableCredit: decimal(equity.limit - equity.balance),
            minimumPayment: decimal(equity.minimum),
            paymentDueDate: equity.due,
            apr: apr.replace(/^(\d+\.\d)$/, "$10"),
            paymentsAndCredits: decimal(equity.paid),
            interestCharged: decimal(equity.interest),
          },
        ].map(dated),
        transactions: [...checksTruth, ...rowsOf(nest.rows, 1), ...rowsOf(equity.rows, 2)],
        allowed: {
          ...alsoCalled(["Wabash Valley Bank and Trust Company", "Wabash Valley", "BWV"], 3),
          ...Object.assign(
            {},
            ...[0, 1, 2].map((index) =>
              openOf(index, {
                periodStart: [period.start, addDays(period.start, -1)],
                periodEnd: [period.end],
              }),
            ),
          ),
          ...openOf(0, { feesCharged: ["0.00"] }),
          ...openOf(1, { totalDeposits: [decimal(incoming(nest))], totalWithdrawals: ["0.00"] }),
          ...openOf(2, {
            feesCharged: ["0.00"],
            purchases: [decimal(equity.spent)],
            maturityDate: [addDays(period.end, 2_100)],
          }),
        },
      },
    };
  },
};

export const svBanks: readonly Layout[] = [union, combined];
