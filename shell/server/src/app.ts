import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { loadBrand } from '@actual/brands/load-brand';
import { rendererLimits } from '@actual/contracts/facts/capacities';
import { sites } from '@actual/contracts/facts/company/brands';
import { figuresFolder } from '@actual/contracts/staff/version-figures';
import type { Brand, Site } from '@actual/themes-contract';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { installAnalytics } from './analytics/install-analytics';
import { brandOfRequest } from './brand-of-request';
import type { ShellConfig } from './config';
import { installDocuments } from './documents/documents';
import { brotliOptions, compressedFrom } from './files/compressed';
import { installFiles } from './files/files';
import { installApi } from './gateway/api';
import { openUpstreams } from './gateway/open-upstreams';
import { renewSessions } from './gateway/renewal';
import { installHealth } from './health';
import { installLiveReload } from './live-reload';
import { loggedPath } from './logged-path';
import { installMetrics } from './metrics';
import { installPageReports } from './page-reports/install-page-reports';
import { pagesHandler } from './pages';
import { openPaymentDocuments } from './payment-document/payment-documents';
import { installReports } from './payment-document/reports';
import { lendReleases } from './registry/lend-releases';
import { Registry } from './registry/registry';
import { rendererNotes } from './registry/types';
import { readAssets } from './render/assets';
import { revisionFrom, watchStore } from './render/kept-pages/watch-store';
import { securityHeaders } from './render/security-headers';
import { shellVersion } from './render/shell-version';
import { Renderers } from './renderers/renderers';
import { createServer } from './server';

export interface ShellOptions {
  config: ShellConfig;
  /** Folder of the shell's own browser build. */
  client: string;
  /** The built programs of a renderer and of the thread that watches it. */
  renderer: { entry: string; watchdog: string };
  packageFolder: (name: string) => string;
}

async function allBrands(): Promise<Record<Site, Brand>> {
  const all = await Promise.all(sites.map(async (site) => [site, await loadBrand(site)] as const));
  return Object.fromEntries(all) as Record<Site, Brand>;
}

/** Builds one gateway, public or internal; `listen` is the caller's. */
export async function buildShell({ config, client, renderer, packageFolder }: ShellOptions): Promise<FastifyInstance> {
  const app = createServer(config);
  // an answer on its way while the gateway closes would keep its connection, and the gateway, for a minute
  app.addHook('preClose', (done) => {
    const timer = setInterval(() => app.server.closeIdleConnections(), 100);
    app.server.once('close', () => clearInterval(timer));
    timer.unref();
    done();
  });
  const metrics = installMetrics(app);
  const upstreams = openUpstreams(app, config);
  const payment = await openPaymentDocuments(config, client, (sentence) =>
    app.log.error({ sentence }, 'payment documents are closed'),
  );
  const assets = await readAssets(client);
  const renderers: Renderers = new Renderers({
    ...renderer,
    beginning: { assets, liveReload: config.liveReload },
    notes: rendererNotes(config.registry, config.stateDir),
    memoryMiB: config.rendererMemoryMiB,
    spare: config.spareRenderers,
    restMs: rendererLimits.restMinutes * 60_000,
    onLost: ({ renderer: name, note, ran }) => {
      app.log.error({ renderer: name, note }, 'a renderer ended');
      metrics.renderers.inc({ renderer: name, why: note?.why ?? 'unknown' });
      if (note) registry.judge(note, ran);
    },
  });
  app.addHook('onClose', async () => renderers.close());
  const registry = new Registry({
    file: config.registry,
    stateDir: config.stateDir,
    tryBundle: (remote) => renderers.tryBundle(remote),
    onLoaded: (remotes) => renderers.prepare(remotes),
    offers: assets.offers,
    publicKey: config.releaseKey,
    inventoryOf: payment.inventoryOf,
    log: { info: (fields, text) => app.log.info(fields, text), error: (fields, text) => app.log.error(fields, text) },
    onFailure: (remote, failure) => metrics.loads.inc({ remote, failure }),
  });
  const [brands] = await Promise.all([allBrands(), registry.start()]);
  app.addHook('onClose', () => registry.stop());
  const ownHeaders = { http: securityHeaders(false), https: securityHeaders(true) };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(ownHeaders[request.protocol]).header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const fields = {
      method: request.method,
      url: loggedPath(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log[reply.statusCode >= 500 ? 'warn' : 'debug'](fields, 'request');
    done();
  });
  await app.register(compress, {
    global: true,
    threshold: compressedFrom,
    encodings: ['br', 'gzip'],
    brotliOptions,
  });
  installHealth(app, { registry, services: config.services });
  installFiles(app, {
    config,
    registry,
    brands,
    client,
    packageFolder,
    upstreams,
    siteOf: (request) => brandOfRequest(config, request).site,
  });
  installAnalytics(app, config);
  installReports(app, metrics.violations);
  installPageReports(app, {
    registry,
    metrics: metrics.browsers,
    maps: { shell: join(client, '..', 'maps'), artifacts: registry.artifacts },
    figures: join(dirname(config.registry), figuresFolder, `${hostname()}-${config.port}.json`),
    siteOf: (request) => brandOfRequest(config, request).site,
    shellVersion: shellVersion(assets),
  });
  const brandOf = (request: FastifyRequest) => brandOfRequest(config, request);
  await installDocuments(app, { config, upstreams, registry, renderers, brandOf });
  if (config.liveReload) installLiveReload(app, registry);
  if (config.lendReleases) lendReleases(app, config, registry);
  const renew = renewSessions(upstreams.account);
  await installApi(app, { internal: config.internal, upstreams, renew, brandOf });
  const onStoreChanged = (forget: () => void) => {
    const watch = watchStore(revisionFrom(upstreams), forget);
    app.addHook('onClose', async () => watch.stop());
    return watch.onPage;
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    preHandler: renew,
    handler: pagesHandler({ config, upstreams, registry, renderers, brands, assets, metrics, payment, onStoreChanged }),
  });
  return app;
}

export const clientFolder = (serverFolder: string): string => join(serverFolder, '..', 'client');
