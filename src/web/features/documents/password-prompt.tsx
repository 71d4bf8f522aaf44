import { type FormEvent, useId, useState } from "react";
import { Button } from "../../ui/button.tsx";

/** Why the file is not open yet, as a sentence, and whether the password itself is to blame. */
export type PasswordProblem = { readonly sentence: string; readonly isWrong: boolean };

type PasswordPromptProps = {
  readonly fileName: string;
  /** The sentence about the last attempt; null before the first. */
  readonly refusal: string | null;
  readonly onSubmit: (password: string) => Promise<PasswordProblem | null>;
};

/** Asks for the password of a protected file, in its place in the list. */
export function PasswordPrompt({ fileName, refusal, onSubmit }: PasswordPromptProps) {
  const id = useId();
  const [password, setPassword] = useState("");
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sentence = problem ?? refusal;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password === "" || isSending) return;
    setIsSending(true);
    const unsent = await onSubmit(password);
    setProblem(unsent?.sentence ?? null);
    setIsSending(false);
    // What did not arrive need not be typed again; a wrong one is.
    if (unsent === null || unsent.isWrong) setPassword("");
  };

  return (
    <form className="mt-3" onSubmit={(event) => void submit(event)}>
      <label htmlFor={id} className="text-sm">
        This file is protected. Enter its password to read it:
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <input
          id={id}
          type="password"
          autoComplete="off"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          aria-invalid={sentence !== null}
          aria-describedby={sentence ? `${id}-problem` : undefined}
          className="min-h-10 min-w-0 flex-1 basis-44 rounded-xl border border-field bg-background px-3 text-base"
        />
        <Button type="submit" size="sm" disabled={password === "" || isSending}>
          Unlock<span className="sr-only"> {fileName}</span>
        </Button>
      </div>
      {sentence ? (
        <p id={`${id}-problem`} role="alert" className="mt-2 text-sm text-risk">
          {sentence}
        </p>
      ) : (
        <p className="mt-2 text-xs text-dim">Kept encrypted until the file is read, then erased.</p>
      )}
    </form>
  );
}
