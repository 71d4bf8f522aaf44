import type { AccountKind } from "#contract/extraction.ts";
import type { DocumentFigures, Figure } from "#contract/figures.ts";
import { kindLabels } from "./document-labels.ts";

export type FigureGroup = {
  readonly key: string;
  readonly title: string;
  readonly figures: readonly Figure[];
  /** Which account of the document it is. */
  readonly accountIndex: number | null;
};

/** What a plan needs to know of a debt: asked for by name where nothing was read. */
const NEEDED = ["currentBalance", "apr", "minimumPayment", "paymentDueDate"] as const;
const DEBTS: ReadonlySet<AccountKind> = new Set([
  "credit-card",
  "auto-loan",
  "student-loan",
  "personal-loan",
  "mortgage",
  "heloc",
  "loan",
]);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function accountTitle({ accounts, document }: DocumentFigures, index: number): string {
  const account = accounts.find((candidate) => candidate.index === index);
  if (!account) return `Account ${index + 1}`;
  const name = account.institution ?? document.institution;
  const kind = kindLabels[account.kind];
  return [name ? `${name} ${kind}` : capital(kind), account.accountLast4 && `···${account.accountLast4}`]
    .filter(Boolean)
    .join(" ");
}

/** The figures that are needed and neither read nor asked, as empty ones that a person can fill in. */
function missing({ accounts, figures, questions }: DocumentFigures, index: number): Figure[] {
  const account = accounts.find((candidate) => candidate.index === index);
  if (!account || !DEBTS.has(account.kind)) return [];
  const known = new Set([...figures, ...questions].map(({ path }) => path));
  return NEEDED.map((name) => `accounts.${index}.${name}`)
    .filter((path) => !known.has(path))
    .map((path) => ({ path, value: null, entry: null, evidence: null, correction: null }));
}

/** The list a figure belongs to: "accounts.0", "transactions", "income.1", "creditReport" or "document". */
function groupKey(path: string): string {
  const [list = "", index = ""] = path.split(".");
  if (list === "accounts" || list === "income") return `${list}.${index}`;
  return list === "institution" ? "document" : list;
}

function titleOf(reading: DocumentFigures, key: string): string {
  const [list, index = "0"] = key.split(".");
  if (list === "accounts") return accountTitle(reading, Number(index));
  if (list === "income") return Number(index) === 0 ? "Income" : `Income ${Number(index) + 1}`;
  return list === "creditReport" ? "Credit report" : "Document";
}

/** The figures besides the transactions, account by account in the order of the document. */
export function figureGroups(reading: DocumentFigures): readonly FigureGroup[] {
  const groups = Map.groupBy(
    reading.figures.filter(({ path }) => !path.startsWith("transactions.")),
    ({ path }) => groupKey(path),
  );
  for (const { index } of reading.accounts) {
    const key = `accounts.${index}`;
    groups.set(key, [...(groups.get(key) ?? []), ...missing(reading, index)]);
  }
  // With one account the head of the paper is that account's.
  const head = groups.get("document");
  const rest = [...groups.keys()].filter((key) => key !== "document");
  const only = rest.length === 1 ? rest[0] : undefined;
  if (head && only !== undefined) {
    groups.delete("document");
    groups.set(only, [...head, ...(groups.get(only) ?? [])]);
  }
  return [...groups].map(([key, figures]) => ({
    key,
    title: titleOf(reading, key),
    figures,
    accountIndex: key.startsWith("accounts.") ? Number(key.split(".")[1]) : null,
  }));
}

export type TransactionFigures = {
  readonly index: number;
  readonly date: Figure | undefined;
  readonly description: Figure | undefined;
  readonly amount: Figure | undefined;
};

/** The rows of the document, each with its three figures. */
export function transactionFigures({ figures }: DocumentFigures): readonly TransactionFigures[] {
  const rows = Map.groupBy(
    figures.filter(({ path }) => path.startsWith("transactions.")),
    ({ path }) => Number(path.split(".")[1]),
  );
  return [...rows].map(([index, parts]) => {
    const part = (name: string) => parts.find(({ path }) => path.endsWith(`.${name}`));
    return { index, date: part("date"), description: part("description"), amount: part("amount") };
  });
}
