import { bound, document, type Layout, type Statement } from "../layout.ts";
import { accountNumber, makeCollection } from "../loan-data.ts";
import { BASE, pairs } from "../markup.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";
import { alsoCalled } from "./sn-data.ts";
import { $, makeInstalment, openOf } from "./sv-data.ts";

/** A mortgage's new servicer says hello: the old servicer and the owner of the loan are named as well. */
function welcome(random: Random, person: Person, day: string): Statement {
  const house = "Haverstraw Home Loans";
  const number = accountNumber(random, 10);
  const loan = makeInstalment(random, addDays(day, 12), {
    from: 110_000,
    to: 480_000,
    rates: ["2.875", "3.25", "4.125", "6.375", "6.99"],
    terms: [180, 240, 360],
  });
  const escrow = random.whole(28_000, 91_000);
  const from = addDays(day, 16);
  const html = document(
    `body{font:10.2pt/1.35 "Liberation Serif"}${BASE}.hd{border-bottom:1px solid #4a6b3a;padding-bottom:6px;color:#4a6b3a}.bx td{border:1px solid #bbb;padding:3px 8px}`,
    `<div class="hd row"><div><b style="font-size:18pt">Haverstraw</b> home loans</div><div class="r small">PO Box 619063, Dallas, TX 75261<br>833-555-0170 &middot; M&ndash;F 8 a.m. to 8 p.m. CT</div></div>
    <p>${date.long(day)}</p><p>${person.name}<br>${person.street}<br>${person.town}</p><p>RE: Notice of servicing transfer &ndash; your Haverstraw loan number is <b>${number}</b> (prior number 00${accountNumber(random, 7)})</p>
    <p>Dear Homeowner: The servicing of your mortgage moves from Bridger Peak Mortgage Corp. to Haverstraw Home Loans on ${date.long(from)}. Bridger Peak takes payments until ${date.long(addDays(from, -1))}. Nothing else about your loan changes. Federal Home Loan Mortgage Corporation stays the owner.</p>
    <p>On the transfer date we expect these figures, which Bridger Peak gave us:</p>${pairs(
      [
        ["Unpaid principal balance", $(loan.principal)],
        ["Interest rate", `${loan.rate}%`],
        ["Principal and interest", $(loan.payment)],
        ["Escrow for taxes and insurance", $(escrow)],
        ["Total monthly payment", $(loan.payment + escrow)],
        ["Next payment due to us", date.long(loan.due)],
        ["Escrow balance being transferred", $(escrow * random.whole(2, 6))],
        ["Maturity", date.slash(loan.maturity)],
      ],
      "class=bx",
    )}
    <p>During the 60 days after ${date.long(from)} a payment sent on time to Bridger Peak may not be treated as late. If you used its optional accident cover ($14.95 a month), that cover ends. Autopay does not carry over: sign up at haverstrawhome.example and we'll credit $25.00 to your escrow account.</p>
    <p>Under Section 6 of RESPA you may send a qualified written request to PO Box 61140, Dallas TX 75261. A servicer that breaks the law may owe actual damages and, in a pattern, up to $2,000.00.</p><p>Sincerely,<br>Customer Onboarding</p><p class=small>Haverstraw Home Loans is a d/b/a of HHL Servicing, L.P., NMLS 311882. If you are in bankruptcy this letter is for information only.</p>`,
  );
  return {
    html,
    truth: {
      documentType: "loans",
      institution: house,
      accounts: [
        {
          kind: "mortgage",
          institution: house,
          accountLast4: number.slice(-4),
          statementDate: day,
          currentBalance: decimal(loan.principal),
          minimumPayment: decimal(loan.payment + escrow),
          paymentDueDate: loan.due,
          maturityDate: loan.maturity,
          apr: loan.rate.replace(/^(\d+\.\d)$/, "$10"),
        },
      ],
      transactions: [],
    },
  };
}

