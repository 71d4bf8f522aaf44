import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import {
  core,
  dollars,
  makeCard,
  type Row,
  type Shop,
  splitCredits,
  timeOf,
  told,
  warningAllowed,
} from "./tb-data.ts";

const $ = money.dollar;
const LUMBER: readonly Shop[] = [
  ["THE OAKRIDGE YARD", "PLANO", "TX", "LUMBER"],
  ["THE OAKRIDGE YARD", "IRVING", "TX", "PAINT"],
  ["OAKRIDGEYARD.COM", "ATLANTA", "GA", "APPLIANCES"],
];

/** A home-improvement store's card: amounts in the list after a spaced sign, credits with a trailing minus. */
const yard: Layout = {
  name: "tb-citi-retail",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 8,
      shops: LUMBER,
      describe: ([name, city, state]) => `${name} ${city} ${state}`,
      returned: ([name, city, state]) => `${name} ${city} ${state} RETURN`,
      paid: ["ONLINE PAYMENT DEERFIELD IL", "PAYMENT - THANK YOU", "AUTOPAY PAYMENT DEERFIELD IL"],
      limit: [1_500, 12_000],
      rate: [26, 29],
      floor: 2_900,
      grace: 27,
      count: [2, 6],
      size: [800, 26_000],
      late: ["LATE FEE", 4_000],
      promo: 0.4,
    });
    const { random, person, warning } = card;
    const split = splitCredits(card);
    const promoEnd = addDays(card.end, random.whole(60, 420));
    const bought = addDays(promoEnd, -540);
    const accrued = Math.round((card.promo * Number(card.apr) * 140) / 36_500);
    const spaced = (amount: number) => `$ ${money.trailing(amount)}`;
    const rows: Row[] = [...card.payments, ...card.credits, ...card.purchases, ...card.fees];
    const interestRows: Row[] =
      card.interest === 0
        ? []
        : [
            {
              day: card.end,
              post: card.end,
              text: "INTEREST CHARGE ON PURCHASES",
              amount: card.interest,
              ref: "",
            },
          ];
    const over = Math.max(0, card.balance - card.limit);
    const lines = (list: readonly Row[], attributes = "class=t") =>
      grid(
        "lllr",
        ["Trans Date", "Description", "Reference #", "Amount"],
        list.map((row) => [date.noYear(row.day), escaped(row.text), row.ref, spaced(row.amount)]),
        attributes,
      );
    const foot = (page: number) =>
      `<div class=foot><span>OR 22</span><span>PLEASE SEE IMPORTANT INFORMATION ON PAGE 2.</span><span>Page ${page} of 4</span><span>This Account is Issued by Polisbank, N.A.</span></div>`;
    const mark = (amount: number, sign: string) => `${sign}${$(amount)}`;
    const body = `<div class=row style="gap:10px;font-size:8pt"><div class=logo>OAKRIDGE<br>YARD</div><div><b style="font-size:13pt">Account Statement</b><br><br>Customer Service:<br>oakridgeyard.com/mycard<br>Account Inquiries:<br>1-800-677-0282 (TTY: 711)</div><div>Send Notice of Billing Errors and Customer Service Inquiries to:<br>OAKRIDGE YARD CREDIT SERVICES<br>PO Box 790328, St. Louis, MO 63179<br><br><b>Account number ending in ${card.last4}</b></div></div>
    <div class=row><div style="flex:0 0 38%"><h2>Summary of Account Activity</h2>${pairs(
      [
        ["Previous Balance", $(card.previous)],
        ["Payments", mark(card.paid, "-")],
        ["Other Credits", mark(card.credited, "-")],
        ["Purchases/Other Debits", mark(card.spent, "+")],
        ["Fees Charged", mark(card.fee, "+")],
        ["Interest Charged", mark(card.interest, "+")],
      ],
      "class=s",
    )}${pairs([["New Balance", $(card.balance)]], "class=nb")}${pairs(
      [
        ["Past Due Amount", $(card.pastDue)],
        ["Credit Limit", $(card.limit)],
        ["Available Credit", $(card.available)],
        ["Amount Over Credit Limit", $(over)],
        ["Statement Closing Date", date.slash(card.end)],
        ["Next Statement Closing Date", date.slash(card.nextClose)],
        ["Days in Billing Cycle", String(card.days)],
      ],
      "class=s",
    )}</div>
    <div><h2>Payment Information</h2>${pairs(
      [
        ["New Balance", $(card.balance)],
        ["Minimum Payment Due", $(card.minimum)],
        ["Payment Due Date", date.long(card.due)],
      ],
      "class='s b'",
    )}<p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee up to $40.</p>${warning === undefined ? "" : `<p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid("llr", ["If you make no additional charges using this card and each month you pay:", "You will pay off the balance shown on this statement in about:", "And you will end up paying an estimated total of:"], [["Only the minimum payment", timeOf(warning, "year(s)", "month(s)"), dollars(warning.total)], ...(warning.monthly === undefined ? [] : [[dollars(warning.monthly), "3 year(s)", `${dollars(warning.monthly * 36)} (Savings = ${dollars(warning.total - warning.monthly * 36)})`]])], "class=w")}`}<p>If you would like information about credit counseling services, call 1-877-337-8187 (TTY: 711).</p></div></div>
    ${card.promo > 0 ? `<div class=note>Your deferred interest promotional balance of ${$(card.promo)} expires on ${date.slash(promoEnd)}. Pay that balance in full by this date to avoid paying the accrued deferred interest.</div>` : ""}<p class=small>Marketing offers included in this statement are intended for residents of the United States and its Territories.</p>
    <h2>TRANSACTIONS</h2>${lines([...card.payments, ...card.credits, ...card.purchases])}<h3>FEES</h3>${card.fees.length > 0 ? lines(card.fees) : ""}${pairs([["TOTAL FEES FOR THIS PERIOD", spaced(card.fee)]], "class=s")}${foot(1)}
    <div class=slip><div class=small style="text-align:center">↓ Please detach and return lower portion with your payment to ensure proper credit. Retain upper portion for your records. ↓</div><div class=row><div><br>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div>Your Account Number ending in ${card.last4}${pairs(
      [
        ["Payment Due Date", date.long(card.due)],
        ["New Balance", $(card.balance)],
        ["Past Due Amount", $(card.pastDue)],
        ["Minimum Payment Due", $(card.minimum)],
      ],
      "class=s",
    )}Amount Enclosed: $ ________<br><br>Make Checks Payable to<br>OAKRIDGE YARD CREDIT SERVICES<br>PO BOX 78011, PHOENIX, AZ 85062-8011</div></div></div>
    <div class=p><div class=small style="columns:2"><p><b>Information About Your Account.</b></p><p><b>How to Avoid Paying Interest on Purchases.</b> Your due date is at least 25 days after the close of each billing period. We will not charge you any interest on purchases if you pay your New Balance (excluding deferred interest balances) by the due date each month.</p><p><b>How We Calculate Your Balance Subject to Interest Rate.</b> We calculate it separately for each balance, using the daily balance method (including current transactions).</p><p><b>If You Think You Find A Mistake On Your Statement.</b> Write to us within 60 days after the error appeared on your statement.</p><p><b>Credit Reporting.</b> We may report information about your Account to credit bureaus. Late payments, missed payments, or other defaults on your Account may be reflected in your credit report.</p><p><b>Payment Amount.</b> You may pay all or part of your account balance at any time. However, you must pay, by the payment due date, at least the minimum payment due.</p></div>${foot(2)}</div>
    <div class=p><h2>INTEREST CHARGED</h2>${interestRows.length > 0 ? lines(interestRows) : ""}${pairs([["TOTAL INTEREST FOR THIS PERIOD", spaced(card.interest)]], "class=s")}<h2>${card.year} Totals Year-to-Date</h2>${pairs(
      [
        [`Total Fees Charged in ${card.year}`, spaced(card.yearFees)],
        [`Total Interest Charged in ${card.year}`, spaced(card.yearInterest)],
      ],
      "class=s",
    )}<h2>INTEREST CHARGE CALCULATION</h2><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid("lrrr", ["Type of Balance", "Annual Percentage Rate (APR)", "Balance Subject to Interest Rate", "Interest Charge"], [["REGULAR REVOLVING CREDIT PLAN", `${card.apr}%`, $(card.carried), $(card.interest)], ...(card.promo > 0 ? [["18 MONTH DEFERRED INTEREST PLAN", `${card.apr}%`, $(card.promo), "$0.00"]] : [])], "class=t")}${card.promo > 0 ? `<h2>PROMOTIONAL PURCHASE INFORMATION</h2>${grid("llrrl", ["Purchase Date", "Description", "Promotional Balance", "Accrued Deferred Interest", "Promotion Expiration Date"], [[date.slash(bought), "18 MONTH DEFERRED INTEREST", $(card.promo), $(accrued), date.slash(promoEnd)]], "class=t")}` : ""}${foot(3)}</div>
    <div class=p><h2>MY YARD REWARDS</h2><p>1-year hassle-free returns. 4X longer to decide, just for being a cardholder. Everyday financing: No interest if paid in full within 6 months on purchases of $299 or more.</p>${foot(4)}</div>`;
    const all = [...rows, ...interestRows];
    return {
      html: document(
        `body{font:8.2pt Arial,sans-serif}${BASE}.logo{background:#2f6b35;color:#fff;font-weight:900;font-size:13pt;padding:14px 10px;flex:0 0 105px!important;text-align:center}h2{font-size:9.5pt;background:#dfe7df;padding:3px 5px;margin:8px 0 3px}h3{font-size:8.5pt;margin:6px 0 2px}.s td{padding:1.8px 4px}.b td{font-weight:bold}.nb td{font-weight:bold;border-top:1px solid #000;border-bottom:1px solid #000;padding:3px 4px}.w td,.w th{border:1px solid #888;font-size:7.5pt;padding:2px 3px;vertical-align:top}.t td,.t th{padding:2px 4px}.t th{border-bottom:1px solid #2f6b35}.note{border:1px solid #2f6b35;padding:5px;margin-top:6px}.foot{display:flex;justify-content:space-between;font-size:7pt;margin-top:8px}.slip{border-top:1px dashed #333;margin-top:6px;padding-top:4px;break-inside:avoid}.p{break-before:page}`,
        body,
      ),
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Polisbank, N.A.",
          accounts: [
            {
              ...core(card, "Polisbank, N.A."),
              ...split.facts,
              statementDate: card.end,
              creditLimit: decimal(card.limit),
              availableCredit: decimal(card.available),
              pastDue: decimal(card.pastDue),
              aprs: [
                { kind: "purchase", apr: card.apr, balance: decimal(card.carried) },
                ...(card.promo > 0
                  ? [
                      {
                        kind: "promotional" as const,
                        apr: card.apr,
                        balance: decimal(card.promo),
                        expires: promoEnd,
                      },
                    ]
                  : []),
              ],
            },
          ],
          transactions: told(all),
          allowed: {
            ...split.allowed,
            "accounts.0.periodEnd": [card.end],
            ...warningAllowed(warning),
            ...Object.fromEntries(
              all.map((row, index) => [
                `transactions.${index}.description`,
                [`${row.text} ${row.ref}`.trim()],
              ]),
            ),
          },
        },
        "Polisbank",
        "OAKRIDGE YARD",
        "Oakridge Yard",
        "OAKRIDGE YARD CREDIT SERVICES",
      ),
    };
  },
};

