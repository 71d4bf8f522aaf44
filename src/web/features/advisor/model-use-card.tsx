import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { modelUseSchema } from "#contract/advisor.ts";
import { readQuery } from "../../lib/query-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Progress } from "../../ui/progress.tsx";

const modelUseQuery = readQuery(queryKeys.modelUse, modelUseSchema);

/** What the person's questions took of the model this month; nothing where none is configured. */
export function ModelUseCard() {
  const { data } = useQuery(modelUseQuery);
  if (data === undefined || data.model === null) return null;
  const { model, tokensUsed, tokensAMonth } = data;
  return (
    <Card>
      <CardTitle>Questions to a language model</CardTitle>
      <p className="mt-2 text-dim [overflow-wrap:anywhere]">
        {model.model} at {model.host} is asked only where the assistant's own rules understand nothing, and
        only if you allowed it in the{" "}
        <Link to="/privacy-settings" className="text-accent underline underline-offset-4">
          privacy settings
        </Link>
        .
      </p>
      <p className="figures mt-3">
        {tokensUsed.toLocaleString("en-US")} of {tokensAMonth.toLocaleString("en-US")} tokens used this month.
      </p>
      <Progress
        className="mt-2"
        label="Tokens used this month"
        value={(tokensUsed * 100) / tokensAMonth}
        tone={tokensUsed >= tokensAMonth ? "attention" : "accent"}
      />
    </Card>
  );
}
