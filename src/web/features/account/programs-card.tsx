import { useQuery } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { programAccessSchema } from "#contract/programs.ts";
import { copyText } from "../../lib/copy-text.ts";
import { readQuery } from "../../lib/query-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { ConnectionExample } from "./connection-example.tsx";
import { MakeTokenDialog } from "./make-token-dialog.tsx";

/** Where programs may ask, and what. */
export const programsQuery = readQuery(queryKeys.programs, programAccessSchema);

const LINK = "text-accent underline underline-offset-4";

/** How another program comes to ask the assistant's tools, what it sees, and that it changes nothing. Nothing where it is switched off. */
export function ProgramsCard() {
  const { data } = useQuery(programsQuery);
  const [isMaking, setMaking] = useState(false);
  if (data === undefined || data.address === null) return null;
  const { address, tools } = data;
  return (
    <Card>
      <CardTitle>Other programs may ask</CardTitle>
      <p className="mt-2 max-w-prose text-dim">
        An assistant of yours that speaks MCP, the Model Context Protocol, can ask about your figures.
      </p>
      <dl className="mt-3 grid max-w-prose gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="font-medium">It sees</dt>
        <dd className="text-dim max-sm:mb-2">
          debts, plan, cash flow, spending, net worth and credit, each figure with the printed line or the sum
          behind it
        </dd>
        <dt className="font-medium">It cannot</dt>
        <dd className="text-dim max-sm:mb-2">change, pay, send or delete anything, or open a document</dd>
        <dt className="font-medium">You see</dt>
        <dd className="text-dim">
          each question and its answer, under{" "}
          <Link to="/what-left" className={LINK}>
            What programs asked
          </Link>
        </dd>
      </dl>
      <p className="mt-3 max-w-prose text-dim">
        A program that works elsewhere takes what it is told there. Give a token only to one that you trust.
      </p>
      <ol className="mt-4 flex max-w-prose list-decimal flex-col gap-4 pl-5">
        <li>
          <p>Make a token that may only ask.</p>
          <Button variant="secondary" className="mt-2 max-sm:w-full" onClick={() => setMaking(true)}>
            Make a Token for Asking
          </Button>
        </li>
        <li>
          <p>Give the program this address and the token.</p>
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <code className="min-w-0 rounded-xl border border-hairline bg-raised px-3 py-2 text-sm [overflow-wrap:anywhere]">
              {address}
            </code>
            <Button
              variant="secondary"
              size="sm"
              className="min-h-11"
              onClick={() => copyText(address, "Address copied")}
            >
              <Copy aria-hidden="true" strokeWidth={1.5} className="size-5" />
              Copy Address
            </Button>
          </div>
          <details className="mt-2">
            <summary className="cursor-pointer py-2 text-sm text-accent">An example</summary>
            <ConnectionExample address={address} />
          </details>
        </li>
      </ol>
      <details className="mt-2">
        <summary className="cursor-pointer py-2 text-sm text-accent">
          Everything that it can ask ({tools.length})
        </summary>
        <ul className="mt-2 flex max-w-prose list-disc flex-col gap-1 pl-5 text-sm text-dim">
          {tools.map(({ name, about }) => (
            <li key={name}>{about}</li>
          ))}
        </ul>
      </details>
      <MakeTokenDialog open={isMaking} onClose={() => setMaking(false)} scope="ask" address={address} />
    </Card>
  );
}
