import { FlaskConical } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { useExploreSample } from "./api.ts";

/** For somebody without a statement at hand: every page, filled with a made-up household. */
export function ExploreButton() {
  const explore = useExploreSample();
  return (
    <Button variant="secondary" size="lg" disabled={explore.isPending} onClick={() => explore.mutate()}>
      <FlaskConical aria-hidden="true" strokeWidth={1.5} className="size-5" />
      {explore.isPending ? "Making the sample…" : "Explore with sample data"}
    </Button>
  );
}
