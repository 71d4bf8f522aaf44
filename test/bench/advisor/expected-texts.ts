/** How an expected answer is written, by hand: nothing of the advisor's own code is used. */
/** Texts that must all be among the figures of the answer; or what kind of refusal it must be; or that nothing is known. */
export type Expected =
  | { readonly kind: "figures"; readonly texts: readonly string[] }
  | { readonly kind: "refusal"; readonly of: string }
  | { readonly kind: "unknown" };

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);
export const dollars = (amount: number): string => {
  const text = (Math.abs(Math.round(amount)) / 100).toLocaleString("en-US", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${amount < 0 ? "-" : ""}$${text}`;
};
export const monthName = (date: string): string =>
  `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
export const dayName = (date: string): string => `${Number(date.slice(8, 10))} ${monthName(date)}`;
export const span = (months: number): string => {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const word = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
  return years === 0
    ? word(rest, "month")
    : rest === 0
      ? word(years, "year")
      : `${word(years, "year")} ${word(rest, "month")}`;
};
export const share = (value: string | number): string => `${value}\u00A0%`;
export const money = (text: string | null | undefined): number => Math.round(Number(text ?? 0) * 100);
export const monthAfter = (start: string, months: number): string => {
  const index = Number(start.slice(0, 4)) * 12 + Number(start.slice(5, 7)) - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
};

export const figures = (...texts: readonly string[]): Expected => ({ kind: "figures", texts });
export const unknown: Expected = { kind: "unknown" };
