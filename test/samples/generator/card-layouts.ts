import { type CardData, type CardLine, cardTruth, makeCard } from "./card-data.ts";
import { document, type Layout, type Truth } from "./layout.ts";
import { addDays, date, money } from "./print-styles.ts";

type Edit = (truth: ReturnType<typeof cardTruth>, data: CardData) => void;

export function cardStatement(data: CardData, institution: string, edit: Edit = () => undefined): Truth {
  const truth = cardTruth(data, institution);
  edit(truth, data);
  return {
    documentType: "credit-cards",
    institution,
    accounts: [truth.account],
    transactions: truth.transactions,
    // The rate that a late payment would bring stands in the small print of some layouts.
    allowed: { "accounts.0.aprs.penalty.apr": [data.penaltyApr] },
  };
}

export const kinds = (data: CardData, ...wanted: CardLine["kind"][]) =>
  data.lines.filter((line) => wanted.includes(line.kind));

const rightSummaryLine = (l: CardLine) =>
  `<tr><td class=d>${date.noYear(l.day)}</td><td>${l.text.replaceAll("&", "&amp;")}</td><td class=r>${money.plain(l.amount)}</td></tr>`;

const rightSummarySum = (label: string, value: string) =>
  `<tr><td>${label}</td><td class=r>${value}</td></tr>`;

const rightSummarySection = (title: string, lines: readonly CardLine[]) =>
  lines.length ? `<h4>${title}</h4><table class=t>${lines.map(rightSummaryLine).join("")}</table>` : "";

