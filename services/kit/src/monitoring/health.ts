import type { FastifyInstance } from 'fastify';

/** Milliseconds the database has to answer before a service counts as not ready. */
const patienceMs = 2_000;

/** A service's dependencies by name; each check resolves when it is available. */
export type Needs = Readonly<Record<string, () => Promise<unknown>>>;

async function isThere(need: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false);
  });
  const asked = need().then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

/** `/healthz`: 200 while the process answers. `/readyz`: 200 with every dependency, else 503 with the missing ones. */
export function installHealth(app: FastifyInstance, needs: Needs): void {
  // polled every second: logging each would bury other lines
  const quiet = { logLevel: 'warn' } as const;
  let underway: Promise<string[]> | null = null;
  const missing = async (): Promise<string[]> => {
    const found = await Promise.all(
      Object.entries(needs).map(async ([name, need]) => ((await isThere(need)) ? [] : [name])),
    );
    return found.flat();
  };
  app.get('/healthz', quiet, async () => ({ alive: true }));
  app.get('/readyz', quiet, async (_request, reply) => {
    // concurrent probes share one query
    underway ??= missing().finally(() => {
      underway = null;
    });
    const names = await underway;
    return reply.status(names.length === 0 ? 200 : 503).send({ ready: names.length === 0, missing: names });
  });
}
