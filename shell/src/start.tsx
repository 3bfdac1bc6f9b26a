import { loadBrand } from '@actual/brands/load-brand';
import { createApiClient, personsPatience } from '@actual/contracts/client/client';
import { createStores, type PageRoute, type ShellApi } from '@actual/shell-contract';
import {
  codeOf,
  failedPage,
  hydrateQueries,
  matchPage,
  Navigation,
  NavigationProvider,
  onceOnline,
  orStays,
  type Page,
} from '@actual/shell-contract/navigation';
import { startTransition, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { track } from './analytics/track';
import { type Boot, bootElementId } from './boot';
import { firstInteraction, onFirstInteraction } from './boot-script/first-interaction';
import { Frame } from './frame/Frame';
import { keepNotices, sayKeptNotices } from './frame/notices/kept-notices';
import { pageContextOf } from './page-context';
import { prove } from './proof/prove';
import { createQueryClient } from './query-client';
import { Root } from './Root';
import { type BrowserRemotes, createBrowserRemotes } from './remotes/browser';
import { pageOpener } from './remotes/page-opener';
import { createSlotHost } from './remotes/slot-registry';
import { reportCaught, reportRecovered } from './report-unless-logged';
import { noticingEnd } from './session-over';
import { createTurns } from './waking';
import { yieldToMain } from './yield-to-main';

const boot = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '') as Boot;

const never = new Promise<never>(() => {});
/** Stands for a page whose code did not arrive: the server's HTML stays as it is. */
const StillPage = () => use(never);

/** Whether the page can wait for its code: the server has rendered all of it. */
const isAsleep = ({ handle }: PageRoute): boolean =>
  handle?.sleeps !== undefined && document.querySelector('#contenido > [data-boundary] > [data-hydration]') !== null;

/** The page that the server rendered, with its code unless that sleeps; `missing` where it did not arrive. */
async function firstPage(remotes: BrowserRemotes): Promise<{ page: Page; missing: boolean }> {
  const { owner, data, answer, failure } = boot;
  const failed = failedPage(owner ?? 'shell', failure?.status ?? 404);
  if (!owner || boot.failed.some(({ name }) => name === owner)) return { page: failed, missing: false };
  try {
    const { routes } = await onceOnline(() => remotes.load(owner));
    await yieldToMain();
    const match = matchPage(routes, location.pathname);
    if (!match) return { page: failed, missing: false };
    const { route, params } = match;
    const { Component } = isAsleep(route) ? failed : await onceOnline(() => codeOf(route));
    return { page: { owner, route, Component, params, data, answer, failure }, missing: false };
  } catch (error) {
    reportError(error);
    const { desk = false, bare = false } = boot.around ?? {};
    const route = { path: '*', handle: { chunk: '', desk, bare: () => bare } };
    const still = { ...failedPage(owner, 0, route), Component: StillPage, failure: null };
    return { page: still, missing: true };
  }
}

/**
 * Waits for a page's code: the head entries that the server wrote for the first page are removed then, never before.
 */
const awake = ({ route }: Page) => route && codeOf(route).catch(() => {});

/** Takes over the page that the server rendered. */
export async function start(): Promise<void> {
  const remotes = createBrowserRemotes(boot.remotes);
  const [brand, { page, missing }] = await Promise.all([orStays(() => loadBrand(boot.brand.site)), firstPage(remotes)]);
  await yieldToMain();
  const queryClient = createQueryClient('browser');
  hydrateQueries(queryClient, boot.queries);
  await yieldToMain();
  const stores = createStores(boot.initial);
  sayKeptNotices(stores.notices);
  const api = createApiClient({ baseUrl: '/api', site: boot.brand.site, prove, patience: personsPatience });
  const context = pageContextOf(boot, brand, missing);
  const shell: ShellApi = {
    api: noticingEnd(api, stores),
    queryClient,
    brand: boot.brand,
    stores,
    track: boot.analytics ? track : () => undefined,
    nonce: context.nonce,
    frame: { addresses: boot.addresses, siblings: boot.siblings, company: boot.company, texts: boot.texts },
  };
  const open = pageOpener(boot, remotes, shell);
  const { turn, asleep } = createTurns();
  const navigation = new Navigation({
    first: page,
    asleep,
    onLeave: () => keepNotices(stores.notices),
    onGone: (gone) =>
      void import(/* webpackChunkName: "overlays" */ './frame/notices/gone-words').then(
        ({ goneWords }) => stores.notices.getState().toast(goneWords[gone]),
        // without its words the page that is shown instead speaks for itself
        () => {},
      ),
    async open(url, signal) {
      const [next] = await Promise.all([open(url, signal), awake(page)]);
      return next;
    },
  });
  await yieldToMain();
  const slots = createSlotHost({
    known: new Set(boot.remotes.map(({ name }) => name)),
    broken: new Set(boot.failed.map(({ name }) => name)),
    load: remotes.load,
    owner: boot.owner,
    turn,
  });
  void firstInteraction().then(() =>
    import(/* webpackChunkName: "page-reports" */ './page-reports').then(
      ({ watchPages }) => watchPages(navigation, boot.remotes),
      // without it the visit is not measured
      () => {},
    ),
  );
  onFirstInteraction(() =>
    import(/* webpackChunkName: "ahead" */ './ahead').then(
      ({ lookAhead }) => lookAhead(navigation, remotes, { asleep, stores }),
      // without it the next page is as far away as ever
      () => {},
    ),
  );
  startTransition(() => {
    hydrateRoot(
      document,
      <App shell={shell} slots={slots} page={context}>
        <NavigationProvider navigation={navigation}>
          <Root frame={Frame} />
        </NavigationProvider>
      </App>,
      { onRecoverableError: reportRecovered, onCaughtError: reportCaught },
    );
  });
}
