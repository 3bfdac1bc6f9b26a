import type { CompanyInfo } from '@actual/contracts/facts/company/company';
import { companyAtFirst } from '@actual/contracts/facts/company/company-at-first';
import {
  createStores,
  type Gone,
  Redirect,
  type ShellApi,
  type SlotName,
  type WriteCookie,
} from '@actual/shell-contract';
import { type Page, PageProvider } from '@actual/shell-contract/navigation';
import type { Brand } from '@actual/themes-contract';
import { dehydrate } from '@tanstack/react-query';
import { StaticRouter } from 'react-router-dom';
import { App } from '../../../src/App';
import { type Boot, bootElementId } from '../../../src/boot';
import { Frame } from '../../../src/frame/Frame';
import type { PageContextValue } from '../../../src/page-context';
import { type PagePlace, shellName } from '../../../src/page-reports/report';
import { PaymentFrame } from '../../../src/payment-document/PaymentFrame';
import { createQueryClient } from '../../../src/query-client';
import { Root } from '../../../src/Root';
import type { PaymentDocument } from '../payment-document/payment-documents';
import type { Artifact } from '../registry/types';
import type { ShellAssets } from './assets';
import { loadPage, type PageRequest } from './page-data/load-page';
import {
  bootScriptElement,
  fetchedAhead,
  remoteRef,
  scriptElements,
  scriptsAtFirstTouch,
  scriptsOf,
} from './page-scripts';
import { newNonce, renderDocument } from './render-document';
import { shellVersion } from './shell-version';
import { type RemotePart, type RemoteSet, slotHostOf } from './slots';
import { speculationRules } from './speculation-rules';
import { stylesheetOf } from './stylesheet';

export interface PageInput extends PageRequest {
  brand: Brand;
  shell: Omit<ShellApi, 'queryClient' | 'stores' | 'track' | 'frame'>;
  /** Visits are counted, with consent. */
  analytics: boolean;
  initial: Boot['initial'];
  /** Keeps the page's own finding, or the choice of a form without script. */
  writeCookie: WriteCookie;
  social: Boot['social'];
  /** The company that sells; undefined if the store could not be asked. */
  company: CompanyInfo | undefined;
  /** See `FrameLinks`. */
  texts?: Boot['texts'];
  emptyLinks: Boot['emptyLinks'];
  siblings: Boot['siblings'];
  addresses: Boot['addresses'];
  set: RemoteSet;
  assets: ShellAssets;
  /** More HTML for the end of the document. */
  tail?: ((nonce: string) => string) | undefined;
}
export type PageResult =
  | { kind: 'redirect'; status: number; location: string; gone?: Gone | undefined }
  | {
      kind: 'page';
      status: number;
      nonce: string;
      html: string;
      shared: boolean;
      /** `Link` header for the next page's files. */
      ahead: string | undefined;
      /** Where cards are typed: the scripts that may run, and the bank whose question is shown. */
      payment: (PaymentDocument & { bank: string | null }) | null;
    };

/** The page's identity for its browser's reports. */
const placeOf = ({ route }: Page, artifact: Artifact | undefined, assets: ShellAssets): PagePlace => ({
  page: route?.path ?? '',
  remote: artifact?.name ?? shellName,
  version: artifact?.version ?? shellVersion(assets),
});

/** The frame around the page, where that is not the shop's header and footer. */
function aroundOf({ route }: Page, location: URL): Boot['around'] {
  const desk = route?.handle?.desk ?? false;
  const bare = route?.handle?.bare?.(location) ?? false;
  return desk || bare ? { desk, bare } : undefined;
}

/** The remotes of a document where cards are typed: only the one that it belongs to. */
const alone = (remote: RemotePart): RemoteSet => ({
  remotes: new Map([[remote.artifact.name, remote]]),
  failed: [],
});

/** The visitor's state once the data is there, without a quotation that no longer exists. */
function visitorOf({ stores }: ShellApi, initial: Boot['initial']): Boot['initial'] {
  const { id, count } = stores.quotation.getState();
  const { user } = stores.session.getState();
  const zipcode = stores.zipcode.getState().value;
  const wayIn = stores.wayIn?.getState().value ?? undefined;
  return { ...initial, user, quotation: id === null ? null : { id, count }, zipcode, wayIn };
}

