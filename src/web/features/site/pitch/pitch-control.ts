/** Where the deck is after a step, within its bounds; slides count from 0. */
export function slideAfter(index: number, step: number, count: number): number {
  return Math.min(Math.max(index + step, 0), count - 1);
}

/** "3 / 11: Our Solution" */
export function captionOf(index: number, titles: readonly string[]): string {
  return `${index + 1} / ${titles.length}: ${titles[index] ?? ""}`;
}

/**
 * Gives a deck (pitch-page.tsx) its buttons, dots, caption and arrow keys; scrolling and swiping are the browser's own and are followed.
 * @returns takes everything away again.
 */
export function controlPitch(deck: HTMLElement): () => void {
  const area = deck.querySelector<HTMLElement>("[data-slides]");
  const slides = [...deck.querySelectorAll<HTMLElement>("[data-slide]")];
  const dots = [...deck.querySelectorAll<HTMLButtonElement>("[data-dot]")];
  const caption = deck.querySelector<HTMLElement>("[data-caption]");
  const button = (name: string) => deck.querySelector<HTMLButtonElement>(`[data-${name}]`);
  const [previous, next] = [button("previous"), button("next")];
  if (!area || !caption || !previous || !next) return () => undefined;
  const titles = slides.map((slide) => slide.querySelector("h2")?.textContent ?? "");
  const ending = new AbortController();
  const { signal } = ending;
  let index = 0;

  const show = (at: number) => {
    index = at;
    caption.textContent = captionOf(at, titles);
    previous.disabled = at === 0;
    next.disabled = at === slides.length - 1;
    for (const [place, dot] of dots.entries()) dot.setAttribute("aria-current", String(place === at));
  };
  const goTo = (at: number) => {
    show(at);
    const slide = slides[at];
    if (slide) area.scrollTo({ left: slide.offsetLeft - area.offsetLeft });
  };
  const step = (by: number) => goTo(slideAfter(index, by, slides.length));

  previous.addEventListener("click", () => step(-1), { signal });
  next.addEventListener("click", () => step(1), { signal });
  for (const [place, dot] of dots.entries()) dot.addEventListener("click", () => goTo(place), { signal });
  button("print")?.addEventListener("click", () => print(), { signal });
  const full = button("fullscreen");
  full?.addEventListener(
    "click",
    () => void (document.fullscreenElement ? document.exitFullscreen() : deck.requestFullscreen()),
    { signal },
  );
  if (full && !document.fullscreenEnabled) full.hidden = true;
  document.addEventListener(
    "keydown",
    (event) => {
      const isTyping =
        event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "ArrowLeft" || event.key === "ArrowRight") {
        event.preventDefault();
        step(event.key === "ArrowLeft" ? -1 : 1);
      }
    },
    { signal },
  );
  // A swipe, or the keyboard in the area itself: the slide that came to rest is the current one.
  area.addEventListener(
    "scrollend",
    () => {
      const distance = (slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
      if (distance > 0) show(slideAfter(Math.round(area.scrollLeft / distance), 0, slides.length));
    },
    { signal },
  );
  for (const controls of deck.querySelectorAll<HTMLElement>("[data-controls]")) controls.hidden = false;
  // A scrolling area must be reachable by the keyboard.
  area.tabIndex = 0;
  show(0);
  return () => ending.abort();
}
