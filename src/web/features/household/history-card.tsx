import type { HouseholdEventKind, HouseholdView } from "#contract/household.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { DateText } from "../../ui/date-text.tsx";

type Event = NonNullable<HouseholdView["household"]>["events"][number];

const SENTENCES: Readonly<Record<HouseholdEventKind, (by: string, about: string) => string>> = {
  founded: (by) => `${by} began the household`,
  invited: (by) => `${by} invited someone`,
  "invitation-withdrawn": (by) => `${by} withdrew an invitation`,
  joined: (by) => `${by} joined`,
  left: () => "A member left",
  removed: (by) => `${by} removed a member`,
  "handed-over": (_by, about) => `${about} became the owner`,
  shared: (by) => `${by} shared an account`,
  unshared: (by) => `${by} stopped sharing an account`,
};

/** What happened here, for every member to see. */
export function HistoryCard({ events }: { readonly events: readonly Event[] }) {
  return (
    <Card>
      <CardTitle>What happened</CardTitle>
      <ul className="mt-2 divide-y divide-hairline text-sm">
        {events.map(({ at, kind, by, about }, index) => (
          // Two of one instant have nothing else that tells them apart, and the list only grows at its top.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <li key={`${at} ${kind} ${index}`} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="[overflow-wrap:anywhere]">
              {SENTENCES[kind](by ?? "A former member", about ?? "A former member")}
            </span>
            <span className="text-dim">
              <DateText date={at.slice(0, 10)} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
