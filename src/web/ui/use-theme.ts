import { useSyncExternalStore } from "react";
import { currentTheme, subscribeToTheme, type Theme } from "../lib/theme.ts";

export function useTheme(): Theme {
  return useSyncExternalStore(subscribeToTheme, currentTheme);
}
