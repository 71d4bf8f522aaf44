/** Which tool one question asks for, where it goes on from another or stands alone. */
import type { ToolCall } from "../tools/registry.ts";
import type { Asked } from "./asked.ts";
import { factCall } from "./fact-rules.ts";
import { continued, correctsSupposed, goesOn } from "./follow-up.ts";
import { lessonCall } from "./lesson-rules.ts";
import { pointedLesson } from "./pointed-lesson.ts";
import { supposedCall } from "./supposed-rules.ts";
import { whatIfCall } from "./what-if-rules.ts";

/** "What if it were 90 a month": where no what-if fits, the figure as it is now would not answer it. */
export const isSupposed = ({ amounts, percents, has }: Asked): boolean =>
  amounts.length + percents.length > 0 &&
  has(/\bwhat if\b|\bif i\b|\bwould i be\b|\bsuppos(?:e|ing)\b|\bimagine\b|\b(?:lets )?say (?:i|we)\b/);

/** The call of a question that stands alone. */
export const aloneCall = (asked: Asked): ToolCall | undefined =>
  supposedCall(asked) ??
  lessonCall(asked) ??
  whatIfCall(asked) ??
  (isSupposed(asked) ? undefined : factCall(asked));

/** `before` is the call of the answer before in the conversation. */
export function callFor(asked: Asked, before: ToolCall | null): ToolCall | undefined {
  const explained = before === null ? undefined : pointedLesson(asked, before);
  if (explained !== undefined) return explained;
  const corrects = before !== null && correctsSupposed(asked, before);
  const next = before !== null && (corrects || goesOn(asked)) ? continued(asked, before) : undefined;
  const alone = aloneCall(asked);
  if (next === undefined) return alone;
  const isSame = JSON.stringify(next) === JSON.stringify(before);
  if (corrects && isSame) return alone;
  if (corrects && whatIfCall(asked) === undefined) return next;
  // A whole question of its own counts before a continuation, unless it only names other numbers or things.
  const isFragment =
    asked.text.split(" ").length <= 6 || asked.has(/^(?:and|or|what about|how about|same|instead|make it)\b/);
  return alone === undefined || isFragment ? next : alone;
}
