import { expect, test } from "vitest";
import { isPersonPath } from "#contract/pages.ts";
import { guidePath, guides } from "./all-guides.ts";

/** Public offices: nothing else counts as a source here. */
const OFFICES = /\.gov$/;
/** Amounts of money, shares and years: what changes with the law. */
const AMOUNT = /\$\d|\d\s%|\b20\d\d\b/;

const sections = guides.flatMap(({ slug, sections: own }) => own.map((section) => ({ slug, ...section })));

test.each(guides.map((guide) => [guide.slug, guide] as const))("the guide %s has a page", (_, guide) => {
  expect(isPersonPath(guidePath(guide))).toBe(true);
});

test("sources are pages of public offices alone", () => {
  const urls = sections.flatMap(({ sources }) => sources.map(({ url }) => new URL(url)));
  expect(urls.length).toBeGreaterThan(15);
  expect(urls.filter(({ protocol, hostname }) => protocol !== "https:" || !OFFICES.test(hostname))).toEqual(
    [],
  );
});

test("a section with an amount or a year names its source beside it, and was checked", () => {
  const withAmounts = sections.filter(({ paragraphs, steps = [] }) =>
    [...paragraphs, ...steps].some((text) => AMOUNT.test(text)),
  );
  expect(withAmounts.length).toBeGreaterThan(6);
  const unproved = withAmounts.filter(({ sources, check }) => sources.length === 0 || check === null);
  expect(unproved.map(({ slug, title }) => [slug, title])).toEqual([]);
});

test("a check has its day, and a section without sources claims none", () => {
  for (const { sources, check } of sections) {
    expect(check === null ? "2000-01-01" : check.on).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(sources.length === 0 && check !== null).toBe(false);
  }
});

test("no section of a guide stands without words", () => {
  const empty = sections.filter(({ title, paragraphs }) => title === "" || paragraphs.length === 0);
  expect(empty).toEqual([]);
});

const textOf = (slug: string) =>
  sections
    .filter((section) => section.slug === slug)
    .flatMap(({ paragraphs }) => paragraphs)
    .join("\n");

test("what the law of 2025 changed is said: car loans, parents’ loans, forgiven student loans, newborns, 529 plans", () => {
  const tax = textOf("tax");
  expect(tax).toContain("new car can be deducted too, up to $10,000 a year");
  expect(tax).toContain("since 1 January 2026");
  const kids = textOf("kids-education");
  expect(kids).toContain("$20,000 a year and $65,000 in all for each child");
  expect(kids).toContain("repaid on the standard plan alone");
  expect(kids).toContain("the Treasury puts $1,000 once");
  expect(kids).toContain("up to $20,000 a year may pay for elementary and secondary school");
});
