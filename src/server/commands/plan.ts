import type { Command } from "./command.ts";

export const plan: Command = {
  summary: "payoff plans: requests on standard input, one JSON a line, answers one a line",
  help: `Usage: debt-freedom plan [--pretty] < requests

Answers each line of standard input, a request as JSON, with one line of JSON.

  --pretty   indented answers, for reading\n`,
  options: { pretty: { type: "boolean" } },
  takesFiles: false,
  async run(terminal, options) {
    const { runPlanJson } = await import("#contract/run-plan.ts");
    let exitCode = 0;
    for await (const line of terminal.lines()) {
      if (line.trim() !== "") {
        const answer = runPlanJson(line);
        if ("status" in answer && answer.status === "BAD_REQUEST") {
          exitCode = 1;
        }
        terminal.write(`${JSON.stringify(answer, null, options["pretty"] === true ? 2 : undefined)}\n`);
      }
    }
    return exitCode;
  },
};
