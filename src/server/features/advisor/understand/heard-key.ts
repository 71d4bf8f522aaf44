/** The name under which the learned ear knows a call: its tool, and which figure of it. */
import type { ToolCall, ToolName } from "../tools/registry.ts";

/** Heard as one, whatever figure of them is asked for. */
const AS_ONE: Partial<Readonly<Record<ToolName, string>>> = {
  past_sum: "past:",
  past_balance: "past:",
  find_rows: "rows:",
  next_pay: "rows:",
  what_if_changes: "if_changes:",
};

export function keyOfCall({ tool, args }: ToolCall): string {
  const which = args["field"] ?? args["of"] ?? args["by"] ?? args["topic"] ?? "";
  return AS_ONE[tool] ?? `${tool}:${typeof which === "string" ? which : ""}`;
}
