import type { Layout } from "../layout.ts";
import { addMonths } from "../loan-data.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { address, facts, makeDebt, paper, rowsWhen, type Size, tr, truthOf } from "./so-data.ts";

const $ = money.dollar;

const HOME: Size = {
  borrowed: [980, 6_400],
  terms: [180, 240, 360],
  rates: [2, 7],
  endings: ["125", "250", "375", "500", "625", "750", "875", "990"],
  escrow: [190, 980],
  dueOnFirst: true,
};

/** A large servicer under a trade name: boxes in the order of the federal sample form, late months listed one by one. */
const lamplight = paper("mortgage-federal-form-boxes", (seed) => {
  const d = makeDebt(seed * 13 + 5, HOME);
  const late = addDays(d.due, 16);
  const months = Array.from({ length: d.missed }, (_, index) => addMonths(d.due, index - d.missed));
  return {
    style: `body{font:9pt "Liberation Sans";color:#1b1b1b}.logo{font-size:21pt;color:#d07a00;font-weight:bold;line-height:.9}.logo i{display:block;font:8pt "Liberation Sans";color:#333}h4{margin:0;background:#24303c;color:#fff;padding:3px 6px;font-size:9pt}.bx{border:1px solid #24303c;margin-bottom:9px}.bx td{padding:1.5px 6px}.bx tr.t td{border-top:1px solid #24303c;font-weight:bold}.amt{background:#fff2dc;text-align:center;padding:6px;border:2px solid #d07a00}.amt b{font-size:15pt;display:block}.leg{font-size:6.6pt;color:#444;line-height:1.35}.cut{border-top:1px dashed #777;margin-top:8px;padding-top:6px}`,
    body: `<div class=row><div class=logo>lamplight<i>MORTGAGE</i></div><div class=r><b style="font-size:13pt">Mortgage Statement</b><br>Statement date: ${date.slash(d.statement)}</div></div>
      <div class=row style="margin:10px 0"><div style="padding:14px 0 0 30px">${address(d)}<p style="font-size:7.6pt">Customer Service: 1-800-555-0121<br>www.lamplightmortgage.example</p></div><div><table>${tr("Loan Number", d.number)}${tr("Property Address", d.person.street)}${tr("Payment Due Date", date.slash(d.due))}</table><div class=amt>Amount Due<b>${$(d.totalDue)}</b><span style="font-size:7.5pt">If payment is received after ${date.slash(late)}, ${$(d.lateCharge)} late fee will be charged.</span></div></div></div>
      <div class=row><div><div class=bx><h4>Account Information</h4><table>${tr("Outstanding Principal<sup>1</sup>", $(d.principal))}${tr("Interest Rate (Fixed)", `${d.rate}%`)}${tr("Prepayment Penalty", "None")}${tr("Escrow Balance", $(d.escrowBalance))}${tr("Maturity Date", date.monthYear(d.matures))}</table></div></div>
      <div><div class=bx><h4>Explanation of Amount Due</h4><table>${tr("Principal", $(d.nextPrincipal))}${tr("Interest", $(d.nextInterest))}${tr("Escrow (Taxes and Insurance)", $(d.escrow))}<tr class=t><td>Regular Monthly Payment</td><td class=r>${$(d.regular)}</td></tr>${tr("Total Fees and Charges", $(d.fees))}${tr("Overdue Payment", $(d.pastDue))}<tr class=t><td>Total Amount Due</td><td class=r>${$(d.totalDue)}</td></tr></table></div></div></div>
      <div class=bx><h4>Past Payments Breakdown</h4><table><tr><th></th><th class=r>Paid Since Last Statement</th><th class=r>Paid Year to Date</th></tr>${tr("Principal", $(d.missed ? 0 : d.last.principal), $(d.ytd.principal))}${tr("Interest", $(d.missed ? 0 : d.last.interest), $(d.ytd.interest))}${tr("Escrow (Taxes and Insurance)", $(d.missed ? 0 : d.escrow), $(d.ytd.escrow))}${tr("Fees", $(0), $(0))}${tr("Partial Payment (Unapplied)*", $(d.suspense), $(d.suspense))}<tr class=t><td>Total</td><td class=r>${$((d.missed ? 0 : d.regular) + d.suspense)}</td><td class=r>${$(d.ytd.principal + d.ytd.interest + d.ytd.escrow + d.suspense)}</td></tr></table></div>
      ${rowsWhen(
        d.missed > 0,
        `<div class=bx style="background:#f4f4f4"><h4>**Delinquency Notice**</h4><div style="padding:4px 6px">You are late on your mortgage payments. Failure to bring your loan current may result in fees and foreclosure &ndash; the loss of your home. As of ${date.long(d.statement)}, you are ${d.missed * 30 - 15} days delinquent on your mortgage loan.<ul style="margin:3px 0">${months.map((month) => `<li>Payment due ${date.slash(month)}: <b>Unpaid balance of ${$(d.regular)}</b></li>`).join("")}<li>Current payment due ${date.slash(d.due)}: ${$(d.regular)}</li><li><b>Total: ${$(d.totalDue)} due.</b> You must pay this amount, which includes late fees of ${$(d.fees)}, to bring your loan current.</li></ul></div></div>`,
      )}
      <div class=leg>*Partial Payments: any partial payments are not applied to your mortgage but held in a separate suspense account. <sup>1</sup>This is your principal balance only, not the amount required to pay your loan in full; a payoff quote fee of $25.00 may apply for a faxed quote. Paying by phone with an agent costs $15.00 where allowed. Returned items: $20.00. Homeowner counselors: hud.gov or 1-800-569-4287. Lamplight Mortgage is a trade name of Cardwell Home Lending LLC, NMLS 3029114, 4000 Orchard Pkwy, Suite 610, Lewisville, TX 75057.</div>
      <div class="cut row"><div class=leg style="font-size:8pt">Lamplight Mortgage<br>P.O. Box 650783<br>Dallas, TX 75265-0783</div><table style="flex:1.4">${tr("Loan number", d.number)}${tr(`Amount due by ${date.slash(d.due)}`, $(d.totalDue))}${tr(`After ${date.slash(late)} pay`, $(d.totalDue + d.lateCharge))}${tr("Additional principal", "$ ________.__")}${tr("Total enclosed", "$ ________.__")}</table></div>`,
    truth: truthOf([d], [facts(d, "mortgage", "Lamplight Mortgage", ["originalBalance", "maturityDate"])], {
      also: [
        "Lamplight",
        "lamplight",
        "lamplight MORTGAGE",
        "LAMPLIGHT MORTGAGE",
        "Cardwell Home Lending LLC",
      ],
      noRows: true,
      // Only its month is printed.
      allowed: { "accounts.0.maturityDate": [d.matures] },
    }),
  };
});

