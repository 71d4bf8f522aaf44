/** What is kept between two analyses of one person never shows: each answer is the one of rows and accounts nobody has seen before. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Debt } from "#contract/debts.ts";
import type { AccountFacts } from "#contract/extraction.ts";
import { addDays, addMonthsToDate } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { type CashflowAccount, cashflowAnalysis } from "./analysis.ts";
import type { FlowTransaction } from "./monthly-flow.ts";
import { outlookAccounts } from "./outlook-accounts.ts";
import { createFlowMemory } from "./sorted-flows.ts";

const START = parsePlainDate("2026-01-01") as PlainDate; // a day that exists
const TODAY = parsePlainDate("2026-11-20") as PlainDate; // as above
const IDS = ["checking", "savings", "card_1", "card_2"] as const;
type Id = (typeof IDS)[number];
/** A month of one account, as a document brought it. */
type Statement = { readonly id: Id; readonly month: number; readonly rows: readonly FlowTransaction[] };

const wordings = [
  ["ACME PAYROLL", "income", 1],
  ["KROGER #4471", "groceries", -1],
  ["NETFLIX.COM", "subscriptions", -1],
  ["FIRST BANK CARD 4821 PAYMENT", "card-payment", -1],
  ["TRANSFER TO SAVINGS", "transfer", -1],
  ["VANGUARD", "investing", -1],
] as const;

const row = fc.record({ day: fc.nat(27), amount: fc.integer({ min: 1, max: 400 }), of: fc.nat(5) });
const statement = fc
  .record({ id: fc.constantFrom(...IDS), month: fc.nat(9), rows: fc.array(row, { maxLength: 8 }) })
  .map(
    ({ id, month, rows }): Statement => ({
      id,
      month,
      rows: rows.map(({ day, amount, of }) => {
        const [description, category, sign] = wordings[of] ?? wordings[0];
        return {
          accountId: id,
          documentId: `${id} ${month}`,
          postedOn: addDays(addMonthsToDate(START, month), day),
          amount: cents(sign * amount * 1000),
          description,
          category,
        };
      }),
    }),
  );
type Change =
  | { readonly kind: "add"; readonly statement: Statement }
  | { readonly kind: "take out" | "say what it is"; readonly at: number }
  | { readonly kind: "leave out"; readonly id: string };

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant("add" as const), statement }),
  fc.record({ kind: fc.constantFrom("take out" as const, "say what it is" as const), at: fc.nat(30) }),
  fc.record({
    kind: fc.constant("leave out" as const),
    id: fc.constantFrom("savings", "checking", "nobody"),
  }),
);

type State = { readonly statements: readonly Statement[]; readonly excluded: readonly string[] };

/** Rows and statements that stay are the same objects. */
function changed(state: State, one: Change): State {
  switch (one.kind) {
    case "add":
      return { ...state, statements: [...state.statements, one.statement] };
    case "take out":
      return { ...state, statements: state.statements.filter((_, place) => place !== one.at) };
    case "leave out":
      return { ...state, excluded: [one.id] };
    case "say what it is": {
      const said = state.statements[one.at];
      if (said === undefined) return state;
      const rows = said.rows.map((own, place) => (place === 0 ? { ...own, category: "dining" } : own));
      return { ...state, statements: state.statements.with(one.at, { ...said, rows }) };
    }
    default:
      return one satisfies never;
  }
}

function accountOf(id: Id, statements: readonly Statement[]): CashflowAccount {
  const kind = id === "checking" || id === "savings" ? id : "credit-card";
  return {
    id,
    kind,
    name: id,
    last4: null,
    currency: "USD",
    figure: (field) =>
      field === "endingBalance"
        ? { kind: "known", figure: { value: "900.00", documentId: "", fileName: "", evidence: undefined } }
        : { kind: "not-shown" },
    statements: statements.map(({ month }) => {
      const periodStart = addMonthsToDate(START, month);
      const periodEnd = addDays(addMonthsToDate(START, month + 1), -1);
      const balances = { beginningBalance: "900.00", endingBalance: "900.00" };
      return {
        documentId: `${id} ${month}`,
        facts: { kind, periodStart, periodEnd, ...balances } satisfies AccountFacts,
      };
    }),
  };
}

const debts = ["card_1", "card_2"].map(
  (id): Debt => ({
    id,
    creditor: id === "card_1" ? "First Bank" : "Second Bank",
    accountLast4: id === "card_1" ? "4821" : "7755",
    debtType: "credit-card",
    currentBalance: "1000.00",
    originalBalance: null,
    apr: "24.99",
    minimumPayment: "35.00",
    paymentDueDate: "2026-11-12",
    creditLimit: null,
    buckets: [],
    statementDate: null,
    notPlannable: null,
    openQuestions: [],
    sources: {},
  }),
);

const byDay = (left: FlowTransaction, right: FlowTransaction): number =>
  left.postedOn < right.postedOn ? -1 : left.postedOn > right.postedOn ? 1 : 0;

test("an analysis after any changes is the one of the same rows seen for the first time", () => {
  fc.assert(
    fc.property(
      fc.array(statement, { minLength: 4, maxLength: 16 }),
      fc.array(change, { maxLength: 8 }),
      (statements, changes) => {
        const [memory, outlookMemory] = [createFlowMemory(), createFlowMemory()];
        const accounts = new Map<string, CashflowAccount>();
        let state: State = { statements, excluded: [] };
        const lookAt = () => {
          const own = IDS.map((id) => {
            const mine = state.statements.filter((one) => one.id === id);
            const key = `${id} ${mine.map(({ month }) => month).join(" ")}`;
            const account = accounts.get(key) ?? accountOf(id, mine);
            accounts.set(key, account);
            return account;
          });
          const transactions = state.statements.flatMap(({ rows }) => rows).toSorted(byDay);
          const { excluded } = state;
          const kept = cashflowAnalysis({
            accounts: own,
            transactions,
            debts,
            excluded,
            memory,
            today: TODAY,
          });
          const anew = cashflowAnalysis({
            accounts: IDS.map((id) =>
              accountOf(
                id,
                state.statements.filter((one) => one.id === id),
              ),
            ),
            transactions: transactions.map((one) => ({ ...one })),
            debts,
            excluded,
            today: TODAY,
          });
          expect(kept).toEqual(anew);
          expect(outlookAccounts(own, transactions, debts, excluded, outlookMemory)).toEqual(
            outlookAccounts(
              own,
              transactions.map((one) => ({ ...one })),
              debts,
              excluded,
            ),
          );
        };
        lookAt();
        for (const one of changes) {
          state = changed(state, one);
          lookAt();
        }
      },
    ),
  );
});
