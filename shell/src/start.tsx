import { createApiClient, personsPatience } from '@actual/contracts/client';
import { createStores, type RemoteModule, type ShellApi, shellContext } from '@actual/shell-contract';
import { hydrate } from '@tanstack/react-query';
import { startTransition, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  matchRoutes,
  type RouteObject,
  RouterContextProvider,
  RouterProvider,
} from 'react-router-dom';
import { App } from './App';
import { type Boot, bootElementId } from './boot';
import { loadBrand } from './brands';
import { breathe } from './breathe';
import { measure } from './measuring/measure';
import { stylesheetId } from './page-context';
import { paymentPagesApart } from './payment-document/apart';
import { prove } from './proof/prove';
import { createQueryClient } from './query-client';
import { type BrowserRemotes, createBrowserRemotes } from './remotes/browser';
import { ownerOf } from './remotes/owner';
import { withIds } from './remotes/route-ids';
import { createSlotHost } from './remotes/slot-registry';
import { createWaitingRouter } from './router/waiting-router';
import { pagesRouteId, routeTree } from './routes';
import { firstTouch } from './starter/touches';

const boot = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '') as Boot;

const never = new Promise<never>(() => {});
/** Stands for a page whose code did not arrive: what the server rendered stays as it is. */
const StillPage = () => use(never);

async function pagesOf(remotes: BrowserRemotes, name: string): Promise<RouteObject[]> {
  const remote: RemoteModule = await remotes.load(name);
  return withIds(name, paymentPagesApart(remote.routes));
}

/** Runs the lazy parts of what this address shows, so that hydration finds the components in place. */
async function settleLazy(routes: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(routes, location.pathname) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

/** Asks the server for a page; the rest of this one no longer matters. */
const leaveTo = (path: string): Promise<never> => {
  location.assign(path);
  return never;
};

/** Keeps this page as the server made it; coming back to it later asks the server again. */
const stillRoute: RouteObject = {
  id: 'still',
  path: location.pathname,
  Component: StillPage,
  loader: ({ request }) => leaveTo(request.url),
};

async function initialPages(remotes: BrowserRemotes): Promise<{ routes: RouteObject[]; missing: boolean }> {
  if (!boot.owner) return { routes: [], missing: false };
  if (boot.failed.some(({ name }) => name === boot.owner)) return { routes: [], missing: false };
  try {
    const routes = await pagesOf(remotes, boot.owner);
    await breathe();
    await settleLazy(routes);
    return { routes, missing: false };
  } catch (error) {
    reportError(error);
    return { routes: [stillRoute], missing: true };
  }
}

/** The server has logged what it could not render; anything else that hydration finds is a fault of this side. */
const reportUnlessTold = (error: unknown): void => {
  if (!/#419|server could not finish this Suspense|server rendering errored/i.test(String(error))) reportError(error);
};

/** Takes over the page that the server rendered. */
export async function start(): Promise<void> {
  const remotes = createBrowserRemotes(boot.remotes);
  const [brand, first] = await Promise.all([loadBrand(boot.brand.site), initialPages(remotes)]);
  await breathe();
  const queryClient = createQueryClient('browser');
  hydrate(queryClient, boot.queries);
  await breathe();
  const shell: ShellApi = {
    api: createApiClient({ baseUrl: '/api', site: boot.brand.site, prove, patience: personsPatience }),
    queryClient,
    brand: boot.brand,
    stores: createStores(boot.initial),
    measure: boot.measured ? measure : () => undefined,
    frame: { addresses: boot.addresses, siblings: boot.siblings },
  };
  const patched = new Set(first.missing ? [] : [boot.owner]);
  const errors = boot.errors
    ? Object.fromEntries(
        Object.entries(boot.errors).map(([id, { status }]) => [id, new ErrorResponse(status, '', null)]),
      )
    : null;
  const routes = routeTree(first.routes);
  const hydrationData = first.missing
    ? { loaderData: { [stillRoute.id ?? '']: null }, errors: null }
    : { loaderData: boot.loaderData, errors };
  const awake = firstTouch();
  const router = createWaitingRouter({
    routes,
    ...hydrationData,
    awake,
    begin: async () => {
      const { createBrowserRouter } = await import(/* webpackChunkName: "router" */ 'react-router-engine');
      return createBrowserRouter(routes, {
        hydrationData,
        getContext: () => new RouterContextProvider(new Map([[shellContext, shell]])),
        async patchRoutesOnNavigation({ path, patch }) {
          const owner = ownerOf([...boot.remotes, ...boot.failed], path);
          if (!owner || patched.has(owner)) return;
          // the server may have it again by now
          if (boot.failed.some(({ name }) => name === owner)) return leaveTo(path);
          patch(pagesRouteId, await pagesOf(remotes, owner));
          patched.add(owner);
        },
      });
    },
  });
  await breathe();
  const slots = createSlotHost({
    known: new Set(boot.remotes.map(({ name }) => name)),
    broken: new Set(boot.failed.map(({ name }) => name)),
    load: remotes.load,
    awake,
  });
  const { social, siblings, addresses, measured } = boot;
  const page = {
    brand,
    social,
    siblings,
    addresses,
    measured,
    stylesheet: document.getElementById(stylesheetId)?.textContent ?? '',
    themeColor: document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content ?? '',
    nonce: document.getElementById(stylesheetId)?.nonce ?? '',
    incomplete: first.missing,
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <App shell={shell} slots={slots} page={page}>
        <RouterProvider router={router} />
      </App>,
      { onRecoverableError: reportUnlessTold },
    );
  });
}
