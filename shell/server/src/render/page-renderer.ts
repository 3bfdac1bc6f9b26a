import { type BrandInfo, cookieText, readCookies, statusOf } from '@actual/shell-contract';
import type { FastifyRequest } from 'fastify';
import { ownerOf } from '../../../src/remotes/owner';
import { siblingsOfRequest } from '../brand-of-request';
import { forwardedHeaders } from '../gateway/headers';
import { liveReloadScript } from '../live-reload';
import { loggedPath } from '../logged-path';
import type { ShellMetrics } from '../metrics';
import type { Snapshot } from '../registry/snapshots';
import type { PageParts } from './busy-pages';
import { describeFailure } from './describe-failure';
import type { Rendered } from './page-caching';
import { renderPage } from './render-page';
import { emptyLinksIn, framePatience, initialStateOf, serverApi, socialOf } from './shell-data';
import { webRequest } from './web-request';

export interface RendererOptions extends PageParts {
  metrics: ShellMetrics;
}
/** One view of a page. */
export interface Asked {
  brand: BrandInfo;
  snapshot: Snapshot;
  url: URL;
  signal: AbortSignal;
  /** Takes cookies for the browser: of the services, and of what a form chose. */
  onCookie?: ((cookie: string) => void) | undefined;
}

/** Makes the page of a request out of what the services say, and tells what failed. */
export const pageRenderer =
  ({ config, upstreams, registry, brands, assets, metrics, payment }: RendererOptions) =>
  async (request: FastifyRequest, { brand, snapshot, url, signal, onCookie }: Asked): Promise<Rendered> => {
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
      siblings: siblingsOfRequest(config, request),
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
