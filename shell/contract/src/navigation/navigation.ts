import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  parsePath,
  resolvePath,
  type To,
} from 'react-router-dom';
import type { Page } from './open-page';
import { type Gone, Redirect } from './route';

/** The page that is shown, and where. */
export interface Entry {
  page: Page;
  location: Location;
  /** How it was reached: `Pop` is the browser's own back and forward, and the first page of a document. */
  type: NavigationType;
  /** The page stays where it is scrolled to. */
  preventScrollReset: boolean;
  /** Milliseconds from the visitor's wish until the page was ready. */
  waited: number;
}

/** Makes the page of an address ready; null where the browser is to ask the server for a whole document. */
export type Open = (url: URL, signal: AbortSignal) => Promise<Page | Redirect | null>;

/** The parts of the present document whose code takes over later. */
export interface SleepingParts {
  /** Whether there are any. */
  areLeft: () => boolean;
  /** Wakes them all at once, and settles when they are awake. */
  wake: () => Promise<void>;
}

export interface NavigationOptions {
  /** The page that the server rendered. */
  first: Page;
  open: Open;
  /** Told the missing thing where a visitor is led elsewhere for it. */
  onGone?: (gone: Gone) => void;
  /** Told when the document ends for one that the server was asked for. */
  onLeave?: () => void;
  asleep?: SleepingParts;
}

/**
 * Shows the next entry, in its own way; `show` renders it and settles when it is on the screen. It must be called.
 */
export type Carry = (from: Entry, to: Entry, show: () => Promise<void>) => void;

const nothingSleeps: SleepingParts = { areLeft: () => false, wake: () => Promise.resolve() };

export interface GoOptions extends Pick<NavigateOptions, 'replace' | 'preventScrollReset'> {
  /** The link that was followed, which looks pressed until its page is there or another is asked for. */
  link?: HTMLElement;
}

/** The present entry of the browser's history. */
const currentLocation = (): Location => ({
  pathname: location.pathname,
  search: location.search,
  hash: location.hash,
  state: null,
  key: Object(history.state).key ?? 'default',
});

const locationOf = (path: string): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  ...parsePath(path),
  state: null,
  key: Math.random().toString(36).slice(2, 10),
});

const isSameDocument = (a: Location, b: Location): boolean =>
  a.pathname === b.pathname && a.search === b.search && b.hash !== '';

/** Moves between pages without a reload. A page is entered when it is ready; the next move abandons the one before. */
export class Navigation {
  entry: Entry;
  /** Where the visitor is going; null when they are there. */
  pending: Location | null = null;
  /** How a page is made ready. */
  open: Open;
  /** How an entry is shown. */
  carry: Carry = (_from, _to, show) => void show();
  private readonly onGone: (gone: Gone) => void;
  private readonly onLeave: () => void;
  private readonly asleep: SleepingParts;
  private underway = new AbortController();
  private pressed: HTMLElement | undefined;
  private readonly listeners = new Set<() => void>();

  constructor({ first, open, onGone = () => {}, onLeave = () => {}, asleep = nothingSleeps }: NavigationOptions) {
    this.open = open;
    this.onGone = onGone;
    this.onLeave = onLeave;
    this.asleep = asleep;
    this.entry = {
      page: first,
      location: currentLocation(),
      type: NavigationType.Pop,
      preventScrollReset: true,
      waited: 0,
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Follows the browser's back and forward, to documents that it kept too, until the returned function is called. */
  listen(): () => void {
    const popped = () => void this.enter(currentLocation(), NavigationType.Pop);
    // the browser kept this document when it was left, and came back to it
    const back = ({ persisted }: PageTransitionEvent) => persisted && this.tell(null);
    addEventListener('popstate', popped);
    addEventListener('pageshow', back);
    return () => {
      removeEventListener('popstate', popped);
      removeEventListener('pageshow', back);
    };
  }

  /** Goes to an address of this store, as a link on the present page would; settles when it is entered or left for another. */
  async navigate(
    to: To | number,
    { replace = false, preventScrollReset = false, link }: GoOptions = {},
  ): Promise<void> {
    if (typeof to === 'number') return history.go(to);
    this.press(link);
    const path = createPath(resolvePath(to, this.entry.location.pathname));
    const type = replace || path === createPath(this.entry.location) ? NavigationType.Replace : NavigationType.Push;
    await this.enter(locationOf(path), type, preventScrollReset);
  }

  /** Reads the present page's data again. */
  async revalidate(): Promise<void> {
    await this.enter(this.entry.location, NavigationType.Replace, true);
  }

  /** The entry is on the screen. */
  entered(entry: Entry): void {
    if (this.pending === entry.location) this.tell(null);
  }

  private press(link?: HTMLElement): void {
    delete this.pressed?.dataset.waiting;
    this.pressed = link;
    if (link) link.dataset.waiting = '';
  }

  private tell(pending: Location | null): void {
    this.pending = pending;
    if (!pending) this.press();
    for (const listener of this.listeners) listener();
  }

  private async enter(target: Location, type: NavigationType, preventScrollReset = false): Promise<void> {
    this.underway.abort();
    this.underway = new AbortController();
    const { signal } = this.underway;
    const { entry } = this;
    if (target !== entry.location && isSameDocument(entry.location, target)) {
      this.commit({ page: entry.page, location: target, type, preventScrollReset, waited: 0 });
      return;
    }
    const asked = Date.now();
    // React shows nothing else before all parts are awake; on a slow phone the server's document is there sooner
    if (target.pathname !== entry.location.pathname && this.asleep.areLeft()) {
      this.leave(target, type);
      this.tell(target);
      return;
    }
    const url = new URL(createPath(target), location.origin);
    // asked for before what waits for it is drawn
    const opening = Promise.all([this.open(url, signal), this.asleep.wake()]);
    this.tell(target);
    const [page] = await opening;
    if (signal.aborted) return;
    if (page instanceof Redirect) {
      if (page.gone) this.onGone(page.gone);
      await this.enter(
        locationOf(page.to),
        type === NavigationType.Push ? NavigationType.Push : NavigationType.Replace,
        preventScrollReset,
      );
    } else if (page) this.commit({ page, location: target, type, preventScrollReset, waited: Date.now() - asked });
    else this.leave(target, type);
  }

  private commit(entry: Entry): void {
    const { location: target, type } = entry;
    if (type === NavigationType.Push) history.pushState({ key: target.key }, '', createPath(target));
    if (type === NavigationType.Replace) history.replaceState({ key: target.key }, '', createPath(target));
    this.entry = entry;
    this.tell(target);
  }

  /** Asks the server for the address, as a document of its own. */
  private leave(target: Location, type: NavigationType): void {
    addEventListener('pagehide', () => this.onLeave(), { once: true });
    if (type === NavigationType.Push) location.assign(createPath(target));
    else if (type === NavigationType.Replace) location.replace(createPath(target));
    else location.reload();
  }
}
