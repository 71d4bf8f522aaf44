/** What a made-up credit report's truth says, and what the contract leaves open in it. */
import type { Extraction } from "#contract/extraction.ts";
import type { Truth } from "../layout.ts";
import { decimal } from "../print-styles.ts";
import type { Collection, CreditFile, Trade } from "./th-data.ts";

type Report = NonNullable<Extraction["creditReport"]>;
type Entry = NonNullable<Report["accounts"]>[number];

type Shown = {
  readonly balance?: boolean;
  readonly limit?: boolean;
  /** The paper names the first amount of a loan as such; else its "high credit" may pass for it. */
  readonly original?: boolean;
  readonly monthly?: boolean;
};

/** The accounts of a report's truth, with what the contract leaves open about them. */
export function told(list: ReadonlyArray<readonly [trade: Trade, shown: Shown]>): {
  readonly accounts: Entry[];
  readonly allowed: Record<string, readonly string[]>;
} {
  const allowed: Record<string, readonly string[]> = {};
  const accounts = list.map(([trade, shown], index): Entry => {
    const path = `creditReport.accounts.${index}`;
    if (trade.short !== undefined) allowed[`${path}.creditor`] = [trade.short];
    if (trade.store) allowed[`${path}.kind`] = ["other"];
    if (trade.original !== undefined && shown.original === false) {
      allowed[`${path}.originalBalance`] = [decimal(trade.original)];
    }
    return {
      creditor: trade.creditor,
      kind: trade.kind,
      ...(shown.balance === false ? {} : { balance: decimal(trade.balance) }),
      ...(trade.limit === undefined || shown.limit === false ? {} : { creditLimit: decimal(trade.limit) }),
      ...(trade.original === undefined || shown.original === false
        ? {}
        : { originalBalance: decimal(trade.original) }),
      ...(shown.monthly === false ? {} : { monthlyPayment: decimal(trade.monthly) }),
      status: trade.closed === undefined ? "open" : "closed",
    };
  });
  return { accounts, allowed };
}

export function reportTruth(
  institution: string,
  report: Report,
  allowed: Record<string, readonly string[]>,
): Truth {
  return {
    documentType: "credit-reports",
    institution,
    accounts: [],
    transactions: [],
    creditReport: report,
    allowed,
  };
}

/** Counts that a report does not print but that its rows give: absent is fine, and so is the count. */
export const counted = (
  file: CreditFile,
  ...names: ReadonlyArray<"accountsTotal" | "accountsOpen" | "accountsClosed" | "inquiries" | "collections">
) => {
  const debts = file.collection === undefined ? 0 : 1;
  const all = {
    accountsTotal: [file.trades.length, file.trades.length + debts],
    accountsOpen: [file.open, file.open + debts],
    accountsClosed: [file.closed],
    inquiries: [file.hard.length, file.hard.length + file.soft.length],
    collections: [debts],
  };
  return Object.fromEntries(names.map((name) => [`creditReport.${name}`, all[name].map(String)]));
};

/** A collection in a section of its own, after the accounts: the contract counts it, and leaves open whether it is listed. */
export function openCollection(
  index: number,
  debt: Collection | undefined,
): Record<string, readonly string[]> {
  if (debt === undefined) return {};
  const path = `creditReport.accounts.${index}`;
  return {
    [`${path}.creditor`]: [debt.agency, debt.client],
    [`${path}.kind`]: ["other", "loan"],
    [`${path}.balance`]: [decimal(debt.amount)],
    [`${path}.originalBalance`]: [decimal(debt.amount)],
    [`${path}.status`]: ["open", "closed"],
  };
}
