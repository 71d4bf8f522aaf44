import { alsoNamed, document, type Layout } from "../layout.ts";
import { escaped, grid } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { type Card, cardFacts, makeCard, rowOf, splitPaid } from "./hw-data.ts";

const $ = money.dollar;
const plus = (amount: number) => `+$${money.plain(amount)}`;
const minus = (amount: number) => `-$${money.plain(amount)}`;
const whole = (amount: number) => Math.floor(amount / 100) * 100;
const COMMON =
  "td,th{vertical-align:top;padding:1.5px 4px}.r,th.r{text-align:right}th{text-align:left}table{width:100%}.f{display:flex;gap:22px}.f>*{flex:1}";
const SHOPS = [
  "TRADER JOE'S #182 CHICAGO IL",
  "SHELL OIL 57442891003 AURORA IL",
  "AMZN Mktp US*2K41T8 Amzn.com/bill WA",
  "SQ *CORNER BAKERY 0417 EVANSTON IL",
  "NETFLIX.COM LOS GATOS CA",
  "UBER *TRIP HELP.UBER.COM CA",
  "TARGET 00013284 SKOKIE IL",
  "WALGREENS #4409 CHICAGO IL",
  "DELTA AIR 0062334419871 ATLANTA GA",
  "PARKWAY VET CLINIC OAK PARK IL",
];

const warningTable = (
  card: Card,
  first: string,
  second: string,
  third: string,
  saved: (amount: string) => string,
) =>
  card.warning === undefined
    ? ""
    : `<table class=w><tr><th>${first}</th><th>${second}</th><th>${third}</th></tr><tr><td>Only the minimum payment</td><td>${card.warning.years} year(s)</td><td>${money.wholeDollars(card.warning.cost)}</td></tr><tr><td>${money.wholeDollars(card.warning.monthly)}</td><td>3 year(s)</td><td>${money.wholeDollars(card.warning.cost36)}<br>${saved(money.wholeDollars(card.warning.saved))}</td></tr></table>`;

