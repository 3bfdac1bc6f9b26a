import { changes, type Endpoint, endpoints } from '@actual/contracts';
import { recordEvents } from '@actual/contracts/facts/desk/follow-up';
import { labelOf, valueWords } from './change-words';

interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
}

/** Every code that a shape may hold, with the name of its field. */
function codesIn(shape: Shape, name: string): [name: string, code: string][] {
  const own = [...(shape.enum ?? []), ...(shape.const === undefined ? [] : [shape.const])]
    .filter((code) => typeof code === 'string')
    .map((code): [string, string] => [name, String(code)]);
  return [
    ...own,
    ...Object.entries(shape.properties ?? {}).flatMap(([field, inner]) => codesIn(inner, field)),
    ...(shape.items ? codesIn(shape.items, name) : []),
    ...[...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])].flatMap((one) => codesIn(one, name)),
  ];
}

/** The fields of each call that the log keeps, with their shapes. */
const kept = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([call, { body, audits, ...rest }]) => {
  if (!body || !audits || !changes({ body, audits, ...rest })) return [];
  const fields = (body.toJSONSchema({ io: 'output', unrepresentable: 'any' }) as Shape).properties ?? {};
  return audits.filter((name) => name in fields).map((name) => [`${call} ${name}`, name, fields[name] ?? {}] as const);
});

/** Codes that people read as they are. */
const words = new Set<string>(recordEvents);

test('finds the fields of the audit log that hold codes', () => {
  expect(kept.flatMap(([, name, shape]) => codesIn(shape, name)).length).toBeGreaterThan(40);
});

test.each(kept)('the field of %s has a Spanish name, and a word for each of its codes', (_call, name, shape) => {
  expect(labelOf(name)).not.toBe(name);
  const raw = codesIn(shape, name).filter(([field, code]) => valueWords(field, code) === code && !words.has(code));
  expect(raw).toEqual([]);
});
