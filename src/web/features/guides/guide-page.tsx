import type { ReactNode } from "react";
import { Link, useParams } from "react-router";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { guides } from "./all-guides.ts";
import type { Guide, GuideSection } from "./guide-text.ts";

/** The guide that the address names, or `otherwise`. */
export function GuidePage({ otherwise }: { readonly otherwise: ReactNode }) {
  const { slug } = useParams();
  const guide = guides.find((one) => one.slug === slug);
  return guide === undefined ? otherwise : <GuideText guide={guide} />;
}

function GuideText({ guide }: { readonly guide: Guide }) {
  return (
    <article className="mx-auto max-w-[72ch]" data-public-amounts="">
      <div className="mb-6">
        <PageHeading title={guide.title}>{guide.summary}</PageHeading>
      </div>
      <Alert tone="attention">
        General information for the United States, not advice about your case. Rules change: each section
        names the public offices whose pages have the present ones, and whether it was checked, when and how.
      </Alert>
      <div className="mt-6 flex flex-col gap-6">
        {guide.sections.map(({ title, paragraphs, steps, sources, check }) => (
          <Card key={title}>
            <CardTitle>{title}</CardTitle>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                {paragraph}
              </p>
            ))}
            {steps === undefined ? null : (
              <ul className="mt-3 list-disc space-y-2 pl-5">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ul>
            )}
            <Sources sources={sources} check={check} />
          </Card>
        ))}
        <Button asChild variant="secondary" className="self-start max-sm:w-full">
          <Link to="/family">Back to Family</Link>
        </Button>
      </div>
    </article>
  );
}

const CHECKED = {
  source: "Checked against the first of these pages on",
  descriptions: "Checked on published descriptions of these rules, not on the pages themselves, on",
} as const;

/** Where a section's rules come from, beside them, and how far they were checked. */
function Sources({ sources, check }: Pick<GuideSection, "sources" | "check">) {
  if (sources.length === 0) return null;
  return (
    <div className="mt-4 border-t border-hairline pt-3 text-sm">
      <ul className="space-y-2">
        {sources.map(({ publisher, title, url }) => (
          <li key={url}>
            <a
              className="text-accent underline underline-offset-4 [overflow-wrap:anywhere]"
              href={url}
              target="_blank"
              rel="noreferrer"
            >
              {title}
            </a>
            <span className="block text-dim">{publisher}</span>
          </li>
        ))}
      </ul>
      {check === null ? null : (
        <p className="mt-3 text-dim">
          {CHECKED[check.against]} <DateText date={check.on} format="long" />.
        </p>
      )}
    </div>
  );
}
