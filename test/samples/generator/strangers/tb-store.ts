import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import {
  core,
  dollars,
  makeCard,
  postAllowed,
  type Row,
  type Shop,
  splitCredits,
  timeOf,
  told,
  warningAllowed,
} from "./tb-data.ts";

const $ = money.dollar;
const FURNITURE: readonly Shop[] = [
  ["STORE 0418", "DAYTON", "OH", "LIVING ROOM"],
  ["STORE 0418", "DAYTON", "OH", "BEDDING"],
  ["STORE 0077", "TOLEDO", "OH", "RUGS AND DECOR"],
  ["LUMBRYS.COM", "800-555-0166", "OH", "DELIVERY"],
];

/** Deferred-interest purchases of a furniture store: a summary of promotions beside the ordinary balance. */
const deferred: Layout = {
  name: "tb-sync-store",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 6,
      shops: FURNITURE,
      describe: ([name, city, state]) => `LUMBRY'S ${name} ${city} ${state}`,
      returned: ([name, city, state]) => `RETURN LUMBRY'S ${name} ${city} ${state}`,
      paid: ["PAYMENT - THANK YOU", "ONLINE PAYMENT THANK YOU"],
      limit: [3_500, 9_000],
      rate: [28, 33],
      floor: 3_000,
      grace: 23,
      count: [1, 3],
      size: [2_900, 38_000],
      late: ["LATE FEE", 4_100],
      promo: 0.55,
      scenes: ["revolver", "late", "revolver", "transactor"],
    });
    const { random, person, warning } = card;
    const split = splitCredits(card);
    const apr = card.apr;
    const count = random.whole(1, 2);
    const promos = Array.from({ length: card.promo > 0 ? count : 0 }, (_, index) => {
      const small = count === 1 ? 0 : Math.round(card.promo * 0.35);
      const share = index === 0 ? card.promo - small : small;
      const bought = addDays(card.start, -random.whole(60, 200) + index * 30);
      const first = share + random.whole(4, 30) * 1_000;
      const ends = addDays(bought, 365 + 180 * index);
      return {
        bought,
        first,
        share,
        ends,
        accrued: Math.round((share * Number(apr) * random.whole(80, 190)) / 36_500),
      };
    });
    const rate = (Number(apr) / 365).toFixed(5);
    const regular = card.interest === 0 ? 0 : card.carried;
    const zero = (amount: number, sign: string) => `${sign} ${$(amount)}`;
    const rows: Row[] = [...card.payments, ...card.credits, ...card.purchases, ...card.fees];
    const table = (list: readonly Row[], purchases = false) =>
      list.length === 0
        ? ""
        : grid(
            "lllr",
            ["Tran Date", "Post Date", "Reference Number &nbsp; Description", "Amount"],
            list.map((row) => [
              date.noYear(row.day),
              date.noYear(row.post),
              `<span class=ref>${row.ref}</span> ${escaped(row.text)}${purchases && row.shop !== undefined ? `<br><span class=small>${row.shop[3]}</span>` : ""}`,
              $(row.amount),
            ]),
            "class=t",
          );
    const foot = (page: number) =>
      `<div class=foot>5404 0007 BGJ 1 7 ${card.end.slice(2).replaceAll("-", "")} PAGE ${page} of 3 9441 3000 C418 01DX5404</div>`;
    const body = `<div class=top><div class=logo>Lumbry's<small>HOME FURNISHINGS</small></div><div class=r><b>Visit us at</b> mysynthia.com/lumbrys<br>Customer Service: 1-866-396-8254</div></div>
    <div class=strip>${escaped(person.name)} &nbsp;&nbsp;|&nbsp;&nbsp; Account Number ending in: <b>${card.last4}</b></div>
    <div class=row><div><h2>Summary of Account Activity</h2>${pairs(
      [
        ["Previous Balance", $(card.previous)],
        ["Payments", zero(card.paid, "-")],
        ["Other Credits", zero(card.credited, "-")],
        ["Purchases/Debits", zero(card.spent, "+")],
        ["Fees Charged", zero(card.fee, "+")],
        ["Interest Charged", zero(card.interest, "+")],
        ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
      ],
      "class=s",
    )}<br>${pairs(
      [
        ["Credit Limit", dollars(card.limit / 100)],
        ["Available Credit", dollars(Math.floor(card.available / 100))],
        ["Statement Closing Date", date.slash(card.end)],
        ["Days in Billing Cycle", String(card.days)],
      ],
      "class=s",
    )}</div>
    <div><h2>Payment Information</h2>${pairs([["New Balance", $(card.balance)], ["Total Minimum Payment Due", $(card.minimum)], card.pastDue > 0 && (["Overdue Amount", $(card.pastDue)] as const), ["Payment Due Date", date.slash(card.due)]], "class='s b'")}
    <p><b>PAYMENT DUE BY 5 P.M. EASTERN ON THE DUE DATE.</b><br>NOTICE: We may convert your payment into an electronic debit. See reverse for details, Billing Rights and other important information.</p><p><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment by the Payment Due Date listed above, you may have to pay a late fee up to $41.00.</p>${warning === undefined ? "" : `<p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid("llr", ["If you make no additional charges using this card and each month you pay", "You will pay off the balance shown on this statement in about", "And you will end up paying an estimated total of"], [["Only the minimum payment", timeOf(warning), dollars(warning.total)], ...(warning.monthly === undefined ? [] : [[dollars(warning.monthly), "3 years", `${dollars(warning.monthly * 36)}<br>(Savings = ${dollars(warning.total - warning.monthly * 36)})`]])], "class=w")}`}<p>If you would like information about credit counseling services, call 1-877-302-8775.</p></div></div>
    ${promos
      .map(
        (promo) =>
          `<div class=note><b>PROMOTIONAL EXPIRATION:</b> To avoid paying Deferred Interest Charges on the promotional purchase of ${date.slash(promo.bought)}, you must pay the entire applicable promotional balance of ${$(promo.share)} before ${date.slash(promo.ends)}.</div>`,
      )
      .slice(0, 1)
      .join("")}
    <div class=slip><div class=small>Detach and mail this portion with your check. Do not include any correspondence with your check.</div>${grid("cccc", ["Total Minimum Payment Due", "Payment Due Date", "New Balance", "Account Number ending in"], [[$(card.minimum), date.slash(card.due), $(card.balance), card.last4]], "class=w")}<div class=row><div><br>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div><br>Payment Enclosed: $ ______________<br><br>Make Payment to: LUMBRY'S/SYNTHIA BANK<br>PO BOX 71757<br>PHILADELPHIA, PA 19176-1757</div></div></div>${foot(1)}
    <div class=p>${
      promos.length === 0
        ? ""
        : `<h2>Promotional Purchase Summary</h2>${grid(
            "llrrrl",
            [
              "Tran Date",
              "Description",
              "Initial Purchase Amount",
              "Promotional Balance",
              "Deferred Interest Charge",
              "Promotional Expiration Date",
            ],
            promos.map((promo) => [
              date.slash(promo.bought),
              "NO INTEREST IF PAID IN FULL",
              $(promo.first),
              $(promo.share),
              $(promo.accrued),
              date.slash(promo.ends),
            ]),
            "class=t",
          )}<p class=small>For Deferred Interest/No Interest If Paid In Full promotions: to avoid paying Deferred Interest Charges, the promotional balance must be paid in full by the Promotional Expiration Date.</p>`
    }
    <h2>Transaction Detail</h2><h3>Payments <span class=right>${$(-card.paid)}</span></h3>${table(card.payments)}<h3>Other Credits <span class=right>${$(-card.credited)}</span></h3>${table(card.credits)}<h3>Purchases and Other Debits <span class=right>${$(card.spent)}</span></h3>${table(card.purchases, true)}<h3>Total Fees Charged This Period <span class=right>${$(card.fee)}</span></h3>${table(card.fees)}<h3>Total Interest Charged This Period <span class=right>${$(card.interest)}</span></h3>${pairs([["INTEREST CHARGE ON PURCHASES", $(card.interest)]], "class=s")}
    <h2>${card.year} Year-to-Date Fees and Interest</h2>${pairs(
      [
        [`Total Fees Charged in ${card.year}`, $(card.yearFees)],
        [`Total Interest Charged in ${card.year}`, $(card.yearInterest)],
      ],
      "class=s",
    )}
    <h2>Interest Charge Calculation</h2><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid("llrrrr", ["Type of Balance", "Expiration Date", "Annual Percentage Rate", "Daily Rate", "Balance Subject to Interest Rate", "Interest Charge"], [["Regular Purchases", "NA", `${apr}% (v)`, `${rate}%`, $(regular), $(card.interest)], ...promos.map((promo) => ["Deferred Interest/No Interest If Paid In Full", date.slash(promo.ends), `${apr}%`, `${rate}%`, $(promo.share), "$0.00"])], "class=t")}<p>(v) = variable rate</p>${foot(2)}</div>
    <div class=p><h2>Cardholder News and Information</h2><p>Your account is currently enrolled in paper statements. Go paperless at mysynthia.com/lumbrys.</p><div class=small style="columns:2"><p><b>Payments.</b> Send payments to the address on the payment coupon. Payments received by 5 p.m. (ET) will be credited as of the date of receipt.</p><p><b>How Interest Is Calculated.</b> We figure the interest charge on your account separately for each balance type. We do this by applying the daily rate to the daily balance for each day in the billing cycle. We charge a minimum of $2.00 of interest in any billing cycle in which you owe interest.</p><p><b>What To Do If You Think You Find A Mistake On Your Statement.</b> Write to us at: Synthia Bank, P.O. Box 965012, Orlando, FL 32896-5012 within 60 days after the error appeared on your statement.</p><p><b>Credit Bureau Disputes.</b> If you believe that our report about you is inaccurate, write to Synthia Bank, P.O. Box 71782, Philadelphia, PA 19176.</p><p>Your account is owned and serviced by Synthia Bank.</p></div>${foot(3)}</div>`;
    return {
      html: document(
        `body{font:8.3pt Arial,sans-serif}${BASE}.top{display:flex;justify-content:space-between;margin-bottom:6px}.logo{font:italic bold 20pt Georgia,serif;color:#7a2230}.logo small{display:block;font:7pt Arial;letter-spacing:3px}.strip{background:#e9e5df;padding:5px 8px;margin-bottom:6px}h2{background:#7a2230;color:#fff;font-size:9.5pt;padding:3px 6px;margin:8px 0 4px}h3{font-size:8.5pt;margin:8px 0 2px;border-bottom:1px solid #7a2230}.right{float:right}.s td{padding:2px 4px}.b td{font-weight:bold}.w td,.w th{border:1px solid #999;padding:3px;font-size:7.8pt;vertical-align:top}.t td,.t th{padding:2px 4px;vertical-align:top}.ref{color:#555;margin-right:14px}.note{border:1.5px solid #7a2230;padding:6px;margin:8px 0}.slip{border-top:1px dashed #444;margin-top:10px;padding-top:5px}.foot{font:6.5pt "Courier New",monospace;margin-top:10px}.p{break-before:page}`,
        body,
      ),
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Synthia Bank",
          accounts: [
            {
              ...core(card, "Synthia Bank"),
              ...split.facts,
              statementDate: card.end,
              creditLimit: decimal(card.limit),
              availableCredit: decimal(Math.floor(card.available / 100) * 100),
              ...(card.pastDue > 0 ? { pastDue: decimal(card.pastDue) } : {}),
              aprs: [
                { kind: "purchase", apr, balance: decimal(regular) },
                ...promos.map((promo) => ({
                  kind: "promotional" as const,
                  apr,
                  balance: decimal(promo.share),
                  expires: promo.ends,
                })),
              ],
            },
          ],
          transactions: told(rows),
          allowed: {
            ...split.allowed,
            ...postAllowed(rows),
            "accounts.0.periodEnd": [card.end],
            ...warningAllowed(warning),
            ...Object.fromEntries(
              rows.map((row, index) => [
                `transactions.${index}.description`,
                [
                  `${row.ref} ${row.text}`,
                  `${row.text} ${row.shop?.[3] ?? ""}`.trim(),
                  `${row.ref} ${row.text} ${row.shop?.[3] ?? ""}`.trim(),
                ],
              ]),
            ),
          },
        },
        "Lumbry's",
        "LUMBRY'S",
        "Lumbry's Home Furnishings",
        "SYNTHIA BANK",
        "LUMBRY'S/SYNTHIA BANK",
      ),
    };
  },
};

