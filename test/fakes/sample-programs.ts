import type { ProgramAccess, ProgramQuestionsPage } from "#contract/programs.ts";

export const samplePrograms: ProgramAccess = {
  address: "http://localhost:3000/mcp",
  tools: [
    { name: "list_debts", about: "The debts by name and kind, with the id that other tools ask for." },
    { name: "debts_total", about: "What is owed in all, all minimum payments, or which debts there are." },
    { name: "what_if_extra", about: "What so much more or less every month would change." },
  ],
};

export const nothingAsked: ProgramQuestionsPage = { questions: [], next: null };

/** Two programs, one with a long name, and a question with arguments. */
export const askedByPrograms: ProgramQuestionsPage = {
  questions: [
    {
      id: "question_2",
      askedAt: "2026-11-20T09:05:00.000Z",
      token: "The assistant on the laptop that everybody in the family uses",
      client: "example-assistant 2.1.0",
      tool: "what_if_extra",
      about: "What so much more or less every month would change.",
      args: { amount: "200.00", direction: "more" },
      answer: "With $200.00 more every month you are debt-free in March 2028 instead of June 2029.",
    },
    {
      id: "question_1",
      askedAt: "2026-11-19T19:40:00.000Z",
      token: "Spreadsheet at home",
      client: null,
      tool: "debts_total",
      about: null,
      args: { group: "all", of: "balance" },
      answer: "You owe $12,345.67 in all, on 4 debts.",
    },
  ],
  next: null,
};
