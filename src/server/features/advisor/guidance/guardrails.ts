/** What comes before any figure: people in distress, scams, and what the advisor does not do. */

import type { Publication } from "#contract/advisor.ts";
import { type Answer, declined, help } from "../tools/say.ts";
import { LIFELINE, meets, NFCC, noExit, overdose, violence } from "./dangers.ts";
import { isDespair, speaksOfOwnDeath } from "./despair.ts";
import { isOrdered } from "./orders.ts";
import { gamblingHelp, perilOf } from "./perils.ts";
import { CFPB_COMPLAINT, FTC_REPORT, HELP_211, IDENTITY, INVESTOR, LEGAL_AID } from "./publications.ts";
import { tampers } from "./tampering.ts";

const IRS_HELP: Publication = { name: "Internal Revenue Service", url: "https://www.irs.gov/" };

const DISTRESS = "distress";
const INJECTION = "injection";
const OTHER_PERSON = "other-person";
const ACTION = "action";

type Guard = {
  readonly name: string;
  readonly test: RegExp;
  readonly unless?: RegExp;
  readonly answer: () => Answer;
};

const canDo = ["How much do I owe in all?", "Which debt should I pay first?", "When will I be debt-free?"];

/** In order: the first that matches answers. The texts are tested in lower case, spelling put right, apostrophes taken out. */
const guards: readonly Guard[] = [
  {
    name: DISTRESS,
    test: /\b(suicid\w*|kill(?:ing)? myself|end(?:ing)? (?:my life|it all)|(?:dont|do not|no longer) (?:want|wanna) to (?:live|be alive|be here|wake up)|want to die|wanna die|better off (?:dead|without me)|self[- ]?harm|hurt(?:ing)? myself|no (?:reason|point) (?:to|in) liv(?:e|ing)|(?:cant|cannot|can not) (?:go on|do this (?:anymore|any more|any longer))|take my own life|not worth living|(?:not|never) (?:to )?wake up|(?:everyone|everybody|they|theyre|they are|family|kids|wife|husband)\b.{0,20}\bbetter off (?:if|when|once) (?:im|i am|i was|i were) (?:gone|dead|not here)|if (?:im|i am|i was|i were) gone\b.*\b(?:life )?insurance|life insurance\b.*\bif (?:im|i am|i was|i were) gone|(?:ya )?no quiero (?:vivir|seguir viviendo)|quiero morir\w*|(?:want|wish|going) to disappear\b|life (?:is|feels|seems) (?:pointless|meaningless|worthless)|no (?:point|reason) (?:in |to )(?:living|live|go on|going on)|acabar con (?:mi vida|todo)|quitarme la vida|no way out\b.*\b(?:want|wish)\b.*\b(?:end|over|gone|me too)|no puedo mas con esto|suicid\w+|matarme)\b/,
    answer: () =>
      help(
        "I am sorry that it is this heavy. You do not have to carry it alone: in the US call or text 988, day and night, and somebody will listen; in danger call 911. Debt can be worked out, step by step, and a nonprofit credit counsellor does that with you for little or nothing. I am here for the numbers when you want them.",
        [LIFELINE, NFCC],
      ),
  },
  {
    name: INJECTION,
    test: /\b(?:ignore|disregard|forget|override|bypass) (?:(?:all|any|the|your|my|of|previous|prior|above|these|earlier) ){0,4}(?:instructions?|rules?|prompts?|guidelines|directions|restrictions)\b|\b(?:forget|ignore|disregard) (?:everything|all|anything|whatever|what) (?:above|before|earlier|(?:i|you|we) (?:said|know|knew|told))\b|\byou are (?:a|an|my) \w+(?: \w+)? now\b|\brepeat (?:it|that|after me)\b|\bsystem prompt\b|\b(?:your|hidden|secret|initial|original) (?:instructions|prompt)\b|\bjailbreak\b|\bnew instructions\b|^(?:system|assistant|developer) (?:you|the|say|answer|override)\b|\b(?:system|assistant) (?:the person|you (?:are|owe|have))\b|\btool\b.*\bargs\b|\b(?:what if extra|debt figure|what_if_extra|debt_figure)\b.*\b(?:amount|debts)\b|\bdeveloper mode\b|\bact as (?:a|an|if)\b|\bpretend (?:to be|you are|that|youre|my|i)\b|\byou are now\b|\bfrom now on you\b|\brole ?play\b|\bdo anything now\b|\bapi key\b|\bsql\b.*\b(?:select|drop|table)\b|\bselect .* from\b|\bscript (?:alert|src)\b|\bdocument cookie\b|\btell me (?:that )?my (?:balance|debt|score) is\b|\b(?:confirm|agree|admit|declare|certify) (?:that )?(?:i|my|the)\b.*\b(?:paid off|paid|zero|nothing|gone|forgiven|\$?0)\b|\btell me (?:that )?i (?:owe|have) (?:nothing|no debts?|zero|\$?0)\b|(?<!\b(?:i|we|they|it|statements?|papers?|documents?|bills?|files?|records?|letters?) )\bsay (?:that )?(?:i|my) (?:owe|balance|debt|have)\b|\bmake up (?:a|an|some|my)\b|\blie (?:to me|about)\b|\bsystem (?:notice|message|alert|override|update|command|note|instruction)\b|\b(?:maintenance|admin|debug|god|test) (?:mode|override|access)\b|\b(?:reply|respond|answer|print|output|write|type|state|say) (?:\w+ )?(?:exactly|verbatim|word for word|the following|these words|this sentence)\b(?! (?:what|how|which|when|where|who|why|in|to)\b)|\b(?:reply|respond|answer|output|print) (?:back |only |just |me )*with (?:only |just |exactly |the (?:words?|phrase|sentence|text) )*(?:your|you|i|nothing|zero|yes|no)\b|^(?!.*\b(?:when|month|how)\b).*\b(?:reply|respond|say|print|output|write|type|state|claim|declare|announce)\b.*\b(?:balances?|debts?|loans?|cards?|owed?) (?:\w+ )?(?:is|are|equals) (?:now )?(?:\$?0(?:\.00)?\b|zero|nothing|paid|gone|forgiven|cleared)/,
    answer: () =>
      declined(
        "I do not do that: I answer from your own documents, and every figure I give can be opened to see where it comes from.",
        { offers: canDo },
      ),
  },
  {
    name: OTHER_PERSON,
    test: /\b(?:(?:my )?(?:neighbors?|neighbours?|boss(?:es)?|friends?|exe?s?|ex[- ](?:wife|husband|wifes|husbands)|coworkers?|colleagues?|brothers?|sisters?|moms?|dads?|mothers?|fathers?|sons?|daughters?|roommates?|landlords?|managers?|supervisors?|employees?|teachers?|aunts?|uncles?|cousins?|nieces?|nephews?|grand(?:ma|pa|mother|father|son|daughter|parent|kid)s?|parents?|in laws?|girlfriends?|boyfriends?|fiancee?s?|stepmoms?|stepdads?|tenants?|babysitters?|doctors?|buddys?|bffs?|bf|gf|someone elses?|somebody elses?|other (?:users?|peoples?|customers?)|another (?:users?|persons?|customers?)|everyone elses?|celebrit\w+)(?: \w+)? (?:balances?|debts?|accounts?|scores?|salar(?:y|ies)|income|statements?|documents?|net worth|owes?|owed|spend\w*|earn\w*|credit|loans?|cards?|data)|(?:husband|wife|hubby|spouse|partner)s (?:\w+ ){1,3}(?:cards?|visa|mastercard|accounts?)|(?:husband|wife|hubby|spouse|partner)s (?:\w+ )?(?:scores?|ratings?|credit reports?|net worth|salary|income|paychecks?|wages)|(?:debts?|balances?|accounts?|statements?|documents|data|scores?|money) of (?:my )?(?:neighbor|neighbour|boss|friend|ex|coworker|brother|sister|mother|father|another|other|somebody|someone)\w*|(?:other|another) (?:user|person|customer|people)s?\b|user (?:id )?\d+|people (?:like (?:me|us|you)|(?:at |of )?my age|in my (?:state|city|area|town|situation))|how (?:rich|poor|broke|indebted) (?:is|are) (?:my|the) \w+|elon musk)\b|\b(?:how (?:long|much|many|soon)|when|what|does|will|until)\b(?: \w+){0,4} (?:he|she|hes|shes)(?: is| will| gets?| \w+ly)? (?:be )?(?:out of debt|debt free|ow(?:es?|ed|ing)|earn(?:s|ing)?|makes?|making|worth|spends?|in debt)\b|\b(?:on|of|for) (?:his|her) (?:\w+ )?(?:visa|mastercard|cards?|loans?|mortgage)\b|\b(?:mr|mrs|ms)\.? \w+s? (?:balance|debt|cards?|loans?|score|account|owes?)|\b(?:his|her|hers) (?:\w+ )?(?:credit score|score|credit report|credit|debts?|balances?|net worth|income|salary|paychecks?|savings|bank account|account|loans?|spending|finances|statements?)\b|\b(?:has|have|does|did|is|will|was) (?:he|she)\b(?: \w+){0,4} (?:debts?|owe[sd]?|scores?|earn\w*|mak(?:e|ing)|spend\w*|got|worth)\b|\b(?:debts?|owe[sd]?|scores?|earn\w*|mak(?:es?|ing)|spend\w*|worth) (?:\w+ ){0,2}?(?:has|have|does|did|is) (?:he|she)\b/,
    unless:
      /\bcosign\w*\b.*\b(?:mean|happens?|risk\w*|liab\w*|difference)\b|\b(?:mean|happens?|risks?|difference)\b.*\bcosign\w*\b/,
    answer: () =>
      declined(
        "I only see what you uploaded yourself, and only you see it. About other people I know nothing and say nothing.",
        { offers: canDo },
      ),
  },
  {
    name: "scam",
    test: /\b(?:scam\w*|phish\w*|estaf\w+|tarjetas? de regalo|me (?:llamaron|llamo|escribieron) .*(?:irs|banco|codigo|policia)|codigo de (?:verificacion|seguridad)|advance fee|(?:up[- ]?front|in advance) .*(?:fee|pay|money|erase|debt|loan)|(?:fee|pay|send|money|(?<!% )(?<!percent )\d+(?! ?(?:%|percent))|dollars)(?!.*(?:%|\bpercent\b) up).* (?:up[- ]?front|in advance)|gift cards?.*(?:pay|debt|irs|collector|buy|send)|(?:pay|debt|irs|collector|buy|send).*gift cards?|wire .*(?:stranger|prince|lottery)|(?<!\b(?:spen[dt]|spending|buy|buying|lost|play|playing) (?:on )?(?:the )?)lottery|inheritance from|nigerian|prince|(?:he|she|they|guy|man|lady|woman|company|website|ad|someone|somebody|agency|service|firm|stranger)\b.*\b(?:raise|boost|fix|repair|clean|improve|bump)\b.*\b(?:score|credit)\b.*\b(?:for|if i pay) (?:a fee|\$?\d+)|(?:wire|zelle|venmo|cashapp) (?:him|her|them|it to (?:him|her|them))\b|(?:he|she|they|caller|gentleman|lady|man|woman|guy|company|firm|agency|outfit|rep|agent)\b.*\b(?:cut|slash|halve|reduce|lower|settle|clear|fix|erase|wipe) (?:\w+ ){0,3}(?:debts?|balances?|rates?|credit|loans?)\b.*\b(?:if|once|after|when) i (?:\w+ )?(?:pay|send|wire|give|put down)|(?:pay|send|give) (?:them|him|her|it|you) (?:\w+ )?\$?\d+ (?:\w+ ){0,2}first|(?:erase|wipe|eliminate|forgive|remove) (?:out |away |off )?(?:all )?(?:of )?(?:my|your|the) (?:debt|debts|credit)|guaranteed (?:loan|approval|credit|(?:\w+ ){0,3}forgiveness)|forgiveness .*\b(?:fee|login|password)s?\b|new credit identity|cpn|credit (?:repair|fix) compan\w+|(?:called|calling|text(?:ed)?|email(?:ed)?|message[ds]?) .*(?:social security|ssn|password|one[- ]time code|verification code|arrest|warrant|remote access|anydesk)|(?:arrest\w*|warrants?|sheriff|deputy|marshals?) .*(?:pay|debt|loan|zelle|send)|(?:caller|phone|fella|guy|man|woman|lady|agent|officer|somebody|someone|they) (?:\w+ ){0,3}(?:says?|said|claims?|claimed|wants?|demands?|threat\w+|insists?) .*(?:zelle|venmo|cash app|wire|western union|moneygram|crypto)|(?:text\w*|email\w*|message\w*|link|site|website|caller|call|letter|popup|dm) .*(?:click|tap|log ?in|verify|confirm|update|enter|give|provide|send) (?:\w+ ){0,4}(?:link|social|ssn|passwords?|pin|card number|account number|details|login|identity|bank info\w*|information)|click (?:on )?(?:a|the|this|that|their) link|(?:enter|give|provide|asked? for|asking for|wants?|need|needs) (?:\w+ ){0,3}(?:social|ssn|social security(?: number)?)\b(?! (?:benefits?|income|check|checks))|(?:irs|police|sheriff|government) (?:called|calls|says|emailed|texted|is calling)|identity theft|stole my identity|(?:somebody|someone|anybody|he|she|they|thief|stranger) (?:\w+ ){0,2}(?:opened|took|got|applied) .*in my name|(?:caller|callers|on the phone|stranger|text|email|message) .*(?:one[- ]time|verification|security|sms) code|(?:codes?|passcodes?|otp) (?:that |which |they |i )?(?:\w+ ){0,3}(?:texted|sent|messaged|emailed)\b|(?:give|tell|read|share|send) (?:\w+ ){0,3}(?:the|that|my|this|a) (?:\w+ )?(?:passcode|otp|code)\b|(?:call(?:ed|ing|er|s)?|text(?:ed|s)?|email(?:ed|s)?|message[ds]?) .*(?:needs?|wants?|asks?|asked|asking) (?:\w+ ){0,3}codes?\b|hacked|unauthorized charge\w*|fraud\w*|grant from the government|government grant)\b/,
    answer: () =>
      help(
        "Be careful: nobody honest asks for money, gift cards, a code or access to your account before they help, and nobody can erase a true debt for a fee. Do not pay and do not give them anything; hang up and call the company on the number printed on your own statement. If money or data already went out, call your bank now, then report it. A nonprofit credit counsellor helps without an advance fee.",
        [FTC_REPORT, IDENTITY, NFCC],
      ),
  },
  {
    name: "gambling",
    test: /\b(?:gambl\w+|casino|sports? bet\w*|slot machines?|lottery tickets?|poker)\b/,
    unless: /\bhow much\b.*\b(?:spent|spend|went)\b|\bif (?:i|we) .*\b(?:quit|stop|skip|cut)\b/,
    answer: gamblingHelp,
  },
  {
    name: "hardship",
    test: /\b(?:no puedo (?:pagar|mas)|no me alcanza|perdi (?:mi|el) (?:trabajo|empleo)|me despidieron|desaloj\w+|(?:cant|cannot|can not|unable to|not able to|couldnt|wont be able to|struggl\w+ to|hard to|no way to|impossible to) (?:\w+ ){0,3}(?:pay|afford|make|keep up|cover|meet)(?: \w+){0,4} (?:payments?|minimums?|bills?|rent|debts?|cards?|loans?|mortgage|anymore|any more|food|everything)|(?:laid|laying) (?:me|us|him|her|everyone|everybody|people|\w+) off|no way (?:that )?(?:i am|im|we are|were) (?:\w+ )?(?:making|paying|covering|affording)|(?:lost|losing|lose|laid off|fired from) (?:my|our|the) (?:job|work|income)|laid off|got fired|unemployed|evict\w*|foreclos\w*|repossess\w*|repo(?:ed)? my|shut[- ]?off notice|behind on (?:my |the |our )?(?:\w+ )?(?:payments?|rent|bills?|mortgage|loans?|cards?)|missed (?:my |a |several |two |three )?(?:\w+ )?payments?|bankrupt\w*|garnish\w*|drowning in debt|overwhelmed|desperate|cant (?:sleep|cope|breathe)|so stressed|hopeless|cut (?:my|our) (?:hours|pay|shifts)|(?:rent|mortgage|bill|payment)s? (?:is |are )?due\b.*\b(?:dont|do not|cant) (?:have|get|make) (?:it|the money|enough)|no money (?:left )?for (?:food|rent)|starving|homeless|cant feed|hospital bills? .*(?:pay|afford)|falling behind|(?:shut|cut|turn)(?:ting|ing)? (?:us|me|it|everything) off|disconnect\w* (?:my|our|us|me|notice)|(?:going to|will|might|may|about to) (?:have to )?(?:skip|default)|(?:just |simply )?(?:dont|do not) have (?:it|the money)(?= *$| (?:this|right|anymore|to pay))|(?:got|get|getting) (?:my |our )?hours cut|(?:hours|shifts|pay) (?:\w+ )?(?:got|were|was|been|are|is|have been|has been|just) (?:\w+ )?(?:cut|slashed|reduced)|(?:not|isnt|aint|never) enough (?:money |cash |pay |left )*(?:for|to cover|to pay) (?:\w+ ){0,2}(?:bills?|rent|debts?|cards?|minimums?|everything|it all|food|groceries)|\b(?:buy|get|afford|fill|keep) (?:\w+ ){0,3}(?:insulin|medicine|meds|medication|food|groceries|diapers|formula|prescriptions?|lights on|heat on) or (?:\w+ ){0,2}(?:pay|make|send|keep)|rent (?:is )?(?:due|late)\b.*\bto my name|(?:no|zero|not any|without (?:any|a)|nothing) ?(?:\w+ )?(?:money|cash|pay|paychecks?|checks?|income|wages)? ?(?:is )?coming in\b|no way (?:that )?(?:i|we) can (?:\w+ )?(?:pay|make|cover|afford|keep up|manage|meet)|(?:i am|im|we are|been|am|is|was|got|hes|shes) (?:\w+ )?(?:laid up|out of work|furloughed|out of a job|between jobs|jobless)|(?:cant|cannot|can not|unable to|couldnt) work\b|(?:going to|will|about to|have to|gonna|might|may) miss (?:\w+ )?(?:payments?|rent|the rent|bills?|minimums?)|no longer (?:able to|can) (?:\w+ ){0,3}(?:pay|afford|make|keep up|cover|meet)|(?:(?:cant|cannot|can not|couldnt) (?:\w+ )?(?:even )?(?:make|cover|pay) (?:even )?the minimums?)|(?:months?|payments?|weeks?) behind\b|(?:havent|have not|hasnt) got (?:the|any|enough) (?:money|cash)|(?:no money|not enough) to catch up|(?:can|could) (?:only|just|barely|hardly) (?:cover|pay|afford|make|manage) (?:\w+ ){1,4}or (?:\w+ ){1,6}?not both|(?:cant|cannot|can not|couldnt) (?:pay|cover|afford|do|manage|make) (?:\w+ )?both|(?:choos\w+|pick|decid\w+) between (?:\w+ ){0,3}(?:rent|food|groceries|medicine|meds|electric\w*|heat\w*|eating)|which (?:bill|one|payment|debt|card|loan) (?:\w+ ){0,3}(?:skip|miss|not pay|let go|default)|(?:skip|skipp?ing) (?:meals|food|my meds|medication)|(?:no|zero) income|(?:dont|do not|wont|will not|didnt) have (?:\w+ ){0,3}(?:enough|money|cash|funds) (?:\w+ ){0,3}(?:for|to (?:pay|cover|make|buy|eat))|(?:ran|running|run) out of (?:money|cash|food)|(?:power|water|lights?|electric\w*|gas|heat|phone) (?:\w+ ){0,3}(?:shut|cut|turned) off|default(?:ed|ing)? on (?:my|the|a|our)|short on (?:rent|the rent|my rent|the mortgage)|(?:nothing|no money|not a (?:cent|dollar|penny)|zero) (?:is )?(?:left )?(?:over )?(?:to (?:pay|cover|eat|live|buy)|for (?:any (?:of )?)?(?:my |the |our )?(?:bills|debts|cards|loans|food|minimums)))\b/,
    unless:
      /\b(?:what happens to my (?:score|credit)|how does|what is|explain)\b.*\b(?:bankrupt\w*|foreclos\w*|garnish\w*|late|missed)\b/,
    answer: () =>
      help(
        "That is hard, and there are ways through it. Call each creditor before a payment is missed and ask for a hardship plan: many lower the rate or pause payments. A nonprofit credit counsellor (NFCC, 1-800-388-2227) looks at everything with you for little or nothing. Pay for housing, food, power and what you need to work first. 211 finds help with rent and bills near you. Before a word like bankruptcy becomes a step, talk to a lawyer; legal aid can be free.",
        [NFCC, HELP_211, CFPB_COMPLAINT, LEGAL_AID],
      ),
  },
  {
    name: "promise",
    test: /\b(?:promise|guaranteed?|swear)\b|\b(?:give me|i want|have) your word\b|\b(?:are|r) you (?:\w+ )?(?:100|a hundred|absolutely|totally|really|completely) ?(?:percent|%)? (?:sure|certain|positive)\b|\b(?:are you|is it|is this|am i|are we|can i be|can we be) (?:100|a hundred)? ?(?:percent|%)? ?(?:sure|certain)\b.*\b(?:will|debt free|score)\b|\bwill my (?:credit )?score (?:definitely|surely|certainly)\b|\bwill\b.*\b(?:for sure|no matter what|hundred percent|100 ?(?:percent|%))|\bcertain(?:ly)? approved\b|\bwill i (?:definitely|surely|certainly)\b|\bwhat will (?:my|the|our) (?:credit )?(?:score|rating|rates?)\b.*\bbe\b|\bassure (?:me|us)\b/,
    unless: /\bguaranteed? (?:loan|approval)\b/,
    answer: () =>
      declined(
        "I cannot promise an outcome: prices, rates and life change. What I can do is show what your plan comes to with today's figures, and how it was worked out.",
        {
          offers: ["When will I be debt-free?", "What if I pay $200 more a month?"],
        },
      ),
  },
  {
    name: "tax",
    test: /\b(?:(?:on|for) (?:my|the|a) (?:1040|w-?2|1099)\b|report (?:it|that|this|them) (?:as income|to the irs)|forgiv\w+\b.*\b(?:as|count\w* as|report\w*) income|tax(?:es)? (?:will|do|would|am|are|should) (?:i|we)\b|tax(?:es)? (?:deduct\w*|credits?|return|returns|bracket|brackets|advice|filing|refund (?:tips|advice)|liability|law|laws|loophole\w*|evasion|write[- ]?offs?|owed|bill)|deduct\w*|write (?:it |this |that )?off|file (?:my )?taxes|taxable|irs|1099[- ]?c|capital gains|pay less tax(?:es)?|save (?:on )?tax(?:es)?|avoid (?:paying )?tax(?:es)?|evade tax(?:es)?|(?:on|in|about|my) taxes|(?:quarterly|estimated|self employment|income|payroll|property|back) tax(?:es)?|(?:set aside|save|put (?:aside|away)|withhold\w*) (?:\w+ )?(?:for|on) (?:\w+ )?tax(?:es)?|as an? 1099\b|pay (?:\w+ )?tax(?:es)? on\b|(?:claim|list) (?:\w+ ){1,4}as (?:a )?dependents?|(?:my|the) (?:w-?2|1040)s?\b)\b/,
    // A refund that came is money like any other.
    unless:
      /\bhow much\b.*\b(?:spend|spent|paid|pay|went)\b|\brefund\b(?=.*\d)(?=.*\b(?:debts?|cards?|loans?|paid off|finish|put|goes)\b)(?!.*\bdeduct)/,
    answer: () =>
      declined(
        "On taxes I can only say something general: forgiven debt can count as income, and most personal interest cannot be deducted, with exceptions such as student loans and mortgages. For your own case please ask an accountant or tax advisor.",
        {
          publications: [IRS_HELP],
          offers: canDo,
        },
      ),
  },
  {
    name: "legal",
    test: /\b(?:(?:can|could|will|would|are|is) (?:they|he|she|it|the (?:bank|collectors?|lender|company|court)|collectors?|(?:\w+ ){1,2}?) ?(?:allowed to |able to )?(?:take|seize|come after|put a lien on|freeze|empty|touch) (?:away )?(?:my|our) (?:\w+ )?(?:house|home|car|truck|paychecks?|wages|pay|accounts?|bank account|property|stuff|kids|social security|pension)|(?:take|taking|taken|garnish|deduct|withhold|pull) (?:\w+ ){0,3}(?:out of|from) (?:my|our) (?:pay|paychecks?|wages|salary|checks?|social security|benefits?)(?= if\b| (?:without|legally)|$)(?! how)|on the hook\b|(?:am|are|is|would|will) (?:i|we|my \w+) (?:be )?(?:legally )?(?:responsible|obligated|obliged|accountable) for\b|\b(?:my|our|her|his) late (?:husband|wife|mother|father|mom|dad|spouse|partner|brother|sister|son|daughter|parents?)s?\b.*\b(?:debts?|bills?|loans?|cards?|owed?|name|estate)|demandar\w*|demanden|demandado|abogado|sue|sued|suing|lawsuit\w*|court|lawyer|attorney|legal(?:ly)?|illegal|served (?:\w+ )?(?:papers|with papers|me papers)|papers? (?:were |was |got )?served|(?:the|a|my|to|before) judges?\b|(?:debt )?collectors? (?:\w+ )?(?:allowed|call(?:ing)? me|harass\w*|come to|contact|show up|threaten\w*)|statute of limitations?|my rights|file (?:for )?bankruptcy|chapter (?:7|11|13)|subpoena|judg(?:e)?ments?|summons|contract law|liable|divorce|will and testament|power of attorney|inherit\w* debt|jail|prison|(?:fake|forge\w*|falsif\w*|phony|counterfeit|doctored|photoshop\w*) (?:\w+ )?(?:pay|paystubs?|stubs?|bank|income|documents?|statements?|papers?|id|employment))\b/,
    answer: () =>
      declined(
        "That is a legal question, and the answer depends on your state and your papers. In general, do not ignore letters from a court, answer in time, and keep everything in writing. Please ask a lawyer; legal aid can be free.",
        {
          publications: [
            LEGAL_AID,
            {
              name: "Consumer Financial Protection Bureau: debt collection",
              url: "https://www.consumerfinance.gov/consumer-tools/debt-collection/",
            },
          ],
          offers: canDo,
        },
      ),
  },
  {
    name: "investment",
    test: /\b(?:bitcoin|crypto\w*|ethereum|dogecoin|nfts?|stocks?|(?<!\b(?:what|which|how big a|large a|big a) )shares? of|etfs?|index funds?|mutual funds?|bonds?|day[- ]?trad\w*|options trading|forex|gold|silver|real estate invest\w*|invest(?:ing|ment|ments)? (?:in|my|advice|strategy|the|it|or)|(?:should|where|how) (?:do |can |should )?i invest\w*|(?:which|what|best) (?:investments?|stocks?|funds?|brokers?)|(?:tesla|apple|nvidia|gamestop|amazon) (?:stock|shares?|calls?)|is \w+ a (?:good )?(?:buy|sell)|roth|401k? (?:contribution|allocation|loan|withdraw\w*)|(?:borrow|cash out|withdraw|take money) (?:\w+ ){0,3}(?:401k?|ira|retirement)|(?:put|move|throw|dump) (?:\w+ ){1,4}(?:in|into) (?:nvda|tsla|aapl|spy|voo|vti|qqq|amzn|msft|goog|gme|amc|tesla|apple|nvidia|dogecoin|coins?|options|the market)|nvda|tsla|aapl|nvidia|palantir|solana|altcoins?|meme ?coins?|penny stocks?|annuit\w+|made (?:a |an )?(?:killing|fortune|mint|bundle|profit|thousands|big money|good money|real money) (?:on|in|off|with|from|trading)|(?:invest\w*|trading|speculat\w+)\b.*\b(?:instead of|rather than|or)\b.*\b(?:pay\w*|debts?|cards?|loans?)|(?:pay\w*|debts?|cards?|loans?)\b.*\b(?:or|instead|rather than|before) (?:\w+ )?(?:invest\w*|trading|speculat\w+)|(?:dump|put|throw|move|stick|park|sink|pour|pump|plow|toss) (?:\w+ ){1,6}(?:in|into) (?:there|that|them|those) instead|hedge fund|(?:should|smart|wise|good idea|better|worth)\b.*\b(?:in|into|buy|get|open) (?:an? |some )?(?:cds?|certificates? of deposit|treasur(?:y|ies)|money market|rental (?:property|house|unit)|real estate|precious metals|commodities)\b|real estate (?:a |an )?(?:good|smart|safe|wise)|(?:real estate|gold|land|property) (?:\w+ )?(?:a |an )(?:good|smart|safe|wise) (?:investment|buy)|stock market|s&p)\b/,
    unless:
      /\b(?:how much (?:is|do|are|have)|what (?:is|are)) (?:in )?my (?:401k?|ira|brokerage|investments?|retirement|assets)\b|\bbalance (?:of|in) my (?:401k?|ira|brokerage)\b/,
    answer: () =>
      declined(
        "I do not advise on investments. In general, paying off a debt saves its APR for certain, which few investments promise, and an employer's match on retirement savings is usually taken first. For your own case please ask a licensed adviser.",
        {
          publications: [INVESTOR],
          offers: ["Which debt has the highest APR?", "What is my net worth?"],
        },
      ),
  },
  {
    name: "off-subject",
    test: /^(?:please |can you |could you |would you |will you |now )*(?:write|compose|sing|draw|paint|translate|recite|rap|play|program|code)\b|\b(?:poems?|poetry|haiku|limerick|jokes?|lyrics|songs?|fairy ?tales?|recipes?|essays?|resume|cover letter|horoscopes?|python|javascript|weather|forecasts?|world cup|super bowl)\b|\b(?:national|government|public|trade|federal) (?:debts?|deficit|budget)\b|\b(?:exchange|inflation|unemployment|prime|mortgage|crime|birth) rate (?:in|of|between|today)\b|\bminimum wage\b|\bfederal reserve\b|\bprice of (?!my\b|our\b)|\bbest \w+(?: \w+)? to (?:buy|get|watch|read|eat|visit)\b|\b(?:capital|president|population|king|queen) of\b|(?<!\blike an? )\b(?:average|typical|normal|other|richest|poorest) (?:americans?|persons?|people|households?|famil(?:y|ies)|adults?|workers?|customers?|users?|borrowers?)\b|\b(?:most |other )?(?:people|americans) (?:\w+ )?(?:earn|make|owe|spend|save)\b/,
    unless:
      /\b(?:write|code) (?:down|up|out|off)\b|\b(?:summary|overview|breakdown|list)\b|\b(?:i|we) (?:\w+ )?(?:spen[dt]|paid|pay)\b/,
    answer: () =>
      declined(
        "That is not about your own money, so I cannot tell: I know what your documents show, and nothing about other people's, prices or the world.",
        { offers: canDo },
      ),
  },
  {
    name: ACTION,
    test: /^(?:(?:great|ok|okay|alright|fine|perfect|good|yes|yeah|yep|sure|cool|then|so|thanks|awesome|and|also|hey|well|nice|excellent|wonderful|lets|let us) |please |can |could |would |will |you |go ahead (?:an |n )?|i want you to |i need you to |just |now )*(?:freeze (?!credit)|unfreeze|lock|unlock|block|replace|negotiate|notify|contact|report my|ask (?:them|my|the)|transfer|send|wire|move|pay|cancel|delete|close|open|apply|dispute|book|order|buy|sell|sign me|email|call|text|file|remove|change|set up|schedule|submit|(?:lower|raise|increase) my (?:credit |card )?limit)\b(?! (?:in|of|dates?|days?|order|value|questions?|count|fees?|to being)\b| off (?:dates?|order|month|time)\b)(?! .*\b(?:would|should|what if|if i|happens)\b)/,
    unless:
      /^(?:\w+ ){0,3}call (?:it|that|this|these|those)\b|^(?:\w+ ){0,3}call .*\b(?:steep|high|low|good|bad|normal|healthy|unhealthy|expensive|cheap|fair|unfair|risky|much|many|ok|okay|fine|decent|reasonable|excessive|dangerous|crazy|safe|tight|alarming|unusual|a lot)$|\b(?:how much|what|when|which|where|why|should i|worth|better|compare|vs|versus|first\?|pay (?:off )?(?:in|within|by|early)|more a month|extra|per month|a month|each month|every month|monthly|at \d|% )\b/,
    answer: () =>
      declined(
        "I only look and compute: I cannot move money, change an account or contact anybody, and I never will without being asked elsewhere. The Export tab has the payments to set up, and View Instructions says how at each creditor.",
        {
          offers: ["What payment is next?", "What is my monthly payment?"],
        },
      ),
  },
];

