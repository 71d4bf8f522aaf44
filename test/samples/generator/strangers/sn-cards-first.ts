import { type CardLine, cardRows, cardTruth } from "../card-data.ts";
import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { alsoCalled, daysOf, makeMonthlyCard, NEXT_PAGE, SHEET } from "./sn-data.ts";

const $ = money.dollar;

const SHOPS = [
  "ALASKA AIR 0272190044172 SEATTLE WA",
  "MARRIOTT PORTLAND DWTN PORTLAND OR",
  "SQ *HEART COFFEE ROASTERS Portland OR",
  "NEW SEASONS MARKET 1104 PORTLAND OR",
  "DOORDASH*THAI BLOOM 855-973-1040 CA",
  "POWELLS BOOKS 001 PORTLAND OR",
  "REI.COM 800-426-4840 SUMNER WA",
  "CHEVRON 0092214 SALEM OR",
  "PRIME VIDEO CHANNELS 888-802-3080 WA",
  "HOTEL CREDIT UNION SQ SAN FRANCISCO CA",
];

/** A national bank's travel card: balance strip with the coupon under it, the account's summary, rewards in a side column, activity by kind, charges of the year, rates in a table. */
const travel: Layout = {
  name: "sn-card-national-travel",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = makeMonthlyCard(seed * 23 + 11, SHOPS, "ONLINE PAYMENT, THANK YOU");
    const random = seededRandom(seed + 52_009);
    const person = makePerson(random);
    const past = random.chance(0.2) ? Math.min(2_900, Math.floor(card.balance / 8)) : 0;
    const data = { ...card, pastDue: past, minimum: Math.min(card.balance, card.minimum + past) };
    const bank = "Northmoor Bank USA, N.A.";
    const of = (...kinds: readonly CardLine["kind"][]) =>
      data.lines.filter((line) => kinds.includes(line.kind));
    const days = daysOf(data.start, data.end);
    const cashApr = "29.74";
    const rows = (lines: readonly CardLine[]) =>
      lines.map((line) => [
        date.noYear(line.day),
        date.noYear(line.posted),
        escaped(line.text),
        `${line.amount < 0 ? "-" : ""}${$(Math.abs(line.amount))}`,
      ]);
    const block = (title: string, kinds: readonly CardLine["kind"][]) =>
      of(...kinds).length === 0
        ? ""
        : `<tr><td colspan=4><b>${title}</b></td></tr>${rows(of(...kinds))
            .map(
              (row) =>
                `<tr>${row.map((cell, index) => `<td${index === 3 ? " class=r" : ""}>${cell}</td>`).join("")}</tr>`,
            )
            .join("")}`;
    const order = [...of("payment", "credit"), ...of("purchase"), ...of("fee"), ...of("interest")];
    const points = Math.round(data.purchases / 100);
    const opening = random.whole(900, 88_000);
    const year = data.end.slice(0, 4);
    const html = document(
      `body{font:9.4pt "Liberation Sans";color:#222}${BASE}${SHEET}.top{display:flex;justify-content:space-between;border-bottom:1px solid #0b4f9e;padding-bottom:6px}.lg{font:bold 18pt "Liberation Sans";color:#0b4f9e}.grid{display:flex;gap:16px}.main{flex:1}.side{width:31%;font-size:7.8pt;background:#eef4fb;padding:8px 10px}.key{border:1px solid #0b4f9e;border-radius:4px;padding:6px 10px;margin:10px 0}.key td{font-size:10pt;padding:2px 0}h3{font-size:10pt;color:#0b4f9e;margin:12px 0 3px}td,th{padding:1.6px 3px}.t th{font-size:7.2pt;border-bottom:1px solid #0b4f9e;vertical-align:bottom}.w{font-size:7.8pt;line-height:1.35}.w td,.w th{border:1px solid #999;padding:3px 5px;font-weight:normal;font-size:7.6pt}.cut{border-top:1px dashed #000;margin-top:12px;padding-top:8px}.small{font-size:7pt;line-height:1.4}`,
      `<div class=sheet><div class=top><div class=lg>northmoor</div><div class=r><b>Wayfarer Signature Card</b><br>${person.name}<br>Member since ${random.whole(2004, 2021)} &nbsp; Account number ending in: ${data.last4}<br>Billing Period: ${date.short(data.start)}-${date.short(data.end)}</div></div>
      <div class=grid><div class=main><div class=key>${pairs([
        ["Minimum payment due:", `<b>${$(data.minimum)}</b>`],
        [`New balance as of ${date.short(data.end)}:`, `<b>${$(data.balance)}</b>`],
        ["Payment due date:", `<b>${date.short(data.due)}</b>`],
      ])}${past > 0 ? `<div class=small>Your minimum payment due includes a past due amount of ${$(past)}.</div>` : ""}</div><div class=w><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $41 and your APRs may be increased up to the variable Penalty APR of 29.99%.<p style="margin:6px 0"><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p><table><tr><th>If you make no additional charges using this card and each month you pay...</th><th>You will pay off the balance shown on this statement in about...</th><th>And you will end up paying an estimated total of...</th></tr><tr><td>Only the minimum payment</td><td>${data.warning.years} year(s)</td><td>${$(data.warning.total)}</td></tr><tr><td>${$(data.warning.monthly)}</td><td>3 year(s)</td><td>${$(data.warning.monthlyTotal)}<br>(Savings = ${$(data.warning.total - data.warning.monthlyTotal)})</td></tr></table><p style="margin:6px 0">For information about credit counseling services, call 1-877-555-0190.</p></div><h3>Account messages</h3><div class=w><p style="margin:4px 0"><b>AutoPay is off.</b> Set it up for the minimum, the new balance, or a fixed amount and never pay a late fee again.</p><p style="margin:4px 0"><b>Your annual fee</b> of $95.00 will be billed on the statement that closes in March. Companions fly for $99.00 once you spend $6,000.00 in a calendar year; so far you have spent ${$(data.purchases + random.whole(90_000, 480_000))}.</p><p style="margin:4px 0"><b>A change to your agreement.</b> From ${date.long(addDays(data.end, 60))} the fee for a cash advance rises to 6% of the amount, at least $15. You have the right to reject this change before then.</p></div></div>
      <div class=side><h3 style="margin-top:0">Account Summary</h3>${pairs([
        ["Previous balance", $(data.previous)],
        ["Payments", `-${$(data.payments)}`],
        ["Credits", `-${$(data.credits)}`],
        ["Purchases", `+${$(data.purchases)}`],
        ["Cash advances", "+$0.00"],
        ["Fees", `+${$(data.fees)}`],
        ["Interest", `+${$(data.interest)}`],
        ["<b>New balance</b>", `<b>${$(data.balance)}</b>`],
      ])}<h3>Credit Limit</h3>${pairs([
        ["Credit limit", $(data.limit)],
        ["Includes cash advance limit of", $(data.cashLimit)],
        ["Available credit", $(data.available)],
        ["Available for cash", $(Math.min(data.cashLimit, data.available))],
      ])}<h3>Wayfarer Miles</h3>${pairs([
        ["Beginning miles", money.plain(opening * 100).slice(0, -3)],
        ["Earned this period", money.plain(points * 100).slice(0, -3)],
        ["Bonus", "500"],
        ["<b>Total miles</b>", `<b>${money.plain((opening + points + 500) * 100).slice(0, -3)}</b>`],
      ])}<p>Worth up to ${$(opening + points + 500)} in travel. Miles earned before ${date.short(addDays(data.end, -730))} expire if the card is closed.</p></div></div>
      <div class="cut foot"><div class=row><div class=small>&#9633; Change of address on reverse<br>Pay online at northmoor.example, or by phone at 1-800-555-0103 (no fee).<br><br>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Minimum payment due", $(data.minimum)],
          ["New balance", $(data.balance)],
          ["Payment due date", date.short(data.due)],
          ["Account number ending in", data.last4],
          ["Amount enclosed", "$ ____________"],
        ],
      )}<div class=small style="margin-top:8px">NORTHMOOR CARDS, PO Box 78045, Phoenix, AZ 85062-8045</div></div></div></div>
      </div>${NEXT_PAGE}<div class=top><div><b>${person.name}</b></div><div class=r>Account ending in ${data.last4} &nbsp; Page 2 of 3</div></div>
      <div class=grid><div class=main><h3>Account activity</h3><table class=t><tr><th>Trans. date</th><th>Post date</th><th>Description</th><th class=r>Amount</th></tr>${block("Payments, Credits and Adjustments", ["payment", "credit"])}${block("Standard Purchases", ["purchase"])}<tr><td colspan=4><b>Fees Charged</b></td></tr>${rows(
        of("fee"),
      )
        .map(
          (row) =>
            `<tr>${row.map((cell, index) => `<td${index === 3 ? " class=r" : ""}>${cell}</td>`).join("")}</tr>`,
        )
        .join(
          "",
        )}<tr><td colspan=3>Total fees charged in this billing period</td><td class=r>${$(data.fees)}</td></tr>${block("Interest Charged", ["interest"])}<tr><td colspan=3>Total interest charged in this billing period</td><td class=r>${$(data.interest)}</td></tr></table>
      <h3>${year} totals year-to-date</h3>${pairs([
        [`Total fees charged in ${year}`, $(data.ytdFees)],
        [`Total interest charged in ${year}`, $(data.ytdInterest)],
      ])}
      <h3>Interest charge calculation</h3><div class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. Days in billing cycle: ${days}</div>${grid(
        "lrrr",
        [
          "Balance type",
          "Annual percentage rate (APR)",
          "Balance subject to interest rate",
          "Interest charge",
        ],
        [
          ["<b>PURCHASES</b>", "", "", ""],
          ["Standard Purch", `${data.apr}% (V)`, `${$(data.interestBase)} (D)`, $(data.interest)],
          ["<b>ADVANCES</b>", "", "", ""],
          ["Standard Adv", `${cashApr}% (V)`, "$0.00 (D)", "$0.00"],
        ],
        "class=t",
      )}<div class=small>Balances followed by (D) are determined by the daily balance method (including current transactions); (V) may vary with the U.S. Prime Rate of 7.25%.</div></div><div class=side style="width:24%"><b>Flexible plans.</b> Split any purchase of $75.00 or more over 6 to 48 months for a fee of 0.72% a month. No plan is active.<p><b>Transfer a balance</b> by ${date.long(addDays(data.end, 50))}: 0% intro APR for 15 months, then ${(Number(data.apr) + 1).toFixed(2)}%; fee 5% or $5.</p><p><b>Authorized users</b> earn with you. Add one by phone.</p><p>Your FICO&reg; Score 8 on ${date.bareShort(data.end)} was ${random.whole(640, 820)} (Equifax).</p></div></div>
      ${NEXT_PAGE}<div class=small style="columns:2;column-gap:20px"><p><b>Information about your account.</b> How to avoid paying interest on purchases: your due date is at least 23 days after the close of each billing period. We charge no interest on purchases if you pay the entire new balance by the due date each month.</p><p><b>How we calculate your balance.</b> For each balance we multiply the daily balance by the daily periodic rate, each day; minimum interest charge $0.50.</p><p><b>What to do if you find a mistake.</b> Write to Northmoor Bank USA, N.A., PO Box 6500, Sioux Falls, SD 57117 within 60 days after the error appeared. Give the dollar amount. While we investigate we cannot try to collect the amount in question or report you as delinquent.</p><p><b>Your rights if you are dissatisfied.</b> The purchase must have been made within 100 miles of your home address and its price must have been more than $50.</p><p><b>Fees.</b> Annual fee $95, billed each March. Cash advance: 5%, at least $10. Foreign purchase: none. Returned payment: up to $41.</p><p><b>Payments other than by mail</b> received by 5 p.m. Eastern are credited that day. Checks drawn on foreign banks are refused. A payment marked "paid in full" goes to PO Box 6600.</p></div>`,
    );
    const { account } = cardTruth(data, bank);
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: bank,
        accounts: [
          {
            ...account,
            aprs: [
              { kind: "purchase", apr: data.apr, balance: decimal(data.interestBase) },
              { kind: "cash-advance", apr: cashApr, balance: "0.00" },
            ],
            ...(past > 0 ? { pastDue: decimal(past) } : {}),
          },
        ],
        transactions: cardRows(order),
        allowed: {
          ...alsoCalled(["northmoor", "Northmoor", "Northmoor Bank USA", "NORTHMOOR CARDS"]),
        },
      },
    };
  },
};

export const snCardsFirst: readonly Layout[] = [travel];
