/** Orders that do not begin like one: the leave to act is given, or it is to be told once it is done. */

const DONE =
  "(?:done|sent|finished|complete[d]?|through|made|paid|moved|gone|cleared|set|posted|closed|cancel(?:l)?ed)";

const FORMS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:confirm|let me know|tell me|text me|message me|notify me|email me|report back|say so|ping me)(?: it| that)? (?:when|once|after|as soon as|that) (?:it|that|its|it is|thats|that is|youre|you are|you have|youve|the (?:payment|money|transfer))(?: is| are| has| have| gets?)?(?: been)? ?${DONE}\\b`,
  ),
  /\b(?:i|we) (?:\w+ )?(?:authori[sz]e|permit|allow|give you (?:\w+ )?(?:permission|authority|the ok|the okay|my ok|my okay|the go ahead|the green light|consent|access)|hereby|consent)\b(?!.*\b(?:user|users)\b)|\b(?:i am|im|we are) authori[sz]ing\b|\byou have my (?:ok|okay|permission|consent|authori[sz]ation|go ahead|word|blessing)\b/,
];
const ACTS =
  /\b(?:pay|send|move|transfer|wire|take|put|use|cancel|close|call|open|apply|make|do|submit|sign|email|text|dispute|switch|change|go ahead)\b/;

/** "Make the payment now": an order where nothing is asked. */
const BEGINS =
  /^(?:(?:great|ok|okay|alright|fine|perfect|good|yes|yeah|yep|sure|cool|then|so|thanks|and|also|hey|well|please|just|now|do it|just do it|go ahead|go ahead and|go on|come on|you can|then just) )*(?:make (?:the|a|my|that|this|an) (?:\w+ ){0,3}?payments?\b(?! only)|submit\b|set (?:it |this |that )?up\b|set up\b|sign (?:me|us) up\b|enroll\b|schedule\b|take (?:the |it |\$?\d+ ?|that |money ){1,3}(?:out |from )|pay (?:it|them|that|this|off)\b(?! (?:order|dates?|months?|plan|schedule|amount|time|in full)\b)|send (?:it|them|that|\$?\d+)\b|put (?:it|that) (?:on|in) autopay\b)/;
const ASKS =
  /\b(?:what|how|when|which|who|why|where|if|should|would|could|can i|do i|am i|is it|instead|months?|monthly|extra|years?|\d+ ?%|percent|by|or)\b/;

/** `text` is one sentence or the whole message, in one form. */
export const isOrdered = (text: string): boolean =>
  (FORMS.some((form) => form.test(text)) && ACTS.test(text)) || (BEGINS.test(text) && !ASKS.test(text));
