// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { cents } from "#engine/money/cents.ts";
import { DateText } from "./date-text.tsx";
import { Money } from "./money.tsx";
import { Progress } from "./progress.tsx";
import { Rate } from "./rate.tsx";
import { certaintyText, SourceBadge } from "./source-badge.tsx";

afterEach(cleanup);

const source = {
  documentId: "doc_1",
  fileName: "chase-2026-10.pdf",
  page: 2,
  box: [0, 0, 1, 1] as [number, number, number, number],
  text: "New Balance $2,345.67",
  confidence: 0.996,
};

test("money is one text for a screen reader, whatever its size", () => {
  const { container } = render(<Money amount={cents(-123_456)} size="hero" />);
  expect(container.textContent).toBe("−$1,234.56");
});

test("in large print only the cents are dimmed", () => {
  const { container } = render(<Money amount="12.34" size="large" />);
  expect(container.querySelector(".text-dim")?.textContent).toBe(".34");
});

test("all money and rates use tabular figures", () => {
  const { container } = render(
    <>
      <Money amount="1.00" />
      <Rate percent="24.99" />
    </>,
  );
  expect([...container.children].every((child) => child.classList.contains("figures"))).toBe(true);
});

test("a date keeps its machine-readable day", () => {
  render(<DateText date="2029-03-14" format="long" />);
  expect(screen.getByText("14 March 2029").getAttribute("datetime")).toBe("2029-03-14");
});

test.each([
  [null, null, "indeterminate"],
  [40, "40", "loading"],
  [100, "100", "complete"],
  [140, "100", "complete"],
  [-3, "0", "loading"],
])("progress of %s is announced as %s and is %s", (value, announced, state) => {
  render(<Progress value={value} label="Reading" />);
  const bar = screen.getByRole("progressbar", { name: "Reading" });
  expect(bar.getAttribute("aria-valuenow")).toBe(announced);
  expect(bar.dataset["state"]).toBe(state);
});

test("a figure tells its document, page, printed text, certainty and day", async () => {
  render(<SourceBadge figure="Balance" source={source} asOf="2026-10-14" />);
  fireEvent.click(screen.getByRole("button", { name: "Where does Balance come from?" }));
  const panel = await screen.findByRole("dialog");
  for (const words of ["New Balance $2,345.67", "chase-2026-10.pdf", "2", "99\u00a0%", "14 Oct 2026"]) {
    expect(panel.textContent).toContain(words);
  }
  fireEvent.keyDown(panel, { key: "Escape" });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a figure without a source offers no questions", () => {
  render(<SourceBadge figure="Balance" source={undefined} />);
  expect(screen.queryByRole("button")).toBeNull();
});

test("certainty never rounds up to certain", () => {
  expect([certaintyText(0.999), certaintyText(1), certaintyText(0)]).toEqual([
    "99\u00a0%",
    "100\u00a0%",
    "0\u00a0%",
  ]);
});
