/** A conversation with the advisor: kept sealed, answered from the person's own facts. */
import { z } from "zod";
import {
  type ChatMessage,
  type ChatRequest,
  chatLimits,
  chatMessageSchema,
  type ModelUse,
} from "#contract/advisor.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database, Sql } from "../../platform/database/port.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import { type Advice, advise } from "./embedded-advisor.ts";
import type { AdvisorFacts } from "./facts.ts";
import { needsModel } from "./model-ear.ts";
import { type ChatRow, deleteMessages, insertMessages, loadMessages } from "./repository.ts";
import { toolCallSchema } from "./tools/registry.ts";
import { plainText } from "./tools/say.ts";

/** Whose facts, and who asks: of the sample household the facts are another owner's. */
export type Asker = { readonly personId: string; readonly ownId: string; readonly today: PlainDate };

/**
 * Finds what a question asks for that the rules did not understand. A note says in a sentence why it did not; undefined: nobody else
 * is to be asked. Never rejects.
 */
export type Understand = (
  asker: Asker,
  question: string,
  facts: AdvisorFacts,
) => Promise<{ readonly advice: Advice; readonly host: string } | { readonly note: string } | undefined>;

/** What the person's questions took of the model this month. */
export type GetModelUse = (personId: string) => Promise<ModelUse>;

export type AdvisorService = {
  /** Oldest first. */
  listMessages(personId: string): Promise<ChatMessage[]>;
  /** Answers and keeps both messages; resolves to the answer. */
  answer(asker: Asker, request: ChatRequest): Promise<ChatMessage>;
  readonly getModelUse: GetModelUse;
  /** Forgets one conversation, or all. */
  forget(personId: string, conversationId: string | undefined): Promise<void>;
};

const contentSchema = chatMessageSchema
  .omit({ id: true, conversationId: true, createdAt: true })
  .extend({ call: toolCallSchema.nullable().optional().catch(null) });
type Content = z.infer<typeof contentSchema>;

const erasedMeanwhile = () =>
  new AppError("CONFLICT", {
    status: 409,
    userMessage: "What this was to be answered from was deleted meanwhile. Nothing was kept.",
  });

const place = (id: string) => ({ table: "chat_messages", rowId: id, column: "content" });

function open(vault: PersonVault, row: ChatRow): Content {
  return contentSchema.parse(JSON.parse(vault.open(place(row.id), row.contentSealed).toString()));
}

function messageOf(
  { id, conversationId, createdAt }: Omit<ChatRow, "contentSealed">,
  content: Content,
): ChatMessage {
  const { call: _, ...shown } = content;
  return { id, conversationId, createdAt: createdAt.toISOString(), ...shown };
}

/** Of a key that is gone with what it sealed: whether somebody was erased shows by it. */
const ERA = "conversations";

export function createAdvisorService(deps: {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly clock: Clock;
  readonly loadFacts: (personId: string, today: PlainDate) => Promise<AdvisorFacts>;
  /** Undefined: no model is configured. */
  readonly understand: Understand | undefined;
  readonly getModelUse: GetModelUse;
  /** Until the transaction ends; whoever erases the person holds it too. */
  readonly lockPerson: (sql: Sql, personId: string) => Promise<void>;
}): AdvisorService {
  const { database, vaults, clock, loadFacts, understand } = deps;

  /** The newest answer of the conversation that goes on. */
  async function lastAnswer(personId: string, conversationId: string | null | undefined) {
    if (conversationId === null) return undefined;
    return database.besideFigures(personId, async (sql) => {
      const rows = await loadMessages(
        sql,
        personId,
        conversationId === undefined ? 1 : chatLimits.messagesKept,
      );
      const row = rows.find((one) => conversationId === undefined || one.conversationId === conversationId);
      if (row === undefined) return undefined;
      const vault = await vaults.openVault(sql, personId);
      return { conversationId: row.conversationId, call: open(vault, row).call ?? null };
    });
  }

  return {
    getModelUse: deps.getModelUse,
    async listMessages(personId) {
      return database.besideFigures(personId, async (sql) => {
        const rows = await loadMessages(sql, personId, chatLimits.messagesKept);
        if (rows.length === 0) return [];
        const vault = await vaults.openVault(sql, personId);
        return rows.toReversed().map((row) => messageOf(row, open(vault, row)));
      });
    },
    async answer(asker, { message, conversationId }) {
      const { personId } = asker;
      const question = message.trim();
      const era = await database.besideFigures(personId, async (sql) =>
        (await vaults.openVault(sql, personId)).deriveKey(ERA),
      );
      const [facts, before] = await Promise.all([
        loadFacts(personId, asker.today),
        lastAnswer(personId, conversationId),
      ]);
      const embedded = advise(facts, question, before?.call ?? null);
      // What the rules understand, what a guard answers and what is off the subject needs nobody else.
      const heard = needsModel(embedded, question, facts)
        ? await understand?.(asker, question, facts)
        : undefined;
      const understood = heard !== undefined && "advice" in heard ? heard : undefined;
      const { answer, call } = understood?.advice ?? embedded;
      const conversation = before?.conversationId ?? newId("conversation");
      const createdAt = clock.now();
      const said: readonly Content[] = [
        { role: "user", content: question },
        {
          role: "assistant",
          content: plainText(answer.parts),
          kind: answer.kind,
          parts: [...answer.parts],
          ...(answer.offers.length === 0 ? {} : { offers: [...answer.offers] }),
          ...(answer.publications.length === 0 ? {} : { publications: [...answer.publications] }),
          ...(understood === undefined ? {} : { modelHost: understood.host }),
          ...(heard !== undefined && "note" in heard ? { note: heard.note } : {}),
          call,
        },
      ];
      return database.besideFigures(personId, async (sql) => {
        await deps.lockPerson(sql, personId);
        const vault = await vaults.openVault(sql, personId);
        // Erased meanwhile: rolled back, also the key that was just made.
        if (!vault.deriveKey(ERA).equals(era)) throw erasedMeanwhile();
        const rows = said.map((content, index): ChatRow => {
          const id = newId("message");
          const contentSealed = vault.seal(place(id), JSON.stringify(content));
          return { personId, id, conversationId: conversation, createdAt, place: index, contentSealed };
        });
        await insertMessages(sql, rows);
        const [, row] = rows;
        const [, content] = said;
        if (row === undefined || content === undefined) throw new Error("an answer is two messages");
        return messageOf(row, content);
      });
    },
    async forget(personId, conversationId) {
      await database.besideFigures(personId, (sql) => deleteMessages(sql, personId, conversationId));
    },
  };
}
