import { Moon, Sun } from "lucide-react";
import { setTheme } from "../lib/theme.ts";
import { Button } from "./button.tsx";
import { Tooltip } from "./tooltip.tsx";
import { useTheme } from "./use-theme.ts";

export function ThemeSwitch() {
  const theme = useTheme();
  const next = theme === "dark" ? "light" : "dark";
  const Icon = theme === "dark" ? Sun : Moon;
  const label = `Switch to the ${next} theme`;
  return (
    <Tooltip text={label} side="bottom">
      <Button variant="quiet" size="icon" aria-label={label} onClick={() => setTheme(next)}>
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </Button>
    </Tooltip>
  );
}
