/** The time, as an argument: tests hand in their own. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
