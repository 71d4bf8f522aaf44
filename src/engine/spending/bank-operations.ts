/**
 * Lines by which a bank names its own doings: fees, interest, cash, deposits, transfers, payments to cards. Patterns are over the
 * running text of a descriptor: lower-case letters and digits without gaps, so they hold where the spaces are lost.
 */

import type { AccountRole, Direction } from "./categorise.ts";
import type { Category } from "./category.ts";
import { type LexiconEntry, words } from "./lexicon/entry.ts";

export type BankOperation = {
  readonly category: Category;
  readonly pattern: RegExp;
  readonly direction?: Direction;
  readonly account?: AccountRole;
};

const FEES =
  /(?:late|latepayment|overdraft|overdraftitem|nsf|nsfreturneditem|returneditem|returnedpayment|returnedcheck|insufficientfunds|monthlyservice|monthlymaintenance|monthly|accountmaintenance|maintenance|service|servicing|annual|annualmembership|annualcard|foreigntransaction|foreignexchange|foreigntrans|internationaltransaction|internationalservice|crossborder|cashadvance|balancetransfer|atm|atmusage|atmsurcharge|outofnetwork|wire|wiretransfer|incomingwire|outgoingwire|stoppayment|paperstatement|statement|excessactivity|excesswithdrawal|inactivity|dormantaccount|moneyorder|cashierscheck|overlimit|overthelimit|returnedmail|convenience|cardreplacement|replacementcard|expresspayment|expedited|overdrawn|minimumbalance|lowbalance|safedepositbox|research|garnishment|collection|fundstransfer|overdraftprotection|overdrafttransfer|extendedoverdraft|withdrawal|tax?transaction|plan|transaction)(?:fee|fees|chg|charge)(?!.*refund)|insufficientfunds|servicecharge|analysischarge|^fee(?!rev|ref|wai|ding|d(?:and|s|m|b|er)|l(?!ate)|ney)|atmfee|harlandclarke|deluxecheck|checkorder|cashierscheck|^(?:od|nsf)fee/;

/** Looked through before anything else, first match wins. */
export const firstOperations: readonly BankOperation[] = [
  {
    category: "interest",
    pattern:
      /interestcharge|financecharge|purchaseinterest|interestonpurch|interestoncash|interestadvances|minimuminterest|interestdebit|loaninterest/,
  },
  {
    category: "refund",
    pattern: /fee(?:reversal|refund|waiver|rebate|waived)|refundof.*fee|rev(?:ersal)?.*fee/,
    direction: "in",
  },
  { category: "fees", pattern: FEES, direction: "out" },
  {
    category: "cash",
    pattern:
      /atmw(?:ithdr|d|\/d)|withdrwl|withdrawatm|atmwithd|cashwithdr|counterwithdr|withdrawalteller|tellerwithdr|withdrawalinbranch|branchwithdr|^cashadvance|cardtronics|allpoint|isoatm|moneypass|atmcash|^atm(?:$|\d|w|debit|usage|inq)|nonchaseatm|^cashwd|customerwithdr|cashback\d/,
    direction: "out",
  },
  { category: "cash", pattern: /^withdrawal$|^withdrawal\d*$/, direction: "out", account: "deposit" },
];

