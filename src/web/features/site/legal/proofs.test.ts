import { describeProofs, type ProofTable } from "#test/proof-table.ts";
import type { LegalText } from "./legal-text.ts";
import { privacyText } from "./privacy.ts";
import { securityText } from "./security.ts";

const server = "src/server/features";
const account = `${server}/account/routes.test.ts`;
const household = `${server}/household/household.test.ts`;
const everything = `${server}/privacy/everything.test.ts`;
const retention = `${server}/privacy/retention.test.ts`;
const rules = `${server}/privacy/retention-rules.unit.test.ts`;
const notices = `${server}/notices/notices.test.ts`;
const programs = `${server}/programs/programs.test.ts`;
const backups = "src/server/platform/backup/backup.test.ts";
const nightly = "src/server/platform/backup/backup-alone.unit.test.ts";
const facts = "src/pipeline/extract/extract-facts.test.ts";
const model = `${server}/model/second-opinion.test.ts`;
const rotation = "src/server/platform/crypto/rotate-key.test.ts";
const vaults = "src/server/platform/crypto/vaults.test.ts";
const app = "src/server/app.unit.test.ts";
const rows = "src/server/platform/database/row-level-security.test.ts";
const readers = "src/pipeline/isolation/reader-pool.test.ts";
const network = "src/pipeline/isolation/close-network.test.ts";

