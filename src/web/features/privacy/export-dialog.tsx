import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ChoiceField } from "../../ui/form-field.tsx";
import { useExportData } from "./api.ts";

const FORMATS = [
  ["json", "JSON: everything in one readable file"],
  ["zip", "ZIP: that, tables for spreadsheets, and your originals"],
] as const;

/** The button, and the dialog that asks in which form everything is to be taken out. */
export function ExportDialog({ className }: { readonly className?: string }) {
  const [isOpen, setOpen] = useState(false);
  const [format, setFormat] = useState<"json" | "zip">("json");
  const { mutate, isPending } = useExportData(() => setOpen(false));
  return (
    <>
      <Button variant="secondary" className={className} onClick={() => setOpen(true)}>
        <Download aria-hidden="true" strokeWidth={1.5} className="size-5" />
        Export All Data
      </Button>
      <Dialog
        title="Export all your data"
        description="Everything that is kept of you: documents, accounts, transactions, plans, what you said, settings and sessions. The file is not encrypted; keep it where others cannot open it."
        open={isOpen}
        onOpenChange={setOpen}
      >
        <ChoiceField label="Form" value={format} onChange={setFormat} options={FORMATS} />
        <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button disabled={isPending} onClick={() => mutate(format)}>
            {isPending ? "Exporting..." : "Export Now"}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
