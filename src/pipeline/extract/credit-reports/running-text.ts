const RUNNING_TEXT = /^(?=.*\s[a-z]{2,})(?:\S+\s+){6,}\S+[.!?]$/;

/** Seven words or more, one of them small, that end as a sentence does. A line that says an account's state may be a sentence without a full stop, which stays. */
export const isRunningText = (text: string): boolean => RUNNING_TEXT.test(text.trim());
