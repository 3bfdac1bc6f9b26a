import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

/** Where people shop, answers go out as they were written: every one was checked in the tests, to the last field. */
const inProduction = process.env.NODE_ENV === 'production';

/**
 * An answer as JSON. Outside production it is held to the contract's shape, and may say nothing beside it: so a new
 * column of a table cannot leak, without each reply in the shop being taken apart once more.
 * @throws {z.ZodError | Error} outside production, where the answer is not exactly what the contract says
 */
export function written<T extends z.ZodType>(shape: T, answer: z.input<T>): string {
  const json = JSON.stringify(answer);
  if (inProduction) return json;
  const parsed: unknown = JSON.parse(JSON.stringify(shape.parse(answer)));
  if (!isDeepStrictEqual(parsed, JSON.parse(json))) throw new Error('an answer says more than its contract');
  return json;
}
