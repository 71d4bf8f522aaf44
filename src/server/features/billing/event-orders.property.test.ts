import { expect, test } from "vitest";
import { PERSON, randomFrom, tellOneStory } from "#test/fakes/payment-story.ts";
import { createMemoryRows } from "#test/fakes/provider-rows.ts";
import type { SaidOfSubscription } from "./sync.ts";

const CASES = Number(process.env["PROPERTY_CASES"] ?? 5000);
const SEED = Number(process.env["PROPERTY_SEED"] ?? 20_261_121);

test.each([
  ["late, in any order, twice and again after an error", false],
  ["late, in any order, twice, again after an error or never", true],
])(
  `${CASES / 2} stories of buying, paying, renewing, changing, cancelling, refunding and ending, told %s: nobody ever has more than the provider said, nor anything else than it says once all is told`,
  async (_how, losesEvents) => {
    const random = randomFrom(SEED + Number(losesEvents));
    const tiersSeen = new Map<string, number>();
    let [changingEvents, agreements, redelivered] = [0, 0, 0];
    let [cancelled, changed, refunded] = [0, 0, 0];
    for (let index = 0; index < CASES / 2; index += 1) {
      const story = await tellOneStory(random, losesEvents);
      expect({ story: index, wrong: story.wrong }).toEqual({ story: index, wrong: [] });
      tiersSeen.set(story.tier, (tiersSeen.get(story.tier) ?? 0) + 1);
      changingEvents += story.changingEvents;
      agreements += story.agreements;
      redelivered += story.redelivered;
      cancelled += story.cancelled;
      changed += story.changed;
      refunded += story.refunded;
    }
    // Stories that all end alike, and events that change nothing, would prove nothing.
    for (const tier of ["free", "pro", "family"])
      expect(tiersSeen.get(tier) ?? 0).toBeGreaterThan(CASES / 100);
    expect(changingEvents).toBeGreaterThan(CASES);
    expect(agreements).toBeGreaterThan(CASES / 2);
    expect(redelivered).toBeGreaterThan(CASES / 20);
    for (const times of [cancelled, changed, refunded]) expect(times).toBeGreaterThan(CASES / 50);
  },
  1_800_000,
);

test("an answer that was overtaken is not written over a newer one", async () => {
  const { rows, kept } = createMemoryRows();
  const first = await rows.takeTicket(PERSON, "subscription", "sub_1");
  const second = await rows.takeTicket(PERSON, "subscription", "sub_1");
  const said = (status: string) => ({ status }) as SaidOfSubscription; // the rest does not matter here
  await rows.saveSubscription(PERSON, "sub_1", second ?? 0, said("canceled"));
  await rows.saveSubscription(PERSON, "sub_1", first ?? 0, said("active"));
  expect(kept.get("sub_1")?.said?.status).toBe("canceled");
});
