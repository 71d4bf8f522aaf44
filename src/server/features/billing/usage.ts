/** How many documents a month a person may have read, and how many were. */
import { freeDocumentsAMonth, type PlanTier } from "#contract/plan-catalogue.ts";
import type { Sql } from "../../platform/database/port.ts";
import { AppError } from "../../platform/errors.ts";
import { countDocument, saveCountedIn, uncountDocument } from "./repository.ts";

/** The calendar month in UTC, YYYY-MM. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

/** When the next month begins in UTC. */
export const nextMonth = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

/** Documents a month; null for no limit. */
export function documentLimit(tier: PlanTier, hasLimits: boolean): number | null {
  return hasLimits && tier === "free" ? freeDocumentsAMonth : null;
}

/** The plan and the clock of a person, read within their own transaction. */
export type FindPlan = (
  sql: Sql,
  personId: string,
) => Promise<{ readonly tier: PlanTier; readonly now: Date }>;

/** What documents ask before one is read; see features/documents/ports.ts. */
export function createDocumentAllowance(hasLimits: boolean, findPlan: FindPlan) {
  return {
    /** Counts a document, in one statement. @throws AppError DOCUMENT_LIMIT when there are no more this month. */
    async take(sql: Sql, personId: string, documentId: string): Promise<void> {
      const { tier, now } = await findPlan(sql, personId);
      const limit = documentLimit(tier, hasLimits);
      const month = monthOf(now);
      if (!(await countDocument(sql, personId, month, limit))) {
        throw new AppError("DOCUMENT_LIMIT", {
          status: 402,
          userMessage: `You have used the ${limit} documents of this month. This one was not kept; the count starts again on the 1st, and Pro reads as many as you like.`,
          details: {
            ...(limit === null ? {} : { limit, used: limit }),
            resetsAt: nextMonth(now).toISOString(),
            upgradeUrl: "/pricing",
          },
        });
      }
      await saveCountedIn(sql, personId, documentId, month);
    },
  };
}

/** A document that could not be read does not count. Give back once: `month` is what its `countedIn` said. */
export async function giveBackDocument(
  sql: Sql,
  personId: string,
  documentId: string,
  month: string,
): Promise<void> {
  await uncountDocument(sql, personId, month);
  await saveCountedIn(sql, personId, documentId, null);
}
