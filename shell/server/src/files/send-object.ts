import type { StoredFolder } from '@actual/contracts/facts/stored-files';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BucketLine } from './bucket-line';
import { mayBeKept, noBody } from './send-file';

/** A file as it is asked of the bucket; its name is already safe. */
interface Wanted {
  readonly bucket: BucketLine;
  readonly folder: StoredFolder;
  readonly file: string;
  /** From the file's ending, because the object's own type is not to be trusted. */
  readonly type: string;
  readonly maxAge: number;
}
/** Seconds after which it is worth asking again. */
const patience = 5;

/** Streams a file of the bucket without storing it; 503 while the bucket is away. @returns false where there is none */
export async function sendObject(
  request: FastifyRequest,
  reply: FastifyReply,
  { bucket, folder, file, type, maxAge }: Wanted,
): Promise<boolean> {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const asked = { head: request.method === 'HEAD', unless: request.headers['if-none-match'], signal: gone.signal };
  const found = await bucket.find(folder, file, asked);
  if (found === null) return false;
  if (found === 'away') {
    reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': patience }).send();
    return true;
  }
  const { isKept, etag, size, body } = found;
  reply.headers({ etag: etag || undefined, 'cache-control': mayBeKept(maxAge) });
  if (isKept) reply.code(304).send();
  else {
    if (size !== undefined) reply.header('content-length', size);
    reply.type(type).send(body ?? noBody());
  }
  return true;
}