const bankCard: Layout = {
  name: "hw-card-halvorsen",
  type: "credit-cards",
  heldOut: true,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 1,
      shops: SHOPS,
      paid: "ONLINE PAYMENT, THANK YOU",
      refund: "TARGET 00013284 SKOKIE IL",
      late: "LATE FEE - PAYMENT PAST DUE",
      lateFee: 3_000,
      rates: [18.24, 21.49, 24.99, 27.74],
      floor: 4_100,
      promo: true,
      size: [180_000, 640_000],
      dueDays: 27,
    });
    const { promo } = card;
    const points = Math.round(card.purchases / 100) * 2;
    const cash = card.limit / 5;
    const cashApr = "29.99";
    const year = card.end.slice(0, 4);
    const rest = promo ? [promo] : [];
    const split = splitPaid(card);
    const rows = (lines: Card["shops"], sign: (amount: number) => string) =>
      lines
        .map(
          (line) =>
            `<tr><td>${date.noYear(line.day)}</td><td>${date.noYear(line.post)}</td><td>${escaped(line.text)}</td><td class=r>${sign(Math.abs(line.amount))}</td></tr>`,
        )
        .join("");
    const title = (text: string) => `<tr><td colspan=4 class=s>${text}</td></tr>`;
    const body = `<div class=top><div class=logo>halvorsen<sup>°</sup></div><div class=prod>Halvorsen Double Cash<sup>®</sup> Card</div></div>
<div class=f><div style="flex:1.1"><b>${card.person.name}</b><br>Account number ending in: ${card.number.slice(-4)}<br>Billing Period: ${date.short(card.start)}-${date.short(card.end)}<p class=big><span>Minimum payment due:</span><span>${$(card.minimum)}</span></p><p class=big><span>New balance as of ${date.short(card.end)}:</span><span>${$(card.balance)}</span></p><p class=big><span>Payment due date:</span><span>${date.short(card.due)}</span></p>${card.pastDue > 0 ? `<p>Your minimum payment due includes a past due amount of ${$(card.pastDue)}.</p>` : ""}
<p class=n>Make a payment now! www.payonline.halvorsencards.com or 1-800-555-0114 TTY: 711</p>
<p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $41 and your APRs may be increased up to the variable Penalty APR of 29.99%.</p>${card.warning ? "<p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>" : ""}${warningTable(card, "If you make no additional charges using this card and each month you pay...", "You will pay off the balance shown on this statement in about...", "And you will end up paying an estimated total of...", (saved) => `(Savings = ${saved})`)}<p class=n>For information about credit counseling services, call 1-877-337-8187.</p></div>
<div><div class=box><h3>Account Summary</h3><table><tr><td>Previous balance</td><td class=r>${$(card.previous)}</td></tr><tr><td>Payments</td><td class=r>${minus(card.paid)}</td></tr><tr><td>Credits</td><td class=r>${minus(card.credited)}</td></tr><tr><td>Purchases</td><td class=r>${plus(card.purchases)}</td></tr><tr><td>Cash advances</td><td class=r>+$0.00</td></tr><tr><td>Fees</td><td class=r>${plus(card.fee)}</td></tr><tr><td>Interest</td><td class=r>${plus(card.interest)}</td></tr><tr class=tot><td>New balance</td><td class=r>${$(card.balance)}</td></tr></table><h3>Credit Limit</h3><table><tr><td>Credit limit<br><span class=n>Includes ${money.wholeDollars(cash)} cash advance limit</span></td><td class=r>${money.wholeDollars(card.limit)}</td></tr><tr><td>Available credit<br><span class=n>Includes ${money.wholeDollars(Math.min(cash, whole(card.available)))} available for cash advances</span></td><td class=r>${money.wholeDollars(whole(card.available))}</td></tr></table></div>
<div class=rew><b>Halvorsen Rewards</b><br>Total available points balance<br><span class=pt>${money.plain(points * 100 + 412_300).slice(0, -3)}</span><br><span class=n>Points earned this period: ${points}. See page 3 for details.</span></div></div></div>
<div class=coupon><div>Pay your bill from virtually anywhere with the Halvorsen Mobile App. To download text 'App15' to MyHalv (692484).<br><br>HALVORSEN CARDS<br>PO BOX 78045<br>PHOENIX, AZ 85062-8045</div><table><tr><td>Minimum payment due</td><td class=r>${$(card.minimum)}</td></tr><tr><td>New balance</td><td class=r>${$(card.balance)}</td></tr><tr><td>Payment due date</td><td class=r>${date.short(card.due)}</td></tr><tr><td>Amount enclosed: $</td><td class=r>_________</td></tr></table><div>${card.person.name}<br>${card.person.street}<br>${card.person.town}<br>Account number ending in ${card.number.slice(-4)}</div></div>
<div class=pg>Page 1 of 3</div><div class=brk></div><div class=top><b>www.halvorsencards.com</b><span>Customer Service 1-800-555-0114</span><span>Page 2 of 3</span></div>
<h2>Account Summary</h2><table><tr><th>Trans.<br>date</th><th>Post<br>date</th><th>Description</th><th class=r>Amount</th></tr>${card.payments.length + card.credits.length > 0 ? title("Payments, Credits and Adjustments") : ""}${rows([...card.payments, ...card.credits], minus)}${title("Standard Purchases")}${rows(card.shops, $)}${title("Fees Charged")}${rows(card.fees, $)}<tr class=tot><td colspan=3>Total fees charged in this billing period</td><td class=r>${$(card.fee)}</td></tr>${title("Interest Charged")}${card.interest > 0 ? `<tr><td></td><td>${date.noYear(card.end)}</td><td>INTEREST CHARGED TO STANDARD PURCH</td><td class=r>${$(card.interest)}</td></tr>` : ""}<tr class=tot><td colspan=3>Total interest charged in this billing period</td><td class=r>${$(card.interest)}</td></tr></table>
<div class=f><div class=box><h3>${year} totals year-to-date</h3><table><tr><td>Total fees charged in ${year}</td><td class=r>${$(card.yearFees)}</td></tr><tr><td>Total interest charged in ${year}</td><td class=r>${$(card.yearInterest)}</td></tr></table></div><div style="flex:1.6"><h3>Interest charge calculation</h3><p class=n>Days in billing cycle: ${card.days}</p><table><tr><th>Balance type</th><th class=r>Annual percentage rate (APR)</th><th class=r>Balance subject to interest rate</th><th class=r>Interest charge</th></tr><tr><td colspan=4><b>PURCHASES</b></td></tr><tr><td>Standard Purch</td><td class=r>${card.apr.toFixed(2)}% (V)</td><td class=r>${$(card.subject)} (D)</td><td class=r>${$(card.interest)}</td></tr>${rest.map((offer) => `<tr><td colspan=4><b>BALANCE TRANSFERS</b></td></tr><tr><td>Offer 7 (Exp. ${date.short(offer.expires)})</td><td class=r>0.00%</td><td class=r>${$(offer.balance)} (D)</td><td class=r>$0.00</td></tr>`).join("")}<tr><td colspan=4><b>ADVANCES</b></td></tr><tr><td>Standard Adv</td><td class=r>${cashApr}% (V)</td><td class=r>$0.00 (D)</td><td class=r>$0.00</td></tr></table><p class=n>Your Annual Percentage Rate (APR) is the annual interest rate on your account. APRs followed by (V) may vary. Balances followed by (D) are determined by the daily balance method (including current transactions).</p></div></div><div class=brk></div>
<div class=top><span>Information About Your Account</span><span>Page 3 of 3</span></div><div class=f><p class=n><b>How to Avoid Paying Interest on Purchases.</b> Your due date is at least 23 days after the close of each billing cycle. We will not charge you any interest on purchases if you pay your New Balance by the due date each month. This is called a grace period on purchases.<br><br><b>How We Calculate Your Balance Subject to Interest Rate.</b> For each balance, the daily balance is multiplied by the daily periodic rate. A daily periodic rate is the APR divided by 365. A minimum interest charge of $0.50 applies.<br><br><b>Balance Transfers.</b> The fee for each transfer is 5% of the amount, minimum $5.</p><p class=n><b>What To Do If You Think You Find A Mistake On Your Statement.</b> If you think there is an error on your statement, write to us at PO Box 6500, Sioux Falls, SD 57117 within 60 days after the error appeared. In your letter, give us your name and account number, the dollar amount of the suspected error and a description of the problem.<br><br><b>Credit Reporting.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.<br><br>Members: points expire after 12 months of no activity. ${points} points were earned on ${$(card.purchases)}.</p></div>`;
    const style = `${COMMON}body{font:8.5pt Arial,sans-serif;color:#222}.top{display:flex;justify-content:space-between;align-items:center;border-bottom:3px solid #0b6b8a;padding-bottom:5px;margin-bottom:10px}.logo{font:bold 21pt Georgia,serif;color:#0b6b8a}.big{display:flex;justify-content:space-between;font-size:12pt;font-weight:bold;margin:7px 0;padding:0}.box{background:#eef3f5;padding:8px;margin-bottom:8px}h3{font-size:10pt;margin:4px 0;color:#0b6b8a}h2{font-size:13pt;margin:6px 0}.tot td{border-top:1px solid #222;font-weight:bold}.n{font-size:7pt;color:#444}.w td,.w th{border:1px solid #999;font-size:7.5pt}.rew{border:1px solid #0b6b8a;padding:8px}.pt{font-size:15pt}.coupon{display:flex;gap:18px;border-top:1px dashed #333;margin-top:16px;padding-top:10px;font-size:8pt}.coupon>*{flex:1}.pg{text-align:right;font-size:7pt}.brk{break-before:page}.s{font-weight:bold;padding-top:7px;color:#0b6b8a}`;
    const facts = cardFacts(card, "Halvorsen");
    return {
      html: document(style, body),
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Halvorsen",
          accounts: [
            {
              ...facts,
              periodStart: card.start,
              periodEnd: card.end,
              creditLimit: decimal(card.limit),
              availableCredit: decimal(whole(card.available)),
              ...(card.pastDue > 0 && { pastDue: decimal(card.pastDue) }),
              ...split.facts,
              aprs: [
                { kind: "purchase", apr: card.apr.toFixed(2), balance: decimal(card.subject) },
                ...rest.map((offer) => ({
                  kind: "balance-transfer" as const,
                  apr: "0.00",
                  balance: decimal(offer.balance),
                  expires: offer.expires,
                })),
                { kind: "cash-advance", apr: cashApr, balance: "0.00" },
              ],
            },
          ],
          transactions: [
            ...[...card.payments, ...card.credits, ...card.shops, ...card.fees].map((line) => rowOf(line)),
            ...(card.interest > 0
              ? [rowOf({ day: card.end, text: "INTEREST CHARGED TO STANDARD PURCH", amount: -card.interest })]
              : []),
          ],
          allowed: {
            ...split.open,
            "accounts.0.statementDate": [card.end],
            ...(promo && { "accounts.0.aprs.1.kind": ["promotional"] }),
          },
        },
        "HALVORSEN CARDS",
        "Halvorsen Cards",
        "Halvorsen Double Cash",
        "Halvorsen Double Cash Card",
      ),
    };
  },
};

