import type { Layout } from "../layout.ts";
import { smAssets } from "./sm-assets.ts";
import { smCardsRates } from "./sm-cards-rates.ts";
import { smCardsSecured } from "./sm-cards-secured.ts";
import { smDebts } from "./sm-debts.ts";
import { smDeposits } from "./sm-deposits.ts";
import { smLoans } from "./sm-loans.ts";
import { smMortgages } from "./sm-mortgage.ts";

/** Documents of every kind as issuers nobody has met might print them; written without a look at the reader. */
export const smLayouts: readonly Layout[] = [
  ...smCardsRates,
  ...smCardsSecured,
  ...smLoans,
  ...smMortgages,
  ...smDebts,
  ...smDeposits,
  ...smAssets,
];
