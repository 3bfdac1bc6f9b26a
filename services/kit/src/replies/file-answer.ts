import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file as an answer. */
export class FileAnswer {
  constructor(
    readonly content: Buffer | Readable,
    readonly contentType: string,
    readonly filename: string,
  ) {}
}

/** Sends a personal file: cached by nobody, executed by no browser. */
export const sendFile = (reply: FastifyReply, { content, contentType, filename }: FileAnswer): FastifyReply =>
  reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${filename.replace(/[^\w.-]/g, '_')}"`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    .type(contentType)
    .send(content);
