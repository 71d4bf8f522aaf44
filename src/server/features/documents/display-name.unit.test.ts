import { expect, test } from "vitest";
import { displayName } from "./display-name.ts";

test.each([
  ["statement.pdf", "statement.pdf"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\me\\Card May.pdf", "Card May.pdf"],
  ["/absolute/path.pdf", "path.pdf"],
  ["folder/", "folder"],
  ["  spaced   out .pdf ", "spaced out .pdf"],
  ["line\r\nbreak\u0000.pdf", "line break .pdf"],
  ["gpj.\u202Efdp.exe", "gpj. fdp.exe"],
  ["broken\uFFFD\uFFFDname.pdf", "broken name.pdf"],
  ["my %22May%22 bill%0d%0A.pdf", 'my "May" bill .pdf'],
  ["100%25 %41 %2F.pdf", "100%25 %41 %2F.pdf"],
  ["half\uD800.pdf", "half .pdf"],
  ["Cafe\u0301.pdf", "Café.pdf"],
  ["", "Unnamed file"],
  [undefined, "Unnamed file"],
  ["..", "Unnamed file"],
  ["\u0000\u0001", "Unnamed file"],
])("%j is shown as %j", (sent, shown) => {
  expect(displayName(sent)).toBe(shown);
});

test("a very long name is cut, but keeps its ending and whole characters", () => {
  const shown = displayName(`${"😀".repeat(300)}.pdf`);
  expect(Array.from(shown)).toHaveLength(120);
  expect(shown.endsWith("….pdf")).toBe(true);
  expect(shown.isWellFormed()).toBe(true);
});

test("what is shown is safe in a header after encoding", () => {
  expect(() => encodeURIComponent(displayName("a\uD800b\r\n.pdf"))).not.toThrow();
});
