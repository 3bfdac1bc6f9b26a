import type { FastifyInstance } from 'fastify';

/** Milliseconds the database has to answer before a service counts as not ready. */
const patienceMs = 2_000;

/** What a service needs to answer its calls, by name; each resolves when it is there. */
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

/**
 * `/healthz`: 200 as long as the process answers at all, whatever else is away, because starting it again would not
 * bring that back. `/readyz`: 200 when everything it needs is there, else 503 with the names of what is missing.
 */
export function installHealth(app: FastifyInstance, needs: Needs): void {
  // asked every second: one line of the log each would bury the others
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
    // however many ask, a database that is away is asked once
    underway ??= missing().finally(() => {
      underway = null;
    });
    const names = await underway;
    return reply.status(names.length === 0 ? 200 : 503).send({ ready: names.length === 0, missing: names });
  });
}
