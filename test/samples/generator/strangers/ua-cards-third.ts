import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, band, escaped, grid, pairs } from "../markup.ts";
import { date, decimal } from "../print-styles.ts";
import { $, type Card, cardFacts, type Line, rate, sumOf, told, uaCard, wholeDollars } from "./ua-data.ts";

export const minus = (amount: number) => (amount === 0 ? $(0) : `- ${$(Math.abs(amount))}`);
export const plus = (amount: number) => (amount === 0 ? $(0) : `+ ${$(amount)}`);

export const warned = (card: Card, heads: readonly string[], years = "years") =>
  card.warning
    ? grid(
        "lll",
        heads,
        [
          ["Only the minimum payment", `${card.warning.years} ${years}`, wholeDollars(card.warning.total)],
          [wholeDollars(card.warning.monthly), `3 ${years}`, wholeDollars(card.warning.monthly * 36)],
        ],
        "class=w",
      )
    : "";
export const HEADS = [
  "If you make no additional charges using this card and each month you pay...",
  "You will pay off the balance shown on this statement in about...",
  "And you will end up paying an estimated total of...",
];
export const MORE =
  "If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance.";

/** A large credit union's rewards card: summary boxes, transactions with the cardholder who submitted them. */
const union: Layout = {
  name: "ua-card-union-anchor",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = uaCard(seed, {
      salt: 5,
      shops: [
        "COMMISSARY LITTLE CREEK NORFOLK VA",
        "EXCHANGE 0182 NORFOLK VA",
        "WAWA 8631 VIRGINIA BEACH VA",
        "HARRIS TEETER #212 NORFOLK VA",
        "PILOT_00492 EMPORIA VA",
        "DOMINION ENERGY VA 866-555-0177 VA",
      ],
      rates: [13, 18],
      size: [30_000, 900_000],
      floor: 2_000,
      paid: "WEB PAYMENT RECEIVED",
      late: "LATE FEE",
      lateFee: 2_000,
      interest: "INTEREST CHARGE ON PURCHASES",
      cashApr: 1_800,
      cash: "CASH ADVANCE ANCHOR BRANCH NORFOLK VA",
      cashFee: "CASH ADVANCE FEE",
    });
    const { person, end, start } = card;
    const ref = () => String(card.random.whole(24_000_000, 24_999_999)).padEnd(17, "0418");
    const rows = (lines: readonly Line[]) =>
      lines.map((line) => [
        date.short(line.day),
        date.short(line.post),
        ref(),
        escaped(line.text),
        $(Math.abs(line.amount)),
      ]);
    const credited = [...card.payments, ...card.credits];
    const charged = [...card.buys, ...card.cash];
    const list = (lines: readonly Line[]) =>
      lines.length > 0
        ? grid(
            "llllr",
            ["Trans Date", "Post Date", "Reference No.", "Description", "Amount"],
            rows(lines),
            "class=t",
          )
        : "";
    const html = document(
      `${BASE}body{font:9pt Arial}.logo{font:bold 17pt Arial;color:#14325c}.box{border:1.5px solid #14325c;padding:0 6px 6px;margin-bottom:8px}.box>b:first-child{display:block;background:#14325c;color:#fff;margin:0 -6px 4px;padding:3px 6px}.t td,.t th{font-size:7.5pt;padding:2px 3px;border-bottom:1px solid #ccc}.w td,.w th{font-size:7pt;border:1px solid #666;padding:2px 3px}p{font-size:7.5pt;margin:4px 0}.pb{break-before:page}h3{font-size:10pt;margin:10px 0 3px;color:#14325c}.foot{font-size:7pt;text-align:center;margin-top:8px}.cp{border-top:1px dashed #000;margin-top:8px;padding-top:6px}`,
      `<div class=row><div><div class=logo>TIDEWATER ANCHOR</div>FEDERAL CREDIT UNION<p>P.O. Box 3100, Norfolk, VA 23501-3100</p></div><div class=r><b>go REWARDS&reg; Visa&reg; Statement</b><br>${person.name}<br>Account ending in: ${card.last4}<br>Statement Period ${date.short(start)} to ${date.short(end)}</div></div>
      <div class=row><div class=box><b>Summary of Account Activity</b>${pairs([
        ["Previous Balance", $(card.previous)],
        ["Payments and Credits", minus(sumOf(credited))],
        ["Purchases", plus(sumOf(card.buys))],
        ["Cash Advances", plus(sumOf(card.cash))],
        ["Balance Transfers", $(0)],
        ["Fees Charged", plus(sumOf(card.fees))],
        ["Interest Charged", plus(card.interest)],
        ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
        ["Past Due Amount", $(card.pastDue)],
        ["Credit Limit", $(card.limit)],
        ["Available Credit", $(card.available)],
        ["Cash Limit", $(card.cashLimit)],
        ["Statement Closing Date", date.short(end)],
        ["Days in Billing Cycle", String(card.days)],
      ])}</div><div class=box><b>Payment Information</b>${pairs([
        ["New Balance", $(card.balance)],
        ["Minimum Payment Due", $(card.minimum)],
        ["Payment Due Date", date.short(card.due)],
      ])}<p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the due date listed above, you may have to pay up to a $20.00 late fee.</p>${card.warning ? `<p><b>Minimum Payment Warning:</b> ${MORE} For example:</p>${warned(card, HEADS)}` : ""}<p>If you would like information about credit counseling services, call 1-877-555-0160.</p></div></div>
      <div class=box><b>Rewards Summary</b>${band([
        ["Beginning Points", "8,214"],
        ["Earned This Period", String(Math.floor(sumOf(card.buys) / 100))],
        ["Redeemed", "0"],
        ["Total Points", (8_214 + Math.floor(sumOf(card.buys) / 100)).toLocaleString("en-US")],
      ])}</div>
      <p>Notice: Pay no later than 5:00 PM, Eastern Time. Set up automatic payments by signing in to Digital Banking. NOTICE: SEE REVERSE SIDE FOR IMPORTANT INFORMATION ABOUT YOUR BILLING RIGHTS.</p>
      <div class="cp row"><div>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs([
        ["Account ending in", card.last4],
        ["New Balance", $(card.balance)],
        ["Minimum Payment Due", $(card.minimum)],
        ["Payment Due Date", date.short(card.due)],
        ["Amount Enclosed", "$ __________"],
      ])}<p>TIDEWATER ANCHOR FCU<br>PO BOX 3500<br>NORFOLK VA 23514-3500</p></div></div><div class=foot>Page 1 of 2</div>
      <div class=pb></div><h3>TRANSACTIONS</h3><b>Payments and Credits</b>${list(credited)}${pairs([["<b>TOTAL PAYMENTS AND CREDITS</b>", $(-sumOf(credited))]])}<br><b>Transactions</b> <span class=small>Submitted by ${person.name}</span>${list(charged)}<br><b>Fees</b>${list(card.fees)}${pairs([["<b>TOTAL FEES FOR THIS PERIOD</b>", $(sumOf(card.fees))]])}<br><b>Interest Charged</b>${list(card.interestLines)}${pairs([["<b>TOTAL INTEREST FOR THIS PERIOD</b>", $(card.interest)]])}
      <h3>${card.lastYear} Totals Year to Date</h3>${pairs([
        [`Total fees charged in ${card.lastYear}`, $(card.ytdFees)],
        [`Total interest charged in ${card.lastYear}`, $(card.ytdInterest)],
      ])}<h3>Interest Charge Calculation</h3><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
        "lrrr",
        [
          "Type of Balance",
          "Annual Percentage Rate (APR)",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Purchases", `${rate(card.apr)} (v)`, $(card.purchaseBase), $(card.purchaseInterest)],
          ["Cash Advances", `${rate(card.cashApr)} (v)`, $(card.cashBase), $(card.cashInterest)],
          ["Balance Transfers", `${rate(card.apr)} (v)`, $(0), $(0)],
        ],
        "class=t",
      )}<p>(v) = Variable Rate. Insured by NCUA.</p><div class=foot>Page 2 of 2</div>`,
    );
    const truth = {
      documentType: "credit-cards" as const,
      institution: "TIDEWATER ANCHOR FEDERAL CREDIT UNION",
      accounts: [
        cardFacts(card, "TIDEWATER ANCHOR FEDERAL CREDIT UNION", {
          statementDate: end,
          periodStart: start,
          periodEnd: end,
          pastDue: decimal(card.pastDue),
          aprs: [
            { kind: "purchase", apr: decimal(card.apr), balance: decimal(card.purchaseBase) },
            { kind: "cash-advance", apr: decimal(card.cashApr), balance: decimal(card.cashBase) },
            { kind: "balance-transfer", apr: decimal(card.apr), balance: "0.00" },
          ],
        }),
      ],
      transactions: told([...credited, ...charged, ...card.fees, ...card.interestLines]),
    };
    return {
      html,
      truth: alsoNamed(
        truth,
        "TIDEWATER ANCHOR",
        "TIDEWATER ANCHOR FCU",
        "Tidewater Anchor Federal Credit Union",
      ),
    };
  },
};

