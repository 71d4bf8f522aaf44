/**
 * What endangers a life or a person: pills that were taken, nothing that seems to lead out, and somebody at home who hurts, threatens or
 * controls. It comes before everything else, in the words as typed too: one call too many to a hotline does no harm, a bare sum can.
 */
import type { Publication } from "#contract/advisor.ts";
import { type Answer, help } from "../tools/say.ts";

export type Peril = {
  readonly name: string;
  readonly tests: readonly RegExp[];
  readonly unless?: RegExp;
  readonly answer: () => Answer;
};

export const NFCC: Publication = {
  name: "National Foundation for Credit Counseling",
  url: "https://www.nfcc.org/",
};
export const LIFELINE: Publication = {
  name: "988 Suicide & Crisis Lifeline",
  url: "https://988lifeline.org/",
};
const POISON: Publication = { name: "Poison Help", url: "https://poisonhelp.hrsa.gov/" };
const VIOLENCE: Publication = {
  name: "National Domestic Violence Hotline",
  url: "https://www.thehotline.org/",
};

const DRUGS =
  "(?:pills?|tablets?|capsules?|meds|medications?|medicines?|tylenol|acetaminophen|paracetamol|aspirin|advil|ibuprofen|aleve|motrin|benadryl|nyquil|xanax|valium|klonopin|ativan|ambien|oxys?|oxycodone|oxycontin|percocets?|vicodin|opioids?|fentanyl|heroin|insulin|sleeping \\w+|painkillers?|antidepressants?|prescriptions?|zoloft|prozac|lithium|melatonin)";
const POISONS =
  "(?:bleach|antifreeze|drain cleaner|drano|lye|rat poison|poison|weed ?killer|pesticides?|detergent|ammonia|gasoline)";
const SWALLOWED =
  "(?:took|taken|take|taking|swallowed|swallowing|downed|downing|ate|eaten|drank|drunk|chugged|popped|ingested|gulped|injected)";
/** More than is meant to be taken; "I took my pills" is a morning like any other. */
const TOO_MUCH =
  "(?:all|whole|entire|every|everything|bottles?|box|boxes|jar|pack|bunch|handfuls?|fistfuls?|lots?|loads?|rest|too many|too much|so many|so much|way more|(?:[2-9]\\d|1\\d|\\d{3}|ten|fifteen|twenty|thirty|forty|fifty|sixty|hundred|dozens?)(?! ?(?:mg|dollars|bucks|percent|years?|months?|days?)))";
const WHO_TOOK = "(?:i|we|(?:he|she)(?: has)?|hes|shes|they|my (?:\\w+ )?\\w+)";

const TAKEN: readonly RegExp[] = [
  new RegExp(
    `\\b${WHO_TOOK}(?: (?:have|has|just|already|think|might|may|accidentally|also|then))* ${SWALLOWED}\\b(?: [\\w&]+){0,3}? ${TOO_MUCH}\\b(?: \\w+){0,4}? ${DRUGS}\\b(?! (?:bills?|costs?|money|budget|expenses?))`,
  ),
  new RegExp(`\\b(?:just|already) ${SWALLOWED}\\b(?: \\w+){0,3}? ${TOO_MUCH}\\b(?: \\w+){0,4}? ${DRUGS}\\b`),
  new RegExp(
    `\\b${SWALLOWED} (?:\\w+ ){0,3}?(?:${POISONS}\\b|${TOO_MUCH} (?:of )?(?:(?:my|the|her|his|them) )?${DRUGS}\\b)`,
  ),
  new RegExp(`\\b${DRUGS} and (?:\\w+ )?${SWALLOWED} (?:them |it )?(?:all|every)`),
  /\boverdosed\b|\bi (?:am|was|might be|think i am) overdosing\b|\btaken an overdose\b|\btook an overdose\b|\bi (?:just |have |think i )*(?:odd|oded|od ed)(?: on\b| just| again| and|$)/,
  // What is at hand or already done to oneself.
  /\b(?:pills|gun|pistol|rope|noose|knife|razor|razor blade|blade) (?:\w+ ){0,3}?(?:in front of me|in my (?:hand|hands|lap|mouth)|next to me|beside me|to my (?:head|throat|wrist|temple))\b/,
  /\b(?:standing|sitting|am|stand|sit) (?:here |up )?(?:on|at) (?:the |a )?(?:edge|ledge|bridge|roof|rooftop|tracks)\b/,
  /\bi (?:have |just )*(?:cut|slit|slashed|sliced) (?:open )?my (?:wrists?|arms?|throat|veins?)\b|\bi (?:am|keep) (?:bleeding|losing blood)\b|\b(?:cant|cannot|not) breathe and\b/,
];

