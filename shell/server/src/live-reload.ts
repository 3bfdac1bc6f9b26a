import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Registry } from './registry/registry';

const address = '/__live';
/** Another run is another build of the shell. */
const run = randomUUID();

/** Development only: the present builds that the pages are made of. */
export function installLiveReload(app: FastifyInstance, registry: Registry): void {
  app.get(address, (_request, reply) => {
    const remotes = [...registry.snapshot().remotes].map(([name, { artifact }]) => [name, artifact.version]);
    return reply.header('cache-control', 'no-store').send({ run, remotes: Object.fromEntries(remotes) });
  });
}

/** Makes an open page take over a new build, or reload where it cannot. */
export const liveReloadScript = (nonce: string): string => `<script nonce="${nonce}">
let seen;
const isTaken = async ({ run, remotes }) => {
  const changed = Object.keys(remotes).filter((name) => remotes[name] !== seen.remotes[name]);
  const taken = await Promise.all(changed.map((name) => window.__takeChanges?.[name]?.(remotes[name])));
  return run === seen.run && taken.every(Boolean);
};
const look = async () => {
  const now = await fetch('${address}').then((reply) => (reply.ok ? reply.json() : undefined), () => undefined);
  if (seen && now && !(await isTaken(now).catch(() => false))) return location.reload();
  seen = now ?? seen;
  setTimeout(look, 250);
};
look();
</script>`;
