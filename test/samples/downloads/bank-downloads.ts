/** Made-up bank downloads in the formats of money programs, each with what it must give. */

const transaction = (type: string, day: string, amount: string, name: string, more = ""): string =>
  `<STMTTRN>\n<TRNTYPE>${type}\n<DTPOSTED>${day}120000[-5:EST]\n<TRNAMT>${amount}\n<FITID>4711\n<NAME>${name}\n${more}</STMTTRN>\n`;

const HEADER = "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\n\n";
const SIGN_ON =
  "<SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261101<LANGUAGE>ENG<FI><ORG>Example Bank<FID>1234</FI><INTU.BID>3000</SONRS></SIGNONMSGSRSV1>\n";

/** OFX 1: leaves without an end, an empty one among them, an ampersand that is no entity, and one id for every row. */
export const ofxBank = `${HEADER}<OFX>\n${SIGN_ON}<BANKMSGSRSV1><STMTTRNRS><TRNUID>0<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>021000021<ACCTID>000123456784821<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261001<DTEND>20261031
${transaction("DEBIT", "20261002", "-54.10", "AT&T WIRELESS", "<MEMO>\n")}${transaction("CREDIT", "20261005", "+1200.00", "ACME PAYROLL")}${transaction("CHECK", "20261009", "-20.00", "CHECK", "<CHECKNUM>1042\n<MEMO>PAID AT BRANCH\n")}${transaction("DEBIT", "20261009", "-2.75", "TRANSIT FARE")}${transaction("DEBIT", "20261009", "-2.75", "TRANSIT FARE")}</BANKTRANLIST>
<LEDGERBAL><BALAMT>2120.40<DTASOF>20261031</LEDGERBAL><AVAILBAL><BALAMT>2100.00<DTASOF>20261031</AVAILBAL>
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

const card = (balance: string) =>
  `<CCSTMTRS><CURDEF>USD</CURDEF><CCACCTFROM><ACCTID>4111111111111234</ACCTID></CCACCTFROM><BANKTRANLIST><DTSTART>20261001</DTSTART><DTEND>20261031</DTEND><STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261010</DTPOSTED><TRNAMT>-40.00</TRNAMT><FITID>1</FITID><NAME>CORNER BISTRO &amp; BAR</NAME></STMTTRN><STMTTRN><TRNTYPE>PAYMENT</TRNTYPE><DTPOSTED>20261012</DTPOSTED><TRNAMT>100.00</TRNAMT><FITID>2</FITID><NAME>PAYMENT THANK YOU</NAME></STMTTRN></BANKTRANLIST><LEDGERBAL><BALAMT>${balance}</BALAMT><DTASOF>20261031</DTASOF></LEDGERBAL></CCSTMTRS>`;

const savings =
  "<STMTRS><CURDEF>USD</CURDEF><BANKACCTFROM><ACCTID>99887766</ACCTID><ACCTTYPE>SAVINGS</ACCTTYPE></BANKACCTFROM><BANKTRANLIST><DTSTART>20261001</DTSTART><DTEND>20261031</DTEND></BANKTRANLIST><LEDGERBAL><BALAMT>10.00</BALAMT><DTASOF>20261031</DTASOF></LEDGERBAL></STMTRS>";

/** OFX 2 on one line, as many banks write it: a card and a savings account. */
export const ofxCard = (balance = "-512.34"): string =>
  `<?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="211"?><OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS>${card(balance)}</CCSTMTTRNRS></CREDITCARDMSGSRSV1><BANKMSGSRSV1><STMTTRNRS>${savings}</STMTTRNRS></BANKMSGSRSV1></OFX>`;

/** A brokerage account: cash in, a purchase, a dividend, two positions. */
export const ofxBroker = `${HEADER}<OFX><INVSTMTMSGSRSV1><INVSTMTTRNRS><INVSTMTRS><DTASOF>20261031<CURDEF>USD<INVACCTFROM><BROKERID>example.com<ACCTID>Z12345678</INVACCTFROM>
<INVTRANLIST><DTSTART>20261001<DTEND>20261031
<INVBANKTRAN>${transaction("CREDIT", "20261003", "500.00", "CONTRIBUTION")}<SUBACCTFUND>CASH</INVBANKTRAN>
<BUYMF><INVBUY><INVTRAN><FITID>1<DTTRADE>20261004<MEMO>BOUGHT TOTAL MARKET</INVTRAN><SECID><UNIQUEID>922908363<UNIQUEIDTYPE>CUSIP</SECID><UNITS>2<UNITPRICE>200<TOTAL>-400.00<SUBACCTSEC>CASH</INVBUY><BUYTYPE>BUY</BUYMF>
<INCOME><INVTRAN><FITID>2<DTTRADE>20261020</INVTRAN><SECID><UNIQUEID>922908363<UNIQUEIDTYPE>CUSIP</SECID><INCOMETYPE>DIV<TOTAL>3.21</INCOME>
<TRANSFER><INVTRAN><FITID>3<DTTRADE>20261021</INVTRAN><SECID><UNIQUEID>922908363</SECID><UNITS>1</TRANSFER></INVTRANLIST>
<INVPOSLIST><POSMF><INVPOS><SECID><UNIQUEID>922908363<UNIQUEIDTYPE>CUSIP</SECID><UNITS>10<UNITPRICE>201<MKTVAL>2010.00<DTPRICEASOF>20261031</INVPOS></POSMF></INVPOSLIST>
<INVBAL><AVAILCASH>103.21</INVBAL></INVSTMTRS></INVSTMTTRNRS></INVSTMTMSGSRSV1>
<SECLISTMSGSRSV1><SECLIST><MFINFO><SECINFO><SECID><UNIQUEID>922908363<UNIQUEIDTYPE>CUSIP</SECID><SECNAME>Total Market Index<TICKER>VTSAX</SECINFO></MFINFO></SECLIST></SECLISTMSGSRSV1></OFX>`;

/** Quicken's own: two accounts, a split, padded days, years with an apostrophe, no last "^". */
export const qifTwoAccounts = `!Option:AutoSwitch
!Account
NJoint Checking
TBank
^
!Type:Bank
D10/ 2'26
U-54.10
T-54.10
CX
PGROCERY OUTLET
LFood:Groceries
^
D10/15'26
T1,200.00
PACME PAYROLL
SSalary
$1,500.00
STax:Fed
$-300.00
^
!Account
NVisa x1234
TCCard
^
!Type:CCard
D10/20'26
T-40.00
PCORNER BISTRO
^
D10/21'26
T100.00
PPAYMENT THANK YOU
L[Joint Checking]
^
!Type:Cat
NSalary
I
^
!Type:CCard
D10/22'26
T-9.00
MNo payee`;

const camtEntry = (amount: string, side: string, day: string, party: string): string =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>2026-10-30</Dt></ValDt><NtryDtls><TxDtls><RltdPties><${side === "DBIT" ? "Cdtr" : "Dbtr"}><Nm>${party}</Nm></${side === "DBIT" ? "Cdtr" : "Dbtr"}></RltdPties><RmtInf><Ustrd>Invoice 1</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>\n`;

const camtBalance = (code: string, amount: string, day: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

export const camt = (closing = "1061.40"): string => `<?xml version="1.0" encoding="UTF-8"?>
<ns2:Document xmlns:ns2="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><ns2:BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id>
<FrToDt><FrDtTm>2026-10-01T00:00:00</FrDtTm><ToDtTm>2026-10-31T23:59:59</ToDtTm></FrToDt>
<Acct><Id><IBAN>DE02120300000000202051</IBAN></Id><Ccy>EUR</Ccy><Svcr><FinInstnId><Nm>Example Sparkasse</Nm></FinInstnId></Svcr></Acct>
${camtBalance("OPBD", "1000.00", "2026-10-01")}${camtBalance("CLBD", closing, "2026-10-31")}
${camtEntry("38.60", "DBIT", "2026-10-02", "Bäckerei &amp; Café")}${camtEntry("100.00", "CRDT", "2026-10-05", "ACME GmbH")}</Stmt></ns2:BkToCstmrStmt></ns2:Document>`;
