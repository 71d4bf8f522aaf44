import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { byDay, core, dollars, makeCard, type Row, sum, told } from "./tb-data.ts";

const $ = money.dollar;

/** A business card: the employees' purchases under their own names, all of one account. */
const ink: Layout = {
  name: "tb-ink-business",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 14,
      describe: ([name, city, state]) => `${name} ${city} ${state}`,
      returned: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: ["Payment Thank You - Web", "AUTOMATIC PAYMENT - THANK YOU", "Payment Thank You-Mobile"],
      limit: [5_000, 35_000],
      rate: [17, 26],
      floor: 4_000,
      count: [9, 16],
      size: [700, 45_000],
      late: ["LATE FEE", 4_000],
    });
    const { random, person } = card;
    const business = random.pick([
      "BRIGHTWATER TILE LLC",
      "OKAFOR CATERING INC",
      "TRI-FORKS LANDSCAPE",
      "M & D SIGN SHOP",
    ]);
    const cut = card.purchases.filter((_, index) => index % 3 !== 0);
    const own = byDay([
      ...card.payments,
      ...card.credits,
      ...card.purchases.filter((_, index) => index % 3 === 0),
    ]);
    const half = Math.ceil(cut.length / 2);
    const staff = [
      ["DANA OFFICE", "2208", cut.filter((_, index) => index < half)] as const,
      ["PAT FOREMAN", "6674", cut.filter((_, index) => index >= half)] as const,
    ].filter(([, , list]) => list.length > 0);
    const interestRows: Row[] =
      card.interest === 0
        ? []
        : [
            {
              day: card.end,
              post: card.end,
              text: "PURCHASE INTEREST CHARGE",
              amount: card.interest,
              ref: "",
            },
          ];
    const rows = [...own, ...staff.flatMap(([, , list]) => list), ...card.fees, ...interestRows];
    const nil = (amount: number) => (amount === 0 ? "- 0 -" : $(amount));
    const cells = (list: readonly Row[]) =>
      list.map((row) => [
        date.noYear(row.day),
        escaped(row.text),
        money.plain(row.amount).replace("-0.", "-.").replace(/^0\./, "."),
      ]);
    const cashLine = Math.round(card.limit / 500_000) * 100_000 || 100_000;
    const points = random.whole(2_000, 190_000);
    const earned = Math.max(0, Math.round((card.spent - card.credited) / 100));
    const comma = (value: number) => String(value).replaceAll(/\B(?=(\d{3})+$)/g, ",");
    const foot = (page: number) =>
      `<div class=foot><span>${escaped(person.name.toUpperCase())}</span><span>Page ${page} of 3</span><span>Statement Date: ${date.short(card.end)}</span></div>`;
    const foreign = [
      [
        "BALANCE TYPE",
        "Annual Percentage Rate (APR)",
        "Balance Subject To Interest Rate",
        "Interest Charges",
      ],
    ];
    const total = (name: string, last: string, amount: number, paid: boolean) =>
      `<div class=cyc>${name}<br>TRANSACTIONS THIS CYCLE (CARD ${last}) ${$(amount)}${paid ? "<br>INCLUDING PAYMENTS RECEIVED" : ""}</div>`;
    const body = `<div class=row><div><div class=logo>CALDER <span>◆</span></div><b>CALDER FORGE BUSINESS CASH</b></div><div class=small>Manage your account online at:<br><b>www.calderbank.com/cardhelp</b></div><div class=small>Customer Service:<br><b>1-800-945-2017</b></div><div class=small>Mobile: Download the<br>Calder Mobile® app today</div></div>
    <div class=row style="margin-top:12px"><div class=tile><div class=k>New Balance</div><div class=v>${$(card.balance)}</div><div class=k>Minimum Payment Due</div><div class=v>${$(card.minimum)}</div><div class=k>Payment Due Date</div><div class=v>${date.short(card.due)}</div></div><div style="flex:2"><h2>PAYMENT INFORMATION</h2><p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the due date, you may have to pay a late fee, and existing and new balances may become subject to the Default APR.</p><p><b>Minimum Payment Warning:</b> Enroll in Auto-Pay and avoid missing a payment. To enroll, go to www.calderbank.com</p><h2>CALDER ULTIMATE REWARDS® SUMMARY</h2>${pairs(
      [
        ["Previous points balance", comma(points)],
        ["+ 1 Point per $1 earned on all purchases", comma(earned)],
        ["<b>Total points available for redemption</b>", comma(points + earned)],
      ],
      "class=s",
    )}</div></div>
    <div class=row style="margin-top:10px"><div style="flex:1.2"><h2>ACCOUNT SUMMARY</h2><div>Account Number: XXXX XXXX XXXX ${card.last4}</div>${pairs(
      [
        ["Previous Balance", $(card.previous)],
        ["Payment, Credits", card.paid + card.credited === 0 ? "$0.00" : $(-card.paid - card.credited)],
        ["Purchases", card.spent === 0 ? "$0.00" : `+${$(card.spent)}`],
        ["Cash Advances", "$0.00"],
        ["Balance Transfers", "$0.00"],
        ["Fees Charged", card.fee === 0 ? "$0.00" : `+${$(card.fee)}`],
        ["Interest Charged", card.interest === 0 ? "$0.00" : `+${$(card.interest)}`],
        ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
        ["Opening/Closing Date", `${date.short(card.start)} - ${date.short(card.end)}`],
        ["Credit Limit", dollars(card.limit / 100)],
        ["Available Credit", dollars(Math.floor(card.available / 100))],
        ["Cash Access Line", dollars(cashLine / 100)],
        ["Available for Cash", dollars(Math.floor(Math.min(cashLine, card.available) / 100))],
        ["Past Due Amount", $(card.pastDue)],
        ["Balance over the Credit Limit", "$0.00"],
      ],
      "class=s",
    )}</div><div><h2>YOUR ACCOUNT MESSAGES</h2><p>${card.pastDue > 0 ? "Your account is past due. Please send your payment immediately to avoid any further collection effort." : "Thank you for choosing Calder for your business. You can set spending limits for each employee card online."}</p><p>We may report information about your account to credit bureaus.</p></div></div>
    <div class=slip><div class=row><div>${escaped(person.name.toUpperCase())}<br>${escaped(business)}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div>${pairs(
      [
        ["Payment Due Date:", date.short(card.due)],
        ["New Balance:", $(card.balance)],
        ["Minimum Payment:", $(card.minimum)],
      ],
      "class=s",
    )}Account number: XXXX XXXX XXXX ${card.last4}<br><br>$ __________ Amount Enclosed<br>Make/Mail check to Calder Card Services at the address below:<br>CARDMEMBER SERVICE, PO BOX 6294, CAROL STREAM IL 60197-6294</div></div></div>${foot(1)}
    <div class=p><h2>ACCOUNT ACTIVITY</h2>${grid("llr", ["Date of<br>Transaction", "Merchant Name or Transaction Description", "$ Amount"], cells(own), "class=t")}${total(escaped(person.name.toUpperCase()), card.last4, sum(own), card.paid > 0)}${staff.map(([name, last, list]) => `${grid("llr", [], cells(list), "class=t")}${total(name, last, sum(list), false)}`).join("")}${card.fees.length > 0 ? `<div class=sec>FEES CHARGED</div>${grid("llr", [], [...cells(card.fees), ["", "<b>TOTAL FEES FOR THIS PERIOD</b>", $(card.fee)]], "class=t")}` : ""}${interestRows.length > 0 ? `<div class=sec>INTEREST CHARGED</div>${grid("llr", [], [...cells(interestRows), ["", "<b>TOTAL INTEREST FOR THIS PERIOD</b>", $(card.interest)]], "class=t")}` : ""}<div class=ytd><b>${card.year} Totals Year-to-Date</b>${pairs(
      [
        [`Total fees charged in ${card.year}`, $(card.yearFees)],
        [`Total interest charged in ${card.year}`, $(card.yearInterest)],
      ],
      "class=s",
    )}<span class=small>Year-to-date totals do not reflect any fee or interest refunds you may have received.</span></div>${foot(2)}</div>
    <div class=p><h2>INTEREST CHARGES</h2><p>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</p>${grid(
      "lrrr",
      foreign[0] ?? [],
      [
        ["<b>PURCHASES</b>", "", "", ""],
        ["Purchases", `${card.apr}%(v)(d)`, nil(card.carried), nil(card.interest)],
        ["<b>CASH ADVANCES</b>", "", "", ""],
        ["Cash Advances", "29.24%(v)(d)", "- 0 -", "- 0 -"],
        ["<b>BALANCE TRANSFERS</b>", "", "", ""],
        ["Balance Transfer", `${card.apr}%(v)(d)`, "- 0 -", "- 0 -"],
      ],
      "class=t",
    )}<div class=r>${card.days} Days in Billing Period</div><p class=small>(v) = Variable Rate &nbsp; (d) = Daily Balance Method (including new transactions) &nbsp; (a) = Average Daily Balance Method (including new transactions)<br>Please see Information About Your Account section for the Calculation of Balance Subject to Interest Rate, Annual Renewal Notice, How to Avoid Interest on Purchases, and other important information, as applicable.</p>${foot(3)}</div>`;
    return {
      html: document(
        `body{font:8.4pt Arial,sans-serif}${BASE}.logo{font-size:19pt;font-weight:bold;letter-spacing:2px;color:#0b3d91}.logo span{font-size:13pt}h2{font-size:9pt;background:#0b3d91;color:#fff;padding:3px 6px;margin:6px 0 5px;width:auto}.tile{background:#e8eef8;padding:10px;text-align:center}.k{font-size:8.5pt}.v{font-size:15pt;font-weight:bold;margin-bottom:6px}.s td{padding:1.8px 0}.t td,.t th{padding:2.2px 5px;vertical-align:bottom}.t td:first-child{width:80px}.t th{border-bottom:1px solid #000;font-size:7.5pt}.cyc{margin:4px 0 10px 90px;font-weight:bold;font-size:8pt}.sec{font-weight:bold;text-align:center;margin:6px 0}.ytd{width:300px;border:1px solid #000;margin:12px auto;padding:6px;text-align:center}.slip{border-top:1px dashed #000;margin-top:10px;padding-top:8px}.foot{display:flex;justify-content:space-between;font-size:7pt;margin-top:14px}.p{break-before:page}`,
        body,
      ),
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Calder",
          accounts: [
            {
              ...core(card, "Calder", false),
              periodStart: card.start,
              periodEnd: card.end,
              statementDate: card.end,
              creditLimit: decimal(card.limit),
              availableCredit: decimal(Math.floor(card.available / 100) * 100),
              paymentsAndCredits: decimal(card.paid + card.credited),
              pastDue: decimal(card.pastDue),
              aprs: [
                {
                  kind: "purchase",
                  apr: card.apr,
                  ...(card.carried === 0 ? {} : { balance: decimal(card.carried) }),
                },
                { kind: "cash-advance", apr: "29.24" },
                { kind: "balance-transfer", apr: card.apr },
              ],
            },
          ],
          transactions: told(rows),
          allowed: Object.fromEntries(
            [...(card.carried === 0 ? [0] : []), 1, 2].map((index) => [
              `accounts.0.aprs.${index}.balance`,
              ["0.00"],
            ]),
          ),
        },
        "CALDER",
        "Calder Card Services",
        "CARDMEMBER SERVICE",
      ),
    };
  },
};

export const tbBusiness: readonly Layout[] = [ink];
