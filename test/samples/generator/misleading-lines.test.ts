import { expect, test } from "vitest";
import { document, type Layout } from "./layout.ts";
import labels from "./misleading-labels.json" with { type: "json" };
import { misled } from "./misleading-lines.ts";

const layout: Layout = {
  name: "plain-card",
  type: "credit-cards",
  heldOut: false,
  make: () => ({
    html: document("", "<p>Minimum payment: $57.00</p>"),
    truth: {
      documentType: "credit-cards",
      accounts: [{ kind: "credit-card", minimumPayment: "57.00", currentBalance: "1234.50", apr: "19.99" }],
      transactions: [],
    },
  }),
};

/** What the script in the page is given. */
const linesOf = (html: string) =>
  JSON.parse(/\)\((?<lines>\[.*\])\)<\/script>/s.exec(html)?.groups?.["lines"] ?? "[]") as {
    prints: [string, string][];
    label: string;
  }[];

const pages = Array.from({ length: 20 }, (_, seed) => misled(layout, labels.apart).make(seed + 1));

test("the truth stays, and so does the page before its script", () => {
  const { html, truth } = layout.make(1);
  for (const page of pages) {
    expect(page.truth).toEqual(truth);
    expect(page.html.replace(/<script>.*<\/script>/s, "")).toBe(html);
  }
});

test("every line has another figure than any of the truth, in the form of its print", () => {
  const prints = pages.flatMap(({ html }) => linesOf(html)).flatMap(({ prints: of }) => of);
  expect(prints.length).toBeGreaterThan(20);
  expect(prints.map(([print]) => print)).toEqual(expect.arrayContaining(["57.00", "1,234.50", "19.99"]));
  expect(prints.filter(([, other]) => ["57.00", "1,234.50"].includes(other))).toEqual([]);
  expect(prints.filter(([print, other]) => !/^[\d,]+\.\d\d$/.test(other) || print === other)).toEqual([]);
});

test("the same seed gives the same page", () => {
  expect(misled(layout, labels.apart).make(3)).toEqual(misled(layout, labels.apart).make(3));
});

test("nothing is learned under the words that are kept apart", () => {
  const learned = new Set(Object.values(labels.learned).flat());
  expect(
    Object.values(labels.apart)
      .flat()
      .filter((label) => learned.has(label)),
  ).toEqual([]);
});
