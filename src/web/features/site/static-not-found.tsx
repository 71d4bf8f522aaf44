import { Compass } from "lucide-react";
import { Button } from "../../ui/button.tsx";

export function StaticNotFound() {
  return (
    <div className="grid place-items-center gap-3 px-4 py-24 text-center">
      <Compass aria-hidden="true" strokeWidth={1.5} className="size-10 text-dim" />
      <h1 className="text-xl font-semibold">Page Not Found</h1>
      <p className="max-w-sm text-dim">There is nothing at this address. Your data is where you left it.</p>
      <Button asChild className="mt-3">
        <a href="/">Go to the start</a>
      </Button>
    </div>
  );
}
