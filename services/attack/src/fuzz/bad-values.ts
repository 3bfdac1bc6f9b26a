import type { Schema } from '../sample';

/** Nested deep enough to overflow a recursive parser. */
const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** JSON texts rather than values: some cannot be made by JSON.stringify. */
export const anyJson: readonly string[] = [
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '1e308',
  '1e999',
  '-1e999',
  '9007199254740993',
  '99999999999999999999999999',
  '-0',
  '""',
  '" "',
  '[]',
  '{}',
  '[null]',
  '[[[[1]]]]',
  deep(20_000),
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"toString":1,"length":-1}',
  '{"$gt":""}',
  '{"toJSON":"x","then":"y"}',
];

/** Texts that are no valid name, postal code or date. */
export const anyText: readonly string[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u2066txt.exe',
  '🛋️'.repeat(40),
  'ﷺ'.repeat(100),
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  'İıſK',
  "' OR 1=1 --",
  "'; DROP TABLE orders; --",
  '1) UNION SELECT password_hash FROM app_user --',
  '\\x00\\',
  '$1',
  '?',
  '%',
  '%_%_%_%',
  '../../../../etc/passwd',
  '..\\..\\metrics',
  '%2e%2e%2f',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}#{7*7}<%=7*7%>',
  'javascript:alert(1)',
  '\r\nSet-Cookie: a=b',
  'a@b\r\nBcc: otra@example.com',
  '=cmd|calc!A1',
  'NaN',
  'Infinity',
  '-Infinity',
  '0x10',
  '1e3',
  'undefined',
  'null',
  'true',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '-------------------------------------',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  'x'.repeat(300),
  'x'.repeat(20_000),
  '９９７７５',
  '٧٧٥٠٠',
];

/** Just outside the schema's bounds. */
export function borders(schema: Schema): string[] {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  const item = '"00000000-0000-4000-8000-000000000000"';
  return [
    ...(minimum === undefined ? [] : [String(minimum - 1), String(minimum - 0.001)]),
    ...(maximum === undefined ? [] : [String(maximum + 1), String(maximum * 1_000)]),
    ...(minLength ? [JSON.stringify('x'.repeat(minLength - 1))] : []),
    ...(maxLength === undefined ? [] : [JSON.stringify('x'.repeat(maxLength + 1))]),
    ...(minItems ? ['[]'] : []),
    ...(maxItems === undefined ? [] : [`[${Array.from({ length: maxItems + 1 }, () => item).join()}]`]),
    ...(schema.type === 'number' ? ['0.001', '1e-9', '12345678.999'] : []),
  ];
}
