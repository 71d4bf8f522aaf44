/** What tests of typed figures send and read, and the debt, pay and rent that they type. */
import { expect } from "vitest";
import { cashflowAnalysisSchema } from "#contract/cashflow.ts";
import { debtListSchema } from "#contract/debts.ts";
import {
  type DebtContent,
  type EntryContent,
  entryListSchema,
  type SavedEntry,
  savedEntrySchema,
} from "#contract/entries.ts";
import { errorBodySchema } from "#contract/errors.ts";
import type { extractionOf } from "#test/samples/extractions.ts";
import type { FeaturesServer } from "./features-server.ts";
import { scriptedFile } from "./scripted-reader.ts";
import type { TestPerson } from "./sign-in.ts";
import { uploadAs } from "./upload.ts";

export const chase: DebtContent = {
  kind: "debt",
  creditor: "Example Bank",
  debtKind: "credit-card",
  currentBalance: "2300.00",
  apr: "25",
  minimumPayment: "60.00",
  dueDay: 7,
  accountLast4: null,
  creditLimit: null,
  originalBalance: null,
};
export const pay: EntryContent = { kind: "income", name: "Acme", amount: "1500.00", every: "two-weeks" };
export const rent: EntryContent = {
  kind: "expense",
  name: "Rent",
  amount: "1200.00",
  every: "month",
  category: "rent",
};

/** @param server asked for at each call: it starts after the tests are listed */
export function typingClient(server: () => FeaturesServer) {
  const send = (
    { headers }: TestPerson,
    method: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    payload?: object,
  ) => server().app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
  const add = async (person: TestPerson, content: EntryContent, sure = false): Promise<SavedEntry> => {
    const answer = await send(person, "POST", "/api/entries", { content, sure });
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
    return savedEntrySchema.parse(answer.json());
  };
  const debtsOf = async (person: TestPerson) =>
    debtListSchema.parse((await send(person, "GET", "/api/debts")).json());
  const analysisOf = async (person: TestPerson) =>
    cashflowAnalysisSchema.nullable().parse((await send(person, "GET", "/api/cashflow/analysis")).json());
  const entriesOf = async (person: TestPerson) =>
    entryListSchema.parse((await send(person, "GET", "/api/entries")).json());
  const upload = (person: TestPerson, extraction: ReturnType<typeof extractionOf>, copy = 0) =>
    uploadAs(server().app, person, { content: scriptedFile({ extraction }, copy), fileName: "october.pdf" });
  const refusal = (answer: { statusCode: number; json(): unknown }) => {
    const { code, message, path } = errorBodySchema.parse(answer.json());
    return [answer.statusCode, code, message, path];
  };
  return { send, add, debtsOf, analysisOf, entriesOf, upload, refusal };
}
