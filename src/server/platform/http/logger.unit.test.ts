import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { loggerOptions } from "./logger.ts";

type Described = { message: string; stack: string; cause?: Described };
const { serializers } = loggerOptions("info") as { serializers: { err: (error: unknown) => Described } };

test.each([
  ["of one line", "Canaria Birdwell"],
  ["of several lines", "a\nCanaria Birdwell\n\n    at home"],
  ["of sealed bytes", Buffer.from("x\n    Canaria Birdwell\n").toString()],
])("a failed statement's values %s are no part of the log", (_name, value) => {
  const error = new DrizzleQueryError("insert into accounts values ($1)", [value], new Error("deadlock"));
  expect(`${error.message}${error.stack}`).toContain("Canaria");
  const described = serializers.err(error);
  expect(JSON.stringify(described)).not.toContain("Canaria");
  expect(described.message).toBe("Failed query: insert into accounts values ($1)");
  expect(described.stack).toContain("logger.unit.test.ts");
  expect(described.cause?.message).toBe("deadlock");
});
