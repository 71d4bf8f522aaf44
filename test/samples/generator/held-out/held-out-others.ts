import { bound, document, type Truth } from "../layout.ts";
import { makePerson } from "../person.ts";
import { addDays, date, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { heldOutDeposits, savingsHolder } from "./held-out-deposits.ts";
import { makeEquityLine } from "./held-out-loans.ts";
import { heldOut, lines } from "./sheets.ts";

const $ = money.dollar;

const nothing = (allowed: NonNullable<Truth["allowed"]>): Truth => ({
  documentType: "unknown",
  accounts: [],
  transactions: [],
  allowed,
});

/** A car insurer's declarations: coverages and premiums, a bank as lienholder, instalments of the premium. */
const declarations = heldOut("unknown-declarations", "unknown", (seed) => {
  const random = seededRandom(seed + 700);
  const person = makePerson(random);
  const from = addDays("2026-01-03", random.whole(0, 300));
  const premiums = [
    random.whole(9_000, 30_000),
    random.whole(4_000, 14_000),
    random.whole(6_000, 24_000),
    random.whole(2_000, 9_000),
  ];
  const total = premiums.reduce((sum, part) => sum + part, 0);
  const first = Math.ceil(total / 6);
  const html = document(
    `body{font:9pt "Liberation Sans"}table{width:100%}.n{text-align:right}.two{display:flex;gap:30px}.two>div{flex:1}h3{background:#e8edd8;padding:3px 6px;margin:14px 0 3px;font-size:10pt}td{padding:2px 4px;border-bottom:1px solid #ddd}th{text-align:left}th.n{text-align:right}`,
    `<div class=two><div style="font-size:16pt;color:#55691c">Meadowlark Mutual</div><div class=n><b>AUTO POLICY DECLARATIONS</b><br>Policy number 07-${random.whole(1_000_000, 9_899_999)}-3<br>Policy period ${date.slash(from)} to ${date.slash(addDays(from, 182))}, 12:01 a.m.</div></div><p>Named insured: ${person.name}<br>${person.street}<br>${person.town}</p><h3>Coverages and limits</h3><table><tr><th>Coverage</th><th>Limit of liability</th><th class=n>Deductible</th><th class=n>Premium</th></tr><tr><td>Bodily injury</td><td>$100,000 each person, $300,000 each accident</td><td></td><td class=n>${$(premiums[0] ?? 0)}</td></tr><tr><td>Property damage</td><td>$100,000 each accident</td><td></td><td class=n>${$(premiums[1] ?? 0)}</td></tr><tr><td>Collision</td><td>Actual cash value</td><td class=n>$500</td><td class=n>${$(premiums[2] ?? 0)}</td></tr><tr><td>Comprehensive</td><td>Actual cash value</td><td class=n>$250</td><td class=n>${$(premiums[3] ?? 0)}</td></tr><tr><td colspan=3><b>Total premium for this policy period</b></td><td class=n><b>${$(total)}</b></td></tr></table><h3>Vehicle</h3><p>2023 CORVANE TREK SE AWD, VIN 4T1G11AK7PU0${random.whole(10_000, 98_999)}. Loss payee: Corvane Motor Credit, PO Box 105386, Atlanta GA 30348</p><h3>Payment plan</h3>${lines(
      [
        ["Six payments by electronic transfer", $(first)],
        ["First payment due", date.slash(addDays(from, 5))],
        ["Late payment charge", "$8.00"],
        ["Discount for paying in full", "-$42.00"],
      ],
      'style="width:60%"',
    )}<p style="font-size:7.5pt">This is not a bill. You will receive it separately. Countersigned by A. Rowe, agent 0441.</p>`,
  );
  return { html, truth: nothing({ institution: ["Meadowlark Mutual"] }) };
});

/** A letter that offers a loan: amount, rate, payment and a last day, all of a loan that nobody has taken. */
const offer = heldOut("unknown-loan-offer", "unknown", (seed) => {
  const random = seededRandom(seed + 740);
  const person = makePerson(random);
  const day = addDays("2026-01-08", random.whole(0, 290));
  const amount = random.whole(50, 350) * 10_000;
  const rate = `${random.whole(9, 21)}.${random.pick(["49", "99"])}`;
  const monthly =
    Math.round((amount * Number(rate)) / 120_000 / (1 - (1 + Number(rate) / 1_200) ** -60)) * 100;
  const html = document(
    `body{font:10.5pt "Liberation Serif"}table{width:100%}.n{text-align:right}.bx{border:2px solid #b8860b;padding:12px;margin:16px 60px}td{padding:3px 0}.s{font-size:7.5pt}`,
    `<div style="font-size:18pt;color:#b8860b">Larchmont Finance</div><p>${date.long(day)}</p><p>${person.name}<br>${person.street}<br>${person.town}</p><p><b>You are pre-approved for a personal loan of up to ${$(amount)}</b></p><p>Tired of high card rates? Combine what you owe into one payment. Answer by ${date.long(addDays(day, 35))} with your invitation number below.</p><div class=bx>${lines(
      [
        ["Invitation number", `LM${random.whole(100_000, 989_999)}-44`],
        ["Loan amount", `up to ${$(amount)}`],
        ["APR from", `${rate}%`],
        ["Estimated monthly payment over 60 months", $(monthly)],
        ["Offer expires", date.long(addDays(day, 35))],
      ],
    )}</div><p>For example, on card balances of $10,000.00 at 24.99% you pay about $208 in interest a month. With us you could save.</p><p>No obligation. Not a bill, not an account statement.</p><p class=s>PRESCREEN & OPT-OUT NOTICE: This "prescreened" offer of credit is based on information in your credit report indicating that you meet certain criteria. This offer is not guaranteed if you do not meet our criteria. If you do not want to receive prescreened offers, call 1-888-567-8688. Loans carry an origination fee of 1% to 6%. Representative example: a loan of $15,000.00 at 14.99% with an APR of 17.62% has 60 payments of $356.78.</p>`,
  );
  return { html, truth: nothing({ institution: ["Larchmont Finance"], documentType: ["loans"] }) };
});

/** A savings statement, then the statement of a credit line at another bank, scanned into one file. */
const savingsAndLine = heldOut("two-savings-and-line", "bank-statements", (seed) => {
  const savings = heldOutDeposits[1]?.make(seed + 7);
  if (!savings) throw new RangeError("The layout exists.");
  const line = makeEquityLine(seed + 7, savingsHolder(seed + 7));
  return {
    html: bound(savings, line),
    truth: {
      ...savings.truth,
      accounts: [...savings.truth.accounts, ...line.truth.accounts],
      transactions: [
        ...savings.truth.transactions,
        ...line.truth.transactions.map((row) => ({ ...row, account: 1 })),
      ],
      allowed: {
        ...savings.truth.allowed,
        ...Object.fromEntries(
          Object.entries(line.truth.allowed ?? {}).map(([path, values]) => [
            path.replace("accounts.0", "accounts.1"),
            values,
          ]),
        ),
      },
    },
  };
});

export const heldOutOthers = [declarations, offer, savingsAndLine];
