import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MonthPayment, PaymentMarkRequest } from "#contract/payments.ts";
import type { SystemStatus } from "#contract/system-status.ts";
import { jsonBody, send, sentenceOf } from "../../lib/api-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { showToast } from "../../lib/toast-store.ts";

/** `status` null takes the mark back. */
export type Marking = {
  readonly payment: MonthPayment;
  readonly status: PaymentMarkRequest["status"] | null;
};

/** The status as it will be once the server has the mark; its sentence follows with the answer. */
export function withMark(status: SystemStatus, { payment, status: marked }: Marking): SystemStatus {
  const mark = (one: MonthPayment): MonthPayment =>
    one.debtId === payment.debtId && one.month === payment.month
      ? { ...one, state: marked ?? "open", knownBy: marked === null ? null : "person" }
      : one;
  const unsettled = status.unsettled.map(mark);
  const { month } = status;
  if (month === null) return { ...status, unsettled };
  const payments = month.payments.map(mark);
  const paid = payments.filter(({ state }) => state === "paid").length;
  return {
    ...status,
    unsettled,
    month: { ...month, payments, paid, percent: Math.floor((paid * 100) / month.due) },
  };
}

/** Marks at once on the page; where the server refuses, the page goes back to what it was and says so. */
export function useMarkPayment() {
  const client = useQueryClient();
  const queryKey = queryKeys.systemStatus;
  return useMutation({
    // One after the other: two quick taps must not arrive in the wrong order.
    scope: { id: "payment-marks" },
    mutationFn: ({ payment, status }: Marking) => {
      const address = `/api/payments/${encodeURIComponent(payment.debtId)}/${payment.month}`;
      return status === null
        ? send(address, { method: "DELETE" })
        : send(address, jsonBody("PUT", { status, amount: payment.amount }));
    },
    onMutate: async (marking) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<SystemStatus>(queryKey);
      if (before) client.setQueryData(queryKey, withMark(before, marking));
      return { before };
    },
    onError: (error, _marking, context) => {
      if (context?.before) client.setQueryData(queryKey, context.before);
      showToast({ title: "The payment was not marked", description: sentenceOf(error), tone: "destructive" });
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: queryKeys.planHistory }),
      ]),
  });
}
