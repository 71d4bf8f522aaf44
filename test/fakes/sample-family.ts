import type { FastifyInstance, FastifyRequest } from "fastify";
import type { FamilyOverview, Goal, HouseholdView } from "#contract/household.ts";
import type { Scenario } from "./sample-household.ts";

/** The secret of the invitation that the made-up server knows; every other one was used or is too old. */
export const sampleInvitation = `${"0".repeat(32)}.${"a".repeat(43)}`;

const long = "The First National Cooperative Credit Union of Upper Saddle River and Neighbouring Counties";

const together: NonNullable<HouseholdView["household"]> = {
  isOwner: true,
  isCovered: true,
  memberLimit: 5,
  members: [
    {
      id: "m1",
      name: "Alex Rivera",
      isYou: true,
      isOwner: true,
      joinedAt: "2026-09-01T10:00:00.000Z",
      sharedAccounts: 2,
      monthlyExtra: "250.00",
    },
    {
      id: "m2",
      name: "Maya Okafor-Castellanos de la Fuente",
      isYou: false,
      isOwner: false,
      joinedAt: "2026-09-04T10:00:00.000Z",
      sharedAccounts: 2,
      monthlyExtra: null,
    },
    {
      id: "m3",
      name: "sam@example.com",
      isYou: false,
      isOwner: false,
      joinedAt: "2026-10-11T10:00:00.000Z",
      sharedAccounts: 0,
      monthlyExtra: null,
    },
  ],
  invitations: [
    {
      id: "i1",
      email: "grandmother@example.com",
      madeAt: "2026-11-18T10:00:00.000Z",
      expiresAt: "2026-11-25T10:00:00.000Z",
    },
  ],
  events: [
    { at: "2026-11-18T10:00:00.000Z", kind: "invited", by: "Alex Rivera", about: null },
    { at: "2026-10-11T10:00:00.000Z", kind: "joined", by: "sam@example.com", about: null },
    { at: "2026-09-01T10:00:00.000Z", kind: "founded", by: "Alex Rivera", about: null },
  ],
};

const account: Pick<
  FamilyOverview["accounts"][number],
  | "memberIds"
  | "last4"
  | "asOf"
  | "isTyped"
  | "apr"
  | "minimumPayment"
  | "paymentDueDate"
  | "documentId"
  | "debtType"
> = {
  memberIds: ["m1"],
  last4: "4821",
  asOf: "2026-10-28",
  isTyped: false,
  apr: null,
  minimumPayment: null,
  paymentDueDate: null,
  documentId: null,
  debtType: null,
};

const overview: FamilyOverview = {
  currency: "USD",
  netWorth: "-1210417.08",
  totalAssets: "31450.81",
  totalDebts: "1241867.89",
  accounts: [
    {
      ...account,
      id: "a1",
      name: "Joint savings",
      side: "asset",
      kind: "savings",
      memberIds: ["m1", "m2"],
      amount: "31450.81",
      documentId: "doc_0",
    },
    {
      ...account,
      id: "a2",
      name: long,
      side: "debt",
      kind: "mortgage",
      debtType: "mortgage",
      memberIds: ["m2"],
      amount: "1234567.89",
      apr: "6.125",
      minimumPayment: "7650.00",
      last4: null,
    },
    {
      ...account,
      id: "a3",
      name: "Harbor Card",
      side: "debt",
      kind: "credit-card",
      debtType: "credit-card",
      amount: "7300.00",
      apr: "24.99",
      minimumPayment: "195.00",
      isTyped: true,
    },
    {
      ...account,
      id: "a4",
      name: "Valley Loan",
      side: "debt",
      kind: "personal-loan",
      debtType: "loan",
      memberIds: ["m2"],
      amount: null,
      asOf: null,
    },
  ],
  history: [
    { month: "2026-08", netWorth: null, assets: null, debts: null, missing: ["Harbor Card"] },
    { month: "2026-09", netWorth: "-1215020.11", assets: "29800.00", debts: "1244820.11", missing: [] },
    { month: "2026-10", netWorth: "-1210417.08", assets: "31450.81", debts: "1241867.89", missing: [] },
  ],
  plan: {
    monthlyPayment: "8095.00",
    minimums: "7845.00",
    extra: "250.00",
    debtFreeDate: "2054-03-01",
    totalMonths: 328,
    totalInterest: "1412331.20",
    interestSaved: "18221.04",
    monthsSaved: 14,
    debts: [
      {
        accountId: "a3",
        creditor: "Harbor Card",
        accountLast4: "4821",
        firstPayment: "445.00",
        paidOffMonth: "2028-05",
      },
      {
        accountId: "a2",
        creditor: long,
        accountLast4: null,
        firstPayment: "7650.00",
        paidOffMonth: "2054-03",
      },
    ],
    leftOut: [{ accountId: "a4", creditor: "Valley Loan", reason: "Its balance could not be read." }],
    sentence: "Together you pay $8,095.00 a month.",
  },
  noPlan: null,
  warnings: ["Valley Loan has no balance that is certain, so it is not in these sums."],
};

