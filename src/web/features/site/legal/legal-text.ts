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
