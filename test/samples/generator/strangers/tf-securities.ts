/** Securities that many people hold, as companies and as back offices write them. */
export type Kind = "stock" | "etf" | "fund" | "bond" | "option";
export type Security = {
  readonly kind: Kind;
  readonly symbol: string;
  readonly cusip: string;
  /** As a company writes it, and as a broker's back office does, in capitals. */
  readonly legal: string;
  readonly caps: string;
  readonly second: string;
  /** Cents. */
  readonly price: readonly [number, number];
  /** Hundredths of a percent. */
  readonly yields: number;
};

const list = (kind: Kind, text: string): readonly Security[] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [symbol = "", cusip = "", legal = "", caps = "", second = "", low, high, yields] = line
        .trim()
        .split("|");
      return {
        kind,
        symbol,
        cusip,
        legal,
        caps,
        second,
        price: [Number(low) * 100, Number(high) * 100],
        yields: Number(yields),
      };
    });

export const CATALOG: Readonly<Record<Exclude<Kind, "option">, readonly Security[]>> = {
  stock: list(
    "stock",
    `AAPL|037833100|Apple Inc.|APPLE INC|COM|170|255|46
    MSFT|594918104|Microsoft Corporation|MICROSOFT CORP|COM|380|500|75
    JNJ|478160104|Johnson & Johnson|JOHNSON & JOHNSON|COM|145|190|298
    PG|742718109|Procter & Gamble Company|PROCTER & GAMBLE CO|COM|150|175|251
    KO|191216100|Coca-Cola Company|COCA COLA CO|COM|58|72|301
    XOM|30231G102|Exxon Mobil Corporation|EXXON MOBIL CORP|COM|102|121|346
    JPM|46625H100|JPMorgan Chase & Co.|JPMORGAN CHASE & CO|COM|185|300|204
    VZ|92343V104|Verizon Communications Inc.|VERIZON COMMUNICATIONS INC|COM|38|46|642
    HD|437076102|Home Depot, Inc.|HOME DEPOT INC|COM|330|410|239
    COST|22160K105|Costco Wholesale Corporation|COSTCO WHOLESALE CORP NEW|COM|710|980|51
    NVDA|67066G104|NVIDIA Corporation|NVIDIA CORP|COM|95|180|3
    ABBV|00287Y109|AbbVie Inc.|ABBVIE INC|COM|165|210|341
    DUK|26441C204|Duke Energy Corporation|DUKE ENERGY CORP NEW|COM NEW|96|122|363
    CAT|149123101|Caterpillar Inc.|CATERPILLAR INC|COM|320|410|149
    GOOGL|02079K305|Alphabet Inc. Class A|ALPHABET INC|CAP STK CL A|150|205|45
    O|756109104|Realty Income Corporation|REALTY INCOME CORP|COM|52|60|561`,
  ),
  etf: list(
    "etf",
    `VOO|922908363|Vanguard S&P 500 ETF|VANGUARD INDEX FDS|S&P 500 ETF SHS|470|590|124
    SPY|78462F103|SPDR S&P 500 ETF Trust|SPDR S&P 500 ETF TRUST|TR UNIT|520|640|118
    SCHD|808524797|Schwab US Dividend Equity ETF|SCHWAB STRATEGIC TR|US DIVIDEND EQUITY ETF|26|30|372
    BND|921937835|Vanguard Total Bond Market ETF|VANGUARD BD INDEX FDS|TOTAL BND MRKT|71|75|365
    VXUS|921909768|Vanguard Total International Stock ETF|VANGUARD STAR FDS|VG TL INTL STK F|58|72|285
    IWM|464287655|iShares Russell 2000 ETF|ISHARES TR|RUSSELL 2000 ETF|195|238|112
    AGG|464287226|iShares Core U.S. Aggregate Bond ETF|ISHARES TR|CORE US AGGBD ET|96|101|374
    QQQ|46090E103|Invesco QQQ Trust|INVESCO QQQ TR|UNIT SER 1|440|590|54
    VTI|922908769|Vanguard Total Stock Market ETF|VANGUARD INDEX FDS|TOTAL STK MKT|255|325|121
    VEA|921943858|Vanguard FTSE Developed Markets ETF|VANGUARD TAX-MANAGED FDS|FTSE DEV MKT ETF|48|60|278
    VWO|922042858|Vanguard FTSE Emerging Markets ETF|VANGUARD INTL EQUITY INDEX FDS|FTSE EMR MKT ETF|42|54|268
    MUB|464288414|iShares National Muni Bond ETF|ISHARES TR|NATIONAL MUN ETF|103|108|312`,
  ),
  fund: list(
    "fund",
    `AGTHX|399874106|The Growth Fund of America Class A|GROWTH FUND OF AMERICA INC|CLASS A|66|82|38
    ABALX|024071102|American Balanced Fund Class A|AMERICAN BALANCED FUND|CLASS A|33|38|201
    DODGX|256219106|Dodge & Cox Stock Fund Class I|DODGE & COX STOCK FUND|CLASS I|240|275|144
    PTTRX|693390700|PIMCO Total Return Fund Institutional Class|PIMCO TOTAL RETURN FUND|INSTITUTIONAL CLASS|8|9|438
    MWTIX|592905509|Metropolitan West Total Return Bond Fund Class I|METROPOLITAN WEST TOTAL RETURN BOND|CLASS I|8|10|452
    VTSAX|922908728|Vanguard Total Stock Market Index Fund Admiral Shares|VANGUARD TOTAL STOCK MARKET INDEX|ADMIRAL SHARES|122|158|122
    VBTLX|921937603|Vanguard Total Bond Market Index Fund Admiral Shares|VANGUARD TOTAL BOND MARKET INDEX|ADMIRAL SHARES|9|10|366
    VTIAX|921909818|Vanguard Total International Stock Index Fund Admiral Shares|VANGUARD TOTAL INTL STOCK INDEX|ADMIRAL SHARES|30|40|281
    PRGFX|741479109|T. Rowe Price Growth Stock Fund|T ROWE PRICE GROWTH STOCK FUND|INVESTOR CLASS|90|112|10
    FXAIX|315911750|Fidelity 500 Index Fund|FIDELITY 500 INDEX FUND|INST PREM CL|175|228|121`,
  ),
  bond: list(
    "bond",
    `|91282CFV8|United States Treasury Note 4.125% 11/15/2032|UNITED STATES TREAS NTS|4.12500% 11/15/2032|97|103|412
    |91282CJZ5|United States Treasury Note 4.000% 02/15/2034|UNITED STATES TREAS NTS|4.00000% 02/15/2034|95|101|400
    |037833DX5|Apple Inc. Note 3.350% 02/09/2027|APPLE INC NOTE|3.35000% 02/09/2027|97|99|335
    |437076BM3|Home Depot Inc. Senior Note 3.000% 04/01/2026|HOME DEPOT INC SR NT|3.00000% 04/01/2026|97|99|300
    |06051GFX2|Bank of America Corp. Senior Note 3.500% 04/19/2026|BANK AMERICA CORP SR NT|3.50000% 04/19/2026|97|99|350
    |64971XQM3|New York City Transitional Finance Authority 5.000% 11/01/2033|NEW YORK N Y CITY TRANSITIONAL FIN AUTH|5.00000% 11/01/2033|106|112|500`,
  ),
};