const goals: Goal[] = [
  {
    id: "g1",
    title: "Three months of rent",
    kind: "save",
    target: "12000.00",
    by: "2027-12",
    accountIds: ["a1"],
    since: "2026-09-01",
    now: "31450.81",
    begin: null,
    percent: 100,
    unknown: null,
  },
  {
    id: "g2",
    title: "No more cards",
    kind: "pay-off",
    target: null,
    by: null,
    accountIds: ["a3"],
    since: "2026-09-01",
    now: "7300.00",
    begin: "9000.00",
    percent: 18,
    unknown: null,
  },
  {
    id: "g3",
    title: "The loan of the car that we bought for the long way to work and back",
    kind: "pay-off",
    target: null,
    by: null,
    accountIds: ["a4"],
    since: "2026-09-01",
    now: null,
    begin: null,
    percent: null,
    unknown: "Valley Loan has no balance that is certain.",
  },
];

const nothingShared: FamilyOverview = {
  ...overview,
  netWorth: null,
  totalAssets: "0.00",
  totalDebts: "0.00",
  accounts: [],
  history: [],
  plan: null,
  noPlan: "Nothing is shared yet.",
  warnings: [],
};

/** The crowded household is a family; in the short one the plan ran out and nothing is shared; the empty one may invite. */
function familyOf(scenario: Scenario): HouseholdView {
  if (scenario === "many") return { mayInvite: true, household: together };
  if (scenario === "short") {
    const members = together.members
      .slice(0, 1)
      .map((one) => ({ ...one, sharedAccounts: 0, monthlyExtra: null }));
    return { mayInvite: false, household: { ...together, isCovered: false, members, invitations: [] } };
  }
  return { mayInvite: scenario === "empty", household: null };
}

/** Answers everything about a household. Changes are taken and, but for the switch of an account, not remembered. */
export function answerFamily(app: FastifyInstance, scenarioOf: (request: FastifyRequest) => Scenario) {
  const shared = new Set(["own1"]);
  const ownAccounts = () => [
    { id: "own1", name: "Harbor Card", last4: "4821", kind: "credit-card", isShared: shared.has("own1") },
    { id: "own2", name: long, last4: null, kind: "checking", isShared: shared.has("own2") },
  ];
  app.get("/api/household", (request) => familyOf(scenarioOf(request)));
  app.get("/api/household/overview", (request) =>
    scenarioOf(request) === "many" ? overview : nothingShared,
  );
  app.get("/api/household/accounts", ownAccounts);
  app.get("/api/household/goals", (request) => (scenarioOf(request) === "many" ? goals : []));
  app.put<{ Params: { id: string }; Body: { isShared: boolean } }>(
    "/api/household/accounts/:id",
    ({ params, body }) => {
      if (body.isShared) shared.add(params.id);
      else shared.delete(params.id);
      return ownAccounts();
    },
  );
  app.put("/api/household/contribution", (request) => familyOf(scenarioOf(request)));
  app.put("/api/household/owner", (request) => familyOf(scenarioOf(request)));
  app.post("/api/household/leave", () => ({ mayInvite: true, household: null }));
  app.post("/api/household/goals", () => goals);
  app.post("/api/household/invitations", () => ({
    id: "i2",
    url: `https://debts.example/family/join#${sampleInvitation}`,
    expiresAt: "2026-11-27T10:00:00.000Z",
    isMailed: false,
  }));
  app.post<{ Body: { token: string } }>("/api/household/invitations/look", (request, reply) =>
    request.body.token === sampleInvitation
      ? { invitedBy: "Maya Okafor", expiresAt: "2026-11-25T10:00:00.000Z", members: 2 }
      : reply.status(404).send({
          code: "NOT_FOUND",
          message: "This invitation was used already, or is too old. Ask for a new one.",
        }),
  );
  app.post("/api/household/join", () => ({ mayInvite: false, household: together }));
  for (const path of ["invitations", "members", "goals"]) {
    app.delete(`/api/household/${path}/:id`, (_request, reply) => reply.status(204).send());
  }
}
