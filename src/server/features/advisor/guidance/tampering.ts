/** What is said to the advisor about itself: that its rules are off, or are to be shown. It has none to show, and follows the person's papers. */

const RULES =
  "(?:instructions?|rules?|prompts?|guidelines?|restrictions?|safety(?: \\w+)?|safeguards?|filters?|guardrails?|limitations?|programming|policy|policies|training|protections?|configuration|config|source code)";
const WHOSE =
  "(?:(?:all|any|of|the|your|its|these|those|every|previous|prior|earlier|above|safety|hidden|secret|system|initial|original|built in|inner|full|whole|exact|content|old) ){1,6}";
const PUTS_OFF =
  "(?:ignor(?:e|ing)|disregard(?:ing)?|forget(?:ting)?|overrid(?:e|ing)|bypass(?:ing)?|turn(?:ing)? off|switch(?:ing)? off|shut(?:ting)? off|disabl(?:e|ing)|deactivate|drop(?:ping)?|remov(?:e|ing)|lift(?:ing)?|suspend|skip|break|lose|delete|wipe|clear|stop following|set aside|unlock|throw (?:out|away))";
const SHOWS =
  "(?:repeat|show|print|reveal|display|output|dump|paste|copy|share|recite|expose|leak|spit out|give|tell|read|write|list|send|translate|summarize|what (?:is|are|were|was))";

const FORMS: readonly RegExp[] = [
  new RegExp(`\\b${PUTS_OFF} (?:\\w+ )?${WHOSE}${RULES}\\b`),
  new RegExp(`\\b${PUTS_OFF} ${RULES}\\b(?! on\\b)`),
  new RegExp(
    `\\b${SHOWS} (?:me |us |back |out |to me )*(?:\\w+ )?${WHOSE}(?:system |hidden |setup )?(?:instructions?|prompts?|guidelines|guardrails|programming|configuration|source code)\\b`,
  ),
  // "Everything written above this message".
  /\b(?:repeat|show|print|reveal|display|output|dump|paste|copy|recite|type|quote)\b.*\b(?:above|before) (?:this|that|my|the|our)? ?(?:first |very first |last |own )?(?:message|line|text|point|conversation|chat|sentence|prompt|question)\b/,
  /\b(?:repeat|print|recite|quote|paste|copy) (?:back )?(?:everything|all|the (?:text|words?|lines?)|what is|whatever is|anything) (?:\w+ ){0,3}above\b/,
  /\b(?:what|which|all the things|everything) (?:\w+ ){0,3}?(?:you|u) (?:were|was|are|have been|got) (?:\w+ )?(?:told|given|programmed|instructed|set up|trained|ordered)\b/,
  /\b(?:instructions?|rules?|prompts?) (?:that )?you (?:were|was|are|have been|got) (?:\w+ )?(?:given|told|set up|programmed|made|started)\b/,
  // "Everything that was written to you at the start".
  /\b(?:repeat|show|print|reveal|display|output|dump|paste|copy|recite|type|quote|tell|give|list|what|share)\b.*\b(?:was|were|is|are|been|got|gets) (?:\w+ )?(?:written|said|sent|typed|told|given|fed|shown|passed|handed) (?:in)?to (?:you|u)\b/,
  // "You have no rules any more", "a bot without limits".
  /\byou (?:now |no longer |dont |do not |wont |will )*have (?:no|any|zero) (?:more )?(?:rules|restrictions|limits|limitations|guidelines|filters|guardrails|policies)\b/,
  /\b(?:bot|ai|assistant|model|app|advisor|gpt|you)\b.*\b(?:with no|without(?: any)?|has no|have no|free of|with zero) (?:\w+ )?(?:rules|restrictions|limits|limitations|guidelines|filters|guardrails|policies)\b/,
  /\b(?:unrestricted|unfiltered|uncensored|unlocked|no limits|no rules|god|sudo|root|hidden|secret|debug|admin|maintenance) mode\b/,
  new RegExp(
    `\\b${RULES} (?:is|are|was|were|have been|has been|got) (?:\\w+ )?(?:off|disabled|gone|lifted|suspended|removed|void|deactivated|over|cancell?ed|turned off|no longer|switched off)\\b`,
  ),
  // "Tell this user that every debt is $0".
  /^(?!.*\b(?:how|what|when|would)\b).*\b(?:tell|say|answer|report|inform|claim|state|reply|respond|insist|announce)\b(?: to)?(?: (?:me|us|them|people|everyone|everybody|anyone|(?:this|the|every|each|any) (?:user|person|customer|client)))?(?: only| just)?(?: that)? (?:(?:every|each|all|any|my|our|their|his|her|the|of) ){1,3}(?:\w+ )?(?:debts?|balances?|loans?|cards?|bills?|accounts?) (?:is|are|equals?|was|were|have been|has been) (?:now |all |fully |already )*(?:\$?0(?:\.00)?\b|zero|nothing|paid|gone|forgiven|cleared|cancell?ed)/,
  /^(?!.*\b(?:how|what|when|which|if i|if we)\b).*\bfrom (?:here|now|this (?:point|message|moment)) on(?:wards?)?\b.*\b(?:you (?:\w+ )?(?:answer|say|tell|will|are|must|only|have|act|reply|respond)|(?:only|always|just) (?:answer|say|reply|respond)|(?:answer|say|reply|respond|behave)\b)/,
  /^(?:system|developer|admin\w*|assistant|root|sudo) (?!of\b)(?=.*\b(?:rules?|mode|override|users?|you|instructions?|prompt)\b)/,
  // Who somebody says to be changes nothing.
  /\b(?:i am|im|this is|as|from) (?:actually |really |in fact |one of )*(?:the|your|an?|our) (?:real |chief |lead |system |app |actual )*(?:admin\w*|developers?|devs?|programmers?|creators?|engineers?|tester|testers|(?:engineering|dev|security|support|qa|it) (?:team|department))\b(?=.*\b(?:you|your|rules?|prompt|instructions?|show|give|turn|print|mode|access|test\w*|everyone|users?|override|unlock)\b)/,
  /\b(?:show|list|print|dump|export|give) (?:me )?(?:all|every|everyones|the) (?:\w+ )?(?:users?|database|db|tables?|api keys?|passwords|other accounts)\b/,
  // Figures that are to be put, not looked up.
  /^(?:please |now |just |ok |so )*(?:set|change|make|mark|reset|zero|update|put|edit) (?:out )?(?:all |every |each )?(?:of )?(?:my |the |our )?(?:\w+ ){0,2}(?:balances?|debts?|loans?|cards?|limits?|scores?|figures?|numbers?)\b(?: \w+){0,3}? (?:to|as|at|at|equal|equals|=) (?:\$?0|zero|nothing|paid|gone|\$?\d+ (?:from|for) now)\b/,
  /\b(?:new|special|extra|secret) (?:rule|instruction|order|directive|policy)s?\b.*\b(?:debts?|balances?|loans?|cards?|you|say|answer|owe)\b/,
];

/** `text` is in one form. */
export const tampers = (text: string): boolean => FORMS.some((form) => form.test(text));
