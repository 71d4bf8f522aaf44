/**
 * The sample household's own figures, all in cents: what it earns, spends, owes and owns in every month. They add up to 6,500 of
 * income, 5,195 of expenses (1,620 of it minimum payments), 564,300 of assets and 72,700 of debts.
 */
import type { Category } from "#engine/spending/category.ts";
import type { AccountKind } from "../extraction.ts";

export const BANK = { name: "Harbor Bank", checking: "1177", savings: "2094" } as const;
export const EMPLOYER = "Meridian Health";

/** What comes or goes every month on its day; `vary` says which months of the table below change it. */
export type MonthlyEntry = {
  readonly day: number;
  readonly description: string;
  readonly amount: number;
  readonly category: Category;
  readonly vary?: "groceries" | "utilities";
};

/**
 * By how much a month differs, oldest first. Each adds up to nothing over the twelve months and ends with its least, so that
 * the usual month is exactly the plain one and no bill counts as risen.
 */
export const VARIATIONS = {
  groceries: [21_00, -9_00, 14_00, -17_00, 6_00, 23_00, -12_00, 8_00, -15_00, 11_00, -7_00, -23_00],
  utilities: [22_00, 31_00, 27_00, 9_00, -12_00, -18_00, -6_00, 14_00, 3_00, -16_00, -21_00, -33_00],
} as const;

export const PAYCHECK = { days: [1, 15], net: 3_250_00, gross: 4_412_50 } as const;

/** Out of checking, beside what goes to debts. */
export const CHECKING_SPENDING: readonly MonthlyEntry[] = [
  { day: 1, description: "HILLTOP APARTMENTS RENT", amount: 1_395_00, category: "rent" },
  { day: 3, description: "CITY POWER AND LIGHT", amount: 118_00, category: "utilities", vary: "utilities" },
  { day: 4, description: "GREENFIELD GROCERY 0412", amount: 142_00, category: "groceries" },
  { day: 5, description: "CLEARWAVE INTERNET", amount: 64_00, category: "utilities" },
  { day: 6, description: "TALKWELL WIRELESS", amount: 72_00, category: "phone" },
  { day: 6, description: "BLUE DOOR RESTAURANT", amount: 58_00, category: "dining" },
  { day: 7, description: "ROADSIDE FUEL STATION 88", amount: 46_00, category: "fuel" },
  { day: 8, description: "SURESIDE AUTO INSURANCE", amount: 148_00, category: "insurance" },
  { day: 9, description: "ATM CASH WITHDRAWAL", amount: 80_00, category: "cash" },
  { day: 10, description: "GREENFIELD GROCERY 0412", amount: 142_00, category: "groceries" },
  { day: 12, description: "WILLOW PHARMACY", amount: 38_00, category: "medical" },
  { day: 13, description: "BLUE DOOR RESTAURANT", amount: 58_00, category: "dining" },
  { day: 14, description: "LITTLE OAKS AFTERSCHOOL CHILDCARE", amount: 260_00, category: "childcare" },
  { day: 16, description: "PAWS AND CLAWS PET SUPPLY", amount: 60_00, category: "pets" },
  { day: 17, description: "GREENFIELD GROCERY 0412", amount: 142_00, category: "groceries" },
  { day: 19, description: "CORNER HAIR SALON", amount: 40_00, category: "personal-care" },
  { day: 20, description: "BLUE DOOR RESTAURANT", amount: 58_00, category: "dining" },
  { day: 21, description: "ROADSIDE FUEL STATION 88", amount: 46_00, category: "fuel" },
  { day: 23, description: "ATM CASH WITHDRAWAL", amount: 80_00, category: "cash" },
  {
    day: 24,
    description: "GREENFIELD GROCERY 0412",
    amount: 142_00,
    category: "groceries",
    vary: "groceries",
  },
  { day: 26, description: "BLUE DOOR RESTAURANT", amount: 58_00, category: "dining" },
];

/**
 * Out of checking into the household's own savings: what a month leaves. Its retirement savings leave with the gross pay, so that
 * nothing more is taken from what could go to debt.
 */
export const OWN_TRANSFERS: readonly MonthlyEntry[] = [
  { day: 2, description: "TRANSFER TO SAVINGS 2094", amount: 900_00, category: "transfer" },
];

/** What the two deposit accounts hold at the end of the last month. */
export const DEPOSITS = { checking: 5_750_00, savings: 12_600_00 } as const;