const afterDeath = (): Answer =>
  help(
    "What becomes of debts after a death depends on your state. As a rule what is left behind pays first, and family owes only what it signed for; a lawyer can tell for your case, and legal aid can be free. If thoughts of dying are part of why you ask, please call or text 988, day and night: somebody will listen.",
    [LIFELINE, LEGAL_AID, NFCC],
  );

const OFF_SUBJECT = "off-subject";
/** "I never watch these. Cancel them for me": what is to be done may come after a story. */
const ORDERED =
  /\b(?:for me|for us|will you|would you|can you|could you|please|right away|today|tonight|now|on my behalf)\b/;
const wordsOf = (some: readonly Guard[]): string[] =>
  some.flatMap(({ test }) => test.source.match(/[a-z]{4,}/g) ?? []);

const RELATION =
  "(?:husband|wife|hubby|spouse|partner|neighbou?r|boss|friend|ex|coworker|colleague|brother|sister|mom|dad|mother|father|son|daughter|roommate|landlord|manager|aunt|uncle|cousin|niece|nephew|grandma|grandpa|girlfriend|boyfriend|fiancee?|stepmom|stepdad|tenant|buddy|bff|bf|gf|kid|child|parent|sibling|grandparent|grandmother|grandfather|stepson|stepdaughter|in law|mother in law|father in law|fiance)";
