import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { PrintedLabel } from "../candidates/find-labels.ts";

export type PayField = "grossPay" | "netPay" | "taxTotal" | "deductionTotal" | "addition";
export type PayColumn = "current" | "ytd";

/** An amount of a pay stub: what it is, for which column, and how sure that is. */
export type PayAmount = {
  readonly value: MoneyValue;
  readonly words: string;
  readonly field?: PayField;
  readonly column?: PayColumn;
  /** The label that names the field: two amounts of one label are this period's and the year's. */
  readonly label?: PrintedLabel;
  /** Stands under a heading of what the employer pays, of hours or of balances. */
  readonly beside: boolean;
  readonly score: number;
};
