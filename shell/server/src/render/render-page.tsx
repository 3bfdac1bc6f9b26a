import {
  createStores,
  type PageHandle,
  RouterContextProvider,
  type ShellApi,
  shellContext,
} from '@actual/shell-contract';
import type { Brand } from '@actual/themes-contract';
import { dehydrate } from '@tanstack/react-query';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { App } from '../../../src/App';
import { type Boot, bootElementId } from '../../../src/boot';
import { frameAddresses } from '../../../src/frame/facts';
import { paymentTree } from '../../../src/payment-document/routes';
import { createQueryClient } from '../../../src/query-client';
import { withIds } from '../../../src/remotes/route-ids';
import { routeTree } from '../../../src/routes';
import {
  type PaymentDocument,
  type PaymentDocuments,
  paymentDocumentOf,
  paymentPageAt,
} from '../payment-document/payment-documents';
import type { Snapshot } from '../registry/registry';
import type { LoadedRemote } from '../registry/types';
import { existingAddresses } from './addresses';
import type { ShellAssets } from './assets';
import { failuresOf } from './failures';
import { fetchedAhead, remoteRef, scriptElements, scriptsOf, starterElement } from './page-scripts';
import { newNonce, type RenderedDocument, renderDocument } from './render-document';
import { slotHostOf } from './slots';
import { stylesheetOf } from './stylesheet';

export interface PageInput {
  request: Request;
  brand: Brand;
  shell: Omit<ShellApi, 'queryClient' | 'stores' | 'measure' | 'frame'>;
  /** Visits are measured, with consent. */
  measured: boolean;
  initial: Boot['initial'];
  social: Boot['social'];
  siblings: Boot['siblings'];
  snapshot: Snapshot;
  /** Owner of the address; null for the shell's own pages. */
  owner: string | null;
  assets: ShellAssets;
  payment: PaymentDocuments;
  /** More HTML for the end of the document. */
  tail?: ((nonce: string) => string) | undefined;
  /** Of everything that went wrong while this page was made; `remote` where the stack tells it. */
  onError: (error: unknown, where: 'loader' | 'render') => void;
}
export type PageResult =
  | { kind: 'redirect'; status: number; location: string; headers: Headers }
  | {
      kind: 'page';
      status: number;
      nonce: string;
      document: RenderedDocument;
      shared: boolean;
      /** `Link` header of what the next page needs. */
      ahead: string | undefined;
      /** Where cards are typed: what may run, and the bank whose question is shown. */
      payment: (PaymentDocument & { bank: string | null }) | null;
    };

const handlers = new WeakMap<LoadedRemote, StaticHandler>();
const paymentHandlers = new WeakMap<LoadedRemote, StaticHandler>();
const bare = createStaticHandler(routeTree([]));

function handlerOf(remote: LoadedRemote | undefined, paying: boolean): StaticHandler {
  if (!remote) return bare;
  const kept = paying ? paymentHandlers : handlers;
  let handler = kept.get(remote);
  if (!handler) {
    const routes = withIds(remote.artefact.name, remote.module.routes);
    handler = createStaticHandler(paying ? paymentTree(routes) : routeTree(routes));
    kept.set(remote, handler);
  }
  return handler;
}

/** What a document where cards are typed knows of the shop: the one remote it belongs to. */
const alone = (remote: LoadedRemote): Snapshot => ({ remotes: new Map([[remote.artefact.name, remote]]), failed: [] });

const dataOf = (context: StaticHandlerContext): unknown => context.loaderData[context.matches.at(-1)?.route.id ?? ''];

/** The tree of a remote that is not there: its addresses answer 503 inside the frame. */
const absent = createStaticHandler(
  routeTree([
    {
      id: 'absent',
      path: '*',
      loader: () => {
        throw new Response(null, { status: 503 });
      },
    },
  ]),
);

/** Nothing has happened yet on the server. */
const measure = () => undefined;

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Answers one page: data, status or redirect first, then the HTML. */
export async function renderPage(input: PageInput): Promise<PageResult> {
  const { owner, brand, assets, request } = input;
  const remote = owner ? input.snapshot.remotes.get(owner) : undefined;
  const { pathname } = new URL(request.url);
  const paymentPage = paymentPageAt(remote, pathname);
  const paying = remote && paymentPage ? paymentDocumentOf(input.payment, remote, paymentPage) : null;
  const closed = paymentPage !== null && !paying;
  const snapshot = remote && paying ? alone(remote) : input.snapshot;
  const measured = input.measured && !paying;
  const queryClient = createQueryClient('server');
  const addresses = existingAddresses(input.snapshot, frameAddresses);
  const shell: ShellApi = {
    ...input.shell,
    queryClient,
    stores: createStores(input.initial),
    frame: { addresses, siblings: input.siblings },
    request,
    measure,
  };
  // the home page has nowhere to redirect to: without its remote it is unavailable, not unknown
  const unavailable = closed || (!remote && (owner !== null || pathname === '/'));
  const handler = unavailable ? absent : handlerOf(remote, paying !== null);
  const context = await handler.query(request, {
    requestContext: new RouterContextProvider(new Map([[shellContext, shell]])),
  });
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? '/';
    return { kind: 'redirect', status: context.status, location, headers: context.headers };
  }
  for (const error of Object.values(context.errors ?? {})) input.onError(error, 'loader');
  const failures = failuresOf(context.errors);
  Object.assign(context, { errors: failures.responses });
  const nonce = newNonce();
  const entry = paying ? assets.paymentEntry : assets.entry;
  const handles = context.matches.map(({ route }) => route.handle as unknown);
  const boot = (): Boot => ({
    brand: shell.brand,
    remotes: [...snapshot.remotes.values()].map(({ artefact }) => remoteRef(artefact)),
    owner,
    failed: snapshot.failed,
    initial: input.initial,
    social: input.social,
    siblings: input.siblings,
    addresses,
    measured,
    ...(paying ? { scripts: paying.scripts } : {}),
    loaderData: context.loaderData,
    errors: failures.told,
    queries: dehydrate(queryClient),
  });
  const slots = await slotHostOf(snapshot);
  const page = {
    brand,
    social: input.social,
    siblings: input.siblings,
    addresses,
    measured,
    stylesheet: stylesheetOf(brand),
    themeColor: brand.themeColor,
    incomplete: false,
    nonce,
  };
  const scripts = scriptsOf(assets, entry, brand, remote?.artefact ?? null, handles);
  const router = createStaticRouter(handler.dataRoutes, context);
  const document = await renderDocument(
    (sheet) =>
      sheet.collectStyles(
        <App shell={shell} slots={slots} page={page}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>,
      ),
    {
      nonce,
      onError: (error) => input.onError(error, 'render'),
      tail: () =>
        `<script type="application/json" id="${bootElementId}" nonce="${nonce}">${inScript(boot())}</script>` +
        (paying ? scriptElements(scripts) : starterElement(assets, scripts, nonce) + (input.tail?.(nonce) ?? '')),
      // parts that come late would need scripts inside the page
      ...(paying ? { patience: 7000 } : {}),
    },
  );
  const shared = handles.some((handle) => (handle as PageHandle | undefined)?.shared);
  return {
    kind: 'page',
    status: failures.status ?? context.statusCode,
    nonce,
    document,
    shared,
    ahead: fetchedAhead(assets, remote?.artefact ?? null, handles),
    payment: paying && { ...paying, bank: paying.page.bank?.(dataOf(context)) ?? null },
  };
}