const storeCard: Layout = {
  name: "hw-card-brennerman-store",
  type: "credit-cards",
  heldOut: true,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 2,
      shops: [
        "STORE 1187 TULSA OK LUMBER",
        "STORE 1187 TULSA OK PAINT",
        "STORE 0562 BROKEN ARROW OK APPLIANCES",
        "STORE 0562 BROKEN ARROW OK SEASONAL LIVING",
        "BRENNERMANS.COM 866-555-0142 NC",
        "STORE 2290 OWASSO OK ROUGH PLUMBING",
      ],
      paid: "PAYMENT - THANK YOU",
      refund: "RETURN STORE 1187 TULSA OK FLOORING",
      late: "LATE FEE",
      lateFee: 4_100,
      rates: [26.99, 29.99, 31.99],
      floor: 3_000,
      promo: true,
      size: [90_000, 360_000],
      dueDays: 23,
    });
    const { promo, random } = card;
    const deferred = promo ? Math.round(promo.balance * 0.11) : 0;
    const initial = promo ? promo.balance + random.whole(2, 20) * 1_000 : 0;
    const split = splitPaid(card);
    const year = card.end.slice(0, 4);
    const apr = card.apr.toFixed(2);
    const activity = [...card.payments, ...card.credits, ...card.shops];
    const ordered = activity.toSorted((one, two) => one.day.localeCompare(two.day));
    const cells = (line: (typeof ordered)[number]) => [
      date.noYear(line.day),
      date.noYear(line.post),
      line.ref,
      escaped(line.text),
      line.amount > 0 ? `-$${money.plain(line.amount)}` : $(-line.amount),
    ];
    const interestRow = ["", "", "", "", ""];
    const day = date.noYear(card.end);
    const feeRows = [
      ...card.fees.map(cells),
      ["", "", "", "<b>TOTAL FEES FOR THIS PERIOD</b>", `<b>${$(card.fee)}</b>`],
    ];
    const body = `<table class=hd><tr><td><div class=logo>BRENNERMAN'S</div><div class=t>Advantage Card</div></td><td class=r>${card.person.name}<br>Account Number ending in ${card.number.slice(-4)}<br>Visit us at <b>brennermans.syncline.com</b><br>Customer Service: <b>1-800-555-0176</b></td></tr></table>
<table class=two><tr><td><div class=h>Summary of Account Activity</div>${grid(
      "lr",
      [],
      [
        ["Previous Balance", $(card.previous)],
        ["- Payments", $(card.paid)],
        ["- Other Credits", $(card.credited)],
        ["+ Purchases/Debits", $(card.purchases)],
        ["+ Fees Charged", $(card.fee)],
        ["+ Interest Charges", $(card.interest)],
        ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
        ["Credit Limit", money.wholeDollars(card.limit)],
        ["Available Credit", money.wholeDollars(whole(card.available))],
        ["Statement Closing Date", date.slash(card.end)],
        ["Days in Billing Cycle", String(card.days)],
      ],
    )}</td><td><div class=h>Payment Information</div>${grid(
      "lr",
      [],
      [
        ["New Balance", $(card.balance)],
        ...(card.pastDue > 0 ? [["Amount Past Due", $(card.pastDue)]] : []),
        ["<b>Total Minimum Payment Due</b>", `<b>${$(card.minimum)}</b>`],
        ["<b>Payment Due Date</b>", `<b>${date.slash(card.due)}</b>`],
      ],
    )}<p>PAYMENT DUE BY 5 P.M. EASTERN ON THE DUE DATE. NOTICE: We may convert your payment into an electronic debit. See reverse side.</p><p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee up to $41.</p>${card.warning ? `<p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p><table class=w><tr><td>If you make no additional charges using this card and each month you pay ...</td><td>You will pay off the balance shown on this statement in about ...</td><td>And you will end up paying an estimated total of ...</td></tr><tr><td>Only the minimum payment</td><td>${card.warning.years} years</td><td>${money.wholeDollars(card.warning.cost)}</td></tr><tr><td>${money.wholeDollars(card.warning.monthly)}</td><td>3 years</td><td>${money.wholeDollars(card.warning.cost36)} (Savings = ${money.wholeDollars(card.warning.saved)})</td></tr></table><p>If you would like information about credit counseling services, call 1-877-302-8797.</p>` : ""}</td></tr></table>
${promo ? `<div class=h>Promotional Purchase Summary</div>${grid("llrrrr", ["Tran Date", "Description", "Initial Purchase Amount", "Deferred Interest Charges", "Promotional Balance", "Promotional Expiration Date"], [[date.slash(promo.day), "DEFERRED INTEREST/NO INTEREST IF PAID IN FULL", $(initial), $(deferred), $(promo.balance), date.slash(promo.expires)]], "class=g")}<p class=n>To avoid paying Deferred Interest Charges on a promotional purchase, you must pay the entire Promotional Balance by the Promotional Expiration Date. If you do not, Deferred Interest Charges will be added to your account.</p>` : ""}
<div class=h>Transaction Summary</div>${grid(
      "llllr",
      ["Tran Date", "Post Date", "Reference Number", "Description", "Amount"],
      [
        ...ordered.map(cells),
        ["", "", "", "<b>FEES</b>", ""],
        ...feeRows,
        ["", "", "", "<b>INTEREST CHARGED</b>", ""],
        [day, day, "", "INTEREST CHARGE ON PURCHASES", $(card.interest)],
        ["", "", "", "<b>TOTAL INTEREST FOR THIS PERIOD</b>", `<b>${$(card.interest)}</b>`],
      ].filter((row) => row !== interestRow),
      "class=g",
    )}
<div class=ytd><b>${year} Year-to-Date Fees and Interest</b><br>Total Fees Charged in ${year} <span>${$(card.yearFees)}</span><br>Total Interest Charged in ${year} <span>${$(card.yearInterest)}</span></div>
<div class=h>Interest Charge Calculation</div><p class=n>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid("lrrrr", ["Type of Balance", "Expiration Date", "Annual Percentage Rate", "Balance Subject to Interest Rate", "Interest Charge"], [["Regular Purchases", "NA", `${apr}%`, $(card.subject), $(card.interest)], ...(promo ? [["No Interest If Paid In Full", date.slash(promo.expires), `${apr}%`, $(promo.balance), "$0.00"]] : [])], "class=g")}
<div class=h>Cardholder News and Information</div><p>Get <b>5% OFF</b> every day when you use your Advantage Card, or choose 6 months special financing on purchases of $299 or more. Set up AutoPay at brennermans.syncline.com and never miss a due date. Your credit card is issued by Syncline Bank.</p>
<table class=cp><tr><td>BRENNERMAN'S<br><br>${card.person.name}<br>${card.person.street}<br>${card.person.town}</td><td>Account Number: <b>${card.number.slice(0, 4)} ${card.number.slice(4, 8)} ${card.number.slice(8, 12)} ${card.number.slice(12)}</b>${grid("rrr", ["Total Minimum Payment Due", "Payment Due Date", "New Balance"], [[$(card.minimum), date.slash(card.due), $(card.balance)]], "class=w")}<br>Payment Enclosed: $ [ &nbsp; &nbsp; &nbsp; &nbsp; ]<br>Make Payment To: SYNCLINE BANK, P.O. BOX 669821, DALLAS, TX 75266-0761</td></tr></table>`;
    const style = `${COMMON}body{font:8pt Helvetica,Arial,sans-serif}.logo{font:900 20pt Arial;color:#12356b}.t{font-style:italic}.hd td{border-bottom:2px solid #12356b;padding-bottom:8px}.two>tbody>tr>td{width:50%;padding:6px 8px}.h{background:#12356b;color:#fff;font-weight:bold;padding:3px 6px;margin:7px 0 3px}.w td,.w th{border:1px solid #444;font-size:7pt}.g th{border-bottom:1px solid #444;font-size:7.5pt}.n{font-size:7pt}.ytd{border:1px solid #12356b;width:300px;padding:5px;margin:8px auto}.ytd span{float:right}.cp{border-top:1px dashed #000;margin-top:12px;break-inside:avoid}p{margin:4px 0}`;
    return {
      html: document(style, body),
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "BRENNERMAN'S",
          accounts: [
            {
              ...cardFacts(card, "BRENNERMAN'S"),
              statementDate: card.end,
              creditLimit: decimal(card.limit),
              availableCredit: decimal(whole(card.available)),
              ...(card.pastDue > 0 && { pastDue: decimal(card.pastDue) }),
              ...split.facts,
              aprs: [
                { kind: "purchase", apr, balance: decimal(card.subject) },
                ...(promo
                  ? [
                      {
                        kind: "promotional" as const,
                        apr,
                        balance: decimal(promo.balance),
                        expires: promo.expires,
                      },
                    ]
                  : []),
              ],
            },
          ],
          transactions: [
            ...ordered.map((line) => rowOf(line)),
            ...card.fees.map((line) => rowOf(line)),
            ...(card.interest > 0
              ? [rowOf({ day: card.end, text: "INTEREST CHARGE ON PURCHASES", amount: -card.interest })]
              : []),
          ],
          ...(card.interest === 0 && {
            openRows: [rowOf({ day: card.end, text: "INTEREST CHARGE ON PURCHASES", amount: 0 })],
          }),
          allowed: {
            ...split.open,
            "accounts.0.periodEnd": [card.end],
            ...(promo && { "accounts.0.aprs.1.kind": ["purchase"] }),
          },
        },
        "BRENNERMAN'S Advantage",
        "BRENNERMAN'S Advantage Card",
        "Syncline Bank",
        "SYNCLINE BANK",
      ),
    };
  },
};

