import { expect, test } from "vitest";
import { renderPage, stylesheetPath } from "./page.ts";

test("what a page says is text, whatever it contains", () => {
  const evil = `<img src=x onerror="alert('1')">&`;
  const html = renderPage({ title: evil, mark: evil, paragraphs: [evil], html: "" });
  expect(html).not.toContain("<img");
  expect(html.match(/&#60;img src=x onerror=&#34;alert\(&#39;1&#39;\)&#34;&#62;&#38;/g)).toHaveLength(4);
});

test("a page has no script and no style of its own, as the content security policy asks", () => {
  const html = renderPage({ title: "Title", paragraphs: [], html: "" });
  expect(html).not.toMatch(/<script|<style|style=|\son\w+=/);
  expect(html).toContain(`<link rel="stylesheet" href="${stylesheetPath}">`);
});
