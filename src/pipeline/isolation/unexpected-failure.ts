/** For faults that are ours, or that nobody has met before. */
export const unexpectedFailure = {
  code: "READING_FAILED",
  userMessage:
    "This file could not be read because of an unexpected fault. Your other files are safe; please try again, or upload the statement in another form, such as a photo.",
} as const;