/** Money in that names where it comes from. */
export const inflowOperations: readonly BankOperation[] = [
  {
    // Borrowed money is no income, whatever it was advanced on.
    category: "deposit",
    pattern:
      /loan(?:proceeds|disb|advance|fund)|(?:salary|pay(?:check|roll|day)?|wages?|cash)adv(?!a?nt)|activehours|(?<!l)earnin(?!g)|^dave(?:inc|com|app)|brigit(?!te)|instacash|albertinstant|floatme|klover|helocdraw|(?:retirement|401k)loan/,
    direction: "in",
  },
  {
    category: "deposit",
    pattern:
      /(?:lineofcredit|creditline|equityline|^p?loc|heloc)(?:adv|draw|dep|fund)|(?:draw|adv(?:ance)?)(?:from|on)(?:p?loc|heloc|(?:your)?creditl|reserve)|(?:cash|credit|ready|overdraft|checking)reserve(?:adv|draw|dep|$|\d)|advance(?:s)?(?:$|\d|from|dep(?:osit)?(?:$|\d)|fund|disb|proceeds|credit(?:$|\d)|inst(?:ant)?(?:$|\d))|loan(?:$|\d|deposit|credit)(?!.*payroll)/,
    direction: "in",
  },
  {
    // Apps that lend on the next pay, by the whole name: parts of them are names of employers.
    category: "deposit",
    pattern:
      /^(?:gridmoney|grid(?:app|advance)|empower(?:finance|cash|adv|inc)?(?:$|\d)|tilt(?:$|\d|app|finance|cash)|varo(?:bank)?adv|chime(?:spotme|mypay)|mypaychime|spotme|geraldtech|gerald(?:adv|cash)|beem(?:adv|cash|$)|volaadv|volafinance|cleo(?:$|\d|ai|adv)|creditgenie|solofunds|lenme|brigitadv)/,
    direction: "in",
  },
  {
    // From the family: a help that can end, and often is to be paid back.
    category: "deposit",
    pattern:
      /^(?:gift|money|help|loan)?from(?:my)?(?:mom(?:my)?|mum|mother|dad(?:dy)?|father|parents|grandma|grandpa|grandmother|grandfather|aunt|uncle|brother|sister|friend)(?:$|\d)|^(?:mom|dad)(?:$|\d)/,
    direction: "in",
  },
  {
    category: "tax-refund",
    pattern:
      /taxref|taxrfd|taxrefund|txrefd|taxrfnd|xrefd|taxrefd|rfdtax|sbtpg|irstreas|treas310tax|taxeip|stimulus|franchisetax|taxxrfd|ttaxrfd|dorrefund|revenuerefund|(?<!cred|deb|depos|prof|perm|vis)itrefund/,
    direction: "in",
  },
  {
    category: "benefits",
    pattern:
      /xxsoc|xxsupp|socialsec|socsec|^ssa(?:treas|ben)|^ssi(?:treas|ben)|vabenef|xxva|vacp|eddui|uibenef|unemploy|doluidd|uidd|uipay|pension|annuity|retirement|retpay|retsys|opm1|xxciv|railret|benefit|workerscomp|workcomp|childsup|chsupp|snapebt|ebtcash|disability|alimony|calpers|calstrs|survivor|militaryret|dfasret|^tanf|fostercare|gibill|vaeducation/,
    direction: "in",
  },
  {
    category: "income",
    pattern:
      /payroll|payrol|directdep|dirdep|^ddeposit|salary|sal(?:ary)?pmt|paycheck|wages|(?<!inter|cabi)netpay|grosspay|wklypay|weeklypay|biweeklypay|payout|dasher|driverpay|driverearn|shopperpay|(?<!cash(?:back)?|rewards?)bonus|commission(?!refund)|militarypay|milpay|armyact|airforceact|navyact|fedsal|federalsal|edipaym|edipymnt|stripetransfer|stripepayout|squareinc|squareincsq|sqcpay|shopifypay|etsyinc|airbnbpayment|gustopay|^gusto|adptotal|^adp|paychex|paycom|paylocity|rippling|trinet|justworks|workday|ceridian|dayforce|onpay|insperity|paycor|bamboohr|deelinc|heartlandpay|intuitpay|upworkescrow|fiverr|uberusa|uberedi|lyftinc.*pay|instacartshop|amazonflex|turopay|stipend|honorarium|tipspay|employeepay|empl?pay|emppay|regpay|regularpay|perdiem|reimbexp|pay\d{6}$|quickbookspay|merchantservicesdep|merchantdep|cardsettle|bankcarddep|bkcrddep|mtotdep/,
    direction: "in",
  },
  {
    category: "interest-earned",
    pattern:
      /interest(?:paid|payment|pmt|earned|credit|deposit|posted|inc|adj|capital)|^(?:monthly)?interest|earnedinterest|dividend(?:earned|credit|paid|reinvest|deposit|posted)|creditdividend|savingsinterest|^dividend|iodinterest|apyearned|^int(?:paid|pmt|pd|credit)/,
    direction: "in",
  },
  {
    category: "refund",
    pattern:
      /cashback(?:reward|bonus|credit|redempt|statement)|^cashback|reward(?:s)?(?:statement|credit|redempt|redeem|cash)|statementcredit|creditadjustment|provisionalcredit|disputecredit|chargeback|redemptioncredit|cashreward|^refund|creditreversal|depositerror|claimpa?y?m(?:en)?t|claim(?:s)?(?:settle|reimb)|insurancereimb|^reimbursement|fsareimb|hsareimb|rebate|classaction|settlementpay|merchantcredit|adjustmentcredit|errorcorrection|creditmemo|cardcredit$/,
    direction: "in",
  },
  {
    category: "deposit",
    pattern:
      /mobile(?:check|chk)?dep|check(?:s)?dep|cashdep|^deposit|counterdep|branchdep|(?:remote|online)(?:online)?dep|tellerdep|^edep|depositinbranch|atm.*dep|customerdep|^dep\d|mobiledep|depositatm|shareddeposit|vaultdep|nightdrop|lockbox/,
    direction: "in",
  },
];

