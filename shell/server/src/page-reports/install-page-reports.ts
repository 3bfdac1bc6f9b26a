import { pageReports } from '@actual/contracts/facts/capacities';
import type { Site } from '@actual/contracts/facts/company/brands';
import { addressOf } from '@actual/contracts/facts/limits/caller-addresses';
import { type Vital, vitalNames } from '@actual/contracts/facts/text/web-vitals';
import { impersonal } from '@actual/contracts/impersonal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type PageReport, pageReportsPath } from '../../../src/page-reports/report';
import { Allowance } from '../allowance';
import type { Registry } from '../registry/registry';
import type { PageMetrics, ReportedPage } from './page-metrics';
import { framesOf, type MapFolders, SourceMaps } from './source-maps';
import { FiguresFile } from './version-figures';

const bodyLimit = 16 * 1024;
/** Milliseconds between two writings of the figures. */
const saveEvery = 5_000;

const measured = z.number().min(0).max(600_000);
/** Fields that are not named here are left out. */
const shape = z.object({
  page: z.string().max(120),
  remote: z.string().max(30),
  version: z.string().max(60),
  vitals: z
    .object(Object.fromEntries(vitalNames.map((name) => [name, measured])) as Record<Vital, typeof measured>)
    .partial()
    .optional(),
  error: z.object({ text: z.string().max(400), stack: z.string().max(4_000) }).optional(),
  trace: z
    .string()
    .regex(/^00-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/)
    .optional()
    .catch(undefined),
}) satisfies z.ZodType<PageReport>;

export interface PageReportsOptions {
  registry: Pick<Registry, 'serves' | 'owns'>;
  metrics: PageMetrics;
  maps: MapFolders;
  /** Where the figures of each version are kept. */
  figures: string;
  siteOf: (request: FastifyRequest) => Site;
  /** Of the shell's own build. */
  shellVersion: string;
}

/** A name that this gateway does not know stands for all of them: nobody invents series. */
const other = 'other';

/**
 * `POST /informes-de-paginas`: counts browsers' reports of pages, errors and web vitals without who they are; always
 * answers 204.
 */
export function installPageReports(app: FastifyInstance, options: PageReportsOptions): void {
  const { registry, metrics } = options;
  const reading = new Allowance(pageReports.read);
  const logging = new Allowance(pageReports.logged);
  const maps = new SourceMaps(options.maps);
  const figures = new FiguresFile(options.figures);
  const save = () => {
    try {
      figures.save();
    } catch (error) {
      // a full disk costs the figures, never the gateway; the next time may be better
      app.log.warn({ err: error }, 'figures not written');
    }
  };
  const timer = setInterval(save, saveEvery);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    save();
  });

  const known = (remote: string, version: string) => {
    if (remote === 'shell') return { remote, version: options.shellVersion };
    return registry.serves(remote, version) ? { remote, version } : { remote: other, version: other };
  };

  /** An error's culprit: the stack's innermost remote, else the shell for its own scripts, else the page's owner. */
  const culpritOf = (stack: string, page: ReportedPage): ReportedPage => {
    const frames = framesOf(stack);
    const named = frames.find(({ remote }) => remote)?.remote;
    if (named) return { ...page, ...known(named.name, named.version) };
    return frames.length > 0 ? { ...page, ...known('shell', '') } : page;
  };

  const takeError = async (
    request: FastifyRequest,
    page: ReportedPage,
    { error: { text, stack }, trace }: { error: NonNullable<PageReport['error']>; trace: string | undefined },
  ) => {
    const culprit = culpritOf(stack, page);
    metrics.errors.inc({ ...culprit });
    figures.error(culprit);
    if (!logging.take(addressOf(request.ip))) return;
    const at = await Promise.all(
      framesOf(stack)
        .filter(({ remote }) => !remote || registry.serves(remote.name, remote.version))
        .map((frame) => maps.sourceOf(frame)),
    );
    request.log.warn({ ...culprit, error: impersonal(text), at, trace }, 'browser error');
  };

  const take = (request: FastifyRequest): Promise<void> | undefined => {
    const { page, remote, version, vitals, error, trace } = shape.parse(JSON.parse(String(request.body)));
    const path = registry.owns(remote, page) ? page : other;
    const of = { site: options.siteOf(request), page: path, ...known(remote, version) };
    metrics.reports.inc({ outcome: 'read' });
    if (vitals) {
      figures.visit(of, vitals);
      for (const [name, value] of Object.entries(vitals) as [Vital, number][]) metrics.vital[name](of, value);
    }
    return error && takeError(request, of, { error, trace });
  };

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) => done(null, body));
    scope.post(pageReportsPath, async (request, reply) => {
      if (!reading.take(addressOf(request.ip))) metrics.reports.inc({ outcome: 'dropped' });
      else {
        try {
          await take(request);
        } catch {
          metrics.reports.inc({ outcome: 'unreadable' });
        }
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
