import { createHash } from 'node:crypto';
import type { PageResult } from '../render-page';
import { type CachedPage, gone } from './page-cache';

/** Seconds a shared cache may go on answering with a page while it fetches the next. */
const staleSeconds = 60;

/** When the page's data was fetched, as the query client writes it: no part of the page's content. */
const fetchedAt = /"(?:dataUpdatedAt|dehydratedAt)":\d+/g;

/** The tag of a finished page: weak, since two answers with the same words differ in nonce and compression. */
export const pageTag = (html: string, nonce: string): string =>
  `W/"${createHash('sha1').update(html.replaceAll(nonce, '').replace(fetchedAt, '')).digest('base64url')}"`;

export interface Rendered {
  result: PageResult;
  /** Something of it could not be asked or drawn. */
  broken: boolean;
}

/** A page as it is kept for others; null when it is for its visitor alone, or not as it should be. */
export function cacheablePage({ result, broken }: Rendered): CachedPage | typeof gone | null {
  if (broken) return null;
  if (result.kind !== 'page') return gone;
  if (result.payment) return null;
  const { status, html, nonce, shared } = result;
  return status === 200 ? { status, html, nonce, shared, tag: pageTag(html, nonce) } : gone;
}

/** Whether the browser has this page already. */
export const hasTag = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((one) => one.trim() === tag) ?? false;

export interface Caching {
  /** The page says of itself that it is the same for everybody. */
  shared: boolean;
  /** The request named nobody: no cookie, not even a postal code. */
  nameless: boolean;
  internal: boolean;
  /** Milliseconds the gateway itself keeps it. */
  freshMs: number;
}

/**
 * A shared cache may keep an anonymous catalog page; `Vary` keeps away everybody with a cookie. A browser always asks,
 * for an empty 304.
 */
export function cachingHeaders({ shared, nameless, internal, freshMs }: Caching): Record<string, string> {
  const isShared = shared && nameless && !internal && freshMs > 0;
  return {
    'cache-control': isShared
      ? `public, max-age=0, s-maxage=${Math.max(1, Math.round(freshMs / 1000))}, stale-while-revalidate=${staleSeconds}`
      : 'private, no-cache',
    vary: 'cookie, accept-encoding',
  };
}
