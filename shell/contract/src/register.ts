import type { RouteObject } from 'react-router-dom';
import type { SlotComponents } from './slots';

/** What a room's only door, `src/register.tsx`, exports. */
export interface RemoteModule {
  routes: RouteObject[];
  slots: Partial<SlotComponents>;
  /** Its pages that search engines should know, beside those of the catalogue's tables. Asked on the server only. */
  findable?: () => Promise<readonly FindablePage[]>;
}

/** An address for the sitemap. */
export interface FindablePage {
  /** Path and query. */
  path: string;
  /** `YYYY-MM-DD` of the last change, where it is known. */
  lastmod?: string;
}

/** `handle` of every page route. */
export interface PageHandle {
  /** `webpackChunkName` of the page, or of its parts, so that the server can preload them. */
  chunk: string | readonly string[];
  /** Name shown by the boundary toggle; the remote's name unless told. */
  boundary?: string;
  /** True where the page brings its own header and has no footer: a kiosk. */
  bare?: (location: { pathname: string; search: string }) => boolean;
  /** The page is the same for everybody who brings no cookie: caches between shop and shopper may keep it for seconds. */
  shared?: boolean;
  /**
   * True for the names of the query that the page reads; it is kept by them and rendered without the others. A page without
   * this is not kept when its address has a query.
   */
  reads?: (name: string) => boolean;
  /** Cards are typed here: loaded whole, with its own policy and nothing of other rooms. */
  payment?: PaymentPage;
  /** Chunk of the payment page that mostly comes next: its document is fetched while this one is read. */
  ahead?: string;
}

/** What a page does where cards are typed. Such a page is a document of its own (decision 0023). */
export interface PaymentPage {
  /** Origin of a bank whose page it frames or posts a form to, by the data of its loader. */
  bank?: (data: unknown) => string | null;
}

/** Types a room's door: `export const { routes, slots } = defineRemote({ routes, slots })`. */
export const defineRemote = (remote: RemoteModule): RemoteModule => remote;
