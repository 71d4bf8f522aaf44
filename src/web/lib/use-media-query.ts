import { useSyncExternalStore } from "react";

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    () => window.matchMedia(query).matches,
  );
}

/** Below 768 px the sidebar becomes a sheet. */
export function useIsMobile(): boolean {
  return useMediaQuery("(max-width: 767.98px)");
}
