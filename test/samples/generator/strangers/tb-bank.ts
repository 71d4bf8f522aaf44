import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import {
  core,
  dollars,
  makeCard,
  postAllowed,
  type Row,
  splitCredits,
  timeOf,
  told,
  warningAllowed,
} from "./tb-data.ts";

const $ = money.dollar;
const HEADS = [
  "If you make no additional charges using this card and each month you pay...",
  "You will pay off the balance shown on this statement in about...",
  "And you will end up paying an estimated total of...",
];

/** A community bank's card run by a servicer: amounts with CR behind, a balance by type beside the balance that bears interest. */
const serviced: Layout = {
  name: "tb-elan",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 10,
      describe: ([name, city, state]) => `${name} ${city} ${state}`,
      returned: ([name, city, state]) => `${name} ${city} ${state} MERCHANDISE/SERVICE RETURN`,
      paid: ["PAYMENT THANK YOU", "INTERNET PAYMENT THANK YOU"],
      limit: [2_000, 20_000],
      rate: [18, 28],
      floor: 4_000,
      late: ["LATE FEE", 4_100],
    });
    const { random, person, warning } = card;
    const split = splitCredits(card);
    const bank = "Pecan Grove State Bank";
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
    const cr = (amount: number) => (amount < 0 ? `$${money.plain(-amount)}CR` : $(amount));
    const refs = new Map<Row, string>();
    const lines = (rows: readonly Row[], total: string, amount: number) =>
      `${grid(
        "lllr l",
        ["Post Date", "Trans Date", "Ref #", "Transaction Description", "Amount", "Notation"].map(
          (head) => head,
        ),
        rows.map((row) => {
          const ref = refs.get(row) ?? String(random.whole(1000, 9999));
          refs.set(row, ref);
          return [
            date.noYear(row.post),
            date.noYear(row.day),
            row.ref === "" ? "" : ref,
            escaped(row.text),
            cr(row.amount),
            "________",
          ];
        }),
        "class=t",
      )
        .replaceAll("<td class=r>", "<td>")
        .replaceAll(
          "<th class=r>",
          "<th>",
        )}${pairs([[`<b>${total}</b>`, `<b>${cr(amount)}</b>`]], "class=s")}`;
    const sign = (amount: number, mark: string) => (amount === 0 ? "$0.00" : `${mark} ${$(amount)}`);
    const rows = [...card.payments, ...card.credits, ...card.purchases, ...card.fees, ...interestRows];
    const points = random.whole(300, 24_000);
    const top = (page: number) =>
      `<div class=top><div class=logo>Pecan Grove<br>State Bank</div><div><b>${date.monthYear(card.end)} Statement</b><br>Open Date: ${date.slash(card.start)} &nbsp; Closing Date: ${date.slash(card.end)}<br><br><b>Visa® Max Cash Card</b><br>${escaped(person.name.toUpperCase())}</div><div class=r>Page ${page} of 3<br><br>Account: Ending in ${card.last4}<br><br><b>Cardmember Service</b> &nbsp; ☎ 1-866-552-8812</div></div>`;
    const body = `${top(1)}<div class=row><div><div class=big>${pairs([
      ["New Balance", cr(card.balance)],
      ["Minimum Payment Due", $(card.minimum)],
      ["Payment Due Date", date.slash(card.due)],
    ])}</div><p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay up to a $41.00 Late Fee.</p>${warning === undefined ? "" : `<p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid("llr", HEADS, [["Only the minimum payment", timeOf(warning), dollars(warning.total)], ...(warning.monthly === undefined ? [] : [[dollars(warning.monthly), "3 years", `${dollars(warning.monthly * 36)}<br>(Savings=${dollars(warning.total - warning.monthly * 36)})`]])], "class=w")}`}<p>If you would like information about credit counseling services, call 1-888-326-9166.</p><div class=rw><b>Max Cash Rewards</b>${pairs(
      [
        [
          "Rewards Earned This Statement",
          String(Math.max(0, Math.round((card.spent - card.credited) / 100))),
        ],
        ["Rewards Balance as of " + date.slash(card.end), String(points)],
      ],
      "class=s",
    )}<span class=small>For rewards program inquiries and redemptions, call 1-888-229-8864.</span></div></div>
    <div class=act><h2>Activity Summary</h2>${pairs(
      [
        ["Previous Balance", sign(card.previous, "+")],
        ["Payments", card.paid === 0 ? "$0.00" : `- $${money.plain(card.paid)}<small>CR</small>`],
        [
          "Other Credits",
          card.credited === 0 ? "$0.00" : `- $${money.plain(card.credited)}<small>CR</small>`,
        ],
        ["Purchases", sign(card.spent, "+")],
        ["Balance Transfers", "$0.00"],
        ["Advances", "$0.00"],
        ["Other Debits", "$0.00"],
        ["Fees Charged", sign(card.fee, "+")],
        ["Interest Charged", sign(card.interest, "+")],
      ],
      "class=s",
    )}${pairs([["New Balance", `= ${cr(card.balance)}`]], "class=nb")}${pairs(
      [
        ["Past Due", $(card.pastDue)],
        ["Minimum Payment Due", $(card.minimum)],
        ["Credit Line", $(card.limit)],
        ["Available Credit", $(card.available)],
        ["Days in Billing Period", String(card.days)],
      ],
      "class=s",
    )}</div></div>
    <div class=opts><div><b>Payment Options:</b></div><div>✉ Mail payment coupon with a check</div><div>Pay online at pecangrovecard.com</div><div>Pay by phone 1-866-552-8812</div></div><div class=slip><div class=small>Please detach and send coupon with check payable to: Cardmember Service &nbsp; CPN 001</div><div class=row><div><br>24-Hour Cardmember Service: 1-866-552-8812<br>. to pay by phone<br>. to change your address<br><br>${escaped(person.name.toUpperCase())}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div>${pairs(
      [
        ["Account Number", `Ending in ${card.last4}`],
        ["Payment Due Date", date.bare(card.due)],
        ["New Balance", cr(card.balance)],
        ["Minimum Payment Due", $(card.minimum)],
        ["Amount Enclosed", "$ ________"],
      ],
      "class=s",
    )}<br>Cardmember Service<br>P.O. Box 790408<br>St. Louis, MO 63179-0408</div></div></div>
    <div class=p>${top(2)}<h2>Important Messages</h2><p>Paying Interest: You have a 24 to 30 day interest-free period for Purchases provided you have paid your previous balance in full by the Payment Due Date shown on your monthly Account statement. In order to avoid additional INTEREST CHARGES on Purchases, you must pay your new balance in full by the Payment Due Date shown on the front of your monthly Account statement.</p><h2>Transactions</h2><h3>Payments and Other Credits</h3>${lines([...card.payments, ...card.credits], "TOTAL THIS PERIOD", -card.paid - card.credited)}<h3>Purchases and Other Debits</h3>${lines(card.purchases, "TOTAL THIS PERIOD", card.spent)}<h3>Fees</h3>${lines(card.fees, "TOTAL FEES THIS PERIOD", card.fee)}<h3>Interest Charged</h3>${lines(interestRows, "TOTAL INTEREST THIS PERIOD", card.interest)}</div>
    <div class=p>${top(3)}<div class=ytd><b>${card.year} Totals Year-to-Date</b>${pairs(
      [
        [`Total Fees Charged in ${card.year}`, $(card.yearFees)],
        [`Total Interest Charged in ${card.year}`, $(card.yearInterest)],
      ],
      "class=s",
    )}</div><h2>Interest Charge Calculation</h2><p>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account. **APR for current and future transactions.</p>${grid(
      "lrrcrrl",
      [
        "Balance Type",
        "Balance By Type",
        "Balance Subject to Interest Rate",
        "Variable",
        "Interest Charge",
        "Annual Percentage Rate",
        "Expires with Statement",
      ],
      [
        ["**BALANCE TRANSFER", "$0.00", "$0.00", "YES", "$0.00", `${card.apr}%`, ""],
        [
          "**PURCHASES",
          $(Math.max(0, card.balance)),
          $(card.carried),
          "YES",
          $(card.interest),
          `${card.apr}%`,
          "",
        ],
        ["**ADVANCES", "$0.00", "$0.00", "YES", "$0.00", "29.99%", ""],
      ],
      "class=t",
    )}<h2>Contact Us</h2><div class=row><div>☎ Voice: 1-866-552-8812<br>TDD: 1-888-352-6455<br>Fax: 1-866-807-9053</div><div>✉ Questions: Cardmember Service<br>P.O. Box 6353<br>Fargo, ND 58125-6353</div><div>✉ Mail payment coupon with a check:<br>Cardmember Service<br>P.O. Box 790408, St. Louis, MO 63179-0408</div></div><p class=small>The creditor and issuer of this card is Brio Financial Services, pursuant to a license from Visa U.S.A. Inc.</p><p class=small><b>What To Do If You Think You Find A Mistake On Your Statement.</b> If you think there is an error on your statement, please call us at the telephone number listed on the front of this statement, or write to us at: Cardmember Service, P.O. Box 6335, Fargo, ND 58125-6335. Your statement: we may report information about your Account to credit bureaus.</p></div>`;
    return {
      html: document(
        `body{font:8.4pt Arial,sans-serif}${BASE}.top{display:flex;justify-content:space-between;gap:20px;border-bottom:2px solid #5a3a1a;padding-bottom:8px;margin-bottom:8px}.logo{font:bold 15pt Georgia,serif;color:#5a3a1a}.big{background:#f1ebe3;border-radius:6px;padding:8px}.big td{font-size:11pt;font-weight:bold;padding:3px}.act{border:1px solid #5a3a1a;border-radius:6px;padding:4px 10px 8px}h2{font-size:11pt;color:#5a3a1a;margin:10px 0 4px;border-bottom:1px dotted #5a3a1a}h3{font-size:9pt;margin:8px 0 2px;background:#f1ebe3;padding:2px 4px}.s td{padding:2.2px 0}.nb td{font-weight:bold;font-size:10pt;border-top:1.5px solid #000;border-bottom:1.5px solid #000;padding:3px 0}.w td,.w th{border:1px solid #aaa;padding:3px;font-size:7.5pt;vertical-align:top}.t td,.t th{padding:2px 4px;font-size:8pt;vertical-align:bottom}.t th{border-bottom:1px solid #000}.rw{border:1px dashed #5a3a1a;padding:6px}.opts{display:flex;gap:14px;margin-top:8px;font-size:7.5pt}.slip{border-top:1px dashed #000;margin-top:10px;padding-top:5px}.ytd{width:300px;margin:0 auto;border:1px solid #000;padding:6px}.p{break-before:page}`,
        body,
      ),
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: bank,
          accounts: [
            {
              ...core(card, bank),
              ...split.facts,
              statementDate: card.end,
              periodStart: card.start,
              periodEnd: card.end,
              creditLimit: decimal(card.limit),
              availableCredit: decimal(card.available),
              pastDue: decimal(card.pastDue),
              aprs: [
                { kind: "balance-transfer", apr: card.apr, balance: "0.00" },
                { kind: "purchase", apr: card.apr, balance: decimal(card.carried) },
                { kind: "cash-advance", apr: "29.99", balance: "0.00" },
              ],
            },
          ],
          transactions: told(rows),
          allowed: {
            ...split.allowed,
            ...postAllowed(rows),
            "accounts.0.aprs.1.balance": [decimal(Math.max(0, card.balance))],
            ...warningAllowed(warning),
          },
        },
        "Brio Financial Services",
        "Cardmember Service",
      ),
    };
  },
};

