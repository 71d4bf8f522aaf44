import { type FormEvent, useState } from "react";
import { type InvitationMade, invitationDays } from "#contract/household.ts";
import { dateText } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/form-field.tsx";
import { ShownOnce } from "../../ui/shown-once.tsx";
import { makeInvitation, useHouseholdChange } from "./api.ts";

type InviteDialogProps = { readonly open: boolean; readonly onClose: () => void };

export function InviteDialog({ open, onClose }: InviteDialogProps) {
  return (
    <Dialog
      title="Invite someone"
      description={`A link that works once, for ${invitationDays} days. They see nothing of yours until you share an account.`}
      open={open}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <InviteForm onClose={onClose} />
    </Dialog>
  );
}

function InviteForm({ onClose }: { readonly onClose: () => void }) {
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string>();
  const [made, setMade] = useState<InvitationMade>();
  const { mutateAsync, isPending } = useHouseholdChange(makeInvitation);
  if (made !== undefined) return <MadeInvitation made={made} email={email.trim()} onClose={onClose} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = email.trim();
    if (to !== "" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(to)) {
      setProblem("Please type an address such as maya@example.com, or leave it empty.");
      return;
    }
    // What went wrong is shown as a notice.
    mutateAsync(to === "" ? undefined : to).then(setMade, () => undefined);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <TextField
        label="Their e-mail address"
        hint="Leave it empty to get only the link and pass it on yourself."
        optional
        value={email}
        onChange={(value) => {
          setEmail(value);
          setProblem(undefined);
        }}
        problem={problem}
      />
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={isPending}>
          {isPending ? "Making the invitation" : "Make the invitation"}
        </Button>
      </div>
    </form>
  );
}

type MadeProps = { readonly made: InvitationMade; readonly email: string; readonly onClose: () => void };

function MadeInvitation({ made, email, onClose }: MadeProps) {
  return (
    <ShownOnce text={made.url} copyLabel="Copy link" copied="Link copied" onClose={onClose}>
      {made.mail === "sent" ? `The invitation went to ${email}. ` : null}
      {made.mail === "later"
        ? `The e-mail to ${email} could not be sent yet. It is tried again for a day; you can pass the link on meanwhile. `
        : null}
      {made.mail === "none" && email !== ""
        ? "No e-mail went out from here, so please pass the link on. "
        : null}
      It works once, until {dateText(made.expiresAt.slice(0, 10), "long")}. It is shown only now.
    </ShownOnce>
  );
}
