/** What a household refuses, in a sentence each. */
import { familyMembers } from "#contract/plan-catalogue.ts";
import { AppError } from "../../platform/errors.ts";

export const noHousehold = (): AppError =>
  new AppError("NOT_FOUND", {
    status: 404,
    userMessage: "You belong to no household. Nothing was changed.",
  });

/** The same for what is not there and for what belongs to another household. */
export const notThere = (what: "member" | "invitation" | "goal" | "account"): AppError =>
  new AppError("NOT_FOUND", {
    status: 404,
    userMessage: `There is no such ${what} in your household. Nothing was changed.`,
  });

export const onlyOwner = (): AppError =>
  new AppError("FORBIDDEN", {
    status: 403,
    userMessage: "Only the owner of the household can do this. Nothing was changed.",
  });

export const conflict = (userMessage: string): AppError =>
  new AppError("CONFLICT", { status: 409, userMessage });

export const belongsAlready = (): AppError =>
  conflict("You belong to a household already. To join another one, leave it first on the Family page.");

export const full = (used: number): AppError =>
  new AppError("FAMILY_FULL", {
    status: 409,
    userMessage: `A household has ${familyMembers} people at most, counting open invitations. Nobody was invited or added.`,
    details: { limit: familyMembers, used },
  });

export const planNeeded = (): AppError =>
  new AppError("FAMILY_PLAN_NEEDED", {
    status: 402,
    userMessage:
      "Inviting people comes with the Family plan. What is shared already stays as it is for everybody.",
    details: { limit: familyMembers, upgradeUrl: "/pricing" },
  });

export const ownerNeedsPlan = (): AppError =>
  new AppError("FAMILY_PLAN_NEEDED", {
    status: 402,
    userMessage:
      "Who invited you has no Family plan at the moment, so nobody can join. Ask them about it; this link stays good until it expires.",
  });

/** Used up, expired, withdrawn or never there: nobody learns which. */
export const invitationOver = (): AppError =>
  new AppError("INVITATION_OVER", {
    status: 404,
    userMessage:
      "This invitation does not work any more: it was used, withdrawn, or is older than a week. Please ask for a new one.",
  });
