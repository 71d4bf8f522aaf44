import { defineLabels } from "./label-set.ts";

/** Wordings of pay stubs. A field with a period in its name ("grossPay:ytd") says itself which column it is. */
export const payLabels = defineLabels([
  [
    "grossPay",
    "money",
    1,
    `
    gross pay | gross earnings | total gross | gross wages | total gross pay | gross | total earnings | total gross earnings | gross amount |
    employee gross earnings | gross income | total pay | gross salary | total gross wages | earnings total | gross compensation | total wages |
    total hours and gross pay | total hours & gross pay | total earned | gross pay this period | total entitlements | total payments and earnings |
    wages before taxes | pay before taxes | pay before deductions | earnings before deductions | earnings before taxes | total gross earnings |
    total compensation | total gross compensation | gross pay before taxes | gross pay before deductions | tot ent | total hours and earnings |
    gross monthly benefit | gross monthly allowance | gross allowance | gross benefit | gross annuity | gross pension | gross monthly pension | gross monthly annuity | gross payment |
    gross benefit amount | gross benefit payment | benefit before deductions
  `,
  ],
  ["grossPay", "money", 0.7, "earnings | wages | total hours and earnings | total regular and overtime"],
  [
    "netPay",
    "money",
    1,
    `
    net pay | net amount | net wages | take home pay | net check | total net pay | net pay amount | net earnings | net pay this period | net income |
    net pay after taxes | net this check | net amount paid | net amt | net cash | net to employee | amount paid to employee |
    pay after taxes | take home amount | take-home pay | net amount of check | net chk | net deposit | net advice |
    net pay to employee | net check this period | net monthly benefit | net benefit | net annuity | net pension | net monthly pension |
    net monthly annuity | net monthly deposit | net monthly amount | net deposit each month | net benefit amount | net benefit payment | net annuity payment | net distribution | net direct deposit |
    total net | take home | your net pay | employee net pay | net salary | net check amount | net payment | amount deposited |
    total deposited | total net deposit | you take home | your take-home pay | your take home pay | net disbursement |
    paycheck amount | your paycheck | net pay deposited | deposited to your account | pay after deductions | amount you receive
  `,
  ],
  [
    "netPay",
    "money",
    0.8,
    "net | check amount | payment amount | total direct deposit | total direct deposits | total deposits | amount deposited | eom pay | pay amount | total paid | direct deposit amount | amount of check",
  ],
  [
    "grossPay:ytd",
    "money",
    1,
    "ytd gross | gross ytd | ytd gross pay | gross pay ytd | year to date gross | ytd earnings | gross year to date | year to date gross pay | ytd gross earnings | ytd gross wages | ytd gross benefit | ytd gross benefits | gross benefit ytd | gross benefits year to date | gross benefit year to date | year to date gross benefit | ytd entitle | ytd entitlements",
  ],
  [
    "netPay:ytd",
    "money",
    1,
    "ytd net pay | net pay ytd | year to date net | ytd net | net ytd | net year to date | year to date net pay | net paid year to date | net paid ytd | net paid calendar year to date | net paid this year | year to date net paid | net benefit year to date | net benefits year to date | net payments year to date | year to date net payments | year to date net benefit | ytd net benefit | net benefit ytd",
  ],
  [
    "grossPay:current",
    "money",
    1,
    "current gross | current gross pay | current earnings | current gross earnings | gross pay current",
  ],
  ["netPay:current", "money", 1, "current net | current net pay | net pay current"],
  ["taxTotal:ytd", "money", 1, "ytd taxes | taxes ytd | ytd tax"],
  ["deductionTotal:ytd", "money", 1, "ytd deductions | deductions ytd"],
  ["taxTotal:current", "money", 1, "current taxes"],
  ["deductionTotal:current", "money", 1, "current deductions"],
  [
    "taxTotal",
    "money",
    1,
    `
    total taxes | employee taxes | taxes | total tax | total withholdings | withholdings | taxes withheld | total taxes withheld | total employee taxes |
    employee taxes withheld | total statutory deductions | statutory deductions | total employee tax | tax deductions | total tax withholdings |
    total tax deductions | total withholding | total federal and state taxes | total tax deduction | tot taxes | total taxes paid | tax total
  `,
  ],
  [
    "deductionTotal",
    "money",
    1,
    `
    pre-tax | pretax | total deductions | deductions | employee deductions | total employee deductions | deductions total | total voluntary deductions |
    voluntary deductions | other deductions | total other deductions | total deductions and taxes | total taxes and deductions |
    taxes and deductions | total reductions | less deductions | total after-tax deductions | total before-tax deductions |
    before-tax deductions | after-tax deductions | pre-tax deductions | pre tax deductions | post tax deductions | post-tax deductions |
    total pre-tax deductions | total post-tax deductions | pre-tax deductions/contributions | post-tax deductions/contributions |
    total adjustments | adjustments | after tax deductions | before tax deductions | total pre tax deductions | total post tax deductions | total allotments | tot allt | tot allot | less | total ded | tot ded | tot deductions | amount withheld | deductions and taxes
  `,
  ],
  [
    "addition",
    "money",
    1,
    "reimbursements | total reimbursements | reimbursement | expense reimbursement | expense reimbursements | non-taxable reimbursements | additions to net pay",
  ],
  [
    "current",
    "money",
    1,
    "current | this period | current amount | this pay | current period | amount this period | period amount | this check | current total | current pay period | this paycheck | this pay check | this payment | this pay day | this payday | this month | this week | current ($) | curr amount | this pay period",
  ],
  [
    "current",
    "money",
    0.8,
    "amount | amt | earnings amount | current earnings amount | period | monthly | monthly amount",
  ],
  [
    "ytd",
    "money",
    1,
    "ytd | year to date | ytd amount | year-to-date | total to date | ytd totals | year to date totals | year to date information | year to date summary | ytd summary | y-t-d | ytd total | ytd totals | ytd earnings amount | year to date amount | to date | calendar ytd | ytd dollars | year to-date | ytd amt | year to | so far this year | this year | this year so far | calendar year to date | ytd gross amount | fiscal year to date",
  ],
  [
    "rate",
    "money",
    1,
    "rate | pay rate | hourly rate | base rate | rate of pay | hourly | rate ($) | annual salary | annual rate | salary | pay rate hourly | base pay rate | hourly pay rate | units/rate | reg rate",
  ],
  [
    "hours",
    "money",
    1,
    "hours | hrs | units | hrs/units | hours worked | total hours | hours/units | hrs worked | qty | quantity | ytd hours | ytd hrs | hours ytd | current hours | reg hrs | ot hrs | days | vacation balance | sick balance | accrued | balance | available | hours worked ytd | pto balance | used | earned hours | accrual",
  ],
  [
    "employerPaid",
    "money",
    1,
    "employer contributions | employer paid benefits | employer taxes | employer paid | employer cost | employer contribution | other benefits and information | other benefits and | company contributions | employer benefits | taxable wages | federal taxable wages | fed taxable wages | fit taxable wages | taxable gross | federal taxable gross | memo information | employer match | employer paid contributions | fed taxable gross | fed taxable income | taxable income | fringes | fringe benefits | paid by contractor | paid by employer | benefits paid by government | your employer also paid | taxes paid by the employer | company paid | employer-paid | employer paid taxes | taxable earnings | subject wages",
  ],
]);

