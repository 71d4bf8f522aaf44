import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { later, monthOf, numerals, paper, repaid, row, someDay } from "./up-data.ts";

const $ = money.dollar;

/** A credit union's typewriter-like bill of one page, with the loan's terms in a box and first-of-month dues. */
export const upMortgageUnion = paper(
  "up-mortgage-credit-union",
  3,
  `body{font:9pt Courier New,Liberation Mono,monospace}${BASE} .t{font-weight:bold;text-align:center;letter-spacing:1px} .rule{border-top:1px solid #000;margin:6px 0} td{padding:0 4px}`,
  (random, person, block) => {
    const stated = someDay(random, random.whole(5, 9));
    const due = later(`${stated.slice(0, 8)}01`, 1);
    const term = random.pick([180, 240, 360]);
    const paid = random.whole(9, 130);
    const loan = repaid(
      random.whole(80, 330) * 100_000 + 50_000,
      random.pick([2.5, 3.75, 5.125, 6.25]),
      term,
      paid,
    );
    const escrow = random.whole(19_000, 64_000);
    const extra = random.chance(0.4) ? random.pick([5_000, 10_000, 25_000]) : 0;
    const regular = loan.level + escrow;
    const balance = loan.balance - extra;
    const paidOn = addDays(`${stated.slice(0, 8)}01`, random.whole(0, 3));
    const account = `${numerals(random, 8)}-30`;
    const matures = later(due, term - paid - 1);
    const year = loan.year(monthOf(paidOn));
    const nextInterest = Math.round((balance * loan.rate) / 1200);
    const body = `<div class=row><div><b style="font-size:13pt">COPPER BASIN<br>FEDERAL CREDIT UNION</b><br>REAL ESTATE LOAN SERVICING<br>2200 E UNIVERSITY DR<br>TEMPE AZ 85288-1144<br>(480) 555-0118<br>FEDERALLY INSURED BY NCUA</div><div><div class=t>REAL ESTATE LOAN BILLING STATEMENT</div><div class=rule></div>${pairs(
      [
        ["STATEMENT DATE", date.slash(stated)],
        ["ACCOUNT NUMBER", account],
        ["DUE DATE", date.slash(due)],
        ["AMOUNT DUE", $(regular)],
        ["LATE CHARGE IF RECEIVED", ""],
        [`AFTER ${date.slash(addDays(due, 15))}`, $(Math.round(loan.level * 0.05))],
      ],
    )}</div></div>
<p style="margin:34px 0 26px 40px">${block.toUpperCase()}</p>
<div class=rule></div><div class=row><div><div class=t>LOAN INFORMATION</div>${pairs([
      ["ORIGINAL LOAN AMOUNT", $(loan.original)],
      ["PRINCIPAL BALANCE", $(balance)],
      ["INTEREST RATE", `${loan.rate.toFixed(3)}%`],
      ["MATURITY DATE", date.slash(matures)],
      ["ESCROW BALANCE", $(escrow * 5 + 317)],
      ["PAST DUE AMOUNT", "$0.00"],
      ["PREPAYMENT PENALTY", "NO"],
    ])}</div><div><div class=t>EXPLANATION OF PAYMENT</div>${pairs([
      ["PRINCIPAL", $(loan.level - nextInterest)],
      ["INTEREST", $(nextInterest)],
      ["ESCROW", $(escrow)],
      ["REGULAR MONTHLY PAYMENT", $(regular)],
      ["PAST DUE PAYMENTS", "$0.00"],
      ["FEES AND LATE CHARGES", "$0.00"],
      ["TOTAL AMOUNT DUE", $(regular)],
    ])}</div></div><div class=rule></div>
<div class=t>TRANSACTIONS SINCE LAST STATEMENT</div>${grid(
      "llrrrr",
      ["DATE", "DESCRIPTION", "AMOUNT", "PRINCIPAL", "INTEREST", "ESCROW"],
      [
        [
          date.slash(paidOn),
          "PMT TRANSFER FROM SHARE 01",
          grouped(regular),
          grouped(loan.last.principal),
          grouped(loan.last.interest),
          grouped(escrow),
        ],
        ...(extra > 0
          ? [[date.slash(paidOn), "PRINCIPAL ONLY PMT", grouped(extra), grouped(extra), "0.00", "0.00"]]
          : []),
      ],
    )}<div class=rule></div><div class=t>PAST PAYMENT BREAKDOWN</div>${grid(
      "lrr",
      ["", "LAST MONTH", "YEAR TO DATE"],
      [
        ["PRINCIPAL", $(loan.last.principal + extra), $(year.principal + extra)],
        ["INTEREST", $(loan.last.interest), $(year.interest)],
        ["ESCROW", $(escrow), $(escrow * Math.min(paid, monthOf(paidOn)))],
        ["FEES", "$0.00", "$0.00"],
        ["PARTIAL PMT (UNAPPLIED)", "$0.00", "$0.00"],
      ],
    )}<div class=rule></div>
<p>MEMBERS: THE ANNUAL MEETING IS ON THE THIRD TUESDAY IN APRIL. HOME EQUITY LINES FROM 6.74% APR. ASK AT ANY BRANCH OR CALL (480) 555-0140. PROPERTY: ${person.street.toUpperCase()} ${person.town.toUpperCase()}</p>
<p class=small>PARTIAL PAYMENTS ARE HELD IN A SUSPENSE ACCOUNT AND NOT APPLIED UNTIL THE BALANCE OF THE PAYMENT IS RECEIVED. FOR A LIST OF HOMEOWNERSHIP COUNSELORS IN YOUR AREA CONTACT HUD AT 800-569-4287 OR WWW.HUD.GOV. SEND NOTICES OF ERROR AND REQUESTS FOR INFORMATION TO COPPER BASIN FCU, ATTN: MORTGAGE RESOLUTION, PO BOX 27188, TEMPE AZ 85285. EQUAL HOUSING OPPORTUNITY. NMLS 418820</p>
<div style="border-top:1px dashed #000;padding-top:6px">DETACH AND RETURN WITH PAYMENT<div class=row><div>COPPER BASIN FEDERAL CREDIT UNION<br>PO BOX 27100<br>TEMPE AZ 85285-7100</div><div>${pairs(
      [
        ["ACCOUNT", account],
        ["DUE DATE", date.slash(due)],
        ["TOTAL AMOUNT DUE", $(regular)],
        ["ADDL PRINCIPAL", "$________"],
        ["AMOUNT ENCLOSED", "$________"],
      ],
    )}</div></div></div>`;
    return {
      body,
      institution: "Copper Basin Federal Credit Union",
      also: ["COPPER BASIN FCU", "Copper Basin FCU", "COPPER BASIN FEDERAL CREDIT UNION"],
      accounts: [
        {
          kind: "mortgage",
          accountLast4: account.replace("-", "").slice(-4),
          statementDate: stated,
          currentBalance: decimal(balance),
          originalBalance: decimal(loan.original),
          minimumPayment: decimal(regular),
          paymentDueDate: due,
          pastDue: "0.00",
          maturityDate: matures,
          apr: loan.rate.toFixed(3),
        },
      ],
      rows: [
        row(paidOn, "PMT TRANSFER FROM SHARE 01", regular),
        ...(extra > 0 ? [row(paidOn, "PRINCIPAL ONLY PMT", extra)] : []),
      ],
      allowed: {
        "accounts.0.accountLast4": [account.slice(-4), account.slice(4, 8)],
        "accounts.0.feesCharged": ["0.00"],
        "accounts.0.interestCharged": [decimal(loan.last.interest), decimal(nextInterest)],
        "accounts.0.paymentsAndCredits": [decimal(regular), decimal(regular + extra)],
      },
    };
  },
);
