/** Where no figure helps: money lost to betting, a strain that costs sleep, no food or power, shame, wages that are taken, and who asks for money how. */

import type { Publication } from "#contract/advisor.ts";
import { type Answer, help } from "../tools/say.ts";
import { LIFELINE, meets, NFCC, type Peril } from "./dangers.ts";
import {
  CFPB_COLLECTION,
  FTC_DEBT,
  FTC_REPORT,
  HELP_211,
  IDENTITY,
  INVESTOR,
  LEGAL_AID,
  STUDENT_AID,
} from "./publications.ts";

const GAMBLER: Publication = { name: "1-800-GAMBLER", url: "https://800gambler.org/" };
const SAMHSA: Publication = {
  name: "SAMHSA National Helpline",
  url: "https://www.samhsa.gov/find-help/helplines/national-helpline",
};
const LIHEAP: Publication = {
  name: "Low Income Home Energy Assistance Program (LIHEAP)",
  url: "https://www.acf.hhs.gov/ocs/programs/liheap",
};
const CFPB_PAYDAY: Publication = {
  name: "Consumer Financial Protection Bureau: payday loans",
  url: "https://www.consumerfinance.gov/consumer-tools/payday-loans/",
};
const DOL: Publication = {
  name: "US Department of Labor: wage garnishment",
  url: "https://www.dol.gov/agencies/whd/wage-garnishment",
};

/** A figure is asked for: how it feels is said beside it. */
const FIGURE =
  /\bhow much (?:do|did|does|is|are|am|was|were|have|has|would|will|should|can|could|more|interest|extra|money|of)\b|\bhow (?:long|many|soon|high|low)\b|\b(?:what|when) (?:is|are|did|do|does|will|would|was|were|can|if)\b|\bwhich\b|\bshow me\b/;

const BOOKS =
  "(?:draft ?kings?|fan ?duel|bet ?mgm|prize ?picks|bet ?365|bovada|underdog fantasy|espn bet|caesars sportsbook|sportsbooks?|bookies?|parlays?|blackjack|black jack|roulette|slots|slot machines?|craps|baccarat|scratch ?(?:offs?|ers?|cards?|tickets?)|lotto|lottery|powerball|casinos?|poker|betting|bets|wagers?|wagering|sports bets?|horse (?:races?|racing|track)|the horses|the ponies|race ?track|bingo hall|online slots|fantasy sports|the tables|vegas)";
const LOST =
  "(?:los[et]|losing|losses|blew|blown|blow|blowing|wast(?:ed|ing)|burn(?:ed|t|ing)|dropped|threw|drained|emptied|squandered|in the hole|down|owe|stop|quit|quitting|addict\\w*|hooked|obsess\\w*|relapsed?|chas(?:e|ing)|win (?:it|my|the|our) (?:all )?(?:money )?back|maxed|problem|again|everything|savings|paycheck|rent|keep|borrow\\w*|secret\\w*|hid\\w*|sick|ruin\\w*|destroy\\w*)";

const STUDENT = "(?:student loans?|student debts?|student aid|college loans?|fafsa)";
const ASKER =
  "(?:guy|man|men|woman|lady|person|people|someone|somebody|caller|they|he|she|company|companies|firm|agency|outfit|website|site|app|ad|text|email|letter|call|called|service|program|rep|agent|lawyer|group|broker|platform|mentor|influencer|trader|coach|coworker|co worker|colleague|friend|buddy|cousin|uncle|aunt|brother|sister|neighbou?r|pastor|church|boss|telegram|whatsapp|instagram|tiktok|facebook|discord|seminar|online)";
const UTILITY =
  "(?:power|electric|electricity|lights?|water|gas|heat|heating|utilities|furnace|hot water|internet)";
const FOOD = "(?:food|groceries|formula|diapers|milk|meals?|dinner|lunch|breakfast|to eat)";
const TAKEN_FROM =
  "(?:out of|from|(?:(?:\\d+ ?)?%|percent|half|part|most|quarter|third) of) (?:my|our|her|his) (?:\\w+ )?(?:pay|paychecks?|pay checks?|wages|salary|checks?|social security|ss check|ssi|ssdi|disability|benefits?|pension|va|unemployment|tax refund|refund)\\b";
