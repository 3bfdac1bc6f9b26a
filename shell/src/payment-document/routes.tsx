import type { PageHandle } from '@actual/shell-contract';
import { type LoaderFunction, type RouteObject, redirectDocument } from 'react-router-dom';
import { PageError } from '../pages/PageError';
import { pagesRouteId } from '../remotes/route-ids';
import { PaymentRoot, PaymentRootError } from './PaymentRoot';

/** Asks the server for the address, as a document of its own. */
const wholeDocument: LoaderFunction = ({ request }) => {
  const { pathname, search } = new URL(request.url);
  return redirectDocument(pathname + search);
};

/** The tree of a document where cards are typed: its one page; every other address is another document. */
export const paymentTree = (pages: RouteObject[]): RouteObject[] => [
  {
    id: 'root',
    Component: PaymentRoot,
    errorElement: <PaymentRootError />,
    children: [
      {
        id: pagesRouteId,
        errorElement: <PageError />,
        children: [...pages, { id: 'unknown', path: '*', loader: wholeDocument }],
      },
    ],
  },
];

const isPayment = (route: RouteObject): boolean => (route.handle as PageHandle | undefined)?.payment !== undefined;

/** In a payment document: its pages and no others, each only at the address that the document was loaded for. */
export const onlyPaymentPages = (routes: RouteObject[], pathname: string): RouteObject[] =>
  routes.filter(isPayment).map(
    (route) =>
      ({
        ...route,
        loader: (args, handler) =>
          new URL(args.request.url).pathname === pathname && typeof route.loader === 'function'
            ? route.loader(args, handler)
            : wholeDocument(args, handler),
      }) as RouteObject,
  );
