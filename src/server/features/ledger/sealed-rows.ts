/** Where the ledger's sealed columns are sealed to, and their JSON. */
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { StatementContent } from "./statement.ts";
import type { BatchContent } from "./transaction-batch.ts";

/** What tells an account from others, as printed. */
export type AccountName = { readonly institution: string | null; readonly last4: string | null };

const namePlace = (accountId: string) => ({ table: "accounts", rowId: accountId, column: "name" });
const factsPlace = (documentId: string, accountIndex: number) => ({
  table: "statements",
  rowId: `${documentId}/${accountIndex}`,
  column: "facts",
});
const batchPlace = (documentId: string, batchId: string) => ({
  table: "transaction_batches",
  rowId: `${documentId}/${batchId}`,
  column: "rows",
});
const descriptionPlace = (accountId: string, matchMac: Buffer, twin: number) => ({
  table: "transactions",
  rowId: `${accountId}/${matchMac.toString("hex")}/${twin}`,
  column: "description",
});

export const sealName = (vault: PersonVault, accountId: string, name: AccountName): Buffer =>
  vault.seal(namePlace(accountId), JSON.stringify(name));

// What was sealed here was written by the function above: the vault proves that nobody changed it since.
export const openName = (vault: PersonVault, accountId: string, sealed: Buffer): AccountName =>
  JSON.parse(vault.open(namePlace(accountId), sealed).toString()) as AccountName;

export const sealStatement = (
  vault: PersonVault,
  documentId: string,
  accountIndex: number,
  content: StatementContent,
): Buffer => vault.seal(factsPlace(documentId, accountIndex), JSON.stringify(content));

export const openStatement = (
  vault: PersonVault,
  documentId: string,
  accountIndex: number,
  sealed: Buffer,
): StatementContent =>
  JSON.parse(vault.open(factsPlace(documentId, accountIndex), sealed).toString()) as StatementContent;

export const openDescription = (
  vault: PersonVault,
  accountId: string,
  matchMac: Buffer,
  twin: number,
  sealed: Buffer,
): string => vault.open(descriptionPlace(accountId, matchMac, twin), sealed).toString();

export const sealBatchContent = (
  vault: PersonVault,
  documentId: string,
  batchId: string,
  content: BatchContent,
): Buffer => vault.seal(batchPlace(documentId, batchId), JSON.stringify(content));

export const openBatchContent = (
  vault: PersonVault,
  documentId: string,
  batchId: string,
  sealed: Buffer,
): BatchContent => JSON.parse(vault.open(batchPlace(documentId, batchId), sealed).toString()) as BatchContent;
