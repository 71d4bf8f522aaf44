/** Words that open a message or are all of it, and ask for nothing: greetings, thanks, "hmm ok so". */

const GREETING =
  /^(?:hi|hiya|hello|hey|heya|yo|sup|howdy|greetings|morning|evening|afternoon|good|bye|goodbye|night|later|there|again|you|everyone|friend|buddy|help|me|please|advisor|bot|assistant)$/;
const THANKS =
  /^(?:thanks?|thx|ty|tysm|appreciate|appreciated|cheers|grateful|you|u|so|very|much|a|lot|lots|bunch|million|ton|again|for|that|this|it|the|your|help|helping|all|really|i|is|was|are|helpful|useful)$/;
const NOD =
  /^(?:ok|okay|k|kk|yes|yeah|yep|yup|no|nope|nah|sure|cool|nice|great|good|perfect|awesome|wow|lol|haha|hmm|hm|right|fine|alright|all|got|it|gotcha|understood|i|see|that|is|makes|make|sense|sounds|will|do|know|never|mind|nevermind|done|for|now|oh|ah|well|then|interesting|bye|so|much|to)$/;
const CLEARLY_THANKS = /\b(?:thanks?|thx|ty|tysm|appreciated?|cheers|grateful)\b/;

/** "Is that good": of the answer before. */
const ASKS_BACK = /^(?:(?:ok|oh|and|so|well|hmm?) )*(?:is|does) (?:that|it|this)\b/;

/** What a message is that holds nothing else; undefined where it holds more. `text` is of plainWords. */
export function smallTalk(text: string): "greeting" | "thanks" | undefined {
  const words = text.split(" ");
  const isAll = (...forms: readonly RegExp[]): boolean =>
    words.every((word) => forms.some((form) => form.test(word)));
  if (CLEARLY_THANKS.test(text)) return isAll(THANKS, NOD, GREETING) ? "thanks" : undefined;
  return isAll(GREETING, NOD) && !ASKS_BACK.test(text) ? "greeting" : undefined;
}

const OPENING =
  /^(?:(?:hm+|um+|uh+|oh|ah|ok|okay|alright|all right|cool|wow|yeah|yep|yup|nah|lol|haha|hey|hi|hello|wait|gotcha|got it|i see|perfect|awesome|interesting|damn|dang|ugh|yikes|sweet|thanks|thx|thank you|good (?:morning|evening|afternoon)|hey there|hi there|hello there) )+(?=\S)/;

/** The message from where it begins to say something; as it is where that would leave nothing. */
export const withoutOpening = (text: string): string => text.replace(OPENING, "");
