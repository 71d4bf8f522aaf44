import { expect, test } from "vitest";
import { originalPath } from "./export-data.ts";

test.each([
  ["card-boxes-300.pdf", "originals/1-card-boxes-300.pdf"],
  ["Relevé d’août.pdf", "originals/1-Relevé d_août.pdf"],
  ["../../etc/passwd", "originals/1-.._.._etc_passwd"],
  ["a\\b:c*?.jpg", "originals/1-a_b_c__.jpg"],
  [".hidden", "originals/1-.hidden"],
  [`${"x".repeat(300)}.pdf`, `originals/1-${"x".repeat(100)}.pdf`],
])("the original %s keeps its name where any system can unpack it", (fileName, path) => {
  expect(originalPath(fileName, 1)).toBe(path);
});
