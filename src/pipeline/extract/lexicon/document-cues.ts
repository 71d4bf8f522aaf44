import type { DocumentType } from "#contract/document-type.ts";

type Cue = readonly [type: DocumentType | "offer", weight: number, pattern: RegExp];

/** Wordings that tell papers apart, over squashed text. A type's score is the sum of the cues it prints, each counted once. */
export const documentCues: readonly Cue[] = [
  ["credit-cards", 3, /minimumpaymentwarning/],
  ["credit-cards", 2, /latepaymentwarning/],
  ["credit-cards", 2, /creditcardstatement|cardstatement|cardmember|cardaccount|cardholder/],
  ["credit-cards", 2, /minimumpaymentdue|minimumamountdue|minimumpayment|minpayment|minimumdue/],
  ["credit-cards", 2, /creditlimit|creditline|creditaccessline|revolvingcredit|spendinglimit/],
  ["credit-cards", 1.5, /availablecredit|creditavailable/],
  ["credit-cards", 1.5, /purchaseapr|balancesubjecttointerest|cashadvances?(?:apr|limit|line)|typeofbalance/],
  ["credit-cards", 1.5, /paymentsand(?:other)?credits|paymentscredits|purchasesandadjustments/],
  ["credit-cards", 1, /previous(?:statement)?balance/],
  ["credit-cards", 1, /newbalance/],
  ["credit-cards", 1, /feescharged|interestcharged|interestchargecalculation/],
  ["credit-cards", 1, /visa|mastercard|discovercard|americanexpress/],
  [
    "bank-statements",
    3,
    /(?:checking|savings|moneymarket|deposit|share)(?:account)?(?:statement|summary)|statementofaccounts?|bankstatement/,
  ],
  ["bank-statements", 2, /checking|savings(?:account)?summary|sharesavings|sharedraft|moneymarketaccount/],
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
  ["bank-statements", 2, /currentaccount|sortcode|startbalance[a-z0-9]{0,40}moneyin/],
  ["bank-statements", 1, /directdep|payroll|atmwithdrawal|debitcard/],
  ["bank-statements", 1, /dailybalance|dailyendingbalance|dailyledgerbalance|runningbalance/],
  [
    "loans",
    3,
    /loanstatement|mortgagestatement|billingstatementfor(?:your)?loan|loanaccountstatement|autoloan|studentloan|personalloan/,
  ],
  ["loans", 2, /principalbalance|outstandingprincipal|unpaidprincipal|principalamount|remainingprincipal/],
  ["loans", 1.5, /escrow/],
  [
    "loans",
    1.5,
    /regularpayment|monthlyinstal?lment|loannumber|maturitydate|payoffamount|originalprincipal|originalloan/,
  ],
  ["loans", 1.5, /servicer|loanservicing|repaymentplan|deferment|forbearance/],
  ["loans", 2, /debtcollector|attempttocollectadebt|collectionagency|originalcreditor|validationnotice/],
  ["loans", 1.5, /lineofcreditstatement|homeequityline|heloc/],
  ["loans", 2, /payinfour|payin4|installmentplan|paylater/],
  ["income", 4, /earningsstatement|paystub|payslip|statementofearnings|paystatement|payadvice/],
  ["income", 3, /netpay/],
  ["income", 2, /grosspay|grossearnings|totalearnings/],
  ["income", 2, /fedwithholding|federalwithholding|socialsecuritytax|medicare|fica|federalincometaxwithheld/],
  [
    "income",
    4,
    /wageandtaxstatement|formw2|nonemployeecompensation|form1099|benefitverification|awardletter|socialsecurityadministration/,
  ],
  [
    "investments",
    4,
    /portfoliosummary|brokerageaccount|investmentreport|retirementsavings|401k|rolloverira|rothira|traditionalira|individualretirement/,
  ],
  [
    "investments",
    2,
    /holdings|shares|marketvalue|assetallocation|vestedbalance|netassetvalue|mutualfund|securities/,
  ],
  ["credit-reports", 4, /creditreport|consumerdisclosure|creditfile|consumerreport/],
  ["credit-reports", 2, /experian|equifax|transunion/],
  [
    "credit-reports",
    2,
    /hardinquir|inquiries|publicrecords|derogatory|collectionsaccounts|paymenthistory|openaccounts/,
  ],
  ["credit-reports", 2, /vantagescore|ficoscore/],
  [
    "offer",
    5,
    /preapproved|prequalified|preselected|prescreen|youareinvited|applynow|acceptthisoffer|invitationnumber|reservationnumber/,
  ],
  [
    "offer",
    6,
    /loanestimate|closingdisclosure|goodfaithestimate|creditapplication|loanapplication|applicationforcredit|uniformresidentialloanapplication|estimatedclosing/,
  ],
  [
    "offer",
    3,
    /thisisnotabill|notacommitmenttolend|ratequote|termsandconditionsofoffer|summaryofcreditterms|openinganaccount|respondby/,
  ],
];

/** A type below this says too little; a small lead over another type is decided by the order of the first page. */
export const MIN_TYPE_SCORE = 3.5;
