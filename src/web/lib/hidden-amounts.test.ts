// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { cents } from "#engine/money/cents.ts";
import { moneyText, shortMoneyText } from "./format-money.ts";
import { amountDots, areAmountsHidden, setAmountsHidden, withoutAmounts } from "./hidden-amounts.ts";
import { hideAmountsInText } from "./hide-amounts-in-text.ts";

afterEach(() => {
  setAmountsHidden(false);
  document.body.replaceChildren();
});

test.each([
  ["You owe $1,234.56 and −$3.00.", `You owe ${amountDots} and ${amountDots}.`],
  ["-$12", amountDots],
  ["3000 dollars more a month", `${amountDots} dollars more a month`],
  [moneyText(cents(-123_456_789)), amountDots],
  [shortMoneyText(cents(4_512_300)), amountDots],
  [shortMoneyText(cents(123_456_700)), amountDots],
])("%j loses its amounts", (text, hidden) => {
  expect(withoutAmounts(text)).toBe(hidden);
});

test.each(["24.99 % until 14 March 2029", "4 documents", "Chase ···4821", "in 93 of 100 months"])(
  "%j holds no amount and stays",
  (text) => {
    expect(withoutAmounts(text)).toBe(text);
  },
);

test("the choice is remembered on this device", () => {
  setAmountsHidden(true);
  expect([areAmountsHidden(), localStorage.getItem("amounts")]).toEqual([true, "hidden"]);
  setAmountsHidden(false);
  expect([areAmountsHidden(), localStorage.getItem("amounts")]).toEqual([false, null]);
});

test("texts, labels and titles lose their amounts, also those that come or change later, and get them back", async () => {
  document.body.innerHTML =
    '<p id="a">Send $5.00</p><b id="b" aria-label="of $6.00" title="$7.00">x</b><i data-public-amounts>$19</i>';
  const [first, label] = [document.querySelector("#a"), document.querySelector("#b")];
  const text = first?.firstChild;
  if (!(text instanceof Text) || !label) throw new Error("the page has them");
  const show = hideAmountsInText(document.body);
  const later = document.createElement("p");
  later.textContent = "And $8.00";
  document.body.append(later);
  text.data = "Send $9.00";
  label.setAttribute("title", "$10.00");
  await Promise.resolve();
  expect(document.body.textContent).toBe(`Send ${amountDots}x$19And ${amountDots}`);
  expect([label.getAttribute("aria-label"), label.getAttribute("title")]).toEqual([
    `of ${amountDots}`,
    amountDots,
  ]);
  show();
  expect(document.body.textContent).toBe("Send $9.00x$19And $8.00");
  expect([label.getAttribute("aria-label"), label.getAttribute("title")]).toEqual(["of $6.00", "$10.00"]);
});
