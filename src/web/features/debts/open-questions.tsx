import { Link } from "react-router";
import type { Debt } from "#contract/debts.ts";
import { figureAddress } from "../../lib/figure-address.ts";
import { figureWord } from "../../lib/figure-word.ts";

/** Figures that a document shows too unclearly to be used, with what it might say. */
export function OpenQuestions({ questions }: { readonly questions: Debt["openQuestions"] }) {
  if (questions.length === 0) return null;
  return (
    <details className="rounded-xl border border-hairline px-4 py-3 text-sm">
      <summary className="font-medium">
        {questions.length === 1 ? "One figure is unclear" : `${questions.length} figures are unclear`}
      </summary>
      <ul className="mt-2 flex flex-col gap-3">
        {questions.map((question) => (
          <li key={`${question.documentId} ${question.field}`}>
            <p>
              <span className="font-medium first-letter:uppercase">{figureWord(question.field)}</span>:{" "}
              {question.reason}
            </p>
            {question.candidates.length > 0 ? (
              <p className="figures text-dim">It may say {question.candidates.join(" or ")}.</p>
            ) : null}
            {question.path === undefined ? null : (
              <Link
                to={figureAddress(question.documentId, question.path)}
                className="font-medium text-accent underline-offset-4 hover:underline"
              >
                Answer it<span className="sr-only">: {figureWord(question.field)}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
