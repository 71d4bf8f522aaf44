import type { Candidate } from "../candidates/pair-values.ts";
import { type Block, findBlocks } from "../layout/blocks.ts";
import type { Reading } from "../reading.ts";
import type { Finding } from "../result/draft.ts";

type Group = { readonly findings: Map<string, Finding>; readonly rows?: readonly number[] };

/** What the details of a loan say beside what its row in the overview does. */
const DETAILS = ["originalBalance", "minimumPayment", "pastDue", "apr", "maturityDate", "paymentDueDate"];

const balanceOf = (findings: ReadonlyMap<string, Finding>) => findings.get("currentBalance")?.value;

/**
 * The loans of an overview with what blocks of details further on say of each: the block of a loan prints the same balance, which no
 * other has. Nothing where a loan has no block, or a block says another rate than the overview.
 */
export function withDetails<One extends Group>(
  groups: One[],
  reading: Reading,
  candidates: readonly Candidate[],
  readPart: (block: Block) => ReadonlyMap<string, Finding>,
): One[] {
  const isLacking = groups.some(({ findings }) =>
    ["originalBalance", "pastDue"].some((field) => !findings.has(field)),
  );
  const inOverview = new Set(groups.flatMap(({ rows = [] }) => rows));
  if (!isLacking || inOverview.size === 0) return groups;
  const further = candidates.filter(
    ({ field, label, value }) =>
      ["currentBalance", "originalBalance"].includes(field) &&
      !inOverview.has(label.span.segment.row) &&
      !inOverview.has(value.span.segment.row),
  );
  const blocks = findBlocks(reading, further, /currentBalance/);
  if (blocks.length !== groups.length) return groups;
  const read = blocks.map((block) => readPart(block));
  const pairs = groups.map(({ findings }) => {
    const own = read.filter((details) => balanceOf(details) === balanceOf(findings));
    const [details] = own;
    const isSame = (field: string) =>
      !details?.has(field) ||
      !findings.has(field) ||
      details.get(field)?.value === findings.get(field)?.value;
    return own.length === 1 && isSame("apr") ? details : undefined;
  });
  if (pairs.includes(undefined) || new Set(pairs).size < groups.length) return groups;
  for (const [index, { findings }] of groups.entries())
    for (const field of DETAILS) {
      const finding = pairs[index]?.get(field);
      if (finding && finding.rivals.length === 0 && !findings.has(field)) findings.set(field, finding);
    }
  return groups;
}