const ARCHER: readonly Shop[] = [
  ["ARCHER'S STORE T-1842", "MAPLE GROVE", "MN", "MERCHANDISE/GROCERY"],
  ["ARCHERS.COM", "BROOKLYN PARK", "MN", "ONLINE ORDER"],
  ["ARCHER'S STORE T-0069", "ROSEVILLE", "MN", "MERCHANDISE"],
];

/** A discount store's card: a narrow column of figures, the small print wide beside it. */
const circle: Layout = {
  name: "tb-redcard",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 9,
      shops: ARCHER,
      describe: ([name, city, state]) => `${name} ${city} ${state}`,
      returned: ([name, city, state]) => `CREDIT - ${name} ${city} ${state}`,
      paid: ["PAYMENT - THANK YOU", "ONLINE PAYMENT - THANK YOU"],
      limit: [300, 5_000],
      rate: [27, 30],
      floor: 2_900,
      count: [3, 9],
      size: [600, 9_500],
      late: ["LATE PAYMENT FEE", 2_900],
    });
    const { person, warning } = card;
    const mixed = card.paid + card.credited;
    const saved = Math.round((card.spent * 5) / 95);
    const rows = [...card.payments, ...card.credits, ...card.purchases, ...card.fees];
    const cr = (amount: number) => (amount < 0 ? `${$(-amount)}CR` : $(amount));
    const body = `<div class=top><div class=dot></div><div><b style="font-size:13pt">Archer's Circle™ Card</b><br>Account Statement</div><div class=r>Page 1 of 2<br>${escaped(person.name)}<br>Account Number Ending In: <b>${card.last4}</b></div></div>
    <div class=cols><div class=left><h2>Payment Information</h2><div class=k>New Balance</div><div class=v>${cr(card.balance)}</div><div class=k>Minimum Payment Due</div><div class=v>${$(card.minimum)}</div><div class=k>Payment Due Date</div><div class=v>${date.long(card.due)}</div><h2>Account Summary</h2>${pairs(
      [
        ["Previous Balance", $(card.previous)],
        ["Payments &amp; Credits", mixed === 0 ? "$0.00" : `-${$(mixed)}`],
        ["Purchases &amp; Debits", $(card.spent)],
        ["Fees", $(card.fee)],
        ["Interest Charges", $(card.interest)],
        ["<b>New Balance</b>", `<b>${cr(card.balance)}</b>`],
      ],
      "class=s",
    )}<br>${pairs(
      [
        ["Past Due Amount", $(card.pastDue)],
        ["Credit Limit", dollars(card.limit / 100)],
        ["Credit Available", dollars(Math.floor(card.available / 100))],
        ["Statement Closing Date", date.short(card.end)],
        ["Days in Billing Period", String(card.days)],
      ],
      "class=s",
    )}</div>
    <div class=rightc><div class=save>You saved <b>${$(saved)}</b> this statement with your 5% discount.</div><p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $40.00.</p>${warning === undefined ? "<p>No payment is due at this time.</p>" : `<p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid("ccc", ["If you make no additional charges using this card and each month you pay...", "You will pay off the balance shown on this statement in about...", "And you will end up paying an estimated total of..."], [["Only the minimum payment", timeOf(warning), dollars(warning.total)], ...(warning.monthly === undefined ? [] : [[dollars(warning.monthly), "3 years", `${dollars(warning.monthly * 36)} (Savings of ${dollars(warning.total - warning.monthly * 36)})`]])], "class=w")}`}<p class=small>If you would like information about credit counseling services, call 1-888-280-6620.</p>
    <h2>Account Activity</h2>${grid(
      "llr",
      ["Date", "Description", "Amount"],
      [...card.payments, ...card.credits, ...card.purchases].map((row) => [
        date.monthDay(row.day),
        escaped(row.text),
        cr(row.amount),
      ]),
      "class=t",
    )}<h3>Fees</h3>${
      card.fees.length === 0
        ? ""
        : grid(
            "llr",
            [],
            card.fees.map((row) => [date.monthDay(row.day), escaped(row.text), cr(row.amount)]),
            "class=t",
          )
    }${pairs([["TOTAL FEES FOR THIS PERIOD", $(card.fee)]], "class=s")}<h3>Interest Charged</h3>${pairs(
      [
        ["Interest Charge on Purchases", $(card.interest)],
        ["TOTAL INTEREST FOR THIS PERIOD", $(card.interest)],
      ],
      "class=s",
    )}</div></div>
    <div class=slip><div class=row><div>${escaped(person.name)}<br>${person.street}<br>${person.town}<br><br>Make check payable to:<br>ARCHER'S CARD SERVICES<br>PO BOX 660170, DALLAS TX 75266-0170</div><div>${grid(
      "ll",
      ["Account Number Ending In", card.last4],
      [
        ["New Balance", cr(card.balance)],
        ["Minimum Payment Due", $(card.minimum)],
        ["Payment Due Date", date.long(card.due)],
        ["Amount Enclosed", "$ ________"],
      ],
      "class=w",
    )}</div></div></div>
    <div class=p><div class=r>Page 2 of 2</div><h2>${card.year} Year-to-Date Totals</h2>${pairs(
      [
        [`Total fees charged in ${card.year}`, $(card.yearFees)],
        [`Total interest charged in ${card.year}`, $(card.yearInterest)],
      ],
      "class=s",
    )}<h2>Interest Charge Calculation</h2><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid("lrrr", ["Type of Balance", "Annual Percentage Rate (APR)", "Balance Subject to Interest Rate", "Interest Charge"], [["Purchases", `${card.apr}% (v)`, $(card.carried), $(card.interest)]], "class=t")}<p>(v) = Variable Rate</p><div class=small><p><b>Billing Rights Summary.</b> What to do if you think you find a mistake on your statement: write to us at Archer's Card Services, P.O. Box 673, Minneapolis, MN 55440 within 60 days.</p><p><b>Grace Period.</b> Your due date is at least 25 days after the close of each billing cycle. We will not charge you interest on purchases if you pay your entire balance by the due date each month.</p><p><b>Minimum Interest Charge.</b> If you are charged interest, the charge will be no less than $1.00.</p><p>The Archer's Circle Card is issued by FD Bank USA, N.A.</p></div></div>`;
    return {
      html: document(
        `body{font:8.4pt Helvetica,Arial,sans-serif}${BASE}.top{display:flex;gap:14px;align-items:center;border-bottom:4px solid #c00;padding-bottom:6px}.top .r{margin-left:auto}.dot{width:34px;height:34px;border-radius:50%;border:9px solid #c00}.cols{display:flex;gap:18px}.left{width:215px;flex:none}.rightc{flex:1}h2{color:#c00;font-size:10.5pt;margin:10px 0 4px}h3{font-size:8.5pt;margin:7px 0 2px}.k{color:#555}.v{font-size:14pt;font-weight:bold;margin-bottom:5px}.s td{padding:2.2px 0}.w td,.w th{border:1px solid #bbb;padding:3px;font-size:7.6pt}.t td,.t th{padding:2.4px 3px;border-bottom:1px solid #eee}.save{background:#fbe9e9;padding:8px;margin-top:8px;font-size:10pt}.slip{border-top:1px dashed #333;margin-top:12px;padding-top:8px;break-inside:avoid}.p{break-before:page}`,
        body,
      ),
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "FD Bank USA, N.A.",
          accounts: [
            {
              ...core(card, "FD Bank USA, N.A."),
              statementDate: card.end,
              creditLimit: decimal(card.limit),
              availableCredit: decimal(Math.floor(card.available / 100) * 100),
              paymentsAndCredits: decimal(mixed),
              pastDue: decimal(card.pastDue),
              aprs: [{ kind: "purchase", apr: card.apr, balance: decimal(card.carried) }],
            },
          ],
          transactions: told(rows),
          allowed: { "accounts.0.periodEnd": [card.end], ...warningAllowed(warning) },
        },
        "FD Bank USA",
        "Archer's",
        "ARCHER'S CARD SERVICES",
        "Archer's Card Services",
      ),
    };
  },
};

export const tbRetail: readonly Layout[] = [yard, circle];