/** "How much does my brother owe", "when is my sister debt-free": somebody else is who owes, earns or is free. */
const OTHERS_MONEY = new RegExp(
  `\\b(?:does|do|did|is|has|have|will|when is|whens) (?:my|our|the) (?:\\w+ )?${RELATION}s?\\b(?! (?:card|loan|account)s?\\b)(?:(?! (?:my|our|i|we|and i)\\b) \\w+){0,6} (?:ow(?:es?|ed|ing)|debts?|have(?! to\\b)|got|earns?|makes?|making|earning|spends?|spending|debt free|out of debt|worth)\\b(?! (?:to )?(?:me|us)\\b)`,
);

/** The words that the guards look for: putting spelling right must not turn them into others. */
export const guardWords: readonly string[] = wordsOf(guards.filter(({ name }) => name !== OFF_SUBJECT));
/** Of what is not about money: never put right into a word that is, and never what a slip is put right into. */
export const offSubjectWords: ReadonlySet<string> = new Set(
  wordsOf(guards.filter(({ name }) => name === OFF_SUBJECT)),
);

/** "I am busy, can you call them and move my due date for me": asked to act, wherever it stands. */
const ASKED_TO_ACT =
  /\b(?:can|could|would|will) you (?:please |just |go ahead and )?(?:call|phone|email|text|write|contact|notify|ask|cancel|pay|transfer|send|move|wire|close|open|freeze|lock|dispute|negotiate|sign|apply|change|set up|schedule|submit|order) (?!me\b|it out\b|out\b)\w+.*\b(?:for me|for us|to (?:lower|move|change|waive|ask|cancel|close|tell|raise)|and (?:move|change|ask|cancel|close|tell|lower|waive|get))\b/;
