/** The one mail that goes to somebody who may never have heard of this program. */
import { escapeHtml } from "../../platform/sign-in/page.ts";

/** Words of ours and one name; nothing is loaded from anywhere. No figure is in it. */
export function renderInvitation({
  from,
  url,
  expiresAt,
}: {
  readonly from: string;
  readonly url: string;
  readonly expiresAt: Date;
}): { readonly subject: string; readonly text: string; readonly html: string } {
  // A name is somebody's own words: one line of it, so that it cannot pass for ours.
  const name = from.replace(/\s+/g, " ").slice(0, 60);
  const day = expiresAt.toISOString().slice(0, 10);
  const paragraphs = [
    `${name} invites you to their household in Debt Freedom, a program for paying off debts.`,
    "After you join, each of you chooses which accounts the other may see. Nothing is shared until you switch it on.",
    `The link works once, until ${day}. If you do not know who this is, ignore this mail: nothing happens.`,
  ];
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>An invitation</title></head>
<body style="margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n")}
<p><a href="${escapeHtml(url)}">Look at the invitation</a></p>
</div>
</body>
</html>
`;
  return {
    subject: "An invitation to a household in Debt Freedom",
    text: [...paragraphs, "", url, ""].join("\n\n"),
    html,
  };
}
