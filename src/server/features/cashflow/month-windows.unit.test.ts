import { expect, test } from "vitest";
import { monthIndexOf } from "#engine/cashflow/month-sums.ts";
import { monthWindows } from "./month-windows.ts";

test.each([
  ["one calendar month", "2026-10-01", "2026-10-31", [["2026-10-01", "2026-10-31"]]],
  ["from the 13th to the 12th", "2026-09-13", "2026-10-12", [["2026-09-13", "2026-10-12"]]],
  ["thirty days of a long month", "2026-10-02", "2026-10-31", [["2026-10-02", "2026-10-31"]]],
  ["February alone", "2026-02-01", "2026-02-28", [["2026-02-01", "2026-02-28"]]],
  [
    "three calendar months",
    "2026-08-01",
    "2026-10-31",
    [
      ["2026-08-01", "2026-08-31"],
      ["2026-09-01", "2026-09-30"],
      ["2026-10-01", "2026-10-31"],
    ],
  ],
  [
    "calendar months that end on a 30th",
    "2026-07-01",
    "2026-09-30",
    [
      ["2026-07-01", "2026-07-31"],
      ["2026-08-01", "2026-08-31"],
      ["2026-09-01", "2026-09-30"],
    ],
  ],
  [
    "calendar months that end on 28 February",
    "2025-11-29",
    "2026-02-28",
    [
      ["2025-12-01", "2025-12-31"],
      ["2026-01-01", "2026-01-31"],
      ["2026-02-01", "2026-02-28"],
    ],
  ],
  [
    "from the 29th to the 28th, through a February",
    "2026-01-29",
    "2026-03-28",
    [
      ["2026-01-29", "2026-02-28"],
      ["2026-03-01", "2026-03-28"],
    ],
  ],
  [
    "a month and a half: the older half is left out",
    "2026-09-15",
    "2026-10-31",
    [["2026-10-01", "2026-10-31"]],
  ],
])("%s", (_, first, last, expected) => {
  const coverage = monthWindows([{ first, last }]);
  expect(coverage?.windows.map((window) => [window.first, window.last])).toEqual(expected);
  expect(coverage?.isPartial).toBe(false);
});

test("less than a month is one partial window", () => {
  expect(monthWindows([{ first: "2026-10-10", last: "2026-10-20" }])).toEqual({
    windows: [{ first: "2026-10-10", last: "2026-10-20" }],
    runs: [{ first: "2026-10-10", last: "2026-10-20" }],
    gaps: [],
    isPartial: true,
  });
});

test("several statements count together and every day of a whole month lies in exactly one window", () => {
  const coverage = monthWindows([
    { first: "2026-10-01", last: "2026-10-31" },
    { first: "2026-09-01", last: "2026-09-30" },
  ]);
  expect(coverage?.windows).toHaveLength(2);
  expect(monthIndexOf(coverage?.windows ?? [], "2026-09-30")).toBe(0);
  expect(monthIndexOf(coverage?.windows ?? [], "2026-10-01")).toBe(1);
  expect(monthIndexOf(coverage?.windows ?? [], "2026-11-01")).toBe(-1);
});

test("there is no history without a real day", () => {
  expect(monthWindows([])).toBeUndefined();
  expect(monthWindows([{ first: "2026-02-30", last: "soon" }])).toBeUndefined();
});

test("days that no statement covers are a gap and no months", () => {
  const coverage = monthWindows([
    { first: "2026-05-19", last: "2026-06-16" },
    { first: "2026-01-27", last: "2026-02-26" },
  ]);
  expect(coverage).toEqual({
    windows: [
      { first: "2026-01-27", last: "2026-02-26" },
      { first: "2026-05-19", last: "2026-06-16" },
    ],
    runs: [
      { first: "2026-01-27", last: "2026-02-26" },
      { first: "2026-05-19", last: "2026-06-16" },
    ],
    gaps: [{ first: "2026-02-27", last: "2026-05-18" }],
    isPartial: false,
  });
});
