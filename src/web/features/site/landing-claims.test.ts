import { describeProofs, type ProofTable } from "#test/proof-table.ts";
import { prerenderSite } from "../../prerender.tsx";

const journey = "test/e2e/journey.test.ts";
const facts = "src/pipeline/extract/extract-facts.test.ts";
const examples = "src/engine/payoff/worked-examples.test.ts";
const billing = "src/server/features/billing/billing.test.ts";
const promises = "src/web/features/site/legal/promises.test.ts";
const upload = "src/server/features/documents/upload.test.ts";
const everything = "src/server/features/privacy/everything.test.ts";

const prices: ProofTable[string] = [[promises, "prices and what a year saves"]];
const household: ProofTable[string] = [
  [
    "src/server/features/sample-household/sample-household.test.ts",
    "the public pages show its plan as the dashboard does",
  ],
];
const opinion: ProofTable[string] = {
  because: "it says how things are as a rule, which a visitor can check, and names nobody",
};
const readsAndPlans: ProofTable[string] = [
  [journey, "there is a safe extra, a debt-free date and an attack order by APR"],
];

/** The sentences of a static page; titles, prices and what the tables of plans hold have tests of their own. */
const sentencesOf = (page: string, tags: string): string[] => {
  const { body = "" } = prerenderSite().find(({ file }) => file === page) ?? {};
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "";
  return [...main.matchAll(new RegExp(`<(${tags})\\b[^>]*>([\\s\\S]*?)</\\1>`, "g"))]
    .map(([, , text = ""]) =>
      text
        .replaceAll(/<[^>]*>/g, " ")
        .replaceAll(/\s+/g, " ")
        .trim(),
    )
    .filter((text) => /[a-z] .*\.$|: /.test(text));
};

describeProofs("the start page", sentencesOf("landing", "p|td"), {
  "Debt Freedom reads your statements": readsAndPlans,
  "5 documents a month are free": [
    [billing, "of twenty uploads at once a free person has exactly five read"],
  ],
  "256-bit encryption": [["src/server/platform/crypto/vaults.test.ts", "opens what it sealed"]],
  "No passwords stored": [
    ["src/server/features/account/routes.test.ts", "leaves no name, e-mail, subject or token readable"],
  ],
  "Yours to delete": [["src/server/features/documents/page-pictures.test.ts", "are gone with the document"]],
  "Debt Freedom: Free to start": prices,
  "Debt Freedom: Photos and files": [[upload, "answers with the summary and the findings once it was read"]],
  "Debt Freedom: New statements": opinion,
  "Debt Freedom: The cheapest order": [[examples, "is rounded half up to a cent"]],
  "Debt Freedom: Its place": [[facts, "points at its print"]],
  "Budgeting app:": opinion,
  "Photos, scans, PDFs": [
    [upload, "answers with the summary and the findings once it was read"],
    [
      "src/server/features/documents/bank-download.test.ts",
      "a CSV becomes transactions and a waterfall that adds up",
    ],
    [facts, "figures in weak print are facts only when a sum confirms them"],
  ],
  "Each one has its place": [
    [facts, "points at its print"],
    [facts, "a statement that does not add up gives questions, a failed check and a warning, not facts"],
  ],
  "What is left each month": [
    ["src/engine/cashflow/extra-advice.property.test.ts", "adds up to the cent for any ledger"],
  ],
  "Avalanche, snowball": [
    [
      "src/server/features/payoff-plan/routes.test.ts",
      "answers the avalanche unless another strategy is asked for",
    ],
    ["src/engine/payoff/balance-buckets.test.ts", "after the promotion the transfer has the normal rate"],
  ],
  "What to set up at each": [
    ["src/web/pages/export-tab.test.tsx", "every file can be taken along from the export tab"],
  ],
  "No daily budget": opinion,
  "Sample Figures": household,
  "Payments run on their own": [
    [promises, "prices and what a year saves"],
    [billing, "cancelled, a plan stays until the end of what is paid"],
  ],
});
describeProofs("the prices", sentencesOf("pricing", "p"), {
  "5 documents a month cost nothing": [
    [billing, "of twenty uploads at once a free person has exactly five read"],
  ],
  "Within 30 days": [[billing, "within the guarantee all of it comes back"]],
  "The whole plan": [
    [journey, "there is a safe extra, a debt-free date and an attack order by APR"],
    [billing, "the count starts again with the month"],
  ],
  "Not before you choose": [
    [billing, "a plan is had when its first payment arrived, and not before"],
    [
      "src/server/platform/payments/payment-mode.unit.test.ts",
      "the sandbox on this machine, nothing anywhere else",
    ],
  ],
  "Nothing is taken away": [
    [billing, "the count starts again with the month"],
    [everything, "is in the export"],
  ],
  "Yes. The plan stays": [[billing, "cancelled, a plan stays until the end of what is paid"]],
  "Not without notice": { because: "it says what the operator does" },
  "No. You get the list": { because: "there is nothing that could move money" },
  "No. It is arithmetic": { because: "it says what it is, and is not" },
});