/** Summary on the right, yearless dates, unsigned purchases, a coupon below. */
const rightSummary: Layout = {
  name: "card-right-summary",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = makeCard(seed);
    const html = document(
      `body{font:9pt "Liberation Sans"}.head{display:flex;justify-content:space-between}.logo{font-size:20pt;font-weight:bold;color:#114}.cols{display:flex;gap:30px}.cols>div{flex:1}.r{text-align:right}table.s{width:100%}.box{border:1px solid #999;padding:6px}h4{margin:10px 0 3px;font-size:9pt}.t{width:100%}.d{width:60px}.big{font-size:13pt;font-weight:bold}.small{font-size:7pt}`,
      `<div class=head><div class=logo>Northgate Bank</div><div>Account number: XXXX XXXX XXXX ${d.last4}<br>Manage your account online: northgate.example<br>Customer Service: 1-800-555-0142</div></div>
      <div class=cols><div class=box><table class=s>${rightSummarySum("New Balance", `<span class=big>${money.dollar(d.balance)}</span>`)}${rightSummarySum("Payment Due Date", date.short(d.due))}${rightSummarySum("Minimum Payment Due", money.dollar(d.minimum))}</table>
      <p class=small><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $40.00 and existing and new balances may become subject to the Default APR.</p>
      <p class=small><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>
      <table class=small border=1 cellpadding=3><tr><td>If you make no additional charges using this card and each month you pay...</td><td>You will pay off the balance shown on this statement in about...</td><td>And you will end up paying an estimated total of...</td></tr><tr><td>Only the minimum payment</td><td>${d.warning.years} years</td><td>${money.dollar(d.warning.total)}</td></tr><tr><td>${money.dollar(d.warning.monthly)}</td><td>3 years</td><td>${money.dollar(d.warning.monthlyTotal)} (Savings=${money.dollar(d.warning.total - d.warning.monthlyTotal)})</td></tr></table></div>
      <div><h4>ACCOUNT SUMMARY</h4><table class=s>${rightSummarySum("Previous Balance", money.dollar(d.previous))}${rightSummarySum("Payment, Credits", money.dollar(-d.payments - d.credits))}${rightSummarySum("Purchases", `+${money.dollar(d.purchases)}`)}${rightSummarySum("Cash Advances", `+${money.dollar(d.cash)}`)}${rightSummarySum("Balance Transfers", "$0.00")}${rightSummarySum("Fees Charged", `+${money.dollar(d.fees)}`)}${rightSummarySum("Interest Charged", `+${money.dollar(d.interest)}`)}${rightSummarySum("<b>New Balance</b>", `<b>${money.dollar(d.balance)}</b>`)}${rightSummarySum("Opening/Closing Date", `${date.short(d.start)} - ${date.short(d.end)}`)}${rightSummarySum("Credit Access Line", money.wholeDollars(d.limit))}${rightSummarySum("Available Credit", money.dollar(d.available))}${rightSummarySum("Cash Access Line", money.wholeDollars(d.cashLimit))}${rightSummarySum("Available for Cash", money.wholeDollars(d.cashLimit))}${rightSummarySum("Past Due Amount", "$0.00")}${rightSummarySum("Balance over the Credit Access Line", "$0.00")}</table>
      <h4>REWARDS SUMMARY</h4><table class=s>${rightSummarySum("Previous points balance", d.points.toLocaleString("en-US"))}${rightSummarySum("Total points available", (d.points + 1_200).toLocaleString("en-US"))}</table></div></div>
      <h4>ACCOUNT ACTIVITY</h4><table class=t><tr><td class=d><b>Date of<br>Transaction</b></td><td><b>Merchant Name or Transaction Description</b></td><td class=r><b>$ Amount</b></td></tr></table>
      ${rightSummarySection("PAYMENTS AND OTHER CREDITS", kinds(d, "payment", "credit"))}${rightSummarySection("PURCHASE", kinds(d, "purchase"))}${rightSummarySection("CASH ADVANCES", kinds(d, "cash"))}${rightSummarySection("FEES CHARGED", kinds(d, "fee"))}${rightSummarySection("INTEREST CHARGED", kinds(d, "interest"))}
      <table class=t><tr><td><b>${d.end.slice(0, 4)} Totals Year-to-Date</b></td></tr><tr><td>Total fees charged in ${d.end.slice(0, 4)}</td><td class=r>${money.dollar(d.ytdFees)}</td></tr><tr><td>Total interest charged in ${d.end.slice(0, 4)}</td><td class=r>${money.dollar(d.ytdInterest)}</td></tr></table>
      <h4>INTEREST CHARGES</h4><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>
      <table class=t><tr><td><b>Balance Type</b></td><td class=r><b>Annual Percentage Rate (APR)</b></td><td class=r><b>Balance Subject To Interest Rate</b></td><td class=r><b>Interest Charges</b></td></tr><tr><td><b>PURCHASES</b></td></tr><tr><td>Purchases</td><td class=r>${d.apr}%(v)(d)</td><td class=r>${money.dollar(d.interestBase)}</td><td class=r>${money.dollar(d.interest)}</td></tr><tr><td><b>CASH ADVANCES</b></td></tr><tr><td>Cash Advances</td><td class=r>${d.cashApr}%(v)(d)</td><td class=r>${money.dollar(d.cash)}</td><td class=r>$0.00</td></tr><tr><td><b>BALANCE TRANSFERS</b></td></tr><tr><td>Balance Transfers</td><td class=r>${d.transferApr}%(v)(d)</td><td class=r>-0-</td><td class=r>-0-</td></tr></table>`,
    );
    return {
      html,
      truth: cardStatement(d, "Northgate Bank", ({ account }) => {
        account.pastDue = "0.00";
        const transfer = account.aprs?.[1];
        if (transfer) delete transfer.balance;
      }),
    };
  },
};

const referenceColumnsSum = (label: string, value: string) =>
  `<tr><td>${label}</td><td class=r>${value}</td></tr>`;

