/** One part of a legal page. Points follow its paragraphs. */
export type LegalPart = {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
};

export type LegalText = {
  readonly title: string;
  /** What the whole page says, in one or two sentences. */
  readonly inShort: string;
  readonly parts: readonly LegalPart[];
};

/**
 * Stand in a text for what only the running installation knows; `fillSiteText` of the contract puts it there, on the server for static
 * pages and in the browser inside the app.
 */
export const contactMark = "{{contact}}";
export const modelMark = "{{model}}";

/** What a model would be given, true of every installation; `modelMark` after it says whether there is one here. */
export const modelUse =
  "A language model sees something only where whoever runs this installation has connected one. It is then asked about figures that stay unclear, and sent the printed rows around them, without addresses and names over them where those are recognised, and with four digits of each long number. One that is elsewhere is asked only after you allowed it by name, in the privacy settings or for one upload; one on the same machine until you forbid it there. Questions to the advisor that its rules do not understand are another matter: one on the same machine hears them, one elsewhere only after a yes of its own, and either without names of creditors, numbers of accounts and addresses as far as they are recognised, and without any figure of yours but those that you type. Every request is listed for you word for word.";

/** "a day", "14 days" */
export const days = (count: number): string => (count === 1 ? "a day" : `${count} days`);
