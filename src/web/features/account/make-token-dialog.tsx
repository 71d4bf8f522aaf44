import { type FormEvent, useState } from "react";
import {
  type AccessTokenMade,
  type AccessTokenScope,
  accessTokenDays,
  longestTokenName,
} from "#contract/access-tokens.ts";
import { dateText, today } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ChoiceField, TextField } from "../../ui/form-field.tsx";
import { ShownOnce } from "../../ui/shown-once.tsx";
import { useMakeAccessToken } from "./access-tokens-api.ts";
import { ConnectionExample } from "./connection-example.tsx";

type FormProps = {
  readonly onClose: () => void;
  /** What it may do unless the person chooses otherwise. */
  readonly scope?: AccessTokenScope;
  /** Where programs ask; null where they may not. */
  readonly address: string | null;
};

/** Asks what the token is for; then it is shown, once. */
export function MakeTokenDialog({ open, ...form }: FormProps & { readonly open: boolean }) {
  const { onClose } = form;
  return (
    <Dialog
      title="Make an access token"
      description="Whoever has it sees your figures. Keep it like a password."
      open={open}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <TokenForm {...form} />
    </Dialog>
  );
}

type Days = `${(typeof accessTokenDays)[number]}`;
const DAYS: ReadonlyArray<readonly [Days, string]> = accessTokenDays.map((days) => [
  `${days}`,
  `${days} days`,
]);
const SCOPES: ReadonlyArray<readonly [AccessTokenScope, string]> = [
  ["read", "Read only"],
  ["write", "Read and write: also uploads, entries and corrections"],
];
const ASK = ["ask", "Only ask: for an assistant that speaks MCP"] as const;

function TokenForm({ onClose, scope: proposed = "read", address }: FormProps) {
  const [name, setName] = useState("");
  const [days, setDays] = useState<Days>("90");
  const [scope, setScope] = useState(proposed);
  const [problem, setProblem] = useState<string>();
  const [made, setMade] = useState<AccessTokenMade>();
  const { mutateAsync, isPending } = useMakeAccessToken();
  if (made !== undefined) return <MadeToken made={made} address={address} onClose={onClose} />;
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
    mutateAsync({ name: typed, days: number, scope }).then(setMade, () => undefined);
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
      <ChoiceField
        label="It may"
        value={scope}
        onChange={setScope}
        options={address === null ? SCOPES : [...SCOPES, ASK]}
      />
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

type MadeTokenProps = Pick<FormProps, "address" | "onClose"> & { readonly made: AccessTokenMade };

function MadeToken({ made, address, onClose }: MadeTokenProps) {
  return (
    <ShownOnce
      text={made.token}
      isCode
      copyLabel="Copy Token"
      copied="Token copied"
      onClose={onClose}
      usage={
        made.scope === "ask" && address !== null ? (
          <ConnectionExample address={address} token={made.token} />
        ) : (
          <p className="text-sm text-dim">
            A program sends it with each request as{" "}
            <code className="mt-1 block">Authorization: Bearer df_…</code>
          </p>
        )
      }
    >
      This is the token for “{made.name}”. It is shown only now, and works until{" "}
      {dateText(today(new Date(made.expiresAt)), "long")}.
    </ShownOnce>
  );
}
