import { createTransport } from "nodemailer";

/** Where mails are handed in. */
export type MailConfig = {
  /** smtp://user:password@host:587 or smtps://… */
  readonly smtpUrl: string;
  readonly from: string;
};

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for each try of one mail, so that a mail program shows it once. */
  readonly id: string;
  /** Where a mail program unsubscribes with one click (RFC 8058); left out for a mail that comes once. */
  readonly unsubscribeUrl?: string;
};

export type Mailer = (mail: Mail) => Promise<void>;

/** Over TLS wherever the server offers it; a password is never sent without. */
export function createMailer({ smtpUrl, from }: MailConfig): Mailer {
  const url = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    ...(url.protocol === "smtp:" && url.username !== "" ? { requireTLS: true } : {}),
    connectionTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? url.hostname;
  return async ({ unsubscribeUrl, id, ...mail }) => {
    await transport.sendMail({
      ...mail,
      from,
      messageId: `<${id}@${domain}>`,
      headers: {
        ...(unsubscribeUrl === undefined
          ? {}
          : {
              "List-Unsubscribe": `<${unsubscribeUrl}>`,
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            }),
        "Auto-Submitted": "auto-generated",
      },
    });
  };
}
