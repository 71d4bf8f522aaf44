import type { Notice } from "#contract/notifications.ts";
import { type RenderedMail, renderMailPage } from "../../platform/mail/mail-page.ts";

/** A notice as an e-mail, with the words of the inbox. */
export function renderMail(
  notice: Notice,
  links: { readonly pageUrl: string; readonly unsubscribeUrl: string },
): RenderedMail {
  const { subject, action } = wording[notice.kind];
  return renderMailPage({
    subject,
    title: notice.title,
    paragraphs: notice.sentences,
    action: { label: action, url: links.pageUrl },
    reason: "You get this because notices by e-mail are on in your settings.",
    unsubscribeUrl: links.unsubscribeUrl,
  });
}

/** The words around a notice. No subject names an amount or a creditor. */
const wording: Record<Notice["kind"], { readonly subject: string; readonly action: string }> = {
  "missed-payment": { subject: "A payment may have been missed", action: "See the payment" },
  "past-due": { subject: "A payment is past due", action: "See the debt" },
  "minimum-short": { subject: "A payment may not be covered", action: "See the debt" },
  "low-balance": { subject: "Your account may run low before payday", action: "See your cash flow" },
  "promotion-ends": { subject: "A promotional rate ends soon", action: "See the debt" },
  shortfall: { subject: "This month does not add up", action: "See your cash flow" },
  "monthly-report": { subject: "Your month with Debt Freedom", action: "Open your plan" },
  "statement-due": { subject: "A newer bank statement is due", action: "Upload it" },
  erasure: { subject: "Your data will be erased, as you chose", action: "Open the privacy settings" },
  "renewal-failed": { subject: "Your plan was not renewed", action: "Use another card" },
};
