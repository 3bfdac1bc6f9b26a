import type { RouteObject } from 'react-router-dom';

/** The route that holds the remotes' pages. */
export const pagesRouteId = 'pages';

/**
 * Names every route of a remote by its owner and place (`catalog.0`), the same on the server and in the browser
 * whatever else the tree holds.
 */
export const withIds = (owner: string, routes: RouteObject[]): RouteObject[] =>
  routes.map((route, index) => {
    const id = `${owner}.${index}`;
    return route.children ? { ...route, id, children: withIds(id, route.children) } : ({ ...route, id } as RouteObject);
  });

/** Owner of a route named by `withIds`; null for the shell's own routes. */
export const ownerOfId = (id: string | undefined): string | null =>
  id?.includes('.') ? (id.split('.')[0] ?? null) : null;
