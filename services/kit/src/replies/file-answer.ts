import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export class FileAnswer {
  constructor(
    readonly content: Buffer | Readable,
    readonly contentType: string,
    readonly filename: string,
    /** Seconds that anybody may keep it; a personal file is nobody's to keep. */
    readonly keptSeconds = 0,
  ) {}
}

/** Sends a file: cached by nobody unless it says otherwise, executed by no browser. */
export const sendFile = (
  reply: FastifyReply,
  { content, contentType, filename, keptSeconds }: FileAnswer,
): FastifyReply =>
  reply
    .headers({
      'cache-control': keptSeconds > 0 ? `public, max-age=${keptSeconds}` : 'private, no-store',
      'content-disposition': `attachment; filename="${filename.replace(/[^\w.-]/g, '_')}"`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    .type(contentType)
    .send(content);
