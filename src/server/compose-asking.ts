/** Who may ask the advisor: the person on the page, and programs with a token. Both get their figures from the same tools and facts. */

import { z } from "zod";
import type { ChatFigure, ChatTerm } from "#contract/advisor.ts";
import type { Source } from "#contract/debts.ts";
import { type ProgramAnswer, type ProgramFigure, programPath } from "#contract/programs.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { composeUnderstanding } from "./compose-advisor-model.ts";
import type { FeatureDependencies } from "./compose-features.ts";
import type { AdvisorFacts } from "./features/advisor/facts.ts";
import { advisorRoutes } from "./features/advisor/routes.ts";
import { createAdvisorService } from "./features/advisor/service.ts";
import { runTool, toolNames, tools } from "./features/advisor/tools/registry.ts";
import { type Answer, debtName, plainText } from "./features/advisor/tools/say.ts";
import { lockLedger } from "./features/ledger/repository.ts";
import { createProtocol } from "./features/programs/protocol.ts";
import { programPagesRoutes, programRoutes } from "./features/programs/routes.ts";
import { createProgramsService, type ProgramTool } from "./features/programs/service.ts";
import type { RegisterRoutes } from "./platform/http/app-type.ts";
import { packageVersion } from "./platform/package-root.ts";

type LoadFacts = (personId: string, today: PlainDate) => Promise<AdvisorFacts>;

type Dependencies = Pick<
  FeatureDependencies,
  | "database"
  | "vaults"
  | "clock"
  | "model"
  | "hasPaidPlan"
  | "publicUrl"
  | "requirePerson"
  | "requireToken"
  | "tokenName"
  | "programsMayAsk"
> & { readonly loadFacts: LoadFacts };

const referenceTo = ({ fileName, documentId, page, text, correctedAt, typedAt }: Source) => ({
  document: fileName,
  documentId,
  page,
  printed: text,
  isPersonsWord: correctedAt !== undefined || typedAt !== undefined,
});

const termOf = ({ label, text, sign, source }: ChatTerm) => ({
  label,
  text,
  ...(sign === undefined ? {} : { sign }),
  ...(source === undefined ? {} : { reference: referenceTo(source) }),
});

function figureOf(figure: ChatFigure, publicUrl: string): ProgramFigure {
  const { text, name, source, sentence, terms, link } = figure;
  return {
    text,
    name,
    ...(source === undefined ? {} : { reference: referenceTo(source) }),
    ...(sentence === undefined ? {} : { explanation: sentence }),
    ...(terms === undefined ? {} : { terms: terms.map(termOf) }),
    ...(link === undefined ? {} : { url: publicUrl + link.path }),
  };
}

/** The sentences as one text, and each figure with the place or the sum it comes from. */
export const answerOf = ({ kind, parts, publications }: Answer, publicUrl: string): ProgramAnswer => ({
  kind,
  text: plainText(parts),
  figures: parts.flatMap((part) => (typeof part === "string" ? [] : [figureOf(part, publicUrl)])),
  publications: [...publications],
});

/** The page needs no list of ids; a program does. */
function listDebts({ debts }: AdvisorFacts): ProgramAnswer {
  const named = debts.map((debt) => ({ id: debt.id, name: debtName(debt, debts), kind: debt.debtType }));
  return {
    kind: named.length === 0 ? "missing" : "answer",
    text:
      named.length === 0
        ? "I see no debt in your documents yet."
        : named.map(({ id, name, kind }) => `${name} (${kind}), id ${id}`).join("\n"),
    figures: [],
    publications: [],
    debts: named,
  };
}

function toolsOver(loadFacts: LoadFacts, publicUrl: string): readonly ProgramTool[] {
  return [
    {
      name: "list_debts",
      about: "The debts by name and kind, with the id that other tools ask for.",
      args: z.strictObject({}),
      run: async ({ personId, today }) => listDebts(await loadFacts(personId, today)),
    },
    ...toolNames.map(
      (tool): ProgramTool => ({
        name: tool,
        about: tools[tool].about,
        args: tools[tool].args,
        async run({ personId, today }, args) {
          const answer = runTool(await loadFacts(personId, today), { tool, args });
          if (answer === undefined) throw new Error("the arguments were checked before");
          return answerOf(answer, publicUrl);
        },
      }),
    ),
  ];
}

/** The advisor's own routes; where programs ask, unless the operator switched it off; and the pages that tell about it. */
export function composeAsking(deps: Dependencies): readonly RegisterRoutes[] {
  const { publicUrl, clock, requirePerson, programsMayAsk } = deps;
  const advisor = createAdvisorService({ ...deps, ...composeUnderstanding(deps), lockPerson: lockLedger });
  const service = createProgramsService({
    ...deps,
    tools: toolsOver(deps.loadFacts, publicUrl),
    lockPerson: lockLedger,
  });
  const address = programsMayAsk ? publicUrl + programPath : null;
  const pages = programPagesRoutes(service, requirePerson, address);
  const own = [advisorRoutes(advisor, requirePerson, clock), pages];
  if (!programsMayAsk) return own;
  return [
    ...own,
    programRoutes(createProtocol(service, { publicUrl, version: packageVersion() }), deps.requireToken, {
      publicUrl,
      clock,
    }),
  ];
}
