import { type Row, type Segment, spanOf } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { normalisePercent } from "../values/percent.ts";

const RATE =
  /^(?:fixed|variable|current|your)?(?:annualpercentagerate|(?:annual|loan|note|contract|simple)?interestrate|apr|(?:note|contract|loan)rate)(?:fixed|variable)?$/;
const HEADING = /^(?:(?:fixed|current|annual|note|int|interest)*rate|apr|annualpercentagerate)$/;
/** Insurance and taxes have a "Rate" in their tables as well; that of a loan stands beside what it is charged on. */
const CHARGED_ON = /principal|balance/;
const PLAIN_RATE = /^(?:[12]?\d|3[0-6])\.\d{1,4}$/;

const rateIn = (cell: Segment): Finding =>
  makeFinding(normalisePercent(cell.text.trim()), spanOf(cell, 0, cell.text.length), 0.8);

const isUnder = (cell: Segment, heading: Segment): boolean => {
  const height = heading.y1 - heading.y0;
  const near = Math.min(
    Math.abs(cell.x0 - heading.x0),
    Math.abs(cell.x1 - heading.x1),
    Math.abs(cell.x0 + cell.x1 - heading.x0 - heading.x1) / 2,
  );
  return cell.page === heading.page && near < height && cell.x0 < heading.x1 && cell.x1 > heading.x0;
};

/** The rate of a row under the heading "Rate" of its table, where neither of them prints the sign. */
export function rateUnder(headings: readonly Row[], row: Row): Finding | undefined {
  const heading = headings.flatMap(({ segments }) => segments).find(({ text }) => HEADING.test(squash(text)));
  const cell =
    heading && row.segments.find((one) => isUnder(one, heading) && PLAIN_RATE.test(one.text.trim()));
  return cell ? rateIn(cell) : undefined;
}

/** "ANNUAL PERCENTAGE RATE 9.99", "Rate" over "7.49": a rate whose sign its words replace; none where two rows say different ones. */
export function bareRate({ sheet }: Reading): Finding | undefined {
  for (const { segments } of sheet.rows) {
    for (const [index, segment] of segments.entries()) {
      const cell = RATE.test(squash(segment.text)) ? segments[index + 1] : undefined;
      if (cell && PLAIN_RATE.test(cell.text.trim())) return rateIn(cell);
    }
  }
  const found = sheet.rows.flatMap((row, index) => {
    const next = sheet.rows[index + 1];
    const isOfLoan =
      row.segments.length >= 3 && row.segments.some(({ text }) => CHARGED_ON.test(squash(text)));
    const rate = next && isOfLoan ? rateUnder([row], next) : undefined;
    return rate ? [rate] : [];
  });
  const [first] = found;
  return found.every(({ value }) => value === first?.value) ? first : undefined;
}
