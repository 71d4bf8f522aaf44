/**
 * Whether somebody writes, outright or round about, that they would rather not live. Debts and life insurance are where people say it
 * as arithmetic ("worth more dead"), so it is looked for in the meaning of whole phrases and never left to a single word: "drop dead
 * date", "dead tired" and the premium of a life insurance are ordinary. One call too many to 988 does no harm, a bare sum can.
 */

/** "Dead" of a person; before these words it is only said for "very" or "idle". */
const DEAD =
  "dead\\b(?! (?:ass|asleep|battery|beat|broke|center|certain|easy|end|ends|even|heat|in the water|last|line|on|right|serious|set|simple|sure|tired|weight|wrong|zone))";
const NOT_HERE =
  "(?:not|no longer|never) (?:be )?(?:here|around|alive|in the picture|in this world|breathing)\\b(?! (?:for|to|in)\\b)";
const WASNT_HERE =
  "(?:wasnt|werent|aint)(?: even)? (?:here|around|alive|in the picture|in this world|breathing|born)\\b(?! (?:for|to|in)\\b)";
/** After "I am", "I was", "I were". */
const GONE = `(?:already |just |suddenly |finally )?(?:${DEAD}|gone(?! (?:to|from|on|over|through|for|broke|through|shopping|out))|deceased|six feet under|in (?:the|my) (?:ground|grave)|in a (?:box|coffin|casket|grave|body bag)|buried(?! (?:in|under) (?:debt|bills|it|this|all)))`;
const DYING =
  "(?:die[ds]?\\b|dying|drop(?:ped)? dead|pass(?:ed)? away|croak(?:ed)?|kick(?:ed)? the bucket|disappear(?:ed)?|vanish(?:ed)?|never woke up|never wake up|didnt wake up|dont wake up|stop(?:ped)? existing|stop(?:ped)? breathing|cease(?:d)? to exist|got (?:hit by|run over|killed)|had an? (?:fatal )?accident(?= .*\\blife)|wasnt born|hadnt been born|was never born|never existed|didnt exist|didnt make it)";
/** The speaker's own death. */
const MY_DEATH = `\\b(?:if|when|once|after|until|unless|before|day|moment|than|say) i am ${GONE}|\\bi (?:was|were|would be|had been|will be) ${GONE}|\\bi (?:just |only |simply )?${WASNT_HERE}|\\bi (?:am|was|were) ${NOT_HERE}|\\bi (?:just |suddenly |ever |finally |would |will |should |could |might |had to |were to )*${DYING}|\\b(?:me|my) (?:being (?:dead|gone)|dying|death|passing|funeral)|\\b(?:something|anything|an accident) (?:bad |else )?(?:were to |was to |would |did )?happen(?:s|ed)? to me\\b`;
const LIFE_INSURANCE =
  "\\b(?:life (?:insurance|policy|cover|insurence|ins)|term (?:life|policy)|whole life|death benefits?|insurance (?:money|payout|pay out|policy|pays? out|check)|accidental death)\\b";
const COVERS =
  "\\b(?:cover\\w*|pay(?:s|ing)? (?:it |them |this |that |everything |all |for )*(?:off|out|all|everything|it|debts?|what i owe|the bills)|enough for|take(?:s)? care of|clear\\w*|wipe\\w*|settle\\w*|erase\\w*|fix\\w*|solve\\w*|set (?:them|her|him|my \\w+))\\b";
/** What is said to come of it. */
const RELIEF = `${COVERS}|\\b(?:(?:be|is|are|am) (?:all |finally |a lot |so much |much |just )?(?:ok(?:ay)?|fine|free|better|happier|easier|safe|set|secure|alright|all right|covered|provided for|debt free|taken care of|rid of)|better (?:off|for)|(?:no|without) (?:more )?(?:debts?|bills|burden|worries)|off the hook|go(?:es)? away|over with|all be over|start over|insurance|payout|benefit|solv\\w+|burden|relief|relieved|miss me|notice|without me|worth more|who would care|anyone care|get the (?:money|house))\\b`;
/** Grief, an estate or a contract: what somebody else left, or what the policy costs. */
const OF_OTHERS =
  /\b(?:my|our|his|her|the) (?:late )?(?:\w+ )?(?:mom|moms|mother|dad|dads|father|husband|wife|grand\w+|aunt|uncle|brother|sister|spouse|partner|parents?|friend|son|daughter|nana|papa|in law) (?:\w+ )?(?:died|passed|left|had)\b|\b(?:inherit\w*|received|beneficiary|left me|came through|credit life|premiums?|cash value|borrow\w*|surrender\w*|cash(?:ed|ing)? (?:\w+ )?(?:out|in)|cancel\w*|drop(?:ping)? (?:my|the|our|it)|quotes?|a month|per month|each month|monthly|spen[dt]\w*|costs?|payment)\b/;

