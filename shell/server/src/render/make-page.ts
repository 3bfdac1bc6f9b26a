import { type BrandInfo, cookieText, readCookies } from '@actual/shell-contract';
import type { Brand, Site } from '@actual/themes-contract';
import type { FastifyRequest } from 'fastify';
import { frameAddresses } from '../../../src/frame/footer/footer-links';
import { ownerOf } from '../../../src/remotes/owner';
import type { ShellConfig } from '../config';
import { callOverLines, cookiesAfter } from '../gateway/calls-over-lines';
import { forwardedHeaders } from '../gateway/headers';
import type { Upstreams } from '../gateway/upstream';
import { loggedPath } from '../logged-path';
import type { ShellMetrics } from '../metrics';
import { type PaymentDocuments, paymentDocumentAt } from '../payment-document/payment-documents';
import { remoteOnStack } from '../registry/bundle-frame';
import type { Registry } from '../registry/registry';
import { type Snapshot, type Visitor, withoutRemote } from '../registry/snapshots';
import type { PageOrder, RenderedPage } from '../renderers/protocol';
import { RendererLost } from '../renderers/renderer-process';
import type { Renderers } from '../renderers/renderers';
import { existingAddresses } from './addresses';
import type { ShellAssets } from './assets';
import type { Rendered } from './kept-pages/page-caching';
import type { PageInput } from './render-page';
import { emptyLinksIn, framePatience, initialStateOf, serverApi, siteOf } from './shell-data';

/** The parts that any page of this gateway is made with. */
export interface PageParts {
  config: ShellConfig;
  upstreams: Upstreams;
  registry: Registry;
  renderers: Renderers;
  brands: Record<Site, Brand>;
  assets: ShellAssets;
  payment: PaymentDocuments;
  metrics: ShellMetrics;
}

/** One view of a page. */
export interface Asked {
  brand: BrandInfo;
  visitor: Visitor;
  snapshot: Snapshot;
  siblings: PageInput['siblings'];
  url: URL;
  signal: AbortSignal;
  /** Takes the cookies that services set. */
  onCookie?: ((cookie: string) => void) | undefined;
  /** Takes the cookies that the page keeps in the browser. */
  onKept?: ((cookie: string) => void) | undefined;
}

/** What the gateway asked for the page beside its remote. */
type Around = Pick<PageInput, 'initial' | 'social' | 'company' | 'texts' | 'emptyLinks'>;

/** The renderer of pages that no remote owns. */
const ofShell = 'shell';
/** Calls of a loader that wait for each other, each as long as it may. */
const callsInARow = 3;

/** The owner of an address's page; null for an unknown one. */
export function ownerOfPage({ remotes, failed }: Snapshot, { pathname }: URL): string | null {
  const loaded = [...remotes.values()].map(({ artifact }) => artifact);
  return ownerOf(loaded, pathname) ?? ownerOf(failed, pathname);
}

let views = 0;

/** Makes a page: gathers its data, hands it to a renderer, and logs failures. */
export class PageMaker {
  constructor(private readonly parts: PageParts) {}

  /** @throws {RendererLost} where two renderers in a row ended over it, or the first over a form */
  async make(request: FastifyRequest, asked: Asked): Promise<Rendered> {
    const { brand, snapshot, url } = asked;
    const owner = ownerOfPage(snapshot, url);
    // an unknown address belongs at home, which itself has nowhere to go
    if (owner === null && url.pathname !== '/')
      return { result: { kind: 'redirect', status: 302, location: '/', gone: 'page' }, broken: false };
    const { upstreams, config, brands, metrics } = this.parts;
    const headers = headersOf(request);
    const frameApi = serverApi(upstreams, {
      site: brand.site,
      headers,
      deadlineMs: config.apiTimeout,
      patience: framePatience,
    });
    const [visitor, site, empty] = await Promise.all([
      initialStateOf(frameApi, readCookies(request.headers.cookie)),
      siteOf(frameApi, brand.site),
      emptyLinksIn(frameApi, brands[brand.site]),
    ]);
    const { social, company, texts } = site;
    const around: Around = { initial: visitor.initial, social, company, texts, emptyLinks: empty.links };
    const end = metrics.render.startTimer({ owner: owner ?? ofShell });
    const { result, failures, cookies, again } = await this.renderOrAgain(request, asked, around);
    end();
    for (const { name, value } of cookies) asked.onKept?.(cookieText(name, value, request.protocol === 'https'));
    for (const failure of failures) {
      metrics.failures.inc({ remote: failure.remote, version: failure.version, where: failure.where });
      request.log.error({ ...failure, url: loggedPath(request) }, 'page failed');
    }
    const broken = again || failures.length > 0 || !visitor.complete || !site.complete || !empty.complete;
    return { result, broken };
  }

