import { expect, test } from "vitest";
import { matchingCommands } from "./matching-commands.ts";

const commands = [
  { label: "AI Dashboard", group: "Pages" },
  { label: "Debts", group: "Dashboard" },
  { label: "Crédit Agricole ···4821", group: "Creditors" },
];
const labels = (query: string) => matchingCommands(commands, query).map(({ label }) => label);

test("nothing typed finds everything, in its own order", () => {
  expect(labels("  ")).toEqual(commands.map(({ label }) => label));
});

test.each([
  ["da", ["AI Dashboard", "Debts"]],
  ["DASH deb", ["Debts"]],
  ["credit", ["Crédit Agricole ···4821"]],
  ["4821", ["Crédit Agricole ···4821"]],
  ["ebts", []],
  ["(", commands.map(({ label }) => label)],
])("%j finds %j", (query, found) => {
  expect(labels(query)).toEqual(found);
});
