import type { ComponentType } from 'react';
import { matchRoutes, type Params } from 'react-router-dom';
import { type FormAnswer, type LoaderArgs, type PageModule, type PageRoute, Redirect } from './route';
import { statusOf } from './status-of';

/** Why a page cannot be shown: a status, never an error's words. */
export interface PageFailure {
  status: number;
}

/** A page that is ready to be rendered. */
export interface Page {
  /** The remote it belongs to; `shell` for addresses that no remote answers. */
  owner: string;
  /** Null where no remote could be asked. */
  route: PageRoute | null;
  Component: ComponentType;
  /** Of the route's path, decoded. */
  params: Params;
  /** The result of its loader. */
  data: unknown;
  /** The answer to the form that asked for it, where one did. */
  answer?: FormAnswer | null;
  failure: PageFailure | null;
}

export interface PageMatch<Route = PageRoute> {
  route: Route;
  params: Params;
}

/** The route that answers an address, or null. */
export function matchPage<Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
): PageMatch<Route> | null {
  const match = matchRoutes(
    routes.map((page) => ({ path: page.path, page })),
    pathname,
  )?.at(-1);
  return match ? { route: match.route.page, params: match.params } : null;
}

const Nothing: ComponentType = () => null;
const code = new WeakMap<PageRoute, Promise<PageModule>>();
const arrived = new WeakMap<PageRoute, PageModule>();

/** The page's own code where it is here already. */
export const arrivedCodeOf = (route: PageRoute): PageModule | undefined => arrived.get(route);

/** The page's own code: fetched once, again where that failed. */
export function codeOf(route: PageRoute): Promise<PageModule> {
  const known = code.get(route);
  if (known) return known;
  const { lazy, Component = Nothing } = route;
  const fetched = lazy ? lazy() : Promise.resolve({ Component });
  code.set(route, fetched);
  fetched.then(
    (module) => arrived.set(route, module),
    () => code.delete(route),
  );
  return fetched;
}

/** A page that says why it cannot be shown. */
export const failedPage = (owner: string, status: number, route: PageRoute | null = null): Page => ({
  owner,
  route,
  Component: Nothing,
  params: {},
  data: null,
  failure: { status },
});

export interface OpenArgs extends Omit<LoaderArgs, 'params'> {
  owner: string;
  onError?: (error: unknown) => void;
}

/** Makes a page ready: runs its loader beside its code. An error becomes a page that says so, and goes to `onError`. */
export async function openPage(
  { route, params }: PageMatch,
  { owner, onError, ...args }: OpenArgs,
): Promise<Page | Redirect> {
  try {
    const [data, { Component }] = await Promise.all([route.loader?.({ ...args, params }), codeOf(route)]);
    return data instanceof Redirect ? data : { owner, route, Component, params, data: data ?? null, failure: null };
  } catch (error) {
    if (error instanceof Redirect) return error;
    onError?.(error);
    return failedPage(owner, statusOf(error), route);
  }
}
