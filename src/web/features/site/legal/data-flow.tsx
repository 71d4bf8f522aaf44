import {
  Cpu,
  Database,
  FileUp,
  type LucideIcon,
  MessageCircleQuestion,
  MonitorSmartphone,
} from "lucide-react";

const steps: ReadonlyArray<readonly [icon: LucideIcon, title: string, text: string]> = [
  [FileUp, "You drop a file", "It travels to this installation, over https where a network lies between."],
  [
    Database,
    "It is sealed",
    "Before anything else it is encrypted with your key and stored. Without the keys nobody can read it from the disk.",
  ],
  [
    Cpu,
    "It is read in isolation",
    "A process apart from everything else gets the bytes, finds the figures and their places, and checks the sums.",
  ],
  [
    MessageCircleQuestion,
    "A model may be asked",
    "Only where one is connected, at a provider or on the same machine, and you allow it: it gets the printed rows around unclear figures. Its answer counts only if the sums on the page prove it.",
  ],
  [
    MonitorSmartphone,
    "You see it",
    "Figures with their places are stored encrypted and shown to you, with the page they came from while the original is kept.",
  ],
];

/** What happens to a document, as a drawing that is also a list. */
export function DataFlow() {
  return (
    <figure className="mt-10">
      <figcaption className="text-lg font-semibold tracking-tight">What happens to a document</figcaption>
      <ol className="mt-4 grid gap-0">
        {steps.map(([Icon, title, text], index) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-4">
            <span className="flex flex-col items-center">
              <span className="grid size-11 place-items-center rounded-full border border-hairline bg-surface text-accent">
                <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
              </span>
              {index < steps.length - 1 ? (
                <span aria-hidden="true" className="w-px flex-1 bg-accent/50" />
              ) : null}
            </span>
            <p className="pt-2 pb-6 text-dim">
              <strong className="block font-medium text-text">
                {index + 1}. {title}
              </strong>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </figure>
  );
}
