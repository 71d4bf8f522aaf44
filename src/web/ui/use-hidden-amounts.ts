import { useSyncExternalStore } from "react";
import { areAmountsHidden, subscribeToHiddenAmounts } from "../lib/hidden-amounts.ts";

export function useHiddenAmounts(): boolean {
  // Prerendered pages show figures of a made-up household, so nothing is hidden there.
  return useSyncExternalStore(subscribeToHiddenAmounts, areAmountsHidden, () => false);
}
