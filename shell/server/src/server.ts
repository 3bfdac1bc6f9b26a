import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorBody } from '@actual/contracts';
import proxyAddress from '@fastify/proxy-addr';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { ShellConfig } from './config';
import { loggedPath } from './logged-path';
import { guardSockets, silenceLimit } from './sockets';

/** A request line may name the whole address (RFC 9112, 3.2.2): what counts is what follows the host. */
const originForm = (url: string): string => (url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/i, '/'));

/** The only expectation there is, `100-continue`, is met before this is asked. */
function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body: ErrorBody = { code: 'bad_request', message: 'unknown expectation' };
  response.writeHead(417, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body));
}

/** A gateway without routes: what it takes from the line, and whom it believes who is calling. */
export function createServer(config: Pick<ShellConfig, 'internal' | 'logLevel' | 'trustedProxies'>): FastifyInstance {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      base: { service: config.internal ? 'shell-internal' : 'shell' },
      serializers: { req: (request) => ({ method: request.method, url: loggedPath(request) }) },
    },
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies,
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    connectionTimeout: silenceLimit,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => originForm(url),
    // what the router itself refuses (an endless parameter, broken percent signs) is a typed answer too
    frameworkErrors: (_error, request, reply: unknown) => {
      const body: ErrorBody = { code: 'bad_request', message: 'no such address', requestId: request.id };
      (reply as FastifyReply).code(400).send(body);
    },
  });
  guardSockets(app, proxyAddress.compile(config.trustedProxies));
  app.server.on('checkExpectation', refuseExpectation);
  return app;
}
