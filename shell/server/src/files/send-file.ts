import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KeptFiles } from './kept-files';

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
  /** Where it is looked for next. */
  others?: readonly string[];
  /** Makes a file that is not there; false when it cannot. */
  make?: () => Promise<boolean>;
}

const files = new KeptFiles();

async function variantOf(file: string, accepted: string, { precompressed, immutable }: SendOptions) {
  for (const [encoding, suffix] of precompressed ? encodings : []) {
    if (!accepted.includes(encoding)) continue;
    const found = await files.find(file + suffix, immutable);
    if (found) return { ...found, path: file + suffix, encoding };
  }
  const found = await files.find(file, immutable);
  return found && { ...found, path: file, encoding: undefined };
}

/** Sends a file with its type, ETag and caching; 404 without a body when there is none. `file` is already safe. */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: string, options: SendOptions) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const variant = async () => {
    for (const path of [file, ...(options.others ?? [])]) {
      const found = await variantOf(path, accepted, options);
      if (found) return found;
    }
    return null;
  };
  const found = (await variant()) ?? ((await options.make?.()) ? await variant() : null);
  if (!found) return reply.code(404).header('cache-control', 'no-store').send();
  const etag = `"${found.size.toString(36)}-${Math.floor(found.modified).toString(36)}${found.encoding ? `-${found.encoding}` : ''}"`;
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
  return request.method === 'HEAD' ? reply.send() : reply.send(found.bytes ?? createReadStream(found.path));
}
