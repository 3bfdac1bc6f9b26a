import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The same as for answers that are one caller's (`app.ts`): more would take longer than it saves. */
export const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** Bytes below which nothing is compressed. */
export const compressedFrom = 1_024;

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const encoders = {
  br: (bytes: Buffer) => brotli(bytes, brotliOptions),
  gzip: (bytes: Buffer) => zip(bytes),
} as const;
type Encoding = keyof typeof encoders;

/** Bytes that many ask for: compressed once for each encoding, and sent from the same memory to all. */
export class Compressed {
  private readonly made = new Map<Encoding, Promise<Buffer>>();

  constructor(readonly bytes: Buffer) {}

  /** The bytes as this caller reads them; says so in the answer. */
  async for(request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find((one) => accepted.includes(one));
    if (!encoding || this.bytes.length < compressedFrom) return this.bytes;
    reply.header('content-encoding', encoding);
    const made = this.made.get(encoding) ?? encoders[encoding](this.bytes);
    this.made.set(encoding, made);
    return made;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return reply.send(await this.for(request, reply));
  }
}
