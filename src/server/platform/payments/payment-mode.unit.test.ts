import { expect, test } from "vitest";
import { choosePaymentMode, mayUseSandbox, type PaymentSetting } from "./payment-mode.ts";

const home: PaymentSetting = {
  keyKind: undefined,
  hasContact: false,
  appEnv: "development",
  listenHost: "localhost",
  publicUrl: new URL("http://localhost:3000"),
};
const online: PaymentSetting = {
  keyKind: "live",
  hasContact: true,
  appEnv: "production",
  listenHost: "0.0.0.0",
  publicUrl: new URL("https://debts.example"),
};

test("without keys: the sandbox on this machine, nothing anywhere else", () => {
  expect(choosePaymentMode(home)).toBe("sandbox");
  expect(choosePaymentMode({ ...home, appEnv: "production" })).toBe("off");
  expect(choosePaymentMode({ ...home, listenHost: "0.0.0.0" })).toBe("off");
  expect(choosePaymentMode({ ...home, publicUrl: new URL("https://debts.example") })).toBe("off");
});

test("real money only in production over https; otherwise the program does not start", () => {
  expect(choosePaymentMode(online)).toBe("live");
  for (const change of [{ appEnv: "development" }, { publicUrl: new URL("http://debts.example") }]) {
    expect(() => choosePaymentMode({ ...online, ...change })).toThrow(/takes real money/);
  }
  expect(() => choosePaymentMode({ ...online, hasContact: false })).toThrow(/needs CONTACT_EMAIL/);
  expect(choosePaymentMode({ ...home, keyKind: "test" })).toBe("test");
});

test("the sandbox answers this machine alone, and no proxy", () => {
  const near = { peerAddress: "127.0.0.1", headers: { host: "localhost:3000" } };
  expect(mayUseSandbox(home, near)).toBe(true);
  expect(mayUseSandbox(home, { ...near, peerAddress: "10.0.0.7" })).toBe(false);
  expect(mayUseSandbox(home, { ...near, headers: { host: "evil.example" } })).toBe(false);
  const forwarded = { ...near.headers, "x-forwarded-for": "10.0.0.7" };
  expect(mayUseSandbox(home, { ...near, headers: forwarded })).toBe(false);
  expect(mayUseSandbox({ ...home, appEnv: "production" }, near)).toBe(false);
});
