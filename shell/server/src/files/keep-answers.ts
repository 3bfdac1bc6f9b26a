import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
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
 * Keeps what the routes of a scope answer, for good: for answers that are the same for everybody as long as the process
 * lives. The first who asks has it written, read and compressed; all others are sent the same bytes.
 */
export function keepAnswers(scope: FastifyInstance): void {
  const answers = new Map<string, Kept>();
  scope.addHook('onRequest', async (request, reply) => {
    const kept = request.method === 'GET' ? answers.get(pathOf(request.url)) : undefined;
    if (!kept) return;
    const { bytes, etag } = await kept.body;
    reply.type(kept.type).headers({ etag, 'cache-control': 'public, max-age=0', vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return bytes.send(request, reply);
  });
  scope.addHook('onSend', async (request, reply, payload) => {
    const path = pathOf(request.url);
    const isNew = request.method === 'GET' && reply.statusCode === 200 && payload && !answers.has(path);
    if (!isNew || answers.size >= most) return payload;
    const body = whole(payload);
    answers.set(path, { type: String(reply.getHeader('content-type') ?? 'application/octet-stream'), body });
    const { bytes, etag } = await body.catch((error: unknown) => {
      answers.delete(path);
      throw error;
    });
    reply.removeHeader('content-length').headers({ etag, vary: 'accept-encoding' });
    return bytes.for(request, reply);
  });
}