/** Two date columns, reference and account numbers before the amount, long dates, a table of rates. */
const referenceColumns: Layout = {
  name: "card-reference-columns",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = makeCard(seed);
    const line = (l: CardLine, i: number) =>
      `<tr><td>${date.noYear(l.day)}</td><td>${date.noYear(l.posted)}</td><td class=n>${l.text.replaceAll("&", "&amp;")}</td><td>${1200 + i * 37}</td><td>${d.last4}</td><td class=r>${money.plain(l.amount)}</td></tr>`;
    const section = (title: string, foot: string, lines: readonly CardLine[], sum: number) =>
      `<tr><td colspan=6><b>${title}</b></td></tr>${lines.map(line).join("")}<tr><td></td><td></td><td>${foot}</td><td></td><td></td><td class=r>${money.dollar(sum)}</td></tr>`;
    const html = document(
      `body{font:9.5pt "Liberation Serif"}.r{text-align:right}.l{width:46%;float:left}.m{width:48%;float:right}table{width:100%}.n{width:48%}.c{clear:both;padding-top:12px}h3{font-size:12pt;margin:6px 0;border-bottom:2px solid #333}`,
      `<div style="font-size:16pt;color:#922">CRESTVIEW</div><div style="font-size:7pt">Crestview Bank, N.A.</div><div style="text-align:right"><b>${d.name}</b><br>Account Number: 4400 66XX XXXX ${d.last4}<br>${date.longNoYear(d.start)} - ${date.long(d.end)}</div>
      <div class=l><h3>Account Information</h3><p>www.crestview.example</p><p>Mail billing inquiries to:<br>PO Box 15019<br>Wilmington, DE 19850-5019</p><p>Customer Service: 1.800.555.0199</p></div>
      <div class=m><h3>Payment Information</h3><table>${referenceColumnsSum("New Balance Total", money.dollar(d.balance))}${referenceColumnsSum("Current Payment Due", money.dollar(d.minimum))}${referenceColumnsSum("Total Minimum Payment Due", money.dollar(d.minimum))}${referenceColumnsSum("Payment Due Date", date.short(d.due))}</table>
      <p style="font-size:7.5pt"><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment by the date listed above, you may have to pay a late fee of up to $40.00 and your APRs may be increased up to the Penalty APR of ${d.penaltyApr}%.</p>
      <p style="font-size:7.5pt"><b>Total Minimum Payment Warning:</b> If you make only the Total Minimum Payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>
      <table border=1 style="font-size:7.5pt"><tr><td>If you make no additional charges using this card and each month you pay</td><td>You will pay off the balance shown on this statement in about</td><td>And you will end up paying an estimated total of</td></tr><tr><td>Only the Total Minimum Payment</td><td>${d.warning.years} years</td><td>${money.dollar(d.warning.total)}</td></tr><tr><td>${money.dollar(d.warning.monthly)}</td><td>36 months</td><td>${money.dollar(d.warning.monthlyTotal)}</td></tr></table></div>
      <div class=l><h3>Account Summary</h3><table>${referenceColumnsSum("Previous Balance", money.dollar(d.previous))}${referenceColumnsSum("Payments and Other Credits", money.dollar(-d.payments - d.credits))}${referenceColumnsSum("Purchases and Adjustments", money.dollar(d.purchases))}${d.cash ? referenceColumnsSum("Cash Advances", money.dollar(d.cash)) : ""}${referenceColumnsSum("Fees Charged", money.dollar(d.fees))}${referenceColumnsSum("Interest Charged", money.dollar(d.interest))}${referenceColumnsSum("<b>New Balance Total</b>", `<b>${money.dollar(d.balance)}</b>`)}${referenceColumnsSum("Total Credit Line", money.dollar(d.limit))}${referenceColumnsSum("Total Credit Available", money.dollar(d.available))}${referenceColumnsSum("Cash Credit Line", money.dollar(d.cashLimit))}${referenceColumnsSum("Portion of Credit Available for Cash", money.dollar(d.cashLimit - d.cash))}${referenceColumnsSum("Statement Closing Date", date.slash(d.end))}${referenceColumnsSum("Days in Billing Cycle", "30")}</table></div>
      <div class=c><h3>Transactions</h3><table><tr><td>Transaction<br>Date</td><td>Posting<br>Date</td><td class=n>Description</td><td>Reference<br>Number</td><td>Account<br>Number</td><td class=r>Amount</td></tr>
      ${section("Payments and Other Credits", "TOTAL PAYMENTS AND OTHER CREDITS FOR THIS PERIOD", kinds(d, "payment", "credit"), -d.payments - d.credits)}${section("Purchases and Adjustments", "TOTAL PURCHASES AND ADJUSTMENTS FOR THIS PERIOD", kinds(d, "purchase"), d.purchases)}${d.cash ? section("Cash Advances", "TOTAL CASH ADVANCES FOR THIS PERIOD", kinds(d, "cash"), d.cash) : ""}${d.fees ? section("Fees", "TOTAL FEES FOR THIS PERIOD", kinds(d, "fee"), d.fees) : ""}${d.interest ? section("Interest Charged", "TOTAL INTEREST CHARGED FOR THIS PERIOD", kinds(d, "interest"), d.interest) : ""}</table>
      <table style="width:50%"><tr><td colspan=2>${d.end.slice(0, 4)} Totals Year-to-Date</td></tr>${referenceColumnsSum(`Total fees charged in ${d.end.slice(0, 4)}`, money.dollar(d.ytdFees))}${referenceColumnsSum(`Total interest charged in ${d.end.slice(0, 4)}`, money.dollar(d.ytdInterest))}</table>
      <h3>Interest Charge Calculation</h3><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p><table><tr><td></td><td class=r>Annual<br>Percentage Rate</td><td class=r>Promotional<br>Offer ID</td><td class=r>Balance Subject to<br>Interest Rate</td><td class=r>Interest Charges by<br>Transaction Type</td></tr><tr><td>Purchases</td><td class=r>${d.apr}%V</td><td></td><td class=r>${money.dollar(d.interestBase)}</td><td class=r>${money.dollar(d.interest)}</td></tr><tr><td>Balance Transfers</td><td class=r>${d.transferApr}%V</td><td></td><td class=r>$0.00</td><td class=r>$0.00</td></tr><tr><td>Cash Advances</td><td class=r>${d.cashApr}%V</td><td></td><td class=r>${money.dollar(d.cash)}</td><td class=r>$0.00</td></tr></table></div>`,
    );
    return { html, truth: cardStatement(d, "Crestview Bank, N.A.") };
  },
};

