import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import {
  cardFacts,
  cardMonth,
  digits,
  type Line,
  NEXT,
  rowsOf,
  start,
  sumOf,
  warningFacts,
} from "./ut-data.ts";

const $ = money.dollar;

/** A big Midwestern bank: activity summary with signs, post date before trans date, CR behind the money that came in. */
const bank: Layout = {
  name: "ut-card-bank-midwest",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = cardMonth(seed, 1, [18.24, 21.49, 24.74, 28.99], undefined, {
      payment: "PAYMENT THANK YOU",
      fee: "LATE FEE - PAYMENT DUE",
      interest: "INTEREST CHARGE ON PURCHASES",
      cash: "ATM ADVANCE ELAN 4410 DULUTH MN",
    });
    const { random } = card;
    const masked = `${card.number.slice(0, 4)} XXXX XXXX ${card.number.slice(-4)}`;
    const dated = (lines: readonly Line[]) =>
      lines.map((line) => [
        date.noYear(line.posted),
        date.noYear(line.day),
        digits(random, 4),
        escaped(line.text),
        `${$(Math.abs(line.amount))}${line.amount > 0 ? "<small>CR</small>" : ""}`,
        "________",
      ]);
    const of = (...kinds: string[]) => card.lines.filter((line) => kinds.includes(line.kind));
    const head = ["Post<br>Date", "Trans<br>Date", "Ref #", "Transaction Description", "Amount", "Notation"];
    const part = (title: string, lines: readonly Line[], sum: string) =>
      lines.length === 0
        ? ""
        : `<div class=g>${title}</div>${grid("lllrrr", head, dated(lines), "class=t")}<div class=s>${sum}</div>`;
    const year = card.end.slice(0, 4);
    const top = `<div class=row><div class=logo>granite bank<span>.</span></div><div class=r><b>${date.monthYear(card.end)} Statement</b><br>Open Date: ${date.slash(card.first)} &nbsp; Closing Date: ${date.slash(card.end)}<br><span class=small>Account: ${masked}</span></div></div>`;
    const cashBase = card.cash > 0 ? Math.round(card.cash / 2) : 0;
    const printed = [...of("payment", "credit"), ...of("purchase", "cash"), ...of("fee"), ...of("interest")];
    const html = document(
      `body{font:8.5pt Arial}${BASE} .logo{font-size:26pt;font-weight:bold;color:#0c2074}.logo span{color:#c8102e}.box{border:1px solid #0c2074;padding:6px;margin:6px 0}.g{background:#dfe5ef;font-weight:bold;padding:2px 6px;margin-top:8px}.t td,.t th{font-size:7.5pt;padding:1px 5px}.s{border-top:1px solid #888;text-align:right;font-weight:bold;padding:2px 90px 2px 0;font-size:7.5pt}.cut{border-top:1px dashed #000;margin-top:14px;padding-top:8px}h4{margin:6px 0 2px;color:#0c2074}`,
      `${top}<div class=small>Granite Rewards&reg; Visa Signature&reg; Card &nbsp;|&nbsp; ${card.person.name} &nbsp;|&nbsp; Page 1 of 3</div>
<div class=row style="margin-top:8px"><div><div class=box>${pairs([
        ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
        ["<b>Minimum Payment Due</b>", `<b>${$(card.minimum)}</b>`],
        ["<b>Payment Due Date</b>", `<b>${date.slash(card.due)}</b>`],
      ])}</div><p class=small><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay up to a $41.00 Late Fee.</p><p class=small><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
        "lll",
        [
          "If you make no additional charges using this card and each month you pay...",
          "You will pay off the balance shown on this statement in about...",
          "And you will end up paying an estimated total of...",
        ],
        [
          ["Only the minimum payment", `${card.warning.years} years`, $(card.warning.total)],
          [
            $(card.warning.monthly),
            "3 years",
            `${$(card.warning.threeYears)}${card.warning.total > card.warning.threeYears ? `<br>(Savings=${$(card.warning.total - card.warning.threeYears)})` : ""}`,
          ],
        ],
        "class=t border=1",
      )}<p class=small>If you would like information about credit counseling services, call 866-951-1391.</p></div>
<div><h4>Activity Summary</h4>${pairs([
        ["Previous Balance", `+ ${$(card.previous)}`],
        ["Payments", `- ${$(card.payments)}${card.payments > 0 ? "<small>CR</small>" : ""}`],
        ["Other Credits", card.credits > 0 ? `- ${$(card.credits)}<small>CR</small>` : "$0.00"],
        ["Purchases", `+ ${$(card.purchases)}`],
        ["Balance Transfers", "$0.00"],
        ["Advances", card.cash > 0 ? `+ ${$(card.cash)}` : "$0.00"],
        ["Other Debits", "$0.00"],
        ["Fees Charged", card.fees > 0 ? `+ ${$(card.fees)}` : "$0.00"],
        ["Interest Charged", card.interest > 0 ? `+ ${$(card.interest)}` : "$0.00"],
        ["<b>New Balance</b>", `<b>= ${$(card.balance)}</b>`],
        ["Past Due", $(card.pastDue)],
        ["Minimum Payment Due", $(card.minimum)],
        ["Credit Line", $(card.limit)],
        ["Available Credit", $(card.available)],
        ["Days in Billing Period", String(card.days)],
      ])}<h4>Granite Rewards Points</h4>${pairs([
        ["Rewards Center Activity as of ", date.slash(addDays(card.end, -1))],
        ["Points Available", String(random.whole(900, 31_000))],
      ])}</div></div>
<p class=small><b>Payment Options:</b> Mail payment coupon with a check &nbsp;&bull;&nbsp; Pay online at granitebank.example &nbsp;&bull;&nbsp; Pay by phone 800-558-3424. No payment is required on Sundays.</p>
<div class=cut><div class=row><div><b>granite bank.</b><br>P.O. Box 790408<br>St. Louis, MO 63179-0408<p style="margin-top:20px">${card.person.name}<br>${card.person.street}<br>${card.person.town}</p></div><div>${pairs(
        [
          ["Account Number", masked],
          ["Payment Due Date", date.bare(card.due)],
          ["New Balance", $(card.balance)],
          ["Minimum Payment Due", $(card.minimum)],
        ],
      )}<p>Amount Enclosed $ ____________</p></div></div></div>
${NEXT}${top}<div class=small>Page 2 of 3</div><h4>Important Messages</h4><p class=small>Paying Interest: You have a 24 to 30 day interest-free period for Purchases provided you have paid your previous balance in full by the Payment Due Date shown on your monthly Account statement. Your Account earns 2 points per dollar at gas stations, up to $2,000.00 a quarter.</p><h4>Transactions</h4>
${part("Payments and Other Credits", of("payment", "credit"), `TOTAL THIS PERIOD &nbsp; ${$(card.payments + card.credits)}CR`)}
${part("Purchases and Other Debits", of("purchase", "cash"), `TOTAL THIS PERIOD &nbsp; ${$(card.purchases + card.cash)}`)}
${part("Fees", of("fee"), `TOTAL FEES THIS PERIOD &nbsp; ${$(card.fees)}`)}${part("Interest Charged", of("interest"), `TOTAL INTEREST THIS PERIOD &nbsp; ${$(card.interest)}`)}
<div class=box style="width:50%;margin-left:25%"><center><b>${year} Totals Year-to-Date</b></center>${pairs([
        [`Total Fees Charged in ${year}`, $(card.ytdFees)],
        [`Total Interest Charged in ${year}`, $(card.ytdInterest)],
      ])}</div>
<h4>Interest Charge Calculation</h4><p class=small>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account. **APR for current and future transactions.</p>${grid(
        "lrrlrr",
        [
          "Balance Type",
          "Balance<br>By Type",
          "Balance Subject to<br>Interest Rate",
          "Variable",
          "Interest<br>Charge",
          "Annual<br>Percentage<br>Rate",
        ],
        [
          ["**BALANCE TRANSFER", "$0.00", "$0.00", "YES", "$0.00", `${card.apr}%`],
          ["**PURCHASES", $(card.balance - card.cash), $(card.base), "YES", $(card.interest), `${card.apr}%`],
          ["**ADVANCES", $(card.cash), $(cashBase), "YES", "$0.00", "30.49%"],
        ],
        "class=t",
      )}<p class=small>Contact us: Cardmember Service, P.O. Box 6353, Fargo, ND 58125-6353.</p>${NEXT}${top}<div class=small>Page 3 of 3</div><h4>What To Do If You Think You Find A Mistake On Your Statement</h4><p class=small>If you think there is an error on your statement, please call us at the telephone number on the front of this statement, or write to us at: Granite Bank National Association, P.O. Box 6335, Fargo, ND 58125-6335. In your letter or call, give us the following information: Account information: your name and account number. Dollar amount: the dollar amount of the suspected error. You must contact us within 60 days after the error appeared on your statement.</p><h4>Your Rights If You Are Dissatisfied With Your Credit Card Purchases</h4><p class=small>The purchase must have been made in your home state or within 100 miles of your current mailing address, and the purchase price must have been more than $50. The creditor and issuer of this card is Granite Bank National Association, pursuant to a license from Visa U.S.A. Inc.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Granite Bank",
          accounts: [
            {
              ...cardFacts(card, "Granite Bank"),
              statementDate: card.end,
              periodStart: card.first,
              periodEnd: card.end,
              creditLimit: decimal(card.limit),
              availableCredit: decimal(card.available),
              pastDue: decimal(card.pastDue),
              minimumPaymentWarning: warningFacts(card),
              aprs: [
                { kind: "balance-transfer", apr: card.apr, balance: "0.00" },
                { kind: "purchase", apr: card.apr, balance: decimal(card.base) },
                { kind: "cash-advance", apr: "30.49", balance: decimal(cashBase) },
              ],
            },
          ],
          transactions: rowsOf(printed),
        },
        "granite bank",
        "granite bank.",
        "Granite Bank National Association",
      ),
    };
  },
};

/** A charge card: the part due in full and the part paid over time are two boxes; charges of two card members. */
const charge: Layout = {
  name: "ut-card-charge-voyager",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 2);
    const end = addDays("2026-01-09", random.whole(0, 300));
    const days = random.whole(29, 31);
    const first = addDays(end, 1 - days);
    const apr = random.pick([21.24, 24.49, 28.74]);
    const number = digits(random, 5);
    const [fullBefore, timeBefore] = [random.whole(20_000, 190_000), random.whole(40_000, 420_000)];
    const paid = fullBefore + random.whole(4_000, Math.floor(timeBefore / 2));
    const paidTime = paid - fullBefore;
    const shops = [
      "UNITED AIRLINES HOUSTON TX",
      "MARRIOTT BONVOY BETHESDA MD",
      "UBER EATS SAN FRANCISCO CA",
      "WHOLE FOODS MARKET AUSTIN TX",
      "SAKS FIFTH AVENUE NEW YORK NY",
      "HERTZ CAR RENTAL OKLAHOMA CITY OK",
      "PEET'S COFFEE EMERYVILLE CA",
    ];
    const spend = (kind: string, from: number, to: number, low: number, high: number): Line[] =>
      Array.from({ length: random.whole(from, to) }, () => {
        const day = addDays(first, random.whole(0, days - 2));
        return { day, posted: day, text: random.pick(shops), amount: -random.whole(low, high), kind };
      }).toSorted((a, b) => a.day.localeCompare(b.day));
    const own = [...spend("full", 3, 7, 500, 9_900), ...spend("time", 1, 3, 10_000, 68_000)].toSorted(
      (a, b) => a.day.localeCompare(b.day),
    );
    const second = spend("full", 0, 4, 400, 8_000);
    const paidOn = addDays(first, random.whole(8, 20));
    const payment: Line = {
      day: paidOn,
      posted: paidOn,
      text: "ONLINE PAYMENT - THANK YOU",
      amount: paid,
      kind: "payment",
    };
    const full = -sumOf([...own, ...second], "full");
    const time = -sumOf(own, "time");
    const base = timeBefore - Math.floor(paidTime / 2);
    const interest = daily30(base, apr, days);
    const yearly = random.chance(0.15) ? 32_500 : 0;
    const feeLine: Line = {
      day: first,
      posted: first,
      text: "RENEWAL MEMBERSHIP FEE",
      amount: -yearly,
      kind: "fee",
    };
    const interestLine: Line = {
      day: end,
      posted: end,
      text: "Interest Charge on Pay Over Time Purchases",
      amount: -interest,
      kind: "interest",
    };
    const lines = [payment, ...own, ...second, ...(yearly > 0 ? [feeLine] : []), interestLine];
    const fullNow = full + yearly;
    const timeNow = timeBefore - paidTime + time + interest;
    const balance = fullNow + timeNow;
    const minimum = fullNow + Math.max(4_000, Math.round(timeNow / 100) + interest);
    const due = addDays(end, 25);
    const limit = 3_500_000;
    const account = `XXXX-XXXXXX-${number}`;
    const list = (rows: readonly Line[]) =>
      rows.map((line) => [
        `${date.short(line.day)}${line.kind === "time" ? " &loz;" : ""}`,
        escaped(line.text),
        $(Math.abs(line.amount)),
      ]);
    const year = end.slice(0, 4);
    const ytdInterest = interest + random.whole(0, 30_000);
    const html = document(
      `body{font:8.5pt 'Helvetica Neue',Arial;color:#222}${BASE} .logo{background:#00175a;color:#fff;display:inline-block;padding:14px 8px;font-weight:bold;font-size:11pt;letter-spacing:1px}.big{font-size:17pt;font-weight:bold}.rule{border-top:2px solid #00175a;margin:10px 0 4px;padding-top:4px;font-size:11pt;color:#00175a}.t td{padding:2px 4px;border-bottom:1px solid #ddd;font-size:8pt}.grey{background:#f0f2f5;padding:8px}`,
      `<div class=row><div><b style="font-size:13pt">Voyager Gold Card</b><br>${person.name}<br>Closing Date ${date.short(end)} &nbsp;&nbsp; Account Ending ${number.slice(0, 1)}-${number.slice(1)}</div><div class=r><span class=logo>VOYAGER<br>EXPRESS</span><div class=small>p. 1/4</div></div></div>
<div class=row style="margin-top:10px"><div class=grey>New Balance<div class=big>${$(balance)}</div>Minimum Payment Due<div class=big>${$(minimum)}</div><div class=small>Includes the Pay In Full New Balance of ${$(fullNow)}.</div></div><div class=grey>Payment Due Date<div class=big>${date.short(due)}&Dagger;</div><div class=small>&Dagger; Late Payment Warning: If we do not receive your Minimum Payment Due by the Payment Due Date of ${date.short(due)}, you may have to pay a late fee of up to $40.00.</div></div><div class=grey><b>Membership Rewards</b><br>Available and pending as of ${date.short(addDays(end, -9))}<div class=big>${grouped(random.whole(8_000, 190_000) * 100).slice(0, -3)}</div></div></div>
<div class=row><div><p class=small><b>See page 2 for important information about your account.</b></p><p class=small>Pay Over Time: eligible charges of $100 or more are marked &loz; and may be paid over time with interest. Thank you for travelling with us since ${random.whole(1991, 2021)}.</p><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div><div class=rule>Account Summary</div><b>Pay In Full Portion</b>${pairs(
        [
          ["Previous Balance", $(fullBefore)],
          ["Payments/Credits", `-${$(fullBefore)}`],
          ["New Charges", `+${$(full)}`],
          ["Fees", `+${$(yearly)}`],
          ["New Balance =", $(fullNow)],
        ],
      )}<b>Pay Over Time Portion</b>${pairs([
        ["Previous Balance", $(timeBefore)],
        ["Payments/Credits", `-${$(paidTime)}`],
        ["New Charges", `+${$(time)}`],
        ["Fees", "+$0.00"],
        ["Interest Charged", `+${$(interest)}`],
        ["New Balance =", $(timeNow)],
        ["Minimum Due", $(minimum - fullNow)],
      ])}<b>Account Total</b>${pairs([
        ["Previous Balance", $(fullBefore + timeBefore)],
        ["Payments/Credits", `-${$(paid)}`],
        ["New Charges", `+${$(full + time)}`],
        ["Fees", `+${$(yearly)}`],
        ["Interest Charged", `+${$(interest)}`],
        ["<b>New Balance</b>", `<b>${$(balance)}</b>`],
        ["<b>Minimum Payment Due</b>", `<b>${$(minimum)}</b>`],
        ["Pay Over Time Limit", $(limit)],
        ["Available Pay Over Time Limit", $(limit - timeNow)],
        ["Days in Billing Period", String(days)],
      ])}</div></div>
<div style="border-top:1px dashed;margin-top:10px;padding-top:6px"><div class=row><div class=small>&darr; Please fold on the perforation below, detach and return with your payment &darr;<br>Make check payable to: Voyager Express, PO BOX 96001, LOS ANGELES CA 90096-8000</div><div>Account Ending ${number}<br>Enter 15 digit account # on all payments.<br>New Balance ${$(balance)} &nbsp; Minimum Payment Due ${$(minimum)}</div></div></div>
${NEXT}<div class=small>${account} &nbsp; p. 2/4</div><div class=rule>Payments and Credits</div>${grid(
        "llr",
        [],
        [
          ["", "Credits", "$0.00"],
          ["", "Payments", `-${$(paid)}`],
          ["<b>Total Payments and Credits</b>", "", `-${$(paid)}`],
        ],
      )}<p><b>Detail</b> <span class=small>*Indicates posting date</span></p>${grid("llr", ["Payments", "", "Amount"], [[`${date.short(paidOn)}*`, "ONLINE PAYMENT - THANK YOU", `-${$(paid)}`]], "class=t")}
<div class=rule>New Charges</div><b>Detail</b> <span class=small>&loz; - Pay Over Time activity</span><p><b>${person.name}</b> Card Ending ${number.slice(0, 1)}-${number.slice(1)}</p>${grid("llr", ["", "", "Amount"], list(own), "class=t")}${second.length > 0 ? `<p><b>LEE W SAMPLE</b> Card Ending 2-1044</p>${grid("llr", ["", "", "Amount"], list(second), "class=t")}` : ""}<div class=r><b>Total New Charges ${$(full + time)}</b></div>
<div class=rule>Fees</div>${grid("llr", ["", "", "Amount"], [...(yearly > 0 ? list([feeLine]) : []), ["<b>Total Fees for this Period</b>", "", $(yearly)]], "class=t")}<div class=rule>Interest Charged</div>${grid("llr", ["", "", "Amount"], [...list([interestLine]), ["<b>Total Interest Charged for this Period</b>", "", $(interest)]], "class=t")}
<p class=small><b>${year} Fees and Interest Totals Year-to-Date</b>: Total Fees in ${year} ${$(yearly)}. Total Interest in ${year} ${$(ytdInterest)}.</p>
<div class=rule>Interest Charge Calculation</div><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. Variable APRs will not exceed 29.99%.</p>${grid(
        "llrrr",
        [
          "",
          "Transactions Dated From",
          "Annual Percentage Rate",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Pay Over Time", "05/11/2021", `${apr.toFixed(2)}% (v)`, $(base), $(interest)],
          ["Total", "", "", "", $(interest)],
        ],
        "class=t",
      )}<p class=small>(v) Variable Rate. Issued by Voyager Express National Bank. Billing Inquiries: P.O. Box 981535, El Paso, TX 79998-1535. There is no preset spending limit on this Card.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Voyager Express",
          accounts: [
            {
              kind: "credit-card",
              institution: "Voyager Express",
              accountLast4: number.slice(-4),
              statementDate: end,
              currentBalance: decimal(balance),
              previousBalance: decimal(fullBefore + timeBefore),
              minimumPayment: decimal(minimum),
              paymentDueDate: due,
              apr: apr.toFixed(2),
              paymentsAndCredits: decimal(paid),
              purchases: decimal(full + time),
              feesCharged: decimal(yearly),
              interestCharged: decimal(interest),
              aprs: [{ kind: "purchase", apr: apr.toFixed(2), balance: decimal(base) }],
            },
          ],
          transactions: rowsOf(lines),
          allowed: {
            "accounts.0.creditLimit": [decimal(limit)],
            "accounts.0.availableCredit": [decimal(limit - timeNow)],
            "accounts.0.periodEnd": [end],
          },
        },
        "VOYAGER EXPRESS",
        "Voyager Express National Bank",
        "Voyager Gold Card",
      ),
    };
  },
};

const daily30 = (base: number, percent: number, days: number) => Math.round((base * percent * days) / 36_500);

export const utCardsOne: readonly Layout[] = [bank, charge];
