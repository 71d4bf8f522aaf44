import { expect, test } from "vitest";
import { rateText } from "./format-rate.ts";
import { sizeText } from "./format-size.ts";

test.each([
  ["24.99", "24.99\u00a0%"],
  ["0", "0.00\u00a0%"],
  ["6.125", "6.125\u00a0%"],
  ["29.9", "29.90\u00a0%"],
])("a rate of %s keeps every digit and shows at least two decimals", (percent, text) => {
  expect(rateText(percent)).toBe(text);
});

test.each([
  [0, "0 B"],
  [1023, "1023 B"],
  [1536, "1.5 KB"],
  [2048, "2 KB"],
  [25 * 1024 * 1024, "25 MB"],
])("%d bytes are %s", (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