const boxesBox = (label: string, value: string) =>
  `<div class=b><div class=k>${label}</div><div class=v>${value}</div></div>`;

const boxesLine = (l: CardLine) =>
  `<tr><td>${date.monthDay(l.day)}</td><td>${date.monthDay(l.posted)}</td><td>${l.text.replaceAll("&", "&amp;")}</td><td class=r>${l.amount < 0 ? "- " : ""}${money.dollar(Math.abs(l.amount))}</td></tr>`;

const boxesCell = (label: string, value: string) => `<tr><td>${label}</td><td class=r>${value}</td></tr>`;

/** A band of boxes with labels over figures, month names, charges unsigned and payments with a minus and a space. */
const boxes: Layout = {
  name: "card-boxes",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = makeCard(seed);
    const html = document(
      `body{font:9pt "DejaVu Sans"}.bs{display:flex;gap:8px;margin:10px 0}.b{flex:1;background:#eef;padding:8px;text-align:center}.k{font-size:7.5pt}.v{font-size:13pt;font-weight:bold}.r{text-align:right}table.w{width:100%}td{padding:2px 4px}.two{display:flex;gap:26px}.two>div{flex:1}`,
      `<div style="display:flex;justify-content:space-between"><div style="font-size:18pt">Summit One</div><div>Platinum Mastercard | ...${d.last4}<br>${date.abbreviated(d.start)} - ${date.abbreviated(d.end)} | 30 days in Billing Cycle</div></div>
      <div class=bs>${boxesBox("Payment Due Date", date.abbreviated(d.due))}${boxesBox("New Balance", money.dollar(d.balance))}${boxesBox("Minimum Payment Due", money.dollar(d.minimum))}</div>
      <div class=two><div><p><b>LATE PAYMENT WARNING:</b> If we do not receive your minimum payment by your due date, you may have to pay a late fee of up to $40.00.</p><p><b>MINIMUM PAYMENT WARNING:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>
      <table class=w><tr><td>If you make no additional charges and each month you pay...</td><td>You will pay off your balance in about...</td><td>And you will end up paying an estimated total of...</td></tr><tr><td>Minimum Payment</td><td>${d.warning.years} Years</td><td>${money.dollar(d.warning.total)}</td></tr><tr><td>${money.dollar(d.warning.monthly)}</td><td>3 Years</td><td>${money.dollar(d.warning.monthlyTotal)}</td></tr></table><p>Estimated savings if balance is paid off in about 3 years: ${money.dollar(d.warning.total - d.warning.monthlyTotal)}</p></div>
      <div><b>Account Summary</b><table class=w>${boxesCell("Previous Balance", money.dollar(d.previous))}${boxesCell("Payments", `- ${money.dollar(d.payments)}`)}${boxesCell("Other Credits", d.credits ? `- ${money.dollar(d.credits)}` : "$0.00")}${boxesCell("Transactions", `+ ${money.dollar(d.purchases)}`)}${boxesCell("Cash Advances", `+ ${money.dollar(d.cash)}`)}${boxesCell("Fees Charged", `+ ${money.dollar(d.fees)}`)}${boxesCell("Interest Charged", `+ ${money.dollar(d.interest)}`)}${boxesCell("<b>New Balance</b>", `<b>= ${money.dollar(d.balance)}</b>`)}${boxesCell("Credit Limit", money.dollar(d.limit))}${boxesCell(`Available Credit (as of ${date.abbreviated(d.end)})`, money.dollar(d.available))}${boxesCell("Cash Advance Credit Limit", money.dollar(d.cashLimit))}${boxesCell("Available Credit for Cash Advances", money.dollar(d.cashLimit - d.cash))}</table>
      <p><b>Rewards</b> Rewards Balance ${money.dollar(d.points)}</p></div></div>
      <h3>Transactions</h3><p><b>${d.name} #${d.last4}: Payments, Credits and Adjustments</b></p><table class=w><tr><td><b>Trans Date</b></td><td><b>Post Date</b></td><td><b>Description</b></td><td class=r><b>Amount</b></td></tr>${kinds(d, "payment", "credit").map(boxesLine).join("")}</table>
      <p><b>${d.name} #${d.last4}: Transactions</b></p><table class=w><tr><td><b>Trans Date</b></td><td><b>Post Date</b></td><td><b>Description</b></td><td class=r><b>Amount</b></td></tr>${kinds(d, "purchase", "cash").map(boxesLine).join("")}</table><p>Total Transactions for This Period <b>${money.dollar(d.purchases + d.cash)}</b></p>
      <p><b>Fees</b></p><table class=w>${kinds(d, "fee").map(boxesLine).join("")}${boxesCell("Total Fees for This Period", money.dollar(d.fees))}</table><p><b>Interest Charged</b></p><table class=w>${boxesCell("Interest Charge on Purchases", money.dollar(d.interest))}${boxesCell("Interest Charge on Cash Advances", "$0.00")}${boxesCell("Total Interest for This Period", money.dollar(d.interest))}</table>
      <p><b>Totals Year-to-Date</b></p><table class=w>${boxesCell("Total Fees charged", money.dollar(d.ytdFees))}${boxesCell("Total Interest charged", money.dollar(d.ytdInterest))}</table>
      <h3>Interest Charge Calculation</h3><table class=w><tr><td>Type of Balance</td><td>Annual Percentage Rate (APR)</td><td class=r>Balance Subject to Interest Rate</td><td class=r>Interest Charge</td></tr><tr><td>Purchases</td><td>${d.apr}% P</td><td class=r>${money.dollar(d.interestBase)}</td><td class=r>${money.dollar(d.interest)}</td></tr><tr><td>Cash Advances</td><td>${d.cashApr}% P</td><td class=r>${money.dollar(d.cash)}</td><td class=r>$0.00</td></tr></table>`,
    );
    return {
      html,
      truth: cardStatement(d, "Summit One", (truth) => {
        truth.account.aprs = (truth.account.aprs ?? []).filter((entry) => entry.kind !== "balance-transfer");
        truth.transactions.splice(
          0,
          truth.transactions.length,
          ...truth.transactions.filter((line) => !line.description.startsWith("INTEREST")),
        );
      }),
    };
  },
};

