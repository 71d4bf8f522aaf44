import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, dayInMonth, parsePlainMonth } from "../calendar/months.ts";
import { type PlainDate, parsePlainDate } from "../calendar/plain-date.ts";
import { cents } from "../money/cents.ts";
import {
  type DatedFlow,
  type DayRun,
  dueMinimums,
  type FlowKind,
  pathStarts,
  replay,
  splitHistory,
  unscheduledFlows,
} from "./history-paths.ts";

const day = (text: string): PlainDate => {
  const parsed = parsePlainDate(text);
  if (parsed === undefined) throw new Error(`no such day: ${text}`);
  return parsed;
};
const flow = (on: PlainDate, amount: number, payer: string, kind: FlowKind = "essential"): DatedFlow => ({
  on,
  amount: cents(amount),
  kind,
  payer,
});
const run = (first: string, last: string): DayRun => ({ first: day(first), last: day(last) });
const oneRun = [run("2026-01-01", "2026-06-30")];

/** The same amount on one day of each month from January 2026. */
function monthly(dayOfMonth: number, amounts: readonly number[], payer: string, kind: FlowKind): DatedFlow[] {
  const january = parsePlainMonth("2026-01");
  if (january === undefined) throw new Error("a month");
  return amounts.map((amount, index) =>
    flow(dayInMonth(addMonths(january, index), dayOfMonth), amount, payer, kind),
  );
}
const times = (count: number, amount: number) => Array.from({ length: count }, () => amount);
const sum = (values: Iterable<number>) => Array.from(values).reduce((total, value) => total + value, 0);

describe("a history", () => {
  it("of no covered day is a mistake", () => {
    expect(() => splitHistory([], [], 60)).toThrow(RangeError);
  });

  it("of one day has that day", () => {
    const history = splitHistory(
      [flow(day("2026-03-01"), -500, "SHOP")],
      [run("2026-03-01", "2026-03-01")],
      60,
    );
    expect(history.runs).toEqual([{ first: 0, last: 0 }]);
    expect(Array.from(history.residuals)).toEqual([-500]);
    expect(history.due).toEqual([]);
  });

  it("counts days from its first covered one, over a leap day too", () => {
    const runs = [run("2028-02-27", "2028-02-28"), run("2028-03-01", "2028-03-02")];
    expect(splitHistory([], runs, 60).runs).toEqual([
      { first: 0, last: 1 },
      { first: 3, last: 4 },
    ]);
  });

  it("keeps money without a rhythm on its day, added up", () => {
    const flows = [
      flow(day("2026-01-01"), -700, "SHOP"),
      flow(day("2026-01-01"), -300, "OTHER SHOP"),
      flow(day("2026-01-03"), 250, "FRIEND", "income"),
    ];
    const { residuals, due } = splitHistory(flows, [run("2026-01-01", "2026-01-04")], 60);
    expect(Array.from(residuals)).toEqual([-1000, 0, 250, 0]);
    expect(due).toEqual([]);
  });

  it("leaves out what lies before its first and after its last day", () => {
    const flows = [
      flow(day("2025-12-31"), -1, "A"),
      flow(day("2026-01-01"), -2, "B"),
      flow(day("2026-01-02"), -4, "C"),
      flow(day("2026-01-03"), -8, "D"),
    ];
    expect(Array.from(splitHistory(flows, [run("2026-01-01", "2026-01-02")], 60).residuals)).toEqual([
      -2, -4,
    ]);
  });
});

