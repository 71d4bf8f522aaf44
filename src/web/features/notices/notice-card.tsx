import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Notice } from "#contract/notifications.ts";
import { plural } from "../../lib/format-date.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { noticesQuery, useKnownTimeZone, useMarkRead } from "./notices-api.ts";

const TONES = {
  "missed-payment": "risk",
  "past-due": "risk",
  "minimum-short": "risk",
  "low-balance": "risk",
  erasure: "attention",
  "renewal-failed": "attention",
  "promotion-ends": "attention",
  shortfall: "attention",
  "monthly-report": "info",
  "statement-due": "info",
} as const satisfies Readonly<Record<Notice["kind"], string>>;

/** The most urgent notice, one at a time; nothing where there is nothing to say. */
export function NoticeCard() {
  useKnownTimeZone();
  // A list that does not come is no reason to disturb: the figures below say the same.
  const { data: notices } = useQuery({ ...noticesQuery, refetchOnMount: "always" });
  const { mutate: markRead, isPending } = useMarkRead();
  const [first, ...others] = notices ?? [];
  if (first === undefined) return null;
  return (
    <Alert tone={TONES[first.kind]} title={first.title} className="mb-6">
      {first.sentences.map((sentence) => (
        <p key={sentence} className="mt-1">
          {sentence}
        </p>
      ))}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button asChild size="sm" variant="secondary">
          <Link to={first.path}>Look at it</Link>
        </Button>
        <Button size="sm" variant="quiet" disabled={isPending} onClick={() => markRead(first.id)}>
          Done
        </Button>
        {others.length > 0 ? (
          <span className="text-xs text-dim">{plural(others.length, "more notice")} after this one</span>
        ) : null}
      </div>
    </Alert>
  );
}
