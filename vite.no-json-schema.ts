import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

/** The files of zod that describe a schema as JSON Schema. */
const DESCRIBING = /\/node_modules\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;

/**
 * zod hangs the writing of JSON Schema onto every schema, so it cannot be shaken off, and the client never asks for it: a twentieth of
 * what a first visit would load. In the built client each function of those files says so instead of doing it. Should zod move them,
 * nothing breaks, but test/e2e/first-load.test.ts counts the bytes.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: "without-json-schema",
    apply: "build",
    async load(id) {
      if (!DESCRIBING.test(id)) return undefined;
      const names = (await readFile(id, "utf8")).matchAll(/^export (?:const|function) (\w+)/gm);
      // A create… is called for every schema; only what it returns would describe one.
      const exports = [...names].map(
        ([, name = ""]) => `export const ${name} = ${name.startsWith("create") ? "() => refuse" : "refuse"};`,
      );
      return [
        `const refuse = () => { throw new Error("The web client holds no JSON Schema"); };`,
        ...exports,
      ].join("\n");
    },
  };
}
