import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, grouped, money } from "../print-styles.ts";
import { type Row, taCard } from "./ta-data.ts";
import { address, HEADS, PAGES, page, promoKind } from "./ta-pages.ts";
import { $, apart, byPost, dollars, LONGER, of, taTruth, told, warningRows } from "./ta-truth.ts";

/** A bank for military families: a navy band, the account at the left, credits in parentheses. */
const afma: Layout = {
  name: "ta-afma-cashback",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = taCard(seed, {
      salt: 41,
      shop: ([name, city, state]) => `${name.padEnd(24)}${city.padEnd(14)}${state}`.replaceAll(/ +/g, " "),
      paid: seed % 2 === 0 ? "AFMA CREDIT CARD PAYMENT SAN ANTONIO TX" : "AUTOMATIC PAYMENT - THANK YOU",
      refund: "",
      late: "LATE FEE",
      interest: "PURCHASES",
      cashText: "ATM WITHDRAWAL 0219 KILLEEN TX",
      cashFee: "TRANSACTION FEE - CASH ADVANCE",
      cashInterest: "CASH ADVANCES",
      mayBePastDue: true,
      mayBeCredit: true,
      rates: [14, 25],
      cashApr: "27.15",
      size: [50_000, 520_000],
      floor: 2_500,
      count: [5, 11],
      labels: { purchase: "Purchases", transfer: "Balance Transfers", cash: "Cash Advances" },
    });
    const back = byPost(of(card, "payment", "credit"));
    const activity = byPost(of(card, "purchase", "cash"));
    const fees = of(card, "fee");
    const interest = of(card, "interest");
    const credit = money.brackets;
    const lines = (rows: readonly Row[]) =>
      rows.map((at) => [
        date.noYear(at.trans),
        date.noYear(at.post),
        `${at.ref.slice(0, 4)} ${at.ref.slice(4)}`,
        escaped(at.text),
        credit(at.amount),
      ]);
    const columns = ["Trans Date", "Post Date", "Reference #", "Description", "Amount"];
    const foot = (number: number) =>
      `<span>AFMA Credit Card Statement</span><span>Account Ending In ${card.last4}</span><span>Page ${number} of 3</span>`;
    const one = `<div class=nav><b>AFMA</b><sup>®</sup> <span>CREDIT CARD STATEMENT</span></div><div class=row style="margin:8px 0"><div>AFMA Savings Bank<br>10750 McDermott Fwy<br>San Antonio, TX 78288-9876<p style="margin-top:22px">${address(card)}</p></div><div>${pairs(
      [
        ["Account Type", "AFMA Cashback Rewards Plus American Express<sup>®</sup>"],
        ["Account Ending In", card.last4],
        ["Statement Period", `${date.slash(card.start)} - ${date.slash(card.end)}`],
        ["Statement Closing Date", date.slash(card.end)],
      ],
      "class=ln",
    )}</div></div>
<div class=key><div>NEW BALANCE<br><b>${credit(card.balance)}</b></div><div>MINIMUM PAYMENT DUE<br><b>${$(card.minimum)}</b></div><div>PAYMENT DUE DATE<br><b>${date.slash(card.due)}</b></div></div>
<div class=row><div><h4>SUMMARY OF ACCOUNT ACTIVITY</h4>${pairs(
      [
        ["Previous Balance", credit(card.previous)],
        ["Payments", credit(-card.payments)],
        ["Other Credits", credit(-card.credits)],
        ["Purchases", $(card.purchases)],
        ["Cash Advances", $(card.cash)],
        ["Balance Transfers", "$0.00"],
        ["Fees Charged", $(card.fees)],
        ["Interest Charged", $(card.interest)],
        ["<b>New Balance</b>", `<b>${credit(card.balance)}</b>`],
      ],
      "class=ln",
    )}</div><div><h4>CREDIT INFORMATION</h4>${pairs(
      [
        ["Credit Limit", $(card.limit)],
        ["Available Credit", $(card.available)],
        ["Cash Limit", $(card.cashLimit)],
        ["Available Cash", $(card.cashAvailable)],
        ["Amount Past Due", $(card.pastDue)],
        ["Amount Over Limit", "$0.00"],
        ["Number of Days in Billing Cycle", String(card.days)],
      ],
      "class=ln",
    )}<h4>REWARDS</h4>${pairs([["Cash back earned this period", `$${decimal(Math.round(card.purchases / 66))}`]], "class=ln")}</div></div>
<p><b>Late Payment Warning:</b> If we do not receive your Minimum Payment Due by the Payment Due Date, you may have to pay a late fee of up to $41.</p>${card.warning === undefined ? "" : `<p><b>Minimum Payment Warning:</b> ${LONGER}</p>${grid("lll", HEADS, warningRows(card, dollars, "Only the Minimum Payment"), "class=warn")}`}<p>For credit counseling services: 1-877-555-0172. &nbsp; <b>Servicemembers:</b> to ask about benefits under the Servicemembers Civil Relief Act call 1-800-555-0122.</p>
<div class=cpn><div class=row><div><b>AFMA SAVINGS BANK</b><br>PO BOX 650660<br>DALLAS TX 75265-0660<p>Do not send cash. Make checks payable to AFMA.</p></div><div>${pairs(
      [
        ["Account Ending In", card.last4],
        ["New Balance", credit(card.balance)],
        ["Minimum Payment Due", $(card.minimum)],
        ["Payment Due Date", date.slash(card.due)],
        ["Payment Amount Enclosed", "$ ________"],
      ],
      "class=ln",
    )}</div></div></div>`;
    const two = `<div class=nav><b>AFMA</b> <span>TRANSACTIONS</span></div>${back.length === 0 ? "" : `<h4>Payments and Credits</h4>${grid("llllr", columns, lines(back), "class=ln")}`}<h4>Transactions</h4>${grid("llllr", columns, [...lines(activity), ["", "", "", "<b>TOTAL TRANSACTIONS</b>", `<b>${$(card.purchases + card.cash)}</b>`]], "class=ln")}<h4>Fees</h4>${grid("llllr", [], [...lines(fees), ["", "", "", "TOTAL FEES FOR THIS PERIOD", $(card.fees)]], "class=ln")}<h4>Interest Charged</h4>${grid("lr", [], [...(interest.length === 0 ? [["INTEREST CHARGE ON PURCHASES", "$0.00"]] : interest.map((at) => [`INTEREST CHARGE ON ${at.text}`, $(at.amount)])), ["TOTAL INTEREST FOR THIS PERIOD", $(card.interest)]], "class=ln")}
<h4>${card.year} Totals Year-to-Date</h4>${pairs(
      [
        [`Total fees charged in ${card.year}`, $(card.feesToDate)],
        [`Total interest charged in ${card.year}`, $(card.interestToDate)],
      ],
      "class=ln",
    )}<h4>Interest Charge Calculation</h4><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
      "lrrrr",
      [
        "Type of Balance",
        "Annual Percentage Rate (APR)",
        "Balance Subject to Interest Rate",
        "Days Rate Used",
        "Interest Charge",
      ],
      card.rates.map((rate) => [
        rate.label,
        `${rate.apr}% (v)`,
        $(rate.balance),
        String(card.days),
        $(rate.interest),
      ]),
      "class=ln",
    )}<p>(v) = Variable Rate</p>`;
    const three = `<div class=nav><b>AFMA</b> <span>IMPORTANT INFORMATION</span></div><p><b>Billing Rights Summary.</b> If you think there is an error on your statement, write to us at AFMA Savings Bank, P.O. Box 65020, San Antonio, TX 78265, within 60 days after the error appeared on your statement.</p><p><b>Military Lending Act.</b> Federal law provides important protections to members of the Armed Forces and their dependents relating to extensions of consumer credit. In general, the cost of consumer credit to a member of the Armed Forces and his or her dependent may not exceed an annual percentage rate of 36 percent.</p><p><b>How we calculate interest.</b> We use a method called average daily balance (including new purchases). We do not charge interest on purchases if you pay your entire New Balance by the Payment Due Date each month.</p><p><b>Credit reporting.</b> We may report information about your account to consumer reporting agencies. Late payments, missed payments or other defaults may be reflected in your credit report.</p>`;
    const paid = apart(card);
    return {
      html: document(
        `${BASE}${PAGES}body{font:8.5pt "Liberation Serif",Georgia,serif;font-size:9pt}.nav{background:#12395b;color:#fff;padding:6px 10px;font-size:14pt}.nav span{float:right;font-size:9pt;padding-top:5px}.ln td{border-bottom:1px dotted #888}.ln th{border-bottom:1px solid #12395b}.key{display:flex;border:2px solid #12395b;margin:6px 0}.key>div{flex:1;text-align:center;padding:5px;border-right:1px solid #12395b}.key b{font-size:12pt}.warn td,.warn th{border:1px solid #555;padding:2px 4px;font-size:8pt}.cpn{position:absolute;bottom:26px;left:0;right:0;border-top:2px dashed #12395b;padding-top:6px}.ft{font-size:7pt}`,
        page(one, foot(1)) + page(two, foot(2)) + page(three, foot(3)),
      ),
      truth: taTruth(card, {
        institution: "AFMA",
        named: ["AFMA Savings Bank", "AFMA SAVINGS BANK"],
        rows: told([...back, ...activity, ...fees]),
        omit: paid ? ["paymentsAndCredits"] : [],
        allowed: paid ? { "accounts.0.paymentsAndCredits": [decimal(card.payments + card.credits)] } : {},
      }),
    };
  },
};

