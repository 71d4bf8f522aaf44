import type { AccountFacts, AccountKind } from "#contract/extraction.ts";
import type { Truth } from "../layout.ts";
import { decimal } from "../print-styles.ts";
import { type Keep, keepTruth, type Line, type Lot, makeKeep } from "./portfolio-data.ts";

type Product = readonly [name: string, symbol: string, group: Lot["group"]];

type Shape = NonNullable<Parameters<typeof makeKeep>[1]> & { readonly salt: number };

/** A portfolio as `makeKeep` makes it, holding what this house sells. */
export function slNest(seed: number, { salt, ...options }: Shape, products: readonly Product[]): Keep {
  const keep = makeKeep(seed * 11 + salt, options);
  const used = new Set<string>();
  const lots = keep.lots.map((lot, index): Lot => {
    const fitting = products.filter(([name, , group]) => group === lot.group && !used.has(name));
    const [name, symbol] = fitting[(seed + index) % Math.max(1, fitting.length)] ?? [lot.name, lot.symbol];
    used.add(name);
    return { ...lot, name, symbol };
  });
  return { ...keep, lots };
}

type Kept = {
  readonly kind: AccountKind;
  readonly keep: Keep;
  readonly lines: readonly Line[];
  readonly number?: string;
  readonly kinds?: readonly AccountKind[];
  /** What cash outside the list is called: whether it is a holding is left open. */
  readonly cash?: readonly string[];
};

/** Value, number, period and list are asked for as printed; flows are left open. */
export function slNestTruth(house: string, kept: readonly Kept[], names: readonly string[] = []): Truth {
  const facts = ({ keep, number }: Kept): Partial<AccountFacts> => ({
    accountLast4: number?.slice(-4) ?? keep.last4,
    periodStart: keep.start,
    periodEnd: keep.end,
  });
  const open = kept.flatMap(({ kinds, cash, keep, lines, number }, index) => {
    const at = `accounts.${index}`;
    const list: Array<readonly [string, readonly string[]]> = [
      [`${at}.feesCharged`, [decimal(keep.fees)]],
      [`${at}.accountLast4`, [number?.slice(-4) ?? keep.last4]],
    ];
    if (kinds) list.push([`${at}.kind`, kinds]);
    if (cash)
      list.push(
        [`${at}.holdings.${lines.length}.name`, cash],
        [`${at}.holdings.${lines.length}.value`, [decimal(keep.cash)]],
      );
    return list;
  });
  return keepTruth(
    house,
    kept.map((each) => ({ kind: each.kind, keep: each.keep, lines: each.lines, facts: facts(each) })),
    Object.fromEntries(open),
    names,
  );
}

export const year = (day: string) => day.slice(0, 4);

export const share = (part: number, of: number, places = 2) => `${((part / of) * 100).toFixed(places)}%`;

/** A page of its own from here on. */
export const PAGE = '<div style="break-before:page"></div>';
