/** News for one person: a name and an id at most. What it means is looked up by whoever hears it, for that person. */
export type PersonEvent = { readonly personId: string; readonly name: string; readonly id?: string };

/** Told to everybody who listens after news may have been missed: whatever a page shows has to be asked for again. */
export const ANYTHING_CHANGED = "anything-changed";

export type Events = {
  /** Reaches every process that listens, this one included. Delivery is a courtesy: nothing may depend on it. */
  publish(event: PersonEvent): Promise<void>;
  /** Calls back for this person's events, and with ANYTHING_CHANGED, until the returned function is called. */
  subscribe(personId: string, onEvent: (event: PersonEvent) => void): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
};
