import './trusted-types';
import { createApiClient, personsPatience } from '@actual/contracts/client';
import { createStores, type ShellApi, type SlotHost, shellContext } from '@actual/shell-contract';
import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom';
import { App } from '../App';
import { type Boot, bootElementId } from '../boot';
import { loadBrand } from '../brands';
import { stylesheetId } from '../page-context';
import { prove } from '../proof/prove';
import { createQueryClient } from '../query-client';
import { createBrowserRemotes } from '../remotes/browser';
import { withIds } from '../remotes/route-ids';
import { onlyPaymentPages, paymentTree } from './routes';

const boot = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '') as Boot;

/** Other rooms lend nothing to this document. */
const noSlots: SlotHost = { find: () => null, retry: () => undefined };

/** The page's own code in place, so that hydration finds its components. */
async function pages(): Promise<RouteObject[]> {
  const owner = boot.owner ?? '';
  const remote = await createBrowserRemotes(boot.remotes).load(owner);
  const routes = onlyPaymentPages(withIds(owner, remote.routes), location.pathname);
  for (const { route } of matchRoutes(routes, location.pathname) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  return routes;
}

const errorsOf = () =>
  boot.errors &&
  Object.fromEntries(Object.entries(boot.errors).map(([id, { status }]) => [id, new ErrorResponse(status, '', null)]));

/** Starts a document where cards are typed: at once, whole, with nothing of the shop around it. */
async function start(): Promise<void> {
  const [brand, routes] = await Promise.all([loadBrand(boot.brand.site), pages()]);
  const queryClient = createQueryClient('browser');
  hydrate(queryClient, boot.queries);
  const shell: ShellApi = {
    api: createApiClient({ baseUrl: '/api', site: boot.brand.site, prove, patience: personsPatience }),
    queryClient,
    brand: boot.brand,
    stores: createStores(boot.initial),
    // nobody counts visits where cards are typed
    measure: () => undefined,
    frame: { addresses: boot.addresses, siblings: boot.siblings },
  };
  const router = createBrowserRouter(paymentTree(routes), {
    hydrationData: { loaderData: boot.loaderData, errors: errorsOf() },
    getContext: () => new RouterContextProvider(new Map([[shellContext, shell]])),
  });
  const { social, siblings, addresses } = boot;
  const stylesheet = document.getElementById(stylesheetId);
  const page = {
    brand,
    social,
    siblings,
    addresses,
    measured: false,
    stylesheet: stylesheet?.textContent ?? '',
    themeColor: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content ?? '',
    nonce: stylesheet?.nonce ?? '',
    incomplete: false,
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <App shell={shell} slots={noSlots} page={page}>
        <RouterProvider router={router} />
      </App>,
      { onRecoverableError: reportError },
    );
  });
}

void start();
