import type { DocumentType } from "#contract/document-type.ts";

/** "revolving" is what cards and lines of credit print alike; "offer" speaks of a debt that does not exist. */
export type CueType = DocumentType | "offer" | "revolving";
type Cue = readonly [type: CueType, weight: number, pattern: RegExp];

/** Wordings that tell papers apart, over squashed text. A type's score is the sum of the cues it prints, each counted once. */
export const documentCues: readonly Cue[] = [
  ["credit-cards", 3, /minimumpaymentwarning/],
  ["credit-cards", 2, /latepaymentwarning/],
  ["credit-cards", 2, /creditcardstatement|cardstatement|cardmember|cardaccount|cardholder/],
  ["revolving", 2, /minimumpaymentdue|minimumamountdue|minimumpayment|minpayment|minimumdue/],
  ["revolving", 2, /creditlimit|creditline|creditaccessline|revolvingcredit|spendinglimit/],
  ["revolving", 1.5, /availablecredit|creditavailable/],
  ["credit-cards", 1.5, /purchaseapr|balancesubjecttointerest|cashadvances?(?:apr|limit|line)|typeofbalance/],
  ["revolving", 1.5, /paymentsand(?:other)?credits|paymentscredits|purchasesandadjustments/],
  ["revolving", 1, /previous(?:statement)?balance/],
  ["revolving", 1, /newbalance/],
  ["revolving", 1, /feescharged|interestcharged|interestchargecalculation/],
  // Rates of purchases and of borrowed cash in one table: nothing but a card has both.
  [
    "credit-cards",
    4,
    /purchases?[\dv]{3,24}(?:(?:balance)?transfers?[\dv]{3,24})?cash(?:advances?)?[\dv]{3,24}|purchases?[\dv]{3,24}balancetransfers?[\dv]{3,24}/,
  ],
  ["credit-cards", 1, /penaltyapr|creditbalancedonotpay/],
  ["revolving", 1, /(?:remaining|unused)credit|(?:revolving|spending)limit|priorstatementbalance/],
  ["credit-cards", 1, /visa|mastercard|discovercard|americanexpress/],
  [
    "bank-statements",
    3,
    /(?:checking|savings|moneymarket|deposit|share)(?:account)?(?:statement|summary)|statementofaccounts?|bankstatement/,
  ],
  ["bank-statements", 2, /checking|savings(?:account)?summary|sharesavings|sharedraft|moneymarketaccount/],
  // A member's loans are listed after the shares: the statement is that of the shares.
  ["bank-statements", 4, /sharedraft|sharesavings|regularshares?|primaryshares?|sharesandloans?/],
  ["bank-statements", 2, /beginningbalance|openingbalance|startingbalance|balancelaststatement/],
  ["bank-statements", 1.5, /endingbalance|closingbalance|balancethisstatement/],
  [
    "bank-statements",
    2,
    /depositsand(?:other)?(?:additions|credits)|depositsadditions|totaldeposits|depositscredits/,
  ],
  [
    "bank-statements",
    2,
    /withdrawalssubtractions|totalwithdrawals|electronicwithdrawals|checkspaid|otherwithdrawals|withdrawalsand|othersubtractions/,
  ],
  [
    "bank-statements",
    1.5,
    /annualpercentageyield|apyearned|interestpaidyeartodate|overdraft|averageledgerbalance/,
  ],
  // A register of money out, money in and what is left.
  [
    "bank-statements",
    3.5,
    /date[a-z]{0,40}(?:debits?|withdrawals?|moneyout|paidout)[a-z]{0,12}(?:credits?|deposits?|moneyin|paidin)[a-z]{0,14}balance|date[a-z]{0,40}(?:credits?|deposits?|moneyin|paidin)[a-z]{0,12}(?:debits?|withdrawals?|moneyout|paidout)[a-z]{0,14}balance/,
  ],
  ["bank-statements", 2, /laststatement[a-z0-9]{0,80}thisstatement|avg(?:available|ledger)balance/],
  ["bank-statements", 2, /currentaccount|sortcode|startbalance[a-z0-9]{0,40}moneyin/],
  // What came in and what went out.
  ["bank-statements", 2.5, /^(?=.*(?:moneyin|paidin))(?=.*(?:moneyout|paidout))/],
  ["bank-statements", 2, /balance(?:brought|carried)forward/],
  ["bank-statements", 1.5, /(?:spending|savings|everyday)account/],
  ["bank-statements", 1, /directdep|payroll|atmwithdrawal|debitcard/],
  ["bank-statements", 1, /dailybalance|dailyendingbalance|dailyledgerbalance|runningbalance/],
  [
    "loans",
    3.5,
    /loanstatement|mortgagestatement|billingstatementfor(?:your)?loan|loanaccountstatement|autoloan|studentloan|personalloan|educationloan|mortgageloan|autofinance|motorcredit|homeloan|loanbilling|loanactivity/,
  ],
  [
    "loans",
    2,
    /principalbalance|outstandingprincipal|unpaidprincipal|principalamount|remainingprincipal|currentprincipal|principalowed|principaloutstanding/,
  ],
  ["loans", 1.5, /escrow/],
  [
    "loans",
    1.5,
    /regular(?:monthly)?payment|monthlyinstal?lment|loannumber|loanid|maturitydate|payoffamount|originalprincipal|originalloan|amountfinanced|loanbalance|monthlypayment/,
  ],
  ["loans", 3, /subsidized|loanseq|gradplus|parentplus|stafford|loanprogram/],
  ["loans", 2, /youstillowe|lefttopay|activeloans|yourloans|paymentsleft|paymentsmade|remainingbalance/],
  ["loans", 1, /lending|financing|autofinance|yourloan/],
  ["loans", 1, /amountfinanced|financed|funded|amountborrowed|youborrowed/],
  ["loans", 1, /youowe|nextpayment/],
  // An order of which something is left to pay, and when the next part falls due.
  [
    "loans",
    3,
    /^(?=.*(?:order|purchase))(?=.*(?:remaining|left|owing|outstanding|owed))(?=.*next(?:payment|instal?lment))/,
  ],
  // An order in parts, some of them paid.
  [
    "loans",
    3,
    /^(?=.*(?:order|purchase))(?=.*(?:your|in)(?:\d{1,2}|three|four|six|equal)(?:biweekly|weekly|monthly|equal|interestfree)*(?:payments|instal?lments|parts))(?=.*(?:remaining|left|owing|outstanding|owed|stilltopay))/,
  ],
  ["loans", 1, /instal?lmentloans?/],
  ["loans", 1, /interestfree|0apr|nointerest(?!ifpaid)/],
  ["loans", 1, /interestrate|annualpercentagerate/],
  ["loans", 1, /paymentduedate|amountdue|nextpayment|paymentdue|duedate/],
  [
    "loans",
    1.5,
    /servicer|loanservicing|repaymentplan|deferment|forbearance|directloan|departmentofeducation/,
  ],
  [
    "loans",
    4,
    /(?:isa|froma|bya)debtcollector|collectadebt|collectionagency|originalcreditor|currentcreditor|validationnotice|amountofthedebt|placed(?:with[a-z]{2,20})?forcollection/,
  ],
  // The sentence that the law makes collectors print, also over a hospital's bills.
  ["loans", 4, /attempttocollectadebt/],
  ["loans", 3, /lineofcredit(?:account)?statement|homeequityline|heloc|personallineofcredit|equityline/],
  [
    "loans",
    3.5,
    /payinfour|payin4|payin(?:3|three|30)|installmentplan|paylater|paymentplan|pay(?:over|monthly)plan|yourplans|instal?lmentsremaining|paymentsremaining/,
  ],
  ["income", 4, /earningsstatement|paystub|payslip|statementofearnings|paystatement|payadvice/],
  [
    "income",
    4,
    /monthlybenefitpayment|statementof(?:monthly)?benefit|gross(?:monthly)?(?:benefit|annuity|pension)|net(?:monthly)?(?:benefit|annuity|pension)|annuitypayment|pensionpayment|benefitpaymentadvice/,
  ],
  ["income", 3, /netpay/],
  // Earnings, the taxes on wages and what is left: no other paper prints all three.
  [
    "income",
    5,
    /^(?=.*(?:gross|earnings|wages|salary|entitlements))(?=.*(?:fica|oasdi|medicare|socialsecurity|socsec|sstax|fedmed|medtax))(?=.*(?:fedwh|fedtax|fitw|federal(?:income)?(?:tax|withh)|fedincome|fedwithh|taxfederal))(?=.*(?:net(?:pay|check|amount|wages|salary|income|thischeck|earnings|amt|\d)|takehome|amountpaid|netchk))/,
  ],
  [
    "income",
    3,
    /payrollcheckstub|payrollslip|salaryslip|salaryadvice|earningsrecord|checkstub|paycheck|earningsanddeductions|payrollregister|weekending|paybegindate|payenddate/,
  ],
  ["income", 2, /grossytd|ytdgross|advicenumber|fedincometax|socsec|payperiod|ytdtaxes|yeartodatepay/],
  ["income", 2, /grosspay|grossearnings|totalearnings/],
  ["income", 2, /fedwithholding|federalwithholding|socialsecuritytax|medicare|fica|federalincometaxwithheld/],
  [
    "income",
    4,
    /wageandtaxstatement|formw2|nonemployeecompensation|form1099|benefitverification|benefitaward|awardletter|1099(?:nec|misc|int|div|r|b|g|k)|ssa1099|socialsecurityadministration/,
  ],
  [
    "income",
    4,
    /unemployment(?:insurance|benefit|compensation)|weeklybenefitamount|monthlyentitlementamount|monthlyawardamount|serviceconnecteddisability|disabilitycompensation|(?:pension|retirement|disability|survivors?)benefit(?:payment|statement|letter|award)|yourmonthlybenefit|(?:verif(?:y|ication)of)?employmentverification|verificationof(?:employment|income)|statementofbenefits|annuitantstatement|annuitystatement|proofofincome|incomeverification/,
  ],
  [
    "investments",
    4,
    /portfoliosummary|brokerageaccount|investmentreport|retirementsavings|401k(?:savings|retirement|profitsharing)?plan|rolloverira|rothira|traditionalira|individualretirement/,
  ],
  [
    "investments",
    2,
    /holdings|shares|marketvalue|assetallocation|vestedbalance|netassetvalue|mutualfund|securities/,
  ],
  [
    "investments",
    6,
    /healthsavingsaccount(?:statement|summary|activity)|hsa(?:account)?(?:statement|summary)|thriftsavingsplan|participantstatement|529(?:college)?(?:savings)?plan(?:statement)?/,
  ],
  ["investments", 2, /401k/],
  [
    "investments",
    4,
    /deferredcompensationplan|definedcontributionplan|moneypurchase(?:pension)?plan|participantaccount|scheduleofinvestments/,
  ],
  [
    "investments",
    2,
    /exchangetraded(?:funds?|products?)|stocksand(?:etfs?|funds|bonds|options)|fixedincome|moneymarketfunds?|commonstock/,
  ],
  [
    "investments",
    2,
    /adjustedcost|unitcost|taxlots?|dateacquired|currentprice|closingprice|marketprice|shares(?:held|youown)|securities(?:held|description)|yoursecurities/,
  ],
  [
    "investments",
    2,
    /valueofyour(?:account|portfolio|investments)|market(?:gains?|losses)|portfolioallocation/,
  ],
  [
    "investments",
    2,
    /unitsheld|unitvalue|performanceofyour(?:funds|investments)|investment(?:detail|earnings|options|results|gain)|payrollcontributions|howyour(?:account|money)isinvested|whereyourmoneyisinvested/,
  ],
  ["investments", 2, /investmentmanagement|managedaccount|investmentaccount|totalmarketvalue/],
  [
    "investments",
    2,
    /vested|employercontributions|employeecontributions|rateofreturn|unitprice|priceperunit|shareprice|sharebalance/,
  ],
  [
    "investments",
    2,
    /changein(?:market|investment|account)value|beginningaccountvalue|endingaccountvalue|totalaccountvalue|marketchange|costbasis|unrealizedgain/,
  ],
  [
    "investments",
    2,
    /savingsplan|retirementplan|403b|457b?plan|thriftsavings|sepira|simpleira|inheritedira|healthsavingsaccount|529plan|portfoliovalue/,
  ],
  [
    "credit-reports",
    4,
    /creditreport|consumerdisclosure|creditfile|consumerreport|creditdisclosure|creditmonitoring/,
  ],
  ["credit-reports", 2, /experian|equifax|transunion|annualcreditreport/],
  [
    "credit-reports",
    2,
    /hardinquir|inquiries|publicrecords|derogatory|collectionsaccounts|collectionaccounts|paymenthistory|openaccounts|closedaccounts|totalaccounts|negativeaccounts|potentiallynegative/,
  ],
  ["credit-reports", 2, /vantagescore|ficoscore|yourcreditscore|creditscore/],
  [
    "credit-reports",
    4,
    /credit(?:profile|overview|snapshot|checkup|scorecard|bureaureport|historyreport|scores?(?:report|summary|details|update|overview))|(?:trimerge|infile|merged|3bureau|threebureau)(?:credit|report)|consumercredit(?:file|profile)|filedisclosure/,
  ],
  [
    "credit-reports",
    2,
    /trade\s?lines?|highcredit|highbalance|datereported|lastreported|dateoflastactivity|paysasagreed|responsibility(?:individual|joint)|ecoa|accountsonfile|accountsreported/,
  ],
  [
    "credit-reports",
    2,
    /outof850|300(?:to|and)?850|scorefactors?|keyfactors|affecting(?:your|this)(?:credit)?score|factors(?:affecting|thataffect)|creditmix/,
  ],
  [
    "credit-reports",
    1.5,
    /creditutili[sz]ation|creditusage|creditcarduse|ageofcredit|creditage|revolvingaccounts|instal?lmentaccounts/,
  ],
  [
    "offer",
    5,
    /preapproved|prequalified|preselected|prescreen|youareinvited|applynow|acceptthisoffer|invitationnumber|reservationnumber/,
  ],
  [
    "offer",
    6,
    /loanestimate|closingdisclosure|goodfaithestimate|creditapplication|loanapplication|applicationforcredit|uniformresidentialloanapplication|estimatedclosing|estimatedmonthlypayment|cashtoclose|projectedpayments|loanofferdetails|youroffer|yourloanoffer|preapproval|prequalification/,
  ],
  [
    "offer",
    3,
    /thisisnotabill|notacommitmenttolend|ratequote|termsandconditionsofoffer|summaryofcreditterms|openinganaccount|respondby/,
  ],
];

