/** What a column of a table can hold. */
export type ColumnRole =
  | "date"
  | "posted-date"
  | "description"
  | "payee"
  | "memo"
  | "amount"
  | "split-amount"
  | "money-out"
  | "money-in"
  | "balance"
  | "flag"
  | "account"
  | "account-number"
  | "account-kind"
  | "institution"
  | "category"
  | "currency"
  | "status"
  | "fee"
  | "symbol"
  | "quantity"
  | "price"
  | "market-value"
  | "other";

/**
 * Names of columns without case, spaces and punctuation; the first match wins. Names that two banks use for different things
 * ("Details", "Transaction", "Type") are only suggestions: the cells below decide.
 */
const WORDINGS: ReadonlyArray<readonly [ColumnRole, RegExp]> = [
  ["split-amount", /^splitamount$/],
  [
    "date",
    /^(?:date|(?:transaction|trans|tran|trx|txn|trade|run|activity|purchase|entry|start(?:ed)?|initiated|created|sale|event)date(?:time)?|dateof(?:the)?transaction|datetime|date(?:started|initiated|created)|createdon|created|transdt|datum|buchungstag|buchungsdatum|buchung|fecha(?:de)?(?:operacion|transaccion)?|dateoperation|datedoperation|data|datacontabile|time|timestamp|day)$/,
  ],
  [
    "posted-date",
    /^(?:(?:post|posted|posting|clear|cleared|clearing|settlement|settle|value|booking|booked|effective|process|processed|processing|completed|completion|finish(?:ed)?)(?:date|on)|date(?:posted|cleared|completed|settled|processed|booked)|postedon|wertstellung|valuta(?:datum)?|valutadate|fechavalor|datevaleur)$/,
  ],
  [
    "account-number",
    /^(?:account(?:number|no|num|nbr|id)|acct(?:number|no|num|id)?|account(?:ending(?:in)?|mask)|mask|card(?:number|no|num|ending(?:in)?|last4|lastfour)|last4|lastfour|auftragskonto|iban(?:auftragskonto)?|kontonummer|rekening|yourtransferaccount)$/,
  ],
  ["account-kind", /^(?:accounttype|accttype|typeofaccount|producttype|product)$/],
  ["institution", /^(?:institution(?:name)?|bank(?:name)?|financialinstitution)$/],
  [
    "account",
    /^(?:account(?:name|nickname)?|accountdescription|accountdisplayname|konto|wallet|source(?:account)?)$/,
  ],
  [
    "balance",
    /^(?:balance|runningbal(?:ance)?|runningtotal|runbal|(?:account)?runningbalance|currentbalance|endingbalance|closingbalance|availablebalance|dailypostedbalance|(?:ledger|posted|account|cash|statement)balance|balanceafter(?:transaction)?|newbalance|balanceamount|bal|saldo(?:nachbuchung)?|guthaben|kontostand|solde|saldo|(?:principal|outstanding|loan)balance|balance(?:usd|eur|gbp))$/,
  ],
  [
    "money-out",
    /^(?:debits?|debitamounts?|amountdebit|withdrawals?|withdrawalamt|withdrawalamount|paidout|moneyout|outflow|out|charges?|chargeamount|spent|expense|payments?(?:out)?|amountout|purchases?|soll|belastung|cargo|debe|debit(?:usd|eur|gbp)|uscite|lastschrift|debitamt|withdrawn)$/,
  ],
  [
    "money-in",
    /^(?:credits?|creditamounts?|amountcredit|deposits?|depositamt|depositamount|paidin|moneyin|inflow|in|received|income|payments?in|amountin|haben|abono|haber|credit(?:usd|eur|gbp)|entrate|gutschrift|creditamt|deposited|paymentscredits|paymentcredit)$/,
  ],
  [
    "amount",
    /^(?:amount(?:usd|eur|gbp|cad|ineur|inusd|total)?|amt|(?:transaction|trans|txn|net|total|billing|posted|local|value)amount(?:usd)?|net(?:to|usd)?|(?:buchungs)?betrag(?:eur|ineur)?|umsatz(?:ineur)?|montant|importe|importo|bedrag|amountinaccountcurrency|totalpaid|amountpaid|paymentamount|totalpayment|totalamount|amountaccountcurrency|value|sum)$/,
  ],
  [
    "fee",
    /^(?:fees?(?:amount|usd|andcomm|andcommission)?|commission(?:usd)?|feescomm|amountfee|totalfees?|entgelt|gebuhr(?:en)?)$/,
  ],
  [
    "currency",
    /^(?:currency(?:code)?|ccy|cur|wahrung|waehrung|devise|divisa|balancecurrency|amountcurrency)$/,
  ],
  ["status", /^(?:status|state|transactionstatus|pending|cleared|clr)$/],
  [
    "flag",
    /^(?:type|transactiontype|transtype|trantype|txntype|debitcredit|creditdebit|dk|drcr|crdr|dc|cd|debitorcredit|creditordebit|creditdebitindicator|debitcreditindicator|indicator|plusminus|sign|direction|inout|typegroup|balanceimpact|kind|details?|transaction|action|sollhaben|umsatztyp|afbij|mutatiesoort|buchungstext|transactioncode|code)$/,
  ],
  [
    "category",
    /^(?:(?:master|sub|transaction|parent|spending)?category(?:name)?|categorygroupcategory|kategorie)$/,
  ],
  ["symbol", /^(?:symbol|ticker|tickersymbol|securitysymbol|symbolcusip)$/],
  ["quantity", /^(?:quantity|qty|shares|units|sharequantity)$/],
  ["price", /^(?:(?:share|unit|last|market)?price(?:usd)?|lastprice|nav)$/],
  [
    "market-value",
    /^(?:marketvalue|mktval(?:ue)?|currentvalue|totalvalue|positionvalue|valueusd|mktvalmarketvalue)$/,
  ],
  [
    "description",
    /^(?:(?:transaction|full|extended|statement|long)?descriptions?|descr?|desc|narrative|narration|particulars|transactiondetails|fulldescription|beschreibung|text|concepto|libelle|descrizione|omschrijving|appearsonyourstatementas|investment(?:name)?|security(?:name)?|fund(?:name)?|holding|item)$/,
  ],
  [
    "payee",
    /^(?:payee(?:name)?|merchant(?:name)?|name|vendor|counterparty(?:name)?|beneficiary|merchantdescription|empfanger|empfaenger|zahlungsempfanger(?:in)?|zahlungsempfangerin|auftraggeberempfanger|beguenstigterzahlungspflichtiger|begunstigterzahlungspflichtiger|partnername|naam(?:tegenpartij|omschrijving)|tofrom|paidto|payor|recipient|target(?:name)?)$/,
  ],
  [
    "memo",
    /^(?:memo|verwendungszweck|mededelingen|notes?|comment|remarks?|originaldescription|originalstatement|bankmemo|reference|additionalinfo|paymentreference|subject|additionaldetails|extendeddetails|info)$/,
  ],
];

