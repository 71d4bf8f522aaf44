import { expect, test } from "vitest";
import { askTogether } from "./ask-together.ts";

test("who asks the same in one moment shares one question, who asks later asks anew", async () => {
  const asked: string[] = [];
  const ask = askTogether(async (about) => {
    asked.push(about);
    return `${about} ${asked.length}`;
  });
  expect(await Promise.all([ask("a"), ask("b"), ask("a")])).toEqual(["a 1", "b 2", "a 1"]);
  expect(await ask("a")).toBe("a 3");
  expect(asked).toEqual(["a", "b", "a"]);
});

test("an answer is never older than the question", async () => {
  let state = "old";
  const ask = askTogether(async () => state);
  const first = ask("a");
  state = "new";
  expect(await ask("a")).toBe("new");
  expect(await first).toBe("new");
});

test("a question without an answer fails for all who asked it, and is asked again", async () => {
  let tried = 0;
  const ask = askTogether(async () => {
    tried += 1;
    if (tried === 1) throw new Error("no answer");
    return tried;
  });
  const both = [ask("a"), ask("a")];
  await Promise.all(both.map((one) => expect(one).rejects.toThrow("no answer")));
  expect(await ask("a")).toBe(2);
});
