import { tabMemory } from '@actual/contracts/client/tab-memory';
import { NavigationType } from 'react-router-dom';
import type { Entry } from './navigation';

/** Key of the tab's storage; `{ [history key]: pixels from the top }`. */
const storageKey = 'scroll-positions';

const stored = (): Record<string, number> => {
  try {
    return JSON.parse(tabMemory.get(storageKey) ?? '{}');
  } catch {
    // something that is not ours
    return {};
  }
};

/** The element that a fragment names. */
function elementOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // no text, but broken percent signs
    return null;
  }
}

/** Where the pages of this tab were scrolled to. Back and forward return there; any other step begins at the top. */
export class ScrollPositions {
  private readonly positions = stored();
  /** Pixels from the top. To ask for it when a page is left would have the whole page styled and laid out once more. */
  private top = 0;

  /** Notes where a page is left. */
  keep({ location }: Entry): void {
    this.positions[location.key] = this.top;
  }

  /** Puts a page that was just entered where it belongs. */
  restore({ location, type, preventScrollReset }: Entry): void {
    const known = this.positions[location.key];
    if (type === NavigationType.Pop) {
      // a step inside the page is the browser's own
      if (known !== undefined) window.scrollTo(0, known);
      return;
    }
    const target = elementOf(location.hash);
    if (target) target.scrollIntoView();
    else if (!preventScrollReset) window.scrollTo(0, 0);
  }

  /** Takes the scrolling of back and forward over from the browser, which goes on with it after a reload. */
  listen(current: () => Entry): () => void {
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    const note = () => {
      this.top = window.scrollY;
    };
    const leave = () => {
      this.keep(current());
      history.scrollRestoration = 'auto';
      tabMemory.set(storageKey, JSON.stringify(this.positions));
    };
    take();
    note();
    addEventListener('scroll', note, { passive: true });
    addEventListener('pageshow', take);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('pageshow', take);
      removeEventListener('pagehide', leave);
    };
  }
}
