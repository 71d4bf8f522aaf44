import { type ClassValue, clsx } from "clsx";

/** Joins class names. A component's default that a caller may override is marked `base:` (theme.css); nothing is compared here. */
export function classNames(...values: ClassValue[]): string {
  return clsx(values);
}
