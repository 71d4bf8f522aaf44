import { cardRows, cardTruth } from "../card-data.ts";
import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { namedAs, PAGE, rate, smCard } from "./sm-data.ts";

const $ = money.dollar;

/** A furniture shop's card: one deferred-interest plan beside regular charges, what it costs if the plan is missed, slip at the foot. */
const furniture: Layout = {
  name: "sm-card-furniture-deferred",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = smCard(seed, 310, 0.55);
    const lines = d.lines.filter((line) => line.kind !== "cash");
    const balance = d.balance - d.cash;
    const minimum = Math.min(balance, d.minimum);
    const bought = addDays(d.start, -(140 + (seed % 60)));
    const planEnds = addDays(bought, 365);
    const waiting = Math.round((d.promo * 29.99 * (140 + (seed % 60))) / 36_500);
    const regular = balance - d.promo;
    const issuer = "Comstock Retail Bank";
    const truth = cardTruth({ ...d, lines, balance, available: d.limit - balance, minimum }, issuer);
    const html = document(
      `body{font:8.8pt "Liberation Sans";color:#2b211c}${BASE}.top{border-bottom:6px double #7a4a2b;padding-bottom:8px}.brand{font:italic bold 20pt "Liberation Serif";color:#7a4a2b}h3{font-size:10.5pt;color:#7a4a2b;margin:14px 0 3px;text-transform:uppercase;letter-spacing:.5px}td{padding:2.5px 4px}th{padding:3px 4px;font-size:7.8pt;border-bottom:1.5px solid #7a4a2b;vertical-align:bottom}.alert{border:2px solid #7a4a2b;padding:8px 12px;margin:10px 0;background:#fbf5ef}.sum td{border-bottom:1px dotted #bba}.slip{border-top:1px dashed #000;margin-top:26px;padding-top:10px}.write{border:1px solid #000;width:120px;height:20px;display:inline-block}`,
      `<div class="row top"><div><div class=brand>Hartwell &amp; Rowe</div>FURNITURE &middot; BEDDING &middot; FLOORS<br><b>HomeStyle Credit Card</b></div><div class=r>${d.name}<br>Account ending in <b>${d.last4}</b><br>Cycle closed ${date.bare(d.end)} (${d.days} days in cycle)<br>Cardholder help 1-866-555-0147</div></div>
      <div class=row style="margin-top:10px"><div class=sum><h3>Where your account stands</h3>${pairs([
        [`Owed on last bill`, $(d.previous)],
        ["Less: payments received", $(-d.payments)],
        ["Less: returns and adjustments", $(-d.credits)],
        ["Plus: merchandise and services charged", $(d.purchases)],
        ["Plus: fees", $(d.fees)],
        ["Plus: interest", $(d.interest)],
        ["<b>You now owe</b>", `<b>${$(balance)}</b>`],
        ["Credit line", $(d.limit)],
        ["Open to buy", $(d.limit - balance)],
      ])}</div><div class=sum><h3>This month's payment</h3>${pairs([
        ["Pay at least", `<b style="font-size:12pt">${$(minimum)}</b>`],
        ["So that we have it by", `<b>${date.long(d.due)}</b>`],
        ["Past-due portion of the above", $(0)],
        ["Pay this to clear the promotional plan in time*", $(minimum + Math.round(d.promo / 6))],
      ])}<p class=small>If we do not have your payment by 5 p.m. ET on the date shown, a fee of up to $41.00 may be charged. Payments made in a Hartwell &amp; Rowe store count on the same day.<br>*Estimate; it leaves new promotional purchases aside.</p></div></div>
      <div class=alert><b>Your deferred interest plan runs out on ${date.bare(planEnds)}.</b> You must have paid its whole balance of ${$(d.promo)} by then. If you have not, <b>${$(waiting)}</b> of interest that has built up at 29.99% since ${date.bare(bought)} will be added to your account.</div>
      <p><b>If you pay only the least amount.</b> With no more charges, about ${d.warning.years} years would pass before the balance is gone, and you would have paid an estimated total of ${$(d.warning.total)}. Paying ${$(d.warning.monthly)} a month instead clears it in 3 years, at a total of ${$(d.warning.monthlyTotal)} (you save ${$(d.warning.total - d.warning.monthlyTotal)}). Credit counselling: 1-877-555-0190.</p>
      <div class=slip><div class=row><div class=small>Make cheques to <b>HARTWELL &amp; ROWE / COMSTOCK RETAIL BANK</b><br>PO Box 530914, Atlanta GA 30353-0914<br><br>&#9633; New address? Write it overleaf.</div><div>${pairs(
        [
          ["Account", `xxxx xxxx xxxx ${d.last4}`],
          ["You now owe", $(balance)],
          ["Pay at least", $(minimum)],
          ["By", date.bare(d.due)],
          ["I am paying", "$ <span class=write></span>"],
        ],
      )}</div></div></div>
      ${PAGE}<h3>Your plans this cycle</h3>${grid(
        "llrrrrl",
        [
          "Plan",
          "Bought",
          "First amount",
          "Interest charged",
          "Interest deferred so far",
          "Plan balance",
          "Pay off by",
        ],
        [
          ["Regular charges", "", "", $(d.interest), "", $(regular), ""],
          [
            "12 months deferred interest*",
            date.bare(bought),
            $(d.promo + 28_400),
            $(0),
            $(waiting),
            $(d.promo),
            date.bare(planEnds),
          ],
        ],
      )}
      <h3>What happened on your account</h3>${grid(
        "lllr",
        ["Date", "Posted", "What and where", "Amount"],
        lines.map((line) => [
          date.bareNoYear(line.day),
          date.bareNoYear(line.posted),
          escaped(line.text),
          $(line.amount),
        ]),
      )}<p class=r>Fees so far in ${d.end.slice(0, 4)}: ${$(d.ytdFees)} &nbsp; Interest so far in ${d.end.slice(0, 4)}: ${$(d.ytdInterest)}</p>
      <h3>How interest was worked out</h3><p class=small>The rate below is the annual percentage rate (APR). (v) marks a rate that moves with the Prime Rate.</p>${grid(
        "llrrr",
        ["Kind of balance", "Until", "APR", "Balance it was charged on", "Interest"],
        [
          ["Regular charges", "no end", `${d.apr}% (v)`, $(d.interestBase), $(d.interest)],
          ["Deferred interest plan", date.bare(planEnds), "29.99%", $(d.promo), $(0)],
        ],
      )}
      <p class=small style="line-height:1.5">Deferred interest: interest is assessed from the purchase date at 29.99% if the plan is not paid in full within its period, or if you make a payment more than 60 days late, when the 31.49% default APR may also apply. Payments above the least amount go to the balance with the highest APR, and in the last two cycles of a plan to that plan. A returned cheque costs $30.00. We begin charging interest on new regular charges from their date unless you pay ${$(regular)} (regular balance) by ${date.bare(d.due)}. Credit is extended by Comstock Retail Bank, Sandy, Utah.</p>`,
    );
    const { interestCharged, feesCharged } = truth.account;
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: issuer,
        accounts: [
          {
            ...Object.fromEntries(
              Object.entries(truth.account).filter(([key]) => key !== "periodStart" && key !== "periodEnd"),
            ),
            kind: "credit-card",
            pastDue: "0.00",
            ...(feesCharged ? { feesCharged } : {}),
            ...(interestCharged ? { interestCharged } : {}),
            aprs: [
              rate("purchase", d.apr, d.interestBase),
              { kind: "promotional", apr: "29.99", balance: decimal(d.promo), expires: planEnds },
            ],
          },
        ],
        transactions: truth.transactions,
        allowed: {
          ...namedAs([
            "Hartwell & Rowe",
            "Hartwell & Rowe HomeStyle Credit Card",
            "HARTWELL & ROWE / COMSTOCK RETAIL BANK",
          ]),
          // The cycle's end is the closing date; its beginning can only be counted back from the days in it.
          "accounts.0.periodEnd": [d.end],
          "accounts.0.periodStart": [d.start],
        },
      },
    };
  },
};

