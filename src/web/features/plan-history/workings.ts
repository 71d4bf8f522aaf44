/** How the figures of a plan's history came about, for the panels that they open. */
import { spanBetween } from "#contract/durations.ts";
import type { PlanHistory, PlanRevision } from "#contract/plan-history.ts";
import { monthText } from "#contract/plan-sentences.ts";
import { cents } from "#engine/money/cents.ts";
import { dateText } from "../../lib/format-date.ts";
import { centsOf } from "../../lib/format-money.ts";
import type { Term, Working } from "../../ui/worked-figure.tsx";

type RecordedPayment = PlanHistory["payments"][number];

const documentAddress = (documentId: string): string => `/documents/${encodeURIComponent(documentId)}`;

const charged = (label: string, amount: string | null): Term[] =>
  amount === null || centsOf(amount) === 0 ? [] : [{ label, amount, sign: "+" }];

/** From the older balance over what was charged and paid to the newer one: adds up to the cent. */
export function paymentWorking(payment: RecordedPayment): Working {
  const { from, to, paid, interest, fees, purchases, other, balances, basis } = payment;
  const [before, after] = balances;
  return {
    sentence:
      basis === "printed"
        ? "As the newer statement prints it."
        : basis === "inferred"
          ? "The newer statement prints no payment; it follows from the two balances and what was charged."
          : "The statements do not tell what was paid in between.",
    terms: [
      { label: `Owed on ${dateText(from)}`, amount: before.amount, to: documentAddress(before.documentId) },
      ...(paid === null
        ? []
        : [
            ...charged("Interest", interest),
            ...charged("Fees", fees),
            ...charged("Purchases", purchases),
            { label: "Paid", amount: paid, sign: "−" as const },
            ...otherTerm(other),
          ]),
    ],
    result: { label: `Owed on ${dateText(to)}`, amount: after.amount },
    links: [{ to: documentAddress(after.documentId), label: "The newer statement" }],
  };
}

/** What neither statement explains, where anything is left. */
function otherTerm(other: string | null): Term[] {
  const amount = centsOf(other);
  if (amount === 0) return [];
  return [
    {
      label: amount > 0 ? "Credits and corrections not printed" : "Purchases or charges not printed",
      amount: cents(Math.abs(amount)),
      sign: amount > 0 ? "−" : "+",
    },
  ];
}

/** What a debt owes beside what the first plan expected: what its statement shows, and what happens until the plan begins, apart. */
export function aheadWorking(debt: PlanHistory["debts"][number]): Working {
  const { expected, actual, since, month, statementBalance, statementDate } = debt;
  const difference = cents(centsOf(expected) - centsOf(actual));
  const until = cents(centsOf(statementBalance) - centsOf(actual));
  const begins = monthText(month);
  return {
    sentence: `Your plan of ${dateText(since)} expected the first figure for the beginning of ${begins}. The second was shown last${until === 0 ? "" : "; what is due until then counts as paid"}.`,
    terms: [
      { label: `Expected when ${begins} begins`, amount: expected },
      {
        label: statementDate === null ? "Owed" : `Owed on ${dateText(statementDate)}`,
        amount: statementBalance,
        sign: "−",
        to: "/?tab=debts",
      },
      ...(until === 0
        ? []
        : [
            {
              label: until > 0 ? "Due until then, less interest" : "Interest until then, less what is due",
              amount: cents(Math.abs(until)),
              sign: until > 0 ? ("+" as const) : ("−" as const),
            },
          ]),
    ],
    result: {
      label: difference < 0 ? "More than planned" : "Less than planned",
      amount: cents(Math.abs(difference)),
    },
  };
}

/** How much the end of the plan moved, and what it stood on before and after. */
export function revisionWorking(revision: PlanRevision, before: PlanRevision | undefined): Working {
  if (before === undefined) return {};
  const [earlier, later] = [before.debtFreeDate, revision.debtFreeDate].toSorted();
  return {
    sentence: `${revision.sentence ?? ""} A new statement, an answer or a choice of yours changed what the plan stands on, so it was made again.`,
    terms: [
      { label: `Before, of ${dateText(before.madeOn)}`, amount: { text: dateText(before.debtFreeDate) } },
      { label: `After, of ${dateText(revision.madeOn)}`, amount: { text: dateText(revision.debtFreeDate) } },
      { label: "Interest before", amount: before.totalInterest },
      { label: "Interest after", amount: revision.totalInterest },
      { label: "A month before", amount: before.monthlyPayment },
      { label: "A month after", amount: revision.monthlyPayment },
    ],
    ...(earlier === undefined || later === undefined
      ? {}
      : { result: { label: "The end moved by", amount: { text: spanBetween(earlier, later) } } }),
    links: [{ to: "/?tab=debts", label: "Each debt" }],
  };
}
