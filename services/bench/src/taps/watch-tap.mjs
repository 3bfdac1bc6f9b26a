/**
 * Runs in the page, before anything else does, and again in a document that a tap leads to. Keeps in the tab's own
 * storage when the finger of the first tap left the glass, when its place first looked different, and when its result was
 * there: milliseconds since 1970, the latter two of painted frames.
 * @param {{ result: string }} options `dialog`, or `page`: the one that the tapped link leads to
 */
export function watchTap({ result }) {
  const kept = 'measured-tap';
  /** @type {{ tapped?: number, answered?: number, done?: number, href?: string }} */
  const tap = JSON.parse(sessionStorage.getItem(kept) ?? '{}');
  const keep = () => sessionStorage.setItem(kept, JSON.stringify(tap));
  /** @param {(at: number) => void} work is given the moment after the present frame was painted */
  const painted = (work) =>
    requestAnimationFrame(() => setTimeout(() => work(performance.timeOrigin + performance.now())));
  const dialogs = () =>
    [...document.querySelectorAll('dialog[open], [role="dialog"]')].filter(
      (one) => one.getBoundingClientRect().height > 0,
    ).length;
  const isDone = () =>
    result === 'dialog'
      ? dialogs() > 0
      : document.querySelector(`link[rel="canonical"][href$="${CSS.escape(tap.href ?? ' ')}"]`) !== null;
  const finish = () => {
    if (tap.done) return;
    if (!document.body || !isDone()) {
      requestAnimationFrame(finish);
      return;
    }
    painted((at) => {
      tap.done ??= at;
      tap.answered ??= at;
      keep();
    });
  };

  /** @param {Element} place what a person looks at while tapping it */
  const follow = (place) => {
    // a part's code takes over without a change that can be seen
    const look = () =>
      `${place.outerHTML.replace(/ (data-hydration|translate)="[^"]*"/g, '')} ${dialogs()} ${location.href}`;
    const before = look();
    const watch = () => {
      if (tap.answered) return;
      if (look() === before) requestAnimationFrame(watch);
      else
        painted((at) => {
          tap.answered ??= at;
          keep();
        });
    };
    watch();
    finish();
  };

  if (tap.tapped) finish();
  else {
    const once = { capture: true, once: true };
    addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!(target instanceof Element)) return;
        const place = target.closest('a, button') ?? target;
        tap.href = place.getAttribute('href') ?? undefined;
        follow(place);
      },
      once,
    );
    addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        tap.tapped = performance.timeOrigin + timeStamp;
        keep();
      },
      once,
    );
  }

  /** @type {{ largest: number, shift: number, longest: number, loaded: number }} */
  const seen = { largest: 0, shift: 0, longest: 0, loaded: Number.POSITIVE_INFINITY };
  Reflect.set(window, 'measured', seen);
  /**
   * @param {string} type
   * @param {(entry: PerformanceEntry & { value?: number, hadRecentInput?: boolean }) => void} note
   */
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    seen.largest = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value ?? 0;
  });
  addEventListener('load', () => {
    seen.loaded = performance.now();
    observe('longtask', (entry) => {
      if (entry.startTime > seen.loaded) seen.longest = Math.max(seen.longest, entry.duration);
    });
  });
}