/** The days that pay stubs print. */
export const payDateLabels = defineLabels([
  [
    "payDate",
    "date",
    1,
    `
    pay date | check date | payment date | advice date | date paid | paid on | pay day | payday | deposit date | date of payment | pay check date |
    paycheck date | paid date | direct deposit date | check/advice date | date of pay | paydate | pay dt | voucher date | chk date | payroll date |
    date of check | check dt | pay date on | payment made | paycheck dated | warrant date | pay issued | deposit on | cheque date | settlement date | check issue date | issue date | official pay date
  `,
  ],
  ["payDate", "date", 0.7, "date | date issued | dated | paid"],
  [
    "periodStart",
    "date",
    1,
    `
    period beginning | period start | pay begin date | pay period begin | pay period start | pay period beginning | period begin | begin date |
    period beginning date | period start date | beginning date | pay period start date | pay period begin date | period from | pay period from |
    start date of period | pay begin | pp begin | begin dt | period begin date | beg date | starting | pay start date | pay period starting | period begins
  `,
  ],
  [
    "periodEnd",
    "date",
    1,
    `
    period ending | period end | pay end date | pay period end | pay period ending | period end date | end date | week ending | period ending date |
    pay period end date | pay ending date | period to | pay period to | weekending | w/e date | pay end | pp end | pay period ending date | end dt |
    for period ending | pay ending | period ended | for the period ending | payroll period ending | pay period ended | week ending date | period ends | pay period thru
  `,
  ],
  [
    "period",
    "date",
    1,
    "pay period | period | for period | payroll period | earnings period | pay period dates | period covered | pay dates | work period | for pay period | period dates | pay cycle | for the period | pay period from/to | period of | pay run | benefit period | payment period | benefit month | allowance period | annuity period | work performed | salary period | work dates | dates worked | for work from | pay for | earned | pay for work | earnings for | worked",
  ],
  [
    "other",
    "date",
    1,
    "hire date | date of hire | birth date | date of birth | dob | start date | seniority date | original hire date | rate effective date | last increase | effective date | service date | print date | anniversary date | date printed",
  ],
]);

