import { Upload } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { useImportData } from "./api.ts";

/** For an account without documents: brings an export in. */
export function ImportButton() {
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useImportData();
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label="An export of Debt Freedom, ZIP or JSON"
        accept=".zip,.json"
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) mutate(file);
          event.target.value = "";
        }}
      />
      <Button
        variant="secondary"
        className="max-sm:w-full"
        disabled={isPending}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden="true" strokeWidth={1.5} className="size-5" />
        {isPending ? "Bringing it in..." : "Bring In an Export"}
      </Button>
    </>
  );
}
