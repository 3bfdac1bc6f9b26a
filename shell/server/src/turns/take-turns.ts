import type { Socket } from 'node:net';
import { addressOf } from '@actual/contracts/facts/limits/caller-addresses';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../gateway/refusals';
import { FairTurns, type TurnLimits, turnLimits } from './fair-turns';
import { Floods } from './floods';

/** Milliseconds after which a file that somebody takes slowly holds no turn any more. */
const slowAfter = 1_000;

/** Requests of one connection that are asked and not answered: a browser sends one. */
const mostPipelined = 8;

export interface TurnOptions {
  /** False where limits are off (measurements): nobody is told to come back. */
  limited: boolean;
  turns?: TurnLimits;
  floods?: Floods;
}

/** One connection: its requests are answered one after the other, the next one when the answer before was taken. */
interface Line {
  busy: boolean;
  readonly behind: (() => void)[];
}

/** Tells a caller who asks too much when to come back. */
function sendBack(request: FastifyRequest, reply: FastifyReply, seconds: number): void {
  reply.headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' });
  void refuse(request, reply, 429, 'rate_limited');
}

/**
 * Addresses take turns, one request of a connection at a time, so that no unread answer is made; `/healthz` never
 * waits.
 */
export function takeTurns(app: FastifyInstance, options: TurnOptions): void {
  const turns = new FairTurns(options.turns ?? turnLimits);
  const floods = options.floods ?? new Floods();
  const lines = new WeakMap<Socket, Line>();
  const underway = new WeakMap<FastifyRequest, { turn: () => void; line: () => void }>();
  const end = (request: FastifyRequest): void => {
    const one = underway.get(request);
    underway.delete(request);
    one?.turn();
    one?.line();
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (request.url === '/healthz') return done();
    const { socket } = request.raw;
    const line = lines.get(socket) ?? { busy: false, behind: [] };
    lines.set(socket, line);
    const next = (): void => {
      line.busy = false;
      line.behind.shift()?.();
    };
    const begin = (): void => {
      line.busy = true;
      const address = addressOf(request.ip);
      const wait = options.limited ? floods.take(address) : 0;
      turns.take(address, (turn) => {
        underway.set(request, { turn, line: next });
        // a visitor who left needs no answer
        if (socket.destroyed) {
          reply.hijack();
          return end(request);
        }
        reply.raw.once('close', () => end(request));
        if (wait > 0) sendBack(request, reply, wait);
        else done();
      });
    };
    if (!line.busy) begin();
    else if (line.behind.length + 1 < mostPipelined) line.behind.push(begin);
    else {
      socket.destroy();
      reply.hijack();
    }
  });
  app.addHook('onResponse', async (request) => end(request));

  // a client may read a stream slowly: its pieces are made only as they are read
  app.addHook('onSend', async (request, _reply, payload) => {
    const isWhole =
      payload === null || payload === undefined || typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWhole) setTimeout(() => underway.get(request)?.turn(), slowAfter).unref();
    return payload;
  });
}
