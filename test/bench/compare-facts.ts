import type { AccountFacts, Extraction, TransactionFacts } from "#contract/extraction.ts";
import type { Truth } from "../samples/generator/layout.ts";

export type Comparison = {
  /** Figures that the document prints. */
  readonly expected: number;
  readonly exact: number;
  /** Returned as facts, yet different from the truth or not printed. */
  readonly wrong: number;
  /** Put to the person instead. */
  readonly asked: number;
  readonly typeRight: boolean;
  readonly transactions: { readonly expected: number; readonly returned: number; readonly right: number };
  /** One line for each figure that is not exact. */
  readonly differences: readonly string[];
};

const NAMES = new Set(["institution"]);

/** Every figure of an account under its path; rates are named by their kind so that their order does not matter. */
export function flatten(account: AccountFacts, base: string): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(account)) {
    if (typeof value === "string") flat.set(`${base}.${key}`, value);
    else if (key === "minimumPaymentWarning") {
      for (const [part, figure] of Object.entries(account.minimumPaymentWarning ?? {})) {
        if (figure !== undefined) flat.set(`${base}.${key}.${part}`, figure);
      }
    }
  }
  for (const entry of account.aprs ?? []) {
    flat.set(`${base}.aprs.${entry.kind}`, entry.apr);
    if (entry.balance) flat.set(`${base}.aprs.${entry.kind}.balance`, entry.balance);
    if (entry.expires) flat.set(`${base}.aprs.${entry.kind}.expires`, entry.expires);
  }
  return flat;
}

const squashed = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

function same(path: string, a: string, b: string): boolean {
  return NAMES.has(path.split(".").at(-1) ?? "") ? squashed(a) === squashed(b) : a === b;
}

const keyOf = (row: TransactionFacts) => `${row.account} ${row.date} ${row.amount}`;

function matchTransactions(truth: readonly TransactionFacts[], found: readonly TransactionFacts[]) {
  const left = new Map<string, number>();
  for (const row of truth) left.set(keyOf(row), (left.get(keyOf(row)) ?? 0) + 1);
  let right = 0;
  const extra: TransactionFacts[] = [];
  for (const row of found) {
    const open = left.get(keyOf(row)) ?? 0;
    if (open > 0) right += 1;
    else extra.push(row);
    left.set(keyOf(row), open - 1);
  }
  const missing = truth.filter((row) => {
    const open = left.get(keyOf(row)) ?? 0;
    if (open > 0) left.set(keyOf(row), open - 1);
    return open > 0;
  });
  return { right, extra, missing };
}

/** Sets what was read against what the document prints. */
export function compareFacts(truth: Truth, extraction: Extraction): Comparison {
  const differences: string[] = [];
  const asked = new Set(extraction.questions.map((question) => question.path));
  let [expected, exact, wrong] = [0, 0, 0];
  for (let index = 0; index < Math.max(truth.accounts.length, extraction.accounts.length); index++) {
    const [want, have] = [truth.accounts[index], extraction.accounts[index]];
    const base = `accounts.${index}`;
    const wanted = want ? flatten(want, base) : new Map<string, string>();
    const found = have ? flatten(have, base) : new Map<string, string>();
    for (const [path, value] of wanted) {
      expected += 1;
      const got = found.get(path);
      if (got !== undefined && same(path, got, value)) exact += 1;
      else {
        if (got !== undefined) wrong += 1;
        differences.push(
          `${path}: expected ${value}, got ${got ?? (asked.has(path) ? "a question" : "nothing")}`,
        );
      }
    }
    for (const [path, value] of found) {
      if (wanted.has(path)) continue;
      wrong += 1;
      differences.push(`${path}: not printed, got ${value}`);
    }
  }
  const { right, extra, missing } = matchTransactions(truth.transactions, extraction.transactions);
  for (const row of extra) differences.push(`extra transaction ${keyOf(row)} ${row.description}`);
  for (const row of missing) differences.push(`missing transaction ${keyOf(row)} ${row.description}`);
  return {
    expected,
    exact,
    wrong,
    asked: asked.size,
    typeRight: truth.documentType === extraction.documentType,
    transactions: { expected: truth.transactions.length, returned: extraction.transactions.length, right },
    differences,
  };
}
