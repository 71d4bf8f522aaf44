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

/**
 * Refuses a minimum above what the account owes, and asks about a rate that nearly no debt has, once.
 * @throws AppError BAD_REQUEST, CONFLICT
 */
export function checkFigures(content: EntryContent, { account, before, isSure }: Known): void {
  const shown = (field: "currentBalance" | "apr"): string | undefined => {
    const state = account?.figure(field);
    return state?.kind === "known" ? state.figure.value : undefined;
  };
  const slip =
    content.kind === "figures" && content.figures.minimumPayment !== undefined
      ? minimumSlip({ currentBalance: shown("currentBalance"), apr: shown("apr"), ...content.figures })
      : undefined;
  if (slip !== undefined) {
    throw new AppError("BAD_REQUEST", {
      status: 400,
      userMessage: `${slip}.`,
      details: { path: "content.figures.minimumPayment" },
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