describe("what comes in a rhythm", () => {
  const rent = monthly(1, times(6, -150_000), "RENT", "essential");
  const pay = monthly(28, times(6, 300_000), "ACME", "income");

  it("is due after the last day and no longer money of its old days", () => {
    const { residuals, due } = splitHistory([...rent, ...pay], oneRun, 60);
    expect(sum(residuals)).toBe(0);
    // After 30 June: rent on 1 July and 1 August, pay on 28 July; that of 28 August may be later than the sixtieth day.
    expect(due.map(({ amounts }) => amounts[0])).toEqual([-150_000, 300_000, -150_000]);
    expect(due[0]?.day).toBe(1);
  });

  it("is listed by day, and none beyond the horizon", () => {
    const days = splitHistory([...rent, ...pay], oneRun, 60).due.map((one) => one.day);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(days.every((one) => one >= 1 && one <= 60)).toBe(true);
    expect(splitHistory([...rent, ...pay], oneRun, 20).due).toHaveLength(1);
  });

  it("costs at least what it costs today, in every month of the history", () => {
    const rising = monthly(
      1,
      [-100_000, -100_000, -100_000, -100_000, -100_000, -120_000],
      "RENT",
      "essential",
    );
    const [first] = splitHistory(rising, oneRun, 60).due;
    expect(new Set(first?.amounts)).toEqual(new Set([-120_000]));
  });

  it("costs what it did where that was more", () => {
    const heating = monthly(5, [-30_000, -28_000, -20_000, -12_000, -9000, -8000], "GAS", "essential");
    const amounts = splitHistory(heating, oneRun, 60).due[0]?.amounts ?? [];
    expect([amounts[4], amounts[35]]).toEqual([-30_000, -28_000]);
    expect(Math.max(...amounts)).toBe(-8000);
  });

  it("pays the raised amount in the months before it too, once it was paid for a quarter", () => {
    const raised = monthly(28, [300_000, 300_000, 300_000, 310_000, 310_000, 310_000], "ACME", "income");
    const amounts = splitHistory(raised, oneRun, 60).due[0]?.amounts ?? [];
    expect(new Set(amounts)).toEqual(new Set([310_000]));
  });

  it("does not count on a raise of more than six of a hundred for the months before it", () => {
    const doubled = monthly(28, [300_000, 300_000, 300_000, 600_000, 600_000, 600_000], "ACME", "income");
    const amounts = splitHistory(doubled, oneRun, 60).due[0]?.amounts ?? [];
    expect([amounts[0], amounts.at(-1)]).toEqual([318_000, 600_000]);
  });

  it("does not count on a raise that was paid once", () => {
    const once = monthly(28, [300_000, 300_000, 300_000, 300_000, 300_000, 310_000], "ACME", "income");
    expect(splitHistory(once, oneRun, 60).due[0]?.amounts[0]).toBe(300_000);
  });

  it("brings nothing around a pay that failed to come", () => {
    const missed = monthly(28, times(6, 300_000), "ACME", "income").filter(({ on }) => on !== "2026-04-28");
    const amounts = splitHistory(missed, oneRun, 60).due[0]?.amounts ?? [];
    // 28 April is day 117 of the year, counted from 0.
    expect([amounts[86], amounts[117], amounts[147]]).toEqual([300_000, 0, 300_000]);
  });

  it("adds up what one payer pays on one day", () => {
    const halves = pay.flatMap((one) => [
      { ...one, amount: cents(100_000) },
      { ...one, amount: cents(200_000) },
    ]);
    expect(splitHistory(halves, oneRun, 60).due[0]?.amounts[0]).toBe(300_000);
  });

  it("keeps apart what a payer pays and what it takes back", () => {
    const back = monthly(10, times(6, -5000), "ACME", "essential");
    const first = splitHistory([...pay, ...back], oneRun, 65).due.map(({ amounts }) => amounts[0]);
    expect(first).toEqual([-5000, 300_000, -5000, 300_000]);
  });
});

describe("what is over", () => {
  it("is named where it is pay, and in no path", () => {
    const stopped = monthly(28, times(3, 300_000), "ACME", "income");
    const history = splitHistory(stopped, oneRun, 60);
    expect(Array.from(history.stoppedPayers)).toEqual(["ACME"]);
    expect(history.due).toEqual([]);
    expect(sum(history.residuals)).toBe(0);
  });

  it("stays on its days where it is a bill that came a few times, and is gone where it came often", () => {
    const few = monthly(3, times(3, -9000), "CLUB", "discretionary");
    expect(sum(splitHistory(few, oneRun, 60).residuals)).toBe(-27_000);
    const year = [run("2026-01-01", "2026-12-31")];
    const often = monthly(3, times(7, -9000), "CLUB", "discretionary");
    expect(sum(splitHistory(often, year, 60).residuals)).toBe(0);
  });

  it("is nobody while pay is only a few days late", () => {
    const late = monthly(28, times(6, 300_000), "ACME", "income");
    expect(splitHistory(late, [run("2026-01-01", "2026-07-31")], 60).stoppedPayers.size).toBe(0);
  });
});

describe("the starts of paths", () => {
  const starts = (runs: readonly DayRun[], horizon: number) =>
    pathStarts(splitHistory([], runs, 60), horizon);

  it("are the covered days that enough covered days follow", () => {
    expect(starts([run("2026-01-01", "2026-01-10")], 10)).toEqual([0]);
    expect(starts([run("2026-01-01", "2026-01-10")], 8)).toEqual([0, 1, 2]);
    expect(starts([run("2026-01-01", "2026-01-10")], 11)).toEqual([]);
  });

  it("never lead across days that no statement covers", () => {
    const runs = [run("2026-01-01", "2026-01-05"), run("2026-01-07", "2026-01-10")];
    expect(starts(runs, 4)).toEqual([0, 1, 6]);
    expect(starts(runs, 1)).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9]);
    expect(starts(runs, 6)).toEqual([]);
  });
});

describe("unscheduled money", () => {
  it("is listed run after run, without the days between them", () => {
    const flows = [
      flow(day("2026-01-01"), -100, "A"),
      flow(day("2026-01-03"), -200, "B"),
      flow(day("2026-01-05"), -400, "C"),
    ];
    const runs = [run("2026-01-01", "2026-01-02"), run("2026-01-05", "2026-01-05")];
    expect(unscheduledFlows(splitHistory(flows, runs, 60))).toEqual([[-100, 0], [-400]]);
  });
});

