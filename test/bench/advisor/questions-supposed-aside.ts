/**
 * What-ifs of several parts, of one debt alone, of income, costs and limits: held aside, written before anything played them, and first
 * answered when the rules for them were done.
 */
import type { Question } from "./question.ts";

export const questionsSupposedAside: readonly Question[] = [
  {
    text: "if all I do is send 700 every month to {dear}, how long does it take me?",
    expect: "alone {dear} 700",
  },
  { text: "paying $900 a month on my {loan}, what month would it be gone?", expect: "alone {loan} 900" },
  { text: "what would it take a month to have {dear} gone in 8 months", expect: "alone-by {dear} 2027-07" },
  {
    text: "how much a month to kill the {dear} by next summer, say june 2027?",
    expect: "alone-by {dear} 2027-06",
  },
  {
    text: "I want {loan} paid off by december 2028, what do I have to send it each month",
    expect: "alone-by {loan} 2028-12",
  },
  { text: "if {dear} only ever gets its minimum when does it end", expect: "alone-minimum {dear}" },
  {
    text: "what's left on {loan} in a year if I send it 800 a month",
    expect: "alone-owed {loan} 800 2027-11",
  },
  {
    text: "suppose 150 more every month plus a 2,500 bonus in march",
    expect: "parts more:150 once:2500:2027-03",
  },
  {
    text: "I could add 250 a month beginning in february, when would I be done?",
    expect: "parts more:250:2027-02",
  },
  { text: "what if I take a break from the extra for three months", expect: "parts pause::2027-02" },
  { text: "What happens if no extra goes out until may?", expect: "parts pause::2027-04" },
  {
    text: "if i can do 400 extra for just the next five months what changes",
    expect: "parts more:400::2027-04",
  },
  {
    text: "say I throw 800 at {dear} in january and 100 more a month on top",
    expect: "parts once:800:2027-01:{dear} more:100",
  },
  {
    text: "what if I pay 1500 to {dear} and 700 to {loan} next month",
    expect: "parts once:1500:2026-12:{dear} once:700:2026-12:{loan}",
  },
  {
    text: "300 extra a month from march to august 2027, what does that save",
    expect: "parts more:300:2027-03:2027-08",
  },
  {
    text: "what if my {dear} apr drops to 15% and I pay 100 more a month",
    expect: "parts rate:{dear}:15 more:100",
  },
  {
    text: "I got a raise, 320 more a month take home, how much sooner am I out of debt",
    expect: "month +320",
  },
  { text: "daycare is going up by $90 a month, how does that change my plan?", expect: "month -90" },
  {
    text: "if my paycheck shrinks by 100 every two weeks when would I be debt free",
    expect: "month -216.67",
  },
  { text: "what if the car insurance rises 480 a year", expect: "month -40" },
  {
    text: "my boss is giving me a 4% raise, what does that do for the debt free date",
    expect: "month-percent 4",
  },
  { text: "what if I dropped the gym for 45 a month and my rent rose by 120", expect: "month -75" },
  { text: "I have 6000 a month for all my debts together, when would I be finished?", expect: "budget 6000" },
  { text: "what if I paid 5200 in total each month", expect: "budget 5200" },
  { text: "what would my credit utilization be after paying 400 on {dear}?", expect: "use-after -400" },
  {
    text: "how far down do I have to pay {dear} to be below 30 percent of its limit",
    expect: "use-pay 30 {dear}",
  },
  { text: "what must I pay off to bring my utilization under 20%", expect: "use-pay 20" },
  {
    text: "if I buy a 600 dollar fridge on {dear}, what does my utilization become?",
    expect: "use-after +600",
  },
  { text: "what if my {dear} limit goes up by 3000, whats my utilization then", expect: "use-limit 3000" },
  { text: "when will a quarter of my debt be paid off?", expect: "share-paid 25" },
  { text: "when am I halfway through my debt", expect: "share-paid 50" },
  { text: "what does the {loan} balance look like in october 2027", expect: "owed-of {loan} 2027-10" },
  { text: "how much more a month to be done by june 2028?", expect: "within 19" },
  {
    text: "I turn 50 in september 2028 and want zero debt before that, what does it take a month",
    expect: "within 21",
  },
  {
    text: "how much will I have paid in all, interest included, when the plan is over?",
    expect: "paid-in-all",
  },
  { text: "what do I send the first target in the first month", expect: "first-payment" },
  { text: "what if I put 500 extra into crypto and skip a payment", expect: "refuse not-played" },
  { text: "what if I pay 200 more whenever I feel like it", expect: "refuse not-played" },
  { text: "what if rent goes up to 1900", expect: "refuse not-played" },
  {
    text: "if I had an extra card at 30% with 4000 on it and paid 200, how long",
    expect: "refuse not-played",
  },
];
