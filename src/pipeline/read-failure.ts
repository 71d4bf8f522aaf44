import type { ErrorCode } from "#contract/errors.ts";

/**
 * A file that cannot be read, told so that a person knows what to do. `userMessage` is one plain sentence;
 * the cause, if any, is for the log only.
 */
export class ReadFailure extends Error {
  readonly code: ErrorCode;
  readonly userMessage: string;

  constructor(code: ErrorCode, userMessage: string, options?: { cause?: unknown }) {
    super(userMessage, options);
    this.name = "ReadFailure";
    this.code = code;
    this.userMessage = userMessage;
  }
}
