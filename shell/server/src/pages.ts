import { addressOf } from '@actual/contracts/facts/limits/caller-addresses';
import { parseWayIn } from '@actual/contracts/way-in/way-in';
import { cookieNames, isZipcode, readCookies } from '@actual/shell-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { visitorCookie } from './analytics/visitor-cookie';
import { chosenBrand } from './brand-of-host';
import { brandOfRequest, siblingsOfRequest } from './brand-of-request';
import { mayPost } from './form-origin';
import { logFailed } from './gateway/refusals';
import { goneCookie } from './gone-cookie';
import { loggedPath } from './logged-path';
import { paymentHeaders, paymentPolicy } from './payment-document/policy';
import { reportsPath } from './payment-document/reports';
import { cohortCookie, cohortOf } from './registry/cohort';
import { deskPreparing, waitsForDesk } from './render/desk-preparing';
import { FramePages } from './render/frame-pages';
import { type CachedPage, PageCache } from './render/kept-pages/page-cache';
import { cacheablePage, cachingHeaders, hasTag } from './render/kept-pages/page-caching';
import { type Asked, ownerOfPage, PageMaker, type PageParts } from './render/make-page';
import { pageAddress } from './render/page-address';
import { pageUrl } from './render/page-url';
import { newNonce } from './render/render-document';
import type { PageResult } from './render/render-page';
import { Busy, RenderSemaphore } from './render/render-semaphore';
import { contentSecurityPolicy } from './render/security-headers';
import { forgetStore } from './render/shell-data';
import { Writings } from './render/writings';

export interface PagesOptions extends PageParts {
  /** Calls back when staff changed the content of pages; answers what each page calls first. */
  onStoreChanged: (forget: () => void) => () => Promise<unknown> | undefined;
}
/** Cookies that do not change an anonymous page beyond the parts in its cache key. */
const harmless = new Set<string>([
  cookieNames.zipcode,
  cookieNames.wayIn,
  cookieNames.brand,
  cookieNames.consent,
  visitorCookie,
  cohortCookie,
]);

