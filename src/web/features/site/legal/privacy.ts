import { uploadLimits } from "#contract/documents.ts";
import { backupsKept, browserMemoryDays, sessionLimits } from "#contract/kept-for.ts";
import { debtFreeErasureDays, defaultOriginalDays } from "#contract/privacy.ts";
import { questionsKept } from "#contract/programs.ts";
import { contactMark, days, type LegalText, modelMark, modelUse } from "./legal-text.ts";

/** What the software does with data. Each sentence is true of this release; a change of behaviour changes it here. */
export const privacyText: LegalText = {
  title: "Privacy",
  inShort:
    "Your papers are read on the machine that runs this site, sealed with a key of your own, and yours to take out or delete. Only where a language model is connected, and you allow it, are rows around unclear figures sent to it.",
  parts: [
    {
      heading: "What is kept",
      points: [
        "Your account: the identifier, name and e-mail address that your sign-in provider hands over. No password ever reaches us.",
        `The files you upload (up to ${uploadLimits.fileBytes / 1024 / 1024} MB and ${uploadLimits.pages} pages each), encrypted.`,
        "What was read from them: accounts, balances, rates, dates, transactions, income and the place on the page of each figure.",
        "A password that you give for a protected file, sealed, until the file was read; then it is erased.",
        "What you say yourself: answers to questions, corrections, settings.",
        "Your conversations with the advisor, sealed, until you delete them.",
        "Where you buy something: which plan, until when, what was paid, and the payment provider's number for you. No card number ever reaches us.",
        "Where you are in a household: who belongs to it, which accounts you share with it, and its goals.",
        "The notices you were given, and how often you opened which page, the latter only while you have usage analytics switched on.",
        "Your sessions: the browser's own description, when you signed in and when it was last used.",
        "Access tokens that you make for programs: your name for each, sealed, and when it ends and was last used; of the token itself only a hash.",
        `What a program asked with a token for asking, and what it was told, sealed: the newest ${questionsKept.toLocaleString("en-US")} of them.`,
      ],
    },
    {
      heading: "What is never kept",
      points: [
        "Full account numbers: only the last four characters are taken from a page.",
        "Text on your papers that is about other people, or hidden in a file.",
      ],
    },
    {
      heading: "Who sees it",
      paragraphs: [
        "You, and the people of your household for the accounts that you share with them: never your documents or transactions. Nothing is shared with partners, sold, or used for advertising, and there is no tracking by third parties on any page.",
        modelUse,
        modelMark,
        "Where plans can be bought and you buy one, the payment provider Stripe: it gets your card from you, and from us your e-mail address and the plan. It learns nothing about your debts.",
        "A program that you give an access token: it gets the figures that it asks for, and whoever made it may get them from it. Without a token that you make there is no such program.",
        "Whoever runs this installation can reach its machine and its keys. On your own computer that is you.",
      ],
    },
    {
      heading: "How long",
      paragraphs: [
        `A file that you upload is erased after ${defaultOriginalDays} days, after the days that you choose instead, or right after it was read, as you decide in the privacy settings. What was read from it stays until you delete it.`,
        "Deleting an upload takes out the original and every figure that came from it, at once.",
        `Where you switch it on, everything is erased ${debtFreeErasureDays} days after your last debt is paid. You are told twice before.`,
        `A backup is made each night, encrypted, and kept as one of ${backupsKept.daily} daily and ${backupsKept.weekly} weekly ones. What you delete cannot be opened in any of them afterwards.`,
        `Sessions end after ${days(sessionLimits.idleDays)} without use, and after ${days(sessionLimits.absoluteDays)} in any case.`,
      ],
    },
    {
      heading: "Cookies",
      paragraphs: [
        `One cookie keeps you signed in. One remembers whether the sidebar is open, for ${days(browserMemoryDays.sidebar)}. One holds a sign-in under way, for ${sessionLimits.signInMinutes} minutes. There are no others. The colour theme, hidden amounts and whether single keys are shortcuts are remembered in the browser alone; a file that you share from another app waits there until you are signed in, and one that you picked until it has been sent: it is taken out then, when you sign out, or after ${days(browserMemoryDays.waitingFile)}.`,
      ],
    },
    {
      heading: "Your rights",
      points: [
        "Know: every figure that was read names the page and the line it stood on, and shows its place there while the original is kept; every answer of a model is listed word for word.",
        "Correct: figures that were read can be put right, and your word outranks the document.",
        "Take out: everything that is kept of you, as one readable file or with tables and your originals, which another installation takes in; and the plan and its payments as CSV, JSON, calendar or print.",
        "Delete: each upload with all that came from it, all of your data, or your account. It is done at once.",
      ],
    },
    { heading: "Questions", paragraphs: [contactMark] },
  ],
};
