import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

const inProduction = process.env.NODE_ENV === 'production';

/**
 * An answer as JSON, through the contract's shape, so that a new column of a table cannot leak. Outside production an
 * answer that says more than its contract is an error, so tests find queries that read too much.
 * @throws {z.ZodError | Error}
 */
export function serializeReply<T extends z.ZodType>(shape: T, answer: z.input<T>): string {
  const json = JSON.stringify(shape.parse(answer));
  if (!inProduction && !isDeepStrictEqual(JSON.parse(json), JSON.parse(JSON.stringify(answer)))) {
    throw new Error('an answer says more than its contract');
  }
  return json;
}