const RELATIVE =
  "(?:grand(?:son|daughter|kid|child|pa|ma)?|nephew|niece|son|daughter|brother|sister|cousin|relative|mom|dad|mother|father|friend|family|husband|wife|he|she|someone|lawyer|attorney|caller|kid)";
const ODD_PAY =
  "(?:bitcoins?|btc|crypto\\w*|gift ?cards?|google play|steam cards?|itunes|prepaid cards?|vanilla cards?|moneygram|western union|wir(?:e|ed|ing)|zelle|cash ?app|venmo|cash by (?:mail|courier)|courier)";
const HIDDEN_BY =
  "(?:husband|wife|hubby|partner|boyfriend|girlfriend|spouse|fiancee?|he|she|son|daughter|mom|dad|mother|father|parents|bf|gf)";
const DEBTS =
  "(?:debts?|loans?|cards?|credit|owe[ds]?|account|accounts|bills?|balances?|money|spending|dollars|\\$?\\d[\\d,]*k?)";

export const gamblingHelp = (): Answer =>
  help(
    "What is gone is gone, and you can stop before more goes. 1-800-GAMBLER (1-800-426-2537) is free and confidential, day and night. A counsellor there helps to shut yourself out of the apps and casinos, to put money where it cannot be bet, and to talk with your family. Do not try to win it back. I can show what must be paid next, whenever you want.",
    [GAMBLER, NFCC],
  );

export const strainHelp = (): Answer =>
  help(
    "That is a lot to carry, and the body says so. Talk with somebody today: call or text 988, day and night, also when it is only too much. Where drinking or drugs are part of it, SAMHSA's National Helpline at 1-800-662-4357 is free and confidential. Debts are what a nonprofit credit counsellor (NFCC, 1-800-388-2227) takes on with you, the calls included, for little or nothing.",
    [LIFELINE, SAMHSA, NFCC],
  );

export const shameHelp = (): Answer =>
  help(
    "Thank you for saying it. Debt says nothing about what you are worth, and many good people hide it, from others and from themselves. It was not made in a day and does not need to be mended in one. When it came out between two people, take time before you decide; write down together what is owed and to whom, and ask a nonprofit credit counsellor (NFCC, 1-800-388-2227) to sit with you both, for little or nothing. As a rule one owes only what one signed for; in some states married people share more. If it gets too heavy, call or text 988. I am here for the numbers when you want them.",
    [NFCC, LIFELINE],
  );

export const garnishmentHelp = (): Answer =>
  help(
    "There are limits, and you can object. For an ordinary debt a creditor as a rule needs a court judgment first, and federal law lets it take at most a quarter of what is left of your pay after the deductions the law requires; some states allow less or nothing. Social Security, SSI, VA and other federal benefits are mostly protected from private creditors; taxes, child support and federal student loans follow other rules. Read who takes it and for what, answer the court in time, claim what is exempt, and ask legal aid now: it can be free.",
    [DOL, CFPB_COLLECTION, LEGAL_AID],
  );

