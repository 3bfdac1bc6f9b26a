import { type RouteObject, redirect } from 'react-router-dom';
import { PageError } from './pages/PageError';
import { Root, RootError } from './Root';
import { pagesRouteId } from './remotes/route-ids';

export { pagesRouteId } from './remotes/route-ids';

/**
 * The tree of the one router: the shell's frame, below it the routes of the remotes known so far. Anything else
 * redirects to the home page. The pathless route keeps a broken page inside the frame, as an element: the waiting router
 * shows routes as they stand here, and only the engine would make one of an `ErrorBoundary`.
 */
export const routeTree = (pages: RouteObject[]): RouteObject[] => [
  {
    id: 'root',
    Component: Root,
    errorElement: <RootError />,
    children: [
      {
        id: pagesRouteId,
        errorElement: <PageError />,
        children: [...pages, { id: 'unknown', path: '*', loader: () => redirect('/') }],
      },
    ],
  },
];
