import type { AccountFacts, Extraction, TransactionFacts } from "#contract/extraction.ts";
import type { TableTruth } from "./table-data.ts";

export type TableScore = {
  readonly rows: number;
  /** Rows at their place with day, amount and description exact. */
  readonly exactRows: number;
  /** Rows with a wrong day or amount, or that should not be there. */
  readonly wrongRows: number;
  readonly askedRows: number;
  readonly fields: number;
  readonly exactFields: number;
  readonly wrongFields: number;
  readonly isExact: boolean;
  readonly differences: readonly string[];
};

const flat = (account: AccountFacts | undefined): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(account ?? {}).flatMap(([key, value]) =>
      typeof value === "string" ? [[key, value] as const] : [],
    ),
  );

/** Sets what was read against what the file states, row by row in file order. */
export function scoreTable(truth: TableTruth, read: Extraction): TableScore {
  const differences: string[] = [];
  let [exactRows, wrongRows, fields, exactFields, wrongFields] = [0, 0, 0, 0, 0];
  // Rows put to the person instead are neither right nor wrong.
  const asked = read.questions.filter(({ path }) => path.startsWith("transactions."));
  const isAsked = (row: TransactionFacts) => {
    const place = asked.findIndex(
      ({ reason, candidates }) =>
        reason.includes(`"${row.description}" of ${row.date}`) &&
        candidates.some(({ value }) => value === row.amount),
    );
    if (place >= 0) asked.splice(place, 1);
    return place >= 0;
  };
  const wanted = truth.transactions.filter((row) => !isAsked(row));
  for (let index = 0; index < Math.max(wanted.length, read.transactions.length); index++) {
    const [want, have] = [wanted[index], read.transactions[index]];
    const isFigures =
      want?.date === have?.date && want?.amount === have?.amount && want?.account === have?.account;
    if (want && have && isFigures && want.description === have.description) exactRows += 1;
    else {
      if (have && !isFigures) wrongRows += 1;
      differences.push(`row ${index}: expected ${JSON.stringify(want)}, got ${JSON.stringify(have)}`);
    }
  }
  for (let index = 0; index < Math.max(truth.accounts.length, read.accounts.length); index++) {
    const [want, have] = [flat(truth.accounts[index]), flat(read.accounts[index])];
    for (const [key, value] of want) {
      fields += 1;
      if (have.get(key) === value) exactFields += 1;
      else {
        if (have.has(key)) wrongFields += 1;
        differences.push(`account ${index} ${key}: expected ${value}, got ${have.get(key)}`);
      }
    }
    for (const [key, value] of have) {
      if (want.has(key)) continue;
      wrongFields += 1;
      differences.push(`account ${index} ${key}: not stated, got ${value}`);
    }
  }
  if (truth.documentType !== read.documentType)
    differences.push(`type: expected ${truth.documentType}, got ${read.documentType}`);
  return {
    rows: truth.transactions.length,
    exactRows,
    wrongRows,
    askedRows: truth.transactions.length - wanted.length,
    fields,
    exactFields,
    wrongFields,
    isExact: differences.length === 0,
    differences,
  };
}