const NO_EXIT: readonly RegExp[] = [
  /\b(?:dont|do not|cant|cannot|can not|couldnt|no longer|never) (?:even |really |ever |possibly )?(?:see|find|imagine|picture|think of|have|know) (?:any |a |an |the |how there is |how i have |of )*(?:\w+ )?(?:way (?:out|through|forward|ahead|past)|exit|escape|future|hope|light at)\b/,
  /\b(?:see|seeing|feel|have|is|there is|theres|got) (?:absolutely )?no (?:\w+ )?(?:way (?:out|forward|through|ahead)|exit|escape|future|hope(?! that)|light at)\b/,
  /\b(?:i am|feel|feeling|just|so|completely|totally|we are) (?:\w+ )?(?:hopeless|trapped|helpless|worthless|useless to everyone|done for|doomed)\b(?! (?:by|in) (?:a|an|the|my|this) (?:contract|lease|loan|mortgage|subscription|timeshare|rate))/,
  /\b(?:lost|losing|given up|giving up|give up|out of|ran out of) (?:all |any |on )*hope\b|\bend of (?:my|the|our) rope\b|\b(?:i|just want to|want to|ready to|about to) give up(?: (?:on (?:everything|all of it|it all|life|trying))| now| completely| entirely|$)/,
  /\b(?:never|no way i am|not ever|wont ever) (?:\w+ ){0,3}?(?:get|getting|climb|climbing|dig|digging|crawl|crawling) (?:myself )?out of (?:this|it|here|the|my)(?: \w+)?(?: alive)?$/,
  /\b(?:going to|about to|think i am|think i will) (?:completely )?(?:lose it|break down|snap|have a breakdown)\b|\bfalling apart\b|\bcant (?:take|handle|cope with) (?:it|this|things|life)\b|\b(?:my )?life is (?:over|ruined|finished|destroyed)\b|\bruined my (?:whole )?life\b/,
];

const AT_HOME =
  "(?:(?:ex )?(?:husband|wife|hubby|partner|boyfriend|girlfriend|spouse|fiancee?|bf|gf)s?|my (?:ex|dad|father|mom|mother|stepdad|stepmom|son|daughter|brother|sister|uncle|roommate)|he|she|hed|shed|hes|shes|(?<=\\bi think )hell|(?:^|(?<=\\b(?:because|if|that|and|or|says|said) ))(?:hell|shell))";
const AND =
  "(?: (?:is|was|has|had|will|would|just|always|keeps|kept|keep|going to|says|said|might|may|could|often|sometimes|then|also|often|actually|really|literally|even|to|that|he|she|hed|shed|hell|shell|threatened|threatens|threatening))*";
