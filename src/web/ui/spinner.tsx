import { LoaderCircle } from "lucide-react";

/** The whole page waits, as while the sign-in state is being asked for. */
export function PageSpinner({ label }: { readonly label: string }) {
  return (
    <output className="grid min-h-[60dvh] place-items-center">
      <LoaderCircle aria-hidden="true" strokeWidth={1.5} className="size-8 animate-spin text-accent" />
      <span className="sr-only">{label}</span>
    </output>
  );
}
