import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { NEXT } from "./un-data.ts";
import { cardFacts, cardMonth, type Row, rowsOf } from "./vf-data.ts";

const $ = money.dollar;

/** A very big bank: two columns, sale and post days, balances lettered (V) and (D). */
const big: Layout = {
  name: "vf-card-big-bank",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const m = cardMonth(seed, {
      salt: 101,
      merchants: [
        "TST* LUPITAS TAQUERIA 512-555-0140 TX",
        "WHOLEFDS SOL 10402 AUSTIN TX",
        "HEB #655 AUSTIN TX",
        "PAYPAL *EBAY INC 4029357733 CA",
        "SOUTHWES 5262214870311 800-435-9792 TX",
        "CHEVRON 0202144 ROUND ROCK TX",
        "OPENAI *CHATGPT SUBSCR OPENAI.COM CA",
        "INSTACART HTTPSINSTACAR CA",
      ],
      payment: "AUTOPAY 999990000018774RAUTOPAY AUTO-PMT",
      lateText: "LATE FEE - SEP PAYMENT PAST DUE",
      rates: ["18.49", "22.24", "27.49", "28.74"],
      floor: 4_100,
    });
    const posted = (row: Row) => date.noYear(addDays(row.day, row.day < m.end ? 1 : 0));
    const table = (rows: readonly Row[], sign: string) =>
      rows.map((row) => [date.noYear(row.day), posted(row), row.text, `${sign}$${grouped(row.amount)}`]);
    const promo = m.random.chance(0.4);
    const until = addDays(m.end, 210);
    const html = document(
      `body{font:8.5pt Arial,Liberation Sans}${BASE} .row>table{flex:1;width:50%} .logo{font-size:26pt;font-weight:bold;color:#0b4a8f;letter-spacing:-1px} h3{font-size:11pt;color:#0b4a8f;border-bottom:1.5px solid #0b4a8f;margin:12px 0 4px} .box{background:#e9f1f9;padding:8px} .big{font-size:13pt;font-weight:bold} td{padding-top:2px} .s{font-weight:bold;margin-top:6px}`,
      `<div class=row><div><div class=logo>corvus</div><b>CORVUS<sup>®</sup> DUAL CASH CARD</b><p>${m.person.name}<br>${m.person.street}<br>${m.person.town}</p><div>Member Since ${m.random.whole(2004, 2023)} &nbsp; Account number ending in: <b>${m.number.slice(-4)}</b><br>Billing Period: ${date.short(m.first)}-${date.short(m.end)}</div></div>
<div><div class=small>How to reach us<br>www.corvuscards.example<br>Customer Service 1-855-555-0124, TTY: 711<br>PO Box 6500 Sioux Falls, SD 57117</div><div class=box>${pairs(
        [
          ["Minimum payment due:", `<span class=big>${$(m.minimum)}</span>`],
          [`New balance as of ${date.short(m.end)}:`, $(m.balance)],
          ["Payment due date:", `<b>${date.short(m.due)}</b>`],
        ],
      )}</div></div></div>
<p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $41 and your APRs may be increased up to the variable Penalty APR of 29.99%.${m.late ? ` <b>Your account is past due.</b> The minimum payment due includes a past due amount of ${$(m.pastDue)}.` : ""}</p>
<p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
        "lll",
        [
          "If you make no additional charges using this card and each month you pay...",
          "You will pay off the balance shown on this statement in about...",
          "And you will end up paying an estimated total of...",
        ],
        [
          ["Only the minimum payment", `${m.years} year(s)`, $(m.warningTotal)],
          [
            $(m.monthly),
            "3 year(s)",
            `${$(m.monthly * 36)} (Savings = ${$(Math.max(0, m.warningTotal - m.monthly * 36))})`,
          ],
        ],
        "class=box",
      )}<p class=small>For information about credit counseling services, call 1-877-337-8187.</p>
<div class=row><div><h3>Account Summary</h3>${pairs([
        ["Previous balance", $(m.previous)],
        ["Payments", `-${$(m.sums.payments)}`],
        ["Credits", `-${$(m.sums.credits)}`],
        ["Purchases", `+${$(m.sums.purchases)}`],
        ["Cash advances", "+$0.00"],
        ["Fees", `+${$(m.sums.fees)}`],
        ["Interest", `+${$(m.interest)}`],
        ["<b>New balance</b>", `<b>${$(m.balance)}</b>`],
      ])}<h3>Credit Limit</h3>${pairs([
        ["Credit limit", money.wholeDollars(m.limit)],
        [`<i>Includes ${money.wholeDollars(m.cashLimit)} cash advance limit</i>`, ""],
        ["Available credit", money.wholeDollars(m.available)],
      ])}</div><div><h3>DUAL CASH&trade; REWARDS</h3>${pairs([
        ["Earned on purchases this period", $(Math.floor(m.sums.purchases / 100))],
        ["Earned on payments this period", $(Math.floor(m.sums.payments / 100))],
        ["Rewards balance as of last statement", $(m.random.whole(0, 14_000))],
      ])}<p class=small>Visit corvusrewards.example to redeem for a direct deposit, a statement credit or a check. Rewards do not expire as long as you made a purchase or redeemed in the last 12 months.</p></div></div><div class=small style="text-align:right">Page 1 of 3</div>${NEXT}<h3>Account Summary (continued)</h3>${grid(
        "lllr",
        ["Sale<br>Date", "Post<br>Date", "Description", "Amount"],
        [
          ["", "", "<b>Payments, Credits and Adjustments</b>", ""],
          ...table([...m.payments, ...m.credits], "-"),
          ["", "", `<b>Standard Purchases</b> ${m.person.name}`, ""],
          ...table(m.purchases, ""),
        ],
      )}<div class=s>Fees charged</div>${grid("lllr", [], table(m.fees, ""))}${pairs([["<b>Total fees charged in this billing period</b>", `<b>${$(m.sums.fees)}</b>`]])}<div class=s>Interest charged</div>${grid(
        "llr",
        ["Date", "Description", "Amount"],
        m.interest > 0 ? [[date.noYear(m.end), "INTEREST CHARGED TO STANDARD PURCH", $(m.interest)]] : [],
      )}${pairs([["<b>Total interest charged in this billing period</b>", `<b>${$(m.interest)}</b>`]])}<div class=box style="width:45%">${pairs(
        [
          [`<b>${m.year} totals year-to-date</b>`, ""],
          [`Total fees charged in ${m.year}`, $(m.ytdFees)],
          [`Total interest charged in ${m.year}`, $(m.ytdInterest)],
        ],
      )}</div><h3>Interest charge calculation</h3><div>Days in billing cycle: ${m.days}</div><p>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</p>${grid(
        "lrrr",
        [
          "Balance type",
          "Annual percentage rate (APR)",
          "Balance subject to interest rate",
          "Interest charge",
        ],
        [
          ["<b>PURCHASES</b>", "", "", ""],
          ["Standard Purch", `${m.apr}% (V)`, `${$(m.base)} (D)`, $(m.interest)],
          ["<b>ADVANCES</b>", "", "", ""],
          ["Standard Adv", "29.74% (V)", "$0.00 (D)", "$0.00"],
        ],
      )}<p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. APRs followed by (V) may vary. Balances followed by (D) are determined by the daily balance method (including current transactions).</p>${promo ? `<h3>Account messages</h3><p>Transfer a balance at a 3.99% intro APR until ${date.long(until)} with a 5% fee. See the offer in the app.</p>` : "<h3>Account messages</h3><p>Please be sure to pay on time. If you submit your payment by mail, we suggest you mail it no later than 7 days before the due date.</p>"}<div class=small style="text-align:right">Page 2 of 3</div>${NEXT}<p class=small><b>Information about your account.</b> <b>How to Avoid Paying Interest on Purchases.</b> Your due date is at least 23 days after the close of each billing period. We will not charge you any interest on purchases if you pay your New Balance by the due date each month. <b>How We Calculate Your Balance Subject to Interest Rate.</b> We calculate it separately for each balance shown. Crediting payments: If we receive your payment in proper form by 5 p.m. local time, it will be credited as of that day. A payment in improper form may be delayed up to 5 days. <b>What To Do If You Think You Find A Mistake On Your Statement.</b> Write to us at Corvus, N.A., PO Box 6500, Sioux Falls, SD 57117 within 60 days after the error appeared. You must notify us of potential errors in writing. If the dollar amount is above $50 and the purchase was made within 100 miles of your address... Disputes: 1-855-555-0124. Report a lost or stolen card immediately. Cards are issued by Corvus, N.A. &copy;2025 Corvus, N.A.</p><hr style="border-top:1px dashed"><div class=row><div>Corvus Cards<br>P.O. Box 78045<br>Phoenix, AZ 85062-8045</div>${pairs(
        [
          ["Minimum payment due", $(m.minimum)],
          ["New balance", $(m.balance)],
          ["Payment due date", date.short(m.due)],
          ["Amount enclosed:", "$ ________"],
          ["Account number ending in", m.number.slice(-4)],
        ],
      )}</div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Corvus",
          accounts: [
            {
              ...cardFacts(m, "Corvus"),
              availableCredit: decimal(Math.floor(m.available / 100) * 100),
              periodStart: m.first,
              periodEnd: m.end,
              statementDate: m.end,
              ...(m.late ? { pastDue: decimal(m.pastDue) } : {}),
              aprs: [
                { kind: "purchase", apr: m.apr, balance: decimal(m.base) },
                { kind: "cash-advance", apr: "29.74", balance: "0.00" },
              ],
            },
          ],
          transactions: [
            ...rowsOf([...m.payments, ...m.credits], 1),
            ...rowsOf([...m.purchases, ...m.fees], -1),
            ...(m.interest > 0
              ? rowsOf([{ day: m.end, text: "INTEREST CHARGED TO STANDARD PURCH", amount: m.interest }], -1)
              : []),
          ],
        },
        "Corvus, N.A.",
        "Corvus Cards",
        "corvus",
      ),
    };
  },
};

/** A store's card of a bank for stores: one long page, one list of rows, the store's name large, the bank's small. */
const store: Layout = {
  name: "vf-card-store",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const m = cardMonth(seed, {
      salt: 102,
      merchants: [
        "MARLOWE & FINCH #0417 TUKWILA WA",
        "MARLOWE & FINCH ONLINE 8005550177 OH",
        "MARLOWE KIDS #2210 TACOMA WA",
        "FINCH HOME OUTLET #31 AUBURN WA",
      ],
      payment: "PAYMENT - THANK YOU",
      lateText: "LATE FEE",
      rates: ["33.24", "34.99", "35.99"],
      scale: 0.25,
      floor: 3_000,
    });
    const list = [
      ...m.payments.map((row) => ({ ...row, amount: -row.amount })),
      ...m.credits.map((row) => ({ ...row, amount: -row.amount, text: `RETURN ${row.text}` })),
      ...m.purchases,
    ].toSorted((a, b) => a.day.localeCompare(b.day));
    const line = (text: string, amount: number) => [text, $(amount)] as const;
    const html = document(
      `body{font:8pt Verdana,DejaVu Sans}${BASE} .row>table{flex:1;width:50%} .logo{font:italic 24pt Georgia,Liberation Serif} h4{background:#222;color:#fff;margin:8px 0 3px;padding:2px 6px;font-size:8.5pt} th{border-bottom:1px solid #222;font-size:7pt} .d{border-bottom:1px dotted #999}`,
      `<div class=row><div class=logo>Marlowe &amp; Finch</div><div class=r>M&amp;F Rewards Credit Card<br>Account number: ************${m.number.slice(-4)}<br>${m.person.name}</div></div>
<div class=row><div><h4>Summary of account activity</h4>${pairs([
        line("Previous balance", m.previous),
        ["Payments", money.dollar(-m.sums.payments)],
        ["Other credits", money.dollar(-m.sums.credits)],
        ["Purchases", `+${$(m.sums.purchases)}`],
        ["Other debits", "+$0.00"],
        ["Fees charged", `+${$(m.sums.fees)}`],
        ["Interest charged", `+${$(m.interest)}`],
        ["<b>New balance</b>", `<b>${$(m.balance)}</b>`],
        line("Past due amount", m.pastDue),
        line("Credit limit", m.limit),
        line("Available credit", m.available),
        ["Statement closing date", date.slash(m.end)],
        ["Days in billing cycle", String(m.days)],
      ])}</div><div><h4>Payment information</h4>${pairs([
        line("New balance", m.balance),
        line("Minimum payment due", m.minimum),
        ["Payment due date", date.slash(m.due)],
      ])}<p><b>Late payment warning:</b> If we do not receive your minimum payment by ${date.slash(m.due)}, you may have to pay up to a $41.00 late fee.</p><p><b>Minimum payment warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
        "lll",
        [
          "If you make no additional charges and each month you pay",
          "You will pay off the balance in about",
          "You will pay an estimated total of",
        ],
        [
          ["Only the minimum payment", `${m.years} years`, $(m.warningTotal)],
          [$(m.monthly), "3 years", $(m.monthly * 36)],
        ],
      )}<p>If you would like information about credit counseling services, call 1-800-284-1706.</p></div></div>
<h4>Details of your transactions</h4>${grid(
        "llr",
        ["TRANS DATE", "TRANSACTION DESCRIPTION/LOCATION", "AMOUNT"],
        [
          ...list.map((row) => [
            date.slash(row.day),
            row.text.replaceAll("&", "&amp;"),
            money.plain(row.amount),
          ]),
          ["", "<b>Fees</b>", ""],
          ...m.fees.map((row) => [date.slash(row.day), row.text, grouped(row.amount)]),
          ["", "TOTAL FEES FOR THIS PERIOD", $(m.sums.fees)],
          ["", "<b>Interest charged</b>", ""],
          [date.slash(m.end), "INTEREST CHARGE ON PURCHASES", $(m.interest)],
          ["", "TOTAL INTEREST FOR THIS PERIOD", $(m.interest)],
        ],
      )}<table style="width:60%;margin:8px auto;border:1px solid #222"><tr><th colspan=2 style="text-align:center">${m.year} totals year to date</th></tr><tr><td>Total fees charged in ${m.year}</td><td class=r>${$(m.ytdFees)}</td></tr><tr><td>Total interest charged in ${m.year}</td><td class=r>${$(m.ytdInterest)}</td></tr></table>
<h4>Interest charge calculation</h4><p>Your annual percentage rate (APR) is the annual interest rate on your account.</p>${grid(
        "lrrr",
        [
          "TYPE OF BALANCE",
          "ANNUAL PERCENTAGE RATE (APR)",
          "BALANCE SUBJECT TO INTEREST RATE",
          "INTEREST CHARGE",
        ],
        [["Purchases", `${m.apr}% (v)`, $(m.base), $(m.interest)]],
      )}<p class=small>(v) = variable rate. <b>You're only ${m.random.whole(20, 480)} points away from your next $10 reward!</b> Earn 2 points for every $1 spent. Points expire after 12 months of inactivity.</p>
<p class=small>NOTICE: See reverse side for important information. Marlowe &amp; Finch credit accounts are issued by Copperleaf Capital Bank. Send inquiries to: Copperleaf Capital Bank, PO Box 182273, Columbus, OH 43218-2273. Customer service 1-800-555-0193 (TDD/TTY: 1-800-695-1788).</p>
<div style="border-top:1px dashed;padding-top:6px" class=row><div>Please make your check payable to MARLOWE &amp; FINCH/COPPERLEAF<br><br>${m.person.name}<br>${m.person.street}<br>${m.person.town}</div>${pairs(
        [
          ["Account number", `************${m.number.slice(-4)}`],
          line("New balance", m.balance),
          line("Minimum payment", m.minimum),
          ["Payment must reach us by 6 pm ET on", date.slash(m.due)],
          ["Amount enclosed:", "$"],
        ],
      )}</div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Marlowe & Finch",
          accounts: [
            {
              ...cardFacts(m, "Marlowe & Finch"),
              statementDate: m.end,
              pastDue: decimal(m.pastDue),
              aprs: [{ kind: "purchase", apr: m.apr, balance: decimal(m.base) }],
            },
          ],
          transactions: [
            ...rowsOf(list, -1),
            ...rowsOf([...m.fees], -1),
            ...(m.interest > 0
              ? rowsOf([{ day: m.end, text: "INTEREST CHARGE ON PURCHASES", amount: m.interest }], -1)
              : []),
          ],
          ...(m.interest > 0
            ? {}
            : {
                openRows: [
                  { account: 0, date: m.end, description: "INTEREST CHARGE ON PURCHASES", amount: "0.00" },
                ],
              }),
        },
        "Copperleaf Capital Bank",
        "MARLOWE & FINCH/COPPERLEAF",
      ),
    };
  },
};

export const vfCardsBig: readonly Layout[] = [big, store];