describe("minimums to come", () => {
  const minimums = (dayOfMonth: number, today: string, horizonDays: number) =>
    Array.from(dueMinimums([{ dayOfMonth, amount: cents(5000) }], day(today), horizonDays).entries())
      .filter(([, amount]) => amount !== 0)
      .map(([after]) => after);

  it("are due on their day of each month, the first one after today", () => {
    expect(minimums(15, "2026-11-14", 40)).toEqual([1, 31]);
    expect(minimums(15, "2026-11-15", 40)).toEqual([30]);
    expect(minimums(15, "2026-11-16", 40)).toEqual([29]);
  });

  it("fall on the last day of a shorter month", () => {
    expect(minimums(31, "2027-01-31", 60)).toEqual([28, 59]);
    expect(minimums(31, "2028-01-31", 60)).toEqual([29, 60]);
    expect(minimums(30, "2027-02-27", 5)).toEqual([1]);
  });

  it("count up to the last day of the horizon and not a day longer", () => {
    expect(minimums(15, "2026-11-14", 31)).toEqual([1, 31]);
    expect(minimums(15, "2026-11-14", 30)).toEqual([1]);
    expect(minimums(15, "2026-11-15", 1)).toEqual([]);
  });

  it("of one day are money out, added up", () => {
    const two = [
      { dayOfMonth: 1, amount: cents(5000) },
      { dayOfMonth: 1, amount: cents(2500) },
    ];
    expect(Array.from(dueMinimums(two, day("2026-11-29"), 3))).toEqual([0, 0, -7500, 0]);
    expect(Array.from(dueMinimums([], day("2026-11-29"), 3))).toEqual([0, 0, 0, 0]);
  });
});

describe("a replayed path", () => {
  const historyOf = (residuals: readonly number[], due: readonly (readonly [number, number])[]) => ({
    ...splitHistory([], [run("2026-01-01", "2026-01-05")], 60),
    residuals: Float64Array.from(residuals),
    due: due.map(([on, amount]) => ({
      day: on,
      amounts: Float64Array.from(residuals, (_, place) => amount * (place + 1)),
    })),
  });

  it("is the unscheduled money from its start, the minimums, and what is due now", () => {
    const history = historyOf([-1, -2, -3, -4, -5], [[2, 10]]);
    const fill = replay(history, [0, 2], Float64Array.of(0, -100, 0, 0));
    const flows = new Float64Array(4);
    fill(0, flows);
    // On its second day, what was due takes the amount of the history's second day.
    expect(Array.from(flows)).toEqual([0, -101, -2 + 20, -3]);
    fill(1, flows);
    expect(Array.from(flows)).toEqual([0, -103, -4 + 40, -5]);
  });

  it("ends with its days: what is due later is left out", () => {
    const history = historyOf(
      [0, 0, 0],
      [
        [1, 7],
        [3, 9],
      ],
    );
    const flows = new Float64Array(3);
    replay(history, [0], new Float64Array(3))(0, flows);
    expect(Array.from(flows)).toEqual([0, 7, 0]);
  });

  it("is never lower when a day brought more, or cost less", () => {
    const anyFlow = fc.record({
      on: fc.integer({ min: 0, max: 119 }),
      amount: fc.integer({ min: -90_000, max: 90_000 }),
      payer: fc.constantFrom("A", "B", "C"),
    });
    const given = fc.record({
      flows: fc.array(anyFlow, { minLength: 1, maxLength: 30 }),
      place: fc.nat(),
      more: fc.integer({ min: 1, max: 5000 }),
    });
    const first = day("2026-01-01");
    const runs = [{ first, last: addDays(first, 119) }];
    const pathsOf = (flows: readonly DatedFlow[]) => {
      const history = splitHistory(flows, runs, 60);
      const starts = pathStarts(history, 60);
      const fill = replay(history, starts, new Float64Array(61));
      return starts.map((_, path) => {
        const path60 = new Float64Array(61);
        fill(path, path60);
        return path60.map((_amount, until) => sum(path60.subarray(0, until + 1)));
      });
    };
    fc.assert(
      fc.property(given, ({ flows, place, more }) => {
        const before = flows.map(({ on, amount, payer }) => flow(addDays(first, on), amount, payer));
        const raised = before.map((one, index) =>
          index === place % before.length ? { ...one, amount: cents(one.amount + more) } : one,
        );
        // Money that turns its sign is another payment.
        const changed = before[place % before.length]?.amount ?? 0;
        fc.pre(changed !== 0 && changed > 0 === changed + more > 0 && changed + more !== 0);
        const [lower, higher] = [pathsOf(before), pathsOf(raised)];
        const falls = lower.some((path, index) =>
          path.some((balance, at) => (higher[index]?.[at] ?? Number.NEGATIVE_INFINITY) < balance),
        );
        expect(falls).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});