/** A credit union's brand over a subservicer's paper: grey side bar with five numbers, the ledger by columns, no coupon. */
const teachers = paper("mortgage-subserviced-credit-union", (seed) => {
  const d = makeDebt(seed * 7 + 91, HOME);
  const tax = d.random.whole(90_000, 240_000);
  const line = (day: string, text: string, ...cells: readonly number[]) =>
    tr(
      `${date.short(day)}</td><td>${text}`,
      ...cells.map((cell) => (cell === 0 ? "" : money.trailing(cell))),
    );
  return {
    style: `body{font:8.8pt "DejaVu Sans Condensed"}.main{display:flex;gap:14px}.side{width:2.05in;background:#ececec;padding:10px;font-size:8pt}.side p{margin:0 0 7px}.side b{display:block;font-size:7pt;color:#555;font-weight:normal}.body{flex:1}.cu{border-bottom:4px double #0b4f2c;padding-bottom:6px;margin-bottom:10px}.cu b{font:bold 15pt "Liberation Serif";color:#0b4f2c}h3{font-size:9.4pt;margin:12px 0 3px;border-bottom:1px solid #0b4f2c;color:#0b4f2c}.big td{font-size:11pt;font-weight:bold;border-top:1px solid #222}.led th{font-size:7pt;border-bottom:1px solid #888}.led td{font-size:7.8pt;padding:2px 0}.s{font-size:7pt;line-height:1.4;color:#333}`,
    body: `<div class=cu><b>Three Forks Teachers Federal Credit Union</b><br><span style="font-size:8pt">Home Loan Servicing Center &nbsp;|&nbsp; PO Box 8068, Virginia Beach VA 23450 &nbsp;|&nbsp; 888.555.0162</span></div>
      <div class=main><div class=side><p><b>LOAN NO.</b>${d.number}</p><p><b>MEMBER NO.</b>${d.other.slice(0, 7)}</p><p><b>INVESTOR LOAN NO.</b>17${d.other.slice(2, 10)}</p><p><b>MIN</b>1001${d.other}-7</p><p><b>PREPARED</b>${date.dotted(d.statement)}</p><p><b>LOAN TYPE</b>Conventional, 1st lien, ${d.term / 12}-yr fixed</p><p><b>INTEREST RATE</b>${d.rate} %</p><p><b>UNPAID PRINCIPAL</b>${$(d.principal)}</p><p><b>ESCROW ON DEPOSIT</b>${$(d.escrowBalance)}</p><p><b>SUSPENSE</b>${$(d.suspense)}</p><p><b>ORIGINAL LOAN AMOUNT</b>${$(d.original)}</p><p><b>INTEREST PAID IN ${d.statement.slice(0, 4)}</b>${$(d.ytd.interest)}</p><p><b>PRINCIPAL PAID IN ${d.statement.slice(0, 4)}</b>${$(d.ytd.principal)}</p><p class=s style="margin-top:20px">Pay online any time at homeloans.threeforksteachers.example. Drafts from a checking account elsewhere (for example First Plains Bank) take two business days.</p></div>
      <div class=body>${address(d, 'style="margin:18px 0 22px 8px"')}
      <p>Your next payment is due <b>${date.long(d.due)}</b>. ${d.missed > 0 ? `We have not received your payment${d.missed > 1 ? "s" : ""} due ${date.longNoYear(addMonths(d.due, -d.missed))}${d.missed > 1 ? ` and ${date.longNoYear(addMonths(d.due, -1))}` : ""}; please call us to talk about your options.` : "Thank you for paying on time."}</p>
      <h3>What you owe now</h3><table>${tr("Principal and interest", $(d.instalment))}${tr("County tax and homeowner's insurance", $(d.escrow))}${tr("<b>This month's payment</b>", `<b>${$(d.regular)}</b>`)}${tr("Past due from earlier months", $(d.pastDue))}${tr("Late charges not yet paid", $(d.fees))}<tr class=big><td>Please pay</td><td class=r>${$(d.totalDue)}</td></tr></table>
      <p class=s>A late charge of ${$(d.lateCharge)} is added when a payment arrives more than 15 days after its due date.</p>
      <h3>Ledger since your last statement</h3><table class=led><tr><th>Date</th><th>Description</th><th class=r>Amount</th><th class=r>Principal</th><th class=r>Interest</th><th class=r>Escrow</th><th class=r>Other</th></tr>${rowsWhen(d.missed === 0, line(d.last.day, `Payment ${date.noYear(d.last.for)}`, d.regular, d.last.principal, d.last.interest, d.escrow, 0))}${line(addDays(d.statement, -4), "County tax disb.", -tax, 0, 0, -tax, 0)}${rowsWhen(d.missed > 0, line(addDays(d.statement, -2), "Late charge", d.lateCharge, 0, 0, 0, d.lateCharge))}</table>
      <h3>Important</h3><div class=s>This loan is serviced by Dovetail Loan Servicing Corp. (NMLS #1190442) on behalf of Three Forks Teachers Federal Credit Union. Payments received after 5 p.m. ET are credited the next business day. To dispute an error write to Attn: Notice of Error, PO Box 8123, Virginia Beach VA 23450. If you need 0.25% off your rate, ask about our refinance special: 15 years from 5.375% (5.612% APR), payment of $8.10 per $1,000 borrowed. Federally insured by NCUA to at least $250,000. This is an attempt to collect a debt if the debt was in default when servicing began.</div></div></div>`,
    truth: truthOf(
      [d],
      [facts(d, "mortgage", "Three Forks Teachers Federal Credit Union", ["maturityDate"])],
      {
        also: ["Three Forks Teachers", "Three Forks Teachers FCU", "Dovetail Loan Servicing Corp."],
      },
    ),
  };
});

