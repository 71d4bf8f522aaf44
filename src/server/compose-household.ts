/** The household, put together: who belongs to it, and what its members' shared accounts come to. */
import { noPlanChoices } from "#contract/plan-choices.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import type { FeatureDependencies } from "./compose-features.ts";
import { composePrivacyChoices } from "./compose-privacy.ts";
import { findProfile } from "./features/account/profile.ts";
import { assetView } from "./features/assets/asset-view.ts";
import { debtView, planCurrency } from "./features/debts/debt-view.ts";
import type { SubscribeToHousehold } from "./features/documents/ports.ts";
import { renderInvitation } from "./features/household/invitation-mail.ts";
import { householdRoutes } from "./features/household/routes.ts";
import { createHouseholdService, type HouseholdService } from "./features/household/service.ts";
import { createSharing } from "./features/household/sharing.ts";
import type { LedgerAccount } from "./features/ledger/account-view.ts";
import type { Ledger } from "./features/ledger/ledger.ts";
import { answerPlan } from "./features/payoff-plan/service.ts";
import type { EraserDependencies } from "./features/privacy/erase.ts";
import { profileView } from "./features/profile/profile-view.ts";
import { AppError } from "./platform/errors.ts";
import { ANYTHING_CHANGED, type Events } from "./platform/events/port.ts";
import type { RegisterRoutes } from "./platform/http/app-type.ts";

type Dependencies = Pick<
  FeatureDependencies,
  "database" | "vaults" | "clock" | "publicUrl" | "mailer" | "forgetBackedUp"
>;

const HOUSEHOLD_CHANGED = "household";

/** News for the members of a household: that something changed, never what. */
export function householdNews(events: Pick<Events, "publish" | "subscribe">): {
  readonly publish: (personId: string) => Promise<void>;
  readonly subscribe: SubscribeToHousehold;
} {
  return {
    publish: (personId) => events.publish({ personId, name: HOUSEHOLD_CHANGED }),
    subscribe: (personId, onChange) =>
      events.subscribe(personId, ({ name }) => {
        if (name === HOUSEHOLD_CHANGED || name === ANYTHING_CHANGED) onChange();
      }),
  };
}

/** `mayInvite`: whether a person's own plan lets them, or nothing is limited here. */
export function createHousehold(
  deps: Dependencies & { readonly mayInvite: (personId: string) => Promise<boolean> },
): HouseholdService {
  const { mailer, database, vaults } = deps;
  const choices = composePrivacyChoices({ database, vaults });
  return createHouseholdService({
    ...deps,
    async nameOf(personId) {
      const profile = await findProfile(deps, personId);
      if (profile === undefined || (await choices.load(personId)).anonymousMode) return null;
      return profile.name ?? profile.email;
    },
    mailInvitation:
      mailer && (({ id, to, ...invitation }) => mailer({ id, to, ...renderInvitation(invitation) })),
  });
}

/** Leaves the household before an account is erased; then what else must end. */
export function leavingHousehold<T extends Pick<EraserDependencies, "beforeErase" | "keptByLaw">>(
  erasing: T,
  household: Pick<HouseholdService, "forgetPerson">,
): T {
  return {
    ...erasing,
    async beforeErase(personId, what) {
      if (what === "account") await household.forgetPerson(personId);
      await erasing.beforeErase(personId, what);
    },
  };
}

/** The same functions that show a person's own figures, over what the members share. */
export function composeHousehold(
  deps: Pick<
    FeatureDependencies,
    "database" | "vaults" | "clock" | "requirePerson" | "household" | "events"
  > &
    Pick<Ledger, "loadAccounts">,
): RegisterRoutes {
  const sharing = createSharing<LedgerAccount>({
    ...deps,
    currencyOf: planCurrency,
    debtsOf: (accounts) => accounts.flatMap((account) => debtView(account, planCurrency(accounts)) ?? []),
    assetsOf: (accounts) => accounts.flatMap((account) => assetView(account) ?? []),
    profileOf: (figures, today) => profileView({ ...figures, analysis: null, credit: null, today }),
    planOf(debts, extra, today) {
      try {
        return answerPlan(
          { strategy: "avalanche" },
          { debts, analysis: null, today, choices: noPlanChoices, extra: parseMoney(extra) },
        );
      } catch (error) {
        if (error instanceof AppError && error.status < 500) return error.userMessage;
        throw error;
      }
    },
  });
  const { publish } = householdNews(deps.events);
  return householdRoutes({ ...deps, service: deps.household, sharing, publish });
}
