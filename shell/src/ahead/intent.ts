/** Milliseconds on a link before its page is made ready: who passes over it asks for nothing. */
const rest = 80;

/** The page of this store that a link on the screen leads to, by a plain press; null for all others. */
function pageOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return null;
  const { origin, pathname, search, href } = link;
  return origin === location.origin && pathname + search !== location.pathname + location.search ? new URL(href) : null;
}

/**
 * Tells which page somebody seems to want: a finger or button went down on its link, or mouse or focus rest there.
 * @param want is told the address
 */
export function watchIntent(want: (url: URL) => void): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const soon = ({ target }: Event) => {
    clearTimeout(resting);
    const url = pageOf(target);
    if (url) resting = setTimeout(() => want(url), rest);
  };
  const now = ({ target }: Event) => {
    const url = pageOf(target);
    if (url) want(url);
  };
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && soon(event), { passive: true });
  document.addEventListener('focusin', soon);
  document.addEventListener('pointerdown', now, { passive: true });
}
