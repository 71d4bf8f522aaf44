import { parseMoney } from "#engine/money/parse-money.ts";
import { paragraphsOf, sentencesOf } from "../layout/paragraphs.ts";
import type { Reading } from "../reading.ts";
import type { Finding } from "../result/draft.ts";

/** Less than this and any two figures may fit by chance. In cents. */
const LEAST = 100;
/** Half a cent of rounding, either way. */
const ROUNDING = 0.51;

const fits = (amount: number, interest: number) => Math.abs(amount - interest) <= ROUNDING;

/** "At the last statement your balance was $8,300.00": its interest proves what was owed then, not now. */
const OF_THEN = /\b(?:was|were|had|previous|prior|last\s(?:statement|bill|month|period|year))\b/i;
/** Of a payment still to come, the interest is borne by what is owed now. */
const TO_COME = /\b(?:due|next)\b/i;
const MADE = /\b(?:last|received|made|posted|paid|went|was|were)\b/i;

type Sentence = { readonly text: string; readonly amounts: readonly number[] };

function sentencesWithMoney({ sheet, values }: Reading): Sentence[] {
  return paragraphsOf(sheet, values).flatMap((paragraph) =>
    sentencesOf(paragraph).map(({ start, end }) => ({
      text: paragraph.text.slice(start, end),
      amounts: paragraph.values.flatMap((place) =>
        place.start >= start && place.end <= end && place.value.kind === "money"
          ? [place.value.money.amount]
          : [],
      ),
    })),
  );
}

/**
 * Whether the paper prints the interest that a balance bears at its rate: that of a day, of a month, or of the last payment on what was owed
 * before its part of the principal was paid.
 */
export function isProvedByRate(reading: Reading, balance: Finding, rate: Finding | undefined): boolean {
  const owed = parseMoney(balance.value);
  const yearly = Number(rate?.value ?? 0) / 100;
  if (owed === undefined || owed <= 0 || !(yearly > 0)) return false;
  const sentences = sentencesWithMoney(reading);
  if (sentences.some(({ text, amounts }) => amounts.includes(owed) && OF_THEN.test(text))) return false;
  const printed = new Set<number>(
    reading.allValues.flatMap((value) =>
      value.kind === "money" && !value.money.bare ? [value.money.amount] : [],
    ),
  );
  const isToCome = (amount: number) =>
    sentences.some(({ text, amounts }, index) => {
      const around = `${sentences[index - 1]?.text ?? ""} ${text}`;
      return amounts.includes(amount) && TO_COME.test(around) && !MADE.test(around);
    });
  // The interest in a payment was borne by what was owed before it.
  const isPartOfPayment = (amount: number) =>
    !isToCome(amount) &&
    ([...printed].some((payment) => payment > amount && payment < owed && printed.has(payment - amount)) ||
      sentences.some(
        ({ text, amounts }) =>
          amounts.includes(amount) &&
          /\bprincipal\b/i.test(text) &&
          amounts.some((other) => other !== amount && other !== owed),
      ));
  const isBorne = (amount: number) =>
    fits(amount, (owed * yearly) / 365) ||
    (fits(amount, (owed * yearly) / 12) && !isPartOfPayment(amount)) ||
    // What of a payment is no interest was owed before it.
    [...printed].some(
      (payment) => payment > amount && fits(amount, ((owed + payment - amount) * yearly) / 12),
    );
  return [...printed].some((amount) => amount >= LEAST && isBorne(amount));
}
