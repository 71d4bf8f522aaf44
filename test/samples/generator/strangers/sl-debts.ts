import { document, type Layout } from "../layout.ts";
import { makeCollection } from "../loan-data.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { makePlans, NEXT_PAGE } from "./sl-data.ts";

const $ = money.dollar;

/** A pay-later company's monthly letter: every purchase a card of its own with its remaining payments; sums over all on top. */
const payLater: Layout = {
  name: "sl-paylater-three-orders",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makePlans(seed);
    const [first, second] = d.quarters;
    if (!first || !second) throw new RangeError("Two purchases in four parts.");
    const m = d.monthly;
    const toPay = first.left + second.left + m.left;
    const four = (plan: typeof first) =>
      `<div class=order><div class=top><b>${plan.seller}</b><span>Order ${plan.number}</span></div><div class=line>Bought ${date.abbreviatedBare(plan.bought)} for ${$(plan.price)} · Split in 4 · 0.00% APR</div><table><tr>${plan.parts
        .map(
          (part) =>
            `<td style="text-align:center"><div class=dot>${part.paid ? "✓" : "○"}</div>${$(part.amount)}<br><span class=grey>${part.paid ? "paid " : ""}${date.monthDay(part.day)}</span></td>`,
        )
        .join(
          "",
        )}</tr></table><div class=line><b>${$(plan.left)} left.</b> Next: ${$(plan.part)} on ${date.abbreviatedBare(plan.next)}. Final payment on ${date.abbreviatedBare(plan.last)}.</div></div>`;
    const html = document(
      `body{font:9.5pt "DejaVu Sans Condensed","DejaVu Sans";color:#232323}${BASE}.order{border:1px solid #ddd;border-left:6px solid #ff5c8a;border-radius:6px;margin:10px 0;padding:8px 12px;break-inside:avoid}.top{display:flex;justify-content:space-between;font-size:11pt}.line{margin:4px 0}.grey{color:#777;font-size:7.5pt}.dot{color:#ff5c8a;font-size:13pt}td{padding:3px}.sum{background:#ffe3ec;border-radius:6px;padding:10px 14px}`,
      `<div class=row><div style="font:bold 23pt 'DejaVu Sans';color:#ff5c8a">parsel<span style="color:#232323">pay</span></div><div class=r>Account summary<br>${date.long(d.today)}</div></div>
      <p>${d.person.name}<br><span class=grey>${d.person.street}, ${d.person.town}</span></p>
      <div class="row sum"><div>Open orders<br><b style="font-size:15pt">3</b></div><div>Left to pay on all of them<br><b style="font-size:15pt">${$(toPay)}</b></div><div>Spending power<br><b style="font-size:15pt">about ${money.wholeDollars(150_000)}</b></div></div>
      <p>We collect each payment from your debit card ending 2094 on its day. Move a payment by up to 7 days in the app, once an order, at no cost.</p>
      ${four(first)}
      <div class=order><div class=top><b>${m.seller}</b><span>Order ${m.number}</span></div><div class=line>Bought ${date.abbreviatedBare(m.bought)} for ${$(m.price)} · ${m.months} monthly payments · ${m.rate}% APR</div>${pairs(
        [
          ["Each month", $(m.instalment)],
          ["Payments so far", `${m.paid} of ${m.months}`],
          ["Principal left", `<b>${$(m.left)}</b>`],
          ["Next payment on", date.abbreviatedBare(m.next)],
          ["Final payment on", date.abbreviatedBare(m.last)],
          ["Finance charge over the whole plan", $(m.instalment * m.months - m.price)],
          ["Total of payments", $(m.instalment * m.months)],
        ],
        "style='width:62%'",
      )}</div>
      ${four(second)}
      <p><b>Paid off since your last summary</b></p>${grid(
        "llr",
        ["Order", "Shop", "You paid in all"],
        [[`Order ${first.number.slice(0, 5)}7710`, "Quince & Co.", $(first.price + 2_310)]],
      )}
      ${NEXT_PAGE}<p class=grey style="line-height:1.6">Split in 4 is made by Parsel Pay, Inc. and charges no interest; if a payment fails we may add a late fee of $7.00, never more than a quarter of the order. Monthly plans are loans by Lakeshore Community Bank, Member FDIC, at 0% to 35.99% APR; a down payment may be due. For example, an $800.00 purchase at 15.00% APR is 12 payments of $72.21. Spending power is an estimate and not a promise of credit. Paying early costs nothing and lowers the interest of monthly plans. Returns: a refund is first taken from the last payments. CA loans under license 60DBO-110414. Contact us at help@parselpay.example or 1-844-555-0127, PO Box 31007, Columbus OH 43231.</p>`,
    );
    const names = ["parsel pay", "Parsel Pay, Inc.", "Parsel Pay", "Lakeshore Community Bank"];
    const part = (plan: typeof first) => ({
      kind: "loan" as const,
      institution: "parselpay",
      accountLast4: plan.number.slice(-4),
      statementDate: d.today,
      currentBalance: decimal(plan.left),
      originalBalance: decimal(plan.price),
      minimumPayment: decimal(plan.part),
      paymentDueDate: plan.next,
      maturityDate: plan.last,
      apr: "0.00",
    });
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "parselpay",
        accounts: [
          part(first),
          {
            ...part(first),
            accountLast4: m.number.slice(-4),
            currentBalance: decimal(m.left),
            originalBalance: decimal(m.price),
            minimumPayment: decimal(m.instalment),
            paymentDueDate: m.next,
            maturityDate: m.last,
            apr: m.rate,
          },
          part(second),
        ],
        transactions: [],
        transactionsOpen: true,
        // The contract names no kind for pay-later plans; the shop, too, is printed as who is paid.
        allowed: Object.fromEntries([
          ["institution", names],
          ...[first.seller, m.seller, second.seller].flatMap((seller, index) => [
            [`accounts.${index}.institution`, [...names, seller]],
            [`accounts.${index}.kind`, ["personal-loan", "other"]],
          ]),
        ]),
      },
    };
  },
};

