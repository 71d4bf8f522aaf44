import type { ReactNode } from "react";
import { fillSiteText, needsSiteFacts, type SiteFacts } from "#contract/site.ts";

import type { LegalText } from "./legal-text.ts";

/**
 * What is known of the running installation. "marks": left for whoever serves the page. Nothing is said about it before it is known,
 * and never guessed.
 */
export type ShownFacts = SiteFacts | "marks" | "not-yet-known" | "could-not-be-asked";

type LegalPageProps = {
  readonly text: LegalText;
  readonly facts: ShownFacts;
  readonly updatedOn: ReactNode;
  /** Stands after the first part, such as a drawing. */
  readonly children?: ReactNode;
};

const others = [
  ["/privacy", "Privacy"],
  ["/terms", "Terms"],
  ["/security", "Security"],
] as const;

export function LegalPage({ text, facts, updatedOn, children }: LegalPageProps) {
  return (
    <article className="mx-auto w-full max-w-2xl px-4 pt-8 sm:px-6 sm:pt-12">
      <h1 className="text-2xl font-semibold tracking-tight">{text.title}</h1>
      <p className="mt-2 text-sm text-dim">Last updated {updatedOn}</p>
      <p className="mt-6 text-lg text-pretty">{text.inShort}</p>
      {text.parts.map((part, index) => (
        <section key={part.heading} className={index === 0 ? "mt-10" : "below-first-screen mt-10"}>
          <h2 className="text-lg font-semibold tracking-tight">{part.heading}</h2>
          {part.paragraphs?.map((paragraph) => (
            <p key={paragraph} className="mt-3 text-dim">
              <Words text={paragraph} facts={facts} />
            </p>
          ))}
          {part.points ? (
            <ul className="mt-3 grid gap-2.5 text-dim">
              {part.points.map((point) => (
                <li key={point} className="grid grid-cols-[auto_1fr] gap-3">
                  <span aria-hidden="true" className="mt-2.5 size-1.5 rounded-full bg-accent" />
                  <Words text={point} facts={facts} />
                </li>
              ))}
            </ul>
          ) : null}
          {index === 0 ? children : null}
        </section>
      ))}
      <nav aria-label="Related pages" className="mt-12 border-t border-hairline pt-4 print:hidden">
        <ul className="flex gap-5 text-sm">
          {others
            .filter(([, title]) => title !== text.title)
            .map(([path, title]) => (
              <li key={path}>
                <a
                  href={path}
                  className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
                >
                  {title}
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </article>
  );
}

function Words({ text, facts }: { readonly text: string; readonly facts: ShownFacts }) {
  if (facts === "marks" || !needsSiteFacts(text)) return text;
  if (facts === "not-yet-known") return "What holds on this installation is being asked…";
  if (facts === "could-not-be-asked")
    return "This installation could not be asked just now. Load the page again to see it.";
  return fillSiteText(text, facts);
}
