import { RadioGroup } from "radix-ui";
import { type DocumentType, documentTypes } from "#contract/document-type.ts";
import { Badge } from "../../ui/badge.tsx";
import { documentTypeLabels } from "./document-labels.ts";

export type UploadMode = "shoebox" | "organized";

const OPTION =
  "min-w-0 rounded-xl border border-hairline bg-surface px-4 py-3 text-left text-sm transition-colors hover:bg-raised data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft";

type ModeSwitchProps = { readonly mode: UploadMode; readonly onModeChange: (mode: UploadMode) => void };

export function ModeSwitch({ mode, onModeChange }: ModeSwitchProps) {
  return (
    <RadioGroup.Root
      aria-label="How would you like to upload?"
      value={mode}
      onValueChange={(value) => onModeChange(value === "organized" ? "organized" : "shoebox")}
      className="grid gap-3 sm:grid-cols-2"
    >
      <RadioGroup.Item value="shoebox" className={OPTION}>
        <span className="flex flex-wrap items-center gap-2 font-medium">
          Shoebox Mode <Badge tone="accent">Recommended</Badge>
        </span>
        <span className="mt-0.5 block text-dim">Drop it all in. We sort it.</span>
      </RadioGroup.Item>
      <RadioGroup.Item value="organized" className={OPTION}>
        <span className="font-medium">I'm Already Organized</span>
        <span className="mt-0.5 block text-dim">Say what it is, then add it.</span>
      </RadioGroup.Item>
    </RadioGroup.Root>
  );
}

type TypeChoiceProps = {
  readonly type: DocumentType | null;
  readonly onTypeChange: (type: DocumentType) => void;
};

/** Organized mode: what the next files are. */
export function TypeChoice({ type, onTypeChange }: TypeChoiceProps) {
  return (
    <div className="mt-4">
      <h2 id="type-choice" className="mb-2 text-sm font-medium">
        What are you uploading?
      </h2>
      <RadioGroup.Root
        aria-labelledby="type-choice"
        value={type}
        onValueChange={(value) => {
          const chosen = documentTypes.find((candidate) => candidate === value);
          if (chosen) onTypeChange(chosen);
        }}
        className="grid grid-cols-2 gap-2 sm:grid-cols-3"
      >
        {documentTypes
          .filter((candidate) => candidate !== "unknown")
          .map((candidate) => (
            <RadioGroup.Item key={candidate} value={candidate} className={OPTION}>
              {documentTypeLabels[candidate]}
            </RadioGroup.Item>
          ))}
      </RadioGroup.Root>
    </div>
  );
}
