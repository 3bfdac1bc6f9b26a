import '../trusted-types/payment-document';
import { loadBrand } from '@actual/brands/load-brand';
import { createApiClient, personsPatience } from '@actual/contracts/client/client';
import { createStores, type ShellApi, type SlotHost } from '@actual/shell-contract';
import {
  codeOf,
  failedPage,
  hydrateQueries,
  matchPage,
  Navigation,
  NavigationProvider,
  openPage,
  orStays,
  type Page,
} from '@actual/shell-contract/navigation';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from '../App';
import { type Boot, bootElementId } from '../boot';
import { keepAuthorsTexts } from '../boot-script/translation';
import { keepNotices, sayKeptNotices } from '../frame/notices/kept-notices';
import { pageContextOf } from '../page-context';
import { reportErrors } from '../page-reports/report-errors';
import { prove } from '../proof/prove';
import { createQueryClient } from '../query-client';
import { Root } from '../Root';
import { createBrowserRemotes } from '../remotes/browser';
import { reportCaught, reportRecovered } from '../report-unless-logged';
import { tellingEnd } from '../whose-things';
import { PaymentFrame } from './PaymentFrame';

const boot = JSON.parse(document.getElementById(bootElementId)?.textContent ?? '') as Boot;

/** Other remotes lend nothing to this document. */
const noSlots: SlotHost = { find: () => null, retry: () => undefined };

/** The one page of this document, with its code in place, so that hydration finds it. */
async function firstPage() {
  const owner = boot.owner ?? '';
  const { routes } = await createBrowserRemotes(boot.remotes).load(owner);
  const match = matchPage(routes, location.pathname);
  if (!match) return { match, page: failedPage(owner, 404) };
  const { data, failure } = boot;
  const { route, params } = match;
  const { Component } = await codeOf(route);
  const page: Page = { owner, route, Component, params, data, failure };
  return { match, page };
}

/** Starts a document where cards are typed: at once, whole, with nothing of the shop around it. */
async function start(): Promise<void> {
  const { pathname } = location;
  const [brand, { match, page }] = await orStays(() => Promise.all([loadBrand(boot.brand.site), firstPage()]));
  const queryClient = createQueryClient('browser');
  hydrateQueries(queryClient, boot.queries);
  const stores = createStores(boot.initial);
  sayKeptNotices(stores.notices);
  const api = createApiClient({ baseUrl: '/api', site: boot.brand.site, prove, patience: personsPatience });
  const shell: ShellApi = {
    // there is no panel to sign in here: the page says where
    api: tellingEnd(api, stores),
    queryClient,
    brand: boot.brand,
    stores,
    // nobody counts visits where cards are typed
    track: () => undefined,
    frame: { addresses: boot.addresses, siblings: boot.siblings },
  };
  const navigation = new Navigation({
    first: page,
    onLeave: () => keepNotices(stores.notices),
    // every other address is another document
    open: async (url, signal) =>
      match && url.pathname === pathname ? openPage(match, { owner: page.owner, url, shell, signal }) : null,
  });
  startTransition(() => {
    hydrateRoot(
      document,
      <App shell={shell} slots={noSlots} page={pageContextOf(boot, brand, false)}>
        <NavigationProvider navigation={navigation}>
          <Root frame={PaymentFrame} />
        </NavigationProvider>
      </App>,
      { onRecoverableError: reportRecovered, onCaughtError: reportCaught },
    );
  });
}

keepAuthorsTexts();
const { place } = boot;
if (place) reportErrors(() => place);
void start();
