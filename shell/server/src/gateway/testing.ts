import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { createServer } from '../server';
import { type ApiOptions, installApi } from './api';
import { renewSessions } from './renewal';
import { Upstream, type Upstreams } from './upstream';

/** A request as a service got it. */
export interface Heard {
  method: string;
  url: string;
  headers: Record<string, unknown>;
  body: string;
}

export const addressOf = (app: FastifyInstance): string =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

/** A service that answers everything, and the requests since the last look. */
export async function recordingService(): Promise<{ app: FastifyInstance; heard: () => Heard[] }> {
  const app = Fastify();
  let heard: Heard[] = [];
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string) => body);
  app.all('/*', async ({ method, url, headers, body }, reply) => {
    heard.push({ method, url, headers, body: String(body) });
    return reply.headers({ 'x-inside': 'yes', etag: '"1"' }).send({ ok: true });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    heard: () => {
      const before = heard;
      heard = [];
      return before;
    },
  };
}

/** A gateway's lines to one address for all its services. */
export function upstreamsTo(url: string): { upstreams: Upstreams; close: () => Promise<void> } {
  const upstream = new Upstream({ url, credential: () => 'the credential of this gateway', onCutOff: () => undefined });
  return {
    upstreams: { catalog: upstream, checkout: upstream, account: upstream, staff: upstream },
    close: () => upstream.close(),
  };
}

/** Of a gateway that knows one brand. */
export const apiOptions = (upstreams: Upstreams, internal: boolean): ApiOptions => ({
  internal,
  upstreams,
  renew: renewSessions(upstreams.account),
  brandOf: ({ host }) => {
    const origin = `http://${host}`;
    return { site: 'actual-kids', name: 'Kids', society: '004', origin, publicOrigin: origin, internal };
  },
});

/** A gateway before a service, listening, with nothing but its calls. */
export async function gatewayBefore(service: string, internal: boolean): Promise<FastifyInstance> {
  const app = createServer({ internal, logLevel: 'silent', trustedProxies: ['loopback'], limited: false });
  const { upstreams, close } = upstreamsTo(service);
  app.addHook('onClose', close);
  await installApi(app, apiOptions(upstreams, internal));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app;
}
