// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from "vitest";
import { holdsTypedWords, watchTypedWords } from "./typed-words.ts";

let stop = () => {};
beforeEach(() => {
  stop = watchTypedWords();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

function type(words: string, kind = "text"): HTMLInputElement {
  const field = document.createElement("input");
  field.type = kind;
  document.body.append(field);
  field.value = words;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  return field;
}

it("what a person typed counts as long as it is on the page", () => {
  expect(holdsTypedWords()).toBe(false);
  const field = type("Harbor Card");
  expect(holdsTypedWords()).toBe(true);
  field.remove();
  expect(holdsTypedWords()).toBe(false);
});

it("a field that was emptied again, and what is only chosen, does not count", () => {
  type("   ");
  type("on", "checkbox");
  type("7", "range");
  expect(holdsTypedWords()).toBe(false);
});

it("a field that the page filled itself does not count", () => {
  const field = document.createElement("input");
  field.value = "100.00";
  document.body.append(field);
  expect(holdsTypedWords()).toBe(false);
});
