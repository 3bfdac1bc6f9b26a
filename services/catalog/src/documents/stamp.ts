import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { View } from '../live/view';

interface Stamp {
  /** The same for the same catalog and stock, whichever process made it. */
  readonly mark: string;
  /** When this process first answered from this view. */
  readonly seen: Date;
}
const stamps = new WeakMap<View, Stamp>();

function stampOf(view: View): Stamp {
  let stamp = stamps.get(view);
  if (!stamp) {
    const mark = createHash('sha1').update(`${view.index.version} `).update(view.available).digest('base64url');
    // HTTP dates have whole seconds, and no two views are less than one apart
    stamp = { mark, seen: new Date(Math.floor(Date.now() / 1000) * 1000) };
    stamps.set(view, stamp);
  }
  return stamp;
}

/**
 * Marks a document made from a view with ETag and Last-Modified, `about` naming the document itself.
 * @returns true when the caller has it already: the answer is then an empty 304
 */
export function isKnown(request: FastifyRequest, reply: FastifyReply, view: View, about: string): boolean {
  const { mark, seen } = stampOf(view);
  const etag = `W/"${createHash('sha1').update(`${about} ${mark}`).digest('base64url')}"`;
  reply.headers({ etag, 'last-modified': seen.toUTCString(), 'cache-control': 'public, max-age=300' });
  const wanted = request.headers['if-none-match'];
  if (wanted !== undefined) return wanted.split(',').some((one) => one.trim() === etag);
  const since = Date.parse(request.headers['if-modified-since'] ?? '');
  return since >= seen.getTime();
}
