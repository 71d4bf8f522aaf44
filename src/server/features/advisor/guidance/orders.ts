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
  /^(?:(?:great|ok|okay|alright|fine|perfect|good|yes|yeah|yep|sure|cool|then|so|thanks|and|also|hey|well|please|just|now|do it|go ahead|go on|come on|you can) )*(?:make (?:the|a|my|that|this|an) (?:\w+ ){0,3}?payments?\b(?! only)|submit\b|set (?:it |this |that )?up\b|set up\b|sign (?:me|us) up\b|enroll\b|schedule\b|take (?:the |it |\$?\d+ ?|that |money ){1,3}(?:out |from )|pay (?:it|them|that|this|off)\b(?! (?:order|dates?|months?|plan|schedule|amount|time|in full)\b)|send (?:it|them|that|\$?\d+)\b|put (?:it|that) (?:on|in) autopay\b)/;
const ASKS =
  /\b(?:what|how|when|which|who|why|where|if|should|would|could|can i|do i|am i|is it|instead|months?|monthly|extra|years?|\d+ ?%|percent|by|or)\b/;

/** Somebody is told to move money; "I send 300" and "should we send 300" tell nobody. */
const MOVE_MONEY =
  /(?<!\b(?:i|we|they|he|she|it|id|ill|wed|well|im|plan|could|should|would|can|will|must|might|do|does|did|if|not|dont|or|the|my|our|what|that|which) (?:(?!and\b|so\b|then\b|just\b|go\b|ahead\b)\w+ )?)(?<!(?<!\byou )\bto )\b(?:send|pay|wire|transfer|move|zelle|venmo|put|throw|shoot|drop)\b(?: (?!back\b|order\b|plan\b|dates?\b|schedule\b)[\w&.-]+){0,4}? (?:\$?\d|(?:to|toward|towards|on|onto|into|off|down)\b)/;
/** Somebody says that the advisor reaches the money, or is to stop talking and act. */
const CLAIMS =
  /\b(?:you|u|ya|this app|the app) (?:\w+ )?(?:got|have|has|had|hold) (?:\w+ ){0,2}?(?:access|control|login|logins|password|passwords|keys?)\b|\b(?:you|u|ya) (?:can|could|are able to) (?:\w+ ){0,2}?(?:access|reach|get (?:in|into|to)|log (?:in|into))\b|\b(?:youre|you are|your|u r|ur) (?:\w+ )?(?:connected|linked|hooked|logged|plugged|signed) (?:up |in |into )?|\bhooked (?:you )?(?:up )?to (?:my|our) (?:\w+ )?(?:bank|account|checking|savings)\b|\b(?:quit|stop) (?:\w+ )?(?:playing|stalling|messing|fooling|joking|kidding|talking|asking|acting|dodging|pretending|wasting)\b|\bno more (?:questions|excuses|games|stalling|talk)\b/;
const AT_ONCE =
  /\b(?:right now|right away|right this (?:second|minute|moment)|immediately|asap|this (?:second|minute|instant)|go ahead|just do it|do it (?:now|already)|on my behalf|(?<!\b(?:from|by|until|till|for|than|as of) )now(?! (?:on|and then)\b))\b/;
/** What is to be played through, not done. */
const PLAYED =
  /\b(?:run|rerun|simulate|calculate|compute|figure|work out|numbers|scenario|suppos(?:e|ing)|imagine|pretend|lets say|let us say|compare|extra|more|instead|a month|per month|monthly|(?:each|every) month)\b/;
const QUESTION =
  /\b(?:what|whats|how|when|which|who|why|where|if|should|would|worth|could i|can i|may i|do i|am i|is it|will it|does)\b/;

/** A question before the order makes it a what-if; one after it does so only where nobody claims that money can be moved. */
function isToldToMove(text: string): boolean {
  const told = MOVE_MONEY.exec(text);
  if (told === null || PLAYED.test(text) || QUESTION.test(text.slice(0, told.index))) return false;
  return CLAIMS.test(text) || (AT_ONCE.test(text) && !QUESTION.test(text));
}

/** `text` is one sentence or the whole message, in one form. */
export const isOrdered = (text: string): boolean =>
  (FORMS.some((form) => form.test(text)) && ACTS.test(text)) ||
  (BEGINS.test(text) && !ASKS.test(text)) ||
  isToldToMove(text);
