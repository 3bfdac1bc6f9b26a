import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { ShellApi } from '../context';

/** The arguments of a page's loader. */
export interface LoaderArgs {
  /** Of the route's path, decoded. */
  params: Params;
  /** Address of the page. */
  url: URL;
  shell: ShellApi;
  /** Aborted when the visitor goes elsewhere before the page is there. */
  signal: AbortSignal;
}

interface Loader {
  (args: LoaderArgs): unknown;
  /** Fetches its code, where that is in a file of its own. */
  code?: () => Promise<unknown>;
}

/** A loader in a file of its own: a visit's first page comes with its data and does not need it. */
export const lazyLoader = (load: () => Promise<{ loader: Loader }>): Loader =>
  Object.assign(async (args: LoaderArgs) => (await load()).loader(args), { code: load });

/** The answer to a form that was sent without script; the page is rendered with it. */
export interface FormAnswer {
  /** Which of the page's forms. */
  form: string;
  /** It was taken; else the rest says why not. */
  sent: boolean;
  /** The typed values, without secrets. */
  values: Readonly<Record<string, string>>;
  /** The errors, by field. */
  errors: Readonly<Record<string, string>>;
  /** Why it was refused as a whole. */
  refused?: string | undefined;
  /** More data for the page, as JSON. */
  more?: unknown;
}

/** Handles a form sent to its page's own address; returns the page's answer, or where it leads. */
export type FormPost = (args: LoaderArgs & { fields: FormData }) => Promise<FormAnswer | Redirect>;

/** The code of a page. */
export interface PageModule {
  Component: ComponentType;
  /** Runs on the server alone, for browsers without script and presses before it runs. */
  post?: FormPost;
}

/** A page of a remote: its address, requirements and code. */
export interface PageRoute {
  /** Router syntax: `/category/:category`. Of all remotes' paths the most specific answers an address. */
  path: string;
  /**
   * Loads the data of the first paint, mostly as queries of `shell.queryClient`. Runs on the server before the page is
   * rendered, in the browser before it is entered; not for a page that came with its data. May throw or return a
   * `redirect`; any other error decides the status (`statusOf`). Its result is `useLoaderData()`, as JSON.
   */
  loader?: Loader;
  /** Fetches the page's code, once. */
  lazy?: () => Promise<PageModule>;
  /** The page itself where its code is here already. */
  Component?: ComponentType;
  handle?: PageHandle;
}

/** Facts about a page that the shell and the gateway know without its code. */
export interface PageHandle {
  /** `webpackChunkName` of the page, or of its parts, so that the server can preload them. */
  chunk: string | readonly string[];
  /** True where the page brings its own header and has no footer: a kiosk. */
  bare?: (location: { pathname: string; search: string }) => boolean;
  /** Staff find it at their desk: on the internal network the desk's rail and bar stand around it, not the shop's header. */
  desk?: boolean;
  /** The page is the same for everybody who brings no cookie: caches between shop and shopper may keep it for seconds. */
  shared?: boolean;
  /**
   * True for the names of the query that the page reads; it is kept by them and rendered without the others. A page without
   * this is not kept when its address has a query.
   */
  reads?: (name: string) => boolean;
  /** Cards are typed here: loaded whole, with its own policy and nothing of other remotes. */
  payment?: PaymentPage;
  /**
   * The page can be read, and its links followed, before its code is there: that comes with the first touch, together with
   * these chunks of its parts.
   */
  sleeps?: readonly string[];
  /** Paths of the remote's pages that mostly come next: their code is fetched while this one is used. */
  next?: readonly string[];
  /** Chunk of the payment page that mostly comes next: its document is fetched while this one is read. */
  ahead?: string;
}

/** The outside parts of a page where cards are typed. Such a page is a document of its own (decision 0023). */
export interface PaymentPage {
  /** Origin of a bank whose page it frames or posts a form to, by the data of its loader. */
  bank?: (data: unknown) => string | null;
}

/**
 * The kinds of thing that an address named and that do not exist; `sold-out` is a product whose category is shown
 * instead.
 */
export type Gone = 'page' | 'category' | 'product' | 'sold-out' | 'quotation' | 'order';

/** A loader throws or returns it to send the visitor elsewhere. */
export class Redirect {
  constructor(
    /** Path, query and fragment inside this store. */
    readonly to: string,
    readonly status: 301 | 302 | 303,
    /** The notice that the visitor gets there. */
    readonly gone?: Gone,
  ) {}
}

export const redirect = (to: string, status: 301 | 302 | 303 = 302): Redirect => new Redirect(to, status);

/** Redirects from a missing page or product; the page shown instead names the missing thing. */
export const redirectGone = (to: string, gone: Gone): Redirect => new Redirect(to, 302, gone);
