/** A household: who belongs to it, what each member shares with it, and what that comes to together. */
import { z } from "zod";
import { debtTypeSchema } from "./debts.ts";
import { accountKindSchema, decimalSchema, plainDateSchema } from "./extraction.ts";
import { plainMonthSchema } from "./payoff-plan.ts";

/** How long an invitation can be accepted. */
export const invitationDays = 7;
export const mostGoals = 20;

/** Ids of members say nothing outside of their household. */
export const householdMemberSchema = z.object({
  id: z.string(),
  /** A name, else an address, else a plain word; never more than the member's own privacy setting allows. */
  name: z.string(),
  isYou: z.boolean(),
  isOwner: z.boolean(),
  joinedAt: z.iso.datetime(),
  sharedAccounts: z.int(),
  /** What this member adds to the minimums each month; null while they did not say. */
  monthlyExtra: decimalSchema.nullable(),
});

export const invitationSchema = z.object({
  id: z.string(),
  /** Null for a link that was passed on by hand. */
  email: z.string().nullable(),
  madeAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});

export const householdEventKinds = [
  "founded",
  "invited",
  "invitation-withdrawn",
  "joined",
  "left",
  "removed",
  "handed-over",
  "shared",
  "unshared",
] as const;
export type HouseholdEventKind = (typeof householdEventKinds)[number];

