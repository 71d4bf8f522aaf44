import type { Notice } from "#contract/notifications.ts";
import { escapeHtml } from "../../platform/sign-in/page.ts";

export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string };

const footer = (unsubscribeUrl: string): readonly string[] => [
  "You get this because notices by e-mail are on in your settings.",
  `No more e-mails: ${unsubscribeUrl}`,
];

/**
 * A notice as an e-mail: the same words as text and as a page that follows the device's light or dark. Nothing is loaded from
 * anywhere, so that opening it tells nobody. The subject carries no amount: it is seen on locked screens.
 */
export function renderMail(
  notice: Notice,
  links: { readonly pageUrl: string; readonly unsubscribeUrl: string },
): RenderedMail {
  const subject = subjectOf(notice.kind);
  const text = [
    notice.title,
    "",
    ...notice.sentences,
    "",
    `Open it: ${links.pageUrl}`,
    "",
    "--",
    ...footer(links.unsubscribeUrl),
    "",
  ].join("\n");
  const paragraphs = notice.sentences
    .map((sentence) => `<p style="margin:0 0 12px">${escapeHtml(sentence)}</p>`)
    .join("\n");
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; background: #f5f7fa; color: #17202b; }
.card { background: #ffffff; border: 1px solid #d5dce5; }
.action { background: #0b6b54; color: #ffffff; }
.quiet, .quiet a { color: #52606f; }
@media (prefers-color-scheme: dark) {
  body { background: #0b1016 !important; color: #e6ebf1 !important; }
  .card { background: #131a22 !important; border-color: #263140 !important; }
  .action { background: #45d1ab !important; color: #06231c !important; }
  .quiet, .quiet a { color: #a3b0bf !important; }
}
</style>
</head>
<body>
<div style="max-width:560px;margin:0 auto;padding:24px 16px;font:16px/1.5 system-ui,sans-serif">
<p class="quiet" style="margin:0 0 12px">Debt Freedom</p>
<div class="card" style="border-radius:16px;padding:24px">
<h1 style="font-size:20px;line-height:1.3;margin:0 0 16px">${escapeHtml(notice.title)}</h1>
${paragraphs}
<p style="margin:20px 0 0"><a class="action" href="${escapeHtml(links.pageUrl)}" style="display:inline-block;padding:12px 20px;border-radius:12px;text-decoration:none;font-weight:600">Open Debt Freedom</a></p>
</div>
<p class="quiet" style="font-size:13px;margin:16px 0 0">${escapeHtml(footer(links.unsubscribeUrl)[0] ?? "")}
<a href="${escapeHtml(links.unsubscribeUrl)}">No more e-mails</a></p>
</div>
</body>
</html>
`;
  return { subject, text, html };
}

function subjectOf(kind: Notice["kind"]): string {
  switch (kind) {
    case "missed-payment":
      return "A payment may have been missed";
    case "past-due":
      return "A payment is past due";
    case "minimum-short":
      return "A payment may not be covered";
    case "low-balance":
      return "Your account may run low before payday";
    case "promotion-ends":
      return "A promotional rate ends soon";
    case "shortfall":
      return "This month does not add up";
    case "monthly-report":
      return "Your month with Debt Freedom";
    case "erasure":
      return "Your data will be erased, as you chose";
    case "renewal-failed":
      return "Your plan was not renewed";
    default:
      return kind satisfies never;
  }
}