/** A debt buyer's letter in running text: where the debt came from, what it is now, three ways to settle it for less. */
const buyerLetter: Layout = {
  name: "sl-collections-buyer-offers",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeCollection(seed * 37 + 3);
    const settle = Math.round(d.owedNow * 0.45);
    const six = Math.round((d.owedNow * 0.6) / 6);
    const twelve = Math.ceil(d.owedNow / 12);
    const option = (letter: string, title: string, text: string) =>
      `<div class=opt><div class=let>${letter}</div><div><b>${title}</b><br>${text}</div></div>`;
    const html = document(
      `body{font:10.5pt "Liberation Serif";line-height:1.3}${BASE}.opt{display:flex;gap:12px;align-items:center;margin:6px 0}.let{border:1.5px solid #000;border-radius:50%;width:28px;height:28px;text-align:center;line-height:26px;font-weight:bold;flex:none}.ref{border:1px solid #000;padding:6px 10px;font-size:9pt}.fine{font-size:8pt;line-height:1.25}`,
      `<div style="text-align:center"><b style="font-size:16pt;letter-spacing:2px">GRAYSTOKE RECEIVABLES, LLC</b><br><span class=small>3600 Corporate Exchange, Suite 210, Norfolk VA 23502 · Mon-Thu 8 a.m. to 9 p.m. ET · (800) 555-0184</span></div>
      <div class=row style="margin:26px 0 16px"><div>${date.long(d.letterDate)}<br><br>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div class=ref>${pairs(
        [
          ["Our file", `GR-${d.number}`],
          ["Original creditor", d.creditor.replace("&", "&amp;")],
          ["Original account ending", d.originalLast4],
          ["Date of purchase", date.slash(addDays(d.letterDate, -41))],
          ["<b>Amount of the debt now</b>", `<b>${$(d.owedNow)}</b>`],
        ],
      )}</div></div>
      <p>Dear ${d.person.name},</p>
      <p>Graystoke Receivables, LLC is a debt collector. We purchased the account shown above. On ${date.long(d.itemisedFrom)} you owed ${$(d.owedThen)}. Since that day ${d.interest > 0 ? `${$(d.interest)} of interest` : "no interest"} and ${$(d.fees)} of fees were added and ${d.paid > 0 ? `${$(d.paid)} was paid or credited` : "nothing was paid or credited"}. The whole of the debt is now ${$(d.owedNow)}.</p>
      <p>We would like to resolve this with you. You may choose one of these options until ${date.long(d.disputeBy)}. We are not required to renew them after that date.</p>
      ${option("A", `Pay ${$(settle)} once`, `You save ${$(d.owedNow - settle)}. We will report the account as settled for less than the full balance.`)}
      ${option("B", `Pay ${$(six)} a month, six times`, `In all ${$(six * 6)}. The first payment by ${date.long(addDays(d.letterDate, 30))}.`)}
      ${option("C", `Pay ${$(twelve)} a month, twelve times`, "The full balance. No interest is added while payments are on time.")}
      <p>If you dispute this debt or any part of it, write to us by ${date.long(d.disputeBy)}. We will then stop collection until we have sent you verification. You may also ask for the name and address of the original creditor. We may report the account to credit reporting agencies.</p>
      <p>Sincerely,<br><br>R. Okafor<br>Account Manager, ext. 4417</p>
      <p class=fine>This is an attempt to collect a debt. Any information obtained will be used for that purpose. A forgiven amount of $600.00 or more may be reported to the IRS on Form 1099-C. Payments by card carry no fee. We accept checks for at least $10.00. New York City license 2071944-DCA. Our privacy notice is on the reverse.</p>
      <div style="border-top:1px dashed #000;padding-top:8px;font-size:9pt" class=row><div>☐ A &nbsp; ☐ B &nbsp; ☐ C<br>Make checks to Graystoke Receivables, LLC</div><div class=r>File GR-${d.number}<br>I enclose $ ______________</div></div>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "GRAYSTOKE RECEIVABLES, LLC",
        accounts: [
          {
            kind: "other",
            institution: "GRAYSTOKE RECEIVABLES, LLC",
            accountLast4: d.number.slice(-4),
            statementDate: d.letterDate,
            currentBalance: decimal(d.owedNow),
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          institution: ["Graystoke Receivables"],
          "accounts.0.institution": ["Graystoke Receivables", d.creditor],
          "accounts.0.kind": ["loan", "personal-loan"],
          "accounts.0.accountLast4": [d.originalLast4],
          "accounts.0.originalBalance": [decimal(d.owedThen)],
          "accounts.0.previousBalance": [decimal(d.owedThen)],
          "accounts.0.interestCharged": [decimal(d.interest)],
          "accounts.0.feesCharged": [decimal(d.fees)],
          "accounts.0.paymentsAndCredits": [decimal(d.paid)],
        },
      },
    };
  },
};

export const slDebts: readonly Layout[] = [payLater, buyerLetter];
