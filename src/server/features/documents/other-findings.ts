import type { Extraction, IncomeFacts } from "#contract/extraction.ts";
import { dollarText } from "#contract/plan-sentences.ts";
import { parseMoney } from "#engine/money/parse-money.ts";

const KINDS: Readonly<Record<IncomeFacts["kind"], string>> = {
  paystub: "Pay",
  w2: "W-2",
  "1099": "1099",
  benefits: "Benefit",
  other: "Income",
};

function amount(name: string, value: string | undefined): string | undefined {
  const cents = value === undefined ? undefined : parseMoney(value);
  return cents === undefined ? undefined : `${name} ${dollarText(cents)}`;
}

function incomeLine(facts: IncomeFacts): string {
  const parts = [
    [KINDS[facts.kind], facts.payer, facts.taxYear].filter(Boolean).join(" "),
    amount("net", facts.netPay) ?? amount("gross", facts.grossPay),
    amount("wages", facts.wages) ?? amount("paid", facts.nonemployeeCompensation),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** What a document gave besides accounts, a line each: "Pay Example Employer · net $2,310.55", "Credit report Experian · score 728". */
export function otherFindings({
  income,
  creditReport,
}: Pick<Extraction, "income" | "creditReport">): string[] {
  const lines = income.map(incomeLine);
  if (!creditReport) return lines;
  const { bureau, score, accounts } = creditReport;
  const listed = accounts?.length ?? 0;
  const parts = [
    ["Credit report", bureau].filter(Boolean).join(" "),
    score && `score ${score}`,
    listed > 0 && `${listed} account${listed === 1 ? "" : "s"} listed`,
  ];
  return [...lines, parts.filter(Boolean).join(" · ")];
}
