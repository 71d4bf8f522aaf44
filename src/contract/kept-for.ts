/** How long things are kept: the code holds these figures, and the legal texts and the slides promise the same ones. */

/** A session ends after so many days without use, and after so many in any case; a sign-in under way after so many minutes. */
export const sessionLimits = { idleDays: 1, absoluteDays: 14, signInMinutes: 10 } as const;

/** Backups that are kept: the newest of each of the last days, and of each of the last weeks. */
export const backupsKept = { daily: 7, weekly: 4 } as const;

/** In the browser: whether the sidebar is open, and a file that waits to be sent. */
export const browserMemoryDays = { sidebar: 7, waitingFile: 1 } as const;
