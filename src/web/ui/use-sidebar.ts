import { useCallback, useEffect, useState } from "react";
import { readSidebarCookie, sidebarCookie } from "../lib/sidebar-cookie.ts";
import { useIsMobile } from "../lib/use-media-query.ts";

export type Sidebar = {
  readonly isMobile: boolean;
  readonly expanded: boolean;
  /** Only icons fit. */
  readonly collapsed: boolean;
  readonly sheetOpen: boolean;
  readonly setSheetOpen: (open: boolean) => void;
  readonly toggle: () => void;
};

/** Expanded or collapsed on wide screens (remembered in a cookie), a sheet on narrow ones. Ctrl or Cmd + B toggles. */
export function useSidebar(): Sidebar {
  const isMobile = useIsMobile();
  const [expanded, setExpanded] = useState(() => readSidebarCookie(document.cookie));
  const [sheetOpen, setSheetOpen] = useState(false);

  const toggle = useCallback(() => {
    if (isMobile) {
      setSheetOpen((open) => !open);
      return;
    }
    document.cookie = sidebarCookie(!expanded);
    setExpanded(!expanded);
  }, [isMobile, expanded]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [toggle]);

  return { isMobile, expanded, collapsed: !isMobile && !expanded, sheetOpen, setSheetOpen, toggle };
}
