import { inside, newestFirst, page, required, type SandboxCall, type SandboxRoute } from "./call.ts";
import { takeCard } from "./charging.ts";
import { listOf, numberOf, partsOf, textOf } from "./form-body.ts";
import { find, type Invoice, invalid } from "./records.ts";
import { collectDraft } from "./renewing.ts";
import {
  cardOf,
  changeLines,
  emitInvoice,
  finalizeInvoice,
  makeInvoice,
  payInvoice,
  voidInvoice,
  writeOff,
} from "./subscribing.ts";
import * as view from "./views.ts";

function preview({ desk, body }: SandboxCall): unknown {
  const subscription = find(desk.records.subscriptions, required(body, "subscription"), "subscription");
  const details = partsOf(body["subscription_details"]);
  const price = textOf(partsOf(listOf(details["items"])[0])["price"]) ?? subscription.price;
  const invoice: Invoice = {
    id: "upcoming_in_sbx",
    created: desk.now(subscription.customer),
    number: "",
    customer: subscription.customer,
    subscription: subscription.id,
    status: "draft",
    reason: "upcoming",
    lines: changeLines(desk, subscription, {
      price,
      prorationDate: numberOf(details["proration_date"]),
    }),
    payment: null,
    paidAt: null,
    attempts: 0,
    nextAttempt: null,
    finalizesAt: null,
  };
  return view.invoiceView(desk.records, invoice, new Set());
}

function invoiceOf({ desk, ids }: SandboxCall) {
  return find(desk.records.invoices, ids[0] ?? "", "invoice");
}

/** Invoices, their items and their payments. */
export const invoiceRoutes: readonly SandboxRoute[] = [
  [
    "GET",
    /^\/v1\/invoices$/,
    (call) => {
      const { invoices } = call.desk.records;
      const customer = textOf(call.body["customer"]);
      const status = textOf(call.body["status"]);
      const subscription = textOf(call.body["subscription"]);
      const found = newestFirst(invoices).filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (status === undefined || one.status === status) &&
          (subscription === undefined || one.subscription === subscription),
      );
      const expand = inside(call.expand, "data.");
      return page(
        call,
        found,
        (id) => view.invoiceView(call.desk.records, find(invoices, id, "invoice"), expand),
        "/v1/invoices",
      );
    },
  ],
  ["POST", /^\/v1\/invoices\/create_preview$/, preview],
  [
    "POST",
    /^\/v1\/invoices$/,
    ({ desk, body, expand }) => {
      const customer = required(body, "customer");
      find(desk.records.customers, customer, "customer");
      const items = Object.values(desk.records.invoiceItems).filter(
        (item) => item.customer === customer && item.invoice === null,
      );
      const now = desk.now(customer);
      const lines = items.map(({ description, amount }) => ({
        description,
        amount,
        price: null,
        start: now,
        end: now,
        isProration: false,
      }));
      const invoice = makeInvoice(desk, { customer, subscription: null, reason: "manual", lines }, "draft");
      for (const item of items) item.invoice = invoice.id;
      return view.invoiceView(desk.records, invoice, expand);
    },
  ],
  [
    "GET",
    /^\/v1\/invoices\/([^/]+)$/,
    (call) => view.invoiceView(call.desk.records, invoiceOf(call), call.expand),
  ],
  [
    "POST",
    /^\/v1\/invoices\/([^/]+)$/,
    (call) => {
      const invoice = invoiceOf(call);
      const { auto_advance: advance, ...other } = call.body;
      if (textOf(advance) !== "false" || Object.keys(other).some((name) => name !== "expand"))
        throw invalid("The sandbox only stops an invoice from being collected by itself.");
      invoice.finalizesAt = null;
      invoice.nextAttempt = null;
      emitInvoice(call.desk, invoice, "updated");
      return view.invoiceView(call.desk.records, invoice, call.expand);
    },
  ],
  [
    "POST",
    /^\/v1\/invoices\/([^/]+)\/finalize$/,
    (call) => {
      const invoice = invoiceOf(call);
      // A renewal that is opened early is collected early, unless that is declined.
      const isCollected = invoice.finalizesAt !== null && textOf(call.body["auto_advance"]) !== "false";
      if (isCollected) collectDraft(call.desk, invoice);
      else finalizeInvoice(call.desk, invoice);
      return view.invoiceView(call.desk.records, invoiceOf(call), call.expand);
    },
  ],
  [
    "POST",
    /^\/v1\/invoices\/([^/]+)\/void$/,
    (call) => {
      const invoice = invoiceOf(call);
      if (invoice.status !== "open" && invoice.status !== "uncollectible")
        throw invalid(`You can only pass in open or uncollectible invoices. This one is ${invoice.status}.`);
      voidInvoice(call.desk, invoice);
      return view.invoiceView(call.desk.records, invoice, call.expand);
    },
  ],
  [
    "POST",
    /^\/v1\/invoices\/([^/]+)\/mark_uncollectible$/,
    (call) => {
      writeOff(call.desk, invoiceOf(call));
      return view.invoiceView(call.desk.records, invoiceOf(call), call.expand);
    },
  ],
  [
    "POST",
    /^\/v1\/invoices\/([^/]+)\/pay$/,
    (call) => {
      const { desk, body } = call;
      const invoice = invoiceOf(call);
      if (invoice.status === "draft") finalizeInvoice(desk, invoice);
      const given = textOf(body["payment_method"]);
      const subscription =
        invoice.subscription === null ? undefined : desk.records.subscriptions[invoice.subscription];
      const kept = find(desk.records.customers, invoice.customer, "customer").defaultCard;
      const card =
        given !== undefined
          ? takeCard(desk, given, invoice.customer)
          : subscription
            ? cardOf(desk, subscription)
            : kept === null
              ? undefined
              : desk.records.cards[kept];
      if (invoice.status === "open") payInvoice(desk, invoice, card);
      return view.invoiceView(desk.records, invoice, call.expand);
    },
  ],
  [
    "POST",
    /^\/v1\/invoiceitems$/,
    ({ desk, body }) => {
      const customer = required(body, "customer");
      const invoice = textOf(body["invoice"]) ?? null;
      const item = {
        id: desk.newId("ii"),
        created: desk.now(customer),
        customer,
        amount: numberOf(body["amount"]) ?? numberOf(body["unit_amount"]) ?? 0,
        description: textOf(body["description"]) ?? "Item",
        invoice,
      };
      desk.records.invoiceItems[item.id] = item;
      if (invoice !== null)
        find(desk.records.invoices, invoice, "invoice").lines.push({
          description: item.description,
          amount: item.amount,
          price: null,
          start: item.created,
          end: item.created,
          isProration: false,
        });
      return view.invoiceItemView(item);
    },
  ],
  [
    "GET",
    /^\/v1\/invoice_payments$/,
    (call) => {
      const payment = textOf(partsOf(call.body["payment"])["payment_intent"]);
      const found = Object.values(call.desk.records.invoices).filter(
        (one) => payment === undefined || one.payment === payment,
      );
      return view.listView(found.flatMap(view.invoicePaymentViews), "/v1/invoice_payments");
    },
  ],
];