/** An acronym for a letterhead, a former servicer, an adjustable rate and a deferred part of the principal; the coupon is on top. */
const fallbrook = paper("mortgage-acronym-arm-deferred", (seed) => {
  const d = makeDebt(seed * 5 + 233, { ...HOME, terms: [360], rates: [4, 8] });
  const deferred = d.random.whole(40, 290) * 10_000 + d.random.whole(0, 9_999);
  const reset = addMonths(d.due, d.random.whole(2, 11));
  const corporate = d.random.chance(0.4) ? 1_500 : 0;
  const all = d.totalDue + corporate;
  return {
    style: `body{font:9pt "Liberation Sans Narrow"}.cp{border:1px solid #000;padding:8px 10px;margin-bottom:6px}.tear{font-size:7pt;text-align:center;border-bottom:1px dotted #000;margin-bottom:12px}.fr{font:bold 26pt "Liberation Serif";letter-spacing:-2px}.g{display:grid;grid-template-columns:1fr 1fr;gap:0 26px}.g table td{border-bottom:1px dotted #999;padding:2px 0}h5{font-size:9.4pt;margin:10px 0 2px;text-transform:uppercase;letter-spacing:.5px}.s{font-size:7.6pt;line-height:1.35;margin:8px 0}`,
    body: `<div class=cp><div class=row><div><span class=fr>FRS</span><br>FRS, LP<br>PO BOX 619063<br>DALLAS TX 75261-9063</div><table style="flex:1.3">${tr("ACCOUNT", `${d.number.slice(0, 3)} ${d.number.slice(3)}`)}${tr("TOTAL PAYMENT AMOUNT", money.plain(all))}${tr("DUE DATE", date.dashed(d.due))}${tr(`IF RECEIVED AFTER ${date.dashed(addDays(d.due, 15))}`, money.plain(all + d.lateCharge))}${tr("EXTRA PRINCIPAL / EXTRA ESCROW", "_______ / _______")}</table></div><div style="font:8pt 'Liberation Mono'">0${d.number} 00${decimal(all).replace(".", "")} 00${decimal(d.lateCharge).replace(".", "")} 4</div></div><div class=tear>tear here and mail the upper part with your check</div>
      <div class=row>${address(d, 'style="padding:10px 24px"')}<div class=r>Monthly Billing Statement<br>Date: ${date.dashed(d.statement)}<br>Account: ${d.number.slice(0, 3)} ${d.number.slice(3)}<br>Your old account with Oakstone Home Servicing: ${d.other.slice(0, 9)}</div></div>
      <p class=s>Welcome. On ${date.long(addDays(d.statement, -33))} the servicing of your loan moved from Oakstone Home Servicing to us. Payments sent to Oakstone are forwarded for 60 days. The owner of your loan is Alder Creek Mortgage Trust 2019-HB2.</p>
      <div class=g><div><h5>Your loan</h5><table>${tr("Interest-bearing principal", money.plain(d.principal))}${tr("Deferred principal (0%)", money.plain(deferred))}${tr("Total principal balance", money.plain(d.principal + deferred))}${tr("Rate until next change", `${d.rate}%`)}${tr("Next rate change", date.dashed(reset))}${tr("Lifetime cap / floor", "11.750% / 2.250%")}${tr("Index / margin", "SOFR 30-day / 2.750%")}${tr("Matures", date.dashed(d.matures))}${tr("Escrow balance", money.trailing(d.random.chance(0.5) ? d.escrowBalance : -d.escrowBalance))}${tr("Late charges outstanding", money.plain(d.fees))}</table></div>
      <div><h5>Your payment</h5><table>${tr("Principal", money.plain(d.nextPrincipal))}${tr("Interest", money.plain(d.nextInterest))}${tr("Escrow", money.plain(d.escrow))}${tr("CURRENT PAYMENT", money.plain(d.regular))}${tr(`PAST DUE (${d.missed})`, money.plain(d.pastDue))}${tr("LATE CHARGES", money.plain(d.fees))}${tr("PROPERTY INSPECTION", money.plain(corporate))}${tr("<b>TOTAL</b>", `<b>${money.plain(all)}</b>`)}</table><h5>Paid in ${d.statement.slice(0, 4)}</h5><table>${tr("Principal / Interest", `${money.plain(d.ytd.principal)} / ${money.plain(d.ytd.interest)}`)}${tr("Escrow", money.plain(d.ytd.escrow))}</table></div></div>
      <p class=s><b>About your deferred principal.</b> Under the modification you signed, ${money.dollar(deferred)} does not accrue interest. It is due when the loan matures, is refinanced, or the home is sold. Your last payment of ${money.dollar(d.last.amount)} was posted ${date.dashed(d.last.day)}.</p>
      <p class=s>This communication is from a debt collector. Fallbrook Residential Servicing, LP (&ldquo;FRS&rdquo;) reports to credit bureaus. If you are in bankruptcy this statement is for information only. New York City licence 2071163-DCA. Fees: payoff by fax $10.00, second request $20.00; phone payment $12.50; recording up to $85.00. Help for homeowners: 888-995-4673. SCRA caps the rate at 6% in active service.</p>`,
    truth: truthOf(
      [d],
      [
        facts(d, "mortgage", "Fallbrook Residential Servicing, LP", ["originalBalance"], {
          currentBalance: decimal(d.principal + deferred),
        }),
      ],
      {
        also: ["FRS", "FRS, LP", "Fallbrook Residential Servicing"],
        noRows: true,
        allowed: {
          "accounts.0.currentBalance": [decimal(d.principal)],
          "accounts.0.feesCharged": [
            decimal(d.fees),
            decimal(d.lateCharge),
            decimal(corporate),
            decimal(d.fees + corporate),
          ],
        },
      },
    ),
  };
});

