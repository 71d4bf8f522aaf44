import type { Random } from "../random.ts";
import { percentOf, some } from "./uo-data.ts";

export type Position = {
  name: string;
  symbol: string;
  quantity: number;
  price: number;
  value: number;
  begin: number;
};

export const positions = (
  random: Random,
  list: ReadonlyArray<readonly [string, string]>,
  count: number,
): Position[] =>
  some(random, list, count).map(([name, symbol]) => {
    const quantity = random.whole(8_000, 240_000) / 1000;
    const price = random.whole(2_100, 39_900);
    const value = Math.round(quantity * price);
    return { name, symbol, quantity, price, value, begin: percentOf(value, random.whole(94, 105)) };
  });
export const html = (text: string) => text.replaceAll("&", "&amp;");
export const part = (value: number, of: number) => `${Math.round((100 * value) / of)}%`;
