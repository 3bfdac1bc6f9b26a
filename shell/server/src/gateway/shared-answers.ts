import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Compressed } from '../files/compressed';
import type { UpstreamAnswer } from './whole-answer';

/** Bytes of all that is kept, and of one answer at most; a list of ten products has about 12,000. */
const [keptBytes, bytesOfOne] = [8 * 1024 * 1024, 256 * 1024];
/** Bytes of a question's body at most. */
const bodyBytes = 4 * 1024;
/** Bytes of the questions that are remembered because they were asked once, and for how many milliseconds. */
const [rememberedBytes, once] = [1024 * 1024, 2_000];
/** The headers of an answer that may be shared; the caller's remaining allowance may not. */
const everybodys = ['cache-control', 'content-type', 'etag', 'vary'] as const;

interface Kept {
  headers: Record<string, string>;
  body: Compressed;
}

/** Seconds for which a service lets a shared cache answer in its place (`s-maxage`, RFC 9111, 5.2.2.10). */
const secondsOf = (cacheControl = ''): number => Number(/\bs-maxage=(\d+)/.exec(cacheControl)?.[1] ?? 0);

/** Names the answer to a request by its address at the service; null where another one's answer must not do. */
function keyOf({ method, headers, body }: FastifyRequest, path: string): string | null {
  if (headers.authorization) return null;
  const asked = `${method} ${headers.site} ${path}`;
  if (!Buffer.isBuffer(body)) return asked;
  return body.length > bodyBytes ? null : `${asked} ${body.toString('latin1')}`;
}

/**
 * Answers that are the same for everybody, as long as their service says; kept from the second request within two
 * seconds on.
 */
export class SharedAnswers {
  private readonly asked = new LRUCache<string, true>({
    maxSize: rememberedBytes,
    sizeCalculation: (_, key) => key.length,
    ttl: once,
  });
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: keptBytes,
    maxEntrySize: bytesOfOne,
    sizeCalculation: ({ body }, key) => body.bytes.length + key.length,
  });

  /**
   * Sends the kept answer.
   * @param path address at the service, with its query
   * @returns false where nothing is kept
   */
  send(request: FastifyRequest, path: string, reply: FastifyReply): boolean {
    const key = keyOf(request, path);
    const found = key === null ? undefined : this.kept.get(key);
    if (!found) return false;
    const { etag } = found.headers;
    reply.headers(found.headers);
    if (etag !== undefined && request.headers['if-none-match'] === etag) void reply.code(304).send();
    else void found.body.send(request, reply);
    return true;
  }

  /** Keeps an answer where its service lets it, and tells answers apart by nothing but the brand. */
  keep(request: FastifyRequest, path: string, { status, headers, body }: UpstreamAnswer<Buffer>): void {
    const key = keyOf(request, path);
    const seconds = secondsOf(headers['cache-control']);
    if (key === null || status !== 200 || seconds === 0 || headers.vary !== 'site' || headers['set-cookie']) return;
    if (!this.asked.has(key)) {
      this.asked.set(key, true);
      return;
    }
    const told = everybodys.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]));
    // a chunk is a slice of its connection's buffer, which keeping it would hold
    const kept = {
      headers: { ...Object.fromEntries(told), vary: 'site, accept-encoding' },
      body: new Compressed(Buffer.from(body)),
    };
    this.kept.set(key, kept, { ttl: seconds * 1_000 });
  }
}