  /** A page that ended its renderer is made once more, without the remote whose code ran then. */
  private async renderOrAgain(
    request: FastifyRequest,
    asked: Asked,
    around: Around,
  ): Promise<RenderedPage & { again: boolean }> {
    try {
      return { ...(await this.render(request, asked, around)), again: false };
    } catch (error) {
      // a form's effect may have happened already
      if (!(error instanceof RendererLost) || request.method === 'POST') throw error;
      const snapshot = await this.snapshotAfter(error, asked);
      return { ...(await this.render(request, { ...asked, snapshot }, around)), again: true };
    }
  }

  /** The snapshot for a page whose renderer has ended: the culprit may have been replaced; if not, it is left out. */
  private async snapshotAfter({ note }: RendererLost, { visitor }: Asked): Promise<Snapshot> {
    const { registry } = this.parts;
    await registry.look();
    const snapshot = registry.snapshotFor(visitor);
    const culprit = remoteOnStack(note?.stack ?? []);
    const isThere = culprit && snapshot.remotes.get(culprit.remote)?.artifact.version === culprit.version;
    return isThere ? withoutRemote(snapshot, culprit.remote) : snapshot;
  }

  private render(
    request: FastifyRequest,
    { brand, snapshot, siblings, url, signal, onCookie }: Asked,
    around: Around,
  ): Promise<RenderedPage> {
    const { config, upstreams, renderers, payment } = this.parts;
    const owner = ownerOfPage(snapshot, url);
    views += 1;
    const order: Omit<PageOrder, 'remotes'> = {
      ...around,
      view: views,
      url: url.href,
      form: formOf(request),
      site: brand.site,
      brand,
      owner,
      failed: snapshot.failed,
      siblings,
      addresses: existingAddresses(snapshot, frameAddresses),
      analytics: config.analyticsUrl !== undefined,
      payment: paymentDocumentAt(payment, owner ? snapshot.remotes.get(owner) : undefined, url.pathname),
      loaderMs: callsInARow * config.apiTimeout,
    };
    const headers = headersOf(request);
    const lines = {
      upstreams,
      deadlineMs: config.apiTimeout,
      onCookie: (set: string) => {
        // the person who signed in by a form makes its next call
        headers.cookie = cookiesAfter(headers.cookie, set);
        onCookie?.(set);
      },
    };
    return renderers.render(owner ?? ofShell, {
      order,
      remotes: [...snapshot.remotes.values()],
      call: (call) => callOverLines(lines, { ...call, headers: { ...call.headers, ...headers } }),
      signal,
    });
  }
}

/** The headers that tell services about the visitor. */
function headersOf(request: FastifyRequest): Record<string, string> {
  const { cookie, 'user-agent': device } = request.headers;
  return {
    ...forwardedHeaders(request),
    ...(cookie ? { cookie } : {}),
    // the name of the device where a form begins a session
    ...(device && request.method === 'POST' ? { 'user-agent': device } : {}),
  };
}

const formOf = ({ method, headers, body }: FastifyRequest): PageOrder['form'] =>
  method === 'POST'
    ? { type: headers['content-type'] ?? '', body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) }
    : null;
