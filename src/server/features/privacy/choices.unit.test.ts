import { expect, test } from "vitest";
import { mayAskModel, namedIn } from "./choices.ts";

const hosted = { host: "api.models.example", model: "large", onThisMachine: false };
const local = { host: "localhost:11434", model: "small", onThisMachine: true };
const yesTo = (host: string | null) => ({ allows: true, host });
const no = { allows: false, host: null };

test.each([
  ["nothing was said, and it is elsewhere", hosted, null, null, false],
  ["nothing was said, and it is on this machine", local, null, null, true],
  ["yes was said of this host", hosted, yesTo("api.models.example"), null, true],
  ["yes was said of another host", hosted, yesTo("api.other.example"), null, false],
  ["yes was said when there was none", hosted, yesTo(null), null, false],
  ["yes was said of another host, and it is on this machine", local, yesTo("api.other.example"), null, true],
  ["no was said", local, no, null, false],
  ["no was said of this document", local, yesTo("localhost:11434"), "never", false],
  ["yes was said of this document and host", hosted, no, "api.models.example", true],
  ["yes was said of this document and another host", hosted, null, "api.other.example", false],
  ["there is none", null, yesTo("api.models.example"), null, false],
] as const)("where %s", (_, model, modelSaid, ofDocument, may) => {
  expect(mayAskModel({ modelSaid }, model, ofDocument)).toBe(may);
});

test("a word about the model is kept with its host; what is not named stays", () => {
  expect(namedIn({ allowModel: true, anonymousMode: undefined }, hosted)).toEqual({
    modelSaid: yesTo("api.models.example"),
  });
  expect(namedIn({ anonymousMode: true }, hosted)).toEqual({ anonymousMode: true });
});
