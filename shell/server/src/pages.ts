import type { BrandInfo, Gone } from '@actual/shell-contract';
import { cookieNames, cookieText, isZipcode, readCookies, statusOf } from '@actual/shell-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownerOf } from '../../src/remotes/owner';
import { visitorCookie } from './analytics/visitor-cookie';
import { brandOf, chosenBrand, siblingsOf as siblingsOfHost } from './brand-of-host';
import type { ShellConfig } from './config';
import { mayPost } from './form-origin';
import { forwardedHeaders } from './gateway/headers';
import { liveReloadScript } from './live-reload';
import { loggedPath } from './logged-path';
import type { ShellMetrics } from './metrics';
import { paymentHeaders, paymentPolicy } from './payment-document/policy';
import { reportsPath } from './payment-document/reports';
import { cohortCookie, cohortOf } from './registry/cohort';
import type { Snapshot } from './registry/snapshots';
import { BusyPages, type PageParts } from './render/busy-pages';
import { contentSecurityPolicy } from './render/csp';
import { describeFailure } from './render/describe-failure';
import { pageAddress } from './render/page-address';
import { type CachedPage, PageCache } from './render/page-cache';
import { cacheablePage, cachingHeaders, hasTag, type Rendered } from './render/page-caching';
import { newNonce } from './render/render-document';
import { type PageResult, renderPage } from './render/render-page';
import { Busy, RenderSemaphore } from './render/render-semaphore';
import { emptyLinksIn, forgetZipcodes, framePatience, initialStateOf, serverApi, socialOf } from './render/shell-data';
import { pageUrl, webRequest } from './render/web-request';

export interface PagesOptions extends PageParts {
  metrics: ShellMetrics;
  /** Calls back when staff changed what pages show. */
  onStoreChanged: (forget: () => void) => void;
}
/** One view of a page. */
interface Asked {
  brand: BrandInfo;
  snapshot: Snapshot;
  url: URL;
  signal: AbortSignal;
  onCookie?: ((cookie: string) => void) | undefined;
}

/** Cookies that do not change an anonymous page beyond what its cache key holds. */
const harmless = new Set<string>([
  cookieNames.zipcode,
  cookieNames.brand,
  cookieNames.consent,
  visitorCookie,
  cohortCookie,
]);

export const brandOfRequest = (config: ShellConfig, request: FastifyRequest): BrandInfo =>
  brandOf({
    host: request.host,
    protocol: request.protocol,
    chosen: readCookies(request.headers.cookie)[cookieNames.brand],
    internal: config.internal,
    origins: config.origins,
  });

const siblingsOf = (config: ShellConfig, request: FastifyRequest) =>
  siblingsOfHost({
    host: request.host,
    protocol: request.protocol,
    internal: config.internal,
    origins: config.origins,
  });

/** Seconds in which a browser follows a redirect. */
const goneSeconds = 30;

/** Tells the next page what was not there; null when a page has said it. */
const goneCookie = (gone: Gone | null): string =>
  `${cookieNames.gone}=${gone ?? ''}; Path=/; Max-Age=${gone ? goneSeconds : 0}; SameSite=Lax`;