/** Boxes of Form W-2, by their printed titles. */
export const w2Labels = defineLabels([
  [
    "wages",
    "money",
    1,
    "wages tips other compensation | wages tips other comp | wages tips and other compensation | wages tips other compens | wages tips compensation | wages tips and compensation | 1 wages tips other compensation | 1 wages tips other comp | wages tips other",
  ],
  [
    "federalTaxWithheld",
    "money",
    1,
    "federal income tax withheld | fed income tax withheld | federal tax withheld | 2 federal income tax withheld | 2 fed income tax withheld | federal income tax | federal income tax withheld 2",
  ],
  [
    "other",
    "money",
    1,
    "social security wages | social security tax withheld | medicare wages and tips | medicare tax withheld | social security tips | allocated tips | dependent care benefits | nonqualified plans | see instructions for box 12 | state wages tips etc | state income tax | local wages tips etc | local income tax | locality name | verification code | ss wages | ss tax withheld | medicare wages | state wages | local wages | gross pay | reported w-2 wages | control number | 12a | 12b | 12c | 12d | 14 other | box 1 of w-2 | box 3 of w-2 | box 5 of w-2 | box 16 of w-2",
  ],
]);

/** Boxes of the 1099 family that the contract has a place for; the others keep their amounts to themselves. */
export const form1099Labels = defineLabels([
  [
    "nonemployeeCompensation",
    "money",
    1,
    "nonemployee compensation | 1 nonemployee compensation | non-employee compensation | nonemployee comp",
  ],
  [
    "federalTaxWithheld",
    "money",
    1,
    "federal income tax withheld | 4 federal income tax withheld | fed income tax withheld | voluntary federal income tax withheld | federal tax withheld",
  ],
  [
    "other",
    "money",
    1,
    "interest income | early withdrawal penalty | total ordinary dividends | qualified dividends | total capital gain distr | gross distribution | taxable amount | capital gain | state tax withheld | state income | state income tax withheld | rents | royalties | other income | fishing boat proceeds | medical and health care payments | substitute payments in lieu of dividends or interest | crop insurance proceeds | gross proceeds paid to an attorney | section 409a deferrals | excess golden parachute payments | payer made direct sales | investment expenses | foreign tax paid | tax-exempt interest | unemployment compensation | state or local income tax refunds | rtaa payments | taxable grants | agriculture payments | market gain | proceeds | cost or other basis | accrued market discount | wash sale loss disallowed | benefits paid | net benefits | net benefits for | benefits repaid | nondividend distributions | section 199a dividends | specified private activity bond interest | market discount | bond premium | gross amount | distribution code | employee contributions | state distribution | local tax withheld | local distribution | total employee contributions | us savings bonds | interest on u.s. savings bonds | unrecaptured sec 1250 gain | section 1202 gain | collectibles gain | profit or loss | aggregate profit",
  ],
]);

/** Firms that print other firms' pay stubs: never the payer. */
export const PAYROLL_PROCESSORS =
  /\b(?:ADP|Paychex|Gusto|Workday|Paycom|Paylocity|Intuit|QuickBooks|UKG|UltiPro|Kronos|Ceridian|Dayforce|Rippling|TriNet|Justworks|Paycor|OnPay|SurePayroll|Zenefits|Insperity|Namely|Square Payroll|BambooHR|Patriot Software|Heartland Payroll|iSolved|Deluxe Payroll)\b|automatic data processing|payroll (?:services?|solutions?|by|provided)|paid through/i;
