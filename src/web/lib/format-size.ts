/** "482 B", "1.4 MB": binary units, one decimal below ten. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const [size, unit] = bytes < 1024 * 1024 ? [bytes / 1024, "KB"] : [bytes / 1024 / 1024, "MB"];
  return `${size < 10 ? size.toFixed(1).replace(".0", "") : Math.round(size)} ${unit}`;
}
