/**
 * Stands in for the payment provider's script in browser tests: it shows one field, keeps what it is asked in `window.asked`, and
 * answers with the next of `window.answers` (nothing there: the payment succeeds).
 */
window.asked = [];
window.answers = [];
const note = (call, details) => window.asked.push({ call, ...details });

{
  function createElement(type, elementOptions) {
    const listeners = new Map();
    const tell = (name) => {
      for (const listener of listeners.get(name) ?? []) listener({ elementType: type });
    };
    return {
      mount(target) {
        note("mount", { type, elementOptions });
        const label = document.createElement("label");
        label.textContent = "Card number, asked by the provider";
        label.append(document.createElement("input"));
        target.append(label);
        queueMicrotask(() => tell("ready"));
      },
      on(name, listener) {
        listeners.set(name, [...(listeners.get(name) ?? []), listener]);
      },
      off() {},
      once() {},
      update() {},
      unmount() {},
      destroy() {
        note("destroy", { type });
      },
    };
  }

  async function confirm(call, { elements, confirmParams, redirect }) {
    note(call, { clientSecret: elements.options.clientSecret, confirmParams, redirect });
    const answer = window.answers.shift();
    if (answer?.rejects) throw new Error("the provider cannot be reached");
    return answer ?? { paymentIntent: { status: "succeeded" } };
  }

  window.Stripe = (publishableKey) => {
    note("Stripe", { publishableKey });
    return {
      elements(options) {
        note("elements", { options });
        let made = null;
        return {
          options,
          create(type, elementOptions) {
            made = createElement(type, elementOptions);
            return made;
          },
          getElement: () => made,
          update() {},
          fetchUpdates: async () => ({}),
          submit: async () => ({}),
        };
      },
      confirmPayment: (asked) => confirm("confirmPayment", asked),
      confirmSetup: (asked) => confirm("confirmSetup", asked),
      confirmCardPayment: async () => ({}),
      createToken: async () => ({}),
      createPaymentMethod: async () => ({}),
      registerAppInfo() {},
      _registerWrapper() {},
    };
  };
  window.Stripe.version = "endive";
}