const VIOLENT: readonly RegExp[] = [
  new RegExp(
    `\\b${AT_HOME}${AND} (?:kills?|killed|hurts?|hurting|hits?|hitting|beats?|beating|murder|strangles?|strangled|chokes?|choked|choking|shoots?|smacks?|smacked|slaps?|slapped|punch(?:es|ed)?|kicks?|kicked|shoves?|shoved|harms?|burns?|burned|attacks?|attacked|abus(?:es?|ed|ing)|terroriz\\w+|stalks?|stalking|stalked|rapes?|raped|locks?|locked|grabs?|grabbed) (?:on )?(?:me|us|(?:my|the|our) (?:kids?|child(?:ren)?|son|daughter|baby|dog))\\b(?! (?:up (?:for|with)|with (?:a|the) (?:bill|fee|news|question)|to it|financially|back))`,
  ),
  new RegExp(
    `\\b${AT_HOME}${AND} (?:threat\\w*|intimidat\\w*|scares?|scaring|terrif\\w+|abusive|violent|controls me|controlling (?:husband|wife|me)|is controlling|isolat\\w+ me)\\b(?! (?:me )?(?:to|with) (?:a )?(?:sue|suing|court|divorce|lawyers?|leave|cancel|move out|lawsuit|small claims)\\b)`,
  ),
  new RegExp(
    `\\b(?:afraid|scared|terrified|frightened|fear(?:ful)?)(?: (?:of|for|that|what|my|our|life|because|to|tell|anger|upset|around|go|home|be))* ${AT_HOME}\\b(?! (?:will |would |might |is going to )?(?:say no|lose|miss|spend|find a job|die|be late))`,
  ),
  /\b(?:afraid|scared|terrified|not safe|unsafe|dont feel safe) (?:to (?:go|be|stay|leave) |to |at |in my (?:own )?)(?:be )?(?:at )?(?:home|house|alone with)\b|\b(?:fear|afraid|scared|fearing) for my (?:life|safety|kids)\b/,
  new RegExp(
    `\\b${AT_HOME}${AND} (?:controls?|controlled|monitors?|tracks?|watches|takes?|took|keeps?|kept|hides?|holds?|holding|withholds?|confiscat\\w+|seiz\\w+|cuts? off|cut me off from)(?: \\w+){0,2}? (?:(?:all|every bit of) (?:\\w+ )?(?:money|finances|accounts?|cards?|cash|pay|spending|income)|everything|the (?:money|finances|accounts?|purse|cash)|every (?:penny|cent|dollar)|(?<!(?:control|monitor|track|watche)s? )my (?:own )?(?:\\w+ )?(?:paychecks?|wages|salary|money|cards?|id|phone|car keys|keys|passport|documents|bank card|license|access))\\b`,
  ),
  new RegExp(
    `\\b${AT_HOME}${AND} (?:wont|doesnt|does not|will not|never|refuses to|forbids?|not|isnt|didnt|did not)(?: (?:ever|even|allow|let|lets|letting|allows|allowing|give|gives|giving))* me(?: (?:to|from))?(?: \\w+){0,2}? (?:see|seeing|look|have|having|touch|use|access|know|work|working|leave|near|any|money|cash|login|password|a job|my own|the account)\\b`,
  ),
  new RegExp(
    `\\b${AT_HOME}${AND} (?:makes?|made|forces?|forced|forcing|pressures?|pressured|pressuring|bullied|bullies|coerc\\w+|making) me(?: \\w+){0,2}? (?:sign|signing|take|taking|open|opening|hand|handing|give|beg|account for|show|put|apply|cosign|co-sign|borrow|quit)\\b`,
  ),
  /\b(?:have to|must|need to|got to|made to) (?:ask|beg) (?:my |him|her|for )(?:\w+ ){0,4}?(?:permission|every (?:penny|cent|dollar))\b|\b(?:him|her) (?:permission|for permission) (?:to|for|before)\b|\b(?:gives|given|give) me an allowance\b|\bnot allowed to (?:see|touch|have|use|know|spend|work|look at|access) (?:\w+ ){0,3}?(?:money|accounts?|bank|cards?|job|anything|finances|paycheck)\b|\b(?:he|she|husband|wife|boyfriend|girlfriend|partner)\b.*\bnot allowed to (?:see|touch|have|use|know|spend|work)\b/,
  /\b(?:husband|wife|partner|boyfriend|girlfriend|spouse) (?:hits|beats|threatens|controls(?! (?:which|what|how|the (?:plan|order)))|abuses)\b|\babusive (?:husband|wife|partner|relationship|marriage|home|ex)\b|\b(?:financial|economic|domestic) (?:abuse|violence|control)\b|\b(?:i am|being|was|been|get|got) (?:\w+ )?(?:beaten|abused|battered|threatened at home|strangled)\b(?: by| at| up|$)|\b(?:leave|leaving|escape|get away from|flee|fleeing|hiding from|run away from) (?:my |an? |this |the )?(?:\w+ )?(?:abus\w+|violent|domestic)\b|\b(?:help|escape) me (?:leave|from) (?:him|her|my (?:husband|wife|boyfriend|girlfriend|partner))\b/,
];

/** In order: a life in danger now, then despair, then somebody who hurts or controls. */
export const overdose: Peril = {
  name: "danger",
  tests: TAKEN,
  answer: () =>
    help(
      "Call 911 now, also when you feel well. If something was swallowed, Poison Help at 1-800-222-1222 says what to do, day and night; do not wait for signs. Call or text 988 and somebody stays with you, or go to a person near you. No debt is worth your life, and the numbers can wait.",
      [POISON, LIFELINE],
    ),
};

export const noExit: Peril = {
  name: "distress",
  tests: NO_EXIT,
  unless:
    /\b(?:way out|out|trapped|stuck|exit|escape) (?:of|in|from) (?:this|the|my|a|an) (?:\w+ )?(?:contract|lease|subscription|membership|timeshare|warranty|policy)\b|\b(?:when|how soon|what date|how long|how many months)\b/,
  answer: () =>
    help(
      "I am sorry that it is this heavy. There is a way, even when none can be seen from where you stand, and you do not have to find it alone. In the US call or text 988, day and night, and somebody will listen; in danger call 911. A nonprofit credit counsellor (NFCC, 1-800-388-2227) goes through the debts with you for little or nothing. The numbers are here when you want them.",
      [LIFELINE, NFCC],
    ),
};

export const violence: Peril = {
  name: "violence",
  tests: VIOLENT,
  answer: () =>
    help(
      "That is not your fault, and there are people who help in confidence. In danger call 911. The National Domestic Violence Hotline answers day and night at 1-800-799-7233, also when it is about money that is kept from you, and helps to plan what is safe. Use a device that nobody else looks at.",
      [VIOLENCE],
    ),
};

export const meets = ({ tests, unless }: Peril, text: string): boolean =>
  tests.some((test) => test.test(text)) && unless?.test(text) !== true;
