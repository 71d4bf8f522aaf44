// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { cents } from "#engine/money/cents.ts";
import { PayoffChart } from "./payoff-chart.tsx";

afterEach(cleanup);

const falling = (from: number, months: number) =>
  Array.from({ length: months + 1 }, (_, month) => cents(Math.round(from * (1 - month / months))));

function show(minimums = falling(1_000_000, 20), isEndless = false) {
  return render(
    <PayoffChart
      startMonth="2026-11"
      plan={falling(1_000_000, 10)}
      minimums={minimums}
      isEndless={isEndless}
    />,
  ).container;
}

test("both lines start at the same height, and the plan ends on the floor first", () => {
  const paths = [...show().querySelectorAll("path[fill=none]")].map((path) => path.getAttribute("d") ?? "");
  const points = paths.map((path) =>
    path
      .slice(1)
      .split("L")
      .map((point) => point.split(",").map(Number)),
  );
  const [minimums, plan] = points;
  expect(plan?.[0]).toEqual(minimums?.[0]);
  expect(plan?.at(-1)?.[1]).toBe(minimums?.at(-1)?.[1]);
  expect(plan?.at(-1)?.[0]).toBeLessThan(minimums?.at(-1)?.[0] ?? 0);
});

test("the lines differ by more than colour", () => {
  const [minimums, plan] = show().querySelectorAll("path[fill=none]");
  expect(minimums?.getAttribute("stroke-dasharray")).toBeTruthy();
  expect(plan?.getAttribute("stroke-dasharray")).toBeNull();
});

test("pointing at a month shows both balances", () => {
  const svg = show().querySelector("svg[height='280']");
  if (!svg) throw new Error("no chart");
  fireEvent.pointerMove(svg, { clientX: 46 });
  expect(screen.getAllByText("Nov 2026").length).toBeGreaterThan(1);
  expect(screen.getAllByText("$10,000", { exact: false }).length).toBeGreaterThan(1);
  fireEvent.pointerLeave(svg);
  expect(screen.queryByText("Plan", { exact: true })).toBeNull();
});

test("minimums of which one never ends are at least so much in every month, also while the others fall", () => {
  const falls = [1_000_000, 900_000, 800_000, 700_000].map(cents);
  const container = show(falls, true);
  const cells = [...container.querySelectorAll("tbody td:last-child")].map((cell) => cell.textContent);
  expect(cells[0]).toBe("$10,000.00");
  expect(cells.slice(1).every((cell) => cell?.startsWith("at least "))).toBe(true);
  expect(cells.at(-1)).toBe("at least $7,000.00");
});

test("minimums that never end are drawn on, and the table says that it is at least that much", () => {
  const container = show([cents(1_000_000), cents(1_010_000)], true);
  expect(screen.getByText("Minimums only: never ends")).toBeTruthy();
  expect(container.querySelector("tbody tr:last-child td:last-child")?.textContent).toBe(
    "at least $10,100.00",
  );
});

test("what really was owed is a line of its own until now, broken where nothing tells, and a table", () => {
  const past = [
    { month: -4, amount: cents(1_300_000) },
    { month: -2, amount: cents(1_200_000) },
    { month: -1, amount: cents(1_100_000) },
  ];
  const plan = falling(1_000_000, 10);
  const { container } = render(
    <PayoffChart startMonth="2026-11" plan={plan} minimums={falling(1_000_000, 20)} past={past} />,
  );
  const [alone, joined, ...others] = [...container.querySelectorAll("polyline")].map((line) =>
    (line.getAttribute("points") ?? "").split(" "),
  );
  expect(alone).toHaveLength(1);
  expect(joined).toHaveLength(3);
  expect(others).toEqual([]);
  const start = container.querySelectorAll("path[fill=none]")[1]?.getAttribute("d")?.slice(1).split("L")[0];
  expect(joined?.at(-1)).toBe(start);
  expect(screen.getByText("What you owed", { selector: "figcaption span" })).toBeTruthy();
  const rows = [...(container.querySelector("table")?.querySelectorAll("tbody tr") ?? [])];
  expect(rows.map((row) => row.textContent)).toEqual([
    "Jul 2026$13,000.00",
    "Aug 2026not known",
    "Sep 2026$12,000.00",
    "Oct 2026$11,000.00",
  ]);
});
