import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/form-field.tsx";
import { useDeleteAll } from "./api.ts";

const WORD = "DELETE";

/** The button, and the dialog in which the word has to be typed. */
export function DeleteAllDialog() {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const close = () => {
    setOpen(false);
    setTyped("");
  };
  const { mutate, isPending } = useDeleteAll(close);
  return (
    <>
      <Button variant="secondary" className="text-risk max-sm:w-full" onClick={() => setOpen(true)}>
        <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-5" />
        Delete All Data
      </Button>
      <Dialog
        title="Delete all your data?"
        description="Documents, figures, plans, what you said and your settings are erased at once, and cannot be brought back; backups cannot be opened for you any more. Your account stays. Export your data first if you may want it again."
        open={isOpen}
        onOpenChange={(open) => (open ? setOpen(true) : close())}
      >
        <TextField label={`Type ${WORD} to confirm`} value={typed} onChange={setTyped} />
        <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button
            className="bg-risk text-background"
            disabled={typed !== WORD || isPending}
            onClick={() => mutate()}
          >
            {isPending ? "Deleting..." : "Delete Everything"}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
