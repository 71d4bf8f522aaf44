import { type PaymentMarkRequest, paymentMarkRequestSchema } from "#contract/payments.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database } from "../../platform/database/port.ts";
import { AppError } from "../../platform/errors.ts";
import { deleteMark, loadMarks, saveMark } from "./repository.ts";

export type PaymentMark = PaymentMarkRequest & { readonly debtId: string; readonly month: string };

export type PaymentMarksService = {
  /** Newest month first. */
  readonly listMarks: (personId: string) => Promise<readonly PaymentMark[]>;
  /** @throws AppError NOT_FOUND for a debt that is not the person's. */
  readonly mark: (personId: string, mark: PaymentMark) => Promise<void>;
  /** Nothing happens where there is no mark. */
  readonly takeBack: (personId: string, payment: Pick<PaymentMark, "debtId" | "month">) => Promise<void>;
};

const place = (personId: string, { debtId, month }: Pick<PaymentMark, "debtId" | "month">) => ({
  table: "payment_marks",
  rowId: `${personId} ${debtId} ${month}`,
  column: "content",
});

export function createPaymentMarksService(deps: {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly clock: Clock;
  readonly listDebts: (personId: string) => Promise<readonly { readonly id: string }[]>;
}): PaymentMarksService {
  return {
    listMarks: (personId) =>
      deps.database.forPerson(personId, async (sql) => {
        const vault = await deps.vaults.openVault(sql, personId);
        return (await loadMarks(sql, personId)).map(({ debtId, month, contentSealed }) => ({
          debtId,
          month,
          ...paymentMarkRequestSchema.parse(
            JSON.parse(vault.open(place(personId, { debtId, month }), contentSealed).toString()),
          ),
        }));
      }),
    async mark(personId, { debtId, month, status, amount }) {
      if ((await deps.listDebts(personId)).every(({ id }) => id !== debtId)) {
        throw new AppError("NOT_FOUND", {
          status: 404,
          userMessage: "There is no such debt among yours. Nothing was changed.",
        });
      }
      await deps.database.forPerson(personId, async (sql) => {
        const vault = await deps.vaults.openVault(sql, personId);
        const contentSealed = vault.seal(
          place(personId, { debtId, month }),
          JSON.stringify({ status, amount }),
        );
        await saveMark(sql, { personId, debtId, month, markedAt: deps.clock.now(), contentSealed });
      });
    },
    async takeBack(personId, { debtId, month }) {
      await deps.database.forPerson(personId, (sql) => deleteMark(sql, { personId, debtId, month }));
    },
  };
}
