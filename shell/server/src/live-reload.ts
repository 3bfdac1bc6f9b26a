import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Registry } from './registry/registry';

const address = '/__live';
/** Another run is another build of the shell. */
const run = randomUUID();

/** Development only: what the pages are made of, as one word that changes with every build. */
export function installLiveReload(app: FastifyInstance, registry: Registry): void {
  app.get(address, (_request, reply) => {
    const versions = [...registry.snapshot().remotes.values()].map(({ artifact }) => artifact.version);
    return reply.header('cache-control', 'no-store').send([run, ...versions].join(' '));
  });
}

/** Loads an open page again when that word changed. */
export const liveReloadScript = (nonce: string): string => `<script nonce="${nonce}">
let seen;
setInterval(async () => {
  const now = await fetch('${address}').then((reply) => (reply.ok ? reply.text() : undefined), () => undefined);
  if (seen && now && now !== seen) location.reload();
  seen = now ?? seen;
}, 700);
</script>`;