export const INVESTMENTS = {
  name: "Meadow Investments",
  accounts: [
    { kind: "401k", last4: "7731", value: 386_400_00 },
    { kind: "ira", last4: "7748", value: 118_250_00 },
    { kind: "brokerage", last4: "7755", value: 41_300_00 },
  ],
  /** Thousandths of the present value at the end of each month, oldest first. */
  path: [938, 947, 941, 952, 960, 955, 967, 974, 981, 977, 990, 1000],
} as const satisfies { accounts: readonly { kind: AccountKind; last4: string; value: number }[] } & Record<
  string,
  unknown
>;

export type SampleDebt = {
  readonly kind: "credit-card" | "auto-loan" | "student-loan" | "personal-loan";
  readonly creditor: string;
  readonly last4: string;
  /** What is owed at the end of the last month. */
  readonly balance: number;
  readonly apr: string;
  readonly minimum: number;
  /** What is paid each month, on `payDay`, under this description in checking. */
  readonly payment: number;
  readonly payDay: number;
  readonly paidAs: string;
  readonly dueDay: number;
  readonly limit?: number;
  readonly original?: number;
  /** A part of the balance without interest, until the end of so many months from now. */
  readonly promotion?: { readonly balance: number; readonly months: number };
  readonly purchases: readonly MonthlyEntry[];
};

export const SAMPLE_DEBTS: readonly SampleDebt[] = [
  {
    kind: "credit-card",
    creditor: "Northline Visa",
    last4: "4821",
    balance: 8_450_00,
    apr: "24.99",
    minimum: 262_00,
    payment: 300_00,
    payDay: 22,
    paidAs: "NORTHLINE VISA CARD PAYMENT",
    dueDay: 25,
    limit: 14_000_00,
    purchases: [
      { day: 4, description: "STREAMBOX VIDEO SUBSCRIPTION", amount: 17_99, category: "subscriptions" },
      { day: 11, description: "TUNEWAVE MUSIC SUBSCRIPTION", amount: 11_99, category: "subscriptions" },
      { day: 18, description: "CITY CINEMA TICKETS", amount: 52_03, category: "entertainment" },
    ],
  },
  {
    kind: "credit-card",
    creditor: "Maple Store Card",
    last4: "0936",
    balance: 2_150_00,
    apr: "29.99",
    minimum: 77_00,
    payment: 95_00,
    payDay: 5,
    paidAs: "MAPLE STORE CARD PAYMENT",
    dueDay: 7,
    limit: 2_500_00,
    purchases: [{ day: 12, description: "MAPLE DEPARTMENT STORE", amount: 70_00, category: "shopping" }],
  },
  {
    kind: "credit-card",
    creditor: "Summit Rewards Mastercard",
    last4: "5530",
    balance: 6_300_00,
    apr: "19.49",
    minimum: 166_00,
    payment: 190_00,
    payDay: 13,
    paidAs: "SUMMIT REWARDS CARD PAYMENT",
    dueDay: 16,
    limit: 18_500_00,
    promotion: { balance: 2_400_00, months: 4 },
    purchases: [
      { day: 3, description: "CLOUDKEEP STORAGE SUBSCRIPTION", amount: 9_99, category: "subscriptions" },
      { day: 8, description: "FLEXFIT GYM", amount: 44_00, category: "fitness" },
      { day: 17, description: "MARKET SQUARE DEPARTMENT STORE", amount: 70_00, category: "shopping" },
      { day: 25, description: "RIVERSIDE BOWLING", amount: 52_00, category: "entertainment" },
    ],
  },
  {
    kind: "auto-loan",
    creditor: "Lakeside Auto Finance",
    last4: "3307",
    balance: 18_400_00,
    apr: "6.9",
    minimum: 465_00,
    payment: 465_00,
    payDay: 9,
    paidAs: "LAKESIDE AUTO LOAN PAYMENT",
    dueDay: 10,
    original: 27_900_00,
    purchases: [],
  },
  {
    kind: "student-loan",
    creditor: "Beacon Student Loans",
    last4: "6142",
    balance: 27_900_00,
    apr: "5.5",
    minimum: 340_00,
    payment: 340_00,
    payDay: 18,
    paidAs: "BEACON STUDENT LOAN PAYMENT",
    dueDay: 20,
    original: 34_000_00,
    purchases: [],
  },
  {
    kind: "personal-loan",
    creditor: "Cedar Lending",
    last4: "8874",
    balance: 9_500_00,
    apr: "13.9",
    minimum: 310_00,
    payment: 310_00,
    payDay: 11,
    paidAs: "CEDAR LENDING PERSONAL LOAN PAYMENT",
    dueDay: 12,
    original: 14_000_00,
    purchases: [],
  },
];

export const CREDIT_REPORTS = [
  { monthsAgo: 6, score: 704, inquiries: 3 },
  { monthsAgo: 0, score: 728, inquiries: 1 },
] as const;
export const CREDIT_ACCOUNTS = { total: 11, open: 6, closed: 5 } as const;
