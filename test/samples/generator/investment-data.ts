import { accountNumber } from "./loan-data.ts";
import { makePerson, type Person } from "./person.ts";
import { addDays } from "./print-styles.ts";
import { seededRandom } from "./random.ts";

export type Position = {
  readonly name: string;
  readonly symbol: string;
  /** Thousandths of a share. */
  readonly shares: number;
  readonly price: number;
  readonly value: number;
  readonly cost: number;
};

/** A quarter of a made-up portfolio: beginning + added - taken + change = total, which the positions make up. */
export type PortfolioData = {
  readonly person: Person;
  readonly number: string;
  readonly start: string;
  readonly end: string;
  readonly positions: readonly Position[];
  readonly cash: number;
  readonly total: number;
  readonly beginning: number;
  readonly added: number;
  readonly employerAdded: number;
  readonly taken: number;
  readonly change: number;
  readonly vested: number;
  readonly ytdAdded: number;
};

const FUNDS = [
  ["Total Stock Market Index Fund", "TSMIX"],
  ["International Growth Fund", "INGRX"],
  ["Intermediate Bond Index", "IBDIX"],
  ["S&P 500 ETF Trust", "SPXT"],
  ["Target Retirement 2045 Fund", "TRFVX"],
  ["Small Cap Value Fund", "SCVFX"],
  ["Quillon Systems Inc", "QLLN"],
  ["Dividend Appreciation ETF", "DVAP"],
] as const;

export function makePortfolio(seed: number, days = 90): PortfolioData {
  const random = seededRandom(seed);
  const end = random.pick(["2026-03-31", "2026-06-30", "2026-09-30", "2025-12-31"]);
  const first = random.whole(0, FUNDS.length - 1);
  const positions = Array.from({ length: random.whole(2, 5) }, (_, index): Position => {
    const [name, symbol] = FUNDS[(first + index) % FUNDS.length] ?? FUNDS[0];
    const shares = random.whole(4_000, 900_000);
    const price = random.whole(1_100, 41_000);
    const value = Math.round((shares * price) / 1_000);
    return {
      name,
      symbol,
      shares,
      price,
      value,
      cost: Math.round(value * (0.7 + random.whole(0, 45) / 100)),
    };
  });
  const cash = random.whole(1_000, 900_000);
  const total = cash + positions.reduce((sum, position) => sum + position.value, 0);
  const added = random.whole(10_000, 250_000);
  const employerAdded = Math.round(added / 2);
  const taken = random.chance(0.3) ? random.whole(5_000, 60_000) : 0;
  const change = Math.round(total * (random.whole(-60, 90) / 1_000));
  return {
    person: makePerson(random),
    number: accountNumber(random, 9),
    start: addDays(end, -days + 1),
    end,
    positions,
    cash,
    total,
    beginning: total - added - employerAdded + taken - change,
    added,
    employerAdded,
    taken,
    change,
    vested: total - Math.round(employerAdded / 2),
    ytdAdded: (added + employerAdded) * 3,
  };
}

export const sharesOf = (position: Position) => (position.shares / 1_000).toFixed(3);