/** Where nothing is asked at all, an order needs no "please". */
const ASKED = /\b(?:what|how|when|which|who|why|where|if|should|would i|could i|can i|do i|am i|is it)\b/;
const isOrder = ({ test, unless }: Guard, sentence: string, isAsked: boolean): boolean =>
  (test.test(sentence) && unless?.test(sentence) !== true && (!isAsked || ORDERED.test(sentence))) ||
  ASKED_TO_ACT.test(sentence);

/** What a guard says, by its name; of several of one name the first. */
export const guardAnswer = (name: string): Answer | undefined =>
  guards.find((one) => one.name === name)?.answer();

/**
 * The answer that comes before any figure, with its name; undefined where the question is an ordinary one. Despair is looked for also
 * in the words as they were typed: putting spelling right may make another word of them. An order is looked for in each of `sentences`.
 */
export function guard(
  text: string,
  asTyped = text,
  sentences: readonly string[] = [],
): { readonly name: string; readonly answer: Answer } | undefined {
  const texts = [text, asTyped];
  const isHopeless = texts.some(isDespair);
  const danger =
    [overdose, ...(isHopeless ? [] : [violence, noExit])].find((one) =>
      texts.some((typed) => meets(one, typed)),
    ) ?? (isHopeless ? guards.find(({ name }) => name === DISTRESS) : undefined);
  if (danger !== undefined) return { name: danger.name, answer: danger.answer() };
  if (speaksOfOwnDeath(text)) return { name: "estate", answer: afterDeath() };
  const isFirst = ({ name, test }: Guard): boolean =>
    (name === DISTRESS || name === INJECTION) && test.test(text);
  const isTampering = tampers(text) || tampers(asTyped);
  const found =
    !guards.some(isFirst) && !isTampering && perilOf(texts) !== undefined
      ? perilOf(texts)
      : (guards.find(
          ({ name, test, unless }) =>
            (test.test(text) && unless?.test(text) !== true) ||
            (name === INJECTION && isTampering) ||
            (name === OTHER_PERSON && OTHERS_MONEY.test(text)) ||
            (name === ACTION && (isOrdered(asTyped) || sentences.some(isOrdered))),
        ) ??
        guards.find(
          (one) =>
            one.name === ACTION &&
            sentences.some((sentence) =>
              isOrder(
                one,
                sentence,
                sentences.some((other) => ASKED.test(other)),
              ),
            ),
        ));
  return found && { name: found.name, answer: found.answer() };
}
