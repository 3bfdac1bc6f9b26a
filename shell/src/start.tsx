import { loadBrand } from '@actual/brands/load-brand';
import { createApiClient, personsPatience } from '@actual/contracts/client';
import { createStores, type ShellApi } from '@actual/shell-contract';
import {
  codeOf,
  failedPage,
  matchPage,
  Navigation,
  NavigationProvider,
  type Page,
} from '@actual/shell-contract/navigation';
import { hydrate } from '@tanstack/react-query';
import { startTransition, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { track } from './analytics/track';
import { type Boot, bootElementId } from './boot';
import { firstInteraction } from './boot-script/first-interaction';
import { Frame } from './frame/Frame';
import { pageContextOf } from './page-context';
import { prove } from './proof/prove';
import { createQueryClient } from './query-client';
import { Root } from './Root';
import { type BrowserRemotes, createBrowserRemotes } from './remotes/browser';
import { pageOpener } from './remotes/page-opener';
import { createSlotHost } from './remotes/slot-registry';
import { reportUnlessLogged } from './report-unless-logged';
import { noticingEnd } from './session-over';
import { yieldToMain } from './yield-to-main';

const boot = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '') as Boot;

const never = new Promise<never>(() => {});
/** Stands for a page whose code did not arrive: what the server rendered stays as it is. */
const StillPage = () => use(never);

/** The page that the server rendered, with its code; `missing` where that did not arrive. */
async function firstPage(remotes: BrowserRemotes): Promise<{ page: Page; missing: boolean }> {
  const { owner, data, answer, failure } = boot;
  const failed = failedPage(owner ?? 'shell', failure?.status ?? 404);
  if (!owner || boot.failed.some(({ name }) => name === owner)) return { page: failed, missing: false };
  try {
    const { routes } = await remotes.load(owner);
    await yieldToMain();
    const match = matchPage(routes, location.pathname);
    if (!match) return { page: failed, missing: false };
    const { route, params } = match;
    const { Component } = await codeOf(route);
    return { page: { owner, route, Component, params, data, answer, failure }, missing: false };
  } catch (error) {
    reportError(error);
    const still = { ...failedPage(owner, 0, { path: '*' }), Component: StillPage, failure: null };
    return { page: still, missing: true };
  }
}

/** Takes over the page that the server rendered. */
export async function start(): Promise<void> {
  const remotes = createBrowserRemotes(boot.remotes);
  const [brand, { page, missing }] = await Promise.all([loadBrand(boot.brand.site), firstPage(remotes)]);
  await yieldToMain();
  const queryClient = createQueryClient('browser');
  hydrate(queryClient, boot.queries);
  await yieldToMain();
  const stores = createStores(boot.initial);
  const api = createApiClient({ baseUrl: '/api', site: boot.brand.site, prove, patience: personsPatience });
  const shell: ShellApi = {
    api: noticingEnd(api, stores),
    queryClient,
    brand: boot.brand,
    stores,
    track: boot.analytics ? track : () => undefined,
    frame: { addresses: boot.addresses, siblings: boot.siblings },
  };
  const navigation = new Navigation({ first: page, open: pageOpener(boot, remotes, shell) });
  await yieldToMain();
  const slots = createSlotHost({
    known: new Set(boot.remotes.map(({ name }) => name)),
    broken: new Set(boot.failed.map(({ name }) => name)),
    load: remotes.load,
    firstInteraction: firstInteraction(),
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <App shell={shell} slots={slots} page={pageContextOf(boot, brand, missing)}>
        <NavigationProvider navigation={navigation}>
          <Root frame={Frame} />
        </NavigationProvider>
      </App>,
      { onRecoverableError: reportUnlessLogged },
    );
  });
}
