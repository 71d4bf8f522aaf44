import type { Category } from "#contract/categories.ts";

/** Patterns over squashed descriptions that start where a word starts, first match wins; the order puts the specific before the general. */
export const merchantRules: ReadonlyArray<readonly [Category, RegExp]> = [
  [
    "fees",
    /latefee|overdraftfee|nsffee|servicefee|servicecharge|monthlyfee|maintenancefee|annualfee|annualmembershipfee|foreigntransactionfee|cashadvancefee|balancetransferfee|returnedpaymentfee|atmfee|wirefee|membershipfee$|insufficientfunds|monthlymaintenance/,
  ],
  ["interest", /interestcharge|financecharge|^interest(?!paid|earned|payment|credit)|purchaseinterest/],
  [
    "debt-payment",
    /creditcardpayment|creditcrd|cardpayment|cardpymt|crdpmt|crcardpmt|(?<!onlin)epayment|cardservices|applecardgsbank|chasecredit|capitaloneonline|capitalonecrcard|capitalonemobile|discoverepay|amexepayment|citicardonline|citiautopay|synchronybank|syncb|comenity|barclaycard|studentloan|studentln|nelnet|mohela|aidvantage|navient|salliemae|edfinancial|greatlakes|deptofeducation|autoloan|autopmt|carpayment|toyotafinancial|fordcredit|fordmotorcr|gmfinancial|hondafinancial|hyundaimotor|nissanmotor|allyauto|allyfinancial|carvana|santanderconsumer|lendingclub|prosper|upstart|sofi(?:loan|lending)|onemain|upgradeinc|affirm|klarna|afterpay|loanpayment|loanpymt|loanpmt|personalloan/,
  ],
  ["mortgage", /mortgage|mrcooper|pennymac|loandepot|homeloan|mtgpymt|mtgpmt/],
  [
    "income",
    /payroll|directdep|dirdep|salary|paycheck|wages|ssatreas|socialsecurity|xxsoc|(?:xx)?vabenef|unemployment|uibenefit|pension|irstreas|taxref|interestpaid|interestearned|interestpayment|dividend|deposit$|mobiledeposit|gusto|adp|paychex|workday/,
  ],
  [
    "transfer",
    /transfer(?:to|from)|internettransfer|internetpayment|onlinetransfer|xfer|zelle|venmo|cashapp|paypaltransfer|paypalinst|tosavings|fromsavings|tochecking|fromchecking|wire(?:in|out|transfer)|^transfer|autosave|roundup|acorns|robinhood|coinbase|vanguard|fidelity|schwab|paymentthankyou|thankyou|^payment|onlinepayment|autopaypayment|mobilepayment|autopay$/,
  ],
  [
    "insurance",
    /insurance|insur|geico|statefarm|progressive|allstate|libertymutual|nationwide|farmers|usaapandc|usaains|lemonade|travelers|metlife|aflac|northwesternmut|prudential|esurance/,
  ],
  [
    "medical",
    /pharmacy|cvs|walgreen|riteaid|hospital|medical|clinic|dental|dentist|doctor|physician|health|urgentcare|optical|vision|labcorp|questdiag|kaiser|orthodon|pediatric|dermatolog|therapy|chiroprac|optometr/,
  ],
  ["childcare", /daycare|childcare|preschool|kindercare|brighthorizons|babysit|learningcenter/],
  ["education", /tuition|university|college|school|coursera|udemy|chegg|textbook|educat/],
  [
    "taxes",
    /usataxpymt|irs|franchisetax|taxboard|propertytax|depttax|taxpayment|revenuedept|turbotax|hrblock/,
  ],
  [
    "rent",
    /rent(?!al)|apartment|property(?:mgmt|manag)|leasing|realty|landlord|bilt|avalonbay|equityresid|housing|hoadues|homeowners(?:assoc|hoa)|condo/,
  ],
  [
    "phone",
    /verizon|atandt|tmobile|att(?:\*|bill|wireless|payment|mobility)|^att$|sprint|cricket|mintmobile|metropcs|boostmobile|uscellular|googlefi|visiblewireless/,
  ],
  [
    "utilities",
    /electric|energy|power|gasco|naturalgas|water|sewer|utility|utilities|comcast|xfinity|spectrum|cox(?:comm|cable)|centurylink|frontier|internet|coned|pge|pgande|duke|dominion|nationalgrid|sce|wastemanagement|trash|garbage|fiber|broadband|edison|peoplesgas|solar/,
  ],
  [
    "subscriptions",
    /netflix|spotify|hulu|disneyplus|disney\+|hbomax|applecom|itunes|appletv|youtube|amazonprime|primevideo|audible|patreon|adobe|microsoft365|msft|dropbox|icloud|googleone|googlestorage|paramount|peacock|siriusxm|nytimes|washingtonpost|medium|substack|openai|chatgpt|linkedin|github|zoom|subscription|membership|planetfitness|lafitness|peloton|gym|fitness|ymca|crunch|equinox|kindleunl|hellofresh|blueapron/,
  ],
  [
    "groceries",
    /grocer|market(?!ing|place)|supermarket|wholefoods|wholefds|traderjoe|kroger|safeway|albertsons|publix|aldi|lidl|costco|samsclub|wegmans|heb|meijer|foodlion|giant|stopshop|stopandshop|shoprite|sprouts|winco|hyvee|harristeeter|ralphs|vons|instacart|foods|foodmart|bjswholesale|walmart|wmsupercenter|wmgroc|supercenter|produce|butcher|bakery|piggly|fredmeyer|freshmart|smartandfinal/,
  ],
  [
    "transport",
    /shell|exxon|mobil(?!e)|chevron|bp\d|^bp|sunoco|marathon|valero|citgo|arco|phillips66|conoco|speedway|racetrac|quiktrip|wawa|sheetz|circlek|7eleven|gas|fuel|petro|uber(?!eats)|lyft|parking|park(?:mobile|ing)|toll|ezpass|fastrak|metro|transit|mta|bart|septa|amtrak|train(?!ing|er)|bus|caltrain|cta|wmata|dmv|autozone|oreilly|jiffylube|valvoline|tire|carwash|autorepair|automotive|mechanic|pepboys|advanceauto|evgo|chargepoint|supercharger/,
  ],
  [
    "dining",
    /restaurant|cafe|coffee|starbucks|dunkin|mcdonald|burger|pizza|taco|chipotle|subway|wendys|chickfila|panera|doordash|ubereats|grubhub|postmates|diner|grill|bistro|sushi|ramen|thai|deli|kitchen|bbq|barbecue|brew(?:ery|ing|house)?|pub|tavern|bar(?:and|&)|eatery|donut|bagel|sandwich|wings|kfc|popeyes|fiveguys|innout|shakeshack|sweetgreen|cheesecake|olivegarden|applebee|ihop|denny|wafflehouse|crackerbarrel|domino|papajohn|littlecaesar|jerseymike|jimmyjohn|noodle|teahouse|boba|icecream|creamery|tst/,
  ],
  [
    "travel",
    /airline|airlines|delta|united(?:air|\d)|southwest|jetblue|alaskaair|spiritair|hotel|marriott|hilton|hyatt|sheraton|airbnb|vrbo|expedia|booking|priceline|motel|inn(?:and|&|suites|$)|resort|cruise|hertz|avis|enterprise|rentalcar|nationalcar|travel|kayak/,
  ],
  [
    "entertainment",
    /cinema|theat|amc|regal|movie|ticketmaster|stubhub|eventbrite|concert|museum|bowling|golf|steam|playstation|xbox|nintendo|games?|arcade|zoo|aquarium|lottery|casino|draftking|fanduel|sixflags|twitch/,
  ],
  ["pets", /petco|petsmart|chewy|veterinar|vet(?:clinic|hosp)|animal|pet(?:supplies|food)/],
  [
    "personal-care",
    /salon|barber|spa|hair(?:cut|dress)?|nails|sephora|ulta|beauty|greatclips|supercuts|massage|cosmetic/,
  ],
  ["donations", /donation|charity|church|redcross|unicef|goodwill|salvationarmy|gofundme|foundation|tithe/],
  ["cash", /atmwithdraw|atmwd|cashwithdraw|withdrawal|cashadvance|^atm|nonchaseatm/],
  [
    "housing",
    /homedepot|lowes|acehardware|menards|plumb|hvac|repair|pestcontrol|storage|lawn|cleaning|locksmith/,
  ],
  [
    "shopping",
    /amazon|amzn|target|bestbuy|ebay|etsy|walmartcom|macys|nordstrom|kohls|jcpenney|tjmaxx|marshalls|ross|oldnavy|gap|hm|zara|nike|adidas|ikea|wayfair|bedbath|homegoods|dollar|fivebelow|michaels|hobbylobby|joann|staples|officedepot|apple(?:store)?|store|shop(?:ping)?|outlet|boutique|mall|book(?:store|shop)?|toys|electronics|furniture|clothing|apparel|shoes|sport|outdoor|rei|dicks|paypal|square|temu|shein/,
  ],
];
