import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Request {
  method: string;
  /** Sent raw: nothing is encoded or normalized. */
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Timeout in milliseconds, by default longer than any answer takes on a busy machine. */
  timeout?: number;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Milliseconds until the end of the answer. */
  ms: number;
}

/**
 * A page waits up to ten seconds for its turn, by a clock that stands still with the gateway, and may take two minutes
 * to be made (`rendererLimits.pageSeconds`). Lateness is judged only where it is the question.
 */
const PATIENCE_MS = 180_000;

const keptLines = new Agent({ keepAlive: true, maxSockets: 64 });

/**
 * One request over a kept-alive connection. Not `fetch`, which normalizes odd paths and headers.
 * @throws the network's error; `code: 'ETIMEDOUT'` when no whole answer came in time
 */
export async function send(base: string, asked: Request): Promise<Answer> {
  try {
    return await sendOnce(base, asked);
  } catch (error) {
    // the server had just closed the connection: browsers resend over a new one, whatever the method
    if (error instanceof StaleLine) return sendOnce(base, asked, false);
    throw error;
  }
}

class StaleLine extends Error {}

function sendOnce(
  base: string,
  { method, path, headers = {}, body, timeout = PATIENCE_MS }: Request,
  line: Agent | false = keptLines,
): Promise<Answer> {
  const { hostname, port } = new URL(base);
  const started = performance.now();
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, method, path, agent: line, headers: { ...length, ...headers } });
    const timer = setTimeout(
      () => call.destroy(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })),
      timeout,
    );
    let heard = false;
    const fail = (error: NodeJS.ErrnoException) => {
      clearTimeout(timer);
      const stale = call.reusedSocket && !heard && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
      reject(stale ? new StaleLine(error.message) : error);
    };
    call.once('error', fail);
    call.once('response', (reply) => {
      heard = true;
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.once('error', fail);
      reply.once('end', () => {
        clearTimeout(timer);
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          body: Buffer.concat(parts).toString('utf8'),
          ms: performance.now() - started,
        });
      });
    });
    call.end(body);
  });
}

/** Tries of a call whose service was late. */
const TRIES = 4;

/** A service had no time to answer, and the gateway says so. */
const isLate = ({ status, body }: Answer): boolean => status === 503 && jsonOf(body)?.code === 'unavailable';

/**
 * A gateway gives a service four seconds, which are few on a busy machine, and then says when to come back: asks until there
 * is another answer. A service that is away stays away.
 */
export async function whenThere(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (tries === TRIES || !isLate(answer)) return answer;
    await sleep(1_000 * Number(answer.headers['retry-after'] ?? 1));
  }
}

/** The body as an object, or null. */
export function jsonOf(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
