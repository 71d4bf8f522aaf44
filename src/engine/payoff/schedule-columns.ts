import type { ScheduleColumns } from "./plan.ts";
import type { WorkingMemory } from "./prepare-plan.ts";

/** Room for ten debts over a hundred years; a longer schedule doubles it. */
const FIRST_ROWS = 12_000;
/** A larger buffer is not kept for the next plan. */
const KEPT_ROWS = 500_000;

/**
 * Collects payments and balances without an object for each row. The buffers are kept from plan to plan, since making new ones
 * costs more than filling them; a finished schedule is a copy of its own.
 */
export class ColumnWriter {
  payments = new Float64Array(FIRST_ROWS);
  balances = new Float64Array(FIRST_ROWS);
  private length = 0;

  /** Adds one row for each open debt: what was paid and what is left. */
  add({ open, paid, left }: WorkingMemory, openCount: number): void {
    this.reserve(openCount);
    const { payments, balances } = this;
    let row = this.length;
    for (let place = 0; place < openCount; place++) {
      const debt = open[place]!;
      payments[row] = paid[debt]!;
      balances[row++] = left[debt]!;
    }
    this.length = row;
  }

  private reserve(rows: number): void {
    const needed = this.length + rows;
    if (needed <= this.payments.length) return;
    const capacity = Math.max(needed, this.payments.length * 2);
    const payments = new Float64Array(capacity);
    const balances = new Float64Array(capacity);
    payments.set(this.payments);
    balances.set(this.balances);
    this.payments = payments;
    this.balances = balances;
  }

  /** Forgets what an abandoned plan left behind. */
  clear(): void {
    this.length = 0;
  }

  /** Hands out what was collected and starts anew. */
  take(): ScheduleColumns {
    const columns = {
      payments: this.payments.slice(0, this.length),
      balances: this.balances.slice(0, this.length),
    };
    this.length = 0;
    if (this.payments.length > KEPT_ROWS) {
      this.payments = new Float64Array(FIRST_ROWS);
      this.balances = new Float64Array(FIRST_ROWS);
    }
    return columns;
  }
}
