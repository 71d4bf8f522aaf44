import type { ListedEntry, ListedHolding } from "../listing.ts";
import { type Element, find, findDeep, findEach } from "../markup.ts";
import { bankEntry, dateOf, moneyOf, type OfxPlaces } from "./read-ofx.ts";

const SECURITIES: ReadonlySet<string> = new Set(["STOCKINFO", "MFINFO", "DEBTINFO", "OPTINFO", "OTHERINFO"]);
const POSITIONS: ReadonlySet<string> = new Set(["POSSTOCK", "POSMF", "POSDEBT", "POSOPT", "POSOTHER"]);

/** The names of the securities, as the file lists them apart from the rows. */
function securityNames(
  root: Element,
): ReadonlyMap<string, { readonly name: string; readonly symbol?: string }> {
  return new Map(
    findDeep(root, SECURITIES).flatMap((entry) => {
      const info = find(entry, "SECINFO");
      const id = find(info, "SECID", "UNIQUEID")?.text;
      const symbol = find(info, "TICKER")?.text;
      const name = find(info, "SECNAME")?.text ?? symbol;
      return id === undefined || name === undefined
        ? []
        : [[id, { name, ...(symbol === undefined ? {} : { symbol }) }] as const];
    }),
  );
}

/** What an account holds, with the value that the file states for each. */
export function holdingsOf(statement: Element, root: Element, places: OfxPlaces): ListedHolding[] {
  const names = securityNames(root);
  return findDeep(find(statement, "INVPOSLIST") ?? { ...statement, children: [] }, POSITIONS).flatMap(
    (entry) => {
      const position = find(entry, "INVPOS");
      const value = moneyOf(find(position, "MKTVAL"), places);
      const id = find(position, "SECID", "UNIQUEID")?.text;
      const security = id === undefined ? undefined : names.get(id);
      const name = security?.name ?? id;
      return value && name !== undefined
        ? [{ name, value, ...(security?.symbol === undefined ? {} : { symbol: security.symbol }) }]
        : [];
    },
  );
}

/** Rows of a brokerage account in file order: movements of cash, purchases, sales and income; moves of shares carry no money. */
export function investmentEntries(
  statement: Element,
  root: Element,
  account: number,
  places: OfxPlaces,
): (ListedEntry | undefined)[] {
  const names = securityNames(root);
  return (find(statement, "INVTRANLIST")?.children ?? []).flatMap((row): (ListedEntry | undefined)[] => {
    if (row.name === "INVBANKTRAN")
      return findEach(row, "STMTTRN").map((inner) => bankEntry(inner, account, places));
    const [total] = findDeep(row, new Set(["TOTAL"]));
    if (total === undefined) return [];
    const amount = moneyOf(total, places);
    const [date] = findDeep(row, new Set(["DTTRADE"]));
    const day = dateOf(date, places);
    if (amount === undefined || day === undefined) return [undefined];
    const id = findDeep(row, new Set(["UNIQUEID"]))[0]?.text ?? "";
    const memo = findDeep(row, new Set(["MEMO"]))[0]?.text;
    return [
      { account, date: day, amount, description: memo ?? `${row.name} ${names.get(id)?.name ?? id}`.trim() },
    ];
  });
}
