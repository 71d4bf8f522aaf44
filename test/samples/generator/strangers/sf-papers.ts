import type { Layout } from "../layout.ts";
import { addMonths } from "../loan-data.ts";
import { band, grid, pairs } from "../markup.ts";
import { addDays, date, grouped } from "../print-styles.ts";
import { paper, usd } from "./sf-data.ts";

/** A college's form of what was billed and what a grant paid. */
const tuitionForm = paper("form-1098-t", "form", ({ name, address, number, amount }) => ({
  house: ["Castellan State University"],
  body: `<div class=box style="text-align:right">☐ CORRECTED</div>${grid(
    "lll",
    [],
    [
      [
        "FILER'S name, street address, city, state, ZIP<br><b>Castellan State University</b><br>Office of the Bursar, 1 Quad Way, Marlow KS 66502",
        `1 Payments received for qualified tuition and related expenses<br><b>$ ${grouped(amount(3_100, 18_400))}</b>`,
        "OMB No. 1545-1574<br><span class=big>2025</span><br>Form <b>1098-T</b>",
      ],
      [
        `FILER'S employer identification no.<br>${number("48-#######")}`,
        "2<br>&nbsp;",
        "<b>Tuition Statement</b>",
      ],
      [
        `STUDENT'S TIN<br>***-**-${number("####")}`,
        "3<br>&nbsp;",
        "Copy B For Student. This is important tax information.",
      ],
      [
        `STUDENT'S name<br>${name}<br>${address}`,
        `4 Adjustments made for a prior year<br>$ ${grouped(amount(0, 400))}`,
        `5 Scholarships or grants<br><b>$ ${grouped(amount(900, 5_200))}</b>`,
      ],
      [
        `Service Provider/Acct. No.<br>${number("C########")}`,
        "8 Checked if at least half-time student ☒<br>9 Graduate student ☐",
        "10 Ins. contract reimb./refund<br>$",
      ],
    ],
  )}<p>You, or the person who can claim you as a dependent, may be able to claim an education credit on Form 1040. Student loan interest is reported on Form 1098-E. Form 1098-T (keep for your records)</p>`,
}));

/** A creditor's form of a debt that is no longer owed. */
const cancelled = paper("form-1099-c", "form", ({ address, day, number, amount }) => ({
  house: ["Weyburn State Bank", "WEYBURN STATE BANK"],
  body: `<p>☐ VOID ☐ CORRECTED</p>${grid(
    "lll",
    [],
    [
      [
        "CREDITOR'S name, street address, city or town<br><b>WEYBURN STATE BANK</b><br>PO Box 70, Weyburn SD 57104",
        `1 Date of identifiable event<br><b>${date.slash(day)}</b>`,
        "OMB No. 1545-1424<br>Form <b>1099-C</b><br>(Rev. April 2025)",
      ],
      [
        `CREDITOR'S TIN ${number("46-#######")}<br>DEBTOR'S TIN ***-**-${number("####")}`,
        `2 Amount of debt discharged<br><b>$ ${grouped(amount(700, 9_400))}</b>`,
        "<span class=big>Cancellation of Debt</span>",
      ],
      [
        `DEBTOR'S name<br>${address}`,
        `3 Interest, if included in box 2<br>$ ${grouped(amount(10, 600))}`,
        "Copy B<br>For Debtor",
      ],
      [
        `Account number (see instructions)<br>${number("XXXX-XXXX-XXXX-####")}`,
        "4 Debt description<br>CREDIT CARD CHARGE-OFF",
        "6 Identifiable event code <b>G</b>",
      ],
      [
        "5 Check here if the debtor was personally liable for repayment of the debt ☒",
        "7 Fair market value of property<br>$ 0.00",
        "Department of the Treasury - Internal Revenue Service",
      ],
    ],
  )}<p>You received this form because an applicable entity has discharged (canceled or forgiven) a debt you owed. If you are required to file a return, a penalty may be imposed if taxable income results. Creditors may continue to collect a balance in other cases.</p>`,
}));

/** A withholding certificate filled in by hand: an employer, a worker, yearly amounts. */
const w4 = paper("form-w-4", "form", ({ address, day, number, whole }) => ({
  house: ["Dunmere Foods LLC", "Department of the Treasury"],
  body: `<div class=row><div><h1>Form W-4</h1>Department of the Treasury<br>Internal Revenue Service</div><div class=big>Employee's Withholding Certificate</div><div>OMB No. 1545-0074<div class=big>2026</div></div></div><h3>Step 1: Enter Personal Information</h3><div class=box>${address}<br>(b) Social security number ***-**-${number("####")}<br>(c) ☒ Single or Married filing separately ☐ Head of household</div><h3>Step 3: Claim Dependent Credits</h3>${pairs(
    [
      ["Multiply the number of qualifying children under age 17 by $2,000", "$ 2,000"],
      ["Multiply the number of other dependents by $500", "$ 500"],
      ["Add the amounts above. Enter the total here &nbsp; 3", "<b>$ 2,500</b>"],
    ],
  )}<h3>Step 4: Other Adjustments</h3>${pairs([
    [
      "(a) Other income (not from jobs): interest, dividends, retirement income &nbsp; 4(a)",
      `$ ${whole(100, 900)}`,
    ],
    ["(b) Deductions &nbsp; 4(b)", `$ ${grouped(whole(10, 60) * 10_000).slice(0, -3)}`],
    ["(c) Extra withholding each pay period &nbsp; 4(c)", `$ ${whole(2, 9) * 10}`],
  ])}<h3>Step 5: Sign Here</h3><div class=box><i style="font-size:13pt">signed</i> &nbsp; Date ${date.bare(day)}</div>${grid("lll", ["Employers Only: name and address", "First date of employment", "EIN"], [["Dunmere Foods LLC, 600 Cannery Rd", date.slash(addDays(day, 7)), number("84-#######")]])}<p>Multiple jobs worksheet: $75,000 and over, $4,360. Married filing jointly $30,000 standard deduction; if the higher paying job is biweekly enter 26 pay periods.</p>`,
}));

/** A shop's till slip paid by card: a card number's end, an APR's advert, points. */
const receipt = paper("shop-receipt", "slip", ({ day, number, amount, random }) => {
  const goods = [
    ["PAPER TOWEL 6CT", amount(6, 14)],
    ["CHKN BRST 3.1 LB", amount(8, 19)],
    ["DRILL BIT SET", amount(14, 39)],
    ["GIFT CARD 25", 2_500],
    [random.pick(["KIDS RAINBOOT", "DESK LAMP"]), amount(17, 44)],
  ] as const;
  const sum = goods.reduce((total, [, each]) => total + each, 0);
  const tax = Math.round((sum - 2_500) * 0.0825);
  return {
    house: ["BRAMBLE MARKET", "Bramble Market"],
    body: `<h1>BRAMBLE MARKET</h1><div style="text-align:center">STORE 0${number("###")}  (918) 555-0143<br>${date.short(day)} 17:${number("4#")} REG 07 TRN ${number("####")}</div><br>${pairs(
      [
        ...goods.map(([title, each]) => [title, grouped(each)] as const),
        ["SUBTOTAL", grouped(sum)],
        ["TAX 8.250%", grouped(tax)],
        ["<b>TOTAL</b>", `<b>${grouped(sum + tax)}</b>`],
        [`CREDIT  ************${number("####")}`, grouped(sum + tax)],
        ["CHANGE DUE", "0.00"],
      ],
    )}<br>APPROVED ${number("######")}  CHIP READ<br>BALANCE DUE $0.00<h3>BRAMBLE REWARDS</h3>${pairs([
      ["PREVIOUS POINTS", number("1,###")],
      ["EARNED TODAY", number("##")],
      ["YOU SAVED", grouped(amount(2, 9))],
    ])}<div class=box>SAVE 15% TODAY WITH THE<br>BRAMBLE CARD. 31.99% APR</div><p style="text-align:center">RETURNS WITHIN 90 DAYS<br>${number("#### #### #### #### ####")}</p>`,
  };
});

/** An order's printed page with a pay-later button and a saved card. */
const order = paper("online-order", "invoice", ({ address, day, number, amount }) => {
  const [desk, chair, ship] = [amount(180, 420), amount(90, 260), 1_995];
  const total = desk + chair + ship;
  return {
    house: ["Lumbrook", "lumbrook.example"],
    style: "h1{color:#0a7;letter-spacing:0}th{background:#0a7}",
    body: `<h1>Lumbrook</h1><p class=big>Order summary</p>${band([
      ["Order placed", date.long(day)],
      ["Order number", number("112-#######-#######")],
      ["Order total", usd(total)],
    ])}<div class=row><div><b>Ship to</b><br>${address}</div><div><b>Payment method</b><br>Card ending in ${number("####")}<br>Billing address same</div><div>${pairs(
      [
        ["Item(s) subtotal", usd(desk + chair)],
        ["Shipping", usd(ship)],
        ["Gift card balance used", "-$0.00"],
        ["Grand total", usd(total)],
      ],
    )}</div></div><h3>Arriving ${date.longNoYear(addDays(day, 5))}</h3>${grid(
      "lcr",
      ["Item", "Qty", "Price"],
      [
        ["Standing desk, 48 in, oak", "1", usd(desk)],
        ["Task chair, mesh", "1", usd(chair)],
      ],
    )}<p class=box>Want it in 4 payments of ${usd(Math.round(total / 4))}? 0% APR, no minimum. Or as low as ${usd(Math.round(total / 12) + 210)}/mo with 15.99% APR. Check eligibility; it does not affect your score. You have ${number("1##")} points.</p><p class=small>Page 1 of 1. Transactions: charged ${date.slash(addDays(day, 1))} ${usd(total)}. Return by ${date.slash(addDays(day, 35))}.</p>`,
  };
});

/** A builder's invoice with a deposit paid, a progress share, retainage and interest for the late. */
const contractor = paper("contractor-invoice", "invoice", ({ address, day, due, number, amount }) => {
  const [labour, stuff, permit] = [amount(2_000, 7_500), amount(900, 4_400), 21_500];
  const total = labour + stuff + permit;
  const deposit = Math.round(total / 300) * 100;
  return {
    house: ["Hask & Daughters Roofing", "Hask & Daughters Roofing LLC"],
    body: `<div class=row><div class=big>Hask &amp; Daughters Roofing LLC<br><span class=small>Lic. CCB ${number("2#####")}</span></div><h1>Invoice</h1></div><div class=row><div><b>Bill to</b><br>${address}</div><div>${pairs(
      [
        ["Invoice #", number("10##")],
        ["Invoice date", date.bare(day)],
        ["Terms", "Net 15"],
        ["Due date", date.bare(due)],
      ],
    )}</div></div><h3>Job: tear-off and reroof</h3>${grid(
      "lr",
      ["Activity", "Amount"],
      [
        ["Labor", usd(labour)],
        ["Materials", usd(stuff)],
        ["Permit", usd(permit)],
      ],
    )}${pairs(
      [
        ["Total", usd(total)],
        [`Payment ${date.bare(addDays(day, -25))} check ${number("1###")}`, `-${usd(deposit)}`],
        ["<b>BALANCE DUE</b>", `<b class=big>${usd(total - deposit)}</b>`],
      ],
      "style='width:60%;margin:10px 0 0 40%'",
    )}<p>Accounts past due accrue interest at 1.5% per month (18% per annum). A 3% fee applies to credit cards. Financing from 7.99% APR available through our partner, ask for a quote.</p>`,
  };
});

/** A software seller's invoice: seats, a pro-rated credit, the card on file charged by itself. */
const subscription = paper("subscription-invoice", "leaflet", ({ name, day, number, amount, whole }) => {
  const seats = whole(1, 4);
  const fee = seats * 2_400;
  const credit = amount(1, 9);
  const tax = Math.round((fee - credit) * 0.07);
  return {
    house: ["Notefern", "Notefern, Inc.", "Notefern Inc."],
    style: "body{font-family:'Liberation Sans'}h1{border:0;font-weight:normal}",
    body: `<div class=row><h1>Invoice</h1><div style="text-align:right"><b>Notefern, Inc.</b><br>500 Howard Row, Suite 8<br>billing@notefern.example</div></div>${pairs(
      [
        ["Invoice number", number("F3A#B##-00##")],
        ["Date of issue", date.long(day)],
        ["Date due", date.long(day)],
      ],
      "style='width:55%'",
    )}<p>Bill to ${name}</p><p class=big>${usd(fee - credit + tax)} USD due ${date.long(day)}</p>${grid(
      "lrrr",
      ["Description", "Qty", "Unit price", "Amount"],
      [
        [
          `Notefern Plus<br>${date.abbreviatedBare(day)} - ${date.abbreviatedBare(addMonths(day, 1))}`,
          String(seats),
          "$24.00",
          usd(fee),
        ],
        [`Unused time after ${date.abbreviatedBare(addDays(day, -3))}`, "1", "", `-${usd(credit)}`],
      ],
    )}${pairs(
      [
        ["Subtotal", usd(fee - credit)],
        ["Sales tax (7%)", usd(tax)],
        ["Total", usd(fee - credit + tax)],
        ["Applied balance", "$0.00"],
        ["Amount due", `${usd(fee - credit + tax)} USD`],
      ],
      "style='width:50%;margin:12px 0 0 50%'",
    )}<p>Payment method: Visa **** ${number("####")}, charged automatically. Next renewal ${date.long(addMonths(day, 1))}. Credit balance on your account: $0.00.</p>`,
  };
});

/** A gym's account page: dues, a yearly fee, a past-due draft that was returned, a minimum commitment. */
const gym = paper("gym-membership", "bright", ({ name, day, due, number, amount }) => {
  const dues = amount(24, 69);
  const late = 2_000;
  return {
    house: ["Ironleaf Fitness"],
    style: "h1,h3{color:#222}.box{border-color:#222;background:#f6ff8f}",
    body: `<h1>IRONLEAF FITNESS</h1><p>${name} &nbsp;|&nbsp; Member agreement ${number("IL-######")} &nbsp;|&nbsp; ${date.abbreviatedBare(day)}</p><div class=box>Past due balance<div class=big>${usd(dues + late)}</div>Your draft of ${date.bareNoYear(addDays(day, -6))} from account ending ${number("####")} was returned. Pay by ${date.longNoYear(due)} to keep your benefits.</div><h3>Membership</h3>${pairs(
      [
        ["Plan", "Black Card Monthly"],
        ["Monthly payment", usd(dues)],
        ["Annual fee, drafted each May 1", "$49.00"],
        ["Minimum term", "12 months"],
        ["Remaining months", String(3 + Number(number("#")))],
        ["Original agreement date", date.slash(addMonths(day, -4))],
      ],
    )}<h3>Account history</h3>${grid(
      "llrr",
      ["Date", "Item", "Amount", "Balance"],
      [
        [date.slash(addMonths(day, -1)), "Monthly dues", usd(dues), usd(dues)],
        [date.slash(addDays(addMonths(day, -1), 1)), "EFT payment", `-${usd(dues)}`, "$0.00"],
        [date.slash(addDays(day, -8)), "Monthly dues", usd(dues), usd(dues)],
        [date.slash(addDays(day, -6)), "Late fee", usd(late), usd(dues + late)],
      ],
    )}<p class=small>Buyout is 58% of remaining dues. Autopay from a checking account avoids a 3% card fee.</p>`,
  };
});

/** An association's assessment statement: a running balance, late interest of 10%, a reserve fund's balance. */
const hoa = paper("hoa-dues", "green", ({ address, day, due, number, amount }) => {
  const dues = amount(180, 460);
  const special = amount(100, 900);
  const lot = number("SR-0###");
  return {
    house: ["Sandpiper Ridge Owners Association", "Sandpiper Ridge"],
    body: `<h1>Sandpiper Ridge Owners Association</h1><p>c/o Tollgate Community Management, PO Box 303</p><div class=row><p>${address}</p><div class=box>Account ${lot}<br>Balance as of ${date.slash(day)}<div class=big>${usd(dues + special)}</div>Due ${date.slash(due)}</div></div><h3>Transactions</h3>${grid(
      "llrrr",
      ["Date", "Description", "Charges", "Payments", "Balance"],
      [
        [date.slash(addDays(day, -92)), "Balance forward", "", "", grouped(dues)],
        [date.slash(addDays(day, -90)), "Lockbox payment", "", grouped(dues), "0.00"],
        [
          date.slash(addDays(day, -30)),
          "Special assessment, roof, 4 of 12",
          grouped(special),
          "",
          grouped(special),
        ],
        [date.slash(day), "Quarterly assessment", grouped(dues), "", grouped(dues + special)],
      ],
    )}<p>Special assessment remaining after this installment: ${usd(special * 8)}. Delinquent assessments bear interest at 10.00% per annum and a late charge of $15.00. Reserve account ${date.monthYear(addMonths(day, -1))}: beginning balance ${usd(amount(40_000, 50_000))}, ending balance ${usd(amount(50_000, 60_000))}, 0.45% APY.</p><div class=cut>Coupon &nbsp; ${lot} &nbsp; Amount due ${usd(dues + special)} &nbsp; Payment due ${date.short(due)} &nbsp; ☐ Enroll in autopay</div>`,
  };
});

/** Points that expire: previous balance, earned, redeemed, new balance, in a loyalty club. */
const loyalty = paper("loyalty-points", "leaflet", ({ name, day, number, whole }) => {
  const [before, earned, used] = [whole(12_000, 80_000), whole(900, 9_000), whole(0, 9_000)];
  const plain = (count: number) => grouped(count * 100).slice(0, -3);
  return {
    house: ["Skyquill Club", "Skyquill Airways", "SKYQUILL CLUB"],
    body: `<h1>SKYQUILL CLUB</h1><div class=row><div>${name}<br>Member number ${number("SQ ### ### ###")}<br>Status: Silver</div><div class=box>Your balance as of ${date.abbreviatedBare(day)}<div class=big>${plain(before + earned - used)} miles</div></div></div><h3>Statement summary ${date.slash(addMonths(day, -1))} - ${date.slash(day)}</h3>${pairs(
      [
        ["Previous balance", plain(before)],
        ["Miles earned", `+${plain(earned)}`],
        ["Miles redeemed", `-${plain(used)}`],
        ["New balance", plain(before + earned - used)],
        [`Expiring ${date.slash(addMonths(day, 6))}`, plain(whole(0, 900))],
      ],
    )}<h3>Activity</h3>${grid(
      "llr",
      ["Date", "Description", "Miles"],
      [
        [date.noYear(addDays(day, -20)), "SQ 441 DEN-SEA", plain(earned - 300)],
        [date.noYear(addDays(day, -11)), "Dining partner", "300"],
        [date.noYear(addDays(day, -5)), "Award seat", `-${plain(used)}`],
      ],
    )}<div class=box><b>75,000 bonus miles</b> with the Skyquill World Card after $3,000 in purchases. 20.49% - 29.49% variable APR, $95 annual fee, credit limit from $5,000. Minimum payment terms apply. Cards by Weyburn State Bank.</div>`,
  };
});

export const sfPapers: readonly Layout[] = [
  tuitionForm,
  cancelled,
  w4,
  receipt,
  order,
  contractor,
  subscription,
  gym,
  hoa,
  loyalty,
];
