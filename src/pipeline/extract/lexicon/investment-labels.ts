import { defineLabels } from "./label-set.ts";

/** Wordings of brokerage, IRA and employer-plan statements: the account's value and what changed it. */
export const portfolioLabels = defineLabels([
  [
    "totalValue",
    "money",
    1,
    `
    ending account value | total account value | your account value | ending account balance | ending portfolio value | total portfolio value |
    your total account value | closing account value | account value | ending value | total value | closing value | total market value |
    your portfolio value | portfolio value | ending balance | closing balance | your ending balance | your account balance | total account balance |
    ending market value | total ending value | total assets | net account value | account total | account totals | your balance |
    value of your account | total value of your account | value on | account value on | account value as of | total account value as of |
    ending net account value | total value of account | total balance | ending total value | value this period | total holdings |
    total investments | your total balance | ending vested balance and loan | current account value | your ending account value |
    ending total account value | total net value | net portfolio value | closing market value | total portfolio | account balance as of | current account balance | total current value | ending plan balance | total plan balance
  `,
  ],
  [
    "totalValue",
    "money",
    0.7,
    "account balance | current balance | current value | market value | market value on | market value as of | market value at | value at | balance | total | value as of | balance as of | balance on | ending",
  ],
  [
    "beginningValue",
    "money",
    1,
    `
    beginning account value | beginning balance | opening balance | beginning value | starting balance | starting value | opening value |
    starting account value | beginning market value | beginning account balance | beginning portfolio value | prior value | previous balance |
    value last period | last period | opening account value | prior balance | previous value | prior period value | beginning net account value |
    value last statement | opening market value | your beginning balance | last statement value | beginning total value | starting account balance
  `,
  ],
  [
    "change",
    "money",
    1,
    `
    additions | contributions | employee contributions | employer contributions | deposits | deposits and additions | your contributions |
    change in market value | change in investment value | change in value | market change | change in account value | net change | gain/loss |
    investment gain/loss | market gain/loss | investment results | dividends and interest | dividends | interest | income | dividends & interest |
    net contributions | transfers | transfers in | exchanges in | appreciation/depreciation | appreciation | depreciation | market appreciation |
    net investment gain/loss | investment gains or losses | change from last period | employer match | company match | rollovers | market fluctuation |
    earnings | investment earnings | other activity | reinvested income | dividends reinvested | total contributions | net deposits and withdrawals |
    investment returns | market value change | unrealized gain/loss | realized gain/loss | net additions and withdrawals | credits | securities transferred | dividend reinvested | employee pre-tax | employee roth | safe harbor match | employee deferral | net cash flow | investment performance | your gains/losses | gains/losses
  `,
  ],
  [
    "decrease",
    "money",
    1,
    "withdrawals | subtractions | distributions | fees | total fees | administrative fees | fees and charges | plan fees | advisory fees | loan withdrawals | withdrawals and fees | taxes withheld | debits | transfers out | exchanges out | fees and expenses | account fees | recordkeeping fees | total withdrawals | disbursements | administrative expenses",
  ],
  [
    "other",
    "money",
    1,
    `
    vested balance | vested account balance | vested value | total vested balance | your vested balance | outstanding loan balance | loan balance |
    total loan balance | current loan balance | outstanding loan | loan amount | estimated annual income | total cost basis | cost basis | accrued interest |
    available cash | cash available | buying power | margin available | available to withdraw | available to trade | annual income | total income |
    estimated monthly income | year-to-date contributions | contributions year to date | required minimum distribution | net worth | cash balance | loan principal |
    estimated yield | margin balance | total value of all accounts | total loans | money available to borrow | maximum loan | vested | total contributions to date | ytd contributions | total unrealized gain/loss | projected monthly income | estimated monthly retirement income | outstanding loan principal | account value last year | rate of return
  `,
  ],
]);

/** Headings of a table of holdings. */
export const holdingLabels = defineLabels([
  [
    "value",
    "money",
    1,
    `
    market value | ending market value | current value | ending value | current market value | value | ending balance | closing value | total value | balance |
    market value as of | value as of | balance on | value on | balance as of | ending market value as of | total market value | account value |
    current balance | closing market value | market value on | fund value | account balance | value ($) | market value ($) | ending market | balance as | dollar balance | closing balance | amount | your balance | market val | ending account value | estimated market value | est. market value | estimated value | est. value | mkt value | mkt val | mkt. value
  `,
  ],
  [
    "prior",
    "money",
    1,
    "beginning market value | beginning value | beginning balance | prior value | prior market value | opening balance | opening value | previous value | last period | value last period | previous balance | starting balance | starting value | beginning market",
  ],
  [
    "not",
    "money",
    1,
    `
    price | price per unit | unit price | share price | price on | nav | unit value | market price | closing price | current price | price per share | per unit |
    cost basis | total cost basis | cost | total cost | adjusted cost | average cost | unit cost | purchase cost | original cost | book value |
    unrealized gain/loss | gain/loss | gain or loss | unrealized gain | unrealized gain (loss) | gain (loss) | change | change in value | est. annual income |
    estimated annual income | est annual income | annual income | eai | estimated income | accrued interest | yield | est yield | estimated yield |
    quantity | shares | units | shares/units | par value or shares | par value | units held | shares held | quantity held | current shares | shares or par value | par or shares | cost per share | amount invested since inception | amount withdrawn since inception | average price | avg cost | last price | unrealized p/l | day change | total return | total gain/loss | number of shares | share balance | units/shares | no. of shares | shares owned | qty | par | face value | quantity/par | shares/par |
    contributions | withdrawals | fees | transfers | dividends | income | exchanges | vested | vested balance | vested % | allocation | percent | % of account | % of portfolio | % of assets | rate of return | additions | activity | debits | credits | amount invested | price as of | estimated annual | estimated market price | est. market price | estimated price | market price per share | mkt price | current market price | unrealized | est. yield | est. dividend yield | dividend yield | unrealized gain/loss ($) | amortized cost
  `,
  ],
  [
    "name",
    "money",
    1,
    "description | investment | security | name | fund | fund name | security description | investment name | holding | investment option | investment options | asset | investments | name of investment | security name | fund/investment | holdings | funds | mutual funds | stocks | equities | exchange traded funds | position | etf | etfs | fund or security",
  ],
  [
    "about",
    "money",
    1,
    "asset class | asset type | acct type | account type | category | investment type | fund type | security type | fund category | investment category | asset category | sector | type | style | investment style | manager | fund manager | investment manager | managed by | advisor | adviser | subadviser | fund family | fund company | objective",
  ],
  [
    "symbol",
    "money",
    1,
    "symbol | ticker | ticker symbol | security id | symbol/id | trading symbol | stock symbol | fund symbol | symbol/cusip | symbol / cusip | sym/cusip | cusip/symbol | ticker/cusip | fund number | cusip | sym",
  ],
]);
