/**
 * The model as the advisor's second ear: asked where the rules understood nothing, the person allows it and the month holds it. It
 * sees a question without names, and answers with names of tools.
 */
import type { FeatureDependencies } from "./compose-features.ts";
import { composePrivacyChoices } from "./compose-privacy.ts";
import { findProfile } from "./features/account/profile.ts";
import { loadPerson } from "./features/account/repository.ts";
import { type AskModel, heardBy } from "./features/advisor/model-ear.ts";
import { addModelUse, loadModelUse, moreModelUse } from "./features/advisor/repository.ts";
import type { GetModelUse, Understand } from "./features/advisor/service.ts";
import { lockLedger } from "./features/ledger/repository.ts";
import { ModelFailure } from "./features/model/endpoint.ts";
import { createEgressNotes } from "./features/model/service.ts";
import { createToolEndpoint, type ToolEndpoint } from "./features/model/tool-endpoint.ts";
import { mayHearQuestions } from "./features/privacy/choices.ts";
import { modelInUse } from "./model-config.ts";

/** What a person's questions may take of the model in a calendar month. */
const TOKENS_A_MONTH = 300_000;
/** Where the endpoint does not count. */
const CHARACTERS_A_TOKEN = 4;
/** One question is sent at most twice. */
const MOST_REQUESTS = 2;

/** What the log of what left names such a request. */
const NAME = "A question to the assistant";

const REASON: Readonly<Record<ModelFailure["outcome"], string>> = {
  unusable: "gave an answer that could not be used",
  refused: "refused the question",
  unreachable: "could not be reached",
  "timed-out": "did not answer in time",
};

type Dependencies = Pick<FeatureDependencies, "database" | "vaults" | "clock" | "model" | "hasPaidPlan">;

/** One question, from its note in the log to its outcome, and once more where that may help. */
function askerOf(deps: Dependencies, endpoint: ToolEndpoint, personId: string, month: string): AskModel {
  const { database } = deps;
  const note = createEgressNotes(
    {
      ...deps,
      // Whoever erases a person holds this lock, so that nothing is noted behind them.
      isThere: async (sql) => {
        await lockLedger(sql, personId);
        return (await loadPerson(sql, personId)) !== undefined;
      },
    },
    endpoint.inUse,
    { personId, documentId: "", fileName: NAME },
  );
  const once = async (body: string) => {
    const noteOutcome = await note(body);
    const estimate = Math.ceil(body.length / CHARACTERS_A_TOKEN);
    await database.besideFigures(personId, async (sql) => {
      await lockLedger(sql, personId);
      if ((await loadPerson(sql, personId)) === undefined) throw new Error("the person is gone");
      await addModelUse(sql, personId, month, estimate);
    });
    try {
      const { calls, tokens = 0 } = await endpoint.send(body);
      await noteOutcome("answered");
      await database.besideFigures(personId, (sql) =>
        moreModelUse(sql, personId, month, Math.min(Math.max(tokens - estimate, 0), TOKENS_A_MONTH)),
      );
      return calls;
    } catch (error) {
      if (error instanceof ModelFailure) await noteOutcome(error.outcome);
      throw error;
    }
  };
  return async (asked) => {
    let isPlain = false;
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(endpoint.write(asked, isPlain));
      } catch (error) {
        // Who waited once in vain is not made to wait again.
        if (attempt === MOST_REQUESTS || !(error instanceof ModelFailure) || error.outcome === "timed-out")
          throw error;
        isPlain = error.wasRejected;
      }
    }
  };
}

export function composeUnderstanding(deps: Dependencies): {
  readonly understand: Understand | undefined;
  readonly getModelUse: GetModelUse;
} {
  const { database, clock, model } = deps;
  const thisMonth = () => clock.now().toISOString().slice(0, 7);
  const usedIn = (personId: string, month: string) =>
    database.besideFigures(personId, (sql) => loadModelUse(sql, personId, month));
  /** The endpoint with the model of the person's plan. */
  const endpointFor = async (personId: string) => {
    if (model === undefined) return undefined;
    const isPaid = (await deps.hasPaidPlan?.(personId)) ?? false;
    const chosen = { ...model, model: (isPaid ? model.modelPro : model.modelFree) ?? model.model };
    return createToolEndpoint(chosen, modelInUse(chosen));
  };
  const getModelUse: GetModelUse = async (personId) => {
    const month = thisMonth();
    const [endpoint, tokensUsed] = await Promise.all([endpointFor(personId), usedIn(personId, month)]);
    return { model: endpoint?.inUse ?? null, month, tokensUsed, tokensAMonth: TOKENS_A_MONTH };
  };
  if (model === undefined) return { understand: undefined, getModelUse };
  const choices = composePrivacyChoices(deps);
  const understand: Understand = async ({ personId, ownId }, question, facts) => {
    // Of the sample household nothing needs to leave.
    if (personId !== ownId) return undefined;
    try {
      const chosen = await choices.load(personId);
      if (!mayHearQuestions(chosen, modelInUse(model))) return undefined;
      const endpoint = await endpointFor(personId);
      if (endpoint === undefined) return undefined;
      const { host } = endpoint.inUse;
      const month = thisMonth();
      if ((await usedIn(personId, month)) >= TOKENS_A_MONTH)
        return { note: `This month's share of the model at ${host} is used up, so it was not asked.` };
      const person = await findProfile(deps, personId);
      try {
        const advice = await heardBy(askerOf(deps, endpoint, personId, month), question, facts, {
          person,
          isAnonymous: chosen.anonymousMode,
        });
        return advice === undefined
          ? { note: `The model at ${host} found no answer to this in your figures either.` }
          : { advice, host };
      } catch (error) {
        if (!(error instanceof ModelFailure)) return undefined;
        return { note: `The model at ${host} ${REASON[error.outcome]}, so this is answered without it.` };
      }
    } catch {
      // Nothing of this is worth losing the embedded answer for.
      return undefined;
    }
  };
  return { understand, getModelUse };
}
