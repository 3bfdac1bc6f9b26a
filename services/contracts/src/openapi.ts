import { z } from 'zod';
import type { Endpoint } from './endpoint';
import { type ErrorCode, errorStatus } from './errors';
import { sites } from './facts/brands';
import { proofHeader } from './facts/proof';

const schemaOf = (type: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(type, { io, unrepresentable: 'any', target: 'draft-2020-12' });

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
  ...{ name: proofHeader, in: 'header', required: false, schema: { type: 'string' } },
  description:
    'After 428 proof_required: details.challenge, a dot and a number; SHA-256 of it begins with details.bits zero bits',
};

/** Whoever sends an anonymous call's key again gets its answer, cookies included: it must be a secret. */
const idempotencyKey = {
  ...{ name: 'Idempotency-Key', in: 'header', required: false },
  schema: { type: 'string', minLength: 22, maxLength: 200 },
  description:
    'A random UUID. The same key, caller and bytes get the same answer for a day; 409 with Retry-After while the first call runs, 422 for other bytes.',
};

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
    summary: e.summary,
    tags: [e.service],
    'x-access': e.access,
    parameters: [
      { name: 'site', in: 'header', required: true, schema: { enum: sites } },
      ...(e.errors?.includes('proof_required') ? [proofParameter] : []),
      ...(e.mutates ? [idempotencyKey] : []),
      ...parametersOf(e.params, 'path'),
      ...parametersOf(e.query, 'query'),
    ],
    ...(e.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(e.body, 'input') } } } }
      : {}),
    responses,
  };
}

/** The OpenAPI 3.1 document of the given endpoints. */
export function openApiDocument(list: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const e of list) {
    const path = paths[e.path] ?? {};
    path[e.method.toLowerCase()] = operationOf(e);
    paths[e.path] = path;
  }
  return { openapi: '3.1.0', info: { title: 'Tienda Actual', version: '1.0.0' }, servers: [{ url: '/api' }], paths };
}
