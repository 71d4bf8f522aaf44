// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openApp } from "#test/fakes/web-app.tsx";
import { setAmountsHidden } from "../lib/hidden-amounts.ts";
import { setSingleKeysOn } from "../lib/single-key-shortcuts.ts";

beforeEach(() => setSingleKeysOn(true));
afterEach(() => {
  cleanup();
  act(() => setAmountsHidden(false));
  vi.unstubAllGlobals();
});

const press = (key: string, on: Element = document.body, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(on, { key, ...init });
const palette = async () => {
  press("k", document.body, { ctrlKey: true });
  return screen.findByRole("combobox", { name: "Find a page, a tab or a creditor" });
};

test("the palette leads to a creditor with a few letters and Enter", async () => {
  openApp("/", "sample");
  await screen.findByText("Attack order");
  const field = await palette();
  await screen.findByRole("option", { name: /Toyota/ });
  fireEvent.change(field, { target: { value: "toy" } });
  const [option, ...others] = screen.getAllByRole("option");
  expect(others).toEqual([]);
  expect(field.getAttribute("aria-activedescendant")).toBe(option?.id);
  press("Enter", field);
  const card = await screen.findByRole("region", { name: /^Toyota Financial/ });
  await waitFor(() => expect(document.activeElement).toBe(card));
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("the arrows go round the list, and the group of each option is named", async () => {
  openApp("/", "sample");
  await screen.findByText("Attack order");
  const field = await palette();
  const selected = () => screen.getByRole("option", { selected: true }).textContent;
  expect(selected()).toBe("AI Dashboard");
  press("ArrowUp", field);
  expect(selected()).toBe("Keyboard shortcuts");
  press("ArrowDown", field);
  press("ArrowDown", field);
  expect(selected()).toBe("Upload Documents");
  expect(within(screen.getByRole("group", { name: "Creditors" })).getAllByRole("option")).toHaveLength(5);
  fireEvent.change(field, { target: { value: "zzz" } });
  expect(screen.getByText("Nothing of that name.")).toBeTruthy();
});

test("? opens the list of shortcuts, 5 the export tab, G then U the upload, H hides the amounts", async () => {
  openApp("/", "sample");
  await screen.findByText("Attack order");
  press("?");
  const help = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  press("5");
  expect(screen.getByRole("tab", { name: "Avalanche", hidden: true }).getAttribute("aria-selected")).toBe(
    "true",
  );
  fireEvent.click(within(help).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  press("5");
  await screen.findByText("Payments to set up");
  press("h");
  expect(await screen.findByText("Amounts are hidden.")).toBeTruthy();
  press("g");
  press("u");
  expect(await screen.findByRole("button", { name: "Browse Files" })).toBeTruthy();
});

test("no single key does anything while somebody types, or when they are switched off", async () => {
  openApp("/dashboard?tab=debts&add=debt", "sample");
  const dialog = await screen.findByRole("dialog");
  const [field] = within(dialog).getAllByRole("textbox");
  if (!field) throw new Error("the form has a field");
  press("h", field);
  press("?", field);
  expect(screen.queryByText("Amounts are hidden.")).toBeNull();
  expect(screen.queryByRole("dialog", { name: "Keyboard shortcuts" })).toBeNull();
  cleanup();
  openApp("/", "sample");
  await screen.findByText("Attack order");
  setSingleKeysOn(false);
  press("h");
  press("?");
  expect(screen.queryByText("Amounts are hidden.")).toBeNull();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await palette()).toBeTruthy();
});