const unionCard: Layout = {
  name: "hw-card-coastguard-union",
  type: "credit-cards",
  heldOut: true,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 3,
      shops: [
        "COMMISSARY NORFOLK NB VA",
        "WAWA 8641 CHESAPEAKE VA",
        "CHICK-FIL-A #01733 VIRGINIA BEACH VA",
        "EXXONMOBIL 97430021 SUFFOLK VA",
        "LIDL #1102 NORFOLK VA",
        "SPOTIFY USA 877-7781161 NY",
        "HARRIS TEETER #0441 NORFOLK VA",
      ],
      paid: "PMT RCVD - THANK YOU",
      refund: "CREDIT VOUCHER HARRIS TEETER #0441 NORFOLK VA",
      late: "LATE FEE",
      lateFee: 2_000,
      rates: [11.65, 14.9, 16.49, 18],
      floor: 2_500,
      promo: false,
      size: [150_000, 720_000],
      dueDays: 28,
    });
    const apr = card.apr.toFixed(2);
    const cashApr = (card.apr + 2).toFixed(2);
    const credits = card.paid + card.credited;
    const year = card.end.slice(0, 4);
    const amounts = (label: string, amount: number, sign = "") =>
      `<div class=dl><span>${label}</span><i></i><span>${sign}${$(amount)}</span></div>`;
    const trans = (lines: Card["shops"]) =>
      lines.map((line) => [
        date.short(line.day),
        date.short(line.post),
        line.ref,
        escaped(line.text),
        "001",
        line.amount > 0 ? `${money.plain(line.amount)} CR` : money.plain(-line.amount),
      ]);
    const interestLine = { day: card.end, text: "INTEREST CHARGE ON PURCHASES", amount: -card.interest };
    const body = `<div class=f><div><div class=logo>TIDEWARD</div><div class=sub>FEDERAL CREDIT UNION</div></div><div class=r><b>STATEMENT OF ACCOUNT</b><br>Visa<sup>®</sup> Platinum<br>Page 1 of 2</div></div>
<div class=f style="margin:12px 0"><div>${card.person.name}<br>${card.person.street}<br>${card.person.town}</div><div class=r>Account Number: XXXX XXXX XXXX ${card.number.slice(-4)}<br>Statement Closing Date: ${date.short(card.end)}<br>Questions? Call 1-888-555-0133</div></div>
<div class=f><div><h3>SUMMARY OF ACCOUNT ACTIVITY</h3>${amounts("Previous Balance", card.previous)}${amounts("Payments and Credits", credits, "- ")}${amounts("Balance Transfers", 0, "+ ")}${amounts("Cash Advances", 0, "+ ")}${amounts("Purchases and Other Debits", card.purchases, "+ ")}${amounts("Fees Charged", card.fee, "+ ")}${amounts("Interest Charged", card.interest, "+ ")}<div class=dl><b>New Balance</b><i></i><b>${money.credit(card.balance)}</b></div><br>${amounts("Past Due Amount", card.pastDue)}${amounts("Credit Limit", card.limit)}${amounts("Available Credit", card.available)}<div class=dl><span>Days in Billing Cycle</span><i></i><span>${card.days}</span></div></div>
<div><h3>PAYMENT INFORMATION</h3><div class=dl><span>New Balance</span><i></i><span>${money.credit(card.balance)}</span></div>${amounts("Minimum Payment Due", card.minimum)}<div class=dl><span>Payment Due Date</span><i></i><span>${date.short(card.due)}</span></div><p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $20.00.</p>${card.warning ? `<p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${warningTable(card, "If you make no additional charges using this card and each month you pay:", "You will pay off the balance shown on this statement in about:", "And you will end up paying an estimated total of:", (saved) => `(Savings of ${saved})`)}<p>For information about credit counseling services, call 1-866-797-9590.</p>` : ""}</div></div>
<h3>IMPORTANT NEWS</h3><p>Earn a $75 statement credit when you add an authorized user and spend $500. Deployed? Ask about SCRA rate benefits. Insured by NCUA.</p>
<h3>TRANSACTIONS</h3>${grid("lllllr", ["Trans Date", "Post Date", "Reference No.", "Description", "Submitted By", "Amount"], [["", "", "", "<b>PAYMENTS AND CREDITS</b>", "", ""], ...trans([...card.payments, ...card.credits]), ["", "", "", "<b>TOTAL PAYMENTS AND CREDITS</b>", "", `<b>${money.credit(-credits || 0).slice(1)}</b>`], ["", "", "", "<b>PURCHASES AND OTHER DEBITS</b>", "", ""], ...trans(card.shops), ["", "", "", "<b>TOTAL PURCHASES AND OTHER DEBITS</b>", "", `<b>${money.plain(card.purchases)}</b>`], ["", "", "", "<b>FEES</b>", "", ""], ...trans(card.fees), ["", "", "", "<b>TOTAL FEES FOR THIS PERIOD</b>", "", `<b>${money.plain(card.fee)}</b>`], ["", "", "", "<b>INTEREST CHARGED</b>", "", ""], ...(card.interest > 0 ? [[date.short(card.end), date.short(card.end), "", interestLine.text, "", money.plain(card.interest)]] : []), ["", "", "", "<b>TOTAL INTEREST FOR THIS PERIOD</b>", "", `<b>${money.plain(card.interest)}</b>`]], "class=t")}
<div class=brk></div><p class=r>Page 2 of 2</p><h3>${year} TOTALS YEAR-TO-DATE</h3><div style="width:55%">${amounts(`TOTAL FEES CHARGED IN ${year}`, card.yearFees)}${amounts(`TOTAL INTEREST CHARGED IN ${year}`, card.yearInterest)}</div>
<h3>INTEREST CHARGE CALCULATION</h3><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
      "lrrr",
      [
        "Type of Balance",
        "Annual Percentage Rate (APR)",
        "Balance Subject to Interest Rate",
        "Interest Charge",
      ],
      [
        ["PURCHASES", `${apr}%`, $(card.subject), $(card.interest)],
        ["CASH ADVANCES", `${cashApr}%`, "$0.00", "$0.00"],
        ["BALANCE TRANSFERS", `${apr}%`, "$0.00", "$0.00"],
      ],
      "class=t",
    )}
<p class=n><b>Billing Rights Summary.</b> If you think there is an error on your statement, write to us at P.O. Box 3500, Merrifield, VA. You must contact us within 60 days after the error appeared on your statement. While we investigate, you do not have to pay the amount in question.</p><p class=n><b>Credit Reporting.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p><p class=n><b>Balance computation method.</b> We figure the interest charge by applying the daily periodic rate to the average daily balance, including new purchases.</p>
<div class=slip><div>TIDEWARD FEDERAL CREDIT UNION<br>P.O. BOX 3501<br>MERRIFIELD VA 22119</div><div><table><tr><td>ACCOUNT NUMBER</td><td class=r>XXXX XXXX XXXX ${card.number.slice(-4)}</td></tr><tr><td>NEW BALANCE</td><td class=r>${money.credit(card.balance)}</td></tr><tr><td>MINIMUM PAYMENT DUE</td><td class=r>${$(card.minimum)}</td></tr><tr><td>PAYMENT DUE DATE</td><td class=r>${date.short(card.due)}</td></tr><tr><td>AMOUNT ENCLOSED</td><td class=r>$________</td></tr></table></div></div>`;
    const style = `${COMMON}body{font:8.5pt "Times New Roman",serif}.logo{font:bold 20pt Arial;letter-spacing:3px;color:#1d2d5c}.sub{font:8pt Arial;letter-spacing:2px;color:#1d2d5c}h3{font:bold 9pt Arial;border-bottom:1.5px solid #1d2d5c;margin:8px 0 4px}.dl{display:flex;align-items:baseline;gap:4px;margin:2px 0}.dl i{flex:1;border-bottom:1px dotted #555}.t th{border-bottom:1px solid #000;font:bold 7.5pt Arial}.w td,.w th{border:1px solid #555;font-size:7.5pt}.n{font-size:7.5pt}.brk{break-before:page}.slip{display:flex;gap:40px;border-top:1px dashed #000;margin-top:40px;padding-top:14px}.slip>*{flex:1}p{margin:5px 0}`;
    return {
      html: document(style, body),
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "TIDEWARD FEDERAL CREDIT UNION",
          accounts: [
            {
              ...cardFacts(card, "TIDEWARD FEDERAL CREDIT UNION"),
              statementDate: card.end,
              creditLimit: decimal(card.limit),
              availableCredit: decimal(card.available),
              pastDue: decimal(card.pastDue),
              paymentsAndCredits: decimal(credits),
              aprs: [
                { kind: "purchase", apr, balance: decimal(card.subject) },
                { kind: "cash-advance", apr: cashApr, balance: "0.00" },
                { kind: "balance-transfer", apr, balance: "0.00" },
              ],
            },
          ],
          transactions: [
            ...[...card.payments, ...card.credits, ...card.shops, ...card.fees].map((line) => rowOf(line)),
            ...(card.interest > 0 ? [rowOf(interestLine)] : []),
          ],
          allowed: { "accounts.0.periodEnd": [card.end] },
        },
        "TIDEWARD",
      ),
    };
  },
};

export const hwCards: readonly Layout[] = [bankCard, storeCard, unionCard];
