import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from './config';
import type { Registry } from './registry/registry';

/** Milliseconds a service has to say that it is ready. */
const patienceMs = 3_000;
/** Anybody may ask: the services are asked once a second at most. */
const keptMs = 1_000;

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(patienceMs) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );

/**
 * `/healthz` is 200 while the process answers; `/readyz` once remotes and a service are ready, for then there are pages
 * to show.
 */
export function installHealth(
  app: FastifyInstance,
  { registry, services }: { registry: Registry; services: ShellConfig['services'] },
): void {
  const addresses = Object.entries(services).flatMap(([name, url]) => (url ? [[name, url] as const] : []));
  let kept: { at: number; missing: Promise<string[]> } | null = null;
  const missingServices = (): Promise<string[]> => {
    if (!kept || Date.now() - kept.at > keptMs) {
      const asked = Promise.all(addresses.map(async ([name, url]) => ((await isReady(url)) ? [] : [name])));
      kept = { at: Date.now(), missing: asked.then((names) => names.flat()) };
    }
    return kept.missing;
  };
  app.get('/healthz', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const gone = await missingServices();
    const remotes = registry.snapshot().failed.map(({ name }) => `remote ${name}`);
    const missing = [...(registry.isRead() ? [] : ['registry']), ...gone, ...remotes];
    const ready = registry.isRead() && gone.length < addresses.length;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready, missing });
  });
}
