import type { Debt } from "#contract/debts.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import type { PlanHistory } from "#contract/plan-history.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database, Sql } from "../../platform/database/port.ts";
import { factsText, type KeptPlan, keepPlan, revisionView } from "./kept-plan.ts";
import { markedPayments, type PaymentMark, untoldMonths } from "./marked-payments.ts";
import { debtReality, owedBefore, recordedPayments, type StatedAccount } from "./reality.ts";
import { insertKeptPlan, loadKeptPlans } from "./repository.ts";

export type PlanHistoryDependencies = {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly clock: Clock;
  /** Whoever keeps a plan of a person does so alone. */
  readonly lockLedger: (sql: Sql, personId: string) => Promise<void>;
  readonly listDebts: (personId: string) => Promise<readonly Debt[]>;
  readonly loadAccounts: (personId: string) => Promise<readonly StatedAccount[]>;
  readonly listMarks: (personId: string) => Promise<readonly PaymentMark[]>;
  /** The plan a person is shown without asking for anything else, or the sentence why there is none. */
  readonly presentPlan: (personId: string, today: PlainDate) => Promise<PayoffPlan | string>;
};

export type PlanHistoryService = {
  readonly getHistory: (personId: string, today: PlainDate) => Promise<PlanHistory>;
  /** Keeps the present plan without anybody looking: the first one is what reality is compared with. */
  readonly keepPresent: (personId: string, today: PlainDate) => Promise<void>;
};

const place = (personId: string, sequence: number) => ({
  table: "kept_plans",
  rowId: `${personId} ${sequence}`,
  column: "content",
});

async function load(sql: Sql, vault: PersonVault, personId: string) {
  return (await loadKeptPlans(sql, personId)).map(({ sequence, factsMac, contentSealed }) => ({
    sequence,
    factsMac,
    // The vault proves that it is what was sealed below: no second validation.
    plan: JSON.parse(vault.open(place(personId, sequence), contentSealed).toString()) as KeptPlan,
  }));
}

export function createPlanHistoryService(deps: PlanHistoryDependencies): PlanHistoryService {
  /** Keeps the plan unless the last one stands on the same facts; returns all of them, oldest first. */
  async function keep(
    personId: string,
    plan: PayoffPlan,
    debts: readonly Debt[],
    today: PlainDate,
  ): Promise<KeptPlan[]> {
    // No figure is computed from a kept plan: with a new revision the whole dashboard would be computed once more.
    return deps.database.recordForPerson(personId, async (sql) => {
      const vault = await deps.vaults.openVault(sql, personId);
      const factsMac = vault.mac("plan-facts", factsText(debts, plan));
      await deps.lockLedger(sql, personId);
      const rows = await load(sql, vault, personId);
      const last = rows.at(-1);
      const kept = rows.map((row) => row.plan);
      if (last?.factsMac.equals(factsMac) === true) return kept;
      const now = deps.clock.now();
      const next = keepPlan(plan, last?.plan, today, debts);
      const sequence = (last?.sequence ?? 0) + 1;
      const contentSealed = vault.seal(place(personId, sequence), JSON.stringify(next));
      await insertKeptPlan(sql, { personId, sequence, madeAt: now, factsMac, contentSealed });
      return [...kept, next];
    });
  }

  async function loadKept(personId: string): Promise<KeptPlan[]> {
    return deps.database.forPerson(personId, async (sql) => {
      const vault = await deps.vaults.openVault(sql, personId);
      return (await load(sql, vault, personId)).map(({ plan }) => plan);
    });
  }

  return {
    async keepPresent(personId, today) {
      const [debts, plan] = await Promise.all([deps.listDebts(personId), deps.presentPlan(personId, today)]);
      if (typeof plan !== "string") await keep(personId, plan, debts, today);
    },
    async getHistory(personId, today) {
      const [debts, accounts, plan, marks] = await Promise.all([
        deps.listDebts(personId),
        deps.loadAccounts(personId),
        deps.presentPlan(personId, today),
        deps.listMarks(personId),
      ]);
      const isBlocked = typeof plan === "string";
      const kept = isBlocked ? await loadKept(personId) : await keep(personId, plan, debts, today);
      const payments = recordedPayments(debts, accounts);
      const present = kept.at(-1);
      return {
        revisions: kept.map(revisionView),
        blocked: isBlocked ? plan : null,
        debts: isBlocked ? [] : debtReality(kept, debts),
        owed: isBlocked || !present ? [] : owedBefore(present, accounts, today),
        payments,
        marks: markedPayments(marks, debts, payments),
        gaps: untoldMonths(kept[0]?.madeOn, today, { debts, marks, recorded: payments }),
      };
    },
  };
}
