import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { outboxSchema } from "#contract/notifications.ts";
import { readQuery } from "../../lib/query-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { DateText } from "../../ui/date-text.tsx";

const outboxQuery = readQuery(queryKeys.outbox, outboxSchema);

/** The mails that nobody sends, where no mail server was set up: to be read here instead. Nothing where mails are sent. */
export function OutboxCard() {
  // What does not come is no reason to disturb: each notice is in the app as well.
  const { data: outbox } = useQuery(outboxQuery);
  if (!outbox || outbox.isSending) return null;
  return (
    <Card>
      <CardTitle>Outbox</CardTitle>
      <p className="text-sm text-dim">
        No mail server is set up here, so nothing is sent.{" "}
        {outbox.mails.length === 0
          ? "What would go out by e-mail is listed here from then on."
          : "This would have gone out by e-mail; you can read it here."}
      </p>
      {outbox.mails.length === 0 ? null : (
        <ul className="mt-2 divide-y divide-hairline">
          {outbox.mails.map(({ id, subject, text, dueAt }) => (
            <li key={id}>
              <details className="group">
                <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-2">
                  <span className="font-medium text-pretty">{subject}</span>
                  <span className="flex shrink-0 items-center gap-2 text-sm text-dim">
                    <DateText date={dueAt.slice(0, 10)} />
                    <ChevronDown
                      aria-hidden="true"
                      strokeWidth={1.5}
                      className="size-4 transition-transform group-open:rotate-180"
                    />
                  </span>
                </summary>
                <p className="pb-4 text-sm break-words whitespace-pre-wrap text-dim">{text}</p>
              </details>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