const bigFiguresLine = (l: CardLine) =>
  `<tr><td>${date.short(l.day)}${l.kind === "payment" ? "*" : ""}</td><td>${l.text.replaceAll("&", "&amp;")}</td><td class=r>${money.dollar(l.amount)}</td></tr>`;

const bigFiguresS = (label: string, value: string) => `<tr><td>${label}</td><td class=r>${value}</td></tr>`;

/** Figures in large print with labels below, short years with a star, one table in date order, minus before payments. */
const bigFigures: Layout = {
  name: "card-big-figures",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = makeCard(seed);
    const html = document(
      `body{font:9pt "TeX Gyre Heros","Liberation Sans"}.r{text-align:right}.side{width:34%;float:right;border-left:1px solid #aaa;padding-left:12px}.main{width:62%;float:left}table{width:100%}.f{font-size:17pt}.c{clear:both}`,
      `<div style="font-size:15pt;letter-spacing:1px">MERIDIAN EXPRESS</div><div>Blue Everyday Card</div><div>${d.name}</div><div>Closing Date ${date.short(d.end)}</div><div style="text-align:right">Account Ending 3-4${d.last4}</div>
      <div class=main><table><tr><td><div>New Balance</div><div class=f>${money.dollar(d.balance)}</div></td><td><div>Minimum Payment Due</div><div class=f>${money.dollar(d.minimum)}</div></td></tr></table><div style="margin:8px 0">Payment Due Date<br><span class=f>${date.short(d.due)}</span></div>
      <p><b>Late Payment Warning:</b> If we do not receive your Minimum Payment Due by the Payment Due Date of ${date.short(d.due)}, you may have to pay a late fee of up to $40.00 and your APRs may be increased to the Penalty APR of ${d.penaltyApr}%.</p><p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest.</p>
      <table border=1><tr><td>If you make no additional charges and each month you pay...</td><td>You will pay off the balance shown on this statement in about...</td><td>And you will pay an estimated total of...</td></tr><tr><td>Only the<br>Minimum Payment Due</td><td>${d.warning.years} years</td><td>${money.dollar(d.warning.total)}</td></tr><tr><td>${money.dollar(d.warning.monthly)}</td><td>3 years</td><td>${money.dollar(d.warning.monthlyTotal)}<br>(Savings = ${money.dollar(d.warning.total - d.warning.monthlyTotal)})</td></tr></table></div>
      <div class=side><b>Account Summary</b><table>${bigFiguresS("Previous Balance", money.dollar(d.previous))}${bigFiguresS("Payments/Credits", money.dollar(-d.payments - d.credits))}${bigFiguresS("New Charges", `+${money.dollar(d.purchases + d.cash)}`)}${bigFiguresS("Fees", `+${money.dollar(d.fees)}`)}${bigFiguresS("Interest Charged", `+${money.dollar(d.interest)}`)}</table><hr><table>${bigFiguresS("<b>New Balance</b>", money.dollar(d.balance))}${bigFiguresS("Minimum Due", money.dollar(d.minimum))}</table><hr><table>${bigFiguresS("Credit Limit", money.dollar(d.limit))}${bigFiguresS("Available Credit", money.dollar(d.available))}${bigFiguresS("Cash Advance Limit", money.dollar(d.cashLimit))}${bigFiguresS("Available Cash", money.dollar(d.cashLimit))}</table><p>Days in Billing Period: 30</p><p>Reward Points Balance ${d.points.toLocaleString("en-US")}</p></div>
      <div class=c><h3>Payments and Credits</h3><table><tr><td></td><td></td><td class=r>Amount</td></tr>${kinds(d, "payment", "credit").map(bigFiguresLine).join("")}</table><h3>New Charges</h3><table>${kinds(d, "purchase", "cash").map(bigFiguresLine).join("")}</table><h3>Fees</h3><table>${kinds(d, "fee").map(bigFiguresLine).join("")}${bigFiguresS("Total Fees for this Period", money.dollar(d.fees))}</table><h3>Interest Charged</h3><table>${kinds(d, "interest").map(bigFiguresLine).join("")}${bigFiguresS("Total Interest Charged for this Period", money.dollar(d.interest))}</table>
      <p><b>${d.end.slice(0, 4)} Fees and Interest Totals Year-to-Date</b></p><table>${bigFiguresS(`Total Fees in ${d.end.slice(0, 4)}`, money.dollar(d.ytdFees))}${bigFiguresS(`Total Interest in ${d.end.slice(0, 4)}`, money.dollar(d.ytdInterest))}</table>
      <h3>Interest Charge Calculation</h3><table><tr><td></td><td>Transactions Dated<br>From</td><td class=r>Annual<br>Percentage<br>Rate</td><td class=r>Balance<br>Subject to<br>Interest Rate</td><td class=r>Interest<br>Charge</td></tr><tr><td>Purchases</td><td>${date.slash(addDays(d.start, -700))}</td><td class=r>${d.apr}% (v)</td><td class=r>${money.dollar(d.interestBase)}</td><td class=r>${money.dollar(d.interest)}</td></tr><tr><td>Cash Advances</td><td>${date.slash(addDays(d.start, -700))}</td><td class=r>${d.cashApr}% (v)</td><td class=r>${money.dollar(d.cash)}</td><td class=r>$0.00</td></tr></table></div>`,
    );
    return {
      html,
      truth: cardStatement(d, "MERIDIAN EXPRESS", (truth, data) => {
        delete truth.account.periodStart;
        delete truth.account.periodEnd;
        truth.account.purchases = `${String(data.purchases + data.cash).slice(0, -2)}.${String(data.purchases + data.cash).slice(-2)}`;
        truth.account.aprs = (truth.account.aprs ?? []).filter((entry) => entry.kind !== "balance-transfer");
      }),
    };
  },
};

