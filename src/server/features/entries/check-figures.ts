import type { EntryContent } from "#contract/entries.ts";
import { minimumSlip, rateQuestion } from "#contract/typed-slips.ts";
import { AppError } from "../../platform/errors.ts";
import type { EntryAccount } from "./ports.ts";

type Known = {
  /** The account a word is about, as it stands. */
  readonly account: EntryAccount | undefined;
  /** What the entry said until now. */
  readonly before?: EntryContent;
  readonly isSure: boolean;
};

const aprOf = (content: EntryContent | undefined): string | undefined => {
  if (content?.kind === "debt") return content.apr ?? undefined;
  return content?.kind === "figures" ? content.figures.apr : undefined;
};

/** What is wrong with a minimum that was typed or changed just now: a balance that fell below one of before is no slip. */
function slipIn(
  content: EntryContent,
  before: EntryContent | undefined,
  account: EntryAccount | undefined,
  shown: (field: "currentBalance" | "apr") => string | undefined,
): string | undefined {
  if (content.kind === "figures") {
    const { accountKind = account?.kind, minimumPayment } = content.figures;
    const isKept = before?.kind === "figures" && before.figures.minimumPayment === minimumPayment;
    if (minimumPayment === undefined || isKept || accountKind === undefined) return undefined;
    const known = { debtType: accountKind, buckets: account?.buckets };
    return minimumSlip({
      ...known,
      currentBalance: shown("currentBalance"),
      apr: shown("apr"),
      ...content.figures,
    });
  }
  const isChanged = before?.kind === "debt" && content.kind === "debt";
  return isChanged && content.minimumPayment !== before.minimumPayment
    ? minimumSlip({ ...content, debtType: content.debtKind })
    : undefined;
}

/**
 * Refuses a minimum above what a card owes, and asks about a rate that nearly no debt has, once.
 * @throws AppError BAD_REQUEST, CONFLICT
 */
export function checkFigures(content: EntryContent, { account, before, isSure }: Known): void {
  const shown = (field: "currentBalance" | "apr"): string | undefined => {
    const state = account?.figure(field);
    return state?.kind === "known" ? state.figure.value : undefined;
  };
  const slip = isSure && before !== undefined ? undefined : slipIn(content, before, account, shown);
  if (slip !== undefined) {
    throw new AppError("BAD_REQUEST", {
      status: 400,
      userMessage: `${slip}.`,
      details: { path: `content.${content.kind === "figures" ? "figures." : ""}minimumPayment` },
    });
  }
  const apr = aprOf(content);
  const question =
    isSure || apr === undefined || apr === aprOf(before) || apr === shown("apr")
      ? undefined
      : rateQuestion(apr);
  if (question !== undefined) {
    throw new AppError("CONFLICT", {
      status: 409,
      userMessage: `${question.sentence} Nothing was saved; if it is right, say so.`,
    });
  }
}
