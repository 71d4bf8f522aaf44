import { type CardLine, cardRows, makeCard } from "./card-data.ts";
import { cardStatement, kinds } from "./card-layouts.ts";
import { alsoNamed, document, type Layout } from "./layout.ts";
import { BASE, escaped, grid, pairs } from "./markup.ts";
import { addDays, date, decimal, money } from "./print-styles.ts";

const $ = money.dollar;

/** A store's card: a deferred-interest purchase beside the regular balance, its end, the interest that waits, a penalty rate. */
const storeCard: Layout = {
  name: "card-store-deferred",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = makeCard(seed);
    const promo = Math.floor(d.balance * 0.4);
    const promoEnd = addDays(d.end, 190);
    const deferred = Math.floor((promo * Number(d.apr) * 5) / 1_200);
    const printed = [
      ...kinds(d, "payment", "credit"),
      ...kinds(d, "purchase"),
      ...kinds(d, "cash"),
      ...kinds(d, "fee", "interest"),
    ];
    const row = (l: CardLine) => [date.noYear(l.day), escaped(l.text), $(l.amount)];
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}h3{background:#eee;padding:3px;margin:10px 0 4px}`,
      `<div class=row><div style="font-size:17pt;color:#060">Halden Home Credit Card</div><div class=r>${d.name}<br>Account Number ending in ${d.last4}</div></div>
      <div class=row><div><h3>Summary of Account Activity</h3>${pairs([
        ["Previous Balance", $(d.previous)],
        ["- Payments", $(d.payments)],
        ["- Other Credits", $(d.credits)],
        ["+ Purchases", $(d.purchases)],
        ["+ Cash Advances", $(d.cash)],
        ["+ Fees Charged", $(d.fees)],
        ["+ Interest Charged", $(d.interest)],
        ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
        ["Credit Limit", $(d.limit)],
        ["Available Credit", $(d.available)],
        ["Statement Closing Date", date.slash(d.end)],
        ["Days in Billing Cycle", "30"],
      ])}</div>
      <div><h3>Payment Information</h3>${pairs([
        ["New Balance", $(d.balance)],
        ["Total Minimum Payment Due", $(d.minimum)],
        ["Payment Due Date", date.slash(d.due)],
        ["Past Due Amount", $(0)],
      ])}<p class=small><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment Due by the date listed above, you may have to pay a late fee up to $41.00 and a Penalty APR of ${d.penaltyApr}% may apply.</p><p class=small><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
        "lll",
        [
          "If you make no additional charges and each month you pay",
          "You will pay off the balance in about",
          "And you will end up paying an estimated total of",
        ],
        [
          ["Only the minimum payment", `${d.warning.years} years`, $(d.warning.total)],
          [$(d.warning.monthly), "3 years", $(d.warning.monthlyTotal)],
        ],
        "class=small",
      )}</div></div>
      <h3>Promotional Purchase Summary</h3>${grid("lrrl", ["Promotion", "Promotional Balance", "Deferred Interest Charges", "Expiration Date"], [["NO INTEREST IF PAID IN FULL", $(promo), $(deferred), date.slash(promoEnd)]])}<p class=small>To avoid paying Deferred Interest Charges, you must pay the entire Promotional Balance by the Expiration Date.</p>
      <h3>Transaction Detail</h3>${grid("llr", ["Date", "Description", "Amount"], printed.map(row))}
      <h3>Interest Charge Calculation</h3>${grid(
        "llrrr",
        [
          "Type of Balance",
          "Expiration Date",
          "Annual Percentage Rate",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Purchases", "N/A", `${d.apr}%`, $(d.interestBase), $(d.interest)],
          ["Promotional Purchases - Deferred Interest", date.slash(promoEnd), `${d.apr}%`, $(promo), $(0)],
          ["Cash Advances", "N/A", `${d.cashApr}%`, $(d.cash), $(0)],
        ],
      )}${pairs(
        [
          [`Total Fees Charged in ${d.end.slice(0, 4)}`, $(d.ytdFees)],
          [`Total Interest Charged in ${d.end.slice(0, 4)}`, $(d.ytdInterest)],
        ],
        "style='width:50%'",
      )}`,
    );
    return {
      html,
      truth: alsoNamed(
        cardStatement(d, "Halden Home", ({ account, transactions }) => {
          delete account.periodStart;
          delete account.periodEnd;
          account.pastDue = "0.00";
          account.aprs = [
            { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
            { kind: "promotional", apr: d.apr, balance: decimal(promo), expires: promoEnd },
            { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
          ];
          transactions.splice(0, Infinity, ...cardRows(printed));
        }),
        "Halden Home Credit Card",
      ),
    };
  },
};

export const storeCardLayouts: readonly Layout[] = [storeCard];
