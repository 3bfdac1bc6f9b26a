import { loopSampleMs } from '@actual/contracts/facts/capacities';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry as MetricsRegistry } from 'prom-client';
import { type PageMetrics, pageMetrics } from './page-reports/page-metrics';

export interface ShellMetrics {
  render: Histogram<'owner'>;
  pages: Counter<'cache'>;
  failures: Counter<'remote' | 'version' | 'where'>;
  loads: Counter<'remote' | 'failure'>;
  renderers: Counter<'renderer' | 'why'>;
  violations: Counter<'directive' | 'outcome'>;
  browsers: PageMetrics;
}
const local = /^(127\.|::1$|::ffff:127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/;

/** A request with one of these comes from elsewhere through a proxy, even if the proxy runs on this machine. */
const ofProxies = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
const isNear = ({ socket, headers }: FastifyRequest): boolean =>
  local.test(socket.remoteAddress ?? '') && ofProxies.every((name) => headers[name] === undefined);

/** Counts of the gateway at `/metrics`, for the machine itself and its private network only. */
export function installMetrics(app: FastifyInstance): ShellMetrics {
  const register = new MetricsRegistry();
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: loopSampleMs });
  const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
  const requests = new Histogram({
    name: 'shell_request_seconds',
    help: 'Answers by kind and status',
    labelNames: ['kind', 'status'] as const,
    buckets,
    registers: [register],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const first = request.url.split('/')[1]?.split('?')[0] ?? '';
    const kind = ['api', 'assets', '_mfe', 'pictures', 'models', 'fonts'].includes(first) ? first : 'page';
    requests.observe({ kind, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!isNear(request)) return reply.code(404).send();
    return reply.type(register.contentType).send(await register.metrics());
  });
  return {
    browsers: pageMetrics(register),
    render: new Histogram({
      name: 'shell_render_seconds',
      help: 'Page renders by owner',
      labelNames: ['owner'],
      buckets,
      registers: [register],
    }),
    pages: new Counter({
      name: 'shell_pages_total',
      help: 'Anonymous pages by cache',
      labelNames: ['cache'],
      registers: [register],
    }),
    failures: new Counter({
      name: 'shell_page_failures_total',
      help: 'Errors while making pages',
      labelNames: ['remote', 'version', 'where'],
      registers: [register],
    }),
    loads: new Counter({
      name: 'shell_remote_failures_total',
      help: 'Remotes that could not be loaded',
      labelNames: ['remote', 'failure'],
      registers: [register],
    }),
    renderers: new Counter({
      name: 'shell_renderers_ended_total',
      help: 'Renderers that ended and were started again',
      labelNames: ['renderer', 'why'],
      registers: [register],
    }),
    violations: new Counter({
      name: 'shell_policy_violations_total',
      help: 'What browsers refused in the shop’s name, as they tell it',
      labelNames: ['directive', 'outcome'],
      registers: [register],
    }),
  };
}
