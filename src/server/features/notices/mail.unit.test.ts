import { describe, expect, test } from "vitest";
import { noticeKinds } from "#contract/notifications.ts";
import { renderMail } from "./mail.ts";

const links = {
  pageUrl: "http://localhost:4000/dashboard?tab=debts",
  unsubscribeUrl: "http://localhost:4000/unsubscribe/per_1.signed",
};
const noticeOf = (kind: (typeof noticeKinds)[number]) => ({
  id: "not_1",
  kind,
  title: "Summit <One>: $129.82 was due",
  sentences: ["Pay it & call them.", "It is not too late."],
  path: "/dashboard?tab=debts",
  madeAt: "2026-11-20T15:00:00.000Z",
});

describe("a notice as an e-mail", () => {
  test.each(noticeKinds)("of the kind %s says the same as text and as a page, and loads nothing", (kind) => {
    const { subject, text, html } = renderMail(noticeOf(kind), links);
    expect(subject).not.toMatch(/\d|\$|Summit/);
    for (const words of [
      "Pay it",
      "It is not too late.",
      links.pageUrl,
      links.unsubscribeUrl,
      "No more e-mails",
    ]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(text).toContain("Summit <One>: $129.82 was due");
    expect(html).toContain("Summit &#60;One&#62;: $129.82 was due");
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import|src=/);
  });

  test("has a button that says where it leads", () => {
    expect(renderMail(noticeOf("renewal-failed"), links).html).toContain(">Use another card</a>");
    expect(renderMail(noticeOf("shortfall"), links).text).toContain(`See your cash flow: ${links.pageUrl}`);
  });
});
