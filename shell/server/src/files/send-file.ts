import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
  glb: 'model/gltf-binary',
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
}

async function sizeOf(file: string): Promise<{ size: number; mtimeMs: number } | null> {
  try {
    const found = await stat(file);
    return found.isFile() ? found : null;
  } catch {
    return null;
  }
}

async function variantOf(file: string, accepted: string, wanted: boolean) {
  if (wanted) {
    for (const [encoding, suffix] of encodings) {
      if (!accepted.includes(encoding)) continue;
      const found = await sizeOf(file + suffix);
      if (found) return { ...found, path: file + suffix, encoding };
    }
  }
  const found = await sizeOf(file);
  return found ? { ...found, path: file, encoding: undefined } : null;
}

/** Sends a file with its type, ETag and caching; 404 without a body when there is none. `file` is already safe. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: string, options: SendOptions) {
  const found = await variantOf(file, String(request.headers['accept-encoding'] ?? ''), options.precompressed ?? false);
  if (!found) return reply.code(404).header('cache-control', 'no-store').send();
  const etag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}${found.encoding ? `-${found.encoding}` : ''}"`;
  reply
    .header('etag', etag)
    .header(
      'cache-control',
      options.immutable
        ? 'public, max-age=31536000, immutable'
        : `public, max-age=${options.maxAge ?? 3600}, stale-while-revalidate=2592000`,
    );
  if (options.precompressed) reply.header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (found.encoding) reply.header('content-encoding', found.encoding);
  reply
    .type(types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
    .header('content-length', found.size);
  return request.method === 'HEAD' ? reply.send() : reply.send(createReadStream(found.path));
}
