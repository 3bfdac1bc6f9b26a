import { z } from 'zod';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function renamed(given: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!isObject(given)) return given;
  const fields: Fields = { ...given };
  for (const [theirs, path] of Object.entries(names)) {
    if (!(theirs in given)) continue;
    const [ours = path, inner] = path.split('.');
    const within = inner === undefined ? fields : (fields[ours] ?? {});
    const name = inner ?? ours;
    // the same field under both names stays as it is, and the shape refuses it
    if (!isObject(within) || name in within) continue;
    if (within !== fields) fields[ours] = { ...within, [name]: given[theirs] };
    else fields[name] = given[theirs];
    delete fields[theirs];
  }
  return fields;
}

/**
 * A shape that also takes fields by the names that the customer's documents give them: `{ Details: 'details' }`, or into
 * an object of ours, `{ cardZip: 'cardholder.zip' }`. A field that neither names is refused: nothing that somebody sends is
 * dropped without a word.
 */
export const alsoNamed = <T extends z.ZodObject>(shape: T, names: Readonly<Record<string, string>>) =>
  z.preprocess(
    (given: z.input<T>) => renamed(given, names),
    z.strictObject(shape.shape).describe(
      `also takes ${Object.entries(names)
        .map(([theirs, ours]) => `${theirs} for ${ours}`)
        .join(', ')}`,
    ) as unknown as T,
  );

/** An id, also where the documents give the thing itself: `{ Product: { id, … } }`. */
export const idOrWhole = <T extends z.ZodType>(id: T) =>
  z.preprocess((given: z.input<T> | { id: z.input<T> }) => (isObject(given) ? given.id : given), id);
