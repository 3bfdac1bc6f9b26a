import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressOf, networkOf } from '@actual/contracts/facts/limits/caller-addresses';
import type { FastifyInstance } from 'fastify';

export interface SocketLimits {
  /** Connections in all, of one address and of one network. */
  inAll: number;
  ofAddress: number;
  ofNetwork: number;
  /** Connections that do not read their answers, in all and of one address: each holds its answer in memory. */
  stalled: number;
  stalledOfAddress: number;
  /** Milliseconds without a piece taken after which a connection counts as stalled. */
  stallsAfter: number;
  /** Milliseconds that an answer takes to be made, and to be read, at most. */
  longest: number;
}

/**
 * Two hundred people of an office at once with six connections each; a phone in a lift; 5 MB over a slow line in two
 * minutes.
 */
const socketLimits: SocketLimits = {
  inAll: 4_000,
  ofAddress: 1_200,
  ofNetwork: 2_400,
  stalled: 128,
  stalledOfAddress: 32,
  stallsAfter: 2_000,
  longest: 180_000,
};

/** Milliseconds without a byte after which a connection that waits for no answer is cut (`connectionTimeout`). */
export const silenceLimit = 30_000;

interface Watched {
  address: string;
  /** It is a proxy's. */
  mayShare: boolean;
  /** Since when there is something to take; null while there is nothing. */
  pendingSince: number | null;
  /** Bytes taken when last looked at, and when that was more than before. */
  taken: number;
  movedAt: number;
}

/**
 * Cuts connections that do not read, before their answers fill the memory; for a trusted proxy only the limits in all
 * hold.
 */
export function guardSockets(
  app: FastifyInstance,
  isProxy: (address: string, hop: number) => boolean,
  limits: SocketLimits = socketLimits,
): void {
  const watched = new Map<Socket, Watched>();
  const counts = new Map<string, number>();
  const countOf = (whose: string): number => counts.get(whose) ?? 0;
  const add = (whose: string, one: 1 | -1): void => {
    const left = countOf(whose) + one;
    if (left > 0) counts.set(whose, left);
    else counts.delete(whose);
  };
  let timer: NodeJS.Timeout | undefined;
  const rest = (): void => {
    clearInterval(timer);
    timer = undefined;
  };
  app.server.maxConnections = limits.inAll;
  app.server.on('connection', (socket: Socket) => {
    const ip = socket.remoteAddress ?? '';
    const [address, network] = [addressOf(ip), `of ${networkOf(ip)}`];
    const mayShare = isProxy(ip, 0);
    const isTooMuch = countOf(address) >= limits.ofAddress || countOf(network) >= limits.ofNetwork;
    if (isTooMuch && !mayShare) {
      socket.destroy();
      return;
    }
    add(address, 1);
    add(network, 1);
    timer ??= setInterval(() => cutStalled(watched, limits), limits.stallsAfter / 4).unref();
    watched.set(socket, { address, mayShare, pendingSince: null, taken: 0, movedAt: 0 });
    socket.once('close', () => {
      watched.delete(socket);
      add(address, -1);
      add(network, -1);
      if (watched.size === 0) rest();
    });
  });
  waitForAnswers(app, limits);
  app.addHook('onClose', rest);
}

interface Asked {
  request: IncomingMessage;
  response: ServerResponse;
  since: number;
}

/** A silence is not the caller's who sent all of a request, took all there was, and waits for a busy machine's answer. */
function waitForAnswers(app: FastifyInstance, limits: SocketLimits): void {
  const asked = new WeakMap<Socket, Asked>();
  app.server.on('request', (request, response) =>
    asked.set(request.socket, { request, response, since: performance.now() }),
  );
  app.server.on('timeout', (socket: Socket) => {
    const last = asked.get(socket);
    const owed = last?.request.complete && !last.response.writableFinished && socket.writableLength === 0;
    if (owed && performance.now() - last.since < limits.longest) socket.setTimeout(app.server.timeout);
    else socket.destroy();
  });
}

/** Notes how far a connection is read by now. */
function look(socket: Socket, state: Watched, now: number): void {
  const taken = socket.bytesWritten - socket.writableLength;
  if (socket.writableLength === 0) state.pendingSince = null;
  else if (state.pendingSince === null || taken !== state.taken) {
    state.pendingSince ??= now;
    state.movedAt = now;
  }
  state.taken = taken;
}

function cutStalled(watched: Map<Socket, Watched>, limits: SocketLimits): void {
  const now = performance.now();
  const stalled = new Map<string, { socket: Socket; ms: number; mayShare: boolean }[]>();
  let inAll = 0;
  for (const [socket, state] of watched) {
    look(socket, state, now);
    if (state.pendingSince === null) continue;
    if (now - state.pendingSince > limits.longest) socket.destroy();
    const ms = now - state.movedAt;
    if (socket.destroyed || ms < limits.stallsAfter) continue;
    inAll += 1;
    const ofAddress = stalled.get(state.address) ?? [];
    ofAddress.push({ socket, ms, mayShare: state.mayShare });
    stalled.set(state.address, ofAddress);
  }
  for (const list of stalled.values()) list.sort((a, b) => a.ms - b.ms);
  for (const list of stalled.values())
    for (; !list[0]?.mayShare && list.length > limits.stalledOfAddress; inAll -= 1) list.pop()?.socket.destroy();
  // of the address that has most, the one that stalls longest
  for (; inAll > limits.stalled; inAll -= 1)
    [...stalled.values()]
      .reduce((most, list) => (list.length > most.length ? list : most))
      .pop()
      ?.socket.destroy();
}
