/** Answers what another program asks with a person's token, and keeps what was asked and said where the person can read it. */
import type { z } from "zod";
import {
  type ProgramAnswer,
  type ProgramQuestionsPage,
  programQuestionSchema,
  questionsKept,
} from "#contract/programs.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database, Sql } from "../../platform/database/port.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import { misfitOf } from "./misfit.ts";
import { findQuestion, insertQuestion, loadQuestions, type QuestionRow } from "./repository.ts";

/** Whose token the program came with. */
export type ProgramAsker = {
  readonly personId: string;
  readonly tokenId: string;
  readonly today: PlainDate;
  /** What the program calls itself; nobody can check it. */
  readonly client: string | null;
};

/** One tool: only reads, and only what is the asker's. */
export type ProgramTool = {
  readonly name: string;
  /** What it tells, for whoever chooses among tools. */
  readonly about: string;
  readonly args: z.ZodType;
  readonly run: (asker: ProgramAsker, args: Readonly<Record<string, unknown>>) => Promise<ProgramAnswer>;
};

type Args = Readonly<Record<string, unknown>>;

export type ProgramsService = {
  readonly tools: readonly ProgramTool[];
  /**
   * The answer, or the sentence why these arguments do not fit; undefined where there is no such tool. What is answered was kept
   * before; what is refused is not kept, because nothing left.
   * @throws AppError SIGNED_OUT when the token was revoked meanwhile, CONFLICT when what it was answered from was deleted.
   */
  ask(
    asker: ProgramAsker,
    name: string,
    args: Args,
  ): Promise<{ readonly answer: ProgramAnswer } | { readonly misfit: string } | undefined>;
  /** Newest first; an unknown `before` begins at the newest. */
  list(personId: string, before: string | undefined): Promise<ProgramQuestionsPage>;
};

const PAGE_SIZE = 20;
/** Of a key that is gone with what it sealed: whether somebody was erased shows by it. */
const ERA = "programs";

const contentSchema = programQuestionSchema.omit({ id: true, askedAt: true, about: true });
const argsSchema = contentSchema.shape.args;
type Content = z.infer<typeof contentSchema>;
const place = (id: string) => ({ table: "program_questions", rowId: id, column: "content" });

const open = (vault: PersonVault, { id, contentSealed }: QuestionRow): Content =>
  contentSchema.parse(JSON.parse(vault.open(place(id), contentSealed).toString()));

export function createProgramsService(deps: {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly clock: Clock;
  readonly tools: readonly ProgramTool[];
  /** What the person calls the token; undefined once it is revoked. */
  readonly tokenName: (sql: Sql, personId: string, tokenId: string) => Promise<string | undefined>;
  /** Until the transaction ends; whoever erases the person holds it too. */
  readonly lockPerson: (sql: Sql, personId: string) => Promise<void>;
}): ProgramsService {
  const { database, vaults, clock, tools } = deps;

  const eraOf = (personId: string) =>
    database.besideFigures(personId, async (sql) => (await vaults.openVault(sql, personId)).deriveKey(ERA));

  async function keep({ personId, tokenId }: ProgramAsker, era: Buffer, asked: Omit<Content, "token">) {
    await database.besideFigures(personId, async (sql) => {
      await deps.lockPerson(sql, personId);
      const token = await deps.tokenName(sql, personId, tokenId);
      if (token === undefined) throw revokedMeanwhile();
      const vault = await vaults.openVault(sql, personId);
      if (!vault.deriveKey(ERA).equals(era)) throw erasedMeanwhile();
      const id = newId("question");
      const content: Content = { token, ...asked };
      const contentSealed = vault.seal(place(id), JSON.stringify(content));
      await insertQuestion(sql, { personId, id, askedAt: clock.now(), contentSealed }, questionsKept);
    });
  }

  return {
    tools,
    async ask(asker, name, args) {
      const tool = tools.find((one) => one.name === name);
      if (tool === undefined) return undefined;
      const misfit = misfitOf(tool.args, args);
      if (misfit !== undefined) return { misfit };
      const era = await eraOf(asker.personId);
      const answer = await tool.run(asker, args);
      // What the tool does not take is not kept either.
      const taken = argsSchema.parse(tool.args.parse(args));
      await keep(asker, era, { client: asker.client, tool: name, args: taken, answer: answer.text });
      return { answer };
    },
    async list(personId, before) {
      return database.besideFigures(personId, async (sql) => {
        const from = before === undefined ? undefined : await findQuestion(sql, personId, before);
        const rows = await loadQuestions(sql, personId, PAGE_SIZE + 1, from);
        if (rows.length === 0) return { questions: [], next: null };
        const vault = await vaults.openVault(sql, personId);
        const shown = rows.slice(0, PAGE_SIZE);
        return {
          questions: shown.map((row) => {
            const content = open(vault, row);
            const about = tools.find(({ name }) => name === content.tool)?.about ?? null;
            return { id: row.id, askedAt: row.askedAt.toISOString(), about, ...content };
          }),
          next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
        };
      });
    },
  };
}

const revokedMeanwhile = () =>
  new AppError("SIGNED_OUT", {
    status: 401,
    userMessage:
      "This access token was revoked meanwhile. Nothing was answered; please make a new one in Settings.",
  });

const erasedMeanwhile = () =>
  new AppError("CONFLICT", {
    status: 409,
    userMessage: "What this was to be answered from was deleted meanwhile. Nothing was answered or kept.",
  });
