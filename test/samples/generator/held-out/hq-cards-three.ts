import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, money } from "../print-styles.ts";
import {
  cardFacts,
  D,
  digits,
  hqCard,
  LATE,
  type Line,
  named,
  PAGE,
  paidApart,
  paidOpen,
  told,
  usd,
  WARNING,
  warned,
  whole,
} from "./hq-data.ts";

/** A broker's card run by a card service: open and closing dates, CR after credits, rows under sub-headings. */
const broker: Layout = {
  name: "hq-card-broker-signature",
  type: "credit-cards",
  heldOut: true,
  make: (seed) => {
    const card = hqCard(seed, {
      salt: 37,
      size: [120_000, 1_100_000],
      floor: 3_000,
      rate: [18, 30],
      cashApr: "30.99",
      shop: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: "PAYMENT THANK YOU",
      interestText: "INTEREST CHARGE ON PURCHASES",
      lateText: "LATE FEE",
      wholeMinimum: true,
    });
    const { person, warning } = card;
    const c = (amount: number) => (amount > 0 ? `${usd(amount)}<sub>CR</sub>` : "$0.00");
    const row = (line: Line) => [
      date.noYear(line.post),
      date.noYear(line.day),
      line.kind === "fee" || line.kind === "interest" ? "" : line.reference.slice(0, 4),
      escaped(line.text),
      line.kind === "payment" || line.kind === "credit" ? c(line.amount) : usd(line.amount),
      "_______",
    ];
    const section = (title: string, lines: readonly Line[], total: string) =>
      lines.length === 0
        ? ""
        : `<h4>${title}</h4>${grid("llllrr", ["Post<br>Date", "Trans<br>Date", "Ref #", "Transaction Description", "Amount", "Notation"], [...lines.map(row), ["", "", "", "<b>TOTAL THIS PERIOD</b>", `<b>${total}</b>`, ""]], "class=t")}`;
    const name = "Brantley<sup>&reg;</sup> Rewards Visa Signature<sup>&reg;</sup> Card";
    const year = card.close.slice(0, 4);
    const negative = card.balance < 0;
    const figure = negative ? c(-card.balance) : usd(card.balance);
    const html = document(
      `${BASE}body{font:8.3pt Helvetica,Arial}.bar{background:#e7efe4;padding:6px 8px;display:flex;justify-content:space-between}h3{font-size:10pt;margin:10px 0 3px;border-bottom:1px solid #368727}h4{background:#eee;margin:8px 0 2px;padding:2px 5px}.t{font-size:7.5pt}.t th{font-weight:normal;border-bottom:1px solid #888}.s{font-size:6.9pt;margin:4px 0}.big{font-size:13pt;font-weight:bold}.g th{font-size:6.7pt;font-weight:normal;border-bottom:1px solid #000}.g td{font-size:7.2pt;padding-top:2px}sub{font-size:6pt}`,
      `<div class=row><div style="font:bold 17pt Arial;color:#368727">Brantley</div><div class=r><b>${name}</b><br>${date.monthYear(card.close)} Statement</div></div>
      <div class=bar><div>Open Date: ${date.slash(card.start)} &nbsp; Closing Date: ${date.slash(card.close)}</div><div><b>Account Ending in: ${card.last4}</b></div></div>
      <div class=row style="margin-top:8px"><div><div>New Balance</div><div class=big>${figure}</div><div style="margin-top:6px">Minimum Payment Due</div><div class=big>${usd(card.minimum)}</div><div style="margin-top:6px">Payment Due Date</div><div class=big>${date.slash(card.due)}</div><div style="border:1px solid #368727;padding:6px;margin-top:12px"><b>Reward Points</b>${pairs(
        [
          ["Earned This Statement", money.plain(Math.round(card.bought * 2)).slice(0, -3)],
          ["Reward Center Balance", "18,422"],
          ["as of", date.slash(card.close)],
        ],
      )}<span class=s>For details, see your rewards summary.</span></div><p class=s><b>Cardmember Service</b> 1-888-555-0152 &nbsp; BNK 42 BRN 8</p></div>
      <div><h3>Activity Summary</h3>${pairs([
        ["Previous Balance", `+ ${usd(card.previous)}`],
        ["Payments", `- ${c(card.payment)}`],
        ["Other Credits", `- ${c(card.credit)}`],
        ["Purchases", `+ ${usd(card.bought)}`],
        ["Balance Transfers", "$0.00"],
        ["Advances", card.advanced > 0 ? `+ ${usd(card.advanced)}` : "$0.00"],
        ["Other Debits", "$0.00"],
        ["Fees Charged", card.fee > 0 ? `+ ${usd(card.fee)}` : "$0.00"],
        ["Interest Charged", card.interest > 0 ? `+ ${usd(card.interest)}` : "$0.00"],
        ["<b>New Balance</b>", `<b>= ${figure}</b>`],
        ["Past Due", usd(card.pastDue)],
        ["<b>Minimum Payment Due</b>", `<b>${usd(card.minimum)}</b>`],
        ["Credit Line", usd(card.limit)],
        ["Available Credit", usd(card.available)],
        ["Days in Billing Period", String(card.days)],
      ])}</div></div>
      <p class=s>${LATE("the date listed above", "$41.00")}</p>${
        warning
          ? `<p class=s>${WARNING}</p>${grid(
              "lll",
              [
                "If you make no additional charges using this card and each month you pay...",
                "You will pay off the balance shown on this statement in about...",
                "And you will end up paying an estimated total of...",
              ],
              [
                ["Only the minimum payment", `${warning.years} years`, whole(warning.total)],
                [
                  whole(warning.pay36),
                  "3 years",
                  `${whole(warning.total36)} (Savings=${whole(warning.savings)})`,
                ],
              ],
              "class=g",
            )}<p class=s>If you would like a location for credit counseling services, call 866-555-0129.</p>`
          : ""
      }
      <div style="border-top:1px dashed #000;margin-top:16px;padding-top:8px" class=row><div><b>Payment Options:</b> Mail payment coupon with a check &nbsp; Pay online &nbsp; Pay by phone<br><br>Cardmember Service<br>P.O. Box 790408<br>St. Louis, MO 63179-0408<br><br>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Account Number Ending in", card.last4],
          ["Payment Due Date", date.slash(card.due)],
          ["New Balance", figure],
          ["Minimum Payment Due", usd(card.minimum)],
        ],
      )}<p>Amount Enclosed &nbsp; $ ____________</p></div></div>
      ${PAGE}<div class=bar><div>${date.monthYear(card.close)} Statement ${date.slash(card.start)} - ${date.slash(card.close)}</div><div>Page 2 of 2</div></div><h3>Important Messages</h3><p class=s><b>Paying Interest:</b> You have a 24 to 30 day interest-free period for Purchases provided you have paid your previous balance in full by the Payment Due Date shown on your monthly Account statement. There is no interest-free period for transactions that post to the Account as Advances or Balance Transfers.</p>
      <h3>Transactions</h3>${section("Payments and Other Credits", [...card.payments, ...card.credits], c(card.payment + card.credit))}${section("Purchases and Other Debits", [...card.purchases, ...card.cash], usd(card.bought + card.advanced))}${section("Fees", card.fees, usd(card.fee))}${section("Interest Charged", card.charges, usd(card.interest))}
      <div style="border:1px solid #888;width:60%;margin:10px auto;padding:4px 8px"><b>${year} Totals Year-to-Date</b>${pairs(
        [
          [`Total Fees Charged in ${year}`, usd(card.yearFees)],
          [`Total Interest Charged in ${year}`, usd(card.yearInterest)],
        ],
      )}</div>
      <h3>Interest Charge Calculation</h3><p class=s>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account. **APR for current and future transactions.</p>${grid(
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
          ["**BALANCE TRANSFER", "$0.00", "$0.00", "YES", "$0.00", `${card.purchaseApr}%`, ""],
          [
            "**PURCHASES",
            usd(Math.max(0, card.balance - card.advanced)),
            usd(card.adb),
            "YES",
            usd(card.purchaseInterest),
            `${card.purchaseApr}%`,
            "",
          ],
          [
            "**ADVANCES",
            usd(card.advanced),
            usd(card.cashAdb),
            "YES",
            usd(card.cashInterest),
            `${card.cashApr}%`,
            "",
          ],
        ],
        "class=g",
      )}<p class=s>The creditor and issuer of this card is Ellsworth Financial Bank National Association, pursuant to a license from Visa U.S.A. Inc.</p>`,
    );
    const forms = (balance: number, subject: number) => [D(balance), D(subject)];
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: "Brantley",
        accounts: [
          {
            ...cardFacts(card, "Brantley"),
            periodStart: card.start,
            periodEnd: card.close,
            pastDue: D(card.pastDue),
            paymentsAndCredits: D(card.payment + card.credit),
            aprs: [
              { kind: "balance-transfer", apr: card.purchaseApr, balance: "0.00" },
              { kind: "purchase", apr: card.purchaseApr, balance: D(card.adb) },
              { kind: "cash-advance", apr: card.cashApr, balance: D(card.cashAdb) },
            ],
            ...warned(card),
          },
        ],
        transactions: told([
          ...card.payments,
          ...card.credits,
          ...card.purchases,
          ...card.cash,
          ...card.fees,
          ...card.charges,
        ]),
        allowed: {
          ...named(
            "Cardmember Service",
            "Ellsworth Financial Bank",
            "Ellsworth Financial Bank National Association",
          ),
          "accounts.0.aprs.1.balance": forms(Math.max(0, card.balance - card.advanced), card.adb),
          "accounts.0.aprs.2.balance": forms(card.advanced, card.cashAdb),
        },
      },
    };
  },
};