/** What bills say to those who were discharged of the debt: "this is not an attempt to collect a debt". Squashed. */
export const NOT_COLLECTED =
  /not(?:be(?:ing)?)?(?:made|sent)?(?:as)?anattempttocollect(?:a|any|the|this)?debt/g;

/** A type below this says too little; a small lead over another type is decided by the order of the first page. */
export const MIN_TYPE_SCORE = 3.5;

/** What names a line of credit, and what names a card: both print a limit, a minimum and a new balance. */
export const LINE_TITLE = /lineofcredit|homeequity|heloc|creditlinestatement|equityline|creditlineaccount/;
export const CARD_WORDS =
  /creditcard|cardmember|cardholder|cardnumber|visa|mastercard|purchaseapr|cashadvance|minimumpaymentwarning/;

/**
 * Papers that look like statements and are none, by what a person would call them. Squashed text; a heading counts double. Weights compare
 * with those of the cues above.
 */
export const foreignPapers: ReadonlyArray<readonly [name: string, weight: number, pattern: RegExp]> = [
  [
    "a tax form about interest paid",
    6,
    /form1098|1098[et](?:20\d\d)?student|studentloaninterest(?:statement|receivedbylender)|mortgageinterestreceived|mortgageintereststatement|form1099[ac]\b|acquisitionorabandonment|cancellationofdebt/,
  ],
  ["a tax return", 6, /form1040|individualincometaxreturn|adjustedgrossincome/],
  [
    "a utility bill",
    4,
    // Squashed, "check what" and "week who" hold these letters as well.
    /kwh(?!at|en|ere|ich|ile|oever|ole|om|ose|y)|kilowatt|meterread|therms|watersewer|wastewater|electricservice|gasservice|electriccharges|usagehistory|servicelocation|serviceaddress|water(?:department|service|utility|authority|andsewer|works)|sewer(?:charge|service)|stormwater|gallons(?:used)?|(?:trash|refuse)(?:collection|service)/,
  ],
  [
    "a phone or internet bill",
    4,
    /wirelesscharges|dataplan|internetservice|linecharges|monthlyplancharges|deviceinstal?lment|talkandtext/,
  ],
  [
    "an insurance paper",
    5,
    /explanationofbenefits|declarationspage|premiumdue|policyperiod|policypremium|(?<!tax|be|fully)deductible(?:amount)?(?!interest|ofinterest)|coverageamount|insuredvehicle/,
  ],
  [
    "a bill for treatment",
    4,
    /patientname|patientaccount|dateofservice|diagnosiscode|cptcode|patientresponsibility/,
  ],
  [
    "a lease of a vehicle",
    5,
    /(?<!p|re)lease(?:number|payment|invoice)|(?<!p|re)lease(?:ends|endson|enddate|termination)|residualvalue/,
  ],
  [
    "a rent paper",
    5,
    /leaseagreement|landlord|tenantname|(?<!cur)rentdue|rentalagreement|monthlyrent|tenantledger/,
  ],
  [
    "a bill of an owners' association",
    5,
    /(?:home|condo(?:minium)?|unit|property|lot)owners?association|(?:community|condominium|townhomes?)association(?!bank)|hoa(?:assessments?|dues|fees?|transferfees?)|assessmentsaredue|costcenterassessment|associationdues|(?:monthly|quarterly|annual)assessment(?!s?ofyour)/,
  ],
  [
    "an invoice or a receipt",
    4,
    /invoicenumber|invoicedate|invoiceno|billto|subtotal|salestax|thankyouforshopping|changedue|cashier(?!s?check)|orderconfirmation|qtyunitprice/,
  ],
  [
    "a contract",
    5,
    /promissorynote|cardmemberagreement|cardholderagreement|creditcardagreement|truthinlendingdisclosure|securityagreement|pricingandterms|ratesandfeestable|borrowerpromisestopay|termsofyouraccountagreement/,
  ],
  [
    "a calculation",
    5,
    /amortizationschedule|(?:loan|payment|mortgage|savings|retirement|payoff)calculator|calculatorresults|amortizationtable|(?:retirement|savings)planner|ifyousave[a-z0-9]{1,16}amonth|youwillhave\d|(?:purchase|price|vehicle)quote(?!s)|quotenumber|notanofferofcredit/,
  ],
  ["a privacy notice", 6, /privacynotice|privacypolicy|dowithyourpersonalinformation/],
  ["a tax bill of a county", 4, /propertytaxbill|parcelnumber|assessedvalue|taxcollector|millagerate/],
  ["a notice about a vehicle", 4, /registrationrenewal|licenseplate|certificateoftitle/],
];
