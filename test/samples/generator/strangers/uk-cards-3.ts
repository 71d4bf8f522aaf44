import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { warningGrid } from "./uk-cards.ts";
import {
  $,
  type CardLine,
  cardFacts,
  date,
  decimal,
  digits,
  GAP,
  holder,
  makeCard,
  rowsOf,
  type Shop,
  warningFor,
  whole,
} from "./uk-data.ts";

/** A fintech's card secured by a deposit: label above value, small balances. */
const secured: Layout = {
  name: "uk-card-secured-fintech",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 15,
      shop: ([name, city, state]: Shop) => `${name}, ${city}, ${state}`,
      paid: "Payment received - ACH",
      late: "Late fee",
      interest: "Interest charge on purchases",
      size: [12_000, 45_000],
      aprs: [27, 29],
      floor: 2_500,
      buys: [300, 3_600],
      yearly: "Annual fee",
    });
    const { person } = card;
    const deposit = card.limit;
    const lines = [
      ...card.paid,
      ...card.back,
      ...card.buys,
      ...card.feeLines,
      ...card.interestLines,
    ].toSorted((a, b) => a.day.localeCompare(b.day));
    const short = card.balance > card.minimum ? warningFor(card.balance, Number(card.apr), 2_500) : undefined;
    const sign = (amount: number) => (amount < 0 ? `-${$(-amount)}` : $(amount));
    const html = document(
      `${BASE}${GAP}body{font:9pt "Segoe UI",Roboto,Arial,sans-serif;color:#1b1b3a}.logo{font:800 22pt Arial;color:#5b2be0}.cards{display:flex;gap:10px;margin:12px 0}.cards>div{flex:1;background:#f3f0fd;border-radius:10px;padding:10px}.cards span{display:block;font-size:8pt;color:#555}.cards b{font-size:14pt}h2{font-size:12pt;margin:16px 0 4px}.s td{padding:4px 0;border-bottom:1px solid #e3e0ee}.t td,.t th{padding:3px 0;border-bottom:1px solid #eee;font-size:8.5pt}p{font-size:8pt}.n{break-before:page}`,
      `<div class=row><div class=logo>juniply</div><div class=r>Juniply Visa&reg; Secured Card statement<br>${date.abbreviatedBare(card.start)} - ${date.abbreviatedBare(card.end)}<br>Card ending in ${card.last4}</div></div><p>${holder(person)}</p>
<div class=cards><div><span>New balance</span><b>${sign(card.balance)}</b></div><div><span>Minimum payment due</span><b>${$(card.minimum)}</b></div><div><span>Payment due date</span><b>${date.abbreviatedBare(card.due)}</b></div></div>
${card.pastDue > 0 ? `<p><b>Your account is past due.</b> The minimum payment due includes a past due amount of ${$(card.pastDue)}.</p>` : ""}
<p><b>Late payment warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $29.00.</p>
${
  short && short.months > 1
    ? `<p><b>Minimum payment warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
        "lll",
        [
          "If you make no additional charges using this card and each month you pay",
          "You will pay off the balance shown on this statement in about",
          "And you will end up paying an estimated total of",
        ],
        [["Only the minimum payment", `${short.months} months`, whole(short.total)]],
        "class=t",
      )}<p>For information about credit counseling services, call 1-800-388-2227.</p>`
    : ""
}
<div class=row><div><h2>Account summary</h2>${pairs(
        [
          ["Previous balance", $(card.previous)],
          ["Payments and credits", sign(-(card.payments + card.credits))],
          ["Purchases", $(card.purchases)],
          ["Cash advances", "$0.00"],
          ["Fees charged", $(card.fees)],
          ["Interest charged", $(card.interest)],
          ["<b>New balance</b>", `<b>${sign(card.balance)}</b>`],
        ],
        "class=s",
      )}</div><div><h2>Credit summary</h2>${pairs(
        [
          ["Credit limit", $(card.limit)],
          ["Available credit", $(card.available)],
          ["Security deposit", $(deposit)],
          ["Past due amount", $(card.pastDue)],
          ["Statement closing date", date.abbreviatedBare(card.end)],
          ["Days in billing cycle", String(card.days)],
        ],
        "class=s",
      )}<p>Your security deposit is held by Larkmont Bank, N.A. and is returned when you close your card with a zero balance.</p></div></div>
<p style="background:#f3f0fd;padding:10px;border-radius:10px"><b>Keep your utilization under 30%.</b> Paying on time and keeping a low balance are two of the biggest factors of your credit score. We report to Experian, TransUnion and Equifax every month.</p>
<div class=n><div class=row><div class=logo>juniply</div><div class=r>Page 2 of 2</div></div><h2>Transactions</h2>${grid(
        "lllr",
        ["Trans. date", "Posted", "Description", "Amount"],
        lines.map((line) => [
          date.monthDay(line.day),
          date.monthDay(line.post),
          escaped(line.text),
          sign(line.amount),
        ]),
        "class=t",
      )}<h2>Fees and interest</h2>${pairs(
        [
          ["Total fees for this period", $(card.fees)],
          ["Total interest for this period", $(card.interest)],
          [`Total fees charged in ${card.end.slice(0, 4)}`, $(card.ytdFees)],
          [`Total interest charged in ${card.end.slice(0, 4)}`, $(card.ytdInterest)],
        ],
        "class=s",
      )}<h2>Interest charge calculation</h2><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
        "lrrr",
        ["Type of balance", "APR", "Balance subject to interest rate", "Interest charge"],
        [["Purchases", `${card.apr}% (v)`, $(card.carried), $(card.interest)]],
        "class=t",
      )}<p>(v) variable rate. The Juniply Visa Secured Card is issued by Larkmont Bank, N.A., Member FDIC, pursuant to a license from Visa U.S.A. Inc.</p><p><b>How to avoid paying interest.</b> Your due date is at least 25 days after the close of each billing cycle. We will not charge you interest on purchases if you pay your entire balance by the due date each month.</p><p><b>Billing rights summary.</b> If you think there is an error on your statement, write to us at Juniply, PO Box 4455, Austin, TX 78765.</p></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Juniply",
          accounts: [
            {
              ...cardFacts({ ...card, warning: undefined }, "Juniply"),
              aprs: [{ kind: "purchase", apr: card.apr, balance: decimal(card.carried) }],
            },
          ],
          transactions: rowsOf(lines, -1),
          ...(short && {
            allowed: { "accounts.0.minimumPaymentWarning.totalCost": [decimal(short.total)] },
          }),
        },
        "Larkmont Bank, N.A.",
        "Larkmont Bank",
        "juniply",
      ),
    };
  },
};

/** The print that hundreds of regional banks share for their cards: an activity summary with signs at the right. */
const regional: Layout = {
  name: "uk-card-regional-bank",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 16,
      shop: ([name, city, state]: Shop) => `${name} ${city} ${state}`,
      paid: "PAYMENT THANK YOU",
      late: "LATE FEE - PAYMENT DUE",
      interest: "INTEREST CHARGE ON PURCHASES",
      size: [80_000, 700_000],
      aprs: [17, 27],
      floor: 4_000,
    });
    const { person, random } = card;
    const credits = [...card.paid, ...card.back].toSorted((a, b) => a.day.localeCompare(b.day));
    const charges = card.buys;
    const row = (line: CardLine) => [
      date.noYear(line.post),
      date.noYear(line.day),
      digits(random, 4),
      escaped(line.text),
      `${$(Math.abs(line.amount))}${line.amount < 0 ? "<sup>CR</sup>" : ""}`,
    ];
    const block = (title: string, lines: readonly CardLine[], total: number) =>
      `<h3>${title}</h3>${grid("llllr", ["Post Date", "Trans Date", "Ref #", "Transaction Description", "Amount"], lines.map(row), "class=t")}<div class=tt><span>TOTAL THIS PERIOD</span><span>${total < 0 ? `${$(-total)}<sup>CR</sup>` : $(total)}</span></div>`;
    const cr = (amount: number) => (amount === 0 ? "$0.00" : `${$(amount)}<sup>CR</sup>`);
    const balance = card.balance < 0 ? `${$(-card.balance)}<sup>CR</sup>` : $(card.balance);
    const from = (label: string, value: string, sign = "") => ({ label, value, sign });
    const html = document(
      `${BASE}${GAP}body{font:8.5pt "Times New Roman",serif}.top{display:flex;justify-content:space-between;border-bottom:2px solid #000}.lg{font:bold 18pt Georgia}.cols{display:flex;gap:22px;margin-top:8px}.cols>.a{flex:0 0 46%}.cols>.b{flex:1}h3{background:#dcdcdc;font:bold 9pt Arial;margin:10px 0 2px;padding:2px 5px}.s td{border-bottom:1px dotted #666;padding:1.5px 0}.s td:nth-child(2){width:12px;text-align:right}.t th{font:bold 7.5pt Arial;border-bottom:1px solid #000}.tt{display:flex;justify-content:flex-end;gap:30px;font:bold 8pt Arial;border-top:1px solid #000;padding:2px 0}.w td,.w th{border:1px solid #777;padding:2px 4px;font-size:7.5pt}sup{font-size:6pt}.cut{border-top:1px dashed #000;margin-top:10px;padding-top:5px}.n{break-before:page}.pay{border:2px solid #000;padding:6px}`,
      `<div class=top><div><div class=lg>Pendergast &amp; Lowe Bank</div>Platinum Edition&reg; Visa&reg; Card</div><div class=r>${date.long(card.end)} Statement<br>Open Date: ${date.slash(card.start)} &nbsp; Closing Date: ${date.slash(card.end)}<br>Account Ending in: ${card.last4}<br>Page 1 of 2</div></div><b>${person.name}</b>
<div class=cols><div class=b><div class=pay>${pairs([
        ["New Balance", `<b>${balance}</b>`],
        ["Minimum Payment Due", `<b>${$(card.minimum)}</b>`],
        ["Payment Due Date", `<b>${date.slash(card.due)}</b>`],
      ])}</div><p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay up to a $41.00 Late Fee.</p>${warningGrid(card)}<h3>Reward Points</h3>${pairs(
        [
          ["Earned This Statement", Math.round(card.purchases / 100).toLocaleString("en-US")],
          [`Reward Center Balance as of ${date.slash(card.end)}`, "12,406"],
        ],
      )}<p>For details, log in to your rewards website.</p></div><div class=a><h3 style="margin-top:0">Activity Summary</h3><table class=s>${[
        from("Previous Balance", $(card.previous), "+"),
        from("Payments", cr(card.payments), "-"),
        from("Other Credits", cr(card.credits), card.credits > 0 ? "-" : ""),
        from("Purchases", $(card.purchases), "+"),
        from("Balance Transfers", "$0.00"),
        from("Advances", "$0.00"),
        from("Other Debits", "$0.00"),
        from("Fees Charged", $(card.fees), card.fees > 0 ? "+" : ""),
        from("Interest Charged", $(card.interest), card.interest > 0 ? "+" : ""),
        from("<b>New Balance</b>", `<b>${balance}</b>`, "="),
        from("Past Due", $(card.pastDue)),
        from("Minimum Payment Due", $(card.minimum)),
        from("Credit Line", $(card.limit)),
        from("Available Credit", $(card.available)),
        from("Days in Billing Period", String(card.days)),
      ]
        .map(
          ({ label, value, sign }) => `<tr><td>${label}</td><td>${sign}</td><td class=r>${value}</td></tr>`,
        )
        .join(
          "",
        )}</table><p class=small><b>Payment Options:</b> Mail payment coupon with a check; Pay online at pendergastlowe.com; Pay by phone 1-866-555-0177; Pay at your local branch.</p></div></div>
<div class=cut><p class=small>Please detach and send coupon with check payable to: Pendergast &amp; Lowe Bank Cardmember Service</p><div class=row><div>24-Hour Cardmember Service: 1-866-555-0177<br><br>${holder(person)}</div><div>${pairs(
        [
          ["Account Number", `XXXX XXXX XXXX ${card.last4}`],
          ["Payment Due Date", date.slash(card.due)],
          ["New Balance", balance],
          ["Minimum Payment Due", $(card.minimum)],
        ],
      )}<p>Amount Enclosed $ ____________</p>Cardmember Service<br>P.O. Box 790408<br>St. Louis, MO 63179-0408</div></div></div>
<div class=n><div class=top><b>${date.long(card.end)} Statement</b><span>${date.slash(card.start)} - ${date.slash(card.end)}</span><span>Page 2 of 2</span></div><h3>Important Messages</h3><p>Paying Interest: You have a 24 to 30 day interest-free period for Purchases provided you have paid your previous balance in full by the Payment Due Date shown on your monthly Account statement.</p><h3 style="background:#000;color:#fff">Transactions</h3>${block("Payments and Other Credits", credits, -(card.payments + card.credits))}${block("Purchases and Other Debits", charges, card.purchases)}${card.fees > 0 ? `<h3>Fees</h3>${grid("llllr", [], card.feeLines.map(row), "class=t")}<div class=tt><span>TOTAL FEES THIS PERIOD</span><span>${$(card.fees)}</span></div>` : ""}${card.interest > 0 ? `<h3>Interest Charged</h3>${grid("llllr", [], card.interestLines.map(row), "class=t")}<div class=tt><span>TOTAL INTEREST THIS PERIOD</span><span>${$(card.interest)}</span></div>` : ""}
<h3>${card.end.slice(0, 4)} Totals Year-to-Date</h3>${pairs([
        [`Total Fees Charged in ${card.end.slice(0, 4)}`, $(card.ytdFees)],
        [`Total Interest Charged in ${card.end.slice(0, 4)}`, $(card.ytdInterest)],
      ])}<h3>Interest Charge Calculation</h3><p>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account. **APR for current and future transactions.</p>${grid(
        "lrrrcr",
        [
          "Balance Type",
          "Balance By Type",
          "Balance Subject to Interest Rate",
          "Variable",
          "Interest Charge",
          "Annual Percentage Rate",
        ],
        [
          ["**BALANCE TRANSFER", "$0.00", "$0.00", "YES", "$0.00", `${card.apr}%`],
          [
            "**PURCHASES",
            $(Math.max(0, card.balance)),
            $(card.carried),
            "YES",
            $(card.interest),
            `${card.apr}%`,
          ],
          ["**ADVANCES", "$0.00", "$0.00", "YES", "$0.00", `${card.cashApr}%`],
        ],
        "class=w",
      )}<p class=small>Contact Us: Voice 1-866-555-0177; TDD 1-888-352-6455; Questions: Cardmember Service, P.O. Box 6353, Fargo, ND 58125-6353. End of Statement</p></div>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: "Pendergast & Lowe Bank",
        accounts: [
          {
            ...cardFacts(card, "Pendergast & Lowe Bank"),
            aprs: [
              { kind: "balance-transfer", apr: card.apr, balance: "0.00" },
              { kind: "purchase", apr: card.apr, balance: decimal(card.carried) },
              { kind: "cash-advance", apr: card.cashApr, balance: "0.00" },
            ],
          },
        ],
        transactions: [credits, charges, card.feeLines, card.interestLines].flatMap((lines) =>
          rowsOf(lines, -1),
        ),
      },
    };
  },
};

export const ukCards3: readonly Layout[] = [secured, regional];
