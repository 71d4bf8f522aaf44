import { expect, test } from "vitest";
import type { IncomeFacts } from "#contract/extraction.ts";
import { summarise } from "./summary.ts";

const stub = (payer: string, netPay: string): IncomeFacts => ({ kind: "paystub", payer, netPay });

test("each employer of one file is named with its own pay", () => {
  const said = summarise("income", "Larkspur School District", [], 0, 0, [
    stub("Larkspur School District", "5073.02"),
    stub("Pinecrest Senior Living", "1051.28"),
  ]);
  expect(said).toBe(
    "A proof of income from Larkspur School District: net pay $5,073.02; net pay $1,051.28, from Pinecrest Senior Living.",
  );
});

test("where the sender is left open, no employer is named", () => {
  expect(summarise("income", undefined, [], 0, 1, [stub("Larkspur School District", "5073.02")])).toBe(
    "A proof of income: net pay $5,073.02, 1 figure unclear.",
  );
});
