import { escapeHtml } from "../sign-in/page.ts";

export type RenderedMail = { readonly subject: string; readonly text: string; readonly html: string };

export type MailPage = {
  /** Carries no amount and no name of a creditor: it is seen on locked screens. */
  readonly subject: string;
  readonly title: string;
  /** Plain text, one paragraph each. */
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly url: string };
  /** Why it came, and the link that ends it where there is one. */
  readonly reason: string;
  readonly unsubscribeUrl?: string;
};

/**
 * One mail as text and as a page that follows the device's light or dark, with the same words. Nothing is loaded from anywhere, so
 * that opening it tells nobody. The light colours stand on the elements themselves: many mail programs drop the style sheet.
 */
export function renderMailPage(page: MailPage): RenderedMail {
  const { subject, title, paragraphs, action, reason, unsubscribeUrl } = page;
  const text = [
    title,
    "",
    ...paragraphs.flatMap((paragraph) => [paragraph, ""]),
    `${action.label}: ${action.url}`,
    "",
    // The mark that mail programs know as the end of what was written.
    "-- ",
    reason,
    ...(unsubscribeUrl === undefined ? [] : [`No more e-mails: ${unsubscribeUrl}`]),
    "",
  ].join("\n");
  const stop =
    unsubscribeUrl === undefined
      ? ""
      : `<br><a class="quiet" href="${escapeHtml(unsubscribeUrl)}" style="color:#52606f">No more e-mails</a>`;
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
@media (prefers-color-scheme: dark) {
  .ground { background: #0b1016 !important; color: #e6ebf1 !important; }
  .card { background: #131a22 !important; border-color: #263140 !important; }
  .action { background: #45d1ab !important; color: #06231c !important; }
  .quiet { color: #a3b0bf !important; }
}
</style>
</head>
<body class="ground" style="margin:0;background:#f5f7fa;color:#17202b">
<div class="ground" style="background:#f5f7fa;color:#17202b;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p class="quiet" style="margin:0 0 12px;color:#52606f;font-weight:600">Debt Freedom</p>
<div class="card" style="background:#ffffff;border:1px solid #d5dce5;border-radius:16px;padding:24px">
<h1 style="font-size:20px;line-height:1.3;margin:0 0 16px">${escapeHtml(title)}</h1>
${paragraphs.map((paragraph) => `<p style="margin:0 0 12px">${escapeHtml(paragraph)}</p>`).join("\n")}
<p style="margin:20px 0 0"><a class="action" href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#0b6b54;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(action.label)}</a></p>
</div>
<p class="quiet" style="margin:16px 0 0;color:#52606f;font-size:13px">${escapeHtml(reason)}${stop}</p>
</div>
</div>
</body>
</html>
`;
  return { subject, text, html };
}