/** A naval credit union: capitals and boxes of the model form, who submitted each row, member terms. */
const harborFleet: Layout = {
  name: "ta-harbor-fleet-fcu",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = taCard(seed, {
      salt: 42,
      shop: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: seed % 2 === 0 ? "HFFCU ONLINE PAYMENT - THANK YOU" : "PAYMENT RECEIVED - THANK YOU",
      refund: "",
      late: "LATE FEE",
      interest: "INTEREST CHARGE - PURCHASES",
      promo: true,
      mayBePastDue: true,
      mayBeCredit: true,
      rates: [11, 17],
      cashApr: "18.00",
      size: [90_000, 700_000],
      floor: 2_000,
      count: [5, 12],
      labels: { purchase: "PURCHASES", cash: "CASH ADVANCES", promo: "PROMO BALANCE TRANSFERS" },
    });
    const back = byPost(of(card, "payment", "credit"));
    const bought = byPost(of(card, "purchase"));
    const fees = of(card, "fee");
    const rows = (list: readonly Row[]) =>
      list.map((at) => [
        date.short(at.trans),
        date.short(at.post),
        `7442${at.ref}0163`,
        escaped(at.text),
        card.person.name.split(" ")[0]?.toUpperCase() ?? "",
        at.amount < 0 ? `$${grouped(at.amount)}-` : $(at.amount),
      ]);
    const columns = ["TRANS DATE", "POST DATE", "REFERENCE NO.", "DESCRIPTION", "SUBMITTED BY", "AMOUNT"];
    const sum = (name: string, amount: number) => ["", "", "", `<b>${name}</b>`, "", `<b>${$(amount)}</b>`];
    const ref = card.number.join("").slice(0, 10);
    const one = `<div class=row><div class=logo>HARBOR FLEET<br><span>Federal Credit Union<sup>®</sup></span></div><div class=r>STATEMENT OF ACCOUNT<br>PLATINUM VISA<sup>®</sup><br><b>ACCOUNT NUMBER ENDING IN ${card.last4}</b></div></div><div class=row style="margin:14px 0"><div>${address(card)}</div><div class=r>STATEMENT PERIOD ${date.short(card.start)} TO ${date.short(card.end)}<br>FOR QUESTIONS CALL 1-888-555-0163</div></div>
<table class=bx><tr><td style="width:48%"><h4>SUMMARY OF ACCOUNT ACTIVITY</h4>${pairs([
      ["Previous Balance", money.dollar(card.previous)],
      ["Payments and Credits", `- ${$(card.payments + card.credits)}`],
      ["Purchases", `+ ${$(card.purchases)}`],
      ["Balance Transfers", "+ $0.00"],
      ["Cash Advances", "+ $0.00"],
      ["Fees Charged", `+ ${$(card.fees)}`],
      ["Interest Charged", `+ ${$(card.interest)}`],
      ["<b>New Balance</b>", `<b>${money.dollar(card.balance)}</b>`],
    ])}<br>${pairs([
      ["Past Due Amount", $(card.pastDue)],
      ["Credit Limit", dollars(card.limit)],
      ["Available Credit", $(card.available)],
      ["Statement Closing Date", date.short(card.end)],
      ["Days in Billing Cycle", String(card.days)],
    ])}</td><td><h4>PAYMENT INFORMATION</h4>${pairs([
      ["New Balance", money.dollar(card.balance)],
      ["Minimum Payment Due", $(card.minimum)],
      ["Payment Due Date", date.short(card.due)],
    ])}<p><b>LATE PAYMENT WARNING:</b> If we do not receive your minimum payment by the date listed above, you may have to pay up to a $20.00 late fee and your APRs may be increased up to the Penalty APR of 18.00%.</p>${card.warning === undefined ? "" : `<p><b>MINIMUM PAYMENT WARNING:</b> ${LONGER}</p>${grid("lll", HEADS, warningRows(card, $, "Only the minimum payment"), "class=warn")}`}<p>If you would like a location for credit counseling services, call 1-888-555-0163.</p></td></tr></table>
<p class=msg><b>MEMBER NEWS</b> — Refer a shipmate and you both get $50. Cash advances from this card never carry a fee at a Harbor Fleet branch. Auto loan rates start at 4.09% APR: visit harborfleet.example.</p>
<div class=cpn><div class=row><div class=logo>HARBOR FLEET<br><span>Federal Credit Union</span><p style="font:8pt Arial;color:#000">PO BOX 3500<br>MERRIFIELD VA 22119-3500</p></div><div><table class=mini><tr><th>ACCOUNT NUMBER</th><th>PAYMENT DUE DATE</th><th>NEW BALANCE</th></tr><tr><td>•••• ${card.last4}</td><td>${date.short(card.due)}</td><td>${money.dollar(card.balance)}</td></tr><tr><th>MINIMUM PAYMENT DUE</th><th>PAST DUE AMOUNT</th><th>AMOUNT ENCLOSED</th></tr><tr><td>${$(card.minimum)}</td><td>${$(card.pastDue)}</td><td>$</td></tr></table><p class=small>${ref}00${String(card.minimum).padStart(7, "0")}${String(Math.max(0, card.balance)).padStart(9, "0")}</p></div></div></div>`;
    const two = `<div class=row><div><b>HARBOR FLEET FEDERAL CREDIT UNION</b></div><div class=r>ACCOUNT ENDING IN ${card.last4} &nbsp; CLOSING DATE ${date.short(card.end)}</div></div><h4>TRANSACTIONS</h4>${grid(
      "lllllr",
      columns,
      [
        ...(back.length > 0
          ? [
              ["", "", "", "<u>PAYMENTS AND CREDITS</u>", "", ""],
              ...rows(back),
              [
                "",
                "",
                "",
                "<b>TOTAL PAYMENTS AND CREDITS</b>",
                "",
                `<b>$${grouped(card.payments + card.credits)}-</b>`,
              ],
            ]
          : []),
        ["", "", "", "<u>PURCHASES, BALANCE TRANSFERS AND CASH ADVANCES</u>", "", ""],
        ...rows(bought),
        sum("TOTAL NEW ACTIVITY", card.purchases),
        ["", "", "", "<u>FEES</u>", "", ""],
        ...rows(fees),
        sum("TOTAL FEES FOR THIS PERIOD", card.fees),
        ["", "", "", "<u>INTEREST CHARGED</u>", "", ""],
        ["", "", "", "INTEREST CHARGE ON PURCHASES", "", $(card.interest)],
        sum("TOTAL INTEREST FOR THIS PERIOD", card.interest),
      ],
      "class=tx",
    )}<table class=ytd><tr><th colspan=2>${card.year} TOTALS YEAR-TO-DATE</th></tr><tr><td>TOTAL FEES CHARGED IN ${card.year}</td><td class=r>${$(card.feesToDate)}</td></tr><tr><td>TOTAL INTEREST CHARGED IN ${card.year}</td><td class=r>${$(card.interestToDate)}</td></tr></table>
<h4>INTEREST CHARGE CALCULATION</h4><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
      "lrrrr",
      [
        "TYPE OF BALANCE",
        "ANNUAL PERCENTAGE<br>RATE (APR)",
        "EXPIRATION<br>DATE",
        "BALANCE SUBJECT<br>TO INTEREST RATE",
        "INTEREST<br>CHARGE",
      ],
      card.rates.map((rate) => [
        rate.label,
        `${rate.apr}%${rate.expires === undefined ? " V" : ""}`,
        rate.expires === undefined ? "N/A" : date.short(rate.expires),
        $(rate.balance),
        $(rate.interest),
      ]),
      "class=tx",
    )}<p>V = VARIABLE RATE</p><p class=small><b>BILLING RIGHTS SUMMARY</b> If you think there is an error on your statement, write to us at Harbor Fleet Federal Credit Union, P.O. Box 3501, Merrifield, VA 22119, within 60 days. <b>HOW TO AVOID PAYING INTEREST:</b> Your due date is at least 25 days after the close of each billing cycle. <b>BALANCE COMPUTATION:</b> average daily balance including new purchases. Federally insured by NCUA.</p>`;
    return {
      html: document(
        `${BASE}${PAGES}body{font:8.5pt "Liberation Sans",Arial}.small{font-size:6.5pt}.logo{font:bold 15pt "Liberation Sans";color:#003a70}.logo span{font-size:9pt;font-weight:normal}.bx>tbody>tr>td{border:1.5px solid #003a70;padding:4px 8px}.warn td,.warn th{border:1px solid #999;padding:2px;font-size:7pt;font-weight:normal}.msg{border:1px solid #999;padding:6px;margin-top:10px}.cpn{position:absolute;bottom:0;left:0;right:0;border-top:1px dashed #003a70;padding-top:8px}.mini td,.mini th{border:1px solid #003a70;padding:3px;text-align:center}.mini th{font-size:6.5pt}.tx{font-size:7.5pt}.tx th{background:#d9e4ef}.ytd{width:3.6in;margin:10px auto;border:1px solid #003a70}`,
        page(one, "") + page(two, "<span></span><span>PAGE 2 OF 2</span>"),
      ),
      truth: taTruth(card, {
        institution: "HARBOR FLEET Federal Credit Union",
        named: [
          "HARBOR FLEET FEDERAL CREDIT UNION",
          "Harbor Fleet Federal Credit Union",
          "HARBOR FLEET",
          "Harbor Fleet",
        ],
        rows: told([...back, ...bought, ...fees]),
        allowed: promoKind(card.rates),
      }),
    };
  },
};

export const TA_FOUR: readonly Layout[] = [afma, harborFleet];
