import { Moon, Sun } from "lucide-react";
import { Button } from "../../ui/button.tsx";

/** The theme switch as plain HTML: hidden until theme-control.ts has given it its work. */
export function StaticThemeSwitch() {
  return (
    <Button variant="quiet" size="icon" hidden data-theme-switch aria-label="Switch theme">
      <Sun aria-hidden="true" strokeWidth={1.5} className="size-5 in-[[data-theme=light]]:hidden" />
      <Moon aria-hidden="true" strokeWidth={1.5} className="size-5 in-[[data-theme=dark]]:hidden" />
    </Button>
  );
}