const proofs: ProofTable = {
  // Privacy
  "Your papers are read": [
    [everything, "deleting the account leaves no row"],
    [readers, "settings"],
  ],
  "Only where a language model is connected": [
    [model, "nothing is sent, and the log says so"],
    [model, "nothing is sent before a person said yes to that very host"],
  ],
  "Your account: the identifier": [[account, "leaves no name, e-mail, subject or token readable"]],
  "No password ever reaches us": [[`${server}/account/dev-sign-in.test.ts`, "only our own callback, PKCE"]],
  "The files you upload": [[`${server}/documents/upload.test.ts`, "stores nothing readable"]],
  "What was read from them": [[everything, "is in the export"]],
  "What you say yourself": [[`${server}/documents/corrections.test.ts`, "is kept sealed"]],
  "Your conversations with the advisor": [
    [`${server}/advisor/routes.test.ts`, "what was said is sealed"],
    [`${server}/advisor/routes.test.ts`, "a conversation, or everything, is forgotten"],
  ],
  "Where you buy something": [
    ["src/web/features/billing/billing-pages.test.tsx", "a real card number is refused in the page"],
    ["test/e2e/paying.test.ts", "no card number, client secret or e-mail address stands in any log"],
  ],
  "No card number ever reaches us": [
    ["src/web/features/billing/billing-pages.test.tsx", "a real card number is refused in the page"],
    ["test/e2e/paying.test.ts", "no card number, client secret or e-mail address stands in any log"],
  ],
  "Where plans can be bought and you": { because: "it says what the payment provider learns" },
  "Where you are in a household": [
    [household, "shows an account only after its owner shares it"],
    [household, "goals are the household's"],
  ],
  "The notices you were given": [
    [notices, "what is past due is told once"],
    [`${server}/privacy/settings.test.ts`, "visits are counted only while"],
  ],
  "Your sessions": [[account, "shows the live ones and which one is asking"]],
  "Access tokens that you make for programs": [
    [
      `${server}/access-tokens/access-tokens.test.ts`,
      "one is shown once, and known from then on by its hash",
    ],
    [`${server}/access-tokens/access-tokens.test.ts`, "is noted to the minute"],
  ],
  "What a program asked with a token": [
    [programs, "what was asked is kept, sealed"],
    [programs, "only the newest of what was asked stay"],
  ],
  "A program that you give an access token": [
    [programs, "nobody's program sees a row of another person"],
    [programs, "a token that was revoked, is over, was never one"],
  ],
  "Without a token that you make": [[programs, "a token for asking opens nothing else, and no cookie"]],
  "Full account numbers": [["src/pipeline/extract/extract-facts.test.ts", "no full account number leaves"]],
  "Text on your papers that is about": [[model, "hidden text is never sent"]],
  "A password that you give": [[`${server}/documents/upload.test.ts`, "never keeps the password"]],
  "You, and the people of your household": [
    [household, "shows an account only after its owner shares it"],
    [household, "never shows documents, transactions or names of files of another member"],
    [app, "forbids inline scripts, frames and foreign files"],
  ],
  "Nothing is shared with partners": [[app, "forbids inline scripts, frames and foreign files"]],
  "A language model sees something only where": [
    [model, "nothing is sent, and the log says so"],
    [model, "who forbids it in the privacy settings has nothing sent"],
    [model, "nothing is sent before a person said yes to that very host"],
    [model, "a yes to one document is a yes to that one alone"],
    [model, "what was sent is listed word for word"],
    [`${server}/advisor/second-ear.test.ts`, "what it names is answered by the tool"],
    [
      "src/server/features/advisor/model-ear.unit.test.ts",
      "names of creditors, account numbers and addresses do not leave",
    ],
    [model, "hidden text is never sent"],
  ],
  "It is then asked about figures": [
    [model, "what was sent is listed word for word"],
    [model, "in anonymous mode the name of the person leaves the machine nowhere"],
  ],
  "One that is elsewhere is asked only": [
    [model, "nothing is sent before a person said yes to that very host"],
    [model, "a yes to one document is a yes to that one alone"],
    [model, "who forbids it in the privacy settings has nothing sent"],
  ],
  "Questions to the advisor that its rules": [
    [`${server}/advisor/second-ear.test.ts`, "what it names is answered by the tool"],
    [
      "src/server/features/advisor/model-ear.unit.test.ts",
      "names of creditors, account numbers and addresses do not leave",
    ],
  ],
  "Every request is listed for you": [[model, "what was sent is listed word for word, sealed at rest"]],
  "{{model}}": [["src/web/features/site/legal/promises.test.ts", "a connected model is named"]],
  "Whoever runs this installation": { because: "it says what an operator can do" },
  "On your own computer that is you": { because: "it says who the operator is" },
  "A file that you upload is erased": [
    [retention, "an original goes after 30 days"],
    [retention, "no original beyond its reading"],
    [rules, "an original kept %s"],
  ],
  "What was read from it stays": [[retention, "and what was read from it stays"]],
  "Deleting an upload takes out": [
    [`${server}/ledger/merging.test.ts`, "removes the file, the account that no other document shows"],
    [`${server}/documents/page-pictures.test.ts`, "are gone with the document"],
  ],
  "Where you switch it on": [[retention, "two years"]],
  "You are told twice before": [[rules, "two notices come before everything is erased"]],
  "A backup is made each night": [
    [nightly, "a backup is made each night"],
    [backups, "bring everybody back exactly"],
    [
      "src/server/platform/backup/backup-folder.unit.test.ts",
      "the last seven days and one of each of four weeks",
    ],
    [backups, "does not come back from an older backup"],
  ],
  "What you delete cannot be opened": [
    [backups, "does not come back from an older backup"],
    [everything, "nothing that the old key opens"],
  ],
  "Sessions end after": [
    [account, "ends after a day without use"],
    [account, "ends after fourteen days"],
  ],
  "One cookie keeps you signed in": [[account, "both cookies are host-bound"]],
  "One remembers whether the sidebar": [["src/web/ui/use-sidebar.test.tsx", "remembers it for seven days"]],
  "One holds a sign-in under way": [[account, "comes too late after ten minutes"]],
  "There are no others": [["src/web/features/site/legal/promises.test.ts", "no cookie is set but these"]],
  "The colour theme, hidden amounts": [
    ["src/web/lib/theme.test.ts", "a choice is remembered in local storage"],
    ["test/e2e/installed-app.test.ts", "a shared file waits through signing in"],
  ],
  "Know: every figure": [
    [facts, "points at its print"],
    [`${server}/documents/page-pictures.test.ts`, "show the page of the uploaded file"],
    [model, "what was sent is listed word for word"],
  ],
  "Correct: figures": [[`${server}/documents/corrections.test.ts`, "outranks the document"]],
  "Take out: everything": [
    [everything, "is in the export"],
    [everything, "comes back in another installation"],
    ["src/contract/exports/exports.test.ts", "comes back as written by any reader"],
  ],
  "It is done at once": [[everything, "deleting the account leaves no row"]],
  "Delete: each upload": [
    [`${server}/ledger/merging.test.ts`, "removes the file, the account that no other document shows"],
    [everything, "deleting the data"],
    [everything, "deleting the account leaves no row"],
  ],
  "{{contact}}": [["src/web/features/site/legal/promises.test.ts", "the marks stand where"]],
  // Security
  "Papers are read by processes": [
    [readers, "settings"],
    [network, "finds every way into the network closed"],
    [rows, "shows each person exactly their own row"],
  ],
  "Seal every original": [
    [vaults, "opens what it sealed"],
    [everything, "every column of ciphertext"],
  ],
  "Read files in processes": [
    [readers, "a file that eats memory is stopped"],
    [network, "finds every way into the network closed"],
  ],
  "Make a backup each night": [
    [nightly, "a backup is made each night"],
    [nightly, "is made as soon as it runs"],
    [backups, "who was erased stays erased"],
    [
      "src/server/platform/backup/backup-folder.unit.test.ts",
      "the last seven days and one of each of four weeks",
    ],
  ],
  "Exchange the master key": [
    [rotation, "leaves everything readable to servers that run"],
    [vaults, "refuses to start with a missing, damaged or other key"],
  ],
  "Keep people apart": [[rows, "shows nothing without a person"]],
  "Sign you in with OpenID": [[`${server}/account/dev-sign-in.test.ts`, "only our own callback, PKCE"]],
  "Refuse to start in production": [[`${server}/account/dev-sign-in.test.ts`, "the server does not start"]],
  "Run only scripts that are ours": [[app, "forbids inline scripts"]],
  "Ask for your bank login": { because: "there is no field for one anywhere" },
  "Move money": { because: "there is nothing that could" },
  "Share, sell or advertise": [[app, "forbids inline scripts, frames and foreign files"]],
  "Train any model": { because: "it says what the operator does not do" },
  "Keep full account numbers": [
    ["src/pipeline/extract/extract-facts.test.ts", "no full account number leaves"],
  ],
  "Its operator sets up the certificate": [[app, "demands https where there is https"]],
  "On the way: https": [[app, "demands https where there is https"]],
  "At rest: AES-256-GCM": [[vaults, "nowhere but in its place"]],
  "Sessions: a random token": [
    [account, "both cookies are host-bound, secure, out of scripts' reach"],
    [account, "ends after a day without use"],
    [account, "ends after fourteen days"],
    [account, "shows the live ones and which one is asking"],
    [account, "lets a person end one of them"],
  ],
  "Requests that change": [[app, "lets other sites post to what is exempt, and to nothing"]],
  "Where plans can be bought, the payment": [
    ["test/e2e/paying.test.ts", "a real provider whose script cannot be reached"],
  ],
  "It gets your e-mail address": { because: "it says what the payment provider learns" },
  "It learns nothing about your debts": { because: "it says what the payment provider learns" },
  "Its script is loaded on payment pages": [[app, "forbids inline scripts, frames and foreign files"]],
  "Sign-in is done by the provider": { because: "it says what the provider learns" },
  "Delete: an upload, all": [[everything, "deleting the account leaves no row"]],
  "Export: everything": [[everything, "is in the ZIP too"]],
  "Know: the source": [
    [facts, "points at its print"],
    [model, "what was sent is listed word for word"],
  ],
  "Control: nothing optional": [[`${server}/privacy/settings.test.ts`, "nothing optional is on"]],
  "There is no penalty": { because: "it promises what people do" },
  "Please tell us before": { because: "it asks for something" },
};

const sentencesOf = ({ inShort, parts }: LegalText): string[] =>
  [inShort, ...parts.flatMap(({ paragraphs = [], points = [] }) => [...paragraphs, ...points])].flatMap(
    // Each sentence for itself: what stands second in a paragraph is promised no less.
    (paragraph) => paragraph.split(/(?<=\.)\s+(?=[A-Z])/),
  );

describeProofs("the privacy and security pages", [privacyText, securityText].flatMap(sentencesOf), proofs);