const typewriterAmount = (value: number) => `${money.plain(Math.abs(value))}${value < 0 ? "CR" : ""}`;

const typewriterLine = (l: CardLine) =>
  `<tr><td>${date.capital(l.posted)}</td><td>${date.capital(l.day)}</td><td>${7_400_000_000 + Math.abs(l.amount) * 7}</td><td>${l.text.replaceAll("&", "&amp;")}</td><td class=r>${typewriterAmount(l.amount)}</td></tr>`;

/** A typewriter print: a grid with headings over figures, CR for credits, capital months, all rows in one table. */
const typewriter: Layout = {
  name: "card-typewriter",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = makeCard(seed);
    const html = document(
      `body{font:8.5pt "Liberation Mono"}.r{text-align:right}table{width:100%}th{font-weight:normal;text-align:center;border-bottom:1px solid #000}td.m{text-align:center}`,
      `<div>HARBOR LIGHT FEDERAL CREDIT UNION</div><div>VISA CLASSIC STATEMENT</div><br><table><tr><th>ACCOUNT NUMBER</th><th>STATEMENT CLOSING DATE</th><th>CREDIT LIMIT</th><th>AVAILABLE CREDIT</th></tr><tr><td class=m>****-****-****-${d.last4}</td><td class=m>${date.slash(d.end)}</td><td class=m>${money.plain(d.limit)}</td><td class=m>${money.plain(d.available)}</td></tr></table><br>
      <table><tr><th>NEW BALANCE</th><th>MINIMUM PAYMENT</th><th>PAYMENT DUE DATE</th><th>PAST DUE AMOUNT</th></tr><tr><td class=m>${money.plain(d.balance)}</td><td class=m>${money.plain(d.minimum)}</td><td class=m>${date.slash(d.due)}</td><td class=m>0.00</td></tr></table><br>
      <table><tr><th>PREVIOUS BALANCE</th><th>- PAYMENTS</th><th>- CREDITS</th><th>+ PURCHASES</th><th>+ CASH ADVANCES</th><th>+ FEES</th><th>+ INTEREST</th><th>= NEW BALANCE</th></tr><tr><td class=m>${money.plain(d.previous)}</td><td class=m>${money.plain(d.payments)}</td><td class=m>${money.plain(d.credits)}</td><td class=m>${money.plain(d.purchases)}</td><td class=m>${money.plain(d.cash)}</td><td class=m>${money.plain(d.fees)}</td><td class=m>${money.plain(d.interest)}</td><td class=m>${money.plain(d.balance)}</td></tr></table><br>
      <table><tr><td>POST</td><td>TRANS</td><td>REFERENCE</td><td>DESCRIPTION</td><td class=r>AMOUNT</td></tr>${d.lines
        .toSorted((a, b) => a.posted.localeCompare(b.posted))
        .map(typewriterLine)
        .join("")}</table><br>
      <table><tr><td>TOTAL FEES CHARGED IN ${d.end.slice(0, 4)}</td><td class=r>${money.dollar(d.ytdFees)}</td></tr><tr><td>TOTAL INTEREST CHARGED IN ${d.end.slice(0, 4)}</td><td class=r>${money.dollar(d.ytdInterest)}</td></tr></table><br>
      <table><tr><th>TYPE OF BALANCE</th><th>DAILY PERIODIC RATE</th><th>ANNUAL PERCENTAGE RATE</th><th>BALANCE SUBJECT TO INTEREST RATE</th><th>INTEREST CHARGE</th></tr><tr><td>PURCHASES</td><td class=m>${(Number(d.apr) / 365).toFixed(5)}%</td><td class=m>${d.apr}%</td><td class=m>${money.plain(d.interestBase)}</td><td class=m>${money.plain(d.interest)}</td></tr><tr><td>CASH ADVANCES</td><td class=m>${(Number(d.cashApr) / 365).toFixed(5)}%</td><td class=m>${d.cashApr}%</td><td class=m>${money.plain(d.cash)}</td><td class=m>0.00</td></tr></table>
      <p>MINIMUM PAYMENT WARNING: IF YOU MAKE ONLY THE MINIMUM PAYMENT EACH PERIOD, YOU WILL PAY MORE IN INTEREST AND IT WILL TAKE YOU LONGER TO PAY OFF YOUR BALANCE.</p><table><tr><th>IF EACH MONTH YOU PAY</th><th>YOU WILL PAY OFF THE BALANCE IN ABOUT</th><th>FOR AN ESTIMATED TOTAL OF</th></tr><tr><td class=m>ONLY THE MINIMUM PAYMENT</td><td class=m>${d.warning.years} YEARS</td><td class=m>${money.dollar(d.warning.total)}</td></tr><tr><td class=m>${money.dollar(d.warning.monthly)}</td><td class=m>3 YEARS</td><td class=m>${money.dollar(d.warning.monthlyTotal)}</td></tr></table>`,
    );
    return {
      html,
      truth: cardStatement(d, "HARBOR LIGHT FEDERAL CREDIT UNION", (truth) => {
        delete truth.account.periodStart;
        delete truth.account.periodEnd;
        truth.account.pastDue = "0.00";
        truth.account.aprs = (truth.account.aprs ?? []).filter((entry) => entry.kind !== "balance-transfer");
      }),
    };
  },
};

export const cardLayouts: readonly Layout[] = [rightSummary, referenceColumns, boxes, bigFigures, typewriter];
