import { expect, test } from "vitest";
import type { RefineRequest } from "#pipeline/ports/refiner.ts";
import { withoutNames } from "./names.ts";

const request = (text: string): RefineRequest => ({
  documentType: "credit-cards",
  fields: [{ path: "accounts.0.currentBalance", meaning: "the new balance", kind: "money" }],
  lines: [{ page: 1, words: text.split(" ").map((word, id) => ({ id, text: word })) }],
});
const sent = (text: string, name: string | null, email: string | null) =>
  withoutNames(request(text), { name, email })
    .lines[0]?.words.map((word) => word.text)
    .join(" ");

test("the person's name and address are hidden wherever they are printed, whatever their case and punctuation", () => {
  expect(sent("Dear JANE, Sample-: balance $968.35", "Jane Sample", null)).toBe("Dear • • balance $968.35");
  expect(sent("to jane@sample.example pay $35.00", null, "jane@sample.example")).toBe("to • pay $35.00");
});

test("other words and the numbers of all stay, so that a figure can still be pointed at", () => {
  const hidden = withoutNames(request("A Jane owes $1.00"), { name: "Jane A", email: null });
  expect(hidden.lines[0]?.words).toEqual([
    { id: 0, text: "A" },
    { id: 1, text: "•" },
    { id: 2, text: "owes" },
    { id: 3, text: "$1.00" },
  ]);
  expect(withoutNames(request("A Jane"), undefined)).toEqual(request("A Jane"));
});