/** A small bank's secured card: plain processor print, one page, a penalty rate among the rates. */
const secured: Layout = {
  name: "ua-card-secured-clearpath",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = uaCard(seed, {
      salt: 6,
      shops: [
        "FAMILY DOLLAR #4421 MACON GA",
        "QT 788 INSIDE MACON GA",
        "TACO BELL 29310 WARNER ROBIN GA",
        "T-MOBILE PCS SVC 800-555-0198 WA",
        "SPOTIFY USA NEW YORK NY",
      ],
      rates: [22, 25],
      size: [8_000, 90_000],
      floor: 3_500,
      paid: "PAYMENT RECEIVED - THANK YOU",
      late: "LATE PAYMENT FEE",
      lateFee: 3_500,
      interest: "INTEREST CHARGE ON PURCHASES",
      cashApr: 2_999,
      annual: { text: "ANNUAL FEE", amount: 3_500 },
    });
    const { person, end, start } = card;
    const all = [...card.payments, ...card.credits, ...card.buys];
    const rows = (lines: readonly Line[]) =>
      lines.map((line) => [
        date.noYear(line.day),
        date.noYear(line.post),
        String(card.random.whole(7_541_000, 7_549_999)).padEnd(15, "62003"),
        escaped(line.text),
        line.amount < 0 ? `${decimal(-line.amount)}-` : decimal(line.amount),
      ]);
    const title = (text: string) => ["", "", "", `<b>${text}</b>`, ""];
    const sum = (text: string, amount: number) => ["", "", "", `<b>${text}</b>`, `<b>${decimal(amount)}</b>`];
    const html = document(
      `${BASE}body{font:8.5pt "Courier New",monospace}.logo{font:italic bold 17pt Georgia;color:#6a1b4d}.g th{border-bottom:1.5px solid #000;font-size:8pt}.g td{font-size:8pt}.h{border-top:1.5px solid #000;border-bottom:1.5px solid #000;font-weight:bold;text-align:center;padding:2px;margin:8px 0 4px}p{font-size:7.2pt;margin:4px 0}.w td,.w th{font-size:7pt;border:1px solid #000;padding:2px 3px}.cp{border-top:1px dashed #000;margin-top:8px;padding-top:6px}`,
      `<div class=row><div><div class=logo>ClearPath Secured</div>issued by Ocmulgee Bank, N.A.</div><div class=r>ACCOUNT NUMBER: **** **** **** ${card.last4}<br>Billing Cycle: ${date.slash(start)} - ${date.slash(end)}<br>Page 1 of 1</div></div>
      <div class=row><div><div class=h>SUMMARY OF ACCOUNT ACTIVITY</div>${pairs([
        ["Previous Balance", $(card.previous)],
        ["Payments", minus(sumOf(card.payments))],
        ["Other Credits", minus(sumOf(card.credits))],
        ["Purchases", plus(sumOf(card.buys))],
        ["Cash Advances", $(0)],
        ["Fees Charged", plus(sumOf(card.fees))],
        ["Interest Charged", plus(card.interest)],
        ["NEW BALANCE", $(card.balance)],
        ["Credit Limit", $(card.limit)],
        ["Available Credit", $(card.available)],
        ["Security Deposit", $(card.limit)],
        ["Days in Billing Period", String(card.days)],
      ])}</div><div><div class=h>PAYMENT INFORMATION</div>${pairs([
        ["New Balance", $(card.balance)],
        ["Past Due Amount", $(card.pastDue)],
        ["Minimum Payment Due", $(card.minimum)],
        ["Payment Due Date", date.slash(card.due)],
      ])}<p>Late Payment Warning: If we do not receive your minimum payment by the date listed above, you may have to pay a late fee up to $41.00 and your APRs may be increased up to the Penalty APR shown below.</p>${card.warning ? `<p>Minimum Payment Warning: ${MORE} For example:</p>${warned(card, HEADS)}` : ""}<p>If you would like a location for credit counseling services, call 1-866-555-0113.</p></div></div>
      <div class=h>TRANSACTIONS</div>${grid(
        "llllr",
        ["Tran Date", "Post Date", "Reference Number", "Transaction Description", "Amount"],
        [
          ...rows(all),
          title("FEES"),
          ...rows(card.fees),
          sum("TOTAL FEES FOR THIS PERIOD", sumOf(card.fees)),
          title("INTEREST CHARGED"),
          ...rows(card.interestLines),
          sum("TOTAL INTEREST FOR THIS PERIOD", card.interest),
        ],
        "class=g",
      )}
      <div style="width:62%;margin:6px auto"><div class=h>${card.lastYear} TOTALS YEAR-TO-DATE</div>${pairs([
        [`Total Fees Charged in ${card.lastYear}`, $(card.ytdFees)],
        [`Total Interest Charged in ${card.lastYear}`, $(card.ytdInterest)],
      ])}</div>
      <div class=h>INTEREST CHARGE CALCULATION</div><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account. (v) = Variable Rate</p>${grid(
        "lrrr",
        [
          "Type of Balance",
          "Annual Percentage Rate (APR)",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Purchases", `${rate(card.apr)} (v)`, $(card.purchaseBase), $(card.purchaseInterest)],
          ["Cash Advances", rate(card.cashApr), $(0), $(0)],
          ["Penalty", "31.99%", $(0), $(0)],
        ],
        "class=g",
      )}<p>Your security deposit is held in a non-interest bearing account and is FDIC insured. We report to all three major credit bureaus. Please allow 7-10 days for mailed payments.</p>
      <div class="cp row"><div>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs([
        ["Account Number Ending", card.last4],
        ["New Balance", $(card.balance)],
        ["Minimum Payment Due", $(card.minimum)],
        ["Payment Due Date", date.slash(card.due)],
      ])}<p>CLEARPATH CARD SERVICES, PO BOX 8100, MACON GA 31202</p></div></div>`,
    );
    const credits = sumOf(card.credits);
    const { paymentsAndCredits, ...facts } = cardFacts(card, "Ocmulgee Bank, N.A.", {
      periodStart: start,
      periodEnd: end,
      pastDue: decimal(card.pastDue),
      aprs: [
        { kind: "purchase", apr: decimal(card.apr), balance: decimal(card.purchaseBase) },
        { kind: "cash-advance", apr: decimal(card.cashApr), balance: "0.00" },
        { kind: "penalty", apr: "31.99", balance: "0.00" },
      ],
    });
    const truth = {
      documentType: "credit-cards" as const,
      institution: "Ocmulgee Bank, N.A.",
      accounts: [credits === 0 ? { ...facts, paymentsAndCredits } : facts],
      transactions: told([...all, ...card.fees, ...card.interestLines]),
      allowed: {
        "accounts.0.statementDate": [end],
        ...(credits !== 0 && { "accounts.0.paymentsAndCredits": [decimal(-sumOf(card.payments) - credits)] }),
      },
    };
    return {
      html,
      truth: alsoNamed(
        truth,
        "Ocmulgee Bank",
        "ClearPath Secured",
        "ClearPath",
        "ClearPath Card Services",
        "CLEARPATH CARD SERVICES",
      ),
    };
  },
};

export const uaCardsThird: readonly Layout[] = [union, secured];
