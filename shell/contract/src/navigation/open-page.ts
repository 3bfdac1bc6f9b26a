import type { ComponentType } from 'react';
import { matchRoutes, type Params } from 'react-router-dom';
import { type LoaderArgs, type PageRoute, Redirect } from './route';
import { statusOf } from './status-of';

/** Why a page cannot be shown: a status, never an error's words. */
export interface PageFailure {
  status: number;
}

/** A page that is ready to be rendered. */
export interface Page {
  /** The remote it belongs to; `shell` for what no remote answers. */
  owner: string;
  /** Null where no remote could be asked. */
  route: PageRoute | null;
  Component: ComponentType;
  /** What its loader returned. */
  data: unknown;
  failure: PageFailure | null;
}

export interface PageMatch {
  route: PageRoute;
  params: Params;
}

/** The route that answers an address, or null. */
export function matchPage(routes: readonly PageRoute[], pathname: string): PageMatch | null {
  const match = matchRoutes(
    routes.map((page) => ({ path: page.path, page })),
    pathname,
  )?.at(-1);
  return match ? { route: match.route.page, params: match.params } : null;
}

const Nothing: ComponentType = () => null;
const code = new WeakMap<PageRoute, Promise<ComponentType>>();

/** The page's own code: fetched once, again where that failed. */
export function componentOf(route: PageRoute): Promise<ComponentType> {
  const known = code.get(route);
  if (known) return known;
  const { lazy, Component = Nothing } = route;
  const fetched = lazy ? lazy().then((module) => module.Component) : Promise.resolve(Component);
  code.set(route, fetched);
  fetched.catch(() => code.delete(route));
  return fetched;
}

/** A page that says why it cannot be shown. */
export const failedPage = (owner: string, status: number, route: PageRoute | null = null): Page => ({
  ...{ owner, route, Component: Nothing, data: null },
  failure: { status },
});

/**
 * Makes a page ready: runs its loader and fetches its code beside it. An error becomes a page that says so; whoever wants
 * its words is told by `onError`.
 */
export async function openPage(
  { route, params }: PageMatch,
  { owner, onError, ...args }: Omit<LoaderArgs, 'params'> & { owner: string; onError?: (error: unknown) => void },
): Promise<Page | Redirect> {
  try {
    const [data, Component] = await Promise.all([route.loader?.({ ...args, params }), componentOf(route)]);
    return data instanceof Redirect ? data : { owner, route, Component, data: data ?? null, failure: null };
  } catch (error) {
    if (error instanceof Redirect) return error;
    onError?.(error);
    return failedPage(owner, statusOf(error), route);
  }
}