/** A lender agrees by letter to put off a payment: everything stands in sentences. */
function deferral(random: Random, person: Person, day: string): Statement {
  const house = "Simple Path";
  const number = `SP${accountNumber(random, 7)}`;
  const loan = makeInstalment(random, day, {
    from: 2_500,
    to: 18_000,
    rates: ["14.49", "19.99", "24.75", "29.49"],
    terms: [24, 36, 48],
  });
  const html = document(
    `body{font:10.5pt/1.5 "Liberation Sans";color:#222}.lg{font-weight:bold;font-size:15pt;color:#e2572b}.f{font-size:7.5pt;color:#777;line-height:1.35}`,
    `<div class=lg>simple path&#8599;</div><p>${date.abbreviatedBare(addDays(day, 3))}</p><p>Hi ${person.name.split(" ")[0]},</p><p>Good news: we moved your ${date.monthDay(loan.due)} payment for loan ${number}. Here is what that means.</p>
    <p><b>You don't owe anything until ${date.longNoYear(addDays(loan.due, 31))}.</b> On ${date.long(addDays(loan.due, 31))} your regular payment of ${$(loan.payment)} is due again, and we'll draw it from Navy Federal &bull;&bull;6604 as before. Interest goes on at ${loan.rate}% a year on your principal of ${$(loan.principal)}, about ${$(Math.round((loan.principal * Number(loan.rate)) / 36_500))} a day, so this pause costs you roughly ${$(Math.round((loan.principal * Number(loan.rate) * 31) / 36_500))} more over the life of the loan. Your last payment is now planned for ${date.long(addDays(loan.maturity, 31))} instead of ${date.long(loan.maturity)}.</p>
    <p>Changed your mind? You can pay any amount, even $10, at any time. A payment 15 days late still costs $25.</p><p>Be well,<br>Nadia from the Simple Path care team</p><p class=f>Loan made by Cornhusker Exchange Bank, Wahoo, Nebraska, and serviced by Simple Path Technologies, Inc. You borrowed ${$(loan.original)} on ${date.bare(loan.opened)} at an APR of ${(Number(loan.rate) + 3.2).toFixed(2)}%. simplepath.example, 555 Howard St, San Francisco CA 94105.</p>`,
  );
  return {
    html,
    truth: {
      documentType: "loans",
      institution: house,
      accounts: [
        {
          kind: "personal-loan",
          institution: house,
          accountLast4: number.slice(-4),
          statementDate: addDays(day, 3),
          currentBalance: decimal(loan.principal),
          originalBalance: decimal(loan.original),
          minimumPayment: decimal(loan.payment),
          paymentDueDate: addDays(loan.due, 31),
          maturityDate: addDays(loan.maturity, 31),
          apr: loan.rate,
        },
      ],
      transactions: [],
    },
  };
}

/** Two letters of two lenders scanned into one file. */
const twoLetters: Layout = {
  name: "sv-two-letters-transfer-and-deferral",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 906_607);
    const person = makePerson(random);
    const day = addDays("2026-01-09", random.whole(0, 300));
    const [first, second] = [welcome(random, person, day), deferral(random, person, day)];
    const names = ["Haverstraw", "HHL Servicing, L.P."];
    return {
      html: bound(first, second),
      truth: {
        ...first.truth,
        accounts: [...first.truth.accounts, ...second.truth.accounts],
        allowed: {
          institution: names,
          ...openOf(0, { institution: names }),
          ...openOf(1, {
            institution: ["Simple Path Technologies, Inc.", "Cornhusker Exchange Bank"],
            kind: ["loan"],
          }),
        },
      },
    };
  },
};

