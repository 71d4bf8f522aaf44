import type { EntryContent } from "#contract/entries.ts";
import { minimumQuestion, minimumSlip, rateQuestion } from "#contract/typed-slips.ts";
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

type Shown = (field: "currentBalance" | "apr") => string | undefined;

/** The figures to look at where a minimum was typed or changed just now: a balance that fell below one of before is no slip. */
function typedMinimum(content: EntryContent, { account, before }: Known, shown: Shown) {
  if (content.kind === "debt") {
    const isKept = before?.kind === "debt" && before.minimumPayment === content.minimumPayment;
    return isKept ? undefined : { ...content, debtType: content.debtKind };
  }
  if (content.kind !== "figures") return undefined;
  const { accountKind = account?.kind, minimumPayment } = content.figures;
  const isKept = before?.kind === "figures" && before.figures.minimumPayment === minimumPayment;
  if (minimumPayment === undefined || isKept || accountKind === undefined) return undefined;
  return {
    debtType: accountKind,
    buckets: account?.buckets,
    currentBalance: shown("currentBalance"),
    apr: shown("apr"),
    ...content.figures,
  };
}

/**
 * Refuses a minimum above what a card owes, and asks once about a rate that nearly no debt has and about a loan's minimum above its balance.
 * @throws AppError BAD_REQUEST, CONFLICT
 */
export function checkFigures(content: EntryContent, known: Known): void {
  const { account, before, isSure } = known;
  const shown: Shown = (field) => {
    const state = account?.figure(field);
    return state?.kind === "known" ? state.figure.value : undefined;
  };
  const typed = typedMinimum(content, known, shown);
  const slip = typed && !(isSure && before !== undefined) ? minimumSlip(typed) : undefined;
  if (slip !== undefined) {
    throw new AppError("BAD_REQUEST", {
      status: 400,
      userMessage: `${slip}.`,
      details: { path: `content.${content.kind === "figures" ? "figures." : ""}minimumPayment` },
    });
  }
  if (isSure) return;
  const apr = aprOf(content);
  const isKept = apr === undefined || apr === aprOf(before) || apr === shown("apr");
  const questions = [isKept ? undefined : rateQuestion(apr), typed && minimumQuestion(typed)].flatMap(
    (question) => question?.sentence ?? [],
  );
  if (questions.length > 0) {
    throw new AppError("CONFLICT", {
      status: 409,
      userMessage: `${questions.join(" ")} Nothing was saved; if it is right, say so.`,
    });
  }
}