const BOUTIQUE: readonly Shop[] = [
  ["Wren & Tolliver", "KENWOOD", "OH", "WOMENS"],
  ["Wren & Tolliver", "wrentolliver.com", "", "SHOES"],
  ["Wren & Tolliver", "EASTON", "OH", "ACCESSORIES"],
];

/** A boutique's card, lower-case headings, amounts without a sign of currency but for the totals. */
const boutique: Layout = {
  name: "tb-comenity-store",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 7,
      shops: BOUTIQUE,
      describe: ([name, city, state]) => `${name} PURCHASE - ${city}${state === "" ? "" : `-${state}`}`,
      returned: ([name, city, state]) => `${name} RETURN - ${city}${state === "" ? "" : `-${state}`}`,
      paid: ["WEB PAYMENT - THANK YOU", "PAYMENT - THANK YOU", "EASYPAY PAYMENT - THANK YOU"],
      limit: [300, 3_000],
      rate: [31, 35],
      floor: 3_000,
      count: [1, 4],
      size: [1_900, 9_900],
      late: ["LATE FEE", 3_000],
    });
    const { random, person, warning } = card;
    const split = splitCredits(card);
    const plain = money.plain;
    const minus = (amount: number) => (amount === 0 ? "0.00" : `-${plain(amount)}`);
    const rows = [...card.payments, ...card.credits, ...card.purchases, ...card.fees];
    const list = (some: readonly Row[]) =>
      some.map((row) => [date.slash(row.day), escaped(row.text), plain(row.amount)]);
    const points = random.whole(20, 900);
    const shown = (text: string) => `<div class=pg>PAGE ${text} OF 3</div>`;
    const save = card.balance > 0 && card.carried === 0;
    const body = `${shown("1")}<div class=logo>W R E N &nbsp;&amp;&nbsp; T O L L I V E R</div><div class=row><div><h2>Summary of account activity</h2>${pairs(
      [
        ["Account no. ", `****-****-****-${card.last4}`],
        ["&nbsp;", ""],
        ["Previous balance", $(card.previous)],
        ["Payments", minus(card.paid)],
        ["Other credits", minus(card.credited)],
        ["Purchases", plain(card.spent)],
        ["Other debits", "0.00"],
        ["Fees charged", plain(card.fee)],
        ["Interest charged", plain(card.interest)],
        ["<b>New balance</b>", `<b>${$(card.balance)}</b>`],
        ["&nbsp;", ""],
        ["Past due amount", plain(card.pastDue)],
        ["Credit limit", $(card.limit)],
        ["Available credit", $(card.available)],
        ["Statement closing date", date.slash(card.end)],
        ["Days in billing cycle", String(card.days)],
      ],
      "class=s",
    )}</div>
    <div><h2>Payment information</h2>${pairs([["New balance", $(card.balance)], ["Minimum payment due", $(card.minimum)], save && (["Save on Interest Payment<sup>SM</sup>", $(card.balance)] as const), ["Payment due date", date.slash(card.due)]], "class='s b'")}<p><b>Late payment warning:</b><br>If we do not receive your minimum payment by ${date.slash(card.due)} you may have to pay up to a $41.00 late fee.</p><p><b>Minimum payment warning:</b> If you make only the minimum payment for each period, you will pay more in interest and it will take you longer to pay off your balances. For example:</p>${grid("llr", ["If you make no additional charges using this card and each month you pay:", "You will pay off the balance shown on the statement in about:", "And you will end up paying an estimated total of:"], warning === undefined ? [["Only the minimum payment", "NA", "NA"]] : [["Only the minimum payment", timeOf(warning), dollars(warning.total)], ...(warning.monthly === undefined ? [] : [[dollars(warning.monthly), "3 years", `${dollars(warning.monthly * 36)}<br>(savings ${dollars(warning.total - warning.monthly * 36)})`]])], "class=w")}<p>For information regarding credit counseling services, call 1-800-284-1706.</p></div></div>
    <p><b>Account Questions? Need to make a payment? Want to know how to go paperless?</b><br>Visit amitycap.net/wrentolliver or call 1-855-617-8094 (TDD/TTY 1-888-819-1918).</p><div class=box><div><b>Wren &amp; Tolliver Rewards summary</b>${pairs(
      [
        ["Current total points*", String(points)],
        ["Points to next reward", String(1000 - points)],
      ],
      "class=s",
    )}</div><div>FREE SHIPPING, JUST BECAUSE. Cardholders get free standard shipping on orders of $75 or more all season long.</div></div>
    <div class=slip><div class=row><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div>Account number: ****-****-****-${card.last4}${pairs(
      [
        ["New balance", $(card.balance)],
        ["Minimum payment due", $(card.minimum)],
        ["Payment due date", date.slash(card.due)],
        ["Amount enclosed:", "$ ___________"],
      ],
      "class=s",
    )}<p>Please make check payable to: AMITY CAPITAL BANK<br>PO BOX 650972, DALLAS TX 75265-0972</p></div></div><div class=small>Yes, I have moved or updated my e-mail address - see reverse.</div></div>
    <div class=p>${shown("2")}<h2>Details of your transactions</h2>${grid("llr", ["TRANS DATE", "TRANSACTION DESCRIPTION/LOCATION", "AMOUNT"], list([...card.payments, ...card.credits, ...card.purchases]), "class=t")}<h3>Fees</h3>${grid("llr", [], list(card.fees), "class=t")}${pairs([["<b>Total fees charged for this period</b>", `<b>${$(card.fee)}</b>`]], "class=s")}<h3>Interest charged</h3>${pairs(
      [
        ["Interest charge on purchases", $(card.interest)],
        ["<b>Total interest for this period</b>", `<b>${$(card.interest)}</b>`],
      ],
      "class=s",
    )}<h2>${card.year} totals year to date</h2>${pairs(
      [
        [`Total fees charged in ${card.year}`, $(card.yearFees)],
        [`Total interest charged in ${card.year}`, $(card.yearInterest)],
      ],
      "class=s",
    )}<h2>Interest charge calculation</h2><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account. See BALANCE COMPUTATION METHOD on page 3 for more details.</p>${grid("lrrrr", ["TYPE OF BALANCE", "ANNUAL PERCENTAGE RATE (APR)", "BALANCE SUBJECT TO INTEREST RATE", "MINIMUM INTEREST CHARGE", "INTEREST CHARGE"], [["Purchases", `${card.apr}% (v)`, plain(card.carried), "2.00", plain(card.interest)]], "class=t")}<p>(v) = variable rate</p><h2>Additional important information</h2><p class=small>Your credit card account was issued by Amity Capital Bank. Please see the reverse side for billing rights and payment instructions.</p></div>
    <div class=p>${shown("3")}<div class=small style="columns:2"><p><b>Keep this statement for your records.</b></p><p><b>WHAT TO DO IF YOU THINK YOU FIND A MISTAKE ON YOUR STATEMENT.</b> If you think there is an error on your statement, write to us at: Amity Capital Bank, PO Box 182620, Columbus, OH 43218-2620. You must contact us within 60 days after the error appeared on your statement.</p><p><b>BALANCE COMPUTATION METHOD.</b> We use a method called "daily balance". See your account agreement for more details.</p><p><b>HOW TO AVOID PAYING INTEREST.</b> Your due date is at least 25 days after the close of each billing period. We will not charge you interest on purchases if you pay your entire balance by the due date each month.</p><p><b>CREDIT REPORTING.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p></div></div>`;
    return {
      html: document(
        `body{font:8.6pt "Trebuchet MS",Verdana,sans-serif;color:#222}${BASE}.pg{text-align:right;font-size:7pt}.logo{font:15pt Georgia,serif;text-align:center;margin-bottom:8px}h2{font-size:11pt;font-weight:normal;border-bottom:1px solid #000;margin:10px 0 5px}h3{font-size:9pt;margin:8px 0 2px}.s td{padding:1.8px 0}.b td{font-weight:bold}.w td,.w th{font-size:7.6pt;vertical-align:top;padding:3px;border-bottom:1px solid #bbb;font-weight:normal}.t td,.t th{padding:2.5px 3px}.t th{border-bottom:1px solid #000;font-weight:normal;font-size:7.5pt;vertical-align:bottom}.box{display:flex;gap:20px;border:1px solid #000;padding:8px;margin:8px 0}.box>div{flex:1}.slip{border-top:1px dashed #000;margin-top:10px;padding-top:8px}.p{break-before:page}`,
        body,
      ),
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Amity Capital Bank",
          accounts: [
            {
              ...core(card, "Amity Capital Bank"),
              ...split.facts,
              statementDate: card.end,
              creditLimit: decimal(card.limit),
              availableCredit: decimal(card.available),
              pastDue: decimal(card.pastDue),
              aprs: [{ kind: "purchase", apr: card.apr, balance: decimal(card.carried) }],
            },
          ],
          transactions: told(rows),
          allowed: { ...split.allowed, "accounts.0.periodEnd": [card.end], ...warningAllowed(warning) },
        },
        "AMITY CAPITAL BANK",
        "Wren & Tolliver",
        "WREN & TOLLIVER",
        "W R E N & T O L L I V E R",
      ),
    };
  },
};

export const tbStore: readonly Layout[] = [deferred, boutique];
