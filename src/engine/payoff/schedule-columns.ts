import type { ScheduleColumns } from "./plan.ts";

/** Months a first reservation holds; few plans are longer, and a longer one grows by doubling. */
const FIRST_MONTHS = 120;

/** Collects payments and balances without an object for each row. */
export class ColumnWriter {
  payments: Float64Array;
  balances: Float64Array;
  length = 0;

  constructor(debtCount: number, maxMonths: number) {
    const capacity = debtCount * Math.min(maxMonths, FIRST_MONTHS);
    this.payments = new Float64Array(capacity);
    this.balances = new Float64Array(capacity);
  }

  /** Makes room for that many rows and returns the place of the first. */
  reserve(rows: number): number {
    const needed = this.length + rows;
    if (needed > this.payments.length) {
      const capacity = Math.max(needed, this.payments.length * 2);
      const payments = new Float64Array(capacity);
      const balances = new Float64Array(capacity);
      payments.set(this.payments);
      balances.set(this.balances);
      this.payments = payments;
      this.balances = balances;
    }
    return this.length;
  }

  columns(): ScheduleColumns {
    return {
      payments: this.payments.subarray(0, this.length),
      balances: this.balances.subarray(0, this.length),
    };
  }
}