/** A heading without case, marks and what stands in brackets only as a unit. */
export function squashHeading(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("€", "eur")
    .replaceAll("£", "gbp")
    .replaceAll(/[^a-z0-9]+/g, "");
}

const CURRENCY_CODES = "USD|EUR|GBP|CAD|AUD|NZD|SGD|HKD|CHF|SEK|NOK|DKK|PLN|CZK|HUF|INR|JPY|MXN";
/** "Withdrawals (SGD)", "Amount in EUR", "Price ($)": the unit says nothing about the column. */
const UNIT = new RegExp(
  String.raw`\s*(?:[([](?:in )?(?:[A-Z]{3}|US\$|[$€£])[)\]]|(?:in )?\b(?:${CURRENCY_CODES}|euros?))\s*$`,
);

/** The role that a column's name suggests. */
export function roleOfHeading(text: string): ColumnRole | undefined {
  // "Account #" beside "Account" is its number.
  const plain = text.replace(/#\s*$/, "number");
  for (const name of [squashHeading(plain.replace(UNIT, "")), squashHeading(plain)]) {
    if (name === "" || name.length > 40) continue;
    const role = WORDINGS.find(([, wording]) => wording.test(name))?.[0];
    if (role !== undefined) return role;
  }
  return undefined;
}

/** Which way a word of a type or flag column says the money went; "payment" alone means different things on a card and a bank. */
export type Direction = "in" | "out" | "payment";

const OUT =
  /^(?:d|db|dr|s|af|debit|debits|soll|out|outgoing|sent|paid|minus|-|withdrawals?|withdraw|withdrawn|expense|spend|spent|sale|sales|purchases?|charge|charges|fees?|check|check paid|checkpaid|atm|pos|dbit|outflow|auszahlung|lastschrift|neg|negative|money out|ach debit|debit card|bill ?pay(?:ment)?|cash advance|interest charge(?:d)?|finance charge|card payment|card purchase|late fee|loan pmt|misc debit|ach withdrawal|cash withdrawal|direct debit|preauthorized debit|buy|bought)$/;
const IN =
  /^(?:c|cr|h|k|bij|credit|credits|haben|in|incoming|received|receive|plus|\+|deposits?|deposited|refund(?:ed)?s?|returns?|returned|income|inflow|crdt|einzahlung|gutschrift|pos|positive|money in|ach credit|direct dep(?:osit)?|dslip|check deposit|mobile deposit|interest (?:paid|earned|payment|credit)|dividends?|reversal|chargeback|topup|top up|salary|payroll|statement credit|payments? and credits?|misc credit|ach deposit|cash deposit|sell|sold|cashback|reward|quickpay credit|partnerfi to chase)$/;

/** The direction of a type word; undefined for words that say nothing ("adjustment", "transfer"). */
export function directionOf(text: string): Direction | undefined {
  const word = text
    .toLowerCase()
    .replaceAll(/[_\s]+/g, " ")
    .replace(/[.:]$/, "")
    .trim();
  if (word === "pos") return "out";
  // A broker's action goes on with what was traded.
  if (/^you bought\b/.test(word)) return "out";
  if (/^(?:you sold|dividend received)\b/.test(word)) return "in";
  if (/^payments?(?: received| thank you)?$/.test(word)) return "payment";
  if (OUT.test(word)) return "out";
  if (IN.test(word)) return "in";
  if (
    /\b(?:debit|dr|withdrawal|purchase|fee)\b/.test(word) &&
    !/\b(?:credit|refund|reversal|return)\b/.test(word)
  )
    return "out";
  if (
    /\b(?:credit|deposit|refund|reversal|return)\b/.test(word) &&
    !/\b(?:debit|card|withdrawal)\b/.test(word)
  )
    return "in";
  return undefined;
}
