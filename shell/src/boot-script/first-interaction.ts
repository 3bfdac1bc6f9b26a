/** Signs of a visitor: a touch, a key, a move, a scroll, a way back. */
const touches = 'pointerdown pointermove touchstart click keydown input wheel scroll focusin popstate'.split(' ');

/** Set once, at the first sign of a visitor; scripts that load later check whether it is set already. */
const mark = 'primer-toque';

/** Milliseconds after the first sign of a visitor in which the line is left to the code of what they touch. */
export const headStart = 400;

/** Milliseconds after which a visit is measured that touches nothing. */
const idle = 8000;

/** Browsers also report a pointer that rests while the page is laid out below it. */
const isResting = (event: Event): boolean =>
  event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;

const wasTouched = (): boolean => performance.getEntriesByName(mark).length > 0;

/** Calls back at the first sign of a visitor; at once where there was one already, of which the place is not known. */
export function onFirstInteraction(callback: (target: EventTarget | null) => void): void {
  if (wasTouched()) {
    callback(null);
    return;
  }
  const touched = (event: Event) => {
    if (isResting(event)) return;
    for (const name of touches) removeEventListener(name, touched, { capture: true });
    if (!wasTouched()) performance.mark(mark);
    callback(event.target);
  };
  for (const name of touches) addEventListener(name, touched, { capture: true, passive: true });
}

/** Settles at the first sign of a visitor, or when the page has long been idle. */
export const firstInteraction = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, idle);
    onFirstInteraction(() => resolve());
  });

/** Names of the parts without code around a touch: a block's slot, a page's remote, '' for the page's own parts. */
export function partsAround(target: EventTarget | null): string[] {
  const parts: string[] = [];
  let region = target instanceof Element ? target.closest<HTMLElement>('[data-hydration=""]') : null;
  while (region) {
    parts.push(region.parentElement?.dataset.boundary ?? '');
    region = region.parentElement?.closest('[data-hydration=""]') ?? null;
  }
  return parts;
}
