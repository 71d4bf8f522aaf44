import { type FormEvent, useState } from "react";
import { type AccessTokenMade, accessTokenDays, longestTokenName } from "#contract/access-tokens.ts";
import { dateText, today } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ChoiceField, TextField } from "../../ui/form-field.tsx";
import { ShownOnce } from "../../ui/shown-once.tsx";
import { useMakeAccessToken } from "./access-tokens-api.ts";

type MakeTokenDialogProps = { readonly open: boolean; readonly onClose: () => void };

/** Asks what the token is for; then it is shown, once. */
export function MakeTokenDialog({ open, onClose }: MakeTokenDialogProps) {
  return (
    <Dialog
      title="Make an access token"
      description="Whoever has it sees your figures. Keep it like a password."
      open={open}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <TokenForm onClose={onClose} />
    </Dialog>
  );
}

type Days = `${(typeof accessTokenDays)[number]}`;
const DAYS: ReadonlyArray<readonly [Days, string]> = accessTokenDays.map((days) => [
  `${days}`,
  `${days} days`,
]);
const SCOPES = [
  ["read", "Read only"],
  ["write", "Read and write: also uploads, entries and corrections"],
] as const;

function TokenForm({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState("");
  const [days, setDays] = useState<Days>("90");
  const [scope, setScope] = useState<"read" | "write">("read");
  const [problem, setProblem] = useState<string>();
  const [made, setMade] = useState<AccessTokenMade>();
  const { mutateAsync, isPending } = useMakeAccessToken();
  if (made !== undefined) return <MadeToken made={made} onClose={onClose} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    if (typed === "" || typed.length > longestTokenName) {
      setProblem(
        typed === ""
          ? "Please say what it is for, so that you know it again."
          : `Please use at most ${longestTokenName} characters.`,
      );
      return;
    }
    const number = accessTokenDays.find((one) => `${one}` === days) ?? accessTokenDays[0];
    // What went wrong is shown as a notice.
    mutateAsync({ name: typed, days: number, canWrite: scope === "write" }).then(setMade, () => undefined);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        label="What is it for?"
        hint="For example the name of the program."
        value={name}
        onChange={(value) => {
          setName(value);
          setProblem(undefined);
        }}
        problem={problem}
      />
      <ChoiceField label="It may" value={scope} onChange={setScope} options={SCOPES} />
      <ChoiceField label="It works for" value={days} onChange={setDays} options={DAYS} />
      <p className="text-sm text-dim">
        If you signed in more than ten minutes ago, you are asked to sign in again first.
      </p>
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={isPending}>
          {isPending ? "Making the token" : "Make the Token"}
        </Button>
      </div>
    </form>
  );
}

function MadeToken({ made, onClose }: { readonly made: AccessTokenMade; readonly onClose: () => void }) {
  return (
    <ShownOnce
      text={made.token}
      isCode
      copyLabel="Copy Token"
      copied="Token copied"
      onClose={onClose}
      usage={
        <p className="text-sm text-dim">
          A program sends it with each request as{" "}
          <code className="mt-1 block">Authorization: Bearer df_…</code>
        </p>
      }
    >
      This is the token for “{made.name}”. It is shown only now, and works until{" "}
      {dateText(today(new Date(made.expiresAt)), "long")}.
    </ShownOnce>
  );
}