/** In order: the first that matches answers. */
const perils: readonly Peril[] = [
  {
    name: "scam",
    tests: [
      new RegExp(
        `^(?=.*\\b${STUDENT}\\b)(?=.*\\b(?:forgiv\\w*|cancel\\w*|discharg\\w*|eras\\w*|relief|wip\\w+|eliminat\\w*|reduc\\w*|gone)\\b)(?=.*\\b(?:${ASKER}|if i|for a)\\b)(?=.*\\b(?:fees?|if i (?:pay|send|give)|(?:pay|send|charges?|costs?|wants?|asks?|asking|give|for|just|only) (?:\\w+ ){0,3}?\\$?\\d+|up ?front|login|fsa id|password|card number)\\b)`,
      ),
      /\bforgiv\w*\b.*\b(?:loans?|debts?)\b.*\b(?:processing|application|enrollment|filing|small|upfront|service) fees?\b/,
      new RegExp(
        `^(?!.*\\b(?:how much|what) (?:did|do|have)\\b)(?=.*\\b(?:online|internet|dating|tinder|hinge|bumble|facebook|instagram|whatsapp|telegram|never met|havent met|have not met|not met|overseas|oil rig|deployed|army|military|soldier|abroad|another country|video call|met on)\\b)(?=.*\\b(?:girlfriend|boyfriend|love|loves|lover|fiancee?|sweetheart|partner|soulmate|guy|man|woman|girl|lady|friend|he|she|someone|relationship|crush|husband|wife)\\b)(?=.*\\b(?:needs?|wants?|asks?|asked|asking|begg\\w+|begs|send|sending|sent|lend|borrow|get a loan|take a loan|take out)\\b)(?=.*\\b(?:money|loans?|tickets?|visa|flight|gift|wire|hospital|customs|plane|fees?|cash|surgery|card|\\$?\\d+k?|crypto|bitcoin|help (?:him|her))\\b)`,
      ),
      new RegExp(
        `^(?=.*\\b(?:crypto\\w*|bitcoin|forex|trading|invest\\w*|returns?|profits?|platform|coins?|opportunity|my (?:savings|money)|mlm|put in)\\b)(?=.*\\b${ASKER}\\b)(?=.*(?:\\b(?:guarantee\\w*|promis\\w*|risk free|no risk|doubles?|doubling|triples?|tripling|10x|cant lose|never loses|sure thing)\\b|\\d+ ?(?:%|percent) (?:an? |per |every |each )?(?:day|daily|week|weekly|month|monthly)))(?!.*\\bpromise me\\b)`,
      ),
      new RegExp(
        `^(?=.*\\b${RELATIVE}\\b)(?=.*\\b(?:jail|arrest\\w*|bail|bond money|police|custody|kidnap\\w*|accident|hospital|stranded|detained|lawyer|emergency|stuck)\\b)(?=.*\\b(?:called|calls|calling|call|phoned?|text\\w*|message\\w*|email\\w*|needs?|wants?|says?|said|send|begg\\w+|asking|voice)\\b)(?=.*\\b(?:${ODD_PAY}|bail money|bond money|post bail|bail)\\b)`,
      ),
      new RegExp(
        `\\b(?:wants?|asks?|asked|asking|told|tells|says?|said|demand\\w*|insist\\w*|needs?|make|made|making|begging|instruct\\w*|supposed|have|got) (?:\\w+ ){0,6}?(?:pay|paid|send|buy|in|by|with|through|via|use|deposit|get|feed|put|for|need)(?: \\w+){0,5}? (?:gift ?cards?|google play cards?|steam cards?|itunes cards?|prepaid cards?|vanilla cards?|bitcoin atm|crypto atm|bitcoin machine|bitcoins?|western union|moneygram)\\b`,
      ),
    ],
    answer: () =>
      help(
        "Be careful: this is how a scam asks for money. Somebody you have not met, a caller in distress, a promise of a sure return, or a fee to have a loan forgiven: do not pay, borrow, sign in or send gift cards, a wire or crypto, however urgent it is. Call the person or the company yourself on a number you know. Help with federal student loans is free at studentaid.gov, and nobody honest guarantees a return. If money already went out, call your bank now and report it at reportfraud.ftc.gov. You are not foolish; it happens to many.",
        [FTC_REPORT, STUDENT_AID, INVESTOR, NFCC],
      ),
  },
  {
    name: "scam",
    tests: [
      new RegExp(
        `\\b(?:company|companies|firm|they|theyre|agency|program|rep|guy|man|lady|woman|relief|settle\\w*|accredited|freedom|ad|radio|service|people|lawyer|consolidat\\w+|someone|somebody|place)\\b.*\\b(?:told|tells?|telling|says?|said|saying|wants?|asks?|asked|asking|advis\\w+|instruct\\w*|recommend\\w*|having|make|made)\\b(?: \\w+){0,4}? (?:stop|quit|not|dont|cease|halt|skip)(?: to| all)? (?:mak(?:e|ing) |my |the |any |sending |send |money |to |talking )*(?:pay(?:ing|ments?)?|minimums|creditors?)\\b(?! (?:extra|more|attention|so much|it off))`,
      ),
    ],
    answer: () =>
      help(
        "Be careful with anybody who tells you to stop paying. Late fees and interest go on, missed payments hurt your credit, creditors may sue, and forgiven debt can be taxed. A debt-relief company that sells by telephone may not take a fee before it has settled a debt. A nonprofit credit counsellor (NFCC, 1-800-388-2227) can often lower the rates while you keep paying. Before you sign, look the company up with your state's attorney general.",
        [FTC_DEBT, NFCC],
      ),
  },
  {
    name: "scam",
    tests: [
      /\b(?:brothers?|sisters?|mom|dad|mother|father|stepdad|stepmom|ex|nephew|niece|husband|wife|son|daughter|cousin|roommate|friend|boyfriend|girlfriend|uncle|aunt|parents?|someone|somebody|they|he|she|stranger|thief|scammer|person|coworker|partner|people)(?: (?:has|have|had|just|also|secretly|apparently|must|might|been|went|and|may))*(?: \w+)? (?:opened|opening|took|taken|takes|taking|got|gotten|applied|signed|ran|running|racked|made|put|used|using|stole|stolen|forged|borrowed|financed|bought|leased)\b.*\b(?:in my name|under my name|with my name|my (?:ssn|social|identity|signature|information|info|name|details)(?: security)?(?: number)?(?: (?:to|without|for|on)\b|$)|without (?:my|me|telling me|asking me))\b/,
      /\b(?:loans?|cards?|accounts?|debts?|phone line|car|mortgage|charges?|bill)\b.*\b(?:in|under) my name\b.*\b(?:never|didnt|did not|not me|wasnt me|isnt mine|not mine|dont recognize|no idea|without)\b/,
      /\b(?:loans?|cards?|accounts?|debts?|inquir\w+)\b (?:\w+ ){0,4}?(?:was|were|got|been|has been) (?:opened|taken out|made|applied for) (?:\w+ ){0,3}?(?:in|under|with|using) my (?:name|ssn|social|identity|information)\b|\b(?:accounts?|loans?|cards?|debts?)(?: on my (?:credit )?report)?(?: that)? i (?:never|didnt|did not) (?:open|opened|take|took|apply|applied|sign|signed|ask|asked)\b|\b(?:stole|stolen|stealing|theft of) my (?:identity|social|ssn|information)\b|\bidentity (?:theft|thief|was stolen|got stolen|stolen)\b/,
    ],
    unless: /\b(?:with my (?:permission|ok|consent))\b|\b(?:what is|explain|define) identity theft\b/,
    answer: () =>
      help(
        "Somebody used your name, and that can be undone, also when it is family. Report it at IdentityTheft.gov: it makes the report and the letters that lenders and bureaus must look at. Freeze your credit at each of the three bureaus, which is free, read your reports, dispute what is not yours, and tell the lender in writing. Do not pay on it or say that it is yours before you have asked; legal aid can be free.",
        [IDENTITY, FTC_REPORT, LEGAL_AID],
      ),
  },
  {
    name: "gambling",
    tests: [
      new RegExp(`^(?=.*\\b${BOOKS}\\b)(?=.*\\b${LOST}\\b)`),
      /\bgambl\w+\b/,
      /\b(?:i|we|he|she|husband|wife|son|daughter|partner|have) (?:\w+ )?(?:bet|wagered) (?:away )?(?:all |my |our |the |everything|it all|\$?\d+)(?:\w+ )*(?:rent|paycheck|savings|money|mortgage|game|games|match|on|and lost|everything|all)\b|\b(?:cant|cannot|cant seem to|unable to) stop betting\b|\b(?:bet|betting|wager\w*) (?:\w+ ){0,4}?(?:away|to win it back|to get it back)\b/,
    ],
    unless:
      /\b(?:how much|what)\b.*\b(?:spen[dt]|spending|went|paid|charge[ds]?)\b|\b(?:if|when) .*\b(?:quit|stop) buying\b|\b(?:quit|stop(?:ped)?) (?:\w+ )?(?:buying|playing) .*\bhow (?:much|soon|long)\b|^(?:can|could|what if|should) (?:i|we) .*\bvegas\b|\bvegas (?:trip|vacation|hotel|flight)\b|\bscratch cards?\b(?!.*\b(?:lost|addict\w*|hooked|stop)\b)/,
    answer: gamblingHelp,
  },
  {
    name: "hardship",
    tests: [
      new RegExp(
        `\\b(?:nothing|no|not any|little|out of|ran out of|without|dont have|do not have|no more|hardly any|not enough|cant afford|cannot afford|cant buy|couldnt buy) (?:\\w+ )?(?:left )?(?:to (?:feed|eat)|(?:any |enough |money for )*${FOOD})(?! (?:budget|spending|costs?|bill|category|expenses?|delivery))\\b`,
      ),
      new RegExp(
        `\\b(?:nothing|no money|no cash|\\$?0|zero|anything|cant|cannot|couldnt|not able to|unable to|how (?:do|can|will) i|struggl\\w+ to) (?:left |even )*(?:to )?(?:feed (?:my|our|the|myself|us)|eat(?! out))\\b|\\bnothing left for ${FOOD}`,
      ),
      /\b(?:havent|have not|hasnt|didnt|not|barely|hardly) (?:\w+ )?(?:eaten|eat|ate) (?:\w+ ){0,2}?(?:in|since|for|today|all day|yesterday|anything|at all|so)\b|\b(?:fridge|pantry|cupboards?|cabinets?) (?:is|are|was) (?:\w+ )?(?:empty|bare)\b|\b(?:kids?|children|we|i am|we are|family|baby|son|daughter)(?: (?:is|are|am|so|to|bed|going|go|goes|went|been|always))* (?:hungry|starving)\b|\bskip(?:s|ped|ping)? (?:\w+ )?(?:meals?|eating|dinner|lunch|breakfast)\b/,
      new RegExp(
        `\\b(?:shut|cut|turn|turned|turning|switch\\w*|shutting|cutting|disconnect\\w*|lost|losing|locked) (?:off )?(?:our|my|the|her) (?:\\w+ )?${UTILITY}(?! (?:notice )?(?:bills?|subscription|auto))\\b(?: (?:off|is off))?|\\b${UTILITY} (?:\\w+ ){0,4}?(?:(?:shut|cut|turned|switched|is|was|been|went|being) (?:\\w+ )?off|disconnect\\w*)\\b|\\b(?:no|without|dont have|have no) (?:\\w+ )?(?:power|electricity|heat|heating|running water|hot water|water|lights)\\b(?! (?:bill|heater))|\\b(?:shut ?off|cut ?off|disconnect\\w*|past due) (?:notice|warning|letter)\\b`,
      ),
      /\bevict\w*\b|\b(?:kick|kicked|kicking|throw|threw|throwing|thrown|put|putting|toss\w*|lock\w*) (?:us|me|me and my \w+) out\b|\b(?:pay (?:rent )?or quit|notice to (?:vacate|quit|leave))\b|\b(?:living|sleeping|sleep|live|slept|lived|stay|staying) (?:\w+ )?(?:in (?:my|our|the|a) (?:car|truck|van|tent|shelter)|on the (?:street|streets)|outside)\b|\b(?:nowhere|no place|no where) to (?:live|go|sleep|stay)\b|\bhomeless\b|\b(?:lose|losing|lost) (?:my|our|the) (?:apartment|home|house|place|housing)\b/,
    ],
    unless:
      /\bout of (?:the )?(?:food|grocery) (?:budget|money)\b|^(?:what if|if|suppose)\b|\bspen[dt] (?:\w+ ){0,2}(?:nothing|no)\b|\b(?:how much|what)\b.*\b(?:spend|spent|save)\b|\bif (?:i|we) (?:\w+ )?(?:skip\w*|stop\w*|cut)\b/,
    answer: () =>
      help(
        "Food, a roof, power and water come before any card. Call 211, free, day and night: it finds food today, help with rent and a place to stay near you. Ask the utility for its hardship programme and a payment plan; LIHEAP helps with energy bills, and many states forbid a shut-off in cold or heat or where somebody is ill. SNAP helps with food. On an eviction paper answer in time and call legal aid, which can be free. Then call the creditors and ask for a hardship plan; a nonprofit credit counsellor (NFCC, 1-800-388-2227) does it with you.",
        [HELP_211, LIHEAP, LEGAL_AID, NFCC],
      ),
  },
  {
    name: "hardship",
    tests: [
      /\bgarnish\w*\b|\b(?:collectors?|court|creditors?|sheriff|bank|they)\b.*\b(?:seize|take|attach|freeze|come after|get) (?:my|our) (?:\w+ )?(?:wages|paychecks?|pay|salary|pension|social security|ssi|disability|benefits?|bank account|tax refund)\b|\b(?:bank )?levy\b|\blevied\b|\b(?:froze|frozen|freeze|freezing|seized|seize|emptied|locked) (?:\w+ )?(?:my|our) (?:bank|checking|savings) ?(?:accounts?)?\b/,
      new RegExp(
        `\\b(?:tak(?:e|es|ing|en)|took|pull(?:s|ed|ing)?|deduct\\w*|withh\\w+|seiz\\w+|hold\\w*|held|dock\\w*|attach\\w*)\\b(?: [\\w%$.]+){0,5}? ${TAKEN_FROM}`,
      ),
      /\b(?:can|could|will|would|are|going to|allowed to|about to|want to|threat\w*) (?:they|he|she|it|the \w+|collectors?|(?:\w+ )?creditors?|debt collectors?|a \w+)? ?(?:\w+ )?(?:take|taking|seize|touch|attach|dock|come after) (?:away )?(?:my|our) (?:\w+ )?(?:wages|paychecks?|pay|salary|social security|ssi|ssdi|disability|benefits?|pension|tax refund|bank account)\b/,
    ],
    unless:
      /\b(?:what is|how does|explain|define|mean\w*)\b(?!.*\b(?:my|me|they|i)\b)|\b(?:insurance|premiums?|tax(?:es)?(?! refund)|401k?|retirement|dues|hsa|fsa|medicare|direct deposit|how much (?:do|did|does|is|have|of|goes|went|comes|was|am)|^(?:what )?if\b|what happens to my (?:score|credit)|i (?:\w+ )?(?:take|took|pull|pulled|hold|deduct)|(?:should|can|could|if) (?:i|we) (?:take|pull|dock))\b|\bfreez\w+ my (?:credit|card)\b/,
    answer: garnishmentHelp,
  },
  {
    name: "student-default",
    tests: [
      new RegExp(
        `^(?=.*\\b(?:${STUDENT}|studentaid|sallie mae|nelnet|navient|mohela|aidvantage)\\b)(?=.*(?:\\b(?:in|into|out of|went|going|gone to|about to|near|of) default\\b|\\bdefault(?:ed|ing|s)\\b|\\b(?:loans?|debts?|aid) defaults?\\b|\\bdefault (?:on|status|notice)\\b|\\bdelinquent\\b|\\b(?:sent|went|gone|going|are|is|now) (?:\\w+ )?(?:to|in) collections?\\b))`,
      ),
    ],
    answer: () =>
      help(
        "A federal student loan in default can be brought out of it. Sign in at studentaid.gov to see the loans and who holds them, and call the Default Resolution Group of Federal Student Aid: its ways out are rehabilitation, which is a row of payments that follow your income, and consolidation. After that an income-driven plan keeps the payment to what you can bear. Until then wages and tax refunds may be taken, so do it soon. The help is free; pay nobody for it. A private loan follows its own contract: call its lender, and ask legal aid if you are sued.",
        [STUDENT_AID, LEGAL_AID],
      ),
  },
  {
    name: "payday",
    tests: [
      /\b(?:should|could|can|may|might|thinking|considering|tempted|about to|going to|want to|need(?:ed)?|smart|good|bad|ok|okay|worth|use|using|get|getting|take|taking|took|borrow|stuck|trapped|keep|rolling|rolled|cover|another|instead)\b.*\b(?:pay ?day|car title|auto title|title|tribal|fast cash|quick cash|same day cash|cash advance) (?:loans?|lenders?|advances?|places?|apps?)\b|\b(?:pay ?day|title) (?:loans?|lenders?)\b.*\b(?:stuck|trapped|roll\w*|again|keep|every (?:week|two weeks|month|payday)|over and over|cycle|cant stop|idea|smart|worth|ok|okay)\b/,
    ],
    unless:
      /\b(?:how much|balance|ow(?:e|ed|ing) on|when (?:will|is|am)|payoff|minimum|what is|what are|how do|how does|explain|first|apr|rate|pay (?:off|down|it|my|the|extra|more)|paid off|extra|\d+ more|difference)\b/,
    answer: () =>
      help(
        "Better not, if anything else is open. A payday or title loan is due in full within weeks and often costs several hundred percent a year, so many people must borrow again; a title loan can take the car. Ask the creditor for more time or a hardship plan first, then a credit union for a small loan, your employer for an advance, or 211 for help with a bill. If you are in one already, ask for an extended payment plan, which many states require. A nonprofit credit counsellor helps for little or nothing.",
        [CFPB_PAYDAY, NFCC, HELP_211],
      ),
  },
  {
    name: "strain",
    tests: [
      /^(?=.*\b(?:drinking|drink|drunk|drank|smoking weed|getting high|high every|using again|using drugs|on drugs|popping pills|taking pills|booze|boozing|alcohol(?:ic)?|vodka|whiskey|relapsed?|relapsing|hungover|sober)\b)(?=.*\b(?:debts?|bills?|money|stress\w*|cope|forget|numb|worr\w+|owe|cards?|loans?|sleep|calm down|every (?:single )?(?:night|day)|too much|a lot|again)\b)/,
      // "I cant sleep, when am I debt-free": the figure comes with a hand.
      /^(?!(?=.*\bcant sleep\b)(?=.*\b(?:how|when|what is|which)\b)).*\b(?:havent|have not|hasnt|cant|cannot|can not|couldnt|not|barely|hardly|dont|lost|losing|no|trouble|lie|lying|stay|stays|up) (?:\w+ ){0,3}?(?:slept|sleep|sleeping|awake|all night)\b(?! (?:number|mattress|study|apnea))/,
      /\b(?:i|keep|been|cant stop|keeps|always|just|am|started|burst(?:ing)? (?:into|out)) (?:\w+ ){0,2}?(?:cry|crying|cried|tears|sobbing|sob|weep\w*|shaking|panic(?:king)? attacks?|throwing up|vomit\w*)\b|\bpanic attacks?\b|\bnervous breakdown\b|\b(?:debts?|bills?|money|loans?|cards?) (?:\w+ ){0,4}?(?:(?:make|makes|making) me (?:sick|cry|ill|depressed|anxious)|(?:keeps?|keeping) me (?:up|awake))\b|\b(?:so|really|very|severely|clinically|i am|been|getting) (?:depressed|miserable|anxious all)\b/,
    ],
    unless:
      /\b(?:how much|what)\b.*\b(?:spen[dt]|spending|costs?|paid|pay)\b|\bhigh (?:apr|rate|interest|balance|yield|bill)\w*\b(?!.*\b(?:cry|sleep|slept|drunk|drinking))/,
    answer: strainHelp,
  },
  {
    name: "shame",
    tests: [
      /\b(?:ashamed|shame|shameful|embarrass\w*|humiliat\w*|mortified|disgusted (?:with|by|at) myself|hate myself|disappointed in myself|cant face|cant look (?:at )?(?:my|anyone|them|him|her)|beat(?:ing)? myself up|such an idiot)\b|\bi (?:am|feel|feel like|am such|am just|was)(?: (?:so|such|like|just|really|very|a|an|total|complete|pretty|too|the))* (?:failure|loser|idiot|stupid|dumb|guilty|foolish|pathetic|fool|screw ?up|terrible (?:parent|mother|father|mom|dad|wife|husband|person)|bad (?:parent|mother|father|mom|dad))\b/,
      new RegExp(
        `\\b${HIDDEN_BY}(?: (?:has|have|had|was|is|been|secretly|just))* (?:hid|hiding|hidden|concealed|concealing|lied|lying|kept|keeping|racked up|ran up|secretly)\\b.*\\b${DEBTS}\\b`,
      ),
      new RegExp(
        `\\b(?:found out|discovered|learned|caught|turns out)\\b.*\\b(?:my |that )?${HIDDEN_BY}\\b.*\\b(?:secret|hidden|hiding|behind my back|never told|didnt tell|lied)\\b|\\b(?:secret|hidden) (?:credit )?(?:cards?|debts?|loans?|accounts?)\\b|\\bfinancial infidelity\\b|\\b${DEBTS}\\b.*\\bbehind my back\\b`,
      ),
      /\b(?:i|i have|been|am|have been) (?:\w+ )?(?:hid|hiding|hidden|lied|lying|keep|keeping|kept)\b.*\b(?:from|to) (?:my )?(?:husband|wife|partner|spouse|boyfriend|girlfriend|family|parents|everyone|kids|him|her|mom|dad|fiancee?)\b|\b(?:husband|wife|partner|spouse|family|he|she) (?:doesnt|does not|dont|has no idea|have no idea|never) (?:\w+ )?(?:know|knew|idea|about)(?: \w+){0,4} (?:debts?|owe|cards?|loans?)\b|\b(?:how (?:do|can|should) i|afraid to|scared to|dont know how to) tell my (?:husband|wife|partner|spouse|family|parents|fiancee?|boyfriend|girlfriend)\b/,
    ],
    unless: FIGURE,
    answer: shameHelp,
  },
];

/** The first that fits; `texts` are the question with its spelling put right and as it was typed. */
export const perilOf = (texts: readonly string[]): Peril | undefined =>
  perils.find((peril) => texts.some((text) => meets(peril, text)));
