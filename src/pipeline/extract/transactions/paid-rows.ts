import type { Reading } from "../reading.ts";
import type { RawTransaction } from "./find-rows.ts";
import { isOwedAgain } from "./loan-signs.ts";

/** A row that asks for a payment, or foretells one, is none yet. */
const NOT_YET = /\b(?:due|owed|unpaid|missed|scheduled|upcoming|next|future|\d+\sof\s\d+)\b/i;

/** Words for how a payment came, or for none of it: with others a row says what it is about. */
const OF_PAYING = new Set(
  `
  a account acct agent amount and app bank branch by card cash check checking conf confirmation counter debit eft epay from internet mail
  mailed mobile money office online order paid phone posted received receipt ref reference regular savings scheduled site to total transfer
  us via web wire your
`
    .split(/\s+/)
    .filter(Boolean),
);

const saysNothingElse = (description: string): boolean =>
  (description.toLowerCase().match(/[a-z0-9]+/g) ?? []).every(
    (word) => /\d/.test(word) || OF_PAYING.has(word),
  );

/** Whether the amounts beside that of a row, such as principal and interest, are the parts of it; a balance is none of them. */
function isInParts({ row, amount, balance }: RawTransaction, { values }: Reading): boolean {
  const size = Math.abs(amount.money.amount);
  const others = row.segments
    .flatMap((segment) => values.get(segment) ?? [])
    .filter((value) => value.kind === "money" && value !== amount && value.money.amount !== 0);
  // The last part of a row without a balance stands where one would.
  return [others, others.filter((value) => value !== balance)].some(
    (parts) =>
      parts.length > 1 &&
      parts.reduce((sum, part) => sum + (part.kind === "money" ? Math.abs(part.money.amount) : 0), 0) ===
        size,
  );
}

/**
 * Whether a row of a loan's list is a payment by its figures, whatever it is called ("Online", "Check 1041", a reference): it prints what
 * went to principal and interest, or it is as high as the instalment.
 * @param instalment in cents, where the paper names one
 */
export function isPaidByFigures(
  raw: RawTransaction,
  reading: Reading,
  instalment: number | undefined,
): boolean {
  if (isOwedAgain(raw) || NOT_YET.test(raw.description) || !saysNothingElse(raw.description)) return false;
  return isInParts(raw, reading) || Math.abs(raw.amount.money.amount) === instalment;
}
