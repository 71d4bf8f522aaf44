import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { areSingleKeysOn, isTyping } from "../lib/single-key-shortcuts.ts";
import { appPages, dashboardTabs, paymentPages } from "./app-pages.ts";

type Shortcuts = {
  readonly onPalette: () => void;
  readonly onHelp: () => void;
  readonly onAmounts: () => void;
};

/**
 * Ctrl or Cmd + K opens the palette from anywhere. Single keys work only where nothing is being typed: ? for help, H for amounts, 1 to 5
 * for the tabs, G and then a letter for a page. Ctrl or Cmd + B belongs to the sidebar.
 */
export function useShortcuts({ onPalette, onHelp, onAmounts }: Shortcuts): void {
  const navigate = useNavigate();
  // The G of "G, then U" has been pressed; any next key ends it.
  const isGoing = useRef(false);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key !== "k" || event.shiftKey) return;
      event.preventDefault();
      onPalette();
      return;
    }
    const wasGoing = isGoing.current;
    isGoing.current = false;
    if (isTyping(event.target) || document.querySelector('[role="dialog"]') || !areSingleKeysOn()) return;
    const tab = dashboardTabs[Number(key) - 1];
    const page = wasGoing ? [...appPages, ...paymentPages].find((one) => one.key === key) : undefined;
    if (page) void navigate(page.path);
    else if (wasGoing) return;
    else if (key === "?") onHelp();
    else if (key === "h") onAmounts();
    else if (key === "g") isGoing.current = true;
    else if (tab) void navigate(`/dashboard?tab=${tab.id}`);
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
}
