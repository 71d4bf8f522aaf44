import { start, worth } from "./un-data.ts";

export type Asset = readonly [name: string, symbol: string, low: number, high: number];

/** Some of a list, each with shares to a thousandth and a price in cents. */
export function held(random: ReturnType<typeof start>["random"], list: readonly Asset[], least: number) {
  const drop = random.whole(0, list.length - least);
  return list.slice(drop).map(([name, symbol, low, high]) => {
    const [units, price] = [random.whole(8_000, 310_000), random.whole(low, high)];
    return { name, symbol, units, price, value: worth(units, price) };
  });
}

/** How a quarter or month led to the value: contributions, withdrawals, and the rest is the market's. */
export function course(random: ReturnType<typeof start>["random"], value: number) {
  const added = random.chance(0.6) ? random.whole(50, 900) * 100 : 0;
  const taken = random.chance(0.3) ? random.whole(20, 500) * 100 : 0;
  const change = Math.round((value * random.whole(-40, 60)) / 1_000);
  return { added, taken, change, beginning: value - added + taken - change };
}
