import { cardLayouts } from "./card-layouts.ts";
import { creditReportLayouts } from "./credit-report-layouts.ts";
import { depositLayouts } from "./deposit-layouts.ts";
import { incomeLayouts } from "./income-layouts.ts";
import { investmentLayouts } from "./investment-layouts.ts";
import type { Layout } from "./layout.ts";
import { portfolioLayouts } from "./layouts/investments.ts";
import { payStubLayouts } from "./layouts/pay-stubs.ts";
import { yearFormLayouts } from "./layouts/year-forms.ts";
import { lenderLayouts } from "./lender-layouts.ts";
import { loanLayouts } from "./loan-layouts.ts";
import { openedLayouts } from "./opened/opened-layouts.ts";
import { otherLayouts } from "./other-layouts.ts";
import { overdrawnLayouts } from "./overdrawn-layouts.ts";
import { storeCardLayouts } from "./store-card-layouts.ts";
import { strangerBankCards } from "./stranger-card-banks.ts";
import { strangerDecoyCards } from "./stranger-card-decoys.ts";
import { strangerFurtherCards } from "./stranger-card-further.ts";
import { strangerOtherCards } from "./stranger-card-others.ts";
import { strangerRateCards } from "./stranger-card-rates.ts";
import { strangerBankDeposits } from "./stranger-deposit-banks.ts";
import { strangerFurtherDeposits } from "./stranger-deposit-further.ts";
import { strangerOtherDeposits } from "./stranger-deposit-others.ts";
import { strangerDebtLayouts } from "./strangers/debt-layouts.ts";
import { rcCards } from "./strangers/rc-cards.ts";
import { saIncome } from "./strangers/sa-income.ts";
import { saInvestments } from "./strangers/sa-investments.ts";
import { saOthers } from "./strangers/sa-others.ts";
import { saReports } from "./strangers/sa-reports.ts";
import { sbCards } from "./strangers/sb-cards.ts";
import { sbDeposits } from "./strangers/sb-deposits.ts";
import { sbLoans } from "./strangers/sb-loans.ts";
import { scLayouts } from "./strangers/sc-layouts.ts";
import { sdDecoys } from "./strangers/sd-decoys.ts";
import { sdIncome } from "./strangers/sd-income.ts";
import { sdInvestments } from "./strangers/sd-investments.ts";
import { sdReports } from "./strangers/sd-reports.ts";
import { sfBills } from "./strangers/sf-bills.ts";
import { sfNotices } from "./strangers/sf-notices.ts";
import { sfPapers } from "./strangers/sf-papers.ts";
import { sfReading } from "./strangers/sf-reading.ts";
import { sgLayouts } from "./strangers/sg-layouts.ts";
import { shLayouts } from "./strangers/sh-layouts.ts";
import { sjLayouts } from "./strangers/sj-layouts.ts";
import { skLayouts } from "./strangers/sk-layouts.ts";
import { slAssets } from "./strangers/sl-assets.ts";
import { slLayouts } from "./strangers/sl-layouts.ts";
import { smLayouts } from "./strangers/sm-layouts.ts";
import { snLayouts } from "./strangers/sn-layouts.ts";
import { soLayouts } from "./strangers/so-layouts.ts";
import { spLayouts } from "./strangers/sp-layouts.ts";
import { sqLayouts } from "./strangers/sq-layouts.ts";
import { srLayouts } from "./strangers/sr-layouts.ts";
import { ssLayouts } from "./strangers/ss-layouts.ts";
import { stLayouts } from "./strangers/st-layouts.ts";
import { strangerIncomeLayouts } from "./strangers/stranger-layouts.ts";
import { suLayouts } from "./strangers/su-layouts.ts";
import { svLayouts } from "./strangers/sv-layouts.ts";
import { swLayouts } from "./strangers/sw-layouts.ts";
import { sxLayouts } from "./strangers/sx-layouts.ts";
import { syLayouts } from "./strangers/sy-layouts.ts";
import { szLayouts } from "./strangers/sz-layouts.ts";
import { taLayouts } from "./strangers/ta-layouts.ts";
import { tbLayouts } from "./strangers/tb-layouts.ts";
import { tcLayouts } from "./strangers/tc-layouts.ts";
import { tdLayouts } from "./strangers/td-layouts.ts";
import { teLayouts } from "./strangers/te-layouts.ts";
import { tfLayouts } from "./strangers/tf-layouts.ts";
import { tgLayouts } from "./strangers/tg-layouts.ts";
import { thLayouts } from "./strangers/th-layouts.ts";
import { uaLayouts } from "./strangers/ua-layouts.ts";
import { ubLayouts } from "./strangers/ub-layouts.ts";
import { ucLayouts } from "./strangers/uc-layouts.ts";
import { udLayouts } from "./strangers/ud-layouts.ts";
import { ueLayouts } from "./strangers/ue-layouts.ts";
import { ufLayouts } from "./strangers/uf-layouts.ts";
import { ugLayouts } from "./strangers/ug-layouts.ts";
import { uhLayouts } from "./strangers/uh-layouts.ts";
import { uiLayouts } from "./strangers/ui-layouts.ts";
import { ujLayouts } from "./strangers/uj-layouts.ts";
import { ukLayouts } from "./strangers/uk-layouts.ts";
import { ulLayouts } from "./strangers/ul-layouts.ts";
import { umLayouts } from "./strangers/um-layouts.ts";
import { unLayouts } from "./strangers/un-layouts.ts";
import { uoLayouts } from "./strangers/uo-layouts.ts";
import { upLayouts } from "./strangers/up-layouts.ts";
import { uqLayouts } from "./strangers/uq-layouts.ts";
import { urLayouts } from "./strangers/ur-layouts.ts";
import { utLayouts } from "./strangers/ut-layouts.ts";
import { vaLayouts } from "./strangers/va-layouts.ts";
import { vbLayouts } from "./strangers/vb-layouts.ts";
import { vcLayouts } from "./strangers/vc-layouts.ts";
import { vdLayouts } from "./strangers/vd-layouts.ts";
import { veLayouts } from "./strangers/ve-layouts.ts";
import { vfLayouts } from "./strangers/vf-layouts.ts";
import { trapLayouts } from "./trap-layouts.ts";

