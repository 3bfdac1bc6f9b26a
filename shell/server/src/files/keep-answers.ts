import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Compressed } from './compressed';

interface Kept {
  type: string;
  body: Promise<{ bytes: Compressed; etag: string }>;
}
/** Answers of one scope at most; the documentation has two dozen. */
const most = 64;

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

async function whole(payload: unknown): Promise<{ bytes: Compressed; etag: string }> {
  const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
  const bytes = isWhole ? Buffer.from(payload) : await buffer(payload as Readable);
  return { bytes: new Compressed(bytes), etag: `W/"${createHash('sha1').update(bytes).digest('base64url')}"` };
}

/**
 * Keeps the answers of a scope's routes for good, compressed: they are the same for everybody while the process lives.
 */
export function keepAnswers(scope: FastifyInstance): void {
  const answers = new Map<string, Kept>();
  const served = new WeakSet<FastifyRequest>();
  const headersOf = (etag: string) => ({ etag, 'cache-control': 'public, max-age=0', vary: 'accept-encoding' });

  scope.addHook('onRequest', async (request, reply) => {
    const kept = request.method === 'GET' ? answers.get(pathOf(request.url)) : undefined;
    if (!kept) return;
    served.add(request);
    const { bytes, etag } = await kept.body;
    reply.type(kept.type).headers(headersOf(etag));
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return bytes.send(request, reply);
  });

  const keep = (path: string, type: string, payload: unknown): Kept => {
    const kept = { type, body: whole(payload) };
    answers.set(path, kept);
    kept.body.catch(() => answers.delete(path));
    return kept;
  };
  scope.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || !payload || served.has(request)) return payload;
    const path = pathOf(request.url);
    const there = answers.get(path);
    if (!there && answers.size >= most) return payload;
    // of those who asked at once only the first one's is read
    if (there && payload instanceof Readable) payload.destroy();
    const type = String(reply.getHeader('content-type') ?? 'application/octet-stream');
    const { bytes, etag } = await (there ?? keep(path, type, payload)).body;
    reply.removeHeader('content-length').headers(headersOf(etag));
    return bytes.for(request, reply);
  });
}
