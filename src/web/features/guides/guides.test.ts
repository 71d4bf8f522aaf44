import { expect, test } from "vitest";
import { isPersonPath } from "#contract/pages.ts";
import { guidePath, guides } from "./all-guides.ts";

/** Public offices: nothing else counts as a source here. */
const OFFICES = /\.gov$/;

test.each(guides.map((guide) => [guide.slug, guide] as const))(
  "the guide %s has a page, a day on which it was checked, and sources of public offices alone",
  (_, guide) => {
    expect(isPersonPath(guidePath(guide))).toBe(true);
    expect(guide.checkedOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(guide.sources.length).toBeGreaterThan(3);
    for (const { url } of guide.sources) {
      const { protocol, hostname } = new URL(url);
      expect([url, protocol, OFFICES.test(hostname)]).toEqual([url, "https:", true]);
    }
  },
);

test("no section of a guide stands without words", () => {
  const empty = guides
    .flatMap(({ sections }) => sections)
    .filter(({ title, paragraphs }) => title === "" || paragraphs.length === 0);
  expect(empty).toEqual([]);
});
