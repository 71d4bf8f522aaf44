/**
 * The model as the advisor's second ear: one on this machine, asked where the rules understood nothing, the person allows it and the
 * month holds it.
 */
import type { FeatureDependencies } from "./compose-features.ts";
import { composePrivacyChoices } from "./compose-privacy.ts";
import { loadPerson } from "./features/account/repository.ts";
import { heardBy } from "./features/advisor/model-ear.ts";
import { addModelUse, loadModelUse } from "./features/advisor/repository.ts";
import type { Understand } from "./features/advisor/service.ts";
import { createModelEndpoint, ModelFailure } from "./features/model/endpoint.ts";
import { createEgressNotes } from "./features/model/service.ts";
import { mayAskModel } from "./features/privacy/choices.ts";
import { modelInUse } from "./model-config.ts";

/** What a person's questions may take of the model in a calendar month; about four characters are one. */
const TOKENS_A_MONTH = 300_000;
const CHARACTERS_A_TOKEN = 4;

/** What the log of what left names such a request. */
const NAME = "A question to the assistant";

export function composeUnderstanding(
  deps: Pick<FeatureDependencies, "database" | "vaults" | "clock" | "model">,
): { readonly understand?: Understand } {
  const { database, clock, model } = deps;
  // What a person allowed a model elsewhere is rows of documents, not what they ask here.
  if (model === undefined || !modelInUse(model).onThisMachine) return {};
  const endpoint = createModelEndpoint(model, modelInUse(model));
  const choices = composePrivacyChoices(deps);
  const understand: Understand = async ({ personId, ownId }, question, facts) => {
    // Of the sample household nothing needs to leave.
    if (personId !== ownId) return undefined;
    const chosen = await choices.load(personId);
    if (!mayAskModel(chosen, endpoint.inUse) || chosen.anonymousMode) return undefined;
    const month = clock.now().toISOString().slice(0, 7);
    const used = await database.besideFigures(personId, (sql) => loadModelUse(sql, personId, month));
    if (used >= TOKENS_A_MONTH) return undefined;
    const note = createEgressNotes(
      { ...deps, isThere: async (sql) => (await loadPerson(sql, personId)) !== undefined },
      endpoint.inUse,
      { personId, documentId: "", fileName: NAME },
    );
    try {
      const advice = await heardBy(
        async (asked) => {
          const body = endpoint.write(asked, false);
          const noteOutcome = await note(body);
          const tokens = Math.ceil(body.length / CHARACTERS_A_TOKEN);
          await database.besideFigures(personId, (sql) => addModelUse(sql, personId, month, tokens));
          try {
            const answer = await endpoint.send(body);
            await noteOutcome("answered");
            return answer;
          } catch (error) {
            if (error instanceof ModelFailure) await noteOutcome(error.outcome);
            throw error;
          }
        },
        question,
        facts,
      );
      return advice && { advice, host: endpoint.inUse.host };
    } catch {
      // Late, broken or not noted: the embedded answer stands.
      return undefined;
    }
  };
  return { understand };
}