/** Every layout that may be looked at while rules are written. */
export const knownLayouts: readonly Layout[] = [
  ...cardLayouts,
  ...storeCardLayouts,
  ...depositLayouts,
  ...overdrawnLayouts,
  ...loanLayouts,
  ...lenderLayouts,
  ...incomeLayouts,
  ...payStubLayouts,
  ...yearFormLayouts,
  ...investmentLayouts,
  ...portfolioLayouts,
  ...creditReportLayouts,
  ...otherLayouts,
  ...trapLayouts,
  ...strangerBankCards,
  ...strangerOtherCards,
  ...strangerBankDeposits,
  ...strangerOtherDeposits,
  ...strangerFurtherCards,
  ...strangerFurtherDeposits,
  ...strangerRateCards,
  ...strangerDecoyCards,
  ...strangerIncomeLayouts,
  ...strangerDebtLayouts,
  ...saReports,
  ...saInvestments,
  ...saIncome,
  ...saOthers,
  ...openedLayouts,
  ...rcCards,
  ...sbCards,
  ...sbDeposits,
  ...sbLoans,
  ...sdInvestments,
  ...sdReports,
  ...sdIncome,
  ...sdDecoys,
  ...scLayouts,
  ...sfBills,
  ...sfPapers,
  ...sfNotices,
  ...sfReading,
  ...sgLayouts,
  ...shLayouts,
  ...sjLayouts,
  ...skLayouts,
  ...slAssets,
  ...slLayouts,
  ...smLayouts,
  ...snLayouts,
  ...srLayouts,
  ...svLayouts,
  ...spLayouts,
  ...ssLayouts,
  ...suLayouts,
  ...sqLayouts,
  ...soLayouts,
  ...stLayouts,
  ...szLayouts,
  ...swLayouts,
  ...sxLayouts,
  ...syLayouts,
  ...thLayouts,
  ...tgLayouts,
  ...tfLayouts,
  ...teLayouts,
  ...tdLayouts,
  ...tcLayouts,
  ...tbLayouts,
  ...taLayouts,
  ...uaLayouts,
  ...ubLayouts,
  ...ucLayouts,
  ...udLayouts,
  ...ueLayouts,
  ...ufLayouts,
  ...ugLayouts,
  ...uhLayouts,
  ...uiLayouts,
  ...ujLayouts,
  ...umLayouts,
  ...ulLayouts,
  ...ukLayouts,
  ...unLayouts,
  ...uoLayouts,
  ...upLayouts,
  ...uqLayouts,
  ...urLayouts,
  ...utLayouts,
  ...vaLayouts,
  ...vbLayouts,
  ...vcLayouts,
  ...vdLayouts,
  ...veLayouts,
  ...vfLayouts,
];