const FAMILY =
  "(?:every(?:one|body)|any(?:one|body)|no ?(?:one|body)|they|them|theyd|people|the world|(?:my |the |our )?(?:famil(?:y|ies)|kids?|child(?:ren)?|wife|husband|spouse|partner|parents?|mom|dad|mother|father|son|daughter|boys?|girls?|babies|baby|loved ones|friends))";
const METHODS =
  "\\b(?:hang|shoot|stab|drown|poison|starve|off|unalive|cut|harm|hurt|kill|burn) myself\\b(?! (?:off|some|a|an|back|out|on|short|down|in the foot)\\b)|\\b(?:hurting|harming|killing|hanging|shooting|cutting|drowning|unaliving|offing) myself\\b(?! (?:off|some|a|back|short|out|in the foot|financially)\\b)|\\bkms\\b|\\bunalive\\b|\\b(?:do|doing|done) away with myself\\b|\\bjump(?:ing|ed)? (?:off|from|in front of|out of) (?:\\w+ ){1,3}?(?:bridge|roof|building|cliff|window|balcony|overpass|train|bus|truck|ledge)\\b|\\b(?:step|stepping|walk|walking|run|running) (?:out )?(?:in front of|into) (?:a |the )?(?:bus|train|truck|traffic|car|ocean|river|sea)\\b|\\b(?:driv\\w+|drove|crash\\w*|steer\\w*) (?:\\w+ ){0,3}(?:into|off) (?:a|the) (?:tree|wall|bridge|cliff|road|river|pole|overpass|lake|ditch)\\b|\\boverdos\\w+|\\b(?:swallow|take|taking|down) (?:all |a bottle of |a bunch of |the whole bottle of )(?:of )?(?:my |the |these |those )?(?:pills|tylenol|meds|medication)\\b|\\bslit\\w* my\\b|\\b(?:eat|put|take) a bullet\\b(?! on)|\\bbullet (?:in|to|through) (?:my|the)\\b|\\bblow(?:ing)? my (?:brains|head)\\b|\\bgun (?:to|in) my (?:head|mouth)\\b|\\b(?:take|taking|took) my (?:own )?life\\b|\\b(?:suicide|goodbye) (?:note|letter)\\b|\\bnoose\\b|\\bsuicid\\w*";
const WISHES_TO_DIE =
  "\\b(?:not|never) (?:have to )?wake up (?:again|anymore|tomorrow|ever)\\b|\\basleep (?:and|to) (?:not|never) wake up\\b|\\b(?:want|wanna|wanted|wanting|wish(?:ing)?|hope|hoping|pray|praying|ready|rather|might as well|should just|could just|prefer) (?:i |to |just |really |would |could |only |simply )*(?:die|dying|be dead|be gone|not exist|not be (?:here|alive|around)|stop existing|stop living|disappear|vanish|never wake up|not wake up|sleep forever)\\b|\\bwish(?:ed|ing)? (?:that )?i (?:was|were|had|could|would|never|wasnt|werent|hadnt|didnt)\\b (?:\\w+ )?(?:dead|gone|die|died|disappear|vanish|sleep forever|never (?:been )?born|never existed|been born|not (?:here|exist|wake up)|born|exist(?:ed)?|here|alive|wake up|woken up|stop existing|stop being)\\b|\\b(?:dont|do not|didnt|no longer|never) (?:really |even |much )?(?:want|wanna|care|wish|deserve|feel like|see (?:a|any|the) (?:point|reason)|know (?:why|how) (?:i|to)) (?:\\w+ ){0,3}?(?:to )?(?:live|living|be alive|being alive|be here|being here|be around|exist|existing|wake up|waking up|(?:if i )?(?:die|live|wake up)|stay alive|keep living|go on living|live anymore|stay here)\\b(?! (?:in|with|at|near|off|on|like|paycheck|for free|cheaply|there)\\b)";
