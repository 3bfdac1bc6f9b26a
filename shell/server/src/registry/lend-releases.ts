import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ShellConfig } from '../config';
import { inventoryName } from '../payment-document/inventory';
import type { Registry } from './registry';

type Lent = Pick<ShellConfig, 'internal' | 'paymentOrigins' | 'paymentScripts'>;

/** Lends the list of versions, and the files that only gateways read, to developers who run one remote alone. */
export function lendReleases(app: FastifyInstance, config: Lent, registry: Registry): void {
  const address = '/__releases';
  app.get(address, (_request, reply) => {
    const remotes = [...registry.snapshot().remotes.values()].map(({ artifact: { name, version } }) => ({
      name,
      version,
    }));
    const { internal, paymentOrigins, paymentScripts } = config;
    return reply.header('cache-control', 'no-store').send({ internal, remotes, paymentOrigins, paymentScripts });
  });

  const send = async (reply: FastifyReply, remote: string, version: string, file: string) => {
    const text = registry.serves(remote, version)
      ? await readFile(join(registry.artifacts, remote, version, file), 'utf8').catch(() => null)
      : null;
    return text === null ? reply.code(404).send() : reply.type('text/plain; charset=utf-8').send(text);
  };
  const lent = { 'remote.json': 'remote.json', [inventoryName]: inventoryName, 'bundle.cjs': 'server/bundle.cjs' };
  for (const [name, file] of Object.entries(lent)) {
    app.get<{ Params: { remote: string; version: string } }>(
      `${address}/:remote/:version/${name}`,
      ({ params: { remote, version } }, reply) => send(reply, remote, version, file),
    );
  }
}
