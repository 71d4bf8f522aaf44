import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { Card, CardTitle } from "../../ui/card.tsx";
import { guidePath, guides } from "./all-guides.ts";

/** The guides, for the Family page. */
export function GuideList() {
  return (
    <Card id="guides">
      <CardTitle>Guides to read together</CardTitle>
      <ul className="mt-2 divide-y divide-hairline">
        {guides.map((guide) => (
          <li key={guide.slug}>
            <Link
              to={guidePath(guide)}
              className="flex min-h-14 items-center justify-between gap-4 py-3 hover:text-accent"
            >
              <span>
                <span className="block font-medium">{guide.title}</span>
                <span className="block text-sm text-dim">{guide.summary}</span>
              </span>
              <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-dim" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
