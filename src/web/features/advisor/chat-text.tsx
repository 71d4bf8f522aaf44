import type { ChatFigure, ChatPart } from "#contract/advisor.ts";
import { PrintedFigure } from "../../ui/source-badge.tsx";
import { type Term, WorkedFigure, type Working } from "../../ui/worked-figure.tsx";

/** The text of an answer; each figure in it opens where it comes from. */
export function ChatText({ parts }: { readonly parts: readonly ChatPart[] }) {
  return parts.map((part, index) =>
    typeof part === "string" ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: an answer only grows at its end
      <span key={index}>{part}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <FigureChip key={index} figure={part} />
    ),
  );
}

const chip = "figures font-medium text-accent";

function FigureChip({ figure }: { readonly figure: ChatFigure }) {
  const { name, text, source } = figure;
  if (source !== undefined) {
    return (
      <PrintedFigure figure={name} source={source} className={chip}>
        {text}
      </PrintedFigure>
    );
  }
  return (
    <WorkedFigure name={name} how={() => workingOf(figure)} className={chip}>
      {text}
    </WorkedFigure>
  );
}

function workingOf({ name, text, sentence, terms = [], link }: ChatFigure): Working {
  const seen = new Map<string, number>();
  return {
    ...(sentence === undefined ? {} : { sentence }),
    terms: terms.map(({ label, text: amount, sign, source }): Term => {
      // Two equal payments of one day are two lines.
      const times = (seen.get(label) ?? 0) + 1;
      seen.set(label, times);
      return {
        label: times === 1 ? label : `${label} (${times})`,
        amount: { text: amount },
        ...(sign === undefined ? {} : { sign }),
        ...(source === undefined ? {} : { source }),
      };
    }),
    result: { label: name, amount: { text } },
    links: link === undefined ? [] : [{ to: link.path, label: link.label }],
  };
}
