/** Conversations of a made-up household: the advisor itself answers, from what the other calls of that household answer. */
import type { ChatMessage, ChatRequest } from "#contract/advisor.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { advise } from "#server/features/advisor/embedded-advisor.ts";
import type { AdvisorFacts } from "#server/features/advisor/facts.ts";
import type { ToolCall } from "#server/features/advisor/tools/registry.ts";
import { plainText } from "#server/features/advisor/tools/say.ts";
import { type Household, planOf } from "./sample-household.ts";
import { profileOf } from "./sample-profile.ts";
import { systemStatusOf } from "./sample-system-status.ts";
import { recurringOf, transactionsOf } from "./sample-transactions.ts";

function factsOf(household: Household): AdvisorFacts {
  const { debts, cashflow, documents } = household;
  const minimums = debts.reduce(
    (sum, { minimumPayment }) => sum + (parseMoney(minimumPayment ?? "") ?? 0),
    0,
  );
  const budget = cents(minimums + (parseMoney(cashflow?.safeMonthlyExtra ?? "") ?? 0));
  const plan = debts.length === 0 ? undefined : planOf(debts, budget);
  return {
    today: "2026-11-20" as PlainDate, // the day of the household's plans
    debts,
    analysis: cashflow,
    plan: plan ?? "There is no debt to plan yet.",
    outline: plan ?? "There is no debt to plan yet.",
    profile: profileOf(household),
    upcoming: systemStatusOf(household, { marks: [], setUpOn: null }).upcoming,
    documents,
    transactions: transactionsOf(household),
    // The papers of these households show what is, not what was.
    statements: [],
    recurring: recurringOf(household),
    opportunities: [],
  };
}

/** Kept for each household as long as the server runs. */
export function createSampleChats() {
  const messages = new Map<string, ChatMessage[]>();
  const calls = new Map<string, ToolCall | null>();
  let sequence = 0;
  return {
    history: (name: string): readonly ChatMessage[] => messages.get(name) ?? [],
    forget(name: string, conversationId: string | undefined): void {
      const kept = conversationId === undefined ? [] : (messages.get(name) ?? []);
      messages.set(
        name,
        kept.filter((message) => message.conversationId !== conversationId),
      );
    },
    answer(name: string, household: Household, request: ChatRequest): ChatMessage {
      const known = messages.get(name) ?? [];
      sequence += 1;
      const conversationId = request.conversationId ?? `conversation_${sequence}`;
      const { answer, call } = advise(factsOf(household), request.message, calls.get(conversationId) ?? null);
      calls.set(conversationId, call);
      const of = {
        conversationId,
        createdAt: `2026-11-20T10:${String(sequence % 60).padStart(2, "0")}:00.000Z`,
      };
      const message: ChatMessage = {
        ...of,
        id: `message_${sequence}a`,
        role: "assistant",
        content: plainText(answer.parts),
        kind: answer.kind,
        parts: [...answer.parts],
        offers: [...answer.offers],
        publications: [...answer.publications],
      };
      messages.set(name, [
        ...known,
        { ...of, id: `message_${sequence}q`, role: "user", content: request.message },
        message,
      ]);
      return message;
    },
  };
}