/** Answers every page of the store. */
export function pagesHandler(options: PagesOptions) {
  const { config, registry, renderers, metrics } = options;
  const cache = new PageCache(config.pageCacheMs);
  const writings = new Writings();
  const maker = new PageMaker(options);
  const framePages = new FramePages(options);
  // turns of each remote apart: pages of one that is stuck keep nobody from those of another
  const turns = new Map<string | null, RenderSemaphore>();
  let revision = registry.snapshot();
  const onPage = options.onStoreChanged(() => {
    cache.clear();
    forgetStore();
  });

  const turnsOf = ({ snapshot, url }: Asked): RenderSemaphore => {
    const owner = ownerOfPage(snapshot, url);
    const own = turns.get(owner) ?? new RenderSemaphore();
    turns.set(owner, own);
    return own;
  };
  const renderWithPermit = (request: FastifyRequest, page: Asked) =>
    turnsOf(page).take(addressOf(request.ip), () => maker.make(request, page));

  const policy = (request: FastifyRequest, nonce: string) =>
    contentSecurityPolicy(nonce, { secure: request.protocol === 'https' });

  /** Headers of a page that is this answer's alone. */
  const headersOf = (request: FastifyRequest, { nonce, ahead, payment: paying }: PageResult & { kind: 'page' }) => {
    if (!paying) {
      const text = { 'content-security-policy': policy(request, nonce) };
      // Back shows a kept page without asking: after paying, the step before it would still lead to the payment
      return ahead
        ? { ...text, 'cache-control': 'no-store', link: ahead }
        : { ...text, 'cache-control': 'private, no-cache' };
    }
    const reports = brandOfRequest(config, request).origin + reportsPath;
    const secure = request.protocol === 'https';
    const { hashes, providers, bank } = paying;
    const text = paymentPolicy({ nonce, hashes, providers, origins: config.paymentOrigins, bank, secure, reports });
    return { 'content-security-policy': text, ...paymentHeaders(reports) };
  };

  /** A kept page; a browser that has it gets nothing but its tag and the policy that it came with. */
  const sendKept = (request: FastifyRequest, reply: FastifyReply, page: CachedPage, fresh: boolean) => {
    // a visitor without a cookie may or may not get a canary, so no shared cache may choose for them
    const nameless = request.headers.cookie === undefined && !registry.hasCanary(brandOfRequest(config, request).site);
    reply.headers(
      cachingHeaders({ shared: page.shared, nameless, internal: config.internal, freshMs: config.pageCacheMs }),
    );
    reply.header('etag', page.tag);
    if (hasTag(request.headers['if-none-match'], page.tag)) return reply.code(304).send();
    const { nonce, bytes } = writings.of(page, fresh);
    reply.code(page.status).type('text/html; charset=utf-8').header('content-security-policy', policy(request, nonce));
    return bytes.send(request, reply);
  };

  const send = (request: FastifyRequest, reply: FastifyReply, result: PageResult) => {
    if (result.kind === 'redirect') {
      // a page fetched ahead may never be opened, and its notice would show on another page
      if (result.gone && request.headers['sec-purpose'])
        return reply.code(503).header('cache-control', 'no-store').send();
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
    const mayKeep = request.method === 'GET' && anonymous && config.pageCacheMs > 0 && !request.headers.authorization;
    const address = mayKeep ? await pageAddress(snapshot, url, (...of) => renderers.namesRead(...of)) : null;
    if (address === null) return send(request, reply, (await renderWithPermit(request, asked)).result);
    const cp = cookies[cookieNames.zipcode];
    const wayIn = cookies[cookieNames.wayIn];
    const place = `${isZipcode(cp) ? cp : ''} ${parseWayIn(wayIn) ? wayIn : ''}`;
    const who = `${brand.origin} ${brand.site} ${place} ${snapshot.canaries}`;
    const key = `${who} ${address.pathname}${address.search}`;
    let made: PageResult | undefined;
    const kept = {
      ...asked,
      url: address,
      signal: new AbortController().signal,
      onKept: undefined,
      onCookie: undefined,
    };
    const make = async () => {
      const rendered = await renderWithPermit(request, kept);
      // where it leads may depend on all of the address
      const whole = address.search === url.search || rendered.result.kind === 'page';
      made = whole ? rendered.result : undefined;
      return cacheablePage(rendered);
    };
    const remake = async () => cacheablePage(await turnsOf(kept).takeSpare(() => maker.make(request, kept)));
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
    await onPage();
    const brand = brandOfRequest(config, request);
    if (request.method === 'POST' && !mayPost(request.headers, brand.origin, request.url)) {
      return reply.code(403).send({ code: 'forbidden', message: 'forbidden', requestId: request.id });
    }
    if (registry.snapshot() !== revision) {
      cache.clear();
      framePages.clear();
      revision = registry.snapshot();
    }
    const url = pageUrl(request, brand.origin);
    if (config.internal && waitsForDesk(registry.snapshot(), url)) {
      const nonce = newNonce();
      return reply
        .code(503)
        .type('text/html; charset=utf-8')
        .headers({ 'retry-after': '5', 'cache-control': 'no-store', 'content-security-policy': policy(request, nonce) })
        .send(deskPreparing(nonce));
    }
    const cohort = registry.hasCanary(brand.site) ? cohortOf(request, reply) : undefined;
    const visitor = { site: brand.site, cohort };
    const siblings = siblingsOfRequest(config, request);
    // a form that is sent without script may begin a session or a quotation, or end one
    const onKept = (one: string) => void reply.header('set-cookie', one);
    const onCookie = request.method === 'POST' ? onKept : undefined;
    const gone = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort();
    });
    try {
      return await answer(request, reply, {
        brand,
        visitor,
        siblings,
        snapshot: registry.snapshotFor(visitor),
        url,
        signal: gone.signal,
        onKept,
        onCookie,
      });
    } catch (error) {
      if (error instanceof Busy) request.log.info({ reason: error.reason, url: loggedPath(request) }, 'page refused');
      // a page that nobody waits for any more is given up half made
      else if (!gone.signal.aborted) logFailed(request, error);
      const { bytes, nonce } = await framePages.of(brand, siblings);
      return reply
        .code(503)
        .type('text/html; charset=utf-8')
        .headers({ 'retry-after': '5', 'cache-control': 'no-store', 'content-security-policy': policy(request, nonce) })
        .send(bytes);
    }
  };
}
