/** Parts of made-up OFX 1 downloads, for trying one construct of the format at a time. */

const HEADER = "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:USASCII\nCHARSET:1252\n\n";

/** One row whose name is its id too. */
export const ofxRow = (day: string, amount: string, name: string, more = ""): string =>
  `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${name}<NAME>${name}${more}</STMTTRN>`;

export const ofxBalance = (amount: string): string =>
  `<LEDGERBAL><BALAMT>${amount}<DTASOF>20261031</LEDGERBAL>`;

/** A checking account's answer. */
export const ofxStatement = (rows: string, balance = ofxBalance("100.00"), number = "11114821"): string =>
  `<STMTTRNRS><TRNUID>0<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>1<ACCTID>${number}<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20261001<DTEND>20261031${rows}</BANKTRANLIST>${balance}</STMTRS></STMTTRNRS>`;

/** A whole download. */
export const ofxDownload = (messages: string, bank = "Example Bank"): string =>
  `${HEADER}<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261101<FI><ORG>${bank}<FID>1</FI></SONRS></SIGNONMSGSRSV1>${messages}</OFX>`;

export const ofxChecking = (rows: string, balance?: string): string =>
  ofxDownload(`<BANKMSGSRSV1>${ofxStatement(rows, balance)}</BANKMSGSRSV1>`);

/** A position of 10 units at 20.00. */
export const ofxPosition = (kind: string, id: string, value: string, more = ""): string =>
  `<${kind}><INVPOS><SECID><UNIQUEID>${id}<UNIQUEIDTYPE>CUSIP</SECID><POSTYPE>LONG<UNITS>10<UNITPRICE>20<MKTVAL>${value}<DTPRICEASOF>20261031${more}</INVPOS></${kind}>`;

/** An investment account: its rows, its positions and what follows them. */
export const ofxInvested = (rows: string, positions = "", more = ""): string =>
  ofxDownload(
    `<INVSTMTMSGSRSV1><INVSTMTTRNRS><INVSTMTRS><DTASOF>20261031<CURDEF>USD<INVACCTFROM><BROKERID>x.com<ACCTID>Z12345678</INVACCTFROM><INVTRANLIST><DTSTART>20261001<DTEND>20261031${rows}</INVTRANLIST><INVPOSLIST>${positions}</INVPOSLIST>${more}</INVSTMTRS></INVSTMTTRNRS></INVSTMTMSGSRSV1>`,
  );