/** GET /api/household: the household of who signed in, or that there is none. */
export const householdSchema = z.object({
  /** Whether a plan of the person's own, or the lifted limits of the installation, let them invite. */
  mayInvite: z.boolean(),
  household: z
    .object({
      isOwner: z.boolean(),
      /** Whether the owner's plan holds the Family plan now; without it nobody new is invited, and everything stays readable. */
      isCovered: z.boolean(),
      memberLimit: z.int(),
      /** The owner first, then by the day they joined. */
      members: z.array(householdMemberSchema),
      /** Open ones; empty for everybody but the owner. */
      invitations: z.array(invitationSchema),
      /** The newest first; `by` and `about` are names as they are today, null for who is no member any more. */
      events: z.array(
        z.object({
          at: z.iso.datetime(),
          kind: z.enum(householdEventKinds),
          by: z.string().nullable(),
          about: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
});
export type HouseholdView = z.infer<typeof householdSchema>;

/** POST /api/household/invitations. Without an address only the link is made. */
export const invitationRequestSchema = z.strictObject({ email: z.email().max(200).optional() });
/** The link is shown this once: only its hash is kept, and until its mail went out a sealed copy. */
export const invitationMadeSchema = z.object({
  id: z.string(),
  url: z.string(),
  expiresAt: z.iso.datetime(),
  /** The e-mail: sent; not handed in yet, and tried again; or none, for want of an address or a mail server. */
  mail: z.enum(["sent", "later", "none"]),
});
export type InvitationMade = z.infer<typeof invitationMadeSchema>;

/** POST /api/household/invitations/look and /api/household/join */
export const invitationTokenSchema = z.strictObject({ token: z.string().max(200) });
export const invitationLookSchema = z.object({
  invitedBy: z.string(),
  expiresAt: z.iso.datetime(),
  members: z.int(),
});

/** PUT /api/household/owner */
export const handOverSchema = z.strictObject({ memberId: z.string().max(100) });
/** PUT /api/household/contribution: dollars above the minimums each month; null takes it back. */
export const contributionSchema = z.strictObject({ monthlyExtra: decimalSchema.nullable() });

/** GET /api/household/accounts: the person's own accounts, and which of them the household sees. */
export const ownAccountListSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    last4: z.string().nullable(),
    kind: accountKindSchema,
    isShared: z.boolean(),
  }),
);
/** PUT /api/household/accounts/:id */
export const shareRequestSchema = z.strictObject({ isShared: z.boolean() });

/** One account of the family's sums. Of another member's account no document is named: only the day of its statement. */
export const familyAccountSchema = z.object({
  id: z.string(),
  /** Ids of the members who share it; more than one for an account held together, which counts once. */
  memberIds: z.array(z.string()).min(1),
  name: z.string(),
  last4: z.string().nullable(),
  side: z.enum(["asset", "debt"]),
  kind: accountKindSchema,
  debtType: debtTypeSchema.nullable(),
  /** Owed or owned; null where no document shows it for certain, and then it counts nowhere. */
  amount: decimalSchema.nullable(),
  asOf: plainDateSchema.nullable(),
  /** True where a person typed the amount instead of a document showing it. */
  isTyped: z.boolean(),
  apr: decimalSchema.nullable(),
  minimumPayment: decimalSchema.nullable(),
  paymentDueDate: plainDateSchema.nullable(),
  /** The document that shows the amount, where it is one of the asking person's own. */
  documentId: z.string().nullable(),
});
export type FamilyAccount = z.infer<typeof familyAccountSchema>;

/** The cheapest plan for what is shared: all minimums, and what the members add each month. */
export const familyPlanSchema = z.object({
  monthlyPayment: decimalSchema,
  minimums: decimalSchema,
  extra: decimalSchema,
  debtFreeDate: plainDateSchema,
  totalMonths: z.int(),
  totalInterest: decimalSchema,
  /** Null where the minimums alone never pay the debts off. */
  interestSaved: decimalSchema.nullable(),
  monthsSaved: z.int().nullable(),
  /** In the order in which they are attacked. */
  debts: z.array(
    z.object({
      accountId: z.string(),
      creditor: z.string(),
      accountLast4: z.string().nullable(),
      firstPayment: decimalSchema,
      paidOffMonth: plainMonthSchema,
    }),
  ),
  leftOut: z.array(z.object({ accountId: z.string(), creditor: z.string(), reason: z.string() })),
  sentence: z.string(),
});
export type FamilyPlan = z.infer<typeof familyPlanSchema>;

/** GET /api/household/overview: what is shared, together. Dollars as decimal strings. */
export const familyOverviewSchema = z.object({
  currency: z.string(),
  netWorth: decimalSchema.nullable(),
  totalAssets: decimalSchema,
  totalDebts: decimalSchema,
  accounts: z.array(familyAccountSchema),
  /** At the end of each month; null where an account has no statement recent enough, which `missing` names. */
  history: z.array(
    z.object({
      month: plainMonthSchema,
      netWorth: decimalSchema.nullable(),
      assets: decimalSchema.nullable(),
      debts: decimalSchema.nullable(),
      missing: z.array(z.string()),
    }),
  ),
  plan: familyPlanSchema.nullable(),
  /** Why there is no plan, in one sentence; null with a plan. */
  noPlan: z.string().nullable(),
  /** What is not in the sums, or may be in them twice, in plain sentences. */
  warnings: z.array(z.string()),
});
export type FamilyOverview = z.infer<typeof familyOverviewSchema>;

/** What a goal is about: assets that grow to an amount, or debts that shrink to nothing. */
export const goalKinds = ["save", "pay-off"] as const;
const goalFields = {
  title: z.string().trim().min(1).max(80),
  kind: z.enum(goalKinds),
  /** Dollars to reach; null for debts to pay off. */
  target: decimalSchema.nullable(),
  by: plainMonthSchema.nullable(),
  accountIds: z.array(z.string().max(100)).min(1).max(50),
};
/** POST /api/household/goals and PUT /api/household/goals/:id */
export const goalRequestSchema = z
  .strictObject(goalFields)
  .refine(({ kind, target }) => (kind === "save" ? target !== null && Number(target) > 0 : target === null), {
    path: ["target"],
    message: "Saving needs an amount above 0, paying off needs none.",
  });
export type GoalRequest = z.infer<typeof goalRequestSchema>;

/** GET /api/household/goals */
export const goalSchema = z.object({
  ...goalFields,
  id: z.string(),
  /** The first day that counts for paying off. */
  since: plainDateSchema,
  /** What stands on the accounts now, or is still owed; null where one of them is not shared or not known any more. */
  now: decimalSchema.nullable(),
  /** What was owed at the beginning; null for savings and where no statement shows it. */
  begin: decimalSchema.nullable(),
  /** Whole percent, rounded down; null where it cannot be told. */
  percent: z.int().nullable(),
  /** Why it cannot be told; null where it can. */
  unknown: z.string().nullable(),
});
export type Goal = z.infer<typeof goalSchema>;
export const goalListSchema = z.array(goalSchema);
