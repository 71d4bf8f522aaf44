/** Reads well on paper in black and white, and on a telephone. */
export const SCHEDULE_STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 3rem; color: #16181d; background: #fff;
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
h1 { margin: 0; font-size: 1.75rem; letter-spacing: -0.01em; line-height: 1.2; }
h2 { margin: 2.25rem 0 0.75rem; font-size: 1.15rem; break-after: avoid; }
h3 { margin: 0; font-size: 1rem; }
p { margin: 0.25rem 0 0; max-width: 44rem; }
header p, footer p { color: #565c68; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: 1rem; margin: 1.5rem 0 0.75rem;
  padding: 1rem 0; border: solid #16181d; border-width: 2px 0 1px; }
.facts dt { color: #565c68; font-size: 0.85rem; }
.facts dd { margin: 0; font-size: 1.25rem; font-weight: 650; font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; }
th { text-align: left; font-weight: 600; }
thead th { padding: 0.4rem 0.6rem 0.4rem 0; color: #565c68; font-size: 0.88em; border-bottom: 1px solid #16181d; vertical-align: bottom; }
td, tbody th { padding: 0.35rem 0.6rem 0.35rem 0; vertical-align: top; overflow-wrap: anywhere; }
tbody tr:last-child > * { border-bottom: 1px solid #d5d8de; }
tbody th { border-bottom: 1px solid #d5d8de; white-space: nowrap; }
.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
td.n:last-child, th.n:last-child { padding-right: 0; }
.wide { overflow-x: auto; }
.setup tbody tr > * { border-bottom: 1px solid #d5d8de; }
.setup ul { margin: 0; padding: 0; list-style: none; font-variant-numeric: tabular-nums; }
ul { margin: 0.35rem 0 0; padding-left: 1.1rem; }
.guide { margin: 0; padding-left: 1.4rem; }
.guide > li { margin-bottom: 0.9rem; break-inside: avoid; }
.guide > li::marker { font-weight: 700; }
footer { margin-top: 2.5rem; border-top: 1px solid #d5d8de; padding-top: 0.75rem; font-size: 0.85rem; }
@media (max-width: 40rem) { .schedule { font-size: 12px; } td, tbody th { padding-right: 0.35rem; } tbody th { white-space: normal; } }
@page { margin: 16mm 14mm; }
@media print {
  .wide { overflow: visible; }
  body { padding: 0; max-width: none; font-size: 10.5pt; }
  .schedule { font-size: 9pt; }
  thead { display: table-header-group; }
  tbody, tr { break-inside: avoid; }
  .facts { break-inside: avoid; grid-template-columns: repeat(5, auto); gap: 0.75rem; }
  .facts dd { font-size: 1rem; white-space: nowrap; }
  .guide > li { break-inside: auto; }
  .guide h3, .guide p { break-after: avoid; }
  .guide ul li { break-inside: avoid; }
  footer { margin-top: 1rem; break-before: avoid; }
}
`;