/** A fintech's card for mending credit: large figures above labels, dotted leaders, words for dates. */
const mending: Layout = {
  name: "hq-card-fintech-mending",
  type: "credit-cards",
  heldOut: true,
  make: (seed) => {
    const card = hqCard(seed, {
      salt: 67,
      size: [40_000, 210_000],
      floor: 3_000,
      rate: [28, 35],
      cashApr: "33.99",
      shop: ([name, city]) => `${name} ${city}`,
      paid: "Payment - Thank you",
      interestText: "Interest on Purchases",
      lateText: "Late Fee",
    });
    const { person, warning, random } = card;
    const row = (line: Line) => [
      date.monthDay(line.day),
      escaped(line.text),
      line.kind === "payment" || line.kind === "credit" ? `-${usd(line.amount)}` : usd(line.amount),
    ];
    const lead = (label: string, value: string) =>
      `<div class=l><span>${label}</span><i></i><span>${value}</span></div>`;
    const annual = random.pick(["$0", "$59", "$75"]);
    const year = card.close.slice(0, 4);
    const html = document(
      `${BASE}body{font:9pt Arial;color:#1d2433}.k{font-size:7.5pt;color:#666}.v{font-size:14pt;font-weight:bold;color:#126b5b}.l{display:flex;align-items:baseline;margin:3px 0}.l i{flex:1;border-bottom:1px dotted #888;margin:0 5px}h3{color:#126b5b;font-size:11pt;margin:14px 0 4px}.s{font-size:7.2pt;line-height:1.35;margin:5px 0}.side{background:#eef6f4;border-radius:8px;padding:10px}.g td,.g th{border-bottom:1px solid #ddd;padding:3px 4px;font-size:7.8pt}`,
      `<div class=row><div style="font:bold 18pt Georgia;color:#126b5b">harbor lane</div><div class=r>${escaped(person.name)}<br>Account ending in ${card.last4}<br>${date.monthDay(card.start)} - ${date.abbreviatedBare(card.close)}</div></div>
      <div class=band style="margin-top:14px"><div><div class=v>${usd(card.minimum)}</div><div class=k>Minimum payment due</div></div><div><div class=v>${date.abbreviatedBare(card.due)}</div><div class=k>Payment due date</div></div><div><div class=v>${usd(card.balance)}</div><div class=k>New balance</div></div></div>
      <div class=row><div style="flex:1.15"><h3>Account summary</h3>${[
        ["Previous balance", usd(card.previous)],
        ["Payments", `-${usd(card.payment)}`],
        ["Credits", `-${usd(card.credit)}`],
        ["Purchases", usd(card.bought)],
        ["Cash advances", usd(card.advanced)],
        ["Fees charged", usd(card.fee)],
        ["Interest charged", usd(card.interest)],
        ["<b>New balance</b>", `<b>${usd(card.balance)}</b>`],
      ]
        .map(([label, value]) => lead(label ?? "", value ?? ""))
        .join(
          "",
        )}<h3>Credit</h3>${lead("Credit limit", usd(card.limit))}${lead("Available credit", usd(card.available))}${lead("Statement closing date", date.abbreviatedBare(card.close))}${lead("Days in billing period", String(card.days))}</div>
      <div class=side><b>Late payment warning</b><p class=s>If we do not receive your minimum payment by ${date.abbreviatedBare(card.due)}, you may have to pay a late fee of up to $40.00.</p>${card.pastDue > 0 ? `<p><b>Your account is past due.</b> Past due amount: ${usd(card.pastDue)}. This amount is included in your minimum payment.</p>` : ""}${
        warning
          ? `<p class=s>${WARNING}</p>${grid(
              "lll",
              [
                "If you make no additional charges and each month you pay...",
                "You will pay off this balance in about...",
                "And you will end up paying an estimated total of...",
              ],
              [
                ["Only the minimum payment", `${warning.years} years`, whole(warning.total)],
                [
                  whole(warning.pay36),
                  "3 years",
                  `${whole(warning.total36)}<br>(Savings = ${whole(warning.savings)})`,
                ],
              ],
              "class=g",
            )}`
          : ""
      }<p class=s>For information about credit counseling services call 1-866-555-0145.</p></div></div>
      <h3>Notice about your annual fee</h3><p class=s>The annual membership fee for your account is ${annual}. Your account will be closed if it remains unpaid for 180 days. Your Harbor Lane Visa&reg; card is issued by TAVISTOCK BANK (TVB), Chattanooga, TN.</p>
      ${PAGE}<h3>Transactions</h3>${grid("llr", ["Date", "Description", "Amount"], [...card.payments, ...card.credits, ...card.purchases, ...card.cash].map(row), "class=g")}<h3>Fees</h3>${grid("llr", [], card.fees.map(row), "class=g")}${lead("Total fees for this period", usd(card.fee))}<h3>Interest charged</h3>${lead("Interest charge on purchases", usd(card.purchaseInterest))}${lead("Interest charge on cash advances", usd(card.cashInterest))}${lead("Total interest for this period", usd(card.interest))}
      <h3>${year} totals year-to-date</h3>${lead(`Total fees charged in ${year}`, usd(card.yearFees))}${lead(`Total interest charged in ${year}`, usd(card.yearInterest))}
      <h3>Interest charge calculation</h3><p class=s>Your annual percentage rate (APR) is the annual interest rate on your account. (v) = variable rate.</p>${grid(
        "lrrr",
        ["Type of balance", "APR", "Balance subject to interest rate", "Interest charge"],
        [
          ["Purchases", `${card.purchaseApr}% (v)`, usd(card.adb), usd(card.purchaseInterest)],
          ["Cash advances", `${card.cashApr}% (v)`, usd(card.cashAdb), usd(card.cashInterest)],
        ],
        "class=g",
      )}<div class=row style="border-top:1px dashed #999;margin-top:26px;padding-top:10px"><div>Harbor Lane ${digits(random, 5)}<br>P.O. Box 105286<br>Atlanta, GA 30348</div><div>${lead("Account ending in", card.last4)}${lead("New balance", usd(card.balance))}${lead("Minimum payment due", usd(card.minimum))}${lead("Payment due date", date.abbreviatedBare(card.due))}</div></div>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: "harbor lane",
        accounts: [
          {
            ...cardFacts(card, "harbor lane"),
            periodStart: card.start,
            periodEnd: card.close,
            ...(card.pastDue > 0 ? { pastDue: D(card.pastDue) } : {}),
            ...paidApart(card),
            aprs: [
              { kind: "purchase", apr: card.purchaseApr, balance: D(card.adb) },
              { kind: "cash-advance", apr: card.cashApr, balance: D(card.cashAdb) },
            ],
            ...warned(card),
          },
        ],
        transactions: told([
          ...card.payments,
          ...card.credits,
          ...card.purchases,
          ...card.cash,
          ...card.fees,
        ]),
        allowed: { ...named("Harbor Lane", "TAVISTOCK BANK", "Tavistock Bank"), ...paidOpen(card) },
      },
    };
  },
};

export const hqCardsThree: readonly Layout[] = [broker, mending];
