/** What people ask of an account and no paper that is read here tells: a balance or a limit would answer another question. */
import type { Asked } from "./asked.ts";

/** Things that an account has and that are never read. */
const NEVER_READ =
  /\b(?:reward|rewards|bonus|loyalty|frequent flyer) (?:points?|miles|balance)\b|\b(?:points|miles) (?:do i have|have i|balance|left|on|with|are)\b|\bhow many (?:\w+ )?(?:points|miles)\b|\bcash ?back\b|\b(?:cash advance|overdraft|balance transfer|daily|atm|withdrawal|penalty|foreign|late) (?:credit )?(?:limit|apr|rate|line|interest)\b|\b(?:pin|cvv|cvc|security code|pass ?words?|pass ?codes?|log ?ins?|user ?names?|user id)\b|\b(?:routing|account|card|phone|customer service|member|policy|reference|tracking|fax) numbers?\b|\b(?:mailing|billing|web|email|payment|street) address\b|\b(?:annual|foreign transaction|over ?limit|over the limit|membership|cash advance|balance transfer|returned payment|origination|prepayment|late|maintenance) fees? (?:on|of|for|with|does)\b|\bexpir\w+ date\b|\b(?:card|it) expires?\b|\b(?:phone|contact|call center|hours) (?:of|for)\b/;
/** What is printed on papers about a car, a house or an insurance and kept nowhere: a document that shows it is no answer. */
const PRINTED_ONLY =
  /\b(?:vins?|vehicle identification|(?:licen[sc]e|number|registration|tag) plates?|plate number|odometer|mileage|(?:drivers?|driving) licen[sc]e|licen[sc]e number|registration (?:number|date)|title number|serial number|parcel number|make (?:and|or|n|of) (?:the |my |our )?(?:model|year|car|truck|vehicle|van|suv)|what make\b|(?:car|truck|vehicle)s? (?:make|model|color|colour|year|engine)|(?:model|color|colour|trim|engine) (?:year )?(?:of|is|for|on) (?:the |my |our )?(?:car|truck|vehicle|van|suv|auto)|(?:policy|claim|group|contract|confirmation|invoice|application) (?:number|no|id|holder)s?|policyholders?|(?:named |listed |covered )(?:drivers?|insureds?)|drivers? names?|names? of (?:the |my |our )?(?:drivers?|dealers?|dealerships?|agents?|notary|witness|adjuster|loan officer|underwriter|beneficiar(?:y|ies)|co ?signers?)|(?:dealers?|dealerships?|agents?|loan officers?|notarys?|cosigners?) (?:names?|phone|address|email)|square (?:feet|footage)|lot size|blood type|date of birth|birth ?dates?)\b/;
const ASKS_FOR_IT =
  /\b(?:what|whats|which|how (?:many|much|high|big|do)|when|where|who|tell|show|give|look up|find|list|remind|is there|does|do|need|got)\b/;
/** Whom somebody spoke to, and what was said there: no statement holds it. */
const OF_A_TALK =
  /\b(?:who|whom|what|when|which \w+|how (?:many times|often|long))\b.*\b(?:(?:i|we) (?:\w+ )?(?:talk(?:ed)?|sp(?:eak|oke)|chat(?:ted)?|call(?:ed)?|met|emailed|dealt)|did (?:\w+ ){1,5}?(?:tell|promise|say to|answer) (?:me|us)|(?:told|said to|promised|answered) (?:me|us)|(?:rep|agent|lady|guy|woman|man|person|teller|supervisor)\b.*\bname|call(?:ed)? (?:me|us))\b/;
/** What an employer, the state or a landlord will give or take: only they know. */
const OF_OTHERS_WILL =
  /\b(?:how (?:much|big|large|high)|what|when)\b.*\b(?:my|the|our|a|this) (?:\w+ ){0,3}?(?:raise|pay rise|promotion|severance|stimulus|bonus(?:es)?|(?:tax |irs )?refund|inheritance|settlement (?:check|money)|overtime|cost of living)\b.*\b(?:be|going|will|giving|give|get|getting|coming|come|next|january|february|march|april|may|june|july|august|september|october|november|december|year|spring|summer|winter)\b/;
/** What is kept in a bank has a rate too; it is not read. */
const RATE_OF_SAVINGS =
  /\b(?:interest(?: rate)?|rate|apy|apr|yield)\b (?:\w+ ){0,3}?(?:on|of|for|in|from|at|does)\b (?:my |the |our )?(?:\w+ )?(?:savings?(?: account)?|checking(?: account)?|deposits?|cd|money market)\b|\b(?:savings?|checking|money market) (?:account )?(?:interest(?: rate)?|rate|apy|yield)\b|\b(?:is|are|does) (?:my |our )?(?:savings|checking)\b.*\b(?:earn\w*|yield\w*)\b/;

/** What was paid of it is in the transactions. */
const SPENT =
  /\b(?:spen[dt]|paid|pay|cost|charged|went|goes|transfer(?:ring|red)?|move|moving|worth|if|penalty)\b/;

export const asksUnread = ({ has, amounts, percents }: Asked): boolean =>
  amounts.length + percents.length === 0 &&
  ((has(NEVER_READ) && has(ASKS_FOR_IT) && !has(SPENT)) ||
    (has(PRINTED_ONLY) && has(ASKS_FOR_IT) && !has(SPENT) && !has(OWED)) ||
    (has(OF_A_TALK) && !has(OWED)) ||
    (has(OF_OTHERS_WILL) && !has(OWED)) ||
    has(OWED_TO_ME) ||
    has(RATE_OF_SAVINGS));
/** Who owes the person: statements show what the person owes. */
const OWED_TO_ME = /\bow(?:es?|ed|ing) (?:to )?(?:me|us)\b|\bam i owed\b/;
const OWED = /\b(?:ow(?:e[ds]?|ing)|balance|apr|minimum|pay(?:ing|ments?)?|debts?|put|throw|if)\b/;

/** What somebody did, with no question in it: it changes nothing that was read. */
const TOLD =
  /^(?:(?:so|well|and|but|just|today|yesterday|fyi|update) )*(?:i|we) (?:just |already |finally |also |recently |only )*(?:paid|sent|bought|got|made|opened|closed|lost|received|moved|transferred|cancelled|canceled|signed|applied|called|switched|deposited|withdrew|sold|spent)\b/;
const ASKS =
  /\b(?:what|whats|which|how|when|where|who|why|is|are|am|do|does|did i|can|could|should|would|will|if|tell|show|give|want|need|change|help|worth|difference|new|sooner|faster|left|now)\b/;

export const isOnlyTold = ({ has }: Asked, typed: string): boolean =>
  !typed.includes("?") && has(TOLD) && !has(ASKS);
