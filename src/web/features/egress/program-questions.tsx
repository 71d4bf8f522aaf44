import { useInfiniteQuery } from "@tanstack/react-query";
import { type ProgramQuestion, questionsKept } from "#contract/programs.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { programQuestionsQuery } from "./api.ts";
import { momentText } from "./moment-text.ts";

/** What programs asked with a token of the person's, and what they were told. Nothing where none ever asked. */
export function ProgramQuestions() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(programQuestionsQuery);
  const questions = data?.pages.flatMap((page) => page.questions) ?? [];
  if (error && !data)
    return <ErrorState title="What programs asked could not be loaded" error={error} onRetry={refetch} />;
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="programs-asked" className="mt-4 flex flex-col gap-3">
      <h2 id="programs-asked" className="text-lg font-semibold">
        What programs asked
      </h2>
      <p className="text-dim">
        Each answer went to the program that came with the token, with the places in your documents that its
        figures were read from. The newest {questionsKept.toLocaleString("en-US")} are listed.
      </p>
      <ol aria-label="What programs asked, newest first" className="flex flex-col gap-3">
        {questions.map((question) => (
          <li key={question.id}>
            <Question question={question} />
          </li>
        ))}
      </ol>
      {hasNextPage ? (
        <Button variant="secondary" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older questions
        </Button>
      ) : null}
    </section>
  );
}

function Question({ question }: { readonly question: ProgramQuestion }) {
  const { token, client, askedAt, tool, about, args, answer } = question;
  const asked = Object.keys(args).length === 0 ? tool : `${tool} ${JSON.stringify(args)}`;
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 font-semibold [overflow-wrap:anywhere]">{token}</h3>
        <p className="figures text-sm text-dim">{momentText(askedAt)}</p>
      </div>
      {about === null ? null : <p className="mt-1">{about}</p>}
      <p className="mt-1 text-sm text-dim [overflow-wrap:anywhere]">
        Asked <code>{asked}</code>
        {client === null ? "." : `, and calls itself ${client}.`}
      </p>
      <details className="mt-3 text-sm">
        <summary className="cursor-pointer py-2 text-accent">What it was told</summary>
        <p className="mt-2 rounded-lg bg-raised p-3 [overflow-wrap:anywhere] whitespace-pre-wrap">{answer}</p>
      </details>
    </Card>
  );
}
