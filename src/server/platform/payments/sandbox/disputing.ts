/** Disputes of the sandbox: somebody's bank asks for a payment back, and decides. */
import { page, type SandboxRoute } from "./call.ts";
import type { Desk } from "./desk.ts";
import { partsOf, textOf } from "./form-body.ts";
import { type Charge, type Dispute, find, invalid } from "./records.ts";

const DAY = 86_400;
/** What an unanswered dispute has before it is lost. */
const ANSWER_WITHIN = 9 * DAY;

const isInquiry = ({ status }: Dispute): boolean => status.startsWith("warning_");
const isOpen = ({ status }: Dispute): boolean => /needs_response|under_review/.test(status);

export const disputeOf = (desk: Desk, charge: string): Dispute | undefined =>
  Object.values(desk.records.disputes).find((one) => one.charge === charge);

/** In the provider's form. */
function disputeView(dispute: Dispute): Record<string, unknown> {
  const { id, created, charge, payment, amount, status, dueBy } = dispute;
  return {
    livemode: false,
    id,
    object: "dispute",
    created,
    amount,
    balance_transactions: [],
    charge,
    currency: "usd",
    evidence_details: { due_by: dueBy, has_evidence: status !== "needs_response", past_due: false },
    is_charge_refundable: false,
    metadata: {},
    payment_intent: payment,
    reason: "fraudulent",
    status,
  };
}

function tell(desk: Desk, dispute: Dispute, what: string): void {
  desk.emit(`charge.dispute.${what}`, dispute.customer, disputeView(dispute));
}

export function openDispute(
  desk: Desk,
  charge: Charge,
  status: "needs_response" | "warning_needs_response",
): void {
  const created = desk.now(charge.customer);
  const { id, payment, customer, amount } = charge;
  const dispute: Dispute = {
    id: desk.newId("dp"),
    created,
    charge: id,
    payment,
    customer,
    amount,
    status,
    dueBy: created + ANSWER_WITHIN,
  };
  desk.records.disputes[dispute.id] = dispute;
  tell(desk, dispute, "created");
  if (!isInquiry(dispute)) tell(desk, dispute, "funds_withdrawn");
}

export function decideDispute(desk: Desk, dispute: Dispute, status: "won" | "lost" | "warning_closed"): void {
  if (!isOpen(dispute)) throw invalid("This dispute is already closed");
  dispute.status = status;
  if (status === "won") tell(desk, dispute, "funds_reinstated");
  tell(desk, dispute, "closed");
}

/** @throws SandboxRefusal for a payment that the bank has taken back. A question of the bank is settled by the refund. */
export function refundDisputed(desk: Desk, charge: Charge): void {
  const dispute = disputeOf(desk, charge.id);
  if (dispute === undefined || dispute.status === "warning_closed" || dispute.status === "won") return;
  if (!isInquiry(dispute))
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, "charge_disputed");
  decideDispute(desk, dispute, "warning_closed");
}

/** The next dispute of a customer that is lost for want of an answer. */
export function nextLost(desk: Desk, customer: string): { dispute: Dispute; at: number } | undefined {
  const [next] = Object.values(desk.records.disputes)
    .filter((one) => one.customer === customer && one.status === "needs_response")
    .toSorted((a, b) => a.dueBy - b.dueBy);
  return next && { dispute: next, at: next.dueBy };
}

/** The provider's test words that say how the bank is to decide; any other evidence is looked at for ever. */
function answerDispute(desk: Desk, dispute: Dispute, evidence: string | undefined): unknown {
  if (evidence === "winning_evidence") decideDispute(desk, dispute, "won");
  else if (evidence === "losing_evidence") decideDispute(desk, dispute, "lost");
  else if (!isOpen(dispute)) throw invalid("This dispute is already closed");
  else {
    if (evidence !== undefined) dispute.status = isInquiry(dispute) ? "warning_under_review" : "under_review";
    tell(desk, dispute, "updated");
  }
  return disputeView(dispute);
}

export const disputeRoutes: readonly SandboxRoute[] = [
  [
    "GET",
    /^\/v1\/disputes$/,
    (call) => {
      const { disputes } = call.desk.records;
      const payment = textOf(call.body["payment_intent"]);
      const found = Object.values(disputes).filter((one) => payment === undefined || one.payment === payment);
      return page(call, found, (id) => disputeView(find(disputes, id, "dispute")), "/v1/disputes");
    },
  ],
  [
    "GET",
    /^\/v1\/disputes\/([^/]+)$/,
    ({ desk, ids }) => disputeView(find(desk.records.disputes, ids[0] ?? "", "dispute")),
  ],
  [
    "POST",
    /^\/v1\/disputes\/([^/]+)$/,
    ({ desk, ids, body }) => {
      const dispute = find(desk.records.disputes, ids[0] ?? "", "dispute");
      return answerDispute(desk, dispute, textOf(partsOf(body["evidence"])["uncategorized_text"]));
    },
  ],
  [
    "POST",
    /^\/v1\/disputes\/([^/]+)\/close$/,
    ({ desk, ids }) => {
      const dispute = find(desk.records.disputes, ids[0] ?? "", "dispute");
      decideDispute(desk, dispute, "lost");
      return disputeView(dispute);
    },
  ],
];