/** Nothing has happened yet on the server. */
const track = () => undefined;

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Answers one page: data, status or redirect first, then the HTML. */
export async function renderPage(input: PageInput): Promise<PageResult> {
  const { owner, brand, assets, request, addresses, social, siblings, emptyLinks, company = companyAtFirst } = input;
  const remote = owner ? input.set.remotes.get(owner) : undefined;
  const url = new URL(request.url);
  const paying = input.payment === 'closed' ? null : input.payment;
  const set = remote && paying ? alone(remote) : input.set;
  const queryClient = createQueryClient('server');
  const loading: ShellApi = {
    ...input.shell,
    queryClient,
    stores: createStores(input.initial, input.writeCookie),
    frame: { addresses, siblings, company, texts: input.texts },
    track,
  };
  const page = await loadPage(input, { url, remote, shell: loading });
  if (page instanceof Redirect) return { kind: 'redirect', status: page.status, location: page.to, gone: page.gone };
  request.signal.throwIfAborted();
  // on the server a component reads what a store began with, so those of the page begin where the loader left them
  const initial = visitorOf(loading, input.initial);
  const nonce = newNonce();
  const shell: ShellApi = { ...loading, nonce, stores: createStores(initial, input.writeCookie) };
  const { route, failure, data, answer } = page;
  const context: PageContextValue = {
    brand,
    social,
    company,
    siblings,
    addresses,
    emptyLinks,
    nonce,
    analytics: input.analytics && !paying,
    stylesheet: stylesheetOf(brand, assets),
    themeColor: brand.themeColor,
    icons: `/assets/${assets.icons}`,
    incomplete: false,
  };
  const place = placeOf(page, remote?.artifact, assets);
  const boot = (): Boot => ({
    brand: shell.brand,
    remotes: [...set.remotes.values()].map(({ artifact }) => remoteRef(artifact)),
    owner,
    failed: set.failed,
    initial,
    social,
    company,
    texts: input.texts,
    siblings,
    addresses,
    emptyLinks,
    analytics: context.analytics,
    icons: context.icons,
    data,
    failure,
    answer,
    around: aroundOf(page, url),
    scripts: paying?.scripts,
    place: paying ? place : undefined,
    queries: dehydrate(queryClient),
  });
  const entry = paying ? assets.paymentEntry : assets.entry;
  const own = { owner: remote?.artifact ?? null, handle: route?.handle };
  const scripts = scriptsOf(assets, entry, brand, own.owner, own.handle);
  // a visitor without a postal code is asked for one with the first product they want
  const placed = new Set<SlotName>(initial.zipcode ? [] : ['catalog/zipcode-dialog']);
  const slots = await slotHostOf(set, placed);
  const html = await renderDocument(
    <App shell={shell} slots={slots} page={context}>
      <StaticRouter location={url.pathname + url.search}>
        <PageProvider page={page}>
          <Root frame={paying ? PaymentFrame : Frame} />
        </PageProvider>
      </StaticRouter>
    </App>,
    {
      nonce,
      onError: (error) => input.onError(error, 'render'),
      first: () =>
        paying
          ? ''
          : bootScriptElement(assets, {
              scripts,
              nonce,
              place,
              atFirstTouch: scriptsAtFirstTouch({ assets, remotes: set.remotes, placed, ...own }),
            }),
      tail: () =>
        `<script type="application/json" id="${bootElementId}" nonce="${nonce}">${inScript(boot())}</script>` +
        (paying ? scriptElements(scripts) : speculationRules(nonce, route?.handle) + (input.tail?.(nonce) ?? '')),
      // parts that come late would need scripts inside the page
      patience: paying ? 7000 : undefined,
    },
  );
  return {
    kind: 'page',
    status: failure?.status ?? 200,
    nonce,
    html,
    shared: route?.handle?.shared ?? false,
    ahead: fetchedAhead(assets, own.owner, own.handle),
    payment: paying && { ...paying, bank: route?.handle?.payment?.bank?.(data) ?? null },
  };
}
