import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { ShellApi } from '../context';

/** What a page's loader is given. */
export interface LoaderArgs {
  /** Of the route's path, decoded. */
  params: Params;
  /** Address of the page. */
  url: URL;
  shell: ShellApi;
  /** Aborted when the visitor goes elsewhere before the page is there. */
  signal: AbortSignal;
}

/** A page of a remote: its address, what it needs and its code. */
export interface PageRoute {
  /** Router syntax: `/category/:category`. Of all remotes' paths the most specific answers an address. */
  path: string;
  /**
   * Loads what the first paint shows, mostly as queries of `shell.queryClient`. Runs on the server before the page is
   * rendered, in the browser before it is entered; not for a page that came with its data. May throw or return a
   * `redirect`; what it throws otherwise decides the status (`statusOf`). What it returns is `useLoaderData()`, as JSON.
   */
  loader?: (args: LoaderArgs) => unknown;
  /** Fetches the page's code, once. */
  lazy?: () => Promise<{ Component: ComponentType }>;
  /** The page itself where its code is here already. */
  Component?: ComponentType;
  handle?: PageHandle;
}

/** What the shell and the gateway know of a page beside its code. */
export interface PageHandle {
  /** `webpackChunkName` of the page, or of its parts, so that the server can preload them. */
  chunk: string | readonly string[];
  /** True where the page brings its own header and has no footer: a kiosk. */
  bare?: (location: { pathname: string; search: string }) => boolean;
  /** The page is the same for everybody who brings no cookie: caches between shop and shopper may keep it for seconds. */
  shared?: boolean;
  /**
   * True for the names of the query that the page reads; it is kept by them and rendered without the others. A page without
   * this is not kept when its address has a query.
   */
  reads?: (name: string) => boolean;
  /** Cards are typed here: loaded whole, with its own policy and nothing of other remotes. */
  payment?: PaymentPage;
  /** Chunk of the payment page that mostly comes next: its document is fetched while this one is read. */
  ahead?: string;
}

/** What a page does where cards are typed. Such a page is a document of its own (decision 0023). */
export interface PaymentPage {
  /** Origin of a bank whose page it frames or posts a form to, by the data of its loader. */
  bank?: (data: unknown) => string | null;
}

/** What a loader throws or returns where the visitor belongs elsewhere. */
export class Redirect {
  constructor(
    /** Path, query and fragment inside this store. */
    readonly to: string,
    readonly status: 301 | 302,
  ) {}
}

export const redirect = (to: string, status: 301 | 302 = 302): Redirect => new Redirect(to, status);
