import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '@actual/contracts';
import { frontDoor, startMs } from '@actual/contracts/facts/capacities';
import { LogLines } from '@actual/files/log-lines';
import proxyAddress from '@fastify/proxy-addr';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { ShellConfig } from './config';
import { refuseError } from './gateway/refusals';
import { goneCookie } from './gone-cookie';
import { loggedPath } from './logged-path';
import { tellPeople } from './page-for-people';
import { guardSockets, silenceLimit } from './turns/sockets';
import { takeTurns } from './turns/take-turns';

/**
 * A request line may name the whole address (RFC 9112, 3.2.2): the part after the host counts. A malformed one stays as
 * it is.
 */
function originForm(url: string): string {
  if (url.startsWith('/')) return url;
  const path = url.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
  return path.startsWith('/') ? path : `/${path}`;
}

/** The only expectation there is, `100-continue`, is met before this is asked. */
function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body: ErrorBody = { code: 'bad_request', message: 'unknown expectation' };
  response.writeHead(417, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body));
}

const PARSER_STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** A line that the parser refuses makes no request, but it is answered with a typed error too. */
function refuseLine({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = PARSER_STATUS[code] ?? 400;
  const body = JSON.stringify({
    code: 'bad_request',
    message: 'no such request',
    requestId: randomUUID(),
  } satisfies ErrorBody);
  const head = ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`, 'connection: close'];
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', body].join('\r\n'));
}

/**
 * A gateway without routes: the requests it takes from the line, and the proxies whose word on the caller it trusts.
 */
export function createServer(
  config: Pick<ShellConfig, 'internal' | 'logLevel' | 'trustedProxies' | 'limited'>,
): FastifyInstance {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      base: { service: config.internal ? 'shell-internal' : 'shell' },
      stream: new LogLines(),
      serializers: { req: (request) => ({ method: request.method, url: loggedPath(request) }) },
    },
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies,
    bodyLimit: frontDoor.bodyBytes,
    requestTimeout: 30_000,
    pluginTimeout: startMs,
    connectionTimeout: silenceLimit,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    clientErrorHandler: refuseLine,
    rewriteUrl: ({ url = '/' }) => originForm(url),
    // a request that the router itself refuses (an endless parameter, broken percent signs) is a typed answer too
    frameworkErrors: (_error, request, untyped: unknown) => {
      const reply = untyped as FastifyReply;
      // a person who followed such a link is led where any other address leads that has no page
      if (request.headers.accept?.includes('text/html'))
        return void reply.header('set-cookie', goneCookie('page')).header('cache-control', 'no-store').redirect('/');
      const body: ErrorBody = { code: 'bad_request', message: 'no such address', requestId: request.id };
      void reply.code(400).send(body);
    },
  });
  app.setErrorHandler(refuseError);
  tellPeople(app);
  guardSockets(app, proxyAddress.compile(config.trustedProxies));
  takeTurns(app, { limited: config.limited });
  // a method that no route has: the pages take the addresses of GET and POST
  app.setNotFoundHandler((request, reply) => {
    const body: ErrorBody = { code: 'not_found', message: 'no such call', requestId: request.id };
    return reply.code(404).send(body);
  });
  app.server.on('checkExpectation', refuseExpectation);
  // the addresses that a page names begin with it: an unknown protocol of a proxy counts as the less safe of the two
  app.addHook('onRequest', (request, _reply, done) => {
    if (!['http', 'https'].includes(request.protocol)) request.raw.headers['x-forwarded-proto'] = 'http';
    done();
  });
  // Node ignores the wish and then no longer answers a next request on this connection whose headers are too large
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers.upgrade !== undefined) reply.header('connection', 'close');
    done();
  });
  return app;
}
