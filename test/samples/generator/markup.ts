/** Small pieces of HTML that many layouts share; how they look is each layout's own style. */
export const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

type Pair = readonly [label: string, value: string];

/** Label left, figure right, one to a row; what is not printed is left out. */
export const pairs = (entries: ReadonlyArray<Pair | false | undefined>, attributes = "") =>
  `<table ${attributes}>${entries
    .filter((entry) => entry !== false && entry !== undefined)
    .map(([label, value]) => `<tr><td>${label}</td><td class=r>${value}</td></tr>`)
    .join("")}</table>`;

/** A table under a heading row. `columns` has a letter a column: l left, r right, c centred. */
export function grid(
  columns: string,
  head: readonly string[],
  rows: ReadonlyArray<readonly string[]>,
  attributes = "",
): string {
  const align = (index: number) => {
    const letter = columns[index];
    if (letter === "r") return " class=r";
    return letter === "c" ? " style='text-align:center'" : "";
  };
  const line = (cells: readonly string[], tag: "td" | "th") =>
    `<tr>${cells.map((cell, index) => `<${tag}${align(index)}>${cell}</${tag}>`).join("")}</tr>`;
  return `<table ${attributes}>${head.length > 0 ? line(head, "th") : ""}${rows.map((row) => line(row, "td")).join("")}</table>`;
}

/** Label above, figure below, side by side. */
export const band = (entries: readonly Pair[]) =>
  `<div class=band>${entries.map(([label, value]) => `<div><div class=k>${label}</div><div class=v>${value}</div></div>`).join("")}</div>`;

/** What nearly every style starts with. */
export const BASE =
  ".r{text-align:right}th{text-align:left;font-weight:bold}th.r{text-align:right}table{width:100%}td+td,th+th{padding-left:8px}.row{display:flex;justify-content:space-between;gap:24px}.row>div{flex:1}.band{display:flex;gap:10px;margin:8px 0}.band>div{flex:1}.small{font-size:7pt}";
