import { afterEach, describe, expect, it } from "vitest";
import { clearRows, closeRun, openRun, takeColumns } from "./recorded-rows.ts";

/** Writes a run of one payment and, month by month, one balance for each debt. */
function record(debts: readonly number[], payments: readonly number[], balances: readonly number[]): void {
  const months = balances.length / debts.length;
  const run = openRun(debts.length, months);
  run.members.set(debts, run.member);
  run.payments.set(payments, run.member);
  run.balances.set(balances, run.row);
  closeRun(debts.length, months);
}
const taken = () => {
  const { runMonths, members, payments, balances } = takeColumns();
  return {
    runMonths: Array.from(runMonths),
    members: Array.from(members),
    payments: Array.from(payments),
    balances: Array.from(balances),
  };
};
const nothing = { runMonths: [], members: [], payments: [], balances: [] };

afterEach(clearRows);

describe("recorded rows", () => {
  it("are the runs one after another", () => {
    record([0, 2], [100, 50], [900, 800, 450, 400]);
    record([2], [150], [250]);
    expect(taken()).toEqual({
      runMonths: [2, 1],
      members: [0, 2, 2],
      payments: [100, 50, 150],
      balances: [900, 800, 450, 400, 250],
    });
  });

  it("are handed out once", () => {
    record([0], [100], [900]);
    takeColumns();
    expect(taken()).toEqual(nothing);
  });

  it("count only once their run is closed", () => {
    record([0], [100], [900]);
    const open = openRun(1, 1);
    open.balances[open.row] = 1;
    expect(taken().balances).toEqual([900]);
  });

  it("are forgotten when the next plan begins", () => {
    record([0], [100], [900]);
    clearRows();
    record([3], [7], [5]);
    expect(taken()).toEqual({ runMonths: [1], members: [3], payments: [7], balances: [5] });
  });

  it("keep what was handed out when the buffers are used again", () => {
    record([0], [100], [900]);
    const first = takeColumns();
    record([9], [1], [2]);
    takeColumns();
    expect(Array.from(first.balances)).toEqual([900]);
    expect(Array.from(first.members)).toEqual([0]);
    expect(Array.from(first.payments)).toEqual([100]);
  });

  it("hold a run of many months that no buffer has room for", () => {
    const balances = Array.from({ length: 30_001 }, (_, month) => 30_001 - month);
    record([4], [1], balances);
    const columns = taken();
    expect(columns.runMonths).toEqual([30_001]);
    expect([columns.balances.length, columns.balances[0], columns.balances.at(-1)]).toEqual([
      30_001, 30_001, 1,
    ]);
  });

  it("keep what was written before the buffers grew, for many runs of one month", () => {
    for (let month = 1; month <= 13_000; month++) record([0, 1], [month, 2 * month], [month, 3 * month]);
    const { runMonths, members, payments, balances } = taken();
    expect([runMonths.length, members.length, payments.length, balances.length]).toEqual([
      13_000, 26_000, 26_000, 26_000,
    ]);
    expect(runMonths.every((months) => months === 1)).toBe(true);
    const at = (month: number) => [payments[2 * month - 2], payments[2 * month - 1], balances[2 * month - 1]];
    expect(at(1)).toEqual([1, 2, 3]);
    expect(at(6001)).toEqual([6001, 12_002, 18_003]);
    expect(at(13_000)).toEqual([13_000, 26_000, 39_000]);
  });

  it("work on after a schedule so long that its buffers are let go", () => {
    const run = openRun(1, 600_000);
    run.balances.fill(7, run.row, run.row + 600_000);
    run.members[run.member] = 0;
    run.payments[run.member] = 1;
    closeRun(1, 600_000);
    expect(takeColumns().balances).toHaveLength(600_000);
    record([5], [10], [20, 10]);
    expect(taken()).toEqual({ runMonths: [2], members: [5], payments: [10], balances: [20, 10] });
  });

  it("of a run without debts are a month and nothing else", () => {
    openRun(0, 1);
    closeRun(0, 1);
    expect(taken()).toEqual({ ...nothing, runMonths: [1] });
  });
});
