import { document, type Layout } from "../layout.ts";
import { makeCollection, makePayLaterPlan } from "../loan-data.ts";
import { BASE, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { namedAs } from "./sm-data.ts";

const $ = money.dollar;

const SHOPS = ["Larch & Wren Outdoor", "Dorsey Appliance Outlet", "Ninth Street Optical"];

/** A pay-later house's receipt of one plan: the basket, a ladder of instalments with ticks, what a missed one costs. */
const payLater: Layout = {
  name: "sm-paylater-ladder",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const plan = makePayLaterPlan(seed * 3 + 17);
    const shop = SHOPS[seed % SHOPS.length] ?? "";
    const last = plan.schedule.at(-1)?.day ?? plan.nextDue;
    const printed = addDays(plan.nextDue, -5);
    const paid = plan.price - plan.remaining;
    const shipping = 599 + (seed % 5) * 100;
    const ordinal = ["1st", "2nd", "3rd", "4th", "5th", "6th"];
    const html = document(
      `body{font:10pt "DejaVu Sans Condensed";max-width:5.4in;margin:0 auto;color:#2d1b4e}${BASE}.h{background:#5f2eea;color:#fff;border-radius:0 0 18px 18px;padding:16px 20px}.h b{font-size:19pt}.step{display:flex;justify-content:space-between;border-left:4px solid #cbb8ff;padding:8px 12px;margin-left:8px}.done{border-color:#5f2eea;color:#8d83a3}.next{background:#f3eeff;font-weight:bold}h3{margin:18px 0 6px}.small{line-height:1.5;color:#6b6280}`,
      `<div class=h><div style="font-size:9pt">zipwick &nbsp;|&nbsp; plan summary, ${date.abbreviatedBare(printed)}</div><b>${$(plan.instalment)}</b> comes out on ${date.abbreviatedBare(plan.nextDue)}<br><span style="font-size:9pt">from Visa debit ending 7730</span></div>
      <h3>${shop.replace("&", "&amp;")}</h3>${pairs([
        ["Plan number", `ZW-${plan.number}`],
        ["Ordered", date.abbreviatedBare(plan.boughtOn)],
        ["Items", $(plan.price - shipping)],
        ["Shipping and tax", $(shipping)],
        ["Purchase total", $(plan.price)],
        ["Paid so far", $(paid)],
        ["<b>Left to pay</b>", `<b>${$(plan.remaining)}</b>`],
        ["Interest", "0% APR"],
      ])}
      <h3>Pay in ${plan.count}, every two weeks</h3>${plan.schedule
        .map((entry, index) => {
          const state = entry.paid ? "done" : index === plan.paid ? "next" : "";
          const note = entry.paid ? "&#10003; paid" : index === plan.paid ? "up next" : "";
          return `<div class="step ${state}"><span>${ordinal[index]} &nbsp; ${date.monthDay(entry.day)}</span><span>${note}</span><span>${$(entry.amount)}</span></div>`;
        })
        .join("")}
      <p>Your last payment is on <b>${date.abbreviatedBare(last)}</b>. Pay early at any time; it costs nothing.</p>
      <h3>Good to know</h3><p class=small>A payment we cannot collect is tried again after 3 days; then a late fee of $7.00 applies, never more than 25% of the purchase. Move a due date once for free. Your spending power today is $650.00 (it changes). Monthly plans of 6 to 24 months carry 10.00% to 35.99% APR; yours is not one. Returned something? The refund lowers your last payments first. Zipwick Inc., 410 Congress Ave, Austin TX 78701. Loans in California are made under licence 60DBO-118204.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "zipwick",
        accounts: [
          {
            kind: "loan",
            institution: "zipwick",
            accountLast4: plan.number.slice(-4),
            statementDate: printed,
            currentBalance: decimal(plan.remaining),
            originalBalance: decimal(plan.price),
            minimumPayment: decimal(plan.instalment),
            paymentDueDate: plan.nextDue,
            maturityDate: last,
            apr: "0.00",
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          ...namedAs(["Zipwick Inc.", shop]),
          "accounts.0.kind": ["other", "personal-loan"],
          "accounts.0.paymentsAndCredits": [decimal(paid)],
          "accounts.0.purchases": [decimal(plan.price)],
        },
      },
    };
  },
};

/** A law office that collects: running prose, the sum in the second paragraph, an itemisation at the end, three ways to settle for less. */
const letter: Layout = {
  name: "sm-collections-law-office",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeCollection(seed * 9 + 4);
    const office = "Hadley, Marsh & Associates, P.C.";
    const half = Math.round(d.owedNow * 0.55);
    const html = document(
      `body{font:11pt "Liberation Serif";padding:0 0.35in;line-height:1.42}${BASE}.lh{text-align:center;border-bottom:1px solid #000;padding-bottom:8px;margin-bottom:20px}.box{border:1px solid #000;padding:8px 14px;width:74%;margin:10px auto;font-size:10pt}.box td{padding:2px 4px}.small{font-size:8.5pt}`,
      `<div class=lh><b style="font-size:15pt;letter-spacing:1px">Hadley, Marsh &amp; Associates, P.C.</b><br><span class=small>ATTORNEYS IN THE PRACTICE OF DEBT COLLECTION<br>1400 Market Street, Suite 2100, Harrisburg, Pennsylvania 17101 &middot; (717) 555-0139</span></div>
      <p>${date.long(d.letterDate)}</p><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p>
      <p><b>Re: &nbsp;${d.creditor.replace("&", "&amp;")}, account ending ${d.originalLast4}<br>Our file: ${d.number}</b></p>
      <p>Dear ${d.person.name}:</p>
      <p>This office has been retained by ${d.creditor.replace("&", "&amp;")} to collect what you owe on the account named above. No attorney has yet reviewed the particulars of your account.</p>
      <p>As of the date of this letter, you owe <b>${$(d.owedNow)}</b>. Between ${date.long(d.itemisedFrom)} and today you were charged ${$(d.interest)} in interest and ${$(d.fees)} in fees, and paid or were credited ${$(d.paid)} toward the debt.</p>
      <p>Our client will accept any one of the following. If you pay ${$(half)} by ${date.long(addDays(d.letterDate, 40))}, the account will be closed as settled. If you pay three instalments of ${$(Math.round(d.owedNow * 0.22))}, it will likewise be closed. Or you may pay ${$(Math.max(2_500, Math.round(d.owedNow / 24)))} a month until the full sum is paid. We are not obliged to renew these offers.</p>
      <p>You have until ${date.long(d.disputeBy)} to dispute all or part of the debt. If you write to us by that day, we must stop collecting until we send you information that shows you owe it. If you do nothing by ${date.long(d.disputeBy)}, we will assume that our information is correct.</p>
      <div class=box>${pairs([
        [`Owed on ${date.long(d.itemisedFrom)}`, $(d.owedThen)],
        ["Interest charged since", `+ ${$(d.interest)}`],
        ["Fees charged since", `+ ${$(d.fees)}`],
        ["Paid or credited since", `&minus; ${$(d.paid)}`],
        ["<b>Total of the debt now</b>", `<b>${$(d.owedNow)}</b>`],
      ])}</div>
      <p>Very truly yours,<br><br><i>Hadley, Marsh &amp; Associates, P.C.</i></p>
      <p class=small>This is a communication from a debt collector in an attempt to collect a debt; any information obtained will be used for that purpose. Court costs, which can be $168.50 or more, are not part of the sum above and none have been incurred. Pay at hadleymarsh.example with file ${d.number} or by telephone, reference 55-${seed % 10}201. &#9633; This is not my debt &#9633; The amount is wrong &#9633; Other</p>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: office,
        accounts: [
          {
            kind: "other",
            institution: office,
            accountLast4: d.number.slice(-4),
            statementDate: d.letterDate,
            currentBalance: decimal(d.owedNow),
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          institution: ["Hadley, Marsh & Associates"],
          "accounts.0.institution": ["Hadley, Marsh & Associates", d.creditor],
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

export const smDebts: readonly Layout[] = [payLater, letter];
