import { Eye, EyeOff } from "lucide-react";
import { useLayoutEffect, useState } from "react";
import { setAmountsHidden } from "../lib/hidden-amounts.ts";
import { hideAmountsInText } from "../lib/hide-amounts-in-text.ts";
import { Button } from "./button.tsx";
import { Tooltip } from "./tooltip.tsx";
import { useHiddenAmounts } from "./use-hidden-amounts.ts";

/** Hides every amount on the page, and shows them again; what it did is said to screen readers. */
export function AmountSwitch() {
  const isHidden = useHiddenAmounts();
  // Silent until something changes: nobody wants to hear it on each page.
  const [isChanged, setIsChanged] = useState(false);
  const [before, setBefore] = useState(isHidden);
  if (before !== isHidden) {
    setBefore(isHidden);
    setIsChanged(true);
  }
  useLayoutEffect(() => (isHidden ? hideAmountsInText(document.body) : undefined), [isHidden]);
  const label = isHidden ? "Show amounts" : "Hide amounts";
  const Icon = isHidden ? EyeOff : Eye;
  return (
    <>
      <Tooltip text={label} side="bottom">
        <Button variant="quiet" size="icon" aria-label={label} onClick={() => setAmountsHidden(!isHidden)}>
          <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </Button>
      </Tooltip>
      <output className="sr-only">
        {isChanged ? (isHidden ? "Amounts are hidden." : "Amounts are shown.") : ""}
      </output>
    </>
  );
}
