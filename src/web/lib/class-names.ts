import { type ClassValue, clsx } from "clsx";
import { twMerge } from "tailwind-merge";

/** Joins class names; of two that set the same property the later one wins, so a caller can override a component's default. */
export function classNames(...values: ClassValue[]): string {
  return twMerge(clsx(values));
}
