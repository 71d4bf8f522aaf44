import type { ErrorCode, Shortfall } from "#contract/errors.ts";

/** What a refusal adds to its sentence: see errorBodySchema. */
type ErrorDetails = {
  readonly path?: string;
  readonly loginUrl?: string;
  readonly requiresAuth?: boolean;
  readonly shortfall?: Shortfall;
  readonly limit?: number;
  readonly used?: number;
  readonly resetsAt?: string;
  readonly upgradeUrl?: string;
  readonly contact?: string;
};

/**
 * A refusal that a person reads. `userMessage` is one plain sentence (what happened, what is safe, what to do); `message` is
 * for the log and never leaves the server.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly userMessage: string;
  readonly details: ErrorDetails;

  constructor(
    code: ErrorCode,
    options: {
      status: number;
      userMessage: string;
      message?: string;
      cause?: unknown;
      details?: ErrorDetails;
    },
  ) {
    super(options.message ?? options.userMessage, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.status = options.status;
    this.userMessage = options.userMessage;
    this.details = options.details ?? {};
  }
}
