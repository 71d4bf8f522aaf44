import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { daily, digits, inMonths, instalment, monthStart, NEXT, remaining, start } from "./un-data.ts";

const $ = money.dollar;

/** A big bank's mortgage bill: due date and amount in a strip, sums by month and year in one table, taxes paid. */
const mortgage: Layout = {
  name: "va-loan-mortgage-bank",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 421);
    const first = monthStart(random);
    const stated = addDays(first, 16);
    const due = inMonths(first, 1);
    const rate = random.pick([2.75, 3.125, 3.5, 4.25, 5.875, 6.5]);
    const term = random.pick([180, 360]);
    const original = random.whole(140, 610) * 100_000;
    const made = random.whole(9, 90);
    const level = instalment(original, rate, term);
    const before = remaining(original, rate, term, made);
    const interest = Math.round((before * rate) / 1200);
    const principal = level - interest;
    const late = random.chance(0.3);
    const balance = late ? before : before - principal;
    const nextInterest = Math.round((balance * rate) / 1200);
    const escrow = random.whole(29_000, 99_000);
    const regular = level + escrow;
    const pastDue = late ? regular : 0;
    const fee = late ? Math.round(level * 0.04) : 0;
    const extra = !late && random.chance(0.3) ? random.whole(1, 8) * 2_500 : 0;
    const owed = balance - extra;
    const months = Number(first.slice(5, 7)) - (late ? 1 : 0);
    const number = `0${digits(random, 9)}`;
    const paidOn = addDays(first, random.whole(0, 10));
    const chargedOn = addDays(first, 15);
    const tax = random.whole(90_000, 420_000);
    const taxed = random.chance(0.4);
    const taxDay = addDays(first, 8);
    const history: string[][] = [
      ...(late
        ? []
        : [[date.bareNoYear(paidOn), "Payment", $(regular), $(principal), $(interest), $(escrow), ""]]),
      ...(extra > 0 ? [[date.bareNoYear(paidOn), "Principal payment", $(extra), $(extra), "", "", ""]] : []),
      ...(late ? [[date.bareNoYear(chargedOn), "Late charge assessed", $(fee), "", "", "", $(fee)]] : []),
      ...(taxed ? [[date.bareNoYear(taxDay), "County tax disbursement", $(-tax), "", "", $(-tax), ""]] : []),
    ];
    const ytdInterest = interest * months + months * 37;
    const ytdPrincipal = level * months - ytdInterest + extra;
    const sumDue = regular + pastDue + fee;
    const html = document(
      `body{font:8.5pt "Wells Fargo Sans",Arial}${BASE} .logo{background:#b31e30;color:#ffcd41;font:bold 14pt Georgia,serif;padding:14px 8px;width:120px;text-align:center} .h{border-bottom:2px solid #b31e30;font-weight:bold;font-size:10.5pt;margin:12px 0 4px} .g{background:#f1efe9;padding:6px} .t td,.t th{border-bottom:1px solid #ccc;padding:2px 3px;font-size:7.5pt} .cut{border-top:1px dashed #000;margin-top:14px;padding-top:6px}`,
      `<div class=row><div style="display:flex;gap:14px"><div class=logo>STILLWELL HARGER</div><div class=small>Return Mail Operations<br>PO Box 14411<br>Des Moines IA 50306-3411<p style="font-size:9pt">${person.name}<br>${person.street}<br>${person.town}</p></div></div><div><b style="font-size:13pt">Mortgage Statement</b>${pairs(
        [
          ["Statement date", date.short(stated)],
          ["Loan number", number],
          ["Property address", `${person.street}<br>${person.town}`],
        ],
      )}<div class=small><b>Customer service</b> &nbsp; Online stillwellharger.example &nbsp; Telephone 1-800-357-6675, TTY 711 &nbsp; Correspondence PO Box 10335, Des Moines IA 50306 &nbsp; Hours of operation Mon - Fri 7 a.m. - 10 p.m. CT</div></div></div>
<div class=row style="margin-top:8px"><div><div class=h>Summary</div><div class=g>${pairs([
        ["Payment due date", `<b>${date.short(due)}</b>`],
        ["<b>Total payment due</b>", `<b>${$(sumDue)}</b>`],
      ])}<div class=small>If payment is received after ${date.short(addDays(due, 15))}, a late charge of ${$(Math.round(level * 0.04))} will be assessed.</div></div><div class=h>Explanation of amount due</div>${pairs(
        [
          ["Principal", $(level - nextInterest)],
          ["Interest", $(nextInterest)],
          ["Escrow (taxes and/or insurance)", $(escrow)],
          [`<b>Current monthly payment due ${date.short(due)}</b>`, `<b>${$(regular)}</b>`],
          ["Overdue payments", $(pastDue)],
          ["Unpaid late charges", $(fee)],
          ["Other charges", "$0.00"],
          ["<b>Total payment due</b>", `<b>${$(sumDue)}</b>`],
        ],
      )}</div><div><div class=h>Account information</div>${pairs([
        ["Unpaid principal balance <sup>1</sup>", $(owed)],
        ["Interest rate", `${rate.toFixed(3)}%`],
        ["Prepayment penalty", "No"],
        ["Maturity date", date.monthYear(inMonths(first, term - made))],
        ["Escrow balance", $(escrow * random.whole(2, 7))],
        ["Unapplied funds <sup>2</sup>", "$0.00"],
      ])}<div class=h>Past payments breakdown</div>${grid(
        "lrr",
        ["", "Paid since last statement", "Paid year-to-date"],
        [
          ["Principal", $(late ? 0 : principal + extra), $(ytdPrincipal)],
          ["Interest", $(late ? 0 : interest), $(ytdInterest)],
          ["Escrow (taxes & insurance)".replace("&", "&amp;"), $(late ? 0 : escrow), $(escrow * months)],
          ["Late charges", "$0.00", "$0.00"],
          ["<b>Total</b>", $(late ? 0 : regular + extra), $(regular * months + extra)],
          ["Taxes disbursed", $(taxed ? tax : 0), $(taxed ? tax : 0)],
        ],
        "class=t",
      )}</div></div><div class=small>1. This is your principal balance only, not the amount required to pay your loan in full. 2. Unapplied funds are amounts received that are less than a full payment.</div>
<div class=h>Activity since your last statement</div>${grid("llrrrrr", ["Date", "Description", "Total", "Principal", "Interest", "Escrow", "Other"], history, "class=t")}<p>Important messages: ${late ? `<b>Your loan is past due.</b> You were not on time with the payment due ${date.long(first)}. As of ${date.long(stated)}, you are 16 days delinquent. Recent account history: Payment due ${date.short(first)}: unpaid amount of ${$(regular)}. You must pay ${$(sumDue)} to bring your loan current. Failure to do so may result in fees and foreclosure.` : "Go paperless. View and pay your mortgage online and get your tax documents sooner."}</p>
<div class=cut><div class=row><div>STILLWELL HARGER HOME MORTGAGE<br>PO BOX 51120<br>LOS ANGELES CA 90051-5420</div><div>${pairs(
        [
          ["Loan number", number],
          ["Total payment due by " + date.short(due), $(sumDue)],
          ["Additional principal", "$ _____________"],
          ["Additional escrow", "$ _____________"],
          ["Total amount enclosed", "$ _____________"],
        ],
      )}</div></div></div>${NEXT}<div class=h>Important information</div><p class=small><b>Payment options.</b> Preferred Payment Plan withdrawals are free. We accept payments by mail, by phone and at any branch. <b>Application of payments.</b> Payments are applied to the oldest unpaid installment first: interest, principal, escrow, then late charges. <b>Notices of error, information requests and qualified written requests</b> must be sent to PO Box 10335, Des Moines, IA 50306. <b>Housing counselors.</b> For help exploring your options, the Federal government provides contact information for housing counselors at hud.gov or 1-800-569-4287. <b>Credit reporting.</b> We may report information about your account to credit bureaus. <b>Servicemembers:</b> You may be entitled to protections under the SCRA. <b>Insurance.</b> Report changes of carrier to 1-866-826-8960. Stillwell Harger Home Mortgage is a division of Stillwell Harger Bank, N.A. NMLSR ID 399118. Equal Housing Lender. &copy; 2026.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Stillwell Harger",
          accounts: [
            {
              kind: "mortgage",
              institution: "Stillwell Harger",
              accountLast4: number.slice(-4),
              statementDate: stated,
              currentBalance: decimal(owed),
              minimumPayment: decimal(regular),
              paymentDueDate: due,
              pastDue: decimal(pastDue),
              apr: rate.toFixed(3),
            },
          ],
          transactions: [
            ...(late ? [] : [{ account: 0, date: paidOn, description: "Payment", amount: decimal(regular) }]),
            ...(extra > 0
              ? [{ account: 0, date: paidOn, description: "Principal payment", amount: decimal(extra) }]
              : []),
            ...(late
              ? [{ account: 0, date: chargedOn, description: "Late charge assessed", amount: decimal(-fee) }]
              : []),
          ],
          openRows: taxed
            ? [
                { account: 0, date: taxDay, description: "County tax disbursement", amount: decimal(-tax) },
                { account: 0, date: taxDay, description: "County tax disbursement", amount: decimal(tax) },
              ]
            : [],
          allowed: {
            "accounts.0.pastDue": [decimal(pastDue + fee)],
            "accounts.0.maturityDate": [inMonths(first, term - made)],
            "accounts.0.feesCharged": [decimal(fee), "0.00"],
            "accounts.0.interestCharged": [decimal(late ? 0 : interest), decimal(nextInterest)],
            "accounts.0.paymentsAndCredits": [decimal(late ? 0 : regular + extra)],
          },
        },
        "STILLWELL HARGER",
        "Stillwell Harger Home Mortgage",
        "STILLWELL HARGER HOME MORTGAGE",
        "Stillwell Harger Bank, N.A.",
        "Stillwell Harger Bank",
      ),
    };
  },
};

/** A savings bank's home equity line: advances and payments in columns of their own, the end of the draw, the payment by its parts. */
const heloc: Layout = {
  name: "va-loan-heloc-thrift",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 422);
    const end = addDays("2026-02-06", random.whole(0, 250));
    const days = random.whole(29, 31);
    const begun = addDays(end, 1 - days);
    const rate = random.pick(["6.740", "7.490", "8.250", "8.990"]);
    const previous = random.whole(900_000, 7_800_000);
    const paid = random.chance(0.2) ? 0 : random.whole(30_000, 140_000);
    const drawn = random.chance(0.5) ? random.whole(2, 60) * 10_000 : 0;
    const paidOn = addDays(begun, 14);
    const drawnOn = addDays(begun, 6);
    const base = previous + Math.floor(drawn / 2) - Math.floor(paid / 2);
    const interest = daily(base, Number(rate), days);
    const annual = random.chance(0.25) ? 6_500 : 0;
    const late = paid === 0;
    const lateFee = late ? 1_500 : 0;
    const fees = annual + lateFee;
    const balance = previous - paid + drawn + interest + fees;
    const limit = Math.ceil((balance + random.whole(500_000, 3_000_000)) / 500_000) * 500_000;
    const pastDue = late ? Math.round(previous / 240) : 0;
    const current = Math.round((balance - interest) / 240) + interest + fees;
    const due = addDays(end, 20);
    const number = digits(random, 10);
    const drawEnd = inMonths(`${end.slice(0, 8)}01`, random.whole(10, 100));
    const year = end.slice(0, 4);
    const rows = [
      ...(drawn > 0 ? [{ day: drawnOn, text: "HELOC ADVANCE - CHECK 1042", amount: -drawn }] : []),
      ...(paid > 0 ? [{ day: paidOn, text: "PAYMENT - THANK YOU", amount: paid }] : []),
      ...(lateFee > 0 ? [{ day: addDays(begun, 22), text: "LATE CHARGE", amount: -lateFee }] : []),
      ...(annual > 0 ? [{ day: addDays(begun, 24), text: "ANNUAL FEE", amount: -annual }] : []),
    ];
    const html = document(
      `body{font:9pt "Times New Roman","Liberation Serif"}${BASE} .logo{font:bold 19pt Arial;color:#00539b} .h{background:#00539b;color:#fff;font:bold 9pt Arial;padding:3px 6px;margin-top:10px} .t td,.t th{border:1px solid #9bb;padding:2px 4px;font-size:8pt}`,
      `<div class=row><div><div class=logo>Erie Shores Federal</div><div>Erie Shores Federal Savings &amp; Loan Association of Sandusky</div><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div><b style="font:bold 12pt Arial">HOME EQUITY LINE OF CREDIT<br>PERIODIC STATEMENT</b>${pairs(
        [
          ["Account Number", number],
          ["Statement Date", date.dashed(end)],
          ["Billing Cycle", `${date.dashed(begun)} through ${date.dashed(end)}`],
          ["Days in Cycle", String(days)],
          ["Payment Due Date", date.dashed(due)],
        ],
      )}</div></div><div class=row><div><div class=h>ACCOUNT SUMMARY</div>${pairs([
        ["Previous Balance", $(previous)],
        ["Payments and Credits", `- ${$(paid)}`],
        ["Advances and Debits", `+ ${$(drawn)}`],
        ["Fees", `+ ${$(fees)}`],
        ["INTEREST CHARGE", `+ ${$(interest)}`],
        ["<b>New Balance</b>", `<b>${$(balance)}</b>`],
      ])}</div><div><div class=h>CREDIT LINE</div>${pairs([
        ["Credit Limit", $(limit)],
        ["Available Credit", $(limit - balance)],
        ["Draw Period Ends", date.dashed(drawEnd)],
        ["Maturity Date", date.dashed(inMonths(drawEnd, 240))],
      ])}</div><div><div class=h>PAYMENT DUE</div>${pairs([
        ["Principal", $(Math.round((balance - interest) / 240))],
        ["Interest", $(interest)],
        ["Fees", $(fees)],
        ["Current Payment", $(current)],
        ["Past Due Amount", $(pastDue)],
        ["<b>TOTAL MINIMUM PAYMENT DUE</b>", `<b>${$(current + pastDue)}</b>`],
      ])}</div></div><div class=h>TRANSACTION ACTIVITY</div>${
        rows.length > 0
          ? grid(
              "llrr",
              ["Post Date", "Description", "Advances / Charges", "Payments / Credits"],
              rows.map((row) => [
                date.dashed(row.day),
                row.text,
                row.amount < 0 ? $(-row.amount) : "",
                row.amount > 0 ? $(row.amount) : "",
              ]),
              "class=t",
            )
          : "<p>No activity this cycle.</p>"
      }
<div class=h>INTEREST CHARGE CALCULATION</div>${grid("lrrrr", ["Balance Type", "Average Daily Balance", "Daily Periodic Rate (may vary)", "ANNUAL PERCENTAGE RATE (may vary)", "Interest Charge"], [["Line Balance", $(base), `${(Number(rate) / 365).toFixed(7)}%`, `${rate}%`, $(interest)]], "class=t")}<p>Index: the Prime Rate published in The Wall Street Journal, less 0.510%. The ANNUAL PERCENTAGE RATE will not exceed 18.000%.</p><div class=row><div>${pairs(
        [
          [`Total fees charged in ${year}`, $(fees + (annual > 0 ? 0 : 1_500))],
          [`Total interest charged in ${year}`, $(interest * Number(end.slice(5, 7)) + 311)],
          [`Interest paid in ${Number(year) - 1}`, $(interest * 11 + 77)],
        ],
      )}</div><div></div></div>
<p style="font-size:7.5pt"><b>How your balance is computed.</b> We figure the interest charge on your account by applying the daily periodic rate to the average daily balance of your account (including current transactions). To get the average daily balance we take the beginning balance of your account each day, add any new advances and subtract any payments or credits and unpaid interest charges. <b>Billing rights.</b> If you think your statement is wrong, write us on a separate sheet at 7007 Lakeside Avenue, Sandusky, Ohio 44870 within 60 days. You do not have to pay any amount in question while we are investigating. <b>Late charge:</b> $15.00 if a payment is more than 10 days late. <b>Property insurance</b> must be kept in force at all times. NMLS# 449401. Equal Housing Lender. Member FDIC.</p>
<div style="border-top:2px dotted #000;margin-top:20px;padding-top:8px" class=row><div>Make check payable to:<br><b>ERIE SHORES FEDERAL</b><br>P.O. BOX 6320, SANDUSKY OH 44871</div><div>${pairs(
        [
          ["Account Number", number],
          ["Payment Due Date", date.dashed(due)],
          ["Total Minimum Payment Due", $(current + pastDue)],
          ["New Balance", $(balance)],
          ["Amount Paid", "$ ___________"],
        ],
      )}</div></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Erie Shores Federal",
          accounts: [
            {
              kind: "heloc",
              institution: "Erie Shores Federal",
              accountLast4: number.slice(-4),
              statementDate: end,
              periodStart: begun,
              periodEnd: end,
              currentBalance: decimal(balance),
              previousBalance: decimal(previous),
              creditLimit: decimal(limit),
              availableCredit: decimal(limit - balance),
              minimumPayment: decimal(current),
              paymentDueDate: due,
              pastDue: decimal(pastDue),
              maturityDate: inMonths(drawEnd, 240),
              apr: rate,
              paymentsAndCredits: decimal(paid),
              feesCharged: decimal(fees),
              interestCharged: decimal(interest),
            },
          ],
          transactions: rows.map((row) => ({
            account: 0,
            date: row.day,
            description: row.text,
            amount: decimal(row.amount),
          })),
          allowed: {
            "accounts.0.minimumPayment": [decimal(current + pastDue)],
            "accounts.0.purchases": [decimal(drawn)],
            "accounts.0.aprs.0.apr": [rate],
            "accounts.0.aprs.0.balance": [decimal(base)],
            "accounts.0.aprs.0.kind": ["purchase", "cash-advance"],
          },
        },
        "Erie Shores Federal Savings & Loan Association of Sandusky",
        "Erie Shores Federal Savings & Loan Association",
        "ERIE SHORES FEDERAL",
      ),
    };
  },
};

export const vaLoansHouse: readonly Layout[] = [mortgage, heloc];