/** A card for poor credit: a small limit, a part of the annual fee every month, never a grace period. */
const subprime: Layout = {
  name: "tb-subprime",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 11,
      describe: ([name, city, state]) => `${name} ${city} ${state}`,
      returned: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: ["PAYMENT - THANK YOU", "EXPRESS PAYMENT - THANK YOU", "CHECKFREE PAYMENT"],
      limit: [300, 1_200],
      rate: [28, 31],
      floor: 3_000,
      grace: 24,
      count: [2, 7],
      size: [350, 4_900],
      fees: [["ANNUAL FEE PERIODIC", 825]],
      late: ["LATE FEE", 3_900],
      scenes: ["revolver", "late", "revolver"],
    });
    const { person, warning } = card;
    const split = splitCredits(card);
    const name = "Bannerman Prime Bank";
    const first = card.minimum - card.pastDue;
    const expressed = card.random.chance(0.4);
    const rows = [...card.payments, ...card.credits, ...card.purchases, ...card.fees];
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
    const all = [...rows, ...interestRows];
    const amount = (value: number) => (value < 0 ? `${$(-value)} -` : $(value));
    const list = (some: readonly Row[]) =>
      some.map((row) => [
        row.ref,
        date.noYear(row.day),
        date.noYear(row.post),
        escaped(row.text),
        amount(row.amount),
      ]);
    const lead = (label: string, value: string) =>
      `<div class=lead><span>${label}</span><i></i><span>${value}</span></div>`;
    const body = `<div class=row><div class=logo>BANNERMAN<b>PRIME</b><small>BANK</small></div><div class=c><b>CREDIT CARD STATEMENT</b><br>Account Number 4447 96XX XXXX ${card.last4}<br>${date.long(card.start)} to ${date.long(card.end)}</div><div class=r>Page 1 of 2<br>bannermanprime.com</div></div>
    <div class=row><div><h2>SUMMARY OF ACCOUNT ACTIVITY</h2>${lead("Previous Balance", $(card.previous))}${lead("Payments", `- ${$(card.paid)}`)}${lead("Other Credits", `- ${$(card.credited)}`)}${lead("Purchases", `+ ${$(card.spent)}`)}${lead("Balance Transfers", "+ $0.00")}${lead("Cash Advances", "+ $0.00")}${lead("Fees Charged", `+ ${$(card.fee)}`)}${lead("Interest Charged", `+ ${$(card.interest)}`)}<b>${lead("New Balance", $(card.balance))}</b><br>${lead("Credit Limit", $(card.limit))}${lead("Available Credit", $(card.available))}${lead("Statement Closing Date", date.slash(card.end))}${lead("Days in Billing Cycle", String(card.days))}<h2>QUESTIONS?</h2><p>Call Customer Service or Report a Lost or Stolen Credit Card 1-877-825-3299<br>Outside the U.S. Call 1-702-405-2099</p><p>Please send billing inquiries and correspondence to:<br>P.O. Box 98873, Las Vegas, NV 89193-8873</p></div>
    <div><h2>PAYMENT INFORMATION</h2>${lead("New Balance", $(card.balance))}${lead("Past Due Amount", $(card.pastDue))}${lead("Amount Due This Period", $(first))}<b>${lead("Minimum Payment Due", $(card.minimum))}</b><b>${lead("Payment Due Date", date.slash(card.due))}</b><p><b>Late Payment Warning:</b> If we do not receive your Minimum Payment by the date listed above, you may have to pay a late fee up to $39.00.</p>${warning === undefined ? "" : `<p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid("lll", HEADS, [["Only the minimum payment", timeOf(warning, "year(s)", "month(s)"), dollars(warning.total)], ...(warning.monthly === undefined ? [] : [[dollars(warning.monthly), "36 months", `${dollars(warning.monthly * 36)} (Savings = ${dollars(warning.total - warning.monthly * 36)})`]])], "class=w")}`}<p>If you would like information about credit counseling services, call 1-866-515-5720.</p>${expressed ? "<p class=ad>NEED IT THERE TODAY? Make a same-day Express Payment for a $9.95 fee.</p>" : ""}</div></div>
    <h2>TRANSACTIONS</h2>${grid("llllr", ["Reference Number", "Trans Date", "Post Date", "Description of Transaction or Credit", "Amount"], [...list([...card.payments, ...card.credits, ...card.purchases]), ["", "", "", "<b>Fees</b>", ""], ...list(card.fees), ["", "", "", "<b>TOTAL FEES FOR THIS PERIOD</b>", $(card.fee)], ["", "", "", "<b>Interest Charged</b>", ""], ...list(interestRows), ["", "", "", "<b>TOTAL INTEREST FOR THIS PERIOD</b>", $(card.interest)]], "class=t")}
    <div class=slip><div class=small>▼ DETACH HERE. MAIL THIS COUPON WITH YOUR PAYMENT. WRITE YOUR ACCOUNT NUMBER ON YOUR CHECK. ▼</div><div class=row><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div>Account Number: 4447 96XX XXXX ${card.last4}<br>New Balance: ${$(card.balance)}<br>Minimum Payment Due: ${$(card.minimum)}<br>Payment Due Date: ${date.slash(card.due)}<br><br>AMOUNT ENCLOSED: $ ________<br>BANNERMAN PRIME BANK, P.O. BOX 60500, CITY OF INDUSTRY CA 91716-0500</div></div></div>
    <div class=p><div class=r>Page 2 of 2</div><h2>${card.year} TOTALS YEAR-TO-DATE</h2>${lead(`Total fees charged in ${card.year}`, $(card.yearFees))}${lead(`Total interest charged in ${card.year}`, $(card.yearInterest))}<h2>INTEREST CHARGE CALCULATION</h2><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
      "lrrr",
      [
        "Type of Balance",
        "Annual Percentage Rate (APR)",
        "Balance Subject to Interest Rate",
        "Interest Charge",
      ],
      [
        ["Purchases", `${card.apr}%(v)`, $(card.carried), $(card.interest)],
        ["Cash Advances", `${card.apr}%(v)`, "$0.00", "$0.00"],
      ],
      "class=t",
    )}<p>(v) = Variable Rate</p><h2>NOTICES</h2><div class=small><p><b>Annual Fee.</b> The annual fee of $99.00 is billed in monthly installments of $8.25. You may close your account within 30 days of this notice to avoid paying the fee.</p><p><b>Paying Interest.</b> You will be charged interest on Purchases, Balance Transfers and Cash Advances from the posting date.</p><p><b>Minimum Interest Charge.</b> If you are charged interest, the charge will be no less than $1.00.</p><p><b>Credit Reporting.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p><p><b>Billing Rights Summary.</b> If you think there is an error on your statement, write to us at P.O. Box 98873, Las Vegas, NV 89193-8873 within 60 days after the error appeared.</p></div></div>`;
    return {
      html: document(
        `body{font:8.2pt Verdana,Arial,sans-serif}${BASE}.c{text-align:center}.logo{font-size:14pt;color:#10386b;letter-spacing:-0.5px}.logo b{color:#e07b00}.logo small{font-size:7pt;margin-left:4px}h2{font-size:9pt;background:#10386b;color:#fff;padding:3px 6px;margin:9px 0 5px}.lead{display:flex;align-items:baseline;padding:1.6px 0}.lead i{flex:1;border-bottom:1px dotted #666;margin:0 5px}.w td,.w th{border:1px solid #999;padding:3px;font-size:7pt;vertical-align:top}.t td,.t th{padding:2px 4px;font-size:7.6pt;border-bottom:1px solid #e4e4e4}.ad{border:2px solid #e07b00;padding:5px;font-weight:bold}.slip{border-top:1px dashed #000;margin-top:8px;padding-top:5px;break-inside:avoid}.p{break-before:page}`,
        body,
      ),
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: name,
          accounts: [
            {
              ...core(card, name),
              ...split.facts,
              statementDate: card.end,
              periodStart: card.start,
              periodEnd: card.end,
              creditLimit: decimal(card.limit),
              availableCredit: decimal(card.available),
              pastDue: decimal(card.pastDue),
              aprs: [
                { kind: "purchase", apr: card.apr, balance: decimal(card.carried) },
                { kind: "cash-advance", apr: card.apr, balance: "0.00" },
              ],
            },
          ],
          transactions: told(all),
          allowed: { ...split.allowed, ...postAllowed(all), ...warningAllowed(warning) },
        },
        "BANNERMAN PRIME BANK",
        "BANNERMANPRIME BANK",
      ),
    };
  },
};

export const tbBank: readonly Layout[] = [serviced, subprime];