/** A debt collector's validation letter: who collects, who owns the debt, who lent the money, and under whose brand. */
const collection: Layout = {
  name: "sv-collection-three-firms",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 907_703);
    const debt = makeCollection(seed + 77);
    const house = "Dunmore Rusk & Associates, P.C.";
    const offer = Math.round((debt.owedNow * random.pick([45, 55, 60])) / 100);
    const html = document(
      `body{font:10pt "Liberation Sans"}${BASE}.it .r{white-space:nowrap}.it td{border-bottom:1px solid #999;padding:4px}.half{border:1px solid #000;padding:8px 12px}`,
      `<div class=row><div>Dunmore Rusk &amp; Associates, P.C.<br>8200 Perimeter Pkwy Ste 410<br>Augusta, GA 30909<br>(706) 555-0136, 8am&ndash;6pm ET Mon&ndash;Fri<br>www.drapc.example</div><div class=r>To: ${debt.person.name}<br>${debt.person.street}<br>${debt.person.town}<p>Reference: ${debt.number}</p></div></div>
      <p style="font-size:13pt"><b>Dunmore Rusk is a debt collector.</b> We are trying to collect a debt that you owe to Pallas Funding Trust II. We will use any information you give us to help collect the debt.</p>
      <div class=row><div><p style="font-size:12pt"><b>Our information shows:</b></p><p>You had a Hollins Furniture Home card from Cedar Mutual Bank, N.A. with account number ending in ${debt.originalLast4}. Cedar Mutual sold it to Pallas Funding Trust II on ${date.long(addDays(debt.itemisedFrom, 62))}.</p>${pairs(
        [
          [`As of ${date.long(debt.itemisedFrom)}, you owed:`, $(debt.owedThen)],
          ["Between then and today: You were charged this amount in interest:", `+ ${$(debt.interest)}`],
          ["You were charged this amount in fees:", `+ ${$(debt.fees)}`],
          ["You paid or were credited this amount toward the debt:", `&minus; ${$(debt.paid)}`],
          ["<b>Total amount of the debt now:</b>", `<b>${$(debt.owedNow)}</b>`],
        ],
        "class=it",
      )}</div><div><p style="font-size:12pt"><b>How can you dispute the debt?</b></p><p>Call or write to us by <b>${date.long(debt.disputeBy)}</b> to dispute all or part of the debt. If you write by then, we must stop collection on any amount you dispute until we send you information that shows you owe it.</p><p><b>What else can you do?</b> Ask by ${date.long(debt.disputeBy)} for the name and address of the original creditor, if different from the current one. Go to www.cfpb.gov/debt-collection to learn about your rights.</p><p>Three ways to settle, offered until ${date.long(addDays(debt.letterDate, 45))}:<br>1) one payment of ${$(offer)};<br>2) three payments of ${$(Math.ceil(offer / 3) + 500)};<br>3) ${$(2_500)} a month until paid.</p></div></div>
      <p class=small>${date.capitalLong(debt.letterDate)}. At this time no attorney with this firm has personally reviewed the circumstances of your account. The law limits how long you can be sued on a debt. Georgia: pay no more than $30.00 for a returned check. NYC DCWP license 2096644-DCA.</p>
      <div class=half style="margin-top:10px"><b>How do you want to respond?</b> Check all that apply:<br>&#9744; I want to dispute the debt because I think: &#9744; This is not my debt. &#9744; The amount is wrong. &#9744; Other.<br>&#9744; I want you to send me the name and address of the original creditor.<br>&#9744; I enclosed this amount: $ ________ Make your check payable to Dunmore Rusk Trust Account, PO Box 3310, Augusta GA 30914. Include the reference number ${debt.number}.<br>&#9744; Quiero este formulario en espa&ntilde;ol.</div>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: house,
        accounts: [
          {
            kind: "other",
            institution: house,
            accountLast4: debt.number.slice(-4),
            statementDate: debt.letterDate,
            currentBalance: decimal(debt.owedNow),
          },
        ],
        transactions: [],
        allowed: {
          ...alsoCalled(["Dunmore Rusk", "Dunmore Rusk & Associates", "Pallas Funding Trust II"]),
          ...openOf(0, {
            kind: ["loan", "credit-card"],
            accountLast4: [debt.originalLast4],
            previousBalance: [decimal(debt.owedThen)],
            originalBalance: [decimal(debt.owedThen)],
            interestCharged: [decimal(debt.interest)],
            feesCharged: [decimal(debt.fees)],
            paymentsAndCredits: [decimal(debt.paid)],
            pastDue: [decimal(debt.owedNow)],
          }),
        },
      },
    };
  },
};

export const svLetters: readonly Layout[] = [twoLetters, collection];