const WEARY =
  "\\b(?:tired|sick|done|through|finished|exhausted|weary|hate|hating) (?:of |with )?(?:my |this |being |the )?(?:life|living(?! (?:in|with|at|on|paycheck|like|off|check|here|costs?|expenses?|room|under))|alive|existing|existence|breathing)\\b(?! (?:insurance|policy|paycheck|loans?|debts?|cards?|plans?|balances?|accounts?|rates?))|\\bnothing (?:left |much |more |else )?to live for\\b|\\b(?:no|what(?: is|s)? the|is there a|is there any|without a|see (?:a|the|any)|no more) (?:point|reason|use|purpose) (?:in |of |to |for |left |anymore )*(?:living|live|life|being (?:alive|here|around)|be (?:alive|here)|(?:going|go) on(?! (?:a|an|the|with|my|paying)\\b)|existing(?! \\w)|exist|carrying on|waking up|get(?:ting)? up anymore|keep(?:ing)? going)\\b|\\b(?:what is|whats|no|is there any|see the|see any|see a|see no) (?:the )?point (?:of|in|to) (?:even )?(?:waking up|getting up|being alive|living|trying(?! to)|anything|any of (?:it|this)|it all)\\b|\\b(?:life|living|it|im|i am) (?:is |isnt |not |aint |no longer )+worth (?:living|it to live|being alive|going on)\\b|\\b(?:give|giving|gave) up on (?:life|living|myself|everything)\\b|\\b(?:end|ending) (?:my|the) (?:life|misery|suffering|pain)\\b|(?<!the )\\b(?:end|ending) (?:it all|things for good|everything)\\b|\\b(?:just|want to|wanna|gonna|might|going to) end it(?: all| tonight| now| today| for good| here)?\\b(?! (?:in|by|within|before|sooner|early|faster|with)\\b)|\\b(?:want|need|wish) (?:the pain|everything|it all) (?:to|would) (?:just )?(?:stop|end)\\b|\\b(?:cant|cannot|can not) (?:go on|live like this|live with (?:this|it|myself)|(?:take|bear|stand|endure) (?:it|this|life|living|any of (?:it|this)) (?:all )?(?:anymore|any more|any longer|no more)|do this (?:anymore|any more|any longer)|do life|keep (?:living|going)(?! (?:out|to|over|into|under|in|without|paycheck)\\b))\\b|\\bthink\\w* (?:\\w+ ){0,2}(?:about|of) (?:death|dying|suicide|ending (?:it|things|my life)|not being here|being dead|how .{0,20}\\bdead)\\b|\\bthoughts (?:of|about) (?:death|dying|suicide|ending|hurting)\\b|\\bno (?:other )?way out\\b(?! of)|\\bonly (?:way|exit|escape|option|solution) (?:out |left )?(?:\\w+ ){0,4}(?:die|dying|death|dead|coffin|grave|funeral|suicide|if i (?:am|was|were) (?:gone|dead))\\b|\\b(?:say|saying|said) my goodbyes\\b|\\bgoodbye to (?:my (?:famil\\w+|kids?|children|wife|husband|son|daughter|mom|dad|parents)|everyone|everybody)\\b|\\bdeath (?:is|would be|seems|looks|sounds) (?:the |like |a |an |my )*(?:\\w+ )?(?:relief|easier|cheaper|better|only|out|option|peaceful|way|answer|solution)\\b|\\b(?:god|lord|somebody|someone|something|truck|bus|cancer) (?:\\w+ ){0,3}(?:take me|kill me|hit me|finish me)\\b";