/** A credit union's card: four rates with a transfer offer that ends, daily rates, activity by kind, the balance in the middle of the page. */
const union: Layout = {
  name: "sm-card-union-transfer-rates",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = smCard(seed, 742, 0.4);
    const offerEnds = addDays(d.end, 120 + (seed % 90));
    const offerInterest = Math.round((d.promo * 1.99 * d.days) / 36_500);
    const cashInterest = d.cash > 0 ? Math.round((d.cash * 24.9 * 12) / 36_500) : 0;
    const extra = [
      ["BALANCE TRANSFER INTEREST", offerInterest] as const,
      ["CASH ADVANCE INTEREST", cashInterest] as const,
    ]
      .filter(([, amount]) => amount > 0)
      .map(([text, amount]) => ({ day: d.end, posted: d.end, text, amount, kind: "interest" as const }));
    const more = offerInterest + cashInterest;
    const interest = d.interest + more;
    const balance = d.balance + more;
    const minimum = Math.min(balance, d.minimum + more);
    const available = d.limit - balance;
    const of = (...kinds: readonly string[]) => d.lines.filter((line) => kinds.includes(line.kind));
    const order = [
      ...of("payment", "credit"),
      ...of("purchase"),
      ...of("cash"),
      ...of("fee"),
      ...of("interest"),
      ...extra,
    ];
    const bank = "Coulee Ridge Credit Union";
    const full = cardTruth({ ...d, lines: order, balance, interest, minimum, available }, bank);
    const { minimumPaymentWarning: _, ...account } = full.account;
    const daily = (apr: string) => `${(Number(apr) / 365).toFixed(5)}%`;
    const block = (title: string, lines: readonly (typeof order)[number][], total: number) =>
      lines.length === 0
        ? ""
        : `<tr><td colspan=5 class=k>${title}</td></tr>${lines
            .map(
              (line, index) =>
                `<tr><td>${date.noYear(line.day)}</td><td>${date.noYear(line.posted)}</td><td>24${seed % 90}6${index}47${line.day.slice(8)}0013</td><td>${escaped(line.text)}</td><td class=r>${money.trailing(line.amount)}</td></tr>`,
            )
            .join(
              "",
            )}<tr><td colspan=4 class=r><i>Total ${title.toLowerCase()}</i></td><td class=r><i>${money.trailing(total)}</i></td></tr>`;
    const html = document(
      `body{font:9pt "DejaVu Sans Condensed";color:#14213d}${BASE}.strip{background:#14213d;color:#fff;padding:9px 14px;font-size:13pt}.g{display:flex;gap:18px;margin-top:14px}.mid{flex:1.3;border:1px solid #14213d;padding:8px}.side{flex:1}td{padding:2px 3px}th{padding:2px 3px;font-size:7.6pt;background:#e5e9f2}.k{font-weight:bold;padding-top:8px;color:#3a5a98}h4{margin:14px 0 4px;border-bottom:2px solid #fca311}.small{line-height:1.45}`,
      `<div class="strip row"><div>Coulee Ridge Credit Union</div><div class=r style="font-size:9pt">VISA PLATINUM SUMMARY OF ACCOUNT</div></div>
      <div class=g><div class=side>${d.name}<br>RR 2 BOX 118<br>LA CROSSE WI 54601<p class=small>Questions or a lost card:<br>608-555-0121 or 888-555-0121<br>Billing disputes: PO Box 2044, La Crosse WI 54602<br>NCUA insured. Equal opportunity lender.</p></div>
      <div class=mid>${grid(
        "lr",
        [],
        [
          ["Member number / card", `0041877 / **** ${d.last4}`],
          ["Cycle", `${date.short(d.start)} to ${date.short(d.end)}`],
          ["Statement prepared", date.short(d.end)],
          ["Balance brought forward", money.plain(d.previous)],
          ["Payments &amp; credits", money.trailing(-(d.payments + d.credits))],
          ["Purchases &amp; debits", money.plain(d.purchases)],
          ["Cash advances", money.plain(d.cash)],
          ["Balance transfers", money.plain(0)],
          ["Fees charged", money.plain(d.fees)],
          ["Interest charged", money.plain(interest)],
          ["<b>BALANCE CARRIED FORWARD</b>", `<b>${money.plain(balance)}</b>`],
        ],
      )}</div></div>
      <div class=band style="border:1px solid #fca311;padding:6px"><div>Payment date<br><b>${date.short(d.due)}</b></div><div>Minimum payment<br><b>${money.plain(minimum)}</b></div><div>Overdue<br><b>${money.plain(0)}</b></div><div>Approved limit<br><b>${money.plain(d.limit)}</b></div><div>Unused<br><b>${money.plain(available)}</b></div><div>Cash limit<br><b>${money.plain(d.cashLimit)}</b></div></div>
      <p class=small><b>LATE PAYMENT:</b> a payment more than 10 days after ${date.short(d.due)} carries a 25.00 fee. <b>NEW:</b> move a balance from another lender at 3.99% for 15 months; transfer fee 2.00% (at least 10.00). Auto loans from 5.24% APR.</p>
      <h4>Activity since your last summary</h4><table><tr><th>Tran</th><th>Post</th><th>Reference</th><th>Description</th><th class=r>Amount</th></tr>
      ${block("Payments and credits", of("payment", "credit"), -(d.payments + d.credits))}${block("Purchases", of("purchase"), d.purchases)}${block("Cash advances", of("cash"), d.cash)}${block("Fees", of("fee"), d.fees)}${block("Interest", [...of("interest"), ...extra], interest)}</table>
      <h4>Rates and interest for this cycle (${d.days} days)</h4>${grid(
        "lrrrrl",
        ["Balance type", "Annual rate (APR)", "Daily rate", "Average daily balance", "Interest", "Rate ends"],
        [
          [
            "Purchases",
            `${d.apr}%`,
            daily(d.apr),
            money.plain(d.interestBase),
            money.plain(d.interest),
            "&mdash;",
          ],
          ["Balance transfers", `${d.apr}%`, daily(d.apr), "0.00", "0.00", "&mdash;"],
          [
            "Transfer offer 1.99",
            "1.99%",
            daily("1.99"),
            money.plain(d.promo),
            money.plain(offerInterest),
            date.short(offerEnds),
          ],
          [
            "Cash advances",
            "24.90%",
            daily("24.90"),
            money.plain(d.cash),
            money.plain(cashInterest),
            "&mdash;",
          ],
        ],
      )}
      <p class=small>After ${date.short(offerEnds)} what is left of the transfer offer moves to ${d.apr}%. Year to date: fees ${money.plain(d.ytdFees)}, interest ${money.plain(d.ytdInterest + more)}. Last year: fees 50.00, interest 611.82. Average daily balances include new purchases. To avoid interest on purchases pay the whole balance carried forward by the payment date each month. Reward points earned this cycle ${Math.floor(d.purchases / 100)}; held ${d.points}.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: bank,
        accounts: [
          {
            ...account,
            pastDue: "0.00",
            aprs: [
              rate("purchase", d.apr, d.interestBase),
              rate("balance-transfer", d.apr, 0),
              { kind: "promotional", apr: "1.99", balance: decimal(d.promo), expires: offerEnds },
              rate("cash-advance", "24.90", d.cash),
            ],
          },
        ],
        transactions: cardRows(order),
      },
    };
  },
};

export const smCardsRates: readonly Layout[] = [furniture, union];
