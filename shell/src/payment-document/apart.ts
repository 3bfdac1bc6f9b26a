import type { PageHandle } from '@actual/shell-contract';
import { type RouteObject, redirectDocument } from 'react-router-dom';

/** In the shop's documents: a page where cards are typed is asked from the server whole; its code is not loaded here. */
export const paymentPagesApart = (routes: RouteObject[]): RouteObject[] =>
  routes.map((route) => {
    const { payment } = (route.handle ?? {}) as Partial<PageHandle>;
    if (!payment) return route;
    return {
      ...route,
      lazy: undefined,
      loader: ({ request }) => {
        const { pathname, search } = new URL(request.url);
        return redirectDocument(pathname + search);
      },
    } as RouteObject;
  });
