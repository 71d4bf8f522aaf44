import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { D, digits, named, usd } from "./hq-data.ts";
import { addMonths, amortized, hqLoan } from "./hq-loans-data.ts";

/** An online lender's personal loan: interest rate and APR side by side, a history of the year. */
const online: Layout = {
  name: "hq-loan-online-lender",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const loan = hqLoan(seed, {
      salt: 43,
      size: [4_000, 30_000],
      rate: [72, 160],
      terms: [36, 60],
      paid: [6, 28],
      lateFee: 1_500,
      dueDay: "05",
    });
    const { person } = loan;
    const rate = decimal(Math.round(Number(loan.rate) * 100));
    const withFee = decimal(Math.round(Number(loan.rate) * 100) + loan.random.whole(190, 420));
    const total = loan.payment + loan.pastDue + loan.lateFee;
    const { parts } = amortized(loan.original, Number(loan.rate), loan.term, loan.paid);
    const count = Math.min(loan.paid, 3);
    const paidOn = loan.late ? addMonths(loan.paidOn, -1) : loan.paidOn;
    const history = Array.from({ length: count }, (_, index) => {
      const back = count - 1 - index;
      const part = parts[loan.paid - 1 - back] ?? { principal: 0, interest: 0 };
      return { day: addMonths(paidOn, -back), part };
    });
    const html = document(
      `${BASE}body{font:9pt "Open Sans",Arial;color:#222}.cards{display:flex;gap:12px;margin:16px 0}.cards>div{flex:1;background:#f3effa;border-radius:10px;padding:10px}.cards .k{font-size:7.6pt;color:#5b3d8f}.cards .v{font-size:15pt;font-weight:bold}h3{color:#5b3d8f;font-size:11pt;margin:16px 0 4px}.t td,.t th{font-size:8pt;border-bottom:1px solid #ddd;padding-top:3px}.s{font-size:7.3pt;line-height:1.35;color:#555}`,
      `<div class=row><div style="font:bold 18pt Arial;color:#5b3d8f">brightnest</div><div class=r>Monthly Statement<br>${date.long(loan.statement)}<br>Loan ID ${loan.number}</div></div><div style="margin-top:10px">${escaped(person.name)}<br>${person.street}<br>${person.town}</div>
      <div class=cards><div><div class=k>Total amount due</div><div class=v>${usd(total)}</div></div><div><div class=k>Payment due date</div><div class=v>${date.abbreviatedBare(loan.due)}</div></div><div><div class=k>Remaining principal balance</div><div class=v>${usd(loan.balance)}</div></div></div>
      <div class=row><div><h3>What you owe this month</h3>${pairs([
        ["Regular monthly payment", usd(loan.payment)],
        ["&nbsp;&nbsp;Principal", usd(loan.next.principal)],
        ["&nbsp;&nbsp;Interest", usd(loan.next.interest)],
        ["Past due payments", usd(loan.pastDue)],
        ["Unpaid fees", usd(loan.lateFee)],
        ["<b>Total amount due</b>", `<b>${usd(total)}</b>`],
      ])}</div><div><h3>About your loan</h3>${pairs([
        ["Original loan amount", usd(loan.original)],
        ["Interest rate", `${rate}%`],
        ["APR (includes origination fee)", `${withFee}%`],
        ["Loan term", `${loan.term} months`],
        ["Payments remaining", String(loan.left)],
        ["Maturity date", date.abbreviatedBare(loan.maturity)],
        ["AutoPay", loan.late ? "Not enrolled" : "Enrolled"],
      ])}</div></div>
      <h3>Recent payments</h3>${grid(
        "llrrrr",
        ["Date", "Description", "Principal", "Interest", "Fees", "Amount"],
        history.map(({ day, part }) => [
          date.slash(day),
          "Payment received",
          usd(part.principal),
          usd(part.interest),
          "$0.00",
          usd(loan.payment),
        ]),
        "class=t",
      )}
      ${loan.late ? `<p><b>Your account is past due.</b> A late fee of ${usd(loan.lateFee)} was added because we did not receive your last payment within 15 days of its due date.</p>` : `<p class=s>Your AutoPay of ${usd(loan.payment)} will be drafted on ${date.long(loan.due)} from your account ending in ${digits(loan.random, 4)}.</p>`}
      <h3>Good to know</h3><p class=s>Homeowners: consolidate with a secured loan from $10,000 to $50,000 as low as 9.99% APR. Offers are not guaranteed and depend on credit approval.</p><p class=s>Your loan was made by Crossfield Bank, a New Jersey State Chartered Commercial Bank, Member FDIC, and is serviced by Brightnest. This is not a payoff statement. To obtain a payoff quote, sign in or call 1-855-555-0182. We may report information about your account to credit bureaus. Send payments by mail to: Brightnest, P.O. Box 207865, Dallas, TX 75320-7865. Write your Loan ID on the check.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "brightnest",
        accounts: [
          {
            kind: "personal-loan",
            institution: "brightnest",
            accountLast4: loan.number.slice(-4),
            statementDate: loan.statement,
            currentBalance: D(loan.balance),
            originalBalance: D(loan.original),
            minimumPayment: D(loan.payment),
            paymentDueDate: loan.due,
            pastDue: D(loan.pastDue),
            maturityDate: loan.maturity,
            apr: rate,
          },
        ],
        transactions: history.map(({ day }) => ({
          account: 0,
          date: day,
          description: "Payment received",
          amount: D(loan.payment),
        })),
        allowed: {
          ...named("Brightnest", "Crossfield Bank"),
          "accounts.0.feesCharged": [D(loan.lateFee)],
          "accounts.0.interestCharged": [D(loan.next.interest)],
          "accounts.0.paymentsAndCredits": [D(loan.payment)],
        },
      },
    };
  },
};

/** A debt buyer's letter on the model form: how the debt grew, how to dispute it, offers on the tear-off. */
const debtBuyer: Layout = {
  name: "hq-loan-debt-buyer-letter",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed * 53 + 13);
    const person = makePerson(random);
    const day = `${random.pick([2025, 2026])}-0${random.whole(1, 8)}-${random.whole(10, 27)}`;
    const itemized = addMonths(day, -random.whole(7, 20));
    const owed = random.whole(48_000, 690_000);
    const credits = random.chance(0.35) ? random.whole(2, 12) * 1_250 : 0;
    const interest = 0;
    const now = owed + interest - credits;
    const original = digits(random, 4);
    const reference = digits(random, 10);
    const creditor = random.pick(["SYNOVANT BANK", "CORVANE BANK, N.A.", "ELLSWORTH FINANCIAL BANK"]);
    const store = random.pick(["a Paxly Credit account", "a Volt Depot account", "a Visa account"]);
    const once = Math.round(now * 0.6);
    const twelve = Math.round((now * 0.8) / 12);
    const answer = addDays(day, 40);
    const name = "Tidewater Recovery Partners, LLC";
    const html = document(
      `${BASE}body{font:9pt Arial}h3{font-size:10pt;margin:10px 0 3px}.two{display:flex;gap:22px}.two>div{flex:1}.s{font-size:7.6pt;line-height:1.35}ul{margin:3px 0;padding-left:16px}li{margin:3px 0}.o{border:1px solid #000;padding:6px;text-align:center;flex:1}.m td{border-bottom:1px solid #999;padding:3px 0}`,
      `<div class=two><div>${name}<br>120 Corporate Boulevard<br>Norfolk, VA 23502<br>1-800-555-0166 from 8:00 am to 9:00 pm ET, Monday to Friday<br>www.tidewaterrecovery.example</div><div><b>To:</b> ${escaped(person.name)}<br>${person.street}<br>${person.town}<br><br>Reference: ${reference}<br>Date: ${date.long(day)}</div></div>
      <p><b>${name} is a debt collector.</b> We are trying to collect a debt that you owe to ${name}. We will use any information you give us to help collect the debt.</p>
      <div class=two><div><h3>Our information shows:</h3><p>You had ${store} from ${creditor} with account number ending in ${original}.</p><div class=m>${pairs(
        [
          [`As of ${date.long(itemized)}, you owed:`, usd(owed)],
          [`Between ${date.long(itemized)} and today:`, ""],
          ["&nbsp;&nbsp;You were charged this amount in interest:", `+ ${usd(interest)}`],
          ["&nbsp;&nbsp;You were charged this amount in fees:", "+ $0.00"],
          ["&nbsp;&nbsp;You paid or were credited this amount toward the debt:", `- ${usd(credits)}`],
          ["<b>Total amount of the debt now:</b>", `<b>${usd(now)}</b>`],
        ],
      )}</div></div>
      <div><h3>How can you dispute the debt?</h3><ul><li><b>Call or write to us by ${date.long(answer)}, to dispute all or part of the debt.</b> If you do not, we will assume that our information is correct.</li><li><b>If you write to us by ${date.long(answer)}</b>, we must stop collection on any amount you dispute until we send you information that shows you owe the debt. You may use the form below or write to us without the form.</li></ul><h3>What else can you do?</h3><ul><li><b>Write to ask for the name and address of the original creditor, if different from the current creditor.</b> If you write by ${date.long(answer)}, we must stop collection until we send you that information.</li><li><b>Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law.</b></li><li>Contact us about your payment options.</li></ul></div></div>
      <p class=s>Notice: See reverse side for important information. We are required under state law to notify consumers of the following rights. This list does not contain a complete list of the rights consumers have under state and federal law.</p>
      <div style="border-top:1px dashed #000;margin-top:8px;padding-top:8px" class=two><div><h3>How do you want to respond?</h3><p class=s>Check all that apply:<br>&#9744; <b>I want to dispute the debt because I think:</b><br>&nbsp;&nbsp;&#9744; This is not my debt.<br>&nbsp;&nbsp;&#9744; The amount is wrong.<br>&nbsp;&nbsp;&#9744; Other (please describe on reverse or attach additional information).<br>&#9744; <b>I want you to send me the name and address of the original creditor.</b><br>&#9744; <b>I enclosed this amount:</b> $ ________<br>Make your check payable to ${name}. Include the reference number ${reference}.</p></div><div><h3>Ways to resolve this account</h3><div style="display:flex;gap:8px"><div class=o><b>Pay once</b><br>${usd(once)}<br><span class=s>You save ${usd(now - once)}</span></div><div class=o><b>12 monthly payments</b><br>${usd(twelve)}<br><span class=s>Total ${usd(twelve * 12)}</span></div></div><p class=s>We are not obligated to renew these offers. Payments must begin by ${date.long(answer)}.</p><p class=s>Mail this form to:<br>${name}<br>P.O. Box 12914<br>Norfolk, VA 23541</p></div></div>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: name,
        accounts: [
          {
            kind: "other",
            institution: name,
            accountLast4: original,
            statementDate: day,
            currentBalance: D(now),
          },
        ],
        transactions: [],
        allowed: {
          ...named("Tidewater Recovery Partners"),
          "accounts.0.kind": ["loan", "personal-loan", "credit-card"],
          "accounts.0.accountLast4": [reference.slice(-4)],
          "accounts.0.previousBalance": [D(owed)],
          "accounts.0.originalBalance": [D(owed)],
          "accounts.0.interestCharged": [D(interest)],
          "accounts.0.feesCharged": ["0.00"],
          "accounts.0.paymentsAndCredits": [D(credits)],
          "accounts.0.pastDue": [D(now)],
          "accounts.0.periodStart": [itemized],
          "accounts.0.periodEnd": [day],
        },
      },
    };
  },
};

/** A shop-now pay-later plan of four: what was paid and what is still to come, one row an instalment. */
const payInFour: Layout = {
  name: "hq-loan-pay-in-four",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed * 41 + 37);
    const person = makePerson(random);
    const quarter = random.whole(1_900, 14_900);
    const order = quarter * 4;
    const first = `2026-0${random.whole(1, 6)}-${random.whole(10, 26)}`;
    const paid = random.whole(1, 3);
    const days = [0, 14, 28, 42].map((count) => addDays(first, count));
    const statement = addDays(days[paid - 1] ?? first, 3);
    const due = days[paid] ?? first;
    const number = digits(random, 8);
    const shop = random.pick(["Urban Thread", "Sole Society Outlet", "Fernwood Home"]);
    const html = document(
      `${BASE}body{font:9.5pt Arial;color:#17120f}.p{background:#ffdce6;border-radius:12px;padding:14px;margin:14px 0}.big{font-size:20pt;font-weight:bold}.t td,.t th{border-bottom:1px solid #ddd;padding:5px 4px}.s{font-size:7.6pt;line-height:1.4;color:#555}`,
      `<div class=row><div style="font:bold 20pt Arial">Plumo.</div><div class=r>Payment plan statement<br>${date.dayFirst(statement)}</div></div><p>Hi ${escaped(person.name)}, here is where your Pay in 4 plan stands.</p>
      <div class=p><div class=row><div>Next payment<div class=big>${usd(quarter)}</div>due ${date.abbreviatedBare(due)}</div><div>Remaining balance<div class=big>${usd(order - quarter * paid)}</div>of ${usd(order)}</div></div></div>
      ${pairs([
        ["Store", shop],
        ["Plan number", `PLM-${number}`],
        ["Purchase date", date.abbreviatedBare(first)],
        ["Order total", usd(order)],
        ["Paid so far", usd(quarter * paid)],
        ["Interest", "$0.00"],
        ["Late fees", "$0.00"],
        ["Past due", "$0.00"],
      ])}
      <h3>Your payments</h3>${grid(
        "lllr",
        ["Payment", "Date", "Status", "Amount"],
        days.map((day, index) => [
          `${index + 1} of 4`,
          date.abbreviatedBare(day),
          index < paid ? "Paid" : index === paid ? "Due next" : "Scheduled",
          usd(quarter),
        ]),
        "class=t",
      )}
      <p class=s>We will charge the debit card ending in ${digits(random, 4)} on each date. A late fee of up to $7.00 may apply when a payment fails. Pay in 4 loans are made by Webster Falls Bank, Member FDIC. Plumo Inc., 629 N High Street, Columbus, OH 43215. NMLS #1353190. Pay in 4 is not available in all states. Missing payments may affect your ability to use Plumo again.</p>`,
    );
    const rows = days
      .slice(0, paid)
      .map((day, index) => ({ account: 0, date: day, description: `${index + 1} of 4`, amount: D(quarter) }));
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "Plumo",
        accounts: [
          {
            kind: "personal-loan",
            institution: "Plumo",
            accountLast4: number.slice(-4),
            statementDate: statement,
            currentBalance: D(order - quarter * paid),
            originalBalance: D(order),
            minimumPayment: D(quarter),
            paymentDueDate: due,
            pastDue: "0.00",
          },
        ],
        transactions: [],
        openRows: rows,
        transactionsOpen: true,
        allowed: {
          ...named("Plumo.", "Plumo Inc.", "Webster Falls Bank"),
          "accounts.0.kind": ["loan", "other"],
          "accounts.0.feesCharged": ["0.00"],
          "accounts.0.interestCharged": ["0.00"],
          "accounts.0.paymentsAndCredits": [D(quarter * paid)],
          "accounts.0.purchases": [D(order)],
          "accounts.0.maturityDate": [days[3] ?? first],
        },
      },
    };
  },
};

export const hqLoansThree: readonly Layout[] = [online, debtBuyer, payInFour];
