import type { Schema } from '../sample';

interface Field {
  path: readonly string[];
  schema: Schema;
}
/** The fields of a body, nested ones too; a list by its first item. */
export const fieldsOf = (schema: Schema, above: readonly string[] = []): Field[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, one]) => [
    { path: [...above, name], schema: one },
    ...fieldsOf(one, [...above, name]),
    ...(one.items ? fieldsOf(one.items, [...above, name, '0']) : []),
  ]);

/** A copy of a body, and the object in it that holds the field of a path. */
export function opened(body: Record<string, unknown>, path: readonly string[]) {
  const object = structuredClone(body);
  let parent: Record<string, unknown> = object;
  for (const name of path.slice(0, -1)) {
    const next = parent[name];
    if (typeof next !== 'object' || next === null) parent[name] = {};
    parent = parent[name] as Record<string, unknown>;
  }
  return { object, parent, field: path.at(-1) ?? '' };
}

const parsedTexts = new Map<string, unknown>();
/** What a JSON text says, parsed once: some nest 20,000 levels deep, and every field of every body gets them. */
export function parsed(text: string): unknown {
  if (!parsedTexts.has(text)) parsedTexts.set(text, JSON.parse(text));
  return parsedTexts.get(text);
}
