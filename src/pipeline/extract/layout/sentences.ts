/** Fewer words than this are a label or a title, whatever they say. */
const WORDS_OF_A_SENTENCE = 5;
/** What a sentence needs and a label hardly ever has: a verb of its own, or somebody who is spoken to. */
const SAYS =
  /\b(?:is|are|was|were|be|been|may|might|will|can|must|should|has|have|had|do|does|did|if|please|see|ask|call|visit|open|apply|refer|save|learn|check|enroll|want|need|transfer|consider|switch|choose|enjoy)\b/i;
/** A full stop behind a small word: "Amortization schedule available at our website." */
const STOPS = /\s[a-z]{3,}\.\s*$/;
/** Words that stand in lower case in a title as well. */
const SMALL = /^(?:of|and|for|the|to|in|on|by|or|a|an|at|with|from)$/;

/**
 * Whether a line of text is a sentence rather than a label, a title or a row: five words or more, one of them a verb or a full
 * stop behind them, most of them in lower case. What a sentence speaks of ("Roll over an old 401(k)", "The prime rate is 7.50%") is not said of the paper it stands on.
 */
export function isSentence(text: string): boolean {
  const words = text.match(/[A-Za-z][A-Za-z'’-]*/g) ?? [];
  if (words.length < WORDS_OF_A_SENTENCE || !(SAYS.test(text) || STOPS.test(text))) return false;
  const open = words.filter((word) => !SMALL.test(word));
  const lower = open.filter((word) => /^[a-z]/.test(word));
  return lower.length * 2 >= open.length;
}