/** Answers every page of the store. */
export function pagesHandler(options: PagesOptions) {
  const { config, upstreams, registry, brands, assets, metrics, payment } = options;
  const cache = new PageCache(config.pageCacheMs);
  const semaphore = new RenderSemaphore();
  const busyPages = new BusyPages(options);
  let revision = registry.snapshot();
  options.onStoreChanged(() => {
    cache.clear();
    forgetZipcodes();
  });

  const render = async (
    request: FastifyRequest,
    { brand, snapshot, url, signal, onCookie }: Asked,
  ): Promise<Rendered> => {
    const cookies = readCookies(request.headers.cookie);
    const { cookie, 'user-agent': device } = request.headers;
    const headers = {
      ...forwardedHeaders(request),
      ...(cookie ? { cookie } : {}),
      // the name of the device where a form begins a session
      ...(device && request.method === 'POST' ? { 'user-agent': device } : {}),
    };
    const scope = { site: brand.site, headers, deadlineMs: config.apiTimeout };
    const api = serverApi(upstreams, onCookie ? { ...scope, onCookie } : scope);
    const frameApi = serverApi(upstreams, { ...scope, patience: framePatience });
    const [visitor, social, empty] = await Promise.all([
      initialStateOf(frameApi, cookies),
      socialOf(frameApi, brand.site),
      emptyLinksIn(frameApi, brands[brand.site]),
    ]);
    const { pathname } = url;
    const owners = [...snapshot.remotes.values()].map(({ artifact }) => artifact);
    const owner = ownerOf(owners, pathname) ?? registry.ownerOfFailed(pathname);
    let broken = !visitor.complete || !social.complete || !empty.complete;
    const end = metrics.render.startTimer({ owner: owner ?? 'shell' });
    const result = await renderPage({
      request: webRequest(request, url, signal),
      brand: brands[brand.site],
      shell: { api, brand },
      initial: visitor.initial,
      ...(onCookie && {
        writeCookie: (name, value) => onCookie(cookieText(name, value, request.protocol === 'https')),
      }),
      social: social.links,
      emptyLinks: empty.links,
      siblings: siblingsOf(config, request),
      snapshot,
      analytics: config.analyticsUrl !== undefined,
      owner,
      assets,
      payment,
      tail: config.liveReload ? liveReloadScript : undefined,
      onError: (error, where) => {
        if (signal.aborted || statusOf(error) < 500) return;
        broken = true;
        const failure = describeFailure(error, snapshot, owner);
        metrics.failures.inc({ remote: failure.remote, version: failure.version, where });
        request.log.error({ ...failure, where, url: loggedPath(request) }, 'page failed');
      },
    });
    end();
    return { result, broken };
  };

  const renderWithPermit = (request: FastifyRequest, page: Asked) =>
    semaphore.take(request.ip, () => render(request, page));

  const policy = (request: FastifyRequest, nonce: string) =>
    contentSecurityPolicy(nonce, { secure: request.protocol === 'https' });

  /** Headers of a page that is this answer's alone. */
  const headersOf = (request: FastifyRequest, { nonce, ahead, payment: paying }: PageResult & { kind: 'page' }) => {
    if (!paying) {
      const plain = { 'content-security-policy': policy(request, nonce), 'cache-control': 'private, no-cache' };
      return ahead ? { ...plain, link: ahead } : plain;
    }
    const reports = brandOfRequest(config, request).origin + reportsPath;
    const secure = request.protocol === 'https';
    const { hashes, providers, bank } = paying;
    const text = paymentPolicy({ nonce, hashes, providers, origins: config.paymentOrigins, bank, secure, reports });
    return { 'content-security-policy': text, ...paymentHeaders(reports) };
  };

  /** A kept page under a nonce of its own; nothing but its tag to a browser that has it, with the policy it came with. */
  const sendKept = (request: FastifyRequest, reply: FastifyReply, page: CachedPage, fresh: boolean) => {
    // who comes without a cookie gets a canary or not: no shared cache may choose for them
    const nameless = request.headers.cookie === undefined && !registry.hasCanary(brandOfRequest(config, request).site);
    reply.headers(
      cachingHeaders({ shared: page.shared, nameless, internal: config.internal, freshMs: config.pageCacheMs }),
    );
    reply.header('etag', page.tag);
    if (hasTag(request.headers['if-none-match'], page.tag)) return reply.code(304).send();
    const nonce = fresh ? page.nonce : newNonce();
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy(request, nonce))
      .send(fresh ? page.html : page.html.replaceAll(page.nonce, nonce));
  };

  const send = (request: FastifyRequest, reply: FastifyReply, result: PageResult) => {
    if (result.kind === 'redirect') {
      if (result.gone) reply.header('set-cookie', goneCookie(result.gone));
      return reply.header('cache-control', 'no-store').redirect(result.location, result.status);
    }
    return reply
      .code(result.status)
      .type('text/html; charset=utf-8')
      .headers(headersOf(request, result))
      .send(result.html);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply, asked: Asked) => {
    const { brand, snapshot, url } = asked;
    const cookies = readCookies(request.headers.cookie);
    if (cookies[cookieNames.gone] !== undefined) reply.header('set-cookie', goneCookie(null));
    const anonymous = Object.keys(cookies).every((name) => harmless.has(name));
    const address = pageAddress(snapshot, url);
    const mayKeep = request.method === 'GET' && anonymous && config.pageCacheMs > 0 && !request.headers.authorization;
    if (!mayKeep || address === null) return send(request, reply, (await renderWithPermit(request, asked)).result);
    const cp = cookies[cookieNames.zipcode];
    const who = `${brand.origin} ${brand.site} ${isZipcode(cp) ? cp : ''} ${snapshot.canaries}`;
    const key = `${who} ${address.pathname}${address.search}`;
    let made: PageResult | undefined;
    const kept = { brand, snapshot, url: address, signal: new AbortController().signal };
    const make = async () => {
      const rendered = await renderWithPermit(request, kept);
      // where it leads may depend on all of the address
      const whole = address.search === url.search || rendered.result.kind === 'page';
      made = whole ? rendered.result : undefined;
      return cacheablePage(rendered);
    };
    const remake = async () => cacheablePage(await semaphore.takeSpare(() => render(request, kept)));
    const { page, hit } = await cache.get(key, make, remake);
    metrics.pages.inc({ cache: hit ? 'hit' : 'miss' });
    if (page) return sendKept(request, reply, page, made !== undefined && !hit);
    return send(request, reply, made ?? (await renderWithPermit(request, asked)).result);
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const chosen = config.internal ? chosenBrand(request.url) : null;
    if (chosen) {
      const cookie = `${cookieNames.brand}=${chosen.site}; Path=/; Max-Age=31536000; SameSite=Lax`;
      return reply.header('set-cookie', cookie).header('cache-control', 'no-store').redirect(chosen.rest, 302);
    }
    const brand = brandOfRequest(config, request);
    if (request.method === 'POST' && !mayPost(request.headers, brand.origin, request.url)) {
      return reply.code(403).send({ code: 'forbidden', message: 'forbidden', requestId: request.id });
    }
    if (registry.snapshot() !== revision) {
      cache.clear();
      busyPages.clear();
      revision = registry.snapshot();
    }
    const snapshot = registry.snapshotFor({
      site: brand.site,
      cohort: registry.hasCanary(brand.site) ? cohortOf(request, reply) : undefined,
    });
    // a form that is sent without script may begin a session or a quotation, or end one
    const onCookie = request.method === 'POST' ? (one: string) => void reply.header('set-cookie', one) : undefined;
    const gone = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort();
    });
    try {
      return await answer(request, reply, {
        brand,
        snapshot,
        url: pageUrl(request, brand.origin),
        signal: gone.signal,
        onCookie,
      });
    } catch (error) {
      if (!(error instanceof Busy)) throw error;
      request.log.info({ reason: error.reason, url: loggedPath(request) }, 'page refused');
      const { bytes, nonce } = await busyPages.of(brand, siblingsOf(config, request));
      return reply
        .code(503)
        .type('text/html; charset=utf-8')
        .headers({ 'retry-after': '5', 'cache-control': 'no-store', 'content-security-policy': policy(request, nonce) })
        .send(bytes);
    }
  };
}