const WORTH = `\\bworth (?:[\\w$.]+ ){0,5}?(?:(?<!drop )${DEAD}|in the ground|in a (?:box|coffin|grave)|six feet under|buried\\b|as a corpse|not alive|when i die|if i die|if i died)|\\b(?:dead|gone) (?:\\w+ ){0,3}?than (?:i am |i m |im |we are )?(?:alive|living|here|breathing)\\b|\\b(?:more )?(?:useful|valuable|use|help|good|profitable|better) (?:to \\w+(?: \\w+)? )?(?:dead|in the ground|six feet under)\\b|\\bworth (?:nothing|zero|less|more|so little) (?:\\w+ ){0,3}?alive\\b|\\bcheaper (?:to die|dead|if i (?:die|died))\\b`;
const BURDEN = `\\b${FAMILY}(?: \\w+){0,5} (?:better|happier|easier|richer|safer)(?: \\w+){0,2} (?:with (?:my |the )?(?:life )?insurance|than with me\\b)|\\bthan with me (?:here|around|alive)\\b|\\bi (?:am|feel like|feel i am|feel like i am) (?:just |only |such |nothing but |always |becoming )*(?:a |the )?(?:\\w+ )?(?:burden|dead weight|waste of (?:space|air|oxygen))\\b|\\b(?:being|be|become|been) (?:such |just |nothing but )?a burden (?:to|on|for)\\b|\\b${FAMILY}(?: \\w+){0,5} (?:better|happier|easier|richer|fine|ok|okay|safer|freer|relieved)(?: \\w+){0,2} (?:without me|(?:if|when|once) (?:${MY_DEATH}))|\\b(?:better|easier|happier|fine|ok|okay) without me\\b|\\b(?:nobody|no one|noone|who|any(?:one|body)|they) (?:would |will |even |really |ever )*(?:(?:miss|mourn|cry for|cry over) me\\b|(?:miss it|notice|care|cry|mind) (?:if|when|once) (?:${MY_DEATH}))`;
const SPANISH =
  "\\b(?:valgo|valdria|sirvo) mas muert[oa]\\b|\\bmejor (?:estar )?muert[oa]\\b|\\b(?:mejor|tranquil[oa]s|bien) sin mi\\b|\\b(?:quiero|quisiera|gustaria|prefiero|preferiria|ganas de) (?:morir\\w*|matarme|desaparecer|no despertar|no existir|dormir para siempre)\\b|\\bme quiero (?:morir|matar)\\b|\\b(?:no|sin) (?:tengo )?(?:quiero|ganas de) (?:vivir|estar aqui|existir|despertar\\w*|seguir (?:viviendo|aqui))\\b|\\bcansad[oa] de (?:vivir|la vida)\\b|\\b(?:si|cuando) (?:yo )?(?:me )?(?:muero|muriera|muriese|estuviera muert[oa]|falto|faltara)\\b.*\\b(?:seguro|paga\\w*|cubr\\w*|mejor|bien|deuda\\w*)\\b|\\bseguro de vida\\b.*\\b(?:muer\\w+|muriera|falt[oa]\\w*|cubr\\w*|paga\\w*|alcanz\\w*)\\b|\\b(?:soy|ser) una carga\\b|\\bsuicid\\w*|\\bcarga para (?:mi|todos)\\b";

const of = (...sources: readonly string[]): RegExp => new RegExp(sources.join("|"));

const OUTRIGHT = of(METHODS, WISHES_TO_DIE, WEARY, WORTH, BURDEN, SPANISH);
const DEATH = of(MY_DEATH);
/** "Free of debt before I die": of a long life. */
const IN_ONES_LIFE = /\b(?:before|until|till|as if) i die\b/g;
const INSURED = of(LIFE_INSURANCE);
const COVERED = of(COVERS);
const WHAT_IS_OWED =
  /\b(?:ow(?:e|ed|ing)|debts?|loans?|cards?|mortgage|bills?|balances?|everything|it all|all of (?:it|this)|credit)\b/;
const RELIEVED = of(RELIEF);

/** `text` is of plainWords: lower case, apostrophes taken out. */
export function isDespair(text: string): boolean {
  if (OUTRIGHT.test(text)) return true;
  // Without the phrase itself: that I were dead is no relief of its own.
  const mine = text.replaceAll(IN_ONES_LIFE, "/");
  if (DEATH.test(mine))
    return INSURED.test(text) || RELIEVED.test(mine.replaceAll(new RegExp(DEATH, "g"), " / "));
  return INSURED.test(text) && COVERED.test(text) && WHAT_IS_OWED.test(text) && !OF_OTHERS.test(text);
}

/** "What happens to my debt when I die": asked of an estate as often as of despair, so no sum answers it either. */
export const speaksOfOwnDeath = (text: string): boolean => DEATH.test(text.replaceAll(IN_ONES_LIFE, "/"));
