import { formatMoney } from "#engine/money/parse-money.ts";
import { kindOfWords, last4OfNumber, last4OfWords } from "./account-words.ts";
import { type ColumnRole, roleOfHeading } from "./column-words.ts";
import { identityFields, namingsAbove } from "./describe-account.ts";
import type { TableFrame } from "./find-tables.ts";
import { cellAt, cellEvidence, maskNumber } from "./grid.ts";
import type { ListedAccount, ListedField, ListedHolding, Stated } from "./listing.ts";
import { findDecimalMark, readMoney } from "./money-style.ts";

/** What exports write into a cell that says nothing. */
const NOTHING = /^\s*(?:-+|n\/a)\s*$/i;

/** Accounts of a list of holdings: columns of names or symbols and of values, without dates. */
export function listHoldings(frame: TableFrame): ListedAccount[] {
  const { grid, headingRow } = frame;
  if (headingRow === undefined) return [];
  const columns = new Map<ColumnRole, number>();
  for (const [column, cell] of (grid.rows[headingRow] ?? []).entries()) {
    const role = roleOfHeading(cell.text);
    if (role !== undefined && !columns.has(role)) columns.set(role, column);
  }
  const value = columns.get("market-value");
  const symbol = columns.get("symbol");
  if (value === undefined || symbol === undefined || columns.has("date")) return [];
  const mark = findDecimalMark(frame.rows.map((row) => cellAt(grid, row, value).text));
  const namings = namingsAbove(frame);
  const groups = new Map<
    string,
    { holdings: ListedHolding[]; fields: Map<ListedField, Stated<string>>; words: string }
  >();
  for (const row of frame.rows) {
    const text = (role: ColumnRole) => cellAt(grid, row, columns.get(role) ?? -1).text.replace(NOTHING, "");
    const money = readMoney(cellAt(grid, row, value), mark);
    if (money === undefined) continue;
    const stated = { value: money.amount, evidence: cellEvidence(grid, row, value) };
    const key = `${text("account-number")}\n${text("account")}`;
    const group = groups.get(key) ?? {
      holdings: [],
      fields: identityFields([], namings, grid),
      words: text("account"),
    };
    // "Total Market Index" is a fund; a total has no symbol, or calls itself one there.
    const isTotal =
      /\btotals?$/i.test(text("symbol")) ||
      (text("symbol") === "" && /total/i.test(`${text("description")} ${text("account")}`));
    if (isTotal) {
      const last = [...groups.values()].at(-1);
      last?.fields.set("totalValue", { value: formatMoney(money.amount), evidence: stated.evidence });
      continue;
    }
    groups.set(key, group);
    const number = columns.get("account-number");
    const last4 = last4OfNumber(text("account-number")) ?? last4OfWords(text("account"));
    const at = last4OfNumber(text("account-number")) === undefined ? columns.get("account") : number;
    if (last4 !== undefined && at !== undefined && !group.fields.has("accountLast4")) {
      const printed = maskNumber(cellAt(grid, row, at).text);
      group.fields.set("accountLast4", { value: last4, evidence: cellEvidence(grid, row, at, printed) });
    }
    const name = text("description") || text("symbol");
    if (name === "") continue;
    group.holdings.push({
      name,
      value: stated,
      ...(text("symbol") && text("description") ? { symbol: text("symbol") } : {}),
    });
  }
  return [...groups.values()].map(({ holdings, fields, words }) => {
    const kind = [words, ...namings.map(({ text }) => text)]
      .map(kindOfWords)
      .find((found) => found !== undefined);
    return { kind: kind === "ira" || kind === "401k" ? kind : "brokerage", fields, holdings };
  });
}

const INVESTED: ReadonlySet<ListedAccount["kind"]> = new Set(["brokerage", "ira", "401k"]);

/**
 * Adds what accounts hold to the accounts of a file: to the one whose trades the same file lists under the same number, else as an
 * account of its own. Changes `accounts`; never throws.
 */
export function addHoldings(accounts: ListedAccount[], holdings: readonly ListedAccount[]): void {
  for (const held of holdings) {
    const number = held.fields.get("accountLast4")?.value;
    const at = accounts.findIndex(
      ({ kind, fields }) =>
        INVESTED.has(kind) && number !== undefined && fields.get("accountLast4")?.value === number,
    );
    const known = accounts[at];
    if (known === undefined || known.holdings !== undefined) accounts.push(held);
    else {
      accounts[at] = {
        ...known,
        kind: known.kind === "brokerage" ? held.kind : known.kind,
        fields: new Map([...held.fields, ...known.fields]),
        ...(held.holdings === undefined ? {} : { holdings: held.holdings }),
      };
    }
  }
}
