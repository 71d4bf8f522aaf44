import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useDeleteAccount, useDeleteData } from "./api.ts";
import { ExportDialog } from "./export-dialog.tsx";

/** On the settings page: taking everything out, and the two deletions. */
export function AccountData() {
  return (
    <>
      <Card>
        <CardTitle>Your data</CardTitle>
        <p className="mt-2 text-dim">
          Take everything out as a file, or decide what is kept and for how long.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ExportDialog className="max-sm:w-full" />
          <Button asChild variant="secondary" className="max-sm:w-full">
            <Link to="/privacy-settings">Privacy Settings</Link>
          </Button>
        </div>
      </Card>
      <Card className="border-risk/40">
        <CardTitle>Danger zone</CardTitle>
        <p className="mt-2 text-dim">Both are done at once and cannot be undone.</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <DeleteData />
          <DeleteAccount />
        </div>
      </Card>
    </>
  );
}

type ConfirmProps = {
  readonly label: string;
  readonly description: string;
  readonly confirm: string;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
};

function Confirm({ label, description, confirm, isPending, onConfirm }: ConfirmProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" className="text-risk max-sm:w-full" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog title="Are you absolutely sure?" description={description} open={isOpen} onOpenChange={setOpen}>
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button className="bg-risk text-background" disabled={isPending} onClick={onConfirm}>
            {isPending ? "Deleting..." : confirm}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function DeleteData() {
  const { mutate, isPending } = useDeleteData();
  return (
    <Confirm
      label="Delete All My Data"
      description="Every document, figure, plan and entry is erased, here and for every backup. Your account and its settings stay."
      confirm="Yes, Delete Everything"
      isPending={isPending}
      onConfirm={() => mutate()}
    />
  );
}

function DeleteAccount() {
  const { mutate, isPending } = useDeleteAccount();
  return (
    <Confirm
      label="Delete Account"
      description="Your account and everything in it is erased, a subscription ends first, and you are signed out everywhere. If you signed in a while ago, you are asked to sign in once more; then choose this again."
      confirm="Yes, Delete My Account"
      isPending={isPending}
      onConfirm={() => mutate()}
    />
  );
}
