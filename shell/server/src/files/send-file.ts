import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { storedTypes } from '@actual/contracts/facts/stored-files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KeptFiles } from './kept-files';

const types: Record<string, string> = {
  ...storedTypes.pictures,
  ...storedTypes.models,
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
};
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

export interface SendOptions {
  /** Name carries its content's hash or version: it may be kept for a year. */
  immutable?: boolean;
  /** Look for `.br` and `.gz` beside the file. */
  precompressed?: boolean;
  /** Seconds a browser may keep a file whose name does not change with its content. */
  maxAge?: number;
  /** Sends it from where it may be that is no folder; false where it is not there either. */
  elsewhere?: () => Promise<boolean>;
  /** Makes a file that is not there; false when it cannot. */
  make?: () => Promise<boolean>;
}

const files = new KeptFiles();

/** The body of an answer to HEAD: without a stream Fastify would say that there are no bytes. */
export const noBody = (): Readable => Readable.from([]);

/** The `cache-control` of a file whose name does not change with its content. */
export const mayBeKept = (seconds: number): string => `public, max-age=${seconds}, stale-while-revalidate=2592000`;

async function variantOf(file: string, accepted: string, { precompressed, immutable }: SendOptions) {
  for (const [encoding, suffix] of precompressed ? encodings : []) {
    if (!accepted.includes(encoding)) continue;
    const found = await files.find(file + suffix, immutable);
    if (found) return { ...found, path: file + suffix, encoding };
  }
  const found = await files.find(file, immutable);
  return found && { ...found, path: file, encoding: undefined };
}

/**
 * Sends a file with its type, ETag and caching; 404 without a body when there is none.
 * @param paths where it may be, the first that is there counts; already safe
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  paths: string | readonly string[],
  options: SendOptions,
) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const variant = async () => {
    for (const file of [paths].flat()) {
      const found = await variantOf(file, accepted, options);
      if (found) return { ...found, ending: file.slice(file.lastIndexOf('.') + 1) };
    }
    return null;
  };
  const there = await variant();
  if (!there && (await options.elsewhere?.())) return reply;
  const found = there ?? ((await options.make?.()) ? await variant() : null);
  if (!found) return reply.code(404).header('cache-control', 'no-store').send();
  const etag = `"${found.size.toString(36)}-${Math.floor(found.modified).toString(36)}${found.encoding ? `-${found.encoding}` : ''}"`;
  reply
    .header('etag', etag)
    .header(
      'cache-control',
      options.immutable ? 'public, max-age=31536000, immutable' : mayBeKept(options.maxAge ?? 3600),
    );
  if (options.precompressed) reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (found.encoding) reply.header('content-encoding', found.encoding);
  reply.type(types[found.ending] ?? 'application/octet-stream').header('content-length', found.size);
  return reply.send(request.method === 'HEAD' ? noBody() : (found.bytes ?? createReadStream(found.path)));
}
