import { FlaskConical } from "lucide-react";
import { useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { useLeaveSample } from "./api.ts";

/** Stands over every page while it shows the sample household, so that nobody takes its figures for their own. */
export function SampleBanner() {
  const leave = useLeaveSample();
  const navigate = useNavigate();
  const leaveTo = (path: string) => leave.mutate(undefined, { onSuccess: () => void navigate(path) });
  return (
    <aside
      aria-label="Sample data"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-accent/30 bg-accent-soft px-4 py-2 text-sm"
    >
      <FlaskConical aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-accent" />
      <p className="min-w-0 flex-1 basis-56">
        <strong className="font-semibold">Sample data.</strong>{" "}
        <span className="text-dim">A made-up household; what you change here goes with it.</span>
      </p>
      <div className="ml-auto flex gap-1">
        <Button variant="quiet" size="sm" disabled={leave.isPending} onClick={() => leaveTo("/")}>
          Remove
        </Button>
        <Button size="sm" disabled={leave.isPending} onClick={() => leaveTo("/upload")}>
          Upload your own
        </Button>
      </div>
    </aside>
  );
}
