import { backupsKept, sessionLimits } from "#contract/kept-for.ts";
import { contactMark, days, type LegalText, modelMark, modelUse } from "./legal-text.ts";

export const securityText: LegalText = {
  title: "Security",
  inShort:
    "Papers are read by processes that can open no other file and no connection, and sealed with a key of their owner. Only where a language model is connected, and their owner allows it, are rows around unclear figures sent to it.",
  parts: [
    {
      heading: "What we do",
      points: [
        "Seal every original and every sensitive column with AES-256-GCM, under a data key for each person that a master key wraps.",
        "Read files in processes of their own, without access to other files, programs, settings or the network, ended when they take too long or too much memory.",
        `Make a backup each night, sealed for each person, and keep ${backupsKept.daily} daily and ${backupsKept.weekly} weekly ones; the keys lie outside them, so that erasing somebody reaches their backups too.`,
        "Exchange the master key without stopping, and refuse to start with a wrong one.",
        "Keep people apart in the database itself: a query without a person sees no row.",
        "Sign you in with OpenID Connect (OAuth 2.0, authorization code with PKCE); signatures are always checked.",
        "Refuse to start in production without a real sign-in provider.",
        "Run only scripts that are ours, by a content security policy; where plans can be bought, also the payment provider's.",
      ],
    },
    {
      heading: "What we do not do",
      points: [
        "Ask for your bank login, or store the password you sign in with.",
        "Move money, or hold the means to.",
        "Share, sell or advertise with your data.",
        "Train any model on your papers.",
        "Keep full account numbers.",
      ],
    },
    {
      heading: "Technical details",
      points: [
        "On the way: https wherever this installation is reached over a network. Its operator sets up the certificate and the version of TLS; browsers are then told to use nothing else.",
        "At rest: AES-256-GCM; the ciphertext is bound to person, table, row and column.",
        `Sessions: a random token in a cookie that scripts cannot read, ended after ${days(sessionLimits.idleDays)} without use and after ${days(sessionLimits.absoluteDays)} in any case; you see them all and can end them.`,
        "Requests that change anything are accepted from our own pages alone.",
      ],
    },
    {
      heading: "Third parties",
      paragraphs: [
        modelUse,
        modelMark,
        "Sign-in is done by the provider you choose on the sign-in page; it learns that you use Debt Freedom, and nothing about your money.",
        "Where plans can be bought, the payment provider is Stripe: card data goes from its own form to it, never through this server. It gets your e-mail address for receipts and the plan you chose, and nothing about your debts. Its script is loaded on payment pages alone.",
      ],
    },
    {
      heading: "Your rights over the data",
      points: [
        "Delete: an upload, all of your data or your account, at once and with its key.",
        "Export: everything that is kept of you, and the plan and its payments, in open formats.",
        "Know: the source of every figure that was read, and every request to a model word for word.",
        "Control: nothing optional is on until you, or whoever runs this installation, switch it on.",
      ],
    },
    {
      heading: "Report a vulnerability",
      paragraphs: [
        "Please tell us before you tell the world, and look only at data of your own accounts. There is no penalty for honest research.",
        contactMark,
      ],
    },
  ],
};
