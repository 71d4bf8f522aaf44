import { decimal } from "../print-styles.ts";
import type { Random } from "../random.ts";
import { type Fund, type Position, positions, share, sum } from "./ul-data.ts";

/** Invented funds and shares, with a middling price in cents. */
export const SHARES: readonly Fund[] = [
  ["NORTHBRIDGE SOFTWARE INC", "NBSW", 41_250],
  ["HALVORSEN FOODS CO", "HVF", 6_240],
  ["PELICAN ENERGY CORP", "PLCN", 11_418],
  ["ORDWAY SEMICONDUCTOR", "ORDW", 13_877],
  ["CALLOWAY RETAIL GROUP", "CLWY", 9_820],
];

export const ETFS: readonly Fund[] = [
  ["US Total Stock Market ETF", "UTSM", 27_410],
  ["Developed Markets ex-US ETF", "DMXU", 5_122],
  ["Emerging Markets Core ETF", "EMCR", 4_460],
  ["US Large-Cap Value ETF", "ULCV", 16_930],
  ["US High Quality Bond ETF", "UHQB", 9_875],
  ["International Bond ETF", "INBD", 4_948],
];

export type Flow = {
  readonly list: readonly Position[];
  readonly cash: number;
  readonly deposits: number;
  readonly withdrawals: number;
  readonly income: number;
  readonly change: number;
  readonly begin: number;
  readonly end: number;
};

/** What a period did to an account: the end is what its positions and its cash are worth. */
export function flowOf(
  random: Random,
  funds: readonly Fund[],
  size: readonly [number, number],
  cash: number,
  deposits: number,
  withdrawals: number,
): Flow {
  const list = positions(random, funds, size[0], size[1]);
  const held = sum(list.map((position) => position.value));
  const end = held + cash;
  const income = share(held, random.whole(5, 40) / 10_000);
  const change = share(held, random.whole(-45, 60) / 1000);
  return {
    list,
    cash,
    deposits,
    withdrawals,
    income,
    change,
    end,
    begin: end - deposits + withdrawals - income - change,
  };
}

export const holdingsOf = (list: readonly Position[], capitals = false) =>
  list.map((position) => ({
    name: capitals ? position.name.toUpperCase() : position.name,
    symbol: position.symbol,
    value: decimal(position.value),
  }));

/** The figures that investment papers print and the contract leaves open. */
export const open = (index: number, flow: Flow): Record<string, readonly string[]> => ({
  [`accounts.${index}.beginningBalance`]: [decimal(flow.begin)],
  [`accounts.${index}.endingBalance`]: [decimal(flow.end)],
  [`accounts.${index}.totalDeposits`]: [decimal(flow.deposits)],
  [`accounts.${index}.totalWithdrawals`]: [decimal(flow.withdrawals)],
});
