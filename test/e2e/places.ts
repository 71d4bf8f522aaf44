import type { Locator } from "playwright-core";

/** Whether the first is on the screen within the height of the second, both as drawn at this moment. */
export async function isWithin(inner: Locator, frame: Locator): Promise<boolean> {
  const [shown, around] = [await inner.boundingBox(), await frame.boundingBox()];
  return (
    shown !== null &&
    around !== null &&
    shown.y >= around.y &&
    shown.y + shown.height <= around.y + around.height
  );
}