const CARD_WORDS =
  /creditc(?:a)?rd|creditcard|crcardpmt|crcrd|ccpymt|ccpmt|ccpayment|card(?:online|web|mobile|auto|epay)?(?:payment|pmt|pymt|autopay|pay|epay|bill)|cardserv|cardsrv|cardmember|cardcenter|bankcard|(?:visa|mastercard|master|amex).{0,12}(?:payment|pmt|pymt|paymt)|mastercardpmt|applecard|gsbank|barclaycard|barclays?bank|paymentto(?:chase|crd|card|acct|credit)|cardending|cardonline|^(?:amex|americanexp(?:ress)?).{0,10}(?:pmt|pay|epay|ach)|discover.{0,4}(?:epay|bankpay|card|dcpymt|payment|pmt)|capital?one(?:online|mobile|cr|card|pmt|pay|autopay|bankpay)|citi(?:card|autopay|bank.{0,6}(?:pay|pmt)|payment|ctp)|syncb|synchronybank(?!.*(?:sav|transfer))|synchrony(?:pay|pmt)|comenity|creditone|merrick|firstpremier|premierbank|cbnapymt|cbnapmt|syfpayment|tdbankusa.*pay|cardpayoff|billpaycard|elanfinanc|fnbo.*pay|fnbomaha|creditcrd|crdpmt|crdpymt|crdautopay/;

/** Payments to the person's own cards, from the account that pays; looked at after the lenders. */
export const cardPaymentOperations: readonly BankOperation[] = [
  { category: "card-payment", pattern: CARD_WORDS, account: "deposit" },
  {
    category: "card-payment",
    pattern: /payment|pymt|autopay|thankyou|directpay|epay|pmtreceived|billpay/,
    direction: "in",
    account: "card",
  },
  { category: "card-payment", pattern: /thankyou/, direction: "in" },
];

/** Card banks call their debits e-payments; as letters alone "zelle payment" would hold the word too. */
export const cardPaymentWords: readonly LexiconEntry[] = words(
  "card-payment",
  0.9,
  `e payment, epayment, epay, e pay`,
);

/** Between people: the memo behind it may say anything. */
export const personOperations: readonly BankOperation[] = [
  {
    category: "p2p",
    pattern:
      /(?<!ga)zelle|venmo|cashapp|squarecash|paypal(?:inst|transfer|xfer)|^paypal(?:\d|$)|applecash|applepaycash|googlepay(?:send|to|p2p)|facebookpay|messengerpay|metapay|remitly|westernunion|xoom|moneygram|transferwise|^wise(?:us|inc|pay|\d|$)|popmoney|worldremit|sendwave|^ria(?:money|fin)|taptapsend|personalpay|sentmoney|pangea/,
  },
];

/** To investments and between own accounts; looked at after the merchants that begin the line. */
export const transferOperations: readonly BankOperation[] = [
  {
    category: "investing",
    pattern:
      /robinhood|vanguard|fidelity|fidbkg|fidbrok|(?<!les)schwab|^acorns|betterment|coinbase|etrade|tradestation|stash(?:cap|inv)|edwardjones|ameritrade|merrill|publicinvest|open?publichold|geminicrypto|geminitrust|kraken|cryptocom|binance|troweprice|rowe?price|webull|m1finance|fundrise|yieldstreet|wealthfront(?!cash)|sofiinvest|ibkr|interactivebrok|tdwealth|ameriprise|raymondjames|lplfin|mutualfund|brokerage|moneylink|moneyline|securities|crypto|bitcoin|collegesavings|529(?:contrib|plan.*contrib|college)|iracontrib|rothira|401kcontrib|401kloan|treasurydirect|jpmsecur|invest(?:ment|ments|ing|or)?(?:\d|$|acct|account|contrib|transfer|purch|buy)|nestegg|buyinvest|principalret|empowerret|tiaa/,
  },
  {
    category: "transfer",
    pattern:
      /transfer|xfer|trnsfr|trnsf|trnfr|tfr(?:to|from)|^trf|overdraftprotection|keepthechange|saveasyougo|way2save|roundup|autosave|ownaccount|(?:to|from)(?:share|savings|sav|checking|chk|chkg|moneymarket|mma)(?:\d|$)|^(?:share|sharedraft)transfer|sweep|way2go|savetoday|goaldeposit|internalmove|qapital|digitinc|^oportunsave|chimesav|wealthfrontcash|accounttoaccount|a2a/,
  },
];
