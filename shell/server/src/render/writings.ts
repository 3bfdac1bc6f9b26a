import { Compressed } from '../files/compressed';
import type { CachedPage } from './kept-pages/page-cache';
import { newNonce } from './render-document';

/** A kept page under one nonce. */
interface Writing {
  nonce: string;
  bytes: Compressed;
  since: number;
}
/** Milliseconds in which everybody who asks for a page gets the same writing of it. */
const sharedFor = 1_000;

/** Cached pages as they are sent: one nonce and one compression serve all requests within a second (decision 0108). */
export class Writings {
  private readonly last = new WeakMap<CachedPage, Writing>();

  constructor(private readonly now: () => number = Date.now) {}

  /** @param asMade the page was made for this answer: its first writing is the one it was made with */
  of(page: CachedPage, asMade = false): Writing {
    const known = this.last.get(page);
    if (known && this.now() - known.since < sharedFor) return known;
    const nonce = asMade ? page.nonce : newNonce();
    const html = asMade ? page.html : page.html.replaceAll(page.nonce, nonce);
    const writing = { nonce, bytes: new Compressed(Buffer.from(html)), since: this.now() };
    this.last.set(page, writing);
    return writing;
  }
}
