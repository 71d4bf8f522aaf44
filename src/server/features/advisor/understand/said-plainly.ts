/**
 * One thing is said in many ways: what people call it goes over into the word that the rules know, before any rule is asked. Each line
 * is a way of speaking, not a question; a way of speaking that also means something else stays as it is.
 */

const KIND_OF_RATE = /\b(?:rates?|apr|interest|percent(?:age)?)\b/;

const WAYS: ReadonlyArray<readonly [RegExp, string]> = [
  // Politeness and where the figure is to come from hold nothing.
  [/\bkindly\b/g, ""],
  [
    /\b(?:(?:would|could|can|will) you|(?:i|we) (?:would|want|need) you to) (?:please |just |maybe )?(?=(?:tell|show|give|list|remind|explain)\b)/g,
    "",
  ],
  [
    /\b(?:i|we) (?:(?:just |also |really )?(?:need|want)|(?:would|d) like) (?:to (?:know|see|hear|find out) |(?=(?:my|our|the) (?:\w+ ){0,3}?(?:limit|rate|apr|balance|minimum|score|total|number|date|amount|ratio|utilization|worth|income|interest)\b(?!.*\b(?:gone|lower|lowered|higher|raised|down|up|off|cut)\b)))/g,
    "tell me ",
  ],
  // What is owed.
  [/\bhow deep (?:am|are) (?:i|we)(?: in)?\b/g, "how much do i owe"],
  [/\b(?:am|are) (?:i|we) (?:still )?(?:sitting|standing|sat) (?:at|on)\b/g, "balance do i have"],
  [/\b(?:am|are) (?:i|we) (?:still |now |currently )?at (?=(?:on|with|for)\b)/g, "balance do i have "],
  [
    /\b(?:still |just )?(?:sit(?:s|ting?|tin)|hanging|parked|riding|racked up|run up) (?:there )?on\b(?! (?:my|our|the) (?:report|cash|savings))/g,
    "owed on",
  ],
  [
    /\b(?:what|how much) (?:would|will|does|do) (?:it|i|we) (?:take|cost|need|have) to (?:pay off|clear|kill|wipe out|settle|close out) (.{1,40}?) (?:today|right now|right away|now|tomorrow|in full|completely|this minute|on the spot)\b/g,
    "how much is owed on $1",
  ],
  [/\b(?:in )?deepest(?: with| in(?: with)?)?\b/g, "owe the most"],
  [
    /\b(?:how little|least|the least) (?:can|could|may|do) (?:i|we) (?:have to )?(?:\w+ ){0,2}?(?:get away with )?(?:send|pay|put|sending|paying|giving|give)\b/g,
    "minimum",
  ],
  [
    /\b(?:required|mandatory|obligatory) (?:monthly )?(?:payments?|amounts?)\b(?! (?:to|for) (?:be|get|being|become)\b)/g,
    "minimum payments",
  ],
  [
    /\bwhat (?:is|are|was) (?:required|mandatory|obligatory)(?: (?:on|of|for) (?:each|every|all|everything)\w*)?\b/g,
    "the minimums",
  ],
  [/\b(?:ceiling|cap) (?=(?:on|of|for)\b)/g, "limit "],
  [/\binterest rate wise\b/g, "interest rate"],
  [/\bwhat is (?:the|my) (?:whole |total |full )?damage\b/g, "what do i owe in total"],
  [/\b(?:credit )?line (?=(?:on|of|for|with)\b)/g, "limit "],
  [/\bfree and clear\b/g, "paid off"],
  [/^((?:and |so )?when\b.{0,40}?) (?:all |really |truly |finally )mine\b/g, "$1 paid off"],
  [/\b(?:cough(?:ed)? up|shell(?:ed)? out|fork(?:ed)? out|forked over|dished out)\b/g, "paid"],
  [
    /\bif (?:i|we) (?:(?:just |only )?(?:stick|keep|stay|go|hold|follow|do|work) ?(?:to|with|by|on|along with)?) (the|my|our|this|your) (?:payoff |current )?plan\b/g,
    "under $1 plan",
  ],
  [/\bwill i of\b/g, "will i have"],
  [/\b(?:stop|quit) (?:paying|sending money) (?:on|for|to|toward) (?=(?:my|our|the)\b)/g, "be done with "],
  [/\bclimb(?:ing)? out(?: of (?:it|this|debt|the hole))?(?= *$)/g, "get out of debt"],
  [/\b(?:at|to|hit|reach) zero (?=by\b)/g, "debt free "],
  [/\b(?:hand|hands) out next\b/g, "next payment due"],
  [
    /\bwhere (?:did|do|does|have) (?:they|it) (?:cap|capped|max) (?:me|us)(?: out)?(?: at)?(?= on\b| with\b| for\b|$)/g,
    "what is the limit",
  ],
  [
    /\bthe most (.{1,30}?) (?:lets|will let|allows|would let) me (?:charge|spend|put on it|borrow)\b/g,
    "the limit of $1",
  ],
  [
    /\b(?:what|how much) (?:do|does|did) you (?:have|show|see|got) (?:me|us) (?:making|earning|bringing (?:home|in)|taking home|pulling in)\b/g,
    "what is my income",
  ],
  [/\b(?:scrape|scrounge|pull) (?:together |up )(?=\$?\d)/g, "pay "],
  [/\b(?:ate|eats?|eaten|gobbl\w+|swallow\w*|chew\w*|suck\w*) up\b/g, "took"],
  [
    /\b(?:kinds?|types?|sorts?) of (?:things?|stuff)\b(?=.*\b(?:money|spen[dt]\w*|paycheck|took|cost)\b)/g,
    "spending categories",
  ],
  [
    /\b(?:the )?(?:least|lowest) (?:i|we) (?:can|could|may) (?:get away with )?(?:sending|paying|send|pay|put)\b/g,
    "minimums",
  ],
  // What it is to be done with it.
  [
    /\bout of (?:all (?:of )?)?this(?: (?:mess|hole|pit|hell|nightmare|thing|for good))?(?= *$| (?:in|by|within|before)\b)/g,
    "out of debt",
  ],
  [
    /\b(?:(?:all |finally )?behind (?:me|us)\b|out from under(?: (?:this|it all|it|all (?:of )?(?:this|it)|(?:my |our |the )?debts?))?|freedom (?:date|day)|(?:shot|shut) of (?:all )?(?:of )?(?:this|it all|it|my debts?|these debts?)(?: debts?)?|(?:in|into|back in) the black|home free|(?:the |my )?finish line|debt freedom (?:date|day)?)/g,
    "debt free",
  ],
  [
    /\b(?:say(?:ing)? (?:goodbye|good bye|bye|so long|adios) to|see(?:ing)? the (?:back|last|end) of|wav(?:e|ing) goodbye to|kiss(?:ing)? (?:goodbye to )?|be through with|get shot of)\b(?! my (?:famil|kid|wife|husband|child|son|daughter))/g,
    "be done with",
  ],
  [
    /\b(?:make|send|have|pay) (?:my|our|the) (?:very )?(?:last|final)(?: debt| ever)? payment(?= *$| (?:to|of) (?:any|every|all)| ever)/g,
    "be debt free",
  ],
  // What is earned, what is needed, what is not.
  [
    /\b(how much|what)(?: money)? (?:typically |usually |normally )?(?:lands?|hits?|shows up|drops?|arrives|(?:gets? )?deposited) (?:in|into|in to)? ?(?:my|our|the) (?:\w+ )?(?:accounts?|bank|checking)\b/g,
    "$1 comes in",
  ],
  [
    /\bneed (?:each|every|a|per) (?:month|week) (?:just )?to (?:survive|live|get by|stay afloat|eat and live)\b/g,
    "spend on essentials each month",
  ],
  [/\b(?:must pay|have to pay|got to pay|must have) (?:things|stuff|bills)\b/g, "essentials"],
  [
    /\b(?:blow(?:ing)?|blew|fritter(?:ed|ing)?(?: away)?|burn(?:ing|ed)? through)\b(?! (?:my|it all) (?:brains|head))/g,
    "spend",
  ],
  [
    /\b(?:put by|put away|stashed(?: away)?|tucked away|squirreled(?: away)?|socked away|saved away|salted away|laid by)\b/g,
    "in the bank",
  ],
  [
    /\b(?:(?:the )?(?:stuff|things?|extras|purchases|spending|money)(?: that)?(?: is)?(?: for things)?|what(?:ever)?) (?:i|we) (?:(?:(?:just )?(?:want|like) but )?(?:dont|do not|didnt) (?:\w+ ){0,2}need|(?:could|can) (?:\w+ )?(?:do|live|manage|get by|survive|go) without|could (?:skip|drop|give up))\b/g,
    "discretionary things",
  ],
  [
    /\b(?:nice to haves?|luxur(?:y|ies)|frills?|splurg(?:e|es|ing)|the fun stuff|unnecessary (?:stuff|things|spending|purchases))\b/g,
    "discretionary things",
  ],
  [
    /\b(?:(?:the )?(?:stuff|things?|bills|costs)(?: that)?|what(?:ever)?) (?:i|we) (?:cant|cannot|can not|could not|couldnt) (?:\w+ )?(?:do|live|manage|get by|survive|go|skip|avoid) ?(?:without)?\b/g,
    "essentials",
  ],
  [
    /\b(?:the )?(?:bare |absolute |basic )(?:necessities|needs|basics)\b|\bkeeping the lights on\b/g,
    "essentials",
  ],
  // What things are bought for.
  [/\b(?:at|from) the pumps?\b/g, "on gas"],
  [/\b(?:in|into|for) (?:the|my|our) (?:gas )?tanks?\b/g, "on gas"],
  [
    /\b(?:fill(?:ing|ed)?|gass(?:ing|ed)?|fuel(?:ing|ed)?) up(?: (?:the|my|our) (?:car|truck|van|tank))?\b/g,
    "gas",
  ],
  [/\bgas stations?\b/g, "gas"],
  [
    /\b(?:ordering (?:in|out)|order(?:ed)? in|meals out|food delivery|take ?aways?|drive ?thr(?:u|ough)s?|going out to eat|went out to eat)\b/g,
    "eating out",
  ],
  [/\b(?:(?:the|my|our) )?roof over (?:my|our) heads?\b/g, "rent"],
  [
    /\b(?:kinds?|types?|sorts?|areas?|buckets?) of (?:\w+ )?(?:spending|expenses?|purchases?|costs?)\b/g,
    "spending categories",
  ],
  [/\b(?:spending|expense) (?:areas|buckets|kinds|types)\b/g, "spending categories"],
  [/\b(?:ends? up|disappears?|vanish(?:es)?)(?= *$| (?:each|every|at))/g, "go"],
  // What is owned against what is owed.
  [
    /\b(?:what|everything|all)(?: that)? (?:i|we) own\b.{0,24}\b(?:minus|less|subtract\w*|take away|taking away|take off|deduct\w*|against|knock off)\b.{0,20}\b(?:what|everything|all)(?: that)? (?:i|we) owe\b/g,
    "net worth",
  ],
  [
    /\bsubtract\w*\b.{0,20}\b(?:what|everything|all)(?: that)? (?:i|we) owe\b.{0,16}\bfrom\b.{0,16}\b(?:what|everything|all)(?: that)? (?:i|we) own\b/g,
    "net worth",
  ],
  [
    /\b(?:sold|sell|cash(?:ed)? (?:out|in)|liquidate[ds]?) (?:everything|all)\b.{0,30}\b(?:pa(?:y|id)|clear\w*|settled?)\b.{0,12}\b(?:everyone|everybody|everything|all|debts?|cards?|loans?)\b/g,
    "net worth",
  ],
  [/\b(?:interest|everything) (?:and all |and everything |all )?included\b/g, "with interest"],
  [/\b(?:share|part|portion|fraction)(?= of (?:all )?(?:my|our|the) (?:\w+ ){0,3}limits?\b)/g, "percent"],
  [/\b(?:front|head|top) of (?:the|my|our) (?:line|queue|list|order|plan)\b/g, "first"],
  [/\b(?:is |are )?(?:already )?spoken for(?: by)?\b/g, "is"],
  [/\b1 (?=(?:big |single |new )?(?:loan|payment|card|account|bill|place|debt)\b)/g, "one "],
];

/** Words that only stand for high and low where a rate is spoken of, or the debt itself. */
const HIGH =
  /\b(?:steepest|stiffest|harshest|cruel(?:l)?est|meanest|heaviest|fattest|hungriest|monster|beast|whopper|giant|most (?:brutal|punishing|painful|vicious|aggressive))\b/g;
const LOW =
  /\b(?:gentlest|kindest|mildest|easiest|lightest|softest|friendliest|sweetest|nicest|least (?:painful|brutal|punishing|harsh|bad))\b/g;

/** `text` is in one form, spelling put right. */
export function saidPlainly(text: string): string {
  let said = text;
  for (const [way, plain] of WAYS) said = said.replaceAll(way, plain);
  if (KIND_OF_RATE.test(said) || /\b(?:debts?|cards?|loans?|balances?)\b/.test(said))
    said = said.replaceAll(HIGH, "highest");
  if (KIND_OF_RATE.test(said)) said = said.replaceAll(LOW, "lowest");
  return said.replaceAll(/\s+/g, " ").trim();
}
