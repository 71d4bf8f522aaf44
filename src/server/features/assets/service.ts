import type { Asset } from "#contract/debts.ts";
import { type AssetAccount, assetView } from "./asset-view.ts";

export type AssetsService = {
  /** Every account of the person that holds money. */
  listAssets(personId: string): Promise<Asset[]>;
};

export function createAssetsService(
  loadAccounts: (personId: string) => Promise<readonly AssetAccount[]>,
): AssetsService {
  return {
    async listAssets(personId) {
      return (await loadAccounts(personId)).flatMap((account) => assetView(account) ?? []);
    },
  };
}
