/** What a person should know about how a table was read; nothing of it is an error. */
export function tableWarnings(found: {
  readonly pending: number;
  readonly voided: number;
  readonly unread: readonly number[];
  readonly otherCurrency: number;
  readonly currency: string | undefined;
  readonly unknownKind: boolean;
  readonly isConcluded: boolean;
  readonly isOrderGuessed: boolean;
  readonly signUnknown: number;
}): string[] {
  const warnings: string[] = [];
  if (found.unknownKind) {
    warnings.push(
      "Nothing in this table says whether it is a bank account or a credit card, so it was taken as a checking account. If it is a card, delete it and upload the card's PDF statement.",
    );
  }
  if (found.isConcluded) {
    warnings.push(
      "This table prints money spent without a minus. Purchases and payments were told apart by their wording.",
    );
  }
  if (found.isOrderGuessed) {
    warnings.push(
      "The dates could be read with the day or the month first; the month was taken first unless the file is European.",
    );
  }
  if (found.signUnknown > 0) {
    warnings.push(
      `${rows(found.signUnknown)} ${found.signUnknown === 1 ? "does" : "do"} not say whether money came in or went out, so ${found.signUnknown === 1 ? "it is" : "they are"} not counted until that is known.`,
    );
  }
  if (found.pending > 0) {
    warnings.push(
      `${rows(found.pending)} ${found.pending === 1 ? "is" : "are"} still pending at the bank and may change.`,
    );
  }
  if (found.voided > 0) {
    warnings.push(
      `${rows(found.voided)} ${found.voided === 1 ? "was" : "were"} left out: declined, planned, only set aside, or pending without a day.`,
    );
  }
  if (found.otherCurrency > 0) {
    warnings.push(
      `${rows(found.otherCurrency)} in another currency than ${found.currency ?? "the first"} ${found.otherCurrency === 1 ? "was" : "were"} left out.`,
    );
  }
  if (found.unread.length > 0) {
    warnings.push(
      `${rows(found.unread.length)} could not be read exactly and ${found.unread.length === 1 ? "was" : "were"} left out: line ${list(found.unread)}.`,
    );
  }
  return warnings;
}

const rows = (count: number): string => (count === 1 ? "One row" : `${count} rows`);

const SHOWN = 5;

function list(lines: readonly number[]): string {
  const shown = lines.slice(0, SHOWN).join(", ");
  return lines.length > SHOWN ? `${shown} and ${lines.length - SHOWN} more` : shown;
}
