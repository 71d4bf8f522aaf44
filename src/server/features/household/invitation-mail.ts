import { dayText } from "#contract/plan-sentences.ts";
import { type RenderedMail, renderMailPage } from "../../platform/mail/mail-page.ts";

/** The one mail that goes to somebody who may never have heard of this program: words of ours and one name, no figure. */
export function renderInvitation({
  from,
  url,
  expiresAt,
}: {
  readonly from: string;
  readonly url: string;
  readonly expiresAt: Date;
}): RenderedMail {
  // A name is somebody's own words: one line of it, so that it cannot pass for ours.
  const name = from.replace(/\s+/g, " ").slice(0, 60);
  return renderMailPage({
    subject: "An invitation to a household in Debt Freedom",
    title: `${name} invites you to their household`,
    paragraphs: [
      "Debt Freedom is a program for paying off debts. After you join, each of you chooses which accounts the other may see. Nothing is shared until you switch it on.",
      `The link works once, until ${dayText(expiresAt.toISOString().slice(0, 10))}.`,
    ],
    action: { label: "Look at the invitation", url },
    reason: "If you do not know who this is, ignore this mail: nothing happens.",
  });
}
