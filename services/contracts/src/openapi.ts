import { z } from 'zod';
import { type Access, type Endpoint, fileType, formDataType } from './endpoint';
import { type ErrorCode, errorStatus } from './errors';
import { proofHeader } from './facts/access/proof-of-work';
import { sites } from './facts/company/brands';

/** 3.0 rather than 3.1: more of the generators of clients read it. */
const version = '3.0.3';

const schemaOf = (type: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    target: 'openapi-3.0',
    override: ({ jsonSchema }) => {
      // many clients divide binary fractions and find that 19.99 is no multiple of 0.01
      if (jsonSchema.multipleOf === 0.01) {
        delete jsonSchema.multipleOf;
        jsonSchema.description = [jsonSchema.description, 'two decimals at most'].filter(Boolean).join('; ');
      }
    },
  });

/** `POST /quotation/{id}/address` is `postQuotationByIdAddress`. */
const operationIdOf = ({ method, path }: Endpoint): string =>
  method.toLowerCase() +
  path
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => `by-${name}`)
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** A browser's session is a cookie; other clients send the token that signing in answered. */
const securitySchemes = {
  token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'What POST /auth/signin answers' },
};
/** Calls that nobody signs in for: a token in the body, a signature or a signed link is their key. */
const unsigned: readonly Access[] = ['token', 'provider', 'link'];
/** Calls for anybody, or for the holder of a quotation's cookie: a session is optional. */
const open: readonly Access[] = ['any', 'holder', 'owner-or-staff'];

const securityOf = ({ access }: Endpoint): object[] =>
  unsigned.includes(access) ? [] : open.includes(access) ? [{}, { token: [] }] : [{ token: [] }];

const parametersOf = (type: z.ZodType | undefined, where: 'path' | 'query') => {
  if (!type) return [];
  const schema = schemaOf(type, 'input') as { properties?: Record<string, unknown>; required?: string[] };
  return Object.entries(schema.properties ?? {}).map(([name, one]) => ({
    name,
    in: where,
    required: where === 'path' || (schema.required ?? []).includes(name),
    schema: one,
  }));
};

/** Sent again with the work that a `proof_required` asks for. */
const proofParameter = {
  name: proofHeader,
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description:
    'After 428 proof_required: details.challenge, a dot and a number; SHA-256 of it begins with details.bits zero bits',
};

/** Repeating an anonymous call's key returns its answer, cookies included, so the key must be a secret. */
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 22, maxLength: 200 },
  description:
    'A random UUID. The same key, caller and bytes get the same answer for a day; 409 with Retry-After while the first call runs, 422 for other bytes.',
};

/** A body as JSON, and as the parts of a form where a file may come along. */
function contentOf(body: z.ZodType, fileField: string | undefined) {
  const schema = schemaOf(body, 'input');
  const json = { 'application/json': { schema } };
  if (fileField === undefined) return json;
  const file = { type: 'string', format: 'binary' };
  const parts = { ...schema, properties: { ...schema.properties, [fileField]: file } };
  return { ...json, [formDataType]: { schema: parts } };
}

function operationOf(e: Endpoint) {
  const errors = new Set<string>([
    'invalid_input',
    ...(e.access === 'any' ? [] : ['unauthorized', 'not_found']),
    ...(e.errors ?? []),
  ]);

  const responses: Record<string, unknown> = {
    200: { description: 'ok', content: { 'application/json': { schema: schemaOf(e.response, 'output') } } },
  };
  for (const code of errors) {
    const status = String(errorStatus[code as ErrorCode]);
    const before = responses[status] as { description: string } | undefined;
    responses[status] = { description: before ? `${before.description}, ${code}` : code };
  }
  return {
    operationId: operationIdOf(e),
    summary: e.summary,
    tags: [e.service],
    'x-access': e.access,
    security: securityOf(e),
    parameters: [
      { name: 'site', in: 'header', required: true, schema: { type: 'string', enum: sites } },
      ...(e.errors?.includes('proof_required') ? [proofParameter] : []),
      ...(e.mutates ? [idempotencyKey] : []),
      ...parametersOf(e.params, 'path'),
      ...parametersOf(e.query, 'query'),
    ],
    requestBody: e.body
      ? { required: true, content: contentOf(e.body, e.attachment?.field) }
      : e.upload && { required: true, content: { [fileType]: { schema: { type: 'string', format: 'binary' } } } },
    responses,
  };
}

export function openApiDocument(list: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const e of list) {
    const path = paths[e.path] ?? {};
    path[e.method.toLowerCase()] = operationOf(e);
    paths[e.path] = path;
  }
  return {
    openapi: version,
    info: { title: 'Tienda Actual', version: '1.0.0' },
    servers: [{ url: '/api' }],
    paths,
    components: { securitySchemes },
  };
}
