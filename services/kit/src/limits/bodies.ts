import { type Endpoint, fileType, formDataType } from '@actual/contracts/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../replies/errors';

/** Maximum nesting: the contracts need five, and deeper bodies can overflow recursive code. */
const deepest = 32;

const [quote, backslash] = ['"'.charCodeAt(0), '\\'.charCodeAt(0)];
const opening = new Set([...'{['].map((sign) => sign.charCodeAt(0)));
const closing = new Set([...'}]'].map((sign) => sign.charCodeAt(0)));

const rawBodies = new WeakMap<FastifyRequest, Buffer>();
const attachments = new WeakMap<FastifyRequest, Buffer>();
const nothing = Buffer.alloc(0);

/** Whether a JSON text nests deeper than `limit`: counts brackets outside strings, without recursion. */
export function nestsDeeperThan(json: Buffer, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json.readUInt8(at);
    if (inString && byte === backslash) at += 1;
    else if (byte === quote) inString = !inString;
    else if (!inString && opening.has(byte)) depth += 1;
    else if (!inString && closing.has(byte)) depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file. */
    takesFile?: boolean;
    /** The part of a form that is a file; only a call that names one takes forms of parts. */
    filePart?: NonNullable<Endpoint['attachment']>;
  }
}

/**
 * The fields of a form of parts; its one file is kept beside. @throws bad_request for a malformed form, invalid_input,
 * payload_too_large
 */
async function readParts(
  request: FastifyRequest,
  body: Buffer,
  { field, bytes }: NonNullable<Endpoint['attachment']>,
): Promise<Record<string, string>> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
    throw new AppError('bad_request', 'the parts cannot be read');
  });
  const fields: Record<string, string> = {};
  for (const [name, part] of form) {
    const isFile = typeof part !== 'string';
    if (name in fields || isFile !== (name === field) || (isFile && attachments.has(request)))
      throw new AppError('invalid_input', undefined, [{ field: name, message: 'one file, and each field once' }]);
    if (isFile && part.size > bytes) throw new AppError('payload_too_large');
    if (isFile) attachments.set(request, Buffer.from(await part.arrayBuffer()));
    else fields[name] = part;
  }
  return fields;
}

/** Parses JSON bodies, keeps their raw bytes, and refuses those that nest too deep; takes files where they are wanted. */
export function installBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    rawBodies.set(request, body);
    if (nestsDeeperThan(body, deepest)) done(new AppError('bad_request', 'the body is nested too deep'));
    else void parse(request, body.toString(), done);
  });
  app.addContentTypeParser<Buffer>(
    formDataType,
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const { filePart } = request.routeOptions.config;
      if (filePart === undefined) throw new AppError('unsupported_media_type');
      rawBodies.set(request, body);
      return readParts(request, body, filePart);
    },
  );
  app.addContentTypeParser<Buffer>(fileType, { parseAs: 'buffer' }, (request, body, done) => {
    rawBodies.set(request, body);
    if (request.routeOptions.config.takesFile) done(null, body);
    else done(new AppError('unsupported_media_type'));
  });
}

/** The file that came along with the fields of a form; null where none did. */
export const attachmentOf = (request: FastifyRequest): Buffer | null => attachments.get(request) ?? null;

/** The raw body, for signatures and digests. Empty where there was none. */
export const rawBodyOf = (request: FastifyRequest): Buffer => rawBodies.get(request) ?? nothing;
