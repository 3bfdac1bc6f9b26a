import type { FastifyReply } from 'fastify';

/** An answer that is a file. */
export class FileAnswer {
  constructor(
    readonly content: Buffer,
    readonly contentType: string,
    readonly filename: string,
  ) {}
}

/** Sends a file of a person's own: kept by nobody on the way, and run by no browser. */
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
