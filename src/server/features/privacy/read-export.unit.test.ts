import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  dictionary,
  integer,
  jsonValue,
  record,
  string,
} from "fast-check";
import { expect, test } from "vitest";
import { readExport } from "./read-export.ts";

async function* cutInto(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(text: string, size = 7) {
  const members: Record<string, unknown> = {};
  const tables = new Map<string, unknown[]>();
  for await (const piece of readExport(cutInto(text, size))) {
    if (piece.kind === "member") members[piece.name] = piece.value;
    else tables.set(piece.table, [...(tables.get(piece.table) ?? []), piece.row]);
  }
  return { members, tables: Object.fromEntries(tables) };
}

const rows = array(dictionary(string(), jsonValue()), { maxLength: 4 });
const whole = record({
  head: dictionary(
    string().filter((name) => name !== "tables" && name !== "__proto__"),
    jsonValue(),
    { maxKeys: 4 },
  ),
  tables: dictionary(
    string().filter((name) => name !== "__proto__"),
    rows.filter(({ length }) => length > 0),
    { maxKeys: 4 },
  ),
});

test("reads what JSON.parse reads, however it is laid out and wherever the chunks end", async () => {
  await assert(
    asyncProperty(
      whole,
      constantFrom(undefined, 1, "\t"),
      integer({ min: 1, max: 40 }),
      async ({ head, tables }, indent, size) => {
        const text = JSON.stringify({ ...head, tables }, null, indent);
        const plain = JSON.parse(text);
        const { tables: readTables, members } = await read(text, size);
        expect({ ...members, tables: readTables }).toEqual(plain);
      },
    ),
    { numRuns: 300 },
  );
});

test("a table without rows, and an empty whole, are read", async () => {
  expect(await read('{"format":"f","tables":{"debts":[],"x":[ ]},"after":1}')).toEqual({
    members: { format: "f", after: 1 },
    tables: {},
  });
  expect(await read(" {} ")).toEqual({ members: {}, tables: {} });
});

const complete = JSON.stringify({ format: "f", tables: { a: [{ b: 'q"\\' }, { c: [1, { d: null }] }] } });

test("torn at any byte it is refused", async () => {
  for (let length = 0; length < complete.length; length += 1) {
    await expect(read(complete.slice(0, length))).rejects.toThrow(SyntaxError);
  }
});

test.each([
  ["nothing", ""],
  ["a list", "[]"],
  ["text after the end", '{"tables":{}} more'],
  ["tables that are a list", '{"tables":[]}'],
  ["a table that is no list", '{"tables":{"a":{}}}'],
  ["a row that is no JSON", '{"tables":{"a":[{"b":tru}]}}'],
  ["brackets that do not match", '{"tables":{"a":[{}}]}'],
  ["no colon", '{"tables" {}}'],
  ["a comma in front", '{"tables":{"a":[,{}]}}'],
])("%s is refused", async (_rule, text) => {
  await expect(read(text)).rejects.toThrow(SyntaxError);
});