/** A small bank's letter: the figures stand in sentences, a table only for the split of the last payment; autopay from elsewhere. */
const sentences = paper("mortgage-bank-letter-sentences", (seed) => {
  const d = makeDebt(seed * 3 + 777, { ...HOME, terms: [120, 180], rates: [3, 7] });
  const own = seed % 2 === 0;
  return {
    style: `body{font:10.6pt/1.5 "Liberation Serif";padding:.3in .5in}.hd{text-align:center;border-bottom:1px solid #7a1f1f;padding-bottom:8px;margin-bottom:22px}.hd b{font-size:17pt;font-variant:small-caps;color:#7a1f1f;letter-spacing:1px}.sp{border:1px solid #aaa;margin:8px 0}.sp td,.sp th{padding:2px 8px;font-size:9.4pt}.f{font-size:7.8pt;line-height:1.35;margin-top:26px;color:#444;border-top:1px solid #ccc;padding-top:6px}`,
    body: `<div class=hd><b>Pier &amp; Plain Savings Bank</b><br><span style="font-size:8.6pt">Established 1887 &middot; 12 Custom House Square, Belfast, Maine 04915 &middot; (207) 555-0144</span></div>
      <div class=row>${address(d)}<div class=r>${date.long(d.statement)}<br>Home loan ${d.number.slice(0, 4)}-${d.number.slice(4, 8)}-${d.number.slice(8)}<br>Customer 00${d.other.slice(0, 5)}</div></div>
      <p><b>Your monthly mortgage statement</b></p>
      <p>Your regular payment of <b>${$(d.regular)}</b> is due on <b>${date.long(d.due)}</b>. Of this, ${$(d.nextInterest)} is interest, ${$(d.nextPrincipal)} reduces your principal and ${$(d.escrow)} goes to your escrow account. ${d.missed > 0 ? `In addition ${$(d.pastDue)} from earlier months is past due and late charges of ${$(d.fees)} are unpaid, so that the total you owe us today is ${$(d.totalDue)}.` : "Nothing is past due and you owe no fees."} ${own ? `We will draw the payment from your account ending 8830 at Granite County Credit Union on ${date.longNoYear(addDays(d.due, 1))}.` : "Please use the envelope we enclose, or pay at any branch."}</p>
      <p>The principal you still owe is ${$(d.principal)}. You borrowed ${$(d.original)} in ${date.monthYear(d.opened)}; the loan bears interest at ${d.rate}% a year, fixed, and ends with the payment of ${date.long(d.matures)}. Your escrow account holds ${$(d.escrowBalance)}.</p>
      <p>On ${date.long(d.last.day)} we received ${$(d.last.amount)} and applied it this way:</p>
      <table class=sp><tr><th></th><th class=r>Principal</th><th class=r>Interest</th><th class=r>Escrow</th><th class=r>Fees</th><th class=r>Total</th></tr>${tr("This payment", $(d.last.principal), $(d.last.interest), $(d.escrow), $(0), $(d.last.amount))}${tr(`So far in ${d.statement.slice(0, 4)}`, $(d.ytd.principal), $(d.ytd.interest), $(d.ytd.escrow), $(0), $(d.ytd.principal + d.ytd.interest + d.ytd.escrow))}</table>
      <p>A payment that reaches us after ${date.longNoYear(addDays(d.due, 15))} carries a late charge of ${$(d.lateCharge)}. A partial payment is held apart until the rest arrives.</p><p>Sincerely,<br><i>Your loan servicing desk</i></p>
      <div class=f>Principal owed is not a payoff figure; a payoff letter is free once in each 12 months and $15.00 afterwards. If you have trouble paying, a HUD counselor can help: 1-800-569-4287. Write to us about errors at the address above, Attn: Compliance. We hold a second loan offer for you: a home equity line from 7.99% variable APR, maximum 18.00%, $50.00 yearly fee. Member FDIC. Equal Housing Lender. NMLS 448821.</div>`,
    truth: truthOf(
      [d],
      [facts(d, "mortgage", "Pier & Plain Savings Bank", d.missed > 0 ? [] : ["pastDue"])],
      {
        also: ["Pier & Plain"],
        rows: [],
        allowed: d.missed > 0 ? {} : { "accounts.0.pastDue": ["0.00"] },
      },
    ),
  };
});

export const soMortgages: readonly Layout[] = [lamplight, teachers, fallbrook, sentences];
