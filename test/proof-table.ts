/** Holds sentences that a page promises against the tests that prove them. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** A test file and words of a test's name in it. */
type Proof = readonly [file: string, name: string];
/** What no test can show: what people do, what is assumed or asked for, or what is only referred to. */
type NoProof = { readonly because: string };

/** By how the sentence begins. */
export type ProofTable = Readonly<Record<string, readonly Proof[] | NoProof>>;

function testNamesOf(file: string): readonly (string | undefined)[] {
  // What is commented out proves nothing; a skipped test has no name here either.
  const text = readFileSync(join(root, file), "utf8").replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "");
  return [...text.matchAll(/\b(?:test|it)(?:\.(?:each|for)\b[\s\S]*?\)\)?|)\(\s*(["`])([\s\S]*?)\1/g)].map(
    ([, , name]) => name,
  );
}

/** Each sentence has exactly one entry, each entry its sentence, and each named test is there. */
export function describeProofs(what: string, sentences: readonly string[], proofs: ProofTable): void {
  const all = [...new Set(sentences)];
  describe(`proofs of ${what}`, () => {
    test.each(all)("is proved: %s", (sentence) => {
      expect(Object.keys(proofs).filter((start) => sentence.startsWith(start))).toHaveLength(1);
    });

    test("no proof is kept of what is not promised any more", () => {
      const spare = Object.keys(proofs).filter(
        (start) => !all.some((sentence) => sentence.startsWith(start)),
      );
      expect(spare).toEqual([]);
    });

    const named = Object.values(proofs).flatMap((proof) => ("because" in proof ? [] : proof));
    test.each(named)("%s has the test it is named for: %s", (file, name) => {
      expect(existsSync(join(root, file))).toBe(true);
      expect(testNamesOf(file).some((one) => one?.includes(name))).toBe(true);
    });
  });
}
