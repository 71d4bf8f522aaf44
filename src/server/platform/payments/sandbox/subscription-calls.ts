import { inside, newestFirst, page, required, type SandboxCall, type SandboxRoute } from "./call.ts";
import { takeCard } from "./charging.ts";
import { createPrice } from "./customer-calls.ts";
import { kindsOf, listOf, numberOf, partsOf, textOf, textsOf } from "./form-body.ts";
import { find, invalid, SandboxRefusal } from "./records.ts";
import { scheduleView } from "./schedule-view.ts";
import { changePrice, createSubscription, emitSubscription, endSubscription } from "./subscribing.ts";
import * as view from "./views.ts";

function subscribe(call: SandboxCall): unknown {
  const { desk, body, expand } = call;
  const item = partsOf(listOf(body["items"])[0]);
  const data = partsOf(item["price_data"]);
  const price =
    textOf(item["price"]) ??
    textOf(item["plan"]) ??
    (Object.keys(data).length > 0 ? createPrice({ ...call, body: data }).id : undefined);
  if (price === undefined) throw invalid("Missing required param: items.", "parameter_missing");
  const customer = required(body, "customer");
  const card = textOf(body["default_payment_method"]);
  const subscription = createSubscription(desk, {
    customer,
    price,
    metadata: textsOf(body["metadata"]),
    card: card === undefined ? null : takeCard(desk, card, customer).id,
    isIncompleteFirst: textOf(body["payment_behavior"]) === "default_incomplete",
    allowed: kindsOf(partsOf(body["payment_settings"])["payment_method_types"]),
  });
  return view.subscriptionView(desk.records, subscription, expand);
}

function updateSubscription(call: SandboxCall): unknown {
  const { desk, body, expand } = call;
  const subscription = find(desk.records.subscriptions, call.ids[0] ?? "", "subscription");
  if (subscription.endedAt !== null)
    throw invalid("A canceled subscription can only update its cancellation_details and metadata.");
  const atEnd = textOf(body["cancel_at_period_end"]);
  if (atEnd !== undefined) {
    if (subscription.schedule !== null)
      throw invalid(
        "The subscription is managed by a subscription schedule, and updating any cancelation behavior directly is not allowed.",
      );
    subscription.cancelAtPeriodEnd = atEnd === "true";
    subscription.canceledAt = atEnd === "true" ? desk.now(subscription.customer) : null;
  }
  const card = textOf(body["default_payment_method"]);
  if (card !== undefined) subscription.defaultCard = takeCard(desk, card, subscription.customer).id;
  Object.assign(subscription.metadata, textsOf(body["metadata"]));
  const price = textOf(partsOf(listOf(body["items"])[0])["price"]);
  if (price !== undefined && price !== subscription.price)
    changePrice(desk, subscription, { price, prorationDate: numberOf(body["proration_date"]) });
  else emitSubscription(desk, subscription, "updated");
  return view.subscriptionView(desk.records, subscription, expand);
}

/** Subscriptions and what follows their period. */
export const subscriptionRoutes: readonly SandboxRoute[] = [
  ["POST", /^\/v1\/subscriptions$/, subscribe],
  [
    "GET",
    /^\/v1\/subscriptions$/,
    (call) => {
      const { records } = call.desk;
      const customer = textOf(call.body["customer"]);
      const status = textOf(call.body["status"]);
      const found = newestFirst(records.subscriptions).filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (status === "all" || (status === undefined ? one.endedAt === null : one.status === status)),
      );
      const expand = inside(call.expand, "data.");
      return page(
        call,
        found,
        (id) => view.subscriptionView(records, find(records.subscriptions, id, "subscription"), expand),
        "/v1/subscriptions",
      );
    },
  ],
  [
    "GET",
    /^\/v1\/subscriptions\/([^/]+)$/,
    ({ desk, ids, expand }) =>
      view.subscriptionView(
        desk.records,
        find(desk.records.subscriptions, ids[0] ?? "", "subscription"),
        expand,
      ),
  ],
  ["POST", /^\/v1\/subscriptions\/([^/]+)$/, updateSubscription],
  [
    "DELETE",
    /^\/v1\/subscriptions\/([^/]+)$/,
    ({ desk, ids, expand }) => {
      const subscription = find(desk.records.subscriptions, ids[0] ?? "", "subscription");
      if (subscription.endedAt !== null)
        throw new SandboxRefusal(404, {
          type: "invalid_request_error",
          code: "resource_missing",
          message: `No such subscription: '${subscription.id}'`,
        });
      endSubscription(desk, subscription, "canceled");
      return view.subscriptionView(desk.records, subscription, expand);
    },
  ],
  [
    "POST",
    /^\/v1\/subscription_schedules$/,
    ({ desk, body }) => {
      const subscription = find(
        desk.records.subscriptions,
        required(body, "from_subscription"),
        "subscription",
      );
      if (subscription.schedule !== null) throw invalid("The subscription already has a schedule.");
      const id = desk.newId("sub_sched");
      const made = {
        id,
        created: desk.now(subscription.customer),
        subscription: subscription.id,
        customer: subscription.customer,
        nextPrice: null,
        over: null,
        status: "active" as const,
      };
      desk.records.schedules[id] = made;
      subscription.schedule = id;
      return scheduleView(desk.records, made);
    },
  ],
  [
    "POST",
    /^\/v1\/subscription_schedules\/([^/]+)$/,
    ({ desk, ids, body }) => {
      const kept = find(desk.records.schedules, ids[0] ?? "", "subscription_schedule");
      const [now, next] = [0, 1].map((phase) =>
        textOf(partsOf(listOf(partsOf(listOf(body["phases"])[phase])["items"])[0])["price"]),
      );
      kept.nextPrice = next ?? null;
      const subscription = find(desk.records.subscriptions, kept.subscription, "subscription");
      // Another price for the running phase takes effect now, and is made up for unless that is declined.
      if (now !== undefined && now !== subscription.price) {
        if (textOf(body["proration_behavior"]) !== "none")
          changePrice(desk, subscription, { price: now, prorationDate: undefined });
        else subscription.price = now;
      }
      emitSubscription(desk, subscription, "updated");
      return scheduleView(desk.records, kept);
    },
  ],
  [
    "POST",
    /^\/v1\/subscription_schedules\/([^/]+)\/release$/,
    ({ desk, ids }) => {
      const kept = find(desk.records.schedules, ids[0] ?? "", "subscription_schedule");
      const subscription = find(desk.records.subscriptions, kept.subscription, "subscription");
      kept.status = "released";
      subscription.schedule = null;
      emitSubscription(desk, subscription, "updated");
      return scheduleView(desk.records, kept);
    },
  ],
];
