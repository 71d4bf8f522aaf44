import type { Command } from "./command.ts";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const isBlank = (line: string): boolean => line.trim() === "";

export const plan: Command = {
  summary: "payoff plans: requests on standard input, one JSON a line, answers one a line",
  help: `Usage: debt-freedom plan [--pretty] < requests

Answers each line of standard input, a request as JSON, with one line of JSON. A single request may stretch over several lines.

Amounts are whole cents, APRs percent a year as text, months count from 1:
  {"strategy": "avalanche", "budgetCents": 30000, "debts": [
    {"id": "card", "balanceCents": 150000, "apr": "24.99", "minimum": {"type": "fixed", "cents": 4000}},
    {"id": "store", "balanceCents": 120000, "apr": "29.99", "minimum": {"type": "percent", "percent": "2", "floorCents": 2500},
     "promo": {"months": 10, "apr": "0", "deferred": true}}]}

  --pretty   indented answers, for reading\n`,
  options: { pretty: { type: "boolean" } },
  takesFiles: false,
  async run(terminal, options) {
    const { runPlanJson } = await import("#contract/run-plan.ts");
    let exitCode = 0;
    const answer = (text: string) => {
      const answered = runPlanJson(text);
      if ("status" in answered && answered.status === "BAD_REQUEST") exitCode = 1;
      terminal.write(`${JSON.stringify(answered, null, options["pretty"] === true ? 2 : undefined)}\n`);
    };
    let isFirst = true;
    /** All lines, once the first is not a request by itself: together they may be one. */
    let held: string[] | undefined;
    for await (const read of terminal.lines()) {
      // Some editors and shells begin a file with a byte order mark.
      const line = isFirst ? read.replace(/^\uFEFF/, "") : read;
      if (held !== undefined) held.push(line);
      else if (!isBlank(line)) {
        if (isFirst && !isJson(line)) held = [line];
        else answer(line);
        isFirst = false;
      }
    }
    if (held !== undefined) {
      const whole = held.join("\n");
      for (const text of isJson(whole) ? [whole] : held.filter((line) => !isBlank(line))) answer(text);
    }
    return exitCode;
  },
};
