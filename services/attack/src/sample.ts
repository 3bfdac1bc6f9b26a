import { z } from 'zod';

/** The parts of JSON Schema that the contracts use. */
export interface Schema {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
}

/** The JSON Schema of what a caller may send. */
export const schemaOf = (type: z.ZodType): Schema =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema;

/** Texts for the patterns and formats of the contracts; a pattern that none fits shows at once, as a refused sample. */
const TEXTS = [
  'Ana',
  'salas',
  '77500',
  'QUR',
  '9981234567',
  '200123',
  'ana@example.com',
  '2030-01-31',
  '2030-01-31T12:00:00.000Z',
  'https://example.com/',
  '00000000-0000-4000-8000-000000000000',
  '00000000-0000-4000-8000-000000000000.jpg',
  '12:40',
  'XAXX010101000',
  'closed-days.store',
];

function textFor({ pattern, format, minLength = 0, maxLength = 1_000 }: Schema): string {
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern).test(text));
  const byFormat: Record<string, string> = {
    email: 'ana@example.com',
    uri: 'https://example.com/',
    date: '2030-01-31',
  };
  const known = format ? byFormat[format] : undefined;
  if (known) return known;
  return TEXTS.find(fits) ?? 'x'.repeat(Math.max(1, minLength));
}

/** Telephones have a rule of their own, which no schema shows. */
const isPhone = (name: string): boolean => /phone|cel(lular|lolar)|^tel/i.test(name);

/** A way into a home has a grammar of its own, which no schema shows. */
const WAY_IN = '3.d80-210';

/** A valid value with every property. Rules between fields are not in a schema: see `bodies.ts`. */
export function sampleOf(schema: Schema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [either] = schema.anyOf ?? schema.oneOf ?? [];
  if (either) return sampleOf(either, name);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([field, one]) => [field, sampleOf(one, field)]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, () => sampleOf(schema.items ?? {}));
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, Math.min(1, schema.maximum ?? 1));
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      if (name === 'wayIn') return WAY_IN;
      return isPhone(name) ? '9981234567' : textFor(schema);
  }
}
