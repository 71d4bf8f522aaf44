import { AppError } from "../errors.ts";

/** What `hold_owner` in the migrations raises. */
const OWNER_GONE = "DF001";

/**
 * What was written belongs to nobody: the account was erased after the request was let in. Nothing of it is kept.
 * @throws AppError SIGNED_OUT for that, and everything else as it came.
 */
export function refuseWithoutOwner(error: unknown): never {
  if (!(error instanceof Error) || !("code" in error) || error.code !== OWNER_GONE) throw error;
  throw new AppError("SIGNED_OUT", {
    status: 401,
    message: "the owner of what was written is gone",
    userMessage: "This account was erased meanwhile, so nothing of this was kept. Sign in to begin anew.",
    details: { requiresAuth: true, loginUrl: "/api/login" },
    cause: error,
  });
}
