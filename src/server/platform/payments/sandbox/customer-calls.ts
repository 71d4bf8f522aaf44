import { page, required, type SandboxCall, type SandboxRoute } from "./call.ts";
import { attachCard, takeCard } from "./charging.ts";
import type { Desk } from "./desk.ts";
import { listOf, numberOf, partsOf, textOf, textsOf } from "./form-body.ts";
import { find, invalid, type Price } from "./records.ts";
import { endSubscription } from "./subscribing.ts";
import * as view from "./views.ts";

export function createPrice({ desk, body }: SandboxCall): Price {
  const { records } = desk;
  const productData = partsOf(body["product_data"]);
  const product = textOf(body["product"]) ?? makeProduct(desk, textOf(productData["name"]) ?? "Product").id;
  find(records.products, product, "product");
  const interval = textOf(partsOf(body["recurring"])["interval"]) ?? textOf(body["interval"]);
  const lookupKey = textOf(body["lookup_key"]) ?? null;
  const taken = Object.values(records.prices).find(
    (one) => lookupKey !== null && one.lookupKey === lookupKey,
  );
  if (taken) {
    if (textOf(body["transfer_lookup_key"]) !== "true")
      throw invalid(`A price (\`${taken.id}\`) already uses that lookup key.`);
    taken.lookupKey = null;
  }
  const price: Price = {
    id: desk.newId("price"),
    created: desk.now(null),
    product,
    lookupKey,
    amount: numberOf(body["unit_amount"]) ?? numberOf(body["amount"]) ?? 0,
    interval: interval === "month" || interval === "year" ? interval : null,
    metadata: textsOf(body["metadata"]),
  };
  records.prices[price.id] = price;
  desk.emit("price.created", null, view.priceView(price));
  return price;
}

function makeProduct(desk: Desk, name: string) {
  const product = { id: desk.newId("prod"), created: desk.now(null), name };
  desk.records.products[product.id] = product;
  desk.emit("product.created", null, view.productView(product));
  return product;
}

function customerOf({ desk, ids }: SandboxCall) {
  return find(desk.records.customers, ids[0] ?? "", "customer");
}

function saveCustomer(call: SandboxCall, customer: ReturnType<typeof customerOf>): unknown {
  const { desk, body } = call;
  const given =
    textOf(partsOf(body["invoice_settings"])["default_payment_method"]) ?? textOf(body["payment_method"]);
  if (given !== undefined) {
    const card = takeCard(desk, given, customer.id);
    attachCard(card, customer.id);
    customer.defaultCard = card.id;
  }
  Object.assign(customer.metadata, textsOf(body["metadata"]));
  return view.customerView(customer);
}

/** Everything of a customer; their address at the provider is gone with it. */
function deleteCustomer(call: SandboxCall): unknown {
  const { records } = call.desk;
  const customer = customerOf(call);
  for (const subscription of Object.values(records.subscriptions)) {
    if (subscription.customer === customer.id && subscription.endedAt === null)
      endSubscription(call.desk, subscription, "canceled");
  }
  for (const kind of [
    records.subscriptions,
    records.invoices,
    records.payments,
    records.setups,
    records.cards,
    records.charges,
    records.disputes,
    records.schedules,
    records.invoiceItems,
  ]) {
    for (const [id, record] of Object.entries(kind)) {
      if (record.customer === customer.id) delete kind[id];
    }
  }
  for (const [id, { payment }] of Object.entries(records.refunds)) {
    if (!Object.hasOwn(records.payments, payment)) delete records.refunds[id];
  }
  delete records.customers[customer.id];
  return { id: customer.id, object: "customer", deleted: true };
}

/** Customers, their cards, products and prices. */
export const customerRoutes: readonly SandboxRoute[] = [
  [
    "POST",
    /^\/v1\/customers$/,
    (call) => {
      const id = call.desk.newId("cus");
      const customer = {
        id,
        created: call.desk.now(null),
        metadata: {},
        defaultCard: null,
        offset: 0,
        due: null,
      };
      call.desk.records.customers[id] = customer;
      const saved = saveCustomer(call, customer);
      call.desk.emit("customer.created", id, view.customerView(customer));
      return saved;
    },
  ],
  ["GET", /^\/v1\/customers\/([^/]+)$/, (call) => view.customerView(customerOf(call))],
  ["POST", /^\/v1\/customers\/([^/]+)$/, (call) => saveCustomer(call, customerOf(call))],
  ["DELETE", /^\/v1\/customers\/([^/]+)$/, deleteCustomer],
  [
    "POST",
    /^\/v1\/products$/,
    ({ desk, body }) => view.productView(makeProduct(desk, required(body, "name"))),
  ],
  ["POST", /^\/v1\/prices$/, (call) => view.priceView(createPrice(call))],
  ["POST", /^\/v1\/plans$/, (call) => view.priceView(createPrice(call))],
  [
    "GET",
    /^\/v1\/prices$/,
    (call) => {
      const keys = listOf(call.body["lookup_keys"]).map(textOf);
      const { prices } = call.desk.records;
      const found = Object.values(prices).filter(
        ({ lookupKey }) => keys.length === 0 || (lookupKey !== null && keys.includes(lookupKey)),
      );
      return page(call, found, (id) => view.priceView(find(prices, id, "price")), "/v1/prices");
    },
  ],
  [
    "GET",
    /^\/v1\/prices\/([^/]+)$/,
    ({ desk, ids }) => view.priceView(find(desk.records.prices, ids[0] ?? "", "price")),
  ],
  [
    "POST",
    /^\/v1\/payment_methods$/,
    ({ desk, body }) => {
      // Only the provider's test tokens, which are named like its test cards; a number is refused unseen.
      const token = textOf(partsOf(body["card"])["token"]) ?? "";
      return view.cardView(takeCard(desk, token.replace(/^tok_/, "pm_card_"), null));
    },
  ],
  [
    "POST",
    /^\/v1\/payment_methods\/([^/]+)\/attach$/,
    ({ desk, ids, body }) => {
      const customer = required(body, "customer");
      const card = takeCard(desk, ids[0] ?? "", customer);
      attachCard(card, customer);
      desk.emit("payment_method.attached", customer, view.cardView(card));
      return view.cardView(card);
    },
  ],
  [
    "GET",
    /^\/v1\/payment_methods\/([^/]+)$/,
    ({ desk, ids }) => view.cardView(find(desk.records.cards, ids[0] ?? "", "payment_method")),
  ],
];
