/** How issuers print amounts and days. Amounts are cents, days are YYYY-MM-DD. */
const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const DAY_MS = 86_400_000;

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

export function decimal(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function grouped(amount: number): string {
  return decimal(Math.abs(amount)).replaceAll(/\B(?=(\d{3})+\.)/g, ",");
}

export const money = {
  dollar: (amount: number) => `${amount < 0 ? "-" : ""}$${grouped(amount)}`,
  plain: (amount: number) => `${amount < 0 ? "-" : ""}${grouped(amount)}`,
  trailing: (amount: number) => `${grouped(amount)}${amount < 0 ? "-" : ""}`,
  credit: (amount: number) => `$${grouped(amount)}${amount < 0 ? " CR" : ""}`,
  brackets: (amount: number) => (amount < 0 ? `($${grouped(amount)})` : `$${grouped(amount)}`),
  signed: (amount: number) => `${amount < 0 ? "- " : "+ "}$${grouped(amount)}`,
  wholeDollars: (amount: number) => `$${grouped(amount).slice(0, -3)}`,
};

function parts(day: string) {
  return {
    year: day.slice(0, 4),
    month: day.slice(5, 7),
    day: day.slice(8, 10),
    name: MONTHS[Number(day.slice(5, 7)) - 1] ?? "",
  };
}

export const date = {
  slash: (value: string) => `${parts(value).month}/${parts(value).day}/${parts(value).year}`,
  short: (value: string) => `${parts(value).month}/${parts(value).day}/${parts(value).year.slice(2)}`,
  noYear: (value: string) => `${parts(value).month}/${parts(value).day}`,
  bareNoYear: (value: string) => `${Number(parts(value).month)}/${Number(parts(value).day)}`,
  long: (value: string) => `${parts(value).name} ${Number(parts(value).day)}, ${parts(value).year}`,
  longNoYear: (value: string) => `${parts(value).name} ${Number(parts(value).day)}`,
  abbreviated: (value: string) =>
    `${parts(value).name.slice(0, 3)} ${parts(value).day}, ${parts(value).year}`,
  monthDay: (value: string) => `${parts(value).name.slice(0, 3)} ${Number(parts(value).day)}`,
  capital: (value: string) => `${parts(value).name.slice(0, 3).toUpperCase()} ${parts(value).day}`,
  dayFirst: (value: string) =>
    `${Number(parts(value).day)} ${parts(value).name.slice(0, 3)} ${parts(value).year}`,
  dashed: (value: string) => `${parts(value).month}-${parts(value).day}-${parts(value).year}`,
  bare: (value: string) => `${Number(parts(value).month)}/${Number(parts(value).day)}/${parts(value).year}`,
  capitalLong: (value: string) =>
    `${parts(value).name.toUpperCase()} ${parts(value).day}, ${parts(value).year}`,
  dots: (value: string) => `${parts(value).month}.${parts(value).day}.${parts(value).year.slice(2)}`,
  bareShort: (value: string) =>
    `${Number(parts(value).month)}/${Number(parts(value).day)}/${parts(value).year.slice(2)}`,
  stamp: (value: string) =>
    `${parts(value).day}${parts(value).name.slice(0, 3).toUpperCase()}${parts(value).year.slice(2)}`,
  abbreviatedBare: (value: string) =>
    `${parts(value).name.slice(0, 3)} ${Number(parts(value).day)}, ${parts(value).year}`,
  dotted: (value: string) =>
    `${parts(value).name.slice(0, 3)}. ${Number(parts(value).day)}, ${parts(value).year}`,
  stampDashed: (value: string) =>
    `${parts(value).day}-${parts(value).name.slice(0, 3).toUpperCase()}-${parts(value).year.slice(2)}`,
  capitalYear: (value: string) =>
    `${parts(value).name.slice(0, 3).toUpperCase()} ${parts(value).day} ${parts(value).year}`,
  iso: (value: string) => value,
  monthYear: (value: string) => `${parts(value).name} ${parts(value).year}`,
};
