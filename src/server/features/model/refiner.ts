import type { EgressOutcome } from "#contract/egress.ts";
import type { Refine, RefineAnswer, RefineRequest } from "#pipeline/ports/refiner.ts";
import { type ModelEndpoint, ModelFailure, type ModelQuestion } from "./endpoint.ts";
import { readAnswer, writeQuestion } from "./prompt.ts";

/** Writes down what is about to be sent; resolves to how its outcome is noted later. */
export type NoteEgress = (body: string) => Promise<(outcome: EgressOutcome) => Promise<void>>;

type FailedOutcome = ModelFailure["outcome"];

/** A document costs at most this many requests: the first and one more. */
const MAX_REQUESTS = 2;

const REASON: Readonly<Record<FailedOutcome, string>> = {
  unusable: "gave an answer that could not be used",
  refused: "refused the question",
  unreachable: "could not be reached",
  "timed-out": "did not answer in time",
};

function without(reason: string): RefineAnswer {
  return {
    kind: "none",
    note: `The model that helps with unclear figures ${reason}; this document was read without it.`,
  };
}

/**
 * A second opinion from the model. Each request is written down before it is sent: what cannot be written down is not sent. One
 * failure is tried again, in the plainest form when the first was not understood. Never rejects.
 */
export function createRefiner(
  endpoint: ModelEndpoint,
  noteEgress: NoteEgress,
  signal: AbortSignal | undefined,
): Refine {
  /** One request, from its note to its outcome. @throws ModelFailure, or whatever keeps the note from being written */
  async function ask(question: ModelQuestion, request: RefineRequest, plain: boolean) {
    const body = endpoint.write(question, plain);
    const noteOutcome = await noteEgress(body);
    try {
      const fields = readAnswer(await endpoint.send(body, signal), request);
      if (!fields) throw new ModelFailure("unusable", "an answer of another form");
      await noteOutcome("answered");
      return fields;
    } catch (error) {
      if (error instanceof ModelFailure) await noteOutcome(error.outcome);
      throw error;
    }
  }

  return async (request) => {
    const question = writeQuestion(request);
    if (!question) return without("would have been sent too much");
    let failure: ModelFailure | undefined;
    for (let attempt = 1; attempt <= MAX_REQUESTS; attempt++) {
      try {
        return { kind: "pointed", fields: await ask(question, request, failure?.wasRejected ?? false) };
      } catch (error) {
        if (!(error instanceof ModelFailure))
          return without("was not asked, because that could not be noted");
        failure = error;
      }
    }
    return without(REASON[failure?.outcome ?? "unreachable"]);
  };
}
