import { useRef, useState } from "react";
import { Link } from "react-router";
import type { OpenFigureQuestion } from "#contract/figures.ts";
import { sentenceOf } from "../../lib/api-client.ts";
import { figureAddress } from "../../lib/figure-address.ts";
import { showToast } from "../../lib/toast-store.ts";
import { Button } from "../../ui/button.tsx";
import { FigureForm } from "./figure-form.tsx";
import { figureLabel, figureText } from "./figure-labels.ts";
import { useChangeFigure } from "./figures-api.ts";
import { focusAfterAnswer } from "./focus-after-answer.ts";
import { PageCrop } from "./page-crop.tsx";

type QuestionCardProps = {
  readonly question: OpenFigureQuestion;
  /** Elsewhere than on the document's own page: the card leads there. */
  readonly isApart: boolean;
  readonly onFocus?: () => void;
};

/** One unclear figure: the piece of the page, what it may say, and one tap to answer. */
export function QuestionCard({ question, isApart, onFocus }: QuestionCardProps) {
  const { documentId, path, candidates, about, reason, fileName } = question;
  const { mutateAsync, isPending, error } = useChangeFigure(documentId);
  const card = useRef<HTMLFieldSetElement>(null);
  const [isTyping, setIsTyping] = useState(false);
  const kind = question.row?.["kind"] ?? question.row?.["name"];
  const label = figureLabel(path, typeof kind === "string" ? kind : null);
  const send = async (value: string | null) => {
    const goOn = focusAfterAnswer(card.current);
    try {
      await mutateAsync({ path, value });
    } catch {
      // The card is still there and says what happened.
      return;
    }
    showToast({
      title: value === null ? `${label} is not on this document` : `${label}: ${figureText(path, value)}`,
      description: "Noted. Your plan follows; you can take it back at the document.",
    });
    goOn();
  };
  const answer = (value: string | null) => void send(value);
  const only = candidates.length === 1 ? candidates[0] : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is asked is shown on the page when the card or a button in it takes the focus
    <fieldset
      className="min-w-0 rounded-2xl border border-attention/40 bg-attention-soft p-4 text-sm"
      data-figure={path}
      data-question
      ref={card}
      // It takes the focus itself when the card before it is answered: a second Enter must not answer this one too.
      tabIndex={-1}
      onFocus={onFocus}
    >
      <legend className="sr-only">
        {label}
        {about ? `, ${about}` : ""}
      </legend>
      <div aria-hidden="true" className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="font-medium">
          {only ? `${label}: is this ${figureText(path, only.value)}?` : `${label}: which is right?`}
        </p>
        <p className="figures min-w-0 truncate text-dim">{about}</p>
      </div>
      {question.hasPictures ? (
        <PageCrop documentId={documentId} places={candidates.map(({ evidence }) => evidence)} label={label} />
      ) : null}
      <p className="mt-2 text-dim">{reason}</p>
      {isTyping ? (
        <FigureForm
          path={path}
          value={null}
          isSaving={isPending}
          onSave={answer}
          onCancel={() => {
            card.current?.focus({ preventScroll: true });
            setIsTyping(false);
          }}
        />
      ) : (
        <div className="mt-3 flex flex-wrap gap-2 max-sm:*:w-full">
          {candidates.map(({ value }) => (
            <Button key={value} disabled={isPending} onClick={() => answer(value)} className="figures">
              {only ? `Yes, ${figureText(path, value)}` : figureText(path, value)}
            </Button>
          ))}
          <Button variant="secondary" className="px-4" disabled={isPending} onClick={() => setIsTyping(true)}>
            Type the right one
          </Button>
          <Button variant="quiet" className="px-3" disabled={isPending} onClick={() => answer(null)}>
            Not on this document
          </Button>
        </div>
      )}
      {error ? (
        <p role="alert" className="mt-2 text-risk">
          {sentenceOf(error)}
        </p>
      ) : null}
      {isApart ? (
        <Link
          to={figureAddress(documentId, path)}
          className="mt-3 inline-block text-accent underline-offset-4 [overflow-wrap:anywhere] hover:underline"
        >
          See it on the page of {fileName}
        </Link>
      ) : null}
    </fieldset>
  );
}
